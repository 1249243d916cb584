//! Chance at the table: drawn by the program on request, or entered from real dice and cards.

use super::answers::{Meant, meant};
use super::session::{Next, Session};
use super::typed::Typed;
use crate::failure::Outcome;
use galerne_catalog::{ChanceDue, Outcome as Fell};
use galerne_engine::{Message, Seat, Wanted};
use galerne_table::Order;
use std::io;

impl Session<'_> {
    /// Resolves the chance that is due.
    pub(super) fn chance(&mut self) -> Outcome<Next> {
        let Some(due) = self.open.table().now().chance() else { return Ok(Next::Go) };
        // A chance with neither dice nor a list (how islands lie) cannot be typed: the program draws it.
        let can_be_said = due.outcomes.is_some() || matches!(due.wanted, Wanted::Dice(_));
        if self.style.dice && can_be_said {
            return self.real_chance(&due);
        }
        // Before the dice fall an undo is still possible, so a person who has just moved says when.
        match self.last_human() {
            Some(seat) if !self.style.auto => self.wait_for_enter(seat, &due),
            _ => self.roll(),
        }
    }

    fn roll(&mut self) -> Outcome<Next> {
        self.execute(&Order::Roll)?.map_err(|denial| self.failed(&denial))?;
        Ok(Next::Go)
    }

    fn wait_for_enter(&mut self, seat: Seat, due: &ChanceDue) -> Outcome<Next> {
        let what = match &due.wanted {
            Wanted::Dice(_) => "play-enter-throws",
            Wanted::Listed => "play-enter-draws",
        };
        let prompt = format!("{} ", self.voice.word(what));
        let before = self.open.table().entries();
        while self.open.table().entries() == before {
            let Some(line) = self.terminal.ask(&prompt)? else { return Ok(Next::InputEnded) };
            match Typed::read(&line) {
                Typed::Nothing => return self.roll(),
                Typed::Word(word, rest) => match self.obey(word, &rest, seat)? {
                    Next::Go => {}
                    next => return Ok(next),
                },
                _ => self.line("play-enter-only")?,
            }
        }
        Ok(Next::Go)
    }

    /// Ask for what the real dice or cards show.
    fn real_chance(&mut self, due: &ChanceDue) -> Outcome<Next> {
        let seat = self.last_human().unwrap_or(Seat::FIRST);
        self.ask_for(due)?;
        let before = self.open.table().entries();
        while self.open.table().entries() == before {
            let Some(line) = self.terminal.ask("> ")? else { return Ok(Next::InputEnded) };
            let fed = match (Typed::read(&line), &due.wanted, &due.outcomes) {
                (Typed::Word(word, rest), _, _) => match self.obey(word, &rest, seat)? {
                    Next::Go => continue,
                    next => return Ok(next),
                },
                (Typed::Json(value), _, _) => Order::Outcome(value),
                (Typed::Nothing, _, _) => {
                    self.ask_for(due)?;
                    continue;
                }
                (_, Wanted::Dice(_), _) => match read_dice(&line) {
                    Some(dice) => Order::Dice(dice),
                    None => {
                        self.message(&Message::new("dice-not-numbers").with("given", line))?;
                        continue;
                    }
                },
                (typed, Wanted::Listed, Some(outcomes)) => match self.listed(&typed, outcomes) {
                    Some(outcome) => Order::Outcome(outcome.chance.clone()),
                    None => {
                        self.message(&Message::new("play-not-understood").with("text", line))?;
                        continue;
                    }
                },
                (_, Wanted::Listed, None) => {
                    self.line("dice-json")?;
                    continue;
                }
            };
            if let Err(denial) = self.execute(&fed)? {
                self.deny(&denial)?;
            }
        }
        Ok(Next::Go)
    }

    fn ask_for(&mut self, due: &ChanceDue) -> io::Result<()> {
        match (&due.wanted, &due.outcomes) {
            (Wanted::Dice(dice), _) => {
                let die = |(name, faces): &(Message, u8)| {
                    format!("{} (1–{faces})", self.open.table().say(self.voice.language, name))
                };
                let dice: Vec<String> = dice.iter().map(die).collect();
                self.message(&Message::new("dice-throw").with("dice", dice.join(", ")))
            }
            (Wanted::Listed, Some(outcomes)) => {
                self.line("dice-draw")?;
                let labels: Vec<String> =
                    outcomes.iter().map(|outcome| self.open.table().say(self.voice.language, &outcome.label)).collect();
                self.terminal.numbered(&labels)
            }
            (Wanted::Listed, None) => self.line("dice-json"),
        }
    }

    fn listed<'o>(&self, typed: &Typed, outcomes: &'o [Fell]) -> Option<&'o Fell> {
        match typed {
            Typed::Number(number) => outcomes.get(number.checked_sub(1)?),
            Typed::Text(text) => {
                let labels: Vec<String> =
                    outcomes.iter().map(|outcome| self.open.table().say(self.voice.language, &outcome.label)).collect();
                match meant(text, &labels) {
                    Meant::One(index) => outcomes.get(index),
                    Meant::Several(_) | Meant::None => None,
                }
            }
            _ => None,
        }
    }
}

/// `3 5`, `3,5` or `3+5`: what dice show, however one writes it down.
fn read_dice(line: &str) -> Option<Vec<u8>> {
    let numbers = line.split([' ', ',', ';', '+']).filter(|word| !word.is_empty());
    numbers.map(|number| number.parse().ok()).collect::<Option<Vec<u8>>>().filter(|dice| !dice.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_however_they_are_written() {
        for line in ["3 5", "3,5", "3, 5", "3+5"] {
            assert_eq!(read_dice(line), Some(vec![3, 5]), "{line}");
        }
        for line in ["", "three", "3 x", "300", "-1"] {
            assert_eq!(read_dice(line), None, "{line}");
        }
    }
}

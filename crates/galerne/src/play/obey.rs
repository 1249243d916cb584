//! The words that are not moves: undo, log, hint and their like.

use super::answers::{Meant, meant};
use super::seats::{Who, word_for};
use super::session::{Next, Session};
use super::typed::Word;
use crate::commands::log_line;
use crate::failure::Outcome;
use crate::voice::Voice;
use galerne_engine::{Message, Random, Seat, mix};
use galerne_table::Order;
use std::io;

impl Session<'_> {
    /// The words that are not moves. They work at every question.
    pub(super) fn obey(&mut self, word: Word, rest: &str, seat: Seat) -> Outcome<Next> {
        match word {
            Word::Undo => self.undo(rest, seat)?,
            Word::Why => self.why(rest, seat)?,
            Word::Save => {
                self.save(rest)?;
            }
            Word::Log => self.log()?,
            Word::Board => self.show(seat)?,
            Word::Rules => self.rules(rest)?,
            Word::Hint => self.hint(seat)?,
            Word::Lang => self.change_language(rest, seat)?,
            Word::Help => self.line("play-help")?,
            Word::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Go)
    }

    fn undo(&mut self, whose: &str, seat: Seat) -> io::Result<()> {
        let by_name =
            self.open.table().names().iter().position(|name| meant(whose, std::slice::from_ref(name)) == Meant::One(0));
        let by_number = || whose.parse::<usize>().ok()?.checked_sub(1).filter(|&seat| seat < self.seats.len());
        let seat = match whose {
            "" => Some(seat),
            _ => by_number().or(by_name).map(|seat| Seat(seat as u8)),
        };
        let Some(seat) = seat.filter(|seat| self.seats.get(seat.index()) == Some(&Who::Human)) else {
            return self.message(&Message::new("play-nobody").with("name", whose));
        };
        if self.order(&Order::Undo { seat })? {
            let count = self.open.table().now().event_count();
            for told in &mut self.told {
                *told = count.min(*told);
            }
            self.line("play-undone")?;
        }
        Ok(())
    }

    fn log(&mut self) -> io::Result<()> {
        let events = self.open.table().now().events(0, self.viewer());
        if events.is_empty() {
            return self.line("play-no-log");
        }
        for told in events.iter().filter(|told| !told.aside) {
            self.terminal.line(&format!("  {}", log_line(self.terminal, self.voice, self.open.table(), told)))?;
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let bots = self.open.table().game().bots();
        let Some(bot) = bots.last() else { return Ok(()) };
        // Luck of its own: asking for advice changes nothing in the game.
        let mut random = Random::new(mix(self.style.seed, self.open.table().entries() as u64));
        let advice = self.open.table().now().advise(bot, seat, &mut random);
        match advice {
            Ok(choice) => {
                let number = self.open.table().now().choices(seat).iter().position(|other| other.id == choice.id);
                let label = self.open.table().say(self.voice.language, &choice.label);
                let message = Message::new("play-hint")
                    .with("bot", word_for(Who::Bot(bot), self.voice))
                    .with("number", number.map_or(0, |index| index + 1))
                    .with("label", label);
                self.message(&message)
            }
            Err(denial) => self.deny(&denial),
        }
    }

    fn change_language(&mut self, code: &str, seat: Seat) -> io::Result<()> {
        match code.parse() {
            Ok(language) => {
                self.voice = Voice { language };
                self.show(seat)
            }
            Err(_) => self.message(&Message::new("usage-language").with("code", code)),
        }
    }
}

//! Dice and weather cards: what may come, with which weight, and what it does.

use crate::action::Chance;
use crate::cards::{Card, KINDS, Pile, Top};
use crate::event::Event;
use crate::game::SailRace;
use crate::options::Weather;
use crate::rule_ids as rule;
use crate::state::{Phase, State};
use crate::wind::{Wind, evolution, initial_direction};
use galerne_engine::{Log, Luck, Occasion, Random, Refusal};

impl Luck for SailRace {
    type Chance = Chance;

    const SOURCES: &'static [&'static str] = &["first wind", "weather"];

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        if let Some([column, row]) = self.predrawn(state) {
            return Chance::Throw { column, row };
        }
        match self.options.weather {
            Weather::Cards2 if state.phase == Phase::Weather => {
                let pile = state.pile.ready();
                let first = pile.draw(random);
                Chance::Two { first, second: pile.without_top(first).draw(random) }
            }
            Weather::Chain if state.phase == Phase::Weather => {
                let pile = state.pile.ready();
                let turned = pile.draw(random);
                Chance::Chain { turned, next: pile.without_top(turned).draw_back(random) }
            }
            // SR-3.3, SR-6.2: the first die is always the column.
            _ => {
                let throw = random.below(36) as u8;
                Chance::Throw { column: throw % 6 + 1, row: throw / 6 + 1 }
            }
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        if let Some([column, row]) = self.predrawn(state) {
            out.push((Chance::Throw { column, row }, 1));
        } else if state.phase == Phase::InitialWind {
            out.extend(all_throws().map(|(column, row)| (Chance::Throw { column, row }, 1)));
        } else {
            match self.options.weather {
                Weather::Cards2 => self.list_cards2(state, out),
                Weather::Chain => self.list_chain(state, out),
                Weather::Dice | Weather::Table => self.list_throws(state, out),
            }
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        let by_cards = state.phase == Phase::Weather && self.options.weather.is_by_cards();
        let on_pile = |pile: &Pile, card: Card| card.kind().is_some_and(|kind| pile.ways_on_top(kind) > 0);
        let possible = match *chance {
            _ if !matches!(state.phase, Phase::InitialWind | Phase::Weather) => {
                return Err(Refusal::new(rule::WEATHER, "refused-no-weather-due"));
            }
            Chance::Throw { column, row } if !by_cards => {
                if !(1..=6).contains(&column) || !(1..=6).contains(&row) {
                    return Err(Refusal::new(rule::MANUAL, "refused-dice"));
                }
                match self.predrawn(state) {
                    Some(due) if due != [column, row] => {
                        return Err(Refusal::new(rule::WEATHER_SOURCE, "refused-not-in-table")
                            .with("column", due[0])
                            .with("row", due[1]));
                    }
                    _ => true,
                }
            }
            Chance::Two { first, second } if by_cards && self.options.weather == Weather::Cards2 => {
                let pile = state.pile.ready();
                on_pile(&pile, first) && on_pile(&pile.without_top(first), second)
            }
            Chance::Chain { turned, next } if by_cards && self.options.weather == Weather::Chain => {
                let pile = state.pile.ready();
                on_pile(&pile, turned) && pile.without_top(turned).backs().any(|(back, ways)| back == next && ways > 0)
            }
            _ => return Err(Refusal::new(rule::WEATHER_SOURCE, "refused-other-weather")),
        };
        if possible { Ok(()) } else { Err(Refusal::new(rule::CARDS_KNOWN, "refused-card-not-there")) }
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        if state.phase == Phase::InitialWind {
            if let Chance::Throw { column, row } = chance {
                self.open_with(state, initial_direction(column, row), Some([column, row]), log);
            }
            return;
        }
        let wind = self.wind_after(state, chance);
        turn_cards(state, chance);
        self.blow(state, wind, chance, log);
    }

    /// The weather of a turn is common to all boats, whatever they do (SR-1.2).
    fn occasion(&self, state: &State) -> Occasion {
        Occasion::Throw(u64::from(state.turn))
    }
}

impl SailRace {
    /// The throw that the pre-drawn table holds for the chance that is due, as long as the list lasts.
    pub(crate) fn predrawn(&self, state: &State) -> Option<[u8; 2]> {
        if self.throws.is_empty() || state.imagined {
            return None;
        }
        let line = if state.phase == Phase::InitialWind { 0 } else { usize::from(state.turn) + 1 };
        self.throws.get(line).copied()
    }

    /// The wind that a possible outcome brings.
    #[inline(always)]
    pub(crate) fn wind_after(&self, state: &State, chance: Chance) -> Wind {
        match chance {
            Chance::Throw { column, row } => {
                let (turn, force) = evolution(column, row);
                state.wind.changed(turn, force)
            }
            Chance::Two { first, second } => state.wind.changed(first.turn, second.force),
            Chance::Chain { turned, next } => state.wind.changed(next, turned.force),
        }
    }

    /// Weather to come, one turn on: the wind as it is then, the cards as they lie.
    pub(crate) fn imagine_weather(&self, state: &mut State, random: &mut Random) {
        state.phase = Phase::Weather;
        let chance = self.draw(state, random);
        state.wind = self.wind_after(state, chance);
        turn_cards(state, chance);
        state.turn += 1;
    }

    fn list_cards2(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let pile = state.pile.ready();
        let begin = out.len();
        for first in (0..KINDS).filter(|&kind| pile.ways_on_top(kind) > 0) {
            let rest = pile.without_top(Card::of_kind(first));
            for second in (0..KINDS).filter(|&kind| rest.ways_on_top(kind) > 0) {
                let chance = Chance::Two { first: Card::of_kind(first), second: Card::of_kind(second) };
                let ways = pile.ways_on_top(first) * rest.ways_on_top(second);
                // The same two cards the other way round may bring the same wind: then it is the same outcome.
                let wind = self.wind_after(state, chance);
                let swapped = Chance::Two { first: Card::of_kind(second), second: Card::of_kind(first) };
                match out[begin..].iter_mut().find(|(known, _)| *known == swapped) {
                    Some((known, weight)) if self.wind_after(state, *known) == wind => *weight += ways,
                    _ => out.push((chance, ways)),
                }
            }
        }
    }

    fn list_chain(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let pile = state.pile.ready();
        for kind in (0..KINDS).filter(|&kind| pile.ways_on_top(kind) > 0) {
            let turned = Card::of_kind(kind);
            let rest = pile.without_top(turned);
            for (next, ways) in rest.backs().filter(|&(_, ways)| ways > 0) {
                out.push((Chance::Chain { turned, next }, pile.ways_on_top(kind) * ways));
            }
        }
    }

    /// One representative throw for each wind it may bring (17 of 36, fewer where the force is capped).
    fn list_throws(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let begin = out.len();
        for (column, row) in all_throws() {
            let chance = Chance::Throw { column, row };
            let wind = self.wind_after(state, chance);
            match out[begin..].iter_mut().find(|(known, _)| self.wind_after(state, *known) == wind) {
                Some((_, weight)) => *weight += 1,
                None => out.push((chance, 1)),
            }
        }
    }
}

/// The cards that a weather turns up leave the pile.
fn turn_cards(state: &mut State, chance: Chance) {
    match chance {
        Chance::Throw { .. } => {}
        Chance::Two { first, second } => state.pile = state.pile.ready().without_top(first).without_top(second),
        Chance::Chain { turned, next } => {
            state.pile = state.pile.ready().without_top(turned);
            state.pile.top = Top::Back(next);
        }
    }
}

fn all_throws() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|row| (1..=6).map(move |column| (column, row)))
}

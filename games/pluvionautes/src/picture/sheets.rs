//! What a thing is, what can be done with it now and why not: the words shown on hovering over it.

use crate::buildings::Kind;
use crate::cells::{Cell, Mask, Slot, bit};
use crate::game::Pluvionautes;
use crate::options::Throw;
use crate::state::{Phase, State};
use crate::words::text_board::{building_fact, die_fact};
use galerne_engine::Message;

/// What a building does.
pub(super) fn does(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Wall => "does-wall",
        Kind::WaterTower => "does-water-tower",
        Kind::Lighthouse => "does-lighthouse",
    })
}

pub(super) fn sheet(reading: Message, now: Message) -> Message {
    Message::new("sheet").with("reading", reading).with("now", now)
}

/// A fact is a sentence of its own already.
fn fact(fact: Message, more: Message) -> Message {
    Message::new("sheet-fact").with("fact", fact).with("more", more)
}

pub(super) fn building(slot: Slot, kind: Kind) -> Message {
    fact(building_fact(slot, kind), does(kind))
}

/// PL-4.1: how far it rains and storms from the die, and what moves it.
pub(super) fn die(game: &Pluvionautes, state: &State, number: usize) -> Message {
    let Some((_, value)) = state.die(number) else { return die_fact(state, number) };
    let (rain, storm) = (game.rain(value), game.storm(value));
    let key = match storm {
        0 => "sheet-rains",
        _ if storm < rain => "sheet-storms",
        _ => "sheet-only-storms",
    };
    fact(die_fact(state, number), Message::new(key).with("rain", rain).with("storm", storm))
}

/// What the phase lets one do with the cells, worked out once for all of them.
pub(super) struct Now<'a> {
    game: &'a Pluvionautes,
    state: &'a State,
    /// The cells within each distance of the balloon.
    levels: [Mask; 6],
    open: Mask,
}

impl<'a> Now<'a> {
    pub(super) fn new(game: &'a Pluvionautes, state: &'a State) -> Now<'a> {
        let open = match state.phase {
            Phase::Pilot => game.flights(state),
            Phase::Tow => game.destinations(state),
            _ => 0,
        };
        let levels = match state.balloon() {
            None => [0; 6],
            Some(from) => game.paths(state).within::<6>(from.0),
        };
        Now { game, state, levels, open }
    }

    fn distance(&self, cell: Cell) -> usize {
        self.levels.iter().position(|level| level & bit(cell.0) != 0).unwrap_or(self.levels.len())
    }

    /// The reading of a cell with what can be done there now.
    pub(super) fn cell(&self, cell: Cell, reading: Message) -> Message {
        match self.state.phase {
            Phase::Launch if matches!(self.game.options.throw, Throw::Aimed | Throw::Chosen) => {
                sheet(reading, Message::new("sheet-aim"))
            }
            Phase::Pilot => sheet(reading, self.flight(cell)),
            Phase::Tow if self.is_free(cell) => sheet(reading, self.tow(cell)),
            // What is the same for all other cells is sent when one is touched, not thirty-six times in every message.
            Phase::Build if self.state.balloon() == Some(cell) => sheet(reading, Message::new("sheet-build-here")),
            _ => Message::new("sheet-plain").with("reading", reading),
        }
    }

    /// PL-7.1: how far it is, and whether there is something to tow.
    fn flight(&self, cell: Cell) -> Message {
        let state = self.state;
        if self.open & bit(cell.0) == 0 {
            return Message::new("sheet-too-far").with("range", self.game.fuel(state));
        }
        let there = State { balloon: cell.0, ..*state };
        let key = match (state.sky.at(cell), self.game.is_locked(&there)) {
            (None, _) => "sheet-fly-empty",
            (Some(_), true) => "sheet-fly-locked",
            (Some(_), false) => "sheet-fly",
        };
        Message::new(key)
            .with("distance", self.distance(cell))
            .with("range", self.game.fuel(state))
            .with("tow", self.game.tow_range(state))
    }

    /// Whether there is room for the island under the balloon: an island that one sees there needs no words.
    fn is_free(&self, cell: Cell) -> bool {
        self.state.sky.at(cell).is_none() || self.state.balloon() == Some(cell)
    }

    /// PL-8.2: whether the island under the balloon can be set down there.
    fn tow(&self, cell: Cell) -> Message {
        let state = self.state;
        let range = self.game.tow_range(state);
        let key = if state.balloon() == Some(cell) {
            "sheet-tow-stays"
        } else if self.open & bit(cell.0) != 0 {
            "sheet-tow"
        } else if self.distance(cell) > usize::from(range) {
            "sheet-too-far"
        } else {
            "refused-frozen"
        };
        Message::new(key).with("distance", self.distance(cell)).with("range", range)
    }
}

//! Why a written position cannot be: the rule that says so, and which seat, creature or cell it is about.

use crate::map::coordinates;
use crate::position::UnitText;
use crate::rules_ids as rule;
use crate::setup::Onb;
use crate::state::Unit;
use galerne_engine::{Arg, Message, Reason, Refusal, Rule, Square};

/// A doubt about one thing, before it is said which thing.
#[derive(Clone, Debug)]
pub(crate) struct Doubt(pub(crate) Rule, pub(crate) Message);

impl From<Reason> for Doubt {
    fn from(Reason(rule, key): Reason) -> Doubt {
        Doubt(rule, Message::new(key))
    }
}

impl From<Doubt> for Refusal {
    fn from(Doubt(rule, reason): Doubt) -> Refusal {
        Refusal { rule, reason }
    }
}

/// `Ok` if the condition holds, else the doubt.
pub(crate) fn believe(condition: bool, rule: Rule, doubt: impl FnOnce() -> Message) -> Result<(), Doubt> {
    if condition { Ok(()) } else { Err(Doubt(rule, doubt())) }
}

fn place_name(at: Option<Square>) -> Arg {
    match at {
        Some(at) => at.to_string().into(),
        None => Message::new("position-nowhere").into(),
    }
}

impl Onb {
    fn written_name(&self, kind: &str) -> Arg {
        self.library.kind(kind).map_or_else(|| kind.into(), |kind| self.kind_name(kind as u8))
    }

    /// The doubt about the creature with that number (from 0), as it was written.
    pub(crate) fn doubt_creature(&self, number: usize, text: &UnitText, Doubt(rule, why): Doubt) -> Refusal {
        Refusal::new(rule, "refused-position-creature")
            .with("number", number + 1)
            .with("kind", self.written_name(&text.kind))
            .with("cell", place_name(text.at))
            .with("why", why)
    }

    /// The same once it was read.
    pub(crate) fn doubt_unit(&self, number: u8, unit: &Unit, Doubt(rule, why): Doubt) -> Refusal {
        let at = (unit.x >= 0).then_some(Square::new(unit.x, unit.y));
        Refusal::new(rule, "refused-position-creature")
            .with("number", number + 1)
            .with("kind", self.kind_name(unit.kind))
            .with("cell", place_name(at))
            .with("why", why)
    }

    /// What keeps a base from standing there: the edge of the board, the ground, or somebody.
    pub(crate) fn doubt_place(&self, state: &crate::state::State, unit: &Unit) -> Message {
        let base = self.base(unit);
        if !base.squares().all(|(x, y)| self.map.contains(x, y)) {
            return Message::new("position-off-board");
        }
        let taken = base.squares().find(|&(x, y)| self.occupied(state, x, y));
        if let Some((x, y)) = taken {
            let other = state.at[crate::map::cell(x, y)];
            return Message::new("position-taken").with("other", self.unit_name(self.who(state, other)));
        }
        let blocked = base.cells().find(|&here| !self.map.stands(here, 1, state.closed)).map(coordinates);
        match blocked {
            Some((x, y)) => Message::new("position-ground").with("cell", Square::new(x, y).to_string()),
            None => Message::new("position-edge"),
        }
    }
}

/// A seat that nobody has.
pub(crate) fn no_seat(seat: impl Into<i64>, seats: usize) -> Doubt {
    Doubt(rule::SETUP, Message::new("refused-position-seat").with("seat", seat.into() + 1).with("seats", seats))
}

//! Positions (`impl Positions`): the fields of a position file, and the words that stand in it for phases, markers and doors.

mod read;
mod validate;
mod write;

use crate::bestiary::Affiliation;
use crate::game::Onb;
use crate::map::DoorState;
use crate::state::{Gait, Phase, RollKind, State, mark};
use galerne_engine::{Positions, Refusal, Seat, Square};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

impl Positions for Onb {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        self.write_position(state)
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let state = self.read_position(position)?;
        self.ensure_not_stuck(&state)?;
        Ok(state)
    }
}

/// A state as a person would write it down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub phase: String,
    pub round: u8,
    pub pass: u8,
    /// By seat; `null` for a list one may not know.
    pub armies: Vec<Option<BTreeMap<String, u8>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banners: Vec<Option<Affiliation>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locked: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Seat>,
    /// Seats in order of deployment.
    pub turns: Vec<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cursor: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placing: Vec<PlacingText>,
    pub units: Vec<UnitText>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub doors: BTreeMap<String, DoorState>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rubble: Vec<Square>,
    /// Sides in their order, by INIT; only where it is not the plain one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub order: BTreeMap<u8, Vec<u8>>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tie: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub yielded: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<ActiveText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollText>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attacker: u8,
    /// By side: consecutive rounds on the point, rounds in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub control: Vec<[u8; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Option<u8>>,
    /// By seat: PV dealt, PV lost, kills.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tally: Vec<[u16; 3]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacingText {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Square>,
}

/// A creature; what is at its usual value is left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitText {
    pub kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Square>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub facing: u8,
    pub pv: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub mana: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unloaded: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<u8>,
    /// Loss, shaken, prone: what an area attack has in store.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit: Option<(u8, bool, bool)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summoner: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Shaken,
    Prone,
    Waiting,
    Activated,
    Riposte,
    Fresh,
    Reserve,
}

pub(crate) const MARKS: [(Mark, u8); 7] = [
    (Mark::Shaken, mark::SHAKEN),
    (Mark::Prone, mark::PRONE),
    (Mark::Waiting, mark::WAITING),
    (Mark::Activated, mark::ACTIVATED),
    (Mark::Riposte, mark::RIPOSTE),
    (Mark::Fresh, mark::FRESH),
    (Mark::Reserve, mark::RESERVE),
];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActiveText {
    pub unit: u8,
    pub halves: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub moved: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub attacked: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub picked: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<PathText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarry: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Square>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathText {
    pub gait: Gait,
    pub budget: u8,
    pub steps: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<Square>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub provoked: Vec<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollText {
    pub kind: RollKind,
    pub unit: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Square>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cover: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub long: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub victims: Vec<u8>,
}

pub(crate) const PHASES: [(&str, Phase); 19] = [
    ("roles", Phase::Roles),
    ("army draw", Phase::ArmyDraw),
    ("army", Phase::Army),
    ("order", Phase::Order),
    ("deployment", Phase::Deploy),
    ("secret deployment", Phase::SecretDeploy),
    ("target", Phase::Target),
    ("ties", Phase::Ties),
    ("slot", Phase::Slot),
    ("action", Phase::Act),
    ("move", Phase::Move),
    ("aim", Phase::Aim),
    ("summon", Phase::SummonCell),
    ("summon facing", Phase::SummonFace),
    ("strike", Phase::Strike),
    ("opportunity", Phase::Ask),
    ("die", Phase::Roll),
    ("facing", Phase::Face),
    ("over", Phase::Over),
];

fn is_zero(n: &u8) -> bool {
    *n == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

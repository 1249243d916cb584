//! Positions as one would write them down.

use crate::bestiary::{Affiliation, Library};
use crate::event::Who;
use crate::secrets::UNKNOWN;
use crate::setup::Onb;
use crate::state::{Activation, Gait, NONE, PLAIN_ORDER, Phase, Placing, RollKind, State, Tally, Unit, mark};
use galerne_engine::{Seat, Square};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    pub doors: BTreeMap<String, DoorText>,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoorText {
    Open,
    Closed,
    Locked,
    Broken,
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
    pub gait: GaitText,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GaitText {
    Course,
    Sprint,
    Charge,
    Vault,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RollText {
    pub kind: RollName,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollName {
    Attack,
    ChargeBlow,
    Opportunity,
    Area,
    PickLock,
    Bash,
    Vault,
}

pub(crate) const ROLLS: [(RollName, RollKind); 7] = [
    (RollName::Attack, RollKind::Attack),
    (RollName::ChargeBlow, RollKind::ChargeBlow),
    (RollName::Opportunity, RollKind::Opportunity),
    (RollName::Area, RollKind::Area),
    (RollName::PickLock, RollKind::PickLock),
    (RollName::Bash, RollKind::Bash),
    (RollName::Vault, RollKind::Vault),
];

pub(crate) const GAITS: [(GaitText, Gait); 4] = [
    (GaitText::Course, Gait::Course),
    (GaitText::Sprint, Gait::Sprint),
    (GaitText::Charge, Gait::Charge),
    (GaitText::Vault, Gait::Vault),
];

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

fn some(n: u8) -> Option<u8> {
    (n != NONE).then_some(n)
}

fn square((x, y): (i8, i8)) -> Option<Square> {
    (x >= 0).then_some(Square::new(x, y))
}

fn bits(mask: u32) -> Vec<u8> {
    (0..32).filter(|n| mask >> n & 1 != 0).collect()
}

fn seats(mask: u8) -> Vec<Seat> {
    bits(u32::from(mask)).into_iter().map(Seat).collect()
}

impl Onb {
    pub(crate) fn write_down(&self, state: &State) -> Position {
        let list = |seat: usize| {
            let army = &state.armies[seat];
            if army[0] == UNKNOWN {
                return None;
            }
            let named = army.iter().enumerate().filter(|(_, n)| **n > 0);
            Some(named.map(|(kind, &n)| (self.kind(kind as u8).id.clone(), n)).collect())
        };
        let kind_of = |kind: u8| (kind != NONE).then(|| self.kind(kind).id.clone());
        let door = |n: usize| match (state.broken >> n & 1, state.closed >> n & 1, state.bolted >> n & 1) {
            (1, _, _) => DoorText::Broken,
            (_, 0, _) => DoorText::Open,
            (_, _, 0) => DoorText::Closed,
            _ => DoorText::Locked,
        };
        let sides = |order: u8| {
            (0..4).map(|rank| order >> (2 * rank) & 3).filter(|&side| usize::from(side) < self.sides).collect()
        };
        let rubble = (0..self.map.height as i8).flat_map(|y| (0..self.map.width as i8).map(move |x| Square::new(x, y)));
        let unless_default = |list: Vec<[u8; 2]>| if list.iter().all(|pair| *pair == [0, 0]) { vec![] } else { list };
        let all = 0..self.seats;
        Position {
            phase: PHASES.iter().find(|(_, phase)| *phase == state.phase).map_or("over", |(name, _)| name).to_owned(),
            round: state.round,
            pass: state.pass,
            armies: all.clone().map(list).collect(),
            banners: if state.banner == [NONE; 4] {
                vec![]
            } else {
                all.clone().map(|seat| Affiliation::ALIGNED.get(usize::from(state.banner[seat])).copied()).collect()
            },
            locked: seats(state.locked),
            out: seats(state.out),
            turns: state.turns[..self.seats].iter().map(|&seat| Seat(seat)).collect(),
            cursor: state.cursor,
            placing: all
                .clone()
                .filter(|&seat| state.placing[seat] != Placing::NONE)
                .map(|seat| {
                    let placing = state.placing[seat];
                    PlacingText {
                        seat: Seat(seat as u8),
                        kind: kind_of(placing.kind),
                        owner: some(placing.owner).map(Seat),
                        at: square((placing.x, placing.y)),
                    }
                })
                .collect(),
            units: state.units().iter().map(|unit| self.write_unit(unit)).collect(),
            doors: self.map.doors.iter().enumerate().map(|(n, known)| (known.id.clone(), door(n))).collect(),
            rubble: rubble.filter(|at| state.rubble[at.y as usize] >> at.x & 1 != 0).collect(),
            order: (0..16u8)
                .filter(|&init| state.order[usize::from(init)] != PLAIN_ORDER)
                .map(|init| (init, sides(state.order[usize::from(init)])))
                .collect(),
            tie: state.tie,
            yielded: seats(state.yielded),
            active: (state.act != Activation::NONE).then(|| write_active(&state.act)),
            roll: ROLLS.iter().find(|(_, kind)| *kind == state.roll.kind).map(|(kind, _)| RollText {
                kind: *kind,
                unit: state.roll.unit,
                weapon: some(state.roll.weapon),
                target: some(state.roll.target),
                cell: square(state.roll.cell),
                cover: state.roll.cover,
                long: state.roll.long,
                victims: state.roll.victims.iter().collect(),
            }),
            attacker: state.attacker,
            control: unless_default((0..self.sides).map(|side| [state.hold[side], state.held[side]]).collect()),
            targets: if state.targets == [NONE; 4] {
                vec![]
            } else {
                all.clone().map(|seat| some(state.targets[seat])).collect()
            },
            tally: if state.tally == [Tally::default(); 4] {
                vec![]
            } else {
                all.map(|seat| state.tally[seat]).map(|t| [t.dealt, t.lost, u16::from(t.kills)]).collect()
            },
            winners: seats(state.winners),
        }
    }

    fn write_unit(&self, unit: &Unit) -> UnitText {
        UnitText {
            kind: self.kind(unit.kind).id.clone(),
            seat: some(unit.seat).map(Seat),
            at: square((unit.x, unit.y)),
            facing: unit.facing,
            pv: unit.pv,
            mana: unit.mana,
            marks: MARKS.iter().filter(|(_, bit)| unit.has(*bit)).map(|(name, _)| *name).collect(),
            unloaded: bits(u32::from(unit.unloaded)),
            used: bits(u32::from(unit.used)),
            hit: (unit.hit != 0).then_some((unit.hit & 63, unit.hit & 64 != 0, unit.hit & 128 != 0)),
            summoner: some(unit.summoner),
        }
    }
}

fn write_active(act: &Activation) -> ActiveText {
    ActiveText {
        unit: act.unit,
        halves: act.halves,
        moved: act.moved,
        attacked: act.attacked,
        picked: act.picked,
        path: GAITS.iter().find(|(_, gait)| *gait == act.gait).map(|(gait, _)| PathText {
            gait: *gait,
            budget: act.budget,
            steps: act.steps,
            stop: square(act.stop),
            heading: some(act.heading),
            step: some(act.step),
            provoked: act.provoked.iter().collect(),
        }),
        quarry: some(act.quarry),
        tool: some(act.tool),
        cell: square(act.cell),
    }
}

impl Position {
    /// The creatures of a position by the name the log gives them.
    #[must_use]
    pub fn numbered(&self, library: &Library) -> Vec<Who> {
        let kind = |text: &UnitText| library.kind(&text.kind).unwrap_or(0) as u8;
        self.units.iter().enumerate().map(|(n, text)| Who { unit: n as u8, kind: kind(text) }).collect()
    }
}

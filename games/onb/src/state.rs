//! Everything that changes during play (ON-3.1), flat and small.

use crate::bestiary::{Band, Library};
use crate::map::{CELLS, DoorState, MAX_SIDE};
use serde::{Deserialize, Serialize};

pub(crate) const MAX_SEATS: usize = 4;
/// Figures on the table: four armies of twenty, with room for summons and furniture.
pub(crate) const MAX_UNITS: usize = 96;
/// ON-4.12: creatures in one army.
pub(crate) const MAX_ARMY: u8 = 20;
pub(crate) const NONE: u8 = u8::MAX;

/// How many of each kind are in an army.
pub(crate) type List = [u8; Library::MAX_KINDS];

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Phase {
    /// Chance: which side attacks (ON-4.20).
    Roles,
    /// Chance: armies drawn creature by creature.
    ArmyDraw,
    /// All unlocked seats at once (ON-4.10).
    Army,
    /// Chance: the order of deployment.
    Order,
    Deploy,
    /// All seats at once, hidden.
    SecretDeploy,
    Target,
    /// Chance: the order of tied sides.
    Ties,
    Slot,
    Act,
    Move,
    /// A cell for a fired area attack.
    Aim,
    /// A cell, then a facing, for a summons.
    SummonCell,
    SummonFace,
    /// Which weapon ends the charge.
    Strike,
    /// Whether to take an opportunity.
    Ask,
    /// Chance: an attack die or a test.
    Roll,
    Face,
    Over,
}

/// Marks on a creature's card (ON-2.4).
pub(crate) mod mark {
    pub(crate) const SHAKEN: u8 = 1;
    pub(crate) const PRONE: u8 = 2;
    pub(crate) const WAITING: u8 = 4;
    pub(crate) const ACTIVATED: u8 = 8;
    /// The opportunity of the round is used.
    pub(crate) const RIPOSTE: u8 = 16;
    /// Summoned this round: no slot yet (ON-5.7).
    pub(crate) const FRESH: u8 = 32;
    pub(crate) const RESERVE: u8 = 64;
    /// What ends with the round.
    pub(crate) const ROUND: u8 = WAITING | ACTIVATED | RIPOSTE | FRESH;
}

/// A creature or an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Unit {
    pub(crate) kind: u8,
    /// The player, or `NONE` for neutrals and objects.
    pub(crate) seat: u8,
    /// The anchor; −1 off the board.
    pub(crate) x: i8,
    pub(crate) y: i8,
    pub(crate) facing: u8,
    /// 0: dead.
    pub(crate) pv: u8,
    pub(crate) mana: u8,
    pub(crate) marks: u8,
    /// Bits of weapons that must be reloaded.
    pub(crate) unloaded: u8,
    /// Bits of powers used this round.
    pub(crate) used: u8,
    /// What an area attack has in store: bits 0–5 loss, 6 shaken, 7 prone.
    pub(crate) hit: u8,
    pub(crate) summoner: u8,
}

impl Unit {
    pub(crate) const EMPTY: Unit = Unit {
        kind: 0,
        seat: NONE,
        x: -1,
        y: -1,
        facing: 0,
        pv: 0,
        mana: 0,
        marks: 0,
        unloaded: 0,
        used: 0,
        hit: 0,
        summoner: NONE,
    };

    #[inline]
    pub(crate) fn alive(&self) -> bool {
        self.pv > 0
    }

    #[inline]
    pub(crate) fn on_board(&self) -> bool {
        self.pv > 0 && self.x >= 0
    }

    #[inline]
    pub(crate) fn has(&self, mark: u8) -> bool {
        self.marks & mark != 0
    }
}

/// A set of creatures by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct UnitSet(pub(crate) [u64; 2]);

impl UnitSet {
    pub(crate) const NONE: UnitSet = UnitSet([0; 2]);

    #[inline]
    pub(crate) fn insert(&mut self, unit: u8) {
        self.0[usize::from(unit >> 6) & 1] |= 1 << (unit & 63);
    }

    pub(crate) fn remove(&mut self, unit: u8) {
        self.0[usize::from(unit >> 6) & 1] &= !(1 << (unit & 63));
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub(crate) fn lowest(self) -> Option<u8> {
        match self.0 {
            [0, 0] => None,
            [0, high] => Some(64 + high.trailing_zeros() as u8),
            [low, _] => Some(low.trailing_zeros() as u8),
        }
    }

    /// In number order.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            let next = self.lowest()?;
            self.remove(next);
            Some(next)
        })
    }

    #[inline]
    pub(crate) fn without(self, other: UnitSet) -> UnitSet {
        UnitSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }
}

/// How the creature in hand is moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Gait {
    #[serde(skip)]
    None,
    Course,
    Sprint,
    Charge,
    Vault,
}

/// The creature in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Activation {
    pub(crate) unit: u8,
    pub(crate) halves: u8,
    pub(crate) moved: bool,
    pub(crate) attacked: bool,
    /// A lock was tried (ON-10.22).
    pub(crate) picked: bool,
    pub(crate) gait: Gait,
    /// Halves of movement points left.
    pub(crate) budget: u8,
    pub(crate) steps: u8,
    /// The last anchor of the path where it could stop (ON-8.34).
    pub(crate) stop: (i8, i8),
    /// The direction of the last step, for heavy bases; `NONE` before the first.
    pub(crate) heading: u8,
    /// The step being taken while opportunities are played out.
    pub(crate) step: u8,
    pub(crate) provoked: UnitSet,
    /// Whom the charge is for.
    pub(crate) quarry: u8,
    /// The weapon aimed or the power used while a cell is chosen.
    pub(crate) tool: u8,
    pub(crate) cell: (i8, i8),
}

impl Activation {
    pub(crate) const NONE: Activation = Activation {
        unit: NONE,
        halves: 0,
        moved: false,
        attacked: false,
        picked: false,
        gait: Gait::None,
        budget: 0,
        steps: 0,
        stop: (-1, -1),
        heading: NONE,
        step: NONE,
        provoked: UnitSet::NONE,
        quarry: NONE,
        tool: NONE,
        cell: (-1, -1),
    };
}

/// Which die is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum RollKind {
    #[serde(skip)]
    None,
    Attack,
    /// The blow at the end of a charge.
    ChargeBlow,
    Opportunity,
    /// One victim after the other.
    Area,
    PickLock,
    Bash,
    Vault,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Roll {
    pub(crate) kind: RollKind,
    pub(crate) unit: u8,
    pub(crate) weapon: u8,
    /// The target, the next victim, the door, or the direction of a vault.
    pub(crate) target: u8,
    pub(crate) cell: (i8, i8),
    /// The cover and band of the line when the attack was declared.
    pub(crate) cover: u8,
    pub(crate) long: bool,
    /// Victims whose die is still to come.
    pub(crate) victims: UnitSet,
}

impl Roll {
    pub(crate) const NONE: Roll = Roll {
        kind: RollKind::None,
        unit: NONE,
        weapon: NONE,
        target: NONE,
        cell: (-1, -1),
        cover: 0,
        long: false,
        victims: UnitSet::NONE,
    };

    pub(crate) fn of(kind: RollKind, unit: u8, weapon: u8, target: u8) -> Roll {
        Roll { kind, unit, weapon, target, ..Roll::NONE }
    }

    /// An attack at that band and through that cover.
    pub(crate) fn attack(unit: u8, weapon: u8, target: u8, (band, cover): (Band, u8)) -> Roll {
        Roll { cover, long: band == Band::Long, ..Roll::of(RollKind::Attack, unit, weapon, target) }
    }
}

/// A creature being put on the board: what has been chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Placing {
    pub(crate) kind: u8,
    pub(crate) owner: u8,
    pub(crate) x: i8,
    pub(crate) y: i8,
}

impl Placing {
    pub(crate) const NONE: Placing = Placing { kind: NONE, owner: NONE, x: -1, y: -1 };
}

/// Statistics of a player (ON-13.40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) dealt: u16,
    pub(crate) lost: u16,
    pub(crate) kills: u8,
}

/// Sides in their order within one INIT, two bits each, the first in the lowest bits.
pub(crate) const PLAIN_ORDER: u8 = 0b11_10_01_00;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// 1 or 2.
    pub(crate) pass: u8,
    /// The INIT whose tie is drawn next.
    pub(crate) tie: u8,
    /// The order of the sides for every INIT.
    pub(crate) order: [u8; 16],
    /// Seats that have yielded since the last pick (ON-5.5).
    pub(crate) yielded: u8,
    /// Seats whose army, or secret deployment, is final.
    pub(crate) locked: u8,
    /// Seats that are out.
    pub(crate) out: u8,
    /// Seats in order of deployment.
    pub(crate) turns: [u8; MAX_SEATS],
    /// Whose turn to deploy, to name a target or to draw an army it is: an index.
    pub(crate) cursor: u8,
    /// Army lists; once play begins, creatures not yet on the board.
    pub(crate) armies: [List; MAX_SEATS],
    pub(crate) banner: [u8; MAX_SEATS],
    pub(crate) placing: [Placing; MAX_SEATS],
    pub(crate) closed: u16,
    pub(crate) bolted: u16,
    pub(crate) broken: u16,
    pub(crate) count: u8,
    pub(crate) units: [Unit; MAX_UNITS],
    /// Who stands on each cell.
    pub(crate) at: [u8; CELLS],
    /// Cells cluttered by what was destroyed there, row by row.
    pub(crate) rubble: [u32; MAX_SIDE],
    pub(crate) act: Activation,
    pub(crate) roll: Roll,
    /// The side that attacks in `capture`.
    pub(crate) attacker: u8,
    /// Consecutive rounds of control, and rounds of control in all, by side.
    pub(crate) hold: [u8; MAX_SEATS],
    pub(crate) held: [u8; MAX_SEATS],
    /// The target of each player in `cible`.
    pub(crate) targets: [u8; MAX_SEATS],
    pub(crate) tally: [Tally; MAX_SEATS],
    /// The winning seats, once it is over.
    pub(crate) winners: u8,
}

impl State {
    pub(crate) fn units(&self) -> &[Unit] {
        &self.units[..usize::from(self.count).min(MAX_UNITS)]
    }

    /// A creature by number; an unused number is a dead creature.
    #[inline]
    pub(crate) fn unit(&self, number: u8) -> &Unit {
        self.units.get(usize::from(number)).unwrap_or(&Unit::EMPTY)
    }

    /// Change a creature; an unused number changes nothing.
    #[inline]
    pub(crate) fn change(&mut self, number: u8, change: impl FnOnce(&mut Unit)) {
        if let Some(unit) = self.units.get_mut(usize::from(number)) {
            change(unit);
        }
    }

    #[inline]
    pub(crate) fn active(&self) -> &Unit {
        self.unit(self.act.unit)
    }

    /// How many creatures and objects stand on the board.
    #[must_use]
    pub fn units_on_table(&self) -> usize {
        self.units().iter().filter(|unit| unit.on_board()).count()
    }

    pub(crate) fn door(&self, number: usize) -> DoorState {
        match (self.broken >> number & 1, self.closed >> number & 1, self.bolted >> number & 1) {
            (1, _, _) => DoorState::Broken,
            (_, 0, _) => DoorState::Open,
            (_, _, 0) => DoorState::Closed,
            _ => DoorState::Locked,
        }
    }

    pub(crate) fn is_out(&self, seat: u8) -> bool {
        self.out >> (seat & 7) & 1 != 0
    }
}

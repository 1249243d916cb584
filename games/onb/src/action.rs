//! Decisions and outcomes: what one click does, what one die says, and their dense numbers.

use crate::bestiary::Library;
use crate::map::{MAX_DOORS, MAX_SIDE};
use crate::state::{MAX_SEATS, MAX_UNITS};
use galerne_engine::{Dense, Seat, Square};
use serde::{Deserialize, Serialize};

/// One small decision. Creatures, kinds, weapons, powers and doors go by their number from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Army building: one more, one less, a ready-made list, final.
    Add(u8),
    Remove(u8),
    Ready(u8),
    Lock,
    /// Deployment: which creature, who leads it, and then a cell and a facing.
    Pick(u8),
    Give(Seat),
    /// A cell: to deploy, to arrive, to aim at, to summon on.
    Cell(Square),
    /// A direction, 0 = North and clockwise.
    Face(u8),
    /// The creature whose death is one's own defeat.
    Target(u8),
    Activate(u8),
    Wait(u8),
    Yield,
    Course,
    Sprint,
    /// Against that creature; the steps follow.
    Charge(u8),
    Step {
        direction: u8,
        #[serde(default)]
        careful: bool,
    },
    /// The move ends here.
    Halt,
    Attack {
        weapon: u8,
        target: u8,
    },
    Around {
        weapon: u8,
    },
    /// A fired area attack; the cell follows.
    Aim {
        weapon: u8,
    },
    Power {
        power: u8,
    },
    PowerOn {
        power: u8,
        target: u8,
    },
    Open(u8),
    Close(u8),
    PickLock(u8),
    Bash(u8),
    Vault {
        direction: u8,
    },
    Stand,
    End,
    /// The weapon that ends the charge.
    Strike {
        weapon: u8,
    },
    /// Whether an opportunity is taken, where the option asks.
    Riposte(bool),
    Concede,
}

/// An order of sides or seats; only the first `len` count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Order {
    len: u8,
    items: [u8; MAX_SEATS],
}

impl Order {
    pub(crate) fn new(list: impl IntoIterator<Item = u8>) -> Order {
        let mut order = Order::default();
        for (place, item) in order.items.iter_mut().zip(list) {
            *place = item;
            order.len += 1;
        }
        order
    }

    #[must_use]
    pub fn items(&self) -> &[u8] {
        &self.items[..usize::from(self.len).min(MAX_SEATS)]
    }

    /// The items in the order numbered `index` of all their permutations.
    pub(crate) fn permuted(&self, mut index: usize) -> Order {
        let mut pool = *self;
        let mut result = Order::default();
        while pool.len > 0 {
            let n = usize::from(pool.len);
            let factorial: usize = (1..n).product();
            let pick = (index / factorial.max(1)) % n;
            index %= factorial.max(1);
            result.items[usize::from(result.len)] = pool.items[pick];
            result.len += 1;
            pool.items.copy_within(pick + 1..n, pick);
            pool.len -= 1;
            pool.items[usize::from(pool.len)] = 0;
        }
        result
    }

    pub(crate) fn permutations(&self) -> usize {
        (1..=usize::from(self.len)).product()
    }

    /// The same items, in whatever order.
    pub(crate) fn same_items(&self, other: &Order) -> bool {
        self.len == other.len && self.items().iter().all(|item| other.items().contains(item)) && {
            let mut seen = 0u32;
            self.items().iter().all(|&item| {
                let fresh = seen >> (item & 31) & 1 == 0;
                seen |= 1 << (item & 31);
                fresh
            })
        }
    }
}

impl TryFrom<Vec<u8>> for Order {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Order, String> {
        if list.len() > MAX_SEATS {
            return Err(format!("at most {MAX_SEATS} in an order"));
        }
        Ok(Order::new(list))
    }
}

impl From<Order> for Vec<u8> {
    fn from(order: Order) -> Vec<u8> {
        order.items().to_vec()
    }
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The face of the die that is due.
    Die(u8),
    /// Tied sides, or seats in order of deployment, the first first.
    Order(Order),
    /// The side that attacks.
    Attacker(u8),
    /// The affiliation of a random army, and one creature of it.
    Banner(u8),
    Recruit(u8),
}

/// The blocks of dense action numbers: how many each kind of action needs, in this order.
const KINDS: usize = Library::MAX_KINDS;
const GRID: usize = MAX_SIDE * MAX_SIDE;
const WEAPONS: usize = Library::MAX_WEAPONS;
const POWERS: usize = Library::MAX_POWERS;
const BLOCKS: [usize; 32] = [
    KINDS,
    KINDS,
    Library::MAX_READY,
    1,
    KINDS,
    MAX_SEATS,
    GRID,
    8,
    MAX_UNITS,
    MAX_UNITS,
    MAX_UNITS,
    1,
    1,
    1,
    MAX_UNITS,
    16,
    1,
    WEAPONS * MAX_UNITS,
    WEAPONS,
    WEAPONS,
    POWERS,
    POWERS * MAX_UNITS,
    MAX_DOORS,
    MAX_DOORS,
    MAX_DOORS,
    MAX_DOORS,
    8,
    1,
    1,
    WEAPONS,
    2,
    1,
];

const fn starts() -> [usize; BLOCKS.len() + 1] {
    let mut starts = [0; BLOCKS.len() + 1];
    let mut block = 0;
    while block < BLOCKS.len() {
        starts[block + 1] = starts[block] + BLOCKS[block];
        block += 1;
    }
    starts
}

const STARTS: [usize; BLOCKS.len() + 1] = starts();

impl Dense for Action {
    const SPACE: usize = STARTS[BLOCKS.len()];

    fn id(&self) -> usize {
        let (block, offset) = match *self {
            Action::Add(kind) => (0, usize::from(kind)),
            Action::Remove(kind) => (1, usize::from(kind)),
            Action::Ready(army) => (2, usize::from(army)),
            Action::Lock => (3, 0),
            Action::Pick(kind) => (4, usize::from(kind)),
            Action::Give(seat) => (5, seat.index()),
            Action::Cell(at) => (6, at.y.max(0) as usize * MAX_SIDE + at.x.max(0) as usize),
            Action::Face(direction) => (7, usize::from(direction)),
            Action::Target(unit) => (8, usize::from(unit)),
            Action::Activate(unit) => (9, usize::from(unit)),
            Action::Wait(unit) => (10, usize::from(unit)),
            Action::Yield => (11, 0),
            Action::Course => (12, 0),
            Action::Sprint => (13, 0),
            Action::Charge(unit) => (14, usize::from(unit)),
            Action::Step { direction, careful } => (15, usize::from(direction) * 2 + usize::from(careful)),
            Action::Halt => (16, 0),
            Action::Attack { weapon, target } => (17, usize::from(weapon) * MAX_UNITS + usize::from(target)),
            Action::Around { weapon } => (18, usize::from(weapon)),
            Action::Aim { weapon } => (19, usize::from(weapon)),
            Action::Power { power } => (20, usize::from(power)),
            Action::PowerOn { power, target } => (21, usize::from(power) * MAX_UNITS + usize::from(target)),
            Action::Open(door) => (22, usize::from(door)),
            Action::Close(door) => (23, usize::from(door)),
            Action::PickLock(door) => (24, usize::from(door)),
            Action::Bash(door) => (25, usize::from(door)),
            Action::Vault { direction } => (26, usize::from(direction)),
            Action::Stand => (27, 0),
            Action::End => (28, 0),
            Action::Strike { weapon } => (29, usize::from(weapon)),
            Action::Riposte(taken) => (30, usize::from(taken)),
            Action::Concede => (31, 0),
        };
        STARTS[block] + offset
    }

    fn of(id: usize) -> Option<Action> {
        if id >= Self::SPACE {
            return None;
        }
        let block = STARTS.iter().rposition(|&start| start <= id)?;
        let offset = id - STARTS[block];
        let n = offset as u8;
        let (slot, unit) = ((offset / MAX_UNITS) as u8, (offset % MAX_UNITS) as u8);
        Some(match block {
            0 => Action::Add(n),
            1 => Action::Remove(n),
            2 => Action::Ready(n),
            3 => Action::Lock,
            4 => Action::Pick(n),
            5 => Action::Give(Seat(n)),
            6 => Action::Cell(Square::new((offset % MAX_SIDE) as i8, (offset / MAX_SIDE) as i8)),
            7 => Action::Face(n),
            8 => Action::Target(n),
            9 => Action::Activate(n),
            10 => Action::Wait(n),
            11 => Action::Yield,
            12 => Action::Course,
            13 => Action::Sprint,
            14 => Action::Charge(n),
            15 => Action::Step { direction: n / 2, careful: n % 2 == 1 },
            16 => Action::Halt,
            17 => Action::Attack { weapon: slot, target: unit },
            18 => Action::Around { weapon: n },
            19 => Action::Aim { weapon: n },
            20 => Action::Power { power: n },
            21 => Action::PowerOn { power: slot, target: unit },
            22 => Action::Open(n),
            23 => Action::Close(n),
            24 => Action::PickLock(n),
            25 => Action::Bash(n),
            26 => Action::Vault { direction: n },
            27 => Action::Stand,
            28 => Action::End,
            29 => Action::Strike { weapon: n },
            30 => Action::Riposte(n == 1),
            _ => Action::Concede,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_action() {
        for id in 0..Action::SPACE {
            assert_eq!(Action::of(id).map(|action| action.id()), Some(id), "{id}");
        }
    }

    #[test]
    fn permutations_are_all_different() {
        let order = Order::new([2, 0, 3]);
        let mut all: Vec<Vec<u8>> = (0..order.permutations()).map(|n| order.permuted(n).items().to_vec()).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 6);
        assert!(order.same_items(&Order::new([0, 2, 3])) && !order.same_items(&Order::new([0, 2, 2])));
    }
}

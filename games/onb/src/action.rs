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

const KINDS: usize = Library::MAX_KINDS;
const GRID: usize = MAX_SIDE * MAX_SIDE;
const WEAPONS: usize = Library::MAX_WEAPONS;
const POWERS: usize = Library::MAX_POWERS;

/// One row per kind of action: how many dense numbers it needs, the offset of an action among them, and the action at offset `n`.
macro_rules! dense {
    ($n:ident; $($kind:ident: $size:expr, $action:pat => $offset:expr, $of:expr;)*) => {
        enum Block { $($kind),* }

        const SIZES: &[usize] = &[$($size),*];

        impl Dense for Action {
            const SPACE: usize = STARTS[SIZES.len()];

            fn id(&self) -> usize {
                match *self { $($action => STARTS[Block::$kind as usize] + $offset),* }
            }

            #[allow(unused_variables, reason = "a kind of one action has no offset")]
            fn of(id: usize) -> Option<Action> {
                let block = STARTS[1..].iter().position(|&end| id < end)?;
                let of: [fn(usize) -> Action; SIZES.len()] = [$(|$n| $of),*];
                Some(of[block](id - STARTS[block]))
            }
        }
    };
}

const STARTS: [usize; SIZES.len() + 1] = {
    let mut starts = [0; SIZES.len() + 1];
    let mut block = 0;
    while block < SIZES.len() {
        starts[block + 1] = starts[block] + SIZES[block];
        block += 1;
    }
    starts
};

dense! {
    n;
    Add: KINDS, Action::Add(kind) => usize::from(kind), Action::Add(n as u8);
    Remove: KINDS, Action::Remove(kind) => usize::from(kind), Action::Remove(n as u8);
    Ready: Library::MAX_READY, Action::Ready(army) => usize::from(army), Action::Ready(n as u8);
    Lock: 1, Action::Lock => 0, Action::Lock;
    Pick: KINDS, Action::Pick(kind) => usize::from(kind), Action::Pick(n as u8);
    Give: MAX_SEATS, Action::Give(seat) => seat.index(), Action::Give(Seat(n as u8));
    Cell: GRID, Action::Cell(at) => at.y.max(0) as usize * MAX_SIDE + at.x.max(0) as usize,
        Action::Cell(Square::new((n % MAX_SIDE) as i8, (n / MAX_SIDE) as i8));
    Face: 8, Action::Face(direction) => usize::from(direction), Action::Face(n as u8);
    Target: MAX_UNITS, Action::Target(unit) => usize::from(unit), Action::Target(n as u8);
    Activate: MAX_UNITS, Action::Activate(unit) => usize::from(unit), Action::Activate(n as u8);
    Wait: MAX_UNITS, Action::Wait(unit) => usize::from(unit), Action::Wait(n as u8);
    Yield: 1, Action::Yield => 0, Action::Yield;
    Course: 1, Action::Course => 0, Action::Course;
    Sprint: 1, Action::Sprint => 0, Action::Sprint;
    Charge: MAX_UNITS, Action::Charge(unit) => usize::from(unit), Action::Charge(n as u8);
    Step: 16, Action::Step { direction, careful } => usize::from(direction) * 2 + usize::from(careful),
        Action::Step { direction: n as u8 / 2, careful: n % 2 == 1 };
    Halt: 1, Action::Halt => 0, Action::Halt;
    Attack: WEAPONS * MAX_UNITS, Action::Attack { weapon, target } => usize::from(weapon) * MAX_UNITS + usize::from(target),
        Action::Attack { weapon: (n / MAX_UNITS) as u8, target: (n % MAX_UNITS) as u8 };
    Around: WEAPONS, Action::Around { weapon } => usize::from(weapon), Action::Around { weapon: n as u8 };
    Aim: WEAPONS, Action::Aim { weapon } => usize::from(weapon), Action::Aim { weapon: n as u8 };
    Power: POWERS, Action::Power { power } => usize::from(power), Action::Power { power: n as u8 };
    PowerOn: POWERS * MAX_UNITS, Action::PowerOn { power, target } => usize::from(power) * MAX_UNITS + usize::from(target),
        Action::PowerOn { power: (n / MAX_UNITS) as u8, target: (n % MAX_UNITS) as u8 };
    Open: MAX_DOORS, Action::Open(door) => usize::from(door), Action::Open(n as u8);
    Close: MAX_DOORS, Action::Close(door) => usize::from(door), Action::Close(n as u8);
    PickLock: MAX_DOORS, Action::PickLock(door) => usize::from(door), Action::PickLock(n as u8);
    Bash: MAX_DOORS, Action::Bash(door) => usize::from(door), Action::Bash(n as u8);
    Vault: 8, Action::Vault { direction } => usize::from(direction), Action::Vault { direction: n as u8 };
    Stand: 1, Action::Stand => 0, Action::Stand;
    End: 1, Action::End => 0, Action::End;
    Strike: WEAPONS, Action::Strike { weapon } => usize::from(weapon), Action::Strike { weapon: n as u8 };
    Riposte: 2, Action::Riposte(taken) => usize::from(taken), Action::Riposte(n == 1);
    Concede: 1, Action::Concede => 0, Action::Concede;
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

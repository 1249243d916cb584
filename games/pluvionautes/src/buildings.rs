//! Walls, water towers and lighthouses in their slots, two bits a slot (PL-1.9, PL-9).

use crate::cells::{Cell, Mask, SHIFT, Slot, bit, slot_at};
use crate::material::PRINTED;
use galerne_engine::Message;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Wall,
    WaterTower,
    Lighthouse,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Wall, Kind::WaterTower, Kind::Lighthouse];

    /// How many there are in the printed box (PL-1.9).
    #[must_use]
    pub fn count(self) -> u8 {
        PRINTED.buildings[self as usize]
    }

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["wall", "water_tower", "lighthouse"][self as usize]
    }

    pub(crate) fn name(self) -> Message {
        Message::new(["kind-wall", "kind-water-tower", "kind-lighthouse"][self as usize])
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What stands in the slots. A slot is a bit of its lower cell under its axis; its two planes spell 0 for nothing, 1 for a
/// wall, 2 for a water tower, 3 for a lighthouse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buildings {
    low: [Mask; 3],
    high: [Mask; 3],
}

impl Buildings {
    pub(crate) const NONE: Buildings = Buildings { low: [0; 3], high: [0; 3] };

    #[must_use]
    pub fn at(&self, slot: Slot) -> Option<Kind> {
        if !slot.is_real() {
            return None;
        }
        let (axis, bit) = (slot.axis(), slot.low_bit());
        match (self.low[axis] & bit != 0, self.high[axis] & bit != 0) {
            (false, false) => None,
            (true, false) => Some(Kind::Wall),
            (false, true) => Some(Kind::WaterTower),
            (true, true) => Some(Kind::Lighthouse),
        }
    }

    #[inline]
    pub(crate) fn is_taken(&self, slot: Slot) -> bool {
        let axis = slot.axis();
        (self.low[axis] | self.high[axis]) & slot.low_bit() != 0
    }

    /// Whether a building stands on that side of the cell; `false` at the border.
    #[inline]
    pub(crate) fn stands(&self, cell: u8, direction: u8) -> bool {
        let slot = Slot(slot_at(cell, direction));
        slot.is_real() && self.is_taken(slot)
    }

    pub(crate) fn put(&mut self, slot: Slot, kind: Kind) {
        let (axis, bit) = (slot.axis(), slot.low_bit());
        let code = kind as u8 + 1;
        self.low[axis] = self.low[axis] & !bit | if code & 1 != 0 { bit } else { 0 };
        self.high[axis] = self.high[axis] & !bit | if code & 2 != 0 { bit } else { 0 };
    }

    /// All that stands: the low planes by axis, then the high ones.
    #[inline]
    pub(crate) fn planes(&self) -> [Mask; 6] {
        let ([a, b, c], [d, e, f]) = (self.low, self.high);
        [a, b, c, d, e, f]
    }

    /// The slots of one kind, by axis, on the bits of their lower cells.
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> [Mask; 3] {
        std::array::from_fn(|axis| match kind {
            Kind::Wall => self.low[axis] & !self.high[axis],
            Kind::WaterTower => self.high[axis] & !self.low[axis],
            Kind::Lighthouse => self.low[axis] & self.high[axis],
        })
    }

    /// The cells that have a building of that kind on one of their slots.
    #[inline]
    pub(crate) fn beside(&self, kind: Kind) -> Mask {
        both_ends(self.of(kind))
    }

    #[must_use]
    pub fn count(&self, kind: Kind) -> u8 {
        self.of(kind).iter().map(|slots| slots.count_ones() as u8).sum()
    }

    #[must_use]
    pub fn total(&self) -> u8 {
        (0..3).map(|axis| (self.low[axis] | self.high[axis]).count_ones() as u8).sum()
    }

    /// Every building with its slot, in the order of the slots.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, Kind)> {
        Slot::all().filter_map(|slot| self.at(slot).map(|kind| (slot, kind)))
    }

    /// PL-9.6: remove the buildings around `cell` that are left without an island on either side; each is handed to `gone`.
    /// Only slots of the cell an island has just left can be so: every other building still has what it had.
    #[inline]
    pub(crate) fn destroy_around(&mut self, cell: u8, islands: Mask, mut gone: impl FnMut(Slot, Kind)) {
        if both_ends(std::array::from_fn(|axis| self.low[axis] | self.high[axis])) & bit(cell) == 0 {
            return;
        }
        for (_, slot) in Cell(cell).slots() {
            let [a, b] = slot.ends();
            let Some(kind) = self.at(slot) else { continue };
            if islands & (bit(a.0) | bit(b.0)) == 0 {
                let (axis, bit) = (slot.axis(), slot.low_bit());
                self.low[axis] &= !bit;
                self.high[axis] &= !bit;
                gone(slot, kind);
            }
        }
    }
}

#[inline]
fn both_ends(slots: [Mask; 3]) -> Mask {
    slots.iter().zip(SHIFT).fold(0, |cells, (slots, shift)| cells | slots | slots << shift)
}

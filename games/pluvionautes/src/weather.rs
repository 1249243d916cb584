//! Rain and storm (PL-4): a function of the board, never stored (PL-4.7).

use crate::buildings::{Buildings, Kind};
use crate::cells::{BOARD, CELLS, Cell, Mask, NONE};
use crate::material::{Material, PRINTED};
use crate::reach::Ways;
use serde::{Deserialize, Serialize};

/// A weather die: where it stands and what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Die {
    /// [`NONE`] for a die that is lost or not in play.
    pub(crate) cell: u8,
    /// 1 to 6; 0 for a die that is off the board.
    pub(crate) value: u8,
}

/// No game has more weather dice (PL-13.2).
pub const MAX_DICE: usize = 3;

impl Die {
    pub(crate) const OFF: Die = Die { cell: NONE, value: 0 };

    #[inline]
    pub(crate) const fn is_off(self) -> bool {
        self.cell as usize >= CELLS
    }
}

/// How far it rains from a printed die of that value; 0 is no rain at all (PL-4.1).
#[must_use]
pub fn rain_range(value: u8) -> u8 {
    PRINTED.rain[usize::from(value & 7)]
}

/// How far it storms from it; 0 is no storm at all, not even under the die (PL-4.1).
#[must_use]
pub fn storm_range(value: u8) -> u8 {
    PRINTED.storm[usize::from(value & 7)]
}

/// The sky over one cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Dry,
    Rain,
    Storm,
}

galerne_engine::choices! {
    /// What falls where rain and storm overlap (PL-4.4).
    Overlap { StormWins = "storm_wins", RainWins = "rain_wins" }
}

/// The weather of every cell. Only islands feel it (PL-4.3); the empty cells are there for the tint of a map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weather {
    pub(crate) rain: Mask,
    pub(crate) storm: Mask,
}

impl Weather {
    #[must_use]
    pub fn at(&self, cell: Cell) -> Sort {
        let bit = crate::cells::bit_or_none(cell.0);
        if self.storm & bit != 0 {
            Sort::Storm
        } else if self.rain & bit != 0 {
            Sort::Rain
        } else {
            Sort::Dry
        }
    }

    /// What the dice alone do (PL-4.1, PL-4.2, PL-4.4, PL-4.6).
    #[inline]
    pub(crate) fn of_dice(ways: &Ways, dice: &[Die], material: &Material, overlap: Overlap) -> Weather {
        let (mut rain, mut storm) = (0, 0);
        for die in dice.iter().filter(|die| !die.is_off()) {
            let levels = ways.within::<4>(die.cell);
            let within = |range: u8| if range == 0 { 0 } else { levels[usize::from(range & 3)] };
            let stormy = within(material.storm[usize::from(die.value & 7)]);
            storm |= stormy;
            rain |= within(material.rain[usize::from(die.value & 7)]) & !stormy;
        }
        match overlap {
            Overlap::StormWins => Weather { rain: rain & !storm, storm },
            Overlap::RainWins => Weather { rain, storm: storm & !rain },
        }
    }

    /// PL-4.5: lighthouses turn storm into rain, water towers turn dry into rain, each on its two cells. A wall between the two does not
    /// matter to them (PL-9.5).
    #[inline]
    pub(crate) fn corrected(self, buildings: &Buildings) -> Weather {
        let lit = self.storm & buildings.beside(Kind::Lighthouse);
        let dry = BOARD & !(self.rain | self.storm);
        let watered = dry & buildings.beside(Kind::WaterTower);
        Weather { rain: self.rain | lit | watered, storm: self.storm & !lit }
    }
}

//! Rain and storm (PL-4): a function of the board, never stored (PL-4.7).

use crate::buildings::{Buildings, Kind};
use crate::cells::{BOARD, CELLS, Cell, Mask, NONE};
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

/// How far it rains from a die of that value (PL-4.1).
#[must_use]
pub const fn rain_range(value: u8) -> u8 {
    if value < 3 { value } else { 3 }
}

/// How far it storms; 0 is no storm at all, not even under the die (PL-4.1).
#[must_use]
pub const fn storm_range(value: u8) -> u8 {
    value.saturating_sub(3)
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
    pub(crate) fn of_dice(ways: &Ways, dice: &[Die], overlap: Overlap) -> Weather {
        let (mut rain, mut storm) = (0, 0);
        for die in dice.iter().filter(|die| !die.is_off()) {
            let levels = ways.within::<4>(die.cell);
            let stormy = match storm_range(die.value) {
                0 => 0,
                range => levels[usize::from(range)],
            };
            storm |= stormy;
            rain |= levels[usize::from(rain_range(die.value))] & !stormy;
        }
        match overlap {
            Overlap::StormWins => Weather { rain: rain & !storm, storm },
            Overlap::RainWins => Weather { rain, storm: storm & !rain },
        }
    }

    /// PL-4.5: lighthouses turn storm into rain, water towers turn dry into rain, each on its two cells.
    #[inline]
    pub(crate) fn corrected(self, buildings: &Buildings) -> Weather {
        let lit = self.storm & buildings.beside(Kind::Lighthouse);
        let dry = BOARD & !(self.rain | self.storm);
        let watered = dry & buildings.beside(Kind::WaterTower);
        Weather { rain: self.rain | lit | watered, storm: self.storm & !lit }
    }
}

//! What lies in the sky: the islands, two bits a cell.

use crate::cells::{BOARD, CELLS, Cell, Mask, bit};
use crate::material::PRINTED;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What an island is made of. As printed the number is its height (PL-6.7), its altitude (PL-8.6) and what it costs to enter it
/// (PL-3.1); the data files hold all three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Plain = 1,
    Forest = 2,
    Mountain = 3,
}

/// An empty cell and the three terrains in written rows.
const SIGNS: [char; 4] = ['.', 'p', 'f', 'm'];

impl Terrain {
    pub const ALL: [Terrain; 3] = [Terrain::Plain, Terrain::Forest, Terrain::Mountain];

    /// How many such islands the printed box has (PL-1.5); a game may have others ([`Pluvionautes::islands`](crate::Pluvionautes::islands)).
    #[must_use]
    pub fn islands(self) -> u8 {
        PRINTED.islands[self as usize - 1]
    }

    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Plain => "plain",
            Terrain::Forest => "forest",
            Terrain::Mountain => "mountain",
        }
    }

    const fn of(code: u8) -> Option<Terrain> {
        match code {
            1 => Some(Terrain::Plain),
            2 => Some(Terrain::Forest),
            3 => Some(Terrain::Mountain),
            _ => None,
        }
    }
}

galerne_engine::choices! {
    /// How many islands of each terrain are in the box (PL-1.5, PL-13.13): plains, forests, mountains. The later edition has one
    /// forest more.
    IslandMix { Rulebook = "10_6_5", SevenForests = "10_7_5" }
}

impl IslandMix {
    /// What is in the box, by [`Terrain::ALL`], where `islands` is what would be there without this option.
    pub(crate) const fn applied(self, islands: [u8; 3]) -> [u8; 3] {
        match self {
            IslandMix::Rulebook => islands,
            IslandMix::SevenForests => [10, 7, 5],
        }
    }
}

/// The islands. Written as seven rows, `.` for an empty cell: `fpm. .pf.p p.mppf ..m.fm. pf.p.. .p..p .fm.`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sky {
    /// The low and the high bit of each cell's terrain.
    pub(crate) low: Mask,
    pub(crate) high: Mask,
}

impl Sky {
    pub(crate) const EMPTY: Sky = Sky { low: 0, high: 0 };

    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Terrain> {
        if cell.is_real() { Terrain::of(self.height(cell.0)) } else { None }
    }

    /// 0 for an empty cell, else the number of the terrain.
    #[inline]
    pub(crate) fn height(&self, cell: u8) -> u8 {
        let bit = bit(cell);
        u8::from(self.low & bit != 0) | u8::from(self.high & bit != 0) << 1
    }

    #[inline]
    pub(crate) const fn islands(&self) -> Mask {
        self.low | self.high
    }

    #[inline]
    pub(crate) const fn of(&self, terrain: Terrain) -> Mask {
        match terrain {
            Terrain::Plain => self.low & !self.high,
            Terrain::Forest => self.high & !self.low,
            Terrain::Mountain => self.low & self.high,
        }
    }

    #[inline]
    pub(crate) fn put(&mut self, cell: u8, height: u8) {
        let bit = bit(cell);
        self.low = self.low & !bit | if height & 1 != 0 { bit } else { 0 };
        self.high = self.high & !bit | if height & 2 != 0 { bit } else { 0 };
    }

    /// How many islands of a terrain are still missing.
    pub(crate) fn missing(&self, islands: [u8; 3], terrain: Terrain) -> u8 {
        islands[terrain as usize - 1].saturating_sub(self.of(terrain).count_ones() as u8)
    }

    /// All islands are there, each terrain as often as the box has it (PL-1.5, PL-13.13), by [`Terrain::ALL`].
    #[must_use]
    pub fn is_complete(&self, islands: [u8; 3]) -> bool {
        Terrain::ALL
            .into_iter()
            .all(|terrain| self.of(terrain).count_ones() == u32::from(islands[terrain as usize - 1]))
    }

    /// The seven rows.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let mut rows = vec![String::new(); 7];
        for cell in Cell::all() {
            rows[cell.row()].push(SIGNS[usize::from(self.height(cell.0))]);
        }
        rows
    }

    /// Read the seven rows; `None` where the shape or a sign is wrong. Any number of islands is taken.
    #[must_use]
    pub fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Option<Sky> {
        let mut sky = Sky::EMPTY;
        let mut next = 0;
        for (number, row) in rows.into_iter().enumerate() {
            for sign in row.chars() {
                let cell = Cell(next);
                if !cell.is_real() || cell.row() != number {
                    return None;
                }
                sky.put(next, SIGNS.iter().position(|&known| known == sign)? as u8);
                next += 1;
            }
            if usize::from(next) < CELLS && Cell(next).row() != number + 1 {
                return None;
            }
        }
        (usize::from(next) == CELLS).then_some(sky)
    }
}

/// Cells that cost one, two and three to enter (PL-3.1), where it costs what is printed.
pub(crate) const fn entry_costs(sky: &Sky) -> [Mask; 3] {
    [BOARD & !sky.high, sky.high & !sky.low, sky.high & sky.low]
}

/// The same where entering costs `enter`, by what lies on a cell.
pub(crate) fn priced_entry(sky: &Sky, enter: &[u8; 4]) -> [Mask; 3] {
    let lying = [BOARD & !sky.islands(), sky.of(Terrain::Plain), sky.of(Terrain::Forest), sky.of(Terrain::Mountain)];
    let mut costs = [0; 3];
    for (cells, &cost) in lying.into_iter().zip(enter) {
        costs[usize::from(cost.clamp(1, 3)) - 1] |= cells;
    }
    costs
}

impl fmt::Display for Sky {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows().join(" "))
    }
}

impl From<Sky> for String {
    fn from(sky: Sky) -> String {
        sky.to_string()
    }
}

impl TryFrom<String> for Sky {
    type Error = String;

    fn try_from(text: String) -> Result<Sky, String> {
        Sky::from_rows(text.split(' ')).ok_or_else(|| format!("not seven rows of islands: {text:?}"))
    }
}

//! Maps as written, before they are checked: the four of the data file, or a player's own.

use crate::bestiary::DataError;
use serde::Deserialize;

/// A map as it was written; [`Map::new`](super::Map::new) checks it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub id: String,
    pub name: String,
    pub setting: String,
    pub players: Vec<u8>,
    pub size: [u8; 2],
    pub grid: Vec<String>,
    pub zones: Vec<String>,
    /// The same cells as the `o` and `O` of the zones.
    pub objective: Vec<[i8; 2]>,
    pub outpost: u8,
    pub capture: Capture,
    pub doors: Vec<DraftDoor>,
    pub edge_walls: Vec<[[i8; 2]; 2]>,
    /// Objects and neutral creatures: kind id and anchor.
    #[serde(default)]
    pub things: Vec<(String, i8, i8)>,
    #[serde(skip)]
    pub(crate) lines: LineNumbers,
}

/// Where everything stands in the text that was read, for complaints.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct LineNumbers {
    pub(crate) headings: Vec<(String, usize)>,
    /// Every row of cells and of zones.
    pub(crate) grid: Vec<usize>,
    pub(crate) zones: Vec<usize>,
    pub(crate) things: Vec<usize>,
}

impl LineNumbers {
    /// The line of a heading; the first line for a heading that is missing.
    pub(crate) fn of(&self, heading: &str) -> usize {
        self.headings.iter().rfind(|(name, _)| name == heading).map_or(1, |(_, line)| *line)
    }

    pub(crate) fn grid_row(&self, y: usize) -> usize {
        self.grid.get(y).copied().unwrap_or_else(|| self.of("grid"))
    }

    pub(crate) fn zone_row(&self, y: usize) -> usize {
        self.zones.get(y).copied().unwrap_or_else(|| self.of("zones"))
    }

    pub(crate) fn thing(&self, number: usize) -> usize {
        self.things.get(number).copied().unwrap_or(1)
    }

    /// An edge stands in the row of its upper cell, or, below that cell, in the row between.
    pub(crate) fn edge(&self, [a, b]: [[i8; 2]; 2]) -> usize {
        self.grid_row(usize::from(a[1].min(b[1]).max(0) as u8)) + usize::from(a[1] != b[1])
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capture {
    pub hold: u8,
    pub limit: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftDoor {
    pub id: String,
    #[serde(default)]
    pub cells: Vec<[i8; 2]>,
    #[serde(default)]
    pub edges: Vec<[[i8; 2]; 2]>,
    pub state: String,
    pub locked: bool,
}

#[derive(Deserialize)]
struct MapFile {
    map: Vec<Draft>,
}

impl Draft {
    /// A complaint about the draft.
    pub(crate) fn wrong(&self, line: usize, field: &str, key: &'static str, detail: impl ToString) -> DataError {
        DataError { file: self.id.clone(), line, field: field.to_owned(), key, detail: detail.to_string() }
    }

    /// The maps of the data file.
    pub fn starters() -> Result<Vec<Draft>, DataError> {
        let text = include_str!("../../data/maps.toml");
        match toml::from_str::<MapFile>(text) {
            Ok(file) => Ok(file.map),
            Err(error) => {
                let line = error.span().map_or(1, |span| text[..span.start].lines().count());
                Err(DataError {
                    file: "maps.toml".to_owned(),
                    line,
                    field: String::new(),
                    key: "data-syntax",
                    detail: error.message().to_owned(),
                })
            }
        }
    }
}

//! A map as somebody wrote it down, before it is checked: the four of the data file, or one's own.

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
    /// Lines of the file where the grid and the zones begin, for complaints.
    #[serde(skip)]
    pub(crate) lines: [usize; 2],
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

//! The metadata of a run: whose it is, and whether it was last asked to run or to stop.
//!
//! A run's folder is one of `galerne lab run`, with this one file more. The folder is the truth, the queue in memory is made
//! from all the tickets when the server starts.

use galerne_lab::Both;
use serde::{Deserialize, Serialize};
use std::{fs, io, path::Path};

const FILE: &str = "ticket.json";

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Ticket {
    pub(crate) owner: String,
    /// Stands for the address it came from, without telling it; empty in older tickets.
    #[serde(default)]
    pub(crate) from: String,
    /// Its place in the order in which everything was handed in or came to the end of the queue.
    pub(crate) place: u64,
    pub(crate) game: String,
    pub(crate) title: Words,
    pub(crate) question: Words,
    /// Games to play at most.
    pub(crate) all: u64,
    /// Games played when it last came to rest.
    pub(crate) done: u64,
    pub(crate) rest: Rest,
}

/// The state of a run without a worker. One that is being played is noted as waiting: should the server crash, it is
/// resumed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Rest {
    Waiting,
    Stopped,
    Complete,
    Failed(Words),
}

/// The same in both languages: who reads it later is not known yet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Words {
    pub(crate) en: String,
    pub(crate) fr: String,
}

impl From<&Both> for Words {
    fn from(both: &Both) -> Words {
        Words { en: both.en.clone(), fr: both.fr.clone() }
    }
}

impl Words {
    pub(crate) fn of(&self, language: galerne_texts::Language) -> &str {
        match language {
            galerne_texts::Language::En => &self.en,
            galerne_texts::Language::Fr => &self.fr,
        }
    }
}

impl Ticket {
    pub(crate) fn read(folder: &Path) -> io::Result<Ticket> {
        let text = fs::read_to_string(folder.join(FILE))?;
        serde_json::from_str(&text).map_err(io::Error::other)
    }

    /// When it was last written, in seconds since the epoch.
    pub(crate) fn written(folder: &Path) -> Option<i64> {
        let written = fs::metadata(folder.join(FILE)).ok()?.modified().ok()?;
        i64::try_from(written.duration_since(std::time::UNIX_EPOCH).ok()?.as_secs()).ok()
    }

    /// There whole or not at all: a server may fall at any moment.
    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        let beside = folder.join("ticket.new");
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        fs::write(&beside, text + "\n")?;
        fs::File::open(&beside)?.sync_all()?;
        fs::rename(&beside, folder.join(FILE))
    }
}

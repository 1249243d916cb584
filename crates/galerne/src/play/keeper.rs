//! Keeps the record of a game on the disk while it is played.

use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::AnyTable;
use galerne_engine::Message;
use std::{io, path::PathBuf};

/// Writes the record after every entry. A disk that will not take it is said once, and once more when it does again; the game
/// goes on either way.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
    failing: bool,
}

impl Keeper {
    pub(super) fn new(path: PathBuf) -> Keeper {
        Keeper { path, failing: false }
    }

    pub(super) fn is_failing(&self) -> bool {
        self.failing
    }

    pub(super) fn keep(&mut self, table: &dyn AnyTable, terminal: &mut Terminal, voice: Voice) -> io::Result<()> {
        let result = files::write_durably(&self.path, table.record());
        let was_failing = std::mem::replace(&mut self.failing, result.is_err());
        let file = self.path.to_string_lossy();
        match result {
            Err(error) if !was_failing => {
                let message = Message::new("record-not-kept").with("file", file.as_ref()).with("why", voice.io(&error));
                terminal.line(&terminal.bold(&voice.say(&message)))
            }
            Ok(()) if was_failing => {
                terminal.line(&voice.say(&Message::new("record-kept-again").with("file", file.as_ref())))
            }
            _ => Ok(()),
        }
    }
}

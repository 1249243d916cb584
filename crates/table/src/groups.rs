//! Readers grouped by audience: one view is made per group, whatever the number of its readers.
//!
//! A group remembers only short digests of what its readers were last sent. Keeping the views themselves would cost a hundred kilobytes
//! a group; digests cost a few, and tell just as well what has changed.

use crate::audience::Audience;
use crate::message::ServerMessage;
use crate::parts::{PARTS, digest, digest_message};
use crate::who::Who;
use galerne_engine::{Message, TextBoard};

/// The host's number for a connection.
pub type ConnectionId = u64;

/// One reader's connection.
#[derive(Clone, Debug)]
pub struct Connection {
    /// Unique among the host's connections.
    pub id: ConnectionId,
    /// Who reads.
    pub who: Who,
    /// What they wish; the seats are the table's to say.
    pub wished: Audience,
    /// A word to this reader alone, sent after the next page.
    pub(crate) notice: Option<ServerMessage>,
}

impl Connection {
    /// A new one.
    #[must_use]
    pub fn new(id: ConnectionId, who: Who, wished: Audience) -> Connection {
        Connection { id, who, wished, notice: None }
    }
}

/// A message for some connections.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// Who gets it.
    pub to: Vec<ConnectionId>,
    /// The message as it is sent.
    pub text: String,
}

pub(crate) struct Group {
    pub(crate) audience: Audience,
    pub(crate) connections: Vec<Connection>,
    pub(crate) sent: SentDigest,
    /// Everything is to be sent anew.
    pub(crate) anew: bool,
}

impl Group {
    pub(crate) fn ids(&self) -> Vec<ConnectionId> {
        self.connections.iter().map(|connection| connection.id).collect()
    }
}

/// Digests of what a group was last sent.
#[derive(Default)]
pub(crate) struct SentDigest {
    /// The version, and the live entries and lines of the log behind it, as these readers count.
    pub(crate) v: usize,
    pub(crate) steps: usize,
    pub(crate) lines: usize,
    pub(crate) parts: [u64; PARTS],
    pub(crate) drawing: u64,
    pub(crate) facts: Vec<u64>,
    pub(crate) cells: Vec<u64>,
}

impl SentDigest {
    pub(crate) fn of_board(board: &TextBoard) -> SentDigest {
        let cell = |(name, text): &(String, Message)| digest_message(text, digest(name));
        SentDigest {
            drawing: digest(&board.drawing),
            facts: board.facts.iter().map(|fact| digest_message(fact, 1)).collect(),
            cells: board.cells.iter().map(cell).collect(),
            ..SentDigest::default()
        }
    }
}

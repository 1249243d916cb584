//! What a page and a table say to each other: two closed lists of messages. `docs/protocol.md` describes them; the declarations that the
//! page's script is checked against are made from these types (`cargo xtask protocol`).

use galerne_draw::patch::Patch;
use galerne_pages::model::{
    Cell, ChanceView, ChoiceView, Composed, Curtain, LogLine, Over, Panel, Prompt, SeatView, TableView, UndoView,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// What a page may send. Anything else is refused and counted. In all of them `client` is the sender's own id for the message, which the
/// answer repeats, `v` the version that the page shows, and `seat` the one that acts or asks.
#[allow(missing_docs, reason = "fields of one name mean the same in every message")]
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(tag = "t", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Carry out an action chosen at version `v`.
    Act {
        client: String,
        v: usize,
        seat: u8,
        id: usize,
        /// Further actions of the same go, each for as long as nothing comes between.
        #[serde(default)]
        then: Vec<usize>,
    },
    /// Compose what the text says, by ordinary actions.
    Compose { client: String, v: usize, seat: u8, text: String },
    /// Real dice, a listed outcome, or `roll` for the server to throw.
    Chance {
        client: String,
        v: usize,
        dice: Option<Vec<u8>>,
        #[schema(value_type = Option<Object>)]
        outcome: Option<Value>,
        roll: Option<bool>,
    },
    /// Take back the seat's last action.
    Undo { client: String, v: usize, seat: u8 },
    /// What would an action do?
    Preview {
        client: String,
        seat: u8,
        id: usize,
        #[serde(default)]
        then: Vec<usize>,
    },
    /// Why can a thing of the picture not be touched, after those of `picked`?
    Why {
        client: String,
        seat: u8,
        #[serde(default)]
        picked: Vec<String>,
        thing: String,
    },
    /// What would a strong player do?
    Hint { client: String, seat: u8 },
    /// The device was passed to the player of that seat, or put down.
    Look { client: String, seat: Option<u8> },
    /// Something about a seat.
    Seat { client: String, what: SeatWhat, seat: u8, name: Option<String>, bot: Option<String> },
    /// Something about the whole table.
    Table { client: String, what: TableWhat },
    /// How fast the bots go on, as this player follows them.
    Pace { client: String, pace: Pace },
    /// Turn the cards of a lesson; only at the table of one.
    Lesson { client: String, what: LessonWhat },
    /// Keeps the connection alive.
    Ping {},
}

/// What can be asked about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatWhat {
    /// Sit down.
    Take,
    /// Get up.
    Leave,
    /// Let a bot play.
    Bot,
    /// Be called otherwise.
    Rename,
}

/// What can be asked about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableWhat {
    /// The same players at a new table.
    Rematch,
    /// The same once more, with the same luck.
    Luck,
    /// On to the next chapter.
    Onward,
    /// Remove it for good.
    Delete,
    /// Get up from all seats.
    Leave,
}

/// How long bots pause between their moves, for people to follow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Not at all.
    Once,
    /// As the host says.
    #[default]
    Normal,
    /// Three times as long.
    Slow,
}

impl Pace {
    /// How many times the host's own pause.
    #[must_use]
    pub fn pauses(self) -> u32 {
        match self {
            Pace::Once => 0,
            Pace::Normal => 1,
            Pace::Slow => 3,
        }
    }
}

/// Which way a learner turns the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LessonWhat {
    /// On.
    Next,
    /// Back.
    Back,
}

impl ClientMessage {
    /// Whether its client id is one (a ping has none) and it does not ask for too much in one go.
    #[must_use]
    pub fn is_well_formed(&self, client_id_bytes: usize, sequence_actions: usize) -> bool {
        let named = matches!(self, ClientMessage::Ping {}) || (1..=client_id_bytes).contains(&self.client().len());
        let then = match self {
            ClientMessage::Act { then, .. } | ClientMessage::Preview { then, .. } => then.len(),
            ClientMessage::Why { picked, .. } => picked.len(),
            _ => 0,
        };
        named && then < sequence_actions
    }

    /// What it takes of a player's credit: each action of a sequence counts.
    #[must_use]
    pub fn cost(&self) -> u32 {
        match self {
            ClientMessage::Act { then, .. } => u32::try_from(then.len()).unwrap_or(u32::MAX).saturating_add(1),
            // About as many actions as an army has kinds.
            ClientMessage::Compose { .. } => 8,
            _ => 1,
        }
    }

    /// Whether it only looks ahead: such messages have a credit of their own.
    #[must_use]
    pub fn looks_ahead(&self) -> bool {
        matches!(self, ClientMessage::Preview { .. } | ClientMessage::Why { .. })
    }

    /// The sender's own id for it; empty for a ping.
    #[must_use]
    pub fn client(&self) -> &str {
        match self {
            ClientMessage::Act { client, .. }
            | ClientMessage::Compose { client, .. }
            | ClientMessage::Chance { client, .. }
            | ClientMessage::Undo { client, .. }
            | ClientMessage::Preview { client, .. }
            | ClientMessage::Why { client, .. }
            | ClientMessage::Hint { client, .. }
            | ClientMessage::Look { client, .. }
            | ClientMessage::Seat { client, .. }
            | ClientMessage::Table { client, .. }
            | ClientMessage::Pace { client, .. }
            | ClientMessage::Lesson { client, .. } => client,
            ClientMessage::Ping {} => "",
        }
    }
}

/// What a page may receive. In all of them `client` is the id of the message that is answered, `v` the version that the table has now for
/// this viewer, and `text` a sentence in the viewer's language.
#[allow(missing_docs, reason = "fields of one name mean the same in every message")]
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum ServerMessage {
    /// Everything, anew.
    Page(Box<PageMessage>),
    /// What has changed, and nothing else.
    Step(Box<StepMessage>),
    /// The table grew, but there is nothing for this viewer to see.
    V {
        v: usize,
        #[serde(skip_serializing_if = "String::is_empty")]
        m: String,
    },
    /// The message with that client id was carried out and is durable.
    Ack {
        v: usize,
        client: String,
        /// The new table of a rematch.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// Why the last actions of a sequence were not carried out.
        #[serde(skip_serializing_if = "Option::is_none")]
        cut: Option<Cut>,
    },
    /// It was not carried out; nothing changed.
    Refused(RefusedMessage),
    /// The answer to `preview`.
    Preview {
        client: String,
        /// An SVG fragment with its own ids.
        overlay: String,
        text: Option<String>,
    },
    /// The answer to `why`; no text where no action ever touches the thing.
    Why { client: String, text: Option<String>, rule: Option<String> },
    /// The answer to `hint`.
    Hint {
        client: String,
        /// The ids of the actions that are meant.
        ids: Vec<usize>,
        /// The ids of those that are meant to follow.
        then: Vec<usize>,
        text: String,
    },
    /// The host closes the connection; come back after `retry` milliseconds, or not at all if there are none.
    Bye { text: String, retry: Option<u64> },
}

/// Why a message was not carried out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct RefusedMessage {
    /// The message that is answered; without it, this is a word to this reader alone.
    pub client: Option<String>,
    /// The reason, in the reader's language.
    pub text: String,
    /// The rule that refuses, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The present version.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub v: Option<usize>,
    /// It came too fast: the same message may be sent again after this number of milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry: Option<u64>,
}

/// The end of a sequence that was not carried out, and why.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Cut {
    /// The reason, in the reader's language.
    pub text: String,
    /// The rule that refuses, where there is one.
    pub rule: Option<String>,
}

/// A whole view. For a page the small parts, the panels and the text board are `regions`, the log is `lines`, and their own fields are empty.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct PageMessage {
    /// What the viewer sees.
    #[serde(flatten)]
    pub view: TableView,
    /// HTML elements, each with the id of the one that it replaces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<String>,
    /// For a page: the ids of the panels from top to bottom; every other one is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
    /// For a page: the log, line by line, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<String>>,
    /// Only in a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonMessage>,
}

/// Where a lesson stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct LessonMessage {
    /// The step, from 0.
    pub at: usize,
    /// The HTML of its card.
    pub card: String,
}

/// What has changed since the last message. Parts that are absent are as they were.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct StepMessage {
    /// The version that it leads to, as the viewer counts.
    pub v: usize,
    /// Which history that is the version of; see there.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub m: String,
    /// Keyed operations on the scene and on the pictures of panels.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub patch: Vec<Patch>,
    /// The panels whose words changed, whole; one that is gone comes without a body. For a page they are regions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub panels: Vec<Panel>,
    /// The ids of all panels from top to bottom, where that list changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
    /// For a page: the regions that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<String>,
    /// For a page: the new lines of the log, as HTML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<String>>,
    /// The small parts that changed.
    #[serde(flatten)]
    pub parts: ChangedParts,
    /// The new lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// The text board, where it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardChanges>,
}

impl StepMessage {
    /// Whether there is nothing to be seen in it.
    pub(crate) fn is_empty(&self) -> bool {
        StepMessage { v: self.v, m: self.m.clone(), ..StepMessage::default() } == *self
    }
}

/// The small parts of a view that changed; `null` for one that is gone.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct ChangedParts {
    /// The question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Prompt>)]
    pub prompt: Option<Option<Prompt>>,
    /// What the table waits for, in one public sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// Who sits where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatView>>,
    /// What can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<ChoiceView>>,
    /// What can be composed as a text, an army for instance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub composed: Option<Vec<Composed>>,
    /// The chance that is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<ChanceView>)]
    pub chance: Option<Option<ChanceView>>,
    /// What can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<Vec<UndoView>>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Over>)]
    pub over: Option<Option<Over>>,
    /// Whose secrets are on the screen of a shared device.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Curtain>)]
    pub curtain: Option<Option<Curtain>>,
}

/// The parts of the text board that changed; of the cells only those that did, by name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct BoardChanges {
    /// The board in characters, line by line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<Vec<String>>,
    /// What is said of it in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Vec<String>>,
    /// The cells that changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell>,
}

impl ServerMessage {
    /// As it is sent. All these types serialise without fail.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

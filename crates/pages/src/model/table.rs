//! A table as one viewer may see it: the message `page` of the protocol, and what stays the same around it.

use super::{GameCard, SeatKind, Status};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What stays the same at a table while it is played.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TableHead {
    pub id: String,
    pub game: GameCard,
    /// The options that differ from the rulebook's own game, in words: title and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    #[serde(default)]
    pub chance: ChanceMode,
    #[serde(default)]
    pub status: Status,
    /// Why the table is closed.
    #[serde(default)]
    pub closed: Option<String>,
    /// Whether the reader may delete the table.
    #[serde(default)]
    pub owner: bool,
    /// An invitation link for each human seat.
    #[serde(default)]
    pub invitations: Vec<Invitation>,
    /// The table that this one is a rematch of, or that followed it.
    #[serde(default)]
    pub previous: Option<String>,
    #[serde(default)]
    pub next: Option<String>,
    /// Whether the game keeps notes that can be saved.
    #[serde(default)]
    pub notebook: bool,
    /// What the game calls the things that players compose and may keep; absent where nothing is composed.
    #[serde(default)]
    pub shelf: Option<String>,
    /// What the reader may show and hide in the picture.
    #[serde(default)]
    pub switches: Vec<SwitchModel>,
    /// The words of such a text and what the reader calls them.
    #[serde(default)]
    pub shelf_words: BTreeMap<String, String>,
}

/// Something in the picture that the reader may show or hide.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SwitchModel {
    pub id: String,
    pub title: String,
    /// Whether it shows now.
    pub on: bool,
}

/// Where the chance of a table comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ChanceMode {
    /// The server throws as soon as chance is due.
    #[default]
    Automatic,
    /// The server throws by itself only when no player can undo any more; otherwise a player throws.
    Throw,
    /// Players throw real dice and draw real cards, and say what came.
    Real,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Invitation {
    pub seat: u8,
    /// The path with its token, without host.
    pub link: String,
    /// The seat is taken; the link still opens it on another device of its player.
    pub taken: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct TableView {
    pub v: usize,
    /// Which history it is the version of, and which program drew it; the page passes it to the socket with its version.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub m: String,
    /// The board as one `<svg>` element; empty where a game does not draw itself.
    pub scene: String,
    pub panels: Vec<Panel>,
    /// Absent when this viewer owes no decision.
    pub prompt: Option<Prompt>,
    /// What the table waits for, in one public sentence.
    pub waits: String,
    pub seats: Vec<SeatView>,
    pub choices: Vec<ChoiceView>,
    /// What each of the viewer's seats is composing, as a text to be kept. It is sent to no other viewer.
    pub composed: Vec<Composed>,
    pub chance: Option<ChanceView>,
    pub log: Vec<LogLine>,
    pub board: Board,
    pub undo: Vec<UndoView>,
    pub over: Option<Over>,
    /// The seats whose secrets this view may show, one digit each. The page passes it to the socket, which continues from that view.
    pub seen: String,
    /// Where one device holds several seats with secrets: whose view this is, or for whom it waits.
    pub curtain: Option<Curtain>,
}

/// Several players share the device, and only one of them looks at a time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Curtain {
    /// No secrets are shown: the device waits to be passed on.
    pub closed: bool,
    /// What the button says that closes it.
    pub hide: Option<String>,
    /// The players who may look now; the one who decides next stands first.
    pub looks: Vec<CurtainLook>,
}

/// A player who may take the device.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct CurtainLook {
    pub seat: u8,
    /// What the button says.
    pub label: String,
    /// This player owes a decision.
    pub asked: bool,
}

/// Something beside the board: markup made by this program.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Panel {
    pub id: String,
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    /// The decision that is due is about it: on a small screen it stands under the question, above the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub now: bool,
    /// On a wide page it takes the middle, before the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leads: bool,
    /// On a wide page it stands under the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub below: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Prompt {
    pub text: String,
    pub seat: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct SeatView {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether a holder of the seat is connected.
    pub here: bool,
    pub mine: bool,
    pub awaited: bool,
    /// It has nothing more to decide, though the game may go on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// How the seat stands, in the game's words.
    pub standing: String,
    pub score: i32,
    pub place: u8,
    pub won: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ChoiceView {
    pub seat: u8,
    pub id: usize,
    pub label: String,
    /// The ids of the things of the picture that it touches, in the order a hand touches them.
    #[serde(default)]
    pub targets: Vec<String>,
    /// Resigning and the like: stands apart, and is always asked about once more.
    #[serde(default)]
    pub gives_up: bool,
    /// A warning about the action; the page asks for confirmation with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warning: Option<String>,
    /// A main action (confirm, stop, end): first in the list, and always on the screen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub main: bool,
    /// One of many small steps: folded away in the list.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub minor: bool,
    /// What follows the action in the same go, as long as nothing comes between: the further steps of a walk.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<usize>,
    /// A second way to touch an action that is listed already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alias: bool,
}

/// Something that a seat is composing: its army.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Composed {
    pub seat: u8,
    pub text: String,
}

/// A chance that is due and that this viewer may throw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct ChanceView {
    pub text: String,
    pub dice: Option<Vec<Die>>,
    pub outcomes: Option<Vec<OutcomeView>>,
    /// The server will throw by itself.
    pub automatic: bool,
    /// Real dice or cards are used: a player enters the outcome.
    pub real: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Die {
    pub name: String,
    pub faces: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct OutcomeView {
    pub label: String,
    /// What to send back as `outcome`.
    pub chance: Value,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct LogLine {
    /// Counts all events, so that a gap shows that something was hidden.
    pub n: usize,
    pub rule: String,
    pub text: String,
    /// An important line: shown first where there is little room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub head: bool,
    /// In a replay: the line belongs to the move that is shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub now: bool,
    /// What happened at the table after it, besides the game: a player left, a throw was corrected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// The board in text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Board {
    pub drawing: Vec<String>,
    pub facts: Vec<String>,
    pub cells: Vec<Cell>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Cell {
    pub name: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct UndoView {
    pub seat: u8,
    pub possible: bool,
    /// The action is another player's at the same device: the page asks for confirmation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
    /// What would be taken back is a throw or a card that was entered wrongly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrects: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Over {
    /// How it ended, in one short sentence.
    #[serde(default)]
    pub title: String,
    pub standings: Vec<Final>,
    /// The id of the rematch's table, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The number of the chapter that the way is open to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub onward: Option<i64>,
    /// It can be played again with the same luck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub luck: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Final {
    pub seat: u8,
    pub name: String,
    pub standing: String,
    pub score: i32,
    pub place: u8,
    pub won: bool,
}

/// Where a lesson stands; also the field `lesson` of messages.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct LessonStep {
    /// From 1, among all cards: where one stands travels with the address.
    pub at: u32,
    /// All cards there are.
    pub cards: u32,
    /// From 1, within the lesson that the card belongs to, and how many cards that has.
    pub step: u32,
    pub of: u32,
    /// Which lesson it is, from 1, and how many there are.
    pub part: u32,
    pub parts: u32,
    pub title: String,
    /// Paragraphs.
    pub text: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub done: bool,
    /// The stop asks for no action: the reader presses *Continue*.
    pub reading: bool,
    /// The targets of the requested action: on a small screen the page scrolls to them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<String>,
}

//! What pages and messages are made of: plain data, in the reader's language, already redacted for the reader.
//!
//! Every sentence in here is final; whoever turns it into HTML escapes it and adds nothing. The one exception are
//! `Panel::html`, `Panel::svg` and `TableView::scene`, which are markup written by the drawing.
//! The fields that a socket sends are described in `docs/protocol.md`; [`TableView`] is its message `page`.

use galerne_catalog::{OptionText, PresetText};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What every page needs to know about its reader.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Who is reading.
    pub person: Person,
    pub settings: Settings,
    /// The address of this page without host, for a language switch that comes back here.
    pub path: String,
}

impl Frame {
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language
    }
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Person {
    /// The display name; empty for somebody who has not said one yet.
    pub name: String,
    /// Whether a passphrase is set, with which the games can be taken to another device.
    pub has_passphrase: bool,
}

/// Kept in a plain cookie of the reader's browser (`galerne-settings`), so that the first paint is right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    pub motion: Motion,
    /// Ask before an action is sent.
    pub confirm: bool,
    /// Print coordinates on boards.
    pub coordinates: bool,
    /// Show the board as text as well.
    pub text_board: bool,
    /// Simulated latency of the page's script in milliseconds: 0 or up to a few thousand.
    pub latency: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            theme: Theme::default(),
            motion: Motion::default(),
            confirm: false,
            coordinates: true,
            text_board: false,
            latency: 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the reader's system wishes.
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    #[default]
    System,
    Full,
    Off,
}

/// `/`
#[derive(Clone, Debug, Serialize)]
pub struct HomePage {
    pub frame: Frame,
    pub games: Vec<GameCard>,
    /// The reader's tables, the one that waits for the reader first.
    pub mine: Vec<TableCard>,
    /// Tables of others with a free seat that anybody may take.
    pub open: Vec<TableCard>,
}

/// A game as a card: home, game page, rulebook, lesson.
#[derive(Clone, Debug, Serialize)]
pub struct GameCard {
    pub id: &'static str,
    pub title: String,
    pub tagline: String,
    /// A reference example for programmers rather than a game of the house.
    pub example: bool,
    pub fewest: usize,
    pub most: usize,
    /// From the weakest to the strongest.
    pub bots: Vec<&'static str>,
}

/// A table as a line of a list.
#[derive(Clone, Debug, Serialize)]
pub struct TableCard {
    pub id: String,
    pub game: GameCard,
    /// The players' names, in the order of the seats; empty where the seat is free.
    pub seats: Vec<SeatCard>,
    pub status: Status,
    /// A decision of the reader is awaited. `None` if the table is not in memory and nobody looked.
    pub awaits_me: Option<bool>,
    /// Seconds since the last change.
    pub idle_seconds: u64,
    pub version: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatCard {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    pub mine: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Somebody sits here.
    Human,
    Bot,
    /// Nobody sits here yet.
    Open,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Playing,
    Over,
    /// The record no longer leads where it led (the rules changed): it can be looked at, not played.
    Closed,
}

/// How chance speaks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ChanceMode {
    /// The server throws as soon as chance is due.
    #[default]
    Automatic,
    /// The server throws by itself only when nobody could take anything back any more; otherwise a player throws.
    Throw,
    /// Players throw real dice and draw real cards, and say what came.
    Real,
}

/// `/game/{id}`: posts a form to `/play` (see `docs/protocol.md`).
#[derive(Clone, Debug, Serialize)]
pub struct GamePage {
    pub frame: Frame,
    pub game: GameCard,
    pub options: Vec<OptionText>,
    pub presets: Vec<PresetText>,
    pub mine: Vec<TableCard>,
    pub open: Vec<TableCard>,
    /// What was wrong with the options sent last, if this page answers a form that was refused.
    pub refused: Option<String>,
}

/// `/rules/{id}`; the text of the rulebook is the pages' own.
#[derive(Clone, Debug, Serialize)]
pub struct RulesPage {
    pub frame: Frame,
    pub game: GameCard,
}

/// `/learn/{id}`; the lesson is the pages' own.
#[derive(Clone, Debug, Serialize)]
pub struct LearnPage {
    pub frame: Frame,
    pub game: GameCard,
}

/// `/settings`
#[derive(Clone, Debug, Serialize)]
pub struct SettingsPage {
    pub frame: Frame,
    /// What was done or refused by the form that this page answers.
    pub said: Option<String>,
    pub refused: bool,
}

/// A page that says what went wrong.
#[derive(Clone, Debug, Serialize)]
pub struct ErrorPage {
    pub frame: Frame,
    pub status: u16,
    pub text: String,
}

/// `/table/{table}`
#[derive(Clone, Debug, Serialize)]
pub struct TablePage {
    pub frame: Frame,
    pub table: TableHead,
    pub view: TableView,
}

/// `/table/{table}/replay?at=N`; asked for with `Accept: application/json`, it is sent as JSON without the frame.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayPage {
    #[serde(skip)]
    pub frame: Frame,
    pub table: TableHead,
    /// The number of entries shown, from 0 to `length`.
    pub at: usize,
    pub length: usize,
    pub view: TableView,
}

/// What stays the same at a table while it is played.
#[derive(Clone, Debug, Serialize)]
pub struct TableHead {
    pub id: String,
    pub game: GameCard,
    /// The options that differ from the rulebook's own game, in words: title and value.
    pub options: Vec<(String, String)>,
    pub chance: ChanceMode,
    pub status: Status,
    /// Why the table is closed.
    pub closed: Option<String>,
    /// Whether the reader may delete the table.
    pub owner: bool,
    /// For the owner: a link for each human seat, to be sent to whoever shall sit there.
    pub invitations: Vec<Invitation>,
    /// The table that this one is a rematch of, or that followed it.
    pub previous: Option<String>,
    pub next: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Invitation {
    pub seat: u8,
    /// The path with its token, without host.
    pub link: String,
    /// Somebody has taken the seat already; the link still opens it on another device.
    pub taken: bool,
}

/// Everything a viewer may see of a table: the message `page` of the protocol.
#[derive(Clone, PartialEq, Debug, Default, Serialize, utoipa::ToSchema)]
pub struct TableView {
    pub v: usize,
    /// The board as one `<svg>` element; empty where a game does not draw itself.
    pub scene: String,
    pub panels: Vec<Panel>,
    /// Absent when nothing is asked of this viewer.
    pub prompt: Option<Prompt>,
    /// What the table waits for, in one sentence for everybody.
    pub waits: String,
    pub seats: Vec<SeatView>,
    pub choices: Vec<ChoiceView>,
    pub chance: Option<ChanceView>,
    pub log: Vec<LogLine>,
    pub board: Board,
    pub undo: Vec<UndoView>,
    pub over: Option<Over>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Panel {
    pub id: String,
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Prompt {
    pub text: String,
    pub seat: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct SeatView {
    pub seat: u8,
    pub name: String,
    pub kind: SeatKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether somebody who holds the seat is connected.
    pub here: bool,
    pub mine: bool,
    pub awaited: bool,
    /// How the seat stands, in the game's words.
    pub standing: String,
    pub score: i32,
    pub place: u8,
    pub won: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct ChoiceView {
    pub seat: u8,
    pub id: usize,
    pub label: String,
    /// The ids of the things of the picture that it touches, in the order a hand touches them.
    pub targets: Vec<String>,
    pub gives_up: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct ChanceView {
    pub text: String,
    /// The dice that a real table throws, in order.
    pub dice: Option<Vec<Die>>,
    /// The outcomes, where they are few enough to be listed.
    pub outcomes: Option<Vec<OutcomeView>>,
    /// The server will throw by itself.
    pub automatic: bool,
    /// Real dice or cards are asked for: `dice` or an `outcome` must be told.
    pub real: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Die {
    pub name: String,
    pub faces: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct OutcomeView {
    pub label: String,
    /// What to send back as `outcome`.
    pub chance: Value,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct LogLine {
    /// Counts all events, so that a gap shows that something was hidden.
    pub n: usize,
    pub rule: &'static str,
    pub text: String,
}

/// The board in text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, utoipa::ToSchema)]
pub struct Board {
    pub drawing: Vec<String>,
    pub facts: Vec<String>,
    pub cells: Vec<Cell>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Cell {
    pub name: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct UndoView {
    pub seat: u8,
    pub possible: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Over {
    pub standings: Vec<Final>,
    /// The table of the rematch, once somebody asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Final {
    pub seat: u8,
    pub name: String,
    pub standing: String,
    pub score: i32,
    pub place: u8,
    pub won: bool,
}

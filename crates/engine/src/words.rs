//! The texts of a game: messages for its actions, events and questions, and its board as text.

use crate::{Game, Message, Refusal, Seat, View};

/// What a game can say. Messages only: the sentences stand in the game's Fluent files, one per language.
pub trait Words: Game {
    /// The Fluent sources, in the order of the languages of the texts crate: English, French.
    const TEXTS: [&'static str; 2];

    /// What its chance is made of: a lobby offers real dice only where there are dice.
    const MATERIAL: Material = Material::Both;

    /// The words that stand in a composed text ([`Words::composed`]) and the texts that name them to people.
    const COMPOSED: &'static [(&'static str, &'static str)] = &[];

    /// What the action is called, on a button or in a numbered list. Every action of the dense space has a name, also one
    /// that is not legal now: a refusal must be able to say what it refuses. The state is as that seat sees it.
    fn label(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Message;
    /// What must be known before the legal action is done, because it can hardly be meant: the page asks once more. The state is
    /// as that seat sees it.
    fn warning(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Option<Message> {
        let _ = (state, seat, action);
        None
    }
    /// What is asked of the seat now, in one sentence. The state is as that seat sees it.
    fn ask(&self, state: &Self::State, seat: Seat) -> Message;
    /// The event as a line of the log.
    fn tell(&self, event: &Self::Event) -> Message;
    /// Whether a log for people leaves the event out: each step of a walk whose end is logged. Programs get every event.
    fn is_aside(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// Whether the event is reported before the others of its entry: a defeat, a victory.
    fn is_headline(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// The outcome as a player would announce it at a table.
    fn call(&self, state: &Self::State, chance: &Self::Chance) -> Message;

    /// How the seat stands, in the game's own terms: a turn of arrival, points by category.
    fn standing(&self, state: &Self::State, seat: Seat) -> Message {
        Message::new("standing-score").with("score", self.standings(state).score(seat))
    }

    /// How the finished game ended, in one short sentence of the game's own: « the wind wins ». Where there is none, the table says who won.
    fn verdict(&self, state: &Self::State) -> Option<Message> {
        let _ = state;
        None
    }

    /// Whether the seat has nothing more to decide, though the game goes on: a lost horde, a player who gave up.
    fn is_out(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }

    /// Whether the game is still being set up: armies are chosen, islands are laid out. A game looked at again begins after it.
    fn sets_up(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Shown to the seat, or to a spectator, while it owes no decision: its standing when it is out, the outcome when the game is
    /// over. `None` where naming the seats that are awaited is enough. The state is as the reader sees it.
    fn meanwhile(&self, state: &Self::State, seat: Option<Seat>) -> Option<Message> {
        let _ = (state, seat);
        None
    }

    /// The notes of a player, as comma-separated values; `None` in a game without notes. The events are those the reader has seen.
    fn notebook(&self, state: &Self::State, events: &[Self::Event]) -> Option<String> {
        let _ = (state, events);
        None
    }

    /// What the seat has composed so far (an army, a deck), as a text to be kept and used again at another table; nothing while nothing is
    /// being composed. It has no header: the caller that stores it adds a name.
    fn composed(&self, state: &Self::State, seat: Seat) -> Option<String> {
        let _ = (state, seat);
        None
    }
    /// The actions that turn what the seat has composed into what a text says: ordinary ones, to be carried out one after the other.
    /// Refuses a text that does not fit this table. A line `name: …` is the keeper's and is passed over.
    fn compose(&self, state: &Self::State, seat: Seat, text: &str) -> Result<Vec<Self::Action>, Refusal> {
        let _ = (state, seat, text);
        Ok(Vec::new())
    }

    /// What a real table is asked for when chance is due and people roll their own dice.
    fn wanted(&self, state: &Self::State) -> Wanted;
    /// The outcome that real dice show, in the order they were wanted.
    fn read_dice(&self, state: &Self::State, dice: &[u8]) -> Result<Self::Chance, Refusal>;

    /// The board as a viewer sees it, for terminals, screen readers and tests.
    fn board(&self, view: &View<Self>) -> TextBoard;
}

/// What the chance of a game is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    /// Dice alone, or lots that are as good as dice.
    Dice,
    /// Cards alone.
    Cards,
    /// Dice and cards.
    Both,
}

impl Material {
    /// The word by which texts choose.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Material::Dice => "dice",
            Material::Cards => "cards",
            Material::Both => "both",
        }
    }
}

/// What must be read off a real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// These dice, each with its name and its number of faces.
    Dice(Vec<(Message, u8)>),
    /// One of the listed outcomes: a card turned, a token drawn.
    Listed,
}

/// A board without pictures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextBoard {
    /// The board drawn with characters, row by row.
    pub drawing: Vec<String>,
    /// What the drawing does not show: wind, scores, hands, decks.
    pub facts: Vec<Message>,
    /// Every cell that is worth a word, with its printed name and a full reading.
    pub cells: Vec<(String, Message)>,
}

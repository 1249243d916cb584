//! One moment of a game, without types, as each viewer may read it.

use crate::insight::{Budget, Hint};
use crate::picture::{Drawn, DrawnPreview, Look};
use galerne_draw::{Scene, Weight};
use galerne_engine::{
    Message, Random, Refusal, Rule, Seat, Source, Standing, TextBoard, Trouble, Turn, Viewer, Wanted,
};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// A moment of a game, now or earlier. Reading changes nothing; what is secret is redacted for the one who reads.
pub trait AnyMoment {
    /// How many live entries have led here.
    fn number(&self) -> usize;
    /// What the game waits for at this moment.
    fn turn(&self) -> Turn;
    /// The decision that the seat owes, as one sentence; `None` if it owes none.
    fn ask(&self, seat: Seat) -> Option<Message>;
    /// Shown to the seat, or to a spectator, while it owes no decision.
    fn meanwhile(&self, seat: Option<Seat>) -> Option<Message>;
    /// Whether the seat has nothing more to decide in this game.
    fn is_out(&self, seat: Seat) -> bool;
    /// Whether the game is still being set up.
    fn sets_up(&self) -> bool;
    /// The legal actions of the seat that are worth offering: not those that would change nothing.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The sequences the seat may start: several of its actions, one after the other, behind one touch.
    fn sequences(&self, seat: Seat) -> Vec<Sequence>;
    /// What the seat has composed so far, as a text to be kept; nothing while it composes nothing.
    fn composed(&self, seat: Seat) -> Option<String>;
    /// The ids of the actions that turn what the seat has composed into what the text says, in their order.
    fn compose(&self, seat: Seat, text: &str) -> Result<Vec<usize>, Denial>;
    /// Every action that exists at all, legal or not, by its dense id; at most `limit` of them.
    fn conceivable(&self, seat: Seat, limit: usize) -> Vec<Choice>;
    /// The action by its id or JSON, legal or not, with its name.
    fn read(&self, seat: Seat, action: &Move) -> Result<Choice, Denial>;
    /// Whether the seat may do that, and if not, why.
    fn check(&self, seat: Seat, action: &Move) -> Result<(), Denial>;
    /// Why the thing of the picture cannot be touched after those picked before it; nothing where no action ever touches it. Only what
    /// the seat may know goes into the answer.
    fn why_not(&self, seat: Seat, picked: &[String], thing: &str) -> Option<Denial>;
    /// The chance that is due, if one is.
    fn chance(&self) -> Option<ChanceDue>;
    /// One outcome of the chance that is due, as the JSON that is given for it.
    fn chance_example(&self) -> Option<Value>;
    /// Whether the outcomes of the chance that is due reveal nothing the viewer does not see. The outcomes of a pack of cards are
    /// what is left in it: they would reveal to others the hand that was drawn from it.
    fn may_read_outcomes(&self, viewer: Viewer) -> bool;
    /// What that bot would do in the seat's place. It sees what the seat sees.
    fn advise(&self, bot: &str, seat: Seat, random: &mut Random) -> Result<Choice, Denial>;
    /// What a strong player would think about in the seat's place, the best first; it sees what the seat sees. Nothing where
    /// the seat owes no decision.
    fn hint(&self, seat: Seat, budget: &Budget<'_>) -> Vec<Hint>;

    /// The board in text, as the viewer sees it.
    fn board(&self, viewer: Viewer) -> TextBoard;
    /// What has happened so far, from event number `since` on, as the viewer may know it.
    fn events(&self, since: usize, viewer: Viewer) -> Vec<SeenEvent>;
    /// The number of events so far, those included that a viewer may not know.
    fn event_count(&self) -> usize;
    /// The number of events so far that the viewer may know of.
    fn events_known(&self, viewer: Viewer) -> usize;
    /// Scores and places of all seats as the viewer may know them, each with the game's own words for how the seat stands.
    fn standings(&self, viewer: Viewer) -> Vec<(Standing, Message)>;
    /// How the game ended, in its own words; nothing before its end, or where it leaves that to the table.
    fn verdict(&self) -> Option<Message>;
    /// The picture; nothing while the game cannot draw itself.
    fn picture(&self, look: &Look<'_>) -> Option<Drawn>;

    /// Its board alone: panels may take long to think.
    fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        Some(self.picture(look)?.scene)
    }
    /// What the action would do, or several one after the other, drawn; nothing where there is nothing to show.
    fn preview(&self, look: &Look<'_>, seat: Seat, actions: &[Move]) -> Option<DrawnPreview>;
    /// Whether any two seats know different things.
    fn hides(&self) -> bool;
    /// Whether both viewers know exactly the same.
    fn is_alike(&self, one: Viewer, other: Viewer) -> bool;
    /// The whole state as a position file, secrets included.
    fn position(&self) -> String;
}

/// How a caller names an action.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// By its dense id.
    Id(usize),
    /// By its JSON value.
    Json(Value),
}

/// One action: its id, JSON, label and targets.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The dense id: the same action has the same number in every state.
    pub id: usize,
    /// The action as records write it.
    pub action: Value,
    /// What it is called on a button.
    pub label: Message,
    /// What a hand touches in the picture to choose it, in order; empty where it is only a button.
    pub targets: Vec<String>,
    /// How much it matters among the answers.
    pub weight: Weight,
    /// It gives the game up: the page asks for confirmation.
    pub gives_up: bool,
    /// A warning that the page shows before it asks for confirmation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<Message>,
}

/// Several actions behind one touch.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sequence {
    /// The dense ids of its actions, in their order; one alone is a second way to touch an action.
    pub ids: Vec<usize>,
    /// What the whole of it is called on a button.
    pub label: Message,
    /// What a hand touches in the picture to choose it, in order.
    pub targets: Vec<String>,
    /// It stands first in the list.
    pub main: bool,
}

/// A chance that is due.
#[derive(Clone, PartialEq, Debug)]
pub struct ChanceDue {
    /// Which source it is, by its number.
    pub source: Source,
    /// Its name in records and on the command line.
    pub source_name: &'static str,
    /// What a real table would be asked for.
    pub wanted: Wanted,
    /// All outcomes, where they are few enough to be listed.
    pub outcomes: Option<Vec<Outcome>>,
}

/// One outcome of a chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The outcome as records write it, and as [`AnyTable::feed`](crate::AnyTable::feed) takes it.
    pub chance: Value,
    /// What it is called.
    pub label: Message,
    /// Its share of the sum of all weights.
    pub weight: u32,
}

/// One event as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeenEvent {
    /// Its number among all events of the game.
    pub index: usize,
    /// The live entry that brought it about.
    pub entry: usize,
    /// The rule it follows from; the page links to its paragraph.
    pub rule: Rule,
    /// What the log says.
    pub message: Message,
    /// The event itself as JSON, redacted for the viewer.
    pub event: Value,
    /// A log for people leaves it out.
    pub aside: bool,
    /// It is reported before the others of its entry.
    pub headline: bool,
}

/// Why an action or a chance was not carried out. The table is untouched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denial {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It could not be understood: there is no such action.
    Misread(Trouble),
}

impl Denial {
    /// The reason, to be put into words by the table.
    #[must_use]
    pub fn message(&self) -> &Message {
        match self {
            Denial::Refused(refusal) => &refusal.reason,
            Denial::Misread(trouble) => &trouble.0,
        }
    }

    /// The rule behind it, where it is one.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Denial::Refused(refusal) => Some(refusal.rule),
            Denial::Misread(_) => None,
        }
    }
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Denial {
        Denial::Refused(refusal)
    }
}

impl From<Trouble> for Denial {
    fn from(trouble: Trouble) -> Denial {
        Denial::Misread(trouble)
    }
}

impl std::fmt::Display for Denial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Denial::Refused(refusal) => refusal.fmt(f),
            Denial::Misread(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for Denial {}

impl Serialize for Denial {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Denial::Refused(refusal) => refusal.serialize(serializer),
            Denial::Misread(trouble) => serde_json::json!({ "reason": trouble }).serialize(serializer),
        }
    }
}

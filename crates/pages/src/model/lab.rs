//! The laboratory's pages: choosing, waiting, reading.

use super::{Frame, GameCard, OptionModel, PresetModel};
use serde::{Deserialize, Serialize};

/// `/lab`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LabPage {
    pub frame: Frame,
    pub games: Vec<GameCard>,
    /// The reader's runs, the newest first.
    pub mine: Vec<RunCard>,
    /// Experiments that come with the program.
    pub ready: Vec<ReadyCard>,
    /// Runs of all visitors that wait or run.
    pub busy: usize,
}

/// A run as a line of a list.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RunCard {
    pub id: String,
    pub game: GameCard,
    pub title: String,
    pub state: RunState,
    /// Games played, and how many there are to play at most.
    pub done: u64,
    pub all: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RunState {
    #[default]
    Waiting,
    Running,
    /// Stop was requested; the games played so far are being written down.
    Stopping,
    Stopped,
    Complete,
    Failed,
}

impl RunState {
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RunState::Waiting => "waiting",
            RunState::Running => "running",
            RunState::Stopping => "stopping",
            RunState::Stopped => "stopped",
            RunState::Complete => "complete",
            RunState::Failed => "failed",
        }
    }

    /// Whether it changes by itself.
    #[must_use]
    pub const fn is_busy(self) -> bool {
        matches!(self, RunState::Waiting | RunState::Running | RunState::Stopping)
    }
}

/// An experiment that only waits to be run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReadyCard {
    /// What its file is called.
    pub name: String,
    pub game: String,
    pub title: String,
    pub question: String,
    /// The beginning of the answer; empty while there is none.
    pub answer: String,
}

/// `/lab/question/{name}`: an author's question, its answer, and the experiment behind it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LabQuestionPage {
    pub frame: Frame,
    pub game: GameCard,
    pub name: String,
    pub title: String,
    pub question: String,
    /// By paragraphs.
    pub answer: Vec<String>,
    /// How many games it stands on, and its first pictures: markup made by the laboratory.
    pub shown: String,
    /// The experiment as a file.
    pub text: String,
}

/// `/lab/new/{game}`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LabFormPage {
    pub frame: Frame,
    pub game: GameCard,
    pub options: Vec<OptionModel>,
    pub presets: Vec<PresetModel>,
    pub metrics: Vec<MetricChoice>,
    /// What the form holds: fields and values as they would be sent.
    pub filled: Vec<(String, String)>,
    pub most_games: u64,
    /// What was wrong with the form sent last.
    pub refused: Option<String>,
}

/// A thing that can be measured.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MetricChoice {
    pub name: String,
    pub title: String,
    /// One number of each game, of which a precision can be asked.
    pub is_number: bool,
}

/// `/lab/file`: an experiment as a file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LabFilePage {
    pub frame: Frame,
    pub text: String,
    /// What is wrong with it, and in which line.
    pub refused: Option<String>,
    pub line: Option<usize>,
}

/// `/lab/run/{id}`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct LabRunPage {
    pub frame: Frame,
    pub run: RunModel,
    /// The report so far, as HTML made by the laboratory.
    pub said: String,
    /// The digest of `said`: it changes with the content.
    pub seen: u64,
    pub looks: Vec<LookModel>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RunModel {
    pub card: RunCard,
    pub question: String,
    /// Why it failed.
    pub reason: String,
    /// Runs before it in the queue.
    pub ahead: usize,
    /// An estimate of the longest time that it still takes.
    pub seconds_left: Option<u64>,
    /// Whether the reader may stop, resume and delete it.
    pub mine: bool,
    /// The experiment as a file.
    pub text: String,
    /// The files that can be downloaded.
    pub files: Vec<String>,
}

/// A game to look at, with the reason.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LookModel {
    pub of: String,
    pub why: String,
    /// The record's file, and the entry to look at.
    pub file: String,
    pub entry: Option<u64>,
}

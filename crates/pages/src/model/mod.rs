//! What the pages are made from: plain data, every sentence of a game already in the reader's words.
//!
//! The server fills them, puts them on pages, sends them over its socket (`docs/protocol.md`) and answers programs with them:
//! the first page and the messages that keep it up to date are one and the same data, already redacted for the reader. Only [`TableView::scene`] and the bodies of [`Panel`]s are markup; all else is escaped.

mod cards;
mod frame;
mod lab;
mod option;
mod page;
mod print;
mod review;
mod table;
mod workshop;

pub use cards::{Ending, GameCard, ResultCard, SeatCard, SeatKind, Status, TableCard};
pub use frame::{Frame, Motion, Person, Settings, Theme};
pub use lab::{
    LabFilePage, LabFormPage, LabPage, LabQuestionPage, LabRunPage, LookModel, MetricChoice, ReadyCard, RunCard,
    RunModel, RunState,
};
pub use option::{NeedModel, OptionKind, OptionModel, PresetModel};
pub use page::{
    BoardPage, BrushModel, ErrorPage, GamePage, HomePage, LearnPage, LookingBack, Moment, Opening, ProgramsPage,
    ReplayPage, RulesPage, RulesShelfPage, SettingsPage, TablePage,
};
pub use print::{PrintChoice, PrintPage, PrintPart, PrintSetPage, PrintSheet, PrintShelfPage};
pub use review::{
    AccountModel, CardModel, LineModel, ReviewModel, ReviewPage, ReviewPart, ReviewProgress, ReviewState, TurningPoint,
};
pub use table::{
    Board, Cell, ChanceMode, ChanceView, ChoiceView, Composed, Curtain, CurtainLook, Die, Final, Invitation,
    LessonStep, LogLine, OutcomeView, Over, Panel, Prompt, SeatView, SwitchModel, TableHead, TableView, UndoView,
};
pub use workshop::{
    CellModel, CheckModel, Control, DifferenceModel, EditionPage, FindingModel, PieceModel, SampleModel, SheetModel,
    TrialModel, WorkshopPage,
};

//! The object-safe interface of a game, before there is a table.

use crate::review::Measured;
use crate::{AnySetup, AnyTable, Editions, PrintWish, SwitchText};
use galerne_draw::{Accent, Scene, print::Component};
use galerne_engine::{
    Brush, Command, Kind, Lesson, LessonStep, Material, Message, Need, Rule, Source, Trouble, Workshop,
};
use galerne_texts::Language;
use galerne_trials::{Anatomy, Metrics, PlayerSpec, Trials};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fmt::Debug, ops::RangeInclusive, sync::Arc};

/// One game of the list.
pub trait AnyGame: Debug + Send + Sync {
    /// Its id in commands, URLs and records.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Whether it is a reference example for programmers.
    fn is_example(&self) -> bool;
    /// Whether its score is a number of points; if not, it only ranks the seats.
    fn has_points(&self) -> bool;
    /// The supported numbers of seats.
    fn seats(&self) -> RangeInclusive<usize>;
    /// The number of seats nearest to `wished` that the default options allow: one for a campaign.
    fn seats_near(&self, wished: usize) -> usize;
    /// The chapter after a game of these options that was won, and the options that open it; `None` where a game stands alone or was the last.
    fn next_chapter(&self, options: &Value) -> Option<(i64, Value)>;
    /// The default number of seats.
    fn usual_seats(&self) -> usize;
    /// The names of its sources of chance.
    fn sources(&self) -> &'static [&'static str];
    /// What its chance is made of; nothing where it has none.
    fn material(&self) -> Option<Material>;
    /// What happens while that source of chance is awaited, in the game's own text.
    fn source_words(&self, language: Language, source: Source) -> String;
    /// The preset for a first game, where it has one.
    fn first_preset(&self) -> Option<&'static str>;
    /// Its bots: two yardsticks, then the levels from the weakest to the strongest.
    fn bots(&self) -> &'static [&'static str];
    /// The bot of that name: one of [`AnyGame::bots`], or a version of its maître, such as `maitre@1`, which is not listed.
    fn bot(&self, name: &str) -> Option<&'static str>;
    /// The default opponent: neither a yardstick nor the strongest.
    fn usual_bot(&self) -> Option<&'static str> {
        let bots = self.bots();
        bots.iter().find(|bot| **bot == "habitue").or(bots.last()).copied()
    }

    /// The colours it is drawn in; `None` if it has no picture.
    fn accent(&self) -> Option<Accent>;
    /// The cover of its box, as elements of SVG (see [`Picture::cover`](galerne_draw::Picture::cover)); `None` for the default cover.
    fn cover(&self) -> Option<String>;
    /// Whether its picture is drawn behind a closed curtain as for the player who gets the device.
    fn stays_behind_curtain(&self) -> bool;
    /// The switches of its picture.
    fn switches(&self, language: Language) -> Vec<SwitchText>;

    /// Whether its pieces can be printed.
    fn is_printed(&self) -> bool;
    /// The pieces of its box, to print and cut out.
    fn components(&self, wish: &PrintWish<'_>) -> Result<Vec<Component>, Trouble>;
    /// Rows of its material (sheet and key) as they are printed; nothing for a row that no piece shows.
    fn pieces(&self, wish: &PrintWish<'_>, rows: &[(&str, &str)]) -> Result<Vec<Option<Scene>>, Trouble>;
    /// What a sheet, a row or a cell of its material is called: the text `box-sheet-NAME`, `box-row-SHEET-KEY`, `box-cell-SHEET-NAME`.
    fn material_word(&self, language: Language, key: &str) -> String;
    /// What a word of a cell is called: the text `box-cell-SHEET-NAME-WORD`, or the word itself where it says enough.
    fn cell_word(&self, language: Language, cell: (&str, &str), word: &str) -> String;
    /// How what it prints is changed; `None` where it cannot be yet.
    fn editions(&self) -> Option<Editions>;
    /// Its lesson, if it has one.
    fn lesson(&self) -> Option<&'static Lesson>;
    /// How players draw boards for it; `None` where boards are fixed.
    fn workshop(&self) -> Option<&'static Workshop>;
    /// The commands it adds to the program.
    fn commands(&self) -> &'static [Command];
    /// The help of a command or argument of its own: `lines` is the text `command-lines`, nothing is `command`.
    fn command_help(&self, language: Language, way: &str) -> Option<String>;
    /// The name of what players compose and keep, such as armies; `None` where nothing is composed.
    fn shelf_title(&self, language: Language) -> Option<String>;
    /// The words of such a text with their readable names.
    fn shelf_words(&self, language: Language) -> BTreeMap<&'static str, String>;
    /// The name of the brush, from the text `brush-ID`.
    fn brush_name(&self, language: Language, brush: &Brush) -> String;
    /// The texts of a card of the lesson.
    fn lesson_card(&self, language: Language, step: &LessonStep) -> LessonCard;

    /// What its reviews were measured to be read by, at tables of that many seats.
    fn review_figures(&self, seats: usize) -> Measured;

    /// Its title.
    fn title(&self, language: Language) -> String;
    /// The name of its author, where it has one.
    fn author(&self, language: Language) -> Option<String>;
    /// One line under its title.
    fn tagline(&self, language: Language) -> String;
    /// What a player is after, in two sentences: the first thing that a table tells.
    fn goal(&self, language: Language) -> String;
    /// Its options with their texts, in the order a lobby shows them.
    fn options(&self, language: Language) -> Vec<OptionText>;
    /// What a table looks like at which a pictured option has that value; `None` where none is drawn.
    fn option_picture(&'static self, option: &str, value: &str, language: Language) -> Option<Scene>;
    /// Its named sets of options with their texts.
    fn presets(&self, language: Language) -> Vec<PresetText>;
    /// The description of a field of its position files; `None` for an unknown name.
    fn field(&self, language: Language, name: &str) -> Option<String>;
    /// A message in words, before there is a table: seats are named by number.
    fn say(&self, language: Language, message: &Message) -> String;

    /// Options from typed words (`preset=…`, `name=value`), as the JSON that [`AnyGame::open`] takes.
    fn parse_options(&self, words: &[(String, String)]) -> Result<Value, Trouble>;
    /// A new table with these options (`null` for the rulebook's own game) and a player's name for each seat.
    fn open(&'static self, options: &Value, names: Vec<String>) -> Result<Box<dyn AnyTable>, Trouble>;
    /// The same without a table: for search and learning. `null` for the rulebook's own game. With `planes` seats also perceive the
    /// board square by square, where the game has that.
    fn set_up(&'static self, options: &Value, seats: usize, planes: bool) -> Result<Arc<dyn AnySetup>, Trouble>;
    /// The table that a record leads to. Every entry is checked.
    fn load_record(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Trouble>;
    /// A table that starts from a position. Without names the players are called by their seats' numbers.
    fn load_position(&'static self, text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Trouble>;
    /// A benchmark of random play of the rulebook's own game, with the nearest possible number of seats.
    fn bench(&self, seats: usize, seed: u64) -> Result<Box<dyn Bench>, Trouble>;
    /// Its events and actions by their names in records.
    fn anatomy(&self) -> Anatomy;
    /// A table for many whole games between these players, observed: what the laboratory and the arena run.
    fn trials(
        &self,
        options: &Value,
        players: &[PlayerSpec],
        seats: usize,
        metrics: &Metrics,
    ) -> Result<Box<dyn Trials>, Trouble>;
}

/// The texts of a stop of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LessonCard {
    /// The heading of the card.
    pub title: String,
    /// One paragraph a line.
    pub text: String,
    /// Why other actions are wrong at this stop; empty where it requests none.
    pub hint: String,
}

/// An option with its texts.
#[derive(Clone, Debug, Serialize)]
pub struct OptionText {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// Which values it takes.
    #[serde(serialize_with = "kind_as_json")]
    pub kind: Kind,
    /// The rule that defines what it does.
    pub rule: Rule,
    /// Its value in the rulebook's own game.
    pub default: Value,
    /// What it is called.
    pub title: String,
    /// What it does, in a sentence or two.
    pub help: String,
    /// The group it stands in; empty for a variant of the rules.
    #[serde(skip)]
    pub group: &'static str,
    /// Without which value of another option it changes nothing.
    #[serde(skip)]
    pub need: Option<Need>,
    /// The values that are shown as pictures ([`AnyGame::option_picture`]).
    #[serde(skip)]
    pub pictured: Vec<&'static str>,
    /// What is set besides with a value that is chosen by its picture.
    #[serde(skip)]
    pub with: &'static [(&'static str, &'static str)],
    /// For a choice among words: what each of them is called.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(&'static str, String)>,
}

impl OptionText {
    /// The values it takes, as typed.
    #[must_use]
    pub fn takes(&self) -> String {
        match self.kind {
            Kind::Flag => "true, false".to_owned(),
            Kind::Choice(words) => words.join(", "),
            Kind::Among(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
            Kind::Number { min, max } => format!("{min} … {max}"),
            Kind::Json => "JSON".to_owned(),
            Kind::Edition => "TOML".to_owned(),
        }
    }
}

/// A named set of options with its texts.
#[derive(Clone, Debug, Serialize)]
pub struct PresetText {
    /// The word that is typed for it.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// What it sets, as typed on the command line.
    pub set: &'static [(&'static str, &'static str)],
}

fn kind_as_json<S: Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    let value = match kind {
        Kind::Flag => json!({ "type": "flag" }),
        Kind::Choice(words) => json!({ "type": "choice", "among": words }),
        Kind::Among(numbers) => json!({ "type": "number", "among": numbers }),
        Kind::Number { min, max } => json!({ "type": "number", "min": min, "max": max }),
        Kind::Json => json!({ "type": "json" }),
        Kind::Edition => json!({ "type": "edition" }),
    };
    value.serialize(serializer)
}

/// Random play in instalments, so that the caller can show progress and read its own clock.
pub trait Bench: Send {
    /// Plays that many more decisions, over as many games as needed, with the engine's bare playout.
    fn play(&mut self, decisions: u64);
    /// Counts since the beginning.
    fn tally(&self) -> BenchTally;
}

/// Counts of a benchmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BenchTally {
    /// Seats at the table.
    pub seats: usize,
    /// Finished games.
    pub games: u64,
    /// Decisions of all seats.
    pub decisions: u64,
    /// Resolved chances, in addition to the decisions.
    pub chances: u64,
    /// The size of a state, which a search copies.
    pub state_bytes: usize,
}

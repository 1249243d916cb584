//! A game of the list.

use super::{bench::RandomPlay, flat::Setup, pictures::Pictures, printing::Printing, reading, table::Table};
use crate::picture::{DrawnBlock, Look};
use crate::{AnyGame, AnySetup, AnyTable, Bench, Editions, LessonCard, OptionText, PresetText, PrintWish, SwitchText};
use galerne_bots::review::Measured;
use galerne_draw::print::{Component, Printed};
use galerne_draw::{Accent, Picture, Pictured, Scene};
use galerne_engine::{
    Brush, Command, Game, Judge, Kind, Lesson, LessonStep, Material, Message, Perceive, Record, Referee, SeatSet,
    Source, Trouble, Viewer, Words, Workshop, from_json, parse_options, read_position,
};
use galerne_texts::{Language, Texts};
use galerne_trials::{Anatomy, Metrics, PlayerSpec, Trials};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt,
    marker::PhantomData,
    ops::RangeInclusive,
    sync::{Arc, OnceLock},
};

/// The name of the preset for a first game, in every game.
const FIRST_PRESET: &str = "first-game";

/// How a game of several chapters is played one chapter at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chapters {
    /// The option that counts them; its highest value is the last chapter.
    pub(crate) option: &'static str,
    /// It counts only where another option has this value: a campaign plays all of them at one table.
    pub(crate) when: (&'static str, &'static str),
}

/// An entry of the list. Its texts are parsed on first use.
pub(crate) struct Listed<G: Game> {
    example: bool,
    has_points: bool,
    pub(super) pictures: Option<Pictures<G>>,
    printing: Option<Printing<G>>,
    editions: Option<Editions>,
    lesson: Option<&'static Lesson>,
    workshop: Option<&'static Workshop>,
    commands: &'static [Command],
    chapters: Option<Chapters>,
    measured: &'static str,
    texts: OnceLock<Texts>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game + Words + Judge> Listed<G> {
    /// One of Galerne's own games.
    pub(crate) fn game() -> Self {
        Listed {
            example: false,
            has_points: true,
            pictures: None,
            printing: None,
            editions: None,
            lesson: None,
            workshop: None,
            commands: &[],
            chapters: None,
            measured: "",
            texts: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// A reference example for programmers.
    pub(crate) fn example() -> Self {
        Listed { example: true, ..Self::game() }
    }

    /// Its score only ranks the seats.
    pub(crate) fn without_points(self) -> Self {
        Listed { has_points: false, ..self }
    }

    /// It has a lesson.
    pub(crate) fn taught(self, lesson: &'static Lesson) -> Self {
        Listed { lesson: Some(lesson), ..self }
    }

    /// Its boards can be drawn by players.
    pub(crate) fn workshop(self, workshop: &'static Workshop) -> Self {
        Listed { workshop: Some(workshop), ..self }
    }

    /// Its reviews were measured: the text that `galerne review measure` wrote.
    pub(crate) fn reviewed(self, measured: &'static str) -> Self {
        Listed { measured, ..self }
    }

    /// It adds commands to the program.
    pub(crate) fn commands(self, commands: &'static [Command]) -> Self {
        Listed { commands, ..self }
    }

    /// It is played chapter by chapter.
    pub(crate) fn in_chapters(self, chapters: Chapters) -> Self {
        Listed { chapters: Some(chapters), ..self }
    }

    /// Onto the list.
    pub(crate) fn listed(self) -> Box<dyn AnyGame>
    where
        G: Perceive,
    {
        Box::new(self)
    }

    pub(super) fn texts(&self) -> &Texts {
        self.texts
            .get_or_init(|| Texts::new(G::TEXTS).expect("a game's texts are compiled in, and tests read them all"))
    }

    /// A text of the game by a key made from a name; Fluent keys have no dots, so `V0.1b` becomes `V0-1b`.
    fn text(&self, language: Language, key: &str) -> String {
        let key = key.replace('.', "-");
        self.texts().get(language, &key).unwrap_or(key)
    }
}

impl<G: Game> Listed<G> {
    /// How an option is chosen by picture, if it is.
    fn pictured(&self, option: &str) -> Option<&'static Pictured> {
        (self.pictures.as_ref()?.pictured)().iter().find(|shown| shown.option == option)
    }
}

impl<G: Game + Words + Judge + Picture> Listed<G> {
    /// It has a picture.
    pub(crate) fn drawn(self) -> Self {
        Listed { pictures: Some(Pictures::of()), ..self }
    }
}

impl<G: Game + Words + Judge + Printed> Listed<G> {
    /// Its pieces can be printed.
    pub(crate) fn printed(self) -> Self {
        Listed { printing: Some(Printing::of()), ..self }
    }
}

impl<G: Game + Words + Judge + galerne_material::Printed> Listed<G> {
    /// What it prints can be changed.
    pub(crate) fn edited(self) -> Self {
        Listed { editions: Some(Editions::of::<G>()), ..self }
    }
}

impl<G: Game> fmt::Debug for Listed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listed").field("id", &G::ID).finish_non_exhaustive()
    }
}

impl<G: Game + Words + Judge + Perceive> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn is_example(&self) -> bool {
        self.example
    }

    fn has_points(&self) -> bool {
        self.has_points
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn seats_near(&self, wished: usize) -> usize {
        let (fewest, most) = (*G::SEATS.start(), *G::SEATS.end());
        let wished = wished.clamp(fewest, most);
        let others = (fewest..wished).rev().chain(wished + 1..=most);
        let fits = |seats: &usize| G::new(&G::Options::default(), *seats).is_ok();
        [wished].into_iter().chain(others).find(fits).unwrap_or(wished)
    }

    fn next_chapter(&self, options: &Value) -> Option<(i64, Value)> {
        let Chapters { option, when } = self.chapters?;
        let last = G::fields().iter().find(|known| known.name == option).and_then(|known| match known.kind {
            Kind::Number { max, .. } => i64::try_from(max).ok(),
            _ => None,
        })?;
        let next = options.get(option)?.as_i64()? + 1;
        if options.get(when.0)?.as_str()? != when.1 || next > last {
            return None;
        }
        let mut options = options.clone();
        options.as_object_mut()?.insert(option.to_owned(), next.into());
        Some((next, options))
    }

    fn usual_seats(&self) -> usize {
        self.seats_near(G::USUAL_SEATS)
    }

    fn sources(&self) -> &'static [&'static str] {
        G::SOURCES
    }

    fn material(&self) -> Option<Material> {
        (!G::SOURCES.is_empty()).then_some(G::MATERIAL)
    }

    fn source_words(&self, language: Language, source: Source) -> String {
        let name = G::SOURCES.get(usize::from(source.0)).copied().unwrap_or_default();
        self.text(language, &format!("source-{}", name.replace(' ', "-")))
    }

    fn first_preset(&self) -> Option<&'static str> {
        G::presets().iter().map(|preset| preset.id).find(|id| *id == FIRST_PRESET)
    }

    fn bots(&self) -> &'static [&'static str] {
        galerne_bots::NAMES
    }

    fn bot(&self, name: &str) -> Option<&'static str> {
        galerne_bots::playable::<G>(name)
    }

    fn accent(&self) -> Option<Accent> {
        self.pictures.as_ref().map(|pictures| (pictures.accent)())
    }

    fn cover(&self) -> Option<String> {
        (self.pictures.as_ref()?.cover)()
    }

    fn stays_behind_curtain(&self) -> bool {
        self.pictures.as_ref().is_some_and(|pictures| (pictures.stays_behind_curtain)())
    }

    fn switches(&self, language: Language) -> Vec<SwitchText> {
        let switches = self.pictures.as_ref().map_or(&[][..], |pictures| (pictures.switches)());
        let title = |id: &str| self.text(language, &format!("switch-{id}"));
        switches.iter().map(|switch| SwitchText { id: switch.id, on: switch.on, title: title(switch.id) }).collect()
    }

    fn is_printed(&self) -> bool {
        self.printing.is_some()
    }

    fn components(&self, wish: &PrintWish<'_>) -> Result<Vec<Component>, Trouble> {
        let Some(printing) = &self.printing else {
            return Err(Trouble::new("print-no-pieces").with("game", self.title(wish.language)));
        };
        printing.components(&read_options::<G>(wish.options)?, wish, self.texts())
    }

    fn pieces(&self, wish: &PrintWish<'_>, rows: &[(&str, &str)]) -> Result<Vec<Option<Scene>>, Trouble> {
        match &self.printing {
            Some(printing) => printing.pieces(&read_options::<G>(wish.options)?, wish, self.texts(), rows),
            None => Ok(vec![None; rows.len()]),
        }
    }

    fn material_word(&self, language: Language, key: &str) -> String {
        self.text(language, key)
    }

    fn cell_word(&self, language: Language, (sheet, cell): (&str, &str), word: &str) -> String {
        self.texts().get(language, &format!("box-cell-{sheet}-{cell}-{word}")).unwrap_or_else(|| word.to_owned())
    }

    fn editions(&self) -> Option<Editions> {
        self.editions
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    fn workshop(&self) -> Option<&'static Workshop> {
        self.workshop
    }

    fn commands(&self) -> &'static [Command] {
        self.commands
    }

    fn command_help(&self, language: Language, way: &str) -> Option<String> {
        self.texts().get(language, &["command", way].join(if way.is_empty() { "" } else { "-" }))
    }

    fn shelf_title(&self, language: Language) -> Option<String> {
        self.texts().get(language, "game-shelf")
    }

    fn shelf_words(&self, language: Language) -> BTreeMap<&'static str, String> {
        G::COMPOSED.iter().map(|&(word, key)| (word, self.text(language, key))).collect()
    }

    fn brush_name(&self, language: Language, brush: &Brush) -> String {
        self.text(language, &format!("brush-{}", brush.id))
    }

    fn lesson_card(&self, language: Language, step: &LessonStep) -> LessonCard {
        let hint = if step.ask { self.text(language, &step.hint()) } else { String::new() };
        LessonCard { title: self.text(language, &step.title()), text: self.text(language, step.text), hint }
    }

    fn review_figures(&self, seats: usize) -> Measured {
        Measured::read(self.measured, seats)
    }

    fn title(&self, language: Language) -> String {
        self.text(language, "game-title")
    }

    fn author(&self, language: Language) -> Option<String> {
        self.texts().get(language, "game-author")
    }

    fn tagline(&self, language: Language) -> String {
        self.text(language, "game-tagline")
    }

    fn goal(&self, language: Language) -> String {
        self.text(language, "game-goal")
    }

    fn options(&self, language: Language) -> Vec<OptionText> {
        let defaults = reading::write(&G::Options::default());
        let text = |field: &galerne_engine::Field| {
            let key = format!("option-{}", field.name);
            let values = match field.kind {
                Kind::Choice(words) => {
                    words.iter().map(|word| (*word, self.text(language, &format!("{key}-{word}")))).collect()
                }
                _ => Vec::new(),
            };
            OptionText {
                name: field.name,
                kind: field.kind,
                rule: field.rule,
                default: defaults[field.name].clone(),
                group: G::groups()
                    .iter()
                    .find(|group| group.options.contains(&field.name))
                    .map_or("", |group| group.id),
                need: G::needs().iter().find(|need| need.option == field.name).copied(),
                pictured: match (field.kind, self.pictured(field.name)) {
                    (Kind::Choice(words), Some(shown)) => {
                        words.iter().copied().filter(|word| !shown.except.contains(word)).collect()
                    }
                    _ => Vec::new(),
                },
                with: self.pictured(field.name).map_or(&[], |shown| shown.with),
                title: self.text(language, &key),
                help: self.text(language, &format!("{key}-help")),
                values,
            }
        };
        G::fields().iter().map(text).collect()
    }

    fn option_picture(&'static self, option: &str, value: &str, language: Language) -> Option<Scene> {
        let shown = self.pictured(option)?;
        let wish = (option.to_owned(), value.to_owned());
        let words = shown.with.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let options = self.parse_options(&words.chain([wish]).collect::<Vec<_>>()).ok()?;
        let names = (1..=self.usual_seats()).map(|number| number.to_string()).collect();
        let table = self.open(&options, names).ok()?;
        let switches = BTreeMap::new();
        let look = Look { viewer: Viewer::SPECTATOR, me: SeatSet::NONE, language, names: None, switches: &switches };
        let drawn = table.now().picture(&look)?;
        let Some(panel) = shown.panel else { return Some(drawn.scene) };
        let panel = drawn.panels.into_iter().find(|one| one.id == panel)?;
        panel.body.into_iter().find_map(|block| match block {
            DrawnBlock::Picture(scene) => Some(scene),
            DrawnBlock::Lines(_) | DrawnBlock::Facts(_) => None,
        })
    }

    fn presets(&self, language: Language) -> Vec<PresetText> {
        let text = |preset: &galerne_engine::Preset| PresetText {
            id: preset.id,
            title: self.text(language, &format!("preset-{}", preset.id)),
            set: preset.set,
        };
        G::presets().iter().map(text).collect()
    }

    fn field(&self, language: Language, name: &str) -> Option<String> {
        self.texts().get(language, &format!("field-{name}"))
    }

    fn say(&self, language: Language, message: &Message) -> String {
        self.texts().say(language, message, &[])
    }

    fn parse_options(&self, words: &[(String, String)]) -> Result<Value, Trouble> {
        Ok(reading::write(&parse_options::<G>(words)?))
    }

    fn open(&'static self, options: &Value, names: Vec<String>) -> Result<Box<dyn AnyTable>, Trouble> {
        let options = read_options::<G>(options)?;
        Ok(Box::new(Table::new(self, Referee::new(&options, names)?)))
    }

    fn set_up(&'static self, options: &Value, seats: usize, planes: bool) -> Result<Arc<dyn AnySetup>, Trouble> {
        Ok(Arc::new(Setup::new(self, G::new(&read_options::<G>(options)?, seats)?, planes)?))
    }

    fn load_record(&'static self, text: &str) -> Result<Box<dyn AnyTable>, Trouble> {
        let referee = Referee::from_record(Record::<G>::from_json(text)?)?;
        Ok(Box::new(Table::new(self, referee)))
    }

    fn load_position(&'static self, text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Trouble> {
        let (game, state) = read_position::<G>(text)?;
        let seats = game.seats();
        let names = if names.is_empty() { (1..=seats).map(|seat| seat.to_string()).collect() } else { names.to_vec() };
        if names.len() != seats {
            return Err(Trouble::new("file-names").with("names", names.len()).with("seats", seats));
        }
        Ok(Box::new(Table::new(self, Referee::from_position(game, state, names))))
    }

    fn bench(&self, seats: usize, seed: u64) -> Result<Box<dyn Bench>, Trouble> {
        let game = G::new(&G::Options::default(), self.seats_near(seats))?;
        Ok(Box::new(RandomPlay::new(game, seed)))
    }

    fn anatomy(&self) -> Anatomy {
        Anatomy::of::<G>()
    }

    fn trials(
        &self,
        options: &Value,
        players: &[PlayerSpec],
        seats: usize,
        metrics: &Metrics,
    ) -> Result<Box<dyn Trials>, Trouble> {
        Ok(Box::new(galerne_trials::Table::<G>::new(&read_options::<G>(options)?, players, seats, metrics)?))
    }
}

/// Options as JSON; `null` stands for the rulebook's own game.
fn read_options<G: Game>(options: &Value) -> Result<G::Options, Trouble> {
    match options {
        Value::Null => Ok(G::Options::default()),
        given => from_json(given).map_err(|error| {
            // The same error as for typed options: in words, with the nearest known name.
            let typed = |(name, value): (&String, &Value)| {
                (name.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned))
            };
            let words: Vec<_> = given.as_object().into_iter().flatten().map(typed).collect();
            parse_options::<G>(&words).err().unwrap_or_else(|| reading::bad_options(error))
        }),
    }
}

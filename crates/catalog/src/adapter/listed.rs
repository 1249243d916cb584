//! A game of the list.

use super::{bench::RandomPlay, pictures::Pictures, reading, table::Table};
use crate::{AnyGame, AnyTable, Bench, LessonCard, OptionText, PresetText, SwitchText};
use galerne_draw::{Accent, Picture};
use galerne_engine::{
    Brush, Command, Game, Judge, Kind, Lesson, LessonStep, Material, Message, Record, Referee, Source, Trouble, Words,
    Workshop, from_json, parse_options, read_position,
};
use galerne_texts::{Language, Texts};
use galerne_trials::{Anatomy, Metrics, PlayerSpec, Trials};
use serde_json::Value;
use std::{collections::BTreeMap, fmt, marker::PhantomData, ops::RangeInclusive, sync::OnceLock};

/// The name of the preset for a first game, in every game.
const FIRST_PRESET: &str = "first-game";

/// An entry of the list. Its texts are parsed on first use.
pub(crate) struct Listed<G: Game> {
    example: bool,
    has_points: bool,
    pub(super) pictures: Option<Pictures<G>>,
    lesson: Option<&'static Lesson>,
    workshop: Option<&'static Workshop>,
    commands: &'static [Command],
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
            lesson: None,
            workshop: None,
            commands: &[],
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

    /// It adds commands to the program.
    pub(crate) fn commands(self, commands: &'static [Command]) -> Self {
        Listed { commands, ..self }
    }

    /// Onto the list.
    pub(crate) fn listed(self) -> Box<dyn AnyGame> {
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

impl<G: Game + Words + Judge + Picture> Listed<G> {
    /// It has a picture.
    pub(crate) fn drawn(self) -> Self {
        Listed { pictures: Some(Pictures::of()), ..self }
    }
}

impl<G: Game> fmt::Debug for Listed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listed").field("id", &G::ID).finish_non_exhaustive()
    }
}

impl<G: Game + Words + Judge> AnyGame for Listed<G> {
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

    fn title(&self, language: Language) -> String {
        self.text(language, "game-title")
    }

    fn author(&self, language: Language) -> Option<String> {
        self.texts().get(language, "game-author")
    }

    fn tagline(&self, language: Language) -> String {
        self.text(language, "game-tagline")
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
                title: self.text(language, &key),
                help: self.text(language, &format!("{key}-help")),
                values,
            }
        };
        G::fields().iter().map(text).collect()
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

//! What a wish for a table leads to, before the table is there. The page of a game says it beside the button that opens one.

use crate::create::{SeatWish, Wish};
use galerne_catalog::{AnyGame, OptionText};
use galerne_engine::Trouble;
use galerne_pages::model::{Opening, SeatKind};
use galerne_table::differences;
use galerne_texts::Language;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

impl Wish {
    /// The options that are meant, as JSON; `null` for the rulebook's own game.
    pub(crate) fn settings(&self, game: &dyn AnyGame) -> Result<Value, Trouble> {
        let preset = self.preset.clone().filter(|preset| !preset.is_empty());
        let words: Vec<_> =
            preset.map(|preset| ("preset".to_owned(), preset)).into_iter().chain(self.words.clone()).collect();
        let options = if words.is_empty() { Value::Null } else { game.parse_options(&words)? };
        Ok(match (options, self.options.clone()) {
            (options, Value::Null) => options,
            (Value::Object(mut options), Value::Object(more)) => {
                options.extend(more);
                Value::Object(options)
            }
            (_, more) => more,
        })
    }

    /// Itself, or what comes nearest to it of all that can be opened, with its complete options; why not, where nothing can. A preset may be
    /// for one, or for four: where all others are bots, as many sit down as it takes. People who sit down together play the first preset that
    /// is for so many.
    pub(crate) fn fitted(self, game: &'static dyn AnyGame, language: Language) -> Result<(Wish, Value), Trouble> {
        let open = |wish: &Wish| -> Result<Value, Trouble> {
            let names = (1..=wish.seats.len()).map(|number| number.to_string()).collect();
            Ok(game.open(&wish.settings(game)?, names)?.options())
        };
        let why = match open(&self) {
            Ok(options) => return Ok((self, options)),
            Err(why) => why,
        };
        let mut others = self.refilled(game).chain(self.otherwise(game, language));
        others.find_map(|wish| open(&wish).ok().map(|options| (wish, options))).ok_or(why)
    }
}

/// What would be opened for a wish.
pub(crate) fn opening(wish: Wish, game: &'static dyn AnyGame, language: Language) -> Result<Opening, Trouble> {
    let asked = wish.seats.len();
    let (wish, options) = wish.fitted(game, language)?;
    let preset = preset_of(game, &options, language);
    let changed = differences(game, &options, language).into_iter().map(|(title, _)| title).collect();
    Ok(Opening { seats: wish.seats.len(), joining: wish.seats.len().saturating_sub(asked), preset, changed })
}

/// The name of the preset that complete options are, if they are one.
pub(crate) fn preset_of(game: &dyn AnyGame, options: &Value, language: Language) -> Option<String> {
    let differs = |option: &OptionText| options.get(option.name).is_some_and(|value| *value != option.default);
    let changed: Vec<&'static str> =
        game.options(language).iter().filter(|one| differs(one)).map(|one| one.name).collect();
    let typed =
        |name: &str| options.get(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
    let is_set = |set: &[(&str, &str)]| {
        !set.is_empty()
            && set.iter().all(|&(name, value)| typed(name).is_some_and(|typed| typed == value))
            && changed.iter().all(|changed| set.iter().any(|(name, _)| name == changed))
    };
    game.presets(language).into_iter().find(|preset| is_set(preset.set)).map(|preset| preset.title)
}

/// What is played where nothing is changed in the form, for each number of people that may sit down. Worked out once.
pub(crate) fn openings(game: &'static dyn AnyGame, language: Language) -> Vec<Opening> {
    type Known = HashMap<(&'static str, Language), Vec<Opening>>;
    static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(openings) = known().get(&(game.id(), language)) {
        return openings.clone();
    }
    let person = SeatWish { kind: SeatKind::Open, name: String::new(), bot: None, holder: None };
    let wish = |seats: usize| Wish { seats: vec![person.clone(); seats], ..Wish::default() };
    let openings: Vec<Opening> = game.seats().filter_map(|seats| opening(wish(seats), game, language).ok()).collect();
    known().insert((game.id(), language), openings.clone());
    openings
}

/// Options by their names, the preset and the kind of chance, out of a form or an address.
pub(crate) fn chosen(fields: &[(String, String)]) -> BTreeMap<String, String> {
    let known = |(name, value): &(String, String)| {
        let name = match &**name {
            "preset" | "chance" | "seed" => name.as_str(),
            name => name.strip_prefix("o.")?,
        };
        (!value.is_empty()).then(|| (name.to_owned(), value.clone()))
    };
    fields.iter().filter_map(known).collect()
}

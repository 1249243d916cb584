//! What is refused, as exceptions of the package: the sentence in both languages and, where there is one, the rule.

use galerne_catalog::{AnyGame, Denial, games};
use galerne_engine::{Message, Rule, Trouble};
use galerne_texts::Language;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// An exception `galerne.Refused` that says the message in the game's texts. The classes are Python's own (`galerne/errors.py`).
pub(crate) fn refused(game: &'static dyn AnyGame, message: &Message, rule: Option<Rule>) -> PyErr {
    let said = Language::ALL.map(|language| game.say(language, message));
    Python::attach(|py| {
        let class = py.import("galerne.errors").and_then(|errors| errors.getattr("Refused"));
        match class.and_then(|class| class.call1((&said[0], &said[1], rule.map(|rule| rule.0)))) {
            Ok(exception) => PyErr::from_value(exception),
            Err(error) => error,
        }
    })
}

pub(crate) fn denied(game: &'static dyn AnyGame, denial: &Denial) -> PyErr {
    refused(game, denial.message(), denial.rule())
}

pub(crate) fn troubled(game: &'static dyn AnyGame, trouble: &Trouble) -> PyErr {
    refused(game, &trouble.0, None)
}

/// A trouble before there is a game: every game's texts include the common ones.
pub(crate) fn foreign(trouble: &Trouble) -> PyErr {
    match games().next() {
        Some(game) => troubled(game, trouble),
        None => PyRuntimeError::new_err(trouble.to_string()),
    }
}

/// A chance too wide to be listed.
pub(crate) fn too_many() -> PyErr {
    Python::attach(|py| {
        let class = py.import("galerne.errors").and_then(|errors| errors.getattr("TooMany"));
        let text =
            "the outcomes of this chance are too many to be listed; use state.roll(luck) or state.apply_chance(json)";
        match class.and_then(|class| class.call1((text,))) {
            Ok(exception) => PyErr::from_value(exception),
            Err(error) => error,
        }
    })
}

/// The language with that code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    Language::ALL
        .into_iter()
        .find(|language| language.code() == code)
        .ok_or_else(|| PyValueError::new_err(format!("language must be \"en\" or \"fr\", not {code:?}")))
}

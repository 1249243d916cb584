//! A table: a game with its record.

use crate::draw;
use crate::errors::{denied, foreign, language, refused, troubled};
use crate::game::Game;
use crate::luck::Luck;
use crate::state::State;
use galerne_catalog::review::Effort;
use galerne_catalog::{AnyTable, Budget, Move, Utility, load, set_up};
use galerne_engine::{Seat, Turn, Viewer};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard};

/// A game in progress with its record.
#[pyclass(module = "galerne", frozen)]
pub(crate) struct Table {
    table: Mutex<Box<dyn AnyTable>>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}

/// The table that a record or a position file leads to.
#[pyfunction]
pub(crate) fn read(text: &str) -> PyResult<Table> {
    let table = load(text, &[]).map_err(|unreadable| match unreadable.game {
        Some(game) => troubled(game, &unreadable.trouble),
        None => foreign(&unreadable.trouble),
    })?;
    Ok(Table::new(table))
}

impl Table {
    pub(crate) fn new(table: Box<dyn AnyTable>) -> Table {
        Table { table: Mutex::new(table) }
    }

    fn open(&self) -> PyResult<MutexGuard<'_, Box<dyn AnyTable>>> {
        self.table.try_lock().map_err(|_| PyRuntimeError::new_err("another thread is using this table: wait for it"))
    }

    fn seat(table: &dyn AnyTable, player: Option<usize>) -> PyResult<Seat> {
        let seats = table.names().len();
        match player {
            Some(player) if player < seats => Ok(Seat(player as u8)),
            Some(player) => Err(PyValueError::new_err(format!("player must be 0 to {}, not {player}", seats - 1))),
            None => {
                let nobody =
                    || PyValueError::new_err("nobody is to decide now: chance speaks first, or the game is over");
                table.turn().deciders().lowest().ok_or_else(nobody)
            }
        }
    }
}

#[pymethods]
impl Table {
    /// The game that is played, with its options.
    #[getter]
    fn game(&self) -> PyResult<Game> {
        let table = self.open()?;
        let setup = set_up(table.game(), &table.options(), table.names().len());
        let setup = setup.map_err(|trouble| troubled(table.game(), &trouble))?;
        Ok(Game { setup, utility: Utility::Victory, recall: false })
    }

    #[getter]
    fn names(&self) -> PyResult<Vec<String>> {
        Ok(self.open()?.names().to_vec())
    }

    /// A copy of the present state.
    #[getter]
    fn state(&self) -> PyResult<State> {
        let (game, text) = (self.game()?, self.position()?);
        let state = game.setup.clone().read(&text).map_err(|trouble| troubled(game.listed(), &trouble))?;
        Ok(State::new(game, state))
    }

    /// Carries out an action by its id, or as JSON.
    #[pyo3(signature = (action, player=None))]
    fn act(&self, action: &Bound<'_, PyAny>, player: Option<usize>) -> PyResult<()> {
        let mut table = self.open()?;
        let seat = Self::seat(&**table, player)?;
        let action = match action.extract::<String>() {
            Ok(text) => {
                Move::Json(serde_json::from_str(&text).map_err(|error| PyValueError::new_err(error.to_string()))?)
            }
            Err(_) => {
                Move::Id(action.extract::<i64>().ok().and_then(|id| usize::try_from(id).ok()).unwrap_or(usize::MAX))
            }
        };
        table.act(seat, &action).map_err(|denial| denied(table.game(), &denial))
    }

    /// Lets chance speak, as often as it is due.
    fn roll(&self, luck: &mut Luck) -> PyResult<()> {
        let mut table = self.open()?;
        while matches!(table.turn(), Turn::Chance(_)) {
            table.roll(&mut luck.streams).map_err(|denial| denied(table.game(), &denial))?;
        }
        Ok(())
    }

    /// Chance brings the outcome written as records write it (JSON).
    fn feed(&self, outcome: &str) -> PyResult<()> {
        let mut table = self.open()?;
        let outcome = serde_json::from_str(outcome).map_err(|error| PyValueError::new_err(error.to_string()))?;
        table.feed(&outcome).map_err(|denial| denied(table.game(), &denial))
    }

    /// The player takes back its last action, by the rules of undo.
    #[pyo3(signature = (player))]
    fn undo(&self, player: usize) -> PyResult<()> {
        let mut table = self.open()?;
        let seat = Self::seat(&**table, Some(player))?;
        table.undo(seat).map_err(|refusal| refused(table.game(), &refusal.reason, Some(refusal.rule)))
    }

    /// What has happened, a line each, as a spectator may know it.
    #[pyo3(signature = (language="en", since=0))]
    fn log(&self, language: &str, since: usize) -> PyResult<Vec<String>> {
        let (table, language) = (self.open()?, self::language(language)?);
        let events = table.now().events(since, Viewer::SPECTATOR);
        Ok(events.iter().map(|event| table.say(language, &event.message)).collect())
    }

    /// The record as a file.
    fn record(&self) -> PyResult<String> {
        Ok(self.open()?.record())
    }

    /// The present state as a position file, secrets included.
    fn position(&self) -> PyResult<String> {
        Ok(self.open()?.now().position())
    }

    /// How many entries count: those not undone.
    fn __len__(&self) -> PyResult<usize> {
        Ok(self.open()?.live_entries())
    }

    /// The state after the first `n` entries.
    fn at(&self, n: usize) -> PyResult<State> {
        let game = self.game()?;
        let table = self.open()?;
        if n > table.live_entries() {
            return Err(PyValueError::new_err(format!("n must be 0 to {}, not {n}", table.live_entries())));
        }
        let text = table.at(n).position();
        let state = game.setup.clone().read(&text).map_err(|trouble| troubled(game.listed(), &trouble))?;
        Ok(State::new(game, state))
    }

    /// The state after each entry, from the start on, and what each entry says: in a notebook a slider goes through the pictures.
    #[pyo3(signature = (language="en"))]
    fn play<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let (entries, language) = (self.open()?.live_entries(), self::language(language)?);
        let states = (0..=entries).map(|n| self.at(n)).collect::<PyResult<Vec<State>>>()?;
        let table = self.open()?;
        let said = |n| table.label(n).map_or(String::new(), |label| table.say(language, &label));
        let lines: Vec<String> = (0..entries).map(said).collect();
        drop(table);
        py.import("galerne.steps")?.getattr("Steps")?.call1((states, lines))
    }

    /// What a strong player would think about, the best first: id, worth from 0 to 1, its standard error.
    #[pyo3(signature = (player=None, iterations=2000))]
    fn hint(&self, py: Python<'_>, player: Option<usize>, iterations: u32) -> PyResult<Vec<(usize, f32, f32)>> {
        let table = self.open()?;
        let seat = Self::seat(&**table, player)?;
        let aside = table.aside().map_err(|trouble| troubled(table.game(), &trouble))?;
        drop(table);
        let hints = py.detach(move || aside.hint(seat, &Budget { iterations, ..Budget::QUICK }));
        Ok(hints.into_iter().map(|hint| (hint.choice.id, hint.worth, hint.error)).collect())
    }

    /// The finished game reviewed: how each seat stood, what each stretch of moves cost, what luck did; None while it is not over.
    #[pyo3(signature = (quick=true))]
    fn review<'py>(&self, py: Python<'py>, quick: bool) -> PyResult<Bound<'py, PyAny>> {
        // A copy by way of its record, history and all: the table is free meanwhile.
        let game = self.open()?.game();
        let record = self.record()?;
        let copy = load(&record, &[]).map_err(|unreadable| troubled(game, &unreadable.trouble))?;
        let effort = if quick { Effort::QUICK } else { Effort::FULL };
        let review = py.detach(move || {
            let review = copy.review(&effort, &mut |_| true);
            serde_json::to_string(&review).map_err(|error| error.to_string())
        });
        py.import("json")?.call_method1("loads", (review.map_err(PyRuntimeError::new_err)?,))
    }

    /// The board in text, as a spectator sees it.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let (table, language) = (self.open()?, self::language(language)?);
        Ok(draw::text(&**table, &*table.now(), Viewer::SPECTATOR, language))
    }

    /// The picture that a spectator sees, as SVG; None where the game has none.
    #[pyo3(signature = (theme="light", language="en"))]
    fn svg(&self, theme: &str, language: &str) -> PyResult<Option<String>> {
        let (table, theme, language) = (self.open()?, draw::theme(theme)?, self::language(language)?);
        Ok(draw::svg(&*table.now(), Viewer::SPECTATOR, theme, language))
    }

    fn _repr_svg_(&self) -> PyResult<Option<String>> {
        self.svg("light", "en")
    }

    fn __repr__(&self) -> PyResult<String> {
        let table = self.open()?;
        Ok(format!("<galerne.Table of {}, {} entries>", table.game().id(), table.live_entries()))
    }
}

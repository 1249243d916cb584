//! Bots by name. A bot is handed what its seat sees, never the state.

use crate::draw;
use crate::errors::troubled;
use crate::game::Game;
use crate::state::State;
use galerne_catalog::{AnyPlayer, Budget};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::sync::Mutex;

/// A bot of one game. It may keep a plan between decisions: take one for each seat and each game.
#[pyclass(module = "galerne", frozen)]
pub(crate) struct Bot {
    name: String,
    game: Game,
    player: Mutex<Box<dyn AnyPlayer>>,
}

impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bot").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Bot {
    pub(crate) fn new(name: &str, game: Game, player: Box<dyn AnyPlayer>) -> Bot {
        Bot { name: name.to_owned(), game, player: Mutex::new(player) }
    }
}

#[pymethods]
impl Bot {
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The id of what it does; Python runs on meanwhile.
    #[pyo3(signature = (state, player=None))]
    fn step(&self, py: Python<'_>, state: &State, player: Option<i64>) -> PyResult<usize> {
        if state.game.listed().id() != self.game.listed().id() {
            let (mine, given) = (self.game.listed().id(), state.game.listed().id());
            return Err(PyValueError::new_err(format!("this bot plays {mine}, not {given}: take {given}'s own")));
        }
        let (seat, state) = (state.seat(player)?, &*state.state);
        let chosen = py.detach(|| {
            let mut player =
                self.player.try_lock().map_err(|_| "this bot is thinking in another thread: take one for each")?;
            player.choose(state, seat).ok_or("nobody is to decide here: the bot has nothing to choose from")
        });
        chosen.map_err(PyRuntimeError::new_err)
    }

    /// What it does, as OpenSpiel writes a policy: one action with all the weight.
    #[pyo3(signature = (state, player=None))]
    fn policy(&self, py: Python<'_>, state: &State, player: Option<i64>) -> PyResult<Vec<(usize, f64)>> {
        Ok(vec![(self.step(py, state, player)?, 1.0)])
    }

    /// What a strong player would think about here, the best first: id, worth from 0 to 1, its standard error.
    #[pyo3(signature = (state, player=None))]
    fn hints(&self, py: Python<'_>, state: &State, player: Option<i64>) -> PyResult<Vec<(usize, f32, f32)>> {
        let (seat, listed) = (state.seat(player)?, state.game.listed());
        let state = &*state.state;
        let hints = py.detach(|| {
            let table = draw::table_of(state)?;
            Ok(table.hint(seat, &Budget { iterations: 2_000, ..Budget::QUICK }))
        });
        let hints = hints.map_err(|trouble| troubled(listed, &trouble))?;
        Ok(hints.into_iter().map(|hint| (hint.choice.id, hint.worth, hint.error)).collect())
    }

    fn __repr__(&self) -> String {
        format!("<galerne.Bot {} of {}>", self.name, self.game.listed().id())
    }
}

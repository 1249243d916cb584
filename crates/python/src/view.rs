//! What a bot gets: a state as one seat sees it. There is no way from a view to the state.

use crate::arrays;
use crate::draw;
use crate::errors::{language, troubled};
use crate::game::Game;
use crate::state::{State, seen};
use galerne_catalog::AnyState;
use galerne_engine::{Seat, Turn, Viewer};
use numpy::{PyArrayDyn, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A state as one player sees it.
#[pyclass(module = "galerne", frozen)]
#[derive(Debug)]
pub(crate) struct View {
    game: Game,
    /// Never handed out: everything below redacts it first.
    state: Box<dyn AnyState>,
    seat: Seat,
}

impl View {
    pub(crate) fn new(game: Game, state: Box<dyn AnyState>, seat: Seat) -> View {
        View { game, state, seat }
    }
}

#[pymethods]
impl View {
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Whose view it is.
    #[getter]
    fn player(&self) -> u8 {
        self.seat.0
    }

    #[getter]
    fn is_terminal(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// The legal ids, ascending; none where the player owes no decision.
    fn legal_actions(&self) -> Vec<usize> {
        let mut ids = Vec::new();
        self.state.legal(self.seat, &mut ids);
        ids.sort_unstable();
        ids
    }

    /// What the player sees, as numbers within 0 … 1.
    fn tensor<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let numbers = arrays::zeros(py, &[self.game.setup.panes().len]);
        let mut writing = numbers.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let slice = writing.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.state.perceive(self.seat, slice);
        drop(writing);
        Ok(numbers)
    }

    /// What the player sees, as one line: two that are equal look the same to it.
    #[getter]
    fn key(&self) -> String {
        seen(&*self.state, self.seat)
    }

    /// One complete state that the player must hold possible.
    #[pyo3(signature = (seed=0))]
    fn imagine(&self, seed: u64) -> State {
        State::new(self.game.clone(), self.state.imagine(self.seat, seed))
    }

    /// The board in text.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let language = self::language(language)?;
        let table = draw::table_of(&*self.state).map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        Ok(draw::text(&*table, &*table.now(), Viewer::seat(self.seat), language))
    }

    /// The picture as SVG; None where the game has none.
    #[pyo3(signature = (theme="light", language="en"))]
    fn svg(&self, theme: &str, language: &str) -> PyResult<Option<String>> {
        let (theme, language) = (draw::theme(theme)?, self::language(language)?);
        let table = draw::table_of(&*self.state).map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        Ok(draw::svg(&*table.now(), Viewer::seat(self.seat), theme, language))
    }

    fn _repr_svg_(&self) -> PyResult<Option<String>> {
        self.svg("light", "en")
    }

    fn __str__(&self) -> PyResult<String> {
        self.text("en")
    }

    fn __repr__(&self) -> String {
        format!("<galerne.View of {}, player {}>", self.game.listed().id(), self.seat.0)
    }
}

//! The engine's streams of chance: one for each source, all grown from one seed.

use crate::game::Game;
use galerne_engine::{Source, Streams};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The luck of one game: a stream for each source of chance, all grown from one seed.
#[pyclass(module = "galerne")]
#[derive(Debug)]
pub(crate) struct Luck {
    pub(crate) streams: Streams,
}

#[pymethods]
impl Luck {
    #[new]
    fn new(seed: u64) -> Luck {
        Luck { streams: Streams::new(seed) }
    }

    /// Gives one source a new stream and leaves the others as they are. The names are those of `game.sources`.
    fn reseed(&mut self, game: &Game, source: &str, seed: u64) -> PyResult<()> {
        let names = game.listed().sources();
        let Some(number) = names.iter().position(|name| *name == source) else {
            return Err(PyValueError::new_err(format!(
                "no source of chance is called {source:?}; there are {names:?}"
            )));
        };
        let source = Source(number as u8);
        *self.streams.of(source) = Streams::new(seed).of(source).clone();
        Ok(())
    }

    /// A whole number below `n`, from the first stream: for code that wants repeatable numbers of its own.
    fn below(&mut self, n: u32) -> u32 {
        self.streams.of(Source(0)).below(n)
    }

    fn __copy__(&self) -> Luck {
        Luck { streams: self.streams.clone() }
    }

    fn __repr__(&self) -> &'static str {
        "galerne.Luck(…)"
    }
}

/// Two numbers into one seed, as batches and laboratories do.
#[pyfunction]
pub(crate) fn mix(seed: u64, salt: u64) -> u64 {
    galerne_engine::mix(seed, salt)
}

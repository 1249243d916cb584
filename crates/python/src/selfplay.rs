//! Whole games between bots as arrays: the feed of training.

use crate::errors::troubled;
use crate::game::Game;
use galerne_catalog::Episode;
use galerne_engine::Trouble;
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use std::ops::Range;

/// Games `first` to `last` between these bots, decision by decision. A game depends on the seed and its number alone.
#[pyfunction]
#[pyo3(signature = (game, players, first, last, seed=0, threads=1))]
pub(crate) fn episodes<'py>(
    py: Python<'py>,
    game: &Game,
    players: Vec<String>,
    first: u64,
    last: u64,
    seed: u64,
    threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let setup = game.setup.clone();
    if players.len() != setup.seats() {
        return Err(PyValueError::new_err(format!(
            "{} players for {} seats: name one for each",
            players.len(),
            setup.seats()
        )));
    }
    if last < first || last - first > 10_000_000 || !(1..=1024).contains(&threads) {
        return Err(PyValueError::new_err("first ≤ last, at most ten million games, 1 to 1024 threads"));
    }
    let play = |number: u64| setup.episode(&players, seed, number);
    let numbers: Range<u64> = first..last;
    let played: Result<Vec<Episode>, Trouble> = py
        .detach(|| {
            if threads == 1 {
                return Ok(numbers.map(play).collect());
            }
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            Ok(pool.map_err(|error| error.to_string())?.install(|| numbers.into_par_iter().map(play).collect()))
        })
        .map_err(|error: String| PyRuntimeError::new_err(error))?;
    let played = played.map_err(|trouble| troubled(game.listed(), &trouble))?;
    let (width, seats) = (game.setup.panes().len, game.setup.seats());
    let rows: usize = played.iter().map(|episode| episode.seat.len()).sum();
    let [mut seat, mut seen] = [Vec::with_capacity(rows), Vec::new()];
    seen.reserve(rows * width);
    let (mut action, mut worth, mut result) = (Vec::new(), Vec::new(), Vec::new());
    let (mut number, mut ply, mut returns) = (Vec::new(), Vec::new(), Vec::new());
    for (episode, at) in played.into_iter().zip(first..) {
        for (place, who) in episode.seat.iter().enumerate() {
            seat.push(*who as u8);
            result.push(episode.returns[*who as usize]);
            number.push(at as i64);
            ply.push(place as i32);
        }
        seen.extend(episode.seen);
        action.extend(episode.action);
        worth.extend(episode.worth);
        returns.extend(episode.returns);
    }
    let all = PyDict::new(py);
    all.set_item("x", PyArray1::from_vec(py, seen).reshape([rows, width])?)?;
    all.set_item("seat", PyArray1::from_vec(py, seat))?;
    all.set_item("action", PyArray1::from_vec(py, action))?;
    all.set_item("worth", PyArray1::from_vec(py, worth))?;
    all.set_item("result", PyArray1::from_vec(py, result))?;
    all.set_item("game", PyArray1::from_vec(py, number))?;
    all.set_item("ply", PyArray1::from_vec(py, ply))?;
    let games = (last - first) as usize;
    all.set_item("returns", PyArray1::from_vec(py, returns).reshape([games, seats])?)?;
    Ok(all)
}

//! The arena: bots and Python functions measured against each other on the same luck, each in every seat.

use crate::errors::troubled;
use crate::game::Game;
use galerne_lab::arena::{Ending, Group, Line, Match, Results, Sprt, Verdict, clear, run};
use galerne_texts::Language;
use galerne_trials::Control;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A match, and what was played of it so far.
#[pyclass(module = "galerne")]
#[derive(Debug)]
pub(crate) struct Arena {
    of: Match,
    sprt: Option<Sprt>,
    results: Results,
    verdict: &'static str,
}

fn said(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Stronger => "stronger",
        Verdict::NotStronger => "not stronger",
        Verdict::Open => "open",
    }
}

#[pymethods]
impl Arena {
    /// With `known` all players are bots of the program, and their names are checked; without, Python functions may have any name.
    #[new]
    #[pyo3(signature = (game, players, seed=1, solo=false, sprt=None, known=true))]
    fn new(
        game: &Game,
        players: Vec<String>,
        seed: u64,
        solo: bool,
        sprt: Option<(f64, f64)>,
        known: bool,
    ) -> PyResult<Arena> {
        let (listed, options, seats) = (game.listed(), game.setup.options(), game.setup.seats());
        if players.is_empty() {
            return Err(PyValueError::new_err(
                "an arena needs players: galerne.arena(game, [\"maitre\", \"habitue\"])",
            ));
        }
        let solo = solo || players.len() < 2 || seats == 1;
        if !solo && players.len() > seats {
            return Err(PyValueError::new_err(format!(
                "{} players for {seats} seats: load the game with more",
                players.len()
            )));
        }
        let of = if known {
            Match::new(listed, options, players, Some(seats), solo, seed)
                .map_err(|trouble| troubled(listed, &trouble))?
        } else {
            Match { game: listed, options, players, seats, solo, seed }
        };
        let sprt = sprt.map(|(elo0, elo1)| Sprt { elo0, elo1 });
        Ok(Arena { of, sprt, results: Results::default(), verdict: "open" })
    }

    /// Plays until there are `games` games in whole groups, or until the sequential test is clear.
    fn run(&mut self, py: Python<'_>, games: usize, threads: usize) -> PyResult<()> {
        let groups = games.div_ceil(self.of.games_per_group());
        let Arena { of, sprt, results, .. } = self;
        let mut interrupted = None;
        let ending = py.detach(|| {
            run(of, groups, threads.clamp(1, 1024), *sprt, results, &mut |_, _| {
                interrupted = Python::attach(|py| py.check_signals().err());
                interrupted.is_none()
            })
        });
        if let Some(error) = interrupted {
            return Err(error);
        }
        match ending.map_err(|trouble| troubled(of.game, &trouble))? {
            Ending::Clear(verdict) => self.verdict = said(verdict),
            Ending::Played | Ending::Stopped => {}
        }
        Ok(())
    }

    /// Plays one group and returns it as JSON: a pure function of the match and the number, for other machines.
    fn group(&self, py: Python<'_>, number: usize) -> PyResult<String> {
        let of = &self.of;
        let played = py.detach(|| {
            let mut table = of.table()?;
            of.play(&mut *table, number, &Control::default())
        });
        let played = played.map_err(|trouble| troubled(of.game, &trouble))?;
        let Some((group, _)) = played else { return Err(PyValueError::new_err("the group was not played to its end")) };
        serde_json::to_string(&group).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Adds the next group, as [`Arena::group`] wrote it; whether the sequential test is clear.
    fn add(&mut self, group: &str) -> PyResult<bool> {
        let group: Group = serde_json::from_str(group).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let sound = |line: &Line| {
            let lengths = [line.players.len(), line.scores.len(), line.points.len(), line.won.len()];
            lengths == [self.of.seats; 4] && line.players.iter().all(|player| *player < self.of.players.len())
        };
        if group.games.len() != self.of.games_per_group() || !group.games.iter().all(sound) {
            return Err(PyValueError::new_err("the group is not of this match"));
        }
        self.results.thought.resize(self.of.players.len(), Default::default());
        self.results.groups.push(group);
        if let Some(verdict) = clear(&self.of, self.sprt, &self.results) {
            self.verdict = said(verdict);
        }
        Ok(self.verdict != "open")
    }

    /// How many games make a group, whether each plays alone, and the number of seats.
    #[getter]
    fn shape(&self) -> (usize, bool, usize) {
        (self.of.games_per_group(), self.of.solo, self.of.seats)
    }

    /// What the sequential test says.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.verdict
    }

    /// All results with the report, as the command `galerne arena --json` writes them.
    fn to_json(&self) -> String {
        self.results.to_json(&self.of, self.sprt).to_string()
    }

    /// The title of the game, for the report.
    #[getter]
    fn title(&self) -> String {
        self.of.game.title(Language::En)
    }
}

//! A game with options and seats settled, under OpenSpiel's names.

use crate::arrays;
use crate::batch::Batch;
use crate::bot::Bot;
use crate::errors::{foreign, troubled};
use crate::ids::Id;
use crate::state::State;
use crate::table::Table;
use galerne_catalog::{AnyGame, AnySetup, Autoreset, Manner, Utility, find};
use galerne_engine::{Panes, Streams, Turn, mix};
use numpy::PyArrayDyn;
use numpy::PyArrayMethods as _;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// A game, set up.
#[pyclass(module = "galerne", frozen)]
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) setup: Arc<dyn AnySetup>,
    pub(crate) utility: Utility,
    pub(crate) recall: bool,
}

/// How pickle keeps a thing: what makes it again, and of what.
pub(crate) type Kept<'py, T> = (Bound<'py, PyAny>, T);
/// Name, options, seats, utility, recall, planes.
type Parts = (String, String, usize, String, bool, bool);

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    galerne_catalog::games().map(AnyGame::id).collect()
}

pub(crate) fn utility(name: &str) -> PyResult<Utility> {
    match name {
        "victory" => Ok(Utility::Victory),
        "points" => Ok(Utility::Points),
        "delta" => Ok(Utility::Delta),
        _ => Err(PyValueError::new_err(format!("utility must be \"victory\", \"points\" or \"delta\", not {name:?}"))),
    }
}

/// A game by its name, with options as typed words; `galerne.load_game` is the friendlier way.
#[pyfunction]
#[pyo3(signature = (name, options, seats=None, utility="victory", recall=false, planes=false))]
pub(crate) fn load(
    name: &str,
    options: Vec<(String, String)>,
    seats: Option<usize>,
    utility: &str,
    recall: bool,
    planes: bool,
) -> PyResult<Game> {
    let utility = self::utility(utility)?;
    let game = find(name).map_err(|trouble| foreign(&trouble))?;
    let options = game.parse_options(&options).map_err(|trouble| troubled(game, &trouble))?;
    let setup = game.set_up(&options, seats.unwrap_or_else(|| game.usual_seats()), planes);
    Ok(Game { setup: setup.map_err(|trouble| troubled(game, &trouble))?, utility, recall })
}

impl Game {
    pub(crate) fn listed(&self) -> &'static dyn AnyGame {
        self.setup.game()
    }

    pub(crate) fn utility_name(&self) -> &'static str {
        match self.utility {
            Utility::Victory => "victory",
            Utility::Points => "points",
            Utility::Delta => "delta",
        }
    }
}

/// Names, shapes and places, in the order of the numbers.
fn panes_of<'py>(py: Python<'py>, panes: &Panes) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for pane in &panes.list {
        all.set_item(pane.name, (pane.start, pane.shape.clone()))?;
    }
    Ok(all)
}

#[pymethods]
impl Game {
    /// Its name in commands and files.
    #[getter]
    fn name(&self) -> &'static str {
        self.listed().id()
    }

    #[getter]
    fn rules_version(&self) -> u32 {
        self.listed().rules()
    }

    /// The complete options, as a dict.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.setup.options().to_string(),))
    }

    /// The options as JSON, for copies of this game elsewhere.
    #[getter]
    fn options_json(&self) -> String {
        self.setup.options().to_string()
    }

    #[getter]
    fn utility(&self) -> &'static str {
        self.utility_name()
    }

    #[getter]
    fn recall(&self) -> bool {
        self.recall
    }

    /// The names of its sources of chance.
    #[getter]
    fn sources(&self) -> Vec<&'static str> {
        self.listed().sources().to_vec()
    }

    /// The names of its bots.
    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        self.listed().bots().to_vec()
    }

    /// The ids of actions that give the game up: legal, but nothing for a policy that learns by results.
    #[getter]
    fn giving_up(&self) -> Vec<usize> {
        self.setup.giving_up()
    }

    fn num_players(&self) -> usize {
        self.setup.seats()
    }

    fn num_distinct_actions(&self) -> usize {
        self.setup.space()
    }

    /// The most outcomes of a chance that can be listed, as met in three random games; 0 where there is no chance.
    fn max_chance_outcomes(&self, py: Python<'_>) -> usize {
        let most = |seed: u64| {
            let (mut state, mut luck, mut ids) = (self.setup.clone().start(false), Streams::new(seed), Vec::new());
            let (mut most, mut step) = (0, 0);
            loop {
                match state.turn() {
                    Turn::Over => return most,
                    Turn::Chance(_) => {
                        most = most.max(state.weights().map_or(0, |weights| weights.len()));
                        state.roll(&mut luck);
                    }
                    Turn::Decide(seats) => {
                        let Some(seat) = seats.lowest() else { return most };
                        ids.clear();
                        state.legal(seat, &mut ids);
                        let picked = mix(seed, step) as usize % ids.len().max(1);
                        step += 1;
                        if ids.get(picked).is_none_or(|id| state.act(seat, *id).is_err()) {
                            return most;
                        }
                    }
                }
            }
        };
        if self.sources().is_empty() { 0 } else { py.detach(|| (0..3).map(most).max().unwrap_or(0)) }
    }

    /// The sum of all returns: 0 for shares of victory among several, None otherwise.
    fn utility_sum(&self) -> Option<f64> {
        (self.utility == Utility::Victory && self.setup.seats() > 1).then_some(0.0)
    }

    /// Whether what a seat perceives is an information state.
    #[getter]
    fn recalls(&self) -> bool {
        self.setup.recalls()
    }

    /// By name where a block of the observation begins, and its shape.
    #[getter]
    fn panes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        panes_of(py, self.setup.panes())
    }

    fn observation_tensor_shape(&self) -> Vec<usize> {
        vec![self.setup.panes().len]
    }

    fn observation_tensor_size(&self) -> usize {
        self.setup.panes().len
    }

    /// What never changes in this set-up (a map, statistics): arrays by name.
    fn ground<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (panes, numbers) = self.setup.ground();
        let all = PyDict::new(py);
        for pane in &panes.list {
            let part = PyArrayDyn::<f32>::zeros(py, pane.shape.as_slice(), false);
            if let Ok(mut part) = part.try_readwrite()
                && let Ok(slice) = part.as_slice_mut()
            {
                slice.copy_from_slice(&numbers[pane.start..pane.start + pane.len]);
            }
            all.set_item(pane.name, part)?;
        }
        Ok(all)
    }

    /// The action with that id, as records write it; None for an id that no action has.
    fn action<'py>(&self, py: Python<'py>, id: Id) -> PyResult<Option<Bound<'py, PyAny>>> {
        let action = self.setup.action(id.known()?).map(|action| action.to_string());
        action.map(|text| py.import("json")?.call_method1("loads", (text,))).transpose()
    }

    /// The same as one line of JSON.
    fn action_to_string(&self, id: Id) -> PyResult<String> {
        let id = id.known()?;
        let action = self.setup.action(id).map(|action| action.to_string());
        action.ok_or_else(|| {
            PyValueError::new_err(format!("no action has the id {id}; there are {}", self.setup.space()))
        })
    }

    fn new_initial_state(&self) -> State {
        State::new(self.clone(), self.setup.clone().start(self.recall))
    }

    /// The state of a position file of this game.
    fn deserialize_state(&self, text: &str) -> PyResult<State> {
        let state = self.setup.clone().read(text).map_err(|trouble| troubled(self.listed(), &trouble))?;
        Ok(State::new(self.clone(), state))
    }

    /// One of its bots, by name: `maitre`, `habitue`, `novice`, `greedy`, `random`, or `search@ITERATIONS`.
    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &str, seed: u64) -> PyResult<Bot> {
        let player = self.setup.player(name, seed).map_err(|trouble| troubled(self.listed(), &trouble))?;
        Ok(Bot::new(name, self.clone(), player))
    }

    /// A table: the game with its record.
    #[pyo3(signature = (names=None))]
    fn table(&self, names: Option<Vec<String>>) -> PyResult<Table> {
        let names = names.unwrap_or_else(|| (1..=self.setup.seats()).map(|seat| seat.to_string()).collect());
        if names.len() != self.setup.seats() {
            let (given, wanted) = (names.len(), self.setup.seats());
            return Err(PyValueError::new_err(format!("{given} names for {wanted} seats: give one for each")));
        }
        let table = self.listed().open(&self.setup.options(), names);
        Ok(Table::new(table.map_err(|trouble| troubled(self.listed(), &trouble))?))
    }

    /// Many environments at once. With `give_up=False` masks leave out what gives the game up.
    #[pyo3(signature = (environments, seed=0, threads=1, *, dtype="float32", mask=true, autoreset="same", give_up=true, out=None))]
    #[allow(clippy::too_many_arguments, reason = "the arguments of a Python function are named by its caller")]
    fn batch(
        &self,
        py: Python<'_>,
        environments: usize,
        seed: u64,
        threads: usize,
        dtype: &str,
        mask: bool,
        autoreset: &str,
        give_up: bool,
        out: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let autoreset = match autoreset {
            "same" => Autoreset::Same,
            "next" => Autoreset::Next,
            "off" => Autoreset::Off,
            _ => {
                let why = format!("autoreset must be \"same\", \"next\" or \"off\", not {autoreset:?}");
                return Err(PyValueError::new_err(why));
            }
        };
        let manner = Manner { autoreset, utility: self.utility, keeps_on: !give_up };
        Batch::new(py, self.clone(), environments, seed, threads, (dtype, mask), manner, out)
    }

    fn __repr__(&self) -> String {
        format!("galerne.load_game({:?}, seats={})", self.name(), self.setup.seats())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.name() == other.name()
            && self.setup.seats() == other.setup.seats()
            && self.setup.options() == other.setup.options()
            && (self.utility, self.recall) == (other.utility, other.recall)
            && self.setup.has_planes() == other.setup.has_planes()
    }

    fn __hash__(&self) -> u64 {
        galerne_engine::mix(self.setup.seats() as u64, u64::from(self.rules_version()) + self.name().len() as u64)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Kept<'py, Parts>> {
        let again = py.import("galerne")?.getattr("_load_again")?;
        let parts = (self.name().to_owned(), self.options_json(), self.setup.seats(), self.utility_name().to_owned());
        Ok((again, (parts.0, parts.1, parts.2, parts.3, self.recall, self.setup.has_planes())))
    }

    /// A new array for observations, of the right size.
    fn new_observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArrayDyn<f32>> {
        arrays::zeros(py, &[self.setup.panes().len])
    }
}

/// A game from its options as JSON: how a copy comes about elsewhere.
#[pyfunction]
pub(crate) fn load_settled(
    name: &str,
    options: &str,
    seats: usize,
    utility: &str,
    recall: bool,
    planes: bool,
) -> PyResult<Game> {
    let game = find(name).map_err(|trouble| foreign(&trouble))?;
    let options = serde_json::from_str(options).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let setup = game.set_up(&options, seats, planes).map_err(|trouble| troubled(game, &trouble))?;
    Ok(Game { setup, utility: self::utility(utility)?, recall })
}

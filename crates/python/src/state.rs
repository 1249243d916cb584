//! A state under OpenSpiel's names: flat, without a record and without luck inside.

use crate::arrays;
use crate::draw;
use crate::errors::{denied, language, too_many, troubled};
use crate::game::{Game, Kept};
use crate::ids::Id;
use crate::luck::Luck;
use crate::view::View;
use galerne_catalog::{AnyState, Utility};
use galerne_engine::{Seat, Turn, Viewer};
use numpy::{PyArrayDyn, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::fmt::Write as _;

/// OpenSpiel's numbers of players that are none.
const CHANCE: i32 = -1;
const SEVERAL: i32 = -2;
const OVER: i32 = -4;

/// What the seat sees as one line: every number that is not 0 with its pane and place. By the laws of the kit two views that differ
/// differ here.
pub(crate) fn seen(state: &dyn AnyState, seat: Seat) -> String {
    let setup = state.setup();
    let panes = setup.panes();
    let mut numbers = vec![0.0; panes.len];
    state.perceive(seat, &mut numbers);
    let mut line = seat.0.to_string();
    for pane in &panes.list {
        for (place, number) in numbers[pane.start..pane.start + pane.len].iter().enumerate() {
            if *number != 0.0 {
                // Writing to a string cannot fail.
                let _ = write!(line, " {}[{place}]={number}", pane.name);
            }
        }
    }
    line
}

/// Game, position file, and what each seat remembers.
type Parts = (Game, String, Option<Vec<String>>);

/// A state of a game.
#[pyclass(module = "galerne")]
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) state: Box<dyn AnyState>,
    /// What the last step paid, where every step pays.
    paid: Vec<f32>,
}

impl State {
    pub(crate) fn new(game: Game, state: Box<dyn AnyState>) -> State {
        let paid = vec![0.0; game.setup.seats()];
        State { game, state, paid }
    }

    /// The seat with that number; who decides where none is named.
    pub(crate) fn seat(&self, player: Option<i64>) -> PyResult<Seat> {
        let seats = self.game.setup.seats();
        match player {
            Some(player) => match usize::try_from(player).ok().filter(|player| *player < seats) {
                Some(seat) => Ok(Seat(seat as u8)),
                None => Err(PyValueError::new_err(format!("player must be 0 to {}, not {player}", seats - 1))),
            },
            None => self.state.turn().deciders().lowest().ok_or_else(|| {
                PyValueError::new_err(
                    "nobody is to decide now: name the player, or let chance speak with state.roll(luck)",
                )
            }),
        }
    }

    fn changed(&mut self, change: impl FnOnce(&mut dyn AnyState) -> PyResult<()>) -> PyResult<()> {
        let pays = self.game.utility == Utility::Delta;
        let before = if pays { self.state.returns(Utility::Delta) } else { Vec::new() };
        change(&mut *self.state)?;
        if pays {
            let now = self.state.returns(Utility::Delta);
            self.paid = now.iter().zip(before).map(|(now, before)| now - before).collect();
        }
        Ok(())
    }

    /// The legal ids of one who decides, ascending.
    fn legal(&self, seat: Seat) -> Vec<usize> {
        let mut ids = Vec::new();
        self.state.legal(seat, &mut ids);
        ids.sort_unstable();
        ids
    }
}

#[pymethods]
impl State {
    /// A copy that goes its own way.
    pub(crate) fn clone(&self) -> State {
        State { game: self.game.clone(), state: self.state.copy(), paid: self.paid.clone() }
    }

    fn __copy__(&self) -> State {
        State::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        State::clone(self)
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// Who decides: −1 for chance, −2 for several at once, −4 once the game is over.
    fn current_player(&self) -> i32 {
        match self.state.turn() {
            Turn::Chance(_) => CHANCE,
            Turn::Over => OVER,
            Turn::Decide(seats) if seats.len() > 1 => SEVERAL,
            Turn::Decide(seats) => seats.lowest().map_or(OVER, |seat| i32::from(seat.0)),
        }
    }

    /// All who owe a decision.
    #[getter]
    fn deciders(&self) -> Vec<usize> {
        self.state.turn().deciders().iter().map(Seat::index).collect()
    }

    fn is_terminal(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    fn is_chance_node(&self) -> bool {
        matches!(self.state.turn(), Turn::Chance(_))
    }

    fn is_simultaneous_node(&self) -> bool {
        self.current_player() == SEVERAL
    }

    /// The name of the source of chance that is due; None where none is.
    #[getter]
    fn chance_source(&self) -> Option<&'static str> {
        match self.state.turn() {
            Turn::Chance(source) => self.game.listed().sources().get(usize::from(source.0)).copied(),
            _ => None,
        }
    }

    /// The legal ids, ascending; for chance the places of its listed outcomes.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> PyResult<Vec<usize>> {
        match self.state.turn() {
            Turn::Over => Ok(Vec::new()),
            Turn::Chance(_) if player.is_none_or(|player| player < 0) => {
                let weights = self.state.weights().ok_or_else(too_many)?;
                Ok((0..weights.len()).collect())
            }
            _ => Ok(self.legal(self.seat(player)?)),
        }
    }

    /// 1 for each legal id.
    #[pyo3(signature = (player=None, out=None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<i8>>> {
        let shape = [self.game.setup.space()];
        let mask = match out {
            Some(out) => arrays::given("out", "int8", &shape, out)?,
            None => arrays::zeros(py, &shape),
        };
        let mut writing = mask.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let slice = writing.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))?;
        slice.fill(0);
        if self.state.turn() != Turn::Over {
            for id in self.legal(self.seat(player)?) {
                slice[id] = 1;
            }
        }
        drop(writing);
        Ok(mask)
    }

    /// What who is to move does; for chance the place of its listed outcome.
    fn apply_action(&mut self, id: Id) -> PyResult<()> {
        let place = id.known()?;
        let game = self.game.listed();
        if self.is_chance_node() {
            if self.state.weights().is_none() {
                return Err(too_many());
            }
            return self.changed(|state| state.resolve_listed(place).map_err(|denial| denied(game, &denial)));
        }
        if self.is_terminal() {
            return Err(PyValueError::new_err("the game is over: nothing can be done any more"));
        }
        let seat = self.seat(None)?;
        self.changed(|state| state.act(seat, place).map_err(|denial| denied(game, &denial)))
    }

    /// What that player does, where several may be asked at once.
    fn act(&mut self, player: i64, id: Id) -> PyResult<()> {
        let (seat, game, id) = (self.seat(Some(player))?, self.game.listed(), id.known()?);
        self.changed(|state| state.act(seat, id).map_err(|denial| denied(game, &denial)))
    }

    /// One id for each player: those who owe no decision are passed over. All or none are carried out.
    fn apply_actions(&mut self, ids: Vec<Id>) -> PyResult<()> {
        let seats = self.game.setup.seats();
        if ids.len() != seats {
            return Err(PyValueError::new_err(format!("{} actions for {seats} players: give one for each", ids.len())));
        }
        let (deciders, game) = (self.state.turn().deciders(), self.game.listed());
        let mut next = self.state.copy();
        for seat in deciders.iter() {
            let id = ids[seat.index()].known()?;
            next.act(seat, id).map_err(|denial| denied(game, &denial))?;
        }
        self.changed(|state| {
            deciders.iter().try_for_each(|seat| {
                let id = ids[seat.index()].known()?;
                state.act(seat, id).map_err(|denial| denied(game, &denial))
            })
        })
    }

    /// The listed outcomes of the chance that is due, each with its exact share.
    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        if !self.is_chance_node() {
            return Err(PyValueError::new_err("no chance is due here"));
        }
        let weights = self.state.weights().ok_or_else(too_many)?;
        let all: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
        Ok(weights.into_iter().enumerate().map(|(place, weight)| (place, f64::from(weight) / all)).collect())
    }

    /// The same as whole numbers, without rounding.
    fn chance_weights(&self) -> PyResult<Vec<u32>> {
        self.state.weights().ok_or_else(too_many)
    }

    /// Whether the chance that is due can be listed.
    fn is_listed(&self) -> bool {
        self.state.weights().is_some()
    }

    /// Lets chance speak, as often as it is due: up to the next decision or the end.
    fn roll(&mut self, luck: &mut Luck) -> PyResult<()> {
        self.changed(|state| {
            while matches!(state.turn(), Turn::Chance(_)) {
                state.roll(&mut luck.streams);
            }
            Ok(())
        })
    }

    /// Lets chance speak once.
    fn roll_once(&mut self, luck: &mut Luck) -> PyResult<()> {
        self.changed(|state| {
            state.roll(&mut luck.streams);
            Ok(())
        })
    }

    /// Chance brings the outcome written as records write it (JSON).
    fn apply_chance(&mut self, outcome: &str) -> PyResult<()> {
        let outcome = serde_json::from_str(outcome).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let game = self.game.listed();
        self.changed(|state| state.resolve(&outcome).map_err(|denial| denied(game, &denial)))
    }

    /// What each player gets; all 0 before the end, unless points are paid.
    fn returns(&self) -> Vec<f32> {
        self.state.returns(self.game.utility)
    }

    /// What the last step paid.
    fn rewards(&self) -> Vec<f32> {
        match (self.game.utility, self.is_terminal()) {
            (Utility::Delta, _) => self.paid.clone(),
            (_, true) => self.returns(),
            (_, false) => vec![0.0; self.paid.len()],
        }
    }

    fn player_return(&self, player: i64) -> PyResult<f32> {
        Ok(self.returns()[self.seat(Some(player))?.index()])
    }

    /// By player score, place and whether it has won.
    fn standings(&self) -> Vec<(i32, u8, bool)> {
        self.state.standings().iter().map(|line| (line.score, line.place, line.won)).collect()
    }

    /// How the player did, on the scale that people speak of.
    fn result(&self, player: i64) -> PyResult<f64> {
        Ok(self.state.result(self.seat(Some(player))?))
    }

    /// What the player sees, as numbers within 0 … 1.
    #[pyo3(signature = (player=None, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let seat = self.seat(player)?;
        let shape = [self.game.setup.panes().len];
        let numbers = match out {
            Some(out) => arrays::given("out", "float32", &shape, out)?,
            None => arrays::zeros(py, &shape),
        };
        let mut writing = numbers.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let slice = writing.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.state.perceive(seat, slice);
        drop(writing);
        Ok(numbers)
    }

    /// What the player sees, as one line: every number that is not 0, with its place.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        Ok(seen(&*self.state, self.seat(player)?))
    }

    /// What the player has seen happen and done, a line each.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, player: Option<i64>) -> PyResult<String> {
        let seat = self.seat(player)?;
        match self.state.memory(seat) {
            Some(memory) => Ok(format!("{}\n{memory}", seat.0)),
            None => Err(PyValueError::new_err(
                "what a player has seen is not kept: load the game with recall=True, or use observation_string",
            )),
        }
    }

    /// [`State::observation_tensor`], where it is an information state.
    #[pyo3(signature = (player=None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        if !self.game.setup.recalls() {
            return Err(PyValueError::new_err(
                "what a player sees of this game forgets how it came about: use observation_tensor, or \
                 information_state_string with recall=True",
            ));
        }
        self.observation_tensor(py, player, None)
    }

    /// One complete state that the player must hold possible.
    #[pyo3(signature = (player, seed=0))]
    fn resample_from_infostate(&self, player: i64, seed: u64) -> PyResult<State> {
        Ok(State::new(self.game.clone(), self.state.imagine(self.seat(Some(player))?, seed)))
    }

    /// What each player gets if all play at random from here on, giving up left out; the state stays as it is.
    #[pyo3(signature = (seed=0))]
    fn playout(&self, py: Python<'_>, seed: u64) -> Vec<f32> {
        let (state, utility) = (&*self.state, self.game.utility);
        py.detach(|| state.playout(seed, utility))
    }

    /// What the player gets to see: this is what a bot is handed.
    #[pyo3(signature = (player=None))]
    fn view(&self, player: Option<i64>) -> PyResult<View> {
        Ok(View::new(self.game.clone(), self.state.copy(), self.seat(player)?))
    }

    /// The position file.
    fn serialize(&self) -> String {
        self.state.position()
    }

    /// What the action is called on a button.
    #[pyo3(signature = (id, player=None, language="en"))]
    fn label(&self, id: Id, player: Option<i64>, language: &str) -> PyResult<String> {
        let id = id.known()?;
        let (seat, language) = (self.seat(player)?, self::language(language)?);
        let table = draw::table_of(&*self.state).map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        let choice = table.now().read(seat, &galerne_catalog::Move::Id(id));
        let choice = choice.map_err(|denial| denied(self.game.listed(), &denial))?;
        Ok(table.say(language, &choice.label))
    }

    #[pyo3(signature = (player=None, id=None))]
    fn action_to_string(&self, player: Option<i64>, id: Option<Id>) -> PyResult<String> {
        let id = id.map_or(Ok(0), Id::known)?;
        if player.is_none_or(|player| player < 0) && self.is_chance_node() {
            let outcome = self.state.outcome(id).map(|outcome| outcome.to_string());
            return outcome.ok_or_else(|| PyValueError::new_err(format!("chance has no outcome {id}")));
        }
        let action = self.game.setup.action(id).map(|action| action.to_string());
        action.ok_or_else(|| PyValueError::new_err(format!("no action has the id {id}")))
    }

    /// The board in text, as a spectator sees it.
    #[pyo3(signature = (language="en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        let language = self::language(language)?;
        let table = draw::table_of(&*self.state).map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        Ok(draw::text(&*table, &*table.now(), Viewer::SPECTATOR, language))
    }

    /// The picture that a spectator sees, as SVG; None where the game has none.
    #[pyo3(signature = (theme="light", language="en"))]
    fn svg(&self, theme: &str, language: &str) -> PyResult<Option<String>> {
        let (theme, language) = (draw::theme(theme)?, self::language(language)?);
        let table = draw::table_of(&*self.state).map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        Ok(draw::svg(&*table.now(), Viewer::SPECTATOR, theme, language))
    }

    fn _repr_svg_(&self) -> PyResult<Option<String>> {
        self.svg("light", "en")
    }

    fn __str__(&self) -> PyResult<String> {
        self.text("en")
    }

    fn __repr__(&self) -> String {
        format!("<galerne.State of {}, player {}>", self.game.listed().id(), self.current_player())
    }

    fn __eq__(&self, other: &State) -> bool {
        self.state.is_same(&*other.state)
    }

    fn __hash__(&self) -> u64 {
        self.state.digest()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Kept<'py, Parts>> {
        let again = py.import("galerne")?.getattr("_state_again")?;
        let seats = (0..self.game.setup.seats() as u8).map(Seat);
        let memory = seats.map(|seat| self.state.memory(seat).map(str::to_owned)).collect();
        Ok((again, (self.game.clone(), self.serialize(), memory)))
    }

    /// Gives every seat that memory: how a kept state becomes whole again.
    fn _remember(&mut self, texts: Vec<String>) {
        self.state.remember(texts);
    }
}

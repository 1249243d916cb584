//! Many environments at once. Their shards step side by side, with the interpreter free meanwhile; each environment's numbers are its
//! own, whatever the number of threads.

use crate::arrays::taken;
use crate::errors::troubled;
use crate::game::Game;
use crate::state::State;
use galerne_catalog::{AnyBatch, Frame, Manner};
use galerne_engine::{Seat, SeatSet};
use numpy::{Element, PyArrayDyn, PyArrayMethods as _, PyReadwriteArrayDyn, PyUntypedArrayMethods as _};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use rayon::prelude::*;
use std::sync::{Mutex, MutexGuard};

/// More environments than any machine holds.
const MOST: usize = 1 << 24;

/// Many environments of one game.
#[pyclass(module = "galerne", frozen)]
pub(crate) struct Batch {
    game: Game,
    environments: usize,
    /// The process that made it: threads do not survive a fork.
    process: u32,
    inner: Mutex<Option<Inner>>,
    arrays: Arrays,
}

struct Inner {
    shards: Vec<Box<dyn AnyBatch>>,
    pool: Option<rayon::ThreadPool>,
    ready: bool,
}

/// The arrays that are written into; none of those that are not wanted.
struct Arrays {
    seat: Py<PyArrayDyn<i8>>,
    floats: Option<Py<PyArrayDyn<f32>>>,
    bytes: Option<Py<PyArrayDyn<u8>>>,
    mask: Option<Py<PyArrayDyn<i8>>>,
    reward: Py<PyArrayDyn<f32>>,
    done: Py<PyArrayDyn<bool>>,
    illegal: Py<PyArrayDyn<bool>>,
    actions: Py<PyArrayDyn<i64>>,
    /// What a caller sees of observations and masks.
    obs_shown: Option<Py<PyAny>>,
    mask_shown: Option<Py<PyAny>>,
    keeps_numbers: bool,
    keeps_mask: bool,
}

impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("environments", &self.environments).finish_non_exhaustive()
    }
}

fn writing<'py, T: Element>(py: Python<'py>, array: &Py<PyArrayDyn<T>>) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let busy = |_| PyRuntimeError::new_err("an array of this batch is in use: let the other call finish first");
    array.bind(py).try_readwrite().map_err(busy)
}

fn slice<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))
}

fn optional<'a, T: Element>(array: Option<&'a mut PyReadwriteArrayDyn<'_, T>>) -> PyResult<&'a mut [T]> {
    array.map_or_else(|| Ok(&mut [] as &mut [T]), slice)
}

/// The array as a caller sees it. One of our own may only be read: of what stays the same from step to step nothing is written anew, and
/// and what the caller wrote there would stay.
fn shown(array: &Bound<'_, PyAny>, is_own: bool) -> PyResult<Py<PyAny>> {
    if !is_own {
        return Ok(array.clone().unbind());
    }
    let view = array.call_method0("view")?;
    let locked = PyDict::new(array.py());
    locked.set_item("write", false)?;
    view.call_method("setflags", (), Some(&locked))?;
    Ok(view.unbind())
}

/// Takes the front off a slice.
fn front<'a, T>(slice: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    let length = length.min(slice.len());
    let (front, rest) = std::mem::take(slice).split_at_mut(length);
    *slice = rest;
    front
}

impl Batch {
    #[allow(clippy::too_many_arguments, reason = "the arguments of a Python function are named by its caller")]
    pub(crate) fn new(
        py: Python<'_>,
        game: Game,
        environments: usize,
        seed: u64,
        threads: usize,
        (dtype, mask): (&str, bool),
        manner: Manner,
        out: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let setup = game.setup.clone();
        let (width, space, seats) = (setup.panes().len, setup.space(), setup.seats());
        if !(1..=MOST).contains(&environments) {
            return Err(PyValueError::new_err(format!("environments must be 1 to {MOST}, not {environments}")));
        }
        if !(1..=1024).contains(&threads) {
            return Err(PyValueError::new_err(format!("threads must be 1 to 1024, not {threads}")));
        }
        if let Some(out) = out {
            const KNOWN: [&str; 6] = ["seat", "obs", "mask", "reward", "done", "illegal"];
            for key in out.keys() {
                let key: String = key.extract()?;
                if !KNOWN.contains(&key.as_str()) {
                    return Err(PyValueError::new_err(format!("out has no array {key:?}; there are {KNOWN:?}")));
                }
            }
        }
        let n = environments;
        let (floats, bytes) = match dtype {
            "float32" => (Some(taken(py, out, "obs", "float32", &[n, width])?.unbind()), None),
            "uint8" => (None, Some(taken(py, out, "obs", "uint8", &[n, width])?.unbind())),
            "none" => (None, None),
            _ => {
                let why = format!("dtype must be \"float32\", \"uint8\" or \"none\", not {dtype:?}");
                return Err(PyValueError::new_err(why));
            }
        };
        let mask = mask.then(|| taken(py, out, "mask", "int8", &[n, space])).transpose()?.map(Bound::unbind);
        let is_given = |name| out.is_some_and(|out| out.contains(name).unwrap_or(true));
        let (keeps_numbers, keeps_mask) = (!is_given("obs"), !is_given("mask"));
        let obs = match (&floats, &bytes) {
            (Some(floats), _) => Some(floats.bind(py).as_any()),
            (None, bytes) => bytes.as_ref().map(|bytes| bytes.bind(py).as_any()),
        };
        let arrays = Arrays {
            obs_shown: obs.map(|obs| shown(obs, keeps_numbers)).transpose()?,
            mask_shown: mask.as_ref().map(|mask| shown(mask.bind(py).as_any(), keeps_mask)).transpose()?,
            keeps_numbers,
            keeps_mask,
            seat: taken(py, out, "seat", "int8", &[n])?.unbind(),
            floats,
            bytes,
            mask,
            reward: taken(py, out, "reward", "float32", &[n, seats])?.unbind(),
            done: taken(py, out, "done", "bool", &[n])?.unbind(),
            illegal: taken(py, out, "illegal", "bool", &[n])?.unbind(),
            actions: crate::arrays::zeros(py, &[n]).unbind(),
        };
        let shards = threads.min(environments);
        let bounds: Vec<usize> = (0..=shards).map(|shard| shard * environments / shards).collect();
        let shard = |pair: &[usize]| setup.clone().batch(pair[0], pair[1] - pair[0], seed, manner);
        let pool = (shards > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(shards).build()).transpose();
        let inner = Inner {
            shards: bounds.windows(2).map(shard).collect(),
            pool: pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?,
            ready: false,
        };
        Ok(Batch { game, environments, process: std::process::id(), inner: Mutex::new(Some(inner)), arrays })
    }

    /// What is inside, unless it is closed, in use by another thread, or of another process.
    fn open(&self) -> PyResult<MutexGuard<'_, Option<Inner>>> {
        if std::process::id() != self.process {
            return Err(PyRuntimeError::new_err(
                "this batch was made before a fork, and its threads stayed behind: make the batch in this process",
            ));
        }
        let busy =
            |_| PyRuntimeError::new_err("another thread is using this batch: wait for it, or give each thread its own");
        let inner = self.inner.try_lock().map_err(busy)?;
        if inner.is_none() {
            return Err(PyValueError::new_err("this batch is closed: make a new one with game.batch(...)"));
        }
        Ok(inner)
    }

    /// Calls each shard with its part of the arrays, side by side and without the interpreter.
    fn each(
        &self,
        py: Python<'_>,
        inner: &mut Inner,
        actions: &[i64],
        work: impl Fn(&mut dyn AnyBatch, &[i64], &mut Frame<'_>) + Send + Sync,
    ) -> PyResult<()> {
        let Arrays { seat, floats, bytes, mask, reward, done, illegal, .. } = &self.arrays;
        let mut seat = writing(py, seat)?;
        let mut floats = floats.as_ref().map(|array| writing(py, array)).transpose()?;
        let mut bytes = bytes.as_ref().map(|array| writing(py, array)).transpose()?;
        let mut mask = mask.as_ref().map(|array| writing(py, array)).transpose()?;
        let (mut reward, mut done, mut illegal) = (writing(py, reward)?, writing(py, done)?, writing(py, illegal)?);
        let mut rest = Frame {
            seat: slice(&mut seat)?,
            floats: optional(floats.as_mut())?,
            bytes: optional(bytes.as_mut())?,
            mask: optional(mask.as_mut())?,
            reward: slice(&mut reward)?,
            done: slice(&mut done)?,
            illegal: slice(&mut illegal)?,
            keeps_numbers: self.arrays.keeps_numbers,
            keeps_mask: self.arrays.keeps_mask,
        };
        let all = self.environments;
        let widths = [rest.floats.len() / all, rest.bytes.len() / all, rest.mask.len() / all, rest.reward.len() / all];
        let (mut jobs, mut from) = (Vec::with_capacity(inner.shards.len()), 0);
        for shard in &mut inner.shards {
            let many = shard.len();
            let frame = Frame {
                seat: front(&mut rest.seat, many),
                floats: front(&mut rest.floats, many * widths[0]),
                bytes: front(&mut rest.bytes, many * widths[1]),
                mask: front(&mut rest.mask, many * widths[2]),
                reward: front(&mut rest.reward, many * widths[3]),
                done: front(&mut rest.done, many),
                illegal: front(&mut rest.illegal, many),
                keeps_numbers: rest.keeps_numbers,
                keeps_mask: rest.keeps_mask,
            };
            jobs.push((shard, actions.get(from..from + many).unwrap_or_default(), frame));
            from += many;
        }
        let pool = &inner.pool;
        py.detach(|| match pool {
            None => jobs.iter_mut().for_each(|(shard, actions, frame)| work(&mut ***shard, actions, frame)),
            Some(pool) => {
                pool.install(|| {
                    jobs.par_iter_mut().for_each(|(shard, actions, frame)| work(&mut ***shard, actions, frame));
                });
            }
        });
        Ok(())
    }

    /// The shard that has the environment, and its place there.
    fn place(inner: &Inner, environment: usize) -> Option<(usize, usize)> {
        let mut from = 0;
        inner.shards.iter().enumerate().find_map(|(index, shard)| {
            let here = (from..from + shard.len()).contains(&environment).then(|| (index, environment - from));
            from += shard.len();
            here
        })
    }

    fn beyond(&self, environment: usize) -> PyErr {
        PyValueError::new_err(format!(
            "there is no environment {environment}; the last one is {}",
            self.environments - 1
        ))
    }

    fn begun(inner: &Inner) -> PyResult<()> {
        if inner.ready { Ok(()) } else { Err(PyRuntimeError::new_err("call reset() before the first step()")) }
    }
}

#[pymethods]
impl Batch {
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    fn __len__(&self) -> usize {
        self.environments
    }

    /// Who decides in each; −4 where the game is over.
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.arrays.seat.clone_ref(py)
    }

    /// What that seat sees. An array that the batch made may only be read.
    #[getter]
    fn obs(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.arrays.obs_shown.as_ref().map(|array| array.clone_ref(py))
    }

    /// 1 for each legal id. An array that the batch made may only be read.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        self.arrays.mask_shown.as_ref().map(|array| array.clone_ref(py))
    }

    /// By seat what the last step paid.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.reward.clone_ref(py)
    }

    /// Whether the last step ended the game.
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.arrays.done.clone_ref(py)
    }

    /// Whether the last action was refused, which ended the game.
    #[getter]
    fn illegal(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.arrays.illegal.clone_ref(py)
    }

    /// All start anew, from their first game on.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        let mut inner = self.open()?;
        let Some(inner) = inner.as_mut() else { return Ok(()) };
        self.each(py, inner, &[], |shard, _, frame| shard.reset(frame))?;
        inner.ready = true;
        Ok(())
    }

    /// One action for each environment: an array of whole numbers.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut inner = self.open()?;
        let Some(inner) = inner.as_mut() else { return Ok(()) };
        Self::begun(inner)?;
        // The usual array is borrowed; another kind of whole numbers is turned into it.
        let whole = match actions.cast::<PyArrayDyn<i64>>() {
            Ok(array) => array.clone(),
            Err(_) => {
                let numpy = py.import("numpy")?;
                let array = numpy.call_method1("asarray", (actions,))?;
                let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    let dtype = array.getattr("dtype")?;
                    return Err(PyTypeError::new_err(format!("actions must be whole numbers (int64), not {dtype}")));
                }
                array.call_method1("astype", ("int64",))?.cast_into::<PyArrayDyn<i64>>()?
            }
        };
        if whole.shape() != [self.environments] {
            let (shape, wanted) = (whole.shape().to_vec(), self.environments);
            return Err(PyValueError::new_err(format!("actions must have the shape ({wanted},), not {shape:?}")));
        }
        let read = whole.try_readonly().map_err(|_| PyRuntimeError::new_err("the array of actions is in use"))?;
        match read.as_slice() {
            Ok(ids) => self.each(py, inner, ids, |shard, actions, frame| shard.step(actions, frame)),
            // Every second number of another array, for example.
            Err(_) => {
                let ids: Vec<i64> = read.as_array().iter().copied().collect();
                self.each(py, inner, &ids, |shard, actions, frame| shard.step(actions, frame))
            }
        }
    }

    /// A random legal id for each, drawn here: all equally likely but the one that gives up. The array is the same at every call.
    #[pyo3(signature = (seed=0))]
    fn sample(&self, py: Python<'_>, seed: u64) -> PyResult<Py<PyArrayDyn<i64>>> {
        let mut inner = self.open()?;
        let Some(inner) = inner.as_mut() else { return Ok(self.arrays.actions.clone_ref(py)) };
        Self::begun(inner)?;
        let mut array = writing(py, &self.arrays.actions)?;
        let mut rest = slice(&mut array)?;
        let mut jobs: Vec<_> = inner
            .shards
            .iter_mut()
            .map(|shard| {
                let part = front(&mut rest, shard.len());
                (shard, part)
            })
            .collect();
        let pool = &inner.pool;
        py.detach(|| match pool {
            None => jobs.iter_mut().for_each(|(shard, part)| shard.sample(seed, part)),
            Some(pool) => pool.install(|| jobs.par_iter_mut().for_each(|(shard, part)| shard.sample(seed, part))),
        });
        drop(jobs);
        drop(array);
        Ok(self.arrays.actions.clone_ref(py))
    }

    /// Where one of those seats is to decide, the id of what that bot does is written into `actions` (int64), which is returned.
    #[pyo3(signature = (bot, seats, actions=None))]
    fn act_by(
        &self,
        py: Python<'_>,
        bot: &str,
        seats: Vec<u8>,
        actions: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyArrayDyn<i64>>> {
        let mut inner = self.open()?;
        let array = match actions {
            Some(actions) => crate::arrays::given::<i64>("actions", "int64", &[self.environments], actions)?,
            None => self.arrays.actions.bind(py).clone(),
        };
        let Some(inner) = inner.as_mut() else { return Ok(array.unbind()) };
        Self::begun(inner)?;
        if let Some(seat) = seats.iter().find(|seat| usize::from(**seat) >= self.game.setup.seats()) {
            return Err(PyValueError::new_err(format!("there is no seat {seat}")));
        }
        let seats: SeatSet = seats.into_iter().map(Seat).collect();
        let array = array.unbind();
        let mut out = writing(py, &array)?;
        let mut rest = slice(&mut out)?;
        let mut jobs: Vec<_> = Vec::new();
        for shard in &mut inner.shards {
            let part = front(&mut rest, shard.len());
            jobs.push((shard, part));
        }
        let pool = &inner.pool;
        let decided = py.detach(|| match pool {
            None => jobs.iter_mut().try_for_each(|(shard, part)| shard.decide(bot, seats, part)),
            Some(pool) => {
                pool.install(|| jobs.par_iter_mut().try_for_each(|(shard, part)| shard.decide(bot, seats, part)))
            }
        });
        decided.map_err(|trouble| troubled(self.game.listed(), &trouble))?;
        drop(out);
        Ok(array)
    }

    /// The legal ids of one environment after the other (int32), and where each begins: cheaper than a mask where there are many ids.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let inner = self.open()?;
        let (mut ids, mut counts) = (Vec::new(), Vec::new());
        for shard in inner.iter().flat_map(|inner| &inner.shards) {
            shard.legal(&mut ids, &mut counts);
        }
        let mut offsets = vec![0_i64];
        offsets.extend(counts.iter().scan(0, |sum, many| {
            *sum += many;
            Some(*sum)
        }));
        let (ids, offsets) = (numpy::PyArray1::from_vec(py, ids), numpy::PyArray1::from_vec(py, offsets));
        PyTuple::new(py, [ids.into_any(), offsets.into_any()])
    }

    /// A copy of the state of one environment.
    fn state(&self, environment: usize) -> PyResult<State> {
        let inner = self.open()?;
        let found = inner.as_ref().and_then(|inner| {
            let (shard, place) = Self::place(inner, environment)?;
            inner.shards[shard].state(place)
        });
        found.map(|state| State::new(self.game.clone(), state)).ok_or_else(|| self.beyond(environment))
    }

    /// Puts a state in the place of one environment. Chance that is due there speaks at once.
    fn set(&self, py: Python<'_>, environment: usize, state: &State) -> PyResult<()> {
        let mut inner = self.open()?;
        let Some(inner) = inner.as_mut() else { return Ok(()) };
        Self::begun(inner)?;
        let (shard, place) = Self::place(inner, environment).ok_or_else(|| self.beyond(environment))?;
        if !inner.shards[shard].set(place, &*state.state) {
            return Err(PyValueError::new_err(
                "the state is of another game, or of other options or seats, than this batch",
            ));
        }
        self.each(py, inner, &[], |shard, _, frame| shard.look(frame))
    }

    /// Gives everything back; nothing can be done with it afterwards.
    fn close(&self) -> PyResult<()> {
        if let Ok(mut inner) = self.open() {
            *inner = None;
        }
        Ok(())
    }

    fn __enter__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __exit__(&self, _kind: &Bound<'_, PyAny>, _error: &Bound<'_, PyAny>, _trace: &Bound<'_, PyAny>) -> PyResult<()> {
        self.close()
    }

    fn __repr__(&self) -> String {
        format!("<galerne.Batch of {} × {}>", self.environments, self.game.listed().id())
    }
}

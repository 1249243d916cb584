//! The laboratory: experiments, their runs, and jobs that other processes play.

use galerne_lab::{Ended, Problem, Source, play_chunk, run, write_results};
use galerne_texts::Language;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

fn failed(problem: &Problem) -> PyErr {
    let line = problem.line.map_or(String::new(), |line| format!("line {line}: "));
    let said = format!("{line}{}", problem.say(Language::En));
    if problem.io.is_some() { PyOSError::new_err(said) } else { PyValueError::new_err(said) }
}

/// The shipped experiments: name and text.
#[pyfunction]
pub(crate) fn shelf() -> Vec<(&'static str, &'static str)> {
    galerne_lab::shelf().iter().map(|ready| (ready.name, ready.text)).collect()
}

/// The page about the run in a folder, as the command `galerne lab report` writes it.
#[pyfunction]
pub(crate) fn report(folder: PathBuf) -> PyResult<String> {
    let command = format!("galerne.lab.read(\"experiment.toml\").run({:?})", folder.to_string_lossy());
    galerne_lab::report(&[Source { folder: &folder, command }], &[]).map_err(|problem| failed(&problem))
}

/// An experiment, read and checked.
#[pyclass(module = "galerne", frozen)]
#[derive(Debug)]
pub(crate) struct Experiment {
    experiment: galerne_lab::Experiment,
}

#[pymethods]
impl Experiment {
    #[new]
    fn new(text: &str) -> PyResult<Experiment> {
        let experiment = galerne_lab::Experiment::read(text).map_err(|problem| failed(&problem))?;
        Ok(Experiment { experiment })
    }

    #[getter]
    fn text(&self) -> &str {
        &self.experiment.text
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.experiment.game.id()
    }

    /// How many games it plays, where no stopping rule ends it earlier.
    #[getter]
    fn games(&self) -> u64 {
        self.experiment.all_games()
    }

    /// Arm and chunk of each job.
    fn jobs(&self) -> Vec<(usize, u64)> {
        galerne_lab::jobs(&self.experiment)
    }

    /// Plays one job: bytes for `Ledger.append`. The same numbers are the same bytes on every machine.
    fn play<'py>(&self, py: Python<'py>, arm: usize, chunk: u64) -> PyResult<Bound<'py, PyBytes>> {
        let line = py.detach(|| play_chunk(&self.experiment, arm, chunk)).map_err(|problem| failed(&problem))?;
        Ok(PyBytes::new(py, &line))
    }

    /// Runs it in that folder, or takes up the run that is there; whether it is complete. Ctrl-C stops it, and what was played is kept.
    fn run(&self, py: Python<'_>, folder: PathBuf, threads: usize) -> PyResult<bool> {
        let (stop, mut interrupted) = (AtomicBool::new(false), None);
        let ended = py.detach(|| {
            run(&self.experiment, &folder, threads.clamp(1, 1024), &stop, &mut |_| {
                if interrupted.is_none() {
                    interrupted = Python::attach(|py| py.check_signals().err());
                    stop.store(interrupted.is_some(), Relaxed);
                }
            })
        });
        if let Some(error) = interrupted {
            return Err(error);
        }
        let complete = ended.map_err(|problem| failed(&problem))? == Ended::Complete;
        py.detach(|| write_results(&folder)).map_err(|problem| failed(&problem))?;
        Ok(complete)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Experiment>().into_any(), (self.text().to_owned(),))
    }
}

/// The folder of a run whose jobs are played elsewhere.
#[pyclass(module = "galerne", frozen)]
#[derive(Debug)]
pub(crate) struct Ledger {
    folder: PathBuf,
    inner: Mutex<Option<galerne_lab::Ledger>>,
}

impl Ledger {
    fn with<T>(&self, work: impl FnOnce(&mut galerne_lab::Ledger) -> Result<T, Problem>) -> PyResult<T> {
        let mut inner =
            self.inner.try_lock().map_err(|_| PyValueError::new_err("another thread is using this ledger"))?;
        match inner.as_mut() {
            Some(ledger) => work(ledger).map_err(|problem| failed(&problem)),
            None => Err(PyValueError::new_err("this ledger is closed")),
        }
    }
}

#[pymethods]
impl Ledger {
    #[new]
    fn new(experiment: &Experiment, folder: PathBuf) -> PyResult<Ledger> {
        let read = galerne_lab::Experiment::read(&experiment.experiment.text).map_err(|problem| failed(&problem))?;
        let ledger = galerne_lab::Ledger::open(read, &folder).map_err(|problem| failed(&problem))?;
        Ok(Ledger { folder, inner: Mutex::new(Some(ledger)) })
    }

    /// The jobs that are still to be played, in order.
    fn missing(&self) -> PyResult<Vec<(usize, u64)>> {
        self.with(galerne_lab::Ledger::missing)
    }

    /// Adds a played job; False for one that is damaged, foreign, or there already.
    fn append(&self, line: &[u8]) -> PyResult<bool> {
        self.with(|ledger| ledger.append(line))
    }

    /// Whether the run is complete, by its stopping rule or because all was played.
    fn settle(&self) -> PyResult<bool> {
        self.with(galerne_lab::Ledger::settle)
    }

    /// Writes the results beside the log and gives the folder back.
    fn close(&self) -> PyResult<()> {
        let mut inner =
            self.inner.try_lock().map_err(|_| PyValueError::new_err("another thread is using this ledger"))?;
        if inner.take().is_some() {
            write_results(&self.folder).map_err(|problem| failed(&problem))?;
        }
        Ok(())
    }
}

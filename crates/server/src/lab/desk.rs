//! The desk of the laboratory: who may hand something in, who is next, and where everything lies.

use super::ticket::{Rest, Ticket};
use super::work;
use crate::limits::Limits;
use galerne_lab::Experiment;
use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use std::{fmt, fs, io};

/// The runs of a server; clones share them. When the server goes away, whoever is at work is asked to stop, and waited for a while.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(super) shared: Arc<Shared>,
    _last: Arc<Last>,
}

/// Goes away with the last clone.
struct Last(Arc<Shared>);

/// Whoever drops a desk without closing it waits so long at most.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often it is looked whether the worker is through.
const LOOK_EVERY: Duration = Duration::from_millis(5);

pub(super) struct Shared {
    folder: PathBuf,
    pub(super) threads: usize,
    pub(super) limits: Limits,
    state: Mutex<State>,
}

#[derive(Default)]
pub(super) struct State {
    pub(super) tickets: HashMap<String, Ticket>,
    queue: VecDeque<String>,
    /// The place that the next one to queue gets.
    next_place: u64,
    pub(super) at_work: Option<AtWork>,
    pub(super) closing: bool,
    worker: Option<JoinHandle<()>>,
}

/// The run that is being played.
#[derive(Clone)]
pub(super) struct AtWork {
    pub(super) id: String,
    pub(super) stop: Arc<AtomicBool>,
    /// Its owner asked for the end.
    pub(super) asked: bool,
    pub(super) done: Arc<AtomicU64>,
    /// Seconds left; all ones while nobody can tell.
    pub(super) left: Arc<AtomicU64>,
}

/// How a run stands, for those who look.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) id: String,
    pub(crate) ticket: Ticket,
    pub(crate) now: Now,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Now {
    /// As the ticket says; the number of runs that go first where it waits.
    Resting {
        ahead: usize,
    },
    AtWork {
        done: u64,
        left: Option<u64>,
        stopping: bool,
    },
}

/// Why the desk would not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The person has so many waiting already.
    TooManyWaiting,
    /// The person has so many lying here already.
    TooManyKept,
    /// Everybody at the person's address together has so many waiting already.
    TooManyWaitingHere,
    /// The same of those that lie here.
    TooManyKeptHere,
    /// The queue of everybody is full.
    QueueFull,
    /// The folder holds as much as it may.
    ShelfFull,
    /// It would play more games than one run may.
    TooLong,
    /// It cannot be done to a run that stands like this.
    NotNow,
    Disk,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("folder", &self.shared.folder).finish_non_exhaustive()
    }
}

impl Desk {
    /// Find all runs of that folder; those that waited or were at work go on.
    pub(crate) fn open(folder: PathBuf, threads: usize, limits: Limits) -> io::Result<Desk> {
        crate::store::make_folder(&folder)?;
        crate::store::keep_private(&folder);
        let mut state = State::default();
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let Some(id) = path.file_name().and_then(|name| name.to_str()) else { continue };
            match Ticket::read(&path) {
                Ok(ticket) => drop(state.tickets.insert(id.to_owned(), ticket)),
                Err(error) => {
                    tracing::warn!(%error, run = id, "a run of the laboratory has no readable ticket; it is left alone");
                }
            }
        }
        let is_waiting = |(_, ticket): &(&String, &Ticket)| ticket.rest == Rest::Waiting;
        let waiting = state.tickets.iter().filter(is_waiting);
        let mut waiting: Vec<(u64, String)> = waiting.map(|(id, ticket)| (ticket.place, id.clone())).collect();
        waiting.sort();
        state.next_place = state.tickets.values().map(|ticket| ticket.place + 1).max().unwrap_or(0);
        state.queue = waiting.into_iter().map(|(_, id)| id).collect();
        let shared = Arc::new(Shared { folder, threads, limits, state: Mutex::new(state) });
        let desk = Desk { _last: Arc::new(Last(Arc::clone(&shared))), shared };
        desk.wake();
        Ok(desk)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.shared.state()
    }

    /// Take an experiment in; the id of its run. `from` stands for the address it came from.
    pub(crate) fn add(&self, owner: &str, from: &str, experiment: &Experiment) -> Result<String, Refusal> {
        let limits = &self.shared.limits;
        let all = experiment.all_games();
        if all > limits.lab_games {
            return Err(Refusal::TooLong);
        }
        if self.shared.bytes() > limits.lab_bytes {
            return Err(Refusal::ShelfFull);
        }
        let id = crate::secret::random_name(10);
        let mut ticket = Ticket {
            owner: owner.to_owned(),
            from: from.to_owned(),
            place: 0,
            game: experiment.game.id().to_owned(),
            title: (&experiment.title).into(),
            question: (&experiment.question).into(),
            all,
            done: 0,
            rest: Rest::Waiting,
        };
        let mut state = self.state();
        let mine = state.tickets.values().filter(|ticket| ticket.owner == owner);
        if mine.clone().count() >= limits.lab_kept_each {
            return Err(Refusal::TooManyKept);
        }
        if mine.filter(|ticket| ticket.rest == Rest::Waiting).count() >= limits.lab_waiting_each {
            return Err(Refusal::TooManyWaiting);
        }
        let here = state.tickets.values().filter(|ticket| ticket.from == from);
        if here.clone().count() >= limits.lab_kept_per_address {
            return Err(Refusal::TooManyKeptHere);
        }
        if here.filter(|ticket| ticket.rest == Rest::Waiting).count() >= limits.lab_waiting_per_address {
            return Err(Refusal::TooManyWaitingHere);
        }
        if state.queue.len() >= limits.lab_queue {
            return Err(Refusal::QueueFull);
        }
        ticket.place = state.next_place;
        let folder = self.shared.folder(&id);
        let written = fs::create_dir(&folder)
            .and_then(|()| fs::write(folder.join("experiment.toml"), &experiment.text))
            .and_then(|()| ticket.write(&folder));
        if let Err(error) = written {
            tracing::error!(%error, "a run of the laboratory could not be written down");
            drop(fs::remove_dir_all(&folder));
            return Err(Refusal::Disk);
        }
        state.tickets.insert(id.clone(), ticket);
        state.last(&id);
        drop(state);
        self.wake();
        tracing::info!(run = id, "taken in by the laboratory");
        Ok(id)
    }

    pub(crate) fn folder(&self, id: &str) -> PathBuf {
        self.shared.folder(id)
    }

    pub(crate) fn standing(&self, id: &str) -> Option<Standing> {
        self.state().standing(id)
    }

    /// The runs of a person, the newest first.
    pub(crate) fn of(&self, owner: &str) -> Vec<Standing> {
        let state = self.state();
        let mine = state.tickets.iter().filter(|(_, ticket)| ticket.owner == owner).map(|(id, _)| id);
        let mut mine: Vec<Standing> = mine.filter_map(|id| state.standing(id)).collect();
        mine.sort_by_key(|standing| std::cmp::Reverse(standing.ticket.place));
        mine
    }

    /// How many runs wait or are at work.
    pub(crate) fn busy(&self) -> usize {
        let state = self.state();
        state.queue.len() + usize::from(state.at_work.is_some())
    }

    /// Stop a run that waits or is at work; what was played is kept.
    pub(crate) fn stop(&self, id: &str) -> Result<(), Refusal> {
        let mut state = self.state();
        if let Some(at_work) = state.at_work.as_mut().filter(|at_work| at_work.id == id) {
            at_work.asked = true;
            at_work.stop.store(true, Relaxed);
            return Ok(());
        }
        let place = state.queue.iter().position(|waiting| waiting == id).ok_or(Refusal::NotNow)?;
        state.queue.remove(place);
        self.shared.rest(&mut state, id, Rest::Stopped, None)
    }

    /// Queue a run again that was stopped or failed.
    pub(crate) fn resume(&self, id: &str) -> Result<(), Refusal> {
        let mut state = self.state();
        let ticket = state.tickets.get(id).ok_or(Refusal::NotNow)?;
        if !matches!(ticket.rest, Rest::Stopped | Rest::Failed(_)) {
            return Err(Refusal::NotNow);
        }
        let waiting = state.tickets.values().filter(|other| other.rest == Rest::Waiting);
        if waiting.clone().filter(|other| other.owner == ticket.owner).count() >= self.shared.limits.lab_waiting_each {
            return Err(Refusal::TooManyWaiting);
        }
        if waiting.filter(|other| other.from == ticket.from).count() >= self.shared.limits.lab_waiting_per_address {
            return Err(Refusal::TooManyWaitingHere);
        }
        if state.queue.len() >= self.shared.limits.lab_queue {
            return Err(Refusal::QueueFull);
        }
        state.last(id);
        self.shared.rest(&mut state, id, Rest::Waiting, None)?;
        drop(state);
        self.wake();
        Ok(())
    }

    /// Throw a run away; not while it is being played.
    pub(crate) fn delete(&self, id: &str) -> Result<(), Refusal> {
        let mut state = self.state();
        if state.at_work.as_ref().is_some_and(|at_work| at_work.id == id) || !state.tickets.contains_key(id) {
            return Err(Refusal::NotNow);
        }
        fs::remove_dir_all(self.shared.folder(id)).map_err(|_| Refusal::Disk)?;
        state.queue.retain(|waiting| waiting != id);
        state.tickets.remove(id);
        Ok(())
    }

    /// See to it that somebody is at work while something waits.
    fn wake(&self) {
        let mut state = self.state();
        let is_asleep = state.worker.as_ref().is_none_or(JoinHandle::is_finished);
        if state.queue.is_empty() || state.closing || !is_asleep {
            return;
        }
        let shared = Arc::clone(&self.shared);
        let spawned = std::thread::Builder::new().name("laboratory".to_owned()).spawn(move || work::work(&shared));
        match spawned {
            Ok(worker) => state.worker = Some(worker),
            Err(error) => tracing::error!(%error, "nobody can be put to work in the laboratory"),
        }
    }

    /// Ask whoever is at work to stop, and wait for it: as long as one move takes, but no longer than that. The run goes on when the
    /// server is started again.
    pub(crate) fn close(&self, patience: Duration) {
        self.shared.close(patience);
    }

    /// Throw runs away that have come to rest before then (in seconds since the epoch); how many there were.
    pub(crate) fn clean_up(&self, since: i64) -> usize {
        let resting: Vec<String> = {
            let state = self.state();
            let is_resting = |(_, ticket): &(&String, &Ticket)| ticket.rest != Rest::Waiting;
            state.tickets.iter().filter(is_resting).map(|(id, _)| id.clone()).collect()
        };
        let is_old = |id: &&String| Ticket::written(&self.folder(id)).is_some_and(|written| written < since);
        resting.iter().filter(is_old).filter(|id| self.delete(id).is_ok()).count()
    }
}

impl Drop for Last {
    fn drop(&mut self) {
        self.0.close(PATIENCE);
    }
}

impl Shared {
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn folder(&self, id: &str) -> PathBuf {
        self.folder.join(id)
    }

    fn close(&self, patience: Duration) {
        let worker = {
            let mut state = self.state();
            state.closing = true;
            if let Some(at_work) = &state.at_work {
                at_work.stop.store(true, Relaxed);
            }
            state.worker.take()
        };
        let Some(worker) = worker else { return };
        let since = Instant::now();
        while !worker.is_finished() {
            if since.elapsed() > patience {
                tracing::warn!("the laboratory is in the middle of a long move; what it was playing is played again");
                return;
            }
            std::thread::sleep(LOOK_EVERY);
        }
        if worker.join().is_err() {
            tracing::error!("the laboratory's worker fell over");
        }
    }

    /// Note how a run came to rest, in memory and on the disk.
    pub(super) fn rest(&self, state: &mut State, id: &str, rest: Rest, done: Option<u64>) -> Result<(), Refusal> {
        let Some(ticket) = state.tickets.get_mut(id) else { return Err(Refusal::NotNow) };
        ticket.rest = rest;
        ticket.done = done.unwrap_or(ticket.done);
        ticket.write(&self.folder(id)).map_err(|error| {
            tracing::error!(%error, run = id, "a ticket of the laboratory could not be written");
            Refusal::Disk
        })
    }

    /// What all runs take on the disk.
    fn bytes(&self) -> u64 {
        fn folder_bytes(folder: &Path) -> u64 {
            let Ok(entries) = fs::read_dir(folder) else { return 0 };
            let size = |entry: fs::DirEntry| match entry.metadata() {
                Ok(about) if about.is_dir() => folder_bytes(&entry.path()),
                Ok(about) => about.len(),
                Err(_) => 0,
            };
            entries.filter_map(Result::ok).map(size).sum()
        }
        folder_bytes(&self.folder)
    }
}

impl State {
    /// The first of those who wait.
    pub(super) fn first(&mut self) -> Option<String> {
        self.queue.pop_front()
    }

    pub(super) fn is_anybody_waiting(&self) -> bool {
        !self.queue.is_empty()
    }

    /// To the end of the queue.
    pub(super) fn last(&mut self, id: &str) {
        if let Some(ticket) = self.tickets.get_mut(id) {
            ticket.place = self.next_place;
            self.next_place += 1;
        }
        self.queue.push_back(id.to_owned());
    }

    fn standing(&self, id: &str) -> Option<Standing> {
        let ticket = self.tickets.get(id)?.clone();
        let now = match self.at_work.as_ref().filter(|at_work| at_work.id == id) {
            Some(at_work) => Now::AtWork {
                done: at_work.done.load(Relaxed),
                left: Some(at_work.left.load(Relaxed)).filter(|left| *left != u64::MAX),
                stopping: at_work.asked,
            },
            None => {
                let before = self.queue.iter().position(|waiting| waiting == id).unwrap_or(0);
                Now::Resting { ahead: before + usize::from(self.at_work.is_some()) }
            }
        };
        Some(Standing { id: id.to_owned(), ticket, now })
    }
}

//! The runs of the laboratory in memory: their tickets, who is next, who is at work.

use super::Hands;
use super::ticket::{Rest, Ticket};
use crate::limits::Limits;
use galerne_texts::Language;
use std::collections::{HashMap, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often it is looked whether the worker is through.
const LOOK_EVERY: Duration = Duration::from_millis(5);

pub(super) struct Shared {
    pub(super) folder: PathBuf,
    pub(super) threads: usize,
    pub(super) limits: Limits,
    /// Whoever plays besides this server.
    pub(super) hands: Option<Hands>,
    pub(super) state: Mutex<State>,
}

#[derive(Default)]
pub(super) struct State {
    pub(super) tickets: HashMap<String, Ticket>,
    pub(super) queue: VecDeque<String>,
    /// The place that the next one to queue gets.
    pub(super) next_place: u64,
    pub(super) at_work: Option<AtWork>,
    pub(super) closing: bool,
    pub(super) worker: Option<JoinHandle<()>>,
}

/// The run that is being played.
#[derive(Clone)]
pub(super) struct AtWork {
    pub(super) id: String,
    pub(super) stop: Arc<AtomicBool>,
    /// Its owner asked for the end.
    pub(super) asked: bool,
    pub(super) done: Arc<AtomicU64>,
    /// Seconds left; all ones while unknown.
    pub(super) left: Arc<AtomicU64>,
}

/// How a run stands, for those who look.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) id: String,
    pub(crate) ticket: Ticket,
    pub(crate) now: Now,
}

impl Standing {
    /// Why it failed; empty where it did not.
    pub(crate) fn reason(&self, language: Language) -> String {
        match &self.ticket.rest {
            Rest::Failed(why) => why.of(language).to_owned(),
            _ => String::new(),
        }
    }
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
    /// The person has as many waiting as one may.
    TooManyWaiting,
    /// The person has as many stored as one may.
    TooManyKept,
    /// All people at the person's address together have as many waiting as they may.
    TooManyWaitingHere,
    /// The same of those that lie here.
    TooManyKeptHere,
    /// The queue of all visitors together is full.
    QueueFull,
    /// The folder holds as much as it may.
    ShelfFull,
    /// It would play more games than one run may.
    TooLong,
    /// It cannot be done to a run that stands like this.
    NotNow,
    Disk,
}

impl Shared {
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn folder(&self, id: &str) -> PathBuf {
        self.folder.join(id)
    }

    pub(super) fn close(&self, patience: Duration) {
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
    pub(super) fn bytes(&self) -> u64 {
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

    pub(super) fn standing(&self, id: &str) -> Option<Standing> {
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

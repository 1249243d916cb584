//! Submitting experiments: limits for each person, the queue, and the folders of the runs.

use super::Hands;
use super::queue::{Refusal, Shared, Standing, State};
use super::ticket::{Rest, Ticket};
use super::work;
use crate::limits::Limits;
use galerne_lab::Experiment;
use std::path::PathBuf;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;
use std::{fmt, fs, io};

/// The runs of a server; clones share them. When the server stops, the worker is asked to stop and is waited for, up to
/// a limit.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(super) shared: Arc<Shared>,
    _last: Arc<Last>,
}

/// Goes away with the last clone.
struct Last(Arc<Shared>);

/// The longest wait of a desk that is dropped without being closed.
const PATIENCE: Duration = Duration::from_secs(10);
impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("folder", &self.shared.folder).finish_non_exhaustive()
    }
}

impl Desk {
    /// Find all runs of that folder; those that waited or were at work go on.
    pub(crate) fn open(folder: PathBuf, threads: usize, limits: Limits, hands: Option<Hands>) -> io::Result<Desk> {
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
        let shared = Arc::new(Shared { folder, threads, limits, hands, state: Mutex::new(state) });
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

    /// Start a worker if runs are queued and none is at work.
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

    /// Ask the worker to stop, and wait for it: as long as one move takes, but no longer than that. The run goes on
    /// when the server is started again.
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

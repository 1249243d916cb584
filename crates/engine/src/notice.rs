//! Who notices what of a record, and versions as each viewer counts them.
//!
//! The number of a record's entries is information about the game: where an army is recruited in secret, it reveals how many
//! creatures were taken. So a viewer's version counts only the entries that this viewer notices.

use crate::{Game, Referee, SeatSet, Viewer, What};

/// Who notices an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noticed {
    /// Something public changed: every viewer, spectators included.
    ByAll,
    /// Only those who play one of these seats.
    BySeats(SeatSet),
}

impl Noticed {
    /// Whether that viewer notices the entry, so that it counts in their version of the table.
    #[must_use]
    pub fn by(self, viewer: Viewer) -> bool {
        match self {
            Noticed::ByAll => true,
            Noticed::BySeats(seats) => viewer == Viewer::EVERYONE || seats.iter().any(|seat| viewer.sees(seat)),
        }
    }

    /// Who notices one entry or the other.
    #[must_use]
    pub(crate) fn or(self, other: Noticed) -> Noticed {
        match (self, other) {
            (Noticed::BySeats(these), Noticed::BySeats(those)) => Noticed::BySeats(these.union(those)),
            _ => Noticed::ByAll,
        }
    }
}

impl<G: Game> Referee<G> {
    /// Who notices the step from `before` to now: viewers who see an event, another state, or another turn.
    pub(crate) fn who_notices(
        &self,
        before: &G::State,
        what: &What<G::Action, G::Chance>,
        happened: &[G::Event],
    ) -> Noticed {
        let (game, after) = (self.game(), self.state());
        let turns = game.turn(before) != game.turn(after);
        let notices = |viewer: Viewer| {
            turns
                || happened.iter().any(|event| game.redact_event(event, viewer).is_some())
                || game.redact(before, viewer) != game.redact(after, viewer)
        };
        if notices(Viewer::SPECTATOR) {
            return Noticed::ByAll;
        }
        let own = match what {
            What::Act { seat, .. } | What::Undo { seat, .. } => SeatSet::one(*seat),
            What::Chance(_) => SeatSet::NONE,
        };
        let seats = SeatSet::first(game.seats()).iter().filter(|&seat| notices(Viewer::seat(seat))).collect();
        Noticed::BySeats(own.union(seats))
    }

    /// The version that the first `entries` entries are for the viewer: the number of those the viewer notices.
    #[must_use]
    pub fn version(&self, viewer: Viewer, entries: usize) -> usize {
        self.noticed().iter().take(entries).filter(|noticed| noticed.by(viewer)).count()
    }

    /// The number of live entries that the viewer notices.
    #[must_use]
    pub fn steps(&self, viewer: Viewer) -> usize {
        self.live_indices().iter().filter(|&&index| self.noticed()[index].by(viewer)).count()
    }

    /// How many live entries lead to the moment after the first `steps` that the viewer notices. What the viewer does not notice
    /// behind them is counted in: it looks the same.
    #[must_use]
    pub fn moment_after(&self, viewer: Viewer, steps: usize) -> usize {
        let noticed = |&(_, &index): &(usize, &usize)| self.noticed()[index].by(viewer);
        let mut noticed = self.live_indices().iter().enumerate().filter(noticed);
        noticed.nth(steps).map_or(self.len(), |(number, _)| number)
    }

    /// How many live entries the viewer had noticed at an earlier version of theirs; nothing if there was no such version, or if
    /// something they noticed was taken back since.
    #[must_use]
    pub fn steps_at(&self, viewer: Viewer, version: usize) -> Option<usize> {
        let (mut seen, mut live, mut then) = (0, Vec::new(), (version == 0).then_some(0));
        let entries = self.record().entries.iter().zip(self.noticed()).enumerate();
        for (index, (entry, _)) in entries.filter(|(_, (_, noticed))| noticed.by(viewer)) {
            match entry.what {
                What::Undo { .. } if then.is_some() => return None,
                // A correction takes with it what was decided on the outcome.
                What::Undo { entry: undone, .. } if self.is_correction(index) => live.retain(|&at| at < undone),
                What::Undo { entry: undone, .. } => live.retain(|&at| at != undone),
                What::Act { .. } | What::Chance(_) => live.push(index),
            }
            seen += 1;
            if seen == version {
                then = Some(live.len());
            }
        }
        then
    }
}

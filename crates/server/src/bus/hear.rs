//! What a table makes of what other servers say of it.

use super::ear::{Ear, Task};
use super::handle::{Bus, Heard};
use super::word::{Grown, What};
use crate::app::App;
use crate::host::Host;
use crate::store::{StoreError, seat_bits, seats_of_bits};
use galerne_engine::SeatSet;
use galerne_table::{Appended, News, Write};
use std::sync::Weak;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How often the list of connected readers is repeated: other servers let it expire.
const SAY_AGAIN: Duration = Duration::from_secs(30);

impl Host {
    fn bus(&self) -> Option<Bus> {
        self.services().bus().cloned()
    }

    /// Subscribe to this table's subject, and announce the readers who are connected to it here.
    pub(crate) fn attend(&mut self) {
        let Some(bus) = self.bus().filter(|_| !self.retired && self.closed().is_none()) else { return };
        if self.ear.task.as_ref().is_none_or(|task| task.0.is_finished()) {
            self.ear.hears = false;
            let listening = tokio::spawn(listen(bus, self.me().clone(), self.id().to_owned()));
            self.ear.task = Some(Task(listening.abort_handle()));
            return;
        }
        if !self.ear.hears {
            return;
        }
        if !bus.is_up_since(self.ear.asked) {
            self.say_who_is_here(true);
        } else if self.ear.said.is_some_and(|(seats, at)| !seats.is_empty() && at.elapsed() >= SAY_AGAIN) {
            self.ear.said = None;
            self.say_who_is_here(false);
        }
    }

    /// No subscriber is left.
    pub(crate) fn stop_hearing(&mut self) {
        self.ear = Ear::default();
    }

    /// Whether players may be connected to other servers of whom nothing is heard.
    pub(crate) fn is_deaf(&self) -> bool {
        !self.services().bus().is_some_and(|bus| self.ear.asked.is_some_and(|asked| bus.knows_everybody(asked)))
    }

    /// Tell the others whose players are connected here, where that is news to them; with `ask`, they are to say the same of theirs.
    pub(crate) fn say_who_is_here(&mut self, ask: bool) {
        let Some(bus) = self.bus().filter(|_| self.ear.hears) else { return };
        let here = self.at_this_host();
        if !ask && self.ear.said.map_or(here.is_empty(), |(said, _)| said == here) {
            return;
        }
        if self.say(&bus, What::Here { seats: seat_bits(here), ask }) {
            self.ear.said = Some((here, Instant::now()));
            self.ear.asked = if ask { Some(Instant::now()) } else { self.ear.asked };
        }
    }

    fn say(&self, bus: &Bus, what: What) -> bool {
        let said = bus.tell(self.id(), what);
        let metrics = &self.services().metrics;
        if said {
            metrics.told.add(1)
        } else {
            metrics.untold.add(1)
        }
        said
    }

    /// What is sent to the others once that write is durable.
    pub(crate) fn prepare_to_tell(&self, write: &Write) -> Option<Grown> {
        let v = self.version();
        self.services().bus().map(|_| match write {
            Write::Entries(Appended { seq, entries, client, .. }) => {
                Grown { v: *seq, e: entries.clone(), c: client.clone(), ..Grown::default() }
            }
            Write::Seats { .. } => Grown { v, ..Grown::default() },
        })
    }

    /// Tell the others what has been written.
    pub(crate) fn tell_others(&self, grown: Grown) {
        if let Some(bus) = self.bus() {
            let (to, sv, r) = (self.version(), self.seating(), self.table().game().rules());
            self.say(&bus, What::Grown(Grown { to, sv, r, next: self.head().next.clone(), ..grown }));
        }
    }

    /// The table is gone for good.
    pub(crate) fn tell_gone(&self) {
        if let Some(bus) = self.bus() {
            self.say(&bus, What::Gone);
        }
    }

    async fn heed(&mut self, heard: Heard) -> Result<(), StoreError> {
        match heard {
            Heard::Nothing => self.services().metrics.unheard.add(1),
            Heard::Something => self.read_on().await?,
            Heard::Word(word) => match word.what {
                What::Grown(grown) => self.heed_growth(grown, word.n).await?,
                What::Here { seats, ask } => {
                    self.mark_time();
                    if self.hear(&word.n, seats_of_bits(seats)) {
                        self.tell_soon();
                    }
                    if ask {
                        self.ear.said = None;
                        self.say_who_is_here(false);
                    }
                }
                What::Gone | What::Bye | What::Unknown => self.read_on().await?,
            },
        }
        Ok(())
    }

    async fn heed_growth(&mut self, grown: Grown, node: String) -> Result<(), StoreError> {
        let (version, seating, rules) = (self.version(), self.seating(), self.table().game().rules());
        if grown.is_known(version, seating, self.head().next.as_deref()) {
            return Ok(());
        }
        if grown.follows(version, seating, rules) {
            self.services().metrics.heard.add(1);
            let mut entries: Vec<(String, Option<String>)> = grown.e.into_iter().map(|entry| (entry, None)).collect();
            // The id stands with the last one, as in the record.
            if let Some((_, client)) = entries.last_mut() {
                *client = grown.c;
            }
            self.take_up(News { entries, seating: None, next: grown.next });
        } else {
            self.read_on().await?;
        }
        self.ear.followed = Some(node);
        Ok(())
    }

    /// Something was said that memory cannot follow from: the record tells what.
    async fn read_on(&mut self) -> Result<(), StoreError> {
        self.services().metrics.read_on.add(1);
        self.catch_up().await.map(|_| ())
    }

    /// A server that has gone no longer drives this table, and none of its readers is connected.
    fn part_from(&mut self, node: &str) {
        self.mark_time();
        if self.hear(node, SeatSet::NONE) {
            self.tell_soon();
        }
        if self.ear.followed.as_deref() == Some(node) {
            self.followed_at = None;
            // Tables that wait for one of its moves are checked again.
            self.grown.send_modify(|_| {});
        }
    }
}

/// Receive the words of other servers about the table. After any gap nothing is relied on, and the database is polled
/// until this has begun anew.
async fn listen(bus: Bus, table: Weak<Mutex<Host>>, id: String) {
    let Some(mut said) = bus.listen(&id).await else { return };
    let Some(shared) = table.upgrade() else { return };
    let mut host = shared.lock_owned().await;
    // What was sent before the subscription began is in the record.
    if host.retired || host.catch_up().await.is_err() || host.retired {
        return;
    }
    host.ear.hears = true;
    host.mark_time();
    host.say_who_is_here(true);
    drop(host);
    while let Some((message, missed)) = said.next().await {
        let heard = if missed { Heard::Something } else { bus.read(&message.subject, &message.body) };
        let Some(shared) = table.upgrade() else { return };
        let mut host = shared.lock().await;
        if host.retired {
            return;
        }
        if host.heed(heard).await.is_err() {
            host.ear.hears = false;
            return;
        }
    }
}

/// Receive the departures of servers, until this one ends.
pub(crate) async fn attend(app: App) {
    let Some(bus) = app.bus() else { return };
    let mut said = bus.nodes_say();
    while let Some((message, _)) = said.next().await {
        let Heard::Word(word) = bus.read(&message.subject, &message.body) else { continue };
        if word.what != What::Bye {
            continue;
        }
        for shared in app.tables.all() {
            shared.lock().await.part_from(&word.n);
        }
    }
}

//! What somebody asks of a table, checked, made durable, then told.

use super::{Live, Who, load};
use crate::model::{ChanceMode, SeatKind, Status};
use crate::store::{Appended, StoreError};
use crate::{app::App, limits::Limits, secret, texts};
use galerne_catalog::{Denial, Maker, Move};
use galerne_engine::{Seat, SeatSet, Streams, Turn, Viewer, Wanted};
use galerne_texts::Language;
use serde_json::Value;

/// Something that makes the record grow.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Order {
    Act {
        seat: Seat,
        by: Named,
    },
    Undo {
        seat: Seat,
    },
    /// Real dice, in the order they were wanted.
    Dice(Vec<u8>),
    /// A listed outcome.
    Outcome(Value),
    /// The server throws.
    Roll,
}

/// An action by its number or its JSON.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Named {
    Id(usize),
    Json(Value),
}

impl Named {
    pub(crate) fn as_move(&self) -> Move<'_> {
        match self {
            Named::Id(id) => Move::Id(*id),
            Named::Json(json) => Move::Json(json),
        }
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// Carried out (now, or when the same message first came) and durable; the version it led to, as the asker counts.
    Done(usize),
    Refused(Refused),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Refused {
    pub(crate) why: Why,
    pub(crate) text: String,
    pub(crate) rule: Option<&'static str>,
}

/// For status codes and counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Against the rules, or not understood.
    Rules,
    /// Not the asker's to ask.
    Authority,
    /// Chosen at a version that is no more.
    Stale,
    Closed,
    /// Nothing could be written.
    Store,
}

impl Refused {
    pub(crate) fn ours(why: Why, language: Language, key: &'static str) -> Refused {
        Refused { why, text: texts::text(language, key), rule: None }
    }

    pub(crate) fn store(error: &StoreError, language: Language) -> Refused {
        Refused { why: Why::Store, text: texts::say(language, &error.message()), rule: None }
    }
}

impl Live {
    /// Carry out an order of somebody.
    pub(crate) async fn order(
        &mut self,
        app: &App,
        who: &Who,
        order: Order,
        version: Option<usize>,
        client: Option<&str>,
        language: Language,
    ) -> Answer {
        if let Some(version) = client.and_then(|client| self.has_heard(who, client)) {
            return Answer::Done(version);
        }
        let client = client.map(|client| client_key(who, client));
        if let Err(refused) = self.may(who, &order, version, &app.config.limits, language) {
            return Answer::Refused(refused);
        }
        match self.carry_out(app, &order, client).await {
            Ok(()) => Answer::Done(self.version_of(who)),
            Err(NotDone::Denied(denial)) => Answer::Refused(self.refused(&denial, language)),
            Err(NotDone::Store(error)) => Answer::Refused(Refused::store(&error, language)),
        }
    }

    pub(super) fn refused(&self, denial: &Denial, language: Language) -> Refused {
        Refused { why: Why::Rules, text: self.say(language, denial.message()), rule: denial.rule().map(|rule| rule.0) }
    }

    /// The version that message led to, if it was carried out before: then it is answered and not carried out again.
    pub(crate) fn has_heard(&self, who: &Who, client: &str) -> Option<usize> {
        let entries = self.heard.get(&client_key(who, client))?;
        Some(self.table.version(self.viewer_of(who), entries))
    }

    /// Authority and version, before the rules are asked.
    pub(super) fn may(
        &self,
        who: &Who,
        order: &Order,
        version: Option<usize>,
        limits: &Limits,
        language: Language,
    ) -> Result<(), Refused> {
        if self.closed.is_some() {
            return Err(Refused::ours(Why::Closed, language, "refused-closed"));
        }
        let (mine, viewer) = (self.seats_of(who), self.viewer_of(who));
        let authority = match order {
            Order::Act { seat, .. } | Order::Undo { seat } => mine.has(*seat),
            Order::Dice(_) | Order::Outcome(_) | Order::Roll => !mine.is_empty(),
        };
        if !authority {
            return Err(Refused::ours(Why::Authority, language, "refused-seat"));
        }
        // Chance waits for those who could still take back what calls for it: nobody else takes that from them.
        let throwers = self.throwers();
        if *order == Order::Roll && !throwers.is_empty() && !mine.iter().any(|seat| throwers.has(seat)) {
            return Err(Refused::ours(Why::Authority, language, "refused-not-your-throw"));
        }
        // Real dice belong to a table that plays with real dice: elsewhere nobody chooses the luck.
        if matches!(order, Order::Dice(_) | Order::Outcome(_)) && self.head.chance != ChanceMode::Real {
            return Err(Refused::ours(Why::Authority, language, "refused-luck"));
        }
        // Else one could try cards until one is not refused, and so learn what the others hold.
        if matches!(order, Order::Outcome(_)) && !self.table.now().may_read_outcomes(viewer) {
            return Err(Refused::ours(Why::Authority, language, "refused-hidden-luck"));
        }
        match version {
            Some(version)
                if version != self.version_for(viewer) && !self.still_stands(order, version, viewer, limits) =>
            {
                Err(Refused::ours(Why::Stale, language, "refused-stale"))
            }
            _ => Ok(()),
        }
    }

    /// Whether a choice made at an older version is the same choice now: since then only other seats have decided, and this
    /// seat still has the very same decision before it. So it is where choices are simultaneous.
    fn still_stands(&self, order: &Order, version: usize, viewer: Viewer, limits: &Limits) -> bool {
        let Order::Act { seat, .. } = order else { return false };
        let missed = self.version_for(viewer).checked_sub(version);
        let steps = missed.filter(|&missed| missed <= limits.missed_steps).and(self.table.steps_at(viewer, version));
        let Some(steps) = steps else { return false };
        let before = self.table.moment_after(viewer, steps);
        let by_others = |n: usize| matches!(self.table.maker(n), Some(Maker::Seat(other)) if other != *seat);
        if !(before..self.table.live()).all(|n| by_others(n) || !self.table.noticed(n).by(viewer)) {
            return false;
        }
        let (then, now) = (self.table.at(before), self.table.now());
        then.turn().deciders().has(*seat)
            && now.turn().deciders().has(*seat)
            && then.choices(*seat) == now.choices(*seat)
    }

    /// Grow the record by one entry: in memory, then durably, then tell.
    pub(crate) async fn carry_out(&mut self, app: &App, order: &Order, client: Option<String>) -> Result<(), NotDone> {
        let before = self.table.entries();
        self.grow(order)?;
        // What was done in one go is taken back in one go, as far as it can be.
        if let (Order::Undo { seat }, Some((whose, from, to))) = (order, self.errand)
            && whose == *seat
            && self.table.live() + 1 == to
        {
            while self.table.live() > from && self.grow(order).is_ok() {}
        }
        Ok(self.keep(app, before, client).await?)
    }

    /// Grow the record by one entry in memory only: [`Live::keep`] must follow, before anybody else sees the table.
    pub(super) fn grow(&mut self, order: &Order) -> Result<(), Denial> {
        match order {
            Order::Act { seat, by } => self.table.act(*seat, by.as_move()),
            Order::Undo { seat } => self.table.undo(*seat).map_err(Denial::from),
            Order::Dice(dice) => self.table.feed_dice(dice),
            Order::Outcome(outcome) => self.table.feed(outcome),
            Order::Roll => self.table.roll(&mut Streams::new(secret::random_seed())),
        }
    }

    /// Make the entries from number `seq` on durable, all of them or none, then tell. If they cannot be written, memory goes
    /// back.
    pub(super) async fn keep(&mut self, app: &App, seq: usize, client: Option<String>) -> Result<(), StoreError> {
        let entries = seq..self.table.entries();
        let count = entries.len();
        let over = self.table.turn() == Turn::Over;
        let appended = Appended {
            table: self.head.id.clone(),
            seq,
            entries: entries.map(|index| self.table.entry(index).unwrap_or_default().to_string()).collect(),
            client: client.clone(),
            state: self.state(),
            over,
        };
        let started = std::time::Instant::now();
        if let Err(error) = app.store.append(appended).await {
            tracing::error!(table = self.id(), %error, "a move could not be written");
            app.metrics.store_failures.add(1);
            self.go_back(app).await;
            return Err(error);
        }
        app.metrics.moves.add(count as u64);
        app.metrics.commit_micros.add(started.elapsed().as_micros() as u64);
        if let Some(client) = client {
            self.heard.insert(&client, self.table.entries());
        }
        self.used = std::time::Instant::now();
        self.stuck = false;
        self.close_curtains();
        if over {
            self.head.status = Status::Over;
        }
        self.tell_soon();
        if over || self.version() >= self.snapshot_at + app.config.limits.snapshot_every {
            self.save_snapshot(app);
        }
        Ok(())
    }

    /// A position beside the log. Nobody waits for it: the log alone is the truth.
    pub(crate) fn save_snapshot(&mut self, app: &App) {
        if self.closed.is_some() || self.snapshot_at == self.version() {
            return;
        }
        self.snapshot_at = self.version();
        let (position, rules) = (self.table.now().position(), self.table.game().rules());
        let (store, id, seq) = (app.store.clone(), self.head.id.clone(), self.snapshot_at);
        tokio::spawn(async move {
            if let Err(error) = store.snapshot(id, seq, rules, position).await {
                tracing::warn!(%error, "a snapshot could not be written");
            }
        });
    }

    /// What memory holds was never written: read the table again.
    async fn go_back(&mut self, app: &App) {
        let again = match app.store.load(self.head.id.clone()).await {
            Ok(Some(saved)) => tokio::task::spawn_blocking(move || load(saved)).await.ok().and_then(Result::ok),
            _ => None,
        };
        match again {
            Some(again) => {
                self.table = again.table;
                self.heard = again.heard;
                self.closed = again.closed;
                self.head.status = again.head.status;
            }
            // Not even readable: whoever looks is sent away for a moment, and opens the table anew.
            None => {
                self.retired = true;
                self.dismiss(|language| crate::socket::bye(language, "bye-store", Some(1500)));
                self.grown.send_replace(usize::MAX);
            }
        }
    }

    /// Whether somebody at that seat can say what came of the chance that is due: with named dice, or from a list that tells
    /// no secret. Everything else (how islands lie) has no form to say it in.
    fn can_say_chance(&self, seat: Seat) -> bool {
        let moment = self.table.now();
        moment.chance().is_some_and(|due| match due.wanted {
            Wanted::Dice(_) => true,
            Wanted::Listed => due.outcomes.is_some() && moment.may_read_outcomes(Viewer::seat(seat)),
        })
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        let is_human = |index: &usize| self.seats[*index].seat.kind == SeatKind::Human;
        (0..self.seats.len()).filter(is_human).map(|index| Seat(index as u8))
    }

    /// Whether chance that is due speaks without anybody asking.
    pub(crate) fn throws_by_itself(&self) -> bool {
        self.throwers().is_empty()
    }

    /// The seats whose players the chance that is due waits for: those who could still take something back, or can say what
    /// came.
    pub(super) fn throwers(&self) -> SeatSet {
        if !matches!(self.table.turn(), Turn::Chance(_)) {
            return SeatSet::NONE;
        }
        match self.head.chance {
            ChanceMode::Automatic => SeatSet::NONE,
            ChanceMode::Throw => self.humans().filter(|&seat| self.table.check_undo(seat).is_ok()).collect(),
            ChanceMode::Real => self.humans().filter(|&seat| self.can_say_chance(seat)).collect(),
        }
    }
}

/// Client ids are each sender's own.
pub(super) fn client_key(who: &Who, client: &str) -> String {
    format!("{}:{client}", who.key())
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NotDone {
    Denied(Denial),
    Store(StoreError),
}

impl From<Denial> for NotDone {
    fn from(denial: Denial) -> NotDone {
        NotDone::Denied(denial)
    }
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> NotDone {
        NotDone::Store(error)
    }
}

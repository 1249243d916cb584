//! Orders: checked against authority and version, carried out in memory, and handed to the host to be made durable.

use crate::refused::{Refused, Why};
use crate::saved::{Appended, Former, NewSeat, StateRow};
use crate::table::{OpenTable, Pending};
use crate::who::Who;
use galerne_catalog::{AnyMoment, Denial, Maker, Move};
use galerne_engine::{Seat, SeatSet, Streams, Turn, Viewer, Wanted};
use galerne_pages::model::{ChanceMode, SeatKind};
use serde_json::Value;

/// Something that makes the record grow.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// An action of a seat.
    Act {
        /// Who acts.
        seat: Seat,
        /// What they do.
        by: Move,
    },
    /// The seat takes back its last action.
    Undo {
        /// Whose action.
        seat: Seat,
    },
    /// Real dice, in the order they were wanted.
    Dice(Vec<u8>),
    /// A listed outcome.
    Outcome(Value),
    /// The host throws.
    Roll,
}

/// What came of an order.
#[derive(Clone, Debug)]
#[must_use = "a write that nobody makes durable blocks the table"]
pub enum Attempt {
    /// Carried out when the same message first came; the version it led to, as the asker counts.
    Done(usize),
    /// Carried out in memory. The host makes it durable and reports with [`OpenTable::wrote`]; until then the table does nothing else.
    Write(Write),
}

/// What the host is to make durable, whole or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// New entries of the record.
    Entries(Appended),
    /// Who sits where from now on.
    Seats {
        /// The table's id.
        table: String,
        /// All seats.
        seats: Vec<NewSeat>,
        /// What the player was called who has left.
        former: Option<Former>,
        /// What lists say from now on.
        state: StateRow,
        /// The number of entries at which they changed.
        version: usize,
        /// How often who sits where had changed before.
        seating: u32,
    },
}

/// What came of a [`Write`].
#[derive(Debug)]
pub enum Wrote {
    /// It is durable.
    Durable,
    /// It is not. For entries, memory has run ahead: the table as the host reads it from its store, if it can. Where other hosts write,
    /// that may be ahead of memory, for seats too.
    Failed(Option<Box<OpenTable>>),
}

impl OpenTable {
    /// Carry out an order of a player, with luck from the host. A repeated message is answered and not carried out again.
    pub fn order(
        &mut self,
        who: &Who,
        order: &Order,
        version: Option<usize>,
        client: Option<&str>,
        luck: &mut Streams,
    ) -> Result<Attempt, Refused> {
        if let Some(version) = client.and_then(|client| self.has_heard(who, client)) {
            return Ok(Attempt::Done(version));
        }
        self.authorise(who, order, version)?;
        let client = client.map(|client| client_key(who, client));
        Ok(Attempt::Write(self.execute(order, client, luck)?))
    }

    /// The version that the message led to, if it was carried out before.
    #[must_use]
    pub fn has_heard(&self, who: &Who, client: &str) -> Option<usize> {
        let entries = self.heard.get(&client_key(who, client)).filter(|_| !self.bounds.forgets_ids)?;
        Some(self.table.version(self.viewer_of(who), entries))
    }

    /// Authority and version, before the rules are asked.
    pub(crate) fn authorise(&self, who: &Who, order: &Order, version: Option<usize>) -> Result<(), Refused> {
        if self.pending.is_some() {
            return Err(Refused::house(Why::Busy, "refused-write-open"));
        }
        if self.closed.is_some() {
            return Err(Refused::house(Why::Closed, "refused-closed"));
        }
        let (mine, viewer) = (self.seats_of(who), self.viewer_of(who));
        let authority = match order {
            Order::Act { seat, .. } | Order::Undo { seat } => mine.has(*seat),
            Order::Dice(_) | Order::Outcome(_) | Order::Roll => !mine.is_empty(),
        };
        if !authority {
            return Err(Refused::house(Why::Authority, "refused-seat"));
        }
        // Chance waits for those who could still undo what calls for it: no other player may take that from them.
        let throwers = self.throwers();
        if *order == Order::Roll && !throwers.is_empty() && !mine.iter().any(|seat| throwers.has(seat)) {
            return Err(Refused::house(Why::Authority, "refused-not-your-throw"));
        }
        // Real dice belong to a table that plays with real dice: elsewhere no player chooses the outcome.
        if matches!(order, Order::Dice(_) | Order::Outcome(_)) && self.head.chance != ChanceMode::Real {
            return Err(Refused::house(Why::Authority, "refused-luck"));
        }
        // Otherwise a player could try cards until one is not refused, and so learn what the others hold.
        if matches!(order, Order::Outcome(_)) && !self.table.now().may_read_outcomes(viewer) {
            return Err(Refused::house(Why::Authority, "refused-hidden-luck"));
        }
        match version {
            Some(version) if version != self.version_for(viewer) && !self.still_stands(order, version, viewer) => {
                Err(Refused::house(Why::Stale, "refused-stale"))
            }
            _ => Ok(()),
        }
    }

    /// Whether a choice made at an older version is the same choice now: since then only other seats have decided, and this
    /// seat still has the very same decision before it. So it is where choices are simultaneous.
    fn still_stands(&self, order: &Order, version: usize, viewer: Viewer) -> bool {
        let Order::Act { seat, .. } = order else { return false };
        let missed = self.version_for(viewer).checked_sub(version);
        let steps =
            missed.filter(|&missed| missed <= self.bounds.missed_steps).and(self.table.steps_at(viewer, version));
        let Some(steps) = steps else { return false };
        let before = self.table.moment_after(viewer, steps);
        let by_others = |n: usize| matches!(self.table.maker(n), Some(Maker::Seat(other)) if other != *seat);
        if !(before..self.table.live_entries()).all(|n| by_others(n) || !self.table.noticed(n).by(viewer)) {
            return false;
        }
        let (then, now) = (self.table.at(before), self.table.now());
        then.turn().deciders().has(*seat)
            && now.turn().deciders().has(*seat)
            && then.choices(*seat) == now.choices(*seat)
    }

    /// Carry out an order of the table's own (a bot's, chance's) or one that is authorised.
    pub fn execute(&mut self, order: &Order, client: Option<String>, luck: &mut Streams) -> Result<Write, Denial> {
        let before = self.table.entries();
        let corrects = matches!(order, Order::Undo { seat } if self.corrects(*seat));
        self.grow(order, luck)?;
        // What was done in one go is taken back in one go, as far as it can be.
        if let (Order::Undo { seat }, Some((whose, from, to)), false) = (order, self.sequence, corrects)
            && whose == *seat
            && self.table.live_entries() + 1 == to
        {
            while self.table.live_entries() > from && self.grow(order, luck).is_ok() {}
        }
        Ok(self.entries_since(before, client, None))
    }

    /// Grow the record by one entry in memory: [`OpenTable::entries_since`] must follow before another reader sees the
    /// table.
    pub(crate) fn grow(&mut self, order: &Order, luck: &mut Streams) -> Result<(), Denial> {
        match order {
            Order::Act { seat, by } => self.table.act(*seat, by),
            Order::Undo { seat } if self.corrects(*seat) => self.table.correct(*seat).map_err(Denial::from),
            Order::Undo { seat } => self.table.undo(*seat).map_err(Denial::from),
            Order::Dice(dice) => self.table.feed_dice(dice),
            Order::Outcome(outcome) => self.table.feed(outcome),
            Order::Roll => self.table.roll(luck),
        }
    }

    /// The entries from number `seq` on, as one write.
    pub(crate) fn entries_since(
        &mut self,
        seq: usize,
        client: Option<String>,
        sequence: Option<(Seat, usize, usize)>,
    ) -> Write {
        let status = self.status_by_turn();
        let status = (status != self.head.status).then_some(status);
        let rules = self.rules();
        let entry = |index: usize| self.table.entry(index).unwrap_or_default().to_string();
        let appended = Appended {
            table: self.head.id.clone(),
            seq,
            entries: (seq..self.table.entries()).map(entry).collect(),
            client: client.clone(),
            state: self.state(),
            status,
            // The record replays under these rules, and is played on under them.
            rules: (self.head.rules < rules).then_some(rules),
            made_under: rules,
            seating: self.seating,
        };
        self.pending = Some(Pending::Entries { client, status, sequence });
        Write::Entries(appended)
    }

    /// The host reports what came of the last [`Write`]; whether the table can go on. One that cannot is to be dropped and opened anew.
    pub fn wrote(&mut self, wrote: Wrote) -> bool {
        match (self.pending.take(), wrote) {
            (None, _) => {}
            (Some(Pending::Entries { client, status, sequence }), Wrote::Durable) => {
                if let Some(client) = client {
                    self.heard.insert(&client, self.table.entries());
                }
                self.sequence = sequence.or(self.sequence);
                self.stuck = false;
                self.head.rules = self.head.rules.max(self.rules());
                self.close_curtains();
                self.head.status = status.unwrap_or(self.head.status);
            }
            (Some(Pending::Entries { .. }), Wrote::Failed(Some(again))) => {
                self.go_back(*again);
            }
            (Some(Pending::Entries { .. }), Wrote::Failed(None)) => return false,
            (Some(Pending::Seat { former, .. }), Wrote::Durable) => {
                self.former.extend(former);
                self.former.sort_by_key(|former| former.until);
                self.seating += 1;
                self.call_by_names();
                self.tell_anew();
            }
            (Some(Pending::Seat { seat, before, .. }), Wrote::Failed(again)) => {
                self.seats[seat.index()] = before;
                if let Some(again) = again {
                    self.go_back(*again);
                }
            }
        }
        true
    }

    /// Whether a player at that seat can enter the outcome of the chance that is due: with named dice, or from a list
    /// that reveals no secret. Every other outcome (how islands lie) has no input form.
    fn can_say_chance(&self, moment: &dyn AnyMoment, seat: Seat) -> bool {
        moment.chance().is_some_and(|due| match due.wanted {
            Wanted::Dice(_) => true,
            Wanted::Listed => due.outcomes.is_some() && moment.may_read_outcomes(Viewer::seat(seat)),
        })
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        let is_human = |index: &usize| self.seats[*index].seat.kind == SeatKind::Human;
        (0..self.seats.len()).filter(is_human).map(|index| Seat(index as u8))
    }

    /// Whether the chance that is due is drawn without an order.
    #[must_use]
    pub fn throws_by_itself(&self) -> bool {
        self.throwers().is_empty()
    }

    /// The seats whose players the chance that is due waits for: those who could still take something back, or can say what
    /// came.
    pub(crate) fn throwers(&self) -> SeatSet {
        if !matches!(self.table.turn(), Turn::Chance(_)) {
            return SeatSet::NONE;
        }
        match self.head.chance {
            ChanceMode::Automatic => SeatSet::NONE,
            ChanceMode::Throw => self.humans().filter(|&seat| self.table.check_undo(seat).is_ok()).collect(),
            ChanceMode::Real => {
                let moment = self.table.now();
                self.humans().filter(|&seat| self.can_say_chance(&*moment, seat)).collect()
            }
        }
    }

    /// Whether what that seat takes back is a throw of real dice, or a real card, that people entered and that no person has decided on
    /// since (TA-2.8). What bots did on it goes with it. Once another game has followed, the one before it stands.
    pub(crate) fn corrects(&self, seat: Seat) -> bool {
        if self.head.chance != ChanceMode::Real || self.head.next.is_some() || self.table.check_undo(seat).is_ok() {
            return false;
        }
        let Ok(entry) = self.table.check_correct(seat) else { return false };
        let is_bots = |n: usize| match self.table.maker(n) {
            Some(Maker::Seat(other)) => {
                self.seats.get(other.index()).is_some_and(|seat| seat.seat.kind == SeatKind::Bot)
            }
            _ => false,
        };
        (entry + 1..self.table.live_entries()).all(is_bots) && self.can_say_chance(&*self.table.at(entry), seat)
    }
}

/// Client ids are each sender's own.
pub(crate) fn client_key(who: &Who, client: &str) -> String {
    format!("{}:{client}", who.key())
}

//! Several actions of one seat in one go: each is an entry of its own, checked like any other, and the first surprise ends it.

use crate::order::{Attempt, Order, client_key};
use crate::refused::{Reason, Refused};
use crate::table::OpenTable;
use crate::texts;
use crate::who::Who;
use galerne_catalog::Move;
use galerne_engine::{Message, Seat, Streams, Turn, Viewer};
use galerne_texts::Language;

/// What a seat wants to do in one go.
#[derive(Clone, PartialEq, Debug)]
pub struct Sequence {
    /// The seat that acts.
    pub seat: Seat,
    /// The id of its first action.
    pub first: usize,
    /// The ids of those that follow.
    pub then: Vec<usize>,
}

/// Why a sequence ended before its last action. What was done until then stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Interruption {
    /// The number of actions carried out.
    pub done: usize,
    /// The number of actions asked for.
    pub of: usize,
    /// What came between.
    pub reason: Reason,
    /// The rule behind it, where it is one.
    pub rule: Option<&'static str>,
}

impl OpenTable {
    /// Carry out a sequence. Only its first action needs the version, because no other order comes in between. Its
    /// entries are one write, so that no crash leaves half of it. A repeated message is answered by the result of the
    /// first one; nothing is done twice.
    pub fn run_sequence(
        &mut self,
        who: &Who,
        sequence: &Sequence,
        version: usize,
        client: &str,
    ) -> Result<(Attempt, Option<Interruption>), Refused> {
        if let Some(version) = self.has_heard(who, client) {
            return Ok((Attempt::Done(version), None));
        }
        let (seat, before, live) = (sequence.seat, self.table.entries(), self.table.live_entries());
        let act = |id: usize| Order::Act { seat, by: Move::Id(id) };
        let first = act(sequence.first);
        self.authorise(who, &first, Some(version))?;
        let mut since = self.table.now().event_count();
        // Actions draw no luck.
        let mut luck = Streams::new(0);
        self.grow(&first, &mut luck)?;
        let mut cut = None;
        for (done, &id) in sequence.then.iter().enumerate() {
            let stopped = match self.interrupted(seat, since) {
                Some(stopped) => Some(stopped),
                None => {
                    since = self.table.now().event_count();
                    self.grow(&act(id), &mut luck).err().map(|denial| {
                        let Refused { reason, rule, .. } = denial.into();
                        (reason, rule)
                    })
                }
            };
            if let Some((reason, rule)) = stopped {
                cut = Some(Interruption { done: done + 1, of: sequence.then.len() + 1, reason, rule });
                break;
            }
        }
        let went = (seat, live, self.table.live_entries());
        Ok((Attempt::Write(self.entries_since(before, Some(client_key(who, client)), Some(went))), cut))
    }

    /// What has come between: dice, a question to another seat, the end. The event that brought it about says it best.
    fn interrupted(&self, seat: Seat, since: usize) -> Option<(Reason, Option<&'static str>)> {
        let moment = self.table.now();
        let key = match moment.turn() {
            Turn::Decide(seats) if seats.has(seat) => return None,
            Turn::Decide(_) => "sequence-asked",
            Turn::Chance(_) => "sequence-chance",
            Turn::Over => "waits-over",
        };
        Some(match moment.events(since, Viewer::seat(seat)).pop() {
            Some(last) => (Reason::Game(last.message), Some(last.rule.0)),
            None => (Reason::House(Message::new(key)), None),
        })
    }

    /// An interruption in one sentence.
    #[must_use]
    pub fn interruption_text(&self, cut: &Interruption, language: Language) -> String {
        let why = self.in_words(&cut.reason, language);
        let message = Message::new("sequence-cut").with("done", cut.done).with("of", cut.of).with("why", why);
        texts::say(language, &message)
    }
}

//! Several actions of one seat in one go: each is an entry of its own, checked like any other, and the first surprise ends it.

use super::act::{Answer, Named, NotDone, Order};
use super::{Live, Who};
use crate::app::App;
use crate::texts;
use galerne_engine::{Message, Seat, Turn, Viewer};
use galerne_texts::Language;

/// What a seat wants to do in one go.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Errand {
    pub(crate) seat: Seat,
    pub(crate) first: usize,
    pub(crate) then: Vec<usize>,
}

/// Why an errand ended before its last action. What was done until then stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Cut {
    pub(crate) text: String,
    pub(crate) rule: Option<&'static str>,
}

impl Live {
    /// Carry out an errand. Only its first action needs the version: nobody else acts in between, for the table is held meanwhile. A
    /// message that comes a second time, after a lost connection, is answered by what came of it; nothing is done twice, and
    /// what an interruption of the server left undone stays undone.
    pub(crate) async fn run_errand(
        &mut self,
        app: &App,
        who: &Who,
        errand: &Errand,
        version: usize,
        client: &str,
        language: Language,
    ) -> (Answer, Option<Cut>) {
        let (seat, again) = (errand.seat, self.has_heard(who, client));
        let first = Order::Act { seat, by: Named::Id(errand.first) };
        let mut since = self.table.now().event_count();
        let answer = self.order(app, who, first, Some(version), Some(client), language).await;
        if again || matches!(answer, Answer::Refused(_)) {
            return (answer, None);
        }
        let mut cut = None;
        for (done, &id) in errand.then.iter().enumerate() {
            let stopped = match self.interrupted(seat, since, language) {
                Some(cut) => Some(cut),
                None => {
                    since = self.table.now().event_count();
                    let order = Order::Act { seat, by: Named::Id(id) };
                    self.carry_out(app, &order, None).await.err().map(|why| self.not_done(&why, language))
                }
            };
            if let Some(Cut { text, rule }) = stopped {
                let told = Message::new("errand-cut")
                    .with("done", done + 1)
                    .with("of", errand.then.len() + 1)
                    .with("why", text);
                cut = Some(Cut { text: texts::say(language, &told), rule });
                break;
            }
        }
        // Asked again, this message is answered with where it led.
        let version = self.version();
        if let Some((_, led_to)) = self.recent.back_mut() {
            *led_to = version;
        }
        (Answer::Done(version), cut)
    }

    /// What has come between: dice, a question to somebody else, the end. The event that brought it about says it best.
    fn interrupted(&self, seat: Seat, since: usize, language: Language) -> Option<Cut> {
        let moment = self.table.now();
        let key = match moment.turn() {
            Turn::Decide(seats) if seats.has(seat) => return None,
            Turn::Decide(_) => "errand-asked",
            Turn::Chance(_) => "errand-chance",
            Turn::Over => "waits-over",
        };
        let last = moment.events(since, Viewer::seat(seat)).pop();
        let text = match &last {
            Some(told) => self.table.say(language, &told.message),
            None => texts::text(language, key),
        };
        Some(Cut { text, rule: last.map(|told| told.rule.0) })
    }

    fn not_done(&self, why: &NotDone, language: Language) -> Cut {
        match why {
            NotDone::Denied(denial) => {
                let text = self.table.say(language, denial.message());
                Cut { text, rule: denial.rule().map(|rule| rule.0) }
            }
            NotDone::Store(error) => Cut { text: texts::say(language, &error.message()), rule: None },
        }
    }
}

//! Several actions of one seat in one go: each is an entry of its own, checked like any other, and the first surprise ends it.

use super::act::{Answer, Named, Order, Refused, client_key};
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
    /// Carry out an errand. Only its first action needs the version: nobody else acts in between, for the table is held meanwhile.
    /// Its entries are written all together, so that no crash leaves half of it. A message that comes a second time, after a lost
    /// connection, is answered by what came of it; nothing is done twice.
    pub(crate) async fn run_errand(
        &mut self,
        app: &App,
        who: &Who,
        errand: &Errand,
        version: usize,
        client: &str,
        language: Language,
    ) -> (Answer, Option<Cut>) {
        if let Some(version) = self.has_heard(who, client) {
            return (Answer::Done(version), None);
        }
        let (seat, before, live) = (errand.seat, self.table.entries(), self.table.live());
        let act = |id: usize| Order::Act { seat, by: Named::Id(id) };
        let first = act(errand.first);
        if let Err(refused) = self.may(who, &first, Some(version), &app.config.limits, language) {
            return (Answer::Refused(refused), None);
        }
        let mut since = self.table.now().event_count();
        if let Err(denial) = self.grow(&first) {
            return (Answer::Refused(self.refused(&denial, language)), None);
        }
        let mut cut = None;
        for (done, &id) in errand.then.iter().enumerate() {
            let stopped = match self.interrupted(seat, since, language) {
                Some(cut) => Some(cut),
                None => {
                    since = self.table.now().event_count();
                    let denied = self.grow(&act(id)).err().map(|denial| self.refused(&denial, language));
                    denied.map(|refused| Cut { text: refused.text, rule: refused.rule })
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
        let went = (seat, live, self.table.live());
        match self.keep(app, before, Some(client_key(who, client))).await {
            Ok(()) => {
                self.errand = Some(went);
                (Answer::Done(self.version_of(who)), cut)
            }
            Err(error) => (Answer::Refused(Refused::store(&error, language)), None),
        }
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
            Some(told) => self.say(language, &told.message),
            None => texts::text(language, key),
        };
        Some(Cut { text, rule: last.map(|told| told.rule.0) })
    }
}

//! Looking ahead: what an action would do, and what a bot would do.

use super::act::Refused;
use super::{Eyes, Live};
use crate::model::SeatKind;
use crate::render::{self, Overlay};
use galerne_catalog::{AnyTable, Denial, Move};
use galerne_engine::{Random, Seat};
use galerne_texts::Language;
use serde_json::{Value, json};

impl Live {
    /// What the action would do, and those that follow it in the same go, as the seat may know it.
    pub(crate) fn preview(&self, seat: Seat, id: usize, then: &[usize], eyes: Eyes) -> Result<Overlay, Refused> {
        let language = eyes.language;
        let denied = |denial: Denial| self.refused(&denial, language);
        let moment = self.table.now();
        moment.check(seat, Move::Id(id)).map_err(denied)?;
        let choice = moment.read(seat, Move::Id(id)).map_err(denied)?;
        let ids = [&[id], then].concat();
        let mut overlay = render::preview(&*self.table, seat, &ids, eyes, self.names_in(language));
        if !then.is_empty() {
            // The label of the first action alone would name a part for the whole.
            return Ok(overlay);
        }
        let label = self.say(language, &choice.label);
        // A preview that begins with the label says it already.
        overlay.text = Some(match overlay.text {
            Some(more) if more.starts_with(&label) => more,
            Some(more) => format!("{label} · {more}"),
            None => label,
        });
        Ok(overlay)
    }

    /// Why the thing of the picture cannot be touched now; no words where no action ever touches it.
    pub(crate) fn why_not(
        &self,
        seat: Seat,
        picked: &[String],
        thing: &str,
        client: &str,
        language: Language,
    ) -> Value {
        let denial = self.table.now().why_not(seat, picked, thing);
        let text = denial.as_ref().map(|denial| self.say(language, denial.message()));
        let rule = denial.as_ref().and_then(Denial::rule).map(|rule| rule.0);
        json!({ "t": "why", "client": client, "text": text, "rule": rule })
    }

    /// Whether there are people at the table and none of them has anything more to decide.
    pub(crate) fn only_bots_play(&self) -> bool {
        let moment = self.table.now();
        let mut people = self.seats.iter().enumerate().filter(|(_, saved)| saved.seat.kind != SeatKind::Bot).peekable();
        people.peek().is_some() && people.all(|(seat, _)| moment.is_out(Seat(seat as u8)))
    }

    /// A copy of the present moment for a bot to think about on another thread, while the table stays free.
    pub(crate) fn for_a_bot(&self) -> Option<Box<dyn AnyTable>> {
        self.table.aside().ok()
    }
}

/// What the bot would do in the seat's place. It sees what the seat sees. Slow: call it on a blocking thread.
pub(crate) fn think(table: &dyn AnyTable, bot: &str, seat: Seat) -> Option<usize> {
    let mut random = Random::new(crate::secret::random_seed());
    table.now().advise(bot, seat, &mut random).ok().map(|choice| choice.id)
}

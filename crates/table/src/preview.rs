//! Looking ahead: what an action would do, and what a bot would do.

use crate::audience::Audience;
use crate::message::ServerMessage;
use crate::refused::Refused;
use crate::render::{self, Overlay};
use crate::table::OpenTable;
use galerne_catalog::{AnyTable, Denial, Move};
use galerne_engine::{Random, Seat, SeatSet};
use galerne_pages::model::SeatKind;
use galerne_texts::Language;

impl OpenTable {
    /// What the action would do, and those that follow it in the same go, as the seat may know it.
    pub fn preview(&self, seat: Seat, id: usize, then: &[usize], audience: &Audience) -> Result<Overlay, Refused> {
        let (moment, named, language) = (self.table.now(), Move::Id(id), audience.language);
        moment.check(seat, &named)?;
        let choice = moment.read(seat, &named)?;
        let ids = [&[id], then].concat();
        let mut overlay = render::preview(&*self.table, seat, &ids, audience, self.names_in(language));
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

    /// Why the thing of the picture cannot be touched now; nothing where no action ever touches it.
    #[must_use]
    pub fn why_not(&self, seat: Seat, picked: &[String], thing: &str) -> Option<Denial> {
        self.table.now().why_not(seat, picked, thing)
    }

    /// The same as the answer to a message.
    #[must_use]
    pub fn why_message(
        &self,
        seat: Seat,
        picked: &[String],
        thing: &str,
        client: &str,
        language: Language,
    ) -> ServerMessage {
        let denial = self.why_not(seat, picked, thing);
        let text = denial.as_ref().map(|denial| self.say(language, denial.message()));
        let rule = denial.as_ref().and_then(Denial::rule).map(|rule| rule.0.to_owned());
        ServerMessage::Why { client: client.to_owned(), text, rule }
    }

    /// The seats that are no bot's.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let of_people = |&seat: &Seat| self.seats[seat.index()].seat.kind != SeatKind::Bot;
        SeatSet::first(self.seats.len()).iter().filter(of_people).collect()
    }

    /// A copy of the present moment for a bot to think about on another thread, while the table stays free.
    #[must_use]
    pub fn for_a_bot(&self) -> Option<Box<dyn AnyTable>> {
        self.table.aside().ok()
    }
}

/// What the bot would do in the seat's place, with luck of its own. It sees what the seat sees. Slow: not for a thread that takes moves.
#[must_use]
pub fn think(table: &dyn AnyTable, bot: &str, seat: Seat, luck: u64) -> Option<usize> {
    table.now().advise(bot, seat, &mut Random::new(luck)).ok().map(|choice| choice.id)
}

//! Who sits where.

use super::act::{Refused, Why};
use super::{Live, Who, load};
use crate::model::SeatKind;
use crate::problem::Problem;
use crate::{app::App, secret, store::NewSeat, texts};
use axum::http::StatusCode;
use galerne_engine::Seat;
use galerne_texts::Language;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatOrder {
    /// Sit down on a free seat, or on one's own that a bot has kept warm.
    Take {
        name: String,
    },
    /// Get up: the seat is free again, and links to it made before are void.
    Leave,
    /// A bot plays on: for one's own seat, a free one, or one whose player is away.
    Bot {
        bot: Option<String>,
    },
    Rename {
        name: String,
    },
}

impl Live {
    /// Carry out something about one seat for somebody who came by cookie or token.
    pub(crate) async fn seat_order(
        &mut self,
        app: &App,
        who: &Who,
        seat: Seat,
        order: SeatOrder,
        language: Language,
    ) -> Result<(), Refused> {
        let refuse = |key: &'static str| Err(Refused::ours(Why::Authority, language, key));
        let mine = self.seats_of(who);
        let Some(before) = self.seats.get(seat.index()).cloned() else { return refuse("refused-no-seat") };
        let mut after = before.clone();
        match order {
            SeatOrder::Take { name } => {
                let Some(person) = &who.person else { return refuse("refused-identity") };
                let kept = before.seat.kind == SeatKind::Bot && before.holders.contains(person);
                if before.seat.kind != SeatKind::Open && !kept {
                    return refuse("refused-taken");
                }
                after.sit(person, self.unlike_others(seat, name));
            }
            SeatOrder::Leave if mine.has(seat) => {
                after.seat.kind = SeatKind::Open;
                after.seat.name = String::new();
                after.seat.nonce = secret::random_name(8);
                after.holders.clear();
            }
            SeatOrder::Bot { bot } => {
                let is_free = before.seat.kind == SeatKind::Open || !self.is_here(seat);
                if !(mine.has(seat) || ((!mine.is_empty() || self.is_owner(who)) && is_free)) {
                    return refuse(if mine.is_empty() { "refused-seat" } else { "refused-player-is-here" });
                }
                let bots = self.table.game().bots();
                let bot = bot.or_else(|| bots.last().map(|bot| (*bot).to_owned())).unwrap_or_default();
                if !bots.contains(&bot.as_str()) {
                    return refuse("refused-no-bot");
                }
                after.seat.kind = SeatKind::Bot;
                if after.seat.name.is_empty() {
                    after.seat.name = bot.clone();
                }
                after.seat.bot = Some(bot);
            }
            SeatOrder::Rename { name } if mine.has(seat) => after.seat.name = name,
            SeatOrder::Leave | SeatOrder::Rename { .. } => return refuse("refused-seat"),
        }
        self.save_seat(app, seat, after).await.map_err(|error| Refused {
            why: Why::Store,
            text: texts::say(language, &error.message()),
            rule: None,
        })
    }

    /// Somebody came with the seat's link: it is theirs, unless it is somebody else's already. A link seats one person: whoever sent
    /// it still has it, and must not look into the guest's hand with it.
    pub(crate) async fn seat_by_link(
        &mut self,
        app: &App,
        seat: Seat,
        person: &str,
        name: String,
    ) -> Result<(), Problem> {
        let Some(mut after) = self.seats.get(seat.index()).cloned() else { return Ok(()) };
        let is_held = after.seat.kind == SeatKind::Human && !after.holders.is_empty();
        if is_held && !after.holders.iter().any(|holder| holder == person) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "refused-taken"));
        }
        let keeps_name = after.seat.kind == SeatKind::Human && !after.seat.name.is_empty();
        let name = if keeps_name { after.seat.name.clone() } else { self.unlike_others(seat, name) };
        if !is_held {
            // Whoever sent the link still has its token, and a token opens the seat to programs too: it is good once.
            after.seat.nonce = secret::random_name(8);
        }
        after.sit(person, name);
        Ok(self.save_seat(app, seat, after).await?)
    }

    /// Two guests at one table are told apart by a number.
    fn unlike_others(&self, seat: Seat, name: String) -> String {
        let is_taken = |name: &str| {
            let mut others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
            others.any(|(_, other)| other.seat.kind != SeatKind::Open && other.seat.name == name)
        };
        let mut numbered = (2..).map(|number| format!("{name} {number}"));
        if is_taken(&name) { numbered.find(|name| !is_taken(name)).unwrap_or(name) } else { name }
    }

    async fn save_seat(&mut self, app: &App, seat: Seat, after: NewSeat) -> Result<(), crate::store::StoreError> {
        let mut seats = self.seats.clone();
        if seats.get(seat.index()).is_none_or(|before| *before == after) {
            return Ok(());
        }
        seats[seat.index()] = after;
        app.store.save_seats(self.head.id.clone(), seats.clone()).await?;
        self.seats = seats;
        self.call_by_names();
        self.tell_anew();
        Ok(())
    }

    /// The table speaks of its players by the names of their seats; they stand in its head, so the record is read again.
    fn call_by_names(&mut self) {
        let names = load::names(&self.seats);
        if self.closed.is_some() || self.table.names() == names {
            return;
        }
        let Ok(mut record) = serde_json::from_str::<serde_json::Value>(&self.table.record()) else { return };
        record["names"] = names.into();
        match self.table.game().load_record(&record.to_string()) {
            Ok(table) => self.table = table,
            Err(error) => tracing::error!(table = self.id(), %error, "a record could not be read again"),
        }
    }

    /// The token of a seat: whoever shows it plays there.
    pub(crate) fn token(&self, app: &App, seat: Seat) -> String {
        let nonce = self.seats.get(seat.index()).map_or("", |seat| seat.seat.nonce.as_str());
        let number = seat.0.to_string();
        format!("{number}-{}", app.key.sign(&["seat", &self.head.id, &number, nonce]))
    }

    /// The seat whose token that is.
    pub(crate) fn seat_of_token(&self, app: &App, token: &str) -> Option<Seat> {
        let (number, signature) = token.split_once('-')?;
        let seat = Seat(number.parse().ok()?);
        if number != seat.0.to_string() {
            return None;
        }
        let nonce = self.seats.get(seat.index())?.seat.nonce.as_str();
        app.key.is_signed(&["seat", &self.head.id, &seat.0.to_string(), nonce], signature).then_some(seat)
    }
}

impl NewSeat {
    fn sit(&mut self, person: &str, name: String) {
        self.seat.kind = SeatKind::Human;
        self.seat.bot = None;
        self.seat.name = name;
        if !self.holders.iter().any(|holder| holder == person) {
            self.holders.push(person.to_owned());
        }
    }
}

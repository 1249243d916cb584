//! Who sits where.

use super::act::{Refused, Why};
use super::{Live, Token, Who};
use crate::model::SeatKind;
use crate::problem::Problem;
use crate::store::{Former, NewSeat, StoreError};
use crate::{app::App, secret, texts};
use axum::http::StatusCode;
use galerne_engine::{Message, Seat};
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
                after.change_hands(Vec::new());
            }
            SeatOrder::Bot { bot } => {
                if !mine.has(seat) {
                    if mine.is_empty() && !self.is_owner(who) {
                        return refuse("refused-seat");
                    }
                    // A page that is loaded anew is gone for a moment too: its player is not thereby out of the game.
                    let back = self.may_return(seat).filter(|_| before.seat.kind == SeatKind::Human);
                    match back {
                        Some(_) if self.is_here(seat) => return refuse("refused-player-is-here"),
                        Some(left) => return Err(Refused::may_return(left, language)),
                        None => {}
                    }
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
        self.save_seat(app, seat, after).await.map_err(|error| Refused::store(&error, language))
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

    async fn save_seat(&mut self, app: &App, seat: Seat, after: NewSeat) -> Result<(), StoreError> {
        let Some(before) = self.seats.get(seat.index()).filter(|before| **before != after).cloned() else {
            return Ok(());
        };
        // What was played under a name stays under it; a rename is the same player's.
        let (until, parted) = (self.table.entries(), before.seat.nonce != after.seat.nonce);
        let known = |former: &Former| former.seat == seat.index() && former.until == until;
        let is_gone = parted && before.seat.kind != SeatKind::Open && before.seat.name != after.seat.name;
        let former = (is_gone && until > 0 && !self.former.iter().any(known) && !before.seat.name.is_empty())
            .then(|| Former { seat: seat.index(), until, name: before.seat.name.clone() });
        self.seats[seat.index()] = after;
        let written = (self.head.id.clone(), self.seats.clone(), former.clone(), self.state());
        if let Err(error) = app.store.save_seats(written.0, written.1, written.2, written.3).await {
            self.seats[seat.index()] = before;
            return Err(error);
        }
        self.former.extend(former);
        self.former.sort_by_key(|former| former.until);
        self.call_by_names();
        self.tell_anew();
        Ok(())
    }

    /// The person is called otherwise from now on: so are the seats that bear the old name, with or without a number.
    pub(crate) async fn rename_person(
        &mut self,
        app: &App,
        person: &str,
        old: &[String],
        new: &str,
    ) -> Result<(), StoreError> {
        for index in 0..self.seats.len() {
            let mut after = self.seats[index].clone();
            let is_theirs = after.seat.kind != SeatKind::Open && after.holders.iter().any(|holder| holder == person);
            if let (true, Some(name)) = (is_theirs, renamed(&after.seat.name, old, new)) {
                after.seat.name = self.unlike_others(Seat(index as u8), name);
                self.save_seat(app, Seat(index as u8), after).await?;
            }
        }
        Ok(())
    }

    /// The token of a seat: whoever shows it plays there.
    pub(crate) fn token(&self, app: &App, seat: Seat) -> String {
        let nonce = self.seats.get(seat.index()).map_or("", |seat| seat.seat.nonce.as_str());
        let number = seat.0.to_string();
        format!("{number}-{}", app.key.sign(&["seat", &self.head.id, &number, nonce]))
    }

    /// The seat whose token that is.
    pub(crate) fn seat_of_token(&self, app: &App, token: &str) -> Option<Token> {
        let (number, signature) = token.split_once('-')?;
        let seat = Seat(number.parse().ok()?);
        if number != seat.0.to_string() {
            return None;
        }
        let nonce = self.seats.get(seat.index())?.seat.nonce.as_str();
        let good = app.key.is_signed(&["seat", &self.head.id, &seat.0.to_string(), nonce], signature);
        good.then(|| Token { seat, nonce: nonce.to_owned(), text: token.to_owned() })
    }
}

impl Refused {
    /// Nobody is put aside for a connection that broke.
    fn may_return(left: std::time::Duration, language: Language) -> Refused {
        let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let message = Message::new("refused-player-may-return").with("seconds", seconds);
        Refused { why: Why::Authority, text: texts::say(language, &message), rule: None }
    }
}

/// The new name of a seat that bears one of the old ones, alone or with a number.
pub(crate) fn renamed(name: &str, old: &[String], new: &str) -> Option<String> {
    old.iter().find_map(|old| match name.strip_prefix(old.as_str())? {
        "" => Some(new.to_owned()),
        rest => {
            let number = rest.strip_prefix(' ').filter(|number| number.parse::<u8>().is_ok())?;
            Some(format!("{new} {number}"))
        }
    })
}

impl NewSeat {
    fn sit(&mut self, person: &str, name: String) {
        self.seat.kind = SeatKind::Human;
        self.seat.bot = None;
        self.seat.name = name;
        if !self.holders.iter().any(|holder| holder == person) {
            self.change_hands(vec![person.to_owned()]);
        }
    }

    /// Others hold the seat now. A token opens it to whoever has it: those that were given out before are good no more.
    fn change_hands(&mut self, holders: Vec<String>) {
        self.seat.nonce = secret::random_name(8);
        self.holders = holders;
    }
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn a_new_name_reaches_the_seats_that_bear_the_old_one() {
        let old = ["Guest".to_owned(), "Invité".to_owned()];
        let now = |name: &str| renamed(name, &old, "Zoé");
        assert_eq!(now("Guest").as_deref(), Some("Zoé"));
        assert_eq!(now("Invité 3").as_deref(), Some("Zoé 3"));
        assert_eq!((now("Guests"), now("Guest of honour"), now("Bob")), (None, None, None));
    }
}

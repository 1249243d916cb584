//! Who sits where.

use crate::order::Write;
use crate::refused::{Refused, Why};
use crate::saved::{Former, NewSeat};
use crate::seat_names::{bot_name, in_words_of, renamed};
use crate::table::{OpenTable, Pending};
use crate::who::Who;
use core::time::Duration;
use galerne_engine::{Message, Seat};
use galerne_pages::model::SeatKind;
use galerne_texts::Language;

/// A change of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatOrder {
    /// Sit down on a free seat, or on one's own that a bot has kept warm.
    Take {
        /// The player's name.
        name: String,
    },
    /// Get up: the seat is free again, and links to it made before are void.
    Leave,
    /// A bot plays on: for one's own seat, a free one, or one whose player is away.
    Bot {
        /// Its name; the strongest unless said.
        bot: Option<String>,
    },
    /// Be called otherwise.
    Rename {
        /// The new name.
        name: String,
    },
}

impl OpenTable {
    /// Change something about one seat, for a player who came by cookie or token. Nothing to write where nothing changes. `nonce` is a
    /// fresh random word of the host's.
    pub fn seat_order(
        &mut self,
        who: &Who,
        seat: Seat,
        order: SeatOrder,
        nonce: String,
    ) -> Result<Option<Write>, Refused> {
        let refuse = |key: &'static str| Err(Refused::house(Why::Authority, key));
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
                after.sit(person, self.unlike_others(seat, name), nonce);
            }
            SeatOrder::Leave if mine.has(seat) => {
                after.seat.kind = SeatKind::Open;
                after.seat.name = String::new();
                after.change_hands(Vec::new(), nonce);
            }
            SeatOrder::Bot { bot } => {
                if !mine.has(seat) {
                    if mine.is_empty() && !self.is_owner(who) {
                        return refuse("refused-seat");
                    }
                    // A page that is loaded anew is gone for a moment too: its player is not thereby out of the game.
                    let back = self.presence.may_return(seat).filter(|_| before.seat.kind == SeatKind::Human);
                    // They may be connected to another host: no player loses a seat by mistake.
                    let elsewhere = self.presence.deaf && before.seat.kind == SeatKind::Human;
                    match back {
                        _ if elsewhere => return refuse("refused-player-is-here"),
                        Some(_) if self.presence.is_here(seat) => return refuse("refused-player-is-here"),
                        Some(left) => return Err(may_return(left)),
                        None => {}
                    }
                }
                let game = self.table.game();
                let bot = bot.or_else(|| game.bots().last().map(|bot| (*bot).to_owned())).unwrap_or_default();
                if game.bot(&bot).is_none() {
                    return refuse("refused-no-bot");
                }
                after.seat.kind = SeatKind::Bot;
                if after.seat.name.is_empty() {
                    after.seat.name = self.unlike_others(seat, bot_name(&bot, Language::ALL[0]));
                }
                after.seat.bot = Some(bot);
            }
            SeatOrder::Rename { name } if mine.has(seat) => after.seat.name = name,
            SeatOrder::Leave | SeatOrder::Rename { .. } => return refuse("refused-seat"),
        }
        self.change_seat(seat, after)
    }

    /// Seats a person who came with the seat's link, unless the seat is another person's already. A link seats one
    /// person: its sender still has it, and must not look into the guest's hand with it.
    pub fn seat_by_link(
        &mut self,
        seat: Seat,
        person: &str,
        name: String,
        nonce: String,
    ) -> Result<Option<Write>, Refused> {
        let Some(mut after) = self.seats.get(seat.index()).cloned() else { return Ok(None) };
        let is_held = after.seat.kind == SeatKind::Human && !after.holders.is_empty();
        if is_held && !after.holders.iter().any(|holder| holder == person) {
            return Err(Refused::house(Why::Authority, "refused-taken"));
        }
        let keeps_name = after.seat.kind == SeatKind::Human && !after.seat.name.is_empty();
        let name = if keeps_name { after.seat.name.clone() } else { self.unlike_others(seat, name) };
        after.sit(person, name, nonce);
        self.change_seat(seat, after)
    }

    /// Two guests at one table are distinguished by a number.
    fn unlike_others(&self, seat: Seat, name: String) -> String {
        // A guest of one language is a guest in all of them.
        let alike = |name: &str| in_words_of(name, Language::ALL[0]);
        let is_taken = |name: &str| {
            let mut others = self.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
            others.any(|(_, other)| other.seat.kind != SeatKind::Open && alike(&other.seat.name) == alike(name))
        };
        let mut numbered = (2..).map(|number| format!("{name} {number}"));
        if is_taken(&name) { numbered.find(|name| !is_taken(name)).unwrap_or(name) } else { name }
    }

    fn change_seat(&mut self, seat: Seat, after: NewSeat) -> Result<Option<Write>, Refused> {
        if self.pending.is_some() {
            return Err(Refused::house(Why::Busy, "refused-write-open"));
        }
        let Some(before) = self.seats.get(seat.index()).filter(|before| **before != after).cloned() else {
            return Ok(None);
        };
        // What was played under a name stays under it; a rename is the same player's.
        let (until, parted) = (self.table.entries(), before.seat.nonce != after.seat.nonce);
        let known = |former: &Former| former.seat == seat.index() && former.until == until;
        let is_gone = parted && before.seat.kind != SeatKind::Open && before.seat.name != after.seat.name;
        let former = (is_gone && until > 0 && !self.former.iter().any(known) && !before.seat.name.is_empty())
            .then(|| Former { seat: seat.index(), until, name: before.seat.name.clone() });
        self.seats[seat.index()] = after;
        let (table, seats, state) = (self.head.id.clone(), self.seats.clone(), self.state());
        let (version, seating) = (until, self.seating);
        self.pending = Some(Pending::Seat { seat, before, former: former.clone() });
        Ok(Some(Write::Seats { table, seats, former, state, version, seating }))
    }

    /// The person is called otherwise from now on: so is this seat, if it bears one of the old names, alone or with a number.
    pub fn rename_person(
        &mut self,
        seat: Seat,
        person: &str,
        old: &[String],
        new: &str,
    ) -> Result<Option<Write>, Refused> {
        let Some(mut after) = self.seats.get(seat.index()).cloned() else { return Ok(None) };
        let is_theirs = after.seat.kind != SeatKind::Open && after.holders.iter().any(|holder| holder == person);
        if !is_theirs || renamed(&after.seat.name, old, new).is_none() {
            return Ok(None);
        }
        // “Guest 2” was the second guest: a number stays only beside a namesake.
        after.seat.name = self.unlike_others(seat, new.to_owned());
        self.change_seat(seat, after)
    }

    /// A program showed the seat's token: it is there for a while by that.
    pub fn note_program(&mut self, seat: Seat) {
        self.presence.call(seat);
    }
}

/// No player is replaced because of a broken connection alone.
fn may_return(left: Duration) -> Refused {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    Refused::because(Why::Authority, Message::new("refused-player-may-return").with("seconds", seconds))
}

impl NewSeat {
    fn sit(&mut self, person: &str, name: String, nonce: String) {
        self.seat.kind = SeatKind::Human;
        self.seat.bot = None;
        self.seat.name = name;
        if !self.holders.iter().any(|holder| holder == person) {
            self.change_hands(vec![person.to_owned()], nonce);
        }
    }

    /// Others hold the seat now. A token opens it to its bearer: those that were given out before are invalidated.
    fn change_hands(&mut self, holders: Vec<String>, nonce: String) {
        self.seat.nonce = nonce;
        self.holders = holders;
    }
}

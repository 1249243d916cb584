//! Several players at one device: whose secrets are on it.
//!
//! Several players on one device hold several seats with one cookie. Showing the secrets of all of them on one page
//! would reveal them, so where a game has secrets the page is that of one seat at a time (TA-1.3). Between two players
//! it shows public information only, until the next one confirms that the device has been passed on. Kept in memory
//! only: after a restart the curtain is closed.

use crate::audience::Audience;
use crate::table::OpenTable;
use crate::texts;
use crate::who::Who;
use galerne_catalog::AnyMoment;
use galerne_engine::{Message, Seat, SeatSet, Turn, Viewer};
use galerne_pages::model::{ChanceMode, Curtain, CurtainLook};

/// What a viewer with several seats is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// No seat knows anything that the others do not.
    Together,
    One(Seat),
    /// Public information only.
    Nobody,
}

impl OpenTable {
    /// The audience that a reader belongs to: the seats they hold, those whose secrets they are shown, and of what they wish the language
    /// and the switches that this game has.
    #[must_use]
    pub fn audience_of(&self, who: &Who, wished: &Audience) -> Audience {
        Audience {
            own: self.seats_of(who),
            seats: self.viewer_of(who).0,
            language: wished.language,
            switches: wished.switches.of_game(&self.switches),
            wants: wished.wants,
        }
    }

    /// What a reader wishes with one of the picture's switches the other way round, for as long as they look.
    #[must_use]
    pub fn with_flipped(&self, wished: &Audience, switch: &str) -> Audience {
        Audience { switches: wished.switches.flipped(switch, &self.switches), ..wished.clone() }
    }

    /// Whose secrets a viewer is shown.
    #[must_use]
    pub fn viewer_of(&self, who: &Who) -> Viewer {
        match self.sight(self.seats_of(who), self.looking.get(&who.key()).copied()) {
            Sight::Together => Viewer(self.seats_of(who)),
            Sight::One(seat) => Viewer::seat(seat),
            Sight::Nobody => Viewer::SPECTATOR,
        }
    }

    fn sight(&self, own: SeatSet, looking: Option<Seat>) -> Sight {
        if own.len() < 2 || self.closed.is_some() || self.table.turn() == Turn::Over {
            return Sight::Together;
        }
        let moment = self.table.now();
        let asked = self.asked(own);
        // Simultaneous decisions are made unseen: what is chosen is about to be a secret.
        if asked.len() < 2 && own.iter().all(|seat| moment.is_alike(Viewer::seat(seat), Viewer(own))) {
            return Sight::Together;
        }
        match looking.filter(|&seat| own.has(seat)) {
            Some(seat) => Sight::One(seat),
            // Who is asked and has no secret yet needs no curtain: there is nothing to be seen too early.
            None => asked.lowest().filter(|&seat| !has_secrets(&*moment, seat)).map_or(Sight::Nobody, Sight::One),
        }
    }

    /// Why a viewer is not shown what that seat's secrets lead to: it is not theirs, or another player at their device
    /// is looking.
    #[must_use]
    pub fn unseen(&self, who: &Who, seat: Seat) -> Option<&'static str> {
        match self.seats_of(who).has(seat) {
            true if self.viewer_of(who).sees(seat) => None,
            true => Some("refused-curtain"),
            false => Some("refused-seat"),
        }
    }

    /// The device has been passed to the player of that seat, or put down. Whether it is theirs to look from.
    pub fn open_curtain(&mut self, who: &Who, seat: Option<Seat>) -> bool {
        match seat {
            Some(seat) if !self.seats_of(who).has(seat) => return false,
            Some(seat) => self.looking.insert(who.key(), seat),
            None => self.looking.remove(&who.key()),
        };
        self.regroup();
        true
    }

    /// The table grew: where another seat of the same viewer is asked now, the curtain closes until the device has been
    /// passed on.
    pub(crate) fn close_curtains(&mut self) {
        let mut looking = std::mem::take(&mut self.looking);
        looking.retain(|person, seat| {
            let own = self.seats_of(&Who { person: Some(person.clone()), token: None });
            let asked = self.asked(own);
            own.has(*seat) && (asked.is_empty() || asked.has(*seat))
        });
        self.looking = looking;
    }

    /// What the page offers to those who share it.
    pub(crate) fn curtain(&self, audience: &Audience) -> Option<Curtain> {
        if audience.own == audience.seats {
            return None;
        }
        let moment = self.table.now();
        let asked = self.asked(audience.own);
        let look = |key: &'static str, seat: Seat| CurtainLook {
            seat: seat.0,
            label: texts::say(audience.language, &Message::new(key).with("name", self.name(seat, audience.language))),
            asked: asked.has(seat),
        };
        let label = |seat: Seat| if asked.has(seat) { "curtain-show" } else { "curtain-look" };
        Some(match audience.seats.lowest() {
            None => {
                let (first, then): (Vec<Seat>, Vec<Seat>) = audience.own.iter().partition(|&seat| asked.has(seat));
                let looks = first.into_iter().chain(then).map(|seat| look(label(seat), seat)).collect();
                Curtain { closed: true, hide: None, looks }
            }
            Some(seat) if has_secrets(&*moment, seat) => {
                Curtain { closed: false, hide: Some(texts::text(audience.language, "curtain-hide")), looks: Vec::new() }
            }
            Some(_) => {
                let others = asked.iter().filter(|&seat| !audience.seats.has(seat));
                Curtain { closed: false, hide: None, looks: others.map(|seat| look("curtain-look", seat)).collect() }
            }
        })
    }

    /// Those of the seats who must do something: decide, or say which real card came where only they may know which are left.
    fn asked(&self, own: SeatSet) -> SeatSet {
        let deciders = match self.table.turn() {
            Turn::Chance(_) if self.head.chance == ChanceMode::Real => self.throwers(),
            turn => turn.deciders(),
        };
        let asked: SeatSet = own.iter().filter(|&seat| deciders.has(seat)).collect();
        // Real dice lie in the open.
        if asked == own && matches!(self.table.turn(), Turn::Chance(_)) { SeatSet::NONE } else { asked }
    }

    /// What a closed curtain asks for.
    pub(crate) fn pass_the_device(&self, audience: &Audience) -> Option<(Seat, String)> {
        if !audience.seats.is_empty() {
            return None;
        }
        let asked = self.asked(audience.own);
        let seat = asked.lowest()?;
        let name = |seat: Seat| self.name(seat, audience.language);
        // Several who decide at once build in any order.
        let pass = match asked.iter().last().filter(|&last| last != seat) {
            Some(last) => Message::new("curtain-pass-either").with("name", name(seat)).with("other", name(last)),
            None => Message::new("curtain-pass").with("name", name(seat)),
        };
        Some((seat, texts::say(audience.language, &pass)))
    }
}

/// Whether the seat knows something that is not public.
fn has_secrets(moment: &dyn AnyMoment, seat: Seat) -> bool {
    !moment.is_alike(Viewer::seat(seat), Viewer::SPECTATOR)
}

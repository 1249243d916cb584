//! One horde: its places, what lies on its cards, its moral.

use crate::cards::{Card, CardId, CardSet, Line, Position};
use crate::tiles::{MAX_MORAL, STORE_CAP};

pub(crate) const PLACES: usize = 8;

/// One horde: eight places in three lines, what lies on its cards, its moral (WW-2.12, WW-2.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Horde {
    /// Cards by place, 0 for none: three Fer, three Pack, two Traîne.
    pub(crate) places: [u8; PLACES],
    /// The lower cards of the two Traîne places (WW-9.49).
    pub(crate) under: [u8; 2],
    /// By place: tapped, locked for ever, not to be readied in this window (WW-9.6).
    pub(crate) tapped: u8,
    pub(crate) locked: u8,
    pub(crate) barred: u8,
    pub(crate) moral: u8,
    /// Dice stored on a card (WW-9.40): 1–6 blue, 7–12 violet, the largest first, 0 for none.
    pub(crate) stored: [u8; STORE_CAP],
    /// Green dice noted on a card for the next contre (WW-9.42).
    pub(crate) noted: u8,
    /// Green dice sent by other hordes for the next contre.
    pub(crate) gifts: u8,
    pub(crate) next_blue: i8,
    pub(crate) lasting_blue: i8,
    pub(crate) next_force: i8,
    pub(crate) next_sixes: bool,
    pub(crate) waive_power: bool,
    /// Seats (bits) that lose 1 moral if this horde fails its next contre, or gain 1 if it wins it, or gain 3.
    pub(crate) bet_fail: u8,
    pub(crate) bet_win: u8,
    pub(crate) bet_three: u8,
}

impl Horde {
    pub(crate) const NONE: Horde = Horde {
        places: [0; PLACES],
        under: [0; 2],
        tapped: 0,
        locked: 0,
        barred: 0,
        moral: 0,
        stored: [0; STORE_CAP],
        noted: 0,
        gifts: 0,
        next_blue: 0,
        lasting_blue: 0,
        next_force: 0,
        next_sixes: false,
        waive_power: false,
        bet_fail: 0,
        bet_win: 0,
        bet_three: 0,
    };

    /// The place of a card that lies on top.
    #[inline]
    pub(crate) fn place_of(&self, card: u8) -> Option<usize> {
        if card == 0 { None } else { self.places.iter().position(|&here| here == card) }
    }

    #[inline]
    pub(crate) fn has(&self, card: u8) -> bool {
        card != 0 && (self.places.contains(&card) || self.under.contains(&card))
    }

    /// The occupied places with their top cards.
    #[inline]
    pub(crate) fn tops(&self) -> impl Iterator<Item = (usize, &'static Card)> + use<> {
        let places = self.places;
        (0..PLACES).filter(move |&place| places[place] != 0).map(move |place| (place, CardId(places[place]).card()))
    }

    /// All cards, covered ones too.
    pub(crate) fn cards(&self) -> impl Iterator<Item = u8> + use<> {
        self.places.into_iter().chain(self.under).filter(|&card| card != 0)
    }

    /// How many of its cards are in the set.
    #[inline]
    pub(crate) fn count(&self, set: CardSet) -> u8 {
        self.places.iter().chain(&self.under).filter(|&&card| set.has(card)).count() as u8
    }

    /// The number of hordiers.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        (self.places.iter().filter(|&&card| card != 0).count() + self.under.iter().filter(|&&card| card != 0).count())
            as u8
    }

    #[inline]
    pub(crate) fn is_tapped(&self, place: usize) -> bool {
        self.tapped >> place & 1 == 1
    }

    #[inline]
    pub(crate) fn is_locked(&self, place: usize) -> bool {
        self.locked >> place & 1 == 1
    }

    #[inline]
    pub(crate) fn is_ready(&self, place: usize) -> bool {
        (self.tapped | self.locked) >> place & 1 == 0
    }

    /// Tapped, not locked, not barred: what a rest may ready (WW-8.27, WW-9.6).
    #[inline]
    pub(crate) fn restable(&self, place: usize) -> bool {
        self.places[place] != 0 && (self.tapped & !self.locked & !self.barred) >> place & 1 == 1
    }

    /// Empty places of a line (WW-2.33).
    pub(crate) fn free(&self, line: Line) -> u8 {
        line.places().filter(|&place| self.places[place] == 0).count() as u8
    }

    pub(crate) fn missing(&self) -> u8 {
        self.places.iter().filter(|&&card| card == 0).count() as u8
    }

    pub(crate) fn has_traceur(&self) -> bool {
        self.cards().any(|card| CardId(card).card().position == Position::Traceur)
    }

    /// Whether the card finds a free place (WW-8.35, WW-2.12).
    pub(crate) fn fits(&self, card: &Card) -> bool {
        self.free(card.line()) > 0 && (card.position != Position::Traceur || !self.has_traceur())
    }

    /// Put a card into a free place of its line, ready: its power may be used at once (WW-9.5). The caller has made sure that it fits.
    pub(crate) fn seat(&mut self, card: u8) {
        let line = CardId(card).card().line();
        if let Some(place) = line.places().find(|&place| self.places[place] == 0) {
            self.put(place, card);
        }
    }

    /// Put a card into that place, ready.
    pub(crate) fn put(&mut self, place: usize, card: u8) {
        self.places[place] = card;
        self.forget_flags(place);
    }

    fn forget_flags(&mut self, place: usize) {
        let keep = !(1 << place);
        self.tapped &= keep;
        self.locked &= keep;
        self.barred &= keep;
    }

    /// Take the top card of a place away; what lay under it comes to light, tapped (WW-9.49).
    pub(crate) fn take(&mut self, place: usize) -> u8 {
        let card = std::mem::take(&mut self.places[place]);
        self.forget_flags(place);
        if place >= 6 && self.under[place - 6] != 0 {
            self.places[place] = std::mem::take(&mut self.under[place - 6]);
            self.tapped |= 1 << place;
        }
        // What lay on the card goes with it (WW-9.40, WW-9.42).
        let left = CardId(card).card();
        if left.stores {
            self.stored = [0; STORE_CAP];
        }
        if left.keeps_greens() {
            self.noted = 0;
        }
        card
    }

    /// Ready the card of a place. A card that notes green dice forgets them (WW-9.42).
    pub(crate) fn ready(&mut self, place: usize) {
        self.tapped &= !(1 << place);
        if CardId(self.places[place]).card().keeps_greens() {
            self.noted = 0;
        }
    }

    pub(crate) fn gain(&mut self, moral: u8) {
        self.moral = (self.moral + moral).min(MAX_MORAL);
    }

    pub(crate) fn lose(&mut self, moral: u8) {
        self.moral = self.moral.saturating_sub(moral);
    }

    /// Keep the stored dice in order, the largest first, so that equal stores are equal.
    pub(crate) fn sort_store(&mut self) {
        self.stored.sort_unstable_by(|a, b| b.cmp(a));
    }
}

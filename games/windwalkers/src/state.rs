//! Everything that changes during play: flat, small, without luck and without hidden order (WW-2.30).

mod contre;
mod phase;

pub(crate) use contre::{Contre, Run, flag};
pub(crate) use phase::{Phase, Wait};

use crate::board::HEXES;
use crate::cards::{CardSet, Position};
use crate::horde::Horde;
use crate::tiles::Tile;
use crate::wind::PackedToken;
use serde::{Deserialize, Serialize};

/// The most hordes that play.
pub(crate) const HORDES: usize = 3;

/// Where dealt cards go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DealTo {
    Nobody,
    /// Face up on the table: a draft, a city's offer.
    Show,
    /// The villages' offers.
    Offers,
    /// Into the horde of the seat to act.
    Horde,
    /// In the place of a card that was taken out (`chosen` is the place).
    Swap,
}

/// Cards still to be drawn, by position, and where they go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deal {
    pub(crate) left: [u8; 4],
    pub(crate) to: DealTo,
}

impl Deal {
    pub(crate) const NONE: Deal = Deal { left: [0; 4], to: DealTo::Nobody };

    #[inline]
    pub(crate) fn position(&self) -> Option<Position> {
        if self.left == [0; 4] {
            return None;
        }
        Position::ALL.into_iter().find(|position| self.left[*position as usize] > 0)
    }
}

/// What card 11 turns back (WW-9.41): hordes, piles, the extra black dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Table {
    pub(crate) hordes: [Horde; HORDES],
    pub(crate) deck: CardSet,
    /// The écartés: face up, set aside.
    pub(crate) aside: CardSet,
    pub(crate) aside_today: CardSet,
    /// Abandoned by their own power today (WW-8.37).
    pub(crate) barred_today: CardSet,
    pub(crate) used_today: CardSet,
    /// The offers of all coloured villages. There is one village of each colour, so a card's line tells whose offer it is.
    pub(crate) offers: CardSet,
    /// Cards shown: a draft, a city's offer.
    pub(crate) show: CardSet,
    /// Black dice by hex beyond those printed.
    pub(crate) black: [i8; HEXES],
}

impl Table {
    pub(crate) const EMPTY: Table = Table {
        hordes: [Horde::NONE; HORDES],
        deck: CardSet::EMPTY,
        aside: CardSet::EMPTY,
        aside_today: CardSet::EMPTY,
        barred_today: CardSet::EMPTY,
        used_today: CardSet::EMPTY,
        offers: CardSet::EMPTY,
        show: CardSet::EMPTY,
        black: [0; HEXES],
    };

    /// A card goes to the écartés (WW-8.13).
    pub(crate) fn set_aside(&mut self, card: u8) {
        self.aside = self.aside.with(card);
        self.aside_today = self.aside_today.with(card);
    }
}

/// How a horde fares in the chapter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fate {
    Walking,
    Arrived,
    Lost,
}

/// Points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Tiles,
    Surpassement,
    Furvents,
    Places,
    Moral,
    Hordiers,
    Distance,
    Days,
    Par,
    Race,
}

impl Category {
    pub const ALL: [Category; 10] = [
        Category::Tiles,
        Category::Surpassement,
        Category::Furvents,
        Category::Places,
        Category::Moral,
        Category::Hordiers,
        Category::Distance,
        Category::Days,
        Category::Par,
        Category::Race,
    ];
    /// Those earned by contres come first; card 102 doubles these (WW-9.51).
    pub(crate) const BY_CONTRE: usize = 4;
}

/// A horde's way: where it is, how long it has walked, what it has earned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Track {
    pub(crate) crossed: u64,
    pub(crate) score: [i16; Category::ALL.len()],
    /// What today's contres earned.
    pub(crate) today: [i8; Category::BY_CONTRE],
    pub(crate) total_days: u16,
    pub(crate) hex: u8,
    pub(crate) day: u8,
    /// The level of surpassement.
    pub(crate) surpass: u8,
    pub(crate) fate: Fate,
    /// The day of arrival or of the loss, and the order of arrival.
    pub(crate) end_day: u8,
    pub(crate) order: u8,
    /// Hordiers and moral on arrival, before the city's point (WW-12.17).
    pub(crate) arrived_with: [u8; 2],
    pub(crate) furvents: u8,
    pub(crate) doubled: bool,
    pub(crate) cityfied: bool,
    /// Whether the rest of this stop or passage has been taken.
    pub(crate) rested: bool,
    pub(crate) bulletin: bool,
    pub(crate) played: bool,
    pub(crate) tile_bonus: u8,
    /// Consumables in hand: number + 1, 0 for none, 255 for one that the viewer may not know.
    pub(crate) hand: [u8; 2],
}

impl Track {
    pub(crate) const NEW: Track = Track {
        crossed: 0,
        score: [0; Category::ALL.len()],
        today: [0; Category::BY_CONTRE],
        total_days: 0,
        hex: 0,
        day: 1,
        surpass: 0,
        fate: Fate::Walking,
        end_day: 0,
        order: 0,
        arrived_with: [0; 2],
        furvents: 0,
        doubled: false,
        cityfied: false,
        rested: false,
        bulletin: false,
        played: false,
        tile_bonus: 0,
        hand: [0; 2],
    };

    pub(crate) fn total(&self) -> i32 {
        self.score.iter().map(|&points| i32::from(points)).sum()
    }

    pub(crate) fn earn(&mut self, category: Category, points: i16) {
        self.score[category as usize] += points;
        if (category as usize) < Category::BY_CONTRE {
            self.today[category as usize] += points as i8;
        }
    }
}

/// A complete state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) now: Table,
    /// The table before the current target was announced; empty outside a contre.
    pub(crate) before: Table,
    pub(crate) tracks: [Track; HORDES],
    pub(crate) contre: Contre,
    pub(crate) run: Run,
    pub(crate) present: u64,
    /// Which of these are land: kept beside the tiles because powers ask for it at every step.
    pub(crate) land: u64,
    /// Consumables not in a hand, and those already played, as bit sets.
    pub(crate) stock: u32,
    pub(crate) played: u32,
    pub(crate) tiles: [Tile; HEXES],
    pub(crate) tokens: [PackedToken; HEXES],
    /// The number on the downwind side of each tile (WW-12.12), two to a byte.
    pub(crate) roses: [u8; HEXES / 2],
    pub(crate) bag: [u8; 6],
    pub(crate) deal: Deal,
    pub(crate) phase: Phase,
    /// The chapter, from 0.
    pub(crate) chapter: u8,
    /// The horde whose day it is, or that decides in the set-up.
    pub(crate) active: u8,
    pub(crate) first: u8,
    /// Steps of the set-up: draft stages, villages laid, hordes that have recruited in the city.
    pub(crate) stage: u8,
    /// A card or place in question between two clicks.
    pub(crate) chosen: u8,
    /// The next token: its force where a player chose it, 7 where it counts as force 1, 0 by chance.
    pub(crate) next_token: u8,
    /// Whether the recruitment is that of a city at the end of a chapter.
    pub(crate) in_city: bool,
    /// Whether the stop or passage follows the decision to go on.
    pub(crate) passing: bool,
    /// Whether the current contre is one that card 11 has already taken back (WW-9.41).
    pub(crate) undone: bool,
    /// Whether the die of `wind_variation` is due for the token just laid.
    pub(crate) gusting: bool,
    /// Whether every windy tile has one more black die.
    pub(crate) dark: bool,
    /// Chapters won (mode `normal`), and who has won the game (bits), 0 while it runs.
    pub(crate) chapters_won: u8,
    pub(crate) winners: u8,
}

impl State {
    pub(crate) const EMPTY: State = State {
        now: Table::EMPTY,
        before: Table::EMPTY,
        tracks: [Track::NEW; HORDES],
        contre: Contre::NONE,
        run: Run::NONE,
        present: 0,
        land: 0,
        stock: 0,
        played: 0,
        tiles: [Tile::Gap; HEXES],
        tokens: [PackedToken::NONE; HEXES],
        roses: [0; HEXES / 2],
        bag: crate::tiles::BAG,
        deal: Deal::NONE,
        phase: Phase::Compose,
        chapter: 0,
        active: 0,
        first: 0,
        stage: 0,
        chosen: 0,
        next_token: 0,
        in_city: false,
        passing: false,
        undone: false,
        gusting: false,
        dark: false,
        chapters_won: 0,
        winners: 0,
    };

    /// What a seat has earned of one kind.
    #[must_use]
    pub fn points(&self, seat: galerne_engine::Seat, category: Category) -> i16 {
        self.track(seat.0).score[category as usize]
    }

    #[inline]
    pub(crate) fn horde(&self, seat: u8) -> &Horde {
        &self.now.hordes[usize::from(seat) % HORDES]
    }

    #[inline]
    pub(crate) fn horde_mut(&mut self, seat: u8) -> &mut Horde {
        &mut self.now.hordes[usize::from(seat) % HORDES]
    }

    #[inline]
    pub(crate) fn track(&self, seat: u8) -> &Track {
        &self.tracks[usize::from(seat) % HORDES]
    }

    #[inline]
    pub(crate) fn track_mut(&mut self, seat: u8) -> &mut Track {
        &mut self.tracks[usize::from(seat) % HORDES]
    }

    #[inline]
    pub(crate) fn tile(&self, at: u8) -> Tile {
        self.tiles.get(usize::from(at)).copied().unwrap_or(Tile::Gap)
    }

    #[inline]
    pub(crate) fn token(&self, at: u8) -> PackedToken {
        self.tokens.get(usize::from(at)).copied().unwrap_or(PackedToken::NONE)
    }

    pub(crate) fn set_token(&mut self, at: u8, token: PackedToken) {
        if let Some(here) = self.tokens.get_mut(usize::from(at)) {
            *here = token;
        }
    }

    #[inline]
    pub(crate) fn has_tile(&self, at: u8) -> bool {
        usize::from(at) < HEXES && self.present >> at & 1 == 1
    }

    /// Whether a contre stands in its ADJUST state.
    #[inline]
    pub(crate) fn in_contre(&self) -> bool {
        self.phase == Phase::Adjust
    }

    pub(crate) fn rose(&self, at: u8) -> u8 {
        self.roses.get(usize::from(at / 2)).map_or(0, |pair| pair >> (4 * (at % 2)) & 15)
    }

    pub(crate) fn set_rose(&mut self, at: u8, number: u8) {
        if let Some(pair) = self.roses.get_mut(usize::from(at / 2)) {
            *pair = *pair & !(15 << (4 * (at % 2))) | (number & 15) << (4 * (at % 2));
        }
    }

    /// Put a drawn token, wherever it was, back into the bag.
    pub(crate) fn refill(&mut self, drawn: u8) {
        if (1..=6).contains(&drawn) {
            self.bag[usize::from(drawn) - 1] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ww_2_30_a_state_is_small() {
        assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    }
}

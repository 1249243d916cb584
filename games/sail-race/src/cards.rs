//! The weather cards of idea A14 (SR-11.11), drawn lazily.

use crate::wind::Force;
use galerne_engine::Random;
use serde::{Deserialize, Serialize};

/// One weather card: a direction half and a force half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The change of direction in degrees.
    pub turn: i16,
    pub force: Force,
}

/// Distinct cards: seven changes of direction by four of force.
pub(crate) const KINDS: usize = 28;
const TURNS: [i16; 7] = [0, 10, -10, 20, -20, 30, -30];
/// How many cards of each kind the box holds: one row per change of direction, columns `=`, `+`, `−`, `g`.
/// A test holds it against `tests/vectors/weather-cards.csv`.
const BOX: [[u8; 4]; 7] =
    [[6, 5, 5, 2], [3, 3, 2, 1], [3, 2, 3, 1], [2, 1, 2, 1], [2, 2, 1, 1], [1, 1, 1, 0], [1, 1, 1, 0]];

/// What is known of the top card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Top {
    Unknown,
    /// Its back shows this change of direction (`chain`).
    Back(i16),
    /// The whole card: it was the last one when the discard pile was shuffled under it.
    Card(Card),
}

/// The pile (its top card included) and the discard pile, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    pub(crate) pile: [u8; KINDS],
    pub(crate) discard: [u8; KINDS],
    pub(crate) top: Top,
}

impl Card {
    pub(crate) fn kind(self) -> Option<usize> {
        let turn = TURNS.iter().position(|&turn| turn == self.turn)?;
        Some(turn * 4 + self.force as usize)
    }

    pub(crate) const fn of_kind(kind: usize) -> Card {
        Card { turn: TURNS[kind / 4 % 7], force: Force::ALL[kind % 4] }
    }
}

impl Pile {
    /// For races that use no cards.
    pub(crate) const NONE: Pile = Pile { pile: [0; KINDS], discard: [0; KINDS], top: Top::Unknown };

    /// All 54 cards, shuffled.
    pub(crate) const fn full() -> Pile {
        let mut pile = [0; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            pile[kind] = BOX[kind / 4][kind % 4];
            kind += 1;
        }
        Pile { pile, discard: [0; KINDS], top: Top::Unknown }
    }

    pub(crate) fn len(&self) -> u32 {
        self.pile.iter().map(|&n| u32::from(n)).sum()
    }

    /// Before a turn: with fewer than two cards left, the discard pile is shuffled and put under what is left.
    pub(crate) fn ready(mut self) -> Pile {
        let len = self.len();
        if len >= 2 {
            return self;
        }
        self.top = match self.pile.iter().position(|&n| n > 0) {
            Some(kind) => Top::Card(Card::of_kind(kind)),
            None => Top::Unknown,
        };
        for (here, more) in self.pile.iter_mut().zip(&mut self.discard) {
            *here += std::mem::take(more);
        }
        self
    }

    /// How many ways the top card can be of that kind.
    pub(crate) fn ways_on_top(&self, kind: usize) -> u32 {
        let card = Card::of_kind(kind);
        match self.top {
            Top::Card(top) => u32::from(top == card),
            Top::Back(turn) if turn != card.turn => 0,
            Top::Back(_) | Top::Unknown => u32::from(self.pile[kind]),
        }
    }

    /// The pile after its top card was turned over onto the discard pile.
    pub(crate) fn without_top(mut self, card: Card) -> Pile {
        if let Some(kind) = card.kind() {
            self.pile[kind] = self.pile[kind].saturating_sub(1);
            self.discard[kind] += 1;
        }
        self.top = Top::Unknown;
        self
    }

    /// The possible changes of direction on the back of the top card, with their ways.
    pub(crate) fn backs(&self) -> impl Iterator<Item = (i16, u32)> + Clone {
        TURNS.into_iter().enumerate().map(|(turn, degrees)| {
            let ways = (turn * 4..turn * 4 + 4).map(|kind| self.ways_on_top(kind)).sum();
            (degrees, ways)
        })
    }

    pub(crate) fn draw(&self, random: &mut Random) -> Card {
        Card::of_kind(random.weighted((0..KINDS).map(|kind| self.ways_on_top(kind))).unwrap_or(0))
    }

    pub(crate) fn draw_back(&self, random: &mut Random) -> i16 {
        TURNS[random.weighted(self.backs().map(|(_, ways)| ways)).unwrap_or(0)]
    }

    /// Whether pile and discard together are the 54 cards of the box.
    pub(crate) fn is_complete(&self) -> bool {
        let all = Pile::full().pile;
        (0..KINDS).all(|kind| self.pile[kind].checked_add(self.discard[kind]) == Some(all[kind]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sr_11_11_the_box_is_the_data_file() {
        let mut counted = [0u8; KINDS];
        for line in include_str!("../tests/vectors/weather-cards.csv")
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        {
            let fields: Vec<&str> = line.split(',').collect();
            let force = Force::ALL.into_iter().find(|force| force.sign() == fields[2]).unwrap();
            counted[Card { turn: fields[1].parse().unwrap(), force }.kind().unwrap()] += 1;
        }
        assert_eq!(counted, Pile::full().pile);
        assert_eq!(Pile::full().len(), 54);
    }
}

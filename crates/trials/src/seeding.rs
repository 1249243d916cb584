//! Which game to play: the seeds of all its random numbers, and who sits where.

use galerne_engine::mix;

/// Identifies one game completely: the same seeding at the same table is the same game, move by move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeding {
    /// Seed of dice, bags and decks. Two variants with the same one can be compared game by game.
    pub luck: u64,
    /// Seed of the players' own random numbers.
    pub minds: Minds,
    pub seating: Seating,
    /// The number of the game; decides whether it is recorded in detail ([`crate::Metrics::every`]).
    pub number: u64,
}

/// How the seed of each player is derived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Minds {
    /// From its index in the line-up: a player keeps its seed wherever it sits. If all players are `random`, they share one
    /// generator, which makes random play as fast as the engine's own playout.
    ByPlayer(u64),
    /// From its seat.
    BySeat(u64),
}

/// Which player of the line-up sits in which seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Seat 0 is taken by the player with this index, the others follow in order; a line-up shorter than the table starts
    /// again from its beginning.
    Rotated(usize),
    /// Every seat is taken by the player with this index.
    Alone(usize),
}

impl Seating {
    /// The index of the player in that seat.
    #[must_use]
    pub fn player(self, seat: usize, players: usize) -> usize {
        match self {
            Seating::Rotated(by) => (seat + by) % players.max(1),
            Seating::Alone(player) => player,
        }
    }
}

impl Minds {
    /// The seed of the player with that index in that seat.
    pub(crate) fn of(self, player: usize, seat: usize) -> u64 {
        match self {
            Minds::ByPlayer(seed) => mix(seed, 1 + player as u64),
            Minds::BySeat(seed) => mix(seed, 1 + seat as u64),
        }
    }

    /// The seed of the generator behind noise and shared random play.
    pub(crate) fn shared(self) -> u64 {
        let (Minds::ByPlayer(seed) | Minds::BySeat(seed)) = self;
        mix(seed, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_go_round_the_table_also_where_they_are_fewer_than_the_seats() {
        let seats = |seating: Seating| [0, 1, 2, 3].map(|seat| seating.player(seat, 3));
        assert_eq!(seats(Seating::Rotated(0)), [0, 1, 2, 0]);
        assert_eq!(seats(Seating::Rotated(1)), [1, 2, 0, 1]);
        assert_eq!(seats(Seating::Alone(2)), [2; 4]);
    }

    #[test]
    fn a_seed_follows_the_player_or_the_seat() {
        assert_eq!(Minds::ByPlayer(7).of(1, 0), Minds::ByPlayer(7).of(1, 3));
        assert_eq!(Minds::BySeat(7).of(0, 1), Minds::BySeat(7).of(2, 1));
    }
}

//! Who stands where, at any time of a game.

use crate::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

/// Scores and places of all seats, meaningful at any moment and final when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    seats: u8,
    score: [i32; MAX_SEATS],
    place: [u8; MAX_SEATS],
    /// Those who have won; empty while the game runs, and for a game that ended without a winner.
    pub winners: SeatSet,
}

/// One line of the standings, for people and programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose line it is.
    pub seat: Seat,
    /// On the game's own scale; more is better in every game.
    pub score: i32,
    /// 1 for the best; equals share a place.
    pub place: u8,
    /// Whether the seat has won; false for all seats while the game runs.
    pub won: bool,
}

impl Standings {
    /// Places by score, the highest first; equals share a place (1, 1, 3 …). No score matters beyond `seats`.
    #[inline]
    #[must_use]
    pub fn by_score(seats: usize, score: impl Fn(Seat) -> i32, winners: SeatSet) -> Standings {
        let mut scores = [0; MAX_SEATS];
        let seats = seats.min(MAX_SEATS);
        for (seat, here) in scores[..seats].iter_mut().enumerate() {
            *here = score(Seat(seat as u8));
        }
        // Pair by pair, without allocating: called at every turn of every game that is shown.
        let mut place = [0; MAX_SEATS];
        for seat in 0..seats {
            place[seat] += 1;
            for other in 0..seat {
                place[seat] += u8::from(scores[other] > scores[seat]);
                place[other] += u8::from(scores[other] < scores[seat]);
            }
        }
        Standings { seats: seats as u8, score: scores, place, winners }
    }

    /// The score on the game's own scale; more is better in every game.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        self.score.get(seat.index()).copied().unwrap_or(0)
    }

    /// 1 for the best; equals share.
    #[must_use]
    pub fn place(&self, seat: Seat) -> u8 {
        self.place.get(seat.index()).copied().unwrap_or(0)
    }

    /// Those in the first place, whether the game is over or not. From the scores alone: who asks for nothing else pays for no
    /// places.
    #[inline]
    #[must_use]
    pub fn leaders(&self) -> SeatSet {
        let (mut most, mut leaders) = (i32::MIN, SeatSet::NONE);
        for seat in (0..self.seats).map(Seat) {
            let score = self.score(seat);
            if score > most {
                (most, leaders) = (score, SeatSet::NONE);
            }
            if score == most {
                leaders = leaders.with(seat);
            }
        }
        leaders
    }

    /// One line per seat, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = Standing> {
        (0..self.seats).map(Seat).map(|seat| Standing {
            seat,
            score: self.score(seat),
            place: self.place(seat),
            won: self.winners.has(seat),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place() {
        let table = Standings::by_score(4, |seat| [5, 9, 5, 1][seat.index()], SeatSet::one(Seat(1)));
        assert_eq!(table.iter().map(|line| line.place).collect::<Vec<_>>(), [2, 1, 2, 4]);
        assert!(table.iter().nth(1).unwrap().won);
        assert_eq!(table.leaders(), SeatSet::one(Seat(1)));
        let table = Standings::by_score(4, |seat| [5, 9, 9, 1][seat.index()], SeatSet::NONE);
        assert_eq!(table.leaders(), table.iter().filter(|line| line.place == 1).map(|line| line.seat).collect());
        assert_eq!(Standings::by_score(3, |_| 7, SeatSet::NONE).leaders().len(), 3);
    }
}

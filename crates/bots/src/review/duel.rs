//! Two lines of play compared on the same sealed luck, in states that the player had to hold possible.

use super::value::Worth;
use crate::Steady;
use galerne_engine::{Judge, MAX_SEATS, Random, Sealed, Seat, View, mix};

/// By how much the first line leaves each seat better off than the second, over as many comparisons as were made.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Difference {
    times: u32,
    /// Of each line, for each seat.
    lines: [[f64; MAX_SEATS]; 2],
    sums: [f64; MAX_SEATS],
    squares: [f64; MAX_SEATS],
}

impl Difference {
    /// How many comparisons were made.
    #[must_use]
    pub fn times(&self) -> u32 {
        self.times
    }

    /// The mean for that seat.
    #[must_use]
    pub fn mean(&self, seat: Seat) -> f64 {
        self.sums[seat.index()] / f64::from(self.times.max(1))
    }

    /// The mean of each line for that seat.
    pub(super) fn means(&self, seat: Seat) -> [f64; 2] {
        self.lines.map(|sums| sums[seat.index()] / f64::from(self.times.max(1)))
    }

    /// Its standard error.
    #[must_use]
    pub fn error(&self, seat: Seat) -> f64 {
        if self.times < 2 {
            return f64::INFINITY;
        }
        let (times, mean) = (f64::from(self.times), self.mean(seat));
        let variance = (self.squares[seat.index()] - times * mean * mean).max(0.0) / (times - 1.0);
        (variance / times).sqrt()
    }

    /// Whether nothing is known yet, or a difference seems to be there that more comparisons may prove.
    pub(super) fn asks_for_more(&self, seat: Seat) -> bool {
        self.times == 0 || self.mean(seat).abs() > self.error(seat)
    }

    fn add(&mut self, seats: usize, [one, other]: [[f64; MAX_SEATS]; 2]) {
        self.times += 1;
        for seat in 0..seats {
            self.lines[0][seat] += one[seat];
            self.lines[1][seat] += other[seat];
            let difference = one[seat] - other[seat];
            self.sums[seat] += difference;
            self.squares[seat] += difference * difference;
        }
    }
}

/// Compares the lines until there are `times` comparisons in all; the number of decisions that this took. Each time a state is imagined
/// that fits what the seat saw, both lines are played in it, and all seats go on on the same luck.
pub(super) fn compare<G: Judge>(
    game: &G,
    worth: &mut Worth<G>,
    steady: &mut Steady<G>,
    (view, seat): (&View<G>, Seat),
    lines: [&[G::Action]; 2],
    (known, times, seed): (&mut Difference, u32, u64),
) -> u64 {
    let mut steps = 0;
    while known.times < times {
        let luck = mix(seed, u64::from(known.times));
        let imagined = view.imagine(game, &mut Random::new(luck));
        let values = lines.map(|line| {
            let mut state = imagined;
            for action in line {
                // The secret may differ from the guess: a planned action that is illegal there is left to the player
                // that goes on.
                if game.check(&state, seat, action).is_err() {
                    break;
                }
                game.act(&mut state, seat, *action, &mut ());
            }
            let (mut sealed, mut random) = (Sealed::new([luck, mix(luck, 1)]), Random::new(mix(luck, 2)));
            steps += steady.play_out(game, &mut state, &mut sealed, &mut random, worth.horizon(game)) + 1;
            // As the curve has it: what a decision costs and how it stood are numbers of one kind.
            worth.told(game, &state)
        });
        known.add(game.seats(), values);
    }
    steps
}

//! Games played by bots, one after the other, in one set-up.

use crate::contest::{Bout, Contest, Thought};
use cpu_time::ThreadTime;
use galerne_bots::{Player, Trial, assert_honest_in, by_name, play_out};
use galerne_engine::{Judge, MAX_SEATS, Seat, Streams, Trouble, View, mix};
use std::sync::{Arc, Mutex, PoisonError};

pub(super) struct Arena<G: Judge> {
    pub(super) game: G,
}

/// A player with a watch beside it. The watch runs only while this thread does: other games and other people on the same
/// machine do not make a bot look slow.
struct Timed<G: Judge> {
    player: Box<dyn Player<G>>,
    thought: Arc<Mutex<Thought>>,
}

impl<G: Judge> Player<G> for Timed<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let start = ThreadTime::now();
        let action = self.player.choose(game, view, seat);
        let took = start.elapsed();
        self.thought.lock().unwrap_or_else(PoisonError::into_inner).add(Thought {
            decisions: 1,
            total: took,
            longest: took,
        });
        action
    }
}

impl<G: Judge> Contest for Arena<G> {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn check(&self, bot: &str) -> Result<(), Trouble> {
        by_name::<G>(bot, 0).map(|_| ())
    }

    fn play(&mut self, bots: &[&str], luck: u64, minds: u64) -> Result<Bout, Trouble> {
        let seats = self.game.seats();
        let watches: [Arc<Mutex<Thought>>; MAX_SEATS] = Default::default();
        let mut players: Vec<Box<dyn Player<G>>> = Vec::with_capacity(seats);
        for (seat, bot) in bots.iter().enumerate().take(seats) {
            let player = by_name::<G>(bot, mix(minds, seat as u64 + 1))?;
            players.push(Box::new(Timed { player, thought: Arc::clone(&watches[seat % MAX_SEATS]) }));
        }
        let end = play_out(&self.game, self.game.start(), &mut players, &mut Streams::new(luck))
            .map_err(|broken| Trouble::new("arena-broken").with("error", broken.to_string()))?;
        let all = (0..seats).map(|seat| Seat(seat as u8));
        let winners = end.standings.winners;
        let share = |seat: Seat| match winners.len() {
            0 => 1.0 / seats as f64,
            many => f64::from(u8::from(winners.has(seat))) / many as f64,
        };
        let watch = |watch: &Arc<Mutex<Thought>>| *watch.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Bout {
            scores: all.clone().map(|seat| self.game.result(&end.state, seat)).collect(),
            points: all.clone().map(share).collect(),
            won: all.map(|seat| winners.has(seat)).collect(),
            decisions: end.decisions as u32,
            thought: watches[..seats.min(MAX_SEATS)].iter().map(watch).collect(),
        })
    }

    fn assert_honest(&mut self, bot: &str, seed: u64, trial: Trial) {
        assert_honest_in(&self.game, seed, trial, |luck| {
            by_name::<G>(bot, luck).unwrap_or_else(|trouble| panic!("{trouble}"))
        });
    }

    fn bound(&mut self, luck: u64) -> Option<f64> {
        self.game.bound(&Streams::new(luck))
    }
}

//! Hints and analysis: the bots' thoughts about a game in progress.

use super::moment::Moment;
use crate::insight::{Analysis, Budget, Hint, Pivot};
use crate::table::Maker;
use galerne_bots::{Search, Thought, expert_hints, in_words, merged, outlook};
use galerne_engine::{Expected, Judge, Random, Referee, Seat, View, Viewer, What, Words, mix};
use std::time::{Duration, Instant};

/// So many moments of a game are told.
const MOMENTS: usize = 3;
/// A moment matters only if it changed somebody's chance by this much.
const MATTERS: f32 = 0.02;
/// The most ways a position is played on to see how it stands.
const WAYS: u32 = 24;

/// What the seat's actions lead to, the best first.
pub(super) fn expectations<G: Judge>(
    game: &G,
    view: &View<G>,
    seat: Seat,
    budget: &Budget,
) -> Vec<Expected<G::Action>> {
    if !game.turn(&view.imagine(game, &mut Random::new(0))).deciders().has(seat) {
        return Vec::new();
    }
    let known = expert_hints(game, view, seat);
    if !known.is_empty() {
        return known;
    }
    let end = Instant::now() + budget.time;
    let threads = budget.threads.max(1);
    let think = |thread: usize| {
        let mut search = Search::new(game.thinking(), 1, mix(1, thread as u64));
        search.think(game, view, seat, budget.iterations.div_ceil(threads as u32), &mut || Instant::now() < end)
    };
    let opinions: Vec<Vec<Thought<G::Action>>> = if threads == 1 {
        vec![think(0)]
    } else {
        std::thread::scope(|scope| {
            let thoughts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || think(thread))).collect();
            thoughts.into_iter().filter_map(|thought| thought.join().ok()).collect()
        })
    };
    in_words(game, merged(&opinions))
}

impl<G: Words + Judge> Moment<'_, G> {
    pub(super) fn hints(&self, seat: Seat, budget: &Budget) -> Vec<Hint> {
        let view = self.view(Viewer::seat(seat));
        expectations(self.game(), &view, seat, budget)
            .into_iter()
            .map(|expected| Hint {
                choice: self.choice(&view, seat, &expected.action),
                worth: expected.worth,
                words: expected.words,
            })
            .collect()
    }
}

/// How the chances went, and where they changed most.
pub(super) fn analyse<'a, G: Words + Judge>(
    referee: &'a Referee<G>,
    at: impl Fn(usize) -> Moment<'a, G>,
    budget: &Budget,
) -> Analysis {
    let (game, entries) = (referee.game(), referee.len());
    let end = Instant::now() + budget.time.mul_f32(0.7);
    let share = budget.time.mul_f32(0.7) / (entries as u32 + 1);
    let mut curve = Vec::with_capacity(entries + 1);
    for n in 0..=entries {
        let state = referee.state_at(n);
        let left = end.saturating_duration_since(Instant::now());
        let ways = ways_within(left.min(share * 4), budget, |ways| {
            let start = Instant::now();
            let chances = outlook(game, &state, ways, n as u64);
            (start.elapsed(), chances)
        });
        curve.push(ways[..game.seats().min(ways.len())].to_vec());
    }
    let mut pivots: Vec<(usize, Seat, f32)> = (0..entries)
        .filter_map(|entry| {
            let change = |seat: usize| curve[entry + 1][seat] - curve[entry][seat];
            let seat = (0..game.seats()).max_by(|&a, &b| change(a).abs().total_cmp(&change(b).abs()))?;
            Some((entry, Seat(seat as u8), change(seat)))
        })
        .filter(|(.., change)| change.abs() >= MATTERS)
        .collect();
    pivots.sort_by(|a, b| b.2.abs().total_cmp(&a.2.abs()));
    pivots.truncate(MOMENTS);
    pivots.sort_by_key(|(entry, ..)| *entry);
    let each = Budget { time: budget.time.mul_f32(0.3) / MOMENTS as u32, ..*budget };
    let moments = pivots
        .into_iter()
        .filter_map(|(entry, seat, _)| {
            let (before, after) = (curve[entry][seat.index()], curve[entry + 1][seat.index()]);
            let (maker, better) = match referee.live_entry(entry)?.what {
                What::Chance(_) => (Maker::Chance, None),
                What::Act { seat, action } => {
                    let done = game.action_id(&action);
                    let hints = at(entry).hints(seat, &each);
                    let best = hints.into_iter().next().filter(|hint| hint.choice.id != done);
                    (Maker::Seat(seat), best)
                }
                What::Undo { .. } => return None,
            };
            Some(Pivot { entry, maker, seat, before, after, better })
        })
        .collect();
    Analysis { curve, moments }
}

/// As many ways as the time allows, told by the first few.
fn ways_within<T>(time: Duration, budget: &Budget, mut play: impl FnMut(u32) -> (Duration, T)) -> T {
    let most = WAYS.min(budget.iterations.max(1));
    let (took, first) = play(2.min(most));
    let each = took / 2;
    let fit = if each.is_zero() { most } else { (time.as_nanos() / each.as_nanos().max(1)) as u32 };
    // Every position gets at least its first opinion, however short the time.
    if fit <= 4 || most <= 2 { first } else { play(fit.min(most)).1 }
}

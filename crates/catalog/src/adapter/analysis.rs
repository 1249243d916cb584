//! Analysis of a whole game: the chances of each seat over time, and the moments that changed them.
//!
//! The unit is a stretch: consecutive moves of one player, or consecutive chances. Positions inside a turn are not judged, because
//! a half-finished turn misleads the judge. All positions are judged on the same luck. The largest of many quick estimates are mostly
//! errors of the judge, so a change is reported only where a second estimate, on another luck, confirms it beyond its own error. A
//! decision is called a mistake only where the maître's line, on the same luck and with the player's knowledge, is significantly
//! better. A decision never gains chances: the seat to decide already has those of its best decision, so a higher estimate after the
//! decision replaces the one before it.

use super::insight::its_way;
use super::moment::Moment;
use crate::insight::{Analysis, Budget, Hint, Pivot};
use crate::table::Maker;
use core::time::Duration;
use galerne_bots::{Outlook, Steady, duel};
use galerne_engine::{Judge, Message, Referee, Seat, Turn, View, Viewer, What, Words};
use std::ops::Range;

/// Maximum number of reported moments.
const MOMENTS: usize = 3;
/// Minimum change of a seat's chance for a moment to be reported.
const MATTERS: f32 = 0.05;
/// Minimum gain for another decision to be reported.
const BETTER: f32 = 0.03;
/// Maximum number of rollouts of a position.
const WAYS: u32 = 48;
/// Minimum number of rollouts of the first estimate, which only selects candidates, and of the second.
const FEWEST: [u32; 2] = [4, 24];
/// Rollouts of a comparison of two lines: the second number only where the first shows a difference.
const DUELS: [u32; 2] = [16, 96];
/// Maximum length of a stretch, in entries.
const LONGEST: usize = 64;
/// Maximum number of log lines of a moment.
const LINES: usize = 3;
/// The seed of all first estimates, and that of the second ones.
const SEEDS: [u64; 2] = [7, 9];

/// A run of entries of one maker: from the state after `from` entries to the one after `to`.
struct Stretch {
    from: usize,
    to: usize,
    maker: Maker,
}

/// The curve of the chances, and the moments that changed them most.
pub(super) fn analyse<'a, G: Words + Judge>(
    referee: &'a Referee<G>,
    at: impl Fn(usize) -> Moment<'a, G>,
    budget: &Budget<'_>,
) -> Analysis {
    let (game, entries) = (referee.game(), referee.len());
    let stretches = stretches(referee);
    let mut bench = Bench { steady: Steady::new(game), referee, budget };
    // Judged positions: the first, and the end of each stretch.
    let places: Vec<usize> = [0].into_iter().chain(stretches.iter().map(|stretch| stretch.to)).collect();
    let first = Opinion { seed: SEEDS[0], fewest: FEWEST[0], time: budget.time.mul_f32(0.5) / places.len() as u32 };
    let second = Opinion { seed: SEEDS[1], fewest: FEWEST[1], time: budget.time.mul_f32(0.2) / (2 * MOMENTS) as u32 };
    let mut outlooks: Vec<Outlook> = places.iter().map(|&place| bench.judged(place, &first)).collect();
    for index in (0..stretches.len()).rev() {
        outlooks[index] = eased(stretches[index].maker, outlooks[index], outlooks[index + 1]);
    }
    let mut asked_again = vec![false; places.len()];
    let end = budget.machine.now() + budget.time.mul_f32(0.5);
    let (mut moments, mut mistakes) = (Vec::<Pivot>::new(), 0);
    for index in suspects(game.seats(), &outlooks) {
        // Chance changes more than most mistakes, but players learn from mistakes: one place is reserved for the greatest.
        if moments.len() >= MOMENTS && mistakes > 0 || budget.is_over(end) {
            break;
        }
        let stretch = &stretches[index];
        if moments.len() >= MOMENTS && !matches!(stretch.maker, Maker::Seat(_)) {
            continue;
        }
        for place in [index, index + 1] {
            if !asked_again[place] {
                outlooks[place] = bench.judged(places[place], &second);
                if let Some(stretch) = stretches.get(place).filter(|stretch| matches!(stretch.maker, Maker::Seat(_))) {
                    outlooks[place] = eased(stretch.maker, outlooks[place], bench.judged(stretch.to, &second));
                }
                asked_again[place] = true;
            }
        }
        let (before, after) = (outlooks[index], outlooks[index + 1]);
        let is_bad = |maker: Seat| after.worth[maker.index()] < before.worth[maker.index()];
        let costs = |maker: Seat| before.worth[maker.index()] - after.worth[maker.index()] >= MATTERS;
        let seat = match (changed(game.seats(), &before, &after), stretch.maker) {
            (Some(seat), _) => seat,
            // The cost of a decision is measured by a comparison with a better one on the same luck.
            (None, Maker::Seat(maker)) if costs(maker) => maker,
            _ => continue,
        };
        let better = match stretch.maker {
            Maker::Seat(maker) if is_bad(maker) => {
                // Without a better decision the loss was not the player's.
                let Some(better) = better(&mut bench.steady, referee, &at, stretch, maker, budget) else { continue };
                Some(better)
            }
            // Nobody's decision makes the chances better than they were: the judge saw less before it.
            Maker::Seat(_) => continue,
            _ if moments.len() >= MOMENTS => continue,
            _ => None,
        };
        let run = match stretch.maker {
            Maker::Chance => bench.narrowed(stretch, seat, [before, after], &second),
            // Simultaneous choices share the change, together with the chance after them.
            Maker::Seat(_) | Maker::Several => stretch.from..stretch.to,
        };
        let (entry, told) = reported(referee, run);
        mistakes += usize::from(better.is_some());
        moments.truncate(MOMENTS - 1);
        let [before, after] = [before, after].map(|outlook| outlook.worth[seat.index()]);
        moments.push(Pivot { entry, maker: stretch.maker, seat, before, after, told, better });
    }
    sort_by_entry(&mut moments);
    let mut curve = Vec::with_capacity(entries + 1);
    for (index, outlook) in outlooks.iter().enumerate() {
        // Within a stretch the curve keeps its value from the beginning.
        let until = places.get(index + 1).map_or(entries + 1, |next| *next);
        let worth = &outlook.worth[..game.seats().min(outlook.worth.len())];
        curve.resize(until, worth.to_vec());
    }
    Analysis { scale: game.scale(), curve, moments }
}

/// Without the game's type, so that the sort is compiled once.
fn sort_by_entry(moments: &mut [Pivot]) {
    moments.sort_by_key(|moment| moment.entry);
}

/// The stretches of a game. A round of simultaneous decisions and the chance after it are one stretch, until the next action.
fn stretches<G: Judge>(referee: &Referee<G>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut luck_came = false;
    for entry in 0..referee.len() {
        let actor = match referee.live_entry(entry).map(|entry| entry.what) {
            Some(What::Act { seat, .. }) => Some(seat),
            _ => None,
        };
        let last = stretches.last_mut();
        let in_round =
            last.as_ref().is_some_and(|last| last.maker == Maker::Several) && !(luck_came && actor.is_some());
        let at_once = || referee.game().turn(&referee.state_at(entry)).deciders().len() > 1;
        let maker = match actor {
            _ if in_round => Maker::Several,
            Some(_) if at_once() => Maker::Several,
            Some(seat) => Maker::Seat(seat),
            None => Maker::Chance,
        };
        let goes_on = |last: &Stretch| last.maker == maker && (in_round || maker != Maker::Several);
        match last {
            Some(last) if goes_on(last) && last.to - last.from < LONGEST => last.to = entry + 1,
            _ => stretches.push(Stretch { from: entry, to: entry + 1, maker }),
        }
        luck_came = actor.is_none();
    }
    stretches
}

/// An estimate whose error is smaller is the judge's own word.
const EXACT: f32 = 1e-3;

/// The estimate before a stretch, raised to the one after it for the seat that decided. What the judge says of a position itself stays:
/// a hint told the same number there.
fn eased(maker: Maker, before: Outlook, after: Outlook) -> Outlook {
    match maker {
        Maker::Seat(seat) if before.error[seat.index()] < EXACT => before,
        Maker::Seat(seat) if after.worth[seat.index()] > before.worth[seat.index()] => after,
        _ => before,
    }
}

/// The stretches that may have changed a seat's chance enough to matter, the greatest change first.
fn suspects(seats: usize, outlooks: &[Outlook]) -> Vec<usize> {
    let change = |pair: &[Outlook]| {
        let changes = (0..seats).map(|seat| (pair[1].worth[seat] - pair[0].worth[seat]).abs());
        changes.fold(0.0, f32::max)
    };
    let changes = outlooks.windows(2).map(change).enumerate();
    let mut suspects: Vec<(usize, f32)> = changes.filter(|&(_, change)| change >= MATTERS).collect();
    suspects.sort_by(|a, b| b.1.total_cmp(&a.1));
    suspects.into_iter().map(|(index, _)| index).collect()
}

/// The seat whose chance changed most, if the change matters and exceeds the error of the estimates.
fn changed(seats: usize, before: &Outlook, after: &Outlook) -> Option<Seat> {
    let change = |seat: usize| (after.worth[seat] - before.worth[seat]).abs();
    let seat = (0..seats).max_by(|&a, &b| change(a).total_cmp(&change(b)))?;
    let doubt = 2.0 * before.error[seat].hypot(after.error[seat]);
    (change(seat) >= doubt.max(MATTERS)).then_some(Seat(seat as u8))
}

/// Parameters of an estimate.
struct Opinion {
    seed: u64,
    /// Minimum number of rollouts, however short the time.
    fewest: u32,
    time: Duration,
}

/// The judge of the positions of one game.
struct Bench<'a, G: Judge> {
    steady: Steady<G>,
    referee: &'a Referee<G>,
    budget: &'a Budget<'a>,
}

impl<G: Judge> Bench<'_, G> {
    /// The estimate after `n` entries. The first few rollouts are timed to find out how many the time allows.
    fn judged(&mut self, n: usize, how: &Opinion) -> Outlook {
        let (game, state) = (self.referee.game(), self.referee.state_at(n));
        let most = WAYS.min(self.budget.iterations.max(1));
        let few = how.fewest.min(most);
        let start = self.budget.machine.now();
        let first = self.steady.outlook(game, &state, few, how.seed);
        if game.turn(&state) == Turn::Over {
            return first;
        }
        let each = (self.budget.machine.now().saturating_sub(start) / few).as_nanos().max(1);
        let fit = u32::try_from(how.time.as_nanos() / each).unwrap_or(u32::MAX).min(most);
        if fit < few * 2 { first } else { self.steady.outlook(game, &state, fit, how.seed) }
    }

    /// The part of a run of chances that made the change: halved while one half alone explains it.
    fn narrowed(
        &mut self,
        stretch: &Stretch,
        seat: Seat,
        [mut before, mut after]: [Outlook; 2],
        how: &Opinion,
    ) -> Range<usize> {
        let (mut from, mut to) = (stretch.from, stretch.to);
        let seat = seat.index();
        let rises = after.worth[seat] > before.worth[seat];
        while to - from > 1 {
            let middle = from + (to - from) / 2;
            let between = self.judged(middle, how);
            let gain = |a: &Outlook, b: &Outlook| (b.worth[seat] - a.worth[seat]) * if rises { 1.0 } else { -1.0 };
            let doubt = |a: &Outlook, b: &Outlook| 2.0 * a.error[seat].hypot(b.error[seat]);
            if gain(&before, &between) >= gain(&between, &after) {
                if gain(&before, &between) < doubt(&before, &between) {
                    break;
                }
                (to, after) = (middle, between);
            } else {
                if gain(&between, &after) < doubt(&between, &after) {
                    break;
                }
                (from, before) = (middle, between);
            }
        }
        from..to
    }
}

/// What the maître would have done instead, where that is significantly better.
fn better<'a, G: Words + Judge>(
    steady: &mut Steady<G>,
    referee: &'a Referee<G>,
    at: &impl Fn(usize) -> Moment<'a, G>,
    stretch: &Stretch,
    maker: Seat,
    budget: &Budget<'_>,
) -> Option<Hint> {
    let game = referee.game();
    let state = referee.state_at(stretch.from);
    let act = |entry: usize| match referee.live_entry(entry)?.what {
        What::Act { action, .. } => Some(action),
        _ => None,
    };
    let done: Vec<G::Action> = (stretch.from..stretch.to).filter_map(act).collect();
    let each = Budget { time: budget.time / 8, ..*budget };
    let (other, words): (Vec<_>, Vec<_>) = its_way(game, &state, maker, &each, LONGEST).into_iter().unzip();
    let apart = done.iter().zip(&other).position(|(done, other)| done != other)?;
    let view = View::new(game, &state, Viewer::seat(maker));
    let glimpse = duel(game, steady, (&view, maker), [&done, &other], DUELS[0], SEEDS[0]);
    if glimpse.mean <= 0.0 {
        return None;
    }
    let sure =
        duel(game, steady, (&view, maker), [&done, &other], DUELS[1].min(budget.iterations.max(2)), SEEDS[0] + 1);
    if !sure.proves(BETTER) {
        return None;
    }
    let moment = at(stretch.from + apart);
    let seen = moment.view(Viewer::seat(maker));
    let choice = |action: &G::Action| moment.choice(&seen, maker, action);
    Some(Hint {
        choice: choice(&other[apart]),
        worth: sure.mean,
        error: sure.error,
        words: words[apart].clone(),
        then: other[apart + 1..].iter().map(choice).collect(),
    })
}

/// The log lines that stand for a run of entries, unredacted, and the entry they belong to: its headlines, or else the last event
/// of the log (asides are skipped: the last click of an activation may only choose a facing).
fn reported<G: Words + Judge>(referee: &Referee<G>, run: Range<usize>) -> (usize, Vec<Message>) {
    let game = referee.game();
    let (mut headlines, mut last) = (Vec::new(), (run.end - 1, Vec::new()));
    for entry in run {
        let before = referee.events_until(entry).len();
        let happened = &referee.events_until(entry + 1)[before..];
        let seen = happened.iter().filter_map(|event| game.redact_event(event, Viewer::EVERYONE));
        let seen: Vec<_> = seen.filter(|event| !game.is_aside(event)).collect();
        headlines.extend(seen.iter().filter(|event| game.is_headline(event)).map(|event| (entry, game.tell(event))));
        if !seen.is_empty() {
            last = (entry, seen.iter().map(|event| game.tell(event)).take(LINES).collect());
        }
    }
    headlines.truncate(LINES);
    match headlines.last() {
        Some(&(entry, _)) => (entry, headlines.into_iter().map(|(_, line)| line).collect()),
        None => last,
    }
}

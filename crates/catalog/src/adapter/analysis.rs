//! A game looked back at: how its chances went, and where they changed.
//!
//! What is compared are stretches, one player's moves in a row or a run of chance: in the middle of a turn half of what was
//! begun is on the board, and whoever judges that, tells of turns that were none. All positions meet the same luck of the
//! judge; what lies within its error is not told. And a decision is called a mistake only where the maître's own way, on the
//! same luck and by what the player could know, does better beyond doubt.

use super::insight::its_way;
use super::moment::Moment;
use crate::insight::{Analysis, Budget, Hint, Pivot};
use crate::table::Maker;
use galerne_bots::{Outlook, Steady, duel};
use galerne_engine::{Judge, Message, Referee, Seat, Turn, View, Viewer, What, Words};
use std::time::{Duration, Instant};

/// So many moments of a game are told.
const MOMENTS: usize = 3;
/// A moment matters only if it changed somebody's chance by this much.
const MATTERS: f32 = 0.05;
/// Better by less than this is not worth a word.
const BETTER: f32 = 0.03;
/// The most ways a position is played on to see how it stands, and the fewest.
const WAYS: (u32, u32) = (48, 4);
/// How often two ways are played against each other: a few times first, and only where they differ, more.
const DUELS: [u32; 2] = [16, 96];
/// No stretch of a player is followed further than this.
const LONGEST: usize = 64;
/// So many lines of the log say what happened.
const LINES: usize = 2;
/// One luck for all positions.
const SEED: u64 = 7;

/// A run of entries of one maker: from the state after `from` entries to the one after `to`.
struct Stretch {
    from: usize,
    to: usize,
    maker: Maker,
}

/// How the chances went, and where they changed most.
pub(super) fn analyse<'a, G: Words + Judge>(
    referee: &'a Referee<G>,
    at: impl Fn(usize) -> Moment<'a, G>,
    budget: &Budget,
) -> Analysis {
    let (game, entries) = (referee.game(), referee.len());
    let mut steady = Steady::new(game);
    let stretches = stretches(referee);
    let share = budget.time.mul_f32(0.6) / (stretches.len() as u32 + 1);
    let mut judge = |n: usize| judged(&mut steady, referee, n, share, budget);
    let mut outlooks = vec![judge(0)];
    outlooks.extend(stretches.iter().map(|stretch| judge(stretch.to)));
    let mut curve = Vec::with_capacity(entries + 1);
    for (index, outlook) in outlooks.iter().enumerate() {
        // Until a stretch has ended, things stand as they stood when it began.
        let until = stretches.get(index).map_or(entries + 1, |next| next.to);
        let worth = &outlook.worth[..game.seats().min(outlook.worth.len())];
        curve.resize(until, worth.to_vec());
    }
    let mut turns: Vec<(usize, Seat, f32)> = (0..stretches.len())
        .filter_map(|index| {
            let (before, after) = (&outlooks[index], &outlooks[index + 1]);
            let change = |seat: usize| after.worth[seat] - before.worth[seat];
            let seat = (0..game.seats()).max_by(|&a, &b| change(a).abs().total_cmp(&change(b).abs()))?;
            let doubt = 2.0 * (before.error[seat].powi(2) + after.error[seat].powi(2)).sqrt();
            (change(seat).abs() >= doubt.max(MATTERS)).then(|| (index, Seat(seat as u8), change(seat)))
        })
        .collect();
    turns.sort_by(|a, b| b.2.abs().total_cmp(&a.2.abs()));
    let end = Instant::now() + budget.time.mul_f32(0.4);
    let (mut moments, mut mistakes) = (Vec::<Pivot>::new(), 0);
    for (index, seat, _) in turns {
        // Luck moves more than most mistakes, but only mistakes can be learnt from: one place is kept for the greatest.
        if moments.len() >= MOMENTS && mistakes > 0 || (Instant::now() >= end && !moments.is_empty()) {
            break;
        }
        let stretch = &stretches[index];
        let is_bad = |maker: Seat| outlooks[index + 1].worth[maker.index()] < outlooks[index].worth[maker.index()];
        if moments.len() >= MOMENTS && !matches!(stretch.maker, Maker::Seat(maker) if is_bad(maker)) {
            continue;
        }
        let better = match stretch.maker {
            Maker::Chance | Maker::Several => None,
            Maker::Seat(maker) => {
                let better = is_bad(maker).then(|| better(&mut steady, referee, &at, stretch, maker, budget)).flatten();
                // A player whose own moves cost chances that nothing could have kept has only seen what was coming.
                if is_bad(maker) && better.is_none() {
                    continue;
                }
                better
            }
        };
        let entry = match stretch.maker {
            Maker::Chance | Maker::Several => turned(&mut steady, referee, stretch, seat, share, budget),
            Maker::Seat(_) => {
                (stretch.from..stretch.to).rev().find(|&entry| tells(referee, entry)).unwrap_or(stretch.to - 1)
            }
        };
        let (before, after) = (outlooks[index].worth[seat.index()], outlooks[index + 1].worth[seat.index()]);
        let told = told(referee, entry);
        mistakes += usize::from(better.is_some());
        if moments.len() == MOMENTS {
            moments.pop();
        }
        moments.push(Pivot { entry, maker: stretch.maker, seat, before, after, told, better });
    }
    moments.sort_by_key(|moment| moment.entry);
    Analysis { scale: game.scale(), curve, moments }
}

fn stretches<G: Judge>(referee: &Referee<G>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut was_luck = false;
    for entry in 0..referee.len() {
        // Of those who decide at once the last is asked alone; luck answers them all.
        let is_round = stretches.last().is_some_and(|last| last.maker == Maker::Several);
        let maker = match referee.live_entry(entry).map(|entry| entry.what) {
            Some(What::Act { .. }) if referee.game().turn(&referee.state_at(entry)).deciders().len() > 1 => {
                Maker::Several
            }
            Some(What::Act { .. }) if is_round && !was_luck => Maker::Several,
            Some(What::Act { seat, .. }) => Maker::Seat(seat),
            _ if is_round => Maker::Several,
            _ => Maker::Chance,
        };
        let is_luck = !matches!(referee.live_entry(entry).map(|entry| entry.what), Some(What::Act { .. }));
        let is_new_round = was_luck && !is_luck;
        was_luck = is_luck;
        match stretches.last_mut() {
            Some(last) if is_new_round && last.maker == Maker::Several => {
                stretches.push(Stretch { from: entry, to: entry + 1, maker });
            }
            Some(last) if last.maker == maker && last.to - last.from < LONGEST => last.to = entry + 1,
            _ => stretches.push(Stretch { from: entry, to: entry + 1, maker }),
        }
    }
    stretches
}

/// How it stands after `n` entries, by as many ways as the time allows, told by the first few.
fn judged<G: Judge>(
    steady: &mut Steady<G>,
    referee: &Referee<G>,
    n: usize,
    time: Duration,
    budget: &Budget,
) -> Outlook {
    let (game, state) = (referee.game(), referee.state_at(n));
    let most = WAYS.0.min(budget.iterations.max(1));
    let few = WAYS.1.min(most);
    let start = Instant::now();
    let first = steady.outlook(game, &state, few, SEED);
    if game.turn(&state) == Turn::Over {
        return first;
    }
    let each = (start.elapsed() / few).as_nanos().max(1);
    let fit = u32::try_from(time.as_nanos() / each).unwrap_or(u32::MAX).min(most);
    // Every position gets at least its first opinion, however short the time.
    if fit < few * 2 { first } else { steady.outlook(game, &state, fit, SEED) }
}

/// What the maître would have done instead, where that is better beyond doubt.
fn better<'a, G: Words + Judge>(
    steady: &mut Steady<G>,
    referee: &'a Referee<G>,
    at: &impl Fn(usize) -> Moment<'a, G>,
    stretch: &Stretch,
    maker: Seat,
    budget: &Budget,
) -> Option<Hint> {
    let game = referee.game();
    let state = referee.state_at(stretch.from);
    let act = |entry: usize| match referee.live_entry(entry)?.what {
        What::Act { action, .. } => Some(action),
        _ => None,
    };
    let done: Vec<G::Action> = (stretch.from..stretch.to).filter_map(act).collect();
    let each = Budget { time: budget.time / 8, ..*budget };
    let other = its_way(game, &state, maker, &each, LONGEST);
    let apart = done.iter().zip(&other).position(|(done, other)| done != other)?;
    let view = View::new(game, &state, Viewer::seat(maker));
    let glimpse = duel(game, steady, (&view, maker), [&done, &other], DUELS[0], SEED);
    if glimpse.mean <= 0.0 {
        return None;
    }
    let sure = duel(game, steady, (&view, maker), [&done, &other], DUELS[1].min(budget.iterations.max(2)), SEED + 1);
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
        words: None,
        then: other[apart + 1..].iter().map(choice).collect(),
    })
}

/// Which entry of a run of chance changed most.
fn turned<G: Judge>(
    steady: &mut Steady<G>,
    referee: &Referee<G>,
    stretch: &Stretch,
    seat: Seat,
    time: Duration,
    budget: &Budget,
) -> usize {
    let mut worth = |n: usize| judged(steady, referee, n, time, budget).worth[seat.index()];
    let mut before = worth(stretch.from);
    let change = |entry: usize| {
        let after = worth(entry + 1);
        let changed = (after - before).abs();
        before = after;
        (entry, changed)
    };
    let changes: Vec<(usize, f32)> = (stretch.from..stretch.to).map(change).collect();
    changes.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(stretch.to - 1, |(entry, _)| entry)
}

/// Whether the log says something of the entry: the last click of an activation may be a mere facing.
fn tells<G: Words + Judge>(referee: &Referee<G>, entry: usize) -> bool {
    let before = referee.events_until(entry).len();
    let happened = &referee.events_until(entry + 1)[before..];
    happened.iter().any(|event| !referee.game().is_aside(event))
}

/// The first lines of the log about an entry, for everybody: the game is over.
fn told<G: Words + Judge>(referee: &Referee<G>, entry: usize) -> Vec<Message> {
    let game = referee.game();
    let before = referee.events_until(entry).len();
    let happened = &referee.events_until(entry + 1)[before..];
    let seen = happened.iter().filter_map(|event| game.redact_event(event, Viewer::EVERYONE));
    seen.filter(|event| !game.is_aside(event)).take(LINES).map(|event| game.tell(&event)).collect()
}

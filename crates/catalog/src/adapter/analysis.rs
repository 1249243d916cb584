//! A game looked back at: how its chances went, and where they changed.
//!
//! What is compared are stretches, one player's moves in a row or a run of chance: in the middle of a turn half of what was
//! begun is on the board, and whoever judges that, tells of turns that were none. All positions meet the same luck of the
//! judge. Of many changes that were judged in a hurry the greatest are mostly errors of the judge: a change is told only where a
//! second opinion, on another luck, finds it as well and beyond its own error. And a decision is called a mistake only where the
//! maître's own way, on the same luck and by what the player could know, does better beyond doubt. A decision never wins chances: who is
//! to decide has those of the best decision already, so where the judge finds more after it, that is how things stood before.

use super::insight::its_way;
use super::moment::Moment;
use crate::insight::{Analysis, Budget, Hint, Pivot};
use crate::table::Maker;
use core::time::Duration;
use galerne_bots::{Outlook, Steady, duel};
use galerne_engine::{Judge, Message, Referee, Seat, Turn, View, Viewer, What, Words};
use std::ops::Range;

/// So many moments of a game are told.
const MOMENTS: usize = 3;
/// A moment matters only if it changed somebody's chance by this much.
const MATTERS: f32 = 0.05;
/// Better by less than this is not worth a word.
const BETTER: f32 = 0.03;
/// The most ways a position is played on to see how it stands.
const WAYS: u32 = 48;
/// The fewest, for the first opinion and for the second: by four ways one suspects, but knows nothing.
const FEWEST: [u32; 2] = [4, 24];
/// How often two ways are played against each other: a few times first, and only where they differ, more.
const DUELS: [u32; 2] = [16, 96];
/// No stretch of a player is followed further than this.
const LONGEST: usize = 64;
/// So many lines of the log say what happened.
const LINES: usize = 3;
/// One luck for all positions, and another for the second opinions.
const SEEDS: [u64; 2] = [7, 9];

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
    budget: &Budget<'_>,
) -> Analysis {
    let (game, entries) = (referee.game(), referee.len());
    let stretches = stretches(referee);
    let mut bench = Bench { steady: Steady::new(game), referee, budget };
    // The positions that are judged: the first, and where each stretch ends.
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
        // Luck moves more than most mistakes, but only mistakes can be learnt from: one place is kept for the greatest.
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
            // What a decision cost is proven by the duel with a better one, on the same luck.
            (None, Maker::Seat(maker)) if costs(maker) => maker,
            _ => continue,
        };
        let better = match stretch.maker {
            Maker::Seat(maker) if is_bad(maker) => {
                // A player whose own moves cost chances that nothing could have kept has only seen what was coming.
                let Some(better) = better(&mut bench.steady, referee, &at, stretch, maker, budget) else { continue };
                Some(better)
            }
            _ if moments.len() >= MOMENTS => continue,
            _ => None,
        };
        let run = match stretch.maker {
            Maker::Chance => bench.narrowed(stretch, seat, [before, after], &second),
            // Of choices made at once none alone did it: the luck that answered them belongs to them.
            Maker::Seat(_) | Maker::Several => stretch.from..stretch.to,
        };
        let (entry, told) = told(referee, run);
        mistakes += usize::from(better.is_some());
        moments.truncate(MOMENTS - 1);
        let [before, after] = [before, after].map(|outlook| outlook.worth[seat.index()]);
        moments.push(Pivot { entry, maker: stretch.maker, seat, before, after, told, better });
    }
    moments.sort_by_key(|moment| moment.entry);
    let mut curve = Vec::with_capacity(entries + 1);
    for (index, outlook) in outlooks.iter().enumerate() {
        // Until a stretch has ended, things stand as they stood when it began.
        let until = places.get(index + 1).map_or(entries + 1, |next| *next);
        let worth = &outlook.worth[..game.seats().min(outlook.worth.len())];
        curve.resize(until, worth.to_vec());
    }
    Analysis { scale: game.scale(), curve, moments }
}

/// The stretches of a game. Of those who decide at once the last is asked alone, and luck answers them all: such a round is one
/// stretch, until somebody acts after the luck.
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

/// How things stood before a stretch: at least as well for who decided as after it.
fn eased(maker: Maker, before: Outlook, after: Outlook) -> Outlook {
    match maker {
        Maker::Seat(seat) if after.worth[seat.index()] > before.worth[seat.index()] => after,
        _ => before,
    }
}

/// By how much each stretch seems to have changed somebody's chance: those that may matter, the greatest first.
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

/// Whose chance changed most, if that matters and is more than the judge may be wrong by.
fn changed(seats: usize, before: &Outlook, after: &Outlook) -> Option<Seat> {
    let change = |seat: usize| (after.worth[seat] - before.worth[seat]).abs();
    let seat = (0..seats).max_by(|&a, &b| change(a).total_cmp(&change(b)))?;
    let doubt = 2.0 * before.error[seat].hypot(after.error[seat]);
    (change(seat) >= doubt.max(MATTERS)).then_some(Seat(seat as u8))
}

/// How a position is to be judged.
struct Opinion {
    seed: u64,
    /// By so many ways at least, however short the time.
    fewest: u32,
    time: Duration,
}

/// Who judges the positions of one game.
struct Bench<'a, G: Judge> {
    steady: Steady<G>,
    referee: &'a Referee<G>,
    budget: &'a Budget<'a>,
}

impl<G: Judge> Bench<'_, G> {
    /// How it stands after `n` entries, by as many ways as the time allows, told by the first few.
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

    /// The part of a run of chance that changed it: halved while one half alone did so beyond doubt.
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

/// What the maître would have done instead, where that is better beyond doubt.
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

/// What is told of a run of entries, for everybody: the game is over. Its headlines where it has any, else the last thing that the
/// log tells (the last click of an activation may be a mere facing, which it passes over); and by which entry that came.
fn told<G: Words + Judge>(referee: &Referee<G>, run: Range<usize>) -> (usize, Vec<Message>) {
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

//! The review of a typed game, and the board as it would have been on another line.

use super::{listed::Listed, reading, table::Table};
use crate::review::{Account, METHOD, Point, Review, Stretch, Stroke, Tenths};
use crate::table::Instead;
use galerne_bots::review::{self, Effort, Progress};
use galerne_engine::{Entry, Judge, Perceive, Record, Referee, Seat, Trouble, Turn, Unit, What, Words};
use serde_json::Value;

pub(super) fn review<G: Words + Judge>(
    referee: &Referee<G>,
    effort: &Effort,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Review> {
    if referee.turn() != Turn::Over {
        return None;
    }
    let found = review::review(referee, effort, go_on)?;
    let seats = referee.game().seats();
    let of = |all: &[i32]| all.iter().take(seats).map(|&tenths| Tenths(tenths)).collect::<Vec<_>>();
    let around = |worth: &[i32], doubt: &[i32], sign: i32| -> Vec<Tenths> {
        let end = |(worth, doubt): (&i32, &i32)| match found.unit {
            Unit::Chance => Tenths((worth + sign * doubt).clamp(0, 1000)),
            _ => Tenths(worth + sign * doubt),
        };
        worth.iter().zip(doubt).take(seats).map(end).collect()
    };
    let point = |point: &review::Point| Point {
        at: point.at,
        v: of(&point.worth),
        low: around(&point.worth, &point.doubt, -1),
        high: around(&point.worth, &point.doubt, 1),
    };
    let stretch = |judged: &review::Judged<G::Action>| Stretch {
        from: judged.stretch.from,
        to: judged.stretch.to,
        seat: judged.stretch.seat.0,
        finding: judged.verdict.into(),
        cost: Tenths(judged.cost),
        low: Tenths(judged.within[0]),
        high: Tenths(judged.within[1]),
        times: judged.times,
        line: judged.line.iter().map(reading::write).collect(),
    };
    let stroke = |stroke: &review::Stroke| Stroke {
        from: stroke.from,
        to: stroke.to,
        luck: of(&stroke.luck),
        doubt: of(&stroke.doubt),
    };
    let account = |account: &review::Account| Account {
        start: Tenths(account.start),
        luck: Tenths(account.luck),
        own: Tenths(account.own),
        others: Tenths(account.others),
        result: Tenths(account.result),
        stretches: account.stretches,
        accuracy: account.accuracy.map(|ends| ends.map(|end| Tenths((end * 10.0).round() as i32))),
    };
    Some(Review {
        method: METHOD,
        scale: found.unit.into(),
        curve: found.points.iter().map(point).collect(),
        stretches: found.stretches.iter().map(stretch).collect(),
        strokes: found.strokes.iter().map(stroke).collect(),
        seats: found.seats.iter().map(account).collect(),
        whole: found.is_whole,
        steps: found.steps,
    })
}

/// Where the answer to a stretch ends: the chance that follows it, and what others of the same round had still to decide.
fn answered<G: Judge>(referee: &Referee<G>, to: usize, seat: Seat) -> usize {
    let game = referee.game();
    let deciders = |n: usize| game.turn(&referee.state_at(n)).deciders();
    let at_once = deciders(to.saturating_sub(1)).len() > 1;
    let (mut at, mut has_thrown) = (to, false);
    while let Some(entry) = referee.live_entry(at) {
        match entry.what {
            What::Chance(_) => has_thrown = true,
            // Another seat's turn is no answer, unless all decide at once.
            What::Act { .. } if has_thrown || !at_once || deciders(at).has(seat) => break,
            What::Act { .. } | What::Undo { .. } => {}
        }
        at += 1;
    }
    at
}

/// The game up to `from`, then these actions of the seat instead of those up to `to`, and then, as far as the rules allow, the same luck.
pub(super) fn instead<G: Words + Judge + Perceive>(
    listed: &'static Listed<G>,
    referee: &Referee<G>,
    (from, to): (usize, usize),
    seat: Seat,
    line: &[Value],
) -> Result<Instead, Trouble> {
    let old = referee.record();
    let mut record = Record::new(old.options.clone(), old.names.clone());
    record.start.clone_from(&old.start);
    // Fingerprints hold for the same course only, and undone entries are left out of this one.
    let plain = |n| referee.live_entry(n).map(|entry: &Entry<_, _>| Entry { what: entry.what, then: None });
    record.entries = (0..from).filter_map(plain).collect();
    let mut other = Referee::from_record(record)?;
    for action in line {
        let action = reading::read(action, "action-shape", || None::<G::Action>)?;
        other.act(seat, action)?;
    }
    let line_ends = other.len();
    let until = answered(referee, to, seat);
    let mut follows = true;
    for entry in (to..until).filter_map(plain) {
        if other.append(entry).is_err() {
            follows = false;
            break;
        }
    }
    Ok(Instead {
        played: if follows { until } else { to },
        best: if follows { other.len() } else { line_ends },
        line_ends,
        table: Box::new(Table::new(listed, other)),
    })
}

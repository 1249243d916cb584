//! A game cut into stretches: runs of one seat's moves with neither chance nor others between.

use crate::Adviser;
use galerne_engine::{Judge, Referee, Seat, Turn, View, Viewer, What};

/// The most moves of one stretch: what goes on for longer is looked at in parts.
const LONGEST: usize = 64;

/// From the state after `from` live entries to the one after `to`, all of them moves of the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The number of live entries before it.
    pub from: usize,
    /// The number of live entries after its last move.
    pub to: usize,
    /// Whose moves they are.
    pub seat: Seat,
}

/// The stretches of the game in their order. A move that shows a secret ends one: what follows is decided knowing it.
#[must_use]
pub fn stretches<G: Judge>(referee: &Referee<G>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut goes_on = false;
    for entry in 0..referee.len() {
        let Some(What::Act { seat, .. }) = referee.live_entry(entry).map(|entry| entry.what) else {
            goes_on = false;
            continue;
        };
        match stretches.last_mut() {
            Some(last) if goes_on && last.seat == seat && last.to - last.from < LONGEST => last.to = entry + 1,
            _ => stretches.push(Stretch { from: entry, to: entry + 1, seat }),
        }
        let before = referee.events_until(entry).len();
        goes_on = !referee.events_until(entry + 1)[before..].iter().any(galerne_engine::Event::reveals);
    }
    stretches
}

/// The moves of a stretch.
#[must_use]
pub fn moves<G: Judge>(referee: &Referee<G>, stretch: &Stretch) -> Vec<G::Action> {
    let act = |entry| match referee.live_entry(entry)?.what {
        What::Act { action, .. } => Some(action),
        _ => None,
    };
    (stretch.from..stretch.to).filter_map(act).collect()
}

/// What the maître would have done from there on with what the seat knew, up to the next chance, the next decision of another seat or
/// a move that shows a secret; and the state it leads to.
pub(super) fn of_the_maitre<G: Judge>(
    referee: &Referee<G>,
    stretch: &Stretch,
    iterations: u32,
) -> (Vec<G::Action>, G::State) {
    let (game, seat) = (referee.game(), stretch.seat);
    let (mut now, mut line) = (referee.state_at(stretch.from), Vec::new());
    let mut adviser = Adviser::shown(referee, stretch.from, seat, &mut || true);
    while line.len() < LONGEST && matches!(game.turn(&now), Turn::Decide(seats) if seats.has(seat)) {
        let view = View::new(game, &now, Viewer::seat(seat));
        let Some(best) = adviser.expect_within(game, &view, seat, iterations, &mut || true).into_iter().next() else {
            break;
        };
        let mut events = Vec::new();
        game.act(&mut now, seat, best.action, &mut events);
        line.push(best.action);
        if events.iter().any(galerne_engine::Event::reveals) {
            break;
        }
    }
    (line, now)
}

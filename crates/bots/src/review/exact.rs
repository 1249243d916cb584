//! Prices where the maître has worked the game out: every decision against the best, and the curve from the same numbers.

use super::{Judged, Point, Stretch, Verdict, moves, stretches, tenths};
use galerne_engine::{Expected, Judge, MAX_SEATS, Referee, Seat, View, Viewer};

/// All stretches and the curve.
type Priced<A> = (Vec<Judged<A>>, Vec<Point>);

/// The stretches with their prices; `None` where the maître's worths are guesses.
pub(super) fn prices<G: Judge>(referee: &Referee<G>) -> Option<Priced<G::Action>> {
    let game = referee.game();
    game.exact(0.5)?;
    // The newest maître may race against the others; the first one of a game that is solved goes by the price alone.
    let mut solver = game.former(1)?;
    let mut ask = |at: usize, seat: Seat| -> Vec<(G::Action, i32)> {
        let state = referee.state_at(at);
        if !game.turn(&state).deciders().has(seat) {
            return Vec::new();
        }
        let expected = solver.expect(game, &View::new(game, &state, Viewer::seat(seat)), seat);
        let priced = |expected: &Expected<G::Action>| Some((expected.action, tenths(game.exact(expected.worth)?)));
        expected.iter().filter_map(priced).collect()
    };
    let (mut judged, mut points) = (Vec::new(), Vec::<Point>::new());
    let mut after_chance = true;
    let mut last = 0;
    // Every move has a price of its own.
    let single =
        |stretch: Stretch| (stretch.from..stretch.to).map(move |from| Stretch { from, to: from + 1, ..stretch });
    for stretch in stretches(referee).into_iter().flat_map(single) {
        after_chance |= stretch.from > last;
        last = stretch.to;
        // What all who decide here expect: the others of a round have it from before their own decisions.
        if after_chance {
            let deciders = game.turn(&referee.state_at(stretch.from)).deciders();
            let mut worth = points.last().map_or([i32::MIN; MAX_SEATS], |point| point.worth);
            for seat in deciders.iter() {
                if let Some((_, best)) = ask(stretch.from, seat).first() {
                    worth[seat.index()] = *best;
                }
            }
            // At the start all boats are alike, though one of them decides alone.
            let known = worth.iter().copied().find(|&worth| worth != i32::MIN);
            if let Some(known) = known {
                let worth = worth.map(|worth| if worth == i32::MIN { known } else { worth });
                points.push(Point { at: stretch.from, worth, doubt: [0; MAX_SEATS] });
                after_chance = false;
            }
        }
        let prices = ask(stretch.from, stretch.seat);
        let (done, line) = (moves(referee, &stretch), prices.first().map(|(action, _)| *action));
        let best = prices.first().map_or(0, |(_, price)| *price);
        // What has no price, such as giving up, is not compared here: the result shows it.
        let paid = prices.iter().find(|(action, _)| done.first() == Some(action)).map_or(best, |(_, price)| *price);
        let cost = best - paid;
        let mut effect = [0; MAX_SEATS];
        effect[stretch.seat.index()] = -cost;
        let verdict = if cost > 0 { Verdict::Costs } else { Verdict::Same };
        judged.push(Judged {
            stretch,
            line: line.into_iter().collect(),
            verdict,
            cost,
            within: [cost, cost],
            effect,
            best: [0; MAX_SEATS],
            times: 0,
        });
    }
    let mut worth = [0; MAX_SEATS];
    for (seat, worth) in worth.iter_mut().enumerate().take(game.seats()) {
        *worth = tenths(game.result(referee.state(), Seat(seat as u8)));
    }
    points.push(Point { at: referee.len(), worth, doubt: [0; MAX_SEATS] });
    Some((judged, points))
}

//! A finished game judged: what each player's decisions cost against the maître's, what luck did, and how well each played.
//!
//! A decision costs something only where playing on proves it. The unit is a stretch, a run of one seat's moves with neither chance
//! nor others between. The maître is asked for its own stretch with what the seat knew; where both lead to the same state there is
//! nothing to compare, else both are played on, on the same sealed luck, in states that the seat had to hold possible. Where the game
//! has been solved the prices are exact and nothing is played on.
//!
//! *result = start + luck + own decisions + others' decisions*, exactly: what is proved is a decision's, the rest is luck. All numbers are
//! tenths of the game's [`Unit`], a chance being counted in hundredths.
//!
//! No clock and no file: effort is counted in decisions, so that the same game has the same review on every machine.

mod duel;
mod exact;
mod measured;
mod probe;
mod stretches;
mod value;

pub use duel::Difference;
pub use measured::{BENDS, Bend, Measured};
pub use probe::{Planted, Said, planted, play_on, said};
pub use stretches::{Stretch, moves, stretches};

use crate::Steady;
use galerne_engine::{Judge, MAX_SEATS, Random, Referee, Sealed, Seat, Unit, View, Viewer, mix};
use stretches::of_the_maitre;
use value::Worth;

/// How much a review may play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Comparisons that every stretch gets.
    pub screen: u32,
    /// Comparisons of those that then seem to differ.
    pub most: u32,
    /// Continuations of each point of the curve.
    pub ways: u32,
    /// Iterations of the maître's search, in games without a maître of their own.
    pub iterations: u32,
    /// Budget of decisions over all continuations together. When it is spent, the remaining decisions are reported as
    /// unexamined.
    pub steps: u64,
    /// What the judge's chances were measured to come to, and how much of this effort the game takes; without it, what the catalogue has
    /// of the game, or else nothing.
    pub figures: Option<Measured>,
}

impl Effort {
    /// What a person gets who asks for a review.
    pub const FULL: Effort =
        Effort { screen: 8, most: 128, ways: 16, iterations: 400, steps: 2_000_000, figures: None };
    /// For tests and for measuring many games.
    pub const QUICK: Effort = Effort { screen: 4, most: 32, ways: 4, iterations: 60, steps: 150_000, figures: None };

    fn figures(&self) -> Measured {
        self.figures.unwrap_or(Measured::NOTHING)
    }
}

/// What was found out about a stretch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The maître's own stretch leads to the same state.
    Same,
    /// No difference was proved.
    AsGood,
    /// The maître's line is better, beyond chance.
    Costs,
    /// What was played is better than the maître's line, beyond chance.
    Gains,
    /// The effort was spent before.
    Unseen,
}

/// A stretch with its price.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// Whose moves, and which entries.
    pub stretch: Stretch,
    /// What the maître would have done.
    pub line: Vec<A>,
    /// What was found out.
    pub verdict: Verdict,
    /// What the stretch cost its player, in tenths; 0 unless it was proved, less than 0 where it was better than the maître's line.
    pub cost: i32,
    /// The interval of the cost, which a true cost leaves once in twenty times.
    pub within: [i32; 2],
    /// What it changed for each seat, in tenths; for its own player that is less by the cost, and by all that giving up threw away.
    pub effect: [i32; MAX_SEATS],
    /// How the seats stand on the maître's line, in tenths, where it was played on for the price.
    pub best: [i32; MAX_SEATS],
    /// How often the lines were compared; 0 where the price was worked out.
    pub times: u32,
}

/// How the seats stand after a number of live entries, in tenths.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of live entries.
    pub at: usize,
    /// The expected result of each seat.
    pub worth: [i32; MAX_SEATS],
    /// By how much that may be off to either side, once in twenty times.
    pub doubt: [i32; MAX_SEATS],
}

/// The luck between two points of the curve: what changed there without a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Live entries before it.
    pub from: usize,
    /// Live entries at its end.
    pub to: usize,
    /// For each seat, in tenths.
    pub luck: [i32; MAX_SEATS],
    /// By how much that may be off.
    pub doubt: [i32; MAX_SEATS],
}

/// The account of a seat, in tenths: `start + luck + own + others = result`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Account {
    /// What was to be expected at the first decision of the game.
    pub start: i32,
    /// What dice and cards added.
    pub luck: i32,
    /// What the seat's own decisions added: less than 0 for errors and for giving up.
    pub own: i32,
    /// What the decisions of the others added.
    pub others: i32,
    /// How it ended.
    pub result: i32,
    /// The number of its stretches.
    pub stretches: usize,
    /// 100 plays like the maître, 50 like a *habitué*, with both ends of its interval; `None` where the *habitué* was not measured.
    pub accuracy: Option<[f64; 3]>,
}

/// A game reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<A> {
    /// What the numbers are.
    pub unit: Unit,
    /// The curve; its last point is the result.
    pub points: Vec<Point>,
    /// Every stretch in the order of the game.
    pub stretches: Vec<Judged<A>>,
    /// The luck between the points.
    pub strokes: Vec<Stroke>,
    /// One account a seat.
    pub seats: Vec<Account>,
    /// Whether the effort sufficed for all stretches.
    pub is_whole: bool,
    /// How many decisions were played for it.
    pub steps: u64,
}

/// 95 % of a normal distribution lie within this number of standard errors.
const SURE: f64 = 1.96;
/// Tenths that a proved difference must reach to be reported: less than half a point does not change how one plays.
const LEAST: i32 = 5;
/// A chance of one, in tenths of a hundredth.
const CERTAIN: i32 = 1000;
/// What a review is at, and how far it has come there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The part of the work.
    pub part: Part,
    /// So much of it is done.
    pub done: usize,
    /// So much there is.
    pub of: usize,
}

/// A part of the work of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The maître is asked for its own stretch in the place of each.
    Lines,
    /// The number of rounds in which stretches that differ are played on.
    Duels {
        /// Which round it is, from 1.
        round: usize,
    },
    /// How it stood after each stretch.
    Curve,
}

/// All luck of a review grows from this number.
const SEED: u64 = 0x7265_7669_6577;

/// Reviews a finished game; `None` where `go_on` said no. A review that was stopped is discarded: half of one would be
/// another review.
pub fn review<G: Judge>(
    referee: &Referee<G>,
    effort: &Effort,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Review<G::Action>> {
    let mut desk = Desk::new(referee, *effort);
    let (mut judged, mut points) = match exact::prices(referee) {
        Some(found) => found,
        None => {
            let judged = desk.judged(go_on)?;
            (judged, desk.curve(go_on)?)
        }
    };
    // A stretch that lies before the first point cannot be distinguished from the start.
    let first = points.first().map_or(0, |point| point.at);
    for stretch in judged.iter_mut().filter(|judged| judged.stretch.from < first) {
        (stretch.cost, stretch.effect) = (0, [0; MAX_SEATS]);
    }
    if referee.game().unit() == Unit::Chance {
        bounded(referee.game().seats(), &mut points, &mut judged, effort.ways.max(2) as i32);
    }
    let mut strokes = strokes(referee.game().seats(), &points, &judged);
    own_up(referee, &mut judged, &mut strokes);
    let habitue = effort.figures().habitue;
    let seats = (0..referee.game().seats() as u8)
        .map(|seat| account(Seat(seat), &points, &judged, &strokes, habitue))
        .collect();
    let is_whole = judged.iter().all(|judged| judged.verdict != Verdict::Unseen);
    let unit = referee.game().unit();
    Some(Review { unit, points, stretches: judged, strokes, seats, is_whole, steps: desk.steps })
}

fn tenths(value: f64) -> i32 {
    (value * 10.0).round() as i32
}

/// Everything that plays on.
struct Desk<'a, G: Judge> {
    referee: &'a Referee<G>,
    effort: Effort,
    worth: Worth<G>,
    steady: Steady<G>,
    steps: u64,
}

impl<'a, G: Judge> Desk<'a, G> {
    fn new(referee: &'a Referee<G>, effort: Effort) -> Self {
        let (game, figures) = (referee.game(), effort.figures());
        let steps = figures.steps.map_or(effort.steps, |steps| steps.min(effort.steps));
        let effort = Effort { steps, ..effort };
        Desk { referee, effort, worth: Worth::new(game, figures), steady: Steady::new(game), steps: 0 }
    }

    /// All stretches: first a few comparisons each, then more of those that seem to differ, the most of them first.
    fn judged(&mut self, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Vec<Judged<G::Action>>> {
        let referee = self.referee;
        let mut lines = Vec::new();
        let all = stretches(referee);
        for (done, &stretch) in all.iter().enumerate() {
            if !go_on(Progress { part: Part::Lines, done, of: all.len() }) {
                return None;
            }
            let (line, end) = of_the_maitre(referee, &stretch, self.effort.iterations);
            // Giving up has no alternative that was planned: there is no move to compare with another.
            let is_same =
                line.is_empty() || end == referee.state_at(stretch.to) || played(referee, &stretch).is_empty();
            lines.push((stretch, line, is_same, Difference::default()));
        }
        let mut times = self.effort.screen.max(2);
        for round in 1.. {
            let mut open: Vec<usize> = (0..lines.len())
                .filter(|&index| {
                    let (stretch, _, is_same, known) = &lines[index];
                    !is_same && known.times() < times && known.asks_for_more(stretch.seat)
                })
                .collect();
            open.sort_by(|&a, &b| {
                let gap = |index: usize| lines[index].3.mean(lines[index].0.seat).abs();
                gap(b).total_cmp(&gap(a)).then(a.cmp(&b))
            });
            let of = open.len();
            for (done, index) in open.into_iter().enumerate() {
                if self.steps >= self.effort.steps {
                    break;
                }
                if !go_on(Progress { part: Part::Duels { round }, done, of }) {
                    return None;
                }
                let (stretch, line, _, known) = &mut lines[index];
                let played = played(referee, stretch);
                self.steps += self.compared(stretch, [&played, line], known, (times, SEED));
            }
            if times >= self.effort.most {
                break;
            }
            times = (times * 4).min(self.effort.most);
        }
        let come = |mean: f64| self.worth.come(referee.game(), mean);
        let judged = |(stretch, line, is_same, known)| judge(stretch, line, is_same, &known, &come);
        Some(lines.into_iter().map(judged).collect())
    }

    fn compared(
        &mut self,
        stretch: &Stretch,
        lines: [&[G::Action]; 2],
        known: &mut Difference,
        (times, seed): (u32, u64),
    ) -> u64 {
        let (game, state) = (self.referee.game(), self.referee.state_at(stretch.from));
        let view = View::new(game, &state, Viewer::seat(stretch.seat));
        let how = (known, times, mix(seed, stretch.from as u64));
        duel::compare(game, &mut self.worth, &mut self.steady, (&view, stretch.seat), lines, how)
    }

    /// Where a stretch begins at a state that rests; the first decision, and the end. The true states are judged, for the game is over,
    /// and all of them on the same luck.
    fn curve(&mut self, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Vec<Point>> {
        let (game, end) = (self.referee.game(), self.referee.len());
        let begins: Vec<usize> = stretches(self.referee).iter().map(|stretch| stretch.from).collect();
        let mut points: Vec<Point> = Vec::new();
        for (index, &at) in begins.iter().enumerate() {
            if !go_on(Progress { part: Part::Curve, done: index, of: begins.len() }) {
                return None;
            }
            let state = self.referee.state_at(at);
            if index == 0 || game.rests(&state) {
                points.push(self.point(at, &state));
            }
        }
        let worth = self.worth.of(game, self.referee.state()).map(tenths);
        points.push(Point { at: end, worth, doubt: [0; MAX_SEATS] });
        Some(points)
    }

    fn point(&mut self, at: usize, state: &G::State) -> Point {
        let game = self.referee.game();
        let [mean, doubt] = self.told(state);
        let (mut worth, mut band) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        for seat in 0..game.seats() {
            let (come, off) = self.worth.of_mean(game, mean[seat], doubt[seat]);
            (worth[seat], band[seat]) = (tenths(come), tenths(off));
        }
        Point { at, worth, doubt: band }
    }

    /// The mean of what the judge says where the continuations of the state end, and by how much it may be off.
    fn told(&mut self, state: &G::State) -> [[f64; MAX_SEATS]; 2] {
        let game = self.referee.game();
        let ways = self.effort.ways.max(2);
        let (mut sums, mut squares) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for way in 0..ways {
            let luck = mix(SEED, u64::from(way) << 32);
            let mut now = *state;
            let (mut sealed, mut random) = (Sealed::new([luck, mix(luck, 1)]), Random::new(mix(luck, 2)));
            self.steps += self.steady.play_out(game, &mut now, &mut sealed, &mut random, self.worth.horizon(game)) + 1;
            for (seat, value) in self.worth.told(game, &now).into_iter().enumerate() {
                sums[seat] += value;
                squares[seat] += value * value;
            }
        }
        let count = f64::from(ways);
        let mean = sums.map(|sum| sum / count);
        let mut doubt = [0.0; MAX_SEATS];
        for (seat, doubt) in doubt.iter_mut().enumerate() {
            let variance = (squares[seat] - count * mean[seat] * mean[seat]).max(0.0) / (count - 1.0);
            *doubt = SURE * (variance / count).sqrt();
        }
        [mean, doubt]
    }
}

/// `come` says how a mean of judged values comes true: costs are differences on the curve.
fn judge<A>(stretch: Stretch, line: Vec<A>, is_same: bool, known: &Difference, come: &dyn Fn(f64) -> f64) -> Judged<A> {
    let none = Judged {
        stretch,
        line,
        verdict: if is_same { Verdict::Same } else { Verdict::Unseen },
        cost: 0,
        within: [0, 0],
        effect: [0; MAX_SEATS],
        best: [0; MAX_SEATS],
        times: known.times(),
    };
    if is_same || known.times() == 0 {
        return none;
    }
    let (mean, doubt) = (known.mean(stretch.seat), SURE * known.error(stretch.seat));
    let changed = |seat: Seat| {
        let [played, best] = known.means(seat).map(come);
        played - best
    };
    let price = -changed(stretch.seat);
    let cost = tenths(price);
    // The interval is stretched as the difference was.
    let wide = if mean == 0.0 { doubt } else { doubt * (price / mean).abs() };
    let within = [tenths(price - wide), tenths(price + wide)];
    let verdict = match cost {
        _ if mean.abs() <= doubt || cost.abs() < LEAST => Verdict::AsGood,
        1.. => Verdict::Costs,
        _ => Verdict::Gains,
    };
    if verdict == Verdict::AsGood {
        return Judged { verdict, within, ..none };
    }
    let mut effect = [0; MAX_SEATS];
    for (seat, effect) in effect.iter_mut().enumerate() {
        *effect = tenths(changed(Seat(seat as u8)));
    }
    effect[stretch.seat.index()] = -cost;
    let mut best = [0; MAX_SEATS];
    for (seat, best) in best.iter_mut().enumerate() {
        *best = tenths(come(known.means(Seat(seat as u8))[1]));
    }
    Judged { verdict, cost, within, effect, best, ..none }
}

/// What changed from point to point beyond what was proved to be a decision's.
fn strokes<A>(seats: usize, points: &[Point], judged: &[Judged<A>]) -> Vec<Stroke> {
    let between = |pair: &[Point]| {
        let (from, to) = (pair[0].at, pair[1].at);
        let (mut luck, mut doubt) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        let decided = judged.iter().filter(|judged| (from..to).contains(&judged.stretch.from));
        for seat in 0..seats {
            let made: i32 = decided.clone().map(|judged| judged.effect[seat]).sum();
            luck[seat] = pair[1].worth[seat] - pair[0].worth[seat] - made;
            doubt[seat] = f64::from(pair[0].doubt[seat]).hypot(f64::from(pair[1].doubt[seat])).round() as i32;
        }
        Stroke { from, to, luck, doubt }
    };
    points.windows(2).map(between).collect()
}

/// Bounds: no decision gives away more than was left or wins more than all, so that after each of them every chance stays between none and
/// certainty. Lines are compared in states that the seat had to hold possible, and the curve knows the true one. How it stood before a
/// decision with a price is what all its continuations say, those of the curve (`ways`) and those of the price.
fn bounded<A>(seats: usize, points: &mut [Point], judged: &mut [Judged<A>], ways: i32) {
    let (mut now, mut next) = ([0; MAX_SEATS], 0);
    for one in judged {
        while points.get(next).is_some_and(|point| point.at <= one.stretch.from) {
            (now, next) = (points[next].worth, next + 1);
        }
        if one.cost == 0 {
            continue;
        }
        let times = one.times as i32;
        for (now, best) in now.iter_mut().zip(one.best).take(seats) {
            *now = (*now * ways + best * times) / (ways + times);
        }
        if let Some(point) = points[..next].last_mut().filter(|point| point.at == one.stretch.from) {
            point.worth = now;
        }
        let priced = one.cost;
        for (effect, now) in one.effect.iter_mut().zip(now).take(seats) {
            *effect = (*effect).clamp(-now.max(0), (CERTAIN - now).max(0));
        }
        one.cost = -one.effect[one.stretch.seat.index()];
        // What was taken off the price is taken off both ends.
        one.within = one.within.map(|end| end - (priced - one.cost));
        if one.cost.abs() < LEAST {
            (one.verdict, one.cost, one.effect) = (Verdict::AsGood, 0, [0; MAX_SEATS]);
        }
        now.iter_mut().zip(one.effect).for_each(|(now, effect)| *now += effect);
    }
}

/// The moves of a stretch that are compared with the maître's: giving up is no move among others, and what is worth more than it is no news.
fn played<G: Judge>(referee: &Referee<G>, stretch: &Stretch) -> Vec<G::Action> {
    let game = referee.game();
    moves(referee, stretch).into_iter().take_while(|action| !game.gives_up(action)).collect()
}

/// Who gave up lost what was left by it, and not by bad luck: what changed then is their own doing, though it has no price.
fn own_up<G: Judge>(referee: &Referee<G>, judged: &mut [Judged<G::Action>], strokes: &mut [Stroke]) {
    let game = referee.game();
    for one in judged.iter_mut() {
        if !moves(referee, &one.stretch).iter().any(|action| game.gives_up(action)) {
            continue;
        }
        let Some(stroke) = strokes.iter_mut().find(|stroke| (stroke.from..stroke.to).contains(&one.stretch.from))
        else {
            continue;
        };
        for (effect, luck) in one.effect.iter_mut().zip(&mut stroke.luck) {
            *effect += std::mem::take(luck);
        }
        stroke.doubt = [0; MAX_SEATS];
    }
}

fn account<A>(seat: Seat, points: &[Point], judged: &[Judged<A>], strokes: &[Stroke], habitue: Option<f64>) -> Account {
    let worth = |point: Option<&Point>| point.map_or(0, |point| point.worth[seat.index()]);
    let made = |own: bool| {
        let stretches = judged.iter().filter(|judged| (judged.stretch.seat == seat) == own);
        stretches.map(|judged| judged.effect[seat.index()]).sum()
    };
    let own: Vec<&Judged<A>> = judged.iter().filter(|judged| judged.stretch.seat == seat).collect();
    Account {
        start: worth(points.first()),
        luck: strokes.iter().map(|stroke| stroke.luck[seat.index()]).sum(),
        own: made(true),
        others: made(false),
        result: worth(points.last()),
        stretches: own.len(),
        accuracy: habitue.filter(|_| !own.is_empty()).map(|habitue| accuracy(&own, habitue)),
    }
}

/// `100 · 2^(−ℓ/h)`: ℓ what a stretch cost on the average, h what it costs a *habitué*.
fn accuracy<A>(own: &[&Judged<A>], habitue: f64) -> [f64; 3] {
    let count = own.len() as f64;
    let lost = own.iter().map(|judged| f64::from(judged.cost) / 10.0).sum::<f64>() / count;
    let doubts = own.iter().filter(|judged| judged.cost != 0).map(|judged| {
        let [low, high] = judged.within.map(|end| f64::from(end) / 10.0);
        ((high - low) / 2.0).powi(2)
    });
    let doubt = doubts.sum::<f64>().sqrt() / count;
    [lost, lost + doubt, lost - doubt].map(|lost| 100.0 * (-lost.max(0.0) / habitue).exp2())
}

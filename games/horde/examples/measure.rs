//! How well the players of this game play: `measure [solo|levels|random|heuristic|novice|habitue|maitre|competition|twins|ladder]
//! [games] [seed] [threads]`.
//!
//! `OPTIONS=name=value,…` changes the rules, `TRY=name=value,…` the planner's weights and effort. Whoever tunes on some seeds
//! proves on others.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use galerne_engine::{Game, Judge, Level, Random, Seat, Streams, Turn, parse_options};
use galerne_horde::planner::{Effort, Planner, Weights};
use galerne_horde::{Event, Footing, Horde, State};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Random,
    Heuristic,
    Planner(Level),
}

fn pairs(variable: &str) -> Vec<(String, String)> {
    let words = std::env::var(variable).unwrap_or_default();
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').expect("name=value,…");
        (name.to_owned(), value.to_owned())
    };
    words.split(',').filter(|word| !word.is_empty()).map(pair).collect()
}

/// The planner of a level, changed by `TRY`.
fn tried(game: &Horde, level: Level) -> Planner {
    let (mut weights, mut effort) = (Weights::of(level), Effort::of(level));
    for (name, value) in pairs("TRY") {
        let number: f32 = value.parse().expect("a number");
        match name.as_str() {
            "per_souffle" => weights.per_souffle = number,
            "ready" => weights.ready = number,
            "promise" => weights.promise = number,
            "wound" => weights.wound = number,
            "point" => weights.point = number,
            "missing" => weights.missing = number,
            "luck" => weights.luck = number,
            "slack" => weights.slack = number,
            "tried" => effort.tried = number as usize,
            "weighed" => effort.weighed = number as usize,
            "shares" => effort.shares = number > 0.0,
            _ => panic!("no weight is called {name}"),
        }
    }
    Planner::with(game, weights, effort)
}

struct Mind {
    player: Player,
    planner: Planner,
    random: Random,
}

impl Mind {
    fn new(game: &Horde, player: Player, seed: u64) -> Mind {
        let planner = match player {
            Player::Planner(level) => tried(game, level),
            _ => Planner::new(game),
        };
        Mind { player, planner, random: Random::new(seed) }
    }

    fn choose(
        &mut self,
        game: &Horde,
        state: &State,
        seat: Seat,
        actions: &[<Horde as Game>::Action],
    ) -> <Horde as Game>::Action {
        // Everybody decides on what the seat may see.
        let view = galerne_engine::View::new(game, state, galerne_engine::Viewer::seat(seat));
        match self.player {
            Player::Random => self.random.pick(actions).expect("a decider has an action"),
            Player::Heuristic => {
                let worth: Vec<f32> = actions.iter().map(|action| game.appraise(view.state(), seat, action)).collect();
                let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let good: Vec<_> = actions.iter().zip(&worth).filter(|(_, w)| **w >= best).map(|(a, _)| *a).collect();
                self.random.pick(&good).expect("a decider has an action")
            }
            Player::Planner(_) => self.planner.decide(game, view.state(), seat).expect("the planner decides"),
        }
    }
}

/// How long this thread has been working: on the processor where the system tells, or else by the clock. A busy machine must
/// not make a player look slow.
fn busy() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|words| words.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// The turns after which it is asked how much is decided already.
const EARLY: u8 = 5;

/// What many games came to.
#[derive(Default)]
struct Tally {
    games: u32,
    turns: u32,
    held: u32,
    /// Of those held, on the cells that are named second.
    second: u32,
    missed: u32,
    score: f64,
    /// Won by the first seat and by the second, and by neither.
    ends: [u32; 3],
    lost: BTreeMap<String, u32>,
    /// Games and victories by the number of formations missed in the first turns.
    behind: BTreeMap<usize, (u32, u32)>,
    decisions: u32,
    thought: Duration,
    longest: Duration,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.turns += other.turns;
        self.held += other.held;
        self.second += other.second;
        self.missed += other.missed;
        self.score += other.score;
        for (mine, more) in self.ends.iter_mut().zip(other.ends) {
            *mine += more;
        }
        for (cause, count) in other.lost {
            *self.lost.entry(cause).or_default() += count;
        }
        for (missed, (games, won)) in other.behind {
            let known = self.behind.entry(missed).or_default();
            *known = (known.0 + games, known.1 + won);
        }
        self.decisions += other.decisions;
        self.thought += other.thought;
        self.longest = self.longest.max(other.longest);
    }

    fn play(&mut self, game: &Horde, minds: &mut [Mind], seed: u64) {
        let (mut state, mut luck, mut actions, mut log) = (game.start(), Streams::new(seed), Vec::new(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = game.draw(&state, luck.of(source));
                    game.resolve(&mut state, chance, &mut log);
                }
                Turn::Decide(seats) => {
                    let seat = seats.lowest().expect("somebody decides");
                    actions.clear();
                    game.actions(&state, seat, &mut actions);
                    let asked = busy();
                    let action = minds[seat.index()].choose(game, &state, seat, &actions);
                    let thought = busy().saturating_sub(asked);
                    self.decisions += 1;
                    self.thought += thought;
                    self.longest = self.longest.max(thought);
                    game.act(&mut state, seat, action, &mut log);
                }
            }
        }
        self.held += log.iter().filter(|event| matches!(event, Event::Conform { .. })).count() as u32;
        let second = |event: &&Event| matches!(event, Event::Conform { on: Footing::Alternative, .. });
        self.second += log.iter().filter(second).count() as u32;
        self.missed += log.iter().filter(|event| matches!(event, Event::Missed { .. })).count() as u32;
        let (position, standings) = (game.describe(&state), game.standings(&state));
        self.games += 1;
        self.turns += u32::from(position.turn);
        self.score += f64::from(standings.score(Seat(0)));
        self.ends[standings.winners.lowest().map_or(2, Seat::index)] += 1;
        let early = log.iter().take_while(|event| !matches!(event, Event::TurnBegan { turn } if *turn > EARLY));
        let missed = early.filter(|event| matches!(event, Event::Missed { .. })).count();
        let known = self.behind.entry(missed).or_default();
        *known = (known.0 + 1, known.1 + u32::from(!standings.winners.is_empty()));
        if let Some(cause) = position.hordes[0].lost {
            *self.lost.entry(format!("{cause:?}")).or_default() += 1;
        }
    }
}

#[derive(Clone, Copy)]
struct Plan {
    games: u32,
    seed: u64,
    threads: u32,
}

impl Plan {
    /// Game after game, each thread every so many seeds.
    fn run(self, players: &[Player]) -> Tally {
        let options = parse_options::<Horde>(&pairs("OPTIONS")).expect("options of this game");
        let game = Horde::new(&options, players.len()).expect("the game opens");
        let work = |first: u32| {
            let mut minds: Vec<Mind> = players
                .iter()
                .enumerate()
                .map(|(at, &player)| Mind::new(&game, player, self.seed + at as u64))
                .collect();
            let mut tally = Tally::default();
            for number in (first..self.games).step_by(self.threads as usize) {
                tally.play(&game, &mut minds, self.seed + u64::from(number));
                if tally.games % 25 == 0 {
                    eprintln!("{:?} of {}", tally.ends, tally.games);
                }
            }
            tally
        };
        let mut all = Tally::default();
        std::thread::scope(|scope| {
            let hands: Vec<_> = (0..self.threads).map(|first| scope.spawn(move || work(first))).collect();
            for hand in hands {
                all.add(hand.join().expect("the games end"));
            }
        });
        all
    }

    fn solo(self, name: &str, player: Player) {
        let all = self.run(&[player]);
        println!(
            "solo, {name}: won {} of {} games, score {:.1}, {:.1} turns, formations held {:.0} % ({:.0} % of them on the second cell), lost {:?}; {:.1} ms a decision, \
             the longest {:.0} ms",
            share(all.ends[0], all.games),
            all.games,
            all.score / f64::from(all.games),
            f64::from(all.turns) / f64::from(all.games),
            100.0 * f64::from(all.held) / f64::from((all.held + all.missed).max(1)),
            100.0 * f64::from(all.second) / f64::from(all.held.max(1)),
            all.lost,
            1000.0 * all.thought.as_secs_f64() / f64::from(all.decisions.max(1)),
            1000.0 * all.longest.as_secs_f64(),
        );
        for (missed, (games, won)) in &all.behind {
            println!("  {missed} missed in the first {EARLY} turns: won {} of {games} games", share(*won, *games));
        }
    }

    fn competition(self, name: &str, players: [Player; 2]) {
        let all = self.run(&players);
        println!(
            "competition, {name}: left {}, right {}, draw or both lost {} of {} games, {:.1} turns",
            share(all.ends[0], all.games),
            share(all.ends[1], all.games),
            share(all.ends[2], all.games),
            all.games,
            f64::from(all.turns) / f64::from(all.games),
        );
    }
}

/// A share with its 95 % interval (Wilson), in per cent.
fn share(hits: u32, games: u32) -> String {
    let (n, p, z) = (f64::from(games), f64::from(hits) / f64::from(games), 1.96f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!("{:5.1} % [{:.1}, {:.1}]", 100.0 * p, 100.0 * (middle - half).max(0.0), 100.0 * (middle + half))
}

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "solo".to_owned());
    let mut number = |usual: u64| args.next().map_or(usual, |word| word.parse().expect("a number"));
    let plan = Plan { games: number(2_000) as u32, seed: number(1), threads: number(1).max(1) as u32 };
    let many = Plan { games: plan.games * 10, ..plan };
    let (novice, habitue, maitre) =
        (Player::Planner(Level::Novice), Player::Planner(Level::Habitue), Player::Planner(Level::Maitre));
    if ["solo", "random"].contains(&what.as_str()) {
        many.solo("random", Player::Random);
    }
    if ["solo", "heuristic"].contains(&what.as_str()) {
        many.solo("heuristic", Player::Heuristic);
    }
    for (name, player) in [("novice", novice), ("habitue", habitue), ("maitre", maitre)] {
        if ["solo", "levels", name].contains(&what.as_str()) {
            plan.solo(name, player);
        }
    }
    if what == "competition" {
        plan.competition("heuristic against heuristic", [Player::Heuristic; 2]);
        plan.competition("maître against heuristic", [maitre, Player::Heuristic]);
    }
    if what == "twins" {
        plan.competition("novice against novice", [novice; 2]);
        plan.competition("habitué against habitué", [habitue; 2]);
        plan.competition("maître against maître", [maitre; 2]);
    }
    if what == "ladder" {
        for (name, players) in [
            ("habitué against novice", [habitue, novice]),
            ("novice against habitué", [novice, habitue]),
            ("maître against habitué", [maitre, habitue]),
            ("habitué against maître", [habitue, maitre]),
        ] {
            plan.competition(name, players);
        }
    }
}

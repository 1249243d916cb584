//! How well the players of this game play: `measure [solo|competition|levels|novice|habitue|maitre|…] [games] [seed]`.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use galerne_engine::{Game, Judge, Random, Seat, Streams, Turn};
use galerne_horde::planner::{Effort, Level, Planner, Weights};
use galerne_horde::{Event, Horde, Options, State};

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Random,
    Heuristic,
    Planner(Level),
}

/// The planner of a level; for tuning, `TRY=name=value,…` changes its weights and effort.
fn tried(game: &Horde, level: Level) -> Planner {
    let (mut weights, mut effort): (Weights, Effort) = (level.weights(), level.effort());
    for word in std::env::var("TRY").unwrap_or_default().split(',').filter(|word| !word.is_empty()) {
        let (name, value) = word.split_once('=').expect("TRY=name=value,…");
        let number: f32 = value.parse().expect("a number");
        match name {
            "per_souffle" => weights.per_souffle = number,
            "ready" => weights.ready = number,
            "wound" => weights.wound = number,
            "character" => weights.character = number,
            "point" => weights.point = number,
            "luck" => weights.luck = number,
            "uncovered" => weights.uncovered = number,
            "next_turn" => weights.next_turn = number > 0.5,
            "unharmed" => weights.unharmed = number,
            "slack" => weights.slack = number,
            "danger" => weights.danger = number,
            "tried" => effort.tried = number as usize,
            "weighed" => effort.weighed = number as usize,
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

fn play(game: &Horde, minds: &mut [Mind], seed: u64, log: &mut Vec<Event>) -> State {
    let (mut state, mut luck, mut actions) = (game.start(), Streams::new(seed), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, log);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let action = minds[seat.index()].choose(game, &state, seat, &actions);
                game.act(&mut state, seat, action, log);
            }
        }
    }
}

/// A share with its 95 % interval (Wilson), in per cent.
fn share(hits: u32, games: u32) -> String {
    let (n, p, z) = (f64::from(games), f64::from(hits) / f64::from(games), 1.96f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    format!("{:5.1} % [{:.1}, {:.1}]", 100.0 * p, 100.0 * (middle - half).max(0.0), 100.0 * (middle + half))
}

fn solo(name: &str, player: Player, games: u32, seed: u64) {
    let game = Horde::new(&Options::default(), 1).expect("the rulebook's own game opens");
    let (mut won, mut turns) = (0, 0u32);
    let mut causes = std::collections::BTreeMap::<String, u32>::new();
    let mut minds = [Mind::new(&game, player, seed)];
    let (mut held, mut missed) = (0u32, 0u32);
    for number in 0..games {
        let mut log = Vec::new();
        let state = play(&game, &mut minds, seed + u64::from(number), &mut log);
        for event in log {
            held += u32::from(matches!(event, Event::Conform { .. }));
            missed += u32::from(matches!(event, Event::Missed { .. }));
        }
        let position = game.describe(&state);
        turns += u32::from(position.turn);
        if number % 25 == 24 {
            eprintln!("{name}: {won} of {number}");
        }
        match position.hordes[0].lost {
            None => won += 1,
            Some(cause) => *causes.entry(format!("{cause:?}")).or_default() += 1,
        }
    }
    println!(
        "solo, {name}: won {} of {games} games, {:.1} turns, formations held {:.0} %, lost {causes:?}",
        share(won, games),
        f64::from(turns) / f64::from(games),
        100.0 * f64::from(held) / f64::from((held + missed).max(1))
    );
}

fn competition(name: &str, players: [Player; 2], games: u32, seed: u64) {
    let game = Horde::new(&Options::default(), 2).expect("the rulebook's own game opens");
    let (mut wins, mut draws, mut turns) = ([0, 0], 0, 0u32);
    let mut minds = [Mind::new(&game, players[0], seed), Mind::new(&game, players[1], seed + 1)];
    for number in 0..games {
        let state = play(&game, &mut minds, seed + u64::from(number), &mut Vec::new());
        turns += u32::from(game.describe(&state).turn);
        match game.standings(&state).winners.lowest() {
            Some(seat) => wins[seat.index()] += 1,
            None => draws += 1,
        }
    }
    println!(
        "competition, {name}: left {}, right {}, draw or both lost {} of {games} games, {:.1} turns",
        share(wins[0], games),
        share(wins[1], games),
        share(draws, games),
        f64::from(turns) / f64::from(games)
    );
}

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "all".to_owned());
    let games: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2_000);
    let seed: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let is = |name: &str| what == "all" || what == name;
    if is("solo") || is("random") {
        solo("random", Player::Random, games * 10, seed);
    }
    if is("solo") || is("heuristic") {
        solo("heuristic", Player::Heuristic, games * 10, seed);
    }
    for (name, level) in [("novice", Level::Novice), ("habitue", Level::Habitue), ("maitre", Level::Maitre)] {
        if is("solo") || is("levels") || is(name) {
            solo(name, Player::Planner(level), games, seed);
        }
    }
    if is("competition") {
        competition("heuristic against heuristic", [Player::Heuristic, Player::Heuristic], games, seed);
        let maitre = Player::Planner(Level::Maitre);
        competition("maître against heuristic", [maitre, Player::Heuristic], games / 4, seed);
    }
    if what == "planners" {
        let maitre = Player::Planner(Level::Maitre);
        competition("maître against maître", [maitre, maitre], games, seed);
    }
}

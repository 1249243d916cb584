//! Strength of the judgement and balance of the game: `measure [games] [points] [what …]`.
//!
//! `what` is any of `random`, `plain`, `levels`, `balance`, `scenarios`, `tables`, `pv`; all of them unless said. `mended` plays
//! with the mended costs. Armies are drawn at random with equal points; every pair of armies is fought twice with the players
//! exchanged.

#![allow(clippy::print_stdout, reason = "an example speaks")]

mod balance;
mod duels;

use balance::{balance, scenarios, tables, wounds};
use duels::{duel, levels};
use galerne_engine::{Game, Level, Random, Seat, Streams, Turn, mix};
use galerne_onb::{Action, Onb, Options, State};
use std::collections::BTreeMap;

const MAPS: [&str; 4] = ["prairie", "donjon", "ruines", "citadelle"];

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Judge,
    Plain,
    Random,
}

struct Result {
    winners: Vec<u8>,
    rounds: u32,
    at_limit: bool,
    /// Per seat: kind ids with numbers, affiliation.
    armies: Vec<BTreeMap<String, u32>>,
    banners: Vec<String>,
}

/// What every battle of a measurement has in common.
#[derive(Clone, Copy)]
struct Terms {
    games: u64,
    points: u32,
    costs: &'static str,
}

impl Terms {
    fn game(self, map: &str, seats: usize, more: &str) -> Onb {
        let Terms { points, costs, .. } = self;
        let json = format!(
            r#"{{"map": "{map}", "points": {points}, "costs": "{costs}", "armies": "random", "concede": false{more}}}"#
        );
        let options: Options = serde_json::from_str(&json).expect("options");
        Onb::new(&options, seats).expect("the set-up")
    }
}

fn choose(
    game: &Onb,
    state: &State,
    seat: Seat,
    player: Player,
    random: &mut Random,
    buffer: &mut Vec<Action>,
) -> Action {
    let advice = match player {
        Player::Judge => game.advise(state, seat),
        Player::Plain => game.plain_advice(state, seat),
        Player::Random => None,
    };
    advice.unwrap_or_else(|| {
        buffer.clear();
        game.actions(state, seat, buffer);
        random.pick(buffer).expect("a decider has an action")
    })
}

fn play(game: &Onb, players: &[Player], seed: u64) -> Result {
    let mut luck = Streams::new(seed);
    let mut random = Random::new(mix(seed, 5));
    let mut state = game.start();
    let mut buffer = Vec::new();
    let mut armies = None;
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                if armies.is_none() {
                    armies = Some(game.describe(&state).armies);
                }
                let seat = seats.lowest().expect("somebody decides");
                let action = choose(game, &state, seat, players[seat.index()], &mut random, &mut buffer);
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
    let position = game.describe(&state);
    let armies: Vec<BTreeMap<String, u32>> = armies
        .unwrap_or_default()
        .into_iter()
        .map(|list| list.unwrap_or_default().into_iter().map(|(id, n)| (id, u32::from(n))).collect())
        .collect();
    let banner = |list: &BTreeMap<String, u32>| {
        let kinds = list
            .keys()
            .filter_map(|id| game.library().kind(id))
            .map(|kind| game.library().kinds[kind].affiliation.word());
        kinds.filter(|word| *word != "neutre").max().unwrap_or("neutre").to_owned()
    };
    let standing = position.units.iter().filter(|unit| unit.pv > 0).map(|unit| unit.seat).collect::<Vec<_>>();
    let both = (0..game.seats() as u8).filter(|&seat| standing.contains(&Some(Seat(seat)))).count() > 1;
    Result {
        winners: position.winners.iter().map(|seat| seat.0).collect(),
        rounds: u32::from(position.round),
        at_limit: both,
        banners: armies.iter().map(banner).collect(),
        armies,
    }
}

#[derive(Default, Clone, Copy)]
struct Rate {
    won: f64,
    n: f64,
}

impl Rate {
    fn add(&mut self, score: f64) {
        self.won += score;
        self.n += 1.0;
    }

    fn percent(self) -> f64 {
        if self.n == 0.0 { 50.0 } else { 100.0 * self.won / self.n }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(1000);
    let points = numbers.get(1).copied().unwrap_or(200) as u32;
    let named: Vec<&str> = words.iter().map(String::as_str).filter(|word| word.parse::<u64>().is_err()).collect();
    let costs = if named.contains(&"mended") { "mended" } else { "printed" };
    let terms = Terms { games, points, costs };
    let wants = |what: &str| named.iter().all(|word| *word == "mended") || named.contains(&what);
    if wants("random") {
        duel("judgement against random", Player::Judge, Player::Random, terms);
    }
    if wants("plain") {
        duel("judgement against the plain player", Player::Judge, Player::Plain, terms);
    }
    if wants("levels") {
        levels("maître against habitué", [Level::Maitre, Level::Habitue], terms);
        levels("habitué against novice", [Level::Habitue, Level::Novice], terms);
    }
    if wants("balance") {
        balance(terms);
    }
    if wants("scenarios") {
        scenarios(terms);
    }
    if wants("tables") {
        tables(games);
    }
    if wants("pv") {
        wounds(terms);
    }
}

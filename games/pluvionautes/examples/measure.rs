//! What the quick player is worth and what the game does with it:
//! `cargo run --release -p galerne-pluvionautes --example measure -- [TABLE] [GAMES] [SEATS]`
//!
//! Tables: `greedy` (everybody takes what is best for oneself: scores, seats, cards, turns), `judge` (the same with the game's
//! own judgement, which also hinders), `random`, `among-random` (one judging player among random ones), `deny` (one seat that
//! hinders more or less among players who hinder as much as the fourth argument says, 0 unless said), `modes` (kinds of throw),
//! `tune` (styles against habitué: denial, last, keen after the number of seats, three numbers each), `levels` (novice, habitué and maître against each other, every game once from each side), `solo`, `all` (but for `levels`, which
//! thinks long). Same games, same luck on every machine.
#![allow(clippy::print_stdout)]

use galerne_engine::{Game, Random, Seat, SeatSet, Streams, Turn, View, Viewer, mix};
use galerne_pluvionautes::{
    Action, Event, Kind, LastRound, Mission, Options, Pilot, Pluvionautes, State, Style, Switch, Throw,
};

#[derive(Clone, Copy, PartialEq)]
enum Player {
    Random,
    Quick(Style),
    Level(Pilot),
}

const JUDGE: Player = Player::Quick(Style::HINDERING);
const GREEDY: Player = Player::Quick(Style::SELFISH);

#[derive(Default)]
struct Tally {
    turns: u32,
    failed: u32,
    passed: u32,
    touched: u32,
    lost: u32,
    towed: u32,
    placed: [u32; 3],
    destroyed: u32,
}

struct Played {
    state: State,
    first: Seat,
}

fn choose(
    game: &Pluvionautes,
    state: &State,
    seat: Seat,
    player: Player,
    actions: &[Action],
    luck: &mut Random,
) -> Action {
    let style = match player {
        Player::Random => return luck.pick(actions).expect("a decider has an action"),
        Player::Level(pilot) => {
            let view = View::new(game, state, Viewer(SeatSet::one(seat)));
            return game.decide(&pilot, &view, seat, luck).expect("a decider has an action");
        }
        Player::Quick(style) => style,
    };
    let (mut best, mut ties, mut chosen) = (f32::NEG_INFINITY, 0, actions[0]);
    for action in actions {
        let worth = game.appraise_as(&style, state, seat, action);
        if worth > best + 1e-5 {
            (best, ties, chosen) = (worth, 1, *action);
        } else if worth >= best - 1e-5 {
            ties += 1;
            if luck.below(ties) == 0 {
                chosen = *action;
            }
        }
    }
    chosen
}

fn play(game: &Pluvionautes, seed: u64, players: &[Player], tally: &mut Tally) -> Played {
    let (mut luck, mut streams) = (Random::new(mix(seed, 99)), Streams::new(seed));
    let (mut state, mut first) = (game.start(), Seat(0));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    loop {
        events.clear();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, streams.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let order = (seat.index() + game.seats() - first.index()) % game.seats();
                let action = choose(game, &state, seat, players[order], &actions, &mut luck);
                game.act(&mut state, seat, action, &mut events);
            }
        }
        let mut touched = false;
        for event in &events {
            match *event {
                Event::First { seat } => first = seat,
                Event::TurnBegan { .. } => tally.turns += 1,
                Event::Out => tally.failed += 1,
                Event::Passed { .. } => tally.passed += 1,
                Event::Contact { .. } => touched = true,
                Event::Lost { .. } => tally.lost += 1,
                Event::Towed { .. } => tally.towed += 1,
                Event::Placed { kind, .. } => tally.placed[kind.index()] += 1,
                Event::Destroyed { .. } => tally.destroyed += 1,
                _ => {}
            }
        }
        tally.touched += u32::from(touched);
    }
    Played { state, first }
}

/// Mean, standard deviation and quantiles of a list of scores.
struct Spread(Vec<u32>);

impl Spread {
    fn mean(&self) -> f64 {
        self.0.iter().map(|&x| f64::from(x)).sum::<f64>() / self.0.len().max(1) as f64
    }

    fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.0.iter().map(|&x| (f64::from(x) - mean).powi(2)).sum::<f64>() / self.0.len().max(1) as f64).sqrt()
    }

    fn quantiles(&mut self, shares: &[f64]) -> String {
        self.0.sort_unstable();
        let last = self.0.len() - 1;
        shares.iter().map(|share| self.0[(share * last as f64) as usize].to_string()).collect::<Vec<_>>().join("/")
    }
}

fn list(values: impl Iterator<Item = f64>, digits: usize) -> String {
    values.map(|value| format!("{value:.digits$}")).collect::<Vec<_>>().join(" ")
}

/// One line of the table of scores and seats; `players` by order of play, the first player first.
fn table(label: &str, options: &Options, seats: usize, games: u64, players: &[Player], details: bool) -> Vec<f64> {
    let game = Pluvionautes::new(options, seats).expect("the options of a table are sound");
    let mut tally = Tally::default();
    let mut scores = Spread(Vec::new());
    let mut by_seat = vec![0.0; seats];
    let mut wins = vec![0.0; seats];
    let mut tied = 0;
    let mut cards = [(0.0, 0.0, 0.0); 6];
    let mut locked = 0;
    for seed in 0..games {
        let played = play(&game, seed, players, &mut tally);
        let winners = game.standings(&played.state).winners;
        tied += u32::from(winners.len() > 1);
        for order in 0..seats {
            let seat = Seat(((played.first.index() + order) % seats) as u8);
            let score = game.score(&played.state, seat);
            scores.0.push(score);
            by_seat[order] += f64::from(score);
            let share = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            wins[order] += share;
            for mission in played.state.missions(seat).unwrap_or_default() {
                let points = game.islands_counted(&played.state, mission) * game.value(mission);
                let card = &mut cards[mission as usize];
                *card = (card.0 + 1.0, card.1 + f64::from(points), card.2 + share);
            }
        }
        let state = &played.state;
        locked += galerne_pluvionautes::Cell::all()
            .filter(|&cell| state.sky().at(cell).is_some() && !state.is_towable(cell))
            .count();
    }
    let n = games as f64;
    println!(
        "{seats} players, {label} ({games} games): mean {:.1} (sd {:.1}), 5/50/95 % {}, by order {}, wins % {}, tied {:.0} %",
        scores.mean(),
        scores.deviation(),
        scores.quantiles(&[0.05, 0.5, 0.95]),
        list(by_seat.iter().map(|sum| sum / n), 1),
        list(wins.iter().map(|sum| 100.0 * sum / n), 0),
        100.0 * f64::from(tied) / n
    );
    if details {
        for mission in Mission::ALL {
            let (held, points, won) = cards[mission as usize];
            println!(
                "    {:<20} {:>5.1} points, holder wins {:>3.0} % (fair {:.0} %)",
                mission.id(),
                points / held,
                100.0 * won / held,
                100.0 / seats as f64
            );
        }
        let turns = f64::from(tally.turns);
        println!(
            "    per turn: failed throws {:.3}, passed {:.2} %, weather hit {:.0} %, towed {:.0} %, lost dice {:.2} %",
            f64::from(tally.failed) / turns,
            100.0 * f64::from(tally.passed) / turns,
            100.0 * f64::from(tally.touched) / turns,
            100.0 * f64::from(tally.towed) / turns,
            100.0 * f64::from(tally.lost) / turns
        );
        println!(
            "    per game: placed walls {:.1}, towers {:.1}, lighthouses {:.1}; destroyed {:.1}; islands locked at the end {:.1}",
            f64::from(tally.placed[Kind::Wall.index()]) / n,
            f64::from(tally.placed[Kind::WaterTower.index()]) / n,
            f64::from(tally.placed[Kind::Lighthouse.index()]) / n,
            f64::from(tally.destroyed) / n,
            locked as f64 / n
        );
    }
    wins.iter().map(|sum| 100.0 * sum / n).collect()
}

fn solo(games: u64) {
    for rounds in [6, 8, 10] {
        for (label, player) in [("greedy", GREEDY), ("random", Player::Random)] {
            let options = Options { rounds, gust: Switch::On, missions_per_kind: 2, ..Options::default() };
            let game = Pluvionautes::new(&options, 1).expect("solo");
            let mut tally = Tally::default();
            let mut scores = Spread(
                (0..games).map(|seed| game.score(&play(&game, seed, &[player], &mut tally).state, Seat(0))).collect(),
            );
            println!(
                "solo, {rounds} turns, {label} ({games} games): mean {:.1}, 5/25/50/75/95 % {}",
                scores.mean(),
                scores.quantiles(&[0.05, 0.25, 0.5, 0.75, 0.95])
            );
        }
    }
}

/// Two levels against each other: each game from both sides with the same luck.
fn duel(names: [&str; 2], pilots: [Pilot; 2], seats: usize, games: u64) {
    let game = Pluvionautes::new(&Options::default(), seats).expect("a game");
    let (mut won, mut margin, mut tally) = (Vec::new(), Vec::new(), Tally::default());
    for seed in 0..games / 2 {
        for side in 0..2 {
            let players: Vec<Player> = (0..seats).map(|order| Player::Level(pilots[(order + side) % 2])).collect();
            let played = play(&game, seed, &players, &mut tally);
            let winners = game.standings(&played.state).winners;
            let (mut share, mut sums) = (0.0, [0.0; 2]);
            for order in 0..seats {
                let seat = Seat(((played.first.index() + order) % seats) as u8);
                let whose = (order + side) % 2;
                sums[whose] += f64::from(game.score(&played.state, seat)) * 2.0 / seats as f64;
                if whose == 0 && winners.has(seat) {
                    share += 1.0 / winners.len() as f64;
                }
            }
            won.push(share);
            margin.push(sums[0] - sums[1]);
        }
    }
    let n = won.len() as f64;
    let mean = won.iter().sum::<f64>() / n;
    let error = (won.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / n / n).sqrt();
    println!(
        "{seats} players, {} against {} ({n} games): wins {:.1} % ± {:.1}, {:+.1} villagers",
        names[0],
        names[1],
        100.0 * mean,
        196.0 * error,
        margin.iter().sum::<f64>() / n
    );
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let which = words.first().map_or("all", String::as_str);
    let games: u64 = words.get(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let sizes: Vec<usize> = words.get(2).and_then(|n| n.parse().ok()).map_or((2..=6).collect(), |n| vec![n]);
    let others: f32 = words.get(3).and_then(|n| n.parse().ok()).unwrap_or(0.0);
    let core = Options::default();
    let wants = |table: &str| which == "all" || which == table;
    if wants("random") {
        for &seats in &sizes {
            table("random", &core, seats, games, &vec![Player::Random; seats], false);
        }
    }
    if wants("greedy") {
        for &seats in &sizes {
            table("greedy", &core, seats, games, &vec![GREEDY; seats], true);
        }
    }
    if wants("judge") {
        for &seats in &sizes {
            table("judge", &core, seats, games, &vec![JUDGE; seats], true);
        }
    }
    if wants("among-random") {
        for &seats in &sizes {
            let mut all = 0.0;
            for order in 0..seats {
                let mut players = vec![Player::Random; seats];
                players[order] = JUDGE;
                all += table("one judge among random", &core, seats, games / seats as u64, &players, false)[order];
            }
            println!("    the judging one wins {:.0} %", all / seats as f64);
        }
    }
    if wants("deny") {
        for &seats in &sizes {
            for denial in [0.0, 0.05, 0.15, 0.3, 0.5] {
                for order in [0, seats - 1] {
                    let mut players = vec![Player::Quick(Style { denial: others, ..Style::SELFISH }); seats];
                    players[order] = Player::Quick(Style { denial, ..Style::SELFISH });
                    let label = format!("denial {denial} in place {}", order + 1);
                    table(&label, &core, seats, games, &players, false);
                }
            }
        }
    }
    if wants("modes") {
        for &seats in &sizes {
            for throw in [Throw::Uniform, Throw::Aimed, Throw::Chosen] {
                let options = Options { throw, ..core.clone() };
                table(&format!("{throw:?}"), &options, seats, games, &vec![GREEDY; seats], false);
            }
            let frozen = Options { last_round: LastRound::Frozen, ..core.clone() };
            table("frozen last round", &frozen, seats, games, &vec![GREEDY; seats], false);
        }
    }
    if which == "tune" {
        let numbers: Vec<f32> = words.iter().skip(3).filter_map(|word| word.parse().ok()).collect();
        for three in numbers.chunks_exact(3) {
            let style = Style { denial: three[0], last: three[1], keen: three[2], ..Style::SELFISH };
            let name = format!("{three:?}");
            duel([&name, "habitué"], [Pilot { style, misjudges: 0.0 }, Pilot::HABITUE], sizes[0], games);
        }
    }
    if which == "levels" {
        let sizes: &[usize] = if words.len() > 2 { &sizes } else { &[2] };
        for &seats in sizes {
            duel(["habitué", "novice"], [Pilot::HABITUE, Pilot::NOVICE], seats, games);
            duel(["maître", "habitué"], [Pilot::MAITRE, Pilot::HABITUE], seats, games);
        }
    }
    if wants("solo") {
        solo(games);
    }
}

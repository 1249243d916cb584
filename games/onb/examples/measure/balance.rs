//! Whether the game is fair: affiliations, maps, seats, costs, scenarios, ready-made armies, and PV against health.

use crate::{MAPS, Player, Rate, Terms, play};
use galerne_engine::{Game, Random, Seat, Streams, Turn, mix};
use galerne_onb::bestiary::Library;
use galerne_onb::{Action, Onb, State};
use std::collections::BTreeMap;

/// Judge against judge: affiliations, maps, seats, and what each creature seems to be worth.
pub(crate) fn balance(terms: Terms) {
    let Terms { games, points, costs } = terms;
    let mut banners: BTreeMap<String, Rate> = BTreeMap::new();
    let mut pairs: BTreeMap<(String, String), Rate> = BTreeMap::new();
    let mut by_map: BTreeMap<(usize, String), Rate> = BTreeMap::new();
    let mut seats = [Rate::default(); 4];
    let (mut rounds, mut limits) = ([0.0; 4], [0.0; 4]);
    let mut samples: Vec<(BTreeMap<String, f64>, f64)> = Vec::new();
    for number in 0..games {
        let map = (number % 4) as usize;
        let game = terms.game(MAPS[map], 2, "");
        let result = play(&game, &[Player::Judge; 2], mix(number, 23));
        let score = if result.winners.is_empty() { 0.5 } else { f64::from(u8::from(result.winners.contains(&0))) };
        seats[map].add(score);
        rounds[map] += f64::from(result.rounds);
        limits[map] += f64::from(u8::from(result.at_limit));
        let [a, b] = [&result.banners[0], &result.banners[1]];
        if a != b {
            for (mine, theirs, score) in [(a, b, score), (b, a, 1.0 - score)] {
                banners.entry(mine.clone()).or_default().add(score);
                pairs.entry((mine.clone(), theirs.clone())).or_default().add(score);
                by_map.entry((map, mine.clone())).or_default().add(score);
            }
        }
        let mut difference: BTreeMap<String, f64> = BTreeMap::new();
        for (seat, sign) in [(0, 1.0), (1, -1.0)] {
            for (id, n) in &result.armies[seat] {
                *difference.entry(id.clone()).or_default() += sign * f64::from(*n);
            }
        }
        samples.push((difference, score));
    }
    println!("\nbalance at {points} points, {costs} costs, {games} games of the judgement against itself");
    for (map, name) in MAPS.iter().enumerate() {
        let n = seats[map].n.max(1.0);
        println!(
            "  {name}: {:.1} rounds, {:.1} % at the limit, seat 1 wins {:.1} %",
            rounds[map] / n,
            100.0 * limits[map] / n,
            seats[map].percent()
        );
    }
    for (banner, rate) in &banners {
        let maps: Vec<String> = (0..4)
            .map(|map| {
                format!(
                    "{} {:.0}",
                    MAPS[map],
                    by_map.get(&(map, banner.clone())).copied().unwrap_or_default().percent()
                )
            })
            .collect();
        println!("  {banner}: {:.1} % ({:.0} games); {}", rate.percent(), rate.n, maps.join(", "));
    }
    for ((a, b), rate) in &pairs {
        if a < b {
            println!("  {a} – {b}: {:.1} %", rate.percent());
        }
    }
    fit_costs(&samples, terms.game(MAPS[0], 2, "").library());
}

/// A logistic fit of the winner on the difference of the armies; weights scaled so that all costs together agree.
fn fit_costs(samples: &[(BTreeMap<String, f64>, f64)], library: &Library) {
    let kinds: Vec<(String, f64)> = library.kinds[..library.creatures]
        .iter()
        .filter(|kind| kind.cost > 0)
        .map(|kind| (kind.id.clone(), f64::from(kind.cost)))
        .collect();
    let mut weights: Vec<f64> = kinds.iter().map(|(_, cost)| cost * 0.02).collect();
    let mut present = vec![0.0; kinds.len()];
    for _ in 0..400 {
        let mut slope = vec![0.0; kinds.len()];
        for (difference, score) in samples {
            let sum: f64 = kinds
                .iter()
                .zip(&weights)
                .map(|((id, _), weight)| weight * difference.get(id).copied().unwrap_or(0.0))
                .sum();
            let error = score - 1.0 / (1.0 + (-sum).exp());
            for (slot, (id, _)) in slope.iter_mut().zip(&kinds) {
                *slot += error * difference.get(id).copied().unwrap_or(0.0);
            }
        }
        for ((weight, slope), (_, cost)) in weights.iter_mut().zip(&slope).zip(&kinds) {
            // A weak pull towards the printed cost, so that rare creatures do not run away.
            *weight += (slope - 2.0 * (*weight - cost * 0.02)) / samples.len().max(1) as f64;
        }
    }
    for (difference, _) in samples {
        for (count, (id, _)) in present.iter_mut().zip(&kinds) {
            *count += f64::from(u8::from(difference.get(id).copied().unwrap_or(0.0) != 0.0));
        }
    }
    let scale = kinds.iter().map(|(_, cost)| cost).sum::<f64>() / weights.iter().sum::<f64>().max(1e-9);
    println!("  cost → fitted (games with a difference):");
    for (((id, cost), weight), seen) in kinds.iter().zip(&weights).zip(&present) {
        println!("    {id:<12} {cost:>4.0} → {:>5.1}  ({seen:.0})", weight * scale);
    }
}

/// The other scenarios and numbers of players.
pub(crate) fn scenarios(terms: Terms) {
    let games = terms.games;
    println!("\nscenarios, judgement against itself");
    for map in MAPS {
        let game = terms.game(map, 2, r#", "scenario": "capture""#);
        let (mut attacker, mut rounds) = (Rate::default(), 0.0);
        for number in 0..games / 4 {
            let result = play(&game, &[Player::Judge; 2], mix(number, 31));
            attacker.add(f64::from(u8::from(result.winners.contains(&0))));
            rounds += f64::from(result.rounds);
        }
        println!(
            "  capture {map}: the attacker wins {:.1} %, {:.1} rounds",
            attacker.percent(),
            rounds / attacker.n.max(1.0)
        );
    }
    let tables = [
        ("cible", 2, "ruines", r#", "scenario": "cible""#),
        ("three for themselves", 3, "ruines", ""),
        ("four for themselves", 4, "citadelle", ""),
        ("two against two", 4, "citadelle", r#", "alliances": "pairs""#),
    ];
    for (name, seats, map, more) in tables {
        let points = if seats == 4 { 150 } else { terms.points };
        let game = Terms { points, ..terms }.game(map, seats, more);
        let (mut wins, mut rounds, mut drawn) = (vec![0.0; seats], 0.0, 0);
        let n = games / 8;
        for number in 0..n {
            let result = play(&game, &vec![Player::Judge; seats], mix(number, 37));
            result.winners.iter().for_each(|&seat| wins[usize::from(seat)] += 100.0 / n as f64);
            drawn += u32::from(result.winners.is_empty());
            rounds += f64::from(result.rounds) / n as f64;
        }
        let wins: Vec<String> = wins.iter().map(|share| format!("{share:.0}")).collect();
        println!("  {name} on {map}: seats {} %, {rounds:.1} rounds, {drawn} draws of {n}", wins.join(" / "));
    }
}

/// Ready-made armies against each other: the average of each row.
pub(crate) fn tables(games: u64) {
    println!("\nready-made armies, judgement on both sides");
    let starter = Library::starter();
    let each = (games / 60).max(2);
    for army in 0..starter.ready.len() as u8 {
        let mut rate = Rate::default();
        for other in (0..starter.ready.len() as u8).filter(|&other| other != army) {
            for number in 0..each {
                let map = MAPS[(number % 4) as usize];
                let json = format!(r#"{{"map": "{map}", "points": 200, "concede": false}}"#);
                let game = Onb::new(&serde_json::from_str(&json).expect("options"), 2).expect("the set-up");
                let lists = if number % 2 == 0 { [army, other] } else { [other, army] };
                let mut state = game.start();
                for (seat, list) in lists.into_iter().enumerate() {
                    game.act(&mut state, Seat(seat as u8), Action::Ready(list), &mut ());
                    game.act(&mut state, Seat(seat as u8), Action::Lock, &mut ());
                }
                let winner = finish(&game, state, mix(number, u64::from(army) * 16 + u64::from(other)));
                let mine = u8::from(number % 2 != 0);
                rate.add(winner.map_or(0.5, |seat| f64::from(u8::from(seat == mine))));
            }
        }
        println!("  {}: {:.1} % of {:.0}", starter.ready[usize::from(army)].id, rate.percent(), rate.n);
    }
}

fn finish(game: &Onb, mut state: State, seed: u64) -> Option<u8> {
    let mut luck = Streams::new(seed);
    loop {
        match game.turn(&state) {
            Turn::Over => return game.standings(&state).winners.lowest().map(|seat| seat.0),
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest()?;
                let action = game.advise(&state, seat)?;
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
}

/// Question 6 of the author: is the same health cut into fewer PV stronger? Watchmen of several PV in one and the same army
/// of 226 points, against random armies of 200.
pub(crate) fn wounds(terms: Terms) {
    println!("\nwatchmen of 90 health by PV: aldric, 4 gardes, 3 arbalétriers against random armies");
    let file = include_str!("../../data/creatures.toml");
    let entries = file.split("[[creature]]").find(|entry| entry.contains("id = \"garde\"")).expect("the watchman");
    for pv in [2, 3, 5, 9, 15] {
        let garde = format!("[[creature]]{}", entries.replace("pv = 5", &format!("pv = {pv}")));
        let mut rate = Rate::default();
        for number in 0..terms.games / 4 {
            let json = serde_json::json!({
                "map": MAPS[(number % 4) as usize], "points_by_seat": [226, 200], "bestiary": garde, "concede": false,
                "affiliation_1": "guet",
            });
            let game = Onb::new(&serde_json::from_value(json).expect("options"), 2).expect("the set-up");
            let mut state = game.start();
            let mut random = Random::new(mix(number, 41));
            for (id, copies) in [("aldric", 1), ("garde", 4), ("arbaletrier", 3)] {
                let kind = game.library().kind(id).expect("a starter creature") as u8;
                (0..copies).for_each(|_| game.act(&mut state, Seat(0), Action::Add(kind), &mut ()));
            }
            game.act(&mut state, Seat(0), Action::Lock, &mut ());
            // The other army as chance has it: whatever fits, until nothing does.
            loop {
                let mut adds = Vec::new();
                game.actions(&state, Seat(1), &mut adds);
                adds.retain(|action| matches!(action, Action::Add(_)));
                let Some(action) = random.pick(&adds) else { break };
                game.act(&mut state, Seat(1), action, &mut ());
            }
            game.act(&mut state, Seat(1), Action::Lock, &mut ());
            rate.add(finish(&game, state, mix(number, 43)).map_or(0.5, |seat| f64::from(u8::from(seat == 0))));
        }
        println!("  {pv:>2} PV: {:.1} % of {:.0}", rate.percent(), rate.n);
    }
}

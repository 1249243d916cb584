//! Fits the cost of each creature to the results of battles: `fit_costs [GAMES] [POINTS] [mended]`.
//!
//! Random armies of equal points fight on four maps, the game's own judgement on both sides. A logistic regression of the winner on
//! the difference of the armies gives each creature a weight, scaled so that all costs together agree with the printed ones.

#![allow(clippy::print_stdout, reason = "an example speaks")]

use galerne_engine::{Judge, Positions, Random, Rules, mix};
use galerne_kit::play;
use galerne_onb::Onb;
use galerne_onb::bestiary::Library;
use std::collections::BTreeMap;

const MAPS: [&str; 4] = ["prairie", "donjon", "ruines", "citadelle"];

/// How many more of each creature the first army has, and the share of the victory it got.
type Sample = (BTreeMap<String, f64>, f64);

fn battle(game: &Onb, seed: u64) -> Sample {
    let insight = game.insight();
    let mut random = Random::new(mix(seed, 5));
    let mut armies = None;
    let end = play(game, seed, |state, seat| {
        armies.get_or_insert_with(|| game.describe(state).armies);
        game.mind(&insight).advise(state, seat).unwrap_or_else(|| {
            let mut actions = Vec::new();
            game.actions(state, seat, &mut actions);
            random.pick(&actions).expect("a decider has an action")
        })
    });
    let mut difference: BTreeMap<String, f64> = BTreeMap::new();
    for (list, sign) in armies.unwrap_or_default().into_iter().zip([1.0, -1.0]) {
        for (id, copies) in list.unwrap_or_default() {
            *difference.entry(id).or_default() += sign * f64::from(copies);
        }
    }
    let winners = game.standings(&end).winners;
    let share = winners.lowest().map_or(0.5, |seat| f64::from(u8::from(seat.0 == 0)));
    (difference, share)
}

/// By creature with a cost: its id, its cost, the fitted cost, and in how many battles the armies differed in it.
fn fit(samples: &[Sample], library: &Library) -> Vec<(String, f64, f64, usize)> {
    let kinds = library.kinds[..library.creatures].iter().filter(|kind| kind.cost > 0);
    let kinds: Vec<(String, f64)> = kinds.map(|kind| (kind.id.clone(), f64::from(kind.cost))).collect();
    let count = |difference: &BTreeMap<String, f64>, id: &String| difference.get(id).copied().unwrap_or(0.0);
    let mut weights: Vec<f64> = kinds.iter().map(|(_, cost)| cost * 0.02).collect();
    for _ in 0..400 {
        let mut slope = vec![0.0; kinds.len()];
        for (difference, share) in samples {
            let terms = kinds.iter().zip(&weights).map(|((id, _), weight)| weight * count(difference, id));
            let error = share - 1.0 / (1.0 + (-terms.sum::<f64>()).exp());
            for (slope, (id, _)) in slope.iter_mut().zip(&kinds) {
                *slope += error * count(difference, id);
            }
        }
        for ((weight, slope), (_, cost)) in weights.iter_mut().zip(&slope).zip(&kinds) {
            // A weak pull towards the printed cost keeps rare creatures from running away.
            *weight += (slope - 2.0 * (*weight - cost * 0.02)) / samples.len().max(1) as f64;
        }
    }
    let scale = kinds.iter().map(|(_, cost)| cost).sum::<f64>() / weights.iter().sum::<f64>().max(1e-9);
    let seen = |id: &String| samples.iter().filter(|(difference, _)| count(difference, id) != 0.0).count();
    let line = |((id, cost), weight): (&(String, f64), &f64)| (id.clone(), *cost, weight * scale, seen(id));
    kinds.iter().zip(&weights).map(line).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let (games, points) = (numbers.first().copied().unwrap_or(1000), numbers.get(1).copied().unwrap_or(200));
    let costs = if words.iter().any(|word| word == "mended") { "mended" } else { "printed" };
    let tables = MAPS.map(|map| {
        let json = format!(
            r#"{{"map": "{map}", "points": {points}, "costs": "{costs}", "armies": "random", "concede": false}}"#
        );
        Onb::new(&serde_json::from_str(&json).expect("options"), 2).expect("the set-up")
    });
    let samples: Vec<Sample> =
        (0..games).map(|number| battle(&tables[(number % 4) as usize], mix(number, 23))).collect();
    println!("{games} battles of {points} points, {costs} costs: cost → fitted (battles in which the armies differ)");
    for (id, cost, fitted, seen) in fit(&samples, tables[0].library()) {
        println!("  {id:<12} {cost:>4.0} → {fitted:>5.1}  ({seen})");
    }
}

//! The network that ships is the one of its manifest, answers as it was trained to, and judges for the *maître* alone.

mod common;

use common::options;
use galerne_bots::{Levelled, Sampling, assert_honest_in};
use galerne_engine::{Level, Luck as _, Playout, Rules as _, Seat, Sense as _, Streams, Turn};
use galerne_horde::{Action, Horde, Options, Planner, State};
use galerne_learnt::{Net, hash_of, share};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

const NET: &[u8] = include_bytes!("../nets/1.net");

fn manifest() -> Value {
    serde_json::from_str(include_str!("../nets/1.json")).unwrap()
}

fn alone() -> Horde {
    Horde::new(&Options::default(), 1).unwrap()
}

fn net() -> Net {
    Net::read(NET, &Planner::new(&alone()).panes()).unwrap()
}

#[test]
fn the_network_is_the_one_of_its_manifest() {
    let (manifest, panes) = (manifest(), Planner::new(&alone()).panes());
    let sum: String = Sha256::digest(NET).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(manifest["sha256"], sum);
    assert_eq!(manifest["bytes"], NET.len());
    assert_eq!(manifest["inputs"], format!("{:016x}", hash_of(&panes)));
    assert_eq!(manifest["sizes"], serde_json::json!(net().sizes().collect::<Vec<_>>()));
    assert_eq!(manifest["rules"], Horde::RULES);
}

/// As PyTorch answered, within 1e-4; and to the bit as on the machine that compared them.
#[test]
fn pinned_positions_are_answered_as_in_training() {
    let (net, manifest) = (net(), manifest());
    let pinned = manifest["pinned"].as_array().unwrap();
    assert_eq!(pinned.len(), 8);
    for row in pinned {
        let hex = row["inputs"].as_str().unwrap();
        let mut sense = net.going_on(net.begin());
        for at in (0..hex.len()).step_by(2) {
            sense.put(f32::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0);
        }
        let [victory, points, ..] = net.answer(&sense.sum());
        let bits = [victory, points, share(victory)].map(|answer| format!("{:08x}", answer.to_bits()));
        assert_eq!(row["bits"], serde_json::json!(bits));
        for (answer, trained) in [victory, points].into_iter().zip(row["trained"].as_array().unwrap()) {
            assert!((f64::from(answer) - trained.as_f64().unwrap()).abs() < 1e-4, "{answer} for {trained}");
        }
    }
}

/// Every state of a game in which a decision or a card is due, as the planner plays it.
fn visit(game: &Horde, planner: &mut Planner, seed: u64, mut seen: impl FnMut(&State)) {
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    loop {
        seen(&state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let action = planner.decide(game, &state, seat).unwrap();
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
}

/// The sums that a search keeps over what does not change are those of the whole list of inputs, and the *maître* judges by them.
#[test]
fn the_maitre_judges_by_the_network() {
    let (game, net) = (alone(), net());
    let (judge, mut first, mut judged) = (Planner::new(&game), Planner::by_weights(&game, Level::Maitre), 0);
    let weights = Planner::by_weights(&game, Level::Maitre);
    let mut otherwise = 0;
    visit(&game, &mut first, 3, |state| {
        let mut sense = net.going_on(net.begin());
        if judge.tell(state, &mut sense) {
            let whole = share(net.answer(&sense.sum())[0]);
            assert_eq!(judge.judged(state).to_bits(), whole.to_bits());
            otherwise += usize::from(weights.judged(state) != whole);
            judged += 1;
        }
    });
    assert!(judged > 50 && otherwise > judged / 2, "{otherwise} of {judged}");
}

/// In competition and under other rules it is not measured: there the *maître* is the first one still.
#[test]
fn elsewhere_the_maitre_is_as_it_was() {
    for (words, seats) in [(&[][..], 2), (&[("hand_size", "8")][..], 1)] {
        let game = Horde::new(&options(words), seats).unwrap();
        let (newest, first) = (Planner::new(&game), Planner::by_weights(&game, Level::Maitre));
        let (mut state, mut playout, mut planned) = (game.start(), Playout::new(5), 0);
        while planned < 12 {
            if let Turn::Decide(seats) = game.turn(&state) {
                let seat = seats.lowest().unwrap();
                let decided = |level: fn(&Horde) -> Planner| level(&game).decide(&game, &state, seat);
                assert_eq!(decided(Planner::new), decided(|game| Planner::by_weights(game, Level::Maitre)));
                planned += 1;
            }
            assert_eq!(newest.judged(&state).to_bits(), first.judged(&state).to_bits());
            playout.step(&game, &mut state, &mut ());
        }
    }
}

/// Alone there is no secret that it could see: a card that lies face down is drawn when it is turned up. Were there one, this would play
/// every decision twice.
#[test]
fn alone_nothing_is_hidden_from_the_network() {
    let sampling = Sampling { every: 1, most: 40, lucks: 1 };
    for seed in 0..20 {
        assert_eq!(assert_honest_in(&alone(), seed, sampling, |luck| Levelled::new(Level::Maitre, luck)), 0);
    }
}

/// What a level is called stays what it was: the first *maître* knows of no network.
#[test]
fn the_first_maitre_stays_playable() {
    let game = alone();
    let mut first = galerne_engine::Judge::former(&game, 1).unwrap();
    let (mut state, mut playout) = (game.start(), Playout::new(2));
    let mut asked = 0;
    while asked < 6 {
        if let Turn::Decide(_) = game.turn(&state) {
            let view = galerne_engine::View::new(&game, &state, galerne_engine::Viewer::seat(Seat(0)));
            let told = first.expect(&game, &view, Seat(0)).remove(0).action;
            let plain: Option<Action> = Planner::by_weights(&game, Level::Maitre).decide(&game, &state, Seat(0));
            assert_eq!(Some(told), plain);
            asked += 1;
        }
        playout.step(&game, &mut state, &mut ());
    }
}

/// A hundred lucks with 2^40 and on; measured on 2,797 of them it wins ten of a hundred more.
#[test]
#[ignore = "soak: two hundred games"]
fn the_maitre_beats_the_first() {
    let game = alone();
    let wins = |planner: fn(&Horde) -> Planner| {
        let mut won = 0;
        for seed in 0..100 {
            let (mut last, mut planner) = (game.start(), planner(&game));
            visit(&game, &mut planner, (1 << 40) + seed, |state| last = *state);
            won += usize::from(!game.standings(&last).winners.is_empty());
        }
        won
    };
    let (newest, first) = (wins(Planner::new), wins(|game| Planner::by_weights(game, Level::Maitre)));
    assert!(newest > first, "{newest} against {first}");
}

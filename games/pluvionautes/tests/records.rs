//! A recorded finished game for each way a game can end, replayed; readable playthroughs; counts of small trees.
//! Written anew with `GALERNE_BLESS=1 cargo test -p galerne-pluvionautes`.

mod common;
use common::*;
use galerne_engine::{Judge, Random, Referee, Rules, Seat, Turn};
use galerne_kit::{perft, play_recorded, playthrough};
use galerne_pluvionautes::{Duty, End, Event, FinalLostDie, LastRound, Options, Phase, Pluvionautes, Switch, Throw};
use std::path::Path;

fn core() -> Options {
    Options::default()
}

fn revision() -> Options {
    Options { start_wall: false, building_action: Duty::Must, end: End::EightBuildings, ..core() }
}

/// A game between quick players who now and then do something silly, so that rare things happen too.
fn recorded(options: &Options, seats: usize, seed: u64, silly: u32) -> Referee<Pluvionautes> {
    let names = ["Ada", "Basile", "Colombe", "Dimitri", "Elvire", "Fosco"][..seats].iter().map(|n| (*n).to_owned());
    let referee = Referee::<Pluvionautes>::new(options, names.collect()).unwrap();
    let mut random = Random::new(seed);
    play_recorded(referee, seed, |referee, seat| {
        let actions = referee.actions(seat);
        let stalls = silly == u32::MAX && referee.state().phase() == Phase::Build;
        if stalls {
            galerne_pluvionautes::Action::BuildNothing
        } else if silly > 0 && (silly == u32::MAX || random.below(silly) == 0) {
            random.pick(&actions).unwrap()
        } else {
            let (game, state) = (referee.game(), referee.state());
            let insight = game.insight();
            let worth = |action: &_| game.appraise(&insight, state, seat, action);
            *actions.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap()
        }
    })
}

/// Keep the first game that ends as wanted, or replay the one that was kept.
fn kept(name: &str, options: &Options, seats: usize, silly: u32, wanted: impl Fn(&Referee<Pluvionautes>) -> bool) {
    let file = format!("tests/records/{name}.json");
    let referee = galerne_kit::kept_record(&file, || {
        let referee = (0..3000).map(|seed| recorded(options, seats, seed, silly)).find(|referee| wanted(referee));
        referee.expect("some game ends so")
    });
    assert_eq!(referee.turn(), Turn::Over, "{file}");
    assert!(wanted(&referee), "{file} no longer ends as its name says");
}

fn winners(referee: &Referee<Pluvionautes>) -> usize {
    referee.game().standings(referee.state()).winners.len()
}

#[test]
fn pl_12_1_record_of_a_game_that_one_seat_wins() {
    kept("rounds-one-winner", &core(), 4, 0, |referee| winners(referee) == 1);
}

#[test]
fn pl_12_2_record_of_a_shared_victory() {
    kept("rounds-shared", &core(), 3, 0, |referee| winners(referee) == 2);
}

#[test]
fn pl_12_3_records_of_a_die_lost_in_the_last_turn() {
    let lost = |referee: &Referee<Pluvionautes>| {
        let events = referee.events();
        let last = events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })).unwrap_or(0);
        events[last..].iter().any(|event| matches!(event, Event::Lost { .. }))
    };
    kept("last-die-comes-back", &core(), 2, 2, lost);
    kept("last-die-stays-off", &Options { final_lost_die: FinalLostDie::Absent, ..core() }, 2, 2, lost);
}

#[test]
fn pl_5_2_record_of_a_passed_last_turn() {
    kept("last-turn-passed", &core(), 2, 2, |referee| {
        referee.events().iter().any(|event| matches!(event, Event::Passed { .. }))
            && matches!(
                referee.events().iter().rev().find(|e| matches!(
                    e,
                    Event::Passed { .. } | Event::BuiltNothing { .. } | Event::Took { .. } | Event::Placed { .. }
                )),
                Some(Event::Passed { .. })
            )
    });
}

#[test]
fn pl_13_5_records_of_both_ends_of_the_revision() {
    kept("eight-buildings", &revision(), 4, 0, |referee| {
        referee.events().iter().any(|event| matches!(event, Event::LastTurns { .. }))
    });
    kept(
        "fifteen-rounds",
        &Options { end: End::EightBuildings, throw: Throw::Uniform, ..core() },
        2,
        u32::MAX,
        |referee| referee.state().turns() == 30,
    );
}

#[test]
fn pl_13_6_pl_13_11_records_of_a_frozen_end_and_of_a_solo_flight() {
    kept("frozen-last-round", &Options { last_round: LastRound::Frozen, ..core() }, 2, 0, |_| true);
    kept("solo", &core(), 1, 0, |referee| matches!(referee.events().last(), Some(Event::SoloResult { .. })));
}

#[test]
fn pl_13_1_record_of_a_reported_game() {
    kept("companion", &Options { throw: Throw::Manual, ..core() }, 2, 0, |_| true);
}

#[test]
fn playthroughs_are_as_kept() {
    let play = |name: &str, options: &Options, seats| {
        playthrough::<Pluvionautes>(Path::new(&format!("tests/playthroughs/{name}.txt")), options, seats, 1);
    };
    for seats in 2..=6 {
        play(&format!("core-{seats}"), &core(), seats);
    }
    play("solo", &core(), 1);
    play("simple-3", &Options { throw: Throw::Uniform, ..core() }, 3);
    play("expert-2", &Options { throw: Throw::Chosen, ..core() }, 2);
    play("companion-2", &Options { throw: Throw::Manual, ..core() }, 2);
    play("revision-3", &revision(), 3);
    play("mooring-frozen-3", &Options { mooring: Switch::On, last_round: LastRound::Frozen, ..core() }, 3);
}

/// Counts of distinct sequences from named positions where chance can be listed.
#[test]
fn perft_counts() {
    let game = game(2);
    let count = |state: &_, depths: &[u32]| depths.iter().map(|&depth| perft(&game, state, depth)).collect::<Vec<_>>();
    let dice = |sketch: galerne_pluvionautes::Sketch| sketch.die(0, "A3", 1).die(1, "G1", 2);
    let fig = dice(game.sketch().islands(FIG)).pilot("D4", 2).state();
    let tb = dice(game.sketch().islands(TB)).pilot("D4", 3).state();
    assert_eq!(count(&fig, &[1, 2, 3]), [11, 129, 22_462]);
    assert_eq!(count(&tb, &[1, 2, 3]), [26, 255, 44_078]);
    let launching = dice(game.sketch().islands(TB)).state();
    assert_eq!(count(&launching, &[1, 2, 3]), [444, 32_666, 308_200]);
    let companion = with(Options { throw: Throw::Manual, ..core() }, 2);
    // Four kinds of cell content while all are left: 4, 16, 64.
    assert_eq!([1, 2, 3].map(|depth| perft(&companion, &companion.start(), depth)), [4, 16, 64]);
    assert_eq!(seat_to_act(&game, &fig), Seat(0));
}

//! Distance, weather, the course of a turn, flying, towing, building, the end (chapters 3 to 5, 7 to 9, 12).

use crate::common::*;
use galerne_engine::{Direction, Judge, Playout, Rules, Seat, Step, Turn};
use galerne_pluvionautes::{
    Action, Cell, Event, FinalLostDie, Force, Kind, Mission, Occasion, Options, Phase, Pluvionautes, Sort, State,
    Terrain,
};

/// Play at random and look at every state.
fn watch(game: &Pluvionautes, games: u64, mut look: impl FnMut(&State, &[Event])) {
    for seed in 0..games {
        let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(seed));
        loop {
            let mut events = Vec::new();
            let step = playout.step(game, &mut state, &mut events);
            look(&state, &events);
            if step == Step::Over {
                break;
            }
        }
    }
}

#[test]
fn pl_1_6_pl_3_4_dice_share_cells_and_block_nothing() {
    let game = game(2);
    let bare = game.sketch().islands(TB).pilot("D4", 3).state();
    let crowded = game.sketch().islands(TB).die(0, "D5", 1).die(1, "D5", 6).pilot("D4", 3).state();
    assert_eq!(destinations(&game, &bare), destinations(&game, &crowded));
    let mut state = game.sketch().islands(TB).die(0, "E3", 1).die(1, "E3", 2).tow("E4", 5).state();
    act(&game, &mut state, Action::Tow { cell: cell("E3") });
    assert_eq!((state.die(0), state.die(1)), (Some((cell("E3"), 2)), Some((cell("E3"), 3))), "both feel the island");
    let onto = game.sketch().islands(TB).tow("E4", 5).state();
    assert_eq!(key(&game, &onto, Action::Tow { cell: cell("D5") }), "refused-occupied");
}

#[test]
fn pl_3_1_pl_3_2_every_distance_is_the_cheapest_path() {
    // Against a plain search cell by cell.
    let game = game(2);
    let state = game.sketch().islands(TB).building("D4|D5", Kind::Wall).building("C4|D4", Kind::Wall).state();
    let cost = |cell: Cell| state.sky().at(cell).map_or(1, |terrain| terrain as u32);
    for from in Cell::all() {
        let mut best = [u32::MAX; 37];
        best[usize::from(from.0)] = 0;
        for _ in 0..37 {
            for cell in Cell::all() {
                for (direction, slot) in cell.slots() {
                    let to = cell.towards(direction).unwrap();
                    if state.buildings().at(slot).is_none() && best[usize::from(cell.0)] != u32::MAX {
                        let through = best[usize::from(cell.0)] + cost(to);
                        best[usize::from(to.0)] = best[usize::from(to.0)].min(through);
                    }
                }
            }
        }
        for to in Cell::all() {
            assert_eq!(game.distance(&state, from, to).map(u32::from), Some(best[usize::from(to.0)]), "{from} to {to}");
        }
    }
}

#[test]
fn pl_3_5_a_towed_islands_own_cell_is_free() {
    let game = game(2);
    // The mountain D2 costs three to enter, but nothing to leave: with range 2 it reaches cells two steps away.
    let state = game.sketch().islands(TB).tow("D2", 5).state();
    assert_eq!(destinations(&game, &state), "B1 C2 C3 D2 D3 D4 E1 E3");
}

#[test]
fn pl_4_3_weather_counts_on_islands_only() {
    let game = game(2);
    let crops = [Mission::CropPlain, Mission::CropForest, Mission::CropMountain];
    let state = game.sketch().island("A1", Terrain::Plain).die(0, "D4", 2).missions(0, &crops).state();
    assert_eq!(game.weather(&state).at(cell("D5")), Sort::Rain, "an empty cell may be tinted");
    assert_eq!(game.score(&state, Seat(0)), 0, "but it feeds nobody");
}

#[test]
fn pl_4_6_a_lost_die_rains_nowhere() {
    let game = game(2);
    let state = game.sketch().islands(TB).state();
    assert_eq!(state.die(0), None);
    assert_eq!(islands_under(&game, &state, Sort::Dry).split(' ').count(), 21);
}

#[test]
fn pl_4_7_weather_is_a_function_of_the_board() {
    let game = game(2);
    let before = game.sketch().islands(TB).die(0, "D4", 2).tow("E4", 5).state();
    let rain = |state: &State| islands_under(&game, state, Sort::Rain);
    let mut after = before;
    act(&game, &mut after, Action::Tow { cell: cell("F5") });
    assert_ne!(rain(&before), rain(&after));
    let copied = game.sketch().islands(&after.sky().to_string()).die(0, "D4", 2).state();
    assert_eq!(rain(&after), rain(&copied));
}

#[test]
fn pl_5_1_the_steps_come_in_order() {
    let game = game(2);
    let soft = launch("D3", Direction::E, Force::Soft);
    let sketch = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1);
    let (mut state, _) = thrown(&game, sketch, soft, "touch=1 roll=4 drift=3 drift=3 straddle=2 face=4");
    let mut phases = vec![state.phase()];
    for action in [Action::Pilot { cell: cell("D5") }, Action::Tow { cell: cell("D5") }, Action::BuildNothing] {
        for wrong in [Action::Face { fuel: 3 }, soft, Action::Rest { cell: cell("D4") }] {
            assert_eq!(key(&game, &state, wrong), "refused-wrong-phase");
        }
        act(&game, &mut state, action);
        phases.push(state.phase());
    }
    assert_eq!(phases, [Phase::Pilot, Phase::Tow, Phase::Build, Phase::Launch]);
    assert_eq!(seat_to_act(&game, &state), Seat(1));
    // A balloon on an empty cell skips the tow.
    let mut state = game.sketch().islands(TB).pilot("D4", 2).state();
    act(&game, &mut state, Action::Pilot { cell: cell("D4") });
    assert_eq!(state.phase(), Phase::Build);
}

#[test]
fn pl_5_3_the_balloon_leaves_the_board_between_turns() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1).build("D5").state();
    let events = act(&game, &mut state, Action::BuildNothing);
    assert_eq!(state.balloon(), None);
    assert!(events.contains(&Event::TurnBegan { seat: Seat(1), round: 1, frozen: false }));
}

#[test]
fn pl_5_4_a_forced_decision_still_appears_in_the_log() {
    let game = game(2);
    // Walled in on all sides, with nowhere to go but here.
    let sketch = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1);
    let sketch = ["A1|A2", "A1|B1", "A1|B2"].into_iter().fold(sketch, |s, slot| s.building(slot, Kind::Wall));
    let mut state = sketch.pilot("A1", 5).state();
    assert_eq!(actions(&game, &state), [Action::Pilot { cell: cell("A1") }]);
    let events = act(&game, &mut state, Action::Pilot { cell: cell("A1") });
    assert_eq!(events[0], Event::Flew { seat: Seat(0), from: cell("A1"), to: cell("A1") });
}

#[test]
fn pl_5_5_pl_9_7_pl_9_8_pl_9_9_nothing_is_lost_and_nobody_is_stuck() {
    for seats in [2, 4, 6] {
        let game = game(seats);
        let mut walls = 0;
        watch(&game, 150, |state, _| {
            let deciders = game.turn(state).deciders();
            assert_eq!(actions(&game, state).is_empty(), deciders.is_empty(), "somebody to decide has a choice");
            for kind in Kind::ALL {
                let held: u8 = (0..6).map(|seat| state.supply(Seat(seat))[kind.index()]).sum();
                let all = held + state.reserve()[kind.index()] + state.buildings().count(kind);
                assert_eq!(all, kind.count(), "PL-9.9");
            }
            for (slot, _) in state.buildings().iter() {
                assert!(slot.ends().iter().any(|&end| state.sky().at(end).is_some()), "PL-9.6, PL-9.7: {slot}");
            }
            // PL-9.7: walls only ever grow in number within a game.
            let now = state.buildings().count(Kind::Wall);
            assert!(now >= walls || now == 0, "a wall fell");
            walls = now;
        });
    }
}

#[test]
fn pl_5_6_only_one_seat_decides_at_a_time() {
    let game = game(5);
    watch(&game, 30, |state, _| assert!(game.turn(state).deciders().len() <= 1));
}

#[test]
fn pl_7_2_unused_fuel_is_lost_and_one_flight_is_all() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).pilot("D4", 5).state();
    act(&game, &mut state, Action::Pilot { cell: cell("D5") });
    assert_eq!(key(&game, &state, Action::Pilot { cell: cell("D6") }), "refused-wrong-phase");
    // One of five was used; the tow range is still two.
    assert_eq!(key(&game, &state, Action::Tow { cell: cell("A3") }), "refused-out-of-range");
}

#[test]
fn pl_8_1_tow_range_is_seven_less_the_fuel_also_without_flying() {
    let game = game(2);
    for fuel in 2..=5u8 {
        let mut state = game.sketch().island("D4", Terrain::Plain).pilot("D4", fuel).state();
        act(&game, &mut state, Action::Pilot { cell: cell("D4") });
        assert_eq!(state.phase(), Phase::Tow, "standing still counts");
        let furthest = actions(&game, &state)
            .iter()
            .filter_map(|action| match action {
                Action::Tow { cell: to } => game.distance(&state, cell("D4"), *to),
                _ => None,
            })
            .max();
        assert_eq!(furthest, Some((7 - fuel).min(3)), "the board ends at three");
    }
    let mut wide = game.sketch().island("D1", Terrain::Plain).pilot("D1", 2).state();
    act(&game, &mut wide, Action::Pilot { cell: cell("D1") });
    assert!(actions(&game, &wide).contains(&Action::Tow { cell: cell("D6") }));
    assert!(!actions(&game, &wide).contains(&Action::Tow { cell: cell("D7") }));
}

#[test]
fn pl_8_2_leaving_the_island_is_allowed_and_changes_nothing() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).die(0, "D5", 3).tow("D5", 4).state();
    let before = state;
    let events = act(&game, &mut state, Action::Tow { cell: cell("D5") });
    assert_eq!((state.sky(), state.die(0)), (before.sky(), before.die(0)));
    assert_eq!(events, [Event::LeftThere { seat: Seat(0), cell: cell("D5") }]);
}

#[test]
fn pl_8_4_towing_next_to_a_wall_locks_the_island() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).building("D2|D3", Kind::Wall).tow("E4", 5).state();
    act(&game, &mut state, Action::Tow { cell: cell("D3") });
    assert!(!state.is_towable(cell("D3")));
}

/// Towing was passed over without a word.
#[test]
fn pl_8_2_an_island_that_is_held_fast_says_so() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).building("D5|D6", Kind::Wall).pilot("D5", 3).state();
    let events = act(&game, &mut state, Action::Pilot { cell: cell("D5") });
    assert!(events.contains(&Event::HeldFast { seat: Seat(0), cell: cell("D5"), moored: false }), "{events:?}");
    assert_eq!(state.phase(), Phase::Build);
}

#[test]
fn pl_9_1_one_building_action_or_none() {
    let game = game(2);
    let state = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1).supply(0, [1, 1, 0]).build("D5").state();
    let all = actions(&game, &state);
    assert!(all.contains(&Action::BuildNothing));
    assert_eq!(all.iter().filter(|action| matches!(action, Action::Take { .. })).count(), 3);
    assert_eq!(all.iter().filter(|action| matches!(action, Action::Place { .. })).count(), 12);
    for action in all {
        let mut after = state;
        act(&game, &mut after, action);
        assert_eq!(seat_to_act(&game, &after), Seat(1), "{action:?} ends the turn");
    }
}

#[test]
fn pl_9_2_taking_moves_one_piece() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1).build("D5").state();
    act(&game, &mut state, Action::Take { kind: Kind::Lighthouse });
    assert_eq!((state.reserve(), state.supply(Seat(0))), ([4, 3, 2], [1, 0, 1]));
}

#[test]
fn pl_9_5_towers_and_lighthouses_do_not_block_ways_or_regions() {
    let game = game(2);
    let bare = game.sketch().islands(TB).pilot("D4", 4).state();
    let built = game
        .sketch()
        .islands(TB)
        .building("D4|D5", Kind::WaterTower)
        .building("D5|D6", Kind::Lighthouse)
        .pilot("D4", 4)
        .state();
    assert_eq!(destinations(&game, &bare), destinations(&game, &built));
    assert_eq!(game.regions(&bare, Terrain::Plain), game.regions(&built, Terrain::Plain));
    // Through a wall on the same cell they still work.
    let walled = game.sketch().islands(TB).building("D4|D5", Kind::WaterTower).building("D5|D6", Kind::Wall).state();
    assert_eq!(game.weather(&walled).at(cell("D5")), Sort::Rain);
}

#[test]
fn pl_9_8_one_building_per_slot() {
    let game = game(2);
    let state = game.sketch().islands(TB).building("D4|D5", Kind::WaterTower).build("D5").state();
    let refusal = refused(&game, &state, Action::Place { kind: Kind::Wall, slot: slot("D4|D5") });
    assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-9.8", "refused-slot-taken"));
}

#[test]
fn pl_12_1_every_game_lasts_five_turns_each() {
    for seats in 2..=6 {
        let game = game(seats);
        watch(&game, 20, |state, _| {
            if game.turn(state) == Turn::Over {
                assert_eq!(usize::from(state.turns()), 5 * seats);
            }
        });
    }
}

/// The last seat's last turn on the test board, both dice on A3 and thrown off it.
fn last_die_lost(options: Options) -> (Pluvionautes, State, Vec<Event>) {
    let game = with(options, 2);
    let sketch = game.sketch().islands(TB).die(0, "A3", 4).die(1, "D4", 5).turns(9);
    let hard = launch("A3", Direction::NE, Force::Hard);
    let (mut state, _) = thrown(&game, sketch, hard, "touch=3 rim=6 face=5");
    act(&game, &mut state, Action::Pilot { cell: cell("A3") });
    let events = act(&game, &mut state, Action::BuildNothing);
    (game, state, events)
}

#[test]
fn pl_12_3_a_die_lost_last_comes_back_by_chance_or_not_at_all() {
    let (game, mut state, _) = last_die_lost(Options::default());
    assert_eq!((state.phase(), state.die(0)), (Phase::FinalDie, None));
    let events = draw(&game, &mut state, "cell=19 wvalue=3");
    let back = Event::Returned { die: 0, cell: cell("D4"), value: 3, occasion: Occasion::BeforeTheCount };
    assert_eq!(events[0], back);
    assert_eq!((game.turn(&state), state.die(0)), (Turn::Over, Some((cell("D4"), 3))));
    let absent = Options { final_lost_die: FinalLostDie::Absent, ..Options::default() };
    let (game, state, events) = last_die_lost(absent);
    assert_eq!((game.turn(&state), state.die(0)), (Turn::Over, None));
    assert!(events.iter().any(|event| matches!(event, Event::Won { .. })));
}

#[test]
fn pl_12_4_only_the_final_board_counts() {
    let game = game(2);
    let cards = [Mission::LivestockPlain, Mission::CropPlain];
    let sketch = game.sketch().islands(TB).die(0, "D4", 3).missions(0, &cards).missions(1, &cards);
    let poor = sketch.phase(Phase::Over).state();
    let rich = sketch.supply(1, [5, 3, 3]).turns(10).phase(Phase::Over).state();
    assert_eq!(game.standings(&poor).score(Seat(1)), game.standings(&rich).score(Seat(1)));
    assert_eq!(game.standings(&rich).score(Seat(1)), game.standings(&rich).score(Seat(0)));
}

#[test]
fn pl_12_5_the_quick_player_can_take_over_any_seat_and_never_peeks() {
    let game = game(3);
    let insight = game.insight();
    let mut random = galerne_engine::Random::new(3);
    for seed in 0..6 {
        let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(seed));
        for _ in 0..30 {
            playout.step(&game, &mut state, &mut ());
        }
        while game.turn(&state) != Turn::Over {
            let Some(seat) = game.turn(&state).deciders().lowest() else {
                playout.step(&game, &mut state, &mut ());
                continue;
            };
            let view = galerne_engine::View::new(&game, &state, galerne_engine::Viewer::seat(seat));
            let guess = view.imagine(&game, &mut random);
            let worth = |from: &State| {
                let mut best = (f32::NEG_INFINITY, None);
                for action in actions(&game, from).into_iter().step_by(7) {
                    let value = game.appraise(&insight, from, seat, &action);
                    assert!(value.is_finite());
                    if value > best.0 {
                        best = (value, Some(action));
                    }
                }
                best
            };
            let (value, action) = worth(&state);
            assert_eq!((value, action), worth(&guess), "what it thinks depends on another seat's cards");
            game.act(&mut state, seat, action.unwrap(), &mut ());
            assert!((0.0..=1.0).contains(&game.evaluate(&insight, &state, seat)));
        }
        assert_eq!(state.turns(), 15, "the seat keeps its place to the end");
    }
}

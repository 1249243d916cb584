//! The rulebook's own examples (EX) and the further vectors (V) of the specification.

use crate::common::*;
use galerne_engine::{Rules, Seat, Turn};
use galerne_pluvionautes::{Action, Kind, Mission, Options, Overlap, Phase, Sort, Terrain};

fn rain_and_storm(sketch: galerne_pluvionautes::Sketch) -> (String, String) {
    let game = game(2);
    let state = sketch.state();
    (islands_under(&game, &state, Sort::Rain), islands_under(&game, &state, Sort::Storm))
}

#[test]
fn pl_4_1_ex1_a_two_rains_as_far_as_two() {
    let (rain, storm) = rain_and_storm(game(2).sketch().islands(FIG).die(0, "D3", 2));
    assert_eq!((rain.as_str(), storm.as_str()), ("B2 C1 C4 D3 E1 E2 E4 F2", ""));
}

#[test]
fn pl_4_1_pl_4_2_ex2_a_five_storms_to_two_and_rains_at_three() {
    let (rain, storm) = rain_and_storm(game(2).sketch().islands(FIG).die(0, "D3", 5));
    assert_eq!((rain.as_str(), storm.as_str()), ("A2 C3 C5 D5", "B2 C1 C4 D3 E1 E2 E4 F2"));
}

#[test]
fn pl_7_1_ex3_reach_of_fuel_two() {
    let game = game(2);
    let state = game.sketch().islands(FIG).pilot("D4", 2).state();
    assert_eq!(destinations(&game, &state), "B4 C4 C5 D4 D5 E3 E4 E5 F2 F3 F4");
}

#[test]
fn pl_8_2_pl_8_3_ex4_ex5_the_picture_of_the_tow() {
    let game = game(2);
    let mut state = game.sketch().islands(FIG).pilot("D4", 2).state();
    act(&game, &mut state, Action::Pilot { cell: cell("D5") });
    assert_eq!(destinations(&game, &state), "A4 B1 B4 C2 D2 D4 D5 D7 E3 E5 E6 F1 F3 F4 G1 G4", "EX4");
    assert_eq!(game.distance(&state, cell("D5"), cell("D2")), Some(5));
    assert_eq!(game.distance(&state, cell("D5"), cell("D1")), Some(6));
    act(&game, &mut state, Action::Tow { cell: cell("D2") });
    assert_eq!((state.sky().at(cell("D5")), state.sky().at(cell("D2"))), (None, Some(Terrain::Forest)), "EX5");
    assert_eq!(state.balloon(), Some(cell("D2")));
}

#[test]
fn pl_11_2_ex6_three_forests_in_a_region_help_six() {
    let game = game(2);
    let sketch =
        game.sketch().island("D3", Terrain::Forest).island("D4", Terrain::Forest).island("E4", Terrain::Forest);
    let state = sketch.island("A1", Terrain::Forest).missions(0, &[Mission::LivestockForest]).state();
    assert_eq!(game.score(&state, Seat(0)), 6);
}

#[test]
fn pl_11_3_ex7_two_forests_in_the_rain_help_six() {
    let game = game(2);
    // D4 under the die storms (distance 0), its neighbours storm too; E5 and C5 lie at distance 2.
    let sketch =
        game.sketch().island("D4", Terrain::Forest).island("D6", Terrain::Forest).island("D2", Terrain::Forest);
    let state = sketch.die(0, "D4", 4).missions(0, &[Mission::CropForest]).state();
    assert_eq!(islands_under(&game, &state, Sort::Storm), "D4");
    assert_eq!(game.score(&state, Seat(0)), 6);
}

#[test]
fn pl_8_6_ex8_a_forest_set_down_under_a_two_makes_it_four() {
    let game = game(2);
    let mut state = game.sketch().island("D3", Terrain::Forest).die(0, "D4", 2).tow("D3", 3).state();
    act(&game, &mut state, Action::Tow { cell: cell("D4") });
    assert_eq!(state.die(0), Some((cell("D4"), 4)));
}

#[test]
fn pl_8_5_pl_8_6_ex9_a_mountain_that_leaves_a_four_makes_it_one() {
    let game = game(2);
    let mut state = game.sketch().island("D3", Terrain::Mountain).die(0, "D3", 4).tow("D3", 3).state();
    act(&game, &mut state, Action::Tow { cell: cell("D4") });
    assert_eq!(state.die(0), Some((cell("D3"), 1)));
}

#[test]
fn pl_9_4_ex10_a_wall_locks_both_islands_and_lengthens_the_way() {
    let game = game(2);
    let open = game.sketch().islands(CUT).state();
    let walled = game.sketch().islands(CUT).building("D4|E4", Kind::Wall).state();
    let both = |state| (game.distance(&state, cell("D4"), cell("E4")), game.distance(&state, cell("E4"), cell("D4")));
    assert_eq!(both(open), (Some(1), Some(3)));
    assert_eq!(both(walled), (Some(2), Some(4)));
    for (island, towable) in [("D4", false), ("E4", false), ("D3", true), ("D5", true)] {
        assert_eq!(walled.is_towable(cell(island)), towable, "{island}");
        let mut state = game.sketch().islands(CUT).building("D4|E4", Kind::Wall).pilot(island, 3).state();
        act(&game, &mut state, Action::Pilot { cell: cell(island) });
        assert_eq!(state.phase(), if towable { Phase::Tow } else { Phase::Build }, "{island}");
    }
}

#[test]
fn pl_4_5_ex11_a_water_tower_waters_its_two_cells() {
    let (rain, storm) = rain_and_storm(game(2).sketch().islands(CUT).building("D4|E4", Kind::WaterTower));
    assert_eq!((rain.as_str(), storm.as_str()), ("D4 E4", ""));
}

#[test]
fn pl_4_5_ex12_a_lighthouse_calms_its_two_cells() {
    let (rain, storm) =
        rain_and_storm(game(2).sketch().islands(CUT).die(0, "E3", 6).building("D4|E4", Kind::Lighthouse));
    assert_eq!((rain.as_str(), storm.as_str()), ("D4 E4", "D3 D5"));
}

#[test]
fn pl_9_6_ex13_a_tower_without_islands_falls() {
    let game = game(2);
    let sketch = game.sketch().island("D4", Terrain::Forest).island("C3", Terrain::Plain);
    let mut state = sketch.building("D4|E4", Kind::WaterTower).reserve([4, 2, 3]).tow("D4", 4).state();
    act(&game, &mut state, Action::Tow { cell: cell("D6") });
    assert_eq!((state.buildings().at(slot("D4|E4")), state.reserve()), (None, [4, 3, 3]));
}

#[test]
fn pl_9_3_ex14_six_slots_of_an_island() {
    let game = game(2);
    let sketch =
        game.sketch().island("D4", Terrain::Forest).island("D5", Terrain::Plain).island("C3", Terrain::Mountain);
    let state = sketch.build("D4").state();
    let places = actions(&game, &state).into_iter().filter(|action| matches!(action, Action::Place { .. })).count();
    assert_eq!(places, 6);
}

#[test]
fn pl_2_4_pl_2_5_ex15_set_up_for_four() {
    let game = game(4);
    let mut state = game.start();
    let mut playout = galerne_engine::Playout::<galerne_pluvionautes::Pluvionautes>::new(3);
    while matches!(game.turn(&state), Turn::Chance(_)) {
        playout.step(&game, &mut state, &mut ());
    }
    for seat in (0..4).map(Seat) {
        let missions = state.missions(seat).unwrap();
        assert_eq!(state.supply(seat), [1, 0, 0]);
        assert_eq!(missions.iter().filter(|mission| mission.is_livestock()).count(), 1);
        assert_eq!(missions.len(), 2);
    }
    assert_eq!(state.reserve(), [2, 3, 3]);
    // Twelve cards, eight dealt: four are put away.
    assert_eq!((0..4).map(|seat| state.missions(Seat(seat)).unwrap().len()).sum::<usize>(), 8);
}

#[test]
fn pl_3_2_v1_distance_is_not_symmetric() {
    let game = game(2);
    let state = game.sketch().islands(TB).state();
    assert_eq!(game.distance(&state, cell("D3"), cell("D2")), Some(3));
    assert_eq!(game.distance(&state, cell("D2"), cell("D3")), Some(1));
}

#[test]
fn pl_3_3_v2_a_wall_makes_a_detour() {
    let game = game(2);
    let state = game.sketch().islands(TB).building("D2|D3", Kind::Wall).state();
    assert_eq!(game.distance(&state, cell("D3"), cell("D2")), Some(4));
    let locked: Vec<_> = galerne_pluvionautes::Cell::all()
        .filter(|&cell| state.sky().at(cell).is_some() && !state.is_towable(cell))
        .collect();
    assert_eq!(locked, [cell("D2")]);
}

#[test]
fn pl_7_1_v3_reach_of_fuel_three() {
    let game = game(2);
    let open = "A1 A2 B1 B2 B3 B5 C2 C3 C4 C5 C6 D3 D4 D5 D6 D7 E3 E4 E5 F1 F2 F3 F4 F5 G1 G3";
    assert_eq!(destinations(&game, &game.sketch().islands(TB).pilot("D4", 3).state()), open);
    let walled = game.sketch().islands(TB).building("D4|D5", Kind::Wall).pilot("D4", 3).state();
    assert_eq!(destinations(&game, &walled), open.replace("B5 ", "").replace("C6 ", "").replace("D7 ", ""));
}

#[test]
fn pl_3_3_pl_4_1_v4_rain_goes_round_a_wall() {
    let open = rain_and_storm(game(2).sketch().islands(TB).die(0, "D4", 2)).0;
    assert_eq!(open, "B2 C4 C5 D5 D6 E4 F3");
    let walled = rain_and_storm(game(2).sketch().islands(TB).die(0, "D4", 2).building("D4|D5", Kind::Wall)).0;
    assert_eq!(walled, "B2 C4 D5 E4 F3");
}

#[test]
fn pl_3_3_pl_4_2_v5_a_die_walled_in() {
    let sketch = game(2).sketch().islands(TB).die(0, "A1", 3);
    let walls = ["A1|A2", "A1|B1", "A1|B2"];
    let sketch = walls.into_iter().fold(sketch, |sketch, slot| sketch.building(slot, Kind::Wall));
    assert_eq!(rain_and_storm(sketch).0, "A1");
    assert_eq!(game(2).distance(&sketch.state(), cell("A1"), cell("B2")), None);
}

#[test]
fn pl_4_4_v6_storm_wins_unless_told_otherwise() {
    let sketch = game(2).sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
    let (rain, storm) = rain_and_storm(sketch);
    assert_eq!((rain.as_str(), storm.as_str()), ("A1 A2 B3 C4 C5 D5 D6 E4 F1 F3 G3", "B2"));
    let kind = with(Options { overlap: Overlap::RainWins, ..Options::default() }, 2);
    assert_eq!(kind.weather(&sketch.state()).at(cell("B2")), Sort::Rain);
}

fn v7(sketch: galerne_pluvionautes::Sketch) -> [u32; 4] {
    use Mission::{CropForest, CropMountain, CropPlain, LivestockForest, LivestockMountain, LivestockPlain};
    let state = sketch
        .missions(0, &[LivestockPlain, CropMountain])
        .missions(1, &[LivestockForest, CropPlain])
        .missions(2, &[LivestockMountain, CropForest])
        .missions(3, &[LivestockMountain, CropPlain])
        .phase(Phase::Over)
        .state();
    let game = game(4);
    let scores = [0, 1, 2, 3].map(|seat| game.score(&state, Seat(seat)));
    let best = scores.iter().max();
    for seat in 0..4u8 {
        assert_eq!(game.standings(&state).winners.has(Seat(seat)), Some(&scores[usize::from(seat)]) == best);
    }
    scores
}

#[test]
fn pl_11_4_v7_four_scores() {
    assert_eq!(v7(game(4).sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4)), [6, 26, 18, 30]);
}

#[test]
fn pl_4_5_v8_a_lighthouse_saves_b2() {
    let sketch = game(4).sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4).building("B2|C3", Kind::Lighthouse);
    assert_eq!(v7(sketch), [6, 28, 18, 32]);
}

#[test]
fn pl_4_5_v9_a_water_tower_for_two_mountains() {
    let sketch = game(4).sketch().islands(TB).die(0, "D4", 3).building("D1|D2", Kind::WaterTower);
    assert_eq!(v7(sketch), [14, 28, 18, 32]);
    for mountain in ["D1", "D2"] {
        assert_eq!(game(4).weather(&sketch.state()).at(cell(mountain)), Sort::Rain);
    }
}

#[test]
fn pl_4_5_v10_a_tower_does_nothing_in_a_storm() {
    let sketch = game(2).sketch().islands(TB).die(0, "D4", 6).building("D5|E4", Kind::Lighthouse);
    let (rain, storm) = rain_and_storm(sketch.building("E4|F3", Kind::WaterTower));
    assert_eq!(rain, "D5 E4");
    assert!(storm.contains("F3"));
}

#[test]
fn pl_11_1_v11_v12_walls_and_regions() {
    let game = game(2);
    let largest = |sketch: galerne_pluvionautes::Sketch, terrain| {
        game.regions(&sketch.state(), terrain).iter().map(Vec::len).max().unwrap()
    };
    let tb = game.sketch().islands(TB);
    let regions = |terrain| {
        let mut all: Vec<_> =
            game.regions(&tb.state(), terrain).into_iter().map(|region| names(region.into_iter())).collect();
        all.sort();
        all
    };
    assert_eq!(regions(Terrain::Plain), ["A1 A2 B2", "C5 D5 D6 E4 F3 G3", "F1"]);
    assert_eq!(regions(Terrain::Forest), ["A4 B3 B4 C4", "E6", "G2"]);
    assert_eq!(regions(Terrain::Mountain), ["C1 D1 D2 E2", "G4"]);
    let v11 = tb.building("D5|E4", Kind::Wall);
    assert_eq!(largest(v11, Terrain::Plain), 3, "V11");
    assert!(!v11.state().is_towable(cell("D5")) && !v11.state().is_towable(cell("E4")));
    assert_eq!(game.islands_counted(&v11.state(), Mission::LivestockPlain), 3);
    assert_eq!(largest(tb.building("B3|B4", Kind::Wall), Terrain::Forest), 4, "V12");
}

#[test]
fn pl_8_2_v13_v14_tow_destinations() {
    let game = game(2);
    let e4 = game.sketch().islands(TB).tow("E4", 5).state();
    assert_eq!(destinations(&game, &e4), "C3 D3 D4 E3 E4 E5 F2 F4 F5", "V13, and staying");
    let d1 = game.sketch().islands(TB).tow("D1", 5).state();
    assert_eq!(destinations(&game, &d1), "D1 E1", "V14, and staying");
}

#[test]
fn pl_8_6_pl_8_7_pl_9_6_v15_v16_dice_are_clamped_and_the_tower_falls_or_stands() {
    let game = game(2);
    let sketch = game.sketch().islands(TB).die(0, "D2", 2).die(1, "E3", 5).building("D2|D3", Kind::WaterTower);
    let start = sketch.reserve([4, 0, 3]).tow("D2", 4).state();
    let mut state = start;
    act(&game, &mut state, Action::Tow { cell: cell("E3") });
    assert_eq!((state.die(0), state.die(1)), (Some((cell("D2"), 1)), Some((cell("E3"), 6))), "V15");
    assert_eq!((state.buildings().at(slot("D2|D3")), state.reserve()), (None, [4, 1, 3]));
    act(&game, &mut state, Action::Take { kind: Kind::WaterTower });
    let mut state = start;
    act(&game, &mut state, Action::Tow { cell: cell("D3") });
    assert_eq!((state.die(0), state.die(1)), (Some((cell("D2"), 1)), Some((cell("E3"), 5))), "V16");
    assert_eq!(state.buildings().at(slot("D2|D3")), Some(Kind::WaterTower));
}

#[test]
fn pl_5_1_pl_8_2_v17_a_walled_island_skips_the_tow() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).building("D2|D3", Kind::Wall).pilot("D1", 3).state();
    act(&game, &mut state, Action::Pilot { cell: cell("D2") });
    assert_eq!(state.phase(), Phase::Build);
    assert_eq!(key(&game, &state, Action::Tow { cell: cell("E3") }), "refused-locked");
}

#[test]
fn pl_6_11_v18_the_blimp_is_what_its_pilot_says() {
    let game = game(2);
    let sketch = game.sketch().islands(TB);
    for (fuel, tow) in [(5, 2), (2, 5)] {
        let soft = launch("D4", galerne_engine::Direction::E, galerne_pluvionautes::Force::Soft);
        let (mut state, _) = thrown(&game, sketch, soft, "touch=1 roll=1 straddle=1 face=1");
        assert_eq!((state.phase(), state.balloon()), (Phase::Face, Some(cell("D4"))));
        assert_eq!(key(&game, &state, Action::Face { fuel: 6 }), "refused-bad-face");
        act(&game, &mut state, Action::Face { fuel });
        let plain = if fuel == 2 { "E4" } else { "D5" };
        act(&game, &mut state, Action::Pilot { cell: cell(plain) });
        let refusal = refused(&game, &state, Action::Tow { cell: cell("D1") });
        assert!(refusal.reason.args.contains(&("range", galerne_engine::Arg::Number(tow))), "{refusal}");
    }
}

#[test]
fn pl_9_3_v19_slots_need_an_island() {
    let game = game(2);
    let state = game.sketch().islands(TB).build("C3").state();
    for name in ["B2|C3", "B3|C3", "C3|C4"] {
        assert!(actions(&game, &state).contains(&Action::Place { kind: Kind::Wall, slot: slot(name) }), "{name}");
    }
    for name in ["C2|C3", "C3|D3", "C3|D4"] {
        assert_eq!(key(&game, &state, Action::Place { kind: Kind::Wall, slot: slot(name) }), "refused-no-island");
    }
}

#[test]
fn pl_2_5_pl_9_2_v20_six_players_leave_no_wall() {
    let game = game(6);
    let state = game.sketch().islands(TB).build("D5").state();
    assert_eq!(state.reserve(), [0, 3, 3]);
    assert_eq!(key(&game, &state, Action::Take { kind: Kind::Wall }), "refused-reserve-empty");
    assert!(actions(&game, &state).contains(&Action::Take { kind: Kind::WaterTower }));
}

#[test]
fn pl_12_2_v21_equal_scores_share_the_victory() {
    let game = game(3);
    let cards = [Mission::LivestockPlain, Mission::CropPlain];
    let sketch = (0..3).fold(game.sketch().islands(TB), |sketch, seat| sketch.missions(seat, &cards));
    let state = sketch.phase(Phase::Over).state();
    assert_eq!(game.standings(&state).winners.len(), 3);
}

#[test]
fn pl_2_1_pl_2_6_pl_12_1_v22_order_and_length() {
    let game = game(3);
    let mut state = game.sketch().islands(TB).die(0, "D4", 1).die(1, "D4", 1).first(Seat(2)).state();
    let mut order = Vec::new();
    let mut playout = galerne_engine::Playout::<galerne_pluvionautes::Pluvionautes>::new(1);
    let mut turns = u8::MAX;
    while game.turn(&state) != Turn::Over {
        if state.turns() != turns {
            turns = state.turns();
            order.extend(game.turn(&state).deciders().lowest());
        }
        playout.step(&game, &mut state, &mut ());
    }
    assert_eq!(state.turns(), 15);
    assert_eq!(order.iter().map(|seat| seat.0).collect::<Vec<_>>(), [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
}

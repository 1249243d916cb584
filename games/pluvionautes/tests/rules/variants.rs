//! The options and modes of chapter 13.

use crate::common::*;
use galerne_engine::{Direction, Luck, Playout, Rules, Seat, Step, Turn, Words, parse_options};
use galerne_pluvionautes::{
    Action, Chance, Duty, End, Event, Face, Force, Kind, LastRound, Options, Phase, Pluvionautes, Setup, State, Switch,
    Terrain, Throw,
};

fn core() -> Options {
    Options::default()
}

fn refusal_of(options: Options, seats: usize) -> (&'static str, &'static str) {
    let refusal = Pluvionautes::new(&options, seats).unwrap_err();
    (refusal.rule.0, refusal.reason.key)
}

/// One player who opened the rulebook's game was not told that it is the solo game.
#[test]
fn pl_13_11_one_player_is_told_that_it_is_the_solo_game() {
    let told = |seats, round| {
        let event = Event::TurnBegan { seat: Seat(0), round, frozen: false };
        with(core(), seats).tell(&event).key
    };
    assert_eq!([told(1, 1), told(1, 2), told(2, 1)], ["event-turn-solo", "event-turn", "event-turn"]);
}

#[test]
fn pl_13_1_companion_reports_a_real_throw() {
    let game = with(Options { throw: Throw::Manual, ..core() }, 2);
    let sketch = game.sketch().islands(TB).die(0, "C3", 3).die(1, "D4", 2).phase(Phase::ReportLanding);
    let mut state = sketch.state();
    assert_eq!(actions(&game, &state).len(), 38, "out, or one of the cells");
    // First throw: out; the weather stays, a second one follows.
    act(&game, &mut state, Action::ReportOut);
    assert_eq!((state.phase(), state.attempt()), (Phase::ReportLanding, 2));
    act(&game, &mut state, Action::ReportLanding { cell: cell("D5") });
    assert_eq!(key(&game, &state, Action::ReportUnchanged { die: 1 }), "refused-bad-report");
    act(&game, &mut state, Action::ReportMoved { die: 0, cell: cell("E1") });
    assert_eq!(key(&game, &state, Action::ReportValue { die: 0, value: 7 }), "refused-bad-report");
    act(&game, &mut state, Action::ReportValue { die: 0, value: 6 });
    act(&game, &mut state, Action::ReportLost { die: 1 });
    act(&game, &mut state, Action::ReportFace { face: Face::Four });
    assert_eq!((state.die(0), state.die(1)), (Some((cell("E1"), 6)), None));
    assert_eq!((state.phase(), state.balloon(), state.fuel()), (Phase::Pilot, Some(cell("D5")), Some(4)));
    act(&game, &mut state, Action::Pilot { cell: cell("D4") });
    act(&game, &mut state, Action::BuildNothing);
    // The next player reports the lost die back.
    assert_eq!((state.phase(), state.index()), (Phase::Rethrow, 1));
    act(&game, &mut state, Action::RethrowOn { die: 1, cell: cell("G4") });
    act(&game, &mut state, Action::ReportValue { die: 1, value: 2 });
    assert_eq!((state.phase(), state.die(1)), (Phase::ReportLanding, Some((cell("G4"), 2))));
    act(&game, &mut state, Action::ReportOut);
    act(&game, &mut state, Action::ReportOut);
    assert_eq!((state.turns(), seat_to_act(&game, &state)), (2, Seat(0)), "two failures pass the turn");
    // A blimp is asked about like any other.
    act(&game, &mut state, Action::ReportLanding { cell: cell("D5") });
    act(&game, &mut state, Action::ReportUnchanged { die: 0 });
    act(&game, &mut state, Action::ReportUnchanged { die: 1 });
    act(&game, &mut state, Action::ReportFace { face: Face::Blimp });
    assert_eq!(state.phase(), Phase::Face);
}

#[test]
fn pl_13_1_companion_takes_a_real_box_cell_by_cell() {
    let game = with(Options { throw: Throw::Manual, ..core() }, 2);
    let mut state = game.start();
    for sign in FIG.chars().filter(|sign| *sign != ' ') {
        let island = match sign {
            'p' => Some(Terrain::Plain),
            'f' => Some(Terrain::Forest),
            'm' => Some(Terrain::Mountain),
            _ => None,
        };
        feed(&game, &mut state, Chance::Island(island), &mut Vec::new());
    }
    assert_eq!((state.sky().to_string().as_str(), state.phase()), (FIG, Phase::SetupDie));
    let mut state = game.start();
    for _ in 0..10 {
        feed(&game, &mut state, Chance::Island(Some(Terrain::Plain)), &mut Vec::new());
    }
    assert!(game.check_chance(&state, &Chance::Island(Some(Terrain::Plain))).is_err(), "there are only ten plains");
}

#[test]
fn pl_13_1_simple_rethrows_without_a_decision() {
    let game = with(Options { throw: Throw::Uniform, ..core() }, 2);
    let mut state = game.sketch().islands(TB).die(0, "C3", 3).die(1, "A3", 2).phase(Phase::Throwing).state();
    // The simple throw pushes gently: it never loses a die, so take one off by hand and begin a turn.
    draw(&game, &mut state, "cell=3 dir=2 face=2");
    assert_eq!(state.die(1), Some((cell("A3"), 2)), "stopped by the rim");
    let mut state = game.sketch().islands(TB).die(1, "A3", 2).phase(Phase::Rethrowing).state();
    draw(&game, &mut state, "cell=1 wvalue=5");
    assert_eq!((state.die(0), state.phase()), (Some((cell("A1"), 5)), Phase::Throwing));
}

#[test]
fn pl_13_2_one_two_or_three_weather_dice() {
    for dice in 1..=3 {
        let game = with(Options { weather_dice: dice, ..core() }, 2);
        let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(1));
        while matches!(game.turn(&state), Turn::Chance(_)) {
            playout.step(&game, &mut state, &mut ());
        }
        assert_eq!((0..3).filter(|&die| state.die(die).is_some()).count(), usize::from(dice));
    }
    assert_eq!(refusal_of(Options { weather_dice: 4, ..core() }, 2), ("PL-13.2", "refused-weather-dice"));
}

#[test]
fn pl_13_3_without_starting_walls_the_reserve_has_all_six() {
    let game = with(Options { start_wall: false, ..core() }, 6);
    let state = game.start();
    assert_eq!((state.reserve(), state.supply(Seat(5))), ([6, 3, 3], [0, 0, 0]));
}

#[test]
fn pl_13_4_must_build_while_something_can_be_built() {
    let game = with(Options { building_action: Duty::Must, ..core() }, 2);
    let state = game.sketch().islands(TB).build("D5").state();
    assert_eq!(key(&game, &state, Action::BuildNothing), "refused-must-build");
    assert!(!actions(&game, &state).contains(&Action::BuildNothing));
    let nothing = game.sketch().islands(TB).reserve([0; 3]).supply(0, [0; 3]).build("D5").state();
    assert_eq!(actions(&game, &nothing), [Action::BuildNothing]);
    // A building in hand, but no island beside any slot of this cell.
    let stuck = game.sketch().island("A1", Terrain::Plain).reserve([0; 3]).build("D4").state();
    assert_eq!(actions(&game, &stuck), [Action::BuildNothing]);
}

/// Seven buildings stand and seat 0 is about to place the eighth.
fn seven(game: &Pluvionautes) -> State {
    let slots = ["C5|D5", "D5|D6", "A1|A2", "A2|B2", "C1|D1", "D1|D2", "B3|B4"];
    let kinds = [Kind::WaterTower, Kind::Wall, Kind::Wall, Kind::Lighthouse, Kind::Wall, Kind::WaterTower, Kind::Wall];
    let sketch = slots.into_iter().zip(kinds).fold(game.sketch().islands(TB), |s, (slot, kind)| s.building(slot, kind));
    sketch.die(0, "E3", 3).die(1, "G1", 1).reserve([1, 1, 2]).supply(0, [1, 0, 0]).build("E4").state()
}

fn eight() -> Options {
    Options { end: End::EightBuildings, ..core() }
}

#[test]
fn pl_13_5_after_the_eighth_building_everybody_else_has_one_frozen_turn() {
    let game = with(eight(), 3);
    let mut state = seven(&game);
    let events = act(&game, &mut state, Action::Place { kind: Kind::Wall, slot: slot("E4|E5") });
    assert!(events.contains(&Event::LastTurns { seat: Seat(0) }));
    assert!(events.contains(&Event::TurnBegan { seat: Seat(1), round: 1, frozen: true }));
    for seat in [1, 2] {
        assert_eq!(seat_to_act(&game, &state), Seat(seat));
        act(&game, &mut state, launch("F4", Direction::E, Force::Soft));
        draw(&game, &mut state, "touch=1 roll=1 straddle=1 face=2");
        // (a) no building: flying to an empty cell ends the turn.
        act(&game, &mut state, Action::Pilot { cell: cell("F4") });
    }
    assert_eq!(game.turn(&state), Turn::Over);
}

#[test]
fn pl_13_5_frozen_tows_keep_weather_and_buildings() {
    let game = with(eight(), 3);
    let mut state = seven(&game);
    act(&game, &mut state, Action::Place { kind: Kind::Wall, slot: slot("E4|E5") });
    act(&game, &mut state, launch("F3", Direction::E, Force::Soft));
    draw(&game, &mut state, "touch=1 roll=1 straddle=1 face=4");
    act(&game, &mut state, Action::Pilot { cell: cell("F3") });
    // (c) not onto a weather die.
    let refusal = refused(&game, &state, Action::Tow { cell: cell("E3") });
    assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-13.5", "refused-frozen"));
    assert!(actions(&game, &state).contains(&Action::Tow { cell: cell("F2") }));
    let last = with(Options { last_round: LastRound::Frozen, rounds: 1, ..core() }, 3);
    // (c) nor from under one: the tow is skipped, and the building with it.
    let mut under = last.sketch().islands(TB).die(0, "F3", 3).die(1, "A3", 1).pilot("F3", 4).state();
    act(&last, &mut under, Action::Pilot { cell: cell("F3") });
    assert_eq!((under.turns(), under.phase()), (1, Phase::Launch));
    // (b) nor away from a building that would then stand alone.
    let sketch = game.sketch().islands(TB).building("E6|F5", Kind::WaterTower).building("D7|E6", Kind::Lighthouse);
    let lonely = sketch.die(0, "A3", 1).die(1, "A3", 1).tow("E6", 3).state();
    assert!(actions(&game, &lonely).len() > 2, "not frozen: free to go");
    assert_eq!(actions(&last, &lonely).len(), 1, "two lonely buildings cannot both be served");
    let one =
        game.sketch().islands(TB).building("E6|F5", Kind::WaterTower).die(0, "A3", 1).die(1, "A3", 1).tow("E6", 3);
    assert_eq!(
        actions(&last, &one.state()),
        [Action::Tow { cell: cell("E6") }, Action::Tow { cell: cell("F5") }],
        "one can: the island goes to its other side"
    );
}

#[test]
fn pl_13_5_frozen_throws_put_the_weather_back() {
    let game = with(Options { last_round: LastRound::Frozen, rounds: 1, ..core() }, 2);
    let sketch = game.sketch().islands(TB).die(0, "C3", 3).die(1, "A3", 4);
    let soft = launch("C3", Direction::SW, Force::Soft);
    let (state, events) = thrown(&game, sketch, soft, "touch=4 wvalue=5 wstraddle=6 face=3");
    assert_eq!((state.die(0), state.die_other(0)), (Some((cell("C3"), 3)), None));
    assert_eq!(state.phase(), Phase::Pilot, "before any choice of a cell");
    assert!(events.contains(&Event::PutBack));
    let hard = launch("A3", Direction::NE, Force::Hard);
    let (state, _) = thrown(&game, sketch, hard, "touch=3 rim=6 face=5");
    assert_eq!(state.die(1), Some((cell("A3"), 4)), "a lost die too");
}

#[test]
fn pl_13_5_a_stalled_game_ends_after_fifteen_rounds() {
    let game = with(Options { throw: Throw::Chosen, ..eight() }, 2);
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(1));
    while game.turn(&state) != Turn::Over {
        if state.phase() == Phase::Build {
            act(&game, &mut state, Action::BuildNothing);
        } else {
            playout.step(&game, &mut state, &mut ());
        }
    }
    assert_eq!(state.turns(), 30);
}

#[test]
fn pl_13_6_the_last_round_alone_is_frozen() {
    let game = with(Options { last_round: LastRound::Frozen, ..core() }, 2);
    let mut frozen = Vec::new();
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(5));
    loop {
        let mut events = Vec::new();
        let step = playout.step(&game, &mut state, &mut events);
        frozen.extend(events.iter().filter_map(|event| match event {
            Event::TurnBegan { round, frozen, .. } => Some((*round, *frozen)),
            _ => None,
        }));
        if step == Step::Over {
            break;
        }
        assert!(!(game.is_frozen(&state) && state.phase() == Phase::Build), "nobody builds in a frozen turn");
    }
    assert_eq!(frozen.len(), 10);
    assert!(frozen.iter().all(|&(round, frozen)| frozen == (round == 5)));
    assert_eq!(refusal_of(Options { last_round: LastRound::Frozen, ..eight() }, 3), ("PL-13.6", "refused-frozen-end"));
}

#[test]
fn pl_13_7_more_missions_for_fewer_players() {
    let game = with(Options { missions_per_kind: 3, ..core() }, 2);
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(1));
    while matches!(game.turn(&state), Turn::Chance(_)) {
        playout.step(&game, &mut state, &mut ());
    }
    for seat in [0, 1] {
        let missions = state.missions(Seat(seat)).unwrap();
        assert_eq!(missions.iter().filter(|mission| mission.is_livestock()).count(), 3);
        assert_eq!(missions.len(), 6);
        let sum: u32 =
            missions.iter().map(|&m| u32::from(game.islands_counted(&state, m)) * u32::from(game.value(m))).sum();
        assert_eq!(game.score(&state, Seat(seat)), sum, "all of them score");
    }
    assert_eq!(refusal_of(Options { missions_per_kind: 2, ..core() }, 4), ("PL-13.7", "refused-missions"));
    assert_eq!(refusal_of(Options { missions_per_kind: 0, ..core() }, 2), ("PL-13.7", "refused-missions"));
}

#[test]
fn pl_13_8_a_moored_island_waits_for_its_owner() {
    let game = with(Options { mooring: Switch::On, ..core() }, 2);
    let mut state = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1).build("D5").state();
    let events = act(&game, &mut state, Action::BuildNothing);
    assert!(events.contains(&Event::Moored { seat: Seat(0), cell: cell("D5") }));
    act(&game, &mut state, launch("D4", Direction::E, Force::Soft));
    draw(&game, &mut state, "touch=1 roll=1 straddle=1 face=4");
    act(&game, &mut state, Action::Pilot { cell: cell("D5") });
    assert_eq!(state.phase(), Phase::Build, "another's mooring");
    let refusal = refused(&game, &state, Action::Tow { cell: cell("D4") });
    assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-13.8", "refused-locked"));
    let events = act(&game, &mut state, Action::BuildNothing);
    assert!(!events.contains(&Event::Moored { seat: Seat(1), cell: cell("D5") }), "one pawn is there already");
    assert!(events.contains(&Event::Unmoored { seat: Seat(0) }), "back to its owner");
    act(&game, &mut state, launch("D4", Direction::E, Force::Soft));
    draw(&game, &mut state, "touch=1 roll=1 straddle=1 face=4");
    act(&game, &mut state, Action::Pilot { cell: cell("D5") });
    assert_eq!(state.phase(), Phase::Tow);
    // A passed turn moors nothing.
    let mut state = game.sketch().islands(TB).die(0, "A3", 1).die(1, "A3", 1).state();
    for _ in 0..2 {
        act(&game, &mut state, launch("D7", Direction::E, Force::Soft));
        draw(&game, &mut state, "touch=6");
    }
    assert_eq!(state.pawn(Seat(0)), None);
}

#[test]
fn pl_13_9_a_spread_box_has_small_regions() {
    let game = with(Options { setup: Setup::Spread, ..core() }, 2);
    let mut random = galerne_engine::Random::new(1);
    for _ in 0..200 {
        let mut state = game.start();
        let chance = game.draw(&state, &mut random);
        feed(&game, &mut state, chance, &mut Vec::new());
        for terrain in Terrain::ALL {
            assert!(game.regions(&state, terrain).iter().all(|region| region.len() <= 3));
        }
    }
    let refusal = game.check_chance(&game.start(), &Chance::Islands(TB.to_owned().try_into().unwrap())).unwrap_err();
    assert_eq!(refusal.rule.0, "PL-13.9");
    // About a quarter of the shaken boxes would do.
    let shaken = crate::common::game(2);
    let spread = (0..4000)
        .filter(|_| game.check_chance(&game.start(), &shaken.draw(&shaken.start(), &mut random)).is_ok())
        .count();
    assert!((890..1090).contains(&spread), "{spread} of 4000, 0.247 expected");
}

#[test]
fn pl_13_11_solo_is_eight_turns_four_cards_and_gusts() {
    let preset = parse_options::<Pluvionautes>(&[("preset".to_owned(), "solo".to_owned())]).unwrap();
    let game = with(preset.clone(), 1);
    assert_eq!(*crate::common::game(1).options(), preset, "whoever sits down alone plays the solo game");
    let fewer = Options { rounds: 6, ..core() };
    assert_eq!(with(fewer, 1).options().rounds, 6, "what is asked for stays");
    let (mut gusts, mut turns) = (0, 0);
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(5));
    assert_eq!((state.reserve(), state.supply(Seat(0))), ([5, 3, 3], [1, 0, 0]));
    loop {
        let mut events = Vec::new();
        let step = playout.step(&game, &mut state, &mut events);
        gusts += events.iter().filter(|event| matches!(event, Event::Gust { .. })).count();
        turns += events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        if let Some(Event::SoloResult { score, band }) = events.last() {
            assert_eq!(u32::from(*score), game.score(&state, Seat(0)));
            assert_eq!(
                *band,
                u8::from(*score >= 40) + u8::from(*score >= 50) + u8::from(*score >= 58) + u8::from(*score >= 63)
            );
        }
        if step == Step::Over {
            break;
        }
    }
    assert_eq!((gusts, turns, state.missions(Seat(0)).unwrap().len()), (7, 8, 4));
    assert_eq!(refusal_of(Options { gust: Switch::On, ..core() }, 2), ("PL-13.11", "refused-gust"));
}

#[test]
fn pl_13_11_a_gust_moves_the_weather_and_nothing_else() {
    let game = crate::common::game(1);
    let mut state = game.sketch().islands(TB).die(0, "C3", 3).die(1, "A3", 4).build("D5").state();
    act(&game, &mut state, Action::BuildNothing);
    assert_eq!(state.phase(), Phase::GustAim);
    // South-westwards over C3 (direction 4, cell 11), a hard push of two: D3, then E2 is a cliff.
    draw(&game, &mut state, "gust_dir=5 gust_cell=12");
    draw(&game, &mut state, "touch=1 wvalue=6 wstraddle=6");
    assert_eq!((state.die(0), state.die_other(0)), (Some((cell("D3"), 6)), None), "no choice: the first cell");
    assert_eq!((state.phase(), state.balloon()), (Phase::Launch, None));
    // Off the board: nothing. Over the rim with a die: the player brings it back.
    let mut state = game.sketch().islands(TB).die(0, "C3", 3).die(1, "A3", 4).build("D5").state();
    act(&game, &mut state, Action::BuildNothing);
    draw(&game, &mut state, "gust_dir=2 gust_cell=3");
    draw(&game, &mut state, "touch=1 rim=6");
    assert_eq!((state.die(1), state.phase(), state.index()), (None, Phase::Rethrow, 1));
    assert_eq!(seat_to_act(&game, &state), Seat(0), "one is one's own next player");
}

#[test]
fn pl_13_12_the_revision_is_three_options() {
    let preset = parse_options::<Pluvionautes>(&[("preset".to_owned(), "rev_2023_04".to_owned())]).unwrap();
    let expected =
        Options { start_wall: false, building_action: Duty::Must, end: End::EightBuildings, ..Options::default() };
    assert_eq!(preset, expected);
    let game = with(preset, 4);
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(5));
    playout.finish(&game, &mut state, 100_000).unwrap();
    assert!(state.buildings().total() >= 8 || state.turns() == 60);
}

//! The digital throw: the vectors T1 … T17, the exact odds, and what each rule of chapter 6 says.

use crate::common::*;
use galerne_engine::{Direction, Luck, Rules, Seat};
use galerne_pluvionautes::{
    Action, Cell, Chance, Draws, Event, Face, Force, Kind, Obstacle, Options, Phase, Sketch, State, Terrain, Throw,
    Thrown,
};

fn tb() -> Sketch {
    game(2).sketch().islands(TB)
}

/// Throw on the test board of the specification.
fn throw(sketch: Sketch, force: Force, heading: Direction, target: &str, draws: &str) -> (State, Vec<Event>) {
    thrown(&game(2), sketch, launch(target, heading, force), draws)
}

fn die(state: &State, number: usize) -> String {
    match (state.die(number), state.die_other(number)) {
        (None, _) => "lost".to_owned(),
        (Some((cell, value)), None) => format!("{cell}:{value}"),
        (Some((cell, value)), Some(other)) => format!("{cell}/{other}:{value}"),
    }
}

fn balloon(state: &State) -> String {
    match (state.balloon(), state.balloon_other()) {
        (None, _) => "out".to_owned(),
        (Some(cell), None) => cell.to_string(),
        (Some(cell), Some(other)) => format!("{cell}/{other}"),
    }
}

#[test]
fn pl_6_2_pl_6_4_t1_two_steps_straight_on() {
    let (state, events) =
        throw(tb(), Force::Soft, Direction::E, "D3", "touch=1 roll=4 drift=3 drift=3 straddle=2 face=4");
    assert_eq!((balloon(&state).as_str(), state.fuel(), state.phase()), ("D5", Some(4), Phase::Pilot));
    let rolls: Vec<_> = events.iter().filter(|event| matches!(event, Event::Roll { .. })).copied().collect();
    let step = |from, to| Event::Roll { from: cell(from), to: cell(to) };
    assert_eq!(rolls, [step("D3", "D4"), step("D4", "D5")]);
}

#[test]
fn pl_6_7_pl_6_10_t2_a_cliff_turns_the_die_back_and_it_straddles() {
    let (mut state, events) = throw(tb(), Force::Soft, Direction::W, "D3", "touch=2 roll=2 drift=4 straddle=6 face=2");
    assert_eq!((balloon(&state).as_str(), state.phase()), ("D3/D4", Phase::RestBalloon));
    assert!(events.contains(&Event::Rebound { cell: cell("D3"), direction: Direction::W, from: Obstacle::Cliff }));
    let game = game(2);
    assert_eq!(key(&game, &state, Action::Rest { cell: cell("D5") }), "refused-not-straddled");
    assert_eq!(actions(&game, &state).len(), 2);
    act(&game, &mut state, Action::Rest { cell: cell("D4") });
    assert_eq!((balloon(&state).as_str(), state.fuel(), state.phase()), ("D4", Some(2), Phase::Pilot));
}

#[test]
fn pl_6_6_t3_rim_drift_and_cliff_in_one_throw() {
    let draws = "touch=1 roll=3 drift=2 rim=5 drift=6 drift=1 straddle=6 face=1";
    let (state, events) = throw(tb(), Force::Hard, Direction::W, "F1", draws);
    assert_eq!((balloon(&state).as_str(), state.phase(), state.face()), ("G1", Phase::Face, Some(Face::Blimp)));
    let rebounds: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rebound { from, .. } => Some(*from),
            _ => None,
        })
        .collect();
    assert_eq!(rebounds, [Obstacle::Rim, Obstacle::Cliff]);
}

#[test]
fn pl_6_3_pl_6_12_t4_beyond_the_rim_is_out_and_gives_one_more_throw() {
    let (state, events) = throw(tb(), Force::Soft, Direction::E, "D7", "touch=6");
    assert_eq!((balloon(&state).as_str(), state.phase(), state.attempt()), ("out", Phase::Launch, 2));
    assert_eq!(events.last(), Some(&Event::Out));
}

#[test]
fn pl_6_5_pl_6_9_t5_a_die_before_a_cliff_stays() {
    let (state, events) = throw(tb().die(0, "C3", 3), Force::Soft, Direction::E, "C3", "touch=4 face=3");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str()), ("C3:3", "C3"));
    assert!(
        events.contains(&Event::Contact { cell: cell("C3"), die: 0 }) && events.contains(&Event::Unmoved { die: 0 })
    );
}

#[test]
fn pl_6_8_pl_6_10_t6_a_pushed_die_straddles_even_against_a_cliff() {
    let (mut state, _) =
        throw(tb().die(0, "C3", 3), Force::Soft, Direction::SW, "C3", "touch=4 wvalue=5 wstraddle=6 face=3");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str()), ("D3/E2:5", "C3"));
    assert_eq!(state.phase(), Phase::RestWeather);
    let game = game(2);
    assert_eq!(key(&game, &state, Action::RestWeather { die: 1, cell: cell("E2") }), "refused-unknown-die");
    act(&game, &mut state, Action::RestWeather { die: 0, cell: cell("E2") });
    assert_eq!((die(&state, 0).as_str(), state.phase()), ("E2:5", Phase::Pilot));
}

#[test]
fn pl_6_9_t7_a_soft_throw_never_pushes_a_die_over_the_rim() {
    let (state, _) = throw(tb().die(0, "A3", 4), Force::Soft, Direction::NE, "A3", "touch=3 face=5");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str()), ("A3:4", "A3"));
}

#[test]
fn pl_6_8_pl_6_13_t8_a_hard_one_may_lose_it() {
    let (state, events) = throw(tb().die(0, "A3", 4), Force::Hard, Direction::NE, "A3", "touch=3 rim=6 face=5");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str(), state.fuel()), ("lost", "A3", Some(5)));
    assert!(events.contains(&Event::Lost { die: 0 }));
}

#[test]
fn pl_6_8_t9_pushed_one_step_and_stopped_by_the_rim() {
    let draws = "touch=1 rim=4 wvalue=1 wstraddle=6 face=6";
    let (state, _) = throw(tb().die(0, "D6", 4), Force::Hard, Direction::E, "D6", draws);
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str(), state.phase()), ("D7:1", "D6", Phase::Face));
}

#[test]
fn pl_6_6_t10_a_building_stops_a_pushed_die() {
    let sketch = tb().die(0, "D4", 2).building("D4|D5", Kind::WaterTower);
    let (state, _) = throw(sketch, Force::Soft, Direction::E, "D3", "touch=1 roll=2 drift=5 face=2");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str()), ("D4:2", "D4"));
}

#[test]
fn pl_6_4_pl_6_6_t11_a_building_turns_the_balloon_back() {
    let sketch = tb().building("D3|D4", Kind::Lighthouse);
    let (state, events) = throw(sketch, Force::Soft, Direction::E, "D3", "touch=1 roll=3 drift=2 straddle=6 face=5");
    assert_eq!(balloon(&state), "D2/D3".split('/').rev().collect::<Vec<_>>().join("/"));
    assert!(events.contains(&Event::Rebound { cell: cell("D3"), direction: Direction::E, from: Obstacle::Building }));
}

#[test]
fn pl_6_8_pl_6_9_t12_two_dice_on_one_cell_go_one_after_the_other() {
    let draws = "touch=2 wvalue=3 wstraddle=2 wvalue=6 wstraddle=5 face=4";
    let (state, _) = throw(tb().die(0, "D4", 2).die(1, "D4", 6), Force::Soft, Direction::SE, "D4", draws);
    assert_eq!((die(&state, 0).as_str(), die(&state, 1).as_str(), balloon(&state).as_str()), ("E4:3", "E4:6", "D4"));
}

#[test]
fn pl_6_12_t13_out_over_the_rim_touches_no_weather() {
    let (state, _) = throw(tb().die(0, "D4", 2), Force::Hard, Direction::W, "D1", "touch=1 roll=1 drift=3 rim=6");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str(), state.attempt()), ("D4:2", "out", 2));
}

#[test]
fn pl_6_14_t14_a_lost_die_is_thrown_back() {
    let game = game(2);
    let mut state = tb().die(1, "D4", 1).phase(Phase::Rethrow).state();
    act(&game, &mut state, Action::Rethrow { die: 0, target: cell("A3"), heading: Direction::NE });
    draw(&game, &mut state, "touch=6 roll=4 drift=4 drift=1 straddle=6 wvalue=4");
    assert_eq!((die(&state, 0).as_str(), state.phase()), ("A3:4", Phase::Launch));
}

#[test]
fn pl_5_2_pl_6_12_t15_two_failures_pass_the_turn() {
    let game = game(2);
    let (mut state, _) = throw(tb().die(0, "D4", 2), Force::Soft, Direction::E, "D7", "touch=6");
    let mut events = act(&game, &mut state, launch("D7", Direction::E, Force::Soft));
    events.extend(draw(&game, &mut state, "touch=6"));
    assert!(events.contains(&Event::Passed { seat: Seat(0) }));
    assert_eq!(
        (state.turns(), state.phase(), die(&state, 0).as_str()),
        (1, Phase::Rethrow, "D4:2"),
        "die 1 is off here"
    );
    assert_eq!(seat_to_act(&game, &state), Seat(1));
}

#[test]
fn pl_13_1_t16_the_simple_throw() {
    let game = with(Options { throw: Throw::Uniform, ..Options::default() }, 2);
    let mut state = game.sketch().islands(TB).die(0, "C3", 3).die(1, "G1", 1).phase(Phase::Throwing).state();
    draw(&game, &mut state, "cell=12 dir=5 wvalue=2 wstraddle=1 face=5");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str(), state.fuel()), ("D3:2", "C3", Some(5)));
}

#[test]
fn pl_13_1_t17_the_expert_throw_needs_a_single_draw() {
    let game = with(Options { throw: Throw::Chosen, ..Options::default() }, 2);
    let mut state = game.sketch().islands(TB).state();
    act(&game, &mut state, launch("D7", Direction::E, Force::Soft));
    assert_eq!(state.phase(), Phase::FaceRoll);
    draw(&game, &mut state, "face=1");
    assert_eq!((balloon(&state).as_str(), state.phase()), ("D7", Phase::Face));
    // With a die there, it is pushed gently in that heading.
    let mut state = game.sketch().islands(TB).die(0, "C3", 3).state();
    assert_eq!(actions(&game, &state).len(), 222);
    assert_eq!(key(&game, &state, launch("C3", Direction::SW, Force::Hard)), "refused-bad-force");
    act(&game, &mut state, launch("C3", Direction::SW, Force::Soft));
    draw(&game, &mut state, "wvalue=2 wstraddle=1 face=3");
    assert_eq!((die(&state, 0).as_str(), balloon(&state).as_str()), ("D3:2", "C3"));
    // A lost die: the cell is chosen, the value drawn.
    let mut state = game.sketch().islands(TB).die(1, "D4", 1).phase(Phase::Rethrow).state();
    assert_eq!(actions(&game, &state).len(), 37);
    act(&game, &mut state, Action::RethrowOn { die: 0, cell: cell("E5") });
    draw(&game, &mut state, "wvalue=6");
    assert_eq!((die(&state, 0).as_str(), state.phase()), ("E5:6", Phase::Launch));
}

/// The exact shares of PL-6.16: every sequence of draws is tried.
#[test]
fn pl_6_16_check_values() {
    let game = game(2);
    let state = game.sketch().state();
    let check = |force, target: &str, heading, expected: &[(&str, u64, u64)]| {
        let mut state = state;
        act(&game, &mut state, launch(target, heading, force));
        let mut ways = Vec::new();
        assert!(game.outcomes(&state, &mut ways), "few enough to be listed");
        let total: u64 = ways.iter().map(|&(_, weight)| u64::from(weight)).sum();
        for &(name, some, all) in expected {
            let ends = |chance| {
                let mut after = state;
                game.resolve(&mut after, chance, &mut ());
                after.balloon().map_or("out".to_owned(), |cell| cell.to_string()) == name
            };
            let share: u64 = ways.iter().filter(|&&(chance, _)| ends(chance)).map(|&(_, n)| u64::from(n)).sum();
            assert_eq!(share * all, total * some, "{force:?} {target} {heading:?}: {name}");
        }
    };
    let d4 = [("D5", 67, 288), ("D4", 1, 6), ("D6", 61, 576), ("C4", 5, 64), ("E4", 5, 64), ("C5", 7, 96)];
    check(Force::Soft, "D4", Direction::E, &d4);
    check(Force::Soft, "D4", Direction::E, &[("E5", 7, 96), ("D3", 1, 32), ("out", 0, 1)]);
    check(Force::Soft, "D1", Direction::E, &[("D2", 7, 32), ("D1", 1, 8), ("out", 1, 8)]);
    check(Force::Soft, "A1", Direction::E, &[("out", 1, 4), ("A2", 91, 384), ("A1", 197, 1152)]);
    check(Force::Soft, "D7", Direction::E, &[("D7", 4, 9), ("out", 3, 8)]);
    let hard = [("D7", 21667, 186_624), ("D6", 95, 864), ("D5", 373, 3456), ("D4", 1, 48), ("out", 1835, 41472)];
    check(Force::Hard, "D4", Direction::E, &hard);
}

#[test]
fn pl_6_9_border_dice_are_harder_to_move() {
    let game = game(2);
    let mut random = galerne_engine::Random::new(11);
    let moved_share = |ring3: bool, random: &mut galerne_engine::Random| {
        let (mut moved, mut all) = (0u32, 0u32);
        for _ in 0..400 {
            let mut state = game.start();
            let shaken = game.draw(&state, random);
            game.resolve(&mut state, shaken, &mut ());
            let target = Cell(random.below(37) as u8);
            let (q, r) = target.axial();
            if (q.abs().max(r.abs()).max((q + r).abs()) == 3) != ring3 {
                continue;
            }
            let sketch = game.sketch().islands(&state.sky().to_string()).die(0, &target.to_string(), 2);
            let heading = Direction::of(random.below(6) as usize);
            for _ in 0..50 {
                let mut state = sketch.state();
                act(&game, &mut state, launch(&target.to_string(), heading, Force::Soft));
                let chance = game.draw(&state, random);
                game.resolve(&mut state, chance, &mut ());
                moved += u32::from(state.die(0).is_none_or(|(cell, _)| cell != target));
                all += 1;
            }
        }
        f64::from(moved) / f64::from(all)
    };
    let (inner, border) = (moved_share(false, &mut random), moved_share(true, &mut random));
    assert!((0.38..0.54).contains(&inner), "46 % in rings 0 to 2, got {inner}");
    assert!((0.19..0.33).contains(&border), "26 % on the border, got {border}");
}

#[test]
fn pl_6_1_all_444_launches_are_legal() {
    let game = game(3);
    let state = game.sketch().islands(FIG).state();
    let all = actions(&game, &state);
    assert_eq!(all.len(), 444);
    assert!(all.iter().all(|action| game.check(&state, Seat(0), action).is_ok()));
    let beyond = Action::Launch { target: Cell(37), heading: Direction::E, force: Force::Soft };
    assert_eq!(key(&game, &state, beyond), "refused-unknown-cell");
}

#[test]
fn pl_6_2_a_draw_too_many_or_of_another_name_is_refused() {
    let game = game(2);
    let mut state = tb().state();
    act(&game, &mut state, launch("D3", Direction::E, Force::Soft));
    for bad in ["touch=1 roll=4 drift=3", "touch=1 roll=1 straddle=2 straddle=2", "touch=1 drift=3", "", "cell=3"] {
        let chance = Chance::Draws(Draws::parse(bad).unwrap());
        assert_eq!(game.check_chance(&state, &chance).unwrap_err().rule.0, "PL-6.2", "{bad}");
    }
    assert!(game.check_chance(&state, &Chance::Draws(Draws::parse("touch=1 roll=1 straddle=2").unwrap())).is_ok());
    assert_eq!(Draws::parse("touch=9"), None, "a die has no such side");
    assert_eq!(Draws::parse("tumble=1"), None, "no such draw");
}

#[test]
fn pl_6_15_events_tell_every_step() {
    let sketch = tb().die(0, "D5", 2);
    let draws = "touch=1 roll=4 drift=2 drift=2 wvalue=6 wstraddle=6 face=5";
    let (state, events) = throw(sketch, Force::Soft, Direction::E, "D3", draws);
    let told = [
        Event::Launched { seat: Seat(0), target: cell("D3"), heading: Direction::E, force: Force::Soft },
        Event::Touchdown { cell: cell("D3") },
        Event::Roll { from: cell("D3"), to: cell("D4") },
        Event::Roll { from: cell("D4"), to: cell("D5") },
        Event::Contact { cell: cell("D5"), die: 0 },
        Event::Push { die: 0, from: cell("D5"), to: cell("D6") },
        Event::Value { die: 0, old: 2, new: 6 },
        Event::Straddle { which: Thrown::Weather(0), a: cell("D6"), b: cell("D7") },
        Event::Rest { cell: cell("D5") },
        Event::Face { face: Face::Five },
    ];
    assert_eq!(events, told);
    assert_eq!(state.phase(), Phase::RestWeather);
}

#[test]
fn pl_6_13_pl_6_14_the_next_player_brings_both_lost_dice_back_in_order() {
    let game = game(2);
    let sketch = tb().die(0, "A3", 4).die(1, "A3", 5);
    let (mut state, _) = throw(sketch, Force::Hard, Direction::NE, "A3", "touch=3 rim=6 rim=6 face=5");
    assert_eq!((die(&state, 0).as_str(), die(&state, 1).as_str()), ("lost", "lost"));
    act(&game, &mut state, Action::Pilot { cell: cell("A3") });
    act(&game, &mut state, Action::BuildNothing);
    assert_eq!((seat_to_act(&game, &state), state.phase(), state.index()), (Seat(1), Phase::Rethrow, 0));
    assert_eq!(
        key(&game, &state, Action::Rethrow { die: 1, target: cell("D4"), heading: Direction::E }),
        "refused-unknown-die"
    );
    act(&game, &mut state, Action::Rethrow { die: 0, target: cell("D4"), heading: Direction::E });
    draw(&game, &mut state, "touch=1 roll=1 straddle=6 wvalue=2");
    assert_eq!((die(&state, 0).as_str(), state.phase()), ("D4/D5:2", Phase::RestWeather), "its choice comes first");
    act(&game, &mut state, Action::RestWeather { die: 0, cell: cell("D5") });
    assert_eq!((die(&state, 0).as_str(), state.phase(), state.index()), ("D5:2", Phase::Rethrow, 1));
    act(&game, &mut state, Action::Rethrow { die: 1, target: cell("D5"), heading: Direction::E });
    draw(&game, &mut state, "touch=1 roll=1 straddle=1 wvalue=3");
    assert_eq!((die(&state, 1).as_str(), state.phase()), ("D5:3", Phase::Launch), "no contact with the other die");
}

#[test]
fn pl_6_7_cliffs_by_height() {
    let game = game(2);
    // From each terrain to each other one, eastwards from D4 to D5.
    let stops = |from: Option<Terrain>, to: Option<Terrain>| {
        let mut sketch = game.sketch();
        for (name, terrain) in [("D4", from), ("D5", to)] {
            if let Some(terrain) = terrain {
                sketch = sketch.island(name, terrain);
            }
        }
        let soft = launch("D4", Direction::E, Force::Soft);
        let (state, _) = thrown(&game, sketch, soft, "touch=1 roll=2 drift=2 straddle=1");
        state.balloon() == Some(cell("D4"))
    };
    use Terrain::{Forest, Mountain, Plain};
    let kinds = [None, Some(Plain), Some(Forest), Some(Mountain)];
    let blocked: Vec<(usize, usize)> = (0..4)
        .flat_map(|from| (0..4).map(move |to| (from, to)))
        .filter(|&(from, to)| stops(kinds[from], kinds[to]))
        .collect();
    assert_eq!(blocked, [(0, 2), (0, 3), (1, 3)]);
}

#[test]
fn pl_1_7_pl_6_11_the_balloon_die_shows_a_blimp_on_one_and_six() {
    let faces: Vec<_> = (1..=6).map(|pips| Face::of_pips(pips).fuel()).collect();
    assert_eq!(faces, [None, Some(2), Some(3), Some(4), Some(5), None]);
    let game = game(2);
    let mut state = tb().state();
    act(&game, &mut state, launch("D4", Direction::E, Force::Soft));
    draw(&game, &mut state, "touch=1 roll=1 straddle=1");
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&state, &mut outcomes));
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [2, 1, 1, 1, 1]);
    assert!(game.check_chance(&state, &Chance::Balloon(7)).is_err());
}

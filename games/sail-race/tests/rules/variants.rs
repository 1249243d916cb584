//! SR-11: the author's ideas as options.

use crate::common::*;
use galerne_engine::{Direction, Rules, Seat, Turn};
use galerne_sail_race::{Action, Event, Mode, Phase, SailRace, Spi, Tour};

const A11: (&str, &str) = ("turn_cost", "minus1");
const MIN1: (&str, &str) = ("min_speed_1", "true");

const fn helm(heading: Direction, mode: Mode) -> Action {
    Action::Helm { heading, mode, ease: false, spi: Spi::Keep }
}

fn one(words: &[(&str, &str)], ship: Ship, action: Action, wind: galerne_sail_race::Wind) -> Played {
    turn(words, Tour::Ccw, &[(ship, action)], wind)
}

/// T19, T20.
#[test]
fn sr_11_3_sr_11_5_a_turn_costs_one_hex() {
    let from_e = ship((2, 3), 0).from(E);
    let close = one(&[A11], from_e, plot(NW), wind(40, 1));
    assert_eq!((close.speed(0), close.at(0)), (Some(0), (2, 3)));
    let kept = one(&[A11, MIN1], from_e, plot(NW), wind(40, 1));
    assert_eq!((kept.speed(0), kept.at(0)), (Some(1), (2, 2)));
    assert_eq!(one(&[A11], from_e, plot(NW), wind(20, 2)).at(0), (2, 1));
    assert_eq!(one(&[A11, MIN1], from_e, plot(NW), wind(120, 2)).at(0), (2, 3), "wind ahead");
    assert_eq!(one(&[A11], ship((2, 3), 0).from(NW), plot(NW), wind(20, 2)).at(0), (2, 0), "no change, no cost");
}

/// T21.
#[test]
fn sr_11_17_a_stopped_boat_has_its_new_heading_all_the_same() {
    let stop = ("turn_cost", "stop");
    let mut played = one(&[stop], ship((2, 3), 0).from(NE), plot(NW), gale(20, 2));
    assert_eq!((played.at(0), played.state.boat(Seat(0)).heading), ((2, 3), Some(NW)));
    // Wind 20, base 2 with the gale over: (3,3) leaves 20/2.
    played.act(0, plot(NW)).blow(3, 3);
    assert_eq!(played.at(0), (2, 0));
}

/// T22.
#[test]
fn sr_11_4_sr_11_2_manoeuvre_or_advance() {
    let d = [("preset", "A11-d")];
    let free = one(&d, ship((2, 3), 0).from(NE), helm(NW, Mode::Advance), gale(20, 2));
    assert_eq!((free.speed(0), free.at(0)), (Some(5), (2, -2)));
    let waiting = before(&d, Tour::Ccw, &[(ship((2, 3), 0).from(E), Action::Resign)], gale(20, 2));
    assert_eq!(waiting.state.phase, Phase::Helm, "the wind is known before the heading is chosen");
    let refusal = waiting.race.check(&waiting.state, Seat(0), &helm(NW, Mode::Advance)).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("SR-11.3", "refused-forbidden-turn"));
    let turned = one(&d, ship((2, 3), 0).from(E), helm(NW, Mode::Manoeuvre), gale(20, 2));
    assert_eq!((turned.at(0), turned.state.boat(Seat(0)).heading), ((2, 3), Some(NW)));
    let held = one(&d, ship((2, 3), 0).from(E), helm(E, Mode::Manoeuvre), gale(20, 2));
    assert_eq!(held.at(0), (2, 3));
    assert_eq!(held.state.phase, Phase::Weather, "no plot follows in after-wind timing");
}

/// T23, T24.
#[test]
fn sr_11_7_crabbing_away_from_the_wind() {
    let crab = [("crab", "true")];
    for (at, heading, wind, to) in [
        ((2, 3), NE, wind(60, 3), (2, 2)),
        ((2, 3), NE, gale(70, 3), (3, 3)),
        ((2, 3), E, wind(340, 1), (3, 2)),
        ((2, 3), E, wind(10, 1), (2, 4)),
        ((4, -1), E, wind(0, 1), (4, -1)),
    ] {
        let played = one(&crab, ship(at, 0).from(heading), plot(heading), wind);
        assert_eq!(played.at(0), to, "{heading:?} {wind:?}");
        assert_eq!(played.state.boat(Seat(0)).heading, Some(heading), "the heading is unchanged");
    }
    let charged = one(&[("crab", "true"), A11, MIN1], ship((2, 3), 0).from(W), plot(NE), wind(60, 3));
    assert_eq!(
        charged.at(0),
        (2, 3),
        "the cost of turning eats the slip, and speed 1 is not promised with the wind ahead"
    );
}

/// T25.
#[test]
fn sr_11_6_easing() {
    let ease = [("ease", "true")];
    let mut slow = one(&ease, ship((2, 3), 0).from(NW), plot(NW), wind(40, 1));
    assert_eq!(slow.race.turn(&slow.state).deciders().len(), 1);
    slow.act(0, Action::Trim { ease: true });
    assert_eq!((slow.speed(0), slow.at(0)), (Some(0), (2, 3)));
    let mut reef = one(&ease, ship((3, -2), 0), plot(E), wind(200, 3));
    reef.act(0, Action::Trim { ease: true });
    assert_eq!((reef.speed(0), reef.at(0)), (Some(2), (4, -2)));
    let ahead = one(&ease, ship((2, 3), 0), plot(E), wind(10, 3));
    assert_eq!(ahead.state.phase, Phase::Plot, "nobody moves, so nobody is asked");
    let mut two = turn(&ease, Tour::Ccw, &[(ship((2, 3), 0), plot(E)), (ship((2, 3), 0), plot(NW))], wind(10, 3));
    let refusal = two.race.check(&two.state, Seat(0), &Action::Trim { ease: true }).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-no-trim");
    two.act(1, Action::Trim { ease: false });
    assert_eq!(two.state.phase, Phase::Plot);
}

/// T26, T27.
#[test]
fn sr_11_8_spinnaker() {
    let plus1 = [("spinnaker", "plus1")];
    let up = ship((-5, 5), 0).from(E).with_sail();
    assert_eq!(one(&plus1, up, plot(E), wind(240, 2)).at(0), (-1, 5));
    assert_eq!(one(&[("spinnaker", "double")], up, plot(E), wind(240, 2)).at(0), (1, 5));
    assert_eq!(one(&plus1, up, plot(E), wind(180, 2)).at(0), (-3, 5), "no effect running");
    let forced = one(&plus1, up, plot(E), wind(330, 2));
    assert_eq!((forced.at(0), forced.state.boat(Seat(0)).sail_up), ((-5, 5), false));
    assert!(forced.events.contains(&Event::Lowered { seat: Seat(0), forced: true }));
    let down = ship((-5, 5), 0).from(E);
    let hoisted = one(&plus1, down, Action::Plot { heading: E, spi: Spi::Hoist }, wind(240, 2));
    assert_eq!((hoisted.at(0), hoisted.state.boat(Seat(0)).sail_up), ((-5, 5), true));
    let check = |played: &Played, spi| {
        played
            .race
            .check(&played.state, Seat(0), &Action::Plot { heading: E, spi })
            .map_err(|refusal| refusal.reason.key)
    };
    assert_eq!(check(&hoisted, Spi::Hoist), Err("refused-already-up"));
    assert_eq!(check(&hoisted, Spi::Lower), Ok(()));
    assert_eq!(check(&forced, Spi::Lower), Err("refused-already-down"));
    let stop = one(&[("spinnaker", "plus1"), ("turn_cost", "stop")], down, plot(E), wind(240, 2));
    let both = Action::Plot { heading: W, spi: Spi::Hoist };
    assert_eq!(stop.race.check(&stop.state, Seat(0), &both).unwrap_err().reason.key, "refused-two-manoeuvres");
}

/// T28.
#[test]
fn sr_11_16_order_of_application() {
    let both = [("spinnaker", "double"), A11];
    let played = one(&both, ship((-5, 5), 0).from(NE).with_sail(), plot(E), gale(240, 2));
    assert_eq!((played.speed(0), played.at(0)), (Some(9), (4, 5)));
    // Step 1 before step 2: a spinnaker action is no forced lowering; step 2 before step 3: lowered even when held.
    let lowered = one(&both, ship((-5, 5), 0).with_sail(), Action::Plot { heading: E, spi: Spi::Lower }, wind(330, 2));
    assert!(lowered.events.contains(&Event::Lowered { seat: Seat(0), forced: false }));
    let held = one(
        &[("spinnaker", "plus1"), ("preset", "A11-c")],
        ship((-5, 5), 0).from(E).with_sail(),
        helm(E, Mode::Manoeuvre),
        wind(330, 2),
    );
    assert!(held.events.contains(&Event::Lowered { seat: Seat(0), forced: true }));
}

/// T29.
#[test]
fn sr_11_9_a_wider_sea() {
    let played = one(&[("pad", "3")], ship((-9, 9), 0), plot(W), wind(120, 3));
    assert_eq!(played.at(0), (-12, 9));
    let map = played.race.course().map();
    let gate: Vec<_> = map.buoys[1].gate_hexes(map.board()).map(|hex| (hex.q, hex.r)).collect();
    assert_eq!(gate, [(3, -10), (3, -11), (3, -12), (3, -13), (3, -14)]);
    let refusal = SailRace::new(&options(&[("map", "grand-large"), ("pad", "3")]), 1).unwrap_err();
    assert_eq!(refusal.rule.0, "SR-11.9");
}

/// T30.
#[test]
fn sr_11_13_solid_buoys() {
    let played = one(&[("buoys", "solid")], ship((1, 4), 0), plot(SE), wind(100, 3));
    assert_eq!(played.at(0), (1, 5));
}

#[test]
fn sr_11_1_the_presets_are_those_of_the_data() {
    #[derive(serde::Deserialize)]
    struct File {
        field: Vec<FieldLine>,
        preset: Vec<PresetLine>,
    }
    #[derive(serde::Deserialize)]
    struct FieldLine {
        name: String,
        default: toml::Value,
        rule: String,
    }
    #[derive(serde::Deserialize)]
    struct PresetLine {
        id: String,
        set: toml::Table,
    }
    let plain = |value: &toml::Value| value.to_string().trim_matches('"').to_owned();
    let file: File = toml::from_str(include_str!("../vectors/options.toml")).unwrap();
    let defaults = serde_json::to_value(galerne_sail_race::Options::default()).unwrap();
    for line in &file.field {
        let field = SailRace::fields().iter().find(|field| field.name == line.name).unwrap();
        assert_eq!(field.rule.0, line.rule);
        assert_eq!(defaults[&line.name].to_string().trim_matches('"'), plain(&line.default), "{}", line.name);
    }
    for line in &file.preset {
        let preset = SailRace::presets().iter().find(|preset| preset.id == line.id).unwrap();
        let mut ours: Vec<_> = preset.set.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        let mut theirs: Vec<_> = line.set.iter().map(|(k, v)| (k.clone(), plain(v))).collect();
        ours.sort();
        theirs.sort();
        assert_eq!(ours, theirs, "{}", line.id);
    }
    assert_eq!(file.preset.len(), SailRace::presets().len());
}

#[test]
fn sr_11_18_combinations() {
    let parsed = |preset: &str| {
        galerne_engine::parse_options::<SailRace>(&[("preset".to_owned(), preset.to_owned())])
            .map_err(|trouble| trouble.0.key)
    };
    for two_costs in ["A11+A11-b", "A11+A11-c", "A11+A11-d", "A14+A14-two", "A14+V0.1c"] {
        assert_eq!(parsed(two_costs), Err("option-twice"), "{two_costs}");
    }
    assert_eq!(parsed("A11-b+A11-e"), parsed("A11-c"));
    assert_eq!(parsed("A11-c+A11-d"), parsed("A11-d"));
    for accepted in ["A11+A11-e", "TODO-min1", "A4+A11-e", "A2+A11-c", "A2+A11-d"] {
        assert!(SailRace::new(&parsed(accepted).unwrap(), 2).is_ok(), "{accepted}");
    }
    let refused = |words: &[(&str, &str)]| SailRace::new(&options(words), 2).unwrap_err().reason.key;
    assert_eq!(refused(&[("preset", "V0.1c+V0.1b")]), "refused-table-and-agreed");
    assert_eq!(refused(&[("extra_reefs", "60")]), "refused-extra-reefs");
    assert_eq!(refused(&[("map", "etoile"), ("pad", "4")]), "refused-pad");
}

#[test]
fn sr_11_12_the_host_agrees_on_a_wind() {
    let race = race(&[("initial_wind", "agreed")], 2);
    let mut played = Played { state: race.start(), race, events: Vec::new() };
    assert_eq!(
        played.race.check(&played.state, Seat(1), &Action::SetWind { direction: 0 }).unwrap_err().reason.key,
        "refused-host-only"
    );
    for direction in [55, 360, 65_535] {
        let refusal = played.race.check(&played.state, Seat(0), &Action::SetWind { direction }).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.reason.key), ("SR-11.12", "refused-bad-wind"));
    }
    played.act(0, Action::SetWind { direction: 50 });
    assert_eq!((played.state.wind, played.state.phase), (wind(50, 2), Phase::InitialHeading));
    assert_eq!(played.race.turn(&played.state), Turn::Decide(galerne_engine::SeatSet::first(2)));
}

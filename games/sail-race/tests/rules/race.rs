//! SR-1, SR-5, SR-6, SR-7: players, set-up, the turn, and the author's own race of April 2020, hex by hex.

use crate::common::*;
use galerne_engine::{
    Luck, Positions, Random, Record, Referee, Rules, Seat, SeatSet, Secrets, Streams, Turn, View, Viewer, Words,
};
use galerne_sail_race::{Action, Chance, Event, Options, Phase, SailRace, Status, StoppedBy, Tour};

fn start(words: &[(&str, &str)], seats: usize) -> Played {
    let race = race(words, seats);
    Played { state: race.start(), race, events: Vec::new() }
}

#[test]
fn sr_1_1_sr_1_5_one_to_eight_boats() {
    for seats in 1..=8 {
        assert!(SailRace::new(&Options::default(), seats).is_ok());
    }
    for seats in [0, 9] {
        assert_eq!(SailRace::new(&Options::default(), seats).unwrap_err().rule.0, "SR-1.1");
    }
}

/// S1, S2: the rulebook's own example.
#[test]
fn sr_6_2_sr_6_3_sr_6_4_the_rulebooks_opening() {
    let mut played = start(&[], 2);
    assert_eq!(played.race.turn(&played.state), Turn::Chance(galerne_engine::Source(0)));
    played.blow(1, 5);
    assert_eq!((played.state.wind, played.state.tour), (wind(240, 2), Some(Tour::Cw)));
    let course = played.race.course();
    for direction in (0..360).step_by(10) {
        let ccw = direction <= 80 || direction >= 270;
        assert_eq!(course.upwind(direction) == Tour::Ccw, ccw, "{direction}");
    }
    let mut agreed = start(&[("tour", "agreed")], 2);
    agreed.blow(1, 5);
    assert_eq!(agreed.race.turn(&agreed.state), Turn::Decide(SeatSet::one(Seat(0))));
    agreed.act(0, Action::SetTour { tour: Tour::Ccw });
    assert_eq!((agreed.state.tour, agreed.state.phase), (Some(Tour::Ccw), Phase::InitialHeading));
}

#[test]
fn sr_6_1_sr_6_5_sr_6_6_all_start_together_and_choose_freely() {
    let mut played = start(&[("map", "banane")], 3);
    played.blow(3, 3);
    for seat in 0..3 {
        let boat = played.state.boat(Seat(seat));
        assert_eq!((boat.cell, boat.rounded), (played.race.course().start(), 0));
        let mut actions = Vec::new();
        played.race.actions(&played.state, Seat(seat), &mut actions);
        assert_eq!(actions.len(), 7, "six headings, or resign");
    }
    assert_eq!(played.race.turn(&played.state), Turn::Decide(SeatSet::first(3)));
    let unknown = SailRace::new(&Options { map: "banana".to_owned(), ..Options::default() }, 1).unwrap_err();
    assert_eq!(unknown.reason.key, "refused-unknown-map");
}

#[test]
fn sr_3_10_sr_7_1_sr_7_2_turn_one_begins_with_a_throw() {
    let mut played = start(&[("tour", "ccw")], 1);
    played.blow(1, 1);
    assert_eq!(played.state.turn, 0);
    played.act(0, plot(NW));
    assert_eq!((played.state.turn, played.at(0)), (0, (-5, 9)), "nobody moves on the first wind");
    played.blow(5, 2);
    assert_eq!((played.state.turn, played.state.wind, played.at(0)), (1, wind(10, 2), (-5, 6)));
}

#[test]
fn sr_1_6_sr_7_3_sr_7_5_the_heading_is_chosen_before_the_wind() {
    let mut played = start(&[("tour", "ccw")], 1);
    played.blow(1, 1).act(0, plot(E)).blow(3, 3);
    assert_eq!(played.state.phase, Phase::Plot, "the wind came from ahead; nothing could be changed");
    assert_eq!(played.at(0), (-5, 9));
    played.act(0, plot(E));
    assert_eq!(played.race.check(&played.state, Seat(0), &plot(W)).unwrap_err().rule.0, "SR-7.6");
}

/// Nothing is revealed before the wind, not even that two boats chose alike; a choice can be taken back until then.
#[test]
fn sr_5_2_sr_7_6_commitments_are_secret_and_can_be_taken_back_until_the_throw() {
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let mut referee = Referee::<SailRace>::new(&Options::default(), names).unwrap();
    referee.feed(Chance::Throw { column: 1, row: 5 }).unwrap();
    referee.act(Seat(0), plot(NE)).unwrap();
    let seen = |referee: &Referee<SailRace>, seat| referee.view(Viewer::seat(Seat(seat)));
    assert!(seen(&referee, 1).state().boat(Seat(0)).commit != referee.state().boat(Seat(0)).commit);
    assert_eq!(seen(&referee, 0).state().boat(Seat(0)).commit, referee.state().boat(Seat(0)).commit);
    let told: Vec<Event> =
        referee.events().iter().filter_map(|event| referee.game().redact_event(event, Viewer::seat(Seat(1)))).collect();
    assert!(told.contains(&Event::Committed { seat: Seat(0), action: None }));
    assert_eq!(referee.act(Seat(0), plot(E)).unwrap_err().reason.key, "refused-committed");
    referee.undo(Seat(0)).unwrap();
    referee.act(Seat(0), plot(E)).unwrap();
    referee.act(Seat(1), plot(W)).unwrap();
    assert_eq!(referee.turn(), Turn::Chance(galerne_engine::Source(1)));
    referee.undo(Seat(0)).unwrap();
    assert_eq!(referee.turn(), Turn::Decide(SeatSet::one(Seat(0))), "the other's choice stands");
    referee.act(Seat(0), plot(NW)).unwrap();
    referee.feed(Chance::Throw { column: 3, row: 3 }).unwrap();
    assert_eq!(referee.undo(Seat(0)).unwrap_err().rule.0, "TA-2.4");
    assert_eq!(referee.state().boat(Seat(0)).heading, Some(NW));
}

/// In after-wind timing the last choice shows all the others at once: it cannot be taken back.
#[test]
fn sr_7_6_shown_choices_cannot_be_taken_back() {
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let mut referee = Referee::<SailRace>::new(&options(&[("timing", "after_wind")]), names).unwrap();
    let helm = |heading| Action::Helm { heading, mode: Default::default(), ease: false, spi: Default::default() };
    referee.feed(Chance::Throw { column: 1, row: 5 }).unwrap();
    referee.act(Seat(0), plot(NE)).unwrap();
    referee.act(Seat(1), plot(NE)).unwrap();
    referee.feed(Chance::Throw { column: 3, row: 3 }).unwrap();
    referee.act(Seat(1), helm(NE)).unwrap();
    referee.undo(Seat(1)).unwrap();
    referee.act(Seat(1), helm(NW)).unwrap();
    referee.act(Seat(0), helm(NE)).unwrap();
    assert_eq!(referee.undo(Seat(0)).unwrap_err().rule.0, "TA-2.5");
}

#[test]
fn sr_7_7_there_is_always_a_legal_heading() {
    let played = turn(
        &[("preset", "A11-d+A2+A4+A13")],
        Tour::Ccw,
        &[(
            ship((4, -2), 0),
            Action::Helm {
                heading: E,
                mode: galerne_sail_race::Mode::Advance,
                ease: false,
                spi: galerne_sail_race::Spi::Keep,
            },
        )],
        wind(10, 1),
    );
    let mut state = played.state;
    played.race.resolve(&mut state, Chance::Throw { column: 3, row: 3 }, &mut ());
    let mut actions = Vec::new();
    played.race.actions(&state, Seat(0), &mut actions);
    assert!(galerne_engine::Direction::ALL.into_iter().all(|heading| {
        actions.iter().any(|action| matches!(action, Action::Helm { heading: h, .. } if *h == heading))
    }));
}

#[test]
fn sr_7_9_sr_2_1_real_dice() {
    let race = race(&[], 1);
    let state = race.start();
    assert_eq!(race.read_dice(&state, &[1, 5]), Ok(Chance::Throw { column: 1, row: 5 }));
    for bad in [&[][..], &[1], &[0, 3], &[3, 7], &[1, 2, 3]] {
        assert_eq!(race.read_dice(&state, bad).unwrap_err().rule.0, "SR-7.9", "{bad:?}");
    }
}

/// S5: the author's game of 22 April 2020, hex for hex.
#[test]
fn sr_1_3_sr_1_4_the_authors_race_of_22_april_2020() {
    let mut played = start(&[("weather", "table"), ("table", "play50"), ("tour", "ccw")], 1);
    played.blow(6, 1);
    assert_eq!(played.state.wind, wind(50, 2));
    let weather: Vec<(u8, u8)> = include_str!("../../data/weather-play50.csv")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .skip(1)
        .map(|line| {
            let f: Vec<&str> = line.split(',').collect();
            (f[1].parse().unwrap(), f[2].parse().unwrap())
        })
        .collect();
    let lines = include_str!("../vectors/replay-2020-04-22.csv")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let mut turns = 0;
    for (line, &(column, row)) in lines.zip(&weather) {
        let f: Vec<&str> = line.split(',').collect();
        let heading = galerne_engine::Direction::ALL.into_iter().find(|heading| heading.name() == f[5]).unwrap();
        played.events.clear();
        played.act(0, plot(heading)).blow(column, row);
        let boat = played.state.boat(Seat(0));
        assert_eq!(
            (played.state.wind.direction.to_string().as_str(), played.state.wind.force().to_string().as_str()),
            (f[1], f[2]),
            "{line}"
        );
        assert_eq!(played.at(0), (f[9].parse().unwrap(), f[10].parse().unwrap()), "{line}");
        assert_eq!(boat.rounded.to_string(), f[11], "{line}");
        assert_eq!(played.speed(0).unwrap_or(0).to_string(), f[7], "{line}");
        let border = played.events.iter().any(|event| matches!(event, Event::Stopped { by: StoppedBy::Border, .. }));
        assert_eq!(border, f[12] == "border", "{line}");
        turns += 1;
    }
    assert_eq!(turns, 34);
    assert_eq!(played.state.boat(Seat(0)).status, Status::Finished { turn: 34, step: 1, speed: 3 });
    assert_eq!(played.race.turn(&played.state), Turn::Over);
}

/// SR-5.4: place, buoys, wind direction and base are all that matters; the heading in force does not.
#[test]
fn sr_5_4_the_heading_in_force_does_not_matter_in_the_core() {
    let one = turn(&[], Tour::Ccw, &[(ship((2, 3), 0).from(E), plot(NW))], wind(20, 2));
    let other = turn(&[], Tour::Ccw, &[(ship((2, 3), 0).from(SW), plot(NW))], wind(20, 2));
    assert_eq!(one.state, other.state);
    assert_eq!(397 * 4 * 36 * 3, 171_504);
}

/// Impossible positions are refused, each with its reason.
#[test]
fn sr_5_1_positions_are_complete_and_checked() {
    let played = turn(&[], Tour::Ccw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    let sound = serde_json::to_value(played.race.describe(&played.state)).unwrap();
    let refused = |edit: &dyn Fn(&mut serde_json::Value)| {
        let mut position = sound.clone();
        edit(&mut position);
        let position = serde_json::from_value(position).unwrap();
        played.race.restore(&position).unwrap_err().reason.key
    };
    assert_eq!(refused(&|p| p["boats"][0]["at"] = serde_json::json!([0, 0])), "refused-position-place");
    assert_eq!(refused(&|p| p["boats"][0]["at"] = serde_json::json!([99, 0])), "refused-position-place");
    assert_eq!(refused(&|p| p["boats"][0]["rounded"] = 4.into()), "refused-position-rounded");
    assert_eq!(refused(&|p| p["wind"]["direction"] = 55.into()), "refused-position-wind");
    assert_eq!(refused(&|p| p["wind"]["base"] = 4.into()), "refused-position-wind");
    assert_eq!(refused(&|p| p["phase"] = "helm".into()), "refused-position-phase");
    assert_eq!(refused(&|p| p["turn"] = 0.into()), "refused-position-turn");
    assert_eq!(refused(&|p| p["turn"] = 9999.into()), "refused-position-turn");
    assert_eq!(refused(&|p| p["phase"] = "over".into()), "refused-position-over");
    assert_eq!(refused(&|p| p["boats"] = serde_json::json!([])), "refused-position-boats");
    assert_eq!(refused(&|p| p["boats"][0]["sail_up"] = true.into()), "refused-no-spinnaker");
    assert_eq!(refused(&|p| p["boats"][0]["committed"] = "hidden".into()), "refused-position-hidden");
    assert_eq!(refused(&|p| p["tour"] = serde_json::Value::Null), "refused-position-tour");
    // SR-7.6: a phase in which all have chosen is over, one in which none could choose would never be.
    let chosen = serde_json::json!({ "to": { "plot": { "heading": "E" } } });
    assert_eq!(refused(&|p| p["boats"][0]["committed"] = chosen.clone()), "refused-position-all-chosen");
}

/// SR-10.1: in the zone with every buoy rounded a boat has finished; SR-10.2: and cannot be farther off than its move went on.
#[test]
fn sr_10_2_a_position_shows_a_finish_that_can_have_happened() {
    let played = turn(&[], Tour::Ccw, &[(ship((-7, 10), 3), plot(NE))], wind(10, 3));
    let sound = serde_json::to_value(played.race.describe(&played.state)).unwrap();
    let restored = |edit: &dyn Fn(&mut serde_json::Value)| {
        let mut position = sound.clone();
        edit(&mut position);
        let position = serde_json::from_value(position).unwrap();
        played.race.restore(&position).map_err(|refusal| (refusal.rule.0, refusal.reason.key))
    };
    let impossible = Err(("SR-10.1", "refused-position-finish"));
    assert_eq!(restored(&|_| ()), Ok(played.state));
    assert_eq!(restored(&|p| p["boats"][0]["at"] = serde_json::json!([11, -11])), impossible);
    assert_eq!(restored(&|p| p["boats"][0]["finished"]["speed"] = 6.into()), impossible);
    let still_racing = |p: &mut serde_json::Value| {
        p["phase"] = "plot".into();
        p["boats"][0]["at"] = serde_json::json!([-5, 8]);
        p["boats"][0].as_object_mut().unwrap().remove("finished");
    };
    assert_eq!(restored(&still_racing), Err(("SR-10.1", "refused-position-unfinished")));
}

/// Bad file: a record whose weather was changed no longer leads where it led, and the entry is named.
#[test]
fn sr_7_9_a_changed_record_is_refused_at_the_entry() {
    let mut referee = Referee::<SailRace>::new(&Options::default(), vec!["Ann".to_owned()]).unwrap();
    let (mut luck, mut random) = (Streams::new(8), Random::new(8));
    for _ in 0..12 {
        match referee.turn() {
            Turn::Chance(_) => {
                referee.roll(&mut luck).unwrap();
            }
            _ => {
                let actions = referee.actions(Seat(0));
                let action = actions[random.below(6) as usize];
                referee.act(Seat(0), action).unwrap();
            }
        }
    }
    let text = referee.record().to_json();
    let line = text.lines().position(|line| line.contains("\"column\"")).unwrap();
    let changed: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(n, l)| if n == line + 2 { l.replace("\"row\":", "\"row\":1,\"old\":") } else { l.to_owned() })
        .collect();
    assert!(Record::<SailRace>::from_json(&changed.join("\n")).is_err(), "an unknown field");
    let weather = text.lines().nth(line + 2).unwrap();
    let other = if weather.contains("\"column\":1") {
        weather.replace("\"column\":1", "\"column\":6")
    } else {
        let at = weather.find("\"column\":").unwrap() + 9;
        format!("{}1{}", &weather[..at], &weather[at + 1..])
    };
    let trouble =
        Record::<SailRace>::from_json(&text.replace(weather, &other)).and_then(Referee::from_record).unwrap_err();
    assert_eq!(trouble.0.key, "record-at-entry", "{trouble}");
    assert!(trouble.to_string().contains("entry=3"), "{trouble}");
}

/// The view of another seat is the same whatever was committed.
#[test]
fn sr_5_2_a_view_does_not_depend_on_the_secret() {
    let mut a = start(&[], 2);
    a.blow(1, 5).act(0, plot(NE));
    let mut b = start(&[], 2);
    b.blow(1, 5).act(0, plot(SW));
    let seen = |played: &Played| *View::new(&played.race, &played.state, Viewer::seat(Seat(1))).state();
    assert_eq!(seen(&a), seen(&b));
    assert_ne!(a.state, b.state);
}

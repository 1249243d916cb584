//! What a player reads before choosing: the way a heading really makes, the next buoy, and numbers in the order sailed.

use crate::common::*;
use galerne_engine::{Playout, Positions, Rules, Seat, Words};
use galerne_sail_race::{Action, Event, Phase, Tour};
use galerne_texts::{Language, Texts};

fn say(played: &Played, language: Language, message: &galerne_engine::Message) -> String {
    let _ = played;
    Texts::new(galerne_sail_race::SailRace::TEXTS).unwrap().try_say(language, message, &["Zoé".to_owned()]).unwrap()
}

/// A boat that has to choose, in that wind.
fn choosing(at: (i8, i8), rounded: u8, tour: Tour, blows: galerne_sail_race::Wind) -> Played {
    let mut played = before(&[], tour, &[(ship(at, rounded), plot(E))], blows);
    // A boat with the wind ahead stays where it is: whatever it had chosen, it is asked again from there.
    let mut position = played.race.describe(&played.state);
    (position.phase, position.boats[0].committed) = (Phase::Plot, None);
    played.state = played.race.restore(&position).unwrap();
    played
}

fn label(played: &Played, language: Language, action: &Action) -> String {
    say(played, language, &played.race.label(&played.state, Seat(0), action))
}

/// T6, T7: the reef (5,−2) is one hex away, then right ahead.
#[test]
fn sr_8_3_a_heading_tells_the_way_really_made() {
    let open = choosing((2, 3), 0, Tour::Ccw, wind(200, 3));
    assert_eq!(label(&open, Language::En, &plot(E)), "E, east — running before the wind, 3 hexes if the wind holds");
    let near = choosing((3, -2), 0, Tour::Ccw, wind(200, 3));
    let cut = "E, east — running before the wind, 1 of 3 hexes: a reef stops the boat";
    assert_eq!(label(&near, Language::En, &plot(E)), cut);
    let shut = choosing((4, -2), 0, Tour::Ccw, wind(200, 3));
    let blocked = "E, east — running before the wind, but a reef is right ahead: no move";
    assert_eq!(label(&shut, Language::En, &plot(E)), blocked);
    let fr = label(&shut, Language::Fr, &plot(E));
    assert_eq!(fr, "E, est — vent arrière, mais un récif barre la route\u{a0}: aucun déplacement");
    let border = choosing((-11, 9), 0, Tour::Ccw, wind(120, 3));
    assert!(label(&border, Language::En, &plot(W)).ends_with("but the border is right ahead: no move"));
}

/// The plainest sentence for every place and wind: a label never names the speed where the boat goes less far.
#[test]
fn sr_8_2_no_label_promises_more_than_the_boat_sails() {
    let race = race(&[("map", "map0-recifs2")], 1);
    for hex in race.course().board().iter().filter(|&hex| race.course().water(hex).is_some()) {
        for direction in (0..360).step_by(60) {
            let mut played = choosing((2, 3), 0, Tour::Ccw, wind(direction, 3));
            let mut state = played.state;
            state.boats[0].cell = race.course().water(hex).unwrap();
            played.state = state;
            for heading in [E, NE, NW, W, SW, SE] {
                let said = say(&played, Language::En, &race.label(&state, Seat(0), &plot(heading)));
                let orders = race.orders_of(&state, Seat(0), &plot(heading)).unwrap();
                let moved = race.landing(&state, Seat(0), state.wind, orders).moved;
                let promised = match moved {
                    0 => said.contains("no move"),
                    1 => said.contains(", 1 hex") || said.contains(", 1 of "),
                    n => said.contains(&format!(", {n} hexes")) || said.contains(&format!(", {n} of ")),
                };
                assert!(promised, "{hex:?} {direction} {heading:?}: {moved} but {said}");
            }
        }
    }
}

/// A turn of the heading that eats all the speed says so.
#[test]
fn sr_11_3_no_speed_left_is_no_way() {
    let mut played = before(&[("preset", "A11")], Tour::Ccw, &[(ship((2, 3), 0).from(E), plot(NW))], wind(40, 1));
    let mut position = played.race.describe(&played.state);
    (position.phase, position.boats[0].committed) = (Phase::Plot, None);
    played.state = played.race.restore(&position).unwrap();
    let said = label(&played, Language::En, &plot(NW));
    assert_eq!(said, "NW, north-west — close reach, but no speed is left: no move if the wind holds");
}

#[test]
fn sr_9_1_the_prompt_names_the_next_buoy_its_side_and_the_way_to_it() {
    // Figures keep to what they count by a hard space, which is no matter of this rule.
    let ask = |played: &Played, language| {
        say(played, language, &played.race.ask(&played.state, Seat(0))).replace('\u{a0}', " ")
    };
    let ccw = choosing((-5, 9), 0, Tour::Ccw, wind(50, 2));
    assert_eq!(
        ask(&ccw, Language::En),
        "Zoé, choose your heading for turn 31. Leave buoy 1 to port, its gate 6 hexes away."
    );
    let cw = choosing((-5, 9), 0, Tour::Cw, wind(240, 2));
    assert_eq!(
        ask(&cw, Language::En),
        "Zoé, choose your heading for turn 31. Leave buoy 1 to starboard, its gate 7 hexes away."
    );
    assert_eq!(
        ask(&cw, Language::Fr),
        "Zoé, choisissez votre cap pour le tour 31. Laissez à tribord la bouée 1, sa porte à 7 cases d’ici."
    );
    let home = choosing((-7, 7), 3, Tour::Ccw, wind(50, 2));
    assert_eq!(ask(&home, Language::En), "Zoé, choose your heading for turn 31. Home to the finish, 3 hexes away.");
}

/// On a clockwise tour the map's buoy 3 is the first to be rounded: on the board, in the log and in words it is number 1.
#[test]
fn sr_2_8_sr_9_1_buoys_are_numbered_in_the_order_sailed() {
    let mut cw = turn(&[], Tour::Cw, &[(ship((-8, 6), 0), plot(NW))], wind(20, 1));
    assert_eq!(cw.rounded(0), 1);
    let rounded = cw.events.iter().find(|event| matches!(event, Event::Rounded { .. })).unwrap();
    assert_eq!(say(&cw, Language::En, &cw.race.tell(rounded)), "Zoé rounds buoy 1.");
    let board = |played: &Played| {
        let view = galerne_engine::View::new(&played.race, &played.state, galerne_engine::Viewer::seat(Seat(0)));
        played.race.board(&view)
    };
    let reading = |played: &Played, at: &str| {
        let cells = board(played).cells;
        let (_, message) = cells.iter().find(|(name, _)| name == at).unwrap();
        say(played, Language::En, message)
    };
    assert_eq!(reading(&cw, "(−7,4)"), "buoy 1");
    assert_eq!(reading(&cw, "(1,6)"), "buoy 3");
    assert_eq!(reading(&cw, "(1,7)"), "gate of buoy 3");
    cw.act(0, plot(NW));
    let ccw = turn(&[], Tour::Ccw, &[(ship((0, 8), 0), plot(E))], wind(200, 1));
    assert_eq!(reading(&ccw, "(1,6)"), "buoy 1");
    // Going back over the gate loses it under the same number.
    let back = turn(&[], Tour::Cw, &[(ship((-8, 5), 1), plot(SE))], wind(140, 1));
    let lost = back.events.iter().find(|event| matches!(event, Event::Unrounded { .. })).unwrap();
    assert!(say(&back, Language::En, &back.race.tell(lost)).contains("gate of buoy 1"));
}

/// A gale is over before a heading plotted in it is sailed: the label must not promise it, nor speak of the wind on the dial.
#[test]
fn sr_3_8_a_label_in_a_gale_reckons_without_it_and_says_so() {
    let mut played = turn(&[], Tour::Ccw, &[(ship((2, 3), 0), plot(E))], gale(320, 1));
    let mut position = played.race.describe(&played.state);
    position.boats[0].at = galerne_engine::Hex::new(2, 3);
    played.state = played.race.restore(&position).unwrap();
    assert!(played.state.wind.gale);
    assert_eq!(
        label(&played, Language::En, &plot(E)),
        "E, east — close reach, 1 hex once the gale is over, if the wind then holds"
    );
    assert_eq!(
        label(&played, Language::Fr, &plot(E)),
        "E, est — bon plein, 1 case une fois le coup de vent passé, si le vent tient"
    );
    assert!(
        label(&played, Language::En, &plot(SE))
            .ends_with("wind ahead, no move once the gale is over, if the wind then holds")
    );
}

/// What a heading does to the buoys is said before it is chosen.
#[test]
fn sr_9_3_sr_9_4_sr_9_5_a_label_says_what_becomes_of_the_buoys() {
    let says = |at, rounded, tour, heading, blows| {
        let played = choosing(at, rounded, tour, blows);
        label(&played, Language::En, &plot(heading))
    };
    let rounds = says((0, 8), 0, Tour::Ccw, E, wind(200, 2));
    assert_eq!(rounds, "E, east — running before the wind, 2 hexes if the wind holds, rounding buoy 1");
    let over = says((3, -11), 2, Tour::Cw, SE, wind(200, 3));
    assert!(over.ends_with("if the wind holds, but buoy 2 would no longer count"), "{over}");
    let back = says((1, 8), 1, Tour::Ccw, W, wind(40, 1));
    assert!(back.ends_with(", but buoy 1 would no longer count"), "{back}");
    let along = says((3, -7), 1, Tour::Cw, NW, wind(340, 3));
    assert!(along.ends_with(" hexes if the wind holds, without rounding buoy 2"), "{along}");
    let home = says((-7, 7), 3, Tour::Ccw, E, wind(200, 3));
    assert!(!home.contains("buoy"), "{home}");
    let home = says((-7, 10), 3, Tour::Ccw, NE, wind(200, 3));
    assert!(home.ends_with(", across the finish"), "{home}");
    let fr = choosing((3, -11), 2, Tour::Cw, wind(200, 3));
    assert!(label(&fr, Language::Fr, &plot(SE)).ends_with(" si le vent tient, mais la bouée 2 ne compterait plus"));
}

/// Where a move ends is said by the names of the sea, never by coordinates that nothing shows.
#[test]
fn sr_2_7_places_have_names_and_no_coordinates() {
    let says =
        |at, rounded, heading, blows| label(&choosing(at, rounded, Tour::Ccw, blows), Language::En, &plot(heading));
    let told = |text: String, end: &str| assert!(text.contains(end), "{text}");
    // The start of the map lies at (−5,9), buoy 1 at (1,6).
    let start = says((-7, 9), 0, E, wind(200, 1));
    assert!(start.ends_with("if the wind holds") && !start.contains(" to "), "no goal before the buoys: {start}");
    told(says((9, 0), 0, E, wind(200, 2)), "to the border if the wind holds");
    told(says((-1, 6), 1, E, wind(200, 2)), "onto buoy 1 if the wind holds");
    told(says((-2, 6), 0, E, wind(200, 2)), "close to buoy 1, if the wind holds");
    let played = choosing((2, 3), 0, Tour::Ccw, wind(200, 3));
    let race = race(&[("map", "map0-recifs2")], 1);
    let mut playout = Playout::new(5);
    let (mut state, mut events) = (race.start(), Vec::new());
    for _ in 0..120 {
        playout.step(&race, &mut state, &mut events);
        let mut actions = Vec::new();
        race.actions(&state, Seat(0), &mut actions);
        let words = actions.iter().map(|action| race.label(&state, Seat(0), action));
        for message in words.chain(events.drain(..).map(|event| race.tell(&event))) {
            for language in Language::ALL {
                let said = say(&played, language, &message);
                let mut aside = said.split('(').skip(1).filter_map(|rest| rest.split(')').next());
                assert!(aside.all(|aside| !aside.contains(',')), "{said}");
            }
        }
    }
}

/// A boat that lost its buoy by sailing over it has not gone back through the gate.
#[test]
fn sr_9_4_the_log_tells_how_a_buoy_was_lost() {
    let told = |heading, blows| {
        let played = core((1, 7), 1, heading, blows);
        let lost = played.events.iter().find(|event| matches!(event, Event::Unrounded { .. })).unwrap();
        say(&played, Language::En, &played.race.tell(lost))
    };
    assert_eq!(told(NW, wind(40, 1)), "Zoé turns back over buoy 1 itself: it no longer counts.");
    assert_eq!(told(W, wind(40, 1)), "Zoé goes back through the gate of buoy 1: it no longer counts.");
}

/// A wind is called after where it really comes from; the sector says which heading it stops.
#[test]
fn sr_3_2_a_wind_from_due_north_is_no_north_easter() {
    let told = |direction, language| {
        let played = choosing((2, 3), 0, Tour::Ccw, wind(direction, 2));
        let view = galerne_engine::View::new(&played.race, &played.state, galerne_engine::Viewer::seat(Seat(0)));
        let board = played.race.board(&view);
        say(&played, language, &board.facts[1])
    };
    assert!(told(90, Language::En).ends_with("force 2 from the north, 90° on the dial, headwind for NE"));
    assert!(told(280, Language::En).ends_with("force 2 from the south, 280° on the dial, headwind for SE"));
    assert!(told(30, Language::En).ends_with("force 2 from the east-north-east, 30° on the dial, headwind for E"));
    assert!(told(350, Language::En).ends_with("force 2 from the east, 350° on the dial, headwind for E"));
    assert!(
        told(210, Language::Fr).ends_with("force 2 de l’ouest-sud-ouest, 210° à la rose, vent debout cap O"),
        "{}",
        told(210, Language::Fr)
    );
}

#[test]
fn every_log_line_names_headings_as_people_do() {
    let played = core((2, 3), 0, NW, wind(20, 2));
    let sailed = played.events.iter().find(|event| matches!(event, Event::Sailed { .. })).unwrap();
    assert_eq!(say(&played, Language::En, &played.race.tell(sailed)), "Zoé sails north-west: 3 hexes.");
    assert_eq!(say(&played, Language::Fr, &played.race.tell(sailed)), "Zoé, cap au nord-ouest, avance de 3 cases.");
}

/// SR-3.9: the bulletin stands in its panel; a turn is told as people speak.
#[test]
fn sr_3_9_a_turn_is_told_without_its_bulletin() {
    let played = core((0, 3), 0, E, wind(200, 2));
    let weather = played.events.iter().find(|event| matches!(event, Event::Weather { .. })).expect("a wind");
    for language in [Language::En, Language::Fr] {
        let said = say(&played, language, &played.race.tell(weather));
        assert!(said.contains("force") && !said.contains('|') && !said.contains("bulletin"), "{said}");
    }
}

/// SR-10.3, SR-11.14: the step of an arrival is told where it decides something.
#[test]
fn sr_11_14_the_step_is_told_where_fractions_count() {
    let told = |words: &[(&str, &str)]| {
        let done = turn(words, Tour::Ccw, &[(ship((-7, 10), 3), plot(NE))], wind(10, 3));
        say(&done, Language::En, &done.race.standing(&done.state, Seat(0)))
    };
    assert_eq!(told(&[]), "finished in turn 31");
    assert_eq!(told(&[("tie", "fraction")]), "finished in turn 31 (step 1 of 3)");
}

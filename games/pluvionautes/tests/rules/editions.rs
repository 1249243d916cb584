//! PL-13.15: what an edition changes, one table after the other, and what is refused.

use crate::common::*;
use galerne_engine::{Direction, Record, Referee, Rules, Seat, Streams, Turn};
use galerne_material::{Edition, Level, Printed};
use galerne_pluvionautes::{
    Action, CardValues, Event, Force, IslandMix, Mission, Options, Pluvionautes, Sort, Terrain,
};

const HEAD: &str = "[edition]\ngame = \"pluvionautes\"\nprinting = 1\n";

fn edition(changes: &str) -> Options {
    Options { edition: Edition::new(format!("{HEAD}{changes}")), ..Options::default() }
}

fn changed(changes: &str) -> Pluvionautes {
    with(edition(changes), 2)
}

#[test]
fn pl_13_15_the_printed_game_is_not_written() {
    for nothing in ["", "[terrain.plain]\nislands = 10\n"] {
        let game = changed(nothing);
        assert_eq!(*game.options(), Options::default());
        assert!(!serde_json::to_string(game.options()).unwrap().contains("edition"));
    }
    let game = changed("[weather.6]\nstorm = 0x2\nrain = 3\n");
    let form = format!("{HEAD}\n[weather.6]\nstorm = 2\n");
    assert_eq!(game.options().edition.text(), form);
    let json = serde_json::to_value(game.options()).unwrap();
    assert_eq!(serde_json::from_value::<Options>(json).unwrap(), *game.options());
}

#[test]
fn pl_13_15_cards_pay_and_are_there_as_the_edition_says() {
    let game = changed(
        "[mission.crop_plain]\nvalue = 12\n[mission.livestock_forest]\nout = true\n[mission.crop_forest]\ncopies = 1\n",
    );
    assert_eq!(Mission::ALL.map(|mission| game.value(mission)), [1, 2, 3, 12, 3, 4]);
    assert_eq!(game.ceiling(Mission::CropPlain), 120);
    // Whichever cards are dealt, never the one that is out, nor the lone one twice.
    let mut luck = Streams::new(5);
    for _ in 0..60 {
        let mut referee = Referee::<Pluvionautes>::new(
            &edition("[mission.livestock_forest]\nout = true\n[mission.crop_forest]\ncopies = 1\n"),
            vec!["A".to_owned(), "B".to_owned()],
        )
        .unwrap();
        while matches!(referee.turn(), Turn::Chance(_)) {
            referee.roll(&mut luck).unwrap();
        }
        let held: Vec<Mission> =
            [0, 1].iter().flat_map(|&seat| referee.state().missions(Seat(seat)).unwrap()).collect();
        assert_eq!(held.len(), 4);
        assert!(!held.contains(&Mission::LivestockForest));
        assert!(held.iter().filter(|&&card| card == Mission::CropForest).count() < 2);
    }
}

#[test]
fn pl_13_15_islands_lie_cost_lift_and_rise_as_the_edition_says() {
    let game =
        changed("[terrain.plain]\nislands = 3\nenter_cost = 3\naltitude = 2\nheight = 3\n[gap.sky]\nenter_cost = 2\n");
    assert_eq!(game.islands(), [3, 6, 5]);
    let plain = game.sketch().island("D5", Terrain::Plain);
    assert_eq!(game.distance(&plain.state(), cell("D4"), cell("D5")), Some(3));
    assert_eq!(game.distance(&plain.state(), cell("D4"), cell("D3")), Some(2));
    // A die on the cell that the plain is towed to.
    let mut state = game.sketch().island("D4", Terrain::Plain).die(0, "D5", 1).tow("D4", 5).state();
    act(&game, &mut state, Action::Tow { cell: cell("D5") });
    assert_eq!(state.die(0), Some((cell("D5"), 3)));
    // The plain is a cliff now.
    let (_, events) =
        thrown(&game, plain, launch("D4", Direction::E, Force::Soft), "touch=1 roll=2 drift=2 straddle=1");
    assert!(events.iter().any(|event| matches!(event, Event::Rebound { .. })), "{events:?}");
}

#[test]
fn pl_13_15_dice_say_what_the_edition_says() {
    let game = changed("[weather.1]\nrain = 0\n[weather.2]\nrain = 3\nstorm = 2\n[balloon.2]\nfuel = 4\ntow = 1\n");
    let sky = game.sketch().islands(TB);
    let under = |value: u8, sort| islands_under(&game, &sky.die(0, "D4", value).state(), sort);
    assert_eq!(under(1, Sort::Rain), "", "nothing falls, not even under the die");
    let as_printed = crate::common::game(2);
    let five = as_printed.sketch().islands(TB).die(0, "D4", 5).state();
    assert_eq!(under(2, Sort::Storm), islands_under(&as_printed, &five, Sort::Storm));
    let pilot = game.sketch().pilot("D1", 2).state();
    let reached = destinations(&game, &pilot);
    assert!(reached.contains("D5") && !reached.contains("D6"), "{reached}");
    let towed = destinations(&game, &game.sketch().island("D4", Terrain::Plain).tow("D4", 2).state());
    assert_eq!(towed, "C3 C4 D3 D4 D5 E3 E4");
}

#[test]
fn pl_13_15_the_throw_follows_the_tables_of_the_edition() {
    let changes = "[throw.aimed]\ntouch = [\"left\", \"there\", \"there\", \"there\", \"there\", \"there\", \"there\", \"there\"]\nrim = 7\nstraddle = 2\n[force.soft]\nsteps = [2, 2, 2, 2]\npush = 2\n";
    let game = changed(changes);
    let soft = launch("D4", Direction::E, Force::Soft);
    let (state, _) = thrown(&game, game.sketch(), soft, "touch=1 roll=1 drift=2 drift=2 straddle=1");
    assert_eq!(state.balloon(), Some(cell("C6")), "down at C4, two steps on");
    let (state, _) = thrown(&game, game.sketch(), soft, "touch=2 roll=1 drift=2 drift=2 straddle=2");
    assert_eq!((state.balloon(), state.balloon_other()), (Some(cell("D6")), Some(cell("D7"))));
    let (state, _) = thrown(&game, game.sketch().die(0, "D4", 1), soft, "touch=2 wvalue=2 wstraddle=1");
    assert_eq!(state.die(0), Some((cell("D6"), 2)));
    // A hard throw never leaves now, whatever the rim draw says; the odds of all ends say the same.
    let hard = launch("D7", Direction::E, Force::Hard);
    let (state, events) = thrown(&game, game.sketch(), hard, "touch=2 roll=1 drift=2 rim=6 straddle=1");
    assert_eq!(state.balloon(), Some(cell("D7")), "{events:?}");
    let landing =
        galerne_pluvionautes::landing(&game, &game.sketch().state(), cell("D7"), Direction::W, Force::Hard, false);
    assert!(landing.out < 1e-6 && (landing.rest.iter().sum::<f32>() - 1.0).abs() < 1e-5);
}

#[test]
fn pl_13_15_buildings_are_as_many_as_the_edition_says() {
    let game = changed("[building.wall]\ncount = 2\n[building.lighthouse]\ncount = 0\n");
    assert_eq!(game.start().reserve(), [0, 3, 0]);
    let refusal = Pluvionautes::new(&edition("[building.wall]\ncount = 2\n"), 3).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-13.15", "refused-edition-walls"));
    assert!(Pluvionautes::new(&Options { start_wall: false, ..edition("[building.wall]\ncount = 2\n") }, 3).is_ok());
}

#[test]
fn pl_13_15_titles_of_a_flight_alone() {
    let options = edition("[band.1]\nfrom = 1\n[band.2]\nfrom = 2\n[band.3]\nfrom = 3\n[band.4]\nfrom = 4\n");
    let mut referee = Referee::<Pluvionautes>::new(&options, vec!["A".to_owned()]).unwrap();
    let (mut luck, mut events) = (Streams::new(3), Vec::new());
    while referee.turn() != Turn::Over {
        let happened = match referee.turn() {
            Turn::Chance(_) => referee.roll(&mut luck).unwrap(),
            _ => {
                let action = referee.actions(Seat(0)).pop().unwrap();
                referee.act(Seat(0), action).unwrap()
            }
        };
        events.extend_from_slice(happened);
    }
    let game = referee.game();
    let score = game.score(referee.state(), Seat(0));
    assert!(
        events.iter().any(|event| *event == Event::SoloResult { score: score as u16, band: score.min(4) as u8 }),
        "{events:?}"
    );
}

#[test]
fn pl_13_15_what_is_refused_says_where_and_why() {
    let why = |options: Options, seats| {
        let refusal = Pluvionautes::new(&options, seats).unwrap_err();
        assert_eq!(refusal.rule.0, "PL-13.15");
        refusal.to_string()
    };
    let said = why(edition("[terrain.plian]\nislands = 3\n"), 2);
    assert!(said.contains("edition.toml") && said.contains("nearest=\"plain\""), "{said}");
    assert!(
        why(edition("[terrain.plain]\nislands = 15\n[terrain.forest]\nislands = 15\n"), 2).contains("material-islands")
    );
    assert!(why(edition("[weather.1]\nstorm = 3\n"), 2).contains("material-storm"));
    assert!(why(edition("[band.2]\nfrom = 9\n"), 2).contains("material-bands"));
    let cards = "[mission.crop_plain]\nout = true\n[mission.crop_forest]\nout = true\n";
    assert!(why(edition(cards), 3).contains("refused-edition-cards found=2 wanted=3"));
    assert!(Pluvionautes::new(&edition(cards), 2).is_ok());
    let twice = Options { card_values: CardValues::Flat, ..edition("[mission.crop_plain]\nvalue = 9\n") };
    assert!(why(twice, 2).contains("card_values"));
    let twice = Options { island_mix: IslandMix::SevenForests, ..edition("[terrain.plain]\nislands = 9\n") };
    assert!(why(twice, 2).contains("island_mix"));
    let both = Options { card_values: CardValues::Flat, ..edition("[terrain.plain]\nislands = 9\n") };
    assert_eq!(with(both, 2).ceiling(Mission::LivestockPlain), 27);
}

#[test]
fn pl_13_15_what_can_be_played_may_still_be_remarked_on() {
    let levels = |changes: &str| {
        let (laid, material) = Pluvionautes::check_edition("mine.toml", &format!("{HEAD}{changes}"));
        assert!(material.is_some());
        laid.findings.iter().map(|finding| (finding.level, finding.about.clone())).collect::<Vec<_>>()
    };
    assert_eq!(levels("[weather.1]\nrain = 0\n"), [(Level::Remark, "weather.1".to_owned())]);
    let none = "[building.wall]\ncount = 0\n[building.water_tower]\ncount = 0\n[building.lighthouse]\ncount = 0\n";
    assert_eq!(levels(none), [(Level::Warning, "building".to_owned())]);
}

#[test]
fn pl_13_15_a_record_carries_its_edition() {
    let options = edition("[gap.sky]\nenter_cost = 2\n[force.hard]\nsteps = [4, 4, 4, 4]\n");
    let mut referee = Referee::<Pluvionautes>::new(&options, vec!["A".to_owned(), "B".to_owned()]).unwrap();
    let mut luck = Streams::new(9);
    for _ in 0..60 {
        match referee.turn() {
            Turn::Chance(_) => {
                referee.roll(&mut luck).unwrap();
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let action = referee.actions(seat)[0];
                referee.act(seat, action).unwrap();
            }
            Turn::Over => break,
        }
    }
    let json = referee.record().to_json();
    let again = Referee::<Pluvionautes>::from_record(Record::from_json(&json).unwrap()).unwrap();
    assert_eq!(again.state(), referee.state());
    assert_eq!(again.game().options().edition.text(), referee.game().options().edition.text());
    assert!(json.contains("enter_cost = 2"));
}

//! Before the battle: sections 3 and 4.

use crate::common::options;
use galerne_engine::{
    Luck, Positions, Random, Referee, Rules, Seat, SeatSet, Secrets, Square, Streams, Turn, View, Viewer, Words,
};
use galerne_onb::{Action, Chance, Event, Onb, State};
use galerne_texts::{Language, Texts};
use serde_json::{Value, json};

fn game(seats: usize, more: Value) -> Onb {
    Onb::new(&options(more), seats).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn kind(game: &Onb, id: &str) -> u8 {
    game.library().kind(id).unwrap() as u8
}

fn act(game: &Onb, state: &mut State, seat: u8, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game.check(state, Seat(seat), &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    game.act(state, Seat(seat), action, &mut events);
    events
}

fn refused(game: &Onb, state: &State, seat: u8, action: Action) -> &'static str {
    game.check(state, Seat(seat), &action).unwrap_err().rule.0
}

fn recruit(game: &Onb, state: &mut State, seat: u8, ids: &[&str]) {
    for id in ids {
        act(game, state, seat, Action::Add(kind(game, id)));
    }
}

#[test]
fn on_4_1_set_ups_that_contradict_themselves_are_refused() {
    for (seats, more) in [
        (1, json!({})),
        (5, json!({})),
        (3, json!({ "alliances": "pairs" })),
        (2, json!({ "alliances": "one_against_all" })),
        (2, json!({ "shared_army": true })),
        (3, json!({ "scenario": "cible_unique" })),
        (2, json!({ "points": 5 })),
        (2, json!({ "points_by_seat": [200, 200, 200] })),
        (2, json!({ "careful_cost": 9 })),
        (2, json!({ "bestiary": "[[creature]]\nid = 3" })),
        (2, json!({ "points": 15, "affiliation_1": "guet", "bestiary": "" , "map": "own"})),
    ] {
        assert!(Onb::new(&options(more.clone()), seats).is_err(), "{seats} {more}");
    }
    let pairs = game(4, json!({ "alliances": "pairs", "points_by_seat": [100] }));
    let state = pairs.start();
    assert_eq!(pairs.turn(&state), Turn::Decide(SeatSet::first(4)));
}

/// Points for seats that are not taken are not points out of range.
#[test]
fn on_4_1_points_for_too_many_seats_are_refused_as_such() {
    let refusal = |points: Value| {
        let refusal = Onb::new(&options(json!({ "points_by_seat": points })), 2).map(|_| ()).unwrap_err();
        (refusal.rule.0, refusal.reason.key)
    };
    assert_eq!(refusal(json!([100, 50, 60])), ("ON-4.1", "refused-points-seats"));
    assert_eq!(refusal(json!([100, 5])), ("ON-4.1", "refused-points"));
}

/// ON-4.2: the third of three has 30 % more, unless the option says otherwise.
#[test]
fn on_4_2_third_seat() {
    let affords = |more: Value, seat: u8| {
        let game = game(3, more);
        let mut state = game.start();
        // Guards at 26: how many fit?
        let mut n = 0;
        while game.check(&state, Seat(seat), &Action::Add(kind(&game, "garde"))).is_ok() {
            act(&game, &mut state, seat, Action::Add(kind(&game, "garde")));
            n += 1;
        }
        n
    };
    assert_eq!(
        (
            affords(json!({ "points": 100, "max_copies": "8" }), 1),
            affords(json!({ "points": 100, "max_copies": "8" }), 2)
        ),
        (3, 5)
    );
    assert_eq!(affords(json!({ "points": 100, "max_copies": "8", "third_seat_bonus": 0 }), 2), 3);
}

#[test]
fn on_4_10_on_4_11_on_4_12_on_4_13_building_an_army() {
    let game = game(2, json!({ "affiliation_1": "guet" }));
    let mut state = game.start();
    let id = |name: &str| kind(&game, name);
    assert_eq!(refused(&game, &state, 0, Action::Lock), "ON-4.10", "empty");
    assert_eq!(refused(&game, &state, 0, Action::Add(id("gobelin"))), "ON-4.10", "another banner");
    assert_eq!(refused(&game, &state, 0, Action::Add(id("flammeche"))), "ON-4.10", "summoned only");
    assert_eq!(refused(&game, &state, 0, Action::Add(id("barricade"))), "ON-4.10");
    assert_eq!(refused(&game, &state, 0, Action::Remove(id("garde"))), "ON-4.10");
    recruit(&game, &mut state, 0, &["aldric"]);
    assert_eq!(refused(&game, &state, 0, Action::Add(id("aldric"))), "ON-4.11");
    recruit(&game, &mut state, 0, &["piquier", "piquier", "piquier", "piquier"]);
    assert_eq!(refused(&game, &state, 0, Action::Add(id("piquier"))), "ON-4.12", "200 points: four of a kind");
    recruit(&game, &mut state, 0, &["loup", "garde"]);
    assert_eq!(refused(&game, &state, 0, Action::Add(id("garde"))), "ON-4.10", "59 + 76 + 15 + 26 leaves 24");
    act(&game, &mut state, 0, Action::Lock);
    for action in [Action::Add(id("loup")), Action::Remove(id("loup")), Action::Lock] {
        assert_eq!(refused(&game, &state, 0, action), "ON-4.13");
    }
    // A free banner settles with the first aligned creature.
    recruit(&game, &mut state, 1, &["loup", "gobelin"]);
    assert_eq!(refused(&game, &state, 1, Action::Add(id("drone"))), "ON-4.10");
    act(&game, &mut state, 1, Action::Remove(id("gobelin")));
    assert!(game.check(&state, Seat(1), &Action::Add(id("drone"))).is_ok());
}

/// A final list stays final: undo does not open it, and another seat's does not hold up one's own second thoughts.
#[test]
fn on_4_13_a_lock_is_not_taken_back() {
    let options = options(json!({ "points": 60 }));
    let mut table = Referee::<Onb>::new(&options, vec!["Zoé".to_owned(), "Bob".to_owned()]).unwrap();
    let (garde, loup) = (kind(table.game(), "garde"), kind(table.game(), "loup"));
    table.act(Seat(0), Action::Add(garde)).unwrap();
    table.act(Seat(1), Action::Add(loup)).unwrap();
    table.act(Seat(0), Action::Lock).unwrap();
    let refusal = table.undo(Seat(0)).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("TA-2.7", "undo-closed"));
    assert_eq!(table.check(Seat(0), &Action::Add(loup)).unwrap_err().rule.0, "ON-4.13");
    table.undo(Seat(1)).unwrap();
    table.act(Seat(1), Action::Add(garde)).unwrap();
}

/// What most people want stands first, what cannot be taken back last.
#[test]
fn on_4_10_ready_made_armies_are_offered_first() {
    let game = game(2, json!({}));
    let mut state = game.start();
    recruit(&game, &mut state, 0, &["loup"]);
    let mut offered = Vec::new();
    game.actions(&state, Seat(0), &mut offered);
    assert!(matches!(offered[0], Action::Ready(_)), "{offered:?}");
    assert_eq!(offered[offered.len() - 2..], [Action::Lock, Action::Concede]);
}

/// Who wants to play at once has an army: the first thing asked is where it stands.
#[test]
fn on_4_10_a_first_game_begins_with_two_ready_armies() {
    let set: Vec<(String, String)> = vec![("preset".to_owned(), "first-game".to_owned())];
    let game = Onb::new(&galerne_engine::parse_options::<Onb>(&set).unwrap(), 2).unwrap();
    let state = game.start();
    let armies = game.describe(&state).armies;
    let cost = |seat: usize| {
        let list = armies[seat].as_ref().unwrap();
        list.iter().map(|(id, n)| u16::from(*n) * game.library().kinds[usize::from(kind(&game, id))].cost).sum::<u16>()
    };
    assert!((90..=100).contains(&cost(0)) && (90..=100).contains(&cost(1)), "{} and {}", cost(0), cost(1));
    assert_ne!(armies[0], armies[1]);
    let mut drawn = state;
    let Turn::Chance(_) = game.turn(&drawn) else { panic!("the order is drawn first") };
    game.resolve(&mut drawn, game.draw(&state, &mut Random::new(1)), &mut ());
    let seat = game.turn(&drawn).deciders().lowest().unwrap();
    assert!(matches!(game.ask(&drawn, seat).key, "ask-pick" | "ask-place"));
}

/// As many as the box has: each player another banner, no hero twice.
#[test]
fn on_4_10_on_4_11_ready_armies_for_everybody_share_no_hero() {
    for (seats, more) in [(2, json!({})), (3, json!({ "map": "ruines" })), (4, json!({ "hero_unique": "battlefield" }))]
    {
        let mut options = more;
        options["armies"] = json!("ready");
        options["points"] = json!(200);
        let game = game(seats, options);
        let armies = game.describe(&game.start()).armies;
        let heroes = armies.iter().flat_map(|list| list.as_ref().unwrap().keys().cloned());
        let mut heroes: Vec<String> = heroes.filter(|id| ["aldric", "zarka", "prime"].contains(&id.as_str())).collect();
        let count = heroes.len();
        heroes.sort_unstable();
        heroes.dedup();
        assert_eq!((count, heroes.len()), (seats.min(3), count));
    }
}

#[test]
fn on_4_10_ready_made_and_mixed_armies() {
    let plain = game(2, json!({}));
    let mut state = plain.start();
    act(&plain, &mut state, 0, Action::Ready(2));
    assert_eq!(plain.describe(&state).armies[0].as_ref().unwrap()["zarka"], 1);
    assert_eq!(refused(&plain, &state, 0, Action::Ready(2)), "ON-4.10", "it is taken already");
    assert_eq!(refused(&plain, &state, 0, Action::Ready(15)), "ON-4.10");
    let poor = game(2, json!({ "points": 100 }));
    assert!(poor.check(&poor.start(), Seat(0), &Action::Ready(0)).is_err());
    let mixed = game(2, json!({ "cross_alignment": true }));
    let mut state = mixed.start();
    recruit(&mixed, &mut state, 0, &["garde", "gobelin", "drone"]);
}

#[test]
fn on_4_12_no_more_than_twenty_and_no_cap_with_zero() {
    let game = game(2, json!({ "points": 400, "max_copies": "0" }));
    let mut state = game.start();
    recruit(&game, &mut state, 0, &["loup"; 20]);
    assert_eq!(refused(&game, &state, 0, Action::Add(kind(&game, "loup"))), "ON-4.12");
}

#[test]
fn on_4_11_heroes_inside_an_alliance_and_on_the_battlefield() {
    let pairs = game(4, json!({ "alliances": "pairs" }));
    let mut state = pairs.start();
    recruit(&pairs, &mut state, 0, &["aldric"]);
    recruit(&pairs, &mut state, 2, &["aldric"]);
    recruit(&pairs, &mut state, 1, &["aldric"]);
    act(&pairs, &mut state, 0, Action::Lock);
    assert_eq!(refused(&pairs, &state, 2, Action::Lock), "ON-4.11", "the ally was first");
    act(&pairs, &mut state, 1, Action::Lock);
    let unique = game(2, json!({ "hero_unique": "battlefield" }));
    let mut state = unique.start();
    recruit(&unique, &mut state, 0, &["aldric", "garde"]);
    recruit(&unique, &mut state, 1, &["aldric", "garde"]);
    act(&unique, &mut state, 0, Action::Lock);
    let events = act(&unique, &mut state, 1, Action::Lock);
    assert!(events.iter().any(|event| matches!(event, Event::HeroClash { .. })));
    assert_eq!(unique.turn(&state), Turn::Decide(SeatSet::first(2)), "both pick again");
}

/// ON-3.4: the hidden layer is read out only where the option opens it.
#[test]
fn on_3_4_hidden_statistics_are_shown_when_open() {
    let read = |word: &str| {
        let game = game(2, json!({ "map": "prairie", "armies": "random", "points": 60, "hidden_stats": word }));
        let (mut state, mut playout) = (game.start(), galerne_engine::Playout::new(4));
        while state.units_on_table() == 0 {
            playout.step(&game, &mut state, &mut Vec::new());
        }
        let facts = game.board(&View::new(&game, &state, Viewer::SPECTATOR)).facts;
        facts.iter().filter(|fact| fact.key.starts_with("fact-hidden")).count()
    };
    assert_eq!(read("lines"), 0);
    assert_eq!(read("open"), 2, "two sentences for the one kind that stands there");
}

#[test]
fn on_13_1_conceding_is_marked_as_giving_up() {
    let game = game(2, json!({}));
    assert!(game.gives_up(&Action::Concede) && !game.gives_up(&Action::End) && !game.gives_up(&Action::Lock));
}

/// Giving up is open at every decision, so while armies are built too; the others go on without knowing more.
#[test]
fn on_13_1_on_3_3_giving_up_while_armies_are_built() {
    let two = game(2, json!({ "map": "prairie" }));
    let mut state = two.start();
    recruit(&two, &mut state, 1, &["loup"]);
    let events = act(&two, &mut state, 0, Action::Concede);
    assert_eq!((two.turn(&state), two.standings(&state).winners), (Turn::Over, SeatSet::one(Seat(1))));
    assert!(events.contains(&Event::Conceded { seat: Seat(0) }) && events.contains(&Event::Revealed));
    let off = game(2, json!({ "map": "prairie", "concede": false }));
    assert_eq!(refused(&off, &off.start(), 0, Action::Concede), "ON-13.1");
    for deployment in ["alternate", "secret"] {
        let three = game(3, json!({ "map": "ruines", "deployment": deployment }));
        let mut state = three.start();
        recruit(&three, &mut state, 1, &["loup"]);
        recruit(&three, &mut state, 0, &["garde"]);
        act(&three, &mut state, 0, Action::Lock);
        act(&three, &mut state, 1, Action::Concede);
        assert_eq!(three.turn(&state), Turn::Decide(SeatSet::one(Seat(2))), "the others go on");
        let seen = three.describe(View::new(&three, &state, Viewer::seat(Seat(2))).state()).armies;
        assert!(seen[0].is_none(), "a list that is still secret");
        assert!(seen[1].as_ref().is_some_and(std::collections::BTreeMap::is_empty), "who is out leads nobody");
        recruit(&three, &mut state, 2, &["gobelin"]);
        // The last to be waited for may be the one who gives up: then the lists are shown.
        let mut shown = state;
        act(&three, &mut state, 2, Action::Lock);
        chance(&three, &mut state);
        assert!(!three.turn(&state).deciders().has(Seat(1)) && !three.turn(&state).deciders().is_empty());
        assert!(act(&three, &mut shown, 2, Action::Concede).contains(&Event::Won { seats: SeatSet::one(Seat(0)) }));
    }
    let last = game(3, json!({ "map": "ruines" }));
    let mut state = last.start();
    for seat in 0..2 {
        recruit(&last, &mut state, seat, &["loup"]);
        act(&last, &mut state, seat, Action::Lock);
    }
    assert!(act(&last, &mut state, 2, Action::Concede).contains(&Event::Revealed));
    chance(&last, &mut state);
    assert_eq!(last.describe(&state).phase, "deployment");
    // The seat that builds for its whole side gives up for all of it.
    let shared = game(4, json!({ "map": "ruines", "alliances": "pairs", "shared_army": true }));
    let mut state = shared.start();
    act(&shared, &mut state, 1, Action::Concede);
    assert!(shared.standings(&state).winners.has(Seat(0)) && shared.standings(&state).winners.has(Seat(2)));
}

/// ON-3.3: lists are secret until the last lock, except among allies.
#[test]
fn on_3_3_on_3_4_secrets() {
    let game = game(4, json!({ "alliances": "pairs" }));
    let mut state = game.start();
    let recruits = ["garde", "gobelin", "drone", "loup"];
    for (seat, id) in recruits.iter().enumerate() {
        let events = {
            let mut events = Vec::new();
            game.act(&mut state, Seat(seat as u8), Action::Add(kind(&game, id)), &mut events);
            events
        };
        let seen = |viewer: u8| game.redact_event(&events[0], Viewer::seat(Seat(viewer))).is_some();
        let ally = (seat as u8 + 2) % 4;
        assert!(seen(seat as u8) && seen(ally) && !seen((seat as u8 + 1) % 4));
        assert_eq!(game.redact_event(&events[0], Viewer::SPECTATOR), None);
    }
    let view = |seat: u8| game.describe(View::new(&game, &state, Viewer::seat(Seat(seat))).state()).armies;
    let lists = view(0);
    assert_eq!(lists[0].as_ref().unwrap()["garde"], 1);
    assert_eq!(lists[2].as_ref().unwrap()["drone"], 1, "an ally's list is known");
    assert!(lists[1].is_none() && lists[3].is_none());
    let view = View::new(&game, &state, Viewer::seat(Seat(0)));
    let imagined = view.imagine(&game, &mut Random::new(3));
    assert!(game.describe(&imagined).armies[1].as_ref().is_some_and(|list| !list.is_empty()));
    let mut events = Vec::new();
    for seat in 0..4 {
        events = act(&game, &mut state, seat, Action::Lock);
    }
    assert!(events.contains(&Event::Revealed));
    let open = game.describe(View::new(&game, &state, Viewer::SPECTATOR).state()).armies;
    assert!(open.iter().all(Option::is_some), "from the last lock on everything is public");
}

fn chance(game: &Onb, state: &mut State) -> Vec<Event> {
    let mut events = Vec::new();
    let mut luck = Streams::new(1);
    while let Turn::Chance(source) = game.turn(state) {
        let outcome = game.draw(state, luck.of(source));
        game.resolve(state, outcome, &mut events);
    }
    events
}

/// Two armies, locked, and a deployment order fed in.
fn deployed(game: &Onb, armies: [&[&str]; 2], order: Value) -> State {
    let mut state = game.start();
    for (seat, list) in armies.iter().enumerate() {
        recruit(game, &mut state, seat as u8, list);
        act(game, &mut state, seat as u8, Action::Lock);
    }
    let outcome: Chance = serde_json::from_value(json!({ "order": order })).unwrap();
    game.check_chance(&state, &outcome).unwrap();
    game.resolve(&mut state, outcome, &mut ());
    state
}

fn place(game: &Onb, state: &mut State, seat: u8, x: i8, y: i8) {
    act(game, state, seat, Action::Cell(Square::new(x, y)));
    act(game, state, seat, Action::Face(2));
}

#[test]
fn on_4_20_on_4_21_on_3_2_deployment_in_turn() {
    let game = game(2, json!({ "map": "prairie" }));
    let mut state = deployed(&game, [&["garde", "piquier"], &["gobelin"]], json!([1, 0]));
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::one(Seat(1))), "the drawn order");
    assert_eq!(refused(&game, &state, 1, Action::Cell(Square::new(5, 5))), "ON-4.21", "outside the zone");
    assert_eq!(refused(&game, &state, 1, Action::Cell(Square::new(40, 5))), "ON-2.5");
    place(&game, &mut state, 1, 16, 4);
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::one(Seat(0))));
    act(&game, &mut state, 0, Action::Pick(kind(&game, "piquier")));
    place(&game, &mut state, 0, 1, 1);
    assert_eq!(refused(&game, &state, 0, Action::Cell(Square::new(1, 1))), "ON-4.21", "somebody is there");
    place(&game, &mut state, 0, 2, 1);
    let position = game.describe(&state);
    let names: Vec<&str> = position.units.iter().map(|unit| unit.kind.as_str()).collect();
    assert_eq!(names, ["gobelin", "piquier", "garde"], "numbers in order of deployment");
    assert!(chance(&game, &mut state.clone()).is_empty() || position.phase == "ties");
}

/// The log calls the players by their names, in the order in which they deploy.
#[test]
fn on_4_20_the_order_of_deployment_is_told_by_names() {
    let game = game(3, json!({ "map": "ruines" }));
    let order = serde_json::from_value(json!({ "order": [2, 0, 1] })).unwrap();
    let Chance::Order(order) = order else { panic!("an order") };
    let told = game.tell(&Event::TurnOrder { order });
    let names = ["Zoé", "Yan", "Lou"].map(str::to_owned);
    let texts = Texts::new(Onb::TEXTS).unwrap();
    assert_eq!(texts.say(Language::Fr, &told, &names), "Ordre de déploiement\u{a0}: Lou, Zoé, Yan.");
}

#[test]
fn on_4_20_the_attacker_may_be_drawn() {
    let game = game(2, json!({ "scenario": "capture", "roles": "drawn" }));
    let state = game.start();
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&state, &mut outcomes));
    assert_eq!(outcomes, [(Chance::Attacker(0), 1), (Chance::Attacker(1), 1)]);
}

/// ON-4.24: outposts for what cannot walk.
#[test]
fn on_4_24_outposts() {
    let game = game(2, json!({ "map": "ruines" }));
    let mut state = deployed(&game, [&["tourelle"], &["gobelin"]], json!([0, 1]));
    let may = |state: &State, x, y| game.check(state, Seat(0), &Action::Cell(Square::new(x, y))).is_ok();
    assert!(may(&state, 2, 2), "in the zone");
    assert!(may(&state, 9, 2), "five cells beyond it");
    assert!(!may(&state, 10, 2), "six");
    assert_eq!(refused(&game, &state, 0, Action::Cell(Square::new(16, 16))), "ON-4.24", "in another’s zone");
    place(&game, &mut state, 0, 9, 2);
    assert!(game.check(&state, Seat(1), &Action::Cell(Square::new(9, 14))).is_err(), "walkers stay at home");
}

/// ON-4.26: no room left.
#[test]
fn on_4_26_reserve() {
    let map =
        "id: s\nname: S\nplayers: 2\ngrid:\n......\n......\n......\n......\nzones:\nA.....\n......\n......\n...ooB\n";
    let game = game(2, json!({ "map": "own", "own_map": map, "affiliation_1": "guet" }));
    let mut state = deployed(&game, [&["garde", "garde"], &["gobelin"]], json!([0, 1]));
    place(&game, &mut state, 0, 0, 0);
    place(&game, &mut state, 1, 5, 3);
    let position = game.describe(&state);
    let waiting = position.units.iter().position(|unit| unit.at.is_none()).unwrap();
    assert_eq!(position.units[waiting].marks, [galerne_onb::Mark::Reserve]);
    chance(&game, &mut state);
    let table =
        |state: State| crate::common::Table { game: Onb::new(game.options(), 2).unwrap(), state, events: vec![] };
    let mut table = table(state);
    table.edit(|position| {
        position.phase = "action".to_owned();
        position.active = serde_json::from_value(json!({ "unit": waiting, "halves": 2 })).unwrap();
    });
    assert_eq!(table.legal(), [Action::End, Action::Concede], "its zone is full");
    table.with(0, |unit| unit.at = Some(Square::new(1, 1)));
    assert!(table.may(Action::Cell(Square::new(0, 0))));
    assert_eq!(table.rule_against(Action::Course), "ON-4.26");
    table.go(Action::Cell(Square::new(0, 0)));
    assert_eq!((table.at(waiting), table.position().phase.as_str()), (Some((0, 0)), "facing"));
}

#[test]
fn on_4_21_secret_deployment_hides_places_until_all_are_done() {
    let game = game(2, json!({ "map": "prairie", "deployment": "secret" }));
    let mut state = game.start();
    for seat in 0..2 {
        recruit(&game, &mut state, seat, &["loup", "loup"]);
        act(&game, &mut state, seat, Action::Lock);
    }
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::first(2)), "everybody at once");
    place(&game, &mut state, 0, 1, 1);
    let seen = game.describe(View::new(&game, &state, Viewer::seat(Seat(1))).state());
    assert!(seen.units.iter().all(|unit| unit.at.is_none()), "nothing is seen of the other");
    place(&game, &mut state, 0, 1, 2);
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::one(Seat(1))));
    place(&game, &mut state, 1, 16, 1);
    act(&game, &mut state, 1, Action::Cell(Square::new(16, 2)));
    let events = act(&game, &mut state, 1, Action::Face(6));
    assert!(events.contains(&Event::DeploymentRevealed));
}

#[test]
fn on_4_21_a_shared_army_has_one_builder_and_many_leaders() {
    let game = game(4, json!({ "alliances": "pairs", "shared_army": true, "map": "ruines" }));
    let mut state = game.start();
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::first(2)));
    for seat in 0..2 {
        recruit(&game, &mut state, seat, &["loup", "loup"]);
        act(&game, &mut state, seat, Action::Lock);
    }
    let outcome: Chance = serde_json::from_value(json!({ "order": [0, 1, 2, 3] })).unwrap();
    game.resolve(&mut state, outcome, &mut ());
    assert_eq!(refused(&game, &state, 0, Action::Give(Seat(1))), "ON-4.21", "not an ally");
    act(&game, &mut state, 0, Action::Give(Seat(2)));
    place(&game, &mut state, 0, 1, 1);
    assert_eq!(game.describe(&state).units[0].seat, Some(Seat(2)));
}

#[test]
fn on_4_30_on_4_31_targets_and_the_first_round() {
    let game = game(2, json!({ "map": "prairie", "scenario": "cible" }));
    let mut state = deployed(&game, [&["garde", "garde"], &["arbaletrier", "magicienne"]], json!([0, 1]));
    place(&game, &mut state, 0, 1, 1);
    act(&game, &mut state, 1, Action::Pick(kind(&game, "arbaletrier")));
    place(&game, &mut state, 1, 16, 1);
    place(&game, &mut state, 0, 1, 2);
    place(&game, &mut state, 1, 16, 2);
    // Two guards cost the same: seat 1 chooses. The mage is dearer than the crossbow: she is named.
    assert_eq!(game.turn(&state), Turn::Decide(SeatSet::one(Seat(0))));
    assert_eq!(refused(&game, &state, 0, Action::Target(3)), "ON-4.30");
    act(&game, &mut state, 0, Action::Target(2));
    let position = game.describe(&state);
    assert_eq!(position.targets, [Some(2), Some(3)]);
    assert_eq!(position.round, 1);
    for unit in &position.units {
        let data = &game.library().kinds[game.library().kind(&unit.kind).unwrap()];
        assert!(unit.pv == data.pv && unit.mana == data.mana && unit.marks.is_empty() && unit.unloaded.is_empty());
    }
}

/// Random armies are legal, and fair: not a creature more would fit.
#[test]
fn on_4_10_random_armies_spend_what_they_can() {
    let game = game(2, json!({ "armies": "random", "map": "prairie" }));
    for seed in 0..50 {
        let (mut state, mut luck) = (game.start(), Streams::new(seed));
        while let Turn::Chance(source) = game.turn(&state) {
            if game.describe(&state).phase == "order" {
                break;
            }
            let outcome = game.draw(&state, luck.of(source));
            game.check_chance(&state, &outcome).unwrap();
            game.resolve(&mut state, outcome, &mut ());
        }
        for list in game.describe(&state).armies {
            let cost: u16 = list
                .unwrap()
                .iter()
                .map(|(id, n)| u16::from(*n) * game.library().kinds[game.library().kind(id).unwrap()].cost)
                .sum();
            assert!((186..=200).contains(&cost), "seed {seed}: {cost}");
        }
    }
}

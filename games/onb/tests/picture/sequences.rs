//! One gesture, many ordinary actions: walks to a destination (ON-7.7) and armies from a text (ON-4.10).

use crate::common::{Figure, OPEN, Table, options};
use galerne_draw::{Output, Picture, Scene, Sequence};
use galerne_engine::{Playout, Positions, Refusal, Rules, Seat, SeatSet, Secrets, Square, Turn, Viewer, Words};
use galerne_onb::{Action, Onb, State};
use galerne_texts::Language;
use serde_json::{Value, json};

const FAR: Figure<'_> = ("garde", 1, 11, 5, 6);

fn sequences(table: &Table) -> Vec<Sequence<Action>> {
    table.game.sequences(&table.state, table.decider())
}

/// The sequence that ends on that cell.
fn to(table: &Table, x: i8, y: i8) -> Option<Sequence<Action>> {
    let target = format!("walk-cell-{}", Square::new(x, y));
    sequences(table).into_iter().find(|sequence| sequence.targets == [target.clone()])
}

/// Go it, action by action, until it is done or something comes between; what is left then.
fn walk(table: &mut Table, sequence: &Sequence<Action>) -> usize {
    let seat = table.decider();
    for (done, &action) in sequence.actions.iter().enumerate() {
        if !table.game.turn(&table.state).deciders().has(seat) {
            return sequence.actions.len() - done;
        }
        table.go(action);
    }
    0
}

fn cost(sequence: &Sequence<Action>) -> String {
    sequence.label.args.iter().find(|(name, _)| *name == "cost").map(|(_, cost)| format!("{cost:?}")).unwrap()
}

#[test]
fn on_7_7_a_walk_is_a_gait_and_its_steps_and_ends_where_it_was_aimed() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), FAR]);
    table.take(0);
    let sequence = to(&table, 5, 1).expect("four cells away is within the course of five");
    assert_eq!((sequence.actions[0], sequence.actions.len()), (Action::Course, 7));
    assert_eq!(sequence.actions[5..], [Action::Halt, Action::End], "there is nothing else to do there");
    assert_eq!((sequence.label.key, cost(&sequence)), ("sequence-walk", "Text(\"4\")".to_owned()));
    assert_eq!(walk(&mut table, &sequence), 0);
    assert_eq!(table.at(0), Some((5, 1)));
    assert!(table.may(Action::Face(2)), "only the facing is asked");
}

#[test]
fn on_5_13_a_walk_that_leaves_something_to_do_ends_nothing() {
    let mut table = Table::new(&OPEN, json!({}), &[("arbaletrier", 0, 1, 1, 2), FAR]);
    table.take(0);
    let sequence = to(&table, 3, 1).unwrap();
    assert_eq!(sequence.actions.last(), Some(&Action::Halt));
    assert_eq!(walk(&mut table, &sequence), 0);
    assert!(table.may(Action::End) && table.legal().iter().any(|action| matches!(action, Action::Attack { .. })));
}

#[test]
fn on_7_7_whoever_chose_the_gait_first_stops_by_hand() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), FAR]);
    table.take(0).go(Action::Course);
    let sequence = to(&table, 5, 1).unwrap();
    assert!(sequence.actions.iter().all(|action| matches!(action, Action::Step { .. })), "{sequence:?}");
    assert_eq!(walk(&mut table, &sequence), 0);
    // It is still on its way, with one point left: the last step is a step like any other, and no walk.
    assert!(table.may(Action::Halt) && table.may(Action::Step { direction: 2, careful: false }));
    assert!(sequences(&table).is_empty());
}

/// ON-5.13: a run that leaves neither points nor anything else to do ends the activation, however it was begun.
#[test]
fn on_5_13_a_run_with_nothing_left_to_do_ends_in_one_way() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), FAR]);
    table.take(0);
    let at_once = to(&table, 6, 1).unwrap();
    assert_eq!(at_once.actions.last(), Some(&Action::End));
    table.go(Action::Course);
    let by_hand = to(&table, 6, 1).unwrap();
    assert_eq!(by_hand.actions.last(), Some(&Action::End));
    assert_eq!(walk(&mut table, &by_hand), 0);
    assert!(table.may(Action::Face(0)));
}

/// ON-7.1: only what the creature may still do counts, and nothing is too far that is within it.
#[test]
fn on_7_1_what_is_near_enough_is_never_called_too_far() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 0, 1, 2), FAR]);
    table.take(0);
    let why = |table: &Table, x: i8| {
        let refusal = table.game.why_not(&table.state, Seat(0), &[], &format!("spot-{}", Square::new(x, 1)));
        refusal.map(|refusal| refusal.reason.key)
    };
    assert_eq!((why(&table, 4), why(&table, 8), why(&table, 11)), (None, None, Some("why-too-far")));
    table.edit(|position| position.active.as_mut().unwrap().halves = 1);
    assert_eq!((why(&table, 4), why(&table, 8)), (None, Some("why-too-far-run")));
}

/// One touch puts down everything until another seat is asked, in places that the rules allow.
#[test]
fn on_4_21_deployment_in_one_touch() {
    for (secret, most) in [(false, 3), (true, 60)] {
        let deployment = if secret { "secret" } else { "alternate" };
        let options = options(json!({ "map": "prairie", "points": 100, "armies": "random", "deployment": deployment }));
        let game = Onb::new(&options, 2).unwrap();
        let (mut state, mut playout) = (game.start(), Playout::new(4));
        while !game.describe(&state).phase.ends_with("deployment") {
            playout.step(&game, &mut state, &mut ());
        }
        let seat = game.turn(&state).deciders().lowest().unwrap();
        let main = game.sequences(&state, seat).into_iter().filter(|sequence| sequence.main);
        let [sequence] = main.collect::<Vec<_>>().try_into().expect("one answer puts down everything");
        assert!((2..=most).contains(&sequence.actions.len()), "{sequence:?}");
        for action in sequence.actions {
            game.check(&state, seat, &action).unwrap();
            game.act(&mut state, seat, action, &mut ());
        }
        assert!(!game.turn(&state).deciders().has(seat), "it is somebody else's turn, or all is put down");
    }
}

#[test]
fn on_7_1_farther_than_a_course_is_a_sprint_and_farther_than_that_is_nothing() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 0, 1, 2), FAR]);
    table.take(0);
    assert_eq!(to(&table, 7, 1).unwrap().actions[0], Action::Sprint);
    assert_eq!(to(&table, 10, 1), None);
    assert_eq!(to(&table, 11, 5), None, "somebody stands there");
    // With one half-action left there is no sprint.
    table.edit(|position| position.active.as_mut().unwrap().halves = 1);
    assert_eq!(to(&table, 7, 1), None);
    assert!(to(&table, 5, 1).is_some());
}

#[test]
fn on_7_3_a_walk_goes_round_walls() {
    let rows = ["..#.........", "..#.........", "..#.........", "............", "............", "............"];
    let mut table = Table::new(&rows, json!({}), &[("loup", 0, 1, 1, 2), FAR]);
    table.take(0);
    let sequence = to(&table, 3, 1).unwrap();
    assert_eq!(walk(&mut table, &sequence), 0);
    assert_eq!(table.at(0), Some((3, 1)));
}

#[test]
fn on_8_32_a_walk_away_from_an_enemy_is_careful_while_it_can_afford_it() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 6), ("garde", 1, 4, 3, 6)]);
    table.take(0);
    let sequence = to(&table, 1, 3).unwrap();
    assert!(sequence.actions.iter().any(|action| matches!(action, Action::Step { careful: true, .. })), "{sequence:?}");
    assert_eq!(sequence.label.key, "sequence-walk");
    assert_eq!(walk(&mut table, &sequence), 0);
    assert!(table.unit(1).marks.is_empty(), "nobody was given an opportunity");
}

#[test]
fn on_8_33_a_walk_that_gives_an_opportunity_says_so_and_is_cut_short_by_it() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 6), ("garde", 1, 4, 3, 6)]);
    table.take(0).go(Action::Course);
    table.edit(|position| position.active.as_mut().unwrap().path.as_mut().unwrap().budget = 4);
    let sequence = to(&table, 1, 3).expect("two points are enough for two steps, but not for a careful one");
    assert_eq!(sequence.label.key, "sequence-walk-provoking");
    let shown = preview(&table, &sequence).join(" ");
    assert!(
        shown.contains("would strike") && shown.contains("0% to kill") && shown.contains("choose again"),
        "{shown}"
    );
    assert_eq!(walk(&mut table, &sequence), 1, "the second step waits for the blow");
    assert!(matches!(table.game.turn(&table.state), Turn::Chance(_)));
}

#[test]
fn on_8_33_somebody_who_is_asked_cuts_a_walk_short() {
    let figures = [("garde", 0, 3, 3, 6), ("garde", 1, 4, 3, 6)];
    let mut table = Table::new(&OPEN, json!({ "opportunity": "ask" }), &figures);
    table.take(0).go(Action::Course);
    table.edit(|position| position.active.as_mut().unwrap().path.as_mut().unwrap().budget = 4);
    let sequence = to(&table, 1, 3).unwrap();
    assert_eq!(walk(&mut table, &sequence), 1);
    assert_eq!(table.decider(), Seat(1));
    assert!(table.game.sequences(&table.state, Seat(0)).is_empty(), "who is not asked sets out for nothing");
}

/// Who has chosen whom to charge names the cell to strike from: the steps between are gone by themselves, each one closer.
#[test]
fn on_7_21_a_charge_is_gone_to_its_end_in_one_touch() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 3, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0).go(Action::Charge(1));
    let before = table.state;
    let ends = sequences(&table);
    assert!(ends.len() >= 3, "{ends:?}");
    for sequence in ends {
        table.state = before;
        assert_eq!(sequence.label.key, "sequence-charge-end");
        assert!(preview(&table, &sequence).iter().any(|line| line.contains("free blow")));
        assert_eq!(walk(&mut table, &sequence), 0);
        assert!(matches!(table.game.turn(&table.state), Turn::Chance(_)), "the blow falls");
    }
}

/// An enemy is touched first: the one thing that can be done to it is done, of several one is asked for.
#[test]
fn on_8_1_touching_an_enemy_strikes_or_charges_it() {
    let of = |table: &Table, number: u8| {
        let target = format!("unit-{number}");
        sequences(table).into_iter().filter(|sequence| sequence.targets[0] == target).collect::<Vec<_>>()
    };
    let mut table =
        Table::new(&OPEN, json!({}), &[("garde", 0, 1, 3, 2), ("garde", 1, 5, 3, 6), ("garde", 1, 11, 5, 6)]);
    table.take(0);
    let [charge] = of(&table, 1).try_into().expect("it can only be charged");
    assert_eq!((charge.actions[0], charge.targets.len()), (Action::Charge(1), 1));
    assert_eq!(of(&table, 2).len(), 0, "too far");
    assert_eq!(walk(&mut table, &charge), 0);
    assert!(matches!(table.game.turn(&table.state), Turn::Chance(_)));
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 4, 3, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0);
    let [blow] = of(&table, 1).try_into().expect("one weapon");
    assert_eq!(blow.actions, [Action::Attack { weapon: 0, target: 1 }]);
    let mut table = Table::new(&OPEN, json!({}), &[("zarka", 0, 4, 3, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0);
    let [best] = of(&table, 1).try_into().expect("the best of several weapons");
    assert_eq!((best.actions.len(), best.targets.len()), (1, 1));
    assert!(table.legal().iter().filter(|action| matches!(action, Action::Attack { .. })).count() > 1);
}

/// Who could shoot or charge shoots, where a charge promises no more; the others are a matter of choosing the order first.
#[test]
fn on_8_1_of_a_shot_and_a_charge_the_better_one_is_touched() {
    let mut table = Table::new(&OPEN, json!({}), &[("arbaletrier", 0, 1, 3, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0);
    assert!(table.may(Action::Charge(1)) && table.may(Action::Attack { weapon: 0, target: 1 }));
    let touched = sequences(&table).into_iter().filter(|sequence| sequence.targets == ["unit-1"]);
    let [one] = touched.collect::<Vec<_>>().try_into().expect("one thing for one touch");
    assert_eq!(one.actions, [Action::Attack { weapon: 0, target: 1 }]);
}

/// ON-5.12, ON-5.13: the facing that a bot would choose comes by itself, and so does an end without alternative.
#[test]
fn on_5_12_on_5_13_a_facing_and_an_idle_end_come_by_themselves() {
    let soon = |table: &Table| {
        let named = |sequence: &Sequence<Action>| sequence.targets[0].ends_with("-soon");
        sequences(table).into_iter().find(named).map(|sequence| sequence.actions)
    };
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 6), ("garde", 1, 11, 1, 6)]);
    table.take(0);
    assert_eq!(soon(&table), None);
    table.edit(|position| {
        let active = position.active.as_mut().unwrap();
        (active.halves, active.moved) = (1, true);
    });
    assert_eq!(soon(&table), Some(vec![Action::End]));
    table.go(Action::End);
    assert_eq!(soon(&table), Some(vec![Action::Face(2)]), "towards the enemy");
}

/// ON-4.21: which creature is said before its cell; the facing is asked beside the figure, and the usual one comes by itself.
#[test]
fn on_4_21_a_creature_is_chosen_then_put_down_and_asks_its_facing_there() {
    let game = Onb::new(&options(json!({ "map": "prairie", "points": 100, "armies": "ready" })), 2).unwrap();
    let (mut state, mut playout) = (game.start(), Playout::new(4));
    while !matches!(game.ask(&state, Seat(0)).key, "ask-pick") {
        playout.step(&game, &mut state, &mut ());
    }
    let seat = game.turn(&state).deciders().lowest().unwrap();
    let is_cell = |target: &String| target.starts_with("cell-");
    let by_cells = game.sequences(&state, seat).iter().any(|sequence| sequence.targets.iter().any(is_cell));
    assert!(!by_cells, "a stray touch puts nobody down");
    let legal = |state: &State| {
        let mut legal = Vec::new();
        game.actions(state, seat, &mut legal);
        legal
    };
    let picked = legal(&state).into_iter().find(|action| matches!(action, Action::Pick(_))).unwrap();
    game.act(&mut state, seat, picked, &mut ());
    let cells: Vec<Action> = legal(&state).into_iter().filter(|action| matches!(action, Action::Cell(_))).collect();
    assert!(cells.len() > 10, "the whole zone: {}", cells.len());
    for action in cells {
        let mut now = state;
        game.act(&mut now, seat, action, &mut ());
        assert_eq!(game.ask(&now, seat).key, "ask-deploy-face");
        let [soon] = game.sequences(&now, seat).try_into().expect("the usual facing");
        assert_eq!(soon.targets, [format!("s{}-face-soon", seat.0)]);
        galerne_kit::look(&game, (&now, &[]), SeatSet::one(seat), Language::En, &[], |context| {
            let drawn = game.scene(context).svg(Output::Page);
            assert_eq!(
                drawn.matches(&format!("data-target=\"s{}-face-", seat.0)).count(),
                9,
                "a rose and the usual one"
            );
        });
    }
}

/// ON-9.1, ON-9.2: who touches an enemy that only an area weapon reaches aims there.
#[test]
fn on_9_1_on_9_2_area_weapons_answer_a_touch_on_an_enemy() {
    let of = |table: &Table, number: u8| {
        let target = format!("unit-{number}");
        sequences(table).into_iter().find(|sequence| sequence.targets == [target.clone()])
    };
    let mut table = Table::new(&OPEN, json!({}), &[("mortier", 0, 1, 3, 2), ("garde", 1, 9, 3, 6)]);
    table.take(0);
    let shot = of(&table, 1).expect("the mortar reaches it");
    let [aim @ Action::Aim { .. }, Action::Cell(at)] = shot.actions[..] else { panic!("{shot:?}") };
    assert!(preview(&table, &shot).iter().any(|line| line.contains("to hit")));
    table.go(aim);
    let again = of(&table, 1).expect("with the weapon chosen as well");
    assert_eq!(again.actions, [Action::Cell(at)]);
    table.go(again.actions[0]);
    assert!(matches!(table.game.turn(&table.state), Turn::Chance(_)));
    // Where it does not reach, it says why: an enemy at the muzzle, and one out of range.
    let mut table =
        Table::new(&OPEN, json!({}), &[("mortier", 0, 0, 3, 2), ("garde", 1, 1, 3, 6), ("garde", 1, 11, 3, 6)]);
    table.take(0);
    for number in [1, 2].into_iter().filter(|&number| of(&table, number).is_none()) {
        let refusal = table.game.why_not(&table.state, Seat(0), &[], &format!("unit-{number}")).expect("a reason");
        assert_eq!(refusal.reason.key, "why-weapon", "{refusal:?}");
    }
    assert!(of(&table, 1).is_none() || of(&table, 2).is_none(), "one of them is out of its range");
}

/// Every sequence of many positions can be gone to its end, or until it is cut short, and costs what it says.
#[test]
fn on_7_5_every_walk_of_small_and_large_bases_can_be_gone() {
    let rows = ["....,.......", "..#.,,..#...", "..#...#.....", "......#..,..", ".#.......,..", "............"];
    for heading in [false, true] {
        for kind in ["garde", "ogre", "chevalier", "diablotin", "drone"] {
            let figures = [(kind, 0, 3, 3, 2), ("garde", 1, 7, 3, 6), ("gobelin", 0, 5, 5, 0), ("garde", 1, 0, 5, 6)];
            let mut table = Table::new(&rows, json!({ "large_heading": heading }), &figures);
            table.take(0);
            let before = table.state;
            for sequence in sequences(&table) {
                table.state = before;
                let left = walk(&mut table, &sequence);
                let safe = !sequence.label.key.ends_with("-provoking");
                assert!(left == 0 || !safe, "{kind}: {sequence:?} leaves {left}");
                if left == 0 && safe {
                    let (x, y) = table.at(0).unwrap();
                    assert_eq!(sequence.targets, [format!("walk-cell-{}", Square::new(x, y))], "{kind}");
                }
            }
        }
    }
}

fn preview(table: &Table, sequence: &Sequence<Action>) -> Vec<String> {
    let seat = table.decider();
    galerne_kit::look(&table.game, (&table.state, &[]), SeatSet::one(seat), Language::En, &[], |context| {
        let preview = table.game.preview_sequence(context, seat, &sequence.actions).expect("the way is shown");
        let mut scene: Scene = table.game.scene(context);
        scene.layers.push(preview.layer);
        assert!(scene.check().is_empty(), "{:?}", scene.check());
        assert!(scene.svg(Output::Page).contains("id=\"preview\""));
        preview.lines.iter().map(|line| context.say(line)).collect()
    })
}

#[test]
fn on_7_7_the_way_and_its_cost_are_shown_before_it_is_gone() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), FAR]);
    table.take(0);
    let shown = preview(&table, &to(&table, 4, 2).unwrap());
    assert_eq!(shown, ["Run to E3 — 3½\u{a0}points."]);
}

// Armies as text.

fn hall(seats: usize, more: Value) -> (Onb, State) {
    let game = Onb::new(&options(more), seats).unwrap();
    let state = game.start();
    (game, state)
}

fn build(game: &Onb, state: &mut State, seat: u8, text: &str) -> Result<usize, Refusal> {
    let actions = game.compose(state, Seat(seat), text)?;
    for &action in &actions {
        game.check(state, Seat(seat), &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        game.act(state, Seat(seat), action, &mut ());
    }
    Ok(actions.len())
}

#[test]
fn on_4_10_an_army_is_written_down_and_built_again_by_ordinary_actions() {
    let (game, mut state) = hall(2, json!({}));
    assert_eq!(game.composed(&state, Seat(0)).as_deref(), Some(""));
    let text = "name: The Watch\n2 garde\n\n1 aldric\n";
    assert_eq!(build(&game, &mut state, 0, text), Ok(3));
    assert_eq!(game.composed(&state, Seat(0)).as_deref(), Some("2 garde\n1 aldric\n"));
    // Into another list: what is too much goes, what is missing comes.
    assert_eq!(build(&game, &mut state, 0, "1 garde\n2 piquier"), Ok(4));
    assert_eq!(game.composed(&state, Seat(0)).as_deref(), Some("1 garde\n2 piquier\n"));
    assert_eq!(game.composed(&state, Seat(1)).as_deref(), Some(""), "the other list is untouched");
}

#[test]
fn on_4_10_on_4_11_on_4_12_an_army_that_does_not_fit_is_refused_with_its_rule() {
    let refused = |more: Value, text: &str| {
        let (game, mut state) = hall(2, more);
        let before = state;
        let refusal = build(&game, &mut state, 0, text).expect_err(text);
        assert_eq!(state, before);
        (refusal.rule.0, refusal.reason.key)
    };
    assert_eq!(refused(json!({ "points": 60 }), "4 garde"), ("ON-4.10", "refused-roster"), "too dear");
    assert_eq!(
        refused(json!({ "affiliation_1": "guet" }), "1 gobelin"),
        ("ON-4.10", "refused-roster"),
        "another banner"
    );
    assert_eq!(refused(json!({}), "1 garde\n1 gobelin"), ("ON-4.10", "refused-roster"), "two banners");
    assert_eq!(refused(json!({}), "2 aldric"), ("ON-4.11", "refused-roster"), "a hero twice");
    assert_eq!(refused(json!({}), "9 loup"), ("ON-4.12", "refused-roster"), "too many of a kind");
    assert_eq!(refused(json!({}), "1 flammeche"), ("ON-4.10", "refused-roster"), "summoned only");
    assert_eq!(refused(json!({}), "1 dragon"), ("ON-4.10", "refused-roster-kind"));
    assert_eq!(refused(json!({}), "garde"), ("ON-4.10", "refused-roster-line"));
    assert_eq!(refused(json!({}), "999 garde"), ("ON-4.10", "refused-roster-line"));
    assert_eq!(refused(json!({}), "name: Nobody\n"), ("ON-4.10", "refused-empty-army"));
    let (game, mut state) = hall(4, json!({ "alliances": "pairs" }));
    build(&game, &mut state, 0, "1 aldric").unwrap();
    game.act(&mut state, Seat(0), Action::Lock, &mut ());
    assert_eq!(build(&game, &mut state, 2, "1 aldric").unwrap_err().rule.0, "ON-4.11", "the ally was first");
}

#[test]
fn on_3_3_what_one_composes_is_nobody_elses_to_read() {
    let (game, mut state) = hall(2, json!({}));
    build(&game, &mut state, 0, "2 garde").unwrap();
    for other in [Viewer::seat(Seat(1)), Viewer::SPECTATOR] {
        assert_eq!(game.composed(&game.redact(&state, other), Seat(0)), None);
    }
}

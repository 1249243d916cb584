//! The drawing: sound in every position of every scenario, map and option, without secrets, and moved by small patches.

use crate::common::{OPEN, Table, options};
use galerne_draw::patch::diff;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme, Weight, picture::faults};
use galerne_engine::{Luck, Playout, Positions, Random, Rules, Seat, SeatSet, Square, Step, Turn, View, Viewer, Words};
use galerne_onb::{Action, Chance, Event, Onb, State};
use galerne_texts::{Language, Texts};
use serde_json::{Value, json};

/// Draw what the viewer of these seats sees, in a language, with everything switched on.
fn look<T>(
    game: &Onb,
    state: &State,
    events: &[Event],
    me: SeatSet,
    language: Language,
    then: impl FnOnce(&PictureContext<'_, Onb>) -> T,
) -> T {
    galerne_kit::look(game, (state, events), me, language, &["coordinates", "threat", "sheets"], then)
}

/// Everything wrong with the picture and with the previews of what may be done.
fn wrong(game: &Onb, context: &PictureContext<'_, Onb>) -> Vec<String> {
    let mut found = faults(game, context);
    for seat in game.turn(context.state()).deciders().iter().filter(|&seat| context.me.has(seat)) {
        let mut actions = Vec::new();
        game.actions(context.state(), seat, &mut actions);
        for action in actions.iter().step_by(1 + actions.len() / 6) {
            if let Some(preview) = game.preview(context, seat, action) {
                let mut scene = game.scene(context);
                scene.layers.push(preview.layer);
                found.extend(scene.check().iter().map(|problem| format!("{action:?}: {problem}")));
                for line in &preview.lines {
                    let said = context.say(line);
                    if said.is_empty() || said.contains('{') {
                        found.push(format!("{action:?}: a preview says {said:?}"));
                    }
                }
            }
        }
    }
    found
}

#[test]
fn the_picture_is_sound_everywhere() {
    let tables: [(usize, Value); 9] = [
        (2, json!({ "map": "prairie", "points": 60 })),
        (
            2,
            json!({ "map": "donjon", "armies": "random", "scenario": "capture", "roles": "drawn", "opportunity": "ask" }),
        ),
        (3, json!({ "map": "ruines", "armies": "random", "points": 80, "scenario": "capture" })),
        (4, json!({ "map": "citadelle", "armies": "random", "points": 80, "scenario": "cible", "alliances": "pairs" })),
        (4, json!({ "map": "ruines", "armies": "random", "points": 60, "alliances": "pairs", "shared_army": true })),
        (
            3,
            json!({ "map": "citadelle", "points": 40, "deployment": "secret", "alliances": "one_against_all", "points_by_seat": [90] }),
        ),
        (
            2,
            json!({ "map": "prairie", "armies": "random", "scenario": "cible_unique", "hidden_stats": "open", "cross_alignment": true }),
        ),
        (
            2,
            json!({ "map": "donjon", "armies": "random", "dice_extended": true, "critical_rolls": true, "large_heading": true, "mana_regen": 2 }),
        ),
        (
            2,
            json!({ "map": "ruines", "armies": "random", "points": 150, "engaged_shooting": "forbid", "second_pass": "descending" }),
        ),
    ];
    for (seats, mut more) in tables {
        more["turn_limit"] = json!(3);
        let game = Onb::new(&options(more.clone()), seats).unwrap();
        let (mut playout, mut state, mut events) = (Playout::new(7), game.start(), Vec::new());
        for step in 0.. {
            if step % 29 == 0 {
                let language = if step % 2 == 0 { Language::Fr } else { Language::En };
                let viewer = [SeatSet::NONE, SeatSet::one(Seat(1)), SeatSet::first(seats)][step / 29 % 3];
                let found = look(&game, &state, &events, viewer, language, |context| wrong(&game, context));
                assert!(found.is_empty(), "{more}, step {step}, {viewer:?}: {found:?}");
            }
            if playout.step(&game, &mut state, &mut events) == Step::Over {
                break;
            }
        }
        let found = look(&game, &state, &events, SeatSet::first(seats), Language::Fr, |context| wrong(&game, context));
        assert!(found.is_empty(), "{more}, at its end: {found:?}");
    }
}

/// The cells of a drawing that can be touched for a target.
fn cells_of(svg: &str, prefix: &str, target: &str) -> Vec<String> {
    let touched = svg.split('<').filter(|node| node.contains(&format!("data-target=\"{target}")));
    let id = |node: &str| Some(node.split_once(&format!("id=\"{prefix}"))?.1.split_once('"')?.0.to_owned());
    touched.filter_map(id).collect()
}

/// Touching a lit cell means that the figure is to stand on it.
#[test]
fn on_2_7_every_lit_cell_of_a_large_base_can_be_touched() {
    let mut table = Table::new(&OPEN, json!({}), &[("ogre", 0, 3, 2, 2), ("garde", 1, 11, 5, 6)]);
    table.take(0);
    let seat = table.decider();
    let svg = look(&table.game, &table.state, &[], SeatSet::one(seat), Language::En, |context| {
        table.game.scene(context).svg(Output::Page)
    });
    let cells = cells_of(&svg, "to-", "walk-cell-");
    for sequence in table.game.sequences(&table.state, seat) {
        let Some(to) = sequence.targets[0].strip_prefix("walk-cell-").and_then(Square::named) else { continue };
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let cell = Square::new(to.x + dx, to.y + dy);
            let own = (3..5).contains(&cell.x) && (2..4).contains(&cell.y);
            assert!(own || cells.contains(&cell.to_string()), "{cell} is lit and dead");
        }
    }
    let beside = cells_of(&svg, "to-", &format!("walk-cell-{}\"", Square::new(4, 2)));
    assert!(
        beside.contains(&Square::new(5, 2).to_string()),
        "one cell to the east is touched for one step east: {beside:?}"
    );
}

/// Put down on any cell of its zone that it can cover, and told the true reason where it cannot.
#[test]
fn on_4_21_a_large_base_is_put_down_on_any_cell_it_can_cover() {
    let game = Onb::new(&options(json!({ "map": "prairie", "points": 100 })), 2).unwrap();
    let ogre =
        (0..80).find(|&kind| game.compose(&game.start(), Seat(0), "1 ogre").unwrap() == [Action::Add(kind)]).unwrap();
    let mut state = game.start();
    for seat in [Seat(0), Seat(1)] {
        game.act(&mut state, seat, Action::Add(ogre), &mut ());
        assert!(game.warning(&state, seat, &Action::Lock).is_some(), "never by one touch");
        game.act(&mut state, seat, Action::Lock, &mut ());
    }
    let mut playout = Playout::new(1);
    while game.turn(&state).deciders().is_empty() {
        playout.step(&game, &mut state, &mut ());
    }
    let seat = game.turn(&state).deciders().lowest().unwrap();
    let (svg, panels) = look(&game, &state, &[], SeatSet::one(seat), Language::En, |context| {
        (game.scene(context).svg(Output::Page), format!("{:?}", game.panels(context)))
    });
    assert!(panels.contains("army-of"), "revealed armies are shown (ON-3.3)");
    let edge = if seat == Seat(0) { 2 } else { 17 };
    let cells = cells_of(&svg, "at-", "cell-");
    for y in 1..11 {
        let cell = Square::new(edge, y);
        let refusal = game.why_not(&state, seat, &[], &format!("spot-{cell}"));
        let dead = refusal.map(|refusal| refusal.reason.key);
        assert!(cells.contains(&cell.to_string()) || dead == Some("why-base-out"), "{cell}: {dead:?}");
    }
    assert!(cells.len() > 20);
}

/// A greyed key says why, with names and numbers.
#[test]
fn on_4_10_a_recruit_that_does_not_fit_is_refused_by_name() {
    let game = Onb::new(&options(json!({ "map": "prairie", "points": 40 })), 2).unwrap();
    let mut state = game.start();
    let add = |name: &str| match game.compose(&game.start(), Seat(0), &format!("1 {name}")).unwrap()[..] {
        [Action::Add(kind)] => kind,
        _ => panic!("{name}"),
    };
    let why = |state: &State, kind: u8| {
        let refusal = game.why_not(state, Seat(0), &[], &format!("s0-add-{kind}")).unwrap();
        (refusal.rule.0, refusal.reason.key)
    };
    let svg = |state: &State| page(&game, state, &[], SeatSet::one(Seat(0)));
    assert!(svg(&state).contains("s0-lock"), "the hollow lock can be touched");
    game.act(&mut state, Seat(0), Action::Add(add("ogre")), &mut ());
    assert_eq!(why(&state, add("sentinelle")), ("ON-4.10", "why-affiliation"));
    assert_eq!(why(&state, add("chevalier")), ("ON-4.10", "why-over-points"));
    assert!(svg(&state).contains(&format!("s0-add-{}", add("sentinelle"))));
}

/// A seat that gives up is not told that it had no survivors.
#[test]
fn on_13_30_who_gives_up_is_told_so() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 6), ("garde", 1, 4, 3, 6)]);
    let seat = table.decider();
    table.go(Action::Concede);
    assert_eq!(table.game.standing(&table.state, seat).key, "standing-gave-up");
    assert_eq!(table.game.standing(&table.state, Seat(1 - seat.0)).key, "standing-won");
}

/// What the page of one seat shows, panels and all.
fn page(game: &Onb, state: &State, events: &[Event], me: SeatSet) -> String {
    look(game, state, events, me, Language::En, |context| {
        format!("{}{:?}", game.scene(context).svg(Output::Page), game.panels(context))
    })
}

/// While lists and places are secret, the page of another seat is the same whatever they are.
#[test]
fn on_3_3_the_picture_keeps_secrets() {
    let game = Onb::new(&options(json!({ "map": "prairie", "points": 60, "deployment": "secret" })), 2).unwrap();
    let (mut playout, mut state, mut events, mut random) = (Playout::new(3), game.start(), Vec::new(), Random::new(9));
    let mut compared = 0;
    while !matches!(game.turn(&state), Turn::Chance(_) | Turn::Over) && compared < 60 {
        let deciders = game.turn(&state).deciders();
        for me in [SeatSet::one(Seat(0)), SeatSet::NONE] {
            let imagined = View::new(&game, &state, Viewer(me)).imagine(&game, &mut random);
            assert_eq!(page(&game, &state, &events, me), page(&game, &imagined, &events, me), "{deciders:?}");
            compared += 1;
        }
        if playout.step(&game, &mut state, &mut events) == Step::Over {
            break;
        }
    }
    assert!(compared >= 20, "{compared} pages");
}

/// A step of one figure changes the drawing a little, not everything.
#[test]
fn a_step_is_a_small_patch() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 2, 2), ("orque", 1, 8, 2, 6)]);
    table.take(0).go(Action::Course);
    let me = SeatSet::one(Seat(1));
    let before = look(&table.game, &table.state, &[], me, Language::Fr, |context| table.game.scene(context));
    table.step(2);
    let after = look(&table.game, &table.state, &[], me, Language::Fr, |context| table.game.scene(context));
    let patch = diff(&before, &after);
    assert!(!patch.is_empty() && patch.len() < 20, "{} operations", patch.len());
}

/// V-22 on the page: the pike over a friend, with its cover explained and its chances counted.
#[test]
fn on_6_10_on_8_5_an_attack_is_previewed_with_its_reasons() {
    let figures = [("piquier", 0, 2, 3, 2), ("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0);
    look(&table.game, &table.state, &[], SeatSet::one(Seat(0)), Language::En, |context| {
        let preview =
            table.game.preview(context, Seat(0), &Action::Attack { weapon: 0, target: 2 }).expect("a preview");
        let said: Vec<String> = preview.lines.iter().map(|line| context.say(line)).collect();
        // D20+4 with −2 for cover and +1 for presence reaches ten with 7 or more: 14 faces of 20.
        assert!(said.iter().any(|line| line.contains("70%")), "{said:?}");
        assert!(said.iter().any(|line| line.contains("cover −2 (Watchman\u{a0}2)")), "{said:?}");
        assert!(said.iter().any(|line| line.contains("presence")), "{said:?}");
    });
}

fn previewed(table: &Table, action: &Action) -> String {
    look(&table.game, &table.state, &[], SeatSet::one(Seat(0)), Language::En, |context| {
        let preview = table.game.preview(context, Seat(0), action).expect("a preview");
        preview.lines.iter().map(|line| context.say(line)).collect::<Vec<_>>().join(" ")
    })
}

/// The goblin beside the orc counts where the run ends, not where it begins: north of the orc it is out of reach.
#[test]
fn on_7_22_on_8_30_a_charge_is_previewed_from_where_it_ends() {
    let ready = || {
        let figures = [("aldric", 0, 3, 2, 2), ("orque", 1, 5, 2, 6), ("gobelin", 1, 5, 3, 6)];
        let mut table = Table::new(&OPEN, json!({}), &figures);
        table.take(0);
        table
    };
    let blow = |direction: u8| {
        let mut table = ready();
        table.go(Action::Charge(1)).step(direction).roll(1);
        table.rolled()
    };
    let ((line, north, _), (_, beside, _)) = (blow(1), blow(2));
    assert_eq!(north - beside, 1, "one more enemy in reach");
    let said = previewed(&ready(), &Action::Charge(1));
    let said = said.replace('\u{a0}', " ");
    assert!(said.contains(&line.replace("PV", "HP")) && said.contains("depending on where the charge ends"), "{said}");
}

/// ON-10.25: who is turned away from strikes before the leap, and the preview says so.
#[test]
fn on_10_25_a_vault_is_previewed_with_whom_it_provokes() {
    let rows = ["......", "......", "..2...", "......", "......", "......"];
    let mut table = Table::new(&rows, json!({}), &[("garde", 0, 1, 2, 2), ("orque", 1, 1, 1, 4)]);
    table.take(0);
    let said = previewed(&table, &Action::Vault { direction: 2 });
    assert!(said.contains("Orc") && said.contains("test"), "{said}");
}

/// ON-6.33: what stands between covers from no thought, and the reasons say the same as the sum.
#[test]
fn on_6_33_the_mind_finds_no_cover() {
    let figures = [("voyante", 0, 2, 2, 2), ("garde", 0, 4, 2, 2), ("orque", 1, 6, 2, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0);
    let said = previewed(&table, &Action::Attack { weapon: 1, target: 2 });
    assert!(said.contains("not hinder an attack on the mind") && !said.contains("cover"), "{said}");
}

/// Touching what cannot be chosen says why, with the numbers and the rule.
#[test]
fn on_8_3_on_6_11_on_7_1_what_cannot_be_chosen_says_why() {
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let rows = ["..................", "......#...........", "..................", ".................."];
    let figures = [("arbaletrier", 0, 0, 0, 2), ("orque", 1, 17, 0, 6), ("gobelin", 1, 9, 1, 6), ("garde", 0, 0, 1, 2)];
    let mut table = Table::new(&rows, json!({}), &figures);
    table.take(3);
    let why = |table: &Table, picked: &[&str], thing: &str| {
        let picked: Vec<String> = picked.iter().map(|&thing| thing.to_owned()).collect();
        let refusal = table.game.why_not(&table.state, Seat(0), &picked, thing).expect("a reason");
        format!("{} [{}]", texts.say(Language::En, &refusal.reason, &[]), refusal.rule)
    };
    assert_eq!(
        why(&table, &[], "unit-2"),
        "Sword: out of reach, 9 cells away, reach 1. Nor can it charge. In the way of the charge: a wall or a closed door at G2. [ON-8.2]"
    );
    assert_eq!(why(&table, &[], "unit-0"), "Only enemies and objects can be attacked. [ON-8.1]");
    assert_eq!(why(&table, &[], "unit-3"), "It is the active creature: choose what it does. [ON-5.10]");
    assert_eq!(why(&table, &[], "spot-G2"), "G2 is a wall. [ON-7.4]");
    assert_eq!(why(&table, &[], "spot-A1"), "Crossbowman\u{a0}1 stands there. [ON-7.4]");
    assert_eq!(why(&table, &[], "spot-P3"), "P3 is too far: 16½\u{a0}points; a run gives 5, a sprint 9. [ON-7.1]");
    table.take(0);
    assert_eq!(why(&table, &[], "unit-1"), "Crossbow: out of range, 17 of 14. [ON-8.3]");
    assert_eq!(why(&table, &["weapon-1"], "unit-1"), "Dagger: out of reach, 17 cells away, reach 1. [ON-8.2]");
    let mut table = Table::new(&rows, json!({}), &[("arbaletrier", 0, 2, 1, 2), ("gobelin", 1, 9, 1, 6)]);
    table.take(0);
    assert_eq!(why(&table, &[], "unit-1"), "Crossbow: no line of sight: a wall or a closed door at G2. [ON-6.11]");
    // A crossbow that would serve is named with what it needs, before a dagger that does not reach.
    let figures = [("arbaletrier", 0, 0, 0, 2), ("gobelin", 1, 6, 0, 6)];
    let mut table = Table::new(&rows, json!({}), &figures);
    table.with(0, |shooter| shooter.unloaded = vec![0]).take(0);
    let said = why(&table, &[], "unit-1");
    assert!(said.starts_with("Crossbow: not loaded, reload first. Dagger: out of reach"), "{said}");
    assert!(said.ends_with("[ON-10.3]"), "{said}");
    // What can be chosen has no reason against it.
    assert!(table.game.why_not(&table.state, Seat(1), &[], "unit-1").is_none());
}

/// ON-7.20: who bars a charge is named, and every reason is a sentence.
#[test]
fn on_7_20_on_8_3_reasons_name_who_is_in_the_way_and_begin_like_sentences() {
    let figures = [("garde", 0, 1, 3, 2), ("gobelin", 1, 3, 3, 6), ("orque", 1, 5, 3, 6), ("mortier", 0, 0, 0, 2)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    let texts = Texts::new(Onb::TEXTS).unwrap();
    table.take(0);
    let why = |table: &Table, language: Language, picked: &[String], thing: &str| {
        table.game.why_not(&table.state, Seat(0), picked, thing).map(|no| texts.say(language, &no.reason, &[]))
    };
    let barred = why(&table, Language::En, &["order-charge".to_owned()], "unit-2");
    assert_eq!(barred.as_deref(), Some("In the way of the charge: Goblin\u{a0}2."));
    let capital =
        |said: &str| said.chars().find(|sign| sign.is_alphanumeric()).is_some_and(|sign| !sign.is_lowercase());
    for number in [0, 3] {
        table.take(number);
        let aims: Vec<Action> =
            table.legal().into_iter().filter(|action| matches!(action, Action::Aim { .. })).collect();
        for aimed in [None].into_iter().chain(aims.into_iter().map(Some)) {
            table.take(number);
            if let Some(aim) = aimed {
                table.go(aim);
            }
            let units = (0..4).map(|unit| format!("unit-{unit}"));
            let spots = (0..12).flat_map(|x| (0..6).map(move |y| format!("spot-{}", Square::new(x, y))));
            for (thing, language) in
                units.chain(spots).flat_map(|thing| [(thing.clone(), Language::En), (thing, Language::Fr)])
            {
                if let Some(said) = why(&table, language, &[], &thing) {
                    assert!(capital(&said), "{thing}: {said}");
                }
            }
        }
    }
}

/// ON-13.2: what a side has left is one number, in the result and beside it; a blow that kills says so.
#[test]
fn on_13_2_points_are_rounded_once_and_a_kill_is_called_one() {
    let mut table =
        Table::new(&OPEN, json!({}), &[("garde", 0, 4, 3, 2), ("gobelin", 1, 5, 3, 6), ("orque", 1, 9, 3, 6)]);
    for pv in 1..=5 {
        table.with(2, |orc| orc.pv = pv);
        look(&table.game, &table.state, &[], SeatSet::one(Seat(0)), Language::En, |context| {
            let standing = context.say(&table.game.standing(&table.state, Seat(1)));
            let points = standing.rsplit(", ").next().unwrap().split(char::is_whitespace).next().unwrap().to_owned();
            let panel = table.game.panels(context).into_iter().find(|panel| panel.id == "stakes").unwrap();
            let Block::Picture(scene) = &panel.body[0] else { panic!("a picture") };
            assert!(scene.svg(Output::Page).contains(&format!(">{points}</text>")), "{standing}");
        });
    }
    table.take(0).with(1, |goblin| goblin.pv = 1).go(Action::Attack { weapon: 0, target: 1 });
    let best = (1..=100).rev().find(|&face| table.game.check_chance(&table.state, &Chance::Die(face)).is_ok());
    table.roll(best.expect("a die"));
    look(&table.game, &table.state, &table.events, SeatSet::one(Seat(0)), Language::En, |context| {
        assert!(table.game.scene(context).svg(Output::Page).contains(">Killed</text>"));
        let panel = table.game.panels(context).into_iter().find(|panel| panel.id == "combat").unwrap();
        let Block::Picture(scene) = &panel.body[0] else { panic!("a picture") };
        assert!(scene.svg(Output::Page).contains("Killed: −1"), "no more than it had");
    });
}

/// Hovering over a figure or a recruit shows what it is, what it can do and what it costs.
#[test]
fn on_12_1_figures_and_recruits_are_read_out() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), ("orque", 1, 8, 2, 6)]);
    table.take(0);
    let svg = |table: &Table, language: Language| {
        look(&table.game, &table.state, &[], SeatSet::one(Seat(0)), language, |context| {
            table.game.scene(context).svg(Output::Page)
        })
    };
    let orc = "Orc\u{a0}2 (Bob &lt;&amp;&quot;&#39;&gt;) on I3, facing west: 5 of 5\u{a0}HP. Initiative 3, run 5, sprint 9. Mace: contact.";
    let said = svg(&table, Language::En);
    assert!(said.contains(orc), "{:?}", said.split("aria-label").find(|part| part.contains("Orc\u{a0}2")));
    let game = Onb::new(&options(json!({})), 2).unwrap();
    look(&game, &game.start(), &[], SeatSet::one(Seat(0)), Language::En, |context| {
        let panels = format!("{:?}", game.panels(context)).replace("\\u{a0}", " ");
        assert!(panels.contains(
            "Crossbowman (The Watch), 21 points. 5 HP, initiative 6, run 5, sprint 9. Crossbow: range 8/14; Dagger: contact."
        ));
        let preview = game.preview(context, Seat(0), &Action::Add(0)).expect("a sheet");
        assert!(!preview.layer.nodes.is_empty() && !preview.lines.is_empty());
    });
}

/// « Act with X » must not turn into « End the activation » under a second click.
#[test]
fn on_5_13_the_end_stands_last_until_nothing_else_is_left() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), ("orque", 1, 8, 2, 6)]);
    table.take(0);
    let weight = |table: &Table| table.game.weight(&table.state, Seat(0), &Action::End);
    assert_eq!(table.legal()[table.legal().len() - 2], Action::End);
    assert_eq!(weight(&table), Weight::Usual);
    table.go(Action::Course).step(2).go(Action::Halt);
    assert_eq!(table.legal(), [Action::End, Action::Concede]);
    assert_eq!(weight(&table), Weight::Main);
}

/// Agreement and elision: the Sentinel is a she in French, and « de » is elided before a vowel.
#[test]
fn on_8_20_french_agrees() {
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let table = Table::new(&OPEN, json!({}), &[("magicienne", 0, 1, 1, 2), ("orque", 1, 8, 2, 6)]);
    let names = ["Alice".to_owned(), "Bob".to_owned()];
    let say = |event: &Event| texts.say(Language::Fr, &table.game.tell(event), &names).replace('\u{a0}', " ");
    let who = |unit: u8| galerne_onb::Who {
        unit,
        kind: table.game.library().kind(&table.unit(usize::from(unit)).kind).unwrap() as u8,
    };
    assert_eq!(say(&Event::BecameShaken { who: who(0) }), "Magicienne 1 est secouée.");
    assert_eq!(say(&Event::BecameShaken { who: who(1) }), "Orque 2 est secoué.");
    assert_eq!(say(&Event::TargetNamed { seat: Seat(0), who: who(0) }), "Magicienne 1 est la cible d’Alice.");
    assert_eq!(say(&Event::Locked { seat: Seat(0) }), "Alice a validé son armée.");
    let tie = Event::TieDrawn { init: 6, order: serde_json::from_value(json!([1, 0])).unwrap() };
    assert!(say(&tie).ends_with("Bob, puis Alice."), "{}", say(&tie));
}

/// The pictures can be rendered; `GALERNE_PICTURES=folder` keeps them to be looked at.
#[test]
fn the_picture_renders() {
    let game = Onb::new(&options(json!({ "map": "citadelle", "armies": "random" })), 2).unwrap();
    let (mut playout, mut state, mut events) = (Playout::new(5), game.start(), Vec::new());
    while game.describe(&state).phase != "action" {
        playout.step(&game, &mut state, &mut events);
    }
    let files = look(&game, &state, &events, SeatSet::first(2), Language::Fr, |context| {
        let panels = game.panels(context);
        let scenes = panels.iter().flat_map(|panel| &panel.body).filter_map(|block| match block {
            Block::Picture(scene) => Some(scene.clone()),
            Block::Lines(_) | Block::Facts(_) => None,
        });
        let scenes: Vec<_> = [game.scene(context)].into_iter().chain(scenes.take(4)).collect();
        let themes = Theme::ALL.into_iter();
        themes
            .flat_map(|theme| {
                scenes
                    .iter()
                    .map(move |scene| (format!("{}-{}", scene.id, theme.name()), scene.svg(Output::File(theme))))
            })
            .collect::<Vec<_>>()
    });
    for (name, svg) in files {
        let png = galerne_render::render_png(&svg, 0.8).unwrap();
        assert!(png.len() > 400, "{name}");
        if let Some(folder) = std::env::var_os("GALERNE_PICTURES") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), png).unwrap();
        }
    }
}

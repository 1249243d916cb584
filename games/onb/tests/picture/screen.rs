//! What must be met on a small screen: the last throw, facings under a finger, letters that can be read, armies to take.

use crate::common::{OPEN, Table, options};
use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext};
use galerne_engine::{Luck, Positions, Rules, Seat, SeatSet, Square, Words};
use galerne_onb::map::Ground;
use galerne_onb::{Action, Event, Onb};
use galerne_texts::{Language, Texts};
use serde_json::json;

/// Something drawn for the player of the first seat.
fn drawn<T>(
    table: &Table,
    events: &[Event],
    language: Language,
    draw: impl FnOnce(&PictureContext<'_, Onb>) -> T,
) -> T {
    galerne_kit::look(&table.game, (&table.state, events), SeatSet::one(Seat(0)), language, &[], draw)
}

/// The board in French.
fn board(table: &Table, events: &[Event]) -> String {
    drawn(table, events, Language::Fr, |context| table.game.scene(context).svg(Output::Page))
}

/// The pictures of a panel in English.
fn panel(table: &Table, id: &str) -> String {
    let panels = drawn(table, &[], Language::En, |context| table.game.panels(context));
    let body = panels.into_iter().find(|panel| panel.id == id).unwrap().body;
    let pictures =
        body.into_iter().filter_map(|block| if let Block::Picture(scene) = block { Some(scene) } else { None });
    pictures.map(|scene| scene.svg(Output::Page)).collect()
}

/// ON-8.5: a blow that fell before the round ended is still there when one is asked again, until one does something.
#[test]
fn on_8_5_the_last_throw_stays_beside_its_target_until_the_next_creature_is_chosen() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)]);
    let mut events = Vec::new();
    table.take(1).go(Action::Attack { weapon: 0, target: 0 });
    events.append(&mut table.events);
    table.roll(2);
    events.append(&mut table.events);
    assert!(board(&table, &events).contains("Manqué"), "the throw lies on the board");
    let who =
        events.iter().find_map(|event| if let Event::Rolled { target, .. } = event { Some(*target) } else { None });
    let others = events.iter().find_map(|event| if let Event::Rolled { who, .. } = event { Some(*who) } else { None });
    events.push(Event::RoundBegan { round: 2 });
    assert!(board(&table, &events).contains("Manqué"), "who is asked first in the new round still sees it");
    let (who, other) = (who.unwrap(), others.unwrap());
    let chosen = [Event::Activated { who: other }, Event::Waited { who: other }, Event::Activated { who }];
    for next in chosen.into_iter().chain([Event::Conceded { seat: Seat(1) }]) {
        let after: Vec<Event> = events.iter().copied().chain([next]).collect();
        assert!(
            !board(&table, &after).contains("Manqué"),
            "{next:?}: it would cover the board for those who think about that"
        );
    }
}

/// On the widest board a telephone shows a cell of 40 as about 20 pixels: a finger needs 88 of the board's units.
#[test]
fn on_5_11_a_facing_is_as_wide_as_a_finger() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 5, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0).go(Action::End);
    assert!(table.may(Action::Face(0)));
    let board = board(&table, &[]);
    assert_eq!(board.matches("id=\"s0-turn-").count(), 8);
    // The rim of an eighth of a circle round a base of one cell.
    let (radius, eighth) = (20.0 + 100.0f32, 22.5f32.to_radians());
    assert!(2.0 * radius * eighth.sin() >= 88.0);
    assert!(board.contains("110.87 -45.92"), "the eighth reaches that far");
}

/// ON-4.10: whatever the points of a table, ready-made armies can be taken in one touch, and they are legal ones.
#[test]
fn on_4_10_ready_made_armies_fit_every_size() {
    for points in [60, 100, 150, 200, 300, 400] {
        let game = Onb::new(&options(json!({ "points": points })), 2).unwrap();
        let (state, seat) = (game.start(), Seat(0));
        let mut legal = Vec::new();
        game.actions(&state, seat, &mut legal);
        let printed = legal.iter().filter(|action| matches!(action, Action::Ready(_))).count();
        let sequences = game.sequences(&state, seat);
        assert!(printed + sequences.len() >= 3, "{points} points: {printed} printed, {} made to size", sequences.len());
        assert!(points != 200 || sequences.is_empty(), "printed for 200 points");
        for sequence in sequences {
            let mut state = game.start();
            for action in &sequence.actions {
                game.check(&state, seat, action).unwrap_or_else(|refusal| panic!("{points}: {refusal}"));
                game.act(&mut state, seat, *action, &mut ());
            }
            assert!(game.check(&state, seat, &Action::Lock).is_ok());
            let spent: u64 = game.describe(&state).armies[0].as_ref().map_or(0, |list| {
                list.iter()
                    .map(|(id, n)| {
                        u64::from(game.library().kinds[game.library().kind(id).unwrap()].cost) * u64::from(*n)
                    })
                    .sum()
            });
            assert!(spent <= points && 10 * spent >= 7 * points, "{spent} of {points} points");
        }
    }
}

/// ON-7.7: of ways that cost the same, the one with fewest turns.
#[test]
fn on_7_7_a_walk_over_open_ground_turns_once_at_most() {
    let mut table = Table::new(&["................"; 8], json!({}), &[("loup", 0, 1, 1, 2), ("orque", 1, 15, 7, 6)]);
    table.take(0);
    for sequence in table.game.sequences(&table.state, Seat(0)) {
        let ways: Vec<u8> = sequence
            .actions
            .iter()
            .filter_map(|action| if let Action::Step { direction, .. } = action { Some(*direction) } else { None })
            .collect();
        let turns = ways.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(turns <= 1, "{:?}: {ways:?}", sequence.targets);
    }
}

/// ON-3.3: recruits are told as one speaks of them.
#[test]
fn on_4_10_recruits_have_their_article() {
    let game = Onb::new(&options(json!({})), 2).unwrap();
    let mut state = game.start();
    let wolf = game.library().kind("loup").unwrap() as u8;
    let mut events: Vec<Event> = Vec::new();
    game.act(&mut state, Seat(0), Action::Add(wolf), &mut events);
    let (texts, names) = (Texts::new(Onb::TEXTS).unwrap(), ["Zoé", "Bob"].map(str::to_owned).to_vec());
    let said = |language| Speech::new(&texts, language, &names).say(&game.tell(&events[0]));
    assert_eq!(said(Language::En), "Zoé recruits a Grey Wolf.");
    assert_eq!(said(Language::Fr), "Zoé recrute un Loup gris.");
}

/// Between two cells there is no ground that belongs to neither.
#[test]
fn on_7_7_every_point_of_a_cell_is_the_cell() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0);
    let board = board(&table, &[]);
    let cells: Vec<&str> = board.split('<').filter(|node| node.contains("id=\"to-")).collect();
    assert!(cells.len() > 20);
    for cell in cells {
        assert!(cell.contains("width=\"40\"") && cell.contains("height=\"40\""), "{cell}");
    }
}

/// A base of two by two cells stands with its middle where one points: where four cells meet.
#[test]
fn on_2_7_a_large_base_goes_where_it_is_pointed() {
    let mut table = Table::new(&OPEN, json!({}), &[("ogre", 0, 3, 2, 2), ("garde", 1, 11, 5, 6)]);
    table.take(0);
    let board = board(&table, &[]);
    let middles: Vec<&str> = board.split('<').filter(|node| node.contains("id=\"mid-")).collect();
    assert!(middles.len() > 10);
    for middle in middles {
        let at = middle.split_once("id=\"mid-").and_then(|(_, rest)| rest.split_once('"')).unwrap().0;
        assert!(middle.contains(&format!("cell-{at}\"")), "{middle}");
    }
}

/// ON-8.6: no creature loses more than is left.
#[test]
fn on_8_6_the_die_on_the_board_tells_what_was_really_lost() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)]);
    let mut events = Vec::new();
    table.take(1).go(Action::Attack { weapon: 0, target: 0 });
    events.append(&mut table.events);
    table.roll(18);
    events.append(&mut table.events);
    let mut lost = 0;
    for event in &mut events {
        if let Event::Lost { loss, .. } = event {
            (lost, *loss) = (*loss, 1);
        }
    }
    let board = board(&table, &events);
    assert!(lost > 1 && board.contains(">−1") && !board.contains(&format!(">−{lost}")), "lost {lost}");
}

/// ON-7.21: of runs that are worth the same the straightest is gone; to come from behind it turns aside and back.
#[test]
fn on_7_21_a_charge_over_open_ground_turns_twice_at_most() {
    for y in 0..8 {
        let figures = [("loup", 0, 1, 3, 2), ("garde", 1, 7, y, 6)];
        let mut table = Table::new(&["................"; 8], json!({}), &figures);
        table.take(0);
        for sequence in table.game.sequences(&table.state, Seat(0)) {
            if !matches!(sequence.actions.first(), Some(Action::Charge(_))) {
                continue;
            }
            let step =
                |action: &Action| if let Action::Step { direction, .. } = action { Some(*direction) } else { None };
            let ways: Vec<u8> = sequence.actions.iter().filter_map(step).collect();
            let turns = ways.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(turns <= 2, "{y}: {ways:?}");
        }
    }
}

/// Also of a creature that a position put on the board: the ring of its die is drawn round the cell that it has left.
#[test]
fn on_8_7_the_die_that_kills_is_shown() {
    let mut table =
        Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6), ("loup", 1, 9, 0, 6)]);
    table.with(1, |goblin| goblin.pv = 1).take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(20);
    assert_eq!(table.pv(1), 0);
    let board = board(&table, &table.events);
    let slip = board.split("id=\"thrown-0\"").nth(1).expect("the die is on the board");
    assert!(
        slip.contains(">Hors de combat") && slip.contains("cx=\"180\" cy=\"140\""),
        "{}",
        &slip[..600.min(slip.len())]
    );
}

/// The letters of a throw stay 11 pixels high on a telephone of 390, however wide the board is: 366 pixels of 390 are left for it.
#[test]
fn on_8_5_a_throw_can_be_read_on_every_board() {
    for map in ["prairie", "donjon", "ruines", "citadelle"] {
        let game = Onb::new(&options(json!({ "map": map })), 2).unwrap();
        let (wide, high) = (game.map().width as i8, game.map().height as i8);
        let free = |x: i8, y: i8| game.map().ground(x, y) == Ground::Free;
        let cells = (0..high).flat_map(|y| (0..wide - 1).map(move |x| (x, y)));
        let (x, y) = cells.filter(|&(x, y)| free(x, y) && free(x + 1, y)).nth(10).unwrap();
        let figures = [("garde", 0, x, y, 2), ("orque", 1, x + 1, y, 6)];
        let mut table = Table::on(options(json!({ "map": map })), 2, &figures);
        table.take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(1);
        let board = board(&table, &table.events);
        let slip = board.split("id=\"thrown-0\"").nth(1).unwrap();
        let scale = slip.split_once("scale(").filter(|(before, _)| before.len() < 900);
        let scale: f32 = scale.map_or(1.0, |(_, rest)| rest.split(')').next().unwrap().parse().unwrap());
        let pixels = 22.0 * scale * 366.0 / (40.0 * f32::from(wide as u8) + 48.0);
        assert!(pixels >= 11.0, "{map}: {pixels} at {scale}");
    }
}

/// ON-5.13: the end is automatic only without half-actions; where they are of no use, the question says so.
#[test]
fn on_5_13_the_question_says_that_only_the_end_is_left() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0);
    let asked = |table: &Table| table.game.ask(&table.state, Seat(0)).key;
    assert_eq!(asked(&table), "ask-act");
    table.go(Action::Course).step(6).go(Action::Halt);
    assert!(table.legal().iter().all(|action| matches!(action, Action::End | Action::Concede)));
    assert_eq!(asked(&table), "ask-act-nothing");
}

/// Within the sentence of a hint a label loses its capital and gets a reason in brackets: it begins with a verb and has none.
#[test]
fn labels_of_walks_and_waiting_fit_into_a_hint() {
    let mut table = Table::new(&OPEN, json!({}), &[("loup", 0, 3, 3, 2), ("orque", 1, 11, 5, 6)]);
    for action in [Action::Wait(0), Action::Course, Action::Sprint] {
        if action == Action::Course {
            table.take(0);
        }
        for (language, name) in [(Language::En, "Grey Wolf"), (Language::Fr, "Loup gris")] {
            let label =
                drawn(&table, &[], language, |context| context.say(&table.game.label(&table.state, Seat(0), &action)));
            assert!(label.contains(name) && !label.starts_with(name) && !label.contains('('), "{label}");
        }
    }
}

/// Recruits are counted in their panel: the log has no line for each of them.
#[test]
fn on_4_10_the_log_passes_over_single_recruits() {
    let game = Onb::new(&options(json!({})), 2).unwrap();
    assert!(
        game.is_aside(&Event::Added { seat: Seat(0), kind: 0 }) && !game.is_aside(&Event::Locked { seat: Seat(0) })
    );
}

/// What is about to be put down is shown as large as the board allows.
#[test]
fn on_4_21_the_sheet_over_the_board_can_be_read_on_a_telephone() {
    let game = Onb::new(&options(json!({ "map": "prairie", "points": 100 })), 2).unwrap();
    let table = Table { state: game.start(), game, events: Vec::new() };
    let orc = table.game.library().kind("orque").unwrap() as u8;
    let preview = drawn(&table, &[], Language::Fr, |context| table.game.preview(context, Seat(0), &Action::Add(orc)));
    let svg =
        galerne_draw::Scene::new("one", galerne_draw::Area::new(0.0, 0.0, 1.0, 1.0)).layer(preview.unwrap().layer);
    let svg = svg.svg(Output::Page);
    let scale: f32 = svg.split_once("scale(").unwrap().1.split(')').next().unwrap().parse().unwrap();
    let pixels = 12.0 * scale * 366.0 / (40.0 * f32::from(table.game.map().width) + 48.0);
    assert!(pixels >= 10.5, "{pixels} at {scale}");
}

/// The names under the figures of the tray are never broken within a word.
#[test]
fn on_4_21_names_in_the_tray_are_whole() {
    let game = Onb::new(&options(json!({ "map": "prairie" })), 2).unwrap();
    let mut table = Table { state: game.start(), game, events: Vec::new() };
    let crossbow = table.game.library().kind("arbaletrier").unwrap() as u8;
    for (seat, action) in [(0, Action::Add(crossbow)), (0, Action::Lock), (1, Action::Add(crossbow)), (1, Action::Lock)]
    {
        table.game.act(&mut table.state, Seat(seat), action, &mut ());
    }
    let order = serde_json::from_value(json!({ "order": [0, 1] })).unwrap();
    table.game.resolve(&mut table.state, order, &mut ());
    assert!(panel(&table, "tray-0").contains(">Crossbowman<"));
}

/// The page stays where it is while a figure is chosen, put down and turned, and while the others deploy.
#[test]
fn on_4_21_the_tray_keeps_its_size_and_has_no_second_button() {
    let game = Onb::new(&options(json!({ "map": "prairie" })), 2).unwrap();
    let mut table = Table { state: game.start(), game, events: Vec::new() };
    let kind = |name: &str| table.game.library().kind(name).unwrap() as u8;
    let (guard, crossbow) = (kind("garde"), kind("arbaletrier"));
    for seat in [0, 1] {
        for action in [Action::Add(guard), Action::Add(crossbow), Action::Add(crossbow), Action::Lock] {
            table.game.act(&mut table.state, Seat(seat), action, &mut ());
        }
    }
    let order = serde_json::from_value(json!({ "order": [0, 1] })).unwrap();
    table.game.resolve(&mut table.state, order, &mut ());
    let size = |table: &Table| {
        let tray = panel(table, "tray-0");
        assert!(!tray.contains(">Deploy for me<"));
        tray.split("viewBox=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let first = size(&table);
    for action in [Action::Pick(crossbow), Action::Cell(Square::new(0, 0)), Action::Face(2)] {
        table.go(action);
        assert_eq!(size(&table), first, "after {action:?}");
    }
    assert_eq!(table.decider(), Seat(1));
}

/// A run that was chosen and not begun is no move that was made.
#[test]
fn on_5_10_the_orders_say_moved_after_the_first_step() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 11, 5, 6)]);
    table.take(0).go(Action::Course);
    assert!(!panel(&table, "orders-panel").contains("has moved"));
    table.step(6);
    assert!(panel(&table, "orders-panel").contains("has moved"));
}

/// ON-8.5: at the end the rarest blows are told, and how many battles of bots with the same armies ended.
#[test]
fn on_8_5_the_end_tells_the_dice_and_the_battles_of_bots() {
    let told = |words: serde_json::Value, seed: u64| -> Vec<String> {
        let game = Onb::new(&options(words), 2).unwrap();
        let (mut state, mut events, mut playout) = (game.start(), Vec::new(), galerne_engine::Playout::new(seed));
        while playout.step(&game, &mut state, &mut events) != galerne_engine::Step::Over {}
        galerne_kit::look(&game, (&state, &events), SeatSet::one(Seat(0)), Language::En, &[], |context| {
            let panel = game.panels(context).into_iter().find(|panel| panel.id == "tale");
            let lines = panel.into_iter().flat_map(|panel| panel.body);
            let lines = lines.flat_map(|block| if let Block::Lines(lines) = block { lines } else { Vec::new() });
            lines.map(|line| context.say(&line)).collect()
        })
    };
    let ready = json!({ "points": 100, "map": "prairie", "armies": "ready", "concede": false });
    let usual = json!({ "points": 100, "map": "prairie", "armies": "ready" });
    let compared = |lines: &[String]| lines.iter().any(|line| line.contains("in 2000 battles"));
    let all: Vec<Vec<String>> = (0..8).map(|seed| told(usual.clone(), seed)).collect();
    assert!(all.iter().all(|lines| compared(lines)), "{all:?}");
    let is_blow = |line: &&String| line.contains("blow") && line.contains("% of the dice");
    assert!(all.iter().flatten().filter(is_blow).count() >= 3, "{all:?}");
    assert!(!compared(&told(ready, 1)), "nobody has measured that");
}

/// ON-8.6: at the end no blow takes more than its target had, and the last of it is called the last.
#[test]
fn on_8_6_the_end_tells_what_was_really_lost() {
    let figures = [("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.with(1, |goblin| goblin.pv = 1).take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(20);
    let much = table.events.iter().find_map(|event| match *event {
        Event::Rolled { loss, .. } => Some(loss),
        _ => None,
    });
    let much = much.filter(|&loss| loss > 1 && table.over()).expect("it would have taken more than 1");
    let lines: Vec<String> = drawn(&table, &table.events, Language::En, |context| {
        let panel = table.game.panels(context).into_iter().find(|panel| panel.id == "tale");
        let lines = panel.into_iter().flat_map(|panel| panel.body);
        let lines = lines.flat_map(|block| if let Block::Lines(lines) = block { lines } else { Vec::new() });
        lines.map(|line| context.say(&line)).collect()
    });
    assert!(!lines.iter().any(|line| line.contains(&format!("takes {much}"))), "{lines:?}");
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let told = |language, loss: u8, killed: u8| {
        let words = galerne_engine::Message::new("tale-lucky").with("several", 0u8).with("round", 6u8);
        let words = words.with("who", "A").with("target", "B").with("roll", 19u8).with("share", "10%");
        texts.say(language, &words.with("loss", loss).with("killed", killed), &[]).replace('\u{a0}', " ")
    };
    assert!(told(Language::Fr, 2, 1).contains("enlève les 2 derniers PV"), "{}", told(Language::Fr, 2, 1));
    assert!(
        told(Language::Fr, 1, 1).contains("enlève le dernier PV") && told(Language::Fr, 2, 0).contains("enlève 2 PV")
    );
    assert!(
        told(Language::En, 2, 1).contains("takes the last 2 HP")
            && told(Language::En, 1, 1).contains("takes the last HP")
    );
}

/// What a blow did is good or bad for the reader: red for a loss of one's own.
#[test]
fn on_8_5_the_last_die_is_coloured_by_who_is_hurt() {
    for (by, target, colour) in [(0, 1, "--good"), (1, 0, "--bad")] {
        let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)]);
        table.take(by).go(Action::Attack { weapon: 0, target }).roll(18);
        let panels = drawn(&table, &table.events, Language::En, |context| table.game.panels(context));
        let body = panels.into_iter().find(|panel| panel.id == "combat").unwrap().body;
        let Some(Block::Picture(scene)) = body.into_iter().next() else { panic!("no picture") };
        let svg = scene.svg(Output::Page);
        let verdict = &svg[..svg.find(">Hit").expect("a hit")];
        let verdict = &verdict[verdict.rfind('<').unwrap()..];
        assert!(verdict.contains(colour.trim_start_matches('-')), "{by}: {verdict}");
    }
}

/// ON-5.10: a creature may do nothing; the log says so.
#[test]
fn on_5_10_an_activation_without_a_deed_has_its_line() {
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 9, 3, 6)]);
    table.take(0).go(Action::End);
    let told = |table: &Table, language: Language| -> Vec<String> {
        let seen = table.events.iter().filter(|event| !table.game.is_aside(event));
        seen.map(|event| texts.say(language, &table.game.tell(event), &[])).collect()
    };
    assert!(told(&table, Language::En).iter().any(|line| line.ends_with("does nothing.")), "{:?}", table.events);
    assert!(told(&table, Language::Fr).iter().any(|line| line.ends_with("ne fait rien.")), "{:?}", table.events);
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, 9, 3, 6)]);
    table.take(0).go(Action::Course).step(2).go(Action::Halt);
    if table.may(Action::End) {
        table.go(Action::End);
    }
    assert!(!table.events.iter().any(|event| matches!(event, Event::Idled { .. })), "it has moved");
}

/// ON-8.31: the sign that stands on the cells is explained where it stands, and only there.
#[test]
fn on_8_31_the_sign_of_danger_is_explained() {
    let legend = |x: i8| {
        let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("orque", 1, x, 3, 6)]);
        table.take(0);
        let panels = drawn(&table, &[], Language::En, |context| table.game.panels(context));
        let body = panels.into_iter().find(|panel| panel.id == "orders-panel").unwrap().body;
        body.iter().any(|block| matches!(block, Block::Lines(_)))
    };
    assert!(legend(4), "leaving the orc provokes it");
    assert!(!legend(11), "nobody is near");
}

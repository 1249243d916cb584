//! The drawing: sound in every position, for every number of players and under every option, without secrets, in both
//! languages, with exact odds and small patches.

mod common;

use common::*;
use galerne_draw::patch::diff;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme, Weight, picture::faults};
use galerne_engine::{Direction, Playout, Rules, Seat, SeatSet, Step, Words, parse_options};
use galerne_pluvionautes::{Action, Cell, Event, Force, Kind, Mission, Options, Phase, Pluvionautes, State, landing};
use galerne_texts::Language;

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// Draw what the viewer of these seats sees.
fn look<T>(
    game: &Pluvionautes,
    state: &State,
    events: &[Event],
    me: SeatSet,
    then: impl FnOnce(&Context<'_>) -> T,
) -> T {
    galerne_kit::look(game, (state, events), me, Language::Fr, &["coordinates"], then)
}

/// Every word of a context: the board, the panels, and the previews of some actions.
fn everything(game: &Pluvionautes, context: &Context<'_>) -> String {
    let mut all = game.scene(context).svg(Output::Page);
    for panel in game.panels(context) {
        all.push_str(&context.say(&panel.title));
        for block in &panel.body {
            match block {
                Block::Picture(scene) => all.push_str(&scene.svg(Output::Page)),
                Block::Lines(lines) => lines.iter().for_each(|line| all.push_str(&context.say(line))),
                Block::Facts(facts) => {
                    facts.iter().for_each(|(a, b)| all.push_str(&format!("{}{}", context.say(a), context.say(b))));
                }
            }
        }
    }
    for seat in (0..game.seats() as u8).map(Seat) {
        let mut actions = Vec::new();
        game.actions(context.state(), seat, &mut actions);
        for action in actions.iter().step_by(17) {
            if let Some(preview) = game.preview(context, seat, action) {
                preview.lines.iter().for_each(|line| all.push_str(&context.say(line)));
                all.push_str(&format!("{:?}", preview.layer));
            }
        }
    }
    all
}

/// Random games from set-up to count: nothing is drawn wrong, whatever is legal can be touched, and all of it can be said.
fn sound(options: &Options, seats: usize, seed: u64, every: usize) {
    let game = Pluvionautes::new(options, seats).unwrap();
    let (mut playout, mut state, mut events) = (Playout::new(seed), game.start(), Vec::new());
    for step in 0.. {
        let over = playout.step(&game, &mut state, &mut events) == Step::Over;
        if step % every == 0 || over {
            for me in [SeatSet::NONE, SeatSet::one(Seat(seats as u8 - 1)), SeatSet::first(seats)] {
                let found = look(&game, &state, &events, me, |context| faults(&game, context));
                assert!(found.is_empty(), "{options:?}, {seats} seats, step {step}, {me:?}: {found:?}");
            }
        }
        if over {
            break;
        }
    }
}

#[test]
fn the_picture_is_sound_for_every_number_of_players() {
    for seats in 1..=6 {
        sound(&Options::default(), seats, seats as u64, 3);
    }
}

#[test]
fn the_picture_is_sound_under_every_preset_and_option() {
    for preset in Pluvionautes::presets() {
        let words = [("preset".to_owned(), preset.id.to_owned())];
        let options = parse_options::<Pluvionautes>(&words).unwrap();
        sound(&options, if preset.id == "solo" { 1 } else { 3 }, 11, 5);
    }
    let odd: [&[(&str, &str)]; 7] = [
        &[("weather_dice", "3"), ("mooring", "on")],
        &[("weather_dice", "1"), ("missions", "open")],
        &[("missions_per_kind", "3"), ("last_round", "frozen")],
        &[("throw", "manual"), ("weather_dice", "3")],
        &[("end", "eight_buildings"), ("building_action", "must"), ("overlap", "rain_wins")],
        &[("island_mix", "10_7_5"), ("card_values", "flat")],
        &[("island_mix", "10_7_5"), ("throw", "manual"), ("card_values", "mended")],
    ];
    for words in odd {
        let words: Vec<_> = words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        sound(&parse_options::<Pluvionautes>(&words).unwrap(), 2, 23, 5);
    }
}

/// Who looks on at the end of a game of four is told two throws at most, a player everything of their own; and the end says by how much
/// it was won.
#[test]
fn pl_12_2_the_end_is_told_in_a_few_lines_and_says_by_how_much() {
    let (mut won, mut shared) = (0, 0);
    for seed in 0..24 {
        let game = game(4);
        let (mut playout, mut state, mut events) = (Playout::new(seed), game.start(), Vec::new());
        while playout.step(&game, &mut state, &mut events) != Step::Over {}
        let lines = |me: SeatSet| {
            look(&game, &state, &events, me, |context| {
                let tale = game.panels(context).into_iter().find(|panel| panel.id == "tale");
                tale.map_or(0, |tale| match &tale.body[0] {
                    Block::Lines(lines) => lines.len(),
                    _ => panic!("lines"),
                })
            })
        };
        assert!(lines(SeatSet::NONE) <= 2 && lines(SeatSet::one(Seat(1))) >= 1, "seed {seed}");
        let standings = game.standings(&state);
        let mut scores: Vec<u32> = (0..4).map(|seat| game.score(&state, Seat(seat))).collect();
        scores.sort_unstable();
        match game.verdict(&state) {
            Some(verdict) => {
                assert_eq!(standings.winners.len(), 1);
                let said = galerne_kit::Speech::of::<Pluvionautes>().say(&verdict);
                let told = format!("{} villagers, {} ahead", scores[3], scores[3] - scores[2]);
                assert!(said.contains(&told), "{said}: {scores:?}");
                won += 1;
            }
            None => {
                assert!(standings.winners.len() > 1);
                shared += 1;
            }
        }
    }
    assert!(won > 4 && shared > 0, "{won} won, {shared} shared");
}

/// What an opponent holds changes nothing that a viewer gets to see: the board, the panels, the previews.
#[test]
fn pl_10_2_an_opponents_missions_are_drawn_nowhere() {
    let game = game(3);
    let mine = [Mission::LivestockForest, Mission::CropPlain];
    let drawn = |theirs: [Mission; 2], phase: fn(galerne_pluvionautes::Sketch) -> galerne_pluvionautes::Sketch| {
        let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4).supply(1, [1, 1, 0]);
        let sketch = phase(sketch.missions(0, &theirs).missions(1, &mine).missions(2, &theirs).first(Seat(1)));
        look(&game, &sketch.state(), &[], SeatSet::one(Seat(1)), |context| everything(&game, context))
    };
    let moments: [fn(galerne_pluvionautes::Sketch) -> galerne_pluvionautes::Sketch; 4] =
        [|s| s, |s| s.pilot("D5", 4), |s| s.tow("D5", 3), |s| s.build("D5")];
    for moment in moments {
        let one = drawn([Mission::LivestockMountain, Mission::CropMountain], moment);
        let other = drawn([Mission::LivestockPlain, Mission::CropForest], moment);
        assert!(one.contains("Rennes") && one == other);
    }
}

/// Several seats on one screen: only the cards of the seat to play lie open, and at the end all of them.
#[test]
fn pl_10_3_on_a_shared_screen_only_the_active_hand_lies_open() {
    let game = game(2);
    let sketch = game.sketch().islands(TB).missions(0, &[Mission::LivestockForest, Mission::CropPlain]);
    let sketch = sketch.missions(1, &[Mission::LivestockMountain, Mission::CropMountain]);
    let seen = |state: State| look(&game, &state, &[], SeatSet::first(2), |context| everything(&game, context));
    let first = seen(sketch.state());
    assert!(first.contains("Rennes") && !first.contains("Bouquetins") && !first.contains("Mineurs"));
    let second = seen(sketch.turns(1).state());
    assert!(second.contains("Bouquetins") && !second.contains("Rennes") && !second.contains("Paysans"));
    let over = seen(sketch.turns(10).phase(Phase::Over).state());
    assert!(over.contains("Rennes") && over.contains("Mineurs"));
}

/// On a shared screen the buildings shown are those of the seat to play; at the end nothing speaks of an end to come.
#[test]
fn pl_9_2_on_a_shared_screen_the_buildings_are_the_active_seat_s() {
    let game = game(2);
    let sketch = game.sketch().islands(TB).missions(0, &[Mission::LivestockForest, Mission::CropPlain]);
    let sketch = sketch.missions(1, &[Mission::LivestockMountain, Mission::CropMountain]);
    let seen = |state: State| look(&game, &state, &[], SeatSet::first(2), |context| everything(&game, context));
    assert!(seen(sketch.state()).contains("Chez Zoé"));
    let second = seen(sketch.turns(1).state());
    assert!(second.contains("Chez Bob") && !second.contains("Chez Zoé"));
    assert!(second.contains("si tout s’arrêtait maintenant"));
    assert!(!seen(sketch.turns(10).phase(Phase::Over).state()).contains("si tout s’arrêtait maintenant"));
}

/// On a screen of 390 pixels the board is as wide as the screen: everything written on it can be read, and what is touched in its corners
/// and on the edges of cells is a finger wide.
#[test]
fn the_board_is_for_fingers_and_eyes_on_a_narrow_screen() {
    let game = game(2);
    let sketch = || game.sketch().islands(TB).die(0, "D4", 3).die(1, "D4", 4).supply(0, [1, 1, 0]);
    let manual = with(Options { throw: galerne_pluvionautes::Throw::Manual, ..Options::default() }, 2);
    let reported = |phase| manual.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4).phase(phase).state();
    let moments = [
        (&game, sketch().state()),
        (&game, sketch().pilot("D5", 4).state()),
        (&game, sketch().tow("D5", 3).state()),
        (&game, sketch().build("D5").state()),
        (&game, sketch().phase(Phase::Face).state()),
        (&manual, reported(Phase::ReportLanding)),
        (&manual, reported(Phase::ReportDie)),
    ];
    for (game, state) in &moments {
        look(game, state, &[], SeatSet::one(Seat(0)), |context| {
            let scene = game.scene(context);
            let scale = 390.0 / scene.view.width;
            let root = scene.element(Output::Page);
            for text in root.walk().filter(|element| element.get("font-size").is_some()) {
                let size: f32 = text.get("font-size").unwrap().parse().unwrap();
                assert!(size * scale >= 10.99, "{:?}: {} pixels of {text:?}", state.phase(), size * scale);
            }
            let touched = scene.layers.iter().filter(|layer| layer.id == "corners" || layer.id == "slots");
            for node in touched.flat_map(|layer| layer.nodes.iter()).filter(|node| node.target.is_some()) {
                let galerne_draw::scene::Shape::Group(parts) = &node.shape else { panic!("a group") };
                let (wide, tall) = size_of(&parts[0]);
                let least = if layer_is_edge(node) { 24.0 } else { 31.9 };
                assert!(wide.min(tall) * scale >= least, "{:?}: {} × {}", node.id, wide * scale, tall * scale);
            }
        });
    }
}

/// The six edges of a cell lie close together: what is touched there is smaller.
fn layer_is_edge(node: &galerne_draw::Node) -> bool {
    node.id.as_deref().is_some_and(|id| id.starts_with("touch-slot"))
}

fn size_of(node: &galerne_draw::Node) -> (f32, f32) {
    use galerne_draw::scene::Shape;
    let extent = |points: Vec<galerne_draw::Point>| {
        let span = |of: fn(&galerne_draw::Point) -> f32| {
            let all = || points.iter().map(of);
            all().fold(f32::MIN, f32::max) - all().fold(f32::MAX, f32::min)
        };
        (span(|point| point.x), span(|point| point.y))
    };
    match &node.shape {
        Shape::Path(path) => extent(path.points().collect()),
        Shape::Rect { area, .. } => (area.width, area.height),
        Shape::Circle { radius, .. } => (2.0 * radius, 2.0 * radius),
        other => panic!("nobody measures {other:?}"),
    }
}

/// The pointer that has just towed an island rests in the middle of a cell: no slot may lie under it.
#[test]
fn pl_9_3_the_middle_of_a_cell_belongs_to_no_slot() {
    use galerne_draw::scene::Shape;
    let game = game(2);
    let state = game.sketch().islands(TB).die(0, "A1", 3).die(1, "G4", 4).supply(0, [1, 0, 0]).build("D5").state();
    look(&game, &state, &[], SeatSet::one(Seat(0)), |context| {
        let scene = game.scene(context);
        let layer = scene.layers.iter().find(|layer| layer.id == "slots").expect("slots");
        assert_eq!(layer.nodes.len(), 6);
        for node in layer.nodes.iter() {
            let Shape::Group(parts) = &node.shape else { panic!("a group") };
            let Shape::Circle { radius, .. } = parts[0].shape else { panic!("a disc") };
            // The middles of both cells are half the width of a cell away.
            assert!(radius < 0.6 * 29.4, "{radius}");
        }
        assert_eq!(game.subject(context), ["stock"], "what is built with stands beside the board");
    });
}

/// The numbers to choose from lie in one corner, in order.
#[test]
fn pl_6_11_numbers_are_read_in_order() {
    let game = game(2);
    let state = game.sketch().islands(TB).pilot("D5", 4).phase(Phase::Face).state();
    look(&game, &state, &[], SeatSet::one(Seat(0)), |context| {
        let scene = game.scene(context);
        let layer = scene.layers.iter().find(|layer| layer.id == "corners").expect("corners");
        let place = |fuel: u8| {
            let id = format!("choose-fuel-{fuel}");
            let node = layer.nodes.iter().find(|node| node.id.as_deref() == Some(&*id)).expect("a number");
            (node.transform.move_by.y as i32, node.transform.move_by.x as i32)
        };
        assert!((2..=5).map(place).is_sorted(), "row by row, from left to right");
        assert!(
            (2..=5).all(|fuel| place(fuel).1 < -180 && place(fuel).0 > 34),
            "all at the lower left rim, beside the board"
        );
        let preview = game.preview(context, Seat(0), &Action::Face { fuel: 3 }).expect("a preview");
        assert!(preview.lines.is_empty(), "its name has said it all");
    });
}

/// Whatever is touched and cannot be chosen says why, with its rule.
#[test]
fn pl_9_3_things_that_cannot_be_chosen_say_why() {
    let game = game(2);
    let sketch = || game.sketch().islands(TB).die(0, "A1", 3).die(1, "G4", 4).supply(0, [1, 0, 0]);
    let after = |state: &State, picked: &[&str], thing: &str| {
        let picked: Vec<String> = picked.iter().map(|&name| name.to_owned()).collect();
        let refusal = game.why_not(state, Seat(0), &picked, thing).unwrap_or_else(|| panic!("{thing} is silent"));
        (refusal.rule.0, refusal.reason.key)
    };
    let why = |state: &State, thing: &str| after(state, &[], thing);
    // With one kind a + is enough; with two the kind comes first, and a wrong place says where the right ones are.
    let two = sketch().supply(0, [1, 1, 0]).build("D5").state();
    assert_eq!(why(&two, "slot-D4-D5"), ("PL-9.3", "why-kind-first"));
    assert_eq!(after(&two, &["own-wall"], "cell-A1"), ("PL-9.3", "why-place"));
    let throw = sketch().state();
    assert_eq!(why(&throw, "force-soft"), ("PL-6.1", "why-cell-first"));
    assert_eq!(why(&throw, "heading-E"), ("PL-6.1", "why-cell-first"));
    assert_eq!(after(&throw, &["cell-D4"], "force-soft"), ("PL-6.1", "why-heading-first"));
    let build = sketch().build("D5").state();
    assert_eq!(why(&build, "cell-A1"), ("PL-9.3", "why-slot"));
    assert_eq!(why(&build, "stock-own-wall"), ("PL-9.3", "why-only-kind"));
    assert_eq!(why(&build, "stock-own-lighthouse"), ("PL-9.3", "refused-supply-empty"));
    assert_eq!(why(&build, "die-0"), ("PL-6.8", "why-die"));
    // Towing is skipped where a wall holds the island: touching a cell to tow it there says so.
    let walled = sketch().building("D5|D6", Kind::Wall).build("D5").state();
    assert_eq!(why(&walled, "cell-A1"), ("PL-9.4", "why-walled"));
    let pilot = sketch().pilot("D5", 2).state();
    assert_eq!(why(&pilot, "stock-reserve-wall"), ("PL-9.1", "why-stock"));
    assert!(game.why_not(&pilot, Seat(0), &[], "cell-A1").is_none(), "the rules themselves say it is too far");
    assert!(game.why_not(&pilot, Seat(1), &[], "die-0").is_none(), "it is not their turn");
}

#[test]
fn both_languages_say_everything() {
    for language in Language::ALL {
        let game = game(2);
        let (mut playout, mut state, mut events) = (Playout::new(3), game.start(), Vec::new());
        for step in 0.. {
            let over = playout.step(&game, &mut state, &mut events) == Step::Over;
            if step % 7 == 0 || over {
                let me = SeatSet::one(Seat(0));
                let all = galerne_kit::look(&game, (&state, &events), me, language, &["coordinates"], |context| {
                    everything(&game, context)
                });
                // A key without a text is said as the key itself.
                for family in ["picture-", "preview-", "panel-", "chip-", "count-"] {
                    let left = all.match_indices(family).any(|(at, _)| all[..at].ends_with('>'));
                    assert!(!left, "{language:?}: {family} stands in the picture");
                }
            }
            if over {
                break;
            }
        }
    }
}

/// PL-6.16: the heat map shows the exact odds.
#[test]
fn pl_6_16_the_heat_map_is_exact() {
    let game = game(2);
    let state = game.sketch().state();
    let at = |target: &str, force| {
        let landing = landing(&game, &state, cell(target), Direction::E, force, false);
        (landing.rest, landing.out)
    };
    let (rest, out) = at("D4", Force::Soft);
    let near = |share: f32, exact: f32| assert!((share - exact).abs() < 1e-5, "{share} for {exact}");
    for (name, exact) in [("D5", 67.0 / 288.0), ("D4", 1.0 / 6.0), ("D6", 61.0 / 576.0), ("C4", 5.0 / 64.0)] {
        near(rest[usize::from(cell(name).0)], exact);
    }
    near(out, 0.0);
    let (rest, out) = at("D4", Force::Hard);
    near(rest[usize::from(cell("D7").0)], 21667.0 / 186_624.0);
    near(out, 1835.0 / 41472.0);
    near(rest.iter().sum::<f32>() + out, 1.0);
    let (rest, out) = at("D7", Force::Soft);
    near(rest[usize::from(cell("D7").0)], 4.0 / 9.0);
    near(out, 3.0 / 8.0);
}

/// A tow is previewed with the weather it makes and what each of one's own missions would then score.
#[test]
fn a_tow_is_previewed_with_its_consequences() {
    let game = game(2);
    let sketch = game.sketch().islands(TB).die(0, "D2", 2).die(1, "E3", 5).building("D2|D3", Kind::WaterTower);
    let state = sketch.missions(0, &[Mission::LivestockMountain, Mission::CropMountain]).tow("D2", 4).state();
    look(&game, &state, &[], SeatSet::one(Seat(0)), |context| {
        let preview = game.preview(context, Seat(0), &Action::Tow { cell: cell("E3") }).expect("a preview");
        let lines: Vec<String> = preview.lines.iter().map(|line| context.say(line)).collect();
        let now = game.islands_counted(&state, Mission::LivestockMountain) * 3;
        assert!(lines[0].starts_with("Bouquetins") && lines[0].contains(&now.to_string()), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("passe de 5 à 6")), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("château d’eau")), "{lines:?}");
    });
}

/// A towed island keeps its name and slides: the patch is small and redraws no island.
#[test]
fn a_tow_is_a_small_patch() {
    let game = game(2);
    let mut state = game.sketch().islands(TB).die(0, "D4", 2).die(1, "G1", 1).tow("E4", 3).state();
    let me = SeatSet::one(Seat(0));
    let before = look(&game, &state, &[], me, |context| game.scene(context));
    let mut events = act(&game, &mut state, Action::Tow { cell: cell("E5") });
    let after = look(&game, &state, &events, me, |context| game.scene(context));
    let patch = diff(&before, &after);
    assert!(!patch.is_empty() && patch.len() < 120, "{} operations", patch.len());
    assert!(after.svg(Output::Page).contains("id=\"island-E4\""), "the island keeps its name");
    // And a second tow of the same island still leads back to where it came from.
    events.push(Event::Towed {
        seat: Seat(0),
        terrain: galerne_pluvionautes::Terrain::Plain,
        from: cell("E5"),
        to: cell("E5"),
    });
    assert!(
        look(&game, &state, &events, me, |context| game.scene(context).svg(Output::Page)).contains("id=\"island-E4\"")
    );
}

/// The way of a throw is drawn through every cell it touched, with a mark at every bounce.
#[test]
fn pl_6_15_the_track_follows_the_events() {
    let game = game(2);
    let sketch = game.sketch().islands(TB);
    let (state, events) =
        thrown(&game, sketch, launch("D3", Direction::W, Force::Soft), "touch=2 roll=2 drift=4 straddle=6 face=2");
    let svg = look(&game, &state, &events, SeatSet::one(Seat(0)), |context| game.scene(context).svg(Output::Page));
    assert!(svg.contains("id=\"track-balloon-1\""));
    assert_eq!(state.phase(), Phase::RestBalloon);
    assert_eq!(Cell::all().filter(|cell| svg.contains(&format!("data-target=\"cell-{cell}\""))).count(), 37);
}

#[test]
fn the_picture_renders() {
    let game = game(3);
    let (mut playout, mut state, mut events) = (Playout::new(5), game.start(), Vec::new());
    while state.turns() < 9 || state.phase() != Phase::Pilot {
        assert_ne!(playout.step(&game, &mut state, &mut events), Step::Over);
    }
    for theme in Theme::ALL {
        let svg =
            look(&game, &state, &events, SeatSet::one(Seat(0)), |context| game.scene(context).svg(Output::File(theme)));
        assert!(galerne_render::render_png(&svg, 1.0).unwrap().len() > 10_000);
    }
}

/// What a thing is, what can be done with it now, and why not.
#[test]
fn pl_7_1_pl_8_2_everything_on_the_board_can_be_read() {
    let game = game(2);
    let (mut state, _) = thrown(
        &game,
        game.sketch().islands(FIG),
        launch("D4", Direction::E, Force::Soft),
        "touch=1 roll=1 straddle=2 face=2",
    );
    let mains = |state: &State| {
        let main = |action: &Action| game.weight(state, Seat(0), action) == Weight::Main;
        actions(&game, state).into_iter().filter(main).collect::<Vec<_>>()
    };
    let here = state.balloon().unwrap();
    assert_eq!(
        mains(&state),
        [Action::Pilot { cell: here }],
        "to stay stands beside the board, however many cells are within reach"
    );
    let labels = |state: &State| look(&game, state, &[], SeatSet::one(Seat(0)), |context| everything(&game, context));
    let flying = labels(&state);
    assert!(flying.contains("l’île se remorque de"), "what can be towed from there");
    assert!(flying.contains("Hors de portée"), "and why not");
    assert!(flying.contains("elle vole de"), "{:?}", state.phase());
    let fly = actions(&game, &state)
        .into_iter()
        .find(|action| matches!(action, Action::Pilot { cell } if state.sky().at(*cell).is_some()));
    act(&game, &mut state, fly.expect("an island within reach"));
    let here = state.balloon().unwrap();
    assert_eq!(mains(&state), [Action::Tow { cell: here }], "and so does leaving the island");
    let towing = labels(&state);
    assert!(towing.contains("On peut remorquer l’île jusqu’ici") && !towing.contains("déjà une île"));
    assert!(!towing.contains("elle vole de"), "it has flown");
    assert!(towing.contains("rien ne la traverse"), "what a wall does");
}

/// A page that never comes to rest drains a phone.
#[test]
fn nothing_on_the_board_moves_for_ever() {
    let (game, state) = (game(2), game(2).sketch().islands(FIG).state());
    look(&game, &state, &[], SeatSet::one(Seat(0)), |context| {
        assert!(!game.scene(context).svg(Output::Page).contains("bobs"));
    });
}

/// A ring on each of thirty cells hid the weather that one flies for: what it costs to fly there marks the cell instead.
#[test]
fn pl_7_1_a_number_marks_what_is_within_reach() {
    let game = game(2);
    let state = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4).pilot("D5", 4).state();
    look(&game, &state, &[], SeatSet::one(Seat(0)), |context| {
        let scene = game.scene(context);
        let layer = scene.layers.iter().find(|layer| layer.id == "cells").expect("cells");
        let numbered = layer.nodes.iter().filter(|node| node.classes.contains(&"numbered")).count();
        let targets = actions(&game, &state).len();
        assert_eq!(numbered + 1, targets, "all but the cell of the balloon");
    });
}

/// The panel shrank at the very moment when something was to be built; and its slots said only “+”.
#[test]
fn pl_9_2_what_is_built_with_keeps_its_size_and_says_what_it_is() {
    let game = game(2);
    let sketch = || game.sketch().islands(TB).die(0, "A1", 3).die(1, "G4", 4).supply(0, [1, 0, 0]);
    let me = SeatSet::one(Seat(0));
    let stock = |state: &State| {
        look(&game, state, &[], me, |context| {
            let panel = game.panels(context).into_iter().find(|panel| panel.id == "stock").expect("a stock");
            let Some(Block::Picture(scene)) = panel.body.into_iter().next() else { panic!("a picture") };
            (scene.view.width, scene.view.height)
        })
    };
    let build = sketch().build("D5").state();
    assert_eq!(stock(&build), stock(&sketch().pilot("D5", 4).state()));
    look(&game, &build, &[], me, |context| {
        let all = everything(&game, context);
        assert!(all.contains("Poser une muraille en") && !all.contains("Emplacement"), "one kind is no question");
    });
}

/// Two with the same cards play for a draw: the panel explains it.
#[test]
fn pl_11_4_the_same_cards_for_all_are_told_at_the_end() {
    let game = game(2);
    let [one, two] = [Mission::LivestockForest, Mission::CropPlain];
    let told = |theirs: [Mission; 2]| {
        let sketch = game.sketch().islands(TB).missions(0, &[one, two]).missions(1, &theirs);
        let over = sketch.turns(10).phase(Phase::Over).state();
        look(&game, &over, &[], SeatSet::one(Seat(0)), |context| everything(&game, context))
    };
    assert!(told([two, one]).contains("les mêmes pour tous"));
    assert!(!told([one, Mission::CropForest]).contains("les mêmes pour tous"));
}

//! The drawing: sound in every position of every mode, in both languages, and without secrets.

use galerne_draw::patch::diff;
use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme, Weight, picture::faults};
use galerne_engine::{
    Luck, Playout, Random, Record, Referee, Rules, Seat, SeatSet, Secrets, Step, Streams, Turn, View, Viewer, Words,
    parse_options,
};
use galerne_texts::{Language, Texts};
use galerne_windwalkers::{Action, Event, State, Windwalkers};
use std::collections::BTreeMap;

fn game(words: &[(&str, &str)], seats: usize) -> Windwalkers {
    let words: Vec<_> = words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Windwalkers::new(&parse_options::<Windwalkers>(&words).unwrap(), seats).unwrap()
}

/// Draw what the viewer of these seats sees.
fn look<T>(
    game: &Windwalkers,
    state: &State,
    events: &[Event],
    me: SeatSet,
    language: Language,
    then: impl FnOnce(&PictureContext<'_, Windwalkers>) -> T,
) -> T {
    let texts = Texts::new(Windwalkers::TEXTS).unwrap();
    let names = ["Zoé", "Bob <&\"'>", "La Trente-Quatrième Horde du Contre"].map(str::to_owned).to_vec();
    let view = View::new(game, state, Viewer(me));
    let seen: Vec<Event> = events.iter().filter_map(|event| game.redact_event(event, Viewer(me))).collect();
    let switches = BTreeMap::from([("coordinates".to_owned(), true)]);
    let context = PictureContext {
        view: &view,
        events: &seen,
        me,
        speech: Speech::new(&texts, language, &names),
        switches: &switches,
    };
    then(&context)
}

/// Random play that uses powers, confirms rarely and never gives up: it comes by every kind of choice.
fn wander(game: &Windwalkers, seed: u64, steps: usize, mut at: impl FnMut(usize, &State, &[Event])) {
    let (mut random, mut luck) = (Random::new(seed), Streams::new(seed));
    let (mut state, mut events, mut actions) = (game.start(), Vec::new(), Vec::new());
    for step in 0..steps {
        at(step, &state, &events);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                actions.retain(|action| match action {
                    Action::Concede => false,
                    Action::Confirm | Action::Shift { .. } | Action::RerollAll => random.below(4) == 0,
                    _ => true,
                });
                if actions.is_empty() {
                    game.actions(&state, seat, &mut actions);
                    actions.retain(|action| *action != Action::Concede);
                }
                let action = random.pick(&actions).unwrap();
                game.act(&mut state, seat, action, &mut events);
            }
        }
    }
}

#[test]
fn the_picture_is_sound_in_every_mode() {
    for (words, seats) in [
        (&[][..], 1),
        (&[("preset", "first-game")], 1),
        (&[("mode", "chapter"), ("chapter", "2"), ("deck", "base_ext")], 1),
        (&[("mode", "chapter"), ("chapter", "3"), ("deck", "base_ext"), ("compose", "random")], 1),
        (&[("mode", "chapter"), ("chapter", "4"), ("deck", "base_ext"), ("compose", "random")], 1),
        (&[("mode", "normal"), ("board", "generated"), ("preset", "storm")], 1),
        (&[("compose", "free"), ("deck", "base_ext")], 1),
        (&[("mode", "competitive"), ("deck", "base_ext"), ("compose", "random")], 3),
        (&[("mode", "race2"), ("consumables", "on"), ("deck", "base_ext"), ("compose", "random")], 2),
    ] {
        let game = game(words, seats);
        for seed in 0..2 {
            wander(&game, seed, 160, |step, state, events| {
                let deciding = matches!(game.turn(state), Turn::Decide(_));
                if !deciding && step % 9 != 0 {
                    return;
                }
                let language = if step % 2 == 0 { Language::Fr } else { Language::En };
                for me in [SeatSet::NONE, SeatSet::one(Seat(0)), SeatSet::first(seats)] {
                    if me != SeatSet::first(seats) && step % 5 != 0 {
                        continue;
                    }
                    let found = look(&game, state, events, me, language, |context| faults(&game, context));
                    assert!(found.is_empty(), "{words:?}, seed {seed}, step {step}, {me:?}: {found:?}");
                }
            });
        }
    }
}

/// Another seat's consumables show nowhere (WW-12.22).
#[test]
fn hands_of_others_are_not_drawn() {
    let game = game(&[("mode", "race2"), ("consumables", "on")], 2);
    let (mut playout, mut state, mut events) = (Playout::new(3), game.start(), Vec::new());
    for _ in 0..60 {
        if playout.step(&game, &mut state, &mut events) == Step::Over {
            break;
        }
    }
    let me = SeatSet::one(Seat(1));
    let drawn = |state: &State, events: &[Event]| {
        look(&game, state, events, me, Language::En, |context| {
            let panels = format!("{:?}", game.panels(context));
            (game.scene(context).svg(Output::Page), panels)
        })
    };
    let view = View::new(&game, &state, Viewer(me));
    let mut random = Random::new(5);
    for _ in 0..6 {
        let guessed = game.determinise(&view, &mut random);
        let told: Vec<Event> = events.iter().filter_map(|event| game.redact_event(event, Viewer(me))).collect();
        assert_eq!(drawn(&state, &events), drawn(&guessed, &told), "what the other holds shows nowhere");
    }
}

/// Every tile that can be attempted has a preview with its odds, and so has every step in a contre.
#[test]
fn tiles_and_steps_are_previewed() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut tiles, mut steps, mut powers) = (0, 0, 0);
    wander(&game, 4, 120, |_, state, events| {
        let mut actions = Vec::new();
        if matches!(game.turn(state), Turn::Decide(_)) {
            game.actions(state, Seat(0), &mut actions);
        }
        look(&game, state, events, SeatSet::one(Seat(0)), Language::Fr, |context| {
            for action in &actions {
                let preview = game.preview(context, Seat(0), action);
                match action {
                    Action::Move { .. } => {
                        let preview = preview.expect("a preview of a tile");
                        assert!(!preview.lines.is_empty() && !preview.layer.nodes.is_empty());
                        tiles += 1;
                    }
                    Action::Shift { .. } => steps += usize::from(preview.is_some()),
                    Action::Use { .. } => powers += usize::from(preview.is_some()),
                    _ => {}
                }
            }
        });
    });
    assert!(tiles > 4 && steps > 20 && powers > 0, "{tiles} tiles, {steps} steps, {powers} powers");
}

/// From one decision to the next only what changed is drawn anew: the dice roll, the pawn steps onto the border, a token comes.
#[test]
fn a_step_is_a_small_patch() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut before, mut patches) = (None, Vec::new());
    wander(&game, 4, 60, |_, state, events| {
        if matches!(game.turn(state), Turn::Decide(_)) {
            let scene = look(&game, state, events, SeatSet::one(Seat(0)), Language::Fr, |context| game.scene(context));
            if let Some(before) = before.replace(scene.clone()) {
                patches.push(diff(&before, &scene).len());
            }
        }
    });
    assert!(patches.iter().any(|&operations| operations > 0), "{patches:?}");
    assert!(patches.iter().all(|&operations| operations < 160), "{patches:?}");
}

#[test]
fn the_picture_renders() {
    let game = game(&[("preset", "first-game")], 1);
    let mut drawn = 0;
    wander(&game, 4, 30, |step, state, events| {
        if step % 15 != 14 {
            return;
        }
        look(&game, state, events, SeatSet::one(Seat(0)), Language::En, |context| {
            let mut scenes = vec![game.scene(context)];
            scenes.extend(game.panels(context).into_iter().flat_map(|panel| panel.body).filter_map(
                |block| match block {
                    Block::Picture(scene) => Some(scene),
                    Block::Lines(_) | Block::Facts(_) => None,
                },
            ));
            for scene in scenes {
                let png = galerne_render::render_png(&scene.svg(Output::File(Theme::Light)), 1.0).unwrap();
                assert!(png.len() > 500, "{}", scene.id);
                drawn += 1;
            }
        });
    });
    assert!(drawn > 4, "{drawn} pictures");
}

/// In the narrowest column of the page, 252 pixels inside a panel, no text of a panel is smaller than eleven.
#[test]
fn text_of_panels_is_readable() {
    for words in [
        &[("preset", "first-game")][..],
        &[("mode", "chapter"), ("chapter", "4"), ("deck", "base_ext"), ("compose", "random")],
        &[("compose", "draft")],
    ] {
        let game = game(words, 1);
        wander(&game, 3, 90, |step, state, events| {
            let language = if step % 2 == 0 { Language::Fr } else { Language::En };
            look(&game, state, events, SeatSet::one(Seat(0)), language, |context| {
                for panel in game.panels(context) {
                    for block in &panel.body {
                        let Block::Picture(scene) = block else { continue };
                        let svg = scene.svg(Output::Page);
                        let width = scene.view.width;
                        for size in svg.split("font-size=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                            let pixels = size.parse::<f32>().unwrap() * 252.0 / width;
                            assert!(pixels >= 11.0, "{}: {pixels} pixels", scene.id);
                        }
                    }
                }
            });
        });
    }
}

/// On a phone, 390 pixels wide, the force of a token, moral and names of the board are not smaller than eleven, in every chapter.
#[test]
fn text_of_the_road_is_readable_on_a_phone() {
    for chapter in ["1", "2", "3", "4"] {
        let game = game(&[("mode", "chapter"), ("chapter", chapter), ("compose", "random")], 1);
        wander(&game, 5, 60, |_, state, events| {
            look(&game, state, events, SeatSet::one(Seat(0)), Language::Fr, |context| {
                let scene = game.scene(context);
                let svg = scene.svg(Output::Page);
                // Coordinates are fine print that can be zoomed, and are switched on by whoever wants them.
                let (board, _) = svg.split_once("id=\"coordinates\"").unwrap_or((&svg, ""));
                for size in board.split("font-size=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    let pixels = size.parse::<f32>().unwrap() * 390.0 / scene.view.width;
                    assert!(pixels >= 11.0, "chapter {chapter}: {size} is {pixels} pixels");
                }
            });
        });
    }
}

/// WW-11.7: the bands are those of a campaign. A chapter is told by its par, four chapters by how many were finished.
#[test]
fn ww_11_7_ww_11_8_the_verdict_is_that_of_the_mode() {
    for (name, verdict) in [
        ("chapter-won", "verdict-"),
        ("lost-by-moral", "verdict-lost"),
        ("normal-over", "verdict-chapters"),
        ("campaign-won", "band-"),
    ] {
        let text = std::fs::read_to_string(format!("tests/records/{name}.json")).unwrap();
        let referee = Referee::from_record(Record::<Windwalkers>::from_json(&text).unwrap()).unwrap();
        let (game, state) = (referee.game(), referee.state());
        let told = look(game, state, referee.events(), SeatSet::one(Seat(0)), Language::En, |context| {
            let facts = game.panels(context).into_iter().flat_map(|panel| panel.body).filter_map(|block| match block {
                Block::Facts(facts) => Some(facts),
                _ => None,
            });
            facts.flatten().find(|(title, _)| title.key == "sheet-band").map(|(_, value)| value.key)
        });
        assert!(told.is_some_and(|key| key.starts_with(verdict)), "{name}: {told:?}");
    }
}

/// The panel with that id, as SVG and its height.
fn drawn_panel(game: &Windwalkers, state: &State, events: &[Event], id: &str) -> Option<(String, f32)> {
    look(game, state, events, SeatSet::one(Seat(0)), Language::En, |context| {
        let panel = game.panels(context).into_iter().find(|panel| panel.id == id)?;
        panel.body.into_iter().find_map(|block| match block {
            Block::Picture(scene) => Some((scene.svg(Output::Page), scene.view.height)),
            _ => None,
        })
    })
}

/// A power that asks for dice or people leaves the contre's panel as tall as it was, and the cards below it: nothing slides under a hand.
#[test]
fn panels_of_a_contre_keep_their_height_while_a_power_asks() {
    let game = game(&[("preset", "first-game")], 1);
    let mut seen = 0;
    wander(&game, 4, 160, |_, state, events| {
        let Turn::Decide(_) = game.turn(state) else { return };
        let mut actions = Vec::new();
        game.actions(state, Seat(0), &mut actions);
        if !actions.contains(&Action::Confirm) {
            return;
        }
        let heights = |state: &State, events: &[Event]| {
            ["contre", "horde-0-panel"].map(|id| drawn_panel(&game, state, events, id).unwrap().1)
        };
        let before = heights(state, events);
        for action in actions.iter().filter(|action| matches!(action, Action::Use { .. })) {
            let (mut next, mut log) = (*state, events.to_vec());
            game.act(&mut next, Seat(0), *action, &mut log);
            let mut asked = Vec::new();
            if matches!(game.turn(&next), Turn::Decide(_)) {
                game.actions(&next, Seat(0), &mut asked);
            }
            // Whoever has left leaves an empty place.
            let left = log[events.len()..].iter().any(|event| matches!(event, Event::Abandoned { .. }));
            if left {
                continue;
            }
            if asked.contains(&Action::Done) || asked.iter().any(|choice| matches!(choice, Action::Card { .. })) {
                assert_eq!(heights(&next, &log), before, "{action:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 5, "{seen} powers that ask");
}

/// Failing is not the answer at hand while the contre can be won, nor is leaving a camp where somebody could rest; and the steps of the
/// cheapest win are one deed that wins.
#[test]
fn ww_7_1_ww_8_26_the_answer_at_hand_is_not_the_worst() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut failing, mut errands, mut unrested) = (0, 0, 0);
    for seed in 0..4 {
        wander(&game, seed, 160, |_, state, _| {
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let main = |action: &Action| game.weight(state, Seat(0), action) == Weight::Main;
            let label = |action: &Action| game.label(state, Seat(0), action).key;
            for errand in game.errands(state, Seat(0)).iter().filter(|_| actions.contains(&Action::Confirm)) {
                let mut next = *state;
                for action in &errand.actions {
                    assert!(game.check(&next, Seat(0), action).is_ok());
                    game.act(&mut next, Seat(0), *action, &mut ());
                }
                assert_eq!(game.label(&next, Seat(0), &Action::Confirm).key, "label-confirm-win");
                assert!(!main(&Action::Confirm));
                errands += 1;
            }
            if actions.contains(&Action::Confirm) && label(&Action::Confirm) == "label-confirm-fail" {
                failing += usize::from(!main(&Action::Confirm));
                let mains = actions.iter().filter(|action| main(action) && !game.gives_up(action)).count();
                assert!(mains <= 1, "one answer at hand at most");
            }
            if actions.contains(&Action::Leave) && label(&Action::Leave).ends_with("unrested") {
                assert!(!main(&Action::Leave));
                unrested += 1;
            }
        });
    }
    assert!(failing > 3 && errands > 3 && unrested > 0, "{failing} failing, {errands} errands, {unrested} unrested");
}

/// The dice told for the next contre are those that are rolled: all after a night, one less after going on, none after the end.
#[test]
fn ww_8_20_ww_8_21_the_dice_told_are_the_dice_to_come() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut nights, mut onward) = (0, 0);
    for seed in 0..6 {
        let mut told: Option<(u32, bool)> = None;
        wander(&game, seed, 200, |_, state, events| {
            if let Some(Event::Rolled { blue, .. }) = events.last() {
                if let Some((dice, passing)) = told.take() {
                    assert_eq!(blue.len(), dice, "seed {seed}");
                    if passing { onward += 1 } else { nights += 1 }
                }
                return;
            }
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            let camp = actions.contains(&Action::Leave) || actions.iter().any(|a| matches!(a, Action::Recruit { .. }));
            if let Some((svg, _)) = drawn_panel(&game, state, events, "horde-0-panel").filter(|_| camp) {
                let (before, _) = svg.split_once(" for the next contre").expect("told");
                let digits = before.trim_end_matches(" dice").trim_end_matches(" die");
                let dice = digits.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap();
                let passing = game.ask(state, Seat(0)).key.starts_with("ask-passing");
                told = Some((dice, passing));
            }
        });
    }
    assert!(nights > 2, "{nights} nights, {onward} passages");
    for name in ["chapter-won", "lost-by-moral"] {
        let text = std::fs::read_to_string(format!("tests/records/{name}.json")).unwrap();
        let referee = Referee::from_record(Record::<Windwalkers>::from_json(&text).unwrap()).unwrap();
        let svg = drawn_panel(referee.game(), referee.state(), referee.events(), "horde-0-panel");
        assert!(svg.is_none_or(|(svg, _)| !svg.contains("contre<")), "{name}: nothing comes after the end");
    }
}

/// How a lone journey ended: arrived or not, in how many days, and points by where they come from.
#[test]
fn ww_11_2_a_lone_journey_ends_with_days_and_the_sources_of_its_points() {
    let text = std::fs::read_to_string("tests/records/chapter-won.json").unwrap();
    let referee = Referee::from_record(Record::<Windwalkers>::from_json(&text).unwrap()).unwrap();
    let (game, state) = (referee.game(), referee.state());
    let (title, standing) = look(game, state, referee.events(), SeatSet::one(Seat(0)), Language::En, |context| {
        (context.say(&game.verdict(state).unwrap()), context.say(&game.standing(state, Seat(0))))
    });
    assert!(title.starts_with("Port-Choon in ") && title.contains("par"), "{title}");
    assert!(standing.contains(" days — Tiles") && standing.contains(" · Moral"), "{standing}");
}

/// Where everybody rests at once, touching anybody who is tired does it.
#[test]
fn ww_8_25_touching_a_tired_hordier_in_a_village_is_the_rest() {
    let game = game(&[("preset", "first-game")], 1);
    let mut rests = 0;
    for seed in 0..6 {
        wander(&game, seed, 200, |_, state, events| {
            let Turn::Decide(_) = game.turn(state) else { return };
            let mut actions = Vec::new();
            game.actions(state, Seat(0), &mut actions);
            if !actions.contains(&Action::RestAll) {
                return;
            }
            let errands = game.errands(state, Seat(0));
            let (svg, _) = drawn_panel(&game, state, events, "horde-0-panel").unwrap();
            assert!((1..=svg.matches(">tapped<").count()).contains(&errands.len()), "only the tired: {errands:?}");
            for errand in errands {
                assert_eq!(errand.actions, [Action::RestAll]);
                assert!(svg.contains(&format!("data-target=\"{}\"", errand.targets[0])));
                rests += 1;
            }
        });
    }
    assert!(rests > 3, "{rests} tired");
}

/// Where one of the horde is to be named, the others make room: on a page of 900 pixels all answers are in sight.
#[test]
fn ww_8_11_whoever_can_be_lost_or_replaced_is_in_sight() {
    let game = game(&[("preset", "first-game")], 1);
    let (mut losses, mut replaced) = (0, 0);
    let mut see = |game: &Windwalkers, state: &State, events: &[Event]| {
        let Turn::Decide(_) = game.turn(state) else { return };
        let key = game.ask(state, Seat(0)).key;
        let (loss, replace) = (key == "ask-loss-failed", key == "ask-replace");
        if loss || replace {
            let (_, height) = drawn_panel(game, state, events, "horde-0-panel").unwrap();
            assert!(height < 520.0, "{key}: {height}");
            losses += usize::from(loss);
            replaced += usize::from(replace);
        }
    };
    for seed in 0..4 {
        wander(&game, seed, 120, |_, state, events| see(&game, state, events));
    }
    let text = std::fs::read_to_string("tests/records/campaign-won.json").unwrap();
    let referee = Referee::from_record(Record::<Windwalkers>::from_json(&text).unwrap()).unwrap();
    for step in 0..referee.len() {
        see(referee.game(), &referee.state_at(step), &[]);
    }
    assert!(losses > 3 && replaced > 0, "{losses} losses, {replaced} replaced");
}

/// The dice told during a contre are those on the table, with those that powers have added.
#[test]
fn ww_6_4_the_dice_told_in_a_contre_are_those_on_the_table() {
    let game = game(&[("preset", "first-game")], 1);
    let mut added = 0;
    for seed in 0..12 {
        let mut more = false;
        wander(&game, seed, 120, |_, state, events| {
            match events.last() {
                Some(Event::Rolled { .. }) => more = false,
                Some(Event::DiceRolled { .. }) => more = true,
                _ => {}
            }
            let Turn::Decide(_) = game.turn(state) else { return };
            let Some((dice, _)) = drawn_panel(&game, state, events, "contre") else { return };
            let (horde, _) = drawn_panel(&game, state, events, "horde-0-panel").unwrap();
            let lying = dice.matches("id=\"contre-blue-at-").count();
            let words = format!(">{lying} {} in this contre", if lying == 1 { "die" } else { "dice" });
            if game.ask(state, Seat(0)).key == "ask-adjust" {
                assert!(horde.contains(&words), "{words}");
                added += usize::from(more);
            }
        });
    }
    assert!(added > 0);
}

//! The drawing: sound in every position and under every option, in both languages, without secrets, and moved by small patches.

#[path = "../common/mod.rs"]
mod common;
mod panels;

use common::*;
use galerne_draw::patch::diff;
use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme, picture::faults};
use galerne_engine::{Message, Playout, Positions, Rules, Seat, SeatSet, Step as Stepped, Turn, View, Viewer, Words};
use galerne_horde::{Action, Event, Horde, State, Step};
use galerne_texts::{Language, Texts};
use std::collections::BTreeMap;

fn look_in<T>(
    language: Language,
    game: &Horde,
    state: &State,
    me: SeatSet,
    then: impl FnOnce(&PictureContext<'_, Horde>) -> T,
) -> T {
    galerne_kit::look(game, (state, &[]), me, language, &["coordinates"], then)
}

fn look<T>(game: &Horde, state: &State, me: SeatSet, then: impl FnOnce(&PictureContext<'_, Horde>) -> T) -> T {
    look_in(Language::Fr, game, state, me, then)
}

/// Board and panels as they would stand on the page, with every word of them.
fn page(game: &Horde, context: &PictureContext<'_, Horde>) -> String {
    let mut all = game.scene(context).svg(Output::Page);
    for panel in game.panels(context) {
        all.push_str(&context.say(&panel.title));
        for block in &panel.body {
            match block {
                Block::Picture(scene) => all.push_str(&scene.svg(Output::Page)),
                Block::Lines(lines) => lines.iter().for_each(|line| all.push_str(&context.say(line))),
                Block::Facts(facts) => facts.iter().for_each(|(name, value)| {
                    all.push_str(&context.say(name));
                    all.push_str(&context.say(value));
                }),
            }
        }
    }
    all
}

const VARIANTS: [&[(&str, &str)]; 7] = [
    &[],
    &[("phase3_order", "free"), ("concession", "false"), ("hand_size", "8"), ("aval_size", "8")],
    &[("formation_set", "pairs"), ("formation_mirror", "true"), ("immunity", "name"), ("start_aval", "random")],
    &[("malus_threshold", "9"), ("soutien_threshold", "1"), ("wounded_loses", "retreats"), ("calm_line", "skip")],
    &[("competition_rencontres", "flow"), ("win_condition", "deck"), ("formation_penalty", "0")],
    &[("competition_rencontres", "redeal"), ("entry_limit", "1"), ("power_carry", "use")],
    &[("competition_elimination", "stop"), ("pack_empty_loses", "true"), ("competition_shift", "4")],
];

#[test]
fn the_picture_is_sound_in_both_modes_and_under_every_option() {
    for (number, words) in VARIANTS.into_iter().enumerate() {
        for seats in 1..=2 {
            let table = Table::start(words, seats);
            let (game, mut state) = (table.game, table.state);
            let mut playout = Playout::new(number as u64 * 2 + seats as u64);
            let everybody = SeatSet::first(seats);
            for step in 0..400 {
                if step % 9 == 0 || matches!(game.describe(&state).step, Step::Pick | Step::Wind | Step::Trim) {
                    for me in [SeatSet::NONE, SeatSet::one(Seat(seats as u8 - 1)), everybody] {
                        let found = look(&game, &state, me, |context| faults(&game, context));
                        assert!(found.is_empty(), "{words:?}, {seats} seats, step {step}, {me:?}: {found:?}");
                    }
                }
                if playout.step(&game, &mut state, &mut ()) == Stepped::Over {
                    break;
                }
            }
        }
    }
}

/// Whatever can be done shows beforehand what it does, and every word of it can be said in both languages.
#[test]
fn every_action_has_a_preview_and_every_word_is_known() {
    let texts = Texts::new(Horde::TEXTS).unwrap();
    let names = ["Zoé".to_owned(), "Bob".to_owned()];
    let said = |message: &Message| {
        for language in Language::ALL {
            texts.try_say(language, message, &names).unwrap_or_else(|gap| panic!("{message:?}: {gap}"));
        }
    };
    for seats in 1..=2 {
        let table = Table::start(&[], seats);
        let (game, mut state) = (table.game, table.state);
        let mut playout = Playout::new(40 + seats as u64);
        for _ in 0..300 {
            for seat in game.turn(&state).deciders().iter() {
                look(&game, &state, SeatSet::one(seat), |context| {
                    let mut actions = Vec::new();
                    game.actions(&state, seat, &mut actions);
                    for action in &actions {
                        let preview = game.preview(context, seat, action).expect("a preview");
                        preview.lines.iter().for_each(said);
                    }
                    for panel in game.panels(context) {
                        said(&panel.title);
                        for block in &panel.body {
                            match block {
                                Block::Picture(_) => {}
                                Block::Lines(lines) => lines.iter().for_each(said),
                                Block::Facts(facts) => facts.iter().for_each(|(a, b)| {
                                    said(a);
                                    said(b);
                                }),
                            }
                        }
                    }
                });
            }
            if playout.step(&game, &mut state, &mut ()) == Stepped::Over {
                break;
            }
        }
    }
}

/// HC-3.2: the other player's hand, and what Aide showed him, stand nowhere on the page.
#[test]
fn hc_3_2_what_the_other_player_holds_is_not_drawn() {
    let table = Table::start(&[], 2);
    let (game, mut state) = (table.game, table.state);
    let mut playout = Playout::new(9);
    let mut random = galerne_engine::Random::new(4);
    let mut compared = 0;
    for step in 0..400 {
        if playout.step(&game, &mut state, &mut ()) == Stepped::Over {
            break;
        }
        if step % 7 != 0 {
            continue;
        }
        let me = SeatSet::one(Seat(0));
        let other = View::new(&game, &state, Viewer(me)).imagine(&game, &mut random);
        compared += u32::from(other != state);
        let drawn = |state: &State| look(&game, state, me, |context| page(&game, context));
        assert_eq!(drawn(&state), drawn(&other), "step {step}");
    }
    assert!(compared > 10, "only {compared} positions had something to hide");
}

/// A face-down Rencontre has a back and nothing else: no card of the deck is named on the page.
#[test]
fn hc_9_1_face_down_rencontres_show_their_back_only() {
    let scene = Scene::solo().step(Step::Moves).terrain("T@B2 C@A3").winds("4/4/4/4").rencontres("? ? roi -");
    let table = scene.play();
    let all = look(&table.game, &table.state, SeatSet::one(Seat(0)), |context| page(&table.game, context));
    assert!(all.contains("id=\"hidden-A\"") && all.contains("id=\"hidden-B\""));
    assert_eq!(all.matches("id=\"rencontre-").count() - all.matches("id=\"rencontre-d").count(), 1, "one card is open");
}

/// HC-10.4 … HC-10.12: the amounts offered are those that change something; stopping shows the wounds to come.
#[test]
fn hc_10_4_every_amount_is_previewed_with_its_outcome() {
    let mut table = Scene::solo().terrain("C@B2 A@B3 T@B4(w)").winds("-/5/3/2").hand("10").play();
    table.act(Action::EndActions);
    let me = SeatSet::one(Seat(0));
    let lines = |table: &Table, points: u8| {
        look_in(Language::En, &table.game, &table.state, me, |context| {
            let preview = table.game.preview(context, Seat(0), &Action::Commit { points }).unwrap();
            preview.lines.iter().map(|line| context.say(line)).collect::<Vec<_>>().join(" ")
        })
    };
    let none = lines(&table, 0);
    assert!(none.contains("Combattante wounded and driven back") && none.contains("pushed from B4 to Aval"), "{none}");
    table.play_value(10);
    assert_eq!(lines(&table, 2), "= Combattante stays");
    assert!(lines(&table, 6).contains("Soutien"), "{}", lines(&table, 6));
    let targets = |points: u8| table.game.targets(&table.state, Seat(0), &Action::Commit { points });
    assert_eq!(targets(6), ["s0-commit-6"]);
    assert!(targets(7).is_empty(), "more than Soutien needs is only a button");
}

/// HC-10.6: the Combattante may move, and only after her decision is the Feuleuse compared; the preview tells of both.
#[test]
fn hc_10_6_the_preview_goes_through_the_whole_row() {
    let mut table = Scene::solo().terrain("C@A3 A@B3 F@C3 T@D4").winds("-/-/4/-").play();
    table.act(Action::EndActions).play_value(10);
    look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        let told = |action: Action| {
            let preview = table.game.preview(context, Seat(0), &action).unwrap();
            preview.lines.iter().map(|line| context.say(line)).collect::<Vec<_>>().join(" ")
        };
        let two = told(Action::Commit { points: 2 });
        assert!(two.contains("Feuleuse wounded and driven back"), "{two}");
        let held = told(Action::Commit { points: 3 });
        assert!(held.contains("Feuleuse stays") && !held.contains("wounded"), "{held}");
    });
    table.commit(2);
    assert_eq!(table.step(), Step::Wind);
    look_in(Language::En, &table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        let preview = table.game.preview(context, Seat(0), &Action::WindStay).unwrap();
        assert!(context.say(&preview.lines[0]).contains("the Feuleuse is wounded"));
    });
}

#[test]
fn a_move_is_a_small_patch() {
    let scene = Scene::solo().step(Step::Moves).terrain("T@B2 C@A3 A@B3 F@B4").winds("2/4/5/2").rencontres("? ? ? ?");
    let mut table = scene.play();
    let me = SeatSet::one(Seat(0));
    let before = look(&table.game, &table.state, me, |context| table.game.scene(context));
    table.walk('F', "C3");
    let after = look(&table.game, &table.state, me, |context| table.game.scene(context));
    let patch = diff(&before, &after);
    assert!(!patch.is_empty() && patch.len() < 80, "{} operations", patch.len());
}

/// What the wind did is told beside the next question: the board shows it for a moment only.
#[test]
fn hc_11_4_the_end_of_a_turn_is_told() {
    let told = |table: &Table| {
        let texts = Texts::new(Horde::TEXTS).unwrap();
        let names = ["Zoé".to_owned(), "Bob".to_owned()];
        let view = View::new(&table.game, &table.state, Viewer(SeatSet::one(Seat(0))));
        let (switches, me) = (BTreeMap::new(), SeatSet::one(Seat(0)));
        let speech = Speech::new(&texts, Language::En, &names);
        let context = PictureContext { view: &view, events: &table.events, me, speech, switches: &switches };
        let panel = table.game.panels(&context).into_iter().find(|panel| panel.id == "news");
        assert_eq!(table.game.subject(&context).len(), usize::from(panel.is_some()));
        let lines = panel.into_iter().flat_map(|panel| panel.body).flat_map(|block| match block {
            Block::Lines(lines) => lines,
            _ => Vec::new(),
        });
        lines.map(|line| context.say(&line)).collect::<Vec<_>>().join(" ")
    };
    let mut missed = Scene::solo().terrain("T@B2 A@A4").winds("2/5/2/4").play();
    missed.act(Action::EndActions);
    assert_eq!(told(&missed), "");
    missed.commit(0).any_cards();
    let said = told(&missed);
    assert_eq!(
        said, "The wind wounds and drives back the Traceur to B3.",
        "he stands on row 3 now, and row 4 is still to come"
    );
    missed.commit(0).commit(0).any_cards();
    let said = told(&missed);
    // The wind comes before the formation is checked.
    assert_eq!(
        said,
        "The wind wounds and drives back the Ailier into Aval. Cône\u{a0}♥ missed: 4\u{a0}cards lost from the Pack."
    );
    let mut held = Scene::solo().terrain("T@B2 C@A3 A@B3 F@C3").winds("-/2/-/-").play();
    held.act(Action::EndActions);
    while matches!(held.step(), Step::Power | Step::Wind) {
        let goes_on = if held.step() == Step::Wind { Action::WindStay } else { Action::Commit { points: 0 } };
        held.act(goes_on);
    }
    held.any_cards();
    assert!(told(&held).contains("Cône\u{a0}♥ held! 1\u{a0}Souffle"), "{}", told(&held));
    // With two at it the line named neither.
    let mut both = Scene::competition().terrain("T@B2").winds("3/3/3/4").play();
    both.act(Action::EndActions);
    while !told(&both).contains("Cône") && matches!(both.step(), Step::Power | Step::Wind) {
        let goes_on = if both.step() == Step::Wind { Action::WindStay } else { Action::Commit { points: 0 } };
        both.act(goes_on).any_cards();
    }
    assert!(told(&both).contains("Zoé misses the Cône\u{a0}♥: 4\u{a0}cards"), "{}", told(&both));
}

/// A finger on what cannot be chosen is told the reason, not an arbitrary case of it.
#[test]
fn hc_8_9_reasons_are_those_of_the_whole_action() {
    let all = "T@B2 C@A3 A@B3 F@C3";
    let why = |table: &Table, thing: &str| {
        let refusal = table.game.why_not(&table.state, Seat(0), &[], thing).unwrap_or_else(|| panic!("{thing}"));
        (refusal.rule.0, refusal.reason.key)
    };
    let table = Scene::solo().terrain(all).rencontres("? ? ? ?").winds("2/2/3/3").play();
    assert_eq!(why(&table, "s0-attaque"), ("HC-8.9", "why-nothing-open"));
    assert_eq!(why(&table, "s0-repos"), ("HC-8.6", "why-nobody-wounded"));
    assert_eq!(why(&table, "s0-provocation"), ("HC-8.8", "refused-not-enough-points"));
    let open = Scene::solo().terrain(all).rencontres("? roi ? ?").winds("2/2/3/3").play();
    assert_eq!(why(&open, "s0-attaque"), ("HC-8.9", "refused-not-enough-points"));
    let entry = Scene::solo().step(Step::Entry).winds("2/4/5/2").play();
    assert_eq!(why(&entry, "cell-B2"), ("HC-8.2", "why-row-4"));
    let mut wind = Scene::solo().terrain("T@B2 C@A2").winds("-/6/-/-").hand("10").play();
    wind.act(Action::EndActions);
    assert_eq!(why(&wind, "s0-commit-3"), ("HC-10.4", "why-play-first"));
    let drawn = look(&wind.game, &wind.state, SeatSet::one(Seat(0)), |context| page(&wind.game, context));
    let (_, later) = drawn.split_once("id=\"later-0-").expect("an amount that cannot be paid yet");
    assert!(later.split('>').next().unwrap_or("").contains("data-target=\"s0-commit-"), "it can be touched");
}

/// HC-14.1: on a phone the player's own side, his wind and what he touches are as large as for one alone, whichever side he plays.
#[test]
fn hc_14_1_a_player_reads_his_own_side_on_a_phone() {
    let table = Scene::competition().step(Step::Moves).terrain("T@B2 C@F4 A@G3(w)").winds("3/4/5/6").play();
    for seat in [Seat(0), Seat(1)] {
        look(&table.game, &table.state, SeatSet::one(seat), |context| {
            let scene = table.game.scene(context);
            let scale = 390.0 / scene.view.width;
            let root = scene.element(Output::Page);
            for text in root.walk().filter(|element| element.get("font-size").is_some()) {
                // The printed indices of cards come again on their faces.
                if text.get("class").is_some_and(|class| class.contains("fine")) {
                    continue;
                }
                let size: f32 = text.get("font-size").unwrap().parse().unwrap();
                assert!(size * scale > 6.0, "{} pixels of {text:?}", size * scale);
            }
            let svg = scene.svg(Output::Page);
            assert!(svg.contains(&format!("id=\"rival-terrain-{}\"", 1 - seat.0)));
            // HC-8.9: what changes sides lay over the Rencontres of the strip, one of which may be struck.
            let at = |id: &str| svg.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
            assert!(at("rival-swap") < at("rencontres") && at("rencontres") < at("rival"));
            let own = ["data-target=\"cell-A1\"", "data-target=\"cell-E1\""][seat.index()];
            let other = ["data-target=\"cell-E1\"", "data-target=\"cell-A1\""][seat.index()];
            assert!(svg.contains(own) && !svg.contains(other));
        });
    }
}

/// The pictures can be rendered, light and dark, alone and in competition.
#[test]
fn the_picture_renders() {
    for seats in 1..=2 {
        let table = Table::start(&[], seats);
        let (game, mut state, mut events) = (table.game, table.state, Vec::<Event>::new());
        let mut playout = Playout::new(5);
        while game.describe(&state).step != Step::Power {
            playout.step(&game, &mut state, &mut events);
        }
        let actor = game.turn(&state).deciders().lowest().unwrap();
        look(&game, &state, SeatSet::one(actor), |context| {
            for theme in Theme::ALL {
                let png = galerne_render::render_png(&game.scene(context).svg(Output::File(theme)), 0.7).unwrap();
                assert!(png.len() > 10_000);
            }
        });
    }
}

/// « Plus d’actions » reads as a wish for more of them: in French what closes a step says that it closes.
#[test]
fn what_closes_a_step_says_so_in_french() {
    let table = Scene::solo().terrain("T@B2").play();
    look(&table.game, &table.state, SeatSet::one(Seat(0)), |context| {
        for action in [Action::EndEntry, Action::EndMoves, Action::EndActions] {
            let label = context.say(&table.game.label(&table.state, Seat(0), &action));
            assert!(label.starts_with("Fin des "), "{label}");
        }
    });
}

/// A name may begin with a vowel, and Fluent cannot tell: no French sentence may put « de » or « que » before a player.
#[test]
fn no_french_sentence_needs_an_elision_before_a_name() {
    for line in Horde::TEXTS[1].lines() {
        for word in ["de", "que", "le", "la"] {
            assert!(!line.contains(&format!(" {word} {{ $seat }}")), "{line}");
        }
    }
}

/// What wind and Rencontres do is told in beats, each once, and at the end the draws are told and what became of other games.
#[test]
fn hc_10_5_wind_rencontres_and_the_end_are_told() {
    let (mut marks, mut tales) = (std::collections::BTreeSet::new(), 0);
    for (seats, seed) in [(1, 3), (1, 4), (2, 5)] {
        let table = Table::start(&[], seats);
        let (game, mut state) = (table.game, table.state);
        let (mut playout, mut events) = (Playout::new(seed), Vec::new());
        let all = SeatSet::first(seats);
        for _ in 0..900 {
            let is_over = playout.step(&game, &mut state, &mut events) == Stepped::Over;
            galerne_kit::look(&game, (&state, &events), all, Language::Fr, &[], |context| {
                let found = faults(&game, context);
                assert!(found.is_empty(), "{seats} seats, {} events: {found:?}", events.len());
                let svg = game.scene(context).svg(Output::Page);
                if let Some(mark) = svg.split("id=\"blown-").nth(1).and_then(|rest| rest.split('"').next()) {
                    assert!(svg.contains("beat-1") || svg.contains("beat-2"), "a throw without beats");
                    marks.insert((seats, seed, mark.to_owned()));
                }
                if let Some(tale) = game.panels(context).into_iter().find(|panel| panel.id == "tale") {
                    assert!(game.turn(&state) == Turn::Over && game.subject(context) == ["tale"]);
                    assert!(matches!(tale.body.first(), Some(Block::Picture(_))), "the turns are drawn");
                    let lines = tale.body.iter().filter_map(|block| match block {
                        Block::Lines(lines) => Some(lines),
                        _ => None,
                    });
                    let lines: Vec<_> = lines.flatten().collect();
                    tales += lines.iter().map(|line| context.say(line).len()).filter(|&length| length > 20).count();
                }
            });
            if is_over {
                break;
            }
        }
    }
    assert!(marks.len() > 20 && tales >= 4, "{} throws, {tales} lines", marks.len());
}

//! The drawing: sound in every position and under every option, without secrets, and moved by small patches.

mod common;

use common::*;
use galerne_draw::patch::diff;
use galerne_draw::scene::Shape;
use galerne_draw::{Block, Picture, PictureContext, picture::faults};
use galerne_engine::{Judge, Luck, Playout, Rules, Seat, SeatSet, Step, Turn, Words};
use galerne_sail_race::{Action, Event, SailRace, State};
use galerne_texts::{Language, Texts};

/// Draw what the viewer of these seats sees, and look for faults.
fn look<T>(
    race: &SailRace,
    state: &State,
    events: &[Event],
    me: SeatSet,
    then: impl FnOnce(&PictureContext<'_, SailRace>) -> T,
) -> T {
    galerne_kit::look(race, (state, events), me, Language::Fr, &["coordinates"], then)
}

#[test]
fn the_picture_is_sound_under_every_preset() {
    for preset in SailRace::presets().iter().map(|preset| preset.id).chain(["A11-d+A2+A4+A13", "A11+A2+A13+A14"]) {
        let race = race(&[("preset", preset), ("map", "banane"), ("tour", "agreed"), ("max_turns", "25")], 3);
        let (mut playout, mut state, mut events) = (Playout::new(7), race.start(), Vec::new());
        for step in 0.. {
            if step % 3 == 0 {
                for me in [SeatSet::NONE, SeatSet::one(Seat(1)), SeatSet::first(3)] {
                    let found = look(&race, &state, &events, me, |context| faults(&race, context));
                    assert!(found.is_empty(), "{preset}, step {step}, {me:?}: {found:?}");
                }
            }
            if playout.step(&race, &mut state, &mut events) == Step::Over {
                break;
            }
        }
    }
}

/// A screen of 390 pixels is as wide as the board.
const NARROW: f32 = 390.0;

/// Every heading can be hit with a finger wherever the boat lies; the sectors do not overlap, and reach round the boat.
#[test]
fn headings_are_a_finger_wide_on_a_narrow_screen() {
    let mut played = turn(&[], galerne_sail_race::Tour::Ccw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    played.events.clear();
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        let scale = NARROW / scene.view.width;
        let layer = scene.layers.iter().find(|layer| layer.id == "headings").expect("something to touch");
        assert_eq!(layer.nodes.len(), 6);
        for node in layer.nodes.iter() {
            let Shape::Group(parts) = &node.shape else { panic!("a group") };
            let Shape::Path(path) = &parts[0].shape else { panic!("a sector") };
            let points: Vec<_> = path.points().collect();
            let wide = points.iter().map(|point| point.y).fold(0.0, f32::max) * 2.0;
            let long = points.iter().map(|point| point.x).fold(0.0, f32::max);
            assert!(wide * scale >= 44.0 && long * scale >= 44.0, "{} × {} pixels", long * scale, wide * scale);
        }
    });
}

/// The wind stands on the board itself, and the figures of buoys and headings can be read on a narrow screen.
#[test]
fn the_wind_and_the_figures_are_on_the_board() {
    let played = turn(&[], galerne_sail_race::Tour::Cw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        let (scale, page) = (NARROW / scene.view.width, scene.svg(galerne_draw::Output::Page));
        assert!(
            page.contains("id=\"wind-rose\"")
                && page.contains(
                    "force 2 de l’est-nord-est, 20° à la rose, vent debout cap E. Impossible d’aller vers l’est"
                ),
            "{page}"
        );
        let root = scene.element(galerne_draw::Output::Page);
        let size = |id: &str| {
            let thing = root.walk().find(|element| element.id() == Some(id)).unwrap_or_else(|| panic!("no {id}"));
            let text = thing.walk().find(|element| element.get("font-size").is_some()).expect("a figure");
            text.get("font-size").unwrap().parse::<f32>().unwrap() * scale
        };
        for id in ["buoy-1", "buoy-2", "buoy-3", "ray-E", "ray-SW", "wind-rose"] {
            assert!(size(id) >= 11.0, "{id}: {} pixels", size(id));
        }
    });
}

/// Who only watches, in a replay say, sees what all boats have rounded, and what is next for any of them.
#[test]
fn sr_9_1_spectators_see_which_buoys_are_rounded() {
    let ships = [(ship((2, 3), 1), plot(NW)), (ship((2, 5), 2), plot(NW))];
    let played = turn(&[], galerne_sail_race::Tour::Ccw, &ships, wind(20, 2));
    look(&played.race, &played.state, &played.events, SeatSet::NONE, |context| {
        let page = played.race.scene(context).svg(galerne_draw::Output::Page);
        for (key, buoy) in [("picture-buoy-done", 1), ("picture-buoy-next", 2), ("picture-buoy-next", 3)] {
            let name = context.say(&galerne_engine::Message::new(key).with("buoy", buoy));
            assert!(page.contains(&format!("aria-label=\"{name}\"")), "{name}");
        }
    });
}

/// With weather by cards the fan counts what is left in the pile, not dice, which are not thrown.
#[test]
fn sr_11_11_the_fan_of_a_race_by_cards_counts_cards() {
    let race = race(&[("preset", "A14-two"), ("tour", "ccw")], 1);
    let mut played = Played { state: race.start(), race, events: Vec::new() };
    played.blow(1, 1);
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let preview = played.race.preview(context, Seat(0), &plot(NE)).expect("a fan");
        let mut outcomes = Vec::new();
        let mut later = played.state;
        played.race.act(&mut later, Seat(0), plot(NE), &mut Vec::new());
        played.race.outcomes(&later, &mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let stuck: u32 = outcomes
            .iter()
            .filter(|(chance, _)| {
                let mut after = later;
                played.race.resolve(&mut after, *chance, &mut ());
                after.boat(Seat(0)).cell == later.boat(Seat(0)).cell
            })
            .map(|(_, weight)| weight)
            .sum();
        let said = context.say(&preview.lines[0]);
        let percent = context.speech.percent(f64::from(stuck) / f64::from(all), 0);
        assert!(said.contains(&percent), "{said}: {percent}");
    });
}

/// Whatever is touched on the sea and cannot be chosen says why, with its rule, in both languages.
#[test]
fn sr_8_1_hexes_reefs_and_buoys_say_why_they_cannot_be_chosen() {
    let played = turn(&[], galerne_sail_race::Tour::Cw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    let texts = Texts::new(SailRace::TEXTS).unwrap();
    let drawn = look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        played.race.scene(context).svg(galerne_draw::Output::Page)
    });
    for (thing, rule) in [
        ("reef-0-0", "SR-8.3"),
        ("buoy-2", "SR-9.3"),
        ("finish-zone", "SR-10.1"),
        ("boat-0", "SR-8.1"),
        ("wind-rose", "SR-3.1"),
    ] {
        assert!(drawn.contains(&format!("id=\"{thing}\"")), "{thing} is not drawn");
        let refusal = played.race.why_not(&played.state, Seat(0), &[], thing).unwrap_or_else(|| panic!("{thing}"));
        assert_eq!(refusal.rule.0, rule);
        for language in Language::ALL {
            texts.try_say(language, &refusal.reason, &[]).unwrap();
        }
    }
    assert!(played.race.why_not(&played.state, Seat(0), &[], "s0-heading-E").is_none());
}

/// Every hex says how often the wind takes the boat there, or why never.
#[test]
fn sr_8_1_sr_8_2_every_hex_says_whether_the_boat_can_get_there() {
    let played = turn(&[], galerne_sail_race::Tour::Cw, &[(ship((2, 3), 1), plot(NW))], wind(200, 2));
    let texts = Texts::new(SailRace::TEXTS).unwrap();
    let at = played.race.course().hex(played.state.boat(Seat(0)).cell);
    let mut keys = std::collections::BTreeSet::new();
    for hex in played.race.course().board().iter() {
        let thing = format!("hex-{}_{}", hex.q, hex.r);
        let refusal = played.race.why_not(&played.state, Seat(0), &[], &thing).expect("a reason");
        keys.insert(refusal.reason.key);
        for language in Language::ALL {
            texts.try_say(language, &refusal.reason, &[]).unwrap();
        }
    }
    for key in ["why-own-boat", "why-hex-aside", "why-hex-chance", "why-hex-far"] {
        assert!(keys.contains(key), "{key}: {keys:?}");
    }
    let drawn = look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        played.race.scene(context).svg(galerne_draw::Output::Page)
    });
    assert!(drawn.contains(&format!("data-target=\"hex-{}_{}\"", at.q + 2, at.r)));
}

/// The page lets a boat go along the track of its last move, with a rest in every hex; a buoy that was just rounded is lit.
#[test]
fn sr_8_1_sr_9_3_the_last_move_is_a_track_and_a_rounded_buoy_flashes() {
    let played = turn(&[], galerne_sail_race::Tour::Ccw, &[(ship((0, 8), 0), plot(E))], wind(200, 2));
    assert!(played.events.iter().any(|event| matches!(event, Event::Rounded { .. })), "{:?}", played.events);
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        let root = scene.element(galerne_draw::Output::Page);
        let get = |id: &str, name: &str| {
            let thing = root.walk().find(|element| element.id() == Some(id)).unwrap_or_else(|| panic!("no {id}"));
            thing.get(name).unwrap_or_default().to_owned()
        };
        let classes = get("track-boat-0-1", "class");
        assert!(classes.contains("track") && classes.contains("walked"), "{classes}");
        // Three hexes, two points each.
        let way = get("track-boat-0-1", "d");
        let numbers = way.split(|sign: char| !(sign.is_ascii_digit() || ".-".contains(sign)));
        assert_eq!(numbers.filter(|number| !number.is_empty()).count(), 12, "{way}");
        assert!(!get("boat-0", "transform").contains("rotate"), "it keeps its heading while it is moved");
        let scaled = |buoy: u8| get(&format!("flash-{buoy}"), "transform").split("scale").nth(1).map(str::to_owned);
        assert_ne!(scaled(1), scaled(2));
    });
}

/// What is printed for a closer look only is marked for the page to hide where it would be too small.
#[test]
fn fine_print_is_marked() {
    let played = turn(&[], galerne_sail_race::Tour::Cw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        let scale = NARROW / scene.view.width;
        let root = scene.element(galerne_draw::Output::Page);
        let is_fine = |element: &galerne_draw::scene::Element| {
            element.get("class").is_some_and(|classes| classes.split(' ').any(|class| class == "fine"))
        };
        let texts = |element: &galerne_draw::scene::Element| {
            element.walk().filter(|inner| inner.get("font-size").is_some()).count()
        };
        let small = |element: &&galerne_draw::scene::Element| {
            element.get("font-size").is_some_and(|size| size.parse::<f32>().unwrap() * scale < 11.0)
        };
        let fine: usize = root.walk().filter(|element| is_fine(element)).map(texts).sum();
        assert_eq!(root.walk().filter(small).count(), fine, "every small text is fine print, and nothing else is");
        assert!(fine > 397, "coordinates, letters of the headings, numbers of the turns");
    });
}

#[test]
fn a_move_is_a_small_patch() {
    let mut played = turn(&[], galerne_sail_race::Tour::Ccw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    let me = SeatSet::one(Seat(0));
    let before = look(&played.race, &played.state, &played.events, me, |context| played.race.scene(context));
    played.act(0, plot(W)).blow(3, 3);
    let after = look(&played.race, &played.state, &played.events, me, |context| played.race.scene(context));
    let patch = diff(&before, &after);
    assert!(!patch.is_empty() && patch.len() < 160, "{} operations", patch.len());
}

/// What a point of the sea answers to: the topmost thing that takes a touch there.
fn touched(scene: &galerne_draw::Scene, at: galerne_draw::Point) -> Option<String> {
    let headings = scene.layers.iter().find(|layer| layer.id == "headings")?;
    let hit = headings.nodes.iter().find(|node| {
        let Shape::Group(parts) = &node.shape else { return false };
        let Shape::Path(path) = &parts[0].shape else { return false };
        let corners: Vec<_> = path.points().collect();
        let turn = node.id.as_deref().and_then(|id| id.strip_prefix("aim-")).map_or(0.0, |name| {
            60.0 * [E, NE, NW, W, SW, SE].iter().position(|heading| heading.name() == name).unwrap() as f32
        });
        let away = galerne_draw::Point::polar(at.length(), at.direction() - turn);
        let mut inside = false;
        for (index, a) in corners.iter().enumerate() {
            let b = corners[(index + 1) % corners.len()];
            if (a.y > away.y) != (b.y > away.y) && away.x < (b.x - a.x) * (away.y - a.y) / (b.y - a.y) + a.x {
                inside = !inside;
            }
        }
        inside
    });
    hit.and_then(|node| node.id.as_ref().map(ToString::to_string))
}

/// The boat in the middle of the six headings is no heading: it says whose it is.
#[test]
fn sr_7_5_touching_ones_own_boat_chooses_nothing() {
    let played = turn(&[], galerne_sail_race::Tour::Ccw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        for degrees in (0..360).step_by(15) {
            let at = |reach: f32| galerne_draw::Point::polar(reach, degrees as f32 + 1.0);
            assert_eq!(touched(&scene, at(12.0)), None, "{degrees}");
            assert!(touched(&scene, at(40.0)).is_some_and(|id| id.starts_with("aim-")), "{degrees}");
        }
        let page = scene.svg(galerne_draw::Output::Page);
        assert!(page.contains("aria-label=\"Bateau de Zoé — bouées virées"), "{page}");
    });
}

/// A buoy must be seen to be rounded: no arrow lies on it, from wherever it is approached.
#[test]
fn sr_9_3_no_arrow_hides_a_buoy() {
    use galerne_draw::Point;
    let buoy = (1, 6);
    for (dq, dr) in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)] {
        for steps in 1..=2 {
            // The wind is ahead: the boat lies still.
            let played = core((buoy.0 - dq * steps, buoy.1 - dr * steps), 0, W, wind(180, 2));
            look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
                let scene = played.race.scene(context);
                let layer = |id: &str| scene.layers.iter().find(|layer| layer.id == id).expect("the layer");
                let mark =
                    layer("gates").nodes.iter().find(|node| node.id.as_deref() == Some("buoy-1")).expect("buoy 1");
                for arrow in layer("rays").nodes.iter() {
                    let Shape::Group(parts) = &arrow.shape else { panic!("an arrow is a group") };
                    let Shape::Path(path) = &parts[0].shape else { panic!("an arrow is a path") };
                    let turned = |point: Point| {
                        arrow.transform.move_by + Point::polar(point.length(), point.direction() + arrow.transform.turn)
                    };
                    let corners: Vec<Point> = path.points().map(turned).collect();
                    for (index, &corner) in corners.iter().enumerate() {
                        let next = corners[(index + 1) % corners.len()];
                        for point in [corner, corner.towards(next, 0.33), corner.towards(next, 0.67)] {
                            let apart = (point - mark.transform.move_by).length();
                            assert!(apart > 17.0, "{:?} from {dq},{dr} × {steps}: {apart}", arrow.id);
                        }
                    }
                }
            });
        }
    }
}

/// An arrow right against a reef says how far it leads, as all others do: nowhere.
#[test]
fn sr_8_2_a_blocked_arrow_says_nought() {
    let played = core((-1, 0), 0, W, wind(180, 2));
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let scene = played.race.scene(context);
        let figures = scene.layers.iter().find(|layer| layer.id == "ray-figures").expect("the figures");
        let east = figures.nodes.iter().find(|node| node.id.as_deref() == Some("ray-E")).expect("the figure of East");
        let Shape::Group(parts) = &east.shape else { panic!("a figure is a group") };
        let Shape::Text(text) = &parts[0].shape else { panic!("a figure is a text") };
        assert_eq!(text.lines, ["0"]);
    });
}

/// Letters and figures are the reader's: a Frenchman's north-west is NO.
#[test]
fn headings_have_the_letters_of_the_language() {
    let played = turn(&[], galerne_sail_race::Tour::Ccw, &[(ship((2, 3), 1), plot(NW))], wind(20, 2));
    look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
        let page = played.race.scene(context).svg(galerne_draw::Output::Page);
        assert!(page.contains(">NO</text>") && page.contains(">O</text>") && !page.contains(">NW</text>"), "{page}");
    });
}

/// The fan's figures are a whole but for what each loses or gains when it is rounded, and it warns of a buoy that would be lost.
#[test]
fn sr_9_4_the_fan_adds_up_and_warns() {
    for direction in (0..360).step_by(10) {
        let played = turn(&[], galerne_sail_race::Tour::Cw, &[(ship((3, -11), 2), plot(NW))], wind(direction, 2));
        look(&played.race, &played.state, &played.events, SeatSet::one(Seat(0)), |context| {
            for heading in [E, NE, NW, W, SW, SE] {
                let preview = played.race.preview(context, Seat(0), &plot(heading)).expect("a fan");
                let scene = galerne_draw::Scene::new("fan", galerne_draw::Area::new(0.0, 0.0, 9.0, 9.0))
                    .layer(preview.layer.clone());
                let drawn = scene.svg(galerne_draw::Output::Page);
                let figures: Vec<u32> =
                    drawn.split("</text>").filter_map(|part| part.rsplit('>').next()?.parse().ok()).collect();
                let whole: u32 = figures.iter().sum();
                assert!(whole.abs_diff(100) * 2 <= figures.len() as u32, "{direction} {heading:?}: {figures:?}");
                let said: Vec<String> = preview.lines.iter().map(|line| context.say(line)).collect();
                let warned = said.iter().any(|line| line.contains("Bouée 2 reperdue"));
                let label = context.say(&played.race.label(&played.state, Seat(0), &plot(heading)));
                assert!(warned || !label.contains("ne compterait plus"), "{label}: {said:?}");
            }
        });
    }
}

/// Every heading has a fan over its 36 throws; the drawing of another seat's secret does not exist.
#[test]
fn headings_are_previewed_and_secrets_are_not_drawn() {
    let race = race(&[], 2);
    let mut played = Played { state: race.start(), race, events: Vec::new() };
    played.blow(1, 5);
    let me = SeatSet::one(Seat(1));
    look(&played.race, &played.state, &played.events, me, |context| {
        for heading in [E, NE, NW, W, SW, SE] {
            let preview = played.race.preview(context, Seat(1), &plot(heading)).expect("a fan");
            assert!(preview.lines.len() >= 2 && !preview.layer.nodes.is_empty());
        }
    });
    let drawn = |heading| {
        let mut state = played.state;
        let mut events = played.events.clone();
        played.race.act(&mut state, Seat(0), plot(heading), &mut events);
        look(&played.race, &state, &events, me, |context| {
            let panels = format!("{:?}", played.race.panels(context));
            (played.race.scene(context).svg(galerne_draw::Output::Page), panels)
        })
    };
    assert_eq!(drawn(NE), drawn(SW), "what the other boat chose shows nowhere");
}

/// The picture can be rendered; `GALERNE_PICTURES=folder` keeps it to be looked at.
#[test]
fn the_picture_renders() {
    let race = race(&[("tour", "ccw")], 3);
    let (mut playout, mut state, mut events) = (Playout::new(5), race.start(), Vec::new());
    while state.turn < 9 || state.phase != galerne_sail_race::Phase::Plot {
        playout.step(&race, &mut state, &mut events);
    }
    let files = look(&race, &state, &events, SeatSet::one(Seat(0)), |context| {
        let mut files = Vec::new();
        for theme in galerne_draw::Theme::ALL {
            files.push((format!("sea-{}", theme.name()), race.scene(context).svg(galerne_draw::Output::File(theme))));
        }
        for panel in race.panels(context) {
            for (index, block) in panel.body.iter().enumerate() {
                if let galerne_draw::Block::Picture(scene) = block {
                    let svg = scene.svg(galerne_draw::Output::File(galerne_draw::Theme::Light));
                    files.push((format!("{}-{index}", panel.id), svg));
                }
            }
        }
        let mut scene = race.scene(context);
        scene.layers.push(race.preview(context, Seat(0), &plot(NW)).expect("a fan").layer);
        files.push(("fan".to_owned(), scene.svg(galerne_draw::Output::File(galerne_draw::Theme::Light))));
        files
    });
    for (name, svg) in files {
        let png = galerne_render::render_png(&svg, 1.2).unwrap();
        assert!(png.len() > 1000, "{name}");
        if let Some(folder) = std::env::var_os("GALERNE_PICTURES") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{name}.png")), png).unwrap();
        }
    }
}

/// SR-10.3: how fast a race was is held against those of many bots, where they sailed by the same rules on the same map.
#[test]
fn a_finished_race_is_compared_with_those_of_bots() {
    let told = |words: &[(&str, &str)], me: SeatSet| -> Vec<String> {
        let race = race(words, 2);
        let (mut state, mut events) = (race.start(), Vec::new());
        let mut play = Playout::<SailRace>::new(5);
        // Random play does not arrive: the best heading at a glance does.
        loop {
            match race.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = race.draw(&state, play.luck.of(source));
                    race.resolve(&mut state, chance, &mut events);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut actions = Vec::new();
                    race.actions(&state, seat, &mut actions);
                    let worth = |action: &Action| race.appraise(&(), &state, seat, action);
                    let best = *actions.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap();
                    race.act(&mut state, seat, best, &mut events);
                }
            }
        }
        galerne_kit::look(&race, (&state, &events), me, Language::En, &[], |context| {
            assert_eq!(race.subject(context), ["debrief"]);
            let panels = race.panels(context);
            let panel = panels.iter().find(|panel| panel.id == "debrief").expect("the race is told");
            let lines =
                panel.body.iter().filter_map(|block| if let Block::Lines(lines) = block { Some(lines) } else { None });
            lines.flatten().map(|line| context.say(line)).filter(|line| line.contains("of 10,000 races")).collect()
        })
    };
    for me in [SeatSet::NONE, SeatSet::first(2)] {
        let lines = told(&[("map", "banane")], me);
        assert!(!lines.is_empty() && lines.iter().all(|line| line.contains("were faster and")), "{lines:?}");
    }
    assert!(told(&[("map", "banane"), ("crab", "true")], SeatSet::first(2)).is_empty(), "nobody has measured that");
}

/// One's own race is told before that of others, also where another has won; at the start one learns which boat is one's own.
#[test]
fn the_reader_comes_first_and_knows_the_own_boat() {
    let race = race(&[("map", "banane")], 2);
    let texts = Texts::new(SailRace::TEXTS).unwrap();
    let (mut playout, mut state, mut events) = (Playout::new(3), race.start(), Vec::new());
    let mut asked = false;
    while playout.step(&race, &mut state, &mut events) != Step::Over {
        if state.phase == galerne_sail_race::Phase::InitialHeading && !asked {
            asked = true;
            for (language, wanted) in [(Language::En, "Yours is the blue boat."), (Language::Fr, "bateau est le bleu.")]
            {
                let said = texts.say(language, &race.ask(&state, Seat(1)), &[]);
                assert!(said.contains(wanted), "{said}");
            }
            let rings = |me: SeatSet| {
                look(&race, &state, &events, me, |context| {
                    let scene = race.scene(context);
                    let layer = scene.layers.iter().find(|layer| layer.id == "boats").expect("boats");
                    let parts = |shape: &Shape| if let Shape::Group(parts) = shape { parts.len() } else { 0 };
                    layer.nodes.iter().map(|boat| parts(&boat.shape)).collect::<Vec<usize>>()
                })
            };
            let [all, own] = [SeatSet::first(2), SeatSet::one(Seat(1))].map(rings);
            assert_eq!((all[0], all[1] + 2), (own[0], own[1]), "a ring round one's own, and only there");
        }
    }
    assert!(asked, "the first heading is asked for");
    for seat in [Seat(0), Seat(1)] {
        look(&race, &state, &events, SeatSet::one(seat), |context| {
            let panels = race.panels(context);
            let panel = panels.iter().find(|panel| panel.id == "debrief").expect("the race is told");
            let facts =
                panel.body.iter().find_map(|block| if let Block::Facts(facts) = block { Some(facts) } else { None });
            let names: Vec<String> = facts.unwrap().iter().map(|(name, _)| context.say(name)).collect();
            let own = names.iter().position(|name| {
                *name == context.say(&galerne_engine::Message::new("debrief-boat").with("seat", seat))
            });
            let other = Seat(1 - seat.0);
            let other = names.iter().position(|name| {
                *name == context.say(&galerne_engine::Message::new("debrief-boat").with("seat", other))
            });
            assert!(own.is_some() && own < other, "{names:?}");
        });
    }
}

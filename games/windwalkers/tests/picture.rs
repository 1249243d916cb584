//! The drawing: sound in every position of every mode, in both languages, and without secrets.

mod common;

use common::{game, kept, look, wander};
use galerne_draw::patch::diff;
use galerne_draw::scene::{Anchor, Shape};
use galerne_draw::{Area, Block, Crowd, Node, Output, Picture, Point, Scene, Theme, picture::faults};
use galerne_engine::{Playout, Random, Rules, Seat, SeatSet, Secrets, Step, Turn, View, Viewer};
use galerne_texts::Language;
use galerne_windwalkers::{Action, Event, State};

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
                // Sentences name tiles by their coordinates: these are to be read as well.
                assert!(svg.contains("id=\"coordinates\""));
                for size in svg.split("font-size=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
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
        let referee = kept(name);
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

/// The way that is drawn leads into the city where the chapter ended.
#[test]
fn the_way_ends_in_the_city() {
    let referee = kept("chapter-won");
    let (game, state, me) = (referee.game(), referee.state(), SeatSet::one(Seat(0)));
    let svg = look(game, state, referee.events(), me, Language::En, |context| game.scene(context).svg(Output::Page));
    let route = svg.split("id=\"route-0\"").nth(1).and_then(|rest| rest.split('>').next()).unwrap();
    let moves = |event: &&Event| matches!(event, Event::Entered { .. } | Event::CityEntered { .. });
    let steps = referee.events().iter().filter(moves).count();
    assert_eq!(route.matches('L').count(), steps, "{route}");
}

/// The box that a node is painted in; halos wait for the page, and shadows hide nothing.
fn painted(node: &Node, at: Point) -> Option<Area> {
    let at = at + node.transform.move_by;
    if node.style.hidden || matches!(node.shape, Shape::Ellipse { .. }) {
        return None;
    }
    let around = |points: &mut dyn Iterator<Item = Point>| {
        let points: Vec<Point> = points.map(|point| point + at).collect();
        (!points.is_empty()).then(|| Area::enclosing(points))
    };
    match &node.shape {
        Shape::Group(nodes) => {
            let boxes: Vec<Area> = nodes.iter().filter_map(|node| painted(node, at)).collect();
            (!boxes.is_empty()).then(|| Area::enclosing(boxes.into_iter().flat_map(Area::corners)))
        }
        Shape::Path(path) => around(&mut path.points()),
        Shape::Polygon(points) | Shape::Polyline(points) => around(&mut points.iter().copied()),
        Shape::Circle { centre, radius } => Some(Area::around(*centre + at, radius * 2.0, radius * 2.0)),
        Shape::Rect { area, .. } => around(&mut area.corners().into_iter()),
        Shape::Line { from, to } => around(&mut [*from, *to].into_iter()),
        Shape::Text(text) => {
            let wide = text.face.width(&text.lines[0], text.size);
            let left = match text.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => -wide / 2.0,
                Anchor::End => -wide,
            };
            let high = text.face.cap_height(text.size);
            Some(Area::new(text.at.x + at.x + left, text.at.y + at.y - high, wide, high))
        }
        Shape::Ellipse { .. } => None,
    }
}

/// Signs, names, dice, tokens, moral, coordinates and pawns of a board, each with its box.
fn things_of(scene: &Scene) -> Vec<(String, Area)> {
    let mut things = Vec::new();
    // Who fights stands on the border of two tiles (WW-2.15), before whatever is there: as little of it as can be.
    let fights = scene.layers.iter().any(|layer| layer.id == "aims" && !layer.nodes.is_empty());
    for layer in &scene.layers {
        match layer.id.as_str() {
            "pawns" if fights => {}
            "tiles" => {
                for tile in layer.nodes.iter() {
                    let Shape::Group(parts) = &tile.shape else { panic!("a tile is a group") };
                    // The first two are the ground that is touched and its halo.
                    for (at, part) in parts.iter().enumerate().skip(2) {
                        let name = format!("{} part {at}", tile.id.as_deref().unwrap_or_default());
                        things.extend(painted(part, Point::ORIGIN).map(|area| (name, area)));
                    }
                }
            }
            "coordinates" | "amont" | "pawns" => {
                for (at, node) in layer.nodes.iter().enumerate() {
                    things.extend(painted(node, Point::ORIGIN).map(|area| (format!("{} {at}", layer.id), area)));
                }
            }
            _ => {}
        }
    }
    things
}

/// Whatever lies on the board of a chapter or the race, in either language, coordinates shown: no thing covers another, and none leaves the
/// picture.
#[test]
fn nothing_on_a_board_covers_another_thing() {
    let chapter = |number: &'static str| [("mode", "chapter"), ("chapter", number), ("compose", "random")];
    let boards = [
        (game(&chapter("1"), 1), 1),
        (game(&chapter("2"), 1), 1),
        (game(&chapter("3"), 1), 1),
        (game(&chapter("4"), 1), 1),
        (game(&[("mode", "race2"), ("compose", "random")], 2), 2),
        (game(&[("mode", "competitive"), ("compose", "random")], 3), 3),
    ];
    for (place, (game, seats)) in boards.iter().enumerate() {
        for seed in 0..3 {
            wander(game, seed, 120, |step, state, events| {
                if step % 7 != 0 {
                    return;
                }
                let language = if step % 2 == 0 { Language::Fr } else { Language::En };
                let scene = look(game, state, events, SeatSet::first(*seats), language, |context| game.scene(context));
                let things = things_of(&scene);
                for (at, (name, area)) in things.iter().enumerate() {
                    let view = scene.view;
                    let inside = area.x >= view.x && area.right() <= view.right() && area.y >= view.y;
                    assert!(inside && area.bottom() <= view.bottom(), "board {place}: {name} leaves the picture");
                    for (other, there) in &things[at + 1..] {
                        // Coordinates that touch a die cannot be read.
                        let there = if other.starts_with("coordinates") { there.grown(0.9) } else { *there };
                        let wide = area.right().min(there.right()) - area.x.max(there.x);
                        let high = area.bottom().min(there.bottom()) - area.y.max(there.y);
                        let touches = wide > 0.6 && high > 0.6;
                        assert!(
                            !touches,
                            "board {place}, seed {seed}, step {step}: {name} and {other}: {wide} × {high}"
                        );
                    }
                }
            });
        }
    }
}

fn is_round(node: &Node) -> bool {
    match &node.shape {
        Shape::Group(nodes) => nodes.iter().any(is_round),
        shape => matches!(shape, Shape::Circle { .. }),
    }
}

/// What is written on a tile of a chapter stays on it: a name or a number of moral over its edge was read as the neighbour's.
#[test]
fn nothing_on_a_tile_leaves_it() {
    for chapter in ["1", "2", "3", "4"] {
        let game = game(&[("mode", "chapter"), ("chapter", chapter), ("compose", "random")], 1);
        wander(&game, 4, 60, |step, state, events| {
            let language = if step % 2 == 0 { Language::Fr } else { Language::En };
            let scene = look(&game, state, events, SeatSet::NONE, language, |context| game.scene(context));
            let tiles = scene.layers.iter().find(|layer| layer.id == "tiles").unwrap();
            for tile in tiles.nodes.iter() {
                let Shape::Group(parts) = &tile.shape else { panic!("a tile is a group") };
                let ground = painted(&parts[0], Point::ORIGIN).unwrap();
                let (centre, size) = (ground.centre(), ground.width / 2.0);
                // A round token fills no corner of its box.
                let square = parts[2..].iter().filter(|part| !is_round(part));
                for area in square.filter_map(|part| painted(part, Point::ORIGIN)) {
                    for corner in area.corners() {
                        let (x, y) = ((corner.x - centre.x).abs() / size, (corner.y - centre.y).abs() / size);
                        let edge = 1.0 - y / 3.0_f32.sqrt();
                        assert!(x <= edge && y <= 0.87, "chapter {chapter}, {:?}: {x} {y}", tile.id);
                    }
                }
            }
        });
    }
}

/// Issue 18: what luck did, and how ten thousand games ended, stands before everything else.
#[test]
fn the_end_is_told_by_its_throws_and_by_other_games() {
    let referee = kept("chapter-won");
    let (game, state) = (referee.game(), referee.state());
    look(game, state, referee.events(), SeatSet::one(Seat(0)), Language::Fr, |context| {
        let tale = game.panels(context).into_iter().next().unwrap();
        assert_eq!((tale.id.as_str(), game.subject(context)), ("tale", vec!["tale".to_owned()]));
        assert!(matches!(tale.body.first(), Some(Block::Picture(_))), "the points are drawn");
        let lines = tale.body.iter().filter_map(|block| match block {
            Block::Lines(lines) => Some(lines),
            _ => None,
        });
        let lines: Vec<_> = lines.flatten().collect();
        assert!(lines.iter().any(|line| line.key == "tale-lucky" || line.key == "tale-unlucky"), "{lines:?}");
        for line in lines {
            let said = context.say(line);
            assert!(!said.contains('{') && said.len() > 20, "{said}");
        }
    });
    for kind in
        ["team", "draft"].iter().flat_map(|with| (1..=4).map(move |chapter| format!("chapter {chapter} {with}")))
    {
        let games = Crowd::read(include_str!("../data/crowd.csv"), &kind).map(|crowd| crowd.games());
        assert_eq!(games, Some(10_000), "{kind}");
    }
}

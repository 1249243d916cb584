//! Draws a position: `cargo run -p galerne-windwalkers --example picture -- folder seed decisions [phase] [name=value …]`.
//! The heuristic plays that many decisions (and goes on to the wanted phase); board and panels are written as PNG files.

use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme};
use galerne_engine::{Game, Judge, SeatSet, Streams, Turn, View, Viewer, Words, parse_options};
use galerne_texts::{Language, Texts};
use galerne_windwalkers::Windwalkers;
use std::collections::BTreeMap;
use std::{fs, path::Path};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let pairs: Vec<_> =
        words.iter().filter_map(|word| word.split_once('=')).map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
    let plain: Vec<&String> = words.iter().filter(|word| !word.contains('=')).collect();
    let folder = Path::new(plain.first().map_or("pictures", |word| word.as_str()));
    let number = |at: usize, otherwise: u64| plain.get(at).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    let (seed, decisions) = (number(1, 1), number(2, 12));
    let wanted = plain.get(3).map(|phase| phase.to_lowercase());
    let options = parse_options::<Windwalkers>(&pairs).expect("options");
    let seats = if matches!(options.mode.name(), "competitive" | "race2") { 2 } else { 1 };
    let game = Windwalkers::new(&options, seats).expect("a game");
    let (mut state, mut luck, mut events) = (game.start(), Streams::new(seed), Vec::new());
    let (mut made, mut actions) = (0, Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(deciders) => {
                let phase = format!("{:?}", game.describe(&state)).to_lowercase();
                let there = wanted.as_ref().is_none_or(|wanted| phase.contains(&format!("phase: {wanted}")));
                if made >= decisions && there {
                    break;
                }
                let seat = deciders.lowest().expect("somebody");
                actions.clear();
                game.actions(&state, seat, &mut actions);
                let best = actions
                    .iter()
                    .copied()
                    .max_by(|a, b| game.appraise(&state, seat, a).total_cmp(&game.appraise(&state, seat, b)))
                    .expect("an action");
                game.act(&mut state, seat, best, &mut events);
                made += 1;
            }
        }
    }
    fs::create_dir_all(folder).expect("a folder");
    let texts = Texts::new(Windwalkers::TEXTS).expect("texts");
    let names = vec!["Zoé".to_owned(), "Golgoth".to_owned()];
    let me = SeatSet::one(game.turn(&state).deciders().lowest().unwrap_or(galerne_engine::Seat(0)));
    let view = View::new(&game, &state, Viewer(me));
    let switches = BTreeMap::new();
    for (language, theme) in [(Language::Fr, Theme::Light), (Language::En, Theme::Dark)] {
        let context = PictureContext {
            view: &view,
            events: &events,
            me,
            speech: Speech::new(&texts, language, &names),
            switches: &switches,
            picked: &[],
        };
        let mut scenes = vec![("board".to_owned(), game.scene(&context))];
        for panel in game.panels(&context) {
            for (at, block) in panel.body.into_iter().enumerate() {
                if let Block::Picture(scene) = block {
                    scenes.push((format!("{}-{at}", panel.id), scene));
                }
            }
        }
        for (name, scene) in scenes {
            let scene = scene.ground(galerne_draw::Colour::Paper);
            let png = galerne_render::render_png(&scene.svg(Output::File(theme)), 2.0).expect("a picture");
            fs::write(folder.join(format!("{name}-{}.png", theme.name())), png).expect("a file");
        }
    }
}

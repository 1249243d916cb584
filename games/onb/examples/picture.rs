//! Draws a table: `picture FOLDER [JSON options] [seats] [seed] [decisions] [action]` plays that many decisions by the game's own
//! judgement, goes on until an action of that kind (`attack`, `step`, …) may be taken, then writes the board, the panels and a
//! preview of every kind of action as PNG, by day and by night.

#![allow(clippy::print_stdout, reason = "an example speaks")]

use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Scene, Theme};
use galerne_engine::{Game, Judge, Playout, Random, Seat, SeatSet, Turn, View, Viewer, Words};
use galerne_onb::{Action, Event, Onb, Options, State};
use galerne_texts::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn write(folder: &Path, name: &str, scene: &Scene) {
    for theme in Theme::ALL {
        let svg = scene.svg(Output::File(theme));
        let png = galerne_render::render_png(&svg, 1.6).expect("a picture");
        std::fs::write(folder.join(format!("{name}-{}.png", theme.name())), png).expect("a folder to write to");
    }
}

fn kind_of(action: &Action) -> String {
    format!("{action:?}").split(['(', ' ', '{']).next().unwrap_or("").to_lowercase()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let folder = PathBuf::from(words.first().map_or(".", String::as_str));
    let json = words.get(1).map_or("{\"armies\": \"random\"}", String::as_str);
    let number = |at: usize, or: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(or);
    let (seats, seed, decisions) = (number(2, 2) as usize, number(3, 1), number(4, 120));
    let options: Options = serde_json::from_str(json).expect("options");
    let game = Onb::new(&options, seats).expect("a set-up");
    let (mut state, mut playout, mut random) = (game.start(), Playout::new(seed), Random::new(seed));
    let mut events: Vec<Event> = Vec::new();
    let mut played = 0;
    let wanted = words.get(5).cloned().unwrap_or_default();
    let offers = |state: &State| {
        game.turn(state).deciders().iter().any(|seat| {
            let mut actions = Vec::new();
            game.actions(state, seat, &mut actions);
            actions.iter().any(|action| kind_of(action) == wanted)
        })
    };
    while played < decisions || (!wanted.is_empty() && !offers(&state)) {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(_) => drop(playout.step(&game, &mut state, &mut events)),
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().unwrap_or(Seat(0));
                let mut actions = Vec::new();
                game.actions(&state, seat, &mut actions);
                actions.retain(|action| !game.gives_up(action));
                let best = actions
                    .iter()
                    .max_by(|a, b| game.appraise(&state, seat, a).total_cmp(&game.appraise(&state, seat, b)));
                let action = best.copied().unwrap_or(actions[random.below(actions.len() as u32) as usize]);
                game.act(&mut state, seat, action, &mut events);
                played += 1;
            }
        }
    }
    while let Turn::Chance(_) = game.turn(&state) {
        playout.step(&game, &mut state, &mut events);
    }
    let me = match game.turn(&state) {
        Turn::Decide(deciders) => deciders,
        _ => SeatSet::first(seats),
    };
    let texts = Texts::new(Onb::TEXTS).expect("texts");
    let names: Vec<String> = ["Zoé", "Bob", "Le Grand Équipage", "Dame Hiver"].map(str::to_owned).to_vec();
    let view = View::new(&game, &state, Viewer(me));
    let switches = BTreeMap::from([("threat".to_owned(), wanted == "activate")]);
    let speech = Speech::new(&texts, Language::Fr, &names);
    let context = PictureContext { view: &view, events: &events, me, speech, switches: &switches, picked: &[] };
    write(&folder, "board", &game.scene(&context));
    for panel in game.panels(&context) {
        for (n, block) in panel.body.iter().enumerate() {
            match block {
                Block::Picture(scene) => write(&folder, &format!("panel-{}-{n}", panel.id), scene),
                Block::Lines(lines) => lines.iter().for_each(|line| println!("{}: {}", panel.id, speech.say(line))),
                Block::Facts(facts) => {
                    facts.iter().for_each(|(a, b)| println!("{}: {} = {}", panel.id, speech.say(a), speech.say(b)));
                }
            }
        }
    }
    let mut shown = BTreeSet::new();
    for seat in me.iter() {
        let mut actions = Vec::new();
        game.actions(view.state(), seat, &mut actions);
        for action in &actions {
            let kind = kind_of(action);
            let Some(preview) = game.preview(&context, seat, action) else { continue };
            if !shown.insert(kind.clone()) {
                continue;
            }
            println!("-- {}", speech.say(&game.label(view.state(), seat, action)));
            preview.lines.iter().for_each(|line| println!("   {}", speech.say(line)));
            let mut scene = game.scene(&context);
            scene.layers.push(preview.layer);
            write(&folder, &format!("preview-{kind}"), &scene);
        }
    }
}

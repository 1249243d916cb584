//! Pictures of a game in progress, to be looked at:
//! `cargo run -p galerne-pluvionautes --example picture -- FOLDER [SEED] [SEATS] [OPTION=VALUE …]`
//!
//! The quick player plays; of several moments the board (light and dark), the panels and a preview are written as PNG.
#![allow(clippy::print_stdout)]

use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Scene, Theme};
use galerne_engine::{Game, Judge, Seat, SeatSet, Streams, Turn, View, Viewer, Words, parse_options};
use galerne_pluvionautes::{Action, Event, Phase, Pluvionautes, State};
use galerne_texts::{Language, Texts};
use std::{collections::BTreeMap, path::Path};

struct Studio<'a> {
    game: &'a Pluvionautes,
    texts: Texts,
    folder: &'a Path,
}

impl Studio<'_> {
    fn write(&self, name: &str, scene: &Scene, theme: Theme, scale: f32) {
        let png = galerne_render::render_png(&scene.svg(Output::File(theme)), scale).expect("a picture");
        let file = self.folder.join(format!("{name}-{}.png", theme.name()));
        std::fs::write(&file, png).expect("a folder to write to");
        println!("{}", file.display());
    }

    fn shoot(&self, name: &str, state: &State, events: &[Event], me: SeatSet, action: Option<&Action>) {
        let names = ["Zoé", "Barnabé", "Le Grand Équipage du Nord", "Ada", "Émile", "F"].map(str::to_owned);
        let view = View::new(self.game, state, Viewer(me));
        let seen: Vec<Event> = events.iter().filter_map(|event| self.game.redact_event(event, Viewer(me))).collect();
        let switches = BTreeMap::new();
        let speech = Speech::new(&self.texts, Language::Fr, &names);
        let context = PictureContext { view: &view, events: &seen, me, speech, switches: &switches, picked: &[] };
        let scene = self.game.scene(&context);
        for theme in Theme::ALL {
            self.write(name, &scene, theme, 1.6);
        }
        for panel in self.game.panels(&context) {
            println!("[{}]", speech.say(&panel.title));
            for (place, block) in panel.body.iter().enumerate() {
                match block {
                    Block::Picture(scene) => {
                        self.write(&format!("{name}-{}-{place}", panel.id), scene, Theme::Light, 1.6);
                    }
                    Block::Lines(lines) => lines.iter().for_each(|line| println!("  {}", speech.say(line))),
                    Block::Facts(facts) => {
                        facts.iter().for_each(|(a, b)| println!("  {}: {}", speech.say(a), speech.say(b)));
                    }
                }
            }
        }
        let seat = self.game.turn(state).deciders().lowest();
        if let (Some(seat), Some(action)) = (seat, action)
            && let Some(preview) = self.game.preview(&context, seat, action)
        {
            preview.lines.iter().for_each(|line| println!("  > {}", speech.say(line)));
            let mut scene = self.game.scene(&context);
            scene.layers.push(preview.layer);
            self.write(&format!("{name}-preview"), &scene, Theme::Light, 1.6);
        }
    }
}

fn best(game: &Pluvionautes, state: &State, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    let worth = |action: &Action| game.appraise(state, seat, action);
    actions.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("a decider has an action")
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let folder = words.first().map_or(".", String::as_str);
    let seed = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(5);
    let seats = words.get(2).and_then(|word| word.parse().ok()).unwrap_or(3);
    let pairs: Vec<(String, String)> = words
        .iter()
        .skip(3)
        .filter_map(|word| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())))
        .collect();
    let options = parse_options::<Pluvionautes>(&pairs).expect("options");
    let game = Pluvionautes::new(&options, seats).expect("a game");
    let texts = Texts::new(Pluvionautes::TEXTS).expect("texts");
    let studio = Studio { game: &game, texts, folder: Path::new(folder) };
    let (mut state, mut events, mut streams) = (game.start(), Vec::new(), Streams::new(seed));
    let mut wanted = vec![Phase::Launch, Phase::Face, Phase::Pilot, Phase::Tow, Phase::Build, Phase::ReportDie];
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, streams.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().expect("somebody decides");
                let action = best(&game, &state, seat);
                // The later half of the game has more to look at.
                let late = usize::from(state.turns()) >= seats * 3;
                if let Some(place) = wanted.iter().position(|&phase| late && phase == state.phase()) {
                    let phase = wanted.remove(place);
                    let name = format!("{phase:?}").to_lowercase();
                    studio.shoot(&name, &state, &events, SeatSet::one(seat), Some(&action));
                }
                game.act(&mut state, seat, action, &mut events);
            }
        }
    }
    studio.shoot("over", &state, &events, SeatSet::one(Seat(0)), None);
}

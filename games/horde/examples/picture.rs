//! The table as pictures: `picture FOLDER [seats] [seed] [turn] [step] [option=value …]` plays with the planner up to a step
//! (entry, moves, actions, pick, power, wind, cull) of a turn and writes the board and its panels, light and dark.

#![allow(clippy::print_stdout)]

use galerne_draw::text::Speech;
use galerne_draw::{Block, Output, Picture, PictureContext, Theme};
use galerne_engine::{Game, Seat, SeatSet, Streams, Turn, View, Viewer, Words, parse_options};
use galerne_horde::planner::Planner;
use galerne_horde::{Event, Horde, State};
use galerne_texts::{Language, Texts};
use std::collections::BTreeMap;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let folder = std::path::PathBuf::from(args.next().ok_or("a folder for the pictures")?);
    let seats: usize = args.next().as_deref().unwrap_or("1").parse()?;
    let seed: u64 = args.next().as_deref().unwrap_or("1").parse()?;
    let turn: u8 = args.next().as_deref().unwrap_or("3").parse()?;
    let step = args.next().unwrap_or_else(|| "moves".to_owned());
    let words: Vec<(String, String)> =
        args.filter_map(|word| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))).collect();
    let options = parse_options::<Horde>(&words).map_err(|trouble| trouble.to_string())?;
    let game = Horde::new(&options, seats).map_err(|refusal| refusal.to_string())?;
    let (state, events) = played(&game, seed, |state| {
        let position = game.describe(state);
        let name = serde_json::to_string(&position.step).unwrap_or_default();
        position.turn >= turn && name.trim_matches('"') == step
    });
    let texts = Texts::new(Horde::TEXTS)?;
    let names = ["Golgoth".to_owned(), "Le Corsaire du Nord".to_owned()];
    let switches = BTreeMap::from([("coordinates".to_owned(), true)]);
    let actor = game.turn(&state).deciders().lowest().unwrap_or(Seat(0));
    let me = SeatSet::one(actor);
    for language in [Language::Fr, Language::En] {
        let view = View::new(&game, &state, Viewer(me));
        let seen: Vec<Event> = events.iter().filter_map(|event| game.redact_event(event, Viewer(me))).collect();
        let speech = Speech::new(&texts, language, &names);
        let context = PictureContext { view: &view, events: &seen, me, speech, switches: &switches, picked: &[] };
        let tag = if language == Language::Fr { "fr" } else { "en" };
        for theme in Theme::ALL {
            let mut scene = game.scene(&context);
            save(&folder, &format!("{tag}-board-{}", theme.name()), &scene.svg(Output::File(theme)))?;
            let mut actions = Vec::new();
            game.actions(&state, actor, &mut actions);
            if let Some(preview) = actions.get(actions.len() / 3).and_then(|a| game.preview(&context, actor, a)) {
                scene.layers.push(preview.layer);
                save(&folder, &format!("{tag}-preview-{}", theme.name()), &scene.svg(Output::File(theme)))?;
            }
            for panel in game.panels(&context) {
                for block in &panel.body {
                    if let Block::Picture(picture) = block {
                        let name = format!("{tag}-{}-{}", panel.id, theme.name());
                        save(&folder, &name, &picture.svg(Output::File(theme)))?;
                    }
                }
            }
        }
        for panel in game.panels(&context) {
            println!("\n{}", speech.say(&panel.title));
            for block in &panel.body {
                match block {
                    Block::Picture(_) => println!("  [picture]"),
                    Block::Lines(lines) => lines.iter().for_each(|line| println!("  {}", speech.say(line))),
                    Block::Facts(facts) => {
                        facts
                            .iter()
                            .for_each(|(name, value)| println!("  {}: {}", speech.say(name), speech.say(value)));
                    }
                }
            }
        }
    }
    Ok(())
}

fn played(game: &Horde, seed: u64, reached: impl Fn(&State) -> bool) -> (State, Vec<Event>) {
    let (mut state, mut luck, mut log) = (game.start(), Streams::new(seed), Vec::new());
    let mut minds: Vec<Planner> = (0..game.seats()).map(|_| Planner::new(game)).collect();
    loop {
        match game.turn(&state) {
            Turn::Over => return (state, log),
            Turn::Decide(_) if reached(&state) => return (state, log),
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut log);
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.lowest() else { return (state, log) };
                let view = View::new(game, &state, Viewer::seat(seat));
                let Some(action) = minds[seat.index()].decide(game, view.state(), seat) else { return (state, log) };
                game.act(&mut state, seat, action, &mut log);
            }
        }
    }
}

fn save(folder: &std::path::Path, name: &str, svg: &str) -> Result<(), Box<dyn std::error::Error>> {
    let png = galerne_render::render_png(svg, 1.4)?;
    std::fs::write(folder.join(format!("{name}.png")), png)?;
    Ok(())
}

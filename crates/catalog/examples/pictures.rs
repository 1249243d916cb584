//! Draws a position of any game: `cargo run -p galerne-catalog --example pictures -- FOLDER GAME [SEED] [SEATS] [DECISIONS] [ACTION]
//! [name=value …]`.
//!
//! The quick player plays that many decisions, and on until an action of that kind (`attack`, `tow`, …) is legal. Board, panels and
//! one preview of each kind of action are written as PNG, light and dark; their words are printed.

#![allow(clippy::print_stdout)]

use galerne_catalog::{AnyTable, DrawnBlock, Look, Move, find};
use galerne_draw::{Output, Scene, Theme};
use galerne_engine::{Random, Seat, SeatSet, Streams, Turn, Viewer};
use galerne_texts::Language;
use serde_json::Value;
use std::{collections::BTreeMap, collections::BTreeSet, error::Error, fs, path::Path};

fn save(folder: &Path, name: &str, scene: &Scene) -> Result<(), Box<dyn Error>> {
    for theme in Theme::ALL {
        let png = galerne_render::render_png(&scene.svg(Output::File(theme)), 1.6)?;
        fs::write(folder.join(format!("{name}-{}.png", theme.name())), png)?;
    }
    Ok(())
}

/// The name of an action's variant in records.
fn kind_of(action: &Value) -> String {
    let name = action.as_object().and_then(|fields| fields.keys().next().cloned());
    action.as_str().map(str::to_owned).or(name).unwrap_or_default()
}

fn play(table: &mut dyn AnyTable, seed: u64, decisions: u64, wanted: Option<&str>) -> Result<(), Box<dyn Error>> {
    let (mut luck, mut random, mut made) = (Streams::new(seed), Random::new(seed), 0);
    loop {
        match table.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance(_) => table.roll(&mut luck).map_err(|denial| denial.message().to_string())?,
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let offers = |kind| table.now().choices(seat).iter().any(|choice| kind_of(&choice.action) == kind);
                if made >= decisions && wanted.is_none_or(offers) {
                    return Ok(());
                }
                table.bot_move("greedy", seat, &mut random).map_err(|denial| denial.message().to_string())?;
                made += 1;
            }
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (options, plain): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|word| word.contains('='));
    let [folder, game, rest @ ..] = &plain[..] else { return Err("pictures FOLDER GAME …".into()) };
    let number = |at: usize| rest.get(at).map(|word| word.parse::<u64>()).transpose();
    let (seed, decisions) = (number(0)?.unwrap_or(1), number(2)?.unwrap_or(30));
    let game = find(game).map_err(|trouble| trouble.to_string())?;
    let seats = number(1)?.map_or(game.usual_seats(), |seats| seats as usize);
    let split = |word: &String| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options = game.parse_options(&options.iter().filter_map(split).collect::<Vec<_>>());
    let names = ["Zoé", "Golgoth", "Le Grand Équipage du Nord", "Ada", "Émile", "F", "G", "H"].map(str::to_owned);
    let open = options.and_then(|options| game.open(&options, names[..seats.min(names.len())].to_vec()));
    let mut table = open.map_err(|trouble| trouble.to_string())?;
    play(&mut *table, seed, decisions, rest.get(3).map(String::as_str))?;

    let folder = Path::new(folder);
    fs::create_dir_all(folder)?;
    let me = table.turn().deciders().lowest().map_or(SeatSet::first(seats), SeatSet::one);
    let switches: BTreeMap<String, bool> = BTreeMap::new();
    for language in [Language::Fr, Language::En] {
        let look = Look { viewer: Viewer(me), me, language, names: None, switches: &switches };
        let now = table.now();
        let drawn = now.picture(&look).ok_or("the game has no picture")?;
        let tag = if language == Language::Fr { "fr" } else { "en" };
        save(folder, &format!("{tag}-board"), &drawn.scene)?;
        for panel in &drawn.panels {
            println!("[{}]", panel.title);
            for (place, block) in panel.body.iter().enumerate() {
                match block {
                    DrawnBlock::Picture(scene) => save(folder, &format!("{tag}-{}-{place}", panel.id), scene)?,
                    DrawnBlock::Lines(lines) => lines.iter().for_each(|line| println!("  {line}")),
                    DrawnBlock::Facts(facts) => facts.iter().for_each(|(name, value)| println!("  {name}: {value}")),
                }
            }
        }
        let mut shown = BTreeSet::new();
        for seat in me.iter() {
            for choice in now.choices(seat) {
                let kind = kind_of(&choice.action);
                let preview = now.preview(&look, seat, &[Move::Id(choice.id)]);
                let Some(preview) = preview.filter(|_| shown.insert(kind.clone())) else { continue };
                println!("> {}", table.say(language, &choice.label));
                preview.lines.iter().for_each(|line| println!("  {line}"));
                let mut scene = drawn.scene.clone();
                scene.layers.push(preview.layer);
                save(folder, &format!("{tag}-preview-{kind}"), &scene)?;
            }
        }
    }
    Ok(())
}

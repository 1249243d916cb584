//! `galerne onb`: the sheets and attack lines of a bestiary, and the check of a map drawn by hand.

use super::print_json;
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_engine::{Message, Refusal, nearest};
use galerne_onb::bestiary::{DataError, GeneratorOptions, Library, Sheet, SheetWeapon, sheets};
use galerne_onb::map::{Draft, Ground, Map, read_map};
use serde_json::json;
use std::path::Path;

pub(crate) fn onb(args: &args::Onb, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match &args.command {
        args::OnbCommand::Lines(lines) => print_lines(lines, terminal, voice),
        args::OnbCommand::Map(args::OnbMap { command: args::OnbMapCommand::Check(check) }) => {
            check_map(check, terminal, voice)
        }
    }
}

/// A data file is at fault: its own line and field are named in the game's words.
fn unsound(voice: Voice, path: &Path, mut error: DataError) -> Failure {
    error.file = path.to_string_lossy().into_owned();
    let refusal = Refusal::from(error);
    let reason = match galerne_catalog::find("onb") {
        Ok(game) => game.say(voice.language, &refusal.reason),
        Err(_) => refusal.to_string(),
    };
    Failure::new(Exit::Refused, reason)
}

fn print_lines(args: &args::OnbLines, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let library = match &args.with {
        Some(path) => {
            let text = files::read(voice, path)?;
            Library::with(&path.to_string_lossy(), &text).map_err(|error| unsound(voice, path, error))?
        }
        None => Library::starter(),
    };
    let all = sheets(&library, GeneratorOptions::default());
    for wanted in &args.creatures {
        if !all.iter().any(|sheet| sheet.id == *wanted) {
            let near = nearest(wanted, all.iter().map(|sheet| sheet.id.as_str()));
            let message = Message::new("onb-unknown-creature").with("name", wanted.as_str()).with("nearest", near);
            return Err(Failure::usage(voice, &message));
        }
    }
    let chosen: Vec<&Sheet> =
        all.iter().filter(|sheet| args.creatures.is_empty() || args.creatures.contains(&sheet.id)).collect();
    if args.json {
        return Ok(print_json(terminal, &json!(chosen))?);
    }
    for sheet in chosen {
        print_sheet(sheet, terminal, voice)?;
    }
    Ok(())
}

fn print_sheet(sheet: &Sheet, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let say = |message: Message| voice.say(&message);
    terminal.line(&terminal.dim(&format!("── {} ──", sheet.id)))?;
    terminal.line(&format!(
        "{} · {} · {}–{} · {}",
        sheet.name,
        sheet.affiliation.word(),
        sheet.race,
        sheet.subrace,
        sheet.categories.join(", ")
    ))?;
    let numbers = Message::new("onb-sheet-numbers")
        .with("cost", sheet.cost)
        .with("pv", sheet.pv)
        .with("size", sheet.size)
        .with("base", sheet.base)
        .with("mana", sheet.mana)
        .with("init", sheet.init)
        .with("course", sheet.course)
        .with("sprint", sheet.sprint);
    terminal.line(&format!("  {}", say(numbers)))?;
    for (key, [easy, fair, hard]) in [
        ("onb-sheet-force", &sheet.force),
        ("onb-sheet-dexterity", &sheet.dexterity),
        ("onb-sheet-agility", &sheet.agility),
    ] {
        let tests =
            Message::new(key).with("easy", easy.as_str()).with("fair", fair.as_str()).with("hard", hard.as_str());
        terminal.line(&format!("  {}", say(tests)))?;
    }
    let deeds: Vec<&str> = sheet.powers.iter().chain(&sheet.passives).map(String::as_str).collect();
    if !deeds.is_empty() {
        terminal.line(&format!("  {}", deeds.join(", ")))?;
    }
    for weapon in &sheet.weapons {
        print_weapon(weapon, terminal, voice)?;
    }
    Ok(terminal.line("")?)
}

fn print_weapon(weapon: &SheetWeapon, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let mut facts = Vec::new();
    if weapon.parries_only {
        facts.push(Message::new("onb-parries"));
    }
    if let Some(reach) = weapon.reach {
        facts.push(Message::new("onb-reach").with("cells", reach));
    }
    if let Some([least, near, far]) = weapon.range {
        facts.push(Message::new("onb-range").with("near", near).with("far", far.max(near)));
        if least > 0 {
            facts.push(Message::new("onb-least-range").with("cells", least));
        }
    }
    if weapon.long_action {
        facts.push(Message::new("onb-long-action"));
    }
    if weapon.mana > 0 {
        facts.push(Message::new("onb-mana").with("mana", weapon.mana));
    }
    let facts: Vec<String> = facts.iter().map(|fact| voice.say(fact)).collect();
    terminal.line(&format!("  {} ({})", weapon.name, facts.join(", ")))?;
    for line in &weapon.lines {
        let near = line.near.to_string();
        let far =
            line.far.map_or_else(String::new, |far| voice.say(&Message::new("onb-far").with("line", far.to_string())));
        terminal.line(format!("    {:<14} {near:<18} {far}", line.against).trim_end())?;
    }
    Ok(())
}

fn check_map(args: &args::OnbMapCheck, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let read = read_map(&text).and_then(|draft: Draft| Map::new(&draft));
    let map = match read {
        Ok(map) => map,
        Err(mut error) if args.json => {
            error.file = args.file.to_string_lossy().into_owned();
            let DataError { file, line, field, key, detail } = error;
            let complaint =
                json!({ "sound": false, "file": file, "line": line, "field": field, "wrong": key, "detail": detail });
            print_json(terminal, &complaint)?;
            return Err(Failure::told_already(Exit::Refused));
        }
        Err(error) => return Err(unsound(voice, &args.file, error)),
    };
    let cells = || (0..map.height as i8).flat_map(|y| (0..map.width as i8).map(move |x| (x, y)));
    let zones: Vec<usize> = (1..=4).map(|zone| cells().filter(|&(x, y)| map.zone(x, y) == zone).count()).collect();
    let point = cells().filter(|&(x, y)| map.is_objective(x, y)).count();
    let walls = cells().filter(|&(x, y)| map.ground(x, y) == Ground::Wall).count();
    if args.json {
        let found = json!({
            "sound": true, "id": map.id, "name": map.name, "width": map.width, "height": map.height, "players": map.players,
            "indoor": map.indoor, "zones": zones, "objective": point, "walls": walls, "doors": map.doors.len(),
        });
        return Ok(print_json(terminal, &found)?);
    }
    let players: Vec<String> = map.players.iter().map(u8::to_string).collect();
    let message = Message::new("onb-map-sound")
        .with("name", map.name.as_str())
        .with("width", map.width)
        .with("height", map.height)
        .with("players", players.join(", "))
        .with("doors", map.doors.len() as u32)
        .with("point", point as u32);
    terminal.line(&voice.say(&message))?;
    let zones: Vec<String> = zones.iter().filter(|&&cells| cells > 0).map(usize::to_string).collect();
    Ok(terminal.line(&voice.say(&Message::new("onb-map-zones").with("cells", zones.join(", "))))?)
}

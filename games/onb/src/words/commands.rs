//! `galerne onb …`: the sheets and attack lines of a bestiary, and the check of a map drawn by hand.

use crate::bestiary::{DataError, GeneratorOptions, Library, Sheet, SheetWeapon, sheets};
use crate::map::{Draft, Ground, Map, read_map};
use galerne_engine::{Answer, Argument, Call, Command, Fault, Message, Refusal, nearest};
use serde_json::json;

/// The commands of the game.
pub const COMMANDS: &[Command] = &[
    Command { words: &["lines"], arguments: &[Argument::Words("creatures"), Argument::Option("with")], run: lines },
    Command { words: &["map", "check"], arguments: &[Argument::File("file")], run: check_map },
];

/// A data file is at fault: its own line and field are named.
fn unsound(path: &str, mut error: DataError) -> Fault {
    path.clone_into(&mut error.file);
    Fault::Refused(Refusal::from(error).reason)
}

fn lines(call: &Call<'_>) -> Result<Answer, Fault> {
    let library = match call.file("with") {
        Some((path, text)) => Library::with(path, text).map_err(|error| unsound(path, error))?,
        None => Library::starter(),
    };
    let all = sheets(&library, GeneratorOptions::default());
    for wanted in call.words {
        if !all.iter().any(|sheet| sheet.id == *wanted) {
            let near = nearest(wanted, all.iter().map(|sheet| sheet.id.as_str()));
            let unknown = Message::new("command-unknown-creature");
            return Err(Fault::Usage(unknown.with("name", wanted.as_str()).with("nearest", near)));
        }
    }
    let is_wanted = |sheet: &&Sheet| call.words.is_empty() || call.words.contains(&sheet.id);
    let chosen: Vec<&Sheet> = all.iter().filter(is_wanted).collect();
    if call.json {
        return Ok(Answer::Json(json!(chosen)));
    }
    Ok(Answer::Lines(chosen.iter().flat_map(|sheet| sheet_lines(sheet, call)).collect()))
}

fn sheet_lines(sheet: &Sheet, call: &Call<'_>) -> Vec<(bool, String)> {
    let mut lines = vec![format!(
        "{} · {} · {}–{} · {}",
        sheet.name,
        sheet.affiliation.word(),
        sheet.race,
        sheet.subrace,
        sheet.categories.join(", ")
    )];
    let numbers = Message::new("command-sheet-numbers")
        .with("cost", sheet.cost)
        .with("pv", sheet.pv)
        .with("size", sheet.size)
        .with("base", sheet.base)
        .with("mana", sheet.mana)
        .with("init", sheet.init)
        .with("course", sheet.course)
        .with("sprint", sheet.sprint);
    lines.push(format!("  {}", (call.say)(&numbers)));
    for (key, [easy, fair, hard]) in [
        ("command-sheet-force", &sheet.force),
        ("command-sheet-dexterity", &sheet.dexterity),
        ("command-sheet-agility", &sheet.agility),
    ] {
        let tests =
            Message::new(key).with("easy", easy.as_str()).with("fair", fair.as_str()).with("hard", hard.as_str());
        lines.push(format!("  {}", (call.say)(&tests)));
    }
    let deeds: Vec<&str> = sheet.powers.iter().chain(&sheet.passives).map(String::as_str).collect();
    if !deeds.is_empty() {
        lines.push(format!("  {}", deeds.join(", ")));
    }
    lines.extend(sheet.weapons.iter().flat_map(|weapon| weapon_lines(weapon, call)));
    lines.push(String::new());
    let heading = (true, format!("── {} ──", sheet.id));
    [heading].into_iter().chain(lines.into_iter().map(|line| (false, line))).collect()
}

fn weapon_lines(weapon: &SheetWeapon, call: &Call<'_>) -> Vec<String> {
    let mut facts = Vec::new();
    if weapon.parries_only {
        facts.push(Message::new("command-parries"));
    }
    if let Some(reach) = weapon.reach {
        facts.push(Message::new("command-reach").with("cells", reach));
    }
    if let Some([least, near, far]) = weapon.range {
        facts.push(Message::new("command-range").with("near", near).with("far", far.max(near)));
        if least > 0 {
            facts.push(Message::new("command-least-range").with("cells", least));
        }
    }
    if weapon.long_action {
        facts.push(Message::new("command-long-action"));
    }
    if weapon.mana > 0 {
        facts.push(Message::new("command-mana").with("mana", weapon.mana));
    }
    let facts: Vec<String> = facts.iter().map(call.say).collect();
    let mut lines = vec![format!("  {} ({})", weapon.name, facts.join(", "))];
    lines.extend(weapon.lines.iter().map(|line| {
        let far = |far: &dyn ToString| (call.say)(&Message::new("command-far").with("line", far.to_string()));
        let far = line.far.map_or_else(String::new, |line| far(&line));
        format!("    {:<14} {:<18} {far}", line.against, line.near.to_string()).trim_end().to_owned()
    }));
    lines
}

fn check_map(call: &Call<'_>) -> Result<Answer, Fault> {
    let (path, text) = call.file("file").unwrap_or_default();
    let map = match read_map(text).and_then(|draft: Draft| Map::new(&draft)) {
        Ok(map) => map,
        Err(DataError { line, field, key, detail, .. }) if call.json => {
            return Err(Fault::Json(
                json!({ "sound": false, "file": path, "line": line, "field": field, "wrong": key, "detail": detail }),
            ));
        }
        Err(error) => return Err(unsound(path, error)),
    };
    let cells = || (0..map.height as i8).flat_map(|y| (0..map.width as i8).map(move |x| (x, y)));
    let zones: Vec<usize> = (1..=4).map(|zone| cells().filter(|&(x, y)| map.zone(x, y) == zone).count()).collect();
    let point = cells().filter(|&(x, y)| map.is_objective(x, y)).count();
    let walls = cells().filter(|&(x, y)| map.ground(x, y) == Ground::Wall).count();
    if call.json {
        return Ok(Answer::Json(json!({
            "sound": true, "id": map.id, "name": map.name, "width": map.width, "height": map.height, "players": map.players,
            "indoor": map.indoor, "zones": zones, "objective": point, "walls": walls, "doors": map.doors.len(),
        })));
    }
    let players: Vec<String> = map.players.iter().map(u8::to_string).collect();
    let sound = Message::new("command-map-sound")
        .with("name", map.name.as_str())
        .with("width", map.width)
        .with("height", map.height)
        .with("players", players.join(", "))
        .with("doors", map.doors.len() as u32)
        .with("point", point as u32);
    let zones: Vec<String> = zones.iter().filter(|&&cells| cells > 0).map(usize::to_string).collect();
    let zones = Message::new("command-map-zones").with("cells", zones.join(", "));
    Ok(Answer::Lines([sound, zones].iter().map(|line| (false, (call.say)(line))).collect()))
}

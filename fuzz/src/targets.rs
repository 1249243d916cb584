//! What reads untrusted input: files that people send each other, messages of pages, boards that players draw.

use galerne_catalog::{AnyGame, AnyTable, Look, Move, Unreadable, find, games, load_position, load_record};
use galerne_engine::{SeatSet, Streams, Trouble, Turn, Viewer, Workshop};
use galerne_lab::Experiment;
use galerne_material::game_of;
use galerne_onb::map::{Map, WORKSHOP, read_map, write_map};
use galerne_table::fuzzing::client_message;
use galerne_texts::Language;
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs, path::Path};

/// A reader of untrusted input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line and in `regressions/`.
    pub name: &'static str,
    /// Must return for every input: whether it was accepted. What is accepted is used a little, because code behind a reader trusts
    /// what the reader let through.
    pub run: fn(&[u8]) -> bool,
    /// Sound inputs, the starting points of mutation.
    pub samples: fn() -> Vec<Vec<u8>>,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target { name: "record", run: record, samples: records },
    Target { name: "position", run: position, samples: positions },
    Target { name: "message", run: message, samples: messages },
    Target { name: "map", run: map, samples: maps },
    Target { name: "board", run: board, samples: maps },
    Target { name: "edition", run: edition, samples: editions },
    Target { name: "experiment", run: experiment, samples: experiments },
];

/// The target with that name.
#[must_use]
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// Long enough for a damaged state to show, short enough for thousands of inputs a minute.
const PLAYED_ON: usize = 12;
/// Samples of records keep their beginnings: replaying whole games would be most of the run.
const ENTRIES: usize = 24;

const LANGUAGES: [Language; 2] = [Language::En, Language::Fr];

/// Every reader but one takes text; bytes that are no UTF-8 are refused before they get there.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

fn record(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    match load_record(text) {
        Ok(table) => {
            let again = load_record(&table.record());
            assert!(again.is_ok(), "a record that was read and written again is refused: {:?}", again.err());
            draw(&*table);
            true
        }
        Err(unreadable) => say(&unreadable),
    }
}

fn position(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    match load_position(text, &[]) {
        Ok(mut table) => {
            draw(&*table);
            play_on(&mut *table);
            true
        }
        Err(unreadable) => say(&unreadable),
    }
}

fn message(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    thread_local! {
        static TABLES: Vec<Box<dyn AnyTable>> = tables();
    }
    // The game follows from the input, so that an input alone reproduces a failure.
    let chosen = bytes.iter().map(|&byte| usize::from(byte)).sum::<usize>();
    TABLES.with(|tables| {
        let table = tables.get(chosen % tables.len().max(1)).and_then(|table| table.aside().ok());
        table.is_some_and(|mut table| client_message(text, &mut *table))
    })
}

fn map(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let Ok(map) = read_map(text).and_then(|draft| Map::new(&draft)) else { return false };
    let written = write_map(&map);
    let again = read_map(&written).and_then(|draft| Map::new(&draft)).map(|map| write_map(&map));
    assert_eq!(again.as_deref().map_err(ToString::to_string), Ok(written.as_str()));
    true
}

/// The same text on the way that a board takes through the page: into an option, a table, a drawing.
fn board(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let mut accepted = false;
    for (game, workshop) in games().filter_map(|game| Some((game, game.workshop()?))) {
        match open(game, workshop, text) {
            Ok(mut table) => {
                draw(&*table);
                play_on(&mut *table);
                accepted = true;
            }
            Err(trouble) => LANGUAGES.into_iter().for_each(|language| drop(game.say(language, &trouble.0))),
        }
    }
    accepted
}

fn open(game: &'static dyn AnyGame, workshop: &Workshop, text: &str) -> Result<Box<dyn AnyTable>, Trouble> {
    let with = workshop.with.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let own = (workshop.option.to_owned(), Value::from(text).to_string());
    let options = game.parse_options(&with.chain([own]).collect::<Vec<_>>())?;
    let names = (1..=game.usual_seats()).map(|seat| seat.to_string()).collect();
    game.open(&options, names)
}

/// Checked, put into its one form and checked again, said in both languages, then played.
fn edition(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let known = game_of(text).and_then(|id| find(&id).ok());
    let Some((game, offer)) = known.and_then(|game| Some((game, game.editions()?))) else { return false };
    let laid = offer.check("edition.toml", text);
    for finding in laid.findings.iter() {
        LANGUAGES.into_iter().for_each(|language| drop(game.say(language, &finding.message())));
    }
    if laid.findings.has_errors() {
        return false;
    }
    let form = laid.edition.text();
    if !laid.edition.is_empty() {
        let again = offer.check("again.toml", form);
        assert_eq!((again.edition.text(), &again.identity), (form, &laid.identity));
    }
    let names = (1..=game.usual_seats()).map(|seat| seat.to_string()).collect();
    match game.open(&json!({ "edition": form }), names) {
        Ok(mut table) => {
            draw(&*table);
            play_on(&mut *table);
        }
        Err(trouble) => LANGUAGES.into_iter().for_each(|language| drop(game.say(language, &trouble.0))),
    }
    true
}

fn experiment(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    Experiment::read(text).is_ok()
}

/// Put a refusal into words; always `false`, as what is refused is not accepted.
fn say(unreadable: &Unreadable) -> bool {
    LANGUAGES.into_iter().for_each(|language| drop(unreadable.say(language)));
    false
}

/// Board, log and picture as a spectator sees them.
fn draw(table: &dyn AnyTable) {
    let (moment, switches) = (table.now(), BTreeMap::new());
    let (viewer, me) = (Viewer::SPECTATOR, SeatSet::NONE);
    drop(moment.board(viewer));
    for told in moment.events(0, viewer) {
        drop(table.say(Language::En, &told.message));
    }
    drop(moment.picture(&Look { viewer, me, language: Language::En, names: None, switches: &switches }));
}

/// Plays the first legal action of the lowest deciding seat, a few times: an accepted state can be played on.
fn play_on(table: &mut dyn AnyTable) {
    let mut luck = Streams::new(1);
    for step in 0..PLAYED_ON {
        let done = match table.turn() {
            Turn::Over => return,
            Turn::Chance(_) => table.roll(&mut luck),
            Turn::Decide(seats) => {
                let Some(seat) = seats.lowest() else { return };
                let choices = table.now().choices(seat);
                let Some(choice) = choices.get(step * 7 % choices.len().max(1)) else { return };
                table.act(seat, &Move::Id(choice.id))
            }
        };
        assert!(done.is_ok(), "what is offered was refused: {done:?}");
    }
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// The files with that ending in the folder, in the order of their names, so that a seed means the same everywhere.
fn files(folder: &Path, ending: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<_> = entries.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    paths.sort();
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}

/// The recorded games of the tests, shortened; once with the fingerprints of their entries and once without, because with them
/// no changed entry is ever followed by another.
fn records() -> Vec<Vec<u8>> {
    let folders = games().map(|game| top().join("games").join(game.id()).join("tests/records"));
    let kept = folders.flat_map(|folder| files(&folder, "json"));
    kept.filter_map(|bytes| serde_json::from_slice::<Value>(&bytes).ok())
        .flat_map(|mut record| {
            if let Some(entries) = record["entries"].as_array_mut() {
                entries.truncate(ENTRIES);
            }
            let whole = record.to_string().into_bytes();
            for entry in record["entries"].as_array_mut().into_iter().flatten() {
                entry.as_object_mut().and_then(|entry| entry.remove("then"));
            }
            [whole, record.to_string().into_bytes()]
        })
        .collect()
}

/// Tables at their start and in the middle of the lesson.
fn tables() -> Vec<Box<dyn AnyTable>> {
    let mut tables = Vec::new();
    for game in games() {
        let names = (1..=game.usual_seats()).map(|seat| seat.to_string()).collect();
        tables.extend(game.open(&Value::Null, names).ok());
        let lesson = game.lesson().and_then(|lesson| game.load_record(lesson.record).ok());
        let middle =
            lesson.and_then(|lesson| load_position(&lesson.at(lesson.live_entries() / 2).position(), &[]).ok());
        tables.extend(middle);
    }
    // Composing is ONB's alone, and the lesson begins after it.
    tables.extend(find("onb").and_then(|onb| onb.open(&Value::Null, vec!["A".into(), "B".into()])).ok());
    tables
}

fn positions() -> Vec<Vec<u8>> {
    tables().iter().map(|table| table.now().position().into_bytes()).collect()
}

/// One message of each kind, and for every table some that it accepts.
fn messages() -> Vec<Vec<u8>> {
    let mut messages = vec![
        json!({ "t": "act", "client": "a", "v": 0, "seat": 0, "id": 3, "then": [3, 2] }),
        json!({ "t": "compose", "client": "b", "v": 0, "seat": 0, "text": "2 gobelin, 1 ogre" }),
        json!({ "t": "chance", "client": "c", "v": 0, "dice": [1, 6] }),
        json!({ "t": "chance", "client": "d", "v": 0, "roll": true }),
        json!({ "t": "undo", "client": "e", "v": 1, "seat": 1 }),
        json!({ "t": "preview", "client": "f", "seat": 0, "id": 2, "then": [1] }),
        json!({ "t": "why", "client": "g", "seat": 0, "picked": ["cell-1"], "thing": "cell-2" }),
        json!({ "t": "hint", "client": "h", "seat": 0 }),
        json!({ "t": "look", "client": "i", "seat": 1 }),
        json!({ "t": "seat", "client": "j", "what": "take", "seat": 0, "name": "Sov" }),
        json!({ "t": "table", "client": "k", "what": "rematch" }),
        json!({ "t": "lesson", "client": "l", "what": "next" }),
        json!({ "t": "ping" }),
    ];
    for table in tables() {
        let moment = table.now();
        if let Some(outcome) = moment.chance_example() {
            messages.push(json!({ "t": "chance", "client": "m", "v": 0, "outcome": outcome }));
        }
        let Some(seat) = moment.turn().deciders().lowest() else { continue };
        if let Some(text) = moment.composed(seat) {
            messages.push(json!({ "t": "compose", "client": "n", "v": 0, "seat": seat.0, "text": text }));
        }
        for choice in moment.choices(seat).iter().take(4) {
            messages.push(json!({ "t": "act", "client": "o", "v": 0, "seat": seat.0, "id": choice.id }));
            messages.push(json!({ "t": "preview", "client": "p", "seat": seat.0, "id": choice.id }));
            if let Some((thing, picked)) = choice.targets.split_last() {
                messages.push(json!({ "t": "why", "client": "q", "seat": seat.0, "picked": picked, "thing": thing }));
            }
        }
    }
    messages.iter().map(|message| message.to_string().into_bytes()).collect()
}

fn maps() -> Vec<Vec<u8>> {
    (WORKSHOP.samples)().into_iter().map(|(_, text)| text.into_bytes()).collect()
}

/// For each sheet of each game one edition that names every cell of one row, and one that takes the row out.
fn editions() -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    for offer in games().filter_map(AnyGame::editions) {
        let (head, printed) = (offer.shelf().blank(), offer.shelf().printed());
        for sheet in printed.sheets() {
            let Some(row) = printed.rows(sheet.name).last() else { continue };
            let cells = sheet.cells.iter().zip(&row.cells);
            let cells: String = cells.map(|(cell, node)| format!("{} = {node}\n", cell.name)).collect();
            samples.push(format!("{head}\n[{}.{}]\n{cells}", sheet.name, row.key));
            if sheet.rows.contains(&(printed.rows(sheet.name).len() - 1)) {
                samples.push(format!("{head}\n[{}.{}]\nout = true\n", sheet.name, row.key));
            }
        }
    }
    samples.into_iter().map(String::into_bytes).collect()
}

fn experiments() -> Vec<Vec<u8>> {
    games().flat_map(|game| files(&top().join("games").join(game.id()).join("lab"), "toml")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_starts_from_samples_that_its_reader_accepts() {
        for target in TARGETS {
            let samples = (target.samples)();
            assert!(samples.len() > 4, "{} has too few samples", target.name);
            for sample in samples {
                assert!((target.run)(&sample), "{}: {}", target.name, String::from_utf8_lossy(&sample));
            }
        }
    }
}

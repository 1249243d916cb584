//! From the words of the command line to a table with people at it.

use super::keeper::Keeper;
use super::seats::{self, Who};
use super::session::{Session, Style};
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, AnyTable, find, load, load_record};
use galerne_engine::{Message, Trouble};
use std::{
    fs,
    hash::{BuildHasher as _, Hasher as _, RandomState},
    path::Path,
};

/// `galerne play`: with a game, or from a file, at once; without either, the lobby asks.
pub(crate) fn play(args: &args::Play, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let args = &with_edition(args, voice)?;
    let continued = args.record.as_deref().filter(|path| has_content(path));
    let (table, seats) = match (continued, args.from.as_deref(), args.game.as_deref()) {
        (Some(path), Some(_), _) => {
            let message = Message::new("usage-from-over-record").with("file", path.to_string_lossy().as_ref());
            return Err(Failure::usage(voice, &message));
        }
        (Some(path), None, _) => continue_record(path, args, voice)?,
        (None, Some(path), _) => start_from(path, args, voice)?,
        (None, None, Some(game)) => {
            let game = find(game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
            open(game, args, voice)?
        }
        (None, None, None) => return super::lobby::lobby(args, terminal, voice),
    };
    sit_down(table, seats, args, terminal, voice)
}

/// Play at that table until a player leaves or the game is over.
pub(super) fn sit_down(
    table: Box<dyn AnyTable>,
    seats: Vec<Who>,
    args: &args::Play,
    terminal: &mut Terminal,
    voice: Voice,
) -> Outcome {
    let style = Style { dice: args.dice, auto: args.auto, seed: args.seed.unwrap_or_else(any_seed) };
    let keeper = args.record.clone().map(Keeper::new);
    Session::new(table, seats, keeper, style, terminal, voice).play()
}

/// A new table of that game.
pub(super) fn open(
    game: &'static dyn AnyGame,
    args: &args::Play,
    voice: Voice,
) -> Outcome<(Box<dyn AnyTable>, Vec<Who>)> {
    let seats = match &args.seats[..] {
        [] if args.names.is_empty() => seats::usual(game, None),
        [] => seats::usual(game, Some(args.names.len())),
        words => seats::parse(words, game, voice)?,
    };
    let names = names(args, &seats, voice)?;
    let options = options(game, args, voice)?;
    let table = game.open(&options, names).map_err(|trouble| refused(game, &trouble, voice))?;
    Ok((table, seats))
}

/// The edition in a file becomes the option that it is.
fn with_edition(args: &args::Play, voice: Voice) -> Outcome<args::Play> {
    let mut args = args.clone();
    if let Some(file) = args.edition.take() {
        args.options.push(crate::commands::option_of(&file, voice)?);
    }
    Ok(args)
}

/// A game that the record holds is taken up where it stopped.
fn continue_record(path: &Path, args: &args::Play, voice: Voice) -> Outcome<(Box<dyn AnyTable>, Vec<Who>)> {
    let file = path.to_string_lossy();
    let text = files::read(voice, path)?;
    let table = load_record(&text).map_err(|unreadable| {
        Failure::of_file(voice, &file, unreadable.say(voice.language)).advise(voice.word("advice-damaged-record"))
    })?;
    must_be_game(args, &*table, &file, voice)?;
    let asked = options(table.game(), args, voice)?;
    if !(args.options.is_empty() && args.preset.is_empty()) && asked != table.options() {
        let message = Message::new("usage-record-options").with("file", file.as_ref());
        return Err(Failure::usage(voice, &message));
    }
    must_have_names(args, &*table, &file, voice)?;
    let seats = seats_at(&*table, args, voice)?;
    Ok((table, seats))
}

/// A new game from a position, or from where a record ends; the file itself stays as it is.
fn start_from(path: &Path, args: &args::Play, voice: Voice) -> Outcome<(Box<dyn AnyTable>, Vec<Who>)> {
    let file = path.to_string_lossy();
    let text = files::read(voice, path)?;
    let read = |names: &[String]| {
        load(&text, names).map_err(|unreadable| Failure::of_file(voice, &file, unreadable.say(voice.language)))
    };
    let table = read(&[])?;
    must_be_game(args, &*table, &file, voice)?;
    let seats = seats_at(&*table, args, voice)?;
    if load_record(&text).is_ok() {
        must_have_names(args, &*table, &file, voice)?;
        return Ok((table, seats));
    }
    let table = read(&names(args, &seats, voice)?)?;
    Ok((table, seats))
}

fn must_be_game(args: &args::Play, table: &dyn AnyTable, file: &str, voice: Voice) -> Outcome {
    let found = table.game().id();
    match &args.game {
        Some(wanted) if wanted != found => {
            find(wanted).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
            let trouble = Trouble::new("file-other-game").with("found", found).with("wanted", wanted.as_str());
            Err(Failure::of_file(voice, file, voice.trouble(&trouble)))
        }
        _ => Ok(()),
    }
}

fn must_have_names(args: &args::Play, table: &dyn AnyTable, file: &str, voice: Voice) -> Outcome {
    if args.names.is_empty() || args.names == table.names() {
        return Ok(());
    }
    let names = table.names().join(", ");
    Err(Failure::usage(voice, &Message::new("usage-record-names").with("file", file).with("names", names)))
}

fn seats_at(table: &dyn AnyTable, args: &args::Play, voice: Voice) -> Outcome<Vec<Who>> {
    let due = table.names().len();
    if args.seats.is_empty() {
        return Ok(seats::usual(table.game(), Some(due)));
    }
    let seats = seats::parse(&args.seats, table.game(), voice)?;
    if seats.len() != due {
        let message = Message::new("usage-seats-count").with("given", seats.len()).with("seats", due);
        return Err(Failure::usage(voice, &message));
    }
    Ok(seats)
}

fn names(args: &args::Play, seats: &[Who], voice: Voice) -> Outcome<Vec<String>> {
    let names = if args.names.is_empty() { seats::usual_names(seats, voice) } else { args.names.clone() };
    seats::check_names(&names, seats.len(), voice)?;
    Ok(names)
}

fn options(game: &dyn AnyGame, args: &args::Play, voice: Voice) -> Outcome<serde_json::Value> {
    read_options(game, &args.preset, &args.options, voice)
}

/// `--preset` and `--option` as one list of words, in the form that all crates use.
pub(crate) fn read_options(
    game: &dyn AnyGame,
    presets: &[String],
    options: &[String],
    voice: Voice,
) -> Outcome<serde_json::Value> {
    let mut words: Vec<(String, String)> = presets.iter().map(|preset| ("preset".to_owned(), preset.clone())).collect();
    for option in options {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| Failure::usage(voice, &Message::new("usage-option-shape").with("given", option.as_str())))?;
        // A text of several lines, such as an edition, ends with the end of a line.
        let value = if value.contains('\n') { value } else { value.trim() };
        words.push((name.trim().to_owned(), value.to_owned()));
    }
    game.parse_options(&words).map_err(|trouble| {
        let advice = Message::new("advice-options").with("game", game.id());
        Failure::bad_words(voice, &trouble).advise(voice.say(&advice))
    })
}

/// What the game itself refuses, in its own words.
pub(super) fn refused(game: &dyn AnyGame, trouble: &Trouble, voice: Voice) -> Failure {
    Failure::new(Exit::Refused, game.say(voice.language, &trouble.0))
}

/// An empty file, as `mktemp` makes them, is as good as none. What is no plain file (a device, a folder) is left to the
/// keeper, which will say that it cannot write there.
fn has_content(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() > 0)
}

/// A seed from the operating system, by way of the keys of the standard hash maps.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

//! `galerne replay`: the log of a recorded game, and its board at the end or at any moment.

use super::position::with_text;
use super::{log_line, print_board, print_json, print_standings};
use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyTable, load_record};
use galerne_engine::{Message, Seat, Turn, Viewer};
use serde_json::{Value, json, to_value};

pub(crate) fn replay(args: &args::Replay, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let table = load_record(&text)
        .map_err(|unreadable| Failure::of_file(voice, &args.file.to_string_lossy(), unreadable.say(voice.language)))?;
    let n = moment_of(args.at, &*table, voice)?;
    let viewer = viewer(args.viewer.as_deref(), &*table, voice)?;
    if args.json {
        return print_as_json(&*table, n, viewer, terminal, voice);
    }
    let head = Message::new("replay-head")
        .with("game", table.game().title(voice.language))
        .with("players", table.names().join(", "));
    terminal.line(&terminal.bold(&voice.say(&head)))?;
    let moment = table.at(n);
    let mut entry = None;
    for told in moment.events(0, viewer) {
        // An entry's number stands beside its first event only.
        let number = if entry == Some(told.entry) { String::new() } else { (told.entry + 1).to_string() };
        entry = Some(told.entry);
        terminal.line(&format!("{number:>5}  {}", log_line(terminal, voice, &*table, &told)))?;
    }
    terminal.blank()?;
    print_board(terminal, voice, &*table, &moment.board(viewer))?;
    terminal.blank()?;
    let state = match moment.turn() {
        Turn::Over => Message::new("replay-over"),
        _ => Message::new("replay-goes-on").with("n", n).with("live", table.live_entries()),
    };
    terminal.line(&voice.say(&state))?;
    print_standings(terminal, voice, &*table, n, viewer)?;
    Ok(())
}

/// The same for programs. The position is whole, so it is there only for who may see everything.
fn print_as_json(table: &dyn AnyTable, n: usize, viewer: Viewer, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let moment = table.at(n);
    let said = |message: &Message| table.say(voice.language, message);
    let events = moment.events(0, viewer);
    let events: Value = events.iter().map(|told| with_text(to_value(told), said(&told.message))).collect();
    let standings = moment.standings(viewer);
    let standings: Value = standings.iter().map(|(line, words)| with_text(to_value(line), said(words))).collect();
    let position =
        (viewer == Viewer::EVERYONE).then(|| serde_json::from_str::<Value>(&moment.position()).unwrap_or_default());
    let report = json!({
        "game": table.game().id(), "names": table.names(), "options": table.options(), "at": n, "live": table.live_entries(),
        "over": moment.turn() == Turn::Over, "events": events, "standings": standings, "position": position,
    });
    print_json(terminal, &report)?;
    Ok(())
}

/// The moment that was asked for, counted in live entries; the last one unless said.
pub(super) fn moment_of(at: Option<usize>, table: &dyn AnyTable, voice: Voice) -> Outcome<usize> {
    match at {
        Some(n) if n > table.live_entries() => {
            let message = Message::new("usage-at").with("at", n).with("live", table.live_entries());
            Err(Failure::usage(voice, &message))
        }
        at => Ok(at.unwrap_or(table.live_entries())),
    }
}

/// The viewer: a seat's number or name, or all seats. A record holds all secrets, so all are shown by default; `--as` shows the
/// game as it looked from one seat.
pub(super) fn viewer(wish: Option<&str>, table: &dyn AnyTable, voice: Voice) -> Outcome<Viewer> {
    let Some(wish) = wish else { return Ok(Viewer::EVERYONE) };
    if wish == "nobody" {
        return Ok(Viewer::SPECTATOR);
    }
    let by_name = table.names().iter().position(|name| name.eq_ignore_ascii_case(wish));
    let by_number = || wish.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match by_name.or_else(by_number).filter(|seat| *seat < table.names().len()) {
        Some(seat) => Ok(Viewer::seat(Seat(seat as u8))),
        None => {
            let message = Message::new("usage-viewer").with("given", wish).with("names", table.names().join(", "));
            Err(Failure::usage(voice, &message))
        }
    }
}

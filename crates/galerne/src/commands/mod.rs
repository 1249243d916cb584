//! The commands that are not play: one file each.

mod arena;
mod bench;
mod games;
mod hint;
mod lab;
mod measure;
mod own;
mod position;
mod print;
mod record;
mod render;
mod replay;
mod review;
mod serve;
mod store;
mod worker;
mod workshop;

pub(crate) use arena::arena;
pub(crate) use bench::bench;
pub(crate) use games::games;
pub(crate) use hint::hint;
pub(crate) use lab::lab;
pub(crate) use own::{own, own_help, with_own};
pub(crate) use position::{position, steps_in_order};
pub(crate) use print::{BOTH, print};
pub(crate) use record::record_check;
pub(crate) use render::render;
pub(crate) use replay::replay;
pub(crate) use review::review;
pub(crate) use serve::{backup, serve};
pub(crate) use store::store;
pub(crate) use worker::worker;
pub(crate) use workshop::{option_of, workshop};

use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyTable, SeenEvent};
use galerne_engine::{Message, TextBoard, Viewer};
use serde_json::Value;
use std::io;

/// JSON for machines, on the standard output.
fn print_json(terminal: &mut Terminal, value: &Value) -> io::Result<()> {
    terminal.text(&format!("{value:#}\n"))
}

/// One line of the log: what happened, and by which rule.
pub(crate) fn log_line(terminal: &Terminal, voice: Voice, table: &dyn AnyTable, told: &SeenEvent) -> String {
    let rule = terminal.dim(&format!("[{}]", told.rule));
    format!("{} {rule}", table.say(voice.language, &told.message))
}

pub(crate) fn print_board(
    terminal: &mut Terminal,
    voice: Voice,
    table: &dyn AnyTable,
    board: &TextBoard,
) -> io::Result<()> {
    for row in &board.drawing {
        terminal.line(&format!("   {}", row.trim_end()))?;
    }
    for fact in &board.facts {
        terminal.line(&format!("   {}", table.say(voice.language, fact)))?;
    }
    Ok(())
}

/// Places and scores as the viewer may know them, the best first.
pub(crate) fn print_standings(
    terminal: &mut Terminal,
    voice: Voice,
    table: &dyn AnyTable,
    n: usize,
    viewer: Viewer,
) -> io::Result<()> {
    let mut standings = table.at(n).standings(viewer);
    standings.sort_by_key(|(line, _)| line.place);
    for (line, words) in standings {
        let name = table.names().get(line.seat.index()).cloned().unwrap_or_else(|| line.seat.to_string());
        let message = Message::new(if line.won { "standing-won" } else { "standing" })
            .with("place", line.place)
            .with("name", name)
            .with("words", table.say(voice.language, &words));
        terminal.line(&format!("   {}", voice.say(&message)))?;
    }
    Ok(())
}

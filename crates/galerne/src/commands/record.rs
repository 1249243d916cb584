//! `galerne record check`: whether a recorded game is sound, entry by entry.

use super::print_json;
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::load_record;
use galerne_engine::{Message, Turn};
use serde_json::json;

pub(crate) fn record_check(args: &args::RecordCheck, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let file = args.file.to_string_lossy();
    match load_record(&text) {
        Ok(table) => {
            let over = table.turn() == Turn::Over;
            if args.json {
                let report = json!({
                    "sound": true, "game": table.game().id(), "rules": table.game().rules(), "names": table.names(),
                    "entries": table.entries(), "live": table.live_entries(), "over": over,
                });
                print_json(terminal, &report)?;
            } else {
                let message = Message::new(if over { "record-sound-over" } else { "record-sound" })
                    .with("game", table.game().title(voice.language))
                    .with("entries", table.entries())
                    .with("live", table.live_entries());
                terminal.line(&voice.say(&message))?;
            }
            Ok(())
        }
        Err(unreadable) => {
            let reason = unreadable.say(voice.language);
            if args.json {
                print_json(terminal, &json!({ "sound": false, "error": unreadable.trouble, "message": reason }))?;
                return Err(Failure::told_already(Exit::Refused));
            }
            Err(Failure::of_file(voice, &file, reason))
        }
    }
}

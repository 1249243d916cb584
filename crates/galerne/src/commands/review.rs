//! `galerne review`: a finished game judged, on the terminal or as JSON.

use super::{measure::measure, print_json};
use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::load_record;
use galerne_catalog::review::Effort;
use galerne_engine::{Message, Turn};
use galerne_table::Told;

pub(crate) fn review(args: &args::Review, terminal: &mut Terminal, voice: Voice) -> Outcome {
    if let Some(args::ReviewCommand::Measure(measured)) = &args.command {
        return measure(measured, terminal, voice);
    }
    let Some(path) = &args.file else {
        return Err(Failure::usage(voice, &Message::new("usage-missing").with("argument", "<FILE>")));
    };
    let text = files::read(voice, path)?;
    let file = path.to_string_lossy();
    let table =
        load_record(&text).map_err(|unreadable| Failure::of_file(voice, &file, unreadable.say(voice.language)))?;
    let not_over = || Failure::of_file(voice, &file, voice.word("review-not-over"));
    if table.turn() != Turn::Over {
        return Err(not_over());
    }
    let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    let review = table.review(&effort, &mut |_| true).ok_or_else(not_over)?;
    if args.json {
        print_json(terminal, &serde_json::to_value(&review).unwrap_or_default())?;
        return Ok(());
    }
    let told = Told { table: &*table, review: &review, names: table.names(), language: voice.language };
    terminal.line(&terminal.bold(&table.game().title(voice.language)))?;
    terminal.line(&told.unit())?;
    terminal.blank()?;
    for account in told.accounts() {
        let line = Message::new("review-account")
            .with("name", account.name)
            .with("start", account.start)
            .with("luck", account.luck)
            .with("own", account.own)
            .with("others", account.others)
            .with("result", account.result);
        let line = match account.accuracy {
            Some(accuracy) => {
                let account = voice.say(&line);
                Message::new("review-account-accuracy").with("account", account).with("accuracy", accuracy)
            }
            None => line,
        };
        terminal.line(&voice.say(&line))?;
    }
    terminal.blank()?;
    let points = told.turning_points(|_| true);
    if points.is_empty() {
        terminal.line(&voice.word("review-none"))?;
    }
    for point in points {
        terminal.line(&point.text)?;
        let Some(card) = told.stretch_at(point.at).and_then(|stretch| told.card(stretch).ok()) else { continue };
        for (key, line) in [("review-played", &card.played), ("review-best", &card.best)] {
            terminal.line(&format!("   {}", voice.say(&Message::new(key).with("moves", line.moves.join(" · ")))))?;
            for event in &line.told {
                terminal.line(&format!("      {} {}", event.text, terminal.dim(&format!("[{}]", event.rule))))?;
            }
        }
    }
    let strokes = told.strokes(|_| true);
    if !strokes.is_empty() {
        terminal.blank()?;
        for stroke in strokes {
            terminal.line(&stroke.text)?;
        }
    }
    if !review.whole {
        terminal.line(&voice.word("review-short"))?;
    }
    Ok(())
}

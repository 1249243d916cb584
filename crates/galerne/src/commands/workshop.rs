//! `galerne workshop`: editions of games, begun, checked, compared, and put into their one form.

use super::print_json;
use crate::args::{self, WorkshopCommand};
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, Editions, find};
use galerne_engine::Message;
use galerne_material::{Difference, Findings, Laid, Level, Tree, What, differences, from_link, game_of, to_link};
use serde_json::{Value, json};
use std::path::Path;

/// What stands before the letters of a link.
const LINK: &str = "#e=";

pub(crate) fn workshop(args: &args::Workshop, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match &args.command {
        WorkshopCommand::New(new) => {
            let game = find(&new.game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
            put(new.out.as_deref(), &editions(game, voice)?.shelf().blank(), terminal, voice)
        }
        WorkshopCommand::Check(check) => self::check(check, terminal, voice),
        WorkshopCommand::Diff(diff) => {
            let one = Opened::sound(&diff.file, voice)?;
            let other = diff.other.as_deref().map(|file| Opened::sound(file, voice)).transpose()?;
            let printed = one.editions.shelf().printed();
            let (before, after) = match &other {
                Some(other) if other.game.id() != one.game.id() => {
                    return Err(Failure::usage(voice, &Message::new("usage-edition-games")));
                }
                Some(other) => (one.tree(), other.tree()),
                None => (Some(printed), one.tree()),
            };
            let (Some(before), Some(after)) = (before, after) else { return Ok(()) };
            show_differences(&differences(before, after), terminal, voice)
        }
        WorkshopCommand::Format(format) => {
            let opened = Opened::sound(&format.file, voice)?;
            put(format.out.as_deref(), &opened.form(), terminal, voice)
        }
        WorkshopCommand::Link(link) => {
            let opened = Opened::sound(&link.file, voice)?;
            let letters =
                to_link(&opened.form()).ok_or_else(|| Failure::new(Exit::Refused, voice.word("workshop-link-long")))?;
            Ok(terminal.line(&format!("/workshop/{}{LINK}{letters}", opened.game.id()))?)
        }
        WorkshopCommand::Import(import) => {
            let text = imported(&import.from, voice)?;
            put(import.out.as_deref(), &text, terminal, voice)
        }
    }
}

/// The one form of the edition in a file, for an option of the game that it belongs to.
pub(crate) fn option_of(file: &Path, voice: Voice) -> Outcome<String> {
    Ok(format!("edition={}", Opened::sound(file, voice)?.laid.edition.text()))
}

fn editions(game: &'static dyn AnyGame, voice: Voice) -> Outcome<Editions> {
    let title = || game.title(voice.language);
    game.editions().ok_or_else(|| Failure::usage(voice, &Message::new("usage-no-editions").with("game", title())))
}

/// An edition that was read, and the game it belongs to.
struct Opened {
    game: &'static dyn AnyGame,
    editions: Editions,
    laid: Laid,
}

impl Opened {
    fn read(file: &Path, voice: Voice) -> Outcome<Opened> {
        let text = files::read(voice, file)?;
        let name = file.to_string_lossy();
        let Some(id) = game_of(&text) else {
            return Err(Failure::of_file(voice, &name, voice.word("workshop-no-game")));
        };
        let game = find(&id).map_err(|trouble| Failure::of_file(voice, &name, voice.trouble(&trouble)))?;
        let editions = editions(game, voice)?;
        Ok(Opened { game, editions, laid: editions.check(&name, &text) })
    }

    /// An edition with an error is refused with all that there is to say of it.
    fn sound(file: &Path, voice: Voice) -> Outcome<Opened> {
        let opened = Opened::read(file, voice)?;
        if opened.laid.findings.has_errors() {
            let lines = lines(opened.game, &opened.laid.findings, voice).join("\n");
            return Err(Failure::new(Exit::Usage, lines));
        }
        Ok(opened)
    }

    fn tree(&self) -> Option<&Tree> {
        self.laid.tree.as_ref()
    }

    /// An edition that changes nothing is a file to begin with.
    fn form(&self) -> String {
        if self.laid.edition.is_empty() { self.editions.shelf().blank() } else { self.laid.edition.text().to_owned() }
    }
}

fn lines(game: &dyn AnyGame, findings: &Findings, voice: Voice) -> Vec<String> {
    let told = findings.iter().map(|finding| {
        let words = game.say(voice.language, &finding.message());
        voice.say(&Message::new("workshop-finding").with("level", finding.level.name()).with("finding", words))
    });
    let more = (findings.more() > 0).then(|| voice.say(&Message::new("workshop-more").with("more", findings.more())));
    told.chain(more).collect()
}

fn check(args: &args::WorkshopCheck, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let Opened { game, editions, laid } = Opened::read(&args.file, voice)?;
    let changed = laid.tree.as_ref().map_or(0, |tree| differences(editions.shelf().printed(), tree).len());
    if args.json {
        print_json(terminal, &report(game, &laid, changed, voice))?;
    } else {
        for line in lines(game, &laid.findings, voice) {
            terminal.line(&line)?;
        }
        if !laid.findings.has_errors() {
            let message = Message::new("workshop-sound")
                .with("game", game.title(voice.language))
                .with("changed", changed)
                .with("identity", laid.identity.as_str());
            terminal.line(&voice.say(&message))?;
        }
    }
    match laid.findings.has_errors() {
        true => Err(Failure::told_already(Exit::Usage)),
        false if args.strict && laid.findings.reach(Level::Warning) => Err(Failure::told_already(Exit::Refused)),
        false => Ok(()),
    }
}

fn report(game: &dyn AnyGame, laid: &Laid, changed: usize, voice: Voice) -> Value {
    let findings: Vec<_> = laid
        .findings
        .iter()
        .map(|finding| {
            json!({
                "level": format!("{:?}", finding.level).to_lowercase(), "file": finding.file, "line": finding.line,
                "column": finding.column, "about": finding.about, "rule": finding.rule, "reason": finding.what,
                "message": game.say(voice.language, &finding.what),
            })
        })
        .collect();
    json!({
        "sound": !laid.findings.has_errors(), "game": game.id(), "identity": laid.identity, "edition": laid.edition,
        "changed": changed, "findings": findings, "more": laid.findings.more(),
    })
}

/// One line a row, then one line for each cell that differs.
fn show_differences(all: &[Difference<'_>], terminal: &mut Terminal, voice: Voice) -> Outcome {
    if all.is_empty() {
        terminal.line(&voice.word("workshop-same"))?;
    }
    for Difference { sheet, row, what } in all {
        let row = format!("{}.{row}", sheet.name);
        let heading = |key: &'static str| voice.say(&Message::new(key).with("row", row.as_str()));
        match what {
            What::Added(cells) => {
                terminal.line(&heading("workshop-row-new"))?;
                for (cell, node) in sheet.cells.iter().zip(*cells) {
                    terminal.line(&format!("   {}: {node}", cell.name))?;
                }
            }
            What::Out => terminal.line(&heading("workshop-row-out"))?,
            What::Changed(cells) | What::Back(cells) => {
                let is_back = matches!(what, What::Back(_));
                terminal.line(&if is_back { heading("workshop-row-back") } else { row })?;
                for (column, before, after) in cells {
                    terminal.line(&format!("   {}: {before} → {after}", sheet.cells[*column].name))?;
                }
            }
        }
    }
    Ok(())
}

/// The edition in a link, or in the options of a recorded game.
fn imported(from: &str, voice: Voice) -> Outcome<String> {
    if let Some((_, letters)) = from.split_once(LINK) {
        return from_link(letters).ok_or_else(|| Failure::new(Exit::Refused, voice.word("workshop-link-bad")));
    }
    let text = files::read(voice, Path::new(from))?;
    let table = galerne_catalog::load_record(&text)
        .map_err(|unreadable| Failure::of_file(voice, from, unreadable.say(voice.language)))?;
    match table.options().get("edition").and_then(Value::as_str) {
        Some(edition) => Ok(edition.to_owned()),
        None => Err(Failure::of_file(voice, from, voice.word("workshop-record-printed"))),
    }
}

/// Into the file, or onto the standard output.
fn put(out: Option<&Path>, text: &str, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match out {
        None => Ok(terminal.text(text)?),
        Some(file) => files::write_durably(file, text)
            .map_err(|error| Failure::of_file(voice, &file.to_string_lossy(), voice.io(&error))),
    }
}

//! The lobby: a greeting, the games, and a few questions before the first move.

use super::seats;
use super::setup::{open, sit_down};
use crate::args;
use crate::failure::Outcome;
use crate::play::answers::{Meant, meant};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, games};
use galerne_engine::Message;

/// Ask for what the command line did not say: the game, who plays, with which options.
pub(super) fn lobby(args: &args::Play, terminal: &mut Terminal, voice: Voice) -> Outcome {
    terminal.line(&terminal.bold(&voice.word("lobby-greeting")))?;
    terminal.line(&voice.word("lobby-commands"))?;
    terminal.blank()?;
    let Some(game) = ask_game(terminal, voice)? else { return Ok(()) };
    loop {
        let mut wishes = args.clone();
        if wishes.seats.is_empty() && wishes.names.is_empty() {
            let Some(seats) = ask_seats(game, terminal, voice)? else { return Ok(()) };
            wishes.seats = seats;
        }
        if wishes.options.is_empty() && wishes.preset.is_empty() && !game.options(voice.language).is_empty() {
            let Some(options) = ask_options(game, terminal, voice)? else { return Ok(()) };
            (wishes.preset, wishes.options) = options;
        }
        match open(game, &wishes, voice) {
            Ok((table, seats)) => return sit_down(table, seats, &wishes, terminal, voice),
            // What the questions led to may still be refused (too many seats, say); what the command line fixed would only be
            // refused again.
            Err(failure) if args.seats.is_empty() && args.options.is_empty() && args.preset.is_empty() => {
                terminal.line(&failure.reasons.join(": "))?;
            }
            Err(failure) => return Err(failure),
        }
    }
}

fn ask_game(terminal: &mut Terminal, voice: Voice) -> Outcome<Option<&'static dyn AnyGame>> {
    let all: Vec<&'static dyn AnyGame> = games().collect();
    let titles: Vec<String> = all.iter().map(|game| game.title(voice.language)).collect();
    let label = |game: &&dyn AnyGame| {
        let example = if game.is_example() { format!(" {}", voice.word("games-example")) } else { String::new() };
        format!("{}{example} — {}", game.title(voice.language), game.tagline(voice.language))
    };
    let labels: Vec<String> = all.iter().map(label).collect();
    terminal.line(&voice.word("lobby-which-game"))?;
    terminal.numbered(&labels)?;
    loop {
        let Some(line) = terminal.ask("> ")? else { return Ok(None) };
        let by_number = line.parse::<usize>().ok().and_then(|number| all.get(number.checked_sub(1)?));
        let by_id = || all.iter().find(|game| game.id() == line);
        let by_title = || match meant(&line, &titles) {
            Meant::One(index) if !line.is_empty() => all.get(index),
            _ => None,
        };
        if leaves(&line) {
            return Ok(None);
        }
        if let Some(game) = by_number.or_else(by_id).or_else(by_title) {
            return Ok(Some(*game));
        }
        terminal.line(&voice.say(&Message::new("lobby-no-such").with("most", all.len())))?;
    }
}

fn ask_seats(game: &dyn AnyGame, terminal: &mut Terminal, voice: Voice) -> Outcome<Option<Vec<String>>> {
    let words =
        |seats: &[seats::Who]| -> Vec<String> { seats.iter().map(|who| seats::word_for(*who, voice)).collect() };
    let usual = words(&seats::usual(game, None));
    let kinds = [seats::Who::Human].into_iter().chain(game.bots().iter().map(|bot| seats::Who::Bot(bot)));
    let kinds = words(&kinds.collect::<Vec<_>>()).join(", ");
    let question = Message::new("lobby-who")
        .with("kinds", kinds)
        .with("min", *game.seats().start())
        .with("max", *game.seats().end())
        .with("usual", usual.join(", "));
    terminal.line(&voice.say(&question))?;
    loop {
        let Some(line) = terminal.ask("> ")? else { return Ok(None) };
        if leaves(&line) {
            return Ok(None);
        }
        let typed: Vec<String> = line.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let given = if typed.is_empty() { usual.clone() } else { typed };
        match seats::parse(&given, game, voice) {
            Ok(_) => return Ok(Some(given)),
            Err(failure) => terminal.line(&failure.reasons.join(": "))?,
        }
    }
}

type Wishes = (Vec<String>, Vec<String>);

/// Presets and options, as words; Enter is the rulebook's own game.
fn ask_options(game: &dyn AnyGame, terminal: &mut Terminal, voice: Voice) -> Outcome<Option<Wishes>> {
    terminal.line(&voice.word("lobby-options"))?;
    loop {
        let Some(line) = terminal.ask("> ")? else { return Ok(None) };
        if leaves(&line) {
            return Ok(None);
        }
        if line == "?" {
            for preset in game.presets(voice.language) {
                terminal.line(&format!("  {:<20} {}", preset.id, preset.title))?;
            }
            for option in game.options(voice.language) {
                terminal.line(&format!(
                    "  {:<20} {} ({})",
                    format!("{}=…", option.name),
                    option.title,
                    option.takes()
                ))?;
            }
            continue;
        }
        let (options, presets): (Vec<String>, Vec<String>) =
            line.split_whitespace().map(str::to_owned).partition(|word| word.contains('='));
        return Ok(Some((presets, options)));
    }
}

fn leaves(line: &str) -> bool {
    use super::typed::{Typed, Word};
    matches!(Typed::read(line), Typed::Word(Word::Quit, _))
}

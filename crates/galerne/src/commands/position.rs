//! `galerne position`: a position, what can be done in it, and what comes of doing it.

use super::{log_line, print_json};
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use clap::ArgMatches;
use galerne_catalog::{AnyTable, Denial, Move, load};
use galerne_engine::{Message, Seat, SeatSet, Turn, Viewer};
use serde_json::{Map, Value, json, to_value};

/// Something to do to the position, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Act(String),
    Chance(String),
}

/// The steps in the order of the command line, where `--act` and `--chance` may alternate.
pub(crate) fn steps_in_order(args: &args::Position, matches: &ArgMatches) -> Vec<Step> {
    let placed = |id: &str, texts: &[String], step: fn(String) -> Step| -> Vec<(usize, Step)> {
        let places = matches.indices_of(id).into_iter().flatten();
        places.zip(texts).map(|(place, text)| (place, step(text.clone()))).collect()
    };
    let mut steps = placed("act", &args.act, Step::Act);
    steps.extend(placed("chance", &args.chance, Step::Chance));
    steps.sort_by_key(|(place, _)| *place);
    steps.into_iter().map(|(_, step)| step).collect()
}

pub(crate) fn position(args: &args::Position, steps: &[Step], terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let mut table = load(&text, &[])
        .map_err(|unreadable| Failure::of_file(voice, &args.file.to_string_lossy(), unreadable.say(voice.language)))?;
    let before = table.now().event_count();
    for (index, step) in steps.iter().enumerate() {
        take(&mut *table, step, index + 1, voice)?;
    }
    if args.json { print_as_json(&*table, before, terminal, voice) } else { print(&*table, before, terminal, voice) }
}

fn take(table: &mut dyn AnyTable, step: &Step, number: usize, voice: Voice) -> Outcome {
    let (Step::Act(text) | Step::Chance(text)) = step;
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let message = Message::new("usage-not-json").with("given", text.as_str()).with("error", error.to_string());
        Failure::usage(voice, &message)
    })?;
    let result = match step {
        Step::Chance(_) => table.feed(&value),
        Step::Act(_) => {
            let (seat, action) = who_does_what(value, table.turn().deciders(), voice)?;
            table.act(seat, Move::Json(&action))
        }
    };
    result.map_err(|denial| {
        let mut failure = Failure::new(Exit::Refused, voice.say(&Message::new("step-denied").with("step", number)));
        failure.reasons.push(denied(table, voice, &denial));
        failure
    })
}

/// `{"seat": 0, "act": …}` names its seat; a plain action is that of the one seat that is to act.
fn who_does_what(value: Value, deciders: SeatSet, voice: Voice) -> Outcome<(Seat, Value)> {
    if let Value::Object(map) = &value
        && map.len() == 2
        && let (Some(seat), Some(action)) = (map.get("seat"), map.get("act"))
    {
        let seat = seat
            .as_u64()
            .and_then(|seat| u8::try_from(seat).ok())
            .ok_or_else(|| Failure::usage(voice, &Message::new("usage-seat").with("given", seat.to_string())))?;
        return Ok((Seat(seat), action.clone()));
    }
    match deciders.lowest() {
        Some(seat) if deciders.len() == 1 => Ok((seat, value)),
        // Nobody owes a decision: the game itself says why, whatever the seat.
        None => Ok((Seat::FIRST, value)),
        Some(_) => Err(Failure::usage(voice, &Message::new("usage-which-seat").with("act", value.to_string()))),
    }
}

/// A denial in words, with its rule.
fn denied(table: &dyn AnyTable, voice: Voice, denial: &Denial) -> String {
    let reason = table.say(voice.language, denial.message());
    match denial.rule() {
        Some(rule) => voice.say(&Message::new("denied").with("reason", reason).with("rule", rule.0)),
        None => reason,
    }
}

fn print(table: &dyn AnyTable, before: usize, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let moment = table.now();
    for told in moment.events(before, Viewer::EVERYONE) {
        terminal.line(&log_line(terminal, voice, table, &told))?;
    }
    terminal.text(&moment.position())?;
    match moment.turn() {
        Turn::Over => terminal.line(&voice.word("position-over"))?,
        Turn::Chance(_) => {
            terminal.line(&voice.word("position-chance"))?;
            let due = moment.chance();
            for outcome in due.and_then(|due| due.outcomes).into_iter().flatten() {
                let label = table.say(voice.language, &outcome.label);
                terminal.line(&format!(
                    "   {}  {label}  {}",
                    outcome.chance,
                    terminal.dim(&outcome.weight.to_string())
                ))?;
            }
        }
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                terminal.line(&voice.say(&Message::new("position-decide").with("seat", seat).with("index", seat.0)))?;
                for choice in moment.choices(seat) {
                    let label = table.say(voice.language, &choice.label);
                    terminal.line(&format!(
                        "   {}  {label}  {}",
                        choice.action,
                        terminal.dim(&format!("#{}", choice.id))
                    ))?;
                }
            }
        }
    }
    Ok(())
}

fn print_as_json(table: &dyn AnyTable, before: usize, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let moment = table.now();
    let said = |message: &Message| table.say(voice.language, message);
    let turn = match moment.turn() {
        Turn::Over => json!({ "over": true }),
        Turn::Decide(seats) => json!({ "decide": seats }),
        Turn::Chance(_) => json!({ "chance": moment.chance().map(|due| due.source_name) }),
    };
    let choices_of = |seat: Seat| -> (String, Value) {
        let choices = moment.choices(seat);
        let choices = choices.iter().map(|choice| with_text(to_value(choice), said(&choice.label))).collect();
        (seat.0.to_string(), choices)
    };
    let choices: Map<String, Value> = moment.turn().deciders().iter().map(choices_of).collect();
    let outcomes = moment.chance().and_then(|due| due.outcomes).map(|outcomes| -> Value {
        outcomes.iter().map(|outcome| with_text(to_value(outcome), said(&outcome.label))).collect()
    });
    let events = moment.events(before, Viewer::EVERYONE);
    let events: Value = events.iter().map(|told| with_text(to_value(told), said(&told.message))).collect();
    let standings = moment.standings(Viewer::EVERYONE);
    let standings: Value = standings.iter().map(|(line, words)| with_text(to_value(line), said(words))).collect();
    let position: Value = serde_json::from_str(&moment.position()).unwrap_or_default();
    let report = json!({
        "game": table.game().id(), "turn": turn, "choices": choices, "outcomes": outcomes, "events": events,
        "standings": standings, "position": position,
    });
    print_json(terminal, &report)?;
    Ok(())
}

/// An object of ours with the sentence that goes with it.
pub(super) fn with_text(value: serde_json::Result<Value>, text: String) -> Value {
    let mut value = value.unwrap_or_default();
    if let Value::Object(map) = &mut value {
        map.insert("text".to_owned(), text.into());
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::{CommandFactory as _, FromArgMatches as _};
    use galerne_texts::Language;

    #[test]
    fn steps_keep_the_order_of_the_command_line() {
        let words = "galerne position f --chance 1 --act 2 --act 3 --chance 4 --act 5";
        let matches = Cli::command().get_matches_from(words.split(' '));
        let Some(args::Command::Position(args)) = Cli::from_arg_matches(&matches).unwrap().command else { panic!() };
        let steps = steps_in_order(&args, matches.subcommand_matches("position").unwrap());
        let [act, chance] = [Step::Act, Step::Chance].map(|step| move |n: &str| step(n.to_owned()));
        assert_eq!(steps, [chance("1"), act("2"), act("3"), chance("4"), act("5")]);
    }

    #[test]
    fn a_plain_action_belongs_to_the_one_seat_that_is_to_act() {
        let voice = Voice { language: Language::En };
        let [one, two] = [SeatSet::one(Seat(1)), SeatSet::first(2)];
        assert_eq!(who_does_what(json!("bet"), one, voice).unwrap(), (Seat(1), json!("bet")));
        assert_eq!(who_does_what(json!({ "seat": 1, "act": "bet" }), two, voice).unwrap(), (Seat(1), json!("bet")));
        assert_eq!(who_does_what(json!("bet"), two, voice).unwrap_err().exit, Exit::Usage);
        assert_eq!(who_does_what(json!({ "seat": "x", "act": 1 }), one, voice).unwrap_err().exit, Exit::Usage);
    }
}

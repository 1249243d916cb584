//! `galerne position`: a position, what can be done in it, and what comes of doing it.

mod template;

use super::{log_line, print_json};
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use clap::ArgMatches;
use galerne_catalog::{AnyTable, Denial, Move, load};
use galerne_engine::{Message, Rule, Seat, SeatSet, Turn, Viewer, Wanted};
use serde_json::{Map, Value, json, to_value};
use std::path::Path;

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

/// Why a step is not carried out, for people and for programs.
struct Refused {
    failure: Failure,
    step: Option<usize>,
    rule: Option<Rule>,
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        Refused { failure, step: None, rule: None }
    }
}

pub(crate) fn position(args: &args::Position, steps: &[Step], terminal: &mut Terminal, voice: Voice) -> Outcome {
    if let Some(args::PositionCommand::New(new)) = &args.command {
        return template::new(new, terminal, voice);
    }
    let (table, before) = match played(args, steps, voice) {
        Ok(played) => played,
        Err(refused) if args.json => {
            let Refused { failure, step, rule } = refused;
            let error =
                json!({ "text": failure.reasons.join(": "), "advice": failure.advice, "step": step, "rule": rule });
            print_json(terminal, &json!({ "error": error }))?;
            return Err(Failure::told_already(failure.exit));
        }
        Err(refused) => return Err(refused.failure),
    };
    let report = if args.json { as_json(&*table, before, voice) } else { as_text(&*table, before, terminal, voice) };
    deliver(args.out.as_deref(), &report, terminal, voice)
}

/// The table after all steps, and the number of events before the first of them.
fn played(args: &args::Position, steps: &[Step], voice: Voice) -> Result<(Box<dyn AnyTable>, usize), Refused> {
    let file = args.file.as_deref().unwrap_or(Path::new("-"));
    let text = files::read(voice, file)?;
    let mut table = load(&text, &[])
        .map_err(|unreadable| Failure::of_file(voice, &file.to_string_lossy(), unreadable.say(voice.language)))?;
    let before = table.now().event_count();
    for (index, step) in steps.iter().enumerate() {
        take(&mut *table, step, index + 1, voice)?;
    }
    Ok((table, before))
}

/// Into the file if one is named, else to the terminal.
fn deliver(out: Option<&Path>, text: &str, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match out {
        None => Ok(terminal.text(text)?),
        Some(path) => files::write_durably(path, text)
            .map_err(|error| Failure::of_file(voice, &path.to_string_lossy(), voice.io(&error))),
    }
}

fn take(table: &mut dyn AnyTable, step: &Step, number: usize, voice: Voice) -> Result<(), Refused> {
    let (Step::Act(text) | Step::Chance(text)) = step;
    let value = read_value(text).map_err(|error| {
        let message =
            Message::new("usage-not-json").with("given", shortened(text)).with("column", error.column().max(1));
        Failure::usage(voice, &message)
    })?;
    let result = match step {
        Step::Chance(_) => table.feed(&value),
        Step::Act(_) => {
            let (seat, action) = who_does_what(value, table.turn().deciders(), voice)?;
            table.act(seat, &Move::Json(action))
        }
    };
    result.map_err(|denial| {
        let mut failure = Failure::new(Exit::Refused, voice.say(&Message::new("step-denied").with("step", number)));
        failure.reasons.push(denied(table, voice, &denial));
        failure.advice = due(table, voice);
        Refused { failure, step: Some(number), rule: denial.rule() }
    })
}

/// JSON, or a plain word, which stands for the string it would be in JSON: `--act confirm`.
fn read_value(text: &str) -> serde_json::Result<Value> {
    let is_word = !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    serde_json::from_str(text).or_else(|error| if is_word { Ok(text.into()) } else { Err(error) })
}

/// Enough of it to recognise it by.
fn shortened(text: &str) -> String {
    const ENOUGH: usize = 120;
    match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Which dice or cards are due, with an outcome that could be given; nothing where no chance is due.
fn due(table: &dyn AnyTable, voice: Voice) -> Option<String> {
    let moment = table.now();
    let (due, example) = (moment.chance()?, moment.chance_example()?);
    let message = match &due.wanted {
        Wanted::Dice(dice) => {
            let one = |(name, faces): &(Message, u8)| format!("{} (1–{faces})", table.say(voice.language, name));
            let dice = dice.iter().map(one).collect::<Vec<_>>().join(", ");
            Message::new("position-dice").with("dice", dice)
        }
        Wanted::Listed => Message::new("position-listed"),
    };
    Some(voice.say(&message.with("example", example.to_string())))
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
        // No seat owes a decision: the game says why, whatever the seat.
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

/// The text as a comment: files may hold whole lines that begin with `//`.
fn comment(indent: &str, text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        out.push_str(format!("{indent}// {line}").trim_end());
        out.push('\n');
    }
    out
}

/// The position as a file that can be read again as it is: what happened before it and what can be done stand in comments.
fn as_text(table: &dyn AnyTable, before: usize, terminal: &Terminal, voice: Voice) -> String {
    let moment = table.now();
    let mut out = String::new();
    let mut note = |text: &str| out.push_str(&comment("", text));
    for told in moment.events(before, Viewer::EVERYONE) {
        note(&log_line(terminal, voice, table, &told));
    }
    out.push_str(&moment.position());
    let mut note = |text: &str| out.push_str(&comment("", text));
    let line = |value: &Value, label: &Message, end: String| {
        format!("   {value}  {}  {}", table.say(voice.language, label), terminal.dim(&end))
    };
    match moment.turn() {
        Turn::Over => note(&voice.word("position-over")),
        Turn::Chance(_) => {
            note(&due(table, voice).unwrap_or_default());
            for outcome in moment.chance().and_then(|due| due.outcomes).into_iter().flatten() {
                note(&line(&outcome.chance, &outcome.label, outcome.weight.to_string()));
            }
        }
        Turn::Decide(seats) => {
            for seat in seats.iter() {
                note(&voice.say(&Message::new("position-decide").with("seat", seat).with("index", seat.0)));
                for choice in moment.choices(seat) {
                    note(&line(&choice.action, &choice.label, format!("#{}", choice.id)));
                }
            }
        }
    }
    out
}

fn as_json(table: &dyn AnyTable, before: usize, voice: Voice) -> String {
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
    let due = moment.chance().map(|due| {
        let dice = match &due.wanted {
            Wanted::Dice(dice) => {
                dice.iter().map(|(name, faces)| json!({ "name": said(name), "faces": faces })).collect()
            }
            Wanted::Listed => Value::Null,
        };
        json!({ "source": due.source_name, "dice": dice, "example": moment.chance_example() })
    });
    let outcomes = moment.chance().and_then(|due| due.outcomes).map(|outcomes| -> Value {
        outcomes.iter().map(|outcome| with_text(to_value(outcome), said(&outcome.label))).collect()
    });
    let events = moment.events(before, Viewer::EVERYONE);
    let events: Value = events.iter().map(|told| with_text(to_value(told), said(&told.message))).collect();
    let standings = moment.standings(Viewer::EVERYONE);
    let standings: Value = standings.iter().map(|(line, words)| with_text(to_value(line), said(words))).collect();
    let position: Value = serde_json::from_str(&moment.position()).unwrap_or_default();
    let report = json!({
        "game": table.game().id(), "turn": turn, "choices": choices, "due": due, "outcomes": outcomes, "events": events,
        "standings": standings, "position": position,
    });
    format!("{report:#}\n")
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
    fn a_plain_word_is_a_string_and_long_nonsense_is_not_repeated_whole() {
        assert_eq!(read_value("confirm").unwrap(), json!("confirm"));
        assert_eq!(read_value("true").unwrap(), json!(true));
        assert_eq!(read_value("{\"column\":3}").unwrap(), json!({ "column": 3 }));
        assert!(read_value("{\"column\":").is_err() && read_value("").is_err());
        assert_eq!(shortened(&"é".repeat(50_000)).chars().count(), 121);
        assert_eq!(shortened("bet"), "bet");
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

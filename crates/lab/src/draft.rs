//! An experiment assembled from the fields of a form and written as an experiment file: it can be read, edited by hand, and run at
//! the command line.

use std::fmt::Write as _;

/// The fields of the form, unchecked: validation happens when the file is read.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    pub game: String,
    pub title: String,
    /// As typed, like the next one.
    pub seed: String,
    /// Per variant.
    pub games: String,
    pub turn: Option<String>,
    pub players: Vec<String>,
    pub metrics: Vec<String>,
    pub stop: Option<Enough>,
    /// Names with their options, as typed.
    pub variants: Vec<(String, Vec<(String, String)>)>,
}

/// When to stop before all games are played.
#[derive(Clone, PartialEq, Debug)]
pub struct Enough {
    pub metric: String,
    /// `within` or `decided`.
    pub when: &'static str,
    pub value: f64,
}

impl Draft {
    #[must_use]
    pub fn toml(&self) -> String {
        let mut text = format!("game = {}\n", quoted(&self.game));
        if !self.title.is_empty() {
            line(&mut text, "title", &quoted(&self.title));
        }
        line(&mut text, "seed", &typed(&self.seed));
        line(&mut text, "games", &typed(&self.games));
        if let Some(Enough { metric, when, value }) = &self.stop {
            line(&mut text, "stop", &format!("{{ metric = {}, {when} = {value} }}", quoted(metric)));
        }
        if let Some(turn) = &self.turn {
            line(&mut text, "turn", &quoted(turn));
        }
        line(&mut text, "line-ups", &format!("[{}]", list(&self.players)));
        if !self.metrics.is_empty() {
            line(&mut text, "metrics", &list(&self.metrics));
        }
        text.push_str("\n[variants]\n");
        for (name, options) in &self.variants {
            let options: Vec<String> =
                options.iter().map(|(option, value)| format!("{} = {}", key(option), typed(value))).collect();
            let set = if options.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", options.join(", ")) };
            line(&mut text, &key(name), &set);
        }
        text
    }
}

fn line(text: &mut String, key: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{key} = {value}");
}

fn list(words: &[String]) -> String {
    format!("[{}]", words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(", "))
}

/// A TOML string on one line, because an inline table may not contain line breaks.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            letter if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted + "\""
}

fn key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

/// Numbers and flags are written bare; everything else is a string.
fn typed(value: &str) -> String {
    let is_number = value.parse::<i64>().is_ok_and(|number| number.to_string() == value);
    if is_number || value == "true" || value == "false" { value.to_owned() } else { quoted(value) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Experiment, When};

    fn draft() -> Draft {
        let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        Draft {
            game: "sail-race".to_owned(),
            title: "A \"title\"\nwith = [everything] \u{7} \\ é".to_owned(),
            seed: "7".to_owned(),
            games: "40".to_owned(),
            turn: Some("weather".to_owned()),
            players: vec!["greedy".to_owned(), "random".to_owned()],
            metrics: vec!["ties".to_owned(), "length".to_owned()],
            stop: Some(Enough { metric: "ties".to_owned(), when: "within", value: 0.025 }),
            variants: vec![
                ("livret".to_owned(), Vec::new()),
                (
                    "A11 + \"crabe\"".to_owned(),
                    vec![option("preset", "A11"), option("crab", "true"), option("max_turns", "30")],
                ),
            ],
        }
    }

    #[test]
    fn what_was_chosen_is_what_is_read() {
        let draft = draft();
        let read = Experiment::read(&draft.toml()).unwrap_or_else(|problem| panic!("{:?}\n{}", problem, draft.toml()));
        assert_eq!((read.game.id(), read.seed, read.games), ("sail-race", 7, 40));
        assert_eq!(read.title.en, draft.title);
        assert_eq!(read.line_ups[0].players.len(), 2);
        assert_eq!(read.stop.unwrap().when, When::Within(0.025));
        assert_eq!(read.variants[1].name, "A11 + \"crabe\"");
        assert_eq!(read.variants[1].words, draft.variants[1].1);
        assert!(draft.toml().contains("crab = true, max_turns = 30 }"), "{}", draft.toml());
    }

    #[test]
    fn nothing_typed_into_a_form_breaks_out_of_its_place() {
        for hostile in ["\"", "\\", "\"\n[variants]\nx = {}", "]]\ngames = 1", "'''", "\u{0}", "a = 1 # "] {
            let mut draft = draft();
            draft.title = hostile.to_owned();
            draft.variants[1].0 = hostile.to_owned();
            let read = Experiment::read(&draft.toml()).unwrap_or_else(|problem| panic!("{hostile:?}: {problem:?}"));
            assert_eq!((read.title.fr.as_str(), read.variants[1].name.as_str(), read.games), (hostile, hostile, 40));
            draft.variants[1].1[1].1 = hostile.to_owned();
            assert!(Experiment::read(&draft.toml()).is_err(), "{hostile:?} is no flag");
        }
    }
}

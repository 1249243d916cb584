//! What a strong player thinks, in words: a hint while one plays, and how curves are drawn.

use crate::texts;
use galerne_catalog::{Choice, Hint, Sequence};
use galerne_draw::Output;
use galerne_draw::chart::{Frame, Series, line_chart};
use galerne_draw::text::Speech;
use galerne_engine::{Arg, Message};
use galerne_texts::Language;

/// How many alternatives a hint names besides the best, and how many steps that follow it.
const OTHERS: usize = 2;
const STEPS: usize = 6;
/// A difference of less than one in a hundred decides nothing.
const CLOSE: f32 = 0.01;

/// The best in words, and what comes next to it. `name` puts a message of the game into words, with the players' names.
pub fn hint_in_words(name: impl Fn(&Message) -> String, hints: &[Hint], language: Language) -> Option<(usize, String)> {
    let label = |choice: &Choice| name(&choice.label);
    // Beside a reason the name of the action is enough: what it does stands on its card.
    let called = |choice: &Choice| label(choice).split(" — ").next().unwrap_or_default().to_owned();
    let say = |hint: &Hint| match hint.words.as_ref().map(&name).filter(|words| !words.is_empty()) {
        Some(words) if is_sentence(&words) => format!("{} ({})", within(&called(&hint.choice)), within(&words)),
        Some(words) => format!("{} ({})", within(&label(&hint.choice)), words.trim_end_matches('.')),
        None => within(&label(&hint.choice)),
    };
    let best = hints.first()?;
    // A reason that is a sentence stands as one; what is only a figure, in brackets.
    let reason = best.words.as_ref().map(&name).filter(|words| is_sentence(words));
    let told = if reason.is_some() { within(&called(&best.choice)) } else { say(best) };
    let mut text = texts::say(language, &Message::new("hint-best").with("best", told));
    if let Some(reason) = reason {
        text = format!("{text} {}.", reason.trim_end_matches('.'));
    }
    let mut add = |message: Message| text = format!("{text} {}", texts::say(language, &message));
    let steps: Vec<String> = best.then.iter().take(STEPS).map(|choice| within(&label(choice))).collect();
    // Where the game itself says what it is about, its steps are drawn and not listed.
    if !steps.is_empty() && best.words.is_none() {
        add(Message::new("hint-then").with("steps", steps.join(" · ")));
    }
    // An action that is as good within the error is not second; and one that seems better is only less well known.
    let mut equal: Vec<String> = Vec::new();
    let mut others: Vec<String> = Vec::new();
    let mut rest: Vec<&Hint> = hints.iter().skip(1).filter(|hint| hint.choice.id != best.choice.id).collect();
    // Those that were searched less may stand in another order; a reader expects that of the numbers.
    rest.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    for hint in rest {
        // Nor is a difference smaller than the numbers show; with another number or another reason it is not the same.
        let is_close = (best.worth - hint.worth).abs() < CLOSE && hint.words == best.words;
        if best.about_equals(hint) || is_close {
            equal.push(within(&label(&hint.choice)));
        } else if hint.worth < best.worth {
            others.push(say(hint));
        }
    }
    if !equal.is_empty() {
        equal.truncate(OTHERS);
        add(Message::new("hint-equal").with("others", equal.join(" · ")));
    } else if !others.is_empty() {
        others.truncate(OTHERS);
        add(Message::new("hint-others").with("others", others.join(" · ")));
    }
    Some((best.choice.id, text))
}

fn is_sentence(words: &str) -> bool {
    words.starts_with(char::is_uppercase)
}

/// The hints as a hand carries them out: the best is called by the longest touch that does its first steps, which is what the page marks.
/// Else the words would name the first cell of a walk, and another one be lit.
#[must_use]
pub fn told_by_touch(hints: &[Hint], sequences: &[Sequence]) -> Vec<Hint> {
    let mut told = hints.to_vec();
    if let Some(best) = told.first_mut() {
        let steps: Vec<usize> = [&best.choice].into_iter().chain(&best.then).map(|choice| choice.id).collect();
        let ways = sequences.iter().filter(|way| way.ids.len() > 1 && steps.starts_with(&way.ids));
        if let Some(way) = ways.max_by_key(|way| way.ids.len()) {
            best.choice.label = way.label.clone();
            best.words = best.words.take().map(|words| already_there(words, &way.label));
            best.then.drain(..way.ids.len() - 1);
        }
    }
    told
}

/// The reason of a hint beside a label that names the same `cell`: it need not repeat it (`there`).
fn already_there(mut words: Message, label: &Message) -> Message {
    let is_named = words.args.iter().any(|arg| arg.0 == "cell" && label.args.contains(arg));
    for (name, arg) in &mut words.args {
        if *name == "there" && is_named {
            *arg = Arg::Number(1);
        }
    }
    words
}

/// The curves of the players, drawn for a wide place and for a narrow one, where the wide one would be scaled down
/// until it is illegible. The titles are those of the drawing and of its upright axis, which shows that range at least.
pub(crate) fn curves(
    series: &[Series],
    ([title, axis], range): ([&'static str; 2], Option<(f64, f64)>),
    names: &[String],
    language: Language,
) -> (String, String) {
    let words = |key: &'static str| texts::text(language, key);
    let draw = |id: &str, width: f32, height: f32| {
        let frame = Frame::new(width, height, words(title)).axes(words("curve-moves"), words(axis));
        let frame = match range {
            Some((low, high)) => frame.within(low, high),
            None => frame,
        };
        line_chart(id, &frame, series, 0, Speech::new(texts::all(), language, names)).svg(Output::Page)
    };
    (draw("curve", 560.0, 260.0), draw("curve-narrow", 270.0, 230.0))
}

/// A label within a sentence of ours: the capital and the stop are the sentence's. What is a name of the game (« Repos (1) ») keeps its own.
fn within(label: &str) -> String {
    let label = label.trim_end_matches('.');
    let mut letters = label.chars();
    let is_word = letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase);
    let is_name = label.split_once(' ').is_some_and(|(_, rest)| rest.starts_with('('));
    match label.chars().next() {
        Some(first) if is_word && !is_name => first.to_lowercase().chain(label.chars().skip(1)).collect(),
        _ => label.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_catalog::find;
    use galerne_engine::Seat;

    /// “Best (22) — next best (24)” was said of noise.
    #[test]
    fn what_is_as_good_is_called_equal_and_what_is_worse_comes_next() {
        let names = vec!["Ana".to_owned(), "Bob".to_owned()];
        let table = find("connect-four").unwrap().open(&serde_json::Value::Null, names).unwrap();
        let choices = table.now().choices(Seat(0));
        let hint = |column: usize, worth: f32, error: f32| Hint {
            choice: choices[column].clone(),
            worth,
            error,
            words: Some(Message::new("hint-chance").with("percent", (worth * 100.0).round() as i64)),
            then: Vec::new(),
        };
        let say =
            |hints: &[Hint]| hint_in_words(|message| table.say(Language::En, message), hints, Language::En).unwrap().1;
        let noise = say(&[hint(3, 0.22, 0.02), hint(2, 0.24, 0.02)]);
        assert!(noise.contains("(wins about 22 in 100 games)") && noise.contains("About equal:"), "{noise}");
        assert!(!noise.contains("24") && !noise.contains("Next best"), "{noise}");
        let clear = say(&[hint(3, 0.62, 0.02), hint(2, 0.24, 0.02)]);
        assert!(clear.contains("Next best:") && clear.contains("(wins about 24 in 100 games)"), "{clear}");
        let close = say(&[hint(3, 0.624, 0.0), hint(2, 0.616, 0.0)]);
        assert!(close.contains("About equal:"), "computed, and still the same to a player: {close}");
        let unsure = say(&[hint(3, 0.62, 0.0), hint(2, 0.8, 0.0)]);
        assert!(!unsure.contains("Next best") && !unsure.contains("equal"), "the best is the best: {unsure}");
        let way = Sequence {
            ids: vec![choices[3].id, choices[0].id],
            label: Message::new("walk"),
            targets: Vec::new(),
            main: false,
        };
        let walk = Hint { then: vec![choices[0].clone(), choices[1].clone()], ..hint(3, 0.62, 0.0) };
        let told = told_by_touch(std::slice::from_ref(&walk), std::slice::from_ref(&way));
        assert_eq!((told[0].choice.label.key, told[0].then.len()), ("walk", 1), "called by the touch that does it");
        let to = |key: &'static str| Message::new(key).with("cell", "C7");
        let there = Sequence { label: to("walk"), ..way.clone() };
        let reason = Hint { words: Some(to("reason").with("there", 0)), ..walk.clone() };
        let told = told_by_touch(&[reason], &[there]);
        let words = told[0].words.as_ref().unwrap();
        assert!(words.args.contains(&("there", Arg::Number(1))), "the cell was named twice: {words:?}");
        let other = Sequence { ids: vec![choices[3].id, choices[2].id], ..way };
        assert_eq!(told_by_touch(std::slice::from_ref(&walk), &[other])[0].choice.label, walk.choice.label);
        let planned = Hint { then: vec![choices[0].clone(), choices[1].clone()], words: None, ..hint(3, 0.62, 0.0) };
        assert!(say(&[planned]).contains("Then: "));
    }

    #[test]
    fn a_label_loses_its_capital_and_its_stop_within_a_sentence() {
        assert_eq!(within("Utiliser Wanda — Ignorez un dé vert."), "utiliser Wanda — Ignorez un dé vert");
        assert_eq!(within("Repos (1) : le Traceur"), "Repos (1) : le Traceur");
        assert_eq!(within("E, east"), "E, east");
        assert_eq!(within(""), "");
    }
}

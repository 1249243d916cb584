//! From the fields of a form to an experiment, and what a form holds at first.

use galerne_catalog::AnyGame;
use galerne_lab::{Draft, Enough, MetricWords, metrics, turn_of};
use galerne_texts::Language;

/// What a form sent: names and values, in their order.
pub(super) type Fields = [(String, String)];

/// Measured by default: luck doubles the number of games, rules are for the report.
const NOT_AT_FIRST: [&str; 2] = ["luck", "rules"];

fn field<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
}

/// The form before any change.
pub(super) fn at_first(game: &dyn AnyGame, language: Language) -> Vec<(String, String)> {
    let mut fields: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, value: &str| fields.push((name.to_owned(), value.to_owned()));
    // Quick and not foolish: pictures within seconds.
    let bot = game.bots().iter().find(|bot| **bot == "greedy").or(game.bots().first()).copied().unwrap_or_default();
    for seat in 1..=game.usual_seats() {
        add(&format!("seat{seat}"), bot);
    }
    add("games", "1000");
    add("seed", "1");
    add("until", "games");
    add("of", "ties");
    add("precision", "2");
    for metric in metrics(game, language).iter().filter(|metric| !NOT_AT_FIRST.contains(&metric.name)) {
        add("metric", metric.name);
    }
    fields
}

/// What was chosen. `usual` is what a variant without any change is called.
pub(super) fn draft(game: &dyn AnyGame, fields: &Fields, usual: &str, language: Language) -> Draft {
    let all = |name: &str| -> Vec<String> {
        fields.iter().filter(|(key, value)| key == name && !value.is_empty()).map(|(_, value)| value.clone()).collect()
    };
    // Thousands may be set apart. What is no number is written as it was typed, and refused by its name.
    let number = |name: &str, otherwise: &str| {
        let typed: String = field(fields, name).chars().filter(|letter| !letter.is_whitespace()).collect();
        let bare = typed.parse::<u64>().map_or(typed.clone(), |number| number.to_string());
        if typed.is_empty() { otherwise.to_owned() } else { bare }
    };
    let players = (1..=*game.seats().end()).map(|seat| field(fields, &format!("seat{seat}")).to_owned());
    let variant = |letter: &str| {
        let presets = all(&format!("p.{letter}")).join("+");
        let preset = (!presets.is_empty()).then(|| ("preset".to_owned(), presets));
        let options = fields.iter().filter_map(|(key, value)| {
            let option = key.strip_prefix("o.")?.strip_prefix(letter)?.strip_prefix('.')?;
            (!value.trim().is_empty()).then(|| (option.to_owned(), value.trim().to_owned()))
        });
        let set: Vec<(String, String)> = preset.into_iter().chain(options).collect();
        let name = match field(fields, &format!("n.{letter}")) {
            "" => named(&set, usual),
            name => name.to_owned(),
        };
        (name, set)
    };
    let (first, mut second) = (variant("a"), variant("b"));
    let mut variants = vec![first];
    // The same twice is one variant looked at alone.
    if second.1 != variants[0].1 {
        if second.0 == variants[0].0 {
            second.0.push_str(" (2)");
        }
        variants.push(second);
    }
    let metrics_known = metrics(game, language);
    Draft {
        game: game.id().to_owned(),
        title: variants.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" – "),
        seed: number("seed", "1"),
        games: number("games", "0"),
        turn: turn_of(game.id()).map(str::to_owned),
        players: players.filter(|player| !player.is_empty()).collect(),
        metrics: all("metric"),
        stop: enough(fields, &metrics_known),
        variants,
    }
}

/// After what it changes: presets by their names, options as one would type them.
fn named(set: &[(String, String)], usual: &str) -> String {
    let one = |(name, value): &(String, String)| match name.as_str() {
        "preset" => value.replace('+', " + "),
        _ => format!("{name}={}", value.chars().take(24).collect::<String>()),
    };
    if set.is_empty() { usual.to_owned() } else { set.iter().map(one).collect::<Vec<_>>().join(", ") }
}

fn enough(fields: &Fields, known: &[MetricWords]) -> Option<Enough> {
    let when = match field(fields, "until") {
        "within" => "within",
        "decided" => "decided",
        _ => return None,
    };
    let metric = field(fields, "of").to_owned();
    let is_share = known.iter().any(|known| known.name == metric && known.is_share);
    // What cannot be read becomes 0, which the laboratory refuses with its reason.
    let value: f64 = field(fields, "precision").replace(',', ".").parse().unwrap_or(0.0);
    let value = if value.is_finite() { value } else { 0.0 };
    Some(Enough { metric, when, value: if is_share { value / 100.0 } else { value } })
}

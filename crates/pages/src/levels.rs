//! How each level of bot plays, in a sentence with its measured strength: the figures are those of docs/strength.md, which
//! `cargo xtask strength` writes.

use crate::model::GameCard;
use crate::words::Words;
use galerne_engine::Message;
use maud::{Markup, html};

const MEASURED: &str = include_str!("../../../docs/strength.md");

/// The levels, each with the one it is measured against.
const LEVELS: [(&str, &str); 3] = [("novice", ""), ("habitue", "novice"), ("maitre", "habitue")];

/// How one bot did against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    /// Victories of a hundred, or lucks on which it did better.
    percent: i64,
    /// Each played alone, on the same luck.
    alone: bool,
}

pub(crate) fn levels(game: &GameCard, words: Words) -> Markup {
    html! {
        details class="levels" {
            summary { (words.t("levels-title")) }
            ul {
                @for (bot, other) in LEVELS.into_iter().filter(|(bot, _)| game.bots.iter().any(|known| known == bot)) {
                    li { (sentence(&game.id, bot, other, words)) }
                }
            }
        }
    }
}

fn sentence(game: &str, bot: &str, other: &str, words: Words) -> String {
    let key = match bot {
        "novice" => "level-how-novice",
        "habitue" => "level-how-habitue",
        _ => "level-how-maitre",
    };
    let (kind, percent) = match measured(MEASURED, game, bot, other) {
        Some(share) if share.alone => ("lucks", share.percent),
        Some(share) => ("wins", share.percent),
        None => ("unknown", 0),
    };
    words.say(&Message::new(key).with("kind", kind).with("percent", percent))
}

/// The first figure that the file has of the two in the game: a line such as `*maître* against *habitué*: 90.6 % ± 1.1, …` under a table,
/// whose game is named by the command at its foot.
fn measured(file: &str, game: &str, bot: &str, other: &str) -> Option<Share> {
    let mut pending = None;
    for line in file.lines() {
        if let Some(command) = line.strip_prefix("`galerne arena ") {
            if let (true, Some(percent)) = (command.split(' ').next() == Some(game), pending.take()) {
                return Some(Share { percent, alone: command.contains(" --solo") });
            }
            pending = None;
        } else if let Some((pair, figures)) = line.split_once(": ")
            && let Some((one, two)) = pair.split_once(" against ")
            && (id_of(one), id_of(two)) == (bot, other)
        {
            // Nearly all is not all.
            let rounded = |share: f64| if share < 100.0 { share.round().min(99.0) as i64 } else { 100 };
            pending = figures.split(' ').next().and_then(|number| number.parse().ok()).map(rounded);
        }
    }
    None
}

/// The name of a bot as the file writes it.
fn id_of(written: &str) -> &str {
    match written.trim_matches('*') {
        "maître" => "maitre",
        "habitué" => "habitue",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_texts::Language;

    const FILE: &str = "\
*maître* against *habitué*: 90.6 % ± 1.1, Elo +393.

`galerne arena sail-race --players maitre,habitue --games 3114`

*maître* against *maître@1*: 55.0 % ± 1.0, Elo +35.
*maître* against *habitué*: 70.4 % ± 1.9, Elo +152.

`galerne arena horde --players maitre,habitue,novice --games 6000 --solo`
";

    #[test]
    fn a_figure_is_that_of_its_game_and_of_its_pair() {
        let of = |game: &str, bot: &str, other: &str| measured(FILE, game, bot, other);
        assert_eq!(of("sail-race", "maitre", "habitue"), Some(Share { percent: 91, alone: false }));
        assert_eq!(of("horde", "maitre", "habitue"), Some(Share { percent: 70, alone: true }));
        assert_eq!(of("horde", "habitue", "novice"), None);
        assert_eq!(of("onb", "maitre", "habitue"), None);
    }

    /// The file that stands in the repository has a figure for every game whose present maître was measured, and a sentence tells it.
    #[test]
    fn every_measured_game_tells_its_maitre_in_both_languages() {
        for game in ["sail-race", "onb", "horde", "windwalkers"] {
            let share = measured(MEASURED, game, "maitre", "habitue").unwrap_or_else(|| panic!("{game}"));
            for language in Language::ALL {
                let said = sentence(game, "maitre", "habitue", Words::of(language));
                assert!(said.contains(&share.percent.to_string()), "{said}");
            }
        }
        let unknown = sentence("no-such-game", "maitre", "habitue", Words::of(Language::En));
        assert!(!unknown.chars().any(|letter| letter.is_ascii_digit()), "{unknown}");
    }
}

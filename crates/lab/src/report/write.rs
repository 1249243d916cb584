//! Formats numbers and names for a reader.

use crate::experiment::{Experiment, LineUp};
use crate::metric::{Metric, Unit};
use crate::words::{TEXTS, say, word};
use galerne_draw::text::{Speech, number, percent};
use galerne_engine::Message;
use galerne_texts::Language;

/// Language and page width of a reader.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    pub(super) language: Language,
    /// Charts are drawn at this width, so that letters are not scaled down on a small screen.
    pub(super) wide: f32,
}

impl Reader {
    /// A reader of a full-width page.
    pub(super) fn of(language: Language) -> Reader {
        Reader { language, wide: 640.0 }
    }

    pub(super) fn say(self, message: &Message) -> String {
        say(self.language, message)
    }

    pub(super) fn word(self, key: &'static str) -> String {
        word(self.language, key)
    }

    /// The names of the players for readers; files and records keep the bots' ids.
    pub(super) fn line_up(self, line_up: &LineUp) -> String {
        let player = |player: &galerne_trials::PlayerSpec| match player.noise {
            0.0 => self.bot(&player.name),
            noise => self.say(
                &Message::new("page-slips")
                    .with("bot", self.bot(&player.name))
                    .with("share", self.percent_whole(noise)),
            ),
        };
        let names: Vec<String> = line_up.players.iter().map(player).collect();
        match names.len() {
            many if many > 1 && names.iter().all(|name| *name == names[0]) => format!("{many} × {}", names[0]),
            _ => names.join(" – "),
        }
    }

    pub(super) fn bot(self, name: &str) -> String {
        match name {
            "random" => self.word("page-bot-random"),
            "greedy" => self.word("page-bot-greedy"),
            "novice" => self.word("page-bot-novice"),
            "habitue" => self.word("page-bot-habitue"),
            "maitre" => self.word("page-bot-maitre"),
            other => other.to_owned(),
        }
    }

    fn percent_whole(self, share: f64) -> String {
        percent(self.language, share, 0)
    }

    pub(super) fn speech(self) -> Speech<'static> {
        Speech::new(&TEXTS, self.language, &[])
    }

    pub(super) fn percent(self, share: f64) -> String {
        percent(self.language, share, if share.abs() < 0.0995 { 1 } else { 0 })
    }

    pub(super) fn count(self, value: u64) -> String {
        number(self.language, value as f64, 0)
    }

    pub(super) fn number(self, value: f64, decimals: usize) -> String {
        number(self.language, value, decimals)
    }

    pub(super) fn value(self, unit: Unit, value: f64) -> String {
        match unit {
            Unit::Share => percent(self.language, value, 1),
            Unit::Number(decimals) => number(self.language, value, if value.abs() >= 1000.0 { 0 } else { decimals }),
        }
    }

    /// A difference with its sign; differences of shares in percentage points.
    pub(super) fn change(self, unit: Unit, by: f64) -> String {
        let plus = if by > 0.0 { "+" } else { "" };
        match unit {
            Unit::Share => {
                let value = format!("{plus}{}", number(self.language, by * 100.0, 1));
                self.say(&Message::new("points").with("value", value))
            }
            Unit::Number(_) => format!("{plus}{}", self.value(unit, by)),
        }
    }

    /// The end of a difference's interval: as [`Reader::change`], without the unit.
    pub(super) fn end(self, unit: Unit, by: f64) -> String {
        let plus = if by > 0.0 { "+" } else { "" };
        match unit {
            Unit::Share => format!("{plus}{}", number(self.language, by * 100.0, 1)),
            Unit::Number(_) => format!("{plus}{}", self.value(unit, by)),
        }
    }

    /// The name of a metric inside a sentence.
    pub(super) fn metric(self, metric: Metric, experiment: &Experiment) -> String {
        match metric {
            Metric::Count(index) => experiment.counts[index].title.of(self.language).to_owned(),
            Metric::Facet(index) => experiment.facets[index].title.of(self.language).to_owned(),
            metric => generic(metric).map(|key| self.word(key)).unwrap_or_default(),
        }
    }
}

/// The text key of a metric of every game.
pub(super) fn generic(metric: Metric) -> Option<&'static str> {
    Some(match metric {
        Metric::Length => "metric-length",
        Metric::Decisions => "metric-decisions",
        Metric::Branching => "metric-branching",
        Metric::Forced => "metric-forced",
        Metric::DeadTurns => "metric-dead-turns",
        Metric::Ties => "metric-ties",
        Metric::Won => "metric-won",
        Metric::Score => "metric-score",
        Metric::Margin => "metric-margin",
        Metric::LeadChanges => "metric-lead-changes",
        Metric::Decided => "metric-decided",
        Metric::Skill => "metric-skill",
        Metric::Count(_) | Metric::Facet(_) => return None,
        Metric::Seats => "page-seats",
        Metric::Lead => "page-lead-chart",
        Metric::Luck => "page-luck",
        Metric::Actions => "page-actions",
        Metric::Rules => "page-rules",
    })
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

//! What a check says: messages with their places.

use crate::source::{Place, Source};
use galerne_engine::{Message, Rule, nearest};

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Worth knowing.
    Remark,
    /// Can be played, and is probably not what was meant.
    Warning,
    /// Cannot be played.
    Error,
}

/// One thing to say about a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// The file it is about.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The stretch of the file.
    pub place: Place,
    /// `mission.crop_plain.value`; empty where the file itself is meant.
    pub about: String,
    /// The rule that wants it otherwise.
    pub rule: Option<Rule>,
    /// What is wrong.
    pub what: Message,
}

/// The findings about some files, in the order in which they were made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    sources: Vec<Source>,
    list: Vec<Finding>,
    /// What was found beyond [`MOST`], by number alone.
    more: usize,
    errors: usize,
}

/// More than a person reads; a hostile file cannot ask for more work.
const MOST: usize = 100;
/// How much of a typed text is shown.
const SHOWN: usize = 40;

impl Finding {
    /// The finding as one message: place, subject, what is wrong, and the rule.
    #[must_use]
    pub fn message(&self) -> Message {
        let message = Message::new(match (self.about.is_empty(), self.rule) {
            (true, None) => "material-finding",
            (true, Some(_)) => "material-finding-rule",
            (false, None) => "material-finding-about",
            (false, Some(_)) => "material-finding-about-rule",
        });
        let message = message
            .with("file", self.file.as_str())
            .with("line", self.line.to_string())
            .with("column", self.column.to_string())
            .with("what", self.what.clone());
        let message = if self.about.is_empty() { message } else { message.with("about", self.about.as_str()) };
        match self.rule {
            Some(rule) => message.with("rule", rule.0),
            None => message,
        }
    }
}

impl Level {
    /// The level in words.
    #[must_use]
    pub fn name(self) -> Message {
        Message::new(match self {
            Level::Error => "material-error",
            Level::Warning => "material-warning",
            Level::Remark => "material-remark",
        })
    }
}

impl Findings {
    pub(crate) fn about(sources: Vec<Source>) -> Findings {
        Findings { sources, ..Findings::default() }
    }

    pub(crate) fn add_source(&mut self, name: &str, text: &str) -> usize {
        self.sources.push(Source { name: name.into(), text: text.into() });
        self.sources.len() - 1
    }

    pub(crate) fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Say something about a place.
    pub fn push(&mut self, level: Level, place: Place, about: impl Into<String>, rule: Option<Rule>, what: Message) {
        self.errors += usize::from(level == Level::Error);
        if self.list.len() >= MOST {
            self.more += 1;
            return;
        }
        let (file, (line, column)) = match self.sources.get(place.file) {
            Some(source) => (source.name.to_string(), source.line_and_column(place.start)),
            None => (String::new(), (1, 1)),
        };
        self.list.push(Finding { level, file, line, column, place, about: about.into(), rule, what });
    }

    pub(crate) fn error(&mut self, place: Place, about: &str, rule: Option<Rule>, what: Message) {
        self.push(Level::Error, place, about, rule, what);
    }

    /// A name that nothing bears, with the nearest that something does.
    pub(crate) fn unknown<'a>(
        &mut self,
        place: Place,
        about: &str,
        key: &'static str,
        name: &str,
        known: impl Iterator<Item = &'a str>,
    ) {
        let name = shown(name);
        // Not looked for where it would not be shown: comparing names is most of the work of a file full of wrong ones.
        let nearest = if self.list.len() < MOST { nearest(&name, known) } else { String::new() };
        self.error(place, about, None, Message::new(key).with("name", name).with("nearest", nearest));
    }

    /// In the order of the files and lines.
    pub(crate) fn sort(&mut self) {
        self.list.sort_by_key(|finding| (finding.place.file, finding.place.start));
    }

    /// Every finding that is kept.
    pub fn iter(&self) -> impl Iterator<Item = &Finding> {
        self.list.iter()
    }

    /// Whether an error about that is known already.
    pub(crate) fn mention(&self, about: &str) -> bool {
        // Beyond what is kept nothing is shown, so nothing can contradict.
        self.list.len() >= MOST || self.list.iter().any(|finding| finding.about == about)
    }

    /// Whether something cannot be played.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// The first error.
    #[must_use]
    pub fn first_error(&self) -> Option<&Finding> {
        self.list.iter().find(|finding| finding.level == Level::Error)
    }

    /// Whether there is something at that level or above it.
    #[must_use]
    pub fn reach(&self, level: Level) -> bool {
        self.has_errors() || self.list.iter().any(|finding| finding.level >= level)
    }

    /// How many findings there are beyond those that are kept.
    #[must_use]
    pub fn more(&self) -> usize {
        self.more
    }

    /// Nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// The beginning of a typed text, fit to be shown.
pub(crate) fn shown(text: &str) -> String {
    let clean = |sign: char| if crate::guard::is_forbidden(sign) { '\u{fffd}' } else { sign };
    let mut short: String = text.chars().take(SHOWN).map(clean).collect();
    if text.chars().nth(SHOWN).is_some() {
        short.push('…');
    }
    short
}

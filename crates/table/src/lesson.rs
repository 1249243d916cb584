//! Lessons: a game once played, stopped where there is something to learn. Nothing is kept: where a learner stands travels with
//! the page (`?at=K`), and the record's beginning is replayed for every step.

use crate::audience::Audience;
use crate::message::{ClientMessage, LessonMessage, LessonWhat, RefusedMessage, ServerMessage};
use crate::models::game_card;
use crate::render::Overlay;
use crate::table::OpenTable;
use crate::who::Who;
use crate::{parts, texts};
use galerne_catalog::{AnyGame, Move};
use galerne_engine::{Lesson, Seat};
use galerne_pages::model::{ChanceMode, LessonStep, TableHead, TableView};
use galerne_pages::regions::Place;
use galerne_texts::Language;
use serde_json::Value;

/// The learner has the first seat.
const LEARNER: Seat = Seat(0);

/// What takes five minutes: more cards are split into several lessons, one after the other.
const LONG: usize = 14;

/// Where each of the lessons begins: as few as there can be, cut where most happens by itself between two cards, as from turn to turn.
fn parts(steps: &[galerne_engine::LessonStep]) -> Vec<usize> {
    let (_, mut starts) = cut(steps, 0, steps.len().div_ceil(LONG)).unwrap_or_default();
    starts.insert(0, 0);
    starts
}

/// The best places for the remaining lessons from there on, and how much happens between them.
fn cut(steps: &[galerne_engine::LessonStep], from: usize, lessons: usize) -> Option<(usize, Vec<usize>)> {
    if lessons <= 1 {
        return (steps.len() - from <= LONG).then(|| (0, Vec::new()));
    }
    let after = |start: usize| {
        let (between, mut starts) = cut(steps, start, lessons - 1)?;
        starts.insert(0, start);
        Some((between + steps[start].at - steps[start - 1].at, starts))
    };
    // Of equal ones the first: what comes early is short.
    let ways = (from + 1..steps.len().min(from + LONG + 1)).rev().filter_map(after);
    ways.max_by_key(|(between, _)| *between)
}

/// A lesson at one of its steps.
#[derive(Debug)]
pub struct Stand {
    game: &'static dyn AnyGame,
    lesson: &'static Lesson,
    at: usize,
    open: OpenTable,
    audience: Audience,
    /// The number of the action that is asked for, if one is.
    wanted: Option<usize>,
}

impl Stand {
    /// `None` if the game has no lesson, or one that these rules no longer play.
    #[must_use]
    pub fn open(game: &'static dyn AnyGame, at: usize, audience: Audience) -> Option<Stand> {
        let lesson = game.lesson()?;
        let at = at.min(lesson.steps.len().checked_sub(1)?);
        let step = lesson.steps[at];
        let mut record: Value = serde_json::from_str(lesson.record).ok()?;
        let entries = record.get_mut("entries")?.as_array_mut()?;
        let next = entries.get(step.at).cloned();
        entries.truncate(step.at);
        let mut table = game.load_record(&record.to_string()).ok()?;
        // The recorded names are not those of the learner.
        let mut names = table.names().to_vec();
        names[LEARNER.index()] = texts::text(audience.language, "guest");
        table.call_players(names);
        let seats: Vec<Option<&str>> = (0..table.names().len()).map(|seat| (seat > 0).then_some("")).collect();
        let open = OpenTable::local(table, &seats, ChanceMode::Automatic);
        let audience = open.audience_of(&Who::local(), &audience);
        let wanted = match next.as_ref().and_then(|entry| entry.get("act")) {
            Some(action) if step.ask => Some(open.table.now().read(LEARNER, &Move::Json(action.clone())).ok()?.id),
            _ => None,
        };
        Some(Stand { game, lesson, at, open, audience, wanted })
    }

    /// What the learner sees. Only what is asked for can be chosen from, but all that is legal can be tried.
    #[must_use]
    pub fn view(&self) -> TableView {
        let mut view = self.open.view(&self.audience);
        view.undo.clear();
        // A lesson asks for one thing at a time: what would turn its one touch into the first of several is left out, and only what it asks
        // for goes on. Everything else can be touched as at any table, and is answered by the card.
        let asked = self.wanted.and_then(|id| self.targets_of(id)).unwrap_or_default();
        let begins = |targets: &[String]| !asked.is_empty() && targets.first() == asked.first();
        view.choices.retain(|choice| (choice.then.is_empty() && !choice.alias) || !begins(&choice.targets));
        for choice in &mut view.choices {
            let is_asked = choice.then.is_empty() && Some(choice.id) == self.wanted;
            // What nothing on the picture stands for is marked by its button.
            choice.main = is_asked && (choice.main || choice.targets.is_empty());
        }
        view.composed.clear();
        view.chance = None;
        if self.wanted.is_none() {
            (view.choices, view.prompt) = (Vec::new(), None);
            let is_last = self.at + 1 == self.lesson.steps.len();
            view.waits = texts::text(self.audience.language, if is_last { "lesson-end" } else { "lesson-reading" });
        }
        view
    }

    /// The card above the table.
    #[must_use]
    pub fn card(&self) -> LessonStep {
        let step = &self.lesson.steps[self.at];
        let words = self.game.lesson_card(self.audience.language, step);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let starts = parts(self.lesson.steps);
        let part = starts.iter().rposition(|&start| start <= self.at).unwrap_or(0);
        let end = starts.get(part + 1).copied().unwrap_or(self.lesson.steps.len());
        LessonStep {
            at: count(self.at + 1),
            step: count(self.at - starts[part] + 1),
            of: count(end - starts[part]),
            part: count(part + 1),
            parts: count(starts.len()),
            cards: count(self.lesson.steps.len()),
            title: words.title,
            text: words.text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect(),
            rule: Some(step.rule.0.to_owned()),
            done: self.at + 1 == self.lesson.steps.len(),
            reading: !step.ask,
            things: self.things(step),
        }
    }

    /// What the card asks to be touched; where it asks for nothing, what it refers to.
    fn things(&self, step: &galerne_engine::LessonStep) -> Vec<String> {
        let asked = self.wanted.and_then(|id| self.targets_of(id)).filter(|targets| !targets.is_empty());
        asked.or_else(|| self.way_on()).unwrap_or_else(|| step.things.iter().map(ToString::to_string).collect())
    }

    /// What else is touched for it than its button: a tile beside the horde means going on to it, and the lesson goes to one of them.
    fn way_on(&self) -> Option<Vec<String>> {
        let ways = self.open.table.now().sequences(LEARNER);
        let goes_on = |ids: &[usize]| {
            let Some((&first, then)) = ids.split_first() else { return false };
            self.wanted == Some(first) && !then.is_empty() && self.goes_on_by(first, then)
        };
        ways.into_iter().find(|way| goes_on(&way.ids)).map(|way| way.targets)
    }

    fn targets_of(&self, id: usize) -> Option<Vec<String>> {
        let choice = self.open.table.now().read(LEARNER, &Move::Id(id)).ok()?;
        Some(choice.targets)
    }

    /// The head of its page.
    #[must_use]
    pub fn head(&self) -> TableHead {
        TableHead { game: game_card(self.game, self.audience.language), ..TableHead::default() }
    }

    /// The language of the learner.
    #[must_use]
    pub fn language(&self) -> Language {
        self.audience.language
    }

    /// Everything, as a message.
    #[must_use]
    pub fn page(&self) -> ServerMessage {
        let game = game_card(self.game, self.audience.language);
        let card = galerne_pages::lesson_card(&self.card(), &game, self.audience.language);
        let lesson = Some(LessonMessage { at: self.at, card });
        // A lesson is a table without an address.
        let place = Place { table: "", game: self.game.id() };
        ServerMessage::Page(Box::new(parts::page(self.view(), place, &self.audience, lesson)))
    }

    /// The answers to a message.
    pub fn answer(&mut self, message: &ClientMessage) -> Vec<ServerMessage> {
        let language = self.audience.language;
        let step = self.lesson.steps[self.at];
        let client = message.client();
        let refuse = |text: String, rule: Option<&str>| vec![refused(client, text, rule)];
        match message {
            ClientMessage::Act { seat, id, then, .. }
                if *seat == LEARNER.0 && self.wanted == Some(*id) && then.is_empty() =>
            {
                self.go(self.at + 1, client)
            }
            // Several in one go that the lesson would have asked for one after the other.
            ClientMessage::Act { seat, id, then, .. }
                if *seat == LEARNER.0 && self.wanted == Some(*id) && self.goes_on_by(*id, then) =>
            {
                let played = step.at + 1 + then.len();
                let next = self.lesson.steps.iter().skip(self.at + 1).position(|step| step.at >= played);
                self.go(next.map_or(self.lesson.steps.len() - 1, |next| self.at + 1 + next), client)
            }
            // Anything else is gently refused: the card says why.
            ClientMessage::Act { .. } if self.wanted.is_some() => {
                refuse(self.game.lesson_card(language, &step).hint, Some(step.rule.0))
            }
            ClientMessage::Lesson { what: LessonWhat::Next, .. } if self.wanted.is_none() => {
                self.go(self.at + 1, client)
            }
            ClientMessage::Lesson { what: LessonWhat::Back, .. } => self.go(self.at.saturating_sub(1), client),
            ClientMessage::Preview { seat, id, then, .. } if *seat == LEARNER.0 => {
                match self.open.preview(LEARNER, *id, then, &self.audience) {
                    Ok(Overlay { svg, text }) => {
                        vec![ServerMessage::Preview { client: client.to_owned(), overlay: svg, text }]
                    }
                    Err(why) => refuse(self.open.in_words(&why.reason, language), why.rule),
                }
            }
            ClientMessage::Why { seat, picked, thing, .. } if *seat == LEARNER.0 => {
                vec![self.open.why_message(LEARNER, picked, thing, client, language)]
            }
            ClientMessage::Hint { .. } => match self.wanted {
                Some(id) => {
                    let text = self.game.lesson_card(language, &step).hint;
                    vec![ServerMessage::Hint { client: client.to_owned(), ids: vec![id], then: Vec::new(), text }]
                }
                None => refuse(texts::text(language, "lesson-reading"), None),
            },
            _ => refuse(texts::text(language, "refused-lesson"), None),
        }
    }

    /// Whether the recorded game goes on by these very actions of the learner.
    fn goes_on_by(&self, first: usize, then: &[usize]) -> bool {
        let step = &self.lesson.steps[self.at];
        let Ok(mut record) = serde_json::from_str::<Value>(self.lesson.record) else { return false };
        let Some(entries) = record.get_mut("entries").and_then(Value::as_array_mut) else { return false };
        let coming = entries.split_off(step.at.min(entries.len()));
        let Ok(mut table) = self.game.load_record(&record.to_string()) else { return false };
        [first].iter().chain(then).enumerate().all(|(place, &id)| {
            let action = coming.get(place).and_then(|entry| entry.get("act")).cloned();
            let read = action.map(|action| table.now().read(LEARNER, &Move::Json(action)));
            matches!(read, Some(Ok(choice)) if choice.id == id) && table.act(LEARNER, &Move::Id(id)).is_ok()
        })
    }

    fn go(&mut self, at: usize, client: &str) -> Vec<ServerMessage> {
        match Stand::open(self.game, at, self.audience.clone()) {
            Some(next) => *self = next,
            None => return vec![refused(client, texts::text(self.audience.language, "refused-error"), None)],
        }
        let v = self.open.version_for(self.audience.viewer());
        vec![self.page(), ServerMessage::Ack { v, client: client.to_owned(), table: None, cut: None }]
    }
}

fn refused(client: &str, text: String, rule: Option<&str>) -> ServerMessage {
    let (client, rule) = (Some(client.to_owned()), rule.map(str::to_owned));
    ServerMessage::Refused(RefusedMessage { client, text, rule, ..RefusedMessage::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_catalog::games;

    /// Thirty-seven cards in a row were no five minutes.
    #[test]
    fn no_lesson_is_longer_than_five_minutes() {
        for game in games() {
            let Some(lesson) = game.lesson() else { continue };
            let starts = parts(lesson.steps);
            let ends = starts.iter().skip(1).copied().chain([lesson.steps.len()]);
            let long: Vec<usize> = starts.iter().zip(ends).map(|(start, end)| end - start).collect();
            assert!(long.iter().all(|cards| (4..=LONG).contains(cards)), "{}: {long:?}", game.id());
            if game.id() == "horde" {
                let texts: Vec<&str> = starts.iter().map(|&start| lesson.steps[start].text).collect();
                assert_eq!(texts, ["lesson-goal", "lesson-goutte", "lesson-delta"], "a lesson for each turn");
            }
        }
    }
}

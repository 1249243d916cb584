//! Answers to questions: why something cannot be done, what a rule says, and where a game was saved.

use super::answers::mentions;
use super::session::Session;
use super::typed::Typed;
use crate::files;
use crate::rulebooks;
use galerne_catalog::{Choice, Denial, Move};
use galerne_engine::{Message, Seat, nearest};
use serde_json::Value;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// How many actions of a game's whole space are searched for the typed words.
const LOOKED_THROUGH: usize = 20_000;
/// How many answers are given at most.
const EXPLAINED: usize = 4;

impl Session<'_> {
    /// `why`: an action in words, as JSON, by its dense id written `#12` as `position` writes it, or the number of a choice
    /// on the screen.
    pub(super) fn why(&mut self, what: &str, seat: Seat) -> io::Result<()> {
        if let Some(id) = what.strip_prefix('#').and_then(|id| id.trim().parse().ok()) {
            return self.explain(seat, &Move::Id(id));
        }
        match Typed::read(what) {
            Typed::Nothing => self.line("why-what"),
            Typed::Json(value) => self.explain(seat, &Move::Json(value)),
            Typed::Number(number) => {
                let choices = self.open.table().now().choices(seat);
                match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(choice) => self.explain(seat, &Move::Id(choice.id)),
                    None => self.no_choice(number, choices.len()),
                }
            }
            Typed::BrokenJson(error) => self.message(&Message::new("play-broken-json").with("error", error)),
            Typed::Text(_) | Typed::Word(..) if self.explain_words(seat, what)? => Ok(()),
            // A bare word is JSON as well where actions are plain names: `why fold`.
            Typed::Text(_) | Typed::Word(..) => {
                let named = self.open.table().now().read(seat, &Move::Json(Value::from(what)));
                match named {
                    Ok(choice) => self.explain(seat, &Move::Id(choice.id)),
                    Err(_) => self.message(&Message::new("why-nothing-like-it").with("text", what)),
                }
            }
        }
    }

    fn explain(&mut self, seat: Seat, action: &Move) -> io::Result<()> {
        let read = self.open.table().now().read(seat, action);
        let choice = match read {
            Ok(choice) => choice,
            Err(denial) => return self.deny(&denial),
        };
        let label = self.open.table().say(self.voice.language, &choice.label);
        let verdict = self.open.table().now().check(seat, &Move::Id(choice.id));
        match verdict {
            Err(denial) => {
                let reason = self.denied(&denial);
                self.message(&Message::new("why-not").with("label", label).with("reason", reason))
            }
            Ok(()) => {
                let number = self.open.table().now().choices(seat).iter().position(|other| other.id == choice.id);
                let number = number.map_or(0, |index| index + 1);
                self.message(&Message::new("why-possible").with("label", label).with("number", number))
            }
        }
    }

    /// Explain the actions whose names contain these words; `false` when there are none. Many moves often fail for one
    /// and the same reason: each reason is given once.
    pub(super) fn explain_words(&mut self, seat: Seat, text: &str) -> io::Result<bool> {
        let all = self.open.table().now().conceivable(seat, LOOKED_THROUGH);
        let fits = |choice: &&Choice| mentions(text, &self.open.table().say(self.voice.language, &choice.label));
        let mut reasons: Vec<Option<Denial>> = Vec::new();
        let mut explained: Vec<usize> = Vec::new();
        for choice in all.iter().filter(fits) {
            let reason = self.open.table().now().check(seat, &Move::Id(choice.id)).err();
            let is_new = reason.is_none() || !reasons.contains(&reason);
            if is_new && explained.len() < EXPLAINED {
                reasons.push(reason);
                explained.push(choice.id);
            }
        }
        for id in &explained {
            self.explain(seat, &Move::Id(*id))?;
        }
        Ok(!explained.is_empty())
    }

    /// `rules`: one rule of the game's book or of the table's, or what there is to read.
    pub(super) fn rules(&mut self, id: &str) -> io::Result<()> {
        let (game, language) = (self.open.table().game().id(), self.voice.language);
        let ids = rulebooks::ids(game, language);
        if ids.is_empty() {
            return self.line("rules-none");
        }
        if id.is_empty() {
            return self.message(&Message::new("rules-which").with("ids", ids.join(" ")));
        }
        match rulebooks::rule(game, language, id) {
            Some(text) => self.terminal.line(&text),
            None => {
                let nearest = nearest(&id.to_uppercase(), ids.into_iter());
                self.message(&Message::new("rules-unknown").with("id", id).with("nearest", nearest))
            }
        }
    }

    /// `save`: the record so far, into that file or one named after the game. `true` when it was written.
    pub(super) fn save(&mut self, file: &str) -> io::Result<bool> {
        let unnamed = || self.saved_as.clone().unwrap_or_else(|| free_name(self.open.table().game().id()));
        let path = if file.is_empty() { unnamed() } else { PathBuf::from(file) };
        let name = path.to_string_lossy().into_owned();
        let earlier = self.saved_as.as_ref() == Some(&path);
        if path.exists() && !earlier {
            self.message(&Message::new("save-exists").with("file", name))?;
            return Ok(false);
        }
        match files::write_durably(&path, self.open.table().record()) {
            Ok(()) => {
                self.saved = self.open.table().entries();
                self.saved_as = Some(path);
                self.message(&Message::new("save-done").with("file", name))?;
                Ok(true)
            }
            Err(error) => {
                let why = self.voice.io(&error);
                self.message(&Message::new("save-failed").with("file", name).with("why", why))?;
                Ok(false)
            }
        }
    }
}

/// `sail-race.record.json`, or the first of `sail-race-2.record.json`, … that does not exist yet.
fn free_name(game: &str) -> PathBuf {
    let named = |number: u32| match number {
        1 => format!("{game}.record.json"),
        _ => format!("{game}-{number}.record.json"),
    };
    let is_free = |name: &String| fs::symlink_metadata(Path::new(name)).is_err();
    (1..=u32::MAX).map(named).find(is_free).unwrap_or_default().into()
}

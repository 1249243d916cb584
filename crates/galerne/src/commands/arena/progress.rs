//! A line of progress on a terminal.

use crate::voice::Voice;
use galerne_engine::Message;
use galerne_lab::arena::Progress;
use std::{
    io::{self, IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

const WIDTH: usize = 30;
/// Not more often: a terminal is slower than a quick game.
const PAUSE: Duration = Duration::from_millis(100);

pub(super) struct Bar {
    voice: Voice,
    watched: bool,
    start: Instant,
    shown: Option<Instant>,
    /// Games that an earlier run had played: they took this run no time.
    before: usize,
}

impl Bar {
    pub(super) fn new(voice: Voice, before: usize) -> Bar {
        Bar { voice, watched: io::stderr().is_terminal(), start: Instant::now(), shown: None, before }
    }

    pub(super) fn show(&mut self, progress: Progress) {
        if !self.watched || self.shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        // Progress is a courtesy; a terminal that will not take it is no reason to stop.
        let _ = write!(io::stderr(), "\r{}\x1b[K", self.line(progress, self.start.elapsed()));
    }

    fn line(&self, progress: Progress, took: Duration) -> String {
        let full = (WIDTH * progress.games / progress.of.max(1)).min(WIDTH);
        let bar = "━".repeat(full) + &"╌".repeat(WIDTH - full);
        let played = progress.games.saturating_sub(self.before).max(1);
        let left = took.as_secs_f64() * progress.of.saturating_sub(progress.games) as f64 / played as f64;
        let message = Message::new("arena-progress")
            .with("games", progress.games)
            .with("of", progress.of)
            .with("left", format!("{}:{:02}", left as u64 / 60, left as u64 % 60));
        format!("{bar} {}", self.voice.say(&message))
    }

    pub(super) fn clear(&self) {
        if self.watched {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_texts::Language;

    #[test]
    fn the_estimate_counts_only_what_this_run_played() {
        let voice = Voice { language: Language::En };
        let bar = Bar { voice, watched: false, start: Instant::now(), shown: None, before: 40 };
        let line = bar.line(Progress { games: 50, of: 100 }, Duration::from_secs(20));
        assert!(line.contains("50") && line.contains("1:40"), "{line}");
    }
}

//! What a run says so far, drawn anew only when there is something new and it is worth the work.

use super::desk::Desk;
use galerne_lab::{Glance, glance};
use galerne_texts::Language;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, path::Path};
use tokio::sync::Semaphore;

/// Charts of the page fit a telephone: letters are as large there as they are drawn.
const WIDE: f32 = 400.0;
/// Number of runs whose last drawing is kept.
const REMEMBERED: usize = 32;
/// A page that is looked at is drawn anew no more often than this …
const LEAST: Duration = Duration::from_millis(700);
/// … and never for more than so much of the time.
const SHARE: u32 = 4;

/// What was drawn last.
#[derive(Debug)]
pub(crate) struct Views {
    drawn: Mutex<HashMap<(String, Language), Arc<Drawn>>>,
    /// One is drawn at a time: the others see what was drawn before.
    drawing: Semaphore,
}

#[derive(Debug)]
pub(crate) struct Drawn {
    /// The length of what was played when it was drawn.
    pub(crate) seen: u64,
    pub(crate) glance: Glance,
    at: Instant,
    took: Duration,
}

impl Default for Views {
    fn default() -> Views {
        Views { drawn: Mutex::default(), drawing: Semaphore::new(1) }
    }
}

impl Views {
    /// The run as it stands, or as it stood a moment ago.
    pub(crate) async fn look(&self, desk: &Desk, id: &str, language: Language, is_busy: bool) -> Option<Arc<Drawn>> {
        let folder = desk.folder(id);
        let key = (id.to_owned(), language);
        let before = self.drawn.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let length = played(&folder);
        let is_fresh =
            |drawn: &Drawn| drawn.seen == length || (is_busy && drawn.at.elapsed() < LEAST.max(drawn.took * SHARE));
        if length == 0 || before.as_ref().is_some_and(|drawn| is_fresh(drawn)) {
            return before.filter(|_| length > 0);
        }
        let _permit = match (self.drawing.try_acquire(), &before) {
            (Ok(permit), _) => permit,
            (Err(_), Some(before)) if is_busy => return Some(Arc::clone(before)),
            (Err(_), _) => self.drawing.acquire().await.ok()?,
        };
        let began = Instant::now();
        let drawn = tokio::task::spawn_blocking(move || glance(&folder, language, WIDE)).await.ok()?;
        let glance = match drawn {
            Ok(glance) => glance,
            Err(problem) => {
                tracing::warn!(why = problem.say(Language::En), "a run cannot be looked at");
                return before;
            }
        };
        let drawn = Arc::new(Drawn { seen: length, glance, at: Instant::now(), took: began.elapsed() });
        let mut all = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            let oldest = all.iter().min_by_key(|(_, drawn)| drawn.at).map(|(key, _)| key.clone());
            oldest.and_then(|key| all.remove(&key));
        }
        all.insert(key, Arc::clone(&drawn));
        Some(drawn)
    }

    pub(crate) fn forget(&self, id: &str) {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).retain(|(known, _), _| known != id);
    }
}

/// How much has been written down: grows with every chunk of games, and once more when the run is complete (one that stops early
/// then leaves out what was played too much).
fn played(folder: &Path) -> u64 {
    let length = fs::metadata(folder.join("chunks.log")).map_or(0, |about| about.len());
    length + u64::from(length > 0 && folder.join("done.json").is_file())
}

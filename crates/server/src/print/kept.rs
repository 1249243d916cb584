//! A cache of answers, bounded in bytes: the least recently used are evicted first.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

static KEPT: Mutex<Kept> = Mutex::new(Kept { answers: VecDeque::new(), bytes: 0 });

/// The last used stand at the end.
struct Kept {
    answers: VecDeque<(String, Arc<Vec<u8>>)>,
    bytes: usize,
}

impl Kept {
    fn find(&mut self, tag: &str) -> Option<Arc<Vec<u8>>> {
        let at = self.answers.iter().position(|(known, _)| known == tag)?;
        let answer = self.answers.remove(at)?;
        let bytes = Arc::clone(&answer.1);
        self.answers.push_back(answer);
        Some(bytes)
    }

    fn keep(&mut self, tag: &str, bytes: &Arc<Vec<u8>>, most: usize) {
        if bytes.len() > most || self.find(tag).is_some() {
            return;
        }
        self.bytes += bytes.len();
        self.answers.push_back((tag.to_owned(), Arc::clone(bytes)));
        while self.bytes > most {
            let Some((_, gone)) = self.answers.pop_front() else { return };
            self.bytes -= gone.len();
        }
    }
}

pub(super) fn find(tag: &str) -> Option<Arc<Vec<u8>>> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).find(tag)
}

pub(super) fn keep(tag: &str, bytes: &Arc<Vec<u8>>, most: usize) {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).keep(tag, bytes, most);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_asked_for_longest_leaves_first() {
        let mut kept = Kept { answers: VecDeque::new(), bytes: 0 };
        let answer = |size: usize| Arc::new(vec![0; size]);
        kept.keep("one", &answer(4), 10);
        kept.keep("two", &answer(4), 10);
        assert!(kept.find("one").is_some());
        kept.keep("three", &answer(4), 10);
        assert!(kept.find("two").is_none() && kept.find("one").is_some() && kept.find("three").is_some());
        kept.keep("large", &answer(11), 10);
        assert!(kept.find("large").is_none());
        assert_eq!(kept.bytes, 8);
    }
}

//! The laws of a lesson.

use crate::Speech;
use galerne_engine::{Lesson, Record, Referee, Seat, What, Words};

/// Allowed number of cards: a lesson takes about five minutes.
const CARDS: std::ops::RangeInclusive<usize> = 5..=40;

/// Checks a lesson: its record replays, its stops are in order from beginning to end, it asks for actions of the learner that are not
/// all forced, and every card has its texts in every language.
///
/// # Panics
/// If a law fails.
pub fn assert_lesson<G: Words>(lesson: &Lesson) {
    let record = Record::<G>::from_json(lesson.record).unwrap_or_else(|trouble| panic!("the record: {trouble}"));
    let undone = record.entries.iter().any(|entry| matches!(entry.what, What::Undo { .. }));
    assert!(!undone, "a lesson's record takes nothing back: its stops count entries");
    let referee = Referee::from_record(record).unwrap_or_else(|trouble| panic!("the record: {trouble}"));
    let speech = Speech::of::<G>();
    assert!(CARDS.contains(&lesson.steps.len()), "{} cards", lesson.steps.len());
    assert_eq!(lesson.steps.first().map(|step| step.at), Some(0), "the first card shows the beginning");
    assert_eq!(lesson.steps.last().map(|step| step.at), Some(referee.len()), "the last card shows the end");
    assert!(lesson.steps.iter().any(|step| step.ask), "a lesson is played, not only read");
    let mut alternatives = false;
    for pair in lesson.steps.windows(2) {
        assert!(pair[0].at <= pair[1].at, "{} stands after {}", pair[0].text, pair[1].text);
        assert!(!pair[0].ask || pair[0].at < pair[1].at, "after {} its entry must have been played", pair[0].text);
    }
    for step in lesson.steps {
        let place = step.text;
        assert!(place.starts_with("lesson-"), "{place}: the texts of a lesson begin with lesson-");
        assert!(step.at <= referee.len(), "{place}: the record has only {} entries", referee.len());
        speech.must_have(place);
        speech.must_have(&step.title());
        if step.ask {
            speech.must_have(&step.hint());
            let entry = referee.live_entry(step.at).unwrap_or_else(|| panic!("{place}: nothing is left to ask for"));
            let What::Act { seat: Seat(0), .. } = entry.what else {
                panic!("{place}: entry {} is not the learner's action: {entry:?}", step.at)
            };
            let mut actions = Vec::new();
            referee.game().actions(&referee.state_at(step.at), Seat(0), &mut actions);
            alternatives |= actions.len() > 1;
        }
    }
    assert!(alternatives, "nothing that is asked for leaves a choice");
}

//! The lesson: a game of twelve stones.

use crate::rule_ids::{LAST, TAKE, TURNS};
use galerne_engine::{Lesson, LessonStep as Step};

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-heap", LAST),
        Step::ask(0, "lesson-take", TAKE),
        Step::read(2, "lesson-turns", TURNS),
        Step::ask(2, "lesson-four", LAST),
        Step::ask(4, "lesson-again", LAST),
        Step::read(5, "lesson-end", LAST),
    ],
};

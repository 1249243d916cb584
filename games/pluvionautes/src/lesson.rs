//! The lesson: three turns on the board of the rulebook's pictures. A bounce, a storm that is hit, a die between two cells; five
//! forests towed into one region; a water tower, a cloud that grows, a wall.
//!
//! `examples/lesson.rs` writes the record from its moves and tells the story entry by entry.

use galerne_engine::{Lesson, LessonStep as Step, Rule};

/// The first entry of each of the learner's turns: the launch. The two before it are the set-up and Galerne's turns.
const FIRST: usize = 8;
const SECOND: usize = 20;
const THIRD: usize = 31;
const END: usize = 44;

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-welcome", Rule("PL-12.4")),
        // On a small screen the cards are below the board: they are brought up while the lesson is about them.
        Step::read(FIRST, "lesson-missions", Rule("PL-11.4")).about(&["card-0", "card-1"]),
        Step::read(FIRST, "lesson-distance", Rule("PL-3.1")),
        Step::read(FIRST, "lesson-weather", Rule("PL-4.1")),
        Step::ask(FIRST, "lesson-throw", Rule("PL-6.1")),
        Step::read(FIRST + 3, "lesson-bounce", Rule("PL-6.7")),
        Step::ask(FIRST + 3, "lesson-fly", Rule("PL-7.1")),
        Step::ask(FIRST + 4, "lesson-tow", Rule("PL-8.2")),
        Step::ask(FIRST + 5, "lesson-take", Rule("PL-9.2")),
        Step::read(SECOND, "lesson-galerne", Rule("PL-5.1")),
        Step::ask(SECOND, "lesson-storm", Rule("PL-6.5")),
        Step::ask(SECOND + 3, "lesson-blimp", Rule("PL-6.11")),
        Step::ask(SECOND + 4, "lesson-far", Rule("PL-3.2")),
        Step::ask(SECOND + 5, "lesson-region", Rule("PL-11.1")),
        Step::ask(SECOND + 6, "lesson-tower", Rule("PL-4.5")),
        Step::read(THIRD, "lesson-missed", Rule("PL-6.12")),
        Step::ask(THIRD, "lesson-last", Rule("PL-6.4")),
        Step::ask(THIRD + 3, "lesson-between", Rule("PL-6.10")),
        Step::ask(THIRD + 4, "lesson-stay", Rule("PL-8.1")),
        Step::ask(THIRD + 5, "lesson-altitude", Rule("PL-8.6")),
        Step::ask(THIRD + 6, "lesson-wall", Rule("PL-9.4")),
        Step::read(END, "lesson-count", Rule("PL-11.3")),
        Step::read(END, "lesson-end", Rule("PL-12.2")),
    ],
};

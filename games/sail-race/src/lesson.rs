//! The lesson: a lap of La Banane, two buoys and thirteen turns, with a wind that does everything a wind can do.

use galerne_engine::{Lesson, LessonStep as Step, Rule};

/// After the first wind the record alternates: the heading for turn `t` is entry `2t − 1`, the weather that moves the boat comes
/// right behind it.
const fn heading_of_turn(turn: usize) -> usize {
    2 * turn - 1
}

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-course", Rule("SR-1.3")),
        Step::read(heading_of_turn(1), "lesson-wind", Rule("SR-3.1")).about(&["wind-rose"]),
        Step::read(heading_of_turn(1), "lesson-points", Rule("SR-4.1")).about(&["wind-rose", "ray-W", "boat-0"]),
        Step::ask(heading_of_turn(1), "lesson-first", Rule("SR-6.6")),
        Step::read(heading_of_turn(2), "lesson-late", Rule("SR-7.3")),
        Step::ask(heading_of_turn(2), "lesson-hold", Rule("SR-7.5")),
        Step::read(heading_of_turn(4), "lesson-gate", Rule("SR-9.2")),
        Step::ask(heading_of_turn(4), "lesson-round", Rule("SR-9.3")),
        Step::read(heading_of_turn(5), "lesson-border", Rule("SR-8.2")),
        Step::ask(heading_of_turn(5), "lesson-south", Rule("SR-4.3")),
        Step::ask(heading_of_turn(9), "lesson-past", Rule("SR-9.5")),
        Step::read(heading_of_turn(10), "lesson-gale", Rule("SR-3.8")),
        Step::ask(heading_of_turn(10), "lesson-fan", Rule("SR-3.5")),
        Step::ask(heading_of_turn(11), "lesson-home", Rule("SR-4.2")),
        Step::ask(heading_of_turn(13), "lesson-finish", Rule("SR-10.1")),
        Step::read(heading_of_turn(14), "lesson-end", Rule("SR-10.3")),
    ],
};

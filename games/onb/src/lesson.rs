//! The lesson: two rounds between four figures, in the order in which a newcomer needs the rules. The script that makes the record
//! stands in `tests/lesson.rs`; the stops count its entries.

use crate::rule_ids as rule;
use galerne_engine::{Lesson, LessonStep as Step, Rule};

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-goal", rule::ATTACK_LINE),
        // The first pass.
        Step::read(1, "lesson-initiative", rule::SLOTS).about(&["slot-2"]),
        Step::ask(1, "lesson-activate", rule::FIRST_PASS),
        Step::read(2, "lesson-halves", rule::ACTIVATION),
        Step::ask(2, "lesson-shoot", Rule("ON-6.10")),
        Step::read(4, "lesson-miss", rule::ROLL).about(&["thrown-0"]),
        Step::ask(4, "lesson-reload", rule::RELOAD),
        Step::ask(6, "lesson-wait", rule::FIRST_PASS),
        // The second pass.
        Step::read(16, "lesson-came", rule::SECOND_PASS),
        Step::ask(16, "lesson-strike", rule::REACH),
        Step::read(18, "lesson-table", rule::LOSS).about(&["thrown-0"]),
        Step::ask(18, "lesson-course", rule::PROVOKES),
        Step::ask(19, "lesson-careful", rule::CAREFUL),
        Step::ask(20, "lesson-step", rule::STEP_COST),
        Step::ask(21, "lesson-halt", rule::STOP),
        // The second round.
        Step::ask(28, "lesson-round", rule::ROUND),
        Step::ask(29, "lesson-again", rule::ROLL),
        Step::read(31, "lesson-dead", rule::DEATH).about(&["thrown-0"]),
        Step::ask(33, "lesson-charge-activate", rule::ACTIVATION),
        Step::ask(34, "lesson-charge", rule::CHARGE),
        Step::read(38, "lesson-end", rule::RESULT).about(&["thrown-0"]),
    ],
};

//! The lesson: three turns with chosen cards, in the order in which a newcomer needs the rules. The script that makes the record
//! stands in `tests/lesson.rs`; the stops count its entries.

use crate::rule_ids as rule;
use galerne_engine::{Lesson, LessonStep as Step, Rule};

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-goal", Rule("HC-1.3")),
        // Turn 1: the Cône, movements, the first Rencontres, the first wind.
        Step::read(9, "lesson-table", Rule("HC-2.7")),
        Step::ask(9, "lesson-enter", rule::ENTRY),
        Step::ask(11, "lesson-colour", Rule("HC-2.10")),
        Step::ask(13, "lesson-traceur", rule::MOVE_TRACEUR),
        Step::ask(14, "lesson-combattante", rule::MOVE_COMBATTANTE),
        Step::ask(15, "lesson-ailier", rule::MOVE_AILIER),
        Step::ask(16, "lesson-feuleuse", rule::MOVE_FEULEUSE),
        Step::ask(17, "lesson-close", rule::REVEAL),
        Step::read(22, "lesson-rencontres", rule::IMMUNITY),
        Step::read(22, "lesson-wind", rule::COMPARE),
        Step::read(23, "lesson-outcomes", rule::MALUS),
        Step::ask(23, "lesson-play", rule::POWER),
        Step::read(29, "lesson-held", rule::CLEARED),
        // Turn 2: wounds, the choice between two cells, points that last for a phase.
        Step::read(37, "lesson-goutte", rule::WOUNDED),
        Step::ask(37, "lesson-order", rule::MOVEMENT),
        Step::ask(38, "lesson-bend", rule::MOVE_COMBATTANTE),
        Step::ask(39, "lesson-choice", rule::FORMATIONS),
        Step::ask(40, "lesson-small", rule::POOL),
        Step::ask(41, "lesson-repos", rule::REPOS),
        Step::read(43, "lesson-phase", rule::POOL_LOST_5),
        Step::ask(43, "lesson-nine", rule::POOL),
        Step::ask(44, "lesson-one", rule::POWER),
        Step::ask(46, "lesson-two", rule::POWER),
        Step::ask(47, "lesson-five", rule::RETREAT),
        // Turn 3: Provocation and Attaque.
        Step::read(55, "lesson-delta", rule::CONFORM),
        Step::ask(55, "lesson-jump", rule::MOVE_AILIER),
        Step::ask(56, "lesson-point", rule::MOVE_TRACEUR),
        Step::ask(58, "lesson-ten", rule::POOL),
        Step::ask(59, "lesson-heal", rule::REPOS),
        Step::ask(60, "lesson-provocation", rule::PROVOCATION),
        Step::ask(61, "lesson-attaque", rule::ATTAQUE),
        Step::read(66, "lesson-corroyeur", rule::CORROYEUR),
        Step::ask(69, "lesson-last", rule::POOL),
        Step::read(73, "lesson-end", Rule("HC-1.5")),
    ],
};

//! The lesson: chapter 1 with the starter team, four days from Aberlaas to Port-Choon.
//!
//! The record is a game that was staged: its tokens and dice are chosen so that each stop shows one thing. The test beside it
//! stages it anew and compares.

use galerne_engine::{Lesson, LessonStep as Step, Rule};

pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson/record.json"),
    steps: &[
        Step::read(0, "lesson-road", Rule("WW-1.1")),
        // Before the chances of the first step are shown, the whole horde is in sight.
        Step::read(0, "lesson-horde", Rule("WW-2.12")).about(&[
            "card-uther",
            "card-thomassin",
            "card-blanchette",
            "card-xavio",
            "card-yavo",
            "card-wanda",
            "card-croque",
            "card-abriyen",
        ]),
        Step::ask(6, "lesson-walk", Rule("WW-4.2")).about(&["pawn-0"]),
        // The first contre: three questions, all answered.
        Step::read(9, "lesson-pairs", Rule("WW-6.10")).about(&["contre-force"]),
        Step::ask(9, "lesson-confirm", Rule("WW-6.14")),
        Step::ask(10, "lesson-go-on", Rule("WW-8.20")).about(&["pawn-0"]),
        // The second: a power.
        Step::read(14, "lesson-short", Rule("WW-6.11")).about(&["contre-force"]),
        Step::ask(14, "lesson-power", Rule("WW-9.1")),
        Step::ask(15, "lesson-power-step", Rule("WW-9.1")),
        Step::ask(17, "lesson-forest", Rule("WW-6.10")),
        Step::ask(18, "lesson-stop", Rule("WW-8.25")).about(&["pawn-0"]),
        Step::ask(19, "lesson-ready", Rule("WW-8.26")),
        // The second day: a failure.
        Step::ask(24, "lesson-hopeless", Rule("WW-8.10")),
        Step::ask(25, "lesson-loss", Rule("WW-8.11")),
        // The third: moral, and the village.
        Step::ask(29, "lesson-moral", Rule("WW-7.1")),
        Step::ask(31, "lesson-village", Rule("WW-8.25")).about(&["pawn-0"]),
        Step::ask(33, "lesson-recruit", Rule("WW-8.35")),
        // The fourth: to the city.
        Step::ask(44, "lesson-hut", Rule("WW-7.4")).about(&["pawn-0"]),
        Step::read(46, "lesson-score", Rule("WW-11.2")),
        Step::read(46, "lesson-black", Rule("WW-6.20")),
        Step::read(46, "lesson-malus", Rule("WW-6.30")),
        Step::read(46, "lesson-end", Rule("WW-1.5")),
    ],
};

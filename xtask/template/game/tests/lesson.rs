//! The lesson can be played and read.

use galerne_engine::{Referee, Seat};
use galerne_kit::{assert_kept, blesses};
use galerne_template_game::{Action, LESSON, Options, TemplateGame};

#[test]
fn the_lesson_can_be_played_and_read() {
    let names = ["Galerne", "Bise"].map(str::to_owned).to_vec();
    let mut referee = Referee::<TemplateGame>::new(&Options { stones: 12 }, names).unwrap();
    for (turn, take) in [1, 3, 3, 2, 3].into_iter().enumerate() {
        referee.act(Seat(turn as u8 & 1), Action { take }).unwrap();
    }
    assert_kept("lesson/record.json", &referee.record().to_json());
    // What was compiled in is older than what was just written.
    if !blesses() {
        galerne_kit::assert_lesson::<TemplateGame>(&LESSON);
    }
}

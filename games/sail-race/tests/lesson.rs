//! The lesson can be played and read.

#[test]
fn the_lesson_can_be_played_and_read() {
    galerne_kit::assert_lesson::<galerne_sail_race::SailRace>(&galerne_sail_race::LESSON);
}

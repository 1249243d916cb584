//! The lesson can be played and read.

use galerne_engine::{Record, Referee, Rules, Seat};
use galerne_pluvionautes::{LESSON, Mission, Pluvionautes};

/// The lesson replays, asks for the learner's own actions and can be read in both languages; it ends as its last cards say.
#[test]
fn the_lesson_can_be_played_and_read() {
    galerne_kit::assert_lesson::<Pluvionautes>(&LESSON);
    let table = Referee::<Pluvionautes>::from_record(Record::from_json(LESSON.record).unwrap()).unwrap();
    let state = table.state();
    assert_eq!(table.game().islands_counted(state, Mission::LivestockForest), 5);
    assert_eq!(table.game().islands_counted(state, Mission::CropForest), 5);
    assert_eq!(table.game().standings(state).score(Seat(0)), 25, "the last card says so");
    assert!(table.game().standings(state).winners.has(Seat(0)), "who follows the lesson wins it");
}

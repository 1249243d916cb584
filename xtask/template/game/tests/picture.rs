//! Every position is drawn without fault, and every legal action can be touched.

use galerne_draw::picture::faults;
use galerne_engine::{Rules, SeatSet};
use galerne_kit::look;
use galerne_template_game::{Options, State, TemplateGame};
use galerne_texts::Language;

#[test]
fn every_position_is_drawn_without_fault() {
    let game = TemplateGame::new(&Options::default(), 2).unwrap();
    for stones in 0..=21 {
        let state = State { stones, ..game.start() };
        for (language, me) in [(Language::En, SeatSet::first(2)), (Language::Fr, SeatSet::NONE)] {
            let found = look(&game, (&state, &[]), me, language, &[], |context| faults(&game, context));
            assert_eq!(found, [""; 0], "{stones} stones");
        }
    }
}

//! The lesson: two rounds between four figures. `GALERNE_BLESS=1` writes the record anew; what stands in it is what this script makes
//! of the rules.

mod common;

use common::{Table, options};
use galerne_engine::{Referee, Seat};
use galerne_onb::{Action, Chance, LESSON, Onb};
use serde_json::json;

const CROSSBOW: u8 = 0;
const WATCH: u8 = 1;
const GOBLIN: u8 = 2;
const ORC: u8 = 3;
const EAST: u8 = 2;
const WEST: u8 = 6;

struct Script(Referee<Onb>);

impl Script {
    #[track_caller]
    fn act(&mut self, action: Action) -> &mut Script {
        let seat = self.0.turn().deciders().lowest().unwrap_or(Seat(0));
        self.0.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self
    }

    #[track_caller]
    fn roll(&mut self, face: u8) -> &mut Script {
        self.0.feed(Chance::Die(face)).unwrap_or_else(|refusal| panic!("{face}: {refusal}"));
        self
    }

    fn step(&mut self, direction: u8) -> &mut Script {
        self.act(Action::Step { direction, careful: false })
    }
}

fn played() -> Referee<Onb> {
    let figures = [
        ("arbaletrier", 0, 11, 2, EAST),
        ("garde", 0, 11, 7, EAST),
        ("gobelin", 1, 16, 2, WEST),
        ("orque", 1, 15, 7, WEST),
    ];
    let table = Table::on(options(json!({ "map": "prairie", "points": 60, "concede": false })), 2, &figures);
    let names = vec!["Zoé".to_owned(), "Galerne".to_owned()];
    let mut script = Script(Referee::from_position(table.game, table.state, names));
    let shot = Action::Attack { weapon: 0, target: GOBLIN };
    script.act(Action::Wait(GOBLIN));
    script.act(Action::Activate(CROSSBOW)).act(shot).roll(8).act(Action::Power { power: 0 }).act(Action::Face(EAST));
    script.act(Action::Wait(WATCH));
    script.act(Action::Activate(ORC)).act(Action::Course).step(WEST).step(WEST).step(WEST).act(Action::Halt);
    script.act(Action::Attack { weapon: 0, target: WATCH }).roll(2).act(Action::Face(WEST));
    // The second pass: the watchman, then the goblin.
    script.act(Action::Attack { weapon: 0, target: ORC }).roll(10).act(Action::Course);
    script.act(Action::Step { direction: WEST, careful: true }).step(WEST).act(Action::Halt).act(Action::Face(EAST));
    script.act(Action::Attack { weapon: 1, target: CROSSBOW }).roll(3).act(Action::End).act(Action::Face(WEST));
    // Round 2.
    script.act(Action::Wait(GOBLIN));
    script.act(Action::Activate(CROSSBOW)).act(shot).roll(18).act(Action::End).act(Action::Face(EAST));
    script.act(Action::Activate(WATCH)).act(Action::Charge(ORC)).step(EAST).step(EAST).roll(17);
    script.0
}

#[test]
fn the_lesson_is_what_the_rules_make_of_its_script() {
    galerne_kit::assert_kept("lesson/record.json", &played().record().to_json());
}

#[test]
fn the_lesson_can_be_taught() {
    galerne_kit::assert_lesson::<Onb>(&LESSON);
}

/// What the cards say of dice and losses is what happens.
#[test]
fn on_8_5_on_8_6_the_cards_tell_the_truth() {
    let referee = played();
    let told: Vec<(i16, u8)> = referee
        .events()
        .iter()
        .filter_map(|event| match event {
            galerne_onb::Event::Rolled { value, loss, .. } => Some((*value, *loss)),
            _ => None,
        })
        .collect();
    assert_eq!(told[0], (6, 0), "8 less 2 for cover");
    assert!(told[1].0 < 10 && told[2].1 > 0 && told[3].0 < 10, "{told:?}");
    assert_eq!(told[4], (16, 4), "18 less 2; table 4 gives 2, and 2 of the line");
}

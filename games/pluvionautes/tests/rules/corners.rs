//! What stands in the corner of the board lies beside it, and things are called as a sentence begins.

use crate::common::*;
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::{Block, Output, Picture, PictureContext, Scene};
use galerne_engine::{Hex, Seat, SeatSet, Words as _};
use galerne_pluvionautes::{Cell, Event, Mission, Options, Phase, Pluvionautes, Sketch, State, Throw};
use galerne_texts::Language;

fn sketch(game: &Pluvionautes) -> Sketch {
    let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
    let sketch = sketch.missions(0, &[Mission::LivestockForest, Mission::CropPlain]);
    sketch.missions(1, &[Mission::LivestockMountain, Mission::CropMountain])
}

fn look<T>(
    game: &Pluvionautes,
    state: &State,
    language: Language,
    then: impl FnOnce(&PictureContext<'_, Pluvionautes>) -> T,
) -> T {
    galerne_kit::look(game, (state, &[]), SeatSet::one(Seat(0)), language, &[], then)
}

/// The middles of what can be chosen in the corner.
fn chips(scene: &Scene) -> Vec<galerne_draw::Point> {
    let corner = scene.layers.iter().find(|layer| layer.id == "corners").expect("the corner");
    corner.nodes.iter().filter(|node| node.target.is_some()).map(|node| node.transform.move_by).collect()
}

/// PL-7.2: the blimp's four choices, and what the companion asks for, cover no cell of the board.
#[test]
fn pl_7_2_choices_lie_beside_the_board() {
    let grid = HexGrid::new(Tip::Pointy, 34.0);
    let companion = with(Options { throw: Throw::Manual, ..Options::default() }, 2);
    let core = game(2);
    // Half the width of what is chosen there, and how many there are.
    let corners = [
        (&core, Phase::Face, 27.0, 4),
        (&companion, Phase::ReportFace, 19.0, 5),
        (&companion, Phase::ReportValue, 19.0, 6),
        (&companion, Phase::ReportDie, 44.0, 2),
    ];
    for (game, phase, half, count) in corners {
        let state = sketch(game).pilot("D5", 4).phase(phase).state();
        let middles = look(game, &state, Language::Fr, |context| chips(&game.scene(context)));
        assert_eq!(middles.len(), count, "{phase:?}");
        for cell in Cell::all() {
            let (q, r) = cell.axial();
            let corners = grid.corners(Hex::new(q, r));
            for (index, corner) in corners.iter().enumerate() {
                for share in [0.0, 0.25, 0.5, 0.75] {
                    let point = corner.towards(corners[(index + 1) % 6], share);
                    for middle in &middles {
                        let apart = point - *middle;
                        let is_covered = apart.x.abs() < half - 0.5 && apart.y.abs() < 19.0;
                        assert!(!is_covered, "{phase:?}: a choice at {middle:?} lies on {cell}");
                    }
                }
            }
        }
    }
}

/// What is touched is told by a sentence of its own: it begins with a capital.
#[test]
fn stores_are_called_as_a_sentence_begins() {
    let game = game(2);
    let state = sketch(&game).pilot("D5", 4).state();
    for (language, said) in [(Language::En, "Walls: 1"), (Language::Fr, "Murailles\u{a0}: 1")] {
        let stock = look(&game, &state, language, |context| {
            let panels = game.panels(context);
            let stock = panels.iter().find(|panel| panel.id == "stock").expect("the stock");
            match &stock.body[0] {
                Block::Picture(scene) => scene.svg(Output::Page),
                _ => String::new(),
            }
        });
        assert!(stock.contains(&format!("aria-label=\"{said}\"")), "{stock}");
    }
}

/// A moment of a game tells what happened, not whose turn comes next (PL-5.3).
#[test]
fn pl_5_3_the_next_turn_is_no_headline() {
    let game = game(2);
    assert!(!game.is_headline(&Event::TurnBegan { seat: Seat(1), round: 3, frozen: false }));
    assert!(game.is_headline(&Event::Lost { die: 0 }) && game.is_headline(&Event::BuiltNothing { seat: Seat(0) }));
}

//! What stands in the corner of the board lies beside it, and things are called as a sentence begins.

use crate::common::*;
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::{Block, Output, Picture, PictureContext, Point, Scene};
use galerne_engine::{Hex, Seat, SeatSet, Words as _};
use galerne_pluvionautes::{Cell, Event, Kind, Mission, Options, Phase, Pluvionautes, Sketch, State, Throw};
use galerne_texts::Language;

fn grid_centre(name: &str) -> Point {
    let (q, r) = cell(name).axial();
    HexGrid::new(Tip::Pointy, 34.0).centre(Hex::new(q, r))
}

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
fn chips(scene: &Scene) -> Vec<Point> {
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

/// A distance is written beside a tower, not on it.
#[test]
fn pl_7_1_distances_hide_no_building() {
    let game = game(2);
    let state = sketch(&game).building("B2|C2", Kind::Lighthouse).pilot("B3", 3).state();
    let (at, foot) = (grid_centre("B2"), grid_centre("B2").towards(grid_centre("C2"), 0.5));
    let badges: Vec<Point> = look(&game, &state, Language::En, |context| {
        let root = game.scene(context).element(Output::Page);
        let reach = root.walk().find(|element| element.id() == Some("reach")).expect("distances");
        let number = |text: Option<&str>| text.and_then(|text| text.parse::<f32>().ok());
        reach
            .walk()
            .filter_map(|circle| Some(Point::new(number(circle.get("cx"))?, number(circle.get("cy"))?)))
            .collect()
    });
    let there: Vec<&Point> = badges.iter().filter(|badge| (**badge - at).length() < 30.0).collect();
    assert_eq!(there.len(), 1, "B2 can be reached: {badges:?}");
    assert!((*there[0] - foot).length() > 26.0, "{there:?} lies on the lighthouse at {foot:?}");
}

/// PL-8.1: the die is turned over to tow. When there is something to build it has done its work, and would lie under the places for it.
#[test]
fn pl_8_1_the_die_is_turned_over_to_tow_and_gone_to_build() {
    let game = game(2);
    // The first number of the balloon's layer is that of its die.
    let drawn = |sketch: Sketch| {
        look(&game, &sketch.state(), Language::En, |context| {
            let scene = game.scene(context);
            let layer = scene.layers.iter().find(|layer| layer.id == "balloon-layer").expect("the balloon");
            let nodes = format!("{:?}", layer.nodes);
            let number = nodes.split("lines: [\"").nth(1)?;
            number.split('"').next().map(str::to_owned)
        })
    };
    assert_ne!(drawn(sketch(&game).tow("D5", 2)), drawn(sketch(&game).pilot("D5", 2)));
    assert_eq!([drawn(sketch(&game).build("D3")), drawn(sketch(&game).build("D5"))], [None, None]);
}

/// What is touched is told by a sentence of its own: it begins with a capital.
#[test]
fn stores_are_called_as_a_sentence_begins() {
    let game = game(2);
    let state = sketch(&game).pilot("D5", 4).state();
    for (language, said) in [(Language::En, "Walls in hand: 1"), (Language::Fr, "Murailles en main\u{a0}: 1")] {
        let stock = look(&game, &state, language, |context| {
            let panels = game.panels(context);
            let stock = panels.iter().find(|panel| panel.id == "stock").expect("the stock");
            match &stock.body[0] {
                Block::Picture(scene) => scene.svg(Output::Page),
                _ => String::new(),
            }
        });
        assert!(stock.contains(&format!("aria-label=\"{said}. ")), "{stock}");
    }
}

/// A moment of a game tells what happened, not whose turn comes next (PL-5.3).
#[test]
fn pl_5_3_the_next_turn_is_no_headline() {
    let game = game(2);
    assert!(!game.is_headline(&Event::TurnBegan { seat: Seat(1), round: 3, frozen: false }));
    assert!(game.is_headline(&Event::Lost { die: 0 }) && game.is_headline(&Event::BuiltNothing { seat: Seat(0) }));
}

//! One strip per boat: buoys rounded, hexes to go.

use crate::game::SailRace;
use crate::state::Status;
use galerne_draw::piece::SeatMark;
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, PictureContext, Scene, pt};
use galerne_engine::{Message, Rules, Seat, Words};

const WIDTH: f32 = 226.0;
const ROW: f32 = 34.0;

pub(in crate::picture) fn panel(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Panel {
    let rows: Vec<Node> = (0..race.seats() as u8).map(Seat).map(|seat| strip(race, context, seat)).collect();
    let height = ROW * race.seats() as f32;
    let standings: Vec<String> = (0..race.seats() as u8)
        .map(Seat)
        .map(|seat| format!("{}: {}", context.speech.name(seat), context.say(&race.standing(context.state(), seat))))
        .collect();
    let scene = Scene::new("progress-strips", Area::new(-2.0, 0.0, WIDTH + 4.0, height))
        .named(context.say(&Message::new("panel-progress")))
        .described(standings.join("; "))
        .accented(SailRace::accent())
        .layer(Layer::decoration("progress-boats", rows));
    Panel { id: "progress".to_owned(), title: Message::new("panel-progress"), body: vec![Block::Picture(scene)] }
}

fn strip(race: &SailRace, context: &PictureContext<'_, SailRace>, seat: Seat) -> Node {
    let state = context.state();
    let boat = state.boat(seat);
    let mark = SeatMark::of(seat);
    let whole = f32::from(race.course().par_steps().max(1));
    let left = match boat.status {
        Status::Finished { .. } => 0.0,
        _ => {
            state.tour.and_then(|tour| race.course().remaining(tour, boat.cell, boat.rounded)).map_or(whole, f32::from)
        }
    };
    let (from, to) = (30.0, WIDTH - 8.0);
    let x = from + (to - from) * (1.0 - left / whole).clamp(0.0, 1.0);
    let y = ROW * (f32::from(seat.0) + 0.5) + 4.0;
    let mut nodes = vec![
        Node::line(pt(from, y), pt(to, y)).stroke(Colour::LineSoft, 3.0),
        Node::line(pt(from, y), pt(x, y)).stroke(mark.colour(), 3.0),
        Node::path(mark.outline(pt(9.0, y), 8.0)).fill(mark.colour()).stroke(Colour::Ink, 1.0),
        Node::text(pt(from, y - 8.0), shortened(&context.speech.name(seat)), Face::Sans, 12.0),
    ];
    for buoy in 0..race.course().buoys() {
        let at = pt(to - 13.0 * f32::from(race.course().buoys() - buoy), y - 12.0);
        let done = buoy < boat.rounded;
        nodes
            .push(Node::circle(at, 4.4).fill(if done { Colour::Good } else { Colour::Sunk }).stroke(Colour::Line, 1.0));
        if done {
            let tick = Path::from(at + pt(-2.2, 0.2)).line(at + pt(-0.4, 2.0)).line(at + pt(2.6, -2.0));
            nodes.push(Node::path(tick).stroke(Colour::Raised, 1.4));
        }
    }
    nodes.push(
        Node::circle(pt(x, y), 5.0)
            .id(format!("progress-{}", seat.0))
            .class("moves")
            .fill(mark.colour())
            .stroke(Colour::Ink, 1.2),
    );
    Node::group(nodes)
}

/// A name must not run into the buoys.
fn shortened(name: &str) -> String {
    if name.chars().count() <= 18 { name.to_owned() } else { name.chars().take(17).chain(['…']).collect() }
}

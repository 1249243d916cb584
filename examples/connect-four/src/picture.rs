//! What connect four looks like: a board with holes, discs that stay where they fell, and a column to choose.

use crate::action::Action;
use crate::event::Event;
use crate::game::ConnectFour;
use crate::state::{COLUMNS, ROWS, State};
use galerne_draw::{
    Accent, Area, Block, Colour, Layer, Node, Panel, Path, Picture, PictureContext, Point, Preview, Scene, Switch,
    board::SquareGrid,
    piece::{SeatMark, disc, touch_area},
    pt,
    scene::Touch,
    text::Face,
};
use galerne_engine::{Message, Rules, Seat, Square};

const CELL: f32 = 60.0;
const DISC: f32 = 22.0;
/// Rows are counted from below by the rules and by people, from above by the grid.
const BOARD: SquareGrid = SquareGrid { origin: pt(30.0, 30.0), ..SquareGrid::new(COLUMNS, ROWS, CELL) };

fn centre(column: u8, row: u8) -> Point {
    BOARD.centre(Square::new(column as i8, (ROWS - 1 - row) as i8))
}

/// The id of what one chooses to drop a disc into a column.
fn column_id(column: u8) -> String {
    format!("column-{}", column + 1)
}

/// The row in which the next disc of the column comes to lie.
fn landing(state: &State, column: u8) -> Option<u8> {
    (0..ROWS).find(|&row| state.next_free() & State::bit(column, row) != 0)
}

/// Four in a row, as cells, if the seat has them.
fn four(state: &State, seat: Seat) -> Option<[(u8, u8); 4]> {
    let has = |column: i8, row: i8| {
        (0..COLUMNS as i8).contains(&column)
            && (0..ROWS as i8).contains(&row)
            && state.discs[seat.index()] & State::bit(column as u8, row as u8) != 0
    };
    let starts = (0..COLUMNS as i8).flat_map(|column| (0..ROWS as i8).map(move |row| (column, row)));
    starts.flat_map(|start| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (start, step))).find_map(
        |((column, row), (dx, dy))| {
            let cells = [0, 1, 2, 3].map(|i| (column + i * dx, row + i * dy));
            cells.iter().all(|&(column, row)| has(column, row)).then(|| cells.map(|(c, r)| (c as u8, r as u8)))
        },
    )
}

impl Picture for ConnectFour {
    fn accent() -> Accent {
        Accent::HOUSE
    }

    fn switches() -> &'static [Switch] {
        &[Switch::COORDINATES]
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        let state = context.state();
        let view = Area::new(0.0, 0.0, BOARD.area().width + 60.0, BOARD.area().height + 76.0);
        let mut scene = Scene::new("board", view)
            .named(context.say(&Message::new("picture-board")))
            .accented(Self::accent())
            .layer(Layer::decoration("frame", frame()))
            .layer(Layer::new("discs", discs(context)))
            .layer(Layer::decoration("marks", marks(state, context.events)))
            .layer(Layer::new("columns", (0..COLUMNS).map(|column| column_touch(context, column))));
        if context.is_on(&Switch::COORDINATES) {
            scene = scene.layer(Layer::decoration("coordinates", coordinates()));
        }
        scene
    }

    fn targets(&self, _: &State, _: Seat, action: &Action) -> Vec<String> {
        vec![column_id(action.column)]
    }

    fn panels(&self, context: &PictureContext<'_, Self>) -> Vec<Panel> {
        let all = u32::from(COLUMNS * ROWS / 2);
        let fact = |seat: Seat| {
            let count = context.state().discs[seat.index()].count_ones();
            (
                Message::new("panel-discs-of").with("seat", seat),
                Message::new("panel-discs-count").with("count", count as usize).with("all", all as usize),
            )
        };
        let body = vec![Block::Facts([Seat(0), Seat(1)].map(fact).to_vec())];
        vec![Panel { id: "discs-panel".to_owned(), title: Message::new("panel-discs"), body }]
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        let state = context.state();
        self.check(state, seat, action).ok()?;
        let row = landing(state, action.column)?;
        let at = centre(action.column, row);
        let fall = Node::line(pt(at.x, BOARD.origin.y - 8.0), at).stroke(Colour::seat(seat), 3.0);
        let ghost = disc(seat, DISC).at(at).opacity(0.6);
        let mut next = *state;
        self.act(&mut next, seat, *action, &mut ());
        let mut lines = vec![Message::new("preview-lands").with("row", row + 1)];
        if next.four {
            lines.push(Message::new("preview-wins"));
        }
        let fall = fall.dash(SeatMark::of(seat).dash()).opacity(0.6);
        Some(Preview { layer: Layer::decoration("preview", [fall, ghost]), lines })
    }
}

fn frame() -> Vec<Node> {
    let sheet = BOARD.area().grown(12.0);
    let holes = BOARD.cells().map(|cell| Node::circle(BOARD.centre(cell), DISC + 2.5));
    vec![
        Node::rounded(sheet, 14.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 2.5),
        Node::group(holes).fill(Colour::Paper).stroke(Colour::Accent, 1.2),
    ]
}

fn discs(context: &PictureContext<'_, ConnectFour>) -> Vec<Node> {
    let mut nodes = Vec::new();
    for column in 0..COLUMNS {
        for row in 0..ROWS {
            for seat in [Seat(0), Seat(1)] {
                if context.state().discs[seat.index()] & State::bit(column, row) != 0 {
                    let name =
                        Message::new("picture-disc").with("column", column + 1).with("row", row + 1).with("seat", seat);
                    let disc = disc(seat, DISC).id(format!("disc-{}-{}", column + 1, row + 1));
                    nodes.push(disc.name(context.say(&name)).at(centre(column, row)).touch(Touch::Through));
                }
            }
        }
    }
    nodes
}

/// A ring round the last disc, and the line through four.
fn marks(state: &State, events: &[Event]) -> Vec<Node> {
    let last = events.iter().rev().find_map(|event| match *event {
        Event::Dropped { column, .. } => Some(column),
        Event::Four { .. } | Event::Full => None,
    });
    let mut nodes = Vec::new();
    if let Some(column) = last {
        let row = landing(state, column).unwrap_or(ROWS).saturating_sub(1);
        let ring = Node::circle(Point::ORIGIN, DISC + 5.0).stroke(Colour::Ink, 2.0);
        nodes.push(ring.id("last-disc").class("moves").at(centre(column, row)));
    }
    for seat in [Seat(0), Seat(1)] {
        if let Some(cells) = four(state, seat) {
            let [from, _, _, to] = cells.map(|(column, row)| centre(column, row));
            let line = |colour, width| Node::line(from, to).stroke(colour, width);
            nodes.push(line(Colour::Paper, 9.0).id("four-rim"));
            nodes.push(line(Colour::Ink, 4.0).id("four"));
        }
    }
    nodes
}

fn column_touch(context: &PictureContext<'_, ConnectFour>, column: u8) -> Node {
    let top = BOARD.vertex(f32::from(column), 0.0);
    let strip = Area::new(top.x, top.y, CELL, CELL * f32::from(ROWS)).grown(-1.5);
    let free =
        (0..ROWS).filter(|&row| State::bit(column, row) & (context.state().discs[0] | context.state().discs[1]) == 0);
    let name = Message::new("picture-column").with("column", column + 1).with("free", free.count());
    let outline = Path::through(strip.corners()).close();
    touch_area(outline, 3.0, column_id(column), context.say(&name)).id(format!("touch-{}", column_id(column)))
}

fn coordinates() -> Vec<Node> {
    let size = 15.0;
    let below = BOARD.area().bottom() + 26.0;
    (0..COLUMNS)
        .map(|column| {
            let at = pt(centre(column, 0).x, below);
            Node::label(at, (column + 1).to_string(), Face::SansBold, size).fill(Colour::InkSoft)
        })
        .collect()
}

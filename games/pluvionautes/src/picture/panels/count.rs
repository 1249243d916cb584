//! The count at the end, explained: on each island the signs of those it counts for, and beside the board each card with
//! its islands by name.

use crate::cells::Cell;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::picture::{SIZE, centre};
use crate::state::Phase;
use crate::words;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::piece::SeatMark;
use galerne_draw::{Block, Layer, Node, Panel, PictureContext, pt};
use galerne_engine::{Message, Rules, Seat};

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// Every card of every seat, in the order of the count.
fn cards<'a>(game: &'a Pluvionautes, context: &'a Context<'_>) -> impl Iterator<Item = (Seat, Mission)> + 'a {
    (0..game.seats as u8).map(Seat).flat_map(move |seat| {
        context.state().missions(seat).unwrap_or_default().into_iter().map(move |mission| (seat, mission))
    })
}

/// The cards are counted one after the other, in as many steps as there are beats.
const BEATS: [Beat; 5] = [Beat::Theirs, Beat::Ours, Beat::Joined, Beat::Measured, Beat::Told];

/// Signs of the seats on the islands that count for them.
pub(in crate::picture) fn marks(game: &Pluvionautes, context: &Context<'_>) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    if state.phase == Phase::Over {
        let counted: Vec<(Seat, Vec<Cell>)> =
            cards(game, context).map(|(seat, mission)| (seat, game.cells_counted(state, mission))).collect();
        nodes.push(thrown("count-cards".to_owned()));
        for cell in Cell::all() {
            let seats: Vec<(usize, Seat)> = (counted.iter().enumerate())
                .filter(|(_, (_, cells))| cells.contains(&cell))
                .map(|(card, &(seat, _))| (card, seat))
                .collect();
            for (place, (card, seat)) in seats.iter().enumerate() {
                // Up to five in a row; more begin a second one.
                let (row, column) = (place / 5, place % 5);
                let in_row = (seats.len() - row * 5).min(5) as f32;
                let x = (column as f32 - (in_row - 1.0) / 2.0) * 9.6;
                let at = centre(cell) + pt(x, SIZE * 0.36 + 9.4 * row as f32);
                // Card by card.
                let beat = BEATS[card * BEATS.len() / counted.len().max(1)];
                nodes.push(beat.of(Node::group([SeatMark::of(*seat).dot(at, 4.4)])));
            }
        }
    }
    Layer::decoration("count", nodes)
}

pub(in crate::picture) fn panel(game: &Pluvionautes, context: &Context<'_>) -> Panel {
    let state = context.state();
    let mut body = Vec::new();
    for seat in (0..game.seats as u8).map(Seat) {
        let score = game.score(state, seat);
        let winner = game.standings(state).winners.has(seat) && game.seats > 1;
        let key = if winner { "event-won" } else { "event-scored" };
        body.push(Block::Lines(vec![Message::new(key).with("seat", seat).with("score", score)]));
        let facts = cards(game, context).filter(|&(whose, _)| whose == seat).map(|(_, mission)| {
            let cells = game.cells_counted(state, mission);
            let names = cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
            let islands = cells.len() as u8;
            let sum = Message::new(if cells.is_empty() { "count-none" } else { "count-cells" })
                .with("cells", names)
                .with("islands", islands)
                .with("value", game.value(mission))
                .with("points", islands * game.value(mission));
            (words::title(mission), sum)
        });
        body.push(Block::Facts(facts.collect()));
    }
    Panel { id: "count-panel".to_owned(), title: Message::new("panel-count"), body }
}

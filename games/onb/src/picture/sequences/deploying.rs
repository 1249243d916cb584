//! Deployment in few touches: one creature by its cell, or all that a player puts down until another seat is asked, as the bots would.

use crate::action::Action;
use crate::game::Onb;
use crate::map::Base;
use crate::picture::board::figures::{beak, body, radius};
use crate::picture::{Context, cell_target, deploys, place, seat_target};
use crate::state::{NONE, State};
use galerne_draw::{Layer, Node, Preview, Sequence};
use galerne_engine::{Message, Rules as _, Seat, Square};

/// No message carries more actions than this in one go.
const MOST: usize = 48;

/// It is offered again for the next creature, and a page may go on by itself.
pub(crate) fn token(seat: Seat) -> String {
    seat_target(seat, "deploy-again")
}

fn actions(game: &Onb, state: &State, seat: Seat) -> Vec<Action> {
    let (mut now, mut actions) = (*state, Vec::new());
    while deploys(&now) && game.turn(&now).deciders().has(seat) && actions.len() < MOST {
        let Some(action) = game.best_deployment(&now, seat) else { break };
        game.act(&mut now, seat, action, &mut ());
        actions.push(action);
    }
    actions
}

pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    if !deploys(state) || !game.turn(state).deciders().has(seat) {
        return Vec::new();
    }
    let mut sequences = placed(game, state, seat);
    sequences.extend(everything(game, state, seat));
    sequences
}

/// The creature that is left to put down, and the cells where it may stand, while nothing is chosen in the tray. Where several kinds are left
/// the player says which: a stray touch must not put the captain anywhere.
pub(crate) fn next(game: &Onb, state: &State, seat: Seat) -> Option<(u8, Vec<Square>)> {
    if !deploys(state) || !game.turn(state).deciders().has(seat) || state.placing[seat.index() & 3].kind != NONE {
        return None;
    }
    let (mut now, mut legal) = (*state, Vec::new());
    game.actions(state, seat, &mut legal);
    let mut picks = legal.drain(..).filter(|action| matches!(action, Action::Pick(_)));
    let (Some(picked @ Action::Pick(kind)), None) = (picks.next(), picks.next()) else { return None };
    drop(picks);
    game.act(&mut now, seat, picked, &mut ());
    game.actions(&now, seat, &mut legal);
    let cell = |action| if let Action::Cell(at) = action { Some(at) } else { None };
    let cells: Vec<Square> = legal.into_iter().filter_map(cell).collect();
    (!cells.is_empty()).then_some((kind, cells))
}

/// What a touch on one of these cells does.
pub(crate) fn placed_label(game: &Onb, kind: u8, at: Square) -> Message {
    Message::new("sequence-place").with("kind", game.kind_name(kind)).with("cell", at.to_string())
}

/// Where one kind is left, a touch on a cell of the zone puts it down there.
fn placed(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    let Some((kind, cells)) = next(game, state, seat) else { return Vec::new() };
    let sequence = |at: Square| Sequence {
        actions: vec![Action::Pick(kind), Action::Cell(at)],
        label: placed_label(game, kind, at),
        targets: vec![cell_target(at)],
        main: false,
    };
    cells.into_iter().map(sequence).collect()
}

/// Whether all of it can be put down by one button.
pub(crate) fn offers_everything(game: &Onb, state: &State, seat: Seat) -> bool {
    deploys(state) && game.turn(state).deciders().has(seat) && everything(game, state, seat).is_some()
}

fn everything(game: &Onb, state: &State, seat: Seat) -> Option<Sequence<Action>> {
    let actions = actions(game, state, seat);
    // A creature that stands and only has to be turned is no sequence.
    let places = actions.iter().any(|action| matches!(action, Action::Cell(_)));
    (places && actions.len() > 1).then(|| Sequence {
        actions,
        label: Message::new("sequence-deploy"),
        targets: vec![token(seat)],
        main: true,
    })
}

/// Where the creatures would stand, and how they would be turned.
pub(crate) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Preview {
    let (mut now, mut nodes) = (*context.state(), Vec::new());
    for (n, &action) in actions.iter().enumerate() {
        if let (Action::Cell(at), placing) = (action, now.placing[seat.index() & 3])
            && placing.kind != NONE
        {
            let data = game.kind(placing.kind);
            let mut ghost = vec![body(data, placing.owner, radius(data))];
            if let Some(&Action::Face(facing)) = actions.get(n + 1) {
                ghost.push(beak(radius(data), facing, f32::from(data.base)));
            }
            let centre = place(Base::new(at.x, at.y, data.base).centre());
            nodes.push(Node::group(ghost).opacity(0.75).at(centre));
        }
        if game.check(&now, seat, &action).is_err() {
            break;
        }
        game.act(&mut now, seat, action, &mut ());
    }
    Preview { layer: Layer::decoration("preview", nodes), lines: Vec::new() }
}

//! Deployment in few touches: all that a player puts down until another seat is asked, as the bots would.

use crate::action::Action;
use crate::game::Onb;
use crate::map::Base;
use crate::picture::board::figures::{beak, body, radius};
use crate::picture::{Context, deploys, place, seat_target};
use crate::state::{NONE, State};
use galerne_draw::{Layer, Node, Preview, Sequence};
use galerne_engine::{Message, Rules as _, Seat};

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
    everything(game, state, seat).into_iter().collect()
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

//! Deployment in one touch: all that a player puts down until another seat is asked, placed as the bots would.

use crate::action::Action;
use crate::game::Onb;
use crate::map::Base;
use crate::picture::board::figures::{body, radius};
use crate::picture::{Context, place, seat_target};
use crate::state::{NONE, Phase, State};
use galerne_draw::{Layer, Node, Preview, Sequence};
use galerne_engine::{Message, Rules as _, Seat};

/// No message carries more actions than this in one go.
const MOST: usize = 48;

/// It is offered again for the next creature, and a page may go on by itself.
pub(crate) fn token(seat: Seat) -> String {
    seat_target(seat, "deploy-again")
}

/// The best legal action in the eyes of the bots.
fn best(game: &Onb, state: &State, seat: Seat) -> Option<Action> {
    let mut legal = Vec::new();
    game.actions(state, seat, &mut legal);
    let mut best: Option<(Action, f32)> = None;
    game.weigh_deploy(state, seat.0, &mut |action, worth| {
        if legal.contains(&action) && best.is_none_or(|(_, known)| worth > known) {
            best = Some((action, worth));
        }
    });
    best.map(|(action, _)| action)
}

fn actions(game: &Onb, state: &State, seat: Seat) -> Vec<Action> {
    let (mut now, mut actions) = (*state, Vec::new());
    let deploys = |now: &State| matches!(now.phase, Phase::Deploy | Phase::SecretDeploy);
    while deploys(&now) && game.turn(&now).deciders().has(seat) && actions.len() < MOST {
        let Some(action) = best(game, &now, seat) else { break };
        game.act(&mut now, seat, action, &mut ());
        actions.push(action);
    }
    actions
}

pub(crate) fn sequence(game: &Onb, state: &State, seat: Seat) -> Option<Sequence<Action>> {
    let asked = matches!(state.phase, Phase::Deploy | Phase::SecretDeploy) && game.turn(state).deciders().has(seat);
    let actions = if asked { actions(game, state, seat) } else { Vec::new() };
    // A creature that stands and only has to be turned is no sequence.
    let places = actions.iter().any(|action| matches!(action, Action::Cell(_)));
    (places && actions.len() > 1).then(|| Sequence {
        actions,
        label: Message::new("sequence-deploy"),
        targets: vec![token(seat)],
        main: true,
    })
}

/// Where the creatures would stand.
pub(crate) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Preview {
    let (mut now, mut nodes) = (*context.state(), Vec::new());
    for &action in actions {
        if let (Action::Cell(at), placing) = (action, now.placing[seat.index() & 3])
            && placing.kind != NONE
        {
            let data = game.kind(placing.kind);
            let centre = place(Base::new(at.x, at.y, data.base).centre());
            nodes.push(Node::group([body(data, placing.owner, radius(data))]).opacity(0.75).at(centre));
        }
        if game.check(&now, seat, &action).is_err() {
            break;
        }
        game.act(&mut now, seat, action, &mut ());
    }
    Preview { layer: Layer::decoration("preview", nodes), lines: vec![Message::new("sequence-deploy")] }
}

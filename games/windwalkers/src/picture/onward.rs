//! Tiles that are touched where it is asked whether to stop or to go on: a neighbour means going on to it, and of the others it is told
//! why they do not.

use super::hex_target;
use crate::action::Action;
use crate::board::bits;
use crate::game::Windwalkers;
use crate::names::at;
use crate::rules::why::Why;
use crate::state::{Phase, State, Wait};
use galerne_draw::Sequence;
use galerne_engine::{Refusal, Rules, Seat, Words};

/// The state after going on, where nothing is asked between that and the next step: nobody rests in passing.
pub(super) fn gone_on(game: &Windwalkers, state: &State) -> Option<State> {
    let mut next = *state;
    game.act(&mut next, Seat(state.active), Action::GoOn, &mut ());
    (next.phase == Phase::Move && next.run.wait == Wait::Nothing && game.due(&next).is_none()).then_some(next)
}

/// Each tile beside the horde. Where somebody may rest in passing, touching it only goes on: whether they do is asked next.
pub(super) fn sequences(game: &Windwalkers, state: &State) -> Vec<Sequence<Action>> {
    let board = game.board_of(state);
    let next = gone_on(game, state);
    let seat = Seat(state.active);
    let to = |hex| {
        let (actions, label) = match &next {
            Some(next) => (vec![Action::GoOn, Action::Move { hex }], game.label_onward(next, hex)),
            None => (vec![Action::GoOn], game.label(state, seat, &Action::GoOn)),
        };
        Sequence { actions, label, targets: vec![hex_target(hex)], main: false }
    };
    bits(board.near(state.track(state.active).hex) & state.present).map(|at| to(board.hex(at))).collect()
}

/// Why the horde cannot walk to a tile that was touched, whatever else tiles are chosen for now: it is far, or the one it stands on.
pub(super) fn why_not(
    game: &Windwalkers,
    state: &State,
    seat: Seat,
    picked: &[String],
    thing: &str,
) -> Option<Refusal> {
    let walks = matches!(state.phase, Phase::Move | Phase::Arrived) && state.run.wait == Wait::Nothing;
    if !walks || !picked.is_empty() || game.decider(state) != seat.0 {
        return None;
    }
    let board = game.board_of(state);
    let touched = bits(state.present).find(|&at| hex_target(board.hex(at)) == thing)?;
    let here = state.track(state.active).hex;
    let why = match () {
        () if touched == here => Why::Here,
        () if board.near(here) >> touched & 1 == 1 => return None,
        () => Why::NotAdjacent,
    };
    Some(why.refusal().with("hex", at(board.hex(touched))))
}

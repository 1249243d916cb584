//! Tiles that are touched where it is asked whether to stop or to go on: a neighbour means going on to it.

use super::hex_target;
use crate::action::Action;
use crate::board::bits;
use crate::game::Windwalkers;
use crate::names::{at, say, tile_name};
use crate::state::{Phase, State, Wait};
use galerne_draw::Sequence;
use galerne_engine::{Rules, Seat, Words};

/// The state after going on, where nothing is asked between that and the next step: no rest in passing.
pub(super) fn gone_on(game: &Windwalkers, state: &State) -> Option<State> {
    let mut next = *state;
    game.act(&mut next, Seat(state.active), Action::GoOn, &mut ());
    (next.phase == Phase::Move && next.run.wait == Wait::Nothing && game.due(&next).is_none()).then_some(next)
}

/// Whether nothing could be decided in the camp: no hordier is tired, none offers to join, and every power would be
/// used for nothing.
pub(super) fn camps_for_nothing(game: &Windwalkers, state: &State) -> bool {
    let seat = Seat(state.active);
    let arrived = state.phase == Phase::Arrived && state.run.wait == Wait::Nothing;
    if !arrived || game.decider(state) != seat.0 || game.check(state, seat, &Action::Stop).is_err() {
        return false;
    }
    let mut camp = *state;
    game.act(&mut camp, seat, Action::Stop, &mut ());
    let asked = camp.phase == Phase::Stopped && camp.run.wait == Wait::Nothing && game.due(&camp).is_none();
    if !asked || game.decider(&camp) != seat.0 {
        return false;
    }
    let mut actions = Vec::new();
    game.actions(&camp, seat, &mut actions);
    let idle = |action: &Action| match *action {
        Action::Leave | Action::Concede => true,
        Action::Use { card } => game.fizzles(&camp, seat.0, card.0),
        _ => false,
    };
    if !actions.contains(&Action::Leave) || !actions.iter().all(idle) {
        return false;
    }
    game.act(&mut camp, seat, Action::Leave, &mut ());
    camp.phase != Phase::Recruit
}

/// Stopping and breaking camp in one answer, where the camp would ask nothing else.
fn night(game: &Windwalkers, state: &State) -> Option<Sequence<Action>> {
    camps_for_nothing(game, state).then(|| Sequence {
        actions: vec![Action::Stop, Action::Leave],
        label: say("label-stop-leave").with("tired", u8::from(game.anyone_tapped(state))),
        targets: Vec::new(),
        main: true,
    })
}

/// Each tile beside the horde. Where hordiers may rest in passing, touching it only goes on: whether they do is asked
/// next.
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
    let beside = bits(board.near(state.track(state.active).hex) & state.present).map(|at| to(board.hex(at)));
    night(game, state).into_iter().chain(beside).collect()
}

/// On going on past a village it is asked who rests or joins. The tile touched before may be touched again: then no
/// hordier does.
pub(super) fn bound(game: &Windwalkers, state: &State) -> Vec<Sequence<Action>> {
    let seat = Seat(state.active);
    let (mut next, mut actions) = (*state, Vec::new());
    let is_asked = |next: &State| next.passing && next.run.wait == Wait::Nothing && game.due(next).is_none();
    while is_asked(&next) && game.decider(&next) == seat.0 {
        let action = match next.phase {
            // A possible rest is never passed over by the way.
            Phase::Passing if game.rest_choices(&next).is_empty() => Action::Leave,
            Phase::Recruit => Action::Done,
            _ => break,
        };
        game.act(&mut next, seat, action, &mut ());
        actions.push(action);
    }
    let walks = next.phase == Phase::Move && next.run.wait == Wait::Nothing && game.due(&next).is_none();
    if actions.is_empty() || !walks {
        return Vec::new();
    }
    let board = game.board_of(&next);
    let to = |hex| {
        let label = match board.index(hex) {
            Some(there) if actions.contains(&Action::Done) => {
                say("label-onward-alone").with("tile", tile_name(next.tile(there))).with("hex", at(hex))
            }
            _ => game.label_onward(&next, hex),
        };
        let actions = actions.iter().copied().chain([Action::Move { hex }]).collect();
        Sequence { actions, label, targets: vec![hex_target(hex)], main: false }
    };
    bits(board.near(next.track(seat.0).hex) & next.present).map(|there| to(board.hex(there))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::scene::{Scene, solo};
    use galerne_draw::Picture;

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// The mountain that was touched to go on had to be found again after a village: now the same touch goes on to it.
    /// No possible rest is passed over.
    #[test]
    fn ww_8_20_the_tile_one_is_bound_for_is_touched_again_past_a_village() {
        let mut scene = solo(&TEAM);
        scene.empty_pile().cross(1, -1);
        (scene.state.phase, scene.state.passing) = (Phase::Passing, true);
        let ways = |scene: &Scene| scene.game.sequences(&scene.state, Seat(0));
        let onward = |way: &Sequence<Action>| matches!(way.actions[..], [Action::Leave, .., Action::Move { .. }]);
        assert!(!ways(&scene).is_empty() && ways(&scene).iter().all(onward), "{:?}", ways(&scene));
        scene.tile(1, -1, crate::tiles::Tile::VillageGreen).tapped(&[12]);
        assert!(!ways(&scene).iter().any(onward), "{:?}", ways(&scene));
    }
}

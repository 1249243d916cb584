//! What a player is told before deciding: what a plan is for, and that a step loses the Horde.

use crate::action::Action;
use crate::game::Horde;
use crate::planner::Prospect;
use crate::state::State;
use crate::words::{cause, formation};
use galerne_engine::{Message, Rules, Seat};

/// What a plan is for: the formation and its price, and how often a Horde arrives from there. In competition the planner minds its
/// own Horde alone, and its number would say nothing about winning.
pub(crate) fn plan(game: &Horde, state: &State, seat: Seat, prospect: &Prospect) -> Option<Message> {
    let percent = (prospect.worth * 100.0).round() as i64;
    let aim = prospect.aim.zip(state.dominante(seat.index() & 1)).map(|((points, holds), card)| {
        let key = if holds { "hint-stands" } else { "hint-misses" };
        Message::new(key).with("formation", formation(card.suit())).with("points", points)
    });
    match (aim, game.seats) {
        (Some(aim), 1) => Some(Message::new("hint-plan").with("plan", aim).with("percent", percent)),
        (None, 1) => Some(Message::new("hint-wins").with("percent", percent)),
        (aim, _) => aim,
    }
}

/// HC-13.3: the step that loses the Horde at once, before any card could still change it. Somebody who closed the actions
/// with an empty Pack had lost by one touch.
pub(crate) fn warning(game: &Horde, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    if *action == Action::Concede || Rules::check(game, state, seat, action).is_err() {
        return None;
    }
    let mut after = *state;
    game.carry_out(&mut after, *action, &mut ());
    let lost = after.camps.get(seat.index())?.lost?;
    Some(Message::new("warning-lost").with("cause", cause(lost)))
}

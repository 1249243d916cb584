//! Why a thing of the picture cannot be chosen now, where the rules alone would not say it well.

use super::{card_target, hex_target};
use crate::action::Action;
use crate::board::bits;
use crate::cards::CardId;
use crate::game::Windwalkers;
use crate::names::{at, name};
use crate::rule_ids as rule;
use crate::rules::why::Why;
use crate::state::{Phase, State, Wait};
use galerne_engine::{Refusal, Rules, Seat};

/// A die is changed with its arrows, not by touching it; of a newcomer it is said why no hordier can be replaced.
pub(super) fn why_not(
    game: &Windwalkers,
    state: &State,
    seat: Seat,
    picked: &[String],
    thing: &str,
) -> Option<Refusal> {
    if state.phase == Phase::Recruit && picked.is_empty() {
        let newcomer = game.offered(state).iter().map(CardId).find(|&card| card_target(card) == thing)?;
        let place = game.check(state, seat, &Action::Recruit { card: newcomer }).err()?;
        return Some(game.check(state, seat, &Action::Replace { card: newcomer }).err().unwrap_or(place));
    }
    if let Some(refusal) =
        used_for_nothing(game, state, seat, picked, thing).or_else(|| too_far(game, state, seat, picked, thing))
    {
        return Some(refusal);
    }
    let own = ["die-blue-", "die-violet-"].iter().any(|start| thing.starts_with(start));
    let adjusting = state.phase == Phase::Adjust && state.run.wait == Wait::Nothing && picked.is_empty();
    if !adjusting || !thing.starts_with("die-") || game.decider(state) != seat.0 {
        return None;
    }
    Some(match game.can_spend(state) {
        _ if !own => Why::DieColour.refusal(),
        Ok(()) => Refusal::new(rule::SPEND, "refused-use-arrows"),
        Err(why) => why.refusal(),
    })
}

/// Of a card that was touched: its power could be used, and nothing would come of it.
fn used_for_nothing(game: &Windwalkers, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
    let mine = state.run.wait == Wait::Nothing && state.active == seat.0 && picked.is_empty();
    let mut tops = state.horde(seat.0).tops().map(|(_, card)| CardId(card.id));
    let card = tops.find(|&card| mine && card_target(card) == thing)?;
    let listed = game.check(state, seat, &Action::Use { card }).is_ok() && game.fizzles(state, seat.0, card.0);
    listed.then(|| Refusal::new(rule::UP_TO, "warn-void").with("card", name(card)))
}

/// Why the horde cannot walk to a tile that was touched, whatever else tiles are chosen for now: it is far, or the one it stands on.
fn too_far(game: &Windwalkers, state: &State, seat: Seat, picked: &[String], thing: &str) -> Option<Refusal> {
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

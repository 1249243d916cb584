//! What would help in a contre: the cheapest steps that win, and what each power would change.

use super::way::{Way, cheapest_way};
use super::{Context, board};
use crate::actions::Action;
use crate::cards::CardId;
use crate::dice::Colour as Die;
use crate::eye::Eye;
use crate::setup::Windwalkers;
use crate::state::{Phase, State, Wait, flag};
use crate::words::{colour_name, say};
use galerne_draw::{Colour, Layer, Node, Preview};
use galerne_engine::{Game, Message, Seat};

/// What a power would do for the contre as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Help {
    /// The contre is then won without another moral point.
    Wins,
    /// So many moral points would then do.
    Leaves(u8),
    /// It depends on dice or tokens, and is worth a try.
    Perhaps,
}

impl Help {
    /// The mark on the card.
    pub(super) fn mark(self) -> Message {
        match self {
            Help::Wins => say("help-wins"),
            Help::Leaves(moral) => say("help-leaves").with("moral", moral),
            Help::Perhaps => say("help-perhaps"),
        }
    }
}

/// Whether using the card helps, played out by the heuristic's hand.
pub(crate) fn help_of(game: &Windwalkers, state: &State, card: CardId) -> Option<Help> {
    let action = Action::Use { card };
    let seat = Seat(state.active);
    if state.phase != Phase::Adjust || game.check(state, seat, &action).is_err() {
        return None;
    }
    let before = cheapest_way(game, state).map(|way| way.moral(state));
    if before == Some(0) {
        return None;
    }
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    if next.run.wait != Wait::Shift {
        let eye = Eye::quick(game);
        let worth = eye.look(&mut next, 0);
        if next.phase != Phase::Adjust || game.due(&next).is_some() {
            return (worth > eye.prospect(state) + 0.2).then_some(Help::Perhaps);
        }
    }
    let after = if next.contre.is(flag::WON) { 0 } else { cheapest_way(game, &next)?.moral(&next) };
    match after {
        0 => Some(Help::Wins),
        _ if before.is_none_or(|before| after < before) => Some(Help::Leaves(after)),
        _ => None,
    }
}

/// What a power, a step or another roll would lead to, for whoever rests on it.
pub(super) fn preview(game: &Windwalkers, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    if state.phase != Phase::Adjust {
        return None;
    }
    let line = match *action {
        Action::Use { card } => help_of(game, state, card)?.mark(),
        Action::Shift { .. } => {
            let mut next = *state;
            game.act(&mut next, seat, *action, &mut ());
            spend(game, &next)
        }
        Action::RerollAll => {
            let odds = super::ahead::odds_of_reroll(game, state)?;
            say("preview-reroll").with("percent", context.speech.percent(odds, 0))
        }
        _ => return None,
    };
    let grid = board::grid(game, state);
    let hex = game.board_of(state).hex(state.contre.target);
    let ring = Node::path(grid.outline([hex])).stroke(Colour::Legal, 3.0);
    Some(Preview { layer: Layer::decoration("preview", [ring]), lines: vec![line] })
}

/// The cheapest winning spend in one sentence.
pub(super) fn spend(game: &Windwalkers, state: &State) -> Message {
    let means = state.horde(state.active).moral.saturating_sub(1);
    match cheapest_way(game, state) {
        _ if state.contre.is(flag::WON) => say("spend-won"),
        Some(way) if way.is_empty() => say("spend-won"),
        Some(way) => {
            let moral = way.moral(state);
            let key = if moral > means { "spend-too-dear" } else { "spend-cheapest" };
            say(key).with("moral", moral).with("steps", told(&way))
        }
        None if state.contre.force >= crate::tiles::IMPASSABLE => say("spend-impassable"),
        None => say("spend-none"),
    }
}

/// "blue 3 → 4, violet 2 → 1".
fn told(way: &Way) -> Message {
    // Steps on the same die are told as one change.
    let mut changes: Vec<(Die, u8, u8)> = Vec::new();
    for (at, &(colour, face, up)) in way.given.iter().chain(&way.paid).enumerate() {
        let to = crate::dice::Pool::beside(face, up);
        let own = way.each_once && at < way.given.len();
        match changes.iter_mut().find(|(same, _, end)| !own && *same == colour && *end == face) {
            Some((_, _, end)) => *end = to,
            None => changes.push((colour, face, to)),
        }
    }
    let one = |&(colour, from, to): &(Die, u8, u8)| {
        say("spend-step").with("colour", colour_name(colour)).with("from", from).with("to", to)
    };
    let mut all = changes.iter().map(one);
    let Some(first) = all.next() else { return say("spend-none") };
    all.fold(first, |so_far, next| say("spend-steps").with("first", so_far).with("next", next))
}

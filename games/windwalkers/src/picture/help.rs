//! What would help in a contre: the cheapest steps that win, and what each power would change.

use super::{Context, board};
use crate::actions::Action;
use crate::cards::CardId;
use crate::cheapest::{TOO_MUCH, cheapest_win};
use crate::contre::Facing;
use crate::dice::Colour as Die;
use crate::eye::Eye;
use crate::options::GreenRule;
use crate::setup::Windwalkers;
use crate::state::{Phase, State};
use crate::words::{colour_name, say};
use galerne_draw::{Colour, Layer, Node, Preview};
use galerne_engine::{Game, Message, Seat};

/// More steps than this are not looked for: no horde pays them.
const MOST: u8 = 10;

/// One step of moral: which die, from which face, up or down.
pub(super) type Step = (Die, u8, bool);

/// The steps of a cheapest win, one after the other; `None` if there is none within reach.
pub(super) fn cheapest_steps(facing: &Facing, rule: GreenRule) -> Option<Vec<Step>> {
    let mut left = cheapest_win(facing, rule, MOST);
    if left >= TOO_MUCH {
        return None;
    }
    let (mut now, mut steps) = (*facing, Vec::new());
    while left > 0 {
        let better = |step: &Step| cheapest_win(&stepped(&now, *step), rule, left - 1) < left;
        let step = all_steps(&now).find(better)?;
        now = stepped(&now, step);
        steps.push(step);
        left -= 1;
    }
    Some(steps)
}

fn all_steps(facing: &Facing) -> impl Iterator<Item = Step> + use<> {
    [(Die::Blue, facing.blue), (Die::Violet, facing.violet)]
        .into_iter()
        .flat_map(|(colour, pool)| pool.shown().flat_map(move |face| [true, false].map(|up| (colour, face, up))))
}

fn stepped(facing: &Facing, (colour, face, up): Step) -> Facing {
    match colour {
        Die::Violet => Facing { violet: facing.violet.shifted(face, up), ..*facing },
        _ => Facing { blue: facing.blue.shifted(face, up), ..*facing },
    }
}

/// What a power would do for the contre as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Help {
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
pub(super) fn help_of(game: &Windwalkers, state: &State, card: CardId) -> Option<Help> {
    let action = Action::Use { card };
    let seat = Seat(state.active);
    if state.phase != Phase::Adjust || game.check(state, seat, &action).is_err() {
        return None;
    }
    let rule = game.options.green_rule;
    let before = cheapest_win(&game.facing(state), rule, MOST);
    if before == 0 {
        return None;
    }
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    let eye = Eye::quick(game);
    let worth = eye.look(&mut next, 0);
    if next.phase != Phase::Adjust || game.due(&next).is_some() {
        return (worth > eye.prospect(state) + 0.2).then_some(Help::Perhaps);
    }
    let after = cheapest_win(&game.facing(&next), rule, MOST).saturating_sub(eye.free_steps(&next));
    match after {
        0 => Some(Help::Wins),
        _ if after < before && after <= MOST => Some(Help::Leaves(after)),
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
    let facing = game.facing(state);
    let moral = state.horde(state.active).moral;
    let means = moral.saturating_sub(1) * if state.contre.is(crate::state::flag::DOUBLED) { 2 } else { 1 };
    let free = Eye::quick(game).free_steps(state);
    match cheapest_steps(&facing, game.options.green_rule) {
        _ if state.contre.is(crate::state::flag::WON) => say("spend-won"),
        Some(steps) if steps.is_empty() => say("spend-won"),
        Some(steps) => {
            let count = steps.len() as u8;
            let key = if count > means + free { "spend-too-dear" } else { "spend-cheapest" };
            say(key).with("moral", count.saturating_sub(free)).with("steps", told(&steps))
        }
        None if facing.force >= crate::tiles::IMPASSABLE => say("spend-impassable"),
        None => say("spend-none"),
    }
}

/// "blue 3 → 4, violet 2 → 1".
fn told(steps: &[Step]) -> Message {
    // Steps on the same die are told as one change.
    let mut changes: Vec<(Die, u8, u8)> = Vec::new();
    for &(colour, face, up) in steps {
        let to = crate::dice::Pool::beside(face, up);
        match changes.iter_mut().find(|(same, _, end)| *same == colour && *end == face) {
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

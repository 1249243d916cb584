//! What would help in a contre: the cheapest steps that win, and what each power would change.

use super::power::{self, Best, advice};
use super::way::{Change, MOST, Step, Way, cheapest_way};
use super::{Context, board};
use crate::actions::Action;
use crate::cards::CardId;
use crate::cheapest::{TOO_MUCH, steps_to_win};
use crate::eye::Eye;
use crate::setup::Windwalkers;
use crate::state::{Phase, State, Wait, flag};
use crate::words::{colour_name, say, theirs};
use galerne_draw::{Colour, Layer, Node, Preview};
use galerne_engine::{Message, Rules, Seat};

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

    /// The same where there is room for a sentence.
    pub(super) fn sentence(self) -> Message {
        match self {
            Help::Wins => say("preview-help-wins"),
            Help::Leaves(moral) => say("preview-help-leaves").with("moral", moral),
            Help::Perhaps => say("preview-help-perhaps"),
        }
    }
}

/// Moral that may be spent: all but the last point (WW-7.3).
pub(super) fn means(state: &State) -> u8 {
    state.horde(state.active).moral.saturating_sub(1)
}

/// What winning still costs, if the horde can pay it.
fn price(game: &Windwalkers, state: &State) -> Option<u8> {
    price_within(game, state, means(state))
}

/// What winning still costs, if it is no more than so much moral.
pub(super) fn price_within(game: &Windwalkers, state: &State, most: u8) -> Option<u8> {
    if state.contre.is(flag::WON) {
        return Some(0);
    }
    let moral = if state.run.wait == Wait::Shift {
        cheapest_way(game, state)?.moral(state)
    } else {
        let each = if state.contre.is(flag::DOUBLED) { 2 } else { 1 };
        let steps = most.saturating_mul(each).saturating_add(state.contre.credits).min(MOST);
        let least = steps_to_win(&game.facing(state), state.contre.locked, game.options.green_rule, steps);
        if least >= TOO_MUCH {
            return None;
        }
        Way::moral_of(least, state)
    };
    (moral <= most).then_some(moral)
}

/// Whether using the card helps, all its choices tried out.
pub(crate) fn help_of(game: &Windwalkers, state: &State, card: CardId) -> Option<Help> {
    let action = Action::Use { card };
    let seat = Seat(state.active);
    if state.phase != Phase::Adjust || game.check(state, seat, &action).is_err() {
        return None;
    }
    let before = price(game, state);
    if before == Some(0) {
        return None;
    }
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    // One more die has six faces: all of them are looked at, so that what is certain is called certain.
    let faces = power::tried_on_every_face(game, &next);
    let better = |price: u8| before.is_none_or(|before| price < before);
    let good = |tried: &power::Tried| tried.best.as_ref().is_some_and(|best| better(best.moral));
    if faces.iter().any(|tried| tried.unsure && !good(tried)) {
        let worth = Eye::quick(game).look(&mut next, 0);
        return (worth > Eye::quick(game).prospect(state) + 0.2).then_some(Help::Perhaps);
    }
    let some = faces.iter().any(good).then_some(Help::Perhaps);
    match faces.iter().map(|tried| tried.best.as_ref().map_or(u8::MAX, |best| best.moral)).max()? {
        0 => Some(Help::Wins),
        u8::MAX => some,
        worst if better(worst) => Some(Help::Leaves(worst)),
        _ => some,
    }
}

/// Whether some power is sure to make winning cheaper.
fn power_is_cheaper(game: &Windwalkers, state: &State) -> bool {
    let sure = |card: CardId| matches!(help_of(game, state, card), Some(Help::Wins | Help::Leaves(_)));
    state.run.wait == Wait::Nothing && state.horde(state.active).tops().any(|(_, card)| sure(CardId(card.id)))
}

/// The steps of the cheapest win that can be done now: those of the power in use, or those the horde can pay for.
pub(super) fn cheapest_steps(game: &Windwalkers, state: &State) -> Vec<Step> {
    if state.phase != Phase::Adjust {
        return Vec::new();
    }
    match (state.run.wait, cheapest_way(game, state)) {
        (Wait::Shift, Some(way)) => way.given,
        (Wait::Nothing, Some(way)) if way.moral(state) <= means(state) => way.paid,
        _ => Vec::new(),
    }
}

/// All these steps or dice as one deed.
pub(super) fn errand_label(game: &Windwalkers, state: &State) -> Message {
    if let Some(best) = ignoring(game, state) {
        return told_choices(&best, ["label-ignore-one", "label-ignore"]);
    }
    let way = cheapest_way(game, state).unwrap_or_default();
    if state.run.wait == Wait::Shift {
        return say("label-cheapest-given").with("steps", told(&way.given_changes()));
    }
    say("label-cheapest").with("moral", way.moral(state)).with("steps", told(&way.changes()))
}

/// Whether a contre that would fail as it lies need not: moral or a power can do something about it.
pub(super) fn can_be_helped(game: &Windwalkers, state: &State) -> bool {
    let tops = || state.horde(state.active).tops().map(|(_, card)| CardId(card.id));
    price(game, state).is_some() || tops().any(|card| help_of(game, state, card).is_some())
}

/// What a power, a step or another roll would lead to, for whoever rests on it.
pub(super) fn preview(game: &Windwalkers, context: &Context<'_>, seat: Seat, action: &Action) -> Option<Preview> {
    let state = context.state();
    if state.phase != Phase::Adjust {
        return None;
    }
    let line = match *action {
        Action::Use { card } => help_of(game, state, card)?.sentence(),
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

/// How this is won most cheaply, in one sentence: by what the power in use still gives, and by moral.
pub(super) fn spend(game: &Windwalkers, state: &State) -> Message {
    spend_and(game, state, false)
}

/// The same, and whether a power that has not been used would do better.
pub(super) fn spend_or_power(game: &Windwalkers, state: &State) -> Message {
    spend_and(game, state, power_is_cheaper(game, state))
}

fn spend_and(game: &Windwalkers, state: &State, cheaper: bool) -> Message {
    if state.contre.is(flag::WON) {
        return say("spend-won");
    }
    if let Some(best) = advice(game, state).filter(|best| best.choices.first() != Some(&Action::Done)) {
        let ignores = state.run.wait == Wait::IgnoreDie;
        return told_choices(&best, if ignores { ["spend-ignore-one", "spend-ignore"] } else { ["spend-power"; 2] });
    }
    let by_power = state.run.wait == Wait::Shift;
    match cheapest_way(game, state) {
        Some(way) if way.is_empty() => say("spend-won"),
        Some(way) => {
            let moral = way.moral(state);
            let key = match () {
                () if moral > means(state) => "spend-too-dear",
                () if by_power => "spend-cheapest",
                () => "spend-moral",
            };
            say(key).with("moral", moral).with("steps", told(&way.changes())).with("powers", u8::from(cheaper))
        }
        None if state.contre.force >= crate::tiles::IMPASSABLE => say("spend-impassable"),
        None => say("spend-none"),
    }
}

/// What the power in use does best, and what is left to pay: with one die, or with several.
fn told_choices(best: &Best, [one, several]: [&'static str; 2]) -> Message {
    let [_, _, white, green, black] = best.ignored();
    let key = if white.len() + green.len() + black.len() == 1 { one } else { several };
    let message = say(key).with("moral", best.moral).with("dice", theirs(black, green, white));
    match best.choices.first() {
        Some(&Action::Die { colour, face }) => message.with("colour", colour_name(colour)).with("face", face),
        _ => message,
    }
}

/// The dice that are ignored in one go: all choices of the power that are still open.
pub(super) fn ignoring(game: &Windwalkers, state: &State) -> Option<Best> {
    advice(game, state).filter(|best| best.is_one_deed(state))
}

/// "blue 3 → 4, violet 2 → 1".
fn told(changes: &[Change]) -> Message {
    let one = |change: &Change| {
        say("spend-step").with("colour", colour_name(change.colour)).with("from", change.from).with("to", change.to)
    };
    let mut all = changes.iter().map(one);
    let Some(first) = all.next() else { return say("spend-none") };
    all.fold(first, |so_far, next| say("spend-steps").with("first", so_far).with("next", next))
}

//! Contres that can be won for certain: what wins them, and what the game is worth afterwards.

use crate::action::Action;
use crate::bots::eye::Eye;
use crate::bots::help::{Help, help_of};
use crate::bots::outlook::insight;
use crate::cards::{CardId, Trigger};
use crate::game::Windwalkers;
use crate::odds::way::{Step, cheapest_way};
use crate::state::{Phase, State, Wait};
use galerne_engine::{Expected, Judge, Message, Rules, Seat};

fn shift((colour, face, up): Step) -> Action {
    Action::Shift { colour, face, up }
}

/// The ways to win the contre in progress without another throw, the best first; nothing where there is none or none is needed.
pub(super) fn sure_wins(game: &Windwalkers, state: &State, seat: Seat) -> Vec<Expected<Action>> {
    if state.phase != Phase::Adjust
        || !matches!(state.run.wait, Wait::Nothing | Wait::Shift)
        || state.run.decider > seat.0
    {
        return Vec::new();
    }
    let mut wins: Vec<Expected<Action>> = Vec::new();
    if state.run.wait == Wait::Nothing {
        if game.confirm_dooms(state) {
            return Vec::new();
        }
        let cards: Vec<u8> = state.horde(seat.0).tops().map(|(_, card)| card.id).collect();
        wins.extend(cards.into_iter().filter_map(|card| by_power(game, state, seat, CardId(card))));
    }
    // A power that only has to rest afterwards is told before moral is spent or anybody left behind.
    let rests =
        |win: &Expected<Action>| matches!(win.action, Action::Use { card } if card.card().trigger == Trigger::Tap);
    if wins.iter().any(rests) {
        wins.retain(rests);
    } else {
        wins.extend(by_steps(game, state, seat));
    }
    wins.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    wins
}

/// What the game is worth once the contre is confirmed.
fn confirmed(game: &Windwalkers, mut state: State, seat: Seat) -> Option<f32> {
    if state.phase != Phase::Adjust || state.run.wait != Wait::Nothing || !game.confirm_wins(&state) {
        return None;
    }
    game.act(&mut state, seat, Action::Confirm, &mut ());
    Some(game.evaluate(&insight(), &state, seat))
}

/// Confirming as it lies, or steps: those of the power in use, then those that moral pays for.
fn by_steps(game: &Windwalkers, state: &State, seat: Seat) -> Option<Expected<Action>> {
    let way = cheapest_way(game, state)?;
    let moral = way.moral(state);
    if moral >= state.horde(seat.0).moral {
        return None;
    }
    let mut line: Vec<Action> = way.given.iter().copied().map(shift).collect();
    if state.run.wait == Wait::Shift && line.len() < usize::from(state.run.left) {
        line.push(Action::Done);
    }
    line.extend(way.paid.iter().copied().map(shift));
    let mut next = *state;
    for &action in &line {
        game.act(&mut next, seat, action, &mut ());
    }
    let worth = confirmed(game, next, seat)?;
    line.push(Action::Confirm);
    let words = match (line.len(), moral) {
        (1, _) => Message::new("hint-won"),
        (_, 0) => Message::new("hint-free"),
        _ => Message::new("hint-costs").with("moral", moral),
    };
    let first = line.remove(0);
    Some(Expected::new(first, worth).told(words).followed_by(line))
}

/// A power that wins without another moral point.
fn by_power(game: &Windwalkers, state: &State, seat: Seat, card: CardId) -> Option<Expected<Action>> {
    if help_of(game, state, card) != Some(Help::Wins) {
        return None;
    }
    let action = Action::Use { card };
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    let words = Message::new("hint-free");
    if next.run.wait == Wait::Shift {
        let after = by_steps(game, &next, seat)?;
        let line = [after.action].into_iter().chain(after.line).collect();
        return Some(Expected::new(action, after.worth).told(words).followed_by(line));
    }
    Eye::quick(game).look(&mut next, 0);
    Some(Expected::new(action, confirmed(game, next, seat)?).told(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::scene::{against, solo};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// What wins for nothing is told first, and its line wins when it is followed.
    #[test]
    fn ww_9_1_free_wins_are_told_and_win() {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(2);
        scene.roll(against(&[1, 3, 5, 5, 6, 6], &[2, 5, 6], &[3, 4, 5]));
        let wins = sure_wins(&scene.game, &scene.state, Seat(0));
        let best = wins.first().expect("Blanchette wins with one step");
        assert!(matches!(best.action, Action::Use { .. }), "{best:?}");
        assert!(wins.windows(2).all(|pair| pair[0].worth >= pair[1].worth), "the best comes first");
        for win in wins.iter().filter(|win| !win.line.is_empty()) {
            let mut state = scene.state;
            for action in [win.action].iter().chain(&win.line) {
                assert!(scene.game.check(&state, Seat(0), action).is_ok(), "{win:?}");
                scene.game.act(&mut state, Seat(0), *action, &mut ());
            }
            assert_eq!(state.phase, Phase::Arrived, "{win:?}");
        }
    }
}

//! What would help in a contre: the cheapest steps that win, and what each power would change.

use super::eye::Eye;
use super::power::{self, Best, advice};
use crate::action::Action;
use crate::cards::CardId;
use crate::game::Windwalkers;
use crate::names::say;
use crate::odds::cheapest::{TOO_MUCH, steps_to_win};
use crate::odds::way::{Step, Way, cheapest_way, most_steps};
use crate::state::{Phase, State, Wait, flag};
use galerne_engine::{Message, Rules, Seat};

/// What a power would do for the contre as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Help {
    /// The contre is then won without another moral point.
    Wins,
    /// This many moral points would then do.
    Leaves(u8),
    /// It depends on dice or tokens, and is worth a try.
    Perhaps,
}

impl Help {
    /// The mark on the card.
    pub(crate) fn mark(self) -> Message {
        match self {
            Help::Wins => say("help-wins"),
            Help::Leaves(moral) => say("help-leaves").with("moral", moral),
            Help::Perhaps => say("help-perhaps"),
        }
    }

    /// The same where there is room for a sentence.
    pub(crate) fn sentence(self) -> Message {
        match self {
            Help::Wins => say("preview-help-wins"),
            Help::Leaves(moral) => say("preview-help-leaves").with("moral", moral),
            Help::Perhaps => say("preview-help-perhaps"),
        }
    }
}

/// Moral that may be spent: all but the last point (WW-7.3).
pub(crate) fn means(state: &State) -> u8 {
    state.horde(state.active).moral.saturating_sub(1)
}

/// What winning still costs, if the horde can pay it.
fn price(game: &Windwalkers, state: &State) -> Option<u8> {
    price_within(game, state, means(state))
}

/// What winning still costs, if it is no more than so much moral.
pub(crate) fn price_within(game: &Windwalkers, state: &State, most: u8) -> Option<u8> {
    if state.contre.is(flag::WON) {
        return Some(0);
    }
    let moral = if state.run.wait == Wait::Shift {
        cheapest_way(game, state)?.moral(state)
    } else {
        let each = if state.contre.is(flag::DOUBLED) { 2 } else { 1 };
        let steps = most.saturating_mul(each).saturating_add(state.contre.credits).min(most_steps(state, 0));
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
    power::let_pass(game, &mut next);
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

/// Whose powers are sure to make winning cheaper.
pub(crate) fn cheaper_powers(game: &Windwalkers, state: &State) -> Vec<CardId> {
    if state.run.wait != Wait::Nothing {
        return Vec::new();
    }
    let sure = |card: &CardId| matches!(help_of(game, state, *card), Some(Help::Wins | Help::Leaves(_)));
    state.horde(state.active).tops().map(|(_, card)| CardId(card.id)).filter(sure).collect()
}

/// The steps of the cheapest win that can be done now: those of the power in use, or those the horde can pay for.
pub(crate) fn cheapest_steps(game: &Windwalkers, state: &State) -> Vec<Step> {
    if state.phase != Phase::Adjust {
        return Vec::new();
    }
    match (state.run.wait, cheapest_way(game, state).filter(|way| way.moral(state) <= means(state))) {
        (Wait::Shift, Some(way)) => way.given,
        (Wait::Nothing, Some(way)) => way.paid,
        _ => Vec::new(),
    }
}

/// Whether a contre that would fail as it lies need not: moral or a power can do something about it.
pub(crate) fn can_be_helped(game: &Windwalkers, state: &State) -> bool {
    let tops = || state.horde(state.active).tops().map(|(_, card)| CardId(card.id));
    price(game, state).is_some() || tops().any(|card| help_of(game, state, card).is_some())
}

/// The dice that are ignored in one go: all choices of the power that are still open.
pub(crate) fn ignoring(game: &Windwalkers, state: &State) -> Option<Best> {
    advice(game, state).filter(|best| best.is_one_deed(state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Pool;
    use crate::rules::tests::scene::{Scene, against, rivals, solo};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// A furvent on the mountain: green 1 3 5, white 2 2 3 against blue 1 2 3 5 5 6, six pairs asked.
    fn furvent() -> Scene {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(6);
        scene.roll(against(&[1, 2, 3, 5, 5, 6], &[1, 3, 5], &[2, 2, 3]));
        scene
    }

    #[test]
    fn ww_9_4_each_die_is_moved_once_by_thomassin() {
        let mut scene = furvent();
        let help = help_of(&scene.game, &scene.state, CardId(6));
        assert_ne!(help, Some(Help::Wins), "5 5 6 cannot become 3 3 5 by one step each");
        let Some(Help::Leaves(moral)) = help else { panic!("{help:?}") };
        let bare = cheapest_way(&scene.game, &scene.state).unwrap().moral(&scene.state);
        assert!(moral < bare, "{moral} of {bare}");
        // What the flag promised holds when the power is in use, and after its steps.
        scene.act(Action::Use { card: CardId(6) });
        assert_eq!(cheapest_way(&scene.game, &scene.state).unwrap().moral(&scene.state), moral);
        let given = cheapest_way(&scene.game, &scene.state).unwrap().given;
        for (colour, face, up) in given {
            scene.shift(colour, face, up);
        }
        let way = cheapest_way(&scene.game, &scene.state).unwrap();
        assert_eq!((way.given, way.paid.len() as u8), (Vec::new(), moral), "dice already moved are not moved again");
        if scene.state.run.wait == Wait::Shift {
            scene.done();
        }
        assert_eq!(cheapest_way(&scene.game, &scene.state).unwrap().moral(&scene.state), moral);
    }

    /// Blanchette (12) gives five steps and moral pays seven: twelve were further than the search for a win went, and she had no flag.
    #[test]
    fn ww_7_1_ww_9_1_steps_that_are_given_count_beyond_those_that_moral_pays() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 5, against(&[1, 1, 1, 2, 2, 3], &[6], &[1, 3, 3, 4, 5])).moral(9);
        assert_eq!(cheapest_way(&scene.game, &scene.state), None, "moral alone does not win");
        assert_eq!(help_of(&scene.game, &scene.state, CardId(12)), Some(Help::Leaves(7)));
        scene.card(12);
        let way = cheapest_way(&scene.game, &scene.state).unwrap();
        assert_eq!((way.given.len(), way.paid.len(), way.moral(&scene.state)), (5, 7, 7));
        assert_eq!(cheapest_steps(&scene.game, &scene.state), way.given);
        for &(colour, face, up) in way.given.iter().chain(&way.paid) {
            scene.shift(colour, face, up);
        }
        assert!(scene.game.confirm_wins(&scene.state));
        assert_eq!(scene.my_moral(), 2);
    }

    /// Xavio (24) rolls one more die and moves one: where one step is missing he wins, whatever he rolls.
    #[test]
    fn ww_9_1_a_power_that_wins_on_every_face_is_flagged_as_winning() {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(1);
        scene.roll(against(&[6, 6, 6, 5, 5, 3], &[5, 5, 4], &[1, 1, 1]));
        let bare = cheapest_way(&scene.game, &scene.state).unwrap().moral(&scene.state);
        assert_eq!(bare, 1, "a three becomes a four");
        assert_eq!(help_of(&scene.game, &scene.state, CardId(24)), Some(Help::Wins));
    }

    /// Cassandre (71) ignores every white and green die and then changes hordes: whom the other horde sets aside changes no die.
    #[test]
    fn ww_9_1_a_power_that_ends_with_another_hordes_choice_is_flagged_as_winning() {
        let mut scene = rivals(&[1, 71, 6, 24, 25, 35, 38, 39], &[4, 11, 16, 30, 32, 34, 51, 52]);
        scene.contre(-1, 0, 4, against(&[1; 6], &[6], &[6; 4]));
        assert_eq!(help_of(&scene.game, &scene.state, CardId(71)), Some(Help::Wins));
    }

    /// A rival who could cancel the card does not make its effect uncertain: Alicone (21) weakens the wind, Erynn (108) may answer.
    #[test]
    fn ww_9_2_a_power_that_a_rival_may_cancel_is_flagged_by_what_it_does() {
        let mut scene = rivals(&[1, 6, 12, 24, 25, 21, 38, 39], &[4, 11, 16, 30, 32, 34, 51, 108]);
        scene.contre(-1, 0, 5, against(&[1, 2, 3, 4, 6, 6], &[], &[1, 2, 3, 4, 5, 5]));
        assert_eq!(help_of(&scene.game, &scene.state, CardId(21)), Some(Help::Wins));
    }

    /// Xavio (24) and Yavo (25) Torantor do more for each other's company: one of the two was given up first, as if each stood alone.
    #[test]
    fn ww_8_11_a_pair_is_not_broken_up_for_a_lone_hordier_of_the_same_worth() {
        use crate::bots::outlook::bond;
        let pair = solo(&TEAM);
        assert!(bond(&pair.game, &pair.state, 24) > 0.0 && bond(&pair.game, &pair.state, 25) > 0.0);
        assert_eq!(bond(&pair.game, &pair.state, 35), 0.0, "Wanda");
        let apart = solo(&[1, 6, 12, 24, 30, 35, 38, 39]);
        assert_eq!(bond(&apart.game, &apart.state, 24), 0.0, "nobody misses him");
    }

    /// WW-7.3: the last point cannot be spent, so a flag never asks for it.
    #[test]
    fn ww_7_3_no_flag_promises_what_the_horde_cannot_pay() {
        let mut random = galerne_engine::Random::new(8);
        for _ in 0..60 {
            let mut scene = solo(&TEAM);
            scene.walk(0, -1).wind(4 + random.below(3) as u8);
            let mut throw = |n: u32| Pool::thrown(n, &mut random).faces().collect::<Vec<_>>();
            let (blue, white, green) = (throw(6), throw(3), throw(3));
            scene.roll(against(&blue, &green, &white));
            scene.state.horde_mut(0).moral = 4;
            for card in TEAM {
                if let Some(Help::Leaves(moral)) = help_of(&scene.game, &scene.state, CardId(card)) {
                    assert!(moral <= 4, "card {card}: {moral}");
                }
            }
        }
    }
}

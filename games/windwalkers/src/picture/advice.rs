//! The cheapest win as a sentence, and as one action.

use crate::action::Action;
use crate::bots::help::{ignoring, means, power_is_cheaper};
use crate::bots::power::{Best, advice};
use crate::game::Windwalkers;
use crate::names::{colour_name, say};
use crate::odds::way::{Change, cheapest_way};
use crate::state::{State, Wait, flag};
use crate::tiles::IMPASSABLE;
use crate::words::theirs;
use galerne_engine::Message;

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
        None if state.contre.force >= IMPASSABLE => say("spend-impassable"),
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

/// "blue 3 → 4, violet 2 → 1".
fn told(changes: &[Change]) -> Message {
    let one = |change: &Change| {
        say("spend-step").with("colour", colour_name(change.colour)).with("from", change.from).with("to", change.to)
    };
    let mut all = changes.iter().map(one);
    let Some(first) = all.next() else { return say("spend-none") };
    all.fold(first, |so_far, next| say("spend-steps").with("first", so_far).with("next", next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::help::{Help, cheapest_steps, help_of};
    use crate::cards::CardId;
    use crate::dice::Colour;
    use crate::rules::tests::scene::{against, solo};
    use galerne_draw::{Picture, Weight};
    use galerne_engine::Seat;

    /// Uther (1) ignores three dice for each place that is empty; Wanda (35) one.
    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// While a die may be ignored for nothing, ignoring it is the answer at hand and what the sentence tells; moral is not asked for.
    #[test]
    fn ww_9_4_the_die_that_wins_when_ignored_is_the_answer_at_hand() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 1, against(&[3, 3, 3, 3, 3, 3], &[6], &[1, 1, 1, 1, 3]));
        assert_eq!(help_of(&scene.game, &scene.state, CardId(35)), Some(Help::Wins), "Wanda");
        scene.card(35);
        let die = Action::Die { colour: Colour::Green, face: 6 };
        let weight = |action: &Action| scene.game.weight(&scene.state, Seat(0), action);
        assert_eq!((weight(&die), weight(&Action::Done)), (Weight::Main, Weight::Usual));
        assert_eq!(spend(&scene.game, &scene.state).key, "spend-ignore-one");
        assert!(cheapest_steps(&scene.game, &scene.state).is_empty());
        // Several dice are one deed.
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 4, against(&[1, 1, 2, 3, 3], &[], &[1, 1, 5, 5, 6])).moral(4);
        scene.card(1).pick(39);
        let errands = scene.game.errands(&scene.state, Seat(0));
        assert_eq!(errands.len(), 1);
        assert_eq!(errands[0].actions.len(), 3);
        assert_eq!(scene.game.weight(&scene.state, Seat(0), &Action::Done), Weight::Usual);
    }
}

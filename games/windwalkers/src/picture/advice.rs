//! The cheapest win as a sentence, and as one action.

use crate::action::Action;
use crate::bots::help::{cheaper_powers, ignoring, means};
use crate::bots::power::{Best, advice};
use crate::game::Windwalkers;
use crate::names::{colour_name, name, say};
use crate::odds::reroll::odds_of_reroll;
use crate::odds::way::{Change, cheapest_way};
use crate::state::{State, Wait, flag};
use crate::tiles::IMPASSABLE;
use crate::words::theirs_unbroken;
use galerne_engine::{Message, Seat, Words};

/// The label of all these steps or dice as one sequence.
pub(super) fn sequence_label(game: &Windwalkers, state: &State) -> Message {
    if let Some(best) = ignoring(game, state) {
        return told_choices(&best, ["label-ignore-one", "label-ignore"]);
    }
    let way = cheapest_way(game, state).unwrap_or_default();
    if state.run.wait == Wait::Shift {
        return say("label-cheapest-given").with("steps", told(&way.given_changes()));
    }
    say("label-cheapest").with("moral", way.moral(state)).with("steps", told(&way.changes()))
}

/// What a step leads to, in one sentence.
pub(super) fn after_step(game: &Windwalkers, before: &State, next: &State) -> Message {
    if game.confirm_wins(next) {
        return say("preview-then-won");
    }
    let gives_away = u8::from(game.confirm_wins(before));
    match cheapest_way(game, next).filter(|way| way.moral(next) <= means(next)) {
        Some(way) => say("preview-then-moral").with("moral", way.moral(next)).with("steps", told(&way.changes())),
        None => say("preview-then-none"),
    }
    .with("lost", gives_away)
}

/// The cheapest win in one sentence: what the power in use still gives, then moral, and whether an unused power does better.
pub(super) fn spend(game: &Windwalkers, state: &State) -> Message {
    if state.contre.is(flag::WON) {
        return say("spend-won");
    }
    if let Some(best) = advice(game, state).filter(|best| best.choices.first() != Some(&Action::Done)) {
        if let Some(branch @ Action::Branch { .. }) = best.choices.first() {
            let effect = game.label(state, Seat(state.active), branch);
            return say("spend-branch").with("effect", effect).with("moral", best.moral);
        }
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
            let powers = cheaper_powers(game, state);
            let message =
                say(key).with("moral", moral).with("steps", told(&way.changes())).with("powers", powers.len() as u8);
            // Of a single card the name is shown: on a small screen the card itself, with the flag, lies below.
            match powers[..] {
                [card] => message.with("card", name(card)),
                _ => message,
            }
        }
        None if state.contre.force >= IMPASSABLE => say("spend-impassable"),
        // What the dice cannot do without a power is no news while one is being used.
        None if state.run.wait != Wait::Nothing => say("spend-using"),
        None => {
            let facing = game.facing(state);
            let pairs = facing.verdict(game.options.green_rule).pairs.1;
            let few = u32::from(pairs) > facing.blue.len();
            let rolls = u8::from(odds_of_reroll(game, state).is_some_and(|share| share > 0.0));
            say(if few { "spend-too-few" } else { "spend-none" })
                .with("pairs", pairs)
                .with("dice", facing.blue.len())
                .with("rolls", rolls)
        }
    }
}

/// What the power in use does best, and what is left to pay: with one die, or with several.
fn told_choices(best: &Best, [one, several]: [&'static str; 2]) -> Message {
    let [_, _, white, green, black] = best.ignored();
    let key = if white.len() + green.len() + black.len() == 1 { one } else { several };
    let message = say(key).with("moral", best.moral).with("dice", theirs_unbroken(black, green, white));
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
    let all =
        changes.iter().map(one).reduce(|so_far, next| say("spend-steps").with("first", so_far).with("next", next));
    all.unwrap_or_else(|| say("spend-won"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::help::{Help, cheapest_steps, help_of};
    use crate::cards::CardId;
    use crate::dice::Colour;
    use crate::rules::tests::scene::{Scene, against, solo};
    use galerne_draw::{Picture, Weight};
    use galerne_engine::{Rules, SeatSet};
    use galerne_texts::Language;

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
        let sequences = scene.game.sequences(&scene.state, Seat(0));
        assert_eq!(sequences.len(), 1);
        assert_eq!(sequences[0].actions.len(), 3);
        assert_eq!(scene.game.weight(&scene.state, Seat(0), &Action::Done), Weight::Usual);
    }

    /// A preview is about what comes after the step, and says when it gives a won contre away.
    #[test]
    fn ww_7_1_the_preview_of_a_step_speaks_of_what_comes_after_it() {
        let speech = galerne_kit::Speech::of::<Windwalkers>();
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 1, against(&[2, 3, 3, 3, 3, 3], &[], &[2, 5, 5, 5]));
        let said = |scene: &Scene, face: u8, up: bool| {
            let mut next = scene.state;
            scene.game.act(&mut next, Seat(0), Action::Shift { colour: Colour::Blue, face, up }, &mut ());
            speech.say(&after_step(&scene.game, &scene.state, &next))
        };
        assert_eq!(said(&scene, 3, true), "Then the contre is won.");
        scene.contre(0, -1, 1, against(&[2, 3, 3, 3, 3, 3], &[2], &[1, 1, 1, 1]));
        let lost = said(&scene, 2, false);
        assert_eq!(lost, "This gives a won contre away. Then 1 more morale would win it: blue\u{a0}1\u{a0}→\u{a0}2.");
    }

    /// Where the power in use offers one good choice, the sentence that names it does it.
    #[test]
    fn ww_9_4_the_sentence_of_one_choice_can_be_touched() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 1, against(&[3, 3, 3, 3, 3, 3], &[6], &[1, 1, 1, 1, 3])).card(35);
        let (seen, me) = ((&scene.state, &scene.log[..]), SeatSet::one(Seat(0)));
        let drawn = galerne_kit::look(&scene.game, seen, me, Language::En, &[], |context| {
            format!("{:?}", scene.game.panels(context).first().map(|panel| &panel.body))
        });
        let sentence = drawn.split("contre-cheapest").nth(1).expect("the sentence can be touched");
        assert!(sentence.contains("die-green-6") || drawn.matches("die-green-6").count() > 1, "{sentence}");
    }

    /// A power that still had steps to give asked to be ended before the contre it had won could be confirmed.
    #[test]
    fn ww_6_14_ww_9_4_a_contre_that_a_power_has_won_is_confirmed_in_one_go() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 1, against(&[2, 3, 3, 3, 3, 3], &[], &[2, 5, 5, 5]));
        scene.card(6);
        let ways = |scene: &Scene| scene.game.sequences(&scene.state, Seat(0));
        assert!(ways(&scene).iter().all(|way| !way.actions.contains(&Action::Confirm)), "nothing is won yet");
        scene.shift(Colour::Blue, 3, true);
        let [won] = &ways(&scene)[..] else { panic!("one way on: {:?}", ways(&scene)) };
        assert!(won.main && won.actions == [Action::Done, Action::Confirm]);
        assert_eq!(scene.game.weight(&scene.state, Seat(0), &Action::Done), Weight::Minor);
    }

    /// No hordier is tired: Abriyen (39) would be left behind for nothing, so he is not marked as asked for, and his
    /// card says why.
    #[test]
    fn ww_9_4_a_power_that_would_be_used_for_nothing_is_not_lit() {
        let mut scene = solo(&TEAM);
        let abriyen = Action::Use { card: CardId(39) };
        let targets = |scene: &Scene| scene.game.targets(&scene.state, Seat(0), &abriyen);
        let why = |scene: &Scene| scene.game.why_not(&scene.state, Seat(0), &[], "card-abriyen");
        assert!(scene.legal(abriyen), "WW-9.4 allows it");
        assert!(targets(&scene).is_empty());
        assert_eq!(why(&scene).map(|refusal| refusal.reason.key), Some("warn-void"));
        scene.tapped(&[12]);
        assert_eq!(targets(&scene), ["card-abriyen"]);
        assert_eq!(why(&scene), None);
    }

    /// The camp asked to be broken though nothing else could be done there; with a tired hordier it still asks.
    #[test]
    fn ww_8_25_stopping_where_nobody_is_tired_is_one_answer() {
        let mut scene = solo(&TEAM);
        scene.empty_pile().cross(1, -1);
        let night = |scene: &Scene| {
            let ways = scene.game.sequences(&scene.state, Seat(0));
            ways.into_iter().find(|way| way.main).map(|way| way.actions)
        };
        let stop = |scene: &Scene| scene.game.weight(&scene.state, Seat(0), &Action::Stop);
        assert_eq!((night(&scene), stop(&scene)), (Some(vec![Action::Stop, Action::Leave]), Weight::Minor));
        scene.tapped(&[12]);
        assert_eq!((night(&scene), stop(&scene)), (None, Weight::Main));
    }

    /// Six pairs are not made with five dice, however often they are rolled.
    #[test]
    fn ww_6_10_too_few_dice_for_the_pairs_are_told() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 6, against(&[3, 3, 3, 3, 3], &[6], &[1, 1, 1, 1, 3]));
        assert_eq!(spend(&scene.game, &scene.state).key, "spend-too-few");
    }
}

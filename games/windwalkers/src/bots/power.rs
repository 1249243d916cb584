//! The best result of a power: a search through its choices, up to the next dice or another horde's choice.

use super::help::{means, price_within};
use crate::action::Action;
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::rules::chance::Due;
use crate::rules::outcome::Chance;
use crate::state::{Contre, Phase, Run, State, Wait};
use galerne_engine::{Luck, Rules, Seat};
use std::collections::HashSet;

/// The best way to use what a power still offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Best {
    /// The moral that winning takes after it.
    pub(crate) moral: u8,
    /// What is chosen, in its order. Steps are not listed here: they are those of the cheapest win.
    pub(crate) choices: Vec<Action>,
}

impl Best {
    /// The dice to be ignored before anything else is chosen.
    pub(crate) fn ignored(&self) -> [Pool; 5] {
        let mut pools = [Pool::EMPTY; 5];
        for choice in &self.choices {
            let Action::Die { colour, face } = *choice else { break };
            pools[colour.index()] = pools[colour.index()].with(face, 1);
        }
        pools
    }

    /// Whether several dice are ignored, or one and no more: that is done in one go.
    pub(crate) fn is_one_deed(&self, state: &State) -> bool {
        state.run.wait == Wait::IgnoreDie && self.choices.len() > 1 && self.choices[0] != Action::Done
    }
}

/// What came of trying.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tried {
    /// The cheapest win there is.
    pub(crate) best: Option<Best>,
    /// Somewhere chance or another horde has its say, or there was too much to try: there may be better.
    pub(crate) unsure: bool,
}

/// Positions looked at, at most. The powers of the catalogue stay far below it.
const MOST: usize = 1500;

/// Every choice the power still leaves.
pub(super) fn tried(game: &Windwalkers, state: &State) -> Tried {
    let mut search = Search { game, seen: HashSet::new(), path: Vec::new(), tried: Tried::default() };
    search.visit(state);
    search.tried
}

/// The state after the one die that the power throws has shown that face; `None` where it throws none, or several.
pub(super) fn thrown(game: &Windwalkers, state: &State, face: u8) -> Option<State> {
    let [die, none] = [Pool::EMPTY.with(face, 1), Pool::EMPTY];
    let chance = match game.due(state)? {
        Due::Dice(1, 0) => Chance::Dice { blue: die, violet: none },
        Due::Dice(0, 1) => Chance::Dice { blue: none, violet: die },
        // The separate die of a gamble: at force 1 every face reaches it.
        Due::Die => Chance::Die { face },
        _ => return None,
    };
    let mut next = *state;
    game.resolve(&mut next, chance, &mut ());
    Some(next)
}

/// The same where the power first throws one more die: each of its faces. Where it throws none, just that.
pub(super) fn tried_on_every_face(game: &Windwalkers, state: &State) -> Vec<Tried> {
    let faces: Option<Vec<Tried>> =
        (1..=6).map(|face| thrown(game, state, face).map(|next| tried(game, &next))).collect();
    faces.unwrap_or_else(|| vec![tried(game, state)])
}

/// The best way on from here, while a power asks for dice, faces or one of two effects.
pub(crate) fn advice(game: &Windwalkers, state: &State) -> Option<Best> {
    let about_dice = matches!(
        state.run.wait,
        Wait::IgnoreDie
            | Wait::SetDie
            | Wait::SetFace
            | Wait::AllFace
            | Wait::FlipDie
            | Wait::GreenDie
            | Wait::GreenFace
            | Wait::GreenAdd
            | Wait::Branch
    );
    let asked = state.phase == Phase::Adjust && about_dice && game.decider(state) == state.active;
    asked.then(|| tried(game, state).best).flatten()
}

/// Whether other hordes were asked to answer the card: they let it pass. What a card does is what it does unless it is cancelled.
pub(super) fn let_pass(game: &Windwalkers, state: &mut State) -> bool {
    let asked =
        |state: &State| matches!(state.run.wait, Wait::React | Wait::ReactAimed) && state.run.decider != state.run.seat;
    let any = asked(state);
    while asked(state) {
        let seat = Seat(state.run.decider);
        game.act(state, seat, Action::Pass, &mut ());
    }
    any
}

struct Search<'a> {
    game: &'a Windwalkers,
    /// Dice ignored in another order, or another hordier left behind for the same effect, lead to the same dice.
    seen: HashSet<(Run, Contre, u8)>,
    path: Vec<Action>,
    tried: Tried,
}

impl Search<'_> {
    fn visit(&mut self, state: &State) {
        let mut next = *state;
        if let_pass(self.game, &mut next) {
            return self.visit(&next);
        }
        // What another horde gives up for a card it receives changes no die.
        if state.phase == Phase::Adjust && state.run.wait == Wait::GiveAbandon {
            return self.arrive(state);
        }
        let foreign = self.game.decider(state) != state.active;
        if state.phase != Phase::Adjust || self.game.due(state).is_some() || foreign || self.seen.len() >= MOST {
            self.tried.unsure = true;
            return;
        }
        match state.run.wait {
            Wait::Nothing | Wait::Shift => self.arrive(state),
            _ if self.seen.insert((state.run, state.contre, state.horde(state.active).moral)) => self.choose(state),
            _ => {}
        }
    }

    /// The power is used up, or has only steps to give.
    fn arrive(&mut self, state: &State) {
        let most = match &self.tried.best {
            // As cheap, but with fewer choices, is better too.
            Some(best) if self.path.len() < best.choices.len() => best.moral,
            Some(best) if best.moral == 0 => return,
            Some(best) => best.moral - 1,
            None => u8::MAX,
        };
        if let Some(moral) = price_within(self.game, state, most.min(means(state))) {
            self.tried.best = Some(Best { moral, choices: self.path.clone() });
        }
    }

    fn choose(&mut self, state: &State) {
        let mut actions = Vec::new();
        self.game.list_actions(state, &mut actions);
        // `Done` is tried first, so that no choice is made that does not help.
        actions.sort_by_key(|action| *action != Action::Done);
        for action in actions {
            let mut next = *state;
            self.game.act(&mut next, Seat(state.active), action, &mut ());
            self.path.push(action);
            self.visit(&next);
            self.path.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::help::{Help, help_of};
    use super::*;
    use crate::cards::CardId;
    use crate::dice::Colour;
    use crate::rules::tests::scene::{Scene, against, solo};

    /// Uther (1) ignores three dice for each place that is empty; Wanda (35) one.
    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    fn help(scene: &Scene, card: u8) -> Option<Help> {
        help_of(&scene.game, &scene.state, CardId(card))
    }

    /// Three of five dice ignored, and what is left over is no match: it wins outright, without leaving a hordier
    /// behind.
    #[test]
    fn ww_9_4_a_power_that_ignores_several_dice_is_flagged_by_all_of_them() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 4, against(&[1, 1, 2, 3, 3], &[], &[1, 1, 5, 5, 6])).moral(4);
        assert_eq!(help(&scene, 1), Some(Help::Wins));
        scene.card(1).pick(39);
        let best = advice(&scene.game, &scene.state).unwrap();
        assert_eq!((best.moral, best.choices.len()), (0, 3), "{best:?}");
        assert_eq!(best.ignored()[Colour::White.index()], Pool::of(&[5, 5, 6]));
        for choice in best.choices {
            scene.act(choice);
        }
        assert!(scene.game.confirm_wins(&scene.state));
    }

    /// Alicone (21) makes the wind weaker by one, or stronger: the first of the two wins here.
    #[test]
    fn ww_9_1_a_power_that_changes_the_force_is_flagged_by_its_better_half() {
        let mut scene = solo(&[1, 6, 12, 24, 25, 21, 38, 39]);
        scene.contre(0, -1, 5, against(&[1, 2, 3, 4, 6, 6], &[], &[1, 2, 3, 4, 5, 5]));
        assert!(!scene.game.confirm_wins(&scene.state));
        assert_eq!(help(&scene, 21), Some(Help::Wins));
        scene.card(21);
        let best = advice(&scene.game, &scene.state).unwrap();
        assert_eq!(best, Best { moral: 0, choices: vec![Action::Branch { second: false }] });
    }

    /// Ryage (4) throws a die against the force, and every face reaches a zéfirine: he wins; against more he may.
    #[test]
    fn ww_9_1_a_gamble_that_cannot_fail_is_flagged_as_winning() {
        let mut scene = solo(&[4, 6, 12, 24, 25, 35, 38, 39]);
        scene.contre(0, -1, 1, against(&[1, 1, 1, 1, 1], &[5, 6], &[5, 5, 6, 6]));
        assert_eq!(help(&scene, 4), Some(Help::Wins));
        scene.contre(0, -1, 2, against(&[1, 1, 1, 1, 1], &[5, 6], &[5, 5, 6, 6]));
        assert_eq!(help(&scene, 4), Some(Help::Perhaps));
    }

    /// Whatever the dice: what a flag promises is kept by the choices that were found.
    #[test]
    fn ww_9_4_the_choices_that_were_found_lead_to_the_price_that_was_told() {
        let mut random = galerne_engine::Random::new(11);
        for _ in 0..25 {
            let mut scene = solo(&TEAM);
            let mut throw = |n: u32| Pool::thrown(n, &mut random).faces().collect::<Vec<_>>();
            let (blue, white, green) = (throw(6), throw(4), throw(2));
            let force = 2 + random.below(5) as u8;
            scene.contre(0, -1, force, against(&blue, &green, &white));
            scene.card(1).pick(38);
            let Some(best) = advice(&scene.game, &scene.state) else { continue };
            for choice in best.choices {
                scene.act(choice);
            }
            assert_eq!(price_within(&scene.game, &scene.state, 8), Some(best.moral), "{blue:?} {white:?} {green:?}");
        }
    }
}

//! The cheapest win from the dice as they lie: the steps that a power in use still gives, then those that moral pays for.

use crate::dice::{Colour as Die, Pool};
use crate::effects::{Dice, Op, Spread};
use crate::game::Windwalkers;
use crate::odds::cheapest::{TOO_MUCH, steps_of_blue, steps_of_violet, steps_to_win};
use crate::rules::facing::Facing;
use crate::state::{State, Wait, flag};
use crate::tiles::MAX_MORAL;

/// More steps than this are not paid for one by one: no horde has the moral.
const MOST: u8 = 10;

/// More steps than this are not looked for: what moral could pay at best, and those that are given besides.
pub(crate) fn most_steps(state: &State, given: u8) -> u8 {
    let paid = if state.contre.is(flag::DOUBLED) { 2 * MAX_MORAL } else { MOST };
    (paid + state.contre.credits).saturating_add(given).min(TOO_MUCH - 1)
}

/// One step: which die, from which face, up or down.
pub(crate) type Step = (Die, u8, bool);

/// What a way makes of one die, all its steps together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) colour: Die,
    pub(crate) from: u8,
    pub(crate) to: u8,
}

/// A cheapest win.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Way {
    /// Steps of the power in use.
    pub(crate) given: Vec<Step>,
    /// Steps to be paid for, in their order.
    pub(crate) paid: Vec<Step>,
    /// Whether each given step is on a die of its own.
    pub(crate) each_once: bool,
}

impl Way {
    pub(crate) fn is_empty(&self) -> bool {
        self.given.is_empty() && self.paid.is_empty()
    }

    /// Die by die: the steps of the power first, then those to be paid for.
    pub(crate) fn changes(&self) -> Vec<Change> {
        let mut changes = self.given_changes();
        together(&self.paid, false, &mut changes);
        changes
    }

    /// What the power in use does, die by die.
    pub(crate) fn given_changes(&self) -> Vec<Change> {
        let mut changes = Vec::new();
        together(&self.given, self.each_once, &mut changes);
        changes
    }

    /// The moral it takes: steps already paid for are used first, and under card 46 a point pays two (WW-9.43).
    pub(crate) fn moral(&self, state: &State) -> u8 {
        Way::moral_of(self.paid.len() as u8, state)
    }

    /// The moral that the steps cost.
    pub(crate) fn moral_of(steps: u8, state: &State) -> u8 {
        let steps = steps.saturating_sub(state.contre.credits);
        if state.contre.is(flag::DOUBLED) { steps.div_ceil(2) } else { steps }
    }
}

/// Steps that go on with a die belong to its change, unless each step is on a die of its own.
fn together(steps: &[Step], each_once: bool, changes: &mut Vec<Change>) {
    for &(colour, face, up) in steps {
        let to = Pool::beside(face, up);
        let goes_on = |change: &&mut Change| {
            !each_once && (change.colour, change.to) == (colour, face) && (change.to > change.from) == up
        };
        match changes.iter_mut().find(goes_on) {
            Some(change) => change.to = to,
            None => changes.push(Change { colour, from: face, to }),
        }
    }
}

/// The cheapest win that can still be reached with steps, the power in use included; `None` if there is none within reach.
pub(crate) fn cheapest_way(game: &Windwalkers, state: &State) -> Option<Way> {
    let sight = Sight { game, state, facing: game.facing(state), locked: state.contre.locked };
    match (state.run.wait, game.current_op(state)) {
        (Wait::Shift, Some(Op::Shift(pool, _, Spread::EachOnce))) => sight.each_once(pool),
        (Wait::Shift, Some(Op::Shift(_, _, Spread::OneDie))) => sight.one_die(),
        (Wait::Shift, Some(Op::Shift(pool, _, Spread::Free))) => sight.any_dice(pool, state.run.left),
        _ => sight.paid().map(|paid| Way { paid, ..Way::default() }),
    }
}

struct Sight<'a> {
    game: &'a Windwalkers,
    state: &'a State,
    facing: Facing,
    locked: [Pool; 2],
}

impl Sight<'_> {
    fn least(&self, facing: &Facing, most: u8) -> u8 {
        steps_to_win(facing, self.locked, self.game.options.green_rule, most)
    }

    /// Steps of moral alone, from these dice.
    fn paid_from(&self, facing: &Facing) -> Option<Vec<Step>> {
        self.steps_from(facing, 0)
    }

    /// The fewest steps from these dice, `given` of which are free.
    fn steps_from(&self, facing: &Facing, given: u8) -> Option<Vec<Step>> {
        let mut left = self.least(facing, most_steps(self.state, given));
        if left >= TOO_MUCH {
            return None;
        }
        let (mut now, mut steps) = (*facing, Vec::new());
        while left > 0 {
            let step = self.loose(&now).into_iter().find(|&step| self.least(&stepped(&now, step), left - 1) < left)?;
            now = stepped(&now, step);
            steps.push(step);
            left -= 1;
        }
        Some(steps)
    }

    fn paid(&self) -> Option<Vec<Step>> {
        self.paid_from(&self.facing)
    }

    /// The steps of all dice that may move.
    fn loose(&self, facing: &Facing) -> Vec<Step> {
        let pools =
            [(Die::Blue, facing.blue.minus(self.locked[0])), (Die::Violet, facing.violet.minus(self.locked[1]))];
        let all = pools
            .into_iter()
            .flat_map(|(colour, pool)| pool.shown().flat_map(move |face| [true, false].map(|up| (colour, face, up))));
        all.collect()
    }

    /// Every die of the power's that it has not moved yet may take one step, up or down.
    fn each_once(&self, pool: Dice) -> Option<Way> {
        let rule = self.game.options.green_rule;
        let (open, _) = self.game.shift_choices(self.state);
        let rest = self.facing.blue.minus(open[0]);
        let mut best: Option<(u8, usize, Vec<Step>)> = None;
        each_by_one(open[0], &mut |moved, steps| {
            let facing = Facing { blue: rest.plus(moved), ..self.facing };
            let cost = steps_of_blue(&facing, self.locked[0], rule, most_steps(self.state, 0));
            if best.as_ref().is_none_or(|(known, few, _)| (cost, steps.len()) < (*known, *few)) {
                best = Some((cost, steps.len(), steps.iter().map(|&(face, up)| (Die::Blue, face, up)).collect()));
            }
        });
        let mut given = best.filter(|(cost, ..)| *cost < TOO_MUCH)?.2;
        if pool == Dice::Horde {
            given.extend(self.violet_each_once(open[1]));
        }
        let facing = given.iter().fold(self.facing, |facing, &step| stepped(&facing, step));
        Some(Way { given, paid: self.paid_from(&facing)?, each_once: true })
    }

    fn violet_each_once(&self, open: Pool) -> Vec<Step> {
        let rest = self.facing.violet.minus(open);
        let mut best: Option<(u8, usize, Vec<Step>)> = None;
        each_by_one(open, &mut |moved, steps| {
            let facing = Facing { violet: rest.plus(moved), ..self.facing };
            let cost = steps_of_violet(&facing, self.locked[1]);
            if best.as_ref().is_none_or(|(known, few, _)| (cost, steps.len()) < (*known, *few)) {
                best = Some((cost, steps.len(), steps.iter().map(|&(face, up)| (Die::Violet, face, up)).collect()));
            }
        });
        best.map(|(_, _, steps)| steps).unwrap_or_default()
    }

    /// All given steps go to one die, in one direction.
    fn one_die(&self) -> Option<Way> {
        let (pools, only) = self.game.shift_choices(self.state);
        let mut best: Option<Way> = self.paid().map(|paid| Way { paid, ..Way::default() });
        for (colour, pool) in [Die::Blue, Die::Violet].into_iter().zip(pools) {
            for (from, up) in pool.shown().flat_map(|face| [(face, true), (face, false)]) {
                if only.is_some_and(|only| only != up) {
                    continue;
                }
                let (mut facing, mut face, mut given) = (self.facing, from, Vec::new());
                for _ in 0..self.state.run.left {
                    let to = Pool::beside(face, up);
                    if to == face {
                        break;
                    }
                    facing = stepped(&facing, (colour, face, up));
                    given.push((colour, face, up));
                    face = to;
                    let Some(paid) = self.paid_from(&facing) else { continue };
                    if best.as_ref().is_none_or(|best| paid.len() < best.paid.len()) {
                        best = Some(Way { given: given.clone(), paid, each_once: false });
                    }
                }
            }
        }
        best
    }

    /// The steps may go anywhere among the power's dice. What is given is not paid for: a win may be further off than moral reaches.
    fn any_dice(&self, pool: Dice, left: u8) -> Option<Way> {
        let (mut given, mut paid) = (Vec::new(), Vec::new());
        for step in self.steps_from(&self.facing, left)? {
            let reached = pool == Dice::Horde || (pool == Dice::Violet) == (step.0 == Die::Violet);
            if reached && given.len() < usize::from(left) {
                given.push(step);
            } else {
                paid.push(step);
            }
        }
        Some(Way { given, paid, each_once: false })
    }
}

fn stepped(facing: &Facing, (colour, face, up): Step) -> Facing {
    match colour {
        Die::Violet => Facing { violet: facing.violet.shifted(face, up), ..*facing },
        _ => Facing { blue: facing.blue.shifted(face, up), ..*facing },
    }
}

/// Everything that one step on each of some dice of the pool can make of it, with the steps that lead there.
fn each_by_one(pool: Pool, see: &mut impl FnMut(Pool, &[(u8, bool)])) {
    fn from_face(
        pool: Pool,
        face: u8,
        so_far: Pool,
        steps: &mut Vec<(u8, bool)>,
        see: &mut impl FnMut(Pool, &[(u8, bool)]),
    ) {
        if face > 6 {
            see(so_far, steps);
            return;
        }
        let count = pool.count(face);
        let known = steps.len();
        for up in 0..=if face < 6 { count } else { 0 } {
            for down in 0..=if face > 1 { count - up } else { 0 } {
                let mut next = so_far.with(face, count - up - down);
                if up > 0 {
                    next = next.with(face + 1, up);
                }
                if down > 0 {
                    next = next.with(face - 1, down);
                }
                steps.extend((0..up).map(|_| (face, true)).chain((0..down).map(|_| (face, false))));
                from_face(pool, face + 1, next, steps, see);
                steps.truncate(known);
            }
        }
    }
    from_face(pool, 1, Pool::EMPTY, &mut Vec::new(), see);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::cards::CardId;
    use crate::rules::tests::scene::{Dice, against, solo};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// Blue steps of a power do nothing for violet dice.
    #[test]
    fn ww_6_23_a_fer_card_gives_no_steps_to_violet_dice() {
        let mut scene = solo(&TEAM);
        scene.state.now.black[usize::from(scene.at(0, -1))] = 1;
        scene.walk(0, -1).wind(2);
        scene.roll(Dice { black: &[1], violet: &[3], ..against(&[6, 6, 6, 6, 5, 5], &[5, 5, 6], &[6, 6, 6]) });
        scene.act(Action::Use { card: CardId(12) });
        let way = cheapest_way(&scene.game, &scene.state).unwrap();
        assert_eq!((way.given.len(), way.paid.len()), (0, 2));
    }

    /// Whatever the dice: the promise of a way is kept by taking its steps.
    #[test]
    fn ww_7_1_the_steps_of_a_way_win() {
        let mut random = galerne_engine::Random::new(4);
        for _ in 0..200 {
            let mut scene = solo(&TEAM);
            scene.walk(0, -1).wind(1 + random.below(6) as u8);
            let mut throw = |n: u32| Pool::thrown(n, &mut random).faces().collect::<Vec<_>>();
            let (blue, white, green) = (throw(6), throw(3), throw(3));
            scene.roll(against(&blue, &green, &white));
            scene.state.horde_mut(0).moral = 9;
            scene.act(Action::Use { card: CardId(6) });
            let Some(way) = cheapest_way(&scene.game, &scene.state) else { continue };
            if way.paid.len() > 8 {
                continue;
            }
            for &(colour, face, up) in &way.given {
                scene.shift(colour, face, up);
            }
            if scene.state.run.wait == Wait::Shift {
                scene.done();
            }
            for &(colour, face, up) in &way.paid {
                scene.shift(colour, face, up);
            }
            assert!(scene.game.confirm_wins(&scene.state), "{blue:?} {white:?} {green:?}: {way:?}");
        }
    }

    /// The sentence names the dice by where they are now, and only these are marked: steps that go on with a die wait for it.
    #[test]
    fn ww_7_1_steps_on_one_die_are_told_as_one_change() {
        let change = |from: u8, to: u8| Change { colour: Die::Blue, from, to };
        let way =
            Way { paid: vec![(Die::Blue, 2, true), (Die::Blue, 3, true), (Die::Blue, 2, false)], ..Way::default() };
        assert_eq!(way.changes(), [change(2, 4), change(2, 1)]);
        let once = Way { given: vec![(Die::Blue, 2, true), (Die::Blue, 3, true)], each_once: true, ..Way::default() };
        assert_eq!(once.given_changes(), [change(2, 3), change(3, 4)]);
    }
}

//! The heuristic in a contre: the cheapest win, the power that saves most for its price, another roll, or giving it up.

use crate::action::Action;
use crate::bots::eye::Eye;
use crate::bots::plan::{Plan, UNIT};
use crate::dice::Colour;
use crate::effects::{Op, Spread};
use crate::odds::cheapest::{TOO_MUCH, cheapest_win, steps_to_win};
use crate::state::{Phase, State, Wait, flag};
use crate::tiles::MAX_MORAL;
use galerne_engine::{Rules, Seat};

impl Eye<'_> {
    pub(crate) fn appraise_adjust(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Confirm => {
                if self.facing(state).wins(self.options.green_rule) || state.contre.is(flag::WON) {
                    self.won(state, 0) + self.cards_worth(state, state.active) + 0.05
                } else {
                    self.failed(state) + self.cards_worth(state, state.active)
                }
            }
            // A stored die is a die less now; worth it only when the contre is won anyway.
            Action::Store { colour, face } => {
                let mut next = *state;
                self.act(&mut next, seat, *action, &mut ());
                let spare = cheapest_win(&self.facing(&next), self.options.green_rule, 0) == 0;
                let useful = colour == Colour::Blue && face >= 5 || colour == Colour::Violet;
                if spare && useful { self.prospect(&next) + 0.4 } else { -100.0 }
            }
            // A paid step is judged by the dice alone, without the powers that are still ready.
            Action::Shift { .. } => {
                let mut next = *state;
                self.act(&mut next, seat, *action, &mut ());
                Eye { hope: false, ..*self }.prospect(&next)
            }
            Action::RerollAll => self.after_reroll(state),
            Action::Use { card } => {
                let before = self.prospect(state);
                let mut next = *state;
                self.act(&mut next, seat, *action, &mut ());
                if self.hope {
                    // Accepted if the prospect with ready powers stays nearly the same, or if the power improves the dice by itself.
                    let sober = Eye { hope: false, ..*self };
                    let (mut same, before) = (next, sober.prospect(state));
                    let after = self.look(&mut next, 0);
                    let fair = after > self.prospect(state) - 0.3;
                    let after = if fair { after } else { sober.look(&mut same, 0) };
                    return if after > before + 0.1 { after } else { after.min(before) - 0.5 };
                }
                let after = self.look(&mut next, 0);
                // A power that gains too little is not used: on a tie the card is kept.
                if after > before + 0.15 { after } else { after.min(before) - 0.2 - f32::from(card.0) * 1e-4 }
            }
            _ => {
                let mut next = *state;
                self.act(&mut next, seat, *action, &mut ());
                self.look(&mut next, 0) - 0.3
            }
        }
    }

    /// The worth of winning now after `steps` more steps.
    pub(crate) fn won(&self, state: &State, steps: u8) -> f32 {
        let ready =
            self.plan.map_or(0.0, |plan| self.insight.units(self.game, state, state.active, plan.weights.unit).0);
        self.won_with(state, steps, ready)
    }

    /// The same with other powers ready than there are.
    fn won_with(&self, state: &State, steps: u8, ready: f32) -> f32 {
        let seat = state.active;
        let contre = &state.contre;
        let tile = state.tile(contre.target);
        let spent = if contre.is(flag::DOUBLED) { (steps.saturating_sub(contre.credits)).div_ceil(2) } else { steps };
        let mut moral = state.horde(seat).moral as i8 - spent as i8;
        if moral < 1 {
            return self.doom(state);
        }
        let change = tile.print().moral;
        if change > 0 || !contre.is(flag::WAIVED) {
            moral += change;
        }
        if moral < 1 {
            return self.doom(state);
        }
        let track = state.track(seat);
        let mut points = 0.0;
        if track.crossed >> contre.target & 1 == 0 {
            if self.plan.is_none() || !self.is_race() {
                points = 1.0 + f32::from(track.surpass);
            }
            if contre.is(flag::WIND) && (contre.force == 6 || state.token(contre.target).force() == 6) {
                points += 3.0;
            }
            if self.plan.is_some() {
                points += self.place_points(tile);
            }
        }
        self.win_worth(ready, (moral as u8).min(MAX_MORAL), points) - f32::from(state.horde(seat).noted) * 0.5
    }

    pub(crate) fn failed(&self, state: &State) -> f32 {
        let seat = state.active;
        let who = self.losable(state, seat);
        let lost = who.iter().map(|card| self.card_price(card)).fold(f32::INFINITY, f32::min);
        if state.horde(seat).len() <= 1 || who.is_empty() {
            return self.doom(state);
        }
        if self.plan.is_some() {
            return self.fail_worth(state);
        }
        // The fewer are left, the more the next loss hurts.
        let thin = 0.35 * f32::from(state.horde(seat).missing());
        self.fail_worth(state) - lost.min(6.0) - thin
    }

    /// What the contre as it lies is worth: the cheapest win that can be paid, or the failure, or another roll.
    pub(crate) fn prospect(&self, state: &State) -> f32 {
        let cards = self.cards_worth(state, state.active);
        if state.phase != Phase::Adjust {
            return self.standing(state, state.active);
        }
        if state.contre.is(flag::WON) {
            return self.won(state, 0) + cards;
        }
        let free = self.free_steps(state);
        let moral = state.horde(state.active).moral;
        let means = if state.contre.is(flag::DOUBLED) { 2 * (moral - moral.min(1)) } else { moral - moral.min(1) };
        let most = if self.hope { 12 } else { (means + free).min(10) };
        let steps = steps_to_win(&self.facing(state), state.contre.locked, self.options.green_rule, most);
        let mut best = self.failed(state);
        if steps <= means + free {
            best = best.max(self.won(state, steps.saturating_sub(free)));
        }
        if (steps >= 3 || free > 0) && moral > 2 {
            best = best.max(self.after_reroll(state) - cards);
        }
        if let Some(plan) = self.plan.filter(|_| self.hope && steps > 0) {
            best = best.max(self.hoped(state, plan, steps.saturating_sub(free)));
        }
        best + cards
    }

    /// What the powers that are still ready would save on average, less some doubt for each.
    fn hoped(&self, state: &State, plan: &Plan, steps: u8) -> f32 {
        // Where no number of steps would do, some power must change the épreuve itself.
        let steps = if steps == TOO_MUCH { 13.0 } else { f32::from(steps) };
        let (ready, _) = self.insight.units(self.game, state, state.active, plan.weights.unit);
        let mut best = f32::NEG_INFINITY;
        for used in 1..=ready as u8 {
            let used = f32::from(used);
            let lacking = (steps - used * UNIT).max(0.0).ceil() as u8;
            best = best.max(self.won_with(state, lacking, ready - used) - plan.weights.doubt * used);
            if lacking == 0 {
                break;
            }
        }
        best
    }

    /// Steps that the effect in progress still gives for nothing.
    pub(crate) fn free_steps(&self, state: &State) -> u8 {
        if state.run.wait != Wait::Shift {
            return state.contre.credits;
        }
        match self.current_op(state) {
            Some(Op::Shift(_, _, Spread::EachOnce)) => state.run.left.min(3),
            Some(Op::Shift(_, _, Spread::OneDie)) => state.run.left.min(2),
            _ => state.run.left,
        }
    }

    /// Another roll of all dice for one moral: the table's odds for such an épreuve.
    pub(crate) fn after_reroll(&self, state: &State) -> f32 {
        let seat = state.active;
        let contre = &state.contre;
        let moral = state.horde(seat).moral;
        if moral < 2 {
            return self.doom(state);
        }
        let wind = (contre.pools[2].len() + contre.pools[3].len()) as u8;
        let green = contre.pools[3].len() as u8;
        let black = contre.pools[4].len() as u8;
        let blue = contre.blue().len() as u8;
        let odds: [f32; 9] =
            if wind == 0 { [1.0; 9] } else { *self.insight.costs.row(wind < 6, blue, green, contre.force.min(wind)) };
        let mut poorer = *state;
        poorer.horde_mut(seat).moral -= 1;
        let fail = self.failed(&poorer);
        let extra = [0, 2, 3, 4, 4, 5, 5][usize::from(black.min(6))];
        let (mut worth, mut before) = (0.0, 0.0);
        for (steps, upto) in odds.iter().enumerate() {
            let steps = steps as u8 + extra;
            let here = if moral - 1 > steps { self.won(&poorer, steps).max(fail) } else { fail };
            worth += (upto - before) * here;
            before = *upto;
        }
        worth + (1.0 - before) * fail + self.cards_worth(state, seat) - 0.1
    }

    /// Play the effect in progress out, choosing greedily, and say what it leads to.
    pub(crate) fn look(&self, state: &mut State, depth: u8) -> f32 {
        if depth > 14 {
            return self.prospect(state);
        }
        if let Some(due) = self.due(state) {
            return self.expect(state, due, depth);
        }
        if state.phase == Phase::Over || state.run.wait == Wait::Nothing {
            return self.prospect(state);
        }
        match state.run.wait {
            Wait::Shift => {
                let each_once = matches!(self.current_op(state), Some(Op::Shift(_, _, Spread::EachOnce)));
                if each_once { self.walk_shifts(state) } else { self.prospect(state) }
            }
            Wait::SetDie => self.walk_sets(state),
            _ => {
                let Some(best) = self.best_choice(state) else { return self.prospect(state) };
                let seat = Seat(self.decider(state));
                self.act(state, seat, best, &mut ());
                self.look(state, depth + 1)
            }
        }
    }

    /// Choose by what the table looks like right after the choice, the rest of the effect left aside.
    pub(crate) fn best_choice(&self, state: &State) -> Option<Action> {
        let seat = Seat(self.decider(state));
        let mut actions = Vec::with_capacity(32);
        self.list_actions(state, &mut actions);
        let mut best: Option<(f32, Action)> = None;
        for action in actions {
            let worth = self.glance(state, seat, action);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    pub(crate) fn glance(&self, state: &State, seat: Seat, action: Action) -> f32 {
        let mut next = *state;
        self.act(&mut next, seat, action, &mut ());
        match action {
            // Slightly below its worth, so that an equally good choice is preferred to ending the effect.
            Action::Done => self.prospect(&next) - 0.01,
            Action::Colour { colour } => {
                let short = !state.contre.pools[4].is_empty() && !state.contre.violet().covers(state.contre.pools[4]);
                if (colour == Colour::Violet) == (short && state.run.b < 2) { 1.0 } else { 0.0 }
            }
            Action::Tile { .. } if state.contre.target == crate::board::NOWHERE => {
                self.standing(&next, state.active) + self.tile_hint(state, &next)
            }
            _ => self.prospect(&next),
        }
    }

    /// A die by die walk for "each by one": every die takes the step that helps most.
    pub(crate) fn walk_shifts(&self, state: &mut State) -> f32 {
        let mut worth = self.prospect_without_free(state);
        for _ in 0..state.run.left.min(12) {
            let (pools, _) = self.shift_choices(state);
            let mut best: Option<(f32, Action)> = None;
            for face in (1..=6).filter(|&face| pools[0].count(face) > 0) {
                for up in [true, false] {
                    let action = Action::Shift { colour: Colour::Blue, face, up };
                    let mut next = *state;
                    self.act(&mut next, Seat(state.run.seat), action, &mut ());
                    let here = self.prospect_without_free(&next);
                    if best.is_none_or(|(known, _)| here > known) {
                        best = Some((here, action));
                    }
                }
            }
            match best {
                Some((here, action)) if here > worth + 0.01 => {
                    worth = here;
                    self.act(state, Seat(state.run.seat), action, &mut ());
                    if state.run.wait != Wait::Shift {
                        break;
                    }
                }
                _ => break,
            }
        }
        worth
    }

    pub(crate) fn prospect_without_free(&self, state: &State) -> f32 {
        let mut bare = *state;
        bare.run.left = 0;
        if bare.run.wait == Wait::Shift {
            bare.run.wait = Wait::Nothing;
        }
        self.prospect(&bare)
    }

    /// The best die and face to set, again and again.
    pub(crate) fn walk_sets(&self, state: &mut State) -> f32 {
        let mut worth = self.prospect(state);
        while state.run.wait == Wait::SetDie {
            let Some((here, die, face)) = self.best_set(state) else { break };
            if here <= worth + 0.01 {
                break;
            }
            worth = here;
            let seat = Seat(state.run.seat);
            self.act(state, seat, die, &mut ());
            self.act(state, seat, Action::Face { face }, &mut ());
        }
        worth
    }

    pub(crate) fn best_set(&self, state: &State) -> Option<(f32, Action, u8)> {
        let pools = self.die_choices(state);
        let mut best: Option<(f32, Action, u8)> = None;
        for colour in [Colour::Blue, Colour::Violet] {
            let pool = pools[colour.index()];
            for face in (1..=6).filter(|&face| pool.count(face) > 0) {
                for to in (1..=6).filter(|&to| to != face) {
                    let mut next = *state;
                    let dice = &mut next.contre.pools[colour.index()];
                    *dice = dice.without(face).with(to, 1);
                    let here = self.prospect(&next);
                    if best.is_none_or(|(known, _, _)| here > known) {
                        best = Some((here, Action::Die { colour, face }, to));
                    }
                }
            }
        }
        best
    }
}

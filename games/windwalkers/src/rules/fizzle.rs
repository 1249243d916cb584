//! Powers that would be used for nothing. WW-9.4 allows it, so it is not refused; but it is said before the card is spent.

use crate::board::bits;
use crate::cards::{Card, CardId};
use crate::dice::{Colour, Pool};
use crate::effects::{Amount, Cost, Count, Op};
use crate::game::Windwalkers;
use crate::state::{State, flag};
use crate::tiles::{IMPASSABLE, MAX_MORAL};

impl Windwalkers {
    /// Whether using the card now would change nothing but the card itself.
    pub(crate) fn fizzles(&self, state: &State, seat: u8, card: u8) -> bool {
        let definition = CardId(card).card();
        // Whom a cost leaves behind is chosen later, and what it leads to with it.
        if definition.costs.iter().any(|cost| matches!(cost, Cost::Abandon(_) | Cost::TapOther(_))) {
            return false;
        }
        let Some(place) = state.horde(seat).place_of(card) else { return false };
        let mut paid = *state;
        if definition.trigger.abandons() {
            paid.horde_mut(seat).take(place);
            paid.now.barred_today = paid.now.barred_today.with(card);
        } else {
            self.tap(&mut paid, seat, card);
        }
        self.all_void(&paid, seat, definition, definition.ops)
    }

    fn all_void(&self, state: &State, seat: u8, card: &Card, ops: &[Op]) -> bool {
        ops.iter().all(|op| self.is_void(state, seat, card, op))
    }

    fn is_void(&self, state: &State, seat: u8, card: &Card, op: &Op) -> bool {
        let (contre, horde) = (&state.contre, state.horde(seat));
        let none = |amount: Amount| self.amount(state, seat, card.id, amount) == 0;
        let none_of = |count: Count| matches!(count, Count::UpTo(amount) if none(amount));
        let no_dice = |dice| self.own_dice(state, dice) == [Pool::EMPTY; 2];
        let greens = contre.pools[Colour::Green.index()];
        match *op {
            Op::RollAdd(_, n) | Op::EpAdd(n) => none(n),
            Op::Shift(dice, _, crate::effects::Spread::EachOnce) | Op::SetAll(dice) | Op::Flip(dice) => no_dice(dice),
            Op::Shift(dice, n, _) | Op::Set(dice, n) => none(n) || no_dice(dice),
            Op::Reroll(dice) => no_dice(dice),
            Op::Ignore(dice, count, which) => {
                // Which dice lie above the token is not known before it is drawn.
                let which = if which == crate::effects::DiceFilter::AboveToken {
                    crate::effects::DiceFilter::Every
                } else {
                    which
                };
                none_of(count) || self.reach(state, dice, which).iter().all(|pool| pool.is_empty())
            }
            Op::EpSet | Op::StoreGreen => greens.is_empty(),
            Op::ForceSet(force) => contre.force == force,
            Op::ForceDelta(change) => contre.force == if change < 0 { 0 } else { IMPASSABLE },
            Op::Moral(n) => none(n) || horde.moral == MAX_MORAL,
            Op::MoralFull => horde.moral == MAX_MORAL,
            Op::MoralEveryHorde(_) => self.seats == 1 && horde.moral == MAX_MORAL,
            Op::Rest(count, whom) => none_of(count) || self.restable(state, seat, card.id, whom).is_empty(),
            Op::Recruit(from, whom) => self.recruit_choices(state, seat, from, whom).is_empty(),
            Op::WindReveal(count) => none_of(count) || self.unrevealed(state, self.reference(state, seat)) == 0,
            Op::StoreUse => horde.stored.iter().all(|&stored| stored == 0),
            Op::MoralDouble => contre.is(flag::DOUBLED),
            Op::WaiveTerrainMoral => contre.is(flag::WAIVED) || state.tile(contre.target).malus() == 0,
            Op::WaivePowerMoral => horde.waive_power,
            Op::ScoreDouble => state.track(seat).doubled,
            Op::OfferAdd => bits(state.present).all(|at| state.tile(at).print().recruits.is_none()),
            Op::Recolor { black_to_green } => {
                let blacks = contre.pools[Colour::Black.index()];
                contre.violet().is_empty() && (!black_to_green || blacks.is_empty())
            }
            // They only serve what follows.
            Op::TokenThreshold | Op::LockSelf => true,
            Op::If(condition, ops) => {
                self.holds(state, seat, card.id, condition).is_err() || self.all_void(state, seat, card, ops)
            }
            Op::Choose(first, second) => {
                self.all_void(state, seat, card, first) && self.all_void(state, seat, card, second)
            }
            Op::Gamble(rows) => rows.iter().all(|(_, ops)| self.all_void(state, seat, card, ops)),
            Op::GambleForce(ops) => self.all_void(state, seat, card, ops),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::action::Action;
    use crate::cards::CardId;
    use crate::rules::tests::scene::{against, solo};
    use galerne_engine::{Seat, Words};

    fn label(scene: &crate::rules::tests::scene::Scene, card: u8) -> &'static str {
        scene.game.label(&scene.state, Seat(0), &Action::Use { card: CardId(card) }).key
    }

    /// Abriyen (39) readies: with no card tapped it is said before he is left behind that nothing would happen.
    #[test]
    fn ww_9_3_ww_9_4_a_power_without_effect_is_announced_as_such() {
        let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
        assert_eq!((label(&scene, 39), label(&scene, 38)), ("label-use-void", "label-use"));
        scene.walk(0, -1).wind(3);
        scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
        assert_eq!((label(&scene, 12), label(&scene, 39)), ("label-use", "label-use-void"));
        scene.card(12).done();
        assert_eq!(label(&scene, 39), "label-use", "Blanchette could be readied now");
    }

    /// WW-9.6: the only tapped card is one that may not be readied, and the power says so.
    #[test]
    fn ww_9_6_a_power_whose_only_target_is_barred_is_announced_as_such() {
        let mut scene = solo(&[1, 6, 12, 24, 27, 34, 38, 39]);
        scene.walk(0, -1).wind(6);
        scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
        scene.card(12).done();
        assert_eq!(label(&scene, 34), "label-use");
        scene.card(27);
        // Galas has readied Blanchette: no other card is tapped, and Galas is barred.
        assert_eq!(label(&scene, 34), "label-use-void");
    }
}

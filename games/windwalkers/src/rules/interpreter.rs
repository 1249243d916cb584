//! The effects of powers, step by step: each begins, asks for what it needs, and lets the next one begin.

use crate::board::{HEXES, bits};
use crate::cards::{CardId, Position};
use crate::dice::{Colour, Pool};
use crate::effects::{Count, Dice, Op, Spread};
use crate::event::{Event, Lasting};
use crate::game::Windwalkers;
use crate::program::Step;
use crate::state::{Deal, DealTo, Phase, Run, State, Wait, flag};
use crate::tiles::MAX_MORAL;
use galerne_engine::{Log, Seat};

/// What became of an effect that began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begun {
    /// Done: the next one may begin.
    Next,
    /// A choice or chance is due.
    Waits,
    /// The game has moved elsewhere and the run with it.
    Gone,
}

impl Windwalkers {
    /// Carry on with the run until it needs something or ends.
    pub(crate) fn proceed(&self, state: &mut State, log: &mut impl Log<Event>) {
        loop {
            if state.phase == Phase::Over {
                state.run = Run::NONE;
                return;
            }
            let (pc, seat, card) = (state.run.pc, state.run.seat, state.run.card);
            state.run.wait = Wait::Nothing;
            state.run.decider = seat;
            state.run.pc = match self.programs.at(pc) {
                Step::End => {
                    if self.run_ends(state, log) {
                        return;
                    }
                    continue;
                }
                Step::Jump(to) => to,
                Step::Unless(condition, to) => {
                    if self.holds(state, seat, card, condition).is_ok() {
                        pc + 1
                    } else {
                        to
                    }
                }
                Step::Branch(_) => {
                    state.run.wait = Wait::Branch;
                    return;
                }
                Step::Gamble => {
                    state.run.wait = Wait::Gamble;
                    return;
                }
                Step::UnlessFaces(faces, to) => {
                    if faces >> (state.run.value.clamp(1, 6) - 1) & 1 == 1 {
                        pc + 1
                    } else {
                        to
                    }
                }
                // WW-9.53: where the force is 0, as at the Tour, any roll will do.
                Step::UnlessForce(to) => {
                    if state.run.value >= state.contre.force {
                        pc + 1
                    } else {
                        to
                    }
                }
                Step::Do(op) => match self.begin_op(state, op, log) {
                    Begun::Next => pc + 1,
                    Begun::Waits | Begun::Gone => return,
                },
            };
        }
    }

    /// The effect in progress is done.
    pub(crate) fn next_step(&self, state: &mut State, log: &mut impl Log<Event>) {
        (state.run.left, state.run.a, state.run.b) = (0, 0, 0);
        state.run.treated = [Pool::EMPTY; 2];
        state.run.pc += 1;
        self.proceed(state, log);
    }

    /// The end of a program; a follower's effects come after it (WW-9.44). True if the run is over.
    pub(crate) fn run_ends(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let (seat, follower) = (state.run.seat, state.run.follower);
        if follower != 0 {
            state.run = Run { pc: self.programs.entry(follower), card: follower, seat, decider: seat, ..Run::NONE };
            return false;
        }
        state.run = Run::NONE;
        self.settle(state, log);
        true
    }

    /// The operation at which the run stands.
    pub(crate) fn current_op(&self, state: &State) -> Option<Op> {
        match self.programs.at(state.run.pc) {
            Step::Do(op) => Some(op),
            _ => None,
        }
    }

    pub(crate) fn begin_op(&self, state: &mut State, op: Op, log: &mut impl Log<Event>) -> Begun {
        let (seat, card) = (state.run.seat, state.run.card);
        let waits = |state: &mut State, wait: Wait, left: u8| {
            state.run.wait = wait;
            state.run.left = left;
            Begun::Waits
        };
        match op {
            Op::RollAdd(pool, n) => {
                let n = self.amount(state, seat, card, n).min(12);
                let room = |pool: Pool| Pool::MOST - pool.len() >= 12;
                if n == 0 || !room(state.contre.blue()) || !room(state.contre.violet()) {
                    return Begun::Next;
                }
                match pool {
                    Dice::Violet => (state.run.a, state.run.b) = (0, n),
                    Dice::Horde => return waits(state, Wait::Colour, n),
                    _ => (state.run.a, state.run.b) = (n, 0),
                }
                waits(state, Wait::DiceRoll, 0)
            }
            Op::Shift(pool, steps, spread) => {
                let dice = self.own_dice(state, pool);
                let left = match spread {
                    Spread::EachOnce => dice[0].len() as u8 + dice[1].len() as u8,
                    _ => self.amount(state, seat, card, steps),
                };
                if left == 0 || dice == [Pool::EMPTY; 2] { Begun::Next } else { waits(state, Wait::Shift, left) }
            }
            Op::Set(pool, n) => {
                let left = self.amount(state, seat, card, n);
                if left == 0 || self.own_dice(state, pool) == [Pool::EMPTY; 2] {
                    Begun::Next
                } else {
                    waits(state, Wait::SetDie, left)
                }
            }
            Op::SetAll(_) if state.contre.pools[0].is_empty() => Begun::Next,
            Op::SetAll(_) => waits(state, Wait::AllFace, 1),
            Op::Flip(pool) if self.own_dice(state, pool) == [Pool::EMPTY; 2] => Begun::Next,
            Op::Flip(_) => waits(state, Wait::FlipDie, 1),
            Op::Reroll(_) if state.contre.pools[0].is_empty() => Begun::Next,
            Op::Reroll(_) => waits(state, Wait::RerollDice, 0),
            Op::PoolReplace(n) => {
                let n = self.amount(state, seat, card, n);
                state.contre.pools[0] = Pool::EMPTY;
                state.contre.locked[0] = Pool::EMPTY;
                (state.run.a, state.run.b) = (n, 0);
                if n == 0 { Begun::Next } else { waits(state, Wait::DiceRoll, 0) }
            }
            Op::Ignore(pool, count, which) => {
                let reach = self.reach(state, pool, which);
                match count {
                    Count::All => {
                        for colour in [Colour::White, Colour::Green, Colour::Black] {
                            self.ignore(state, colour, reach[colour.index()], log);
                        }
                        self.refill_ignored(state, log);
                        Begun::Next
                    }
                    Count::UpTo(n) => {
                        let there: u32 = reach.iter().map(|pool| pool.len()).sum();
                        let left = u32::from(self.amount(state, seat, card, n)).min(there) as u8;
                        if left == 0 { Begun::Next } else { waits(state, Wait::IgnoreDie, left) }
                    }
                }
            }
            Op::EpSet if state.contre.pools[3].is_empty() => Begun::Next,
            Op::EpSet => waits(state, Wait::GreenDie, 1),
            Op::EpAdd(n) => {
                let left = self.amount(state, seat, card, n);
                if left == 0 { Begun::Next } else { waits(state, Wait::GreenAdd, left) }
            }
            Op::ForceSet(force) => {
                self.set_force(state, force as i8, log);
                Begun::Next
            }
            Op::ForceDelta(change) => {
                self.set_force(state, state.contre.force as i8 + change, log);
                Begun::Next
            }
            Op::TokenThreshold => {
                self.prepare_bag(state);
                state.run.wait = Wait::Threshold;
                if let Some(force) = self.known_token(state) {
                    self.threshold_drawn(state, force, log);
                    return Begun::Next;
                }
                Begun::Waits
            }
            Op::Moral(n) => {
                let n = self.amount(state, seat, card, n).min(MAX_MORAL);
                self.change_moral(state, seat, n as i8, log);
                Begun::Next
            }
            Op::MoralLoss(n) => {
                if self.change_moral(state, seat, -(n as i8), log) {
                    Begun::Gone
                } else {
                    Begun::Next
                }
            }
            Op::MoralEveryHorde(n) => {
                for other in 0..self.seats as u8 {
                    if state.track(other).fate == crate::state::Fate::Walking {
                        self.change_moral(state, other, n as i8, log);
                    }
                }
                Begun::Next
            }
            Op::MoralFull => {
                let missing = MAX_MORAL - state.horde(seat).moral;
                self.change_moral(state, seat, missing as i8, log);
                Begun::Next
            }
            Op::Rest(count, whom) => {
                let there = self.restable(state, seat, card, whom);
                match count {
                    Count::All => {
                        for other in there.iter() {
                            self.ready_by_power(state, other, log);
                        }
                        Begun::Next
                    }
                    Count::UpTo(n) => {
                        let left = (there.len() as u8).min(self.amount(state, seat, card, n));
                        if left == 0 { Begun::Next } else { waits(state, Wait::Ready, left) }
                    }
                }
            }
            Op::Recruit(from, whom) => {
                if self.recruit_choices(state, seat, from, whom).is_empty() {
                    Begun::Next
                } else {
                    waits(state, Wait::Recruit, 1)
                }
            }
            Op::WindReveal(count) => {
                let there = self.unrevealed(state, self.reference(state, seat));
                let left = match count {
                    Count::All => 6,
                    Count::UpTo(n) => self.amount(state, seat, card, n),
                };
                if there == 0 || left == 0 {
                    return Begun::Next;
                }
                state.run.left = left;
                self.reveal_next(state, log)
            }
            Op::WindReturn => waits(state, Wait::ReturnTile, 1),
            Op::WindBump => waits(state, Wait::BumpTile, 1),
            Op::TileRemove => waits(state, Wait::RemoveTile, 1),
            Op::TileSwap { .. } => waits(state, Wait::SwapTile, 1),
            Op::TileReplace => waits(state, Wait::ReplaceTile, 1),
            Op::StoreUse => {
                let stored = std::mem::take(&mut state.horde_mut(seat).stored);
                for code in stored.into_iter().filter(|&code| code != 0) {
                    let kind = usize::from(code > 6);
                    state.contre.locked[kind] = state.contre.locked[kind].with((code - 1) % 6 + 1, 1);
                }
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::StoreUsed });
                Begun::Next
            }
            Op::StoreGreen => {
                let greens = state.contre.pools[Colour::Green.index()];
                self.ignore(state, Colour::Green, greens, log);
                self.refill_ignored(state, log);
                state.horde_mut(seat).noted = greens.len() as u8;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::GreensNoted });
                Begun::Next
            }
            Op::UndoContre => {
                self.take_back(state, log);
                Begun::Gone
            }
            Op::MoralDouble => self.lasts(state, flag::DOUBLED, Lasting::MoralDoubled, log),
            Op::WaiveTerrainMoral => self.lasts(state, flag::WAIVED, Lasting::TerrainWaived, log),
            Op::Cityfy => self.lasts(state, flag::CITYFY, Lasting::Cityfied, log),
            Op::GiftIgnored => self.lasts(state, flag::GIFT, Lasting::GreensGiven, log),
            Op::BlackSpread => {
                let dice = state.contre.pools[Colour::Black.index()].len() as u8;
                let target = usize::from(state.contre.target) % HEXES;
                state.contre.pools[Colour::Black.index()] = Pool::EMPTY;
                state.now.black[target] -= dice as i8;
                if dice == 0 {
                    return Begun::Next;
                }
                state.run.left = dice;
                state.run.wait = Wait::SpreadTile;
                self.spread_forced(state, log)
            }
            Op::Recolor { black_to_green } => {
                let contre = &mut state.contre;
                if black_to_green {
                    let black = std::mem::take(&mut contre.pools[Colour::Black.index()]);
                    contre.pools[Colour::Green.index()] = contre.pools[Colour::Green.index()].plus(black);
                    contre.entered += black.len() as u8;
                }
                contre.pools[0] = contre.pools[0].plus(std::mem::take(&mut contre.pools[1]));
                contre.locked[0] = contre.locked[0].plus(std::mem::take(&mut contre.locked[1]));
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::DiceRecoloured });
                Begun::Next
            }
            Op::Stack(line) if self.stackable(state, seat, line).is_empty() || !state.horde(seat).has(card) => {
                Begun::Next
            }
            Op::Stack(_) => waits(state, Wait::StackCard, 1),
            Op::LockSelf => {
                if let Some(place) = state.horde(seat).place_of(card) {
                    let horde = state.horde_mut(seat);
                    horde.locked |= 1 << place;
                    horde.tapped |= 1 << place;
                    log.push(Event::Locked { seat: Seat(seat), card: CardId(card) });
                }
                Begun::Next
            }
            Op::ScoreDouble => {
                state.track_mut(seat).doubled = true;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::ScoreDoubled });
                Begun::Next
            }
            Op::WaivePowerMoral => {
                state.horde_mut(seat).waive_power = true;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::PowerMoralWaived });
                Begun::Next
            }
            Op::UseTraine if self.borrowable(state, seat).is_empty() => Begun::Next,
            Op::UseTraine => waits(state, Wait::UseTraine, 1),
            Op::OfferAdd => {
                let mut left = [0; 4];
                for at in bits(state.present) {
                    if let Some(line) = state.tile(at).print().recruits {
                        left[Position::from(line) as usize] += 1;
                    }
                }
                if left == [0; 4] {
                    return Begun::Next;
                }
                state.deal = Deal { left, to: DealTo::Offers };
                self.next_deal(state, log);
                Begun::Gone
            }
            // Compiled away.
            Op::If(..) | Op::Choose(..) | Op::Gamble(_) | Op::GambleForce(_) => Begun::Next,
            _ => self.begin_for_several(state, op, log),
        }
    }

    pub(crate) fn lasts(&self, state: &mut State, flag: u8, what: Lasting, log: &mut impl Log<Event>) -> Begun {
        state.contre.flags |= flag;
        log.push(Event::Lasting { seat: Seat(state.run.seat), what });
        Begun::Next
    }

    /// A power readies another card; from then on its own card is barred (WW-9.6).
    pub(crate) fn ready_by_power(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.seat;
        self.ready_card(state, seat, card, log);
        state.run.readied = true;
        if let Some(place) = state.horde(seat).place_of(state.run.card) {
            state.horde_mut(seat).barred |= 1 << place;
        }
    }

    /// WW-9.41: back to the moment before the target was announced, except the tokens and that the card is tapped.
    pub(crate) fn take_back(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (seat, card) = (state.run.seat, state.run.card);
        state.now = state.before;
        self.tap(state, seat, card);
        state.now.used_today = state.now.used_today.with(card);
        self.end_contre(state);
        state.run = Run::NONE;
        state.phase = Phase::Move;
        state.undone = true;
        log.push(Event::TakenBack { seat: Seat(seat) });
    }
}

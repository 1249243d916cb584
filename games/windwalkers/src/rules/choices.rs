//! The choices that effects ask for: which dice, faces, cards and tiles, and what choosing them does.

use crate::board::{HEXES, bits};
use crate::cards::{CARDS, CardId, CardSet};
use crate::dice::{Colour, Pool};
use crate::effects::{CardFilter, Cost, Count, Op, Spread};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::program::Step;
use crate::rules::interpreter::Begun;
use crate::state::{State, Wait};
use crate::tiles::{IMPASSABLE, Tile};
use crate::wind::PackedToken;
use galerne_engine::{Log, Seat};

impl Windwalkers {
    pub(crate) fn step_shift(&self, state: &mut State, colour: Colour, face: u8, up: bool, log: &mut impl Log<Event>) {
        let kind = colour.index().min(1);
        let to = Pool::beside(face, up);
        state.contre.pools[kind] = state.contre.pools[kind].shifted(face, up);
        log.push(Event::Shifted { seat: Seat(state.run.seat), colour, face, to, paid: false });
        state.run.left = state.run.left.saturating_sub(1);
        match self.current_op(state) {
            Some(Op::Shift(_, _, Spread::EachOnce)) => {
                state.run.treated[kind] = state.run.treated[kind].with(to, 1);
            }
            Some(Op::Shift(_, _, Spread::OneDie)) => {
                state.run.a = (kind as u8) << 3 | to;
                state.run.b = if up { 1 } else { 2 };
            }
            _ => {}
        }
        if state.run.left == 0 {
            self.next_step(state, log);
        }
    }

    pub(crate) fn pick_die(&self, state: &mut State, colour: Colour, face: u8, log: &mut impl Log<Event>) {
        let kind = colour.index();
        match state.run.wait {
            Wait::IgnoreDie => {
                self.ignore(state, colour, Pool::EMPTY.with(face, 1), log);
                self.refill_ignored(state, log);
                state.run.left = state.run.left.saturating_sub(1);
                if state.run.left == 0 {
                    self.next_step(state, log);
                }
            }
            Wait::SetDie => {
                state.run.a = (kind as u8) << 3 | face;
                state.run.wait = Wait::SetFace;
            }
            Wait::GreenDie => {
                state.run.a = face;
                state.run.wait = Wait::GreenFace;
            }
            Wait::FlipDie => {
                let pool = &mut state.contre.pools[kind];
                *pool = pool.without(face).with(7 - face, 1);
                log.push(Event::Turned { colour, face, to: 7 - face });
                self.next_step(state, log);
            }
            Wait::RerollDice => {
                state.contre.pools[0] = state.contre.pools[0].without(face);
                state.run.treated[0] = state.run.treated[0].with(face, 1);
            }
            _ => self.pick_die_for_several(state, face, log),
        }
    }

    pub(crate) fn pick_face(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::SetFace => {
                let (kind, from) = (usize::from(state.run.a >> 3 & 1), state.run.a & 7);
                state.contre.pools[kind] = state.contre.pools[kind].without(from).with(face, 1);
                state.run.treated[kind] = state.run.treated[kind].with(face, 1);
                log.push(Event::Turned { colour: Colour::ALL[kind], face: from, to: face });
                state.run.left = state.run.left.saturating_sub(1);
                state.run.a = 0;
                state.run.wait = Wait::SetDie;
                if state.run.left == 0 || self.die_choices(state).iter().all(|pool| pool.is_empty()) {
                    self.next_step(state, log);
                }
            }
            Wait::AllFace => {
                let dice = state.contre.pools[0].len() as u8;
                state.contre.pools[0] = Pool::EMPTY.with(face, dice);
                log.push(Event::Turned { colour: Colour::Blue, face: 0, to: face });
                self.next_step(state, log);
            }
            Wait::GreenFace => {
                let from = state.run.a;
                state.contre.pools[3] = state.contre.pools[3].without(from).with(face, 1);
                log.push(Event::Turned { colour: Colour::Green, face: from, to: face });
                self.next_step(state, log);
            }
            Wait::GreenAdd => {
                state.contre.pools[3] = state.contre.pools[3].with(face, 1);
                state.contre.entered += 1;
                log.push(Event::DieAdded { colour: Colour::Green, face });
                state.run.left = state.run.left.saturating_sub(1);
                if state.run.left == 0 {
                    self.next_step(state, log);
                }
            }
            _ => {}
        }
    }

    /// "Enough": the effect is used partly (WW-9.4).
    pub(crate) fn done(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.run.wait == Wait::RerollDice && !state.run.treated[0].is_empty() {
            state.run.a = state.run.treated[0].len() as u8;
            state.run.b = 0;
            state.run.treated = [Pool::EMPTY; 2];
            state.run.wait = Wait::DiceRoll;
            return;
        }
        self.next_step(state, log);
    }

    /// The dice that the effect in progress offers to choose from.
    pub(crate) fn die_choices(&self, state: &State) -> [Pool; 5] {
        let mut choices = [Pool::EMPTY; 5];
        match (state.run.wait, self.current_op(state)) {
            (Wait::SetDie, Some(Op::Set(pool, _))) => {
                let own = self.own_dice(state, pool);
                for kind in 0..2 {
                    choices[kind] = own[kind].minus(state.run.treated[kind]);
                }
            }
            (Wait::FlipDie, Some(Op::Flip(pool))) => {
                [choices[0], choices[1]] = self.own_dice(state, pool);
            }
            (Wait::RerollDice, _) => choices[0] = state.contre.pools[0],
            (Wait::IgnoreDie, Some(Op::Ignore(pool, _, which))) => choices = self.reach(state, pool, which),
            (Wait::GreenDie, _) => choices[3] = state.contre.pools[3],
            (Wait::InterfereDie, _) => choices[0] = state.contre.pools[0],
            (Wait::GiftDie, _) => choices[3] = state.contre.pools[3],
            _ => {}
        }
        choices
    }

    /// The dice that a step of the shift in progress may move, and whether up or down is still open.
    pub(crate) fn shift_choices(&self, state: &State) -> ([Pool; 2], Option<bool>) {
        let Some(Op::Shift(pool, _, spread)) = self.current_op(state) else { return ([Pool::EMPTY; 2], None) };
        let own = self.own_dice(state, pool);
        match spread {
            Spread::EachOnce => ([0, 1].map(|kind| own[kind].minus(state.run.treated[kind])), None),
            Spread::OneDie if state.run.b != 0 => {
                let mut only = [Pool::EMPTY; 2];
                only[usize::from(state.run.a >> 3 & 1)] = Pool::EMPTY.with(state.run.a & 7, 1);
                ([only[0].meet(own[0]), only[1].meet(own[1])], Some(state.run.b == 1))
            }
            _ => (own, None),
        }
    }

    pub(crate) fn stack(&self, state: &mut State, upper: u8, log: &mut impl Log<Event>) {
        let (seat, lower) = (state.run.seat, state.run.card);
        let horde = state.horde_mut(seat);
        if let (Some(from), Some(to)) = (horde.place_of(upper), horde.place_of(lower))
            && to >= 6
            && horde.under[to - 6] == 0
        {
            let tapped = horde.is_tapped(from);
            horde.places[from] = 0;
            let keep = !(1 << from);
            (horde.tapped, horde.locked, horde.barred) =
                (horde.tapped & keep, horde.locked & keep, horde.barred & keep);
            horde.under[to - 6] = lower;
            horde.put(to, upper);
            horde.tapped |= u8::from(tapped) << to;
            log.push(Event::Stacked { seat: Seat(seat), upper: CardId(upper), lower: CardId(lower) });
        }
        self.next_step(state, log);
    }

    pub(crate) fn recruit_by_power(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.seat;
        let now = &mut state.now;
        now.deck = now.deck.without(card);
        now.aside = now.aside.without(card);
        now.aside_today = now.aside_today.without(card);
        self.take_offer(state, card);
        state.horde_mut(seat).seat(card);
        log.push(Event::Joined { seat: Seat(seat), card: CardId(card) });
        self.next_step(state, log);
    }

    pub(crate) fn pick_tile(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let hex = self.board_of(state).hex(at);
        match state.run.wait {
            Wait::RevealTile => {
                state.run.a = at;
                if self.draw_token_at(state, log) == Begun::Next {
                    self.revealed(state, log);
                }
            }
            Wait::ReturnTile => {
                state.refill(state.token(at).get().drawn);
                state.set_token(at, PackedToken::NONE);
                log.push(Event::TokenReturned { hex });
                if state.in_contre() && at == state.contre.target {
                    // WW-9.47: drawn again at once; the new force is the current force.
                    state.run.a = at;
                    self.prepare_bag(state);
                    state.run.wait = Wait::TokenRedraw;
                    if let Some(force) = self.known_token(state) {
                        self.token_redrawn(state, force, log);
                    }
                } else {
                    self.next_step(state, log);
                }
            }
            Wait::BumpTile => {
                let mut token = state.token(at).get();
                token.force = (token.force + 1).min(6);
                state.set_token(at, token.into());
                log.push(Event::Token { hex, force: token.force });
                self.next_step(state, log);
            }
            Wait::RemoveTile => {
                state.refill(state.token(at).get().drawn);
                state.set_token(at, PackedToken::NONE);
                state.present &= !(1 << at);
                state.set_rose(at, 0);
                state.tiles[usize::from(at) % HEXES] = Tile::Gap;
                state.now.black[usize::from(at) % HEXES] = 0;
                state.before.black[usize::from(at) % HEXES] = 0;
                self.survey(state);
                log.push(Event::TileGone { hex });
                self.next_step(state, log);
            }
            Wait::SwapTile => {
                state.run.a = at;
                state.run.wait = Wait::SwapTileWith;
            }
            Wait::SwapTileWith => {
                let (a, b) = (usize::from(state.run.a) % HEXES, usize::from(at) % HEXES);
                state.tiles.swap(a, b);
                state.now.black.swap(a, b);
                let roses = (state.rose(a as u8), state.rose(b as u8));
                state.set_rose(a as u8, roses.1);
                state.set_rose(b as u8, roses.0);
                self.survey(state);
                log.push(Event::TilesSwapped { hex: self.board_of(state).hex(a as u8), with: hex });
                self.next_step(state, log);
            }
            Wait::ReplaceTile => {
                state.run.a = at;
                state.run.wait = Wait::ReplaceWith;
            }
            Wait::SpreadTile => {
                self.lay_black(state, at, log);
                if self.spread_forced(state, log) == Begun::Next {
                    self.next_step(state, log);
                }
            }
            _ => self.pick_tile_for_several(state, at, log),
        }
    }

    /// A token has been revealed on a neighbouring tile; perhaps another one follows.
    pub(crate) fn revealed(&self, state: &mut State, log: &mut impl Log<Event>) {
        if matches!(self.current_op(state), Some(Op::WindReveal(_))) {
            state.run.left = state.run.left.saturating_sub(1);
            if self.reveal_next(state, log) != Begun::Next {
                return;
            }
        }
        self.next_step(state, log);
    }

    pub(crate) fn token_redrawn(&self, state: &mut State, force: u8, log: &mut impl Log<Event>) {
        let at = state.contre.target;
        self.place_token(state, at, force, log);
        state.contre.force = state.token(at).force().min(IMPASSABLE);
        self.add_missing(state, log);
        if !state.gusting {
            self.next_step(state, log);
        }
    }

    /// Cards that the effect in progress offers to choose from.
    pub(crate) fn card_choices(&self, state: &State) -> CardSet {
        let (seat, card) = (state.run.seat, state.run.card);
        let op = self.current_op(state);
        match (state.run.wait, op) {
            (Wait::CostAbandon, _) => {
                let kind = CardId(card).card().costs.iter().find_map(|cost| match *cost {
                    Cost::Abandon(kind) => Some(kind),
                    _ => None,
                });
                kind.map(|kind| self.abandonable(state, seat, card, kind)).unwrap_or_default()
            }
            (Wait::CostTap, _) => self.tappable(state, seat, card),
            (Wait::Ready, Some(Op::Rest(_, whom))) => self.restable(state, seat, card, whom),
            (Wait::Ready, _) => self.restable(state, seat, card, CardFilter::Anyone),
            (Wait::Recruit, Some(Op::Recruit(from, whom))) => self.recruit_choices(state, seat, from, whom),
            (Wait::UseTraine, _) => self.borrowable(state, seat),
            (Wait::StackCard, Some(Op::Stack(line))) => self.stackable(state, seat, line),
            _ => self.card_choices_for_several(state),
        }
    }

    /// Tiles that the effect in progress offers to choose from.
    pub(crate) fn tile_choices(&self, state: &State) -> u64 {
        let seat = state.run.seat;
        match (state.run.wait, self.current_op(state)) {
            (Wait::RevealTile, _) => self.unrevealed(state, self.reference(state, seat)),
            (Wait::ReturnTile, _) => {
                bits(state.present).filter(|&at| !state.token(at).is_none()).fold(0, |set, at| set | 1 << at)
            }
            (Wait::BumpTile, _) => self.bumpable(state, seat),
            (Wait::RemoveTile, _) => self.removable(state),
            (Wait::SwapTile, Some(Op::TileSwap { anywhere })) => self.swappable(state, seat, anywhere),
            (Wait::SwapTileWith, Some(Op::TileSwap { anywhere })) => {
                self.swap_reach(state, seat, anywhere) & self.board_of(state).near(state.run.a)
            }
            (Wait::ReplaceTile, _) => {
                let reserve = self.reserve(state);
                bits(self.land(state))
                    .filter(|&at| Tile::LAND.into_iter().any(|tile| reserve.has(tile) && tile != state.tile(at)))
                    .fold(0, |set, at| set | 1 << at)
            }
            (Wait::SpreadTile, _) => self.spread_choices(state),
            _ => self.tile_choices_for_several(state),
        }
    }

    /// Whether the power in progress has done nothing yet and has no other effect: ending it now wastes the card.
    pub(crate) fn wastes(&self, state: &State) -> bool {
        let (run, seat) = (&state.run, state.run.seat);
        let whole = run.pc == self.programs.entry(run.card) && self.programs.at(run.pc + 1) == Step::End;
        if !whole || usize::from(run.card) > CARDS {
            return false;
        }
        let amount = |n| self.amount(state, seat, run.card, n);
        let count = |pools: &[Pool]| pools.iter().map(|pool| pool.len() as u8).sum::<u8>();
        let all = match (run.wait, self.current_op(state)) {
            (Wait::Shift, Some(Op::Shift(pool, _, Spread::EachOnce))) => count(&self.own_dice(state, pool)),
            (Wait::Shift, Some(Op::Shift(_, n, _))) | (Wait::SetDie, Some(Op::Set(_, n))) => amount(n),
            (Wait::RerollDice, _) => u8::from(!run.treated[0].is_empty()),
            (Wait::IgnoreDie, Some(Op::Ignore(pool, Count::UpTo(n), which))) => {
                amount(n).min(count(&self.reach(state, pool, which)))
            }
            (Wait::GreenAdd, Some(Op::EpAdd(n))) => amount(n),
            (Wait::Ready, Some(Op::Rest(Count::UpTo(n), whom))) => {
                amount(n).min(self.restable(state, seat, run.card, whom).len() as u8)
            }
            (Wait::RevealTile, Some(Op::WindReveal(Count::UpTo(n)))) => amount(n),
            (Wait::GreenDie | Wait::Recruit, _) => 1,
            _ => return false,
        };
        run.left >= all
    }

    /// Whether the effect in progress may be ended now: "up to" (WW-9.4).
    pub(crate) fn may_finish(state: &State) -> bool {
        matches!(
            state.run.wait,
            Wait::Shift
                | Wait::SetDie
                | Wait::RerollDice
                | Wait::IgnoreDie
                | Wait::GreenDie
                | Wait::GreenAdd
                | Wait::Ready
                | Wait::Recruit
                | Wait::RevealTile
        )
    }
}

//! Powers between hordes (WW-12.15, WW-12.19), reactions, and the consumables of the race (WW-12.22).

use crate::board::{HEXES, NOWHERE, bits};
use crate::cards::{CardId, CardSet, Line, Position};
use crate::consumables::{self, ConsumableId};
use crate::dice::Pool;
use crate::effects::Op;
use crate::event::{Doom, Event, Lasting};
use crate::interpreter::Begun;
use crate::program::FIRST_CONSUMABLE;
use crate::setup::Windwalkers;
use crate::state::{Deal, DealTo, Fate, Phase, Run, State, Wait, flag};
use crate::tiles::{OFFER, Tile};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    fn walking(&self, state: &State, seat: u8) -> bool {
        usize::from(seat) < self.seats && state.track(seat).fate == Fate::Walking
    }

    fn others(&self, state: &State, seat: u8) -> impl Iterator<Item = u8> {
        let walking = (0..self.seats as u8).filter(|&other| self.walking(state, other)).fold(0u8, |m, s| m | 1 << s);
        (0..3).filter(move |&other| other != seat && walking >> other & 1 == 1)
    }

    /// Hordes on a neighbouring tile or on the same one (WW-12.19), as bits.
    pub(crate) fn adjacent_hordes(&self, state: &State, seat: u8) -> u8 {
        let here = state.track(seat).hex;
        let reach = self.board_of(state).near(here) | 1 << here;
        self.others(state, seat).filter(|&other| reach >> state.track(other).hex & 1 == 1).fold(0, |m, s| m | 1 << s)
    }

    fn beside(&self, state: &State, seat: u8, same: bool) -> u8 {
        let here = state.track(seat).hex;
        self.others(state, seat)
            .filter(|&other| {
                let there = state.track(other).hex;
                if same { there == here } else { self.board_of(state).near(here) >> there & 1 == 1 }
            })
            .fold(0, |m, s| m | 1 << s)
    }

    fn way(&self, state: &State, seat: u8) -> u8 {
        let board = self.board_of(state);
        board.distance(state.present, state.track(seat).hex, self.arrival_hex(state, seat)).unwrap_or(255)
    }

    /// The hordes an effect may be aimed at, as bits.
    pub(crate) fn aimable(&self, state: &State, seat: u8, op: Op) -> u8 {
        let keep = |mask: u8, fits: &dyn Fn(u8) -> bool| {
            (0..3).filter(|&other| mask >> other & 1 == 1 && fits(other)).fold(0, |m, s| m | 1 << s)
        };
        let everyone = self.others(state, seat).fold(0, |m, s| m | 1 << s);
        match op {
            Op::Duel => keep(everyone, &|other| self.way(state, other) < self.way(state, seat)),
            Op::MoveGreen if state.contre.pools[3].is_empty() => 0,
            Op::MoveGreen | Op::LendDie => self.adjacent_hordes(state, seat),
            Op::PullHorde { .. } | Op::SwapPlaces => self.beside(state, seat, false),
            Op::TopSwapOther => {
                keep(self.adjacent_hordes(state, seat), &|other| !self.top_swappable(state, other).is_empty())
            }
            Op::ForceUse => {
                keep(self.beside(state, seat, true), &|other| !self.forceable(state, other).is_empty())
            }
            Op::SwapCard { .. } => {
                keep(self.beside(state, seat, true), &|other| !self.swap_mine(state, seat, other).is_empty())
            }
            Op::SwapCardFar => keep(everyone, &|other| !self.swap_mine(state, seat, other).is_empty()),
            Op::PushHorde => keep(everyone | 1 << seat, &|other| self.push_tiles(state, other) != 0),
            _ => 0,
        }
    }

    /// Cards of a horde that could be replaced by the top of their deck.
    fn top_swappable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                let kind = self.by_position[card.position as usize];
                let there = state.now.deck.or(state.now.aside.minus(state.now.aside_today)).and(kind);
                !horde.is_locked(place) && !(place >= 6 && horde.under[place - 6] != 0) && !there.is_empty()
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Ready cards of another horde whose power it could use where it stands.
    fn forceable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                horde.is_ready(place)
                    && !matches!(card.ops.first(), Some(Op::ForceUse | Op::UndoContre))
                    && self.usable(state, seat, card.id).is_ok()
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    fn swap_candidates(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde
            .tops()
            .filter(|&(place, card)| {
                card.position != Position::Traceur
                    && !horde.is_locked(place)
                    && Line::of_place(place) == card.line()
                    && !(place >= 6 && horde.under[place - 6] != 0)
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    fn swap_mine(&self, state: &State, seat: u8, other: u8) -> CardSet {
        let theirs = self.swap_candidates(state, other);
        let user = state.run.card;
        self.swap_candidates(state, seat)
            .iter()
            .filter(|&card| card != user && !theirs.and(self.of_line(CardId(card).card().line())).is_empty())
            .collect()
    }

    fn push_tiles(&self, state: &State, seat: u8) -> u64 {
        bits(self.board_of(state).near(state.track(seat).hex) & state.present)
            .filter(|&at| !state.tile(at).is_city())
            .fold(0, |m, at| m | 1 << at)
    }

    /// Cards of any horde that could be turned (card 59).
    pub(crate) fn flippable(&self, state: &State, user: u8) -> CardSet {
        (0..self.seats as u8)
            .filter(|&seat| self.walking(state, seat))
            .flat_map(|seat| {
                let horde = *state.horde(seat);
                horde.tops().filter(move |&(place, card)| {
                    card.id != user && !horde.is_locked(place) && (horde.is_ready(place) || horde.restable(place))
                })
            })
            .map(|(_, card)| card.id)
            .collect()
    }

    /// Own tile or a neighbouring one, land (card 72).
    pub(crate) fn black_tiles(&self, state: &State, seat: u8) -> u64 {
        let here = state.track(seat).hex;
        self.land(state) & (self.board_of(state).near(here) | 1 << here)
    }

    /// Neighbouring land further from the arrival than the horde's own tile: what lies behind it.
    fn behind(&self, state: &State, seat: u8) -> u64 {
        let board = self.board_of(state);
        let far = board.distances(state.present, self.arrival_hex(state, seat));
        let here = state.track(seat).hex;
        bits(self.land(state) & board.near(here))
            .filter(|&at| far[usize::from(at)] > far[usize::from(here) % HEXES])
            .fold(0, |m, at| m | 1 << at)
    }

    fn with_tokens(&self, state: &State) -> u64 {
        let target = self.target_bit(state);
        bits(state.present & !target).filter(|&at| !state.token(at).is_none()).fold(0, |m, at| m | 1 << at)
    }

    pub(crate) fn unrevealed_anywhere(&self, state: &State) -> u64 {
        bits(state.present)
            .filter(|&at| state.token(at).is_none() && self.takes_wind(state.tile(at)))
            .fold(0, |m, at| m | 1 << at)
    }

    /// Village kinds that are not on the board.
    pub(crate) fn unused_village(&self, state: &State, tile: Tile) -> bool {
        tile.is_village() && !bits(state.present).any(|at| state.tile(at) == tile)
    }

    // ---- Reactions ---------------------------------------------------------------------------------------------

    /// A ready reaction of that seat that it can pay for.
    fn reaction(&self, state: &State, seat: u8, fits: impl Fn(Op) -> bool) -> Option<u8> {
        let horde = state.horde(seat);
        if !self.walking(state, seat) {
            return None;
        }
        horde.tops().find_map(|(place, card)| {
            let leaves = card.trigger.abandons();
            let malus = state.tile(state.track(seat).hex).malus();
            let payable = !leaves || horde.len() > 1 && (malus == 0 || horde.moral > malus);
            (horde.is_ready(place) && payable && card.ops.first().is_some_and(|&op| fits(op))).then_some(card.id)
        })
    }

    /// Ask the next seat that could cancel the power just used (WW-9.2).
    pub(crate) fn ask_reaction(&self, state: &mut State) -> bool {
        let n = self.seats as u8;
        let mut seat = (state.run.aimed + 1) % n;
        while seat != state.run.seat {
            if self.reaction(state, seat, |op| op == Op::Cancel { aimed: false }).is_some() {
                (state.run.aimed, state.run.decider, state.run.wait) = (seat, seat, Wait::React);
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    /// The card with which the seat that is asked may react.
    pub(crate) fn reaction_card(&self, state: &State) -> Option<u8> {
        let seat = state.run.decider;
        match state.run.wait {
            Wait::React => self.reaction(state, seat, |op| op == Op::Cancel { aimed: false }),
            Wait::ReactAimed => self.reaction(state, seat, |op| op == Op::Cancel { aimed: true }),
            Wait::Interfere => self.reaction(state, seat, |op| matches!(op, Op::Interfere { .. })),
            _ => None,
        }
    }

    pub(crate) fn react(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let seat = state.run.decider;
        log.push(Event::Used { seat: Seat(seat), card: CardId(card), force: 0 });
        state.now.used_today = state.now.used_today.with(card);
        if CardId(card).card().trigger.abandons() {
            self.abandon(state, seat, card, log);
        } else {
            self.tap(state, seat, card);
        }
        if state.run.wait == Wait::Interfere {
            state.horde_mut(state.active).bet_three |= 1 << seat;
            state.run.wait = Wait::InterfereBranch;
            return;
        }
        log.push(Event::Lasting { seat: Seat(seat), what: Lasting::Cancelled });
        state.run = Run::NONE;
        self.settle(state, log);
    }

    /// The seat lets it happen.
    pub(crate) fn pass(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::React => {
                if !self.ask_reaction(state) {
                    state.run.aimed = NOWHERE;
                    self.proceed(state, log);
                }
            }
            Wait::ReactAimed => self.aimed_goes(state, log),
            Wait::ReactConsumable => {
                if !self.ask_stop(state) {
                    state.run.aimed = NOWHERE;
                    self.proceed(state, log);
                }
            }
            _ => {
                // Interference declined: the next seat is asked, then the contre is resolved.
                let asked = state.run.seat;
                state.run = Run::NONE;
                if !self.ask_interference(state, asked) {
                    self.resolve_contre(state, log);
                }
            }
        }
    }

    /// WW-9.2: card 99 is used when another horde confirms its contre. True if somebody is asked.
    pub(crate) fn ask_interference(&self, state: &mut State, after: u8) -> bool {
        let n = self.seats as u8;
        let mut seat = (after + 1) % n;
        while n > 1 && seat != state.active {
            if let Some(card) = self.reaction(state, seat, |op| matches!(op, Op::Interfere { .. })) {
                let pc = self.programs.entry(card);
                state.run = Run { pc, card, seat, decider: seat, wait: Wait::Interfere, ..Run::NONE };
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    /// The bets of other hordes on this contre are settled (cards 73, 79, 99).
    pub(crate) fn settle_bets(&self, state: &mut State, seat: u8, won: bool, log: &mut impl Log<Event>) {
        let horde = state.horde_mut(seat);
        let (fail, win, three) = (horde.bet_fail, horde.bet_win, horde.bet_three);
        (horde.bet_fail, horde.bet_win, horde.bet_three) = (0, 0, 0);
        if fail | win | three == 0 {
            return;
        }
        for other in (0..self.seats as u8).filter(|&other| other != seat) {
            if !self.walking(state, other) {
                continue;
            }
            let is = |mask: u8| mask >> other & 1 == 1;
            if won {
                let gain = i8::from(is(win)) + if is(three) { 3 } else { 0 };
                self.change_moral(state, other, gain, log);
            } else if is(fail) {
                self.change_moral(state, other, -1, log);
            }
        }
    }

    // ---- Effects -----------------------------------------------------------------------------------------------

    pub(crate) fn begin_for_several(&self, state: &mut State, op: Op, log: &mut impl Log<Event>) -> Begun {
        let (seat, card) = (state.run.seat, state.run.card);
        let waits_if = |state: &mut State, wait: Wait, there: bool| {
            if there {
                state.run.wait = wait;
                Begun::Waits
            } else {
                Begun::Next
            }
        };
        match op {
            Op::FlipCard { .. } => {
                let there = !self.flippable(state, card).is_empty();
                waits_if(state, Wait::FlipCard, there)
            }
            Op::GiveSelf => {
                let Some(next) = self.next_horde_of(state, seat).filter(|_| state.horde(seat).has(card)) else {
                    return Begun::Next;
                };
                self.aim(state, next, log)
            }
            Op::BlackAdd(n) => {
                state.run.left = self.amount(state, seat, card, n);
                let there = self.black_tiles(state, seat) != 0;
                waits_if(state, Wait::BlackTile, there)
            }
            Op::Duel
            | Op::MoveGreen
            | Op::LendDie
            | Op::PullHorde { .. }
            | Op::SwapPlaces
            | Op::TopSwapOther
            | Op::ForceUse
            | Op::SwapCard { .. }
            | Op::SwapCardFar
            | Op::PushHorde => {
                let targets = self.aimable(state, seat, op);
                match targets.count_ones() {
                    0 => Begun::Next,
                    1 => self.aim(state, targets.trailing_zeros() as u8, log),
                    _ => waits_if(state, Wait::Horde, true),
                }
            }
            Op::ShareMoral => {
                let mask = self.adjacent_hordes(state, seat) | 1 << seat;
                let sharing = || (0..3u8).filter(|&other| mask >> other & 1 == 1);
                let all: u8 = sharing().map(|other| state.horde(other).moral).sum();
                let share = all / mask.count_ones().max(1) as u8;
                for other in sharing() {
                    let change = share as i8 - state.horde(other).moral as i8;
                    self.change_moral(state, other, change, log);
                }
                Begun::Next
            }
            Op::ChooseToken => {
                self.prepare_bag(state);
                waits_if(state, Wait::TokenForce, true)
            }
            Op::LoseGame => {
                self.lose_horde(state, seat, Doom::Gamble, log);
                if seat == state.active || state.phase == Phase::Over { Begun::Gone } else { Begun::Next }
            }
            Op::WinGame => {
                self.game_over(state, 1 << seat, log);
                Begun::Gone
            }
            Op::LoseOne => {
                let all = self.anyone(state, seat);
                if all.is_empty() {
                    self.lose_horde(state, seat, Doom::NoHordier, log);
                    return Begun::Gone;
                }
                waits_if(state, Wait::LoseOne, true)
            }
            Op::TopSwap => {
                state.run.aimed = seat;
                let there = !self.top_swappable(state, seat).is_empty();
                waits_if(state, Wait::TopSwap, there)
            }
            Op::NextTokenOne => {
                state.next_token = crate::bag::COUNTS_AS_ONE;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::NextTokenOne });
                Begun::Next
            }
            Op::AddBlackBehind(n) => {
                state.run.left = n;
                let there = self.behind(state, seat) != 0;
                waits_if(state, Wait::BehindTile, there)
            }
            Op::TokenDelta(_) => {
                let there = bits(self.with_tokens(state)).any(|at| state.token(at).force() > 1);
                waits_if(state, Wait::TokenTile, there)
            }
            Op::TokenSwap => {
                let there = self.with_tokens(state).count_ones() > 1;
                waits_if(state, Wait::TokenSwapTile, there)
            }
            Op::RevealAny => {
                let there = self.unrevealed_anywhere(state) != 0;
                waits_if(state, Wait::AnyTile, there)
            }
            Op::NextForceAll | Op::NextSixesAll | Op::NextBlueAll => {
                let what = match op {
                    Op::NextForceAll => Lasting::NextForce,
                    Op::NextSixesAll => Lasting::NextSixes,
                    _ => Lasting::NextBlue,
                };
                for other in 0..self.seats as u8 {
                    let horde = state.horde_mut(other);
                    match op {
                        Op::NextForceAll => horde.next_force = (horde.next_force + 1).min(6),
                        Op::NextSixesAll => horde.next_sixes = true,
                        _ => horde.next_blue = (horde.next_blue - 1).max(-20),
                    }
                }
                log.push(Event::Lasting { seat: Seat(seat), what });
                Begun::Next
            }
            Op::LastingBlue { more, points } => {
                let horde = state.horde_mut(seat);
                horde.lasting_blue += if more { 1 } else { -1 };
                state.track_mut(seat).tile_bonus += u8::from(points);
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::LastingBlue });
                Begun::Next
            }
            Op::BlackEverywhere => {
                state.dark = true;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::BlackEverywhere });
                Begun::Next
            }
            Op::CopyPower { legal } => {
                let there = !self.copyable(state, seat, legal).is_empty();
                waits_if(state, Wait::CopyCard, there)
            }
            Op::CopyConsumable => {
                let there = self.copyable_consumables(state) != 0;
                waits_if(state, Wait::CopyConsumable, there)
            }
            Op::WinContre if state.in_contre() && seat == state.active => {
                state.contre.flags |= flag::WON;
                log.push(Event::Lasting { seat: Seat(seat), what: Lasting::ContreWon });
                Begun::Next
            }
            Op::RerollContre if state.in_contre() && seat == state.active => {
                let there = state.contre.pools.iter().any(|pool| !pool.is_empty());
                waits_if(state, Wait::RerollAll, there)
            }
            Op::TileToVillage => {
                let there = Tile::ALL.into_iter().any(|tile| self.unused_village(state, tile));
                let there = there && self.village_tiles(state) != 0;
                waits_if(state, Wait::VillageTile, there)
            }
            _ => Begun::Next,
        }
    }

    fn anyone(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        horde.tops().filter(|&(place, _)| !horde.is_locked(place)).map(|(_, card)| card.id).collect()
    }

    fn village_tiles(&self, state: &State) -> u64 {
        let pawns = (0..self.seats as u8).fold(0u64, |m, seat| m | 1 << state.track(seat).hex);
        self.land(state) & !pawns & !self.target_bit(state)
    }

    /// A horde is chosen; it may answer before anything happens to it.
    pub(crate) fn aim(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) -> Begun {
        state.run.aimed = at;
        let hordier = state.run.card <= crate::cards::CARDS as u8;
        if hordier && at != state.run.seat && self.reaction(state, at, |op| op == Op::Cancel { aimed: true }).is_some()
        {
            (state.run.wait, state.run.decider) = (Wait::ReactAimed, at);
            return Begun::Waits;
        }
        self.strike(state, log)
    }

    fn aimed_goes(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.run.decider = state.run.seat;
        state.run.wait = Wait::Nothing;
        if self.strike(state, log) == Begun::Next {
            self.next_step(state, log);
        }
    }

    /// The effect on the horde it is aimed at.
    fn strike(&self, state: &mut State, log: &mut impl Log<Event>) -> Begun {
        let (me, other, card) = (state.run.seat, state.run.aimed, state.run.card);
        let lasting = |what| Event::Lasting { seat: Seat(other), what };
        match self.current_op(state) {
            Some(Op::Duel) => {
                state.horde_mut(me).next_blue += 1;
                let horde = state.horde_mut(other);
                horde.next_blue -= 1;
                horde.bet_fail |= 1 << me;
                horde.bet_win |= 1 << me;
                log.push(lasting(Lasting::Wager));
                Begun::Next
            }
            Some(Op::LendDie) => {
                state.horde_mut(me).next_blue -= 1;
                state.horde_mut(other).next_blue += 1;
                log.push(lasting(Lasting::DiceLent));
                Begun::Next
            }
            Some(Op::MoveGreen) => {
                state.run.wait = Wait::GiftDie;
                Begun::Waits
            }
            Some(Op::PullHorde { reward }) => {
                let before = self.way(state, other);
                let here = state.track(me).hex;
                state.track_mut(other).hex = here;
                log.push(Event::HordeMoved { seat: Seat(other), hex: self.board_of(state).hex(here) });
                if self.way(state, other) < before {
                    self.change_moral(state, me, reward as i8, log);
                }
                Begun::Next
            }
            Some(Op::SwapPlaces) => {
                let (mine, theirs) = (state.track(me).hex, state.track(other).hex);
                for (seat, at) in [(other, mine), (me, theirs)] {
                    state.track_mut(seat).hex = at;
                    log.push(Event::HordeMoved { seat: Seat(seat), hex: self.board_of(state).hex(at) });
                }
                self.change_moral(state, other, state.tile(mine).print().moral, log);
                if self.change_moral(state, me, state.tile(theirs).print().moral, log) {
                    return Begun::Gone;
                }
                Begun::Next
            }
            Some(Op::TopSwapOther) => {
                (state.run.wait, state.run.decider) = (Wait::TopSwapOther, other);
                Begun::Waits
            }
            Some(Op::ForceUse) => {
                state.run.wait = Wait::ForceUse;
                Begun::Waits
            }
            Some(Op::SwapCard { .. } | Op::SwapCardFar) => {
                state.run.wait = Wait::SwapMine;
                Begun::Waits
            }
            Some(Op::PushHorde) => {
                state.run.wait = Wait::PushTile;
                Begun::Waits
            }
            Some(Op::GiveSelf) => {
                let fers = self.give_choices(state, other);
                if fers.is_empty() {
                    self.give_self(state, 0, log);
                    return Begun::Next;
                }
                (state.run.wait, state.run.decider) = (Wait::GiveAbandon, other);
                Begun::Waits
            }
            Some(Op::FlipCard { reward }) => {
                let chosen = state.run.a;
                let _ = card;
                self.flip_card(state, chosen, reward, log);
                Begun::Next
            }
            _ => Begun::Next,
        }
    }

    fn give_choices(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        Line::Fer
            .places()
            .filter(|&place| horde.places[place] != 0 && !horde.is_locked(place))
            .map(|place| horde.places[place])
            .collect()
    }

    /// Card 71 changes hordes: the other one sets a Fer card aside first and takes this one tapped.
    fn give_self(&self, state: &mut State, instead: u8, log: &mut impl Log<Event>) {
        let (me, other, card) = (state.run.seat, state.run.aimed, state.run.card);
        if let Some(place) = state.horde(other).place_of(instead) {
            state.horde_mut(other).take(place);
            state.now.set_aside(instead);
            log.push(Event::Abandoned { seat: Seat(other), card: CardId(instead) });
        }
        if let Some(place) = state.horde(me).place_of(card) {
            state.horde_mut(me).take(place);
            if state.horde(other).fits(CardId(card).card()) {
                state.horde_mut(other).seat(card);
                self.tap(state, other, card);
                log.push(Event::Joined { seat: Seat(other), card: CardId(card) });
            } else {
                state.now.set_aside(card);
            }
        }
    }

    fn flip_card(&self, state: &mut State, card: u8, reward: u8, log: &mut impl Log<Event>) {
        let me = state.run.seat;
        let Some(owner) = (0..self.seats as u8).find(|&seat| state.horde(seat).place_of(card).is_some()) else {
            return;
        };
        let place = state.horde(owner).place_of(card).unwrap_or(0);
        if !state.horde(owner).is_tapped(place) {
            self.tap(state, owner, card);
            log.push(Event::Tapped { seat: Seat(owner), card: CardId(card) });
        } else if owner == me {
            self.ready_by_power(state, card, log);
        } else {
            self.ready_card(state, owner, card, log);
            self.change_moral(state, me, reward as i8, log);
        }
    }

    // ---- Choices -----------------------------------------------------------------------------------------------

    pub(crate) fn pick_die_for_several(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::GiftDie => {
                let (me, other) = (state.run.seat, state.run.aimed);
                state.contre.pools[3] = state.contre.pools[3].without(face);
                let horde = state.horde_mut(other);
                horde.gifts += 1;
                horde.bet_fail |= 1 << me;
                log.push(Event::Lasting { seat: Seat(other), what: Lasting::GreensGiven });
                self.next_step(state, log);
            }
            Wait::InterfereDie => {
                state.contre.pools[0] = state.contre.pools[0].without(face);
                (state.run.a, state.run.b, state.run.wait) = (1, 0, Wait::DiceRoll);
            }
            _ => {}
        }
    }

    /// Card 99: the horde in its contre loses moral, or a named blue die is rolled again.
    pub(crate) fn interfere(&self, state: &mut State, second: bool, log: &mut impl Log<Event>) {
        if second {
            state.run.wait = Wait::InterfereDie;
            return;
        }
        let moral = match self.current_op(state) {
            Some(Op::Interfere { moral, .. }) => moral,
            _ => 0,
        };
        if !self.change_moral(state, state.active, -(moral as i8), log) {
            self.next_step(state, log);
        }
    }

    pub(crate) fn pick_card_for_several(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let (me, other) = (state.run.seat, state.run.aimed);
        match state.run.wait {
            Wait::FlipCard => {
                state.run.a = card;
                let owner = (0..self.seats as u8).find(|&seat| state.horde(seat).place_of(card).is_some());
                if self.aim(state, owner.unwrap_or(me), log) == Begun::Next {
                    self.next_step(state, log);
                }
            }
            Wait::GiveAbandon => {
                self.give_self(state, card, log);
                self.next_step(state, log);
            }
            Wait::SwapMine => {
                state.run.a = card;
                state.run.wait = Wait::SwapTheirs;
            }
            Wait::SwapTheirs => {
                let mine = state.run.a;
                self.swap_cards(state, me, mine, other, card, log);
                if let Some(Op::SwapCard { reward }) = self.current_op(state) {
                    for seat in [me, other] {
                        self.change_moral(state, seat, reward as i8, log);
                    }
                }
                self.next_step(state, log);
            }
            Wait::ForceUse => self.use_power(state, other, card, log),
            Wait::TopSwap | Wait::TopSwapOther => {
                let Some(place) = state.horde(other).place_of(card) else { return };
                let position = CardId(card).card().position;
                state.horde_mut(other).take(place);
                state.now.set_aside(card);
                log.push(Event::Dismissed { seat: Seat(other), card: CardId(card) });
                state.chosen = place as u8;
                state.run.wait = Wait::Nothing;
                state.deal.left[position as usize] = 1;
                state.deal.to = DealTo::Swap;
                self.next_deal(state, log);
            }
            Wait::LoseOne => {
                if let Some(place) = state.horde(me).place_of(card) {
                    state.horde_mut(me).take(place);
                    state.now.set_aside(card);
                    log.push(Event::Fell { seat: Seat(me), card: CardId(card) });
                }
                if state.horde(me).len() == 0 {
                    self.lose_horde(state, me, Doom::NoHordier, log);
                } else {
                    self.next_step(state, log);
                }
            }
            Wait::CopyCard => {
                let definition = CardId(card).card();
                log.push(Event::Used { seat: Seat(me), card: CardId(card), force: state.contre.force });
                let price: u8 = definition
                    .costs
                    .iter()
                    .map(|cost| match *cost {
                        crate::effects::Cost::Moral(moral) => moral,
                        _ => 0,
                    })
                    .sum();
                self.change_moral(state, me, -(price as i8), log);
                self.start_run(state, me, card, 0, log);
            }
            _ => {}
        }
    }

    fn swap_cards(&self, state: &mut State, me: u8, mine: u8, other: u8, theirs: u8, log: &mut impl Log<Event>) {
        let (Some(a), Some(b)) = (state.horde(me).place_of(mine), state.horde(other).place_of(theirs)) else { return };
        let (tapped_a, tapped_b) = (state.horde(me).is_tapped(a), state.horde(other).is_tapped(b));
        for (seat, place, card, tapped) in [(me, a, theirs, tapped_b), (other, b, mine, tapped_a)] {
            let horde = state.horde_mut(seat);
            horde.take(place);
            horde.put(place, card);
            horde.tapped |= u8::from(tapped) << place;
            log.push(Event::Joined { seat: Seat(seat), card: CardId(card) });
        }
    }

    pub(crate) fn card_choices_for_several(&self, state: &State) -> CardSet {
        let (me, other) = (state.run.seat, state.run.aimed);
        match state.run.wait {
            Wait::FlipCard => self.flippable(state, state.run.card),
            Wait::GiveAbandon => self.give_choices(state, other),
            Wait::SwapMine => self.swap_mine(state, me, other),
            Wait::SwapTheirs => {
                self.swap_candidates(state, other).and(self.of_line(CardId(state.run.a).card().line()))
            }
            Wait::ForceUse => self.forceable(state, other),
            Wait::TopSwap | Wait::TopSwapOther => self.top_swappable(state, other),
            Wait::LoseOne => self.anyone(state, me),
            Wait::CopyCard => {
                let legal = matches!(self.current_op(state), Some(Op::CopyPower { legal: true }));
                self.copyable(state, me, legal)
            }
            _ => CardSet::EMPTY,
        }
    }

    pub(crate) fn tile_choices_for_several(&self, state: &State) -> u64 {
        let me = state.run.seat;
        match state.run.wait {
            Wait::BlackTile => self.black_tiles(state, me),
            Wait::BehindTile => self.behind(state, me),
            Wait::TokenTile => {
                bits(self.with_tokens(state)).filter(|&at| state.token(at).force() > 1).fold(0, |m, at| m | 1 << at)
            }
            Wait::TokenSwapTile => self.with_tokens(state),
            Wait::TokenSwapWith => self.with_tokens(state) & !(1 << state.run.a),
            Wait::AnyTile => self.unrevealed_anywhere(state),
            Wait::PushTile => self.push_tiles(state, state.run.aimed),
            Wait::VillageTile => self.village_tiles(state),
            _ => 0,
        }
    }

    pub(crate) fn pick_tile_for_several(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let hex = self.board_of(state).hex(at);
        match state.run.wait {
            Wait::BlackTile | Wait::BehindTile => {
                let dice = state.run.left as i8;
                let black = &mut state.now.black[usize::from(at) % HEXES];
                *black = black.saturating_add(dice).min(12);
                log.push(Event::BlackLaid { hex, dice });
                self.next_step(state, log);
            }
            Wait::TokenTile => {
                let change = match self.current_op(state) {
                    Some(Op::TokenDelta(change)) => change,
                    _ => 0,
                };
                let mut token = state.token(at).get();
                token.force = (token.force as i8 + change).clamp(1, 6) as u8;
                state.set_token(at, token.into());
                log.push(Event::Token { hex, force: token.force });
                self.next_step(state, log);
            }
            Wait::TokenSwapTile => {
                state.run.a = at;
                state.run.wait = Wait::TokenSwapWith;
            }
            Wait::TokenSwapWith => {
                state.tokens.swap(usize::from(state.run.a) % HEXES, usize::from(at) % HEXES);
                for at in [state.run.a, at] {
                    let force = state.token(at).force();
                    log.push(Event::Token { hex: self.board_of(state).hex(at), force });
                }
                self.next_step(state, log);
            }
            Wait::AnyTile => {
                state.run.a = at;
                if self.draw_token_at(state, log) == Begun::Next {
                    self.next_step(state, log);
                }
            }
            Wait::PushTile => {
                let other = state.run.aimed;
                state.track_mut(other).hex = at;
                log.push(Event::HordeMoved { seat: Seat(other), hex });
                if !self.change_moral(state, other, state.tile(at).print().moral, log) {
                    self.next_step(state, log);
                }
            }
            Wait::VillageTile => {
                state.run.a = at;
                state.run.wait = Wait::VillageKind;
            }
            _ => {}
        }
    }

    pub(crate) fn pick_terrain(&self, state: &mut State, tile: Tile, log: &mut impl Log<Event>) {
        let at = state.run.a;
        state.tiles[usize::from(at) % HEXES] = tile;
        self.survey(state);
        // Dice that were taken away with the old tile are not missing from the new one.
        let black = &mut state.now.black[usize::from(at) % HEXES];
        *black = (*black).max(0);
        log.push(Event::TileChanged { hex: self.board_of(state).hex(at), tile });
        if let Some(line) = tile.print().recruits {
            state.deal = Deal { left: [0; 4], to: DealTo::Offers };
            state.deal.left[Position::from(line) as usize] = OFFER;
            state.run.wait = Wait::Nothing;
            self.next_deal(state, log);
        } else {
            self.next_step(state, log);
        }
    }

    pub(crate) fn choose_token(&self, state: &mut State, force: u8, log: &mut impl Log<Event>) {
        state.next_token = force;
        log.push(Event::Lasting { seat: Seat(state.run.seat), what: Lasting::NextTokenChosen });
        self.next_step(state, log);
    }

    // ---- Consumables -------------------------------------------------------------------------------------------

    /// Visible cards whose power the horde could borrow now.
    fn copyable(&self, state: &State, seat: u8, legal: bool) -> CardSet {
        let visible = (0..self.seats).fold(state.now.offers, |all, other| {
            all.or(state.now.hordes[other].tops().map(|(_, card)| card.id).collect())
        });
        visible
            .iter()
            .filter(|&card| {
                let card = CardId(card).card();
                !card.trigger.reacts()
                    && !matches!(
                        card.ops.first(),
                        Some(
                            Op::Interfere { .. }
                                | Op::UndoContre
                                | Op::Stack(_)
                                | Op::LoseGame
                                | Op::Gamble(_)
                                | Op::UseTraine
                                | Op::ForceUse
                                | Op::FlipCard { .. }
                        )
                    )
                    && self.power_allowed(state, seat, card, false, legal).is_ok()
            })
            .collect()
    }

    /// Consumables already played that could be played again now, as bits.
    pub(crate) fn copyable_consumables(&self, state: &State) -> u32 {
        (0..consumables::COUNT as u32)
            .filter(|&number| {
                let consumable = &consumables::ALL[number as usize];
                let open =
                    if state.in_contre() { consumable.windows.contre } else { consumable.windows.travel };
                state.played >> number & 1 == 1
                    && open
                    && !matches!(consumable.ops, [Op::CopyConsumable | Op::CancelConsumable])
            })
            .fold(0, |m, number| m | 1 << number)
    }

    /// Whether the bulletin or a consumable could still be used: by what everybody can see, so that nothing is betrayed.
    pub(crate) fn any_race_choice(&self, state: &State, seat: u8) -> bool {
        self.is_race()
            && (!state.track(seat).bulletin && self.unrevealed_anywhere(state) != 0
                || !state.track(seat).played && state.track(seat).hand != [0; 2])
    }

    pub(crate) fn playable(&self, state: &State, seat: u8, consumable: ConsumableId) -> Result<(), crate::why::Why> {
        use crate::why::Why;
        if !state.track(seat).hand.contains(&(consumable.0 + 1)) {
            return Err(Why::NotInHand);
        }
        if state.track(seat).played {
            return Err(Why::ConsumableUsed);
        }
        let windows = consumable.get().windows;
        let open = if state.in_contre() { windows.contre } else { windows.travel };
        if !open || matches!(consumable.get().ops, [Op::CancelConsumable]) {
            return Err(Why::WrongWindow);
        }
        Ok(())
    }

    pub(crate) fn play(&self, state: &mut State, seat: u8, consumable: ConsumableId, log: &mut impl Log<Event>) {
        self.drop_from_hand(state, seat, consumable);
        log.push(Event::Played { seat: Seat(seat), consumable });
        if state.run.wait == Wait::ReactConsumable {
            // STOP: what was being played has no effect.
            log.push(Event::Lasting { seat: Seat(seat), what: Lasting::Cancelled });
            state.run = Run::NONE;
            self.settle(state, log);
            return;
        }
        state.track_mut(seat).played = true;
        let card = FIRST_CONSUMABLE + consumable.0;
        state.run = Run { pc: self.programs.entry(card), card, seat, decider: seat, aimed: seat, ..Run::NONE };
        if self.ask_stop(state) {
            return;
        }
        state.run.aimed = NOWHERE;
        self.proceed(state, log);
    }

    fn drop_from_hand(&self, state: &mut State, seat: u8, consumable: ConsumableId) {
        let hand = &mut state.track_mut(seat).hand;
        if let Some(slot) = hand.iter().position(|&held| held == consumable.0 + 1) {
            hand[slot] = 0;
            hand.sort_unstable_by(|a, b| b.cmp(a));
        }
        state.played |= 1 << consumable.0;
    }

    /// Whoever holds cards is asked, whatever they are: being asked betrays nothing.
    fn ask_stop(&self, state: &mut State) -> bool {
        let n = self.seats as u8;
        let mut seat = (state.run.aimed + 1) % n;
        while seat != state.run.seat {
            if state.track(seat).hand != [0; 2] {
                (state.run.aimed, state.run.decider, state.run.wait) = (seat, seat, Wait::ReactConsumable);
                return true;
            }
            seat = (seat + 1) % n;
        }
        false
    }

    pub(crate) fn copy_consumable(&self, state: &mut State, consumable: ConsumableId, log: &mut impl Log<Event>) {
        let card = FIRST_CONSUMABLE + consumable.0;
        let seat = state.run.seat;
        state.run = Run { pc: self.programs.entry(card), card, seat, decider: seat, ..Run::NONE };
        self.proceed(state, log);
    }

    /// A consumable comes into a hand.
    pub(crate) fn consumable_drawn(&self, state: &mut State, consumable: ConsumableId, log: &mut impl Log<Event>) {
        let seat = if state.phase == Phase::Lay { self.hand_to_fill(state).unwrap_or(0) } else { state.active };
        state.stock &= !(1 << consumable.0);
        let hand = &mut state.track_mut(seat).hand;
        if let Some(slot) = hand.iter().position(|&held| held == 0) {
            hand[slot] = consumable.0 + 1;
            hand.sort_unstable_by(|a, b| b.cmp(a));
        }
        log.push(Event::ConsumableDrawn { seat: Seat(seat), consumable: Some(consumable) });
        if state.phase != Phase::Lay {
            state.chosen = 0;
            self.settle(state, log);
        } else if !self.hands_to_fill(state) {
            self.first_day(state, log);
        }
    }

    /// Dice of the contre in play, for a roll of everything.
    pub(crate) fn dice_in_play(&self, state: &State) -> [u8; 5] {
        state.contre.pools.map(|pool: Pool| pool.len() as u8)
    }
}

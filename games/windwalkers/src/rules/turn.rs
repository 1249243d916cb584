//! What an action does: in the day, or as the choice that an effect in progress asked for.

use super::interpreter::Begun;
use crate::action::Action;
use crate::cards::{CardId, CardSet};
use crate::dice::{Colour, Pool};
use crate::event::{Doom, Event};
use crate::game::Windwalkers;
use crate::program::{FIRST_CONSUMABLE, Step};
use crate::state::{Phase, Run, State, Wait, flag};
use crate::tiles::Tile;
use galerne_engine::{Log, Seat};

impl Windwalkers {
    pub(crate) fn act_in_day(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let seat = state.active;
        let who = Seat(seat);
        match action {
            Action::Move { hex } => {
                if let Some(at) = self.board_of(state).index(hex) {
                    self.announce(state, at, log);
                }
            }
            Action::Shift { colour, face, up } => {
                let kind = colour.index().min(1);
                state.contre.shifts = state.contre.shifts.saturating_add(1);
                state.contre.pools[kind] = state.contre.pools[kind].shifted(face, up);
                log.push(Event::Shifted { seat: who, colour, face, to: Pool::beside(face, up), paid: true });
                self.spend(state, log);
            }
            // WW-6.24: violet dice too; those of the épreuve never.
            Action::RerollAll => {
                state.contre.rerolls = state.contre.rerolls.saturating_add(1);
                let [blue, violet, ..] = state.contre.pools;
                state.contre.pools[0] = Pool::EMPTY;
                state.contre.pools[1] = Pool::EMPTY;
                log.push(Event::Rerolled { seat: who });
                self.spend(state, log);
                state.run = Run { wait: Wait::DiceRoll, a: blue.len() as u8, b: violet.len() as u8, ..Run::NONE };
            }
            Action::Store { colour, face } => {
                let kind = colour.index().min(1);
                state.contre.pools[kind] = state.contre.pools[kind].without(face);
                let horde = state.horde_mut(seat);
                if let Some(slot) = horde.stored.iter_mut().find(|slot| **slot == 0) {
                    *slot = face + 6 * kind as u8;
                }
                horde.sort_store();
                log.push(Event::DieStored { seat: who, colour, face });
            }
            Action::Confirm => {
                let interfered = self.ask_interference(state, seat);
                if !interfered {
                    self.resolve_contre(state, log);
                }
            }
            Action::Concede => self.lose_horde(state, seat, Doom::Conceded, log),
            Action::Use { card } => self.use_power(state, seat, card.0, log),
            Action::Stop => self.stop(state, log),
            Action::GoOn => self.go_on(state, log),
            Action::RestAll => {
                let all = self.rest_choices(state);
                self.rest(state, all, log);
            }
            Action::Ready { card } => self.rest(state, CardSet::EMPTY.with(card.0), log),
            Action::Leave => {
                let over = self.leave(state, log);
                if !over {
                    self.settle(state, log);
                }
            }
            Action::Recruit { card } => {
                self.take_offer(state, card.0);
                state.horde_mut(seat).seat(card.0);
                log.push(Event::Joined { seat: who, card });
                self.settle(state, log);
            }
            Action::Replace { card } => {
                state.chosen = card.0;
                state.phase = Phase::Replace;
            }
            Action::Done => {
                self.recruited(state, log);
            }
            Action::Bulletin { hex } => {
                if let Some(at) = self.board_of(state).index(hex) {
                    state.track_mut(seat).bulletin = true;
                    // The bulletin is the effect of the consumable of the same name.
                    let card = FIRST_CONSUMABLE + 9;
                    let pc = self.programs.entry(card);
                    state.run = Run { pc, card, seat, decider: seat, a: at, ..Run::NONE };
                    if self.draw_token_at(state, log) == Begun::Next {
                        self.next_step(state, log);
                    }
                }
            }
            Action::Play { consumable } => self.play(state, seat, consumable, log),
            Action::Card { card } => self.card_in_day(state, card, log),
            Action::Tile { hex } => {
                if let Some(at) = self.board_of(state).index(hex) {
                    let tile = Tile::ALL[usize::from(state.chosen) % Tile::ALL.len()];
                    state.tiles[usize::from(at)] = tile;
                    self.survey(state);
                    state.chosen = 0;
                    log.push(Event::TileChanged { hex, tile });
                    self.village_placed(state, log);
                }
            }
            _ => {}
        }
    }

    /// A card chosen outside an effect: kept in a draft, lost, or replaced.
    fn card_in_day(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        let seat = state.active;
        match state.phase {
            Phase::Compose => {
                state.now.show = state.now.show.without(card.0);
                state.horde_mut(seat).seat(card.0);
                log.push(Event::Kept { seat: Seat(seat), card });
                self.draft_goes_on(state, log);
            }
            Phase::LossFailed | Phase::LossTour | Phase::LossTourStop => {
                let over = self.lose_hordier(state, card.0, log);
                if !over {
                    self.settle(state, log);
                }
            }
            Phase::Replace => {
                let newcomer = std::mem::take(&mut state.chosen);
                state.phase = Phase::Recruit;
                if let Some(place) = state.horde(seat).place_of(card.0) {
                    state.horde_mut(seat).take(place);
                    state.now.set_aside(card.0);
                    log.push(Event::Dismissed { seat: Seat(seat), card });
                    self.take_offer(state, newcomer);
                    state.horde_mut(seat).put(place, newcomer);
                    log.push(Event::Joined { seat: Seat(seat), card: CardId(newcomer) });
                }
                self.settle(state, log);
            }
            _ => {}
        }
    }

    /// Pay for one heroic action: a credit, or a moral point (WW-7.1, WW-9.43).
    fn spend(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        if state.contre.credits > 0 {
            state.contre.credits -= 1;
            return;
        }
        self.change_moral(state, seat, -1, log);
        if state.contre.is(flag::DOUBLED) {
            state.contre.credits = 1;
        }
    }

    /// A choice that an effect in progress asked for.
    pub(crate) fn choose(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Done => self.done(state, log),
            Action::Shift { colour, face, up } => self.step_shift(state, colour, face, up, log),
            Action::Die { colour, face } => self.pick_die(state, colour, face, log),
            Action::Face { face } => self.pick_face(state, face, log),
            Action::Colour { colour } => {
                if colour == Colour::Violet {
                    state.run.b += 1;
                } else {
                    state.run.a += 1;
                }
                state.run.left = state.run.left.saturating_sub(1);
                if state.run.left == 0 {
                    state.run.wait = Wait::DiceRoll;
                }
            }
            Action::Branch { second } if state.run.wait == Wait::InterfereBranch => {
                self.interfere(state, second, log);
            }
            Action::Branch { second } => {
                state.run.pc = match self.programs.at(state.run.pc) {
                    Step::Branch(to) if second => to,
                    _ => state.run.pc + 1,
                };
                self.proceed(state, log);
            }
            Action::Ready { card } => {
                self.ready_by_power(state, card.0, log);
                state.run.left = state.run.left.saturating_sub(1);
                if state.run.left == 0 || self.card_choices(state).is_empty() {
                    self.next_step(state, log);
                }
            }
            Action::Card { card } => self.pick_card(state, card.0, log),
            Action::Tile { hex } => {
                if let Some(at) = self.board_of(state).index(hex) {
                    self.pick_tile(state, at, log);
                }
            }
            Action::Terrain { tile } => self.pick_terrain(state, tile, log),
            Action::Force { force } => self.choose_token(state, force, log),
            Action::Horde { seat } => {
                let begun = self.aim(state, seat.0, log);
                if begun == Begun::Next {
                    self.next_step(state, log);
                }
            }
            Action::React { card } => self.react(state, card.0, log),
            Action::Pass => self.pass(state, log),
            Action::Play { consumable } if state.run.wait == Wait::CopyConsumable => {
                self.copy_consumable(state, consumable, log);
            }
            Action::Play { consumable } => self.play(state, seat.0, consumable, log),
            _ => {}
        }
    }

    fn pick_card(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        match state.run.wait {
            Wait::CostAbandon => self.pay_abandon(state, card, log),
            Wait::CostTap => {
                let seat = state.run.seat;
                self.tap(state, seat, card);
                log.push(Event::Tapped { seat: Seat(seat), card: CardId(card) });
                state.run.left = state.run.left.saturating_sub(1);
                if state.run.left == 0 {
                    self.costs_paid(state, log);
                }
            }
            Wait::Recruit => self.recruit_by_power(state, card, log),
            Wait::UseTraine => {
                // WW-9.52: tapped instead of abandoned; its own costs and effects follow.
                let seat = state.run.seat;
                self.tap(state, seat, card);
                log.push(Event::Used { seat: Seat(seat), card: CardId(card), force: state.contre.force });
                state.now.used_today = state.now.used_today.with(card);
                self.start_run(state, seat, card, 0, log);
            }
            Wait::StackCard => self.stack(state, card, log),
            _ => self.pick_card_for_several(state, card, log),
        }
    }
}

//! Setting out (section 3): composing hordes, laying chapters, and dealing cards at any time; where a deck is empty, the cards set aside
//! are shuffled in (WW-3.7).

use crate::cards::Position;
use crate::event::{Doom, Event};
use crate::game::Windwalkers;
use crate::horde::Horde;
use crate::options::{BoardChoice, Compose, RoseWinds};
use crate::state::{Contre, Deal, DealTo, Fate, Phase, Run, State, Table, Track};
use crate::tiles::{BAG, MAX_MORAL, OFFER, Tile};
use crate::wind::PackedToken;
use galerne_engine::{Log, Seat};

/// How many cards of each position a horde keeps (WW-3.2).
const KEEP: [u8; 4] = [1, 2, 3, 2];

impl Windwalkers {
    /// The seat that plays as number `turn` in turn order.
    pub(crate) fn in_order(&self, state: &State, turn: u8) -> u8 {
        (state.first + turn) % self.seats as u8
    }

    /// New hordes (WW-3.1): an empty board each, full moral, all cards in the decks.
    pub(crate) fn compose(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.now = Table { deck: self.deck, ..Table::EMPTY };
        // No board lies there yet (mode `normal` composes anew before each chapter).
        state.tiles = [Tile::Gap; crate::board::HEXES];
        state.tokens = [PackedToken::NONE; crate::board::HEXES];
        state.roses = [0; crate::board::HEXES / 2];
        (state.present, state.land, state.bag) = (0, 0, BAG);
        for seat in 0..self.seats as u8 {
            let start = self.start_hex(state, seat);
            let track = state.track_mut(seat);
            *track = Track {
                score: track.score,
                total_days: track.total_days,
                furvents: track.furvents,
                hex: start,
                ..Track::NEW
            };
        }
        for seat in 0..self.seats {
            state.now.hordes[seat].moral = MAX_MORAL;
        }
        state.phase = Phase::Compose;
        state.stage = 0;
        if self.options.compose == Compose::Preset {
            for seat in 0..self.seats {
                for card in self.teams[seat] {
                    state.now.deck = state.now.deck.without(card);
                    state.now.hordes[seat].seat(card);
                }
            }
            self.composed(state, log);
        } else {
            self.open_stage(state, log);
        }
    }

    /// Draft stages: one per horde for its Traceur, then Fer, Pack and Traîne for all together (WW-3.2, WW-12.15).
    pub(crate) fn stage_position(&self, state: &State) -> Option<Position> {
        match usize::from(state.stage).checked_sub(self.seats) {
            None => Some(Position::Traceur),
            Some(0) => Some(Position::Fer),
            Some(1) => Some(Position::Pack),
            Some(2) => Some(Position::Traine),
            Some(_) => None,
        }
    }

    pub(crate) fn open_stage(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.compose == Compose::Random {
            if usize::from(state.stage) >= self.seats {
                self.composed(state, log);
                return;
            }
            state.active = state.stage;
            state.deal = Deal { left: KEEP, to: DealTo::Horde };
            self.next_deal(state, log);
            return;
        }
        let Some(position) = self.stage_position(state) else {
            self.composed(state, log);
            return;
        };
        let n = self.seats as u8;
        state.active = self.in_order(state, if position == Position::Traceur { state.stage } else { 0 });
        if self.options.compose == Compose::Free {
            state.now.show = state.now.deck.and(self.by_position[position as usize]);
            state.now.deck = state.now.deck.minus(state.now.show);
            self.draft_goes_on(state, log);
            return;
        }
        let mut left = [0; 4];
        left[position as usize] = [2, 2 * n + 1, 3 * n + 1, 3 * n][position as usize];
        state.deal = Deal { left, to: DealTo::Show };
        self.next_deal(state, log);
    }

    /// What the draft asks the seat for: of which position, and how many more.
    #[inline]
    pub(crate) fn still_to_keep(&self, state: &State, seat: u8) -> Option<(Position, u8)> {
        let position = self.stage_position(state)?;
        let kind = self.by_position[position as usize];
        let kept = state.horde(seat).places[position.line().places()].iter().filter(|&&card| kind.has(card)).count();
        Some((position, KEEP[position as usize].saturating_sub(kept as u8)))
    }

    /// Who picks next, or what comes after the stage.
    pub(crate) fn draft_goes_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(position) = self.stage_position(state) else { return };
        let left = |seat: u8| self.still_to_keep(state, seat).map_or(0, |(_, left)| left);
        let needs = |seat: u8| left(seat) > 0;
        let next = if state.now.show.is_empty() {
            None
        } else if position == Position::Traceur || self.seats == 1 {
            Some(state.active).filter(|&seat| needs(seat))
        } else {
            // One at a time in turn order: the seat with the fewest, the earliest of these.
            (0..self.seats as u8)
                .map(|turn| self.in_order(state, turn))
                .filter(|&seat| needs(seat))
                .min_by_key(|&seat| std::cmp::Reverse(left(seat)))
        };
        match next {
            Some(seat) => state.active = seat,
            None => {
                let rest = std::mem::take(&mut state.now.show);
                if self.options.compose == Compose::Free {
                    state.now.deck = state.now.deck.or(rest);
                } else {
                    state.now.aside = state.now.aside.or(rest);
                }
                state.stage += 1;
                self.open_stage(state, log);
            }
        }
    }

    /// The hordes stand. A position that the deck lacks leaves its places empty (WW-3.3).
    pub(crate) fn composed(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.stage = 0;
        self.lay(state, log);
    }

    /// Lay a chapter (WW-3.5).
    pub(crate) fn lay(&self, state: &mut State, log: &mut impl Log<Event>) {
        let board = self.board_of(state);
        state.tiles = board.tiles;
        state.present = board.all();
        state.land = board.land;
        state.tokens = [PackedToken::NONE; crate::board::HEXES];
        state.roses = [0; crate::board::HEXES / 2];
        state.bag = BAG;
        state.next_token = 0;
        state.now.black = [0; crate::board::HEXES];
        state.contre = Contre::NONE;
        state.run = Run::NONE;
        (state.in_city, state.passing, state.undone, state.gusting, state.stage, state.chosen) =
            (false, false, false, false, 0, 0);
        for seat in 0..self.seats as u8 {
            let start = self.start_hex(state, seat);
            let track = state.track_mut(seat);
            if track.fate == Fate::Lost {
                continue;
            }
            *track = Track {
                score: track.score,
                total_days: track.total_days,
                furvents: track.furvents,
                hand: track.hand,
                hex: start,
                ..Track::NEW
            };
            let horde = state.horde_mut(seat);
            *horde = Horde {
                places: horde.places,
                under: horde.under,
                tapped: horde.tapped & horde.locked,
                locked: horde.locked,
                moral: horde.moral,
                lasting_blue: horde.lasting_blue,
                ..Horde::NONE
            };
        }
        log.push(Event::Laid {
            chapter: state.chapter + 1,
            start: board.tiles[usize::from(board.start)],
            arrival: board.tiles[usize::from(board.arrival)],
        });
        if self.is_race() || self.options.board == BoardChoice::Generated {
            state.phase = Phase::Layout;
        } else {
            self.laid(state, log);
        }
    }

    /// The tiles lie there; the roses of the winds come next where they are played.
    pub(crate) fn laid(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.rose_winds == RoseWinds::Off {
            self.rosed(state, log);
        } else {
            state.phase = Phase::Rotations;
        }
    }

    pub(crate) fn rosed(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.is_race() {
            state.active = self.in_order(state, 0);
            state.phase = Phase::DrawVillage;
        } else {
            self.deal_offers(state, log);
        }
    }

    /// The villages of the race have been placed, by one horde after the other (WW-12.20).
    pub(crate) fn village_placed(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.stage += 1;
        if usize::from(state.stage) < self.seats {
            state.active = self.in_order(state, state.stage);
            state.phase = Phase::DrawVillage;
        } else {
            state.stage = 0;
            self.deal_offers(state, log);
        }
    }

    pub(crate) fn deal_offers(&self, state: &mut State, log: &mut impl Log<Event>) {
        let mut left = [0; 4];
        for tile in state.tiles {
            if let Some(line) = tile.print().recruits {
                left[Position::from(line) as usize] += OFFER;
            }
        }
        state.phase = Phase::Lay;
        state.deal = Deal { left, to: DealTo::Offers };
        self.next_deal(state, log);
    }

    /// Make sure that a card can come, or finish the deal (WW-3.7).
    pub(crate) fn next_deal(&self, state: &mut State, log: &mut impl Log<Event>) {
        while let Some(position) = state.deal.position() {
            let kind = self.by_position[position as usize];
            if !state.now.deck.and(kind).is_empty() {
                return;
            }
            let back = state.now.aside.and(kind).minus(state.now.aside_today);
            if back.is_empty() {
                state.deal.left[position as usize] = 0;
            } else {
                state.now.aside = state.now.aside.minus(back);
                state.now.deck = state.now.deck.or(back);
            }
        }
        state.deal = Deal::NONE;
        self.dealt(state, log);
    }

    /// All cards of a deal have come.
    pub(crate) fn dealt(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.run.pc != 0 {
            state.run.pc += 1;
            self.proceed(state, log);
            return;
        }
        match state.phase {
            Phase::Compose if self.options.compose == Compose::Random => {
                state.stage += 1;
                self.open_stage(state, log);
            }
            Phase::Compose => self.draft_goes_on(state, log),
            Phase::Lay if self.hands_to_fill(state) => {}
            Phase::Lay => self.first_day(state, log),
            _ => self.settle(state, log),
        }
    }

    /// Two consumables each before the first day of a race.
    pub(crate) fn hands_to_fill(&self, state: &State) -> bool {
        self.options.consumables && self.hand_to_fill(state).is_some()
    }

    pub(crate) fn hand_to_fill(&self, state: &State) -> Option<u8> {
        (0..self.seats as u8).map(|turn| self.in_order(state, turn)).find(|&seat| state.track(seat).hand.contains(&0))
    }

    pub(crate) fn first_day(&self, state: &mut State, log: &mut impl Log<Event>) {
        // A horde without a single hordier never leaves (only small decks make one).
        for seat in 0..self.seats as u8 {
            if state.track(seat).fate == Fate::Walking && state.horde(seat).len() == 0 {
                state.track_mut(seat).fate = Fate::Lost;
                log.push(Event::HordeLost { seat: Seat(seat), why: Doom::NoHordier, tiles_short: 0, points: 0 });
            }
        }
        let walking = (0..self.seats as u8)
            .map(|turn| self.in_order(state, turn))
            .find(|&seat| state.track(seat).fate == Fate::Walking);
        match walking {
            Some(seat) => self.dawn(state, seat, log),
            None => self.game_over(state, 0, log),
        }
    }
}

//! Losses: a lost contre, moral, lost hordiers and lost hordes (sections 7, 8 and 10).

use crate::board::{HEXES, NOWHERE};
use crate::cards::{CardId, CardSet, Line};
use crate::event::{Doom, Event};
use crate::game::Windwalkers;
use crate::options::LossChoice;
use crate::state::{Category, Contre, Deal, Fate, Phase, Run, State, Table, flag};
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// A contre is lost (WW-8.10): the wind may push the horde back, then a hordier must be chosen (WW-8.11). That is no abandon, so it
    /// costs a malus only by option (WW-8.12). The Porte d'Hurle is no exception (WW-8.31).
    pub(crate) fn lose_contre(&self, state: &mut State, contre: &Contre, malus: u8, log: &mut impl Log<Event>) {
        if self.options.rose_winds.pushback() && contre.is(flag::WIND) {
            self.push_back(state, contre.target, contre.force, log);
        }
        // What the option `failure_counts_as_abandon` charges once the hordier is chosen.
        state.chosen = if self.options.failure_counts_as_abandon { malus } else { 0 };
        state.phase = Phase::LossFailed;
        self.settle(state, log);
    }

    /// WW-12.12: after a failure against force f, to the tile across the downwind side whose number matches f.
    fn push_back(&self, state: &mut State, at: u8, force: u8, log: &mut impl Log<Event>) {
        let board = self.board_of(state);
        let found = [3, 2, 4].into_iter().find_map(|turn| {
            let side = board.upwind.turned(turn);
            let beside = board.sides[usize::from(at) % HEXES][side.index()];
            (force > 0 && self.rose_number(state, at, side) % 3 == force % 3).then_some(beside)
        });
        if let Some(beside) = found.filter(|&beside| beside != NOWHERE && state.has_tile(beside))
            && !state.tile(beside).is_city()
            && state.track(state.active).hex != beside
        {
            let seat = state.active;
            state.track_mut(seat).hex = beside;
            log.push(Event::PushedBack { seat: Seat(seat), hex: board.hex(beside) });
        }
    }

    /// Moral changes and is checked at once (WW-7.5); true if the horde that is playing is lost by it.
    pub(crate) fn change_moral(&self, state: &mut State, seat: u8, change: i8, log: &mut impl Log<Event>) -> bool {
        let horde = state.horde_mut(seat);
        let before = horde.moral;
        if change >= 0 {
            horde.gain(change as u8);
        } else {
            horde.lose(change.unsigned_abs());
        }
        let now = horde.moral;
        if now != before {
            log.push(Event::Moral { seat: Seat(seat), change: now as i8 - before as i8, now });
        }
        if now == 0 && before > 0 {
            let playing = seat == state.active;
            self.lose_horde(state, seat, Doom::Moral, log);
            return playing;
        }
        false
    }

    /// WW-1.3, WW-10.3, WW-10.4: the horde is lost, scored with what it has, minus the distance.
    pub(crate) fn lose_horde(&self, state: &mut State, seat: u8, why: Doom, log: &mut impl Log<Event>) {
        if state.track(seat).fate != Fate::Walking {
            return;
        }
        let playing = seat == state.active;
        if playing {
            state.refill(state.contre.threshold);
            state.contre = Contre::NONE;
            state.before = Table::EMPTY;
            state.run = Run::NONE;
            state.deal = Deal::NONE;
            (state.passing, state.undone, state.chosen) = (false, false, 0);
            if state.track(seat).cityfied {
                state.track_mut(seat).cityfied = false;
                self.clear_show(state);
            }
            self.finish_day(state, seat, log);
        }
        self.lose_between_days(state, seat, why, log);
        if playing {
            self.next_horde(state, log);
        }
    }

    /// WW-11.5: a tile counts against the horde if it lies strictly between the horde and its arrival.
    pub(crate) fn lose_between_days(&self, state: &mut State, seat: u8, why: Doom, log: &mut impl Log<Event>) {
        let track = state.track(seat);
        let distance = self.board_of(state).distance(state.present, track.hex, self.arrival_hex(state, seat));
        let short = distance.unwrap_or(0).saturating_sub(1);
        let points = self.points.tile_short * i16::from(short);
        let track = state.track_mut(seat);
        track.fate = Fate::Lost;
        track.end_day = track.day;
        track.score[Category::Distance as usize] += points;
        log.push(Event::HordeLost { seat: Seat(seat), why, tiles_short: short, points });
    }

    /// Whom a loss may take (WW-8.11): the Traîne, then the Pack, then the Fer line; or any hordier.
    pub(crate) fn losable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        let of = |range: std::ops::Range<usize>| -> CardSet {
            range
                .filter(|&place| horde.places[place] != 0 && !horde.is_locked(place))
                .map(|p| horde.places[p])
                .collect()
        };
        if self.options.loss_choice == LossChoice::Free {
            return of(0..8);
        }
        [Line::Traine, Line::Pack, Line::Fer]
            .into_iter()
            .map(|line| of(line.places()))
            .find(|cards| !cards.is_empty())
            .unwrap_or_default()
    }

    /// The hordier is lost and goes to the écartés; true if none is left and the horde is lost with it (WW-8.13).
    pub(crate) fn lose_hordier(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) -> bool {
        let seat = state.active;
        if let Some(place) = state.horde(seat).place_of(card) {
            state.horde_mut(seat).take(place);
            state.now.set_aside(card);
            log.push(Event::Fell { seat: Seat(seat), card: CardId(card) });
        }
        if state.horde(seat).len() == 0 {
            self.lose_horde(state, seat, Doom::NoHordier, log);
            return true;
        }
        match state.phase {
            Phase::LossFailed => {
                let malus = std::mem::take(&mut state.chosen);
                if self.change_moral(state, seat, -(malus as i8), log) {
                    return true;
                }
                self.come_to_rest(state);
            }
            Phase::LossTour => state.phase = Phase::Arrived,
            _ => self.come_to_rest(state),
        }
        false
    }
}

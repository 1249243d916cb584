//! Cities: arrival, the end of a chapter, recruiting before the next (sections 8 and 10).

use crate::event::Event;
use crate::game::Windwalkers;
use crate::options::Mode;
use crate::state::{Category, Deal, DealTo, Fate, Phase, State};
use crate::tiles::OFFER;
use galerne_engine::{Log, Seat};

impl Windwalkers {
    /// A city needs no contre, so it is no surpassement and ends the day's (WW-8.21).
    pub(crate) fn enter_city(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let seat = state.active;
        self.end_window(state);
        let tile = state.tile(at);
        let track = state.track_mut(seat);
        track.hex = at;
        track.rested = false;
        log.push(Event::CityEntered { seat: Seat(seat), tile, day: track.day });
        if at == self.arrival_hex(state, seat) {
            self.arrive(state, log);
        } else {
            // WW-8.40: the start city readies all and gives nothing else.
            self.come_to_rest(state);
            self.settle(state, log);
        }
    }

    /// WW-10.1: the day ends, the city's moral (WW-7.4), the chapter's points (WW-11.4), all are readied. All of it
    /// happens at once: no decision comes in between, so an arrival cannot be lost (WW-10.5).
    pub(crate) fn arrive(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let order = (0..self.seats).filter(|&other| state.tracks[other].fate == Fate::Arrived).count() as u8;
        let horde = *state.horde(seat);
        self.finish_day(state, seat, log);
        let track = state.track_mut(seat);
        track.fate = Fate::Arrived;
        track.end_day = track.day;
        track.order = order;
        track.arrived_with = [horde.len(), horde.moral];
        self.change_moral(state, seat, 1, log);
        let horde = state.horde_mut(seat);
        horde.tapped &= horde.locked;
        horde.noted = 0;
        let (moral, hordiers) = (i16::from(horde.moral), i16::from(horde.len()));
        let last = self.options.mode == Mode::Normal || state.chapter == self.last_chapter();
        let par = self.board_of(state).par[0];
        let chapter = state.chapter + 1;
        if !self.is_race() {
            let points = &self.points;
            let track = state.track_mut(seat);
            let before = track.total();
            track.earn(Category::Moral, moral * points.moral_per_chapter);
            track.earn(Category::Hordiers, hordiers * points.hordier_each_chapter);
            if last {
                track.earn(Category::Hordiers, hordiers * points.hordier_last_city);
            }
            if self.options.par_score {
                track.earn(Category::Par, i16::from(par) - i16::from(track.day));
            }
            let (days, gained) = (track.day, track.total() - before);
            let points = gained as i16;
            log.push(Event::ChapterDone { seat: Seat(seat), chapter, days, moral: moral as u8, points });
        }
        self.next_horde(state, log);
    }

    /// Every horde has arrived or is lost (WW-12.16).
    pub(crate) fn chapter_over(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.mode == Mode::Competitive {
            self.race_bonus(state, log);
        }
        if self.is_race() {
            self.race_over(state, log);
            return;
        }
        for card in std::mem::take(&mut state.now.offers).iter() {
            state.now.aside = state.now.aside.with(card);
        }
        let survivors = (0..self.seats).filter(|&seat| state.tracks[seat].fate == Fate::Arrived).count() as u8;
        if self.options.mode == Mode::Normal {
            state.chapters_won += survivors;
            if state.chapter == self.last_chapter() {
                self.game_over(state, u8::from(state.chapters_won == 4), log);
            } else {
                state.chapter += 1;
                state.tracks[0].fate = Fate::Walking;
                self.compose(state, log);
            }
            return;
        }
        if survivors == 0 {
            self.game_over(state, 0, log);
        } else if state.chapter == self.last_chapter() {
            let winners = self.winners(state);
            self.game_over(state, winners, log);
        } else {
            state.in_city = true;
            state.stage = 0;
            state.active = self.arrived_as(state, 0).unwrap_or(0);
            state.phase = Phase::Recruit;
            let each = OFFER * survivors;
            state.deal = Deal { left: [0, each, each, each], to: DealTo::Show };
            self.next_deal(state, log);
        }
    }

    pub(crate) fn arrived_as(&self, state: &State, order: u8) -> Option<u8> {
        (0..self.seats as u8).find(|&seat| state.track(seat).fate == Fate::Arrived && state.track(seat).order == order)
    }

    /// In a city the hordes recruit in the order of their arrival; then the next chapter is laid.
    pub(crate) fn city_goes_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.stage += 1;
        if let Some(seat) = self.arrived_as(state, state.stage) {
            state.active = seat;
            self.settle(state, log);
            return;
        }
        let rest = std::mem::take(&mut state.now.show);
        state.now.aside = state.now.aside.or(rest);
        state.in_city = false;
        state.chapter += 1;
        state.first = (state.first + 1) % self.seats as u8;
        self.lay(state, log);
    }
}

//! How things end: moral and lost hordes, cities and chapters, the result (sections 7, 10 and 12).

use crate::event::{Doom, Event};
use crate::flow::MOST_DAYS_AHEAD;
use crate::options::{Mode, RaceBonus, Winner};
use crate::setup::Windwalkers;
use crate::state::{Category, Contre, Deal, DealTo, Fate, HORDES, Phase, Run, State, Table};
use crate::tiles::OFFER;
use galerne_engine::{Log, Seat};

impl Windwalkers {
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

    /// WW-10.3, WW-10.4: the horde is lost, scored with what it has, minus the distance.
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

    pub(crate) fn lose_between_days(&self, state: &mut State, seat: u8, why: Doom, log: &mut impl Log<Event>) {
        let track = state.track(seat);
        let distance = self.board_of(state).distance(state.present, track.hex, self.arrival_hex(state, seat));
        let short = distance.unwrap_or(0).saturating_sub(1);
        let points = if self.is_race() { 0 } else { self.points.tile_short * i16::from(short) };
        let track = state.track_mut(seat);
        track.fate = Fate::Lost;
        track.end_day = track.day;
        track.score[Category::Distance as usize] += points;
        log.push(Event::HordeLost { seat: Seat(seat), why, tiles_short: short, points });
    }

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

    /// WW-10.1: the day ends, the city's moral, the chapter's points, everybody is readied.
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

    /// WW-12.17: t days before the next horde are worth t × hordiers (or moral).
    pub(crate) fn race_bonus(&self, state: &mut State, log: &mut impl Log<Event>) {
        let tracks = state.tracks;
        for seat in (0..self.seats).filter(|&seat| tracks[seat].fate == Fate::Arrived) {
            let me = &tracks[seat];
            let others = (0..self.seats).filter(|&other| other != seat);
            let later =
                others.clone().filter(|&other| tracks[other].fate == Fate::Arrived && tracks[other].order > me.order);
            let next = match later.min_by_key(|&other| tracks[other].order) {
                Some(other) => tracks[other].end_day,
                None => others
                    .filter(|&other| tracks[other].fate == Fate::Lost)
                    .map(|other| tracks[other].end_day)
                    .max()
                    .unwrap_or(0),
            };
            let ahead = i16::from(next.saturating_sub(me.end_day));
            let [hordiers, moral] = me.arrived_with.map(i16::from);
            let points = ahead * if self.options.race_bonus == RaceBonus::Moral { moral } else { hordiers };
            if points > 0 {
                state.tracks[seat].score[Category::Race as usize] += points;
                log.push(Event::RaceBonus { seat: Seat(seat as u8), points });
            }
        }
        // A horde lost in this chapter is lost for good: its day must not count again.
        for track in &mut state.tracks {
            if track.fate == Fate::Lost {
                track.end_day = 0;
            }
        }
    }

    /// WW-12.21: 2 per hordier, 1 per moral, 2 per day ahead; furvents were counted as they came.
    pub(crate) fn race_over(&self, state: &mut State, log: &mut impl Log<Event>) {
        for seat in 0..self.seats {
            if state.tracks[seat].fate != Fate::Arrived {
                continue;
            }
            let other = &state.tracks[1 - seat.min(1)];
            let ahead = other.end_day.saturating_sub(state.tracks[seat].end_day).min(MOST_DAYS_AHEAD);
            let (hordiers, moral) = (i16::from(state.now.hordes[seat].len()), i16::from(state.now.hordes[seat].moral));
            let track = &mut state.tracks[seat];
            track.earn(Category::Hordiers, 2 * hordiers);
            track.earn(Category::Moral, moral);
            track.earn(Category::Race, 2 * i16::from(ahead));
            if ahead > 0 {
                log.push(Event::RaceBonus { seat: Seat(seat as u8), points: 2 * i16::from(ahead) });
            }
        }
        let winners = self.winners(state);
        self.game_over(state, winners, log);
    }

    /// WW-12.18: the best of those who reached the last city; a lost horde is out.
    pub(crate) fn winners(&self, state: &State) -> u8 {
        let key = |seat: usize| {
            let (track, horde) = (&state.tracks[seat], &state.now.hordes[seat]);
            let early = -i32::from(track.total_days);
            let rest = (i32::from(horde.len()), i32::from(horde.moral));
            if self.options.winner == Winner::First {
                (early, track.total(), rest)
            } else {
                (track.total(), early, rest)
            }
        };
        let arrived = (0..self.seats).filter(|&seat| state.tracks[seat].fate == Fate::Arrived);
        let best = arrived.clone().map(key).max();
        arrived.filter(|&seat| Some(key(seat)) == best).fold(0, |bits, seat| bits | 1 << seat)
    }

    pub(crate) fn game_over(&self, state: &mut State, winners: u8, log: &mut impl Log<Event>) {
        state.phase = Phase::Over;
        state.run = Run::NONE;
        state.deal = Deal::NONE;
        state.contre = Contre::NONE;
        state.before = Table::EMPTY;
        state.winners = winners;
        for seat in (0..HORDES as u8).filter(|&seat| winners >> seat & 1 == 1) {
            log.push(Event::Won { seat: Seat(seat) });
        }
        log.push(Event::Over { won: winners != 0 });
    }
}

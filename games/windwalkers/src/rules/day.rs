//! The day as a state machine (section 4): moves, losses, stops, rests, recruiting.

use crate::cards::{CardId, CardSet, Position};
use crate::event::{Doom, Event};
use crate::game::Windwalkers;
use crate::options::TourDeath;
use crate::state::{Category, Deal, DealTo, Fate, Phase, State};
use crate::tiles::{OFFER, Rest, Tile};
use galerne_engine::{Log, Seat};

/// Days ahead that a race counts (WW-12.21).
pub(crate) const MOST_DAYS_AHEAD: u8 = 10;

/// The highest level of surpassement that is counted: there is no limit to it (WW-8.20) or to its points (WW-11.6), but there are no dice
/// left long before.
pub(crate) const MOST_SURPASS: u8 = 99;

impl Windwalkers {
    pub(crate) fn dawn(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        state.active = seat;
        state.phase = Phase::Move;
        let track = state.track_mut(seat);
        (track.rested, track.played) = (false, false);
        log.push(Event::Dawn { seat: Seat(seat), day: track.day });
    }

    /// Resolve what leaves no choice (WW-4.5).
    pub(crate) fn settle(&self, state: &mut State, log: &mut impl Log<Event>) {
        loop {
            if state.deal.position().is_some() || state.run.pc != 0 {
                return;
            }
            match state.phase {
                Phase::LossFailed | Phase::LossTour | Phase::LossTourStop => {
                    let who = self.losable(state, state.active);
                    match who.len() {
                        // WW-8.13: a horde that must lose a hordier and has none to lose is lost.
                        0 => {
                            self.lose_horde(state, state.active, Doom::NoHordier, log);
                            return;
                        }
                        1 => {
                            let card = who.iter().next().unwrap_or(0);
                            if self.lose_hordier(state, card, log) {
                                return;
                            }
                        }
                        _ => return,
                    }
                }
                Phase::Passing | Phase::Stopped => {
                    let idle = self.rest_choices(state).is_empty() && !self.any_travel_choice(state);
                    if !idle || self.leave(state, log) {
                        return;
                    }
                }
                Phase::Recruit => {
                    let idle = self.recruitable(state).is_empty() && self.exchangeable(state).is_empty();
                    if !idle || self.recruited(state, log) {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    pub(crate) fn come_to_rest(&self, state: &mut State) {
        state.phase = Phase::Stopped;
        state.passing = false;
        state.track_mut(state.active).rested = false;
    }

    pub(crate) fn stop(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let tile = state.tile(state.track(seat).hex);
        log.push(Event::Stopped { seat: Seat(seat), tile });
        if tile == Tile::TourFontaine && self.options.tour_death == TourDeath::OnStop {
            state.phase = Phase::LossTourStop;
        } else {
            self.come_to_rest(state);
        }
        self.settle(state, log);
    }

    pub(crate) fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let tile = state.tile(state.track(seat).hex);
        log.push(Event::WentOn { seat: Seat(seat), surpass: state.track(seat).surpass + 1 });
        if tile.print().rest_pass == Rest::None {
            self.move_on(state);
        } else {
            state.phase = Phase::Passing;
            state.passing = true;
            state.track_mut(seat).rested = false;
            self.settle(state, log);
        }
    }

    /// WW-8.20: the next contre is one level higher.
    pub(crate) fn move_on(&self, state: &mut State) {
        let seat = state.active;
        let track = state.track_mut(seat);
        track.surpass = (track.surpass + 1).min(MOST_SURPASS);
        state.phase = Phase::Move;
    }

    /// Whom this stop or passage may ready: at the Porte d'Hurle none (WW-8.31).
    pub(crate) fn rest_kind(&self, state: &State) -> Rest {
        let print = state.tile(state.track(state.active).hex).print();
        if state.phase == Phase::Passing { print.rest_pass } else { print.rest_stop }
    }

    /// The cards a rest could ready now; none once it has been taken (WW-8.26).
    pub(crate) fn rest_choices(&self, state: &State) -> CardSet {
        if state.track(state.active).rested || self.rest_kind(state) == Rest::None {
            return CardSet::EMPTY;
        }
        let horde = state.horde(state.active);
        (0..8).filter(|&place| horde.restable(place)).map(|place| horde.places[place]).collect()
    }

    pub(crate) fn rest(&self, state: &mut State, cards: CardSet, log: &mut impl Log<Event>) {
        let seat = state.active;
        for card in cards.iter() {
            self.ready_card(state, seat, card, log);
        }
        state.track_mut(seat).rested = true;
        self.settle(state, log);
    }

    pub(crate) fn ready_card(&self, state: &mut State, seat: u8, card: u8, log: &mut impl Log<Event>) {
        if let Some(place) = state.horde(seat).place_of(card) {
            state.horde_mut(seat).ready(place);
            log.push(Event::Readied { seat: Seat(seat), card: CardId(card) });
        }
    }

    /// The stop or passage ends: recruiting, then the next move or the next day. True if the day is over or waits.
    pub(crate) fn leave(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let seat = state.active;
        let hut = state.tile(state.track(seat).hex) == Tile::Hut;
        if state.phase == Phase::Stopped {
            if state.track(seat).cityfied {
                self.change_moral(state, seat, 1, log);
            }
            if self.options.consumables && hut && state.track(seat).hand.contains(&0) && state.stock != 0 {
                // WW-12.22: one more on stopping on a hut; the draw comes before the day ends.
                state.phase = Phase::Recruit;
                state.chosen = 1;
                return true;
            }
        }
        state.phase = Phase::Recruit;
        false
    }

    /// What lies there to be recruited (WW-8.38).
    pub(crate) fn offered(&self, state: &State) -> CardSet {
        if state.in_city {
            return state.now.show;
        }
        let track = state.track(state.active);
        let mut offered = if track.cityfied { state.now.show } else { CardSet::EMPTY };
        if let Some(line) = state.tile(track.hex).print().recruits {
            offered = offered.or(state.now.offers.and(self.of_line(line)));
        }
        offered
    }

    /// Offered cards that find a free place.
    pub(crate) fn recruitable(&self, state: &State) -> CardSet {
        let horde = state.horde(state.active);
        let offered = self.offered(state).minus(state.now.barred_today);
        if offered.is_empty() {
            return offered;
        }
        offered.iter().filter(|&card| horde.fits(CardId(card).card())).collect()
    }

    /// Offered cards that could replace a hordier.
    pub(crate) fn exchangeable(&self, state: &State) -> CardSet {
        let offered = self.offered(state).minus(state.now.barred_today);
        if offered.is_empty() {
            return offered;
        }
        offered.iter().filter(|&card| !self.replaceable(state, card).is_empty()).collect()
    }

    /// Whom the newcomer may replace (WW-8.36): not the Traceur, a locked card, a tapped croc, a covered place.
    pub(crate) fn replaceable(&self, state: &State, newcomer: u8) -> CardSet {
        let horde = state.horde(state.active);
        let card = CardId(newcomer).card();
        card.line()
            .places()
            .filter(|&place| {
                let here = CardId(horde.places[place]).card();
                here.id != 0
                    && here.position != Position::Traceur
                    && !horde.is_locked(place)
                    && !(here.position == Position::Traine && horde.is_tapped(place))
                    && !(place >= 6 && horde.under[place - 6] != 0)
            })
            .map(|place| horde.places[place])
            .collect()
    }

    pub(crate) fn take_offer(&self, state: &mut State, card: u8) {
        state.now.offers = state.now.offers.without(card);
        state.now.show = state.now.show.without(card);
    }

    /// Recruiting is over; true if a decision or a new day has come.
    pub(crate) fn recruited(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        if state.in_city {
            self.city_goes_on(state, log);
            return true;
        }
        let seat = state.active;
        if state.track(seat).cityfied {
            state.track_mut(seat).cityfied = false;
            self.clear_show(state);
        }
        if state.passing {
            state.passing = false;
            self.move_on(state);
        } else {
            self.end_day(state, log);
        }
        true
    }

    pub(crate) fn clear_show(&self, state: &mut State) {
        for card in std::mem::take(&mut state.now.show).iter() {
            state.now.set_aside(card);
        }
    }

    /// WW-9.46: two cards of each line that the village does not already offer.
    pub(crate) fn open_city_offer(&self, state: &mut State, tile: Tile) {
        state.track_mut(state.active).cityfied = true;
        let mut left = [0, OFFER, OFFER, OFFER];
        if let Some(line) = tile.print().recruits {
            left[Position::from(line) as usize] = 0;
        }
        state.deal = Deal { left, to: DealTo::Show };
        self.next_deal(state, &mut ());
    }

    /// The surpassement ends with the day (WW-8.21), and the day's points are doubled where card 102 asked for it, however it ends
    /// (WW-9.51).
    pub(crate) fn finish_day(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        let day = self.points.day;
        let track = state.track_mut(seat);
        if track.doubled {
            let extra: i16 = track.today.iter().map(|&points| i16::from(points)).sum();
            for (total, today) in track.score.iter_mut().zip(track.today) {
                *total += i16::from(today);
            }
            log.push(Event::DayDoubled { seat: Seat(seat), points: extra });
        }
        track.doubled = false;
        track.today = [0; Category::BY_CONTRE];
        track.total_days += 1;
        track.surpass = 0;
        track.score[Category::Days as usize] += day;
        let now = &mut state.now;
        (now.aside_today, now.barred_today, now.used_today) = (CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY);
        self.end_window(state);
    }

    pub(crate) fn end_day(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        self.finish_day(state, seat, log);
        let limit = self.options.day_limit;
        let track = state.track_mut(seat);
        track.day = track.day.saturating_add(1);
        let day = track.day;
        if limit > 0 && day > limit {
            self.lose_between_days(state, seat, Doom::DayLimit, log);
        } else if self.is_race() {
            let other = state.track(1 - seat.min(1));
            if other.fate == Fate::Arrived && day > other.end_day.saturating_add(MOST_DAYS_AHEAD) {
                self.lose_between_days(state, seat, Doom::Outrun, log);
            }
        }
        self.next_horde(state, log);
    }

    /// The next horde still walking, in turn order after that one (WW-12.19).
    pub(crate) fn next_horde_of(&self, state: &State, seat: u8) -> Option<u8> {
        let n = self.seats as u8;
        (1..n).map(|step| (seat + step) % n).find(|&other| state.track(other).fate == Fate::Walking)
    }

    pub(crate) fn next_horde(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let next =
            self.next_horde_of(state, seat).or(Some(seat).filter(|&seat| state.track(seat).fate == Fate::Walking));
        match next {
            Some(seat) => self.dawn(state, seat, log),
            None => self.chapter_over(state, log),
        }
    }
}

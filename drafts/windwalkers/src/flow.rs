//! The day as a state machine (section 4), chapters and the end of the game (section 10).

use crate::cards::{CardId, CardSet, Line, Position};
use crate::event::{Doom, Event};
use crate::options::{Compose, LossChoice, Mode, RaceBonus, TourDeath, Winner};
use crate::setup::Windwalkers;
use crate::state::{Category, Contre, Deal, DealTo, Fate, HORDES, Horde, PackedToken, Phase, Run, State, Table, Track};
use crate::tiles::{BAG, MAX_MORAL, OFFER, Rest, Tile};
use galerne_engine::{Log, Seat};

/// How many cards of each position a horde keeps (WW-3.2).
const KEEP: [u8; 4] = [1, 2, 3, 2];
/// Days ahead that a race counts (WW-12.21).
const MOST_DAYS_AHEAD: u8 = 10;

impl Windwalkers {
    // ---- Set-up ------------------------------------------------------------------------------------------------

    pub(crate) fn begin(&self) -> State {
        let mut state = State::EMPTY;
        state.chapter = if self.options.mode == Mode::Chapter { self.options.chapter - 1 } else { 0 };
        if self.options.consumables {
            // The undefined one is never dealt.
            state.stock = ((1 << crate::consumables::COUNT) - 1) & !(1 << 10);
        }
        if self.seats > 1 {
            state.phase = Phase::First;
            state.now.deck = self.deck;
        } else {
            self.compose(&mut state, &mut ());
        }
        state
    }

    /// The seat that plays as number `turn` in turn order.
    pub(crate) fn in_order(&self, state: &State, turn: u8) -> u8 {
        (state.first + turn) % self.seats as u8
    }

    /// New hordes: an empty board each, full moral, all cards in the decks.
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
    fn stage_position(&self, state: &State) -> Option<Position> {
        match usize::from(state.stage).checked_sub(self.seats) {
            None => Some(Position::Traceur),
            Some(0) => Some(Position::Fer),
            Some(1) => Some(Position::Pack),
            Some(2) => Some(Position::Traine),
            Some(_) => None,
        }
    }

    fn open_stage(&self, state: &mut State, log: &mut impl Log<Event>) {
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

    /// Who picks next, or what comes after the stage.
    pub(crate) fn draft_goes_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(position) = self.stage_position(state) else { return };
        let kind = self.by_position[position as usize];
        let has = |seat: u8| {
            let places = &state.horde(seat).places[position.line().places()];
            places.iter().filter(|&&card| kind.has(card)).count() as u8
        };
        let needs = |seat: u8| has(seat) < KEEP[position as usize];
        let next = if state.now.show.is_empty() {
            None
        } else if position == Position::Traceur || self.seats == 1 {
            Some(state.active).filter(|&seat| needs(seat))
        } else {
            // One at a time in turn order: the seat with the fewest, the earliest of these.
            (0..self.seats as u8)
                .map(|turn| self.in_order(state, turn))
                .filter(|&seat| needs(seat))
                .min_by_key(|&seat| has(seat))
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
    fn lay(&self, state: &mut State, log: &mut impl Log<Event>) {
        let board = self.board_of(state);
        state.tiles = board.tiles;
        state.present = board.all();
        self.survey(state);
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
        if self.is_race() || self.options.board == crate::options::BoardChoice::Generated {
            state.phase = Phase::Layout;
        } else {
            self.laid(state, log);
        }
    }

    /// The tiles lie there; the roses of the winds come next where they are played.
    pub(crate) fn laid(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.rose_winds == crate::options::RoseWinds::Off {
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

    fn deal_offers(&self, state: &mut State, log: &mut impl Log<Event>) {
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
    fn dealt(&self, state: &mut State, log: &mut impl Log<Event>) {
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

    // ---- The day -----------------------------------------------------------------------------------------------

    fn dawn(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
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
                    if self.rest_choices(state).is_empty() && !self.any_travel_choice(state) {
                        if self.leave(state, log) {
                            return;
                        }
                    } else {
                        return;
                    }
                }
                Phase::Recruit => {
                    if self.recruitable(state).is_empty() && self.exchangeable(state).is_empty() {
                        if self.recruited(state, log) {
                            return;
                        }
                    } else {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// Whom a loss may take (WW-8.11): the Traîne, then the Pack, then the Fer line; or anybody.
    pub(crate) fn losable(&self, state: &State, seat: u8) -> CardSet {
        let horde = state.horde(seat);
        let of = |range: std::ops::Range<usize>| -> CardSet {
            range.filter(|&place| horde.places[place] != 0 && !horde.is_locked(place)).map(|p| horde.places[p]).collect()
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

    /// The hordier is lost; true if the horde is lost with it.
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

    fn come_to_rest(&self, state: &mut State) {
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
    fn move_on(&self, state: &mut State) {
        let seat = state.active;
        let track = state.track_mut(seat);
        track.surpass = (track.surpass + 1).min(99);
        state.phase = Phase::Move;
    }

    /// What this stop or passage may ready.
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

    /// Offered cards that could replace somebody.
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

    fn clear_show(&self, state: &mut State) {
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

    fn finish_day(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
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

    fn end_day(&self, state: &mut State, log: &mut impl Log<Event>) {
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

    fn next_horde(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let next = self
            .next_horde_of(state, seat)
            .or(Some(seat).filter(|&seat| state.track(seat).fate == Fate::Walking));
        match next {
            Some(seat) => self.dawn(state, seat, log),
            None => self.chapter_over(state, log),
        }
    }

    // ---- Moral and losses --------------------------------------------------------------------------------------

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

    fn lose_between_days(&self, state: &mut State, seat: u8, why: Doom, log: &mut impl Log<Event>) {
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

    // ---- Cities and chapters -----------------------------------------------------------------------------------

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
    fn arrive(&self, state: &mut State, log: &mut impl Log<Event>) {
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
    fn chapter_over(&self, state: &mut State, log: &mut impl Log<Event>) {
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

    fn arrived_as(&self, state: &State, order: u8) -> Option<u8> {
        (0..self.seats as u8).find(|&seat| state.track(seat).fate == Fate::Arrived && state.track(seat).order == order)
    }

    /// In a city the hordes recruit in the order of their arrival; then the next chapter is laid.
    fn city_goes_on(&self, state: &mut State, log: &mut impl Log<Event>) {
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
    fn race_bonus(&self, state: &mut State, log: &mut impl Log<Event>) {
        let tracks = state.tracks;
        for seat in (0..self.seats).filter(|&seat| tracks[seat].fate == Fate::Arrived) {
            let me = &tracks[seat];
            let others = (0..self.seats).filter(|&other| other != seat);
            let later = others.clone().filter(|&other| {
                tracks[other].fate == Fate::Arrived && tracks[other].order > me.order
            });
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
    fn race_over(&self, state: &mut State, log: &mut impl Log<Event>) {
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
    fn winners(&self, state: &State) -> u8 {
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

//! The contre (WW-1.1, section 6): which dice are rolled, what wins, and what follows from it.

use crate::board::HEXES;
use crate::dice::{Colour, Pool};
use crate::event::{Event, Lasting};
use crate::game::Windwalkers;
use crate::state::{Category, Contre, Phase, Run, State, Table, Wait, flag};
use crate::tiles::{IMPASSABLE, PORTE_FORCE, Tile};
use galerne_engine::{Direction, Log, Seat};

/// How many dice of each colour are rolled together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollPlan {
    pub blue: u8,
    pub violet: u8,
    pub white: u8,
    pub green: u8,
    pub black: u8,
}

impl Windwalkers {
    /// Land and villages take a token. The Tour does so by option only (WW-6.26): its force is 0, so nothing but the sum counts there.
    pub(crate) fn takes_wind(&self, tile: Tile) -> bool {
        tile.print().wind || self.options.tour_wind && tile == Tile::TourFontaine
    }

    pub(crate) fn is_edge(&self, state: &State, at: u8) -> bool {
        self.options.border_everywhere || self.board_of(state).is_edge(state.present, at)
    }

    /// Black dice of a tile: printed, laid, and one more where the race has gone dark.
    pub(crate) fn blacks_on(&self, state: &State, at: u8) -> u8 {
        let print = state.tile(at).print();
        let extra = state.now.black.get(usize::from(at)).copied().unwrap_or(0) + i8::from(state.dark && print.wind);
        (print.black as i8 + extra).max(0) as u8
    }

    /// The dice that `seat` would roll against the tile, standing where it stands (WW-6.1 … WW-6.5). They are known before it is tried; the
    /// force is not, unless a token lies there (WW-5.3).
    pub(crate) fn roll_plan(&self, state: &State, seat: u8, at: u8) -> RollPlan {
        let (horde, track) = (state.horde(seat), state.track(seat));
        let print = state.tile(at).print();
        let mut white = print.white as i8;
        let mut green = print.green;
        if self.options.rose_winds.local_dice() && print.wind {
            let matches = self.rose_matches(state, track.hex);
            white -= matches as i8;
            green += matches;
        }
        // WW-6.2; `wind_variation` keeps its change with the token.
        if white > 0 && self.is_edge(state, at) {
            white -= 1;
        }
        if !state.token(at).is_none() {
            white += state.token(at).get().gusts;
        }
        let base = if self.options.dice_equal_hordiers { horde.len() } else { self.options.difficulty };
        let blue = base as i8 + horde.next_blue + horde.lasting_blue - track.surpass as i8;
        let black = self.blacks_on(state, at);
        RollPlan {
            blue: blue.clamp(0, 20) as u8,
            violet: black,
            white: white.max(0) as u8,
            green: (green + horde.noted + horde.gifts).min(20),
            black,
        }
    }

    /// WW-12.12: going clockwise from its downwind side a tile's sides carry ρ, ρ+1, …
    pub(crate) fn rose_number(&self, state: &State, at: u8, side: Direction) -> u8 {
        let downwind = self.board_of(state).upwind.turned(3).index();
        let clockwise = (downwind + 6 - side.index()) % 6;
        (state.rose(at).max(1) - 1 + clockwise as u8) % 6 + 1
    }

    /// How many of the three upwind sides of the tile match the touching side of the neighbour.
    fn rose_matches(&self, state: &State, at: u8) -> u8 {
        if !state.tile(at).print().wind {
            return 0;
        }
        let board = self.board_of(state);
        [5, 0, 1]
            .into_iter()
            .filter(|&turn| {
                let side = board.upwind.turned(turn);
                let beside = board.sides[usize::from(at) % HEXES][side.index()];
                state.has_tile(beside)
                    && state.tile(beside).print().wind
                    && self.rose_number(state, at, side) % 3 == self.rose_number(state, beside, side.turned(3)) % 3
            })
            .count() as u8
    }

    /// Announce a target (WW-4.2): from here on there is no way back, except by card 11. The pawn stays where it is until the contre is
    /// won (WW-2.15).
    pub(crate) fn announce(&self, state: &mut State, at: u8, log: &mut impl Log<Event>) {
        let seat = state.active;
        let tile = state.tile(at);
        log.push(Event::Announced { seat: Seat(seat), hex: self.board_of(state).hex(at), tile });
        if tile.is_city() {
            self.enter_city(state, at, log);
            return;
        }
        state.before = state.now;
        self.end_window(state);
        state.contre = Contre { target: at, ..Contre::NONE };
        if self.takes_wind(tile) && state.token(at).is_none() {
            state.phase = Phase::Wind;
            self.prepare_bag(state);
            if let Some(force) = self.known_token(state) {
                self.token_comes(state, force, log);
            }
        } else {
            self.begin_roll(state);
        }
    }

    /// The force is read, the dice are due. At the Porte d'Hurle it reads 6, but no wind blows: without its flag no power changes the force
    /// and no furvent is scored (WW-6.27).
    pub(crate) fn begin_roll(&self, state: &mut State) {
        let at = state.contre.target;
        let token = state.token(at);
        if !token.is_none() {
            state.contre.flags |= flag::WIND;
            let change = state.horde(state.active).next_force;
            state.contre.force = (token.force() as i8 + change).clamp(0, IMPASSABLE as i8) as u8;
        } else if state.tile(at) == Tile::PorteHurle {
            state.contre.force = PORTE_FORCE;
        }
        state.phase = Phase::Roll;
    }

    /// All dice have been rolled.
    pub(crate) fn rolled(&self, state: &mut State, pools: [Pool; 5], log: &mut impl Log<Event>) {
        let seat = state.active;
        let [blue, violet, mut white, mut green, black] = pools;
        let horde = state.horde_mut(seat);
        if horde.next_sixes {
            white = Pool::EMPTY.with(6, white.len() as u8);
            green = Pool::EMPTY.with(6, green.len() as u8);
        }
        (horde.noted, horde.gifts, horde.next_blue, horde.next_force, horde.next_sixes) = (0, 0, 0, 0, false);
        log.push(Event::Rolled { seat: Seat(seat), black, green, white, blue, violet });
        state.contre.pools = [blue, violet, white, green, black];
        state.contre.entered = (white.len() + green.len()) as u8;
        let six = white.count(6) + green.count(6) > 0;
        self.add_missing(state, log);
        state.phase = Phase::Adjust;
        if self.options.chrones && six && state.token(state.contre.target).force() == 6 {
            self.start_chrones(state, log);
        }
    }

    /// WW-6.3: where the force exceeds the dice, white dice showing the force are added.
    pub(crate) fn add_missing(&self, state: &mut State, log: &mut impl Log<Event>) {
        let contre = &mut state.contre;
        if contre.is(flag::WIND) && contre.force < IMPASSABLE && contre.force > contre.entered {
            let count = contre.force - contre.entered;
            contre.pools[2] = contre.pools[2].with(contre.force, count);
            contre.entered = contre.force;
            log.push(Event::MissingDice { count, face: contre.force });
        }
    }

    /// The option `ignored_dice_refill`: ignored dice come back as white ones showing the force.
    pub(crate) fn refill_ignored(&self, state: &mut State, log: &mut impl Log<Event>) {
        let contre = &mut state.contre;
        let there = (contre.pools[2].len() + contre.pools[3].len()) as u8;
        if self.options.ignored_dice_refill
            && contre.is(flag::WIND)
            && contre.force < IMPASSABLE
            && there < contre.force
        {
            let count = contre.force - there;
            contre.pools[2] = contre.pools[2].with(contre.force, count);
            contre.entered += count;
            log.push(Event::MissingDice { count, face: contre.force });
        }
    }

    /// Change the current force (WW-5.5), never below 0 or above 7 (WW-9.56); without wind there is none to change.
    pub(crate) fn set_force(&self, state: &mut State, force: i8, log: &mut impl Log<Event>) {
        if !state.contre.is(flag::WIND) {
            return;
        }
        let force = force.clamp(0, IMPASSABLE as i8) as u8;
        if state.contre.force != force {
            state.contre.force = force;
            log.push(Event::Force { force });
        }
        self.add_missing(state, log);
    }

    /// Take dice out of the épreuve.
    pub(crate) fn ignore(&self, state: &mut State, colour: Colour, dice: Pool, log: &mut impl Log<Event>) {
        let gone = state.contre.pools[colour.index()].meet(dice);
        if gone.is_empty() {
            return;
        }
        state.contre.pools[colour.index()] = state.contre.pools[colour.index()].minus(gone);
        if colour == Colour::Green {
            state.contre.ignored_greens += gone.len() as u8;
        }
        log.push(Event::Ignored { colour, dice: gone });
    }

    /// The player confirms and no other interferes: success or failure.
    pub(crate) fn resolve_contre(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let contre = state.contre;
        let facing = self.facing(state);
        let won = contre.is(flag::WON) || facing.wins(self.options.green_rule);
        let at = contre.target;
        let (hex, tile) = (self.board_of(state).hex(at), state.tile(at));
        let wind = state.token(at).force();
        log.push(Event::Contre {
            seat: Seat(seat),
            day: state.track(seat).day,
            tile,
            hex,
            wind,
            force: contre.force,
            won,
            surpass: state.track(seat).surpass,
            shifts: contre.shifts,
            rerolls: contre.rerolls,
            black: facing.black,
            green: facing.green,
            white: facing.white,
            blue: facing.blue,
            violet: facing.violet,
        });
        // WW-6.19: the token, or the force at this moment; what it was in between does not count.
        let furvent = contre.is(flag::WIND) && (wind == 6 || contre.force == 6);
        let malus = tile.malus();
        if contre.is(flag::GIFT)
            && contre.ignored_greens > 0
            && let Some(next) = self.next_horde_of(state, seat)
        {
            state.horde_mut(next).gifts += contre.ignored_greens;
            log.push(Event::Lasting { seat: Seat(next), what: Lasting::GreensGiven });
        }
        self.end_contre(state);
        self.end_window(state);
        state.undone = false;
        self.settle_bets(state, seat, won, log);
        if won {
            self.enter(state, at, &contre, furvent, log);
        } else {
            self.lose_contre(state, &contre, malus, log);
        }
    }

    /// The dice are cleared away; a token drawn by a power returns to the bag (WW-9.53).
    pub(crate) fn end_contre(&self, state: &mut State) {
        state.refill(state.contre.threshold);
        state.contre = Contre::NONE;
        state.before = Table::EMPTY;
    }

    /// A window ends: bars and waivers of the horde whose day it is end with it (WW-9.6).
    pub(crate) fn end_window(&self, state: &mut State) {
        let horde = state.horde_mut(state.active);
        horde.barred = 0;
        horde.waive_power = false;
    }

    /// WW-8.1: the pawn moves, points, the tile's moral, places.
    fn enter(&self, state: &mut State, at: u8, contre: &Contre, furvent: bool, log: &mut impl Log<Event>) {
        let seat = state.active;
        let tile = state.tile(at);
        let points = &self.points;
        let track = state.track_mut(seat);
        track.hex = at;
        let before = track.total();
        // WW-11.3: only the first time a hex is crossed in the chapter. The tile's moral below acts every time (WW-8.2).
        if track.crossed >> at & 1 == 0 {
            track.crossed |= 1 << at;
            track.earn(Category::Tiles, points.tile + i16::from(track.tile_bonus));
            if !self.is_race() {
                track.earn(Category::Surpassement, i16::from(track.surpass));
            }
            if furvent {
                track.earn(Category::Furvents, points.furvent);
            }
            match tile {
                Tile::PorteHurle => track.earn(Category::Places, points.porte_hurle),
                Tile::TourFontaine => track.earn(Category::Places, points.tour_fontaine),
                _ => {}
            }
        }
        track.furvents += u8::from(furvent);
        let gained = track.total() - before;
        log.push(Event::Entered { seat: Seat(seat), hex: self.board_of(state).hex(at), tile, points: gained as i8 });
        state.phase = Phase::Arrived;
        // WW-7.4: of all tiles only huts give any.
        let moral = tile.print().moral;
        if (moral > 0 || !contre.is(flag::WAIVED)) && self.change_moral(state, seat, moral, log) {
            return;
        }
        if contre.is(flag::CITYFY) {
            self.open_city_offer(state, tile);
        }
        // WW-8.30: one dies on entering, or by option on stopping.
        if tile == Tile::TourFontaine && self.options.tour_death == crate::options::TourDeath::OnEnter {
            state.phase = Phase::LossTour;
        }
        self.settle(state, log);
    }

    fn start_chrones(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.run = Run {
            pc: self.programs.entry(crate::program::CHRONES),
            card: crate::program::CHRONES,
            seat: state.active,
            decider: state.active,
            wait: Wait::Nothing,
            ..Run::NONE
        };
        self.proceed(state, log);
    }
}

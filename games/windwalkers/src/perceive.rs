//! What a seat sees, as numbers: the way, the cards, the hordes, the contre, and the power in progress; boards are `ground`.

use crate::board::{HEXES, NOWHERE};
use crate::cards::{CARDS, CardSet};
use crate::consumables;
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::horde::{Horde, PLACES};
use crate::state::{Category, Contre, HORDES, Run, State, Table, Track};
use crate::tiles::{BAG, MAX_MORAL, Tile};
use crate::wind::PackedToken;
use galerne_engine::{Key, Perceive, Seat, Sense, View, seats_from};

/// A byte that may be "none".
const BYTE: f32 = 255.0;
const TILES: usize = Tile::ALL.len();
/// A consumable that the onlooker may not know.
const HIDDEN: u8 = 255;
/// Piles that a card may lie in.
const PILES: usize = 7;

const fn share(value: u8, most: f32) -> f32 {
    let share = value as f32 / most;
    if share > 1.0 { 1.0 } else { share }
}

/// Number, force and gusts of every token there could be: to divide for each hex at every step would take longer than to play.
static TOKENS: [[f32; 3]; 256] = {
    let (mut all, mut byte) = ([[0.0; 3]; 256], 0);
    while byte < 256 {
        let token = PackedToken::unpack(byte as u8);
        all[byte] = [share(token.drawn, 6.0), share(token.force, 7.0), share((token.gusts + 1) as u8, 3.0)];
        byte += 1;
    }
    all
};

/// The sixteen numbers on a rose.
static ROSES: [f32; 16] = {
    let (mut all, mut number) = ([0.0; 16], 0);
    while number < 16 {
        all[number] = share(number as u8, 15.0);
        number += 1;
    }
    all
};

fn cards(set: CardSet, sense: &mut impl Sense) {
    let bits = set.bits() >> 1;
    let words = [bits as u64, (bits >> 64) as u64];
    sense.piece(Key(words), |sense| {
        sense.set(words[0], 64);
        sense.set(words[1], CARDS - 64);
    });
}

fn dice(pool: Pool, sense: &mut impl Sense) {
    let counts = [1, 2, 3, 4, 5, 6, 7, 8].map(|face| pool.count(face));
    sense.piece(Key::from([counts]), |sense| {
        sense.numbers([0, 1, 2, 3, 4, 5].map(|face| (counts[face].into(), Pool::MOST as f32)));
    });
}

/// All of a horde, and whose it is: who has bet is told from that seat on.
fn horde_key(horde: &Horde, seat: Seat) -> Key<4> {
    let Horde { places, under, tapped, locked, barred, moral, stored, noted, gifts, .. } = *horde;
    let Horde { next_blue, lasting_blue, next_force, next_sixes, waive_power, bet_fail, bet_win, bet_three, .. } =
        *horde;
    let flags = u8::from(next_sixes) | u8::from(waive_power) << 1;
    Key::from([
        places,
        [under[0], under[1], tapped, locked, barred, moral, noted, gifts],
        [stored[0], stored[1], stored[2], stored[3], bet_fail, bet_win, bet_three, flags],
        [next_blue as u8, lasting_blue as u8, next_force as u8, seat.0, 0, 0, 0, 0],
    ])
}

/// All of a track, and what the way that is left depends on.
fn track_key(state: &State, seat: Seat) -> Key<8> {
    let four = |points: &[i16]| points.iter().fold(0, |word, &points| word << 16 | u64::from(points as u16));
    let track = *state.track(seat.0);
    let today = track.today.map(|points| points as u8);
    let Track { hex, day, surpass, fate, end_day, order, arrived_with, furvents, .. } = track;
    let facts = [track.doubled, track.cityfied, track.rested, track.bulletin, track.played];
    let facts = facts.iter().fold(0, |facts, &fact| facts << 1 | u8::from(fact));
    let [first, second] = track.hand;
    Key([
        track.crossed,
        state.present,
        four(&track.score[..4]),
        four(&track.score[4..8]),
        four(&track.score[8..]) << 16 | u64::from(track.total_days),
        u64::from_le_bytes([today[0], today[1], today[2], today[3], hex, day, surpass, fate as u8]),
        u64::from_le_bytes([end_day, order, arrived_with[0], arrived_with[1], furvents, facts, first, second]),
        u64::from_le_bytes([track.tile_bonus, state.chapter, 0, 0, 0, 0, 0, 0]),
    ])
}

impl Perceive for Windwalkers {
    /// The way walked is remembered only as hexes crossed.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        sense.pane("phase", &[21]);
        sense.one_of(state.phase as usize, 20);
        sense.number(state.run.wait as u8 as f32, 127.0);
        sense.pane("hexes", &[HEXES, 0]);
        for at in 0..HEXES as u8 {
            self.perceive_hex(state, seat, at, sense);
        }
        sense.pane("cards", &[PILES, CARDS]);
        let Table { deck, aside, aside_today, barred_today, used_today, offers, show, .. } = state.now;
        for pile in [deck, aside, aside_today, barred_today, used_today, offers, show] {
            cards(pile, sense);
        }
        sense.pane("hordes", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            let horde = state.horde(seat.0);
            sense.piece(horde_key(horde, seat), |sense| self.perceive_horde(horde, seat, sense));
        }
        sense.pane("tracks", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            sense.piece(track_key(state, seat), |sense| self.perceive_track(state, seat, sense));
        }
        sense.pane("contre", &[0]);
        perceive_contre(&state.contre, sense);
        sense.pane("power", &[0]);
        self.perceive_run(&state.run, seat, sense);
        sense.pane("rest", &[0]);
        for (left, count) in state.bag.into_iter().zip(BAG) {
            sense.number(left.into(), 4.0 * f32::from(count));
        }
        for set in [state.stock, state.played] {
            sense.set(set.into(), consumables::COUNT);
        }
        for left in state.deal.left {
            sense.number(left.into(), 32.0);
        }
        sense.number(state.deal.to as u8 as f32, 8.0);
        let relative = |who: u8| ((usize::from(who) + self.seats - seat.index() % self.seats) % self.seats) as f32;
        sense.number(state.chapter.into(), 4.0);
        sense.number(relative(state.active), HORDES as f32);
        sense.number(relative(state.first), HORDES as f32);
        sense.number(state.stage.into(), BYTE);
        sense.number(state.chosen.into(), BYTE);
        sense.number(state.next_token.into(), 7.0);
        for fact in [state.in_city, state.passing, state.undone, state.gusting, state.dark] {
            sense.flag(fact);
        }
        sense.number(state.chapters_won.into(), 4.0);
        sense.number(state.winners.into(), BYTE);
        // What card 11 would turn back (WW-9.41): whether there is anything, not the whole table.
        sense.flag(state.before != Table::EMPTY);
    }

    /// For every chapter the neighbours of each hex, by side, and where the way begins and ends.
    fn ground(&self, sense: &mut impl Sense) {
        sense.pane("boards", &[self.boards.len(), HEXES, 0]);
        for board in &self.boards {
            for at in 0..HEXES as u8 {
                let hex = board.hex(at);
                sense.signed(hex.q.into(), 16.0);
                sense.signed(hex.r.into(), 16.0);
                for side in board.sides[usize::from(at)] {
                    sense.number(if side == NOWHERE { 0.0 } else { f32::from(side) + 1.0 }, HEXES as f32);
                }
                sense.flag(at == board.start);
                sense.flag(at == board.arrival);
            }
        }
    }
}

impl Windwalkers {
    fn perceive_hex(&self, state: &State, seat: Seat, at: u8, sense: &mut impl Sense) {
        let other = self.seats > 1 && seats_from(seat, self.seats).skip(1).any(|other| state.track(other.0).hex == at);
        let (tile, token, rose) = (state.tile(at), state.token(at).packed(), state.rose(at) & 15);
        let black = state.now.black[usize::from(at)];
        let facts = [state.has_tile(at), state.track(seat.0).hex == at, other].map(u8::from);
        let [here, own, others] = facts;
        sense.piece(Key::from([[tile as u8, token, rose, black as u8, here, own, others, 0]]), |sense| {
            sense.one_of(tile as usize, TILES);
            let ([drawn, force, gusts], black) = (TOKENS[usize::from(token)], f32::from(black) / 16.0);
            sense.values([
                here.into(),
                drawn,
                force,
                gusts,
                ROSES[usize::from(rose)],
                black.clamp(0.0, 1.0),
                (-black).clamp(0.0, 1.0),
                own.into(),
                others.into(),
            ]);
        });
    }

    fn perceive_horde(&self, horde: &Horde, seat: Seat, sense: &mut impl Sense) {
        for place in 0..PLACES {
            sense.number(horde.places[place].into(), CARDS as f32);
            sense.flags([
                horde.places[place] != 0,
                horde.is_tapped(place),
                horde.is_locked(place),
                horde.barred >> place & 1 == 1,
            ]);
        }
        sense.numbers(horde.under.map(|under| (under.into(), CARDS as f32)));
        sense.number(horde.moral.into(), MAX_MORAL.into());
        sense.numbers(horde.stored.map(|stored| (stored.into(), 12.0)));
        sense.number(horde.noted.into(), 32.0);
        sense.number(horde.gifts.into(), 32.0);
        for bonus in [horde.next_blue, horde.lasting_blue, horde.next_force] {
            sense.signed(bonus.into(), 16.0);
        }
        sense.flag(horde.next_sixes);
        sense.flag(horde.waive_power);
        // Who has bet, from this seat on.
        for bet in [horde.bet_fail, horde.bet_win, horde.bet_three] {
            for other in seats_from(seat, self.seats) {
                sense.flag(bet >> other.0 & 1 == 1);
            }
        }
    }

    fn perceive_track(&self, state: &State, seat: Seat, sense: &mut impl Sense) {
        let track: &Track = state.track(seat.0);
        let board = self.board_of(state);
        sense.set(track.crossed, HEXES);
        for category in Category::ALL {
            sense.signed(track.score[category as usize].into(), 1023.0);
        }
        for points in track.today {
            sense.signed(points.into(), 127.0);
        }
        sense.number(track.total_days.into(), 1023.0);
        let hex = board.hex(track.hex);
        sense.signed(hex.q.into(), 16.0);
        sense.signed(hex.r.into(), 16.0);
        let way = board.distance(state.present, track.hex, board.arrival);
        sense.number(way.unwrap_or(0).into(), HEXES as f32);
        sense.number(track.day.into(), BYTE);
        sense.number(track.surpass.into(), BYTE);
        sense.one_of(track.fate as usize, 3);
        sense.number(track.end_day.into(), BYTE);
        sense.number(track.order.into(), HORDES as f32);
        for arrived in track.arrived_with {
            sense.number(arrived.into(), 16.0);
        }
        sense.number(track.furvents.into(), BYTE);
        for fact in [track.doubled, track.cityfied, track.rested, track.bulletin, track.played] {
            sense.flag(fact);
        }
        sense.number(track.tile_bonus.into(), BYTE);
        for held in track.hand {
            sense.flag(held == HIDDEN);
            sense.one_of(usize::from(held).wrapping_sub(1), consumables::COUNT);
        }
    }

    fn perceive_run(&self, run: &Run, seat: Seat, sense: &mut impl Sense) {
        let relative = |who: u8| ((usize::from(who) + HORDES - seat.index() % HORDES) % HORDES) as f32;
        run.treated.into_iter().for_each(|pool| dice(pool, sense));
        sense.number(run.pc.into(), 4095.0);
        sense.number(run.card.into(), BYTE);
        sense.number(relative(run.seat), HORDES as f32);
        sense.number(relative(run.decider), HORDES as f32);
        for byte in [run.aimed, run.left, run.a, run.b, run.value, run.follower] {
            sense.number(byte.into(), BYTE);
        }
        sense.flag(run.readied);
    }
}

fn perceive_contre(contre: &Contre, sense: &mut impl Sense) {
    contre.pools.into_iter().chain(contre.locked).for_each(|pool| dice(pool, sense));
    sense.one_of(contre.target.into(), HEXES);
    sense.number(contre.force.into(), 7.0);
    for amount in
        [contre.entered, contre.ignored_greens, contre.credits, contre.threshold, contre.shifts, contre.rerolls]
    {
        sense.number(amount.into(), 32.0);
    }
    sense.set(contre.flags.into(), 6);
}

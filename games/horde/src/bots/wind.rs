//! Phase 5, searched to its end: it has no chance and no secrets. Only cards, points and movements that change something are tried.

use super::forecast::Forecast;
use super::value::{Insight, aval_counts};
use crate::action::Action;
use crate::cards::{Number, Numbers};
use crate::formations::standing;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::{Cell, on, row_mask};
use galerne_engine::{Rules, Seat};
use galerne_learnt::{Net, Sum};
use std::collections::HashMap;

/// States searched per decision at most: a third of a second of one core where weights judge, longer where a network does. By weights ten
/// decisions of 300 games wanted more, up to twice as many.
/// Counted, not timed: the same position always gets the same answer.
const MOST_STATES: u32 = 1_200_000;
/// Those that are kept for weighing the best placements, when as many placements have been tried as the others allow.
const FOR_WEIGHING: u32 = 500_000;

/// What was found out about the states of one turn.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    /// How many states may still be looked at.
    left: u32,
    /// The Rencontres at the beginning.
    slots: [u8; 8],
    /// What states of Phase 5 lead to.
    known: HashMap<Key, Found, std::hash::BuildHasherDefault<Mixer>>,
    /// What the next turn will ask for if the formation is missed, and if it is held: the column tells which it was.
    forecasts: [Option<([u8; 4], Forecast)>; 2],
    /// The same as the network sums it up, with a state that it is true of.
    sums: [Option<(State, Sum)>; 2],
}

impl Memo {
    /// Forgets what was found out; `state` is the one to plan from.
    pub(crate) fn clear(&mut self, state: &State) {
        self.slots = state.slots;
        self.left = MOST_STATES;
        self.known.clear();
        self.forecasts = [None; 2];
        self.sums = [None; 2];
    }

    /// Whether enough has been looked at: what follows is done with the first idea that will do.
    pub(crate) fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Whether the rest is needed for weighing the placements that were tried.
    pub(crate) fn is_kept_for_weighing(&self) -> bool {
        self.left <= FOR_WEIGHING
    }

    /// The chance of winning at the end of a turn.
    fn worth(&mut self, game: &Horde, insight: &Insight, state: &State) -> f32 {
        if let Some(net) = &insight.net {
            return insight.settled(game, state).unwrap_or_else(|| {
                let (forecast, fixed) = self.fixed(game, insight, state, net);
                insight.learnt(game, state, &forecast, net, fixed)
            });
        }
        let forecast = self.forecast(game, insight, state);
        insight.foreseen(game, state, &forecast)
    }

    fn forecast(&mut self, game: &Horde, insight: &Insight, state: &State) -> Forecast {
        if let Some((_, forecast)) = self.forecasts.iter().flatten().find(|(winds, _)| *winds == state.winds) {
            return *forecast;
        }
        let forecast = Forecast::of(game, insight, state);
        self.forecasts.rotate_right(1);
        self.forecasts[0] = Some((state.winds, forecast));
        forecast
    }

    /// The Rencontres as inputs of the network: one that was face down stays an average over the unseen ones, although
    /// the search assumes one of them. All placements are so judged by the same inputs, and the result for one assumed
    /// card serves for others.
    fn as_planned(&self, state: &State) -> [u8; 8] {
        let mut slots = state.slots;
        for (slot, before) in slots.iter_mut().zip(self.slots).filter(|(_, before)| State::is_face_down(*before)) {
            *slot = before;
        }
        slots
    }

    /// The inputs that no decision of Phase 5 changes, but for whether the formation is held.
    fn fixed(&mut self, game: &Horde, insight: &Insight, state: &State, net: &Net) -> (Forecast, Sum) {
        let planned = State { slots: self.as_planned(state), ..*state };
        let is_same = |(known, _): &&(State, Sum)| {
            known.winds == planned.winds && known.slots == planned.slots && known.camps[0].pack == planned.camps[0].pack
        };
        let forecast = self.forecast(game, insight, state);
        if let Some((_, sum)) = self.sums.iter().flatten().find(is_same) {
            return (forecast, *sum);
        }
        let sum = insight.fixed_inputs(game, &planned, &forecast, net);
        self.sums.rotate_right(1);
        self.sums[0] = Some((planned, sum));
        (forecast, sum)
    }
}

/// Where Phase 5 ends if it is played that way.
#[derive(Clone, Copy, Debug)]
struct Found {
    worth: f32,
    characters: u8,
    cards: u8,
    points: i16,
}

/// The points that a player would pay for a character without thinking twice: those of a small card.
const CHARACTER: i16 = 4;

impl Found {
    /// Whether it keeps more characters for one card more at most, and for points that are worth it. The judgement of a turn's end
    /// prefers fresh characters in Aval to wounded ones on the terrain. It would let the wind take these although the points that save
    /// them lie in the pool, to be lost with the phase, or in a small card. But in competition characters are the score (HC-14.14).
    const fn spares(&self, other: &Found) -> bool {
        let more = self.characters as i16 - other.characters as i16;
        more > 0 && self.cards + 1 >= other.cards && self.points + CHARACTER * more >= other.points
    }

    fn beats(&self, other: &Found, game: &Horde) -> bool {
        match (self.spares(other), other.spares(self)) {
            (true, _) if game.shared => true,
            (_, true) if game.shared => false,
            _ => self.worth > other.worth,
        }
    }
}

/// All that differs between states of one Phase 5 search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    hand: u64,
    camp: u64,
    rest: u64,
}

/// A quick hash for keys of a few words; its input is never hostile.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mixer(u64);

impl std::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(27);
    }
}

/// How many cards of each value: suits of Puissances mean nothing (HC-2.4), so hands that differ by them alone are one.
fn by_value(hand: Numbers) -> u64 {
    let pairs = hand.0 - ((hand.0 >> 1) & 0x5555_5555_5555_5555);
    (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333)
}

fn key(state: &State, kinds: u64) -> Key {
    let camp = &state.camps[0];
    let cells = camp.cells.iter().fold(0u64, |all, &cell| all * 32 + u64::from(cell));
    let small = u64::from(camp.wounded) | u64::from(camp.pool) << 4 | u64::from(camp.soutien) << 12;
    Key {
        hand: by_value(camp.hand) | u64::from(camp.pack_len()) << 40 | u64::from(camp.aval_len) << 48,
        camp: cells | small << 20 | u64::from(state.line) << 44,
        rest: state.step as u64
            | u64::from(state.row) << 8
            | u64::from(state.committed) << 16
            | state.mover.map_or(7, |role| role as u64) << 24
            | u64::from(aval_counts(camp)) << 32
            | kinds << 48,
    }
}

/// The four Rencontres by kind, three bits each.
fn kinds(slots: &[u8; 8]) -> u64 {
    slots[..4].iter().fold(0, |all, &slot| all << 3 | u64::from((slot / 4).min(4)))
}

/// One way to go on: cards to play, largest first, then the deed that closes the step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    cards: [Option<Number>; 8],
    last: Action,
}

impl Way {
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.cards.iter().flatten().map(|&card| Action::Play { card }).chain([self.last])
    }
}

/// The chance of winning from a state of Phase 5, played as well as the search can.
pub(crate) fn solve(game: &Horde, insight: &Insight, state: &State, memo: &mut Memo) -> f32 {
    find(game, insight, state, memo).worth
}

fn find(game: &Horde, insight: &Insight, state: &State, memo: &mut Memo) -> Found {
    memo.left = memo.left.saturating_sub(1);
    let camp = &state.camps[0];
    let end = |worth: f32| Found {
        worth,
        characters: if camp.lost.is_some() { 0 } else { camp.characters() },
        cards: camp.hand_len(),
        points: camp.hand.points() as i16,
    };
    let is_end = !matches!(state.step, Step::Power | Step::Wind);
    if is_end && insight.net.is_none() {
        return end(memo.worth(game, insight, state));
    }
    // The weights do not look at the Rencontres.
    let key = key(state, if insight.net.is_some() { kinds(&memo.as_planned(state)) } else { 0 });
    if let Some(&known) = memo.known.get(&key) {
        return known;
    }
    if is_end {
        let found = end(memo.worth(game, insight, state));
        memo.known.insert(key, found);
        return found;
    }
    let mut best: Option<Found> = None;
    let narrow = memo.is_spent();
    ways(game, insight, state, narrow, |way| {
        let found = find(game, insight, &after(game, state, &way), memo);
        if best.is_none_or(|known| found.beats(&known, game)) {
            best = Some(found);
        }
    });
    let best = best.unwrap_or_else(|| end(0.0));
    memo.known.insert(key, best);
    best
}

fn after(game: &Horde, state: &State, way: &Way) -> State {
    let mut next = *state;
    for action in way.actions() {
        game.act(&mut next, Seat(0), action, &mut ());
    }
    next
}

/// The best way to go on from a decision of Phase 5.
pub(crate) fn best_way(game: &Horde, insight: &Insight, state: &State, memo: &mut Memo) -> Option<Way> {
    let mut all: Vec<(Found, Way)> = Vec::new();
    ways(game, insight, state, false, |way| {
        all.push((find(game, insight, &after(game, state, &way), memo), way));
    });
    let is_spared = |found: &Found| game.shared && all.iter().any(|(other, _)| other.spares(found));
    let mut best: Option<&(Found, Way)> = None;
    for one in all.iter().filter(|(found, _)| !is_spared(found)) {
        if best.is_none_or(|(known, _)| one.0.worth > known.worth) {
            best = Some(one);
        }
    }
    best.or(all.first()).map(|(_, way)| *way)
}

/// How many cells outside the present formation are tried for a movement in the wind.
const ELSEWHERE: usize = 3;

/// Every way worth a look; when it must be `narrow`, for each amount only the first cards that make it up, and no stroll.
fn ways(game: &Horde, insight: &Insight, state: &State, narrow: bool, mut visit: impl FnMut(Way)) {
    if state.step == Step::Wind {
        visit(Way { cards: [None; 8], last: Action::WindStay });
        let Some(role) = state.mover else { return };
        let (wanted, others) = leads_somewhere(game, state, role);
        let mut go = |cell: u8| {
            visit(Way { cards: [None; 8], last: Action::WindMove { cell: Cell::of_grid(state.actor, cell) } });
        };
        let mut left = if narrow { 0 } else { ELSEWHERE };
        for &cell in &insight.handy[role as usize] {
            if on(wanted, cell) {
                go(cell);
            } else if on(others, cell) && left > 0 {
                left -= 1;
                go(cell);
            }
        }
        return;
    }
    let camp = state.camp();
    // The dearest cards last: of eight and more, the search looks at the seven cheapest and the dearest.
    let mut hand = [Number(0); 8];
    let mut len = 0;
    for card in camp.hand.iter() {
        if len < 8 {
            hand[len] = card;
            len += 1;
        } else {
            hand[7] = card;
        }
    }
    // What every set of cards brings; the next one played counts twice with Soutien (HC-10.13), and that is the dearest.
    let mut brings = [0u8; 256];
    for set in 1..1usize << len {
        let dearest = set.ilog2() as usize;
        brings[set] = brings[set & !(1 << dearest)] + hand[dearest].value();
    }
    let sum = |set: usize| match set.checked_ilog2() {
        Some(dearest) if camp.soutien => brings[set] + hand[dearest as usize].value(),
        _ => brings[set],
    };
    let mut wanted = amounts(game, state, len);
    while wanted != 0 {
        let points = wanted.trailing_zeros() as u8;
        wanted &= wanted - 1;
        let last = Action::Commit { points };
        if points <= camp.pool {
            visit(Way { cards: [None; 8], last });
            continue;
        }
        let need = points - camp.pool;
        for set in 1..1usize << len {
            // Enough, and nothing too much: without the cheapest card it would not do.
            if sum(set) >= need && sum(set & (set - 1)) < need {
                let mut cards = [None; 8];
                let chosen = (0..len).rev().filter(|index| set & (1 << index) != 0);
                for (place, index) in chosen.enumerate() {
                    cards[place] = Some(hand[index]);
                }
                visit(Way { cards, last });
                if narrow {
                    break;
                }
            }
        }
    }
}

/// More points than a doubled card brings, beyond those that hold the row.
const DEAR: i16 = 4;

/// The amounts X that change an outcome on the row, as a set of numbers below 64.
fn amounts(game: &Horde, state: &State, cards: usize) -> u64 {
    let camp = state.camp();
    let force = i16::from(state.wind(state.row).map_or(0, Number::value));
    let mut wanted = 1u64;
    let line = camp.occupied() & row_mask(state.row);
    let here = |role: &Role| on(line, camp.cells[*role as usize]);
    let short = |role: Role| force - i16::from(game.resistance(role));
    let holds_all = Role::ALL.into_iter().filter(here).map(short).max().unwrap_or(0).max(0);
    // A doubled card helps those who stand on a later row.
    let useful = cards > 0 && !camp.soutien && (state.row + 1..4).any(|row| camp.occupied() & row_mask(row) != 0);
    for role in Role::ALL.into_iter().filter(here) {
        let hold = short(role);
        let mut want = |points: i16| {
            if (1..64).contains(&points) {
                wanted |= 1 << points;
            }
        };
        want(hold);
        if !camp.is_wounded(role) {
            want(hold - i16::from(game.options.malus_threshold) + 1);
            if leads_somewhere(game, state, role) != (0, 0) {
                want(hold + 1);
            }
        }
        // Soutien is worth a few points, not a hand: it doubles one card. Beside the weak, the strong come near to it anyway.
        let soutien = hold + i16::from(game.options.soutien_threshold);
        if useful && soutien <= holds_all.max(i16::from(camp.pool)) + DEAR {
            want(soutien);
        }
    }
    wanted
}

/// The cells worth moving to: those of the present formation, and those of the others; none for a role that is in place.
fn leads_somewhere(game: &Horde, state: &State, role: Role) -> (u16, u16) {
    let camp = state.camp();
    let here = (1u32 << camp.cells[role as usize]) as u16;
    let mut wanted = 0;
    if let Some(card) = state.dominante(usize::from(state.actor & 1)) {
        // Of a figure and its mirror image, the one in which more stand already.
        let figures = game.figures(card.suit() as usize);
        wanted = figures.max_by_key(|figure| standing(&camp.cells, figure)).map_or(0, |figure| figure[role as usize]);
        if wanted & here != 0 {
            return (0, 0);
        }
    }
    let any = (0..4).flat_map(|suit| game.figures(suit)).fold(0, |all, figure| all | figure[role as usize]);
    let reach = camp.reach(role);
    (wanted & reach, any & !wanted & reach)
}

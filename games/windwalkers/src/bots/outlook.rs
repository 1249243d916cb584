//! What lies ahead: the expected price of a tile, the cheapest way to the arrival, the worth of moral and of cards.

use crate::board::{HEXES, bits};
use crate::cards::{CARDS, Card, CardId, Trigger};
use crate::effects::{Condition, Op};
use crate::game::Windwalkers;
use crate::state::State;
use crate::tiles::Tile;
use std::sync::LazyLock;

/// How likely a fresh roll wins for at most so much moral, by edge, blue dice, greens and force.
#[derive(Clone, Debug)]
pub(crate) struct CostTable(Vec<[f32; 9]>);

const BLUES: usize = 9;

impl CostTable {
    pub(crate) fn new() -> CostTable {
        let rows = include_str!("../../data/costs.csv").lines().filter(|line| !line.starts_with(['#', 'e']));
        CostTable(
            rows.map(|line| {
                let mut row = [0.0; 9];
                for (out, cell) in row.iter_mut().zip(line.split(',').skip(4)) {
                    *out = cell.parse::<f32>().unwrap_or(0.0) / 1000.0;
                }
                row
            })
            .collect(),
        )
    }

    pub(crate) fn row(&self, edge: bool, blue: u8, green: u8, force: u8) -> &[f32; 9] {
        let blue = usize::from(blue).min(BLUES - 1);
        let at = ((usize::from(edge) * BLUES + blue) * 4 + usize::from(green.min(3))) * 7 + usize::from(force.min(6));
        self.0.get(at).unwrap_or(&[0.0; 9])
    }
}

/// The mean number of steps that this number of violet dice needs against as many black ones.
const VIOLET_STEPS: [f32; 7] = [0.0, 1.94, 2.9, 3.6, 4.2, 4.8, 5.3];

/// The worth of each moral value. A point is worth more the fewer are left; at 0 the horde is lost.
const MORAL: [f32; 10] = [-12.0, 0.0, 2.6, 4.8, 6.6, 8.1, 9.4, 10.6, 11.7, 12.7];

pub(crate) fn moral_worth(moral: i8) -> f32 {
    MORAL[moral.clamp(0, 9) as usize]
}

/// What a ready hordier is worth, by its power; a tapped one is worth less.
pub(crate) fn card_worth(card: u8) -> f32 {
    let card = CardId(card).card();
    let power = card.ops.iter().map(op_worth).sum::<f32>();
    // A croc is used once and gone; a tapped card comes back.
    let often = if card.trigger == Trigger::Tap { 1.0 } else { 0.62 };
    let rare = if card.when.is_empty() { 1.0 } else { 0.7 };
    let costly = 0.25 * card.costs.len() as f32;
    (0.9 + power * often * rare - costly).max(0.6)
}

/// A rough price list of effects, in moral points saved by one use.
fn op_worth(op: &Op) -> f32 {
    use crate::effects::{Count, Counted, Dice, Spread};
    match *op {
        Op::Shift(_, _, Spread::EachOnce) => 3.4,
        Op::Shift(_, n, Spread::Free) => match n.of {
            Counted::Force => 3.0,
            Counted::Moral => 3.2,
            Counted::Packs => 2.5,
            _ => 1.0,
        },
        Op::Shift(_, _, Spread::OneDie) => 1.0,
        Op::Set(dice, n) => match n.of {
            Counted::One => 1.9 * f32::from(n.times).min(2.0),
            _ => 1.8 + f32::from(u8::from(dice == Dice::Horde)),
        },
        Op::SetAll(_) => 1.2,
        Op::Ignore(Dice::Any, Count::All, _) => 3.2,
        Op::Ignore(Dice::Any, _, _) => 2.8,
        Op::Ignore(_, Count::All, _) => 2.0,
        Op::Ignore(..) => 1.6,
        Op::GambleForce(_) => 3.2,
        Op::RollAdd(_, n) => match n.of {
            Counted::One => 1.2,
            Counted::Fers | Counted::Packs => 2.4,
            _ => 1.3,
        },
        Op::Reroll(_) => 2.0,
        Op::EpSet => 1.4,
        Op::EpAdd(_) => 0.8,
        Op::ForceSet(force) => {
            if force <= 3 {
                1.8
            } else {
                0.4
            }
        }
        Op::Choose(..) => 1.5,
        Op::Moral(n) => match n.of {
            Counted::One => 0.7 * f32::from(n.times),
            _ => 0.8,
        },
        Op::MoralFull => 0.6,
        Op::If(_, ops) => 0.4 * ops.iter().map(op_worth).sum::<f32>(),
        Op::Rest(Count::All, _) => 1.8,
        Op::Rest(..) => 1.5,
        Op::Recruit(..) => 1.2,
        Op::UndoContre => 1.8,
        Op::StoreGreen => 1.5,
        Op::StoreUse => 1.8,
        Op::WaiveTerrainMoral => 1.4,
        Op::MoralDouble => 1.8,
        Op::TileSwap { .. } | Op::TileRemove | Op::TileReplace => 0.9,
        Op::WindReveal(_) | Op::WindReturn => 0.9,
        Op::UseTraine => 2.6,
        Op::BlackSpread => 1.5,
        Op::Recolor { .. } => 1.0,
        Op::ScoreDouble => 0.8,
        _ => 0.5,
    }
}

/// The share of its worth that a tapped card keeps.
pub(crate) const TAPPED: f32 = 0.55;

/// Tables used by the quick player and the maître. They depend on no option, so all games share one.
#[derive(Debug)]
pub struct Insight {
    /// Odds of fresh rolls.
    pub(crate) costs: CostTable,
    /// By card, what it is worth while it is ready.
    pub(crate) worth: Vec<f32>,
}

static INSIGHT: LazyLock<Insight> =
    LazyLock::new(|| Insight { costs: CostTable::new(), worth: (0..=CARDS as u8).map(card_worth).collect() });

/// The tables, read once per program.
pub(crate) fn insight() -> &'static Insight {
    &INSIGHT
}

/// What one part of a power is worth that asks for a companion.
const BOND: f32 = 0.9;

/// What the powers of the others lose when that card goes: Xavio and Yavo Torantor do more together than alone.
pub(crate) fn bond(game: &Windwalkers, state: &State, card: u8) -> f32 {
    let horde = state.horde(state.active);
    let needs = |(_, other): (usize, &Card)| {
        let lost = |op: &&Op| match **op {
            Op::If(Condition::OtherTagged(tag), _) => {
                let mates = game.of_tag(tag).without(other.id);
                mates.has(card) && horde.count(mates) == 1
            }
            _ => false,
        };
        if other.id == card { 0 } else { other.ops.iter().filter(lost).count() }
    };
    BOND * horde.tops().map(needs).sum::<usize>() as f32
}

impl Insight {
    /// What the horde's cards are worth as they lie.
    pub(crate) fn horde_worth(&self, state: &State, seat: u8) -> f32 {
        let horde = state.horde(seat);
        let mut worth = 0.0;
        for (place, card) in horde.tops() {
            let full = self.worth[usize::from(card.id)];
            worth += if horde.is_ready(place) { full } else { TAPPED * full };
        }
        worth
    }

    /// The distribution of steps needed to win the tile with `blue` blue dice, over the bag where the wind is unknown.
    pub(crate) fn steps_ahead(&self, game: &Windwalkers, state: &State, at: u8, blue: u8, out: &mut [f32; 9]) {
        let tile = state.tile(at);
        let print = tile.print();
        let edge = game.is_edge(state, at);
        let horde = state.horde(state.active);
        let green = print.green + horde.noted + horde.gifts;
        if !game.takes_wind(tile) {
            *out = if print.white > 0 { *self.costs.row(edge, blue, green, 0) } else { [1.0; 9] };
            return;
        }
        let token = state.token(at);
        if !token.is_none() {
            *out = *self.costs.row(edge, blue, green, token.force());
            return;
        }
        let total: f32 = state.bag.iter().map(|&n| f32::from(n)).sum::<f32>().max(1.0);
        *out = [0.0; 9];
        for (force, count) in (1..=6).zip(state.bag) {
            let share = f32::from(count) / total;
            for (out, odds) in out.iter_mut().zip(self.costs.row(edge, blue, green, force)) {
                *out += share * odds;
            }
        }
    }

    /// The expected price, in moral points, of entering a tile with `blue` blue dice: steps or a failure, the tile's own
    /// moral, and what its rest gives back.
    pub(crate) fn tile_price(&self, game: &Windwalkers, state: &State, at: u8, blue: u8) -> f32 {
        let tile = state.tile(at);
        if tile.is_city() {
            return 0.0;
        }
        let mut odds = [0.0; 9];
        self.steps_ahead(game, state, at, blue, &mut odds);
        let mut price = 0.0;
        let mut before = 0.0;
        for (steps, upto) in odds.iter().enumerate() {
            // Powers take the edge off expensive rolls: a second and third step cost about half a moral each.
            price += (upto - before) * eased(steps as f32);
            before = *upto;
        }
        price += (1.0 - before) * 4.5;
        let black = usize::from(game.blacks_on(state, at)).min(6);
        price += eased(VIOLET_STEPS[black]);
        price + tile_aftermath(state, at)
    }

    /// The expected price of the way from every hex to the arrival, its own tile not counted.
    pub(crate) fn ways(&self, game: &Windwalkers, state: &State, seat: u8) -> [f32; HEXES] {
        let board = game.board_of(state);
        let blue = game.options.difficulty;
        let arrival = game.arrival_hex(state, seat);
        let mut price = [0.0; HEXES];
        for at in bits(state.present) {
            // Never below a small step: the shortest way is taken among equals.
            price[usize::from(at)] = self.tile_price(game, state, at, blue).max(0.15) + 0.1;
        }
        let mut way = [f32::INFINITY; HEXES];
        way[usize::from(arrival) % HEXES] = 0.0;
        let mut open = 1u64 << arrival;
        let mut closed = 0u64;
        while open != 0 {
            let mut next = open.trailing_zeros() as u8;
            for at in bits(open) {
                if way[usize::from(at)] < way[usize::from(next)] {
                    next = at;
                }
            }
            open &= !(1 << next);
            closed |= 1 << next;
            let enter = if next == arrival { 0.0 } else { price[usize::from(next)] };
            for at in bits(board.near(next) & state.present & !closed) {
                let through = way[usize::from(next)] + enter;
                if through < way[usize::from(at)] {
                    way[usize::from(at)] = through;
                    open |= 1 << at;
                }
            }
        }
        way
    }
}

/// What happens after the contre: moral, rest, losses.
fn tile_aftermath(state: &State, at: u8) -> f32 {
    let tile = state.tile(at);
    let moral = state.horde(state.active).moral;
    match tile {
        Tile::TourFontaine => 2.0,
        Tile::Hut => {
            if moral < 9 {
                -1.2
            } else {
                0.0
            }
        }
        _ if tile.is_village() => -1.1,
        _ => 1.15 * f32::from(tile.malus()),
    }
}

fn eased(steps: f32) -> f32 {
    if steps <= 1.0 { steps } else { 1.0 + 0.62 * (steps - 1.0) }
}

//! The maître's plan of a chapter: what every place of the board is worth at dawn, by moral and by powers that are ready,
//! for every number of days left.
//!
//! Days are not counted as points and a chapter allows thirty of them: strong play is patient. It rests in villages, wins
//! moral back in huts, walks over tiles for their points while it can afford them, and leaves when nothing more is to be had.
//! A search of a few contres does not find such play, and the variance of the dice hides it in rollouts; but the abstracted
//! chapter is small. A contre is the number of steps that a fresh roll lacks, whose distribution the oracle knows exactly; steps are
//! paid with moral or with powers; a rest gives powers back. Solved backwards from the last day, that is the expected score
//! of playing on from anywhere, without any sampling.
//!
//! What the plan leaves out: which powers are ready (only how many steps they save together), surpassement (looked for a few
//! steps ahead when it is decided), and that a tile pays its points once (the horizon is shortened instead).

mod day;
mod ground;
mod ordeal;
#[cfg(test)]
mod tests;

use crate::board::HEXES;
use crate::bots::outlook::{Insight, insight};
use crate::cards::{CardId, Trigger};
use crate::game::Windwalkers;
use crate::options::Mode;
use crate::state::{Phase, State};
use crate::tiles::{MAX_MORAL, Rest, Tile};
use ground::Ground;

/// Ready powers are counted in units that pay two steps each.
pub(crate) const UNIT: f32 = 2.0;
/// Levels of ready powers, and of moral.
pub(crate) const READY: usize = 8;
pub(crate) const MORALS: usize = MAX_MORAL as usize + 1;

/// How many days back the latest news are carried: at dawn, in the course of a day, and when the horde is another.
pub(crate) const AT_DAWN: usize = 5;
pub(crate) const BY_DAY: usize = 2;
pub(crate) const OF_OTHERS: usize = 10;

/// Days planned where there is no limit.
const NO_LIMIT: usize = 30;

/// A value for every moral and every number of ready units.
pub(crate) type Sheet = [[f32; READY]; MORALS];
/// One sheet per hex.
type Sheets = Vec<Sheet>;

/// What the plan believes beside the rules; found by play on seeds of their own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// Points that arriving at the very end is worth beside the score.
    pub(crate) win: f32,
    /// The share of a tile's points that a day spent near it is sure of.
    pub(crate) sure: f32,
    /// The share of everything ahead that goes with a hordier, times the hordiers there are: the last one is all of it.
    pub(crate) life: f32,
    /// What a card given away of one's own will costs of what a fallen one does.
    pub(crate) given: f32,
    /// Days of a chapter that are not planned with.
    pub(crate) spare: usize,
    /// Days looked ahead in later chapters.
    pub(crate) later: usize,
    /// What a card is worth beside its place in the horde, for each step its power saves.
    pub(crate) power: f32,
    /// The steps by its worth that a card must save to count as a unit: powers seldom do just what is needed.
    pub(crate) unit: f32,
    /// What hoping for another power costs, per unit.
    pub(crate) doubt: f32,
    /// Points that a day costs among rivals, for each hordier (WW-12.17).
    pub(crate) haste: f32,
}

impl Weights {
    pub(crate) const DEFAULT: Weights = Weights {
        win: 10.0,
        sure: 0.8,
        life: 0.7,
        given: 0.6,
        spare: 4,
        later: 16,
        power: 0.5,
        unit: 4.5,
        doubt: 0.35,
        haste: 0.8,
    };

    /// Among several hordes only one that arrives can win.
    pub(crate) const SEVERAL: Weights = Weights { win: 30.0, ..Weights::DEFAULT };
}

/// The worth of everything ahead, from the state it was made for.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) weights: Weights,
    ground: Ground,
    /// By the number of days left, and how many are.
    levels: Vec<Sheets>,
    left: usize,
    /// What the contre in progress leads to when it is won.
    won: Sheet,
    member: f32,
}

impl Windwalkers {
    /// The blue dice of a fresh day.
    fn all_dice(&self, state: &State) -> u8 {
        if self.options.dice_equal_hordiers { state.horde(state.active).len() } else { self.options.difficulty }
    }

    /// Points that a day costs, because each one ahead of the others counts (WW-12.17, WW-12.21), and what never arriving costs
    /// beside them. A lone horde has time.
    fn delay(&self, state: &State, weights: &Weights) -> [f32; 2] {
        match self.options.mode {
            _ if self.seats == 1 => [0.0; 2],
            Mode::Race2 => [1.0, 0.0],
            _ => {
                let day = weights.haste * f32::from(state.horde(state.active).len());
                [day, day * NO_LIMIT as f32]
            }
        }
    }

    /// Points of the two places.
    pub(crate) fn place_points(&self, tile: Tile) -> f32 {
        match tile {
            Tile::TourFontaine => f32::from(self.points.tour_fontaine),
            Tile::PorteHurle => f32::from(self.points.porte_hurle),
            _ => 0.0,
        }
    }
}

impl Insight {
    /// The steps that a card saves in a contre, tapped once; nothing for those that leave or help otherwise.
    pub(crate) fn saves(&self, game: &Windwalkers, card: u8) -> f32 {
        let taps = CardId(card).card().trigger == Trigger::Tap;
        if taps && game.in_contre.has(card) { (self.worth[usize::from(card)] - 0.9).max(0.0) } else { 0.0 }
    }

    /// Units of powers that are ready, and those there would be after a long rest.
    pub(crate) fn units(&self, game: &Windwalkers, state: &State, seat: u8, unit: f32) -> (f32, f32) {
        let horde = state.horde(seat);
        let (mut ready, mut all) = (0.0, 0.0);
        for (place, card) in horde.tops().filter(|(place, _)| !horde.is_locked(*place)) {
            let saved = self.saves(game, card.id) / unit;
            all += saved;
            if horde.is_ready(place) {
                ready += saved;
            }
        }
        let most = (READY - 1) as f32;
        (ready.min(most), all.min(most))
    }
}

impl Plan {
    /// The plan from here on. `arrive` is what the end of this chapter leads to, by moral; `before` is a plan made earlier in
    /// the chapter, which knows all but the latest news, and how many days back these are to be carried.
    pub(crate) fn new(
        game: &Windwalkers,
        state: &State,
        arrive: [f32; MORALS],
        weights: Weights,
        before: Option<(Plan, usize)>,
    ) -> Plan {
        let ground = Ground::new(game, state, arrive, &weights);
        let track = state.track(state.active);
        let left = match game.options.day_limit {
            0 => NO_LIMIT,
            limit => usize::from(limit.saturating_sub(track.day)) + 1,
        };
        // A few days are kept for what goes wrong.
        let left = left.saturating_sub(weights.spare).max(left.min(3));
        let unseen = (state.present & !track.crossed).count_ones() as usize;
        let left = left.min(8 + unseen * 3 / 2);
        let (mut levels, news) = before.map_or((Vec::new(), 0), |(plan, news)| (plan.levels, news));
        levels.truncate((left + 1).saturating_sub(news));
        ground.solve(left, &mut levels);
        let mut plan = Plan { weights, ground, levels, left, won: [[0.0; READY]; MORALS], member: 0.0 };
        let here = plan.between(game, state, state.active);
        let at = usize::from(track.hex) % HEXES;
        plan.member = here - plan.ground.without_one(at, here, plan.weights.given);
        plan.look_at_contre(game, state);
        plan
    }

    /// All that a plan knows of the horde beside what is ready: its powers in units, how many they are, whether there is a croc
    /// to give.
    pub(crate) fn horde_at_large(game: &Windwalkers, state: &State, weights: &Weights) -> [u8; 3] {
        let horde = state.horde(state.active);
        let (_, full) = insight().units(game, state, state.active, weights.unit);
        let croc = horde.tops().any(|(place, card)| card.trigger == Trigger::Discard && horde.is_ready(place));
        [full.round() as u8, horde.len(), u8::from(croc)]
    }

    /// At dawn of a day, with those left, and after it.
    fn today(&self) -> &Sheets {
        &self.levels[self.left]
    }

    fn tomorrow(&self) -> &Sheets {
        &self.levels[self.left - 1]
    }

    /// What arriving in that chapter leads to: points, the chapters after it, the win.
    pub(crate) fn arrivals(game: &Windwalkers, state: &State, chapter: u8, weights: &Weights) -> [f32; MORALS] {
        let points = &game.points;
        let hordiers = f32::from(state.horde(state.active).len());
        let moral = |moral: usize| f32::from(points.moral_per_chapter) * moral as f32;
        if chapter >= game.last_chapter() || game.options.mode == Mode::Normal {
            let last = f32::from(points.hordier_last_city + points.hordier_each_chapter) * hordiers + weights.win;
            return std::array::from_fn(|m| moral(m) + last);
        }
        let next = chapter + 1;
        let after = Plan::arrivals(game, state, next, weights);
        let mut laid = State { chapter: next, active: state.active, ..State::EMPTY };
        let board = game.board_of(&laid);
        (laid.present, laid.tiles) = (board.all(), board.tiles);
        *laid.horde_mut(state.active) = *state.horde(state.active);
        let ground = Ground::new(game, &laid, after, weights);
        let mut levels = Vec::new();
        ground.solve(weights.later, &mut levels);
        let start = &levels[weights.later][usize::from(ground.start) % HEXES];
        let each = f32::from(points.hordier_each_chapter) * hordiers;
        std::array::from_fn(|m| moral(m) + each + start[m][ground.full])
    }

    /// At dawn, on the way or at rest: what the horde's place, moral and ready powers are worth.
    pub(crate) fn between(&self, game: &Windwalkers, state: &State, seat: u8) -> f32 {
        let (track, moral) = (state.track(seat), state.horde(seat).moral);
        let at = usize::from(track.hex) % HEXES;
        let (ready, _) = insight().units(game, state, seat, self.weights.unit);
        match state.phase {
            Phase::Move if track.surpass == 0 => level(&self.today()[at][usize::from(moral.min(MAX_MORAL))], ready),
            Phase::Recruit | Phase::Replace => level(&self.tomorrow()[at][usize::from(moral.min(MAX_MORAL))], ready),
            Phase::Stopped | Phase::Passing if track.rested => {
                level(&self.tomorrow()[at][usize::from(moral.min(MAX_MORAL))], ready)
            }
            _ => self.stopped(track.hex, moral, ready),
        }
    }

    /// Stopping there and resting.
    pub(crate) fn stopped(&self, at: u8, moral: u8, ready: f32) -> f32 {
        let sheet = &self.tomorrow()[usize::from(at) % HEXES][usize::from(moral.min(MAX_MORAL))];
        let full = self.ground.full as f32;
        let rested = match self.ground.tiles[usize::from(at) % HEXES].print().rest_stop {
            Rest::None => ready,
            Rest::One => (ready + 1.0).min(full.max(ready)),
            Rest::All => full.max(ready),
        };
        level(sheet, rested)
    }

    /// Entering the arrival now.
    pub(crate) fn arrived(&self, moral: u8) -> f32 {
        self.ground.arrive[usize::from((moral + 1).min(MAX_MORAL))]
    }

    /// The contre in progress, won with so much moral left after the tile's own.
    pub(crate) fn won(&self, moral: u8, ready: f32) -> f32 {
        level(&self.won[usize::from(moral.min(MAX_MORAL))], ready)
    }

    /// A contre failed there.
    pub(crate) fn failed(&self, at: u8, moral: u8, ready: f32) -> f32 {
        self.ground.without_one(usize::from(at) % HEXES, self.stopped(at, moral, ready), 1.0)
    }

    /// What giving a card away costs, its power apart.
    pub(crate) fn member(&self) -> f32 {
        self.member
    }

    pub(crate) fn lost(&self, at: u8) -> f32 {
        self.ground.lost[usize::from(at) % HEXES]
    }
}

/// Between two levels of ready units.
pub(crate) fn level(row: &[f32; READY], ready: f32) -> f32 {
    let below = (ready.max(0.0) as usize).min(READY - 1);
    let above = (below + 1).min(READY - 1);
    let part = (ready - below as f32).clamp(0.0, 1.0);
    row[below] + part * (row[above] - row[below])
}

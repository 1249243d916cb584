//! What a board is worth to one seat that sees only its own cards, and how much what it brings the others counts against it.

use crate::buildings::Kind;
use crate::cells::{BOARD, Mask, NONE, Slot, bit, neighbour, slot_at};
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::options::Secrecy;
use crate::reach::Ways;
use crate::sky::{IslandMix, Terrain};
use crate::state::State;
use galerne_engine::Seat;

/// How a quick player weighs things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much a villager helped by an opponent hurts. An opponent's cards are not known: it counts what they may be.
    pub denial: f32,
    /// The same in the seat's last turn, when nothing more will be made of the board by the seat itself.
    pub last: f32,
    /// How much is inferred from the board: a mission that stands better than on a shaken board is likelier to be held
    /// by an opponent, by this factor (its logarithm) for each villager.
    pub keen: f32,
    /// What a building in hand is worth while there are turns to place it, and how fast that fades.
    pub stock: [f32; 3],
}

impl Style {
    /// Looks after itself alone: the yardstick.
    pub const SELFISH: Style = Style { denial: 0.0, last: 0.0, keen: 0.0, stock: [0.05, 0.9, 0.6] };
    /// Hinders as well, and guesses whom. The level *maître* plays so; docs/strength.md says what that wins.
    pub const HINDERING: Style = Style { denial: 0.4, last: 1.0, keen: 0.35, ..Style::SELFISH };
}

/// What judges boards for a seat: by the missions it counts, or by what was learnt from games.
pub(crate) trait Weigh {
    /// The board's worth if the turn ends on it without a building.
    fn weigh(&self, state: &State) -> f32;

    /// The board's worth with the best of what the seat could build from that cell, as far as that is looked at.
    fn weigh_building(&self, state: &State, cell: u8, supply: [u8; 3]) -> f32;
}

/// The weight of each mission for one seat: what it holds, less what its opponents may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale<'a> {
    game: &'a Pluvionautes,
    weights: [f32; 6],
    /// What one island in the rain weighs, by terrain.
    pub(crate) rain: [f32; 4],
}

impl<'a> Scale<'a> {
    pub(crate) fn new(game: &'a Pluvionautes, state: &State, seat: Seat, style: &Style) -> Scale<'a> {
        let own = state.hands.get(seat.index()).copied().unwrap_or_default();
        let opponents = game.seats.saturating_sub(1);
        let mut weights = [0.0; 6];
        for (place, mission) in Mission::ALL.into_iter().enumerate() {
            weights[place] = f32::from(own.copies(mission));
        }
        let denial = if game.is_last_turn(state) { style.last } else { style.denial };
        if opponents > 0 && denial > 0.0 {
            let held = expected_copies(game, state, seat, style.keen);
            for (weight, held) in weights.iter_mut().zip(held) {
                *weight -= denial * held;
            }
        }
        let mut rain = [0.0; 4];
        for terrain in Terrain::ALL {
            let crop = 2 + terrain as usize;
            rain[terrain as usize] = weights[crop] * f32::from(game.value(Mission::ALL[crop]));
        }
        Scale { game, weights, rain }
    }

    /// The same, and the cells in rain and in storm.
    fn weigh_by(&self, state: &State, ways: &Ways) -> (f32, Mask, Mask) {
        let weather = self.game.weather_by(state, ways);
        let mut worth = 0.0;
        for (place, mission) in Mission::ALL.into_iter().enumerate() {
            if self.weights[place] == 0.0 {
                continue;
            }
            let islands = state.sky.of(mission.terrain());
            let counted = if mission.is_livestock() {
                f32::from(ways.largest_region(islands))
            } else {
                (weather.rain & islands).count_ones() as f32
            };
            worth += self.weights[place] * f32::from(self.game.value(mission)) * counted;
        }
        (worth, weather.rain, weather.storm)
    }

    /// The slots from that cell where a water tower and a lighthouse bring the seat most, each with what it brings.
    pub(crate) fn best_slots(
        &self,
        state: &State,
        cell: u8,
        supply: [u8; 3],
        (rain, storm): (Mask, Mask),
    ) -> [Option<(Slot, f32)>; 2] {
        let mut best = [None, None];
        let dry = BOARD & !(rain | storm);
        let gain =
            |at: u8, sort: Mask| if bit(at) & sort == 0 { 0.0 } else { self.rain[usize::from(state.sky.height(at))] };
        for (place, (kind, sort)) in [(Kind::WaterTower, dry), (Kind::Lighthouse, storm)].into_iter().enumerate() {
            if supply[kind.index()] == 0 {
                continue;
            }
            for direction in 0..6 {
                let (slot, beyond) = (Slot(slot_at(cell, direction)), neighbour(cell, direction));
                if beyond == NONE || state.buildings.is_taken(slot) {
                    continue;
                }
                let brings = gain(cell, sort) + gain(beyond, sort);
                if brings > best[place].map_or(0.0, |(_, most)| most) {
                    best[place] = Some((slot, brings));
                }
            }
        }
        best
    }
}

impl Weigh for Scale<'_> {
    /// Missions that weigh nothing are not looked at.
    fn weigh(&self, state: &State) -> f32 {
        self.weigh_by(state, &self.game.paths(state)).0
    }

    /// With the best water tower or lighthouse. Walls change distances and are weighed only where they are placed.
    fn weigh_building(&self, state: &State, cell: u8, supply: [u8; 3]) -> f32 {
        let (worth, rain, storm) = self.weigh_by(state, &self.game.paths(state));
        let slots = self.best_slots(state, cell, supply, (rain, storm));
        worth + slots.into_iter().flatten().fold(0.0, |best, (_, brings)| brings.max(best))
    }
}

/// How many copies of each card one opponent holds, on average, as far as the seat can know (PL-10.4): every card it does not
/// hold is as likely as another, but for what the board gives away. People build what they are paid for.
fn expected_copies(game: &Pluvionautes, state: &State, seat: Seat, keen: f32) -> [f32; 6] {
    if game.options.missions == Secrecy::Open {
        return Mission::ALL.map(|mission| {
            let held: u8 = (0..game.seats)
                .filter(|&other| other != seat.index())
                .map(|other| state.hands[other].copies(mission))
                .sum();
            f32::from(held) / (game.seats - 1) as f32
        });
    }
    let own = state.hands[seat.index()];
    let per_kind = f32::from(game.options.missions_per_kind);
    let mut likely = Mission::ALL
        .map(|mission| f32::from(game.material.copies[mission as usize].saturating_sub(own.copies(mission))));
    if keen > 0.0 {
        likely.iter_mut().zip(lifts(game, state, keen)).for_each(|(likely, lift)| *likely *= lift);
    }
    for pile in likely.chunks_mut(3) {
        let all: f32 = pile.iter().sum();
        pile.iter_mut().for_each(|copies| *copies *= per_kind / all.max(1e-6));
    }
    likely
}

/// By what factor the board as it stands makes each mission likelier to be held by an opponent.
pub(crate) fn lifts(game: &Pluvionautes, state: &State, keen: f32) -> [f32; 6] {
    let (shaken, worth) = (shaken(game.options.island_mix), game.worth(state));
    std::array::from_fn(|place| {
        let lift = f32::from(worth[place]) - shaken[place] * f32::from(game.value(Mission::ALL[place]));
        (keen / game.dearness() * lift).exp()
    })
}

/// What each mission counts on a freshly shaken board, on average, by [`Mission::ALL`]: islands of the largest region, islands in
/// the rain. Players were tuned with the rulebook's rough figures; what the seventh forest adds to them is measured.
pub(super) const fn shaken(mix: IslandMix) -> [f32; 6] {
    match mix {
        IslandMix::Rulebook => [4.5, 2.5, 2.1, 3.2, 1.9, 1.6],
        IslandMix::SevenForests => [4.5, 2.9, 2.1, 3.2, 2.2, 1.6],
    }
}

impl Pluvionautes {
    /// How much dearer this game's cards are than the printed ones, on the average of what all six could bring (PL-13.14).
    /// Players judge in printed villagers; where all cards pay twice as much, a slip of one villager is a slip of two.
    pub(crate) fn dearness(&self) -> f32 {
        let all = |value: &dyn Fn(Mission) -> u8| -> f32 {
            Mission::ALL.map(|mission| f32::from(value(mission) * mission.terrain().islands())).iter().sum()
        };
        all(&|mission| self.value(mission)) / all(&Mission::printed_value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::missions::CardValues;
    use crate::options::Options;
    use galerne_engine::{Playout, Rules, Turn};

    /// What the seventh forest adds to what players expect of an untouched board is what shaking both boxes adds.
    #[test]
    fn pl_2_2_pl_13_13_a_seventh_forest_is_expected_to_count_what_it_counts() {
        const BOARDS: u16 = 4000;
        let counted = |island_mix| {
            let game = Pluvionautes::new(&Options { island_mix, ..Options::default() }, 2).unwrap();
            let mut sums = [0.0; 6];
            for seed in 0..u64::from(BOARDS) {
                let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(seed));
                while matches!(game.turn(&state), Turn::Chance(_)) {
                    playout.step(&game, &mut state, &mut ());
                }
                for (sum, mission) in sums.iter_mut().zip(Mission::ALL) {
                    *sum += f32::from(game.islands_counted(&state, mission)) / f32::from(BOARDS);
                }
            }
            sums
        };
        let (six, seven) = (IslandMix::Rulebook, IslandMix::SevenForests);
        let (before, after) = (counted(six), counted(seven));
        for place in 0..6 {
            let (added, expected) = (after[place] - before[place], shaken(seven)[place] - shaken(six)[place]);
            assert!((added - expected).abs() < 0.15, "{:?}: {added} for {expected}", Mission::ALL[place]);
        }
    }

    /// Printed cards are the measure: nothing that players weigh is rescaled by so much as a rounding.
    #[test]
    fn pl_13_14_printed_cards_are_neither_dear_nor_cheap() {
        let dearness =
            |card_values| Pluvionautes::new(&Options { card_values, ..Options::default() }, 2).unwrap().dearness();
        assert_eq!(dearness(CardValues::Printed), 1.0);
        assert!(dearness(CardValues::Flat) > 1.5);
    }
}

//! What a board is worth to one seat that sees only its own cards.

use crate::buildings::Kind;
use crate::cells::{BOARD, Mask, NONE, Slot, bit, neighbour, slot_at};
use crate::game::Pluvionautes;
use crate::missions::{COPIES, Mission};
use crate::options::Secrecy;
use crate::reach::Ways;
use crate::sky::Terrain;
use crate::state::State;
use galerne_engine::Seat;

/// How a quick player weighs things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much a villager helped by an opponent hurts. An opponent's cards are not known: it counts what they may be.
    pub denial: f32,
    /// What a building in hand is worth while there are turns to place it, and how fast that fades.
    pub stock: [f32; 3],
}

impl Style {
    /// Looks after itself alone: the yardstick.
    pub const SELFISH: Style = Style { denial: 0.0, stock: [0.05, 0.9, 0.6] };
    /// Hinders as well. `examples/measure.rs` says what that wins: its own score stays what it was among selfish players,
    /// theirs falls, and from the last seat it wins three games of four between two.
    pub const DEFAULT: Style = Style { denial: 0.3, ..Style::SELFISH };
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
            if opponents > 0 && style.denial > 0.0 {
                weights[place] -= style.denial * expected_copies(game, state, seat, mission);
            }
        }
        let mut rain = [0.0; 4];
        for terrain in Terrain::ALL {
            let crop = 2 + terrain as usize;
            rain[terrain as usize] = weights[crop] * f32::from(Mission::ALL[crop].value());
        }
        Scale { game, weights, rain }
    }

    /// The board's worth; missions that weigh nothing are not looked at.
    pub(crate) fn weigh(&self, state: &State) -> f32 {
        self.weigh_by(state, &Ways::new(&state.sky, &state.buildings)).0
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
            worth += self.weights[place] * f32::from(mission.value()) * counted;
        }
        (worth, weather.rain, weather.storm)
    }

    /// The board's worth with the best water tower or lighthouse that the seat could place from that cell. Walls change
    /// distances and are weighed only where they are placed.
    pub(crate) fn weigh_building(&self, state: &State, cell: u8, supply: [u8; 3]) -> f32 {
        let (worth, rain, storm) = self.weigh_by(state, &Ways::new(&state.sky, &state.buildings));
        let mut best = 0.0_f32;
        let towers = supply[Kind::WaterTower.index()] > 0;
        let lighthouses = supply[Kind::Lighthouse.index()] > 0;
        if towers || lighthouses {
            let dry = BOARD & !(rain | storm);
            let gain = |at: u8, sort: Mask| {
                if bit(at) & sort == 0 { 0.0 } else { self.rain[usize::from(state.sky.height(at))] }
            };
            for direction in 0..6 {
                let (slot, beyond) = (Slot(slot_at(cell, direction)), neighbour(cell, direction));
                if beyond == NONE || state.buildings.is_taken(slot) {
                    continue;
                }
                if towers {
                    best = best.max(gain(cell, dry) + gain(beyond, dry));
                }
                if lighthouses {
                    best = best.max(gain(cell, storm) + gain(beyond, storm));
                }
            }
        }
        worth + best
    }
}

/// How many copies of a card one opponent holds, on average, as far as the seat can know (PL-10.4).
fn expected_copies(game: &Pluvionautes, state: &State, seat: Seat, mission: Mission) -> f32 {
    if game.options.missions == Secrecy::Open {
        let held: u8 = (0..game.seats)
            .filter(|&other| other != seat.index())
            .map(|other| state.hands[other].copies(mission))
            .sum();
        return f32::from(held) / (game.seats - 1) as f32;
    }
    let own = state.hands[seat.index()];
    let per_kind = f32::from(game.options.missions_per_kind);
    let unseen = f32::from(3 * COPIES) - per_kind;
    per_kind * f32::from(COPIES - own.copies(mission).min(COPIES)) / unseen.max(1.0)
}

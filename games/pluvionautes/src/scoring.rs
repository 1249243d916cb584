//! What the board is worth (PL-11), the count at the end (PL-12), and the bands of the solo game (PL-13.11).

use crate::cells::{Cell, cells_of};
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::reach::Ways;
use crate::state::{SEATS, State};
use crate::weather::{Sort, Weather};
use galerne_engine::{Log, Seat, SeatSet};

/// The scores from which a solo flight deserves each title, lowest first; below the first one is an apprentice's.
pub const SOLO_BANDS: [u8; 4] = [40, 50, 58, 63];

impl Pluvionautes {
    /// Villagers helped per island that a mission counts (PL-1.10, PL-13.14).
    #[inline]
    #[must_use]
    pub fn value(&self, mission: Mission) -> u8 {
        self.values[mission as usize]
    }

    /// The most a mission can ever bring: every island of its terrain.
    #[must_use]
    pub fn ceiling(&self, mission: Mission) -> u8 {
        self.value(mission) * self.options.island_mix.islands(mission.terrain())
    }

    pub(crate) fn ceiling_of(&self, hand: Hand) -> u32 {
        hand.iter().map(|mission| u32::from(self.ceiling(mission))).sum()
    }

    /// The weather of every cell as the board stands, buildings included (PL-4).
    #[must_use]
    pub fn weather(&self, state: &State) -> Weather {
        self.weather_by(state, &Ways::new(&state.sky, &state.buildings))
    }

    #[inline]
    pub(crate) fn weather_by(&self, state: &State, ways: &Ways) -> Weather {
        let dice = &state.dice[..usize::from(self.options.weather_dice)];
        Weather::of_dice(ways, dice, self.options.overlap).corrected(&state.buildings)
    }

    /// How many islands a mission counts on the board as it stands.
    #[must_use]
    pub fn islands_counted(&self, state: &State, mission: Mission) -> u8 {
        let ways = Ways::new(&state.sky, &state.buildings);
        self.counted_by(state, &ways, mission)
    }

    fn counted_by(&self, state: &State, ways: &Ways, mission: Mission) -> u8 {
        let islands = state.sky.of(mission.terrain());
        if mission.is_livestock() {
            ways.largest_region(islands)
        } else {
            (self.weather_by(state, ways).rain & islands).count_ones() as u8
        }
    }

    /// The islands that a mission counts: the largest region (the first in reading order among equals), or those in the rain.
    #[must_use]
    pub fn cells_counted(&self, state: &State, mission: Mission) -> Vec<Cell> {
        let ways = Ways::new(&state.sky, &state.buildings);
        let islands = state.sky.of(mission.terrain());
        let counted = if mission.is_livestock() {
            let (mut rest, mut largest) = (islands, 0);
            while rest != 0 {
                let region = ways.region(rest & rest.wrapping_neg(), rest);
                if region.count_ones() > u64::count_ones(largest) {
                    largest = region;
                }
                rest &= !region;
            }
            largest
        } else {
            self.weather_by(state, &ways).rain & islands
        };
        cells_of(counted).map(Cell).collect()
    }

    /// The islands that each kind of mission counts now, by [`Mission::ALL`], with distances and weather looked at once.
    fn counts(&self, state: &State) -> [u8; 6] {
        let ways = Ways::new(&state.sky, &state.buildings);
        let rain = self.weather_by(state, &ways).rain;
        Mission::ALL.map(|mission| {
            let islands = state.sky.of(mission.terrain());
            if mission.is_livestock() { ways.largest_region(islands) } else { (rain & islands).count_ones() as u8 }
        })
    }

    /// The villagers each kind of mission would help now, by [`Mission::ALL`].
    #[must_use]
    pub fn worth(&self, state: &State) -> [u8; 6] {
        let counts = self.counts(state);
        Mission::ALL.map(|mission| self.value(mission) * counts[mission as usize])
    }

    /// What each seat scores (PL-11.4), given what each mission is worth; a hidden hand scores nothing.
    pub(crate) fn scores(&self, state: &State, worth: &[u8; 6]) -> [u32; SEATS] {
        state.hands.map(|hand| {
            Mission::ALL
                .iter()
                .zip(worth)
                .map(|(&mission, &worth)| u32::from(hand.copies(mission)) * u32::from(worth))
                .sum()
        })
    }

    /// The score of one hand; a hidden one counts nothing.
    pub(crate) fn score_of(&self, state: &State, hand: Hand) -> u32 {
        let ways = Ways::new(&state.sky, &state.buildings);
        hand.iter().map(|mission| u32::from(self.value(mission) * self.counted_by(state, &ways, mission))).sum()
    }

    /// The score of a seat on the board as it stands (PL-11.4); 0 where its cards may not be known.
    #[must_use]
    pub fn score(&self, state: &State, seat: Seat) -> u32 {
        state.hands.get(seat.index()).map_or(0, |&hand| self.score_of(state, hand))
    }

    /// Whether the sky over a cell is dry, rainy or stormy.
    #[must_use]
    pub fn sky_over(&self, state: &State, cell: Cell) -> Sort {
        self.weather(state).at(cell)
    }

    /// PL-12.2: all who have the highest score.
    pub(crate) fn winners(&self, scores: &[u32; SEATS]) -> SeatSet {
        let best = scores[..self.seats].iter().max();
        (0..self.seats as u8).map(Seat).filter(|seat| scores.get(seat.index()) == best).collect()
    }

    /// Cards are turned up, counted, and the winners named (PL-12).
    pub(crate) fn count(&self, state: &State, log: &mut impl Log<Event>) {
        let counts = self.counts(state);
        let scores = self.scores(state, &self.worth(state));
        for seat in (0..self.seats as u8).map(Seat) {
            for mission in state.hands[seat.index()].iter() {
                let islands = counts[mission as usize];
                log.push(Event::Counted { seat, mission, islands, points: islands * self.value(mission) });
            }
            log.push(Event::Scored { seat, score: scores[seat.index()] as u8 });
        }
        if self.seats == 1 {
            let score = scores[0] as u8;
            let band = SOLO_BANDS.iter().filter(|&&from| score >= from).count() as u8;
            log.push(Event::SoloResult { score, band });
            return;
        }
        for seat in self.winners(&scores).iter() {
            log.push(Event::Won { seat, score: scores[seat.index()] as u8 });
        }
    }
}

//! What the board is worth (PL-11), the count at the end (PL-12), and the bands of the solo game (PL-13.11).

use crate::cells::{Cell, cells_of};
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::reach::Ways;
use crate::sky::Terrain;
use crate::state::{SEATS, State};
use crate::weather::Weather;
use galerne_engine::{Log, Message, Seat, SeatSet};

impl Pluvionautes {
    /// Villagers helped per island that a mission counts (PL-1.10, PL-13.14).
    #[inline]
    #[must_use]
    pub fn value(&self, mission: Mission) -> u8 {
        self.values[mission as usize]
    }

    /// How many of a card are in the box (PL-1.10).
    pub(crate) fn copies(&self, mission: Mission) -> u8 {
        self.material.copies[mission as usize]
    }

    /// A card with what it counts and what it pays in this game.
    pub(crate) fn mission(&self, mission: Mission) -> Message {
        Message::new(match mission {
            Mission::LivestockPlain => "mission-livestock-plain",
            Mission::LivestockForest => "mission-livestock-forest",
            Mission::LivestockMountain => "mission-livestock-mountain",
            Mission::CropPlain => "mission-crop-plain",
            Mission::CropForest => "mission-crop-forest",
            Mission::CropMountain => "mission-crop-mountain",
        })
        .with("value", self.value(mission))
    }

    /// The most a mission can ever bring: every island of its terrain.
    #[must_use]
    pub fn ceiling(&self, mission: Mission) -> u8 {
        self.value(mission) * self.material.islands[mission.terrain() as usize - 1]
    }

    pub(crate) fn ceiling_of(&self, hand: Hand) -> u32 {
        hand.iter().map(|mission| u32::from(self.ceiling(mission))).sum()
    }

    /// The weather of every cell as the board stands, buildings included (PL-4).
    #[must_use]
    pub fn weather(&self, state: &State) -> Weather {
        self.weather_by(state, &self.paths(state))
    }

    #[inline]
    pub(crate) fn weather_by(&self, state: &State, ways: &Ways) -> Weather {
        let dice = &state.dice[..usize::from(self.options.weather_dice)];
        Weather::of_dice(ways, dice, &self.material, self.options.overlap).corrected(&state.buildings)
    }

    /// How many islands a mission counts on the board as it stands.
    #[must_use]
    pub fn islands_counted(&self, state: &State, mission: Mission) -> u8 {
        self.counts(state)[mission as usize]
    }

    /// The islands that a mission counts: the largest region (the first in reading order among equals), or those in the rain.
    #[must_use]
    pub fn cells_counted(&self, state: &State, mission: Mission) -> Vec<Cell> {
        if mission.is_livestock() {
            let regions = self.regions(state, mission.terrain());
            return regions.into_iter().rev().max_by_key(Vec::len).unwrap_or_default();
        }
        cells_of(self.weather(state).rain & state.sky.of(mission.terrain())).map(Cell).collect()
    }

    /// PL-11.1: every region of the board, as the cells of each.
    #[must_use]
    pub fn regions(&self, state: &State, terrain: Terrain) -> Vec<Vec<Cell>> {
        let ways = self.paths(state);
        let (mut rest, mut regions) = (state.sky.of(terrain), Vec::new());
        while rest != 0 {
            let region = ways.region(rest & rest.wrapping_neg(), rest);
            regions.push(cells_of(region).map(Cell).collect());
            rest &= !region;
        }
        regions
    }

    /// The islands that each kind of mission counts now, by [`Mission::ALL`], with distances and weather looked at once: the largest region
    /// whatever the weather (PL-11.2), or all islands in the rain (PL-11.3).
    fn counts(&self, state: &State) -> [u8; 6] {
        let ways = self.paths(state);
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

    /// The score of a seat on the board as it stands (PL-11.4); 0 where its cards may not be known, since the score would tell them
    /// (PL-10.3).
    #[must_use]
    pub fn score(&self, state: &State, seat: Seat) -> u32 {
        self.scores(state, &self.worth(state)).get(seat.index()).copied().unwrap_or(0)
    }

    /// PL-12.2: all who have the highest score.
    pub(crate) fn winners(&self, scores: &[u32; SEATS]) -> SeatSet {
        let best = scores[..self.seats].iter().max();
        (0..self.seats as u8).map(Seat).filter(|seat| scores.get(seat.index()) == best).collect()
    }

    /// Cards are turned up, counted, and the winners named (PL-12). Only the final board counts (PL-12.4).
    pub(crate) fn count(&self, state: &State, log: &mut impl Log<Event>) {
        let counts = self.counts(state);
        let scores = self.scores(state, &self.worth(state));
        for seat in (0..self.seats as u8).map(Seat) {
            for mission in state.hands[seat.index()].iter() {
                let islands = counts[mission as usize];
                log.push(Event::Counted { seat, mission, islands, points: islands * self.value(mission) });
            }
            log.push(Event::Scored { seat, score: scores[seat.index()] as u16 });
        }
        if self.seats == 1 {
            let score = scores[0] as u16;
            let band = self.material.bands.iter().filter(|&&from| score >= u16::from(from)).count() as u8;
            log.push(Event::SoloResult { score, band });
            return;
        }
        for seat in self.winners(&scores).iter() {
            log.push(Event::Won { seat, score: scores[seat.index()] as u16 });
        }
    }
}

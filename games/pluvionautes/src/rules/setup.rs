//! The set-up (PL-2): the shaken box, the weather dice, the cards.

use super::throw::Flight;
use crate::buildings::Buildings;
use crate::cells::CELLS;
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::options::Setup;
use crate::reach::Ways;
use crate::rule_ids as rule;
use crate::sky::{Sky, Terrain};
use crate::state::{Phase, State};
use galerne_engine::{Log, Random, Refusal, Seat};

impl Pluvionautes {
    pub(crate) fn islands_lie(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.push(Event::Islands { sky: state.sky });
        (state.phase, state.index) = (Phase::SetupDie, 0);
    }

    /// PL-2.3: one weather die after the other, independent of each other.
    pub(crate) fn die_set_up(&self, state: &mut State, flight: Flight) {
        state.dice = flight.dice;
        state.index += 1;
        if state.index >= self.options.weather_dice {
            (state.phase, state.index) = (Phase::Deal, 0);
        }
    }

    /// PL-2.4: round the table with the livestock, then with the crops, as often as the option of PL-13.7 says.
    pub(crate) fn deal(&self, state: &mut State, card: Mission, log: &mut impl Log<Event>) {
        let seat = state.index % self.seats as u8;
        let hand = &mut state.hands[usize::from(seat)];
        *hand = hand.with(card);
        log.push(Event::Dealt { seat: Seat(seat), mission: Some(card) });
        state.index += 1;
        if state.index >= self.cards() {
            state.index = 0;
            if self.seats > 1 {
                state.phase = Phase::First;
            } else {
                self.begin_turn(state, log);
            }
        }
    }

    /// PL-2.2, PL-13.9, PL-13.13. The islands are dealt to the cells left to right: each cell takes one of what is still in the box.
    pub(crate) fn shaken(&self, random: &mut Random) -> Sky {
        let [plains, forests, mountains] = self.material.islands;
        let gaps = self.material.gaps();
        loop {
            let mut left = [gaps, plains, forests, mountains];
            let mut sky = Sky::EMPTY;
            for cell in 0..CELLS as u8 {
                let mut pick = random.below(CELLS as u32 - u32::from(cell)) as u8;
                let mut kind = 0;
                while kind < 3 && pick >= left[kind] {
                    pick -= left[kind];
                    kind += 1;
                }
                left[kind] -= 1;
                sky.put(cell, kind as u8);
            }
            if self.is_shaken_enough(&sky) {
                return sky;
            }
        }
    }

    /// PL-13.9: no region of more than three islands.
    pub(crate) fn is_shaken_enough(&self, sky: &Sky) -> bool {
        self.options.setup == Setup::Shaken || {
            let ways = Ways::new(sky, &Buildings::NONE);
            Terrain::ALL.into_iter().all(|terrain| ways.largest_region(sky.of(terrain)) <= 3)
        }
    }

    /// What can lie on the next cell of a real box: empty, plain, forest, mountain, with the numbers still missing.
    pub(crate) fn next_island(&self, state: &State) -> [u8; 4] {
        let [plains, forests, mountains] =
            Terrain::ALL.map(|terrain| state.sky.missing(self.material.islands, terrain));
        let gaps = (CELLS as u8 - state.index).saturating_sub(plains + forests + mountains);
        [gaps, plains, forests, mountains]
    }

    /// The kinds of card that can come next, with the copies still in their pile. Livestock is dealt before crops.
    pub(crate) fn next_card(&self, state: &State) -> [(Mission, u8); 3] {
        let pile = if state.index < self.cards() / 2 { 0 } else { 3 };
        std::array::from_fn(|kind| {
            let mission = Mission::ALL[pile + kind];
            let held: u8 = state.hands.iter().map(|hand| hand.copies(mission)).sum();
            (mission, self.material.copies[mission as usize].saturating_sub(held))
        })
    }

    /// What is in the box is not what the rules put there (PL-1.5, PL-13.13).
    pub(crate) fn wrong_islands(&self) -> Refusal {
        let [plains, forests, mountains] = self.material.islands;
        Refusal::new(rule::ISLANDS, "refused-islands")
            .with("plains", plains)
            .with("forests", forests)
            .with("mountains", mountains)
    }
}

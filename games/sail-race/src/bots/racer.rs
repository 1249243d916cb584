//! What par does not know: that a race is won against others. From each heading the race is sailed on in many common weathers, every boat
//! at its least price, and the share of the victory is counted.
//!
//! Who sails at the least price ties with everybody who does the same. A heading that costs a tenth of a turn on average may still be
//! ahead more often than behind, and who is behind must part from the leader before the weather can help.

use super::solver::{Change, Par, changes};
use crate::game::SailRace;
use crate::options::{Tie, Timing};
use crate::state::{Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Direction, Random, Rules, Seat, mix};

/// How many weathers a decision is looked at in, and after how many of them headings that are behind are dropped.
const WEATHERS: u32 = 4_000;
const LOOKS: [u32; 4] = [200, 500, 1_000, 2_000];
/// A heading is sailed instead of the one of the least price when it leads by so many standard errors.
const SURE: f64 = 1.0;
/// The weathers of a decision grow from this number: the same question gets the same answer.
const SEED: u64 = 0x0072_6163_6572;

/// The heading to race by, and the share of the victory that it brings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Raced {
    pub(super) heading: Direction,
    pub(super) share: f64,
}

/// A heading against the one of the least price, over the weathers so far: its share of the victory, the sum of the differences and
/// of their squares, in parts of [`WHOLE`].
#[derive(Clone, Copy, Debug)]
struct Tally {
    heading: Direction,
    share: i64,
    lead: i64,
    squares: i64,
}

/// A victory: divisible by every number of boats that may share it.
const WHOLE: i64 = 840;

impl Tally {
    /// The lead in standard errors; none where nothing differs.
    fn standard_errors(&self, weathers: u32) -> f64 {
        let (n, lead) = (f64::from(weathers), self.lead as f64);
        let variance = self.squares as f64 - lead * lead / n;
        if variance > 0.0 { lead / variance.sqrt() } else { 0.0 }
    }
}

/// The boats of a race in one weather.
struct Weather<'a> {
    race: &'a SailRace,
    par: &'a Par,
    changes: &'a [Change],
    /// From where the next wind is thrown.
    ahead: State,
    random: Random,
    /// The wind of the decision, then one a turn.
    winds: Vec<Wind>,
    /// Turns to look ahead at most.
    most: usize,
}

/// A cell, and the buoys rounded there.
type Place = (u16, u8);

impl Weather<'_> {
    fn wind(&mut self, turn: usize) -> Wind {
        while self.winds.len() <= turn {
            self.race.imagine_weather(&mut self.ahead, &mut self.random);
            self.winds.push(self.ahead.wind);
        }
        self.winds[turn]
    }

    /// The place after that turn with that heading; nothing at the finish.
    fn sail(&mut self, place: Place, heading: Direction, turn: usize) -> Option<Place> {
        let (tour, wind) = (self.ahead.tour?, self.wind(turn));
        let landing = self.race.straight(tour, place, heading, wind);
        (!landing.finished).then_some((landing.cell, landing.rounded))
    }

    /// The turn in which a boat finishes that is in that place after a turn, and sails on at the least price.
    fn finishes(&mut self, mut place: Place, after: usize) -> usize {
        for turn in after + 1..=self.most {
            let wind = self.wind(turn - 1);
            let heading = self.par.heading(self.race, self.changes, place, wind);
            match self.sail(place, heading, turn) {
                Some(there) => place = there,
                None => return turn,
            }
        }
        usize::MAX
    }
}

/// Whether the share of the victory can be counted: headings are all there is to choose, before the wind is known, and turns decide.
fn applies(race: &SailRace, state: &State) -> bool {
    let options = race.options();
    matches!(state.phase, Phase::InitialHeading | Phase::Plot)
        && options.is_plain()
        && (options.timing, options.tie) == (Timing::Program, Tie::Shared)
}

/// The best heading against others who are still racing; nothing alone.
pub(super) fn raced(race: &SailRace, par: &Par, state: &State, seat: Seat) -> Option<Raced> {
    let rivals: Vec<Place> = (0..race.seats() as u8)
        .map(Seat)
        .filter(|&other| other != seat)
        .filter_map(|other| match state.boat(other).status {
            Status::Racing => Some((state.boat(other).cell, state.boat(other).rounded)),
            Status::Finished { .. } | Status::Resigned => None,
        })
        .collect();
    // Who has finished cannot be caught.
    let finished = (0..race.seats()).any(|other| matches!(state.boats[other].status, Status::Finished { .. }));
    if rivals.is_empty() || finished || !applies(race, state) {
        return None;
    }
    let changes = changes(race);
    let here = (state.boat(seat).cell, state.boat(seat).rounded);
    let steady = par.heading(race, &changes, here, state.wind);
    let mut tallies: Vec<Tally> =
        Direction::ALL.into_iter().map(|heading| Tally { heading, share: 0, lead: 0, squares: 0 }).collect();
    let most = usize::from(race.options().max_turns.saturating_sub(state.turn));
    let mut known: Vec<(Option<Place>, usize)> = Vec::with_capacity(tallies.len());
    let mut arrivals: Vec<usize> = Vec::with_capacity(rivals.len());
    let (mut weathers, mut winds) = (0, Vec::new());
    while weathers < WEATHERS {
        winds.clear();
        winds.push(state.wind);
        let random = Random::new(mix(SEED, u64::from(weathers)));
        let mut weather = Weather { race, par, changes: &changes, ahead: *state, random, winds, most };
        arrivals.clear();
        for &rival in &rivals {
            // Boats in one place arrive together.
            let arrival = if rival == here { None } else { Some(weather.finishes(rival, 0)) };
            arrivals.push(arrival.unwrap_or_default());
        }
        known.clear();
        let mut share_of = |heading: Direction| {
            let there = weather.sail(here, heading, 1);
            match known.iter().find(|(place, _)| *place == there) {
                Some((_, arrival)) => *arrival,
                None => {
                    let arrival = there.map_or(1, |place| weather.finishes(place, 1));
                    known.push((there, arrival));
                    arrival
                }
            }
        };
        let own = share_of(steady);
        let others =
            || rivals.iter().zip(&arrivals).map(|(&rival, &arrival)| if rival == here { own } else { arrival });
        let first = others().min().unwrap_or(usize::MAX);
        let beside = others().filter(|&arrival| arrival == first).count() as i64;
        let share = |arrival: usize| match arrival.cmp(&first) {
            std::cmp::Ordering::Less => WHOLE,
            std::cmp::Ordering::Equal => WHOLE / (beside + 1),
            std::cmp::Ordering::Greater => 0,
        };
        let even = share(own);
        for tally in &mut tallies {
            let gained = share(share_of(tally.heading));
            tally.share += gained;
            tally.lead += gained - even;
            tally.squares += (gained - even).pow(2);
        }
        winds = weather.winds;
        weathers += 1;
        if LOOKS.contains(&weathers) {
            tallies.retain(|tally| tally.heading == steady || tally.standard_errors(weathers) > -0.5);
            if tallies.len() == 1 {
                break;
            }
        }
    }
    let share = |tally: &Tally| tally.share as f64 / (WHOLE * i64::from(weathers)) as f64;
    let leads = |tally: &&Tally| tally.heading == steady || tally.standard_errors(weathers) > SURE;
    let best = tallies.iter().filter(leads).max_by_key(|tally| (tally.lead, tally.heading == steady))?;
    Some(Raced { heading: best.heading, share: share(best) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Chance;
    use crate::course::Tour;
    use crate::options::Options;
    use galerne_engine::{Judge, Level, Luck, View, Viewer};
    use std::sync::Arc;

    fn banana(options: Options, seats: usize) -> (SailRace, Arc<Par>, State) {
        let race = SailRace::new(&Options { map: "banane".to_owned(), ..options }, seats).unwrap();
        let mut state = race.start();
        race.resolve(&mut state, Chance::Throw { column: 3, row: 4 }, &mut ());
        let par = Par::of(&race, state.tour.unwrap_or(Tour::Ccw));
        (race, par, state)
    }

    #[test]
    fn who_sails_at_the_least_price_shares_the_victory_and_who_is_ahead_wins_it() {
        for (seats, even) in [(2, 0.5), (4, 0.25)] {
            let (race, par, mut state) = banana(Options::default(), seats);
            let start = raced(&race, &par, &state, Seat(0)).unwrap();
            assert!((even..even + 0.1).contains(&start.share), "{seats}: {start:?}");
            assert_eq!(raced(&race, &par, &state, Seat(1)), Some(start), "the same place, the same answer");
            // One boat has sailed on for three turns in the wind as it is.
            for _ in 0..3 {
                let boat = state.boats[0];
                let heading = par.heading(&race, &changes(&race), (boat.cell, boat.rounded), state.wind);
                let landing = race.straight(state.tour.unwrap(), (boat.cell, boat.rounded), heading, state.wind);
                (state.boats[0].cell, state.boats[0].rounded) = (landing.cell, landing.rounded);
            }
            let [ahead, behind] = [0, 1].map(|seat| raced(&race, &par, &state, Seat(seat)).unwrap().share);
            assert!(ahead > even + 0.2 && behind < even / 2.0, "{seats}: {ahead} and {behind}");
        }
    }

    #[test]
    fn where_turns_do_not_decide_the_victory_there_is_no_share() {
        let (race, par, state) = banana(Options::default(), 1);
        assert_eq!(raced(&race, &par, &state, Seat(0)), None, "alone");
        let (race, par, state) = banana(Options { tie: Tie::Fraction, ..Options::default() }, 2);
        assert_eq!(raced(&race, &par, &state, Seat(0)), None, "fractions of a turn");
        let (race, par, mut state) = banana(Options::default(), 2);
        state.boats[1].status = Status::Finished { turn: 1, step: 1, speed: 2 };
        assert_eq!(raced(&race, &par, &state, Seat(0)), None, "the other is home");
    }

    #[test]
    fn the_hint_of_a_race_is_what_the_maitre_sails_and_alone_it_is_the_least_price() {
        for seats in [1, 2] {
            let (race, _, state) = banana(Options::default(), seats);
            let view = View::new(&race, &state, Viewer::seat(Seat(0)));
            let mut maitre = race.expert(Level::Maitre).unwrap();
            let expected = maitre.expect(&race, &view, Seat(0));
            assert_eq!(maitre.decide(&race, &view, Seat(0), &mut Random::new(1)), Some(expected[0].action));
            let told = expected[0].words.as_ref().unwrap().key;
            assert_eq!(told == "hint-race", seats == 2, "{told}");
            let former = race.former(1).unwrap().expect(&race, &view, Seat(0));
            assert!(former.windows(2).all(|pair| pair[0].worth >= pair[1].worth));
            assert_eq!(former.len(), expected.len());
        }
    }
}

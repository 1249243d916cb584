//! A race as a position file holds it, written and read.

mod validate;

use crate::action::{Action, Spi};
use crate::cards::{Card, KINDS, Pile, Top};
use crate::course::Tour;
use crate::course::map::place;
use crate::game::SailRace;
use crate::options::Spinnaker;
use crate::rule_ids as rule;
use crate::state::{Boat, Commit, Phase, State, Status};
use crate::wind::Wind;
use galerne_engine::{Direction, Hex, MAX_SEATS, Positions, Refusal, Rules, Seat, SeatSet, refuse};
use serde::{Deserialize, Serialize};

/// A position file's content.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub phase: Phase,
    pub turn: u16,
    /// Absent before the first wind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wind: Option<Wind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tour: Option<Tour>,
    pub boats: Vec<BoatPosition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardsPosition>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoatPosition {
    pub at: Hex,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<Direction>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<Direction>,
    pub rounded: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sail_up: bool,
    #[serde(default, skip_serializing_if = "Spi::is_keep")]
    pub spi: Spi,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub committed: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finish>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

/// A choice laid face down; `Hidden` in the position of a viewer who may not know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Commitment {
    To(Action),
    Hidden,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    pub turn: u16,
    pub step: u8,
    pub speed: u8,
}

/// The weather cards: the pile with its top card, and what has been discarded.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsPosition {
    pub pile: Vec<(Card, u8)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_on_top: Option<i16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card_on_top: Option<Card>,
}

impl Positions for SailRace {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        let boats = state.boats[..self.seats].iter().map(|boat| BoatPosition {
            at: self.course.hex(boat.cell),
            heading: boat.heading,
            previous: boat.previous,
            rounded: boat.rounded,
            sail_up: boat.sail_up,
            spi: boat.spi,
            committed: match boat.commit {
                Commit::NONE => None,
                commit => Some(commit.action().map_or(Commitment::Hidden, Commitment::To)),
            },
            finished: match boat.status {
                Status::Finished { turn, step, speed } => Some(Finish { turn, step, speed }),
                Status::Racing | Status::Resigned => None,
            },
            resigned: boat.status == Status::Resigned,
        });
        let windless = matches!(state.phase, Phase::WindChoice | Phase::InitialWind)
            || (state.phase == Phase::Over && state.turn == 0 && state.tour.is_none());
        Position {
            phase: state.phase,
            turn: state.turn,
            wind: (!windless).then_some(state.wind),
            tour: state.tour,
            boats: boats.collect(),
            cards: self.options.weather.is_by_cards().then(|| CardsPosition::of(&state.pile)),
        }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        if position.boats.len() != self.seats {
            return Err(Refusal::new(rule::SEATS, "refused-position-boats")
                .with("seats", self.seats)
                .with("boats", position.boats.len()));
        }
        let mut state = self.start();
        state.phase = position.phase;
        state.turn = position.turn;
        state.tour = position.tour;
        state.wind = position.wind.unwrap_or(state.wind);
        for (index, written) in position.boats.iter().enumerate() {
            state.boats[index] = written.to_boat(self).map_err(|refusal| refusal.with("boat", Seat(index as u8)))?;
        }
        for boat in &mut state.boats[self.seats..MAX_SEATS] {
            *boat = Boat::at(self.course.start());
        }
        let racing = |seat: &Seat| state.boat(*seat).status == Status::Racing;
        state.racing = (0..self.seats as u8).map(Seat).filter(racing).collect();
        state.pile = match &position.cards {
            Some(cards) if self.options.weather.is_by_cards() => cards.to_pile()?,
            None if !self.options.weather.is_by_cards() => Pile::NONE,
            _ => return refuse(rule::WEATHER_SOURCE, "refused-position-cards"),
        };
        position.validate_moment(self, &state)?;
        state.awaited = awaited(self, &state);
        position.validate_boats(self, &state)?;
        Ok(state)
    }
}

/// Who is awaited follows from the phase and from who has committed.
fn awaited(race: &SailRace, state: &State) -> SeatSet {
    let racing = state.racing;
    let open = |seat: &Seat| state.boat(*seat).commit == Commit::NONE;
    match state.phase {
        Phase::WindChoice | Phase::TourChoice => racing.lowest().map_or(SeatSet::NONE, SeatSet::one),
        Phase::InitialHeading | Phase::Helm | Phase::Plot => racing.iter().filter(open).collect(),
        Phase::Trim => racing.iter().filter(open).filter(|&seat| race.would_move(state, seat)).collect(),
        Phase::InitialWind | Phase::Weather | Phase::Over => SeatSet::NONE,
    }
}

/// The highest speed there is: a gale on a broad reach, and the spinnaker's bonus (SR-4.3, SR-11.8).
const fn fastest(spinnaker: Spinnaker) -> u8 {
    match spinnaker {
        Spinnaker::Off => 5,
        Spinnaker::Plus1 => 6,
        Spinnaker::Double => 10,
    }
}

impl BoatPosition {
    fn to_boat(&self, race: &SailRace) -> Result<Boat, Refusal> {
        let Some(cell) = race.course.water(self.at) else {
            return Err(Refusal::new(rule::STEP, "refused-position-place").with("place", place(self.at)));
        };
        let buoys = race.course.buoys();
        if self.rounded > buoys {
            return Err(Refusal::new(rule::ROUND, "refused-position-rounded")
                .with("rounded", self.rounded)
                .with("buoys", buoys));
        }
        let status = match (self.finished, self.resigned) {
            (Some(_), true) => return refuse(rule::STATE, "refused-position-status"),
            (Some(finish), false) => {
                let fastest = fastest(race.options.spinnaker);
                if self.rounded != buoys || finish.step == 0 || finish.step > finish.speed || finish.speed > fastest {
                    return refuse(rule::FINISH, "refused-position-finish");
                }
                // It was in the finish zone at that step, and sailed at most the rest of its speed since (SR-10.2).
                let since = u32::from(finish.speed - finish.step);
                if self.at.distance(race.course.map().start) > 1 + since {
                    return refuse(rule::FINISH, "refused-position-finish");
                }
                Status::Finished { turn: finish.turn, step: finish.step, speed: finish.speed }
            }
            (None, true) => Status::Resigned,
            (None, false) => Status::Racing,
        };
        let commit = match self.committed {
            None => Commit::NONE,
            Some(Commitment::To(action)) => Commit::to(action),
            Some(Commitment::Hidden) => return refuse(rule::COMMIT, "refused-position-hidden"),
        };
        Ok(Boat {
            cell,
            heading: self.heading,
            previous: self.previous,
            rounded: self.rounded,
            sail_up: self.sail_up,
            spi: self.spi,
            commit,
            status,
        })
    }
}

impl CardsPosition {
    fn of(pile: &Pile) -> CardsPosition {
        let listed = (0..KINDS).filter(|&kind| pile.pile[kind] > 0).map(|kind| (Card::of_kind(kind), pile.pile[kind]));
        let (back_on_top, card_on_top) = match pile.top {
            Top::Unknown => (None, None),
            Top::Back(turn) => (Some(turn), None),
            Top::Card(card) => (None, Some(card)),
        };
        CardsPosition { pile: listed.collect(), back_on_top, card_on_top }
    }

    /// What is not in the pile has been discarded: together they are the 54 cards of the box.
    fn to_pile(&self) -> Result<Pile, Refusal> {
        let wrong = || Refusal::new(rule::WEATHER_SOURCE, "refused-position-cards");
        let mut pile = Pile::NONE;
        for (card, count) in &self.pile {
            let kind = card.kind().filter(|&kind| pile.pile[kind] == 0 && *count > 0).ok_or_else(wrong)?;
            pile.pile[kind] = *count;
        }
        let all = Pile::full();
        for kind in 0..KINDS {
            pile.discard[kind] = all.pile[kind].checked_sub(pile.pile[kind]).ok_or_else(wrong)?;
        }
        pile.top = match (self.back_on_top, self.card_on_top) {
            (None, None) => Top::Unknown,
            (Some(turn), None) => Top::Back(turn),
            (None, Some(card)) => Top::Card(card),
            (Some(_), Some(_)) => return Err(wrong()),
        };
        let top_is_there = (0..KINDS).any(|kind| pile.pile[kind] > 0 && pile.ways_on_top(kind) > 0);
        if (pile.top != Top::Unknown && !top_is_there) || !pile.is_complete() {
            return Err(wrong());
        }
        Ok(pile)
    }
}

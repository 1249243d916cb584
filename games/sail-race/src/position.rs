//! A race as one would write it down, and the checks that a written one passes before it is played.

use crate::action::{Action, Card, Spi, Tour};
use crate::cards::{KINDS, Pile, Top};
use crate::game::SailRace;
use crate::ids;
use crate::options::{End, InitialWind, Spinnaker, Timing, TourRule, Weather};
use crate::state::{Boat, Commit, Phase, State, Status};
use crate::wind::Wind;
use crate::words::place;
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
    #[serde(default, skip_serializing_if = "is_keep")]
    pub spi: Spi,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub committed: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finish>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

/// A choice laid face down; what it is may be unknown to whoever wrote the position.
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

fn is_keep(spi: &Spi) -> bool {
    *spi == Spi::Keep
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
            cards: uses_cards(self).then(|| CardsPosition::of(&state.pile)),
        }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        if position.boats.len() != self.seats {
            return Err(Refusal::new(ids::SEATS, "refused-position-boats")
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
            Some(cards) if uses_cards(self) => cards.to_pile()?,
            None if !uses_cards(self) => Pile::NONE,
            _ => return refuse(ids::WEATHER_SOURCE, "refused-position-cards"),
        };
        position.check_moment(self, &state)?;
        state.awaited = awaited(self, &state);
        position.check_boats(self, &state)?;
        // A phase ends with its last choice: one in which nobody has anything left to choose would never end.
        let decides = matches!(position.phase, Phase::InitialHeading | Phase::Trim | Phase::Helm | Phase::Plot);
        if decides && state.awaited.is_empty() {
            return refuse(ids::COMMIT, "refused-position-all-chosen");
        }
        Ok(state)
    }
}

impl Position {
    /// Phase, turn, wind and tour fit each other and the options.
    fn check_moment(&self, race: &SailRace, state: &State) -> Result<(), Refusal> {
        let options = &race.options;
        let before_wind = matches!(self.phase, Phase::WindChoice | Phase::InitialWind);
        let in_play = match self.phase {
            Phase::WindChoice => options.initial_wind == InitialWind::Agreed,
            Phase::InitialWind => options.initial_wind == InitialWind::Dice,
            Phase::TourChoice => options.tour == TourRule::Agreed,
            Phase::InitialHeading | Phase::Weather | Phase::Over => true,
            Phase::Trim => options.ease && options.timing == Timing::Program,
            Phase::Plot => options.timing == Timing::Program,
            Phase::Helm => options.timing == Timing::AfterWind,
        };
        if !in_play {
            return refuse(ids::TURN, "refused-position-phase");
        }
        let in_set_up = before_wind || matches!(self.phase, Phase::TourChoice | Phase::InitialHeading);
        let turn_fits = match self.phase {
            _ if in_set_up => self.turn == 0,
            Phase::Weather => self.turn < options.max_turns,
            Phase::Over => self.turn <= options.max_turns,
            Phase::Plot => (1..options.max_turns).contains(&self.turn),
            _ => (1..=options.max_turns).contains(&self.turn),
        };
        if !turn_fits {
            return Err(Refusal::new(ids::TURN, "refused-position-turn")
                .with("turn", self.turn)
                .with("most", options.max_turns));
        }
        let gone_before_start = self.phase == Phase::Over && self.turn == 0;
        match self.wind {
            Some(_) if before_wind => return refuse(ids::WIND, "refused-position-wind-early"),
            Some(wind) if !wind.is_possible() => {
                return Err(Refusal::new(ids::WIND, "refused-position-wind")
                    .with("direction", wind.direction)
                    .with("base", wind.base));
            }
            Some(wind) if self.turn == 0 && wind != Wind::initial(wind.direction) => {
                return refuse(ids::FIRST_WIND, "refused-position-wind-first");
            }
            None if !before_wind && !gone_before_start => return refuse(ids::WIND, "refused-position-wind-missing"),
            _ => {}
        }
        let expected = match options.tour {
            _ if self.wind.is_none() => None,
            TourRule::Upwind if self.turn > 0 => self.tour,
            TourRule::Upwind => Some(race.course.upwind(state.wind.direction)),
            TourRule::Ccw => Some(Tour::Ccw),
            TourRule::Cw => Some(Tour::Cw),
            TourRule::Agreed => self.tour,
        };
        let too_early = before_wind || self.phase == Phase::TourChoice;
        let missing = self.tour.is_none() && !too_early && !gone_before_start;
        if missing || (too_early && self.tour.is_some()) || (!too_early && self.tour != expected) {
            return refuse(ids::TOUR, "refused-position-tour");
        }
        Ok(())
    }

    /// The boats fit the phase: who is still racing, who has committed to what.
    fn check_boats(&self, race: &SailRace, state: &State) -> Result<(), Refusal> {
        let racing = state.racing;
        let finished = self.boats.iter().any(|boat| boat.finished.is_some());
        let over = racing.is_empty()
            || (race.options.end == End::First && finished)
            || (self.phase == Phase::Over && self.turn == race.options.max_turns);
        if over != (self.phase == Phase::Over) {
            return refuse(ids::RACE_OVER, "refused-position-over");
        }
        let earliest = if race.options.end == End::First { self.turn } else { 1 };
        for (seat, boat) in (0..race.seats as u8).map(Seat).zip(&self.boats) {
            if boat.finished.is_some_and(|finish| finish.turn > self.turn || finish.turn < earliest) {
                return Err(Refusal::new(ids::FINISH, "refused-position-finish").with("boat", seat));
            }
            self.check_boat(race, state, seat).map_err(|refusal| refusal.with("boat", seat))?;
        }
        Ok(())
    }

    fn check_boat(&self, race: &SailRace, state: &State, seat: Seat) -> Result<(), Refusal> {
        let boat = state.boat(seat);
        let racing = boat.status == Status::Racing;
        let program = race.options.timing == Timing::Program;
        let heading_known = self.turn > 1 || (self.turn == 1 && (racing || program));
        // A boat that resigned before its first move never showed a heading; one that raced on has one from turn 1.
        if racing && boat.heading.is_some() != heading_known {
            return refuse(ids::FIRST_HEADING, "refused-position-heading");
        }
        let early_trim = self.phase == Phase::Trim && self.turn == 1;
        let needs_previous = racing && self.phase == Phase::Trim && !early_trim;
        if boat.previous.is_some() != needs_previous {
            return refuse(ids::FIRST_HEADING, "refused-position-previous");
        }
        if (boat.sail_up || boat.spi != Spi::Keep) && race.options.spinnaker == Spinnaker::Off {
            return refuse(ids::SPINNAKER, "refused-no-spinnaker");
        }
        if boat.spi != Spi::Keep && self.phase != Phase::Trim {
            return refuse(ids::SPINNAKER, "refused-position-spi");
        }
        if self.turn == 0 && racing && (boat.cell != race.course.start() || boat.rounded > 0 || boat.sail_up) {
            return refuse(ids::STATE, "refused-position-start");
        }
        if racing && race.course.finishes(boat.cell, boat.rounded) {
            return refuse(ids::FINISH, "refused-position-unfinished");
        }
        let between = self.phase == Phase::Weather && (program || self.turn == 0);
        match boat.commit.action() {
            None if between && racing => refuse(ids::COMMIT, "refused-position-uncommitted"),
            None => Ok(()),
            Some(_) if !racing => refuse(ids::COMMIT, "refused-position-commit"),
            Some(action) => {
                // Legal when it was made: ask again as if it had not been made yet.
                let mut asked = *state;
                asked.boats[seat.index()].commit = Commit::NONE;
                asked.awaited = SeatSet::one(seat);
                if between {
                    asked.phase = if self.turn == 0 { Phase::InitialHeading } else { Phase::Plot };
                } else if !matches!(self.phase, Phase::InitialHeading | Phase::Trim | Phase::Helm | Phase::Plot) {
                    return refuse(ids::COMMIT, "refused-position-commit");
                }
                if action == Action::Resign {
                    return refuse(ids::COMMIT, "refused-position-commit");
                }
                race.judge(&asked, seat, &action)
            }
        }
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

fn uses_cards(race: &SailRace) -> bool {
    matches!(race.options.weather, Weather::Cards2 | Weather::Chain)
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
            return Err(Refusal::new(ids::STEP, "refused-position-place").with("place", place(self.at)));
        };
        let buoys = race.course.buoys();
        if self.rounded > buoys {
            return Err(Refusal::new(ids::ROUND, "refused-position-rounded")
                .with("rounded", self.rounded)
                .with("buoys", buoys));
        }
        let status = match (self.finished, self.resigned) {
            (Some(_), true) => return refuse(ids::STATE, "refused-position-status"),
            (Some(finish), false) => {
                let fastest = fastest(race.options.spinnaker);
                if self.rounded != buoys || finish.step == 0 || finish.step > finish.speed || finish.speed > fastest {
                    return refuse(ids::FINISH, "refused-position-finish");
                }
                // It was in the finish zone at that step, and sailed at most the rest of its speed since (SR-10.2).
                let since = u32::from(finish.speed - finish.step);
                if self.at.distance(race.course.map().start) > 1 + since {
                    return refuse(ids::FINISH, "refused-position-finish");
                }
                Status::Finished { turn: finish.turn, step: finish.step, speed: finish.speed }
            }
            (None, true) => Status::Resigned,
            (None, false) => Status::Racing,
        };
        let commit = match self.committed {
            None => Commit::NONE,
            Some(Commitment::To(action)) => Commit::to(action),
            Some(Commitment::Hidden) => return refuse(ids::COMMIT, "refused-position-hidden"),
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
        let wrong = || Refusal::new(ids::WEATHER_SOURCE, "refused-position-cards");
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

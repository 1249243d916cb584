//! What a boat may decide, and what chance may bring.

use crate::cards::Card;
use crate::course::Tour;
use galerne_engine::{Dense, Direction, Source};
use serde::{Deserialize, Serialize};

/// What to do with the spinnaker (SR-11.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spi {
    #[default]
    Keep,
    Hoist,
    Lower,
}

impl Spi {
    pub const ALL: [Spi; 3] = [Spi::Keep, Spi::Hoist, Spi::Lower];

    pub(crate) fn is_keep(&self) -> bool {
        *self == Spi::Keep
    }
}

/// Sail on, or stay and turn (SR-11.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    #[default]
    Advance,
    Manoeuvre,
}

impl Mode {
    fn is_advance(&self) -> bool {
        *self == Mode::Advance
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The host agrees on the first wind (SR-11.12).
    SetWind { direction: u16 },
    /// The host agrees on the sense of the tour (SR-6.4).
    SetTour { tour: Tour },
    /// The heading for the next move (SR-6.6, SR-7.5).
    Plot {
        heading: Direction,
        #[serde(default, skip_serializing_if = "Spi::is_keep")]
        spi: Spi,
    },
    /// One hex less, or not (SR-11.6).
    Trim { ease: bool },
    /// The heading for this very turn, once its wind is known (SR-11.2).
    Helm {
        heading: Direction,
        #[serde(default, skip_serializing_if = "Mode::is_advance")]
        mode: Mode,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ease: bool,
        #[serde(default, skip_serializing_if = "Spi::is_keep")]
        spi: Spi,
    },
    /// Leave the race (SR-7.8).
    Resign,
}

const WINDS: usize = 36;
const TOURS: usize = WINDS + 2;
const PLOTS: usize = TOURS + 18;
const TRIMS: usize = PLOTS + 2;
const HELMS: usize = TRIMS + 72;

impl Action {
    /// The choices of the core game: six headings, or to resign.
    pub(crate) const PLAIN_PLOTS: [Action; 7] = {
        let mut plots = [Action::Resign; 7];
        let mut index = 0;
        while index < 6 {
            plots[index] = Action::Plot { heading: Direction::of(index), spi: Spi::Keep };
            index += 1;
        }
        plots
    };

    /// The action with that id; constant, because commitments are read from a table made at compile time.
    pub(crate) const fn numbered(id: usize) -> Option<Action> {
        Some(if id < WINDS {
            Action::SetWind { direction: id as u16 * 10 }
        } else if id < TOURS {
            Action::SetTour { tour: Tour::ALL[id - WINDS] }
        } else if id < PLOTS {
            let plot = id - TOURS;
            Action::Plot { heading: Direction::of(plot / 3), spi: Spi::ALL[plot % 3] }
        } else if id < TRIMS {
            Action::Trim { ease: id - PLOTS == 1 }
        } else if id < HELMS {
            let helm = id - TRIMS;
            Action::Helm {
                heading: Direction::of(helm / 12),
                mode: if (helm / 6).is_multiple_of(2) { Mode::Advance } else { Mode::Manoeuvre },
                ease: helm / 3 % 2 == 1,
                spi: Spi::ALL[helm % 3],
            }
        } else if id == HELMS {
            Action::Resign
        } else {
            return None;
        })
    }
}

impl Dense for Action {
    const SPACE: usize = HELMS + 1;

    /// A wind that is no multiple of ten has no id and shares that of the next lower one: it is never legal.
    #[inline]
    fn id(&self) -> usize {
        // Nearly all there are: asked first, they need no table of jumps.
        if let Action::Plot { heading, spi } = *self {
            return TOURS + heading.index() * 3 + spi as usize;
        }
        match *self {
            Action::SetWind { direction } => (direction / 10) as usize % WINDS,
            Action::SetTour { tour } => WINDS + tour as usize,
            Action::Plot { heading, spi } => TOURS + heading.index() * 3 + spi as usize,
            Action::Trim { ease } => PLOTS + ease as usize,
            Action::Helm { heading, mode, ease, spi } => {
                TRIMS + ((heading.index() * 2 + mode as usize) * 2 + ease as usize) * 3 + spi as usize
            }
            Action::Resign => HELMS,
        }
    }

    fn of(id: usize) -> Option<Action> {
        Action::numbered(id)
    }
}

/// The first wind and the weather are drawn from separate streams.
pub(crate) const FIRST_WIND: Source = Source(0);
pub(crate) const WEATHER: Source = Source(1);

/// One outcome of dice or cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Two dice (SR-3.3): the first names the column, the second the row.
    Throw { column: u8, row: u8 },
    /// `cards2`: the direction half of the first card, the force half of the second.
    Two { first: Card, second: Card },
    /// `chain`: the card turned over gives the force; the back of the next one gives the direction.
    Chain { turned: Card, next: i16 },
}

// A boat stores its commitment as one byte, with room for two marks.
const _: () = assert!(Action::SPACE < 254);

//! What happened, for the log, the animation and the metrics; every event cites its rule.

use crate::cards::{Figure, Number};
use crate::roles::{Encounter, Role};
use crate::rule_ids as rule;
use crate::state::{Cause, Step};
use crate::terrain::{Cell, Column};
use galerne_engine::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// Why a character moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Free,
    Provocation,
    Wind,
}

/// What hurt a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Wind,
    Malus,
    Poursuite,
    Corroyeur,
}

impl By {
    /// HC-9.5, HC-9.7: whether it was a card above the column and not the wind.
    pub(crate) const fn is_rencontre(self) -> bool {
        matches!(self, By::Poursuite | By::Corroyeur)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// HC-6.1.
    TurnBegan { turn: u8 },
    /// HC-4.5, HC-6.1, HC-11.3, HC-14.10.
    SouffleLaid { row: u8, card: Number, when: Moment },
    /// HC-6.1, HC-11.3, HC-14.10.
    SouffleGone { row: u8, card: Number, when: Moment },
    /// HC-6.2, HC-6.3; with the Ailier's colour against the formation that is asked for.
    Dominante {
        seat: Seat,
        card: Number,
        fallback: bool,
        #[serde(default)]
        ailier: AilierColour,
    },
    /// HC-6.4.
    RencontreLeft { slot: Column, card: Figure },
    /// HC-6.4: the discard is the new deck.
    RencontresReshuffled { cards: u8 },
    /// HC-7.1.
    Drew { seat: Seat, card: Option<Number> },
    /// HC-7.2.
    Joined { seat: Seat, card: Figure },
    /// HC-14.7: who plays Phases 3 and 4 first, and whether the Dominantes were equal.
    Began { seat: Seat, value: u8, tie: bool },
    /// HC-8.2.
    Entered { seat: Seat, role: Role, cell: Cell },
    /// HC-8.4, HC-8.8, HC-10.12.
    Moved { seat: Seat, role: Role, from: Cell, to: Cell, way: Way },
    /// HC-8.1, HC-11.7; HC-5.2 where nothing could be done.
    Closed { seat: Seat, step: Step, automatic: bool },
    /// HC-10.12: a character that the wind lets move stays, by choice or because no cell is free.
    Stayed { seat: Seat, role: Role, automatic: bool },
    /// HC-12.9, HC-10.13.
    Played { seat: Seat, card: Number, points: u8, pool: u8 },
    /// HC-8.6.
    Healed { seat: Seat, role: Role },
    /// HC-8.7.
    Looked { seat: Seat, card: Option<Number> },
    /// HC-8.7.
    Kept { seat: Seat, card: Option<Number> },
    /// HC-8.9.
    Attacked { seat: Seat, slot: Column, card: Figure },
    /// HC-8.10, HC-10.14, HC-12.12.
    PointsLost { seat: Seat, points: u8, rule: Lapse },
    /// HC-9.1.
    Revealed { slot: Column, card: Figure },
    /// HC-15.5, option `rencontres_face_up`.
    DealtFaceUp { slot: Column, card: Figure },
    /// HC-9.8.
    Spared { seat: Seat, role: Role, by: Encounter },
    /// HC-9.5, HC-10.9.
    Wounded { seat: Seat, role: Role, by: By },
    /// HC-9.5, HC-9.7, HC-10.8, HC-10.9.
    Destroyed { seat: Seat, role: Role, by: By },
    /// HC-9.7: one who waits is taken in the place of the one who was struck.
    DestroyedInAval { seat: Seat, role: Role },
    /// HC-9.6.
    LostToVeramorphe { seat: Seat, role: Role, card: Number },
    /// HC-10.4.
    Committed { seat: Seat, row: u8, points: u8 },
    /// HC-10.5.
    Compared { seat: Seat, role: Role, row: u8, resistance: u8, force: u8 },
    /// HC-10.10: to the next cell, or to Aval.
    Retreated { seat: Seat, role: Role, from: Cell, to: Option<Cell>, pushed: bool },
    /// HC-10.11.
    Soutien { seat: Seat },
    /// HC-11.2.
    Conform { seat: Seat, card: Number, on: Footing },
    /// HC-11.4; with the Ailier's colour against the formation that was asked for.
    Missed {
        seat: Seat,
        card: Number,
        #[serde(default)]
        ailier: AilierColour,
    },
    /// HC-11.4.
    LostToFormation { seat: Seat, card: Number },
    /// HC-11.5, HC-11.6.
    LeftAval { seat: Seat, role: Role, excess: bool },
    /// HC-14.11.
    DominantesBack { cards: u8 },
    /// HC-13.3, HC-13.4.
    HordeLost { seat: Seat, cause: Cause },
    /// HC-14.13.
    RencontreCleared { slot: Column, card: Figure },
    /// HC-13.1, HC-14.14.
    Won { seat: Seat },
    /// HC-14.13, option `competition_elimination = "stop"`: the other Horde is lost.
    Outlived { seat: Seat },
    /// HC-14.14.
    BothLost,
    /// HC-14.14.
    Drawn,
}

/// HC-2.9: on which cells a formation is held, where a role may choose between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Footing {
    /// Every role on its first cell.
    Primary,
    Alternative,
}

/// HC-2.10: the Ailier's colour against the formation that the Dominante asks for, its mirror image counted where it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AilierColour {
    /// He is not on the terrain: he may still enter on either colour.
    #[default]
    Absent,
    /// The formation has a cell for him of the colour he stands on.
    Right,
    /// He is stuck: all his cells are of the other colour, and no movement leads there, however many he makes. Only a retreat does.
    Wrong,
}

/// When the Souffles of the column come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    SetUp,
    Shift,
    Held,
    HeldInCompetition,
}

/// When points of the pool lapse: at the end of Phase 3, of Phase 5, or after each use (option).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lapse {
    Phase3,
    Phase5,
    Use,
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::TurnBegan { .. } => rule::SHIFT,
            Event::SouffleGone { when, .. } | Event::SouffleLaid { when, .. } => match when {
                Moment::SetUp => rule::START_SOUFFLES,
                Moment::Shift => rule::SHIFT,
                Moment::Held => rule::CLEARED,
                Moment::HeldInCompetition => rule::TWO_SHIFTS,
            },
            Event::Dominante { fallback: false, .. } => rule::DOMINANTE,
            Event::Dominante { fallback: true, .. } => rule::FALLBACK,
            Event::RencontreLeft { .. } | Event::RencontresReshuffled { .. } => rule::RENCONTRES_SHIFT,
            Event::Drew { .. } => rule::DRAW,
            Event::Joined { .. } => rule::JOIN,
            Event::Began { .. } => rule::ORDER,
            Event::Entered { .. } => rule::ENTRY,
            Event::Moved { way: Way::Free, .. } => rule::FREE_MOVE,
            Event::Moved { way: Way::Provocation, .. } => rule::PROVOCATION,
            Event::Moved { way: Way::Wind, .. } => rule::WIND_MOVE,
            Event::Closed { automatic: true, .. } | Event::Stayed { automatic: true, .. } => rule::AUTOMATIC,
            Event::Stayed { .. } => rule::WIND_MOVE,
            Event::Closed { step: Step::Cull, .. } => rule::TURN_ENDS,
            Event::Closed { .. } => rule::STEPS,
            Event::Played { card, points, .. } if *points > card.value() => rule::DOUBLED,
            Event::Played { .. } => rule::POOL,
            Event::Healed { .. } => rule::REPOS,
            Event::Looked { .. } | Event::Kept { .. } => rule::AIDE,
            Event::Attacked { .. } => rule::ATTAQUE,
            Event::PointsLost { rule: Lapse::Phase3, .. } => rule::POOL_LOST_3,
            Event::PointsLost { rule: Lapse::Phase5, .. } => rule::POOL_LOST_5,
            Event::PointsLost { rule: Lapse::Use, .. } => rule::USE_ONLY,
            Event::Revealed { .. } => rule::REVEAL,
            Event::DealtFaceUp { .. } => rule::LAB_FACE_UP,
            Event::Spared { .. } => rule::IMMUNITY,
            Event::Wounded { by: By::Poursuite, .. } | Event::Destroyed { by: By::Poursuite, .. } => rule::POURSUITE,
            Event::Destroyed { by: By::Corroyeur, .. } | Event::DestroyedInAval { .. } => rule::CORROYEUR,
            Event::Destroyed { by: By::Malus, .. } => rule::MALUS,
            Event::Wounded { .. } | Event::Destroyed { .. } => rule::WOUNDED_BY_WIND,
            Event::LostToVeramorphe { .. } => rule::VERAMORPHE,
            Event::Committed { .. } => rule::POWER,
            Event::Compared { .. } => rule::COMPARE,
            Event::Retreated { .. } => rule::RETREAT,
            Event::Soutien { .. } => rule::SOUTIEN,
            Event::Conform { .. } => rule::CONFORM,
            Event::Missed { .. } | Event::LostToFormation { .. } => rule::PENALTY,
            Event::LeftAval { excess: true, .. } => rule::TRIM,
            Event::LeftAval { .. } => rule::CULL,
            Event::DominantesBack { .. } => rule::SHUFFLED_BACK,
            Event::HordeLost { .. } => rule::DEFEAT,
            Event::RencontreCleared { .. } | Event::Outlived { .. } => rule::LOST_HORDE,
            Event::Won { .. } => rule::VICTORY,
            Event::BothLost | Event::Drawn => rule::WINNER,
        }
    }

    /// A card that left the Pack may have been known to its owner alone.
    fn reveals(&self) -> bool {
        matches!(self, Event::LostToFormation { .. } | Event::LostToVeramorphe { .. })
    }

    /// HC-5.3: undo is for the step that is open.
    fn closes(&self) -> bool {
        matches!(self, Event::Closed { automatic: false, .. } | Event::Stayed { automatic: false, .. })
    }
}

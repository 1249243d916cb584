//! What happened, for the log, the animation and the metrics; every event cites its rule.

use crate::cards::{Figure, Number};
use crate::roles::{Encounter, Role};
use crate::rules_ids as rule;
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        turn: u8,
    },
    SouffleLaid {
        row: u8,
        card: Number,
        when: Moment,
    },
    SouffleGone {
        row: u8,
        card: Number,
        when: Moment,
    },
    Dominante {
        seat: Seat,
        card: Number,
        fallback: bool,
        /// Where the formation that is asked for finds him.
        #[serde(default)]
        ailier: AilierColour,
    },
    RencontreLeft {
        slot: Column,
        card: Figure,
    },
    RencontresReshuffled {
        cards: u8,
    },
    Drew {
        seat: Seat,
        card: Option<Number>,
    },
    Joined {
        seat: Seat,
        card: Figure,
    },
    /// HC-14.7: who plays Phases 3 and 4 first, and whether the Dominantes were equal.
    Began {
        seat: Seat,
        value: u8,
        tie: bool,
    },
    Entered {
        seat: Seat,
        role: Role,
        cell: Cell,
    },
    Moved {
        seat: Seat,
        role: Role,
        from: Cell,
        to: Cell,
        way: Way,
    },
    Closed {
        seat: Seat,
        step: Step,
        automatic: bool,
    },
    /// HC-10.12: a character that the wind lets move stays, by choice or because no cell is free.
    Stayed {
        seat: Seat,
        role: Role,
        automatic: bool,
    },
    Played {
        seat: Seat,
        card: Number,
        points: u8,
        pool: u8,
    },
    Healed {
        seat: Seat,
        role: Role,
    },
    Looked {
        seat: Seat,
        card: Option<Number>,
    },
    Kept {
        seat: Seat,
        card: Option<Number>,
    },
    Attacked {
        seat: Seat,
        slot: Column,
        card: Figure,
    },
    PointsLost {
        seat: Seat,
        points: u8,
        rule: Lapse,
    },
    Revealed {
        slot: Column,
        card: Figure,
    },
    /// HC-15.5, option `rencontres_face_up`.
    DealtFaceUp {
        slot: Column,
        card: Figure,
    },
    Spared {
        seat: Seat,
        role: Role,
        by: Encounter,
    },
    Wounded {
        seat: Seat,
        role: Role,
        by: By,
    },
    Destroyed {
        seat: Seat,
        role: Role,
        by: By,
    },
    DestroyedInAval {
        seat: Seat,
        role: Role,
    },
    LostToVeramorphe {
        seat: Seat,
        role: Role,
        card: Number,
    },
    Committed {
        seat: Seat,
        row: u8,
        points: u8,
    },
    Compared {
        seat: Seat,
        role: Role,
        row: u8,
        resistance: u8,
        force: u8,
    },
    Retreated {
        seat: Seat,
        role: Role,
        from: Cell,
        to: Option<Cell>,
        pushed: bool,
    },
    Soutien {
        seat: Seat,
    },
    Conform {
        seat: Seat,
        card: Number,
        on: Footing,
    },
    Missed {
        seat: Seat,
        card: Number,
        /// Where the formation that was asked for did not get him.
        #[serde(default)]
        ailier: AilierColour,
    },
    LostToFormation {
        seat: Seat,
        card: Number,
    },
    LeftAval {
        seat: Seat,
        role: Role,
        excess: bool,
    },
    DominantesBack {
        cards: u8,
    },
    HordeLost {
        seat: Seat,
        cause: Cause,
    },
    RencontreCleared {
        slot: Column,
        card: Figure,
    },
    Won {
        seat: Seat,
    },
    /// HC-14.13, option `competition_elimination = "stop"`: the other Horde is lost.
    Outlived {
        seat: Seat,
    },
    BothLost,
    Drawn,
}

/// HC-2.9: on which cells a formation is held, where a role may choose between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Footing {
    /// Everybody on the cell that is named first.
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

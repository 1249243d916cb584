//! What happens, for the log: each event cites its rule.

use crate::action::Order;
use crate::bestiary::Line;
use crate::rule_ids as rule;
use galerne_engine::{Rule, Seat, SeatSet, Square};
use serde::{Deserialize, Serialize};

/// A creature as the log names it: its number (from 0) and its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Who {
    pub unit: u8,
    pub kind: u8,
}

/// What is added to a die, modifier by modifier (section 8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Modifiers {
    pub cover: i8,
    pub presence: i8,
    pub rear: i8,
    pub prone: i8,
    pub engaged: i8,
    pub shaken: i8,
    pub opportunity: i8,
    pub charge: i8,
    pub command: i8,
    pub pack: i8,
}

impl Modifiers {
    #[must_use]
    pub fn sum(&self) -> i32 {
        [
            self.cover,
            self.presence,
            self.rear,
            self.prone,
            self.engaged,
            self.shaken,
            self.opportunity,
            self.charge,
            self.command,
            self.pack,
        ]
        .iter()
        .map(|&part| i32::from(part))
        .sum()
    }
}

/// Which test was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    PickLock,
    Bash,
    Vault,
}

/// How a creature moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Course,
    Sprint,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoorChange {
    Opened,
    Closed,
    Unlocked,
    Broken,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Added {
        seat: Seat,
        kind: u8,
    },
    Removed {
        seat: Seat,
        kind: u8,
    },
    ReadyTaken {
        seat: Seat,
        army: u8,
    },
    Locked {
        seat: Seat,
    },
    /// Two sides chose the same hero, where that may not be.
    HeroClash {
        kind: u8,
    },
    Revealed,
    BannerDrawn {
        seat: Seat,
        banner: u8,
    },
    Recruited {
        seat: Seat,
        kind: u8,
    },
    AttackerDrawn {
        side: u8,
    },
    TurnOrder {
        order: Order,
    },
    Deployed {
        who: Who,
        seat: Seat,
        at: Square,
        facing: u8,
    },
    /// The same in secret: only the side knows.
    DeployedInSecret {
        who: Who,
        seat: Seat,
        at: Square,
        facing: u8,
    },
    DeploymentDone {
        seat: Seat,
    },
    DeploymentRevealed,
    SentToReserve {
        seat: Seat,
    },
    TargetNamed {
        seat: Seat,
        who: Who,
    },
    RoundBegan {
        round: u8,
    },
    TieDrawn {
        init: u8,
        order: Order,
    },
    SecondPass,
    Activated {
        who: Who,
    },
    Waited {
        who: Who,
    },
    Yielded {
        seat: Seat,
    },
    Moving {
        who: Who,
        gait: Move,
    },
    Charging {
        who: Who,
        target: Who,
    },
    Stepped {
        who: Who,
        at: Square,
        careful: bool,
    },
    Halted {
        who: Who,
        at: Square,
    },
    PutBack {
        who: Who,
        at: Square,
    },
    Provoked {
        who: Who,
        by: Who,
    },
    LetGo {
        who: Who,
        by: Who,
    },
    Attacked {
        who: Who,
        weapon: u8,
        target: Who,
        line: Line,
    },
    AimedAt {
        who: Who,
        weapon: u8,
        at: Square,
    },
    SweptAround {
        who: Who,
        weapon: u8,
    },
    /// The die and the sum; `loss` is what the table says, before it is capped by the life left.
    Rolled {
        who: Who,
        target: Who,
        line: Line,
        roll: u8,
        modifiers: Modifiers,
        value: i16,
        success: bool,
        loss: u8,
    },
    Lost {
        who: Who,
        loss: u8,
        left: u8,
    },
    BecameShaken {
        who: Who,
    },
    FellProne {
        who: Who,
    },
    Died {
        who: Who,
    },
    Reloaded {
        who: Who,
    },
    Healed {
        who: Who,
        target: Who,
        amount: u8,
    },
    Rallied {
        who: Who,
    },
    Summoned {
        who: Who,
        called: Who,
        at: Square,
    },
    DoorChanged {
        who: Who,
        door: u8,
        change: DoorChange,
    },
    Tested {
        who: Who,
        test: Test,
        die: u8,
        roll: u8,
        bonus: i16,
        success: bool,
    },
    Vaulted {
        who: Who,
        at: Square,
    },
    StoodUp {
        who: Who,
    },
    Arrived {
        who: Who,
        at: Square,
    },
    Ended {
        who: Who,
    },
    Faced {
        who: Who,
        facing: u8,
    },
    Control {
        side: u8,
        rounds: u8,
    },
    ControlLost {
        side: u8,
    },
    Conceded {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    LimitReached {
        round: u8,
    },
    Won {
        seats: SeatSet,
    },
    Drawn,
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Added { .. } | Event::Removed { .. } | Event::ReadyTaken { .. } => rule::ARMY,
            Event::BannerDrawn { .. } | Event::Recruited { .. } => rule::ARMY,
            Event::Locked { .. } => rule::LOCKED,
            Event::HeroClash { .. } => rule::HEROES,
            Event::Revealed => rule::VISIBILITY,
            Event::AttackerDrawn { .. } | Event::TurnOrder { .. } => rule::ROLES,
            Event::Deployed { .. } | Event::DeployedInSecret { .. } => rule::DEPLOYMENT,
            Event::DeploymentDone { .. } | Event::DeploymentRevealed => rule::DEPLOYMENT,
            Event::SentToReserve { .. } | Event::Arrived { .. } => rule::RESERVE,
            Event::TargetNamed { .. } => rule::TARGETS,
            Event::RoundBegan { .. } => rule::ROUND,
            Event::TieDrawn { .. } => rule::SLOTS,
            Event::SecondPass => rule::SECOND_PASS,
            Event::Activated { .. } => rule::ACTIVATION,
            Event::Waited { .. } => rule::FIRST_PASS,
            Event::Yielded { .. } => rule::DECIDER,
            Event::Moving { .. } => rule::MOVES,
            Event::Charging { .. } => rule::CHARGE,
            Event::Stepped { careful: true, .. } => rule::CAREFUL,
            Event::Stepped { careful: false, .. } => rule::STEP,
            Event::Halted { .. } => rule::STOP,
            Event::PutBack { .. } => rule::STOPPED,
            Event::Provoked { .. } => rule::PROVOKES,
            Event::LetGo { .. } => rule::OPPORTUNITY,
            Event::Attacked { .. } => rule::ATTACK_LINE,
            Event::AimedAt { .. } => rule::BLAST,
            Event::SweptAround { .. } => rule::AROUND,
            Event::Rolled { .. } => rule::ROLL,
            Event::Lost { .. } => rule::LOSS,
            Event::BecameShaken { .. } => rule::SHAKEN,
            Event::FellProne { .. } => rule::PRONE,
            Event::Died { .. } => rule::DEATH,
            Event::Reloaded { .. } => rule::RELOAD,
            Event::Healed { .. } | Event::Rallied { .. } => rule::POWER_LIST,
            Event::Summoned { .. } => rule::SUMMON,
            Event::DoorChanged { change: DoorChange::Unlocked, .. } => rule::PICK_LOCK,
            Event::DoorChanged { change: DoorChange::Broken, .. } => rule::BASH,
            Event::DoorChanged { .. } => rule::OPEN_DOOR,
            Event::Tested { .. } => rule::TESTS,
            Event::Vaulted { .. } => rule::VAULT,
            Event::StoodUp { .. } => rule::STAND_UP,
            Event::Ended { .. } => rule::END,
            Event::Faced { .. } => rule::FACING,
            Event::Control { .. } | Event::ControlLost { .. } => rule::CAPTURE,
            Event::Conceded { .. } | Event::Eliminated { .. } => rule::ELIMINATION,
            Event::LimitReached { .. } => rule::TO_THE_DEATH,
            Event::Won { .. } | Event::Drawn => rule::RESULT,
        }
    }

    /// ON-4.13: a list that was declared final stays final.
    fn closes(&self) -> bool {
        matches!(self, Event::Locked { .. })
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Revealed | Event::HeroClash { .. } | Event::DeploymentRevealed)
    }
}

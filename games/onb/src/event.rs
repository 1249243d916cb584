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

impl DoorChange {
    fn rule(self) -> Rule {
        match self {
            DoorChange::Opened | DoorChange::Closed => rule::OPEN_DOOR,
            DoorChange::Unlocked => rule::PICK_LOCK,
            DoorChange::Broken => rule::BASH,
        }
    }
}

/// One row per event: its fields, and the rule that it cites.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),* })? => $rule:expr;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Event { $($(#[$doc])* $name $({ $($field: $type),* })?),* }

        impl galerne_engine::Event for Event {
            #[allow(unused_variables, reason = "few rules depend on a field")]
            fn rule(&self) -> Rule {
                match self { $(Event::$name $({ $($field),* })? => $rule),* }
            }

            /// ON-4.13: a list that was declared final stays final.
            fn closes(&self) -> bool {
                matches!(self, Event::Locked { .. })
            }

            fn reveals(&self) -> bool {
                matches!(self, Event::Revealed | Event::HeroClash { .. } | Event::DeploymentRevealed)
            }
        }
    };
}

events! {
    Added { seat: Seat, kind: u8 } => rule::ARMY;
    Removed { seat: Seat, kind: u8 } => rule::ARMY;
    ReadyTaken { seat: Seat, army: u8 } => rule::ARMY;
    Locked { seat: Seat } => rule::LOCKED;
    /// Two sides chose the same hero, where that may not be.
    HeroClash { kind: u8 } => rule::HEROES;
    Revealed => rule::VISIBILITY;
    BannerDrawn { seat: Seat, banner: u8 } => rule::ARMY;
    Recruited { seat: Seat, kind: u8 } => rule::ARMY;
    AttackerDrawn { side: u8 } => rule::ROLES;
    TurnOrder { order: Order } => rule::ROLES;
    Deployed { who: Who, seat: Seat, at: Square, facing: u8 } => rule::DEPLOYMENT;
    /// The same in secret: only the side knows.
    DeployedInSecret { who: Who, seat: Seat, at: Square, facing: u8 } => rule::DEPLOYMENT;
    DeploymentDone { seat: Seat } => rule::DEPLOYMENT;
    DeploymentRevealed => rule::DEPLOYMENT;
    SentToReserve { seat: Seat } => rule::RESERVE;
    TargetNamed { seat: Seat, who: Who } => rule::TARGETS;
    RoundBegan { round: u8 } => rule::ROUND;
    TieDrawn { init: u8, order: Order } => rule::SLOTS;
    SecondPass => rule::SECOND_PASS;
    Activated { who: Who } => rule::ACTIVATION;
    Waited { who: Who } => rule::FIRST_PASS;
    /// It ends its activation with both half-actions left.
    Idled { who: Who } => rule::ACTIVATION;
    Yielded { seat: Seat } => rule::DECIDER;
    Moving { who: Who, gait: Move } => rule::MOVES;
    Charging { who: Who, target: Who } => rule::CHARGE;
    Stepped { who: Who, at: Square, careful: bool } => if *careful { rule::CAREFUL } else { rule::STEP };
    Halted { who: Who, at: Square } => rule::STOP;
    PutBack { who: Who, at: Square } => rule::STOPPED;
    Provoked { who: Who, by: Who } => rule::PROVOKES;
    LetGo { who: Who, by: Who } => rule::OPPORTUNITY;
    Attacked { who: Who, weapon: u8, target: Who, line: Line } => rule::ATTACK_LINE;
    AimedAt { who: Who, weapon: u8, at: Square } => rule::BLAST;
    SweptAround { who: Who, weapon: u8 } => rule::AROUND;
    /// The die and the sum; `loss` is what the table says, before it is capped by the life left.
    Rolled { who: Who, target: Who, line: Line, roll: u8, modifiers: Modifiers, value: i16, success: bool, loss: u8 }
        => rule::ROLL;
    Lost { who: Who, loss: u8, left: u8 } => rule::LOSS;
    BecameShaken { who: Who } => rule::SHAKEN;
    FellProne { who: Who } => rule::PRONE;
    /// `at` is the anchor that it leaves.
    Died { who: Who, at: Square } => rule::DEATH;
    Reloaded { who: Who } => rule::RELOAD;
    Healed { who: Who, target: Who, amount: u8 } => rule::POWER_LIST;
    Rallied { who: Who } => rule::POWER_LIST;
    Summoned { who: Who, called: Who, at: Square } => rule::SUMMON;
    DoorChanged { who: Who, door: u8, change: DoorChange } => change.rule();
    Tested { who: Who, test: Test, die: u8, roll: u8, bonus: i16, success: bool } => rule::TESTS;
    Vaulted { who: Who, at: Square } => rule::VAULT;
    StoodUp { who: Who } => rule::STAND_UP;
    Arrived { who: Who, at: Square } => rule::RESERVE;
    Ended { who: Who } => rule::END;
    Faced { who: Who, facing: u8 } => rule::FACING;
    Control { side: u8, rounds: u8 } => rule::CAPTURE;
    ControlLost { side: u8 } => rule::CAPTURE;
    Conceded { seat: Seat } => rule::ELIMINATION;
    Eliminated { seat: Seat } => rule::ELIMINATION;
    LimitReached { round: u8 } => rule::TO_THE_DEATH;
    Won { seats: SeatSet } => rule::RESULT;
    Drawn => rule::RESULT;
}

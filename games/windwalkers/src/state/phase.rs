//! Where the day stands, and what an effect in progress waits for.

use serde::{Deserialize, Serialize};

/// Where the day stands (the table of states in section 4), and the set-up before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Chance: who goes first.
    First,
    /// The horde is composed: cards are dealt, or picked from what is shown.
    Compose,
    /// Chance: a board is generated.
    Layout,
    /// Chance: the roses of the winds.
    Rotations,
    /// Chance: a village for the race.
    DrawVillage,
    PlaceVillage,
    /// Offers are dealt.
    Lay,
    Move,
    /// Chance: a token for the target.
    Wind,
    /// Chance: all dice of the contre.
    Roll,
    Adjust,
    /// A hordier must be lost: after a failure, or at the Tour.
    LossFailed,
    LossTour,
    LossTourStop,
    Arrived,
    Passing,
    Stopped,
    Recruit,
    /// Which card the newcomer (`chosen`) replaces.
    Replace,
    Over,
}

/// What an effect in progress waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wait {
    Nothing,
    // Costs and reactions.
    CostAbandon,
    CostTap,
    React,
    ReactAimed,
    ReactConsumable,
    Interfere,
    // Choices of an effect.
    Colour,
    Shift,
    SetDie,
    SetFace,
    AllFace,
    FlipDie,
    RerollDice,
    IgnoreDie,
    GreenDie,
    GreenFace,
    GreenAdd,
    Ready,
    Recruit,
    RevealTile,
    ReturnTile,
    BumpTile,
    RemoveTile,
    SwapTile,
    SwapTileWith,
    ReplaceTile,
    ReplaceWith,
    SpreadTile,
    Branch,
    UseTraine,
    StackCard,
    FlipCard,
    Horde,
    GiveAbandon,
    GiftDie,
    BlackTile,
    SwapMine,
    SwapTheirs,
    InterfereBranch,
    InterfereDie,
    TokenForce,
    TopSwapOther,
    ForceUse,
    LoseOne,
    TopSwap,
    BehindTile,
    TokenTile,
    TokenSwapTile,
    TokenSwapWith,
    AnyTile,
    CopyCard,
    CopyConsumable,
    PushTile,
    VillageTile,
    VillageKind,
    // Chance.
    DiceRoll,
    Gamble,
    Threshold,
    TokenDraw,
    TokenRedraw,
    RerollAll,
}

impl Wait {
    /// Whether a tile of the map is asked for.
    pub(crate) const fn is_about_the_map(self) -> bool {
        matches!(
            self,
            Wait::RevealTile
                | Wait::ReturnTile
                | Wait::BumpTile
                | Wait::RemoveTile
                | Wait::SwapTile
                | Wait::SwapTileWith
                | Wait::ReplaceTile
                | Wait::SpreadTile
                | Wait::BlackTile
                | Wait::BehindTile
                | Wait::TokenTile
                | Wait::TokenSwapTile
                | Wait::TokenSwapWith
                | Wait::AnyTile
                | Wait::PushTile
                | Wait::VillageTile
        )
    }
}

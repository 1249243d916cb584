//! The effect language: what cards are composed of. The state machine interprets these words and knows no card.
//!
//! The words are those of the catalogue (`tests/vectors/cards.toml`) and of WW-9. A card's text and its behaviour come from the
//! same value.

/// Professions and families that other cards count (WW-9.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    Oiseleur,
    Feuleur,
    Torantor,
    Calsan,
    Geomaitre,
}

impl Tag {
    pub const ALL: [Tag; 5] = [Tag::Oiseleur, Tag::Feuleur, Tag::Torantor, Tag::Calsan, Tag::Geomaitre];

    /// As the catalogue writes it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["oiseleur", "feuleur", "torantor", "calsan", "geomaitre"][self as usize]
    }
}

/// What a number of a power counts, at the moment the effect happens (WW-9.3, WW-9.20, WW-2.33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Plain numbers.
    One,
    Missing,
    MissingPack,
    MissingTraine,
    Force,
    Moral,
    Greens,
    Blacks,
    Fers,
    Packs,
    Tagged(Tag),
    WindPairs,
    TileMoral,
}

/// A number, plain or counted: `times` × what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    pub times: u8,
    pub of: Counted,
}

/// A plain number.
#[must_use]
pub(crate) const fn n(times: u8) -> Amount {
    Amount { times, of: Counted::One }
}

/// Counted once.
#[must_use]
pub(crate) const fn each(of: Counted) -> Amount {
    Amount { times: 1, of }
}

/// Counted several times over.
#[must_use]
pub(crate) const fn times(times: u8, of: Counted) -> Amount {
    Amount { times, of }
}

/// "Up to N", or everything that fits (WW-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    UpTo(Amount),
    All,
}

/// The dice a power reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    Blue,
    Violet,
    /// Blue and violet, the player's choice die by die.
    Horde,
    White,
    Green,
    /// White and green.
    Epreuve,
    /// White, green and black.
    Any,
}

/// How the steps of a shift may be spread (WW-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spread {
    /// Over any dice, as Emelyn's (WW-9.57).
    Free,
    /// All of them on one die, as Dorothy's (WW-9.57).
    OneDie,
    EachOnce,
}

/// Which dice of the pool an "ignore all" takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceFilter {
    Every,
    AboveToken,
    BelowForce,
    BelowLowestBlue,
}

/// Which cards a rest or a recruitment reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFilter {
    Anyone,
    Tagged(Tag),
    Card(u8),
}

/// Where a recruited card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Pile,
    VillageOffers,
    Anywhere,
}

/// A condition: of using the power, or of one of its effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Wind,
    Force(u8),
    TileGreens(u8),
    TileMoral(u8),
    Edge,
    Blacks(u8),
    SumBeaten,
    Tagged(Tag, u8),
    OtherTagged(Tag),
    Village,
    /// That card, or a card of that family, is in no horde.
    Outside(CardFilter),
    /// That card has used its power today.
    Used(u8),
    /// Another horde stands on the target tile.
    Company,
}

/// Which card must be abandoned as a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Abandon {
    Other,
    OtherNotTraceur,
    Pack,
    Traine,
    FerLineNotCalsan,
}

/// What a power costs besides its own card (WW-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    Moral(u8),
    MoralPerRested,
    /// That many moral unless the named card is in the horde.
    MoralUnless(u8, u8),
    Abandon(Abandon),
    TapOther(u8),
}

/// One effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    RollAdd(Dice, Amount),
    Shift(Dice, Amount, Spread),
    Set(Dice, Amount),
    SetAll(Dice),
    /// Turn one die to its opposite face. No card of the catalogue has it (WW-9.22).
    Flip(Dice),
    Reroll(Dice),
    PoolReplace(Amount),
    Ignore(Dice, Count, DiceFilter),
    EpSet,
    EpAdd(Amount),
    ForceSet(u8),
    ForceDelta(i8),
    TokenThreshold,
    Moral(Amount),
    MoralLoss(u8),
    MoralEveryHorde(u8),
    MoralFull,
    Rest(Count, CardFilter),
    Recruit(Source, CardFilter),
    WindReveal(Count),
    WindReturn,
    WindBump,
    TileRemove,
    /// Anywhere, or only two tiles that both touch the horde's.
    TileSwap {
        anywhere: bool,
    },
    TileReplace,
    StoreUse,
    StoreGreen,
    UndoContre,
    MoralDouble,
    BlackSpread,
    /// Violet dice become blue; black ones green where it says so.
    Recolor {
        black_to_green: bool,
    },
    Cityfy,
    Stack(crate::cards::Line),
    LockSelf,
    ScoreDouble,
    WaiveTerrainMoral,
    WaivePowerMoral,
    UseTraine,
    OfferAdd,

    If(Condition, &'static [Op]),
    Choose(&'static [Op], &'static [Op]),
    /// Roll one die; each row has a set of faces (bit 0 for a 1) and its effects.
    Gamble(&'static [(u8, &'static [Op])]),
    /// Roll one die; the effects follow if it reaches the force.
    GambleForce(&'static [Op]),

    // Several hordes (WW-12.15, WW-12.19).
    FlipCard {
        reward: u8,
    },
    GiveSelf,
    BlackAdd(Amount),
    Duel,
    MoveGreen,
    GiftIgnored,
    LendDie,
    ShareMoral,
    SwapCard {
        reward: u8,
    },
    PullHorde {
        reward: u8,
    },
    /// A reaction while another horde is in a contre.
    Interfere {
        moral: u8,
        reward: u8,
    },
    ChooseToken,
    SwapPlaces,
    TopSwapOther,
    ForceUse,
    LoseGame,
    WinGame,
    /// A reaction that cancels a card: one aimed at this horde, or any.
    Cancel {
        aimed: bool,
    },
    Undefined,

    // Chrones (WW-12.10).
    LoseOne,
    TopSwap,
    NextTokenOne,

    // Consumables of the race (WW-12.22).
    AddBlackBehind(u8),
    TokenDelta(i8),
    TokenSwap,
    RevealAny,
    NextForceAll,
    NextSixesAll,
    NextBlueAll,
    LastingBlue {
        more: bool,
        points: bool,
    },
    BlackEverywhere,
    SwapCardFar,
    CopyPower {
        legal: bool,
    },
    CopyConsumable,
    WinContre,
    PushHorde,
    RerollContre,
    TileToVillage,
    CancelConsumable,
}

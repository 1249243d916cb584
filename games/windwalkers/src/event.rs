//! What happens, for the log, the carnet de contre, the animation and the metrics. Every event cites its rule.

use crate::cards::CardId;
use crate::consumables::ConsumableId;
use crate::dice::{Colour, Pool};
use crate::rule_ids as ww;
use crate::tiles::Tile;
use galerne_engine::{Hex, Rule, Seat};
use serde::{Deserialize, Serialize};

/// Why a horde is lost (WW-10.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doom {
    Moral,
    NoHordier,
    DayLimit,
    Conceded,
    /// The other horde of a race has been home too long (WW-12.21).
    Outrun,
    /// A gamble of card 101.
    Gamble,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lasting {
    TerrainWaived,
    PowerMoralWaived,
    MoralDoubled,
    ScoreDoubled,
    Cityfied,
    GreensNoted,
    DiceRecoloured,
    StoreUsed,
    GreensGiven,
    NextTokenOne,
    NextTokenChosen,
    DiceLent,
    Wager,
    NextForce,
    NextSixes,
    NextBlue,
    LastingBlue,
    BlackEverywhere,
    ContreWon,
    Cancelled,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    First {
        seat: Seat,
    },
    Laid {
        chapter: u8,
        start: Tile,
        arrival: Tile,
    },
    VillageDrawn {
        seat: Seat,
        tile: Tile,
    },
    /// A card turned face up in a draft or a city.
    Shown {
        card: CardId,
    },
    Offered {
        card: CardId,
    },
    Kept {
        seat: Seat,
        card: CardId,
    },
    Dawn {
        seat: Seat,
        day: u8,
    },
    Announced {
        seat: Seat,
        hex: Hex,
        tile: Tile,
    },
    Token {
        hex: Hex,
        force: u8,
    },
    Gusts {
        hex: Hex,
        white: i8,
    },
    Rolled {
        seat: Seat,
        black: Pool,
        green: Pool,
        white: Pool,
        blue: Pool,
        violet: Pool,
    },
    MissingDice {
        count: u8,
        face: u8,
    },
    Shifted {
        seat: Seat,
        colour: Colour,
        face: u8,
        to: u8,
        paid: bool,
    },
    Rerolled {
        seat: Seat,
    },
    DiceRolled {
        seat: Seat,
        blue: Pool,
        violet: Pool,
    },
    DieRolled {
        face: u8,
    },
    DieStored {
        seat: Seat,
        colour: Colour,
        face: u8,
    },
    Used {
        seat: Seat,
        card: CardId,
        force: u8,
    },
    Played {
        seat: Seat,
        consumable: ConsumableId,
    },
    ConsumableDrawn {
        seat: Seat,
        consumable: Option<ConsumableId>,
    },
    Abandoned {
        seat: Seat,
        card: CardId,
    },
    Tapped {
        seat: Seat,
        card: CardId,
    },
    Readied {
        seat: Seat,
        card: CardId,
    },
    Joined {
        seat: Seat,
        card: CardId,
    },
    Dismissed {
        seat: Seat,
        card: CardId,
    },
    Fell {
        seat: Seat,
        card: CardId,
    },
    Stacked {
        seat: Seat,
        upper: CardId,
        lower: CardId,
    },
    Locked {
        seat: Seat,
        card: CardId,
    },
    Ignored {
        colour: Colour,
        dice: Pool,
    },
    Turned {
        colour: Colour,
        face: u8,
        to: u8,
    },
    DieAdded {
        colour: Colour,
        face: u8,
    },
    Force {
        force: u8,
    },
    Threshold {
        force: u8,
    },
    Lasting {
        seat: Seat,
        what: Lasting,
    },
    Moral {
        seat: Seat,
        change: i8,
        now: u8,
    },
    TileGone {
        hex: Hex,
    },
    TilesSwapped {
        hex: Hex,
        with: Hex,
    },
    TileChanged {
        hex: Hex,
        tile: Tile,
    },
    TokenReturned {
        hex: Hex,
    },
    BlackLaid {
        hex: Hex,
        dice: i8,
    },
    HordeMoved {
        seat: Seat,
        hex: Hex,
    },
    TakenBack {
        seat: Seat,
    },
    /// A contre resolved: a row of the carnet (WW-11.9).
    Contre {
        seat: Seat,
        day: u8,
        tile: Tile,
        hex: Hex,
        wind: u8,
        force: u8,
        won: bool,
        surpass: u8,
        shifts: u8,
        rerolls: u8,
        black: Pool,
        green: Pool,
        white: Pool,
        blue: Pool,
        violet: Pool,
    },
    Entered {
        seat: Seat,
        hex: Hex,
        tile: Tile,
        points: i8,
    },
    Stopped {
        seat: Seat,
        tile: Tile,
    },
    WentOn {
        seat: Seat,
        surpass: u8,
    },
    PushedBack {
        seat: Seat,
        hex: Hex,
    },
    /// A city reached: the arrival ends the chapter.
    CityEntered {
        seat: Seat,
        tile: Tile,
        day: u8,
    },
    ChapterDone {
        seat: Seat,
        chapter: u8,
        days: u8,
        moral: u8,
        points: i16,
    },
    DayDoubled {
        seat: Seat,
        points: i16,
    },
    RaceBonus {
        seat: Seat,
        points: i16,
    },
    HordeLost {
        seat: Seat,
        why: Doom,
        tiles_short: u8,
        points: i16,
    },
    Won {
        seat: Seat,
    },
    Over {
        won: bool,
    },
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::First { .. } => ww::RIVALS,
            Event::Laid { .. } | Event::Offered { .. } => ww::LAY,
            Event::VillageDrawn { .. } => ww::RACE,
            Event::Shown { .. } | Event::Kept { .. } => ww::COMPOSE,
            Event::Dawn { .. } => ww::MUST_MOVE,
            Event::Announced { .. } => ww::NEIGHBOUR,
            Event::Token { .. } | Event::Gusts { .. } => ww::WIND,
            Event::Rolled { .. } | Event::DiceRolled { .. } | Event::DieRolled { .. } => ww::ROLL,
            Event::MissingDice { .. } => ww::MISSING_DICE,
            Event::Shifted { paid: false, .. } | Event::Turned { .. } => ww::UP_TO,
            Event::Shifted { .. } | Event::Rerolled { .. } => ww::SPEND,
            Event::DieStored { .. } => ww::STORE,
            Event::Used { .. } | Event::Threshold { .. } | Event::DieAdded { .. } => ww::USE,
            Event::Played { .. } | Event::ConsumableDrawn { .. } => ww::CONSUMABLES,
            Event::Abandoned { .. } => ww::ABANDON,
            Event::Tapped { .. } => ww::READY,
            Event::Readied { .. } => ww::REST,
            Event::Joined { .. } | Event::Dismissed { .. } => ww::RECRUIT,
            Event::Fell { .. } => ww::LOSS_ORDER,
            Event::Stacked { .. } => ww::STACK,
            Event::Locked { .. } => ww::LOCKED,
            Event::Ignored { .. } => ww::UP_TO,
            Event::Force { .. } => ww::FORCE_CHANGES,
            Event::Lasting { what, .. } => what.rule(),
            Event::Moral { change, .. } if *change >= 0 => ww::GAINS,
            Event::Moral { .. } => ww::NO_MORAL,
            Event::TileGone { .. }
            | Event::TilesSwapped { .. }
            | Event::TileChanged { .. }
            | Event::HordeMoved { .. } => ww::USE,
            Event::TokenReturned { .. } => ww::NADIA,
            Event::BlackLaid { .. } => ww::BLACK_SPREAD,
            Event::TakenBack { .. } => ww::UNDO,
            Event::Contre { won: true, .. } | Event::Entered { .. } => ww::SUCCESS,
            Event::Contre { .. } => ww::FAILURE,
            Event::Stopped { .. } => ww::DAY_ENDS,
            Event::WentOn { .. } => ww::GO_ON,
            Event::PushedBack { .. } => ww::ROSE,
            Event::CityEntered { .. } => ww::CITY_FREE,
            Event::ChapterDone { .. } => ww::CHAPTER_END,
            Event::DayDoubled { .. } => ww::DOUBLE,
            Event::RaceBonus { .. } => ww::RACE_BONUS,
            Event::HordeLost { why: Doom::Conceded, .. } => ww::CONCEDE,
            Event::HordeLost { why: Doom::NoHordier, .. } => ww::NONE_LEFT,
            Event::HordeLost { why: Doom::DayLimit, .. } => ww::DAY_LIMIT,
            Event::HordeLost { .. } => ww::LOST,
            Event::Won { .. } | Event::Over { .. } => ww::WON,
        }
    }
}

impl Lasting {
    fn rule(self) -> Rule {
        match self {
            Lasting::TerrainWaived => ww::MALUS,
            Lasting::PowerMoralWaived | Lasting::MoralDoubled => ww::SPEND,
            Lasting::ScoreDoubled => ww::DOUBLE,
            Lasting::Cityfied => ww::CITYFY,
            Lasting::StoreUsed => ww::STORE,
            Lasting::NextTokenOne => ww::CHRONES,
            Lasting::NextForce
            | Lasting::NextSixes
            | Lasting::NextBlue
            | Lasting::LastingBlue
            | Lasting::BlackEverywhere
            | Lasting::ContreWon => ww::CONSUMABLES,
            Lasting::GreensNoted
            | Lasting::DiceRecoloured
            | Lasting::GreensGiven
            | Lasting::NextTokenChosen
            | Lasting::DiceLent
            | Lasting::Wager
            | Lasting::Cancelled => ww::USE,
        }
    }
}

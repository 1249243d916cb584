//! Modes and variants (WW-1.4, section 12): every option as a named field.

use crate::rule_ids as ww;
use galerne_engine::{Group, Kind, Need, Preset, choices, options};

choices! {
    Mode { Campaign = "campaign", Chapter = "chapter", Normal = "normal", Competitive = "competitive", Race2 = "race2" }
    GreenRule { Strict = "strict", Capped = "capped" }
    LossChoice { Order = "order", Free = "free" }
    TourDeath { OnEnter = "on_enter", OnStop = "on_stop" }
    Scoring { List = "list", Examples = "examples", Summary = "summary", Logbook2021 = "logbook2021" }
    Compose { Draft = "draft", Preset = "preset", Free = "free", Random = "random" }
    /// `base_ext` is the source's "base+ext".
    DeckChoice { Base = "base", BaseExt = "base_ext" }
    RoseWinds { Off = "off", LocalDice = "local_dice", Pushback = "pushback", Both = "both" }
    BoardChoice { Author = "author", Generated = "generated", Chapter2Web = "chapter2_web" }
    RaceBonus { Hordiers = "hordiers", Moral = "moral" }
    Winner { Score = "score", First = "first" }
    Team {
        UtherStart = "uther_start",
        RyageStart = "ryage_start",
        RokkaStart = "rokka_start",
        RokkaWinds = "rokka_winds",
        AlphaSaving = "alpha_saving",
        UtherAssassins = "uther_assassins",
        RokkaMastery = "rokka_mastery",
        RyageLuck = "ryage_luck",
        OranneTerrain = "oranne_terrain",
        AlphaFamily = "alpha_family",
        UsmosCare = "usmos_care",
        IelBorder = "iel_border",
        IelMixed = "iel_mixed",
        RyageMixed = "ryage_mixed",
        AlphaMixed = "alpha_mixed",
        ViciarFeu = "viciar_feu",
        EstrellaBlack = "estrella_black",
    }
}

impl RoseWinds {
    #[must_use]
    pub const fn local_dice(self) -> bool {
        matches!(self, RoseWinds::LocalDice | RoseWinds::Both)
    }

    #[must_use]
    pub const fn pushback(self) -> bool {
        matches!(self, RoseWinds::Pushback | RoseWinds::Both)
    }
}

options! {
    mode: Mode => ww::MODES;
    /// The chapter of the `chapter` mode.
    chapter: u8 = 1, Kind::between(1, 4) => ww::MODES;
    green_rule: GreenRule => ww::GREENS;
    ignored_dice_refill: bool => ww::MISSING_DICE;
    loss_choice: LossChoice => ww::LOSS_ORDER;
    failure_counts_as_abandon: bool => ww::LOSS_NO_ABANDON;
    tour_death: TourDeath => ww::TOUR_DEATH;
    tour_wind: bool => ww::TOUR;
    scoring: Scoring => ww::SCORING;
    par_score: bool => ww::PAR;
    /// Base blue dice: 7 easy, 6 normal, 5 hard.
    difficulty: u8 = 6, Kind::Among(&[5, 6, 7]) => ww::HORDE_DICE;
    dice_equal_hordiers: bool => ww::HORDE_DICE;
    wind_variation: bool => ww::WIND;
    border_everywhere: bool => ww::EDGE_DICE;
    /// Days a chapter may take; 0 for no limit.
    day_limit: u8 = 30, Kind::between(0, 99) => ww::DAY_LIMIT;
    compose: Compose => ww::COMPOSE;
    deck: DeckChoice => ww::CARDS;
    /// The hordes of `compose = preset`, one per seat.
    team: Team => ww::TEAMS;
    team2: Team = Team::RyageStart => ww::TEAMS;
    team3: Team = Team::AlphaSaving => ww::TEAMS;
    /// A deck of one's own: card numbers. Empty for the deck named by `deck`.
    cards: Vec<u8>, Kind::Json => ww::SMALL_DECK;
    lethune_penalty_only: bool => ww::LETHUNE;
    chrones: bool => ww::CHRONES;
    rose_winds: RoseWinds => ww::ROSE;
    board: BoardChoice => ww::GENERATOR;
    race_bonus: RaceBonus => ww::RACE_BONUS;
    winner: Winner => ww::WINNER;
    consumables: bool => ww::CONSUMABLES;
}

pub(crate) const GROUPS: &[Group] = &[
    Group { id: "players", options: &["compose", "deck", "team", "team2", "team3", "cards"] },
    Group {
        id: "board",
        options: &["mode", "chapter", "board", "border_everywhere", "chrones", "rose_winds", "consumables"],
    },
    Group {
        id: "chance",
        options: &["difficulty", "dice_equal_hordiers", "green_rule", "ignored_dice_refill", "wind_variation"],
    },
    Group { id: "end", options: &["scoring", "par_score", "day_limit", "race_bonus", "winner"] },
];

pub(crate) const NEEDS: &[Need] = &[
    Need { option: "chapter", of: "mode", among: &["chapter"] },
    Need { option: "team", of: "compose", among: &["preset"] },
    Need { option: "team2", of: "compose", among: &["preset"] },
    Need { option: "team3", of: "compose", among: &["preset"] },
];

pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "first-game", set: &[("mode", "chapter"), ("compose", "preset"), ("team", "uther_start")] },
    Preset { id: "easy", set: &[("difficulty", "7")] },
    Preset { id: "hard", set: &[("difficulty", "5")] },
    Preset { id: "learning", set: &[("border_everywhere", "on"), ("difficulty", "7")] },
    Preset { id: "all-cards", set: &[("deck", "base_ext")] },
    Preset { id: "new-boards", set: &[("board", "generated")] },
    Preset { id: "prototype", set: &[("green_rule", "capped"), ("tour_wind", "on"), ("scoring", "summary")] },
    Preset { id: "storm", set: &[("chrones", "on"), ("wind_variation", "on"), ("rose_winds", "both")] },
    Preset { id: "rivals", set: &[("mode", "competitive")] },
    Preset { id: "race", set: &[("mode", "race2")] },
];

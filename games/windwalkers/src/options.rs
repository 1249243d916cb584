//! Modes and variants (WW-1.4, section 12): every option as a named field.

use crate::rule_ids as ww;
use galerne_engine::{Field, Kind, Preset};
use serde::{Deserialize, Serialize};

/// Declares a closed list of words once: the type, its names in files, and the list a field offers.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $text)] $value),* }
        impl $name {
            pub const NAMES: &'static [&'static str] = &[$($text),*];
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => $text),* }
            }
        }
    };
}

words!(Mode { Campaign = "campaign", Chapter = "chapter", Normal = "normal", Competitive = "competitive", Race2 = "race2" });
words!(GreenRule { Strict = "strict", Capped = "capped" });
words!(LossChoice { Order = "order", Free = "free" });
words!(TourDeath { OnEnter = "on_enter", OnStop = "on_stop" });
words!(Scoring { List = "list", Examples = "examples", Summary = "summary", Logbook2021 = "logbook2021" });
words!(Compose { Draft = "draft", Preset = "preset", Free = "free", Random = "random" });
words!(
    /// `base_ext` is the source's "base+ext".
    DeckChoice { Base = "base", BaseExt = "base_ext" }
);
words!(RoseWinds { Off = "off", LocalDice = "local_dice", Pushback = "pushback", Both = "both" });
words!(BoardChoice { Author = "author", Generated = "generated", Chapter2Web = "chapter2_web" });
words!(RaceBonus { Hordiers = "hordiers", Moral = "moral" });
words!(Winner { Score = "score", First = "first" });
words!(Team {
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
});

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

/// Everything that is fixed at set-up. The default is the core campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub mode: Mode,
    /// The chapter of the `chapter` mode.
    pub chapter: u8,
    pub green_rule: GreenRule,
    pub ignored_dice_refill: bool,
    pub loss_choice: LossChoice,
    pub failure_counts_as_abandon: bool,
    pub tour_death: TourDeath,
    pub tour_wind: bool,
    pub scoring: Scoring,
    pub par_score: bool,
    /// Base blue dice: 7 easy, 6 normal, 5 hard.
    pub difficulty: u8,
    pub dice_equal_hordiers: bool,
    pub wind_variation: bool,
    pub border_everywhere: bool,
    /// Days a chapter may take; 0 for no limit.
    pub day_limit: u8,
    pub compose: Compose,
    pub deck: DeckChoice,
    /// The hordes of `compose = preset`, one per seat.
    pub team: Team,
    pub team2: Team,
    pub team3: Team,
    /// A deck of one's own: card numbers. Empty for the deck named by `deck`.
    pub cards: Vec<u8>,
    pub lethune_penalty_only: bool,
    pub chrones: bool,
    pub rose_winds: RoseWinds,
    pub board: BoardChoice,
    pub race_bonus: RaceBonus,
    pub winner: Winner,
    pub consumables: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Campaign,
            chapter: 1,
            green_rule: GreenRule::Strict,
            ignored_dice_refill: false,
            loss_choice: LossChoice::Order,
            failure_counts_as_abandon: false,
            tour_death: TourDeath::OnEnter,
            tour_wind: false,
            scoring: Scoring::List,
            par_score: false,
            difficulty: 6,
            dice_equal_hordiers: false,
            wind_variation: false,
            border_everywhere: false,
            day_limit: 30,
            compose: Compose::Draft,
            deck: DeckChoice::Base,
            team: Team::UtherStart,
            team2: Team::RyageStart,
            team3: Team::AlphaSaving,
            cards: Vec::new(),
            lethune_penalty_only: false,
            chrones: false,
            rose_winds: RoseWinds::Off,
            board: BoardChoice::Author,
            race_bonus: RaceBonus::Hordiers,
            winner: Winner::Score,
            consumables: false,
        }
    }
}

pub(crate) const FIELDS: &[Field] = &[
    Field { name: "mode", kind: Kind::Choice(Mode::NAMES), rule: ww::MODES },
    Field { name: "chapter", kind: Kind::Number { min: 1, max: 4 }, rule: ww::MODES },
    Field { name: "green_rule", kind: Kind::Choice(GreenRule::NAMES), rule: ww::GREENS },
    Field { name: "ignored_dice_refill", kind: Kind::Flag, rule: ww::MISSING_DICE },
    Field { name: "loss_choice", kind: Kind::Choice(LossChoice::NAMES), rule: ww::LOSS_ORDER },
    Field { name: "failure_counts_as_abandon", kind: Kind::Flag, rule: ww::LOSS_NO_ABANDON },
    Field { name: "tour_death", kind: Kind::Choice(TourDeath::NAMES), rule: ww::TOUR_DEATH },
    Field { name: "tour_wind", kind: Kind::Flag, rule: ww::TOUR },
    Field { name: "scoring", kind: Kind::Choice(Scoring::NAMES), rule: ww::SCORING },
    Field { name: "par_score", kind: Kind::Flag, rule: ww::PAR },
    Field { name: "difficulty", kind: Kind::Among(&[5, 6, 7]), rule: ww::HORDE_DICE },
    Field { name: "dice_equal_hordiers", kind: Kind::Flag, rule: ww::HORDE_DICE },
    Field { name: "wind_variation", kind: Kind::Flag, rule: ww::WIND },
    Field { name: "border_everywhere", kind: Kind::Flag, rule: ww::EDGE_DICE },
    Field { name: "day_limit", kind: Kind::Number { min: 0, max: 99 }, rule: ww::DAY_LIMIT },
    Field { name: "compose", kind: Kind::Choice(Compose::NAMES), rule: ww::COMPOSE },
    Field { name: "deck", kind: Kind::Choice(DeckChoice::NAMES), rule: ww::CARDS },
    Field { name: "team", kind: Kind::Choice(Team::NAMES), rule: ww::TEAMS },
    Field { name: "team2", kind: Kind::Choice(Team::NAMES), rule: ww::TEAMS },
    Field { name: "team3", kind: Kind::Choice(Team::NAMES), rule: ww::TEAMS },
    Field { name: "cards", kind: Kind::Json, rule: ww::SMALL_DECK },
    Field { name: "lethune_penalty_only", kind: Kind::Flag, rule: ww::LETHUNE },
    Field { name: "chrones", kind: Kind::Flag, rule: ww::CHRONES },
    Field { name: "rose_winds", kind: Kind::Choice(RoseWinds::NAMES), rule: ww::ROSE },
    Field { name: "board", kind: Kind::Choice(BoardChoice::NAMES), rule: ww::GENERATOR },
    Field { name: "race_bonus", kind: Kind::Choice(RaceBonus::NAMES), rule: ww::RACE_BONUS },
    Field { name: "winner", kind: Kind::Choice(Winner::NAMES), rule: ww::WINNER },
    Field { name: "consumables", kind: Kind::Flag, rule: ww::CONSUMABLES },
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

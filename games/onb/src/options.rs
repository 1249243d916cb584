//! Options (section 14 of the rules): every variant is one named field.

use crate::rules_ids as rule;
use galerne_engine::{Field, Kind, Preset, Rule};
use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $word)] $variant),* }
        impl $name {
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }
    };
}

choice! {
    Board { Prairie "prairie", Donjon "donjon", #[default] Ruines "ruines", Citadelle "citadelle", Own "own" }
}
choice! {
    Scenario { #[default] Mort "mort", Capture "capture", Cible "cible", CibleUnique "cible_unique" }
}
choice! {
    /// How armies come about.
    Recruiting { #[default] Built "built", Random "random" }
}
choice! {
    Banner { Guet "guet", Cendres "cendres", Forge "forge", #[default] Free "free" }
}
choice! {
    Alliances { #[default] None "none", Pairs "pairs", OneAgainstAll "one_against_all" }
}
choice! {
    Roles { #[default] Fixed "fixed", Drawn "drawn" }
}
choice! {
    Copies {
        #[default] Auto "auto", Unlimited "0", One "1", Two "2", Three "3", Four "4", Five "5", Six "6", Seven "7", Eight "8",
    }
}
choice! {
    HeroUnique { #[default] Alliance "alliance", Battlefield "battlefield" }
}
choice! {
    /// The prices of the starter creatures.
    Costs { #[default] Printed "printed", Mended "mended" }
}
choice! {
    Deployment { #[default] Alternate "alternate", Secret "secret" }
}
choice! {
    SecondPass { #[default] Ascending "ascending", Descending "descending" }
}
choice! {
    TieBreak { #[default] Round "round", Once "once" }
}
choice! {
    Opportunity { #[default] Auto "auto", Ask "ask", Off "off" }
}
choice! {
    Engaged { #[default] Malus "malus", Free "free", Forbid "forbid" }
}
choice! {
    RangeMetric { #[default] Octile "octile", Chebyshev "chebyshev" }
}
choice! {
    DieAnchor { #[default] Max "max", Mid "mid" }
}
choice! {
    LongRange { #[default] Malus "malus", Coeff "coeff" }
}
choice! {
    DodgeSpeed { #[default] Minus "minus", Divide "divide" }
}
choice! {
    Ballistic { #[default] Height "height", TargetBonus "target_bonus" }
}
choice! {
    HiddenStats { #[default] Lines "lines", Open "open" }
}

/// Mode and variants; the default is the rulebook's own game on the ruins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub map: Board,
    /// The text of a map of one's own, with `map = own`.
    pub own_map: String,
    /// TOML entries that replace or join those of the starter bestiary.
    pub bestiary: String,
    pub scenario: Scenario,
    /// 0: the scenario's own limit.
    pub turn_limit: u8,
    pub points: u16,
    /// Points of single seats, in seat order; missing ones have `points`.
    pub points_by_seat: Vec<u16>,
    pub armies: Recruiting,
    pub affiliation_1: Banner,
    pub affiliation_2: Banner,
    pub affiliation_3: Banner,
    pub affiliation_4: Banner,
    pub alliances: Alliances,
    pub roles: Roles,
    pub max_copies: Copies,
    pub costs: Costs,
    pub hero_unique: HeroUnique,
    pub cross_alignment: bool,
    /// Per cent more points for the third of three.
    pub third_seat_bonus: u8,
    pub shared_army: bool,
    pub deployment: Deployment,
    pub second_pass: SecondPass,
    pub tie_break: TieBreak,
    pub opportunity: Opportunity,
    /// Movement points.
    pub careful_cost: u8,
    pub presence: bool,
    pub presence_cap: u8,
    pub facing_rear: u8,
    pub engaged_shooting: Engaged,
    pub shaken: bool,
    pub knockdown: bool,
    pub range_metric: RangeMetric,
    pub critical_rolls: bool,
    pub large_heading: bool,
    pub mana_regen: u8,
    pub die_anchor: DieAnchor,
    pub dice_extended: bool,
    pub long_range_model: LongRange,
    pub dodge_speed_model: DodgeSpeed,
    pub ballistic_model: Ballistic,
    pub hidden_stats: HiddenStats,
    pub concede: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            map: Board::default(),
            own_map: String::new(),
            bestiary: String::new(),
            scenario: Scenario::default(),
            turn_limit: 0,
            points: 200,
            points_by_seat: Vec::new(),
            armies: Recruiting::default(),
            affiliation_1: Banner::default(),
            affiliation_2: Banner::default(),
            affiliation_3: Banner::default(),
            affiliation_4: Banner::default(),
            alliances: Alliances::default(),
            roles: Roles::default(),
            max_copies: Copies::default(),
            costs: Costs::default(),
            hero_unique: HeroUnique::default(),
            cross_alignment: false,
            third_seat_bonus: 30,
            shared_army: false,
            deployment: Deployment::default(),
            second_pass: SecondPass::default(),
            tie_break: TieBreak::default(),
            opportunity: Opportunity::default(),
            careful_cost: 2,
            presence: true,
            presence_cap: 2,
            facing_rear: 2,
            engaged_shooting: Engaged::default(),
            shaken: true,
            knockdown: true,
            range_metric: RangeMetric::default(),
            critical_rolls: false,
            large_heading: false,
            mana_regen: 0,
            die_anchor: DieAnchor::default(),
            dice_extended: false,
            long_range_model: LongRange::default(),
            dodge_speed_model: DodgeSpeed::default(),
            ballistic_model: Ballistic::default(),
            hidden_stats: HiddenStats::default(),
            concede: true,
        }
    }
}

impl Options {
    pub(crate) fn banner(&self, seat: usize) -> Banner {
        match seat {
            0 => self.affiliation_1,
            1 => self.affiliation_2,
            2 => self.affiliation_3,
            _ => self.affiliation_4,
        }
    }
}

pub(crate) const MAX_POINTS: u64 = 400;
pub(crate) const MIN_POINTS: u64 = 15;

const fn number(name: &'static str, min: u64, max: u64, rule: Rule) -> Field {
    Field { name, kind: Kind::Number { min, max }, rule }
}

const fn flag(name: &'static str, rule: Rule) -> Field {
    Field { name, kind: Kind::Flag, rule }
}

const fn one_of(name: &'static str, words: &'static [&'static str], rule: Rule) -> Field {
    Field { name, kind: Kind::Choice(words), rule }
}

pub(crate) const FIELDS: &[Field] = &[
    one_of("map", Board::WORDS, rule::MAPS),
    Field { name: "own_map", kind: Kind::Json, rule: rule::BOARD },
    Field { name: "bestiary", kind: Kind::Json, rule: rule::CREATURE_DATA },
    one_of("scenario", Scenario::WORDS, rule::SETUP),
    number("turn_limit", 0, 40, rule::TO_THE_DEATH),
    number("points", MIN_POINTS, MAX_POINTS, rule::SETUP),
    Field { name: "points_by_seat", kind: Kind::Json, rule: rule::SETUP },
    one_of("armies", Recruiting::WORDS, rule::ARMY),
    one_of("affiliation_1", Banner::WORDS, rule::SETUP),
    one_of("affiliation_2", Banner::WORDS, rule::SETUP),
    one_of("affiliation_3", Banner::WORDS, rule::SETUP),
    one_of("affiliation_4", Banner::WORDS, rule::SETUP),
    one_of("alliances", Alliances::WORDS, rule::SETUP),
    one_of("roles", Roles::WORDS, rule::ROLES),
    one_of("max_copies", Copies::WORDS, rule::COPIES),
    one_of("costs", Costs::WORDS, rule::COSTS),
    one_of("hero_unique", HeroUnique::WORDS, rule::HEROES),
    flag("cross_alignment", rule::ARMY),
    number("third_seat_bonus", 0, 100, rule::THIRD_SEAT),
    flag("shared_army", rule::DEPLOYMENT),
    one_of("deployment", Deployment::WORDS, rule::DEPLOYMENT),
    one_of("second_pass", SecondPass::WORDS, rule::SECOND_PASS),
    one_of("tie_break", TieBreak::WORDS, rule::SLOTS),
    one_of("opportunity", Opportunity::WORDS, rule::OPPORTUNITY),
    number("careful_cost", 0, 4, rule::CAREFUL),
    flag("presence", rule::PRESENCE),
    number("presence_cap", 0, 4, rule::PRESENCE),
    number("facing_rear", 0, 4, rule::REAR),
    one_of("engaged_shooting", Engaged::WORDS, rule::ENGAGED),
    flag("shaken", rule::SHAKEN),
    flag("knockdown", rule::PRONE),
    one_of("range_metric", RangeMetric::WORDS, rule::RANGES),
    flag("critical_rolls", rule::NO_CRITICALS),
    flag("large_heading", rule::LARGE),
    number("mana_regen", 0, 10, rule::MANA),
    one_of("die_anchor", DieAnchor::WORDS, rule::DIE_ANCHOR),
    flag("dice_extended", rule::CONSTANTS),
    one_of("long_range_model", LongRange::WORDS, rule::LONG_RANGE),
    one_of("dodge_speed_model", DodgeSpeed::WORDS, rule::DODGE),
    one_of("ballistic_model", Ballistic::WORDS, rule::BALLISTIC),
    one_of("hidden_stats", HiddenStats::WORDS, rule::HIDDEN_STATS),
    flag("concede", rule::ELIMINATION),
];

pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "escarmouche", set: &[("points", "100"), ("map", "prairie")] },
    Preset { id: "assaut", set: &[("scenario", "capture"), ("map", "citadelle")] },
    Preset { id: "chasse", set: &[("scenario", "cible"), ("map", "ruines")] },
    Preset { id: "equipes", set: &[("alliances", "pairs"), ("points", "150"), ("map", "citadelle")] },
    Preset { id: "equilibre", set: &[("costs", "mended")] },
    Preset { id: "hasard", set: &[("armies", "random")] },
    Preset { id: "laboratoire", set: &[("armies", "random"), ("concede", "off")] },
    Preset {
        id: "ancien_texte",
        set: &[("long_range_model", "coeff"), ("dodge_speed_model", "divide"), ("ballistic_model", "target_bonus")],
    },
];

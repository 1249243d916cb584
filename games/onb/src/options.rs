//! Options (section 14 of the rules): every variant is one named field.

use crate::rule_ids as rule;
use galerne_engine::{Field, Kind, Preset};
use serde::{Deserialize, Serialize};

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$default:ident])? $variant:ident $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name { $($(#[$default])? #[serde(rename = $word)] $variant),* }

        impl $name {
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }
    )*};
}

choices! {
    Board { Prairie "prairie", Donjon "donjon", #[default] Ruines "ruines", Citadelle "citadelle", Own "own" }
    Scenario { #[default] Mort "mort", Capture "capture", Cible "cible", CibleUnique "cible_unique" }
    /// How armies come about.
    Recruiting { #[default] Built "built", Random "random" }
    Banner { Guet "guet", Cendres "cendres", Forge "forge", #[default] Free "free" }
    Alliances { #[default] None "none", Pairs "pairs", OneAgainstAll "one_against_all" }
    Roles { #[default] Fixed "fixed", Drawn "drawn" }
    Copies {
        #[default] Auto "auto", Unlimited "0", One "1", Two "2", Three "3", Four "4", Five "5", Six "6", Seven "7", Eight "8",
    }
    HeroUnique { #[default] Alliance "alliance", Battlefield "battlefield" }
    /// The prices of the starter creatures.
    Costs { #[default] Printed "printed", Mended "mended" }
    Deployment { #[default] Alternate "alternate", Secret "secret" }
    SecondPass { #[default] Ascending "ascending", Descending "descending" }
    TieBreak { #[default] Round "round", Once "once" }
    Opportunity { #[default] Auto "auto", Ask "ask", Off "off" }
    Engaged { #[default] Malus "malus", Free "free", Forbid "forbid" }
    RangeMetric { #[default] Octile "octile", Chebyshev "chebyshev" }
    DieAnchor { #[default] Max "max", Mid "mid" }
    LongRange { #[default] Malus "malus", Coeff "coeff" }
    DodgeSpeed { #[default] Minus "minus", Divide "divide" }
    Ballistic { #[default] Height "height", TargetBonus "target_bonus" }
    HiddenStats { #[default] Lines "lines", Open "open" }
}

pub(crate) const MAX_POINTS: u64 = 400;
pub(crate) const MIN_POINTS: u64 = 15;

const fn number(min: u64, max: u64) -> Kind {
    Kind::Number { min, max }
}

macro_rules! or_default {
    () => {
        Default::default()
    };
    ($value:expr) => {
        $value
    };
}

/// One row per option: field, its name in files, type, default unless it is the type's, how the lobby offers it, rule.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident $name:literal: $type:ty $(= $default:expr)?, $kind:expr, $rule:ident;)*) => {
        /// Mode and variants; the default is the rulebook's own game on the ruins.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options { $($(#[$doc])* pub $field: $type),* }

        impl Default for Options {
            fn default() -> Options {
                Options { $($field: or_default!($($default)?)),* }
            }
        }

        pub(crate) const FIELDS: &[Field] = &[$(Field { name: $name, kind: $kind, rule: rule::$rule }),*];
    };
}

options! {
    map "map": Board, Kind::Choice(Board::WORDS), MAPS;
    /// The text of a map of one's own, with `map = own`.
    own_map "own_map": String, Kind::Json, BOARD;
    /// TOML entries that replace or join those of the starter bestiary.
    bestiary "bestiary": String, Kind::Json, CREATURE_DATA;
    scenario "scenario": Scenario, Kind::Choice(Scenario::WORDS), SETUP;
    /// 0: the scenario's own limit.
    turn_limit "turn_limit": u8, number(0, 40), TO_THE_DEATH;
    points "points": u16 = 200, number(MIN_POINTS, MAX_POINTS), SETUP;
    /// Points of single seats, in seat order; missing ones have `points`.
    points_by_seat "points_by_seat": Vec<u16>, Kind::Json, SETUP;
    armies "armies": Recruiting, Kind::Choice(Recruiting::WORDS), ARMY;
    affiliation_1 "affiliation_1": Banner, Kind::Choice(Banner::WORDS), SETUP;
    affiliation_2 "affiliation_2": Banner, Kind::Choice(Banner::WORDS), SETUP;
    affiliation_3 "affiliation_3": Banner, Kind::Choice(Banner::WORDS), SETUP;
    affiliation_4 "affiliation_4": Banner, Kind::Choice(Banner::WORDS), SETUP;
    alliances "alliances": Alliances, Kind::Choice(Alliances::WORDS), SETUP;
    roles "roles": Roles, Kind::Choice(Roles::WORDS), ROLES;
    max_copies "max_copies": Copies, Kind::Choice(Copies::WORDS), COPIES;
    costs "costs": Costs, Kind::Choice(Costs::WORDS), COSTS;
    hero_unique "hero_unique": HeroUnique, Kind::Choice(HeroUnique::WORDS), HEROES;
    cross_alignment "cross_alignment": bool, Kind::Flag, ARMY;
    /// Per cent more points for the third of three.
    third_seat_bonus "third_seat_bonus": u8 = 30, number(0, 100), THIRD_SEAT;
    shared_army "shared_army": bool, Kind::Flag, DEPLOYMENT;
    deployment "deployment": Deployment, Kind::Choice(Deployment::WORDS), DEPLOYMENT;
    second_pass "second_pass": SecondPass, Kind::Choice(SecondPass::WORDS), SECOND_PASS;
    tie_break "tie_break": TieBreak, Kind::Choice(TieBreak::WORDS), SLOTS;
    opportunity "opportunity": Opportunity, Kind::Choice(Opportunity::WORDS), OPPORTUNITY;
    /// Movement points.
    careful_cost "careful_cost": u8 = 2, number(0, 4), CAREFUL;
    presence "presence": bool = true, Kind::Flag, PRESENCE;
    presence_cap "presence_cap": u8 = 2, number(0, 4), PRESENCE;
    facing_rear "facing_rear": u8 = 2, number(0, 4), REAR;
    engaged_shooting "engaged_shooting": Engaged, Kind::Choice(Engaged::WORDS), ENGAGED;
    shaken "shaken": bool = true, Kind::Flag, SHAKEN;
    knockdown "knockdown": bool = true, Kind::Flag, PRONE;
    range_metric "range_metric": RangeMetric, Kind::Choice(RangeMetric::WORDS), RANGES;
    critical_rolls "critical_rolls": bool, Kind::Flag, NO_CRITICALS;
    large_heading "large_heading": bool, Kind::Flag, LARGE;
    mana_regen "mana_regen": u8, number(0, 10), MANA;
    die_anchor "die_anchor": DieAnchor, Kind::Choice(DieAnchor::WORDS), DIE_ANCHOR;
    dice_extended "dice_extended": bool, Kind::Flag, CONSTANTS;
    long_range_model "long_range_model": LongRange, Kind::Choice(LongRange::WORDS), LONG_RANGE;
    dodge_speed_model "dodge_speed_model": DodgeSpeed, Kind::Choice(DodgeSpeed::WORDS), DODGE;
    ballistic_model "ballistic_model": Ballistic, Kind::Choice(Ballistic::WORDS), BALLISTIC;
    hidden_stats "hidden_stats": HiddenStats, Kind::Choice(HiddenStats::WORDS), HIDDEN_STATS;
    concede "concede": bool = true, Kind::Flag, ELIMINATION;
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

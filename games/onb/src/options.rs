//! Options (section 14 of the rules): every variant is one named field.

use crate::rule_ids as rule;
use galerne_engine::{Group, Kind, Need, Preset, choices, options};

choices! {
    Board { Prairie = "prairie", Donjon = "donjon", Ruines = "ruines", Citadelle = "citadelle", Own = "own" }
    Scenario { Mort = "mort", Capture = "capture", Cible = "cible", CibleUnique = "cible_unique" }
    /// How armies come about.
    Recruiting { Built = "built", Random = "random", Ready = "ready" }
    Banner { Guet = "guet", Cendres = "cendres", Forge = "forge", Free = "free" }
    Alliances { None = "none", Pairs = "pairs", OneAgainstAll = "one_against_all" }
    Roles { Fixed = "fixed", Drawn = "drawn" }
    Copies {
        Auto = "auto", Unlimited = "0",
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", Seven = "7", Eight = "8",
    }
    HeroUnique { Alliance = "alliance", Battlefield = "battlefield" }
    /// The prices of the starter creatures.
    Costs { Printed = "printed", Mended = "mended" }
    Deployment { Alternate = "alternate", Secret = "secret" }
    SecondPass { Ascending = "ascending", Descending = "descending" }
    TieBreak { Round = "round", Once = "once" }
    Opportunity { Auto = "auto", Ask = "ask", Off = "off" }
    Engaged { Malus = "malus", Free = "free", Forbid = "forbid" }
    RangeMetric { Octile = "octile", Chebyshev = "chebyshev" }
    DieAnchor { Max = "max", Mid = "mid" }
    LongRange { Malus = "malus", Coeff = "coeff" }
    DodgeSpeed { Minus = "minus", Divide = "divide" }
    Ballistic { Height = "height", TargetBonus = "target_bonus" }
    HiddenStats { Lines = "lines", Open = "open" }
}

pub(crate) const MAX_POINTS: u64 = 400;
pub(crate) const MIN_POINTS: u64 = 15;

options! {
    map: Board = Board::Ruines => rule::MAPS;
    /// The text of a map of one's own, with `map = own`.
    own_map: String, Kind::Json => rule::BOARD;
    /// TOML entries that replace or join those of the starter bestiary.
    bestiary: String, Kind::Json => rule::CREATURE_DATA;
    scenario: Scenario => rule::SETUP;
    /// 0: the scenario's own limit.
    turn_limit: u8, Kind::between(0, 40) => rule::TO_THE_DEATH;
    points: u16 = 200, Kind::between(MIN_POINTS, MAX_POINTS) => rule::SETUP;
    /// Points of single seats, in seat order; missing ones have `points`.
    points_by_seat: Vec<u16>, Kind::Json => rule::SETUP;
    armies: Recruiting => rule::ARMY;
    affiliation_1: Banner = Banner::Free => rule::SETUP;
    affiliation_2: Banner = Banner::Free => rule::SETUP;
    affiliation_3: Banner = Banner::Free => rule::SETUP;
    affiliation_4: Banner = Banner::Free => rule::SETUP;
    alliances: Alliances => rule::SETUP;
    roles: Roles => rule::ROLES;
    max_copies: Copies => rule::COPIES;
    costs: Costs => rule::COSTS;
    hero_unique: HeroUnique => rule::HEROES;
    cross_alignment: bool => rule::ARMY;
    /// Per cent more points for the third of three.
    third_seat_bonus: u8 = 30, Kind::between(0, 100) => rule::THIRD_SEAT;
    shared_army: bool => rule::DEPLOYMENT;
    deployment: Deployment => rule::DEPLOYMENT;
    second_pass: SecondPass => rule::SECOND_PASS;
    tie_break: TieBreak => rule::SLOTS;
    opportunity: Opportunity => rule::OPPORTUNITY;
    /// Movement points.
    careful_cost: u8 = 2, Kind::between(0, 4) => rule::CAREFUL;
    presence: bool = true => rule::PRESENCE;
    presence_cap: u8 = 2, Kind::between(0, 4) => rule::PRESENCE;
    facing_rear: u8 = 2, Kind::between(0, 4) => rule::REAR;
    engaged_shooting: Engaged => rule::ENGAGED;
    shaken: bool = true => rule::SHAKEN;
    knockdown: bool = true => rule::PRONE;
    range_metric: RangeMetric => rule::RANGES;
    critical_rolls: bool => rule::NO_CRITICALS;
    large_heading: bool => rule::LARGE;
    mana_regen: u8, Kind::between(0, 10) => rule::MANA;
    die_anchor: DieAnchor => rule::DIE_ANCHOR;
    dice_extended: bool => rule::CONSTANTS;
    long_range_model: LongRange => rule::LONG_RANGE;
    dodge_speed_model: DodgeSpeed => rule::DODGE;
    ballistic_model: Ballistic => rule::BALLISTIC;
    hidden_stats: HiddenStats => rule::HIDDEN_STATS;
    concede: bool = true => rule::ELIMINATION;
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

pub(crate) const GROUPS: &[Group] = &[
    Group {
        id: "players",
        options: &[
            "points",
            "points_by_seat",
            "armies",
            "affiliation_1",
            "affiliation_2",
            "affiliation_3",
            "affiliation_4",
            "alliances",
            "roles",
            "max_copies",
            "costs",
            "hero_unique",
            "cross_alignment",
            "third_seat_bonus",
            "bestiary",
        ],
    },
    Group { id: "board", options: &["map", "own_map", "scenario", "deployment", "shared_army"] },
    Group { id: "chance", options: &["die_anchor", "dice_extended", "critical_rolls"] },
    Group { id: "end", options: &["turn_limit", "presence", "presence_cap", "concede"] },
];

pub(crate) const NEEDS: &[Need] = &[
    Need { option: "own_map", of: "map", among: &["own"] },
    Need { option: "presence_cap", of: "presence", among: &["true"] },
];

pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "first-game", set: &[("points", "100"), ("map", "prairie"), ("armies", "ready")] },
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

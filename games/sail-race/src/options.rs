//! Options: every variant of the author's notes as a named field (SR-11.1).

use crate::course::generate::{Draw, add_reefs, generate, pad};
use crate::course::map::{HAND_MADE_MARGIN, Map, maps};
use crate::rule_ids as rule;
use galerne_engine::{Group, Kind, Need, Preset, Refusal, Rule, choices, options};

// The first of each list is the rulebook's own game.
choices! {
    /// When the heading is chosen (SR-11.2).
    Timing { Program = "program", AfterWind = "after_wind" }
    /// What a change of heading costs (SR-11.3).
    TurnCost { None = "none", Minus1 = "minus1", Stop = "stop" }
    /// What a spinnaker adds on a broad reach (SR-11.8).
    Spinnaker { Off = "off", Plus1 = "plus1", Double = "double" }
    /// Where the weather comes from (SR-11.11).
    Weather { Dice = "dice", Cards2 = "cards2", Chain = "chain", Table = "table" }
    /// Which list of throws (SR-11.11 `table`).
    Table { Play0 = "play0", Play50 = "play50", Custom = "custom" }
    /// How the first wind comes about (SR-11.12).
    InitialWind { Dice = "dice", Agreed = "agreed" }
    /// How the sense of the tour is settled (SR-6.4).
    TourRule { Upwind = "upwind", Ccw = "ccw", Cw = "cw", Agreed = "agreed" }
    /// Whether a buoy stops a boat (SR-11.13).
    Buoys { Open = "open", Solid = "solid" }
    /// How boats that arrive in the same turn are ranked (SR-11.14).
    Tie { Shared = "shared", Fraction = "fraction" }
    /// When the race ends (SR-11.15).
    End { First = "first", All = "all" }
}

const MAP_WORDS: &[&str] = &[
    "map0",
    "map0-recifs",
    "map0-recifs2",
    "map0-large",
    "proto",
    "grand-large",
    "goulet",
    "archipel",
    "carre",
    "banane",
    "etoile",
    "author-1",
    "author-3",
    "author-7",
    "generated",
    "custom",
];

options! {
    /// A map of the box by its id, `generated`, or `custom`.
    map: String = "map0".to_owned(), Kind::Choice(MAP_WORDS) => Rule("SR-2.12");
    /// With `map = custom`: the map itself.
    custom_map: Option<Map>, Kind::Json => rule::VALIDITY;
    radius: u8 = 12, Kind::between(8, 16) => rule::GENERATOR;
    buoy_count: u8 = 3, Kind::between(2, 5) => rule::GENERATOR;
    reef_count: u16 = 9, Kind::between(0, 108) => rule::GENERATOR;
    margin: u8 = 2, Kind::between(2, 5) => rule::GENERATOR;
    map_seed: u64 = 1, Kind::between(0, u64::MAX) => rule::GENERATOR;
    timing: Timing => rule::AFTER_WIND;
    turn_cost: TurnCost => rule::TURN_COST;
    /// Degrees of a change of heading that cost nothing: 0 or 60.
    free_turn: u16, Kind::Among(&[0, 60]) => Rule("SR-11.4");
    min_speed_1: bool => Rule("SR-11.5");
    ease: bool => rule::EASE;
    crab: bool => rule::CRAB;
    spinnaker: Spinnaker => rule::SPINNAKER;
    pad: u8, Kind::Among(&[0, 1, 2, 3, 4]) => rule::PAD;
    extra_reefs: u16, Kind::between(0, 108) => rule::EXTRA_REEFS;
    reef_seed: u64, Kind::between(0, u64::MAX) => rule::EXTRA_REEFS;
    weather: Weather => rule::WEATHER_SOURCE;
    table: Table => rule::WEATHER_SOURCE;
    /// With `table = custom`: the throws (column, row); the first on table 1, the others on table 2.
    throws: Vec<[u8; 2]>, Kind::Json => rule::WEATHER_SOURCE;
    initial_wind: InitialWind => rule::AGREED_WIND;
    tour: TourRule => rule::TOUR;
    buoys: Buoys => rule::SOLID_BUOYS;
    tie: Tie => Rule("SR-11.14");
    end: End => Rule("SR-11.15");
    max_turns: u16 = 200, Kind::between(1, 1000) => rule::TIME_LIMIT;
}

/// What the options given as JSON look like.
pub(crate) fn example(field: &str) -> Option<&'static str> {
    match field {
        "custom_map" => Some(
            r#"{"radius": 6, "start": [-2, 4], "buoys": [{"q": 3, "r": 0}, {"q": -1, "r": -2}], "reefs": [[0, 0]]}"#,
        ),
        "throws" => Some("[[1, 5], [3, 3], [6, 1]]"),
        _ => None,
    }
}

const fn preset(id: &'static str, set: &'static [(&'static str, &'static str)]) -> Preset {
    Preset { id, set }
}

const GENERATED: &[&str] = &["generated"];

pub(crate) const GROUPS: &[Group] = &[
    Group {
        id: "board",
        options: &[
            "map",
            "custom_map",
            "radius",
            "buoy_count",
            "reef_count",
            "margin",
            "map_seed",
            "pad",
            "extra_reefs",
            "reef_seed",
            "buoys",
            "tour",
        ],
    },
    Group { id: "chance", options: &["weather", "table", "throws", "initial_wind"] },
    Group { id: "end", options: &["tie", "end", "max_turns"] },
];

pub(crate) const NEEDS: &[Need] = &[
    Need { option: "custom_map", of: "map", among: &["custom"] },
    Need { option: "radius", of: "map", among: GENERATED },
    Need { option: "buoy_count", of: "map", among: GENERATED },
    Need { option: "reef_count", of: "map", among: GENERATED },
    Need { option: "margin", of: "map", among: GENERATED },
    Need { option: "map_seed", of: "map", among: GENERATED },
    Need { option: "table", of: "weather", among: &["table"] },
    Need { option: "throws", of: "table", among: &["custom"] },
];

/// The author's ideas under his own labels; a test holds them against the data file.
pub(crate) static PRESETS: &[Preset] = &[
    preset("core", &[]),
    preset("A11", &[("turn_cost", "minus1")]),
    preset("A11-b", &[("turn_cost", "stop")]),
    preset("A11-c", &[("turn_cost", "stop"), ("timing", "after_wind")]),
    preset("A11-d", &[("turn_cost", "stop"), ("timing", "after_wind"), ("free_turn", "60")]),
    preset("A11-e", &[("timing", "after_wind")]),
    preset("A2", &[("ease", "true")]),
    preset("A3", &[("pad", "3")]),
    preset("A4", &[("crab", "true")]),
    preset("A12", &[("extra_reefs", "18"), ("reef_seed", "12")]),
    preset("A13", &[("spinnaker", "plus1")]),
    preset("A13-x2", &[("spinnaker", "double")]),
    preset("A14", &[("weather", "chain")]),
    preset("A14-two", &[("weather", "cards2")]),
    preset("TODO-min1", &[("min_speed_1", "true")]),
    preset("V0.1b", &[("initial_wind", "agreed")]),
    preset("V0.1c", &[("weather", "table")]),
];

impl Weather {
    pub(crate) const fn is_by_cards(self) -> bool {
        matches!(self, Weather::Cards2 | Weather::Chain)
    }
}

impl Options {
    /// What fields cannot say of themselves: ranges given as JSON, and combinations (SR-11.18).
    pub(crate) fn validate(&self) -> Result<(), Refusal> {
        if !matches!(self.free_turn, 0 | 60) {
            return Err(Refusal::new(rule::TURN_COST, "refused-free-turn"));
        }
        if !(1..=1000).contains(&self.max_turns) {
            return Err(Refusal::new(rule::TIME_LIMIT, "refused-max-turns"));
        }
        if self.weather == Weather::Table && self.initial_wind == InitialWind::Agreed {
            return Err(Refusal::new(rule::COMBINATIONS, "refused-table-and-agreed"));
        }
        if self.weather == Weather::Table && self.table == Table::Custom {
            let is_throw = |throw: &[u8; 2]| throw.iter().all(|die| (1..=6).contains(die));
            if self.throws.is_empty() || !self.throws.iter().all(is_throw) {
                return Err(Refusal::new(rule::DICE, "refused-throws"));
            }
        }
        Ok(())
    }

    /// Whether a boat's speed is force and modifier and nothing else.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        self.turn_cost == TurnCost::None && self.spinnaker == Spinnaker::Off && !self.crab && !self.ease
    }

    /// The map these options ask for (SR-6.1), padded and strewn with reefs, and valid.
    pub(crate) fn chart(&self) -> Result<Map, Refusal> {
        let mut map = match self.map.as_str() {
            "generated" => {
                let draw = Draw {
                    radius: self.radius,
                    buoy_count: self.buoy_count,
                    reef_count: self.reef_count,
                    margin: self.margin,
                    seed: self.map_seed,
                };
                generate(&draw)?.0
            }
            "custom" => {
                let map = self.custom_map.clone().ok_or_else(|| Refusal::new(rule::MARKS, "refused-no-custom-map"))?;
                map.validate(HAND_MADE_MARGIN)?;
                map
            }
            id => match maps().iter().find(|named| named.id == id) {
                Some(named) => named.map.clone(),
                None => {
                    let nearest = galerne_engine::nearest(id, MAP_WORDS.iter().copied());
                    return Err(Refusal::new(rule::MARKS, "refused-unknown-map")
                        .with("map", id)
                        .with("nearest", nearest));
                }
            },
        };
        if self.pad > 4 {
            return Err(Refusal::new(rule::PAD, "refused-pad-rings").with("rings", self.pad));
        }
        pad(&mut map, self.pad)?;
        add_reefs(&mut map, usize::from(self.extra_reefs), self.reef_seed)?;
        map.validate(HAND_MADE_MARGIN)?;
        Ok(map)
    }

    /// The throws of the pre-drawn table, the first for the initial wind; empty without one.
    pub(crate) fn throws(&self) -> Vec<[u8; 2]> {
        match (self.weather, self.table) {
            (Weather::Table, Table::Play0) => read_throws(include_str!("../data/weather-play0.csv")),
            (Weather::Table, Table::Play50) => read_throws(include_str!("../data/weather-play50.csv")),
            (Weather::Table, Table::Custom) => self.throws.clone(),
            _ => Vec::new(),
        }
    }
}

/// The dice of the author's published draws. His second draw does not say what gave its initial direction; it is read back from
/// table 1, which is one to one.
fn read_throws(csv: &str) -> Vec<[u8; 2]> {
    csv.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            match (fields.get(1)?.parse(), fields.get(2)?.parse()) {
                (Ok(column), Ok(row)) => Some([column, row]),
                _ => {
                    let direction: u16 = fields.get(3)?.parse().ok()?;
                    Some([(direction % 60 / 10) as u8 + 1, (direction / 60) as u8 + 1])
                }
            }
        })
        .collect()
}

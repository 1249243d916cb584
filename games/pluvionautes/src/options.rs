//! The options (PL-13): every variant as a named field, and which of them contradict each other.

use crate::rules_ids as rule;
use galerne_engine::{Field, Kind, Preset, Refusal};
use serde::{Deserialize, Serialize};

/// How the balloon die reaches the sky (PL-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// The aimed throw of chapter 6.
    #[default]
    Aimed,
    /// A uniform cell.
    Uniform,
    /// The player names the cell.
    Chosen,
    /// A real throw, reported.
    Manual,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    #[default]
    May,
    Must,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    #[default]
    Rounds,
    EightBuildings,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    #[default]
    Open,
    Frozen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    #[default]
    Off,
    On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalLostDie {
    #[default]
    Random,
    Absent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setup {
    #[default]
    Shaken,
    Spread,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overlap {
    #[default]
    StormWins,
    RainWins,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Secrecy {
    #[default]
    Hidden,
    Open,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    pub throw: Throw,
    pub weather_dice: u8,
    pub start_wall: bool,
    pub building_action: Duty,
    pub end: End,
    pub last_round: LastRound,
    pub missions_per_kind: u8,
    pub mooring: Switch,
    pub final_lost_die: FinalLostDie,
    pub setup: Setup,
    pub overlap: Overlap,
    pub gust: Switch,
    pub missions: Secrecy,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rounds: 5,
            throw: Throw::default(),
            weather_dice: 2,
            start_wall: true,
            building_action: Duty::default(),
            end: End::default(),
            last_round: LastRound::default(),
            missions_per_kind: 1,
            mooring: Switch::default(),
            final_lost_die: FinalLostDie::default(),
            setup: Setup::default(),
            overlap: Overlap::default(),
            gust: Switch::default(),
            missions: Secrecy::default(),
        }
    }
}

pub(crate) const FIELDS: &[Field] = &[
    Field { name: "rounds", kind: Kind::Number { min: 1, max: 20 }, rule: rule::LENGTH },
    Field { name: "throw", kind: Kind::Choice(&["aimed", "uniform", "chosen", "manual"]), rule: rule::THROWS },
    Field { name: "weather_dice", kind: Kind::Among(&[1, 2, 3]), rule: rule::WEATHER_DICE },
    Field { name: "start_wall", kind: Kind::Flag, rule: rule::START_WALL },
    Field { name: "building_action", kind: Kind::Choice(&["may", "must"]), rule: rule::MUST_BUILD },
    Field { name: "end", kind: Kind::Choice(&["rounds", "eight_buildings"]), rule: rule::EIGHT_BUILDINGS },
    Field { name: "last_round", kind: Kind::Choice(&["open", "frozen"]), rule: rule::LAST_ROUND },
    Field { name: "missions_per_kind", kind: Kind::Among(&[1, 2, 3]), rule: rule::MORE_MISSIONS },
    Field { name: "mooring", kind: Kind::Choice(&["off", "on"]), rule: rule::MOORING },
    Field { name: "final_lost_die", kind: Kind::Choice(&["random", "absent"]), rule: rule::FINAL_LOST },
    Field { name: "setup", kind: Kind::Choice(&["shaken", "spread"]), rule: rule::SPREAD },
    Field { name: "overlap", kind: Kind::Choice(&["storm_wins", "rain_wins"]), rule: rule::OVERLAP },
    Field { name: "gust", kind: Kind::Choice(&["off", "on"]), rule: rule::SOLO },
    Field { name: "missions", kind: Kind::Choice(&["hidden", "open"]), rule: rule::OPEN_MISSIONS },
];

pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "core", set: &[] },
    Preset {
        id: "rev_2023_04",
        set: &[("start_wall", "false"), ("building_action", "must"), ("end", "eight_buildings")],
    },
    Preset { id: "simple", set: &[("throw", "uniform")] },
    Preset { id: "expert", set: &[("throw", "chosen")] },
    Preset { id: "companion", set: &[("throw", "manual")] },
    Preset { id: "solo", set: &[("missions_per_kind", "2"), ("rounds", "8"), ("missions", "open"), ("gust", "on")] },
];

impl Options {
    /// The options as they apply to that many seats, or why they cannot.
    ///
    /// Somebody who sits down alone and changes nothing gets the solo variant: with one seat and no gust asked for, the four
    /// fields of the preset `solo` take its values wherever they still had the rulebook's (PL-13.11). Asking for the gust
    /// oneself leaves every other field as it was given.
    pub(crate) fn settled(&self, seats: usize) -> Result<Options, Refusal> {
        let mut options = self.clone();
        let refuse = |rule, key| Refusal::new(rule, key);
        if !(1..=6).contains(&seats) {
            return Err(refuse(rule::PLAYERS, "refused-seats").with("seats", seats));
        }
        if seats == 1 && options.gust == Switch::Off {
            let plain = Options::default();
            options.gust = Switch::On;
            options.missions = Secrecy::Open;
            if options.rounds == plain.rounds {
                options.rounds = 8;
            }
            if options.missions_per_kind == plain.missions_per_kind {
                options.missions_per_kind = 2;
            }
        }
        if seats > 1 && options.gust == Switch::On {
            return Err(refuse(rule::SOLO, "refused-gust").with("seats", seats));
        }
        if !(1..=20).contains(&options.rounds) {
            return Err(refuse(rule::LENGTH, "refused-rounds").with("rounds", options.rounds));
        }
        if !(1..=3).contains(&options.weather_dice) {
            return Err(refuse(rule::WEATHER_DICE, "refused-weather-dice").with("dice", options.weather_dice));
        }
        if !(1..=3).contains(&options.missions_per_kind) || seats * usize::from(options.missions_per_kind) > 6 {
            return Err(refuse(rule::MORE_MISSIONS, "refused-missions")
                .with("seats", seats)
                .with("missions", options.missions_per_kind));
        }
        if options.end == End::EightBuildings && options.last_round == LastRound::Frozen {
            return Err(refuse(rule::LAST_ROUND, "refused-frozen-end"));
        }
        Ok(options)
    }
}

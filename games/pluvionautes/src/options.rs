//! The options (PL-13): every variant as a named field, and which of them contradict each other.

use crate::missions::CardValues;
use crate::rule_ids as rule;
use crate::sky::IslandMix;
use crate::weather::Overlap;
use galerne_engine::{Group, Kind, Need, Preset, Refusal, choices, options};
use galerne_material::Edition;

// The first of each list is the rulebook's own game.
choices! {
    /// How the balloon die reaches the sky (PL-13.1): by the aimed throw of chapter 6, on a uniform cell, on the cell that the
    /// player names, or by a real throw that is reported.
    Throw { Aimed = "aimed", Uniform = "uniform", Chosen = "chosen", Manual = "manual" }
    Duty { May = "may", Must = "must" }
    End { Rounds = "rounds", EightBuildings = "eight_buildings" }
    LastRound { Open = "open", Frozen = "frozen" }
    Switch { Off = "off", On = "on" }
    FinalLostDie { Random = "random", Absent = "absent" }
    Setup { Shaken = "shaken", Spread = "spread" }
    Secrecy { Hidden = "hidden", Open = "open" }
}

options! {
    rounds: u8 = 5, Kind::between(1, 20) => rule::LENGTH;
    throw: Throw => rule::THROWS;
    weather_dice: u8 = 2, Kind::Among(&[1, 2, 3]) => rule::WEATHER_DICE;
    start_wall: bool = true => rule::START_WALL;
    building_action: Duty => rule::MUST_BUILD;
    end: End => rule::EIGHT_BUILDINGS;
    last_round: LastRound => rule::LAST_ROUND;
    missions_per_kind: u8 = 1, Kind::Among(&[1, 2, 3]) => rule::MORE_MISSIONS;
    mooring: Switch => rule::MOORING;
    final_lost_die: FinalLostDie => rule::FINAL_LOST;
    setup: Setup => rule::SPREAD;
    overlap: Overlap => rule::OVERLAP;
    gust: Switch => rule::SOLO;
    missions: Secrecy => rule::OPEN_MISSIONS;
    island_mix: IslandMix => rule::ISLAND_MIX;
    card_values: CardValues => rule::CARD_VALUES;
    /// Not written where it changes nothing: the printed game's records stay what they were.
    #[serde(skip_serializing_if = "Edition::is_empty")]
    edition: Edition => rule::EDITION;
}

pub(crate) const GROUPS: &[Group] = &[
    Group { id: "board", options: &["setup", "island_mix", "start_wall"] },
    Group { id: "chance", options: &["throw", "weather_dice", "overlap", "gust", "final_lost_die"] },
    Group { id: "end", options: &["rounds", "end", "last_round", "missions", "missions_per_kind", "card_values"] },
];

pub(crate) const NEEDS: &[Need] = &[Need { option: "last_round", of: "end", among: &["rounds"] }];

pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "core", set: &[] },
    // PL-13.12: the game as the author played it at festivals in the spring of 2023.
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
    /// A single seat without changed options plays the solo variant: with one seat and no gust asked for, the four
    /// fields of the preset `solo` take its values wherever they still had the rulebook's (PL-13.11). Asking for the gust
    /// oneself leaves every other field as it was given.
    pub(crate) fn settled(&self, seats: usize) -> Result<Options, Refusal> {
        let mut options = self.clone();
        if !(1..=6).contains(&seats) {
            return Err(Refusal::new(rule::PLAYERS, "refused-seats").with("seats", seats));
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
            return Err(Refusal::new(rule::SOLO, "refused-gust").with("seats", seats));
        }
        if !(1..=20).contains(&options.rounds) {
            return Err(Refusal::new(rule::LENGTH, "refused-rounds").with("rounds", options.rounds));
        }
        if !(1..=3).contains(&options.weather_dice) {
            return Err(Refusal::new(rule::WEATHER_DICE, "refused-weather-dice").with("dice", options.weather_dice));
        }
        if !(1..=3).contains(&options.missions_per_kind) || seats * usize::from(options.missions_per_kind) > 6 {
            return Err(Refusal::new(rule::MORE_MISSIONS, "refused-missions")
                .with("seats", seats)
                .with("missions", options.missions_per_kind));
        }
        if options.end == End::EightBuildings && options.last_round == LastRound::Frozen {
            return Err(Refusal::new(rule::LAST_ROUND, "refused-frozen-end"));
        }
        Ok(options)
    }
}

//! The options (PL-13): every variant as a named field, and which of them contradict each other.

use crate::missions::Mission;
use crate::rules_ids as rule;
use crate::sky::Terrain;
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

/// How many islands of each terrain are in the box (PL-1.5, PL-13.13): plains, forests, mountains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum IslandMix {
    /// The rulebook's 21.
    #[default]
    #[serde(rename = "10_6_5")]
    Rulebook,
    /// The later edition's 22, with one forest more.
    #[serde(rename = "10_7_5")]
    SevenForests,
}

impl IslandMix {
    /// How many such islands are in the box.
    #[must_use]
    pub const fn islands(self, terrain: Terrain) -> u8 {
        match (self, terrain) {
            (IslandMix::SevenForests, Terrain::Forest) => 7,
            _ => terrain.islands(),
        }
    }

    /// Cells without island once all of them lie.
    pub(crate) const fn gaps(self) -> u8 {
        match self {
            IslandMix::Rulebook => 16,
            IslandMix::SevenForests => 15,
        }
    }

    /// What each mission counts on a freshly shaken board, on average, by [`Mission::ALL`]: islands of the largest region,
    /// islands in the rain. Players were tuned with the rulebook's figures, rough as they are; what the seventh forest adds to
    /// them is measured.
    pub(crate) const fn shaken(self) -> [f32; 6] {
        match self {
            IslandMix::Rulebook => [4.5, 2.5, 2.1, 3.2, 1.9, 1.6],
            IslandMix::SevenForests => [4.5, 2.9, 2.1, 3.2, 2.2, 1.6],
        }
    }
}

/// What the mission cards pay for an island (PL-1.10, PL-13.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardValues {
    /// What is printed on them.
    #[default]
    Printed,
    /// The specification's own guess (its question 2): a cow is worth a second villager.
    Raised,
    /// Every card has the same ceiling of thirty villagers with the rulebook's islands.
    Flat,
    /// What the laboratory found to even out who wins without making more games end level: the flat livestock, and crops whose
    /// ceilings are near each other but not the same.
    Mended,
}

impl CardValues {
    /// Villagers helped per island that counts.
    #[must_use]
    pub const fn of(self, mission: Mission) -> u8 {
        match self {
            CardValues::Printed => mission.printed_value(),
            CardValues::Raised => [2, 2, 3, 2, 3, 4][mission as usize],
            CardValues::Flat => [3, 5, 6, 3, 5, 6][mission as usize],
            CardValues::Mended => [3, 5, 6, 5, 8, 10][mission as usize],
        }
    }

    /// How much dearer a villager's card is than the printed ones, on the average of what all six could bring. Players judge
    /// in printed villagers; where all cards pay twice as much, a slip of one villager is a slip of two.
    pub(crate) fn dearness(self) -> f32 {
        let all = |value: fn(CardValues, Mission) -> u8| -> f32 {
            Mission::ALL.map(|mission| f32::from(value(self, mission) * mission.terrain().islands())).iter().sum()
        };
        all(CardValues::of) / all(|_, mission| mission.printed_value())
    }
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
    pub island_mix: IslandMix,
    pub card_values: CardValues,
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
            island_mix: IslandMix::default(),
            card_values: CardValues::default(),
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
    Field { name: "island_mix", kind: Kind::Choice(&["10_6_5", "10_7_5"]), rule: rule::ISLAND_MIX },
    Field {
        name: "card_values",
        kind: Kind::Choice(&["printed", "raised", "flat", "mended"]),
        rule: rule::CARD_VALUES,
    },
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Pluvionautes;
    use galerne_engine::{Playout, Rules, Turn};

    /// What the seventh forest adds to what players expect of an untouched board is what shaking both boxes adds.
    #[test]
    fn pl_2_2_pl_13_13_a_seventh_forest_is_expected_to_count_what_it_counts() {
        const BOARDS: u16 = 4000;
        let counted = |island_mix| {
            let game = Pluvionautes::new(&Options { island_mix, ..Options::default() }, 2).unwrap();
            let mut sums = [0.0; 6];
            for seed in 0..u64::from(BOARDS) {
                let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(seed));
                while matches!(game.turn(&state), Turn::Chance(_)) {
                    playout.step(&game, &mut state, &mut ());
                }
                for (sum, mission) in sums.iter_mut().zip(Mission::ALL) {
                    *sum += f32::from(game.islands_counted(&state, mission)) / f32::from(BOARDS);
                }
            }
            sums
        };
        let (six, seven) = (IslandMix::Rulebook, IslandMix::SevenForests);
        let (before, after) = (counted(six), counted(seven));
        for place in 0..6 {
            let (added, expected) = (after[place] - before[place], seven.shaken()[place] - six.shaken()[place]);
            assert!((added - expected).abs() < 0.15, "{:?}: {added} for {expected}", Mission::ALL[place]);
        }
    }

    /// Printed cards are the measure: nothing that players weigh is rescaled by so much as a rounding.
    #[test]
    fn pl_13_14_printed_cards_are_neither_dear_nor_cheap() {
        assert_eq!(CardValues::Printed.dearness(), 1.0);
        assert!(CardValues::Flat.dearness() > 1.5);
    }
}

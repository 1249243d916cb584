//! SR-3: the wind, its tables and its bulletin.

use crate::common::{gale, wind};
use galerne_engine::Direction;
use galerne_sail_race::{Force, Wind, evolution, initial_direction, sector};
use serde::Deserialize;

#[derive(Deserialize)]
struct Tables {
    initial: [[u16; 6]; 6],
    delta_dir: [[i16; 6]; 6],
    delta_force: [[String; 6]; 6],
}

fn thrown(from: Wind, throws: &[(u8, u8)]) -> Vec<Wind> {
    let mut now = from;
    throws
        .iter()
        .map(|&(column, row)| {
            let (turn, force) = evolution(column, row);
            now = now.changed(turn, force);
            now
        })
        .collect()
}

#[test]
fn sr_3_4_sr_3_5_tables_are_those_of_the_data() {
    let tables: Tables = toml::from_str(include_str!("../vectors/wind_tables.toml")).unwrap();
    let mut odds = std::collections::BTreeMap::new();
    for row in 1..=6u8 {
        for column in 1..=6u8 {
            let (r, c) = (usize::from(row) - 1, usize::from(column) - 1);
            assert_eq!(initial_direction(column, row), tables.initial[r][c]);
            let (turn, force) = evolution(column, row);
            assert_eq!((turn, force.sign()), (tables.delta_dir[r][c], tables.delta_force[r][c].as_str()));
            *odds.entry(force.sign()).or_insert(0) += 1;
            assert_eq!(force == Force::Gale, turn.abs() == 30, "a gale comes with 30 degrees and only then");
        }
    }
    assert_eq!(odds.into_iter().collect::<Vec<_>>(), [("+", 10), ("-", 10), ("=", 12), ("g", 4)]);
}

#[test]
fn sr_3_1_force_is_four_in_a_gale_and_the_base_otherwise() {
    assert_eq!((wind(0, 1).force(), wind(0, 3).force(), gale(0, 1).force()), (1, 3, 4));
}

/// T4, and the whole compass of the data.
#[test]
fn sr_3_2_sr_2_6_sectors() {
    for line in
        include_str!("../vectors/compass.csv").lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
    {
        let (degrees, name) = line.split_once(',').unwrap();
        assert_eq!(sector(degrees.parse().unwrap()).name(), name, "{degrees}");
    }
    let t4 = [(340, "E"), (30, "E"), (40, "NE"), (90, "NE"), (100, "NW"), (150, "NW"), (160, "W"), (210, "W")];
    for (degrees, name) in t4.into_iter().chain([(220, "SW"), (270, "SW"), (280, "SE"), (330, "SE")]) {
        assert_eq!(sector(degrees).name(), name);
    }
    assert_eq!(sector(90), Direction::NE, "90 degrees is up, in the sector of NE");
}

/// S1, S3: the first number is the column.
#[test]
fn sr_3_3_sr_3_9_dice_are_read_column_first() {
    let first = Wind::initial(initial_direction(1, 5));
    assert_eq!(first.bulletin(), "2 | 240");
    assert_eq!(thrown(first, &[(1, 6)])[0].bulletin(), "4g(2) | 210");
    assert_eq!(thrown(first, &[(6, 1)])[0].bulletin(), "4g(2) | 270", "read the other way it would be +30");
}

/// T1, T2, T3.
#[test]
fn sr_3_6_sr_3_7_sr_3_8_changes_of_wind() {
    assert_eq!(thrown(wind(350, 2), &[(6, 1), (4, 1)]), [gale(20, 2), wind(30, 3)]);
    assert_eq!(thrown(wind(100, 3), &[(5, 3)]), [wind(100, 3)]);
    assert_eq!(thrown(wind(100, 1), &[(2, 3)]), [wind(100, 1)]);
    assert_eq!(thrown(wind(10, 2), &[(1, 2)]), [wind(350, 2)]);
    assert_eq!(thrown(wind(200, 1), &[(1, 1), (1, 6), (2, 4)]), [gale(170, 1), gale(140, 1), wind(140, 2)]);
}

/// S6: the author's published weather, line by line.
#[test]
fn sr_3_5_published_weather_follows_from_its_dice() {
    for csv in [include_str!("../../data/weather-play0.csv"), include_str!("../../data/weather-play50.csv")] {
        let lines = csv.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let mut now: Option<Wind> = None;
        for line in lines {
            let f: Vec<&str> = line.split(',').collect();
            let listed = Wind { direction: f[3].parse().unwrap(), base: f[5].parse().unwrap(), gale: f[6] == "1" };
            let played = match now {
                None => Wind::initial(listed.direction),
                Some(before) => thrown(before, &[(f[1].parse().unwrap(), f[2].parse().unwrap())])[0],
            };
            assert_eq!((played, played.force().to_string().as_str()), (listed, f[4]), "{line}");
            now = Some(played);
        }
    }
}

//! SR-4 and SR-8: speed and movement.

use crate::common::*;
use galerne_sail_race::{Event, PointOfSail, StoppedBy, Tour};

/// The polar of the data: all 36 pairs.
#[test]
fn sr_4_1_sr_4_2_points_of_sail() {
    let rows = include_str!("../vectors/polar.csv").lines().filter(|line| !line.starts_with('#')).skip(1);
    let sectors = [("E", 0), ("NE", 60), ("NW", 120), ("W", 180), ("SW", 240), ("SE", 300)];
    let mut seen = 0;
    for row in rows {
        let f: Vec<&str> = row.split(',').collect();
        let direction = sectors.iter().find(|(name, _)| *name == f[1]).unwrap().1;
        let heading = galerne_engine::Direction::ALL.into_iter().find(|heading| heading.name() == f[0]).unwrap();
        let name = match PointOfSail::of(heading, wind(direction, 2)) {
            PointOfSail::Ahead => "ahead",
            PointOfSail::Close => "close",
            PointOfSail::Broad => "broad",
            PointOfSail::Running => "running",
        };
        assert_eq!(name, f[3], "{row}");
        let speed = core((0, 3), 0, heading, wind(direction, 2)).speed(0);
        let expected = match f[4] {
            "STOP" => None,
            modifier => Some((2 + modifier.parse::<i8>().unwrap()) as u8),
        };
        assert_eq!(speed, expected, "{row}");
        seen += 1;
    }
    assert_eq!(seen, 36);
}

/// S4.
#[test]
fn sr_4_3_sr_8_1_speed_is_force_and_modifier_and_all_of_it_is_used() {
    let played = turn(&[], Tour::Cw, &[(ship((-5, 9), 0), plot(NE))], gale(210, 2));
    assert_eq!((played.speed(0), played.at(0), played.rounded(0)), (Some(5), (0, 4), 0));
}

/// T9.
#[test]
fn sr_4_4_sr_8_7_wind_ahead_is_speed_nought_even_in_a_gale() {
    let played = core((0, 1), 0, E, gale(20, 2));
    assert_eq!((played.speed(0), played.at(0)), (None, (0, 1)));
    assert!(played.events.contains(&Event::Headwind {
        seat: galerne_engine::Seat(0),
        heading: E,
        at: galerne_engine::Hex::new(0, 1)
    }));
}

fn stopped(played: &Played) -> Option<(StoppedBy, u8)> {
    played.events.iter().find_map(|event| match event {
        Event::Stopped { by, lost, .. } => Some((*by, *lost)),
        _ => None,
    })
}

/// T5, T6.
#[test]
fn sr_8_2_border_and_reefs_end_a_move() {
    let border = core((-9, 9), 0, W, wind(120, 3));
    assert_eq!((border.at(0), stopped(&border)), ((-11, 9), Some((StoppedBy::Border, 1))));
    let reef = core((3, -2), 0, E, wind(200, 3));
    assert_eq!((reef.at(0), stopped(&reef)), ((4, -2), Some((StoppedBy::Reef, 2))));
}

/// T7.
#[test]
fn sr_8_3_a_boat_facing_a_reef_does_not_move() {
    let played = core((4, -2), 0, E, wind(200, 3));
    assert_eq!((played.at(0), stopped(&played)), ((4, -2), Some((StoppedBy::Reef, 3))));
}

/// T8.
#[test]
fn sr_8_4_buoys_are_open_water() {
    let played = core((1, 4), 0, SE, wind(100, 3));
    assert_eq!((played.at(0), played.rounded(0)), ((1, 7), 0));
}

#[test]
fn sr_8_5_sr_1_2_boats_do_not_meet() {
    let two = turn(&[], Tour::Ccw, &[(ship((0, 3), 0), plot(E)), (ship((0, 3), 0), plot(E))], wind(200, 2));
    assert_eq!((two.at(0), two.at(1)), ((2, 3), (2, 3)));
}

#[test]
fn sr_8_6_crossing_the_start_in_mid_race_means_nothing() {
    let played = core((-6, 9), 1, E, wind(200, 3));
    assert_eq!((played.at(0), played.rounded(0)), ((-3, 9), 1));
    assert!(!played.events.iter().any(|event| matches!(event, Event::Finished { .. })));
}

//! SR-9: gates.

use crate::common::*;
use galerne_engine::Hex;
use galerne_sail_race::{Course, Event, Tour};

fn walk(tour: Tour, path: &[(i8, i8)], mut rounded: u8) -> Vec<u8> {
    let course: Course = race(&[], 1).course().clone();
    let cell = |(q, r): (i8, i8)| course.water(Hex::new(q, r)).unwrap();
    let mut counts = vec![rounded];
    for pair in path.windows(2) {
        assert_eq!(Hex::from([pair[0].0, pair[0].1]).distance(Hex::from([pair[1].0, pair[1].1])), 1, "{pair:?}");
        rounded = course.step(tour, cell(pair[0]), cell(pair[1]), rounded);
        counts.push(rounded);
    }
    counts
}

fn ccw(path: &[(i8, i8)], rounded: u8) -> Vec<u8> {
    walk(Tour::Ccw, path, rounded)
}

/// P1, P8, P10.
#[test]
fn sr_9_3_rounding_from_the_near_side() {
    assert_eq!(ccw(&[(0, 8), (1, 8)], 0), [0, 1]);
    assert_eq!(ccw(&[(4, -11), (3, -10)], 1), [1, 2]);
    assert_eq!(ccw(&[(-11, 7), (-11, 8)], 2), [2, 3]);
}

/// P3, P4.
#[test]
fn sr_9_4_turning_back_takes_the_buoy_away() {
    assert_eq!(ccw(&[(0, 7), (1, 7), (0, 7)], 0), [0, 1, 0]);
    assert_eq!(ccw(&[(0, 7), (1, 7), (1, 6)], 0), [0, 1, 0]);
}

/// P2, P5, P6, P7, P9.
#[test]
fn sr_9_5_nothing_else_counts() {
    assert_eq!(ccw(&[(2, 7), (1, 7), (0, 7)], 0), [0, 0, 0]);
    assert_eq!(ccw(&[(0, 7), (1, 7), (2, 6), (1, 6)], 0), [0, 1, 1, 1]);
    assert_eq!(ccw(&[(1, 5), (1, 6), (1, 7), (2, 7)], 0), [0, 0, 0, 0]);
    assert_eq!(ccw(&[(4, -10), (3, -10)], 0), [0, 0]);
    assert_eq!(ccw(&[(4, -10), (3, -9), (2, -8)], 1), [1, 1, 1]);
}

/// P11, P12, P13.
#[test]
fn sr_9_1_sr_6_7_clockwise_takes_the_buoys_the_other_way() {
    assert_eq!(walk(Tour::Cw, &[(-8, 6), (-8, 5)], 0), [0, 1]);
    assert_eq!(walk(Tour::Cw, &[(2, 8), (1, 8)], 2), [2, 3]);
    assert_eq!(walk(Tour::Cw, &[(0, 8), (1, 8)], 2), [2, 2]);
    let course = race(&[], 1);
    assert_eq!(course.course().next_and_last(Tour::Cw, 0), (3, 0));
    assert_eq!(course.course().next_and_last(Tour::Ccw, 3), (0, 3));
}

#[test]
fn sr_9_2_sides_of_a_gate() {
    let map = race(&[], 1).course().map().clone();
    let side = |q, r| map.buoys[0].side(Hex::new(q, r)).signum();
    // The start comes from the near side of buoy 1 on an anticlockwise tour: the positive one.
    assert_eq!((side(0, 8), side(2, 7), side(1, 9), side(map.start.q, map.start.r)), (1, -1, 0, 1));
}

/// T10 … T14.
#[test]
fn sr_9_6_gates_are_looked_at_after_every_step() {
    let t10 = core((-3, 9), 0, E, wind(120, 3));
    assert_eq!((t10.at(0), t10.rounded(0)), ((1, 9), 1));
    let t11 = core((2, 7), 0, W, wind(0, 3));
    assert_eq!((t11.at(0), t11.rounded(0)), ((-1, 7), 0));
    let t12 = core((1, 8), 1, NW, wind(300, 2));
    assert_eq!((t12.at(0), t12.rounded(0)), ((1, 6), 0));
    assert!(t12.events.iter().any(|event| matches!(event, Event::Unrounded { buoy: 1, .. })));
    let t13 = core((4, -11), 1, SW, gale(0, 1));
    assert_eq!((t13.at(0), t13.rounded(0)), ((-1, -6), 2));
    assert!(t13.events.iter().any(|event| matches!(event, Event::Rounded { buoy: 2, .. })));
    let t14 = core((5, -11), 1, SW, wind(60, 3));
    assert_eq!((t14.at(0), t14.rounded(0)), ((2, -8), 1));
}

/// No single step jumps over a gate's line, and the shortest tours are those of the maps' data.
#[test]
fn sr_9_7_no_step_jumps_a_gate_and_no_tour_is_shorter() {
    let course = race(&[], 1).course().clone();
    for buoy in &course.map().buoys {
        for hex in course.board().iter() {
            for next in hex.neighbours() {
                assert!((buoy.side(hex) - buoy.side(next)).abs() <= 1);
            }
        }
    }
    assert_eq!(course.steps_both_ways(), Some((45, 45)), "44 would be the cut over buoy 2");
}

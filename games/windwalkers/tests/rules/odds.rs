//! The oracle against the exact table of the specification, all 1008 rows.

use galerne_windwalkers::{GreenRule, MOST_MORAL, Oracle, Query};

const TABLE: &str = include_str!("../vectors/oracle_contre.csv");

/// One row: the situation, the exact number of wins where it is given, and the odds by moral.
struct Row {
    line: &'static str,
    query: Query,
    wins: Option<u64>,
    odds: Vec<f64>,
}

fn rows() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let number = |at: usize| cells[at].parse::<u8>().unwrap();
            let rule = if cells[0] == "strict" { GreenRule::Strict } else { GreenRule::Capped };
            let dice = if cells[1] == "edge" { 5 } else { 6 };
            let (blue, green, black, force) = (number(2), number(3), number(4), number(5));
            Row {
                line,
                query: Query { rule, blue, white: dice - green, green, black, force, wind: true },
                wins: cells[6].parse().ok(),
                odds: cells[8..].iter().map(|cell| cell.parse().unwrap()).collect(),
            }
        })
        .collect()
}

#[test]
fn tv_49_oracle_agrees_with_all_rows() {
    let oracle = Oracle::new();
    let rows = rows();
    assert_eq!(rows.len(), 1008);
    // Rows that differ in their black dice only share the work on the blue ones.
    for row in rows.iter().filter(|row| row.query.black == 0) {
        let same = |other: &&Row| Query { black: 0, ..other.query } == row.query;
        let all = oracle.odds_by_blacks(&row.query, 0..=2);
        let rows: Vec<&Row> = rows.iter().filter(same).collect();
        assert_eq!(rows.len(), 3, "{}", row.line);
        for row in rows {
            let odds = &all[usize::from(row.query.black)];
            for (level, expected) in odds.steps.iter().chain(&odds.best).zip(&row.odds).enumerate() {
                assert!((expected.0 - expected.1).abs() < 1e-9, "{}: value {level}: {}", row.line, expected.0);
            }
        }
        assert_eq!(Some(oracle.wins_without_moral(&row.query)), row.wins, "{}", row.line);
    }
}

#[test]
fn tv_49_the_named_case() {
    let query = Query { rule: GreenRule::Strict, blue: 6, white: 4, green: 2, black: 0, force: 3, wind: true };
    let oracle = Oracle::new();
    assert_eq!(oracle.wins_without_moral(&query), 425_153_286);
    let odds = oracle.odds(&query);
    assert!((odds.steps[0] - 0.195_313).abs() < 1e-6);
    assert!((odds.steps[3] - 0.695_296).abs() < 1e-6);
    assert!((odds.best[3] - 0.864_717).abs() < 1e-6);
}

/// The Porte d'Hurle is six violet dice against six black ones: as hard as six whites at force 6.
#[test]
fn ww_6_27_the_porte_is_as_hard_as_a_furvent_in_the_open() {
    let oracle = Oracle::new();
    let porte =
        oracle.odds(&Query { rule: GreenRule::Strict, blue: 6, white: 0, green: 0, black: 6, force: 6, wind: false });
    let open =
        oracle.odds(&Query { rule: GreenRule::Strict, blue: 6, white: 6, green: 0, black: 0, force: 6, wind: true });
    for level in 0..=MOST_MORAL {
        assert!((porte.best[level] - open.best[level]).abs() < 1e-12, "{level}");
    }
}

/// With fewer blue dice than wind dice, a force of as many as the blue ones cannot be won.
#[test]
fn tv_50_five_dice_never_meet_force_five() {
    let query = Query { rule: GreenRule::Strict, blue: 5, white: 6, green: 0, black: 0, force: 5, wind: true };
    assert_eq!(Oracle::new().odds(&query).best[MOST_MORAL], 0.0);
}

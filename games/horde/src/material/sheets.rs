//! The sheets: which rows there are, which cells they have, and the rule of each.

use crate::rule_ids as rule;
use galerne_material::{Cell, CellKind, Sheet, cell, number};

static CELLS: [&str; 16] =
    ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"];

static ROLE: [Cell; 2] = [number("resistance", 1..=6, rule::COMPARE), number("cost", 1..=9, rule::ACTION)];
static FORMATION: [Cell; 4] = [
    cell("traceur", CellKind::Words(&CELLS), rule::FORMATIONS),
    cell("combattante", CellKind::Words(&CELLS), rule::FORMATIONS),
    cell("ailier", CellKind::Words(&CELLS), rule::FORMATIONS),
    cell("feuleuse", CellKind::Words(&CELLS), rule::FORMATIONS),
];

pub(super) static SHEETS: [Sheet; 2] = [
    Sheet { name: "role", rows: 4..=4, spare: 0, rule: rule::COMPARE, cells: &ROLE },
    Sheet { name: "formation", rows: 4..=4, spare: 0, rule: rule::FORMATIONS, cells: &FORMATION },
];

//! Decisions: what one click does. Every action has a dense id for masks and tensors.

use crate::cards::Number;
use crate::roles::Role;
use crate::terrain::{Cell, Column};
use galerne_engine::Dense;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// HC-8.2: a character of Aval takes the bottom cell of a column.
    Enter { role: Role, column: Column },
    /// HC-8.1.
    EndEntry,
    /// HC-8.4.
    Move { role: Role, cell: Cell },
    /// HC-8.1.
    EndMoves,
    /// HC-12.9: a Puissance goes into the pool.
    Play { card: Number },
    /// HC-8.6.
    Repos { role: Role },
    /// HC-8.7: then the two cards are looked at.
    Aide,
    /// HC-8.7: which of the two is kept.
    Keep { card: Number },
    /// HC-8.8.
    Provocation { role: Role, cell: Cell },
    /// HC-8.9.
    Attaque { slot: Column },
    /// HC-8.1.
    EndActions,
    /// HC-10.4: X for the row.
    Commit { points: u8 },
    /// HC-10.12.
    WindMove { cell: Cell },
    /// HC-10.12.
    WindStay,
    /// HC-11.5, HC-11.6: one character leaves Aval for good.
    Discard { role: Role },
    /// HC-11.7.
    EndTurn,
    /// HC-13.3: give up; unless the option forbids it.
    Concede,
}

/// A pool is one byte: all 36 cards make 216 points, and no more than three of them can be doubled in a phase.
const MAX_POOL: usize = 255;

/// Where each kind of action begins in the dense space of ids.
const ENTER: usize = 0;
const MOVE: usize = ENTER + 4 * 8;
const PROVOCATION: usize = MOVE + 4 * 32;
const WIND_MOVE: usize = PROVOCATION + 4 * 32;
const PLAY: usize = WIND_MOVE + 32;
const KEEP: usize = PLAY + 36;
const REPOS: usize = KEEP + 36;
const ATTAQUE: usize = REPOS + 4;
const DISCARD: usize = ATTAQUE + 8;
const SINGLE: usize = DISCARD + 4;
const COMMIT: usize = SINGLE + SINGLES.len();
const SPACE: usize = COMMIT + MAX_POOL + 1;

const SINGLES: [Action; 7] = [
    Action::EndEntry,
    Action::EndMoves,
    Action::Aide,
    Action::EndActions,
    Action::WindStay,
    Action::EndTurn,
    Action::Concede,
];

impl Dense for Action {
    const SPACE: usize = SPACE;

    fn id(&self) -> usize {
        let pair = |role: Role, with: u8, count: usize| role as usize * count + usize::from(with);
        match *self {
            Action::Enter { role, column } => ENTER + pair(role, column.0, 8),
            Action::Move { role, cell } => MOVE + pair(role, cell.0, 32),
            Action::Provocation { role, cell } => PROVOCATION + pair(role, cell.0, 32),
            Action::WindMove { cell } => WIND_MOVE + usize::from(cell.0),
            Action::Play { card } => PLAY + usize::from(card.0),
            Action::Keep { card } => KEEP + usize::from(card.0),
            Action::Repos { role } => REPOS + role as usize,
            Action::Attaque { slot } => ATTAQUE + slot.index(),
            Action::Discard { role } => DISCARD + role as usize,
            Action::Commit { points } => COMMIT + usize::from(points),
            Action::EndEntry => SINGLE,
            Action::EndMoves => SINGLE + 1,
            Action::Aide => SINGLE + 2,
            Action::EndActions => SINGLE + 3,
            Action::WindStay => SINGLE + 4,
            Action::EndTurn => SINGLE + 5,
            Action::Concede => SINGLE + 6,
        }
    }

    fn of(id: usize) -> Option<Action> {
        let role = |index: usize, count: usize| Role::of((index / count) as u8);
        let cell = |index: usize| Cell::at((index % 32) as u8);
        Some(match id {
            ENTER..MOVE => Action::Enter { role: role(id - ENTER, 8), column: Column::new((id - ENTER) as u8 % 8)? },
            MOVE..PROVOCATION => Action::Move { role: role(id - MOVE, 32), cell: cell(id - MOVE)? },
            PROVOCATION..WIND_MOVE => {
                Action::Provocation { role: role(id - PROVOCATION, 32), cell: cell(id - PROVOCATION)? }
            }
            WIND_MOVE..PLAY => Action::WindMove { cell: cell(id - WIND_MOVE)? },
            PLAY..KEEP => Action::Play { card: Number::at((id - PLAY) as u8)? },
            KEEP..REPOS => Action::Keep { card: Number::at((id - KEEP) as u8)? },
            REPOS..ATTAQUE => Action::Repos { role: role(id - REPOS, 1) },
            ATTAQUE..DISCARD => Action::Attaque { slot: Column::new((id - ATTAQUE) as u8)? },
            DISCARD..SINGLE => Action::Discard { role: role(id - DISCARD, 1) },
            SINGLE..COMMIT => SINGLES[id - SINGLE],
            COMMIT..SPACE => Action::Commit { points: (id - COMMIT) as u8 },
            _ => return None,
        })
    }
}

//! Phase 3: every placement that entries and free movements can reach, breadth first.

use crate::action::Action;
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Camp, State, Step};
use crate::terrain::{ABSENT, Cell, Column, destinations, occupied};

/// A placement and how it was reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) cells: [u8; 4],
    moved: u8,
    parent: u32,
    action: Option<Action>,
}

/// All nodes, found breadth first from the state's own placement.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    pub(crate) nodes: Vec<Node>,
    /// By placement, the sets of moved roles that were seen with it, one bit per set.
    seen: Vec<u16>,
}

const PLACEMENTS: usize = 17 * 17 * 17 * 17;

fn index(cells: [u8; 4]) -> usize {
    cells.iter().fold(0, |all, &cell| all * 17 + usize::from(cell.min(ABSENT)))
}

impl Reach {
    pub(crate) fn of(&mut self, game: &Horde, state: &State) {
        let camp = state.camp();
        self.nodes.clear();
        self.seen.clear();
        self.seen.resize(PLACEMENTS, 0);
        let free = state.step == Step::Actions && game.is_free();
        self.add(Node { cells: camp.cells, moved: camp.moved, parent: u32::MAX, action: None });
        if state.step == Step::Entry || free {
            self.entries(game, state);
        }
        if state.step == Step::Entry || state.step == Step::Moves || free {
            let mut next = 0;
            while next < self.nodes.len() {
                self.movements(camp, state.actor, next);
                next += 1;
            }
        }
    }

    fn add(&mut self, node: Node) {
        let seen = &mut self.seen[index(node.cells)];
        if *seen & (1 << node.moved) == 0 {
            *seen |= 1 << node.moved;
            self.nodes.push(node);
        }
    }

    /// All ways to enter, with any number of roles up to the limit.
    fn entries(&mut self, game: &Horde, state: &State) {
        let camp = state.camp();
        let (entering, _) = game.entries(state);
        let most = (entering.count_ones() as u8).min(game.entries_left(camp));
        let mut first = 0;
        for _ in 0..most {
            let last = self.nodes.len();
            for at in first..last {
                let node = self.nodes[at];
                for role in Role::ALL {
                    if entering & role.bit() == 0 || node.cells[role as usize] < ABSENT {
                        continue;
                    }
                    for column in 0..4 {
                        let cell = column * 4 + 3;
                        if occupied(&node.cells) & (1 << cell) == 0 {
                            let mut cells = node.cells;
                            cells[role as usize] = cell;
                            let action = Action::Enter { role, column: Column(state.actor * 4 + column) };
                            self.add(Node { cells, moved: node.moved, parent: at as u32, action: Some(action) });
                        }
                    }
                }
            }
            first = last;
        }
    }

    fn movements(&mut self, camp: &Camp, grid: u8, at: usize) {
        let node = self.nodes[at];
        let free = !occupied(&node.cells);
        for role in Role::ALL {
            let from = node.cells[role as usize];
            if from >= ABSENT || (node.moved | camp.wounded) & role.bit() != 0 {
                continue;
            }
            let mut reach = destinations(role, from, free);
            while reach != 0 {
                let cell = reach.trailing_zeros() as u8;
                reach &= reach - 1;
                let mut cells = node.cells;
                cells[role as usize] = cell;
                let action = Action::Move { role, cell: Cell::of_grid(grid, cell) };
                self.add(Node { cells, moved: node.moved | role.bit(), parent: at as u32, action: Some(action) });
            }
        }
    }

    /// The actions that lead to a node.
    pub(crate) fn path(&self, at: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut next = self.nodes.get(at);
        while let Some(node) = next {
            actions.extend(node.action);
            next = self.nodes.get(node.parent as usize);
        }
        actions.reverse();
        actions
    }
}

//! Where everything lies: the Souffles left, the Rencontres above, the Aval, the hand and the bar below each terrain. One sheet
//! for a phone held upright; in competition two terrains side by side.

use galerne_draw::{Area, Point, pt};

/// A cell takes a card upright or turned by a wound.
pub(super) const CELL: f32 = 92.0;
pub(super) const CARD: f32 = 58.0;
/// Cards that only wait.
pub(super) const SMALL: f32 = 50.0;
/// Decks and discards.
pub(super) const PILE: f32 = 36.0;
const HAND: f32 = 64.0;
/// From the left edge of a terrain to its Pack.
const HAND_ROOM: f32 = 272.0;
const GRID: f32 = 4.0 * CELL;
const LEFT: f32 = 104.0;
const BETWEEN: f32 = 34.0;
const AVAL: f32 = 104.0;
const HELD: f32 = 112.0;
const BAR: f32 = 92.0;
/// The smallest letters: on a phone 390 pixels wide a unit of the sheet for one is 0.7 of them, and this is eleven.
pub(super) const READABLE: f32 = 16.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub(super) seats: usize,
}

impl Layout {
    pub(super) const fn of(seats: usize) -> Layout {
        Layout { seats }
    }

    /// The banner with the formation; in competition the Dominante lies in it.
    pub(super) fn banner_height(self) -> f32 {
        if self.seats == 1 { 34.0 } else { 66.0 }
    }

    fn grid_top(self) -> f32 {
        self.banner_height() + 108.0
    }

    pub(super) fn view(self) -> Area {
        let width = LEFT + self.seats as f32 * GRID + (self.seats as f32 - 1.0) * BETWEEN + self.margin();
        Area::new(0.0, 0.0, width, self.grid_top() + GRID + AVAL + HELD + BAR)
    }

    /// At the right edge; in competition there is room for the button of the player who sits there.
    fn margin(self) -> f32 {
        if self.seats == 1 { 78.0 } else { LEFT }
    }

    fn left_of(self, seat: usize) -> f32 {
        LEFT + seat as f32 * (GRID + BETWEEN)
    }

    pub(super) fn grid(self, seat: usize) -> Area {
        Area::new(self.left_of(seat), self.grid_top(), GRID, GRID)
    }

    /// The banner above a terrain.
    pub(super) fn banner(self, seat: usize) -> Area {
        Area::new(self.left_of(seat), 6.0, GRID, self.banner_height() - 4.0)
    }

    /// A cell by its number within its grid.
    pub(super) fn cell(self, seat: usize, own: u8) -> Area {
        let grid = self.grid(seat);
        Area::new(grid.x + f32::from(own / 4) * CELL, grid.y + f32::from(own % 4) * CELL, CELL, CELL)
    }

    pub(super) fn column(self, slot: usize) -> Area {
        let grid = self.grid(slot / 4);
        Area::new(grid.x + (slot % 4) as f32 * CELL, grid.y, CELL, GRID)
    }

    pub(super) fn slot(self, slot: usize) -> Point {
        pt(self.column(slot).centre().x, self.banner_height() + 44.0)
    }

    pub(super) fn souffle(self, row: u8) -> Point {
        pt(56.0, self.cell(0, row).centre().y)
    }

    pub(super) fn souffle_deck(self) -> Point {
        pt(56.0, self.grid_top() - 64.0)
    }

    pub(super) fn souffle_discard(self) -> Point {
        pt(56.0, self.grid_top() + GRID + 56.0)
    }

    /// In competition every player has a Dominante beside his grid.
    pub(super) fn dominante(self, seat: usize) -> Point {
        if self.seats == 1 { self.souffle_deck() } else { pt(self.left_of(seat) + 24.0, 8.0 + 28.0) }
    }

    fn right(self) -> f32 {
        self.view().width - self.margin() / 2.0
    }

    pub(super) fn rencontre_deck(self) -> Point {
        pt(self.right() - 3.0, self.banner_height() - 2.0)
    }

    pub(super) fn rencontre_discard(self) -> Point {
        pt(self.right() - 3.0, self.banner_height() + 66.0)
    }

    /// The four small figures of the formations, beside the rows.
    pub(super) fn figure(self, suit: usize) -> Point {
        pt(self.right(), self.cell(0, suit as u8).centre().y)
    }

    pub(super) fn aval_top(self) -> f32 {
        self.grid_top() + GRID
    }

    pub(super) fn aval(self, seat: usize, index: usize, of: usize) -> Point {
        pt(self.left_of(seat) + 28.0 + spread(index, of, 54.0, 204.0), self.aval_top() + 62.0)
    }

    pub(super) fn vif_deck(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 66.0, self.aval_top() + 56.0)
    }

    pub(super) fn vif_discard(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 20.0, self.aval_top() + 56.0)
    }

    fn hand_top(self) -> f32 {
        self.aval_top() + AVAL
    }

    /// A card of the hand: where it lies and how wide it is. Up to five lie in one row; more of them (HC-7.3) would cover each
    /// other's values, so they lie smaller in two rows, where fourteen show their faces.
    pub(super) fn hand(self, seat: usize, index: usize, of: usize) -> (Point, f32) {
        let left = self.left_of(seat) + 2.0;
        let (width, rows) = if of > 5 { (38.0, 2) } else { (HAND, 1) };
        let along = of.div_ceil(rows);
        let x = left + width / 2.0 + spread(index % along.max(1), along, width + 5.0, HAND_ROOM - width);
        let y = if rows == 1 { 52.0 } else { 29.0 + 55.0 * (index / along.max(1)) as f32 };
        (pt(x, self.hand_top() + y), width)
    }

    pub(super) fn pack_deck(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 66.0, self.hand_top() + 46.0)
    }

    pub(super) fn pack_discard(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 20.0, self.hand_top() + 46.0)
    }

    pub(super) fn bar(self, seat: usize) -> Area {
        Area::new(self.left_of(seat), self.hand_top() + HELD, GRID, 78.0)
    }

    /// What closes a step, beside the actions of its player.
    pub(super) fn done(self, seat: usize) -> Area {
        let x = if seat == 0 { 4.0 } else { self.view().width - 100.0 };
        Area::new(x, self.hand_top() + HELD, 96.0, 78.0)
    }
}

/// Cards side by side, closer together when there are many.
fn spread(index: usize, of: usize, step: f32, room: f32) -> f32 {
    let step = if of > 1 { step.min(room / (of - 1) as f32) } else { step };
    index as f32 * step
}

#[cfg(test)]
mod tests {
    use super::*;

    /// HC-7.3: a hand may grow. The value stands in the middle of a card: no neighbour may lie over it, and all stay between
    /// the edge of the terrain and the Pack.
    /// It was drawn beside the opponent's actions for the player on the right.
    #[test]
    fn the_button_of_a_player_lies_beside_his_own_bar() {
        for seats in 1..=2 {
            let layout = Layout::of(seats);
            for seat in 0..seats {
                let (done, bar) = (layout.done(seat), layout.bar(seat));
                let gap = if done.x < bar.x { bar.x - done.right() } else { done.x - bar.right() };
                assert!((0.0..10.0).contains(&gap), "{gap}");
                assert!(done.x >= 0.0 && done.right() <= layout.view().width);
            }
        }
    }

    #[test]
    fn hc_7_3_every_value_of_a_hand_can_be_read() {
        let layout = Layout::of(2);
        for of in 1..=14usize {
            for index in 0..of {
                let (at, width) = layout.hand(1, index, of);
                let grid = layout.grid(1);
                assert!(at.x - width / 2.0 >= grid.x && at.x + width / 2.0 <= layout.pack_deck(1).x - PILE / 2.0);
                assert!(at.y + width * 0.7 <= layout.bar(1).y, "{of}");
                // A ten is half a card wide.
                let covers = |(other, _): (Point, f32)| other.y == at.y && other.x - width / 2.0 < at.x + width * 0.25;
                assert!((index + 1..of).all(|later| !covers(layout.hand(1, later, of))), "{index} of {of}");
            }
        }
    }
}

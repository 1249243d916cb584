//! Where everything lies: Souffles left, Rencontres above, Aval, hand and bar below each terrain, on one sheet for an upright phone. In
//! competition a player sees the same sheet with the other's side as a strip below it; a spectator sees both terrains side by side.

use galerne_draw::{Area, Point, pt};
use std::ops::Range;

/// A cell takes a card upright or turned by a wound.
pub(super) const CELL: f32 = 92.0;
pub(super) const CARD: f32 = 58.0;
/// Cards that only wait.
pub(super) const SMALL: f32 = 50.0;
/// Decks and discards.
pub(super) const PILE: f32 = 36.0;
const HAND: f32 = 64.0;
const HAND_GAP: f32 = 5.0;
/// From the left edge of a terrain to its Pack.
const HAND_ROOM: f32 = 272.0;
const GRID: f32 = 4.0 * CELL;
const LEFT: f32 = 104.0;
const BETWEEN: f32 = 34.0;
/// Together with the terrain these must fit between the question and the buttons of a phone.
const AVAL: f32 = 92.0;
const HELD: f32 = 98.0;
const BAR: f32 = 86.0;
/// The strip of the other player: from where its small terrain begins, and the size of a cell of it.
const RIVAL: f32 = 176.0;
const MINI_LEFT: f32 = 206.0;
const MINI: (f32, f32) = (40.0, 29.0);
/// The smallest letters: on a phone 390 pixels wide a unit of the sheet for one is 0.7 of them, and this is eleven.
pub(super) const READABLE: f32 = 16.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    seats: usize,
    /// In competition the seat whose side is drawn large; `None` where both are.
    own: Option<usize>,
}

impl Layout {
    pub(super) fn of(seats: usize, own: Option<usize>) -> Layout {
        Layout { seats, own: own.filter(|&own| seats == 2 && own < 2) }
    }

    /// The seats whose sides are drawn large.
    pub(super) fn large(self) -> Range<usize> {
        self.own.map_or(0..self.seats, |own| own..own + 1)
    }

    /// The seat whose side is the strip at the foot.
    pub(super) fn rival(self) -> Option<usize> {
        self.own.map(|own| 1 - own)
    }

    /// Whether the side is drawn as in a solo game, its Dominante on the deck of Souffles; where both are large it lies in the banner.
    pub(super) fn crowns(self, seat: usize) -> bool {
        self.seats == 1 || self.own == Some(seat)
    }

    /// The banner with the formation; where both sides are large there is a name above it.
    pub(super) fn banner_height(self) -> f32 {
        if self.large().len() == 1 { 34.0 } else { 66.0 }
    }

    fn grid_top(self) -> f32 {
        self.banner_height() + 108.0
    }

    pub(super) fn view(self) -> Area {
        let large = self.large().len() as f32;
        let width = LEFT + large * GRID + (large - 1.0) * BETWEEN + self.margin();
        let strip = if self.own.is_some() { RIVAL } else { 0.0 };
        Area::new(0.0, 0.0, width, self.strip_top() + strip)
    }

    pub(super) fn strip_top(self) -> f32 {
        self.grid_top() + GRID + AVAL + HELD + BAR
    }

    /// A cell of the other player's small terrain.
    pub(super) fn mini(self, own: u8) -> Area {
        let (wide, tall) = MINI;
        let at = pt(MINI_LEFT + f32::from(own / 4) * wide, self.strip_top() + 50.0 + f32::from(own % 4) * tall);
        Area::new(at.x, at.y, wide, tall)
    }

    /// At the right edge; in competition there is room for the button of the player who sits there.
    fn margin(self) -> f32 {
        if self.large().len() == 1 { 78.0 } else { LEFT }
    }

    fn left_of(self, seat: usize) -> f32 {
        LEFT + seat.saturating_sub(self.large().start) as f32 * (GRID + BETWEEN)
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
        if self.is_small(slot) {
            return pt(self.mini((slot % 4) as u8 * 4).centre().x + 6.0, self.strip_top() + 27.0);
        }
        pt(self.column(slot).centre().x, self.banner_height() + 44.0)
    }

    /// Whether the slot lies above the small terrain.
    pub(super) fn is_small(self, slot: usize) -> bool {
        self.rival() == Some(slot / 4)
    }

    /// The middle of a row, the same on every terrain.
    fn row(self, row: u8) -> f32 {
        self.grid_top() + (f32::from(row) + 0.5) * CELL
    }

    pub(super) fn souffle(self, row: u8) -> Point {
        pt(56.0, self.row(row))
    }

    pub(super) fn souffle_deck(self) -> Point {
        pt(56.0, self.grid_top() - 64.0)
    }

    pub(super) fn souffle_discard(self) -> Point {
        pt(56.0, self.grid_top() + GRID + 56.0)
    }

    /// In competition every player has a Dominante of his own.
    pub(super) fn dominante(self, seat: usize) -> Point {
        if self.crowns(seat) {
            self.souffle_deck()
        } else if self.rival() == Some(seat) {
            pt(32.0, self.strip_top() + 66.0)
        } else {
            pt(self.left_of(seat) + 24.0, 8.0 + 28.0)
        }
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
        pt(self.right(), self.row(suit as u8))
    }

    pub(super) fn aval_top(self) -> f32 {
        self.grid_top() + GRID
    }

    pub(super) fn aval(self, seat: usize, index: usize, of: usize) -> Point {
        pt(self.left_of(seat) + 28.0 + spread(index, of, 54.0, 204.0), self.aval_top() + 56.0)
    }

    pub(super) fn vif_deck(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 66.0, self.aval_top() + 54.0)
    }

    pub(super) fn vif_discard(self, seat: usize) -> Point {
        pt(self.left_of(seat) + GRID - 20.0, self.aval_top() + 54.0)
    }

    fn hand_top(self) -> f32 {
        self.aval_top() + AVAL
    }

    /// A card of the hand: where it lies and how wide it is. Up to five lie in one row, narrow enough not to cover each other; more of
    /// them (HC-7.3) lie smaller in two rows, where fourteen show their faces.
    pub(super) fn hand(self, seat: usize, index: usize, of: usize) -> (Point, f32) {
        let left = self.left_of(seat) + 2.0;
        let narrow = HAND.min((HAND_ROOM + HAND_GAP) / of.max(1) as f32 - HAND_GAP);
        let (width, rows) = if of > 5 { (34.0, 2) } else { (narrow, 1) };
        let along = of.div_ceil(rows);
        let x = left + width / 2.0 + spread(index % along.max(1), along, width + HAND_GAP, HAND_ROOM - width);
        let y = if rows == 1 { 49.0 } else { 25.0 + 49.0 * (index / along.max(1)) as f32 };
        (pt(x, self.hand_top() + y), width)
    }

    /// HC-8.7: a card that Aide looks at lies raised beside the hand, as far as Aval leaves room.
    pub(super) fn looked(self, seat: usize, index: usize, of: usize) -> (Point, f32) {
        let (at, width) = self.hand(seat, index, of);
        let room = at.y - width * 0.7 - self.hand_top();
        (at - pt(0.0, (width * 0.15).min(room)), width)
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

    /// The bar where there is nothing beside it: on a phone it is as wide as the screen.
    pub(super) fn amounts(self, seat: usize) -> Area {
        let bar = self.bar(seat);
        if self.large().len() > 1 {
            return bar;
        }
        Area::new(4.0, bar.y, self.view().width - 8.0, bar.height)
    }

    /// What closes a step, beside the actions of its player.
    pub(super) fn done(self, seat: usize) -> Area {
        let x = if seat == self.large().start { 4.0 } else { self.view().width - 100.0 };
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

    /// It was drawn beside the opponent's actions for the player on the right.
    #[test]
    fn the_button_of_a_player_lies_beside_his_own_bar() {
        for (seats, own) in [(1, None), (2, None), (2, Some(0)), (2, Some(1))] {
            let layout = Layout::of(seats, own);
            for seat in layout.large() {
                let (done, bar) = (layout.done(seat), layout.bar(seat));
                let gap = if done.x < bar.x { bar.x - done.right() } else { done.x - bar.right() };
                assert!((0.0..10.0).contains(&gap), "{gap}");
                assert!(done.x >= 0.0 && done.right() <= layout.view().width);
            }
        }
    }

    /// A player of a competition could not read the board on a phone: his side is now as large as that of one who plays alone.
    #[test]
    fn hc_14_1_ones_own_side_is_as_large_as_alone() {
        for own in 0..2 {
            let (alone, layout) = (Layout::of(1, None), Layout::of(2, Some(own)));
            assert_eq!(layout.view().width, alone.view().width);
            assert_eq!(layout.grid(own).x, alone.grid(0).x);
            // Between question and buttons of a phone 390 × 844 about 590 pixels are left, and a unit is 0.7 of them.
            assert_eq!(layout.strip_top(), alone.view().height);
            assert!(layout.strip_top() * 0.7 < 560.0);
            assert!(layout.strip_top() >= layout.bar(own).bottom() && layout.mini(15).bottom() <= layout.view().height);
            assert!((4 * (1 - own)..4 * (1 - own) + 4).all(|slot| layout.slot(slot).y > layout.strip_top()));
        }
    }

    /// HC-7.3, HC-8.7: a hand may grow, and two more cards lie beside it in an Aide. No card covers another or reaches into Aval, and all
    /// stay between the edge of the terrain and the Pack.
    #[test]
    fn hc_7_3_hc_8_7_no_card_of_a_hand_covers_another() {
        let layout = Layout::of(2, None);
        for of in 1..=14usize {
            for index in 0..of {
                let (at, width) = layout.hand(1, index, of);
                let grid = layout.grid(1);
                assert!(at.x - width / 2.0 >= grid.x && at.x + width / 2.0 <= layout.pack_deck(1).x - PILE / 2.0);
                assert!(at.y + width * 0.7 <= layout.bar(1).y, "{of}");
                let covers = |(other, _): (Point, f32)| other.y == at.y && other.x - width / 2.0 < at.x + width / 2.0;
                assert!((index + 1..of).all(|later| !covers(layout.hand(1, later, of))), "{index} of {of}");
                let aval = layout.aval(1, 0, 1).y + SMALL * 0.7;
                assert!(layout.looked(1, index, of).0.y - width * 0.7 >= aval, "{index} of {of}");
            }
        }
    }
}

//! Boards: which hexes they have, who touches whom, how far it is (WW-2.6 … WW-2.10).

use crate::tiles::Tile;
use galerne_engine::{Direction, Hex};
use serde::Deserialize;

/// The largest board, the race's, has 35 hexes.
pub(crate) const HEXES: usize = 36;
/// "No such hex" where a hex index stands.
pub(crate) const NOWHERE: u8 = 255;

/// One board, its hexes numbered as the data lists them.
#[derive(Clone, Debug)]
pub struct Board {
    pub id: String,
    pub hexes: Vec<Hex>,
    /// The author's tiles.
    pub tiles: [Tile; HEXES],
    /// Which of these are land, as a bit set.
    pub land: u64,
    /// The neighbours of each hex as a bit set.
    pub near: [u64; HEXES],
    /// The neighbour of each hex on each side, in the order of [`Direction::ALL`], or `NOWHERE`.
    pub sides: [[u8; 6]; HEXES],
    pub start: u8,
    pub arrival: u8,
    /// The side that leads most directly to the arrival (WW-12.12 and the drawing).
    pub upwind: Direction,
    /// Par in days: the rulebook's, and the later summary's (WW-11.8).
    pub par: [u8; 2],
    /// Flat-top hexes, or pointy-top ones on the race board.
    pub flat: bool,
}

#[derive(Deserialize)]
struct BoardFile {
    board: Vec<BoardData>,
}

#[derive(Deserialize)]
struct BoardData {
    id: String,
    orientation: String,
    start_hex: [i8; 2],
    arrival_hex: [i8; 2],
    par: u8,
    par_new: u8,
    upwind: [i8; 2],
    tiles: Vec<(i8, i8, String, u8)>,
}

impl Board {
    /// A board of the data by its id. The list of its tiles is the board, whatever a printed picture shows (WW-2.11).
    #[must_use]
    pub fn of_data(id: &str) -> Option<Board> {
        let file: BoardFile = toml::from_str(include_str!("../data/boards.toml")).ok()?;
        file.board.into_iter().find(|board| board.id == id).map(Board::new)
    }

    fn new(data: BoardData) -> Board {
        let hexes: Vec<Hex> = data.tiles.iter().map(|&(q, r, _, _)| Hex::new(q, r)).collect();
        let index = |hex: Hex| hexes.iter().position(|&other| other == hex).map_or(NOWHERE, |at| at as u8);
        let mut tiles = [Tile::Gap; HEXES];
        let (mut near, mut sides) = ([0; HEXES], [[NOWHERE; 6]; HEXES]);
        for (at, (_, _, tile, _)) in data.tiles.iter().enumerate().take(HEXES) {
            // "land" on the race board: which land is decided by chance (WW-12.20).
            tiles[at] = Tile::named(tile).unwrap_or(Tile::Steppe);
            for direction in Direction::ALL {
                let beside = index(hexes[at].towards(direction));
                sides[at][direction.index()] = beside;
                if beside != NOWHERE {
                    near[at] |= 1 << beside;
                }
            }
        }
        let upwind = Hex::from(data.upwind);
        Board {
            start: index(Hex::from(data.start_hex)),
            arrival: index(Hex::from(data.arrival_hex)),
            upwind: Direction::ALL.into_iter().find(|side| side.step() == upwind).unwrap_or(Direction::NW),
            par: [data.par, data.par_new],
            flat: data.orientation == "flat",
            id: data.id,
            land: (0..hexes.len().min(HEXES)).filter(|&at| tiles[at].is_land()).fold(0, |set, at| set | 1 << at),
            hexes,
            tiles,
            near,
            sides,
        }
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// All hexes of the board as a bit set.
    #[must_use]
    pub fn all(&self) -> u64 {
        (1 << self.hexes.len()) - 1
    }

    #[must_use]
    #[inline]
    pub fn index(&self, hex: Hex) -> Option<u8> {
        self.hexes.iter().position(|&other| other == hex).map(|at| at as u8)
    }

    #[must_use]
    pub fn hex(&self, at: u8) -> Hex {
        self.hexes.get(usize::from(at)).copied().unwrap_or(Hex::CENTRE)
    }

    #[inline]
    #[must_use]
    pub fn near(&self, at: u8) -> u64 {
        self.near.get(usize::from(at)).copied().unwrap_or(0)
    }

    /// Board distance over the hexes of `present` (WW-2.6); `None` where no chain of tiles leads.
    #[must_use]
    #[inline]
    pub fn distance(&self, present: u64, from: u8, to: u8) -> Option<u8> {
        let goal = 1u64.checked_shl(u32::from(to)).unwrap_or(0);
        let mut frontier = 1u64.checked_shl(u32::from(from)).unwrap_or(0);
        let mut left = present;
        for steps in 0..=HEXES as u8 {
            if frontier & goal != 0 {
                return Some(steps);
            }
            left &= !frontier;
            frontier = self.spread(frontier) & left;
            if frontier == 0 {
                return None;
            }
        }
        None
    }

    /// The hexes that touch the set.
    #[must_use]
    pub fn spread(&self, set: u64) -> u64 {
        let (mut rest, mut all) = (set, 0);
        while rest != 0 {
            all |= self.near[rest.trailing_zeros() as usize % HEXES];
            rest &= rest - 1;
        }
        all
    }

    /// Board distances from one hex to all; 255 where no chain leads.
    #[must_use]
    pub fn distances(&self, present: u64, from: u8) -> [u8; HEXES] {
        let mut out = [255; HEXES];
        let mut frontier = 1u64.checked_shl(u32::from(from)).unwrap_or(0);
        let mut reached = frontier;
        let mut steps = 0;
        while frontier != 0 {
            for at in bits(frontier) {
                out[usize::from(at)] = steps;
            }
            frontier = self.spread(frontier) & present & !reached;
            reached |= frontier;
            steps += 1;
        }
        out
    }

    /// Whether the tile has fewer than six neighbours on the board (WW-2.8).
    #[inline]
    #[must_use]
    pub fn is_edge(&self, present: u64, at: u8) -> bool {
        (self.near(at) & present).count_ones() < 6
    }
}

/// The members of a set of hexes, ascending.
pub(crate) fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let at = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        Some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> BoardFile {
        toml::from_str(include_str!("../data/boards.toml")).unwrap()
    }

    #[test]
    fn ww_2_6_neighbours_and_board_distance() {
        let board = Board::of_data("chapter1").unwrap();
        let at = |q, r| board.index(Hex::new(q, r)).unwrap();
        assert_eq!(board.near(at(0, -1)).count_ones(), 6);
        assert_eq!(board.distance(board.all(), board.start, board.arrival), Some(6));
        // Without the middle of the way the chain is longer than the distance on a plane.
        let holed = board.all() & !(1 << at(0, -5));
        assert_eq!(board.distance(holed, board.start, board.arrival), None, "the hut is the only way in");
        let around = board.all() & !(1 << at(0, -1)) & !(1 << at(1, -1));
        assert_eq!(board.distance(around, at(0, 0), at(0, -2)), Some(3));
        assert_eq!(board.distances(board.all(), board.start)[usize::from(board.arrival)], 6);
    }

    #[test]
    fn ww_2_8_edges_are_those_of_the_data() {
        let mut counts = Vec::new();
        for data in file().board {
            let edges: Vec<bool> = data.tiles.iter().map(|tile| tile.3 == 1).collect();
            let board = Board::new(data);
            for (at, edge) in edges.iter().enumerate() {
                assert_eq!(board.is_edge(board.all(), at as u8), *edge, "{} {:?}", board.id, board.hexes[at]);
            }
            counts.push((edges.iter().filter(|edge| **edge).count(), edges.len()));
        }
        assert_eq!(counts[..4], [(15, 25), (14, 21), (15, 25), (21, 21)]);
    }

    #[test]
    fn ww_2_7_ww_2_10_the_authors_boards_have_their_tiles_and_distances() {
        let count = |board: &Board, tile: Tile| board.tiles.iter().filter(|&&other| other == tile).count();
        let neutral = [Tile::Steppe, Tile::Forest, Tile::Mountain, Tile::Hut];
        for (id, theme, expected, steps) in [
            ("chapter1", Tile::Nordska, (0, [8, 4, 4, 4]), 6),
            ("chapter2", Tile::Water, (8, [1, 2, 2, 2]), 4),
            ("chapter3", Tile::Desert, (8, [4, 2, 3, 3]), 5),
            ("chapter4", Tile::Marsh, (8, [2, 1, 4, 2]), 7),
        ] {
            let board = Board::of_data(id).unwrap();
            assert_eq!((count(&board, theme), neutral.map(|tile| count(&board, tile))), expected, "{id}");
            assert_eq!(board.distance(board.all(), board.start, board.arrival), Some(steps), "{id}");
            assert_eq!(board.hex(board.start), Hex::CENTRE);
        }
        let web = Board::of_data("chapter2_web").unwrap();
        assert_eq!(count(&web, Tile::Water), 10);
        let tour = web.tiles.iter().position(|&tile| tile == Tile::TourFontaine).unwrap();
        assert!(!web.is_edge(web.all(), tour as u8), "there the Tour is an interior hex");
    }

    #[test]
    fn ww_2_11_the_names_of_the_grid_are_the_tiles() {
        let board = Board::of_data("chapter4").unwrap();
        assert_eq!(board.tiles[usize::from(board.index(Hex::new(-1, 0)).unwrap())], Tile::PorteHurle);
        assert!(!board.tiles.contains(&Tile::TourFontaine));
    }
}

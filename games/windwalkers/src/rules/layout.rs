//! Generated boards (WW-12.30) and the tiles of the race (WW-12.20).

use crate::board::{Board, HEXES, bits};
use crate::game::Windwalkers;
use crate::rules::outcome::Layout;
use crate::state::State;
use crate::tiles::Tile;
use galerne_engine::Random;

/// After this number of tries the author's board is used.
const TRIES: u32 = 5000;
const NEUTRAL: [Tile; 4] = [Tile::Steppe, Tile::Forest, Tile::Mountain, Tile::Hut];

impl Windwalkers {
    pub(crate) fn sample_layout(&self, state: &State, random: &mut Random) -> Layout {
        let board = self.board_of(state);
        if self.is_race() {
            return Layout(deal_race(board, random));
        }
        for _ in 0..TRIES {
            if let Some(tiles) = attempt(board, state.chapter, random) {
                return Layout(tiles);
            }
        }
        Layout(board.tiles)
    }

    /// Whether a layout fed in from outside could have come: the author's board, or one that obeys the constraints.
    pub(crate) fn layout_is_sound(&self, state: &State, layout: &Layout) -> bool {
        let board = self.board_of(state);
        let tiles = &layout.0;
        if (0..HEXES).any(|at| (at >= board.len()) != (tiles[at] == Tile::Gap)) {
            return false;
        }
        let count = |tile: Tile| tiles.iter().filter(|&&other| other == tile).count();
        if self.is_race() {
            return (0..board.len()).all(|at| {
                let fixed = board.tiles[at];
                if fixed.is_land() { tiles[at].is_land() } else { tiles[at] == fixed }
            }) && Tile::LAND.into_iter().all(|tile| count(tile) <= usize::from(tile.print().supply));
        }
        if tiles == &board.tiles {
            return true;
        }
        let cities_stay = (0..board.len()).all(|at| board.tiles[at].is_city() == tiles[at].is_city());
        let plan = Plan::of(board, state.chapter);
        cities_stay
            && (0..board.len()).all(|at| !board.tiles[at].is_city() || board.tiles[at] == tiles[at])
            && NEUTRAL.into_iter().zip(plan.neutral).all(|(tile, wanted)| count(tile) == wanted)
            && plan.theme.is_none_or(|theme| count(theme) == 8)
            && obeys(board, state.chapter, tiles)
    }
}

/// WW-12.20: 32 land tiles at random from all land tiles of the box.
fn deal_race(board: &Board, random: &mut Random) -> [Tile; HEXES] {
    let mut left = Tile::LAND.map(|tile| u32::from(tile.print().supply));
    let mut tiles = board.tiles;
    for tile in &mut tiles {
        if tile.is_land() {
            let kind = random.weighted(left.into_iter()).unwrap_or(0);
            left[kind] -= 1;
            *tile = Tile::LAND[kind];
        }
    }
    tiles
}

/// What a chapter's board is made of besides its cities.
struct Plan {
    theme: Option<Tile>,
    place: Option<Tile>,
    villages: usize,
    /// Neutral tiles in the order of [`NEUTRAL`].
    neutral: [usize; 4],
}

impl Plan {
    fn of(board: &Board, chapter: u8) -> Plan {
        let count = |tile: Tile| board.tiles.iter().filter(|&&other| other == tile).count();
        let (theme, place, villages) = match chapter {
            0 => (None, None, 3),
            1 => (Some(Tile::Water), Some(Tile::TourFontaine), 3),
            2 => (Some(Tile::Desert), None, 2),
            _ => (Some(Tile::Marsh), Some(Tile::PorteHurle), 1),
        };
        let mut neutral = NEUTRAL.map(count);
        // The author's numbers; whatever is left over is steppe.
        let special = usize::from(theme.is_some()) * 8 + usize::from(place.is_some()) + villages + 2;
        let [_, forest, mountain, hut] = neutral;
        neutral[0] = board.len().saturating_sub(special + forest + mountain + hut);
        Plan { theme, place, villages, neutral }
    }
}

/// One try: special tiles, theme and villages at random; kept if the constraints hold.
fn attempt(board: &Board, chapter: u8, random: &mut Random) -> Option<[Tile; HEXES]> {
    let plan = Plan::of(board, chapter);
    let mut tiles = [Tile::Gap; HEXES];
    let mut free = [0u8; HEXES];
    let mut left = 0;
    for (at, tile) in tiles.iter_mut().enumerate().take(board.len()) {
        if board.tiles[at].is_city() {
            *tile = board.tiles[at];
        } else {
            free[left] = at as u8;
            left += 1;
        }
    }
    let mut put = |tiles: &mut [Tile; HEXES], free: &mut [u8; HEXES], left: &mut usize, tile: Tile| {
        let pick = random.below(*left as u32) as usize;
        tiles[usize::from(free[pick])] = tile;
        *left -= 1;
        free.swap(pick, *left);
    };
    let mut villages = Tile::COLOURED_VILLAGES;
    if let Some(place) = plan.place {
        if place == Tile::PorteHurle {
            // The only neighbour of the start, or the board cannot be.
            let mut beside = bits(board.near(board.start));
            let (Some(at), None) = (beside.next(), beside.next()) else { return None };
            tiles[usize::from(at)] = place;
            let pick = free[..left].iter().position(|&hex| hex == at)?;
            left -= 1;
            free.swap(pick, left);
        } else {
            put(&mut tiles, &mut free, &mut left, place);
        }
    }
    // Villages first: they fail most often.
    if plan.villages == 1 {
        villages = [Tile::VillageGreen; 3];
    }
    for &village in &villages[..1.min(plan.villages)] {
        put(&mut tiles, &mut free, &mut left, village);
    }
    if plan.villages >= 2 {
        put(&mut tiles, &mut free, &mut left, villages[1]);
    }
    if plan.villages >= 3 {
        put(&mut tiles, &mut free, &mut left, villages[2]);
    }
    if !villages_obey(board, chapter, &tiles) && chapter != 1 {
        return None;
    }
    if let Some(theme) = plan.theme {
        for _ in 0..8 {
            put(&mut tiles, &mut free, &mut left, theme);
        }
    }
    if !obeys(board, chapter, &tiles) {
        return None;
    }
    for (tile, count) in NEUTRAL.into_iter().zip(plan.neutral) {
        for _ in 0..count {
            if left == 0 {
                return None;
            }
            put(&mut tiles, &mut free, &mut left, tile);
        }
    }
    if chapter == 2 {
        recolour_villages(&mut tiles, random);
    }
    (left == 0).then_some(tiles)
}

/// Chapter 3 draws its two colours.
fn recolour_villages(tiles: &mut [Tile; HEXES], random: &mut Random) {
    let first = random.below(3) as usize;
    let second = (first + 1 + random.below(2) as usize) % 3;
    let mut colours = [Tile::COLOURED_VILLAGES[first], Tile::COLOURED_VILLAGES[second]].into_iter();
    for tile in tiles.iter_mut().filter(|tile| tile.is_village()) {
        if let Some(colour) = colours.next() {
            *tile = colour;
        }
    }
}

fn where_is(tiles: &[Tile; HEXES], fits: impl Fn(Tile) -> bool) -> u64 {
    tiles.iter().enumerate().filter(|(_, tile)| fits(**tile)).fold(0, |set, (at, _)| set | 1 << at)
}

/// Whether some order of the villages forms the chain that the chapter asks for.
fn villages_obey(board: &Board, chapter: u8, tiles: &[Tile; HEXES]) -> bool {
    let all = board.all();
    let villages: u64 = where_is(tiles, Tile::is_village);
    let distance = |a: u8, b: u8| board.distance(all, a, b).unwrap_or(99);
    let (start, arrival) = (board.start, board.arrival);
    let water = where_is(tiles, |tile| tile == Tile::Water);
    let chain = |legs: &[u8], link: &dyn Fn(u8, u8) -> bool| -> bool {
        bits(villages).any(|a| {
            distance(start, a) == legs[0]
                && bits(villages & !(1 << a)).any(|b| {
                    link(a, b)
                        && if villages.count_ones() == 2 {
                            distance(b, arrival) == legs[1]
                        } else {
                            bits(villages & !(1 << a) & !(1 << b))
                                .any(|c| link(b, c) && distance(c, arrival) == legs[1])
                        }
                })
        })
    };
    match chapter {
        0 => chain(&[3, 3], &|a, b| distance(a, b) == 2),
        1 => chain(&[3, 3], &|a, b| {
            distance(a, b) == 3 || distance(a, b) == 2 && board.near(a) & board.near(b) & water != 0
        }),
        2 => chain(&[4, 4], &|a, b| distance(a, b) == 4),
        _ => {
            let porte = where_is(tiles, |tile| tile == Tile::PorteHurle).trailing_zeros() as u8;
            bits(villages).all(|village| distance(porte, village) >= 4 && distance(village, arrival) >= 2)
        }
    }
}

/// The constraints of WW-12.30 on a board whose special tiles lie there.
fn obeys(board: &Board, chapter: u8, tiles: &[Tile; HEXES]) -> bool {
    let plan = Plan::of(board, chapter);
    let all = board.all();
    let (from_start, to_arrival) = (board.distances(all, board.start), board.distances(all, board.arrival));
    let straight = from_start[usize::from(board.arrival)];
    let detour = |at: u8| from_start[usize::from(at)] + to_arrival[usize::from(at)] - straight;
    let theme = plan.theme.map_or(0, |theme| where_is(tiles, |tile| tile == theme));
    let villages = where_is(tiles, Tile::is_village);
    let colours: u64 = where_is(tiles, |tile| tile.is_village() && tile != Tile::VillagePlain);
    let distinct = Tile::COLOURED_VILLAGES.into_iter().all(|v| where_is(tiles, |tile| tile == v).count_ones() <= 1);
    if villages.count_ones() as usize != plan.villages || villages != colours || !distinct {
        return false;
    }
    if !villages_obey(board, chapter, tiles) {
        return false;
    }
    match chapter {
        0 => true,
        1 => {
            let tour = where_is(tiles, |tile| tile == Tile::TourFontaine);
            if tour.count_ones() != 1 {
                return false;
            }
            let tour = tour.trailing_zeros() as u8;
            connected(board, theme)
                && bits(theme).all(|at| detour(at) <= 3)
                && !passable_without(board, theme, straight)
                && on_shortest(board, board.start, tour, theme)
                && on_shortest(board, tour, board.arrival, theme)
                && straight >= 4
        }
        2 => connected(board, theme) && bits(theme).filter(|&at| detour(at) <= 1).count() >= 5 && straight >= 5,
        _ => {
            let porte = where_is(tiles, |tile| tile == Tile::PorteHurle);
            porte == board.near(board.start)
                && where_is(tiles, |tile| tile == Tile::VillageGreen) == villages
                && straight >= 6
        }
    }
}

fn connected(board: &Board, set: u64) -> bool {
    let mut reached = set & set.wrapping_neg();
    loop {
        let next = reached | board.spread(reached) & set;
        if next == reached {
            return reached == set;
        }
        reached = next;
    }
}

/// Whether a route of the shortest length avoids the set.
fn passable_without(board: &Board, set: u64, straight: u8) -> bool {
    board.distance(board.all() & !set, board.start, board.arrival) == Some(straight)
}

/// Whether some shortest path between two hexes passes the set.
fn on_shortest(board: &Board, from: u8, to: u8, set: u64) -> bool {
    let all = board.all();
    let (a, b) = (board.distances(all, from), board.distances(all, to));
    let total = a[usize::from(to)];
    bits(set).any(|at| at != from && at != to && a[usize::from(at)] + b[usize::from(at)] == total)
}

//! The road: tiles with their dice, tokens, the wind from Amont, the way walked, the pawns.

use super::lay::{DIE, Lay, PAWN, TOKEN, coordinates_size, name_size};
use super::panels::contre::capital;
use super::preview::tour_price;
use super::{Context, ROUTE, hex_target, signs};
use crate::board::bits;
use crate::game::Windwalkers;
use crate::names::{at as place, tile_name};
use crate::odds::{hundredths, odds_of};
use crate::options::BoardChoice;
use crate::state::{Fate, Phase, State};
use crate::tiles::{Rest, Tile};
use crate::words::names;
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::piece::{SeatMark, halo, pawn};
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::wind::{Wind, streamlines};
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Point, Scene, Switch, pt};
use galerne_engine::{Hex, Message, Seat};

/// The chances of a tile are shown without moral and with this much: what a horde can often spare.
const SOME: usize = 3;

/// From the centre of a hex to its corners.
const SIZE: f32 = 40.0;

/// How the board of the chapter lies on the plane.
pub(super) fn grid(game: &Windwalkers, state: &State) -> HexGrid {
    if game.board_of(state).flat { HexGrid::new(Tip::Flat, SIZE) } else { HexGrid::new(Tip::Pointy, SIZE * 0.9) }
}

pub(crate) fn scene(game: &Windwalkers, context: &Context<'_>) -> Scene {
    let state = context.state();
    let grid = grid(game, state);
    let view = view(game, state);
    let mut scene = Scene::new("road", view)
        .named(context.say(&Message::new("picture-road").with("chapter", state.chapter + 1)))
        .described(context.say(&Message::new("picture-road-legend")))
        .accented(Windwalkers::accent())
        .layer(Layer::decoration("paper", [Node::rounded(view, SIZE * 0.3).fill(Colour::Raised)]))
        .layer(grounds(game, state))
        .layer(wind(game, state, view))
        .layer(amont(game, context));
    let here = if state.present == 0 { game.board_of(state).all() } else { state.present };
    let tiles = bits(here).map(|at| tile(game, context, grid, at));
    scene = scene.layer(Layer::new("tiles", tiles));
    if context.is_on(&Switch::COORDINATES) {
        let names = bits(here).map(|at| {
            let hex = game.board_of(state).hex(at);
            let down = lay(game, state, grid, at).coordinates;
            let at = grid.centre(hex) + pt(0.0, down) * grid.size;
            Node::label(at, place(hex), Face::Sans, grid.size * coordinates_size(grid.tip)).fill(Colour::InkSoft)
        });
        scene = scene.layer(Layer::decoration("coordinates", names));
    }
    if context.is_on(&ROUTE) {
        scene = scene.layer(routes(game, context));
    }
    scene.layer(aim(game, state)).layer(pawns(game, context))
}

fn hexes(game: &Windwalkers, state: &State) -> Vec<Hex> {
    let board = game.board_of(state);
    bits(board.all()).map(|at| board.hex(at)).collect()
}

fn view(game: &Windwalkers, state: &State) -> Area {
    let around = grid(game, state).area(hexes(game, state)).grown(SIZE * 0.35);
    let label = amont_at(game, state);
    let label = Area::around(label, SIZE, SIZE * 0.7);
    Area::enclosing(around.corners().into_iter().chain(label.corners()))
}

/// Before the chapter is laid the board lies there as it is printed, unless it is still unknown.
fn tile_of(game: &Windwalkers, state: &State, at: u8) -> Tile {
    if state.present != 0 {
        return state.tile(at);
    }
    let printed = game.board_of(state).tiles.get(usize::from(at)).copied().unwrap_or(Tile::Gap);
    let known = game.options.board != BoardChoice::Generated && !game.is_race();
    if known || printed.is_city() || printed == Tile::TourFontaine { printed } else { Tile::Gap }
}

fn grounds(game: &Windwalkers, state: &State) -> Layer {
    let (board, grid) = (game.board_of(state), grid(game, state));
    let shadow = Node::path(grid.outline(hexes(game, state)).placed(pt(0.0, SIZE * 0.07), 1.0))
        .fill(Colour::Shade)
        .opacity(0.16);
    let all = bits(board.all()).map(|at| {
        let hex = board.hex(at);
        let gone = state.present != 0 && !state.has_tile(at);
        let cell = Node::polygon(grid.corners(hex)).id(format!("ground{}_{}", hex.q, hex.r));
        if gone {
            cell.fill(Colour::Sunk).stroke(Colour::LineSoft, 1.0)
        } else {
            cell.fill(signs::ground(tile_of(game, state, at))).stroke(Colour::Raised, 2.4)
        }
    });
    Layer::decoration("grounds", [shadow].into_iter().chain(all))
}

/// Where the wind comes from: beyond the arrival, and beyond every tile that the words would else lie on.
fn amont_at(game: &Windwalkers, state: &State) -> Point {
    let (board, grid) = (game.board_of(state), grid(game, state));
    let arrival = grid.centre(board.hex(board.arrival));
    let away = (arrival - grid.centre(board.hex(board.start))).unit();
    // The words stay over the board: the view is not made wider for them.
    let all = hexes(game, state);
    let area = grid.area(all.clone());
    let half = (AMONT / 2.0).min(area.width / 2.0);
    let x = (arrival.x + away.x * 0.9 * grid.size).clamp(area.x + half, area.right() - half);
    let side = if away.y > 0.0 { 1.0 } else { -1.0 };
    let under = all.into_iter().map(|hex| grid.centre(hex)).filter(|centre| (centre.x - x).abs() < half + grid.size);
    let edge = under.map(|centre| centre.y * side).fold(arrival.y * side, f32::max);
    let high = if grid.tip == Tip::Flat { 0.87 } else { 1.0 };
    pt(x, side * (edge + (high + 0.35) * grid.size))
}

/// The room for the words that say where the wind comes from.
const AMONT: f32 = SIZE * 5.6;

fn amont(game: &Windwalkers, context: &Context<'_>) -> Layer {
    // In the race each end is the other horde's arrival.
    if game.is_race() {
        return Layer::decoration("amont", []);
    }
    let word = context.say(&Message::new("picture-amont"));
    let label = Node::label(amont_at(game, context.state()), word, Face::SerifItalic, SIZE * 0.38).fill(Colour::Second);
    let told = context.say(&Message::new("picture-amont-told"));
    Layer::new("amont", [label.id("amont-word").name(told)])
}

/// Lines of the wind, from the arrival towards the start (WW-2.9); they thicken when a contre shows its force.
fn wind(game: &Windwalkers, state: &State, view: Area) -> Layer {
    let (board, grid) = (game.board_of(state), grid(game, state));
    let blows = grid.centre(board.hex(board.start)) - grid.centre(board.hex(board.arrival));
    let force = if state.phase == Phase::Adjust { state.contre.force.min(6) } else { 3 };
    let wind = Wind { degrees: blows.direction(), force, seed: u64::from(state.chapter) + 11 };
    let lines = streamlines(view.grown(-SIZE * 0.2), wind, SIZE * 0.7);
    let group = Node::group(lines).id("wind-lines").fill(Colour::Second).opacity(0.2).touch(Touch::Through);
    Layer::decoration("wind", [group])
}

/// Where things lie on that tile.
fn lay(game: &Windwalkers, state: &State, grid: HexGrid, at: u8) -> Lay {
    let tile = tile_of(game, state, at);
    let token = state.present != 0 && !state.token(at).is_none();
    Lay::of(tile, grid.tip, token || tile.print().moral != 0)
}

/// One tile: what one touches, its sign, the dice it throws now, its token, its moral.
fn tile(game: &Windwalkers, context: &Context<'_>, grid: HexGrid, at: u8) -> Node {
    let state = context.state();
    let hex = game.board_of(state).hex(at);
    let (centre, unit) = (grid.centre(hex), grid.size);
    let (tile, lay) = (tile_of(game, state, at), lay(game, state, grid, at));
    let mut parts =
        vec![grid.cell(hex, 0.03).stroke(Colour::Line, 1.0).touch(Touch::Inside), halo(grid.outline([hex]), 4.0)];
    if tile != Tile::Gap {
        parts.push(signs::sign(tile, centre + lay.sign * unit, unit * lay.sign_size));
        if tile.is_city() || matches!(tile, Tile::TourFontaine | Tile::PorteHurle) {
            let name = context.say(&tile_name(tile));
            // A long name stands in two lines: it must be read on a phone.
            let words: Vec<&str> =
                if name.chars().count() > 11 { name.splitn(2, ' ').collect() } else { vec![name.as_str()] };
            let first = lay.name - 0.135 * (words.len() as f32 - 1.0);
            for (row, word) in words.into_iter().enumerate() {
                let at = centre + pt(0.0, first + 0.27 * row as f32) * unit;
                let label = Node::label(at, word, Face::SerifBold, unit * name_size(word));
                parts.push(label.rimmed(signs::ground(tile), 2.4));
            }
        }
        parts.extend(dice(game, state, at, centre + pt(0.0, lay.dice) * unit, unit));
        if let Some(badge) = moral_badge(tile, centre + lay.moral * unit, unit) {
            parts.push(badge);
        }
    }
    if state.present != 0 && !state.token(at).is_none() {
        parts.push(token(state.token(at).force(), unit * TOKEN).at(centre + lay.token * unit));
    }
    if state.present != 0 && state.track(super::shown_seat(game, context)).crossed >> at & 1 == 1 {
        let tick = Path::from(pt(-0.08, 0.0)).line(pt(-0.02, 0.06)).line(pt(0.1, -0.08));
        parts.push(Node::path(tick.placed(centre + lay.tick * unit, unit)).stroke(Colour::Good, 2.4));
    }
    Node::group(parts).id(hex_target(hex)).target(hex_target(hex)).name(reading(game, context, at))
}

/// The state as it will be when the next tile is attempted: a horde that has stopped sets out afresh (WW-8.20).
fn at_next_contre(state: &State) -> State {
    let mut next = *state;
    if state.phase == Phase::Stopped {
        next.track_mut(state.active).surpass = 0;
    }
    next
}

/// All there is to know of a tile: its wind and dice, its chances from wherever it is attempted, what entering and stopping bring.
fn reading(game: &Windwalkers, context: &Context<'_>, at: u8) -> String {
    let state = context.state();
    let hex = game.board_of(state).hex(at);
    if state.present == 0 {
        return context.say(&tile_name(tile_of(game, state, at)));
    }
    let cell = format!("{} {}", capital(&context.say(&game.cell(state, at))), place(hex));
    let tile = state.tile(at);
    let mut told = Vec::new();
    if let Some(odds) = odds_of(game, &at_next_contre(state), hex) {
        let percent = |moral: usize| context.speech.percent(hundredths(odds.best[moral]) as f64 / 100.0, 0);
        told.push(Message::new("picture-chances").with("none", percent(0)).with("some", percent(SOME)).with("n", SOME));
    }
    match tile.print().moral {
        0 => {}
        gain @ 1.. => told.push(Message::new("picture-tile-gain").with("moral", gain.unsigned_abs())),
        loss => told.push(Message::new("picture-tile-loss").with("moral", loss.unsigned_abs())),
    }
    told.extend(tour_price(game, tile));
    told.extend(match tile.print().rest_stop {
        // Where a chapter ends no horde stops for the night.
        Rest::None | Rest::All if tile.is_city() => None,
        Rest::None => None,
        Rest::One => Some(Message::new("picture-tile-rest-one")),
        Rest::All => Some(Message::new("picture-tile-rest-all")),
    });
    let crossed = state.track(super::shown_seat(game, context)).crossed >> at & 1 == 1;
    told.extend((crossed && !game.is_race()).then(|| Message::new("picture-tile-crossed")));
    let offers = tile.print().recruits.map(|line| state.now.offers.and(game.of_line(line)));
    if let Some(cards) = offers.filter(|cards| !cards.is_empty()) {
        told.push(Message::new("picture-offers").with("cards", names(cards)));
    }
    let told: Vec<String> = told.iter().map(|message| context.say(message)).collect();
    if told.is_empty() { cell } else { format!("{cell}. {}", told.join(" ")) }
}

/// The dice as they would be rolled now, small and in rows: white and green, black below.
fn dice(game: &Windwalkers, state: &State, at: u8, centre: Point, unit: f32) -> Vec<Node> {
    if state.present == 0 || state.tile(at).is_city() {
        return Vec::new();
    }
    let plan = game.roll_plan(state, state.active, at);
    let side = unit * DIE;
    let row = |y: f32, dice: Vec<(Colour, Colour)>| {
        let step = side * 1.22;
        let left = -step * (dice.len() as f32 - 1.0) / 2.0;
        dice.into_iter()
            .enumerate()
            .map(move |(i, (body, rim))| {
                let spot = centre + pt(left + step * i as f32, y);
                Node::rounded(Area::around(spot, side, side), side * 0.24).fill(body).stroke(rim, 0.9)
            })
            .collect::<Vec<_>>()
    };
    let mut front = vec![(Colour::DieGreen, Colour::DieWhite); usize::from(plan.green)];
    front.extend(vec![(Colour::DieWhite, Colour::CardLine); usize::from(plan.white)]);
    let black = vec![(Colour::DieBlack, Colour::DieWhite); usize::from(plan.black)];
    let mut nodes = Vec::new();
    let lone = front.is_empty();
    if !lone {
        nodes.extend(row(0.0, front));
    }
    nodes.extend(row(if lone { 0.0 } else { side * 1.25 }, black));
    nodes
}

fn moral_badge(tile: Tile, at: Point, unit: f32) -> Option<Node> {
    let moral = tile.print().moral;
    let (colour, text) = match moral {
        0 => return None,
        1.. => (Colour::Good, format!("+{moral}")),
        _ => (Colour::Bad, format!("−{}", moral.unsigned_abs())),
    };
    let heart = heart(unit * 0.13).at(at + pt(0.11, 0.0) * unit);
    Some(Node::group([
        Node::label(at + pt(-0.13, 0.0) * unit, text, Face::SansBold, unit * 0.3).fill(colour),
        heart.fill(colour),
    ]))
}

/// A heart: the sign of moral, centred on its origin.
pub(crate) fn heart(radius: f32) -> Node {
    let path = Path::from(pt(0.0, 0.95))
        .curve(pt(-1.5, -0.15), pt(-0.75, -1.25), pt(0.0, -0.45))
        .curve(pt(0.75, -1.25), pt(1.5, -0.15), pt(0.0, 0.95))
        .close();
    Node::path(path.placed(Point::ORIGIN, radius))
}

/// A wind token, the stronger the darker.
pub(crate) fn token(force: u8, radius: f32) -> Node {
    let (colour, on_colour) = match force {
        0..=2 => (Colour::SecondSoft, Colour::Ink),
        3..=4 => (Colour::Heat5, Colour::OnRampHigh),
        _ => (Colour::Second, Colour::OnSecond),
    };
    // The force is the one thing to read on it: larger than on other counters.
    let around = Path::through(Area::around(Point::ORIGIN, radius * 2.3, radius * 2.3).corners()).close();
    Node::group([
        halo(around, radius * 0.25),
        Node::circle(Point::ORIGIN, radius).fill(colour).stroke(Colour::Card, radius * 0.14),
        Node::circle(Point::ORIGIN, radius * 0.84).stroke(on_colour, radius * 0.05).opacity(0.6),
        Node::label(Point::ORIGIN, force.to_string(), Face::SansBold, radius * 1.25).fill(on_colour),
    ])
}

/// The way of each horde through the chapter.
fn routes(game: &Windwalkers, context: &Context<'_>) -> Layer {
    use crate::event::Event;
    let state = context.state();
    let (board, grid) = (game.board_of(state), grid(game, state));
    let laid = context.events.iter().rposition(|event| matches!(event, Event::Laid { .. })).map_or(0, |at| at + 1);
    let nodes = (0..game.seats as u8).filter(|_| state.present != 0).map(|seat| {
        let mark = SeatMark::of(Seat(seat));
        let mut line = Path::from(grid.centre(board.hex(game.start_hex(state, seat))));
        for event in context.events.iter().skip(laid) {
            match *event {
                Event::Entered { seat: who, hex, .. }
                | Event::HordeMoved { seat: who, hex }
                | Event::PushedBack { seat: who, hex }
                    if who.0 == seat =>
                {
                    line = line.line(grid.centre(hex));
                }
                Event::CityEntered { seat: who, tile, .. } if who.0 == seat => {
                    let city = bits(state.present).find(|&at| state.tile(at) == tile);
                    line = city.map_or(line.clone(), |at| line.line(grid.centre(board.hex(at))));
                }
                _ => {}
            }
        }
        Node::path(line)
            .id(format!("route-{seat}"))
            .stroke(mark.colour(), 3.0)
            .dash(galerne_draw::scene::Dash::Short)
            .opacity(0.55)
    });
    let nodes: Vec<Node> = nodes.map(|node| node.touch(Touch::Through)).collect();
    Layer::decoration("routes", nodes)
}

/// The tile being attempted: a ring round it.
fn aim(game: &Windwalkers, state: &State) -> Layer {
    let grid = grid(game, state);
    let ring = state.in_contre().then(|| {
        let hex = game.board_of(state).hex(state.contre.target);
        Node::path(grid.outline([hex])).id("aim").stroke(Colour::Accent, 4.0).touch(Touch::Through)
    });
    Layer::decoration("aims", ring)
}

/// The pawns; in a contre the pawn stands on the border between its tile and the next (WW-2.15).
fn pawns(game: &Windwalkers, context: &Context<'_>) -> Layer {
    let state = context.state();
    if state.present == 0 {
        return Layer::new("pawns", []);
    }
    let grid = grid(game, state);
    let board = game.board_of(state);
    let nodes = (0..game.seats as u8).filter(|&seat| state.track(seat).fate != Fate::Lost).map(|seat| {
        let at = state.track(seat).hex;
        let mates: Vec<u8> = (0..game.seats as u8).filter(|&other| state.track(other).hex == at).collect();
        let turn = mates.iter().position(|&other| other == seat).unwrap_or(0);
        let mut foot = grid.centre(board.hex(at)) + lay(game, state, grid, at).pawns[turn.min(2)] * grid.size;
        if state.in_contre() && seat == state.active {
            foot = on_border(game, state, grid, at, state.contre.target);
        }
        pawn(Seat(seat), grid.size * PAWN)
            .id(format!("pawn-{seat}"))
            .name(context.say(&Message::new("picture-pawn").with("seat", Seat(seat))))
            .at(foot)
    });
    Layer::new("pawns", nodes)
}

/// Where on the border of two tiles a pawn hides least: it may stand anywhere along it, and a little to either side.
fn on_border(game: &Windwalkers, state: &State, grid: HexGrid, from: u8, to: u8) -> Point {
    let board = game.board_of(state);
    let (here, there) = (grid.centre(board.hex(from)), grid.centre(board.hex(to)));
    let (middle, across) = (here.towards(there, 0.5), (there - here).unit());
    let along = pt(-across.y, across.x);
    // It may reach over the edge of a third tile.
    let near = (board.near(from) | board.near(to)) & state.present | 1 << from | 1 << to;
    let around: Vec<(Area, f32)> = bits(near)
        .flat_map(|at| {
            let centre = grid.centre(board.hex(at));
            let marks = lay(game, state, grid, at).marks(state.tile(at), !state.token(at).is_none());
            marks.into_iter().map(move |(mark, weight)| {
                let at = centre + pt(mark.x, mark.y) * grid.size;
                (Area::new(at.x, at.y, mark.width * grid.size, mark.height * grid.size), weight)
            })
        })
        .collect();
    let hidden = |foot: &Point| -> f32 {
        let height = grid.size * PAWN;
        let pawn = Area::new(foot.x - height * 0.3, foot.y - height, height * 0.6, height * 1.05);
        let overlap = |mark: Area| {
            let wide = (pawn.x + pawn.width).min(mark.x + mark.width) - pawn.x.max(mark.x);
            let high = (pawn.y + pawn.height).min(mark.y + mark.height) - pawn.y.max(mark.y);
            wide.max(0.0) * high.max(0.0)
        };
        around.iter().map(|&(mark, weight)| weight * overlap(mark)).sum()
    };
    let places = (-13..=13).flat_map(|slide: i8| {
        let at = middle + along * (f32::from(slide) * 0.05 * grid.size);
        // The feet stand below what is looked at: half a pawn lower is still on the border.
        [0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3].map(|down| at + pt(0.0, down) * grid.size)
    });
    places.min_by(|a, b| hidden(a).total_cmp(&hidden(b))).unwrap_or(middle)
}

//! The compass board: the wind at its exact degree, the boat token turned to its heading, the six modifiers. The game's
//! teaching device, always in view; also where everything else than a heading is chosen.

use crate::action::{Mode, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::options::{Spinnaker, Timing, TurnCost};
use crate::picture::{asked, ease_target, heading_target, mode_target, spi_target, tour_target, wind_target};
use crate::rules::speed::PointOfSail;
use crate::state::{Phase, State};
use crate::wind::sector;
use crate::words;
use galerne_draw::piece::wind_arrow;
use galerne_draw::scene::Touch;
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::{Direction, Message, Rules, Seat};

const RADIUS: f32 = 82.0;
/// Half the size of what is touched on the rim.
const EDGE: f32 = 19.0;

/// One compass for each seat of the viewer that is asked, or one to look at.
pub(in crate::picture) fn panels(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Vec<Panel> {
    let seats: Vec<Seat> = asked(context).collect();
    let shown: Vec<(Option<Seat>, Seat)> = if seats.is_empty() {
        vec![(None, context.me.lowest().unwrap_or(Seat::FIRST))]
    } else {
        seats.into_iter().map(|seat| (Some(seat), seat)).collect()
    };
    shown
        .into_iter()
        .map(|(chooser, seat)| {
            let title = match chooser {
                Some(seat) if context.me.len() > 1 => Message::new("panel-compass-of").with("seat", seat),
                _ => Message::new("panel-compass"),
            };
            let mut body = vec![Block::Picture(compass(context, seat, chooser.is_some()))];
            if let Some(chips) = chooser.and_then(|seat| chips(race, context, seat)) {
                body.push(Block::Picture(chips));
            }
            Panel { id: format!("compass-{}", seat.0), title, body }
        })
        .collect()
}

fn compass(context: &PictureContext<'_, SailRace>, seat: Seat, chooses: bool) -> Scene {
    let state = context.state();
    let side = RADIUS * 2.0 + EDGE * 4.0 + 8.0;
    let view = Area::around(Point::ORIGIN, side, side);
    let blows = !matches!(state.phase, Phase::WindChoice | Phase::InitialWind);
    let mut nodes = vec![
        Node::circle(Point::ORIGIN, RADIUS).fill(Colour::Raised).stroke(Colour::Line, 1.6),
        Node::path(ticks(10, 0.9)).stroke(Colour::Line, 0.8),
        Node::path(ticks(30, 0.86)).stroke(Colour::InkSoft, 1.2),
    ];
    for wedged in Direction::ALL {
        let lit = blows && sector(state.wind.direction) == wedged;
        nodes.push(
            wedge(wedged).fill(if lit { Colour::SecondSoft } else { Colour::AccentSoft }).fill_opacity(if lit {
                1.0
            } else {
                0.35
            }),
        );
    }
    if blows {
        let from = f32::from(state.wind.direction);
        nodes.push(
            wind_arrow(RADIUS * 0.38, Colour::Second)
                .id(format!("compass-{}-wind", seat.0))
                .class("moves")
                .at(Point::polar(RADIUS * 0.79, from))
                .turned(from + 180.0),
        );
    }
    let polar = state.boat(seat).heading.filter(|_| blows).map(|heading| token(state, heading));
    nodes.extend(polar);
    nodes.push(Node::circle(Point::ORIGIN, RADIUS * 0.165).fill(Colour::Raised).stroke(Colour::Line, 1.0));
    let force = if blows { state.wind.force().to_string() } else { "–".to_owned() };
    nodes.push(Node::label(Point::ORIGIN, force, Face::SerifBold, RADIUS * 0.24));
    let headings = matches!(state.phase, Phase::InitialHeading | Phase::Plot | Phase::Helm) && chooses;
    let mut choices: Vec<Node> =
        Direction::ALL.into_iter().map(|heading| edge(context, seat, heading, headings)).collect();
    if chooses && state.phase == Phase::WindChoice {
        choices.extend((0..36).map(|ten| wind_choice(context, seat, ten * 10)));
    }
    let reading = if blows { words::wind_fact(state) } else { Message::new("picture-no-wind") };
    Scene::new(format!("compass-{}-rose", seat.0), view)
        .named(context.say(&reading))
        .accented(SailRace::accent())
        .layer(Layer::decoration(format!("compass-{}-board", seat.0), nodes))
        .layer(Layer::new(format!("compass-{}-choices", seat.0), choices))
        .described(context.say(&points_of_sail(state, seat)))
}

/// For those who do not see the token: what each heading is worth now.
fn points_of_sail(state: &State, seat: Seat) -> Message {
    match state.boat(seat).heading {
        Some(heading) => Message::new("picture-point")
            .with("seat", seat)
            .with("point", words::point_name(PointOfSail::of(heading, state.wind))),
        None => Message::new("picture-no-heading").with("seat", seat),
    }
}

fn ticks(every: usize, from: f32) -> Path {
    (0..360).step_by(every).fold(Path::default(), |path, degrees| {
        path.jump(Point::polar(RADIUS * from, degrees as f32)).line(Point::polar(RADIUS * 0.97, degrees as f32))
    })
}

/// The sector of a heading: sixty degrees, centred five degrees to its left (SR-3.2).
fn wedge(heading: Direction) -> Node {
    let first = 60.0 * heading.index() as f32 - 25.0;
    let corners = (0..=12).map(|step| Point::polar(RADIUS * 0.84, first + 5.0 * step as f32));
    Node::polygon([Point::ORIGIN].into_iter().chain(corners))
}

/// The boat token: a hexagon with the bow, and the modifier on each side, turned to the heading.
fn token(state: &State, heading: Direction) -> Node {
    // As large as the wind's arrow leaves it: STOP must stand between the force in the middle and the bow, whichever way it lies.
    let reach = RADIUS * 0.6;
    let turn = 60.0 * heading.index() as f32;
    let corners = (0..6).map(|i| Point::polar(reach, turn + 30.0 + 60.0 * i as f32));
    let mut parts = vec![Node::polygon(corners).fill(Colour::Raised).fill_opacity(0.94).stroke(Colour::Ink, 1.4)];
    let bow = Path::from(Point::polar(reach * 0.9, turn) + Point::polar(7.0, turn + 90.0))
        .line(Point::polar(reach * 1.12, turn))
        .line(Point::polar(reach * 0.9, turn) + Point::polar(7.0, turn - 90.0))
        .close();
    parts.push(Node::path(bow).fill(Colour::Accent));
    for side in 0..6usize {
        // The wind from this side of the boat, as the token prints it.
        let (sign, colour) = match side {
            0 => ("STOP", Colour::Bad),
            2 | 4 => ("+1", Colour::Good),
            _ => ("+0", Colour::InkSoft),
        };
        let is_now = sector(state.wind.direction) == heading.turned(side);
        let at = Point::polar(reach * 0.6, turn + 60.0 * side as f32);
        let wide = Face::SansBold.width(sign, 11.0) + 7.0;
        if is_now {
            let lit = Node::rounded(Area::around(at, wide.max(21.0), 19.0), 9.5);
            parts.push(lit.fill(Colour::SecondSoft).stroke(Colour::Second, 1.2));
        }
        parts.push(Node::label(at, sign, Face::SansBold, 11.0).fill(if is_now { Colour::Ink } else { colour }));
    }
    Node::group(parts)
}

/// The edge of the compass where a heading is chosen, with what the wind makes of it (SR-4.1); only a letter where it is not asked.
fn edge(context: &PictureContext<'_, SailRace>, seat: Seat, heading: Direction, chooses: bool) -> Node {
    let state = context.state();
    let at = Point::polar(RADIUS + EDGE + 1.0, 60.0 * heading.index() as f32);
    let blows = !matches!(state.phase, Phase::WindChoice | Phase::InitialWind);
    let (sign, colour) = match PointOfSail::of(heading, state.wind) {
        PointOfSail::Ahead => ("STOP", Colour::Bad),
        PointOfSail::Broad => ("+1", Colour::Good),
        PointOfSail::Close | PointOfSail::Running => ("+0", Colour::InkSoft),
    };
    let raised = if blows { pt(0.0, -6.0) } else { Point::ORIGIN };
    let letters = context.say(&words::heading_letters(heading));
    let letter = |colour: Colour| Node::label(raised, letters.clone(), Face::SansBold, 12.0).fill(colour);
    let worth = blows.then(|| Node::label(pt(0.0, 6.5), sign, Face::SansBold, 11.0).fill(colour));
    let id = format!("compass-{}-{}", seat.0, heading.name());
    if !chooses {
        return Node::group([letter(Colour::InkSoft)].into_iter().chain(worth)).id(id).decoration().at(at);
    }
    let disc =
        Node::circle(Point::ORIGIN, EDGE).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.6).touch(Touch::Inside);
    Node::group([disc, letter(Colour::Ink)].into_iter().chain(worth))
        .id(id)
        .target(heading_target(seat, heading))
        .name(context.say(&words::heading_name(heading)))
        .at(at)
}

fn wind_choice(context: &PictureContext<'_, SailRace>, seat: Seat, direction: u16) -> Node {
    let name = Message::new("label-set-wind")
        .with("direction", direction)
        .with("from", words::from_words(direction))
        .with("sector", words::heading_letters(sector(direction)));
    let from = f32::from(direction);
    // A slice of the compass can be hit where a disc of ten degrees cannot.
    let slice = [-5.0, 0.0, 5.0].map(|off| Point::polar(RADIUS * 1.08, from + off));
    let slice = slice.into_iter().chain([5.0, -5.0].map(|off| Point::polar(RADIUS * 0.3, from + off)));
    Node::group([
        Node::path(Path::through(slice).close()).touch(Touch::Inside),
        Node::circle(Point::polar(RADIUS * 0.97, from), 6.2).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.2),
    ])
    .id(format!("compass-{}-from-{direction}", seat.0))
    .target(wind_target(seat, direction))
    .name(context.say(&name))
}

/// What else an order holds, as a row of buttons: advance or manoeuvre, sail, speed, sense of the tour.
fn chips(race: &SailRace, context: &PictureContext<'_, SailRace>, seat: Seat) -> Option<Scene> {
    let (state, options) = (context.state(), race.options());
    let mut wanted: Vec<(String, &'static str)> = Vec::new();
    let helm = state.phase == Phase::Helm;
    if state.phase == Phase::TourChoice {
        wanted.push((tour_target(seat, Tour::Ccw), "chip-ccw"));
        wanted.push((tour_target(seat, Tour::Cw), "chip-cw"));
    }
    if helm && options.turn_cost == TurnCost::Stop {
        wanted.push((mode_target(seat, Mode::Advance), "chip-advance"));
        wanted.push((mode_target(seat, Mode::Manoeuvre), "chip-manoeuvre"));
    }
    let plots = matches!(state.phase, Phase::InitialHeading | Phase::Plot) && options.timing == Timing::Program;
    if options.spinnaker != Spinnaker::Off && (helm || plots) {
        wanted.push((spi_target(seat, Spi::Keep), "chip-keep"));
        wanted.push((spi_target(seat, Spi::Hoist), "chip-hoist"));
        wanted.push((spi_target(seat, Spi::Lower), "chip-lower"));
    }
    if options.ease && (helm || state.phase == Phase::Trim) {
        wanted.push((ease_target(seat, false), "chip-full"));
        wanted.push((ease_target(seat, true), "chip-ease"));
    }
    if wanted.is_empty() {
        return None;
    }
    let (width, height, gap) = (112.0, 30.0, 8.0);
    let nodes: Vec<Node> = wanted
        .iter()
        .enumerate()
        .map(|(index, (target, key))| {
            let words = context.say(&Message::new(key));
            let at = pt((index % 2) as f32 * (width + gap), (index / 2) as f32 * (height + gap));
            Node::group([
                Node::rounded(Area::around(Point::ORIGIN, width, height), 9.0)
                    .fill(Colour::LegalSoft)
                    .stroke(Colour::Legal, 1.4)
                    .touch(Touch::Inside),
                Node::label(Point::ORIGIN, words.clone(), Face::SansBold, 13.0),
            ])
            .id(format!("chip-{target}"))
            .target(target.clone())
            .name(words)
            .at(at)
        })
        .collect();
    let rows = wanted.len().div_ceil(2) as f32;
    let view =
        Area::new(-width / 2.0 - 3.0, -height / 2.0 - 3.0, width * 2.0 + gap + 6.0, rows * (height + gap) - gap + 6.0);
    Some(
        Scene::new(format!("chips-{}", seat.0), view)
            .named(context.say(&Message::new("panel-orders")))
            .accented(SailRace::accent())
            .layer(Layer::new(format!("chips-{}-all", seat.0), nodes)),
    )
}

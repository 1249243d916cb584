//! Before the battle: the army being built, and the figures that wait to be put down.

use super::{page, pictured, sheet};
use crate::action::Action;
use crate::bestiary::Rank;
use crate::game::Onb;
use crate::picture::board::emblems::emblem;
use crate::picture::board::figures::body;
use crate::picture::sequences::deploying;
use crate::picture::{Context, WIDE, seat_target};
use crate::rules::secrets::UNKNOWN;
use crate::state::{List, NONE, Phase, State};
use galerne_draw::piece::{SeatMark, halo};
use galerne_draw::scene::{Anchor, Touch};
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Point, Preview, Sequence, pt};
use galerne_engine::{Message, Rules as _, Seat};

const ROW: f32 = 29.0;
/// The heading of a group of recruits.
const HEAD: f32 = 20.0;
/// The sizes of a name under a figure.
const NAMES: [f32; 4] = [10.5, 9.5, 9.0, 8.5];
/// The side of a tile in the tray, and the room for the name under it.
const TILE: f32 = 54.0;
const UNDER: f32 = 30.0;
/// Figures side by side in the panel of all armies, and the room of each.
const FIGURES: usize = 6;
const STEP: f32 = 38.0;

/// A square token with a sign; a hollow one cannot be chosen now, and gives the reason when touched.
fn button(area: Area, sign: &str, seat: Seat, what: &str, name: String, live: bool) -> Node {
    let parts = if live {
        vec![
            Node::rounded(area, 4.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2).touch(Touch::Inside),
            Node::label(area.centre(), sign, Face::SansBold, 16.0),
            halo(Path::through(area.grown(1.0).corners()).close(), 2.4),
        ]
    } else {
        vec![Node::rounded(area, 4.0).stroke(Colour::LineSoft, 1.0).touch(Touch::Inside)]
    };
    Node::group(parts).id(format!("s{}-key-{what}", seat.0)).target(seat_target(seat, what)).name(name)
}

/// A broad token with words, as a thing to choose, as what stands there already, or hollow.
fn bar(area: Area, text: &str, seat: Seat, what: &str, look: Look) -> Node {
    let shown = shortened(text, Face::SansBold, 13.0, area.width - 14.0);
    let ground = Node::rounded(area, 5.0).touch(Touch::Inside);
    let label = Node::label(area.centre(), shown, Face::SansBold, 13.0);
    let parts = match look {
        Look::Live => vec![
            ground.fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2),
            label,
            halo(Path::through(area.grown(1.0).corners()).close(), 2.4),
        ],
        Look::Chosen => vec![ground.stroke(Colour::Second, 2.4), label.fill(Colour::Ink)],
        Look::Hollow => vec![ground.stroke(Colour::LineSoft, 1.0), label.fill(Colour::InkSoft)],
    };
    Node::group(parts).id(format!("s{}-key-{what}", seat.0)).target(seat_target(seat, what)).name(text)
}

#[derive(Clone, Copy)]
enum Look {
    Live,
    Chosen,
    Hollow,
}

/// Ready-made armies, then the recruits of a seat by affiliation, with their costs, how many of each, points spent and left; each part a
/// picture of its own, so that a wide page can put them side by side. Nothing changes its place while an army grows: a second click never
/// meets another button.
pub(crate) fn army(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Panel {
    let list = &context.state().armies[seat.index() & 3];
    let may = |action: Action| actions.contains(&action);
    let id = format!("army-{}", seat.0);
    let title = Message::new("panel-army").with("seat", seat);
    let part = |name: &str, says: &Message, high: f32, nodes: Vec<Node>| {
        let layer = Layer::new(format!("{id}-{name}-rows"), nodes);
        Block::Picture(page(context, format!("{id}-{name}"), says, (3.0, high), layer))
    };
    let mut nodes = vec![purse(context, game.cost(list), game.points[seat.index() & 3])];
    let mut y = 36.0;
    let printed = game.ready_for(seat.0).into_iter().map(|number| {
        let (ready, what) = (game.ready_list(number), format!("ready-{number}"));
        (number, ready, what, may(Action::Ready(number)))
    });
    let sized = game.sized_armies(context.state(), seat).into_iter();
    let sized = sized.map(|(number, ready)| (number, ready, sized_name(number), ready != *list));
    let ready: Vec<_> = printed.chain(sized).collect();
    if !ready.is_empty() {
        let heading = context.say(&Message::new("picture-ready-made"));
        nodes.push(Node::text(pt(0.0, y + 12.0), heading, Face::SerifBold, 15.0).fill(Colour::InkSoft));
        y += HEAD;
    }
    for (number, ready, what, live) in ready {
        let text = Message::new("picture-ready").with("army", game.army_name(number)).with("cost", game.cost(&ready));
        let look = match live {
            true => Look::Live,
            false if *list == ready => Look::Chosen,
            false => Look::Hollow,
        };
        nodes.push(bar(Area::new(0.0, y, WIDE, 25.0), &context.say(&text), seat, &what, look));
        y += 29.0;
    }
    let mut body = vec![part("list", &title, y, nodes)];
    let mut recruits: Vec<u8> =
        game.recruits(seat.index()).filter(|&kind| game.kind(kind).rank != Rank::Summon).collect();
    recruits.sort_by_key(|&kind| (game.kind(kind).affiliation, kind));
    for group in recruits.chunk_by(|&a, &b| game.kind(a).affiliation == game.kind(b).affiliation) {
        let name = sheet::affiliation(game, group[0]);
        let mut nodes = vec![
            Node::text(pt(0.0, 14.0), context.say(&name), Face::SerifBold, 15.0).fill(Colour::InkSoft),
            Node::line(pt(0.0, HEAD), pt(WIDE, HEAD)).stroke(Colour::Line, 1.2),
        ];
        let mut y = HEAD;
        for &kind in group {
            nodes.extend(row(game, context, seat, actions, kind, y));
            y += ROW;
        }
        body.push(part(&format!("kinds-{}", group[0]), &name, y, nodes));
    }
    let foes = of_others(game, seat);
    if !foes.is_empty() {
        let name = Message::new("picture-enemies");
        let mut nodes = vec![
            Node::text(pt(0.0, 14.0), context.say(&name), Face::SerifBold, 15.0).fill(Colour::InkSoft),
            Node::line(pt(0.0, HEAD), pt(WIDE, HEAD)).stroke(Colour::Line, 1.2),
        ];
        let mut y = HEAD;
        for &kind in &foes {
            nodes.extend(entry(game, context, seat, kind, (y, Colour::Ink)));
            y += ROW;
        }
        body.push(part("enemies", &name, y, nodes));
    }
    let (text, look) = (Message::new("label-lock"), if may(Action::Lock) { Look::Live } else { Look::Hollow });
    let lock = bar(Area::new(0.0, 0.0, WIDE, 32.0), &context.say(&text), seat, "lock", look);
    body.push(part("end", &text, 32.0, vec![lock]));
    Panel { id, title, body }
}

/// What enemies may bring and this seat may not: to be read while building an army against it.
fn of_others(game: &Onb, seat: Seat) -> Vec<u8> {
    let own: Vec<u8> = game.recruits(seat.index()).collect();
    let enemies = || (0..game.seats as u8).filter(|&other| game.hostile(other, game.side(seat.0)));
    let theirs = |kind: &u8| enemies().any(|other| game.recruits(usize::from(other)).any(|one| one == *kind));
    (0..game.library.creatures as u8).filter(|kind| !own.contains(kind)).filter(theirs).collect()
}

fn sized_name(number: u8) -> String {
    format!("sized-{number}")
}

/// Ready-made armies in the size of the table, each recruited in one go.
pub(crate) fn sequences(game: &Onb, state: &State, seat: Seat) -> Vec<Sequence<Action>> {
    if state.phase != Phase::Army || !game.turn(state).deciders().has(seat) {
        return Vec::new();
    }
    let sequence = |(number, list): (u8, List)| {
        Some(Sequence {
            actions: game.muster(state, seat, &list).ok()?,
            label: Message::new("sequence-ready").with("army", game.army_name(number)).with("cost", game.cost(&list)),
            targets: vec![seat_target(seat, &sized_name(number))],
            main: false,
        })
    };
    game.sized_armies(state, seat).into_iter().filter_map(sequence).collect()
}

/// The list after such a recruiting.
pub(crate) fn preview(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Preview {
    let mut list = context.state().armies[seat.index() & 3];
    for action in actions {
        match *action {
            Action::Add(kind) => list[usize::from(kind) % list.len()] += 1,
            Action::Remove(kind) => list[usize::from(kind) % list.len()] -= 1,
            _ => {}
        }
    }
    Preview { layer: Layer::decoration("preview", []), lines: vec![game.army_list(&list)] }
}

/// One kind: its sign, its name, what it costs; read out where the hand rests.
fn entry(game: &Onb, context: &Context<'_>, seat: Seat, kind: u8, (y, ink): (f32, Colour)) -> [Node; 5] {
    let data = game.kind(kind);
    let name = context.say(&Message::new("picture-kind").with("kind", game.kind_name(kind)));
    let middle = y + ROW / 2.0;
    let face = if data.rank == Rank::Hero { Face::SansBold } else { Face::Sans };
    let (name, size) = sheet::fitting(&name, face, &[13.5, 12.5, 11.5], 108.0);
    [
        Node::rect(Area::new(0.0, y, 158.0, ROW))
            .id(format!("s{}-row-{kind}", seat.0))
            .name(sheet::reading(game, context, kind))
            .fill(Colour::Raised)
            .fill_opacity(0.0)
            .touch(Touch::Inside),
        emblem(data, 9.0, Colour::Ink).at(pt(11.0, middle)).touch(Touch::Through),
        Node::text(pt(26.0, middle + 4.5), name, face, size).fill(ink).touch(Touch::Through),
        Node::text(pt(156.0, middle + 4.5), data.cost.to_string(), Face::Sans, 13.0)
            .anchor(Anchor::End)
            .fill(Colour::InkSoft)
            .touch(Touch::Through),
        Node::line(pt(0.0, y + ROW), pt(WIDE, y + ROW)).stroke(Colour::LineSoft, 0.8),
    ]
}

/// One recruit: what it is, what it costs, how many there are.
fn row(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action], kind: u8, y: f32) -> Vec<Node> {
    let count = context.state().armies[seat.index() & 3].get(usize::from(kind)).copied().unwrap_or(0);
    let may = |action: Action| actions.contains(&action);
    let data = game.kind(kind);
    let say =
        |key: &'static str| context.say(&Message::new(key).with("kind", game.kind_name(kind)).with("cost", data.cost));
    let middle = y + ROW / 2.0;
    let offered = count > 0 || may(Action::Add(kind));
    let ink = if offered { Colour::Ink } else { Colour::InkSoft };
    let mut nodes = entry(game, context, seat, kind, (y, ink)).to_vec();
    nodes.extend([
        button(
            Area::new(161.0, y + 2.5, 24.0, 24.0),
            "−",
            seat,
            &format!("remove-{kind}"),
            say("label-remove"),
            may(Action::Remove(kind)),
        ),
        Node::label(pt(196.5, middle), count.to_string(), Face::SerifBold, 16.0).fill(if count > 0 {
            Colour::Ink
        } else {
            Colour::Line
        }),
        button(
            Area::new(208.0, y + 2.5, 24.0, 24.0),
            "+",
            seat,
            &format!("add-{kind}"),
            say("label-add"),
            may(Action::Add(kind)),
        ),
    ]);
    nodes
}

/// All armies once they are revealed (ON-3.3): on the board and still to be deployed.
pub(crate) fn armies(game: &Onb, context: &Context<'_>) -> Panel {
    let state = context.state();
    let list = |seat: Seat| {
        // In secret deployment all creatures are enlisted from the start.
        let mut list = if state.phase == Phase::Deploy { state.armies[seat.index() & 3] } else { [0; 32] };
        for unit in state.units().iter().filter(|unit| unit.alive() && unit.seat == seat.0) {
            list[usize::from(unit.kind) % 32] += 1;
        }
        list.iter().any(|&n| n > 0).then_some((seat, list))
    };
    let lists: Vec<(Seat, List)> = (0..game.seats as u8).map(Seat).filter_map(list).collect();
    let line =
        |(seat, list): &(Seat, List)| Message::new("army-of").with("seat", *seat).with("list", game.army_items(list));
    let mut blocks = vec![Block::Lines(lists.iter().map(line).collect())];
    // Each kind once more as a figure, so that an enemy can be read before the battle too.
    let (mut nodes, mut y) = (Vec::new(), 0.0);
    for (seat, list) in &lists {
        let kinds: Vec<u8> = (0..game.library.creatures as u8).filter(|&kind| list[usize::from(kind)] > 0).collect();
        for (n, &kind) in kinds.iter().enumerate() {
            let (column, row) = ((n % FIGURES) as f32, (n / FIGURES) as f32);
            let touched = Node::rect(Area::around(Point::ORIGIN, STEP, STEP)).fill(Colour::Raised).fill_opacity(0.0);
            let count = list[usize::from(kind)];
            let several = (count > 1).then(|| {
                Node::label(pt(12.5, -12.5), format!("×{count}"), Face::SansBold, 12.0).rimmed(Colour::Raised, 3.0)
            });
            let parts = [touched.touch(Touch::Inside), body(game.kind(kind), seat.0, 13.0)];
            let figure = Node::group(parts.into_iter().chain(several))
                .id(format!("army-{}-{kind}", seat.0))
                .name(sheet::reading(game, context, kind));
            nodes.push(figure.at(pt(STEP * (column + 0.5), y + STEP * (row + 0.5))));
        }
        y += STEP * kinds.len().div_ceil(FIGURES) as f32 + 4.0;
    }
    if y > 0.0 {
        let layer = Layer::new("armies-kinds", nodes);
        let title = Message::new("panel-armies");
        blocks.push(Block::Picture(page(context, "armies-figures".to_owned(), &title, (3.0, y), layer)));
    }
    Panel { id: "armies".to_owned(), title: Message::new("panel-armies"), body: blocks }
}

/// Points spent, as a bar.
fn purse(context: &Context<'_>, spent: u16, points: u16) -> Node {
    let share = f32::from(spent) / f32::from(points.max(1));
    let words = Message::new("picture-spent").with("spent", spent).with("points", points);
    let ground = Area::new(0.0, 18.0, WIDE, 9.0);
    let mut nodes = vec![
        Node::text(pt(0.0, 12.0), context.say(&words), Face::SansBold, 13.0),
        Node::rounded(ground, 4.5).fill(Colour::Sunk).stroke(Colour::Line, 0.8),
    ];
    if spent > 0 {
        let filled = Area { width: (WIDE * share.min(1.0)).max(9.0), ..ground };
        nodes.push(Node::rounded(filled, 4.5).fill(Colour::Second));
    }
    Node::group(nodes)
}

/// The viewer's seats that still have something to put down, asked now or later.
pub(crate) fn to_deploy(context: &Context<'_>) -> impl Iterator<Item = Seat> {
    let state = context.state();
    let left = move |seat: &Seat| state.armies[seat.index() & 3].iter().any(|&count| count > 0 && count != UNKNOWN);
    context.me.iter().filter(left)
}

/// What is still to be put down, figure by figure, and who will lead it.
pub(crate) fn tray(game: &Onb, context: &Context<'_>, seat: Seat, choices: &[(Seat, Vec<Action>)]) -> Panel {
    let state = context.state();
    let actions = choices.iter().find(|(asked, _)| *asked == seat).map_or(&[][..], |(_, actions)| actions);
    let (list, placing) = (&state.armies[seat.index() & 3], state.placing[seat.index() & 3]);
    let mut nodes = Vec::new();
    let kinds = list.iter().enumerate().filter(|(_, count)| **count > 0);
    for (n, (kind, &count)) in kinds.enumerate() {
        let corner = pt((n % 4) as f32 * (TILE + 5.0), (n / 4) as f32 * (TILE + UNDER));
        nodes.push(tile(game, context, seat, actions, (kind as u8, count)).at(corner));
    }
    let mut y = nodes.len().div_ceil(4) as f32 * (TILE + UNDER) + 4.0;
    if deploying::offers_everything(game, state, seat) {
        // The button stands with the answers; here the frame of all tiles is lit, and touched between them.
        let area = Area::new(-1.0, -1.0, WIDE + 2.0, y - 2.0);
        let name = context.say(&Message::new("sequence-deploy"));
        let frame = [
            Node::rounded(area, 6.0).fill(Colour::Raised).fill_opacity(0.01).touch(Touch::Inside),
            halo(Path::through(area.corners()).close(), 2.0),
        ];
        let frame = Node::group(frame).id(format!("s{}-all", seat.0)).target(deploying::token(seat)).name(name);
        nodes.insert(0, frame);
    }
    if placing.kind != NONE {
        for action in actions {
            let Action::Give(owner) = *action else { continue };
            let text = context.say(&Message::new("label-give").with("seat", owner));
            let area = Area::new(30.0, y, WIDE - 30.0, 28.0);
            nodes.push(bar(area, &text, seat, &format!("give-{}", owner.0), Look::Live));
            nodes.push(
                Node::path(SeatMark::of(owner).outline(pt(13.0, y + 14.0), 9.0))
                    .fill(Colour::seat(owner))
                    .stroke(Colour::Ink, 1.0),
            );
            y += 34.0;
        }
    }
    let id = format!("tray-{}", seat.0);
    let (title, layer) = (Message::new("panel-tray").with("seat", seat), Layer::new(format!("{id}-tiles"), nodes));
    pictured(context, &id, &format!("{id}-figures"), title, y, layer)
}

/// A kind to be put down: touched to choose it.
fn tile(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action], (kind, count): (u8, u8)) -> Node {
    let area = Area::new(0.0, 0.0, TILE, TILE);
    let chosen = context.state().placing[seat.index() & 3].kind == kind;
    let name = context.say(&Message::new("picture-kind").with("kind", game.kind_name(kind)));
    let (line, width) = if chosen { (Colour::Second, 3.0) } else { (Colour::Line, 1.0) };
    let mut parts = vec![
        Node::rounded(area, 6.0)
            .fill(if chosen { Colour::SecondSoft } else { Colour::Raised })
            .stroke(line, width)
            .touch(Touch::Inside),
        body(game.kind(kind), seat.0, 15.0).at(pt(TILE / 2.0, TILE / 2.0)),
        halo(Path::through(area.grown(1.0).corners()).close(), 2.6),
    ];
    // The largest size in which no word is broken.
    let whole = |size: &&f32| name.split_whitespace().all(|word| Face::Sans.width(word, **size) <= TILE + 3.0);
    let size = NAMES.iter().find(whole).or(NAMES.last()).copied().unwrap_or(10.5);
    for (n, words) in lines(&name, Face::Sans, size, TILE + 3.0).into_iter().take(2).enumerate() {
        parts.push(Node::label(pt(TILE / 2.0, TILE + 8.0 + 11.0 * n as f32), words, Face::Sans, size));
    }
    if count > 1 {
        parts.push(Node::label(pt(TILE - 10.0, 11.0), format!("×{count}"), Face::SansBold, 12.0));
    }
    let node = Node::group(parts).id(format!("s{}-tile-{kind}", seat.0));
    // The player asked carries it to its place: it is chosen as it is lifted.
    let waits = chosen && actions.iter().any(|action| matches!(action, Action::Cell(_)));
    let node = if waits || actions.contains(&Action::Pick(kind)) { node.class("carried") } else { node };
    if actions.contains(&Action::Pick(kind)) {
        node.target(seat_target(seat, &format!("pick-{kind}"))).name(name)
    } else {
        node
    }
}

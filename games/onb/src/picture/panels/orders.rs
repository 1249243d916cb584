//! What the creature in hand can do, as tokens: touch one, then whom or where.

use super::pictured;
use super::sheet::fitting;
use crate::action::Action;
use crate::bestiary::{Class, Zone};
use crate::game::Onb;
use crate::picture::board::figures::small;
use crate::picture::sequences::walks;
use crate::picture::{Context, END_SOON, WIDE, power_target, weapon_target};
use crate::state::{Gait, NONE, Phase, RollKind};
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, pt};
use galerne_engine::{Message, Seat};

const HIGH: f32 = 34.0;
const GAP: f32 = 6.0;
const HEAD: f32 = 46.0;
/// As high as it is for most creatures, with orders or without: what stands below does not jump.
const LEAST: f32 = HEAD + 3.0 * (HIGH + GAP) - GAP;

/// A token: what it is called, what it touches, and its sign in a box of about ±9.
struct Order {
    target: String,
    name: Message,
    sign: Node,
}

fn stroke(points: &[(f32, f32)]) -> Path {
    Path::through(points.iter().map(|&(x, y)| pt(x, y)))
}

fn line(path: Path) -> Node {
    Node::path(path).stroke(Colour::Ink, 2.0)
}

fn plain(name: &str, key: &'static str, path: Path) -> Order {
    Order { target: format!("order-{name}"), name: Message::new(key), sign: line(path) }
}

fn order(game: &Onb, context: &Context<'_>, action: Action) -> Option<Order> {
    let kind = context.state().active().kind;
    let data = game.kind(kind);
    let chevron = |x: f32| stroke(&[(x - 3.0, -6.0), (x + 3.0, 0.0), (x - 3.0, 6.0)]);
    let door = || stroke(&[(-6.0, 8.0), (-6.0, -8.0), (4.0, -8.0), (4.0, 8.0)]);
    Some(match action {
        Action::Yield => {
            plain("yield", "order-yield", stroke(&[(-8.0, 0.0), (8.0, 0.0)]).and(chevron(-5.0)).and(chevron(5.0)))
        }
        Action::Course => Order {
            target: "order-course".to_owned(),
            name: Message::new("order-course").with("points", data.course),
            sign: line(chevron(0.0)),
        },
        Action::Sprint => Order {
            target: "order-sprint".to_owned(),
            name: Message::new("order-sprint").with("points", data.sprint),
            sign: line(chevron(-5.0).and(chevron(1.0)).and(chevron(7.0))),
        },
        Action::Charge(_) => plain(
            "charge",
            "order-charge",
            stroke(&[(-9.0, 4.0), (5.0, -4.0)]).and(stroke(&[(-1.0, -7.0), (8.0, -5.5), (3.0, 2.0)])),
        ),
        Action::Step { careful: true, .. } => {
            let shield = Path::from(pt(-6.0, -7.0))
                .line(pt(6.0, -7.0))
                .line(pt(6.0, 1.0))
                .bend(pt(4.0, 7.0), pt(0.0, 9.0))
                .bend(pt(-4.0, 7.0), pt(-6.0, 1.0))
                .close();
            plain("careful", "order-careful", shield)
        }
        Action::Halt => plain("halt", "label-halt", stroke(&[(-4.0, 8.0), (-4.0, -8.0), (7.0, -4.0), (-4.0, 0.0)])),
        Action::Attack { weapon, .. }
        | Action::Around { weapon }
        | Action::Aim { weapon }
        | Action::Strike { weapon } => {
            let arm = game.arm(kind, weapon)?;
            let name = Message::new("order-weapon").with("weapon", game.weapon_name(kind, weapon));
            let sign = match (arm.zone, arm.class) {
                (Zone::Single, Class::Contact) => {
                    stroke(&[(-7.0, 7.0), (7.0, -7.0)]).and(stroke(&[(-7.0, 1.0), (-1.0, 7.0)]))
                }
                (Zone::Single, Class::Psychic) => Path::from(pt(-8.0, 0.0))
                    .bend(pt(0.0, -9.0), pt(8.0, 0.0))
                    .bend(pt(0.0, 9.0), pt(-8.0, 0.0))
                    .and(stroke(&[(-1.0, 0.0), (1.0, 0.0)])),
                (Zone::Single, _) => stroke(&[(-8.0, 0.0), (8.0, 0.0)])
                    .and(stroke(&[(3.0, -5.0), (8.0, 0.0), (3.0, 5.0)]))
                    .and(stroke(&[(-8.0, -4.0), (-5.0, 0.0), (-8.0, 4.0)])),
                (Zone::Around | Zone::Fired, _) => {
                    let ray = |n: u8| {
                        let way = galerne_draw::Point::polar(1.0, 45.0 * f32::from(n));
                        Path::from(way * 3.5).line(way * 9.0)
                    };
                    (0..8).fold(Path::default(), |path, n| path.and(ray(n)))
                }
            };
            Order { target: weapon_target(weapon), name, sign: line(sign) }
        }
        Action::Power { power } | Action::PowerOn { power, .. } => Order {
            target: power_target(power),
            name: Message::new("order-power").with("power", game.power_name(kind, power)),
            sign: line(
                stroke(&[(0.0, -8.0), (0.0, 8.0)])
                    .and(stroke(&[(-8.0, 0.0), (8.0, 0.0)]))
                    .and(stroke(&[(-4.0, -4.0), (4.0, 4.0)]))
                    .and(stroke(&[(4.0, -4.0), (-4.0, 4.0)])),
            ),
        },
        Action::Open(_) => {
            plain("open", "order-open", door().and(stroke(&[(-6.0, -8.0), (0.0, -4.0), (0.0, 9.0), (-6.0, 8.0)])))
        }
        Action::Close(_) => plain(
            "close",
            "order-close",
            door().and(stroke(&[(-6.0, 8.0), (4.0, 8.0)])).and(stroke(&[(1.0, 0.0), (1.6, 0.0)])),
        ),
        Action::PickLock(_) => plain(
            "pick",
            "order-pick",
            Path::from(pt(-7.0, 0.0))
                .arc(4.0, true, true, pt(-7.0, 0.1))
                .and(stroke(&[(-1.0, 0.0), (9.0, 0.0), (9.0, 5.0)]))
                .and(stroke(&[(5.0, 0.0), (5.0, 4.0)])),
        ),
        Action::Bash(_) => {
            plain("bash", "order-bash", door().and(stroke(&[(-4.0, -5.0), (2.0, 0.0), (-3.0, 2.0), (3.0, 7.0)])))
        }
        Action::Vault { .. } => plain(
            "vault",
            "order-vault",
            Path::from(pt(-9.0, 6.0)).bend(pt(0.0, -14.0), pt(9.0, 6.0)).and(stroke(&[
                (-3.0, 8.0),
                (-3.0, 3.0),
                (3.0, 3.0),
                (3.0, 8.0),
            ])),
        ),
        Action::Stand => plain(
            "stand",
            "label-stand",
            stroke(&[(0.0, 8.0), (0.0, -8.0)]).and(stroke(&[(-5.0, -3.0), (0.0, -8.0), (5.0, -3.0)])),
        ),
        Action::End => plain("end", "order-end", Path::from(pt(-8.0, 0.0)).line(pt(-2.0, 6.0)).line(pt(8.0, -6.0))),
        Action::Riposte(true) => plain(
            "riposte",
            "label-riposte",
            stroke(&[(-7.0, 7.0), (7.0, -7.0)]).and(stroke(&[(7.0, 7.0), (-7.0, -7.0)])),
        ),
        Action::Riposte(false) => plain("let-go", "label-let-go", stroke(&[(-8.0, 0.0), (8.0, 0.0)]).and(chevron(5.0))),
        _ => return None,
    })
}

/// The tokens of one decision, each once.
fn tokens(game: &Onb, context: &Context<'_>, actions: &[Action]) -> Vec<Order> {
    let mut orders: Vec<Order> = Vec::new();
    for order in actions.iter().filter_map(|&action| order(game, context, action)) {
        if !orders.iter().any(|known| known.target == order.target) {
            orders.push(order);
        }
    }
    // Ending comes last, wherever the rules list it.
    orders.sort_by_key(|order| order.target == "order-end");
    orders
}

pub(crate) fn panel(game: &Onb, context: &Context<'_>, choices: &[(Seat, Vec<Action>)]) -> Panel {
    let state = context.state();
    let actions: Vec<Action> = choices.iter().flat_map(|(_, actions)| actions).copied().collect();
    let orders = tokens(game, context, &actions);
    let in_hand = state.act.unit != NONE && state.phase != Phase::Ask;
    let head = if in_hand { HEAD } else { 0.0 };
    let wide = (WIDE - GAP) / 2.0;
    let mut nodes = Vec::new();
    if in_hand {
        nodes.push(header(game, context));
    }
    if orders.is_empty() {
        let key = match state.phase {
            Phase::Slot if choices.is_empty() => "orders-none",
            Phase::Slot if state.pass == 1 => "orders-choose",
            Phase::Slot => "orders-choose-second",
            _ if choices.is_empty() => "orders-none",
            _ => "orders-board",
        };
        let words = lines(&context.say(&Message::new(key)), Face::Sans, 13.0, WIDE);
        nodes.push(Node::lines(pt(0.0, head + 14.0), words, Face::Sans, 13.0).fill(Colour::InkSoft));
    }
    let rows = orders.len().div_ceil(2);
    for (n, order) in orders.into_iter().enumerate() {
        let corner = pt((n % 2) as f32 * (wide + GAP), head + (n / 2) as f32 * (HIGH + GAP));
        let area = Area::new(0.0, 0.0, wide, HIGH);
        let text = context.say(&order.name);
        nodes.push(
            Node::group([
                Node::rounded(area, 5.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2).touch(Touch::Inside),
                Node::circle(pt(18.0, HIGH / 2.0), 13.0).fill(Colour::Raised).stroke(Colour::Line, 0.8),
                order.sign.at(pt(18.0, HIGH / 2.0)),
                words(&text, wide - 41.0).at(pt(37.0, HIGH / 2.0)),
                halo(Path::through(area.grown(1.0).corners()).close(), 2.6),
            ])
            .id(format!("token-{}", order.target))
            .target(order.target)
            .name(text)
            .at(corner),
        );
    }
    if actions.contains(&Action::End) && game.only_end_is_left(state) {
        let ring = Node::circle(pt(18.0, head + HIGH / 2.0), 13.0).fill(Colour::Second).fill_opacity(0.3);
        let name = context.say(&Message::new("order-end"));
        nodes.push(ring.id("token-end-soon").target(END_SOON).name(name).touch(Touch::Inside));
    }
    let high = (head + rows as f32 * (HIGH + GAP) - GAP).max(LEAST);
    let layer = Layer::new("order-tokens", nodes);
    let mut panel = pictured(context, "orders-panel", "orders", Message::new("panel-orders"), high, layer);
    if choices.iter().any(|(seat, _)| walks::is_alarmed(game, state, *seat)) {
        panel.body.push(Block::Lines(vec![Message::new("orders-alarm")]));
    }
    panel
}

/// The name of an order from the middle of its left edge, on two lines where one is too narrow.
fn words(text: &str, width: f32) -> Node {
    if Face::SansBold.width(text, 13.0) <= width {
        return Node::text(pt(0.0, 4.5), text.to_owned(), Face::SansBold, 13.0);
    }
    let parts = lines(text, Face::SansBold, 11.5, width);
    let (first, top) = (parts.len().min(2), if parts.len() > 1 { -2.5 } else { 4.0 });
    Node::group(parts[..first].iter().enumerate().map(|(n, part)| {
        let (part, size) = fitting(part, Face::SansBold, &[11.5, 10.5, 9.5], width);
        Node::text(pt(0.0, top + 13.0 * n as f32), part, Face::SansBold, size)
    }))
}

/// Who acts, and how much of the two half-actions is left.
fn header(game: &Onb, context: &Context<'_>) -> Node {
    let state = context.state();
    let (number, unit) = (state.act.unit, state.active());
    let name = context.say(&game.unit_name(game.who(state, number)));
    let mut nodes = vec![
        small(game, number, unit).at(pt(16.0, 15.0)),
        Node::text(pt(38.0, 15.0), shortened(&name, Face::SerifBold, 16.0, WIDE - 40.0), Face::SerifBold, 16.0),
    ];
    for half in 0..2u8 {
        let at = pt(45.0 + 16.0 * f32::from(half), 30.0);
        let full = half < state.act.halves;
        let sign = Node::circle(at, 5.6).stroke(Colour::Second, 1.6);
        nodes.push(if full { sign.fill(Colour::Second) } else { sign });
    }
    // A move that was chosen has still to be made.
    let moved = state.act.moved && (state.act.gait == Gait::None || state.act.steps > 0);
    // Nor has a charge struck before its blow falls.
    let thrown = state.phase == Phase::Roll && state.roll.kind == RollKind::ChargeBlow;
    let runs = state.act.gait == Gait::Charge && (thrown || matches!(state.phase, Phase::Move | Phase::Strike));
    let spent = [(moved, "order-moved"), (state.act.attacked && !runs, "order-attacked")];
    let words: Vec<String> =
        spent.iter().filter(|(done, _)| *done).map(|(_, key)| context.say(&Message::new(key))).collect();
    nodes.push(Node::text(pt(80.0, 34.5), words.join(" · "), Face::Sans, 12.5).fill(Colour::InkSoft));
    Node::group(nodes).id("order-head")
}

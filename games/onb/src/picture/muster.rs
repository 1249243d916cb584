//! Before the battle: the army being built, and the figures that wait to be put down.

use super::emblems::emblem;
use super::figures::body;
use super::{Context, WIDE, seat_target, sheet};
use crate::action::Action;
use crate::bestiary::Rank;
use crate::setup::Onb;
use crate::state::NONE;
use galerne_draw::piece::{SeatMark, halo};
use galerne_draw::scene::{Anchor, Touch};
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::{Message, Seat};

const ROW: f32 = 29.0;

/// A square token with a sign, or the hollow where one would be.
fn button(area: Area, sign: &str, seat: Seat, what: &str, name: Option<String>) -> Node {
    let Some(name) = name else {
        return Node::rounded(area, 4.0).stroke(Colour::LineSoft, 1.0);
    };
    Node::group([
        Node::rounded(area, 4.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2).touch(Touch::Inside),
        Node::label(area.centre(), sign, Face::SansBold, 16.0),
        halo(Path::through(area.grown(1.0).corners()).close(), 2.4),
    ])
    .id(format!("s{}-key-{what}", seat.0))
    .target(seat_target(seat, what))
    .name(name)
}

/// The place of a broad token that cannot be chosen now: what stands there already, or nothing that fits.
fn empty_bar(area: Area, text: &str, chosen: bool) -> Node {
    let shown = shortened(text, Face::SansBold, 13.0, area.width - 14.0);
    let (line, ink) = if chosen { (Colour::Second, Colour::Ink) } else { (Colour::LineSoft, Colour::InkSoft) };
    Node::group([
        Node::rounded(area, 5.0).stroke(line, if chosen { 2.4 } else { 1.0 }),
        Node::label(area.centre(), shown, Face::SansBold, 13.0).fill(ink),
    ])
}

/// A broad token with words.
fn bar(area: Area, text: &str, seat: Seat, what: &str) -> Node {
    let shown = shortened(text, Face::SansBold, 13.0, area.width - 14.0);
    Node::group([
        Node::rounded(area, 5.0).fill(Colour::AccentSoft).stroke(Colour::Accent, 1.2).touch(Touch::Inside),
        Node::label(area.centre(), shown, Face::SansBold, 13.0),
        halo(Path::through(area.grown(1.0).corners()).close(), 2.4),
    ])
    .id(format!("s{}-key-{what}", seat.0))
    .target(seat_target(seat, what))
    .name(text)
}

/// Ready-made armies, then the recruits of a seat with their costs, how many of each, points spent and left. Nothing changes its place
/// while an army grows: a second click never meets another button.
pub(super) fn army(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Panel {
    let list = &context.state().armies[seat.index() & 3];
    let may = |action: Action| actions.contains(&action);
    let (spent, points) = (game.cost(list), game.points[seat.index() & 3]);
    let mut nodes = vec![purse(context, spent, points)];
    let mut y = 36.0;
    let at_first = game.ready_for(seat.0);
    for &number in &at_first {
        let text = context.say(&Message::new("picture-ready").with("army", game.army_name(number)));
        let area = Area::new(0.0, y, WIDE, 28.0);
        nodes.push(if may(Action::Ready(number)) {
            bar(area, &text, seat, &format!("ready-{number}"))
        } else {
            empty_bar(area, &text, *list == game.ready_list(number))
        });
        y += 33.0;
    }
    y += if at_first.is_empty() { 0.0 } else { 6.0 };
    let mut recruits: Vec<u8> =
        game.recruits(seat.index()).filter(|&kind| game.kind(kind).rank != Rank::Summon).collect();
    recruits.sort_by_key(|&kind| (game.kind(kind).affiliation, kind));
    for kind in recruits {
        let count = list.get(usize::from(kind)).copied().unwrap_or(0);
        let data = game.kind(kind);
        let say = |key: &'static str| {
            context.say(&Message::new(key).with("kind", game.kind_name(kind)).with("cost", data.cost))
        };
        let name = context.say(&super::spoken(game.kind_name(kind)));
        let middle = y + ROW / 2.0;
        let face = if data.rank == Rank::Hero { Face::SansBold } else { Face::Sans };
        let reading = sheet::reading(game, context, kind);
        nodes.push(
            Node::rect(Area::new(0.0, y, 150.0, ROW))
                .id(format!("s{}-row-{kind}", seat.0))
                .name(reading)
                .fill(Colour::Raised)
                .fill_opacity(0.0)
                .touch(Touch::Inside),
        );
        nodes.push(emblem(data, 9.0, Colour::Ink).at(pt(12.0, middle)).touch(Touch::Through));
        let offered = count > 0 || may(Action::Add(kind));
        let ink = if offered { Colour::Ink } else { Colour::InkSoft };
        nodes.push(
            Node::text(pt(28.0, middle + 4.5), shortened(&name, face, 13.5, 98.0), face, 13.5)
                .fill(ink)
                .touch(Touch::Through),
        );
        nodes.push(
            Node::text(pt(146.0, middle + 4.5), data.cost.to_string(), Face::Sans, 13.0)
                .anchor(Anchor::End)
                .fill(Colour::InkSoft),
        );
        let remove = may(Action::Remove(kind)).then(|| say("label-remove"));
        let add = may(Action::Add(kind)).then(|| say("label-add"));
        nodes.push(button(Area::new(154.0, y + 2.5, 24.0, 24.0), "−", seat, &format!("remove-{kind}"), remove));
        nodes.push(Node::label(pt(193.0, middle), count.to_string(), Face::SerifBold, 16.0).fill(if count > 0 {
            Colour::Ink
        } else {
            Colour::Line
        }));
        nodes.push(button(Area::new(208.0, y + 2.5, 24.0, 24.0), "+", seat, &format!("add-{kind}"), add));
        nodes.push(Node::line(pt(0.0, y + ROW), pt(WIDE, y + ROW)).stroke(Colour::LineSoft, 0.8));
        y += ROW;
    }
    y += 10.0;
    let (area, text) = (Area::new(0.0, y + 4.0, WIDE, 32.0), context.say(&Message::new("label-lock")));
    nodes.push(if may(Action::Lock) { bar(area, &text, seat, "lock") } else { empty_bar(area, &text, false) });
    y += 40.0;
    let id = format!("army-{}", seat.0);
    let scene = Scene::new(format!("{id}-list"), Area::new(-3.0, -3.0, WIDE + 6.0, y + 6.0))
        .named(context.say(&Message::new("panel-army").with("seat", seat)))
        .accented(Onb::accent())
        .layer(Layer::new(format!("{id}-rows"), nodes));
    Panel { id, title: Message::new("panel-army").with("seat", seat), body: vec![Block::Picture(scene)] }
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

/// What is still to be put down, figure by figure, and who will lead it.
pub(super) fn tray(game: &Onb, context: &Context<'_>, seat: Seat, actions: &[Action]) -> Panel {
    let state = context.state();
    let index = seat.index() & 3;
    let (list, placing) = (&state.armies[index], state.placing[index]);
    let mut nodes = Vec::new();
    let (tile, mut n) = (54.0, 0u16);
    for (kind, &count) in list.iter().enumerate().filter(|(_, count)| **count > 0) {
        let kind = kind as u8;
        let corner = pt(f32::from(n % 4) * (tile + 5.0), f32::from(n / 4) * (tile + 22.0));
        n += 1;
        let area = Area::new(0.0, 0.0, tile, tile);
        let chosen = placing.kind == kind;
        let name = context.say(&super::spoken(game.kind_name(kind)));
        let (line, width) = if chosen { (Colour::Second, 3.0) } else { (Colour::Line, 1.0) };
        let mut parts = vec![
            Node::rounded(area, 6.0)
                .fill(if chosen { Colour::SecondSoft } else { Colour::Raised })
                .stroke(line, width)
                .touch(Touch::Inside),
            body(game.kind(kind), seat.0, 15.0).at(pt(tile / 2.0, tile / 2.0)),
            Node::label(pt(tile / 2.0, tile + 9.0), shortened(&name, Face::Sans, 11.0, tile + 2.0), Face::Sans, 11.0),
            halo(Path::through(area.grown(1.0).corners()).close(), 2.6),
        ];
        if count > 1 {
            parts.push(Node::label(pt(tile - 10.0, 11.0), format!("×{count}"), Face::SansBold, 12.0));
        }
        let mut node = Node::group(parts).id(format!("s{}-tile-{kind}", seat.0)).at(corner);
        if actions.contains(&Action::Pick(kind)) {
            node = node.target(seat_target(seat, &format!("pick-{kind}"))).name(name);
        }
        nodes.push(node);
    }
    let mut y = f32::from(n.div_ceil(4)) * (tile + 22.0) + 4.0;
    if placing.kind != NONE {
        for action in actions {
            let Action::Give(owner) = *action else { continue };
            let text = context.say(&Message::new("label-give").with("seat", owner));
            nodes.push(bar(Area::new(30.0, y, WIDE - 30.0, 28.0), &text, seat, &format!("give-{}", owner.0)));
            nodes.push(
                Node::path(SeatMark::of(owner).outline(pt(13.0, y + 14.0), 9.0))
                    .fill(Colour::seat(owner))
                    .stroke(Colour::Ink, 1.0),
            );
            y += 34.0;
        }
    }
    if super::deploying::errand(game, state, seat).is_some() {
        let text = context.say(&Message::new("errand-deploy"));
        nodes.push(bar(Area::new(0.0, y, WIDE, 30.0), &text, seat, "deploy-all"));
        y += 36.0;
    }
    let id = format!("tray-{}", seat.0);
    let scene = Scene::new(format!("{id}-figures"), Area::new(-3.0, -3.0, WIDE + 6.0, y + 6.0))
        .named(context.say(&Message::new("panel-tray").with("seat", seat)))
        .accented(Onb::accent())
        .layer(Layer::new(format!("{id}-tiles"), nodes));
    Panel { id, title: Message::new("panel-tray").with("seat", seat), body: vec![Block::Picture(scene)] }
}

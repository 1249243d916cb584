//! Buildings off the board: the reserve, from which one is taken, and one's own, of which one is placed.

use crate::action::Action;
use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::picture::{asked, buildings::upright, holds_several, own_target, take_target};
use crate::state::Phase;
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::{Message, Rules};

type Context<'a> = PictureContext<'a, Pluvionautes>;

const BOX: f32 = 68.0;
const TALL: f32 = 46.0;
const GAP: f32 = 8.0;
const HEAD: f32 = 20.0;

pub(in crate::picture) fn panel(game: &Pluvionautes, context: &Context<'_>) -> Panel {
    let state = context.state();
    let decides = asked(game, context).filter(|_| state.phase == Phase::Build);
    let mut legal = Vec::new();
    if let Some(seat) = decides {
        game.actions(state, seat, &mut legal);
    }
    // Where several play on one screen, what is shown is what the one who plays may build with.
    let active = Some(game.active(state)).filter(|&seat| state.has_begun() && context.me.has(seat));
    let mine = active.or(context.me.lowest());
    let mut nodes = vec![heading(context, &Message::new("picture-reserve"), 0.0)];
    for (place, kind) in Kind::ALL.into_iter().enumerate() {
        let target = legal.contains(&Action::Take { kind }).then(|| take_target(kind));
        let told = Message::new("label-take").with("kind", kind.name());
        let at = pt(place as f32 * (BOX + GAP), HEAD);
        nodes.push(store(context, "reserve", kind, state.reserve[kind.index()], target, &told).at(at));
    }
    let mut bottom = HEAD + TALL;
    if let Some(seat) = mine {
        let top = bottom + GAP;
        nodes.push(heading(context, &Message::new("picture-own").with("seat", seat), top));
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            let can = legal.iter().any(|action| matches!(action, Action::Place { kind: own, .. } if *own == kind));
            let target = (can && holds_several(state, seat)).then(|| own_target(kind));
            let told = Message::new("picture-place").with("kind", kind.name());
            let at = pt(place as f32 * (BOX + GAP), top + HEAD);
            nodes.push(store(context, "own", kind, state.supply(seat)[kind.index()], target, &told).at(at));
        }
        bottom = top + HEAD + TALL;
    }
    if legal.contains(&Action::BuildNothing) {
        nodes.push(nothing(context, bottom + GAP));
        bottom += GAP + 30.0;
    }
    let scene = Scene::new("stock-boxes", Area::new(-3.0, -2.0, 3.0 * BOX + 2.0 * GAP + 6.0, bottom + 6.0))
        .named(context.say(&Message::new("panel-buildings")))
        .accented(Pluvionautes::accent())
        .layer(Layer::new("stock-all", nodes));
    Panel { id: "stock".to_owned(), title: Message::new("panel-buildings"), body: vec![Block::Picture(scene)] }
}

fn heading(context: &Context<'_>, words: &Message, top: f32) -> Node {
    let text = shortened(&context.say(words), Face::Sans, 12.5, 3.0 * BOX + 2.0 * GAP);
    Node::text(pt(0.0, top + 13.0), text, Face::Sans, 12.5).fill(Colour::InkSoft)
}

/// One kind of building and how many there are; a button where one can be chosen.
fn store(
    context: &Context<'_>,
    whose: &'static str,
    kind: Kind,
    count: u8,
    target: Option<String>,
    told: &Message,
) -> Node {
    let area = Area::new(0.0, 0.0, BOX, TALL);
    let (ground, line) =
        if target.is_some() { (Colour::LegalSoft, Colour::Legal) } else { (Colour::Raised, Colour::Line) };
    let ink = if count > 0 { Colour::Ink } else { Colour::InkSoft };
    let mut parts = vec![
        Node::rounded(area, 8.0).fill(ground).stroke(line, 1.3).touch(Touch::Inside),
        upright(kind, 15.0).at(pt(22.0, TALL / 2.0)).opacity(if count > 0 { 1.0 } else { 0.35 }),
        Node::label(pt(50.0, TALL / 2.0), format!("×{count}"), Face::SansBold, 15.0).fill(ink),
    ];
    let id = format!("stock-{whose}-{}", kind.id());
    match target {
        Some(target) => {
            parts.push(halo(Path::through(area.grown(1.5).corners()).close(), 2.2));
            Node::group(parts).id(id).target(target).name(context.say(told))
        }
        None => {
            let told = Message::new("picture-store").with("kind", kind.name()).with("count", count);
            Node::group(parts).id(id).name(context.say(&told))
        }
    }
}

fn nothing(context: &Context<'_>, top: f32) -> Node {
    let words = context.say(&Message::new("label-build-nothing"));
    let area = Area::new(0.0, 0.0, 3.0 * BOX + 2.0 * GAP, 28.0);
    Node::group([
        Node::rounded(area, 8.0).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.3).touch(Touch::Inside),
        Node::label(area.centre(), words.clone(), Face::SansBold, 13.0),
        halo(Path::through(area.grown(1.5).corners()).close(), 2.2),
    ])
    .id("stock-nothing")
    .target("build-nothing")
    .name(words)
    .at(Point::new(0.0, top))
}

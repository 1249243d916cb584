//! Buildings off the board: the reserve, from which one is taken, and one's own, of which one is placed.

use crate::action::Action;
use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::options::Duty;
use crate::picture::{asked, buildings::upright, holds_several, own_target, sheets, take_target};
use crate::state::Phase;
use galerne_draw::piece::halo;
use galerne_draw::scene::Touch;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, PictureContext, Scene, pt};
use galerne_engine::{Message, Rules};

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// A row is its heading and three boxes. The panel is low: on a phone board, buildings, Undo and Hint fit one screen.
const SIDE: f32 = 56.0;
const BOX: f32 = 50.0;
const TALL: f32 = 34.0;
const GAP: f32 = 5.0;
const SMALL: f32 = 12.5;
/// The button to build nothing.
const NOTHING: f32 = 62.0;
const WIDE: f32 = SIDE + 3.0 * BOX + 2.0 * GAP;

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
        let at = pt(column(place), 0.0);
        nodes.push(store(context, "reserve", kind, state.reserve[kind.index()], target, &told).at(at));
    }
    let mut bottom = TALL;
    if let Some(seat) = mine {
        let top = bottom + GAP;
        nodes.push(heading(context, &Message::new("picture-own").with("seat", seat), top));
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            let can = legal.iter().any(|action| matches!(action, Action::Place { kind: own, .. } if *own == kind));
            let target = (can && holds_several(state, seat)).then(|| own_target(kind));
            let told = Message::new("picture-place").with("kind", kind.name());
            let at = pt(column(place), top);
            nodes.push(store(context, "own", kind, state.supply(seat)[kind.index()], target, &told).at(at));
        }
        bottom = top + TALL;
    }
    // Beside the boxes: a row of its own would push the board off a tablet. Its place is kept while nothing is built: a panel that had to
    // grow would draw everything smaller at the very moment when it is needed.
    let may_pass = game.options.building_action == Duty::May;
    if may_pass {
        let is_open = legal.contains(&Action::BuildNothing);
        nodes.push(nothing(context, bottom, is_open).at(pt(WIDE + GAP, 0.0)));
    }
    let right = if may_pass { WIDE + GAP + NOTHING } else { WIDE };
    let scene = Scene::new("stock-boxes", Area::new(-3.0, -3.0, right + 6.0, bottom + 6.0))
        .named(context.say(&Message::new("panel-buildings")))
        .accented(Pluvionautes::accent())
        .layer(Layer::new("stock-all", nodes));
    Panel { id: "stock".to_owned(), title: Message::new("panel-buildings"), body: vec![Block::Picture(scene)] }
}

fn column(place: usize) -> f32 {
    SIDE + place as f32 * (BOX + GAP)
}

/// Whose buildings stand in the row, on one line or two.
fn heading(context: &Context<'_>, words: &Message, top: f32) -> Node {
    let wide = SIDE - 4.0;
    let fitted = lines(&context.say(words), Face::Sans, SMALL, wide).into_iter().take(2);
    let text: Vec<String> = fitted.map(|line| shortened(&line, Face::Sans, SMALL, wide)).collect();
    let first = top + TALL / 2.0 + SMALL * (0.95 - 0.6 * text.len() as f32);
    Node::lines(pt(0.0, first), text, Face::Sans, SMALL).leading(1.2).fill(Colour::InkSoft)
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
        upright(kind, 11.5).at(pt(15.0, TALL / 2.0)).opacity(if count > 0 { 1.0 } else { 0.35 }),
        Node::label(pt(35.5, TALL / 2.0), format!("×{count}"), Face::SansBold, 13.0).fill(ink),
    ];
    let id = format!("stock-{whose}-{}", kind.id());
    match target {
        Some(target) => {
            parts.push(halo(Path::through(area.grown(1.5).corners()).close(), 2.2));
            Node::group(parts).id(id).target(target).name(context.say(&sheets::sheet(told.clone(), sheets::does(kind))))
        }
        None => {
            let told = Message::new(if whose == "own" { "picture-store-own" } else { "picture-store" });
            let told = told.with("kind", kind.name()).with("count", count);
            Node::group(parts).id(id).name(context.say(&sheets::sheet(told, sheets::does(kind))))
        }
    }
}

fn nothing(context: &Context<'_>, tall: f32, is_open: bool) -> Node {
    let words = context.say(&Message::new("label-build-nothing"));
    let area = Area::new(0.0, 0.0, NOTHING, tall);
    let text = lines(&words, Face::SansBold, 13.0, NOTHING - 8.0);
    let first = area.centre().y - 7.8 * (text.len() as f32 - 1.0);
    let text = text
        .into_iter()
        .enumerate()
        .map(|(line, words)| Node::label(pt(area.centre().x, first + 15.6 * line as f32), words, Face::SansBold, 13.0));
    let text = Node::group(text.collect::<Vec<_>>());
    if !is_open {
        let place = Node::rounded(area, 8.0).stroke(Colour::Line, 1.3).touch(Touch::Inside);
        return Node::group([place.opacity(0.6), text.opacity(0.4)]).id("stock-nothing").name(words);
    }
    Node::group([
        Node::rounded(area, 8.0).fill(Colour::LegalSoft).stroke(Colour::Legal, 1.3).touch(Touch::Inside),
        text,
        halo(Path::through(area.grown(1.5).corners()).close(), 2.2),
    ])
    .id("stock-nothing")
    .target("build-nothing")
    .name(words)
}

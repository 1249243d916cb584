//! The players: whose turn it is and how far the game has come, what each seat holds, and the backs of their cards.

use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::options::End;
use crate::picture::board::fleece;
use crate::picture::buildings::upright;
use crate::picture::{animals, shown_hand};
use crate::state::Phase;
use galerne_draw::piece::SeatMark;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::{Message, Seat, Words};

const WIDTH: f32 = 226.0;
const ROW: f32 = 40.0;

pub(in crate::picture) fn panel(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Panel {
    let state = context.state();
    let rows = (0..game.seats as u8).map(|seat| row(game, context, Seat(seat)));
    let view = Area::new(-2.0, -2.0, WIDTH + 4.0, game.seats as f32 * ROW + 2.0);
    let scene = Scene::new("crews-rows", view)
        .named(context.say(&Message::new("panel-crews")))
        .accented(Pluvionautes::accent())
        .layer(Layer::new("crews-all", rows));
    let mut lines = Vec::new();
    if state.has_begun() && state.phase != Phase::Over {
        let round = Message::new(if game.is_frozen(state) { "picture-round-frozen" } else { "picture-round" });
        lines.push(match game.options.end {
            End::Rounds => round.with("round", game.round(state)).with("rounds", game.options.rounds),
            End::EightBuildings => Message::new("picture-built").with("built", state.buildings.total()),
        });
    }
    let body = vec![Block::Lines(lines), Block::Picture(scene)];
    Panel { id: "crews".to_owned(), title: Message::new("panel-crews"), body }
}

fn row(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>, seat: Seat) -> Node {
    let state = context.state();
    let mark = SeatMark::of(seat);
    let plays = state.has_begun() && state.phase != Phase::Over && game.active(state) == seat;
    let area = Area::new(0.0, 0.0, WIDTH, ROW - 5.0);
    let (ground, line) = if plays { (Colour::AccentSoft, Colour::Accent) } else { (Colour::Raised, Colour::Line) };
    let middle = area.height / 2.0;
    let name = context.speech.name(seat);
    let short = shortened(&name, Face::SansBold, 12.5, 82.0);
    let baseline = middle + Face::SansBold.cap_height(12.5) / 2.0;
    let mut parts = vec![
        Node::rounded(area, 7.0).fill(ground).stroke(line, if plays { 1.8 } else { 1.0 }),
        Node::path(mark.outline(pt(17.0, middle), 8.5)).fill(mark.colour()).stroke(Colour::Ink, 1.0),
        Node::text(pt(32.0, baseline), short, Face::SansBold, 12.5),
    ];
    for (place, kind) in Kind::ALL.into_iter().enumerate() {
        let count = state.supply(seat)[kind.index()];
        let x = 122.0 + 22.0 * place as f32;
        let ink = if count > 0 { 1.0 } else { 0.22 };
        parts.push(upright(kind, 7.4).at(pt(x, middle - 4.0)).opacity(ink));
        if count > 0 {
            parts.push(Node::label(pt(x, middle + 10.5), count.to_string(), Face::SansBold, 10.5));
        }
    }
    // Open cards lie face up; secret ones show their backs, and the viewer's own are shown large in their panel.
    // What the view shows of a seat that is not the viewer's is public: a finished game looked at again.
    let open = state.missions(seat).filter(|_| shows_others(game, context) || !context.me.has(seat));
    let [livestock, crops] = game.dealt(state, seat.index());
    let cards = usize::from(livestock + crops);
    for place in 0..cards {
        let step = 22.0_f32.min(44.0 / cards.max(1) as f32);
        let at = pt(WIDTH - 14.0 - step * (cards - 1 - place) as f32, middle);
        parts.push(small_card(open.as_ref().and_then(|missions| missions.get(place).copied())).at(at));
    }
    let may_tell = shown_hand(game, context) == Some(seat) || open.is_some();
    let standing = if may_tell { game.standing(state, seat) } else { Message::new("standing-secret") };
    let told = Message::new("picture-crew").with("seat", seat).with("standing", standing);
    Node::group(parts)
        .id(format!("crew-{}", seat.0))
        .name(context.say(&told))
        .at(Point::new(0.0, seat.index() as f32 * ROW))
}

/// Several seats on one screen keep their cards from each other while they are secret.
fn shows_others(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> bool {
    game.options.missions == crate::options::Secrecy::Open || context.state().phase == Phase::Over
}

/// A card no larger than a thumbnail: its back, or what it counts.
fn small_card(mission: Option<Mission>) -> Node {
    let face = Area::around(Point::ORIGIN, 19.0, 26.0);
    match mission {
        None => Node::group([
            Node::rounded(face, 3.0).fill(Colour::Deep).stroke(Colour::Card, 1.2),
            Node::path(fleece(pt(0.0, 1.0), 5.0)).fill(Colour::OnDeep).opacity(0.85),
        ]),
        Some(mission) => {
            let art = Node::group(animals::art(mission)).scaled(7.6).at(pt(0.0, 0.5));
            Node::group([Node::rounded(face, 3.0).fill(Colour::Card).stroke(Colour::CardLine, 1.0), art])
        }
    }
}

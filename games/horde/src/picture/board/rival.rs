//! The other player in a strip: terrain, holdings and Rencontres, which may be attacked (HC-8.9). Small, so that the viewer's own side is
//! as large on a phone as in a solo game; its letters are no smaller.

use crate::cards::Figure;
use crate::formations::standing;
use crate::game::Horde;
use crate::names::formation;
use crate::picture::cards::role_mark;
use crate::picture::layout::{Layout, READABLE};
use crate::picture::{Context, SWAP, outline_colour};
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::{Cell, Column, cells_in, is_light, on};
use crate::words;
use galerne_draw::piece::{SeatMark, card_area, card_back};
use galerne_draw::scene::Dash;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Colour, Layer, Node, Path, pt};
use galerne_engine::{Message, Seat};

/// How wide a Rencontre above the small terrain is.
pub(super) const SLOT: f32 = 26.0;
/// Where the column with Aval, hand and piles begins.
const HOLDS: f32 = 382.0;

/// An open Rencontre: at this size only its letter can be read.
pub(super) fn figure(context: &Context<'_>, card: Figure) -> Node {
    let key = ["index-roi", "index-dame", "index-valet", "index-as"][usize::from(card.rank()) & 3];
    let letter = Node::label(pt(0.0, 0.0), context.say(&Message::new(key)), Face::SerifBold, 20.0);
    Node::group([
        Node::rounded(card_area(SLOT), 3.0).fill(Colour::Card).stroke(Colour::CardLine, 1.0),
        letter.fill(Colour::CardInk),
    ])
}

/// What is touched to change sides lies below everything else of the strip: a Rencontre in it may be attacked (HC-8.9).
pub(super) fn ground_layer(context: &Context<'_>, layout: Layout) -> Layer {
    Layer::new("rival-ground", layout.rival().map(|index| swap(context, layout, index)))
}

pub(super) fn layer(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let mut nodes = Vec::new();
    if let Some(index) = layout.rival() {
        let state = context.state();
        let view = layout.view();
        let edge = Path::from(pt(8.0, layout.strip_top())).line(pt(view.width - 8.0, layout.strip_top()));
        nodes.push(Node::path(edge).stroke(Colour::Line, 1.4).decoration());
        nodes.push(title(game, context, layout, index));
        if state.camps[index].lost.is_none() {
            nodes.push(ground(game, state, layout, index));
            nodes.extend(characters(game, context, layout, index));
            nodes.extend(holdings(context, layout, index));
        }
    }
    Layer::new("rival", nodes)
}

/// Whose strip it is, the formation he is asked for and how many stand in it. His Dominante lies beside the words.
fn title(game: &Horde, context: &Context<'_>, layout: Layout, index: usize) -> Node {
    let (state, seat, top) = (context.state(), Seat(index as u8), layout.strip_top());
    let camp = &state.camps[index];
    let name = shortened(&context.speech.name(seat), Face::SansBold, 17.0, 164.0);
    let mut parts = vec![
        SeatMark::of(seat).dot(pt(16.0, top + 18.0), 6.5),
        Node::text(pt(28.0, top + 24.0), name, Face::SansBold, 17.0),
    ];
    if camp.lost.is_some() {
        let text = context.say(&Message::new("picture-lost"));
        // Below the Dominante, which still lies there.
        let below = if state.drawn[index] { 112.0 } else { 54.0 };
        parts.push(Node::text(pt(14.0, top + below), text, Face::SerifItalic, 18.0).fill(Colour::Bad));
    } else if let (Some(card), Some(goals)) = (state.dominante(index), game.goals(state, index)) {
        let placed = standing(&camp.cells, &goals);
        let left = if state.drawn[index] { 60.0 } else { 14.0 };
        let words = context.say(&Message::new("picture-formation").with("formation", formation(card.suit())));
        parts.push(Node::text(pt(left, top + 62.0), words, Face::SerifBold, 20.0));
        let told = context.say(&Message::new("picture-placed").with("count", placed));
        let ink = if placed == 4 { Colour::Good } else { Colour::InkSoft };
        parts.push(Node::text(pt(left, top + 84.0), told, Face::SansBold, READABLE).fill(ink));
    }
    let told = Message::new("picture-banner").with("seat", seat);
    Node::group(parts).id(format!("banner-{index}")).name(context.say(&told))
}

/// A touch on the strip makes it the large side, and the large side the strip. The sign is as large as a fingertip; all that is bare of the
/// strip does the same.
fn swap(context: &Context<'_>, layout: Layout, index: usize) -> Node {
    let (view, top) = (layout.view(), layout.strip_top());
    let bare = Area::new(0.0, top + 2.0, view.width, view.height - top - 2.0);
    let sign = Area::new(14.0, top + 122.0, 150.0, 46.0);
    let at = pt(sign.x + 22.0, sign.y + sign.height / 2.0);
    let arrows = Path::from(at + pt(-5.0, 12.0)).line(at + pt(-5.0, -12.0)).line(at + pt(-10.0, -6.0));
    let arrows = arrows.jump(at + pt(5.0, -12.0)).line(at + pt(5.0, 12.0)).line(at + pt(10.0, 6.0));
    let words = context.say(&Message::new("picture-swap"));
    let told = Message::new("picture-swap-of").with("seat", Seat(index as u8));
    Node::group([
        Node::rect(bare).fill(Colour::Paper).fill_opacity(0.01),
        Node::rounded(sign, 6.0).fill(Colour::Raised).stroke(Colour::Line, 1.4),
        Node::path(arrows).stroke(Colour::Accent, 2.4),
        Node::text(pt(sign.x + 42.0, sign.y + 29.0), words, Face::SansBold, 18.0),
    ])
    .id("rival-swap")
    .target(format!("switch-{}", SWAP.id))
    .name(context.say(&told))
}

/// The small terrain: shades, the row that is being treated, and a frame on every wanted cell.
fn ground(game: &Horde, state: &State, layout: Layout, index: usize) -> Node {
    let (first, last) = (layout.mini(0), layout.mini(15));
    let whole = Area::new(first.x, first.y, last.right() - first.x, last.bottom() - first.y);
    let mut parts = vec![Node::rounded(whole.grown(3.0), 5.0).fill(Colour::Raised).stroke(Colour::Second, 1.2)];
    for own in (0..16u8).filter(|&own| !is_light(Cell::of_grid(0, own))) {
        parts.push(Node::rect(layout.mini(own)).fill(Colour::SecondSoft));
    }
    if matches!(state.step, Step::Power | Step::Wind) && usize::from(state.actor) == index {
        let row = Area { y: layout.mini(state.row & 3).y, height: first.height, ..whole };
        parts.push(Node::rect(row).fill(Colour::AccentSoft).fill_opacity(0.75).stroke(Colour::Accent, 1.8));
    }
    for role in Role::ALL {
        for own in cells_in(game.goals(state, index).map_or(0, |goals| goals[role as usize])) {
            let dash = if state.camps[index].cells[role as usize] == own { Dash::Solid } else { Dash::Short };
            let frame = Node::rounded(layout.mini(own).grown(-2.0), 4.0).stroke(outline_colour(role), 1.8);
            parts.push(frame.dash(dash));
        }
    }
    for column in 0..4usize {
        let at = layout.slot(index * 4 + column) - pt(21.0, 0.0);
        let letter = Column((index * 4 + column) as u8).letter().to_string();
        parts.push(Node::label(at, letter, Face::SansBold, READABLE).fill(Colour::InkSoft));
    }
    Node::group(parts).id(format!("rival-terrain-{index}")).decoration()
}

/// The letter of each role on its cell; a dressing on the wounded.
fn characters(game: &Horde, context: &Context<'_>, layout: Layout, index: usize) -> Vec<Node> {
    let camp = &context.state().camps[index];
    let goals = game.goals(context.state(), index);
    let standing = Role::ALL.into_iter().filter(|&role| camp.has(role));
    let drawn = standing.map(|role| {
        let own = camp.cells[role as usize];
        let at = layout.mini(own).centre();
        let is_placed = goals.is_some_and(|goals| on(goals[role as usize], own));
        let told = Message::new("picture-standing")
            .with("cell", Cell::of_grid(index as u8, own).to_string())
            .with("reading", words::standing(role, camp.is_wounded(role), is_placed));
        let mut parts = vec![role_mark(role, at, 12.0)];
        if camp.is_wounded(role) {
            // A dressing: a stroke through the letter reads as destroyed.
            let at = at + pt(10.0, 7.0);
            let cross = Path::from(at + pt(-3.4, 0.0)).line(at + pt(3.4, 0.0));
            let cross = cross.jump(at + pt(0.0, -3.4)).line(at + pt(0.0, 3.4));
            parts.push(Node::circle(at, 6.2).fill(Colour::Card).stroke(Colour::Bad, 1.4));
            parts.push(Node::path(cross).stroke(Colour::Bad, 2.4));
        }
        Node::group(parts).id(format!("rival-{}", role.name())).name(context.say(&told))
    });
    drawn.collect()
}

/// Aval, hand, Pack, Vif and points: what the other player has left.
fn holdings(context: &Context<'_>, layout: Layout, index: usize) -> Vec<Node> {
    let (camp, seat, top) = (&context.state().camps[index], Seat(index as u8), layout.strip_top());
    let room = layout.view().width - HOLDS - 16.0;
    let say = |message: Message| context.say(&message.with("seat", seat));
    let mut nodes = Vec::new();
    let text = |y: f32, words: String| Node::text(pt(HOLDS, top + y), words, Face::SansBold, READABLE);
    // Aval: a letter for each who waits.
    let aval = say(Message::new("picture-aval"));
    let after = Face::SansBold.width(&aval, READABLE) + 18.0;
    let waiting: Vec<Role> = camp.waiting().map(|card| Role::of(card.rank())).collect();
    let step = ((room - after) / waiting.len().max(1) as f32).min(27.0);
    let mut parts = vec![text(24.0, aval)];
    for (place, role) in waiting.iter().enumerate() {
        parts.push(role_mark(*role, pt(HOLDS + after + place as f32 * step, top + 18.0), 12.0));
    }
    nodes.push(Node::group(parts).id(format!("rival-aval-{index}")).decoration());
    let hand = camp.hand_len();
    let backs = (0..hand).map(|place| {
        let step = (room / f32::from(hand)).min(30.0);
        card_back(SLOT).at(pt(HOLDS + 13.0 + f32::from(place) * step, top + 58.0))
    });
    let told = say(Message::new("picture-hand").with("count", hand));
    nodes.push(Node::group(backs.collect::<Vec<_>>()).id(format!("rival-hand-{index}")).name(told));
    let pack = camp.pack_len() + camp.looked_len();
    let piles = [
        ("pack", 100.0, Message::new("picture-pack-count").with("count", pack)),
        ("vif", 122.0, Message::new("picture-vif-count").with("count", camp.vif.len())),
        ("pool", 144.0, Message::new("picture-pool").with("points", camp.pool)),
    ];
    for (id, y, message) in piles {
        if id != "pool" || camp.pool > 0 {
            let words = say(message);
            nodes.push(Node::group([text(y, words.clone())]).id(format!("rival-{id}-{index}")).name(words));
        }
    }
    nodes
}

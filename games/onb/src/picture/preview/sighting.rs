//! A line of sight drawn with what it crosses: each thing ignored, covering or cutting, and the corners that are hidden.

use crate::game::Onb;
use crate::picture::{CELL, Context, grid, place};
use crate::words::names::{joined, signed};
use crate::words::sightline::{Effect, Sightline};
use galerne_draw::scene::Dash;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Node, Path, Point, pt};
use galerne_engine::{Arg, Message, Square};

/// The segment to the centre, the four to the corners, and a note on everything that is crossed.
pub(crate) fn drawn(game: &Onb, context: &Context<'_>, line: &Sightline) -> Vec<Node> {
    let (from, to) = (place(line.from), place(line.to));
    let clear = line.cover.is_some();
    let mut nodes = Vec::new();
    if !line.touching {
        for &(corner, hidden) in &line.corners {
            let (colour, dash) = if hidden { (Colour::Bad, Dash::Dotted) } else { (Colour::Good, Dash::Solid) };
            nodes.push(Node::line(from, place(corner)).stroke(colour, 1.2).dash(dash).opacity(0.7));
        }
    }
    let colour = if clear { Colour::Second } else { Colour::Bad };
    nodes.push(Node::line(from, to).stroke(Colour::Raised, 5.0).opacity(0.85));
    nodes.push(Node::line(from, to).stroke(colour, 2.6).dash(if clear { Dash::Solid } else { Dash::Dashed }));
    for crossing in &line.crossings {
        let area = Area::around(
            place(crossing.base.centre()),
            CELL * f32::from(crossing.base.n as u8),
            CELL * f32::from(crossing.base.n as u8),
        );
        let (colour, key) = match crossing.effect {
            Effect::Ignored | Effect::Minded => (Colour::InkSoft, "sight-ignored-short"),
            Effect::Covers => (Colour::Warn, "sight-covers-short"),
            Effect::Cuts => (Colour::Bad, "sight-cuts-short"),
        };
        nodes.push(Node::rounded(area.grown(-1.5), 4.0).stroke(colour, 2.4));
        nodes.push(tag(pt(area.centre().x, area.y - 2.0), &context.say(&Message::new(key)), colour));
    }
    if let Some((x, y)) = line.wall {
        let at = grid(game).centre(Square::new(x, y));
        let cross =
            Path::through([at + pt(-8.0, -8.0), at + pt(8.0, 8.0)]).jump(at + pt(8.0, -8.0)).line(at + pt(-8.0, 8.0));
        nodes.push(Node::path(cross.clone()).stroke(Colour::Raised, 7.0));
        nodes.push(Node::path(cross).stroke(Colour::Bad, 3.6));
    }
    if !line.touching {
        for &(corner, hidden) in &line.corners {
            let at = place(corner);
            let sign =
                if hidden { Node::circle(at, 4.4).fill(Colour::Bad) } else { Node::circle(at, 3.4).fill(Colour::Good) };
            nodes.push(sign.stroke(Colour::Raised, 1.4));
            if hidden {
                nodes.push(tag(at + pt(0.0, -9.0), "+1", Colour::Bad));
            }
        }
    }
    nodes
}

/// A word on a small slip.
pub(crate) fn tag(at: Point, text: &str, colour: Colour) -> Node {
    let width = Face::SansBold.width(text, 11.0) + 8.0;
    Node::group([
        Node::rounded(Area::around(at, width, 14.0), 3.5).fill(Colour::Raised).stroke(colour, 1.2),
        Node::label(at, text, Face::SansBold, 11.0).fill(colour),
    ])
    // Where it cannot be read, the frame and the words say it.
    .class("fine")
}

/// What gives the cover, to stand beside its number: every point of it has its reason.
pub(crate) fn covers(game: &Onb, context: &Context<'_>, line: &Sightline) -> Vec<Arg> {
    if line.touching {
        return Vec::new();
    }
    let covering = line.crossings.iter().filter(|crossing| crossing.effect == Effect::Covers);
    let mut covers: Vec<Arg> = covering.map(|crossing| game.crossing_name(context.state(), crossing).into()).collect();
    let hidden = line.corners.iter().filter(|(_, hidden)| *hidden).count();
    if hidden > 0 && line.cover.is_some_and(|cover| cover > 0) {
        covers.push(Message::new("sight-corners").with("corners", hidden as u8).into());
    }
    covers
}

/// The creatures in the way that a psychic attack ignores. Other things without effect are drawn but not listed.
pub(crate) fn unhindered(game: &Onb, context: &Context<'_>, line: &Sightline) -> Vec<Message> {
    let minded = line.crossings.iter().filter(|crossing| !line.touching && crossing.effect == Effect::Minded);
    minded
        .map(|crossing| Message::new("sight-minded").with("what", game.crossing_name(context.state(), crossing)))
        .collect()
}

/// All of it in sentences, where no number of a die takes up the cover.
pub(crate) fn told(game: &Onb, context: &Context<'_>, line: &Sightline) -> Vec<Message> {
    if line.touching {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if let Some((x, y)) = line.wall {
        lines.push(Message::new("sight-wall").with("cell", Square::new(x, y).to_string()));
    }
    lines.extend(unhindered(game, context, line));
    let cutting = line.crossings.iter().filter(|crossing| crossing.effect == Effect::Cuts);
    lines.extend(
        cutting.map(|crossing| Message::new("sight-cuts").with("what", game.crossing_name(context.state(), crossing))),
    );
    let covers = covers(game, context, line);
    if let Some(cover) = line.cover.filter(|_| !covers.is_empty()) {
        let by = joined("preview-list", &covers);
        lines.push(Message::new("sight-covers").with("cover", signed(-i32::from(cover))).with("what", by));
    }
    if line.cover.is_none() {
        lines.push(Message::new("sight-none"));
    }
    lines
}

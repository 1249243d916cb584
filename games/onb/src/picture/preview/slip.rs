//! The slip beside a target: the line, the chance to hit, and how many hit points with which chance.

use crate::odds::Odds;
use crate::picture::Context;
use crate::words::names::line_name;
use galerne_draw::scene::Anchor;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Node, pt};
use galerne_engine::Message;

/// Its width and height.
pub(crate) const CARD: (f32, f32) = (196.0, 104.0);

/// The slip, its upper left corner at the origin.
pub(crate) fn card(context: &Context<'_>, odds: &Odds) -> Node {
    let (wide, high) = CARD;
    let area = Area::new(0.0, 0.0, wide, high);
    let percent = |faces: u32| context.speech.percent(odds.share(faces), 0);
    let hit = context.say(&Message::new("slip-hit").with("hit", percent(odds.hits)));
    let mut nodes = vec![
        Node::rounded(Area { y: 3.0, ..area }, 5.0).fill(Colour::Shade).opacity(0.3),
        Node::rounded(area, 5.0).fill(Colour::Card).stroke(Colour::CardInk, 1.4),
        Node::rect(Area::new(1.0, 22.0, wide - 2.0, 1.0)).fill(Colour::CardLine),
        Node::text(pt(8.0, 16.0), context.say(&line_name(odds.line)), Face::SansBold, 13.0).fill(Colour::CardInk),
        Node::text(pt(wide - 8.0, 16.0), hit, Face::Sans, 11.5).anchor(Anchor::End).fill(Colour::CardInkSoft),
    ];
    // From nothing to dead; long lives are shown up to the last loss that can happen.
    let last = odds.losses.iter().rposition(|&faces| faces > 0).unwrap_or(0).max(1);
    let step = (wide - 16.0) / (last as f32 + 1.0);
    let top = odds.losses.iter().map(|&faces| odds.share(faces) as f32).fold(0.01, f32::max);
    let (floor, tall) = (high - 20.0, (high - 60.0) / top);
    for (loss, &faces) in odds.losses.iter().enumerate().take(last + 1) {
        let share = odds.share(faces) as f32;
        let x = 8.0 + step * loss as f32;
        let width = (step - 4.0).clamp(3.0, 26.0);
        let left = x + (step - width) / 2.0;
        let dead = loss + 1 == odds.losses.len();
        let colour = match (loss, dead) {
            (0, _) => Colour::CardLine,
            (_, true) => Colour::SuitRed,
            _ => Colour::Deep,
        };
        nodes.push(Node::rect(Area::new(left, floor - tall * share, width, (tall * share).max(1.0))).fill(colour));
        let under = if dead && loss > 0 {
            "†".to_owned()
        } else {
            if loss == 0 { "0".to_owned() } else { format!("−{loss}") }
        };
        nodes.push(Node::label(pt(left + width / 2.0, floor + 9.0), under, Face::SansBold, 10.5).fill(Colour::CardInk));
        if faces > 0 && step > 17.0 {
            let at = pt(left + width / 2.0, floor - tall * share - 7.0);
            nodes.push(
                Node::label(at, percent(faces).replace('\u{202f}', ""), Face::Sans, 9.5).fill(Colour::CardInkSoft),
            );
        }
    }
    nodes.push(Node::line(pt(6.0, floor), pt(wide - 6.0, floor)).stroke(Colour::CardInk, 1.0));
    // The page hides it where it is too small to be read; the words say the same.
    Node::group(nodes).class("fine")
}

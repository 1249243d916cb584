//! A hordier's card: the line's band, name and trade, what the power does, and whether it is ready.

use super::contre::padlock;
use super::help::Help;
use super::{Context, board, line_colours, signs};
use crate::cards::{Card, Trigger};
use galerne_draw::piece::halo;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Colour, Node, Path, Point, pt};
use galerne_engine::Message;

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    Ready,
    Tapped,
    Locked,
}

/// A card to be drawn, its upper left corner at the origin.
pub(super) struct Drawn<'a> {
    pub(super) card: &'static Card,
    pub(super) lies: Lies,
    pub(super) width: f32,
    pub(super) height: f32,
    /// What it would do now: a flag at the corner.
    pub(super) mark: Option<(String, Help)>,
    /// Why it cannot be used now.
    pub(super) reason: Option<String>,
    pub(super) context: &'a Context<'a>,
}

const BAND: f32 = 18.0;

impl Drawn<'_> {
    pub(super) fn node(&self) -> Node {
        let (width, height) = (self.width, self.height);
        let face = Area::new(0.0, 0.0, width, height);
        let line = self.card.line();
        let (band, on_band) = line_colours(line);
        let ready = self.lies == Lies::Ready;
        let ink = if ready { Colour::CardInk } else { Colour::CardInkSoft };
        let mut parts = vec![
            halo(Path::through(face.grown(2.0).corners()).close(), 3.4),
            Node::rounded(Area { y: 1.6, ..face }, 5.0).fill(Colour::Shade).opacity(0.22),
            Node::rounded(face, 5.0).fill(Colour::Card).stroke(Colour::CardLine, 0.9),
            Node::rounded(Area::new(2.5, 2.5, width - 5.0, BAND), 3.5).fill(band).opacity(if ready {
                1.0
            } else {
                0.55
            }),
            Node::path(signs::emblem(line).placed(pt(11.5, 2.5 + BAND / 2.0), 4.6)).stroke(on_band, 1.7),
        ];
        let room = width - 20.0 - 20.0;
        let name = shortened(self.card.name, Face::SerifBold, 11.0, room);
        parts.push(Node::text(pt(20.0, 15.5), name, Face::SerifBold, 11.0).fill(on_band));
        parts.push(how(self.card, on_band).at(pt(width - 12.0, 2.5 + BAND / 2.0)));
        let foot = self.foot(&mut parts);
        let text = self.context.say(&self.card.power());
        let (text, size) = fitted(&text, width - 11.0, height - BAND - 9.0 - foot);
        parts.push(Node::lines(pt(5.5, BAND + 5.5 + size), text, Face::Sans, size).leading(LEADING).fill(ink));
        self.status(&mut parts);
        Node::group(parts).class("moves").name(self.reading())
    }

    /// The reason at the bottom; returns the height it takes.
    fn foot(&self, parts: &mut Vec<Node>) -> f32 {
        if self.lies != Lies::Ready {
            return 15.0;
        }
        let Some(reason) = &self.reason else { return 0.0 };
        let text = lines(reason, Face::SerifItalic, 9.0, self.width - 11.0);
        let high = text.len() as f32 * 9.0 * 1.1;
        let first = pt(5.5, self.height - 4.0 - high + 9.0);
        parts.push(Node::lines(first, text, Face::SerifItalic, 9.0).leading(1.1).fill(Colour::CardInkSoft));
        high + 3.0
    }

    /// Tapped cards are crossed by a band, locked ones carry a padlock, helpful ones a flag.
    fn status(&self, parts: &mut Vec<Node>) {
        let key = match self.lies {
            Lies::Ready => {
                if let Some((mark, help)) = &self.mark {
                    parts.push(flag(mark, *help, pt(self.width, self.height)));
                }
                return;
            }
            Lies::Tapped => "picture-tapped",
            Lies::Locked => "picture-locked",
        };
        let y = self.height - 17.0;
        let word = self.context.say(&Message::new(key));
        parts.push(Node::rect(Area::new(0.6, y, self.width - 1.2, 15.0)).fill(Colour::Stone));
        parts.push(Node::label(pt(self.width / 2.0, y + 7.5), word, Face::SansBold, 10.0).fill(Colour::StoneMark));
        if self.lies == Lies::Locked {
            parts.push(padlock(6.0).at(pt(self.width - 14.0, self.height - 28.0)));
        }
    }

    /// What a screen reader says: name, state, the whole text, the reason.
    fn reading(&self) -> String {
        let say = |key: &'static str| self.context.say(&Message::new(key));
        let mut text = format!("{}. {}", self.card.name, self.context.say(&self.card.text()));
        match self.lies {
            Lies::Ready => {}
            Lies::Tapped => text = format!("{text} ({})", say("picture-tapped")),
            Lies::Locked => text = format!("{text} ({})", say("picture-locked")),
        }
        for more in self.mark.as_ref().map(|(mark, _)| mark).into_iter().chain(&self.reason) {
            text = format!("{text} — {more}");
        }
        text
    }
}

/// A flag at the lower right corner.
fn flag(text: &str, help: Help, corner: Point) -> Node {
    let heart = matches!(help, Help::Leaves(_));
    let words = Face::SansBold.width(text, 9.5);
    let wide = words + if heart { 24.0 } else { 12.0 };
    let area = Area::new(corner.x - wide - 2.0, corner.y - 15.0, wide, 14.0);
    let (fill, ink) =
        if help == Help::Wins { (Colour::Good, Colour::Raised) } else { (Colour::Second, Colour::OnSecond) };
    let middle = pt(area.x + 6.0 + words / 2.0, area.centre().y);
    let mut parts = vec![
        Node::rounded(area, 6.0).fill(fill).stroke(Colour::Card, 1.0),
        Node::label(middle, text, Face::SansBold, 9.5).fill(ink),
    ];
    if heart {
        parts.push(board::heart(4.2).fill(ink).at(pt(area.right() - 10.0, middle.y)));
    }
    Node::group(parts)
}

/// How the card is paid for: an arrow that turns for tapping, a broken circle for leaving, a flash before it for reactions.
fn how(card: &Card, ink: Colour) -> Node {
    let turn = Path::from(pt(-4.0, 2.5)).arc(4.5, true, true, pt(3.4, 3.0));
    let head = Path::from(pt(6.4, 1.2)).line(pt(3.2, 3.4)).line(pt(2.2, -0.6));
    let leave = Path::from(pt(-3.6, -3.6)).line(pt(3.6, 3.6)).jump(pt(3.6, -3.6)).line(pt(-3.6, 3.6));
    let flash = Path::from(pt(1.5, -5.0)).line(pt(-2.5, 0.6)).line(pt(2.0, 0.0)).line(pt(-1.5, 5.2));
    let path = match card.trigger {
        Trigger::Tap => turn.and(head),
        Trigger::Discard => leave,
        Trigger::Reaction | Trigger::ReactionDiscard => flash,
    };
    Node::path(path).stroke(ink, 1.7).decoration()
}

const LEADING: f32 = 1.16;

/// The text at the largest size at which it fits; cut with an ellipsis where even the smallest is too large.
fn fitted(text: &str, width: f32, height: f32) -> (Vec<String>, f32) {
    let mut size = 10.6;
    loop {
        let mut broken = lines(text, Face::Sans, size, width);
        let fits = (height / (size * LEADING)).floor().max(1.0) as usize;
        if broken.len() <= fits {
            return (broken, size);
        }
        if size < 8.3 {
            broken.truncate(fits);
            if let Some(last) = broken.last_mut() {
                *last = shortened(&format!("{last} …………"), Face::Sans, size, width);
            }
            return (broken, size);
        }
        size -= 0.3;
    }
}

/// An empty place of a line.
pub(super) fn empty_place(line: crate::cards::Line, width: f32, height: f32) -> Node {
    let (colour, _) = line_colours(line);
    Node::group([
        Node::rounded(Area::new(0.0, 0.0, width, height), 5.0)
            .fill(Colour::Sunk)
            .stroke(Colour::Line, 1.0)
            .dash(galerne_draw::scene::Dash::Dashed),
        Node::path(signs::emblem(line).placed(pt(width / 2.0, height / 2.0), 11.0)).stroke(colour, 3.0).opacity(0.45),
    ])
    .decoration()
}

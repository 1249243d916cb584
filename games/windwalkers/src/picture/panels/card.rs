//! A hordier's card: a strip with the line's colour, the name, what the power does, and whether it is ready. Strips are as tall
//! as their text: on a narrow column it stays readable.

use super::contre::padlock;
use crate::bots::help::Help;
use crate::cards::{Card, CardId, Line, Trigger};
use crate::names::name;
use crate::picture::{Context, SMALL, board, line_colours, signs};
use galerne_draw::piece::halo;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Colour, Node, Path, pt};
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
    /// What it would do now: a flag beside the name.
    pub(super) mark: Option<(String, Help)>,
    /// Why it cannot be used now.
    pub(super) reason: Option<String>,
    /// Only its name: others are asked for now, and what they do is to be read.
    pub(super) brief: bool,
    /// The card that lies under it.
    pub(super) under: Option<&'static Card>,
    pub(super) context: &'a Context<'a>,
}

/// The coloured band at the left, the line of the name, and between lines of text.
const BAND: f32 = 23.0;
const HEAD: f32 = 20.0;
const LEADING: f32 = 1.14;

impl Drawn<'_> {
    /// The card and its height.
    pub(super) fn node(&self) -> (Node, f32) {
        let room = self.width - BAND - 9.0;
        let mut text = lines(&self.context.say(&self.card.power()), Face::Sans, SMALL, room);
        let mut notes: Vec<String> = Vec::new();
        if self.brief {
            text.clear();
        }
        if let Some(reason) = &self.reason {
            notes.extend(lines(reason, Face::SerifItalic, SMALL, room));
        }
        notes.extend(self.under.map(|under| shortened(&format!("↓ {}", under.name), Face::SerifItalic, SMALL, room)));
        let row = SMALL * LEADING;
        let height = HEAD + row * (text.len() + notes.len()) as f32 + 5.0;
        let face = Area::new(0.0, 0.0, self.width, height);
        let line = self.card.line();
        let (band, on_band) = line_colours(line);
        let ready = self.lies == Lies::Ready;
        let ink = if ready { Colour::CardInk } else { Colour::CardInkSoft };
        let mut parts = vec![
            halo(Path::through(face.grown(1.5).corners()).close(), 3.0),
            Node::rounded(Area { y: 1.4, ..face }, 5.0).fill(Colour::Shade).opacity(0.2),
            Node::rounded(face, 5.0).fill(Colour::Card).stroke(Colour::CardLine, 0.9),
            Node::rounded(Area::new(2.0, 2.0, BAND - 3.0, height - 4.0), 3.5).fill(band).opacity(if ready {
                1.0
            } else {
                0.5
            }),
            Node::path(signs::emblem(line).placed(pt(BAND / 2.0 + 0.5, 11.5), 5.0)).stroke(on_band, 1.8),
        ];
        if !self.brief {
            parts.push(how(self.card, on_band).at(pt(BAND / 2.0 + 0.5, 27.0)));
        }
        let tag = self.tag();
        let taken = tag.as_ref().map_or(0.0, |(_, wide)| wide + 4.0);
        let name = shortened(self.card.name, Face::SerifBold, 12.5, room - taken);
        parts.push(Node::text(pt(BAND + 5.0, 15.0), name, Face::SerifBold, 12.5).fill(ink));
        let below = HEAD + SMALL - 1.0 + row * text.len() as f32;
        if !text.is_empty() {
            let text = Node::lines(pt(BAND + 5.0, HEAD + SMALL - 1.0), text, Face::Sans, SMALL).leading(LEADING);
            parts.push(text.fill(ink));
        }
        if !notes.is_empty() {
            let notes = Node::lines(pt(BAND + 5.0, below), notes, Face::SerifItalic, SMALL).leading(LEADING);
            parts.push(notes.fill(Colour::CardInkSoft));
        }
        if let Some((tag, wide)) = tag {
            parts.push(tag.at(pt(self.width - wide - 4.0, 3.5)));
        }
        if self.lies == Lies::Locked && !self.brief {
            parts.push(padlock(5.5).at(pt(BAND / 2.0 + 0.5, height - 14.0)));
        }
        (Node::group(parts).class("moves").name(self.reading()), height)
    }

    fn say(&self, key: &'static str) -> String {
        self.context.say(&Message::new(key).with("card", name(CardId(self.card.id))))
    }

    /// A tag beside the name, its upper left corner at the origin, and its width: tapped, or what the power would do now.
    fn tag(&self) -> Option<(Node, f32)> {
        let (text, fill, ink, heart) = match (self.lies, &self.mark) {
            (Lies::Ready, None) => return None,
            (Lies::Ready, Some((text, help))) => {
                let won = *help == Help::Wins;
                let (fill, ink) = if won { (Colour::Good, Colour::Raised) } else { (Colour::Second, Colour::OnSecond) };
                (text.clone(), fill, ink, matches!(help, Help::Leaves(_)))
            }
            (Lies::Tapped, _) => (self.say("picture-tapped"), Colour::Stone, Colour::StoneMark, false),
            (Lies::Locked, _) => (self.say("picture-locked"), Colour::Stone, Colour::StoneMark, false),
        };
        let words = Face::SansBold.width(&text, SMALL);
        let wide = words + if heart { 25.0 } else { 12.0 };
        let area = Area::new(0.0, 0.0, wide, 16.0);
        let middle = pt(6.0 + words / 2.0, 8.0);
        let mut parts = vec![
            Node::rounded(area, 6.0).fill(fill).stroke(Colour::Card, 1.0),
            Node::label(middle, text, Face::SansBold, SMALL).fill(ink),
        ];
        if heart {
            parts.push(board::heart(4.8).fill(ink).at(pt(wide - 11.0, 8.0)));
        }
        Some((Node::group(parts), wide))
    }

    /// What a screen reader says: name, state, the whole text, the reason.
    fn reading(&self) -> String {
        let mut text = format!("{}. {}", self.card.name.trim_end_matches('.'), self.context.say(&self.card.text()));
        match self.lies {
            Lies::Ready => {}
            Lies::Tapped => text = format!("{text} ({})", self.say("picture-tapped")),
            Lies::Locked => text = format!("{text} ({})", self.say("picture-locked")),
        }
        // What the sign on the card's edge stands for.
        let line = Message::new("picture-line").with("line", line_name(self.card.line()));
        text = format!("{text} {}", self.context.say(&line));
        if let Some((_, help)) = &self.mark {
            text = format!("{text} {}", self.context.say(&help.sentence()));
        }
        if let Some(reason) = &self.reason {
            text = format!("{text} — {reason}");
        }
        text
    }
}

fn line_name(line: Line) -> Message {
    Message::new(match line {
        Line::Fer => "print-line-fer",
        Line::Pack => "print-line-pack",
        Line::Traine => "print-line-traine",
    })
}

/// How the card is paid for: an arrow that turns for tapping, a cross for leaving, a flash for reactions.
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
    Node::path(path).stroke(ink, 1.8).decoration()
}

/// The height of an empty place.
pub(super) const EMPTY: f32 = 26.0;

/// An empty place of a line.
pub(super) fn empty_place(context: &Context<'_>, line: Line, width: f32) -> Node {
    let (colour, _) = line_colours(line);
    let words = context.say(&Message::new("picture-free-place").with("line", line_name(line)));
    Node::group([
        Node::rounded(Area::new(0.0, 0.0, width, EMPTY), 5.0)
            .fill(Colour::Sunk)
            .stroke(Colour::Line, 1.0)
            .dash(galerne_draw::scene::Dash::Dashed),
        Node::path(signs::emblem(line).placed(pt(BAND / 2.0 + 0.5, EMPTY / 2.0), 5.0)).stroke(colour, 1.8).opacity(0.6),
        Node::text(pt(BAND + 5.0, EMPTY / 2.0 + 4.0), &*words, Face::Sans, SMALL).fill(Colour::InkSoft),
    ])
    .name(words)
}

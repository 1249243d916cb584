//! What stands under the dice of a contre: the faces and colours a power asks for, or the buttons that reroll and confirm. One strip,
//! as tall in either case.

use super::contre::Drawing;
use crate::action::Action;
use crate::game::Windwalkers;
use crate::names::say;
use crate::picture::{CONFIRM, Context, DONE, REROLL, SMALL, STORE, WIDTH, asked, die_colour, die_name};
use galerne_draw::piece::{DieColour, die, halo};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Colour, Node, Path, Picture, Weight, pt};
use galerne_engine::{Seat, Words};

/// The height of the strip, at least.
const STRIP: f32 = 54.0;
/// The width of the button that throws all dice again.
const AGAIN: f32 = 88.0;

pub(super) fn below(drawing: &mut Drawing, game: &Windwalkers, context: &Context<'_>, legal: &[Action]) {
    let state = context.state();
    let label = |action: &Action| context.say(&game.label(state, Seat(state.active), action));
    if legal.iter().any(|action| matches!(action, Action::Store { .. })) {
        let text = context.say(&say("picture-store"));
        let area = Area::new(1.5, drawing.y, WIDTH - 3.0, 32.0);
        drawing.nodes.push(button(STORE, area, &text, &text, Colour::Raised, Colour::Ink));
    }
    if game.can_store(state).is_ok() {
        drawing.y += 40.0;
    }
    let top = drawing.y;
    options(drawing, game, context, legal);
    let (again, confirm, done) =
        (legal.contains(&Action::RerollAll), legal.contains(&Action::Confirm), legal.contains(&Action::Done));
    // The power in use has won the contre: what is left of it need not be ended first. Both buttons share the room of one, so that
    // nothing below them moves under a hand.
    let won = done.then(|| game.confirmed_when_done(state, Seat(state.active))).flatten();
    if let Some(won) = &won {
        let text = context.say(&won.label);
        let area = Area::new(AGAIN + 4.0, drawing.y, WIDTH - 5.5 - AGAIN, 40.0);
        drawing.nodes.push(button(CONFIRM, area, &text, &text, Colour::Good, Colour::Raised));
    }
    if done {
        let text = label(&Action::Done);
        let wide = if won.is_some() { AGAIN - 3.0 } else { WIDTH - 3.0 };
        let area = Area::new(1.5, drawing.y, wide, 40.0);
        // Only where nothing better is left to do does it look like the way on.
        let best = game.weight(state, Seat(state.active), &Action::Done) == Weight::Main;
        let (fill, ink) = if best { (Colour::Accent, Colour::OnAccent) } else { (Colour::Raised, Colour::Ink) };
        drawing.nodes.push(button(DONE, area, &text, &text, fill, ink));
        drawing.y += 48.0;
    }
    if again {
        let area = Area::new(1.5, top, AGAIN - 3.0, STRIP - 4.0);
        let (text, name) = (context.say(&say("picture-reroll")), label(&Action::RerollAll));
        drawing.nodes.push(button(REROLL, area, &text, &name, Colour::Raised, Colour::Ink));
    }
    if confirm {
        let dooms = game.confirm_dooms(state);
        let colour = if game.confirm_wins(state) && !dooms { Colour::Good } else { Colour::Bad };
        let mut text = label(&Action::Confirm);
        if dooms {
            text = format!("{text} · {}", context.say(&say("picture-confirm-doom")));
        }
        let left = if again { AGAIN + 4.0 } else { 1.5 };
        let rows = lines(&text, Face::SansBold, 13.0, WIDTH - 1.5 - left - 12.0).len() as f32;
        let high = (STRIP - 4.0).max(rows * 15.2 + 8.0);
        let area = Area::new(left, top, WIDTH - 1.5 - left, high);
        drawing.nodes.push(button(CONFIRM, area, &text, &text, colour, Colour::Raised));
        drawing.y = drawing.y.max(top + high + 4.0);
    }
    // What the power asks for is done elsewhere: on the dice, the cards or the board.
    if drawing.y == top
        && let Some(seat) = asked(game, context).filter(|_| !again)
    {
        let text = lines(&context.say(&game.ask(state, seat)), Face::SerifItalic, 13.0, WIDTH - 12.0);
        let text = Node::lines(pt(6.0, top + 16.0), text, Face::SerifItalic, 13.0).leading(1.2);
        drawing.nodes.push(text.fill(Colour::InkSoft).decoration());
    }
    drawing.y = drawing.y.max(top + STRIP);
}

/// Faces and colours, where a power asks for one.
fn options(drawing: &mut Drawing, game: &Windwalkers, context: &Context<'_>, legal: &[Action]) {
    let state = context.state();
    let label = |action: &Action| context.say(&game.label(state, Seat(state.active), action));
    let mut row: Vec<(Node, String, String)> = Vec::new();
    for action in legal {
        match *action {
            Action::Face { face } => {
                row.push((die(DieColour::Yellow, 34.0, Some(face)), format!("face-{face}"), label(action)));
            }
            Action::Colour { colour } => {
                row.push((die(die_colour(colour), 34.0, None), format!("colour-{}", die_name(colour)), label(action)));
            }
            _ => {}
        }
    }
    if row.is_empty() {
        return;
    }
    let step = WIDTH / 6.0;
    let left = (WIDTH - step * (row.len() as f32 - 1.0)) / 2.0;
    for (at, (node, target, name)) in row.into_iter().enumerate() {
        let spot = pt(left + step * at as f32, drawing.y + 24.0);
        drawing.nodes.push(node.id(format!("contre-{target}")).target(target).name(name).at(spot));
    }
    drawing.y += STRIP - 2.0;
}

fn button(target: &'static str, area: Area, text: &str, name: &str, fill: Colour, ink: Colour) -> Node {
    let size = if area.width < 100.0 { SMALL + 0.6 } else { 13.0 };
    let broken = lines(text, Face::SansBold, size, area.width - 12.0);
    let first = area.centre().y - (broken.len() as f32 - 1.0) * size * 0.585 + Face::SansBold.cap_height(size) / 2.0;
    let outline = Path::through(area.grown(1.0).corners()).close();
    Node::group([
        Node::rounded(area, 7.0).fill(fill).stroke(Colour::Line, 1.2),
        halo(outline, 3.0),
        Node::lines(pt(area.centre().x, first), broken, Face::SansBold, size)
            .anchor(Anchor::Middle)
            .leading(1.17)
            .fill(ink),
    ])
    .id(format!("contre-{target}"))
    .target(target)
    .name(name)
}

//! The last die: what it showed, what was added, what it did; and the blows before it.

use crate::event::{Event, Who};
use crate::game::Onb;
use crate::picture::board::thrown::came_of;
use crate::picture::{Context, WIDE};
use crate::words::modifiers::named_modifiers;
use crate::words::names::{line_name, number, signed};
use galerne_draw::piece::{DieColour, Solid, solid};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Scene, pt};
use galerne_engine::{Message, Words};

/// How many earlier blows are shown, in a few words: the log has them all.
const BEFORE: usize = 2;

pub(crate) fn panel(game: &Onb, context: &Context<'_>) -> Option<Panel> {
    let is_roll = |at: &usize| matches!(context.events[*at], Event::Rolled { .. } | Event::Tested { .. });
    let mut rolls = (0..context.events.len()).rev().filter(is_roll);
    let mut body = vec![Block::Picture(sum(game, context, rolls.next()?))];
    let earlier: Vec<Message> = rolls.take(BEFORE).map(|at| brief(game, context.events, at)).collect();
    if !earlier.is_empty() {
        body.push(Block::Lines(earlier));
    }
    Some(Panel { id: "combat".to_owned(), title: Message::new("panel-combat"), body })
}

/// A blow in one short line.
fn brief(game: &Onb, events: &[Event], at: usize) -> Message {
    let Event::Rolled { who, target, value, success, .. } = events[at] else { return game.tell(&events[at]) };
    let (loss, killed) = came_of(events, at);
    let key = match (success, loss) {
        (false, _) => "combat-before-missed",
        (true, 0) => "combat-before-harmless",
        _ if killed => "combat-before-killed",
        _ => "combat-before-hit",
    };
    Message::new(key)
        .with("who", game.unit_name(who))
        .with("target", game.unit_name(target))
        .with("value", number(i32::from(value)))
        .with("loss", loss)
}

/// The die, the addition under it, the verdict.
fn sum(game: &Onb, context: &Context<'_>, at: usize) -> Scene {
    let event = &context.events[at];
    let (lost, killed) = came_of(context.events, at);
    let mut parts: Vec<(String, i32)> = Vec::new();
    // It is good or bad for whom it befell; a spectator has no side.
    let is_own = |who: Who| context.me.iter().any(|seat| seat.0 == context.state().unit(who.unit).seat);
    let befell = |who: Who, good: bool| match (context.me.is_empty(), is_own(who) == good) {
        (true, _) => Colour::Ink,
        (_, true) => Colour::Good,
        _ => Colour::Bad,
    };
    let (die, roll, value, verdict, tone, heading) = match *event {
        Event::Rolled { who, target, line, roll, modifiers, value, success, .. } => {
            parts
                .push((context.say(&Message::new("combat-line").with("line", line_name(line))), i32::from(line.bonus)));
            parts.extend(
                named_modifiers(&modifiers).into_iter().map(|(name, value)| (context.say(&name), i32::from(value))),
            );
            let verdict = match (success, lost) {
                (false, _) => Message::new("combat-missed"),
                (true, 0) => Message::new("combat-harmless"),
                _ if killed => Message::new("combat-killed").with("loss", lost),
                _ => Message::new("combat-hit").with("loss", lost),
            };
            let names =
                Message::new("combat-names").with("who", game.unit_name(who)).with("target", game.unit_name(target));
            let tone = if success && lost > 0 { befell(target, false) } else { Colour::InkSoft };
            (line.die, roll, i32::from(value), verdict, tone, names)
        }
        Event::Tested { who, die, roll, bonus, success, .. } => {
            parts.push((context.say(&Message::new("combat-test")), i32::from(bonus)));
            let verdict = Message::new(if success { "combat-passed" } else { "combat-failed" });
            (
                die,
                roll,
                i32::from(roll) + i32::from(bonus),
                verdict,
                if success { befell(who, true) } else { Colour::InkSoft },
                Message::new("combat-name").with("who", game.unit_name(who)),
            )
        }
        _ => return Scene::new("combat-sum", Area::new(0.0, 0.0, WIDE, 1.0)),
    };
    let heading = context.say(&heading);
    let mut nodes =
        vec![Node::text(pt(0.0, 13.0), shortened(&heading, Face::SansBold, 13.5, WIDE), Face::SansBold, 13.5)];
    let centre = pt(34.0, 56.0);
    match Solid::of_faces(die) {
        Some(shape) => {
            nodes.push(solid(shape, DieColour::Red, 30.0, Some(roll)).id("combat-die").class("die").at(centre));
        }
        None => nodes.push(Node::label(centre, roll.to_string(), Face::SerifBold, 34.0)),
    }
    let mut y = 38.0;
    let mut entry = |name: &str, value: String, face: Face| {
        nodes.push(Node::text(pt(78.0, y), shortened(name, face, 13.0, WIDE - 78.0 - 40.0), face, 13.0));
        nodes.push(Node::text(pt(WIDE, y), value, face, 13.0).anchor(Anchor::End));
        y += 16.5;
    };
    entry(&context.say(&Message::new("combat-die").with("die", die)), roll.to_string(), Face::Sans);
    for (name, value) in &parts {
        entry(name, signed(*value), Face::Sans);
    }
    nodes.push(Node::line(pt(78.0, y - 11.0), pt(WIDE, y - 11.0)).stroke(Colour::Ink, 1.0));
    y += 5.0;
    let mut total = |name: &str, value: String| {
        nodes.push(Node::text(pt(78.0, y), name.to_owned(), Face::SansBold, 14.0).fill(tone));
        nodes.push(Node::text(pt(WIDE, y), value, Face::SerifBold, 18.0).anchor(Anchor::End));
        y += 8.0;
    };
    total(&context.say(&verdict), number(value));
    Scene::new("combat-sum", Area::new(-2.0, 0.0, WIDE + 4.0, y.max(92.0)))
        .named(context.say(&game.tell(event)))
        .accented(Onb::accent())
        .layer(Layer::decoration("combat-parts", nodes))
}

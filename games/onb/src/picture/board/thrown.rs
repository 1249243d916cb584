//! The last throw, drawn beside its target: the panel of the die may be out of sight, the board never is.

use super::figures::centre;
use super::{ground, paths, room, touch};
use crate::event::{Event, Who};
use crate::game::Onb;
use crate::map::Base;
use crate::picture::{CELL, Context, place};
use crate::words::names::number;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::piece::{DieColour, Solid, solid};
use galerne_draw::scene::{Anchor, Touch};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Point, pt};
use galerne_engine::Message;

const LETTERS: f32 = 22.0;
/// The width of a board on which these letters can be read on a telephone; on a wider one the slip is enlarged.
const READABLE: f32 = 718.0;
const HIGH: f32 = 60.0;
/// Where our fonts are not installed, others are set that are wider.
const SPARE: f32 = 1.16;
/// The room of the die at the left of the slip.
const DIE: f32 = 58.0;

/// A die that fell: whom it was for, what it showed, what it came to.
struct Throw {
    about: Who,
    /// Who strikes, where it is a blow.
    by: Option<Who>,
    die: u8,
    face: u8,
    value: i32,
    good: bool,
    verdict: Message,
}

/// What an attack did: the PV really lost, no more than there were, and whether that killed.
pub(crate) fn came_of(events: &[Event], at: usize) -> (u8, bool) {
    let Some(&Event::Rolled { target, loss, .. }) = events.get(at) else { return (0, false) };
    let told = || events[at + 1..].iter().take_while(|event| follows(event));
    let lost = told().find_map(|event| match *event {
        Event::Lost { who, loss, .. } if who.unit == target.unit => Some(loss),
        _ => None,
    });
    let killed = told().any(|event| matches!(event, Event::Died { who, .. } if who.unit == target.unit));
    (lost.unwrap_or(loss), killed)
}

fn throw(events: &[Event], at: usize) -> Option<Throw> {
    match events[at] {
        Event::Rolled { who, target, line, roll, value, success, .. } => {
            let (loss, killed) = came_of(events, at);
            Some(Throw {
                about: target,
                by: Some(who),
                die: line.die,
                face: roll,
                value: i32::from(value),
                good: success && loss > 0,
                verdict: match (success, loss) {
                    (false, _) => Message::new("combat-missed"),
                    (true, 0) => Message::new("thrown-harmless"),
                    _ if killed => Message::new("thrown-killed"),
                    _ => Message::new("thrown-hit").with("loss", loss),
                },
            })
        }
        Event::Tested { who, die, roll, bonus, success, .. } => Some(Throw {
            about: who,
            by: None,
            die,
            face: roll,
            value: i32::from(roll) + i32::from(bonus),
            good: success,
            verdict: Message::new(if success { "combat-passed" } else { "combat-failed" }),
        }),
        _ => None,
    }
}

/// The creature that begins something new with the event, which ends the display of the throw before it.
fn begins(event: &Event) -> Option<Who> {
    match *event {
        Event::Activated { who }
        | Event::Waited { who }
        | Event::Moving { who, .. }
        | Event::Charging { who, .. }
        | Event::Reloaded { who }
        | Event::Healed { who, .. }
        | Event::Rallied { who }
        | Event::Summoned { who, .. }
        | Event::DoorChanged { who, .. }
        | Event::StoodUp { who } => Some(who),
        _ => None,
    }
}

fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. } | Event::Tested { .. })
}

/// Whether the event begins something for the whole table: after it every earlier throw is past.
fn is_past(event: &Event) -> bool {
    matches!(event, Event::Activated { .. } | Event::Waited { .. } | Event::Conceded { .. })
}

/// Whether the event belongs to the attack that was thrown for last.
fn follows(event: &Event) -> bool {
    is_throw(event)
        || matches!(
            event,
            Event::Lost { .. } | Event::BecameShaken { .. } | Event::FellProne { .. } | Event::Died { .. }
        )
}

/// The dice of the last attack. They stay until the next creature is chosen, so that a player who is asked in the middle of another's activation
/// still sees them; the viewer's own next action removes them too. A spectator sees them until the next action.
fn last(context: &Context<'_>) -> Vec<Throw> {
    let events = context.events;
    let Some(end) = events.iter().rposition(is_throw) else { return Vec::new() };
    let own = |who: Who| context.me.is_empty() || context.me.iter().any(|seat| seat.0 == seat_of(context, who));
    if events[end + 1..].iter().any(is_past) || events[end + 1..].iter().filter_map(begins).any(own) {
        return Vec::new();
    }
    let start = events[..=end].iter().rposition(|event| !follows(event)).map_or(0, |before| before + 1);
    (start..=end).filter_map(|at| throw(events, at)).collect()
}

fn seat_of(context: &Context<'_>, who: Who) -> u8 {
    context.state().unit(who.unit).seat
}

pub(crate) fn layer(game: &Onb, context: &Context<'_>) -> Layer {
    let mut taken = room::taken(game, context);
    let scale = (ground::view(game).width / READABLE).max(1.0);
    let mut nodes = Vec::new();
    let throws = last(context);
    let turning: Vec<Base> = context.me.iter().filter_map(|seat| touch::turning(game, context.state(), seat)).collect();
    if !throws.is_empty() {
        nodes.push(thrown(format!("throw-{}", context.events.iter().filter(|event| is_throw(event)).count())));
    }
    for (n, throw) in throws.into_iter().enumerate() {
        let Some(at) = place_of(game, context, throw.about) else { continue };
        let wide = DIE + 14.0 + (SPARE * Face::SansBold.width(&context.say(&throw.verdict), LETTERS)).max(30.0);
        let half = CELL * f32::from(game.kind(throw.about.kind).base) / 2.0;
        let area = room::free(game, &taken, at, half, (wide * scale, HIGH * scale));
        taken.push((area, room::OTHERS));
        let rim = if throw.good { Colour::Bad } else { Colour::CardInk };
        // A ring round the enemy would lie on the arrows by which the creature beside it is turned.
        let ring = Area::around(at, 2.0 * half + 10.0, 2.0 * half + 10.0);
        let hides = |base: &Base| room::overlap(&ring, &room::around(*base, touch::ARROWS)) > 0.0;
        let ring = (!turning.iter().any(hides)).then(|| Node::circle(at, half + 5.0).stroke(rim, 3.0));
        if let Some(from) = throw.by.and_then(|by| place_of(game, context, by)) {
            nodes.push(Beat::Theirs.flies(Node::line(from, at).stroke(Colour::Bad, 5.0)));
        }
        nodes.push(
            Node::group([
                Beat::Theirs.of(Node::group(
                    [
                        Node::line(area.centre(), at).stroke(Colour::Card, 6.0).opacity(0.9),
                        Node::line(area.centre(), at).stroke(rim, 2.4),
                    ]
                    .into_iter()
                    .chain(ring),
                )),
                slip(context, &throw, wide, rim).scaled(scale).at(pt(area.x, area.y)),
            ])
            .id(format!("thrown-{n}"))
            .class("passing")
            .touch(Touch::Through),
        );
    }
    Layer::decoration("thrown", nodes)
}

/// Where a creature stands, or stood before the blow.
fn place_of(game: &Onb, context: &Context<'_>, who: Who) -> Option<Point> {
    if context.state().unit(who.unit).on_board() {
        return Some(centre(game, context.state(), who.unit));
    }
    let at = paths::seen_at(context.events, who.unit)?;
    Some(place(Base::new(at.x, at.y, game.kind(who.kind).base).centre()))
}

/// The die, what it came to, and what that did.
fn slip(context: &Context<'_>, throw: &Throw, wide: f32, rim: Colour) -> Node {
    let middle = pt(DIE / 2.0 + 1.0, HIGH / 2.0);
    let die = match Solid::of_faces(throw.die) {
        Some(shape) => Beat::Ours.tumbles(solid(shape, DieColour::Red, 26.0, None).class("die")).at(middle),
        None => Node::circle(middle, 24.0).fill(Colour::DieRed),
    };
    let text = |y: f32, words: String, face: Face| {
        Node::text(pt(DIE + 4.0, y), words, face, LETTERS).anchor(Anchor::Start).fill(Colour::CardInk)
    };
    Node::group([
        // An empty slip would stand there until the die falls.
        Beat::Theirs.of(Node::group([
            Node::rounded(Area::new(0.0, 3.0, wide, HIGH), 7.0).fill(Colour::Shade).opacity(0.3),
            Node::rounded(Area::new(0.0, 0.0, wide, HIGH), 7.0).fill(Colour::Card).stroke(rim, 2.0),
        ])),
        die,
        Beat::Joined.of(Node::label(middle, throw.face.to_string(), Face::SansBold, LETTERS).fill(Colour::OnDieRed)),
        Beat::Measured.of(text(25.0, format!("= {}", number(throw.value)), Face::Sans)),
        Beat::Told.of(text(50.0, context.say(&throw.verdict), Face::SansBold)),
    ])
}

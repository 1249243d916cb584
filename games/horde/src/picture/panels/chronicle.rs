//! The end told turn by turn: which formations were held, and who was lost to what.

use crate::cards::Number;
use crate::event::{By, Event};
use crate::game::Horde;
use crate::picture::{Context, cards};
use crate::roles::Role;
use galerne_draw::scene::{Anchor, Dash};
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Path, Picture, Scene, pt};
use galerne_engine::{Message, Seat};

/// So many turns stand in one row.
const ROW: usize = 8;
/// The width of the drawing, that of a turn in it, and the heights of its card and of the row.
const WIDTH: f32 = 300.0;
const CELL: f32 = WIDTH / ROW as f32;
const CARD: f32 = 36.0;
const HIGH: f32 = 72.0;

/// A turn as one seat lived it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    turn: u8,
    /// The Dominante, and whether its formation was held; neither where the game ended before that.
    outcome: Option<(Number, bool)>,
    lost: Vec<(Role, Option<By>)>,
}

/// The turns as a row of cards, and in words what was held and who was lost.
pub(super) fn blocks(context: &Context<'_>, seat: Seat, seats: usize) -> Vec<Block> {
    let turns = turns(context.events, seat);
    // A table that begins in the middle has no beginning to tell.
    if turns.first().is_none_or(|first| first.turn != 1) {
        return Vec::new();
    }
    let several = u8::from(seats > 1);
    let of_seat = |key: &'static str| Message::new(key).with("seat", seat).with("several", several);
    let held = turns.iter().filter(|turn| matches!(turn.outcome, Some((_, true)))).count();
    let asked = turns.iter().filter(|turn| turn.outcome.is_some()).count();
    let mut lines = vec![of_seat("chronicle-held").with("held", held as u8).with("asked", asked as u8)];
    let lost = |is_meant: fn(Option<By>) -> bool| {
        turns.iter().flat_map(|turn| &turn.lost).filter(|(_, by)| is_meant(*by)).count() as u8
    };
    let causes: [(&'static str, u8); 3] = [
        ("chronicle-to-wind", lost(|by| matches!(by, Some(By::Wind | By::Malus)))),
        ("chronicle-to-poursuite", lost(|by| by == Some(By::Poursuite))),
        ("chronicle-to-corroyeur", lost(|by| matches!(by, None | Some(By::Corroyeur)))),
    ];
    let told =
        causes.into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| Message::new(key).with("count", count));
    let all = told.reduce(|one, other| Message::new("listed").with("one", one).with("other", other));
    lines.push(match all {
        Some(all) => Message::new("chronicle-lost").with("losses", all),
        None => Message::new("chronicle-nobody"),
    });
    let name = lines.iter().map(|line| context.say(line)).collect::<Vec<_>>().join(" ");
    vec![Block::Picture(drawing(context, seat, &turns, name)), Block::Lines(lines)]
}

/// What happened to the seat in each turn.
fn turns(events: &[Event], seat: Seat) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for event in events {
        if let Event::TurnBegan { turn } = *event {
            turns.push(Turn { turn, outcome: None, lost: Vec::new() });
        }
        let Some(now) = turns.last_mut() else { continue };
        match *event {
            Event::Conform { seat: whose, card, .. } if whose == seat => now.outcome = Some((card, true)),
            Event::Missed { seat: whose, card, .. } if whose == seat => now.outcome = Some((card, false)),
            Event::Destroyed { seat: whose, role, by } if whose == seat => now.lost.push((role, Some(by))),
            Event::DestroyedInAval { seat: whose, role } if whose == seat => now.lost.push((role, None)),
            _ => {}
        }
    }
    turns
}

/// Each turn as a small card: the suit of its formation on green or red ground, and below it the letters of those who were lost.
fn drawing(context: &Context<'_>, seat: Seat, turns: &[Turn], name: String) -> Scene {
    let rows = turns.len().div_ceil(ROW).max(1);
    let nodes = turns
        .iter()
        .enumerate()
        .map(|(place, turn)| cell(context, turn).at(pt(CELL * (place % ROW) as f32, HIGH * (place / ROW) as f32)));
    Scene::new(format!("chronicle-{}", seat.0), Area::new(-2.0, -2.0, WIDTH + 4.0, HIGH * rows as f32 + 4.0))
        .named(name)
        .accented(Horde::accent())
        .layer(Layer::decoration(format!("chronicle-turns-{}", seat.0), nodes))
}

fn cell(context: &Context<'_>, turn: &Turn) -> Node {
    let middle = CELL / 2.0;
    let number = context.say(&Message::new("count-number").with("count", turn.turn));
    let area = Area::new(2.0, 15.0, CELL - 4.0, CARD);
    let mut nodes =
        vec![Node::text(pt(middle, 11.0), number, Face::Sans, 11.6).anchor(Anchor::Middle).fill(Colour::InkSoft)];
    match turn.outcome {
        Some((card, held)) => {
            let sign = if held { Colour::Good } else { Colour::Bad };
            let suit = cards::suit(card.suit());
            nodes.push(Node::rounded(area, 4.0).fill(Colour::Card).stroke(sign, 2.5));
            nodes.push(Node::path(suit.outline(pt(middle, 25.5), 7.5)).fill(suit.colour()));
            let (x, y) = (middle, 43.0);
            let mark = if held {
                Path::through([pt(x - 4.5, y), pt(x - 1.5, y + 3.5), pt(x + 5.0, y - 4.0)])
            } else {
                Path::from(pt(x - 4.0, y - 4.0))
                    .line(pt(x + 4.0, y + 4.0))
                    .jump(pt(x + 4.0, y - 4.0))
                    .line(pt(x - 4.0, y + 4.0))
            };
            nodes.push(Node::path(mark).stroke(sign, 2.2));
        }
        None => nodes.push(Node::rounded(area, 4.0).stroke(Colour::Line, 1.2).dash(Dash::Dashed)),
    }
    // Four at most have room beside one another: the others are counted in the words.
    let few = &turn.lost[..turn.lost.len().min(4)];
    for (place, (role, _)) in few.iter().enumerate() {
        let step = (CELL / few.len() as f32).min(15.0);
        let x = middle + step * (place as f32 - (few.len() as f32 - 1.0) / 2.0);
        nodes.push(cards::role_mark(*role, pt(x, 60.0), 6.8));
    }
    Node::group(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;
    use crate::event::Footing;

    /// HC-11.2, HC-11.4: what was held and who was lost is told of each turn, and of one seat alone.
    #[test]
    fn hc_11_2_each_turn_is_told_with_its_losses() {
        let [me, other] = [Seat(0), Seat(1)];
        let card = |value| Number::new(value, Suit::Coeur).unwrap();
        let events = [
            Event::TurnBegan { turn: 1 },
            Event::Destroyed { seat: me, role: Role::Ailier, by: By::Malus },
            Event::Destroyed { seat: other, role: Role::Traceur, by: By::Wind },
            Event::Conform { seat: me, card: card(3), on: Footing::Primary },
            Event::TurnBegan { turn: 2 },
            Event::DestroyedInAval { seat: me, role: Role::Feuleuse },
            Event::Missed { seat: me, card: card(4), ailier: crate::event::AilierColour::Absent },
            Event::TurnBegan { turn: 3 },
        ];
        let told = turns(&events, me);
        assert_eq!(told.len(), 3);
        assert_eq!(told[0].outcome, Some((card(3), true)));
        assert_eq!(told[0].lost, [(Role::Ailier, Some(By::Malus))]);
        assert_eq!((told[1].outcome, told[1].lost.len()), (Some((card(4), false)), 1));
        assert_eq!((told[2].outcome, told[2].lost.len()), (None, 0));
    }
}

//! What is at stake: the scenario, the round, the points of each side, who holds the point, whose target lives.

use super::page;
use crate::game::Onb;
use crate::options::Scenario;
use crate::picture::{Context, WIDE};
use crate::state::{NONE, Phase, State};
use galerne_draw::piece::{SeatMark, Track};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Scene, pt};
use galerne_engine::{Message, Seat};

/// How one wins, in a sentence.
pub(crate) fn aim_of_the_game(game: &Onb, state: &State) -> Message {
    let limit = game.limit;
    match game.options.scenario {
        Scenario::Mort => Message::new("stakes-mort").with("limit", limit),
        Scenario::Capture if game.sides == 2 => Message::new("stakes-capture")
            .with("side", game.side_name(state.attacker))
            .with("hold", game.hold)
            .with("limit", limit),
        Scenario::Capture => Message::new("stakes-open-point").with("limit", limit),
        Scenario::Cible => Message::new("stakes-cible").with("limit", limit),
        Scenario::CibleUnique => Message::new("stakes-cible-unique").with("limit", limit),
    }
}

pub(crate) fn panel(game: &Onb, context: &Context<'_>) -> Panel {
    let state = context.state();
    let mut body = vec![Block::Picture(rounds(game, context)), Block::Lines(vec![aim_of_the_game(game, state)])];
    let mut facts = Vec::new();
    for seat in (0..game.seats as u8).map(Seat) {
        let side = game.side(seat.0);
        let target = state.targets[seat.index() & 3];
        if target != NONE && state.unit(target).alive() {
            facts.push((Message::new("stakes-target").with("seat", seat), game.unit_name(game.who(state, target))));
        }
        let first = game.seats_of(side).next() == Some(seat.0);
        if first && game.options.scenario == Scenario::Capture && state.held[usize::from(side) & 3] > 0 {
            let rounds = Message::new("stakes-rounds").with("rounds", state.hold[usize::from(side) & 3]);
            facts.push((Message::new("stakes-held").with("side", game.side_name(side)), rounds));
        }
        if state.round > 0 {
            let tally = state.tally[seat.index() & 3];
            let deeds = Message::new("stakes-deeds")
                .with("dealt", u32::from(tally.dealt))
                .with("lost", u32::from(tally.lost))
                .with("kills", tally.kills);
            facts.push((Message::new("stakes-tally").with("seat", seat), deeds));
        }
    }
    if !facts.is_empty() {
        body.push(Block::Facts(facts));
    }
    Panel { id: "stakes".to_owned(), title: Message::new("panel-stakes"), body }
}

/// The track of rounds, and what each side still has on the board of what it brought.
fn rounds(game: &Onb, context: &Context<'_>) -> Scene {
    let state = context.state();
    let track = Track::numbers(1, i32::from(game.limit.max(1)), 22.0).in_rows_of(9);
    let present = usize::from(state.round).checked_sub(1);
    let high = track.area().height;
    let mut nodes = vec![track.node(present)];
    let mut y = high + 12.0;
    // While armies are being composed one side's is known and the other's is not: there is nothing to compare.
    let sides = if state.phase == Phase::Army { 0 } else { game.sides as u8 };
    for side in 0..sides {
        // Rounded by player, as the result says it: one number for one thing.
        let brought: u64 = game.seats_of(side).map(|seat| game.brought(state, seat)).sum();
        // Before the battle nothing is lost, wherever it stands.
        let left = match state.round {
            0 => brought,
            _ => game.seats_of(side).map(|seat| game.on_the_board(state, seat).1).sum(),
        };
        let share = (left as f32 / brought.max(1) as f32).clamp(0.0, 1.0);
        let mut x = 0.0;
        for seat in game.seats_of(side) {
            let mark = SeatMark::of(Seat(seat));
            nodes
                .push(Node::path(mark.outline(pt(9.0 + x, y + 9.0), 7.0)).fill(mark.colour()).stroke(Colour::Ink, 0.9));
            x += 19.0;
        }
        let first = Seat(game.seats_of(side).next().unwrap_or(0));
        let name = shortened(&context.speech.name(first), Face::Sans, 12.5, WIDE - x - 60.0);
        nodes.push(Node::text(pt(x + 4.0, y + 8.0), name, Face::Sans, 12.5));
        nodes.push(Node::text(pt(WIDE, y + 8.0), left.to_string(), Face::SansBold, 13.0).anchor(Anchor::End));
        let bar = Area::new(x + 4.0, y + 12.5, WIDE - x - 4.0, 5.0);
        nodes.push(Node::rounded(bar, 2.5).fill(Colour::Sunk).stroke(Colour::Line, 0.6));
        if share > 0.0 {
            nodes.push(
                Node::rounded(Area { width: (bar.width * share).max(5.0), ..bar }, 2.5).fill(Colour::seat(first)),
            );
        }
        y += 26.0;
    }
    let name = Message::new("picture-rounds").with("round", state.round).with("limit", game.limit);
    page(context, "rounds".to_owned(), &name, (2.0, y), Layer::decoration("rounds-track", nodes))
}

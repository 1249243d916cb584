//! The weather bulletin: the wind now, the dice that brought it, and every turn so far.

use crate::action::Chance;
use crate::event::Event;
use crate::game::SailRace;
use crate::state::Phase;
use crate::wind::Wind;
use crate::words;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::piece::{DieColour, die, wind_arrow};
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::Message;

/// How many turns of history fit side by side.
const SHOWN: usize = 14;

pub(in crate::picture) fn panel(_: &SailRace, context: &PictureContext<'_, SailRace>) -> Panel {
    let winds: Vec<(u16, Wind, Option<Chance>)> = context
        .events
        .iter()
        .filter_map(|event| match event {
            Event::FirstWind { wind, throw } => {
                Some((0, *wind, throw.map(|[column, row]| Chance::Throw { column, row })))
            }
            Event::Weather { turn, wind, chance } => Some((*turn, *wind, Some(*chance))),
            _ => None,
        })
        .collect();
    let mut body = Vec::new();
    if let Some((turn, wind, chance)) = winds.last() {
        body.push(Block::Picture(now(context, *turn, *wind, *chance)));
        body.push(Block::Picture(history(context, &winds)));
    } else if matches!(context.state().phase, Phase::WindChoice | Phase::InitialWind) {
        body.push(Block::Lines(vec![Message::new("picture-no-wind")]));
    }
    Panel { id: "bulletin".to_owned(), title: Message::new("panel-bulletin"), body }
}

/// The last line of the bulletin, large.
fn now(context: &PictureContext<'_, SailRace>, turn: u16, wind: Wind, chance: Option<Chance>) -> Scene {
    let when =
        if turn == 0 { Message::new("picture-first-wind") } else { Message::new("picture-turn").with("turn", turn) };
    let mut nodes = vec![
        Beat::Measured.of(Node::text(pt(0.0, 30.0), wind.bulletin(), Face::Serif, 30.0).id("bulletin-wind")),
        Node::text(pt(0.0, 50.0), context.say(&when), Face::Sans, 13.0).fill(Colour::InkSoft),
    ];
    if let Some(Chance::Throw { column, row }) = chance {
        let fell =
            |colour, face, id: &'static str| Beat::Theirs.tumbles(die(colour, 26.0, Some(face)).id(id).class("die"));
        nodes.push(thrown(format!("bulletin-throw-{turn}")));
        nodes.push(fell(DieColour::Red, column, "die-column").at(pt(176.0, 22.0)));
        nodes.push(fell(DieColour::White, row, "die-row").at(pt(208.0, 22.0)));
    }
    if wind.gale {
        nodes.push(
            Node::text(pt(62.0, 50.0), context.say(&Message::new("picture-gale")), Face::SansBold, 13.0)
                .fill(Colour::Second),
        );
    }
    Scene::new("bulletin-now", Area::new(-2.0, 0.0, 228.0, 58.0))
        .named(context.say(&words::wind_words(wind)))
        .accented(SailRace::accent())
        .layer(Layer::decoration("bulletin-now-line", nodes))
}

/// The turns before: a column for the force, an arrow for the direction, a mark for a gale.
fn history(context: &PictureContext<'_, SailRace>, winds: &[(u16, Wind, Option<Chance>)]) -> Scene {
    let (step, top) = (16.0, 46.0);
    let shown = &winds[winds.len().saturating_sub(SHOWN)..];
    let line = Node::line(pt(0.0, top), pt(step * SHOWN as f32, top)).stroke(Colour::Line, 1.0);
    let mut turns = vec![line.id("bulletin-line")];
    for (index, (turn, wind, _)) in shown.iter().enumerate() {
        let x = step * 0.5;
        let mut nodes = Vec::new();
        let height = 9.0 * f32::from(wind.force());
        let colour = if wind.gale { Colour::Second } else { Colour::Accent };
        nodes.push(Node::rect(Area::new(x - 5.0, top - height, 10.0, height)).fill(colour));
        nodes.push(wind_arrow(13.0, Colour::Ink).at(pt(x, top + 12.0)).turned(f32::from(wind.direction) + 180.0));
        if turn % 2 == 0 || shown.len() < 8 {
            nodes.push(Node::label(pt(x, top + 29.0), turn.to_string(), Face::Sans, 10.0).fill(Colour::InkSoft));
        }
        // As a whole it keeps its name and only moves on.
        turns.push(Node::group(nodes).id(format!("bulletin-turn-{turn}")).at(pt(step * index as f32, 0.0)));
    }
    let told = Message::new("picture-history").with("turns", winds.len());
    Scene::new("bulletin-history", Area::new(-2.0, 2.0, step * SHOWN as f32 + 4.0, 82.0))
        .named(context.say(&told))
        .accented(SailRace::accent())
        .layer(Layer::decoration("bulletin-history-turns", [Node::group(turns).id("bulletin-turns").at(Point::ORIGIN)]))
}

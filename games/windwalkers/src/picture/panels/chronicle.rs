//! The end told: where the points come from, why the horde was lost, the furvents it beat and whom it left on the road.

use crate::cards::CardSet;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::names::{say, tile_name};
use crate::picture::{Context, WIDTH};
use crate::state::Category;
use crate::words::{category_name, names};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Picture, Scene, pt};
use galerne_engine::{Message, Seat, Words};

/// The height of a row of points, and where its bar stands between the name and the number.
const ROW: f32 = 21.0;
const LEFT: f32 = 104.0;
const RIGHT: f32 = WIDTH - 34.0;
const SIZE: f32 = 12.6;
/// The force of a furvent.
const FURVENT: u8 = 6;

/// The points as bars, and what happened in words.
pub(super) fn blocks(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Vec<Block> {
    let mut lines = Vec::new();
    let lost =
        context.events.iter().rfind(|event| matches!(event, Event::HordeLost { seat: whose, .. } if *whose == seat));
    lines.extend(lost.map(|event| game.tell(event)));
    let several = u8::from(game.seats > 1);
    let of_seat = |key: &'static str| say(key).with("seat", seat).with("several", several);
    lines.extend(furvents(context.events, seat).map(|all| of_seat("chronicle-furvents").with("all", all)));
    let left = left_behind(context.events, seat);
    if !left.is_empty() {
        lines.push(of_seat("chronicle-left").with("cards", names(left)));
    }
    let mut blocks = Vec::from_iter(points(context, seat).map(Block::Picture));
    if !lines.is_empty() {
        blocks.push(Block::Lines(lines));
    }
    blocks
}

/// Each source of points as a bar, those that cost some in red.
fn points(context: &Context<'_>, seat: Seat) -> Option<Scene> {
    let track = context.state().track(seat.0);
    let of = |category: Category| track.score[category as usize];
    let rows: Vec<Category> = Category::ALL.into_iter().filter(|&category| of(category) != 0).collect();
    let most = rows.iter().map(|&category| of(category).unsigned_abs()).max()?;
    let mut told = Vec::new();
    let mut nodes = Vec::new();
    for (place, &category) in rows.iter().enumerate() {
        let (value, top) = (of(category), ROW * place as f32);
        let name = context.say(&category_name(category));
        let number = context.say(&say("sheet-number").with("n", i64::from(value)));
        let wide = (RIGHT - LEFT) * f32::from(value.unsigned_abs()) / f32::from(most);
        let fill = if value < 0 { Colour::Bad } else { Colour::Accent };
        let base = top + ROW * 0.5 + Face::Sans.cap_height(SIZE) / 2.0;
        told.push(format!("{name} {number}"));
        nodes.extend([
            Node::text(pt(0.0, base), shortened(&name, Face::Sans, SIZE, LEFT - 6.0), Face::Sans, SIZE),
            Node::rounded(Area::new(LEFT, top + 4.0, wide.max(3.0), ROW - 8.0), 2.0).fill(fill),
            Node::text(pt(WIDTH, base), number, Face::SansBold, SIZE).anchor(Anchor::End),
        ]);
    }
    let name = context.say(&say("chronicle-points").with("all", told.join(" · ")));
    let area = Area::new(-1.0, -1.0, WIDTH + 2.0, ROW * rows.len() as f32 + 2.0);
    Some(
        Scene::new(format!("chronicle-{}", seat.0), area)
            .named(name)
            .accented(Windwalkers::accent())
            .layer(Layer::decoration("chronicle-points", nodes)),
    )
}

/// The furvents that were beaten, each with its day and its tile.
fn furvents(events: &[Event], seat: Seat) -> Option<Message> {
    let beaten = events.iter().filter_map(|event| match *event {
        Event::Contre { seat: whose, day, tile, wind, won: true, .. } if whose == seat && wind >= FURVENT => {
            Some(say("chronicle-furvent").with("day", day).with("tile", tile_name(tile)))
        }
        _ => None,
    });
    beaten.reduce(|first, next| say("chronicle-and").with("first", first).with("next", next))
}

/// Those whom the wind took or a power left behind, and who did not come back.
fn left_behind(events: &[Event], seat: Seat) -> CardSet {
    events.iter().fold(CardSet::default(), |left, event| match *event {
        Event::Fell { seat: whose, card } | Event::Abandoned { seat: whose, card } if whose == seat => {
            left.with(card.0)
        }
        Event::Joined { seat: whose, card } if whose == seat => left.without(card.0),
        _ => left,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardId;

    /// WW-8.11: who came back was not left on the road, and another horde's losses are its own.
    #[test]
    fn ww_8_11_who_is_left_on_the_road_is_told() {
        let [me, other] = [Seat(0), Seat(1)];
        let events = [
            Event::Fell { seat: me, card: CardId(38) },
            Event::Abandoned { seat: me, card: CardId(39) },
            Event::Fell { seat: other, card: CardId(1) },
            Event::Joined { seat: me, card: CardId(38) },
        ];
        let left: Vec<u8> = left_behind(&events, me).iter().collect();
        assert_eq!(left, [39]);
    }
}

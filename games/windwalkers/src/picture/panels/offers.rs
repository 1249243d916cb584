//! What lies on the table to be taken or chosen: the draft, a village's or a city's offer, tokens, kinds of land, consumables.

use super::card::{Drawn, Lies};
use crate::action::Action;
use crate::cards::{CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::game::Windwalkers;
use crate::names::{say, tile_name, wind_name};
use crate::picture::{BULLETIN, Context, WIDTH, board, card_target, choices, replace_target, signs};
use crate::state::Phase;
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::piece::halo;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Point, Scene, pt};
use galerne_engine::{Hex, Seat};

const GAP: f32 = 7.0;

/// The panel, where there is anything to choose from.
pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Option<Panel> {
    let legal = choices(game, context);
    let mut table = Table { nodes: Vec::new(), y: 0.0 };
    table.cards(game, context, &legal);
    table.row_of(context, &legal);
    table.hand(game, context, &legal);
    if legal.iter().any(|action| matches!(action, Action::Bulletin { .. })) {
        table.bulletin(context);
    }
    if table.nodes.is_empty() {
        return None;
    }
    let title = say(match context.state().phase {
        Phase::Compose => "panel-draft",
        Phase::Recruit | Phase::Replace => "panel-recruit",
        _ => "panel-choose",
    });
    let scene = Scene::new("offer-table", Area::new(-4.0, -4.0, WIDTH + 8.0, table.y + 4.0))
        .named(context.say(&title))
        .accented(Windwalkers::accent())
        .layer(Layer::new("offer-things", table.nodes));
    Some(Panel { id: "offer".to_owned(), title, body: vec![Block::Picture(scene)] })
}

/// The cards that lie face up beside the hordes and matter now.
fn face_up(game: &Windwalkers, context: &Context<'_>, legal: &[Action]) -> CardSet {
    let state = context.state();
    let mut cards = match state.phase {
        Phase::Compose => state.now.show,
        Phase::Recruit => game.offered(state),
        Phase::Replace => game.offered(state).with(state.chosen),
        _ => CardSet::EMPTY,
    };
    for action in legal {
        if let Action::Card { card }
        | Action::Use { card }
        | Action::Ready { card }
        | Action::Recruit { card }
        | Action::Replace { card }
        | Action::React { card } = *action
        {
            cards = cards.with(card.0);
        }
    }
    // What lies in a horde is drawn there; a covered card shows here.
    let placed: CardSet =
        (0..game.seats as u8).flat_map(|seat| state.horde(seat).places).filter(|&card| card != 0).collect();
    cards.minus(placed)
}

/// The table as it grows downwards.
struct Table {
    nodes: Vec<Node>,
    y: f32,
}

impl Table {
    fn cards(&mut self, game: &Windwalkers, context: &Context<'_>, legal: &[Action]) {
        let cards: Vec<CardId> = face_up(game, context, legal).iter().map(CardId).collect();
        for card in cards {
            let drawn = Drawn {
                card: card.card(),
                lies: Lies::Ready,
                width: WIDTH,
                mark: None,
                reason: None,
                brief: false,
                under: None,
                context,
            };
            let id = format!("offered-{}", card.card().key);
            let (node, height) = drawn.node();
            self.nodes.push(node.id(id).target(card_target(card)).at(pt(0.0, self.y)));
            self.y += height + GAP;
            // Where both ways are open the card itself takes a free place.
            if legal.contains(&Action::Replace { card }) && legal.contains(&Action::Recruit { card }) {
                self.nodes.push(replace_button(context, card).at(pt(0.0, self.y - 3.0)));
                self.y += 26.0 + GAP;
            }
        }
    }

    /// Kinds of land and forces, where a power asks for one.
    fn row_of(&mut self, context: &Context<'_>, legal: &[Action]) {
        let mut things: Vec<(Node, String, String)> = Vec::new();
        for action in legal {
            match *action {
                Action::Terrain { tile } => {
                    let grid = HexGrid::new(Tip::Flat, 22.0);
                    let node = Node::group([
                        halo(grid.outline([Hex::CENTRE]), 3.0),
                        grid.cell(Hex::CENTRE, 0.04).fill(signs::ground(tile)).stroke(Colour::Line, 1.0),
                        signs::sign(tile, Point::ORIGIN, 12.0),
                    ]);
                    let name = context.say(&say("label-terrain").with("tile", tile_name(tile)));
                    things.push((node, format!("terrain-{}", tile.print().id), name));
                }
                Action::Force { force } => {
                    let name = context.say(&say("label-force").with("force", force).with("wind", wind_name(force)));
                    things.push((board::token(force, 18.0), format!("force-{force}"), name));
                }
                _ => {}
            }
        }
        for row in things.chunks(5) {
            for (at, (node, target, name)) in row.iter().enumerate() {
                let spot = pt(WIDTH / 10.0 + WIDTH / 5.0 * at as f32, self.y + 26.0);
                self.nodes.push(node.clone().id(format!("offer-{target}")).target(target).name(name).at(spot));
            }
            self.y += 58.0;
        }
    }

    /// Consumables: the viewer's own hand, and those another card may copy.
    fn hand(&mut self, game: &Windwalkers, context: &Context<'_>, legal: &[Action]) {
        let state = context.state();
        let mut numbers: Vec<u8> = (0..game.seats as u8)
            .filter(|&seat| context.me.has(Seat(seat)))
            .flat_map(|seat| state.track(seat).hand)
            .filter(|&held| (1..=consumables::COUNT as u8).contains(&held))
            .map(|held| held - 1)
            .collect();
        for action in legal {
            if let Action::Play { consumable } = *action
                && !numbers.contains(&consumable.0)
            {
                numbers.push(consumable.0);
            }
        }
        for number in numbers {
            self.consumable(context, ConsumableId(number));
        }
    }

    fn consumable(&mut self, context: &Context<'_>, consumable: ConsumableId) {
        let card = consumable.get();
        let text = context.say(&card.text());
        let broken = lines(&text, Face::Sans, 12.0, WIDTH - 20.0);
        let area = Area::new(0.0, self.y, WIDTH, 24.0 + broken.len() as f32 * 14.5);
        self.nodes.push(
            Node::group([
                halo(Path::through(area.grown(2.0).corners()).close(), 3.0),
                Node::rounded(area, 6.0).fill(Colour::Card).stroke(Colour::CardLine, 1.0),
                Node::text(pt(10.0, self.y + 16.0), card.name, Face::SerifBold, 13.0).fill(Colour::CardInk),
                Node::lines(pt(10.0, self.y + 31.0), broken, Face::Sans, 12.0).leading(1.2).fill(Colour::CardInk),
            ])
            .id(format!("held-{}", card.id))
            .target(format!("consumable-{}", consumable.0))
            .name(format!("{}. {text}", card.name)),
        );
        self.y += area.height + GAP;
    }

    fn bulletin(&mut self, context: &Context<'_>) {
        let area = Area::new(0.0, self.y, WIDTH, 34.0);
        let text = context.say(&say("picture-bulletin"));
        self.nodes.push(pressed(area, &text).id("offer-bulletin").target(BULLETIN).name(text));
        self.y += 34.0 + GAP;
    }
}

/// The second way to take an offered card: in another hordier's place.
fn replace_button(context: &Context<'_>, card: CardId) -> Node {
    let text = context.say(&say("picture-replace"));
    let name = format!("{} — {text}", card.card().name);
    pressed(Area::new(24.0, 0.0, WIDTH - 24.0, 26.0), &text)
        .id(format!("exchange-{}", card.card().key))
        .target(replace_target(card))
        .name(name)
}

fn pressed(area: Area, text: &str) -> Node {
    let short = shortened(text, Face::SansBold, 12.0, area.width - 12.0);
    Node::group([
        halo(Path::through(area.grown(1.0).corners()).close(), 2.6),
        Node::rounded(area, 6.0).fill(Colour::Raised).stroke(Colour::Line, 1.1),
        Node::label(area.centre(), short, Face::SansBold, 12.0),
    ])
}

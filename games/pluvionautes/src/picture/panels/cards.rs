//! The missions in hand: cards with what they bring now.

use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::picture::{SMALLEST, animals, shown_hand};
use crate::sky::Terrain;
use crate::state::{Phase, State};
use crate::words;
use galerne_draw::piece::CardSheet;
use galerne_draw::scene::Touch;
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, PictureContext, Scene, pt};
use galerne_engine::Message;

const WIDTH: f32 = 110.0;
const HEIGHT: f32 = 150.0;
const GAP: f32 = 8.0;

/// What it counts, without its value: the badge has that.
pub(crate) fn counts(mission: Mission) -> Message {
    Message::new(match (mission.is_livestock(), mission.terrain()) {
        (true, Terrain::Plain) => "card-region-plain",
        (true, Terrain::Forest) => "card-region-forest",
        (true, Terrain::Mountain) => "card-region-mountain",
        (false, Terrain::Plain) => "card-rain-plain",
        (false, Terrain::Forest) => "card-rain-forest",
        (false, Terrain::Mountain) => "card-rain-mountain",
    })
}

/// A card whose two lines stay readable in a narrow column: what counts, and the sum as it stands.
fn card(mission: Mission, value: u8, band: (Colour, Colour), name: &str, body: &str, now: &str) -> Node {
    let sheet = CardSheet { badge: value.to_string(), band, ..CardSheet::new(WIDTH, HEIGHT, name) };
    let text = lines(body, Face::Sans, 10.0, WIDTH - 16.0);
    let top = HEIGHT / 2.0 - 30.0 - 12.0 * text.len() as f32;
    sheet
        .node()
        .with(Node::group(animals::art(mission)).at(pt(0.0, top / 2.0 - HEIGHT / 4.0 + 15.0)).scaled(28.0))
        .with(
            Node::lines(pt(-WIDTH / 2.0 + 8.0, top + 10.0), text, Face::Sans, 10.0).leading(1.2).fill(Colour::CardInk),
        )
        .with(
            Node::line(pt(-WIDTH / 2.0 + 8.0, HEIGHT / 2.0 - 27.0), pt(WIDTH / 2.0 - 8.0, HEIGHT / 2.0 - 27.0))
                .stroke(Colour::CardLine, 0.8),
        )
        .with(Node::label(pt(0.0, HEIGHT / 2.0 - 14.0), now, Face::SansBold, 15.0).fill(Colour::CardInk))
}

/// The hand of the viewer, or a line that says why it is not shown; nothing for a spectator.
pub(in crate::picture) fn panel(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Option<Panel> {
    let state = context.state();
    if context.me.is_empty() {
        return None;
    }
    let panel = |title: Message, body: Vec<Block>| Some(Panel { id: "missions".to_owned(), title, body });
    let Some(seat) = shown_hand(game, context) else {
        let line = Message::new("picture-face-down");
        return panel(Message::new("panel-missions"), vec![Block::Lines(vec![line])]);
    };
    let missions = state.missions(seat).unwrap_or_default();
    if missions.is_empty() {
        // The panel is there from the start: it keeps the first place on the page.
        let line = Message::new("picture-not-dealt");
        return panel(Message::new("panel-missions"), vec![Block::Lines(vec![line])]);
    }
    let title = match context.me.len() {
        1 => Message::new("panel-missions"),
        _ => Message::new("panel-missions-of").with("seat", seat),
    };
    let total = if state.phase == Phase::Over { "standing-villagers" } else { "picture-total" };
    let total = Message::new(total).with("score", game.score(state, seat));
    let mut lines = vec![total];
    if game.seats == 1 {
        lines.push(game.solo_game());
    }
    panel(title, vec![Block::Picture(hand(game, context, &missions)), Block::Lines(lines)])
}

/// What a mission brings as the board stands: islands, times its value.
fn now(game: &Pluvionautes, state: &State, mission: Mission) -> Message {
    let islands = game.islands_counted(state, mission);
    let value = game.value(mission);
    Message::new("card-now").with("islands", islands).with("value", value).with("points", islands * value)
}

/// The card in words, with the sign by which the board marks what it counts.
fn told(game: &Pluvionautes, state: &State, mission: Mission) -> Message {
    Message::new("card-sheet")
        .with("name", words::title(mission))
        .with("value", game.value(mission))
        .with("counts", counts(mission))
        .with("now", now(game, state, mission))
        .with("marked", Message::new(if mission.is_livestock() { "card-marked-region" } else { "card-marked-rain" }))
}

/// The sky that the board leaves free to the right below, under the dice that are lost.
const CORNER: Area = Area::new(138.0, 159.0, 100.0, 38.0);

/// The own missions with what they bring now, small in a corner of the board: on a telephone the cards themselves stand far below it.
pub(in crate::picture) fn corner(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>) -> Layer {
    let state = context.state();
    let missions = shown_hand(game, context).and_then(|seat| state.missions(seat)).unwrap_or_default();
    let rows = missions.len().div_ceil(2).max(1) as f32;
    let (wide, high) = (CORNER.width / 2.0, CORNER.height / rows);
    let nodes = missions.iter().enumerate().map(|(place, &mission)| {
        let rim = if mission.is_livestock() { Colour::Second } else { Colour::Deep };
        let area = Area::new(1.0, 1.0, wide - 2.0, high - 2.0);
        let points = game.islands_counted(state, mission) * game.value(mission);
        let at = pt(CORNER.x + (place % 2) as f32 * wide, CORNER.y + (place / 2) as f32 * high);
        Node::group([
            Node::rounded(area, 5.0).fill(Colour::Card).stroke(rim, 1.6).touch(Touch::Inside),
            Node::group(animals::art(mission)).scaled(high * 0.34).at(pt(wide * 0.29, high * 0.5)),
            Node::label(pt(wide * 0.7, high * 0.5), points.to_string(), Face::SansBold, SMALLEST).fill(Colour::CardInk),
        ])
        .id(format!("mission-{place}"))
        .name(context.say(&told(game, state, mission)))
        .at(at)
    });
    Layer::new("missions", nodes)
}

fn hand(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>, missions: &[Mission]) -> Scene {
    let state = context.state();
    let nodes = missions.iter().enumerate().map(|(place, &mission)| {
        let now = now(game, state, mission);
        let told = told(game, state, mission);
        let (name, now) = (context.say(&words::title(mission)), context.say(&now));
        let band =
            if mission.is_livestock() { (Colour::Second, Colour::OnSecond) } else { (Colour::Deep, Colour::OnDeep) };
        let body = context.say(&counts(mission));
        let card = card(mission, game.value(mission), band, &name, &body, &now);
        let at = pt((place % 2) as f32 * (WIDTH + GAP), (place / 2) as f32 * (HEIGHT + GAP));
        card.id(format!("card-{place}")).name(context.say(&told)).at(at)
    });
    let rows = missions.len().div_ceil(2) as f32;
    let view =
        Area::new(-WIDTH / 2.0 - 4.0, -HEIGHT / 2.0 - 4.0, WIDTH * 2.0 + GAP + 8.0, rows * (HEIGHT + GAP) - GAP + 10.0);
    Scene::new("hand", view)
        .named(context.say(&Message::new("panel-missions")))
        .accented(Pluvionautes::accent())
        .layer(Layer::new("hand-cards", nodes))
}

//! The missions in hand: cards with what they bring now.

use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::picture::{animals, shown_hand};
use crate::sky::Terrain;
use crate::state::Phase;
use galerne_draw::piece::CardSheet;
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, PictureContext, Scene, pt};
use galerne_engine::Message;

const WIDTH: f32 = 110.0;
const HEIGHT: f32 = 150.0;
const GAP: f32 = 8.0;

/// The short name of a card.
pub(in crate::picture) fn title(mission: Mission) -> Message {
    Message::new(match mission {
        Mission::LivestockPlain => "card-livestock-plain",
        Mission::LivestockForest => "card-livestock-forest",
        Mission::LivestockMountain => "card-livestock-mountain",
        Mission::CropPlain => "card-crop-plain",
        Mission::CropForest => "card-crop-forest",
        Mission::CropMountain => "card-crop-mountain",
    })
}

/// What it counts, without its value: the badge has that.
fn counts(mission: Mission) -> Message {
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

fn hand(game: &Pluvionautes, context: &PictureContext<'_, Pluvionautes>, missions: &[Mission]) -> Scene {
    let state = context.state();
    let nodes = missions.iter().enumerate().map(|(place, &mission)| {
        let islands = game.islands_counted(state, mission);
        let now = Message::new("card-now")
            .with("islands", islands)
            .with("value", game.value(mission))
            .with("points", islands * game.value(mission));
        let (name, now) = (context.say(&title(mission)), context.say(&now));
        let band =
            if mission.is_livestock() { (Colour::Second, Colour::OnSecond) } else { (Colour::Deep, Colour::OnDeep) };
        let body = context.say(&counts(mission));
        let card = card(mission, game.value(mission), band, &name, &body, &now);
        let at = pt((place % 2) as f32 * (WIDTH + GAP), (place / 2) as f32 * (HEIGHT + GAP));
        card.id(format!("card-{place}")).name(format!("{name}. {now}")).at(at)
    });
    let rows = missions.len().div_ceil(2) as f32;
    let view =
        Area::new(-WIDTH / 2.0 - 4.0, -HEIGHT / 2.0 - 4.0, WIDTH * 2.0 + GAP + 8.0, rows * (HEIGHT + GAP) - GAP + 10.0);
    Scene::new("hand", view)
        .named(context.say(&Message::new("panel-missions")))
        .accented(Pluvionautes::accent())
        .layer(Layer::new("hand-cards", nodes))
}

//! The list of sheets, and the two that show colours and letters.

use crate::{boards, charts, pieces};
use galerne_draw::{
    Accent, Area, Colour, Layer, Node, Scene, pt,
    text::{Face, lines},
};

/// Every sheet once.
pub(crate) fn all() -> Vec<Scene> {
    let mut all = vec![
        letters(),
        boards::sea(),
        boards::steppe(),
        boards::islands(),
        boards::dungeon(),
        boards::winds(),
        pieces::dice(),
        pieces::playing_cards(),
        pieces::card_sheets(),
        pieces::tokens(),
        pieces::gauges(),
        pieces::arrows(),
    ];
    all.extend(galerne_catalog::accents().into_iter().map(colours));
    all.extend(charts::all());
    all
}

/// A sheet of paper with things on it.
pub(crate) fn sheet(id: &str, width: f32, height: f32, title: &str, nodes: Vec<Node>) -> Scene {
    let heading = Node::text(pt(40.0, 58.0), title, Face::Serif, 34.0);
    let rule = Node::line(pt(40.0, 74.0), pt(width - 40.0, 74.0)).stroke(Colour::LineSoft, 1.0);
    Scene::new(id, Area::new(0.0, 0.0, width, height))
        .named(title)
        .layer(Layer::decoration(format!("{id}-heading"), [heading, rule]))
        .layer(Layer::new(format!("{id}-things"), nodes))
        .ground(Colour::Paper)
}

/// The colours of a game.
pub(crate) fn accent(game: &str) -> Accent {
    galerne_catalog::find(game).ok().and_then(galerne_catalog::AnyGame::accent).expect("a game that draws itself")
}

/// A caption under a thing.
pub(crate) fn caption(x: f32, y: f32, text: &str) -> Node {
    Node::label(pt(x, y), text, Face::Sans, 13.0).fill(Colour::InkSoft)
}

fn colours(accent: Accent) -> Scene {
    let mut nodes = Vec::new();
    let swatch = |x: f32, y: f32, ground: Colour, ink: Colour, name: &str| {
        let area = Area::new(x, y, 150.0, 62.0);
        [
            Node::rounded(area, 4.0).fill(ground).stroke(Colour::LineSoft, 1.0),
            Node::text(pt(x + 12.0, y + 37.0), name, Face::Sans, 15.0).fill(ink),
        ]
    };
    let rows: [&[(Colour, Colour)]; 5] = [
        &[
            (Colour::Paper, Colour::Ink),
            (Colour::Raised, Colour::InkSoft),
            (Colour::Sunk, Colour::Ink),
            (Colour::Accent, Colour::OnAccent),
            (Colour::AccentSoft, Colour::Ink),
            (Colour::Second, Colour::OnSecond),
            (Colour::SecondSoft, Colour::Ink),
        ],
        &[
            (Colour::Steppe, Colour::Ink),
            (Colour::Forest, Colour::Ink),
            (Colour::Mountain, Colour::Ink),
            (Colour::Water, Colour::Ink),
            (Colour::Desert, Colour::Ink),
            (Colour::Marsh, Colour::Ink),
            (Colour::Village, Colour::Ink),
        ],
        &[
            (Colour::Floor, Colour::Ink),
            (Colour::Stone, Colour::StoneMark),
            (Colour::Rain, Colour::Ink),
            (Colour::Storm, Colour::Ink),
            (Colour::LegalSoft, Colour::Ink),
            (Colour::Paper, Colour::Good),
            (Colour::Paper, Colour::Bad),
        ],
        &[
            (Colour::Seat1, Colour::OnSeat1),
            (Colour::Seat2, Colour::OnSeat2),
            (Colour::Seat3, Colour::OnSeat3),
            (Colour::Seat4, Colour::OnSeat4),
            (Colour::Seat5, Colour::OnSeat5),
            (Colour::Seat6, Colour::OnSeat6),
            (Colour::Seat7, Colour::OnSeat7),
        ],
        &[
            (Colour::Heat0, Colour::OnRampLow),
            (Colour::Heat2, Colour::OnRampLow),
            (Colour::Heat4, Colour::OnRampLow),
            (Colour::Heat5, Colour::OnRampHigh),
            (Colour::Heat7, Colour::OnRampHigh),
            (Colour::Heat8, Colour::OnRampHigh),
            (Colour::Seat8, Colour::OnSeat8),
        ],
    ];
    for (r, row) in rows.iter().enumerate() {
        for (c, &(ground, ink)) in row.iter().enumerate() {
            nodes.extend(swatch(40.0 + 158.0 * c as f32, 100.0 + 70.0 * r as f32, ground, ink, ground.name()));
        }
    }
    sheet(&format!("colours-{}", accent.id), 1186.0, 480.0, accent.id, nodes).accented(accent)
}

fn letters() -> Scene {
    let mut nodes = Vec::new();
    let samples = [
        (Face::Serif, 46.0, "Vent de travers, voile choquée"),
        (Face::SerifBold, 30.0, "Carnet de route — chapitre 3"),
        (Face::SerifItalic, 26.0, "zéfirine, slamino, choon, stèche, crivetz, furvent"),
        (Face::SansBold, 22.0, "Choisissez un cap : force 3, vent de 240°"),
        (Face::Sans, 18.0, "« Où va l’aéronef ? » 0123456789 — ½ × 12 ≤ 7 → D4, −3 %"),
    ];
    let mut y = 130.0;
    for (face, size, text) in samples {
        nodes.push(Node::text(pt(40.0, y), text, face, size));
        let width = face.width(text, size);
        nodes.push(Node::line(pt(40.0, y + 8.0), pt(40.0 + width, y + 8.0)).stroke(Colour::Second, 1.0));
        y += size * 1.1 + 28.0;
    }
    let story = "Le bateau avance de trois cases dans son cap, puis le vent tourne. Qui a le vent de face ne bouge pas ; \
                 « au près », on gagne une case, et deux au largue. La bouée se contourne par bâbord : la porte est en \
                 pointillé, et l’on n’y repasse plus !";
    for (x, width) in [(40.0, 250.0), (340.0, 340.0), (730.0, 180.0)] {
        let broken = lines(story, Face::Sans, 17.0, width);
        nodes.push(Node::rect(Area::new(x, y - 16.0, width, broken.len() as f32 * 21.25)).fill(Colour::Raised));
        nodes.push(Node::lines(pt(x, y), broken, Face::Sans, 17.0));
    }
    sheet("letters", 960.0, 720.0, "Lettres", nodes)
}

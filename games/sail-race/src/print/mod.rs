//! Sail Race on paper: a map to draw one's track on, compass and boat, the tables; weather cards and a long bulletin with the full set.

mod compass;
mod dial;
mod weather;

use crate::game::SailRace;
use crate::options::{Spinnaker, Weather};
use crate::wind::{evolution, initial_direction};
use galerne_draw::print::{CODE, Component, Flow, Part, Printed, Wish, blank, board as on_paper, scale_to};
use galerne_draw::{Area, Colour, Layer, Picture, PictureContext, Point, Scene, pt};
use galerne_engine::{Direction, Message, Rules, View};

/// A sheet that lies across the page: the map, and the weather of the race beside it.
const SHEET: (f32, f32) = (266.0, 190.0);
const MAP: (f32, f32) = (214.0, 188.0);
/// The lower left corner of the map, where its hexagon leaves one, for a code.
const FREE: Point = pt(0.0, SHEET.1 - 3.0 - CODE);
/// Turns in the margin of the map: longer races go on on the bulletin.
const TURNS: u8 = 36;

/// What each map is called.
const MAPS: [(&str, &str); 16] = [
    ("map0", "option-map-map0"),
    ("map0-recifs", "option-map-map0-recifs"),
    ("map0-recifs2", "option-map-map0-recifs2"),
    ("map0-large", "option-map-map0-large"),
    ("proto", "option-map-proto"),
    ("grand-large", "option-map-grand-large"),
    ("goulet", "option-map-goulet"),
    ("archipel", "option-map-archipel"),
    ("carre", "option-map-carre"),
    ("banane", "option-map-banane"),
    ("etoile", "option-map-etoile"),
    ("author-1", "option-map-author-1"),
    ("author-3", "option-map-author-3"),
    ("author-7", "option-map-author-7"),
    ("generated", "option-map-generated"),
    ("custom", "option-map-custom"),
];

/// What lies on the table (SR-2.1): each player has a map, a compass and a boat; the tables and the bulletin are
/// shared.
impl Printed for SailRace {
    fn components(&self, wish: &Wish<'_, Self>) -> Vec<Component> {
        let players = wish.context.speech.names.len().max(1) as u16;
        let mut all = vec![
            Component::page("map", Part::Boards, map(self, wish)).with_code_at(Some(FREE)).times(players),
            compass::board(wish).times(players),
            compass::boat(wish).times(players),
            Component::page("tables", Part::Aids, tables(wish)),
            Component::page("dial", Part::Mats, dial::sheet(wish)).full_only(),
            Component::page("bulletin", Part::Pads, bulletin(wish)).full_only(),
        ];
        all.extend(weather::cards(wish));
        let drawn = Component::page("weather", Part::Aids, weather::drawn(self, wish));
        all.push(if self.options.weather == Weather::Table { drawn } else { drawn.full_only() });
        let sail = compass::spinnaker(wish).times(players);
        all.push(if self.options.spinnaker == Spinnaker::Off { sail.full_only() } else { sail });
        all
    }
}

/// The map as it is before the first wind: which way round is only known then.
fn map(race: &SailRace, wish: &Wish<'_, SailRace>) -> Scene {
    let state = race.start();
    let view = View::new(race, &state, wish.context.view.viewer());
    let context = PictureContext { view: &view, ..*wish.context };
    let mut scene = race.scene(&context);
    bare(&mut scene);
    let without = ["open-sea-layer", "coordinates", "wakes", "rays", "boats", "ray-figures", "headings", "wind-corner"];
    let scale = scale_to(&scene, MAP);
    let chart = on_paper(scene, scale, &without);
    let text = |key| wish.word(key);
    let beside = Area::new(MAP.0 + 4.0, 3.0, SHEET.0 - MAP.0 - 5.0, SHEET.1 - 6.0);
    let head = ["print-col-turn", "print-col-wind"].map(text);
    let turns: Vec<String> = (0..=TURNS).map(|turn| turn.to_string()).collect();
    let options = &race.options;
    let seed = if options.map == "generated" { options.map_seed.to_string() } else { "none".to_owned() };
    let known = MAPS.iter().find(|(id, _)| *id == options.map);
    let title = known.map_or_else(|| options.map.clone(), |(_, key)| text(key));
    let named = Message::new("print-map-of").with("map", title).with("seed", seed);
    let flow = Flow::new(beside, 8.0)
        .heading(&text("print-map"))
        .text(&wish.say(&named))
        .blank_line(&text("print-sailor"))
        .blank_line(&text("print-sense"))
        .gap(0.8)
        .ruled(&[1.0, 2.4], &head, &turns, turns.len(), 4.0);
    let mut sheet = blank("map", SHEET, SailRace::accent()).named(text("print-map"));
    sheet.layers = chart.layers;
    sheet.layer(Layer::new("map-words", flow.nodes())).layer(Layer::decoration("map-rose", [compass::rose(wish)]))
}

/// The sea as bare paper: a pencil has to show on it.
fn bare(scene: &mut Scene) {
    for layer in scene.layers.iter_mut().filter(|layer| layer.id == "water") {
        let mut nodes = layer.nodes.to_vec();
        for node in &mut nodes {
            if node.style.fill.is_some() {
                node.style.fill = Some(Colour::Card.into());
            }
        }
        layer.nodes = nodes.into();
    }
}

fn tables(wish: &Wish<'_, SailRace>) -> Scene {
    let text = |key| wish.word(key);
    let head = |corner: String| -> Vec<String> {
        std::iter::once(corner).chain((1..=6_u8).map(|column| column.to_string())).collect()
    };
    let table = |cell: &dyn Fn(u8, u8) -> String| -> Vec<Vec<String>> {
        let row = |row: u8| std::iter::once(row.to_string()).chain((1..=6).map(|column| cell(column, row))).collect();
        std::iter::once(head(text("print-dice"))).chain((1..=6).map(row)).collect()
    };
    let first = table(&|column, row| initial_direction(column, row).to_string());
    let change = table(&|column, row| {
        let (turn, force) = evolution(column, row);
        weather::change(turn, force)
    });
    let mut sail: Vec<Vec<String>> = vec![
        std::iter::once(text("print-heading-wind"))
            .chain(Direction::ALL.map(|wind| heading_name(wish, wind)))
            .collect(),
    ];
    for heading in Direction::ALL {
        let modifier = |wind: Direction| match (wind as usize + 6 - heading as usize) % 6 {
            0 => text("print-stop"),
            2 | 4 => "+1".to_owned(),
            _ => "+0".to_owned(),
        };
        sail.push(std::iter::once(heading_name(wish, heading)).chain(Direction::ALL.map(modifier)).collect());
    }
    let shares = [1.6, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let area = Area::new(4.0, 3.0, 189.0, 258.0);
    let cards = |flow: Flow| match wish.full {
        true => flow.heading(&text("print-cards-title")).text(&text("print-cards-how")),
        false => flow,
    };
    let set = |points: f32| {
        let flow = Flow::new(area, points)
            .title(&text("print-tables"))
            .heading(&text("print-before-title"))
            .text(&text("print-before"))
            .heading(&text("print-turn-title"))
            .point(&text("print-turn-1"))
            .point(&text("print-turn-2"))
            .point(&text("print-turn-3"))
            .text(&text("print-rounding"))
            .heading(&text("print-table-1"))
            .table(&shares, &first)
            .heading(&text("print-table-2"))
            .table(&shares, &change)
            .text(&text("print-table-2-key"))
            .heading(&text("print-speed"))
            .table(&shares, &sail)
            .text(&text("print-compass-use"))
            .text(&text("print-sectors"));
        vec![cards(flow).text(&text("print-needed"))]
    };
    let nodes = Flow::largest(&[9.5, 9.0, 8.5, 8.0], area.bottom(), set);
    blank("tables", (197.0, 264.0), SailRace::accent())
        .named(text("print-tables"))
        .layer(Layer::new("tables-all", nodes))
}

/// Sixty turns: for races longer than the margin of the map.
fn bulletin(wish: &Wish<'_, SailRace>) -> Scene {
    let text = |key| wish.word(key);
    let head = ["print-col-turn", "print-dice-thrown", "print-col-wind"].map(text);
    let mut nodes = Flow::new(Area::new(4.0, 2.0, 189.0, 20.0), 10.0).title(&text("print-bulletin")).nodes();
    for half in 0..2_u8 {
        let turns: Vec<String> = (0..30).map(|n| (half * 30 + n + 1).to_string()).collect();
        let area = Area::new(4.0 + 97.0 * f32::from(half), 14.0, 92.0, 245.0);
        nodes.extend(Flow::new(area, 8.5).ruled(&[1.0, 2.0, 3.0], &head, &turns, 30, 7.9).nodes());
    }
    blank("bulletin", (197.0, 264.0), SailRace::accent())
        .named(text("print-bulletin"))
        .layer(Layer::new("bulletin-all", nodes))
}

/// Its letters, as the language writes them.
fn heading_name(wish: &Wish<'_, SailRace>, heading: Direction) -> String {
    wish.say(&Message::new("print-heading").with("heading", heading.name()))
}

/// The text of that key with a number in it.
fn numbered(wish: &Wish<'_, SailRace>, key: &'static str, n: u16) -> String {
    wish.say(&Message::new(key).with("n", n))
}

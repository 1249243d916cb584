//! A stand-in for a game's own picture: a chart with hexes, buoys, wakes, boats, two dice and six headings to choose from.

use galerne_draw::{Area, Colour, Layer, Node, Output, Scene, pt, scene::Dash, text::Face};
use galerne_pages::model::Panel;
use galerne_texts::Language;

const SIZE: f32 = 24.0;
const RADIUS: i32 = 9;

fn centre(q: f32, r: f32) -> (f32, f32) {
    (3.0_f32.sqrt() * SIZE * (q + r / 2.0), 1.5 * SIZE * r)
}

pub(crate) fn scene(entries: usize, language: Language) -> Scene {
    let name = match language {
        Language::En => "La Banane, two buoys",
        Language::Fr => "La Banane, deux bouées",
    };
    let t = entries as f32 / 4.0;
    let (x, y) = centre(-4.0 + t * 0.8, 4.0 - t * 0.7);
    let (x, y) = (x.clamp(-250.0, 250.0), y.clamp(-200.0, 220.0));
    Scene::new("board", Area::new(-395.0, -345.0, 790.0, 690.0))
        .named(name)
        .accented(
            galerne_catalog::find("sail-race").ok().and_then(galerne_catalog::AnyGame::accent).expect("its colours"),
        )
        .layer(Layer::decoration("sea", [Node::rect(Area::new(-395.0, -345.0, 790.0, 690.0)).fill(Colour::SecondSoft)]))
        .layer(Layer::new("hexes", hexes()))
        .layer(Layer::decoration("gates", gates()))
        .layer(Layer::decoration(
            "wakes",
            [wake(x, y, 0.0, Colour::Seat1), wake(x + 60.0, y + 50.0, 24.0, Colour::Seat2)],
        ))
        .layer(Layer::new("headings", headings(x, y)))
        .layer(Layer::new(
            "boats",
            [
                boat("boat-0", x, y, Colour::Seat1, 25.0, "Oroshi"),
                boat("boat-1", x + 60.0, y + 50.0, Colour::Seat2, 60.0, "Caracole"),
            ],
        ))
        .layer(Layer::new("dice", [die("die-0", -340.0, entries % 6 + 1), die("die-1", -290.0, entries / 2 % 6 + 1)]))
}

fn hexes() -> Vec<Node> {
    let mut hexes = Vec::new();
    for q in -RADIUS + 1..RADIUS {
        for r in -RADIUS + 1..RADIUS {
            if (q + r).abs() < RADIUS {
                let (x, y) = centre(q as f32, r as f32);
                let corners = (0..6).map(|i| {
                    let angle = (60.0 * i as f32 + 30.0).to_radians();
                    pt(x + SIZE * 0.97 * angle.cos(), y + SIZE * 0.97 * angle.sin())
                });
                let reef = (q * 7 + r * 13).rem_euclid(23) == 0;
                let fill = if reef { Colour::Stone } else { Colour::AccentSoft };
                hexes.push(
                    Node::polygon(corners)
                        .fill(fill)
                        .stroke(Colour::Accent, 0.6)
                        .class("cell")
                        .id(format!("hex_{q}_{r}")),
                );
            }
        }
    }
    hexes
}

fn gates() -> Vec<Node> {
    [(5.0, -3.0, "1"), (-4.0, -2.0, "2")]
        .into_iter()
        .flat_map(|(q, r, number)| {
            let (x, y) = centre(q, r);
            let (far_x, far_y) = (x * 1.6, y * 1.8);
            [
                Node::line(pt(x, y), pt(far_x, far_y)).stroke(Colour::Second, 3.0).dash(Dash::Dotted),
                Node::circle(pt(x, y), 17.0).fill(Colour::Second).stroke(Colour::Ink, 2.0),
                Node::label(pt(x, y), number, Face::SerifBold, 20.0).fill(Colour::OnSecond),
            ]
        })
        .collect()
}

fn wake(x: f32, y: f32, shift: f32, colour: Colour) -> Node {
    let points = (0..9).map(|i| {
        let share = i as f32 / 8.0;
        pt(
            -170.0 + shift + (x + 170.0 - shift) * share,
            190.0 + shift + (y - 190.0 - shift) * share + 16.0 * (share * 9.0).sin(),
        )
    });
    Node::polyline(points).stroke(colour, 3.0).dash(Dash::Dashed)
}

fn headings(x: f32, y: f32) -> Vec<Node> {
    [("E", 0.0), ("NE", 60.0), ("NW", 120.0), ("W", 180.0), ("SW", 240.0), ("SE", 300.0_f32)]
        .into_iter()
        .map(|(name, degrees)| {
            let (dx, dy) = (degrees.to_radians().cos(), -degrees.to_radians().sin());
            let tip = pt(62.0 * dx, 62.0 * dy);
            Node::group([
                Node::circle(tip, 21.0).stroke(Colour::Legal, 4.0).class("halo"),
                Node::circle(tip, 17.0).fill(Colour::Raised).stroke(Colour::Ink, 1.5),
                Node::label(tip, name, Face::SansBold, 15.0).fill(Colour::Ink),
            ])
            .id(format!("heading-{name}"))
            .target(format!("heading-{name}"))
            .name(name)
            .at(pt(x, y))
            .class("moves")
        })
        .collect()
}

fn boat(id: &str, x: f32, y: f32, colour: Colour, degrees: f32, name: &str) -> Node {
    Node::group([
        Node::polygon([pt(22.0, 0.0), pt(4.0, 11.0), pt(-18.0, 9.0), pt(-18.0, -9.0), pt(4.0, -11.0)])
            .fill(colour)
            .stroke(Colour::Ink, 2.0),
        Node::polygon([pt(8.0, 0.0), pt(-12.0, 5.0), pt(-8.0, -1.0)]).fill(Colour::Raised),
    ])
    .id(id)
    .name(name)
    .at(pt(x, y))
    .turned(degrees)
    .class("moves")
}

fn die(id: &str, x: f32, pips: usize) -> Node {
    Node::group([
        Node::rounded(Area::new(-20.0, -20.0, 40.0, 40.0), 7.0).fill(Colour::DieWhite).stroke(Colour::Ink, 1.5),
        Node::label(pt(0.0, 0.0), pips.to_string(), Face::SerifBold, 26.0).fill(Colour::OnDieWhite),
    ])
    .id(id)
    .at(pt(x, -305.0))
}

pub(crate) fn panels(language: Language) -> Vec<Panel> {
    let (wind, bulletin, turn, force, from) = match language {
        Language::En => ("Wind", "Weather bulletin", "Turn", "Force", "From"),
        Language::Fr => ("Vent", "Bulletin météo", "Tour", "Force", "De"),
    };
    let rows: String = [(4, 2, "250°"), (3, 4, "230°"), (2, 2, "230°"), (1, 1, "210°")]
        .map(|(n, f, d)| format!("<tr><td>{n}</td><td>{f}</td><td>{d}</td></tr>"))
        .concat();
    let table = format!(
        "<table><thead><tr><th scope=\"col\">{turn}</th><th scope=\"col\">{force}</th><th scope=\"col\">{from}</th></tr></thead><tbody>{rows}</tbody></table>"
    );
    let panel = |id: &str, title: &str| Panel { id: id.to_owned(), title: title.to_owned(), ..Panel::default() };
    vec![
        Panel { html: Some(rose(wind).svg(Output::Page)), ..panel("wind", wind) },
        Panel { html: Some(table), ..panel("bulletin", bulletin) },
    ]
}

fn rose(name: &str) -> Scene {
    let marks = (0..6).map(|i| {
        let angle = (60.0 * i as f32).to_radians();
        let at = pt(70.0 * angle.cos(), 70.0 * angle.sin());
        Node::label(at, ["E", "SE", "SW", "W", "NW", "NE"][i], Face::SansBold, 14.0).fill(Colour::Ink)
    });
    let needle = Node::polygon([pt(-52.0, 0.0), pt(34.0, -13.0), pt(22.0, 0.0), pt(34.0, 13.0)]).fill(Colour::Second);
    Scene::new("rose", Area::new(-100.0, -90.0, 200.0, 180.0))
        .named(name)
        .accented(
            galerne_catalog::find("sail-race").ok().and_then(galerne_catalog::AnyGame::accent).expect("its colours"),
        )
        .layer(Layer::decoration(
            "rose-ring",
            [Node::circle(pt(0.0, 0.0), 86.0).stroke(Colour::Ink, 1.5).fill(Colour::AccentSoft)],
        ))
        .layer(Layer::decoration("rose-marks", marks.collect::<Vec<_>>()))
        .layer(Layer::decoration("rose-needle", [Node::group([needle]).turned(160.0).id("needle").class("moves")]))
}

pub(crate) fn curve() -> String {
    let points = (0..33).map(|i| {
        let x = i as f32 * 9.0;
        pt(x, 60.0 - 34.0 * (x / 90.0).sin() - x / 12.0 + 9.0 * (x / 13.0).sin())
    });
    Scene::new("curve", Area::new(-6.0, 0.0, 300.0, 110.0))
        .named("1 ↔ 2")
        .layer(Layer::decoration(
            "curve-lines",
            [Node::line(pt(0.0, 55.0), pt(290.0, 55.0)).stroke(Colour::LineSoft, 1.0)],
        ))
        .layer(Layer::decoration("curve-points", [Node::polyline(points).stroke(Colour::Seat1, 2.5)]))
        .svg(Output::Page)
}

//! Two packs of small cards: what an ordinary pack only means, these say.

use super::{figure, mark};
use crate::cards::{Figure, Figures, Number, Numbers};
use crate::game::Horde;
use crate::names;
use crate::options::Immunity;
use crate::picture::cards::{number as pips, suit as suit_sign};
use crate::roles::{Encounter, FORBIDDEN, Role};
use crate::terrain::destinations;
use galerne_draw::piece::{Court, Detail};
use galerne_draw::print::{CardFace, Component, POINT, Part, SMALL, Wish, blank};
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, Scene, pt};
use galerne_engine::Message;

const VIF: (Colour, Colour) = (Colour::BandGreen, Colour::OnBandGreen);
const PACK: (Colour, Colour) = (Colour::BandBlue, Colour::OnBandBlue);
const RENCONTRE: (Colour, Colour) = (Colour::BandRed, Colour::OnBandRed);
const SOUFFLE: (Colour, Colour) = (Colour::Stone, Colour::StoneMark);

pub(super) fn all(game: &Horde, wish: &Wish<'_, Horde>) -> Vec<Component> {
    let vif = Figures::ALL.iter().map(|card| character(game, wish, card));
    let pack = Numbers::ALL.iter().map(|card| {
        let id = format!("pack-{card}");
        let nodes = vec![pips(card, SMALL.0 - 3.0, Detail::Full).at(pt(SMALL.0 / 2.0, SMALL.1 / 2.0))];
        let scene = small(&id, card.short(), nodes);
        Component::new(&id, Part::Cards, scene).backed(back(wish, "pack", "print-back-pack", PACK, &cards()))
    });
    let rencontres = Figures::ALL.iter().map(|card| rencontre(game, wish, card));
    let souffles = Numbers::ALL.iter().map(|card| souffle(game, wish, card));
    let packs = if super::competes(wish) { 2 } else { 1 };
    let own = vif.chain(pack).map(|card| card.times(packs));
    own.chain(rencontres).chain(souffles).collect()
}

/// The card of a role, of any suit.
pub(super) fn of_role(game: &Horde, wish: &Wish<'_, Horde>, role: Role) -> Option<Component> {
    Figures::ALL.iter().find(|card| Role::of(card.rank()) == role).map(|card| character(game, wish, card))
}

fn small(id: &str, name: String, nodes: Vec<Node>) -> Scene {
    blank(id, SMALL, Horde::accent()).named(name).layer(Layer::new(format!("{id}-face"), nodes))
}

fn back(wish: &Wish<'_, Horde>, id: &str, key: &'static str, band: (Colour, Colour), sign: &Path) -> Scene {
    CardFace::back(&format!("{id}-back"), SMALL, band, sign.clone(), &wish.word(key), Horde::accent())
}

/// Two cards, one before the other: the sign of the Pack. Without colours its shape distinguishes it from the wind.
fn cards() -> Path {
    Path::from(pt(-0.7, -0.9))
        .line(pt(0.3, -0.9))
        .line(pt(0.3, 0.5))
        .line(pt(-0.7, 0.5))
        .close()
        .jump(pt(0.3, -0.5))
        .line(pt(0.7, -0.5))
        .line(pt(0.7, 0.9))
        .line(pt(-0.3, 0.9))
        .line(pt(-0.3, 0.5))
}

/// Three gusts, the sign of the wind.
fn gust() -> Path {
    let line = |y: f32, long: f32| {
        Path::from(pt(-0.9, y)).line(pt(long, y)).curve(pt(long + 0.5, y), pt(long + 0.4, y - 0.5), pt(long, y - 0.4))
    };
    line(-0.4, 0.3).and(line(0.1, 0.6)).and(line(0.6, 0.1))
}

/// The corner of a figure: its letter and its suit.
fn index(wish: &Wish<'_, Horde>, card: Figure) -> String {
    let keys = ["index-roi", "index-dame", "index-valet", "index-as"];
    format!("{}{}", wish.say(&Message::new(keys[usize::from(card.rank())])), card.suit().sign())
}

fn character(game: &Horde, wish: &Wish<'_, Horde>, card: Figure) -> Component {
    let role = Role::of(card.rank());
    // HC-9.8: whom it need not fear depends on the options.
    let by_name = game.options.immunity == Immunity::Name;
    let harmless = Encounter::ALL.into_iter().find(|kind| kind.spares(by_name) == Some(role));
    let id = format!("vif-{card}");
    let keys = ["print-role-traceur", "print-role-combattante", "print-role-ailier", "print-role-feuleuse"];
    let does = Message::new(keys[role as usize]);
    let does = match game.cost(role) {
        FORBIDDEN => does.with("cost", Message::new("print-forbidden")),
        points => does.with("cost", points),
    };
    let says = match harmless {
        Some(kind) => does.with("rencontre", names::encounter(kind)),
        None => does,
    };
    let mark = Node::group([mark(role, pt(-12.0, 0.0), 4.2), movement(role), resistance(game, role).at(pt(12.0, 0.0))]);
    let face = CardFace {
        id: &id,
        title: &wish.say(&names::role_name(role)),
        line: "",
        band: VIF,
        sign: None,
        corner: &index(wish, card),
        picture: Some((11.0, mark)),
        body: both(wish, &says),
        foot: "",
    };
    let scene = face.scene(SMALL, Horde::accent());
    Component::new(&id, Part::Cards, scene).backed(back(
        wish,
        "vif",
        "print-back-vif",
        VIF,
        &Court::King.emblem(pt(0.0, 0.0), 0.9),
    ))
}

/// Where the character may move on a free terrain, two cells round the one it stands on (HC-12.2 and following).
fn movement(role: Role) -> Node {
    const CELL: f32 = 2.1;
    // From a corner one sees a quarter of it; the others are alike.
    let quarter = destinations(role, 0, u16::MAX);
    let steps = || (-2..=2_i8).flat_map(|x| (-2..=2_i8).map(move |y| (x, y)));
    let middle = |(x, y): (i8, i8)| pt(f32::from(x), f32::from(y)) * CELL;
    let cells = steps().map(|at| Node::rect(Area::around(middle(at), CELL, CELL)).stroke(Colour::CardLine, 0.12));
    let reached = steps().filter(|(x, y)| quarter & (1 << (x.unsigned_abs() * 4 + y.unsigned_abs())) != 0);
    let dots = reached.map(|at| Node::circle(middle(at), 0.62).fill(Colour::CardInk));
    let here = Node::rect(Area::around(pt(0.0, 0.0), CELL, CELL)).fill(Colour::Stone);
    Node::group(cells.chain([here]).chain(dots))
}

/// What the character holds against the wind by itself, in a shield.
fn resistance(game: &Horde, role: Role) -> Node {
    let shield = Path::from(pt(-1.0, -1.0))
        .line(pt(1.0, -1.0))
        .line(pt(1.0, 0.2))
        .bend(pt(0.8, 1.0), pt(0.0, 1.2))
        .bend(pt(-0.8, 1.0), pt(-1.0, 0.2))
        .close();
    Node::group([
        Node::path(shield.placed(pt(0.0, 0.0), 4.2)).fill(Colour::AccentSoft).stroke(Colour::Ink, 0.3),
        Node::label(pt(0.0, 0.0), game.resistance(role).to_string(), Face::SansBold, 13.0 * POINT),
    ])
}

fn both(wish: &Wish<'_, Horde>, message: &Message) -> Vec<(Face, String)> {
    wish.both(message).into_iter().zip([Face::Sans, Face::SerifItalic]).map(|(text, face)| (face, text)).collect()
}

fn rencontre(game: &Horde, wish: &Wish<'_, Horde>, card: Figure) -> Component {
    let kind = Encounter::of(card.rank());
    let id = format!("rencontre-{card}");
    let keys = ["print-corroyeur", "print-veramorphe", "print-poursuite", "print-repit"];
    // HC-15.6: it turns up as ever, and does nothing.
    let is_replaced = game.options.rencontre_replaced.kind() == Some(kind);
    let does = if is_replaced { Encounter::Repit } else { kind };
    let spared = does.spares(game.options.immunity == Immunity::Name);
    let foot = spared.map(|role| wish.say(&Message::new("print-spared").with("role", names::role_name(role))));
    let name = match kind {
        Encounter::Repit => Message::new("print-repit-title"),
        _ => Message::new("picture-rencontre").with("kind", names::encounter(kind)),
    };
    let face = CardFace {
        id: &id,
        title: &wish.say(&name),
        line: "",
        band: RENCONTRE,
        sign: None,
        corner: &index(wish, card),
        picture: None,
        body: both(wish, &Message::new(keys[does as usize])),
        foot: &foot.unwrap_or_default(),
    };
    let eye = Path::from(pt(-1.0, 0.0))
        .bend(pt(0.0, -0.9), pt(1.0, 0.0))
        .bend(pt(0.0, 0.9), pt(-1.0, 0.0))
        .jump(pt(0.3, 0.0))
        .arc(0.3, false, true, pt(-0.3, 0.0))
        .arc(0.3, false, true, pt(0.3, 0.0));
    let back = back(wish, "rencontre", "print-back-rencontre", RENCONTRE, &eye);
    Component::new(&id, Part::Cards, face.scene(SMALL, Horde::accent())).backed(back)
}

/// Its force, its suit, and the formation that the suit asks for: as the Dominante it explains itself.
fn souffle(game: &Horde, wish: &Wish<'_, Horde>, card: Number) -> Component {
    let id = format!("souffle-{card}");
    let colour = suit_sign(card.suit()).colour();
    let name = wish.say(&names::formation(card.suit()));
    let side = 27.0;
    let nodes = vec![
        Node::rounded(Area::new(1.5, 1.5, SMALL.0 - 3.0, SMALL.1 - 3.0), 2.5)
            .fill(Colour::Card)
            .stroke(Colour::CardLine, 0.25),
        Node::label(pt(11.5, 10.5), card.value().to_string(), Face::SerifBold, 30.0 * POINT).fill(colour),
        Node::path(suit_sign(card.suit()).outline(pt(29.0, 10.5), 4.8)).fill(colour),
        figure(game, card.suit(), side).at(pt((SMALL.0 - side) / 2.0, 19.0)),
        Node::label(pt(SMALL.0 / 2.0, 50.0), name.clone(), Face::SansBold, 8.0 * POINT),
    ];
    let reading = format!("{}. {name}", card.short());
    Component::new(&id, Part::Cards, small(&id, card.short(), nodes))
        .backed(back(wish, "souffle", "print-back-souffle", SOUFFLE, &gust()))
        .read(reading)
}

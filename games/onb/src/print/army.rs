//! The armies of the battle: figures, wound cards, markers.

use super::SQUARE;
use crate::bestiary::{Effect, Kind, Library, ReadyArmy};
use crate::game::Onb;
use crate::options::Recruiting;
use crate::picture::board::figures::body;
use crate::picture::spoken;
use galerne_draw::print::{CardFace, Component, MINI, POINT, Part, Wish, blank};
use galerne_draw::scene::{Anchor, Dash};
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Colour, Layer, Node, Path, Picture, pt};

/// A seat and its creatures: kinds and how many of each.
pub(super) struct Army {
    pub(super) seat: u8,
    pub(super) units: Vec<(u8, u8)>,
}

impl Army {
    /// Those and whom they may call into being: who is summoned needs a figure too (ON-10.4).
    fn new(game: &Onb, seat: u8, units: &[(u8, u8)]) -> Army {
        let mut units = units.to_vec();
        for (summoned, most) in units.iter().flat_map(|&(kind, _)| summons(game, kind)).collect::<Vec<_>>() {
            if units.iter().all(|(kind, _)| *kind != summoned) {
                units.push((summoned, most));
            }
        }
        Army { seat, units }
    }
}

/// Whom a kind may summon, and how many may live at once.
fn summons(game: &Onb, kind: u8) -> impl Iterator<Item = (u8, u8)> {
    let powers = game.kind(kind).powers.iter().filter_map(|&power| game.library.powers.get(power));
    powers.filter_map(|power| match power.effect {
        Effect::Summon { kind, max_alive, .. } => Some((kind, max_alive)),
        _ => None,
    })
}

/// For two sides each as many of every kind as any ready-made army has: with these every one of them can be played.
pub(super) fn everybody(game: &Onb) -> Vec<Army> {
    let most = |kind: u8| {
        let in_armies = game.library.ready.iter().flat_map(|army| &army.units).filter(|(other, _)| *other == kind);
        in_armies.map(|(_, copies)| *copies).max()
    };
    let kinds = 0..game.library.creatures as u8;
    // One's own creatures are tried out before any army has them.
    let starter = Library::starter();
    let is_own = |kind: u8| starter.kind(&game.kind(kind).id).is_none();
    let copies = |kind: u8| most(kind).or_else(|| is_own(kind).then_some(1));
    let units: Vec<(u8, u8)> = kinds.filter_map(|kind| Some((kind, copies(kind)?))).collect();
    [0, 1].map(|seat| Army::new(game, seat, &units)).into()
}

/// The armies of a battle: those that a table gives out where its options say so (ON-4.10), else one's own before those of the box, each in the
/// size of the table.
pub(super) fn armies(game: &Onb) -> Vec<Army> {
    let starter = Library::starter();
    let own = |army: &&ReadyArmy| game.options.armies != Recruiting::Ready && !starter.ready.contains(army);
    let mut taken: Vec<&str> = Vec::new();
    let mut state = game.empty_table();
    let mut armies = Vec::new();
    for seat in (0..game.seats as u8).filter(|&seat| game.captain(seat) == seat) {
        let banner = game.options.banner(usize::from(seat));
        let of = |army: &&ReadyArmy| banner.allows(army.affiliation);
        let is_fresh = |army: &&ReadyArmy| !taken.contains(&army.id.as_str());
        let units = match game.library.ready.iter().filter(own).filter(of).find(is_fresh) {
            Some(army) => {
                taken.push(&army.id);
                army.units.clone()
            }
            None => {
                let list = game.army_given_to(&state, seat).unwrap_or_default();
                state.armies[usize::from(seat) & 3] = list;
                state.locked |= 1 << seat;
                (0_u8..).zip(list).filter(|(_, copies)| *copies > 0).collect()
            }
        };
        armies.push(Army::new(game, seat, &units));
    }
    armies
}

/// Every creature of every army, with its number: kinds in the order of the list, counted through.
fn creatures<'a>(game: &'a Onb, armies: &'a [Army]) -> impl Iterator<Item = (u8, u8, u8, &'a Kind)> {
    armies.iter().flat_map(move |army| {
        let each = army.units.iter().flat_map(|&(kind, copies)| std::iter::repeat_n(kind, usize::from(copies)));
        (1_u8..).zip(each).map(move |(number, kind)| (army.seat, number, kind, game.kind(kind)))
    })
}

pub(super) fn figures(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Vec<Component> {
    creatures(game, armies)
        .map(|(seat, number, kind, data)| {
            let id = format!("figure-{}-{number}", seat + 1);
            let side = SQUARE * f32::from(data.base);
            let middle = pt(side / 2.0, side / 2.0);
            let name = wish.say(&spoken(game.kind_name(kind)));
            let label = |at, size| Node::label(at, number.to_string(), Face::SansBold, size).fill(Colour::Ink);
            let edge = || Node::rect(Area::new(0.0, 0.0, side, side)).fill(Colour::Card).stroke(Colour::Line, 0.2);
            // The beak at the upper edge says which way it faces.
            let beak = [pt(side / 2.0, 0.4), pt(side / 2.0 - 2.4, 3.4), pt(side / 2.0 + 2.4, 3.4)];
            let front = vec![
                edge(),
                body(data, seat, side * 0.3).at(middle + pt(-0.4, 0.4)),
                Node::polygon(beak).fill(Colour::Ink),
                label(pt(side - 3.0, side - 3.2), 11.0 * POINT),
            ];
            let lying = Path::from(pt(side * 0.2, side * 0.3))
                .line(pt(side * 0.8, side * 0.7))
                .jump(pt(side * 0.8, side * 0.3))
                .line(pt(side * 0.2, side * 0.7));
            let prone = vec![
                edge(),
                Node::path(lying).stroke(Colour::LineSoft, 0.8),
                // Whose it is must be seen on this side too.
                body(data, seat, side * 0.13).at(pt(side / 2.0, side * 0.18)),
                label(middle, 22.0 * POINT),
                Node::label(pt(side / 2.0, side - 3.0), wish.word("print-prone"), Face::Sans, 7.5 * POINT),
            ];
            if wish.standing {
                return standee(&id, &name, side, |size| body(data, seat, size), number);
            }
            let scene = |id: String, nodes: Vec<Node>| {
                let layer = Layer::new(format!("{id}-face"), nodes);
                blank(id, (side, side), Onb::accent()).named(name.clone()).layer(layer)
            };
            let back = scene(format!("{id}-back"), prone);
            Component::new(&id, Part::Tokens, scene(id.clone(), front)).backed(back).read(format!("{name} {number}"))
        })
        .collect()
}

/// A figure that stands: folded in the middle, its feet glued one over the other or bent outwards. It is drawn on both sides.
fn standee(id: &str, name: &str, side: f32, body: impl Fn(f32) -> Node, number: u8) -> Component {
    let (foot, tall) = (side / 2.0, 40.0);
    let size = (side, 2.0 * (foot + tall));
    let fold = |y: f32| Node::line(pt(0.0, y), pt(side, y)).stroke(Colour::Line, 0.15).dash(Dash::Dashed);
    let face = |turn: f32, y: f32| {
        // A long name stands in two lines.
        let size = 7.0 * POINT;
        let words = Node::lines(pt(0.0, 16.0), lines(name, Face::Sans, size, side - 2.0), Face::Sans, size);
        Node::group([
            body(side * 0.4).at(pt(0.0, -4.0)),
            Node::label(pt(0.0, 10.0), number.to_string(), Face::SansBold, 16.0 * POINT),
            words.leading(1.1).anchor(Anchor::Middle),
        ])
        .turned(turn)
        .at(pt(side / 2.0, y))
    };
    // The beak on the foot before it says which way it faces.
    let beak = [pt(side / 2.0, size.1 - 0.6), pt(side / 2.0 - 2.4, size.1 - 3.6), pt(side / 2.0 + 2.4, size.1 - 3.6)];
    let nodes = vec![
        Node::rect(Area::new(0.0, 0.0, size.0, size.1)).fill(Colour::Card).stroke(Colour::Line, 0.2),
        face(180.0, foot + tall / 2.0),
        face(0.0, foot + tall * 1.5),
        fold(foot),
        fold(foot + tall),
        fold(foot + 2.0 * tall),
        Node::polygon(beak).fill(Colour::Ink),
    ];
    let scene = blank(id, size, Onb::accent()).named(name).layer(Layer::new(format!("{id}-face"), nodes));
    Component::new(id, Part::Tokens, scene).read(format!("{name} {number}"))
}

/// Half across a marker, and where two of them lie on a wound card, left and right of its middle.
const MARKER: f32 = 9.0;
const PLACES: galerne_draw::Point = pt(9.5, 15.2);

pub(super) fn wound_cards(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Vec<Component> {
    creatures(game, armies)
        .map(|(seat, number, kind, data)| {
            let id = format!("wounds-{}-{number}", seat + 1);
            let name = wish.say(&spoken(game.kind_name(kind)));
            let mut nodes = Vec::new();
            let mut y = -19.0;
            for (key, count) in [("sheet-pv", data.pv), ("sheet-mana", data.mana)] {
                if count == 0 {
                    continue;
                }
                nodes.push(Node::text(pt(-18.0, y), wish.word(key), Face::SansBold, 8.0 * POINT));
                y += 1.2;
                for n in 0..count {
                    let area = Area::new(-18.0 + f32::from(n % 6) * 6.0, y + f32::from(n / 6) * 6.0, 5.4, 5.4);
                    nodes.push(Node::rounded(area, 0.6).stroke(Colour::Ink, 0.25));
                }
                y += f32::from(count.div_ceil(6)) * 6.0 + 4.6;
            }
            // What lies beside the figure has a place here, where the boxes leave room for it.
            if y - 4.6 < PLACES.y - MARKER {
                let place = |x: f32| Node::circle(pt(x, PLACES.y), MARKER).stroke(Colour::Line, 0.2).dash(Dash::Dashed);
                nodes.extend([-PLACES.x, PLACES.x].map(place));
            }
            let face = CardFace {
                id: &id,
                title: &name,
                line: "",
                band: [(Colour::BandRed, Colour::OnBandRed), (Colour::BandBlue, Colour::OnBandBlue)]
                    [usize::from(seat % 2)],
                sign: None,
                corner: &number.to_string(),
                picture: Some((44.0, Node::group(nodes))),
                body: Vec::new(),
                foot: "",
            };
            Component::new(&id, Part::Cards, face.scene(MINI, Onb::accent()))
        })
        .collect()
}

/// What lies beside figures (ON-2.4): the word itself, so that there are no signs to learn.
pub(super) fn markers(game: &Onb, wish: &Wish<'_, Onb>) -> Vec<Component> {
    let kinds = [
        ("waiting", 20, "print-marker-waiting", Colour::DieBlue),
        ("shaken", 12, "print-marker-shaken", Colour::DieRed),
        // Figures without a back, or that stand, cannot be turned over.
        ("prone", 12, "print-prone", Colour::DieRed),
        ("unloaded", 8, "print-marker-unloaded", Colour::Second),
        ("riposte", 12, "print-marker-riposte", Colour::Ink),
        ("target", 4, "print-marker-target", Colour::Good),
        ("control", 4, "print-marker-control", Colour::Accent),
        // A closed door is drawn on the board: the marker says that it is not any more.
        ("door", 10, "print-marker-door", Colour::Second),
    ];
    let has_doors = wish.full || !game.map.doors.is_empty();
    kinds
        .into_iter()
        .filter(|(id, ..)| has_doors || *id != "door")
        .map(|(id, copies, key, colour)| {
            let (cell, middle) = (19.0, pt(9.5, 9.5));
            let words = wish.word(key);
            let size = (8.0 * POINT).min(8.0 * POINT * 15.6 / Face::SansBold.width(&words, 8.0 * POINT));
            let nodes = vec![
                Node::circle(middle, MARKER).fill(Colour::Card).stroke(colour, 0.7),
                Node::label(middle, words.clone(), Face::SansBold, size).fill(colour),
            ];
            let id = format!("marker-{id}");
            let scene = blank(&id, (cell, cell), Onb::accent()).named(words);
            Component::new(&id, Part::Tokens, scene.layer(Layer::new(format!("{id}-face"), nodes)))
                .outlined()
                .times(copies)
        })
        .collect()
}

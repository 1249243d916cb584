//! A sheet for each kind of creature: its numbers, what it can do, and its attack lines against the kinds of the other armies.

use super::army::Army;
use crate::bestiary::{Arm, Band, Class, Effect, Kind, Zone};
use crate::game::Onb;
use crate::picture::board::figures::body;
use crate::picture::panels::sheet::{affiliation, chance_of, flags, reach_of};
use crate::picture::spoken;
use crate::words::names::line_name;
use galerne_draw::print::{Component, Flow, HALF, Part, Wish, blank};
use galerne_draw::{Area, Layer, Node, Picture, Scene, pt};
use galerne_engine::Message;

/// What a sheet against all kinds takes.
const PAGE: (f32, f32) = (197.0, 264.0);

pub(super) fn all(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Vec<Component> {
    let mut sheets = Vec::new();
    for army in armies {
        let foes: Vec<u8> = armies
            .iter()
            .filter(|other| game.side(other.seat) != game.side(army.seat))
            .flat_map(|other| other.units.iter().map(|(kind, _)| *kind))
            .collect();
        for &(kind, _) in &army.units {
            let id = format!("sheet-{}-{}", army.seat + 1, game.kind(kind).id);
            let scene = sheet(game, wish, &id, army.seat, kind, &foes);
            sheets.push(Component::new(id, Part::Mats, scene));
        }
    }
    sheets
}

/// A page for every kind, with its attack lines against every other.
pub(super) fn against_everybody(game: &Onb, wish: &Wish<'_, Onb>, armies: &[Army]) -> Vec<Component> {
    let Some(army) = armies.first() else { return Vec::new() };
    let kinds: Vec<u8> = army.units.iter().map(|(kind, _)| *kind).collect();
    let page = |&kind: &u8| {
        let id = format!("sheet-{}", game.kind(kind).id);
        let (name, mut nodes) = head(game, wish, army.seat, kind, (PAGE.0 - 8.0, 70.0));
        let arms: Vec<(u8, &Arm)> = fighting(game, kind).collect();
        let mut rows = vec![vec![wish.word("print-against")]];
        rows[0].extend(arms.iter().map(|(weapon, arm)| weapon_title(game, wish, kind, *weapon, arm)));
        for &foe in &kinds {
            let mut row = vec![wish.say(&spoken(game.kind_name(foe)))];
            row.extend(arms.iter().map(|(weapon, arm)| {
                let lines = lines(game, wish, kind, *weapon, arm, foe);
                lines.into_iter().map(|(line, chance)| format!("{line} · {chance}")).collect::<Vec<_>>().join(" / ")
            }));
            rows.push(row);
        }
        let mut shares = vec![1.4];
        shares.extend(arms.iter().map(|_| 2.0));
        let room = Area::new(4.0, 72.0, PAGE.0 - 8.0, PAGE.1 - 76.0);
        let table = |points: f32| vec![Flow::new(room, points).table(&shares, &rows)];
        nodes.extend(Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0], PAGE.1 - 2.0, table));
        let scene = blank(&id, PAGE, Onb::accent()).named(name).layer(Layer::new(format!("{id}-all"), nodes));
        Component::page(id, Part::Mats, scene)
    };
    kinds.iter().map(page).collect()
}

/// What one strikes or shoots with.
fn fighting(game: &Onb, kind: u8) -> impl Iterator<Item = (u8, &Arm)> {
    (0_u8..).zip(&game.kind(kind).arms).filter(|(_, arm)| arm.class != Class::Parry)
}

fn weapon_title(game: &Onb, wish: &Wish<'_, Onb>, kind: u8, weapon: u8, arm: &Arm) -> String {
    let mut title = vec![wish.say(&spoken(game.weapon_name(kind, weapon))), wish.say(&reach_of(arm))];
    if arm.long {
        title.push(wish.word("sheet-long"));
    }
    if arm.mana > 0 {
        title.push(wish.say(&Message::new("sheet-mana-cost").with("mana", arm.mana)));
    }
    title.extend(traits(arm).iter().map(|message| wish.say(message)));
    title.join(" · ")
}

/// What the weapon does besides: the program knows it, at a table it has to be written.
fn traits(arm: &Arm) -> Vec<Message> {
    let zone = match arm.zone {
        Zone::Single => None,
        Zone::Around => Some(Message::new("print-arm-around")),
        Zone::Fired => Some(Message::new("print-arm-fired").with("radius", arm.radius)),
    };
    let least = (arm.range.min > 0).then(|| Message::new("print-arm-least").with("cells", arm.range.min));
    let height = arm.ballistic.map(|height| Message::new("print-arm-ballistic").with("height", height));
    let words = [
        (arm.class == Class::Psychic, "print-arm-mind"),
        (arm.reload, "print-arm-reload"),
        (arm.knocks_down, "print-arm-knocks"),
        (arm.shakes, "print-arm-shakes"),
    ];
    let words = words.into_iter().filter(|(has, _)| *has).map(|(_, key)| Message::new(key));
    zone.into_iter().chain(least).chain(height).chain(words).collect()
}

fn is_far(arm: &Arm) -> bool {
    arm.range.long > arm.range.normal
}

/// The attack line against a kind and its chance, for each band of the weapon.
fn lines(game: &Onb, wish: &Wish<'_, Onb>, kind: u8, weapon: u8, arm: &Arm, foe: u8) -> Vec<(String, String)> {
    let bands = if is_far(arm) { &[Band::Normal, Band::Long][..] } else { &[Band::Normal][..] };
    let of = |band: &Band| {
        let line = game.lines.get(kind, weapon, *band, foe);
        let chance = wish.context.speech.percent(chance_of(line.die, line.bonus), 0);
        (wish.say(&line_name(line)), chance)
    };
    bands.iter().map(of).collect()
}

/// Its name; and its sign, numbers, powers and passives in a column of that width, down to there.
fn head(game: &Onb, wish: &Wish<'_, Onb>, seat: u8, kind: u8, (width, bottom): (f32, f32)) -> (String, Vec<Node>) {
    let data = game.kind(kind);
    let say = |message: &Message| wish.say(message);
    let name = say(&spoken(game.kind_name(kind)));
    let cost = Message::new("sheet-cost").with("cost", data.cost).with("size", data.size).with("base", data.base);
    let titles = ["sheet-init", "sheet-pv", "sheet-course", "sheet-sprint", "sheet-mana"].map(|key| wish.word(key));
    let values = [data.init, data.pv, data.course, data.sprint, data.mana].map(|value| value.to_string());
    let title = Flow::new(Area::new(26.0, 3.0, width - 22.0, 20.0), 9.0).title(&name);
    let top = title.y.max(22.0);
    let mut nodes = vec![Node::group([body(data, seat, 8.0)]).at(pt(14.0, 13.0))];
    nodes.extend(title.nodes());
    let column = |points: f32| {
        let mut left = Flow::new(Area::new(4.0, top, width, bottom - top), points)
            .text(&say(&affiliation(game, kind)))
            .text(&say(&cost))
            .table(&[1.0; 5], &[titles.to_vec(), values.to_vec()]);
        for power in 0..data.powers.len() as u8 {
            left = left.point(&power_text(game, wish, kind, power));
        }
        for flag in flags(data) {
            left = left.point(&flag_text(wish, data, flag));
        }
        if let Some([bash, pick, vault]) = game.tests.get(usize::from(kind)) {
            let tests = Message::new("sheet-tests")
                .with("bash", bash.to_string())
                .with("pick", pick.to_string())
                .with("vault", vault.to_string());
            left = left.text(&say(&tests));
        }
        vec![left]
    };
    nodes.extend(Flow::largest(&[10.0, 9.5, 9.0, 8.5, 8.0, 7.5], bottom, column));
    (name, nodes)
}

fn sheet(game: &Onb, wish: &Wish<'_, Onb>, id: &str, seat: u8, kind: u8, foes: &[u8]) -> Scene {
    let (name, mut nodes) = head(game, wish, seat, kind, (82.0, HALF.1 - 2.0));
    // Who has many weapons against many foes is set smaller.
    let set = |points: f32| vec![attacks(game, wish, kind, foes, points)];
    nodes.extend(Flow::largest(&[11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5], HALF.1 - 1.0, set));
    blank(id, HALF, Onb::accent()).named(name).layer(Layer::new(format!("{id}-all"), nodes))
}

/// A table for each weapon, one below the other, in letters of that size in points.
fn attacks(game: &Onb, wish: &Wish<'_, Onb>, kind: u8, foes: &[u8], points: f32) -> Flow {
    let mut right = Flow::new(Area::new(92.0, 2.0, HALF.0 - 96.0, HALF.1 - 4.0), points);
    for (weapon, arm) in fighting(game, kind) {
        let mut rows = vec![vec![wish.word("print-against"), wish.word("print-line"), wish.word("print-chance")]];
        for &foe in foes {
            let (attacks, chances): (Vec<String>, Vec<String>) =
                lines(game, wish, kind, weapon, arm, foe).into_iter().unzip();
            rows.push(vec![wish.say(&spoken(game.kind_name(foe))), attacks.join(" / "), chances.join(" / ")]);
        }
        let shares = if is_far(arm) { [2.0, 3.6, 1.6] } else { [2.4, 2.4, 1.0] };
        right = right.heading(&weapon_title(game, wish, kind, weapon, arm)).table(&shares, &rows);
    }
    right
}

/// A passive with its numbers: a printed sheet cannot add them up.
fn flag_text(wish: &Wish<'_, Onb>, data: &Kind, flag: &'static str) -> String {
    let numbered = match flag {
        "sheet-charger" => Message::new("print-flag-charge").with("value", data.charge_bonus),
        "sheet-pack" => Message::new("print-flag-pack").with("value", data.pack),
        "sheet-command" => {
            let (radius, value) = data.aura.unwrap_or_default();
            Message::new("print-flag-command").with("radius", radius).with("value", value)
        }
        "sheet-fixed" => Message::new("print-flag-fixed").with("turn", data.fixed.unwrap_or_default()),
        other => Message::new(other),
    };
    wish.say(&numbered)
}

/// A power in a sentence: what it costs and what it does.
fn power_text(game: &Onb, wish: &Wish<'_, Onb>, kind: u8, number: u8) -> String {
    let data = game.kind(kind);
    let Some(power) = data.powers.get(usize::from(number)).and_then(|&power| game.library.powers.get(power)) else {
        return String::new();
    };
    let does = match power.effect {
        Effect::Reload => Message::new("power-does-reload"),
        Effect::Heal { amount, range: Some(range), .. } => {
            Message::new("power-does-heal").with("amount", amount).with("range", range)
        }
        Effect::Heal { amount, range: None, .. } => Message::new("power-does-repair").with("amount", amount),
        Effect::Rally { radius } => Message::new("power-does-rally").with("radius", radius),
        Effect::Summon { kind, range, max_alive } => Message::new("power-does-summon")
            .with("kind", game.kind_name(kind))
            .with("range", range)
            .with("most", max_alive),
    };
    let whole = Message::new("power-sentence")
        .with("power", game.power_name(kind, number))
        .with("long", if power.long { "yes" } else { "no" })
        .with("mana", power.mana)
        .with("does", does);
    wish.say(&whole)
}

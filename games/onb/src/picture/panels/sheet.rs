//! The sheet of a creature: what it is, and its attack lines against the kinds on the table.

use crate::bestiary::{Affiliation, Arm, Band, Class, Kind, Line, Rank};
use crate::game::Onb;
use crate::odds::loss;
use crate::options::HiddenStats;
use crate::picture::board::figures::body;
use crate::picture::{Context, SHEETS, WIDE, spoken};
use crate::state::{NONE, Phase, State};
use crate::words::names::{joined, line_name};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, lines, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Scene, pt};
use galerne_engine::{Arg, Message};

/// Kinds that stand on the table, in the order of the bestiary.
fn present(game: &Onb, state: &State) -> Vec<u8> {
    let there = |kind: u8| state.units().iter().any(|unit| unit.alive() && unit.kind == kind);
    (0..game.library.kinds.len() as u8).filter(|&kind| there(kind)).collect()
}

/// Kinds that the seat may strike: those of its enemies, on the table or still to be deployed, and objects.
fn against(game: &Onb, state: &State, seat: u8) -> Vec<u8> {
    let foe = |other: u8| usize::from(seat) >= game.seats || game.hostile(other, game.side(seat));
    let there = |kind: u8| {
        state.units().iter().any(|unit| unit.alive() && unit.kind == kind && (unit.seat == NONE || foe(unit.seat)))
    };
    // Lists count once they are revealed; creatures in reserve are units already.
    let listed = |kind: u8| {
        matches!(state.phase, Phase::Deploy | Phase::SecretDeploy)
            && (0..game.seats as u8)
                .any(|other| foe(other) && state.armies[usize::from(other)][usize::from(kind) % 32] > 0)
    };
    (0..game.library.kinds.len() as u8).filter(|&kind| there(kind) || listed(kind)).collect()
}

/// Whose banner a kind follows.
pub(crate) fn affiliation(game: &Onb, kind: u8) -> Message {
    Message::new(match game.kind(kind).affiliation {
        Affiliation::Guet => "affiliation-guet",
        Affiliation::Cendres => "affiliation-cendres",
        Affiliation::Forge => "affiliation-forge",
        Affiliation::Neutre | Affiliation::Aucune => "affiliation-neutre",
    })
}

/// A text in the largest of a few sizes in which it fits, cut only where even the smallest is too wide.
pub(crate) fn fitting(text: &str, face: Face, sizes: &[f32], width: f32) -> (String, f32) {
    let fits = |size: &&f32| face.width(text, **size) <= width;
    let size = sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(12.0);
    (shortened(text, face, size, width), size)
}

/// The width of a sheet laid over the board, with its margins.
pub(crate) const SLIP: f32 = WIDE + 32.0;

/// The sheet on a card of its own, its upper left corner at the origin; and its height.
pub(crate) fn slip(game: &Onb, context: &Context<'_>, kind: u8, seat: u8) -> (Node, f32) {
    let page = written(game, context, kind, seat, None);
    let area = Area::new(0.0, 0.0, SLIP, page.y + 28.0);
    let slip = Node::group([
        Node::rounded(Area { y: 3.0, ..area }, 7.0).fill(Colour::Shade).opacity(0.3),
        Node::rounded(area, 7.0).fill(Colour::Raised).stroke(Colour::Ink, 1.4),
        Node::group(page.nodes).at(pt(16.0, 12.0)),
    ]);
    (slip, area.height)
}

/// The weapons of a kind, each with how far it goes.
pub(crate) fn weapons(game: &Onb, kind: u8) -> Arg {
    let arms = game.kind(kind).arms.iter().enumerate().filter(|(_, arm)| arm.class != Class::Parry);
    let named = arms.map(|(weapon, arm)| {
        let name = game.weapon_name(kind, weapon as u8);
        Message::new("sheet-weapon").with("weapon", name).with("reach", reach_of(arm)).into()
    });
    joined("sheet-list", &named.collect::<Vec<Arg>>())
}

/// The sheet in a few sentences, for the list of recruits.
pub(crate) fn reading(game: &Onb, context: &Context<'_>, kind: u8) -> String {
    let whole = Message::new("sheet-reading")
        .with("kind", game.kind_name(kind))
        .with("affiliation", affiliation(game, kind))
        .with("cost", game.kind(kind).cost)
        .with("numbers", numbers(game, kind))
        .with("weapons", weapons(game, kind));
    let deeds = deeds(game, context, kind);
    if deeds.is_empty() { context.say(&whole) } else { format!("{} {}.", context.say(&whole), deeds.join(", ")) }
}

pub(crate) fn reach_of(arm: &Arm) -> Message {
    if arm.class == Class::Contact && arm.reach < 2 {
        Message::new("sheet-contact")
    } else if arm.class == Class::Contact {
        Message::new("sheet-reach").with("cells", arm.reach)
    } else if arm.range.long > arm.range.normal {
        Message::new("sheet-ranges").with("near", arm.range.normal).with("far", arm.range.long)
    } else {
        Message::new("sheet-range").with("cells", arm.range.normal)
    }
}

/// Powers and passives by their names.
fn deeds(game: &Onb, context: &Context<'_>, kind: u8) -> Vec<String> {
    let data = game.kind(kind);
    let powers = 0..data.powers.len() as u8;
    let mut words: Vec<String> = powers.map(|power| context.say(&spoken(game.power_name(kind, power)))).collect();
    words.extend(flags(data).map(|key| context.say(&Message::new(key))));
    words
}

/// What a kind is or can without a power, as keys of texts.
pub(crate) fn flags(data: &Kind) -> impl Iterator<Item = &'static str> {
    let flags = [
        (data.flying, "sheet-flying"),
        (data.immune_shaken, "sheet-unshaken"),
        (data.stable, "sheet-stable"),
        (data.fixed.is_some(), "sheet-fixed"),
        (data.charge_bonus != 0, "sheet-charger"),
        (data.pack != 0, "sheet-pack"),
        (data.aura.is_some(), "sheet-command"),
    ];
    flags.into_iter().filter(|(has, _)| *has).map(|(_, key)| key)
}

/// Initiative and pace of a kind; the card of a creature has the rest.
pub(crate) fn pace(game: &Onb, kind: u8) -> Message {
    let data = game.kind(kind);
    Message::new("sheet-pace").with("init", data.init).with("course", data.course).with("sprint", data.sprint)
}

/// The numbers of a kind in one sentence.
pub(crate) fn numbers(game: &Onb, kind: u8) -> Message {
    let data = game.kind(kind);
    Message::new("sheet-numbers")
        .with("pv", data.pv)
        .with("init", data.init)
        .with("course", data.course)
        .with("sprint", data.sprint)
        .with("mana", data.mana)
}

/// The creature whose sheet is shown: the one in hand, else the first that may act, else the one being deployed.
fn subject(game: &Onb, context: &Context<'_>) -> Option<(u8, u8)> {
    let state = context.state();
    if state.act.unit != NONE {
        return Some((state.active().kind, state.active().seat));
    }
    match state.phase {
        Phase::Slot => game.slot(state).map(|slot| (state.unit(slot.first).kind, state.unit(slot.first).seat)),
        Phase::Deploy | Phase::SecretDeploy => {
            let mine = (0..game.seats).filter(|&seat| context.me.has(galerne_engine::Seat(seat as u8)));
            mine.map(|seat| (state.placing[seat].kind, seat as u8)).find(|(kind, _)| *kind != NONE)
        }
        _ => None,
    }
}

pub(crate) fn panels(game: &Onb, context: &Context<'_>) -> Vec<Panel> {
    let state = context.state();
    let subject = subject(game, context);
    let mut panels: Vec<Panel> = subject.iter().map(|&(kind, seat)| panel(game, context, kind, seat)).collect();
    if context.is_on(&SHEETS) {
        for kind in present(game, state) {
            if Some(kind) == subject.map(|(kind, _)| kind) || game.kind(kind).is_object() {
                continue;
            }
            let seat =
                state.units().iter().find(|unit| unit.alive() && unit.kind == kind).map_or(NONE, |unit| unit.seat);
            panels.push(panel(game, context, kind, seat));
        }
    }
    panels
}

fn panel(game: &Onb, context: &Context<'_>, kind: u8, seat: u8) -> Panel {
    // The one in hand shows what it has left.
    let active = context.state().active();
    let living = (active.alive() && active.kind == kind).then_some((active.pv, active.mana));
    let page = written(game, context, kind, seat, living);
    let id = format!("sheet-{kind}");
    let scene = Scene::new(format!("{id}-page"), Area::new(-2.0, 0.0, WIDE + 4.0, page.y + 4.0))
        .named(context.say(&Message::new("panel-sheet").with("kind", game.kind_name(kind))))
        .accented(Onb::accent())
        .layer(Layer::decoration(format!("{id}-text"), page.nodes));
    let mut blocks = vec![Block::Picture(scene)];
    if game.options.hidden_stats == HiddenStats::Open {
        blocks.push(Block::Lines(game.hidden_facts(kind).to_vec()));
    }
    Panel { id, title: Message::new("panel-sheet").with("kind", game.kind_name(kind)), body: blocks }
}

fn written(game: &Onb, context: &Context<'_>, kind: u8, seat: u8, living: Option<(u8, u8)>) -> Page {
    let data = game.kind(kind);
    let mut page = Page { nodes: Vec::new(), y: 0.0, seat };
    page.head(game, context, kind, data, living);
    for (weapon, arm) in data.arms.iter().enumerate().filter(|(_, arm)| arm.class != Class::Parry) {
        page.weapon(game, context, kind, weapon as u8, arm);
    }
    page.deeds(game, context, kind);
    page
}

/// A sheet being written from top to bottom.
struct Page {
    nodes: Vec<Node>,
    y: f32,
    seat: u8,
}

impl Page {
    fn head(&mut self, game: &Onb, context: &Context<'_>, kind: u8, data: &Kind, living: Option<(u8, u8)>) {
        self.nodes.push(body(data, self.seat, 17.0).at(pt(20.0, 28.0)));
        let name = context.say(&spoken(game.kind_name(kind)));
        let (name, size) = fitting(&name, Face::SerifBold, &[17.0, 15.5, 14.0, 13.0], WIDE - 46.0);
        self.nodes.push(Node::text(pt(46.0, 16.0), name, Face::SerifBold, size));
        let under = Message::new("sheet-cost").with("cost", data.cost).with("size", data.size).with("base", data.base);
        for (y, line) in [(31.0, affiliation(game, kind)), (45.0, under)] {
            self.nodes.push(Node::text(pt(46.0, y), context.say(&line), Face::Sans, 12.0).fill(Colour::InkSoft));
        }
        let left = |left: u8, full: u8| if left == full { full.to_string() } else { format!("{left}/{full}") };
        let (pv, mana) = living.unwrap_or((data.pv, data.mana));
        let boxes = [
            ("sheet-init", data.init.to_string()),
            ("sheet-pv", left(pv, data.pv)),
            ("sheet-course", data.course.to_string()),
            ("sheet-sprint", data.sprint.to_string()),
            ("sheet-mana", left(mana, data.mana)),
        ];
        let wide = WIDE / 5.0;
        for (n, (key, value)) in boxes.into_iter().enumerate() {
            let area = Area::new(wide * n as f32 + 1.5, 54.0, wide - 3.0, 36.0);
            self.nodes.push(Node::rounded(area, 4.0).fill(Colour::AccentSoft));
            let (value, size) = fitting(&value, Face::SerifBold, &[17.0, 14.0], wide - 5.0);
            self.nodes.push(Node::label(pt(area.centre().x, 66.0), value, Face::SerifBold, size));
            let label = shortened(&context.say(&Message::new(key)), Face::Sans, 10.5, wide - 4.0);
            self.nodes.push(Node::label(pt(area.centre().x, 82.5), label, Face::Sans, 10.5).fill(Colour::InkSoft));
        }
        self.y = 96.0;
    }

    /// A weapon and its line against every kind on the table.
    fn weapon(&mut self, game: &Onb, context: &Context<'_>, kind: u8, weapon: u8, arm: &Arm) {
        let name = context.say(&spoken(game.weapon_name(kind, weapon)));
        self.y += 18.0;
        self.nodes.push(Node::text(
            pt(0.0, self.y),
            shortened(&name, Face::SansBold, 14.0, 120.0),
            Face::SansBold,
            14.0,
        ));
        let mut traits = vec![reach_of(arm)];
        if arm.long {
            traits.push(Message::new("sheet-long"));
        }
        if arm.mana > 0 {
            traits.push(Message::new("sheet-mana-cost").with("mana", arm.mana));
        }
        let traits: Vec<String> = traits.iter().map(|message| context.say(message)).collect();
        let text = shortened(&traits.join(" · "), Face::Sans, 12.0, WIDE - 124.0);
        self.nodes.push(Node::text(pt(WIDE, self.y), text, Face::Sans, 12.0).anchor(Anchor::End).fill(Colour::InkSoft));
        self.nodes.push(Node::line(pt(0.0, self.y + 4.0), pt(WIDE, self.y + 4.0)).stroke(Colour::Line, 0.9));
        self.y += 6.0;
        let far = arm.range.long > arm.range.normal;
        let foes = against(game, context.state(), self.seat);
        if foes.is_empty() {
            self.typical(game, context, kind, weapon);
        }
        for other in foes {
            if game.kind(other).is_object() && arm.class == Class::Psychic {
                continue;
            }
            let line = game.lines.get(kind, weapon, Band::Normal, other);
            let chance = chance_of(line.die, line.bonus);
            self.y += 14.5;
            let foe = context.say(&spoken(game.kind_name(other)));
            self.nodes.push(Node::text(pt(0.0, self.y), shortened(&foe, Face::Sans, 12.0, 84.0), Face::Sans, 12.0));
            self.nodes.push(Node::text(pt(88.0, self.y), context.say(&line_name(line)), Face::SansBold, 12.0));
            let mut right = context.speech.percent(chance, 0);
            if far {
                let long = game.lines.get(kind, weapon, Band::Long, other);
                let near = right.trim_end_matches(|sign: char| !sign.is_ascii_digit());
                right = format!("{near} / {}", context.speech.percent(chance_of(long.die, long.bonus), 0));
            }
            self.nodes
                .push(Node::text(pt(WIDE, self.y), right, Face::Sans, 11.5).anchor(Anchor::End).fill(Colour::InkSoft));
        }
    }

    /// While the table is empty: the mean over all recruits of the bestiary.
    fn typical(&mut self, game: &Onb, context: &Context<'_>, kind: u8, weapon: u8) {
        let foes: Vec<Line> = (0..game.library.creatures as u8)
            .filter(|&foe| game.kind(foe).rank != Rank::Summon)
            .map(|foe| game.lines.get(kind, weapon, Band::Normal, foe))
            .collect();
        let many = foes.len().max(1) as f64;
        let hit = foes.iter().map(|line| chance_of(line.die, line.bonus)).sum::<f64>() / many;
        let mean = foes.iter().map(loss_of).sum::<f64>() / many;
        let told = Message::new("sheet-typical")
            .with("hit", context.speech.percent(hit, 0))
            .with("mean", context.speech.number(mean, 1));
        self.y += 14.5;
        self.nodes.push(Node::text(pt(0.0, self.y), context.say(&told), Face::Sans, 12.0));
    }

    /// Powers, passives and tests, in a few words.
    fn deeds(&mut self, game: &Onb, context: &Context<'_>, kind: u8) {
        let mut words = deeds(game, context, kind);
        if let Some([bash, pick, vault]) = game.tests.get(usize::from(kind)) {
            let tests = Message::new("sheet-tests")
                .with("bash", bash.to_string())
                .with("pick", pick.to_string())
                .with("vault", vault.to_string());
            words.push(context.say(&tests));
        }
        let text = lines(&words.join(" · "), Face::Sans, 12.5, WIDE);
        self.y += 20.0;
        let count = text.len() as f32;
        self.nodes.push(Node::lines(pt(0.0, self.y), text, Face::Sans, 12.5).fill(Colour::InkSoft));
        self.y += (count - 1.0) * 12.5 * 1.25 + 4.0;
    }
}

/// What the bare line takes on average, however few hit points there are to take.
fn loss_of(line: &Line) -> f64 {
    let faces = u8::from(line.die > 0)..=line.die;
    let sum: i32 = faces.clone().map(|face| loss(*line, 0, i32::from(face))).sum();
    f64::from(sum) / faces.count().max(1) as f64
}

/// How likely the bare line reaches ten.
pub(crate) fn chance_of(die: u8, bonus: i16) -> f64 {
    if die == 0 {
        return if bonus >= 10 { 1.0 } else { 0.0 };
    }
    let good = i32::from(die) + i32::from(bonus) - 9;
    f64::from(good.clamp(0, i32::from(die))) / f64::from(die)
}

//! The contre panel: dice lying there, pairs linked, gauges, the cheapest win, what may be chosen, one button to confirm.
//!
//! The panel is as tall while a power asks for something as it is before: nothing below it moves under a hand.

use super::buttons;
use super::pairs::{Lie, Own, Theirs};
use crate::action::Action;
use crate::bots::help::{cheapest_steps, ignoring, means};
use crate::bots::power::advice;
use crate::dice::{Colour as Die, Pool};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::names::{colour_name, say, tile_name, wind_name};
use crate::odds::way::{Change, cheapest_way};
use crate::picture::advice::{sequence_label, spend};
use crate::picture::{CHEAPEST, Context, WIDTH, board, choices, die_colour, die_name, die_target, shift_target};
use crate::state::Wait;
use galerne_draw::beat::{Beat, thrown};
use galerne_draw::piece::{Gauge, die, halo};
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Point, Scene, pt};
use galerne_engine::Seat;

/// Dice to a row, at most and at least.
const PER_ROW: usize = 8;
const FEW: usize = 6;
/// Between a die and the one it equals, and the height of a button for a step.
const LINK: f32 = 14.0;
const BUTTON: f32 = 25.0;

pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Panel {
    let mut drawing = Drawing { nodes: Vec::new(), y: 0.0 };
    let legal = choices(game, context);
    drawing.head(game, context);
    drawing.dice(game, context, &legal);
    drawing.gauges(game, context);
    let told = context.say(&spend(game, context.state()));
    drawing.spend(game, context, &legal, &told);
    buttons::below(&mut drawing, game, context, &legal);
    let scene = Scene::new("contre-table", Area::new(-3.0, 0.0, WIDTH + 6.0, drawing.y))
        .named(context.say(&say("panel-contre")))
        .described(told)
        .accented(Windwalkers::accent())
        .layer(Layer::new("contre-things", drawing.nodes));
    Panel { id: "contre".to_owned(), title: say("panel-contre"), body: vec![Block::Picture(scene)] }
}

/// How one row of dice lies: how far apart and how large they are, and where it begins.
struct Lay {
    step: f32,
    side: f32,
    left: f32,
    top: f32,
}

impl Lay {
    /// The row without its buttons.
    fn high(&self) -> f32 {
        2.0 * self.side + LINK + 10.0
    }

    /// The middle of a column.
    fn x(&self, at: usize) -> f32 {
        self.left + self.step * (at as f32 + 0.5)
    }
}

/// The panel as it grows downwards.
pub(super) struct Drawing {
    pub(super) nodes: Vec<Node>,
    pub(super) y: f32,
}

impl Drawing {
    /// The tile and the force it asks for.
    fn head(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let state = context.state();
        let target = state.tile(state.contre.target);
        // The two places have no wind, though one is read as force 6 (WW-6.27).
        let windy = state.contre.is(crate::state::flag::WIND);
        let wind = wind_name(if windy { state.contre.force } else { 0 });
        if windy {
            let token = board::token(state.contre.force, 16.0).id("contre-force").name(context.say(&wind));
            self.nodes.push(token.at(pt(19.0, 18.0)));
        }
        let left = if windy { 44.0 } else { 4.0 };
        let title = capital(&context.say(&tile_name(target)));
        self.nodes.push(Node::text(pt(left, 15.0), title, Face::SerifBold, 17.0));
        let asks = say("picture-asks")
            .with("wind", wind)
            .with("pairs", game.facing(state).verdict(game.options.green_rule).pairs.1);
        let asks = context.say(&asks);
        let told = format!("{asks}. {}", context.say(&say("picture-contre-told")));
        let asks = Node::text(pt(left, 31.0), asks, Face::SerifItalic, 13.0).fill(Colour::InkSoft);
        self.nodes.push(Node::group([asks]).id("contre-asks").name(told));
        self.y = 42.0;
    }

    fn dice(&mut self, game: &Windwalkers, context: &Context<'_>, legal: &[Action]) {
        let state = context.state();
        let lie = Lie::of(game, state, context.events);
        // What cannot be paid for is no way.
        let way = cheapest_way(game, state).filter(|way| way.moral(state) <= means(state)).unwrap_or_default();
        let wanted = if state.run.wait == Wait::Shift { way.given_changes() } else { way.changes() };
        let step = WIDTH / lie.columns.len().clamp(FEW, PER_ROW) as f32;
        let throws = || context.events.iter().filter(|event| is_throw(event));
        self.nodes.push(thrown(format!("contre-throw-{}", throws().count())));
        // Another roll throws only the dice of the horde that asked for it.
        let all_fell = matches!(throws().next_back(), Some(Event::Rolled { .. }));
        for (row, columns) in lie.columns.chunks(PER_ROW).enumerate() {
            let left = (WIDTH - step * columns.len() as f32) / 2.0;
            let lay = Lay { step, side: step * 0.78, left, top: self.y };
            self.ground(&lay, columns.iter().map(|column| column.paired));
            for (at, column) in columns.iter().enumerate() {
                let (above, below) = self.link(&lay, at, column.paired);
                if let Some(theirs) = column.above {
                    let die = their_die(context, theirs, lay.side).at(above);
                    self.nodes.push(if all_fell { Beat::Theirs.tumbles(die) } else { die });
                }
                let Some(own) = column.below else { continue };
                let place = row * PER_ROW + at;
                let leads = lie.leads(place);
                let moves = |up: bool| legal.contains(&Action::Shift { colour: own.colour, face: own.face, up });
                let is_led = !leads && (moves(true) || moves(false));
                self.nodes.push(Beat::Ours.tumbles(own_die(context, own, place, lay.side, is_led)).at(below));
                if own.locked {
                    self.nodes.push(padlock(6.0).at(below + pt(lay.side * 0.5, -lay.side * 0.5)));
                }
                if leads {
                    self.steps(context, own, place, &lay, legal, &wanted);
                }
            }
            self.y += lay.high() + 2.0 * BUTTON + 8.0;
        }
    }

    /// The pairs lie on a lighter ground than what is left over.
    fn ground(&mut self, lay: &Lay, pairs: impl Iterator<Item = bool>) {
        let pairs: Vec<bool> = pairs.collect();
        let mut from = 0;
        for run in pairs.chunk_by(|a, b| a == b) {
            let x = lay.left + lay.step * from as f32;
            let area = Area::new(x + 1.0, lay.top, lay.step * run.len() as f32 - 2.0, lay.high());
            let fill = if run[0] { Colour::AccentSoft } else { Colour::Sunk };
            self.nodes.push(Node::rounded(area, 8.0).fill(fill).decoration());
            from += run.len();
        }
    }

    /// Where the two dice of a column lie, and the link between them where they are a pair.
    fn link(&mut self, lay: &Lay, at: usize, paired: bool) -> (Point, Point) {
        let (x, side) = (lay.x(at), lay.side);
        let (above, below) = (pt(x, lay.top + 5.0 + side / 2.0), pt(x, lay.top + 5.0 + LINK + side * 1.5));
        if paired {
            let (from, to) = (above + pt(0.0, side / 2.0), below - pt(0.0, side / 2.0));
            let link = Path::from(from + pt(-3.5, 0.0))
                .line(to + pt(-3.5, 0.0))
                .jump(from + pt(3.5, 0.0))
                .line(to + pt(3.5, 0.0));
            self.nodes.push(Beat::Joined.of(Node::path(link).stroke(Colour::Accent, 2.4)).decoration());
        }
        (above, below)
    }

    /// The arrows under a die of the horde.
    fn steps(&mut self, context: &Context<'_>, own: Own, place: usize, lay: &Lay, legal: &[Action], wanted: &[Change]) {
        let first = lay.top + lay.high() + 2.0 + BUTTON / 2.0;
        for (up, y) in [(true, first), (false, first + BUTTON + 1.0)] {
            if legal.contains(&Action::Shift { colour: own.colour, face: own.face, up }) {
                let best = wanted
                    .iter()
                    .any(|change| (change.colour, change.from, change.to > change.from) == (own.colour, own.face, up));
                let button = step_button(context, own, up, place, best, lay.step - 3.0);
                self.nodes.push(button.at(pt(lay.x(place % PER_ROW), y)));
            }
        }
    }

    /// Colours, pairs, the sum; black dice only where there are any.
    fn gauges(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let verdict = game.facing(context.state()).verdict(game.options.green_rule);
        let of = |key: &'static str, (have, need): (u8, u8)| Gauge {
            label: context.say(&say(key)),
            reading: format!("{have}/{need}"),
            // Nothing asked for is all of it.
            value: if need == 0 { 1.0 } else { f32::from(have.min(need)) },
            needed: Some(f32::from(need)),
            most: f32::from(need.max(1)),
        };
        let (ours, theirs) = verdict.sums;
        let sum = Gauge {
            label: context.say(&say("gauge-sum")),
            reading: format!("{ours}/{theirs}"),
            value: ours as f32,
            needed: Some(theirs as f32),
            most: ours.max(theirs).max(1) as f32,
        };
        let pairs = Gauge {
            value: f32::from(verdict.pairs.0),
            most: f32::from(verdict.pairs.0.max(verdict.pairs.1).max(1)),
            ..of("gauge-pairs", verdict.pairs)
        };
        let colours = of("gauge-colours", verdict.colours);
        let half = (WIDTH - 20.0) / 2.0;
        let black = (verdict.blacks.1 > 0).then(|| of("gauge-black", verdict.blacks));
        let rows: Vec<Vec<(Gauge, f32)>> = match black {
            Some(black) => vec![vec![(black, half), (colours, half)], vec![(pairs, half), (sum, half)]],
            None => vec![vec![(colours, 80.0), (pairs, 66.0), (sum, 86.0)]],
        };
        let mut number = 0;
        for row in rows {
            let gap = (WIDTH - row.iter().map(|(_, wide)| wide).sum::<f32>()) / (row.len() as f32 - 1.0);
            let mut x = 0.0;
            for (gauge, wide) in row {
                let is_black = verdict.blacks.1 > 0 && number == 0;
                let rule =
                    if is_black { format!(". {}", context.say(&say("picture-black-note"))) } else { String::new() };
                let name = format!("{}: {}{rule}", gauge.label, gauge.reading);
                let node = gauge.node(wide, 12.4).id(format!("contre-gauge-{number}")).name(name);
                self.nodes.push(Beat::Measured.of(node).at(pt(x, self.y)));
                x += wide + gap;
                number += 1;
            }
            self.y += 32.0;
        }
        // A colour that another chapter brings is explained where it lies.
        if verdict.blacks.1 > 0 {
            let text = lines(&context.say(&say("picture-black-note")), Face::SerifItalic, 12.4, WIDTH - 4.0);
            let high = 15.5 * text.len() as f32;
            let text = Node::lines(pt(2.0, self.y + 9.0), text, Face::SerifItalic, 12.4).leading(1.25);
            self.nodes.push(Beat::Measured.of(text.fill(Colour::InkSoft)));
            self.y += high;
        }
        self.y += 4.0;
    }

    /// The cheapest win in words; touching it does it, where it can be done.
    fn spend(&mut self, game: &Windwalkers, context: &Context<'_>, legal: &[Action], told: &str) {
        let state = context.state();
        let text = lines(told, Face::Sans, 13.0, WIDTH - 30.0);
        // As tall for a short sentence as for a long one: the buttons below stay where they are.
        let high = text.len().max(3) as f32 * 16.0 + 6.0;
        let area = Area::new(0.0, self.y, WIDTH, high);
        let first = self.y + high / 2.0 - 8.0 * (text.len() as f32 - 1.0) + 4.5;
        let mut parts = vec![
            Node::rounded(area, 6.0).fill(Colour::SecondSoft),
            board::heart(6.5).fill(Colour::Second).at(pt(12.0, self.y + high / 2.0)),
            Node::lines(pt(25.0, first), text, Face::Sans, 13.0).leading(1.23).id("contre-spend"),
        ];
        let steps = if legal.is_empty() { Vec::new() } else { cheapest_steps(game, state) };
        let target = match steps[..] {
            [] if legal.is_empty() => None,
            [] if ignoring(game, state).is_some() => Some(CHEAPEST.to_owned()),
            // One choice of the power in use: the same as choosing it.
            [] => advice(game, state)
                .and_then(|best| best.choices.into_iter().next())
                .filter(|choice| *choice != Action::Done && legal.contains(choice))
                .and_then(|choice| game.targets(state, Seat(state.active), &choice).into_iter().next()),
            [(colour, face, up)] => Some(shift_target(colour, face, up)),
            _ => Some(CHEAPEST.to_owned()),
        };
        let node = match target {
            None => Node::group(parts),
            Some(target) => {
                parts.insert(0, halo(Path::through(area.grown(0.5).corners()).close(), 2.0));
                let one_choice = steps.is_empty() && target != CHEAPEST;
                let name = if one_choice { told.to_owned() } else { context.say(&sequence_label(game, state)) };
                Node::group(parts).id("contre-cheapest").target(target).name(name)
            }
        };
        self.nodes.push(Beat::Told.of(node));
        self.y += high + 8.0;
    }
}

/// Whether dice fell.
fn is_throw(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. } | Event::DiceRolled { .. } | Event::DieRolled { .. })
}

/// A die as it lies there.
fn lying(context: &Context<'_>, colour: Die, face: u8, side: f32) -> Node {
    let mut name = context.say(&say("label-die").with("colour", colour_name(colour)).with("face", face));
    if matches!(colour, Die::Black | Die::Violet) {
        name = format!("{name}. {}", context.say(&say("picture-black-note")));
    }
    die(die_colour(colour), side, Some(face)).class("die").name(name)
}

/// Known by its number: it may move to stand over one that equals it. Equal ones are one choice: a hand may touch any of them.
fn their_die(context: &Context<'_>, die: Theirs, side: f32) -> Node {
    lying(context, die.colour, die.face, side)
        .id(format!("contre-{}-{}", die_name(die.colour), die.number))
        .target(die_target(die.colour, die.face))
}

/// Known by its place. Without arrows of its own it says that an equal one has them.
fn own_die(context: &Context<'_>, own: Own, place: usize, side: f32, is_led: bool) -> Node {
    let node = lying(context, own.colour, own.face, side);
    let node = match node.name.clone().filter(|_| is_led) {
        Some(name) => node.name(format!("{name}. {}", context.say(&say("picture-equal-die")))),
        None => node,
    };
    node.target(die_target(own.colour, own.face)).id(format!("contre-{}-at-{place}", die_name(own.colour)))
}

/// One step up or down on a die; marked when it belongs to the cheapest win.
fn step_button(context: &Context<'_>, own: Own, up: bool, place: usize, best: bool, wide: f32) -> Node {
    let area = Area::new(-wide / 2.0, 0.5 - BUTTON / 2.0, wide, BUTTON - 1.0);
    let tip = if up { -4.0 } else { 4.0 };
    let chevron = Path::from(pt(-7.0, -tip)).line(pt(0.0, tip)).line(pt(7.0, -tip));
    let to = Pool::beside(own.face, up);
    let (fill, ink) = if best { (Colour::Second, Colour::OnSecond) } else { (Colour::Raised, Colour::InkSoft) };
    let way = if up { "up" } else { "down" };
    let key = if context.state().run.wait == Wait::Shift { "label-shift-free" } else { "label-shift" };
    let label = say(key).with("colour", colour_name(own.colour)).with("face", own.face).with("to", to);
    Node::group([
        Node::rounded(area, 5.0).fill(fill).stroke(Colour::Line, 1.0),
        halo(Path::through(area.grown(0.5).corners()).close(), 1.4),
        Node::path(chevron).stroke(ink, 2.4),
    ])
    .id(format!("contre-{way}-{}-at-{place}", die_name(own.colour)))
    .target(shift_target(own.colour, own.face, up))
    .name(context.say(&label))
}

/// A small padlock: what cannot be touched.
pub(super) fn padlock(size: f32) -> Node {
    let shackle =
        Path::from(pt(-0.55, 0.0)).line(pt(-0.55, -0.5)).arc(0.55, false, true, pt(0.55, -0.5)).line(pt(0.55, 0.0));
    Node::group([
        Node::path(shackle.placed(pt(0.0, 0.0), size)).stroke(Colour::Ink, size * 0.3),
        Node::rounded(Area::new(-size, -size * 0.1, size * 2.0, size * 1.4), size * 0.25).fill(Colour::Ink),
    ])
    .decoration()
}

/// The text with a capital at its beginning.
pub(in crate::picture) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

//! The contre panel: dice lying there, pairs linked, four gauges, the cheapest win, what may be chosen, one button to confirm.

use super::help::spend;
use super::pairs::{Column, Own, columns};
use super::way::{Step, cheapest_way};
use super::{CONFIRM, Context, REROLL, STORE, WIDTH, board, choices, die_colour, die_name, die_target, shift_target};
use crate::actions::Action;
use crate::dice::{Colour as Die, Pool};
use crate::setup::Windwalkers;
use crate::words::{colour_name, say, tile_name, wind_name};
use galerne_draw::piece::{DieColour, Gauge, die, halo};
use galerne_draw::scene::Anchor;
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::Words;

/// Dice to a row, at most and at least.
const PER_ROW: usize = 8;
const FEW: usize = 6;
/// Between a die and the one it equals, and the height of a button for a step.
const LINK: f32 = 18.0;
const BUTTON: f32 = 25.0;

pub(super) fn panel(game: &Windwalkers, context: &Context<'_>) -> Panel {
    let mut drawing = Drawing { nodes: Vec::new(), y: 0.0 };
    drawing.head(game, context);
    drawing.dice(game, context);
    drawing.gauges(game, context);
    drawing.spend(game, context);
    drawing.options(context, &choices(game, context));
    drawing.buttons(game, context);
    let scene = Scene::new("contre-table", Area::new(-3.0, 0.0, WIDTH + 6.0, drawing.y))
        .named(context.say(&say("panel-contre")))
        .described(context.say(&spend(game, context.state())))
        .accented(Windwalkers::accent())
        .layer(Layer::new("contre-things", drawing.nodes));
    Panel { id: "contre".to_owned(), title: say("panel-contre"), body: vec![Block::Picture(scene)] }
}

/// How one row of dice lies: how far apart and how large they are, and where it begins.
struct Lay {
    step: f32,
    side: f32,
    top: f32,
}

impl Lay {
    /// The row without its buttons.
    fn high(&self) -> f32 {
        2.0 * self.side + LINK + 12.0
    }
}

/// The panel as it grows downwards.
struct Drawing {
    nodes: Vec<Node>,
    y: f32,
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
            let token = board::token(state.contre.force, 17.0).id("contre-force").name(context.say(&wind));
            self.nodes.push(token.at(pt(20.0, 20.0)));
        }
        let left = if windy { 46.0 } else { 4.0 };
        let title = capital(&context.say(&tile_name(target)));
        self.nodes.push(Node::text(pt(left, 18.0), title, Face::SerifBold, 17.0));
        let asks = say("picture-asks")
            .with("wind", wind)
            .with("pairs", game.facing(state).verdict(game.options.green_rule).pairs.1);
        self.nodes.push(Node::text(pt(left, 34.0), context.say(&asks), Face::SerifItalic, 13.0).fill(Colour::InkSoft));
        self.y = 50.0;
    }

    fn dice(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let state = context.state();
        let all = columns(&state.contre);
        let legal = choices(game, context);
        let way = cheapest_way(game, state).unwrap_or_default();
        let next = if state.run.wait == crate::state::Wait::Shift { way.given } else { way.paid };
        let wanted = marked(&all, next);
        let steps = legal.iter().any(|action| matches!(action, Action::Shift { .. }));
        let mut counted = Counted::default();
        let step = WIDTH / all.len().clamp(FEW, PER_ROW) as f32;
        for (row, wanted) in all.chunks(PER_ROW).zip(wanted.chunks(PER_ROW)) {
            let left = (WIDTH - step * row.len() as f32) / 2.0 + step / 2.0;
            let pairs = row.iter().filter(|column| column.paired).count();
            let lay = Lay { step, side: step * 0.78, top: self.y };
            self.ground(&lay, left, pairs, row.len());
            for (at, column) in row.iter().enumerate() {
                let x = left + step * at as f32;
                self.column(context, column, &lay, x, &legal, wanted[at], &mut counted);
            }
            self.y += lay.high() + if steps { 2.0 * BUTTON + 10.0 } else { 10.0 };
        }
    }

    /// The pairs lie on a lighter ground than what is left over.
    fn ground(&mut self, lay: &Lay, left: f32, pairs: usize, all: usize) {
        let strip = |from: usize, to: usize| {
            let x = left - lay.step / 2.0 + lay.step * from as f32;
            Area::new(x + 1.0, lay.top, lay.step * (to - from) as f32 - 2.0, lay.high())
        };
        if pairs > 0 {
            self.nodes.push(Node::rounded(strip(0, pairs), 8.0).fill(Colour::AccentSoft).decoration());
        }
        if all > pairs {
            self.nodes.push(Node::rounded(strip(pairs, all), 8.0).fill(Colour::Sunk).decoration());
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one column of the row, and what all columns share")]
    fn column(
        &mut self,
        context: &Context<'_>,
        column: &Column,
        lay: &Lay,
        x: f32,
        legal: &[Action],
        wanted: Option<bool>,
        counted: &mut Counted,
    ) {
        let side = lay.side;
        let (above, below) = (pt(x, lay.top + 6.0 + side / 2.0), pt(x, lay.top + 6.0 + LINK + side * 1.5));
        if column.paired {
            let (from, to) = (above + pt(0.0, side / 2.0), below - pt(0.0, side / 2.0));
            let link = Path::from(from + pt(-3.5, 0.0))
                .line(to + pt(-3.5, 0.0))
                .jump(from + pt(3.5, 0.0))
                .line(to + pt(3.5, 0.0));
            self.nodes.push(Node::path(link).stroke(Colour::Accent, 2.4).decoration());
        }
        if let Some((colour, face)) = column.above {
            self.nodes.push(lying(context, colour, face, side, counted.next(colour, face)).at(above));
        }
        let Some(own) = column.below else { return };
        let number = counted.next(own.colour, own.face);
        self.nodes.push(lying(context, own.colour, own.face, side, number).at(below));
        if own.locked {
            self.nodes.push(padlock(6.0).at(below + pt(side * 0.5, -side * 0.5)));
            return;
        }
        let first = lay.top + lay.high() + 2.0 + BUTTON / 2.0;
        for (up, y) in [(true, first), (false, first + BUTTON + 1.0)] {
            if legal.contains(&Action::Shift { colour: own.colour, face: own.face, up }) {
                let button = step_button(context, own, up, number, wanted == Some(up), lay.step - 3.0);
                self.nodes.push(button.at(pt(x, y)));
            }
        }
    }

    fn gauges(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let verdict = game.facing(context.state()).verdict(game.options.green_rule);
        let of = |key: &'static str, (have, need): (u8, u8)| Gauge {
            label: context.say(&say(key)),
            reading: format!("{have} / {need}"),
            value: f32::from(have.min(need)),
            needed: Some(f32::from(need)),
            most: f32::from(need.max(1)),
        };
        let (ours, theirs) = verdict.sums;
        let sum = Gauge {
            label: context.say(&say("gauge-sum")),
            reading: format!("{ours} / {theirs}"),
            value: ours as f32,
            needed: Some(theirs as f32),
            most: ours.max(theirs).max(1) as f32,
        };
        let gauges = [
            of("gauge-black", verdict.blacks),
            of("gauge-colours", verdict.colours),
            Gauge {
                value: f32::from(verdict.pairs.0),
                most: f32::from(verdict.pairs.0.max(verdict.pairs.1).max(1)),
                ..of("gauge-pairs", verdict.pairs)
            },
            sum,
        ];
        let wide = (WIDTH - 20.0) / 2.0;
        for (at, gauge) in gauges.iter().enumerate() {
            let spot = pt((wide + 20.0) * (at % 2) as f32, self.y + 34.0 * (at / 2) as f32);
            let name = format!("{}: {}", gauge.label, gauge.reading);
            self.nodes.push(gauge.node(wide, 13.0).id(format!("contre-gauge-{at}")).name(name).at(spot));
        }
        self.y += 76.0;
    }

    /// The cheapest winning spend in words.
    fn spend(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let text = lines(&context.say(&spend(game, context.state())), Face::Sans, 13.0, WIDTH - 30.0);
        let high = text.len() as f32 * 16.0 + 10.0;
        self.nodes.push(Node::rounded(Area::new(0.0, self.y, WIDTH, high), 6.0).fill(Colour::SecondSoft));
        self.nodes.push(board::heart(6.5).fill(Colour::Second).at(pt(12.0, self.y + high / 2.0)));
        self.nodes.push(Node::lines(pt(25.0, self.y + 17.0), text, Face::Sans, 13.0).leading(1.23).id("contre-spend"));
        self.y += high + 10.0;
    }

    /// Faces and colours, where a power asks for one.
    fn options(&mut self, context: &Context<'_>, legal: &[Action]) {
        let mut row: Vec<(Node, String, String)> = Vec::new();
        for action in legal {
            match *action {
                Action::Face { face } => row.push((
                    die(DieColour::Yellow, 34.0, Some(face)),
                    format!("face-{face}"),
                    context.say(&say("label-face").with("face", face)),
                )),
                Action::Colour { colour } => row.push((
                    die(die_colour(colour), 34.0, None),
                    format!("colour-{}", die_name(colour)),
                    context.say(&say("label-colour").with("colour", colour_name(colour))),
                )),
                _ => {}
            }
        }
        if row.is_empty() {
            return;
        }
        let step = WIDTH / 6.0;
        let left = (WIDTH - step * (row.len() as f32 - 1.0)) / 2.0;
        for (at, (node, target, name)) in row.into_iter().enumerate() {
            let spot = pt(left + step * at as f32, self.y + 26.0);
            self.nodes.push(node.id(format!("contre-{target}")).target(target).name(name).at(spot));
        }
        self.y += 58.0;
    }

    fn buttons(&mut self, game: &Windwalkers, context: &Context<'_>) {
        let state = context.state();
        let legal = choices(game, context);
        let label = |action: &Action| context.say(&game.label(state, galerne_engine::Seat(state.active), action));
        if legal.iter().any(|action| matches!(action, Action::Store { .. })) {
            let text = context.say(&say("picture-store"));
            self.button(STORE, text, Colour::Raised, Colour::Ink, 36.0);
        }
        if legal.contains(&Action::RerollAll) {
            self.button(REROLL, label(&Action::RerollAll), Colour::Raised, Colour::Ink, 36.0);
        }
        if legal.contains(&Action::Confirm) {
            let dooms = game.confirm_dooms(state);
            let colour = if game.confirm_wins(state) && !dooms { Colour::Good } else { Colour::Bad };
            let warned = dooms.then(|| say("picture-confirm-doom"));
            let text = label(&Action::Confirm);
            let text = warned.map_or(text.clone(), |warning| format!("{text} · {}", context.say(&warning)));
            self.button(CONFIRM, text, colour, Colour::Raised, 46.0);
        }
    }

    fn button(&mut self, target: &'static str, text: String, fill: Colour, ink: Colour, high: f32) {
        let area = Area::new(1.5, self.y, WIDTH - 3.0, high);
        let broken = lines(&text, Face::SansBold, 13.5, WIDTH - 20.0);
        let first = area.centre().y - (broken.len() as f32 - 1.0) * 8.5 + Face::SansBold.cap_height(13.5) / 2.0;
        let outline = Path::through(area.grown(1.0).corners()).close();
        self.nodes.push(
            Node::group([
                Node::rounded(area, 7.0).fill(fill).stroke(Colour::Line, 1.2),
                halo(outline, 3.0),
                Node::lines(pt(WIDTH / 2.0, first), broken, Face::SansBold, 13.5)
                    .anchor(Anchor::Middle)
                    .leading(1.17)
                    .fill(ink),
            ])
            .id(format!("contre-{target}"))
            .target(target)
            .name(text),
        );
        self.y += high + 8.0;
    }
}

/// Which dice the cheapest win moves first, and which way: as many of a face as it needs, those without a pair before others.
fn marked(all: &[Column], mut steps: Vec<Step>) -> Vec<Option<bool>> {
    let mut marks = vec![None; all.len()];
    for (at, column) in all.iter().enumerate().rev() {
        let Some(own) = column.below.filter(|own| !own.locked) else { continue };
        if let Some(found) = steps.iter().position(|&(colour, face, _)| (colour, face) == (own.colour, own.face)) {
            marks[at] = Some(steps.remove(found).2);
        }
    }
    marks
}

/// Numbers dice that look alike, so that each keeps an id of its own.
#[derive(Default)]
struct Counted(Vec<(Die, u8)>);

impl Counted {
    fn next(&mut self, colour: Die, face: u8) -> usize {
        self.0.push((colour, face));
        self.0.iter().filter(|&&known| known == (colour, face)).count()
    }
}

/// A die as it lies there.
fn lying(context: &Context<'_>, colour: Die, face: u8, side: f32, number: usize) -> Node {
    die(die_colour(colour), side, Some(face))
        .class("die")
        .id(format!("contre-{}-{face}-{number}", die_name(colour)))
        .target(die_target(colour, face))
        .name(context.say(&say("label-die").with("colour", colour_name(colour)).with("face", face)))
}

/// One step up or down on a die; marked when it belongs to the cheapest win.
fn step_button(context: &Context<'_>, own: Own, up: bool, number: usize, best: bool, wide: f32) -> Node {
    let area = Area::new(-wide / 2.0, 0.5 - BUTTON / 2.0, wide, BUTTON - 1.0);
    let tip = if up { -4.0 } else { 4.0 };
    let chevron = Path::from(pt(-7.0, -tip)).line(pt(0.0, tip)).line(pt(7.0, -tip));
    let to = Pool::beside(own.face, up);
    let (fill, ink) = if best { (Colour::Second, Colour::OnSecond) } else { (Colour::Raised, Colour::InkSoft) };
    let way = if up { "up" } else { "down" };
    let label = say("label-shift").with("colour", colour_name(own.colour)).with("face", own.face).with("to", to);
    Node::group([
        Node::rounded(area, 5.0).fill(fill).stroke(Colour::Line, 1.0),
        halo(Path::through(area.grown(0.5).corners()).close(), 1.4),
        Node::path(chevron).stroke(ink, 2.4),
    ])
    .id(format!("contre-{way}-{}-{}-{number}", die_name(own.colour), own.face))
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
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

//! The bar under the hand: the points in the pool, the four actions or buttons for the amounts that `panels/wind.rs` finds worth
//! offering, and what closes the step.

use crate::action::Action;
use crate::game::Horde;
use crate::picture::layout::{Layout, READABLE};
use crate::picture::outcome::{outcome, outcome_colours, outcome_sign};
use crate::picture::outlook::{force, means, row_of};
use crate::picture::panels::wind::useful;
use crate::picture::{Context, colours, deciding, done_target, points_target, target};
use crate::roles::Role;
use crate::state::{State, Step};
use galerne_draw::piece::halo;
use galerne_draw::scene::{Dash, Touch};
use galerne_draw::text::{Face, lines};
use galerne_draw::{Area, Colour, Layer, Node, Path, Point, pt};
use galerne_engine::{Message, Rules, Seat, Words};

/// A button with a ring that shows when it can be pressed.
fn button(area: Area, target: String, name: String, lit: bool, inside: Vec<Node>) -> Node {
    let ring = Path::through(area.grown(3.0).corners()).close();
    let face = Node::rounded(area, 6.0)
        .fill(if lit { Colour::Raised } else { Colour::Sunk })
        .stroke(if lit { Colour::Second } else { Colour::LineSoft }, if lit { 1.8 } else { 1.0 });
    Node::group([halo(ring, 3.2), face].into_iter().chain(inside))
        .id(format!("press-{target}"))
        .class("acts")
        .target(target)
        .name(name)
}

pub(super) fn layer(game: &Horde, context: &Context<'_>, layout: Layout) -> Layer {
    let state = context.state();
    let mut nodes = Vec::new();
    for index in layout.large().filter(|&index| state.camps[index].lost.is_none()) {
        let seat = Seat(index as u8);
        nodes.push(pool(context, layout, seat));
        if state.step == Step::Power && state.actor == seat.0 {
            nodes.extend(amounts(game, context, layout, seat));
        } else {
            nodes.extend(deeds(game, context, layout, seat));
        }
    }
    nodes.extend(done(game, context, layout));
    Layer::new("bar", nodes)
}

/// Where the points stand with what they pay for. The amounts have the place of the button that closes a step as well, for Contrevent has none.
fn shelf(state: &State, layout: Layout, seat: Seat) -> Area {
    let asks = state.step == Step::Power && state.actor == seat.0;
    if asks { layout.amounts(seat.index()) } else { layout.bar(seat.index()) }
}

/// The points there are, and whether the next card counts double.
fn pool(context: &Context<'_>, layout: Layout, seat: Seat) -> Node {
    let camp = &context.state().camps[seat.index()];
    let bar = shelf(context.state(), layout, seat);
    let at = pt(bar.x + 22.0, bar.centre().y);
    let some = camp.pool > 0 || camp.soutien;
    let mut parts = vec![
        Node::circle(at, 21.0)
            .fill(if some { Colour::Deep } else { Colour::Sunk })
            .stroke(if some { Colour::Second } else { Colour::Line }, 1.6),
        Node::label(at, camp.pool.to_string(), Face::SerifBold, 23.0).fill(if some {
            Colour::OnDeep
        } else {
            Colour::InkSoft
        }),
    ];
    if camp.soutien {
        let star = at + pt(15.0, -15.0);
        parts.push(Node::circle(star, 13.0).fill(Colour::Storm).stroke(Colour::Second, 1.2));
        parts.push(Node::label(star, "×2", Face::SansBold, READABLE));
    }
    let key = if camp.soutien { "picture-pool-soutien" } else { "picture-pool" };
    Node::group(parts).id(format!("pool-{}", seat.0)).name(context.say(&Message::new(key).with("points", camp.pool)))
}

/// HC-8.5 … HC-8.9: each action with its cost; lit where role, target and points are there.
fn deeds(game: &Horde, context: &Context<'_>, layout: Layout, seat: Seat) -> Vec<Node> {
    let bar = layout.bar(seat.index());
    let mut open = Vec::new();
    game.actions(context.state(), seat, &mut open);
    let deeds = [
        ("repos", "deed-repos", Role::Feuleuse),
        ("aide", "deed-aide", Role::Ailier),
        ("provocation", "deed-provocation", Role::Traceur),
        ("attaque", "deed-attaque", Role::Combattante),
    ];
    // Two and two: beside each other their names would be too small for a phone.
    let (width, height) = ((bar.width - 50.0) / 2.0, (bar.height - 6.0) / 2.0);
    let drawn = deeds.into_iter().enumerate().map(|(place, (id, key, role))| {
        let cost = game.cost(role);
        let (across, down) = ((place % 2) as f32, (place / 2) as f32);
        let area = Area::new(bar.x + 52.0 + across * width, bar.y + down * (height + 6.0), width - 6.0, height);
        let lit = open.iter().any(|action| doer(action) == Some(role));
        let ink = if lit { Colour::Ink } else { Colour::InkSoft };
        let title = context.say(&Message::new(key));
        let middle = area.centre().y;
        // HC-15.7: what is forbidden has no price.
        let pips = if game.allows(role) { cost } else { 0 };
        let marks = (0..pips).map(|pip| {
            let x = area.right() - 10.0 - f32::from(pips - 1 - pip) * 10.0;
            Node::circle(pt(x, middle), 3.8).fill(colours(role).0)
        });
        let text = Node::text(pt(area.x + 8.0, middle + 5.5), title, Face::SansBold, READABLE).fill(ink);
        let name = if game.allows(role) { "picture-deed" } else { "picture-deed-forbidden" };
        let name = Message::new(name).with("deed", Message::new(key)).with("cost", cost);
        button(area, target(seat, id), context.say(&name), lit, [text].into_iter().chain(marks).collect())
    });
    drawn.collect()
}

/// HC-8.5: the role whose action it is.
const fn doer(action: &Action) -> Option<Role> {
    match action {
        Action::Repos { .. } => Some(Role::Feuleuse),
        Action::Aide => Some(Role::Ailier),
        Action::Provocation { .. } => Some(Role::Traceur),
        Action::Attaque { .. } => Some(Role::Combattante),
        _ => None,
    }
}

/// As many amounts as a finger can tell apart beside each other.
const MOST: usize = 8;

/// HC-10.4: the amounts that change something on this row, each with its outcomes; pale where only the hand could pay. Of these only the next
/// ones are shown, as many as there is room for: what can be paid now has to be large enough for a finger.
fn amounts(game: &Horde, context: &Context<'_>, layout: Layout, seat: Seat) -> Vec<Node> {
    let state = context.state();
    let camp = &state.camps[seat.index()];
    let bar = shelf(state, layout, seat);
    let strength = force(state, state.row);
    let within = means(camp);
    let mut shown: Vec<u8> = useful(game, state).into_iter().filter(|&points| u16::from(points) <= within).collect();
    let payable = shown.iter().filter(|&&points| points <= camp.pool).count();
    shown.truncate(payable.max(MOST));
    let width = ((bar.width - 50.0) / shown.len().max(1) as f32).min(80.0);
    let drawn = shown.into_iter().enumerate().map(|(place, points)| {
        let area = Area::new(bar.x + 50.0 + place as f32 * width, bar.y, width - 3.0, bar.height);
        let centre = area.centre();
        let payable = points <= camp.pool;
        let ink = if payable { Colour::Ink } else { Colour::InkSoft };
        let row: Vec<Role> = row_of(camp, state.row).collect();
        // Three and four stand two by two: beside each other their signs would be dots.
        let (across, above) = if row.len() > 2 { (2, 25.0) } else { (row.len().max(1), 15.0) };
        let number = Node::label(pt(centre.x, centre.y - above), points.to_string(), Face::SerifBold, 24.0);
        let mut inside = vec![number.fill(ink)];
        let step = ((area.width - 4.0) / across as f32).min(24.0);
        for (index, role) in row.iter().enumerate() {
            let result = outcome(game, *role, camp.is_wounded(*role), points, strength);
            let (ground, ink) = outcome_colours(result);
            let (line, place) = (index / across, index % across);
            let beside = (row.len() - line * across).min(across);
            let x = centre.x + (place as f32 - (beside as f32 - 1.0) / 2.0) * step;
            let y = if row.len() > 2 { 2.0 + 23.0 * line as f32 } else { 19.0 };
            let at = pt(x, centre.y + y);
            inside.push(Node::circle(at, step * 0.5).fill(ground).stroke(Colour::Line, 0.8));
            inside.push(outcome_sign(result, at, step * 0.26, ink));
        }
        let name = Message::new("label-commit").with("points", points).with("row", state.row + 1);
        if payable {
            return button(area, points_target(seat, points), context.say(&name), true, inside);
        }
        let frame = Node::rounded(area, 6.0).stroke(Colour::Line, 1.0).dash(Dash::Dashed).touch(Touch::Inside);
        // It can be touched as well, and says what is missing.
        Node::group([frame].into_iter().chain(inside))
            .id(format!("later-{}-{points}", seat.0))
            .target(points_target(seat, points))
            .name(context.say(&name))
            .opacity(0.75)
    });
    drawn.collect()
}

/// The one button that closes the present step, at the outer side of its player's bar.
fn done(game: &Horde, context: &Context<'_>, layout: Layout) -> Option<Node> {
    let seat = deciding(context)?;
    let state = context.state();
    let action = match state.step {
        Step::Entry => Action::EndEntry,
        Step::Moves => Action::EndMoves,
        Step::Actions => Action::EndActions,
        Step::Wind => Action::WindStay,
        Step::Cull => Action::EndTurn,
        _ => return None,
    };
    let label = context.say(&game.label(state, seat, &action));
    let area = layout.done(seat.index());
    // The longest word has to fit as well.
    let longest = label.split_whitespace().map(|word| Face::SansBold.width(word, READABLE)).fold(1.0, f32::max);
    let size = READABLE.min(READABLE * (area.width - 6.0) / longest);
    let broken = lines(&label, Face::SansBold, size, area.width - 5.0);
    let first = area.centre().y - (broken.len() as f32 - 1.0) * 9.5;
    let text = broken.into_iter().enumerate().map(|(line, text)| {
        Node::label(pt(area.centre().x, first + line as f32 * 19.0), text, Face::SansBold, size).fill(Colour::OnAccent)
    });
    let ring = Path::through(area.grown(3.0).corners()).close();
    let face = Node::rounded(area, 7.0).fill(Colour::Accent);
    let node = Node::group([halo(ring, 3.2), face].into_iter().chain(text));
    Some(node.id("press-done").class("acts").class("barred").target(done_target(seat)).name(label).at(Point::ORIGIN))
}

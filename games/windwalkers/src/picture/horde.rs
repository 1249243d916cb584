//! A horde: moral, day and dice above, eight places in three lines below.

use super::card::{Drawn, Lies, empty_place};
use super::help::help_of;
use super::{Context, WIDTH, asked, board, card_target};
use crate::actions::Action;
use crate::cards::{CardId, Line};
use crate::setup::Windwalkers;
use crate::state::{Fate, Phase};
use crate::tiles::MAX_MORAL;
use crate::words::say;
use galerne_draw::piece::{DieColour, SeatMark, die, halo};
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::{Game, Message, Seat};

const GAP: f32 = 6.0;
const CARD_WIDTH: f32 = (WIDTH - 2.0 * GAP) / 3.0;
const CARD_HEIGHT: f32 = 104.0;
const TOP: f32 = 62.0;

pub(super) fn panel(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    let state = context.state();
    if state.horde(seat.0).len() == 0 && state.track(seat.0).fate != Fate::Lost {
        return None;
    }
    let mut nodes = vec![head(context, seat)];
    for (row, line) in Line::ALL.into_iter().enumerate() {
        for (column, place) in line.places().enumerate() {
            let corner = pt((CARD_WIDTH + GAP) * column as f32, TOP + (CARD_HEIGHT + GAP) * row as f32);
            nodes.push(place_node(game, context, seat, line, place).at(corner));
        }
    }
    nodes.push(dice_to_come(game, context, seat));
    let height = TOP + 3.0 * (CARD_HEIGHT + GAP);
    let name = context.say(&say("panel-horde-of").with("seat", seat));
    let scene = Scene::new(format!("horde-{}-board", seat.0), Area::new(-3.0, -3.0, WIDTH + 6.0, height + 3.0))
        .named(name)
        .accented(Windwalkers::accent())
        .layer(Layer::new(format!("horde-{}-things", seat.0), nodes));
    let title = if game.seats == 1 { say("panel-horde") } else { say("panel-horde-of").with("seat", seat) };
    Some(Panel { id: format!("horde-{}-panel", seat.0), title, body: vec![Block::Picture(scene)] })
}

/// Whose it is, how it fares: hearts for moral, then day and points.
fn head(context: &Context<'_>, seat: Seat) -> Node {
    let state = context.state();
    let (horde, track) = (state.horde(seat.0), state.track(seat.0));
    let mark = SeatMark::of(seat);
    let name = shortened(&context.speech.name(seat), Face::SerifBold, 15.0, 150.0);
    let facts = say("picture-day").with("day", track.day).with("score", track.total());
    let facts = context.say(&facts);
    let mut parts = vec![
        halo(Path::through(Area::new(0.0, 0.0, WIDTH, TOP - 8.0).corners()).close(), 3.0),
        Node::rounded(Area::new(0.0, 0.0, WIDTH, TOP - 8.0), 6.0).fill(Colour::Raised).stroke(Colour::LineSoft, 1.0),
        Node::path(mark.outline(pt(15.0, 15.0), 7.5)).fill(mark.colour()).stroke(Colour::Ink, 1.0),
        Node::text(pt(29.0, 20.0), name, Face::SerifBold, 15.0),
        Node::text(pt(WIDTH - 8.0, 20.0), &*facts, Face::Sans, 13.0)
            .anchor(galerne_draw::scene::Anchor::End)
            .fill(Colour::InkSoft),
    ];
    for point in 1..=MAX_MORAL {
        let at = pt(15.0 + 25.0 * f32::from(point - 1), 40.0);
        let full = point <= horde.moral;
        let low = horde.moral <= 3;
        let colour = if low { Colour::Bad } else { Colour::Accent };
        let heart = board::heart(8.0).stroke(if full { colour } else { Colour::Line }, 1.4);
        parts.push(if full { heart.fill(colour) } else { heart.fill(Colour::Sunk) }.at(at));
    }
    let moral = context.say(&say("picture-moral").with("moral", horde.moral));
    parts.push(Node::text(pt(244.0, 45.0), &*moral, Face::SansBold, 14.0));
    Node::group(parts)
        .id(format!("horde-{}-head", seat.0))
        .target(format!("horde-{}", seat.0))
        .name(format!("{}: {moral}, {facts}", context.speech.name(seat)))
}

fn place_node(game: &Windwalkers, context: &Context<'_>, seat: Seat, line: Line, place: usize) -> Node {
    let state = context.state();
    let horde = state.horde(seat.0);
    let id = CardId(horde.places[place]);
    if id.0 == 0 {
        return empty_place(line, CARD_WIDTH, CARD_HEIGHT);
    }
    let lies = match () {
        () if horde.is_locked(place) => Lies::Locked,
        () if horde.is_tapped(place) => Lies::Tapped,
        () => Lies::Ready,
    };
    let mine = asked(game, context) == Some(seat);
    let usable_now =
        matches!(state.phase, Phase::Move | Phase::Adjust | Phase::Arrived | Phase::Passing | Phase::Stopped)
            && state.run.wait == crate::state::Wait::Nothing;
    let reason = (mine && usable_now && lies == Lies::Ready)
        .then(|| game.check(state, seat, &Action::Use { card: id }).err())
        .flatten()
        .map(|refusal| context.say(&short_reason(id, refusal.reason)));
    let mark =
        (mine && usable_now).then(|| help_of(game, state, id)).flatten().map(|help| (context.say(&help.mark()), help));
    let drawn = Drawn { card: id.card(), lies, width: CARD_WIDTH, height: CARD_HEIGHT, mark, reason, context };
    let mut node = drawn.node().id(format!("hordier-{}", id.card().key)).target(card_target(id));
    let under = place.checked_sub(6).map(|at| horde.under[at]).filter(|&under| under != 0);
    if let Some(under) = under {
        let card = CardId(under).card();
        node = node.with(
            Node::text(
                pt(5.0, CARD_HEIGHT + 5.0),
                shortened(card.name, Face::SerifItalic, 9.0, CARD_WIDTH),
                Face::SerifItalic,
                9.0,
            )
            .fill(Colour::InkSoft),
        );
    }
    node
}

/// Most cards rest most of the time because their moment has not come: that is said in a word or two.
fn short_reason(card: CardId, reason: Message) -> Message {
    if reason.key != "refused-wrong-window" {
        return reason;
    }
    say(if card.card().windows.contre { "picture-for-contre" } else { "picture-for-travel" })
}

/// The dice of the next contre in the free ninth place: blue ones left after surpassement, stored and noted ones.
fn dice_to_come(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Node {
    let state = context.state();
    let (horde, track) = (state.horde(seat.0), state.track(seat.0));
    let (x, y) = (2.0 * (CARD_WIDTH + GAP), TOP + 2.0 * (CARD_HEIGHT + GAP));
    let base = if game.options.dice_equal_hordiers { horde.len() } else { game.options.difficulty };
    let left = base.saturating_sub(track.surpass);
    let text = context.say(&say("picture-dice-to-come").with("dice", left).with("surpass", track.surpass));
    let mut parts = vec![Node::rounded(Area::new(0.0, 0.0, CARD_WIDTH, CARD_HEIGHT), 5.0).fill(Colour::SecondSoft)];
    for at in 0..base.min(12) {
        let spot = pt(18.0 + 26.0 * f32::from(at % 4), 18.0 + 24.0 * f32::from(at / 4));
        let cube = die(DieColour::Blue, 19.0, None).at(spot);
        parts.push(if at < left { cube } else { cube.opacity(0.22) });
    }
    let lines = galerne_draw::text::lines(&text, Face::Sans, 11.0, CARD_WIDTH - 12.0);
    let first = if base > 8 { 88.0 } else { 70.0 };
    parts.push(Node::lines(pt(6.0, first), lines, Face::Sans, 11.0).leading(1.15));
    for (at, &stored) in horde.stored.iter().filter(|&&stored| stored != 0).enumerate() {
        let (colour, face) = if stored > 6 { (DieColour::Violet, stored - 6) } else { (DieColour::Blue, stored) };
        parts.push(die(colour, 15.0, Some(face)).at(pt(12.0 + 18.0 * at as f32, CARD_HEIGHT - 9.0)));
    }
    for at in 0..horde.noted.min(4) {
        parts.push(
            die(DieColour::Green, 13.0, None).at(pt(CARD_WIDTH - 10.0 - 15.0 * f32::from(at), CARD_HEIGHT - 9.0)),
        );
    }
    Node::group(parts).name(text).at(pt(x, y))
}

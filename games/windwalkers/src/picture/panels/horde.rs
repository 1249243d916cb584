//! A horde: day, moral and dice above, eight places in three lines below, one under the other.

use super::card::{Drawn, EMPTY, Lies, empty_place};
use crate::action::Action;
use crate::bots::help::help_of;
use crate::cards::{CardId, CardSet, Line};
use crate::game::Windwalkers;
use crate::names::say;
use crate::picture::{Context, SMALL, WIDTH, asked, board, card_target};
use crate::state::{Fate, Phase, Run, State, Wait};
use crate::tiles::MAX_MORAL;
use galerne_draw::piece::{DieColour, SeatMark, die, halo};
use galerne_draw::text::{Face, shortened};
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Path, Picture, Scene, pt};
use galerne_engine::{Message, Rules, Seat};

const GAP: f32 = 5.0;
/// The head: name and day, moral, the dice to come.
const HEAD: f32 = 84.0;

pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    let state = context.state();
    if state.horde(seat.0).len() == 0 && state.track(seat.0).fate != Fate::Lost {
        return None;
    }
    let mut nodes = vec![head(context, seat)];
    nodes.extend(dice_to_come(game, context, seat));
    let mut y = HEAD + GAP;
    // The line that one of the horde is lost from comes first: on a small screen the others would push it out of sight.
    // Resting hordiers keep their places.
    let mut lines = Line::ALL;
    let rests = matches!(state.phase, Phase::Passing | Phase::Stopped);
    if let Some(cards) = among(game, state, seat.0).filter(|_| !rests) {
        lines.sort_by_key(|&line| cards.and(game.of_line(line)).is_empty());
    }
    for line in lines {
        for place in line.places() {
            let (node, height) = place_node(game, context, seat, line, place);
            nodes.push(node.at(pt(0.0, y)));
            y += height + GAP;
        }
    }
    let name = context.say(&say("panel-horde-of").with("seat", seat));
    let scene = Scene::new(format!("horde-{}-board", seat.0), Area::new(-3.0, -3.0, WIDTH + 6.0, y + 3.0))
        .named(name)
        .accented(Windwalkers::accent())
        .layer(Layer::new(format!("horde-{}-things", seat.0), nodes));
    let title = if game.seats == 1 { say("panel-horde") } else { say("panel-horde-of").with("seat", seat) };
    Some(Panel { id: format!("horde-{}-panel", seat.0), title, body: vec![Block::Picture(scene)] })
}

/// Whose it is, how it fares: day and points, hearts for moral.
fn head(context: &Context<'_>, seat: Seat) -> Node {
    let state = context.state();
    let (horde, track) = (state.horde(seat.0), state.track(seat.0));
    let mark = SeatMark::of(seat);
    let facts = say("picture-day").with("day", track.day).with("score", track.total());
    let facts = context.say(&facts);
    let room = WIDTH - 37.0 - Face::Sans.width(&facts, 12.0);
    let name = shortened(&context.speech.name(seat), Face::SerifBold, 14.0, room);
    let mut parts = vec![
        halo(Path::through(Area::new(0.0, 0.0, WIDTH, HEAD).corners()).close(), 3.0),
        Node::rounded(Area::new(0.0, 0.0, WIDTH, HEAD), 6.0).fill(Colour::Raised).stroke(Colour::LineSoft, 1.0),
        Node::path(mark.outline(pt(14.0, 14.0), 7.0)).fill(mark.colour()).stroke(Colour::Ink, 1.0),
        Node::text(pt(26.0, 19.0), name, Face::SerifBold, 14.0),
        Node::text(pt(WIDTH - 7.0, 19.0), &*facts, Face::Sans, 12.0)
            .anchor(galerne_draw::scene::Anchor::End)
            .fill(Colour::InkSoft),
    ];
    for point in 1..=MAX_MORAL {
        let at = pt(14.0 + 20.0 * f32::from(point - 1), 38.0);
        let full = point <= horde.moral;
        let low = horde.moral <= 3;
        let colour = if low { Colour::Bad } else { Colour::Accent };
        let heart = board::heart(7.5).stroke(if full { colour } else { Colour::Line }, 1.4);
        parts.push(if full { heart.fill(colour) } else { heart.fill(Colour::Sunk) }.at(at));
    }
    let moral = context.say(&say("picture-moral").with("moral", horde.moral));
    parts.push(
        Node::text(pt(WIDTH - 7.0, 43.0), &*moral, Face::SansBold, 13.0).anchor(galerne_draw::scene::Anchor::End),
    );
    let chapter = context.say(&chapter_of(state));
    Node::group(parts)
        .id(format!("horde-{}-head", seat.0))
        .target(format!("horde-{}", seat.0))
        .name(format!("{}: {chapter}, {facts}, {moral}", context.speech.name(seat)))
}

/// One place of the horde and its height.
fn place_node(game: &Windwalkers, context: &Context<'_>, seat: Seat, line: Line, place: usize) -> (Node, f32) {
    let state = context.state();
    let horde = state.horde(seat.0);
    let id = CardId(horde.places[place]);
    if id.0 == 0 {
        return (empty_place(context, line, WIDTH).id(format!("free-{}-{place}", seat.0)), EMPTY);
    }
    let lies = match () {
        () if horde.is_locked(place) => Lies::Locked,
        () if horde.is_tapped(place) => Lies::Tapped,
        () => Lies::Ready,
    };
    let mine = asked(game, context) == Some(seat);
    let powers = matches!(state.phase, Phase::Move | Phase::Adjust | Phase::Arrived | Phase::Passing | Phase::Stopped);
    // A reason stays while another power asks for something: cards keep their height, and lie still under a hand.
    let calm = State { run: Run::NONE, ..*state };
    let refusal = (mine && powers && lies == Lies::Ready && seat.0 == state.active)
        .then(|| game.check(&calm, seat, &Action::Use { card: id }).err())
        .flatten();
    let reason = refusal.map(|refusal| context.say(&short_reason(id, refusal.reason)));
    let free = mine && powers && state.run.wait == Wait::Nothing;
    let mark = free.then(|| help_of(game, state, id)).flatten().map(|help| (context.say(&help.mark()), help));
    let under = place.checked_sub(6).map(|at| horde.under[at]).filter(|&under| under != 0);
    let under = under.map(|under| CardId(under).card());
    let usable = mine && powers && lies == Lies::Ready && reason.is_none();
    let brief = mine && !usable && among(game, state, seat.0).is_some_and(|cards| !cards.has(id.0));
    let drawn = Drawn { card: id.card(), lies, width: WIDTH, mark, reason, brief, under, context };
    let (node, height) = drawn.node();
    (node.id(format!("hordier-{}", id.card().key)).target(card_target(id)), height)
}

/// Where one of the horde is to be named: those who can be. The others make room, so that all of these are in sight.
fn among(game: &Windwalkers, state: &State, seat: u8) -> Option<CardSet> {
    match state.phase {
        Phase::LossFailed | Phase::LossTour | Phase::LossTourStop => Some(game.losable(state, seat)),
        Phase::Replace => Some(game.replaceable(state, state.chosen)),
        Phase::Passing | Phase::Stopped if seat == state.active && state.run.wait == Wait::Nothing => {
            Some(game.rest_choices(state)).filter(|tired| !tired.is_empty())
        }
        _ => None,
    }
}

/// Most cards rest most of the time because their moment has not come: that is said in a word or two.
fn short_reason(card: CardId, reason: Message) -> Message {
    if reason.key != "refused-wrong-window" {
        return reason;
    }
    say(if card.card().windows.contre { "picture-for-contre" } else { "picture-for-travel" })
}

/// The blue dice of the next contre: all there could be, how many are left of them, and how that is said.
fn next_dice(game: &Windwalkers, state: &State, seat: u8) -> Option<(u8, u8, Message)> {
    let (horde, track) = (state.horde(seat), state.track(seat));
    if track.fate != Fate::Walking || state.phase == Phase::Over {
        return None;
    }
    let base = if game.options.dice_equal_hordiers { horde.len() } else { game.options.difficulty };
    let here = seat == state.active;
    let all = if here && state.phase == Phase::Adjust {
        // Those on the table, with what powers have added; some may be in the hand for another throw.
        let taken = if state.run.wait == Wait::RerollDice { state.run.treated[0].len() } else { 0 };
        (state.contre.blue().len() + taken) as u8 + track.surpass
    } else {
        (base as i8 + horde.next_blue + horde.lasting_blue).clamp(0, 20) as u8
    };
    // Surpassement ends with the day (WW-8.21) and grows by going on (WW-8.20), which a passage or its recruiting have begun.
    let (key, surpass) = match state.phase {
        Phase::Adjust if here => ("picture-dice-now", track.surpass),
        Phase::Arrived if here => ("picture-dice-either", track.surpass + 1),
        Phase::Passing | Phase::Recruit | Phase::Replace if here && state.passing => {
            ("picture-dice-to-come", track.surpass + 1)
        }
        Phase::Stopped | Phase::Recruit | Phase::Replace | Phase::LossFailed | Phase::LossTourStop if here => {
            ("picture-dice-to-come", 0)
        }
        _ => ("picture-dice-to-come", track.surpass),
    };
    let left = all.saturating_sub(surpass);
    let text =
        say(key).with("dice", left).with("all", all).with("surpass", surpass).with("violet", violets(state, seat));
    Some((all, left, text))
}

fn chapter_of(state: &State) -> Message {
    say("picture-chapter").with("chapter", state.chapter + 1)
}

/// The violet dice on the table.
fn violets(state: &State, seat: u8) -> u32 {
    if seat == state.active && state.phase == Phase::Adjust { state.contre.violet().len() } else { 0 }
}

/// The dice of the next contre: blue ones left after surpassement, stored and noted ones; and their number in words.
fn dice_to_come(game: &Windwalkers, context: &Context<'_>, seat: Seat) -> Vec<Node> {
    let state = context.state();
    let horde = state.horde(seat.0);
    let Some((all, left, text)) = next_dice(game, state, seat.0) else { return Vec::new() };
    let text = context.say(&text);
    let mut parts = Vec::new();
    let mut x = 14.0;
    for at in 0..all.min(8) {
        let cube = die(DieColour::Blue, 13.0, None).at(pt(x, 59.0));
        parts.push(if at < left { cube } else { cube.opacity(0.22) });
        x += 17.0;
    }
    for _ in 0..violets(state, seat.0).min(4) {
        parts.push(die(DieColour::Violet, 13.0, None).at(pt(x, 59.0)));
        x += 17.0;
    }
    x += 8.0;
    for &stored in horde.stored.iter().filter(|&&stored| stored != 0) {
        let (colour, face) = if stored > 6 { (DieColour::Violet, stored - 6) } else { (DieColour::Blue, stored) };
        parts.push(die(colour, 15.0, Some(face)).at(pt(x, 59.0)));
        x += 19.0;
    }
    for _ in 0..horde.noted.min(3) {
        parts.push(die(DieColour::Green, 13.0, None).at(pt(x, 59.0)));
        x += 16.0;
    }
    // The board of the last chapter looks much like that of the first. With very many dice there is no room to say so here.
    let chapter = context.say(&chapter_of(state));
    if x + Face::Sans.width(&chapter, SMALL) < WIDTH - 4.0 {
        let at = Node::text(pt(WIDTH - 7.0, 63.0), chapter, Face::Sans, SMALL).fill(Colour::InkSoft);
        parts.push(at.anchor(galerne_draw::scene::Anchor::End));
    }
    let words = shortened(&text, Face::Sans, SMALL, WIDTH - 16.0);
    parts.push(Node::text(pt(8.0, 79.0), words, Face::Sans, SMALL).fill(Colour::InkSoft));
    vec![Node::group(parts).name(text)]
}

//! After the race: par, the best track for the weather there was, and the headings that cost most.

use crate::bots::solver::{Debrief, Price};
use crate::game::SailRace;
use crate::options::Options;
use crate::picture::GRID;
use crate::state::{Phase, Status};
use crate::words::{heading_name, tenths};
use galerne_draw::scene::Dash;
use galerne_draw::{Block, Colour, Crowd, Layer, Node, Panel, Path, PictureContext, Switch};
use galerne_engine::{Message, Rules, Seat};

/// At most this many headings are listed.
const COSTLIEST: usize = 3;
/// Less is no mistake: the wind scatters more than that.
const WORTH_TELLING: f32 = 0.15;

/// What many races of the habitué took; the file says how that was measured.
static CROWD: &str = include_str!("../../../data/crowd.csv");

/// Books show how a race ends, and nothing that has to be thought out first. No page lists this switch: there it is on.
const LOOKING_BACK: Switch = Switch { id: "looking-back", on: true };

fn look_back(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Option<Debrief> {
    (context.state().phase == Phase::Over).then(|| Debrief::of(race, context.state(), context.events)).flatten()
}

pub(in crate::picture) fn panel(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Option<Panel> {
    let debrief = look_back(race, context)?;
    let mut facts = Vec::new();
    if let Some(par) = debrief.par {
        facts.push((Message::new("debrief-par"), tenths(par)));
    }
    if let Some(best) = &debrief.best {
        let told = Message::new("debrief-whole-turns").with("turns", best.turns);
        facts.push((Message::new("debrief-best"), told));
    }
    // The reader's own race comes first, also where another boat has won.
    let (own, others): (Vec<Seat>, Vec<Seat>) =
        (0..race.seats() as u8).map(Seat).partition(|&seat| context.me.has(seat));
    for seat in own.into_iter().chain(others) {
        let name = Message::new("debrief-boat").with("seat", seat);
        let told = match context.state().boat(seat).status {
            Status::Finished { turn, .. } => account(&debrief, seat, turn),
            Status::Racing | Status::Resigned => unfinished(&debrief, seat),
        };
        facts.push((name, told));
    }
    let mut lines = Vec::new();
    let (compared, is_own) = compared(race, context);
    let (before, after) = if is_own { (compared, Vec::new()) } else { (Vec::new(), compared) };
    lines.extend(before);
    for seat in told_about(race, context) {
        lines.extend(costliest(&debrief, seat).into_iter().map(|price| {
            Message::new("debrief-cost")
                .with("seat", seat)
                .with("turn", price.turn)
                .with("chosen", heading_name(price.chosen))
                .with("better", heading_name(price.better))
                .with("lost", tenths(price.lost))
                .with("whole", (price.lost * 10.0).round() as i64 / 10)
        }));
    }
    lines.extend(after);
    lines.push(Message::new("debrief-legend"));
    let body = vec![Block::Facts(facts), Block::Lines(lines)];
    Some(Panel { id: "debrief".to_owned(), title: Message::new("panel-debrief"), body })
}

/// The viewer's own boats; for spectators the winners.
fn told_about(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Vec<Seat> {
    let winners = race.standings(context.state()).winners;
    let among = if context.me.is_empty() { winners } else { context.me };
    (0..race.seats() as u8).map(Seat).filter(|&seat| among.has(seat)).collect()
}

/// How fast that was among ten thousand races of the habitué, where it was this very game: for the viewer's boats, or
/// else for the winners; and whether they are the viewer's.
fn compared(race: &SailRace, context: &PictureContext<'_, SailRace>) -> (Vec<Message>, bool) {
    let map = &race.options.map;
    let usual = Options { map: map.clone(), ..Options::default() };
    let Some(crowd) = Crowd::read(CROWD, map).filter(|_| race.options == usual) else {
        return (Vec::new(), true);
    };
    let told = |seat: Seat| match context.state().boat(seat).status {
        Status::Finished { turn, .. } => {
            let words = Message::new("debrief-crowd").with("seat", seat).with("turns", turn);
            Some(crowd.tell(words, i32::from(turn), &context.speech))
        }
        _ => None,
    };
    let own: Vec<Message> = told_about(race, context).into_iter().filter_map(told).collect();
    let winners = || race.standings(context.state()).winners.iter().filter_map(told).collect();
    if own.is_empty() { (winners(), false) } else { (own, true) }
}

/// "27 turns: 1.9 lost by headings, 1.3 by the wind".
fn account(debrief: &Debrief, seat: Seat, turn: u16) -> Message {
    let (Some(par), Some(lost)) = (debrief.par, debrief.lost(seat)) else {
        return Message::new("debrief-whole-turns").with("turns", turn);
    };
    // What is neither par nor a dear heading was the wind's doing.
    let luck = f32::from(turn) - par - lost;
    Message::new(if luck < 0.0 { "debrief-lucky" } else { "debrief-unlucky" })
        .with("turns", turn)
        .with("lost", tenths(lost))
        .with("luck", tenths(luck.abs()))
}

/// "not in: 0.7 turns lost by headings": what the others did is no account of one's own race.
fn unfinished(debrief: &Debrief, seat: Seat) -> Message {
    match debrief.lost(seat) {
        Some(lost) => Message::new("debrief-not-in-lost").with("lost", tenths(lost)),
        None => Message::new("debrief-not-in"),
    }
}

fn costliest(debrief: &Debrief, seat: Seat) -> Vec<Price> {
    let mut prices: Vec<Price> = debrief.boats.get(seat.index()).cloned().unwrap_or_default();
    prices.retain(|price| price.lost >= WORTH_TELLING && price.chosen != price.better);
    prices.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    prices.truncate(COSTLIEST);
    prices
}

/// The best track for this weather, as a dotted line that keeps out of the way of the wakes.
pub(in crate::picture) fn track(race: &SailRace, context: &PictureContext<'_, SailRace>) -> Option<Layer> {
    if !context.is_on(&LOOKING_BACK) {
        return None;
    }
    let best = look_back(race, context)?.best?;
    let mut at = GRID.centre(race.course().hex(race.course().start()));
    // Without numbers: those of the turns stand on the wakes, and two rows of them would be confused.
    let (mut line, mut stops) = (Path::from(at), Vec::new());
    for &(_, hex) in &best.legs {
        let to = GRID.centre(hex);
        if to == at {
            continue;
        }
        line = line.line(to);
        stops.push(Node::circle(to, 3.0).fill(Colour::Raised).stroke(Colour::Second, 1.4));
        at = to;
    }
    let line = Node::path(line).stroke(Colour::Second, 1.8).dash(Dash::Dotted);
    Some(Layer::decoration("best-track", [line].into_iter().chain(stops)))
}

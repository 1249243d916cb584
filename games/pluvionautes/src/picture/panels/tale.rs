//! The end told: the throw that stayed in the sky against the odds and the one that left it against them, and what ten thousand games of bots
//! brought.

use crate::event::{Event, Thrown};
use crate::game::Pluvionautes;
use crate::odds::landing;
use crate::options::{Options, Throw};
use crate::picture::past::Past;
use crate::state::Phase;
use galerne_draw::{Block, Crowd, Panel, PictureContext};
use galerne_engine::{Message, Seat};

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// What many games of the habitué came to; the file says how that was measured.
static CROWD: &str = include_str!("../../../data/crowd.csv");

/// A danger that was escaped is told from here on; one that struck is told up to there.
const RISK: f32 = 0.33;
const RARE: f32 = 0.33;

pub(in crate::picture) fn panel(game: &Pluvionautes, context: &Context<'_>) -> Option<Panel> {
    if context.state().phase != Phase::Over {
        return None;
    }
    let is_told = |seat: &Seat| context.me.has(*seat) || context.me.is_empty();
    let seats = (0..game.seats as u8).map(Seat).filter(is_told);
    let lines: Vec<Message> = seats.flat_map(|seat| told(game, context, seat)).collect();
    let panel =
        |lines| Panel { id: "tale".to_owned(), title: Message::new("panel-tale"), body: vec![Block::Lines(lines)] };
    (!lines.is_empty()).then(|| panel(lines))
}

fn told(game: &Pluvionautes, context: &Context<'_>, seat: Seat) -> Vec<Message> {
    let throws = throws(game, context.events);
    let own = || throws.iter().filter(|throw| throw.seat == seat);
    let tell = |key: &'static str, throw: &Launched| {
        Message::new(key)
            .with("seat", seat)
            .with("several", u8::from(game.seats > 1))
            .with("round", throw.round)
            .with("out", context.speech.percent(f64::from(throw.out).max(0.01), 0))
    };
    let escaped = own().filter(|throw| !throw.is_out && throw.out >= RISK);
    let struck = own().filter(|throw| throw.is_out && throw.out < RARE);
    let mut lines = Vec::new();
    lines.extend(escaped.max_by(|one, other| one.out.total_cmp(&other.out)).map(|throw| tell("tale-lucky", throw)));
    lines.extend(struck.min_by(|one, other| one.out.total_cmp(&other.out)).map(|throw| tell("tale-unlucky", throw)));
    lines.extend(compared(game, context, seat));
    lines
}

/// What ten thousand games of the habitué brought to a seat, where it was this very game (PL-11.4).
fn compared(game: &Pluvionautes, context: &Context<'_>, seat: Seat) -> Option<Message> {
    let usual = Options::default().settled(game.seats).ok()?;
    let crowd = Crowd::read(CROWD, &game.seats.to_string()).filter(|_| game.options == usual)?;
    let score = game.score(context.state(), seat);
    let [lower, higher] = crowd.beside(score as i32);
    let percent = |hundredths: u8| context.speech.percent(f64::from(hundredths) / 100.0, 0);
    let told = Message::new(if game.seats > 1 { "tale-crowd-rivals" } else { "tale-crowd" });
    let told = told.with("seat", seat).with("games", context.speech.number(f64::from(crowd.games()), 0));
    Some(told.with("score", score).with("lower", percent(lower)).with("higher", percent(higher)))
}

/// A throw with the danger that it ran.
struct Launched {
    seat: Seat,
    round: u8,
    /// The chance of leaving the sky (PL-6.12), and whether it did.
    out: f32,
    is_out: bool,
}

/// Every aimed throw of the game.
fn throws(game: &Pluvionautes, events: &[Event]) -> Vec<Launched> {
    if game.options.throw != Throw::Aimed {
        return Vec::new();
    }
    let (mut past, mut before, mut throws) = (Past::NOTHING, Past::NOTHING, Vec::new());
    let (mut now, mut flying) = (0, None);
    for event in events {
        match *event {
            Event::TurnBegan { round, .. } => now = round,
            Event::Launched { seat, target, heading, force } => {
                flying = Some((seat, landing(game, &past.state(), target, heading, force, false).out));
            }
            Event::Out | Event::Rest { .. } | Event::Straddle { which: Thrown::Balloon, .. } => {
                let is_out = *event == Event::Out;
                throws.extend(flying.take().map(|(seat, out)| Launched { seat, round: now, out, is_out }));
            }
            _ => {}
        }
        past.follow(event, &mut before);
    }
    throws
}

//! The panel at the end: the throw that stayed in the sky against the odds, the one that left it against them, and the
//! results of ten thousand games of bots.

use crate::event::{Event, Thrown};
use crate::game::Pluvionautes;
use crate::odds::landing;
use crate::options::{Options, Throw};
use crate::picture::past::Past;
use crate::state::{Phase, State};
use galerne_draw::{Block, Chanced, Crowd, Panel, PictureContext, tale};
use galerne_engine::{Message, Seat};

type Context<'a> = PictureContext<'a, Pluvionautes>;

/// The title, and the texts for the luckiest and the unluckiest.
const WORDS: [&str; 3] = ["panel-tale", "tale-lucky", "tale-unlucky"];

/// What many games of the habitué came to; the file says how that was measured.
static CROWD: &str = include_str!("../../../data/crowd.csv");

pub(in crate::picture) fn panel(game: &Pluvionautes, context: &Context<'_>) -> Option<Panel> {
    let state = context.state();
    if state.phase != Phase::Over {
        return None;
    }
    let throws = throws(game, context.events);
    let of = |seat: Seat| throws.iter().filter(|throw| throw.seat == seat).copied().collect();
    let mut panel = tale(context, WORDS, game.seats, of, |seat| compared(game, context, seat));
    if let Some(Block::Lines(lines)) =
        panel.as_mut().and_then(|panel| panel.body.first_mut()).filter(|_| is_same_for_all(game, state))
    {
        lines.insert(0, Message::new("tale-same-missions"));
    }
    panel
}

/// Whether luck dealt all players the same cards: then only turn order could decide, and a draw is no wonder.
fn is_same_for_all(game: &Pluvionautes, state: &State) -> bool {
    let hand = |seat: u8| {
        let mut cards: Vec<&str> =
            state.missions(Seat(seat)).unwrap_or_default().iter().map(|card| card.id()).collect();
        cards.sort_unstable();
        cards
    };
    game.seats > 1 && (1..game.seats as u8).all(|seat| hand(seat) == hand(0))
}

/// What ten thousand games of the habitué brought to a seat, where it was this very game (PL-11.4).
fn compared(game: &Pluvionautes, context: &Context<'_>, seat: Seat) -> Option<Message> {
    let usual = Options::default().settled(game.seats).ok()?;
    let crowd = Crowd::read(CROWD, &game.seats.to_string()).filter(|_| game.options == usual)?;
    let score = game.score(context.state(), seat);
    let words = Message::new(if game.seats > 1 { "tale-crowd-rivals" } else { "tale-crowd" });
    Some(crowd.tell(words.with("seat", seat).with("score", score), score as i32, &context.speech))
}

/// A throw with the danger that it ran.
#[derive(Clone, Copy)]
struct Launched {
    seat: Seat,
    round: u8,
    /// The chance of leaving the sky (PL-6.12), and whether it did.
    out: f32,
    is_out: bool,
}

impl Chanced for Launched {
    /// To stay in the sky against the odds is luck, to leave it against them is none. The other way round it is what was to be expected.
    fn chances(&self) -> [f64; 2] {
        let out = f64::from(self.out);
        if self.is_out { [1.0, out] } else { [1.0 - out, 1.0] }
    }

    fn tell(&self, words: Message) -> Message {
        words.with("round", self.round)
    }
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

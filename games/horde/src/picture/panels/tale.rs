//! The panel at the end: the luckiest and the unluckiest draw from the Pack, and the results of many games of bots.

use super::chronicle;
use crate::cards::{Number, Numbers};
use crate::event::Event;
use crate::game::Horde;
use crate::options::{Options, StartAval, WinCondition};
use crate::picture::Context;
use crate::state::Step;
use galerne_draw::{Block, Chanced, Crowd, Panel, tale};
use galerne_engine::{Message, Seat};

/// The title, and the texts for the luckiest and the unluckiest.
const WORDS: [&str; 3] = ["panel-tale", "tale-lucky", "tale-unlucky"];

/// What many games of the habitué came to; the file says how that was measured.
static CROWD: &str = include_str!("../../../data/crowd.csv");

pub(super) fn panel(game: &Horde, context: &Context<'_>) -> Option<Panel> {
    if context.state().step != Step::Over {
        return None;
    }
    let told =
        tale(context, WORDS, game.seats, |seat| draws(context.events, seat), |seat| compared(game, context, seat));
    let seats = (0..game.seats as u8).map(Seat).filter(|&seat| context.me.has(seat) || context.me.is_empty());
    let mut body: Vec<Block> = seats.flat_map(|seat| chronicle::blocks(context, seat, game.seats)).collect();
    body.extend(told.into_iter().flat_map(|panel| panel.body));
    (!body.is_empty()).then(|| Panel { id: "tale".to_owned(), title: Message::new(WORDS[0]), body })
}

/// How far the habitué went in many games, where it was this very game (HC-13.6).
fn compared(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Message> {
    let crowd = Crowd::read(CROWD, kind(game)?)?;
    let score = game.score(context.state(), seat.index());
    Some(crowd.tell(Message::new("tale-crowd"), score, &context.speech))
}

/// The kind of game in `data/crowd.csv`; none where anything else was chosen.
fn kind(game: &Horde) -> Option<&'static str> {
    let is_as = |changed: &dyn Fn(&mut Options)| {
        let mut plain = Options::default();
        changed(&mut plain);
        game.options == plain
    };
    let [zefirine, furvent] = [
        is_as(&|options| {
            options.formation_penalty = 3;
            options.win_condition = WinCondition::Deck;
        }),
        is_as(&|options| options.start_aval = StartAval::Random),
    ];
    match game.seats {
        1 if is_as(&|_| {}) => Some("slamino"),
        1 if zefirine => Some("zefirine"),
        1 if furvent => Some("furvent"),
        _ => None,
    }
}

/// The cards that filled a hand at the beginning of a turn (HC-7.1).
struct Draw {
    turn: u8,
    cards: Vec<Number>,
    /// The chance of a draw that is worth as much, and of one that is worth as little.
    as_good: f64,
    as_bad: f64,
}

impl Draw {
    fn points(&self) -> usize {
        self.cards.iter().map(|card| usize::from(card.value())).sum()
    }
}

impl Chanced for Draw {
    fn chances(&self) -> [f64; 2] {
        [self.as_good, self.as_bad]
    }

    fn tell(&self, words: Message) -> Message {
        let cards: Vec<String> = self.cards.iter().map(|card| card.value().to_string()).collect();
        words.with("turn", self.turn).with("cards", cards.join(" + "))
    }
}

/// What the seat drew from a Pack of which it did not know the order. A card that Aide had laid on top (HC-8.7) was no luck.
fn draws(events: &[Event], seat: Seat) -> Vec<Draw> {
    let (mut pack, mut turn, mut looked) = (Numbers::ALL, 0, Numbers::NONE);
    let mut draws: Vec<Draw> = Vec::new();
    let mut drawn: Vec<Number> = Vec::new();
    for event in events {
        let is_draw = matches!(event, Event::Drew { seat: whose, .. } if *whose == seat);
        if !is_draw && !drawn.is_empty() {
            let left = drawn.iter().fold(pack, |left, &card| left.without(card));
            draws.push(judged(pack, turn, std::mem::take(&mut drawn)));
            pack = left;
        }
        match *event {
            Event::TurnBegan { turn: now } => turn = now,
            Event::Drew { seat: whose, card: Some(card) } if whose == seat => {
                if looked.has(card) {
                    looked = looked.without(card);
                } else {
                    drawn.push(card);
                }
            }
            Event::Looked { seat: whose, card: Some(card) } if whose == seat => {
                (pack, looked) = (pack.without(card), looked.with(card));
            }
            Event::Kept { seat: whose, card: Some(card) } if whose == seat => looked = looked.without(card),
            Event::LostToVeramorphe { seat: whose, card, .. } | Event::LostToFormation { seat: whose, card }
                if whose == seat =>
            {
                (pack, looked) = (pack.without(card), looked.without(card));
            }
            _ => {}
        }
    }
    draws
}

/// Of all ways to draw that number of cards from the pack, how many are worth as much and how many as little.
fn judged(pack: Numbers, turn: u8, cards: Vec<Number>) -> Draw {
    // ways[n][points]: how many sets of n cards are worth that number of points.
    let most = 10 * cards.len();
    let mut ways = vec![vec![0.0_f64; most + 1]; cards.len() + 1];
    ways[0][0] = 1.0;
    for card in pack.iter() {
        let value = usize::from(card.value());
        for n in (1..ways.len()).rev() {
            for points in (value..=most).rev() {
                ways[n][points] += ways[n - 1][points - value];
            }
        }
    }
    let mut draw = Draw { turn, cards, as_good: 1.0, as_bad: 1.0 };
    let (points, all) = (draw.points(), ways.last().map_or(&[][..], Vec::as_slice));
    let sum: f64 = all.iter().sum();
    if sum > 0.0 {
        draw.as_good = all.iter().skip(points).sum::<f64>() / sum;
        draw.as_bad = all.iter().take(points + 1).sum::<f64>() / sum;
    }
    draw
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Suit;

    fn card(value: u8, suit: Suit) -> Number {
        Number::new(value, suit).unwrap()
    }

    #[test]
    fn the_best_of_a_pack_is_as_rare_as_it_is() {
        let tens: Vec<Number> = Suit::ALL.into_iter().map(|suit| card(10, suit)).collect();
        let draw = judged(Numbers::ALL, 1, tens);
        // One of the 58 905 ways to take four cards of 36.
        assert!((draw.as_good * 58_905.0 - 1.0).abs() < 1e-9 && draw.as_bad == 1.0, "{} {}", draw.as_good, draw.as_bad);
        let one = judged(Numbers::ALL, 1, vec![card(2, Suit::Coeur)]);
        assert!((one.as_bad - 4.0 / 36.0).abs() < 1e-12 && one.as_good == 1.0);
    }

    /// HC-8.7: what Aide has laid on top of the Pack comes for certain.
    #[test]
    fn hc_8_7_a_card_that_was_laid_there_is_no_luck() {
        let seat = Seat(0);
        let [ten, nine, two] = [card(10, Suit::Coeur), card(9, Suit::Pique), card(2, Suit::Trefle)];
        let drew = |card| Event::Drew { seat, card: Some(card) };
        let looked = |card| Event::Looked { seat, card: Some(card) };
        let events = [
            Event::TurnBegan { turn: 1 },
            looked(ten),
            looked(nine),
            Event::Kept { seat, card: Some(nine) },
            Event::TurnBegan { turn: 2 },
            drew(ten),
            drew(two),
            Event::TurnBegan { turn: 3 },
        ];
        let draws = draws(&events, seat);
        assert_eq!((draws.len(), draws[0].turn, &draws[0].cards), (1, 2, &vec![two]));
        assert!((draws[0].as_bad - 4.0 / 34.0).abs() < 1e-12, "{}", draws[0].as_bad);
    }
}

//! The panel at the end of a game: the luckiest throw, the unluckiest one, and the result beside those of many games between bots.

use crate::{Block, Crowd, Panel, PictureContext, text::Speech};
use galerne_engine::{Game, Message, Seat};

/// Only what comes less often than this is called luck, in every game. Two out of three is what people count on; from
/// one half on, an even chance would be called luck, and of twenty throws there is always one of that kind.
const RARE: f64 = 1.0 / 3.0;

/// A share is never worded as none: it has happened.
const LEAST: f64 = 0.01;

/// A throw of a finished game, or a draw of cards.
pub trait Chanced {
    /// The chance of one that is as good, and of one that is as bad.
    fn chances(&self) -> [f64; 2];

    /// The words with what tells this throw from the others.
    fn tell(&self, words: Message) -> Message;
}

/// The panel `tale` with its title: for each seat that is the viewer's the rarest good and the rarest bad throw in the
/// words of the other two texts, and what else is `told` of the seat. A spectator is shown the rarest of all, and no
/// more: four players with everything would fill a page. `None` where there is nothing to show.
pub fn tale<G: Game, L: Chanced>(
    context: &PictureContext<'_, G>,
    [title, lucky, unlucky]: [&'static str; 3],
    seats: usize,
    throws: impl Fn(Seat) -> Vec<L>,
    told: impl Fn(Seat) -> Option<Message>,
) -> Option<Panel> {
    let mut lines = Vec::new();
    let share = |throw: &L, side: usize| throw.chances()[side];
    let words = |key: &'static str, side: usize, seat: Seat, throw: &L| {
        let percent = context.speech.percent(share(throw, side).max(LEAST), 0);
        throw.tell(Message::new(key).with("seat", seat).with("several", u8::from(seats > 1)).with("share", percent))
    };
    let all = || (0..seats as u8).map(Seat);
    if context.me.is_empty() && seats > 1 {
        let thrown: Vec<(Seat, Vec<L>)> = all().map(|seat| (seat, throws(seat))).collect();
        for (side, key) in [lucky, unlucky].into_iter().enumerate() {
            let rare = thrown.iter().filter_map(|(seat, throws)| Some((*seat, rarest(throws, side)?)));
            let rarest = rare.min_by(|one, other| share(one.1, side).total_cmp(&share(other.1, side)));
            lines.extend(rarest.map(|(seat, throw)| words(key, side, seat, throw)));
        }
    } else {
        for seat in all().filter(|&seat| context.me.has(seat) || context.me.is_empty()) {
            let throws = throws(seat);
            for (side, key) in [lucky, unlucky].into_iter().enumerate() {
                lines.extend(rarest(&throws, side).map(|throw| words(key, side, seat, throw)));
            }
            lines.extend(told(seat));
        }
    }
    let panel = |lines| Panel { id: "tale".to_owned(), title: Message::new(title), body: vec![Block::Lines(lines)] };
    (!lines.is_empty()).then(|| panel(lines))
}

/// The throw with the smallest chance on that side, if it is small.
fn rarest<L: Chanced>(throws: &[L], side: usize) -> Option<&L> {
    let rare = throws.iter().filter(|throw| throw.chances()[side] < RARE);
    rare.min_by(|one, other| one.chances()[side].total_cmp(&other.chances()[side]))
}

impl Crowd {
    /// The words with how many games there were, and how many in a hundred ended lower and higher than the result; `all` is 1 where all of
    /// them ended lower, 2 where all ended higher, 3 where none ended higher and 4 where none ended lower.
    #[must_use]
    pub fn tell(&self, words: Message, result: i32, speech: &Speech<'_>) -> Message {
        let beside = self.beside(result);
        let all: u8 = match beside {
            [100, _] => 1,
            [_, 100] => 2,
            [_, 0] if self.is_best(result) => 3,
            [0, _] if self.is_worst(result) => 4,
            _ => 0,
        };
        let [lower, higher] = beside.map(|hundredths| speech.percent(f64::from(hundredths) / 100.0, 0));
        let games = speech.number(f64::from(self.games()), 0);
        words.with("games", games).with("lower", lower).with("higher", higher).with("all", all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Throw(f64, f64);

    impl Chanced for Throw {
        fn chances(&self) -> [f64; 2] {
            [self.0, self.1]
        }

        fn tell(&self, words: Message) -> Message {
            words
        }
    }

    #[test]
    fn what_comes_one_time_in_three_is_no_luck() {
        let throws = [Throw(0.4, 0.7), Throw(0.3, 0.8), Throw(0.1, 0.95), Throw(1.0 / 3.0, 0.34)];
        assert_eq!(rarest(&throws, 0).map(|throw| throw.0), Some(0.1));
        assert!(rarest(&throws, 1).is_none());
        assert!(rarest(&throws[..1], 0).is_none());
    }
}

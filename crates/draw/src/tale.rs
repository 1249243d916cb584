//! The panel at the end of a game: the luckiest throw, the unluckiest one, and the result beside those of many games between bots.

use crate::{Block, Crowd, Panel, PictureContext, text::Speech};
use galerne_engine::{Game, Message, Seat};

/// What comes less often than this is told as luck, in every game. Twice out of three is what people count on; told from one half on, an even
/// chance would be called luck, and of twenty throws there is always one of that kind.
const RARE: f64 = 1.0 / 3.0;

/// No share is told as none: it has happened.
const LEAST: f64 = 0.01;

/// A throw of a finished game, or a draw of cards.
pub trait Chanced {
    /// The chance of one that is as good, and of one that is as bad.
    fn chances(&self) -> [f64; 2];

    /// The words with what tells this throw from the others.
    fn tell(&self, words: Message) -> Message;
}

/// The panel `tale` with its title: for each seat that is the viewer's, and for each one where it is nobody's, the rarest good and
/// the rarest bad throw in the words of the other two texts, and what else is `told` of the seat. None where there is nothing to tell.
pub fn tale<G: Game, L: Chanced>(
    context: &PictureContext<'_, G>,
    [title, lucky, unlucky]: [&'static str; 3],
    seats: usize,
    throws: impl Fn(Seat) -> Vec<L>,
    told: impl Fn(Seat) -> Option<Message>,
) -> Option<Panel> {
    let mut lines = Vec::new();
    for seat in (0..seats as u8).map(Seat).filter(|&seat| context.me.has(seat) || context.me.is_empty()) {
        let throws = throws(seat);
        for (side, key) in [lucky, unlucky].into_iter().enumerate() {
            lines.extend(rarest(&throws, side).map(|throw| {
                let share = context.speech.percent(throw.chances()[side].max(LEAST), 0);
                let words = Message::new(key).with("seat", seat).with("several", u8::from(seats > 1));
                throw.tell(words.with("share", share))
            }));
        }
        lines.extend(told(seat));
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
    /// The words with how many games there were, and how many in a hundred ended lower and higher than the result.
    #[must_use]
    pub fn tell(&self, words: Message, result: i32, speech: &Speech<'_>) -> Message {
        let [lower, higher] = self.beside(result).map(|hundredths| speech.percent(f64::from(hundredths) / 100.0, 0));
        let games = speech.number(f64::from(self.games()), 0);
        words.with("games", games).with("lower", lower).with("higher", higher)
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

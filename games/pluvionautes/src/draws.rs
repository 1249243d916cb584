//! Named draws (PL-6.2): what the digital throw asks of chance, kept by name so that a record, a vector of the rulebook and a
//! real die all say the same thing.

use galerne_engine::{Message, Random};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One row per draw: its name in records, its sides, and the text that names it to people.
macro_rules! draws {
    ($($(#[$doc:meta])* $draw:ident $name:literal $sides:literal $text:literal;)*) => {
        /// What is drawn. Every draw is uniform over 1 … [`Draw::sides`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Draw {
            $($(#[$doc])* $draw),*
        }

        impl Draw {
            pub const ALL: &[Draw] = &[$(Draw::$draw),*];

            #[must_use]
            pub const fn sides(self) -> u8 {
                [$($sides),*][self as usize]
            }

            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }

            pub(crate) fn message(self) -> Message {
                Message::new([$($text),*][self as usize])
            }
        }
    };
}

draws! {
    /// Where the die first touches the board.
    Touch "touch" 8 "draw-touch";
    /// How far it rolls on.
    Roll "roll" 4 "draw-roll";
    /// Whether a step of the roll bends.
    Drift "drift" 6 "draw-drift";
    /// Whether a hard throw leaves over the rim.
    Rim "rim" 6 "draw-rim";
    /// The new value of a weather die.
    Wvalue "wvalue" 6 "draw-wvalue";
    /// Whether a pushed weather die rests between two cells.
    Wstraddle "wstraddle" 6 "draw-wstraddle";
    /// Whether the thrown die rests between two cells.
    Straddle "straddle" 6 "draw-straddle";
    /// A uniform cell (simple throw, set-up, a die lost in the last turn).
    Cell "cell" 37 "draw-cell";
    /// A uniform direction (simple throw).
    Dir "dir" 6 "draw-dir";
    GustDir "gust_dir" 6 "draw-gust-dir";
    GustCell "gust_cell" 37 "draw-gust-cell";
}

/// The longest list of one throw: touch, roll, four drifts, a rim draw for all but the last step, and three draws for each
/// of three weather dice on one cell, is 18.
pub(crate) const MOST: usize = 20;

/// Draws in the order in which they were made. Written `touch=1 roll=4 drift=3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Draws {
    list: [(Draw, u8); MOST],
    len: u8,
}

impl Default for Draws {
    fn default() -> Draws {
        Draws { list: [(Draw::Touch, 0); MOST], len: 0 }
    }
}

impl Draws {
    #[must_use]
    pub fn list(&self) -> &[(Draw, u8)] {
        &self.list[..usize::from(self.len)]
    }

    /// Add a draw; one too many for any throw is dropped, and the throw is then refused for want of it.
    #[inline]
    pub fn push(&mut self, draw: Draw, value: u8) {
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = (draw, value);
            self.len += 1;
        }
    }

    /// Read the written form; `None` for an unknown name, a value off the die or too many draws.
    #[must_use]
    pub fn parse(text: &str) -> Option<Draws> {
        let mut draws = Draws::default();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=')?;
            let draw = *Draw::ALL.iter().find(|draw| draw.name() == name)?;
            let value: u8 = value.parse().ok()?;
            if !(1..=draw.sides()).contains(&value) || usize::from(draws.len) == MOST {
                return None;
            }
            draws.push(draw, value);
        }
        Some(draws)
    }
}

impl fmt::Display for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (draw, value)) in self.list().iter().enumerate() {
            write!(f, "{}{}={value}", if place == 0 { "" } else { " " }, draw.name())?;
        }
        Ok(())
    }
}

impl From<Draws> for String {
    fn from(draws: Draws) -> String {
        draws.to_string()
    }
}

impl TryFrom<String> for Draws {
    type Error = String;

    fn try_from(text: String) -> Result<Draws, String> {
        Draws::parse(&text).ok_or_else(|| format!("not a list of draws: {text:?}"))
    }
}

/// Who answers when the procedure of a throw needs a draw. `None` breaks the procedure off.
pub(crate) trait Oracle {
    fn draw(&mut self, draw: Draw) -> Option<u8>;
}

/// Answers with luck and writes down what it answered.
pub(crate) struct Sampler<'a> {
    pub(crate) random: &'a mut Random,
    pub(crate) draws: Draws,
}

impl Oracle for Sampler<'_> {
    #[inline]
    fn draw(&mut self, draw: Draw) -> Option<u8> {
        let value = self.random.die(draw.sides());
        self.draws.push(draw, value);
        Some(value)
    }
}

/// Answers what was written down, and breaks off where something else was asked.
pub(crate) struct Replay<'a> {
    left: &'a [(Draw, u8)],
}

impl<'a> Replay<'a> {
    pub(crate) fn new(draws: &'a Draws) -> Replay<'a> {
        Replay { left: draws.list() }
    }

    /// Every draw that was written down has been asked for.
    pub(crate) fn is_used_up(&self) -> bool {
        self.left.is_empty()
    }
}

impl Oracle for Replay<'_> {
    #[inline]
    fn draw(&mut self, draw: Draw) -> Option<u8> {
        let (&(name, value), rest) = self.left.split_first()?;
        if name != draw || value == 0 || value > draw.sides() {
            return None;
        }
        self.left = rest;
        Some(value)
    }
}

/// Answers from a handful of real dice laid out beforehand: the next unused one of the right name.
pub(crate) struct Bowl<'a> {
    pub(crate) names: &'a [Draw],
    pub(crate) values: &'a [u8],
    pub(crate) used: [bool; 32],
    pub(crate) draws: Draws,
}

impl Oracle for Bowl<'_> {
    fn draw(&mut self, draw: Draw) -> Option<u8> {
        let place = (0..self.names.len().min(32)).find(|&place| self.names[place] == draw && !self.used[place])?;
        self.used[place] = true;
        let value = *self.values.get(place)?;
        self.draws.push(draw, value);
        Some(value)
    }
}

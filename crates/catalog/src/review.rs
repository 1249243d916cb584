//! The review of a finished game, without types: numbers and actions, no words. It can be kept and put into words in any language
//! later.

use galerne_engine::Unit;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

pub use galerne_bots::review::{Bend, Effort, Measured, Part, Planted, Progress, Said, Verdict};

/// The number of the method: a review that another one made is made anew.
pub const METHOD: u32 = 3;

/// A number with one decimal, kept so that sums are exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Tenths(pub i32);

impl Tenths {
    /// As a number.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

impl<'de> Deserialize<'de> for Tenths {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = f64::deserialize(deserializer)?;
        Ok(Tenths((value * 10.0).round() as i32))
    }
}

/// What the numbers are; more is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scale {
    /// Hundredths of the victory.
    Chance,
    /// Points of the final score.
    Points,
    /// Turns, counted against the player.
    Turns,
}

impl From<Unit> for Scale {
    fn from(unit: Unit) -> Scale {
        match unit {
            Unit::Chance => Scale::Chance,
            Unit::Points => Scale::Points,
            Unit::Turns => Scale::Turns,
        }
    }
}

/// What was found out about a stretch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The maître's own stretch leads to the same state.
    Same,
    /// No difference was proved.
    AsGood,
    /// The maître's line is better, beyond chance.
    Costs,
    /// What was played is better than the maître's line, beyond chance.
    Gains,
    /// The effort was spent before it was looked at.
    Unseen,
}

impl From<Verdict> for Finding {
    fn from(verdict: Verdict) -> Finding {
        match verdict {
            Verdict::Same => Finding::Same,
            Verdict::AsGood => Finding::AsGood,
            Verdict::Costs => Finding::Costs,
            Verdict::Gains => Finding::Gains,
            Verdict::Unseen => Finding::Unseen,
        }
    }
}

/// A point of the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// The number of live entries after which this holds.
    pub at: usize,
    /// The expected result of each seat.
    pub v: Vec<Tenths>,
    /// The lower end of each band.
    pub low: Vec<Tenths>,
    /// The upper end of each band.
    pub high: Vec<Tenths>,
}

/// A run of one seat's moves, and its price.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// The live entries before it.
    pub from: usize,
    /// The live entries at its end.
    pub to: usize,
    /// Whose moves.
    pub seat: u8,
    /// What was found out.
    pub finding: Finding,
    /// What it cost its player: 0 unless proved, less than 0 where it was better than the maître's line.
    pub cost: Tenths,
    /// The lower end of its interval.
    pub low: Tenths,
    /// The upper end of its interval.
    pub high: Tenths,
    /// How often the lines were compared; 0 where the price is exact.
    pub times: u32,
    /// The maître's line, as records write actions.
    pub line: Vec<Value>,
}

/// The luck between two points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stroke {
    /// The live entries before it.
    pub from: usize,
    /// The live entries at its end.
    pub to: usize,
    /// What it brought each seat.
    pub luck: Vec<Tenths>,
    /// By how much that may be off.
    pub doubt: Vec<Tenths>,
}

/// The account of a seat: `start + luck + own + others = result`, exactly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// What was to be expected at the first decision.
    pub start: Tenths,
    /// What dice and cards added.
    pub luck: Tenths,
    /// What its own decisions added; less than 0 for errors.
    pub own: Tenths,
    /// What the others' decisions added.
    pub others: Tenths,
    /// How it ended.
    pub result: Tenths,
    /// The number of its stretches.
    pub stretches: usize,
    /// Its accuracy with both ends of the interval; missing where no *habitué* was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<[Tenths; 3]>,
}

/// A finished game reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The number of the method.
    pub method: u32,
    /// What the numbers are.
    pub scale: Scale,
    /// The curve; its last point is the result.
    pub curve: Vec<Point>,
    /// Every stretch in the order of the game.
    pub stretches: Vec<Stretch>,
    /// The luck between the points of the curve.
    pub strokes: Vec<Stroke>,
    /// One account a seat.
    pub seats: Vec<Account>,
    /// Whether the effort sufficed for all stretches.
    pub whole: bool,
    /// How many decisions were played for it; not kept.
    #[serde(skip)]
    pub steps: u64,
}

impl Review {
    /// The stretches that mattered most, for that seat or for all, the dearest first; at most `most`.
    #[must_use]
    pub fn dearest(&self, seat: Option<u8>, most: usize) -> Vec<&Stretch> {
        let mine = |stretch: &&Stretch| seat.is_none_or(|seat| stretch.seat == seat);
        let mut dear: Vec<&Stretch> =
            self.stretches.iter().filter(mine).filter(|stretch| stretch.finding == Finding::Costs).collect();
        dear.sort_by_key(|stretch| (-stretch.cost.0, stretch.from));
        dear.truncate(most);
        dear
    }

    /// The greatest strokes of luck of a seat, good and bad, that are beyond the doubt of the curve; at most `most`.
    #[must_use]
    pub fn luckiest(&self, seat: usize, most: usize) -> Vec<&Stroke> {
        let size = |stroke: &&Stroke| stroke.luck.get(seat).map_or(0, |luck| luck.0.abs());
        let is_sure = |stroke: &&Stroke| size(stroke) > stroke.doubt.get(seat).map_or(0, |doubt| doubt.0).max(4);
        let mut strokes: Vec<&Stroke> = self.strokes.iter().filter(is_sure).collect();
        strokes.sort_by_key(|stroke| (-size(stroke), stroke.from));
        strokes.truncate(most);
        strokes
    }
}

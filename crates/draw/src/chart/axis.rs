//! Axes: round numbers between two ends, and where they stand.

use crate::{
    geometry::{Area, pt},
    scene::{Anchor, Node, Path},
    text::{Face, number},
    theme::Colour,
};
use galerne_texts::Language;

/// A range of values laid along a line, with ticks at round numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    /// The value at the lower end: a multiple of the step.
    pub low: f64,
    /// The value at the upper end: a multiple of the step.
    pub high: f64,
    /// From tick to tick.
    pub step: f64,
}

impl Scale {
    /// Ends rounded outwards to a step of 1, 2 or 5 times a power of ten, so that there are about `wanted` ticks. A range without
    /// width gets some; what is not a number counts as 0.
    #[must_use]
    pub fn covering(values: impl IntoIterator<Item = f64>, wanted: usize) -> Scale {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            low = low.min(value);
            high = high.max(value);
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        if high - low < 1e-9 * low.abs().max(1.0) {
            (low, high) = if low == 0.0 { (0.0, 1.0) } else { (low.min(0.0), high.max(0.0)) };
        }
        let rough = (high - low) / wanted.max(1) as f64;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|&step| step >= rough * 0.999);
        let step = step.unwrap_or(10.0 * power);
        // A hair beyond a tick is the dust of a calculation, not a reason for another one: 100.000 001 % ends at 100.
        let dust = 1e-6;
        Scale { low: (low / step + dust).floor() * step, high: (high / step - dust).ceil() * step, step }
    }

    /// As [`Scale::covering`], but always with 0 on it: lengths of bars mean nothing otherwise.
    #[must_use]
    pub fn from_zero(values: impl IntoIterator<Item = f64>, wanted: usize) -> Scale {
        Scale::covering(values.into_iter().chain([0.0]), wanted)
    }

    /// Where a value lies: 0 at the low end, 1 at the high end.
    #[must_use]
    pub fn share(&self, value: f64) -> f32 {
        let share = (value - self.low) / (self.high - self.low);
        if share.is_finite() { share.clamp(-0.05, 1.05) as f32 } else { 0.0 }
    }

    /// The values with a tick, from low to high.
    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round().clamp(0.0, 200.0) as u32;
        let (low, step) = (self.low, self.step);
        (0..=count).map(move |i| low + step * f64::from(i))
    }

    /// As many decimals as the step needs.
    #[must_use]
    pub fn decimals(&self) -> usize {
        (-self.step.log10().floor()).clamp(0.0, 6.0) as usize
    }

    /// A tick in words.
    #[must_use]
    pub fn word(&self, language: Language, value: f64) -> String {
        number(language, value, self.decimals())
    }
}

/// How large the letters of charts are, in units of the drawing.
pub(super) const LETTERS: f32 = 12.0;

/// The frame all charts share: where the plot is, what is written round it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The whole of the chart.
    pub size: (f32, f32),
    /// In the reader's language; empty ones take no room.
    pub title: String,
    /// What the horizontal axis counts.
    pub x_title: String,
    /// What the vertical axis counts.
    pub y_title: String,
    /// What the vertical axis shows at least, whatever the values.
    pub y_range: Option<(f64, f64)>,
}

impl Frame {
    /// A frame without titles at its axes.
    #[must_use]
    pub fn new(width: f32, height: f32, title: impl Into<String>) -> Frame {
        Frame {
            size: (width, height),
            title: title.into(),
            x_title: String::new(),
            y_title: String::new(),
            y_range: None,
        }
    }

    /// The same with at least this range on its vertical axis: on an axis from 98 to 100 a hundredth would look like the game.
    #[must_use]
    pub fn within(self, low: f64, high: f64) -> Frame {
        Frame { y_range: Some((low, high)), ..self }
    }

    /// The same with titles at its axes; an empty one takes no room.
    #[must_use]
    pub fn axes(mut self, x_title: impl Into<String>, y_title: impl Into<String>) -> Frame {
        (self.x_title, self.y_title) = (x_title.into(), y_title.into());
        self
    }

    /// Where the data go, leaving `left` for the labels of the vertical axis and `foot` for those of the other.
    pub(super) fn plot(&self, left: f32, foot: f32) -> Area {
        let head = if self.title.is_empty() { LETTERS } else { LETTERS * 2.6 };
        let head = head + if self.y_title.is_empty() { 0.0 } else { LETTERS * 1.5 };
        let foot = foot + if self.x_title.is_empty() { LETTERS * 0.4 } else { LETTERS * 1.9 };
        let right = LETTERS * 1.2;
        Area::new(left, head, (self.size.0 - left - right).max(1.0), (self.size.1 - head - foot).max(1.0))
    }

    /// Title and axis titles. The title of the vertical axis stands above it, written horizontally.
    pub(super) fn titles(&self, plot: Area) -> Vec<Node> {
        let mut nodes = Vec::new();
        if !self.title.is_empty() {
            nodes.push(Node::text(pt(0.0, LETTERS * 1.35), &*self.title, Face::SerifBold, LETTERS * 1.45));
        }
        let small = |at, text: &str| Node::text(at, text, Face::Sans, LETTERS).fill(Colour::InkSoft);
        if !self.y_title.is_empty() {
            nodes.push(small(pt(0.0, plot.y - LETTERS * 0.75), &self.y_title));
        }
        if !self.x_title.is_empty() {
            nodes.push(small(pt(plot.right(), self.size.1 - LETTERS * 0.35), &self.x_title).anchor(Anchor::End));
        }
        nodes
    }
}

/// Lines across the plot at the ticks of the vertical scale, with their numbers on the left.
pub(super) fn rungs(plot: Area, scale: &Scale, language: Language) -> Vec<Node> {
    let mut lines = Path::default();
    let mut nodes = Vec::new();
    for value in scale.ticks() {
        let y = plot.bottom() - scale.share(value) * plot.height;
        lines = lines.jump(pt(plot.x, y)).line(pt(plot.right(), y));
        let at = pt(plot.x - LETTERS * 0.5, y + Face::Sans.cap_height(LETTERS) / 2.0);
        let text = Node::text(at, scale.word(language, value), Face::Sans, LETTERS);
        nodes.push(text.anchor(Anchor::End).fill(Colour::InkSoft));
    }
    nodes.insert(0, Node::path(lines).stroke(Colour::LineSoft, 1.0));
    nodes
}

/// Room for the numbers of a vertical scale.
pub(super) fn rung_room(scale: &Scale, language: Language) -> f32 {
    scale.ticks().map(|value| Face::Sans.width(&scale.word(language, value), LETTERS)).fold(0.0, f32::max) + LETTERS
}

/// Numbers under the plot at the ticks of the horizontal scale, with short strokes.
pub(super) fn feet(plot: Area, scale: &Scale, language: Language) -> Vec<Node> {
    let mut strokes = Path::from(pt(plot.x, plot.bottom())).line(pt(plot.right(), plot.bottom()));
    let mut nodes = Vec::new();
    for value in scale.ticks() {
        let x = plot.x + scale.share(value) * plot.width;
        strokes = strokes.jump(pt(x, plot.bottom())).line(pt(x, plot.bottom() + LETTERS * 0.35));
        let at = pt(x, plot.bottom() + LETTERS * 1.35);
        let text = Node::text(at, scale.word(language, value), Face::Sans, LETTERS);
        nodes.push(text.anchor(Anchor::Middle).fill(Colour::InkSoft));
    }
    nodes.insert(0, Node::path(strokes).stroke(Colour::Line, 1.2));
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(values: &[f64], expected: (f64, f64, f64)) {
        let scale = Scale::covering(values.iter().copied(), 5);
        let close = |a: f64, b: f64| (a - b).abs() < 1e-9 * b.abs().max(1.0);
        let (low, high, step) = expected;
        assert!(close(scale.low, low) && close(scale.high, high) && close(scale.step, step), "{values:?}: {scale:?}");
    }

    #[test]
    fn dust_makes_no_tick() {
        let scale = Scale::covering([-1e-9, 100.000_001_5], 5);
        assert_eq!((scale.low, scale.high, scale.step), (0.0, 100.0, 20.0));
    }

    #[test]
    fn ticks_stand_at_round_numbers() {
        check(&[0.0, 10.0], (0.0, 10.0, 2.0));
        check(&[3.0, 97.0], (0.0, 100.0, 20.0));
        check(&[-0.3, 0.4], (-0.4, 0.4, 0.2));
        check(&[0.0, 0.001], (0.0, 0.001, 0.0002));
        check(&[1e6, 5e6], (1e6, 5e6, 1e6));
    }

    #[test]
    fn strange_ranges_have_ticks_too() {
        check(&[], (0.0, 1.0, 0.2));
        check(&[f64::NAN, f64::INFINITY], (0.0, 1.0, 0.2));
        check(&[7.0], (0.0, 8.0, 2.0));
        check(&[0.0, 0.0], (0.0, 1.0, 0.2));
        let scale = Scale::from_zero([5.0, 9.0], 4);
        assert_eq!(scale.low, 0.0);
        assert_eq!(scale.share(f64::NAN), 0.0);
        assert!(scale.ticks().count() < 10);
        assert_eq!(Scale::covering([0.0, 0.5], 5).word(Language::Fr, 0.1), "0,1");
    }
}

//! From inputs to answers: sums of weighted inputs, cut off below zero, layer by layer.

use galerne_engine::Sense;
use std::fmt;

/// The most units that a hidden layer may have.
pub const WIDEST: usize = 128;
/// The most answers that a network may give.
pub const OUTPUTS: usize = 4;

/// A network: what it was read from is in `file`.
#[derive(Clone, PartialEq)]
pub struct Net {
    /// The hash of the names and shapes of its inputs.
    pub(crate) inputs: u64,
    pub(crate) layers: Vec<Layer>,
}

/// Weights from one layer to the next, all weights of an input together.
#[derive(Clone, PartialEq)]
pub(crate) struct Layer {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").field("sizes", &self.sizes().collect::<Vec<_>>()).finish_non_exhaustive()
    }
}

/// The sums of the first layer over the inputs so far. A copy of it is an accumulator: inputs that do not change during
/// a search are added once and come first.
#[derive(Clone, Copy, Debug)]
pub struct Sum {
    values: [f32; WIDEST],
    told: usize,
}

impl Net {
    /// The sizes of its layers, inputs and answers included.
    pub fn sizes(&self) -> impl Iterator<Item = usize> {
        self.layers.first().map(|layer| layer.from).into_iter().chain(self.layers.iter().map(|layer| layer.to))
    }

    /// How many inputs it takes.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.sizes().next().unwrap_or(0)
    }

    /// A sum before the first input.
    #[must_use]
    pub fn begin(&self) -> Sum {
        let mut values = [0.0; WIDEST];
        if let Some(first) = self.layers.first() {
            values[..first.to].copy_from_slice(&first.bias);
        }
        Sum { values, told: 0 }
    }

    /// Continues from a sum: the next input is the one after the last one added.
    #[must_use]
    pub fn going_on(&self, sum: Sum) -> Summing<'_> {
        Summing { net: self, sum }
    }

    /// The answers to the inputs that were summed up; zero beyond those that the network gives.
    #[must_use]
    pub fn answer(&self, sum: &Sum) -> [f32; OUTPUTS] {
        let mut now = sum.values;
        for layer in self.layers.iter().skip(1) {
            let mut next = [0.0; WIDEST];
            let sums = &mut next[..layer.to];
            sums.copy_from_slice(&layer.bias);
            for (value, weights) in now[..layer.from].iter().zip(layer.weights.chunks_exact(layer.to)) {
                if *value > 0.0 {
                    add(sums, *value, weights);
                }
            }
            now = next;
        }
        let mut answers = [0.0; OUTPUTS];
        answers.copy_from_slice(&now[..OUTPUTS]);
        answers
    }
}

/// A [`Sense`] that sums its inputs.
#[derive(Debug)]
pub struct Summing<'a> {
    net: &'a Net,
    sum: Sum,
}

impl Summing<'_> {
    /// The sum so far.
    #[must_use]
    pub fn sum(&self) -> Sum {
        self.sum
    }

    fn tell(&mut self, input: usize, value: f32) {
        // What a network does not know of is not counted: the hash of the inputs has been compared when it was read.
        let Some(layer) = self.net.layers.first() else { return };
        if let Some(weights) = layer.weights.get(input * layer.to..(input + 1) * layer.to) {
            add(&mut self.sum.values[..layer.to], value, weights);
        }
    }
}

impl Sense for Summing<'_> {
    #[inline]
    fn pane(&mut self, _: &'static str, _: &[usize]) {}

    #[inline]
    fn put(&mut self, value: f32) {
        if value != 0.0 {
            self.tell(self.sum.told, value);
        }
        self.sum.told += 1;
    }

    // One look instead of one for each of many zeros.
    #[inline]
    fn one_of(&mut self, n: usize, of: usize) {
        if n < of {
            self.tell(self.sum.told + n, 1.0);
        }
        self.sum.told += of;
    }

    #[inline]
    fn set(&mut self, bits: u64, of: usize) {
        let mut rest = if of < 64 { bits & !(u64::MAX << of) } else { bits };
        while rest != 0 {
            self.tell(self.sum.told + rest.trailing_zeros() as usize, 1.0);
            rest &= rest - 1;
        }
        self.sum.told += of;
    }
}

/// A product and a sum for each unit: two roundings, never a fused one.
fn add(sums: &mut [f32], value: f32, weights: &[f32]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += value * weight;
    }
}

/// The logistic curve from a logit to a share between 0 and 1. The exponential of a platform's library may differ from another's in the last
/// bit; this one is a ratio of polynomials, within 2 · 10⁻⁵ of it.
#[must_use]
pub fn share(logit: f32) -> f32 {
    // Half a hyperbolic tangent of half the logit, by its continued fraction.
    let x = (0.5 * logit).clamp(-4.97, 4.97);
    let square = x * x;
    let over = x * (135_135.0 + square * (17_325.0 + square * (378.0 + square)));
    let under = 135_135.0 + square * (62_370.0 + square * (3_150.0 + square * 28.0));
    (0.5 + 0.5 * (over / under)).clamp(0.0, 1.0)
}

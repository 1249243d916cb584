//! The bytes of a network.
//!
//! All numbers little-endian: the mark, the hash of the inputs (64 bits), the count of layers with inputs and answers (32 bits), their sizes
//! (32 bits each), then for each pair of neighbours the weights input by input and the biases, in half precision.

use crate::half::{half, single};
use crate::net::{Layer, Net, OUTPUTS, WIDEST};
use galerne_engine::{Panes, Trouble};

const MARK: &[u8; 8] = b"GALNET01";
/// A page must be able to carry it.
const MOST_BYTES: usize = 300_000;
const MOST_LAYERS: usize = 6;

/// The hash of names and shapes, by which a network knows its inputs again (FNV-1a).
#[must_use]
pub fn hash_of(panes: &Panes) -> u64 {
    let mut hash = 0xCBF2_9CE4_8422_2325u64;
    let mut take = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    for pane in &panes.list {
        pane.name.bytes().for_each(&mut take);
        take(0xFF);
        for &side in &pane.shape {
            (side as u32).to_le_bytes().into_iter().for_each(&mut take);
        }
        take(0xFE);
    }
    hash
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Trouble> {
        let short = || Trouble::new("learnt-short");
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or_else(short)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn numbers(&mut self, count: usize) -> Result<Vec<f32>, Trouble> {
        let numbers: Vec<f32> =
            (0..count).map(|_| Ok(single(u16::from_le_bytes(self.take()?)))).collect::<Result<_, Trouble>>()?;
        match numbers.iter().position(|number| !number.is_finite()) {
            Some(at) => Err(Trouble::new("learnt-infinite").with("at", at)),
            None => Ok(numbers),
        }
    }
}

impl Net {
    /// The network in these bytes, if it was trained on these inputs.
    pub fn read(bytes: &[u8], panes: &Panes) -> Result<Net, Trouble> {
        if bytes.len() > MOST_BYTES {
            return Err(Trouble::new("learnt-long").with("bytes", bytes.len()).with("most", MOST_BYTES));
        }
        let mut reader = Reader(bytes);
        if reader.take()? != *MARK {
            return Err(Trouble::new("learnt-mark"));
        }
        let (inputs, expected) = (u64::from_le_bytes(reader.take()?), hash_of(panes));
        let count = u32::from_le_bytes(reader.take()?) as usize;
        if !(2..=MOST_LAYERS).contains(&count) {
            return Err(Trouble::new("learnt-layers").with("count", count).with("most", MOST_LAYERS));
        }
        let mut sizes = Vec::with_capacity(count);
        for place in 0..count {
            let size = u32::from_le_bytes(reader.take()?) as usize;
            let most = match place {
                0 => MOST_BYTES,
                _ if place + 1 == count => OUTPUTS,
                _ => WIDEST,
            };
            if !(1..=most).contains(&size) {
                return Err(Trouble::new("learnt-size").with("layer", place).with("size", size).with("most", most));
            }
            sizes.push(size);
        }
        if inputs != expected || sizes[0] != panes.len {
            return Err(Trouble::new("learnt-inputs")
                .with("found", format!("{inputs:016x}"))
                .with("expected", format!("{expected:016x}")));
        }
        let mut layers = Vec::with_capacity(count - 1);
        for pair in sizes.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let weights = reader.numbers(from * to)?;
            layers.push(Layer { from, to, weights, bias: reader.numbers(to)? });
        }
        match reader.0.len() {
            0 => Ok(Net { inputs, layers }),
            more => Err(Trouble::new("learnt-more").with("bytes", more)),
        }
    }

    /// The bytes of the network.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let layers = self.layers.iter().map(|layer| (layer.weights.as_slice(), layer.bias.as_slice()));
        written(self.inputs, &self.sizes().collect::<Vec<_>>(), layers)
    }
}

/// The bytes of a network with these sizes and, for each pair of neighbours, weights input by input and biases.
#[must_use]
pub fn written<'a>(inputs: u64, sizes: &[usize], layers: impl Iterator<Item = (&'a [f32], &'a [f32])>) -> Vec<u8> {
    let mut bytes = MARK.to_vec();
    bytes.extend(inputs.to_le_bytes());
    bytes.extend((sizes.len() as u32).to_le_bytes());
    sizes.iter().for_each(|&size| bytes.extend((size as u32).to_le_bytes()));
    for (weights, bias) in layers {
        weights.iter().chain(bias).for_each(|&number| bytes.extend(half(number).to_le_bytes()));
    }
    bytes
}

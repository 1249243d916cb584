//! Judgement learnt from games: small networks that answer bit for bit the same everywhere.
//!
//! A network is a file: a header with the sizes of its layers and the hash of its inputs' names and shapes, then weights in half precision.
//! Inputs come through a [`Sense`](galerne_engine::Sense), the same for play and for training, and are summed as they
//! arrive: nothing is stored, nothing allocated, and an input of zero costs nothing.
//!
//! | file | what it holds |
//! |---|---|
//! | `file` | the bytes of a network, read and refused |
//! | `net` | from inputs to answers |
//! | `half` | numbers of half precision |
//!
//! Bit for bit the same: a sum is taken input by input, each input added to all units of the layer (`h[j] += x[i] · w[i][j]` with `i`
//! outermost), without fused multiply-add and without a sum across lanes. Then the width of a machine's vectors does not matter.

mod file;
mod half;
mod net;

pub use file::{hash_of, written};
pub use net::{Net, OUTPUTS, Sum, Summing, WIDEST, share};

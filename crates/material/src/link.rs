//! An edition as part of an address: raw deflate, written in letters that need no escape.

use crate::guard::BYTES;
use data_encoding::BASE64URL_NOPAD;
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use std::io::{Read as _, Write as _};

/// Characters of a link at most; longer addresses are cut on their way.
pub const LINK_SIGNS: usize = 8_000;

/// The text as it stands behind `#e=`; nothing where it would be longer than an address may be.
#[must_use]
pub fn to_link(text: &str) -> Option<String> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text.as_bytes()).ok()?;
    let link = BASE64URL_NOPAD.encode(&packed.finish().ok()?);
    (link.len() <= LINK_SIGNS).then_some(link)
}

/// The text that a link holds; nothing where it is none, or holds more than an edition may.
#[must_use]
pub fn from_link(link: &str) -> Option<String> {
    if link.len() > LINK_SIGNS {
        return None;
    }
    let packed = BASE64URL_NOPAD.decode(link.as_bytes()).ok()?;
    let mut text = String::new();
    // A few bytes can unpack into gigabytes: one byte more than is allowed is enough to know.
    DeflateDecoder::new(packed.as_slice()).take(BYTES as u64 + 1).read_to_string(&mut text).ok()?;
    (text.len() <= BYTES).then_some(text)
}

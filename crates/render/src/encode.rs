//! Pixels as PNG. Drawings have few colours: a byte a pixel and a palette are a quarter of what four bytes are, to compress and to keep.

use png::{BitDepth, ColorType, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use std::collections::HashMap;

/// More than a palette holds.
const TOO_MANY: usize = 257;

pub(crate) fn png(map: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let Some((colours, pixels)) = few_colours(map) else { return map.encode_png() };
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, map.width(), map.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    // Numbers of colours say nothing about those beside them.
    encoder.set_filter(Filter::NoFilter);
    let plain: Vec<_> = colours.iter().map(resvg::tiny_skia::PremultipliedColorU8::demultiply).collect();
    encoder.set_palette(plain.iter().flat_map(|c| [c.red(), c.green(), c.blue()]).collect::<Vec<u8>>());
    if plain.iter().any(|colour| !colour.is_opaque()) {
        encoder.set_trns(plain.iter().map(|colour| colour.alpha()).collect::<Vec<u8>>());
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}

/// The colours in the order in which they come, and the number of the colour of each pixel; `None` where there are too many.
fn few_colours(map: &Pixmap) -> Option<(Vec<PremultipliedColorU8>, Vec<u8>)> {
    let mut numbers: HashMap<u32, u8> = HashMap::with_capacity(TOO_MANY);
    let mut colours = Vec::with_capacity(TOO_MANY);
    let mut pixels = Vec::with_capacity(map.pixels().len());
    // Most pixels are as the one before.
    let (mut last, mut number) = (None, 0);
    for &pixel in map.pixels() {
        if last != Some(pixel) {
            last = Some(pixel);
            let parts = [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
            number = *numbers.entry(u32::from_be_bytes(parts)).or_insert_with(|| {
                colours.push(pixel);
                (colours.len() - 1) as u8
            });
            if colours.len() >= TOO_MANY {
                return None;
            }
        }
        pixels.push(number);
    }
    Some((colours, pixels))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few colours or many, some of them translucent: what is read is what was drawn.
    #[test]
    fn pictures_are_read_as_they_were_drawn() {
        for colours in [1_usize, 2, 256, 257, 1000] {
            let mut map = Pixmap::new(64, 32).unwrap();
            for (n, pixel) in map.pixels_mut().iter_mut().enumerate() {
                let n = n % colours;
                let part = |value: usize| (value % 250) as u8;
                let colour = PremultipliedColorU8::from_rgba(part(n), part(n / 250), 7, 255).unwrap();
                *pixel = if n % 7 == 3 { PremultipliedColorU8::TRANSPARENT } else { colour };
            }
            let bytes = png(&map).unwrap();
            assert_eq!(Pixmap::decode_png(&bytes).unwrap().pixels(), map.pixels(), "{colours}");
        }
    }
}

//! Text as runs of glyphs, shaped as the browser and the renderer of pictures shape it: with kerning and ligatures.

use galerne_draw::text::Face;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use std::sync::LazyLock;

/// The fonts of one document.
pub(crate) struct Fonts {
    fonts: [Font; 5],
}

static SHAPERS: LazyLock<[rustybuzz::Face<'static>; 5]> = LazyLock::new(|| {
    Face::ALL.map(|face| {
        rustybuzz::Face::from_slice(face.bytes(), 0).expect("the fonts are compiled in, and tests read them all")
    })
});

/// Letters of one font, in one piece.
pub(crate) struct Run<'t> {
    pub(crate) face: Face,
    pub(crate) text: &'t str,
    pub(crate) glyphs: Vec<KrillaGlyph>,
    /// At size 1.
    pub(crate) width: f32,
}

impl Fonts {
    pub(crate) fn new() -> Fonts {
        let font =
            |face: Face| Font::new(face.bytes().into(), 0).expect("the fonts are compiled in, and tests read them all");
        Fonts { fonts: Face::ALL.map(font) }
    }

    pub(crate) fn font(&self, face: Face) -> Font {
        self.fonts[face as usize].clone()
    }
}

/// The line in runs: what the face lacks is taken from the serif, as on the page. `spacing` is added to every letter.
pub(crate) fn runs(text: &str, face: Face, spacing: f32) -> Vec<Run<'_>> {
    let of = |letter: char| if face.has(letter) || !Face::Serif.has(letter) { face } else { Face::Serif };
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let own = of(first);
        let end = rest.char_indices().find(|&(_, letter)| of(letter) != own).map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(end);
        runs.push(shaped(piece, own, spacing));
        rest = after;
    }
    runs
}

/// Lines are measured letter by letter: a ligature would be wider or narrower than what was measured.
const LIGATURES_OFF: [rustybuzz::Feature; 1] =
    [rustybuzz::Feature { tag: rustybuzz::ttf_parser::Tag::from_bytes(b"liga"), value: 0, start: 0, end: u32::MAX }];

fn shaped(text: &str, face: Face, spacing: f32) -> Run<'_> {
    let shaper = &SHAPERS[face as usize];
    let unit = shaper.units_per_em() as f32;
    let mut buffer = rustybuzz::UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.set_direction(rustybuzz::Direction::LeftToRight);
    buffer.guess_segment_properties();
    let shaped = rustybuzz::shape(shaper, &LIGATURES_OFF, buffer);
    let infos = shaped.glyph_infos();
    let mut width = 0.0;
    let glyphs = infos
        .iter()
        .zip(shaped.glyph_positions())
        .enumerate()
        .map(|(i, (info, position))| {
            let start = info.cluster as usize;
            let next = infos[i + 1..].iter().map(|next| next.cluster as usize).find(|&next| next != start);
            let advance = position.x_advance as f32 / unit + spacing;
            width += advance;
            let (x, y) = (position.x_offset as f32 / unit, position.y_offset as f32 / unit);
            KrillaGlyph::new(GlyphId::new(info.glyph_id), advance, x, y, 0.0, start..next.unwrap_or(text.len()), None)
        })
        .collect();
    Run { face, text, glyphs, width }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_they_were_measured() {
        for text in ["Le vent se lève", "AVATAR", "« Contre ! »", "♥ 3", "office fluffy"] {
            for face in Face::ALL {
                let shaped: f32 = runs(text, face, 0.0).iter().map(|run| run.width).sum();
                let share = shaped / face.width(text, 1.0);
                assert!((0.85..=1.02).contains(&share), "{face:?} {text}: {share}");
            }
        }
        let mixed = runs("3 ♥ trois", Face::Sans, 0.0);
        assert_eq!(mixed.iter().map(|run| run.text).collect::<String>(), "3 ♥ trois");
        assert_eq!(mixed.len(), 3, "the heart is not in the sans");
    }
}

//! The shipped fonts and how wide their letters are.

use std::sync::OnceLock;

/// A cut of one of the two shipped families.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Display: large figures, large titles.
    Serif,
    /// Flavour: names of winds, mottoes.
    SerifItalic,
    /// Titles.
    SerifBold,
    /// Everything else.
    Sans,
    /// The same where it must stand out: labels, numerals.
    SansBold,
}

impl Face {
    /// All fonts that are shipped.
    pub const ALL: [Face; 5] = [Face::Serif, Face::SerifItalic, Face::SerifBold, Face::Sans, Face::SansBold];

    /// The font itself, as a renderer loads it.
    #[must_use]
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Face::Serif => include_bytes!("../../../../web/fonts/libertinus-serif-400.ttf"),
            Face::SerifItalic => include_bytes!("../../../../web/fonts/libertinus-serif-400-italic.ttf"),
            Face::SerifBold => include_bytes!("../../../../web/fonts/libertinus-serif-600.ttf"),
            Face::Sans => include_bytes!("../../../../web/fonts/alegreya-sans-500.ttf"),
            Face::SansBold => include_bytes!("../../../../web/fonts/alegreya-sans-700.ttf"),
        }
    }

    /// The name of the font's family.
    #[must_use]
    pub const fn family(self) -> &'static str {
        match self {
            Face::Serif | Face::SerifItalic | Face::SerifBold => "Libertinus Serif",
            Face::Sans | Face::SansBold => "Alegreya Sans",
        }
    }

    /// The value of `font-family`: the family, then what a stranger's machine most probably has.
    #[must_use]
    pub const fn stack(self) -> &'static str {
        match self {
            Face::Serif | Face::SerifItalic | Face::SerifBold => "Libertinus Serif, Georgia, serif",
            Face::Sans | Face::SansBold => "Alegreya Sans, Libertinus Serif, sans-serif",
        }
    }

    /// The value of `font-weight`.
    #[must_use]
    pub const fn weight(self) -> &'static str {
        match self {
            Face::Serif | Face::SerifItalic => "400",
            Face::SerifBold => "600",
            Face::Sans => "500",
            Face::SansBold => "700",
        }
    }

    /// The class of the page's style sheet that sets text in it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Face::Serif => "t-serif",
            Face::SerifItalic => "t-serif-italic",
            Face::SerifBold => "t-serif-bold",
            Face::Sans => "t-sans",
            Face::SansBold => "t-sans-bold",
        }
    }

    /// Whether it slants.
    #[must_use]
    pub const fn is_italic(self) -> bool {
        matches!(self, Face::SerifItalic)
    }

    /// How wide the text is, set in one line at that size.
    ///
    /// Advance widths only. Kerning and ligatures, which the browser and the renderer apply, nearly always tighten: a line
    /// that fits by this measure fits on the screen.
    #[must_use]
    pub fn width(self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(letter)).sum::<f32>() * size
    }

    /// Whether the font has the letter itself; what it lacks is looked for in the serif.
    #[must_use]
    pub fn has(self, letter: char) -> bool {
        self.metrics().advances.binary_search_by_key(&letter, |&(known, _)| known).is_ok()
    }

    /// The height of a capital letter at that size: what one centres labels by.
    #[must_use]
    pub fn cap_height(self, size: f32) -> f32 {
        self.metrics().cap_height * size
    }

    /// The width of one letter at size 1. Letters that this font lacks are measured in the serif, where the page and the
    /// renderer also look next, and at last guessed.
    fn advance(self, letter: char) -> f32 {
        let known = |face: Face| {
            let advances = &face.metrics().advances;
            advances.binary_search_by_key(&letter, |&(known, _)| known).ok().map(|place| advances[place].1)
        };
        const GUESS: f32 = 0.6;
        known(self).or_else(|| known(Face::Serif)).unwrap_or(if is_invisible(letter) { 0.0 } else { GUESS })
    }

    /// Read once: a page of labels asks thousands of times.
    fn metrics(self) -> &'static Metrics {
        static METRICS: [OnceLock<Metrics>; 5] = [const { OnceLock::new() }; 5];
        METRICS[self as usize].get_or_init(|| Metrics::read(self.bytes()))
    }
}

fn is_invisible(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{300}'..='\u{36f}')
}

/// What of a font is needed to lay out lines, as shares of the font size.
struct Metrics {
    cap_height: f32,
    /// Sorted by letter.
    advances: Vec<(char, f32)>,
}

impl Metrics {
    fn read(bytes: &[u8]) -> Metrics {
        // The fonts are part of the program and a test reads each of them, so the empty answer never shows.
        let Ok(font) = ttf_parser::Face::parse(bytes, 0) else {
            return Metrics { cap_height: 0.65, advances: Vec::new() };
        };
        let unit = f32::from(font.units_per_em());
        let mut advances = Vec::new();
        for subtable in
            font.tables().cmap.iter().flat_map(|cmap| cmap.subtables).filter(ttf_parser::cmap::Subtable::is_unicode)
        {
            subtable.codepoints(|code| {
                if let Some(letter) = char::from_u32(code)
                    && let Some(glyph) = subtable.glyph_index(code)
                    && let Some(advance) = font.glyph_hor_advance(glyph)
                {
                    advances.push((letter, f32::from(advance) / unit));
                }
            });
        }
        advances.sort_by_key(|&(letter, _)| letter);
        advances.dedup_by_key(|&mut (letter, _)| letter);
        Metrics { cap_height: font.capital_height().map_or(0.65, |height| f32::from(height) / unit), advances }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers come from the fonts' own tables, read with another program.
    #[test]
    fn letters_are_as_wide_as_the_fonts_say() {
        for (face, letter, thousandths) in [
            (Face::Serif, 'A', 695.0),
            (Face::Serif, 'é', 447.0),
            (Face::Serif, '\u{202f}', 125.0),
            (Face::SerifItalic, '0', 444.0),
            (Face::SerifBold, 'A', 699.0),
            (Face::Sans, '1', 475.0),
            (Face::Sans, ' ', 160.0),
            (Face::Sans, '\u{202f}', 112.0),
            (Face::SansBold, 'é', 472.0),
        ] {
            let width = face.width(&letter.to_string(), 1000.0);
            assert!((width - thousandths).abs() < 0.01, "{face:?} {letter:?}: {width}");
        }
        let word: f32 = ['A', '7'].map(|letter| Face::Serif.width(&letter.to_string(), 20.0)).iter().sum();
        assert!((Face::Serif.width("A7", 20.0) - word).abs() < 1e-3);
        assert!((Face::Serif.cap_height(1000.0) - 658.0).abs() < 0.01);
    }

    #[test]
    fn figures_stand_in_columns_and_french_is_complete() {
        for face in Face::ALL {
            let zero = face.width("0", 1.0);
            // The italic is for words.
            assert!(
                face.is_italic() || ('1'..='9').all(|digit| face.width(&digit.to_string(), 1.0) == zero),
                "{face:?}"
            );
            let metrics = face.metrics();
            for letter in "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»“”‘’–—…\u{a0}\u{202f}\u{2011}←↑→↓×−≤≥½°€№".chars()
            {
                assert!(metrics.advances.iter().any(|&(known, _)| known == letter), "{face:?} lacks {letter:?}");
            }
        }
    }

    #[test]
    fn strange_letters_are_measured_too() {
        assert!(Face::Sans.width("♥", 1.0) > 0.3, "taken from the serif");
        assert!(Face::Sans.width("名", 1.0) > 0.3, "guessed");
        assert_eq!(Face::Sans.width("\u{200b}", 1.0), 0.0);
    }
}

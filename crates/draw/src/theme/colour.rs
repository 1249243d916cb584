//! Colour values and what can be computed from them: contrast, and how they look with colour blindness.

use std::fmt;

/// A colour of the screen, 8 bits per channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(pub u32);

/// Written as CSS and SVG write it.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0 & 0xff_ffff)
    }
}

impl Rgb {
    /// The three channels as light, from 0 to 1 (the display's gamma undone).
    #[must_use]
    pub fn linear(self) -> [f32; 3] {
        [self.0 >> 16, self.0 >> 8, self.0].map(|byte| {
            let value = (byte & 0xff) as f32 / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// Relative luminance after WCAG 2.
    #[must_use]
    pub fn luminance(self) -> f32 {
        let [r, g, b] = self.linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// Contrast ratio after WCAG 2, from 1 to 21. AA asks for 4.5 for text, 3 for large text and for signs.
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// How different two colours look to an eye: the distance in the Oklab space, times 100. Below 2 one sees no difference.
    #[must_use]
    pub fn apart(self, other: Rgb, eye: Eye) -> f32 {
        let (a, b) = (oklab(eye.sees(self.linear())), oklab(eye.sees(other.linear())));
        let square = |i: usize| (a[i] - b[i]) * (a[i] - b[i]);
        100.0 * (square(0) + square(1) + square(2)).sqrt()
    }
}

/// Kinds of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// All three kinds of cones.
    Usual,
    /// No long-wave cones: red looks dark.
    Protan,
    /// No middle-wave cones, the most common kind.
    Deutan,
    /// No short-wave cones: rare.
    Tritan,
}

impl Eye {
    /// All of them, for tests that hold colours apart.
    pub const ALL: [Eye; 4] = [Eye::Usual, Eye::Protan, Eye::Deutan, Eye::Tritan];

    /// The light that looks to the usual eye as `light` looks to this one: the full-strength matrices of Machado, Oliveira
    /// and Fernandes (2009).
    fn sees(self, light: [f32; 3]) -> [f32; 3] {
        let rows = match self {
            Eye::Usual => return light,
            Eye::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Eye::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Eye::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        rows.map(|row| (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0))
    }
}

/// Light to Oklab (Ottosson 2020), a space in which equal distances look about equally different.
fn oklab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let l = (0.412_221_47 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_what_the_standard_says() {
        let (black, white) = (Rgb(0), Rgb(0xff_ffff));
        assert!((black.contrast(white) - 21.0).abs() < 1e-3);
        assert!((Rgb(0x76_7676).contrast(white) - 4.54).abs() < 0.01, "the well-known lightest grey for text on white");
        assert_eq!(Rgb(0x01_2f0a).to_string(), "#012f0a");
    }

    #[test]
    fn red_and_green_are_close_only_to_some_eyes() {
        let (red, green) = (Rgb(0xb0_3a2e), Rgb(0x5f_7a2e));
        assert!(red.apart(green, Eye::Deutan) < 0.6 * red.apart(green, Eye::Usual));
        assert!(red.apart(red, Eye::Protan) < 1e-3);
    }
}

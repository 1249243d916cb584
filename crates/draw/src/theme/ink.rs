//! The colours of paper: how much of the printer's ink they take.

use super::{Accent, Colour, Rgb, Theme};

/// How much ink a sheet may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// The colours of the page on white paper: what is paper on the page is bare paper here.
    #[default]
    Full,
    /// Grounds and bands stay white within their lines; marks, signs and letters keep their colours.
    Low,
    /// The same in greys: for printers without colours.
    Grey,
}

const WHITE: Rgb = Rgb(0xff_ffff);

impl Ink {
    /// All of them, for choices and tests.
    pub const ALL: [Ink; 3] = [Ink::Full, Ink::Low, Ink::Grey];

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ink::Full => "full",
            Ink::Low => "low",
            Ink::Grey => "grey",
        }
    }

    pub(super) fn value(self, colour: Colour, accent: &Accent) -> Rgb {
        use Colour::*;
        let light = |colour: Colour| colour.value(Theme::Light, accent);
        if matches!(colour, Paper | Raised | Card | Floor | DieWhite | Heat0) {
            return WHITE;
        }
        if self == Self::Full {
            return light(colour);
        }
        let value = match colour {
            Sunk | AccentSoft | SecondSoft | LegalSoft | Steppe | Forest | Mountain | Water | Desert | Marsh | Snow
            | Village | Rain | Storm | Deep | Stone | BandRed | BandBlue | BandGreen => WHITE,
            // What stood in white on a band takes the band's own colour.
            OnDeep => light(Deep),
            OnBandRed => light(BandRed),
            OnBandBlue => light(BandBlue),
            OnBandGreen => light(BandGreen),
            StoneMark => light(Stone),
            // Hair lines hold what a ground held before.
            LineSoft => light(Line),
            other => light(other),
        };
        if self == Self::Grey { grey(value) } else { value }
    }
}

/// The grey that is as light.
fn grey(colour: Rgb) -> Rgb {
    let light = colour.luminance();
    let value = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    let byte = (value * 255.0).round().clamp(0.0, 255.0) as u32;
    Rgb(byte << 16 | byte << 8 | byte)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::{SIGN_ON_GROUND, TEXT_ON_GROUND};

    #[test]
    fn text_and_signs_stand_out_on_paper_in_every_ink() {
        let mut faults = Vec::new();
        for ink in Ink::ALL {
            for (least, pairs) in [(4.4, TEXT_ON_GROUND), (3.0, SIGN_ON_GROUND)] {
                for &(sign, grounds) in pairs {
                    for &ground in grounds {
                        let value = |colour: Colour| colour.value(Theme::Print(ink), &Accent::HOUSE);
                        let contrast = value(sign).contrast(value(ground));
                        if contrast < least {
                            faults.push(format!("{ink:?} {sign:?} on {ground:?}: {contrast:.2}"));
                        }
                    }
                }
            }
        }
        assert_eq!(faults, [""; 0]);
    }

    #[test]
    fn greys_are_grey() {
        for &colour in Colour::ALL {
            let Rgb(value) = colour.value(Theme::Print(Ink::Grey), &Accent::HOUSE);
            assert!(value >> 16 == value & 0xff && (value >> 8) & 0xff == value & 0xff, "{colour:?} {value:06x}");
        }
    }
}

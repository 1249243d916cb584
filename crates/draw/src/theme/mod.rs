//! Colours by what they are for, in two themes and one accent per game; the style sheet made from them.

mod accent;
mod colour;
mod ink;
mod palette;
mod stylesheet;

pub use accent::Accent;
pub use colour::{Eye, Rgb};
pub use ink::Ink;
pub use palette::{Colour, Pair, Theme};
pub use stylesheet::{INTERACTION, stylesheet};

/// Every pair of text and ground that the helpers of this crate put together. [`faults`] holds each of them, in both themes, to a
/// contrast of 4.5. Text on another ground adds its pair here.
pub const TEXT_ON_GROUND: &[(Colour, &[Colour])] = {
    use Colour::*;
    &[
        (
            Ink,
            &[
                Paper, Raised, Sunk, AccentSoft, SecondSoft, LegalSoft, Steppe, Forest, Mountain, Water, Desert, Marsh,
                Snow, Village, Floor, Rain, Storm,
            ],
        ),
        (
            InkSoft,
            &[
                Paper, Raised, Sunk, AccentSoft, SecondSoft, Steppe, Forest, Mountain, Water, Desert, Marsh, Snow,
                Village, Floor,
            ],
        ),
        (Accent, &[Paper, Raised]),
        (Second, &[Paper, Raised]),
        (OnAccent, &[Accent]),
        (OnSecond, &[Second]),
        (OnDeep, &[Deep]),
        (Focus, &[Paper, Raised]),
        (Good, &[Paper, Raised]),
        (Warn, &[Paper, Raised]),
        (Bad, &[Paper, Raised]),
        (FloorMark, &[Floor]),
        (StoneMark, &[Stone]),
        (WaterMark, &[Water]),
        (OnDieWhite, &[DieWhite]),
        (OnDieBlack, &[DieBlack]),
        (OnDieBlue, &[DieBlue]),
        (OnDieGreen, &[DieGreen]),
        (OnDieViolet, &[DieViolet]),
        (OnDieRed, &[DieRed]),
        (OnDieYellow, &[DieYellow]),
        (OnBandRed, &[BandRed]),
        (OnBandBlue, &[BandBlue]),
        (OnBandGreen, &[BandGreen]),
        (CardInk, &[Card]),
        (CardInkSoft, &[Card]),
        (SuitRed, &[Card]),
        (SuitBlack, &[Card]),
        (OnSeat1, &[Seat1]),
        (OnSeat2, &[Seat2]),
        (OnSeat3, &[Seat3]),
        (OnSeat4, &[Seat4]),
        (OnSeat5, &[Seat5]),
        (OnSeat6, &[Seat6]),
        (OnSeat7, &[Seat7]),
        (OnSeat8, &[Seat8]),
        (OnRampLow, &[Heat0, Heat1, Heat2, Heat3, Heat4]),
        (OnRampHigh, &[Heat5, Heat6, Heat7, Heat8]),
        (OnRampLow, &[Diverging2, Diverging3, Diverging4, Diverging5, Diverging6]),
        (OnRampHigh, &[Diverging0, Diverging1, Diverging7, Diverging8]),
    ]
};

/// Signs that are no text but must be seen: lines and marks against their ground. Held to 3.
pub const SIGN_ON_GROUND: &[(Colour, &[Colour])] = {
    use Colour::*;
    &[
        (Line, &[Paper, Raised]),
        (Legal, &[Paper, Raised]),
        (Focus, &[Paper, Raised, LegalSoft]),
        (SteppeMark, &[Steppe]),
        (ForestMark, &[Forest]),
        (MountainMark, &[Mountain]),
        (DesertMark, &[Desert]),
        (MarshMark, &[Marsh]),
        (SnowMark, &[Snow]),
        (VillageMark, &[Village]),
        (CardLine, &[Card]),
        (Accent, &[AccentSoft, SecondSoft]),
        (Second, &[AccentSoft, SecondSoft]),
    ]
};

/// The pairs that are too close to each other with this accent, in words for a failed test.
#[must_use]
pub fn faults(accent: &Accent) -> Vec<String> {
    let mut faults = Vec::new();
    for theme in Theme::ALL {
        for (least, pairs) in [(4.5, TEXT_ON_GROUND), (3.0, SIGN_ON_GROUND)] {
            for &(sign, grounds) in pairs {
                for &ground in grounds {
                    let contrast = sign.value(theme, accent).contrast(ground.value(theme, accent));
                    if contrast < least {
                        faults.push(format!("{} {theme:?} {sign:?} on {ground:?}: {contrast:.2}", accent.id));
                    }
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Seat;

    #[test]
    fn text_and_signs_stand_out_from_their_grounds() {
        assert_eq!(faults(&Accent::HOUSE), [""; 0]);
        let faint = Accent { accent: Accent::HOUSE.accent_soft, ..Accent::HOUSE };
        assert!(faults(&faint).iter().any(|fault| fault.starts_with("house Light Accent on Paper: ")));
    }

    #[test]
    fn seats_stay_apart_for_every_kind_of_colour_vision() {
        let mut close = Vec::new();
        for theme in Theme::ALL {
            for eye in Eye::ALL {
                for a in 0..8 {
                    for b in 0..a {
                        let value = |n| Colour::seat(Seat(n)).value(theme, &Accent::HOUSE);
                        let apart = value(a).apart(value(b), eye);
                        if apart < 9.0 {
                            close.push(format!("{theme:?} {eye:?}: seats {} and {}: {apart:.1}", b + 1, a + 1));
                        }
                    }
                }
            }
        }
        assert!(close.is_empty(), "{close:#?}");
    }

    #[test]
    fn ramps_go_evenly_from_one_end_to_the_other() {
        for theme in Theme::ALL {
            let luminance = |i: usize| Colour::heat(i as f32 / 8.0).0.value(theme, &Accent::HOUSE).luminance();
            let falls = (0..8).all(|i| luminance(i) > luminance(i + 1));
            let rises = (0..8).all(|i| luminance(i) < luminance(i + 1));
            assert!(if theme == Theme::Light { falls } else { rises }, "{theme:?}");
        }
        assert_eq!(Colour::heat(f32::NAN).0, Colour::Heat0);
        assert_eq!(Colour::diverging(0.5).0, Colour::Diverging4);
    }

    #[test]
    fn the_style_sheet_names_every_colour_once() {
        let css = stylesheet(&[Accent::HOUSE]);
        for &colour in Colour::ALL {
            let rule = format!(".f-{0}{{fill:var(--{0})}}", colour.name());
            assert_eq!(css.matches(&rule).count(), 1, "{rule}");
        }
        assert!(css.contains("--paper:light-dark(#f6f0e2,#1c1a17);"));
        assert!(css.contains("[data-accent=house]{\n--accent:light-dark("));
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }
}

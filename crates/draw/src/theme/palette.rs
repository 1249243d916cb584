//! The palette: every colour a drawing may use, by what it is for, with its value in the light and in the dark theme.

use super::{Accent, Ink, Rgb};
use galerne_engine::Seat;

/// Which of the two sets of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Ink on paper: the page by day, and everything printed.
    #[default]
    Light,
    /// Light on dark: the page by night.
    Dark,
    /// On white paper, with more or less of the printer's ink.
    Print(Ink),
}

impl Theme {
    /// Those of the page, for style sheets and tests.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The value of `data-theme` on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Print(_) => "print",
        }
    }
}

/// A value for each theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// On paper.
    pub light: Rgb,
    /// By night.
    pub dark: Rgb,
}

impl Pair {
    /// Two values, written `0xrrggbb`.
    #[must_use]
    pub const fn new(light: u32, dark: u32) -> Pair {
        Pair { light: Rgb(light), dark: Rgb(dark) }
    }

    /// The value of that theme.
    #[must_use]
    pub const fn in_theme(self, theme: Theme) -> Rgb {
        match theme {
            Theme::Light | Theme::Print(_) => self.light,
            Theme::Dark => self.dark,
        }
    }
}

/// One list, from which the enum, the names and the values are made: a colour is added in one line.
macro_rules! palette {
    ($($(#[$doc:meta])* $name:ident $css:literal $light:literal $dark:literal;)*) => {
        /// A colour by what it is for.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Colour { $(
            $(#[$doc])*
            #[doc = concat!("\n\n`--", $css, "` in style sheets.")]
            $name,
        )* }

        impl Colour {
            /// All of them, in the order of the list.
            pub const ALL: &'static [Colour] = &[$(Colour::$name,)*];

            /// The name in class attributes (`f-…`, `s-…`) and style sheets (`--…`).
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Colour::$name => $css,)* }
            }

            /// The value where no game's accent says otherwise.
            #[must_use]
            pub const fn house(self) -> Pair {
                match self { $(Colour::$name => Pair::new($light, $dark),)* }
            }
        }
    };
}

palette! {
    // Surfaces and inks.
    /// The page.
    Paper "paper" 0xf6f0e2 0x1c1a17;
    /// What lies on the page: panels, sheets.
    Raised "raised" 0xfdfaf3 0x272420;
    /// What is let into the page: empty slots, grooves.
    Sunk "sunk" 0xebe2cf 0x13110f;
    /// Text and strong outlines.
    Ink "ink" 0x26221c 0xeee7d8;
    /// Second-rank text: still readable everywhere.
    InkSoft "ink-soft" 0x5c5446 0xb8ae9b;
    /// Outlines of things.
    Line "line" 0x8d816b 0x7b7263;
    /// Hair lines: grids, rules; never the only sign of anything.
    LineSoft "line-soft" 0xd3c8b1 0x423d35;
    /// What falls under a raised thing. Drawn translucent.
    Shade "shade" 0x4a3b22 0x000000;

    // The game's own colours. These values are for pages of no game; each game brings others (see `Accent`).
    /// The game's first colour: strong, readable as text on paper.
    Accent "accent" 0x2f5069 0x9dbdd8;
    /// Text on the first colour.
    OnAccent "on-accent" 0xfdfaf3 0x17212a;
    /// The first colour as a ground: ink is readable on it.
    AccentSoft "accent-soft" 0xd6e0e4 0x25323c;
    /// The first colour as it is printed on cards and boxes: nearly the same by day and by night.
    Deep "deep" 0x2f5069 0x34566f;
    OnDeep "on-deep" 0xfdfaf3 0xefe7d8;
    /// The game's second colour.
    Second "second" 0x92590f 0xe3ab57;
    OnSecond "on-second" 0xfdfaf3 0x2a1d08;
    SecondSoft "second-soft" 0xf0dfbd 0x3b2f1d;

    // Signals.
    /// The ring round what has the keyboard.
    Focus "focus" 0x1d4f9c 0xa5c8ff;
    /// The glow of what can be chosen.
    Legal "legal" 0xc96a00 0xffbf4d;
    LegalSoft "legal-soft" 0xffe3b3 0x4f3a12;
    Good "good" 0x2c6e43 0x85cf9b;
    Warn "warn" 0x875400 0xf0b95f;
    Bad "bad" 0xa0261f 0xf58d80;

    // Land. Each ground has its mark: the colour of the little signs drawn on it.
    Steppe "steppe" 0xebdcae 0x474029;
    SteppeMark "steppe-mark" 0x8c6d22 0xcbb06a;
    Forest "forest" 0xc6d5a9 0x2e3b2a;
    ForestMark "forest-mark" 0x47632f 0x9dbd80;
    Mountain "mountain" 0xd6cfc5 0x3d3a37;
    MountainMark "mountain-mark" 0x62584c 0xb5aa9c;
    Water "water" 0xc3dbe1 0x1f3542;
    WaterMark "water-mark" 0x2f6479 0x86bdd3;
    Desert "desert" 0xf3e0bb 0x4f402a;
    DesertMark "desert-mark" 0x96651f 0xdcb07a;
    Marsh "marsh" 0xccd2b3 0x333a2c;
    MarshMark "marsh-mark" 0x57612f 0xabb583;
    Snow "snow" 0xf0f3f3 0x384148;
    SnowMark "snow-mark" 0x5d7482 0xc0d2de;
    Village "village" 0xebc9b2 0x46302a;
    VillageMark "village-mark" 0x8a3f22 0xeaa585;
    Floor "floor" 0xf1e8d5 0x2b2823;
    FloorMark "floor-mark" 0x6d6251 0xa89d8a;
    Stone "stone" 0x5d5a57 0x59554f;
    StoneMark "stone-mark" 0xf0ece4 0xeee7d8;
    Rain "rain" 0xa9c9e2 0x2a4560;
    Storm "storm" 0xf3d678 0x6b5618;

    // Dice and cards: things of the table, of nearly the same colour by day and by night.
    DieWhite "die-white" 0xfdfaf3 0xe9e1d0;
    OnDieWhite "on-die-white" 0x26221c 0x221e18;
    DieBlack "die-black" 0x2d2a27 0x0c0b0a;
    OnDieBlack "on-die-black" 0xf6f0e2 0xeee7d8;
    DieBlue "die-blue" 0x2c5a90 0x3a6ba5;
    OnDieBlue "on-die-blue" 0xfdfaf3 0xfdfaf3;
    DieGreen "die-green" 0x36703f 0x3c7746;
    OnDieGreen "on-die-green" 0xfdfaf3 0xfdfaf3;
    DieViolet "die-violet" 0x66478a 0x775a9c;
    OnDieViolet "on-die-violet" 0xfdfaf3 0xfdfaf3;
    DieRed "die-red" 0xa02a26 0xab352f;
    OnDieRed "on-die-red" 0xfdfaf3 0xfdfaf3;
    DieYellow "die-yellow" 0xe0ae35 0xd6a633;
    OnDieYellow "on-die-yellow" 0x26221c 0x221e18;
    // Bands and backs of printed cards: a printer that saves ink leaves them white, which dice and tokens are not.
    BandRed "band-red" 0xa02a26 0xab352f;
    OnBandRed "on-band-red" 0xfdfaf3 0xfdfaf3;
    BandBlue "band-blue" 0x2c5a90 0x3a6ba5;
    OnBandBlue "on-band-blue" 0xfdfaf3 0xfdfaf3;
    BandGreen "band-green" 0x36703f 0x3c7746;
    OnBandGreen "on-band-green" 0xfdfaf3 0xfdfaf3;
    Card "card" 0xfefcf6 0xe9e1d0;
    CardInk "card-ink" 0x26221c 0x221e18;
    CardInkSoft "card-ink-soft" 0x5c5446 0x554d3f;
    CardLine "card-line" 0x8d816b 0x857a66;
    SuitRed "suit-red" 0xa51d20 0x941a1c;
    SuitBlack "suit-black" 0x26221c 0x221e18;

    // Seats. Chosen to stay apart for all kinds of colour vision; never used without the seat's shape and stroke.
    Seat1 "seat-1" 0xbf482d 0xe26a48;
    OnSeat1 "on-seat-1" 0xffffff 0x1a0905;
    Seat2 "seat-2" 0x374ea0 0x4c71c4;
    OnSeat2 "on-seat-2" 0xffffff 0xffffff;
    Seat3 "seat-3" 0xd5b748 0xecc657;
    OnSeat3 "on-seat-3" 0x26221c 0x26221c;
    Seat4 "seat-4" 0x02806d 0x33a588;
    OnSeat4 "on-seat-4" 0xffffff 0x04140f;
    Seat5 "seat-5" 0x683767 0x945c85;
    OnSeat5 "on-seat-5" 0xffffff 0xffffff;
    Seat6 "seat-6" 0x8fc0de 0xa2d8f6;
    OnSeat6 "on-seat-6" 0x1d2a33 0x1d2a33;
    Seat7 "seat-7" 0x37332e 0x5c544a;
    OnSeat7 "on-seat-7" 0xffffff 0xffffff;
    Seat8 "seat-8" 0xe78593 0xdc90cd;
    OnSeat8 "on-seat-8" 0x331a22 0x331a22;

    // Charts: a ramp from little to much, and one from against to for.
    Heat0 "heat-0" 0xf6f0e2 0x211f1c;
    Heat1 "heat-1" 0xe6ead9 0x22302f;
    Heat2 "heat-2" 0xcfe0d2 0x223f3f;
    Heat3 "heat-3" 0xaed1ca 0x24504f;
    Heat4 "heat-4" 0x86bdbe 0x2b6362;
    Heat5 "heat-5" 0x397a87 0x4f9190;
    Heat6 "heat-6" 0x2b6879 0x76aca6;
    Heat7 "heat-7" 0x1f4f62 0xa2c8be;
    Heat8 "heat-8" 0x163849 0xd2e5d8;
    /// Text on the pale half of the ramps (the half near the page).
    OnRampLow "on-ramp-low" 0x26221c 0xeee7d8;
    /// Text on the strong half.
    OnRampHigh "on-ramp-high" 0xfdfaf3 0x14110e;
    Diverging0 "diverging-0" 0x8a2d1d 0xf0a48f;
    Diverging1 "diverging-1" 0xb34f39 0xd98069;
    Diverging2 "diverging-2" 0xe3a78f 0x7d3f31;
    Diverging3 "diverging-3" 0xf0d2bf 0x4f2f27;
    Diverging4 "diverging-4" 0xf3ecdd 0x2a2622;
    Diverging5 "diverging-5" 0xcfdbe3 0x27333e;
    Diverging6 "diverging-6" 0xa3bfd4 0x2d4a66;
    Diverging7 "diverging-7" 0x44729c 0x6a9bcb;
    Diverging8 "diverging-8" 0x234d7c 0xa3c6ea;
}

impl Colour {
    /// The value in a theme, for a game with that accent.
    #[must_use]
    pub fn value(self, theme: Theme, accent: &Accent) -> Rgb {
        match theme {
            Theme::Print(ink) => ink.value(self, accent),
            _ => accent.of(self).unwrap_or(self.house()).in_theme(theme),
        }
    }

    /// The colour of a seat; seats beyond the eighth (there are none) share the last.
    #[must_use]
    pub fn seat(seat: Seat) -> Colour {
        const SEATS: [Colour; 8] = [
            Colour::Seat1,
            Colour::Seat2,
            Colour::Seat3,
            Colour::Seat4,
            Colour::Seat5,
            Colour::Seat6,
            Colour::Seat7,
            Colour::Seat8,
        ];
        SEATS[seat.index().min(7)]
    }

    /// What is written on the colour of a seat.
    #[must_use]
    pub fn on_seat(seat: Seat) -> Colour {
        const ON: [Colour; 8] = [
            Colour::OnSeat1,
            Colour::OnSeat2,
            Colour::OnSeat3,
            Colour::OnSeat4,
            Colour::OnSeat5,
            Colour::OnSeat6,
            Colour::OnSeat7,
            Colour::OnSeat8,
        ];
        ON[seat.index().min(7)]
    }

    /// The step of the ramp for a share from 0 (little) to 1 (much), and what is written on it.
    #[must_use]
    pub fn heat(share: f32) -> (Colour, Colour) {
        const RAMP: [Colour; 9] = [
            Colour::Heat0,
            Colour::Heat1,
            Colour::Heat2,
            Colour::Heat3,
            Colour::Heat4,
            Colour::Heat5,
            Colour::Heat6,
            Colour::Heat7,
            Colour::Heat8,
        ];
        let step = nine_steps(share);
        (RAMP[step], if step < 5 { Colour::OnRampLow } else { Colour::OnRampHigh })
    }

    /// The step of the two-sided ramp for a share from 0 (wholly against) over 0.5 (even) to 1 (wholly for), and what is
    /// written on it.
    #[must_use]
    pub fn diverging(share: f32) -> (Colour, Colour) {
        const RAMP: [Colour; 9] = [
            Colour::Diverging0,
            Colour::Diverging1,
            Colour::Diverging2,
            Colour::Diverging3,
            Colour::Diverging4,
            Colour::Diverging5,
            Colour::Diverging6,
            Colour::Diverging7,
            Colour::Diverging8,
        ];
        let step = nine_steps(share);
        (RAMP[step], if (2..=6).contains(&step) { Colour::OnRampLow } else { Colour::OnRampHigh })
    }
}

/// 0 to 1 in nine steps. What is no number counts as nothing.
fn nine_steps(share: f32) -> usize {
    if share.is_finite() { (share.clamp(0.0, 1.0) * 8.0).round() as usize } else { 0 }
}

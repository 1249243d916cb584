//! The part of the page's style sheet that comes from the palette.
//!
//! # How one drawing serves both themes
//!
//! A scene names colours by what they are for ([`Colour`]). For the page the writer turns each into a class (`f-water`, or
//! `s-water` on strokes), and the rule is `.f-water { fill: var(--water) }`. `--water` is `light-dark(…)`: the theme changes with
//! `color-scheme` alone, nothing is drawn again, and the patches between two scenes do not know about themes at all. Faces of
//! text are classes too: what every element says is what every message would carry. A file has no style sheet: there the writer
//! sets **literal values** (`fill="#c3dbe1"`), and static renderers need to understand nothing else. (A dark picture file is
//! written with the dark values instead.)
//!
//! A browser too old for `light-dark()` has the light values, which stand before the `@supports`.

use super::{Accent, Colour, Pair};
use crate::text::Face;
use std::fmt::Write as _;

/// Custom properties for every colour, the classes that drawings use, the accents of the games, and the few rules that make
/// drawings react (see [`INTERACTION`]). The theme follows the system unless `<html data-theme="dark">` or `"light"` decides.
#[must_use]
pub fn stylesheet(accents: &[Accent]) -> String {
    let mut css = String::with_capacity(24 * 1024);
    let plain = |css: &mut String, colour: Colour, pair: Pair| {
        let _ = write!(css, "--{}:{};", colour.name(), pair.light);
    };
    palette(&mut css, accents, plain);
    css.push_str(
        "@supports (color:light-dark(#000,#fff)){\n\
         :root{color-scheme:light dark}\n\
         [data-theme=light]{color-scheme:light}\n\
         [data-theme=dark]{color-scheme:dark}\n",
    );
    palette(&mut css, accents, property);
    css.push_str("}\n");
    for &colour in Colour::ALL {
        let name = colour.name();
        let _ = writeln!(css, ".f-{name}{{fill:var(--{name})}}.s-{name}{{stroke:var(--{name})}}");
    }
    for face in Face::ALL {
        let style = if face.is_italic() { ";font-style:italic" } else { "" };
        let (class, stack, weight) = (face.class(), face.stack(), face.weight());
        let _ = writeln!(css, ".{class}{{font-family:{stack};font-weight:{weight}{style}}}");
    }
    css.push_str(INTERACTION);
    css
}

/// The colours of pages of no game, and those of each game where it has its own.
fn palette(css: &mut String, accents: &[Accent], property: impl Fn(&mut String, Colour, Pair)) {
    css.push_str(":root{\n");
    for &colour in Colour::ALL {
        property(css, colour, colour.house());
    }
    css.push_str("}\n");
    for accent in accents {
        let _ = writeln!(css, "[data-accent={}]{{", accent.id);
        for colour in Accent::SLOTS {
            if let Some(pair) = accent.of(colour) {
                property(css, colour, pair);
            }
        }
        css.push_str("}\n");
    }
}

fn property(css: &mut String, colour: Colour, Pair { light, dark }: Pair) {
    let _ = writeln!(css, "--{}:light-dark({light},{dark});", colour.name());
}

/// What the page's script may switch on an element of a drawing, and what then shows. The script only adds and removes
/// these classes: `legal` (can be chosen now), `picked` (chosen as the first of two), `pending` (sent, not yet
/// acknowledged). What stands for several actions at once (`sequence`) covers half the board: it shows under the mouse only (what a browser finds near a finger is not what the finger means), and is not in the
/// way of what lies below it while something else is being chosen. Things that are groups carry a hidden ring of class `halo` for it; plain cells change themselves.
pub const INTERACTION: &str = "\
.halo{visibility:hidden}\n\
.legal{cursor:pointer}\n\
.legal>.halo,.picked>.halo{visibility:visible}\n\
.legal>.halo{stroke:var(--legal)}\n\
.picked>.halo{stroke:var(--focus)}\n\
.cell{pointer-events:all}\n\
.cell.legal{fill:var(--legal-soft);stroke:var(--legal)}\n\
.cell.picked{fill:var(--legal-soft);stroke:var(--focus)}\n\
.sequence{pointer-events:none}\n\
.sequence.legal{pointer-events:all}\n\
.sequence.legal:focus-visible,.sequence.picked{fill-opacity:.35}\n\
@media (hover:hover){.sequence.legal:hover{fill-opacity:.35}}\n\
.pending{opacity:.55}\n\
[data-target]:focus{outline:none}\n\
[data-target]:focus-visible{outline:3px solid var(--focus);outline-offset:2px}\n\
.moves{transition:transform .45s cubic-bezier(.3,.7,.2,1)}\n\
@media (prefers-reduced-motion:reduce){.moves{transition:none}}\n";

//! Lines of wind.

use maud::{Markup, html};
use std::fmt::Write as _;

/// The field behind a title: lines that come in from the north-west and part around something one does not see.
#[must_use]
pub fn streamlines() -> Markup {
    html! {
        svg class="streamlines" viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {
            @for line in 0_u8..17 {
                // Long and short strokes in turn, as an engraver would break them.
                @let part = [34, 58, 22, 71, 46][usize::from(line) % 5];
                path class=(if line % 6 == 4 { "s-second" } else { "s-accent" }) pathLength="100"
                    stroke-width=(["1.2", "2.2", "1.2", "3", "1.6"][usize::from(line) % 5])
                    stroke-dasharray={ (part) " " (100 - part) }
                    stroke-dashoffset=(u32::from(line) * 37 % 100)
                    d=(flow(f32::from(line) * 26.0 + 4.0)) {}
            }
        }
    }
}

/// One line that starts at a height on the left.
fn flow(start: f32) -> String {
    let mut d = String::new();
    const STEP: f32 = 84.0;
    // The slope of the line at a point, as a rise over a third of a step: handles of that length join without kinks.
    let rise = |x: f32| (height(start, x + STEP) - height(start, x - STEP)) / 6.0;
    for step in 0_u8..=18 {
        let x = f32::from(step) * STEP - 36.0;
        let y = height(start, x);
        if step == 0 {
            let _ = write!(d, "M{x:.0} {y:.0}C{:.0} {:.0}", x + STEP / 3.0, y + rise(x));
        } else {
            // Every further handle mirrors the one before it.
            let sign = if step == 1 { ' ' } else { 'S' };
            let _ = write!(d, "{sign}{:.0} {:.0} {x:.0} {y:.0}", x - STEP / 3.0, y - rise(x));
        }
    }
    d
}

fn height(start: f32, x: f32) -> f32 {
    let swell = 26.0 * (x / 210.0 + start / 160.0).sin() + 10.0 * (x / 77.0 - start / 60.0).sin();
    // What the wind goes round: lines above are lifted, lines below pressed down.
    let (from_x, from_y) = (x - 1040.0, start - 205.0);
    let near = (-(from_x * from_x) / 60_000.0).exp();
    let parting = 78.0 * near * from_y.signum() * (-(from_y * from_y) / 26_000.0).exp();
    start + 0.045 * x + swell * (1.0 - 0.6 * near) + parting
}

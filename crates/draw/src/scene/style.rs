//! How a shape is painted.

use crate::theme::Colour;

/// The style of one node. What is not said is inherited from the group around it; the root paints nothing, with round ends and
/// corners, so an unstyled shape is invisible rather than black.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Style {
    /// What the inside is painted with.
    pub fill: Option<Paint>,
    /// What the outline is painted with.
    pub stroke: Option<Paint>,
    /// The width of the outline.
    pub width: Option<f32>,
    /// The pattern of the outline.
    pub dash: Option<Dash>,
    /// Of the whole node, from 0 to 1.
    pub opacity: Option<f32>,
    /// Of the inside alone, from 0 to 1.
    pub fill_opacity: Option<f32>,
    /// Square ends of lines instead of round ones.
    pub butt: bool,
    /// Paint the stroke under the fill: letters on a busy ground get a rim without getting thinner.
    pub stroke_under: bool,
    /// Shown only when the page's style sheet says so; left out of files.
    pub hidden: bool,
    /// Whether a click lands here; usually where something is painted.
    pub touch: Touch,
}

/// What a click does with a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Touch {
    /// It lands where the shape is painted.
    #[default]
    Painted,
    /// It lands anywhere inside the outline, painted or not.
    Inside,
    /// It goes through to what lies below.
    Through,
}

/// What to paint with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// Nothing, even where the group around it paints.
    None,
    /// A colour of the theme, so that one drawing serves light and dark.
    Colour(Colour),
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Paint {
        Paint::Colour(colour)
    }
}

/// Patterns of lines, in units of the line's width: distinguishable without colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dash {
    /// Without gaps.
    Solid,
    /// Even dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// A dash and a dot.
    DashDot,
    /// Long dashes.
    Long,
    /// A dash and two dots.
    DashDotDot,
    /// Short dashes.
    Short,
    /// A long and a short dash.
    LongShort,
}

impl Dash {
    /// Lengths of strokes and gaps in turn. Round ends add a width to every stroke, so a dot is a stroke of almost nothing.
    #[must_use]
    pub const fn pattern(self) -> &'static [f32] {
        match self {
            Dash::Solid => &[],
            Dash::Dashed => &[3.0, 3.0],
            Dash::Dotted => &[0.01, 2.4],
            Dash::DashDot => &[3.5, 2.6, 0.01, 2.6],
            Dash::Long => &[7.0, 3.5],
            Dash::DashDotDot => &[3.5, 2.4, 0.01, 2.4, 0.01, 2.4],
            Dash::Short => &[1.4, 2.2],
            Dash::LongShort => &[6.5, 2.6, 1.4, 2.6],
        }
    }
}

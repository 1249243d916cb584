//! Curves with the band in which the truth most probably lies.

use super::{
    all_readings,
    axis::{Frame, LETTERS, Scale, feet, rung_room, rungs},
    bars::scene,
    reading,
};
use crate::{
    geometry::{Area, Point, pt},
    piece::SeatMark,
    scene::{Node, Path, Scene},
    text::{Face, Speech},
    theme::Colour,
};
use galerne_engine::Seat;

/// A curve.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What the legend calls it.
    pub label: String,
    /// Whose curve it is: it then has that seat's colour, stroke and shape.
    pub seat: Option<Seat>,
    /// From left to right.
    pub points: Vec<Sample>,
}

/// A point of a curve, with the band around it where there is one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// On the horizontal axis.
    pub x: f64,
    /// On the vertical axis.
    pub y: f64,
    /// From where to where the true value most probably is: the band.
    pub likely: Option<(f64, f64)>,
}

impl Series {
    /// Curves without a seat take strong colours in turn, with the seats' strokes and shapes.
    fn look(&self, place: usize) -> (SeatMark, Colour) {
        const STRONG: [Colour; 8] = [
            Colour::Accent,
            Colour::Second,
            Colour::Seat4,
            Colour::Seat5,
            Colour::Seat1,
            Colour::Seat2,
            Colour::InkSoft,
            Colour::Good,
        ];
        match self.seat {
            Some(seat) => (SeatMark::of(seat), Colour::seat(seat)),
            None => (SeatMark::of(Seat(place.min(7) as u8)), STRONG[place % 8]),
        }
    }
}

/// Curves, distinguished by colour, stroke and the shape of their points; each is named at its end.
#[must_use]
pub fn line_chart(id: &str, frame: &Frame, series: &[Series], decimals: usize, speech: Speech<'_>) -> Scene {
    let language = speech.language;
    let samples = || series.iter().flat_map(|curve| &curve.points);
    let likely = |sample: &Sample| sample.likely.unwrap_or((sample.y, sample.y));
    let shown = samples().flat_map(|s| [s.y, likely(s).0, likely(s).1]);
    let ys = Scale::covering(shown.chain(frame.y_range.into_iter().flat_map(|(low, high)| [low, high])), 5);
    let xs = Scale::covering(samples().map(|sample| sample.x), 6);
    let names = series.iter().map(|curve| Face::SansBold.width(&curve.label, LETTERS)).fold(0.0, f32::max);
    let mut plot = frame.plot(rung_room(&ys, language), LETTERS * 1.6);
    plot.width = (plot.width - names.min(frame.size.0 * 0.3) - LETTERS * 0.5).max(1.0);
    let at = |x: f64, y: f64| pt(plot.x + xs.share(x) * plot.width, plot.bottom() - ys.share(y) * plot.height);
    let mut nodes = frame.titles(plot);
    nodes.extend(rungs(plot, &ys, language));
    nodes.extend(feet(plot, &xs, language));
    let mut said = Vec::new();
    let label_places =
        spread(series.iter().map(|curve| curve.points.last().map_or(plot.bottom(), |s| at(s.x, s.y).y)), plot);
    for (i, (curve, label_y)) in series.iter().zip(label_places).enumerate() {
        let (mark, colour) = curve.look(i);
        let dot = |at: Point| Node::path(mark.outline(at, 4.2)).fill(colour).stroke(Colour::Ink, 0.7);
        let upper = curve.points.iter().map(|s| at(s.x, likely(s).1));
        let lower = curve.points.iter().rev().map(|s| at(s.x, likely(s).0));
        let line: Vec<Point> = curve.points.iter().map(|s| at(s.x, s.y)).collect();
        let mut parts = Vec::new();
        if curve.points.iter().any(|sample| sample.likely.is_some()) {
            parts.push(Node::path(Path::through(upper.chain(lower)).close()).fill(colour).opacity(0.18));
        }
        parts.push(Node::polyline(line.iter().copied()).stroke(colour, 2.2).dash(mark.dash()));
        // Shapes on a few points only: enough to follow the curve, few enough to see it.
        let every = line.len().div_ceil(7).max(1);
        parts.extend(line.iter().step_by(every).map(|&point| dot(point)));
        if let Some(end) = curve.points.last() {
            let word = speech.number(end.y, decimals);
            let baseline = label_y + Face::SansBold.cap_height(LETTERS) / 2.0;
            let x = at(end.x, end.y).x + LETTERS * 1.4;
            parts.push(dot(pt(x - LETTERS * 0.5, label_y)));
            parts.push(Node::text(pt(x + LETTERS * 0.15, baseline), &*curve.label, Face::SansBold, LETTERS));
            said.push((curve.label.clone(), word.clone()));
            nodes.push(Node::group(parts).id(format!("{id}-line-{i}")).name(reading(speech, &curve.label, &word)));
        }
    }
    scene(id, frame, nodes).described(all_readings(speech, said))
}

/// The wished heights, moved apart where names would lie on each other.
fn spread(wished: impl Iterator<Item = f32>, plot: Area) -> Vec<f32> {
    let mut heights: Vec<(usize, f32)> = wished.enumerate().collect();
    heights.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut lowest = f32::NEG_INFINITY;
    for (_, height) in &mut heights {
        *height = height.max(lowest + LETTERS * 1.15);
        lowest = *height;
    }
    // Pushed out at the bottom: all move up together.
    let over = (lowest - plot.bottom()).max(0.0);
    let mut placed = vec![0.0; heights.len()];
    for (i, height) in heights {
        placed[i] = height - over;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_at_the_ends_do_not_lie_on_each_other() {
        let plot = Area::new(0.0, 0.0, 100.0, 100.0);
        let placed = spread([99.0, 98.0, 20.0].into_iter(), plot);
        assert_eq!(placed.len(), 3);
        assert!(placed[0] - placed[1] >= LETTERS && placed[0] <= 100.0, "{placed:?}");
        assert!(placed[2] < placed[1]);
    }
}

//! Bars: amounts by name, and how often each number came up.

use super::{
    all_readings,
    axis::{Frame, LETTERS, Scale, feet, rung_room, rungs},
    reading,
};
use crate::{
    geometry::{Area, pt},
    scene::{Anchor, Layer, Node, Path, Scene},
    text::{Face, Speech, shortened},
    theme::Colour,
};
use galerne_texts::Language;

/// One bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What stands beside or under the bar.
    pub label: String,
    /// How long it is, in units of the axis.
    pub value: f64,
    /// From where to where the true value most probably is.
    pub likely: Option<(f64, f64)>,
    /// What is written at its end and read out: the number with its unit.
    pub reading: String,
}

/// Lying bars, one under the other, with room for long names.
#[must_use]
pub fn bar_chart(id: &str, frame: &Frame, bars: &[Bar], speech: Speech<'_>) -> Scene {
    let width = |text: &str, face: Face| face.width(text, LETTERS);
    let left = bars.iter().map(|bar| width(&bar.label, Face::Sans)).fold(0.0, f32::max).min(frame.size.0 * 0.4);
    let right = bars.iter().map(|bar| width(&bar.reading, Face::SansBold)).fold(0.0, f32::max);
    let mut plot = frame.plot(left + LETTERS, LETTERS * 0.6);
    plot.width = (plot.width - right).max(1.0);
    // The whole interval is on the scale, its low end too: a whisker must not run into the names on the left.
    let values = bars.iter().flat_map(|bar| {
        let (low, high) = bar.likely.unwrap_or((bar.value, bar.value));
        [low, bar.value, high]
    });
    let scale = Scale::from_zero(values, 5);
    let x = |value: f64| plot.x + scale.share(value) * plot.width;
    let pitch = plot.height / bars.len().max(1) as f32;
    let thick = (pitch * 0.62).min(LETTERS * 2.2);
    let mut nodes = frame.titles(Area { width: plot.width + right, ..plot });
    let zero = x(0.0);
    for (i, bar) in bars.iter().enumerate() {
        let middle = plot.y + (i as f32 + 0.5) * pitch;
        let end = x(bar.value);
        let baseline = middle + Face::Sans.cap_height(LETTERS) / 2.0;
        let body = Area::new(zero.min(end), middle - thick / 2.0, (end - zero).abs(), thick);
        let label = shortened(&bar.label, Face::Sans, LETTERS, left);
        let mut parts = vec![
            Node::text(pt(plot.x - LETTERS * 0.6, baseline), label, Face::Sans, LETTERS).anchor(Anchor::End),
            Node::rect(body).fill(Colour::Accent),
        ];
        let mut free = end.max(zero);
        if let Some((low, high)) = bar.likely {
            let (low, high, tall) = (x(low), x(high), thick * 0.22);
            let whisker = Path::from(pt(low, middle)).line(pt(high, middle));
            let whisker = whisker.jump(pt(low, middle - tall)).line(pt(low, middle + tall));
            let whisker = whisker.jump(pt(high, middle - tall)).line(pt(high, middle + tall));
            // Drawn twice so that it shows on the bar as well as beside it.
            parts.push(Node::path(whisker.clone()).stroke(Colour::Paper, 3.4));
            parts.push(Node::path(whisker).stroke(Colour::Ink, 1.4));
            free = free.max(high);
        }
        let at = pt(free + LETTERS * 0.5, baseline);
        parts.push(Node::text(at, &*bar.reading, Face::SansBold, LETTERS));
        nodes.push(Node::group(parts).id(format!("{id}-bar-{i}")).name(reading(speech, &bar.label, &bar.reading)));
    }
    let floor = Node::line(pt(zero, plot.y), pt(zero, plot.bottom())).stroke(Colour::Line, 1.2);
    nodes.push(floor);
    let described = all_readings(speech, bars.iter().map(|bar| (bar.label.clone(), bar.reading.clone())));
    scene(id, frame, nodes).described(described)
}

/// A histogram's column: everything from `low` up to (and without) the next column's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bin {
    /// The least value that falls into the column.
    pub low: f64,
    /// How many values did; weighted counts need no whole numbers.
    pub count: f64,
}

/// Standing columns that touch: how a number is spread. `width` is that of a column; `marked` values get a line with their
/// name (a mean, a target).
#[must_use]
pub fn histogram(
    id: &str,
    frame: &Frame,
    bins: &[Bin],
    width: f64,
    marked: &[(f64, String)],
    speech: Speech<'_>,
) -> Scene {
    let language = speech.language;
    let counts = Scale::from_zero(bins.iter().map(|bin| bin.count), 5);
    let ends = bins.iter().flat_map(|bin| [bin.low, bin.low + width]);
    let values = Scale::covering(ends.chain(marked.iter().map(|(value, _)| *value)), 7);
    let plot = frame.plot(rung_room(&counts, language), LETTERS * 1.6);
    let x = |value: f64| plot.x + values.share(value) * plot.width;
    let mut nodes = frame.titles(plot);
    nodes.extend(rungs(plot, &counts, language));
    let mut said = Vec::new();
    for (i, bin) in bins.iter().enumerate() {
        let (left, right) = (x(bin.low), x(bin.low + width));
        let height = counts.share(bin.count).max(0.0) * plot.height;
        let column = Area::new(left, plot.bottom() - height, (right - left - 0.8).max(0.5), height);
        let label = values.word(language, bin.low);
        let word = counts_word(&counts, language, bin.count);
        let column = Node::rect(column).fill(Colour::Accent).id(format!("{id}-bin-{i}"));
        nodes.push(column.name(reading(speech, &label, &word)));
        said.push((label, word));
    }
    nodes.extend(feet(plot, &values, language));
    for (value, name) in marked {
        let at = x(*value);
        nodes.push(Node::line(pt(at, plot.y), pt(at, plot.bottom())).stroke(Colour::Second, 2.0));
        // On whichever side there is more room.
        let (dx, anchor) = if at > plot.centre().x { (-6.0, Anchor::End) } else { (6.0, Anchor::Start) };
        let text = Node::text(pt(at + dx, plot.y + LETTERS), &**name, Face::SansBold, LETTERS);
        nodes.push(text.anchor(anchor).fill(Colour::Second).rimmed(Colour::Paper, 3.0));
    }
    scene(id, frame, nodes).described(all_readings(speech, said))
}

fn counts_word(counts: &Scale, language: Language, value: f64) -> String {
    let whole = value.fract() == 0.0 && counts.step >= 1.0;
    crate::text::number(language, value, if whole { 0 } else { counts.decimals() + 1 })
}

pub(super) fn scene(id: &str, frame: &Frame, nodes: Vec<Node>) -> Scene {
    // A little air round it, so that a chart can stand in a file of its own.
    Scene::new(id, Area::new(0.0, 0.0, frame.size.0, frame.size.1).grown(LETTERS))
        .named(&*frame.title)
        .layer(Layer::new(format!("{id}-chart"), nodes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Output;

    /// Where the whisker of the first bar begins, and where its name ends.
    fn whisker_and_name(low: f64) -> (f32, f32) {
        let bar =
            Bar { label: "rulebook".to_owned(), value: 0.02, likely: Some((low, 0.09)), reading: "2%".to_owned() };
        let texts = galerne_texts::Texts::new(["", ""]).unwrap();
        let speech = Speech::new(&texts, Language::En, &[]);
        let svg = bar_chart("c", &Frame::new(400.0, 80.0, "Luck"), &[bar], speech).svg(Output::Page);
        let after = |mark: &str| svg.split(mark).nth(1).unwrap().split(['"', ' ']).next().unwrap().parse().unwrap();
        let name = svg.split("text-anchor=\"end\"").next().unwrap().rsplit(" x=\"").next().unwrap();
        (after("<path class=\"s-ink\" d=\"M"), name.split('"').next().unwrap().parse().unwrap())
    }

    #[test]
    fn no_interval_strikes_out_the_name_beside_it() {
        for low in [0.01, 0.0, -0.04, -0.5] {
            let (whisker, name) = whisker_and_name(low);
            assert!(whisker > name, "{low}: from {whisker}, the name ends at {name}");
        }
    }
}

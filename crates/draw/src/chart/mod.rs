//! Charts for the laboratory and the replay: bars, histograms, curves with bands, and matrices of match-ups.
//!
//! Each is a [`Scene`](crate::Scene) with a description that lists its values: what the eye reads from the picture, the ear gets
//! from the text. Every bar, curve and cell also has a name of its own.

mod axis;
mod bars;
mod lines;
mod matrix;

pub use axis::{Frame, Scale};
pub use bars::{Bar, Bin, bar_chart, histogram};
pub use lines::{Sample, Series, line_chart};
pub use matrix::{Table, matrix};

use crate::text::Speech;
use galerne_engine::Message;

/// One value with its name, as it is read out.
fn reading(speech: Speech<'_>, label: &str, value: &str) -> String {
    speech.say(&Message::new("chart-reading").with("label", label).with("value", value))
}

/// The first hundred values with their names; the page offers all of them as a file.
fn all_readings(speech: Speech<'_>, values: impl IntoIterator<Item = (String, String)>) -> String {
    let all: Vec<String> = values.into_iter().take(100).map(|(label, value)| reading(speech, &label, &value)).collect();
    all.join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Output, Scene};
    use galerne_engine::Seat;
    use galerne_texts::{Language, Texts};

    fn sound(scene: &Scene) {
        assert_eq!(scene.check(), [], "{}", scene.id);
        let svg = scene.svg(Output::Page);
        roxmltree::Document::parse(&svg).expect("valid XML");
        assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{svg}");
    }

    /// A laboratory is full of empty tables and impossible means: every chart survives them.
    #[test]
    fn charts_of_nothing_and_of_nonsense_are_drawn() {
        let texts = Texts::common().unwrap();
        let speech = Speech::new(&texts, Language::Fr, &[]);
        let frame = Frame::new(300.0, 200.0, "<titre & \"co\">").axes("x", "y");
        for value in [0.0, -3.0, 1e300, f64::NAN, f64::INFINITY] {
            let bar = Bar { label: "<b>".into(), value, likely: Some((value, -value)), reading: "&".into() };
            sound(&bar_chart("c", &frame, &[bar], speech));
            sound(&histogram("c", &frame, &[Bin { low: value, count: value }], value, &[(value, "m".into())], speech));
            let sample = Sample { x: value, y: value, likely: Some((value, 0.0)) };
            let series = Series { label: "'".into(), seat: Some(Seat(9)), points: vec![sample; 3] };
            sound(&line_chart("c", &frame, &[series], 1, speech));
            let words = |language, value| crate::text::number(language, value, 1);
            let table =
                Table { columns: vec!["a".into(); 3], rows: vec!["r".into()], values: vec![vec![Some(value)]], words };
            sound(&matrix("c", &frame, &table, speech));
        }
        sound(&bar_chart("c", &frame, &[], speech));
        sound(&histogram("c", &frame, &[], 1.0, &[], speech));
        sound(&line_chart("c", &frame, &[], 1, speech));
        sound(&line_chart("c", &Frame::new(0.0, 0.0, ""), &[], 1, speech));
    }

    #[test]
    fn what_the_eye_reads_the_ear_gets() {
        let texts = Texts::common().unwrap();
        let bar = |label: &str, value: f64| Bar {
            label: label.into(),
            value,
            likely: None,
            reading: crate::text::percent(Language::Fr, value, 0),
        };
        let speech = Speech::new(&texts, Language::Fr, &[]);
        let chart =
            bar_chart("c", &Frame::new(300.0, 200.0, "t"), &[bar("au près", 0.25), bar("largue", 0.75)], speech);
        assert_eq!(chart.description, "au près\u{a0}: 25\u{202f}%. largue\u{a0}: 75\u{202f}%");
    }
}

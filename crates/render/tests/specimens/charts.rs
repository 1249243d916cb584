//! Charts with made-up numbers.

use galerne_draw::{
    Accent, Colour, Scene,
    chart::{Bar, Bin, Frame, Sample, Series, Table, bar_chart, histogram, line_chart, matrix},
    text::{Speech, percent},
};
use galerne_texts::{Language, Texts};

pub(crate) fn all() -> Vec<Scene> {
    let texts = Texts::common().expect("the common texts are readable");
    let speech = Speech::new(&texts, Language::Fr, &[]);
    [bars(speech), spread(speech), curves(speech), duels(speech)]
        .into_iter()
        .map(|scene| scene.accented(Accent::HOUSE).ground(Colour::Paper))
        .collect()
}

fn bars(speech: Speech<'_>) -> Scene {
    let bar = |label: &str, share: f64, near: f64| Bar {
        label: label.to_owned(),
        value: share,
        likely: Some((share - near, share + near)),
        reading: percent(Language::Fr, share, 1),
    };
    let bars = [
        bar("La très vieille éclaireuse", 0.62, 0.03),
        bar("Maëlle", 0.55, 0.02),
        bar("Firmin", 0.48, 0.06),
        bar("Zoé", 0.31, 0.02),
    ];
    bar_chart("chart-bars", &Frame::new(560.0, 260.0, "Chances de gagner, par personnage"), &bars, speech)
}

fn spread(speech: Speech<'_>) -> Scene {
    let counts = [2.0, 9.0, 31.0, 120.0, 410.0, 930.0, 1420.0, 1210.0, 760.0, 340.0, 110.0, 30.0, 6.0];
    let bins: Vec<Bin> =
        counts.iter().enumerate().map(|(i, &count)| Bin { low: 14.0 + 2.0 * i as f64, count }).collect();
    let frame = Frame::new(560.0, 320.0, "Durée d’une course").axes("tours", "parties");
    histogram("chart-histogram", &frame, &bins, 2.0, &[(27.4, "moyenne 27,4".to_owned())], speech)
}

fn curves(speech: Speech<'_>) -> Scene {
    let curve = |label: &str, slope: f64, bend: f64| Series {
        label: label.to_owned(),
        seat: None,
        points: (0..=40)
            .map(|turn| {
                let x = f64::from(turn);
                let y = 0.5 + slope * (x / 40.0) + bend * (x / 6.0).sin() * 0.06;
                Sample { x, y, likely: Some((y - 0.03 - x / 900.0, y + 0.03 + x / 900.0)) }
            })
            .collect(),
    };
    let series = [curve("Maëlle", 0.38, 1.0), curve("Aubin", -0.2, 0.6), curve("Zoé", -0.24, -1.0)];
    let frame = Frame::new(640.0, 340.0, "Chances de gagner, tour après tour").axes("tour", "chances");
    line_chart("chart-lines", &frame, &series, 2, speech)
}

fn duels(speech: Speech<'_>) -> Scene {
    let names = ["hasard", "prudent", "au vent", "arbre 1 s", "parfait"];
    let strength = [0.05f64, 0.3, 0.5, 0.72, 0.9];
    let share = |a: usize, b: usize| 1.0 / (1.0 + (-6.0 * (strength[a] - strength[b])).exp());
    let values = (0..5).map(|a| (0..5).map(|b| (a != b).then(|| share(a, b))).collect()).collect();
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let table =
        Table { columns: names.clone(), rows: names, values, words: |language, value| percent(language, value, 0) };
    matrix("chart-matrix", &Frame::new(520.0, 300.0, "Qui bat qui"), &table, speech)
}

//! The pages of the workshop with every kind of control and finding, for the checks that all pages pass.

use galerne_pages::model::{
    CellModel, CheckModel, Control, DifferenceModel, EditionPage, FindingModel, Frame, GameCard, PieceModel,
    SampleModel, SheetModel, WorkshopPage,
};
use galerne_texts::Language;

fn check(word: &str, sound: bool) -> CheckModel {
    let finding = |level: &str, about: &str| FindingModel {
        level: level.to_owned(),
        line: 3,
        column: 1,
        about: about.to_owned(),
        rule: "PL-4.1".to_owned(),
        text: word.to_owned(),
    };
    let difference = |what: &str| DifferenceModel {
        path: "card.a".to_owned(),
        sheet: word.to_owned(),
        title: word.to_owned(),
        what: what.to_owned(),
        cells: vec![(word.to_owned(), word.to_owned(), word.to_owned())],
        before: Some("<svg></svg>".to_owned()),
        after: Some("<svg></svg>".to_owned()),
    };
    CheckModel {
        sound,
        identity: word.to_owned(),
        link: None,
        findings: ["error", "warning", "remark"].map(|level| finding(level, word)).into(),
        more: 2,
        differences: ["changed", "added", "out", "back"].map(difference).into(),
        against: false,
    }
}

pub(crate) fn pages(frame: &Frame, game: &GameCard, word: &str) -> [(&'static str, String); 2] {
    let words = || vec![("a".to_owned(), word.to_owned()), ("b".to_owned(), word.to_owned())];
    let controls = [
        Control::Number { least: 1, most: 9 },
        Control::Flag,
        Control::Word(words()),
        Control::Faces { words: words(), sides: 2 },
        Control::Numbers { rows: 2, columns: 2, least: 0, most: 3 },
        Control::Text,
    ];
    let cell = |(number, control): (usize, Control)| CellModel {
        path: format!("card.a.c{number}"),
        title: word.to_owned(),
        rule: "PL-1.10".to_owned(),
        control,
        printed: word.to_owned(),
        now: word.to_owned(),
    };
    let piece = PieceModel {
        path: "card.a".to_owned(),
        title: word.to_owned(),
        drawing: Some("<svg></svg>".to_owned()),
        is_changed: true,
        dealt: Some(true),
        cells: controls.into_iter().enumerate().map(cell).collect(),
    };
    let sample =
        SampleModel { game: game.id.clone(), name: "sample".to_owned(), title: word.to_owned(), note: word.to_owned() };
    let edition = EditionPage {
        frame: frame.clone(),
        game: game.clone(),
        sheets: vec![SheetModel {
            name: "card".to_owned(),
            title: word.to_owned(),
            rule: "PL-1.10".to_owned(),
            rows: vec![piece],
        }],
        text: format!("{word}\n{word}"),
        check: check(word, false),
        metrics: vec![("ties".to_owned(), word.to_owned())],
        bots: vec!["greedy".to_owned()],
        samples: vec![sample.clone()],
    };
    let workshop = WorkshopPage {
        frame: frame.clone(),
        games: vec![game.clone()],
        boards: vec![game.clone()],
        samples: vec![sample],
    };
    [("edition", galerne_pages::edition(&edition)), ("workshop", galerne_pages::workshop(&workshop))]
}

#[test]
fn a_finding_is_a_link_to_its_place_and_says_how_bad_it_is() {
    let told = galerne_pages::findings(&check("Oroshi", false), "pluvionautes", Language::En);
    assert!(told.contains("This cannot be played yet.") && told.contains("… and 2 more."), "{told}");
    for level in ["Error", "Warning", "Remark"] {
        assert!(told.contains(&format!("<b>{level}</b>")), "{told}");
    }
    assert!(told.contains("data-line=\"3\"") && told.contains("/rules/pluvionautes#PL-4.1"), "{told}");
    let sound = galerne_pages::findings(&CheckModel { sound: true, ..CheckModel::default() }, "x", Language::Fr);
    assert!(sound.contains("Rien n’est encore changé"), "{sound}");
}

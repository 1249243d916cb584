//! Every game whose material can be changed: its words, its samples, its drawings.

use galerne_catalog::{AnyGame, Editions, PrintWish, changed_rows, differences, games};
use galerne_draw::print::Format;
use galerne_material::CellKind;
use galerne_texts::Language;

const LANGUAGES: [Language; 2] = [Language::En, Language::Fr];

fn edited() -> impl Iterator<Item = (&'static dyn AnyGame, Editions)> {
    games().filter_map(|game| Some((game, game.editions()?)))
}

#[test]
fn every_sheet_row_and_cell_has_a_name_in_both_languages() {
    for (game, editions) in edited() {
        let printed = editions.shelf().printed();
        let mut keys = Vec::new();
        for sheet in printed.sheets() {
            keys.push(format!("box-sheet-{}", sheet.name));
            keys.extend(printed.rows(sheet.name).iter().map(|row| format!("box-row-{}-{}", sheet.name, row.key)));
            for cell in sheet.cells {
                let key = format!("box-cell-{}-{}", sheet.name, cell.name);
                if let CellKind::Word(words) | CellKind::Faces { words, .. } = &cell.kind {
                    keys.extend(words.iter().map(|word| format!("{key}-{word}")));
                }
                keys.push(key);
            }
        }
        for key in keys {
            for language in LANGUAGES {
                // A key without a text is shown as itself.
                assert_ne!(game.material_word(language, &key), key, "{}, {language:?}", game.id());
            }
        }
    }
}

#[test]
fn samples_are_sound_and_in_their_one_form() {
    for (game, editions) in edited() {
        for (name, text) in editions.samples() {
            let laid = editions.check(name, text);
            assert!(laid.findings.is_empty(), "{}, {name}: {:?}", game.id(), laid.findings.first_error());
            assert_eq!(laid.edition.text(), *text, "{}, {name}", game.id());
        }
    }
}

#[test]
fn pieces_are_drawn_as_printed_and_as_an_edition_has_them() {
    let mut drawn_at_all = 0;
    for (game, editions) in edited() {
        let printed = editions.shelf().printed();
        let rows = printed
            .sheets()
            .iter()
            .flat_map(|sheet| printed.rows(sheet.name).iter().map(|row| (sheet.name, row.key.as_str())));
        let rows: Vec<_> = rows.collect();
        let texts = std::iter::once("").chain(editions.samples().iter().map(|(_, text)| *text));
        for text in texts {
            let options = game.parse_options(&[("edition".to_owned(), text.to_owned())]).unwrap();
            for language in LANGUAGES {
                let wish = PrintWish {
                    options: &options,
                    seats: game.usual_seats(),
                    seed: 1,
                    language,
                    second: None,
                    format: Format::default(),
                    full: false,
                    standing: false,
                };
                let drawn = game.pieces(&wish, &rows).unwrap();
                assert_eq!(drawn.len(), rows.len());
                for (scene, row) in drawn.iter().zip(&rows).filter_map(|(scene, row)| Some((scene.as_ref()?, row))) {
                    assert!(!scene.name.is_empty(), "{}, {row:?}", game.id());
                    drawn_at_all += 1;
                }
            }
        }
        assert!(game.pieces(&wish_of_nothing(), &[("nothing", "nowhere")]).unwrap()[0].is_none());
    }
    assert!(drawn_at_all > 100, "{drawn_at_all}");
}

fn wish_of_nothing() -> PrintWish<'static> {
    PrintWish {
        options: &serde_json::Value::Null,
        seats: 2,
        seed: 1,
        language: Language::En,
        second: None,
        format: Format::default(),
        full: false,
        standing: false,
    }
}

#[test]
fn an_edition_is_told_by_its_changes_and_by_nothing_that_a_stranger_wrote() {
    for (game, editions) in edited() {
        for (name, text) in editions.samples() {
            let hostile = text.replacen("note = \"", "note = \"<b>buy</b> ", 1);
            let options = game.parse_options(&[("edition".to_owned(), hostile)]).unwrap();
            let told = differences(game, &options, Language::En);
            let (_, told) = told.iter().find(|(option, _)| option.name == "edition").unwrap();
            let laid = editions.check(name, text);
            assert!(told.starts_with(&laid.identity) && !told.contains("buy"), "{told}");
            let tree = laid.tree.unwrap();
            for row in changed_rows(game, editions.shelf().printed(), &tree, Language::En).iter().take(6) {
                assert!(told.contains(&row.title), "{told}");
            }
        }
    }
}

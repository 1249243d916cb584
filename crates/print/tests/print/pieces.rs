//! Every piece of every game, in every language, on both papers and in every ink.
//!
//! `GALERNE_PRINT=folder` keeps the documents of the first test there, to be looked at.

use crate::{full, printed, rulebook};
use galerne_catalog::find;
use galerne_draw::print::{Component, Format, Part};
use galerne_draw::{Area, Ink};
use galerne_print::{Backs, Leaf, Order, Paper, Side, figure, figures_of, texts_of};
use galerne_texts::Language;

#[test]
fn every_game_prints_its_sets_and_the_same_bytes_twice() {
    let folder = std::env::var_os("GALERNE_PRINT").map(std::path::PathBuf::from);
    for game in printed() {
        for language in [Language::En, Language::Fr] {
            let order = full(game, language);
            let printout =
                order.sheets().unwrap_or_else(|trouble| panic!("{}: {}", game.id(), game.say(language, &trouble.0)));
            let pdf = printout.pdf().unwrap();
            assert!(pdf.starts_with(b"%PDF-"), "{}", game.id());
            assert_eq!(pdf, order.sheets().unwrap().pdf().unwrap(), "{}: the same order, the same bytes", game.id());
            assert!(pdf.len() < 3_000_000, "{}: {} bytes", game.id(), pdf.len());
            assert_eq!(printout.sheets[0].part, None, "{}: the quick start fits a page", game.id());
            if let Some(folder) = &folder {
                std::fs::write(
                    folder.join(format!("{}-rules.{}.pdf", game.id(), language.code())),
                    order.rulebook().unwrap(),
                )
                .unwrap();
                std::fs::write(folder.join(format!("{}.{}.pdf", game.id(), language.code())), pdf).unwrap();
            }
        }
    }
}

/// Text that is too small or leaves its piece is a fault of the drawing, found here before the piece is cut out.
#[test]
fn every_piece_holds_its_text_in_every_language() {
    let mut faults = Vec::new();
    for game in printed() {
        for (language, second) in [
            (Language::En, None),
            (Language::Fr, None),
            (Language::Fr, Some(Language::En)),
            (Language::En, Some(Language::Fr)),
        ] {
            let wish = galerne_catalog::PrintWish {
                options: &serde_json::Value::Null,
                seats: game.usual_seats(),
                seed: 1,
                language,
                second,
                format: Format::default(),
                full: true,
                standing: false,
            };
            for piece in game.components(&wish).unwrap() {
                faults.extend(piece.faults().into_iter().map(|fault| format!("{} {language:?} {fault}", game.id())));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(30)]);
}

#[test]
fn ids_are_unique_and_no_part_of_a_quick_set_is_missing_from_the_full_one() {
    for game in printed() {
        let all = full(game, Language::En).components().unwrap();
        let mut ids: Vec<&str> = all.iter().map(|piece| piece.id.as_str()).collect();
        ids.sort_unstable();
        let count = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), count, "{}", game.id());
        let quick = Order::quick(game, Language::En).components().unwrap();
        // A full box may have larger pieces than a quick one, but none of its kind fewer.
        for part in Part::ALL {
            let count = |pieces: &[Component]| -> u32 {
                pieces.iter().filter(|piece| piece.part == part).map(|piece| u32::from(piece.copies)).sum()
            };
            assert!(count(&quick) <= count(&all), "{} {}", game.id(), part.name());
        }
        assert!(quick.iter().any(|piece| piece.part == Part::Boards), "{} needs a ground to play on", game.id());
    }
}

#[test]
fn pieces_stay_inside_what_both_papers_print() {
    for game in printed() {
        for paper in Paper::ALL {
            for backs in Backs::ALL {
                let order = Order { paper, backs, ..full(game, Language::Fr) };
                let printout = order.sheets().unwrap();
                let (width, height) = paper.size();
                let printable = Area::new(0.0, 0.0, width, height).grown(-6.3);
                for sheet in &printout.sheets {
                    for placed in &sheet.placed {
                        let [from, _, to, _] = placed.trim().corners();
                        assert!(printable.has(from) && printable.has(to), "{} {}", game.id(), placed.id);
                    }
                }
                let has_back = printout.sheets.iter().any(|sheet| sheet.side == Side::Back);
                assert!(!has_back || backs == Backs::Duplex, "{} {backs:?}", game.id());
            }
        }
    }
}

/// All sheets of the two games that have the most colour, measured on their pictures.
#[test]
fn low_ink_takes_a_quarter_of_it() {
    for id in ["windwalkers", "horde"] {
        let ink_of = |ink: Ink| {
            let order = Order { ink, ..full(find(id).unwrap(), Language::En) };
            let drawn = |sheet: &galerne_print::Sheet| {
                let pixels = galerne_render::render(&sheet.svg(ink), 0.2).unwrap();
                let dark = |pixel: &[u8]| 765 - pixel[..3].iter().map(|&byte| u64::from(byte)).sum::<u64>();
                pixels.rgba.chunks(4).map(dark).sum::<u64>()
            };
            order.sheets().unwrap().sheets.iter().map(drawn).sum::<u64>()
        };
        let (full, low) = (ink_of(Ink::Full), ink_of(Ink::Low));
        assert!(low * 4 <= full, "{id}: low {low}, full {full}");
    }
}

#[test]
fn an_unknown_part_is_refused_with_those_there_are() {
    for game in printed() {
        let there: Vec<Part> = full(game, Language::En).components().unwrap().iter().map(|piece| piece.part).collect();
        for part in Part::ALL.into_iter().filter(|part| !there.contains(part)) {
            let order = Order { parts: vec![part], ..Order::quick(game, Language::En) };
            let trouble = order.components().unwrap_err();
            let words = game.say(Language::En, &trouble.0);
            assert!(words.contains(part.name()) && words.contains("boards"), "{words}");
        }
        let order = Order { without: there, ..Order::quick(game, Language::En) };
        assert_eq!(order.components().unwrap_err().0.key, "print-nothing-left");
    }
}

/// Every figure that a book asks for can be drawn, and both languages ask for the same: at least four in each book.
#[test]
fn every_figure_of_a_book_exists() {
    for game in printed() {
        let names = |language| figures_of(rulebook(game, language)).collect::<Vec<&str>>();
        let (english, french) = (names(Language::En), names(Language::Fr));
        assert_eq!(english, french, "{}", game.id());
        assert!(english.len() >= 4, "{} has {}", game.id(), english.len());
        for name in english {
            let scene = figure(game, name, Language::Fr);
            assert!(scene.is_some_and(|scene| scene.view.width > 1.0), "{} {name}", game.id());
        }
    }
}

/// A link of a book leads to a rule that stands in it, or to the rules of all tables.
#[test]
fn every_link_of_a_book_leads_somewhere() {
    for game in printed() {
        for language in [Language::En, Language::Fr] {
            let text = rulebook(game, language);
            let pages =
                galerne_print::book(text, Leaf::whole(Paper::A4), galerne_draw::Accent::HOUSE, language, &|_| None);
            let links: Vec<&(Area, String)> = pages.iter().flat_map(|page| &page.links).collect();
            assert!(links.len() >= text.matches("](#").count(), "{} {language:?}", game.id());
            for (area, name) in links {
                assert!(area.width > 1.0 && area.height > 1.0, "{name}");
                let found = pages.iter().flat_map(|page| &page.destinations).any(|(id, _)| id == name);
                assert!(found, "{} {language:?} {name}", game.id());
            }
        }
    }
}

#[test]
fn every_rule_of_a_book_is_a_destination() {
    for game in printed() {
        for language in [Language::En, Language::Fr] {
            let text = rulebook(game, language);
            let pages =
                galerne_print::book(text, Leaf::whole(Paper::A4), galerne_draw::Accent::HOUSE, language, &|_| None);
            let found: std::collections::BTreeSet<&str> =
                pages.iter().flat_map(|page| &page.destinations).map(|(id, _)| id.as_str()).collect();
            let ids = text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for id in ids {
                assert!(found.contains(id), "{} {language:?} {id}", game.id());
            }
            // Nothing runs over a column into its neighbour or off the page.
            let (width, height) = Paper::A4.size();
            for (_, at) in pages.iter().flat_map(|page| &page.destinations) {
                assert!(at.x > 0.0 && at.x < width && at.y > 0.0 && at.y < height);
            }
        }
    }
}

/// Read by a program that shares no line with ours: whole words, in the order of the lines. Without poppler there is nothing to ask.
#[test]
fn text_can_be_read_back() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};
    let reader = || Command::new("pdftotext").args(["-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    for (game, language) in printed().flat_map(|game| Language::ALL.map(|language| (game, language))) {
        let Ok(mut child) = reader() else { return };
        let order = Order { backs: Backs::None, ..full(game, language) };
        let printout = order.sheets().unwrap();
        let pdf = printout.pdf().unwrap();
        let mut input = child.stdin.take().unwrap();
        let writing = std::thread::spawn(move || input.write_all(&pdf));
        let output = child.wait_with_output().unwrap();
        writing.join().unwrap().unwrap();
        // A reader joins words that were parted at a hyphen.
        let squeezed = |text: &str| text.replace('-', "").split_whitespace().collect::<String>();
        let text = squeezed(&String::from_utf8_lossy(&output.stdout));
        for piece in printout.components.iter().filter(|piece| piece.part == Part::Cards) {
            for line in texts_of(&piece.front) {
                assert!(text.contains(&squeezed(&line)), "{} {language:?} {}: {line}", game.id(), piece.id);
            }
        }
    }
}

//! Documents read back: by poppler, by the renderer of pictures, and byte by byte.

use crate::{Folder, full, printed, rulebook};
use galerne_catalog::find;
use galerne_draw::print::{Format, Part};
use galerne_draw::{Ink, Scene};
use galerne_print::{Backs, Order, Paper, Printout, Set, Sheet, Shop, Side, own_cards, piece_svg};
use galerne_texts::Language;
use std::path::{Path, PathBuf};
use std::process::Command;

fn windwalkers() -> Order {
    Order::quick(find("windwalkers").unwrap(), Language::En)
}

/// The pages of a document as poppler draws them; nothing without poppler.
fn drawn_by_poppler(pdf: &[u8], dots_per_inch: u32, folder: &Path) -> Option<Vec<(usize, usize, Vec<u8>)>> {
    let file = folder.join("sheets.pdf");
    std::fs::write(&file, pdf).unwrap();
    let resolution = dots_per_inch.to_string();
    let mut command = Command::new("pdftoppm");
    command.args(["-r", &resolution]).arg(&file).arg(folder.join("page"));
    if !command.status().ok()?.success() {
        panic!("poppler refuses the document");
    }
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "ppm")).collect();
    files.sort();
    let pages = files.iter().map(|file| {
        let bytes = std::fs::read(file).unwrap();
        std::fs::remove_file(file).unwrap();
        // "P6", width, height and 255 in lines, then three bytes a pixel.
        let head = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0;
        let words = String::from_utf8_lossy(&bytes[..head]).into_owned();
        let numbers: Vec<usize> = words.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
        (numbers[0], numbers[1], bytes[head + 1..].to_vec())
    });
    Some(pages.collect())
}

/// The mean difference of two pictures of a sheet, from 0 to 1.
fn difference(sheet: &Sheet, ink: Ink, dots_per_inch: u32, (width, height, theirs): &(usize, usize, Vec<u8>)) -> f64 {
    let ours = galerne_render::render(&sheet.svg(ink), dots_per_inch as f32 / 96.0).unwrap();
    let (wide, tall) = (ours.width as usize, ours.height as usize);
    assert!(wide.abs_diff(*width) <= 1 && tall.abs_diff(*height) <= 1, "{wide}×{tall}, {width}×{height}");
    let (across, down) = (wide.min(*width) / SPOT, tall.min(*height) / SPOT);
    let mut sum = 0.0;
    for (row, column, part) in
        (0..down).flat_map(|row| (0..across).flat_map(move |column| (0..3).map(move |part| (row, column, part))))
    {
        let (mut a, mut b) = (0_u32, 0_u32);
        for (y, x) in (0..SPOT).flat_map(|y| (0..SPOT).map(move |x| (row * SPOT + y, column * SPOT + x))) {
            a += u32::from(ours.rgba[4 * (y * wide + x) + part]);
            b += u32::from(theirs[3 * (y * width + x) + part]);
        }
        sum += f64::from(a.abs_diff(b)) / (255 * SPOT * SPOT) as f64;
    }
    sum / (3 * across * down) as f64
}

/// Spots of this many dots each way are compared: half a millimetre of paper. Poppler draws no line thinner than a dot
/// and sets letters on whole dots, which a reader does not see and a comparison of dots does.
const SPOT: usize = 4;

/// Of the whole range from white to black, on the mean of a page.
const TOLERANCE: f64 = 0.01;
/// Dots to the inch of what is compared.
const RESOLUTION: u32 = 144;

/// Two painters that share no line draw the same: what the preview shows is what the printer gets. The number of pages compared is returned,
/// and the largest difference.
fn compare(printout: &Printout, ink: Ink, name: &str) -> (usize, f64) {
    let folder = Folder::new(name);
    let Some(pages) = drawn_by_poppler(&printout.pdf().unwrap(), RESOLUTION, &folder.0) else { return (0, 0.0) };
    assert_eq!(pages.len(), printout.sheets.len(), "{name}");
    let mut most = 0.0_f64;
    for (number, (sheet, page)) in printout.sheets.iter().zip(&pages).enumerate() {
        let difference = difference(sheet, ink, RESOLUTION, page);
        most = most.max(difference);
        if let (true, Some(kept)) = (difference >= TOLERANCE, std::env::var_os("GALERNE_PRINT")) {
            let file = Path::new(&kept).join(format!("{name}-page-{}.png", number + 1));
            std::fs::write(file, sheet.png(ink, 60.0).unwrap()).unwrap();
        }
        assert!(difference < TOLERANCE, "{name}, page {}: {:.2} %", number + 1, 100.0 * difference);
    }
    (pages.len(), most)
}

#[test]
fn poppler_draws_what_the_preview_shows() {
    let game = find("sail-race").unwrap();
    let order = Order { book: Some(rulebook(game, Language::Fr)), ..Order::quick(game, Language::Fr) };
    compare(&order.sheets().unwrap(), Ink::Full, game.id());
}

/// Every distinct piece of every full box, once: in colours in both languages, and a page of each part in the two other inks, which have
/// the same shapes. `cargo xtask print`; with `GALERNE_PRINT` the documents are kept in that folder.
#[test]
#[ignore = "minutes of drawing: cargo xtask print"]
fn poppler_draws_every_sheet_alike() {
    use std::io::Write as _;
    let kept = std::env::var_os("GALERNE_PRINT").map(PathBuf::from);
    for game in printed() {
        let mut seen = std::collections::HashSet::new();
        for (ink, language) in
            [(Ink::Full, Language::En), (Ink::Full, Language::Fr), (Ink::Low, Language::Fr), (Ink::Grey, Language::Fr)]
        {
            let order = Order { ink, ..full(game, language) };
            let mut is_new = |scene: &Scene| seen.insert((ink, piece_svg(scene, ink)));
            let mut own = order.components().unwrap();
            own.retain_mut(|piece| {
                piece.copies = 1;
                // Cards of a deck share their back.
                if piece.back.as_ref().is_some_and(|back| !is_new(back)) {
                    piece.back = None;
                }
                is_new(&piece.front) || piece.back.is_some()
            });
            if ink != Ink::Full {
                let mut parts = Vec::new();
                own.retain(|piece| {
                    parts.push(piece.part);
                    parts.iter().filter(|part| **part == piece.part).count() <= 4
                });
            }
            let printout = Order { own, only_own: true, ..order }.sheets().unwrap();
            let name = format!("{}-{}.{}", game.id(), ink.name(), language.code());
            if let Some(folder) = &kept {
                std::fs::write(folder.join(format!("{name}.pdf")), printout.pdf().unwrap()).unwrap();
            }
            let (pages, most) = compare(&printout, ink, &name);
            let _ = writeln!(std::io::stderr(), "{name}: {pages} pages, at most {:.2} % apart", 100.0 * most);
        }
    }
}

fn count(bytes: &[u8], words: &str) -> usize {
    bytes.windows(words.len()).filter(|window| *window == words.as_bytes()).count()
}

/// What is drawn on the pages of a document, without the strings of letters in it.
fn drawn_in(pdf: &[u8]) -> Vec<String> {
    use std::io::Read as _;
    let find = |from: usize, words: &[u8]| {
        pdf[from..].windows(words.len()).position(|window| window == words).map(|at| from + at)
    };
    let mut pages = Vec::new();
    let mut from = 0;
    while let Some(start) = find(from, b"stream\n") {
        let head = &pdf[start.saturating_sub(200)..start];
        let head = String::from_utf8_lossy(head);
        let head = head.rsplit(" obj").next().unwrap_or_default();
        let end = find(start, b"endstream").expect("what begins ends");
        from = end + "endstream".len();
        // Fonts, tables of letters and what the document says of itself are no drawings.
        let is_drawing = head.contains("/Subtype/Form") || !(head.contains("/Subtype") || head.contains("/Type"));
        if !(is_drawing && head.contains("/FlateDecode")) {
            continue;
        }
        let mut bytes = Vec::new();
        if flate2::read::ZlibDecoder::new(&pdf[start + "stream\n".len()..end]).read_to_end(&mut bytes).is_err() {
            continue;
        }
        let mut depth = 0_u32;
        let mut text = String::new();
        let mut escaped = false;
        for byte in bytes {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if depth > 0 => escaped = true,
                b'(' => depth += 1,
                b')' => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                _ => text.push(char::from(byte)),
            }
        }
        pages.push(text);
    }
    pages
}

/// Every letter comes along in the document: no reader has to have our fonts.
#[test]
fn fonts_are_embedded() {
    let game = find("pluvionautes").unwrap();
    let order = Order { book: Some(rulebook(game, Language::Fr)), ..Order::quick(game, Language::Fr) };
    let folder = Folder::new("fonts");
    for (name, bytes) in [("book", order.rulebook().unwrap()), ("sheets", order.sheets().unwrap().pdf().unwrap())] {
        let file = folder.0.join(name);
        std::fs::write(&file, bytes).unwrap();
        let Ok(output) = Command::new("pdffonts").arg(&file).output() else { return };
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let fonts: Vec<&str> = said.lines().skip(2).collect();
        assert!(fonts.len() >= 3, "{said}");
        // The columns end with: embedded, subset, has letters, number, generation.
        let is_whole = |line: &&str| line.split_whitespace().rev().skip(2).take(3).all(|word| word == "yes");
        assert!(fonts.iter().all(is_whole), "{said}");
    }
}

/// The window of a printer is asked for the true size; both sides are asked for only where there are two.
#[test]
fn documents_ask_for_their_true_size() {
    for (backs, duplex) in [(Backs::Duplex, 1), (Backs::None, 0)] {
        let order = Order { backs, parts: vec![Part::Cards], ..windwalkers() };
        let pdf = order.sheets().unwrap().pdf().unwrap();
        assert_eq!(count(&pdf, "/PrintScaling/None"), 1);
        assert_eq!(count(&pdf, "/Duplex/DuplexFlipLongEdge"), duplex);
        assert_eq!(count(&pdf, "/Prev "), 1, "one change at the end");
    }
}

#[test]
fn pages_are_as_large_as_their_paper() {
    for paper in Paper::ALL {
        let folder = Folder::new(paper.name());
        let order = Order { paper, parts: vec![Part::Mats], ..windwalkers() };
        let file = folder.0.join("mats.pdf");
        std::fs::write(&file, order.sheets().unwrap().pdf().unwrap()).unwrap();
        let Ok(output) = Command::new("pdfinfo").arg("-box").arg(&file).output() else { return };
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let (width, height) = paper.size();
        let size = said.lines().find(|line| line.starts_with("Page size")).unwrap();
        let numbers: Vec<f32> = size.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        assert!((numbers[0] - width * 72.0 / 25.4).abs() < 0.05, "{size}");
        assert!((numbers[1] - height * 72.0 / 25.4).abs() < 0.05, "{size}");
        assert!(said.contains("Tagged:          yes"), "{said}");
    }
}

/// A deck for a shop: every page as large as the card and its bleed, the cut marked, four inks, nothing translucent.
#[test]
fn shops_get_pages_with_bleed_in_four_inks() {
    for (shop, size) in [(Shop::DriveThru, "69.85 x 95.25"), (Shop::Eu, "69.00 x 94.00")] {
        let printout = windwalkers().for_shop(shop).sheets().unwrap();
        let files = printout.for_shop(shop).unwrap();
        assert_eq!(files.len(), 1);
        let folder = Folder::new(shop.name());
        let file = folder.0.join(&files[0].name);
        std::fs::write(&file, &files[0].bytes).unwrap();
        assert_eq!(count(&files[0].bytes, "/TrimBox"), 2 * 54, "{}", shop.name());
        for translucent in ["/SMask", "/ca ", "/CA "] {
            assert_eq!(count(&files[0].bytes, translucent), 0, "{translucent}");
        }
        assert_eq!(count(&files[0].bytes, "/DeviceRGB"), 0);
        let (mut colours, mut most) = (0, 0.0_f32);
        for page in drawn_in(&files[0].bytes) {
            let words: Vec<&str> = page.split_whitespace().collect();
            assert!(!words.iter().any(|word| ["rg", "RG", "g", "G", "gs", "sh"].contains(word)), "{}", shop.name());
            for (at, _) in
                words.iter().enumerate().filter(|(_, word)| ["k", "K", "sc", "SC", "scn", "SCN"].contains(word))
            {
                let inks: Vec<f32> = words[at - 4..at].iter().filter_map(|word| word.parse().ok()).collect();
                assert_eq!(inks.len(), 4, "{:?}", &words[at - 4..=at]);
                colours += 1;
                most = most.max(inks.iter().sum());
            }
        }
        assert!(colours > 108 && most <= 2.41, "{}: {colours} colours, {most} at most", shop.name());
        let Ok(output) = Command::new("pdfinfo").arg(&file).output() else { return };
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let page = said.lines().find(|line| line.starts_with("Page size")).unwrap();
        let numbers: Vec<f32> = page.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let millimetres = format!("{:.2} x {:.2}", numbers[0] * 25.4 / 72.0, numbers[1] * 25.4 / 72.0);
        assert_eq!(millimetres, size, "{}", shop.name());
        assert!(said.contains("Pages:           108"), "{said}");
    }
}

#[test]
fn shops_that_take_pictures_get_their_dots() {
    let order = Order { without: vec![], ..windwalkers() }.for_shop(Shop::GameCrafter);
    let mut printout = order.sheets().unwrap();
    printout.components.truncate(2);
    let files = printout.for_shop(Shop::GameCrafter).unwrap();
    assert_eq!(files.len(), 4, "two faces, two backs");
    for file in &files {
        let dots = |at: usize| u32::from_be_bytes(file.bytes[at..at + 4].try_into().unwrap());
        assert_eq!((dots(16), dots(20)), (825, 1125), "{}", file.name);
    }
}

/// Every text of every card of every game fits every format, in each language and in both at once.
#[test]
fn cards_fit_every_format() {
    let languages = [
        (Language::En, None),
        (Language::Fr, None),
        (Language::En, Some(Language::Fr)),
        (Language::Fr, Some(Language::En)),
    ];
    for game in printed() {
        for (format, (language, second)) in Format::ALL.into_iter().flat_map(|f| languages.map(|l| (f, l))) {
            let order =
                Order { format, second, set: Set::Full, parts: vec![Part::Cards], ..Order::quick(game, language) };
            let trouble = order.components().err();
            assert!(trouble.is_none(), "{} {} {language:?} {trouble:?}", game.id(), format.name());
        }
    }
}

/// Whatever is played otherwise stands on a sheet that holds it, for every named set of options in both languages.
#[test]
fn what_is_played_otherwise_is_on_paper() {
    for game in printed() {
        for language in Language::ALL {
            let usual = Order::quick(game, language).components().unwrap();
            assert!(usual.iter().all(|piece| piece.id != "options"), "{}: nothing is otherwise", game.id());
            for preset in game.presets(language) {
                let words = [("preset".to_owned(), preset.id.to_owned())];
                let options = game.parse_options(&words).unwrap();
                let differs = !galerne_catalog::differences(game, &options, language).is_empty()
                    && options != galerne_catalog::options_on_paper(game);
                let order = Order { options, set: Set::Full, ..Order::quick(game, language) };
                // A campaign is for one alone, alliances are for four.
                let printed = |seats| (Order { seats, ..order.clone() }).components().ok();
                let Some(components) = game.seats().find_map(printed) else {
                    panic!("{} {}: {:?}", game.id(), preset.id, order.components().err())
                };
                let aid = components.iter().find(|piece| piece.id == "options");
                assert_eq!(aid.is_some(), differs, "{} {}", game.id(), preset.id);
                assert!(components.iter().any(|piece| piece.id == "observation"));
            }
        }
    }
}

/// Figures that stand are as many as those that lie, on a base of the same width, and need no back.
#[test]
fn standing_figures_replace_flat_ones() {
    for (language, set) in Language::ALL.into_iter().flat_map(|language| Set::ALL.map(|set| (language, set))) {
        let order = Order { set, ..Order::quick(find("onb").unwrap(), language) };
        let figures = |standing: bool| {
            let mut pieces = Order { standing, ..order.clone() }.components().unwrap();
            pieces.retain(|piece| piece.id.starts_with("figure-"));
            pieces
        };
        let (flat, standing) = (figures(false), figures(true));
        assert_eq!(flat.len(), standing.len());
        for (flat, standing) in flat.iter().zip(&standing) {
            assert_eq!((&flat.id, flat.size().0), (&standing.id, standing.size().0));
            assert!(flat.back.is_some() && standing.back.is_none() && standing.size().1 > 100.0);
        }
    }
}

/// Two players of La Horde have a pack each; Souffles and Rencontres are shared.
#[test]
fn who_competes_has_a_pack_of_their_own() {
    let game = find("horde").unwrap();
    let count = |seats: usize, deck: &str| -> u16 {
        let pieces = Order { seats, ..Order::quick(game, Language::En) }.components().unwrap();
        pieces.iter().filter(|piece| piece.id.starts_with(deck)).map(|piece| piece.copies).sum()
    };
    for (deck, alone, both) in [("vif-", 16, 32), ("pack-", 36, 72), ("souffle-", 36, 36), ("rencontre-", 16, 16)] {
        assert_eq!((count(1, deck), count(2, deck)), (alone, both), "{deck}");
    }
}

/// The name of an own card is text, whatever it looks like, and the document stays one that is read.
#[test]
fn hostile_titles_stay_text() {
    let title = "<script>alert(1)</script> ) endobj %%EOF";
    let order = windwalkers();
    let own = own_cards(&format!("title,en\n\"{title}\",\"]]> & \\) << /Root >>\"\n"), order.frame()).unwrap();
    let order = Order { own, only_own: true, ..order };
    let printout = order.sheets().unwrap();
    assert!(!printout.sheets[0].svg(Ink::Full).contains("<script"));
    let folder = Folder::new("hostile");
    let file = folder.0.join("own.pdf");
    std::fs::write(&file, printout.pdf().unwrap()).unwrap();
    let Ok(output) = Command::new("pdftotext").arg(&file).arg("-").output() else { return };
    let said = String::from_utf8_lossy(&output.stdout).split_whitespace().collect::<String>();
    assert!(said.contains("<script>alert(1)</script>)endobj%%EOF"), "{said}");
}

#[test]
fn the_first_page_leads_to_a_table() {
    let game = find("sail-race").unwrap();
    let book = Some(rulebook(game, Language::En));
    let link = Some("https://example.org/game/sail-race?chance=real".to_owned());
    let without = Order { book, ..Order::quick(game, Language::En) };
    let with = Order { link, ..without.clone() };
    let texts = |order: &Order| {
        let sheets = order.sheets().unwrap().sheets;
        galerne_print::texts_of(&sheets[0].marks).concat()
    };
    assert!(texts(&with).contains("example.org/game/sail-race?chance=real"));
    assert!(!texts(&without).contains("example.org"));
    // Boards that have room carry the code as well, in a free corner.
    for (id, least) in [("sail-race", 1), ("windwalkers", 4)] {
        let game = find(id).unwrap();
        let with = Order {
            link: Some(format!("https://example.org/game/{id}?chance=real")),
            ..Order::quick(game, Language::En)
        };
        let codes = with
            .components()
            .unwrap()
            .iter()
            .filter(|piece| piece.front.layers.iter().any(|layer| layer.id == "code"))
            .count();
        assert!(codes >= least, "{id}: {codes}");
    }
}

/// What chance has laid out on paper opens again as it was printed; games that lay nothing out say everything with their options.
#[test]
fn a_sky_that_was_printed_can_be_opened() {
    let order = Order { seed: 7, ..Order::quick(find("pluvionautes").unwrap(), Language::En) };
    let record = order.laid_out().expect("islands lie by chance");
    assert_eq!(Some(&record), order.laid_out().as_ref(), "the same order, the same sky");
    assert_ne!(Some(&record), Order { seed: 8, ..order.clone() }.laid_out().as_ref());
    let table = order.game.load_record(&record).unwrap();
    assert!(table.entries() > 0 && table.entries() < 10, "{}", table.entries());
    // A horde that is composed at the table comes before the board is laid: here it is ready-made.
    let wish =
        [("preset", "first-game"), ("board", "generated")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let generated = find("windwalkers").unwrap().parse_options(&wish).unwrap();
    let road = Order { options: generated, ..windwalkers() };
    assert!(road.laid_out().is_some(), "a generated chapter is laid by chance");
    assert_eq!(windwalkers().laid_out(), None, "the author's boards are known");
    for game in ["horde", "sail-race", "onb"] {
        assert_eq!(Order::quick(find(game).unwrap(), Language::En).laid_out(), None, "{game}");
    }
}

/// Every piece is told to other programs, and every deck of Tabletop Simulator holds as many cards as the box.
#[test]
fn other_programs_get_every_piece() {
    let printout = Order { set: Set::Full, ..windwalkers() }.sheets().unwrap();
    let csv = printout.csv();
    let json = printout.json();
    assert_eq!(json.as_array().unwrap().len(), printout.components.len());
    for piece in &printout.components {
        assert!(csv.contains(&format!("\n{},{},", piece.id, piece.part.name())), "{}", piece.id);
    }
    let files = printout.tts(&|name| format!("file:///games/windwalkers/{name}")).unwrap();
    let save = files.iter().find(|file| file.name == "galerne.json").unwrap();
    let save: serde_json::Value = serde_json::from_slice(&save.bytes).unwrap();
    let mut cards = 0;
    for object in save["ObjectStates"].as_array().unwrap() {
        for address in ["FaceURL", "BackURL"] {
            for deck in object["CustomDeck"].as_object().into_iter().flat_map(|decks| decks.values()) {
                let name = deck[address].as_str().unwrap().rsplit('/').next().unwrap();
                assert!(files.iter().any(|file| file.name == name), "{name}");
            }
        }
        cards += object["DeckIDs"].as_array().map_or(0, Vec::len);
    }
    assert_eq!(cards, 109);
}

/// No line of a plotter runs through a piece: every outline lies inside the sheet, one for each piece.
#[test]
fn plotters_get_one_outline_for_each_piece() {
    let order = Order { set: Set::Full, parts: vec![Part::Tiles, Part::Tokens, Part::Cards], ..windwalkers() };
    for sheet in order.sheets().unwrap().sheets.iter().filter(|sheet| sheet.side != Side::Back) {
        let svg = sheet.cuts();
        assert_eq!(svg.matches("<path id=").count(), sheet.placed.len());
        let document = svg.split(" d=\"").skip(1).flat_map(|rest| rest.split('"').next());
        for path in document {
            let numbers = path.split(|letter: char| "MLZ ".contains(letter)).filter(|word| !word.is_empty());
            for (n, number) in numbers.enumerate() {
                let value: f32 = number.parse().unwrap();
                let most = if n % 2 == 0 { sheet.size.0 } else { sheet.size.1 };
                assert!((0.0..=most).contains(&value), "{path}");
            }
        }
    }
}

/// The list of what every box prints: a change of it is seen. `GALERNE_BLESS=1 cargo test` writes it anew.
#[test]
fn the_list_of_sheets_is_kept() {
    let mut list = String::new();
    for game in printed() {
        for set in Set::ALL {
            let order = Order { set, ..full(game, Language::En) };
            let printout = order.sheets().unwrap();
            list += &format!("{} {}: {} pages\n", game.id(), set.name(), printout.pages());
            for piece in &printout.components {
                let (width, height) = piece.size();
                let back = if piece.back.is_some() { ", back" } else { "" };
                list += &format!("  {} {} × {width:.0} × {height:.0} mm{back}\n", piece.copies, piece.id);
            }
        }
    }
    let file = Path::new("tests/print/sheets.txt");
    if std::env::var_os("GALERNE_BLESS").is_some() {
        std::fs::write(file, &list).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(list, kept, "renew it with GALERNE_BLESS=1 after reading what changed");
}

//! `galerne print`: the pieces of a game on paper, as a document, as pictures, or as what other programs, machines and shops take.

mod fitting;
mod folder;

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, find, has_figures, unsaid_on_paper};
use galerne_draw::print::{Format, Part};
use galerne_draw::{Ink, Point};
use galerne_engine::{Kind, Message, nearest};
use galerne_print::{Backs, Order, Paper, Printout, Set, Shop, ShopFile, Side, blank_cards, calibration, own_cards};
use galerne_texts::Language;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The language that asks for cards in both.
pub(crate) const BOTH: &str = "both";
const PRESET: &str = "preset";

/// Dots to the inch: fewer cannot be read, more fill the memory.
const DPI: RangeInclusive<usize> = 36..=1200;
const USUAL_DPI: usize = 300;
/// Of sheets to write on, and of empty cards.
const COPIES: RangeInclusive<usize> = 1..=200;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Pdf,
    Svg,
    Png,
    Tts,
    Cut,
    Data,
    Kit,
}

const FORMS: [(&str, Form); 7] = [
    ("pdf", Form::Pdf),
    ("svg", Form::Svg),
    ("png", Form::Png),
    ("tts", Form::Tts),
    ("cut", Form::Cut),
    ("data", Form::Data),
    ("kit", Form::Kit),
];

pub(crate) fn print(args: &args::Print, both: bool, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let paper = word(voice, "paper", args.paper.as_deref(), &Paper::ALL.map(|paper| (paper.name(), paper)))?;
    if args.calibrate {
        return calibrate(args, paper.unwrap_or_default(), terminal, voice);
    }
    let Some(game) = &args.game else { return Err(Failure::usage(voice, &Message::new("print-which-game"))) };
    let game = find(game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
    let is_book = args.rules || args.book.is_some() || args.edition.is_some();
    if is_book {
        fitting::alone(args, voice)?;
    }
    let order = order(game, args, paper.unwrap_or_default(), both, voice)?;
    let dpi = fitting::number(voice, "dpi", args.dpi.as_deref(), DPI)?.unwrap_or(USUAL_DPI);
    if is_book {
        let file = args
            .out
            .clone()
            .unwrap_or_else(|| PathBuf::from(format!("{}-rules.{}.pdf", game.id(), order.language.code())));
        let bytes = order.rulebook().map_err(unwritable)?;
        write(voice, &file, &bytes)?;
        let message = Message::new("print-rules-done").with("file", file.to_string_lossy().into_owned());
        return Ok(terminal.line(&voice.say(&message))?);
    }
    let form = word(voice, "as", args.form.as_deref(), &FORMS)?.unwrap_or(Form::Pdf);
    let shop = word(voice, "for", args.shop.as_deref(), &Shop::ALL.map(|shop| (shop.name(), shop)))?;
    if args.list {
        return list(&carried_out(&order, voice)?, &order, terminal, voice);
    }
    let folder = |kind: &str| {
        let name = format!("{}-{}{kind}", game.id(), order.set.name());
        args.out.clone().unwrap_or_else(|| PathBuf::from(name))
    };
    let (folder, files) = if let Some(shop) = shop {
        let printout = carried_out(&order.clone().for_shop(shop), voice)?;
        (folder(&format!("-{}", shop.name())), printout.for_shop(shop).map_err(unwritable)?)
    } else {
        match form {
            Form::Pdf => return document(&order, args, terminal, voice),
            Form::Svg => (folder(""), named(carried_out(&order, voice)?.drawings())),
            Form::Png => (folder(""), named(carried_out(&order, voice)?.pictures(dpi as f32).map_err(unwritable)?)),
            Form::Data => (folder("-data"), data(&carried_out(&order, voice)?)),
            Form::Cut => (folder("-cut"), cuts(&carried_out(&order, voice)?)),
            Form::Tts => {
                let folder = folder("-tts");
                let address = format!("file:///{}", absolute(&folder).trim_start_matches('/'));
                let address = |name: &str| format!("{address}/{name}");
                let files = carried_out(&order, voice)?.tts(&address).map_err(unwritable)?;
                (folder, files)
            }
            Form::Kit => (folder("-kit"), kit(&order, voice)?),
        }
    };
    let count = folder::write(voice, &folder, &files)?;
    let message = Message::new("print-files-done").with("count", count);
    terminal.line(&voice.say(&message.with("folder", folder.to_string_lossy().into_owned())))?;
    if shop.is_some() {
        terminal.line(&voice.word("print-shop-untried"))?;
    }
    Ok(())
}

fn unwritable(why: String) -> Failure {
    Failure::new(Exit::Refused, why)
}

fn carried_out(order: &Order, voice: Voice) -> Outcome<Printout> {
    order.sheets().map_err(|trouble| Failure::new(Exit::Refused, order.game.say(voice.language, &trouble.0)))
}

fn document(order: &Order, args: &args::Print, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let printout = carried_out(order, voice)?;
    let name = format!("{}-{}.{}.pdf", order.game.id(), order.set.name(), order.language.code());
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from(name));
    write(voice, &file, &printout.pdf().map_err(unwritable)?)?;
    let message = Message::new("print-done").with("pages", printout.pages());
    Ok(terminal.line(&voice.say(&message.with("file", file.to_string_lossy().into_owned())))?)
}

fn named(files: Vec<(String, Vec<u8>)>) -> Vec<ShopFile> {
    files.into_iter().map(|(name, bytes)| ShopFile { name, bytes }).collect()
}

/// The pieces as a table and as JSON.
fn data(printout: &Printout) -> Vec<ShopFile> {
    let json = format!("{:#}", printout.json());
    named(vec![("parts.csv".to_owned(), printout.csv().into_bytes()), ("parts.json".to_owned(), json.into_bytes())])
}

/// The fronts as documents' pages are counted, and beside each the lines to cut.
fn cuts(printout: &Printout) -> Vec<ShopFile> {
    let fronts =
        printout.sheets.iter().enumerate().filter(|(_, sheet)| sheet.side != Side::Back && sheet.part.is_some());
    named(fronts.map(|(n, sheet)| (format!("page-{:02}.svg", n + 1), sheet.cuts().into_bytes())).collect())
}

/// What a print-and-play download holds.
fn kit(order: &Order, voice: Voice) -> Outcome<Vec<ShopFile>> {
    let mut files = Vec::new();
    for (folder, paper, ink) in
        [("a4", Paper::A4, Ink::Full), ("letter", Paper::Letter, Ink::Full), ("low-ink", Paper::A4, Ink::Low)]
    {
        for language in Language::ALL {
            let book = crate::rulebooks::own_book(order.game.id(), language);
            let order = Order { paper, ink, language, book, second: None, ..order.clone() };
            let bytes = carried_out(&order, voice)?.pdf().map_err(unwritable)?;
            let name = format!("{folder}/{}-{}.{}.pdf", order.game.id(), order.set.name(), language.code());
            files.push(ShopFile { name, bytes });
            if folder == "a4" {
                let bytes = order.rulebook().map_err(unwritable)?;
                files.push(ShopFile { name: format!("rules.{}.pdf", language.code()), bytes });
            }
        }
    }
    files.extend(data(&carried_out(order, voice)?).into_iter().take(1));
    files.push(ShopFile { name: "credits.txt".to_owned(), bytes: CREDITS.as_bytes().to_vec() });
    Ok(files)
}

/// Who made the games, and what may be done with them.
const CREDITS: &str = include_str!("../../../../../CREDITS.md");

fn absolute(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()).to_string_lossy().replace('\\', "/")
}

fn order(game: &'static dyn AnyGame, args: &args::Print, paper: Paper, both: bool, voice: Voice) -> Outcome<Order> {
    let parts = Part::ALL.map(|part| (part.name(), part));
    let of = |name, words: &[String]| -> Outcome<Vec<Part>> {
        words.iter().filter_map(|given| word(voice, name, Some(given), &parts).transpose()).collect()
    };
    let other = if voice.language == Language::Fr { Language::En } else { Language::Fr };
    let set = word(voice, "set", args.set.as_deref(), &Set::ALL.map(|set| (set.name(), set)))?;
    let backs = word(voice, "backs", args.backs.as_deref(), &Backs::ALL.map(|backs| (backs.name(), backs)))?;
    let ink = word(voice, "ink", args.ink.as_deref(), &Ink::ALL.map(|ink| (ink.name(), ink)))?;
    let format = word(voice, "format", args.format.as_deref(), &Format::ALL.map(|format| (format.name(), format)))?;
    let figures = word(voice, "figures", args.figures.as_deref(), &[("flat", false), ("standing", true)])?;
    let book = word(voice, "book", args.book.as_deref(), &[("a4", false), ("a5", true)])?;
    let edition = word(voice, "edition", args.edition.as_deref(), &[("table", false), ("whole", true)])?;
    if figures == Some(true) && !has_figures(game.id()) {
        let message = Message::new("print-no-figures").with("game", game.title(voice.language));
        return Err(Failure::usage(voice, &message));
    }
    let seats = fitting::number(voice, "players", args.players.as_deref(), game.seats())?;
    let copies = fitting::number(voice, "copies", args.copies.as_deref(), COPIES)?;
    let blank = fitting::number(voice, "blank", args.blank.as_deref(), COPIES)?;
    let mut options = args.options.clone();
    options.extend(from_files(game, &args.with, &args.options, voice)?);
    let preset = add_unsaid(game, &args.preset, &mut options);
    let mut order = Order {
        options: crate::play::read_options(game, &preset, &options, voice)?,
        seats: seats.unwrap_or_else(|| game.usual_seats()),
        seed: args.seed.unwrap_or(1),
        set: set.unwrap_or_default(),
        parts: of("parts", &args.parts)?,
        without: of("without", &args.without)?,
        paper,
        backs: backs.unwrap_or_default(),
        shift: shift(voice, args.shift.as_deref())?,
        ink: ink.unwrap_or_default(),
        second: both.then_some(other),
        format: format.unwrap_or_default(),
        standing: figures.unwrap_or_default(),
        booklet: book.unwrap_or_default(),
        is_whole_book: edition.unwrap_or_default(),
        pads: copies.map(|copies| copies as u16),
        link: args.link.clone(),
        book: crate::rulebooks::own_book(game.id(), voice.language),
        ..Order::quick(game, voice.language)
    };
    if order.link.as_ref().is_some_and(|link| !is_short_address(link)) {
        let message = Message::new("print-link-shape").with("given", order.link.clone().unwrap_or_default());
        return Err(Failure::usage(voice, &message.with("most", galerne_print::LONGEST_LINK)));
    }
    if let Some(list) = &args.cards {
        let text = files::read(voice, list)?;
        let own = own_cards(&text, order.frame());
        order.own = own.map_err(|trouble| {
            Failure::of_file(voice, &list.to_string_lossy(), order.game.say(voice.language, &trouble.0))
        })?;
    }
    order.own.extend(blank.map(|count| blank_cards(count as u16, order.frame())));
    if !order.own.is_empty() && order.parts.is_empty() && args.set.is_none() {
        // Who brings cards and asks for nothing else wants those alone.
        order.only_own = true;
    }
    fitting::code(&order, voice)?;
    Ok(order)
}

/// What the sheets are for where nothing else is asked, added to what is asked; the presets are returned.
fn add_unsaid(game: &dyn AnyGame, presets: &[String], options: &mut Vec<String>) -> Vec<String> {
    let names = options.iter().filter_map(|option| Some(option.split_once('=')?.0.trim()));
    let said: Vec<&str> = presets.iter().map(|_| PRESET).chain(names).collect();
    let (named, other): (Vec<_>, Vec<_>) =
        unsaid_on_paper(game, &said).into_iter().partition(|(name, _)| *name == PRESET);
    options.extend(other.into_iter().map(|(name, value)| format!("{name}={value}")));
    presets.iter().cloned().chain(named.into_iter().map(|(_, value)| value.to_owned())).collect()
}

/// Options whose values are files: own creatures, a map drawn by the player. What makes such an option count, `map=own`
/// for a map of one's own, is set along with it, unless it was set by hand.
fn from_files(game: &dyn AnyGame, with: &[String], given: &[String], voice: Voice) -> Outcome<Vec<String>> {
    let known = game.options(voice.language);
    let mut set = Vec::new();
    for option in with {
        let Some((name, file)) = option.split_once('=') else {
            return Err(Failure::usage(voice, &Message::new("print-with-shape").with("given", option.clone())));
        };
        let text = files::read(voice, Path::new(file.trim()))?;
        let Some(option) = known.iter().find(|option| option.name == name.trim()) else {
            // Refused with the nearest name by the reader of the options.
            set.push(format!("{}=", name.trim()));
            continue;
        };
        // A text is put in quotes; everything else is JSON as it stands.
        let is_text = option.kind == Kind::Json && option.default.is_string();
        let value = if is_text { serde_json::Value::String(text).to_string() } else { text.trim().to_owned() };
        set.push(format!("{}={value}", option.name));
        if let Some(need) = option.need {
            let is_set = |given: &String| given.split_once('=').is_some_and(|(name, _)| name.trim() == need.of);
            let word = need.among.first().filter(|_| !given.iter().any(is_set));
            set.extend(word.map(|word| format!("{}={word}", need.of)));
        }
    }
    Ok(set)
}

/// An address that fits a code on paper.
fn is_short_address(link: &str) -> bool {
    (link.starts_with("https://") || link.starts_with("http://"))
        && link.len() <= galerne_print::LONGEST_LINK
        && !link.contains(|letter: char| letter.is_whitespace() || letter.is_control())
}

/// One of the words that an option takes; an unknown one is refused with the nearest.
fn word<T: Copy>(voice: Voice, name: &str, given: Option<&str>, known: &[(&str, T)]) -> Outcome<Option<T>> {
    let Some(given) = given else { return Ok(None) };
    match known.iter().find(|(word, _)| *word == given) {
        Some((_, value)) => Ok(Some(*value)),
        None => {
            let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            if given.trim().is_empty() {
                let message = Message::new("print-empty-word").with("option", format!("--{name}"));
                return Err(Failure::usage(voice, &message.with("known", words.join(", "))));
            }
            let message = Message::new("print-unknown-word")
                .with("option", format!("--{name}"))
                .with("given", given)
                .with("nearest", nearest(given, words.iter().copied()))
                .with("known", words.join(", "));
            Err(Failure::usage(voice, &message))
        }
    }
}

/// "0.7,-0.4": millimetres to the right and down. A printer that drifts by more than a centimetre is out of order.
fn shift(voice: Voice, given: Option<&str>) -> Outcome<Point> {
    let Some(given) = given else { return Ok(Point::ORIGIN) };
    let number = |text: &str| text.trim().parse::<f32>().ok().filter(|value| value.abs() <= 10.0);
    let both = given.split_once(',').and_then(|(x, y)| Some(Point::new(number(x)?, number(y)?)));
    both.ok_or_else(|| Failure::usage(voice, &Message::new("print-shift-shape").with("given", given)))
}

fn calibrate(args: &args::Print, paper: Paper, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let file = args.out.clone().unwrap_or_else(|| PathBuf::from("calibration.pdf"));
    let words = ["print-calibration-title", "print-calibration-how"].map(|key| voice.word(key));
    let bytes = calibration(paper, voice.language, &words).map_err(|why| Failure::new(Exit::Refused, why))?;
    write(voice, &file, &bytes)?;
    let message = Message::new("print-done").with("pages", 2).with("file", file.to_string_lossy().into_owned());
    Ok(terminal.line(&voice.say(&message))?)
}

fn list(printout: &Printout, order: &Order, terminal: &mut Terminal, voice: Voice) -> Outcome {
    for part in Part::ALL {
        let pieces: u32 =
            printout.components.iter().filter(|piece| piece.part == part).map(|piece| u32::from(piece.copies)).sum();
        let pages = printout.sheets.iter().filter(|sheet| sheet.part == Some(part)).count();
        if pieces > 0 {
            let message = Message::new("print-list-part").with("part", part.name());
            terminal.line(&voice.say(&message.with("pieces", pieces).with("pages", pages)))?;
        }
    }
    terminal.line(&printout.needed())?;
    // Even the full set holds one board of several.
    let maps = order.game.options(voice.language).into_iter().find(|option| option.name == "map");
    if let Some(Kind::Choice(maps)) = maps.map(|option| option.kind) {
        terminal.line(&voice.say(&Message::new("print-list-map").with("maps", maps.join(", "))))?;
    }
    Ok(())
}

fn write(voice: Voice, file: &Path, bytes: &[u8]) -> Outcome {
    files::write_durably(file, bytes)
        .map_err(|error| Failure::of_file(voice, &file.to_string_lossy(), voice.io(&error)))
}

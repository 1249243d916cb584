//! Cards of one's own in the frame of a game, from a list: paper only, to try an idea tonight.

use crate::table::rows;
use galerne_draw::print::{CardFace, Component, Fault, Format, Part};
use galerne_draw::scene::Path;
use galerne_draw::text::Face;
use galerne_draw::{Accent, Colour, Scene, pt};
use galerne_engine::{Trouble, nearest};
use galerne_texts::Language;

/// More would be a box of its own.
const MOST: usize = 120;
const COLUMNS: [&str; 6] = ["title", "line", "trade", "fr", "en", "copies"];
/// The colours that a band may have, by the words for them in the column `line`.
const BANDS: [(&str, Colour, Colour); 6] = [
    ("red", Colour::BandRed, Colour::OnBandRed),
    ("blue", Colour::BandBlue, Colour::OnBandBlue),
    ("green", Colour::BandGreen, Colour::OnBandGreen),
    ("fer", Colour::BandRed, Colour::OnBandRed),
    ("pack", Colour::BandBlue, Colour::OnBandBlue),
    ("traine", Colour::BandGreen, Colour::OnBandGreen),
];

/// For whom cards of one's own are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub accent: Accent,
    pub format: Format,
    pub language: Language,
    /// Both texts on a card.
    pub both: bool,
}

/// The cards of a list with the columns title, line (the colour of the band), trade, fr, en and copies; only the title must be there.
pub fn own_cards(list: &str, frame: Frame) -> Result<Vec<Component>, Trouble> {
    let rows = rows(list);
    let Some((head, rows)) = rows.split_first() else { return Err(Trouble::new("print-own-empty")) };
    // What many spreadsheets write where the comma is for decimals.
    if let [whole] = &head[..]
        && whole.contains([';', '\t'])
    {
        return Err(Trouble::new("print-own-commas"));
    }
    let mut columns = Vec::new();
    for name in head.iter().map(|name| name.trim().to_lowercase()) {
        let known = COLUMNS.iter().position(|known| *known == name);
        columns.push(known.ok_or_else(|| {
            Trouble::new("print-own-column")
                .with("column", name.clone())
                .with("nearest", nearest(&name, COLUMNS.into_iter()))
                .with("columns", COLUMNS.join(", "))
        })?);
    }
    if rows.is_empty() || rows.len() > MOST {
        return Err(Trouble::new("print-own-count").with("count", rows.len()).with("most", MOST));
    }
    rows.iter().enumerate().map(|(number, row)| card(number + 1, row, &columns, frame)).collect()
}

fn card(number: usize, row: &[String], columns: &[usize], frame: Frame) -> Result<Component, Trouble> {
    let of = |name: &str| {
        let value = columns.iter().zip(row).find(|(column, _)| COLUMNS[**column] == name);
        value.map_or("", |(_, value)| value.trim())
    };
    if of("title").is_empty() {
        return Err(Trouble::new("print-own-untitled").with("row", number));
    }
    let texts = if frame.language == Language::Fr { [of("fr"), of("en")] } else { [of("en"), of("fr")] };
    let mut texts: Vec<&str> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    texts.truncate(if frame.both { 2 } else { 1 });
    let missing = unprintable([of("title"), of("trade")].into_iter().chain(texts.iter().copied()));
    if !missing.is_empty() {
        let title = readable(of("title"));
        return Err(Trouble::new("print-own-signs").with("row", number).with("title", title).with("signs", missing));
    }
    let faces = [Face::Sans, Face::SerifItalic];
    let body: Vec<(Face, String)> = texts.iter().zip(faces).map(|(text, face)| (face, (*text).to_owned())).collect();
    let line = of("line").to_lowercase();
    let band = match BANDS.iter().find(|(word, ..)| *word == line) {
        Some(&(_, ground, ink)) => (ground, ink),
        None if line.is_empty() => (Colour::AccentSoft, Colour::Ink),
        None => {
            let words = BANDS.map(|(word, ..)| word);
            let trouble = Trouble::new("print-own-line").with("row", number).with("line", line.clone());
            return Err(trouble.with("nearest", nearest(&line, words.into_iter())).with("lines", words.join(", ")));
        }
    };
    let copies = match of("copies") {
        "" => 1,
        given => match given.parse::<u16>() {
            Ok(copies @ 1..=50) => copies,
            _ => return Err(Trouble::new("print-own-copies").with("row", number).with("given", given)),
        },
    };
    let build = |format: Format, body: Vec<(Face, String)>| {
        let id = format!("own-{number}");
        let (title, trade) = (of("title"), of("trade"));
        let face =
            CardFace { id: &id, title, line: trade, band, sign: None, corner: "", picture: None, body, foot: "" };
        let front = face.scene(format.size(), frame.accent);
        let sign = Path::from(pt(-0.8, 0.8)).line(pt(0.8, -0.8));
        let back = CardFace::back(&format!("{id}-back"), format.size(), band, sign, "", frame.accent);
        let reading = format!("{title}. {}", texts.join(" "));
        Component::new(&id, Part::Cards, front).backed(back).read(reading).times(copies)
    };
    let component = build(frame.format, body.clone());
    let Some(fault) = faults(&component).into_iter().next() else { return Ok(component) };
    let given: usize = body.iter().map(|(_, text)| text.chars().count()).sum();
    let fits = most_that_fits(&body, given, |shorter| faults(&build(frame.format, shorter)).is_empty());
    let holds = |format: &Format| faults(&build(*format, body.clone())).is_empty();
    let larger = Format::by_size().into_iter().skip_while(|format| *format != frame.format).find(holds);
    let nearest = larger.map_or("none", Format::name);
    let trouble = Trouble::new("print-own-long").with("row", number).with("title", of("title").to_owned());
    let trouble = trouble.with("nearest", nearest);
    if fits == 0 {
        return Err(Trouble::new("print-own-title")
            .with("row", number)
            .with("text", fault.text)
            .with("nearest", nearest));
    }
    Err(trouble.with("given", given).with("fits", fits))
}

/// Whether a font holds the letter: what a face lacks is taken from the serif.
fn has_letter(letter: char) -> bool {
    letter.is_whitespace()
        || Face::Serif.has(letter)
        || [Face::Sans, Face::SerifBold].iter().all(|face| face.has(letter))
}

/// The letters that no font holds, each once, for a sentence: those that cannot be shown as their numbers.
fn unprintable<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let mut missing: Vec<char> = texts.flat_map(str::chars).filter(|letter| !has_letter(*letter)).collect();
    missing.sort_unstable();
    missing.dedup();
    let shown = |letter: &char| match letter.is_control() || ('\u{fe00}'..='\u{fe0f}').contains(letter) {
        true => format!("U+{:04X}", *letter as u32),
        false => letter.to_string(),
    };
    missing.iter().take(MOST_SIGNS).map(shown).collect::<Vec<_>>().join(" ")
}

/// More letters than that are not listed in a refusal.
const MOST_SIGNS: usize = 12;

fn readable(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// What leaves the frame of the card: nearer to the cut than that, a crooked knife takes it.
fn faults(card: &Component) -> Vec<Fault> {
    const SAFE: f32 = 3.0;
    let front = Scene { view: card.front.view.grown(-SAFE), ..card.front.clone() };
    Component { front, back: None, ..card.clone() }.faults()
}

/// How many letters of the texts fit, whole words of them.
fn most_that_fits(body: &[(Face, String)], given: usize, fits: impl Fn(Vec<(Face, String)>) -> bool) -> usize {
    let cut = |letters: usize| -> Vec<(Face, String)> {
        let mut left = letters;
        let taken = body.iter().map(|(face, text)| {
            let part: String = text.chars().take(left).collect();
            left -= part.chars().count();
            // Half a word is none.
            let end = if part.len() < text.len() { part.rfind(' ').unwrap_or(0) } else { part.len() };
            (*face, part[..end].to_owned())
        });
        taken.collect()
    };
    let (mut low, mut high) = (0, given);
    while low + 1 < high {
        let middle = low.midpoint(high);
        if fits(cut(middle)) { low = middle } else { high = middle }
    }
    cut(low).iter().map(|(_, text)| text.chars().count()).sum()
}

/// Empty frames, to be written on by hand.
#[must_use]
pub fn blank_cards(count: u16, frame: Frame) -> Component {
    let band = (Colour::AccentSoft, Colour::Ink);
    let face = CardFace {
        id: "blank",
        title: "",
        line: "",
        band,
        sign: None,
        corner: "",
        picture: None,
        body: Vec::new(),
        foot: "",
    };
    let (size, accent) = (frame.format.size(), frame.accent);
    let sign = Path::from(pt(-0.8, 0.8)).line(pt(0.8, -0.8));
    let back = CardFace::back("blank-back", size, band, sign, "", accent);
    Component::new("blank", Part::Cards, face.scene(size, accent)).backed(back).times(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { accent: Accent::HOUSE, format: Format::Poker, language: Language::En, both: false };

    #[test]
    fn a_list_becomes_cards() {
        let cards = own_cards("title,line,en,copies\nVent,fer,\"Reroll a die, then stop.\",3\n", FRAME).unwrap();
        assert_eq!((cards.len(), cards[0].copies), (1, 3));
        assert!(cards[0].reading.contains("Reroll a die, then stop."));
        assert_eq!(own_cards("title\n\n", FRAME).unwrap_err().0.key, "print-own-count");
        assert_eq!(own_cards("", FRAME).unwrap_err().0.key, "print-own-empty");
        assert_eq!(own_cards("titel\nA\n", FRAME).unwrap_err().0.key, "print-own-column");
        assert_eq!(own_cards("title,line\nA,rouge\n", FRAME).unwrap_err().0.key, "print-own-line");
        assert_eq!(own_cards("title,copies\nA,many\n", FRAME).unwrap_err().0.key, "print-own-copies");
    }

    #[test]
    fn a_list_that_would_lose_something_is_refused() {
        let refused = |list: &str| own_cards(list, FRAME).unwrap_err().0;
        assert_eq!(refused("title;en\nVent;Stop.\n").key, "print-own-commas");
        assert_eq!(refused("title,en\n,Stop.\n").key, "print-own-untitled");
        let signs = refused("title,en\nVent,Roll a \u{1f3b2} or 漢 or \u{7}.\n");
        assert_eq!(signs.key, "print-own-signs");
        let said = format!("{signs:?}");
        assert!(said.contains("\u{1f3b2}") && said.contains('漢') && said.contains("U+0007"), "{said}");
        assert_eq!(refused("title,en\nV\u{1f3b2},Stop.\n").key, "print-own-signs");
        // What the fonts of a card lack and the serif has is set in the serif; the text of the other language is not printed.
        assert!(own_cards("title,en,fr\nÉté,“Œuvre” → −1 × 2,漢\n", FRAME).is_ok());
    }

    /// A text of two thousand characters is refused by its row, with how many would fit; that many do fit.
    #[test]
    fn a_text_that_is_too_long_is_refused_with_what_fits() {
        let text = "The wind rises and falls again. ".repeat(63);
        let trouble = own_cards(&format!("title,en\nStorm,{text}\n"), FRAME).unwrap_err();
        assert_eq!(trouble.0.key, "print-own-long");
        let said = format!("{:?}", trouble.0);
        let fits = (400..2000).rev().find(|fits| said.contains(&fits.to_string())).expect("how many letters fit");
        let fitting: String = text.chars().take(fits).collect();
        assert!(own_cards(&format!("title,en\nStorm,{fitting}\n"), FRAME).is_ok(), "{fits}");
        assert!(fits < 2000);
    }

    /// What is too long for small cards is refused with the smallest size that holds it.
    #[test]
    fn a_format_that_is_too_small_is_refused_with_one_that_holds_the_text() {
        let list = |letters: usize| format!("title,en\nStorm,{}\n", "The wind rises. ".repeat(letters / 16));
        let small = Frame { format: Format::MiniEuro, ..FRAME };
        let text = list(900);
        let trouble = own_cards(&text, small).unwrap_err();
        assert_eq!(trouble.0.key, "print-own-long");
        let named =
            Format::by_size().into_iter().find(|format| own_cards(&text, Frame { format: *format, ..FRAME }).is_ok());
        let named = named.expect("some size holds it").name();
        assert_ne!(named, "mini-euro");
        assert!(format!("{:?}", trouble.0).contains(named), "{trouble:?}");
        assert!(format!("{:?}", own_cards(&list(4800), small).unwrap_err().0).contains("none"));
    }
}

//! What is to be printed, and the sheets that come of it.

use crate::book::{Leaf, Start, book, booklet, quick_start, table_edition};
use crate::figure::{Figures, opening};
use crate::impose::{Grid, impose};
use crate::own::Frame;
use crate::paper::{Backs, Paper};
use crate::pdf::{About, document};
use crate::qr::sign;
use crate::sheet::{Sheet, Side};
use galerne_catalog::{AnyGame, PrintWish, options_on_paper};
use galerne_draw::print::{BLOCK, Component, Fault, Format, Part, What};
use galerne_draw::{Accent, Ink, Layer, Node, Point};
use galerne_engine::Message;
pub use galerne_engine::Trouble;
use galerne_texts::Language;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::str::FromStr;

/// How much of the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Set {
    /// What a first game needs.
    #[default]
    Quick,
    /// Everything.
    Full,
}

impl Set {
    /// Both.
    pub const ALL: [Set; 2] = [Set::Quick, Set::Full];

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Set::Quick => "quick",
            Set::Full => "full",
        }
    }
}

impl FromStr for Set {
    type Err = ();
    fn from_str(word: &str) -> Result<Set, ()> {
        Set::ALL.into_iter().find(|set| set.name() == word).ok_or(())
    }
}

/// What is to be printed.
#[derive(Clone, Debug)]
pub struct Order {
    pub game: &'static dyn AnyGame,
    /// As JSON; `null` for the rulebook's own game. The default is [`options_on_paper`].
    pub options: Value,
    pub seats: usize,
    pub seed: u64,
    pub set: Set,
    /// Only these parts; all where it is empty.
    pub parts: Vec<Part>,
    /// Without these.
    pub without: Vec<Part>,
    pub paper: Paper,
    pub backs: Backs,
    /// Moves every back, in millimetres: what the calibration page tells.
    pub shift: Point,
    pub ink: Ink,
    pub language: Language,
    /// Cards in two languages.
    pub second: Option<Language>,
    /// The size of the cards that one holds in the hand.
    pub format: Format,
    /// Figures that stand, where the game has figures.
    pub standing: bool,
    /// Cards of one's own, beside those of the game.
    pub own: Vec<Component>,
    /// Nothing of the box, only one's own cards.
    pub only_own: bool,
    /// That many of every sheet to write on, instead of what the box holds.
    pub pads: Option<u16>,
    /// Where a table for this set opens: a code on the first page leads there.
    pub link: Option<String>,
    /// The rulebook in the first language, as Markdown: its first section is the quick start of the set.
    pub book: Option<&'static str>,
    /// The rulebook as a booklet: half a sheet a page, to be folded and stapled.
    pub booklet: bool,
    /// The rulebook with what only a program needs.
    pub is_whole_book: bool,
}

impl Order {
    /// The quick set of a game for the table that its sheets are for, on A4, in colours.
    #[must_use]
    pub fn quick(game: &'static dyn AnyGame, language: Language) -> Order {
        Order {
            game,
            options: options_on_paper(game),
            seats: game.usual_seats(),
            seed: 1,
            set: Set::Quick,
            parts: Vec::new(),
            without: Vec::new(),
            paper: Paper::A4,
            backs: Backs::Duplex,
            shift: Point::ORIGIN,
            ink: Ink::Full,
            language,
            second: None,
            format: Format::default(),
            standing: false,
            own: Vec::new(),
            only_own: false,
            pads: None,
            link: None,
            book: None,
            booklet: false,
            is_whole_book: false,
        }
    }

    /// The frame for cards of one's own.
    #[must_use]
    pub fn frame(&self) -> Frame {
        Frame { accent: self.accent(), format: self.format, language: self.language, both: self.second.is_some() }
    }

    /// All pieces of the game in that format, and one's own cards.
    fn drawn(&self, format: Format) -> Result<Vec<Component>, Trouble> {
        let (language, second) = (self.language, self.second.filter(|second| *second != self.language));
        let (options, seats, seed) = (&self.options, self.seats, self.seed);
        let full = self.set == Set::Full;
        let standing = self.standing;
        let wish = PrintWish { options, seats, seed, language, second, format, full, standing };
        let mut components = Vec::new();
        if !self.only_own {
            components = self.game.components(&wish)?;
            self.add_codes(&mut components);
            components.extend(self.options_aid());
            components.push(self.observation());
        }
        components.extend(self.own.iter().cloned());
        if let Some(copies) = self.pads {
            components.iter_mut().filter(|piece| piece.part == Part::Pads).for_each(|pad| pad.copies = copies);
        }
        Ok(components)
    }

    /// The code that leads to the table, on every piece that has room for one.
    fn add_codes(&self, pieces: &mut [Component]) {
        let Some(sign) = self.link.as_deref().and_then(sign) else { return };
        for piece in pieces {
            let Some(at) = piece.code else { continue };
            let code = Layer::decoration("code", [Node::group([sign.clone()]).at(at)]);
            piece.front = piece.front.clone().layer(code);
        }
    }

    fn is_wanted(&self, component: &Component) -> bool {
        (self.set == Set::Full || component.quick)
            && (self.parts.is_empty() || self.parts.contains(&component.part))
            && !self.without.contains(&component.part)
    }

    /// The pieces of the order, each checked: what would be cut off or could not be read is refused by its name.
    pub fn components(&self) -> Result<Vec<Component>, Trouble> {
        let mut components = self.drawn(self.format)?;
        let there: Vec<Part> = components.iter().map(|component| component.part).collect();
        if let Some(part) = self.parts.iter().chain(&self.without).find(|part| !there.contains(part)) {
            let mut names: Vec<&str> = there.iter().map(|part| part.name()).collect();
            names.dedup();
            return Err(Trouble::new("print-no-such-part").with("part", part.name()).with("parts", names.join(", ")));
        }
        components.retain(|component| self.is_wanted(component));
        if components.is_empty() {
            return Err(Trouble::new("print-nothing-left"));
        }
        for component in &components {
            if let Some(fault) = component.faults().into_iter().next() {
                return Err(self.refused(&fault));
            }
            if Grid::best(component.size()).is_none() {
                let (width, height) = component.size();
                let size = format!("{width:.0} × {height:.0}");
                let limit = format!("{:.0} × {:.0}", BLOCK.0, BLOCK.1);
                let trouble = Trouble::new("print-too-large").with("piece", component.id.clone());
                return Err(trouble.with("size", size).with("limit", limit));
            }
        }
        Ok(components)
    }

    /// Why a piece cannot be printed, in a sentence that names it; where another format of cards would do, it is named too.
    fn refused(&self, fault: &Fault) -> Trouble {
        let fits = |format: &Format| {
            let area = |format: Format| format.size().0 * format.size().1;
            let larger = *format != self.format && area(*format) > area(self.format);
            larger
                && self.drawn(*format).is_ok_and(|drawn| {
                    drawn.iter().filter(|piece| self.is_wanted(piece)).all(|piece| piece.faults().is_empty())
                })
        };
        if let Some(format) = Format::by_size().iter().find(|format| fits(format)) {
            let (width, height) = self.format.size();
            let trouble = Trouble::new("print-format-small").with("format", self.format.name());
            let trouble = trouble.with("size", format!("{width:.0} × {height:.0}")).with("nearest", format.name());
            return trouble.with("piece", fault.piece.clone()).with("text", fault.text.clone());
        }
        refused(fault)
    }

    /// The order carried out.
    pub fn sheets(&self) -> Result<Printout, Trouble> {
        let components = self.components()?;
        let mut sheets = impose(&components, self.paper, self.backs, self.shift);
        self.label(&mut sheets);
        // Who asks for certain parts has read the rules.
        let start = self.book.filter(|_| self.parts.is_empty() && !self.only_own);
        let start = start.and_then(|book| {
            let picture = opening(self.game, &self.options, self.seats, self.seed, self.language);
            let words = |key| self.game.say(self.language, &Message::new(key));
            let link = self.link.clone().map(|address| (words("print-scan"), address));
            quick_start(book, self.paper, self.accent(), self.language, &Start { picture, link })
        });
        if let Some(start) = start {
            sheets.insert(0, start);
        }
        Ok(Printout { sheets, components, order: self.clone() })
    }

    /// The rulebook of the order as a document of its own, every rule a destination.
    pub fn rulebook(&self) -> Result<Vec<u8>, String> {
        document(&self.book_pages(), self.ink, &self.about(if self.booklet { "booklet" } else { "rules" }))
    }

    /// The pages of the rulebook, with the pictures it asks for.
    #[must_use]
    pub fn book_pages(&self) -> Vec<Sheet> {
        let text = self.book.unwrap_or_default();
        let text = if self.is_whole_book { text.into() } else { table_edition(text) };
        let leaf = if self.booklet { Leaf::half(self.paper) } else { Leaf::whole(self.paper) };
        let figures = Figures::of(self.game, self.language);
        let pages = book(&text, leaf, self.accent(), self.language, &|name| figures.drawn(name));
        if self.booklet { booklet(pages, self.paper) } else { pages }
    }

    /// What tells its documents from all others, for readers who have one already: the same order of the same program has the same.
    #[must_use]
    pub fn tag(&self) -> String {
        let mut hasher = DefaultHasher::new();
        let book = (self.booklet, self.is_whole_book, self.book);
        (env!("CARGO_PKG_VERSION"), self.about("tag").order, self.only_own, book).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    pub(crate) fn accent(&self) -> Accent {
        self.game.accent().unwrap_or(Accent::HOUSE)
    }

    pub(crate) fn about(&self, what: &str) -> About {
        // What the document is made of, and nothing of when or where.
        let own: Vec<&str> = self.own.iter().map(|card| card.reading.as_str()).collect();
        let order = format!(
            "{} {what} {} {:?} {} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            self.game.id(),
            self.game.rules(),
            self.options,
            self.seats,
            self.seed,
            self.set,
            self.parts,
            self.without,
            self.paper,
            self.backs,
            self.shift,
            (self.ink, self.language, self.second, self.format, self.standing, &self.link, self.pads, own),
        );
        let (title, author) = (self.game.title(self.language), self.game.author(self.language));
        About { title, author, language: self.language.code(), order }
    }

    /// The line in the margin of every sheet.
    fn label(&self, sheets: &mut [Sheet]) {
        let accent = self.accent();
        let papers = sheets.iter().filter(|sheet| sheet.side != Side::Back).count();
        // What an open licence asks for stands on every sheet; a game without one has no such text.
        let credit = self.game.say(self.language, &Message::new(CREDIT));
        let credit = if credit == CREDIT { String::new() } else { format!(" · {credit}") };
        let mut n = 0;
        for sheet in sheets {
            n += usize::from(sheet.side != Side::Back);
            let side = match sheet.side {
                Side::Only => "only",
                Side::Front => "front",
                Side::Back => "back",
            };
            let words = Message::new("print-margin")
                .with("game", self.game.title(self.language))
                .with("n", n)
                .with("m", papers)
                .with("side", side)
                .with("rules", self.game.rules());
            sheet.marks.accent = accent;
            sheet.margin(&(self.game.say(self.language, &words) + &credit));
        }
    }
}

/// Who made a game that is under an open licence.
const CREDIT: &str = "print-credit";

/// Why a piece cannot be printed, in a sentence that names it.
fn refused(fault: &Fault) -> Trouble {
    let trouble = match fault.what {
        What::Small(points) => Trouble::new("print-text-small").with("points", format!("{points:.1}")),
        What::Outside(by) => Trouble::new("print-text-outside").with("by", format!("{by:.1}")),
    };
    trouble.with("piece", fault.piece.clone()).with("text", fault.text.clone())
}

/// Sheets ready for a printer.
#[derive(Clone, Debug)]
pub struct Printout {
    pub sheets: Vec<Sheet>,
    pub components: Vec<Component>,
    order: Order,
}

impl Printout {
    /// As one document. The same order gives the same bytes.
    pub fn pdf(&self) -> Result<Vec<u8>, String> {
        document(&self.sheets, self.order.ink, &self.order.about("pieces"))
    }

    pub(crate) fn about(&self, what: &str) -> About {
        self.order.about(what)
    }

    /// What is needed besides, in a sentence.
    #[must_use]
    pub fn needed(&self) -> String {
        self.order.game.say(self.order.language, &Message::new("print-needed"))
    }

    pub(crate) fn ink(&self) -> Ink {
        self.order.ink
    }

    pub(crate) fn language(&self) -> Language {
        self.order.language
    }

    pub(crate) fn title(&self) -> String {
        self.order.game.title(self.order.language)
    }

    /// Whether any of the pieces is a card of the size that one chooses.
    #[must_use]
    pub fn takes_a_format(&self) -> bool {
        let is_chosen = |piece: &Component| piece.part == Part::Cards && piece.size() == self.order.format.size();
        self.components.iter().any(is_chosen)
    }

    /// How many pages the printer prints.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.sheets.len()
    }
}

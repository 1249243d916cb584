//! Rulebooks as pages: our own flow, measured with the same fonts as the cards.
//!
//! Markdown becomes blocks (`parse`), blocks become lines (`setting`), lines become two balanced columns, page by page. A wide table
//! spans both columns: what stands before it is balanced above it. Headings keep with what follows; rows of tables never split; the
//! anchor of every rule becomes a destination of the document. A booklet has one column on half a sheet.

mod booklet;
mod edition;
mod parse;
mod setting;

use crate::paper::Paper;
use crate::qr;
use crate::sheet::{Heading, Placed, Sheet, Side};
use crate::tags;
pub use booklet::booklet;
pub use edition::table_edition;
use galerne_draw::print::{BLOCK, POINT, board};
use galerne_draw::text::Face;
use galerne_draw::{Accent, Area, Colour, Layer, Node, Point, Scene, pt};
use galerne_texts::Language;
use parse::Block;
use setting::{Line, Row, RowPlace};
use std::sync::Arc;

/// Between the two columns.
const GUTTER: f32 = 8.0;
/// What the line at the foot of a page takes.
const FOOT: f32 = 9.0;
/// How large the letters of a book are.
const SIZE: f32 = 9.5;
/// Sizes of a quick start, the largest first: it has to fit one page.
const LARGE: [f32; 6] = [13.0, 12.0, 11.0, 10.5, 10.0, 9.5];

/// The pages of a book: how large they are, what is printed of them, and in how many columns.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    size: (f32, f32),
    block: (f32, f32),
    columns: u8,
    /// How large the letters are.
    points: f32,
}

impl Leaf {
    /// A whole sheet in two columns.
    #[must_use]
    pub const fn whole(paper: Paper) -> Leaf {
        Leaf { size: paper.size(), block: BLOCK, columns: 2, points: SIZE }
    }

    /// Half a sheet in one column, to be folded and stapled: the block fits half an A4 and half a Letter.
    #[must_use]
    pub const fn half(paper: Paper) -> Leaf {
        let (width, height) = paper.size();
        Leaf { size: (height / 2.0, width), block: (118.0, 186.0), columns: 1, points: 9.0 }
    }

    /// How wide a column is.
    fn column(self) -> f32 {
        if self.columns == 1 { self.block.0 } else { (self.block.0 - GUTTER) / 2.0 }
    }
}

/// The whole book on such pages: contents after its title, figures where it names some.
#[must_use]
pub fn book(
    markdown: &str,
    leaf: Leaf,
    accent: Accent,
    language: Language,
    figures: &dyn Fn(&str) -> Option<Scene>,
) -> Vec<Sheet> {
    let blocks = parse::blocks(markdown, language);
    // Set once, laid twice: the contents do not know the pages before.
    let set: Vec<(bool, Vec<Line>)> = blocks.iter().map(|block| set(block, leaf, language, figures)).collect();
    let lay = |contents: &[(String, usize)]| {
        let mut pages = Pages::new(leaf, accent);
        for (number, (is_wide, lines)) in set.iter().enumerate() {
            if *is_wide {
                pages.flush();
                pages.across(lines.clone());
            } else {
                pages.pending.extend(lines.iter().cloned());
            }
            if number == 0 {
                pages.pending.extend(setting::contents(contents, leaf.column(), leaf.points));
            }
        }
        pages.flush();
        pages.finished(&parse::title(&blocks))
    };
    let sections = |sheets: &[Sheet]| -> Vec<(String, usize)> {
        let of = |(number, sheet): (usize, &Sheet)| -> Vec<(String, usize)> {
            let second = sheet.headings.iter().filter(|heading| heading.rank == 2);
            second.map(|heading| (heading.words.clone(), number + 1)).collect()
        };
        sheets.iter().enumerate().flat_map(of).collect()
    };
    // The numbers are known once everything stands, and everything stands alike whatever the numbers are.
    let first: Vec<(String, usize)> = blocks
        .iter()
        .filter_map(|block| if let Block::Heading(2, words) = block { Some((words.plain(), 10)) } else { None })
        .collect();
    lay(&sections(&lay(&first)))
}

/// The lines of a block, and whether they need both columns.
fn set(block: &Block, leaf: Leaf, language: Language, figures: &dyn Fn(&str) -> Option<Scene>) -> (bool, Vec<Line>) {
    let width = |is_wide: bool| if is_wide { leaf.block.0 } else { leaf.column() };
    if let Block::Figure { name, is_caption, text } = block
        && let Some(scene) = figures(name)
    {
        let caption = if *is_caption { text.as_slice() } else { &[] };
        let is_wide = setting::is_broad(&scene, leaf.column());
        return (is_wide, setting::figure(&scene, caption, width(is_wide), leaf.points));
    }
    let is_wide = setting::is_wide(block, leaf.column());
    (is_wide, setting::lines(block, width(is_wide), leaf.points, language))
}

/// What stands below the words of a quick start.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// How the table looks when the game begins.
    pub picture: Option<Scene>,
    /// What a code says it is for, and the address in it.
    pub link: Option<(String, String)>,
}

/// The first section of a book on one page, as large as it fits: what one reads aloud before the first game. `None` where a book has no
/// such section, or it is too long for a page.
#[must_use]
pub fn quick_start(markdown: &str, paper: Paper, accent: Accent, language: Language, below: &Start) -> Option<Sheet> {
    let blocks = parse::blocks(markdown, language);
    let first = parse::first_section(&blocks)?;
    let code = below.link.as_ref().and_then(|(words, address)| Some((words, qr::code(address, CODE_WIDE)?)));
    let with_picture = [105.0, 85.0, 68.0, 55.0].iter().filter(|_| below.picture.is_some()).map(|tall| (*tall, 10.0));
    let plain = if code.is_some() { [(CODE_TALL, 9.0), (0.0, 9.0)] } else { [(0.0, 9.5), (0.0, 9.0)] };
    for (tall, least) in with_picture.chain(plain) {
        let room = BLOCK.1 - FOOT - tall;
        for points in LARGE.into_iter().filter(|points| *points >= least) {
            let set = |block: &Block| setting::lines(block, BLOCK.0 * 0.9, points, language);
            let lines: Vec<Line> = first.iter().flat_map(set).collect();
            if lines.iter().map(|line| line.height).sum::<f32>() > room {
                continue;
            }
            let mut pages = Pages::new(Leaf::whole(paper), accent);
            pages.left = BLOCK.0 * 0.05;
            pages.across(lines);
            let band = pages.corner() + pt(BLOCK.0 * 0.05, BLOCK.1 - FOOT - tall + 3.0);
            let mut wide = BLOCK.0 * 0.9;
            if let Some((words, code)) = code.clone().filter(|_| tall > 0.0) {
                wide -= CODE_WIDE + 6.0;
                let at = band + pt(wide + 6.0 + (CODE_WIDE - qr::SIDE) / 2.0, 0.0);
                let size = 8.0 * POINT;
                let said = galerne_draw::text::lines(words, Face::SansBold, size, CODE_WIDE);
                let high = said.len() as f32 * size * 1.2;
                let middle = band + pt(wide + 6.0 + CODE_WIDE / 2.0, size);
                let said = Node::lines(middle, said, Face::SansBold, size).leading(1.2);
                let said = said.anchor(galerne_draw::scene::Anchor::Middle);
                pages.texts.push(("p", vec![said, Node::group([code]).at(at + pt(0.0, high))]));
            }
            if let Some(picture) = below.picture.as_ref().filter(|_| tall > CODE_TALL) {
                let scale = (wide / picture.view.width).min((tall - 6.0) / picture.view.height);
                let drawn = Arc::new(board(picture.clone(), scale, &[]));
                // In the middle of what the code leaves.
                let x = band.x + (wide - drawn.view.width) / 2.0;
                let area = Area::new(x, band.y, drawn.view.width, drawn.view.height);
                pages.page.placed.push(picture_on(drawn, area));
            }
            return pages.finished(&parse::title(&blocks)).into_iter().next();
        }
    }
    None
}

/// What a code with its address and a sentence takes.
const CODE_WIDE: f32 = 42.0;
const CODE_TALL: f32 = 46.0;

/// A picture in its place on a page of text.
fn picture_on(scene: Arc<Scene>, area: Area) -> Placed {
    let reading = [scene.name.as_str(), scene.description.as_str()].join(" ").trim().to_owned();
    Placed { id: scene.id.clone(), reading, scene, centre: area.centre(), turn: 0.0, clip: area }
}

/// Pages being filled.
struct Pages {
    leaf: Leaf,
    accent: Accent,
    done: Vec<Sheet>,
    page: Sheet,
    /// What stands on the page: what each text is, and its letters.
    texts: Vec<(&'static str, Vec<Node>)>,
    /// Where the next band begins, from the top of the block.
    y: f32,
    /// How far a line that goes across begins from the left.
    left: f32,
    /// Lines of the band of two columns that is being collected.
    pending: Vec<Line>,
}

impl Pages {
    fn new(leaf: Leaf, accent: Accent) -> Pages {
        let page = Sheet::empty(leaf.size, Side::Only, None, Vec::new());
        Pages { leaf, accent, done: Vec::new(), page, texts: Vec::new(), y: 0.0, left: 0.0, pending: Vec::new() }
    }

    fn corner(&self) -> Point {
        let (size, block) = (self.leaf.size, self.leaf.block);
        pt((size.0 - block.0) / 2.0, (size.1 - block.1) / 2.0)
    }

    fn turn(&mut self) {
        if !self.texts.is_empty() || !self.page.placed.is_empty() {
            let empty = Sheet::empty(self.leaf.size, Side::Only, None, Vec::new());
            let mut page = std::mem::replace(&mut self.page, empty);
            for (number, (what, nodes)) in std::mem::take(&mut self.texts).into_iter().enumerate() {
                let id = format!("{what}-{number}");
                let is_said = what != tags::DECORATION;
                page.marks.layers.push(if is_said { Layer::new(id, nodes) } else { Layer::decoration(id, nodes) });
            }
            self.done.push(page);
        }
        self.y = 0.0;
    }

    fn put(&mut self, lines: &[Line], x: f32, mut y: f32) {
        let corner = self.corner();
        for line in lines {
            let at = corner + pt(x, y);
            match (&line.row, line.begins, self.texts.last_mut()) {
                (Some(row), ..) => self.put_row(line, row, at),
                (None, None, Some((_, nodes))) => nodes.extend(line.nodes(at)),
                (None, begins, _) => self.texts.push((begins.unwrap_or("p"), line.nodes(at))),
            }
            if let Some(scene) = &line.figure {
                let area = Area::new(at.x, at.y, scene.view.width, scene.view.height);
                self.page.placed.push(picture_on(scene.clone(), area));
            }
            self.page.links.extend(line.links(at));
            self.page.destinations.extend(line.anchors.iter().map(|id| (id.clone(), at)));
            let page = self.done.len();
            self.page.headings.extend(line.heading.clone().map(|(rank, words)| Heading { rank, words, at, page }));
            y += line.height;
        }
    }

    /// A row of a table: each cell is a text of its own; lines and grounds say nothing, and neither does a head that stands there again.
    fn put_row(&mut self, line: &Line, row: &Row, at: Point) {
        if row.place == RowPlace::HeadAgain {
            return self.texts.push((tags::DECORATION, line.nodes(at)));
        }
        if row.place == RowPlace::Head {
            self.texts.push((tags::TABLE, Vec::new()));
        }
        self.texts.push((tags::ROW, Vec::new()));
        self.texts.push((tags::DECORATION, line.ground(at)));
        let what = if row.place == RowPlace::Head { tags::HEAD_CELL } else { tags::CELL };
        self.texts.extend(line.cells(row, at).into_iter().map(|nodes| (what, nodes)));
    }

    /// The collected lines in two columns: whole pages as long as there is more than one holds, then both columns alike.
    fn flush(&mut self) {
        if self.leaf.columns == 1 {
            let lines = std::mem::take(&mut self.pending);
            return self.across(lines);
        }
        loop {
            while self.pending.first().is_some_and(|line| line.is_gap) {
                self.pending.remove(0);
            }
            if self.pending.is_empty() {
                return;
            }
            let room = self.leaf.block.1 - FOOT - self.y;
            let total: f32 = self.pending.iter().map(|line| line.height).sum();
            let height = if total <= 2.0 * room { balanced(&self.pending, room) } else { room };
            let page = self.leaf.block.1 - FOOT;
            let first = if height < room { kept(&self.pending, height) } else { fill(&self.pending, room, page) };
            let rest = self.pending.split_off(first);
            let left = std::mem::replace(&mut self.pending, rest);
            while self.pending.first().is_some_and(|line| line.is_gap) {
                self.pending.remove(0);
            }
            go_on(&mut self.pending);
            let second = fill(&self.pending, height, page);
            if first + second == 0 {
                // Nothing fits below what is there: a new page has room for any line.
                self.pending.splice(0..0, left);
                self.turn();
                continue;
            }
            let rest = self.pending.split_off(second);
            let right = std::mem::replace(&mut self.pending, rest);
            go_on(&mut self.pending);
            let tall = |lines: &[Line]| lines.iter().map(|line| line.height).sum::<f32>();
            let y = self.y;
            self.put(&left, 0.0, y);
            self.put(&right, self.leaf.column() + GUTTER, y);
            self.y += tall(&left).max(tall(&right));
            if !self.pending.is_empty() {
                self.turn();
            }
        }
    }

    /// Lines that go across both columns.
    fn across(&mut self, lines: Vec<Line>) {
        let mut rest = lines;
        while !rest.is_empty() {
            if self.y == 0.0 && rest[0].is_gap {
                rest.remove(0);
                continue;
            }
            let page = self.leaf.block.1 - FOOT;
            let room = page - self.y;
            let count = fill(&rest, room, page);
            if count == 0 {
                self.turn();
                continue;
            }
            let mut after = rest.split_off(count);
            go_on(&mut after);
            let (left, y) = (self.left, self.y);
            self.y += rest.iter().map(|line| line.height).sum::<f32>();
            self.put(&rest, left, y);
            rest = after;
        }
    }

    fn finished(mut self, title: &str) -> Vec<Sheet> {
        self.turn();
        let count = self.done.len();
        let (width, height) = self.leaf.size;
        let corner = self.corner();
        for (number, page) in self.done.iter_mut().enumerate() {
            let at = pt(width / 2.0, height - corner.y - 1.0);
            let words = format!("{title} · {} / {count}", number + 1);
            let foot = Node::label(at, words, Face::Sans, 7.5 * POINT).fill(Colour::InkSoft);
            page.marks.accent = self.accent;
            page.marks.name = title.to_owned();
            page.marks.layers.push(Layer::decoration("foot", [foot]));
        }
        self.done
    }
}

/// Where a table goes on, its head stands again.
fn go_on(lines: &mut Vec<Line>) {
    if let Some(head) = lines.first().and_then(|line| line.head.clone()) {
        lines.insert(0, Line::clone(&head));
    }
}

/// How many lines fit that height, not ending on one that must keep with the next; on some line where all of them must and they fill a
/// good part of a page: they are better broken than never set. Where only little room is left, none: the next page has more.
fn fill(lines: &[Line], room: f32, page: f32) -> usize {
    let (whole, used) = fitting(lines, room);
    let count = kept(lines, room);
    if count == 0 && used > page * 0.5 { whole } else { count }
}

/// How many lines fit that height, and how high they are.
fn fitting(lines: &[Line], room: f32) -> (usize, f32) {
    let mut used = 0.0;
    let mut count = 0;
    for line in lines {
        if used + line.height > room + 0.01 {
            break;
        }
        used += line.height;
        count += 1;
    }
    (count, used)
}

/// How many lines fit that height, not ending on one that must keep with the next.
fn kept(lines: &[Line], room: f32) -> usize {
    let (mut count, _) = fitting(lines, room);
    while count > 0 && count < lines.len() && lines[count - 1].keeps {
        count -= 1;
    }
    count
}

/// The least height at which two columns hold all lines.
fn balanced(lines: &[Line], room: f32) -> f32 {
    let total: f32 = lines.iter().map(|line| line.height).sum();
    let mut height = total / 2.0;
    while height < room {
        let first = kept(lines, height);
        // A table that goes on in the second column has its head there again.
        let head = lines.get(first).and_then(|line| line.head.as_ref()).map_or(0.0, |head| head.height);
        if first > 0 && kept(&lines[first..], height - head) == lines.len() - first {
            return height;
        }
        height += 1.0;
    }
    room
}

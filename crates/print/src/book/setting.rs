//! Blocks as lines of a certain width.

use super::parse::{Block, Look, Span, Words};
use galerne_draw::print::POINT;
use galerne_draw::text::Face;
use galerne_draw::{Area, Colour, Node, Point, Scene, pt};
use galerne_texts::Language;
use std::sync::Arc;

/// Letters of one face on a line; `x` from its left edge.
#[derive(Clone, Debug)]
struct Run {
    x: f32,
    text: String,
    face: Face,
    size: f32,
    ink: Colour,
    /// The rule it leads to.
    link: Option<String>,
}

/// One line, or one row of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) height: f32,
    /// Not the last of a column: a heading, the first line of two.
    pub(super) keeps: bool,
    /// Only room: dropped at the top of a column.
    pub(super) is_gap: bool,
    pub(super) anchors: Vec<String>,
    /// How deep, and its words.
    pub(super) heading: Option<(u8, String)>,
    /// The first line of a heading, a paragraph, a row: what the text from here on is.
    pub(super) begins: Option<&'static str>,
    /// The head of its table, which stands again where the table goes on in another column.
    pub(super) head: Option<Arc<Line>>,
    /// Where it is a row of a table.
    pub(super) row: Option<Row>,
    /// A picture in millimetres, as high as the line.
    pub(super) figure: Option<Arc<Scene>>,
    /// Each with the distance of its baseline from the top.
    runs: Vec<(f32, Run)>,
    /// A ground and rules of tables, from the line's upper left corner.
    marks: Vec<Node>,
}

/// The role of a table's row in the tag tree.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The first of its table; where the table continues in another column, its head is repeated for the eye alone,
    /// untagged.
    pub(super) place: RowPlace,
    /// How many cells it has, and the cell of each run.
    count: usize,
    cells: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowPlace {
    Head,
    HeadAgain,
    Body,
}

impl Line {
    pub(super) fn nodes(&self, at: Point) -> Vec<Node> {
        let mut nodes = self.ground(at);
        nodes.extend(self.runs.iter().map(|run| set_run(run, at)));
        nodes
    }

    /// What lies under the words.
    pub(super) fn ground(&self, at: Point) -> Vec<Node> {
        self.marks.iter().map(|mark| Node::group([mark.clone()]).at(at)).collect()
    }

    /// The words of each cell of the row.
    pub(super) fn cells(&self, row: &Row, at: Point) -> Vec<Vec<Node>> {
        let mut cells = vec![Vec::new(); row.count];
        for (run, cell) in self.runs.iter().zip(&row.cells) {
            cells[*cell].push(set_run(run, at));
        }
        cells
    }

    /// What leads somewhere: where on the page, and to which rule.
    pub(super) fn links(&self, at: Point) -> impl Iterator<Item = (Area, String)> {
        self.runs.iter().filter_map(move |(baseline, run)| {
            let place = at + pt(run.x, baseline - run.size * 0.8);
            let area = Area::new(place.x, place.y, run.face.width(&run.text, run.size), run.size * 1.05);
            Some((area, run.link.clone()?))
        })
    }

    fn gap(height: f32) -> Line {
        Line { height, is_gap: true, ..Line::default() }
    }
}

fn set_run((baseline, run): &(f32, Run), at: Point) -> Node {
    Node::text(at + pt(run.x, *baseline), run.text.clone(), run.face, run.size).fill(run.ink)
}

/// From baseline to baseline.
const LEADING: f32 = 1.27;
/// Tables and drawings with letters are set a little smaller.
const SMALL: f32 = 0.84;

fn face(look: Look) -> Face {
    match look {
        Look { code: true, .. } => Face::Sans,
        Look { bold: true, .. } => Face::SerifBold,
        Look { italic: true, .. } => Face::SerifItalic,
        _ => Face::Serif,
    }
}

/// Whether a block needs both columns: a table whose longest words do not fit one.
pub(super) fn is_wide(block: &Block, width: f32) -> bool {
    match block {
        Block::Table(rows) => least_widths(rows, super::SIZE * SMALL * POINT).iter().sum::<f32>() > width,
        Block::Figure { is_caption: true, .. } => false,
        Block::Code(lines) | Block::Figure { text: lines, .. } => {
            lines.iter().any(|line| code_width(line, code_size(super::SIZE)) > width)
        }
        _ => false,
    }
}

/// The lines of a block; words are parted as that language does.
pub(super) fn lines(block: &Block, width: f32, points: f32, language: Language) -> Vec<Line> {
    let mut lines = set(block, width, points, language);
    let begins = match block {
        Block::Heading(1, _) => "h1",
        Block::Heading(2, _) => "h2",
        Block::Heading(..) => "h3",
        _ => "p",
    };
    if let Some(first) = lines.iter_mut().find(|line| !line.is_gap) {
        first.begins = Some(begins);
    }
    lines
}

/// Printed pieces are drawn in millimetres, and shown no larger than they are.
fn is_pieces(scene: &Scene) -> bool {
    scene.id == crate::figure::PIECES
}

/// Whether a picture needs both columns: pieces with words on them that would be too small in one.
pub(super) fn is_broad(scene: &Scene, width: f32) -> bool {
    is_pieces(scene) && scene.view.width > 1.35 * width
}

/// A picture as wide as the column, unless that makes it too high for a page, or larger than it is printed; its caption below.
pub(super) fn figure(scene: &Scene, caption: &[String], width: f32, points: f32) -> Vec<Line> {
    const MOST: f32 = 110.0;
    let most = if is_pieces(scene) { 1.0 } else { f32::INFINITY };
    let scale = (width / scene.view.width).min(MOST / scene.view.height).min(most);
    let drawn = galerne_draw::print::board(scene.clone(), scale, &[]);
    let keeps = !caption.is_empty();
    let begins = keeps.then_some("p");
    let line =
        Line { height: drawn.view.height + 1.0, figure: Some(Arc::new(drawn)), keeps, begins, ..Line::default() };
    let mut lines = vec![line];
    let size = points * SMALL * POINT;
    for text in galerne_draw::text::lines(&caption.join(" "), Face::SerifItalic, size, width) {
        let run = Run { x: 0.0, text, face: Face::SerifItalic, size, ink: Colour::InkSoft, link: None };
        lines.push(Line { height: size * LEADING, runs: vec![(size * 0.95, run)], keeps, ..Line::default() });
    }
    if let Some(last) = lines.last_mut() {
        last.keeps = false;
    }
    lines.push(Line::gap(3.0));
    lines
}

/// The list of sections with their pages.
pub(super) fn contents(entries: &[(String, usize)], width: f32, points: f32) -> Vec<Line> {
    let size = points * POINT;
    let mut lines = Vec::new();
    for (words, page) in entries {
        let number = page.to_string();
        let wide = Face::Serif.width(&number, size);
        let run = |x: f32, text: String| Run { x, text, face: Face::Serif, size, ink: Colour::Ink, link: None };
        let set = galerne_draw::text::lines(words, Face::Serif, size, width - wide - size);
        let last = set.len().saturating_sub(1);
        for (n, text) in set.into_iter().enumerate() {
            let mut runs = vec![(size * 0.95, run(if n == 0 { 0.0 } else { size }, text))];
            if n == last {
                runs.push((size * 0.95, run(width - wide, number.clone())));
            }
            let begins = (n == 0).then_some("p");
            lines.push(Line { height: size * LEADING, runs, begins, ..Line::default() });
        }
    }
    lines.push(Line::gap(size));
    lines
}

fn set(block: &Block, width: f32, points: f32, language: Language) -> Vec<Line> {
    let size = points * POINT;
    match block {
        Block::Heading(rank, words) => heading(*rank, words, width, size),
        Block::Paragraph(words) => {
            let mut lines = paragraph(words, 0.0, width, size, Looks::Words(language));
            lines.push(Line::gap(size * 0.5));
            lines
        }
        Block::Item(mark, depth, words) => {
            let indent = size * (0.4 + 1.3 * f32::from(*depth));
            let mut lines = paragraph(words, indent, width, size, Looks::Words(language));
            if let Some(first) = lines.first_mut() {
                let wide = Face::Serif.width(mark, size);
                let run = Run {
                    x: indent - wide - size * 0.35,
                    text: mark.clone(),
                    face: Face::Serif,
                    size,
                    ink: Colour::Accent,
                    link: None,
                };
                first.runs.push((size * 0.95, run));
            }
            lines.push(Line::gap(size * 0.2));
            lines
        }
        Block::Table(rows) => table(rows, width, size * SMALL),
        Block::Code(text) | Block::Figure { text, .. } => code(text, width, points),
    }
}

fn heading(rank: u8, words: &Words, width: f32, size: f32) -> Vec<Line> {
    let (large, before) = match rank {
        1 => (size * 2.1, 0.0),
        2 => (size * 1.45, size * 0.9),
        _ => (size * 1.12, size * 0.5),
    };
    let mut lines = vec![Line { keeps: true, ..Line::gap(before) }];
    let all = Words {
        spans: vec![Span { text: words.plain(), look: Look::default(), link: None }],
        anchors: words.anchors.clone(),
    };
    lines.extend(paragraph(&all, 0.0, width, large, Looks::All(Face::SerifBold, Colour::Accent)));
    lines.push(Line::gap(size * 0.25));
    if let Some(first) = lines.get_mut(1) {
        first.heading = Some((rank, words.plain()));
    }
    for line in &mut lines {
        line.keeps = true;
    }
    lines
}

/// How words are set.
#[derive(Clone, Copy)]
enum Looks {
    /// All alike: headings.
    All(Face, Colour),
    /// Each in its own look, whole: cells of tables.
    Own,
    /// Each in its own look, parted at the end of a line: running text.
    Words(Language),
}

/// A word with the space before it.
struct Piece {
    text: String,
    face: Face,
    ink: Colour,
    width: f32,
    /// A line may begin with it.
    breaks: bool,
    link: Option<String>,
}

fn pieces(words: &Words, size: f32, looks: Looks) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut after_space = true;
    for span in &words.spans {
        let (face, ink) = match looks {
            Looks::All(face, ink) => (face, ink),
            Looks::Own | Looks::Words(_) => {
                (face(span.look), if span.look.rule { Colour::Accent } else { Colour::Ink })
            }
        };
        for (number, word) in span.text.split(' ').enumerate() {
            if number > 0 {
                after_space = true;
            }
            if word.is_empty() {
                continue;
            }
            // French signs never begin a line, whatever kind of space stands before them.
            let sticks = word.starts_with([';', ':', '!', '?', '»', '%', ')', ',', '.']);
            let breaks = after_space && !sticks;
            let space = if after_space && !pieces.is_empty() { " " } else { "" };
            let text = format!("{space}{word}");
            let width = face.width(&text, size);
            pieces.push(Piece { text, face, ink, width, breaks, link: span.link.clone() });
            after_space = false;
        }
        after_space |= span.text.ends_with(' ');
    }
    pieces
}

fn paragraph(words: &Words, indent: f32, width: f32, size: f32, looks: Looks) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut line: Vec<Piece> = Vec::new();
    let mut queue: std::collections::VecDeque<Piece> = pieces(words, size, looks).into();
    let room = width - indent;
    let mut finish = |line: &mut Vec<Piece>| {
        let mut x = indent;
        let mut runs: Vec<(f32, Run)> = Vec::new();
        for (number, piece) in line.drain(..).enumerate() {
            let text = if number == 0 { piece.text.trim_start_matches(' ').to_owned() } else { piece.text };
            let wide = piece.face.width(&text, size);
            match runs.last_mut() {
                // Words of one look are one run: readers of the text find whole lines.
                Some((_, run)) if run.face == piece.face && run.ink == piece.ink && run.link == piece.link => {
                    run.text.push_str(&text);
                }
                // A run that began with its space would lose it: drawings collapse white space at both ends of a text.
                _ => {
                    let bare = text.trim_start_matches(' ').to_owned();
                    let x = x + wide - piece.face.width(&bare, size);
                    let run = Run { x, text: bare, face: piece.face, size, ink: piece.ink, link: piece.link };
                    runs.push((size * 0.95, run));
                }
            }
            x += wide;
        }
        lines.push(Line { height: size * LEADING, runs, ..Line::default() });
    };
    let mut used = 0.0;
    while let Some(piece) = queue.pop_front() {
        // What sticks to a word goes with it: look how much has to fit at once.
        let joined: f32 = queue.iter().take_while(|next| !next.breaks).map(|next| next.width).sum();
        if piece.breaks && !line.is_empty() && used + piece.width + joined > room {
            if let Looks::Words(language) = looks
                && let Some((head, tail)) = parted(&piece, room - used, size, language)
            {
                line.push(head);
                finish(&mut line);
                used = 0.0;
                queue.push_front(tail);
                continue;
            }
            finish(&mut line);
            used = 0.0;
        }
        used += piece.width;
        line.push(piece);
    }
    finish(&mut line);
    // Two lines stay together at both ends of a paragraph.
    let count = lines.len();
    for (number, line) in lines.iter_mut().enumerate() {
        line.keeps = count > 1 && (number == 0 || number + 2 == count);
    }
    if let Some(first) = lines.first_mut() {
        first.anchors.clone_from(&words.anchors);
    }
    lines
}

/// The word in two, as much of it as fits before the end of the line with a hyphen. Short ends are not worth one.
fn parted(piece: &Piece, room: f32, size: f32, language: Language) -> Option<(Piece, Piece)> {
    const BEFORE: usize = 2;
    const AFTER: usize = 3;
    let word = piece.text.trim_start_matches(' ');
    let space = &piece.text[..piece.text.len() - word.len()];
    // Names of rules, numbers and words that have a hyphen of their own stay whole; signs at the end go with the last part.
    let letters = word.trim_end_matches(|letter: char| !letter.is_alphabetic());
    if letters.chars().count() < BEFORE + AFTER + 2 || !letters.chars().all(char::is_alphabetic) {
        return None;
    }
    let patterns = if language == Language::Fr { hypher::Lang::French } else { hypher::Lang::English };
    let mut at = 0;
    let mut best = None;
    for syllable in hypher::hyphenate(letters, patterns) {
        at += syllable.len();
        let (head, tail) = letters.split_at(at);
        if head.chars().count() < BEFORE || tail.chars().count() < AFTER {
            continue;
        }
        let text = format!("{space}{head}-");
        let width = piece.face.width(&text, size);
        if width <= room {
            best = Some((at, text, width));
        }
    }
    let (at, text, width) = best?;
    let rest = word[at..].to_owned();
    let tail_width = piece.face.width(&rest, size);
    let part = |text: String, width: f32| {
        let (face, ink, breaks, link) = (piece.face, piece.ink, piece.breaks, piece.link.clone());
        Piece { text, width, face, ink, breaks, link }
    };
    Some((part(text, width), part(rest, tail_width)))
}

/// The longest word of each column.
fn least_widths(rows: &[Vec<Words>], size: f32) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.flat_map(|cell| pieces(cell, size, Looks::Own)).map(|piece| piece.width).fold(size, f32::max) + size
    };
    (0..columns).map(widest).collect()
}

fn table(rows: &[Vec<Words>], width: f32, size: f32) -> Vec<Line> {
    // Where not even the longest words fit, letters are smaller: nothing runs over the edge of a page.
    let wide: f32 = least_widths(rows, size).iter().sum();
    let size = if wide > width { size * width / wide } else { size };
    let least = least_widths(rows, size);
    let wish = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| pieces(cell, size, Looks::Own).iter().map(|piece| piece.width).sum::<f32>())
            .fold(0.0, f32::max)
            + size
    };
    let wishes: Vec<f32> = (0..least.len()).map(wish).collect();
    let (need, want): (f32, f32) = (least.iter().sum(), wishes.iter().sum());
    // What is over after the longest words goes to the columns that would like more.
    let spare = (width - need).max(0.0).min((want - need).max(0.0));
    let widths: Vec<f32> = least
        .iter()
        .zip(&wishes)
        .map(|(least, wish)| least + if want > need { spare * (wish - least) / (want - need) } else { 0.0 })
        .collect();
    let total: f32 = widths.iter().sum();
    let pad = size * 0.4;
    let mut lines = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let mut line = Line { keeps: number == 0, ..Line::default() };
        let mut x = 0.0;
        let mut tall = 1;
        let mut cells = Vec::new();
        for (column, (cell, wide)) in row.iter().zip(&widths).enumerate() {
            let head = if number == 0 { Looks::All(Face::SansBold, Colour::Ink) } else { Looks::Own };
            let set = paragraph(cell, 0.0, wide - size * 0.7, size, head);
            tall = tall.max(set.len());
            for (n, cell_line) in set.into_iter().enumerate() {
                line.anchors.extend(cell_line.anchors);
                for (baseline, run) in cell_line.runs {
                    cells.push(column);
                    line.runs.push((pad + baseline + n as f32 * size * 1.2, Run { x: x + pad + run.x, ..run }));
                }
            }
            x += wide;
        }
        line.height = tall as f32 * size * 1.2 + 2.0 * pad;
        let place = if number == 0 { RowPlace::Head } else { RowPlace::Body };
        line.row = Some(Row { place, count: row.len().min(widths.len()), cells });
        if number == 0 {
            line.marks.push(Node::rect(Area::new(0.0, 0.0, total, line.height)).fill(Colour::AccentSoft));
        }
        line.marks.push(Node::line(pt(0.0, line.height), pt(total, line.height)).stroke(Colour::Line, 0.15));
        lines.push(line);
    }
    if let Some((first, rows)) = lines.split_first_mut() {
        let row = first.row.clone().map(|row| Row { place: RowPlace::HeadAgain, ..row });
        let again = Line { anchors: Vec::new(), row, ..first.clone() };
        let again = Arc::new(again);
        rows.iter_mut().skip(1).for_each(|row| row.head = Some(Arc::clone(&again)));
    }
    lines.push(Line::gap(size));
    lines
}

fn code_size(points: f32) -> f32 {
    points * SMALL * 0.95 * POINT
}

/// Letters of a drawing all take the same room.
fn code_width(line: &str, size: f32) -> f32 {
    line.chars().count() as f32 * size * STEP
}

const STEP: f32 = 0.55;

/// A drawing with letters: each stands in the middle of its cell, because no shipped font has letters of one width.
fn code(text: &[String], width: f32, points: f32) -> Vec<Line> {
    let widest = text.iter().map(|line| line.chars().count()).max().unwrap_or(1).max(1) as f32;
    let size = code_size(points).min(width / widest / STEP);
    let mut lines: Vec<Line> = text
        .iter()
        .map(|row| {
            let runs = row.chars().enumerate().filter(|(_, letter)| *letter != ' ').map(|(n, letter)| {
                let text = letter.to_string();
                let x = (n as f32 + 0.5) * size * STEP - Face::Sans.width(&text, size) / 2.0;
                (size * 0.9, Run { x, text, face: Face::Sans, size, ink: Colour::Ink, link: None })
            });
            Line { height: size * 1.2, keeps: true, runs: runs.collect(), ..Line::default() }
        })
        .collect();
    lines.push(Line::gap(size * 0.8));
    lines
}

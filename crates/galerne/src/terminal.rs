//! The terminal: lines out, lines in, and a little emphasis where it helps.

use std::io::{self, BufRead, IsTerminal as _, Write};

/// Where the program writes and reads. Without a terminal at either end it behaves the same, minus colours and clearing, and
/// repeats what it read so that a transcript makes sense.
pub(crate) struct Terminal {
    out: Box<dyn Write>,
    input: Box<dyn BufRead>,
    /// The output is a terminal: it may be styled and cleared.
    seen: bool,
    styled: bool,
    /// What is typed shows by itself.
    echoes: bool,
    width: usize,
}

impl Terminal {
    pub(crate) fn standard() -> Terminal {
        let seen = io::stdout().is_terminal();
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
        Terminal {
            out: Box::new(io::stdout().lock()),
            // Not locked: a command may read a file from the standard input by itself.
            input: Box::new(io::BufReader::new(io::stdin())),
            seen,
            styled: seen && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty()),
            echoes: io::stdin().is_terminal(),
            width: width.max(40),
        }
    }

    pub(crate) fn is_seen(&self) -> bool {
        self.seen
    }

    /// A line, or several; on a screen none is broken within a word.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        for line in text.split('\n') {
            if self.seen {
                for piece in wrapped(line, self.width) {
                    writeln!(self.out, "{piece}")?;
                }
            } else {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Text that ends as it ends: a whole file, a JSON document.
    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Ask for one line; `None` when there will be no more.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.echoes {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Make what was on the screen unreadable, the part scrolled away included.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.seen { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }

    pub(crate) fn bold(&self, text: &str) -> String {
        if self.styled { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    pub(crate) fn dim(&self, text: &str) -> String {
        if self.styled { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A numbered list, in columns where it is long and its lines are short; folded where it would not fit the screen.
    pub(crate) fn numbered(&mut self, labels: &[String]) -> io::Result<()> {
        const SHORT_LIST: usize = 9;
        const LONG_LIST: usize = 60;
        let numbered: Vec<(String, String)> = if labels.len() > LONG_LIST {
            folded(labels, LONG_LIST)
        } else {
            labels.iter().enumerate().map(|(index, label)| ((index + 1).to_string(), label.clone())).collect()
        };
        let digits = numbered.iter().map(|(number, _)| number.chars().count()).max().unwrap_or(0);
        let rows: Vec<String> = numbered.iter().map(|(number, label)| format!("{number:>digits$}  {label}")).collect();
        let widest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) + 3;
        let columns = if rows.len() > SHORT_LIST { ((self.width - 2) / widest).max(1) } else { 1 };
        let height = rows.len().div_ceil(columns);
        for row in 0..height {
            let cells = (0..columns).filter_map(|column| rows.get(column * height + row));
            let line: String = cells.map(|cell| format!("{cell:widest$}")).collect();
            self.line(&format!("  {}", line.trim_end()))?;
        }
        Ok(())
    }
}

/// A long list as runs of choices that share a word, "1–12  Throw … at A1, …": the word that leaves the most rows within the limit.
fn folded(labels: &[String], limit: usize) -> Vec<(String, String)> {
    let words: Vec<Vec<&str>> = labels.iter().map(|label| label.split(' ').collect()).collect();
    let most = words.iter().map(Vec::len).max().unwrap_or(0);
    let changes = |place: usize| words.windows(2).filter(|pair| pair[0].get(place) != pair[1].get(place)).count();
    let fits = (0..most).filter(|&place| changes(place) < limit).max_by_key(|&place| changes(place));
    let shared = fits.unwrap_or(0);
    let mut first = 0;
    let runs = words.chunk_by(|a, b| a.get(shared) == b.get(shared));
    runs.map(|run| {
        let (from, to) = (first + 1, first + run.len());
        first = to;
        let is_shared = |(place, word): (usize, &&str)| run.iter().all(|other| other.get(place) == Some(word));
        let mut label: Vec<&str> = Vec::new();
        for (place, word) in run[0].iter().enumerate() {
            if is_shared((place, word)) {
                label.push(word);
            } else if label.last() != Some(&"…") {
                label.push("…");
            }
        }
        (if from == to { from.to_string() } else { format!("{from}–{to}") }, label.join(" "))
    })
    .collect()
}

/// The line in pieces no wider than the screen, broken at spaces; what follows is indented like the beginning.
fn wrapped(line: &str, width: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start_matches(' ').len();
    if seen_width(line) <= width || indent >= width / 2 {
        return vec![line.to_owned()];
    }
    let mut pieces = vec![" ".repeat(indent)];
    let (mut used, mut is_first) = (indent, true);
    for word in line[indent..].split(' ') {
        let needed = seen_width(word) + usize::from(!is_first);
        if used + needed > width && !is_first {
            pieces.push(" ".repeat(indent));
            (used, is_first) = (indent, true);
        }
        let piece = pieces.last_mut().expect("there is always a piece");
        if !is_first {
            piece.push(' ');
        }
        piece.push_str(word);
        used += needed;
        is_first = false;
    }
    pieces
}

/// How many characters a line takes on the screen, the marks of style not counted.
fn seen_width(text: &str) -> usize {
    let mut in_mark = false;
    let is_seen = |letter: &char| {
        let was_in_mark = in_mark;
        in_mark = if was_in_mark { *letter != 'm' } else { *letter == '\x1b' };
        !was_in_mark && !in_mark
    };
    text.chars().filter(is_seen).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_folded_into_runs() {
        let throw = |cell: &str| {
            ["east", "west"].map(|way| ["gently", "hard"].map(|how| format!("Throw {how} at {cell}, {way}")))
        };
        let labels: Vec<String> =
            ["A1", "A2"].map(throw).into_iter().flatten().flatten().chain(["Resign".to_owned()]).collect();
        let rows: Vec<String> =
            folded(&labels, 4).into_iter().map(|(number, label)| format!("{number} {label}")).collect();
        assert_eq!(rows, ["1–4 Throw … at A1, …", "5–8 Throw … at A2, …", "9 Resign"]);
    }

    #[test]
    fn lines_break_between_words() {
        let pieces = wrapped("  the wind blows \x1b[1mhard\x1b[0m from the north today", 18);
        assert_eq!(pieces, ["  the wind blows", "  \x1b[1mhard\x1b[0m from the", "  north today"]);
        assert_eq!(wrapped("short", 18), ["short"]);
        assert_eq!(wrapped("onewordthatisfartoolong for it", 10), ["onewordthatisfartoolong", "for it"]);
    }
}

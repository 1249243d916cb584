//! The terminal: lines out, lines in, and a little emphasis where it helps.

use std::io::{self, BufRead, IsTerminal as _, Write};

/// Where the program writes and reads. Without a terminal at either end it behaves the same, minus colours and clearing, and
/// repeats what it read so that a transcript makes sense.
pub(crate) struct Terminal {
    out: Box<dyn Write>,
    input: Box<dyn BufRead>,
    /// Somebody looks at the output: it may be styled and cleared.
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

    /// A numbered list, in columns where it is long and its lines are short.
    pub(crate) fn numbered(&mut self, labels: &[String]) -> io::Result<()> {
        const SHORT_LIST: usize = 9;
        let digits = labels.len().to_string().len();
        let rows: Vec<String> =
            labels.iter().enumerate().map(|(index, label)| format!("{:>digits$}  {label}", index + 1)).collect();
        let widest = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0) + 3;
        let columns = if labels.len() > SHORT_LIST { ((self.width - 2) / widest).max(1) } else { 1 };
        let height = labels.len().div_ceil(columns);
        for row in 0..height {
            let cells = (0..columns).filter_map(|column| rows.get(column * height + row));
            let line: String = cells.map(|cell| format!("{cell:widest$}")).collect();
            self.line(&format!("  {}", line.trim_end()))?;
        }
        Ok(())
    }
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
    fn lines_break_between_words() {
        let pieces = wrapped("  the wind blows \x1b[1mhard\x1b[0m from the north today", 18);
        assert_eq!(pieces, ["  the wind blows", "  \x1b[1mhard\x1b[0m from the", "  north today"]);
        assert_eq!(wrapped("short", 18), ["short"]);
        assert_eq!(wrapped("onewordthatisfartoolong for it", 10), ["onewordthatisfartoolong", "for it"]);
    }
}

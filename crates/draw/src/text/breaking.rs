//! Breaking text into lines. SVG breaks none, and static renderers know no HTML: it is done here, once, for all of them.

use super::Face;

/// The text in lines no wider than `width`: each takes as many words as fit. No word is hyphenated; one that alone is too wide
/// is cut between letters, so that nothing ever runs out of its box.
///
/// French spacing holds together: no-break spaces never break, and neither does an ordinary space before `; : ! ? » %` or
/// after `«`, since texts written by hand forget. A line feed always breaks.
#[must_use]
pub fn lines(text: &str, face: Face, size: f32, width: f32) -> Vec<String> {
    text.split('\n').flat_map(|paragraph| filled(paragraph, face, size, width)).collect()
}

fn filled(paragraph: &str, face: Face, size: f32, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for chunk in chunks(paragraph) {
        let fits = |line: &str| face.width(line.trim_end_matches(' '), size) <= width;
        let longer = format!("{line}{chunk}");
        if fits(&longer) {
            line = longer;
            continue;
        }
        if !line.trim().is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        line.clear();
        for letter in chunk.chars() {
            line.push(letter);
            if !fits(&line) && line.chars().count() > 1 {
                line.pop();
                lines.push(std::mem::replace(&mut line, letter.to_string()));
            }
        }
    }
    lines.push(line);
    for line in &mut lines {
        *line = line.trim_matches(' ').to_owned();
    }
    lines
}

/// The pieces between which a line may end, each with the spaces that follow it.
fn chunks(paragraph: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = paragraph.char_indices().collect();
    let mut chunks = Vec::new();
    let mut start = 0;
    for (i, &(at, letter)) in letters.iter().enumerate() {
        let after = letters.get(i + 1).map(|&(_, next)| next);
        let before = i.checked_sub(1).map(|i| letters[i].1);
        if may_break(before, letter, after) {
            let end = at + letter.len_utf8();
            chunks.push(&paragraph[start..end]);
            start = end;
        }
    }
    if start < paragraph.len() {
        chunks.push(&paragraph[start..]);
    }
    chunks
}

/// Whether a line may end after `letter`.
fn may_break(before: Option<char>, letter: char, after: Option<char>) -> bool {
    let Some(after) = after else { return false };
    match letter {
        // Several spaces in a row: the last decides.
        ' ' => after != ' ' && !matches!(after, ';' | ':' | '!' | '?' | '»' | '%') && before != Some('«'),
        '\u{200b}' => true,
        // Between letters only: not in "−3", "2-1" or a dash that opens a remark.
        '-' | '\u{2010}' => before.is_some_and(char::is_alphabetic) && after.is_alphabetic(),
        '—' | '–' => before.is_some_and(char::is_alphanumeric) && after.is_alphanumeric(),
        _ => false,
    }
}

/// The text, cut with an ellipsis where it is wider than `width`: for names, which are as long as people like.
#[must_use]
pub fn shortened(text: &str, face: Face, size: f32, width: f32) -> String {
    if face.width(text, size) <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if face.width(&format!("{short}{letter}…"), size) > width {
            break;
        }
        short.push(letter);
    }
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A width measured in letters "n": near enough to see what a case is about.
    fn check(text: &str, letters: usize, expected: &[&str]) {
        let width = Face::Sans.width(&"n".repeat(letters), 10.0);
        let broken = lines(text, Face::Sans, 10.0, width);
        assert_eq!(broken, expected, "{text:?} in {letters}");
        assert!(broken.iter().all(|line| Face::Sans.width(line, 10.0) <= width || line.chars().count() == 1));
    }

    #[test]
    fn lines_take_what_fits() {
        check("", 10, &[""]);
        check("vent", 10, &["vent"]);
        check("le vent se lève", 6, &["le vent", "se lève"]);
        check("un\n\ndeux", 10, &["un", "", "deux"]);
        check("  deux   espaces  ", 20, &["deux   espaces"]);
    }

    #[test]
    fn french_punctuation_stays_with_its_word() {
        check("Qui vive ?", 6, &["Qui", "vive ?"]);
        check("Qui vive\u{202f}?", 6, &["Qui", "vive\u{202f}?"]);
        check("il dit « oui » net", 7, &["il dit", "« oui »", "net"]);
        check("force\u{a0}3 tenue", 8, &["force\u{a0}3", "tenue"]);
        check("gain : 40 %", 6, &["gain :", "40 %"]);
    }

    #[test]
    fn hyphens_break_between_letters_only() {
        check("au-dessus", 6, &["au-", "dessus"]);
        check("vaut 2-1", 6, &["vaut", "2-1"]);
        check("sous\u{2011}marin", 12, &["sous\u{2011}marin"]);
    }

    #[test]
    fn what_is_too_wide_is_cut() {
        check("anticonstitutionnellement", 9, &["anticonstit", "utionnelle", "ment"]);
        assert_eq!(
            lines("www", Face::Sans, 10.0, 0.0),
            ["w", "w", "w"],
            "at least one letter a line, for ever smaller boxes"
        );
        assert_eq!(shortened("Caracole", Face::Sans, 10.0, 100.0), "Caracole");
        let short = shortened("Caracole le troubadour", Face::Sans, 10.0, 50.0);
        assert!(short.ends_with('…') && Face::Sans.width(&short, 10.0) <= 50.0, "{short}");
    }
}

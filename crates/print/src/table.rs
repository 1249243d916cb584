//! Lists of values between commas, as spreadsheets write and read them.

/// The rows of a text: values between commas, in quotes where they hold commas, quotes or line breaks.
pub(crate) fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let (mut row, mut value, mut quoted) = (Vec::new(), String::new(), false);
    // Spreadsheets put a mark of the encoding before the first value.
    let mut letters = text.trim_start_matches('\u{feff}').chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                value.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if value.is_empty() => quoted = true,
            ',' if !quoted => row.push(std::mem::take(&mut value)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut value));
                rows.push(std::mem::take(&mut row));
            }
            other => value.push(other),
        }
    }
    if !value.is_empty() || !row.is_empty() {
        row.push(value);
        rows.push(row);
    }
    rows.retain(|row| row.iter().any(|value| !value.trim().is_empty()));
    rows
}

/// One row as text.
pub(crate) fn line(values: &[String]) -> String {
    let quoted = |value: &String| {
        // A value that begins like a formula would be one to a spreadsheet.
        let formula = value.starts_with(['=', '+', '-', '@']) && value.parse::<f64>().is_err();
        let value = if formula { format!("'{value}") } else { value.clone() };
        if value.contains([',', '"', '\n', '\r']) { format!("\"{}\"", value.replace('"', "\"\"")) } else { value }
    };
    values.iter().map(quoted).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let row = ["a".to_owned(), "b, c".to_owned(), "« d » \"e\"\nf".to_owned(), String::new(), "é".to_owned()];
        assert_eq!(rows(&line(&row)), [row.to_vec()]);
        assert_eq!(rows("\u{feff}title,text\r\nA,\"one\r\ntwo\"\n\n"), [["title", "text"], ["A", "one\r\ntwo"]]);
        assert_eq!(line(&["=1+1".to_owned(), "-3".to_owned()]), "'=1+1,-3");
    }
}

//! Numbers as people write them.

use galerne_texts::Language;

/// The number with that many decimals: `12,345.5` in English, `12 345,5` in French (with a narrow no-break space), a true
/// minus sign in both. What is no number shows as a dash.
#[must_use]
pub fn number(language: Language, value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    let plain = format!("{:.decimals$}", value.abs());
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let (separator, point) = match language {
        Language::En => (',', '.'),
        Language::Fr => ('\u{202f}', ','),
    };
    let mut text = String::new();
    if value < 0.0 && plain.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
        text.push('−');
    }
    for (i, digit) in whole.chars().enumerate() {
        // Four digits stand together in French; keeping it so in English too does no harm and years stay years.
        if i > 0 && whole.len() > 4 && (whole.len() - i).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    if !part.is_empty() {
        text.push(point);
        text.push_str(part);
    }
    text
}

/// A share from 0 to 1 in per cent: `45%`, `45 %`.
#[must_use]
pub fn percent(language: Language, share: f64, decimals: usize) -> String {
    let space = if language == Language::Fr { "\u{202f}" } else { "" };
    format!("{}{space}%", number(language, share * 100.0, decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        assert_eq!(number(Language::En, 12_345.5, 1), "12,345.5");
        assert_eq!(number(Language::Fr, 12_345.5, 1), "12\u{202f}345,5");
        assert_eq!(number(Language::Fr, -1234.0, 0), "−1234");
        assert_eq!(number(Language::En, -0.001, 1), "0.0");
        assert_eq!(number(Language::En, f64::NAN, 1), "–");
        assert_eq!(percent(Language::Fr, 0.455, 1), "45,5\u{202f}%");
        assert_eq!(percent(Language::En, 0.5, 0), "50%");
    }
}

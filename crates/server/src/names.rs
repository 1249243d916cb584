//! Names that look alike. A name with a passphrase is one person's: others may carry neither it nor anything that reads like it.

/// Signs that cannot be seen, or that turn the text around them: no name needs them.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        )
        || matches!(letter, '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}')
}

/// A name as it may be shown: trimmed, without what cannot be seen, not too long. `None` if nothing is left.
pub(crate) fn clean(name: &str, most: usize) -> Option<String> {
    let seen: String = name.chars().filter(|&letter| !is_unseen(letter)).collect();
    let clean: String = seen.trim().chars().take(most).collect();
    let clean = clean.trim_end();
    // Joiners alone, or marks without a letter under them, are no name.
    clean.chars().any(|letter| !is_joiner(letter) && !is_mark(letter)).then(|| clean.to_owned())
}

/// They join letters of some scripts and parts of pictures, and are nothing by themselves.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
        || matches!(letter, '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// What is left of a name when one looks at it in a hurry: two names with the same are alike. Capitals, accents, spaces and signs
/// do not count; letters of other scripts and digits count as what they look like.
pub(crate) fn likeness(name: &str) -> String {
    let mut like = String::new();
    for letter in name.chars().filter(|&letter| !is_unseen(letter) && !is_joiner(letter) && !is_mark(letter)) {
        for small in plain(letter).to_lowercase() {
            match LOOKS_LIKE.iter().find(|(letters, _)| letters.contains(small)) {
                Some((_, looks)) => like.push_str(looks),
                None if small.is_alphanumeric() => like.push(small),
                None => {}
            }
        }
    }
    let like = like.replace("rn", "m").replace("vv", "w");
    // A name of signs only is like itself.
    if like.is_empty() { name.to_lowercase() } else { like }
}

/// Wide, circled and mathematical letters as plain ones.
fn plain(letter: char) -> char {
    let code = u32::from(letter);
    let latin = |place: u32| {
        let first = if place < 26 { 'A' } else { 'a' };
        char::from_u32(u32::from(first) + place % 26).unwrap_or(letter)
    };
    match code {
        0xff01..=0xff5e => char::from_u32(code - 0xfee0).unwrap_or(letter),
        0x1d400..=0x1d6a3 => latin((code - 0x1d400) % 52),
        0x1d7ce..=0x1d7ff => char::from_digit((code - 0x1d7ce) % 10, 10).unwrap_or(letter),
        0x24b6..=0x24e9 => latin(code - 0x24b6),
        _ => letter,
    }
}

/// Small letters, and what each of them looks like.
const LOOKS_LIKE: &[(&str, &str)] = &[
    ("àáâãäåāăąǎаαɑạả", "a"),
    ("вβƀ", "b"),
    ("çćĉċčсϲ", "c"),
    ("ďđԁ", "d"),
    ("èéêëēĕėęěеёεẹẻ", "e"),
    ("ĝğġģɡ", "g"),
    ("ĥħһн", "h"),
    // A capital i, a small l, a one and a bar are the same stroke.
    ("iìíîïĩīĭįıіїιɩ1ĺļľŀłlӏ", "l"),
    ("ĵј", "j"),
    ("ķкκ", "k"),
    ("мμ", "m"),
    ("ñńņňηп", "n"),
    ("òóôõöøōŏőοо0", "o"),
    ("рρþ", "p"),
    ("ԛ", "q"),
    ("ŕŗřг", "r"),
    ("śŝşšѕſ", "s"),
    ("ţťŧтτ", "t"),
    ("ùúûüũūŭůűųυ", "u"),
    ("νѵ", "v"),
    ("ŵԝω", "w"),
    ("хχ", "x"),
    ("ýÿŷуγ", "y"),
    ("źżžζ", "z"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ß", "ss"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_alike() {
        for other in [
            "alice",
            "ALICE",
            " Alice ",
            "Al\u{200b}ice",
            "\u{202e}Alice",
            "Аlice",
            "Аӏісе",
            "A1ice",
            "AIice",
            "Ａｌｉｃｅ",
            "Alicé",
            "Alice\u{301}",
            "A.l-i_c'e",
            "𝐀𝐥𝐢𝐜𝐞",
            "Al\u{ad}ice",
            "Ali\u{200d}ce",
            "Al ice",
        ] {
            assert_eq!(likeness(other), likeness("Alice"), "{other:?}");
        }
        assert_eq!(likeness("Marnix"), likeness("Mamix"));
        for other in ["Alicia", "Bob", "Alice 2", "Malice", "爱丽丝", "Ἀ"] {
            assert_ne!(likeness(other), likeness("Alice"), "{other:?}");
        }
        assert_ne!(likeness("🦀"), likeness("🐙"), "signs alone are told apart");
        assert_eq!(likeness("Алиса"), likeness("алиса"));
    }

    #[test]
    fn a_name_shows_all_it_holds() {
        assert_eq!(clean("  Al\u{200b}i\u{202e}ce \n", 40).as_deref(), Some("Alice"));
        assert_eq!(clean("Zoé", 40).as_deref(), Some("Zoé"));
        assert_eq!(clean("👩\u{200d}🚀", 40).as_deref(), Some("👩\u{200d}🚀"));
        assert_eq!(clean("ab cd", 3).as_deref(), Some("ab"));
        for nothing in ["", "  ", "\u{200b}\u{feff}", "\u{200d}", "\u{301}", "\u{2028}"] {
            assert_eq!(clean(nothing, 40), None, "{nothing:?}");
        }
    }
}

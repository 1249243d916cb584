//! French elision: *de* and *que* before a name that is only known at run time.

/// Common words and names whose *h* is aspirated: nothing is elided before them. Any other *h* is taken as silent, as
/// in « d’Hélène » and « d’Habitué ».
const ASPIRATED: [&str; 14] = [
    "hache",
    "haie",
    "hameau",
    "handicap",
    "hasard",
    "haut",
    "hauteur",
    "héros",
    "hibou",
    "horde", // the word, not the game
    "hordier",
    "huit",
    "hurlement",
    "hutte",
];

/// Whether a word that ends in a mute *e* loses it before this text.
fn is_elided_before(text: &str) -> bool {
    let word: String = text.chars().take_while(|letter| letter.is_alphabetic()).flat_map(char::to_lowercase).collect();
    let mut letters = word.chars();
    match letters.next() {
        Some('h') => {
            !ASPIRATED.contains(&word.strip_suffix('s').unwrap_or(&word)) && !ASPIRATED.contains(&word.as_str())
        }
        // « d’Yves », but « de Yann ».
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some(first) => is_vowel(first) && word != "onze" && word != "oui",
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäáãåæeéèêëiîïíoôöóòõœuùûüúyÿ".contains(letter)
}

/// The text after *de*: « d’Alice », « de Bob ».
pub(crate) fn after_de(text: &str) -> String {
    if is_elided_before(text) { format!("d’{text}") } else { format!("de {text}") }
}

/// The text after *que*: « qu’Alice », « que Bob ».
pub(crate) fn after_que(text: &str) -> String {
    if is_elided_before(text) { format!("qu’{text}") } else { format!("que {text}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_and_que_lose_their_e_before_a_vowel_or_a_silent_h() {
        for (name, of) in [
            ("Alice", "d’Alice"),
            ("Bob", "de Bob"),
            ("Élise", "d’Élise"),
            ("Habitué 2", "d’Habitué 2"),
            ("hordiers", "de hordiers"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("2", "de 2"),
            ("", "de "),
            ("Œdipe", "d’Œdipe"),
            ("onze", "de onze"),
        ] {
            assert_eq!(after_de(name), of);
        }
        assert_eq!(after_que("Arnauld"), "qu’Arnauld");
        assert_eq!(after_que("Bob"), "que Bob");
    }
}

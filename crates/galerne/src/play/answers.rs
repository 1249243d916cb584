//! From what was typed to one of the things that were offered.

use super::typed::plain;

/// Which of the labels was meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meant {
    One(usize),
    /// All of these fit.
    Several(Vec<usize>),
    None,
}

/// The label that is, or alone begins with, or alone contains the several words of what was typed.
pub(super) fn meant(typed: &str, labels: &[String]) -> Meant {
    let typed = plain(typed.trim());
    let labels: Vec<String> = labels.iter().map(|label| plain(label)).collect();
    if let Some(exact) = labels.iter().position(|label| *label == typed) {
        return Meant::One(exact);
    }
    let those = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        labels.iter().enumerate().filter(|(_, label)| fits(label)).map(|(index, _)| index).collect()
    };
    let mut fitting = those(&|label| label.starts_with(&typed));
    // "column 4" is enough for "Drop a disc into column 4"; a single word might be anything.
    if fitting.is_empty() && typed.split_whitespace().count() > 1 {
        fitting = those(&|label| mentions(&typed, label));
    }
    match fitting[..] {
        [] => Meant::None,
        [one] => Meant::One(one),
        _ => Meant::Several(fitting),
    }
}

/// Whether the label contains what was typed, word for word.
pub(super) fn mentions(typed: &str, label: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        plain(text)
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (typed, label) = (words(typed), words(label));
    !typed.is_empty() && label.windows(typed.len()).any(|window| window == typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_mean_what_only_they_begin() {
        let labels = ["Miser un jeton", "Passer", "Passer la main", "Écouter"].map(str::to_owned);
        for (typed, expected) in [
            ("m", Meant::One(0)),
            ("passer", Meant::One(1)),
            ("pass", Meant::Several(vec![1, 2])),
            ("passer l", Meant::One(2)),
            ("ecou", Meant::One(3)),
            ("jeton", Meant::None),
            ("un jeton", Meant::One(0)),
            ("la main", Meant::One(2)),
        ] {
            assert_eq!(meant(typed, &labels), expected, "{typed}");
        }
    }

    #[test]
    fn mentions_are_whole_words() {
        let label = "Drop a disc into column 1";
        assert!(mentions("column 1", label) && mentions("disc", label));
        assert!(!mentions("column", "Columns") && !mentions("1 column", label) && !mentions("…", label));
    }
}

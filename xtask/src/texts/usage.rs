//! Finds texts that nothing uses.

use std::collections::BTreeSet;

/// Keys that are put together at run time from a name that stands in the code: an option's title, help and values, a preset's
/// title and help, a switch of the picture, a source of chance; a sheet of the material, its rows and its cells (`catalog/tests` finds
/// what is missing).
const NAMED_FAMILIES: &[&str] =
    &["option-", "preset-", "switch-", "brush-", "source-", "box-sheet-", "box-row-", "box-cell-", "box-sample-"];

/// Keys that are put together at run time from what stands elsewhere: what every game says of itself, lessons, bots
/// (their names stand in the room of the bots), the fields of position files (the battery finds what is missing), and the help of the command line, which is found by the way to a command and its arguments (its own test finds what is missing).
const FREE_FAMILIES: &[&str] = &["game-", "lesson-", "bot-", "cli-", "command", "field-"];

/// Why the key counts as unused, or `None` if it is used.
pub(crate) fn unused(key: &str, literals: &BTreeSet<String>, referenced: &BTreeSet<&str>) -> Option<String> {
    if literals.contains(key) || referenced.contains(key) || FREE_FAMILIES.iter().any(|family| key.starts_with(family))
    {
        return None;
    }
    let Some(rest) = NAMED_FAMILIES.iter().find_map(|family| key.strip_prefix(family)) else {
        return Some("is used nowhere".to_owned());
    };
    // Names may hold hyphens themselves, so every beginning of what follows may be the name.
    // Fluent keys have neither dots nor spaces: the preset `V0.1b` has the text `preset-V0-1b`.
    let is_named = |end: usize| {
        let name = &rest[..end];
        literals.contains(name)
            || literals.iter().any(|literal| literal.contains(['.', ' ']) && literal.replace(['.', ' '], "-") == name)
    };
    let mut ends = rest.match_indices('-').map(|(at, _)| at).chain([rest.len()]);
    if ends.any(is_named) {
        None
    } else {
        Some(format!("is used nowhere, and nothing in the code is named \"{rest}\""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_used_by_a_literal_a_reference_or_a_family() {
        let literals = ["refused", "initial-wind", "A11", "V0.1b", "first wind"].map(str::to_owned).into();
        let referenced = ["-boat", "quoted"].into();
        for used in [
            "refused",
            "quoted",
            "-boat",
            "game-title",
            "lesson-1-hello",
            "option-initial-wind",
            "option-initial-wind-help",
            "option-initial-wind-agreed",
            "preset-A11",
            "preset-A11-help",
            "preset-V0-1b",
            "source-first-wind",
        ] {
            assert_eq!(unused(used, &literals, &referenced), None, "{used}");
        }
        for stale in ["refuse", "option-initial", "option-tide", "option-tide-help", "preset-A1", "-ship", "games"] {
            assert!(unused(stale, &literals, &referenced).is_some(), "{stale}");
        }
    }
}

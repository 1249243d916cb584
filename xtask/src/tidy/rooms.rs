//! Which crates are which, by their folders. Names end in `/*` where every folder below is meant.

/// Crates that know no thread, clock, file or operating system, so that they also compile to WebAssembly.
pub(super) const PORTABLE: &[&str] = &[
    "crates/engine",
    "crates/texts",
    "crates/bots",
    "crates/trials",
    "crates/learnt",
    "crates/draw",
    "crates/material",
    "crates/catalog",
    "crates/pages",
    "crates/table",
    "games/*",
    "examples/*",
];

pub(super) const ALL_GAMES: &[&str] = &["games/*", "examples/*"];

/// Whether a crate's folder is one of these.
pub(super) fn is_one_of(folder: &str, rooms: &[&str]) -> bool {
    rooms.iter().any(|room| match room.strip_suffix('*') {
        Some(shelf) => folder.starts_with(shelf),
        None => folder == *room,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_folders_or_shelves_of_folders() {
        for (folder, expected) in
            [("games/horde", true), ("crates/engine", true), ("crates/engine2", false), ("crates/server", false)]
        {
            assert_eq!(is_one_of(folder, PORTABLE), expected, "{folder}");
        }
    }
}

//! What is printed, of every game: pieces, sheets, documents, and what other programs take.

mod books;
mod documents;
mod faces;
mod pieces;

use galerne_catalog::{AnyGame, games};
use galerne_print::{Order, Set};
use galerne_texts::Language;

fn printed() -> impl Iterator<Item = &'static dyn AnyGame> {
    games().filter(|game| game.is_printed())
}

fn full(game: &'static dyn AnyGame, language: Language) -> Order {
    Order { set: Set::Full, book: Some(rulebook(game, language)), ..Order::quick(game, language) }
}

/// Read from the repository: books are compiled into the program, not into this crate.
fn rulebook(game: &dyn AnyGame, language: Language) -> &'static str {
    let file = format!("{}/../../docs/rules/{}.{}.md", env!("CARGO_MANIFEST_DIR"), game.id(), language.code());
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}")).leak()
}

/// A folder of its own, gone with the value.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("galerne-print-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

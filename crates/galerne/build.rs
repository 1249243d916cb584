//! Puts every rulebook of `docs/rules` into the program, so that a rule can be read wherever it is cited. A new game's book
//! is found by being there.

use std::{env, fmt::Write as _, fs, io, path::Path};

fn main() -> io::Result<()> {
    let manifest = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let folder = Path::new(&manifest).join("../../docs/rules").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut books: Vec<_> = fs::read_dir(&folder)?.collect::<Result<_, _>>()?;
    books.sort_by_key(fs::DirEntry::file_name);
    let mut list = String::from("&[\n");
    for book in books {
        let file = book.file_name();
        // `sail-race.en.md` is the English book of the game `sail-race`.
        let name = file.to_str().and_then(|name| name.strip_suffix(".md")).and_then(|name| name.rsplit_once('.'));
        if let Some((game, language)) = name {
            println!("cargo::rerun-if-changed={}", book.path().display());
            let _ = writeln!(list, "({game:?}, {language:?}, include_str!({:?})),", book.path());
        }
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("rulebooks.rs"), list)
}

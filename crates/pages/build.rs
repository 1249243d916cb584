//! Puts the rulebooks of `docs/rules` into the program, whichever there are: a game's rulebook is found by its file name, so
//! that a new game adds its files and no line here.

use std::{env, fs, io::Write as _, path::Path};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../docs/rules").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names: Vec<String> = fs::read_dir(&folder)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".md"))
        .collect();
    names.sort();
    let mut list = fs::File::create(Path::new(&env::var("OUT_DIR")?).join("rulebooks.rs"))?;
    writeln!(list, "&[")?;
    for name in names {
        writeln!(list, "({:?}, include_str!({:?})),", name.trim_end_matches(".md"), folder.join(&name))?;
    }
    writeln!(list, "]")?;
    Ok(())
}

//! Puts the experiments of `lab/` into the program, whichever there are: a new question is a new file and no line here.

use std::{env, fs, io::Write as _, path::Path};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../lab").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names: Vec<String> = fs::read_dir(&folder)?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort();
    let mut list = fs::File::create(Path::new(&env::var("OUT_DIR")?).join("shelf.rs"))?;
    writeln!(list, "&[")?;
    for name in names {
        writeln!(list, "({:?}, include_str!({:?})),", name.trim_end_matches(".toml"), folder.join(&name))?;
    }
    writeln!(list, "]")?;
    Ok(())
}

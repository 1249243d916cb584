//! Compiles the experiments `games/*/lab/*.toml` into the program, with the first pictures of their reports in `docs/lab/`.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
};

/// The number of pictures shown with an answer; the report has them all.
const PICTURES: usize = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let reports = root.join("docs/lab");
    let labs: Vec<PathBuf> =
        fs::read_dir(root.join("games"))?.filter_map(|game| Some(game.ok()?.path().join("lab"))).collect();
    let labs: Vec<PathBuf> = labs.into_iter().filter(|lab| lab.is_dir()).collect();
    // A new game adds a line to the manifest of the workspace.
    for path in labs.iter().chain([&reports, &root.join("Cargo.toml")]) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let mut files = Vec::new();
    for lab in &labs {
        files.extend(ending(lab, "toml")?);
    }
    files.sort_by(|a, b| a.file_stem().cmp(&b.file_stem()));
    let pages = ending(&reports, "html")?.iter().map(fs::read_to_string).collect::<Result<Vec<String>, _>>()?;
    let out = Path::new(&env::var("OUT_DIR")?).to_owned();
    let mut list = fs::File::create(out.join("shelf.rs"))?;
    writeln!(list, "&[")?;
    for file in files {
        let stem = file.file_stem().and_then(|stem| stem.to_str()).ok_or("the name of an experiment is no Unicode")?;
        let shown = ["en", "fr"].map(|language| pages.iter().find_map(|page| shown(page, language, stem)));
        for (language, shown) in ["en", "fr"].into_iter().zip(shown) {
            fs::write(out.join(format!("{stem}.{language}.html")), shown.unwrap_or_default())?;
        }
        let piece = |language: &str| format!("include_str!({:?})", out.join(format!("{stem}.{language}.html")));
        writeln!(list, "({stem:?}, include_str!({:?}), [{}, {}]),", file, piece("en"), piece("fr"))?;
    }
    writeln!(list, "]")?;
    Ok(())
}

fn ending(folder: &Path, extension: &str) -> std::io::Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(paths.filter(|path| path.extension().is_some_and(|ending| ending == extension)).collect())
}

/// The beginning of the report of that experiment: the number of games and the first pictures. This crate wrote the report, so its
/// marks are known; a section ends with the command that repeats it.
fn shown(page: &str, language: &str, name: &str) -> Option<String> {
    let sections = page.split("<section id=\"").skip(1).filter(|section| section.starts_with(language));
    let section = sections.into_iter().find(|section| section.contains(&format!("galerne lab run {name}</pre>")))?;
    let section = section.split("</section>").next()?;
    let note = section.split_once("<p class=\"note\">")?.1.split("</p>").next()?;
    let pictures = section.split("<figure>").skip(1).filter_map(|figure| figure.split("</figure>").next());
    let pictures: String = pictures.take(PICTURES).map(|figure| format!("<figure>{figure}</figure>")).collect();
    Some(format!("<p class=\"note\">{note}</p>{pictures}"))
}

//! Puts the experiments of `lab/` into the program, whichever there are, with the pictures of their reports in `docs/lab/`: a new
//! question is a new file and no line here.

use std::{env, fs, io::Write as _, path::Path};

/// So many pictures stand with an answer; the report has them all.
const PICTURES: usize = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let (folder, reports) = (root.join("lab"), root.join("docs/lab"));
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed={}", reports.display());
    let mut names = ending(&folder, ".toml")?;
    names.sort();
    let mut pages = Vec::new();
    for name in ending(&reports, ".html")? {
        pages.push(fs::read_to_string(reports.join(name))?);
    }
    let out = Path::new(&env::var("OUT_DIR")?).to_owned();
    let mut list = fs::File::create(out.join("shelf.rs"))?;
    writeln!(list, "&[")?;
    for name in names {
        let stem = name.trim_end_matches(".toml");
        let shown = ["en", "fr"].map(|language| pages.iter().find_map(|page| shown(page, language, &name)));
        for (language, shown) in ["en", "fr"].into_iter().zip(shown) {
            fs::write(out.join(format!("{stem}.{language}.html")), shown.unwrap_or_default())?;
        }
        let piece = |language: &str| format!("include_str!({:?})", out.join(format!("{stem}.{language}.html")));
        writeln!(list, "({stem:?}, include_str!({:?}), [{}, {}]),", folder.join(&name), piece("en"), piece("fr"))?;
    }
    writeln!(list, "]")?;
    Ok(())
}

fn ending(folder: &Path, end: &str) -> std::io::Result<Vec<String>> {
    let names = fs::read_dir(folder)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name.ends_with(end)).collect())
}

/// What the report of that experiment begins with: how many games, and the first pictures. Reports are made by this crate, so their
/// marks are known; a section ends with the command that makes it again.
fn shown(page: &str, language: &str, name: &str) -> Option<String> {
    let sections = page.split("<section id=\"").skip(1).filter(|section| section.starts_with(language));
    let section = sections.into_iter().find(|section| section.contains(&format!("lab/{name}</pre>")))?;
    let section = section.split("</section>").next()?;
    let note = section.split_once("<p class=\"note\">")?.1.split("</p>").next()?;
    let pictures = section.split("<figure>").skip(1).filter_map(|figure| figure.split("</figure>").next());
    let pictures: String = pictures.take(PICTURES).map(|figure| format!("<figure>{figure}</figure>")).collect();
    Some(format!("<p class=\"note\">{note}</p>{pictures}"))
}

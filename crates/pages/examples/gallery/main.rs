//! Writes every page with made-up but lifelike data, to be looked at without a server:
//! `cargo run -p galerne-pages --example gallery -- FOLDER`, then `node tests/serve.mjs FOLDER`.
//!
//! A page is `NAME.LANGUAGE.THEME.html`. The table comes with a mock socket that plays a few prepared moves.

mod fixtures;
mod picture;

use fixtures::Fixtures;
use galerne_pages::{assets, model::Theme};
use galerne_texts::Language;
use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("which folder? cargo run -p galerne-pages --example gallery -- FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    if let Some(manifest) = assets::find("manifest.webmanifest") {
        fs::write(folder.join("manifest.webmanifest"), &manifest.bytes)?;
    }
    fs::write(folder.join("analysis.html"), fixtures::looking_back())?;
    fs::write(folder.join("assets/mock.js"), include_str!("mock.js"))?;
    for language in Language::ALL {
        fs::write(folder.join(format!("mock.{}.json", language.code())), fixtures::messages(language)?)?;
        for theme in [Theme::Light, Theme::Dark] {
            for (name, page) in Fixtures::new(language, theme).pages()? {
                // The mock stands in for the socket before the page's own script looks for one.
                let page = page.replacen(
                    "<script type=\"module\"",
                    "<script src=\"/assets/mock.js\"></script><script type=\"module\"",
                    1,
                );
                fs::write(folder.join(format!("{name}.{}.{}.html", language.code(), theme.name())), page)?;
            }
        }
    }
    Ok(())
}

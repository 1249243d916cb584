//! Every helper of `galerne-draw` on sheets to look at, as SVG and PNG, in both themes:
//!
//! ```sh
//! cargo run -p galerne-render --example specimens -- OUTDIR [NAME]
//! ```

#[path = "../tests/specimens/boards.rs"]
mod boards;
#[path = "../tests/specimens/charts.rs"]
mod charts;
#[path = "../tests/specimens/pieces.rs"]
mod pieces;
#[path = "../tests/specimens/sheets.rs"]
mod sheets;

use galerne_draw::{Output, Theme};
use std::{error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("say where to put the pictures: specimens OUTDIR")?);
    let only = arguments.next();
    fs::create_dir_all(&folder)?;
    for scene in sheets::all() {
        if only.as_ref().is_some_and(|name| !scene.id.contains(name.as_str())) {
            continue;
        }
        for theme in Theme::ALL {
            let svg = scene.svg(Output::File(theme));
            let file = |ending: &str| folder.join(format!("{}-{}.{ending}", scene.id, theme.name()));
            fs::write(file("png"), galerne_render::render_png(&svg, 1.5)?)?;
            fs::write(file("svg"), svg)?;
        }
    }
    Ok(())
}

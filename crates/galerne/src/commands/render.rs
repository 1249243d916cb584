//! `galerne render`: a recorded game as a picture, at the end or at any moment.

use super::replay::{moment_of, viewer};
use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{Look, load_record};
use galerne_draw::{Output, Theme};
use galerne_engine::{Message, SeatSet};
use std::collections::BTreeMap;

pub(crate) fn render(args: &args::Render, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let text = files::read(voice, &args.file)?;
    let table = load_record(&text)
        .map_err(|unreadable| Failure::of_file(voice, &args.file.to_string_lossy(), unreadable.say(voice.language)))?;
    let n = moment_of(args.at, &*table, voice)?;
    let viewer = viewer(args.viewer.as_deref(), &*table, voice)?;
    let switches: BTreeMap<String, bool> = [("coordinates".to_owned(), args.coordinates)].into();
    let look = Look { viewer, me: SeatSet::NONE, language: voice.language, names: None, switches: &switches };
    let Some(drawn) = table.at(n).picture(&look) else {
        let message = Message::new("render-no-picture").with("game", table.game().title(voice.language));
        return Err(Failure::new(Exit::Refused, voice.say(&message)));
    };
    let theme = if args.dark { Theme::Dark } else { Theme::Light };
    let svg = drawn.scene.svg(Output::File(theme));
    let bytes = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => svg.into_bytes(),
        Some("png") => galerne_render::render_png(&svg, args.scale)
            .map_err(|error| Failure::new(Exit::Refused, error.to_string()))?,
        _ => return Err(Failure::usage(voice, &Message::new("render-ending"))),
    };
    files::write_durably(&args.output, &bytes)
        .map_err(|error| Failure::of_file(voice, &args.output.to_string_lossy(), voice.io(&error)))?;
    let message = Message::new("render-done").with("file", args.output.to_string_lossy().into_owned()).with("n", n);
    Ok(terminal.line(&voice.say(&message))?)
}

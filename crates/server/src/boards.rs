//! Boards drawn by players: the page, and the game's verdict on a text. Nothing is kept here: a board lives in its text.

use crate::app::App;
use crate::body::Fields;
use crate::error_page::page;
use crate::identity::{Reader, with_cookie};
use crate::models::known;
use crate::play_form::play_with;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::AnyGame;
use galerne_engine::{SeatSet, Trouble, Workshop};
use galerne_pages::model::{BoardPage, BrushModel};
use galerne_table::{draw, game_card};
use galerne_texts::Language;
use serde::Deserialize;
use serde_json::Value;

/// No board is longer than this, whatever game it is for.
const LONGEST: usize = 20_000;

#[derive(Debug, Deserialize)]
pub(crate) struct From {
    /// The number of the sample to begin with.
    #[serde(default)]
    from: usize,
}

/// The game and its workshop, or that there is none.
fn workshop(game: &str) -> Result<(&'static dyn AnyGame, &'static Workshop), Problem> {
    let game = known(game)?;
    let workshop = game.workshop().ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
    Ok((game, workshop))
}

/// The options that put a game onto the board.
fn options(workshop: &Workshop, text: &str) -> Vec<(String, String)> {
    let own = (workshop.option.to_owned(), Value::from(text).to_string());
    workshop.with.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).chain([own]).collect()
}

/// The board drawn as its players will see it, or what the game has against it.
fn judge(game: &'static dyn AnyGame, workshop: &Workshop, text: &str, reader: &Reader) -> Result<String, String> {
    let language = reader.language();
    let say = |Trouble(reason): Trouble| game.say(language, &reason);
    if text.len() > LONGEST {
        return Err(crate::texts::text(language, "refused-too-long"));
    }
    let options = game.parse_options(&options(workshop, text)).map_err(say)?;
    // Made for some numbers of players and not for others: any will do to look at it.
    let open = |seats: usize| game.open(&options, (1..=seats).map(|seat| seat.to_string()).collect());
    let tables = game.seats().map(open).collect::<Vec<_>>();
    let mut wrong = None;
    for table in tables {
        match table {
            Ok(table) => return Ok(draw(&*table, 0, &reader.audience(SeatSet::NONE), table.names()).scene),
            Err(trouble) => wrong = wrong.or(Some(trouble)),
        }
    }
    Err(wrong.map_or_else(String::new, say))
}

fn brushes(game: &dyn AnyGame, workshop: &Workshop, language: Language) -> Vec<BrushModel> {
    let model = |brush: &galerne_engine::Brush| BrushModel {
        id: brush.id.to_owned(),
        on: brush.on.name().to_owned(),
        sign: brush.sign.to_string(),
        name: game.brush_name(language, brush),
    };
    workshop.brushes.iter().map(model).collect()
}

async fn html(app: &App, reader: &Reader, id: &str, text: Option<String>, from: usize) -> Result<String, Problem> {
    let (game, workshop) = workshop(id)?;
    let samples = (workshop.samples)();
    let text = text.or_else(|| Some(samples.get(from).or(samples.first())?.1.clone())).unwrap_or_default();
    let (drawn, problem) = match judge(game, workshop, &text, reader) {
        Ok(drawn) => (Some(drawn), None),
        Err(problem) => (None, Some(problem)),
    };
    let language = reader.language();
    Ok(galerne_pages::board(&BoardPage {
        frame: reader.frame(app).await,
        game: game_card(game, language),
        brushes: brushes(game, workshop, language),
        samples: samples.into_iter().map(|(name, _)| name).collect(),
        most: workshop.most,
        text,
        drawn,
        problem,
    }))
}

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    reader: Reader,
) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = html(&app, &reader, &id, None, from).await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

/// `do` is `check`, `play`, or for a script `verdict`, which is the answer without the page around it; `text` is the board.
pub(crate) async fn work(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    Fields(fields): Fields,
) -> Response {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
    // Forms send lines as CR LF.
    let text = field("text").replace("\r\n", "\n");
    let judged = workshop(&id).map(|(game, workshop)| (game, workshop, judge(game, workshop, &text, &reader)));
    match judged {
        Ok((game, workshop, Ok(_))) if field("do") == "play" => {
            let wish = options(workshop, &text).into_iter().map(|(name, value)| (format!("o.{name}"), value));
            // No preset: that of a first game has a board of its own.
            let fixed = [("game", game.id()), ("preset", "")].map(|(name, value)| (name.to_owned(), value.to_owned()));
            let wish = fixed.into_iter().chain(wish).collect();
            play_with(&app, &reader, wish).await
        }
        Ok((_, _, verdict)) if field("do") == "verdict" => {
            let (drawn, problem) = (verdict.as_deref().ok(), verdict.as_ref().err().map(String::as_str));
            let fragment = galerne_pages::board_verdict(problem, drawn, reader.language());
            axum::response::Html(fragment).into_response()
        }
        Ok(_) => {
            let html = html(&app, &reader, &id, Some(text), 0).await;
            page(&app, &reader, html).await
        }
        Err(problem) => page(&app, &reader, Err(problem)).await,
    }
}

//! The pages of the workshop, which are complete without a script.

use super::check::check;
use super::edited::{FILE, edited, wish};
use super::sheets::sheets;
use super::trial;
use crate::app::App;
use crate::body::EditionFields;
use crate::error_page::page;
use crate::identity::{Reader, with_cookie};
use crate::play_form::play_with;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse as _, Response};
use galerne_catalog::{AnyGame, Editions, games};
use galerne_pages::model::{EditionPage, SampleModel, WorkshopPage};
use galerne_table::game_card;
use galerne_texts::Language;
use serde::Deserialize;

pub(super) async fn overview(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let language = reader.language();
    let cards = |has: &dyn Fn(&dyn AnyGame) -> bool| {
        games().filter(|game| has(*game)).map(|game| game_card(game, language)).collect()
    };
    let samples = games().filter_map(|game| Some(samples(game, game.editions()?, language)));
    let html = galerne_pages::workshop(&WorkshopPage {
        frame: reader.frame(&app).await,
        games: cards(&|game| game.editions().is_some()),
        boards: cards(&|game| game.workshop().is_some()),
        samples: samples.flatten().collect(),
    });
    with_cookie(Html(html).into_response(), cookie)
}

/// The editions that come with a game, by what they call themselves.
fn samples(game: &dyn AnyGame, editions: Editions, language: Language) -> Vec<SampleModel> {
    let model = |&(name, text): &(&str, &str)| {
        let head = editions.check(FILE, text).head.unwrap_or_default();
        let [french, english] = head.name.unwrap_or_else(|| [name.to_owned(), name.to_owned()]);
        let title = if language == Language::Fr { french } else { english };
        // The note in its text is for who reads the file, in one language.
        let note = game.material_word(language, &format!("box-sample-{name}"));
        SampleModel { game: game.id().to_owned(), name: name.to_owned(), title, note }
    };
    editions.samples().iter().map(model).collect()
}

#[derive(Debug, Deserialize)]
pub(super) struct From {
    /// The name of the sample to begin with.
    #[serde(default)]
    from: String,
}

async fn html(app: &App, reader: &Reader, id: &str, text: Option<String>, from: &str) -> Result<String, Problem> {
    let (game, editions) = edited(id)?;
    let language = reader.language();
    let sample = || editions.samples().iter().find(|(name, _)| *name == from).map(|(_, text)| (*text).to_owned());
    let text = text.or_else(sample).unwrap_or_else(|| editions.shelf().blank());
    let (frame, checked) = (reader.frame(app).await, text.clone());
    let made = move || {
        let laid = editions.check(FILE, &checked);
        (sheets(game, editions, &laid, language), check(game, editions, (&laid, None), language))
    };
    let (sheets, check) = app.tables.replaying(made).await?;
    Ok(galerne_pages::edition(&EditionPage {
        frame,
        game: game_card(game, language),
        sheets,
        check,
        text,
        metrics: trial::questions(game, language),
        bots: trial::bots(game),
        samples: samples(game, editions, language),
    }))
}

pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    reader: Reader,
) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = html(&app, &reader, &id, None, &from).await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

/// `do` is `play` or `check`; `text` is the edition. One that cannot be played is shown with what is wrong.
pub(super) async fn work(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    EditionFields(fields): EditionFields,
) -> Response {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
    // Forms send lines as CR LF.
    let text = field("text").replace("\r\n", "\n");
    if field("do") == "play"
        && let Ok((game, editions)) = edited(&id)
    {
        let checked = text.clone();
        let laid = app.tables.replaying(move || editions.check(FILE, &checked)).await;
        if let Ok(laid) = laid
            && !laid.findings.has_errors()
        {
            return play_with(&app, &reader, wish(game, laid.edition.text())).await;
        }
    }
    let html = html(&app, &reader, &id, Some(text), "").await;
    page(&app, &reader, html).await
}

//! The pages of the laboratory.

use super::queue::{Refusal, Standing};
use super::{files, form, view};
use crate::app::App;
use crate::body::Fields;
use crate::commands::spend_opening;
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::models::known;
use crate::problem::Problem;
use crate::texts;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use axum::{Json, Router, routing::get, routing::post};
use galerne_catalog::{AnyGame, games};
use galerne_engine::Message;
use galerne_lab::{EXAMPLE, Experiment, metrics, shelf};
use galerne_pages::model::{LabFilePage, LabFormPage, LabPage, LabQuestionPage, MetricChoice, ReadyCard};
use galerne_table::{game_card, option_model, preset_model};
use galerne_texts::Language;
use serde::Deserialize;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/lab", get(overview).post(hand_in))
        .route("/lab/new/{game}", get(new))
        .route("/lab/file", get(file))
        .route("/lab/question/{name}", get(question))
        .route("/lab/run/{id}", get(run).post(order))
        .route("/lab/run/{id}/now", get(now))
        .route("/lab/run/{id}/replay", post(replay))
        .route("/lab/run/{id}/file/{name}", get(download))
}

async fn overview(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let language = reader.language();
    let mine = reader.person.as_ref().map(|person| app.lab.of(person)).unwrap_or_default();
    let ready = shelf().iter().map(|ready| ReadyCard {
        name: ready.name.to_owned(),
        game: ready.head.game.clone(),
        title: ready.head.title.of(language).to_owned(),
        question: ready.head.question.of(language).to_owned(),
        answer: first_sentence(ready.head.answer.of(language)).to_owned(),
    });
    let html = galerne_pages::lab(&LabPage {
        frame: reader.frame(&app).await,
        games: games().map(|game| game_card(game, language)).collect(),
        mine: mine.iter().map(|standing| view::card(standing, language)).collect(),
        ready: ready.collect(),
        busy: app.lab.busy(),
    });
    with_cookie(Html(html), cookie)
}

/// Up to the first full stop that ends a sentence: abbreviations and numbers have no space and capital after theirs.
fn first_sentence(text: &str) -> &str {
    let line = text.lines().next().unwrap_or_default();
    let ends = line.match_indices(". ").find(|(at, _)| line[at + 2..].starts_with(char::is_uppercase));
    ends.map_or(line, |(at, _)| &line[..=at])
}

async fn question(State(app): State<App>, Path(name): Path<String>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let language = reader.language();
    let found =
        shelf().iter().find(|ready| ready.name == name).and_then(|ready| Some((ready, known(&ready.head.game).ok()?)));
    let html = match found {
        Some((ready, game)) => Ok(galerne_pages::lab_question(&LabQuestionPage {
            frame: reader.frame(&app).await,
            game: game_card(game, language),
            name: ready.name.to_owned(),
            title: ready.head.title.of(language).to_owned(),
            question: ready.head.question.of(language).to_owned(),
            answer: ready.head.answer.of(language).lines().map(str::to_owned).collect(),
            shown: ready.shown(language).to_owned(),
            text: ready.text.to_owned(),
        })),
        None => Err(Problem::new(StatusCode::NOT_FOUND, "no-page")),
    };
    with_cookie(page(&app, &reader, html).await, cookie)
}

async fn new(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = match known(&id) {
        Ok(game) => Ok(form_page(&app, &reader, game, form::at_first(game, reader.language()), None).await),
        Err(problem) => Err(problem),
    };
    with_cookie(page(&app, &reader, html).await, cookie)
}

async fn form_page(
    app: &App,
    reader: &Reader,
    game: &'static dyn AnyGame,
    filled: Vec<(String, String)>,
    refused: Option<String>,
) -> String {
    let language = reader.language();
    let choice = |metric: galerne_lab::MetricWords| MetricChoice {
        name: metric.name.to_owned(),
        title: metric.title,
        is_number: metric.is_number,
    };
    galerne_pages::lab_form(&LabFormPage {
        frame: reader.frame(app).await,
        game: game_card(game, language),
        options: game.options(language).into_iter().map(option_model).collect(),
        presets: game.presets(language).into_iter().map(preset_model).collect(),
        metrics: metrics(game, language).into_iter().map(choice).collect(),
        filled,
        most_games: app.config.limits.lab_games,
        refused,
    })
}

#[derive(Deserialize)]
struct Beginning {
    /// An experiment of the program's own.
    ready: Option<String>,
    /// A run to be changed and repeated.
    run: Option<String>,
}

async fn file(State(app): State<App>, Query(from): Query<Beginning>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let ready = from.ready.and_then(|name| shelf().iter().find(|ready| ready.name == name));
    let run = from.run.and_then(|id| app.lab.standing(&id));
    let text = match (ready, run) {
        (Some(ready), _) => ready.text.to_owned(),
        (None, Some(run)) => experiment_text(&app, &run),
        (None, None) => EXAMPLE.to_owned(),
    };
    let html = file_page(&app, &reader, text, None).await;
    with_cookie(Html(html), cookie)
}

fn experiment_text(app: &App, run: &Standing) -> String {
    std::fs::read_to_string(app.lab.folder(&run.id).join("experiment.toml")).unwrap_or_default()
}

async fn file_page(app: &App, reader: &Reader, text: String, refused: Option<(String, Option<usize>)>) -> String {
    let (refused, line) = refused.map_or((None, None), |(said, line)| (Some(said), line));
    galerne_pages::lab_file(&LabFilePage { frame: reader.frame(app).await, text, refused, line })
}

/// An experiment handed in: as a file (`toml`), or as the fields of the form.
async fn hand_in(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let language = reader.language();
    let (person, cookie) = reader.person_or_new(&app);
    let given = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let taken = async {
        spend_opening(&app, &reader)?;
        let game = match given("toml") {
            Some(_) => None,
            None => Some(known(given("game").unwrap_or_default())?),
        };
        let usual = texts::text(language, "lab-rulebook");
        let text = match (game, given("toml")) {
            // Browsers end lines as telegraphs did.
            (_, Some(text)) => text.replace("\r\n", "\n"),
            (Some(game), None) => form::draft(game, &fields, &usual, language).toml(),
            (None, None) => String::new(),
        };
        if given("as") == Some("file") {
            return Ok(Err((StatusCode::OK, file_page(&app, &reader, text, None).await)));
        }
        let from = app.key.sign(&["lab", &reader.address.to_string()]);
        let read = text.clone();
        // Setting up every table of an experiment is work.
        let read = tokio::task::spawn_blocking(move || Experiment::read(&read)).await;
        let read = read.map_err(|_| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "lab-broke"))?;
        let refused = match &read {
            Ok(experiment) => match app.lab.add(&person, &from, experiment) {
                Ok(id) => return Ok(Ok(id)),
                Err(refusal) => (refused(&app, refusal, language), None),
            },
            Err(problem) => (problem.say(language), problem.line),
        };
        let html = match game {
            Some(game) => form_page(&app, &reader, game, fields.clone(), Some(refused.0)).await,
            None => file_page(&app, &reader, text, Some(refused)).await,
        };
        Ok(Err((StatusCode::UNPROCESSABLE_ENTITY, html)))
    };
    let taken: Result<Result<String, (StatusCode, String)>, Problem> = taken.await;
    let response = match taken {
        Ok(Ok(id)) => Redirect::to(&format!("/lab/run/{id}")).into_response(),
        Ok(Err((status, html))) => (status, Html(html)).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

/// Why the desk would not, with the number it holds to.
fn refused(app: &App, refusal: Refusal, language: Language) -> String {
    let limits = &app.config.limits;
    let (message, most) = match refusal {
        Refusal::TooManyWaiting => (Message::new("lab-too-many-waiting"), limits.lab_waiting_each as u64),
        Refusal::TooManyKept => (Message::new("lab-too-many-kept"), limits.lab_kept_each as u64),
        Refusal::TooManyWaitingHere => {
            (Message::new("lab-too-many-waiting-here"), limits.lab_waiting_per_address as u64)
        }
        Refusal::TooManyKeptHere => (Message::new("lab-too-many-kept-here"), limits.lab_kept_per_address as u64),
        Refusal::QueueFull => (Message::new("lab-queue-full"), limits.lab_queue as u64),
        Refusal::ShelfFull => (Message::new("lab-shelf-full"), 0),
        Refusal::TooLong => (Message::new("lab-too-long"), limits.lab_games),
        Refusal::NotNow => (Message::new("lab-not-now"), 0),
        Refusal::Disk => (Message::new("store-full"), 0),
    };
    texts::say(language, &message.with("most", most.to_string()))
}

/// What became of an experiment that was handed in: its run, or why there is none.
pub(crate) type Taken = Result<String, String>;

/// Read an experiment and queue it for that person.
pub(crate) async fn take(app: &App, reader: &Reader, person: &str, text: String) -> Result<Taken, Problem> {
    let language = reader.language();
    let from = app.key.sign(&["lab", &reader.address.to_string()]);
    // Setting up every table of an experiment is work.
    let read = tokio::task::spawn_blocking(move || Experiment::read(&text)).await;
    let read = read.map_err(|_| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "lab-broke"))?;
    Ok(match read {
        Ok(experiment) => app.lab.add(person, &from, &experiment).map_err(|refusal| refused(app, refusal, language)),
        Err(problem) => Err(problem.say(language)),
    })
}

fn standing(app: &App, id: &str) -> Result<Standing, Problem> {
    app.lab.standing(id).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-run"))
}

async fn run(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = match standing(&app, &id) {
        Ok(standing) => Ok(galerne_pages::lab_run(&view::page(&app, &reader, &standing).await)),
        Err(problem) => Err(problem),
    };
    with_cookie(page(&app, &reader, html).await, cookie)
}

#[derive(Deserialize)]
struct Seen {
    seen: Option<u64>,
}

/// What has changed on the page of a run.
async fn now(State(app): State<App>, Path(id): Path<String>, Query(query): Query<Seen>, reader: Reader) -> Response {
    match standing(&app, &id) {
        Ok(standing) => {
            let page = view::page(&app, &reader, &standing).await;
            Json(galerne_pages::live_run(&page, query.seen)).into_response()
        }
        Err(problem) => problem.into_json(reader.language()),
    }
}

/// `do`: `stop`, `resume` or `delete`, for the one who handed it in.
async fn order(State(app): State<App>, Path(id): Path<String>, reader: Reader, Fields(fields): Fields) -> Response {
    let done = async {
        let standing = standing(&app, &id)?;
        if reader.person.as_ref() != Some(&standing.ticket.owner) {
            return Err(Problem::new(StatusCode::FORBIDDEN, "lab-not-yours"));
        }
        let what = fields.iter().find(|(name, _)| name == "do").map(|(_, value)| value.as_str());
        let done = match what {
            Some("stop") => app.lab.stop(&id),
            Some("resume") => app.lab.resume(&id),
            Some("delete") => app.lab.delete(&id),
            _ => return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message")),
        };
        done.map_err(|refusal| {
            let said = crate::problem::Said::Text(refused(&app, refusal, reader.language()));
            Problem { said, ..Problem::new(StatusCode::CONFLICT, "lab-not-now") }
        })?;
        if what == Some("delete") {
            app.views.forget(&id);
            return Ok("/lab".to_owned());
        }
        Ok(format!("/lab/run/{id}"))
    };
    match done.await {
        Ok(to) => Redirect::to(&to).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    }
}

/// A game worth a look becomes a table of the reader's own, opened in its replay.
async fn replay(State(app): State<App>, Path(id): Path<String>, reader: Reader, Fields(fields): Fields) -> Response {
    let (person, cookie) = reader.person_or_new(&app);
    let opened = async {
        standing(&app, &id)?;
        spend_opening(&app, &reader)?;
        let chosen = fields.iter().find(|(name, _)| name == "game").map_or("", |(_, value)| value.as_str());
        let (file, entry) = chosen.split_once(':').unwrap_or((chosen, ""));
        let record = files::record(&app.lab, &id, file);
        let record = record.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-run"))?;
        let table = app.import(record, person, reader.language()).await?;
        let at = entry.parse::<u64>().map(|entry| format!("?at={entry}")).unwrap_or_default();
        Ok(format!("/table/{table}/replay{at}"))
    };
    let response = match opened.await {
        Ok(to) => Redirect::to(&to).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

async fn download(State(app): State<App>, Path((id, name)): Path<(String, String)>, reader: Reader) -> Response {
    let found = standing(&app, &id).ok().and_then(|standing| files::file(&app.lab, &standing.id, &name));
    match found {
        Some(response) => response,
        None => error(&app, &reader, Problem::new(StatusCode::NOT_FOUND, "no-page")).await,
    }
}

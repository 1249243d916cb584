//! An edition tested against what is printed: one experiment at the laboratory's desk, and its verdict.

use super::edited::{FILE, OPTION, edited};
use crate::app::App;
use crate::body::EditionFields;
use crate::commands::spend_opening;
use crate::error_page::error;
use crate::identity::{Reader, with_cookie};
use crate::lab::{card, take};
use crate::problem::Problem;
use crate::texts;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use galerne_catalog::AnyGame;
use galerne_lab::{Draft, Ending, FIRST_LOOK, metrics, turn_of, verdict};
use galerne_pages::model::{RunState, TrialModel};
use galerne_texts::Language;
use serde_json::json;

/// What can be asked about: alone, or against others. The first is asked unless somebody chooses otherwise.
const ALONE: [&str; 3] = ["won", "score", "length"];
const TOGETHER: [&str; 6] = ["score", "margin", "ties", "length", "lead_changes", "decided"];
/// Of all luck: the same games are played on when more are asked for.
const SEED: u64 = 21;

fn asked(game: &dyn AnyGame) -> &'static [&'static str] {
    if game.usual_seats() == 1 { &ALONE } else { &TOGETHER }
}

/// The metrics that a test may ask about, and what they are called.
pub(super) fn questions(game: &dyn AnyGame, language: Language) -> Vec<(String, String)> {
    let known = metrics(game, language);
    let titled = |name: &&str| known.iter().find(|metric| metric.name == *name);
    asked(game).iter().filter_map(titled).map(|metric| (metric.name.to_owned(), metric.title.clone())).collect()
}

/// The bots that may play, the usual one first.
pub(super) fn bots(game: &dyn AnyGame) -> Vec<String> {
    let usual = game.usual_bot();
    let others = game.bots().iter().copied().filter(|bot| Some(*bot) != usual);
    usual.into_iter().chain(others).map(str::to_owned).collect()
}

/// `text` is the edition; `metric`, `bot`, `games`. A script is answered with the run, others are sent to its page.
pub(super) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    headers: HeaderMap,
    EditionFields(fields): EditionFields,
) -> Response {
    let language = reader.language();
    let (person, cookie) = reader.person_or_new(&app);
    let wants_json = headers.get(header::ACCEPT).is_some_and(|wish| wish == "application/json");
    let taken = async {
        let (game, editions) = edited(&id)?;
        spend_opening(&app, &reader)?;
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
        let text = field("text").replace("\r\n", "\n");
        let laid = app.tables.replaying(move || editions.check(FILE, &text)).await?;
        if let Some(finding) = laid.findings.first_error() {
            return Err(Problem::bad_request(game.say(language, &finding.message())));
        }
        let experiment = experiment(game, (laid.edition.text(), &laid.identity), &field);
        take(&app, &reader, &person, experiment).await?.map_err(Problem::bad_request)
    };
    let taken: Result<String, Problem> = taken.await;
    let response = match taken {
        Ok(run) if wants_json => Json(json!({ "run": run })).into_response(),
        Ok(run) => Redirect::to(&format!("/lab/run/{run}")).into_response(),
        Err(problem) if wants_json => problem.into_json(language),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

/// The printed game and the edition, on the same luck, by the usual number of players.
fn experiment<'a>(game: &dyn AnyGame, (edition, identity): (&str, &str), field: &impl Fn(&str) -> &'a str) -> String {
    let known = bots(game);
    let bot = known.iter().find(|bot| *bot == field("bot")).or(known.first()).cloned().unwrap_or_default();
    let first = asked(game).iter().find(|metric| **metric == field("metric"));
    let others = asked(game).iter().filter(|metric| Some(*metric) != first);
    let all =
        first.into_iter().chain(others).filter(|metric| !["score", "margin"].contains(*metric) || game.has_points());
    let games = field("games").parse().unwrap_or(FIRST_LOOK);
    let draft = Draft {
        game: game.id().to_owned(),
        title: identity.to_owned(),
        seed: SEED.to_string(),
        games: games.to_string(),
        turn: turn_of(game.id()).map(str::to_owned),
        players: vec![bot; game.usual_seats()],
        metrics: all.map(|metric| (*metric).to_owned()).collect(),
        stop: None,
        variants: vec![
            ("printed".to_owned(), Vec::new()),
            ("edition".to_owned(), vec![(OPTION.to_owned(), edition.to_owned())]),
        ],
    };
    let names = [("printed", "workshop-printed"), ("edition", "workshop-edition")].map(|(variant, key)| {
        let [english, french] = [Language::En, Language::Fr].map(|language| texts::text(language, key));
        format!("{variant} = {{ en = \"{english}\", fr = \"{french}\" }}\n")
    });
    format!("{}\n[names]\n{}", draft.toml(), names.concat())
}

/// How a test stands, as a fragment of the page.
pub(super) async fn now(State(app): State<App>, Path((id, run)): Path<(String, String)>, reader: Reader) -> Response {
    let language = reader.language();
    match model(&app, &id, &run, language).await {
        Ok(model) => {
            let html = galerne_pages::trial(&model, language);
            Json(json!({ "html": html, "busy": model.busy, "ending": model.ending, "state": model.state, "all": model.all }))
                .into_response()
        }
        Err(problem) => problem.into_json(language),
    }
}

async fn model(app: &App, id: &str, run: &str, language: Language) -> Result<TrialModel, Problem> {
    edited(id)?;
    let standing = app.lab.standing(run).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-run"))?;
    let card = card(&standing, language);
    let mut model = TrialModel {
        run: run.to_owned(),
        state: card.state.name().to_owned(),
        busy: card.state.is_busy(),
        done: card.done.min(card.all),
        all: card.all,
        reason: standing.reason(language),
        ..TrialModel::default()
    };
    // Read once, at the end: an interval that is looked at while it narrows is not what it says.
    if card.state == RunState::Complete {
        let folder = app.lab.folder(run);
        let judged = tokio::task::spawn_blocking(move || verdict(&folder, language)).await.ok();
        match judged {
            Some(Ok(Some(verdict))) => {
                let ending = match verdict.ending {
                    Ending::Clear => "clear",
                    Ending::Same => "same",
                    Ending::Open => "open",
                };
                model.ending = Some(ending.to_owned());
                (model.verdict, model.more) = (verdict.sentence, verdict.more);
            }
            Some(Err(problem)) => model.reason = problem.say(language),
            Some(Ok(None)) | None => {}
        }
    }
    Ok(model)
}

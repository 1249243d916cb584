//! The settings of a reader: how pages look, what they are called, a passphrase to come back with.

use crate::app::App;
use crate::body::Fields;
use crate::commands::spend;
use crate::identity::{Reader, identity_cookie, set, settings_cookie, with_cookie};
use crate::names::likeness;
use crate::problem::Problem;
use crate::store::StoreError;
use crate::{secret, texts};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use galerne_pages::model::SettingsPage;
use galerne_texts::Language;

pub(crate) async fn settings(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    with_cookie(settings_page(&app, &reader, StatusCode::OK, None).await, cookie)
}

async fn settings_page(app: &App, reader: &Reader, status: StatusCode, said: Option<String>) -> Response {
    let page = SettingsPage { frame: reader.frame(app).await, said, refused: !status.is_success() };
    (status, Html(galerne_pages::settings(&page))).into_response()
}

/// Any of the settings by name, and switches of pictures as `show-ID`. With `all`, a box that is not ticked is off; so is a switch that
/// was `offered`; with `back`, the reader returns there.
pub(crate) async fn set_settings(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let mut settings = reader.settings.clone();
    if fields.iter().any(|(name, _)| name == "all") {
        for name in ["confirm", "coordinates", "wakes", "text_board"] {
            set(&mut settings, name, "off");
        }
    }
    for (_, id) in fields.iter().filter(|(name, _)| name == "offered") {
        set(&mut settings, &format!("show-{id}"), "off");
    }
    for (name, value) in &fields {
        set(&mut settings, name, value);
    }
    with_cookie(Redirect::to(back(&fields)), settings_cookie(&app, &settings))
}

/// Where a form leads back to: only a path of ours, an address elsewhere would make this a door to anywhere.
fn back(fields: &[(String, String)]) -> &str {
    let back = fields.iter().find(|(name, _)| name == "back").map(|(_, value)| value.as_str());
    let back = back.filter(|back| {
        back.starts_with('/') && !back.starts_with("//") && !back.contains(|c: char| c == '\\' || c.is_control())
    });
    back.unwrap_or("/settings")
}

pub(crate) async fn set_name(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let (person, cookie) = reader.person_or_new(&app);
    let language = reader.language();
    let wished = fields.iter().find(|(name, _)| name == "name").map_or("", |(_, value)| value.as_str());
    let response = match app.not_too_long(wished).map(|()| app.clean_name(wished)) {
        Err(problem) => refused_settings(&app, &reader, problem).await,
        Ok(None) => {
            refused_settings(&app, &reader, Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-no-name")).await
        }
        Ok(Some(name)) => match take_name(&app, &person, name, language).await {
            Ok(()) => Redirect::to(back(&fields)).into_response(),
            Err(problem) => refused_settings(&app, &reader, problem).await,
        },
    };
    with_cookie(response, cookie)
}

/// Be known by that name, at the tables in play too.
async fn take_name(app: &App, person: &str, name: String, language: Language) -> Result<(), Problem> {
    let known = app.store.person(person.to_owned()).await?.map(|account| account.name);
    let name = app.name_of(person, Some(name), language).await?;
    app.rename_person(person, known, &name, language).await
}

async fn refused_settings(app: &App, reader: &Reader, problem: Problem) -> Response {
    settings_page(app, reader, problem.status, Some(problem.text(reader.language()))).await
}

/// Set a passphrase for the name one has.
pub(crate) async fn set_passphrase(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let language = reader.language();
    let done = async {
        let passphrase = passphrase(&app, &reader, &fields)?;
        let bad = |key: &'static str| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, key);
        let person = reader.person.clone().ok_or_else(|| bad("refused-no-name"))?;
        let known = app.store.person(person.clone()).await?.filter(|known| !known.name.is_empty());
        known.ok_or_else(|| bad("refused-no-name"))?;
        let _permit = app.hashing.acquire().await;
        let hash = tokio::task::spawn_blocking(move || secret::hash_passphrase(&passphrase)).await;
        let hash = hash.ok().flatten().ok_or_else(|| bad("refused-error"))?;
        app.store.set_passphrase(person, hash).await.map_err(|error| match error {
            StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "refused-name"),
            error => error.into(),
        })
    };
    match done.await {
        Ok(()) => settings_page(&app, &reader, StatusCode::OK, Some(texts::text(language, "passphrase-set"))).await,
        Err(problem) => refused_settings(&app, &reader, problem).await,
    }
}

/// The passphrase of a form, if it is long enough and not one try too many.
fn passphrase(app: &App, reader: &Reader, fields: &[(String, String)]) -> Result<String, Problem> {
    spend(app, &app.passphrases, &reader.address.to_string())?;
    let given = fields.iter().find(|(name, _)| name == "passphrase").map(|(_, value)| value.as_str());
    given
        .filter(|given| app.config.limits.passphrase_chars.contains(&given.chars().count()))
        .map(str::to_owned)
        .ok_or_else(|| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-passphrase-length"))
}

/// Be, on this device, the person with that name and passphrase.
pub(crate) async fn return_as(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let returned = async {
        let passphrase = passphrase(&app, &reader, &fields)?;
        let name = fields.iter().find(|(name, _)| name == "name").and_then(|(_, value)| app.clean_name(value));
        let name = name.unwrap_or_default();
        // Guesses for one name count together, wherever they come from and however it is written.
        spend(&app, &app.guesses, &likeness(&name))?;
        // Also where many servers are asked.
        let limits = &app.config.limits;
        let each = [
            (format!("name {}", likeness(&name)), limits.guess_credit),
            (format!("address {}", reader.address), 6 * limits.passphrase_credit),
        ];
        for (who, most) in each {
            if app.store.note_try(who).await? > most as usize {
                app.metrics.flooded.add(1);
                return Err(Problem::too_many(3600));
            }
        }
        let account = app.store.person_named(name).await?;
        let _permit = app.hashing.acquire().await;
        // Without an account there is still something to check, so that both answers take as long.
        let hash = account.as_ref().and_then(|account| account.passphrase.clone()).unwrap_or_else(|| {
            "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                .to_owned()
        });
        let right = tokio::task::spawn_blocking(move || secret::is_passphrase(&passphrase, &hash)).await;
        match account.filter(|_| right.unwrap_or(false)) {
            Some(account) => Ok(account.id),
            None => Err(Problem::new(StatusCode::FORBIDDEN, "refused-passphrase")),
        }
    };
    match returned.await {
        Ok(person) => with_cookie(Redirect::to("/"), identity_cookie(&app, &person)),
        Err(problem) => refused_settings(&app, &reader, problem).await,
    }
}

//! The pages of a table: as it stands, and its replay.

use crate::app::App;
use crate::body::Fields;
use crate::commands::{finish, seat_order, table_order, who};
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::problem::Problem;
use crate::tokens;
use crate::worked::worked;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use galerne_engine::{Seat, SeatSet, Turn};
use galerne_pages::model::{ReplayPage, TablePage};
use galerne_table::{Audience, PageMessage, Wants, Who};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct TableQuery {
    /// The token of a link.
    seat: Option<String>,
}

pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    reader: Reader,
) -> Response {
    let (person, cookie) = reader.person_or_new(&app);
    if let Some(token) = query.seat {
        let (task_app, task_id, language) = (app.clone(), id.clone(), reader.language());
        let seated = finish(async move {
            let mut host = task_app.table(&task_id).await?;
            let seat = tokens::seat_of_token(&task_app.key, &host, &token).map(|token| token.seat);
            let seated = Who { person: Some(person.clone()), token: None };
            // The link is meant for one use; opening it again is harmless.
            if seat.is_none() && !host.seats_of(&seated).is_empty() {
                return Ok(());
            }
            let seat = seat.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, "refused-token"))?;
            let name = task_app.name_of(&person, None, language).await?;
            let sat = host.seat_by_link(seat, &person, name).await;
            sat.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
            host.drive();
            Ok(())
        });
        let response = match seated.await {
            // Away with the token from the address bar.
            Ok(()) => Redirect::to(&format!("/table/{id}")).into_response(),
            Err(problem) => error(&app, &reader, problem).await,
        };
        return with_cookie(response, cookie);
    }
    let html = async {
        let frame = reader.frame(&app).await;
        let who = Who { person: reader.person.clone(), token: None };
        let (asking, wished) = (app.clone(), reader.audience(SeatSet::NONE));
        let page = app.with_table(&id, move |host| {
            let audience = host.audience_of(&who, &wished);
            let table = host.page_head(&who, &audience, |seat| tokens::seat_token(&asking.key, host, seat));
            galerne_pages::table(&TablePage { frame, table, view: host.view(&audience) })
        });
        Ok(page.await?)
    };
    let html: Result<String, Problem> = html.await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

/// What a table's buttons post where no script runs: `do` is `take N`, `bot N` or `leave N` for a seat, `look N` or `hide` at a device that
/// is shared, `rematch`, `luck`, `onward` or `leave`.
pub(crate) async fn by_hand(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    Fields(fields): Fields,
) -> Response {
    let said = fields.into_iter().find(|(name, _)| name == "do").map(|(_, value)| value).unwrap_or_default();
    let (person, cookie) = reader.person_or_new(&app);
    let (task_app, language) = (app.clone(), reader.language());
    let done = finish(async move {
        let mut host = task_app.table(&id).await?;
        let who = Who { person: Some(person), token: None };
        let odd = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message");
        let what = |word: &str| serde_json::from_value(word.into()).map_err(|_| odd());
        let next = match said.split_once(' ').unwrap_or((&said, "")) {
            ("hide", _) => {
                host.open_curtain(&who, None);
                None
            }
            ("look", seat) => {
                let seat = Seat(seat.parse().map_err(|_| odd())?);
                if !host.open_curtain(&who, Some(seat)) {
                    return Err(Problem::new(StatusCode::FORBIDDEN, "refused-seat"));
                }
                None
            }
            (word, seat) if !seat.is_empty() => {
                let seat = Seat(seat.parse().map_err(|_| odd())?);
                let order = seat_order(&task_app, &who, what(word)?, None, None, language).await?;
                let done = host.seat_order(&who, seat, order).await;
                done.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
                host.drive();
                None
            }
            _ => {
                let what = serde_json::from_value(said.clone().into()).map_err(|_| odd())?;
                table_order(&task_app, host, &who, what, language).await?
            }
        };
        Ok(next.unwrap_or(id))
    });
    let response = match done.await {
        Ok(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

#[derive(Deserialize)]
pub(crate) struct At {
    at: Option<usize>,
    /// A page that goes through the moments wants the regions of this one.
    #[serde(default)]
    regions: bool,
}

pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(At { at, regions }): Query<At>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    if regions {
        return moment(&app, &id, at.unwrap_or_default(), &reader).await;
    }
    let shown = async {
        let frame = reader.frame(&app).await;
        let who = who(&app, &*app.table(&id).await?, &reader)?;
        let (asking, wished) = (app.clone(), reader.audience(SeatSet::NONE));
        let shown = app.with_table(&id, move |host| {
            let audience = host.audience_of(&who, &wished);
            let viewer = host.replay_viewer(&audience);
            let (length, opening) = (host.table().steps(viewer), host.opening(viewer));
            // A finished game is looked at from its beginning on, one in play from where it stands.
            let usual = if host.table().turn() == Turn::Over { opening } else { length };
            let at = at.unwrap_or(usual).min(length);
            let table = host.page_head(&who, &audience, |seat| tokens::seat_token(&asking.key, host, seat));
            let stretches = host.stretches(viewer);
            ReplayPage { frame, table, at, length, opening, stretches, view: host.view_at(at, &audience) }
        });
        Ok(shown.await?)
    };
    let shown: Result<ReplayPage, Problem> = shown.await;
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match shown {
        Ok(shown) if accepts.starts_with("application/json") => axum::Json(shown).into_response(),
        shown => page(&app, &reader, shown.map(|shown| galerne_pages::replay(&shown))).await,
    }
}

/// The public view of a table as a picture: beside its line in a list, or to be sent to a friend. The address names the
/// version.
pub(crate) async fn picture(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let audience = reader.audience(SeatSet::NONE);
    let drawn = app.with_table(&id, move |host| host.picture_file(&audience)).await;
    match drawn
        .map_err(Problem::from)
        .and_then(|drawn| drawn.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page")))
    {
        Ok(svg) => {
            let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=3600")];
            (headers, svg).into_response()
        }
        Err(problem) => problem.into_json(reader.language()),
    }
}

/// The same with the game's name and how it ended, in the size that sites which show links ask for.
pub(crate) async fn share(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let audience = reader.audience(SeatSet::NONE);
    let made = async {
        let card = app.with_table(&id, move |host| host.share_card(&audience)).await?;
        let svg = card.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
        worked(move || galerne_render::render_png(&svg, 1.0).map_err(|error| Problem::bad_request(error.to_string())))
            .await
    };
    let made: Result<Vec<u8>, Problem> = made.await;
    match made {
        Ok(png) => {
            let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "private, max-age=60")];
            (headers, png).into_response()
        }
        Err(problem) => problem.into_json(reader.language()),
    }
}

/// One moment of a replay as the message that a page puts into its regions.
async fn moment(app: &App, id: &str, at: usize, reader: &Reader) -> Response {
    let shown = async {
        let who = who(app, &*app.table(id).await?, reader)?;
        let wished = Audience { wants: Wants::Regions, ..reader.audience(SeatSet::NONE) };
        Ok(app.with_table(id, move |host| host.page_at(at, &host.audience_of(&who, &wished))).await?)
    };
    let shown: Result<PageMessage, Problem> = shown.await;
    match shown {
        Ok(shown) => axum::Json(shown).into_response(),
        Err(problem) => problem.into_json(reader.language()),
    }
}

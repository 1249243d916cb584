//! Playing: what may be done, doing it, taking it back.

use super::answer::{ErrorBody, answer};
use crate::app::App;
use crate::body;
use crate::commands::{caller, count, finish, spend};
use crate::identity::Reader;
use crate::problem::Problem;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use galerne_catalog::Move;
use galerne_engine::{Seat, Turn};
use galerne_table::{OpenTable, Order, Who};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::{Duration, Instant};

#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Wait {
    /// Seconds to wait for a decision of the asker, or the end of the game; 0 for none.
    #[serde(default)]
    wait: u64,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Actions {
    v: usize,
    over: bool,
    /// The legal actions of the caller's seats; empty when another player is to move.
    actions: Vec<ActionBody>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ActionBody {
    seat: u8,
    id: usize,
    label: String,
    #[schema(value_type = Object)]
    action: Value,
    targets: Vec<String>,
}

/// The legal actions of the asker's seats.
#[utoipa::path(get, path = "/api/tables/{table}/actions", params(("table" = String, Path), Wait),
    responses((status = 200, body = Actions), (status = 401, body = ErrorBody)))]
pub(crate) async fn actions(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(wait): Query<Wait>,
    reader: Reader,
) -> Response {
    let language = reader.language();
    let until = Instant::now() + Duration::from_secs(wait.wait).min(app.config.limits.api_wait);
    let actions = async {
        loop {
            let (list, mut grown) = {
                let mut host = app.table(&table).await?;
                let who = caller(&app, &mut host, &reader)?;
                (list(&host, &who, language), host.grown.subscribe())
            };
            if !list.actions.is_empty() || list.over || app.is_closing() {
                return Ok(Json(list));
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || tokio::time::timeout(left, grown.changed()).await.is_err() {
                return Ok(Json(list));
            }
        }
    };
    answer(actions.await, language)
}

fn list(host: &OpenTable, who: &Who, language: Language) -> Actions {
    let (moment, mut actions) = (host.table().now(), Vec::new());
    let seats = host.seats_of(who);
    for seat in seats.iter().filter(|&seat| moment.turn().deciders().has(seat) && host.closed().is_none()) {
        actions.extend(moment.choices(seat).into_iter().map(|choice| ActionBody {
            seat: seat.0,
            id: choice.id,
            label: host.say(language, &choice.label),
            targets: choice.targets,
            action: choice.action,
        }));
    }
    Actions { v: host.version_of(who), over: moment.turn() == Turn::Over || host.closed().is_some(), actions }
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActBody {
    /// Needed only by those who play several seats.
    seat: Option<u8>,
    /// The number of the action …
    id: Option<usize>,
    /// … or its JSON.
    #[schema(value_type = Option<Object>)]
    action: Option<Value>,
    /// The version at which it was chosen; an older one is refused. Without it, the action is for now, whatever now is.
    v: Option<usize>,
    /// The sender's own id for this message: the same id is carried out once.
    client: Option<String>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// The version it led to; durable.
    v: usize,
}

/// Carry out an action.
#[utoipa::path(post, path = "/api/tables/{table}/act", params(("table" = String, Path)), request_body = ActBody,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
              (status = 422, body = ErrorBody)))]
pub(crate) async fn act(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
    body::Json(given): body::Json<ActBody>,
) -> Response {
    let language = reader.language();
    let order = given.and_then(|body| {
        let by = match (body.id, body.action) {
            (Some(id), None) => Move::Id(id),
            (None, Some(action)) => Move::Json(action),
            _ => return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-id-or-action")),
        };
        Ok((OrderOf::Act(body.seat, by), body.v, body.client))
    });
    answer(give(app, table, reader, order).await, language)
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChanceBody {
    /// Real dice, in the order they are wanted; at a table with real dice.
    dice: Option<Vec<u8>>,
    /// A listed outcome; at a table with real cards.
    #[schema(value_type = Option<Object>)]
    outcome: Option<Value>,
    /// The server throws.
    #[serde(default)]
    roll: bool,
    v: Option<usize>,
    client: Option<String>,
}

/// Draw the chance that is due, at a table where it does not come by itself.
#[utoipa::path(post, path = "/api/tables/{table}/chance", params(("table" = String, Path)), request_body = ChanceBody,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn chance(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
    body::Json(given): body::Json<ChanceBody>,
) -> Response {
    let language = reader.language();
    let order = given.and_then(|body| {
        let order = match (body.dice, body.outcome, body.roll) {
            (Some(dice), None, false) => Order::Dice(dice),
            (None, Some(outcome), false) => Order::Outcome(outcome),
            (None, None, true) => Order::Roll,
            _ => return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message")),
        };
        Ok((OrderOf::Plain(order), body.v, body.client))
    });
    answer(give(app, table, reader, order).await, language)
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoBody {
    seat: Option<u8>,
    v: Option<usize>,
    client: Option<String>,
}

/// Take back the seat's last action.
#[utoipa::path(post, path = "/api/tables/{table}/undo", params(("table" = String, Path)), request_body = UndoBody,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
    body::Json(given): body::Json<UndoBody>,
) -> Response {
    let language = reader.language();
    let order = given.map(|body| (OrderOf::Undo(body.seat), body.v, body.client));
    answer(give(app, table, reader, order).await, language)
}

/// An order whose seat may go without saying.
enum OrderOf {
    Act(Option<u8>, Move),
    Undo(Option<u8>),
    Plain(Order),
}

type Given = (OrderOf, Option<usize>, Option<String>);

async fn give(app: App, table: String, reader: Reader, given: Result<Given, Problem>) -> Result<Json<Done>, Problem> {
    let (order, v, client) = given?;
    if client.as_ref().is_some_and(|client| client.len() > app.config.limits.client_id_bytes) {
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message"));
    }
    let language = reader.language();
    finish(async move {
        let mut host = app.table(&table).await?;
        let who = caller(&app, &mut host, &reader)?;
        // Only now is it known whose credit it is: a token that was made up has none of its own.
        spend(&app, &app.actions, &reader.account(&table, &who))?;
        let mine = host.seats_of(&who);
        // With one seat, or one that is awaited, there is nothing to ask.
        let awaited = mine.iter().find(|&seat| host.table().turn().deciders().has(seat));
        let seat = |said: Option<u8>| {
            said.map(Seat)
                .or(awaited)
                .or_else(|| mine.lowest())
                .ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, "refused-seat"))
        };
        let order = match order {
            OrderOf::Act(said, by) => Order::Act { seat: seat(said)?, by },
            OrderOf::Undo(said) => Order::Undo { seat: seat(said)? },
            OrderOf::Plain(order) => order,
        };
        let done = host.order(&who, &order, v, client.as_deref()).await;
        host.drive();
        done.map(|v| Json(Done { v })).map_err(|not_done| {
            count(&app, &not_done);
            Problem::not_done(&host, not_done, language)
        })
    })
    .await
}

//! A table's steps as server-sent events: the same messages that a page's socket gets.

use super::answer::ErrorBody;
use crate::app::App;
use crate::commands::caller;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::socket::connection;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use galerne_engine::SeatSet;
use serde::Deserialize;
use std::convert::Infallible;
use tokio::sync::mpsc;

#[derive(Deserialize, utoipa::IntoParams)]
pub(crate) struct Since {
    /// The version that is known already; 0 for everything.
    #[serde(default)]
    since: usize,
    /// The mark `m` that was sent with it: what follows another history is sent anew.
    m: Option<String>,
}

/// Follow a table. Each event's data is one message of the protocol: `page` first or a `step`, then `step` or `v`.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path), Since),
    responses((status = 200, content_type = "text/event-stream"), (status = 401, body = ErrorBody)))]
pub(crate) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(since): Query<Since>,
    reader: Reader,
) -> Response {
    let language = reader.language();
    let limits = &app.config.limits;
    let who = match app.table(&table).await {
        Ok(mut host) => caller(&app, &mut host, &reader),
        Err(none) => Err(none.into()),
    };
    let who = match who {
        Ok(who) => who,
        Err(problem) => return problem.into_json(language),
    };
    let Some(taken) = app.room_for_socket(reader.address, &reader.account(&table, &who)) else {
        return Problem::too_many(30).into_json(language);
    };
    let (queue, outgoing) = mpsc::channel(limits.outgoing_queue);
    let connection = connection(who, reader.audience(SeatSet::NONE));
    let leave = Leave { app: app.clone(), table: table.clone(), id: connection.id, _taken: taken };
    app.metrics.sockets.add(1);
    let since = galerne_table::Since { version: since.since, seen: None, mark: since.m };
    if let Err(none) = app.with_table(&table, move |host| host.subscribe(connection, queue, &since)).await {
        return Problem::from(none).into_json(language);
    }
    let messages = stream::unfold((outgoing, leave), |(mut outgoing, leave)| async move {
        let message = tokio::select! {
            message = outgoing.recv() => message?,
            () = leave.app.until_closing() => return None,
        };
        Some((Ok::<_, Infallible>(Event::default().data(message.as_str())), (outgoing, leave)))
    });
    Sse::new(messages).keep_alive(KeepAlive::default()).into_response()
}

/// Parts from the table when the stream is dropped.
struct Leave {
    app: App,
    table: String,
    id: u64,
    _taken: [crate::rates::Taken; 2],
}

impl Drop for Leave {
    fn drop(&mut self) {
        self.app.metrics.sockets.sub(1);
        if let (Some(shared), id) = (self.app.tables.in_memory(&self.table), self.id)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { shared.lock().await.unsubscribe(id) });
        }
    }
}

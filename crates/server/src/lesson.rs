//! Lessons over HTTP: the page, and a socket for one learner.

use crate::app::App;
use crate::error_page::page;
use crate::identity::Reader;
use crate::messages::{bye, refused, to_frame, too_fast};
use crate::models::known;
use crate::problem::Problem;
use crate::socket::sized;
use crate::texts;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use galerne_engine::SeatSet;
use galerne_pages::model::LearnPage;
use galerne_table::{Audience, ClientMessage, Stand, Wants, Who, game_card};
use galerne_texts::Language;
use serde::Deserialize;
use std::time::{Duration, Instant};

#[derive(Debug, Deserialize)]
pub(crate) struct At {
    /// The step, from 0.
    #[serde(default)]
    at: usize,
    /// The language that the page is in.
    lang: Option<Language>,
}

/// `/learn/{game}?at=K`
pub(crate) async fn learn(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(At { at, .. }): Query<At>,
    reader: Reader,
) -> Response {
    let html = async {
        let game = known(&id)?;
        let frame = reader.frame(&app).await;
        let card = game_card(game, reader.language());
        let stand = Stand::open(game, at, reader.audience(SeatSet::NONE));
        let (lesson, table, view) =
            (stand.as_ref().map(Stand::card), stand.as_ref().map(Stand::head), stand.as_ref().map(Stand::view));
        Ok(galerne_pages::learn(&LearnPage { frame, game: card, lesson, table, view }))
    };
    page(&app, &reader, html.await).await
}

/// `/learn/{game}/ws?at=K`
pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(At { at, lang }): Query<At>,
    mut reader: Reader,
    upgrade: WebSocketUpgrade,
) -> Response {
    reader.settings.language = lang.unwrap_or(reader.settings.language);
    let language = reader.language();
    let limits = &app.config.limits;
    let stand = match known(&id) {
        Ok(game) => Stand::open(game, at, Audience { wants: Wants::Regions, ..reader.audience(SeatSet::NONE) }),
        Err(problem) => return problem.into_json(language),
    };
    let Some(stand) = stand else { return Problem::new(StatusCode::NOT_FOUND, "no-page").into_json(language) };
    // A lesson's table has neither owner nor tokens.
    let who = Who { person: reader.person.clone(), token: None };
    let account = reader.account("", &who);
    let Some(taken) = app.room_for_socket(reader.address, &account) else {
        return Problem::too_many(30).into_json(language);
    };
    sized(upgrade, limits).on_upgrade(move |socket| async move {
        app.metrics.sockets.add(1);
        Box::pin(teach(&app, socket, stand, &account)).await;
        app.metrics.sockets.sub(1);
        drop(taken);
    })
}

/// Answers until the learner goes away or the server does.
async fn teach(app: &App, mut socket: WebSocket, mut stand: Stand, account: &str) {
    let limits = &app.config.limits;
    let language = stand.language();
    let mut bad = 0;
    let first = to_frame(&stand.page());
    if socket.send(first).await.is_err() {
        return;
    }
    loop {
        let heard = tokio::select! {
            heard = tokio::time::timeout(limits.socket_idle, socket.recv()) => heard,
            () = app.until_closing() => {
                drop(socket.send(to_frame(&bye(language, "bye-restart", Some(1500)))).await);
                break;
            }
        };
        let text = match heard {
            Ok(Some(Ok(Frame::Text(text)))) => text,
            Ok(Some(Ok(Frame::Ping(_) | Frame::Pong(_)))) => continue,
            _ => break,
        };
        let message = serde_json::from_str::<ClientMessage>(&text).ok();
        let message = message.filter(|message| message.is_well_formed(limits.client_id_bytes, limits.sequence_actions));
        let answers = match message {
            Some(ClientMessage::Ping {}) => continue,
            Some(message) => match app.actions.spend_all(account, message.cost(), Instant::now()) {
                Ok(()) => stand.answer(&message),
                Err(wait) => {
                    app.metrics.flooded.add(1);
                    vec![too_fast(language, message.client(), wait)]
                }
            },
            None => {
                bad += 1;
                app.metrics.bad_messages.add(1);
                vec![refused(None, texts::text(language, "refused-message"), None, None)]
            }
        };
        for answer in answers {
            let sent = tokio::time::timeout(limits.socket_write, socket.send(to_frame(&answer))).await;
            if !matches!(sent, Ok(Ok(()))) {
                return;
            }
        }
        if bad > limits.bad_messages {
            break;
        }
    }
    let close = CloseFrame { code: close_code::AGAIN, reason: Utf8Bytes::from_static("lesson") };
    drop(tokio::time::timeout(Duration::from_secs(1), socket.send(Frame::Close(Some(close)))).await);
}

//! The socket of a page: each message is checked for its size and its rate, and carried out.

use crate::app::App;
use crate::commands::who;
use crate::execute::execute;
use crate::host::Host;
use crate::identity::Reader;
use crate::limits::Limits;
use crate::messages::{bye, refused, to_frame, too_fast};
use crate::problem::Problem;
use crate::rates::Rates;
use crate::texts;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _, stream::SplitSink};
use galerne_engine::SeatSet;
use galerne_table::{Audience, ClientMessage, Connection, ServerMessage, Wants, Who};
use galerne_texts::Language;
use serde::Deserialize;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::{time::Duration, time::Instant};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    /// The version that the page shows.
    #[serde(default)]
    v: usize,
    /// The mark of the history which that is the version of, as it was sent with it.
    m: Option<String>,
    /// The seats whose secrets it shows.
    seen: Option<String>,
    /// The language that the page is in: a browser may wish for another one in the handshake than in the request for the page.
    lang: Option<Language>,
    /// A switch of the picture that is the other way round while this page looks: a thing of the picture was touched that turns it.
    flip: Option<String>,
    /// A page wants its regions as HTML.
    #[serde(default)]
    regions: bool,
}

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// A connection with a number of its own.
pub(crate) fn connection(who: Who, wished: Audience) -> Connection {
    Connection::new(CONNECTIONS.fetch_add(1, Relaxed), who, wished)
}

pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(since): Query<Since>,
    mut reader: Reader,
    upgrade: WebSocketUpgrade,
) -> Response {
    reader.settings.language = since.lang.unwrap_or(reader.settings.language);
    let language = reader.language();
    let limits = &app.config.limits;
    let wants = if since.regions { Wants::Regions } else { Wants::Data };
    let wished = Audience { wants, ..reader.audience(SeatSet::NONE) };
    let (who, wished) = match app.table(&table).await {
        Err(none) => return Problem::from(none).into_json(language),
        Ok(host) => match who(&app, &host, &reader) {
            Err(problem) => return problem.into_json(language),
            Ok(who) => (who, since.flip.as_deref().map_or(wished.clone(), |flip| host.with_flipped(&wished, flip))),
        },
    };
    let account = reader.account(&table, &who);
    let Some(taken) = app.room_for_socket(reader.address, &account) else {
        return Problem::too_many(30).into_json(language);
    };
    sized(upgrade, limits).on_upgrade(move |socket| async move {
        app.metrics.sockets.add(1);
        let session = Session { app: app.clone(), table, who, account, wished, language };
        Box::pin(session.run(socket, since)).await;
        app.metrics.sockets.sub(1);
        drop(taken);
    })
}

/// Buffers and messages no larger than the limits say.
pub(crate) fn sized(upgrade: WebSocketUpgrade, limits: &Limits) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(limits.read_buffer_bytes)
        .write_buffer_size(limits.write_buffer_bytes)
        .max_write_buffer_size(limits.max_write_buffer_bytes)
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
}

/// One page's conversation.
struct Session {
    app: App,
    table: String,
    who: Who,
    account: String,
    /// How its reader looks; the seats are the table's to say.
    wished: Audience,
    language: Language,
}

type Out = SplitSink<WebSocket, Frame>;

/// Answers that take seconds to compute: moves, and the news of others, do not wait behind them.
type Thoughts = JoinSet<Option<ServerMessage>>;

/// More at once than a person asks; who asks for more waits for them, as for anything else.
const THOUGHTS: usize = 4;

impl Session {
    async fn run(self, socket: WebSocket, since: Since) {
        let limits = &self.app.config.limits;
        let (mut out, mut incoming) = socket.split();
        let (queue, mut outgoing) = mpsc::channel(limits.outgoing_queue);
        let connection = connection(self.who.clone(), self.wished.clone());
        let id = connection.id;
        let since = galerne_table::Since { version: since.v, seen: since.seen, mark: since.m };
        let subscribe = move |host: &mut Host| host.subscribe(connection, queue, &since);
        if self.app.with_table(&self.table, subscribe).await.is_err() {
            return;
        }
        let mut closing = Box::pin(self.app.until_closing());
        let (mut heard, mut bad) = (Instant::now(), 0);
        let mut thoughts = Thoughts::new();
        let mut tick = tokio::time::interval(Duration::from_secs(15));
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                message = outgoing.recv() => match message {
                    Some(message) => {
                        if !self.send(&mut out, Frame::Text(message)).await { break }
                    }
                    // The table has dropped the queue: this reader was too slow, or the table is gone.
                    None => {
                        self.app.metrics.cut_readers.add(1);
                        self.close(&mut out, close_code::AGAIN, "slow").await;
                        break;
                    }
                },
                frame = incoming.next() => {
                    heard = Instant::now();
                    let good = match frame {
                        Some(Ok(Frame::Text(text))) => match self.handle_frame(&text, &mut out, &mut thoughts).await {
                            Some(good) => good,
                            None => break,
                        },
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => true,
                        Some(Ok(Frame::Binary(_))) => {
                            self.app.metrics.bad_messages.add(1);
                            self.close(&mut out, close_code::UNSUPPORTED, "binary").await;
                            break;
                        }
                        Some(Err(_)) => {
                            self.app.metrics.bad_messages.add(1);
                            self.close(&mut out, close_code::SIZE, "size").await;
                            break;
                        }
                        Some(Ok(Frame::Close(_))) | None => break,
                    };
                    if !good {
                        bad += 1;
                        self.app.metrics.bad_messages.add(1);
                        if bad > limits.bad_messages {
                            self.close(&mut out, close_code::POLICY, "messages").await;
                            break;
                        }
                    }
                },
                Some(Ok(Some(answer))) = thoughts.join_next(), if !thoughts.is_empty() => {
                    if !self.send(&mut out, to_frame(&answer)).await { break }
                },
                _ = tick.tick() => {
                    if heard.elapsed() > limits.socket_idle {
                        self.close(&mut out, close_code::AWAY, "idle").await;
                        break;
                    }
                    if !self.send(&mut out, Frame::Ping(Default::default())).await { break }
                },
                () = &mut closing => {
                    self.send(&mut out, to_frame(&bye(self.language, "bye-restart", Some(1500)))).await;
                    self.close(&mut out, close_code::RESTART, "restart").await;
                    break;
                },
            }
        }
        if let Some(shared) = self.app.tables.in_memory(&self.table) {
            shared.lock().await.unsubscribe(id);
        }
    }

    async fn send(&self, out: &mut Out, frame: Frame) -> bool {
        let sent = tokio::time::timeout(self.app.config.limits.socket_write, out.send(frame)).await;
        if sent.is_err() {
            self.app.metrics.cut_readers.add(1);
        }
        matches!(sent, Ok(Ok(())))
    }

    async fn close(&self, out: &mut Out, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.send(out, Frame::Close(Some(frame))).await;
    }

    /// Answer one message, or begin to think about the answer: whether it was one, or `None` when the reader is gone.
    async fn handle_frame(&self, text: &str, out: &mut Out, thoughts: &mut Thoughts) -> Option<bool> {
        let not_understood = || refused(None, texts::text(self.language, "refused-message"), None, None);
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(ClientMessage::Ping {}) => return Some(true),
            Ok(message) => message,
            Err(_) => return self.send(out, to_frame(&not_understood())).await.then_some(false),
        };
        let limits = &self.app.config.limits;
        let client = message.client().to_owned();
        let answer = if !message.is_well_formed(limits.client_id_bytes, limits.sequence_actions) {
            Some(not_understood())
        } else if let Err(wait) = self.credit_of(&message).spend_all(&self.account, message.cost(), Instant::now()) {
            self.app.metrics.flooded.add(1);
            Some(too_fast(self.language, &client, wait))
        } else {
            // In a task of its own: what was begun is finished and sent even if the reader goes away.
            let (app, table, who, wished) =
                (self.app.clone(), self.table.clone(), self.who.clone(), self.wished.clone());
            let (account, language) = (self.account.clone(), self.language);
            let is_thought = matches!(message, ClientMessage::Hint { .. });
            let answer = tokio::spawn(async move { execute(&app, &table, &who, &account, message, &wished).await });
            let answer = async move {
                let failed = |_| refused(Some(&client), texts::text(language, "refused-error"), None, None);
                answer.await.unwrap_or_else(|error| Some(failed(error)))
            };
            if is_thought && thoughts.len() < THOUGHTS {
                thoughts.spawn(answer);
                return Some(true);
            }
            answer.await
        };
        match answer {
            Some(answer) => self.send(out, to_frame(&answer)).await.then_some(true),
            None => Some(true),
        }
    }

    /// Looking ahead has a credit of its own.
    fn credit_of(&self, message: &ClientMessage) -> &Rates {
        if message.looks_ahead() { &self.app.previews } else { &self.app.actions }
    }
}

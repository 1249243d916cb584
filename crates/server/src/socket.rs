//! The socket of a page: a closed list of messages, each checked for its size, its rate and its authority.

use crate::app::App;
use crate::identity::Reader;
use crate::lesson::LessonWhat;
use crate::limits::Limits;
use crate::live::act::{Named, Refused, Why};
use crate::live::errand::{Cut, Errand};
use crate::live::group::to_text;
use crate::live::{Answer, Eyes, Line, Order, SeatOrder, Who};
use crate::problem::Problem;
use crate::rates::Rates;
use crate::render::Overlay;
use crate::texts;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _, stream::SplitSink};
use galerne_engine::{Seat, SeatSet};
use galerne_texts::Language;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::{time::Duration, time::Instant};
use tokio::sync::mpsc;

/// What a page may say. Anything else is refused and counted.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "t", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Said {
    Act {
        client: String,
        v: usize,
        seat: u8,
        id: usize,
        /// Further actions of the same go, each for as long as nothing comes between.
        #[serde(default)]
        then: Vec<usize>,
    },
    /// Compose what the text says, by ordinary actions.
    Compose {
        client: String,
        v: usize,
        seat: u8,
        text: String,
    },
    Chance {
        client: String,
        v: usize,
        dice: Option<Vec<u8>>,
        outcome: Option<Value>,
        roll: Option<bool>,
    },
    Undo {
        client: String,
        v: usize,
        seat: u8,
    },
    Preview {
        client: String,
        seat: u8,
        id: usize,
        #[serde(default)]
        then: Vec<usize>,
    },
    /// Why a thing of the picture cannot be touched, after those that were touched before it.
    Why {
        client: String,
        seat: u8,
        #[serde(default)]
        picked: Vec<String>,
        thing: String,
    },
    Hint {
        client: String,
        seat: u8,
    },
    /// The device has been passed to the player of that seat, or put down.
    Look {
        client: String,
        seat: Option<u8>,
    },
    Seat {
        client: String,
        what: SeatWhat,
        seat: u8,
        name: Option<String>,
        bot: Option<String>,
    },
    Table {
        client: String,
        what: TableWhat,
    },
    /// Only at the table of a lesson.
    Lesson {
        client: String,
        what: LessonWhat,
    },
    Ping {},
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeatWhat {
    Take,
    Leave,
    Bot,
    Rename,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TableWhat {
    Rematch,
    Delete,
    Leave,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Since {
    /// The version that the page shows.
    #[serde(default)]
    v: usize,
    /// The seats whose secrets it shows.
    seen: Option<String>,
    /// The language that the page is in: a browser may wish for another one in the handshake than in the request for the page.
    lang: Option<Language>,
}

static LINES: AtomicU64 = AtomicU64::new(1);

pub(crate) fn line(who: Who, eyes: Eyes, queue: mpsc::Sender<Utf8Bytes>) -> Line {
    Line { id: LINES.fetch_add(1, Relaxed), who, eyes, queue, word: None }
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
    let who = match app.table(&table).await {
        Err(none) => return Problem::from(none).into_json(language),
        Ok(live) => match crate::api::who(&app, &live, &reader) {
            Err(problem) => return problem.into_json(language),
            Ok(who) => who,
        },
    };
    let account = reader.account(&table, &who);
    let Some(taken) = app.room_for_socket(reader.address, &account) else {
        return Problem::too_many(30).into_json(language);
    };
    sized(upgrade, limits).on_upgrade(move |socket| async move {
        app.metrics.sockets.add(1);
        let eyes = reader.eyes(SeatSet::NONE);
        let talk = Talk { app: app.clone(), table, who, account, eyes, language };
        Box::pin(talk.run(socket, since)).await;
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
struct Talk {
    app: App,
    table: String,
    who: Who,
    account: String,
    /// How its reader looks; the seats are the table's to say.
    eyes: Eyes,
    language: Language,
}

type Out = SplitSink<WebSocket, Frame>;

impl Talk {
    async fn run(self, socket: WebSocket, since: Since) {
        let limits = &self.app.config.limits;
        let (mut out, mut incoming) = socket.split();
        let (queue, mut outgoing) = mpsc::channel(limits.outgoing_queue);
        let line = line(self.who.clone(), self.eyes, queue);
        let id = line.id;
        let known = limits.clone();
        if self
            .app
            .look(&self.table, move |live| live.join(line, since.v, since.seen.as_deref(), &known))
            .await
            .is_err()
        {
            return;
        }
        let mut closing = Box::pin(self.app.until_closing());
        let (mut heard, mut bad) = (Instant::now(), 0);
        let mut tick = tokio::time::interval(Duration::from_secs(15));
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        loop {
            tokio::select! {
                message = outgoing.recv() => match message {
                    Some(message) => {
                        if !self.send(&mut out, Frame::Text(message)).await { break }
                    }
                    // The table has dropped the line: this reader was too slow, or the table is gone.
                    None => {
                        self.app.metrics.cut_readers.add(1);
                        self.close(&mut out, close_code::AGAIN, "slow").await;
                        break;
                    }
                },
                frame = incoming.next() => {
                    heard = Instant::now();
                    let good = match frame {
                        Some(Ok(Frame::Text(text))) => match self.hear(&text, &mut out).await {
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
                _ = tick.tick() => {
                    if heard.elapsed() > limits.socket_idle {
                        self.close(&mut out, close_code::AWAY, "idle").await;
                        break;
                    }
                    if !self.send(&mut out, Frame::Ping(Default::default())).await { break }
                },
                () = &mut closing => {
                    self.send(&mut out, Frame::Text(bye(self.language, "bye-restart", Some(1500)))).await;
                    self.close(&mut out, close_code::RESTART, "restart").await;
                    break;
                },
            }
        }
        if let Some(shared) = self.app.tables.in_memory(&self.table) {
            shared.lock().await.part(id);
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

    /// Hear one message and answer it: whether it was one, or `None` when the reader is gone.
    async fn hear(&self, text: &str, out: &mut Out) -> Option<bool> {
        let said = match serde_json::from_str::<Said>(text) {
            Ok(Said::Ping {}) => return Some(true),
            Ok(said) => said,
            Err(_) => {
                let answer =
                    json!({ "t": "refused", "client": null, "text": texts::text(self.language, "refused-message") });
                return self.send(out, Frame::Text(to_text(&answer))).await.then_some(false);
            }
        };
        let client = said.client().to_owned();
        let answer = if !said.is_well_formed(&self.app.config.limits) {
            self.refused(None, &texts::text(self.language, "refused-message"), None, None)
        } else if let Err(wait) = self.credit_of(&said).spend_all(&self.account, said.cost(), Instant::now()) {
            self.app.metrics.flooded.add(1);
            too_fast(self.language, &client, wait)
        } else {
            // In a task of its own: what was begun is finished and told even if the reader goes away meanwhile.
            let (app, table, who, eyes) = (self.app.clone(), self.table.clone(), self.who.clone(), self.eyes);
            let account = self.account.clone();
            let answer = tokio::spawn(async move { perform(&app, &table, &who, &account, said, eyes).await });
            answer.await.unwrap_or_else(|_| {
                self.refused(Some(&client), &texts::text(self.language, "refused-error"), None, None)
            })
        };
        self.send(out, Frame::Text(to_text(&answer))).await.then_some(true)
    }

    /// Looking ahead has a credit of its own.
    fn credit_of(&self, said: &Said) -> &Rates {
        if matches!(said, Said::Preview { .. } | Said::Why { .. }) { &self.app.previews } else { &self.app.actions }
    }

    fn refused(&self, client: Option<&str>, text: &str, rule: Option<&str>, v: Option<usize>) -> Value {
        refused(client, text, rule, v)
    }
}

pub(crate) fn refused(client: Option<&str>, text: &str, rule: Option<&str>, v: Option<usize>) -> Value {
    let mut answer = json!({ "t": "refused", "client": client, "text": text });
    if let Some(rule) = rule {
        answer["rule"] = rule.into();
    }
    if let Some(v) = v {
        answer["v"] = v.into();
    }
    answer
}

/// To somebody quicker than the credit grows: when the same message may come again.
pub(crate) fn too_fast(language: Language, client: &str, wait: Duration) -> Value {
    let mut answer = refused(Some(client), &texts::text(language, "refused-flood"), None, None);
    // One millisecond more than it takes: what is sent again at once must not be early by a rounding.
    answer["retry"] = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).saturating_add(1).into();
    answer
}

/// The last message of a socket.
pub(crate) fn bye(language: Language, key: &'static str, retry: Option<u64>) -> Utf8Bytes {
    to_text(&json!({ "t": "bye", "text": texts::text(language, key), "retry": retry }))
}

impl Said {
    /// Whether its client id may be one (a ping has none), and what it asks for in one go is not too much.
    pub(crate) fn is_well_formed(&self, limits: &Limits) -> bool {
        let named = matches!(self, Said::Ping {}) || (1..=limits.client_id_bytes).contains(&self.client().len());
        let then = match self {
            Said::Act { then, .. } | Said::Preview { then, .. } => then.len(),
            Said::Why { picked, .. } => picked.len(),
            _ => 0,
        };
        named && then < limits.errand_actions
    }

    /// What it takes of a player's credit: every action counts, however many come in one message.
    pub(crate) fn cost(&self) -> u32 {
        match self {
            Said::Act { then, .. } => u32::try_from(then.len()).unwrap_or(u32::MAX).saturating_add(1),
            // About as many actions as an army has kinds.
            Said::Compose { .. } => 8,
            _ => 1,
        }
    }

    pub(crate) fn client(&self) -> &str {
        match self {
            Said::Act { client, .. }
            | Said::Compose { client, .. }
            | Said::Chance { client, .. }
            | Said::Undo { client, .. }
            | Said::Preview { client, .. }
            | Said::Why { client, .. }
            | Said::Hint { client, .. }
            | Said::Look { client, .. }
            | Said::Seat { client, .. }
            | Said::Table { client, .. }
            | Said::Lesson { client, .. } => client,
            Said::Ping {} => "",
        }
    }
}

/// Carry out a message; the answer.
async fn perform(app: &App, table: &str, who: &Who, account: &str, said: Said, eyes: Eyes) -> Value {
    let language = eyes.language;
    let client = said.client().to_owned();
    let not_done = |problem: Problem, v: Option<usize>| {
        let text = problem.text(language);
        refused(Some(&client), &text, problem.rule.as_deref(), v)
    };
    // Looking ahead draws: that is not for this thread.
    if let Said::Preview { seat, id, then, .. } = said {
        let (seat, who) = (Seat(seat), who.clone());
        let looked = app.look(table, move |live| {
            let v = live.version_of(&who);
            let seen = match live.unseen(&who, seat) {
                Some(key) => Err(Refused::ours(Why::Authority, language, key)),
                None => live.preview(seat, id, &then, eyes),
            };
            (seen, v)
        });
        return match looked.await {
            Ok((Ok(Overlay { svg, text }), _)) => {
                json!({ "t": "preview", "client": client, "overlay": svg, "text": text })
            }
            Ok((Err(refused), v)) => not_done(refused.into(), Some(v)),
            Err(none) => not_done(none.into(), None),
        };
    }
    let mut live = match app.table(table).await {
        Ok(live) => live,
        Err(none) => return not_done(none.into(), None),
    };
    let v_now = live.version_of(who);
    let ack = |v: usize| json!({ "t": "ack", "v": v, "client": client });
    let unseen = |live: &crate::live::Live, seat: u8| {
        let key = live.unseen(who, Seat(seat))?;
        Some(refused(Some(&client), &texts::text(language, key), None, Some(v_now)))
    };
    let (order, version) = match said {
        Said::Act { v, seat, id, then, .. } if !then.is_empty() => {
            let errand = Errand { seat: Seat(seat), first: id, then };
            return run(app, table, &mut live, who, &errand, v, &client, language).await;
        }
        Said::Act { v, seat, id, .. } => (Order::Act { seat: Seat(seat), by: Named::Id(id) }, v),
        Said::Compose { v, seat, text, .. } => {
            let seat = Seat(seat);
            if let Some(refused) = unseen(&live, seat.0) {
                return refused;
            }
            // Composed already, when the message first came: the text now asks for nothing.
            if let Some(v) = live.has_heard(who, &client) {
                return ack(v);
            }
            let composed = live.table.now().compose(seat, &text);
            let ids = match composed {
                Ok(ids) => ids,
                Err(denial) => {
                    count(app, Why::Rules);
                    let text = live.say(language, denial.message());
                    return refused(Some(&client), &text, denial.rule().map(|rule| rule.0), Some(v_now));
                }
            };
            let Some((&first, then)) = ids.split_first() else { return ack(v_now) };
            let errand = Errand { seat, first, then: then.to_vec() };
            return run(app, table, &mut live, who, &errand, v, &client, language).await;
        }
        Said::Undo { v, seat, .. } => (Order::Undo { seat: Seat(seat) }, v),
        Said::Chance { v, dice, outcome, roll, .. } => match (dice, outcome, roll) {
            (Some(dice), None, None) => (Order::Dice(dice), v),
            (None, Some(outcome), None) => (Order::Outcome(outcome), v),
            (None, None, Some(true)) => (Order::Roll, v),
            _ => return refused(Some(&client), &texts::text(language, "refused-message"), None, Some(v_now)),
        },
        Said::Why { seat, picked, thing, .. } => {
            if let Some(refused) = unseen(&live, seat) {
                return refused;
            }
            return live.why_not(Seat(seat), &picked, &thing, &client, language);
        }
        Said::Hint { seat, .. } => {
            let seat = Seat(seat);
            if let Some(refused) = unseen(&live, seat.0) {
                return refused;
            }
            let hints = match crate::insight::hints(app, live, seat, account).await {
                Ok(hints) => hints,
                Err(problem) => return not_done(problem, Some(v_now)),
            };
            let said = match app.table(table).await {
                Ok(live) => crate::insight::in_words(|message| live.say(language, message), &hints, language),
                Err(_) => None,
            };
            let then: Vec<usize> =
                hints.first().map_or_else(Vec::new, |best| best.then.iter().map(|choice| choice.id).collect());
            return match said {
                Some((id, text)) => json!({ "t": "hint", "client": client, "ids": [id], "then": then, "text": text }),
                None => refused(Some(&client), &texts::text(language, "refused-no-hint"), None, Some(v_now)),
            };
        }
        Said::Look { seat, .. } => {
            return match live.look(who, seat.map(Seat)) {
                true => ack(live.version_of(who)),
                false => refused(Some(&client), &texts::text(language, "refused-seat"), None, Some(v_now)),
            };
        }
        Said::Seat { what, seat, name, bot, .. } => {
            if let Err(problem) = app.not_too_long(name.as_deref().unwrap_or_default()) {
                return not_done(problem, Some(live.version()));
            }
            let name = name.as_deref().and_then(|name| app.clean_name(name));
            let order = match seat_order(app, who, what, name, bot, language).await {
                Ok(order) => order,
                Err(problem) => return not_done(problem, Some(v_now)),
            };
            let outcome = live.seat_order(app, who, Seat(seat), order, language).await;
            drive(app, table, &mut live);
            return match outcome {
                Ok(()) => ack(live.version_of(who)),
                Err(refused) => not_done(refused.into(), Some(v_now)),
            };
        }
        Said::Table { what, .. } => {
            let v = v_now;
            return match table_order(app, live, who, what, language).await {
                Ok(rematch) => {
                    let mut answer = ack(v);
                    if let Some(rematch) = rematch {
                        answer["table"] = rematch.into();
                    }
                    answer
                }
                Err(problem) => not_done(problem, Some(v)),
            };
        }
        Said::Lesson { .. } => {
            return refused(Some(&client), &texts::text(language, "refused-message"), None, Some(v_now));
        }
        Said::Preview { .. } | Said::Ping {} => return Value::Null,
    };
    let answer = live.order(app, who, order, Some(version), Some(&client), language).await;
    drive(app, table, &mut live);
    answered(app, live.version_of(who), answer, None, &client)
}

/// Carry out several actions in one go; the answer says how far it went and why no farther.
#[allow(clippy::too_many_arguments, reason = "all of it is what a message says and who says it")]
async fn run(
    app: &App,
    table: &str,
    live: &mut crate::live::Live,
    who: &Who,
    errand: &Errand,
    version: usize,
    client: &str,
    language: Language,
) -> Value {
    let (answer, cut) = live.run_errand(app, who, errand, version, client, language).await;
    drive(app, table, live);
    answered(app, live.version_of(who), answer, cut, client)
}

fn answered(app: &App, v: usize, answer: Answer, cut: Option<Cut>, client: &str) -> Value {
    match answer {
        Answer::Done(v) => {
            let mut ack = json!({ "t": "ack", "v": v, "client": client });
            if let Some(Cut { text, rule }) = cut {
                ack["cut"] = json!({ "text": text, "rule": rule });
            }
            ack
        }
        Answer::Refused(why) => {
            count(app, why.why);
            refused(Some(client), &why.text, why.rule, Some(v))
        }
    }
}

/// Bots and dice may be due now.
pub(crate) fn drive(app: &App, table: &str, live: &mut crate::live::Live) {
    if let Some(shared) = app.tables.in_memory(table) {
        app.drive_locked(&shared, live);
    }
}

pub(crate) fn count(app: &App, why: Why) {
    match why {
        Why::Rules => app.metrics.refused.add(1),
        Why::Authority => app.metrics.unauthorised.add(1),
        Why::Stale => app.metrics.stale.add(1),
        Why::Closed | Why::Store => {}
    }
}

/// The order that a message about a seat means. Who sits down without a name is called by the name they are known by.
pub(crate) async fn seat_order(
    app: &App,
    who: &Who,
    what: SeatWhat,
    name: Option<String>,
    bot: Option<String>,
    language: Language,
) -> Result<SeatOrder, Problem> {
    Ok(match what {
        SeatWhat::Leave => SeatOrder::Leave,
        SeatWhat::Bot => SeatOrder::Bot { bot },
        SeatWhat::Rename => match name {
            Some(name) => {
                app.not_anothers(&name, who.person.as_deref().unwrap_or_default()).await?;
                SeatOrder::Rename { name }
            }
            None => return Err(Problem::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, "refused-no-name")),
        },
        SeatWhat::Take => {
            let person = who.person.clone().unwrap_or_default();
            let name = app.name_of(&person, name, language).await?;
            SeatOrder::Take { name }
        }
    })
}

/// Rematch, delete, leave; the id of the new table for a rematch.
pub(crate) async fn table_order(
    app: &App,
    mut live: tokio::sync::OwnedMutexGuard<crate::live::Live>,
    who: &Who,
    what: TableWhat,
    language: Language,
) -> Result<Option<String>, Problem> {
    let forbidden = |key: &'static str| Err(Problem::new(axum::http::StatusCode::FORBIDDEN, key));
    let mine = live.seats_of(who);
    match what {
        TableWhat::Rematch if mine.is_empty() && !live.is_owner(who) => forbidden("refused-seat"),
        TableWhat::Rematch if live.table.turn() != galerne_engine::Turn::Over => forbidden("refused-not-over"),
        TableWhat::Rematch => app.rematch(&mut live).await.map(Some),
        TableWhat::Delete if !live.may_delete(who) => forbidden("refused-owner"),
        TableWhat::Delete => {
            app.delete_table(live).await?;
            Ok(None)
        }
        TableWhat::Leave => {
            for seat in mine.iter() {
                live.seat_order(app, who, seat, SeatOrder::Leave, language).await?;
            }
            Ok(None)
        }
    }
}

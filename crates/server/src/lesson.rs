//! Lessons: a game once played, stopped where there is something to learn. Nothing is kept: where a learner stands travels with
//! the page (`?at=K`), and the record's beginning is replayed for every step.

use crate::app::App;
use crate::identity::Reader;
use crate::live::group::to_text;
use crate::live::{Eyes, Live, Who, load};
use crate::model::{ChanceMode, LearnPage, LessonStep, SeatKind, Status, TableHead, TableView};
use crate::problem::Problem;
use crate::site::{game_card, known, page};
use crate::socket::{Said, bye, refused, sized, too_fast};
use crate::store::{NewSeat, Saved, SavedSeat, StateRow, TableHeadRow};
use crate::texts;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use galerne_catalog::{AnyGame, Move};
use galerne_engine::{Lesson, Seat, SeatSet};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The learner has the first seat.
const LEARNER: Seat = Seat(0);

#[derive(Debug, Deserialize)]
pub(crate) struct At {
    /// The step, from 0.
    #[serde(default)]
    at: usize,
    /// The language that the page is in.
    lang: Option<Language>,
}

/// A lesson at one of its steps.
struct Stand {
    game: &'static dyn AnyGame,
    lesson: &'static Lesson,
    at: usize,
    live: Live,
    eyes: Eyes,
    /// The number of the action that is asked for, if one is.
    wanted: Option<usize>,
}

/// A message `page` of a lesson: the table, and the card above it.
#[derive(Serialize)]
struct Told<'a> {
    t: &'static str,
    #[serde(flatten)]
    view: &'a TableView,
    lesson: Value,
}

impl Stand {
    /// `None` if the game has no lesson, or one that these rules no longer play.
    fn open(game: &'static dyn AnyGame, at: usize, eyes: Eyes) -> Option<Stand> {
        let lesson = game.lesson()?;
        let at = at.min(lesson.steps.len().checked_sub(1)?);
        let step = lesson.steps[at];
        let record: Value = serde_json::from_str(lesson.record).ok()?;
        let entries = record.get("entries")?.as_array()?;
        let played = entries.iter().take(step.at).map(Value::to_string).collect();
        let live = load(saved(game, &record, played)).ok().filter(|live| live.closed.is_none())?;
        let wanted = match entries.get(step.at).and_then(|entry| entry.get("act")) {
            Some(action) if step.ask => Some(live.table.now().read(LEARNER, Move::Json(action)).ok()?.id),
            _ => None,
        };
        Some(Stand { game, lesson, at, live, eyes, wanted })
    }

    /// What the learner sees. Only what is asked for can be chosen from, but all that is legal can be tried.
    fn view(&self) -> TableView {
        let mut view = self.live.view(self.eyes);
        view.undo.clear();
        // A lesson asks for one thing at a time.
        view.choices.retain(|choice| choice.then.is_empty());
        view.composed.clear();
        view.chance = None;
        if self.wanted.is_none() {
            (view.choices, view.prompt) = (Vec::new(), None);
            let is_last = self.at + 1 == self.lesson.steps.len();
            view.waits = texts::text(self.eyes.language, if is_last { "lesson-end" } else { "lesson-reading" });
        }
        view
    }

    fn card(&self) -> LessonStep {
        let step = &self.lesson.steps[self.at];
        let words = self.game.lesson_card(self.eyes.language, step);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        LessonStep {
            at: count(self.at + 1),
            of: count(self.lesson.steps.len()),
            title: words.title,
            text: words.text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect(),
            rule: Some(step.rule.0.to_owned()),
            done: self.at + 1 == self.lesson.steps.len(),
            reading: !step.ask,
            things: self.wanted.and_then(|id| self.targets_of(id)).unwrap_or_default(),
        }
    }

    fn targets_of(&self, id: usize) -> Option<Vec<String>> {
        let choice = self.live.table.now().read(LEARNER, Move::Id(id)).ok()?;
        Some(choice.targets)
    }

    fn head(&self) -> TableHead {
        TableHead { game: game_card(self.game, self.eyes.language), ..TableHead::default() }
    }

    fn told(&self) -> Utf8Bytes {
        let game = game_card(self.game, self.eyes.language);
        let card = galerne_pages::lesson_card(&self.card(), &game, self.eyes.language);
        to_text(&Told { t: "page", view: &self.view(), lesson: json!({ "at": self.at, "card": card }) })
    }
}

/// The lesson's record as a table of nobody's.
fn saved(game: &'static dyn AnyGame, record: &Value, entries: Vec<String>) -> Saved {
    let names = record.get("names").and_then(Value::as_array).cloned().unwrap_or_default();
    let seat = |(index, name): (usize, &Value)| NewSeat {
        seat: SavedSeat {
            kind: if index == LEARNER.index() { SeatKind::Human } else { SeatKind::Bot },
            name: name.as_str().unwrap_or_default().to_owned(),
            bot: None,
            nonce: String::new(),
        },
        holders: Vec::new(),
    };
    let head = TableHeadRow {
        id: String::new(),
        game: game.id().to_owned(),
        rules: game.rules(),
        options: record.get("options").map(Value::to_string).unwrap_or_default(),
        start: record.get("start").map(Value::to_string),
        status: Status::Playing,
        chance: ChanceMode::Automatic,
        public: false,
        owner: String::new(),
        previous: None,
        next: None,
    };
    let seats = names.iter().enumerate().map(seat).collect();
    Saved { head, seats, entries, clients: Vec::new(), former: Vec::new(), state: StateRow::default(), snapshot: None }
}

fn eyes(reader: &Reader) -> Eyes {
    reader.eyes(SeatSet::one(LEARNER))
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
        let stand = Stand::open(game, at, eyes(&reader));
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
        Ok(game) => Stand::open(game, at, eyes(&reader)),
        Err(problem) => return problem.into_json(language),
    };
    let Some(stand) = stand else { return Problem::new(StatusCode::NOT_FOUND, "no-page").into_json(language) };
    // A lesson's table is nobody's, and has no tokens.
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
    let language = stand.eyes.language;
    let mut bad = 0;
    let first = Frame::Text(stand.told());
    if socket.send(first).await.is_err() {
        return;
    }
    loop {
        let heard = tokio::select! {
            heard = tokio::time::timeout(limits.socket_idle, socket.recv()) => heard,
            () = app.until_closing() => {
                drop(socket.send(Frame::Text(bye(language, "bye-restart", Some(1500)))).await);
                break;
            }
        };
        let text = match heard {
            Ok(Some(Ok(Frame::Text(text)))) => text,
            Ok(Some(Ok(Frame::Ping(_) | Frame::Pong(_)))) => continue,
            _ => break,
        };
        let said = serde_json::from_str::<Said>(&text).ok().filter(|said| said.is_well_formed(limits));
        let answers = match said {
            Some(Said::Ping {}) => continue,
            Some(said) => match app.actions.spend_all(account, said.cost(), Instant::now()) {
                Ok(()) => answer(&mut stand, &said),
                Err(wait) => {
                    app.metrics.flooded.add(1);
                    vec![to_text(&too_fast(language, said.client(), wait))]
                }
            },
            None => {
                bad += 1;
                app.metrics.bad_messages.add(1);
                vec![to_text(&refused(None, &texts::text(language, "refused-message"), None, None))]
            }
        };
        for answer in answers {
            let sent = tokio::time::timeout(limits.socket_write, socket.send(Frame::Text(answer))).await;
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

/// What a lesson says to a message.
fn answer(stand: &mut Stand, said: &Said) -> Vec<Utf8Bytes> {
    let language = stand.eyes.language;
    let step = stand.lesson.steps[stand.at];
    let client = said.client();
    let refuse = |text: String, rule: Option<&str>| vec![to_text(&refused(Some(client), &text, rule, None))];
    match said {
        Said::Act { seat, id, then, .. } if *seat == LEARNER.0 && stand.wanted == Some(*id) && then.is_empty() => {
            go(stand, stand.at + 1, client)
        }
        // Anything else is gently refused: the card says why.
        Said::Act { .. } if stand.wanted.is_some() => {
            refuse(stand.game.lesson_card(language, &step).hint, Some(step.rule.0))
        }
        Said::Lesson { what: LessonWhat::Next, .. } if stand.wanted.is_none() => go(stand, stand.at + 1, client),
        Said::Lesson { what: LessonWhat::Back, .. } => go(stand, stand.at.saturating_sub(1), client),
        Said::Preview { seat, id, .. } if *seat == LEARNER.0 => match stand.live.preview(LEARNER, *id, &[], stand.eyes)
        {
            Ok(overlay) => vec![to_text(
                &json!({ "t": "preview", "client": client, "overlay": overlay.svg, "text": overlay.text }),
            )],
            Err(why) => refuse(why.text, why.rule),
        },
        Said::Why { seat, picked, thing, .. } if *seat == LEARNER.0 => {
            vec![to_text(&stand.live.why_not(LEARNER, picked, thing, client, language))]
        }
        Said::Hint { .. } => match stand.wanted {
            Some(id) => {
                let text = stand.game.lesson_card(language, &step).hint;
                vec![to_text(&json!({ "t": "hint", "client": client, "ids": [id], "text": text }))]
            }
            None => refuse(texts::text(language, "lesson-reading"), None),
        },
        _ => refuse(texts::text(language, "refused-lesson"), None),
    }
}

fn go(stand: &mut Stand, at: usize, client: &str) -> Vec<Utf8Bytes> {
    let language = stand.eyes.language;
    match Stand::open(stand.game, at, stand.eyes) {
        Some(next) => *stand = next,
        None => return vec![to_text(&refused(Some(client), &texts::text(language, "refused-error"), None, None))],
    }
    let ack = json!({ "t": "ack", "v": stand.live.version_for(stand.eyes.viewer()), "client": client });
    vec![stand.told(), to_text(&ack)]
}

/// Which way a learner turns the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LessonWhat {
    Next,
    Back,
}

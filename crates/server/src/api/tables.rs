//! Tables: listing, opening, joining, looking, leaving.

use super::answer::{ErrorBody, answer};
use crate::app::App;
use crate::body;
use crate::commands::{caller, finish, seat_order, spend, spend_opening, table_order};
use crate::create::{SeatWish, Wish};
use crate::host::Host;
use crate::identity::Reader;
use crate::models;
use crate::problem::Problem;
use crate::{secret, tokens};
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::{OptionText, PresetText, SeenEvent, find, games as all_games};
use galerne_engine::{Seat, SeatSet, Turn, Viewer};
use galerne_pages::model::{ChanceMode, GameCard, SeatKind, Status, TableView};
use galerne_table::{OpenTable, SeatOrder, SeatWhat, TableWhat, Who, game_card};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Serialize)]
struct GameBody {
    #[serde(flatten)]
    card: GameCard,
    rules: u32,
    options: Vec<OptionText>,
    presets: Vec<PresetText>,
}

/// All games with their options, presets and bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Object>)))]
pub(crate) async fn games(reader: Reader) -> Response {
    let language = reader.language();
    let body = |game: &'static dyn galerne_catalog::AnyGame| GameBody {
        card: game_card(game, language),
        rules: game.rules(),
        options: game.options(language),
        presets: game.presets(language),
    };
    Json(all_games().map(body).collect::<Vec<_>>()).into_response()
}

/// Tables with a free seat, and those of the asker.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Object)))]
pub(crate) async fn list(State(app): State<App>, reader: Reader) -> Response {
    let lists = async {
        let (mine, open) = models::lists(&app, &reader).await?;
        Ok(Json(json!({ "mine": mine, "open": open })))
    };
    answer(lists.await, reader.language())
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenBody {
    game: String,
    /// Options by name; what is not named is as in the preset, or in the rulebook.
    #[serde(default)]
    options: Value,
    preset: Option<String>,
    seats: Vec<SeatBody>,
    /// How chance is drawn; `automatic` by default.
    #[serde(default)]
    chance: ChanceMode,
    /// Whether strangers are shown the table when a seat is free.
    #[serde(default)]
    public: bool,
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBody {
    #[serde(default)]
    name: String,
    /// `human` for the player who gets the token, `bot`, or `open` for any visitor.
    kind: SeatKind,
    bot: Option<String>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Opened {
    table: String,
    seats: Vec<SeatToken>,
    /// Authorises deletion of the table, as `Authorization: Bearer`; absent where the table belongs to a person's cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
}

impl Opened {
    fn of(app: &App, host: &OpenTable, seats: SeatSet) -> Opened {
        let owner = host.head().owner.is_empty().then(|| tokens::owner_token(&app.key, host.id()));
        let seats = seats.iter().map(|seat| seat_token(app, host, seat)).collect();
        Opened { table: host.id().to_owned(), seats, owner }
    }
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct SeatToken {
    seat: u8,
    kind: SeatKind,
    /// Shown as `Authorization: Bearer`; absent for bots.
    token: Option<String>,
    /// The path with which a person takes the seat in a browser.
    link: Option<String>,
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", request_body = OpenBody,
    responses((status = 201, body = Opened), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn open(State(app): State<App>, reader: Reader, body::Json(given): body::Json<OpenBody>) -> Response {
    let language = reader.language();
    let opened = async move {
        let body = given?;
        spend_opening(&app, &reader)?;
        let game = find(&body.game).map_err(|trouble| no_game(&trouble.0, language))?;
        let seat = |seat: SeatBody| SeatWish { kind: seat.kind, name: seat.name, bot: seat.bot, holder: None };
        let wish = Wish {
            options: body.options,
            preset: body.preset,
            words: Vec::new(),
            seats: body.seats.into_iter().map(seat).collect(),
            chance: body.chance,
            public: body.public,
            owner: reader.person.clone().unwrap_or_default(),
        };
        let table = app.create(game, wish, language).await?;
        let host = app.table(&table).await?;
        Ok((StatusCode::CREATED, Json(Opened::of(&app, &host, SeatSet::first(host.seats().len())))))
    };
    answer(finish(opened).await, language)
}

fn no_game(why: &galerne_engine::Message, language: Language) -> Problem {
    let said = all_games().next().map(|game| game.say(language, why)).unwrap_or_default();
    Problem { status: StatusCode::NOT_FOUND, ..Problem::bad_request(said) }
}

fn seat_token(app: &App, host: &OpenTable, seat: Seat) -> SeatToken {
    let kind = host.seats()[seat.index()].seat.kind;
    let token = (kind != SeatKind::Bot).then(|| tokens::seat_token(&app.key, host, seat));
    let link = token.as_ref().map(|token| format!("/table/{}?seat={token}", host.id()));
    SeatToken { seat: seat.0, kind, token, link }
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct State_ {
    table: String,
    game: String,
    status: Status,
    /// The seats that the asker plays.
    mine: Vec<u8>,
    /// What the game waits for.
    turn: TurnBody,
    #[serde(flatten)]
    view: TableView,
}

#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TurnBody {
    /// These seats owe a decision.
    Decide(Vec<u8>),
    /// Dice or cards, by the name of their source.
    Chance(String),
    Over,
}

pub(crate) fn turn(host: &OpenTable) -> TurnBody {
    match host.table().turn() {
        Turn::Over => TurnBody::Over,
        Turn::Chance(source) => {
            let name = host.table().game().sources().get(usize::from(source.0)).copied();
            TurnBody::Chance(name.unwrap_or_default().to_owned())
        }
        Turn::Decide(seats) => TurnBody::Decide(seats.iter().map(|seat| seat.0).collect()),
    }
}

/// The table as the asker may see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = State_), (status = 404, body = ErrorBody)))]
pub(crate) async fn state(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let state = async {
        let who = caller(&app, &mut *app.table(&table).await?, &reader)?;
        let wished = reader.audience(SeatSet::NONE);
        let seen = move |host: &mut Host| {
            let seats = host.seats_of(&who);
            State_ {
                table: host.id().to_owned(),
                game: host.head().game.clone(),
                status: host.status(),
                mine: seats.iter().map(|seat| seat.0).collect(),
                turn: turn(host),
                view: host.view(&host.audience_of(&who, &wished)),
            }
        };
        Ok(Json(app.with_table(&table, seen).await?))
    };
    answer(state.await, language)
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinBody {
    /// The first free seat unless said.
    seat: Option<u8>,
    #[serde(default)]
    name: String,
}

/// Sit down on a free seat; the token for it.
#[utoipa::path(post, path = "/api/tables/{table}/join", params(("table" = String, Path)), request_body = JoinBody,
    responses((status = 200, body = SeatToken), (status = 403, body = ErrorBody)))]
pub(crate) async fn join(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
    body::Json(given): body::Json<JoinBody>,
) -> Response {
    let language = reader.language();
    let joined = async move {
        let body = given?;
        let mut host = app.table(&table).await?;
        let is_open = |index: &usize| host.seats()[*index].seat.kind == SeatKind::Open;
        let free = (0..host.seats().len()).find(is_open).map(|index| index as u8);
        let taken = || Problem::new(StatusCode::FORBIDDEN, "refused-taken");
        let seat = Seat(body.seat.or(free).ok_or_else(taken)?);
        // A program has no cookie: it becomes a person of its own, identified by its token from then on.
        let person = reader.person.clone().unwrap_or_else(|| secret::random_name(20));
        let name = app.clean_name(&body.name).unwrap_or_else(|| (seat.0 + 1).to_string());
        app.not_anothers(&name, &person).await?;
        let who = Who { person: Some(person), token: None };
        let sat = host.seat_order(&who, seat, SeatOrder::Take { name }).await;
        sat.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
        host.drive();
        Ok(Json(seat_token(&app, &host, seat)))
    };
    answer(finish(joined).await, language)
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatChange {
    seat: u8,
    what: SeatWhat,
    name: Option<String>,
    bot: Option<String>,
}

/// Leave a seat, rename it, or hand it to a bot.
#[utoipa::path(post, path = "/api/tables/{table}/seat", params(("table" = String, Path)), request_body = SeatChange,
    responses((status = 204), (status = 403, body = ErrorBody)))]
pub(crate) async fn seat(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
    body::Json(given): body::Json<SeatChange>,
) -> Response {
    let language = reader.language();
    let changed = async move {
        let body = given?;
        let mut host = app.table(&table).await?;
        let who = caller(&app, &mut host, &reader)?;
        let name = body.name.as_deref().and_then(|name| app.clean_name(name));
        let order = seat_order(&app, &who, body.what, name, body.bot, language).await?;
        let done = host.seat_order(&who, Seat(body.seat), order).await;
        done.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
        host.drive();
        Ok(StatusCode::NO_CONTENT)
    };
    answer(finish(changed).await, language)
}

/// The same players at a new table, once the game is over.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = String, Path)),
    responses((status = 200, body = Opened), (status = 403, body = ErrorBody)))]
pub(crate) async fn rematch(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let opened = async move {
        spend_opening(&app, &reader)?;
        let mut host = app.table(&table).await?;
        let who = caller(&app, &mut host, &reader)?;
        let mine = host.seats_of(&who);
        let next = table_order(&app, host, &who, TableWhat::Rematch, language).await?.unwrap_or_default();
        let host = app.table(&next).await?;
        Ok(Json(Opened::of(&app, &host, mine)))
    };
    answer(finish(opened).await, language)
}

/// Remove the table for good; only who made it may, by cookie or by the token `owner`.
#[utoipa::path(delete, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody)))]
pub(crate) async fn delete(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let deleted = async move {
        let mut host = app.table(&table).await?;
        if reader.bearer.as_deref().is_some_and(|token| tokens::is_owner_token(&app.key, &table, token)) {
            app.tables.delete(host).await?;
            return Ok(StatusCode::NO_CONTENT);
        }
        let who = caller(&app, &mut host, &reader)?;
        table_order(&app, host, &who, TableWhat::Delete, language).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    answer(finish(deleted).await, language)
}

/// The record: complete when the game is over or every seat is the asker's; before that its head and the public events.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody)))]
pub(crate) async fn record(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let record = async {
        let mut host = app.table(&table).await?;
        let who = caller(&app, &mut host, &reader)?;
        // Who shares a device with others sees their secrets no sooner in a file than on the page (TA-1.3).
        let all = host.viewer_of(&who).0.len() == host.seats().len();
        let text = if host.table().turn() == Turn::Over || (all && host.closed().is_none()) {
            host.table().record()
        } else {
            let body = json!({
                "format": "galerne-public-events", "game": host.head().game, "rules": host.head().rules,
                "options": host.table().options(), "names": host.table().names(),
                "version": host.version_for(Viewer::SPECTATOR), "events": public_events(&host),
            });
            body.to_string()
        };
        let name = format!("attachment; filename=\"{}-{}.json\"", host.head().game, host.id());
        let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
        Ok((headers, text))
    };
    answer(record.await, language)
}

/// Public information, with versions numbered for the public viewer: gaps in the numbers would reveal how much is
/// hidden.
fn public_events(host: &OpenTable) -> Vec<SeenEvent> {
    let spectator = Viewer::SPECTATOR;
    let mut told = host.table().now().events(0, spectator);
    let (mut steps, mut entry) = (0, 0);
    for (index, event) in told.iter_mut().enumerate() {
        while entry < event.entry {
            steps += usize::from(host.table().noticed(entry).by(spectator));
            entry += 1;
        }
        (event.index, event.entry) = (index, steps);
    }
    told
}

/// What players note along the way (the carnet of Windwalkers), as comma-separated values.
#[utoipa::path(get, path = "/api/tables/{table}/notebook", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = ErrorBody)))]
pub(crate) async fn notebook(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let notebook = async {
        let mut host = app.table(&table).await?;
        let who = caller(&app, &mut host, &reader)?;
        let viewer = host.viewer_of(&who);
        let text = host.table().notebook(viewer).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
        let name = format!("attachment; filename=\"{}-{}.csv\"", host.head().game, host.id());
        let headers =
            [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
        Ok((headers, text))
    };
    answer(notebook.await, language)
}

/// Send a record in; it becomes a table that can be looked at and, if it is not over, played on.
#[utoipa::path(post, path = "/api/records", request_body(content = Object, description = "A record file"),
    responses((status = 201, body = Opened), (status = 422, body = ErrorBody)))]
pub(crate) async fn import(State(app): State<App>, reader: Reader, request: Request) -> Response {
    let language = reader.language();
    let imported = async move {
        spend_opening(&app, &reader)?;
        spend(&app, &app.imports, &reader.address.to_string())?;
        let bytes = body::whole(&app, request, app.config.limits.record_bytes).await?;
        let text = String::from_utf8(bytes.into());
        let text = text.map_err(|_| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-not-text"))?;
        let table = app.import(text, reader.person.clone().unwrap_or_default(), language).await?;
        let host = app.table(&table).await?;
        Ok((StatusCode::CREATED, Json(Opened::of(&app, &host, SeatSet::first(host.seats().len())))))
    };
    answer(finish(imported).await, language)
}

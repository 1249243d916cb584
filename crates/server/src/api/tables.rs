//! Tables: listing, opening, joining, looking, leaving.

use super::{ErrorBody, answer, caller, finish};
use crate::app::App;
use crate::body;
use crate::create::{SeatWish, Wish};
use crate::identity::Reader;
use crate::live::{Live, SeatOrder, Who};
use crate::model::{ChanceMode, Invitation, SeatKind, Status, TableHead, TableView};
use crate::problem::Problem;
use crate::rates::Rates;
use crate::socket::{SeatWhat, TableWhat, seat_order, table_order};
use crate::store::NewSeat;
use crate::{site, texts};
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::{OptionText, PresetText, Told, find, games as all_games};
use galerne_engine::{Seat, SeatSet, Turn, Viewer};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Instant;

#[derive(Serialize)]
struct GameBody {
    #[serde(flatten)]
    card: crate::model::GameCard,
    rules: u32,
    options: Vec<OptionText>,
    presets: Vec<PresetText>,
}

/// All games with their options, presets and bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Object>)))]
pub(crate) async fn games(reader: Reader) -> Response {
    let language = reader.language();
    let body = |game: &'static dyn galerne_catalog::AnyGame| GameBody {
        card: site::game_card(game, language),
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
        let (mine, open) = site::lists(&app, &reader).await?;
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
    /// How chance speaks; `automatic` unless said.
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
    /// `human` for whoever gets the token, `bot`, or `open` for whoever comes.
    kind: SeatKind,
    bot: Option<String>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Opened {
    table: String,
    seats: Vec<SeatToken>,
    /// Whoever shows it as `Authorization: Bearer` may delete the table; absent where the table belongs to a person's cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
}

impl Opened {
    fn of(app: &App, live: &Live, seats: SeatSet) -> Opened {
        let owner = live.head.owner.is_empty().then(|| owner_token(app, live.id()));
        let seats = seats.iter().map(|seat| seat_token(app, live, seat)).collect();
        Opened { table: live.id().to_owned(), seats, owner }
    }
}

/// What the opener of a table without a cookie can show for it, even where only bots sit there.
fn owner_token(app: &App, table: &str) -> String {
    format!("owner-{}", app.key.sign(&["owner", table]))
}

fn is_owner_token(app: &App, table: &str, token: &str) -> bool {
    token.strip_prefix("owner-").is_some_and(|signature| app.key.is_signed(&["owner", table], signature))
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
        let live = app.table(&table).await?;
        Ok((StatusCode::CREATED, Json(Opened::of(&app, &live, SeatSet::first(live.seats.len())))))
    };
    answer(finish(opened).await, language)
}

pub(crate) fn spend_opening(app: &App, reader: &Reader) -> Result<(), Problem> {
    let address = reader.address.to_string();
    spend(app, &app.openings, &address)?;
    spend(app, &app.openings_a_day, &address)
}

fn spend(app: &App, rates: &Rates, account: &str) -> Result<(), Problem> {
    rates.spend(account, Instant::now()).map_err(|wait| {
        app.metrics.flooded.add(1);
        Problem::too_many(wait)
    })
}

fn no_game(why: &galerne_engine::Message, language: Language) -> Problem {
    let said = all_games().next().map(|game| game.say(language, why)).unwrap_or_default();
    Problem { status: StatusCode::NOT_FOUND, ..Problem::bad_request(said) }
}

fn seat_token(app: &App, live: &Live, seat: Seat) -> SeatToken {
    let kind = live.seats[seat.index()].seat.kind;
    let token = (kind != SeatKind::Bot).then(|| live.token(app, seat));
    let link = token.as_ref().map(|token| format!("/table/{}?seat={token}", live.id()));
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

pub(crate) fn turn(live: &Live) -> TurnBody {
    match live.table.turn() {
        Turn::Over => TurnBody::Over,
        Turn::Chance(source) => {
            let name = live.table.game().sources().get(usize::from(source.0)).copied();
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
        let (who, eyes) = (caller(&app, &mut *app.table(&table).await?, &reader)?, reader.eyes(SeatSet::NONE));
        let seen = move |live: &mut Live| {
            let seats = live.seats_of(&who);
            State_ {
                table: live.id().to_owned(),
                game: live.head.game.clone(),
                status: status(live),
                mine: seats.iter().map(|seat| seat.0).collect(),
                turn: turn(live),
                view: live.view(live.eyes_of(&who, eyes)),
            }
        };
        Ok(Json(app.look(&table, seen).await?))
    };
    answer(state.await, language)
}

pub(crate) fn status(live: &Live) -> Status {
    if live.closed.is_some() { Status::Closed } else { live.head.status }
}

/// The head of a table's page.
pub(crate) fn head(app: &App, live: &Live, who: &Who, language: Language) -> TableHead {
    let owner = live.is_owner(who);
    let invitation = |index: usize| {
        let seat = &live.seats[index];
        let link = format!("/table/{}?seat={}", live.id(), live.token(app, Seat(index as u8)));
        Invitation { seat: index as u8, link, taken: !seat.holders.is_empty() }
    };
    // Not for a seat that another person holds: its token would show what that person sees.
    let is_inviting = |index: &usize| {
        let NewSeat { seat, holders } = &live.seats[*index];
        let is_mine = who.person.as_ref().is_some_and(|person| holders.contains(person));
        seat.kind != SeatKind::Bot && (holders.is_empty() || is_mine)
    };
    let game = live.table.game();
    let options = live.table.options();
    let differs = |option: &OptionText| options.get(option.name).is_some_and(|value| *value != option.default);
    let in_words = |option: OptionText| {
        let value = &options[option.name];
        let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let word = match value {
            Value::Bool(true) => texts::text(language, "yes"),
            Value::Bool(false) => texts::text(language, "no"),
            _ => option.values.iter().find(|(name, _)| *name == word).map_or(word, |(_, title)| title.clone()),
        };
        (option.title, word)
    };
    TableHead {
        id: live.id().to_owned(),
        game: site::game_card(game, language),
        options: game.options(language).into_iter().filter(differs).map(in_words).collect(),
        chance: live.head.chance,
        status: status(live),
        closed: live.closed_text(language),
        owner,
        invitations: if owner {
            (0..live.seats.len()).filter(is_inviting).map(invitation).collect()
        } else {
            Vec::new()
        },
        previous: live.head.previous.clone(),
        next: live.head.next.clone(),
        shelf: live.table.game().shelf_title(language),
        shelf_words: game.shelf_words(language).into_iter().map(|(word, name)| (word.to_owned(), name)).collect(),
        notebook: live.table.notebook(Viewer::SPECTATOR).is_some(),
    }
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
        let mut live = app.table(&table).await?;
        let is_open = |index: &usize| live.seats[*index].seat.kind == SeatKind::Open;
        let free = (0..live.seats.len()).find(is_open).map(|index| index as u8);
        let taken = || Problem::new(StatusCode::FORBIDDEN, "refused-taken");
        let seat = Seat(body.seat.or(free).ok_or_else(taken)?);
        // A program is nobody's cookie: it sits down as a person of its own, and shows its token from then on.
        let person = reader.person.clone().unwrap_or_else(|| crate::secret::random_name(20));
        let name = app.clean_name(&body.name).unwrap_or_else(|| (seat.0 + 1).to_string());
        app.not_anothers(&name, &person).await?;
        let who = Who { person: Some(person), token: None };
        live.seat_order(&app, &who, seat, SeatOrder::Take { name }, language).await?;
        crate::socket::drive(&app, &table, &mut live);
        Ok(Json(seat_token(&app, &live, seat)))
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
        let mut live = app.table(&table).await?;
        let who = caller(&app, &mut live, &reader)?;
        let name = body.name.as_deref().and_then(|name| app.clean_name(name));
        let order = seat_order(&app, &who, body.what, name, body.bot, language).await?;
        live.seat_order(&app, &who, Seat(body.seat), order, language).await?;
        crate::socket::drive(&app, &table, &mut live);
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
        let mut live = app.table(&table).await?;
        let who = caller(&app, &mut live, &reader)?;
        let mine = live.seats_of(&who);
        let next = table_order(&app, live, &who, TableWhat::Rematch, language).await?.unwrap_or_default();
        let live = app.table(&next).await?;
        Ok(Json(Opened::of(&app, &live, mine)))
    };
    answer(finish(opened).await, language)
}

/// Remove the table for good; only who made it may, by cookie or by the token `owner`.
#[utoipa::path(delete, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 204), (status = 403, body = ErrorBody)))]
pub(crate) async fn delete(State(app): State<App>, Path(table): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let deleted = async move {
        let mut live = app.table(&table).await?;
        if reader.bearer.as_deref().is_some_and(|token| is_owner_token(&app, &table, token)) {
            app.delete_table(live).await?;
            return Ok(StatusCode::NO_CONTENT);
        }
        let who = caller(&app, &mut live, &reader)?;
        table_order(&app, live, &who, TableWhat::Delete, language).await?;
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
        let mut live = app.table(&table).await?;
        let who = caller(&app, &mut live, &reader)?;
        // Who shares a device with others sees their secrets no sooner in a file than on the page (TA-1.3).
        let all = live.viewer_of(&who).0.len() == live.seats.len();
        let text = if live.table.turn() == Turn::Over || (all && live.closed.is_none()) {
            live.table.record()
        } else {
            let body = json!({
                "format": "galerne-public-events", "game": live.head.game, "rules": live.head.rules,
                "options": live.table.options(), "names": live.table.names(),
                "version": live.version_for(Viewer::SPECTATOR), "events": public_events(&live),
            });
            body.to_string()
        };
        let name = format!("attachment; filename=\"{}-{}.json\"", live.head.game, live.id());
        let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
        Ok((headers, text))
    };
    answer(record.await, language)
}

/// What everybody may know, numbered as everybody may count it: numbers that leave out what is hidden would tell how much that is.
fn public_events(live: &Live) -> Vec<Told> {
    let spectator = Viewer::SPECTATOR;
    let mut told = live.table.now().events(0, spectator);
    let (mut steps, mut entry) = (0, 0);
    for (index, event) in told.iter_mut().enumerate() {
        while entry < event.entry {
            steps += usize::from(live.table.noticed(entry).by(spectator));
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
        let mut live = app.table(&table).await?;
        let who = caller(&app, &mut live, &reader)?;
        let viewer = live.eyes_of(&who, reader.eyes(SeatSet::NONE)).viewer();
        let text = live.table.notebook(viewer).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
        let name = format!("attachment; filename=\"{}-{}.csv\"", live.head.game, live.id());
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
        let live = app.table(&table).await?;
        Ok((StatusCode::CREATED, Json(Opened::of(&app, &live, SeatSet::first(live.seats.len())))))
    };
    answer(finish(imported).await, language)
}

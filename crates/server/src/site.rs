//! The pages: models filled, HTML made of them by `galerne-pages`.

use crate::api::{finish, head, who};
use crate::app::App;
use crate::body::Fields;
use crate::create::{SeatWish, Wish};
use crate::identity::{Reader, identity_cookie, set, settings_cookie, with_cookie};
use crate::live::Who;
use crate::model::{
    ErrorPage, GameCard, GamePage, HomePage, OptionKind, OptionModel, PresetModel, ProgramsPage, ReplayPage, RulesPage,
    SeatCard, SeatKind, SettingsPage, TableCard, TablePage,
};
use crate::problem::Problem;
use crate::socket::{seat_order, table_order};
use crate::store::{Listed, StoreError};
use crate::{secret, texts};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use galerne_catalog::{AnyGame, OptionText, PresetText, find, games};
use galerne_engine::{Kind, Seat, SeatSet};
use galerne_texts::Language;
use serde::Deserialize;
use std::time::{Duration, Instant};

pub(crate) fn game_card(game: &dyn AnyGame, language: Language) -> GameCard {
    GameCard {
        id: game.id().to_owned(),
        title: game.title(language),
        tagline: game.tagline(language),
        example: game.is_example(),
        fewest: *game.seats().start(),
        most: *game.seats().end(),
        bots: game.bots().iter().map(|&bot| bot.to_owned()).collect(),
        unbuilt: false,
    }
}

pub(crate) fn option_model(option: OptionText) -> OptionModel {
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let kind = match option.kind {
        Kind::Flag => OptionKind::Flag,
        Kind::Choice(among) => OptionKind::Choice { among: words(among) },
        Kind::Among(numbers) => {
            OptionKind::Number { among: numbers.iter().map(|&number| number.into()).collect(), min: None, max: None }
        }
        Kind::Number { min, max } => {
            OptionKind::Number { among: Vec::new(), min: Some(min.into()), max: Some(max.into()) }
        }
        Kind::Json => OptionKind::Json,
    };
    OptionModel {
        name: option.name.to_owned(),
        kind,
        rule: option.rule.0.to_owned(),
        default: option.default,
        title: option.title,
        help: option.help,
        values: option.values.into_iter().map(|(name, title)| (name.to_owned(), title)).collect(),
    }
}

pub(crate) fn preset_model(preset: PresetText) -> PresetModel {
    let set = preset.set.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    PresetModel { id: preset.id.to_owned(), title: preset.title, set }
}

/// The reader's tables and those with a free seat.
pub(crate) async fn lists(app: &App, reader: &Reader) -> Result<(Vec<TableCard>, Vec<TableCard>), Problem> {
    let most = app.config.limits.list_length;
    let person = reader.person.clone().unwrap_or_default();
    let mine = match person.as_str() {
        "" => Vec::new(),
        _ => app.store.tables_of(person.clone(), most).await?,
    };
    let open = app.store.open_tables(person, most).await?;
    let card = |listed: Listed| table_card(reader, listed);
    let mut mine: Vec<_> = mine.into_iter().filter_map(card).collect();
    mine.sort_by_key(|card| card.awaits_me != Some(true));
    Ok((mine, open.into_iter().filter_map(card).collect()))
}

fn table_card(reader: &Reader, listed: Listed) -> Option<TableCard> {
    let game = game_card(find(&listed.head.game).ok()?, reader.language());
    let is_mine = |holders: &[String]| reader.person.as_ref().is_some_and(|person| holders.contains(person));
    let awaited = listed.state.awaited;
    let is_awaited = |index: usize| awaited.is_some_and(|awaited| awaited.has(Seat(index as u8)));
    let mut people = listed.seats.iter().enumerate().filter(|(_, seat)| seat.seat.kind == SeatKind::Human);
    let awaits_me = people.any(|(index, seat)| is_awaited(index) && is_mine(&seat.holders));
    let result = listed.state.result.and_then(|result| serde_json::from_str(&result).ok()).unwrap_or_default();
    let seats = listed.seats.iter().enumerate().map(|(index, seat)| SeatCard {
        seat: index as u8,
        name: if seat.seat.kind == SeatKind::Open { String::new() } else { seat.seat.name.clone() },
        kind: seat.seat.kind,
        mine: is_mine(&seat.holders),
        awaited: is_awaited(index),
    });
    Some(TableCard {
        id: listed.head.id,
        game,
        seats: seats.collect(),
        status: listed.head.status,
        awaits_me: awaited.map(|_| awaits_me),
        result,
        idle_seconds: u64::try_from(crate::store::now() - listed.moved).unwrap_or(0),
        version: listed.state.version,
    })
}

pub(crate) async fn page(app: &App, reader: &Reader, html: Result<String, Problem>) -> Response {
    match html {
        Ok(html) => Html(html).into_response(),
        Err(problem) => error(app, reader, problem).await,
    }
}

pub(crate) async fn error(app: &App, reader: &Reader, problem: Problem) -> Response {
    let text = problem.text(reader.language());
    let page = ErrorPage { frame: reader.frame(app).await, status: problem.status.as_u16(), text };
    (problem.status, Html(galerne_pages::error(&page))).into_response()
}

pub(crate) async fn nowhere(State(app): State<App>, reader: Reader, uri: Uri) -> Response {
    let problem = Problem::new(StatusCode::NOT_FOUND, "no-page");
    if uri.path().starts_with("/api/") {
        problem.into_json(reader.language())
    } else {
        error(&app, &reader, problem).await
    }
}

pub(crate) async fn home(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = async {
        let (mine, open) = lists(&app, &reader).await?;
        let games = games().map(|game| game_card(game, reader.language())).collect();
        Ok(galerne_pages::home(&HomePage { frame: reader.frame(&app).await, games, mine, open }))
    };
    with_cookie(page(&app, &reader, html.await).await, cookie)
}

pub(crate) fn known(game: &str) -> Result<&'static dyn AnyGame, Problem> {
    find(game).map_err(|_| Problem::new(StatusCode::NOT_FOUND, "no-such-game"))
}

pub(crate) async fn game(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = game_page(&app, &reader, &id, None).await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

async fn game_page(app: &App, reader: &Reader, id: &str, refused: Option<String>) -> Result<String, Problem> {
    let game = known(id)?;
    let (mut mine, mut open) = lists(app, reader).await?;
    mine.retain(|card| card.game.id == game.id());
    open.retain(|card| card.game.id == game.id());
    let language = reader.language();
    Ok(galerne_pages::game(&GamePage {
        frame: reader.frame(app).await,
        game: game_card(game, language),
        options: game.options(language).into_iter().map(option_model).collect(),
        presets: game.presets(language).into_iter().map(preset_model).collect(),
        printables: Vec::new(),
        usual_seats: game.usual_seats(),
        workshop: game.workshop().is_some(),
        material: game.material().map(|material| material.word().to_owned()).unwrap_or_default(),
        mine,
        open,
        refused,
    }))
}

pub(crate) async fn rules(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let html = async {
        // The rules of the house are a book like any other, of no game.
        let game = match id.as_str() {
            "table" => GameCard { id: id.clone(), ..GameCard::default() },
            id => game_card(known(id)?, reader.language()),
        };
        let book = galerne_pages::rules(&RulesPage { frame: reader.frame(&app).await, game });
        book.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))
    };
    page(&app, &reader, html.await).await
}

/// The form that opens a table: `game`, `preset`, `name`, `seat1` … (`me`, `open`, `bot`, `bot:NAME`), `chance`, `public`,
/// and `o.NAME` for each option. Without seats: the reader against the strongest bot.
pub(crate) async fn play(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    play_with(&app, &reader, fields).await
}

pub(crate) async fn play_with(app: &App, reader: &Reader, fields: Vec<(String, String)>) -> Response {
    let language = reader.language();
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let id = field("game").unwrap_or_default().to_owned();
    let (person, cookie) = reader.person_or_new(app);
    let opened = async {
        let game = known(&id)?;
        crate::api::spend_opening(app, reader)?;
        for (_, name) in fields.iter().filter(|(field, _)| field.starts_with("name")) {
            app.not_too_long(name)?;
        }
        let name = app.name_of(&person, field("name").and_then(|name| app.clean_name(name)), language).await?;
        // Further seats at the same screen have names of their own, or that of the first with a number.
        let me = |seat: usize| {
            let own = field(&format!("name{seat}")).and_then(|own| app.clean_name(own)).filter(|_| seat > 1);
            let numbered = || if seat > 1 { format!("{name} {seat}") } else { name.clone() };
            let name = own.unwrap_or_else(numbered);
            SeatWish { kind: SeatKind::Human, name, bot: None, holder: Some(person.clone()) }
        };
        let wish = |seat: usize, word: &str| match word.split_once(':').unwrap_or((word, "")) {
            ("me", _) => Some(me(seat)),
            ("open", _) => Some(SeatWish { kind: SeatKind::Open, name: String::new(), bot: None, holder: None }),
            ("bot", bot) => {
                let bot = (!bot.is_empty()).then(|| bot.to_owned());
                Some(SeatWish { kind: SeatKind::Bot, name: String::new(), bot, holder: None })
            }
            _ => None,
        };
        let mut seats: Vec<_> =
            (1..=*game.seats().end()).filter_map(|seat| wish(seat, field(&format!("seat{seat}"))?)).collect();
        // Nobody was chosen: somebody wants to play at once, and plays what a stranger should play first.
        let at_once = seats.is_empty();
        if at_once {
            seats.push(me(1));
            let others = game.usual_seats() - 1;
            seats.extend((0..others).filter_map(|_| wish(2, "bot")));
        }
        // Without the page's script every option comes: one that equals its default is not a wish, or it would undo a preset.
        let usual: Vec<OptionModel> = game.options(language).into_iter().map(option_model).collect();
        let is_usual =
            |name: &str, value: &str| usual.iter().any(|option| option.name == name && option.default_text() == value);
        let option = |(key, value): &(String, String)| {
            let name = key.strip_prefix("o.")?;
            (!value.is_empty() && !is_usual(name, value)).then(|| (name.to_owned(), value.clone()))
        };
        let chance = field("chance").and_then(|word| serde_json::from_value(word.into()).ok());
        let wish = Wish {
            options: serde_json::Value::Null,
            preset: field("preset").or_else(|| game.first_preset().filter(|_| at_once)).map(str::to_owned),
            words: fields.iter().filter_map(option).collect(),
            chance: chance.unwrap_or_default(),
            public: field("public").is_some() && seats.iter().any(|seat| seat.kind == SeatKind::Open),
            owner: person.clone(),
            seats,
        };
        let opened = app.create(game, wish.clone(), language).await;
        match (opened, wish.refilled(game)) {
            // A preset may be for one, or for four: where all others are bots, as many sit down as it takes.
            (Err(problem), mut others) if problem.status == StatusCode::UNPROCESSABLE_ENTITY => loop {
                let Some(wish) = others.next() else { break Err(problem) };
                if let Ok(table) = app.create(game, wish, language).await {
                    break Ok(table);
                }
            },
            (opened, _) => opened,
        }
    };
    let response = match opened.await {
        Ok(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        Err(problem) if problem.status == StatusCode::UNPROCESSABLE_ENTITY => {
            let html = game_page(app, reader, &id, Some(problem.text(language))).await;
            (problem.status, page(app, reader, html).await).into_response()
        }
        Err(problem) => error(app, reader, problem).await,
    };
    with_cookie(response, cookie)
}

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
            let mut live = task_app.table(&task_id).await?;
            let seat = live.seat_of_token(&task_app, &token).map(|token| token.seat);
            let seated = Who { person: Some(person.clone()), token: None };
            // The link is good once; whoever came by it may use it again all the same.
            if seat.is_none() && !live.seats_of(&seated).is_empty() {
                return Ok(());
            }
            let seat = seat.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, "refused-token"))?;
            let name = task_app.name_of(&person, None, language).await?;
            live.seat_by_link(&task_app, seat, &person, name).await?;
            crate::socket::drive(&task_app, &task_id, &mut live);
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
        let (asking, eyes) = (app.clone(), reader.eyes(SeatSet::NONE));
        let page = app.look(&id, move |live| {
            let eyes = live.eyes_of(&who, eyes);
            let table = head(&asking, live, &who, eyes.language);
            galerne_pages::table(&TablePage { frame, table, view: live.view(eyes) })
        });
        Ok(page.await?)
    };
    let html: Result<String, Problem> = html.await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

/// What a table's buttons post where no script runs: `do` is `take N`, `bot N` or `leave N` for a seat, `look N` or `hide` at a device that
/// is shared, `rematch` or `leave`.
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
        let mut live = task_app.table(&id).await?;
        let who = Who { person: Some(person), token: None };
        let odd = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message");
        let what = |word: &str| serde_json::from_value(word.into()).map_err(|_| odd());
        let next = match said.split_once(' ').unwrap_or((&said, "")) {
            ("hide", _) => {
                live.look(&who, None);
                None
            }
            ("look", seat) => {
                let seat = Seat(seat.parse().map_err(|_| odd())?);
                if !live.look(&who, Some(seat)) {
                    return Err(Problem::new(StatusCode::FORBIDDEN, "refused-seat"));
                }
                None
            }
            (word, seat) if !seat.is_empty() => {
                let seat = Seat(seat.parse().map_err(|_| odd())?);
                let order = seat_order(&task_app, &who, what(word)?, None, None, language).await?;
                live.seat_order(&task_app, &who, seat, order, language).await?;
                crate::socket::drive(&task_app, &id, &mut live);
                None
            }
            _ => {
                let what = serde_json::from_value(said.clone().into()).map_err(|_| odd())?;
                table_order(&task_app, live, &who, what, language).await?
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
}

pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let shown = async {
        let frame = reader.frame(&app).await;
        let who = who(&app, &*app.table(&id).await?, &reader)?;
        let (asking, eyes) = (app.clone(), reader.eyes(SeatSet::NONE));
        let shown = app.look(&id, move |live| {
            let eyes = live.eyes_of(&who, eyes);
            let length = live.table.steps(live.replay_viewer(eyes));
            let at = at.unwrap_or(length).min(length);
            let table = head(&asking, live, &who, eyes.language);
            ReplayPage { frame, table, at, length, view: live.view_at(at, eyes) }
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

pub(crate) async fn settings(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    with_cookie(settings_page(&app, &reader, StatusCode::OK, None).await, cookie)
}

async fn settings_page(app: &App, reader: &Reader, status: StatusCode, said: Option<String>) -> Response {
    let page = SettingsPage { frame: reader.frame(app).await, said, refused: !status.is_success() };
    (status, Html(galerne_pages::settings(&page))).into_response()
}

/// Any of the settings by name. With `all`, a box that is not ticked is off; with `back`, the reader returns there.
pub(crate) async fn set_settings(State(app): State<App>, reader: Reader, Fields(fields): Fields) -> Response {
    let mut settings = reader.settings.clone();
    if fields.iter().any(|(name, _)| name == "all") {
        for name in ["confirm", "coordinates", "wakes", "text_board"] {
            set(&mut settings, name, "off");
        }
    }
    for (name, value) in &fields {
        set(&mut settings, name, value);
    }
    let back = fields.iter().find(|(name, _)| name == "back").map(|(_, value)| value.as_str());
    // Only a path of ours: an address elsewhere would make this a door to anywhere.
    let back = back.filter(|back| {
        back.starts_with('/') && !back.starts_with("//") && !back.contains(|c: char| c == '\\' || c.is_control())
    });
    with_cookie(Redirect::to(back.unwrap_or("/settings")), settings_cookie(&app, &settings))
}

impl App {
    /// The name by which the person is known, or shall be known from now on; a guest's if there is none.
    pub(crate) async fn name_of(
        &self,
        person: &str,
        wished: Option<String>,
        language: Language,
    ) -> Result<String, Problem> {
        let known = self.store.person(person.to_owned()).await?;
        match (wished, known) {
            (Some(wished), Some(known)) if known.name == wished => Ok(wished),
            (Some(wished), _) if !person.is_empty() => {
                self.store.name_person(person.to_owned(), wished.clone()).await.map_err(|error| match error {
                    StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "refused-name"),
                    error => error.into(),
                })?;
                Ok(wished)
            }
            (Some(wished), _) => Ok(wished),
            (None, Some(known)) if !known.name.is_empty() => Ok(known.name),
            (None, _) => Ok(texts::text(language, "guest")),
        }
    }
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
            Ok(()) => Redirect::to("/settings").into_response(),
            Err(problem) => refused_settings(&app, &reader, problem).await,
        },
    };
    with_cookie(response, cookie)
}

/// Be known by that name, at the tables in play too.
async fn take_name(app: &App, person: &str, name: String, language: Language) -> Result<(), Problem> {
    let known = app.store.person(person.to_owned()).await?.map(|account| account.name);
    let name = app.name_of(person, Some(name), language).await?;
    app.rename_person(person, known, &name).await
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
    app.passphrases.spend(&reader.address.to_string(), Instant::now()).map_err(|wait| {
        app.metrics.flooded.add(1);
        Problem::too_many(wait)
    })?;
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
        app.guesses.spend(&crate::names::likeness(&name), Instant::now()).map_err(|wait| {
            app.metrics.flooded.add(1);
            Problem::too_many(wait)
        })?;
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

/// For people who write programs.
pub(crate) async fn programs(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Html<String> {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let address = app.config.origins.first().cloned().unwrap_or_else(|| format!("http://{host}"));
    Html(galerne_pages::programs(&ProgramsPage { frame: reader.frame(&app).await, address }))
}

/// What the browser shows when it cannot reach us: it fetches this ahead of time.
pub(crate) async fn offline(State(app): State<App>, reader: Reader) -> Html<String> {
    Html(galerne_pages::offline(&reader.frame(&app).await))
}

pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    file(&name, "public, max-age=31536000, immutable")
}

pub(crate) async fn top_asset(uri: Uri) -> Response {
    file(uri.path().trim_start_matches('/'), "public, max-age=3600")
}

fn file(name: &str, keep: &'static str) -> Response {
    let Some(asset) = galerne_pages::assets::find(name) else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [(header::CONTENT_TYPE, asset.content_type), (header::CACHE_CONTROL, keep)];
    match &asset.gzip {
        // Every browser takes it.
        Some(gzip) => (headers, [(header::CONTENT_ENCODING, "gzip")], Bytes::from_static(gzip)).into_response(),
        None => (headers, Bytes::from_static(&asset.bytes)).into_response(),
    }
}

/// So long the last answer about the disk is as good as a new one: anybody may ask as often as they like.
const HEALTH_AGE: Duration = Duration::from_secs(1);

/// Well: able to read its file, and to write to it.
pub(crate) async fn health(State(app): State<App>) -> Response {
    let ill = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if app.is_closing() {
        return ill("closing\n");
    }
    let mut last = app.health.lock().await;
    let known = last.filter(|(at, _)| at.elapsed() < HEALTH_AGE).map(|(_, is_well)| is_well);
    let is_well = match known {
        Some(is_well) => is_well,
        None => {
            let asked = async { app.store.playing(1).await.is_ok() && app.store.write(|_| Ok(())).await.is_ok() };
            let is_well = tokio::time::timeout(app.config.limits.health_wait, asked).await.unwrap_or(false);
            *last = Some((Instant::now(), is_well));
            is_well
        }
    };
    if is_well { "ok\n".into_response() } else { ill("the database does not answer\n") }
}

/// For operators: by their token, or from this very machine where nothing stands between.
pub(crate) async fn metrics(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Response {
    let config = &app.config;
    let is_direct = !config.behind_proxy
        && config.origins.is_empty()
        && reader.address.is_loopback()
        && !["x-forwarded-for", "forwarded", "via", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    let is_known = match (&config.metrics_token, &reader.bearer) {
        (Some(token), Some(shown)) => secret::is_same(token, shown),
        _ => false,
    };
    if !is_direct && !is_known {
        return error(&app, &reader, Problem::new(StatusCode::NOT_FOUND, "no-page")).await;
    }
    let (writes, groups) = app.store.written();
    let mut text = app.metrics.text();
    for (name, help, value) in
        [("writes", "Writes carried out.", writes), ("write_groups", "Transactions that they shared.", groups)]
    {
        text.push_str(&format!(
            "# HELP galerne_{name} {help}\n# TYPE galerne_{name} counter\ngalerne_{name} {value}\n"
        ));
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

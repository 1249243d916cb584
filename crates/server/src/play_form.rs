//! The page of a game, and the form on it that opens a table.

use crate::app::App;
use crate::body::Fields;
use crate::commands::spend_opening;
use crate::create::{SeatWish, Wish};
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::models::{known, lists};
use crate::opening::{chosen, opening, openings};
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use galerne_catalog::AnyGame;
use galerne_draw::{Output, Theme};
use galerne_pages::model::{GamePage, OptionModel, SeatKind};
use galerne_table::{game_card, option_model, preset_model};
use galerne_texts::Language;
use std::collections::BTreeMap;

/// The address may fill the form in, as a code on paper does: `chance`, `preset`, and `o.NAME` for an option. Nothing is opened by it.
pub(crate) async fn game(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wished): Query<Vec<(String, String)>>,
    reader: Reader,
) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = game_page(&app, &reader, &id, None, chosen(&wished)).await;
    with_cookie(page(&app, &reader, html).await, cookie)
}

async fn game_page(
    app: &App,
    reader: &Reader,
    id: &str,
    refused: Option<String>,
    chosen: BTreeMap<String, String>,
) -> Result<String, Problem> {
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
        is_printed: game.is_printed(),
        usual_seats: game.usual_seats(),
        openings: app.tables.replaying(move || openings(game, language)).await?,
        workshop: game.workshop().is_some(),
        editions: game.editions().is_some(),
        material: game.material().map(|material| material.word().to_owned()).unwrap_or_default(),
        mine,
        open,
        refused,
        chosen,
    }))
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
        spend_opening(app, reader)?;
        for (_, name) in fields.iter().filter(|(field, _)| field.starts_with("name")) {
            app.not_too_long(name)?;
        }
        let name = app.name_of(&person, field("name").and_then(|name| app.clean_name(name)), language).await?;
        let wish = |seat: usize, word: &str| seat_wish(app, &fields, (&person, &name), seat, word);
        let wish = table_wish(game, &fields, language, person.clone(), wish);
        let asked = wish.clone();
        let fitted = app.tables.replaying(move || asked.fitted(game, language)).await?;
        app.create(game, fitted.map_or(wish, |(fitted, _)| fitted), language).await
    };
    let response = match opened.await {
        Ok(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        Err(problem) if problem.status == StatusCode::UNPROCESSABLE_ENTITY => {
            let html = game_page(app, reader, &id, Some(problem.text(language)), chosen(&fields)).await;
            (problem.status, page(app, reader, html).await).into_response()
        }
        Err(problem) => error(app, reader, problem).await,
    };
    with_cookie(response, cookie)
}

/// What the form asks for.
fn table_wish(
    game: &dyn AnyGame,
    fields: &[(String, String)],
    language: Language,
    owner: String,
    wish: impl Fn(usize, &str) -> Option<SeatWish>,
) -> Wish {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let mut seats: Vec<_> =
        (1..=*game.seats().end()).filter_map(|seat| wish(seat, field(&format!("seat{seat}"))?)).collect();
    // No players were chosen: the form is for playing at once, with what is offered first to newcomers.
    let at_once = seats.is_empty();
    if at_once {
        seats.extend(wish(1, "me"));
        seats.extend((1..game.usual_seats()).filter_map(|_| wish(2, "bot")));
    }
    // Without the page's script every option comes: one that equals its default is not a wish, or it would undo a preset.
    let usual: Vec<OptionModel> = game.options(language).into_iter().map(option_model).collect();
    let is_usual =
        |name: &str, value: &str| usual.iter().any(|option| option.name == name && option.default_text() == value);
    let option = |(key, value): &(String, String)| {
        let name = key.strip_prefix("o.")?;
        (!value.is_empty() && !is_usual(name, value)).then(|| (name.to_owned(), value.clone()))
    };
    let preset = field("preset").or_else(|| game.first_preset().filter(|_| at_once));
    let chance = field("chance").and_then(|word| serde_json::from_value(word.into()).ok());
    Wish {
        options: serde_json::Value::Null,
        preset: preset.filter(|preset| !preset.is_empty()).map(str::to_owned),
        words: fields.iter().filter_map(option).collect(),
        chance: chance.unwrap_or_default(),
        public: field("public").is_some() && seats.iter().any(|seat| seat.kind == SeatKind::Open),
        owner,
        seats,
    }
}

/// What the form would open, in a sentence: for the page, whenever something in it is changed.
pub(crate) async fn opens(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    Fields(fields): Fields,
) -> Response {
    let language = reader.language();
    let told = async {
        let game = known(&id)?;
        let wish = table_wish(game, &fields, language, String::new(), |seat, word| {
            seat_wish(&app, &fields, ("", ""), seat, word)
        });
        let told = app.tables.replaying(move || match opening(wish, game, language) {
            Ok(opening) => galerne_pages::opening(&opening, language),
            Err(why) => game.say(language, &why.0),
        });
        Ok(told.await?)
    };
    let told: Result<String, Problem> = told.await;
    told.map_or_else(|problem| problem.into_json(language), IntoResponse::into_response)
}

/// What a table looks like at which an option has that value, for the form to be chosen from.
pub(crate) async fn option_picture(
    State(app): State<App>,
    Path((id, option, value)): Path<(String, String, String)>,
    reader: Reader,
) -> Response {
    let language = reader.language();
    let drawn = async {
        let game = known(&id)?;
        let draw = move || {
            let scene = game.option_picture(&option, &value, language)?;
            Some(scene.svg(Output::File(Theme::Light)))
        };
        let svg: Option<String> = app.tables.replaying(draw).await?;
        svg.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))
    };
    match drawn.await {
        Ok(svg) => {
            let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "private, max-age=3600")];
            (headers, svg).into_response()
        }
        Err(problem) => problem.into_json(language),
    }
}

/// What a word of a form says of a seat: `me`, `open`, `bot` or `bot:NAME`. `me` is the person who asks and their name.
pub(crate) fn seat_wish(
    app: &App,
    fields: &[(String, String)],
    (person, name): (&str, &str),
    seat: usize,
    word: &str,
) -> Option<SeatWish> {
    let nobody = |kind: SeatKind| SeatWish { kind, name: String::new(), bot: None, holder: None };
    match word.split_once(':').unwrap_or((word, "")) {
        ("me", _) => {
            // Further seats at the same screen have names of their own, or that of the first with a number.
            let own = fields.iter().find(|(key, _)| *key == format!("name{seat}")).filter(|_| seat > 1);
            let own = own.and_then(|(_, own)| app.clean_name(own));
            let numbered = || if seat > 1 { format!("{name} {seat}") } else { name.to_owned() };
            let name = own.unwrap_or_else(numbered);
            Some(SeatWish { name, holder: Some(person.to_owned()), ..nobody(SeatKind::Human) })
        }
        ("open", _) => Some(nobody(SeatKind::Open)),
        ("bot", bot) => Some(SeatWish { bot: (!bot.is_empty()).then(|| bot.to_owned()), ..nobody(SeatKind::Bot) }),
        _ => None,
    }
}

//! The page of a game, and the form on it that opens a table.

use crate::app::App;
use crate::body::Fields;
use crate::commands::spend_opening;
use crate::create::{SeatWish, Wish};
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::models::{known, lists};
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use galerne_pages::model::{GamePage, OptionModel, SeatKind};
use galerne_table::{game_card, option_model, preset_model};

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
        match (opened, wish.refilled(game).chain(wish.otherwise(game, language))) {
            // A preset may be for one, or for four: where all others are bots, as many sit down as it takes. People who sit down together
            // play the first preset that is for so many.
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

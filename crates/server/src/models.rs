//! Lists of tables as the models that pages are made from.

use crate::app::App;
use crate::identity::Reader;
use crate::opening::preset_of;
use crate::problem::Problem;
use crate::store::Listed;
use axum::http::StatusCode;
use galerne_catalog::{AnyGame, find};
use galerne_engine::Seat;
use galerne_pages::model::{Ending, SeatCard, SeatKind, TableCard};
use galerne_table::{differences, game_card, in_words_of};
use serde_json::Value;

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
    let known = find(&listed.head.game).ok()?;
    let language = reader.language();
    let game = game_card(known, language);
    let options: Value = serde_json::from_str(&listed.head.options).unwrap_or_default();
    let preset = preset_of(known, &options, language);
    let changed = if preset.is_some() { Vec::new() } else { differences(known, &options, language) };
    let is_mine = |holders: &[String]| reader.person.as_ref().is_some_and(|person| holders.contains(person));
    let awaited = listed.state.awaited;
    let is_awaited = |index: usize| awaited.is_some_and(|awaited| awaited.has(Seat(index as u8)));
    let mut people = listed.seats.iter().enumerate().filter(|(_, seat)| seat.seat.kind == SeatKind::Human);
    let awaits_me = people.any(|(index, seat)| is_awaited(index) && is_mine(&seat.holders));
    let Ending { verdict, result } = listed.state.result.as_deref().map(ending).unwrap_or_default();
    let seats = listed.seats.iter().enumerate().map(|(index, seat)| SeatCard {
        seat: index as u8,
        name: match seat.seat.kind {
            SeatKind::Open => String::new(),
            _ => in_words_of(&seat.seat.name, language),
        },
        kind: seat.seat.kind,
        // Whose seat a bot plays has got up from it.
        mine: seat.seat.kind == SeatKind::Human && is_mine(&seat.holders),
        awaited: is_awaited(index),
    });
    Some(TableCard {
        id: listed.head.id,
        game,
        seats: seats.collect(),
        status: listed.head.status,
        awaits_me: awaited.map(|_| awaits_me),
        preset,
        changed,
        result,
        verdict,
        idle_seconds: u64::try_from(listed.idle).unwrap_or(0),
        version: listed.state.version,
    })
}

/// What is stored of how a game ended; under older programs that was the standings alone.
fn ending(stored: &str) -> Ending {
    let alone = || Ending { result: serde_json::from_str(stored).unwrap_or_default(), ..Ending::default() };
    serde_json::from_str(stored).unwrap_or_else(|_| alone())
}

/// The game of that id, or that there is none.
pub(crate) fn known(game: &str) -> Result<&'static dyn AnyGame, Problem> {
    find(game).map_err(|_| Problem::new(StatusCode::NOT_FOUND, "no-such-game"))
}

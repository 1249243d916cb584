//! A finished game taken up again at any moment of its replay, at a new table.

use crate::app::App;
use crate::body::Fields;
use crate::commands::spend_opening;
use crate::create::{SeatWish, number_alike};
use crate::error_page::error;
use crate::identity::{Reader, with_cookie};
use crate::play_form::seat_wish;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use galerne_engine::{SeatSet, Turn};
use galerne_pages::model::Status;
use galerne_table::{NewTable, StateRow, TableHeadRow, Who};

/// The form of the replay: `at`, the steps that stay, and `seat1` … as in the form that opens a table.
pub(crate) async fn play_on(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    Fields(fields): Fields,
) -> Response {
    let (person, cookie) = reader.person_or_new(&app);
    let opened = branch(&app, &reader, &id, &person, &fields).await;
    let response = match opened {
        Ok(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

/// A new table that begins with the first steps of the game; its id.
async fn branch(
    app: &App,
    reader: &Reader,
    id: &str,
    person: &str,
    fields: &[(String, String)],
) -> Result<String, Problem> {
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let odd = || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-message");
    let step: usize = field("at").and_then(|at| at.parse().ok()).ok_or_else(odd)?;
    let language = reader.language();
    let (who, wished) = (Who { person: Some(person.to_owned()), token: None }, reader.audience(SeatSet::NONE));
    let kept = app.with_table(id, move |host| {
        let table = host.table();
        if table.turn() != Turn::Over {
            return Err(Problem::new(StatusCode::FORBIDDEN, "refused-not-over"));
        }
        let viewer = host.replay_viewer(&host.audience_of(&who, &wished));
        let live = table.moment_after(viewer, step.min(table.steps(viewer)));
        if table.at(live).turn() == Turn::Over {
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-over-there"));
        }
        // What was taken back in the old game is not taken along.
        let entries = (0..live).filter_map(|n| table.entry(table.place(n)?)).map(|entry| entry.to_string()).collect();
        Ok((table.game(), host.seats().len(), host.head().clone(), entries))
    });
    let (game, number, head, entries): (_, usize, TableHeadRow, Vec<String>) = kept.await??;
    spend_opening(app, reader)?;
    let name = app.name_of(person, None, language).await?;
    let wishes: Vec<SeatWish> = (1..=number)
        .map(|seat| seat_wish(app, fields, (person, &name), seat, field(&format!("seat{seat}")).unwrap_or("bot")))
        .collect::<Option<_>>()
        .ok_or_else(odd)?;
    let seats = wishes.iter().enumerate().map(|(index, wish)| app.new_seat(game, index, wish, language));
    let mut seats = seats.collect::<Result<Vec<_>, Problem>>()?;
    number_alike(&mut seats);
    let head = TableHeadRow {
        id: crate::secret::random_name(10),
        status: Status::Playing,
        public: false,
        owner: person.to_owned(),
        previous: None,
        next: None,
        luck: None,
        ..head
    };
    // What lists tell is filled in when the table is first opened, which is now.
    app.store_table(NewTable { head, seats, entries, state: StateRow::default() }).await
}

//! What sockets, forms and programs ask of a table in the same way.

use crate::app::App;
use crate::host::{Host, NotDone};
use crate::identity::Reader;
use crate::problem::Problem;
use crate::rates::Rates;
use crate::tokens;
use axum::http::StatusCode;
use galerne_engine::Turn;
use galerne_table::{Refused, SeatOrder, SeatWhat, TableWhat, Who, Why};
use galerne_texts::Language;
use std::time::Instant;
use tokio::sync::OwnedMutexGuard;

/// Who asks, at this table. A token that is not one of the table's is refused rather than ignored.
pub(crate) fn who(app: &App, host: &Host, reader: &Reader) -> Result<Who, Problem> {
    let token = match &reader.bearer {
        None => None,
        Some(token) => match tokens::seat_of_token(&app.key, host, token) {
            Some(token) => Some(token),
            None => return Err(Problem::new(StatusCode::UNAUTHORIZED, "refused-token")),
        },
    };
    Ok(Who { person: reader.person.clone().filter(|_| token.is_none()), token })
}

/// The same for a request: a program with a seat's token is there for a while by it.
pub(crate) fn caller(app: &App, host: &mut Host, reader: &Reader) -> Result<Who, Problem> {
    let who = who(app, host, reader)?;
    if let Some(token) = &who.token {
        host.note_program(token.seat);
    }
    Ok(who)
}

/// Runs to completion even if the caller goes away: memory and file stay consistent.
pub(crate) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    let gone = |_| Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error"));
    tokio::spawn(work).await.unwrap_or_else(gone)
}

/// One table more for this address.
pub(crate) fn spend_opening(app: &App, reader: &Reader) -> Result<(), Problem> {
    let address = reader.address.to_string();
    spend(app, &app.openings, &address)?;
    spend(app, &app.openings_a_day, &address)
}

pub(crate) fn spend(app: &App, rates: &Rates, account: &str) -> Result<(), Problem> {
    rates.spend(account, Instant::now()).map_err(|wait| {
        app.metrics.flooded.add(1);
        Problem::too_many(wait)
    })
}

/// Count an order that was not carried out.
pub(crate) fn count(app: &App, not_done: &NotDone) {
    let NotDone::Refused(Refused { why, .. }) = not_done else { return };
    match why {
        Why::Rules => app.metrics.refused.add(1),
        Why::Authority => app.metrics.unauthorised.add(1),
        Why::Stale => app.metrics.stale.add(1),
        Why::Closed | Why::Busy => {}
    }
}

/// The order that a message about a seat means. A player who sits down without a name is called by the name they are known by.
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
            None => return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-no-name")),
        },
        SeatWhat::Take => {
            let person = who.person.clone().unwrap_or_default();
            let name = app.name_of(&person, name, language).await?;
            SeatOrder::Take { name }
        }
    })
}

/// Rematch, delete, leave; the id of the new table where one follows.
pub(crate) async fn table_order(
    app: &App,
    mut host: OwnedMutexGuard<Host>,
    who: &Who,
    what: TableWhat,
    language: Language,
) -> Result<Option<String>, Problem> {
    let forbidden = |key: &'static str| Err(Problem::new(StatusCode::FORBIDDEN, key));
    let mine = host.seats_of(who);
    match what {
        TableWhat::Rematch | TableWhat::Luck | TableWhat::Onward if mine.is_empty() && !host.is_owner(who) => {
            forbidden("refused-seat")
        }
        TableWhat::Rematch | TableWhat::Luck | TableWhat::Onward if host.table().turn() != Turn::Over => {
            forbidden("refused-not-over")
        }
        TableWhat::Luck if !host.has_own_luck() => forbidden("refused-no-luck"),
        TableWhat::Onward if host.onward().is_none() => forbidden("refused-no-chapter"),
        TableWhat::Rematch | TableWhat::Luck | TableWhat::Onward => app.follow(&mut host, what).await.map(Some),
        TableWhat::Delete if !host.may_delete(who) => forbidden("refused-owner"),
        TableWhat::Delete => {
            app.tables.delete(host).await?;
            Ok(None)
        }
        TableWhat::Leave => {
            for seat in mine.iter() {
                let left = host.seat_order(who, seat, SeatOrder::Leave).await;
                left.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
            }
            Ok(None)
        }
    }
}

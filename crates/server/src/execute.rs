//! A message of a page, carried out.

use crate::app::App;
use crate::commands::{count, seat_order, table_order};
use crate::host::{Host, NotDone};
use crate::insight::hints;
use crate::messages::refused;
use crate::problem::Problem;
use crate::store::StoreError;
use crate::tables::NoTable;
use crate::texts;
use galerne_catalog::Move;
use galerne_engine::Seat;
use galerne_table::{
    Audience, ClientMessage, Cut, Interruption, Order, Overlay, Refused, RefusedMessage, Sequence, ServerMessage, Who,
    Why, hint_in_words, told_by_touch,
};
use galerne_texts::Language;

/// Carry out a message; the answer, and none where it is not known whether it was carried out: the reader sends it again. Here refusals are
/// put into the reader's words.
pub(crate) async fn execute(
    app: &App,
    table: &str,
    who: &Who,
    account: &str,
    message: ClientMessage,
    wished: &Audience,
) -> Option<ServerMessage> {
    let language = wished.language;
    let client = message.client().to_owned();
    let not_done =
        |problem: Problem, v: Option<usize>| refused(Some(&client), problem.text(language), problem.rule.as_deref(), v);
    let ours = |key: &'static str, v: usize| refused(Some(&client), texts::text(language, key), None, Some(v));
    if message.looks_ahead() {
        return Some(match look_ahead(app, table, who, message, wished).await {
            Ok(answer) => answer,
            Err(problem) => not_done(problem, None),
        });
    }
    let is_move =
        matches!(message, ClientMessage::Act { .. } | ClientMessage::Undo { .. } | ClientMessage::Chance { .. });
    let found = if is_move { app.tables.table_as_known(table).await } else { app.table(table).await };
    let mut host = match found {
        Ok(host) => host,
        Err(NoTable::Store(error)) if later(&error).is_some() => {
            let text = texts::say(language, &error.message());
            let message =
                RefusedMessage { client: Some(client), text, retry: later(&error), ..RefusedMessage::default() };
            return Some(ServerMessage::Refused(message));
        }
        Err(NoTable::Elsewhere) => {
            let message = RefusedMessage {
                client: Some(client),
                text: texts::text(language, "table-elsewhere"),
                retry: Some(1000),
                ..RefusedMessage::default()
            };
            return Some(ServerMessage::Refused(message));
        }
        Err(none) => return Some(not_done(none.into(), None)),
    };
    let v_now = host.version_of(who);
    let ack = |v: usize, table: Option<String>| ServerMessage::Ack { v, client: client.clone(), table, cut: None };
    let (order, version) = match message {
        ClientMessage::Act { v, seat, id, then, .. } if !then.is_empty() => {
            let sequence = Sequence { seat: Seat(seat), first: id, then };
            let done = host.run_sequence(who, &sequence, v, &client).await;
            host.drive();
            return answered(app, &host, who, done, &client, language);
        }
        ClientMessage::Act { v, seat, id, .. } => (Order::Act { seat: Seat(seat), by: Move::Id(id) }, v),
        ClientMessage::Compose { v, seat, text, .. } => {
            let seat = Seat(seat);
            if let Some(key) = host.unseen(who, seat) {
                return Some(ours(key, v_now));
            }
            // Composed already, when the message first came: the text now asks for nothing.
            if let Some(v) = host.has_heard(who, &client) {
                return Some(ack(v, None));
            }
            let composed = host.table().now().compose(seat, &text);
            let ids = match composed {
                Ok(ids) => ids,
                Err(denial) => return answered(app, &host, who, Err(denial.into()), &client, language),
            };
            let Some((&first, then)) = ids.split_first() else { return Some(ack(v_now, None)) };
            let sequence = Sequence { seat, first, then: then.to_vec() };
            let done = host.run_sequence(who, &sequence, v, &client).await;
            host.drive();
            return answered(app, &host, who, done, &client, language);
        }
        ClientMessage::Undo { v, seat, .. } => (Order::Undo { seat: Seat(seat) }, v),
        ClientMessage::Chance { v, dice, outcome, roll, .. } => match (dice, outcome, roll) {
            (Some(dice), None, None) => (Order::Dice(dice), v),
            (None, Some(outcome), None) => (Order::Outcome(outcome), v),
            (None, None, Some(true)) => (Order::Roll, v),
            _ => return Some(ours("refused-message", v_now)),
        },
        ClientMessage::Hint { seat, .. } => {
            let seat = Seat(seat);
            if let Some(key) = host.unseen(who, seat) {
                return Some(ours(key, v_now));
            }
            let hints = match hints(app, host, seat, account).await {
                Ok(hints) => hints,
                Err(problem) => return Some(not_done(problem, Some(v_now))),
            };
            let said = match app.table(table).await {
                Ok(host) => {
                    let told = told_by_touch(&hints, &host.table().now().sequences(seat));
                    hint_in_words(|message| host.say(language, message), &told, language)
                }
                Err(_) => None,
            };
            let then = hints.first().map_or_else(Vec::new, |best| best.then.iter().map(|choice| choice.id).collect());
            return Some(match said {
                Some((id, text)) => ServerMessage::Hint { client, ids: vec![id], then, text },
                None => ours("refused-no-hint", v_now),
            });
        }
        ClientMessage::Look { seat, .. } => {
            return Some(match host.open_curtain(who, seat.map(Seat)) {
                true => ack(host.version_of(who), None),
                false => ours("refused-seat", v_now),
            });
        }
        ClientMessage::Seat { what, seat, name, bot, .. } => {
            if let Err(problem) = app.not_too_long(name.as_deref().unwrap_or_default()) {
                return Some(not_done(problem, Some(v_now)));
            }
            let name = name.as_deref().and_then(|name| app.clean_name(name));
            let order = match seat_order(app, who, what, name, bot, language).await {
                Ok(order) => order,
                Err(problem) => return Some(not_done(problem, Some(v_now))),
            };
            let done = host.seat_order(who, Seat(seat), order).await;
            host.drive();
            return Some(match done {
                Err(NotDone::Store(StoreError::Uncertain)) => return None,
                Ok(()) => ack(host.version_of(who), None),
                Err(why) => not_done(Problem::not_done(&host, why, language), Some(v_now)),
            });
        }
        ClientMessage::Pace { pace, .. } => {
            return Some(match host.set_pace(who, pace) {
                true => ack(v_now, None),
                false => ours("refused-seat", v_now),
            });
        }
        ClientMessage::Table { what, .. } => {
            return Some(match table_order(app, host, who, what, language).await {
                Ok(rematch) => ack(v_now, rematch),
                Err(problem) => not_done(problem, Some(v_now)),
            });
        }
        ClientMessage::Lesson { .. }
        | ClientMessage::Preview { .. }
        | ClientMessage::Why { .. }
        | ClientMessage::Ping {} => return Some(ours("refused-message", v_now)),
    };
    let done = host.order(who, &order, Some(version), Some(&client)).await;
    host.drive();
    answered(app, &host, who, done.map(|v| (v, None)), &client, language)
}

/// Previews and reasons: they draw or try many actions, which is not for the threads that take moves.
async fn look_ahead(
    app: &App,
    table: &str,
    who: &Who,
    message: ClientMessage,
    wished: &Audience,
) -> Result<ServerMessage, Problem> {
    let (who, wished) = (who.clone(), wished.clone());
    let look = move |host: &mut Host| {
        let (audience, client) = (host.audience_of(&who, &wished), message.client().to_owned());
        let seen = |seat: u8| match host.unseen(&who, Seat(seat)) {
            Some(key) => Err(Refused::house(Why::Authority, key)),
            None => Ok(Seat(seat)),
        };
        let answer = match &message {
            ClientMessage::Preview { seat, id, then, .. } => seen(*seat)
                .and_then(|seat| host.preview(seat, *id, then, &audience))
                .map(|Overlay { svg, text }| ServerMessage::Preview { client: client.clone(), overlay: svg, text }),
            ClientMessage::Why { seat, picked, thing, .. } => {
                seen(*seat).map(|seat| host.why_message(seat, picked, thing, &client, audience.language))
            }
            _ => Err(Refused::house(Why::Rules, "refused-message")),
        };
        answer.unwrap_or_else(|Refused { reason, rule, .. }| {
            let text = host.in_words(&reason, audience.language);
            refused(Some(&client), text, rule, Some(host.version_of(&who)))
        })
    };
    Ok(app.with_table(table, look).await?)
}

/// After how many milliseconds the same message may be sent again, where certainly nothing was written and that passes by itself.
fn later(error: &StoreError) -> Option<u64> {
    match error {
        StoreError::Unreachable(_) => Some(1000),
        StoreError::Conflict => Some(250),
        _ => None,
    }
}

fn answered(
    app: &App,
    host: &Host,
    who: &Who,
    done: Result<(usize, Option<Interruption>), NotDone>,
    client: &str,
    language: Language,
) -> Option<ServerMessage> {
    Some(match done {
        Err(NotDone::Store(StoreError::Uncertain)) => return None,
        Ok((v, cut)) => {
            let cut =
                cut.map(|cut| Cut { text: host.interruption_text(&cut, language), rule: cut.rule.map(str::to_owned) });
            ServerMessage::Ack { v, client: client.to_owned(), table: None, cut }
        }
        Err(not_done) => {
            count(app, &not_done);
            let retry = if let NotDone::Store(error) = &not_done { later(error) } else { None };
            let problem = Problem::not_done(host, not_done, language);
            let (text, rule, v) = (problem.text(language), problem.rule.map(String::from), Some(host.version_of(who)));
            ServerMessage::Refused(RefusedMessage { client: Some(client.to_owned()), text, rule, v, retry })
        }
    })
}

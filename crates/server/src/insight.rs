//! What a strong player thinks: a hint while one plays, and the whole game looked back at when it is over.

use crate::app::App;
use crate::identity::Reader;
use crate::live::Live;
use crate::model::{LookingBack, Moment};
use crate::problem::Problem;
use crate::texts;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use galerne_catalog::{Analysis, AnyTable, Budget, Hint, Maker, Pivot};
use galerne_draw::Output;
use galerne_draw::chart::{Frame, Sample, Series, line_chart};
use galerne_draw::text::Speech;
use galerne_engine::{Message, Seat, Turn};
use galerne_texts::Language;
use std::sync::Arc;
use std::time::Duration;

/// How many alternatives a hint names besides the best.
const OTHERS: usize = 2;

/// For a whole game somebody waits a little longer than for a move.
const WHOLE_GAME: Budget = Budget { iterations: 400_000, time: Duration::from_secs(4), threads: 1 };

/// What the seat could do now, the best first: as long as it takes a thread of the bots' pool. The table stays free meanwhile.
pub(crate) async fn hints(app: &App, copy: Box<dyn AnyTable>, seat: Seat) -> Option<Vec<Hint>> {
    let permit = Arc::clone(&app.bots).acquire_owned().await.ok()?;
    let thinking = tokio::task::spawn_blocking(move || {
        let hints = copy.hint(seat, &Budget::QUICK);
        drop(permit);
        hints
    });
    thinking.await.ok()
}

/// The best in words, and what comes next to it.
pub(crate) fn in_words(table: &dyn AnyTable, hints: &[Hint], language: Language) -> Option<(usize, String)> {
    let say = |hint: &Hint| {
        let (label, words) = (table.say(language, &hint.choice.label), table.say(language, &hint.words));
        format!("{label} ({words})")
    };
    let best = hints.first()?;
    let mut text = texts::say(language, &Message::new("hint-best").with("best", say(best)));
    let others: Vec<String> = hints.iter().skip(1).take(OTHERS).map(say).collect();
    if !others.is_empty() {
        let others = Message::new("hint-others").with("others", others.join(" · "));
        text = format!("{text} {}", texts::say(language, &others));
    }
    Some((best.choice.id, text))
}

/// `/table/{table}/analysis`: a piece of a page, for the table and its replay once the game is over.
pub(crate) async fn analysis(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    match looked_back(&app, &id, language).await {
        Ok(seen) => Html(galerne_pages::looking_back(&seen, language)).into_response(),
        Err(problem) => problem.into_json(language),
    }
}

async fn looked_back(app: &App, id: &str, language: Language) -> Result<LookingBack, Problem> {
    let live = app.table(id).await?;
    // Open cards are for afterwards.
    if live.table.turn() != Turn::Over || live.closed.is_some() {
        return Err(Problem::new(StatusCode::FORBIDDEN, "refused-not-over"));
    }
    let known = live.analysis.clone();
    let (game, record) = (live.table.game(), live.table.record());
    drop(live);
    let analysis = match known {
        Some(analysis) => analysis,
        None => {
            let failed = || Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error");
            let permit = Arc::clone(&app.bots).acquire_owned().await.map_err(|_| failed())?;
            let thinking = tokio::task::spawn_blocking(move || {
                let analysis = game.load_record(&record).ok().map(|table| table.analysis(&WHOLE_GAME));
                drop(permit);
                analysis
            });
            Arc::new(thinking.await.ok().flatten().ok_or_else(failed)?)
        }
    };
    let mut live = app.table(id).await?;
    live.analysis = Some(Arc::clone(&analysis));
    Ok(in_sight(&live, &analysis, language))
}

fn in_sight(live: &Live, analysis: &Analysis, language: Language) -> LookingBack {
    let names = live.table.names();
    let words = |key: &'static str| texts::text(language, key);
    let series: Vec<Series> = (names.iter().enumerate())
        .map(|(seat, name)| Series {
            label: name.clone(),
            seat: Some(Seat(seat as u8)),
            points: (analysis.curve.iter().enumerate())
                .filter_map(|(n, chances)| {
                    let y = f64::from(*chances.get(seat)?) * 100.0;
                    Some(Sample { x: n as f64, y, likely: None })
                })
                .collect(),
        })
        .collect();
    let frame = Frame::new(560.0, 260.0, words("curve-title")).axes(words("curve-moves"), words("curve-chance"));
    let curve = line_chart("curve", &frame, &series, 0, Speech::new(texts::all(), language, names));
    LookingBack {
        table: live.id().to_owned(),
        curve: curve.svg(Output::Page),
        moments: analysis.moments.iter().map(|pivot| moment(live, pivot, language)).collect(),
    }
}

fn moment(live: &Live, pivot: &Pivot, language: Language) -> Moment {
    let name = |seat: Seat| live.table.names().get(seat.index()).cloned().unwrap_or_default();
    let percent = |chance: f32| (chance * 100.0).round() as i64;
    let key = if pivot.maker == Maker::Chance { "moment-chance" } else { "moment-decision" };
    let message = Message::new(key)
        .with("move", pivot.entry + 1)
        .with("maker", if let Maker::Seat(maker) = pivot.maker { name(maker) } else { String::new() })
        .with("name", name(pivot.seat))
        .with("before", percent(pivot.before))
        .with("after", percent(pivot.after));
    let mut text = texts::say(language, &message);
    if let Some(better) = &pivot.better {
        let better = live.table.say(language, &better.choice.label);
        let better = better.trim_end_matches('.');
        text = format!("{text} {}", texts::say(language, &Message::new("moment-better").with("better", better)));
    }
    Moment { at: pivot.entry + 1, text }
}

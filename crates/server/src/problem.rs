//! Why a request was not served, for programs and for pages.

use crate::host::NotDone;
use crate::store::StoreError;
use crate::tables::NoTable;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use galerne_engine::Message;
use galerne_table::{OpenTable, Refused, Why};
use galerne_texts::Language;
use serde_json::json;
use std::borrow::Cow;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) said: Said,
    pub(crate) rule: Option<Cow<'static, str>>,
    pub(crate) retry: Option<u64>,
}

/// What to tell: in words already, or to be put into the reader's.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Said {
    Text(String),
    Message(Message),
}

impl Problem {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Problem {
        Problem { status, said: Said::Message(Message::new(key)), rule: None, retry: None }
    }

    pub(crate) fn bad_request(text: String) -> Problem {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, said: Said::Text(text), rule: None, retry: None }
    }

    /// Against a rule, if one is behind it.
    pub(crate) fn against(self, rule: Option<&str>) -> Problem {
        Problem { rule: rule.map(|rule| Cow::Owned(rule.to_owned())), ..self }
    }

    pub(crate) fn too_many(retry: u64) -> Problem {
        Problem { retry: Some(retry), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "refused-flood") }
    }

    /// An order that the table did not carry out, in the asker's words.
    pub(crate) fn not_done(open: &OpenTable, not_done: NotDone, language: Language) -> Problem {
        let Refused { why, reason, rule } = match not_done {
            // Nothing of the order is wrong: it may be sent again later.
            NotDone::Store(error) => return Problem { status: StatusCode::SERVICE_UNAVAILABLE, ..error.into() },
            NotDone::Refused(refused) => refused,
        };
        let status = match why {
            Why::Rules => StatusCode::UNPROCESSABLE_ENTITY,
            Why::Authority => StatusCode::FORBIDDEN,
            Why::Stale => StatusCode::CONFLICT,
            Why::Closed => StatusCode::GONE,
            Why::Busy => StatusCode::SERVICE_UNAVAILABLE,
        };
        let said = Said::Text(open.in_words(&reason, language));
        Problem { status, said, rule: rule.map(Cow::Borrowed), retry: None }
    }

    pub(crate) fn text(&self, language: Language) -> String {
        match &self.said {
            Said::Text(text) => text.clone(),
            Said::Message(message) => crate::texts::say(language, message),
        }
    }

    /// The answer to a program.
    pub(crate) fn into_json(self, language: Language) -> Response {
        let body = json!({ "error": { "text": self.text(language), "rule": self.rule } });
        let mut response = (self.status, axum::Json(body)).into_response();
        if let Some(retry) = self.retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry));
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        let status =
            if error == StoreError::Full { StatusCode::INSUFFICIENT_STORAGE } else { StatusCode::SERVICE_UNAVAILABLE };
        // These pass by themselves, and the same message may be sent again.
        let passes = matches!(error, StoreError::Conflict | StoreError::Uncertain | StoreError::Unreachable(_));
        Problem { status, said: Said::Message(error.message()), rule: None, retry: passes.then_some(2) }
    }
}

impl From<NoTable> for Problem {
    fn from(none: NoTable) -> Problem {
        match none {
            NoTable::Unknown => Problem::new(StatusCode::NOT_FOUND, "no-table"),
            NoTable::Store(error) => error.into(),
            NoTable::Elsewhere => {
                Problem { retry: Some(2), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "table-elsewhere") }
            }
            NoTable::Failed => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error"),
            NoTable::Broken(why) => {
                tracing::error!(%why, "a table cannot even be shown");
                Problem::new(StatusCode::GONE, "no-game")
            }
        }
    }
}

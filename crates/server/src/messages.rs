//! The server's own messages to a socket, and how messages become frames.

use crate::texts;
use axum::extract::ws::Message as Frame;
use galerne_table::{RefusedMessage, ServerMessage};
use galerne_texts::Language;
use std::time::Duration;

pub(crate) fn to_frame(message: &ServerMessage) -> Frame {
    Frame::Text(message.to_text().into())
}

pub(crate) fn refused(client: Option<&str>, text: String, rule: Option<&str>, v: Option<usize>) -> ServerMessage {
    let (client, rule) = (client.map(str::to_owned), rule.map(str::to_owned));
    ServerMessage::Refused(RefusedMessage { client, text, rule, v, retry: None })
}

/// The sender was quicker than its credit grows: when the same message may come again.
pub(crate) fn too_fast(language: Language, client: &str, wait: Duration) -> ServerMessage {
    // One millisecond more than it takes: what is sent again at once must not be early by a rounding.
    let retry = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
    let (client, text) = (Some(client.to_owned()), texts::text(language, "refused-flood"));
    ServerMessage::Refused(RefusedMessage { client, text, retry: Some(retry), ..RefusedMessage::default() })
}

/// The last message of a socket.
pub(crate) fn bye(language: Language, key: &'static str, retry: Option<u64>) -> ServerMessage {
    ServerMessage::Bye { text: texts::text(language, key), retry }
}

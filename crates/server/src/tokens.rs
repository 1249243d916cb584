//! Tokens: signed by the server's key, never stored.

use crate::secret::Key;
use galerne_engine::Seat;
use galerne_table::{OpenTable, Token};

/// The token of a seat: a program that shows it plays there.
pub(crate) fn seat_token(key: &Key, open: &OpenTable, seat: Seat) -> String {
    let nonce = open.seats().get(seat.index()).map_or("", |seat| seat.seat.nonce.as_str());
    let number = seat.0.to_string();
    format!("{number}-{}", key.sign(&["seat", open.id(), &number, nonce]))
}

/// The seat whose token that is.
pub(crate) fn seat_of_token(key: &Key, open: &OpenTable, token: &str) -> Option<Token> {
    let (number, signature) = token.split_once('-')?;
    let seat = Seat(number.parse().ok()?);
    if number != seat.0.to_string() {
        return None;
    }
    let nonce = open.seats().get(seat.index())?.seat.nonce.as_str();
    let good = key.is_signed(&["seat", open.id(), &seat.0.to_string(), nonce], signature);
    good.then(|| Token { seat, nonce: nonce.to_owned(), text: token.to_owned() })
}

/// For the opener of a table without a cookie, even where only bots sit there.
pub(crate) fn owner_token(key: &Key, table: &str) -> String {
    format!("owner-{}", key.sign(&["owner", table]))
}

pub(crate) fn is_owner_token(key: &Key, table: &str, token: &str) -> bool {
    token.strip_prefix("owner-").is_some_and(|signature| key.is_signed(&["owner", table], signature))
}

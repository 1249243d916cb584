//! The sender of an order: a person, a program with a token, or the terminal.

use galerne_engine::Seat;

/// The sender of a request, as far as a cookie or a token says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Who {
    /// The person of a signed cookie.
    pub person: Option<String>,
    /// A seat's token that the host has verified.
    pub token: Option<Token>,
}

/// A verified seat token. The table compares its nonce on every use: a seat that has changed hands has another nonce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The seat it opens.
    pub seat: Seat,
    /// The seat's nonce when the token was verified.
    pub nonce: String,
    /// The token itself.
    pub text: String,
}

impl Who {
    /// The person at a local table: see [`OpenTable::local`](crate::OpenTable::local).
    #[must_use]
    pub fn local() -> Who {
        Who { person: Some(String::new()), token: None }
    }

    /// The owner of client ids.
    #[must_use]
    pub fn key(&self) -> String {
        match (&self.token, &self.person) {
            (Some(token), _) => format!("{}~{}", token.seat.0, token.text.get(..12).unwrap_or_default()),
            (None, Some(person)) => person.clone(),
            (None, None) => String::new(),
        }
    }
}

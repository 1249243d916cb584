//! Between our numbers and words and the database's.

use crate::store::StoreError;
use serde::de::DeserializeOwned;
use tokio_postgres::Row;

/// A number as a column keeps it. None of ours comes near the end of them.
pub(super) fn int(number: impl TryInto<i32>) -> i32 {
    number.try_into().unwrap_or(i32::MAX)
}

pub(super) fn long(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number of a column that is never negative.
pub(super) fn count<T: TryFrom<i32> + Default>(row: &Row, column: &str) -> T {
    T::try_from(row.get::<_, i32>(column)).unwrap_or_default()
}

/// A word of a closed list, as the messages spell it.
pub(super) fn unword<T: DeserializeOwned>(row: &Row, column: &str) -> Result<T, StoreError> {
    let word: String = row.get(column);
    serde_json::from_value(word.into()).map_err(|error| StoreError::Other(error.to_string()))
}

/// Client ids are their senders' to choose, and PostgreSQL takes no zero byte in a text.
pub(super) fn escaped(client: &str) -> String {
    client.replace('\\', r"\\").replace('\0', r"\0")
}

pub(super) fn unescaped(client: &str) -> String {
    let (mut plain, mut letters) = (String::with_capacity(client.len()), client.chars());
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if letters.next() == Some('0') => plain.push('\0'),
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_id_comes_back_whatever_is_in_it() {
        for id in ["", "a1", "a\0b", r"a\0b", r"\\", "\\\0", r"ends\", "Zoé 🜂"] {
            assert_eq!(unescaped(&escaped(id)), id);
            assert!(!escaped(id).contains('\0'));
        }
        assert_ne!(escaped("a\0"), escaped(r"a\0"));
    }
}

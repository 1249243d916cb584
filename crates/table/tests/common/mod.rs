//! Tables as a host has stored them.

use galerne_catalog::find;
use galerne_pages::model::{ChanceMode, SeatKind, Status};
use galerne_table::{NewSeat, Saved, SavedSeat, StateRow, TableHeadRow, Who};
use serde_json::Value;

pub(crate) const NAMES: [&str; 2] = ["Ana", "Bob"];

/// A table of that game for these players at which nothing has happened.
pub(crate) fn saved(names: &[&str], game: &str, options: &Value) -> Saved {
    let found = find(game).unwrap();
    let seat = |name: &str| NewSeat {
        seat: SavedSeat { kind: SeatKind::Human, name: name.to_owned(), bot: None, nonce: String::new() },
        holders: vec![name.to_owned()],
    };
    Saved {
        head: TableHeadRow {
            id: "t".to_owned(),
            game: game.to_owned(),
            rules: found.rules(),
            options: found
                .open(options, names.iter().map(ToString::to_string).collect())
                .unwrap()
                .options()
                .to_string(),
            start: None,
            status: Status::Playing,
            chance: ChanceMode::Automatic,
            public: false,
            owner: String::new(),
            previous: None,
            next: None,
            luck: None,
        },
        seats: names.iter().map(|name| seat(name)).collect(),
        entries: Vec::new(),
        clients: Vec::new(),
        former: Vec::new(),
        state: StateRow::default(),
        snapshot: None,
        seating: 0,
    }
}

/// The player of that seat.
pub(crate) fn who(seat: usize) -> Who {
    Who { person: Some(NAMES[seat].to_owned()), token: None }
}

//! Print sets: what chance laid out on printed sheets, stored under the hash of its content, and opened as a table with
//! real dice.
//!
//! A set is a record of a few hundred bytes in a file of its own. The same sheets give the same name, so that printing twice keeps one.

use crate::app::App;
use crate::commands::spend_opening;
use crate::create::Import;
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use galerne_catalog::load_record;
use galerne_pages::model::{ChanceMode, PrintSetPage};
use galerne_table::game_card;
use sha2::{Digest as _, Sha256};
use std::fs;
use std::path::PathBuf;

/// Letters that cannot be mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const NAME: usize = 8;
/// A folder that strangers fill has an end; beyond it sheets lead to the set-up without what was laid out.
const MOST: usize = 20_000;
const MOST_BYTES: usize = 20_000;

fn folder(app: &App) -> PathBuf {
    app.config.data.join("prints")
}

/// Eight letters from the hash of what is kept.
fn name_of(record: &str) -> String {
    let digest = Sha256::digest(record.as_bytes());
    digest.iter().take(NAME).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Keeps the record and says its name; nothing where it is too long or there are too many.
pub(crate) fn keep(app: &App, record: &str) -> Option<String> {
    let (folder, name) = (folder(app), name_of(record));
    let file = folder.join(format!("{name}.json"));
    if fs::read(&file).is_ok_and(|kept| kept == record.as_bytes()) {
        return Some(name);
    }
    // Another set under this name stays what it is: eight letters are enough for a shelf, not for the world.
    if record.len() > MOST_BYTES || file.exists() {
        return None;
    }
    fs::create_dir_all(&folder).ok()?;
    if fs::read_dir(&folder).ok()?.count() >= MOST {
        return None;
    }
    // Whole or not at all: who reads it later must not find half of it.
    let half = folder.join(format!("{name}.{}.part", crate::secret::random_name(6)));
    let written = fs::write(&half, record).and_then(|()| fs::rename(&half, &file));
    if written.is_err() {
        let _ = fs::remove_file(&half);
    }
    written.ok().map(|()| name)
}

/// The record under that name.
async fn kept(app: &App, name: &str) -> Result<String, Problem> {
    let nowhere = || Problem::new(StatusCode::NOT_FOUND, "no-page");
    if name.len() != NAME || !name.bytes().all(|letter| LETTERS.contains(&letter)) {
        return Err(nowhere());
    }
    let file = folder(app).join(format!("{name}.json"));
    app.tables.replaying(move || fs::read_to_string(file)).await?.map_err(|_| nowhere())
}

/// `/p/{name}`: what was printed, and a button to sit down to it. Looking creates nothing.
pub(crate) async fn show(State(app): State<App>, Path(name): Path<String>, reader: Reader) -> Response {
    let html = async {
        let record = kept(&app, &name).await?;
        let language = reader.language();
        let read = move || {
            load_record(&record).map(|table| game_card(table.game(), language)).map_err(|why| why.say(language))
        };
        let game = app.tables.replaying(read).await?.map_err(Problem::bad_request)?;
        Ok(galerne_pages::print_set(&PrintSetPage { frame: reader.frame(&app).await, game, name: name.clone() }))
    };
    page(&app, &reader, html.await).await
}

/// The table itself: chance has laid out what stands on paper, all that follows is thrown and drawn by hand.
pub(crate) async fn open(State(app): State<App>, Path(name): Path<String>, reader: Reader) -> Response {
    let (person, cookie) = reader.person_or_new(&app);
    let opened = async {
        spend_opening(&app, &reader)?;
        let text = kept(&app, &name).await?;
        let import = Import { text, owner: person, chance: ChanceMode::Real };
        app.import_as(import, reader.language()).await
    };
    let response = match opened.await {
        Ok(table) => Redirect::to(&format!("/table/{table}")).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    };
    with_cookie(response, cookie)
}

#[cfg(test)]
mod tests {
    use super::{LETTERS, NAME, name_of};

    #[test]
    fn a_name_is_eight_plain_letters_and_belongs_to_its_content() {
        let name = name_of("{}");
        assert_eq!(name.len(), NAME);
        assert!(name.bytes().all(|letter| LETTERS.contains(&letter)));
        assert_eq!(name, name_of("{}"));
        assert_ne!(name, name_of("{ }"));
    }
}

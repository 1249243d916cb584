//! Names of people: how they are checked, and the name that a person or a guest goes by.

use crate::app::App;
use crate::names::clean;
use crate::problem::{Problem, Said};
use crate::store::StoreError;
use crate::texts;
use axum::http::StatusCode;
use galerne_engine::Message;
use galerne_texts::Language;

impl App {
    /// A name as it may be shown; `None` if nothing is left of it.
    pub(crate) fn clean_name(&self, name: &str) -> Option<String> {
        clean(name, self.config.limits.name_chars)
    }

    /// Refuse a name that would have to be truncated, instead of truncating it silently.
    pub(crate) fn not_too_long(&self, name: &str) -> Result<(), Problem> {
        let most = self.config.limits.name_chars;
        match name.trim().chars().count() > most {
            true => {
                let said = Message::new("refused-name-long").with("most", most);
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "refused-name-long");
                Err(Problem { said: Said::Message(said), ..problem })
            }
            false => Ok(()),
        }
    }

    /// Refuse a name that another person protects with a passphrase, or that looks like one.
    pub(crate) async fn not_anothers(&self, name: &str, person: &str) -> Result<(), Problem> {
        match self.store.is_protected(name.to_owned(), person.to_owned()).await? {
            true => Err(Problem::new(StatusCode::CONFLICT, "refused-name")),
            false => Ok(()),
        }
    }

    /// The name of the person, or the one to give them from now on; a guest's if there is none.
    pub(crate) async fn name_of(
        &self,
        person: &str,
        wished: Option<String>,
        language: Language,
    ) -> Result<String, Problem> {
        let known = self.store.person(person.to_owned()).await?;
        match (wished, known) {
            (Some(wished), Some(known)) if known.name == wished => Ok(wished),
            (Some(wished), _) if !person.is_empty() => {
                self.store.name_person(person.to_owned(), wished.clone()).await.map_err(|error| match error {
                    StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "refused-name"),
                    error => error.into(),
                })?;
                Ok(wished)
            }
            (Some(wished), _) => Ok(wished),
            (None, Some(known)) if !known.name.is_empty() => Ok(known.name),
            (None, _) => Ok(texts::text(language, "guest")),
        }
    }

    /// The person is called otherwise from now on: so are their seats at the tables in play that bore the name they had.
    pub(crate) async fn rename_person(
        &self,
        person: &str,
        known: Option<String>,
        new: &str,
        language: Language,
    ) -> Result<(), Problem> {
        let guest = || Language::ALL.map(|language| texts::text(language, "guest")).to_vec();
        let old = known.filter(|known| !known.is_empty()).map_or_else(guest, |known| vec![known]);
        for table in self.store.played_by(person.to_owned()).await? {
            match self.tables.in_memory(&table) {
                Some(_) => {
                    let mut host = self.table(&table).await?;
                    let renamed = host.rename_person(person, &old, new).await;
                    renamed.map_err(|not_done| Problem::not_done(&host, not_done, language))?;
                }
                None => self.store.rename_seats(table, person.to_owned(), old.clone(), new.to_owned()).await?,
            }
        }
        Ok(())
    }
}

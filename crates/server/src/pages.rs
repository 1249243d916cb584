//! How HTML gets in: the server fills models, somebody else writes the pages.

use crate::model::{ErrorPage, GamePage, HomePage, LearnPage, ReplayPage, RulesPage, SettingsPage, TablePage};
use std::borrow::Cow;

/// Turns models into complete HTML documents, and holds the files they need. Pure: no I/O, no state.
pub trait Pages: Send + Sync + 'static {
    fn home(&self, page: &HomePage) -> String;
    fn game(&self, page: &GamePage) -> String;
    fn rules(&self, page: &RulesPage) -> String;
    fn learn(&self, page: &LearnPage) -> String;
    fn table(&self, page: &TablePage) -> String;
    fn replay(&self, page: &ReplayPage) -> String;
    fn settings(&self, page: &SettingsPage) -> String;
    fn error(&self, page: &ErrorPage) -> String;

    /// A file under `/assets/`, named by its content so that it may be kept for ever. Also asked for `favicon.ico`,
    /// `manifest.webmanifest` and `sw.js` at the top; those are not kept.
    fn asset(&self, name: &str) -> Option<Asset>;
}

#[derive(Clone, Debug)]
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub content_type: &'static str,
    /// The bytes are compressed already, that way (`br`, `gzip`).
    pub encoding: Option<&'static str>,
}

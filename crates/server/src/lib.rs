//! The tables behind the page.
//!
//! A table is its record: the server appends durably, then acknowledges and tells everybody what they may see. Memory is a
//! cache; the SQLite file in the data folder is the truth. The server is a function that returns a router ([`router`]), and a
//! loop that serves it ([`serve`]). How it talks is written down in `docs/protocol.md` and `docs/api.md`.
//!
//! It writes no HTML of its own: it fills the models of `galerne-pages`, which makes pages of them; pictures come in through
//! `render.rs`.
//!
//! ```
//! # async fn example() -> Result<(), galerne_server::StartError> {
//! use galerne_server::{Config, serve};
//!
//! let config = Config::new("data");
//! serve(config, std::future::pending(), |address| assert!(address.ip().is_loopback())).await
//! # }
//! ```

mod api;
mod app;
mod boards;
mod body;
mod compress;
mod config;
mod create;
mod drive;
#[doc(hidden)]
pub mod fuzzing;
mod guard;
mod identity;
mod insight;
mod lab;
mod lesson;
mod limits;
mod live;
mod metrics;
mod names;
mod problem;
mod rates;
mod render;
mod secret;
mod serve;
mod site;
mod socket;
mod store;
mod tables;
mod texts;

pub use app::{App, router};
pub use config::{Config, Durability};
use galerne_pages::model;
pub use limits::Limits;
pub use serve::{StartError, serve};
pub use store::{FILE as DATABASE, StoreError, backup};
pub use tables::Replayed;
pub use texts::say;

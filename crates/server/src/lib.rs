//! The tables behind the page.
//!
//! A table is its record: the server appends durably, then acknowledges and sends every reader what they may see. Memory is a
//! cache; the SQLite file in the data folder is the truth. The server is a function that returns a router ([`router`]), and a
//! loop that serves it ([`serve`]). How it talks is written down in `docs/protocol.md` and `docs/api.md`.
//!
//! What a table is and does is `galerne-table`; the server is its host: it stores, draws luck, thinks, and carries messages. It writes no
//! HTML of its own: it fills the models of `galerne-pages`, which makes pages of them.
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
mod build;
#[cfg(feature = "cluster")]
mod bus;
mod commands;
mod compress;
mod config;
mod connection;
mod create;
mod door;
mod drain;
mod drive;
mod error_page;
mod execute;
mod figures;
mod guard;
mod host;
mod identity;
mod insight;
mod lab;
mod lesson;
mod limits;
mod messages;
mod metrics;
mod models;
mod names;
mod network;
mod opening;
mod pace;
mod people;
mod play_form;
mod play_on;
mod polling;
mod print;
mod print_set;
mod problem;
mod proxies;
mod rates;
mod review;
mod router;
mod secret;
mod serve;
mod services;
mod settings;
mod site;
mod socket;
mod store;
mod table_page;
mod tables;
mod texts;
mod thinkers;
mod tokens;
pub mod upkeep;
mod worked;
#[cfg(feature = "cluster")]
mod worker;
mod workshop;

pub use app::App;
#[cfg(feature = "cluster")]
pub use bus::{BusAddress, NoBus};
pub use config::{Config, Durability, Mistake};
pub use door::door;
pub use limits::Limits;
pub use network::{Network, NotANetwork};
pub use polling::{look as look_for_news, take_over};
pub use review::resume as resume_reviews;
pub use router::router;
pub use serve::{StartError, serve};
pub use store::{FILE as DATABASE, StoreError, backup};
pub use tables::Replayed;
pub use texts::say;
#[cfg(feature = "cluster")]
pub use worker::{Worker, work};

//! The rules, chapter by chapter.

#[path = "../common/mod.rs"]
mod common;

mod components;
mod corners;
mod editions;
mod examples;
mod laboratory;
mod refusals;
mod setup;
mod throws;
mod turns;
mod variants;

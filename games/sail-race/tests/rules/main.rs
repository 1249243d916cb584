//! The rules, chapter by chapter.

#[path = "../common/mod.rs"]
mod common;

mod finish;
mod maps;
mod race;
mod rounding;
mod sailing;
mod variants;
mod weather;
mod wind;
mod words;

//! The picture: what it shows, what a hand can do with it, how it says it.

#[path = "../common/mod.rs"]
mod common;

mod board;
mod clicks;
mod screen;
mod sequences;

//! The rules, area by area.

#[path = "../common/mod.rs"]
mod common;

mod areas;
mod attacks;
mod board;
mod deeds;
mod lines;
mod moves;
mod positions;
mod preparation;
mod rounds;
mod sight;

//! Tests of the rules through the public interface.

#[path = "../common/mod.rs"]
mod common;
mod long_games;
mod odds;
mod panels;

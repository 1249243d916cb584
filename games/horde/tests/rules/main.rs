//! The rules, section by section, and the vectors of the rulebook.

#[path = "../common/mod.rs"]
mod common;
mod competition;
mod data;
mod editions;
mod ends;
mod examples;
mod material;
mod options;
mod phases;
mod refusals;
mod setup;
mod vectors;

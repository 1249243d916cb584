//! What all games of the catalog keep, one module a matter: one test program, because each links every game.

mod bots;
mod editions;
mod hints;
mod review;
mod sealed;
mod tables;

//! The rules: the day as a state machine, the contre, powers, chance and secrets.

mod aim;
pub(crate) mod bag;
pub(crate) mod chance;
mod choices;
mod city;
mod conditions;
pub(crate) mod contre;
pub(crate) mod day;
pub(crate) mod facing;
mod fizzle;
mod interpreter;
mod layout;
mod legal;
mod loss;
pub(crate) mod outcome;
mod powers;
mod race;
mod reach;
mod reactions;
mod refusals;
mod secrets;
mod setup;
mod several;
mod several_choices;
mod standings;
#[cfg(test)]
pub(crate) mod tests;
mod turn;
pub(crate) mod why;

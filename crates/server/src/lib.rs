//! The tables behind the page.
pub mod model;
pub mod pages;

//! The server as its clients meet it, one module a matter: one program, because each test program links the whole of Galerne.

mod api;
#[cfg(feature = "cluster")]
mod bus;
mod common;
mod curtain;
mod disk;
mod door;
mod drivers;
mod faults;
mod follow;
mod keeping;
mod lab;
#[cfg(feature = "cluster")]
mod lab_nodes;
mod limits;
mod model;
#[cfg(feature = "cluster")]
mod nats;
mod pages;
mod play_on;
#[cfg(feature = "cluster")]
mod postgres;
#[cfg(feature = "cluster")]
mod restore;
mod review;
#[cfg(feature = "cluster")]
mod rolling;
mod safety;
mod seats;
mod secrets;
mod sequences;
mod socket;
mod store;
#[cfg(feature = "cluster")]
mod two_nodes;
#[cfg(feature = "cluster")]
mod uncertain;
#[cfg(feature = "cluster")]
mod upkeep;
mod workshop;

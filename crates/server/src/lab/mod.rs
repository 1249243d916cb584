//! The laboratory behind the page: experiments are handed in, queued, played one at a time, looked at while they are, and kept.
//!
//! Every run is a folder of `galerne lab run` in the data folder, so that a run can be stopped, resumed, lost with its machine and
//! found again by the means that the command line has anyway.

mod desk;
mod files;
mod form;
mod pages;
mod priority;
mod queue;
#[cfg(feature = "cluster")]
mod sharing;
mod ticket;
mod trouble;
mod view;
mod views;
mod work;

pub(crate) use desk::Desk;
pub(crate) use pages::{routes, take};
#[cfg(feature = "cluster")]
pub(crate) use sharing::Hands;
pub(crate) use view::card;
pub(crate) use views::Views;

/// Without a database that others share all is played here.
#[cfg(not(feature = "cluster"))]
pub(crate) type Hands = std::convert::Infallible;

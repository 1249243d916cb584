//! The program as a person calls it, one module a matter: one test program, because each links the whole of Galerne.

mod commands;
mod lab;
mod onb;
mod play;
mod positions;
mod print;
mod program;
mod serve;
mod workshop;

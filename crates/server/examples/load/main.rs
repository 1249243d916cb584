//! Load and crash tests of the real server, in a process of its own, on this machine only.
//!
//! `load [--sockets N] [--tables N] [--rate N] [--seconds N] [--rounds N]` plays durable moves over sockets and prints a histogram
//! of the time from sending a move to its acknowledgement, the moves per second and the server's memory; then the medians of all
//! rounds with their ranges.
//! `load crash [--kills N] [--tables N]` kills the server with SIGKILL again and again under load, and compares what was
//! acknowledged with the database.
//! `load cluster [--kills N] [--tables N] [--seed N] [--mistake early|forgets]`, with the feature `cluster`, plays on three servers that share
//! one PostgreSQL database and one NATS, disturbs them all N times in different ways, and compares what was acknowledged with the record;
//! with a mistake, which the servers then make, it is to be found out.
//! `load figures [--seconds N]`, with the same feature, measures what moves cost on SQLite and on PostgreSQL with one, two and three servers.
//! All are bounded in number and time, and say at the end whether the targets were met.

mod check;
mod child;
#[cfg(feature = "cluster")]
mod cluster;
mod crash;
#[cfg(feature = "cluster")]
mod figures;
mod http;
#[cfg(feature = "cluster")]
#[path = "../../tests/server/nats.rs"]
mod nats;
mod play;
#[cfg(feature = "cluster")]
#[path = "../../tests/server/postgres.rs"]
mod postgres;
mod report;

use std::process::ExitCode;
use std::time::Duration;

/// What was asked for, with the targets of the issue as defaults.
#[derive(Clone, Debug)]
struct Wanted {
    sockets: usize,
    tables: usize,
    /// Moves per second over all tables.
    rate: f64,
    seconds: u64,
    /// How often all of it is done, with a new server each time: one round says little on a machine that has other work.
    rounds: usize,
    kills: usize,
    /// What the faults of a cluster are chosen by.
    #[cfg(feature = "cluster")]
    seed: u64,
    /// What the servers of a cluster do wrong.
    #[cfg(feature = "cluster")]
    mistake: Option<String>,
}

/// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == "serve") {
        return child::serve(args.get(1).map_or("data", String::as_str), args.get(2));
    }
    #[cfg(feature = "cluster")]
    if let [word, wishes] = &args[..]
        && word == "work"
    {
        return child::work(wishes);
    }
    let number = |name: &str, default: f64| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1)?.parse().ok()).unwrap_or(default)
    };
    let crash = args.first().is_some_and(|arg| arg == "crash");
    let cluster = args.first().is_some_and(|arg| arg == "cluster");
    let wanted = Wanted {
        sockets: number("--sockets", 5000.0).clamp(2.0, 20_000.0) as usize,
        tables: number("--tables", if crash || cluster { 40.0 } else { 1000.0 }).clamp(1.0, 5_000.0) as usize,
        rate: number("--rate", 1200.0).clamp(1.0, 20_000.0),
        seconds: number("--seconds", 20.0).clamp(1.0, 600.0) as u64,
        rounds: number("--rounds", 5.0).clamp(1.0, 50.0) as usize,
        kills: number("--kills", 100.0).clamp(1.0, 1_000.0) as usize,
        #[cfg(feature = "cluster")]
        seed: number("--seed", f64::from(std::process::id())) as u64,
        #[cfg(feature = "cluster")]
        mistake: args.iter().position(|arg| arg == "--mistake").and_then(|at| args.get(at + 1).cloned()),
    };
    #[cfg(feature = "cluster")]
    let figures = args.first().is_some_and(|arg| arg == "figures");
    if let Some(code) = child::with_enough_files(wanted.sockets * 2 + 500, &args) {
        return code;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let Ok(runtime) = runtime else { return ExitCode::FAILURE };
    let limit = Duration::from_secs(if crash || cluster {
        180 + 15 * wanted.kills as u64
    } else {
        wanted.rounds as u64 * (300 + 2 * wanted.seconds)
    });
    let outcome = runtime.block_on(async {
        let work = async {
            #[cfg(feature = "cluster")]
            if figures {
                return figures::run(&wanted).await;
            }
            #[cfg(feature = "cluster")]
            if cluster {
                return cluster::run(&wanted).await;
            }
            if crash { crash::run(&wanted).await } else { play::run(&wanted).await }
        };
        tokio::time::timeout(limit, work).await
    });
    match outcome {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        Ok(Ok(false)) => ExitCode::FAILURE,
        Ok(Err(error)) => {
            report::say(&format!("failed: {error}"));
            ExitCode::FAILURE
        }
        Err(_) => {
            report::say("failed: out of time");
            ExitCode::FAILURE
        }
    }
}

//! The server as a process of its own.

use galerne_server::Config;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

/// Run as the server, with limits that let a single address play every seat.
pub(crate) fn serve(data: &str, shared: Option<[&String; 3]>) -> ExitCode {
    let mut config = Config::swift(data);
    #[cfg(feature = "cluster")]
    if let Some([url, key, bus]) = shared {
        (config.postgres, config.key) = (Some(url.clone()), Some(key.into()));
        config.bus = bus.parse().ok();
    }
    #[cfg(not(feature = "cluster"))]
    let _ = shared;
    config.limits.connections_per_address = 50_000;
    config.limits.sockets_per_address = 50_000;
    config.limits.sockets_of_strangers = 50_000;
    config.limits.requests_at_once = 50_000;
    config.limits.connections = 50_000;
    config.limits.request_credit = 10_000_000;
    config.limits.table_credit = 1_000_000;
    config.limits.table_day_credit = 1_000_000;
    let Ok(runtime) = tokio::runtime::Builder::new_multi_thread().enable_all().build() else {
        return ExitCode::FAILURE;
    };
    let ready = |address| {
        let mut out = std::io::stdout().lock();
        drop(writeln!(out, "{address}").and_then(|()| out.flush()));
    };
    match runtime.block_on(::galerne_server::serve(config, std::future::pending(), ready)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            crate::report::say(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// A running server, killed when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// Where a server keeps what is its own, and what it shares with others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) data: &'a Path,
    pub(crate) shared: Option<Shared<'a>>,
}

/// The addresses of database and bus, and the file of the key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) database: &'a str,
    pub(crate) key: &'a Path,
    pub(crate) bus: &'a str,
}

impl<'a> Place<'a> {
    pub(crate) fn alone(data: &'a Path) -> Place<'a> {
        Place { data, shared: None }
    }
}

impl Server {
    pub(crate) fn start(place: &Place<'_>) -> std::io::Result<Server> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("serve").arg(place.data);
        if let Some(Shared { database, key, bus }) = place.shared {
            command.arg(database).arg(key).arg(bus);
        }
        let mut child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.trim().parse() {
            Ok(address) => Ok(Server { child, address }),
            Err(_) => {
                drop(child.kill());
                drop(child.wait());
                Err(std::io::Error::other(format!("the server did not start: {line}")))
            }
        }
    }

    /// As the power of the process goes: no signal handler, no goodbye.
    pub(crate) fn kill(mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }

    /// Send it a signal.
    #[cfg(feature = "cluster")]
    pub(crate) fn signal(&self, signal: &str) {
        drop(Command::new("kill").args([signal, &self.child.id().to_string()]).status());
    }

    /// Resident memory now and at its peak, in MB.
    pub(crate) fn memory(&self) -> (f64, f64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name));
            line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok()).unwrap_or(0.0) / 1024.0
        };
        (field("VmRSS"), field("VmHWM"))
    }

    /// Seconds of processor time used so far.
    pub(crate) fn cpu(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let fields: Vec<f64> =
            rest.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        fields.iter().sum::<f64>() / 100.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Every socket is an open file on both sides: start anew with enough of them allowed, where they are not.
pub(crate) fn with_enough_files(needed: usize, args: &[String]) -> Option<ExitCode> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    let soft: usize = line.split_whitespace().nth(3)?.parse().ok()?;
    if soft >= needed || std::env::var_os("GALERNE_LOAD_FILES").is_some() {
        return None;
    }
    let status = Command::new("sh")
        .args(["-c", "ulimit -n \"$GALERNE_LOAD_FILES\" && exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().ok()?)
        .args(args)
        .env("GALERNE_LOAD_FILES", needed.to_string())
        .status()
        .ok()?;
    Some(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

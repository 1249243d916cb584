//! The server as a process of its own.

use galerne_server::Config;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

/// The name under which servers of a cluster are asked for, whatever leads to them.
#[cfg(feature = "cluster")]
pub(crate) const HOST: &str = "galerne.test";

#[cfg(feature = "cluster")]
static NAMED: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// From now on servers are asked for by that name.
#[cfg(feature = "cluster")]
pub(crate) fn name_servers() {
    NAMED.store(true, std::sync::atomic::Ordering::Relaxed);
}

#[cfg(feature = "cluster")]
pub(crate) fn is_named() -> bool {
    NAMED.load(std::sync::atomic::Ordering::Relaxed)
}

/// Shown for the counters of servers that have a name.
#[cfg(feature = "cluster")]
pub(crate) const TOKEN: &str = "counters";

/// Run as the server, with limits that let a single address play every seat.
pub(crate) fn serve(data: &str, wishes: Option<&String>) -> ExitCode {
    let mut config = Config::swift(data);
    #[cfg(feature = "cluster")]
    if let Some(wishes) = wishes {
        let wishes: serde_json::Value = serde_json::from_str(wishes).unwrap_or_default();
        let text = |name: &str| wishes[name].as_str().map(str::to_owned);
        (config.postgres, config.key) = (text("database"), text("key").map(Into::into));
        config.bus = text("bus").and_then(|bus| bus.parse().ok());
        config.port = wishes["port"].as_u64().and_then(|port| port.try_into().ok()).unwrap_or(0);
        config.rules_ahead = wishes["rules_ahead"].as_u64().unwrap_or(0) as u32;
        config.mistake = match wishes["mistake"].as_str() {
            Some("early") => Some(galerne_server::Mistake::AnswersEarly),
            Some("forgets") => Some(galerne_server::Mistake::ForgetsIds),
            _ => None,
        };
        config.origins = vec![format!("http://{HOST}")];
        config.metrics_token = Some(TOKEN.to_owned());
    }
    #[cfg(not(feature = "cluster"))]
    let _ = wishes;
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
    match runtime.block_on(::galerne_server::serve(config, stopped(), ready)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            crate::report::say(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// When it is told to leave.
async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut told) => drop(told.recv().await),
        Err(_) => std::future::pending().await,
    }
}

/// A running server, killed when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

/// What it is to do, for a child of this program.
#[cfg(feature = "cluster")]
pub(crate) fn work(wishes: &str) -> ExitCode {
    let wishes: serde_json::Value = serde_json::from_str(wishes).unwrap_or_default();
    let text = |name: &str| wishes[name].as_str().unwrap_or_default().to_owned();
    let (bus, key) = (text("bus").parse().ok(), text("key").into());
    let worker = galerne_server::Worker { database: text("database"), bus, key, bots: 2, reviews: true, lab: 1 };
    let Ok(runtime) = tokio::runtime::Builder::new_multi_thread().enable_all().build() else {
        return ExitCode::FAILURE;
    };
    // For whoever started it: there is no address.
    crate::report::say("127.0.0.1:0");
    match runtime.block_on(galerne_server::work(worker, std::future::pending())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            crate::report::say(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

impl Server {
    /// A server that keeps its tables in that folder.
    pub(crate) fn alone(data: &Path) -> std::io::Result<Server> {
        let data = data.display().to_string();
        Server::start(&["serve", &data], &[])
    }

    /// This program again, with those words.
    pub(crate) fn start(words: &[&str], environment: &[(&str, String)]) -> std::io::Result<Server> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(words).envs(environment.iter().map(|(name, value)| (name, value)));
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

    /// Let it leave in good order.
    #[cfg(feature = "cluster")]
    pub(crate) fn end(&mut self) {
        self.signal("-TERM");
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
        cpu(self.child.id())
    }
}

/// Seconds of processor time that a process has used so far.
pub(crate) fn cpu(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<f64> = rest.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
    fields.iter().sum::<f64>() / 100.0
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

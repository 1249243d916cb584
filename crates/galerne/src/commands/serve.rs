//! `galerne serve`: the page in the browser, until Ctrl-C; and `galerne backup`, a copy of what it keeps.

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_engine::Message;
use galerne_server::{Config, StartError, StoreError};
use std::{net::SocketAddr, path::PathBuf, sync::mpsc, time::Duration};
use tracing_subscriber::filter::LevelFilter;

/// What a shell makes of a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

pub(crate) fn serve(args: &args::Serve, terminal: &mut Terminal, voice: Voice) -> Outcome {
    tell_what_goes_wrong(args, voice)?;
    let mut config = Config::new(&args.data);
    // An address may hold a password: other users of the machine see what was typed, but not the environment.
    let database =
        args.database.clone().or_else(|| std::env::var("GALERNE_DATABASE").ok()).filter(|url| !url.is_empty());
    match database {
        #[cfg(feature = "cluster")]
        Some(url) if is_postgres(&url) => config.postgres = Some(url),
        Some(url) => config.database = Some(sqlite_file(&url, voice)?),
        None => {}
    }
    if let Some(url) = args.bus.clone().or_else(|| std::env::var("GALERNE_BUS").ok()).filter(|url| !url.is_empty()) {
        set_bus(&mut config, &url, voice)?;
    }
    config.key = args.key.clone();
    config.port = args.port;
    config.bind = args.bind;
    config.origins = args.origin.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect();
    config.behind_proxy = args.behind_proxy;
    for given in &args.trusted_proxy {
        let network = given.parse().map_err(|_| {
            Failure::usage(voice, &Message::new("usage-network").with("given", given.clone()))
                .advise(voice.word("usage-network-advice"))
        })?;
        config.trusted_proxies.push(network);
    }
    config.ops = args.ops;
    config.drain = Duration::from_secs(args.drain);
    config.keep_days = args.keep_days;
    // Other users of the machine see what was typed, but not the environment.
    let token = || std::env::var("GALERNE_METRICS_TOKEN").ok();
    config.metrics_token = args.metrics_token.clone().or_else(token).filter(|token| !token.is_empty());
    config.bot_delay = Duration::from_millis(args.pause.min(10_000));
    config.chance_delay = config.bot_delay / 2;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(Exit::Refused, voice.io(&error)))?;
    let (told, heard) = mpsc::channel::<SocketAddr>();
    let serving = runtime.spawn(galerne_server::serve(config, stopped(), move |address| {
        let _ = told.send(address);
    }));
    // The channel closes without a word if the server could not start.
    if let Ok(address) = heard.recv() {
        let message = Message::new("serve-ready")
            .with("address", format!("http://{}", reachable(address)))
            .with("data", args.data.to_string_lossy().into_owned());
        // The standard output may be closed; the server keeps running.
        let bold = terminal.bold(&voice.say(&message));
        let _ = terminal.line(&bold).and_then(|()| terminal.line(&voice.word("serve-more")));
    }
    let served = runtime.block_on(serving);
    // Everything is on the disk by now. A bot in the middle of a long thought is not waited for.
    runtime.shutdown_background();
    match served {
        Ok(Ok(())) => Ok(terminal.line(&voice.word("serve-bye"))?),
        Ok(Err(error)) => {
            let reason = galerne_server::say(voice.language, &error.message());
            let failure = Failure::new(Exit::Refused, reason);
            Err(match advice(&error) {
                Some(key) => failure.advise(voice.word(key)),
                None => failure,
            })
        }
        Err(error) => Err(Failure::new(Exit::Refused, error.to_string())),
    }
}

/// The bus is for servers that share a database; its address may hold a password, too, and is not repeated.
#[cfg(feature = "cluster")]
fn set_bus(config: &mut Config, url: &str, voice: Voice) -> Outcome {
    if config.postgres.is_none() {
        let failure = Failure::usage(voice, &Message::new("serve-bus-alone"));
        return Err(failure.advise(voice.word("serve-bus-alone-advice")));
    }
    config.bus = Some(bus(url, voice)?);
    Ok(())
}

/// The NATS that an address names.
#[cfg(feature = "cluster")]
pub(super) fn bus(url: &str, voice: Voice) -> Result<galerne_server::BusAddress, Failure> {
    use galerne_server::NoBus;
    url.parse().map_err(|error| {
        let (message, advice) = match error {
            NoBus::Address => (Message::new("serve-bus"), "serve-bus-advice"),
            NoBus::Plain(host) => (Message::new("serve-bus-plain").with("host", host), "serve-bus-plain-advice"),
        };
        Failure::usage(voice, &message).advise(voice.word(advice))
    })
}

#[cfg(not(feature = "cluster"))]
fn set_bus(_: &mut Config, _: &str, voice: Voice) -> Outcome {
    Err(no_bus(voice))
}

#[cfg(not(feature = "cluster"))]
pub(super) fn no_bus(voice: Voice) -> Failure {
    Failure::usage(voice, &Message::new("serve-bus-none")).advise(voice.word("serve-bus-none-advice"))
}

/// What to do about it, where the reason itself does not say.
const fn advice(error: &StartError) -> Option<&'static str> {
    match error {
        StartError::Bind(..) => Some("serve-advice-port"),
        StartError::Store(StoreError::Full) => Some("serve-advice-full"),
        StartError::Store(StoreError::Other(_) | StoreError::Locked) => Some("serve-advice-folder"),
        StartError::Store(_) => None,
    }
}

/// A copy of all games that can be served like the original, also while a server is at work.
pub(crate) fn backup(args: &args::Backup, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let database = args.database.as_deref().map(|url| sqlite_file(url, voice)).transpose()?;
    let copied = galerne_server::backup(&args.data, database.as_deref(), &args.to);
    let copy = copied.map_err(|error| {
        let reason = galerne_server::say(voice.language, &error.for_operators());
        Failure::new(Exit::Refused, reason).advise(voice.word("backup-advice"))
    })?;
    let message = Message::new("backup-done").with("file", copy.display().to_string());
    Ok(terminal.line(&voice.say(&message.with("folder", args.to.display().to_string())))?)
}

/// Events that no request answers (a table that waits, a full disk) are logged for the operator: one line each, on
/// the standard error, from warnings upwards unless `--log` or `GALERNE_LOG` says otherwise.
fn tell_what_goes_wrong(args: &args::Serve, voice: Voice) -> Outcome {
    let wished = args.log.clone().or_else(|| std::env::var("GALERNE_LOG").ok()).filter(|wish| !wish.is_empty());
    let level = match wished {
        None => LevelFilter::WARN,
        Some(wish) => wish.to_lowercase().parse().map_err(|_| {
            Failure::usage(voice, &Message::new("usage-log").with("given", wish)).advise(voice.word("usage-log-advice"))
        })?,
    };
    let told = tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_target(false);
    let told = told.with_writer(std::io::stderr);
    // Fails where a subscriber is set already, and then there is nothing to do.
    let _ = match args.log_format.as_deref() {
        None | Some("text") => told.try_init(),
        Some("json") => told.json().flatten_event(true).with_current_span(false).with_span_list(false).try_init(),
        Some(given) => {
            let message = Message::new("usage-log-format").with("given", given.to_owned());
            return Err(Failure::usage(voice, &message).advise(voice.word("usage-log-format-advice")));
        }
    };
    Ok(())
}

/// Whether that is the address of a PostgreSQL database.
#[cfg(feature = "cluster")]
pub(super) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// The file that `FILE`, `sqlite:FILE` or `sqlite://FILE` names. Other databases are refused before anything is opened.
pub(super) fn sqlite_file(url: &str, voice: Voice) -> Result<PathBuf, Failure> {
    let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:")).unwrap_or(url);
    if path.is_empty() || path.contains("://") {
        let message = Message::new("serve-database").with("url", url.to_owned());
        return Err(Failure::new(Exit::Refused, voice.say(&message)).advise(voice.word("serve-database-advice")));
    }
    Ok(PathBuf::from(path))
}

/// An address a browser can be pointed at: "all interfaces" is none.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() { SocketAddr::from(([127, 0, 0, 1], address.port())) } else { address }
}

/// Ctrl-C, or the signal of a service manager. A second one ends the program at once: what is on the disk by then is kept, as
/// after a crash.
pub(super) async fn stopped() {
    asked_to_stop().await;
    tokio::spawn(async {
        asked_to_stop().await;
        std::process::exit(INTERRUPTED);
    });
}

async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

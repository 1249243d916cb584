//! `galerne serve`: the page in the browser, until Ctrl-C.

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_engine::Message;
use galerne_server::Config;
use std::{net::SocketAddr, path::PathBuf, sync::mpsc, time::Duration};

pub(crate) fn serve(args: &args::Serve, terminal: &mut Terminal, voice: Voice) -> Outcome {
    tell_what_goes_wrong();
    let mut config = Config::new(&args.data);
    config.database = args.database.as_deref().map(|url| sqlite_file(url, voice)).transpose()?;
    config.port = args.port;
    config.bind = args.bind;
    config.origins.clone_from(&args.origin);
    config.behind_proxy = args.behind_proxy;
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
        terminal.line(&terminal.bold(&voice.say(&message)))?;
        terminal.line(&voice.word("serve-more"))?;
    }
    match runtime.block_on(serving) {
        Ok(Ok(())) => Ok(terminal.line(&voice.word("serve-bye"))?),
        Ok(Err(error)) => {
            let reason = galerne_server::say(voice.language, &error.message());
            Err(Failure::new(Exit::Refused, reason).advise(voice.word("serve-advice")))
        }
        Err(error) => Err(Failure::new(Exit::Refused, error.to_string())),
    }
}

/// What went wrong without anybody asking (a table that waits, a disk that is full) is for whoever runs the server.
fn tell_what_goes_wrong() {
    let told = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::WARN);
    // Refused where somebody listens already, and then there is nothing to do.
    let _ = told.with_writer(std::io::stderr).with_target(false).try_init();
}

/// The file that `FILE`, `sqlite:FILE` or `sqlite://FILE` names. Other databases are refused before anything is opened.
fn sqlite_file(url: &str, voice: Voice) -> Result<PathBuf, Failure> {
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

/// Ctrl-C, or the word of whatever runs the program as a service.
async fn stopped() {
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

//! `galerne serve`: the page in the browser, until Ctrl-C.

use crate::args;
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_engine::Message;
use galerne_pages::model as look;
use galerne_server::{Asset, Config, Pages, model};
use serde::{Serialize, de::DeserializeOwned};
use std::{borrow::Cow, net::SocketAddr, sync::mpsc};

pub(crate) fn serve(args: &args::Serve, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let mut config = Config::new(&args.data);
    config.port = args.port;
    config.bind = args.bind;
    config.origins.clone_from(&args.origin);
    config.behind_proxy = args.behind_proxy;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(Exit::Refused, voice.io(&error)))?;
    let (told, heard) = mpsc::channel::<SocketAddr>();
    let serving = runtime.spawn(galerne_server::serve(config, Drawn, stopped(), move |address| {
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

/// The pages of `galerne-pages`, filled with the server's models. Both sides describe the same fields (`docs/protocol.md`); they
/// meet as JSON, so that neither crate has to know the other.
struct Drawn;

fn as_page<T: Serialize, U: DeserializeOwned + Default>(model: &T) -> U {
    serde_json::to_value(model).and_then(serde_json::from_value).unwrap_or_default()
}

impl Pages for Drawn {
    fn home(&self, page: &model::HomePage) -> String {
        galerne_pages::home(&as_page::<_, look::HomePage>(page))
    }

    fn game(&self, page: &model::GamePage) -> String {
        galerne_pages::game(&as_page::<_, look::GamePage>(page))
    }

    fn rules(&self, page: &model::RulesPage) -> String {
        galerne_pages::rules(&as_page::<_, look::RulesPage>(page)).unwrap_or_else(|| {
            let missing = look::ErrorPage { frame: as_page(&page.frame), status: 404, text: String::new() };
            galerne_pages::error(&missing)
        })
    }

    fn learn(&self, page: &model::LearnPage) -> String {
        galerne_pages::learn(&as_page::<_, look::LearnPage>(page))
    }

    fn table(&self, page: &model::TablePage) -> String {
        galerne_pages::table(&as_page::<_, look::TablePage>(page))
    }

    fn replay(&self, page: &model::ReplayPage) -> String {
        // Sent to programs, a replay has no frame; a page needs one.
        let replay = look::ReplayPage { frame: as_page(&page.frame), ..as_page(page) };
        galerne_pages::replay(&replay)
    }

    fn settings(&self, page: &model::SettingsPage) -> String {
        galerne_pages::settings(&as_page::<_, look::SettingsPage>(page))
    }

    fn error(&self, page: &model::ErrorPage) -> String {
        galerne_pages::error(&as_page::<_, look::ErrorPage>(page))
    }

    fn asset(&self, name: &str) -> Option<Asset> {
        let asset = galerne_pages::assets::find(name)?;
        let (bytes, encoding) = match &asset.gzip {
            Some(gzip) => (Cow::Borrowed(gzip.as_slice()), Some("gzip")),
            None => (Cow::Borrowed(&*asset.bytes), None),
        };
        Some(Asset { bytes, content_type: asset.content_type, encoding })
    }
}

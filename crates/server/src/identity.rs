//! Who reads: a signed cookie, a token, an address, and what the browser wishes.

use crate::app::App;
use crate::proxies::visitor;
use crate::secret;
use axum::extract::{FromRequestParts, Request};
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use axum::response::{IntoResponse, Response};
use galerne_engine::SeatSet;
use galerne_pages::model::{Frame, Person, Settings};
use galerne_table::{Audience, Wants, Who};
use galerne_texts::Language;
use std::{convert::Infallible, net::IpAddr, net::SocketAddr};

pub(crate) const IDENTITY: &str = "galerne";
pub(crate) const SETTINGS: &str = "galerne-settings";
/// All games together have about ten.
const MOST_SWITCHES: usize = 40;
const YEAR: u32 = 365 * 24 * 3600;

/// The one who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// From the signed cookie.
    pub(crate) person: Option<String>,
    /// From `Authorization: Bearer`; not yet checked.
    pub(crate) bearer: Option<String>,
    pub(crate) settings: Settings,
    pub(crate) address: IpAddr,
    pub(crate) path: String,
}

impl Reader {
    pub(crate) fn language(&self) -> Language {
        self.settings.language
    }

    /// How this reader looks at a table where these seats are theirs.
    pub(crate) fn audience(&self, seats: SeatSet) -> Audience {
        let switches = self.settings.switches.iter().map(|(id, on)| (id.clone(), *on)).collect();
        Audience { seats, own: seats, language: self.settings.language, switches, wants: Wants::Data }
    }

    /// The key for limits by player, once it is known who asks at that table: the seat of a checked token, else the person. All
    /// strangers at one address share its account, and a token that was made up is a stranger's.
    pub(crate) fn account(&self, table: &str, who: &Who) -> String {
        match (&who.token, &who.person) {
            (Some(token), _) => format!("{table}/{}", token.seat.0),
            (None, Some(person)) => person.clone(),
            (None, None) => self.address.to_string(),
        }
    }

    /// What every page needs. Reads the person's name.
    pub(crate) async fn frame(&self, app: &App) -> Frame {
        let account = match &self.person {
            Some(person) => app.store.person(person.clone()).await.ok().flatten(),
            None => None,
        };
        let person = account.map_or_else(Person::default, |account| Person {
            name: account.name,
            has_passphrase: account.passphrase.is_some(),
        });
        let origin = app.config.origins.first().cloned();
        Frame { person, settings: self.settings.clone(), path: self.path.clone(), origin }
    }

    /// The person, or a new one together with the cookie that makes it last.
    pub(crate) fn person_or_new(&self, app: &App) -> (String, Option<HeaderValue>) {
        match &self.person {
            Some(person) => (person.clone(), None),
            None => {
                let person = secret::random_name(20);
                let cookie = identity_cookie(app, &person);
                (person, cookie)
            }
        }
    }
}

/// The cookie that identifies a person. Scripts cannot read it, other sites cannot send it along with a post.
pub(crate) fn identity_cookie(app: &App, person: &str) -> Option<HeaderValue> {
    let signature = app.key.sign(&["person", person]);
    cookie(app, IDENTITY, &format!("{person}.{signature}"), "; HttpOnly")
}

/// The settings' cookie; nothing in it is secret.
pub(crate) fn settings_cookie(app: &App, settings: &Settings) -> Option<HeaderValue> {
    let value = serde_json::to_value(settings).ok()?;
    let plain = value.as_object()?.iter().filter(|(_, value)| !value.is_object());
    let plain = plain.map(|(name, value)| format!("{name}:{}", value.to_string().trim_matches('"')));
    let shown = settings.switches.iter().map(|(id, on)| format!("show-{id}:{on}"));
    let pairs: Vec<String> = plain.chain(shown).collect();
    cookie(app, SETTINGS, &pairs.join("&"), "")
}

fn cookie(app: &App, name: &str, value: &str, more: &str) -> Option<HeaderValue> {
    let secure = if app.config.origins.iter().any(|origin| origin.starts_with("https:")) { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{more}{secure}");
    HeaderValue::from_str(&text).ok()
}

/// An answer with a cookie, if there is one to set.
pub(crate) fn with_cookie(response: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = response.into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let pairs = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    pairs.flat_map(|value| value.split(';')).filter_map(move |pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The person whose signed cookie that is.
pub(crate) fn person_of(app: &App, headers: &HeaderMap) -> Option<String> {
    cookies(headers, IDENTITY).find_map(|value| {
        let (person, signature) = value.split_once('.')?;
        app.key.is_signed(&["person", person], signature).then(|| person.to_owned())
    })
}

/// The settings a cookie asks for; of what it does not say, the browser's wish and the defaults.
fn settings_of(headers: &HeaderMap) -> Settings {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut settings = Settings { language: Language::wished(wishes), ..Settings::default() };
    if let Some(value) = cookies(headers, SETTINGS).next() {
        for pair in value.split('&') {
            if let Some((name, value)) = pair.split_once(':') {
                set(&mut settings, name, value);
            }
        }
    }
    settings
}

/// Change one setting by its name; what makes no sense changes nothing.
pub(crate) fn set(settings: &mut Settings, name: &str, value: &str) {
    fn word<T: serde::de::DeserializeOwned>(field: &mut T, value: &str) {
        if let Ok(value) = serde_json::from_value(value.into()) {
            *field = value;
        }
    }
    let flag = matches!(value, "true" | "on" | "1" | "yes");
    match name {
        "language" => word(&mut settings.language, value),
        "theme" => word(&mut settings.theme, value),
        "motion" => word(&mut settings.motion, value),
        "confirm" => settings.confirm = flag,
        "text_board" => settings.text_board = flag,
        "latency" => settings.latency = value.parse().unwrap_or(0).min(5_000),
        shown if Settings::SHOWN.contains(&shown) => drop(settings.switches.insert(shown.to_owned(), flag)),
        _ => {
            // A cookie is the reader's to write: few names, and only such as a switch may have.
            let is_name =
                |id: &&str| (1..=24).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            let is_known = |id: &&str| settings.switches.contains_key(*id) || settings.switches.len() < MOST_SWITCHES;
            if let Some(id) = name.strip_prefix("show-").filter(is_name).filter(is_known) {
                settings.switches.insert(id.to_owned(), flag);
            }
        }
    }
}

/// Where the request comes from. An IPv6 network counts as one address: its owner has as many as they like.
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    match visitor(&app.config, headers, peer) {
        IpAddr::V6(v6) => std::net::Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX)).into(),
        v4 => v4,
    }
}

pub(crate) fn peer(request: &Request) -> Option<SocketAddr> {
    request.extensions().get::<SocketAddr>().copied()
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Infallible> {
        let headers = &parts.headers;
        let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        Ok(Reader {
            person: person_of(app, headers),
            bearer: bearer.and_then(|value| value.strip_prefix("Bearer ")).map(|token| token.trim().to_owned()),
            settings: settings_of(headers),
            address: address(app, headers, parts.extensions.get::<SocketAddr>().copied()),
            path: parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        })
    }
}

//! Before every request: host, origin, rate. After every request: the headers that keep a page to itself.

use crate::app::App;
use crate::identity::{address, peer, person_of};
use crate::problem::Problem;
use crate::rates::Taken;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use galerne_texts::Language;
use std::net::IpAddr;
use std::time::Instant;

/// Nothing from elsewhere, nothing inline, no frames. Pictures of the page may be data (a favicon), nothing else may.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // A table's address may carry a seat's token, which must not be sent to other hosts. (With `no-referrer` browsers
    // would call the origin of our own forms "null", and the guard would refuse them.)
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Half a year, for this host name only: its owner may have others under the same domain that are not served by TLS.
const HSTS: &str = "max-age=15552000";

/// What operators ask for. It costs nothing.
const FOR_OPERATORS: [&str; 2] = ["/health", "/metrics"];

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = match check(&app, &request) {
        Ok(taken) => {
            let response = next.run(request).await;
            drop(taken);
            response
        }
        Err(problem) => problem.into_json(Language::wished(wish(request.headers()))),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_https_only() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    // What a page shows is one person's view of one moment.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn wish(headers: &HeaderMap) -> &str {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn check(app: &App, request: &Request) -> Result<Option<Taken>, Problem> {
    let headers = request.headers();
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let foreign = || {
        app.metrics.foreign_origin.add(1);
        Problem::new(StatusCode::FORBIDDEN, "refused-origin")
    };
    let path = request.uri().path();
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let for_operators = safe && FOR_OPERATORS.contains(&path);
    // Two lines that say different things are read differently by us and by a proxy.
    if headers.get_all(header::HOST).iter().count() > 1 {
        app.metrics.foreign_origin.add(1);
        return Err(Problem::new(StatusCode::BAD_REQUEST, "refused-hosts"));
    }
    // A name that leads here without being ours: a stranger's page that rebinds its name to this machine.
    let host = text(header::HOST).or(request.uri().authority().map(axum::http::uri::Authority::as_str));
    // Probes come by address. Nor are counters served to other sites' pages, without a token.
    let any_name = for_operators && (path == "/health" || headers.contains_key(header::AUTHORIZATION));
    if !any_name && !host.is_some_and(|host| is_our_host(app, host)) {
        app.metrics.foreign_origin.add(1);
        return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, "refused-host"));
    }
    let upgrade = headers.contains_key(header::UPGRADE);
    if upgrade || !safe {
        let is_foreign = match (headers.get(header::ORIGIN), host) {
            (Some(origin), Some(host)) => !is_our_origin(app, origin, host),
            // Browsers always say where a post or an upgrade comes from. A program need not, and carries no cookie.
            _ => person_of(app, headers).is_some(),
        };
        if is_foreign {
            return Err(foreign());
        }
    }
    if for_operators || (safe && path.starts_with("/assets/")) {
        return Ok(None);
    }
    let too_many = |wait| {
        app.metrics.flooded.add(1);
        Problem::too_many(wait)
    };
    let from = address(app, headers, peer(request)).to_string();
    app.requests.spend(&from, Instant::now()).map_err(too_many)?;
    let taken = app.at_once.take(from, app.config.limits.requests_at_once);
    taken.map(Some).ok_or_else(|| too_many(SOON))
}

/// When to come again while other requests of the same address are being answered, in seconds.
const SOON: u64 = 5;

/// The origin is exactly the one under which this very host is reached.
fn is_our_origin(app: &App, origin: &HeaderValue, host: &str) -> bool {
    let Ok(origin) = origin.to_str() else { return false };
    if app.config.origins.is_empty() {
        return origin.strip_prefix("http://") == Some(host);
    }
    app.config.origins.iter().any(|ours| ours == origin && ours.split_once("://").is_some_and(|(_, at)| at == host))
}

fn is_our_host(app: &App, host: &str) -> bool {
    let config = &app.config;
    if !config.origins.is_empty() {
        return config.origins.iter().any(|ours| ours.split_once("://").is_some_and(|(_, at)| at == host));
    }
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port.parse().ok()),
        _ => (host, Some(80)),
    };
    if port != Some(config.port) {
        return false;
    }
    let address: Option<IpAddr> = name.trim_start_matches('[').trim_end_matches(']').parse().ok();
    match address {
        // Names can be rebound, numbers cannot: where all addresses are served, any number is ours.
        Some(address) => {
            config.bind.is_unspecified() || address == config.bind || is_both_loopback(address, config.bind)
        }
        None => name == "localhost" && (config.bind.is_loopback() || config.bind.is_unspecified()),
    }
}

fn is_both_loopback(one: IpAddr, other: IpAddr) -> bool {
    one.is_loopback() && other.is_loopback()
}

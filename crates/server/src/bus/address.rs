//! Where NATS is.

use std::net::IpAddr;
use std::str::FromStr;

/// The servers of a NATS, as `nats://USER:PASSWORD@HOST:PORT`, several separated by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BusAddress(pub(super) Vec<One>);

/// One of them.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct One {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) user: Option<String>,
    /// Without a user it is a token.
    pub(super) password: Option<String>,
}

/// What was given does not lead to a NATS that this program may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoBus {
    /// It is no address of one.
    Address,
    /// It is on that other machine, and nothing encrypts what goes there.
    Plain(String),
}

/// Never print the password.
impl std::fmt::Debug for One {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

const SCHEME: &str = "nats://";
const PORT: u16 = 4222;
/// As with the address of a database: an unencrypted connection to another machine must be allowed explicitly.
const PLAIN: &str = "sslmode=disable";

impl FromStr for BusAddress {
    type Err = NoBus;

    fn from_str(text: &str) -> Result<BusAddress, NoBus> {
        let (servers, wishes) = text.split_once('?').map_or((text, None), |(servers, wishes)| (servers, Some(wishes)));
        if wishes.is_some_and(|wishes| wishes != PLAIN) {
            return Err(NoBus::Address);
        }
        let servers: Result<Vec<One>, NoBus> = servers.split(',').map(one).collect();
        let servers = servers?;
        let far = servers.iter().find(|one| !is_near(&one.host)).filter(|_| wishes.is_none());
        far.map_or(Ok(()), |one| Err(NoBus::Plain(one.host.clone())))?;
        Ok(BusAddress(servers))
    }
}

fn one(text: &str) -> Result<One, NoBus> {
    let text = text.trim().strip_prefix(SCHEME).ok_or(NoBus::Address)?;
    let text = text.strip_suffix('/').unwrap_or(text);
    let (who, place) = text.rsplit_once('@').map_or((None, text), |(who, place)| (Some(who), place));
    // An IPv6 address stands in brackets, with colons of its own.
    let (host, port) = match place.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, rest)) => (host, rest.strip_prefix(':').or(if rest.is_empty() { None } else { Some("") })),
        None => place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port))),
    };
    let port = port.map_or(Ok(PORT), str::parse).map_err(|_| NoBus::Address)?;
    if host.is_empty() || host.contains(|c: char| c == '/' || c.is_whitespace()) {
        return Err(NoBus::Address);
    }
    let (user, password) = match who.map(|who| who.split_once(':').ok_or(who)) {
        None => (None, None),
        Some(Ok((user, password))) => (Some(decoded(user)?), Some(decoded(password)?)),
        Some(Err(token)) => (None, Some(decoded(token)?)),
    };
    Ok(One { host: host.to_owned(), port, user, password })
}

/// `%40` for what would end the name otherwise.
fn decoded(text: &str) -> Result<String, NoBus> {
    let mut bytes = Vec::new();
    let mut parts = text.split('%');
    bytes.extend_from_slice(parts.next().unwrap_or_default().as_bytes());
    for part in parts {
        let (code, rest) = part.split_at_checked(2).ok_or(NoBus::Address)?;
        bytes.push(u8::from_str_radix(code, 16).map_err(|_| NoBus::Address)?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).map_err(|_| NoBus::Address)
}

fn is_near(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<One>, NoBus> {
        text.parse::<BusAddress>().map(|address| address.0)
    }

    fn server(host: &str, port: u16) -> One {
        One { host: host.to_owned(), port, ..One::default() }
    }

    #[test]
    fn addresses_name_servers_and_who_comes() {
        assert_eq!(read("nats://localhost").unwrap(), [server("localhost", 4222)]);
        assert_eq!(read("nats://127.0.0.1:5,nats://[::1]:6/").unwrap(), [server("127.0.0.1", 5), server("::1", 6)]);
        let known = One { user: Some("a@b".into()), password: Some("p:w".into()), ..server("localhost", 4222) };
        assert_eq!(read("nats://a%40b:p:w@localhost").unwrap(), [known]);
        let token = One { password: Some("é".into()), ..server("bus.example", 7) };
        assert_eq!(read("nats://%C3%A9@bus.example:7?sslmode=disable").unwrap(), [token]);
    }

    #[test]
    fn another_machine_is_reached_in_the_open_only_where_somebody_said_so() {
        assert_eq!(read("nats://localhost,nats://bus.example"), Err(NoBus::Plain("bus.example".into())));
        assert_eq!(read("nats://192.0.2.1"), Err(NoBus::Plain("192.0.2.1".into())));
        for bad in [
            "",
            "localhost:4222",
            "tls://localhost",
            "nats://",
            "nats://h:x",
            "nats://h:99999",
            "nats://a b",
            "nats://%4@h",
            "nats://h/x",
            "nats://h?x=y",
            "nats://[::1]x",
        ] {
            assert_eq!(read(bad), Err(NoBus::Address), "{bad}");
        }
        let shown = format!("{:?}", "nats://me:secret@localhost".parse::<BusAddress>().unwrap());
        assert!(shown.contains("localhost") && !shown.contains("secret"));
    }
}

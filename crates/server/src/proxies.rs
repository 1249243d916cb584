//! Who asks, where proxies stand between.

use crate::config::Config;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

impl Config {
    /// Whether requests come through a proxy.
    pub(crate) fn is_proxied(&self) -> bool {
        self.behind_proxy || !self.trusted_proxies.is_empty()
    }

    /// Whether every request comes from that address.
    pub(crate) fn is_a_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.behind_proxy || self.trusted_proxies.iter().any(|network| network.contains(address))
    }
}

/// The address of the first client in the chain, as far as it can be trusted.
pub(crate) fn visitor(config: &Config, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let peer = peer.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.ip().to_canonical());
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut named = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(',').map(str::trim));
    if config.behind_proxy {
        // The last one of the last line is what our own proxy saw; those before it, and lines before it, are hearsay.
        return named.next().and_then(address).unwrap_or(peer);
    }
    // Each proxy that is believed names who came to it, so the way back ends at the first who is not believed.
    let mut visitor = peer;
    while config.is_a_proxy(visitor) {
        let Some(before) = named.next().and_then(address) else { break };
        visitor = before;
    }
    visitor
}

/// An address as proxies write it, some with the port that the visitor came from.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let found = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()));
    found.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_ends_at_whoever_is_not_believed() {
        let mut config = Config::new("data");
        config.trusted_proxies = ["10.0.0.0/8", "127.0.0.1"].map(|net| net.parse().unwrap()).to_vec();
        let visitor = |peer: &str, lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", axum::http::HeaderValue::from_static(line));
            }
            visitor(&config, &headers, Some(SocketAddr::new(peer.parse().unwrap(), 9))).to_string()
        };
        assert_eq!(visitor("203.0.113.7", &["198.51.100.1"]), "203.0.113.7", "no proxy of ours");
        assert_eq!(visitor("10.0.0.2", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(visitor("10.0.0.2", &["6.6.6.6, 198.51.100.1, 10.0.0.9"]), "198.51.100.1");
        assert_eq!(visitor("127.0.0.1", &["6.6.6.6", "198.51.100.1", "10.0.0.9:4040"]), "198.51.100.1");
        assert_eq!(visitor("::ffff:10.0.0.2", &["::ffff:198.51.100.1"]), "198.51.100.1");
        assert_eq!(visitor("10.0.0.2", &["nonsense"]), "10.0.0.2");
        assert_eq!(visitor("10.0.0.2", &["10.0.0.3, 10.0.0.4"]), "10.0.0.3", "all of them ours");
        assert_eq!(visitor("10.0.0.2", &[]), "10.0.0.2");
    }
}

//! Networks of addresses, as operators name them.

use std::net::IpAddr;
use std::str::FromStr;

/// A network of addresses, as `10.0.0.0/8`; an address alone is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What was given is not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| NotANetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| NotANetwork)?;
        if bits > most { Err(NotANetwork) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        // Shifting by the whole width is no shift: a network of all addresses has no bit to compare.
        match (self.address, address) {
            (IpAddr::V4(net), IpAddr::V4(one)) => {
                (net.to_bits() ^ one.to_bits()).checked_shr(32 - u32::from(self.bits)).is_none_or(|rest| rest == 0)
            }
            (IpAddr::V6(net), IpAddr::V6(one)) => {
                (net.to_bits() ^ one.to_bits()).checked_shr(128 - u32::from(self.bits)).is_none_or(|rest| rest == 0)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_holds_what_begins_like_it() {
        let of = |net: &str, one: &str| network(net).contains(one.parse().unwrap());
        assert!(of("10.0.0.0/8", "10.255.0.1") && !of("10.0.0.0/8", "11.0.0.1"));
        assert!(of("0.0.0.0/0", "203.0.113.9") && !of("0.0.0.0/0", "::1"));
        assert!(of("192.0.2.7", "192.0.2.7") && !of("192.0.2.7", "192.0.2.6"));
        assert!(of("2001:db8::/32", "2001:db8:1::5") && !of("2001:db8::/32", "2001:db9::5"));
        assert!(of("::/0", "2001:db8::1") && of("::1", "::1"));
        for wrong in ["", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "ten", "10.0.0/8"] {
            assert_eq!(wrong.parse::<Network>(), Err(NotANetwork), "{wrong}");
        }
    }
}

//! Rates by credit: one may spend a whole credit at once, and it grows back evenly.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Accounts to hold before those that are full again are forgotten.
const SWEEP_AT: usize = 4096;

#[derive(Debug)]
pub(crate) struct Rates {
    credit: f64,
    /// Credit that grows back in a second.
    growth: f64,
    accounts: Mutex<HashMap<String, (f64, Instant)>>,
}

impl Rates {
    pub(crate) fn new(credit: u32, window: Duration) -> Rates {
        let growth = f64::from(credit) / window.as_secs_f64().max(0.001);
        Rates { credit: f64::from(credit), growth, accounts: Mutex::default() }
    }

    /// Spend one credit; `Err` with the seconds to wait when there is none.
    pub(crate) fn spend(&self, account: &str, now: Instant) -> Result<(), u64> {
        self.spend_all(account, 1, now).map_err(|wait| wait.as_secs_f64().ceil() as u64)
    }

    /// Spend several credits, or none of them: `Err` with the time until there are enough.
    pub(crate) fn spend_all(&self, account: &str, cost: u32, now: Instant) -> Result<(), Duration> {
        let cost = f64::from(cost).min(self.credit);
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.len() >= SWEEP_AT && !accounts.contains_key(account) {
            let (credit, growth) = (self.credit, self.growth);
            accounts.retain(|_, (left, at)| *left + now.duration_since(*at).as_secs_f64() * growth < credit);
        }
        let (left, at) = accounts.entry(account.to_owned()).or_insert((self.credit, now));
        *left = (*left + now.saturating_duration_since(*at).as_secs_f64() * self.growth).min(self.credit);
        *at = now;
        if *left >= cost {
            *left -= cost;
            Ok(())
        } else {
            Err(Duration::from_secs_f64((cost - *left) / self.growth))
        }
    }
}

/// How many of something each address has open.
#[derive(Debug, Default)]
pub(crate) struct Caps {
    open: Mutex<HashMap<std::net::IpAddr, usize>>,
}

impl Caps {
    /// One more for the address, for as long as the answer lives; `None` when it has enough.
    pub(crate) fn take(self: &std::sync::Arc<Self>, address: std::net::IpAddr, most: usize) -> Option<Taken> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Taken { caps: std::sync::Arc::clone(self), address })
    }
}

#[derive(Debug)]
pub(crate) struct Taken {
    caps: std::sync::Arc<Caps>,
    address: std::net::IpAddr,
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut open = self.caps.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credit_is_spent_and_grows_back() {
        let rates = Rates::new(100, Duration::from_secs(20));
        let start = Instant::now();
        assert!((0..100).all(|_| rates.spend("a", start).is_ok()));
        assert_eq!(rates.spend("a", start), Err(1));
        assert!(rates.spend("b", start).is_ok(), "credit is each one's own");
        let later = start + Duration::from_secs(1);
        assert_eq!((0..10).filter(|_| rates.spend("a", later).is_ok()).count(), 5);
    }

    #[test]
    fn what_costs_several_credits_takes_all_or_none() {
        let rates = Rates::new(100, Duration::from_secs(20));
        let start = Instant::now();
        assert_eq!(rates.spend_all("a", 90, start), Ok(()));
        assert_eq!(rates.spend_all("a", 30, start), Err(Duration::from_secs(4)), "twenty are wanting, five a second");
        assert_eq!(rates.spend_all("a", 10, start), Ok(()), "the refusal took nothing");
        assert_eq!(rates.spend_all("b", 1_000, start), Ok(()), "nothing costs more than there can be");
    }

    #[test]
    fn an_address_has_so_many_open_and_no_more() {
        let caps = std::sync::Arc::new(Caps::default());
        let here = std::net::Ipv4Addr::LOCALHOST.into();
        let first = caps.take(here, 2);
        let second = caps.take(here, 2);
        assert!(first.is_some() && second.is_some() && caps.take(here, 2).is_none());
        drop(first);
        assert!(caps.take(here, 2).is_some());
    }
}

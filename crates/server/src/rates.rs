//! Rates by credit: one may spend a whole credit at once, and it grows back evenly.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Accounts to hold before those that are full again are forgotten for the first time.
const SWEEP_AT: usize = 4096;

#[derive(Debug)]
pub(crate) struct Rates {
    credit: f64,
    /// Credit that grows back in a second.
    growth: f64,
    accounts: Mutex<Accounts>,
}

#[derive(Debug)]
struct Accounts {
    by_name: HashMap<String, (f64, Instant)>,
    /// How many there may be before all are looked at again: twice as many as were left the last time, so that each new account
    /// pays for looking at two.
    sweep_at: usize,
}

impl Rates {
    pub(crate) fn new(credit: u32, window: Duration) -> Rates {
        let growth = f64::from(credit) / window.as_secs_f64().max(0.001);
        let accounts = Mutex::new(Accounts { by_name: HashMap::new(), sweep_at: SWEEP_AT });
        Rates { credit: f64::from(credit), growth, accounts }
    }

    /// Spend one credit; `Err` with the seconds to wait when there is none.
    pub(crate) fn spend(&self, account: &str, now: Instant) -> Result<(), u64> {
        self.spend_all(account, 1, now).map_err(|wait| wait.as_secs_f64().ceil() as u64)
    }

    /// Spend several credits, or none of them: `Err` with the time until there are enough.
    pub(crate) fn spend_all(&self, account: &str, cost: u32, now: Instant) -> Result<(), Duration> {
        let cost = f64::from(cost).min(self.credit);
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.by_name.len() >= accounts.sweep_at && !accounts.by_name.contains_key(account) {
            let (credit, growth) = (self.credit, self.growth);
            let is_spent = |left: f64, at: Instant| left + now.duration_since(at).as_secs_f64() * growth < credit;
            accounts.by_name.retain(|_, (left, at)| is_spent(*left, *at));
            accounts.sweep_at = (2 * accounts.by_name.len()).max(SWEEP_AT);
        }
        let (left, at) = accounts.by_name.entry(account.to_owned()).or_insert((self.credit, now));
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

/// How many of something each owner (an address, a person) has open.
#[derive(Debug, Default)]
pub(crate) struct Caps {
    open: Mutex<HashMap<String, usize>>,
}

impl Caps {
    /// One more for the owner, for as long as the answer lives; `None` when it has enough.
    pub(crate) fn take(self: &Arc<Self>, owner: impl Into<String>, most: usize) -> Option<Taken> {
        let owner = owner.into();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        // An owner who has enough leaves no trace: there may be any number of those.
        let count = open.get(&owner).copied().unwrap_or(0);
        if count >= most {
            return None;
        }
        open.insert(owner.clone(), count + 1);
        Some(Taken { caps: Arc::clone(self), owner })
    }
}

#[derive(Debug)]
pub(crate) struct Taken {
    caps: Arc<Caps>,
    owner: String,
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut open = self.caps.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.owner);
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
        let caps = Arc::new(Caps::default());
        let first = caps.take("here", 2);
        let second = caps.take("here", 2);
        assert!(first.is_some() && second.is_some() && caps.take("here", 2).is_none());
        drop(first);
        assert!(caps.take("here", 2).is_some());
    }

    #[test]
    fn many_accounts_are_not_looked_at_again_for_every_new_one() {
        let rates = Rates::new(2, Duration::from_secs(3600));
        let start = Instant::now();
        let at = || rates.accounts.lock().unwrap().sweep_at;
        for n in 0..SWEEP_AT {
            assert!(rates.spend(&n.to_string(), start).is_ok());
        }
        assert_eq!(at(), SWEEP_AT);
        assert!(rates.spend("one more", start).is_ok());
        assert_eq!(
            at(),
            2 * SWEEP_AT,
            "all of them have spent something: nobody looks again before there are twice as many"
        );
        // Much later all credits are full, and the entries are dropped.
        let later = start + Duration::from_secs(7200);
        for n in 0..SWEEP_AT {
            assert!(rates.spend(&format!("later {n}"), later).is_ok());
        }
        assert!(rates.accounts.lock().unwrap().by_name.len() <= SWEEP_AT);
    }
}

//! What the database must say after a crash: every acknowledged move once, at its place.

use crate::play::Acknowledged;
use std::collections::{HashMap, HashSet};

/// An entry made on a client's request.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) table: String,
    pub(crate) seq: usize,
    /// The sender's own id for the message.
    pub(crate) client: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Verdict {
    /// Acknowledged moves that are not where they were acknowledged for.
    pub(crate) lost: usize,
    /// Entries beyond the first under the same id: a message that was carried out twice.
    pub(crate) doubled: usize,
    /// Messages that were refused, and stand in the record all the same.
    pub(crate) denied: usize,
    /// Moves that stand before one that was acknowledged before they were sent.
    pub(crate) out_of_order: usize,
}

pub(crate) fn verdict(kept: &[Kept], told: &[Acknowledged], refused: &[String]) -> Verdict {
    let mut places: HashMap<(&str, &str), Vec<usize>> = HashMap::new();
    for Kept { table, seq, client } in kept {
        places.entry((table, client)).or_default().push(*seq);
    }
    let is_kept = |done: &&Acknowledged| {
        places.get(&(&*done.table, done.client.as_str())).is_some_and(|seqs| seqs.iter().any(|seq| seq + 1 == done.v))
    };
    let ids: HashSet<&str> = kept.iter().map(|kept| kept.client.as_str()).collect();
    Verdict {
        out_of_order: out_of_order(told),
        denied: refused.iter().filter(|client| ids.contains(client.as_str())).count(),
        lost: told.len() - told.iter().filter(is_kept).count(),
        doubled: places.values().map(|seqs| seqs.len() - 1).sum(),
    }
}

/// What was acknowledged before something else was sent comes before it. One look at each, in the order of the record.
fn out_of_order(told: &[Acknowledged]) -> usize {
    let mut all: Vec<&Acknowledged> = told.iter().collect();
    all.sort_by(|a, b| (&a.table, a.v).cmp(&(&b.table, b.v)));
    let (mut newest, mut wrong) = (None, 0);
    for done in all {
        newest = newest.filter(|(table, _)| *table == &done.table);
        wrong += usize::from(newest.is_some_and(|(_, sent)| done.told < sent));
        newest = Some((&done.table, newest.map_or(done.sent, |(_, sent)| sent.max(done.sent))));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn kept(table: &str, seq: usize, client: &str) -> Kept {
        Kept { table: table.to_owned(), seq, client: client.to_owned() }
    }

    fn told(table: &str, client: &str, v: usize) -> Acknowledged {
        let sent = Instant::now();
        Acknowledged { table: table.into(), client: client.to_owned(), v, micros: 0, sent, told: sent }
    }

    #[test]
    fn a_move_that_stands_before_one_that_was_acknowledged_earlier_is_seen() {
        let (first, mut second) = (told("t", "a", 1), told("t", "b", 2));
        (second.sent, second.told) = (first.told + Duration::from_secs(1), first.told + Duration::from_secs(2));
        assert_eq!(out_of_order(&[second.clone(), first.clone()]), 0);
        let swapped = [Acknowledged { v: 2, ..first.clone() }, Acknowledged { v: 1, ..second.clone() }];
        assert_eq!(out_of_order(&swapped), 1);
        // At another table, or at the same time, there is no order.
        assert_eq!(
            out_of_order(&[Acknowledged { v: 3, ..first.clone() }, Acknowledged { table: "u".into(), ..second }]),
            0
        );
        assert_eq!(out_of_order(&[Acknowledged { v: 2, ..first.clone() }, Acknowledged { v: 1, ..first }]), 0);
    }

    #[test]
    fn a_move_that_was_carried_out_twice_is_seen() {
        let once = [kept("t", 0, "a"), kept("t", 1, "b"), kept("u", 0, "a")];
        let acknowledged = [told("t", "a", 1), told("t", "b", 2)];
        assert_eq!(verdict(&once, &acknowledged, &["c".to_owned()]), Verdict::default());
        let twice = [&once[..], &[kept("t", 2, "b")]].concat();
        assert_eq!(verdict(&twice, &acknowledged, &[]), Verdict { doubled: 1, ..Verdict::default() });
    }

    #[test]
    fn a_move_that_was_refused_and_carried_out_is_seen() {
        assert_eq!(verdict(&[kept("t", 0, "a")], &[], &["a".to_owned()]).denied, 1);
    }

    #[test]
    fn a_move_that_is_gone_or_elsewhere_is_seen() {
        let there = [kept("t", 0, "a")];
        assert_eq!(verdict(&there, &[told("t", "a", 2)], &[]).lost, 1);
        assert_eq!(verdict(&there, &[told("u", "a", 1)], &[]).lost, 1);
        assert_eq!(verdict(&[], &[told("t", "a", 1)], &[]).lost, 1);
    }
}

//! Sums over many games with names instead of types, as they are stored and added up.

use crate::experiment::Experiment;
use galerne_trials::{FacetCell, Fired, Tally};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Sums over many games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tallies {
    pub games: u64,
    /// By kind, in the order of the game's anatomy.
    pub events: Vec<Fired>,
    pub actions: Vec<Fired>,
    pub offered: Vec<u64>,
    pub rules: BTreeMap<String, Fired>,
    /// For each facet of the experiment, by the name of the value.
    pub facets: Vec<BTreeMap<String, FacetCell>>,
}

impl From<Tally> for Tallies {
    fn from(tally: Tally) -> Tallies {
        let facet = |cells: std::collections::HashMap<_, FacetCell>| {
            cells.into_iter().map(|(datum, cell): (galerne_trials::Datum, _)| (datum.to_string(), cell)).collect()
        };
        Tallies {
            games: tally.games,
            events: tally.events,
            actions: tally.actions,
            offered: tally.offered,
            rules: tally.rules.into_iter().map(|(rule, fired)| (rule.to_owned(), fired)).collect(),
            facets: tally.facets.into_iter().map(facet).collect(),
        }
    }
}

impl Tallies {
    pub(crate) fn add(&mut self, other: &Tallies) {
        fn fired(into: &mut Fired, from: &Fired) {
            into.times += from.times;
            into.games += from.games;
        }
        self.games += other.games;
        for (into, from) in [(&mut self.events, &other.events), (&mut self.actions, &other.actions)] {
            into.resize(into.len().max(from.len()), Fired::default());
            into.iter_mut().zip(from).for_each(|(into, from)| fired(into, from));
        }
        self.offered.resize(self.offered.len().max(other.offered.len()), 0);
        self.offered.iter_mut().zip(&other.offered).for_each(|(into, from)| *into += from);
        for (rule, from) in &other.rules {
            fired(self.rules.entry(rule.clone()).or_default(), from);
        }
        self.facets.resize(self.facets.len().max(other.facets.len()), BTreeMap::new());
        for (into, from) in self.facets.iter_mut().zip(&other.facets) {
            for (value, cell) in from {
                let into = into.entry(value.clone()).or_default();
                into.times += cell.times;
                into.against += cell.against;
                into.games += cell.games;
                into.seats += cell.seats;
                into.won += cell.won;
                into.score += cell.score;
            }
        }
    }

    /// What was counted: its kind, its name, how often, in how many games, and of an action how often it was offered. Kinds of events and
    /// of actions stand here even where none was seen, so that two arms have the same lines; rules only where they were.
    pub(crate) fn lines(&self, experiment: &Experiment) -> Vec<(&'static str, String, Fired, Option<u64>)> {
        let anatomy = experiment.game.anatomy();
        let named = |fired: &[Fired], kind: usize| fired.get(kind).copied().unwrap_or_default();
        let events = anatomy.events.iter().enumerate();
        let events = events.map(|(kind, shape)| ("event", shape.name.to_owned(), named(&self.events, kind), None));
        let actions = anatomy.actions.iter().enumerate().map(|(kind, shape)| {
            let offered = self.offered.get(kind).copied().unwrap_or_default();
            ("action", shape.name.to_owned(), named(&self.actions, kind), Some(offered))
        });
        let rules = self.rules.iter().map(|(rule, fired)| ("rule", rule.clone(), *fired, None));
        events.chain(actions).chain(rules).collect()
    }

    pub(crate) fn to_json(&self) -> Value {
        let pair = |fired: &Fired| json!([fired.times, fired.games]);
        let cell = |cell: &FacetCell| json!([cell.times, cell.against, cell.games, cell.seats, cell.won, cell.score]);
        let facet = |cells: &BTreeMap<String, FacetCell>| -> Value {
            cells.iter().map(|(value, here)| (value.clone(), cell(here))).collect::<serde_json::Map<_, _>>().into()
        };
        json!({
            "games": self.games,
            "events": self.events.iter().map(pair).collect::<Vec<_>>(),
            "actions": self.actions.iter().map(pair).collect::<Vec<_>>(),
            "offered": self.offered,
            "rules": self.rules.iter().map(|(rule, fired)| (rule.clone(), pair(fired))).collect::<serde_json::Map<_, _>>(),
            "facets": self.facets.iter().map(facet).collect::<Vec<_>>(),
        })
    }

    pub(crate) fn from_json(value: &Value) -> Option<Tallies> {
        let pair = |value: &Value| Some(Fired { times: value.get(0)?.as_u64()?, games: value.get(1)?.as_u64()? });
        let pairs = |value: &Value| value.as_array()?.iter().map(pair).collect::<Option<Vec<_>>>();
        let cell = |value: &Value| {
            Some(FacetCell {
                times: value.get(0)?.as_u64()?,
                against: value.get(1)?.as_u64()?,
                games: value.get(2)?.as_u64()?,
                seats: value.get(3)?.as_u64()?,
                won: value.get(4)?.as_f64()?,
                score: value.get(5)?.as_f64()?,
            })
        };
        let facet = |value: &Value| {
            value.as_object()?.iter().map(|(name, value)| Some((name.clone(), cell(value)?))).collect::<Option<_>>()
        };
        Some(Tallies {
            games: value["games"].as_u64()?,
            events: pairs(&value["events"])?,
            actions: pairs(&value["actions"])?,
            offered: value["offered"].as_array()?.iter().map(Value::as_u64).collect::<Option<_>>()?,
            rules: value["rules"]
                .as_object()?
                .iter()
                .map(|(rule, fired)| Some((rule.clone(), pair(fired)?)))
                .collect::<Option<_>>()?,
            facets: value["facets"].as_array()?.iter().map(facet).collect::<Option<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_added() {
        let fired = |times, games| Fired { times, games };
        let cell = FacetCell { times: 3, against: 1, games: 2, seats: 2, won: 0.5, score: -4.0 };
        let one = Tallies {
            games: 2,
            events: vec![fired(5, 2)],
            actions: vec![fired(1, 1), fired(0, 0)],
            offered: vec![4, 2],
            rules: [("SR-1.1".to_owned(), fired(5, 2))].into(),
            facets: vec![[("E".to_owned(), cell)].into()],
        };
        assert_eq!(Tallies::from_json(&one.to_json()).unwrap(), one);
        let mut sum = Tallies::default();
        sum.add(&one);
        sum.add(&one);
        assert_eq!((sum.games, sum.events[0], sum.offered[1]), (4, fired(10, 4), 4));
        assert_eq!(sum.facets[0]["E"].score, -8.0);
        assert!(Tallies::from_json(&serde_json::json!({})).is_none());
    }
}

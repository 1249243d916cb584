//! The table of information sets: their actions and statistics.

use super::Thought;
use super::fingerprint::ByFingerprint;
use galerne_engine::{MAX_SEATS, Random, SearchParams, Seat};
use std::collections::HashMap;

/// Maximum number of stored actions: about thirty megabytes.
const MOST_EDGES: usize = 1_000_000;
/// Unvisited actions are assumed to be this much worse than the visited ones.
const UNTRIED: f32 = 0.05;
/// Appraisals are clamped to this, so that their differences stay finite.
const LOUDEST: f32 = 1.0e30;

#[derive(Debug)]
pub(super) struct Table<A> {
    known: HashMap<u64, u32, ByFingerprint>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The range of results of each seat, to normalise them: what is "much better" depends on the game.
    pub(super) ranges: [Range; MAX_SEATS],
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    len: u32,
    visits: u32,
    sum: f32,
}

#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    /// Prior probability, from the appraisal.
    prior: f32,
    visits: u32,
    sum: f32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    low: f32,
    high: f32,
}

impl Range {
    pub(super) const NONE: Range = Range { low: f32::INFINITY, high: f32::NEG_INFINITY };

    pub(super) fn widen(&mut self, worth: f32) {
        self.low = self.low.min(worth);
        self.high = self.high.max(worth);
    }

    fn normal(self, worth: f32) -> f32 {
        if self.high > self.low { (worth - self.low) / (self.high - self.low) } else { 0.5 }
    }
}

impl<A> Default for Table<A> {
    fn default() -> Self {
        Table { known: HashMap::default(), nodes: Vec::new(), edges: Vec::new(), ranges: [Range::NONE; MAX_SEATS] }
    }
}

impl<A: Copy> Table<A> {
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether little room is left for the next decision.
    pub(super) fn is_crowded(&self) -> bool {
        self.edges.len() > MOST_EDGES / 2
    }

    pub(super) fn clear(&mut self) {
        self.known.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    pub(super) fn find(&self, key: u64) -> Option<u32> {
        self.known.get(&key).copied()
    }

    /// Adds an information set with its actions, the best appraised first; `None` if the table is full.
    pub(super) fn add(
        &mut self,
        key: u64,
        actions: &[A],
        worths: &[f32],
        widest: usize,
        random: &mut Random,
    ) -> Option<u32> {
        if actions.is_empty() || self.edges.len() + actions.len().min(widest) > MOST_EDGES {
            return None;
        }
        let first = self.edges.len();
        let new = |(action, worth): (&A, &f32)| Edge {
            action: *action,
            prior: if worth.is_nan() { -LOUDEST } else { worth.clamp(-LOUDEST, LOUDEST) },
            visits: random.bits() as u32,
            sum: 0.0,
        };
        self.edges.extend(actions.iter().zip(worths).map(new));
        let edges = &mut self.edges[first..];
        // Ties in random order: until visits are counted, the field holds a random tie-breaker.
        edges.sort_unstable_by(|a, b| b.prior.total_cmp(&a.prior).then(a.visits.cmp(&b.visits)));
        self.edges.truncate(first + widest.max(2));
        share_attention(&mut self.edges[first..]);
        let node = self.nodes.len() as u32;
        let len = (self.edges.len() - first) as u32;
        self.nodes.push(Node { first: first as u32, len, visits: 0, sum: 0.0 });
        self.known.insert(key, node);
        Some(node)
    }

    /// The edge to try next, by PUCT: mean result plus an exploration term from the prior. Only the first few edges are considered,
    /// more as the node is visited more often (progressive widening).
    pub(super) fn select(&self, node: u32, seat: Seat, params: &SearchParams) -> u32 {
        let Node { first, len, visits, sum } = self.nodes[node as usize];
        let root = (visits as f32 + 1.0).sqrt();
        let open = ((params.widening * root).ceil().max(2.0) as u32).min(len);
        let range = self.ranges[seat.index() % MAX_SEATS];
        let usual = if visits == 0 { 0.5 } else { range.normal(sum / visits as f32) - UNTRIED };
        let (mut best, mut most) = (first, f32::NEG_INFINITY);
        for index in first..first + open {
            let edge = &self.edges[index as usize];
            let went = if edge.visits == 0 { usual } else { range.normal(edge.sum / edge.visits as f32) };
            let urge = went + params.exploration * edge.prior * root / (1.0 + edge.visits as f32);
            if urge > most {
                (best, most) = (index, urge);
            }
        }
        best
    }

    pub(super) fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    pub(super) fn record(&mut self, node: u32, edge: u32, worth: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.sum += worth;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += worth;
    }

    fn edges_of(&self, key: u64) -> &[Edge<A>] {
        let Some(node) = self.find(key) else { return &[] };
        let Node { first, len, .. } = self.nodes[node as usize];
        &self.edges[first as usize..(first + len) as usize]
    }

    pub(super) fn thoughts(&self, key: u64, out: &mut Vec<Thought<A>>) {
        let tried = self.edges_of(key).iter().filter(|edge| edge.visits > 0);
        out.extend(tried.map(|edge| Thought {
            action: edge.action,
            visits: edge.visits,
            worth: edge.sum / edge.visits as f32,
        }));
        super::sort_thoughts(out);
    }

    /// The most visited action; ties go to the better mean.
    pub(super) fn best(&self, key: u64) -> Option<A> {
        let mean = |edge: &Edge<A>| edge.sum / edge.visits.max(1) as f32;
        let better = |a: &&Edge<A>, b: &&Edge<A>| a.visits.cmp(&b.visits).then(mean(a).total_cmp(&mean(b)));
        self.edges_of(key).iter().max_by(better).map(|edge| edge.action)
    }

    /// Whether that many more visits cannot change which action is visited most.
    pub(super) fn is_settled(&self, key: u64, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in self.edges_of(key) {
            if edge.visits > first {
                (second, first) = (first, edge.visits);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second + left
    }
}

/// Turns appraisals into probabilities (softmax). Their scale is the game's own, so the temperature is the median distance to the
/// best: half of the actions get more than 1/e of its probability.
fn share_attention<A>(edges: &mut [Edge<A>]) {
    let Some(best) = edges.first().map(|edge| edge.prior) else { return };
    let middle = best - edges[edges.len() / 2].prior;
    let last = best - edges[edges.len() - 1].prior;
    let scale = if middle > 0.0 { middle } else { last };
    let mut total = 0.0;
    for edge in edges.iter_mut() {
        edge.prior = if scale > 0.0 { (-(best - edge.prior) / scale).exp() } else { 1.0 };
        edge.visits = 0;
        total += edge.prior;
    }
    for edge in edges {
        edge.prior /= total;
    }
}

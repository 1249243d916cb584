//! Why a thing of the picture cannot be chosen: found by asking the rules about the actions that touch it.

use super::moment::Moment;
use super::pictures::Pictures;
use crate::moment::Denial;
use galerne_engine::{Dense, Game, Judge, Refusal, Seat, Trouble, Viewer, Words, table_rules};

/// Actions that touch the thing, sorted by how near they are to what the hand meant.
struct Near<A> {
    /// The next touch of an action of a kind that is legal now.
    next: Vec<A>,
    /// A later touch of one.
    later: Vec<A>,
    /// The next touch of an action of another kind: another phase, another question.
    elsewhere: Vec<A>,
    /// A later touch of one.
    far: Vec<A>,
}

/// The name of the variant. Kinds are only compared with each other.
fn kind<A: std::fmt::Debug>(action: &A) -> String {
    let mut written = format!("{action:?}");
    written.truncate(written.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(written.len()));
    written
}

impl<G: Game + Words + Judge> Moment<'_, G> {
    /// Uses only the state as the seat sees it: an answer cannot reveal what the seat does not know.
    pub(super) fn why(&self, seat: Seat, picked: &[String], thing: &str) -> Option<Denial> {
        let pictures = self.pictures()?;
        let view = self.view(Viewer::seat(seat));
        if let Some(refusal) = (pictures.why_not)(self.game(), view.state(), seat, picked, thing) {
            return Some(refusal.into());
        }
        let state = view.state();
        let near = self.near(pictures, state, seat, picked, thing);
        let is_legal = |action: &&G::Action| self.allowed(state, seat, action).is_ok();
        let is_idle = |action: &G::Action| self.game().is_idle(state, action);
        // It can be chosen, unless that would change nothing.
        let mut legal = near.next.iter().filter(is_legal).peekable();
        if legal.peek().is_some() {
            return legal.all(is_idle).then(|| Trouble::new("why-idle").into());
        }
        // It can be chosen, only not as the first thing.
        if near.later.iter().filter(is_legal).any(|action| !is_idle(action)) {
            return Some(Trouble::new("why-first").into());
        }
        let refusals = near.next.iter().chain(&near.later).chain(&near.elsewhere).chain(&near.far);
        let mut refused = refusals.filter_map(|action| self.allowed(state, seat, action).err());
        match refused.next() {
            Some(refusal) => Some(refusal.into()),
            None if near.later.iter().any(|action| is_legal(&action)) => Some(Trouble::new("why-idle").into()),
            // No action combines what was picked with this thing: explain the thing alone.
            None if !picked.is_empty() => self.why(seat, &[], thing),
            None => None,
        }
    }

    fn near(
        &self,
        pictures: &Pictures<G>,
        state: &G::State,
        seat: Seat,
        picked: &[String],
        thing: &str,
    ) -> Near<G::Action> {
        let mut legal = Vec::new();
        self.game().actions(state, seat, &mut legal);
        let mut kinds: Vec<String> = legal.iter().map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut near = Near { next: Vec::new(), later: Vec::new(), elsewhere: Vec::new(), far: Vec::new() };
        for action in (0..G::Action::SPACE).filter_map(G::Action::of) {
            let targets = (pictures.targets)(self.game(), state, seat, &action);
            let Some(rest) = targets.strip_prefix(picked) else { continue };
            let Some(place) = rest.iter().position(|target| target == thing) else { continue };
            let is_asked = kinds.binary_search(&kind(&action)).is_ok();
            match (is_asked, place) {
                (true, 0) => near.next.push(action),
                (true, _) => near.later.push(action),
                (false, 0) => near.elsewhere.push(action),
                (false, _) => near.far.push(action),
            }
        }
        near
    }

    /// As the referee has it, on the state as the seat sees it.
    fn allowed(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        if !self.game().turn(state).deciders().has(seat) {
            return Err(Refusal::new(table_rules::YOUR_TURN, "table-not-your-turn").with("seat", seat));
        }
        self.game().check(state, seat, action)
    }
}

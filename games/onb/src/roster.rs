//! Armies as text, to be kept, sent and built again at another table (ON-4.10). One line a kind: how many, then the id of its sheet.
//! A list taken from a text is built by the same additions and removals as by hand, so that records know nothing of it.

use crate::action::Action;
use crate::army::List;
use crate::bestiary::Library;
use crate::rules_ids as rule;
use crate::secrets::UNKNOWN;
use crate::setup::{No, Onb};
use crate::state::{Phase, State};
use galerne_engine::{Message, Refusal, Seat};

/// What a keeper writes above a list is no part of it.
const NAME: &str = "name:";

impl Onb {
    /// The list of a seat that is still building one, for who may see it.
    pub(crate) fn roster(&self, state: &State, seat: Seat) -> Option<String> {
        if state.phase != Phase::Army {
            return None;
        }
        let list = &state.armies[seat.index() & 3];
        if list.contains(&UNKNOWN) {
            return None;
        }
        let line = |kind: usize| (list[kind] > 0).then(|| format!("{} {}\n", list[kind], self.kind(kind as u8).id));
        Some((0..self.library.creatures).filter_map(line).collect())
    }

    /// The removals and additions that turn the list of a seat into the one of a text. All of it must fit the points, the banner and
    /// the heroes of this table; nothing is done by half.
    pub(crate) fn muster(&self, state: &State, seat: Seat, text: &str) -> Result<Vec<Action>, Refusal> {
        let wanted = self.read_roster(text)?;
        let now = &state.armies[seat.index() & 3];
        if wanted == *now {
            return Err(No(rule::ARMY, "refused-same-army").into());
        }
        self.roster_fits(state, seat.0, &wanted)?;
        let kinds = 0..self.library.creatures as u8;
        let times = |many: u8, less: u8| usize::from(many.saturating_sub(less));
        let count = |list: &List, kind: u8| list[usize::from(kind)];
        // First what goes, then what comes: every list on the way is a part of one that is allowed.
        let leave = kinds
            .clone()
            .flat_map(|kind| std::iter::repeat_n(Action::Remove(kind), times(count(now, kind), count(&wanted, kind))));
        let join = kinds
            .flat_map(|kind| std::iter::repeat_n(Action::Add(kind), times(count(&wanted, kind), count(now, kind))));
        Ok(leave.chain(join).collect())
    }

    fn read_roster(&self, text: &str) -> Result<List, Refusal> {
        let mut list: List = [0; Library::MAX_KINDS];
        let unread = |line: &str| Refusal::new(rule::ARMY, "refused-roster-line").with("line", shortened(line));
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(NAME)) {
            let (count, id) = line.split_once(char::is_whitespace).ok_or_else(|| unread(line))?;
            let count: u8 = count.parse().map_err(|_| unread(line))?;
            let kind = (0..self.library.creatures).find(|&kind| self.library.kinds[kind].id == id.trim());
            let kind =
                kind.ok_or_else(|| Refusal::new(rule::ARMY, "refused-roster-kind").with("name", shortened(id.trim())))?;
            list[kind] = list[kind].saturating_add(count);
        }
        if list.iter().all(|&count| count == 0) {
            return Err(No(rule::ARMY, "refused-empty-army").into());
        }
        Ok(list)
    }

    /// Recruited one by one into an empty list, as a hand would: the first that does not fit says why.
    fn roster_fits(&self, state: &State, seat: u8, wanted: &List) -> Result<(), Refusal> {
        let mut trial = *state;
        trial.armies[usize::from(seat) & 3] = [0; Library::MAX_KINDS];
        let cost: u32 =
            wanted.iter().zip(&self.library.kinds).map(|(&n, kind)| u32::from(n) * u32::from(kind.cost)).sum();
        for kind in 0..self.library.creatures as u8 {
            for _ in 0..wanted[usize::from(kind)] {
                self.may_recruit(&trial, seat, kind).map_err(|No(rule, key)| {
                    Refusal::new(rule, "refused-roster")
                        .with("kind", self.kind_name(kind))
                        .with("why", Message::new(key))
                        .with("cost", cost)
                        .with("points", self.points[usize::from(seat) & 3])
                })?;
                trial.armies[usize::from(seat) & 3][usize::from(kind)] += 1;
            }
        }
        if !self.heroes_are_free(&trial, seat) {
            return Err(No(rule::HEROES, "refused-hero-of-ally").into());
        }
        Ok(())
    }
}

/// Enough of what somebody pasted to know it again.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

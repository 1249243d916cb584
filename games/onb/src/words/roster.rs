//! Armies as text, to be kept, sent and built again at another table (ON-4.10). One line a kind: how many, then the id of its sheet.
//! A list taken from a text is built by the same additions and removals as by hand, so that records know nothing of it.

use crate::action::Action;
use crate::bestiary::Library;
use crate::game::Onb;
use crate::rule_ids as rule;
use crate::state::{List, State};
use galerne_engine::{Message, Reason, Refusal, Seat};

/// The page writes this line above a kept list; it is no part of the army.
const NAME: &str = "name:";

impl Onb {
    /// The removals and additions that turn the list of a seat into another. All of it must fit the points, the banner and the heroes of
    /// this table; nothing is done by half.
    pub(crate) fn muster(&self, state: &State, seat: Seat, wanted: &List) -> Result<Vec<Action>, Refusal> {
        let now = &state.armies[seat.index() & 3];
        if wanted == now {
            return Err(Reason(rule::ARMY, "refused-same-army").into());
        }
        self.roster_fits(state, seat.0, wanted)?;
        let kinds = 0..self.library.creatures as u8;
        let times = |many: u8, less: u8| usize::from(many.saturating_sub(less));
        let count = |list: &List, kind: u8| list[usize::from(kind)];
        // Removals before additions, so that every list in between is allowed.
        let leave = kinds
            .clone()
            .flat_map(|kind| std::iter::repeat_n(Action::Remove(kind), times(count(now, kind), count(wanted, kind))));
        let join =
            kinds.flat_map(|kind| std::iter::repeat_n(Action::Add(kind), times(count(wanted, kind), count(now, kind))));
        Ok(leave.chain(join).collect())
    }

    pub(super) fn read_roster(&self, text: &str) -> Result<List, Refusal> {
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
            return Err(Reason(rule::ARMY, "refused-empty-army").into());
        }
        Ok(list)
    }

    /// The first creature that does not fit says why.
    fn roster_fits(&self, state: &State, seat: u8, wanted: &List) -> Result<(), Refusal> {
        let cost: u32 =
            wanted.iter().zip(&self.library.kinds).map(|(&n, kind)| u32::from(n) * u32::from(kind.cost)).sum();
        self.list_fits(state, seat, wanted).map_err(|(Reason(rule, key), kind)| match kind {
            Some(kind) => Refusal::new(rule, "refused-roster")
                .with("kind", self.kind_name(kind))
                .with("why", Message::new(key))
                .with("cost", cost)
                .with("points", self.points[usize::from(seat) & 3]),
            None => Reason(rule, key).into(),
        })
    }
}

/// The beginning of pasted text, enough to recognise it.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

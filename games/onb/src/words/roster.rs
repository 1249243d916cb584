//! Armies as text, to be kept, sent and built again at another table (ON-4.10). One line a kind: how many, then the id of its sheet.
//! A list taken from a text is built by the same additions and removals as by hand, so that records know nothing of it.

use crate::action::Action;
use crate::bestiary::{Library, Rank};
use crate::game::Onb;
use crate::rule_ids as rule;
use crate::state::{List, MAX_ARMY, State};
use galerne_engine::{Message, Reason, Refusal, Seat};

/// The page writes this line above a kept list; it is no part of the army.
const NAME: &str = "name:";
/// The most lists compared to fit a ready-made army to the points of a table.
const WAYS: u32 = 4096;

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

    /// The ready-made armies in the size of this table, where the printed ones are too dear for it or leave much unspent: as many of the
    /// same creatures as there are points for, heroes and variety first.
    pub(crate) fn sized_armies(&self, state: &State, seat: Seat) -> Vec<(u8, List)> {
        let points = self.points[seat.index() & 3];
        let fits = self.ready_for(seat.0);
        let uses = |number: u8| 10 * self.cost(&self.ready_list(number)) >= 9 * points;
        (0..self.library.ready.len() as u8)
            .filter(|number| !(fits.contains(number) && uses(*number)))
            .filter_map(|number| Some((number, self.sized(seat, number)?)))
            .filter(|(_, list)| 10 * self.cost(list) >= 7 * points && self.roster_fits(state, seat.0, list).is_ok())
            .collect()
    }

    fn sized(&self, seat: Seat, number: u8) -> Option<List> {
        let army = self.library.ready.get(usize::from(number))?;
        let points = self.points[seat.index() & 3];
        let times = points.div_ceil(army.points.max(1)).max(1);
        let is_hero = |kind: u8| self.kind(kind).rank == Rank::Hero;
        let most = |&(kind, n): &(u8, u8)| match is_hero(kind) {
            true => 1,
            false => (u16::from(n) * times).min(u16::from(self.copies[seat.index() & 3])) as u8,
        };
        let bounds: Vec<(u8, u8)> = army.units.iter().map(|unit| (unit.0, most(unit))).collect();
        // A large list has more combinations than are worth comparing.
        if bounds.iter().fold(1u32, |ways, (_, most)| ways.saturating_mul(u32::from(*most) + 1)) > WAYS {
            return None;
        }
        let mut best: Option<(u16, List)> = None;
        let mut list: List = [0; Library::MAX_KINDS];
        loop {
            let cost = self.cost(&list);
            if cost <= points && list.iter().map(|&n| u16::from(n)).sum::<u16>() <= u16::from(MAX_ARMY) {
                let kinds = list.iter().filter(|&&n| n > 0).count() as u16;
                let heroes = bounds.iter().filter(|(kind, _)| is_hero(*kind) && list[usize::from(*kind)] > 0).count();
                let score = 2 * cost + 5 * kinds + 20 * heroes as u16;
                if best.as_ref().is_none_or(|(known, _)| score > *known) {
                    best = Some((score, list));
                }
            }
            // The next list, as one counts: the first kind that may have one more gets it, those before it begin anew.
            let Some(&(grown, _)) = bounds.iter().find(|(kind, most)| list[usize::from(*kind)] < *most) else { break };
            for (kind, _) in bounds.iter().take_while(|(kind, _)| *kind != grown) {
                list[usize::from(*kind)] = 0;
            }
            list[usize::from(grown)] += 1;
        }
        best.map(|(_, list)| list)
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

    /// Recruited one by one into an empty list, as a hand would: the first that does not fit says why.
    fn roster_fits(&self, state: &State, seat: u8, wanted: &List) -> Result<(), Refusal> {
        let mut trial = *state;
        trial.armies[usize::from(seat) & 3] = [0; Library::MAX_KINDS];
        let cost: u32 =
            wanted.iter().zip(&self.library.kinds).map(|(&n, kind)| u32::from(n) * u32::from(kind.cost)).sum();
        for kind in 0..self.library.creatures as u8 {
            for _ in 0..wanted[usize::from(kind)] {
                self.may_recruit(&trial, seat, kind).map_err(|Reason(rule, key)| {
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
            return Err(Reason(rule::HEROES, "refused-hero-of-ally").into());
        }
        Ok(())
    }
}

/// The beginning of pasted text, enough to recognise it.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

//! Ready-made armies: as they are printed, in the size of a table, and given out before the battle (ON-4.10).

use crate::bestiary::{Library, Rank};
use crate::game::{Onb, Verdict};
use crate::rule_ids as rule;
use crate::state::{List, MAX_ARMY, State};
use galerne_engine::{Reason, Seat, demand};

/// The most lists compared to fit a ready-made army to the points of a table.
const WAYS: u32 = 4096;
/// The library holds two armies of each affiliation, one after the other.
const OF_ONE_BANNER: usize = 2;

impl Onb {
    /// A ready-made army may be taken by a seat that may recruit all of it.
    pub(crate) fn may_take_ready(&self, state: &State, seat: u8, number: u8) -> Verdict {
        let Some(army) = self.library.ready.get(usize::from(number)) else {
            return Err(Reason(rule::ARMY, "refused-no-army"));
        };
        // The same list again would be a decision that changes nothing.
        let list = self.ready_list(number);
        demand(list != state.armies[usize::from(seat) & 3], rule::ARMY, "refused-same-army")?;
        let mut trial = *state;
        trial.armies[usize::from(seat) & 3] = [0; Library::MAX_KINDS];
        for &(kind, n) in &army.units {
            for _ in 0..n {
                self.may_recruit(&trial, seat, kind)?;
                trial.armies[usize::from(seat) & 3][usize::from(kind)] += 1;
            }
        }
        Ok(())
    }

    /// The ready-made armies that this seat could take into an empty list.
    pub(crate) fn ready_for(&self, seat: u8) -> Vec<u8> {
        let blank = self.empty_table();
        let mine = |&army: &u8| self.may_take_ready(&blank, seat, army).is_ok();
        (0..self.library.ready.len() as u8).filter(mine).collect()
    }

    pub(crate) fn ready_list(&self, number: u8) -> List {
        let mut list = [0; Library::MAX_KINDS];
        for &(kind, n) in self.library.ready.get(usize::from(number)).map_or(&[][..], |army| &army.units) {
            list[usize::from(kind) % Library::MAX_KINDS] += n;
        }
        list
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
            .filter(|(_, list)| 10 * self.cost(list) >= 7 * points && self.list_fits(state, seat.0, list).is_ok())
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

    /// Recruited one by one into an empty list, as a hand would; or the reason against it, and the kind that does not fit.
    pub(crate) fn list_fits(&self, state: &State, seat: u8, wanted: &List) -> Result<(), (Reason, Option<u8>)> {
        let mut trial = *state;
        trial.armies[usize::from(seat) & 3] = [0; Library::MAX_KINDS];
        for kind in 0..self.library.creatures as u8 {
            for _ in 0..wanted[usize::from(kind)] {
                self.may_recruit(&trial, seat, kind).map_err(|reason| (reason, Some(kind)))?;
                trial.armies[usize::from(seat) & 3][usize::from(kind)] += 1;
            }
        }
        if self.heroes_are_free(&trial, seat) {
            Ok(())
        } else {
            Err((Reason(rule::HEROES, "refused-hero-of-ally"), None))
        }
    }

    /// Every player who builds gets an army, each of another affiliation as far as there are some.
    pub(crate) fn give_ready_armies(&self, state: &mut State) -> Verdict {
        for seat in (0..self.seats as u8).filter(|&seat| self.captain(seat) == seat) {
            let list = self.army_given_to(state, seat).ok_or(Reason(rule::ARMY, "refused-no-ready"))?;
            state.armies[usize::from(seat) & 3] = list;
            // What is given is final: allies get other heroes.
            state.locked |= 1 << seat;
        }
        Ok(())
    }

    pub(crate) fn army_given_to(&self, state: &State, seat: u8) -> Option<List> {
        let printed = self.ready_for(seat).into_iter().map(|number| (number, self.ready_list(number)));
        let sized = self.sized_armies(state, Seat(seat));
        // One in the size of the table before one that leaves much unspent.
        let all: Vec<(u8, List)> = sized.into_iter().chain(printed).collect();
        let count = self.library.ready.len();
        // A player beyond the number of affiliations has the second army of one: heroes stand in the first.
        let second = usize::from(seat) / (count / OF_ONE_BANNER).max(1);
        let order = (0..count).map(|n| (n + OF_ONE_BANNER * usize::from(seat) + second) % count);
        let free = |list: &List| self.list_fits(state, seat, list).is_ok();
        order
            .filter_map(|wanted| all.iter().find(|(number, list)| usize::from(*number) == wanted && free(list)))
            .map(|(_, list)| *list)
            .next()
    }
}

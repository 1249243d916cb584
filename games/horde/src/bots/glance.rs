//! An opinion without search: towards the formation, by Provocation if one or two complete it, and the cheapest cards that hold a row.

use super::aval::tend_aval;
use super::value::Insight;
use crate::action::Action;
use crate::cards::Number;
use crate::formations::{completed, stands};
use crate::game::Horde;
use crate::roles::Role;
use crate::state::{Camp, State, Step};
use crate::terrain::{on, row_mask};

impl Horde {
    /// The cost of entering on the only door of another role.
    pub(super) fn crowding(&self, insight: &Insight, camp: &Camp, suit: usize, role: Role, cell: u8) -> f32 {
        let near = &insight.near[suit];
        let rival = |other: Role| {
            other != role
                && !camp.has(other)
                && near[other as usize][usize::from(cell)] <= 1
                && [3usize, 7, 11, 15].into_iter().filter(|&at| near[other as usize][at] <= 1).count() == 1
        };
        if Role::ALL.into_iter().any(rival) { 1.5 } else { 0.0 }
    }

    /// X for this row: what holds it if the formation stands and the later rows can be held too; else what loses no character, if cheap.
    pub(super) fn points_wanted(&self, state: &State, camp: &Camp, formation: &[u16; 4]) -> u8 {
        let slack = i16::from(self.options.malus_threshold) - 1;
        let (mut hold, mut save, mut later) = (0, 0, 0);
        for row in state.row..4 {
            let force = i16::from(state.wind(row).map_or(0, Number::value));
            let line = camp.occupied() & row_mask(row);
            let mut here = 0;
            for role in Role::ALL {
                if on(line, camp.cells[role as usize]) {
                    let short = force - i16::from(self.resistance(role));
                    here = here.max(short);
                    if row == state.row {
                        save = save.max(if camp.is_wounded(role) { short } else { short - slack });
                    }
                }
            }
            if row == state.row {
                hold = here;
            } else {
                later += here;
            }
        }
        let most = camp.hand.points() as i16 + i16::from(camp.pool);
        let wanted = if stands(&camp.cells, formation) && hold + later <= most {
            hold
        } else if save <= most && save <= 8 + i16::from(camp.pool) {
            save
        } else {
            0
        };
        wanted.clamp(0, 255) as u8
    }

    /// Provocations that complete the formation, then what the points left over can still do.
    pub(super) fn of_paid_actions(&self, camp: &Camp, formation: &[u16; 4], action: &Action) -> f32 {
        let whole = camp.present() == 15 && !stands(&camp.cells, formation);
        let missing = whole.then(|| completed(camp.cells, camp.wounded, formation)).flatten();
        let price = missing
            .map_or(0, |(steps, _)| self.cost(Role::Traceur).saturating_mul(steps.iter().flatten().count() as u8));
        let wanted = if u16::from(price) <= camp.hand.points() + u16::from(camp.pool) { price } else { 0 };
        match *action {
            Action::Provocation { role, cell } => match missing {
                Some((steps, _)) if wanted > 0 && steps[0] == Some((role, cell.0 & 15)) => 10.0,
                _ => -2.0,
            },
            Action::Play { card } if wanted > camp.pool => {
                let waste = i16::from(card.value()) + i16::from(camp.pool) - i16::from(wanted);
                if waste >= 0 { 8.0 - 0.1 * f32::from(waste) } else { 6.0 + 0.1 * f32::from(waste) }
            }
            // A small card that heals is well spent.
            Action::Play { card }
                if camp.wounded != 0 && camp.pool == 0 && camp.has(Role::Feuleuse) && self.allows(Role::Feuleuse) =>
            {
                0.5 - 0.07 * (f32::from(card.value()) - 2.0)
            }
            Action::Play { .. } => -1.0,
            Action::Repos { .. } => 4.0,
            Action::Aide if camp.pool >= self.cost(Role::Ailier).saturating_add(wanted) => 3.0,
            Action::Attaque { .. } => 0.5,
            Action::EndActions => 0.0,
            _ => -1.0,
        }
    }

    pub(super) fn after_the_wind(&self, camp: &Camp, step: Step, action: &Action) -> f32 {
        if *action == Action::Concede { -1000.0 } else { f32::from(u8::from(*action == tend_aval(camp, step))) }
    }
}

//! The checks of a position: who is lost, what the wind and the points allow, and a step that play can really wait in.

use super::Position;
use crate::game::Horde;
use crate::options::CalmLine;
use crate::rule_ids as rule;
use crate::rules::chance::Due;
use crate::rules::refusals::step_name;
use crate::state::{Camp, NONE, Resume, State, Step};
use crate::terrain::row_mask;
use galerne_engine::{Refusal, ensure};

/// HC-6.1: every turn takes a Souffle from the deck, and when there is none, one falls off the column; there are 36.
const MOST_TURNS: u8 = 40;

impl Horde {
    /// What must hold whatever the step: who is lost, who is walking, and when the game is over.
    pub(super) fn validate_order(&self, position: &Position, state: &State) -> Result<(), Refusal> {
        let walking = |seat: usize| state.camps[seat].lost.is_none();
        let over = state.step == Step::Over;
        let lost = (0..self.seats).filter(|&seat| !walking(seat)).count();
        ensure((state.turn == 0) == (state.step == Step::DealSouffles), rule::STATE, "refused-position-turn")?;
        if state.turn > MOST_TURNS {
            let refusal = Refusal::new(rule::SHIFT, "refused-position-late");
            return Err(refusal.with("turn", state.turn).with("most", MOST_TURNS));
        }
        for seat in 0..self.seats {
            let camp = &state.camps[seat];
            let gone = Camp { lost: camp.lost, ..Camp::EMPTY };
            ensure(walking(seat) || self.seats == 1 || *camp == gone, rule::LOST_HORDE, "refused-position-lost")?;
            ensure(!walking(seat) || camp.characters() > 0, rule::DEFEAT, "refused-position-nobody")?;
            let may_fail = matches!(state.step, Step::Draw | Step::Join | Step::Refill | Step::Penalty);
            let failing = state.failing[seat].is_some();
            ensure(!failing || (walking(seat) && may_fail), rule::DEFEAT, "refused-position-lost")?;
        }
        let all_lost = lost == self.seats;
        let stopped = lost > 0 && self.stops_at_a_loss();
        let ended = all_lost || stopped || self.wind_is_spent(state);
        if over {
            return ensure(ended, rule::DEFEAT, "refused-position-not-over");
        }
        ensure(!(all_lost || stopped), rule::DEFEAT, "refused-position-over")?;
        // These steps concern no seat: the actor may be a lost one.
        let common = matches!(state.step, Step::Shift | Step::RencontreOut | Step::Purge | Step::Show);
        let concerned = common || walking(usize::from(state.actor));
        ensure(concerned, rule::LOST_HORDE, "refused-position-lost")?;
        let both = self.seats == 2 && lost == 0;
        let may_wait = both || (self.seats == 2 && state.step == Step::Purge && walking(usize::from(1 - state.actor)));
        ensure(!position.other_to_play || may_wait, rule::ORDER, "refused-position-order")?;
        let named = !matches!(state.step, Step::DealSouffles | Step::Shift | Step::Dominante);
        for seat in (0..self.seats).filter(|&seat| walking(seat)) {
            let cleared = self.seats == 1 && state.step == Step::Refill || self.cleared_solo(state);
            let due = state.step == Step::Dominante && seat >= usize::from(state.actor)
                || !named && state.step != Step::Dominante;
            let has = state.dominante(seat).is_some();
            ensure(has != due || cleared, rule::DOMINANTE, "refused-position-dominante")?;
        }
        Ok(())
    }

    /// Alone, after a formation was held, there is no Dominante until the next turn.
    fn cleared_solo(&self, state: &State) -> bool {
        self.seats == 1 && matches!(state.step, Step::Trim | Step::Cull) && state.dominante(0).is_none()
    }

    /// HC-6.3, HC-13.1: a fallback needs an empty deck and is a card of the column, and a wind that is spent ends the game.
    pub(super) fn validate_wind(&self, state: &State) -> Result<(), Refusal> {
        // HC-14.10, HC-14.12: in competition the shifts of Phase 6 may carry a fallback away and empty the column.
        let evening = matches!(state.step, Step::Penalty | Step::Refill | Step::Trim | Step::Cull)
            || matches!(state.resume, Some(Resume::Formation | Resume::Aval));
        let settled = state.step == Step::Over || self.seats == 2 && evening;
        let last = (0..4).rev().find_map(|row| state.wind(row));
        for card in (0..self.seats).filter(|&seat| !state.drawn[seat]).filter_map(|seat| state.dominante(seat)) {
            let falls_back = state.souffles.is_empty() && (settled || last == Some(card));
            ensure(falls_back, rule::FALLBACK, "refused-position-fallback")?;
        }
        // HC-6.1, HC-6.3: what is left of the deck has laid a card on row 1, so the column is never empty before Phase 6.
        let shifted = !evening && !matches!(state.step, Step::DealSouffles | Step::Shift | Step::Over);
        ensure(!shifted || last.is_some(), rule::FALLBACK, "refused-position-calm")?;
        // HC-14.12: the Dominantes beside the grids belong to the deck.
        let spent = self.wind_is_spent(state) && state.drawn == [false; 2];
        ensure(settled || !spent, rule::VICTORY, "refused-position-over")
    }

    /// HC-10.13, HC-12.10: points last for a phase, and Soutien belongs to Phase 5.
    pub(super) fn validate_points(&self, state: &State) -> Result<(), Refusal> {
        let attacked = state.step == Step::Show && state.cursor == 1;
        let acting = attacked || matches!(state.step, Step::Actions | Step::Look | Step::Pick);
        // Alone, a lost Horde is left as it was.
        let blowing = state.has_row() || state.step == Step::Over;
        for (seat, camp) in state.camps.iter().enumerate() {
            ensure(blowing || !camp.soutien, rule::DOUBLED, "refused-position-soutien")?;
            let spends = blowing || acting && seat == usize::from(state.actor);
            ensure(spends || camp.pool == 0, rule::POOL, "refused-position-pool")?;
            // HC-12.9: points come from cards, and cards that were played lie in the discard; Soutien doubles one at most a row.
            let spent = camp.pack_discard().points();
            let most = if acting { spent } else { spent * 2 };
            let held =
                u16::from(camp.pool) + if seat == usize::from(state.actor) { u16::from(state.committed) } else { 0 };
            if held > most {
                return Err(Refusal::new(rule::POOL, "refused-position-points")
                    .with("points", held)
                    .with("most", most));
            }
        }
        Ok(())
    }

    /// What the step itself needs, so that play can go on from it.
    pub(super) fn validate_step(&self, position: &Position, state: &State) -> Result<(), Refusal> {
        let (camp, step) = (state.camp(), state.step);
        let here = |holds: bool| {
            let refusal = || Refusal::new(rule::STATE, "refused-position-step").with("step", step_name(state));
            if holds { Ok(()) } else { Err(refusal()) }
        };
        here((position.row > 0) == state.has_row() && position.row <= 4)?;
        here(step == Step::Wind || (state.committed == 0 && state.mover.is_none() && state.line == 0))?;
        here(position.at.is_some() == (step == Step::Veramorphe) && (position.at.is_none() || position.left == 0))?;
        here(position.left == 0 || matches!(step, Step::Penalty | Step::Refill | Step::Show))?;
        here(state.resume.is_some() == (step == Step::Purge))?;
        let looked = camp.looked.iter().filter(|&&card| card != NONE).count();
        let others_looked = state.camps.iter().filter(|camp| camp.looked != [NONE; 2]).count();
        here(others_looked == usize::from(looked > 0))?;
        here(match step {
            Step::Pick => looked == 2,
            Step::Look => looked < 2,
            _ => looked == 0,
        })?;
        if let Some(due) = self.due(state) {
            here(match due {
                Due::Souffle(cards) | Due::Pack(cards) => !cards.is_empty(),
                Due::Rencontre(cards) | Due::Vif(cards) => !cards.is_empty(),
            })?;
        }
        let no_top = camp.top == NONE;
        let line = camp.occupied() & row_mask(state.row);
        here(match step {
            Step::DealSouffles => Self::next_row(state).is_some() && state.winds[3] == NONE,
            Step::Shift => state.winds[0] == NONE,
            Step::Dominante | Step::RencontreOut | Step::Reveal | Step::Over => true,
            Step::Purge => {
                !matches!(state.resume, Some(Resume::Line | Resume::Actions))
                    || !state.camps.iter().all(|c| c.lost.is_none())
            }
            Step::Show => self.options.rencontres_face_up && state.cursor <= 1,
            Step::Draw => no_top && camp.hand_len() < self.options.hand_size,
            Step::Join => camp.aval_len < self.options.aval_size,
            Step::Look => no_top,
            Step::Veramorphe => no_top && camp.role_at(state.cursor).is_some(),
            Step::Penalty => {
                no_top
                    && (1..=camp.pack_len()).contains(&state.cursor)
                    && state.cursor <= self.options.formation_penalty
            }
            Step::Refill if self.seats == 1 => {
                Self::next_row(state).is_some() && state.winds[3] == NONE && state.cursor == 0
            }
            Step::Refill => state.winds[0] == NONE && (1..=self.options.competition_shift).contains(&state.cursor),
            Step::Entry | Step::Moves | Step::Actions => {
                let mut waits = *state;
                self.pass_over(&mut waits, &mut ());
                waits.step == step
            }
            Step::Pick => true,
            Step::Power => {
                let calm = self.options.calm_line == CalmLine::Skip && state.wind(state.row).is_none();
                line != 0 && !calm && (camp.hand_len() > 0 || camp.pool > 0)
            }
            Step::Wind => {
                let able = state.mover.is_some_and(|role| !camp.is_wounded(role) && camp.reach(role) != 0);
                able && state.line & !line == 0
            }
            Step::Trim => camp.aval_len > self.options.aval_size,
            Step::Cull => (1..=self.options.aval_size).contains(&camp.aval_len),
        })
    }
}

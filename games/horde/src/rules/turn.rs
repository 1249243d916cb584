//! How a turn begins and ends, what follows when a Horde is lost, and the ends of the game (HC-13.1 … HC-13.4, HC-14.11 … HC-14.15).

use crate::cards::Figures;
use crate::event::{Event, Moment};
use crate::game::Horde;
use crate::options::{CompetitionElimination, CompetitionRencontres, WinCondition};
use crate::state::{Camp, Cause, NONE, POOLS, Resume, State, Step};
use crate::terrain::Column;
use galerne_engine::{Log, Seat};

impl Horde {
    pub(crate) fn begin_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.turn = state.turn.saturating_add(1);
        state.actor = 0;
        log.push(Event::TurnBegan { turn: state.turn });
        Self::shift_column(state, Moment::Shift, log);
        // HC-6.1 c: alone, last turn's Dominante is the top card; a fallback was never taken from the deck.
        let top = state.dominante(0).filter(|_| state.drawn[0] && self.seats == 1);
        (state.dominantes, state.drawn) = ([NONE; 2], [false; 2]);
        match top {
            Some(card) => self.shifted(state, card, log),
            None if state.souffles.is_empty() => self.after_shift(state, log),
            None => state.step = Step::Shift,
        }
    }

    /// HC-13.1, HC-14.12: whether the wind has blown itself out.
    pub(crate) fn wind_is_spent(&self, state: &State) -> bool {
        state.souffle_deck_len(self.seats) == 0
            && (self.options.win_condition == WinCondition::Deck || state.winds == [NONE; 4])
    }

    pub(super) fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.seats == 2 {
            // HC-14.11: what was drawn to be a Dominante is shuffled back.
            let drawn = [0, 1].map(|seat| state.dominante(seat).filter(|_| state.drawn[seat]));
            for card in drawn.into_iter().flatten() {
                state.souffles = state.souffles.with(card);
            }
            (state.dominantes, state.drawn) = ([NONE; 2], [false; 2]);
            log.push(Event::DominantesBack { cards: drawn.into_iter().flatten().count() as u8 });
            if self.options.competition_rencontres == CompetitionRencontres::Redeal {
                let discard = state.rencontre_discard();
                state.slots = [NONE; 8];
                state.pools = [Figures::NONE; POOLS];
                state.pools[0] = Figures::ALL.minus(discard);
            }
            if self.wind_is_spent(state) {
                return self.arrive(state, log);
            }
        }
        self.begin_turn(state, log);
    }

    /// HC-14.13: whether the first lost Horde ends the competition.
    pub(crate) fn stops_at_a_loss(&self) -> bool {
        self.seats == 2 && self.options.competition_elimination == CompetitionElimination::Stop
    }

    /// One Horde is lost now.
    pub(crate) fn fall(&self, state: &mut State, cause: Cause, resume: Resume, log: &mut impl Log<Event>) {
        state.failing[usize::from(state.actor & 1)] = Some(cause);
        self.settle(state, resume, log);
    }

    /// HC-13.3, HC-14.13, HC-14.15: the losses of the step take effect together.
    pub(crate) fn settle(&self, state: &mut State, resume: Resume, log: &mut impl Log<Event>) {
        if state.failing != [None; 2] {
            (state.line, state.committed, state.mover, state.cursor) = (0, 0, None, 0);
            for index in 0..self.seats {
                if let Some(cause) = state.failing[index].take() {
                    log.push(Event::HordeLost { seat: Seat(index as u8), cause });
                    // Alone, the last picture stays on the table; in competition the Horde leaves it.
                    match self.seats {
                        1 => state.camps[index].lost = Some(cause),
                        _ => state.camps[index] = Camp { lost: Some(cause), ..Camp::EMPTY },
                    }
                }
            }
            let walking = (0..self.seats).filter(|&seat| state.camps[seat].lost.is_none());
            match (walking.clone().count(), walking.clone().next()) {
                (0, _) => {
                    if self.seats == 2 {
                        log.push(Event::BothLost);
                    }
                    return self.close(state);
                }
                (1, Some(seat)) if self.stops_at_a_loss() => {
                    log.push(Event::Outlived { seat: Seat(seat as u8) });
                    return self.close(state);
                }
                _ => {}
            }
        }
        self.resume(state, resume, log);
    }

    fn close(&self, state: &mut State) {
        (state.step, state.actor, state.row, state.waiting, state.resume) = (Step::Over, 0, 0, false, None);
    }

    /// HC-14.13: the next Rencontre that leaves with its Horde.
    #[inline]
    pub(crate) fn slot_to_clear(&self, state: &State) -> Option<usize> {
        let lost = |slot: usize| state.camps[slot / 4].lost.is_some();
        (self.seats == 2 && self.in_segments())
            .then(|| (0..8).find(|&slot| lost(slot) && state.slots[slot] != NONE))
            .flatten()
    }

    pub(crate) fn resume(&self, state: &mut State, resume: Resume, log: &mut impl Log<Event>) {
        while let Some(slot) = self.slot_to_clear(state) {
            match state.face_up(slot) {
                Some(card) => {
                    state.slots[slot] = NONE;
                    log.push(Event::RencontreCleared { slot: Column(slot as u8), card });
                }
                None => {
                    (state.step, state.resume) = (Step::Purge, Some(resume));
                    return;
                }
            }
        }
        state.resume = None;
        match resume {
            Resume::Draws => self.phase3(state, log),
            Resume::Actions => self.after_phase4(state, log),
            Resume::Line => self.lines(state, state.row, usize::from(state.actor) + 1, log),
            Resume::Formation => self.aval(state, 0, log),
            Resume::Aval => self.aval(state, usize::from(state.actor) + 1, log),
        }
    }

    /// HC-13.1, HC-14.12, HC-14.14: the Souffles are used up.
    pub(crate) fn arrive(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.close(state);
        match self.winners(state).lowest() {
            Some(seat) => log.push(Event::Won { seat }),
            None => log.push(Event::Drawn),
        }
    }
}

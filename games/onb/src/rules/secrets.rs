//! Who may know what (ON-3.3): lists are secret while armies are built, places while deployment is secret.

use crate::bestiary::Library;
use crate::event::Event;
use crate::game::Onb;
use crate::options::Deployment;
use crate::state::{NONE, Phase, Placing, State, mark};
use galerne_engine::{Random, Seat, Secrets, View, Viewer};

/// The count of an unknown list: no list has that many of anything.
pub(crate) const UNKNOWN: u8 = u8::MAX;

impl Secrets for Onb {
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        match state.phase {
            Phase::Army => {
                // A player who has given up has no list, which is public.
                for seat in (0..self.seats as u8).filter(|&seat| !self.sees(viewer, seat) && !state.is_out(seat)) {
                    seen.armies[usize::from(seat)] = [UNKNOWN; Library::MAX_KINDS];
                }
            }
            Phase::SecretDeploy => {
                for seat in (0..self.seats as u8).filter(|&seat| !self.sees(viewer, seat)) {
                    self.clear_places(&mut seen, seat);
                }
            }
            _ => {}
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Added { seat, .. }
            | Event::Removed { seat, .. }
            | Event::ReadyTaken { seat, .. }
            | Event::DeployedInSecret { seat, .. } => self.sees(viewer, seat.0).then_some(*event),
            // Whether a zone is full would tell something about places that are still hidden.
            Event::SentToReserve { seat } if self.options.deployment == Deployment::Secret => {
                self.sees(viewer, seat.0).then_some(*event)
            }
            _ => Some(*event),
        }
    }

    /// A whole state that the viewer must hold possible: unknown lists are filled in like random armies, hidden creatures
    /// are put down at random, each place equally likely.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let (mut state, viewer) = (*view.state(), view.viewer());
        let hidden: u8 =
            (0..self.seats as u8).filter(|&seat| !self.sees(viewer, seat)).fold(0, |mask, seat| mask | 1 << seat);
        match state.phase {
            Phase::Army => {
                for seat in (0..self.seats as u8).filter(|seat| hidden >> seat & 1 != 0) {
                    state.armies[usize::from(seat)] = [0; Library::MAX_KINDS];
                }
                for seat in (0..self.seats as u8).filter(|seat| hidden >> seat & 1 != 0) {
                    if self.captain(seat) == seat && !state.is_out(seat) {
                        self.imagine_list(&mut state, seat, random);
                    }
                }
            }
            Phase::SecretDeploy => {
                for seat in (0..self.seats as u8).filter(|seat| hidden >> seat & 1 != 0) {
                    if self.captain(seat) == seat && !state.is_out(seat) {
                        self.imagine_places(&mut state, seat, random);
                    }
                }
            }
            _ => {}
        }
        state
    }
}

impl Onb {
    /// Allies see each other's lists and places.
    fn sees(&self, viewer: Viewer, seat: u8) -> bool {
        self.seats_of(self.side(seat)).any(|ally| viewer.sees(Seat(ally)))
    }

    /// As if that seat had put nothing down yet.
    fn clear_places(&self, state: &mut State, seat: u8) {
        state.armies[usize::from(seat)] = [0; Library::MAX_KINDS];
        state.placing[usize::from(seat)] = Placing::NONE;
        if self.captain(seat) != seat {
            return;
        }
        for number in 0..state.count {
            let unit = *state.unit(number);
            if unit.seat == NONE || !unit.alive() || self.captain(unit.seat) != seat {
                continue;
            }
            self.lift(state, number);
            let hidden = &mut state.units[usize::from(number)];
            (hidden.x, hidden.y, hidden.facing, hidden.seat) = (-1, -1, 0, seat);
            hidden.marks &= !mark::RESERVE;
            state.armies[usize::from(seat)][usize::from(unit.kind) % Library::MAX_KINDS] += 1;
        }
    }

    /// A seat that has finished stands somewhere; one that has not is imagined to have put nothing down.
    fn imagine_places(&self, state: &mut State, seat: u8, random: &mut Random) {
        let done = state.locked >> seat & 1 != 0;
        // Not locked for the moment, so that nothing is revealed while pieces are put down.
        let locked = std::mem::replace(&mut state.locked, 0);
        self.go_on_in_secret(state, seat, &mut ());
        let mut choices = Vec::new();
        while done && state.locked >> seat & 1 == 0 {
            choices.clear();
            self.list_deploy(state, seat, &mut choices);
            let Some(choice) = random.pick(&choices) else { break };
            self.act_deploy(state, seat, choice, &mut ());
        }
        state.locked = locked;
    }
}

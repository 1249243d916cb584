//! Scenarios, elimination, points and the end (section 13).

use crate::event::Event;
use crate::game::Onb;
use crate::options::Scenario;
use crate::state::{NONE, Phase, Roll, State, Unit, mark};
use galerne_engine::{Log, Seat, SeatSet};

/// Seat 2, whose side alone has a target in `cible_unique` (ON-13.31).
pub(crate) const LONE_LEADER: u8 = 1;

impl Onb {
    /// ON-13.1, after everything that can kill.
    pub(crate) fn check_victory(&self, state: &mut State, log: &mut impl Log<Event>) {
        for seat in 0..self.seats as u8 {
            if state.is_out(seat) {
                continue;
            }
            let target = state.targets[usize::from(seat)];
            let beheaded = target != NONE && !state.unit(target).alive();
            let alive = state.units().iter().any(|unit| unit.alive() && unit.seat == seat);
            if beheaded || !alive {
                self.eliminate(state, seat, log);
            }
        }
        self.settle(state, log);
    }

    /// A player is eliminated with all creatures (ON-13.30).
    pub(crate) fn eliminate(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        state.out |= 1 << (seat & 7);
        log.push(Event::Eliminated { seat: Seat(seat) });
        for number in 0..state.count {
            if state.unit(number).alive() && state.unit(number).seat == seat {
                self.remove(state, number);
            }
        }
    }

    /// ON-13.31: the one target is that of its whole side, so its death eliminates the rest of the side as well. It is
    /// gone with its death, and with a leader who went before he had one.
    fn lone_target_is_lost(&self, state: &State) -> bool {
        let (leader, target) = (LONE_LEADER, state.targets[usize::from(LONE_LEADER)]);
        self.options.scenario == Scenario::CibleUnique
            && if target == NONE { state.is_out(leader) } else { !state.unit(target).alive() }
    }

    /// One side left wins; none left is a draw.
    pub(crate) fn settle(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.lone_target_is_lost(state) {
            for seat in self.seats_of(self.side(LONE_LEADER)) {
                if !state.is_out(seat) {
                    self.eliminate(state, seat, log);
                }
            }
        }
        let left = (0..self.seats as u8)
            .filter(|&seat| !state.is_out(seat))
            .fold(0u8, |mask, seat| mask | 1 << self.side(seat));
        match left.count_ones() {
            0 => self.finish_game(state, 0, log),
            1 => self.finish_game(state, left, log),
            _ => {}
        }
    }

    /// The game ends; `sides` have won, none of them in a draw.
    pub(crate) fn finish_game(&self, state: &mut State, sides: u8, log: &mut impl Log<Event>) {
        let winners: SeatSet =
            (0..self.seats as u8).filter(|&seat| sides >> self.side(seat) & 1 != 0).map(Seat).collect();
        state.winners = winners.iter().fold(0, |mask, seat| mask | 1 << seat.0);
        state.phase = Phase::Over;
        state.roll = Roll::NONE;
        state.act = crate::state::Activation::NONE;
        log.push(if winners.is_empty() { Event::Drawn } else { Event::Won { seats: winners } });
    }

    /// ON-5.6.
    pub(crate) fn end_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.check_victory(state, log);
        if state.phase == Phase::Over {
            return;
        }
        if self.options.scenario == Scenario::Capture {
            self.check_control(state, log);
            if state.phase == Phase::Over {
                return;
            }
        }
        if state.round >= self.limit {
            log.push(Event::LimitReached { round: state.round });
            self.decide_at_limit(state, log);
            return;
        }
        if self.options.mana_regen > 0 {
            for number in 0..state.count {
                let most = self.kind(state.unit(number).kind).mana;
                let unit = &mut state.units[usize::from(number)];
                if unit.alive() {
                    unit.mana = (unit.mana + self.options.mana_regen).min(most);
                }
            }
        }
        self.begin_round(state, log);
    }

    /// The sides with a base cell on the objective; prone creatures hold it too (ON-8.24).
    pub(crate) fn sides_on_point(&self, state: &State) -> u8 {
        let on_point = |unit: &&Unit| {
            unit.on_board()
                && unit.seat != NONE
                && !unit.has(mark::RESERVE)
                && self.base(unit).cells().any(|here| self.map.objective[here])
        };
        state.units().iter().filter(on_point).fold(0, |mask, unit| mask | 1 << self.side(unit.seat))
    }

    /// Who held the point at the end of the round: of two sides only the attacker scores (ON-13.20), of more any that is alone
    /// there (ON-13.21).
    fn check_control(&self, state: &mut State, log: &mut impl Log<Event>) {
        let there = self.sides_on_point(state);
        for side in 0..self.sides as u8 {
            if self.sides == 2 && side != state.attacker {
                continue;
            }
            let index = usize::from(side) & 3;
            if there == 1 << side {
                state.hold[index] += 1;
                state.held[index] += 1;
                log.push(Event::Control { side, rounds: state.hold[index] });
                if state.hold[index] >= self.hold {
                    self.finish_game(state, 1 << side, log);
                    return;
                }
            } else if state.hold[index] > 0 {
                state.hold[index] = 0;
                log.push(Event::ControlLost { side });
            }
        }
    }

    fn decide_at_limit(&self, state: &mut State, log: &mut impl Log<Event>) {
        let winner = match self.options.scenario {
            // ON-13.20: the defender has held out.
            Scenario::Capture if self.sides == 2 => 1 << (1 - state.attacker.min(1)),
            Scenario::CibleUnique => 1 << self.side(LONE_LEADER),
            // ON-13.21: with three or more sides rounds of control come before points. The other scenarios know only points.
            Scenario::Capture | Scenario::Mort | Scenario::Cible => {
                let left = |side: u8| self.seats_of(side).any(|seat| !state.is_out(seat));
                let score = |side: u8| {
                    let held =
                        if self.options.scenario == Scenario::Capture { state.held[usize::from(side) & 3] } else { 0 };
                    (held, self.points_left(state, side))
                };
                let sides = || (0..self.sides as u8).filter(|&side| left(side));
                let best = sides().map(score).max();
                let mut first = sides().filter(|&side| Some(score(side)) == best);
                match (first.next(), first.next()) {
                    (Some(side), None) => 1 << side,
                    _ => 0,
                }
            }
        };
        self.finish_game(state, winner, log);
    }

    /// A player gives up (section 5.3): his creatures leave at once.
    pub(crate) fn concede(&self, state: &mut State, seat: u8, log: &mut impl Log<Event>) {
        log.push(Event::Conceded { seat: Seat(seat) });
        let index = usize::from(seat) & 3;
        let shared = self.options.shared_army && self.captain(seat) == seat;
        let preparing = matches!(state.phase, Phase::Army | Phase::Deploy | Phase::SecretDeploy);
        if preparing {
            state.armies[index] = [0; 32];
            state.placing[index] = crate::state::Placing::NONE;
            if shared {
                // Before the battle the captain of a shared army gives up for the whole side.
                for ally in self.seats_of(self.side(seat)) {
                    if !state.is_out(ally) {
                        self.eliminate(state, ally, log);
                    }
                }
            }
        }
        if !state.is_out(seat) {
            self.eliminate(state, seat, log);
        }
        // The end of the game is the end of its secrets.
        let revealed = match state.phase {
            Phase::Army => Some(Event::Revealed),
            Phase::SecretDeploy => Some(Event::DeploymentRevealed),
            _ => None,
        };
        self.settle(state, log);
        if state.phase == Phase::Over {
            if let Some(event) = revealed {
                log.push(event);
            }
            return;
        }
        match state.phase {
            Phase::Army => self.reveal_when_all_are_done(state, log),
            Phase::Deploy => self.next_deployer(state, log),
            Phase::SecretDeploy => self.go_on_in_secret(state, seat, log),
            Phase::Target => self.next_target(state, log),
            Phase::Ask => self.next_riposte(state, log),
            Phase::Slot => self.next_slot(state, log),
            _ if !state.active().alive() => self.next_slot(state, log),
            _ => {}
        }
    }
}

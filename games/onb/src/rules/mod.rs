//! The rules (`impl Rules`): each phase hands over to the file that knows it.

mod activation;
mod area;
mod army;
mod attack;
mod chance;
mod charge;
mod contact;
mod deploy;
mod doors;
mod legal;
pub(crate) mod movement;
mod opportunity;
mod powers;
mod ready;
mod round;
pub(crate) mod scenario;
pub(crate) mod secrets;
mod setup;
mod standings;
mod turn;
pub(crate) mod who_sees;

use crate::action::Action;
use crate::event::Event;
use crate::game::Onb;
use crate::options::{FIELDS, Options, PRESETS, Roles, Scenario};
use crate::rule_ids as rule;
use crate::state::{MAX_SEATS, Phase, RollKind, State};
use galerne_engine::{
    Field, Group, Log, Need, Preset, Refusal, Rules, Seat, SeatSet, Source, Standings, Turn, table_rules,
};
use std::ops::RangeInclusive;

const ATTACKS: Source = Source(0);
const TESTS: Source = Source(1);
const INITIATIVE: Source = Source(2);
const ORDERS: Source = Source(3);
const ARMIES: Source = Source(4);

impl Rules for Onb {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "onb";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 2..=MAX_SEATS;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn groups() -> &'static [Group] {
        crate::options::GROUPS
    }

    fn needs() -> &'static [Need] {
        crate::options::NEEDS
    }

    fn new(options: &Options, seats: usize) -> Result<Onb, Refusal> {
        Onb::set_up(options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let mut state = self.empty_table();
        self.furnish(&mut state);
        let drawn = self.options.roles == Roles::Drawn && self.options.scenario == Scenario::Capture && self.sides == 2;
        if drawn {
            state.phase = Phase::Roles;
        } else {
            self.open_recruiting(&mut state);
        }
        state
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Over => Turn::Over,
            Phase::Roles | Phase::Order => Turn::Chance(ORDERS),
            Phase::ArmyDraw => Turn::Chance(ARMIES),
            Phase::Ties => Turn::Chance(INITIATIVE),
            Phase::Roll => match state.roll.kind {
                RollKind::PickLock | RollKind::Bash | RollKind::Vault => Turn::Chance(TESTS),
                _ => Turn::Chance(ATTACKS),
            },
            _ => match self.deciders(state) {
                seats if seats.is_empty() => Turn::Over,
                seats => Turn::Decide(seats),
            },
        }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders(state).has(seat) {
            return;
        }
        match state.phase {
            Phase::Army => self.list_army(state, seat.0, out),
            Phase::Deploy | Phase::SecretDeploy => self.list_deploy(state, seat.0, out),
            Phase::Target => {
                let fitting = (0..state.count).filter(|&number| self.may_be_target(state, seat.0, number));
                out.extend(fitting.map(Action::Target));
            }
            Phase::Slot => self.list_slot(state, seat.0, out),
            Phase::Act => self.list_act(state, out),
            Phase::Move => self.list_move(state, out),
            Phase::Aim => self.list_aim(state, out),
            Phase::SummonCell | Phase::SummonFace => self.list_summon(state, out),
            Phase::Strike => self.list_strike(state, out),
            Phase::Ask => out.extend([Action::Riposte(true), Action::Riposte(false)]),
            Phase::Face => {
                let all = (0..8).map(Action::Face);
                out.extend(all.filter(|&action| self.check_face(state, action).is_ok()));
            }
            Phase::Roles | Phase::ArmyDraw | Phase::Order | Phase::Ties | Phase::Roll | Phase::Over => {}
        }
        if self.options.concede {
            out.push(Action::Concede);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::new(rule::RESULT, "refused-over"));
        }
        if state.phase == Phase::Army && seat.index() < self.seats && state.locked >> seat.0 & 1 != 0 {
            return Err(Refusal::new(rule::LOCKED, "refused-locked"));
        }
        if !self.deciders(state).has(seat) {
            return Err(Refusal::new(table_rules::YOUR_TURN, "table-not-your-turn").with("seat", seat));
        }
        Ok(self.verdict(state, seat.0, *action)?)
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if action == Action::Concede {
            self.concede(state, seat.0, log);
            return;
        }
        match state.phase {
            Phase::Army => self.act_army(state, seat.0, action, log),
            Phase::Deploy | Phase::SecretDeploy => self.act_deploy(state, seat.0, action, log),
            Phase::Target => {
                if let Action::Target(number) = action {
                    self.name_target(state, seat.0, number, log);
                    self.next_target(state, log);
                }
            }
            Phase::Slot => self.act_slot(state, seat.0, action, log),
            Phase::Act => self.act_act(state, action, log),
            Phase::Move => self.act_move(state, action, log),
            Phase::Aim => {
                if let Action::Cell(at) = action {
                    self.fire_at(state, at.x, at.y, log);
                }
            }
            Phase::SummonCell | Phase::SummonFace => self.act_summon(state, action, log),
            Phase::Strike => {
                if let Action::Strike { weapon } = action {
                    self.strike(state, weapon, log);
                }
            }
            Phase::Ask => {
                let Some(number) = state.act.provoked.lowest() else { return };
                if action == Action::Riposte(true) {
                    self.riposte(state, number, log);
                } else {
                    state.act.provoked.remove(number);
                    log.push(Event::LetGo { who: self.who(state, state.act.unit), by: self.who(state, number) });
                    self.next_riposte(state, log);
                }
            }
            Phase::Face => self.act_face(state, action, log),
            Phase::Roles | Phase::ArmyDraw | Phase::Order | Phase::Ties | Phase::Roll | Phase::Over => {}
        }
    }

    /// Percent: the result once it is over, the share of the points while it runs.
    fn standings(&self, state: &State) -> Standings {
        let winners: SeatSet = (0..self.seats as u8).filter(|seat| state.winners >> seat & 1 != 0).map(Seat).collect();
        let total: u64 = (0..self.sides as u8).map(|side| self.points_left(state, side)).sum();
        let score = |seat: Seat| {
            if state.phase == Phase::Over {
                return match (winners.is_empty(), winners.has(seat)) {
                    (true, _) => 50,
                    (_, true) => 100,
                    _ => 0,
                };
            }
            let side = self.side(seat.0);
            // Before the first round the table says nothing about who is ahead, and may not.
            if total == 0 || state.round == 0 { 50 } else { (self.points_left(state, side) * 100 / total) as i32 }
        };
        Standings::by_score(self.seats, score, winners)
    }

    #[inline]
    fn gives_up(&self, action: &Action) -> bool {
        *action == Action::Concede
    }
}

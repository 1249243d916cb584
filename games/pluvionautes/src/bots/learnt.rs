//! The player that judges by a network: every board that its turn could end on, every launch with its exact odds.

use super::inputs::{Standpoint, symmetries};
use super::judge::board_of;
use super::plan::{Launches, Plan};
use super::value::{Scale, Style, Weigh};
use crate::action::Action;
use crate::buildings::Kind;
use crate::game::Pluvionautes;
use crate::state::{Phase, State};
use crate::weather::Die;
use galerne_engine::{Dense, Panes, Rules, Seat, Sense};
use galerne_learnt::{Net, Sum, share};
use std::cell::RefCell;
use std::sync::Arc;

/// The margin decides where the victory is as good as sure.
const MARGIN: f32 = 0.01;
/// Villagers of a margin of one, as in training.
const POINTS: f32 = 20.0;

/// A network, and the tables of the last turn that was looked at with it. They change no answer: they are a function of the key.
#[derive(Debug)]
pub struct Learnt {
    net: Arc<Net>,
    /// What a villager more on the board as it stands counts beside the share of the victory.
    plain: f32,
    tables: RefCell<Option<Tables>>,
}

#[derive(Clone, Copy, Debug)]
struct Tables {
    key: (State, Seat),
    plan: Plan,
    launches: Option<Launches>,
}

/// What the network thinks of boards that a seat's turn could end on.
struct Judgement<'a> {
    game: &'a Pluvionautes,
    net: &'a Net,
    standpoint: Standpoint,
    fixed: Sum,
    plain: f32,
    /// Counts villagers, and points out which building is worth a look.
    scale: Scale<'a>,
}

fn value([victory, margin, ..]: [f32; galerne_learnt::OUTPUTS]) -> f32 {
    share(victory) + MARGIN * margin.clamp(-2.0, 2.0)
}

impl<'a> Judgement<'a> {
    /// Of a seat in its turn.
    fn new(game: &'a Pluvionautes, learnt: &'a Learnt, state: &State, seat: Seat) -> Judgement<'a> {
        let (net, standpoint) = (&*learnt.net, Standpoint::in_turn(game, state, seat));
        let mut sense = net.going_on(net.begin());
        standpoint.tell_fixed(state, &mut sense);
        let scale = Scale::new(game, state, seat, &Style::HINDERING);
        Judgement { game, net, standpoint, fixed: sense.sum(), plain: learnt.plain, scale }
    }

    /// The board's part of the sum, and what its villagers count.
    fn board(&self, state: &State) -> (Sum, f32) {
        let mut sense = self.net.going_on(self.fixed);
        self.standpoint.tell_board(self.game, state, &mut sense);
        (sense.sum(), self.plain * self.scale.weigh(state))
    }

    fn with_stock(&self, (board, villagers): (Sum, f32), state: &State) -> f32 {
        let mut sense = self.net.going_on(board);
        self.standpoint.tell_stock(state, &mut sense);
        value(self.net.answer(&sense.sum())) + villagers
    }

    /// The worth with the best kind taken, or nothing.
    fn with_taken(&self, state: &State) -> f32 {
        let board = self.board(state);
        let taken =
            Kind::ALL.into_iter().filter(|kind| state.reserve[kind.index()] > 0).map(|kind| self.taken(state, kind));
        taken.fold(self.with_stock(board, state), |best, after| best.max(self.with_stock(board, &after)))
    }

    fn taken(&self, state: &State, kind: Kind) -> State {
        let mut after = *state;
        after.reserve[kind.index()] = after.reserve[kind.index()].saturating_sub(1);
        after.supply[self.standpoint.seat().index()][kind.index()] += 1;
        after
    }

    fn placed(&self, state: &State, kind: Kind, slot: crate::cells::Slot) -> State {
        let mut after = *state;
        let own = &mut after.supply[self.standpoint.seat().index()][kind.index()];
        *own = own.saturating_sub(1);
        after.buildings.put(slot, kind);
        after
    }
}

impl Weigh for Judgement<'_> {
    fn weigh(&self, state: &State) -> f32 {
        self.with_stock(self.board(state), state)
    }

    fn weigh_building(&self, state: &State, cell: u8, supply: [u8; 3]) -> f32 {
        let weather = self.game.weather(state);
        let slots = self.scale.best_slots(state, cell, supply, (weather.rain, weather.storm));
        let mut best = self.with_taken(state);
        for (kind, slot) in [Kind::WaterTower, Kind::Lighthouse].into_iter().zip(slots) {
            if let Some((slot, _)) = slot {
                best = best.max(self.weigh(&self.placed(state, kind, slot)));
            }
        }
        best
    }
}

impl Learnt {
    /// With that network, and with what a villager more on the board counts beside it.
    #[must_use]
    pub fn new(net: Arc<Net>, plain: f32) -> Learnt {
        Learnt { net, plain, tables: RefCell::default() }
    }

    /// Names and shapes of a network's inputs.
    #[must_use]
    pub fn panes(game: &Pluvionautes) -> Panes {
        Standpoint::panes(game)
    }

    /// For each way to turn or mirror the board, where each input comes from.
    #[must_use]
    pub fn symmetries(game: &Pluvionautes) -> Vec<Vec<u16>> {
        symmetries(&Standpoint::panes(game))
    }

    /// The inputs of a seat at the end of its own turn, which began on the board `before`, or, without one, of another's.
    pub fn tell(game: &Pluvionautes, before: Option<&State>, after: &State, seat: Seat, sense: &mut impl Sense) {
        let standpoint = match before {
            Some(before) => Standpoint::in_turn(game, before, seat),
            None => Standpoint::after_other(game, after, seat),
        };
        standpoint.tell(game, after, sense);
    }

    /// The share of the victory that a seat may expect after another's turn.
    #[must_use]
    pub fn prospect(&self, game: &Pluvionautes, state: &State, seat: Seat) -> f32 {
        let mut sense = self.net.going_on(self.net.begin());
        Standpoint::after_other(game, state, seat).tell(game, state, &mut sense);
        share(self.net.answer(&sense.sum())[0])
    }

    /// The actions of the seat in whose turn it is, the best first, with the share of the victory that each promises.
    #[must_use]
    pub fn weighed(&self, game: &Pluvionautes, state: &State, seat: Seat) -> Vec<(Action, f32)> {
        let mut actions = Vec::new();
        game.actions(state, seat, &mut actions);
        let judgement = Judgement::new(game, self, &board_of(state), seat);
        let worth = |action: Action| (action, self.worth(game, &judgement, state, seat, action));
        let mut weighed: Vec<(Action, f32)> = actions.into_iter().map(worth).collect();
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        weighed
    }

    /// What the seat does where that is known without making tables for another board.
    pub(super) fn quickly(&self, game: &Pluvionautes, state: &State, seat: Seat) -> Option<Action> {
        let is_close = matches!(state.phase, Phase::Tow | Phase::Build);
        let is_known = || {
            let tables = self.tables.borrow();
            tables.as_ref().is_some_and(|tables| tables.key == (board_of(state), seat) && tables.launches.is_some())
        };
        (is_close || is_known()).then(|| self.weighed(game, state, seat).first().map(|(action, _)| *action)).flatten()
    }

    /// What a turn of the seat that began on the board `before` came to.
    pub(super) fn ended(&self, game: &Pluvionautes, before: &State, after: &State, seat: Seat) -> f32 {
        Judgement::new(game, self, before, seat).weigh(after)
    }

    /// What the seat may expect after another's turn, or at the end, in the same measure as an action's worth.
    pub(super) fn promise(&self, game: &Pluvionautes, state: &State, seat: Seat) -> f32 {
        if state.phase == Phase::Over {
            let winners = game.standings(state).winners;
            let share = if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            let other = Seat(1 - (seat.0 & 1));
            let margin = game.score(state, seat) as f32 - game.score(state, other) as f32;
            return share + MARGIN * (margin / POINTS).clamp(-2.0, 2.0);
        }
        let mut sense = self.net.going_on(self.net.begin());
        Standpoint::after_other(game, state, seat).tell(game, state, &mut sense);
        value(self.net.answer(&sense.sum()))
    }

    fn with_tables<T>(
        &self,
        game: &Pluvionautes,
        state: &State,
        seat: Seat,
        launches: bool,
        read: impl FnOnce(&Tables) -> T,
    ) -> T {
        let board = board_of(state);
        if let Some(tables) = &*self.tables.borrow()
            && tables.key == (board, seat)
            && (!launches || tables.launches.is_some())
        {
            return read(tables);
        }
        let known = self.tables.borrow_mut().take().filter(|tables| tables.key == (board, seat));
        let judgement = Judgement::new(game, self, &board, seat);
        let mut tables = known.unwrap_or_else(|| Tables {
            key: (board, seat),
            plan: Plan::new(game, &board, seat, &judgement),
            launches: None,
        });
        if launches && tables.launches.is_none() {
            tables.launches = Some(Launches::new(game, &board, &tables.plan, &judgement));
        }
        let answer = read(&tables);
        *self.tables.borrow_mut() = Some(tables);
        answer
    }

    fn worth(&self, game: &Pluvionautes, judgement: &Judgement<'_>, state: &State, seat: Seat, action: Action) -> f32 {
        let with_die = |die: u8, at: Die| {
            let mut after = *state;
            if let Some(place) = after.dice.get_mut(usize::from(die)) {
                *place = at;
            }
            judgement.weigh(&after)
        };
        match action {
            Action::Launch { .. } => self.with_tables(game, state, seat, true, |tables| {
                let launches = tables.launches.as_ref();
                launches.map_or(0.0, |launches| launches.value(action.id(), state.attempt, &tables.plan))
            }),
            Action::Rethrow { die, target, .. } => {
                (1..=6).map(|value| with_die(die, Die { cell: target.0, value })).sum::<f32>() / 6.0
            }
            Action::Rest { cell } => {
                self.with_tables(game, state, seat, false, |tables| tables.plan.at_rest(cell.0, state.fuel()))
            }
            Action::RestWeather { die, cell } => {
                let value = state.dice.get(usize::from(die)).map_or(1, |die| die.value);
                with_die(die, Die { cell: cell.0, value })
            }
            Action::Face { fuel } => {
                self.with_tables(game, state, seat, false, |tables| tables.plan.at_rest(state.balloon, Some(fuel)))
            }
            Action::Pilot { cell } => {
                self.with_tables(game, state, seat, false, |tables| tables.plan.after_flying_to(cell.0, state.fuel))
            }
            Action::Tow { cell } => {
                let mut after = *state;
                if cell.0 != state.balloon {
                    game.carry(&mut after, cell.0, &mut ());
                }
                if game.is_frozen(state) {
                    return judgement.weigh(&after);
                }
                judgement.weigh_building(&after, cell.0, state.supply[seat.index()])
            }
            Action::BuildNothing => judgement.weigh(state),
            Action::Take { kind } => judgement.weigh(&judgement.taken(state, kind)),
            Action::Place { kind, slot } => judgement.weigh(&judgement.placed(state, kind, slot)),
            // Not offered where the network judges.
            _ => 0.0,
        }
    }
}

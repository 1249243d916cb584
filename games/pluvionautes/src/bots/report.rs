//! The companion mode (PL-13.1) for bots, which cannot throw real dice. The throw is simulated as in the digital game and reported
//! piece by piece, so that a bot reports what chance brings and not what suits it. People then lay the dice on the table as reported.

use super::judge::Memo;
use super::maitre::Pilot;
use crate::action::Action;
use crate::cells::Cell;
use crate::dice::{Aim, Face};
use crate::draws::{Draws, Sampler};
use crate::game::Pluvionautes;
use crate::rules::throw::Scene;
use crate::state::{Phase, State};
use galerne_engine::{Direction, Random, Seat, View};

impl Pluvionautes {
    /// Whether it is asked what a real throw did: there is nothing to choose.
    pub(crate) fn is_report(state: &State) -> bool {
        matches!(state.phase, Phase::ReportLanding | Phase::ReportDie | Phase::ReportFace)
    }

    /// The next report of a simulated throw; `None` where no report is asked for. Values of weather dice are drawn like any
    /// choice among equals.
    pub(crate) fn report(
        &self,
        pilot: &Pilot,
        memo: &Memo,
        view: &View<Self>,
        seat: Seat,
        random: &mut Random,
    ) -> Option<Action> {
        let state = view.state();
        match state.phase {
            Phase::ReportLanding => {
                let aim = self.aim_of(pilot, memo, state, seat, random)?;
                let scene = Scene::of(self, state);
                let flight = scene.aimed(aim, false, &mut Sampler { random, draws: Draws::default() }, &mut ())?;
                Some(if flight.out { Action::ReportOut } else { Action::ReportLanding { cell: Cell(flight.cell) } })
            }
            // A thrown die stops where it hits weather dice, and they are pushed on (PL-6.5, PL-6.8): only those can have moved.
            Phase::ReportDie => {
                let die = state.index;
                let is_hit = state.dice.get(usize::from(die)).is_some_and(|at| at.cell == state.balloon);
                let around = Direction::ALL.into_iter().filter_map(|way| state.balloon()?.towards(way));
                let to = random.pick(&around.collect::<Vec<Cell>>()).filter(|_| is_hit);
                Some(to.map_or(Action::ReportUnchanged { die }, |cell| Action::ReportMoved { die, cell }))
            }
            Phase::ReportFace => Some(Action::ReportFace { face: Face::of_pips(random.die(6)) }),
            _ => None,
        }
    }

    /// The launch that the bot would choose.
    fn aim_of(&self, pilot: &Pilot, memo: &Memo, state: &State, seat: Seat, random: &mut Random) -> Option<Aim> {
        let thrower = State { phase: Phase::Launch, ..*state };
        let worth = |action: &Action| {
            let slip = pilot.slip(self, random);
            (*action, self.appraise_as(memo, &pilot.style, &thrower, seat, action) + slip)
        };
        match self.launches.iter().map(worth).max_by(|a, b| a.1.total_cmp(&b.1))?.0 {
            Action::Launch { target, heading, force } => Some(Aim::at(target, heading, force)),
            _ => None,
        }
    }
}

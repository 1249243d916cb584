//! The players: `impl Judge`, an opinion at a glance, and a planner that searches its turn.
//!
//! | file | what it holds |
//! |---|---|
//! | `glance` | how good an action looks without search |
//! | `maitre` | the planning player and its levels |
//! | `candidates`, `reach` | Phase 3: the placements that can be reached, and which are worth a search |
//! | `luck` | Phase 4: the unseen Rencontres by their likelihood |
//! | `wind` | Phase 5 searched to its end |
//! | `aval` | Phase 6: who leaves Aval |
//! | `value`, `forecast` | what the end of a turn is worth, with the next turn in view |
//! | `inputs` | the end of a turn as numbers, for a network that judges it |
//! | `shipped` | that network |
//! | `alone` | competition as one player sees it |

mod alone;
mod aval;
mod candidates;
mod forecast;
mod glance;
mod inputs;
mod luck;
mod maitre;
mod reach;
mod shipped;
mod value;
mod wind;

pub(crate) use alone::seen_alone;
pub use maitre::Planner;

use crate::action::Action;
use crate::cards::{Figures, Numbers};
use crate::game::Horde;
use crate::options::WinCondition;
use crate::roles::Role;
use crate::state::{State, Step};
use galerne_engine::{Expert, Judge, Level, Rules, Scale, SearchParams, Seat, Streams};
use value::{FAR, Insight, Weights};

impl Judge for Horde {
    type Insight = Insight;

    fn insight(&self) -> Insight {
        Insight::new(self, Weights::DEFAULT)
    }

    fn appraise(&self, insight: &Insight, state: &State, seat: Seat, action: &Action) -> f32 {
        let camp = &state.camps[seat.index() & 1];
        let Some(suit) = state.dominante(seat.index() & 1).map(|card| card.suit() as usize) else {
            return self.after_the_wind(camp, state.step, action);
        };
        let formation = &self.masks[suit];
        let steps = |role: Role, cell: u8| insight.near[suit][role as usize][usize::from(cell.min(16))];
        match *action {
            Action::Enter { role, column } => match steps(role, column.0 % 4 * 4 + 3) {
                FAR => -5.0,
                steps => 5.0 - f32::from(steps) - self.crowding(insight, camp, suit, role, column.0 % 4 * 4 + 3),
            },
            Action::Move { role, cell } => {
                let gain = f32::from(steps(role, camp.cells[role as usize])) - f32::from(steps(role, cell.0 & 15));
                // The Traceur needs his path free and goes first; the Ailier jumps and goes last.
                let order = [0.6, 0.4, 0.0, 0.2][role as usize];
                if gain > 0.0 { gain + 1.0 + order } else { gain - 0.5 }
            }
            Action::EndEntry | Action::EndMoves => 0.0,
            Action::Play { card } if state.step == Step::Power => {
                let need = i16::from(self.points_wanted(state, camp, formation)) - i16::from(camp.pool);
                let points = i16::from(card.value() << u8::from(camp.soutien));
                match (need, points - need) {
                    (..=0, _) => -1.0,
                    (_, waste @ 0..) => 20.0 - f32::from(waste) * 0.1,
                    (_, short) => 15.0 + f32::from(short) * 0.1,
                }
            }
            Action::Commit { points } => {
                -(f32::from(points) - f32::from(self.points_wanted(state, camp, formation))).abs()
            }
            Action::WindMove { cell } => state.mover.map_or(0.0, |role| {
                f32::from(steps(role, camp.cells[role as usize])) - f32::from(steps(role, cell.0 & 15)) - 0.5
            }),
            Action::WindStay => 0.0,
            Action::Keep { card } => f32::from(card.value()),
            Action::Play { .. }
            | Action::Repos { .. }
            | Action::Provocation { .. }
            | Action::Attaque { .. }
            | Action::Aide
            | Action::EndActions => self.of_paid_actions(camp, formation, action),
            Action::Concede => -1000.0,
            Action::Discard { .. } | Action::EndTurn => self.after_the_wind(camp, state.step, action),
        }
    }

    fn evaluate(&self, insight: &Insight, state: &State, seat: Seat) -> f32 {
        if seat.index() >= self.seats {
            return 0.0;
        }
        if state.step == Step::Over {
            let winners = self.standings(state).winners;
            return match (winners.has(seat), winners.is_empty() && self.seats == 2) {
                (true, _) => 1.0,
                (_, true) => 0.5,
                _ => 0.0,
            };
        }
        let (wins, nobody) = self.chances(insight, state, seat);
        wins + 0.5 * nobody
    }

    /// The chance to win alone: a game that the wind wins counts for neither; two Hordes that arrive as equals share it (HC-14.14).
    fn prospect(&self, insight: &Insight, state: &State, seat: Seat) -> f32 {
        let winners = self.standings(state).winners;
        match state.camps.get(seat.index()).filter(|_| seat.index() < self.seats) {
            // Hints and the look back are one judge: both ask the maître what its plan is worth.
            Some(_) if self.seats == 1 && self.rests(state) => {
                insight.remembered(state, || Planner::chance(self, state))
            }
            Some(_) if state.step != Step::Over => self.chances(insight, state, seat).0,
            Some(camp) if winners.is_empty() && camp.lost.is_none() => 0.5,
            Some(_) if winners.has(seat) => 1.0,
            _ => 0.0,
        }
    }

    /// The wind is an adversary: alone, too, the game is won or lost.
    fn scale(&self) -> Scale {
        Scale::Chance
    }

    /// Alone where a plan is made, so that the maître's own opinion is asked; in competition, where it minds only its own Horde, between
    /// two turns.
    fn rests(&self, state: &State) -> bool {
        match self.seats {
            1 => matches!(state.step, Step::Entry | Step::Moves | Step::Actions | Step::Power | Step::Wind),
            _ => state.step == Step::Shift,
        }
    }

    /// About three turns: then the maître's own opinion of what is left is better than a weaker player's way through it.
    fn horizon(&self) -> Option<u32> {
        Some(6)
    }

    /// Alone nothing is played on beyond the next plan.
    fn search_params(&self) -> SearchParams {
        let rollout_depth = if self.seats == 1 { 0 } else { SearchParams::DEFAULT.rollout_depth };
        SearchParams { rollout_depth, ..SearchParams::DEFAULT }
    }

    /// The score that no luck and no play can beat (HC-13.6): all characters left, and one card spent a turn, in as few turns as possible
    /// (HC-1.6). A held formation costs a card because the weakest Souffle beats the Feuleuse; a missed one costs cards by option.
    fn bound(&self, _: &Streams) -> Option<f64> {
        let turns = match self.options.win_condition {
            WinCondition::DeckAndColumn => 9,
            WinCondition::Deck => 8,
        };
        let spent = if self.options.formation_penalty == 0 { 0 } else { turns };
        let left = Numbers::ALL.len() + Figures::ALL.len() - spent;
        (self.seats == 1).then(|| f64::from(100 + i32::from(left)))
    }

    /// All levels plan; the weaker ones look at less.
    fn expert(&self, level: Level) -> Option<Box<dyn Expert<Self>>> {
        Some(Box::new(Planner::of_level(self, level)))
    }

    /// The first maître judged by weights alone; in competition and under other rules the newest does so too.
    const MAITRES: u8 = 2;

    fn former(&self, _: u8) -> Option<Box<dyn Expert<Self>>> {
        Some(Box::new(Planner::by_weights(self, Level::Maitre)))
    }
}

impl Horde {
    /// The chance that the seat wins, and in competition the chance that neither does (HC-14.14), while the game goes on.
    fn chances(&self, insight: &Insight, state: &State, seat: Seat) -> (f32, f32) {
        let arrives = |seat: Seat| insight.worth(self, &seen_alone(state, seat));
        let mine = arrives(seat);
        if self.seats == 1 {
            return (mine, 0.0);
        }
        let other = Seat(1 - (seat.0 & 1));
        let theirs = arrives(other);
        let ahead =
            f32::from(state.camps[seat.index()].characters()) - f32::from(state.camps[other.index()].characters());
        let first = 1.0 / (1.0 + (-0.5 * ahead).exp());
        (mine * (1.0 - theirs) + mine * theirs * first, (1.0 - mine) * (1.0 - theirs))
    }
}

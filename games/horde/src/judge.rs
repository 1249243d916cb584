//! A quick player's opinion: towards the formation with the movements at hand, one or two Provocations if they complete it,
//! and against the wind the cheapest cards that hold the row. No search; the planner is the one who looks ahead.

use crate::action::Action;
use crate::cards::{Figures, Number, Numbers};
use crate::game::Horde;
use crate::options::WinCondition;
use crate::planner::{FAR, Insight, Planner, Weights, completed, seen_alone, stands, tend_aval};
use crate::roles::Role;
use crate::state::{Camp, State, Step};
use crate::terrain::row_mask;
use galerne_engine::{Expected, Expert, Judge, Level, Random, Rules, Scale, Seat, Streams, View};

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
                let need = i16::from(self.wanted(state, camp, formation)) - i16::from(camp.pool);
                let points = i16::from(card.value() << u8::from(camp.soutien));
                match (need, points - need) {
                    (..=0, _) => -1.0,
                    (_, waste @ 0..) => 20.0 - f32::from(waste) * 0.1,
                    (_, short) => 15.0 + f32::from(short) * 0.1,
                }
            }
            Action::Commit { points } => -(f32::from(points) - f32::from(self.wanted(state, camp, formation))).abs(),
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

    /// Where the wind may win, nobody's loss is somebody's chance; two Hordes that arrive as equals share it (HC-14.14).
    fn prospect(&self, insight: &Insight, state: &State, seat: Seat) -> f32 {
        let winners = self.standings(state).winners;
        match state.camps.get(seat.index()).filter(|_| seat.index() < self.seats) {
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

    /// Between two turns.
    fn rests(&self, state: &State) -> bool {
        state.step == Step::Shift
    }

    /// What no luck and no play can beat (HC-13.6): everybody left, and every turn paid with a single card. Whoever is to stand in a
    /// formation must have held some row, and the weakest Souffle is more than the Feuleuse resists; to miss costs a card as well,
    /// unless the option asks for none. HC-1.6: nobody is through in fewer turns. It bounds the result from far above, and does
    /// not tell a good deal from a bad one.
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
}

impl Expert<Horde> for Planner {
    fn decide(&mut self, game: &Horde, view: &View<Horde>, seat: Seat, _: &mut Random) -> Option<Action> {
        Planner::decide(self, game, view.state(), seat)
    }

    fn expect(&mut self, game: &Horde, view: &View<Horde>, seat: Seat) -> Vec<Expected<Action>> {
        let state = view.state();
        let Some(action) = Planner::decide(self, game, state, seat) else { return Vec::new() };
        let (line, prospect) = self.intends(seat);
        let expected = Expected::new(action, prospect.worth.clamp(0.0, 1.0)).followed_by(line);
        match crate::counsel::plan(game, state, seat, &prospect) {
            Some(words) => vec![expected.told(words)],
            None => vec![expected],
        }
    }

    /// Entries, movements and actions are one plan.
    fn begins(&self, _: &Horde, view: &View<Horde>) -> bool {
        !matches!(view.state().step, Step::Entry | Step::Moves | Step::Actions)
    }
}

impl Horde {
    /// The chance that the seat wins, and in competition the chance that nobody does (HC-14.14), while the game goes on.
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

    /// Entering where somebody else would have to enter is a nuisance.
    fn crowding(&self, insight: &Insight, camp: &Camp, suit: usize, role: Role, cell: u8) -> f32 {
        let near = &insight.near[suit];
        let rival = |other: Role| {
            other != role
                && !camp.has(other)
                && near[other as usize][usize::from(cell)] <= 1
                && [3usize, 7, 11, 15].into_iter().filter(|&at| near[other as usize][at] <= 1).count() == 1
        };
        if Role::ALL.into_iter().any(rival) { 1.5 } else { 0.0 }
    }

    /// X for this row: to hold it while the formation stands and all that is still to come can be held too; else to lose
    /// nobody, if that is cheap.
    fn wanted(&self, state: &State, camp: &Camp, formation: &[u16; 4]) -> u8 {
        let slack = i16::from(self.options.malus_threshold) - 1;
        let (mut hold, mut save, mut later) = (0, 0, 0);
        for row in state.row..4 {
            let force = i16::from(state.wind(row).map_or(0, Number::value));
            let line = camp.occupied() & row_mask(row);
            let mut here = 0;
            for role in Role::ALL {
                if camp.has(role) && line & (1 << camp.cells[role as usize]) != 0 {
                    let short = force - i16::from(role.resistance());
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
        let hand: i16 = camp.hand.iter().map(|card| i16::from(card.value())).sum();
        let most = hand + i16::from(camp.pool);
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
    fn of_paid_actions(&self, camp: &Camp, formation: &[u16; 4], action: &Action) -> f32 {
        let whole = camp.present() == 15 && !stands(&camp.cells, formation);
        let missing = whole.then(|| completed(camp.cells, camp.wounded, formation)).flatten();
        let hand: u16 = camp.hand.iter().map(|card| u16::from(card.value())).sum();
        let price = missing
            .map_or(0, |(steps, _)| self.cost(Role::Traceur).saturating_mul(steps.iter().flatten().count() as u8));
        let wanted = if u16::from(price) <= hand + u16::from(camp.pool) { price } else { 0 };
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

    fn after_the_wind(&self, camp: &Camp, step: Step, action: &Action) -> f32 {
        if *action == Action::Concede { -1000.0 } else { f32::from(u8::from(*action == tend_aval(camp, step))) }
    }
}

//! The one-ply player: sees its own cards and the board, and takes what is worth most to it now.

use super::ahead::Ahead;
use super::maitre::{Flying, Pilot};
use super::plan::{Launches, Plan};
use super::shipped::shipped;
use super::value::{Scale, Style, Weigh};
use crate::action::Action;
use crate::buildings::Kind;
use crate::cells::NONE;
use crate::dice::Aim;
use crate::game::Pluvionautes;
use crate::options::{End, Throw};
use crate::state::{Phase, State};
use crate::weather::Die;
use galerne_engine::{Dense, Expert, Judge, Level, Luck, Rules, SearchParams, Seat, Streams, Turn};
use std::cell::RefCell;

/// The tables of the last turn that was looked at. All launches of a turn, and then its flights, are weighed one by one by
/// the contract but share nearly all of their work; without this a launch would cost 444 times as much. It changes no answer:
/// the tables are a function of the key.
#[derive(Debug, Default)]
pub struct Memo(RefCell<Option<Tables>>);

#[derive(Clone, Copy, Debug)]
struct Tables {
    key: (State, Seat, Style),
    plan: Plan,
    launches: Option<Launches>,
}

/// What the tables of a turn depend on: the board, the stock and the clock, not how far the turn has come.
pub(super) fn board_of(state: &State) -> State {
    State {
        phase: Phase::Launch,
        index: 0,
        attempt: 1,
        balloon: NONE,
        other: NONE,
        others: [NONE; 3],
        face: 0,
        fuel: 0,
        aim: Aim::NONE,
        ..*state
    }
}

impl Pluvionautes {
    fn with_tables<T>(
        &self,
        memo: &Memo,
        state: &State,
        seat: Seat,
        style: &Style,
        launches: bool,
        read: impl FnOnce(&Tables) -> T,
    ) -> T {
        let board = board_of(state);
        let scale = Scale::new(self, &board, seat, style);
        let key = (board, seat, *style);
        let fill = |known: Option<Tables>| {
            let mut tables = known.filter(|tables| tables.key == key).unwrap_or_else(|| Tables {
                key,
                plan: Plan::new(self, &board, seat, &scale),
                launches: None,
            });
            if launches && tables.launches.is_none() {
                tables.launches = Some(Launches::new(self, &board, &tables.plan, &scale));
            }
            tables
        };
        let mut known = memo.0.borrow_mut();
        let fits = known.as_ref().is_some_and(|known| known.key == key && (!launches || known.launches.is_some()));
        if !fits {
            let filled = fill(known.take());
            *known = Some(filled);
        }
        match &*known {
            Some(tables) => read(tables),
            None => read(&fill(None)),
        }
    }

    /// How good the action looks to the seat, weighed in that style.
    #[must_use]
    pub fn appraise_as(&self, memo: &Memo, style: &Style, state: &State, seat: Seat, action: &Action) -> f32 {
        if seat.index() >= self.seats {
            return 0.0;
        }
        // Who may hold what is read off the board as it is, not as it would be.
        let weigh = |after: &State| Scale::new(self, state, seat, style).weigh(after);
        let with_die = |die: u8, at: Die| {
            let mut after = *state;
            if let Some(place) = after.dice.get_mut(usize::from(die)) {
                *place = at;
            }
            weigh(&after)
        };
        let brought_back =
            |die: u8, cell: u8| (1..=6).map(|value| with_die(die, Die { cell, value })).sum::<f32>() / 6.0;
        match *action {
            Action::Launch { target, heading, .. } if self.options.throw == Throw::Chosen => {
                let aim = (target.0, heading.index() as u8);
                self.with_tables(memo, state, seat, style, false, |tables| {
                    Launches::exact(self, state, &tables.plan, &Scale::new(self, state, seat, style), aim)
                })
            }
            Action::Launch { .. } => self.with_tables(memo, state, seat, style, true, |tables| {
                let launches = tables.launches.as_ref();
                launches.map_or(0.0, |launches| launches.value(action.id(), state.attempt, &tables.plan))
            }),
            Action::Rethrow { die, target, .. } => brought_back(die, target.0),
            Action::RethrowOn { die, cell } if self.options.throw == Throw::Chosen => brought_back(die, cell.0),
            Action::Rest { cell } => {
                self.with_tables(memo, state, seat, style, false, |tables| tables.plan.at_rest(cell.0, state.fuel()))
            }
            Action::RestWeather { die, cell } => {
                let value = state.dice.get(usize::from(die)).map_or(1, |die| die.value);
                with_die(die, Die { cell: cell.0, value })
            }
            Action::Face { fuel } => self
                .with_tables(memo, state, seat, style, false, |tables| tables.plan.at_rest(state.balloon, Some(fuel))),
            Action::Pilot { cell } => self
                .with_tables(memo, state, seat, style, false, |tables| tables.plan.after_flying_to(cell.0, state.fuel)),
            Action::Tow { cell } => {
                let mut after = *state;
                if cell.0 != state.balloon {
                    self.carry(&mut after, cell.0, &mut ());
                }
                let supply = if self.is_frozen(state) { [0; 3] } else { state.supply[seat.index()] };
                Scale::new(self, state, seat, style).weigh_building(&after, cell.0, supply)
            }
            Action::BuildNothing => weigh(state),
            Action::Take { kind } => weigh(state) + self.stock_worth(style, state, seat, kind),
            Action::Place { kind, slot } => {
                let mut after = *state;
                after.buildings.put(slot, kind);
                weigh(&after) - self.stock_worth(style, state, seat, kind) * 0.5
            }
            // A report of a real throw is not a choice.
            _ => 0.0,
        }
    }

    /// The launch that [`Pluvionautes::appraise_as`] weighs most, without listing them.
    pub(crate) fn best_launch(&self, memo: &Memo, style: &Style, state: &State, seat: Seat) -> Option<Action> {
        let place = self.with_tables(memo, state, seat, style, true, |tables| {
            let launches = tables.launches.as_ref()?;
            Some(launches.best(state.attempt, &tables.plan))
        })?;
        self.launches.get(place).copied()
    }

    /// What the best launch is worth, its odds summed up; where none is aimed, what the board is worth before the throw.
    pub(crate) fn best_throw(&self, memo: &Memo, style: &Style, state: &State, seat: Seat) -> f32 {
        if self.options.throw != Throw::Aimed {
            return Scale::new(self, state, seat, style).weigh(state);
        }
        self.with_tables(memo, state, seat, style, true, |tables| {
            let (attempt, plan) = (state.attempt, &tables.plan);
            let best = |launches: &Launches| launches.value(launches.best(attempt, plan), attempt, plan);
            tables.launches.as_ref().map_or(0.0, best)
        })
    }

    /// What a building in hand is worth: less the more of them one has, nothing in one's last turn.
    fn stock_worth(&self, style: &Style, state: &State, seat: Seat, kind: Kind) -> f32 {
        if self.is_last_turn(state) {
            return -0.01;
        }
        self.dearness() * style.stock[kind.index()] / (1.0 + f32::from(state.supply[seat.index()].iter().sum::<u8>()))
    }

    /// Whether the active seat will not play again.
    pub(crate) fn is_last_turn(&self, state: &State) -> bool {
        match self.options.end {
            End::Rounds => self.round(state) >= self.options.rounds,
            End::EightBuildings => state.left != NONE,
        }
    }

    /// The share of the game still to be played.
    fn ahead(&self, state: &State) -> f32 {
        let turns = f32::from(state.turns);
        match self.options.end {
            End::Rounds => 1.0 - turns / (f32::from(self.options.rounds) * self.seats as f32),
            End::EightBuildings if state.left != NONE => 0.1,
            End::EightBuildings => 1.0 - f32::from(state.buildings.total()) / 10.0,
        }
        .clamp(0.0, 1.0)
    }
}

/// Its opinion depends on the position alone and on the cards of its seat. So a table may give it the seat of a player
/// who leaves in the middle of a game (PL-12.5).
impl Judge for Pluvionautes {
    type Insight = Memo;

    fn insight(&self) -> Memo {
        Memo::default()
    }

    fn appraise(&self, memo: &Memo, state: &State, seat: Seat, action: &Action) -> f32 {
        self.appraise_as(memo, &Style::SELFISH, state, seat, action)
    }

    /// The lead over the best opponent, the surer the later; alone, the share of what the cards could bring at most.
    fn evaluate(&self, _: &Memo, state: &State, seat: Seat) -> f32 {
        let own = self.score(state, seat) as f32;
        if self.seats == 1 {
            let most = self.ceiling_of(state.hands[0]).max(1) as f32;
            return (own / most).clamp(0.0, 1.0);
        }
        let others = (0..self.seats as u8).map(Seat).filter(|&other| other != seat);
        if state.phase == Phase::Over {
            let winners = self.standings(state).winners;
            return if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
        let best = others.map(|other| self.score(state, other)).max().unwrap_or(0) as f32;
        let width = self.dearness() * (1.0 + 7.0 * self.ahead(state));
        // Even chances among equals, so that the values of all seats add up to about one.
        let even = 1.0 / self.seats as f32;
        let odds = even / (1.0 - even) * ((own - best) / width).exp();
        odds / (1.0 + odds)
    }

    /// What the cards dealt could bring at most (PL-1.10), averaged over the seats.
    fn bound(&self, luck: &Streams) -> Option<f64> {
        let (mut state, mut luck) = (self.start(), luck.clone());
        // All chance before the first decision is the setting up; the cards are dealt in it.
        while let Turn::Chance(source) = self.turn(&state) {
            let chance = self.draw(&state, luck.of(source));
            self.resolve(&mut state, chance, &mut ());
        }
        let hands = state.hands.iter().take(self.seats).map(|&hand| f64::from(self.ceiling_of(hand)));
        Some(hands.sum::<f64>() / self.seats as f64)
    }

    /// The levels are the game's own pilots: one ply here costs less and sees more than a short search.
    fn expert(&self, level: Level) -> Option<Box<dyn Expert<Self>>> {
        let (pilot, ahead) = match level {
            Level::Novice => (Pilot::NOVICE, None),
            Level::Habitue => (Pilot::HABITUE, None),
            Level::Maitre => (Pilot::MAITRE, Some(Ahead::MAITRE)),
        };
        let learnt = (level == Level::Maitre).then(|| shipped(self)).flatten();
        let ahead = if learnt.is_some() { Some(Ahead::LEARNT) } else { ahead };
        Some(Box::new(Flying { pilot, learnt, ahead, memo: Memo::default() }))
    }

    /// The first maître saw one ply, the second counted villagers at the end of two.
    const MAITRES: u8 = 3;

    fn former(&self, version: u8) -> Option<Box<dyn Expert<Self>>> {
        let ahead = (version > 1).then_some(Ahead::MAITRE);
        Some(Box::new(Flying { pilot: Pilot::MAITRE, learnt: None, ahead, memo: Memo::default() }))
    }

    /// The maître of one ply plays a whole game in three milliseconds; the two plies of today's would take minutes for a review.
    fn steady(&self) -> Option<Box<dyn Expert<Self>>> {
        self.former(1)
    }

    /// One ply weighs the whole of one's own turn but not the answers to it. A throw spreads widely, so few
    /// launches are worth comparing.
    fn search_params(&self) -> SearchParams {
        SearchParams {
            iterations: 400,
            rollout_depth: 10,
            rollout_greed: 1.0,
            max_actions: 10,
            widening: 0.6,
            ..SearchParams::DEFAULT
        }
    }
}

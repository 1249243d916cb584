//! The rules of Kuhn poker (KP-1.1 … KP-4.4), nothing else.

use crate::position::Position;
use crate::state::{Action, Card, Deal, Event, Held, Stage, State, ids};
use galerne_engine::{
    Field, Game, Judge, Kind, Log, Preset, Random, Refusal, SearchParams, Seat, SeatSet, Source, Standings, Turn, View,
    Viewer,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A hundred hands take an evening, and the chips still fit the smallest box.
const MOST_HANDS: u8 = 100;
/// Every seat puts this much into the pot before the deal, and a bet is as much again.
const ANTE: i16 = 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many hands are played; the seats take turns at speaking first.
    pub hands: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { hands: 1 }
    }
}

/// The set-up.
#[derive(Clone, Debug)]
pub struct KuhnPoker {
    options: Options,
}

impl Game for KuhnPoker {
    type Options = Options;
    type State = State;
    type Position = Position;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;

    const ID: &'static str = "kuhn-poker";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const SOURCES: &'static [&'static str] = &["deck"];

    fn fields() -> &'static [Field] {
        &[Field { name: "hands", kind: Kind::Number { min: 1, max: MOST_HANDS as u64 }, rule: ids::HANDS }]
    }

    fn presets() -> &'static [Preset] {
        &[Preset { id: "match", set: &[("hands", "10")] }]
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if seats != 2 {
            return Err(Refusal::new(ids::SEATS, "refused-seats").with("seats", seats));
        }
        if !(1..=MOST_HANDS).contains(&options.hands) {
            return Err(Refusal::new(ids::HANDS, "refused-hands").with("most", MOST_HANDS));
        }
        Ok(KuhnPoker { options: options.clone() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { stage: Stage::Deal, held: [Held::Nothing; 2], chips: [0; 2], hands_played: 0 }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.speaker() {
            Some(seat) => Turn::Decide(SeatSet::one(seat)),
            None if state.hands_played < self.options.hands => Turn::Chance(Source(0)),
            None => Turn::Over,
        }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.speaker() == Some(seat) {
            out.extend_from_slice(state.choices());
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(speaker) = state.speaker() else {
            return Err(match self.turn(state) {
                Turn::Over => Refusal::new(ids::END, "refused-over"),
                _ => Refusal::new(ids::DEAL, "refused-deal-first"),
            });
        };
        if seat != speaker {
            Err(Refusal::new(ids::TURNS, "refused-turn").with("speaker", speaker))
        } else if state.choices().contains(action) {
            Ok(())
        } else if matches!(action, Action::Fold | Action::Call) {
            Err(Refusal::new(ids::ANSWER, "refused-no-bet"))
        } else {
            Err(Refusal::new(ids::OPEN, "refused-bet-stands"))
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let other = Seat(1 - (seat.0 & 1));
        match action {
            Action::Check => {
                log.push(Event::Checked { seat });
                match state.stage {
                    Stage::Opening => state.stage = Stage::Checked,
                    _ => show(state, ANTE, log),
                }
            }
            Action::Bet => {
                log.push(Event::Bet { seat });
                state.stage = if state.stage == Stage::Opening { Stage::Bet } else { Stage::CheckedThenBet };
            }
            Action::Call => {
                log.push(Event::Called { seat });
                show(state, 2 * ANTE, log);
            }
            // KP-4.1: the cards go back unseen, so no secret outlives the hand.
            Action::Fold => {
                log.push(Event::Folded { seat });
                state.held = [Held::Nothing; 2];
                pay(state, other, ANTE, log);
            }
        }
    }

    fn draw(&self, _: &State, random: &mut Random) -> Deal {
        let first = random.below(3) as usize;
        let second = (first + 1 + random.below(2) as usize) % 3;
        Deal { cards: [Card::ALL[first], Card::ALL[second]] }
    }

    fn outcomes(&self, _: &State, out: &mut Vec<(Deal, u32)>) -> bool {
        for first in Card::ALL {
            let seconds = Card::ALL.into_iter().filter(|second| *second != first);
            out.extend(seconds.map(|second| (Deal { cards: [first, second] }, 1)));
        }
        true
    }

    fn check_chance(&self, _: &State, deal: &Deal) -> Result<(), Refusal> {
        if deal.cards[0] == deal.cards[1] { Err(Refusal::new(ids::DEAL, "refused-same-card")) } else { Ok(()) }
    }

    fn resolve(&self, state: &mut State, deal: Deal, log: &mut impl Log<Event>) {
        state.held = deal.cards.map(Held::Card);
        state.stage = Stage::Opening;
        log.push(Event::Dealt { held: state.held });
    }

    fn standings(&self, state: &State) -> Standings {
        let over = self.turn(state) == Turn::Over;
        let won = |seat: &Seat| over && state.chips[seat.index()] > 0;
        let winners = [Seat(0), Seat(1)].into_iter().filter(won).collect();
        Standings::by_score(2, |seat| state.chips.get(seat.index()).copied().unwrap_or(0).into(), winners)
    }

    /// During a hand a card is its holder's secret; cards shown at its end are everybody's.
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        if state.stage != Stage::Deal {
            seen.held = hide(state.held, viewer);
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { held } => Event::Dealt { held: hide(held, viewer) },
            open => open,
        })
    }

    /// All deals that fit what the viewer sees are equally likely: nobody's way of betting is taken into account.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let mut state = *view.state();
        for seat in 0..2 {
            if state.held[seat] == Held::Unknown {
                let mut left = Card::ALL;
                left.sort_by_key(|card| state.held.contains(&Held::Card(*card)));
                let others = 3 - state.held.iter().filter(|held| held.card().is_some()).count();
                state.held[seat] = Held::Card(left[random.below(others as u32) as usize]);
            }
        }
        state
    }

    fn describe(&self, state: &State) -> Position {
        Position::of(state)
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        position.to_state(self.options.hands)
    }

    fn action_space(&self) -> usize {
        4
    }

    fn action_id(&self, action: &Action) -> usize {
        *action as usize
    }

    fn action_of(&self, id: usize) -> Option<Action> {
        [Action::Check, Action::Bet, Action::Fold, Action::Call].get(id).copied()
    }
}

fn hide(held: [Held; 2], viewer: Viewer) -> [Held; 2] {
    let seen = |seat: u8| match held[usize::from(seat)] {
        Held::Card(_) if !viewer.sees(Seat(seat)) => Held::Unknown,
        known => known,
    };
    [seen(0), seen(1)]
}

/// KP-4.2: the higher card wins.
fn show(state: &mut State, stake: i16, log: &mut impl Log<Event>) {
    let [Held::Card(first), Held::Card(second)] = state.held else { return };
    log.push(Event::Shown { cards: [first, second] });
    pay(state, if first > second { Seat(0) } else { Seat(1) }, stake, log);
}

/// KP-4.3: the winner gains what the other has put in.
fn pay(state: &mut State, winner: Seat, stake: i16, log: &mut impl Log<Event>) {
    for (seat, chips) in state.chips.iter_mut().enumerate() {
        *chips += if seat == winner.index() { stake } else { -stake };
    }
    state.hands_played += 1;
    state.stage = Stage::Deal;
    log.push(Event::Won { seat: winner, chips: stake });
}

impl Judge for KuhnPoker {
    /// Plain play by one's own card: the King bets and calls, the Jack gives way, the Queen waits and calls.
    fn appraise(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let Some(card) = state.held(seat).card() else { return 0.0 };
        match (card, action) {
            (Card::King, Action::Bet | Action::Call) => 1.0,
            (Card::Queen, Action::Check | Action::Call) => 1.0,
            (Card::Jack, Action::Check | Action::Fold) => 1.0,
            _ => 0.0,
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let lead = f32::from(state.chips.get(seat.index()).copied().unwrap_or(0));
        let at_stake = f32::from(u8::max(1, self.options.hands)) * f32::from(2 * ANTE);
        0.5 + 0.5 * lead / at_stake
    }

    /// A hand is short; the one after it is another.
    fn search_params(&self) -> SearchParams {
        SearchParams { iterations: 400, rollout_depth: 6, rollout_greed: 0.5, ..SearchParams::DEFAULT }
    }
}

//! The rules of Kuhn poker (KP-1.1 … KP-4.4), nothing else.

use crate::action::Action;
use crate::cards::Held;
use crate::event::Event;
use crate::rule_ids as rule;
use crate::state::{Stage, State};
use galerne_engine::{Field, Kind, Log, Preset, Refusal, Rules, Seat, SeatSet, Source, Standings, Turn, options};
use std::ops::RangeInclusive;

/// A hundred hands take an evening, and the chips still fit the smallest box.
const MOST_HANDS: u8 = 100;
/// Every seat puts this much into the pot before the deal, and a bet is as much again.
pub(crate) const ANTE: i16 = 1;

options! {
    /// How many hands are played; the seats take turns at speaking first.
    hands: u8 = 1, Kind::between(1, MOST_HANDS as u64) => rule::HANDS;
}

/// The set-up.
#[derive(Clone, Debug)]
pub struct KuhnPoker {
    pub(crate) options: Options,
}

impl Rules for KuhnPoker {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "kuhn-poker";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        &[Preset { id: "match", set: &[("hands", "10")] }]
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if seats != 2 {
            return Err(Refusal::new(rule::SEATS, "refused-seats").with("seats", seats));
        }
        if !(1..=MOST_HANDS).contains(&options.hands) {
            return Err(Refusal::new(rule::HANDS, "refused-hands").with("most", MOST_HANDS));
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
                Turn::Over => Refusal::new(rule::END, "refused-over"),
                _ => Refusal::new(rule::DEAL, "refused-deal-first"),
            });
        };
        if seat != speaker {
            Err(Refusal::new(rule::TURNS, "refused-turn").with("speaker", speaker))
        } else if state.choices().contains(action) {
            Ok(())
        } else if matches!(action, Action::Fold | Action::Call) {
            Err(Refusal::new(rule::ANSWER, "refused-no-bet"))
        } else {
            Err(Refusal::new(rule::OPEN, "refused-bet-stands"))
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

    fn standings(&self, state: &State) -> Standings {
        let over = self.turn(state) == Turn::Over;
        let won = |seat: &Seat| over && state.chips[seat.index()] > 0;
        let winners = [Seat(0), Seat(1)].into_iter().filter(won).collect();
        Standings::by_score(2, |seat| state.chips.get(seat.index()).copied().unwrap_or(0).into(), winners)
    }
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

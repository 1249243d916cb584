//! The game behind the contract.

use crate::action::Action;
use crate::cards::{Figure, Figures, Numbers};
use crate::event::Event;
use crate::formations::{Masks, mirrored};
use crate::options::{CompetitionRencontres, FIELDS, Options, PRESETS, StartAval};
use crate::roles::{FORBIDDEN, Role};
use crate::rules_ids as rule;
use crate::state::{Camp, FACE_DOWN, NONE, POOLS, State, Step};
use galerne_engine::{Field, Log, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
use std::ops::RangeInclusive;

/// The set-up: options, and what is computed from them once.
#[derive(Clone, Debug)]
pub struct Horde {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    /// HC-14.1, HC-14.10: whether one column of Souffles blows for two Hordes, and a held formation moves it on.
    pub(crate) shared: bool,
    pub(crate) masks: Masks,
    /// The cells named first, where a role may choose (HC-2.9).
    pub(crate) primary: Masks,
    pub(crate) mirror: Option<Masks>,
    /// HC-2.10: whether the Ailier finds all his cells on one colour.
    pub(crate) ailier_keeps_colour: bool,
    /// HC-9.8, HC-15.6: the roles each kind of Rencontre passes over.
    pub(crate) spares: [u8; 4],
    /// HC-8.6 … HC-8.9, HC-15.7: what the action of each role costs.
    pub(crate) costs: [u8; 4],
}

impl Horde {
    /// HC-8.5: what the action of a role costs.
    pub(crate) const fn cost(&self, role: Role) -> u8 {
        self.costs[role as usize]
    }

    /// HC-15.7: whether the action of a role may be used at all.
    pub(crate) const fn allows(&self, role: Role) -> bool {
        self.cost(role) != FORBIDDEN
    }

    /// HC-13.6, HC-14.14: the score of a seat now.
    fn score(&self, state: &State, seat: usize) -> i32 {
        let Some(camp) = state.camps.get(seat) else { return 0 };
        let characters = i32::from(camp.characters());
        match (self.seats, camp.lost, state.step) {
            (1, None, Step::Over) => 100 + characters + i32::from(camp.pack_len() + camp.hand_len()),
            (1, _, _) => i32::from(state.souffle_discard().len()),
            (_, None, _) => characters,
            (_, Some(_), _) => 0,
        }
    }
}

impl Rules for Horde {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "horde";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=2;
    /// The box is a game for one; the competition is its variant.
    const USUAL_SEATS: usize = 1;

    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(rule::PLAYERS, "refused-seats").with("seats", seats));
        }
        options.validate()?;
        let set = options.formation_set()?;
        let (masks, primary, ailier_keeps_colour) = (set.masks()?, set.primary(), set.ailier_keeps_one_colour());
        let mirror = options.formation_mirror.then(|| masks.map(|formation| formation.map(mirrored)));
        Ok(Horde {
            options: options.clone(),
            seats,
            shared: seats > 1,
            masks,
            primary,
            mirror,
            ailier_keeps_colour,
            spares: options.spares(),
            costs: options.costs(),
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    /// HC-4.1 … HC-4.6, HC-14.3: everything that needs no card to be turned.
    fn start(&self) -> State {
        let mut camp = Camp { pack: Numbers::ALL, vif: Figures::ALL, ..Camp::EMPTY };
        if self.options.start_aval == StartAval::FourRoles {
            for rank in 0..4 {
                let heart = Figure(rank * 4);
                camp.vif = camp.vif.without(heart);
                camp.join_aval(heart);
            }
        }
        let mut pools = [Figures::NONE; POOLS];
        pools[0] = Figures::ALL;
        let mut slots = [NONE; 8];
        let dealt: &[usize] = match (self.seats, self.options.competition_rencontres) {
            (1, _) => &[2, 1, 0],
            (_, CompetitionRencontres::Segments) => &[2, 1, 0, 6, 5, 4],
            (_, CompetitionRencontres::Flow) => &[6, 5, 4, 3, 2, 1, 0],
            (_, CompetitionRencontres::Redeal) => &[],
        };
        for &slot in dealt {
            slots[slot] = FACE_DOWN;
        }
        State {
            step: Step::DealSouffles,
            actor: 0,
            turn: 0,
            waiting: false,
            row: 0,
            committed: 0,
            mover: None,
            line: 0,
            cursor: 0,
            resume: None,
            failing: [None; 2],
            souffles: Numbers::ALL,
            winds: [NONE; 4],
            dominantes: [NONE; 2],
            drawn: [false; 2],
            pools,
            slots,
            camps: [camp, if self.seats == 2 { camp } else { Camp::EMPTY }],
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Over => Turn::Over,
            step if step.is_decision() => Turn::Decide(SeatSet::one(Seat(state.actor))),
            _ => Turn::Chance(self.source(state)),
        }
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.step.is_decision() && seat.0 == state.actor {
            self.list_actions(state, out);
        }
    }

    #[inline]
    fn gives_up(&self, action: &Action) -> bool {
        *action == Action::Concede
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.why_not(state, seat, action)
    }

    fn act(&self, state: &mut State, _: Seat, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(state, action, log);
    }

    fn standings(&self, state: &State) -> Standings {
        let mut winners = SeatSet::NONE;
        if state.step == Step::Over {
            // HC-14.14: characters, then Pack cards, then a draw.
            let worth = |seat: usize| {
                let camp = &state.camps[seat];
                camp.lost.is_none().then(|| (camp.characters(), camp.pack_len() + camp.hand_len()))
            };
            match self.seats {
                1 if state.camps[0].lost.is_none() => winners = SeatSet::one(Seat(0)),
                2 if worth(0) > worth(1) => winners = SeatSet::one(Seat(0)),
                2 if worth(1) > worth(0) => winners = SeatSet::one(Seat(1)),
                _ => {}
            }
        }
        Standings::by_score(self.seats, |seat| self.score(state, seat.index()), winners)
    }
}

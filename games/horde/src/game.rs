//! The game behind the contract.

use crate::action::Action;
use crate::cards::{Figures, Number, Numbers};
use crate::event::Event;
use crate::formations::{Masks, mirrored, standing};
use crate::options::{FIELDS, Options, PRESETS, Phase3Order};
use crate::roles::{FORBIDDEN, Role};
use crate::rule_ids as rule;
use crate::rules::edition::material_of;
use crate::state::{Camp, Cause, NONE, POOLS, Resume, State, Step};
use galerne_engine::{Field, Group, Log, Need, Preset, Refusal, Rules, Seat, SeatSet, Standings, Turn};
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
    /// HC-10.5: what each role holds against the wind without help.
    pub(crate) resistance: [u8; 4],
}

impl Horde {
    /// HC-15.2: what a suit wants to see, as it is drawn and, if the option says so, in the mirror: one whole figure or the other.
    pub(crate) fn figures(&self, suit: usize) -> impl Iterator<Item = &[u16; 4]> {
        [Some(&self.masks), self.mirror.as_ref()].into_iter().flatten().map(move |masks| &masks[suit])
    }

    /// HC-15.2: the accepted cells of the four roles: the figure as it is drawn, or its mirror image where that counts and more stand
    /// in it.
    pub(crate) fn goals(&self, state: &State, seat: usize) -> Option<[u16; 4]> {
        let suit = state.dominante(seat)?.suit() as usize;
        let cells = &state.camps[seat].cells;
        let plain = self.masks[suit];
        match self.mirror.as_ref().map(|mirror| mirror[suit]) {
            Some(mirror) if standing(cells, &mirror) > standing(cells, &plain) => Some(mirror),
            _ => Some(plain),
        }
    }

    /// HC-8.1: whether entries, movements and actions may be mixed.
    pub(crate) fn is_free(&self) -> bool {
        self.options.phase3_order == Phase3Order::Free
    }

    /// HC-10.5: what a character of that role holds against the wind without help.
    #[must_use]
    #[inline]
    pub const fn resistance(&self, role: Role) -> u8 {
        self.resistance[role as usize]
    }

    /// HC-8.5: what the action of a role costs.
    #[must_use]
    pub const fn cost(&self, role: Role) -> u8 {
        self.costs[role as usize]
    }

    /// HC-8.5: whether the role is there and its action can be paid.
    #[inline]
    pub(crate) const fn affords(&self, camp: &Camp, role: Role) -> bool {
        camp.pool >= self.cost(role) && camp.has(role)
    }

    /// HC-15.7: whether the action of a role may be used at all.
    pub(crate) const fn allows(&self, role: Role) -> bool {
        self.cost(role) != FORBIDDEN
    }
}

impl Rules for Horde {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;

    const ID: &'static str = "horde";
    const RULES: u32 = 1;
    /// HC-14.16: alone or two; there is no game for more.
    const SEATS: RangeInclusive<usize> = 1..=2;
    /// The box is a game for one; the competition is its variant.
    const USUAL_SEATS: usize = 1;

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

    fn new(options: &Options, seats: usize) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new(rule::PLAYERS, "refused-seats").with("seats", seats));
        }
        options.validate()?;
        let mut options = options.clone();
        let material = material_of(&mut options)?;
        let set = options.formations(&material.formations)?;
        let (masks, primary, ailier_keeps_colour) = (set.masks()?, set.primary(), set.ailier_keeps_one_colour());
        let mirror = options.formation_mirror.then(|| masks.map(|formation| formation.map(mirrored)));
        Ok(Horde {
            seats,
            shared: seats > 1,
            masks,
            primary,
            mirror,
            ailier_keeps_colour,
            spares: options.spares(),
            costs: options.costs(material.costs)?,
            resistance: material.resistance,
            options,
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
        let camp = self.first_camp();
        let mut pools = [Figures::NONE; POOLS];
        pools[0] = Figures::ALL;
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
            slots: self.first_slots(),
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
        self.ensure_decides(state, seat)?;
        self.ensure_step(state, action)?;
        self.ensure_target(state, action)
    }

    fn act(&self, state: &mut State, _: Seat, action: Action, log: &mut impl Log<Event>) {
        match (state.step, action) {
            (step, Action::Concede) => {
                let camp = state.camp_mut();
                camp.pack = camp.looked.into_iter().filter_map(Number::at).fold(camp.pack, Numbers::with);
                camp.looked = [NONE; 2];
                let resume = match step {
                    Step::Power | Step::Wind => Resume::Line,
                    Step::Trim | Step::Cull => Resume::Aval,
                    _ => Resume::Actions,
                };
                self.fall(state, Cause::Conceded, resume, log);
            }
            (Step::Power | Step::Wind, action) => self.act_in_phase5(state, action, log),
            (Step::Trim | Step::Cull, Action::Discard { role }) => self.leave(state, role, log),
            (Step::Cull, Action::EndTurn) => self.close_turn(state, log),
            (Step::Entry | Step::Moves | Step::Actions | Step::Pick, action) => self.act_in_phase3(state, action, log),
            _ => {}
        }
    }

    fn standings(&self, state: &State) -> Standings {
        Standings::by_score(self.seats, |seat| self.score(state, seat.index()), self.winners(state))
    }
}

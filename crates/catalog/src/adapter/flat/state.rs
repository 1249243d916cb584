//! A state: flat, copied like a number, without a record.

use super::setup::Setup;
use super::{MOST_STEPS, returns};
use crate::adapter::reading;
use crate::moment::{Denial, Move};
use crate::{AnyPlayer, AnySetup, AnyState, Utility};
use galerne_bots::Player;
use galerne_engine::{
    Bytes, Dense, Event as _, Floats, Game, Judge, Perceive, Playout, Random, Refusal, Seat, Standings, Streams,
    Trouble, Turn, View, Viewer, Words, table_rules, write_position,
};
use serde_json::{Value, json};
use std::any::Any;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

pub(super) struct Flat<G: Judge> {
    pub(super) setup: Arc<Setup<G>>,
    pub(super) state: G::State,
    pub(super) memory: Option<Memory>,
}

/// By seat what it has seen happen and done, a line each.
#[derive(Clone, Debug)]
pub(super) struct Memory(Vec<String>);

impl Memory {
    pub(super) fn new(seats: usize) -> Memory {
        Memory(vec![String::new(); seats])
    }

    fn note<G: Game>(&mut self, game: &G, did: Option<(Seat, &G::Action)>, events: &[G::Event]) {
        for (seat, text) in self.0.iter_mut().enumerate() {
            let mut line = |value: &Value| {
                text.push_str(&value.to_string());
                text.push('\n');
            };
            if let Some((_, action)) = did.filter(|(who, _)| who.index() == seat) {
                line(&json!({ "do": action }));
            }
            for event in events.iter().filter_map(|event| game.redact_event(event, Viewer::seat(Seat(seat as u8)))) {
                line(&json!({ event.rule().0: event }));
            }
        }
    }
}

impl<G: Judge> fmt::Debug for Flat<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl<G: Judge + Perceive + Words> Flat<G> {
    fn view(&self, seat: Seat) -> View<G> {
        View::new(&self.setup.game, &self.state, Viewer::seat(seat))
    }

    /// What the seat sees, as one short line: equal lines for equal views.
    fn glance(&self, seat: Seat) -> String {
        let mut numbers = vec![0.0; self.setup.panes().len];
        self.perceive(seat, &mut numbers);
        let mut hasher = DefaultHasher::new();
        numbers.iter().for_each(|number| number.to_bits().hash(&mut hasher));
        format!("{}\n", json!({ "sees": hasher.finish() }))
    }

    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        reading::legal(&self.setup.game, &self.state, seat)
    }

    fn listed(&self) -> Option<Vec<(G::Chance, u32)>> {
        let mut outcomes = Vec::new();
        let is_due = matches!(self.turn(), Turn::Chance(_));
        (is_due && self.setup.game.outcomes(&self.state, &mut outcomes)).then_some(outcomes)
    }

    fn bring(&mut self, chance: G::Chance) {
        let Flat { setup, state, memory } = self;
        match memory {
            None => setup.game.resolve(state, chance, &mut ()),
            Some(memory) => {
                let mut events = Vec::new();
                setup.game.resolve(state, chance, &mut events);
                memory.note(&setup.game, None, &events);
            }
        }
    }

    /// The refusal of a chance where none is due.
    fn no_chance() -> Denial {
        Refusal::new(table_rules::CHANCE_DUE, "table-no-chance-due").into()
    }
}

impl<G: Judge + Perceive + Words> AnyState for Flat<G> {
    fn setup(&self) -> Arc<dyn AnySetup> {
        self.setup.clone()
    }

    fn turn(&self) -> Turn {
        self.setup.game.turn(&self.state)
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(Flat { setup: self.setup.clone(), state: self.state, memory: self.memory.clone() })
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        out.extend(self.legal_actions(seat).iter().map(Dense::id));
    }

    fn act(&mut self, seat: Seat, id: usize) -> Result<(), Denial> {
        let Flat { setup, state, memory } = self;
        let action = reading::action(&setup.game, state, seat, &Move::Id(id))?;
        setup.game.check(state, seat, &action)?;
        match memory {
            None => setup.game.act(state, seat, action, &mut ()),
            Some(memory) => {
                let mut events = Vec::new();
                setup.game.act(state, seat, action, &mut events);
                memory.note(&setup.game, Some((seat, &action)), &events);
            }
        }
        Ok(())
    }

    fn weights(&self) -> Option<Vec<u32>> {
        Some(self.listed()?.into_iter().map(|(_, weight)| weight).collect())
    }

    fn outcome(&self, place: usize) -> Option<Value> {
        self.listed()?.get(place).map(|(chance, _)| reading::write(chance))
    }

    fn resolve_listed(&mut self, place: usize) -> Result<(), Denial> {
        let outcomes = self.listed().ok_or_else(Self::no_chance)?;
        let Some((chance, _)) = outcomes.get(place) else {
            return Err(Trouble::new("action-no-id").with("id", place).with("most", outcomes.len() - 1).into());
        };
        self.bring(*chance);
        Ok(())
    }

    fn resolve(&mut self, chance: &Value) -> Result<(), Denial> {
        if !matches!(self.turn(), Turn::Chance(_)) {
            return Err(Self::no_chance());
        }
        let game = &self.setup.game;
        let example = || Some(game.draw(&self.state, &mut Random::new(1)));
        let chance = reading::read(chance, "chance-shape", example)?;
        game.check_chance(&self.state, &chance)?;
        self.bring(chance);
        Ok(())
    }

    fn roll(&mut self, luck: &mut Streams) {
        if let Turn::Chance(source) = self.turn() {
            let chance = self.setup.game.draw(&self.state, luck.of(source));
            self.bring(chance);
        }
    }

    fn perceive(&self, seat: Seat, out: &mut [f32]) {
        self.setup.perceive(&self.view(seat), seat, &mut Floats::new(out));
    }

    fn perceive_bytes(&self, seat: Seat, out: &mut [u8]) {
        self.setup.perceive(&self.view(seat), seat, &mut Bytes::new(out));
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyState> {
        let state = self.view(seat).imagine(&self.setup.game, &mut Random::new(seed));
        // What the seat remembers is no guess. What others remember would be; of them is kept what they see now, or two worlds in which
        // one of them holds other cards would look the same to it.
        let imagined = Flat { setup: self.setup.clone(), state, memory: None };
        let memory = self.memory.as_ref().map(|Memory(texts)| {
            let own = |(index, text): (usize, &String)| {
                if index == seat.index() { text.clone() } else { imagined.glance(Seat(index as u8)) }
            };
            Memory(texts.iter().enumerate().map(own).collect())
        });
        Box::new(Flat { memory, ..imagined })
    }

    fn playout(&self, seed: u64, utility: Utility) -> Vec<f32> {
        let (game, mut state) = (&self.setup.game, self.state);
        Playout::new(seed).finish(game, &mut state, MOST_STEPS);
        returns(game, &state, utility)[..game.seats()].to_vec()
    }

    fn memory(&self, seat: Seat) -> Option<&str> {
        self.memory.as_ref()?.0.get(seat.index()).map(String::as_str)
    }

    fn remember(&mut self, texts: Vec<String>) {
        self.memory = (texts.len() == self.setup.game.seats()).then_some(Memory(texts));
    }

    fn returns(&self, utility: Utility) -> Vec<f32> {
        let game = &self.setup.game;
        returns(game, &self.state, utility)[..game.seats()].to_vec()
    }

    fn standings(&self) -> Standings {
        self.setup.game.standings(&self.state)
    }

    fn result(&self, seat: Seat) -> f64 {
        self.setup.game.result(&self.state, seat)
    }

    fn position(&self) -> String {
        write_position(&self.setup.game, &self.state)
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state.hash(&mut hasher);
        hasher.finish()
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Flat<G>>().is_some_and(|other| {
            let same_setup = Arc::ptr_eq(&self.setup, &other.setup)
                || (self.setup.game.seats() == other.setup.game.seats()
                    && self.setup.game.options() == other.setup.game.options());
            same_setup && self.state == other.state
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

pub(super) struct Mind<G: Judge>(pub(super) Box<dyn Player<G>>);

impl<G: Judge + Perceive + Words> AnyPlayer for Mind<G> {
    fn choose(&mut self, state: &dyn AnyState, seat: Seat) -> Option<usize> {
        let flat = state.as_any().downcast_ref::<Flat<G>>()?;
        if !flat.turn().deciders().has(seat) {
            return None;
        }
        self.0.choose(&flat.setup.game, &flat.view(seat), seat).map(|action| action.id())
    }
}

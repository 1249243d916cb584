//! A set-up, shared by all its states.

use super::batch::Batch;
use super::episode;
use super::state::{Flat, Memory, Mind};
use crate::adapter::{listed::Listed, reading};
use crate::{AnyBatch, AnyGame, AnyPlayer, AnySetup, AnyState, Episode, Manner};
use galerne_bots::by_name;
use galerne_engine::{Dense as _, Floats, Judge, Panes, Perceive, Seat, Sense, Trouble, View, Words, read_position};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

pub(in crate::adapter) struct Setup<G: Judge> {
    listed: &'static Listed<G>,
    pub(super) game: G,
    panes: Panes,
    /// Whether seats also perceive [`Perceive::planes`].
    planes: bool,
}

impl<G: Judge + Perceive + Words> Setup<G> {
    pub(in crate::adapter) fn new(listed: &'static Listed<G>, game: G, planes: bool) -> Result<Setup<G>, Trouble> {
        let mut panes = Panes::of(&game);
        if planes {
            let more = Panes::of_planes(&game);
            if more.len == 0 {
                return Err(Trouble::new("perceive-no-planes"));
            }
            panes = panes.and(more);
        }
        Ok(Setup { listed, panes, game, planes })
    }

    /// What the seat sees, as numbers: everything that [`AnySetup::panes`] names.
    #[inline]
    pub(super) fn perceive(&self, view: &View<G>, seat: Seat, sense: &mut impl Sense) {
        self.game.perceive(view, seat, sense);
        if self.planes {
            self.game.planes(view, seat, sense);
        }
    }
}

impl<G: Judge> fmt::Debug for Setup<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<G: Judge + Perceive + Words> AnySetup for Setup<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.listed
    }

    fn options(&self) -> Value {
        reading::write(self.game.options())
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn space(&self) -> usize {
        G::Action::SPACE
    }

    fn recalls(&self) -> bool {
        self.game.recalls()
    }

    fn panes(&self) -> &Panes {
        &self.panes
    }

    fn has_planes(&self) -> bool {
        self.planes
    }

    fn ground(&self) -> (Panes, Vec<f32>) {
        let panes = Panes::of_ground(&self.game);
        let mut numbers = vec![0.0; panes.len];
        self.game.ground(&mut Floats::new(&mut numbers));
        (panes, numbers)
    }

    fn giving_up(&self) -> Vec<usize> {
        let gives_up = |id: &usize| G::Action::of(*id).is_some_and(|action| self.game.gives_up(&action));
        (0..G::Action::SPACE).filter(gives_up).collect()
    }

    fn action(&self, id: usize) -> Option<Value> {
        G::Action::of(id).map(|action| reading::write(&action))
    }

    fn start(self: Arc<Self>, remembers: bool) -> Box<dyn AnyState> {
        let memory = remembers.then(|| Memory::new(self.game.seats()));
        Box::new(Flat { state: self.game.start(), setup: self, memory })
    }

    fn read(self: Arc<Self>, position: &str) -> Result<Box<dyn AnyState>, Trouble> {
        let (game, state) = read_position::<G>(position)?;
        if game.seats() != self.game.seats() || game.options() != self.game.options() {
            return Err(Trouble::new("file-other-setup"));
        }
        Ok(Box::new(Flat { state, setup: self, memory: None }))
    }

    fn player(&self, name: &str, seed: u64) -> Result<Box<dyn AnyPlayer>, Trouble> {
        Ok(Box::new(Mind(by_name::<G>(name, seed)?)))
    }

    fn batch(self: Arc<Self>, first: usize, many: usize, seed: u64, manner: Manner) -> Box<dyn AnyBatch> {
        Box::new(Batch::new(self, first, many, seed, manner))
    }

    fn episode(&self, players: &[String], seed: u64, number: u64) -> Result<Episode, Trouble> {
        episode::play(self, players, seed, number)
    }
}

//! Many environments of one set-up, stepped by one call: everything inside is compiled for the game.
//!
//! Each environment waits for one decision of one seat; chance runs by itself. Environment `i` in its episode `k` draws from
//! `mix(mix(seed, i), k)`, so that neither the other environments nor the number of batches they are spread over changes its numbers.

use super::keys::Keys;
use super::setup::Setup;
use super::state::Flat;
use super::{returns, scores};
use crate::{AnyBatch, AnySetup as _, AnyState, Autoreset, Frame, Manner, Utility};
use galerne_bots::{Player, by_name};
use galerne_engine::{
    Bytes, Dense as _, Floats, Judge, MAX_SEATS, Perceive, Seat, SeatSet, Streams, Trouble, Turn, View, Viewer, Words,
    mix,
};
use std::fmt;
use std::sync::Arc;

/// No game of the catalog has as many chances between two decisions: an environment that does is given up as over.
const MOST_CHANCES: usize = 100_000;

/// How many ids are compared together.
const HANDFUL: usize = 16;

/// The seat of an environment whose game is over.
const OVER: i8 = -4;

pub(super) struct Batch<G: Judge> {
    setup: Arc<Setup<G>>,
    seed: u64,
    first: usize,
    manner: Manner,
    environments: Vec<Environment<G>>,
    floats: Keys,
    bytes: Keys,
    /// The bot that decided last, by environment and seat.
    bots: Option<Bots<G>>,
}

type Bots<G> = (String, Vec<Option<Box<dyn Player<G>>>>);

struct Environment<G: Judge> {
    state: G::State,
    luck: Streams,
    /// Who decides; none once the game is over.
    seat: Option<Seat>,
    legal: Vec<G::Action>,
    /// Their ids: asked for by the mask, by who draws, and by the check of what is chosen.
    ids: Vec<u32>,
    /// Those that the mask shows, as long as only this code writes into it.
    marked: Vec<u32>,
    episode: u64,
    /// Decisions of all episodes.
    decisions: u64,
    scores: [f32; MAX_SEATS],
}

impl<G: Judge> fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").field("environments", &self.environments.len()).finish_non_exhaustive()
    }
}

impl<G: Judge> Environment<G> {
    fn new(game: &G, seed: u64) -> Self {
        Environment {
            state: game.start(),
            luck: Streams::new(seed),
            seat: None,
            legal: Vec::new(),
            ids: Vec::new(),
            marked: Vec::new(),
            episode: 0,
            decisions: 0,
            scores: [0.0; MAX_SEATS],
        }
    }

    /// A new game.
    fn begin(&mut self, game: &G, seed: u64, manner: Manner) {
        (self.state, self.luck) = (game.start(), Streams::new(mix(seed, self.episode)));
        self.go_on(game);
        if manner.utility == Utility::Delta {
            self.scores = scores(game, &self.state);
        }
    }

    /// Lets chance run up to the next decision, and lists what may be done.
    fn go_on(&mut self, game: &G) {
        self.legal.clear();
        self.ids.clear();
        for _ in 0..MOST_CHANCES {
            match game.turn(&self.state) {
                Turn::Chance(source) => {
                    let chance = game.draw(&self.state, self.luck.of(source));
                    game.resolve(&mut self.state, chance, &mut ());
                }
                Turn::Decide(deciders) => {
                    self.seat = deciders.lowest();
                    if let Some(seat) = self.seat {
                        game.actions(&self.state, seat, &mut self.legal);
                        self.ids.extend(self.legal.iter().map(|action| action.id() as u32));
                    }
                    return;
                }
                Turn::Over => break,
            }
        }
        self.seat = None;
    }

    /// The legal action with that id.
    #[inline]
    fn action(&self, id: i64) -> Option<G::Action> {
        let id = u32::try_from(id).ok()?;
        // Several are looked at together; in most lists the first handful is all there is.
        let is_among = |ids: &[u32]| ids.iter().fold(false, |found, &listed| found | (listed == id));
        let handful = self.ids.chunks(HANDFUL).position(is_among)? * HANDFUL;
        let place = self.ids[handful..].iter().position(|&listed| listed == id)?;
        self.legal.get(handful + place).copied()
    }

    /// How many of the listed actions a random player takes: giving up is listed last and left out.
    fn choices(&self, game: &G) -> usize {
        let many = self.legal.len();
        many - usize::from(many > 1 && self.legal.last().is_some_and(|last| game.gives_up(last)))
    }
}

/// How many numbers each environment has in the slices; 0 of a slice that is not wanted. Worked out once for all environments: a few
/// divisions for each would take as long as a move.
#[derive(Clone, Copy)]
struct Widths {
    floats: usize,
    bytes: usize,
    mask: usize,
    reward: usize,
}

impl Widths {
    fn of(frame: &Frame<'_>, many: usize) -> Widths {
        let width = |length: usize| length / many.max(1);
        Widths {
            floats: width(frame.floats.len()),
            bytes: width(frame.bytes.len()),
            mask: width(frame.mask.len()),
            reward: width(frame.reward.len()).min(MAX_SEATS),
        }
    }
}

/// The part of a slice that belongs to one environment.
#[inline]
fn part<T>(slice: &mut [T], at: usize, width: usize) -> &mut [T] {
    slice.get_mut(at * width..(at + 1) * width).unwrap_or_default()
}

/// Writes the same at those places.
#[inline]
fn mark(mask: &mut [i8], ids: &[u32], value: i8) {
    for id in ids {
        if let Some(bit) = mask.get_mut(*id as usize) {
            *bit = value;
        }
    }
}

impl<G: Judge + Perceive + Words> Batch<G> {
    pub(super) fn new(setup: Arc<Setup<G>>, first: usize, many: usize, seed: u64, manner: Manner) -> Batch<G> {
        let environments = (0..many).map(|_| Environment::new(&setup.game, seed)).collect();
        let (floats, bytes) = (Keys::new(setup.panes()), Keys::new(setup.panes()));
        Batch { setup, seed, first, manner, environments, floats, bytes, bots: None }
    }

    /// What the deciding seat sees and may do. Where `kept`, the frame holds what it was shown last.
    #[inline]
    fn show(&mut self, at: usize, frame: &mut Frame<'_>, widths: Widths, kept: bool) {
        let Batch { setup, manner, environments, floats, bytes, .. } = self;
        let many = environments.len();
        let (game, environment) = (&setup.game, &mut environments[at]);
        // What is over is seen by the first seat.
        let eyes = environment.seat.unwrap_or(Seat(0));
        if let Some(seat) = frame.seat.get_mut(at) {
            *seat = environment.seat.map_or(OVER, |seat| seat.0 as i8);
        }
        let parts = (part(frame.floats, at, widths.floats), part(frame.bytes, at, widths.bytes));
        if !parts.0.is_empty() || !parts.1.is_empty() {
            let view = View::new(game, &environment.state, Viewer::seat(eyes));
            let owns = frame.keeps_numbers;
            if !parts.0.is_empty() && owns {
                setup.perceive(&view, eyes, &mut Floats::on_kept(parts.0, floats.of(at, many, kept)));
            } else if !parts.0.is_empty() {
                setup.perceive(&view, eyes, &mut Floats::new(parts.0));
            }
            if !parts.1.is_empty() && owns {
                setup.perceive(&view, eyes, &mut Bytes::on_kept(parts.1, bytes.of(at, many, kept)));
            } else if !parts.1.is_empty() {
                setup.perceive(&view, eyes, &mut Bytes::new(parts.1));
            }
        }
        let mask = part(frame.mask, at, widths.mask);
        if !mask.is_empty() {
            let open = if manner.keeps_on { environment.choices(game) } else { environment.ids.len() };
            let Environment { ids, marked, .. } = environment;
            // Many a game asks the same of all seats.
            if !(kept && frame.keeps_mask) {
                mask.fill(0);
            } else if *marked == ids[..open] {
                return;
            } else {
                mark(mask, marked, 0);
            }
            mark(mask, &ids[..open], 1);
            marked.clear();
            marked.extend_from_slice(&ids[..open]);
        }
    }

    /// Carries out one action; what it paid, whether it ended the game, and whether it was refused.
    fn advance(&mut self, at: usize, id: i64, paid: &mut [f32; MAX_SEATS]) -> (bool, bool) {
        let (game, manner) = (&self.setup.game, self.manner);
        let environment = &mut self.environments[at];
        let Some(seat) = environment.seat else { return (manner.autoreset == Autoreset::Off, false) };
        let Some(action) = environment.action(id) else {
            // The convention of PettingZoo: a player who acts illegally has lost, and no other gains by it.
            paid[seat.index()] = -1.0;
            environment.seat = None;
            environment.legal.clear();
            environment.ids.clear();
            return (true, true);
        };
        game.act(&mut environment.state, seat, action, &mut ());
        environment.decisions += 1;
        environment.go_on(game);
        let over = environment.seat.is_none();
        if manner.utility == Utility::Delta {
            let now = scores(game, &environment.state);
            *paid = std::array::from_fn(|seat| now[seat] - environment.scores[seat]);
            environment.scores = now;
        } else if over {
            *paid = returns(game, &environment.state, manner.utility);
        }
        (over, false)
    }

    fn begin_again(&mut self, at: usize) {
        let environment = &mut self.environments[at];
        environment.episode += 1;
        let seed = mix(self.seed, (self.first + at) as u64);
        environment.begin(&self.setup.game, seed, self.manner);
        let seats = self.setup.game.seats();
        if let Some((_, bots)) = &mut self.bots {
            bots[at * seats..(at + 1) * seats].fill_with(|| None);
        }
    }
}

impl<G: Judge + Perceive + Words> AnyBatch for Batch<G> {
    fn len(&self) -> usize {
        self.environments.len()
    }

    fn reset(&mut self, frame: &mut Frame<'_>) {
        self.bots = None;
        let widths = Widths::of(frame, self.environments.len());
        for at in 0..self.environments.len() {
            let seed = mix(self.seed, (self.first + at) as u64);
            let environment = &mut self.environments[at];
            (environment.episode, environment.decisions) = (0, 0);
            environment.begin(&self.setup.game, seed, self.manner);
            self.show(at, frame, widths, false);
        }
        frame.reward.fill(0.0);
        frame.done.fill(false);
        frame.illegal.fill(false);
    }

    fn step(&mut self, actions: &[i64], frame: &mut Frame<'_>) {
        let widths = Widths::of(frame, self.environments.len());
        for at in 0..self.environments.len() {
            let mut paid = [0.0; MAX_SEATS];
            let asleep = self.environments[at].seat.is_none();
            let (done, illegal) = self.advance(at, actions.get(at).copied().unwrap_or(-1), &mut paid);
            match self.manner.autoreset {
                Autoreset::Same if done => self.begin_again(at),
                Autoreset::Next if asleep => self.begin_again(at),
                _ => {}
            }
            self.show(at, frame, widths, true);
            // A handful: to call what copies memory would take longer.
            for (reward, paid) in part(frame.reward, at, widths.reward).iter_mut().zip(&paid) {
                *reward = *paid;
            }
            if let Some(flag) = frame.done.get_mut(at) {
                *flag = done;
            }
            if let Some(flag) = frame.illegal.get_mut(at) {
                *flag = illegal;
            }
        }
    }

    fn sample(&self, seed: u64, out: &mut [i64]) {
        for (at, (environment, id)) in self.environments.iter().zip(out).enumerate() {
            // One number of SplitMix64, scaled: a generator for each draw would cost more than many a game.
            let bits = mix(mix(seed, (self.first + at) as u64), environment.decisions) >> 32;
            let chosen = (bits * environment.choices(&self.setup.game) as u64) >> 32;
            *id = environment.ids.get(chosen as usize).map_or(0, |id| i64::from(*id));
        }
    }

    fn decide(&mut self, bot: &str, seats: SeatSet, out: &mut [i64]) -> Result<(), Trouble> {
        let Batch { setup, seed, first, environments, bots, .. } = self;
        let many = setup.game.seats();
        if bots.as_ref().is_none_or(|(name, _)| name != bot) {
            by_name::<G>(bot, 0)?;
            *bots = Some((bot.to_owned(), (0..environments.len() * many).map(|_| None).collect()));
        }
        let Some((_, minds)) = bots else { return Ok(()) };
        for (at, (environment, id)) in environments.iter().zip(out).enumerate() {
            let Some(seat) = environment.seat.filter(|seat| seats.has(*seat)) else { continue };
            let mind = match &mut minds[at * many + seat.index()] {
                Some(mind) => mind,
                none => {
                    let luck = mix(mix(*seed, (*first + at) as u64), environment.episode);
                    none.insert(by_name::<G>(bot, mix(luck, 0x6D69_6E64 + u64::from(seat.0)))?)
                }
            };
            let view = View::new(&setup.game, &environment.state, Viewer::seat(seat));
            if let Some(action) = mind.choose(&setup.game, &view, seat) {
                *id = action.id() as i64;
            }
        }
        Ok(())
    }

    fn legal(&self, ids: &mut Vec<i32>, counts: &mut Vec<i64>) {
        for environment in &self.environments {
            ids.extend(environment.ids.iter().map(|id| *id as i32));
            counts.push(environment.ids.len() as i64);
        }
    }

    fn state(&self, place: usize) -> Option<Box<dyn AnyState>> {
        let state = self.environments.get(place)?.state;
        Some(Box::new(Flat { setup: self.setup.clone(), state, memory: None }))
    }

    fn set(&mut self, place: usize, state: &dyn AnyState) -> bool {
        let (Some(flat), Some(environment)) =
            (state.as_any().downcast_ref::<Flat<G>>(), self.environments.get_mut(place))
        else {
            return false;
        };
        let game = &self.setup.game;
        if game.seats() != flat.setup.game.seats() || game.options() != flat.setup.game.options() {
            return false;
        }
        environment.state = flat.state;
        environment.go_on(game);
        environment.scores = scores(game, &environment.state);
        if let Some((_, bots)) = &mut self.bots {
            bots[place * game.seats()..(place + 1) * game.seats()].fill_with(|| None);
        }
        true
    }

    fn look(&mut self, frame: &mut Frame<'_>) {
        let widths = Widths::of(frame, self.environments.len());
        for at in 0..self.environments.len() {
            self.show(at, frame, widths, false);
        }
    }
}

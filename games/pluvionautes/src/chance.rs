//! Chance as moves of their own: what is due, its sampling, its odds, and what may be fed in from a real table.

use crate::cells::{CELLS, Cell};
use crate::draws::{Bowl, Draw, Draws, Oracle, Replay, Sampler};
use crate::event::{Event, Face, Occasion};
use crate::game::Pluvionautes;
use crate::missions::{COPIES, Mission};
use crate::odds::{self, Procedure, Way};
use crate::options::{Setup, Throw};
use crate::reach::Ways;
use crate::rules_ids as rule;
use crate::sky::{Sky, Terrain};
use crate::state::{Phase, State};
use crate::throw::{Flight, Force, Scene};
use galerne_engine::{Log, Luck, Random, Refusal, Seat, Source, refuse};
use serde::{Deserialize, Serialize};

/// The sources of chance, each with its own stream.
const ISLANDS: Source = Source(0);
const WEATHER: Source = Source(1);
const MISSIONS: Source = Source(2);
const FIRST: Source = Source(3);
const THROW: Source = Source(4);
const BALLOON: Source = Source(5);
const GUST: Source = Source(6);

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The whole shaken box (PL-2.2).
    Islands(Sky),
    /// What lies on the next cell of a real box; `null` for nothing.
    Island(Option<Terrain>),
    /// Named draws (PL-6.2), of a throw or of a die that is set down.
    Draws(Draws),
    /// The next card (PL-2.4).
    Card(Mission),
    /// Who begins (PL-2.6).
    First(Seat),
    /// The balloon die, by its pips (PL-1.7).
    Balloon(u8),
}

/// More ends than this are sampled, not listed.
const MOST_LISTED: usize = 1000;

/// The chance that a phase waits for, where it is made of named draws.
struct Due<'a> {
    game: &'a Pluvionautes,
    state: &'a State,
}

impl Procedure for Due<'_> {
    fn run(&self, oracle: &mut impl Oracle) -> Option<Flight> {
        self.game.fly(self.state, oracle, &mut ())
    }
}

impl Luck for Pluvionautes {
    type Chance = Chance;

    const SOURCES: &'static [&'static str] = &["islands", "weather", "missions", "first", "throw", "balloon", "gust"];

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        match state.phase {
            Phase::Islands => Chance::Islands(self.shaken(random)),
            Phase::Island => {
                let weights = self.next_island(state);
                let kind = random.weighted(weights.iter().map(|&n| u32::from(n))).unwrap_or(0);
                Chance::Island(if kind == 0 { None } else { Some(Terrain::ALL[kind - 1]) })
            }
            Phase::Deal => {
                let copies = self.next_card(state);
                let kind = random.weighted(copies.iter().map(|&(_, n)| u32::from(n))).unwrap_or(0);
                Chance::Card(copies[kind].0)
            }
            Phase::First => Chance::First(Seat(random.below(self.seats as u32) as u8)),
            Phase::FaceRoll => Chance::Balloon(random.die(6)),
            _ => {
                let mut sampler = Sampler { random, draws: Draws::default() };
                let _ = self.fly(state, &mut sampler, &mut ());
                Chance::Draws(sampler.draws)
            }
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        match state.phase {
            Phase::Islands => return false,
            Phase::Island => {
                let weights = self.next_island(state);
                let kinds = [None, Some(Terrain::Plain), Some(Terrain::Forest), Some(Terrain::Mountain)];
                out.extend(
                    kinds
                        .into_iter()
                        .zip(weights)
                        .filter(|(_, n)| *n > 0)
                        .map(|(kind, n)| (Chance::Island(kind), u32::from(n))),
                );
            }
            Phase::Deal => {
                let copies = self.next_card(state);
                out.extend(
                    copies.into_iter().filter(|(_, n)| *n > 0).map(|(card, n)| (Chance::Card(card), u32::from(n))),
                );
            }
            Phase::First => out.extend((0..self.seats as u8).map(|seat| (Chance::First(Seat(seat)), 1))),
            Phase::FaceRoll => out.extend((1..=5).map(|pips| (Chance::Balloon(pips), if pips == 1 { 2 } else { 1 }))),
            _ => {
                let Some(ways) = self.odds(state) else { return false };
                let total: u64 = ways.iter().map(|way| way.weight).sum();
                if ways.len() > MOST_LISTED || total > u64::from(u32::MAX) {
                    return false;
                }
                out.extend(ways.into_iter().map(|way| (Chance::Draws(way.draws), way.weight as u32)));
            }
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        match (state.phase, *chance) {
            (Phase::Islands, Chance::Islands(sky)) => {
                if !sky.is_complete(self.options.island_mix) {
                    return Err(self.wrong_islands());
                }
                if !self.is_shaken_enough(&sky) {
                    return refuse(rule::SPREAD, "refused-spread");
                }
                Ok(())
            }
            (Phase::Island, Chance::Island(kind)) => {
                if self.next_island(state)[kind.map_or(0, |terrain| terrain as usize)] == 0 {
                    return Err(self.wrong_islands());
                }
                Ok(())
            }
            (Phase::Deal, Chance::Card(card)) => {
                if !self.next_card(state).iter().any(|&(known, n)| known == card && n > 0) {
                    return refuse(rule::CARDS, "refused-card");
                }
                Ok(())
            }
            (Phase::First, Chance::First(seat)) if seat.index() < self.seats => Ok(()),
            (Phase::FaceRoll, Chance::Balloon(1..=6)) => Ok(()),
            (_, Chance::Draws(draws)) => {
                let mut replay = Replay::new(&draws);
                match self.fly(state, &mut replay, &mut ()) {
                    Some(_) if replay.is_used_up() => Ok(()),
                    _ => refuse(rule::DRAWS, "refused-draws"),
                }
            }
            _ => refuse(rule::DRAWS, "refused-other-chance"),
        }
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        match (state.phase, chance) {
            (Phase::Islands, Chance::Islands(sky)) => {
                state.sky = sky;
                self.islands_lie(state, log);
            }
            (Phase::Island, Chance::Island(kind)) => {
                state.sky.put(state.index.min(CELLS as u8 - 1), kind.map_or(0, |terrain| terrain as u8));
                state.index += 1;
                if usize::from(state.index) >= CELLS {
                    if self.is_shaken_enough(&state.sky) {
                        self.islands_lie(state, log);
                    } else {
                        (state.sky, state.index) = (Sky::EMPTY, 0);
                        log.push(Event::ShakenAgain);
                    }
                }
            }
            (Phase::Deal, Chance::Card(card)) => self.deal(state, card, log),
            (Phase::First, Chance::First(seat)) => {
                state.first = seat.0 % self.seats as u8;
                log.push(Event::First { seat });
                self.begin_turn(state, log);
            }
            (Phase::FaceRoll, Chance::Balloon(pips)) => self.face_shown(state, Face::of_pips(pips), log),
            (phase, Chance::Draws(draws)) => {
                let Some(flight) = self.fly(state, &mut Replay::new(&draws), log) else { return };
                match phase {
                    Phase::SetupDie => self.die_set_up(state, flight),
                    Phase::Throwing => self.thrown(state, flight, log),
                    Phase::Rethrowing => self.rethrown(state, flight),
                    Phase::GustAim => self.gust_aimed(state, flight, log),
                    Phase::Gust => self.gust_blown(state, flight, log),
                    Phase::FinalDie => self.final_die_back(state, flight, log),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

impl Pluvionautes {
    pub(crate) fn source(phase: Phase) -> Option<Source> {
        match phase {
            Phase::Islands | Phase::Island => Some(ISLANDS),
            Phase::SetupDie | Phase::FinalDie => Some(WEATHER),
            Phase::Deal => Some(MISSIONS),
            Phase::First => Some(FIRST),
            Phase::Rethrowing | Phase::Throwing => Some(THROW),
            Phase::FaceRoll => Some(BALLOON),
            Phase::GustAim | Phase::Gust => Some(GUST),
            _ => None,
        }
    }

    /// Run the procedure that is due, by phase and by kind of throw. `None` where the oracle breaks off.
    pub(crate) fn fly(&self, state: &State, oracle: &mut impl Oracle, log: &mut impl Log<Event>) -> Option<Flight> {
        let scene = Scene { sky: &state.sky, buildings: &state.buildings, dice: state.dice };
        let mut flight = match (state.phase, self.options.throw) {
            (Phase::Throwing, Throw::Uniform) => scene.uniform(oracle, log)?,
            (Phase::Throwing, Throw::Chosen) => scene.chosen(state.aim, oracle, log)?,
            (Phase::Throwing, _) => scene.aimed(state.aim, false, oracle, log)?,
            (Phase::Gust, _) => {
                let mut flight = scene.aimed(state.aim, true, oracle, log)?;
                // PL-13.11: only the weather is kept, and a die between two cells stays on the first.
                (flight.out, flight.cell) = (false, crate::cells::NONE);
                flight.others = [crate::cells::NONE; 3];
                return Some(flight);
            }
            (Phase::GustAim, _) => {
                let mut flight = scene.nothing();
                flight.other = oracle.draw(Draw::GustDir)? - 1;
                flight.cell = oracle.draw(Draw::GustCell)? - 1;
                return Some(flight);
            }
            (Phase::Rethrowing, Throw::Chosen) => scene.revalued(state.index, state.aim.target, oracle, log)?,
            (Phase::Rethrowing, Throw::Aimed) => scene.rethrow(state.index, state.aim, oracle, log)?,
            (Phase::Rethrowing, _) => scene.scattered(state.index, Occasion::Rethrown, oracle, log)?,
            (Phase::SetupDie, _) => scene.scattered(state.index, Occasion::SetUp, oracle, log)?,
            (Phase::FinalDie, _) => scene.scattered(state.index, Occasion::BeforeTheCount, oracle, log)?,
            _ => return None,
        };
        if state.phase == Phase::Throwing && self.is_frozen(state) {
            // PL-13.5 d: whatever the throw did to the weather is undone before anybody decides anything.
            if flight.dice != state.dice {
                log.push(Event::PutBack);
            }
            (flight.dice, flight.others) = (state.dice, [crate::cells::NONE; 3]);
        }
        Some(flight)
    }

    /// PL-2.2, PL-13.9, PL-13.13. The islands are dealt to the cells left to right: each cell takes one of what is still in the box.
    fn shaken(&self, random: &mut Random) -> Sky {
        let mix = self.options.island_mix;
        let [plains, forests, mountains] = Terrain::ALL.map(|terrain| mix.islands(terrain));
        loop {
            let mut left = [mix.gaps(), plains, forests, mountains];
            let mut sky = Sky::EMPTY;
            for cell in 0..CELLS as u8 {
                let mut pick = random.below(CELLS as u32 - u32::from(cell)) as u8;
                let mut kind = 0;
                while kind < 3 && pick >= left[kind] {
                    pick -= left[kind];
                    kind += 1;
                }
                left[kind] -= 1;
                sky.put(cell, kind as u8);
            }
            if self.is_shaken_enough(&sky) {
                return sky;
            }
        }
    }

    /// PL-13.9: no region of more than three islands.
    pub(crate) fn is_shaken_enough(&self, sky: &Sky) -> bool {
        self.options.setup == Setup::Shaken || {
            let ways = Ways::new(sky, &crate::buildings::Buildings::NONE);
            Terrain::ALL.into_iter().all(|terrain| ways.largest_region(sky.of(terrain)) <= 3)
        }
    }

    /// What can lie on the next cell of a real box: empty, plain, forest, mountain, with the numbers still missing.
    fn next_island(&self, state: &State) -> [u8; 4] {
        let [plains, forests, mountains] =
            Terrain::ALL.map(|terrain| state.sky.missing(self.options.island_mix, terrain));
        let gaps = (CELLS as u8 - state.index).saturating_sub(plains + forests + mountains);
        [gaps, plains, forests, mountains]
    }

    /// The kinds of card that can come next, with the copies still in their pile. Livestock is dealt before crops.
    pub(crate) fn next_card(&self, state: &State) -> [(Mission, u8); 3] {
        let pile = if state.index < self.cards() / 2 { 0 } else { 3 };
        std::array::from_fn(|kind| {
            let mission = Mission::ALL[pile + kind];
            let held: u8 = state.hands.iter().map(|hand| hand.copies(mission)).sum();
            (mission, COPIES.saturating_sub(held))
        })
    }

    /// Every end of the throw that is due, with exact weights.
    pub(crate) fn odds(&self, state: &State) -> Option<Vec<Way>> {
        let is_hard = state.aim.force == Force::Hard && matches!(state.phase, Phase::Throwing | Phase::Gust);
        odds::odds(&Due { game: self, state }, is_hard)
    }

    /// The real dice that settle the draws due now, laid out so that any throw finds those it needs (PL-6.2).
    pub(crate) fn wanted_draws(&self, state: &State) -> Vec<Draw> {
        let in_play = state.dice.iter().filter(|die| !die.is_off()).count();
        let contact = |names: &mut Vec<Draw>| {
            for _ in 0..in_play {
                names.extend([Draw::Wvalue, Draw::Wstraddle]);
            }
        };
        let mut names = Vec::new();
        match (state.phase, self.options.throw) {
            (Phase::GustAim, _) => names.extend([Draw::GustDir, Draw::GustCell]),
            (Phase::Throwing, Throw::Uniform) => {
                names.extend([Draw::Cell, Draw::Dir]);
                contact(&mut names);
            }
            (Phase::Throwing, Throw::Chosen) => contact(&mut names),
            (Phase::Throwing | Phase::Gust, _) => {
                let (steps, rims) = match state.aim.force {
                    Force::Soft => (2, 0),
                    Force::Hard => (4, 4 + in_play),
                };
                names.extend([Draw::Touch, Draw::Roll]);
                names.extend(std::iter::repeat_n(Draw::Drift, steps));
                names.extend(std::iter::repeat_n(Draw::Rim, rims));
                contact(&mut names);
                if state.phase == Phase::Throwing {
                    names.push(Draw::Straddle);
                }
            }
            (Phase::Rethrowing, Throw::Chosen) => names.push(Draw::Wvalue),
            (Phase::Rethrowing, Throw::Aimed) => {
                names.extend([Draw::Touch, Draw::Roll, Draw::Drift, Draw::Drift, Draw::Straddle, Draw::Wvalue]);
            }
            _ => names.extend([Draw::Cell, Draw::Wvalue]),
        }
        names
    }

    /// What those dice make of the throw.
    pub(crate) fn read_draws(&self, state: &State, values: &[u8]) -> Option<Draws> {
        let names = self.wanted_draws(state);
        if names.len() != values.len()
            || names.iter().zip(values).any(|(name, value)| !(1..=name.sides()).contains(value))
        {
            return None;
        }
        let mut bowl = Bowl { names: &names, values, used: [false; 32], draws: Draws::default() };
        self.fly(state, &mut bowl, &mut ())?;
        Some(bowl.draws)
    }

    /// Where a launch would leave the balloon, exactly: the share of each cell and of leaving the board, for the heat map
    /// before a throw. A straddled throw counts for the cell it rests on first. `None` where the odds are too many to list.
    #[must_use]
    pub fn landing(
        &self,
        state: &State,
        target: Cell,
        heading: galerne_engine::Direction,
        force: Force,
    ) -> Option<Landing> {
        if !target.is_real() {
            return None;
        }
        let aim = crate::throw::Aim { target: target.0, heading: heading.index() as u8, force };
        let ways = self.odds(&State { phase: Phase::Throwing, aim, ..*state })?;
        let mut landing = Landing { cells: [0; CELLS], out: 0, total: 0 };
        for way in ways {
            landing.total += way.weight;
            match landing.cells.get_mut(usize::from(way.flight.cell)) {
                Some(cell) if !way.flight.out => *cell += way.weight,
                _ => landing.out += way.weight,
            }
        }
        Some(landing)
    }
}

/// Where a throw can come to rest, in exact shares of `total`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    pub cells: [u64; CELLS],
    pub out: u64,
    pub total: u64,
}

impl Landing {
    /// The chance of a cell.
    #[must_use]
    pub fn chance(&self, cell: Cell) -> f64 {
        self.cells.get(usize::from(cell.0)).map_or(0.0, |&n| n as f64 / self.total.max(1) as f64)
    }
}

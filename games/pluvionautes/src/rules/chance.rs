//! Chance as moves of their own: what is due, its sampling, its odds, and what may be fed in from a real table.

use super::throw::{Flight, Scene};
use super::ways::{Procedure, Way, ways};
use crate::action::Chance;
use crate::cells::{CELLS, NONE};
use crate::dice::{Face, Force};
use crate::draws::{Bowl, Draw, Draws, Oracle, Replay, Sampler};
use crate::event::{Event, Occasion};
use crate::game::Pluvionautes;
use crate::options::Throw;
use crate::rule_ids as rule;
use crate::sky::{Sky, Terrain};
use crate::state::{Phase, State};
use galerne_engine::{Log, Luck, Random, Refusal, Seat, Source, refuse};

/// The sources of chance, each with its own stream.
const ISLANDS: Source = Source(0);
const WEATHER: Source = Source(1);
const MISSIONS: Source = Source(2);
const FIRST: Source = Source(3);
const THROW: Source = Source(4);
const BALLOON: Source = Source(5);
const GUST: Source = Source(6);

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
                let Some(ways) = self.ways(state) else { return false };
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
                if !sky.is_complete(self.material.islands) {
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

    /// The gust of a turn is the same for all; a throw is the same as far as the aims agree.
    fn occasion(&self, state: &State) -> galerne_engine::Occasion {
        use galerne_engine::Occasion;
        match state.phase {
            Phase::Throwing | Phase::Rethrowing | Phase::FaceRoll | Phase::GustAim | Phase::Gust | Phase::FinalDie => {
                Occasion::Throw(u64::from(state.turns) << 8 | state.phase as u64)
            }
            _ => Occasion::Next,
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
        let scene = Scene::of(self, state);
        let mut flight = match (state.phase, self.options.throw) {
            (Phase::Throwing, Throw::Uniform) => scene.uniform(oracle, log)?,
            (Phase::Throwing, Throw::Chosen) => scene.chosen(state.aim, oracle, log)?,
            (Phase::Throwing, _) => scene.aimed(state.aim, false, oracle, log)?,
            (Phase::Gust, _) => {
                let mut flight = scene.aimed(state.aim, true, oracle, log)?;
                // PL-13.11: only the weather is kept, and a die between two cells stays on the first.
                (flight.out, flight.cell) = (false, NONE);
                flight.others = [NONE; 3];
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
            // PL-13.5 d: whatever the throw did to the weather is undone before the next decision.
            if flight.dice != state.dice {
                log.push(Event::PutBack);
            }
            (flight.dice, flight.others) = (state.dice, [NONE; 3]);
        }
        Some(flight)
    }

    /// Every end of the throw that is due, with exact weights.
    pub(crate) fn ways(&self, state: &State) -> Option<Vec<Way>> {
        let is_hard = state.aim.force == Force::Hard && matches!(state.phase, Phase::Throwing | Phase::Gust);
        ways(&Due { game: self, state }, &self.material.throw, is_hard)
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
                let steps = usize::from(self.material.throw.most_steps(state.aim.force));
                let rims = if state.aim.force == Force::Hard { steps + in_play } else { 0 };
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
                names.extend([Draw::Touch, Draw::Roll]);
                names.extend(std::iter::repeat_n(Draw::Drift, self.material.throw.most_steps(Force::Soft).into()));
                names.extend([Draw::Straddle, Draw::Wvalue]);
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
}

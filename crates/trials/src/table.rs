//! The table where trials are played: compiled for its game, without types for those who ask.

use crate::anatomy::Anatomy;
use crate::seen::{Bout, Seen};
use crate::sight::{Look, Sight};
use crate::tally::Tally;
use crate::watch::{Player, Watch};
use galerne_bots::by_name;
use galerne_engine::{
    Entry, Game, Judge, Playout, Random, Record, Referee, Refusal, Seat, Step, Streams, Trouble, Turn, View, Viewer,
    What, mix, sift,
};
use std::fmt;

/// No game of this house comes near it; a game that does has lost its way.
const LONGEST: u32 = 2_000_000;

/// Many whole games of one variant between the same players.
pub trait Trials: Send {
    /// Play the game to its end and note what was seen; the same game for the same bout, whatever was played before.
    fn play(&mut self, bout: &Bout, seen: &mut Seen) -> Result<(), Broken> {
        self.play_while(bout, seen, &|| true).map(drop)
    }
    /// The same while `go_on` says so; it is asked before a bot thinks. Whether the game came to its end: if not, neither `seen` nor
    /// the next tally means anything.
    fn play_while(&mut self, bout: &Bout, seen: &mut Seen, go_on: &dyn Fn() -> bool) -> Result<bool, Broken>;
    /// What happened in the games since the last time it was asked.
    fn tally(&mut self) -> Tally;
    /// The same game once more, as a record that can be replayed.
    fn record(&mut self, bout: &Bout) -> Result<String, Broken>;
    fn seats(&self) -> usize;
}

/// Why a game could not be played to its end. Always the mistake of a player or of a game, never of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    NoChoice(Seat),
    Illegal(Seat, Refusal),
    Endless,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::NoChoice(seat) => write!(f, "the player of seat {seat} did not choose"),
            Broken::Illegal(seat, refusal) => write!(f, "the player of seat {seat} chose the impossible: {refusal}"),
            Broken::Endless => write!(f, "the game did not end within {LONGEST} steps"),
        }
    }
}

impl std::error::Error for Broken {}

/// A table for one variant and one line-up.
#[derive(Debug)]
pub struct Table<G: Judge> {
    game: G,
    players: Vec<Player>,
    /// Everybody plays at random: nothing needs to be imagined or asked.
    all_random: bool,
    every: u64,
    // Kept between games so that playing allocates nothing in steady state.
    actions: Vec<G::Action>,
    playout: Playout<G>,
    /// At hand, except while it looks at a game.
    sight: Option<Sight>,
}

/// Keeps the entries of a game, or does not.
trait Keep<G: Game> {
    fn keep(&mut self, what: What<G::Action, G::Chance>);
}

impl<G: Game> Keep<G> for () {
    #[inline(always)]
    fn keep(&mut self, _: What<G::Action, G::Chance>) {}
}

impl<G: Game> Keep<G> for Vec<What<G::Action, G::Chance>> {
    fn keep(&mut self, what: What<G::Action, G::Chance>) {
        self.push(what);
    }
}

impl<G: Judge> Table<G> {
    /// Refuses options that contradict each other, a number of players that the game does not seat, and unknown players.
    pub fn new(options: &G::Options, players: &[Player], watch: &Watch) -> Result<Table<G>, Trouble> {
        let game = G::new(options, players.len())?;
        for player in players {
            by_name::<G>(&player.name, 0)?;
        }
        Ok(Table {
            game,
            players: players.to_vec(),
            all_random: players.iter().all(|player| player.name == "random"),
            every: u64::from(watch.every.max(1)),
            actions: Vec::new(),
            playout: Playout::new(0),
            sight: Some(Sight::new(watch, &Anatomy::of::<G>())),
        })
    }

    fn player(&self, seat: usize, rotation: usize) -> (usize, &Player) {
        let place = (seat + rotation) % self.players.len();
        (place, &self.players[place])
    }

    /// The one loop that plays. `look` and `keep` cost nothing where they are `()`.
    fn run(
        &mut self,
        bout: &Bout,
        look: &mut impl Look<G>,
        keep: &mut impl Keep<G>,
        seen: &mut Seen,
        go_on: &dyn Fn() -> bool,
    ) -> Result<bool, Broken> {
        let mut luck = Streams::new(bout.luck);
        let mut chooser = chooser(bout);
        let mut minds = Vec::new();
        if !self.all_random {
            for seat in 0..self.players.len() {
                let (place, player) = self.player(seat, bout.rotation);
                let mind = by_name::<G>(&player.name, mix(bout.minds, 1 + place as u64));
                minds.push((mind.map_err(|_| Broken::NoChoice(Seat(seat as u8)))?, player.noise));
            }
        }
        let Table { game, actions, .. } = self;
        let mut state = game.start();
        let (mut decisions, mut chances) = (0, 0);
        loop {
            let was_decision = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = game.draw(&state, luck.of(source));
                    keep.keep(What::Chance(chance));
                    game.resolve(&mut state, chance, look);
                    chances += 1;
                    false
                }
                Turn::Decide(deciders) => {
                    let Some(seat) = deciders.lowest() else { return Err(Broken::Endless) };
                    actions.clear();
                    game.actions(&state, seat, actions);
                    look.offered(game, actions);
                    let action = match minds.get_mut(seat.index()) {
                        Some((mind, noise)) if *noise <= 0.0 || chooser.unit() >= *noise => {
                            if !go_on() {
                                return Ok(false);
                            }
                            sift(game, actions);
                            let view = View::new(game, &state, Viewer::seat(seat));
                            let action = mind.choose_among(game, &view, seat, actions).ok_or(Broken::NoChoice(seat))?;
                            game.check(&state, seat, &action).map_err(|refusal| Broken::Illegal(seat, refusal))?;
                            action
                        }
                        _ => any(game, actions, &mut chooser).ok_or(Broken::NoChoice(seat))?,
                    };
                    look.taken(&action);
                    keep.keep(What::Act { seat, action });
                    game.act(&mut state, seat, action, look);
                    decisions += 1;
                    true
                }
            };
            look.stepped(game, &state, decisions + chances, was_decision);
            if decisions + chances >= LONGEST {
                return Err(Broken::Endless);
            }
        }
        finish(game, &state, (decisions, chances), seen);
        Ok(true)
    }

    /// A game in which everybody plays at random and nobody looks: the engine's own playout, so that a laboratory costs what a
    /// benchmark measures. The same game as [`Table::run`] plays for the same bout.
    fn bare(&mut self, bout: &Bout, seen: &mut Seen) -> Result<(), Broken> {
        let Table { game, playout, .. } = self;
        playout.luck = Streams::new(bout.luck);
        playout.chooser = chooser(bout);
        let mut state = game.start();
        let (mut decisions, mut chances) = (0, 0);
        loop {
            match playout.step(game, &mut state, &mut ()) {
                Step::Decision => decisions += 1,
                Step::Chance => chances += 1,
                Step::Over => break,
            }
            if decisions + chances >= LONGEST {
                return Err(Broken::Endless);
            }
        }
        if let Turn::Decide(deciders) = game.turn(&state) {
            return Err(deciders.lowest().map_or(Broken::Endless, Broken::NoChoice));
        }
        finish(game, &state, (decisions, chances), seen);
        Ok(())
    }
}

/// The luck by which players do anything at all.
fn chooser(bout: &Bout) -> Random {
    Random::new(mix(bout.minds, 0))
}

/// Note how the game ended.
fn finish<G: Game>(game: &G, state: &G::State, (decisions, chances): (u32, u32), seen: &mut Seen) {
    let standings = game.standings(state);
    (seen.decisions, seen.chances, seen.winners) = (decisions, chances, standings.winners);
    for line in standings.iter() {
        seen.scores[line.seat.index()] = line.score;
        seen.places[line.seat.index()] = line.place;
    }
}

/// Any legal action that does not give the game up, while there is another.
#[inline(always)]
fn any<G: Game>(game: &G, actions: &mut Vec<G::Action>, chooser: &mut Random) -> Option<G::Action> {
    let action = chooser.pick(actions)?;
    Some(if game.gives_up(&action) { another(game, actions, chooser, action) } else { action })
}

/// As the engine's playout does it: the two play the same games.
#[cold]
fn another<G: Game>(game: &G, actions: &mut Vec<G::Action>, chooser: &mut Random, given_up: G::Action) -> G::Action {
    sift(game, actions);
    chooser.pick(actions).unwrap_or(given_up)
}

impl<G: Judge> Trials for Table<G> {
    fn play_while(&mut self, bout: &Bout, seen: &mut Seen, go_on: &dyn Fn() -> bool) -> Result<bool, Broken> {
        seen.detailed = false;
        // Out of the table while it looks, so that both can be held at once.
        match self.sight.take_if(|_| bout.number.is_multiple_of(self.every)) {
            Some(mut sight) => {
                sight.begin();
                let played = self.run(bout, &mut sight, &mut (), seen, go_on);
                sight.end(seen, self.players.len());
                self.sight = Some(sight);
                played
            }
            None if self.all_random => self.bare(bout, seen).map(|()| true),
            None => self.run(bout, &mut (), &mut (), seen, go_on),
        }
    }

    fn tally(&mut self) -> Tally {
        self.sight.as_mut().map(Sight::tally).unwrap_or_default()
    }

    fn record(&mut self, bout: &Bout) -> Result<String, Broken> {
        let mut entries = Vec::new();
        self.run(bout, &mut (), &mut entries, &mut Seen::default(), &|| true)?;
        let name = |seat: usize| format!("{} {}", self.player(seat, bout.rotation).1.name, seat + 1);
        let names = (0..self.players.len()).map(name).collect();
        let mut record = Record::<G>::new(self.game.options().clone(), names);
        record.entries = entries.into_iter().map(|what| Entry { what, then: None }).collect();
        // Through the referee, who checks every entry and gives each its fingerprint.
        let unsound = |_| Broken::Endless;
        Ok(Referee::from_record(record).map_err(unsound)?.record().to_json())
    }

    fn seats(&self) -> usize {
        self.players.len()
    }
}

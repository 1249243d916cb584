//! Play a game to its end, a player in every seat.

use crate::Player;
use galerne_engine::{Game, Refusal, Seat, Standings, Streams, Turn, View, Viewer};
use std::fmt;

/// No game of this house comes near it; a game that does has lost its way.
const LONGEST: usize = 1_000_000;

/// How a game went.
#[derive(Debug)]
pub struct PlayedOut<G: Game> {
    pub state: G::State,
    pub standings: Standings,
    pub decisions: usize,
}

/// Why a game could not be played to its end. Always the mistake of a player or of a game, never of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The seat has nobody to decide for it.
    NoPlayer(Seat),
    /// The player did not choose although its seat owed a decision.
    NoChoice(Seat),
    /// The player chose something that is not legal.
    Illegal(Seat, Refusal),
    Endless,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::NoPlayer(seat) => write!(f, "nobody plays for seat {seat}"),
            Broken::NoChoice(seat) => write!(f, "the player of seat {seat} did not choose"),
            Broken::Illegal(seat, refusal) => write!(f, "the player of seat {seat} chose the impossible: {refusal}"),
            Broken::Endless => write!(f, "the game did not end within {LONGEST} steps"),
        }
    }
}

impl std::error::Error for Broken {}

/// Play on from that state to the end: `players[i]` decides for seat `i`, chance comes from `luck`.
///
/// Where several seats decide at once they are asked in seat order. That gives nobody an advantage: what the others have
/// already chosen is their secret, so no view shows it.
pub fn play_out<G: Game>(
    game: &G,
    mut state: G::State,
    players: &mut [Box<dyn Player<G>>],
    luck: &mut Streams,
) -> Result<PlayedOut<G>, Broken> {
    let mut decisions = 0;
    for _ in 0..LONGEST {
        match game.turn(&state) {
            Turn::Over => return Ok(PlayedOut { state, standings: game.standings(&state), decisions }),
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(deciders) => {
                let Some(seat) = deciders.lowest() else { return Err(Broken::Endless) };
                let player = players.get_mut(seat.index()).ok_or(Broken::NoPlayer(seat))?;
                let view = View::new(game, &state, Viewer::seat(seat));
                let action = player.choose(game, &view, seat).ok_or(Broken::NoChoice(seat))?;
                game.check(&state, seat, &action).map_err(|refusal| Broken::Illegal(seat, refusal))?;
                game.act(&mut state, seat, action, &mut ());
                decisions += 1;
            }
        }
    }
    Err(Broken::Endless)
}

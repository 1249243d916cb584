//! The loop that plays a game from its start to its end.

use crate::game_row::{GameRow, Thought};
use crate::recorder::Observe;
use core::time::Duration;
use galerne_bots::Player;
use galerne_engine::{Game, MAX_SEATS, Random, Refusal, Seat, Streams, Turn, View, Viewer, What, sift};
use std::fmt;

/// Far longer than any game in the catalog: a game that reaches it does not end.
pub(crate) const MAX_STEPS: u32 = 2_000_000;

/// Why a game could not be played to its end. Always a bug in a player or a game, never a user's mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The player returned no action although its seat owed a decision.
    NoChoice(Seat),
    /// The player returned an illegal action.
    Illegal(Seat, Refusal),
    Endless,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::NoChoice(seat) => write!(f, "the player of seat {seat} did not choose"),
            Broken::Illegal(seat, refusal) => write!(f, "the player of seat {seat} chose the impossible: {refusal}"),
            Broken::Endless => write!(f, "the game did not end within {MAX_STEPS} steps"),
        }
    }
}

impl std::error::Error for Broken {}

/// What the caller of a game controls while it is played.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Asked before each decision of a bot; `false` abandons the game.
    pub go_on: &'a dyn Fn() -> bool,
    /// Time elapsed on the caller's clock, to time each decision of a bot.
    pub clock: Option<&'a dyn Fn() -> Duration>,
}

impl Default for Control<'_> {
    fn default() -> Self {
        Control { go_on: &|| true, clock: None }
    }
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control").field("is_timed", &self.clock.is_some()).finish_non_exhaustive()
    }
}

/// Stores the entries of a game, or nothing.
pub(crate) trait Keep<G: Game> {
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

/// The player of a seat, and how often it plays a random action instead of its own.
pub(crate) type Mind<G> = (Box<dyn Player<G>>, f64);

/// Who decides and by which random numbers.
pub(crate) struct Sitting<G: Game> {
    /// By seat; a seat without a player plays at random.
    pub(crate) minds: Vec<Mind<G>>,
    /// Random numbers of noise and of seats without a player.
    pub(crate) chooser: Random,
    pub(crate) luck: Streams,
}

/// Plays to the end and returns the final state, or `None` if the caller abandoned the game. `observe` and `keep` cost
/// nothing where they are `()`. Where several seats decide at once they are asked in seat order; views hide what the others
/// have already chosen, so no seat gains by it.
pub(crate) fn play<G: Game>(
    game: &G,
    sitting: &mut Sitting<G>,
    actions: &mut Vec<G::Action>,
    (observe, keep): (&mut impl Observe<G>, &mut impl Keep<G>),
    row: &mut GameRow,
    control: &Control<'_>,
) -> Result<Option<G::State>, Broken> {
    let Sitting { minds, chooser, luck } = sitting;
    let mut state = game.start();
    let (mut decisions, mut chances) = (0, 0);
    row.thought = [Thought::default(); MAX_SEATS];
    loop {
        let was_decision = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                keep.keep(What::Chance(chance));
                game.resolve(&mut state, chance, observe);
                chances += 1;
                false
            }
            Turn::Decide(deciders) => {
                let Some(seat) = deciders.lowest() else { return Err(Broken::Endless) };
                actions.clear();
                game.actions(&state, seat, actions);
                observe.offered(game, actions);
                let action = match minds.get_mut(seat.index()) {
                    Some((mind, noise)) if *noise <= 0.0 || chooser.unit() >= *noise => {
                        if !(control.go_on)() {
                            return Ok(None);
                        }
                        sift(game, actions);
                        let asked = control.clock.map(|clock| clock());
                        let view = View::new(game, &state, Viewer::seat(seat));
                        let action = mind.choose_among(game, &view, seat, actions).ok_or(Broken::NoChoice(seat))?;
                        if let (Some(clock), Some(asked)) = (control.clock, asked) {
                            let took = clock().saturating_sub(asked);
                            row.thought[seat.index()].add(Thought { decisions: 1, total: took, longest: took });
                        }
                        game.check(&state, seat, &action).map_err(|refusal| Broken::Illegal(seat, refusal))?;
                        action
                    }
                    _ => any(game, actions, chooser).ok_or(Broken::NoChoice(seat))?,
                };
                observe.taken(&action);
                keep.keep(What::Act { seat, action });
                game.act(&mut state, seat, action, observe);
                decisions += 1;
                true
            }
        };
        observe.stepped(game, &state, decisions + chances, was_decision);
        if decisions + chances >= MAX_STEPS {
            return Err(Broken::Endless);
        }
    }
    finish(game, &state, (decisions, chances), row);
    Ok(Some(state))
}

/// Writes length and result into the row.
pub(crate) fn finish<G: Game>(game: &G, state: &G::State, (decisions, chances): (u32, u32), row: &mut GameRow) {
    let standings = game.standings(state);
    (row.decisions, row.chances, row.winners) = (decisions, chances, standings.winners);
    for line in standings.iter() {
        row.scores[line.seat.index()] = line.score;
        row.places[line.seat.index()] = line.place;
    }
}

/// A random legal action; one that gives up only if there is no other.
#[inline(always)]
fn any<G: Game>(game: &G, actions: &mut Vec<G::Action>, chooser: &mut Random) -> Option<G::Action> {
    let action = chooser.pick(actions)?;
    Some(if game.gives_up(&action) { another(game, actions, chooser, action) } else { action })
}

/// Draws again exactly as [`galerne_engine::Playout`] does, so that both play the same games.
#[cold]
fn another<G: Game>(game: &G, actions: &mut Vec<G::Action>, chooser: &mut Random, given_up: G::Action) -> G::Action {
    sift(game, actions);
    chooser.pick(actions).unwrap_or(given_up)
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::{Action, ConnectFour};

    /// Always plays the first column, or nothing at all.
    struct Stubborn(Option<Action>);

    impl Player<ConnectFour> for Stubborn {
        fn choose(&mut self, _: &ConnectFour, _: &View<ConnectFour>, _: Seat) -> Option<Action> {
            self.0
        }
    }

    fn broken(action: Option<Action>) -> Broken {
        let mind = || -> Mind<ConnectFour> { (Box::new(Stubborn(action)), 0.0) };
        let mut sitting = Sitting { minds: vec![mind(), mind()], chooser: Random::new(0), luck: Streams::new(0) };
        let mut row = GameRow::default();
        let played =
            play(&ConnectFour, &mut sitting, &mut Vec::new(), (&mut (), &mut ()), &mut row, &Control::default());
        played.unwrap_err()
    }

    #[test]
    fn a_player_who_breaks_the_rules_is_named() {
        let illegal = broken(Some(Action { column: 0 }));
        assert!(matches!(&illegal, Broken::Illegal(Seat(0), refusal) if refusal.rule.0 == "CF-1.3"), "{illegal}");
        assert_eq!(broken(None), Broken::NoChoice(Seat(0)));
    }
}

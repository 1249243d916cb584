//! Plays a game from start to end with a closure as the player.

use galerne_engine::{Game, Referee, Seat, Streams, Turn};

/// Plays a game with the luck of that seed and returns its final state. `decide` is called for each decision, the lowest seat first.
///
/// # Panics
/// If it returns an illegal action.
pub fn play<G: Game>(game: &G, seed: u64, mut decide: impl FnMut(&G::State, Seat) -> G::Action) -> G::State {
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("a seat is asked");
                let action = decide(&state, seat);
                let verdict = game.check(&state, seat, &action);
                assert!(verdict.is_ok(), "seed {seed}: {action:?} of seat {seat} is refused: {verdict:?}");
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
}

/// The same through a referee, which is returned with the record of the whole game.
///
/// # Panics
/// If the referee refuses an action.
pub fn play_recorded<G: Game>(
    mut referee: Referee<G>,
    seed: u64,
    mut decide: impl FnMut(&Referee<G>, Seat) -> G::Action,
) -> Referee<G> {
    let mut luck = Streams::new(seed);
    loop {
        match referee.turn() {
            Turn::Over => return referee,
            Turn::Chance(_) => {
                referee.roll(&mut luck).expect("chance is due");
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("a seat is asked");
                let action = decide(&referee, seat);
                referee.act(seat, action).unwrap_or_else(|why| panic!("seed {seed}: {why:?}"));
            }
        }
    }
}

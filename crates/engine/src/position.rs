//! Positions: any state as a readable file, validated on loading.

use crate::layout::layout;
use crate::record::{FORMAT, Head, nothing_else, part};
use crate::{Game, Trouble, Turn};
use serde::Serialize;

const KIND: &str = "galerne-position";

/// A state with the set-up it belongs to, as a file. The head comes first and fields stand in the order of their
/// declaration: people read and change these files.
#[must_use]
pub fn write_position<G: Game>(game: &G, state: &G::State) -> String {
    #[derive(Serialize)]
    struct File<'a, G: Game> {
        format: &'a str,
        version: u64,
        game: &'a str,
        rules: u32,
        seats: usize,
        options: &'a G::Options,
        position: G::Position,
    }
    let file = File::<G> {
        format: KIND,
        version: FORMAT,
        game: G::ID,
        rules: G::RULES,
        seats: game.seats(),
        options: game.options(),
        position: game.describe(state),
    };
    // Types of the contract serialise without fail; the battery finds one that breaks this law.
    layout(&serde_json::to_string(&file).unwrap_or_default(), 2) + "\n"
}

/// The set-up and the state of a position file; an impossible one is refused with the reason.
pub fn read_position<G: Game>(text: &str) -> Result<(G, G::State), Trouble> {
    let head = Head::read_kind(text, KIND)?;
    head.must_be::<G>()?;
    let mut value = head.into_value();
    let options: G::Options = part(&mut value, "options")?;
    let seats: usize = part(&mut value, "seats")?;
    let position: G::Position = part(&mut value, "position")?;
    nothing_else(&value)?;
    let game = G::new(&options, seats)?;
    let state = game.restore(&position)?;
    ensure_not_stuck(&game, &state)?;
    Ok((game, state))
}

/// A position in which no seat owes a decision, no chance is due and the game is not over would be stuck. Games
/// refuse theirs with a better reason; this is the net under all of them.
pub(crate) fn ensure_not_stuck<G: Game>(game: &G, state: &G::State) -> Result<(), Trouble> {
    match game.turn(state) {
        Turn::Decide(seats) if seats.is_empty() => Err(Trouble::new("position-stuck")),
        _ => Ok(()),
    }
}

/// Which game a position file belongs to.
pub fn position_head(text: &str) -> Result<Head, Trouble> {
    Head::read_kind(text, KIND)
}

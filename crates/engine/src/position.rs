//! Positions: any state as a readable file, validated on loading.

use crate::record::{FORMAT, Head, nothing_else, part, to_value};
use crate::{Game, Trouble, Turn};
use serde_json::json;

const KIND: &str = "galerne-position";

/// A state with the set-up it belongs to, as a file.
#[must_use]
pub fn write_position<G: Game>(game: &G, state: &G::State) -> String {
    let file = json!({
        "format": KIND, "version": FORMAT, "game": G::ID, "rules": G::RULES,
        "options": to_value(game.options()), "seats": game.seats(), "position": to_value(&game.describe(state)),
    });
    serde_json::to_string_pretty(&file).unwrap_or_default() + "\n"
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
    goes_on(&game, &state)?;
    Ok((game, state))
}

/// A position in which nobody owes a decision, no chance is due and the game is not over would stand still for ever. Games
/// refuse theirs with a better reason; this is the net under all of them.
pub(crate) fn goes_on<G: Game>(game: &G, state: &G::State) -> Result<(), Trouble> {
    match game.turn(state) {
        Turn::Decide(seats) if seats.is_empty() => Err(Trouble::new("position-stuck")),
        _ => Ok(()),
    }
}

/// Which game a position file belongs to.
pub fn position_head(text: &str) -> Result<Head, Trouble> {
    Head::read_kind(text, KIND)
}

//! What it takes to sit at a table.

use galerne_engine::{Game, Random, Seat, View, sift};

/// Somebody who decides for a seat.
///
/// A player may keep what it learnt between decisions (a search tree, a model of the others), so choosing is `&mut`. It is
/// `Send` because a server moves it between threads, though it knows none itself.
pub trait Player<G: Game>: Send {
    /// One of the legal actions of `seat`, or `None` where the seat owes no decision.
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action>;

    /// What [`Player::choose`] would choose, for a table that has listed the seat's actions anyhow ([`sift`]ed): whoever
    /// needs no more than the list is spared making it again.
    fn choose_among(&mut self, game: &G, view: &View<G>, seat: Seat, choices: &[G::Action]) -> Option<G::Action> {
        let _ = choices;
        self.choose(game, view, seat)
    }
}

impl<G: Game> Player<G> for Box<dyn Player<G>> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        (**self).choose(game, view, seat)
    }

    fn choose_among(&mut self, game: &G, view: &View<G>, seat: Seat, choices: &[G::Action]) -> Option<G::Action> {
        (**self).choose_among(game, view, seat, choices)
    }
}

/// Imagine one complete state that fits the view and list what the seat may do in it. The contract promises that a seat's
/// legal actions do not depend on what it does not know, so any imagined state has the right ones; a redacted state need
/// not have them.
pub(crate) fn imagine_choices<G: Game>(
    game: &G,
    view: &View<G>,
    seat: Seat,
    random: &mut Random,
    actions: &mut Vec<G::Action>,
) -> G::State {
    let imagined = view.imagine(game, random);
    actions.clear();
    game.actions(&imagined, seat, actions);
    sift(game, actions);
    imagined
}

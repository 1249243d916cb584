//! The interface of a player.

use galerne_engine::{Game, Random, Seat, View, sift};

/// Decides for a seat.
///
/// A player may keep state between decisions (a search tree, a plan), so choosing takes `&mut self`. It is `Send` because a server
/// moves it between threads.
pub trait Player<G: Game>: Send {
    /// One of the legal actions of `seat`, or `None` if the seat owes no decision.
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action>;

    /// The same choice as [`Player::choose`], for a caller that has already listed the seat's actions ([`sift`]ed): saves players
    /// that need only the list from computing it again.
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

/// Determinises the view and lists the seat's actions in the resulting state. By contract a seat's legal actions do not depend on
/// what it does not know, so any determinised state has the right ones; a redacted state need not.
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

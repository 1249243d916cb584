//! The maître as somebody to ask: what it would do, and what it expects of it.

use crate::player::{Player, imagine_choices};
use crate::search::{Search, in_words, seen};
use crate::{Greedy, Thought, merged};
use galerne_engine::{Expected, Expert, Judge, Level, Random, Seat, View};
use std::fmt;

/// Whoever asks for a hint is answered by the player that plays the level *maître*: the game's own expert where it brings one,
/// else a search. A general search beside an expert would advise people worse than their opponent plays.
///
/// It remembers what it planned. Asked for the first time in the middle of a turn, it has to be shown the turn so far:
/// [`Adviser::begins`] says how far back, and [`Adviser::watch`] shows it.
pub struct Adviser<G: Judge> {
    expert: Option<Box<dyn Expert<G>>>,
    glance: Greedy<G>,
    random: Random,
    actions: Vec<G::Action>,
}

impl<G: Judge> fmt::Debug for Adviser<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Adviser").field("expert", &self.expert.is_some()).finish_non_exhaustive()
    }
}

impl<G: Judge> Adviser<G> {
    #[must_use]
    pub fn new(game: &G) -> Self {
        Adviser {
            expert: game.expert(Level::Maitre),
            glance: Greedy::new(1),
            random: Random::new(1),
            actions: Vec::new(),
        }
    }

    /// Whether the decision can be thought about without knowing what led to it.
    #[must_use]
    pub fn begins(&self, game: &G, view: &View<G>) -> bool {
        self.expert.as_ref().is_none_or(|expert| expert.begins(game, view))
    }

    /// Shown a decision of the past and what was done: as long as that is what it would have done, it follows its plan.
    pub fn watch(&mut self, game: &G, view: &View<G>, seat: Seat, done: &G::Action) {
        if self.expert.is_some() && self.of_the_expert(game, view, seat).first().map(|best| best.action) != Some(*done)
        {
            self.expert = game.expert(Level::Maitre);
        }
    }

    /// What the seat's actions lead to, the best first. `search` thinks where the game has no expert: it is given the searches
    /// that are to share the decision. Nothing where the seat owes no decision.
    pub fn expect(
        &mut self,
        game: &G,
        view: &View<G>,
        seat: Seat,
        search: impl FnOnce() -> Vec<Vec<Thought<G::Action>>>,
    ) -> Vec<Expected<G::Action>> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        match self.actions[..] {
            _ if !game.turn(&imagined).deciders().has(seat) => Vec::new(),
            [] => Vec::new(),
            [only] => vec![Expected::new(only, game.evaluate(&imagined, seat).clamp(0.0, 1.0))],
            _ if self.expert.is_some() => self.of_the_expert(game, view, seat),
            _ => in_words(game, merged(&search())),
        }
    }

    /// The same by so many iterations where a search has to answer, while `go_on` says so.
    pub fn expect_within(
        &mut self,
        game: &G,
        view: &View<G>,
        seat: Seat,
        iterations: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Expected<G::Action>> {
        let seed = self.random.bits();
        self.expect(game, view, seat, || {
            vec![Search::new(game.thinking(), 1, seed).think(game, view, seat, iterations, go_on)]
        })
    }

    /// Where the expert cannot say what to expect, it still says what it would do; where it leaves the decision to the bots, the
    /// glance does, as it does for the level.
    fn of_the_expert(&mut self, game: &G, view: &View<G>, seat: Seat) -> Vec<Expected<G::Action>> {
        let Some(expert) = &mut self.expert else { return Vec::new() };
        let imagined = view.imagine(game, &mut self.random);
        let sound = |action: &G::Action| !game.gives_up(action) && game.check(&imagined, seat, action).is_ok();
        let mut expected = expert.expect(game, view, seat);
        expected.retain(|expected| sound(&expected.action));
        if expected.is_empty() {
            // Asked the same again, it shall answer the same: its luck grows from what it sees.
            let decided = expert.decide(game, view, seat, &mut Random::new(seen(view))).filter(sound);
            let action = decided.or_else(|| self.glance.choose(game, view, seat));
            let worth = game.evaluate(&imagined, seat).clamp(0.0, 1.0);
            expected.extend(action.map(|action| Expected::new(action, worth)));
        }
        expected
    }
}

/// Follows the advice to the letter: what a hint is worth can be measured.
#[derive(Debug)]
pub struct Hinted<G: Judge> {
    iterations: u32,
    adviser: Option<Adviser<G>>,
}

impl<G: Judge> Hinted<G> {
    /// Where the game has no expert, the advice comes from a search of so many iterations.
    #[must_use]
    pub fn new(iterations: u32) -> Self {
        Hinted { iterations, adviser: None }
    }
}

impl<G: Judge> Player<G> for Hinted<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let adviser = self.adviser.get_or_insert_with(|| Adviser::new(game));
        adviser.expect_within(game, view, seat, self.iterations, &mut || true).first().map(|best| best.action)
    }
}

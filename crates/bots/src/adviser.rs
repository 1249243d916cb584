//! Hints: what the *maître* would do, and what it expects of each action.

use crate::player::{Player, imagine_choices};
use crate::search::{Search, in_words, seen};
use crate::{Greedy, Thought, merged};
use galerne_engine::{Expected, Expert, Judge, Level, Random, Referee, Seat, View, Viewer, What};
use std::fmt;

/// Answers with the player of the level *maître*: the game's own expert where there is one, else a search. A general search
/// would advise worse than an expert opponent plays.
///
/// The expert keeps its plan between decisions. When it is first asked in the middle of a turn, the turn so far must be replayed
/// to it: [`Adviser::begins`] tells how far back, [`Adviser::watch`] replays one decision.
pub struct Adviser<G: Judge> {
    expert: Option<Box<dyn Expert<G>>>,
    glance: Greedy<G>,
    insight: G::Insight,
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
            insight: game.insight(),
            random: Random::new(1),
            actions: Vec::new(),
        }
    }

    /// Whether the decision can be judged without knowing what led to it.
    #[must_use]
    pub fn begins(&self, game: &G, view: &View<G>) -> bool {
        self.expert.as_ref().is_none_or(|expert| expert.begins(game, view))
    }

    /// Replays a past decision and the action taken. The plan is kept as long as the expert would have done the same.
    pub fn watch(&mut self, game: &G, view: &View<G>, seat: Seat, done: &G::Action) {
        if self.expert.is_some() && self.of_the_expert(game, view, seat).first().map(|best| best.action) != Some(*done)
        {
            self.expert = game.expert(Level::Maitre);
        }
    }

    /// The beginning of the seat's current run of decisions after `n` live entries: the earliest one at which a plan may have been made.
    #[must_use]
    pub fn plan_began(referee: &Referee<G>, n: usize, seat: Seat) -> usize {
        let (game, adviser) = (referee.game(), Adviser::new(referee.game()));
        let mut from = n;
        while from > 0 {
            let view = View::new(game, &referee.state_at(from), Viewer::seat(seat));
            let own = matches!(referee.live_entry(from - 1), Some(entry) if matches!(entry.what, What::Act { seat: of, .. } if of == seat));
            if adviser.begins(game, &view) || !own {
                break;
            }
            from -= 1;
        }
        from
    }

    /// An adviser that was shown the run so far: it keeps its plan as long as the player follows it. Each deviation costs a new search;
    /// when `go_on` returns false it stops looking and has no plan.
    #[must_use]
    pub fn shown(referee: &Referee<G>, n: usize, seat: Seat, go_on: &mut dyn FnMut() -> bool) -> Adviser<G> {
        let game = referee.game();
        let mut adviser = Adviser::new(game);
        for at in Adviser::plan_began(referee, n, seat)..n {
            if !go_on() {
                return Adviser::new(game);
            }
            let view = View::new(game, &referee.state_at(at), Viewer::seat(seat));
            if let Some(What::Act { action, .. }) = referee.live_entry(at).map(|entry| entry.what) {
                adviser.watch(game, &view, seat, &action);
            }
        }
        adviser
    }

    /// What the seat's actions lead to, the best first; empty if the seat owes no decision. `search` is called where the game has no
    /// expert, and returns the results of one or several searches.
    pub fn expect(
        &mut self,
        game: &G,
        view: &View<G>,
        seat: Seat,
        search: impl FnOnce() -> Vec<Vec<Thought<G::Action>>>,
    ) -> Vec<Expected<G::Action>> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        let mut expected = match self.actions[..] {
            _ if !game.turn(&imagined).deciders().has(seat) => Vec::new(),
            [] => Vec::new(),
            [only] => vec![Expected::new(only, game.evaluate(&self.insight, &imagined, seat).clamp(0.0, 1.0))],
            _ if self.expert.is_some() => self.of_the_expert(game, view, seat),
            _ => in_words(game, merged(&search())),
        };
        // Idle actions are not offered, so they are not advised either.
        let does = |expected: &Expected<G::Action>| !game.is_idle(view.state(), &expected.action);
        if expected.iter().any(does) {
            expected.retain(does);
        }
        expected
    }

    /// The same with one search of at most that many iterations, while `go_on` returns true.
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
            vec![Search::new(game.search_params(), 1, seed).think(game, view, seat, iterations, go_on)]
        })
    }

    /// An expert without expectations still names its action; where it returns none, the greedy bot does, as in [`crate::Levelled`].
    fn of_the_expert(&mut self, game: &G, view: &View<G>, seat: Seat) -> Vec<Expected<G::Action>> {
        let Some(expert) = &mut self.expert else { return Vec::new() };
        let imagined = view.imagine(game, &mut self.random);
        let sound = |action: &G::Action| !game.gives_up(action) && game.check(&imagined, seat, action).is_ok();
        let mut expected = expert.expect(game, view, seat);
        expected.retain(|expected| sound(&expected.action));
        if expected.is_empty() {
            // Seeded by the view, so that the same question gets the same answer.
            let decided = expert.decide(game, view, seat, &mut Random::new(seen(view))).filter(sound);
            let action = decided.or_else(|| self.glance.choose(game, view, seat));
            let worth = game.evaluate(&self.insight, &imagined, seat).clamp(0.0, 1.0);
            expected.extend(action.map(|action| Expected::new(action, worth)));
        }
        expected
    }
}

/// A player that always follows the hint, so that hints can be measured.
#[derive(Debug)]
pub struct Hinted<G: Judge> {
    iterations: u32,
    adviser: Option<Adviser<G>>,
}

impl<G: Judge> Hinted<G> {
    /// `iterations` limits the search in games without an expert.
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

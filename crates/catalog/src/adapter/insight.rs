//! Hints: what the *maître* of the game would do.

use super::moment::Moment;
use crate::insight::{Budget, Hint};
use galerne_bots::{Adviser, Player, Search, Thought, by_name, is_level, seen};
use galerne_engine::{Expected, Judge, Random, Seat, Trouble, View, Viewer, What, Words, mix};
use std::sync::Mutex;

/// What the seat's actions lead to, the best first.
fn expectations<G: Judge>(
    adviser: &mut Adviser<G>,
    game: &G,
    view: &View<G>,
    seat: Seat,
    budget: &Budget<'_>,
) -> Vec<Expected<G::Action>> {
    let end = budget.end();
    let threads = budget.threads.max(1);
    let think = |thread: usize| {
        let mut search = Search::new(game.search_params(), 1, mix(1, thread as u64));
        search.think(game, view, seat, budget.iterations.div_ceil(threads as u32), &mut || !budget.is_over(end))
    };
    adviser.expect(game, view, seat, || -> Vec<Vec<Thought<G::Action>>> {
        let thoughts: Vec<Mutex<Option<_>>> = (0..threads).map(|_| Mutex::new(None)).collect();
        budget.machine.side_by_side(threads, &|thread| {
            let thought = think(thread);
            if let Ok(mut place) = thoughts[thread].lock() {
                *place = Some(thought);
            }
        });
        thoughts.into_iter().filter_map(|thought| thought.into_inner().ok()?).collect()
    })
}

impl<G: Words + Judge> Moment<'_, G> {
    pub(super) fn hints(&self, seat: Seat, budget: &Budget<'_>) -> Vec<Hint> {
        let view = self.view(Viewer::seat(seat));
        let end = budget.end();
        let mut adviser = Adviser::shown(self.referee(), self.count(), seat, &mut || !budget.is_over(end));
        let choice = |action: &G::Action| self.choice(&view, seat, action);
        let hint = |(place, expected): (usize, Expected<G::Action>)| {
            let line = if place == 0 { self.by_hand(&view, seat, &expected) } else { expected.line };
            Hint {
                choice: choice(&expected.action),
                worth: expected.worth,
                error: expected.error,
                words: expected.words,
                then: line.iter().map(choice).collect(),
            }
        };
        expectations(&mut adviser, self.game(), &view, seat, budget).into_iter().enumerate().map(hint).collect()
    }

    /// What follows the action, by the way that a player would take with one touch: the same walk, as the picture offers it. The advice is then
    /// marked where it leads to.
    fn by_hand(&self, view: &View<G>, seat: Seat, expected: &Expected<G::Action>) -> Vec<G::Action> {
        let Some(pictures) = self.listed.pictures.as_ref() else { return expected.line.clone() };
        let game = self.game();
        let after = |actions: &mut dyn Iterator<Item = &G::Action>| {
            let mut now = *view.state();
            let mut states = Vec::new();
            for action in actions {
                if !game.turn(&now).deciders().has(seat) || game.check(&now, seat, action).is_err() {
                    break;
                }
                game.act(&mut now, seat, *action, &mut ());
                states.push(now);
            }
            states
        };
        let states = after(&mut std::iter::once(&expected.action).chain(&expected.line));
        let mut best: Option<(usize, Vec<G::Action>)> = None;
        for sequence in (pictures.sequences)(game, view.state(), seat) {
            if sequence.actions.len() < 2 || sequence.actions.first() != Some(&expected.action) {
                continue;
            }
            let reached = after(&mut sequence.actions.iter());
            let is_whole = reached.len() == sequence.actions.len();
            let done =
                reached.last().filter(|_| is_whole).and_then(|end| states.iter().rposition(|state| state == end));
            if let Some(done) = done.filter(|&done| best.as_ref().is_none_or(|(known, _)| done > *known)) {
                best = Some((done, sequence.actions));
            }
        }
        match best {
            Some((done, actions)) => {
                actions.into_iter().skip(1).chain(expected.line.iter().skip(done).copied()).collect()
            }
            None => expected.line.clone(),
        }
    }

    /// The action that bot would choose. Planning bots replay the turn so far: a table creates them anew for every
    /// decision, and without it they would lose their plan. Their seed derives from their view when the stretch began, so that
    /// they find the same plan again.
    pub(super) fn advised(&self, bot: &str, seat: Seat, random: &mut Random) -> Result<Option<G::Action>, Trouble> {
        let view = self.view(Viewer::seat(seat));
        if !is_level(bot) {
            return Ok(by_name::<G>(bot, random.bits())?.choose(self.game(), &view, seat));
        }
        let (game, referee) = (self.game(), self.referee());
        let from = Adviser::plan_began(referee, self.count(), seat);
        let view_at = |n: usize| View::new(game, &referee.state_at(n), Viewer::seat(seat));
        let new = || by_name::<G>(bot, mix(seen(&view_at(from)), u64::from(seat.0)));
        let mut player = new()?;
        for at in from..self.count() {
            let Some(What::Act { action, .. }) = referee.live_entry(at).map(|entry| entry.what) else { continue };
            if player.choose(game, &view_at(at), seat) != Some(action) {
                player = new()?;
            }
        }
        Ok(player.choose(game, &view, seat))
    }
}

//! Players of three strengths. All of them see a view and nothing more, and weigh all launches of a turn with their exact odds: one ply of
//! this game sees further than a short search.
//!
//! *Novice* misjudges what things are worth by some villagers, *habitué* by hardly one; both look after themselves. *Maître* does
//! not err, guesses what the others hold from what they have built, and hinders them, most of all in its last turn; what looks best
//! it compares by what the others will answer (`ahead`). For two, by the rules as printed, a network judges its turns and what follows
//! them.

use super::ahead::{Ahead, Course};
use super::judge::Memo;
use super::learnt::Learnt;
use super::value::Style;
use crate::action::Action;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use crate::odds::landing;
use crate::options::Throw;
use crate::state::State;
use galerne_engine::{Expected, Expert, Message, Random, Rules, Seat, View};

/// The seed for advice: the same question gets the same answer.
const THOUGHT: u64 = 1;

/// How a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pilot {
    pub style: Style,
    /// By how many villagers its views of two actions may differ from the truth.
    pub misjudges: f32,
}

impl Pilot {
    pub const NOVICE: Pilot = Pilot { style: Style::SELFISH, misjudges: 8.0 };
    pub const HABITUE: Pilot = Pilot { style: Style::SELFISH, misjudges: 1.0 };
    pub const MAITRE: Pilot = Pilot { style: Style::HINDERING, misjudges: 0.0 };

    /// By how much it misjudges one action. The tiny random part decides among equals, so that a player does not always throw at the same corner.
    pub(super) fn slip(&self, game: &Pluvionautes, random: &mut Random) -> f32 {
        (game.dearness() * self.misjudges + 1e-4) * (random.unit() as f32 - 0.5)
    }
}

/// A pilot at a table, with what it remembers of the turn.
#[derive(Debug)]
pub struct Flying {
    pub(crate) pilot: Pilot,
    /// What judges its own turns and the ends of what it looks ahead, where that was learnt.
    pub(crate) learnt: Option<Learnt>,
    /// How far it looks beyond its own turn; `None` for one ply.
    pub(crate) ahead: Option<Ahead>,
    pub(crate) memo: Memo,
}

impl Flying {
    /// The *maître* with another judgement and effort than it comes with: for training and for measurements.
    #[must_use]
    pub fn learning(learnt: Learnt, ahead: Option<Ahead>) -> Flying {
        Flying { pilot: Pilot::MAITRE, learnt: Some(learnt), ahead, memo: Memo::default() }
    }

    /// The actions of the seat by what its own turn comes to, the best first.
    fn weighed(
        &self,
        game: &Pluvionautes,
        view: &View<Pluvionautes>,
        seat: Seat,
        random: &mut Random,
    ) -> Vec<(Action, f32)> {
        match &self.learnt {
            Some(learnt) => learnt.weighed(game, view.state(), seat),
            None => game.weighed(&self.pilot, &self.memo, view, seat, random),
        }
    }

    /// The promising actions by what follows them, the best first; nothing where one ply decides.
    fn courses(
        &self,
        game: &Pluvionautes,
        view: &View<Pluvionautes>,
        seat: Seat,
        weighed: &[(Action, f32)],
        seed: u64,
    ) -> Vec<Course> {
        match self.ahead.filter(|_| weighed.len() > 1 && game.can_look_ahead()) {
            Some(ahead) => game.look_ahead(ahead, self.learnt.as_ref(), view, seat, weighed, seed),
            None => Vec::new(),
        }
    }
}

impl Expert<Pluvionautes> for Flying {
    fn decide(
        &mut self,
        game: &Pluvionautes,
        view: &View<Pluvionautes>,
        seat: Seat,
        random: &mut Random,
    ) -> Option<Action> {
        let (pilot, memo) = (&self.pilot, &self.memo);
        game.report(pilot, memo, view, seat, random).or_else(|| {
            let weighed = self.weighed(game, view, seat, random);
            let courses = self.courses(game, view, seat, &weighed, random.bits());
            courses.first().map(|course| course.action).or(weighed.first().map(|(action, _)| *action))
        })
    }

    /// In the order in which it would choose; worded as the share of games that it wins, or, where nothing was
    /// learnt, as the villagers that the seat would help if no other seat interfered.
    fn expect(&mut self, game: &Pluvionautes, view: &View<Pluvionautes>, seat: Seat) -> Vec<Expected<Action>> {
        if Pluvionautes::is_report(view.state()) {
            let reported = game.report(&self.pilot, &self.memo, view, seat, &mut Random::new(0));
            let told = |action| Expected::new(action, 0.5).told(Message::new("hint-report"));
            return reported.map(told).into_iter().collect();
        }
        let most = game.most();
        let villagers =
            |action: &Action| game.appraise_as(&self.memo, &Style::SELFISH, view.state(), seat, action).max(0.0);
        // What was learnt is a share of the victory already; villagers are a share of the most there can be.
        let unit = if self.learnt.is_some() { 1.0 } else { most };
        let worth = |worth: f32| (worth / unit).clamp(0.0, 1.0);
        let is_learnt = self.learnt.is_some();
        // By what it was chosen: beside a share of victory the villagers of one seat would tell another story.
        let words = |action: &Action, worth: f32| {
            let promise = if is_learnt {
                Message::new("hint-wins").with("percent", percent(worth))
            } else {
                Message::new("hint-villagers").with("villagers", format!("{:.0}", villagers(action)))
            };
            told(game, view.state(), action, promise)
        };
        let weighed = self.weighed(game, view, seat, &mut Random::new(0));
        let courses = self.courses(game, view, seat, &weighed, THOUGHT);
        if courses.is_empty() {
            let worth_of = |action: &Action, weight| worth(if is_learnt { weight } else { villagers(action) });
            let expected = |(action, weight)| {
                let worth = worth_of(&action, weight);
                Expected::new(action, worth).told(words(&action, worth))
            };
            return weighed.into_iter().map(expected).collect();
        }
        // Examined actions are listed in the order in which they would be chosen, however near each other the means
        // are.
        let mut least = f32::INFINITY;
        let expected = |course: Course| {
            least = least.min(course.mean);
            let error = course.error / unit;
            let worth = worth(least);
            Expected::new(course.action, worth).give_or_take(error).told(words(&course.action, worth))
        };
        courses.into_iter().map(expected).collect()
    }
}

/// What it promises, and of a throw what may go wrong with it.
fn told(game: &Pluvionautes, state: &State, action: &Action, promise: Message) -> Message {
    match *action {
        Action::Launch { target, heading, force } if game.options.throw == Throw::Aimed => {
            let odds = landing(game, state, target, heading, force, false);
            let key = if odds.hit >= 0.005 { "hint-throw-hits" } else { "hint-throw" };
            Message::new(key).with("promise", promise).with("out", percent(odds.out)).with("hit", percent(odds.hit))
        }
        _ => promise,
    }
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

impl Pluvionautes {
    /// The best score of one livestock and one crop mission (PL-11.4).
    fn most(&self) -> f32 {
        let best = |pile: &[Mission]| pile.iter().map(|&mission| self.ceiling(mission)).max().unwrap_or(1);
        let (livestock, crops) = Mission::ALL.split_at(3);
        f32::from(best(livestock)) + f32::from(best(crops))
    }

    /// What that player does; `None` where the seat has nothing to decide.
    pub fn decide(
        &self,
        pilot: &Pilot,
        memo: &Memo,
        view: &View<Self>,
        seat: Seat,
        random: &mut Random,
    ) -> Option<Action> {
        self.weighed(pilot, memo, view, seat, random).first().map(|(action, _)| *action)
    }

    /// The actions of the seat, the best first, with what each is worth to the player: villagers, less those that it grudges.
    pub fn weighed(
        &self,
        pilot: &Pilot,
        memo: &Memo,
        view: &View<Self>,
        seat: Seat,
        random: &mut Random,
    ) -> Vec<(Action, f32)> {
        let seen = view.state();
        let mut actions = Vec::new();
        self.actions(seen, seat, &mut actions);
        let mut weighed: Vec<(Action, f32)> = actions
            .into_iter()
            .map(|action| {
                let slip = pilot.slip(self, random);
                (action, self.appraise_as(memo, &pilot.style, seen, seat, &action) + slip)
            })
            .collect();
        weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
        weighed
    }
}

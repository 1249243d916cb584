//! Players of three strengths. All of them see a view and nothing more, and none of them searches: all launches of a turn are
//! weighed with their exact odds anyway, so that one ply of this game sees further than a short search.
//!
//! *Novice* misjudges what things are worth by some villagers, *habitué* by hardly one; both look after themselves. *Maître* does
//! not err, guesses what the others hold from what they have built, and hinders them, most of all in its last turn.

use super::judge::Memo;
use super::value::Style;
use crate::action::Action;
use crate::game::Pluvionautes;
use crate::missions::Mission;
use galerne_engine::{Expected, Expert, Message, Random, Rules, Seat, View};

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
pub(crate) struct Flying {
    pub(crate) pilot: Pilot,
    pub(crate) memo: Memo,
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
        game.report(pilot, memo, view, seat, random).or_else(|| game.decide(pilot, memo, view, seat, random))
    }

    /// In the order in which it would choose; worded as the villagers that the seat would help if no other seat interfered.
    fn expect(&mut self, game: &Pluvionautes, view: &View<Pluvionautes>, seat: Seat) -> Vec<Expected<Action>> {
        if Pluvionautes::is_report(view.state()) {
            let reported = game.report(&self.pilot, &self.memo, view, seat, &mut Random::new(0));
            let told = |action| Expected::new(action, 0.5).told(Message::new("hint-report"));
            return reported.map(told).into_iter().collect();
        }
        let most = game.most();
        let expected = |(action, _): (Action, f32)| {
            let villagers = game.appraise_as(&self.memo, &Style::SELFISH, view.state(), seat, &action).max(0.0);
            let words = Message::new("hint-villagers").with("villagers", format!("{villagers:.0}"));
            Expected::new(action, (villagers / most).clamp(0.0, 1.0)).told(words)
        };
        game.weighed(&self.pilot, &self.memo, view, seat, &mut Random::new(0)).into_iter().map(expected).collect()
    }
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

//! Looking ahead: the best actions of a decision, compared by what the others answer and by what can be made of it then.
//!
//! One ply takes what is worth most on the board as it stands, but the board that is paid for is the last one. So the promising actions are
//! each played on with the same luck, every seat by the one-ply player, up to the seat's own next throw, and judged by the best launch
//! there: its odds are summed up and not sampled. The worse half is dropped again and again.

use super::judge::Memo;
use super::learnt::Learnt;
use super::value::{Scale, Style, Weigh, lifts};
use crate::action::Action;
use crate::game::Pluvionautes;
use crate::options::{End, Secrecy, Throw};
use crate::state::{Phase, State};
use galerne_engine::{Luck, Random, Rules, Seat, Streams, Turn, View, mix};

/// How much is imagined for one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ahead {
    /// Imagined turns, all actions together: what a decision costs is counted, never timed.
    turns: usize,
    /// The most actions compared.
    most: usize,
    /// One ply is trusted like that many continuations: they are few, and a throw spreads widely.
    faith: f32,
}

impl Ahead {
    pub(crate) const MAITRE: Ahead = Ahead { turns: 600, most: 8, faith: 30.0 };
    /// With a learnt judgement.
    pub(crate) const LEARNT: Ahead = Ahead { turns: 600, most: 16, faith: 300.0 };

    /// With another effort.
    #[must_use]
    pub fn of(turns: usize, most: usize, faith: f32) -> Ahead {
        Ahead { turns, most, faith }
    }
}

/// No continuation has more steps than this.
const MOST_STEPS: u32 = 400;
/// Deals imagined for each continuation, of which the likelier ones are taken more often.
const DEALS: usize = 4;
/// By how many villagers a lead at the end is sure.
const SURE: f32 = 2.0;

/// An action and what its continuations came to: in villagers, or with a learnt judgement as the share of the victory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    pub(crate) action: Action,
    /// What one ply thinks of it.
    worth: f32,
    tries: f32,
    sum: f32,
    squares: f32,
    /// What the own turn brought beyond what was to be expected of its throw.
    lucky: f32,
    /// The mean, the luck of the throw taken out, and its standard error.
    pub(crate) mean: f32,
    pub(crate) error: f32,
}

impl Course {
    fn new(action: Action, worth: f32) -> Course {
        Course { action, worth, tries: 0.0, sum: 0.0, squares: 0.0, lucky: 0.0, mean: worth, error: 0.0 }
    }

    fn add(&mut self, worth: f32, lucky: f32) {
        self.tries += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
        self.lucky += lucky;
        let mean = self.sum / self.tries;
        self.mean = mean - self.lucky / self.tries;
        self.error = ((self.squares / self.tries - mean * mean).max(0.0) / self.tries).sqrt();
    }

    /// By which actions are compared; `best` is what one ply thinks of the best of them.
    fn rank(&self, best: f32, faith: f32) -> f32 {
        self.mean + (self.worth - best) * faith / (faith + self.tries)
    }
}

/// What continuations are played and judged with.
struct Thought<'a> {
    memo: Memo,
    learnt: Option<&'a Learnt>,
}

impl Pluvionautes {
    /// Whether the game can be played on from here without asking what real dice did.
    pub(crate) fn can_look_ahead(&self) -> bool {
        self.options.throw != Throw::Manual
    }

    /// The promising actions, the best first, by what follows them. `weighed` is what one ply thinks of them, the best first.
    pub(crate) fn look_ahead(
        &self,
        ahead: Ahead,
        learnt: Option<&Learnt>,
        view: &View<Self>,
        seat: Seat,
        weighed: &[(Action, f32)],
        seed: u64,
    ) -> Vec<Course> {
        let promising = weighed.iter().take(ahead.most);
        let mut courses: Vec<Course> = promising.map(|&(action, worth)| Course::new(action, worth)).collect();
        let best = weighed.first().map_or(0.0, |(_, worth)| *worth);
        let (thought, deals) = (Thought { memo: Memo::default(), learnt }, Deals::new(self, view, seat));
        let continuations = ahead.turns / self.turns_ahead(view.state());
        let rounds = courses.len().next_power_of_two().trailing_zeros().max(1) as usize;
        let (mut done, mut ranked) = (0, courses.len());
        for _ in 0..rounds {
            let each = (continuations / (rounds * ranked)).max(1) as u64;
            for number in done..done + each {
                let luck = mix(seed, number);
                let dealt = deals.deal(self, view, &mut Random::new(luck));
                for course in &mut courses[..ranked] {
                    self.imagine(&thought, &dealt, seat, luck, course);
                }
            }
            done += each;
            courses[..ranked].sort_by(|a, b| b.rank(best, ahead.faith).total_cmp(&a.rank(best, ahead.faith)));
            ranked = ranked.div_ceil(2);
        }
        courses
    }

    /// How many turns a continuation has: the rest of this one, those of the others, the next throw; or fewer where the game ends.
    fn turns_ahead(&self, state: &State) -> usize {
        let left = match self.options.end {
            End::Rounds => (usize::from(self.options.rounds) * self.seats).saturating_sub(usize::from(state.turns)),
            End::EightBuildings => usize::MAX,
        };
        left.clamp(1, 1 + self.seats)
    }

    /// One continuation.
    fn imagine(&self, thought: &Thought<'_>, dealt: &State, seat: Seat, luck: u64, course: &mut Course) {
        let (mut now, mine) = (*dealt, dealt.turns);
        self.act(&mut now, seat, course.action, &mut ());
        let of_turn = |turn: u8| Streams::new(mix(luck, u64::from(turn)));
        let (mut turn, mut streams, mut after) = (mine, of_turn(mine), None);
        for _ in 0..MOST_STEPS {
            if now.turns != turn {
                // Each turn has a luck of its own, however much the one before it drew.
                turn = now.turns;
                streams = of_turn(turn);
                after.get_or_insert(now);
            }
            let is_back = usize::from(turn - mine) >= self.seats;
            if is_back && matches!(now.phase, Phase::Launch | Phase::Throwing) {
                break;
            }
            match self.turn(&now) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = self.draw(&now, streams.of(source));
                    self.resolve(&mut now, chance, &mut ());
                }
                Turn::Decide(seats) => {
                    let Some(who) = seats.lowest() else { break };
                    let learnt = thought.learnt.filter(|_| who == seat);
                    let known = learnt.and_then(|learnt| learnt.quickly(self, &now, who));
                    let Some(action) = known.or_else(|| self.at_a_glance(&thought.memo, &now, who)) else { break };
                    self.act(&mut now, who, action, &mut ());
                }
            }
        }
        // What a throw is worth is known exactly; only what follows it is not.
        let lucky = match course.action {
            Action::Launch { .. } => {
                let after = after.unwrap_or(now);
                let came = match thought.learnt {
                    Some(learnt) => learnt.ended(self, dealt, &after, seat),
                    None => Scale::new(self, dealt, seat, &Style::HINDERING).weigh(&after),
                };
                came - course.worth
            }
            _ => 0.0,
        };
        let promise = match thought.learnt {
            Some(learnt) => learnt.promise(self, &now, seat),
            None => self.promise(&thought.memo, &now, seat),
        };
        course.add(promise, lucky);
    }

    /// What a state at the end of a continuation promises.
    fn promise(&self, memo: &Memo, state: &State, seat: Seat) -> f32 {
        if state.phase != Phase::Over {
            return self.best_throw(memo, &Style::HINDERING, state, seat);
        }
        let own = self.score(state, seat) as f32;
        let others = (0..self.seats as u8).map(Seat).filter(|&other| other != seat);
        let Some(best) = others.map(|other| self.score(state, other)).max() else { return own };
        // A villager is a villager as long as the end is close; more than a win is nothing.
        let sure = SURE * self.dearness();
        4.0 * sure / (1.0 + ((best as f32 - own) / sure).exp())
    }

    /// What the one-ply player does.
    fn at_a_glance(&self, memo: &Memo, state: &State, seat: Seat) -> Option<Action> {
        if state.phase == Phase::Launch && self.options.throw == Throw::Aimed {
            return self.best_launch(memo, &Style::HINDERING, state, seat);
        }
        let mut actions = Vec::new();
        self.actions(state, seat, &mut actions);
        let worth = |action: Action| (action, self.appraise_as(memo, &Style::HINDERING, state, seat, &action));
        actions.into_iter().map(worth).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
    }
}

/// What the others may hold, by the copies left and by what the board gives away.
struct Deals {
    /// By what factor each mission is likelier; nothing where all cards are open.
    lifts: Option<[f32; 6]>,
    others: Vec<usize>,
}

impl Deals {
    fn new(game: &Pluvionautes, view: &View<Pluvionautes>, seat: Seat) -> Deals {
        let is_hidden = game.options.missions == Secrecy::Hidden;
        let others = (0..game.seats).filter(|&other| other != seat.index()).collect();
        Deals { lifts: is_hidden.then(|| lifts(game, view.state(), Style::HINDERING.keen)), others }
    }

    fn deal(&self, game: &Pluvionautes, view: &View<Pluvionautes>, random: &mut Random) -> State {
        let Some(lifts) = self.lifts else { return view.imagine(game, random) };
        let dealt: [State; DEALS] = std::array::from_fn(|_| view.imagine(game, random));
        let likely = dealt.each_ref().map(|state| {
            let held = self.others.iter().flat_map(|&other| state.hands[other].iter());
            held.map(|mission| lifts[mission as usize]).product::<f32>()
        });
        let mut at = random.unit() as f32 * likely.iter().sum::<f32>();
        let chosen = likely.iter().position(|likely| {
            at -= likely;
            at <= 0.0
        });
        dealt[chosen.unwrap_or(0)]
    }
}

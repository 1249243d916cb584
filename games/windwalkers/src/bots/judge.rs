//! The heuristic of the quick player and, with a plan, of the maître. It judges the state after each action: the cheapest win, the
//! power that saves most for its price, routes by their expected price, and whether going on costs more than it brings.

use crate::action::Action;
use crate::bots::eye::Eye;
use crate::bots::maitre::Maitre;
use crate::bots::outlook::{Insight, TAPPED, bond, insight, moral_worth};
use crate::bots::plan::Weights;
use crate::effects::Op;
use crate::game::Windwalkers;
use crate::rules::chance::Due;
use crate::rules::outcome::Chance;
use crate::state::{Fate, Phase, State, Wait};
use crate::tiles::{Rest, Tile};
use galerne_engine::{Expert, Judge, Level, Luck, Rules, Scale, SearchParams, Seat, Streams};

/// Points of an ordinary chapter, and a total that counts as full.
const CHAPTER_POINTS: f32 = 18.0;
const GREAT: f32 = 120.0;

impl Judge for Windwalkers {
    type Insight = &'static Insight;

    fn insight(&self) -> &'static Insight {
        insight()
    }

    fn appraise(&self, insight: &&'static Insight, state: &State, seat: Seat, action: &Action) -> f32 {
        Eye { game: self, insight, plan: None, hope: false }.appraise(state, seat, action)
    }

    /// Among rivals the chance to win. Alone it is half that and half the points, those to come estimated from the
    /// chance: a campaign is judged by both.
    fn evaluate(&self, insight: &&'static Insight, state: &State, seat: Seat) -> f32 {
        let track = state.track(seat.0);
        let chapters = f32::from(self.last_chapter() - state.chapter.min(self.last_chapter()));
        let told = |chance: f32| {
            let points = track.total() as f32 + chance * CHAPTER_POINTS * (chapters + 0.5);
            0.5 * chance + 0.5 * (points / GREAT).clamp(0.0, 1.0)
        };
        let chance = self.prospect(insight, state, seat);
        match self.seats {
            1 if state.phase == Phase::Over => 0.5 * chance + 0.5 * (track.total() as f32 / GREAT).clamp(0.0, 1.0),
            1 => told(chance),
            _ => chance,
        }
    }

    /// The chance to win, alone as among rivals.
    fn prospect(&self, insight: &&'static Insight, state: &State, seat: Seat) -> f32 {
        let (horde, track) = (state.horde(seat.0), state.track(seat.0));
        if state.phase == Phase::Over {
            return f32::from(state.winners >> seat.0.min(2) & 1);
        }
        if track.fate == Fate::Lost {
            return 0.0;
        }
        let chapters = f32::from(self.last_chapter() - state.chapter.min(self.last_chapter()));
        let way = if state.present == 0 || track.fate == Fate::Arrived {
            0.0
        } else {
            insight.ways(self, state, seat.0)[usize::from(track.hex) % crate::board::HEXES]
        };
        let means = moral_worth(horde.moral as i8) + 0.55 * insight.horde_worth(state, seat.0);
        let need = way + 9.0 * chapters;
        let edge = (means - need) / 8.0;
        // Rivals are measured against each other as well.
        let lead = (0..self.seats as u8)
            .filter(|&other| other != seat.0)
            .map(|other| (track.total() - state.track(other).total()) as f32 / 20.0)
            .fold(0.0, |sum, lead| sum + lead);
        1.0 / (1.0 + (-(edge + lead)).exp())
    }

    /// A campaign is won or lost, alone too.
    fn scale(&self) -> Scale {
        Scale::Chance
    }

    /// On the way, before the next step: with dice on the table everything hangs in the air.
    fn rests(&self, state: &State) -> bool {
        state.phase == Phase::Move && state.run.wait == Wait::Nothing
    }

    /// Some tiles further: what a step costs in moral and tired powers has shown by then.
    fn horizon(&self) -> Option<u32> {
        Some(8)
    }

    /// The maître leads its horde by a plan of the chapter.
    fn expert(&self, level: Level) -> Option<Box<dyn Expert<Self>>> {
        let weights = if self.seats == 1 { Weights::DEFAULT } else { Weights::SEVERAL };
        (level == Level::Maitre).then(|| Box::new(Maitre::new(weights)) as Box<dyn Expert<Self>>)
    }

    fn bound(&self, luck: &Streams) -> Option<f64> {
        self.relaxed_score(luck)
    }

    /// Appraisals are good within a contre; the effect of going on, resting or giving a card away shows some contres later.
    fn search_params(&self) -> SearchParams {
        SearchParams {
            iterations: 300,
            rollout_depth: 16,
            rollout_greed: 1.0,
            max_actions: 12,
            mistake_rates: [0.3, 0.0],
            ..SearchParams::DEFAULT
        }
    }
}

impl Eye<'_> {
    /// How good an action looks.
    pub(crate) fn appraise(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        if *action == Action::Concede {
            return -1000.0;
        }
        if state.run.wait != Wait::Nothing {
            return self.appraise_choice(state, seat, action);
        }
        match state.phase {
            Phase::Compose => match action {
                Action::Card { card } => self.insight.worth[usize::from(card.0)],
                _ => 0.0,
            },
            Phase::Move => self.appraise_move(state, seat, action),
            Phase::Adjust => self.appraise_adjust(state, seat, action),
            Phase::LossFailed | Phase::LossTour | Phase::LossTourStop | Phase::Replace => match action {
                Action::Card { card } => {
                    let horde = state.horde(state.active);
                    let ready = horde.place_of(card.0).is_some_and(|place| horde.is_ready(place));
                    let worth = self.insight.worth[usize::from(card.0)] + bond(self.game, state, card.0);
                    -worth * if ready { 1.0 } else { TAPPED }
                }
                _ => 0.0,
            },
            Phase::Arrived => self.appraise_arrived(state, seat, action),
            Phase::Passing | Phase::Stopped => match action {
                Action::RestAll => 50.0,
                Action::Ready { card } => 20.0 + self.insight.worth[usize::from(card.0)],
                Action::Leave => 0.0,
                _ => self.appraise_travel(state, seat, action),
            },
            Phase::Recruit => self.appraise_recruit(state, action),
            Phase::PlaceVillage => self.appraise_village(state, seat, action),
            _ => 0.0,
        }
    }

    /// The worth of a state between contres.
    pub(crate) fn standing(&self, state: &State, seat: u8) -> f32 {
        match state.track(seat).fate {
            Fate::Lost => self.doom(state),
            _ => self.place_worth(state, seat) + self.cards_worth(state, seat),
        }
    }

    pub(crate) fn appraise_move(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let Action::Move { hex } = *action else { return self.appraise_travel(state, seat, action) };
        let Some(at) = self.board_of(state).index(hex) else { return -1000.0 };
        let me = state.active;
        if let Some(plan) = self.plan {
            let here = plan.between(self.game, state, me);
            let there = match state.tile(at) {
                _ if at == self.arrival_hex(state, me) => plan.arrived(state.horde(me).moral),
                tile if tile.is_city() => plan.stopped(
                    at,
                    state.horde(me).moral,
                    self.insight.units(self.game, state, me, plan.weights.unit).0,
                ),
                _ => plan.moved(self.game, state, at),
            };
            return (there - here).min(39.0);
        }
        if at == self.arrival_hex(state, me) {
            return 30.0;
        }
        let tile = state.tile(at);
        if tile.is_city() {
            // The start is entered only to rest.
            return -60.0;
        }
        let ways = self.insight.ways(self.game, state, me);
        let plan = self.roll_plan(state, me, at);
        let mut price = self.insight.tile_price(self.game, state, at, plan.blue) + ways[usize::from(at)];
        let moral = state.horde(me).moral;
        if tile.malus() >= moral {
            // Entering would be the end.
            price += 40.0;
        } else if tile.malus() > 0 && moral - tile.malus() < 2 {
            price += 6.0;
        }
        -price
    }

    /// Powers used outside a contre: compared with leaving things as they are.
    pub(crate) fn appraise_travel(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let me = state.active;
        let mut next = *state;
        self.act(&mut next, seat, *action, &mut ());
        let hint = match *action {
            Action::Use { card } => self.travel_hint(state, card.card()),
            Action::Bulletin { .. } => 0.2,
            Action::Play { .. } => 0.3,
            _ => 0.0,
        };
        let after = self.look_on_the_way(&mut next, me, 0);
        let rest = self.rest_gives_back(state, action);
        let gain = after - self.standing(state, me) + hint + rest;
        if self.plan.is_some() {
            return if gain > 0.15 { 60.0 + gain } else { -900.0 + gain };
        }
        // In MOVE the moves carry prices below zero; elsewhere leaving is zero. What the rest gives back is used before it.
        match gain > 0.35 {
            true if rest > 0.0 => 60.0 + gain,
            true => 40.0 + gain,
            false => -900.0 + gain,
        }
    }

    /// Whether the next step hangs on the wind there: the tile is one of several that lead on. What lies farther off can be read later.
    pub(crate) fn hangs_on(&self, state: &State, hex: galerne_engine::Hex) -> bool {
        let (board, me) = (self.board_of(state), state.active);
        let here = state.track(me).hex;
        let far = board.distances(state.present, self.arrival_hex(state, me));
        let leads_on = |at: &u8| far[usize::from(*at)] <= far[usize::from(here) % crate::board::HEXES];
        let ways: Vec<u8> = crate::board::bits(board.near(here) & state.present).filter(leads_on).collect();
        ways.len() > 1 && board.index(hex).is_some_and(|at| ways.contains(&at))
    }

    /// What tapping a card costs nothing of, because the rest that is still to come readies it again.
    fn rest_gives_back(&self, state: &State, action: &Action) -> f32 {
        // A plan knows by itself what the rest gives back.
        let (Action::Use { card }, None) = (*action, self.plan) else { return 0.0 };
        let resting = matches!(state.phase, Phase::Stopped | Phase::Passing) && !state.track(state.active).rested;
        let readied = match self.rest_kind(state) {
            Rest::All => true,
            Rest::One => self.rest_choices(state).is_empty(),
            Rest::None => false,
        };
        let taps = card.card().trigger == crate::cards::Trigger::Tap;
        if resting && readied && taps { (1.0 - TAPPED) * self.insight.worth[usize::from(card.0)] } else { 0.0 }
    }

    pub(crate) fn look_on_the_way(&self, state: &mut State, me: u8, depth: u8) -> f32 {
        if depth > 8 || state.run.wait == Wait::Nothing && state.deal.position().is_none() {
            return self.standing(state, me);
        }
        match self.due(state) {
            Some(Due::Die) => {
                (1..=6)
                    .map(|face| {
                        let mut next = *state;
                        self.resolve(&mut next, Chance::Die { face }, &mut ());
                        self.look_on_the_way(&mut next, me, depth + 1)
                    })
                    .sum::<f32>()
                    / 6.0
            }
            Some(_) => self.standing(state, me),
            None => {
                let before = *state;
                match self.best_choice(state) {
                    Some(action) => {
                        self.act(state, Seat(self.decider(&before)), action, &mut ());
                        let hint = self.tile_hint(&before, state);
                        self.look_on_the_way(state, me, depth + 1) + hint
                    }
                    None => self.standing(state, me),
                }
            }
        }
    }

    /// What a change of tiles does to the way ahead.
    pub(crate) fn tile_hint(&self, before: &State, after: &State) -> f32 {
        if before.tiles == after.tiles {
            return 0.0;
        }
        let seat = before.active;
        let here = usize::from(before.track(seat).hex) % crate::board::HEXES;
        let (was, is) =
            (self.insight.ways(self.game, before, seat)[here], self.insight.ways(self.game, after, seat)[here]);
        (was - is).clamp(-20.0, 20.0)
    }

    /// What knowing the wind is worth, and other things a state does not show.
    pub(crate) fn travel_hint(&self, state: &State, card: &crate::cards::Card) -> f32 {
        let me = state.active;
        match card.ops.first() {
            Some(Op::WindReveal(_)) if state.phase == Phase::Move => {
                let board = self.board_of(state);
                let goal = self.arrival_hex(state, me);
                let far = board.distances(state.present, goal);
                let here = state.track(me).hex;
                let ahead = crate::board::bits(self.unrevealed(state, here))
                    .filter(|&at| far[usize::from(at)] <= far[usize::from(here) % crate::board::HEXES])
                    .count();
                if ahead >= 2 { 0.75 * ahead as f32 } else { 0.0 }
            }
            Some(Op::ScoreDouble) => {
                let today: i8 = state.track(me).today.iter().sum();
                f32::from(today) - 1.0
            }
            // A place freed while newcomers of its line wait for one.
            Some(Op::Stack(line)) => {
                let here = state.tile(state.track(me).hex);
                let waiting = !self.offered(state).and(self.of_line(*line)).is_empty();
                if here.is_village() && waiting { 2.5 } else { -2.0 }
            }
            // One more newcomer here and in the villages ahead, for the places that are free.
            Some(Op::OfferAdd) if state.tile(state.track(me).hex).is_village() => {
                1.2 * f32::from(8 - state.horde(me).len().min(8))
            }
            Some(Op::WindBump) => -1.0,
            _ => 0.0,
        }
    }

    pub(crate) fn appraise_arrived(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let me = state.active;
        let track = state.track(me);
        match action {
            Action::Stop => 0.0,
            Action::GoOn => {
                if let Some(plan) = self.plan {
                    return plan.went_on(self.game, state) - plan.between(self.game, state, me);
                }
                let board = self.board_of(state);
                let goal = self.arrival_hex(state, me);
                if board.near(track.hex) >> goal & 1 == 1 {
                    return 10.0;
                }
                let ways = self.insight.ways(self.game, state, me);
                let fresh = self.options.difficulty;
                let tired = fresh.saturating_sub(track.surpass + 1);
                let best = |blue: u8| {
                    crate::board::bits(board.near(track.hex) & state.present)
                        .filter(|&at| !state.tile(at).is_city())
                        .map(|at| self.insight.tile_price(self.game, state, at, blue) + ways[usize::from(at)])
                        .fold(f32::INFINITY, f32::min)
                };
                let harder = best(tired) - best(fresh);
                let points = 0.9 * f32::from(track.surpass + 1);
                points - harder * 1.15 - self.rest_lost(state, me)
            }
            _ => self.appraise_travel(state, seat, action),
        }
    }

    /// What stopping would ready more than going on.
    pub(crate) fn rest_lost(&self, state: &State, me: u8) -> f32 {
        let horde = state.horde(me);
        let tile = state.tile(state.track(me).hex);
        let (mut all, mut most) = (0.0f32, 0.0f32);
        for (place, card) in horde.tops() {
            if horde.restable(place) {
                let gain = (1.0 - TAPPED) * self.insight.worth[usize::from(card.id)];
                all += gain;
                most = most.max(gain);
            }
        }
        let of = |rest: Rest| match rest {
            Rest::None => 0.0,
            Rest::One => most,
            Rest::All => all,
        };
        of(tile.print().rest_stop) - of(tile.print().rest_pass)
    }

    pub(crate) fn appraise_recruit(&self, state: &State, action: &Action) -> f32 {
        match *action {
            Action::Recruit { card } => 10.0 + self.insight.worth[usize::from(card.0)],
            Action::Replace { card } => {
                let horde = state.horde(state.active);
                let weakest = self
                    .replaceable(state, card.0)
                    .iter()
                    .map(|old| {
                        let ready = horde.place_of(old).is_some_and(|place| horde.is_ready(place));
                        let worth = self.insight.worth[usize::from(old)] + bond(self.game, state, old);
                        worth * if ready { 1.0 } else { TAPPED }
                    })
                    .fold(f32::INFINITY, f32::min);
                self.insight.worth[usize::from(card.0)] - weakest - 0.2
            }
            _ => 0.0,
        }
    }

    /// A village of one's own lies well a third of the way along.
    pub(crate) fn appraise_village(&self, state: &State, seat: Seat, action: &Action) -> f32 {
        let Action::Tile { hex } = *action else { return 0.0 };
        let Some(at) = self.board_of(state).index(hex) else { return 0.0 };
        let way = self.board_of(state).distance(state.present, self.start_hex(state, seat.0), at).unwrap_or(99);
        let malus = f32::from(state.tile(at).malus() + state.tile(at).print().black);
        malus - (f32::from(way) - 5.0).abs() - f32::from(u8::from(state.tile(at) == Tile::Hut))
    }
}

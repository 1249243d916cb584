//! Why the maître advises what it does, in one sentence, where it is not a certain win (those are in `sure.rs`). It
//! states only facts that can be checked at the table: odds, points, rest and moral; the plan's own numbers are not for
//! people.

use crate::action::Action;
use crate::board::bits;
use crate::bots::help::{Help, help_of, means, price_within};
use crate::bots::sure::sure_wins;
use crate::game::Windwalkers;
use crate::names::{name, say};
use crate::odds::oracle::MOST_MORAL;
use crate::odds::reroll::odds_of_reroll;
use crate::odds::{hundredths, odds_of};
use crate::state::{Phase, State, Wait};
use crate::tiles::{MAX_MORAL, Rest};
use galerne_engine::{Message, Seat};

/// The reason for that action, where there is one to tell.
pub(super) fn reason(game: &Windwalkers, state: &State, seat: Seat, action: &Action) -> Option<Message> {
    if state.run.wait != Wait::Nothing || state.active != seat.0 {
        return None;
    }
    let road = Road { game, state };
    match (state.phase, *action) {
        (Phase::Move, Action::Move { hex }) => road.walk(game.board_of(state).index(hex)?),
        (Phase::Arrived, Action::Stop) => Some(road.stop()),
        (Phase::Arrived, Action::GoOn) => Some(road.go_on()),
        (Phase::Stopped | Phase::Passing, Action::RestAll) => Some(say("hint-rest-all")),
        (Phase::Stopped | Phase::Passing, Action::Ready { .. }) if game.rest_choices(state).len() > 1 => {
            Some(say("hint-ready"))
        }
        (Phase::Recruit, Action::Recruit { .. }) => Some(say("hint-recruit")),
        (Phase::LossFailed | Phase::LossTour | Phase::LossTourStop, Action::Card { .. }) => Some(say("hint-loss")),
        (_, Action::Bulletin { .. }) => Some(say("hint-bulletin")),
        (Phase::Adjust, _) => of_contre(game, state, action),
        _ => None,
    }
}

fn of_contre(game: &Windwalkers, state: &State, action: &Action) -> Option<Message> {
    match *action {
        Action::Confirm if game.confirm_wins(state) => Some(say("hint-won")),
        Action::Confirm => Some(match price_within(game, state, means(state)) {
            Some(moral) => say("hint-fail-dear").with("moral", moral),
            None => say("hint-fail"),
        }),
        Action::RerollAll => {
            let percent = hundredths(odds_of_reroll(game, state)?);
            // The plan may keep a power that wins for certain for a harder contre: that is said, so that one can do otherwise.
            let kept = sure_wins(game, state, Seat(state.active)).into_iter().find_map(|win| match win.told.action {
                Action::Use { card } => Some(card),
                _ => None,
            });
            let message = match (kept, price_within(game, state, means(state))) {
                (Some(card), _) => say("hint-reroll-kept").with("card", name(card)),
                (None, Some(moral)) => say("hint-reroll-dear").with("moral", moral),
                (None, None) => say("hint-reroll"),
            };
            Some(message.with("percent", percent))
        }
        Action::Shift { .. } => {
            price_within(game, state, means(state)).map(|moral| say("hint-costs").with("moral", moral))
        }
        Action::Use { card } => help_of(game, state, card).map(|help| match help {
            Help::Wins => say("hint-free"),
            Help::Leaves(moral) => say("hint-leaves").with("moral", moral),
            Help::Perhaps => say("hint-perhaps"),
        }),
        _ => None,
    }
}

/// The horde between contres.
struct Road<'a> {
    game: &'a Windwalkers,
    state: &'a State,
}

impl Road<'_> {
    /// The tiles beside the horde.
    fn near(&self) -> u64 {
        self.game.board_of(self.state).near(self.state.track(self.state.active).hex) & self.state.present
    }

    /// The chance of a tile with that surpassement, all moral that may be spent used as well as possible.
    fn chance(&self, surpass: u8, at: u8) -> Option<f64> {
        let mut then = *self.state;
        then.track_mut(self.state.active).surpass = surpass;
        let odds = odds_of(self.game, &then, self.game.board_of(&then).hex(at))?;
        Some(odds.best[usize::from(means(self.state)).min(MOST_MORAL)])
    }

    /// The best chance on the way: a tile crossed before is easy, but brings nothing (WW-11.3) and leads back.
    fn best_chance(&self, surpass: u8) -> i64 {
        let new = self.near() & !self.state.track(self.state.active).crossed;
        let tiles = if new == 0 { self.near() } else { new };
        hundredths(bits(tiles).filter_map(|at| self.chance(surpass, at)).fold(0.0, f64::max))
    }

    /// Points that a tile still brings.
    fn points(&self, at: u8, surpass: u8) -> u8 {
        let crossed = self.state.track(self.state.active).crossed >> at & 1 == 1;
        if crossed || self.game.is_race() { 0 } else { self.game.points.tile.clamp(0, 9) as u8 + surpass }
    }

    /// A step: nearer the city where it is, else what it is good for.
    fn walk(&self, at: u8) -> Option<Message> {
        let (game, state) = (self.game, self.state);
        let track = state.track(state.active);
        if at == game.arrival_hex(state, state.active) {
            return Some(say("hint-arrive"));
        }
        let tile = state.tile(at);
        let rests = tile.print().rest_stop == Rest::All && self.game.anyone_tapped(self.state);
        // A city that was left: no contre is fought there.
        let Some(chance) = self.chance(track.surpass, at) else {
            return Some(say("hint-walk-back").with("rests", u8::from(rests)));
        };
        let far = game.board_of(state).distances(state.present, game.arrival_hex(state, state.active));
        let nearer = far[usize::from(at)] < far[usize::from(track.hex)];
        let points = self.points(at, track.surpass);
        let gain = tile.print().moral > 0 && state.horde(state.active).moral < MAX_MORAL;
        let key = match () {
            () if nearer => "hint-walk",
            () if rests => "hint-walk-rest",
            () if gain => "hint-walk-moral",
            () if points > 0 => "hint-walk-points",
            () => "hint-walk-round",
        };
        Some(
            say(key)
                .with("percent", hundredths(chance))
                .with("points", points)
                .with("beside", u8::from(self.game.arrival_is_next(self.state))),
        )
    }

    /// Stopping: beside the city for what is still to be had before it, elsewhere for the dice of a new day.
    fn stop(&self) -> Message {
        let (game, state) = (self.game, self.state);
        let here = state.tile(state.track(state.active).hex);
        let rests = here.print().rest_stop != Rest::None && self.game.anyone_tapped(self.state);
        let open = bits(state.present).any(|at| !state.tile(at).is_city() && self.points(at, 0) > 0);
        if self.game.arrival_is_next(self.state) {
            return say("hint-stop-city").with("rests", u8::from(rests)).with("points", u8::from(open));
        }
        let surpass = state.track(state.active).surpass + 1;
        say("hint-stop")
            .with("dice", game.dice_onward(state))
            .with("percent", self.best_chance(surpass))
            .with("later", self.best_chance(0))
            .with("rests", u8::from(rests))
    }

    fn go_on(&self) -> Message {
        if self.game.arrival_is_next(self.state) {
            return say("hint-arrive");
        }
        let surpass = self.state.track(self.state.active).surpass + 1;
        let most = |surpass| bits(self.near()).map(|at| self.points(at, surpass)).max().unwrap_or(0);
        say("hint-go-on")
            .with("percent", self.best_chance(surpass))
            .with("points", most(surpass))
            .with("later", self.best_chance(0))
            .with("fewer", most(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::scene::{Scene, against, solo};
    use crate::tiles::Tile;
    use galerne_engine::{Judge, Level, Random, Turn, View, Viewer};

    /// Uther (1), Thomassin (6), Xavio (24), Yavo (25), Wanda (35) …
    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    fn key(scene: &Scene, action: Action) -> Option<&'static str> {
        reason(&scene.game, &scene.state, Seat(0), &action).map(|words| words.key)
    }

    /// Beside the free city, whatever else is advised has a reason that can be seen: points, moral or rest.
    #[test]
    fn ww_5_1_stopping_or_walking_on_beside_the_city_is_explained() {
        let mut scene = solo(&TEAM);
        scene.stand(0, 0, -5);
        let (city, steppe) = (galerne_engine::Hex::new(0, -6), galerne_engine::Hex::new(1, -5));
        assert_eq!(key(&scene, Action::Move { hex: city }), Some("hint-arrive"));
        let words = reason(&scene.game, &scene.state, Seat(0), &Action::Move { hex: steppe }).unwrap();
        assert_eq!(words.key, "hint-walk-points");
        let speech = galerne_kit::Speech::of::<Windwalkers>();
        assert!(speech.say(&words).starts_with("The city can wait. It still brings 1 point; won in "), "{words:?}");
        scene.tile(1, -5, Tile::Hut).moral(5);
        assert_eq!(key(&scene, Action::Move { hex: steppe }), Some("hint-walk-moral"));
        scene.state.phase = Phase::Arrived;
        assert_eq!(key(&scene, Action::Stop), Some("hint-stop-city"));
        assert_eq!(key(&scene, Action::GoOn), Some("hint-arrive"));
        scene.stand(0, 0, -1);
        assert_eq!(key(&scene, Action::Stop), Some("hint-stop"));
        assert_eq!(key(&scene, Action::GoOn), Some("hint-go-on"));
    }

    /// Going on is advised for a tile that pays, so its chance is named and not that of the easy tile behind.
    #[test]
    fn ww_11_3_the_chance_of_going_on_is_that_of_a_tile_not_yet_crossed() {
        let mut scene = solo(&TEAM);
        scene.stand(0, 0, -1);
        scene.state.phase = Phase::Arrived;
        let road = |scene: &Scene| {
            let road = Road { game: &scene.game, state: &scene.state };
            let chances = bits(road.near()).filter_map(|at| Some((at, hundredths(road.chance(1, at)?))));
            (road.near(), road.best_chance(1), chances.min_by_key(|&(_, percent)| percent).unwrap())
        };
        let (near, easiest, (hardest, percent)) = road(&scene);
        assert!(percent < easiest, "{percent} < {easiest}");
        scene.state.track_mut(0).crossed |= near & !(1 << hardest);
        assert_eq!(road(&scene).1, percent, "the hardest tile is all that is left to cross");
    }

    /// Where everything is rolled again though a power wins for certain, the sentence names that power.
    #[test]
    fn ww_9_1_another_roll_names_the_power_that_would_win() {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(2);
        scene.roll(against(&[1, 3, 5, 5, 6, 6], &[2, 5, 6], &[3, 4, 5]));
        assert_eq!(key(&scene, Action::RerollAll), Some("hint-reroll-kept"));
        scene.tapped(&TEAM);
        assert_ne!(key(&scene, Action::RerollAll), Some("hint-reroll-kept"));
    }

    /// Steps, stops and going on, losses and rests of a chapter are never advised without a reason.
    #[test]
    fn every_step_of_the_road_is_advised_with_a_reason() {
        let game = solo(&TEAM).game;
        let mut state = solo(&TEAM).state;
        let (mut luck, mut random) = (galerne_engine::Streams::new(4), Random::new(4));
        let mut maitre = game.expert(Level::Maitre).unwrap();
        let mut told = 0;
        for _ in 0..400 {
            use galerne_engine::{Luck as _, Rules as _};
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(source) => {
                    let chance = game.draw(&state, luck.of(source));
                    game.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(_) => {
                    let view = View::new(&game, &state, Viewer::seat(Seat(0)));
                    let expected = maitre.expect(&game, &view, Seat(0));
                    let Some(first) = expected.first() else {
                        let action = maitre.decide(&game, &view, Seat(0), &mut random).unwrap();
                        game.act(&mut state, Seat(0), action, &mut ());
                        continue;
                    };
                    if matches!(first.action, Action::Move { .. } | Action::Stop | Action::GoOn | Action::RerollAll) {
                        assert!(first.words.is_some(), "{first:?}");
                        told += 1;
                    }
                    game.act(&mut state, Seat(0), first.action, &mut ());
                }
            }
        }
        assert!(told > 8, "{told}");
    }
}

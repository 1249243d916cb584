//! Contres that can be won for certain: what wins them, the sentence a hint tells of it (a win for so much moral), and what the game is
//! worth afterwards.

use crate::action::Action;
use crate::bots::help::{Help, help_of};
use crate::bots::outlook::insight;
use crate::bots::power;
use crate::cards::{CardId, Trigger};
use crate::game::Windwalkers;
use crate::odds::way::{Step, cheapest_way};
use crate::state::{Phase, State, Wait};
use galerne_engine::{Expected, Judge, Message, Rules, Seat};

/// Moral that a certain win may cost and still be preferred to a throw.
const CHEAP: u8 = 2;

/// A way to win for certain.
#[derive(Clone, Debug)]
pub(super) struct Sure {
    pub(super) told: Expected<Action>,
    moral: u8,
    /// It begins with a power that only has to rest afterwards.
    rests: bool,
    /// The power alone wins: no step is paid for after it.
    alone: bool,
}

impl Sure {
    /// Whether it costs at most so much moral and no hordier.
    fn costs_at_most(&self, moral: u8) -> bool {
        self.moral <= moral && (self.rests && self.alone || !matches!(self.told.action, Action::Use { .. }))
    }
}

/// The ways to win the contre in progress without another throw, the best first; nothing where there is none or none is needed.
pub(super) fn sure_wins(game: &Windwalkers, state: &State, seat: Seat) -> Vec<Sure> {
    let asked = state.phase == Phase::Adjust && game.decider(state) == seat.0 && state.active == seat.0;
    if !asked || !matches!(state.run.wait, Wait::Nothing | Wait::Shift) {
        return Vec::new();
    }
    let mut wins: Vec<Sure> = Vec::new();
    if state.run.wait == Wait::Nothing {
        if game.confirm_dooms(state) {
            return Vec::new();
        }
        let cards = state.horde(seat.0).tops().map(|(_, card)| CardId(card.id));
        wins.extend(cards.filter_map(|card| by_power(game, state, seat, card)));
    }
    // A power that only has to rest afterwards comes before spending moral or leaving a hordier behind.
    if wins.iter().any(|win| win.rests && win.alone) {
        wins.retain(|win| win.rests && win.alone);
    } else {
        wins.extend(by_steps(game, state, seat));
    }
    wins.sort_by(|a, b| b.told.worth.total_cmp(&a.told.worth));
    wins
}

/// The certain win to be taken instead of an action that lets dice or a failure decide, or that pays for what is free.
pub(super) fn instead_of(game: &Windwalkers, state: &State, seat: Seat, action: Action) -> Option<Action> {
    if state.phase != Phase::Adjust {
        return None;
    }
    let throws = match action {
        Action::RerollAll => true,
        Action::Confirm => !game.confirm_wins(state),
        Action::Use { card } => {
            let sure = matches!(help_of(game, state, card), Some(Help::Wins | Help::Leaves(_)));
            let mut next = *state;
            game.act(&mut next, seat, action, &mut ());
            !sure && game.due(&next).is_some()
        }
        _ => false,
    };
    let pays = matches!(action, Action::Shift { .. }) && state.run.wait == Wait::Nothing;
    if !throws && !pays {
        return None;
    }
    let most = if throws { CHEAP } else { 0 };
    let sure = sure_wins(game, state, seat).into_iter().find(|win| win.costs_at_most(most));
    sure.map(|win| win.told.action)
}

/// The next step of a power in use that still wins for nothing: among steps that lead to the same dice the plan sees no difference, and one that
/// changes no die at all would be as good.
pub(super) fn given_step(game: &Windwalkers, state: &State, seat: Seat) -> Option<Action> {
    if state.run.wait != Wait::Shift {
        return None;
    }
    sure_wins(game, state, seat).into_iter().find(|win| win.moral == 0).map(|win| win.told.action)
}

/// What the game is worth once the contre is confirmed.
fn confirmed(game: &Windwalkers, mut state: State, seat: Seat) -> Option<f32> {
    if state.phase != Phase::Adjust || state.run.wait != Wait::Nothing || !game.confirm_wins(&state) {
        return None;
    }
    game.act(&mut state, seat, Action::Confirm, &mut ());
    Some(game.evaluate(&insight(), &state, seat))
}

/// Confirming as it lies, or steps: those of the power in use, then those that moral pays for.
fn by_steps(game: &Windwalkers, state: &State, seat: Seat) -> Option<Sure> {
    let way = cheapest_way(game, state)?;
    let moral = way.moral(state);
    if moral >= state.horde(seat.0).moral {
        return None;
    }
    let shift = |&(colour, face, up): &Step| Action::Shift { colour, face, up };
    let mut line: Vec<Action> = way.given.iter().map(shift).collect();
    if state.run.wait == Wait::Shift && line.len() < usize::from(state.run.left) {
        line.push(Action::Done);
    }
    line.extend(way.paid.iter().map(shift));
    let mut next = *state;
    for &action in &line {
        game.act(&mut next, seat, action, &mut ());
    }
    let worth = confirmed(game, next, seat)?;
    line.push(Action::Confirm);
    let words = if line.len() == 1 { Message::new("hint-won") } else { price_in_words(moral) };
    let first = line.remove(0);
    let told = Expected::new(first, worth).told(words).followed_by(line);
    Some(Sure { told, moral, rests: false, alone: false })
}

fn price_in_words(moral: u8) -> Message {
    if moral == 0 { Message::new("hint-free") } else { Message::new("hint-costs").with("moral", moral) }
}

/// A power that wins, by itself or with steps that moral pays for.
fn by_power(game: &Windwalkers, state: &State, seat: Seat, card: CardId) -> Option<Sure> {
    let help = help_of(game, state, card).filter(|help| matches!(help, Help::Wins | Help::Leaves(_)))?;
    let action = Action::Use { card };
    let mut next = *state;
    game.act(&mut next, seat, action, &mut ());
    // What follows is planned only as far as neither dice nor another horde come between.
    let mut alone = !others_answer(game, &mut next, seat);
    if let Some(thrown) = power::thrown(game, &next, 3) {
        (alone, next) = (false, thrown);
    }
    let mut line = power::tried(game, &next).best?.choices;
    for &choice in &line {
        game.act(&mut next, seat, choice, &mut ());
    }
    alone &= !others_answer(game, &mut next, seat);
    let after = by_steps(game, &next, seat)?;
    line.push(after.told.action);
    line.extend(after.told.line);
    if !alone {
        line.clear();
    }
    // Some powers cost moral themselves.
    let moral = state.horde(seat.0).moral.saturating_sub(next.horde(seat.0).moral) + after.moral;
    let told = Expected::new(action, after.told.worth).told(price_in_words(moral)).followed_by(line);
    let rests = card.card().trigger == Trigger::Tap;
    Some(Sure { told, moral, rests, alone: help == Help::Wins })
}

/// Whether other hordes are asked: they let it pass, or take the first choice they have.
fn others_answer(game: &Windwalkers, state: &mut State, seat: Seat) -> bool {
    let mut any = false;
    while state.phase == Phase::Adjust && game.due(state).is_none() && game.decider(state) != seat.0 {
        let mut actions = Vec::new();
        game.list_actions(state, &mut actions);
        let Some(first) = actions.iter().find(|&&action| action == Action::Pass).or(actions.first()) else { break };
        let other = Seat(game.decider(state));
        game.act(state, other, *first, &mut ());
        any = true;
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::bits;
    use crate::bots::help::cheaper_powers;
    use crate::dice::Colour;
    use crate::rules::tests::scene::{Scene, against, solo};
    use galerne_engine::{Level, Random, View, Viewer};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// A win for nothing is listed first, and its line wins when it is followed.
    #[test]
    fn ww_9_1_free_wins_are_told_and_win() {
        let mut scene = solo(&TEAM);
        scene.walk(0, -1).wind(2);
        scene.roll(against(&[1, 3, 5, 5, 6, 6], &[2, 5, 6], &[3, 4, 5]));
        let wins = sure_wins(&scene.game, &scene.state, Seat(0));
        let best = &wins.first().expect("Blanchette wins with one step").told;
        assert!(matches!(best.action, Action::Use { .. }), "{best:?}");
        assert!(wins.windows(2).all(|pair| pair[0].told.worth >= pair[1].told.worth), "the best comes first");
        for win in wins.iter().map(|win| &win.told).filter(|win| !win.line.is_empty()) {
            let mut state = scene.state;
            for action in [win.action].iter().chain(&win.line) {
                assert!(scene.game.check(&state, Seat(0), action).is_ok(), "{win:?}");
                scene.game.act(&mut state, Seat(0), *action, &mut ());
            }
            assert_eq!(state.phase, Phase::Arrived, "{win:?}");
        }
    }

    /// Force 3, a win that Thomassin (6) or two moral bring for certain, in the race for two and among rivals: neither a throw nor
    /// moral is advised, and the flag, the sentence and the answer at hand say the same.
    #[test]
    fn ww_9_1_the_hint_takes_the_free_win_among_several_hordes() {
        let teams = [[2, 6, 9, 24, 25, 35, 38, 39], [4, 11, 16, 30, 32, 34, 51, 52]];
        for mode in ["race2", "competitive"] {
            let mut scene = Scene::new(&[("deck", "base_ext"), ("mode", mode)], 2);
            scene.horde(0, &teams[0]).horde(1, &teams[1]);
            let (board, at) = (scene.game.board_of(&scene.state), scene.state.track(0).hex);
            let beside = board.hex(bits(board.near(at) & scene.state.present).next().unwrap());
            scene.contre(beside.q, beside.r, 3, against(&[1, 1, 3, 4, 5, 5], &[], &[3, 3, 4, 5, 6])).moral(9);
            let (game, state) = (&scene.game, &scene.state);
            assert_eq!(help_of(game, state, CardId(6)), Some(Help::Wins));
            assert!(!cheaper_powers(game, state).is_empty());
            let view = View::new(game, state, Viewer::seat(Seat(0)));
            let mut maitre = game.expert(Level::Maitre).unwrap();
            let expected = maitre.expect(game, &view, Seat(0));
            let Action::Use { card } = expected[0].action else { panic!("{expected:?}") };
            assert_eq!(help_of(game, state, card), Some(Help::Wins), "the hint is one of the flags");
            assert_eq!(expected[0].words.as_ref().unwrap().key, "hint-free");
            assert!(expected.iter().any(|other| other.action == Action::Use { card: CardId(6) }), "{expected:?}");
            assert_eq!(maitre.decide(game, &view, Seat(0), &mut Random::new(1)), Some(expected[0].action));
            for action in
                [Action::RerollAll, Action::Confirm, Action::Shift { colour: Colour::Blue, face: 1, up: true }]
            {
                assert_eq!(instead_of(game, state, Seat(0), action), Some(expected[0].action), "{action:?}");
            }
        }
    }

    /// A furvent, and four of Blanchette's (12) six steps win it: all orders lead to the same dice, and a step past the end of a die was as good.
    #[test]
    fn ww_9_4_the_steps_of_a_power_are_those_that_win() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 6, against(&[1, 2, 2, 3, 5, 6], &[5], &[2, 2, 2, 6, 6]));
        scene.card(12);
        let mut maitre = scene.game.expert(Level::Maitre).unwrap();
        let mut state = scene.state;
        for _ in 0..4 {
            let view = View::new(&scene.game, &state, Viewer::seat(Seat(0)));
            let told = maitre.expect(&scene.game, &view, Seat(0)).remove(0);
            assert_eq!(told.words.as_ref().map(|words| words.key), Some("hint-free"), "{told:?}");
            assert_eq!(maitre.decide(&scene.game, &view, Seat(0), &mut Random::new(1)), Some(told.action));
            scene.game.act(&mut state, Seat(0), told.action, &mut ());
        }
        assert!(scene.game.confirm_wins(&state));
    }
}

//! The laws of the contract, on one state.

use crate::Speech;
use crate::battery::json;
use galerne_engine::{
    Dense, Event as _, Game, MAX_SEATS, Random, Rules, Seat, SeatSet, Turn, View, Viewer, Wanted, Words,
};
use serde::{Serialize, de::DeserializeOwned};
use std::collections::HashMap;
use std::fmt::Debug;

/// How many actions of the dense space are tried on each state where the space is large.
const TRIED_IDS: usize = 128;

pub(crate) fn hold<G: Game + Words>(game: &G, state: &G::State, random: &mut Random, speech: &Speech, place: &str) {
    let turn = game.turn(state);
    let deciders = turn.deciders();
    assert!(
        !matches!(turn, Turn::Decide(seats) if seats.is_empty()),
        "{place}: somebody must owe a decision, or chance, or the game is over"
    );
    for seat in 0..=MAX_SEATS as u8 {
        actions(game, state, Seat(seat), deciders, random, speech, place);
    }
    actions(game, state, Seat(255), deciders, random, speech, place);
    if let Turn::Chance(source) = turn {
        assert!(usize::from(source.0) < G::SOURCES.len(), "{place}: chance from a source without a name");
        chances(game, state, random, speech, place);
    }
    position(game, state, speech, place);
    views(game, state, random, speech, place);
    let standings = game.standings(state);
    assert_eq!(standings.iter().count(), game.seats(), "{place}: one standing per seat");
    assert!(standings.iter().any(|line| line.place == 1), "{place}: somebody stands first");
    for seat in standings.winners.iter() {
        assert!(seat.index() < game.seats(), "{place}: a winner who does not play");
    }
}

/// `check` accepts exactly what `actions` lists; ids are dense and unique; refusals can be said.
fn actions<G: Game + Words>(
    game: &G,
    state: &G::State,
    seat: Seat,
    deciders: SeatSet,
    random: &mut Random,
    speech: &Speech,
    place: &str,
) {
    let mut legal = Vec::new();
    game.actions(state, seat, &mut legal);
    assert_eq!(!legal.is_empty(), deciders.has(seat), "{place}: seat {seat} has actions exactly when it must decide");
    let seen = View::new(game, state, Viewer::seat(seat));
    let mut ids: Vec<usize> = legal.iter().map(Dense::id).collect();
    for (action, &id) in legal.iter().zip(&ids) {
        let verdict = game.check(state, seat, action);
        assert!(verdict.is_ok(), "{place}: {action:?} of seat {seat} is listed but refused: {verdict:?}");
        assert!(id < G::Action::SPACE, "{place}: id {id} of {action:?} is outside the space");
        assert_eq!(G::Action::of(id), Some(*action), "{place}: id {id} does not lead back");
        survives_json(action, place);
        speech.say(&game.label(seen.state(), seat, action));
    }
    let given_up = legal.iter().position(|action| game.gives_up(action));
    assert!(given_up.is_none_or(|at| at + 1 == legal.len()), "{place}: giving up of seat {seat} is not listed last");
    ids.sort_unstable();
    assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{place}: two legal actions share an id");
    let space = G::Action::SPACE;
    for turn in 0..space.min(TRIED_IDS) {
        let id = if space <= TRIED_IDS { turn } else { random.below(space as u32) as usize };
        let Some(action) = G::Action::of(id) else { continue };
        if seat.index() < game.seats() {
            speech.say(&game.label(seen.state(), seat, &action));
        }
        match game.check(state, seat, &action) {
            Ok(()) => assert!(legal.contains(&action), "{place}: {action:?} of seat {seat} is allowed but not listed"),
            Err(refusal) => {
                assert!(!legal.contains(&action), "{place}: {action:?} of seat {seat} is listed but refused");
                speech.say(&refusal.reason);
            }
        }
    }
    assert_eq!(G::Action::of(space), None, "{place}: the first id beyond the space is an action");
    assert_eq!(G::Action::of(usize::MAX), None, "{place}: a hostile id is an action");
    if deciders.has(seat) {
        speech.say(&game.ask(seen.state(), seat));
    }
}

/// Listed outcomes are possible and weigh something; a sample is possible and leads where a listed one leads.
fn chances<G: Game + Words>(game: &G, state: &G::State, random: &mut Random, speech: &Speech, place: &str) {
    let sample = game.draw(state, random);
    assert!(game.check_chance(state, &sample).is_ok(), "{place}: drew the impossible {sample:?}");
    survives_json(&sample, place);
    speech.say(&game.call(state, &sample));
    match game.wanted(state) {
        Wanted::Dice(dice) => {
            let faces: Vec<u8> = dice.iter().map(|(name, faces)| (speech.say(name), random.die(*faces)).1).collect();
            let read = game.read_dice(state, &faces);
            assert!(read.is_ok_and(|chance| game.check_chance(state, &chance).is_ok()), "{place}: dice {faces:?}");
            for bad in [vec![], vec![0; dice.len()], vec![99; dice.len()], vec![1; dice.len() + 1]] {
                let refusal = game.read_dice(state, &bad).expect_err("dice that cannot be are refused");
                speech.say(&refusal.reason);
            }
        }
        Wanted::Listed => {}
    }
    let mut listed = Vec::new();
    if !game.outcomes(state, &mut listed) {
        return;
    }
    let after = |chance: G::Chance| resolved(game, state, chance);
    let states: Vec<G::State> = listed.iter().map(|(chance, _)| after(*chance)).collect();
    for (index, (chance, weight)) in listed.iter().enumerate() {
        assert!(*weight > 0, "{place}: outcome {chance:?} weighs nothing");
        assert!(game.check_chance(state, chance).is_ok(), "{place}: listed outcome {chance:?} is refused");
        assert!(!states[..index].contains(&states[index]), "{place}: two listed outcomes lead to the same state");
    }
    assert!(states.contains(&after(sample)), "{place}: {sample:?} leads where no listed outcome leads");
}

/// The state that a chance leads to.
fn resolved<G: Game>(game: &G, state: &G::State, chance: G::Chance) -> G::State {
    let mut next = *state;
    game.resolve(&mut next, chance, &mut ());
    next
}

/// Sampling many times gives the listed weights, within five standard deviations.
pub(crate) fn sampling_follows_the_weights<G: Game>(game: &G, state: &G::State, random: &mut Random, place: &str) {
    const SAMPLES: u32 = 4000;
    let mut listed = Vec::new();
    if !game.outcomes(state, &mut listed) {
        return;
    }
    let after = |chance: G::Chance| resolved(game, state, chance);
    let mut counts: Vec<(G::State, u32, f64)> =
        listed.iter().map(|(chance, w)| (after(*chance), 0, f64::from(*w))).collect();
    let total: f64 = counts.iter().map(|(_, _, weight)| weight).sum();
    for _ in 0..SAMPLES {
        let next = after(game.draw(state, random));
        let slot = counts.iter_mut().find(|(state, _, _)| *state == next);
        slot.unwrap_or_else(|| panic!("{place}: a sample leads where no listed outcome leads")).1 += 1;
    }
    for (index, (_, seen, weight)) in counts.iter().enumerate() {
        let expected = f64::from(SAMPLES) * weight / total;
        let slack = 5.0 * expected.sqrt() + 5.0;
        assert!(
            (f64::from(*seen) - expected).abs() < slack,
            "{place}: {:?} came {seen} times, expected {expected:.1}",
            listed[index].0
        );
    }
}

/// A position, written and read back, is the same state.
fn position<G: Game>(game: &G, state: &G::State, speech: &Speech, place: &str) {
    let text = json(&game.describe(state));
    // Every field of a position file is explained.
    if let Ok(serde_json::Value::Object(fields)) = serde_json::from_str(&text) {
        fields.keys().for_each(|name| speech.must_have(&format!("field-{name}")));
    }
    let position: G::Position =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{place}: {error} in position {text}"));
    match game.restore(&position) {
        Ok(restored) => assert_eq!(restored, *state, "{place}: the position {text} is read as another state"),
        Err(refusal) => panic!("{place}: a reachable position is refused: {refusal}; {text}"),
    }
}

/// Redaction hides, hides the same thing always, and leaves the viewer's own decisions as they are.
fn views<G: Game + Words>(game: &G, state: &G::State, random: &mut Random, speech: &Speech, place: &str) {
    let everyone = (0..game.seats()).map(|seat| Viewer::seat(Seat(seat as u8)));
    for viewer in everyone.chain([Viewer::SPECTATOR, Viewer(SeatSet::first(2)), Viewer::EVERYONE]) {
        let view = View::new(game, state, viewer);
        assert_eq!(game.redact(view.state(), viewer), *view.state(), "{place}: redacting twice is redacting once");
        let imagined = view.imagine(game, random);
        assert_eq!(game.turn(&imagined), game.turn(state), "{place}: an imagined state has another turn");
        assert_eq!(
            game.redact(&imagined, viewer),
            *view.state(),
            "{place}: what {viewer:?} sees depends on what {viewer:?} may not know"
        );
        let board = game.board(&view);
        assert_eq!(board, game.board(&View::new(game, &imagined, viewer)), "{place}: the text board shows a secret");
        for message in board.facts.iter().chain(board.cells.iter().map(|(_, reading)| reading)) {
            speech.say(message);
        }
        for seat in viewer.0.iter().filter(|seat| seat.index() < game.seats()) {
            own_decisions(game, state, &imagined, seat, place);
        }
    }
}

/// What a seat may do, and what it then sees, does not depend on the secrets of others, unless an event says that it reveals.
fn own_decisions<G: Game>(game: &G, state: &G::State, imagined: &G::State, seat: Seat, place: &str) {
    let (mut real, mut thought) = (Vec::new(), Vec::new());
    game.actions(state, seat, &mut real);
    game.actions(imagined, seat, &mut thought);
    assert_eq!(real, thought, "{place}: the legal actions of seat {seat} depend on a secret of another seat");
    for action in real.iter().step_by(1 + real.len() / 8) {
        let after = |from: &G::State| {
            let (mut next, mut events) = (*from, Vec::new());
            game.act(&mut next, seat, *action, &mut events);
            (game.redact(&next, Viewer::seat(seat)), events.iter().any(|event: &G::Event| event.reveals()))
        };
        let ((seen, reveals), (thought, thought_reveals)) = (after(state), after(imagined));
        assert!(
            reveals || thought_reveals || seen == thought,
            "{place}: {action:?} of seat {seat} shows a secret, but no event says so"
        );
    }
}

pub(crate) fn events_speak<G: Game + Words>(game: &G, events: &[G::Event], speech: &Speech, place: &str) {
    for event in events {
        assert!(!event.rule().0.is_empty(), "{place}: {event:?} cites no rule");
        survives_json(event, place);
        for viewer in [Viewer::EVERYONE, Viewer::SPECTATOR, Viewer::seat(Seat(0))] {
            if let Some(seen) = game.redact_event(event, viewer) {
                speech.say(&game.tell(&seen));
                assert_eq!(game.redact_event(&seen, viewer).as_ref(), Some(&seen), "{place}: {event:?} for {viewer:?}");
            }
        }
    }
}

/// The events viewers got while several seats chose at once, by what they saw before and after.
pub(crate) struct SeenEvents<G: Game>(HashMap<Glance<G>, Vec<G::Event>>);

/// The number of a viewer, what it saw before and what it saw after.
type Glance<G> = (u16, <G as Rules>::State, <G as Rules>::State);

impl<G: Game> SeenEvents<G> {
    pub(crate) fn new() -> Self {
        SeenEvents(HashMap::new())
    }

    /// Events reveal no more than the view: where simultaneous choices look the same before and after, so do their events.
    pub(crate) fn note(&mut self, game: &G, before: &G::State, after: &G::State, events: &[G::Event], place: &str) {
        if game.turn(before).deciders().iter().count() < 2 || events.iter().any(G::Event::reveals) {
            return;
        }
        let everyone = (0..game.seats()).map(|seat| Viewer::seat(Seat(seat as u8)));
        for (number, viewer) in everyone.chain([Viewer::SPECTATOR]).enumerate() {
            let seen: Vec<G::Event> = events.iter().filter_map(|event| game.redact_event(event, viewer)).collect();
            let key = (number as u16, game.redact(before, viewer), game.redact(after, viewer));
            let known = self.0.entry(key).or_insert_with(|| seen.clone());
            assert_eq!(*known, seen, "{place}: events tell {viewer:?} of a secret that the view does not show");
        }
    }
}

fn survives_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, place: &str) {
    let text = json(value);
    let back: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{place}: {error} in {text}"));
    assert_eq!(back, *value, "{place}: {text} is read back as something else");
}

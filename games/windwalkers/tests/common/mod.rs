//! What the tests of the drawing share.
#![allow(dead_code)]

use galerne_draw::{Block, Output, Picture, PictureContext};
use galerne_engine::{Luck, Random, Record, Referee, Rules, Seat, SeatSet, Streams, Turn};
use galerne_texts::Language;
use galerne_windwalkers::{Action, Event, State, Windwalkers};

pub(crate) fn game(words: &[(&str, &str)], seats: usize) -> Windwalkers {
    Windwalkers::new(&galerne_kit::options::<Windwalkers>(words), seats).unwrap()
}

/// The record of that name, played to its end.
pub(crate) fn kept(name: &str) -> Referee<Windwalkers> {
    let text = std::fs::read_to_string(format!("tests/records/{name}.json")).unwrap();
    Referee::from_record(Record::<Windwalkers>::from_json(&text).unwrap()).unwrap()
}

/// What the viewer of these seats sees.
pub(crate) fn look<T>(
    game: &Windwalkers,
    state: &State,
    events: &[Event],
    me: SeatSet,
    language: Language,
    then: impl FnOnce(&PictureContext<'_, Windwalkers>) -> T,
) -> T {
    galerne_kit::look(game, (state, events), me, language, &["coordinates"], then)
}

/// Random play that uses powers, confirms rarely and never gives up: it comes by every kind of choice.
pub(crate) fn wander(game: &Windwalkers, seed: u64, steps: usize, mut at: impl FnMut(usize, &State, &[Event])) {
    let (mut random, mut luck) = (Random::new(seed), Streams::new(seed));
    let (mut state, mut events, mut actions) = (game.start(), Vec::new(), Vec::new());
    for step in 0..steps {
        at(step, &state, &events);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut events);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                actions.retain(|action| match action {
                    Action::Concede => false,
                    Action::Confirm | Action::Shift { .. } | Action::RerollAll => random.below(4) == 0,
                    _ => true,
                });
                if actions.is_empty() {
                    game.actions(&state, seat, &mut actions);
                    actions.retain(|action| *action != Action::Concede);
                }
                let action = random.pick(&actions).unwrap();
                game.act(&mut state, seat, action, &mut events);
            }
        }
    }
}

/// The panel with that id, as SVG and its height.
pub(crate) fn drawn_panel(game: &Windwalkers, state: &State, events: &[Event], id: &str) -> Option<(String, f32)> {
    look(game, state, events, SeatSet::one(Seat(0)), Language::En, |context| {
        let panel = game.panels(context).into_iter().find(|panel| panel.id == id)?;
        panel.body.into_iter().find_map(|block| match block {
            Block::Picture(scene) => Some((scene.svg(Output::Page), scene.view.height)),
            _ => None,
        })
    })
}

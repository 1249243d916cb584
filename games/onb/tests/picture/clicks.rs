//! How many clicks a battle costs with the moves of the *maître* made in the fewest touches that a page offers. Every
//! thing
//! that is touched is one click. A sequence whose target ends in `-again` goes on by itself once it was clicked, one whose target ends in
//! `-soon` needs no click at all.

use galerne_bots::{Levelled, Player};
use galerne_draw::{Picture, Sequence};
use galerne_engine::{Level, Luck, Rules, Seat, Streams, Turn, View, Viewer, to_json};
use galerne_onb::{Action, Onb, Options, State};
use serde_json::{Value, json};

const ME: Seat = Seat(0);

/// What the player does until chance or another seat comes between: each action, and the state that it leads to.
fn turn_of(game: &Onb, state: &State, seat: Seat, player: &mut Levelled<Onb>) -> Vec<(Action, State)> {
    let (mut now, mut done) = (*state, Vec::new());
    while game.turn(&now).deciders().has(seat) {
        let action = player.choose(game, &View::new(game, &now, Viewer::seat(seat)), seat).unwrap();
        game.act(&mut now, seat, action, &mut ());
        done.push((action, now));
    }
    done
}

/// How many of the wanted actions the sequence does: all up to the state that it leads to.
fn covers(game: &Onb, state: &State, sequence: &Sequence<Action>, wanted: &[(Action, State)]) -> usize {
    let mut now = *state;
    for action in &sequence.actions {
        if game.check(&now, ME, action).is_err() {
            break;
        }
        game.act(&mut now, ME, *action, &mut ());
    }
    wanted.iter().rposition(|(_, end)| *end == now).map_or(0, |last| last + 1)
}

/// What is done in one go.
enum Deed {
    /// The things that a hand touches one after the other.
    Touch(Vec<String>),
    /// What comes by itself after a moment.
    Soon,
    /// What was touched once goes on.
    Again,
}

impl Deed {
    /// A click for each thing that is touched; what is drawn nowhere is a button.
    fn clicks(&self) -> usize {
        if let Deed::Touch(targets) = self { targets.len().max(1) } else { 0 }
    }

    fn line(&self) -> Value {
        match self {
            Deed::Touch(targets) => json!({ "touch": targets }),
            Deed::Soon => json!({ "soon": true }),
            Deed::Again => json!({ "again": true }),
        }
    }
}

/// Whether a page goes on by itself once that was touched.
fn goes_on(targets: &[String]) -> bool {
    targets.first().is_some_and(|target| target.ends_with("-again"))
}

/// The touches for one turn: at each decision whatever brings the player furthest, and of that what takes fewest touches.
fn touches(game: &Onb, state: &State, wanted: &[(Action, State)], standing: &mut bool) -> Vec<Deed> {
    let (mut now, mut rest, mut deeds) = (*state, wanted, Vec::new());
    while let Some((first, _)) = rest.first() {
        let offered = game.sequences(&now, ME);
        let doing = offered.iter().map(|sequence| (covers(game, &now, sequence, rest), sequence.targets.clone()));
        let plain = (1, game.targets(&now, ME, first));
        let by_hand = |targets: &[String]| targets.len().max(1);
        let best = doing.filter(|(done, _)| *done > 0).chain([plain]);
        let (done, targets) = best.max_by_key(|(done, targets)| (*done, std::cmp::Reverse(by_hand(targets)))).unwrap();
        let is_soon = targets.first().is_some_and(|target| target.ends_with("-soon"));
        let stood = std::mem::replace(standing, goes_on(&targets));
        deeds.push(match () {
            () if is_soon => Deed::Soon,
            () if stood && *standing => Deed::Again,
            () => Deed::Touch(targets),
        });
        now = rest[done - 1].1;
        rest = &rest[done..];
    }
    deeds
}

const OPTIONS: &str = r#"{"points": 200, "armies": "random", "map": "prairie"}"#;

fn prairie() -> Onb {
    let options: Options = serde_json::from_str(OPTIONS).unwrap();
    Onb::new(&options, 2).unwrap()
}

/// A whole battle, as lines: what the player does, what the other one does, and what dice and banners say.
fn battle(seed: u64) -> (usize, Vec<Value>) {
    let game = prairie();
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    let mut players = [Levelled::new(Level::Maitre, seed + 1), Levelled::new(Level::Habitue, seed + 2)];
    let (mut sum, mut standing, mut lines) = (0, false, Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return (sum, lines),
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                lines.push(json!({ "chance": to_json(&chance) }));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let wanted = turn_of(&game, &state, seat, &mut players[seat.index()]);
                if seat == ME {
                    let deeds = touches(&game, &state, &wanted, &mut standing);
                    sum += deeds.iter().map(Deed::clicks).sum::<usize>();
                    lines.extend(deeds.iter().map(Deed::line));
                } else {
                    lines.extend(wanted.iter().map(|(action, _)| json!({ "act": to_json(action) })));
                }
                state = wanted.last().expect("whoever is asked decides").1;
            }
        }
    }
}

#[test]
fn a_battle_of_200_points_is_played_with_150_clicks() {
    let battles = [0, 1, 2].map(|seed| battle(seed).0);
    assert!(battles.iter().sum::<usize>() / battles.len() <= 150, "{battles:?}");
}

/// A battle that a browser plays by hand (`tests/battle.test.mjs`). `GALERNE_BLESS=1` plays it anew.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/picture/battle.json");

/// Does what is offered under such targets, one action after the other, as far as nothing comes between.
fn carry_out(game: &Onb, state: &mut State, fits: impl Fn(&[String]) -> bool) {
    let mut offered: Vec<(Vec<String>, Vec<Action>)> = Vec::new();
    offered.extend(game.sequences(state, ME).into_iter().map(|sequence| (sequence.targets, sequence.actions)));
    let mut legal = Vec::new();
    game.actions(state, ME, &mut legal);
    offered.extend(legal.into_iter().map(|action| (game.targets(state, ME, &action), vec![action])));
    let (_, actions) = offered.iter().find(|(targets, _)| fits(targets)).expect("it is offered");
    for action in actions {
        if game.check(state, ME, action).is_err() || !game.turn(state).deciders().has(ME) {
            break;
        }
        game.act(state, ME, *action, &mut ());
    }
}

#[test]
fn the_battle_that_a_browser_plays_is_played_by_the_touches_that_it_names() {
    if std::env::var_os("GALERNE_BLESS").is_some() {
        let (_, lines) = battle(0);
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        std::fs::write(KEPT, format!("{{\"options\":{OPTIONS},\"lines\":[\n{}\n]}}\n", lines.join(",\n"))).unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(KEPT).unwrap()).unwrap();
    let game = prairie();
    let (mut state, mut count) = (game.start(), 0);
    for line in kept["lines"].as_array().unwrap() {
        if let Some(chance) = line.get("chance") {
            let chance = serde_json::from_value(chance.clone()).unwrap();
            game.resolve(&mut state, chance, &mut ());
        } else if let Some(action) = line.get("act") {
            let action = serde_json::from_value(action.clone()).unwrap();
            game.act(&mut state, Seat(1), action, &mut ());
        } else {
            let touched: Vec<String> =
                line["touch"].as_array().into_iter().flatten().map(|one| one.as_str().unwrap().to_owned()).collect();
            let by_itself = if line.get("soon").is_some() { "-soon" } else { "-again" };
            let comes = |targets: &[String]| targets.first().is_some_and(|target| target.ends_with(by_itself));
            if line.get("touch").is_some() {
                count += touched.len().max(1);
                carry_out(&game, &mut state, |targets| targets == touched);
            } else {
                carry_out(&game, &mut state, comes);
            }
        }
    }
    assert_eq!(game.turn(&state), Turn::Over);
    assert!(count <= 150, "{count} clicks");
}

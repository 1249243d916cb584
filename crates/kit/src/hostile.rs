//! Damaged files: positions, records and options with one or several values changed. Each is refused with a message, or can be
//! played; none panics.

use crate::{Speech, battery::json};
use galerne_engine::{
    Game, Playout, Random, Record, Referee, Step, Streams, Turn, Words, read_position, write_position,
};
use serde_json::{Map, Value};

/// How far an accepted position is played on: far enough for what does not fit to come up.
const PLAYED_ON: usize = 400;

/// Play that many games with these options, damage the position after every few steps and the record at the end, and read both. What is
/// refused can be said in every language; what is accepted is written and read back as the same state, and can be played on.
///
/// # Panics
/// When one of these does not hold.
pub fn hostile<G: Game + Words>(options: &G::Options, seats: usize, games: u64) {
    let speech = Speech::of::<G>();
    let game = G::new(options, seats).unwrap_or_else(|refusal| panic!("{}: {refusal}", G::ID));
    for seed in 0..games {
        let (mut state, mut playout, mut random) = (game.start(), Playout::new(seed), Random::new(seed ^ 0xBAD));
        for step in 0..100_000 {
            if step % 5 == 0 {
                let text = write_position(&game, &state);
                for _ in 0..4 {
                    survive_position::<G>(&damaged(&text, &mut random), &speech);
                }
            }
            if playout.step(&game, &mut state, &mut ()) == Step::Over {
                break;
            }
        }
        let text = recorded::<G>(options, seats, seed).to_json();
        for _ in 0..40 {
            survive_record::<G>(&damaged(&text, &mut random), &speech);
        }
    }
}

fn survive_position<G: Game + Words>(text: &str, speech: &Speech) {
    let (game, mut state) = match read_position::<G>(text) {
        Ok(read) => read,
        Err(trouble) => {
            speech.say(&trouble.0);
            return;
        }
    };
    let again = write_position(&game, &state);
    match read_position::<G>(&again) {
        Ok((_, same)) => assert_eq!(same, state, "{text} is read as another state once it is written again: {again}"),
        Err(trouble) => panic!("{text} is accepted, but what is written of it is refused: {trouble}; {again}"),
    }
    let mut playout = Playout::<G>::new(1);
    for _ in 0..PLAYED_ON {
        let turn = game.turn(&state);
        assert!(!matches!(turn, Turn::Decide(seats) if seats.is_empty()), "{text}: nobody has anything to do");
        let mut events = Vec::new();
        if playout.step(&game, &mut state, &mut events) == Step::Over {
            return;
        }
        events.iter().for_each(|event| drop(speech.say(&game.tell(event))));
    }
}

fn survive_record<G: Game + Words>(text: &str, speech: &Speech) {
    if let Err(trouble) = Record::<G>::from_json(text).and_then(Referee::from_record) {
        speech.say(&trouble.0);
    }
}

/// A random game as a record.
fn recorded<G: Game>(options: &G::Options, seats: usize, seed: u64) -> Record<G> {
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let mut referee = Referee::<G>::new(options, names).expect("these options were good before");
    let (mut luck, mut random) = (Streams::new(seed), Random::new(seed));
    for _ in 0..60 {
        match referee.turn() {
            Turn::Over => break,
            Turn::Chance(_) => drop(referee.roll(&mut luck).expect("chance is due")),
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let action = random.pick(&referee.actions(seat)).expect("there is always something to do");
                referee.act(seat, action).expect("what is listed is legal");
            }
        }
    }
    referee.record().clone()
}

/// The text of a file with one to three places changed.
#[must_use]
pub fn damaged(text: &str, random: &mut Random) -> String {
    let mut value: Value = serde_json::from_str(text).expect("it was sound before");
    for _ in 0..=random.below(3) {
        let places = count(&value);
        damage(&mut value, &mut random.below(places), random);
    }
    json(&value)
}

/// How many places there are: every value, whatever it is.
fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        _ => 0,
    }
}

/// Change the place with that number, counted depth first.
fn damage(value: &mut Value, place: &mut u32, random: &mut Random) {
    if *place == 0 {
        *value = changed(value, random);
        *place = u32::MAX;
        return;
    }
    *place -= 1;
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| go_on(inner, place, random)),
        Value::Object(map) => map.values_mut().for_each(|inner| go_on(inner, place, random)),
        _ => {}
    }
}

fn go_on(value: &mut Value, place: &mut u32, random: &mut Random) {
    if *place != u32::MAX {
        damage(value, place, random);
    }
}

/// A similar value, or a value of another type.
fn changed(value: &Value, random: &mut Random) -> Value {
    const NUMBERS: [i64; 12] = [0, 1, 2, 3, 6, 7, -1, 36, 127, 255, 65_535, i64::MAX];
    match (value, random.below(4)) {
        (Value::Number(number), 0..=2) => match (number.as_i64(), random.below(3)) {
            (Some(number), 0) => Value::from(number.wrapping_add(1)),
            (Some(number), 1) => Value::from(number.wrapping_sub(1)),
            _ => Value::from(NUMBERS[random.below(NUMBERS.len() as u32) as usize]),
        },
        (Value::Bool(flag), _) => Value::from(!flag),
        (Value::String(text), 0) => Value::from(text.chars().rev().collect::<String>()),
        (Value::String(text), 1) => Value::from(text.chars().skip(1).collect::<String>()),
        (Value::Array(list), 0..=2) => Value::from(reshuffled(list, random)),
        (Value::Object(map), 0..=2) => Value::from(without_one(map, random)),
        (_, 0) => Value::Null,
        (_, 1) => Value::from(NUMBERS[random.below(NUMBERS.len() as u32) as usize]),
        (_, 2) => Value::from("x"),
        _ => Value::from(vec![value.clone()]),
    }
}

fn reshuffled(list: &[Value], random: &mut Random) -> Vec<Value> {
    let mut list = list.to_vec();
    if list.is_empty() {
        return vec![Value::Null];
    }
    let (a, b) = (random.below(list.len() as u32) as usize, random.below(list.len() as u32) as usize);
    match random.below(3) {
        0 => list.swap(a, b),
        1 => drop(list.remove(a)),
        _ => list.insert(a, list[b].clone()),
    }
    list
}

fn without_one(map: &Map<String, Value>, random: &mut Random) -> Map<String, Value> {
    let gone = random.below(map.len().max(1) as u32) as usize;
    map.iter().enumerate().filter(|&(index, _)| index != gone).map(|(_, (k, v))| (k.clone(), v.clone())).collect()
}

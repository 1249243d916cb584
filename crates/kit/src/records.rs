//! The laws of records: replay, undo, damaged files.

use crate::Speech;
use crate::battery::json;
use galerne_engine::{
    Dense, Game, Random, Record, Referee, Seat, Streams, Turn, What, Words, mix, read_position, write_position,
};

/// Maximum number of entries of a checked game: longer ones add nothing.
const LONGEST: usize = 600;

/// Plays a game through a referee with occasional undos, and checks the laws of its record.
pub(crate) fn hold<G: Game + Words>(options: &G::Options, seats: usize, seed: u64, speech: &Speech, place: &str) {
    let place = format!("{place}, record seed {seed}");
    let names: Vec<String> = (0..seats).map(|seat| format!("Player {}", seat + 1)).collect();
    let mut referee = Referee::<G>::new(options, names).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
    let (mut random, mut luck) = (Random::new(mix(seed, 3)), Streams::new(seed));
    while referee.len() < LONGEST {
        if random.below(6) == 0 {
            undo(&mut referee, Seat(random.below(seats as u32) as u8), speech, &place);
        }
        match referee.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                referee.roll(&mut luck).expect("chance is due");
            }
            Turn::Decide(deciders) => {
                let deciders: Vec<Seat> = deciders.iter().collect();
                let Some(seat) = random.pick(&deciders) else { break };
                let action = random.pick(&referee.actions(seat)).expect("a decider has an action");
                assert!(referee.roll(&mut luck).is_err(), "{place}: chance spoke out of turn");
                hostile(&mut referee, &mut random, speech, &place);
                referee.act(seat, action).expect("a listed action is legal");
            }
        }
    }
    replays(&referee, &place);
    damage(&referee, &mut random, &place);
}

/// A refused action changes nothing.
fn hostile<G: Game>(referee: &mut Referee<G>, random: &mut Random, speech: &Speech, place: &str) {
    let (state, entries, events) = (*referee.state(), referee.record().entries.len(), referee.events().len());
    let space = G::Action::SPACE as u32;
    for seat in [0, 1, 5, 255] {
        let Some(action) = G::Action::of(random.below(space.max(1)) as usize) else { continue };
        if referee.check(Seat(seat), &action).is_err() {
            let refusal = referee.act(Seat(seat), action).expect_err("what is checked and refused is not done");
            speech.say(&refusal.reason);
        }
    }
    let now = (*referee.state(), referee.record().entries.len(), referee.events().len());
    assert!(now == (state, entries, events), "{place}: a refused action left a trace");
}

/// The four rules of undo, as properties.
fn undo<G: Game>(referee: &mut Referee<G>, seat: Seat, speech: &Speech, place: &str) {
    let before = (*referee.state(), referee.record().entries.len(), referee.len());
    let others = referee.turn().deciders().without(seat);
    match referee.check_undo(seat) {
        Err(refusal) => {
            speech.say(&refusal.reason);
            assert!(referee.undo(seat).is_err());
            assert!(
                before == (*referee.state(), referee.record().entries.len(), referee.len()),
                "{place}: undo left a trace"
            );
        }
        Ok(number) => {
            let later = (number..referee.len()).filter_map(|n| referee.live_entry(n)).collect::<Vec<_>>();
            assert!(matches!(later[0].what, What::Act { seat: s, .. } if s == seat), "{place}: undid another's action");
            assert!(
                later.iter().all(|entry| matches!(entry.what, What::Act { .. })),
                "{place}: undo crossed a random event"
            );
            let kept: Vec<_> = later[1..].iter().map(|entry| entry.what).collect();
            let target = referee.state_at(number);
            referee.undo(seat).expect("a checked undo is done");
            assert_eq!(referee.len() + 1, before.2, "{place}: undo takes back one entry");
            assert_eq!(referee.record().entries.len(), before.1 + 1, "{place}: undo is an appended entry");
            let still: Vec<_> = (number..referee.len()).filter_map(|n| referee.live_entry(n)).map(|e| e.what).collect();
            assert!(still == kept, "{place}: undo made another player redo");
            assert!(!kept.is_empty() || *referee.state() == target, "{place}: undo led to a state that never was");
            assert_eq!(referee.turn().deciders().without(seat), others, "{place}: undo changed whose turn it is");
        }
    }
}

/// A record, written and read, replays to the same states and events.
fn replays<G: Game>(referee: &Referee<G>, place: &str) {
    let text = referee.record().to_json();
    let record = Record::<G>::from_json(&text).unwrap_or_else(|trouble| panic!("{place}: {trouble}"));
    assert_eq!(record.to_json(), text, "{place}: a record read and written is the same file");
    let again = Referee::from_record(record).unwrap_or_else(|trouble| panic!("{place}: {trouble}"));
    assert_eq!(again.state(), referee.state(), "{place}: the record replays to another state");
    assert!(again.events() == referee.events(), "{place}: the record replays to other events");
    let mut state = referee.game().start();
    for n in 0..referee.len() {
        assert_eq!(referee.state_at(n), state, "{place}: the state at {n}");
        match referee.live_entry(n).expect("live").what {
            What::Act { seat, action } => referee.game().act(&mut state, seat, action, &mut ()),
            What::Chance(chance) => referee.game().resolve(&mut state, chance, &mut ()),
            What::Undo { .. } => panic!("{place}: an undo is live"),
        }
    }
    assert_eq!(referee.events_until(referee.len()).len(), referee.events().len());
    // The game can be resumed from any of its positions.
    let file = write_position(referee.game(), referee.state());
    let (game, state) = read_position::<G>(&file).unwrap_or_else(|trouble| panic!("{place}: {trouble}"));
    let from_here = Referee::from_position(game, state, referee.record().names.clone());
    let text = from_here.record().to_json();
    let again = Record::<G>::from_json(&text).and_then(Referee::from_record);
    assert_eq!(*again.unwrap_or_else(|trouble| panic!("{place}: {trouble}")).state(), state);
}

/// Damaged files are refused or mean the same; they never panic and never silently lead to another game.
fn damage<G: Game>(referee: &Referee<G>, random: &mut Random, place: &str) {
    let record = referee.record().to_json();
    let position = write_position(referee.game(), referee.state());
    for _ in 0..60 {
        let bad = scratched(&record, random);
        if let Ok(again) = Record::<G>::from_json(&bad).and_then(Referee::from_record) {
            let same = *again.state() == *referee.state();
            let shorter = again.record().entries.len() < referee.record().entries.len();
            let unsealed = again.record().entries.iter().zip(&referee.record().entries).any(|(a, b)| a != b);
            let renamed = again.record().names != referee.record().names
                || json(&again.record().options) != json(&referee.record().options);
            assert!(
                same || shorter || unsealed || renamed,
                "{place}: a damaged record was taken for another game:\n{bad}"
            );
        }
        let _ = read_position::<G>(&scratched(&position, random));
    }
}

/// The text with one byte changed or removed, or truncated.
fn scratched(text: &str, random: &mut Random) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = random.below(bytes.len() as u32) as usize;
    match random.below(3) {
        0 => bytes[at] = b"0123456789-\"{}[],:aZ"[random.below(20) as usize],
        1 => {
            bytes.remove(at);
        }
        _ => bytes.truncate(at),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

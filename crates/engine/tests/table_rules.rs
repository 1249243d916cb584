//! The rules of the table itself (docs/rules/table.en.md), each proved on a game that tempts the table to break it.

mod hunt;

use galerne_engine::{
    Entry, Record, Referee, Refusal, Rule, Rules as _, Seat, Streams, Turn, Viewer, What, read_position,
    table_rules as rules, write_position,
};
use hunt::{Do, HUNT_RULE, Happened, Hunt, Phase};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

type Table = Referee<Hunt>;

fn names(seats: usize) -> Vec<String> {
    ["Ada", "Blaise", "Camille"][..seats].iter().map(ToString::to_string).collect()
}

/// Three hunters who are about to mark their cells, all at the same time.
fn marking() -> Table {
    Referee::new(&(), names(3)).unwrap()
}

/// Two hunters on the walk; Ada begins.
fn walking() -> Table {
    let game = Hunt::new(&(), 2).unwrap();
    let state = hunt::Meadow { phase: Phase::Walking(A), ..game.start() };
    Referee::from_position(game, state, names(2))
}

fn play(table: &mut Table, deeds: &[(Seat, Do)]) {
    for &(seat, action) in deeds {
        table.act(seat, action).unwrap();
    }
}

/// The attempt is refused by that rule, and nothing at all has changed.
fn refused<T: std::fmt::Debug>(table: &mut Table, rule: Rule, attempt: impl FnOnce(&mut Table) -> Result<T, Refusal>) {
    let traces = |table: &Table| (*table.state(), table.record().to_json(), table.events().to_vec(), table.len());
    let before = traces(table);
    let refusal = attempt(table).map(|done| format!("{done:?}")).expect_err("must be refused");
    assert_eq!(refusal.rule, rule, "{refusal}");
    assert_eq!(traces(table), before, "a refusal leaves no trace");
}

fn act(seat: Seat, action: Do) -> impl FnOnce(&mut Table) -> Result<(), Refusal> {
    move |table| table.act(seat, action).map(|_| ())
}

fn feed(face: u8) -> impl FnOnce(&mut Table) -> Result<(), Refusal> {
    move |table| table.feed(face).map(|_| ())
}

fn undo(seat: Seat) -> impl FnOnce(&mut Table) -> Result<(), Refusal> {
    move |table| table.undo(seat)
}

/// What the record says, replayed from nothing, is what the table shows.
fn replays(table: &Table) {
    let record = Record::<Hunt>::from_json(&table.record().to_json()).unwrap();
    let again = Referee::from_record(record).unwrap();
    assert_eq!((again.state(), again.events()), (table.state(), table.events()));
}

#[test]
fn ta_1_1_only_those_who_owe_a_decision_act() {
    let mut table = walking();
    for stranger in [B, C, Seat(8), Seat(200)] {
        assert!(table.actions(stranger).is_empty());
        refused(&mut table, rules::YOUR_TURN, act(stranger, Do::Step));
    }
    play(&mut table, &[(A, Do::Step), (A, Do::Stop), (B, Do::Step)]);
    refused(&mut table, rules::YOUR_TURN, act(A, Do::Step));
    play(&mut table, &[(B, Do::Shake)]);
    refused(&mut table, rules::YOUR_TURN, act(B, Do::Step));
    table.feed(2).unwrap();
    play(&mut table, &[(B, Do::GoHome)]);
    for seat in [A, B] {
        refused(&mut table, rules::YOUR_TURN, act(seat, Do::Step));
    }
}

#[test]
fn ta_1_1_in_a_common_choice_everybody_acts_once_in_any_order() {
    let mut table = marking();
    play(&mut table, &[(B, Do::Mark(0))]);
    refused(&mut table, rules::YOUR_TURN, act(B, Do::Mark(1)));
    play(&mut table, &[(C, Do::Mark(2)), (A, Do::Mark(0))]);
    assert_eq!(table.state().marks, [Some(0), Some(0), Some(2)]);
}

#[test]
fn ta_1_1_holds_for_what_a_record_claims() {
    let act = |seat| Entry { what: What::Act { seat, action: Do::Step }, then: None };
    let mut record = walking().record().clone();
    record.entries = vec![act(A), act(B)];
    let trouble = Referee::from_record(record).unwrap_err().to_string();
    assert!(trouble.contains("entry=2") && trouble.contains("TA-1.1"), "{trouble}");
}

/// A position in which no seat may act and nothing is due would never go on: no file may begin there.
#[test]
fn ta_1_1_a_position_where_nobody_owes_anything_is_refused() {
    let game = Hunt::new(&(), 2).unwrap();
    let stuck = hunt::Meadow { marks: [Some(0), Some(1), None], ..game.start() };
    let trouble = read_position::<Hunt>(&write_position(&game, &stuck)).unwrap_err();
    assert_eq!(trouble.0.key, "position-stuck");
    let record = Referee::from_position(game, stuck, names(2)).record().clone();
    assert_eq!(Referee::from_record(record).unwrap_err().0.key, "position-stuck");
}

#[test]
fn ta_1_2_chance_speaks_only_when_it_is_due() {
    let mut table = walking();
    let mut luck = Streams::new(1);
    let mut too_early = |table: &mut Table| {
        refused(table, rules::CHANCE_DUE, feed(6));
        refused(table, rules::CHANCE_DUE, |table| table.roll(&mut luck).map(|_| ()));
    };
    too_early(&mut table);
    play(&mut table, &[(A, Do::Shake)]);
    assert!(matches!(table.turn(), Turn::Chance(_)));
    refused(&mut table, HUNT_RULE, feed(7));
    assert_eq!(table.feed(6).unwrap(), [Happened::Rolled(6)]);
    too_early(&mut table);
    play(&mut table, &[(A, Do::GoHome)]);
    too_early(&mut table);
}

#[test]
fn ta_2_1_undo_takes_back_ones_own_last_action() {
    let mut table = walking();
    refused(&mut table, rules::UNDO_OWN, undo(A));
    play(&mut table, &[(A, Do::Step), (A, Do::Shake)]);
    refused(&mut table, rules::UNDO_OWN, undo(B));
    table.undo(A).unwrap();
    assert_eq!((table.state().phase, table.events()), (Phase::Walking(A), &[Happened::Did(A, Do::Step)][..]));
    table.undo(A).unwrap();
    assert_eq!((table.state(), table.len(), table.events().len()), (walking().state(), 0, 0));
    refused(&mut table, rules::UNDO_OWN, undo(A));
    replays(&table);
}

#[test]
fn ta_2_1_undo_leaves_the_later_choices_of_others_alone() {
    let mut table = marking();
    play(&mut table, &[(A, Do::Mark(0)), (B, Do::Mark(1))]);
    table.undo(A).unwrap();
    assert_eq!(table.state().marks, [None, Some(1), None]);
    assert_eq!(table.events(), [Happened::Did(B, Do::Mark(1))]);
    play(&mut table, &[(A, Do::Mark(2))]);
    assert_eq!(table.state().marks, [Some(2), Some(1), None]);
    replays(&table);
}

#[test]
fn a_record_with_a_name_that_steers_the_terminal_is_refused() {
    let mut record = marking().record().clone();
    record.names[1] = "Eve\u{1b}[2J".to_owned();
    assert_eq!(Record::<Hunt>::from_json(&record.to_json()).unwrap_err().0.key, "record-name");
}

#[test]
fn a_record_of_older_rules_is_read_where_fingerprints_can_tell() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Step)]);
    let text = table.record().to_json();
    let key = |text: String| Record::<Hunt>::from_json(&text).err().map(|trouble| trouble.0.key);
    let with_rules = |rules: u32| text.replacen("\"rules\": 1", &format!("\"rules\": {rules}"), 1);
    assert_ne!(with_rules(0), text);
    assert_eq!(key(with_rules(0)), None);
    assert_eq!(key(with_rules(2)), Some("file-other-rules"));
    // Without fingerprints it cannot be verified that it still leads where it led.
    let mut bare = table.record().clone();
    bare.entries[0].then = None;
    assert_eq!(key(bare.to_json().replacen("\"rules\": 1", "\"rules\": 0", 1)), Some("file-other-rules"));
}

#[test]
fn ta_2_1_a_record_cannot_take_back_somebody_elses_action() {
    let mut table = marking();
    play(&mut table, &[(A, Do::Mark(0)), (B, Do::Mark(1))]);
    for entry in [1, usize::MAX] {
        let theft = Entry { what: What::Undo { seat: A, entry }, then: None };
        let trouble = table.append(theft).unwrap_err().to_string();
        assert!(trouble.starts_with("entry-undo-other"), "{trouble}");
    }
    assert_eq!(table.state().marks, [Some(0), Some(1), None]);
}

#[test]
fn ta_2_2_undo_never_changes_whose_turn_it_is_for_someone_else() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Step), (A, Do::Stop)]);
    refused(&mut table, rules::UNDO_TURN, undo(A));
    play(&mut table, &[(B, Do::Stop)]);
    refused(&mut table, rules::UNDO_TURN, undo(B));
    // In a common choice the others go on choosing whatever one of them takes back.
    let mut table = marking();
    play(&mut table, &[(A, Do::Mark(0))]);
    table.undo(A).unwrap();
    assert_eq!(table.turn().deciders().len(), 3);
}

#[test]
fn ta_2_3_undo_never_makes_another_player_act_again() {
    let mut table = marking();
    play(&mut table, &[(A, Do::Mark(0)), (B, Do::Follow)]);
    refused(&mut table, rules::UNDO_REDO, undo(A));
    // Who built on it may step back first.
    table.undo(B).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table.state(), marking().state());
    replays(&table);
}

#[test]
fn ta_2_3_a_turn_that_others_have_played_on_stands() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Stop), (B, Do::Step)]);
    refused(&mut table, rules::UNDO_REDO, undo(A));
}

#[test]
fn ta_2_4_undo_never_crosses_chance() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Shake)]);
    // Shaken is not thrown.
    table.undo(A).unwrap();
    play(&mut table, &[(A, Do::Shake)]);
    table.feed(3).unwrap();
    refused(&mut table, rules::UNDO_CHANCE, undo(A));
    // What came after the die is free again, down to the die.
    play(&mut table, &[(A, Do::Step)]);
    table.undo(A).unwrap();
    refused(&mut table, rules::UNDO_CHANCE, undo(A));
    assert_eq!(table.state().steps, 3);
    replays(&table);
}

#[test]
fn ta_2_8_a_throw_that_was_entered_wrongly_is_entered_anew() {
    let mut table = walking();
    assert_eq!(table.check_correct(A).unwrap_err().rule, rules::CORRECT, "nothing was thrown yet");
    play(&mut table, &[(A, Do::Shake)]);
    table.feed(3).unwrap();
    let versions = (table.version(Viewer::SPECTATOR, 2), table.steps_at(Viewer::SPECTATOR, 2));
    assert_eq!(versions, (2, Some(2)));
    table.correct(A).unwrap();
    assert_eq!(table.len(), 1, "the throw is due again");
    assert_eq!(table.steps_at(Viewer::SPECTATOR, 2), None, "who saw it is told everything anew");
    assert!(!table.is_correction(1) && table.is_correction(2));
    table.feed(2).unwrap();
    assert_eq!(table.steps_at(Viewer::SPECTATOR, 4), Some(2));
    // Who has decided on it keeps it; for another seat what came after it goes too.
    play(&mut table, &[(A, Do::Step), (A, Do::Stop)]);
    assert_eq!(table.check_correct(A).unwrap_err().rule, rules::CORRECT);
    table.correct(B).unwrap();
    table.feed(1).unwrap();
    assert_eq!(table.len(), 2);
    replays(&table);
}

#[test]
fn ta_2_5_undo_never_crosses_revealed_information() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Step), (A, Do::Peek)]);
    refused(&mut table, rules::UNDO_REVEALED, undo(A));
    play(&mut table, &[(A, Do::Step)]);
    table.undo(A).unwrap();
    refused(&mut table, rules::UNDO_REVEALED, undo(A));
    assert_eq!(table.state().steps, 1);
}

#[test]
fn ta_2_5_marks_that_are_shown_can_no_longer_be_chosen_again() {
    let mut table = marking();
    play(&mut table, &[(A, Do::Mark(0)), (B, Do::Mark(1)), (C, Do::Mark(2))]);
    assert!(table.events().contains(&Happened::MarksShown));
    for seat in [A, B, C] {
        refused(&mut table, rules::UNDO_REVEALED, undo(seat));
    }
}

#[test]
fn ta_2_7_undo_never_opens_what_its_player_has_closed() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Step), (A, Do::Camp)]);
    refused(&mut table, rules::UNDO_CLOSED, undo(A));
    play(&mut table, &[(A, Do::Step)]);
    table.undo(A).unwrap();
    refused(&mut table, rules::UNDO_CLOSED, undo(A));
    assert_eq!(table.state().steps, 1);
    replays(&table);
}

#[test]
fn ta_2_6_a_finished_game_stays_finished() {
    let mut table = walking();
    play(&mut table, &[(A, Do::Step), (A, Do::GoHome)]);
    for seat in [A, B] {
        refused(&mut table, rules::UNDO_OVER, undo(seat));
    }
}

//! Kuhn poker keeps the laws of the contract and its own few rules.

use galerne_engine::{
    Message, Positions, Record, Referee, Rules, Seat, SeatSet, Secrets, Streams, Turn, View, Viewer, Words,
};
use galerne_kit::{Battery, Speech, perft, playthrough};
use kuhn_poker::{Action, Card, Deal, Event, Held, KuhnPoker, Options, Stage};
use std::path::Path;

fn game(hands: u8) -> KuhnPoker {
    KuhnPoker::new(&Options { hands }, 2).unwrap()
}

/// A table at which these cards were dealt and these words said, in turn.
fn table(hands: u8, cards: [Card; 2], said: &[Action]) -> Referee<KuhnPoker> {
    let names = vec!["Alix".to_owned(), "Berenice".to_owned()];
    let mut referee = Referee::<KuhnPoker>::new(&Options { hands }, names).unwrap();
    referee.feed(Deal { cards }).unwrap();
    for action in said {
        let seat = referee.turn().deciders().lowest().unwrap();
        referee.act(seat, *action).unwrap();
    }
    referee
}

fn chips(referee: &Referee<KuhnPoker>) -> [i32; 2] {
    [Seat(0), Seat(1)].map(|seat| referee.game().standings(referee.state()).score(seat))
}

#[test]
fn kp_1_1_battery() {
    Battery::<KuhnPoker>::new(10_000)
        .setup(&Options::default(), 2)
        .setup(&Options { hands: 10 }, 2)
        .setup(&Options { hands: 100 }, 2)
        .run();
}

#[test]
fn playthrough_is_as_kept() {
    playthrough::<KuhnPoker>(Path::new("tests/playthroughs/kuhn-poker.txt"), &Options { hands: 6 }, 2, 1);
}

#[test]
fn kp_1_2_one_to_a_hundred_hands() {
    for hands in [0, 101] {
        assert_eq!(KuhnPoker::new(&Options { hands }, 2).unwrap_err().rule.0, "KP-1.2");
    }
}

#[test]
fn kp_2_1_a_card_each_and_only_its_holder_sees_it() {
    let referee = table(1, [Card::King, Card::Jack], &[]);
    let sees = |viewer| {
        let speech = Speech::of::<KuhnPoker>();
        let event = referee.game().redact_event(&referee.events()[0], viewer).unwrap();
        let board = referee.game().board(&View::new(referee.game(), referee.state(), viewer));
        let mut said = speech.say(&referee.game().tell(&event));
        said.extend(board.facts.iter().map(|fact: &Message| speech.say(fact)));
        (said.contains("King"), said.contains("Jack"))
    };
    assert_eq!(sees(Viewer::seat(Seat(0))), (true, false));
    assert_eq!(sees(Viewer::seat(Seat(1))), (false, true));
    assert_eq!(sees(Viewer::SPECTATOR), (false, false));
    assert_eq!(sees(Viewer::EVERYONE), (true, true));
    let mut again = table(2, [Card::King, Card::Jack], &[Action::Bet, Action::Fold]);
    assert_eq!(again.feed(Deal { cards: [Card::King, Card::King] }).unwrap_err().rule.0, "KP-2.1");
}

#[test]
fn kp_2_2_the_seats_take_turns_at_speaking_first() {
    let mut referee = table(2, [Card::King, Card::Jack], &[]);
    assert_eq!(referee.act(Seat(1), Action::Check).unwrap_err().rule.0, "KP-2.2");
    referee.act(Seat(0), Action::Bet).unwrap();
    referee.act(Seat(1), Action::Fold).unwrap();
    referee.roll(&mut Streams::new(0)).unwrap();
    assert_eq!(referee.turn(), Turn::Decide(SeatSet::one(Seat(1))));
}

#[test]
fn kp_3_1_kp_3_2_check_or_bet_then_fold_or_call() {
    let cards = [Card::Queen, Card::Jack];
    let refused = |said: &[Action], seat, action| table(1, cards, said).check(seat, &action).unwrap_err().rule.0;
    assert_eq!(refused(&[], Seat(0), Action::Call), "KP-3.2");
    assert_eq!(refused(&[Action::Check], Seat(1), Action::Fold), "KP-3.2");
    assert_eq!(refused(&[Action::Bet], Seat(1), Action::Bet), "KP-3.1");
    assert_eq!(refused(&[Action::Check, Action::Bet], Seat(0), Action::Check), "KP-3.1");
}

#[test]
fn kp_4_1_kp_4_2_kp_4_3_what_every_way_of_speaking_is_worth() {
    use Action::{Bet, Call, Check, Fold};
    for (said, won) in [
        (&[Check, Check][..], [1, -1]),
        (&[Bet, Call], [2, -2]),
        (&[Check, Bet, Call], [2, -2]),
        (&[Bet, Fold], [1, -1]),
        (&[Check, Bet, Fold], [-1, 1]),
    ] {
        let referee = table(1, [Card::Queen, Card::Jack], said);
        assert_eq!((referee.turn(), chips(&referee)), (Turn::Over, won), "{said:?}");
        let shown = referee.events().iter().any(galerne_engine::Event::reveals);
        assert_eq!(shown, !said.contains(&Fold), "{said:?}: cards are shown exactly when nobody folds");
        if said.contains(&Fold) {
            let position = referee.game().describe(referee.state());
            assert_eq!(position.cards, None, "folded cards go back unseen");
        }
    }
}

#[test]
fn kp_4_4_more_chips_win_and_equals_share() {
    let mut referee = table(2, [Card::Queen, Card::Jack], &[Action::Bet, Action::Fold]);
    assert!(referee.game().standings(referee.state()).winners.is_empty(), "nobody has won before the end");
    referee.feed(Deal { cards: [Card::Queen, Card::Jack] }).unwrap();
    referee.act(Seat(1), Action::Bet).unwrap();
    referee.act(Seat(0), Action::Fold).unwrap();
    assert_eq!(referee.act(Seat(0), Action::Check).unwrap_err().rule.0, "KP-4.4");
    assert!(referee.game().standings(referee.state()).winners.is_empty(), "one hand each");
    let won = table(1, [Card::Queen, Card::Jack], &[Action::Bet, Action::Fold]);
    assert_eq!(won.game().standings(won.state()).winners, SeatSet::one(Seat(0)));
}

#[test]
fn undo_is_free_until_a_card_is_shown_or_dealt() {
    let mut folded = table(2, [Card::Queen, Card::Jack], &[Action::Bet, Action::Fold]);
    folded.undo(Seat(1)).unwrap();
    folded.act(Seat(1), Action::Call).unwrap();
    assert_eq!(folded.undo(Seat(1)).unwrap_err().rule.0, "TA-2.5", "the cards were shown");
    let record = Record::<KuhnPoker>::from_json(&folded.record().to_json()).unwrap();
    assert_eq!(Referee::from_record(record).unwrap().state(), folded.state());
}

#[test]
fn impossible_positions_are_refused() {
    let game = game(3);
    let good = game.describe(table(3, [Card::King, Card::Jack], &[Action::Bet]).state());
    assert!(game.restore(&good).is_ok());
    let mut bad = Vec::new();
    for change in 0..6 {
        let mut position = good.clone();
        match change {
            0 => position.cards = None,
            1 => position.cards = Some([Card::King, Card::King]),
            2 => position.chips = [1, -1],
            3 => position.chips = [i16::MAX, i16::MAX],
            4 => position.hands_played = 3,
            _ => position.stage = Stage::Deal,
        }
        bad.push(game.restore(&position).unwrap_err().reason.key);
    }
    assert_eq!(
        bad,
        [
            "refused-position-cards",
            "refused-same-card",
            "refused-position-chips",
            "refused-position-chips",
            "refused-position-hands",
            "refused-position-shown"
        ]
    );
}

#[test]
fn perft_counts() {
    // Six deals; then check/bet; then check-check ends, check-bet and bet go on with two answers each.
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&game(1), &game(1).start(), depth)).collect();
    assert_eq!(counts, [1, 6, 12, 24, 12]);
}

#[test]
fn events_hide_what_they_must() {
    let event = Event::Dealt { held: [Held::Card(Card::Jack), Held::Card(Card::King)] };
    let seen = game(1).redact_event(&event, Viewer::seat(Seat(1))).unwrap();
    assert_eq!(seen, Event::Dealt { held: [Held::Unknown, Held::Card(Card::King)] });
}

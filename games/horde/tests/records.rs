//! A recorded finished game for each way a game can end. With `GALERNE_BLESS` set they are searched for and written anew.

mod common;

use common::options;
use galerne_engine::{Judge as _, Random, Referee, Rules as _, Seat, Turn};
use galerne_horde::{Action, Cause, Event, Horde, Planner};
use galerne_kit::{kept_record, play_recorded};

/// How a game ended, by the events that closed it.
fn ending(referee: &Referee<Horde>) -> String {
    let name = |cause: Cause| serde_json::to_value(cause).unwrap().as_str().unwrap().to_owned();
    let lost = |seat: u8| {
        referee.events().iter().find_map(|event| match event {
            Event::HordeLost { seat: who, cause } if who.0 == seat => Some(name(*cause)),
            _ => None,
        })
    };
    let winner = referee.game().standings(referee.state()).winners.lowest();
    match (referee.game().seats(), winner, lost(0), lost(1)) {
        (1, Some(_), _, _) => "solo-victory".to_owned(),
        (1, None, Some(cause), _) => format!("solo-{cause}"),
        (_, Some(_), None, None) => "competition-both-arrive".to_owned(),
        (_, Some(Seat(0)), _, Some(_)) => "competition-left-alone".to_owned(),
        (_, Some(_), Some(_), _) => "competition-right-alone".to_owned(),
        (_, None, Some(_), Some(_)) => "competition-both-lost".to_owned(),
        _ => "competition-draw".to_owned(),
    }
}

/// A way to end, options that let it happen, seats, and the players that get there.
type Way = (&'static str, &'static [(&'static str, &'static str)], usize, &'static str);

const ENDINGS: [Way; 12] = [
    ("solo-victory", &[], 1, "planner"),
    ("solo-pack_draw", &[], 1, "heuristic"),
    ("solo-pack_veramorphe", &[], 1, "heuristic"),
    ("solo-pack_formation", &[], 1, "heuristic"),
    ("solo-pack_empty", &[("pack_empty_loses", "true")], 1, "heuristic"),
    ("solo-no_characters", &[], 1, "random"),
    ("solo-conceded", &[], 1, "quitter"),
    ("competition-both-arrive", &[("formation_penalty", "0")], 2, "planner"),
    ("competition-left-alone", &[("formation_penalty", "2")], 2, "planner"),
    ("competition-right-alone", &[("competition_elimination", "stop")], 2, "random"),
    ("competition-both-lost", &[], 2, "random"),
    ("competition-draw", &[("formation_penalty", "0"), ("hand_size", "1")], 2, "idle"),
];

/// Play one game with players of that kind.
fn played(words: &[(&str, &str)], seats: usize, player: &str, seed: u64) -> Referee<Horde> {
    let names = (0..seats).map(|seat| ["Sov", "Oroshi"][seat].to_owned()).collect();
    let referee = Referee::<Horde>::new(&options(words), names).unwrap();
    let mut random = Random::new(seed);
    let mut planners: Vec<Planner> = (0..seats).map(|_| Planner::new(referee.game())).collect();
    let insight = referee.game().insight();
    play_recorded(referee, seed, |referee, seat| {
        let actions = referee.actions(seat);
        match player {
            "planner" => planners[seat.index()].decide(referee.game(), referee.state(), seat).unwrap(),
            "random" => {
                let going_on: Vec<Action> =
                    actions.into_iter().filter(|action| !referee.game().gives_up(action)).collect();
                random.pick(&going_on).unwrap()
            }
            "quitter" => random.pick(&actions).unwrap(),
            "idle" => *actions
                .iter()
                .rev()
                .find(|a| !matches!(a, Action::Discard { .. } | Action::Concede))
                .unwrap_or(&actions[0]),
            _ => {
                let worth = |action: &Action| referee.game().appraise(&insight, referee.state(), seat, action);
                *actions.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap()
            }
        }
    })
}

#[test]
fn records_of_every_ending_replay() {
    for (wanted, words, seats, player) in ENDINGS {
        let file = format!("tests/records/{wanted}.json");
        let referee = kept_record(&file, || {
            let found = (0..3_000).map(|seed| played(words, seats, player, seed)).find(|game| ending(game) == wanted);
            found.unwrap_or_else(|| panic!("no game of {player} ended as {wanted}"))
        });
        assert_eq!(referee.turn(), Turn::Over, "{file}");
        assert_eq!(ending(&referee), wanted);
    }
}

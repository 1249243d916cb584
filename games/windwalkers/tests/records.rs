//! A recorded finished game for each way a game can end, replayed entry by entry.
//! With `GALERNE_BLESS=1` the records are played and written anew.

use galerne_engine::{Event as _, Judge, Random, Referee, Rules, Turn};
use galerne_kit::{kept_record, play_recorded};
use galerne_windwalkers::{Action, Event, Options, Windwalkers};

fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<Windwalkers>(words)
}

/// How the players of a record play.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// The heuristic.
    Well,
    /// Confirms at once and never gives up.
    Rashly,
    /// Gives up at the first chance.
    GivesUp,
    /// Stops after every tile and walks back and forth.
    Dawdles,
    /// Plays well but chooses the worst way.
    Strays,
}

/// Plays a game and returns it once it ends in the wanted way.
fn play(words: &[(&str, &str)], seats: usize, style: Style, seed: u64) -> Referee<Windwalkers> {
    let names = (0..seats).map(|seat| format!("Player {}", seat + 1)).collect();
    let referee = Referee::<Windwalkers>::new(&options(words), names).unwrap();
    let insight = referee.game().insight();
    let mut random = Random::new(seed);
    play_recorded(referee, seed, |referee, seat| {
        let actions = referee.actions(seat);
        let rash = actions.iter().copied().find(|action| match style {
            Style::GivesUp => *action == Action::Concede,
            Style::Rashly => *action == Action::Confirm,
            _ => false,
        });
        let worth = |action: &Action| match (style, action) {
            (Style::Strays, Action::Move { .. }) => {
                100.0 - referee.game().appraise(&insight, referee.state(), seat, action)
            }
            (Style::Well | Style::Strays, _) => referee.game().appraise(&insight, referee.state(), seat, action),
            (_, Action::Concede) => -1.0,
            (Style::Dawdles, Action::Stop) => 9.0,
            (Style::Dawdles, Action::Confirm) => 1.0,
            (Style::Dawdles, Action::Move { hex }) => f32::from(hex.r),
            _ => 0.0,
        };
        let best = actions.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
        let good: Vec<Action> = actions.iter().copied().filter(|action| worth(action) >= best).collect();
        rash.or(random.pick(&good)).unwrap()
    })
}

/// One way to end, as a record shows it.
struct Ending {
    name: &'static str,
    words: &'static [(&'static str, &'static str)],
    seats: usize,
    style: Style,
    fits: fn(&Referee<Windwalkers>) -> bool,
}

fn lost(referee: &Referee<Windwalkers>, why: &str) -> bool {
    referee.events().iter().any(|event| {
        matches!(event, Event::HordeLost { .. })
            && serde_json::to_string(event).unwrap().contains(&format!("\"why\":\"{why}\""))
    })
}

fn won(referee: &Referee<Windwalkers>) -> bool {
    !referee.game().standings(referee.state()).winners.is_empty()
}

const ENDINGS: &[Ending] = &[
    Ending { name: "campaign-won", words: &[("difficulty", "7")], seats: 1, style: Style::Well, fits: won },
    Ending { name: "chapter-won", words: &[("preset", "first-game")], seats: 1, style: Style::Well, fits: won },
    Ending {
        name: "lost-by-moral",
        words: &[("mode", "chapter"), ("chapter", "3")],
        seats: 1,
        style: Style::Strays,
        fits: |referee| lost(referee, "moral"),
    },
    Ending {
        name: "lost-all-hordiers",
        words: &[("mode", "chapter")],
        seats: 1,
        style: Style::Rashly,
        fits: |referee| lost(referee, "no_hordier"),
    },
    Ending {
        name: "lost-by-days",
        words: &[("mode", "chapter"), ("day_limit", "3")],
        seats: 1,
        style: Style::Dawdles,
        fits: |referee| lost(referee, "day_limit"),
    },
    Ending { name: "conceded", words: &[], seats: 1, style: Style::GivesUp, fits: |referee| lost(referee, "conceded") },
    Ending { name: "normal-over", words: &[("mode", "normal")], seats: 1, style: Style::GivesUp, fits: |_| true },
    Ending {
        name: "rivals-won",
        words: &[("mode", "competitive"), ("difficulty", "7"), ("border_everywhere", "on")],
        seats: 2,
        style: Style::Well,
        fits: won,
    },
    Ending {
        name: "rivals-all-lost",
        words: &[("mode", "competitive")],
        seats: 3,
        style: Style::GivesUp,
        fits: |referee| !won(referee),
    },
    Ending {
        name: "race-won",
        words: &[("mode", "race2"), ("difficulty", "7")],
        seats: 2,
        style: Style::Well,
        fits: won,
    },
    Ending {
        name: "race-outrun",
        words: &[("mode", "race2"), ("border_everywhere", "on"), ("difficulty", "7")],
        seats: 2,
        style: Style::Well,
        fits: |referee| lost(referee, "outrun") || referee.events().iter().any(|event| event.rule().0 == "WW-12.17"),
    },
];

#[test]
fn ww_10_3_ww_1_3_records_of_every_ending() {
    for ending in ENDINGS {
        let file = format!("tests/records/{}.json", ending.name);
        let referee = kept_record(&file, || {
            let found = (0..400).map(|seed| play(ending.words, ending.seats, ending.style, seed)).find(ending.fits);
            found.unwrap_or_else(|| panic!("no game ends as {}", ending.name))
        });
        assert_eq!(referee.turn(), Turn::Over, "{file}");
        assert!((ending.fits)(&referee), "{file} no longer ends as its name says");
    }
}

//! Random play by the ten thousand, with all laws checked on a sample of it.

use crate::perceived::Perceived;
use crate::{Speech, laws, records};
use galerne_engine::{Game, Judge, Kind, Perceive, Playout, Random, Step, Streams, Turn, Words, mix, parse_options};
use serde_json::Value;

/// The set-ups and sizes of a test run.
#[derive(Debug)]
pub struct Battery<G: Game> {
    setups: Vec<(G::Options, usize)>,
    games: u64,
    watched: u64,
    limit: usize,
}

impl<G: Game + Words + Judge + Perceive> Battery<G> {
    /// That many random games in total, shared between the set-ups; a few of each are checked at every step.
    #[must_use]
    pub fn new(games: u64) -> Self {
        Battery { setups: Vec::new(), games, watched: 3, limit: 1_000_000 }
    }

    /// Adds a set-up.
    #[must_use]
    pub fn setup(mut self, options: &G::Options, seats: usize) -> Self {
        self.setups.push((options.clone(), seats));
        self
    }

    /// The number of games of each set-up that are checked at every step (default 3).
    #[must_use]
    pub fn watched(mut self, games: u64) -> Self {
        self.watched = games;
        self
    }

    /// Runs everything.
    ///
    /// # Panics
    /// At the first law that fails.
    pub fn run(self) {
        let speech = Speech::of::<G>();
        speech.options_are_explained::<G>();
        options_are_sound::<G>();
        assert!(!self.setups.is_empty(), "a battery without set-ups tests nothing");
        let share = self.games.div_ceil(self.setups.len() as u64);
        for (options, seats) in &self.setups {
            let place = format!("{} with {seats} seats, options {}", G::ID, json(options));
            let game = G::new(options, *seats).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            self.watch(&game, &place, &speech);
            for seed in 0..share {
                let mut state = game.start();
                let ended = Playout::new(seed).finish(&game, &mut state, self.limit);
                assert!(ended.is_some(), "{place}, seed {seed}: no end after {} steps", self.limit);
                assert_eq!(game.turn(&state), Turn::Over);
            }
            no_allocation_in_steady_state(&game, &place);
            for seed in 0..self.watched {
                records::hold::<G>(options, *seats, seed, &speech, &place);
            }
        }
    }

    fn watch(&self, game: &G, place: &str, speech: &Speech) {
        let mut sampled_chances = 0;
        let mut seen = laws::SeenEvents::<G>::new();
        let mut perceived = Perceived::new(game, place);
        for seed in 0..self.watched {
            let mut playout = Playout::new(mix(seed, 77));
            let mut state = game.start();
            for step in 0..self.limit {
                // Every state of the opening, then a sample: long games repeat themselves.
                if step < 60 || step % 17 == 0 {
                    let place = format!("{place}, seed {seed}, step {step}");
                    laws::hold(game, &state, &mut playout.chooser, speech, &place);
                    perceived.hold(game, &state, &mut playout.chooser, &place);
                    if matches!(game.turn(&state), Turn::Chance(_)) && sampled_chances < 6 {
                        sampled_chances += 1;
                        laws::sampling_follows_the_weights(game, &state, &mut playout.chooser, &place);
                    }
                }
                let mut events = Vec::new();
                let before = state;
                let turn = game.turn(&before);
                let step = playout.step(game, &mut state, &mut events);
                laws::events_speak(game, &events, speech, place);
                seen.note(game, &before, &state, &events, place);
                if step == Step::Over {
                    break;
                }
                assert_eq!(game.turn(&before), turn, "{place}: the turn of a state is a function of the state");
            }
            laws::hold(game, &state, &mut playout.chooser, speech, place);
            perceived.hold(game, &state, &mut playout.chooser, place);
        }
    }
}

/// Checks that defaults, fields and presets agree.
fn options_are_sound<G: Game>() {
    let default = serde_json::to_value(G::Options::default()).expect("options serialise");
    let Value::Object(default) = &default else { panic!("{}: options are a JSON object", G::ID) };
    for field in G::fields() {
        // The printed game is the empty edition, and records of games printed before there were editions do not name one.
        let is_written = field.kind != Kind::Edition;
        let name = field.name;
        assert_eq!(default.contains_key(name), is_written, "{}: field {name} among the usual options", G::ID);
    }
    for name in default.keys() {
        assert!(G::fields().iter().any(|field| field.name == name), "{}: option {name} has no field", G::ID);
    }
    assert!(G::SOURCES.len() <= Streams::MAX, "{}: two sources of chance would share a stream", G::ID);
    for preset in G::presets() {
        let parsed = parse_options::<G>(&[("preset".to_owned(), preset.id.to_owned())]);
        assert!(parsed.is_ok(), "{}: preset {}: {parsed:?}", G::ID, preset.id);
    }
    assert!(parse_options::<G>(&[("no such option".to_owned(), "1".to_owned())]).is_err());
    assert!(G::new(&G::Options::default(), *G::SEATS.start()).is_ok(), "{}: the rulebook's own game opens", G::ID);
    for seats in [*G::SEATS.end() + 1, G::SEATS.start() - 1, usize::MAX] {
        assert!(G::new(&G::Options::default(), seats).is_err(), "{}: {seats} seats are refused", G::ID);
    }
}

/// Plays some games to grow the buffers, then the same games again without any allocation.
fn no_allocation_in_steady_state<G: Game>(game: &G, place: &str) {
    let mut playout = Playout::new(9);
    let play = |playout: &mut Playout<G>| {
        (playout.chooser, playout.luck) = (Random::new(5), Streams::new(5));
        for _ in 0..10 {
            std::hint::black_box(playout.finish(game, &mut game.start(), 20_000));
        }
    };
    play(&mut playout);
    let used = allocation_counter::measure(|| play(&mut playout));
    assert_eq!(used.count_total, 0, "{place}: allocates in steady state");
}

pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("types of the contract serialise")
}

//! A table where many games of one variant are played: compiled for its game, object-safe for its callers.

use crate::anatomy::Anatomy;
use crate::game_row::{GameRow, Thought};
use crate::metrics::{Metrics, PlayerSpec};
use crate::play::{Broken, Control, Keep, MAX_STEPS, Mind, Sitting, finish, play};
use crate::recorder::{Observe, Recorder};
use crate::seeding::{Minds, Seeding};
use crate::tally::Tally;
use galerne_bots::{Sampling, assert_honest_in, by_name};
use galerne_engine::{Entry, Judge, MAX_SEATS, Playout, Random, Record, Referee, Seat, Step, Streams, Trouble, Turn};

/// Many whole games of one variant between the same players.
pub trait Trials: Send {
    /// Plays a game to its end and fills the row. The same seeding is the same game, whatever was played before.
    fn play(&mut self, seeding: &Seeding, row: &mut GameRow) -> Result<(), Broken> {
        self.play_under(&Control::default(), seeding, row).map(drop)
    }
    /// The same, controlled by the caller. Returns whether the game came to its end; if not, neither the row nor the next
    /// tally is valid.
    fn play_under(&mut self, control: &Control<'_>, seeding: &Seeding, row: &mut GameRow) -> Result<bool, Broken>;
    /// What was counted in the games since the last call.
    fn tally(&mut self) -> Tally;
    /// By seat: how the last finished game went, on the scale that players use ([`Judge::result`]).
    fn results(&self) -> Vec<f64>;
    /// What the results of this luck are measured by, where the game can tell ([`Judge::bound`]).
    fn bound(&self, luck: u64) -> Option<f64>;
    /// The same game once more, as a record that can be replayed.
    fn record(&mut self, seeding: &Seeding) -> Result<String, Broken>;
    fn seats(&self) -> usize;
    /// Checks the law that a bot's choices do not depend on what its seat may not know, on a sample of the decisions of a
    /// random game; returns how many were compared, none where nothing was hidden. For tests.
    ///
    /// # Panics
    /// If they do, or if no bot has that name.
    #[must_use = "no comparison at all proves nothing"]
    fn assert_honest(&self, bot: &str, seed: u64, sampling: Sampling) -> usize;
}

/// A table for one variant and one line-up.
#[derive(Debug)]
pub struct Table<G: Judge> {
    game: G,
    players: Vec<PlayerSpec>,
    all_random: bool,
    every: u64,
    /// Final state of the last finished game.
    end: Option<G::State>,
    // Buffers kept between games, so that playing allocates nothing in steady state.
    actions: Vec<G::Action>,
    playout: Playout<G>,
    /// `None` only while it records a game.
    recorder: Option<Recorder>,
}

impl<G: Judge> Table<G> {
    /// Refuses contradictory options, a number of seats that the game does not have, and unknown players.
    pub fn new(
        options: &G::Options,
        players: &[PlayerSpec],
        seats: usize,
        metrics: &Metrics,
    ) -> Result<Table<G>, Trouble> {
        let game = G::new(options, seats)?;
        for player in players {
            by_name::<G>(&player.name, 0)?;
        }
        Ok(Table {
            game,
            players: players.to_vec(),
            all_random: players.iter().all(|player| player.name == "random"),
            every: u64::from(metrics.every.max(1)),
            end: None,
            actions: Vec::new(),
            playout: Playout::new(0),
            recorder: Some(Recorder::new(metrics, &Anatomy::of::<G>())),
        })
    }

    /// All players are random and share one generator, so no player has to be made or asked.
    fn is_bare(&self, seeding: &Seeding) -> bool {
        self.all_random && matches!(seeding.minds, Minds::ByPlayer(_))
    }

    fn sitting(&self, seeding: &Seeding) -> Result<Sitting<G>, Broken> {
        let seats = if self.is_bare(seeding) { 0 } else { self.game.seats() };
        let mind = |seat: usize| -> Result<Mind<G>, Broken> {
            let index = seeding.seating.player(seat, self.players.len());
            let unknown = Broken::NoChoice(Seat(seat as u8));
            let Some(player) = self.players.get(index) else { return Err(unknown) };
            let mind = by_name::<G>(&player.name, seeding.minds.of(index, seat)).map_err(|_| unknown)?;
            Ok((mind, player.noise))
        };
        let minds = (0..seats).map(mind).collect::<Result<_, _>>()?;
        Ok(Sitting { minds, chooser: Random::new(seeding.minds.shared()), luck: Streams::new(seeding.luck) })
    }

    fn run(
        &mut self,
        control: &Control<'_>,
        seeding: &Seeding,
        log: (&mut impl Observe<G>, &mut impl Keep<G>),
        row: &mut GameRow,
    ) -> Result<bool, Broken> {
        let mut sitting = self.sitting(seeding)?;
        self.end = play(&self.game, &mut sitting, &mut self.actions, log, row, control)?;
        Ok(self.end.is_some())
    }

    /// A random game that is not recorded, by the engine's own playout: it costs what a benchmark measures. The same game as
    /// [`Table::run`] plays for the same seeding.
    fn run_bare(&mut self, seeding: &Seeding, row: &mut GameRow) -> Result<(), Broken> {
        let Table { game, playout, .. } = self;
        playout.luck = Streams::new(seeding.luck);
        playout.chooser = Random::new(seeding.minds.shared());
        row.thought = [Thought::default(); MAX_SEATS];
        let mut state = game.start();
        let (mut decisions, mut chances) = (0, 0);
        loop {
            match playout.step(game, &mut state, &mut ()) {
                Step::Decision => decisions += 1,
                Step::Chance => chances += 1,
                Step::Over => break,
            }
            if decisions + chances >= MAX_STEPS {
                return Err(Broken::Endless);
            }
        }
        if let Turn::Decide(deciders) = game.turn(&state) {
            return Err(deciders.lowest().map_or(Broken::Endless, Broken::NoChoice));
        }
        finish(game, &state, (decisions, chances), row);
        self.end = Some(state);
        Ok(())
    }
}

impl<G: Judge> Trials for Table<G> {
    fn play_under(&mut self, control: &Control<'_>, seeding: &Seeding, row: &mut GameRow) -> Result<bool, Broken> {
        row.detailed = false;
        // Taken out of the table while it records, so that both can be borrowed at once.
        match self.recorder.take_if(|_| seeding.number.is_multiple_of(self.every)) {
            Some(mut recorder) => {
                recorder.begin();
                let played = self.run(control, seeding, (&mut recorder, &mut ()), row);
                recorder.end(row, self.game.seats());
                self.recorder = Some(recorder);
                played
            }
            None if self.is_bare(seeding) => self.run_bare(seeding, row).map(|()| true),
            None => self.run(control, seeding, (&mut (), &mut ()), row),
        }
    }

    fn tally(&mut self) -> Tally {
        self.recorder.as_mut().map(Recorder::tally).unwrap_or_default()
    }

    fn results(&self) -> Vec<f64> {
        let result = |end: &G::State| {
            (0..self.game.seats()).map(|seat| self.game.result(end, Seat(seat as u8))).collect::<Vec<_>>()
        };
        self.end.as_ref().map(result).unwrap_or_default()
    }

    fn bound(&self, luck: u64) -> Option<f64> {
        self.game.bound(&Streams::new(luck))
    }

    fn record(&mut self, seeding: &Seeding) -> Result<String, Broken> {
        let mut entries = Vec::new();
        self.run(&Control::default(), seeding, (&mut (), &mut entries), &mut GameRow::default())?;
        let name = |seat: usize| {
            let player = self.players.get(seeding.seating.player(seat, self.players.len()));
            format!("{} {}", player.map_or("", |player| player.name.as_str()), seat + 1)
        };
        let names = (0..self.game.seats()).map(name).collect();
        let mut record = Record::<G>::new(self.game.options().clone(), names);
        record.entries = entries.into_iter().map(|what| Entry { what, then: None }).collect();
        // The referee checks every entry and adds its fingerprint.
        let unsound = |_| Broken::Endless;
        Ok(Referee::from_record(record).map_err(unsound)?.record().to_json())
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn assert_honest(&self, bot: &str, seed: u64, sampling: Sampling) -> usize {
        assert_honest_in(&self.game, seed, sampling, |luck| {
            by_name::<G>(bot, luck).unwrap_or_else(|trouble| panic!("{trouble}"))
        })
    }
}

//! What is played, and what came of it.

use galerne_catalog::AnyGame;
use galerne_engine::{Trouble, mix};
use galerne_trials::{Control, GameRow, Metrics, Minds, PlayerSpec, Seating, Seeding, Thought, Trials};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Match {
    pub game: &'static dyn AnyGame,
    /// Its options, as [`AnyGame::open`] takes them.
    pub options: Value,
    /// The bots by name; a name may occur twice.
    pub players: Vec<String>,
    /// Seats at each table; a player may hold several.
    pub seats: usize,
    /// Each player plays alone, on the same luck.
    pub solo: bool,
    /// The luck of group `n` follows from the seed and `n`, so that a run can be resumed and extended.
    pub seed: u64,
}

/// The games of one luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// Each player sits once in every place, so that the advantages of places cancel out.
    pub games: Vec<Line>,
    /// The game's yardstick for this luck, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
}

/// One game: by seat, who played and how it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Indices into the list of players.
    pub players: Vec<usize>,
    /// On the game's own scale of results (`Judge::result`).
    pub scores: Vec<f64>,
    /// Shares of the victory; all equal where no seat won.
    pub points: Vec<f64>,
    /// Whether the game counts the seat as a winner.
    pub won: Vec<bool>,
    /// Decisions of all seats together.
    pub decisions: u32,
}

impl Match {
    /// Chooses seats and mode from the game and the number of players unless given; refuses unknown bots.
    pub fn new(
        game: &'static dyn AnyGame,
        options: Value,
        players: Vec<String>,
        seats: Option<usize>,
        solo: bool,
        seed: u64,
    ) -> Result<Match, Trouble> {
        let solo = solo || players.len() < 2 || *game.seats().end() == 1;
        let seats = match solo {
            true => seats.unwrap_or(1),
            false => seats.unwrap_or(players.len()).max(players.len()).max(*game.seats().start()),
        };
        let this = Match { game, options, players, seats, solo, seed };
        // Refuse before anything is played.
        this.table()?;
        Ok(this)
    }

    /// A table for the match; each thread needs its own.
    pub fn table(&self) -> Result<Box<dyn Trials>, Trouble> {
        let players: Vec<PlayerSpec> = self.players.iter().map(|name| PlayerSpec::named(name)).collect();
        // Nothing is counted, and no game is recorded in detail.
        let metrics = Metrics { every: u32::MAX, ..Metrics::default() };
        self.game.trials(&self.options, &players, self.seats, &metrics)
    }

    /// The number of games in a group: each player sits once in every place.
    #[must_use]
    pub fn games_per_group(&self) -> usize {
        self.players.len().max(1)
    }

    /// Plays a group: the same number is the same group, on any thread at any time. Returns the group and the time by player, or
    /// `None` if the caller stopped it.
    pub fn play(
        &self,
        table: &mut dyn Trials,
        number: usize,
        control: &Control<'_>,
    ) -> Result<Option<(Group, Vec<Thought>)>, Trouble> {
        let luck = mix(self.seed, number as u64);
        let many = self.players.len();
        let mut thought = vec![Thought::default(); many];
        let mut games = Vec::with_capacity(many);
        let mut row = GameRow::default();
        for turn in 0..self.games_per_group() {
            let seating = if self.solo { Seating::Alone(turn) } else { Seating::Rotated(turn) };
            // No multiple of `every`, so the game is not recorded in detail.
            let seeding = Seeding { luck, minds: Minds::BySeat(mix(luck, turn as u64 + 1)), seating, number: 1 };
            let played = table.play_under(control, &seeding, &mut row);
            if !played.map_err(|broken| Trouble::new("arena-broken").with("error", broken.to_string()))? {
                return Ok(None);
            }
            let players: Vec<usize> = (0..self.seats).map(|seat| seating.player(seat, many)).collect();
            for (&player, seat) in players.iter().zip(&row.thought) {
                thought[player].add(*seat);
            }
            let seats = || (0..self.seats).map(|seat| galerne_engine::Seat(seat as u8));
            let share = |seat| match row.winners.len() {
                0 => 1.0 / self.seats as f64,
                winners => f64::from(u8::from(row.winners.has(seat))) / winners as f64,
            };
            games.push(Line {
                players,
                scores: table.results(),
                points: seats().map(share).collect(),
                won: seats().map(|seat| row.winners.has(seat)).collect(),
                decisions: row.decisions,
            });
        }
        let bound = table.bound(luck);
        Ok(Some((Group { games, bound }, thought)))
    }
}

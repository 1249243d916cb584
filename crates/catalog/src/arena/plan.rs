//! What is played, and what came of it.

use crate::{AnyGame, Contest, Thought};
use galerne_engine::{Trouble, mix};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game that is played.
    pub game: &'static dyn AnyGame,
    /// Its options, as [`AnyGame::open`] takes them.
    pub options: Value,
    /// The bots by name; a name may stand twice.
    pub players: Vec<String>,
    /// Seats at each table; a player may hold several.
    pub seats: usize,
    /// Everybody plays alone, on the same luck.
    pub solo: bool,
    /// The luck of group `n` follows from the seed and `n`, so that a run can be taken up and widened.
    pub seed: u64,
}

/// The games of one luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// Everybody plays once in every place, so that places cancel out.
    pub games: Vec<Line>,
    /// The game's yardstick for this luck, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
}

/// One game: by seat, who played and how it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Places in the list of players.
    pub players: Vec<usize>,
    /// By seat, on the scale that people speak of.
    pub scores: Vec<f64>,
    /// Shares of the victory.
    pub points: Vec<f64>,
    /// By seat: whether the game counts it as won.
    pub won: Vec<bool>,
    /// Decisions of all seats together.
    pub decisions: u32,
}

impl Match {
    /// Seats and mode as asked, else as the game and the number of players suggest; refuses bots nobody knows.
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
        // Whatever is refused, is refused now.
        let contest = this.contest()?;
        this.players.iter().try_for_each(|player| contest.check(player))?;
        Ok(this)
    }

    /// A set-up to play the match in; each thread makes its own.
    pub fn contest(&self) -> Result<Box<dyn Contest>, Trouble> {
        self.game.contest(&self.options, self.seats)
    }

    /// The games of one group: everybody once in every place.
    #[must_use]
    pub fn games_per_group(&self) -> usize {
        self.players.len().max(1)
    }

    /// Play a group. The same number is the same group, whoever plays it and when.
    pub fn play(&self, contest: &mut dyn Contest, number: usize) -> Result<(Group, Vec<Thought>), Trouble> {
        let luck = mix(self.seed, number as u64);
        let many = self.players.len();
        let mut thought = vec![Thought::default(); many];
        let mut games = Vec::with_capacity(many);
        for turn in 0..self.games_per_group() {
            // Alone, all seats are one player's own; else the players sit round the table and move on by one.
            let players: Vec<usize> =
                (0..self.seats).map(|seat| if self.solo { turn } else { (seat + turn) % many }).collect();
            let bots: Vec<&str> = players.iter().map(|&player| self.players[player].as_str()).collect();
            let bout = contest.play(&bots, luck, mix(luck, turn as u64 + 1))?;
            for (&player, seat) in players.iter().zip(&bout.thought) {
                thought[player].add(*seat);
            }
            games.push(Line {
                players,
                scores: bout.scores,
                points: bout.points,
                won: bout.won,
                decisions: bout.decisions,
            });
        }
        let bound = contest.bound(luck);
        Ok((Group { games, bound }, thought))
    }
}

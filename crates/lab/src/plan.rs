//! Which games an experiment plays: arms, and blocks of games on the same luck.
//!
//! A *block* is one luck. In it every arm plays the same number of games: one for each rotation of the players where they differ,
//! times the number of replicates. Intervals are computed over blocks, because games on the same luck are not independent. A
//! *chunk* is a range of blocks of one arm: the unit of work and of storage. All of it follows from the experiment alone, never
//! from the machine.

use crate::experiment::Experiment;
use crate::row::Place;
use galerne_engine::mix;
use galerne_trials::{Minds, Seating, Seeding};

/// Chunks are large enough to deserve a line in a file, small enough to lose little and to balance the threads.
const GAMES_A_CHUNK: u64 = 1000;
const CHUNKS_AT_LEAST: u64 = 40;

/// One variant with one line-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arm {
    pub(crate) variant: usize,
    pub(crate) line_up: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) arms: Vec<Arm>,
    /// By arm: the number of rotations of the players.
    rotations: Vec<usize>,
    replicates: usize,
    /// By arm.
    blocks: Vec<u64>,
    blocks_a_chunk: u64,
    seed: u64,
}

impl Plan {
    pub(crate) fn of(experiment: &Experiment) -> Plan {
        let line_ups = 0..experiment.line_ups.len();
        let arms: Vec<Arm> = line_ups
            .flat_map(|line_up| (0..experiment.variants.len()).map(move |variant| Arm { variant, line_up }))
            .collect();
        let rotations: Vec<usize> = arms
            .iter()
            .map(|arm| {
                let players = &experiment.line_ups[arm.line_up].players;
                if players.iter().all(|player| *player == players[0]) { 1 } else { players.len() }
            })
            .collect();
        let replicates = experiment.replicates();
        let blocks: Vec<u64> =
            rotations.iter().map(|&turns| experiment.games.div_ceil((turns * replicates) as u64)).collect();
        let most = blocks.iter().copied().max().unwrap_or(1);
        let blocks_a_chunk = most.div_ceil(CHUNKS_AT_LEAST).clamp(1, GAMES_A_CHUNK);
        Plan { arms, rotations, replicates, blocks, blocks_a_chunk, seed: experiment.seed }
    }

    pub(crate) fn is_mixed(&self, arm: usize) -> bool {
        self.rotations[arm] > 1
    }

    /// The number of chunks of the longest arm.
    pub(crate) fn chunks(&self) -> u64 {
        self.blocks.iter().map(|blocks| blocks.div_ceil(self.blocks_a_chunk)).max().unwrap_or(0)
    }

    /// The games of a chunk; none beyond an arm's end.
    pub(crate) fn places(&self, arm: usize, chunk: u64) -> impl Iterator<Item = Place> + '_ {
        let first = (chunk * self.blocks_a_chunk).min(self.blocks[arm]);
        let end = (first + self.blocks_a_chunk).min(self.blocks[arm]);
        let (rotations, replicates) = (self.rotations[arm], self.replicates);
        (first..end).flat_map(move |block| {
            (0..rotations)
                .flat_map(move |rotation| (0..replicates).map(move |replicate| Place { block, rotation, replicate }))
        })
    }

    pub(crate) fn games(&self, arm: usize) -> u64 {
        self.blocks[arm] * (self.rotations[arm] * self.replicates) as u64
    }

    pub(crate) fn all_games(&self) -> u64 {
        (0..self.arms.len()).map(|arm| self.games(arm)).sum()
    }

    pub(crate) fn replicates(&self) -> usize {
        self.replicates
    }

    /// The game at a place: the luck is the block's in every arm, the players' own seeds are the place's.
    pub(crate) fn seeding(&self, arm: usize, place: Place) -> Seeding {
        let luck = mix(self.seed, place.block);
        let number = (place.block * self.rotations[arm] as u64 + place.rotation as u64) * self.replicates as u64;
        Seeding {
            luck,
            minds: Minds::ByPlayer(mix(mix(luck, 0x6D69_6E64), place.replicate as u64)),
            seating: Seating::Rotated(place.rotation),
            number: number + place.replicate as u64,
        }
    }
}

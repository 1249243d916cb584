//! What wins a contre (WW-6.10): the dice as they lie, and the conditions they meet.

use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::options::GreenRule;
use crate::state::{State, flag};
use crate::tiles::IMPASSABLE;

/// The dice of a contre as they lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facing {
    pub blue: Pool,
    pub violet: Pool,
    pub white: Pool,
    pub green: Pool,
    pub black: Pool,
    pub force: u8,
}

/// The four gauges of a contre: what is reached, what is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Black dice answered by violet ones.
    pub blacks: (u8, u8),
    /// Colours equalled.
    pub colours: (u8, u8),
    /// Pairs against the force.
    pub pairs: (u8, u8),
    /// The horde's sum and the épreuve's.
    pub sums: (u32, u32),
    pub impassable: bool,
}

impl Verdict {
    #[must_use]
    pub const fn wins(&self) -> bool {
        !self.impassable
            && self.blacks.0 >= self.blacks.1
            && self.colours.0 >= self.colours.1
            && self.pairs.0 >= self.pairs.1
            && self.sums.0 >= self.sums.1
    }
}

impl Facing {
    /// WW-6.10: the five conditions, each with how far it is met. Violet and black dice count neither in the sums nor among the pairs
    /// (WW-6.15). The sums take all dice: leaving the pairs out would take the same from both sides (WW-6.13).
    #[must_use]
    pub fn verdict(&self, rule: GreenRule) -> Verdict {
        let coloured = self.blue.meet(self.green).len() as u8;
        let (greens, wind) = (self.green.len() as u8, self.green.plus(self.white));
        let colours_needed = match rule {
            // WW-6.17: without force only the sums and the black dice are left.
            _ if self.force == 0 => 0,
            // WW-6.11: every green die, or by option as many as the force.
            GreenRule::Strict => greens,
            GreenRule::Capped => greens.min(self.force),
        };
        Verdict {
            // WW-6.20: each black die needs a violet one of its own.
            blacks: (self.violet.meet(self.black).len() as u8, self.black.len() as u8),
            colours: (coloured, colours_needed),
            // WW-6.14: more never hurts. WW-6.16: dice that were ignored are not asked for.
            pairs: (self.blue.meet(wind).len() as u8, self.force.min(wind.len() as u8)),
            sums: (self.blue.sum(), wind.sum()),
            // WW-6.18: force 7 cannot be passed, whatever the dice.
            impassable: self.force >= IMPASSABLE,
        }
    }

    /// The same answer without the gauges: what playouts and bots ask by the million.
    #[inline]
    #[must_use]
    pub fn wins(&self, rule: GreenRule) -> bool {
        let wind = self.green.plus(self.white);
        self.force < IMPASSABLE
            && self.violet.covers(self.black)
            && self.blue.sum() >= wind.sum()
            && self.blue.meet(wind).len() >= u32::from(self.force).min(wind.len())
            && (self.force == 0
                || match rule {
                    GreenRule::Strict => self.blue.covers(self.green),
                    GreenRule::Capped => {
                        self.blue.meet(self.green).len() >= self.green.len().min(u32::from(self.force))
                    }
                })
    }
}

impl Windwalkers {
    pub(crate) fn facing(&self, state: &State) -> Facing {
        let contre = &state.contre;
        Facing {
            blue: contre.blue(),
            violet: contre.violet(),
            white: contre.pools[2],
            green: contre.pools[3],
            black: contre.pools[4],
            force: contre.force,
        }
    }

    /// Whether the contre would be won as it lies.
    pub(crate) fn confirm_wins(&self, state: &State) -> bool {
        state.contre.is(flag::WON) || self.facing(state).wins(self.options.green_rule)
    }

    /// Entering would bring moral to nothing (WW-8.1).
    pub(crate) fn confirm_dooms(&self, state: &State) -> bool {
        let malus = state.tile(state.contre.target).malus();
        self.confirm_wins(state) && !state.contre.is(flag::WAIVED) && malus >= state.horde(state.active).moral
    }
}

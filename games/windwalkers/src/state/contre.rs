//! A contre in progress, and the effect that runs in it.

use super::phase::Wait;
use crate::board::NOWHERE;
use crate::dice::Pool;

/// The dice and circumstances of a contre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Contre {
    /// By colour, without the locked and the ignored ones.
    pub(crate) pools: [Pool; 5],
    /// Dice that came from a store (WW-7.6): blue, violet.
    pub(crate) locked: [Pool; 2],
    pub(crate) target: u8,
    pub(crate) force: u8,
    /// White and green dice that have entered this épreuve, ignored or not (WW-6.3).
    pub(crate) entered: u8,
    pub(crate) ignored_greens: u8,
    /// Heroic actions already paid for (WW-9.43).
    pub(crate) credits: u8,
    /// A token drawn by a power, out of the bag until the contre ends.
    pub(crate) threshold: u8,
    pub(crate) shifts: u8,
    pub(crate) rerolls: u8,
    pub(crate) flags: u8,
}

/// Bits of [`Contre::flags`].
pub(crate) mod flag {
    /// There is wind: a token lies on the target.
    pub(crate) const WIND: u8 = 1;
    pub(crate) const WAIVED: u8 = 2;
    pub(crate) const DOUBLED: u8 = 4;
    pub(crate) const CITYFY: u8 = 8;
    pub(crate) const GIFT: u8 = 16;
    /// Won whatever the dice say.
    pub(crate) const WON: u8 = 32;
}

impl Contre {
    pub(crate) const NONE: Contre = Contre {
        pools: [Pool::EMPTY; 5],
        locked: [Pool::EMPTY; 2],
        target: NOWHERE,
        force: 0,
        entered: 0,
        ignored_greens: 0,
        credits: 0,
        threshold: 0,
        shifts: 0,
        rerolls: 0,
        flags: 0,
    };

    #[inline]
    pub(crate) const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// All blue dice in play, locked ones too.
    #[inline]
    pub(crate) const fn blue(&self) -> Pool {
        self.pools[0].plus(self.locked[0])
    }

    #[inline]
    pub(crate) const fn violet(&self) -> Pool {
        self.pools[1].plus(self.locked[1])
    }
}

/// An effect in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Run {
    /// Dice of the horde already treated by this effect (blue, violet), or taken up for a reroll.
    pub(crate) treated: [Pool; 2],
    /// Where in the programs; 0 for no run.
    pub(crate) pc: u16,
    pub(crate) card: u8,
    /// Whose power it is, who decides now, and whom it is aimed at.
    pub(crate) seat: u8,
    pub(crate) decider: u8,
    pub(crate) aimed: u8,
    pub(crate) wait: Wait,
    /// How many more; and two things already chosen.
    pub(crate) left: u8,
    pub(crate) a: u8,
    pub(crate) b: u8,
    /// The force of a drawn token, or the face of a separate die.
    pub(crate) value: u8,
    /// A card whose effects follow (WW-9.44).
    pub(crate) follower: u8,
    /// Whether this run has readied another card (WW-9.6).
    pub(crate) readied: bool,
}

impl Run {
    pub(crate) const NONE: Run = Run {
        treated: [Pool::EMPTY; 2],
        pc: 0,
        card: 0,
        seat: 0,
        decider: 0,
        aimed: NOWHERE,
        wait: Wait::Nothing,
        left: 0,
        a: 0,
        b: 0,
        value: 0,
        follower: 0,
        readied: false,
    };
}

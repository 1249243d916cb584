//! Cards compiled to flat programs, so that an effect in progress is a number: where in its program the run stands.

use crate::cards::{CARDS, CATALOGUE};
use crate::consumables;
use crate::effects::{CardFilter, Condition, Op, Source};

/// One step of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    End,
    Jump(u16),
    /// Go on if the condition holds, else there.
    Unless(Condition, u16),
    /// The player goes on, or there.
    Branch(u16),
    Gamble,
    /// Go on if the die shows one of these faces, else there.
    UnlessFaces(u8, u16),
    /// Go on if the die reaches the force, else there.
    UnlessForce(u16),
    Do(Op),
}

/// All programs in one list, and where each begins.
#[derive(Clone, Debug)]
pub(crate) struct Programs {
    pub(crate) steps: Vec<Step>,
    entry: [u16; ENTRIES],
}

/// The chrones (WW-12.10) are a program like a card's, without a card.
pub(crate) const CHRONES: u8 = CARDS as u8 + 1;
/// Consumables follow (WW-12.22).
pub(crate) const FIRST_CONSUMABLE: u8 = CHRONES + 1;
const ENTRIES: usize = FIRST_CONSUMABLE as usize + consumables::COUNT;

/// What the six faces of the chrones do.
const CHRONE_OPS: &[Op] = &[Op::Gamble(&[
    (0b00_0001, &[Op::Moral(crate::effects::n(1))]),
    (0b00_0010, &[Op::LoseOne]),
    (0b00_0100, &[Op::NextTokenOne]),
    (0b00_1000, &[Op::TopSwap]),
    (0b01_0000, &[Op::MoralLoss(1)]),
    (0b10_0000, &[Op::Recruit(Source::Pile, CardFilter::Anyone)]),
])];

impl Programs {
    pub(crate) fn new() -> Programs {
        // Step 0 is an end, so that a run at 0 is no run.
        let mut programs = Programs { steps: vec![Step::End], entry: [0; ENTRIES] };
        for card in &CATALOGUE[1..] {
            programs.add(card.id, card.ops);
        }
        programs.add(CHRONES, CHRONE_OPS);
        for (number, consumable) in consumables::ALL.iter().enumerate() {
            programs.add(FIRST_CONSUMABLE + number as u8, consumable.ops);
        }
        programs
    }

    pub(crate) fn entry(&self, card: u8) -> u16 {
        self.entry.get(usize::from(card)).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn at(&self, pc: u16) -> Step {
        self.steps.get(usize::from(pc)).copied().unwrap_or(Step::End)
    }

    fn add(&mut self, card: u8, ops: &[Op]) {
        self.entry[usize::from(card)] = self.here();
        self.compile(ops);
        self.steps.push(Step::End);
    }

    fn here(&self) -> u16 {
        self.steps.len() as u16
    }

    fn compile(&mut self, ops: &[Op]) {
        for op in ops {
            match *op {
                Op::If(condition, then) => {
                    let test = self.hole();
                    self.compile(then);
                    self.steps[test] = Step::Unless(condition, self.here());
                }
                Op::Choose(first, second) => {
                    let test = self.hole();
                    self.compile(first);
                    let out = self.hole();
                    self.steps[test] = Step::Branch(self.here());
                    self.compile(second);
                    self.steps[out] = Step::Jump(self.here());
                }
                Op::Gamble(rows) => {
                    self.steps.push(Step::Gamble);
                    for (faces, then) in rows {
                        let test = self.hole();
                        self.compile(then);
                        self.steps[test] = Step::UnlessFaces(*faces, self.here());
                    }
                }
                Op::GambleForce(then) => {
                    self.steps.push(Step::Gamble);
                    let test = self.hole();
                    self.compile(then);
                    self.steps[test] = Step::UnlessForce(self.here());
                }
                op => self.steps.push(Step::Do(op)),
            }
        }
    }

    fn hole(&mut self) -> usize {
        self.steps.push(Step::End);
        self.steps.len() - 1
    }
}

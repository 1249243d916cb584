//! Everything that changes during play, flat and small (HC-3.1). No order of a face-down deck exists in it, and no discard:
//! a discard is what is nowhere else.

use crate::cards::{Figure, Figures, Number, Numbers};
use crate::roles::Role;
use crate::terrain::{ABSENT, Cell, destinations, occupied};
use serde::{Deserialize, Serialize};

/// No card.
pub(crate) const NONE: u8 = 255;
/// A card that is there but that the viewer may not know.
pub(crate) const HIDDEN: u8 = 254;
/// A face-down Rencontre of pool `n` is `FACE_DOWN + n`; a face-up one is its card; none is [`NONE`].
pub(crate) const FACE_DOWN: u8 = 16;
/// The deck's own pool, and one for every face-down card that may have outlived a reshuffle.
pub(crate) const POOLS: usize = 9;

/// What the game waits for: a card (the first thirteen), a decision (the next eight), or nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// HC-4.5: the first three Souffles.
    DealSouffles,
    /// HC-6.1: the Souffle of row 1.
    Shift,
    /// HC-6.2: the card that names the formation.
    Dominante,
    /// HC-6.4: a face-down Rencontre leaves the line and is seen.
    RencontreOut,
    /// HC-7.1: a Puissance for the hand.
    Draw,
    /// HC-7.2: a character for Aval.
    Join,
    /// HC-8.7: the cards that Aide looks at.
    Look,
    /// HC-9.1: a Rencontre turns its face.
    Reveal,
    /// HC-9.6: a Puissance lost to a Véramorphe.
    Veramorphe,
    /// HC-11.3, HC-14.10: new Souffles after a formation was held.
    Refill,
    /// HC-11.4: Puissances lost to a missed formation.
    Penalty,
    /// HC-14.13: the Rencontres of a lost Horde leave.
    Purge,
    /// HC-15.5: a Rencontre that was dealt face up (option).
    Show,
    /// HC-8.2.
    Entry,
    /// HC-8.4.
    Moves,
    /// HC-8.5; with the option `phase3_order = "free"` entries and movements too.
    Actions,
    /// HC-8.7.
    Pick,
    /// HC-10.4.
    Power,
    /// HC-10.12.
    Wind,
    /// HC-11.5.
    Trim,
    /// HC-11.6.
    Cull,
    Over,
}

impl Step {
    pub(crate) const fn is_decision(self) -> bool {
        self as u8 >= Step::Entry as u8 && (self as u8) < Step::Over as u8
    }
}

/// Why a Horde is lost (HC-13.3, HC-13.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    PackDraw,
    PackVeramorphe,
    PackFormation,
    PackEmpty,
    NoCharacters,
    Conceded,
}

/// Where play goes on once a lost Horde has been cleared away (HC-14.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resume {
    Draws,
    Actions,
    Line,
    Formation,
    Aval,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Camp {
    /// The Pack below its known top card: the cards that may be there. For a viewer also those of the hand he may not see.
    pub(crate) pack: Numbers,
    pub(crate) hand: Numbers,
    pub(crate) vif: Figures,
    /// Cells by role, counted within the own grid, or [`ABSENT`].
    pub(crate) cells: [u8; 4],
    /// Suits of the characters on the terrain; 0 for an absent one.
    pub(crate) suits: [u8; 4],
    /// Sets of roles.
    pub(crate) wounded: u8,
    pub(crate) moved: u8,
    pub(crate) entered: u8,
    pub(crate) pool: u8,
    pub(crate) soutien: bool,
    /// The Pack's top card after an Aide, known to the owner.
    pub(crate) top: u8,
    /// The cards being looked at.
    pub(crate) looked: [u8; 2],
    /// How many cards of the hand a viewer may not see; 0 in a true state.
    pub(crate) hidden: u8,
    /// The waiting characters by arrival (HC-7.2); zero beyond their number.
    pub(crate) aval: [u8; 16],
    pub(crate) aval_len: u8,
    pub(crate) lost: Option<Cause>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) step: Step,
    /// The seat the step is about.
    pub(crate) actor: u8,
    pub(crate) turn: u8,
    /// Whether the other player still has Phases 3 and 4 to play (HC-14.7).
    pub(crate) waiting: bool,
    /// The row of Phase 5, counted from 0.
    pub(crate) row: u8,
    /// X of that row (HC-10.4).
    pub(crate) committed: u8,
    /// The character that the wind lets move.
    pub(crate) mover: Option<Role>,
    /// Own cells of the row that are still to be compared.
    pub(crate) line: u16,
    /// [`Step::Veramorphe`]: the own cell concerned. [`Step::Penalty`]: cards still to go. [`Step::Refill`]: shifts still to make.
    /// [`Step::Show`]: 1 where an Attaque brought the card, 0 in Phase 1.
    pub(crate) cursor: u8,
    pub(crate) resume: Option<Resume>,
    /// Losses that count at the end of a step in which both players may fail (HC-14.6, HC-14.15).
    pub(crate) failing: [Option<Cause>; 2],
    /// The unseen Souffles.
    pub(crate) souffles: Numbers,
    /// The Souffles of rows 1 to 4.
    pub(crate) winds: [u8; 4],
    pub(crate) dominantes: [u8; 2],
    /// Which Dominantes were drawn for it (the others are fallbacks that lie in the column).
    pub(crate) drawn: [bool; 2],
    /// Unseen Rencontres: pool 0 is the deck with the face-down cards dealt from it; the others are the face-down cards
    /// dealt before a reshuffle, of which it is known that they are not among the cards of the new deck.
    pub(crate) pools: [Figures; POOLS],
    pub(crate) slots: [u8; 8],
    pub(crate) camps: [Camp; 2],
}

impl Camp {
    pub(crate) const EMPTY: Camp = Camp {
        pack: Numbers::NONE,
        hand: Numbers::NONE,
        vif: Figures::NONE,
        cells: [ABSENT; 4],
        suits: [0; 4],
        wounded: 0,
        moved: 0,
        entered: 0,
        pool: 0,
        soutien: false,
        top: NONE,
        looked: [NONE; 2],
        hidden: 0,
        aval: [0; 16],
        aval_len: 0,
        lost: None,
    };

    /// The occupied cells of the grid.
    pub(crate) const fn occupied(&self) -> u16 {
        occupied(&self.cells)
    }

    /// The roles on the terrain.
    pub(crate) const fn present(&self) -> u8 {
        // A cell is below ABSENT, one bit alone, or it is ABSENT; the product brings the four answers together.
        let there = !(u32::from_le_bytes(self.cells) / ABSENT as u32) & 0x0101_0101;
        (there.wrapping_mul(0x0102_0408) >> 24) as u8
    }

    pub(crate) const fn has(&self, role: Role) -> bool {
        self.cells[role as usize] < ABSENT
    }

    pub(crate) const fn is_wounded(&self, role: Role) -> bool {
        self.wounded & role.bit() != 0
    }

    #[inline]
    pub(crate) fn role_at(&self, cell: u8) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.cells[role as usize] == cell)
    }

    /// Where a character may move now, wounds and earlier movements aside.
    pub(crate) const fn reach(&self, role: Role) -> u16 {
        if self.has(role) { destinations(role, self.cells[role as usize], !self.occupied()) } else { 0 }
    }

    /// Cards in the Pack, the known top included.
    pub(crate) const fn pack_len(&self) -> u8 {
        let looked = (self.looked[0] == HIDDEN) as u8 + (self.looked[1] == HIDDEN) as u8;
        let top = (self.top < Number::COUNT) as u8;
        (self.pack.len() + top).saturating_sub(self.hidden + looked)
    }

    /// The cards being looked at: neither in the Pack nor in the hand for the moment (HC-8.7).
    pub(crate) const fn looked_len(&self) -> u8 {
        (self.looked[0] != NONE) as u8 + (self.looked[1] != NONE) as u8
    }

    pub(crate) const fn hand_len(&self) -> u8 {
        self.hand.len() + self.hidden
    }

    /// Whether a card can come from the Pack.
    pub(crate) const fn has_pack(&self) -> bool {
        match (self.hidden, self.looked[0]) {
            (0, 0..Number::COUNT | NONE) => !self.pack.is_empty() || self.top < Number::COUNT,
            _ => self.pack_len() > 0,
        }
    }

    pub(crate) const fn has_hand(&self) -> bool {
        !self.hand.is_empty() || self.hidden > 0
    }

    /// The waiting characters in order of arrival.
    pub(crate) fn waiting(&self) -> impl DoubleEndedIterator<Item = Figure> + '_ {
        self.aval.iter().take(usize::from(self.aval_len)).map(|&card| Figure(card))
    }

    /// The roles that wait in Aval.
    pub(crate) fn aval_roles(&self) -> u8 {
        self.waiting().fold(0, |roles, card| roles | 1 << card.rank())
    }

    /// HC-13.3, HC-14.14: the characters that are left.
    pub(crate) const fn characters(&self) -> u8 {
        self.present().count_ones() as u8 + self.aval_len + self.vif.len()
    }

    /// HC-8.3: the first arrived of a role leaves Aval.
    #[inline]
    pub(crate) fn leave_aval(&mut self, role: Role) -> Option<Figure> {
        let len = usize::from(self.aval_len).min(self.aval.len());
        let at = self.aval[..len].iter().position(|&card| Figure(card).rank() == role as u8)?;
        let card = Figure(self.aval[at]);
        self.aval[at..len].rotate_left(1);
        self.aval[len - 1] = 0;
        self.aval_len -= 1;
        Some(card)
    }

    pub(crate) fn join_aval(&mut self, card: Figure) {
        if let Some(place) = self.aval.get_mut(usize::from(self.aval_len)) {
            *place = card.0;
            self.aval_len += 1;
        }
    }

    /// The character leaves its cell; its card. A wound stays behind (HC-12.8).
    pub(crate) fn leave_terrain(&mut self, role: Role) -> Figure {
        let card = Figure(role as u8 * 4 + self.suits[role as usize]);
        self.cells[role as usize] = ABSENT;
        self.suits[role as usize] = 0;
        self.wounded &= !role.bit();
        card
    }

    /// The cards that are out of the Pack and out of the hand.
    pub fn pack_discard(&self) -> Numbers {
        let seen = [self.top, self.looked[0], self.looked[1]].into_iter().filter_map(Number::at);
        Numbers::ALL.minus(self.pack).minus(self.hand).minus(seen.collect())
    }

    /// The characters that are out of the game: no rule brings one back (HC-12.13).
    pub fn vif_discard(&self) -> Figures {
        let terrain = Role::ALL
            .into_iter()
            .filter(|&role| self.has(role))
            .map(|role| Figure(role as u8 * 4 + self.suits[role as usize]));
        Figures::ALL.minus(self.vif).minus(self.waiting().chain(terrain).collect())
    }
}

impl State {
    /// What the game waits for.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The turn, counted from 1.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    pub(crate) const fn camp(&self) -> &Camp {
        &self.camps[(self.actor & 1) as usize]
    }

    pub(crate) const fn camp_mut(&mut self) -> &mut Camp {
        &mut self.camps[(self.actor & 1) as usize]
    }

    /// Whether the state is in the middle of Phase 5.
    pub(crate) fn has_row(&self) -> bool {
        matches!(self.step, Step::Power | Step::Wind) || self.resume == Some(Resume::Line)
    }

    pub(crate) fn wind(&self, row: u8) -> Option<Number> {
        self.winds.get(usize::from(row)).copied().and_then(Number::at)
    }

    pub(crate) fn dominante(&self, seat: usize) -> Option<Number> {
        self.dominantes.get(seat).copied().and_then(Number::at)
    }

    /// Souffles in the deck; alone, the Dominante lies on top of it (HC-6.2).
    pub(crate) fn souffle_deck_len(&self, seats: usize) -> u8 {
        self.souffles.len() + u8::from(seats == 1 && self.drawn[0])
    }

    pub(crate) fn souffle_discard(&self) -> Numbers {
        let drawn = self.dominantes.iter().zip(self.drawn).filter(|(_, drawn)| *drawn).map(|(card, _)| *card);
        let open = self.winds.into_iter().chain(drawn).filter_map(Number::at);
        Numbers::ALL.minus(self.souffles).minus(open.collect())
    }

    pub(crate) fn rencontre_discard(&self) -> Figures {
        let mut rest = Figures::ALL;
        for pool in self.pools {
            rest = rest.minus(pool);
        }
        rest.minus(self.slots.into_iter().filter_map(Figure::at).collect())
    }

    /// Cards in the Rencontre deck: its pool without the face-down cards dealt from it.
    pub(crate) fn rencontre_deck_len(&self) -> u8 {
        let dealt = self.slots.iter().filter(|&&slot| slot == FACE_DOWN).count() as u8;
        self.pools[0].len().saturating_sub(dealt)
    }

    /// The face-up Rencontre of a slot.
    pub(crate) fn face_up(&self, slot: usize) -> Option<Figure> {
        self.slots.get(slot).copied().and_then(Figure::at)
    }

    pub(crate) const fn is_face_down(slot: u8) -> bool {
        slot >= FACE_DOWN && slot < FACE_DOWN + POOLS as u8
    }

    /// The unseen cards that a face-down slot may hold, as far as public information tells (HC-3.3).
    pub(crate) fn pool_of(&self, slot: usize) -> Figures {
        match self.slots.get(slot) {
            Some(&card) if Self::is_face_down(card) => self.pools[usize::from(card - FACE_DOWN)],
            _ => Figures::NONE,
        }
    }

    /// The cell of either grid for an own cell of the actor.
    pub(crate) const fn absolute(&self, own: u8) -> Cell {
        Cell::of_grid(self.actor, own)
    }
}

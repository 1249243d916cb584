//! The fields of a position file (who stands where and is wounded, Aval, hand, Pack, slots), and a state written into them. Discards are not written: a card that is nowhere else lies in its discard.

mod read;
mod validate;

use crate::cards::{Figure, Figures, Number, Numbers};
use crate::game::Horde;
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::rules::refusals::off_board;
use crate::state::{Camp, Cause, FACE_DOWN, NONE, Resume, State, Step};
use crate::terrain::{Cell, cells_in};
use galerne_engine::{Positions, Refusal, Rules, ensure};
use read::{read_camp, read_rencontres, read_souffles};
use serde::{Deserialize, Serialize};

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    #[default]
    Left,
    Right,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub turn: u8,
    pub step: Step,
    #[serde(default, skip_serializing_if = "is_default")]
    pub actor: Side,
    /// Competition: the other player has Phases 3 and 4 still to come.
    #[serde(default, skip_serializing_if = "is_default")]
    pub other_to_play: bool,
    /// The row of Phase 5, 1 to 4; 0 outside of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub row: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub committed: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub mover: Option<Role>,
    /// Cells of the row whose characters are still to be compared.
    #[serde(default, skip_serializing_if = "is_default")]
    pub comparing: Vec<Cell>,
    /// The character a Véramorphe takes a card for.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Option<Cell>,
    /// Cards or shifts still to come.
    #[serde(default, skip_serializing_if = "is_default")]
    pub left: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub resume: Option<Resume>,
    pub souffles: SoufflesPosition,
    pub rencontres: RencontresPosition,
    pub hordes: Vec<CampPosition>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoufflesPosition {
    /// The deck, in no order.
    pub deck: Vec<Number>,
    /// Rows 1 to 4.
    pub rows: [Option<Number>; 4],
    /// One per player.
    pub dominantes: Vec<Option<DominantePosition>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DominantePosition {
    pub card: Number,
    /// A fallback (HC-6.3) lies, or lay, in the column.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fallback: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RencontresPosition {
    /// The deck and the face-down cards dealt from it, in no order.
    pub unseen: Vec<Figure>,
    /// Face-down cards dealt before a reshuffle: which they are together is known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub older: Vec<Vec<Figure>>,
    /// A card, `face_down`, or `face_down_2` for one that belongs to the second of the older groups.
    pub slots: Vec<Option<String>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampPosition {
    /// The Pack without its known top card, in no order.
    pub pack: Vec<Number>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub top: Option<Number>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub looked: Vec<Number>,
    pub hand: Vec<Number>,
    /// The Vif deck, in no order.
    pub vif: Vec<Figure>,
    /// In order of arrival.
    pub aval: Vec<Figure>,
    pub terrain: Vec<StandingPosition>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub moved: Vec<Role>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub pool: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub soutien: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub lost: Option<Cause>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub failing: Option<Cause>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingPosition {
    pub card: Figure,
    pub cell: Cell,
    #[serde(default, skip_serializing_if = "is_default")]
    pub wounded: bool,
}

impl Positions for Horde {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        let cell = |own: u8| Cell::of_grid(state.actor, own);
        let dominante =
            |seat: usize| state.dominante(seat).map(|card| DominantePosition { card, fallback: !state.drawn[seat] });
        let slot = |&card: &u8| match card {
            NONE => None,
            FACE_DOWN => Some("face_down".to_owned()),
            card if card > FACE_DOWN => Some(format!("face_down_{}", card - FACE_DOWN)),
            card => Some(Figure(card).to_string()),
        };
        let last = state.pools.iter().rposition(|pool| !pool.is_empty()).unwrap_or(0);
        Position {
            turn: state.turn,
            step: state.step,
            actor: if state.actor == 0 { Side::Left } else { Side::Right },
            other_to_play: state.waiting,
            row: if state.has_row() { state.row + 1 } else { 0 },
            committed: state.committed,
            mover: state.mover,
            comparing: cells_in(state.line).map(cell).collect(),
            at: (state.step == Step::Veramorphe).then(|| cell(state.cursor)),
            left: if state.step == Step::Veramorphe { 0 } else { state.cursor },
            resume: state.resume,
            souffles: SoufflesPosition {
                deck: state.souffles.iter().collect(),
                rows: [0, 1, 2, 3].map(|row| state.wind(row)),
                dominantes: (0..self.seats).map(dominante).collect(),
            },
            rencontres: RencontresPosition {
                unseen: state.pools[0].iter().collect(),
                older: state.pools[1..=last.max(1)].iter().take(last).map(|pool| pool.iter().collect()).collect(),
                slots: state.slots[..self.seats * 4].iter().map(slot).collect(),
            },
            hordes: (0..self.seats)
                .map(|seat| write_camp(&state.camps[seat], seat as u8, state.failing[seat]))
                .collect(),
        }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let right_size = position.hordes.len() == self.seats
            && position.souffles.dominantes.len() == self.seats
            && position.rencontres.slots.len() == self.seats * 4;
        ensure(right_size, rule::PLAYERS, "refused-position-seats")?;
        let actor = u8::from(position.actor == Side::Right);
        ensure(usize::from(actor) < self.seats, rule::PLAYERS, "refused-position-seats")?;
        let mut state = self.start();
        state.turn = position.turn;
        state.step = position.step;
        state.actor = actor;
        state.waiting = position.other_to_play;
        state.resume = position.resume;
        state.committed = position.committed;
        state.mover = position.mover;
        state.row = position.row.saturating_sub(1);
        state.cursor = position.left;
        let own = |cell: Cell| cell.own(actor).ok_or_else(|| off_board(cell));
        for &cell in &position.comparing {
            state.line |= 1 << own(cell)?;
        }
        if let Some(cell) = position.at {
            state.cursor = own(cell)?;
        }
        read_souffles(&position.souffles, &mut state)?;
        read_rencontres(&position.rencontres, &mut state)?;
        for (seat, camp) in position.hordes.iter().enumerate() {
            state.camps[seat] = read_camp(camp, seat as u8)?;
            state.failing[seat] = camp.failing;
        }
        self.validate_order(position, &state)?;
        self.validate_wind(&state)?;
        self.validate_points(&state)?;
        self.validate_step(position, &state)?;
        Ok(state)
    }
}

fn write_camp(camp: &Camp, grid: u8, failing: Option<Cause>) -> CampPosition {
    let standing = |role: Role| StandingPosition {
        card: Figure(role as u8 * 4 + camp.suits[role as usize]),
        cell: Cell::of_grid(grid, camp.cells[role as usize]),
        wounded: camp.is_wounded(role),
    };
    let numbers = |set: Numbers| set.iter().collect();
    let figures = |set: Figures| set.iter().collect();
    CampPosition {
        pack: numbers(camp.pack),
        top: Number::at(camp.top),
        looked: camp.looked.into_iter().filter_map(Number::at).collect(),
        hand: numbers(camp.hand),
        vif: figures(camp.vif),
        aval: camp.waiting().collect(),
        terrain: Role::ALL.into_iter().filter(|&role| camp.has(role)).map(standing).collect(),
        moved: Role::ALL.into_iter().filter(|role| camp.moved & role.bit() != 0).collect(),
        entered: camp.entered,
        pool: camp.pool,
        soutien: camp.soutien,
        lost: camp.lost,
        failing,
    }
}

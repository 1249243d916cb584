//! How each role stands to its place in the formation, and by which movements of this turn it can still get there.

use super::outlook::{before_wind, first_row, means};
use crate::cards::Number;
use crate::game::Horde;
use crate::options::PowerCarry;
use crate::roles::Role;
use crate::state::{Camp, Resume, State, Step};
use crate::terrain::{ABSENT, cells_in, destinations, on, row_mask};
use galerne_engine::Message;

/// How a role stands to its place in the formation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Footing {
    InPlace,
    /// By entering on it.
    Enters,
    /// By an entry and a free movement.
    EntersAndMoves,
    /// By a free movement.
    Near,
    /// By this many Provocations, which the hand can pay.
    Paid(u8),
    /// By beating the wind and moving.
    Wind,
    /// Only by being driven back by the wind.
    Driven,
    /// Only if another character makes way first.
    Blocked,
    /// A wound holds it where it is.
    Held,
    /// Not this turn.
    Far,
    /// Neither on the terrain nor in Aval.
    Absent,
}

impl Footing {
    pub(super) fn told(self, game: &Horde) -> Message {
        match self {
            Footing::InPlace => Message::new("footing-in-place"),
            Footing::Enters => Message::new("footing-enters"),
            Footing::EntersAndMoves => Message::new("footing-enters-moves"),
            Footing::Near => Message::new("footing-near"),
            Footing::Paid(count) => {
                Message::new("footing-paid").with("count", count).with("points", count * game.cost(Role::Traceur))
            }
            Footing::Wind => Message::new("footing-wind"),
            Footing::Driven => Message::new("footing-driven"),
            Footing::Blocked => Message::new("footing-blocked"),
            Footing::Held => Message::new("footing-wounded"),
            Footing::Far => Message::new("footing-far"),
            Footing::Absent => Message::new("footing-absent"),
        }
    }
}

/// What the turn still holds for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    Phase3,
    Wind,
    Nothing,
}

fn ahead(state: &State, seat: usize) -> Ahead {
    let mine = usize::from(state.actor) == seat;
    // HC-14.7: one player has Phases 3 and 4 behind him while the other has them before him.
    let other = if state.waiting { Ahead::Phase3 } else { Ahead::Wind };
    match (state.step, state.resume) {
        (Step::Dominante | Step::RencontreOut | Step::Draw | Step::Join, _) => Ahead::Phase3,
        (Step::Show, _) if mine || state.cursor == 0 => Ahead::Phase3,
        (Step::Show, _) => other,
        (Step::Purge, Some(Resume::Draws)) => Ahead::Phase3,
        (Step::Purge, Some(Resume::Actions)) => other,
        (Step::Purge, Some(Resume::Line)) | (Step::Power | Step::Wind, _) => Ahead::Wind,
        (Step::Reveal | Step::Veramorphe, _) if mine => Ahead::Wind,
        (Step::Reveal | Step::Veramorphe, _) => other,
        _ if before_wind(state) && mine => Ahead::Phase3,
        _ if before_wind(state) => other,
        _ => Ahead::Nothing,
    }
}

/// What is still open to a seat in Phase 3.
struct Open {
    entries: u8,
    moves: bool,
    provocations: u8,
}

fn open(game: &Horde, state: &State, seat: usize) -> Open {
    let camp = &state.camps[seat];
    // HC-8.1: only the player whose Phase 3 has begun can have closed a step of it.
    let begun = usize::from(state.actor) == seat && before_wind(state);
    // Four roles and four cells of row 4: every absent role finds a door.
    let entries = if !begun || game.is_free() || state.step == Step::Entry { game.entries_left(camp) } else { 0 };
    let traceur = camp.has(Role::Traceur) || (entries > 0 && camp.aval_roles() & Role::Traceur.bit() != 0);
    Open {
        entries,
        moves: !begun || game.is_free() || matches!(state.step, Step::Entry | Step::Moves),
        provocations: if traceur { payable(game, camp) } else { 0 },
    }
}

/// How many Provocations a hand can pay. Of a hidden card only the best can be supposed.
fn payable(game: &Horde, camp: &Camp) -> u8 {
    let cost = game.cost(Role::Traceur);
    let hidden = camp.hidden * (10 / cost);
    let shown = match game.options.power_carry {
        PowerCarry::Phase => (means(camp) / u16::from(cost)) as u8,
        // HC-12.12: what is left over lapses, so each is paid by a card of its own, or by two small ones.
        PowerCarry::Use => {
            let coins = || camp.hand.iter().map(Number::value).chain([camp.pool]).filter(|&points| points > 0);
            let (large, all) = (coins().filter(|&points| points >= cost).count(), coins().count());
            (large + (all - large) / 2) as u8
        }
    };
    shown.saturating_add(hidden)
}

/// The cells and all that one movement from any of them reaches.
fn moved(role: Role, from: u16, free: u16) -> u16 {
    cells_in(from).fold(from, |all, cell| all | destinations(role, cell, free))
}

/// HC-10.2, HC-10.10, HC-10.12: how the rows from `first` on can bring a character to the goal.
fn blown(role: Role, from: u16, first: u8, free: u16, goal: u16) -> Option<Footing> {
    let ends = |retreats: bool| {
        (first..4).fold(from, |at, row| {
            let line = at & row_mask(row);
            let back = if retreats && row < 3 { line << 1 } else { 0 };
            at | back | moved(role, line, free)
        })
    };
    if ends(false) & goal != 0 {
        Some(Footing::Wind)
    } else if ends(true) & goal != 0 {
        Some(Footing::Driven)
    } else {
        None
    }
}

/// The cells that may be free when the wind blows: all but those of other wounded characters.
fn free_in_the_wind(camp: &Camp, but: Role) -> u16 {
    let stays = |role: &Role| *role != but && camp.has(*role) && camp.is_wounded(*role);
    !Role::ALL.into_iter().filter(stays).fold(0, |all, role| all | 1 << camp.cells[role as usize])
}

pub(super) fn footing(game: &Horde, state: &State, seat: usize, role: Role, goal: u16) -> Footing {
    let camp = &state.camps[seat];
    let cell = camp.cells[role as usize];
    let there = cell < ABSENT;
    if on(goal, cell) {
        return Footing::InPlace;
    }
    if !there && camp.aval_roles() & role.bit() == 0 {
        return Footing::Absent;
    }
    if camp.is_wounded(role) {
        return Footing::Held;
    }
    let own = if there { 1 << cell } else { 0 };
    match ahead(state, seat) {
        Ahead::Phase3 => {
            let open = open(game, state, seat);
            // A wounded character makes way only once it is healed, and then by a Provocation.
            let price = u16::from(game.cost(Role::Feuleuse)) + u16::from(game.cost(Role::Traceur));
            let heals = camp.has(Role::Feuleuse) && open.provocations > 0 && means(camp) >= price;
            let clear = if heals { u16::MAX } else { free_in_the_wind(camp, role) };
            in_phase3(&open, camp, role, own, goal, (makes_way(game, state, seat, role), clear))
        }
        Ahead::Wind => {
            let (from, free) = (own & still_to_blow(state, seat), free_in_the_wind(camp, role));
            blown(role, from, state.row, free, goal).unwrap_or(Footing::Far)
        }
        Ahead::Nothing => Footing::Far,
    }
}

/// The cells of those who could still walk away for nothing and are not wanted where they stand.
fn makes_way(game: &Horde, state: &State, seat: usize, but: Role) -> u16 {
    let (camp, goals) = (&state.camps[seat], game.goals(state, seat).unwrap_or_default());
    let walks = |role: &Role| {
        let cell = camp.cells[*role as usize];
        let able = !camp.is_wounded(*role) && camp.moved & role.bit() == 0 && camp.reach(*role) != 0;
        *role != but && camp.has(*role) && able && !on(goals[*role as usize], cell)
    };
    Role::ALL.into_iter().filter(walks).fold(0, |all, role| all | 1 << camp.cells[role as usize])
}

/// HC-2.12: free movements first, also those of others that are in the way (`yielding`), then Provocations (with
/// all of them the cells of `clear` are free), then the wind.
fn in_phase3(open: &Open, camp: &Camp, role: Role, own: u16, goal: u16, (yielding, clear): (u16, u16)) -> Footing {
    let free = !camp.occupied() | own;
    // A role that must enter besides the Traceur needs a second entry for a Provocation.
    let alone = own != 0 || role == Role::Traceur || camp.has(Role::Traceur);
    let provocations = if alone || open.entries > 1 { open.provocations } else { 0 };
    let door = |free: u16| if own == 0 && open.entries > 0 { free & row_mask(3) } else { own };
    let reach = |free: u16| {
        let start = door(free);
        let able = open.moves && camp.moved & role.bit() == 0;
        if able { moved(role, start, free) } else { start }
    };
    let near = reach(free);
    if near & goal != 0 {
        return match () {
            () if own != 0 => Footing::Near,
            () if door(free) & goal != 0 => Footing::Enters,
            () => Footing::EntersAndMoves,
        };
    }
    if open.moves && reach(free | yielding) & goal != 0 {
        return Footing::Blocked;
    }
    let mut at = near;
    for count in 1..=provocations.min(16) {
        at = moved(role, at, free);
        if at & goal != 0 {
            return Footing::Paid(count);
        }
    }
    let cleared = (0..provocations.min(16)).fold(reach(clear), |at, _| moved(role, at, clear));
    if cleared & goal != 0 {
        return Footing::Blocked;
    }
    blown(role, at, 0, free_in_the_wind(camp, role), goal).unwrap_or(Footing::Far)
}

/// The cells of a seat's grid on which the wind has not been faced yet this turn (HC-10.1, HC-10.6, HC-14.9).
fn still_to_blow(state: &State, seat: usize) -> u16 {
    let first = first_row(state, seat);
    let later = (first..4).fold(0, |all, row| all | row_mask(row));
    match (state.step, usize::from(state.actor) == seat) {
        (Step::Wind, true) => {
            let mover = state.mover.map_or(0, |role| 1u32 << state.camps[seat].cells[role as usize]) as u16;
            later | state.line | mover
        }
        _ => later,
    }
}

//! The table as text, for terminals, screen readers and tests.

use super::standing;
use crate::cards::Number;
use crate::game::Horde;
use crate::names::{any_of, formation, rencontre, wind};
use crate::roles::Role;
use crate::state::{NONE, State, Step};
use crate::terrain::{Cell, on};
use galerne_engine::{Message, Seat, TextBoard};
use std::fmt::Write as _;

pub(crate) fn text_board(game: &Horde, state: &State) -> TextBoard {
    TextBoard { drawing: drawing(game, state), facts: facts(game, state), cells: cells(game, state) }
}

/// Who is wanted on a cell: with some sets more than one role may take it, and in the mirror it may be another (HC-15.2).
fn roles_wanted(game: &Horde, state: &State, seat: usize, own: u8) -> impl Iterator<Item = Role> + use<> {
    let goals = game.goals(state, seat).unwrap_or_default();
    Role::ALL.into_iter().filter(move |&role| on(goals[role as usize], own))
}

/// The Rencontres, then each row with its Souffle. A capital is a character, `!` a wound, a small letter a role wanted on the cell.
fn drawing(game: &Horde, state: &State) -> Vec<String> {
    let mut head = String::from("         ");
    let mut line = String::from("         ");
    for slot in 0..game.seats * 4 {
        let gap = if slot == 4 { "   " } else { "" };
        let _ = write!(head, "{gap} {}  ", (b'A' + slot as u8) as char);
        let card = match state.face_up(slot) {
            Some(card) => format!("{}{}", ['R', 'D', 'V', 'A'][usize::from(card.rank())], card.suit().sign()),
            None if state.slots[slot] == NONE => "--".to_owned(),
            None => "??".to_owned(),
        };
        let _ = write!(line, "{gap} {card} ");
    }
    let mut rows = vec![head, line];
    for row in 0..4 {
        let force = state.wind(row).map_or_else(|| "--".to_owned(), Number::short);
        let here = if state.has_row() && state.row == row { '>' } else { ' ' };
        let mut text = format!("{here} {} {force:>4} ", row + 1);
        for column in 0..game.seats as u8 * 4 {
            let (seat, own) = (usize::from(column / 4), column % 4 * 4 + row);
            let camp = &state.camps[seat];
            let wants: String =
                roles_wanted(game, state, seat, own).map(|role| role.letter().to_ascii_lowercase()).take(2).collect();
            let mark = match camp.role_at(own) {
                Some(role) => format!("{}{}", role.letter(), if camp.is_wounded(role) { "!" } else { " " }),
                None if wants.is_empty() => ".".to_owned(),
                None => wants,
            };
            let _ = write!(text, "{} {mark:<2} ", if column == 4 { "   " } else { "" });
        }
        rows.push(text);
    }
    rows
}

fn facts(game: &Horde, state: &State) -> Vec<Message> {
    let mut facts = vec![
        Message::new("fact-turn").with("turn", state.turn),
        Message::new("fact-souffles")
            .with("deck", state.souffle_deck_len(game.seats))
            .with("gone", state.souffle_discard().len()),
        Message::new("fact-rencontres")
            .with("deck", state.rencontre_deck_len())
            .with("gone", state.rencontre_discard().len()),
    ];
    if state.step == Step::Over {
        facts.push(Message::new("fact-over"));
    }
    for index in 0..game.seats {
        let (seat, camp) = (Seat(index as u8), &state.camps[index]);
        if camp.lost.is_some() && game.seats == 2 {
            facts.push(Message::new("fact-lost").with("seat", seat));
            continue;
        }
        if let Some(card) = state.dominante(index) {
            facts.push(
                Message::new("fact-dominante")
                    .with("seat", seat)
                    .with("wind", wind(card))
                    .with("formation", formation(card.suit())),
            );
        }
        let hand = match camp.hidden {
            0 => camp.hand.iter().map(Number::short).collect::<Vec<_>>().join(" "),
            hidden => vec!["?"; usize::from(hidden)].join(" "),
        };
        facts.push(
            Message::new("fact-hand").with("seat", seat).with("count", camp.hand_len()).with("cards", dash(hand)),
        );
        let aval = camp.waiting().map(|card| Role::of(card.rank()).letter().to_string()).collect::<Vec<_>>().join(" ");
        facts.push(
            Message::new("fact-decks")
                .with("seat", seat)
                .with("pack", camp.pack_len())
                .with("vif", camp.vif.len())
                .with("aval", dash(aval)),
        );
        if let Some(card) = Number::at(camp.top) {
            facts.push(Message::new("fact-top").with("seat", seat).with("card", card.short()));
        }
        if camp.pool > 0 {
            facts.push(Message::new("fact-pool").with("seat", seat).with("points", camp.pool));
        }
        if camp.soutien {
            facts.push(Message::new("fact-soutien").with("seat", seat));
        }
    }
    facts
}

fn dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

fn cells(game: &Horde, state: &State) -> Vec<(String, Message)> {
    let mut cells = Vec::new();
    for slot in 0..game.seats * 4 {
        let letter = char::from(b'A' + slot as u8).to_string();
        if let Some(card) = state.face_up(slot) {
            cells.push((letter, Message::new("cell-rencontre").with("rencontre", rencontre(card))));
        } else if state.slots[slot] != NONE {
            cells.push((letter, Message::new("cell-face-down")));
        }
    }
    for row in 0..4 {
        if let Some(card) = state.wind(row) {
            cells.push(((row + 1).to_string(), Message::new("cell-souffle").with("wind", wind(card))));
        }
    }
    for seat in 0..game.seats {
        let camp = &state.camps[seat];
        for own in 0..16 {
            let mut wants = roles_wanted(game, state, seat, own);
            let reading = match (camp.role_at(own), any_of(roles_wanted(game, state, seat, own))) {
                (Some(role), _) => standing(role, camp.is_wounded(role), wants.any(|wanted| wanted == role)),
                (None, Some(roles)) => Message::new("cell-wanted").with("role", roles),
                (None, None) => continue,
            };
            cells.push((Cell::of_grid(seat as u8, own).to_string(), reading));
        }
    }
    cells
}

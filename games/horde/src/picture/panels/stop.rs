//! What follows if the player stops now.

use crate::cards::Suit;
use crate::event::Event;
use crate::game::Horde;
use crate::names::{formation, role_name, role_with_article};
use crate::odds::{Threat, threat};
use crate::picture::outlook::{faces_rencontres, if_stopped};
use crate::picture::{Context, deciding};
use crate::roles::Role;
use crate::state::{State, Step};
use crate::terrain::{Cell, Column};
use galerne_draw::{Block, Panel};
use galerne_engine::{Message, Seat, Words};

/// What follows if every step were closed now and nothing spent.
pub(super) fn panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    deciding(context).filter(|&decider| decider == seat)?;
    let state = context.state();
    if !matches!(state.step, Step::Entry | Step::Moves | Step::Actions | Step::Pick | Step::Power | Step::Wind) {
        return None;
    }
    let body = vec![Block::Lines(stop_lines(game, state, seat))];
    Some(Panel { id: "stop".to_owned(), title: Message::new("panel-stop"), body })
}

pub(in crate::picture) fn stop_lines(game: &Horde, state: &State, seat: Seat) -> Vec<Message> {
    let mut told = Vec::new();
    if matches!(state.step, Step::Entry | Step::Moves) {
        let idle = idle(game, state, seat);
        if idle > 0 {
            told.push(Message::new("stop-idle").with("count", idle));
        }
    }
    if faces_rencontres(state, seat.index()) {
        let slots = seat.index() * 4..seat.index() * 4 + 4;
        let unseen = slots.filter_map(|slot| match threat(game, state, slot)? {
            Threat::Unseen(bad, all) => {
                let slot = Column(slot as u8).to_string();
                Some(Message::new("stop-slot").with("slot", slot).with("bad", bad).with("all", all))
            }
            Threat::Known(..) => None,
        });
        told.extend(listed(unseen).map(|slots| Message::new("stop-unseen").with("slots", slots)));
    }
    told.extend(fates(game, state, seat, &if_stopped(game, state, seat)));
    told
}

/// What the turn would bring, in one line per kind of outcome. One line per event would be too long to read.
fn fates(game: &Horde, state: &State, seat: Seat, events: &[Event]) -> Vec<Message> {
    let (mut lost, mut hurt, mut driven, mut pushed) = (0u8, 0u8, 0u8, 0u8);
    let mut veramorphes = 0u8;
    let mut ends: Ends = [None; 4];
    let mut end = Vec::new();
    for event in events {
        match *event {
            // Which card goes is not known beforehand, only how many.
            Event::LostToVeramorphe { .. } => veramorphes += 1,
            Event::Destroyed { role, .. } => lost |= role.bit(),
            Event::Wounded { role, .. } => hurt |= role.bit(),
            Event::Retreated { role, to, pushed: false, .. } => {
                driven |= role.bit();
                ends[role as usize] = Some(to);
            }
            Event::Retreated { role, .. } => pushed |= role.bit(),
            Event::Missed { card, .. } => {
                // HC-8.7: one of the cards being looked at goes back before anything is paid.
                let camp = &state.camps[seat.index()];
                let back = camp.looked_len().saturating_sub(1);
                let pack = (camp.pack_len() + back).saturating_sub(veramorphes);
                let cost = pack.min(game.options.formation_penalty);
                end.push(missed(game, None, card.suit(), usize::from(cost)));
            }
            Event::Conform { card, .. } => {
                end.push(Message::new("stop-held").with("formation", formation(card.suit())));
            }
            _ => end.push(game.tell(event)),
        }
    }
    let groups = [
        ("stop-lost", lost),
        ("stop-driven", driven & !lost),
        ("stop-wounded", hurt & !driven & !lost),
        ("stop-pushed", pushed & !driven & !lost),
    ];
    let mut told = Vec::new();
    if veramorphes > 0 {
        told.push(Message::new("stop-veramorphe").with("cards", veramorphes));
    }
    told.extend(groups.into_iter().filter_map(|(key, roles)| {
        let these = Role::ALL.into_iter().filter(|role| roles & role.bit() != 0);
        if key == "stop-driven" {
            return driven_back(these, ends);
        }
        Some(Message::new(key).with("roles", listed(these.map(role_name))?))
    }));
    told.extend(end);
    told
}

/// Where the wind has driven each role at last, if it has; nowhere on the terrain is Aval.
pub(super) type Ends = [Option<Option<Cell>>; 4];

/// HC-10.10: whom the wind wounds and drives back, and to where.
pub(super) fn driven_back(roles: impl Iterator<Item = Role>, ends: Ends) -> Option<Message> {
    let told = roles.filter_map(|role| {
        let who = |key: &'static str| Message::new(key).with("role", role_with_article(role));
        Some(match ends[role as usize]? {
            Some(cell) => who("driven-to").with("to", cell.to_string()),
            None => who("driven-to-aval"),
        })
    });
    Some(Message::new("stop-driven").with("roles", listed(told)?))
}

/// HC-11.4: what a missed formation costs. Where the Pack cannot pay, the next line says that the Horde is lost.
/// `who` is named where two play.
pub(super) fn missed(game: &Horde, who: Option<Seat>, suit: Suit, cards: usize) -> Message {
    let is_paid = cards > 0 || game.options.formation_penalty == 0;
    let told = match (who, is_paid) {
        (None, true) => Message::new("news-missed"),
        (None, false) => Message::new("news-missed-unpaid"),
        (Some(seat), true) => Message::new("news-missed-by").with("seat", seat),
        (Some(seat), false) => Message::new("event-missed").with("seat", seat),
    };
    told.with("formation", formation(suit)).with("cards", cards)
}

/// One after the other, with commas.
pub(super) fn listed(all: impl Iterator<Item = Message>) -> Option<Message> {
    all.reduce(|one, other| Message::new("listed").with("one", one).with("other", other))
}

/// How many could still enter or move and have not.
fn idle(game: &Horde, state: &State, seat: Seat) -> u8 {
    let camp = &state.camps[seat.index()];
    let able = |role: &Role| camp.has(*role) && !camp.is_wounded(*role) && camp.moved & role.bit() == 0;
    let moves = Role::ALL.into_iter().filter(able).filter(|&role| camp.reach(role) != 0).count() as u8;
    let (entering, _) = if state.step == Step::Entry { game.entries(state) } else { (0, 0) };
    // HC-8.2: the option may let fewer in than wait.
    moves + game.entries_left(camp).min(entering.count_ones() as u8)
}

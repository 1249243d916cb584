//! The discards, whose contents are open (HC-3.2): what has been spent, what has blown, who is out and what was met.

use crate::cards::{Figures, Number, Numbers};
use crate::game::Horde;
use crate::names::{encounter, role_name};
use crate::picture::Context;
use crate::roles::{Encounter, Role};
use galerne_draw::{Block, Panel};
use galerne_engine::{Message, Seat};

pub(super) fn panel(game: &Horde, context: &Context<'_>) -> Panel {
    let state = context.state();
    let mut facts = vec![
        (Message::new("discard-souffles"), content(by_value(state.souffle_discard(), |suits| suits))),
        (
            Message::new("discard-rencontres"),
            content(by_rank(state.rencontre_discard(), |rank| {
                context.say(&Message::new("discard-rencontre").with("kind", encounter(Encounter::of(rank))))
            })),
        ),
    ];
    for index in 0..game.seats {
        let (seat, camp) = (Seat(index as u8), &state.camps[index]);
        // HC-14.13: in competition a lost Horde has left the table with all its cards.
        if game.seats == 2 && camp.lost.is_some() {
            continue;
        }
        // HC-2.4: the suit of a Puissance or a character means nothing.
        let spent = by_value(camp.pack_discard(), |suits| times(suits.chars().count()));
        let fallen = by_rank(camp.vif_discard(), |rank| context.say(&role_name(Role::of(rank))));
        facts.push((Message::new("discard-pack").with("seat", seat), content(spent)));
        facts.push((Message::new("discard-vif").with("seat", seat), content(fallen)));
    }
    Panel { id: "discards".to_owned(), title: Message::new("panel-discards"), body: vec![Block::Facts(facts)] }
}

fn content(cards: Vec<String>) -> Message {
    match cards.is_empty() {
        true => Message::new("discard-nothing"),
        false => Message::new("discard-cards").with("cards", cards.join(", ")),
    }
}

/// `×3`; a single one needs no number.
fn times(count: usize) -> String {
    if count > 1 { format!("\u{a0}×{count}") } else { String::new() }
}

/// The cards value by value, each with what is made of its suits.
fn by_value(cards: Numbers, told: impl Fn(String) -> String) -> Vec<String> {
    let of = |value: u8| cards.iter().filter(move |card| card.value() == value);
    let signs = |value: u8| of(value).map(|card: Number| card.suit().sign()).collect::<String>();
    let values = (2..=10).map(|value| (value, signs(value))).filter(|(_, signs)| !signs.is_empty());
    values.map(|(value, signs)| format!("{value}{}", told(signs))).collect()
}

/// The figures rank by rank, with their number.
fn by_rank(cards: Figures, name: impl Fn(u8) -> String) -> Vec<String> {
    let count = |rank: u8| cards.iter().filter(|card| card.rank() == rank).count();
    (0..4).filter(|&rank| count(rank) > 0).map(|rank| format!("{}{}", name(rank), times(count(rank)))).collect()
}

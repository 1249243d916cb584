//! What has happened since the player's last decision: the Rencontres, the wind, the formation.

use super::stop::{Ends, driven_back, missed};
use crate::event::{By, Event, Moment};
use crate::game::Horde;
use crate::names::formation;
use crate::picture::{Context, deciding};
use crate::roles::Role;
use galerne_draw::{Block, Panel};
use galerne_engine::{Message, Seat, Words};

/// The news for the seat that is asked; no panel where there are none.
pub(in crate::picture) fn panel(game: &Horde, context: &Context<'_>) -> Option<Panel> {
    let lines = news(game, context.events, deciding(context)?);
    let panel =
        |lines| Panel { id: "news".to_owned(), title: Message::new("panel-news"), body: vec![Block::Lines(lines)] };
    (!lines.is_empty()).then(|| panel(lines))
}

/// The player's own decisions: what came before one has been seen.
fn is_decided_by(event: &Event, me: Seat) -> bool {
    match *event {
        Event::Closed { seat, automatic, .. } | Event::Stayed { seat, automatic, .. } => seat == me && !automatic,
        Event::Committed { seat, .. }
        | Event::Entered { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Played { seat, .. }
        | Event::Healed { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::LeftAval { seat, .. } => seat == me,
        _ => false,
    }
}

/// The news in the order of the events. Cards taken, characters driven back and Souffles burnt make one line each, at the first of them.
fn news(game: &Horde, events: &[Event], me: Seat) -> Vec<Message> {
    let from = events.iter().rposition(|event| is_decided_by(event, me)).map_or(0, |at| at + 1);
    let since = &events[from..];
    let count = |is_counted: &dyn Fn(&Event) -> bool| since.iter().filter(|event| is_counted(event)).count();
    let is_taken = |event: &Event| matches!(event, Event::LostToVeramorphe { seat, .. } if *seat == me);
    let is_driven = |event: &Event| matches!(event, Event::Retreated { seat, pushed: false, .. } if *seat == me);
    let mut ends: Ends = [None; 4];
    for event in since.iter().filter(|event| is_driven(event)) {
        if let Event::Retreated { role, to, .. } = *event {
            ends[role as usize] = Some(to);
        }
    }
    // HC-14.1: with two players the news of both stand together, so each line names its player.
    let who = (game.seats == 2).then_some(me);
    let mut lines = Vec::new();
    for (at, event) in since.iter().enumerate() {
        let is_first = |is_such: &dyn Fn(&Event) -> bool| !since[..at].iter().any(is_such);
        match *event {
            Event::LostToVeramorphe { .. } if is_taken(event) && is_first(&is_taken) => {
                lines.push(Message::new("news-veramorphe").with("cards", count(&is_taken)));
            }
            Event::Retreated { .. } if is_driven(event) && is_first(&is_driven) => {
                lines.extend(driven_back(Role::ALL.into_iter(), ends));
            }
            // HC-11.4: how many cards it has cost, instead of each of them.
            Event::Missed { seat, card, .. } if seat == me => {
                let paid = count(&|event| matches!(event, Event::LostToFormation { seat, .. } if *seat == me));
                lines.push(missed(game, who, card.suit(), paid));
            }
            Event::Conform { seat, card, .. } if seat == me => {
                let key = if who.is_some() { "news-held-by" } else { "news-held" };
                let held = Message::new(key).with("seat", me).with("formation", formation(card.suit()));
                lines.push(held.with("souffles", count(&is_burnt)));
            }
            Event::Destroyed { seat, .. }
            | Event::DestroyedInAval { seat, .. }
            | Event::Wounded { seat, by: By::Poursuite, .. }
                if seat == me =>
            {
                lines.push(game.tell(event));
            }
            Event::Missed { .. } | Event::Conform { .. } | Event::HordeLost { .. } | Event::Soutien { .. } => {
                lines.push(game.tell(event));
            }
            _ => {}
        }
    }
    lines
}

/// HC-11.3, HC-14.10: a Souffle that a held formation has used up.
const fn is_burnt(event: &Event) -> bool {
    matches!(event, Event::SouffleGone { when: Moment::Held | Moment::HeldInCompetition, .. })
}

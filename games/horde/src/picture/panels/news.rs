//! What has happened since the player's last decision: the Rencontres, the wind, the formation.

use super::stop::{listed, missed};
use crate::event::{By, Event, Moment};
use crate::game::Horde;
use crate::names::{formation, role_name};
use crate::picture::{Context, deciding};
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

/// The most important first: on a phone not all of it may be in sight.
fn news(game: &Horde, events: &[Event], me: Seat) -> Vec<Message> {
    let from = events.iter().rposition(|event| is_decided_by(event, me)).map_or(0, |at| at + 1);
    let since = &events[from..];
    let count = |is_counted: &dyn Fn(&Event) -> bool| since.iter().filter(|event| is_counted(event)).count();
    let (mut ends, mut blows, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for event in since {
        match *event {
            Event::Destroyed { seat, .. } | Event::DestroyedInAval { seat, .. } if seat == me => {
                blows.push(game.tell(event));
            }
            Event::Wounded { seat, by: By::Poursuite, .. } if seat == me => blows.push(game.tell(event)),
            // HC-11.4: how many cards it has cost, instead of each of them.
            Event::Missed { seat, card, .. } if seat == me => {
                let paid = count(&|event| matches!(event, Event::LostToFormation { seat, .. } if *seat == me));
                ends.push(missed(game, card.suit(), paid));
            }
            Event::Conform { seat, card, .. } if seat == me => {
                let burnt = count(&is_burnt);
                ends.push(Message::new("news-held").with("formation", formation(card.suit())).with("souffles", burnt));
            }
            Event::Missed { .. } | Event::Conform { .. } | Event::HordeLost { .. } | Event::Soutien { .. } => {
                others.push(game.tell(event));
            }
            _ => {}
        }
    }
    let driven = since.iter().filter_map(|event| match *event {
        Event::Retreated { seat, role, pushed: false, .. } if seat == me => Some(role_name(role)),
        _ => None,
    });
    blows.extend(listed(driven).map(|roles| Message::new("stop-driven").with("roles", roles)));
    let taken = count(&|event| matches!(event, Event::LostToVeramorphe { seat, .. } if *seat == me));
    if taken > 0 {
        blows.push(Message::new("news-veramorphe").with("cards", taken));
    }
    [ends, blows, others].concat()
}

/// HC-11.3, HC-14.10: a Souffle that a held formation has used up.
const fn is_burnt(event: &Event) -> bool {
    matches!(event, Event::SouffleGone { when: Moment::Held | Moment::HeldInCompetition, .. })
}

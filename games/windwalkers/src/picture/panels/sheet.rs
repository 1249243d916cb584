//! The chapter's sheet: where it stands, points by where they come from, par and band, offers and decks.

use crate::cards::{CardId, Line};
use crate::event::Event;
use crate::game::Windwalkers;
use crate::names::{name, say, tile_name};
use crate::notebook::Achievement;
use crate::picture::Context;
use crate::state::{Category, Phase};
use crate::words::category_name;
use crate::words::names;
use galerne_draw::{Block, Panel};
use galerne_engine::{Message, Seat, Words as _};

pub(in crate::picture) fn panel(game: &Windwalkers, context: &Context<'_>) -> Panel {
    let state = context.state();
    let board = game.board_of(state);
    let mut facts: Vec<(Message, Message)> = Vec::new();
    let number = |value: i64| say("sheet-number").with("n", value);
    // "Furvents 3" beside a day and a number of tiles would be read as how many there were.
    let points = |value: i32| say("sheet-points").with("n", value);
    let way = say("sheet-way-value")
        .with("start", tile_name(board.tiles[usize::from(board.start)]))
        .with("arrival", tile_name(board.tiles[usize::from(board.arrival)]));
    facts.push((say("sheet-way").with("chapter", state.chapter + 1), way));
    for seat in 0..game.seats as u8 {
        let track = state.track(seat);
        if game.seats > 1 {
            facts.push((say("sheet-horde").with("seat", Seat(seat)), points(track.total())));
        }
        // A race has no number of days to keep to.
        let day = match board.par[0] {
            0 => number(i64::from(track.day)),
            par => say("sheet-day-value").with("day", track.day).with("par", par),
        };
        facts.push((say("sheet-day"), day));
        for category in Category::ALL {
            let scored = track.score[category as usize];
            if scored != 0 {
                facts.push((category_name(category), points(i32::from(scored))));
            }
        }
        if game.seats == 1 {
            facts.push((say("sheet-total"), points(track.total())));
        }
        if state.phase == Phase::Over {
            facts.extend(game.verdict(state).map(|verdict| (say("sheet-band"), verdict)));
        }
    }
    facts.extend(finished_chapters(game, context));
    let mut lines: Vec<Message> = achieved(game, context);
    for (line, key) in
        [(Line::Fer, "sheet-offer-red"), (Line::Pack, "sheet-offer-blue"), (Line::Traine, "sheet-offer-green")]
    {
        for card in state.now.offers.and(game.of_line(line)).iter().map(CardId) {
            lines.push(say(key).with("card", name(card)).with("text", card.card().power()));
        }
    }
    if !state.now.aside.is_empty() {
        lines.push(say("sheet-aside").with("cards", names(state.now.aside)));
    }
    lines.push(game.decks_fact(state));
    let body = vec![Block::Facts(facts), Block::Lines(lines)];
    Panel { id: "sheet".to_owned(), title: say("panel-sheet"), body }
}

/// The finished chapters with their result against par (WW-11.8).
fn finished_chapters(game: &Windwalkers, context: &Context<'_>) -> Vec<(Message, Message)> {
    let seat = Seat(crate::picture::shown_seat(game, context));
    let done = context.events.iter().filter_map(|event| match *event {
        Event::ChapterDone { seat: whose, chapter, days, points, .. } if whose == seat => Some((chapter, days, points)),
        _ => None,
    });
    done.map(|(chapter, days, points)| {
        let index = if game.boards.len() > 1 { usize::from(chapter.saturating_sub(1)) } else { 0 };
        let par = game.boards.get(index).map_or(days, |board| board.par[0]);
        let told = say("sheet-done-value").with("days", days).with("par", par_name(days, par)).with("points", points);
        (say("sheet-done").with("chapter", chapter), told)
    })
    .collect()
}

fn par_name(days: u8, par: u8) -> Message {
    let over = i16::from(days) - i16::from(par);
    match over {
        ..=-2 => say("par-eagle"),
        -1 => say("par-birdie"),
        0 => say("par-par"),
        1 => say("par-bogey"),
        _ => say("par-over").with("days", over),
    }
}

/// Achievements (WW-11.10).
fn achieved(game: &Windwalkers, context: &Context<'_>) -> Vec<Message> {
    let seat = Seat(crate::picture::shown_seat(game, context));
    let told = |achievement: Achievement| match achievement {
        Achievement::AllChapters => say("achieved-all-chapters"),
        Achievement::EveryVillage { chapter } => say("achieved-villages").with("chapter", chapter),
        Achievement::EveryVillageOfAll => say("achieved-all-villages"),
        Achievement::ShortestWay { chapter } => say("achieved-shortest").with("chapter", chapter),
        Achievement::NoVillageStop { chapter } => say("achieved-no-stop").with("chapter", chapter),
        Achievement::AllCalsan { chapter } => say("achieved-calsan").with("chapter", chapter),
        Achievement::AllTorantor { chapter } => say("achieved-torantor").with("chapter", chapter),
        Achievement::AllOiseleurs { chapter } => say("achieved-oiseleurs").with("chapter", chapter),
    };
    game.achievements(context.state(), seat, context.events).into_iter().map(told).collect()
}

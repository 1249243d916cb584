//! The log: every event as a message.

use crate::cards::Line;
use crate::event::{Doom, Event, Lasting};
use crate::names::{at, colour_name, name, say, tile_name, wind_name};
use crate::words::{dice, ours, theirs};
use galerne_engine::Message;

pub(crate) fn tell(event: &Event) -> Message {
    match *event {
        Event::First { seat } => say("event-first").with("seat", seat),
        Event::Laid { chapter, start, arrival } => say("event-laid")
            .with("chapter", chapter)
            .with("start", tile_name(start))
            .with("arrival", tile_name(arrival)),
        Event::VillageDrawn { seat, tile } => {
            say("event-village-drawn").with("seat", seat).with("tile", tile_name(tile))
        }
        Event::Shown { card } => say("event-shown").with("card", name(card)),
        Event::Offered { card } => say(match card.card().line() {
            Line::Fer => "event-offered-red",
            Line::Pack => "event-offered-blue",
            Line::Traine => "event-offered-green",
        })
        .with("card", name(card)),
        Event::Kept { seat, card } => say("event-kept").with("seat", seat).with("card", name(card)),
        Event::Dawn { seat, day } => say("event-dawn").with("seat", seat).with("day", day),
        Event::Announced { seat, hex, tile } => {
            say("event-announced").with("seat", seat).with("hex", at(hex)).with("tile", tile_name(tile))
        }
        Event::Token { hex, force } => say("event-token").with("hex", at(hex)).with("wind", wind_name(force)),
        Event::Gusts { hex, white } => {
            say(if white < 0 { "event-gusts-less" } else { "event-gusts-more" }).with("hex", at(hex))
        }
        Event::Rolled { seat, black, green, white, blue, violet } => say("event-rolled")
            .with("seat", seat)
            .with("theirs", theirs(black, green, white))
            .with("ours", ours(blue, violet)),
        Event::MissingDice { count, face } => say("event-missing-dice").with("count", count).with("face", face),
        Event::Shifted { seat, colour, face, to, paid } => {
            say(if paid { "event-shifted-paid" } else { "event-shifted" })
                .with("seat", seat)
                .with("colour", colour_name(colour))
                .with("face", face)
                .with("to", to)
        }
        Event::Rerolled { seat } => say("event-rerolled").with("seat", seat),
        Event::DiceRolled { seat, blue, violet } => {
            say("event-dice-rolled").with("seat", seat).with("ours", ours(blue, violet))
        }
        Event::DieRolled { face } => say("event-die-rolled").with("face", face),
        Event::DieStored { seat, colour, face } => {
            say("event-die-stored").with("seat", seat).with("colour", colour_name(colour)).with("face", face)
        }
        Event::Used { seat, card, .. } => say("event-used").with("seat", seat).with("card", name(card)),
        Event::Played { seat, consumable } => {
            say("event-played").with("seat", seat).with("consumable", consumable.get().name)
        }
        Event::ConsumableDrawn { seat, consumable: Some(consumable) } => {
            say("event-consumable-drawn").with("seat", seat).with("consumable", consumable.get().name)
        }
        Event::ConsumableDrawn { seat, consumable: None } => say("event-consumable-hidden").with("seat", seat),
        Event::Abandoned { seat, card } => say("event-abandoned").with("seat", seat).with("card", name(card)),
        Event::Tapped { card, .. } => say("event-tapped").with("card", name(card)),
        Event::Readied { card, .. } => say("event-readied").with("card", name(card)),
        Event::Joined { seat, card } => say("event-joined").with("seat", seat).with("card", name(card)),
        Event::Dismissed { seat, card } => say("event-dismissed").with("seat", seat).with("card", name(card)),
        Event::Fell { seat, card } => say("event-fell").with("seat", seat).with("card", name(card)),
        Event::Stacked { seat, upper, lower } => {
            say("event-stacked").with("seat", seat).with("upper", name(upper)).with("lower", name(lower))
        }
        Event::Locked { card, .. } => say("event-locked").with("card", name(card)),
        Event::Ignored { colour, dice: gone } => {
            say("event-ignored").with("colour", colour_name(colour)).with("dice", dice(gone)).with("n", gone.len())
        }
        Event::Turned { colour, face: 0, to } => {
            say("event-turned-all").with("colour", colour_name(colour)).with("to", to)
        }
        Event::Turned { colour, face, to } => {
            say("event-turned").with("colour", colour_name(colour)).with("face", face).with("to", to)
        }
        Event::DieAdded { colour, face } => {
            say("event-die-added").with("colour", colour_name(colour)).with("face", face)
        }
        Event::Force { force: 0 } => say("event-force-calm"),
        Event::Force { force } => say("event-force").with("wind", wind_name(force)),
        Event::Threshold { force } => say("event-threshold").with("force", force),
        Event::Lasting { seat, what } => say(lasting_key(what)).with("seat", seat),
        Event::Moral { seat, change, now } => say(if change < 0 { "event-moral-down" } else { "event-moral-up" })
            .with("seat", seat)
            .with("n", change.unsigned_abs())
            .with("now", now),
        Event::TileGone { hex } => say("event-tile-gone").with("hex", at(hex)),
        Event::TilesSwapped { hex, with } => say("event-tiles-swapped").with("hex", at(hex)).with("other", at(with)),
        Event::TileChanged { hex, tile } => {
            say("event-tile-changed").with("hex", at(hex)).with("tile", tile_name(tile))
        }
        Event::TokenReturned { hex } => say("event-token-returned").with("hex", at(hex)),
        Event::BlackLaid { hex, dice } => say("event-black-laid").with("hex", at(hex)).with("n", dice),
        Event::HordeMoved { seat, hex } => say("event-horde-moved").with("seat", seat).with("hex", at(hex)),
        Event::TakenBack { seat } => say("event-taken-back").with("seat", seat),
        Event::Contre { seat, tile, hex, wind, force, won, .. } => say(match (won, wind, wind == force) {
            (true, 0, _) => "event-contre-won-calm",
            (true, _, true) => "event-contre-won",
            (true, _, false) => "event-contre-won-changed",
            (false, 0, _) => "event-contre-lost-calm",
            (false, _, true) => "event-contre-lost",
            (false, _, false) => "event-contre-lost-changed",
        })
        .with("seat", seat)
        .with("tile", tile_name(tile))
        .with("hex", at(hex))
        .with("wind", wind)
        .with("force", force),
        Event::Entered { seat, hex, tile, points } => say("event-entered")
            .with("seat", seat)
            .with("hex", at(hex))
            .with("tile", tile_name(tile))
            .with("points", points),
        Event::Stopped { seat, tile } => say("event-stopped").with("seat", seat).with("tile", tile_name(tile)),
        Event::WentOn { seat, surpass } => say("event-went-on").with("seat", seat).with("surpass", surpass),
        Event::PushedBack { seat, hex } => say("event-pushed-back").with("seat", seat).with("hex", at(hex)),
        Event::CityEntered { seat, tile, day } => {
            say("event-city").with("seat", seat).with("tile", tile_name(tile)).with("day", day)
        }
        Event::ChapterDone { seat, chapter, days, moral, points } => say("event-chapter-done")
            .with("seat", seat)
            .with("chapter", chapter)
            .with("days", days)
            .with("moral", moral)
            .with("points", points),
        Event::DayDoubled { seat, points } => say("event-day-doubled").with("seat", seat).with("points", points),
        Event::RaceBonus { seat, points } => say("event-race-bonus").with("seat", seat).with("points", points),
        Event::HordeLost { seat, why, tiles_short, .. } => {
            let key = match why {
                Doom::Moral => "event-lost-moral",
                Doom::NoHordier => "event-lost-hordiers",
                Doom::DayLimit => "event-lost-days",
                Doom::Conceded => "event-lost-conceded",
                Doom::Outrun => "event-lost-outrun",
                Doom::Gamble => "event-lost-gamble",
            };
            say(key).with("seat", seat).with("tiles", tiles_short)
        }
        Event::Won { seat } => say("event-won").with("seat", seat),
        Event::Over { won: true } => say("event-over-won"),
        Event::Over { won: false } => say("event-over-lost"),
    }
}

fn lasting_key(what: Lasting) -> &'static str {
    match what {
        Lasting::TerrainWaived => "lasting-terrain-waived",
        Lasting::PowerMoralWaived => "lasting-power-waived",
        Lasting::MoralDoubled => "lasting-moral-doubled",
        Lasting::ScoreDoubled => "lasting-score-doubled",
        Lasting::Cityfied => "lasting-cityfied",
        Lasting::GreensNoted => "lasting-greens-noted",
        Lasting::DiceRecoloured => "lasting-recoloured",
        Lasting::StoreUsed => "lasting-store-used",
        Lasting::GreensGiven => "lasting-greens-given",
        Lasting::NextTokenOne => "lasting-next-token-one",
        Lasting::NextTokenChosen => "lasting-next-token-chosen",
        Lasting::DiceLent => "lasting-dice-lent",
        Lasting::Wager => "lasting-wager",
        Lasting::NextForce => "lasting-next-force",
        Lasting::NextSixes => "lasting-next-sixes",
        Lasting::NextBlue => "lasting-next-blue",
        Lasting::LastingBlue => "lasting-blue",
        Lasting::BlackEverywhere => "lasting-black-everywhere",
        Lasting::ContreWon => "lasting-contre-won",
        Lasting::Cancelled => "lasting-cancelled",
    }
}

//! What is asked has to be possible: numbers within their bounds, and no option that would be dropped without a word.

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::voice::Voice;
use galerne_engine::Message;
use galerne_print::Order;
use std::ops::RangeInclusive;

/// A whole number within these bounds, or a refusal that names them.
pub(super) fn number(
    voice: Voice,
    name: &str,
    given: Option<&str>,
    bounds: RangeInclusive<usize>,
) -> Outcome<Option<usize>> {
    let Some(given) = given else { return Ok(None) };
    if let Some(number) = given.trim().parse().ok().filter(|number| bounds.contains(number)) {
        return Ok(Some(number));
    }
    let message = Message::new("print-number")
        .with("option", format!("--{name}"))
        .with("given", given)
        .with("least", bounds.start().to_string())
        .with("most", bounds.end().to_string());
    Err(Failure::usage(voice, &message))
}

/// The rulebook has no pieces: what is said about them would be dropped.
pub(super) fn alone(args: &args::Print, voice: Voice) -> Outcome {
    let said = [
        ("set", args.set.is_some()),
        ("parts", !args.parts.is_empty()),
        ("without", !args.without.is_empty()),
        ("backs", args.backs.is_some()),
        ("shift", args.shift.is_some()),
        ("players", args.players.is_some()),
        ("seed", args.seed.is_some()),
        ("figures", args.figures.is_some()),
        ("format", args.format.is_some()),
        ("copies", args.copies.is_some()),
        ("link", args.link.is_some()),
        ("cards", args.cards.is_some()),
        ("blank", args.blank.is_some()),
        ("for", args.shop.is_some()),
        ("as", args.form.is_some()),
        ("dpi", args.dpi.is_some()),
        ("list", args.list),
    ];
    match said.iter().find(|(_, is_said)| *is_said) {
        Some((name, _)) => {
            Err(Failure::usage(voice, &Message::new("print-book-alone").with("option", format!("--{name}"))))
        }
        None => Ok(()),
    }
}

/// A code needs a place: the quick start, which certain parts come without, or a piece that has room for one.
pub(super) fn code(order: &Order, voice: Voice) -> Outcome {
    if order.link.is_none() || order.parts.is_empty() && !order.only_own {
        return Ok(());
    }
    let has_room = order
        .components()
        .map_or(true, |pieces| pieces.iter().any(|piece| piece.code.is_some() || piece.id == "observation"));
    if has_room { Ok(()) } else { Err(Failure::usage(voice, &Message::new("print-link-nowhere"))) }
}

//! A game's printed pieces, kept as a function: a game may be listed before it can be printed.

use crate::picture::PrintWish;
use galerne_draw::print::{Component, Printed, Wish};
use galerne_draw::text::Speech;
use galerne_draw::{PictureContext, Scene};
use galerne_engine::{Game, Referee, SeatSet, Streams, Trouble, Turn, View, Viewer};
use galerne_texts::Texts;
use std::collections::BTreeMap;

/// An opening needs a handful of outcomes at most: dealing, laying, weather.
const MOST_OPENING_CHANCES: usize = 1000;

pub(crate) struct Printing<G: Game> {
    components: fn(&G, &Wish<'_, G>) -> Vec<Component>,
    piece: fn(&G, &str, &str, &Wish<'_, G>) -> Option<Scene>,
}

impl<G: Printed> Printing<G> {
    pub(crate) fn of() -> Self {
        Printing { components: G::components, piece: G::piece }
    }
}

impl<G: Game> Printing<G> {
    pub(super) fn components(
        &self,
        options: &G::Options,
        wish: &PrintWish<'_>,
        texts: &Texts,
    ) -> Result<Vec<Component>, Trouble> {
        opened(options, wish, texts, |game, wish| (self.components)(game, wish))
    }

    /// Rows of the material as they are printed.
    pub(super) fn pieces(
        &self,
        options: &G::Options,
        wish: &PrintWish<'_>,
        texts: &Texts,
        rows: &[(&str, &str)],
    ) -> Result<Vec<Option<Scene>>, Trouble> {
        let piece = |game: &G, wish: &Wish<'_, G>| {
            rows.iter().map(|(sheet, row)| (self.piece)(game, sheet, row, wish)).collect()
        };
        opened(options, wish, texts, piece)
    }
}

/// What is drawn of a table at its opening.
fn opened<G: Game, T>(
    options: &G::Options,
    wish: &PrintWish<'_>,
    texts: &Texts,
    draw: impl FnOnce(&G, &Wish<'_, G>) -> T,
) -> Result<T, Trouble> {
    let wished = wish.seats.clamp(*G::SEATS.start(), *G::SEATS.end());
    let names: Vec<String> = (1..=wished).map(|seat| seat.to_string()).collect();
    let mut referee = Referee::<G>::new(options, names.clone())?;
    let mut streams = Streams::new(wish.seed);
    for _ in 0..MOST_OPENING_CHANCES {
        if !matches!(referee.turn(), Turn::Chance(_)) {
            break;
        }
        referee.roll(&mut streams)?;
    }
    let view = View::new(referee.game(), referee.state(), Viewer::EVERYONE);
    let switches: BTreeMap<String, bool> = [("coordinates".to_owned(), true)].into();
    let speech = Speech::new(texts, wish.language, &names);
    let context = PictureContext { view: &view, events: &[], me: SeatSet::NONE, speech, switches: &switches };
    let second = wish.second.map(|language| Speech::new(texts, language, &names));
    let (format, full, standing, seed) = (wish.format, wish.full, wish.standing, wish.seed);
    let wish = Wish { context: &context, second, format, full, standing, seed };
    Ok(draw(referee.game(), &wish))
}

//! What a viewer sees: a picture's context with everything it refers to.

use galerne_draw::text::Speech;
use galerne_draw::{Picture, PictureContext};
use galerne_engine::{SeatSet, View, Viewer, Words};
use galerne_texts::{Language, Texts};

/// Names of players: accents, characters that must be escaped, one that is too long for most labels.
const NAMES: [&str; 8] = ["Zoé", "Bob <&\"'>", "Le Grand Équipage du Nord", "D", "Émile", "F", "G", "H"];

/// Calls `then` with the context in which the players of the seats `me` see the state: redacted events, the texts of the game,
/// and these switches turned on.
///
/// # Panics
/// If the texts of the game cannot be read.
pub fn look<G: Picture + Words, T>(
    game: &G,
    (state, events): (&G::State, &[G::Event]),
    me: SeatSet,
    language: Language,
    switches: &[&str],
    then: impl FnOnce(&PictureContext<'_, G>) -> T,
) -> T {
    let texts = Texts::new(G::TEXTS).expect("the texts of a game can be read");
    let names = NAMES.map(str::to_owned);
    let view = View::new(game, state, Viewer(me));
    let events: Vec<G::Event> = events.iter().filter_map(|event| game.redact_event(event, Viewer(me))).collect();
    let switches = switches.iter().map(|id| ((*id).to_owned(), true)).collect();
    let speech = Speech::new(&texts, language, &names);
    then(&PictureContext { view: &view, events: &events, me, speech, switches: &switches })
}

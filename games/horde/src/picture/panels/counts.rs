//! What is left of everything.

use crate::cards::Figures;
use crate::game::Horde;
use crate::names::encounter;
use crate::options::WinCondition;
use crate::picture::Context;
use crate::roles::Encounter;
use crate::state::{NONE, Step};
use galerne_draw::piece::versus;
use galerne_draw::scene::Anchor;
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Scene, pt};
use galerne_engine::{Message, Seat};

/// Souffles against Pack, the misses that can be afforded, and the unseen Rencontres.
pub(super) fn panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Panel {
    let state = context.state();
    let camp = &state.camps[seat.index()];
    let column = state.winds.iter().filter(|&&wind| wind != NONE).count() as u8;
    let drawn = if game.seats == 2 { state.drawn.iter().filter(|&&drawn| drawn).count() as u8 } else { 0 };
    let deck = state.souffle_deck_len(game.seats) + drawn;
    let souffles = match game.options.win_condition {
        WinCondition::Deck => deck,
        WinCondition::DeckAndColumn => deck + column,
    };
    // HC-8.7: what is being looked at has left the Pack only for the moment.
    let pack = camp.pack_len() + camp.looked_len();
    let power = pack + camp.hand_len();
    let mut facts = vec![
        (Message::new("count-souffles"), Message::new("count-of-two").with("first", deck).with("second", column)),
        (Message::new("count-pack"), Message::new("count-of-two").with("first", pack).with("second", camp.hand_len())),
    ];
    if game.options.formation_penalty > 0 && state.step != Step::Over {
        let misses = misses_survived(pack, game.options.formation_penalty, game.options.pack_empty_loses);
        facts.push((Message::new("count-misses"), Message::new("count-number").with("count", misses)));
    }
    facts.push((Message::new("count-horde"), Message::new("count-number").with("count", camp.characters())));
    let unseen = state.pools.iter().fold(Figures::NONE, |all, pool| all.union(*pool));
    let kinds = Encounter::ALL.map(|kind| {
        let count = Figures(unseen.0 & (15 << (4 * kind as u8))).len();
        (Message::new("count-unseen").with("kind", encounter(kind)), Message::new("count-number").with("count", count))
    });
    facts.extend(kinds);
    let body = vec![Block::Picture(balance(context, souffles, power)), Block::Facts(facts)];
    Panel { id: "counts".to_owned(), title: Message::new("panel-counts"), body }
}

/// HC-11.4, TV-21: the last miss may take fewer cards than it costs, as long as there is one. HC-13.4: unless an empty Pack
/// loses, and one must be left.
const fn misses_survived(pack: u8, penalty: u8, empty_loses: bool) -> u8 {
    if empty_loses { pack.saturating_sub(1) / penalty } else { pack.div_ceil(penalty) }
}

/// Two bars that meet: who lasts longer.
fn balance(context: &Context<'_>, souffles: u8, power: u8) -> Scene {
    let bars = versus((f32::from(souffles), Colour::Second), (f32::from(power), Colour::Deep), 36.0, 300.0, 22.0);
    let told = Message::new("picture-balance").with("souffles", souffles).with("power", power);
    let left = context.say(&Message::new("balance-souffles").with("count", souffles));
    let right = context.say(&Message::new("balance-pack").with("count", power));
    Scene::new("balance", Area::new(-2.0, -2.0, 304.0, 46.0)).named(context.say(&told)).accented(Horde::accent()).layer(
        Layer::decoration(
            "balance-bars",
            [
                bars.at(pt(0.0, 20.0)),
                Node::text(pt(0.0, 14.0), left, Face::SansBold, 14.0),
                Node::text(pt(300.0, 14.0), right, Face::SansBold, 14.0).anchor(Anchor::End),
            ],
        ),
    )
}

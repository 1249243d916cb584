//! The panels in words: what happens if one stops now, who is in place, and what is left of everything.

use super::footing::{Footing, footing};
use super::outlook::{Threat, faces_rencontres, if_stopped, threat, wanted};
use super::{Context, deciding};
use crate::cards::{Figures, Suit};
use crate::event::Event;
use crate::game::Horde;
use crate::options::WinCondition;
use crate::roles::{Encounter, Role};
use crate::state::{ABSENT, NONE, State, Step};
use crate::terrain::{Cell, Column, destinations, is_light};
use crate::words::{encounter, formation, role, role_name};
use galerne_draw::piece::versus;
use galerne_draw::scene::Anchor;
use galerne_draw::text::Face;
use galerne_draw::{Area, Block, Colour, Layer, Node, Panel, Picture, Scene, pt};
use galerne_engine::{Message, Seat, Words};

/// What follows if every step were closed now and nothing spent.
pub(super) fn stop_panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    deciding(context).filter(|&decider| decider == seat)?;
    let state = context.state();
    if !matches!(state.step, Step::Entry | Step::Moves | Step::Actions | Step::Pick | Step::Power | Step::Wind) {
        return None;
    }
    let body = vec![Block::Lines(stop_lines(game, state, seat))];
    Some(Panel { id: "stop".to_owned(), title: Message::new("panel-stop"), body })
}

pub(super) fn stop_lines(game: &Horde, state: &State, seat: Seat) -> Vec<Message> {
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

/// What the turn would bring, in one line for each kind of fate: with a line for every blow the end of it was never read.
fn fates(game: &Horde, state: &State, seat: Seat, events: &[Event]) -> Vec<Message> {
    let (mut lost, mut hurt, mut driven, mut pushed) = (0u8, 0u8, 0u8, 0u8);
    let mut veramorphes = 0u8;
    let mut end = Vec::new();
    for event in events {
        match *event {
            // Which card goes is not known beforehand, only how many.
            Event::LostToVeramorphe { .. } => veramorphes += 1,
            Event::Destroyed { role, .. } => lost |= role.bit(),
            Event::Wounded { role, .. } => hurt |= role.bit(),
            Event::Retreated { role, pushed: false, .. } => driven |= role.bit(),
            Event::Retreated { role, .. } => pushed |= role.bit(),
            Event::Missed { card, .. } => {
                // HC-8.7: one of the cards being looked at goes back before anything is paid.
                let camp = &state.camps[seat.index()];
                let back = camp.looked_len().saturating_sub(1);
                let pack = (camp.pack_len() + back).saturating_sub(veramorphes);
                let cost = pack.min(game.options.formation_penalty);
                end.push(missed(game, card.suit(), usize::from(cost)));
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
        let named = Role::ALL.into_iter().filter(|role| roles & role.bit() != 0).map(role_name);
        Some(Message::new(key).with("roles", listed(named)?))
    }));
    told.extend(end);
    told
}

/// HC-11.4: what a missed formation costs. Where the Pack cannot pay, that it loses nothing would be no good news: the Horde is
/// lost, and the next line says so.
pub(super) fn missed(game: &Horde, suit: Suit, cards: usize) -> Message {
    let paid = cards > 0 || game.options.formation_penalty == 0;
    let told = Message::new(if paid { "news-missed" } else { "news-missed-unpaid" });
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

/// Who is in place, who can still get there, who cannot; and the Ailier's colour where it fits no formation.
pub(super) fn formation_panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    // Once the game is over nobody is on his way any more.
    let state = Some(context.state()).filter(|state| state.step != Step::Over)?;
    let goals = wanted(game, state, seat.index())?;
    let camp = &state.camps[seat.index()];
    let facts = Role::ALL.map(|who| {
        let goal = goals[who as usize];
        let places: Vec<String> =
            (0..16u8).filter(|own| goal & (1 << own) != 0).map(|own| Cell::of_grid(seat.0, own).to_string()).collect();
        let stands = match footing(game, state, seat.index(), who, goal) {
            Footing::InPlace => Message::new("footing-in-place"),
            Footing::Near => Message::new("footing-near"),
            Footing::Paid(count) => {
                Message::new("footing-paid").with("count", count).with("points", count * game.cost(Role::Traceur))
            }
            Footing::Wind => Message::new("footing-wind"),
            Footing::Blocked => Message::new("footing-blocked"),
            Footing::Held => Message::new("footing-wounded"),
            Footing::Far => Message::new("footing-far"),
            Footing::Absent => Message::new("footing-absent"),
        };
        let places = places.join(" / ");
        (Message::new("footing-role").with("role", role_name(who)).with("cells", places), stands)
    });
    let mut body = vec![Block::Facts(facts.to_vec())];
    // HC-15.2: with mirror images every formation has a cell of either colour for him.
    if !game.ailier_keeps_colour && game.mirror.is_none() {
        body.push(Block::Lines(vec![Message::new("footing-two-colours").with("role", role(Role::Ailier))]));
    }
    if is_on_the_wrong_colour(game, camp.cells[Role::Ailier as usize]) {
        body.push(Block::Lines(vec![Message::new("footing-colour").with("role", role(Role::Ailier))]));
    }
    Some(Panel { id: "formation".to_owned(), title: Message::new("panel-formation"), body })
}

/// HC-2.10: whether the Ailier stands on a colour that no formation has for him.
fn is_on_the_wrong_colour(game: &Horde, cell: u8) -> bool {
    if cell >= ABSENT || game.mirror.is_some() {
        return false;
    }
    let goals = game.masks.iter().fold(0, |all, masks| all | masks[Role::Ailier as usize]);
    let light = |own: u8| is_light(Cell::of_grid(0, own));
    let reach = destinations(Role::Ailier, cell, u16::MAX);
    reach & goals == 0
        && goals & (1 << cell) == 0
        && (0..16).all(|own| goals & (1 << own) == 0 || light(own) != light(cell))
}

/// Souffles against Pack, the misses that can be afforded, and the Rencontres nobody has seen.
pub(super) fn counts_panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Panel {
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

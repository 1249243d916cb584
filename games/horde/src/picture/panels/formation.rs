//! Who is in place for the formation, who can still get there, and who cannot.

use crate::cards::Suit;
use crate::event::AilierColour;
use crate::game::Horde;
use crate::names::{role_name, role_with_article};
use crate::picture::Context;
use crate::picture::footing::footing;
use crate::roles::Role;
use crate::state::{Camp, Step};
use crate::terrain::{Cell, cells_in};
use galerne_draw::{Block, Panel};
use galerne_engine::{Message, Seat};

/// Who is in place, who can still get there, who cannot; and the Ailier's colour where it fits no formation.
pub(super) fn panel(game: &Horde, context: &Context<'_>, seat: Seat) -> Option<Panel> {
    // After the end no place can be reached any more.
    let state = Some(context.state()).filter(|state| state.step != Step::Over)?;
    let goals = game.goals(state, seat.index())?;
    let camp = &state.camps[seat.index()];
    let facts = Role::ALL.map(|who| {
        let goal = goals[who as usize];
        let places: Vec<String> = cells_in(goal).map(|own| Cell::of_grid(seat.0, own).to_string()).collect();
        let stands = footing(game, state, seat.index(), who, goal).told(game);
        let places = places.join(" / ");
        (Message::new("footing-role").with("role", role_name(who)).with("cells", places), stands)
    });
    let mut body = vec![Block::Facts(facts.to_vec())];
    // HC-15.2: with mirror images every formation has a cell of either colour for him.
    if !game.ailier_keeps_colour && game.mirror.is_none() {
        body.push(Block::Lines(vec![
            Message::new("footing-two-colours").with("role", role_with_article(Role::Ailier)),
        ]));
    }
    if is_on_the_wrong_colour(game, camp) {
        body.push(Block::Lines(vec![Message::new("footing-colour").with("role", role_with_article(Role::Ailier))]));
    }
    Some(Panel { id: "formation".to_owned(), title: Message::new("panel-formation"), body })
}

/// HC-2.10: whether the Ailier stands on a colour that no formation has for him.
fn is_on_the_wrong_colour(game: &Horde, camp: &Camp) -> bool {
    Suit::ALL.into_iter().all(|suit| game.ailier_colour(camp, suit) == AilierColour::Wrong)
}

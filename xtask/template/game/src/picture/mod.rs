//! The heap drawn as rows of stones: the first ones can be taken.

mod accent;
mod board;
mod cover;

use crate::action::Action;
use crate::game::TemplateGame;
use crate::state::State;
use galerne_draw::{Accent, Layer, Picture, PictureContext, Preview, Scene};
use galerne_engine::{Message, Rules, Seat};

impl Picture for TemplateGame {
    fn accent() -> Accent {
        accent::ACCENT
    }

    fn cover() -> Option<String> {
        Some(cover::COVER.to_owned())
    }

    fn scene(&self, context: &PictureContext<'_, Self>) -> Scene {
        board::scene(self, context)
    }

    fn targets(&self, _: &State, _: Seat, action: &Action) -> Vec<String> {
        vec![board::target(action.take)]
    }

    fn preview(&self, context: &PictureContext<'_, Self>, seat: Seat, action: &Action) -> Option<Preview> {
        self.check(context.state(), seat, action).ok()?;
        let left = context.state().stones - action.take;
        let lines = vec![Message::new("preview-left").with("stones", left)];
        Some(Preview { layer: Layer::decoration("preview", board::rings(action.take)), lines })
    }
}

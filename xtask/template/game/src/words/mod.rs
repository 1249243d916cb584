//! What the game says: messages, whose sentences stand in `texts`.

use crate::action::Action;
use crate::event::Event;
use crate::game::TemplateGame;
use crate::state::State;
use galerne_engine::{Message, Never, Refusal, Seat, TextBoard, View, Wanted, Words, table_rules::CHANCE_DUE};

impl Words for TemplateGame {
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];

    fn label(&self, _: &State, _: Seat, action: &Action) -> Message {
        Message::new("label-take").with("stones", action.take)
    }

    fn ask(&self, _: &State, seat: Seat) -> Message {
        Message::new("ask-take").with("seat", seat)
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Taken { seat, stones } => Message::new("event-taken").with("seat", seat).with("stones", stones),
            Event::Won { seat } => Message::new("event-won").with("seat", seat),
        }
    }

    fn call(&self, _: &State, chance: &Never) -> Message {
        match *chance {}
    }

    fn wanted(&self, _: &State) -> Wanted {
        Wanted::Listed
    }

    fn read_dice(&self, _: &State, _: &[u8]) -> Result<Never, Refusal> {
        Err(Refusal::new(CHANCE_DUE, "table-no-chance-due"))
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        let stones = view.state().stones;
        let facts = vec![Message::new("fact-stones").with("stones", stones)];
        TextBoard { drawing: vec!["o".repeat(usize::from(stones))], facts, cells: Vec::new() }
    }
}

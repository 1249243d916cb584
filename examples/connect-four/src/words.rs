//! What connect four says.

use crate::action::Action;
use crate::event::Event;
use crate::game::ConnectFour;
use crate::state::State;
use galerne_engine::{Message, Never, Positions, Refusal, Seat, TextBoard, View, Wanted, Words};

impl Words for ConnectFour {
    const TEXTS: [&'static str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")];

    fn label(&self, _: &State, _: Seat, action: &Action) -> Message {
        Message::new("label-drop").with("column", action.column + 1)
    }

    fn ask(&self, _: &State, seat: Seat) -> Message {
        Message::new("ask-drop").with("seat", seat)
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Dropped { seat, column } => {
                Message::new("event-dropped").with("seat", seat).with("column", column + 1)
            }
            Event::Four { seat } => Message::new("event-four").with("seat", seat),
            Event::Full => Message::new("event-full"),
        }
    }

    fn call(&self, _: &State, chance: &Never) -> Message {
        match *chance {}
    }

    fn wanted(&self, _: &State) -> Wanted {
        Wanted::Listed
    }

    fn read_dice(&self, _: &State, _: &[u8]) -> Result<Never, Refusal> {
        Err(Refusal::new(galerne_engine::table_rules::CHANCE_DUE, "table-no-chance-due"))
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        let rows = self.describe(view.state()).rows;
        let mut drawing: Vec<String> =
            rows.iter().map(|row| row.chars().map(|sign| format!(" {sign}")).collect()).collect();
        drawing.push(" 1 2 3 4 5 6 7".to_owned());
        let discs = Message::new("fact-discs").with("first", Seat(0)).with("second", Seat(1));
        TextBoard { drawing, facts: vec![discs], cells: Vec::new() }
    }
}

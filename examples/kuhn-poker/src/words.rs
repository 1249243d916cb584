//! What Kuhn poker says.

use crate::action::Action;
use crate::cards::{Card, Deal, Held};
use crate::event::Event;
use crate::game::KuhnPoker;
use crate::state::{Stage, State};
use galerne_engine::{Material, Message, Refusal, Rules, Seat, TextBoard, View, Wanted, Words, table_rules};

impl Words for KuhnPoker {
    const TEXTS: [&'static str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")];
    const MATERIAL: Material = Material::Cards;

    fn label(&self, _: &State, _: Seat, action: &Action) -> Message {
        Message::new(match action {
            Action::Check => "label-check",
            Action::Bet => "label-bet",
            Action::Fold => "label-fold",
            Action::Call => "label-call",
        })
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        let key = match state.stage {
            Stage::Bet | Stage::CheckedThenBet => "ask-answer",
            Stage::Deal | Stage::Opening | Stage::Checked => "ask-open",
        };
        Message::new(key).with("seat", seat).with("card", card_of(state.held(seat)))
    }

    fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Dealt { held: [first, second] } => {
                Message::new("event-dealt").with("first", card_of(first)).with("second", card_of(second)).both_seats()
            }
            Event::Checked { seat } => Message::new("event-checked").with("seat", seat),
            Event::Bet { seat } => Message::new("event-bet").with("seat", seat),
            Event::Folded { seat } => Message::new("event-folded").with("seat", seat),
            Event::Called { seat } => Message::new("event-called").with("seat", seat),
            Event::Shown { cards: [first, second] } => {
                Message::new("event-shown").with("first", name_of(first)).with("second", name_of(second)).both_seats()
            }
            Event::Won { seat, chips } => Message::new("event-won").with("seat", seat).with("chips", chips),
        }
    }

    fn call(&self, _: &State, Deal { cards: [first, second] }: &Deal) -> Message {
        Message::new("call-deal").with("first", name_of(*first)).with("second", name_of(*second)).both_seats()
    }

    fn standing(&self, state: &State, seat: Seat) -> Message {
        Message::new("standing-chips").with("chips", self.standings(state).score(seat))
    }

    fn wanted(&self, _: &State) -> Wanted {
        Wanted::Listed
    }

    fn read_dice(&self, _: &State, _: &[u8]) -> Result<Deal, Refusal> {
        Err(Refusal::new(table_rules::CHANCE_DUE, "refused-no-dice"))
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        let state = view.state();
        let hand = (state.hands_played + 1).min(self.options().hands);
        let mut facts = vec![Message::new("fact-hand").with("hand", hand).with("hands", self.options().hands)];
        for seat in [Seat(0), Seat(1)] {
            let line = Message::new("fact-seat").with("seat", seat).with("card", card_of(state.held(seat)));
            facts.push(line.with("chips", state.chips[seat.index()]));
        }
        TextBoard { drawing: Vec::new(), facts, cells: Vec::new() }
    }
}

fn name_of(card: Card) -> Message {
    Message::new(match card {
        Card::Jack => "card-jack",
        Card::Queen => "card-queen",
        Card::King => "card-king",
    })
}

fn card_of(held: Held) -> Message {
    match held {
        Held::Nothing => Message::new("card-none"),
        Held::Unknown => Message::new("card-unknown"),
        Held::Card(card) => name_of(card),
    }
}

trait BothSeats {
    /// The names of both players, for sentences that speak of both.
    fn both_seats(self) -> Message;
}

impl BothSeats for Message {
    fn both_seats(self) -> Message {
        self.with("a", Seat(0)).with("b", Seat(1))
    }
}

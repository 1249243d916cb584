//! What the game says. The sentences stand in `texts/`.

mod log;
mod text_board;
mod warning;

use crate::action::Action;
use crate::cards::Number;
use crate::event::Event;
use crate::game::Horde;
use crate::names::{figure, rencontre, role_name, role_with_article as role};
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::rules::chance::Chance;
use crate::state::{Cause, State, Step};
use galerne_engine::{Material, Message, Refusal, Rules, Seat, TextBoard, View, Wanted, Words};

pub(crate) fn cause(cause: Cause) -> Message {
    Message::new(match cause {
        Cause::PackDraw => "cause-pack-draw",
        Cause::PackVeramorphe => "cause-pack-veramorphe",
        Cause::PackFormation => "cause-pack-formation",
        Cause::PackEmpty => "cause-pack-empty",
        Cause::NoCharacters => "cause-no-characters",
        Cause::Conceded => "cause-conceded",
    })
}

/// A character on a cell: wounded or not, in its place in the formation or not.
pub(crate) fn standing(role: Role, is_wounded: bool, is_placed: bool) -> Message {
    let key = match (is_wounded, is_placed) {
        (false, false) => "cell-character",
        (false, true) => "cell-character-placed",
        (true, false) => "cell-character-wounded",
        (true, true) => "cell-character-wounded-placed",
    };
    Message::new(key).with("role", role_name(role))
}

/// A line of the log about one seat.
fn of(seat: Seat, key: &'static str) -> Message {
    Message::new(key).with("seat", seat)
}

impl Words for Horde {
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];
    const MATERIAL: Material = Material::Cards;

    fn label(&self, state: &State, _: Seat, action: &Action) -> Message {
        match *action {
            Action::Enter { role: who, column } => {
                Message::new("label-enter").with("role", role(who)).with("cell", format!("{column}4"))
            }
            Action::EndEntry => Message::new("label-end-entry"),
            Action::Move { role: who, cell } => {
                Message::new("label-move").with("role", role(who)).with("cell", cell.to_string())
            }
            Action::EndMoves => Message::new("label-end-moves"),
            Action::Play { card } => Message::new("label-play")
                .with("card", card.short())
                .with("points", card.value() << u8::from(state.camp().soutien)),
            Action::Repos { role: who } => {
                Message::new("label-repos").with("role", role(who)).with("cost", self.cost(Role::Feuleuse))
            }
            Action::Aide => Message::new("label-aide").with("cost", self.cost(Role::Ailier)),
            Action::Keep { card } => Message::new("label-keep").with("card", card.short()),
            Action::Provocation { role: who, cell } => {
                let label = Message::new("label-provocation").with("cost", self.cost(Role::Traceur));
                label.with("role", role(who)).with("cell", cell.to_string())
            }
            Action::Attaque { slot } => {
                let target = state.face_up(slot.index()).map_or_else(|| Message::new("slot-empty"), rencontre);
                let label = Message::new("label-attaque").with("cost", self.cost(Role::Combattante));
                label.with("slot", slot.to_string()).with("target", target)
            }
            Action::EndActions => Message::new("label-end-actions"),
            Action::Commit { points } => Message::new("label-commit").with("points", points).with("row", state.row + 1),
            Action::WindMove { cell } => Message::new("label-wind-move").with("cell", cell.to_string()),
            Action::WindStay => Message::new("label-wind-stay"),
            Action::Discard { role: who } => Message::new("label-discard").with("role", role(who)),
            Action::EndTurn => Message::new("label-end-turn"),
            Action::Concede => Message::new("label-concede"),
        }
    }

    fn warning(&self, state: &State, seat: Seat, action: &Action) -> Option<Message> {
        warning::warning(self, state, seat, action)
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        let camp = state.camp();
        match state.step {
            Step::Entry => of(seat, "ask-entry"),
            Step::Moves => of(seat, "ask-moves"),
            Step::Pick => of(seat, "ask-pick"),
            Step::Power => of(seat, "ask-power")
                .with("row", state.row + 1)
                .with("force", state.wind(state.row).map_or(0, Number::value))
                .with("pool", camp.pool),
            Step::Wind => {
                of(seat, "ask-wind").with("role", state.mover.map_or_else(|| Message::new("slot-empty"), role))
            }
            Step::Trim => of(seat, "ask-trim").with("excess", camp.aval_len.saturating_sub(self.options.aval_size)),
            Step::Cull => of(seat, "ask-cull"),
            _ => of(seat, "ask-actions").with("pool", camp.pool),
        }
    }

    fn tell(&self, event: &Event) -> Message {
        self.log(event)
    }

    fn is_headline(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Conform { .. }
                | Event::Missed { .. }
                | Event::Destroyed { .. }
                | Event::DestroyedInAval { .. }
                | Event::Wounded { .. }
                | Event::HordeLost { .. }
                | Event::Dominante { .. }
        )
    }

    fn call(&self, state: &State, chance: &Chance) -> Message {
        match *chance {
            Chance::Souffle(card) => Message::new("call-souffle").with("card", card.short()),
            Chance::Pack(card) => of(Seat(state.actor), "call-pack").with("card", card.short()),
            Chance::Rencontre(card) => Message::new("call-rencontre").with("rencontre", rencontre(card)),
            Chance::Vif(card) => of(Seat(state.actor), "call-vif")
                .with("role", role_name(Role::of(card.rank())))
                .with("card", figure(card)),
        }
    }

    /// What one counts at the table: who is left, and alone how much of the wind is behind (HC-13.6).
    fn standing(&self, state: &State, seat: Seat) -> Message {
        let Some(camp) = state.camps.get(seat.index()) else { return Message::new("standing-lost") };
        let key = match (camp.lost, self.seats, state.step) {
            (Some(_), 2, _) => "standing-lost",
            (Some(_), _, _) => "standing-lost-alone",
            (None, 1, Step::Over) => "standing-won-alone",
            (None, 1, _) => "standing-alone",
            (None, _, _) => "standing-rivals",
        };
        Message::new(key)
            .with("characters", camp.characters())
            .with("cards", camp.pack_len() + camp.hand_len())
            .with("souffles", state.souffle_discard().len())
            .with("score", self.standings(state).score(seat))
    }

    fn is_out(&self, state: &State, seat: Seat) -> bool {
        state.camps.get(seat.index()).is_some_and(|camp| camp.lost.is_some())
    }

    fn sets_up(&self, state: &State) -> bool {
        state.step == Step::DealSouffles
    }

    fn verdict(&self, state: &State) -> Option<Message> {
        let lost = |seat: Seat| state.camps.get(seat.index()).and_then(|camp| camp.lost);
        let winner = self.standings(state).winners.lowest();
        let fallen = (0..self.seats as u8).map(Seat).find(|&seat| lost(seat).is_some());
        Some(match (winner, fallen) {
            (Some(seat), _) if self.seats == 1 => of(seat, "event-won"),
            (Some(seat), Some(_)) if self.stops_at_a_loss() => of(seat, "event-outlived"),
            (Some(seat), _) => of(seat, "event-won-competition"),
            (None, Some(seat)) if self.seats == 1 => {
                of(seat, "event-lost").with("cause", cause(lost(seat).unwrap_or(Cause::Conceded)))
            }
            (None, Some(_)) => Message::new("event-both-lost"),
            (None, None) => Message::new("event-draw"),
        })
    }

    fn meanwhile(&self, state: &State, seat: Option<Seat>) -> Option<Message> {
        let lost = |seat: Seat| state.camps.get(seat.index()).and_then(|camp| camp.lost);
        // HC-14.13: the other Horde must still arrive.
        let mine = seat.filter(|&seat| self.seats == 2 && lost(seat).is_some())?;
        let other = Seat(1 - (mine.0 & 1));
        Some(of(mine, "waits-lost").with("other", other).with("cause", cause(lost(mine)?)))
    }

    fn wanted(&self, _: &State) -> Wanted {
        Wanted::Listed
    }

    fn read_dice(&self, _: &State, _: &[u8]) -> Result<Chance, Refusal> {
        Err(Refusal::new(rule::STATE, "refused-no-dice"))
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        text_board::text_board(self, view.state())
    }
}

/// A difference as players read it: `+3`, `0`, `−4`.
pub(crate) fn signed(number: i16) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

//! Events as lines of the log.

use crate::event::{DoorChange, Event, Move, Who};
use crate::game::Onb;
use crate::words::names::{BANNERS, direction, line_name, number, signed, test_name};
use galerne_engine::{Message, Seat};

impl Onb {
    pub(crate) fn tell_roll_event(&self, event: &Event) -> Option<Message> {
        let Event::Rolled { who, target, line, roll, modifiers, value, success, loss } = *event else { return None };
        let key = match (success, loss) {
            (false, _) => "event-missed",
            (true, 0) => "event-harmless",
            _ => "event-hit",
        };
        let message = Message::new(key)
            .with("who", self.unit_name(who))
            .with("target", self.unit_name(target))
            .with("die", line.die)
            .with("roll", roll)
            .with("bonus", signed(i32::from(line.bonus)))
            .with("modifiers", signed(modifiers.sum()))
            .with("added", modifiers.sum())
            .with("value", number(i32::from(value)))
            .with("loss", loss);
        Some(message)
    }

    pub(crate) fn tell_preparation(&self, event: &Event) -> Option<Message> {
        let message = Message::new;
        let seated = |key: &'static str, seat: Seat| message(key).with("seat", seat);
        Some(match *event {
            Event::Added { seat, kind } => seated("event-added", seat).with("kind", self.kind_name(kind)),
            Event::Removed { seat, kind } => seated("event-removed", seat).with("kind", self.kind_name(kind)),
            Event::ReadyTaken { seat, army } => seated("event-ready", seat).with("army", self.army_name(army)),
            Event::Locked { seat } => seated("event-locked", seat),
            Event::HeroClash { kind } => message("event-hero-clash").with("kind", self.kind_name(kind)),
            Event::Revealed => message("event-revealed"),
            Event::BannerDrawn { seat, banner } => {
                seated("event-banner", seat).with("banner", Message::new(BANNERS[usize::from(banner) % 3]))
            }
            Event::Recruited { seat, kind } => seated("event-recruited", seat).with("kind", self.kind_name(kind)),
            Event::AttackerDrawn { side } => message("event-attacker").with("side", self.side_name(side)),
            Event::TurnOrder { order } => message("event-turn-order").with("order", Onb::seats_in_order(order.items())),
            Event::Deployed { who, seat, at, facing } | Event::DeployedInSecret { who, seat, at, facing } => {
                seated("event-deployed", seat)
                    .with("who", self.unit_name(who))
                    .with("cell", at.to_string())
                    .with("direction", direction(facing))
            }
            Event::DeploymentDone { seat } => seated("event-deployment-done", seat),
            Event::DeploymentRevealed => message("event-deployment-revealed"),
            Event::SentToReserve { seat } => seated("event-reserve", seat),
            Event::TargetNamed { seat, who } => seated("event-target", seat).with("who", self.unit_name(who)),
            _ => return None,
        })
    }

    pub(crate) fn tell_table(&self, event: &Event) -> Option<Message> {
        let message = Message::new;
        Some(match *event {
            Event::RoundBegan { round } => message("event-round").with("round", round),
            Event::TieDrawn { init, order } => {
                message("event-tie").with("init", init).with("order", self.sides_in_order(order.items()))
            }
            Event::SecondPass => message("event-second-pass"),
            Event::Yielded { seat } => message("event-yielded").with("seat", seat),
            Event::Control { side, rounds } => {
                message("event-control").with("side", self.side_name(side)).with("rounds", rounds)
            }
            Event::ControlLost { side } => message("event-control-lost").with("side", self.side_name(side)),
            Event::Conceded { seat } => message("event-conceded").with("seat", seat),
            Event::Eliminated { seat } => message("event-eliminated").with("seat", seat),
            Event::LimitReached { round } => message("event-limit").with("round", round),
            Event::Won { seats } => {
                let first = seats.iter().next().unwrap_or(Seat::FIRST);
                let second = seats.iter().nth(1);
                match (second, seats.iter().nth(2)) {
                    (None, _) => message("event-won").with("seat", first),
                    (Some(second), None) => message("event-won-two").with("first", first).with("second", second),
                    (Some(second), Some(third)) => {
                        message("event-won-three").with("first", first).with("second", second).with("third", third)
                    }
                }
            }
            Event::Drawn => message("event-drawn"),
            _ => return None,
        })
    }

    pub(crate) fn tell_creature(&self, event: &Event) -> Message {
        let about = |key: &'static str, who: Who| Message::new(key).with("who", self.unit_name(who));
        match *event {
            Event::Activated { who } => about("event-activated", who),
            Event::Waited { who } => about("event-waited", who),
            Event::Idled { who } => about("event-idled", who),
            Event::Moving { who, gait: Move::Course } => about("event-course", who),
            Event::Moving { who, gait: Move::Sprint } => about("event-sprint", who),
            Event::Charging { who, target } => about("event-charge", who).with("target", self.unit_name(target)),
            Event::Stepped { who, at, careful: false } => about("event-step", who).with("cell", at.to_string()),
            Event::Stepped { who, at, careful: true } => about("event-careful", who).with("cell", at.to_string()),
            Event::Halted { who, at } => about("event-halt", who).with("cell", at.to_string()),
            Event::PutBack { who, at } => about("event-put-back", who).with("cell", at.to_string()),
            Event::Provoked { who, by } => about("event-provoked", who).with("by", self.unit_name(by)),
            Event::LetGo { who, by } => about("event-let-go", who).with("by", self.unit_name(by)),
            Event::Attacked { who, weapon, target, line } => about("event-attack", who)
                .with("weapon", self.weapon_name(who.kind, weapon))
                .with("target", self.unit_name(target))
                .with("line", line_name(line)),
            Event::AimedAt { who, weapon, at } => about("event-aimed", who)
                .with("weapon", self.weapon_name(who.kind, weapon))
                .with("cell", at.to_string()),
            Event::SweptAround { who, weapon } => {
                about("event-swept", who).with("weapon", self.weapon_name(who.kind, weapon))
            }
            Event::Lost { who, loss, left } => about("event-lost", who).with("loss", loss).with("left", left),
            Event::BecameShaken { who } => about("event-shaken", who),
            Event::FellProne { who } => about("event-prone", who),
            Event::Died { who, .. } => {
                about(if self.kind(who.kind).is_made() { "event-destroyed" } else { "event-died" }, who)
            }
            Event::Reloaded { who } => about("event-reloaded", who),
            Event::Healed { who, target, amount } => {
                about("event-healed", who).with("target", self.unit_name(target)).with("amount", amount)
            }
            Event::Rallied { who } => about("event-rallied", who),
            Event::Summoned { who, called, at } => {
                about("event-summoned", who).with("called", self.unit_name(called)).with("cell", at.to_string())
            }
            Event::DoorChanged { who, door, change } => {
                let key = match change {
                    DoorChange::Opened => "event-door-opened",
                    DoorChange::Closed => "event-door-closed",
                    DoorChange::Unlocked => "event-door-unlocked",
                    DoorChange::Broken => "event-door-broken",
                };
                about(key, who).with("door", self.door_name(door))
            }
            Event::Tested { who, test, die, roll, bonus, success } => {
                about(if success { "event-test-passed" } else { "event-test-failed" }, who)
                    .with("test", test_name(test))
                    .with("die", die)
                    .with("roll", roll)
                    .with("bonus", signed(i32::from(bonus)))
            }
            Event::Vaulted { who, at } => about("event-vaulted", who).with("cell", at.to_string()),
            Event::StoodUp { who } => about("event-stood-up", who),
            Event::Arrived { who, at } => about("event-arrived", who).with("cell", at.to_string()),
            Event::Ended { who } => about("event-ended", who),
            Event::Faced { who, facing } => about("event-faced", who).with("direction", direction(facing)),
            _ => Message::new("event-drawn"),
        }
    }
}

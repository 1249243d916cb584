//! What ONB says: actions, questions, events, dice.

use crate::action::{Action, Chance};
use crate::event::{DoorChange, Event, Move, Test, Who};
use crate::names::{BANNERS, KINDS, direction, joined, line_name, number, signed};
use crate::options::Scenario;
use crate::rules_ids as rule;
use crate::setup::Onb;
use crate::state::{NONE, Phase, RollKind, State};
use galerne_engine::{Arg, Game, Message, Refusal, Seat, Square, TextBoard, View, Wanted, Words};

impl Onb {
    fn active_who(&self, state: &State) -> Who {
        self.who(state, state.act.unit)
    }

    fn about(&self, key: &'static str, state: &State, number: u8) -> Message {
        Message::new(key).with("who", self.unit_name(self.who(state, number)))
    }

    /// Seats by the names of their players.
    fn seats_in_order(order: &[u8]) -> Arg {
        joined("seats-in-order", &order.iter().map(|&seat| Arg::from(Seat(seat))).collect::<Vec<_>>())
    }

    fn tell_roll_event(&self, event: &Event) -> Option<Message> {
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
            .with("value", number(i32::from(value)))
            .with("loss", loss);
        Some(message)
    }

    fn tell_preparation(&self, event: &Event) -> Option<Message> {
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

    fn tell_table(&self, event: &Event) -> Option<Message> {
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

    fn tell_creature(&self, event: &Event) -> Message {
        let about = |key: &'static str, who: Who| Message::new(key).with("who", self.unit_name(who));
        match *event {
            Event::Activated { who } => about("event-activated", who),
            Event::Waited { who } => about("event-waited", who),
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
            Event::Died { who } => about("event-died", who),
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
                let test = match test {
                    Test::PickLock => "test-pick",
                    Test::Bash => "test-bash",
                    Test::Vault => "test-vault",
                };
                about(if success { "event-test-passed" } else { "event-test-failed" }, who)
                    .with("test", Message::new(test))
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

    /// The name of the die that is due.
    fn die_name(&self, state: &State) -> Message {
        let roll = &state.roll;
        let die = self.due_die(state);
        let test = match roll.kind {
            RollKind::PickLock => "test-pick",
            RollKind::Bash => "test-bash",
            RollKind::Vault => "test-vault",
            _ => {
                let target = self.unit_name(self.who(state, roll.target));
                return self.about("die-attack", state, roll.unit).with("target", target).with("die", die);
            }
        };
        self.about("die-test", state, roll.unit).with("test", Message::new(test)).with("die", die)
    }
}

impl Words for Onb {
    const COMPOSED: &'static [(&'static str, &'static str)] = KINDS;
    const TEXTS: [&'static str; 2] = [include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")];

    fn label(&self, state: &State, _: Seat, action: &Action) -> Message {
        let plain = Message::new;
        let kind = state.active().kind;
        let named = |key: &'static str, number: u8| plain(key).with("who", self.unit_name(self.who(state, number)));
        let armed = |key: &'static str, weapon: u8| plain(key).with("weapon", self.weapon_name(kind, weapon));
        let at_door = |key: &'static str, door: u8| plain(key).with("door", self.door_name(door));
        let recruit = |key: &'static str, kind: u8| {
            plain(key).with("kind", self.kind_name(kind)).with("cost", self.kind(kind).cost)
        };
        match *action {
            Action::Add(kind) => recruit("label-add", kind),
            Action::Remove(kind) => recruit("label-remove", kind),
            Action::Ready(army) => plain("label-ready").with("army", self.army_name(army)),
            Action::Lock => plain("label-lock"),
            Action::Pick(kind) => recruit("label-pick", kind),
            Action::Give(seat) => plain("label-give").with("seat", seat),
            Action::Cell(at) => {
                let key = match state.phase {
                    Phase::Aim => "label-aim-cell",
                    Phase::SummonCell => "label-summon-cell",
                    Phase::Act => "label-arrive-cell",
                    _ => "label-deploy-cell",
                };
                plain(key).with("cell", at.to_string())
            }
            Action::Face(to) => plain("label-face").with("direction", direction(to)),
            Action::Target(number) => named("label-target", number),
            Action::Activate(number) => named("label-activate", number),
            Action::Wait(number) => named("label-wait", number),
            Action::Yield => plain("label-yield"),
            Action::Course => plain("label-course").with("points", self.kind(kind).course),
            Action::Sprint => plain("label-sprint").with("points", self.kind(kind).sprint),
            Action::Charge(number) => named("label-charge", number),
            Action::Step { direction: to, careful } => {
                let (dx, dy) = galerne_engine::COMPASS[usize::from(to) & 7];
                let unit = state.active();
                let cell = Square::new(unit.x.saturating_add(dx), unit.y.saturating_add(dy));
                plain(if careful { "label-careful" } else { "label-step" })
                    .with("direction", direction(to))
                    .with("cell", cell.to_string())
            }
            Action::Halt => plain("label-halt"),
            Action::Attack { weapon, target } => {
                let name = self.unit_name(self.who(state, target));
                let band =
                    self.may_attack(state, weapon, target).map_or(crate::bestiary::Band::Normal, |(band, _)| band);
                let line = self.lines.get(kind, weapon, band, state.unit(target).kind);
                armed("label-attack", weapon).with("target", name).with("line", line_name(line))
            }
            Action::Around { weapon } => armed("label-around", weapon),
            Action::Aim { weapon } => armed("label-aim", weapon),
            Action::Power { power } => plain("label-power").with("power", self.power_name(kind, power)),
            Action::PowerOn { power, target } => plain("label-power-on")
                .with("power", self.power_name(kind, power))
                .with("target", self.unit_name(self.who(state, target))),
            Action::Open(door) => at_door("label-open", door),
            Action::Close(door) => at_door("label-close", door),
            Action::PickLock(door) => at_door("label-pick-lock", door),
            Action::Bash(door) => at_door("label-bash", door),
            Action::Vault { direction: to } => plain("label-vault").with("direction", direction(to)),
            Action::Stand => plain("label-stand"),
            Action::End => plain("label-end"),
            Action::Strike { weapon } => armed("label-strike", weapon),
            Action::Riposte(true) => plain("label-riposte"),
            Action::Riposte(false) => plain("label-let-go"),
            Action::Concede => plain("label-concede"),
        }
    }

    fn ask(&self, state: &State, seat: Seat) -> Message {
        let active = || self.unit_name(self.active_who(state));
        let about = |key: &'static str| Message::new(key).with("seat", seat).with("who", active());
        let plain = |key: &'static str| Message::new(key).with("seat", seat);
        match state.phase {
            Phase::Army => {
                let index = seat.index() & 3;
                plain("ask-army").with("spent", self.cost(&state.armies[index])).with("points", self.points[index])
            }
            Phase::Deploy | Phase::SecretDeploy => {
                let placing = state.placing[seat.index() & 3];
                match placing {
                    placing if placing.kind == NONE => plain("ask-pick"),
                    placing if placing.owner == NONE => plain("ask-give").with("kind", self.kind_name(placing.kind)),
                    placing if placing.x < 0 => plain("ask-place").with("kind", self.kind_name(placing.kind)),
                    placing => plain("ask-deploy-face").with("kind", self.kind_name(placing.kind)),
                }
            }
            Phase::Target => plain("ask-target"),
            Phase::Slot if state.pass == 1 => plain("ask-slot"),
            Phase::Slot => plain("ask-slot-second"),
            Phase::Act => about("ask-act").with("halves", state.act.halves),
            Phase::Move => {
                about("ask-move").with("points", half_points(state.act.budget)).with("halves", state.act.budget)
            }
            Phase::Aim => about("ask-aim").with("weapon", self.weapon_name(state.active().kind, state.act.tool)),
            Phase::SummonCell => about("ask-summon"),
            Phase::SummonFace => about("ask-summon-face"),
            Phase::Strike => about("ask-strike"),
            Phase::Ask => {
                let by = self.unit_name(self.who(state, state.act.provoked.lowest().unwrap_or(NONE)));
                about("ask-riposte").with("by", by)
            }
            _ => about("ask-face"),
        }
    }

    /// What one counts at the table: creatures and their points (ON-13.2), and rounds of control where a point is fought for
    /// (ON-13.20). Before the first round nothing is told: armies may be secret.
    fn standing(&self, state: &State, seat: Seat) -> Message {
        let (creatures, points) = self.on_the_board(state, seat.0);
        let held = state.held[usize::from(self.side(seat.0)) & 3];
        let key = match state.phase {
            Phase::Over if state.winners == 0 => "standing-drawn",
            Phase::Over if state.winners >> seat.0 & 1 != 0 => "standing-won",
            Phase::Over => "standing-lost",
            _ if state.round == 0 => "standing-before",
            _ if state.out >> seat.0 & 1 != 0 => "standing-out",
            _ if self.options.scenario == Scenario::Capture && held > 0 => "standing-held",
            _ => "standing-fighting",
        };
        Message::new(key)
            .with("creatures", creatures)
            .with("points", points)
            .with("brought", self.points[seat.index() & 3])
            .with("rounds", held)
    }

    fn tell(&self, event: &Event) -> Message {
        self.tell_roll_event(event)
            .or_else(|| self.tell_preparation(event))
            .or_else(|| self.tell_table(event))
            .unwrap_or_else(|| self.tell_creature(event))
    }

    /// A walk is told by where it ends, and who has acted shows where it looks.
    fn is_aside(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Moving { .. } | Event::Stepped { careful: false, .. } | Event::Ended { .. } | Event::Faced { .. }
        )
    }

    fn call(&self, state: &State, chance: &Chance) -> Message {
        match *chance {
            Chance::Die(face) => Message::new("call-die").with("face", face),
            Chance::Order(order) => {
                let items = order.items();
                let seats = state.phase == Phase::Order;
                let named = if seats { Onb::seats_in_order(items) } else { self.sides_in_order(items) };
                Message::new("call-order").with("order", named)
            }
            Chance::Attacker(side) => Message::new("call-attacker").with("side", self.side_name(side)),
            Chance::Banner(banner) => {
                Message::new("call-banner").with("banner", Message::new(BANNERS[usize::from(banner) % 3]))
            }
            Chance::Recruit(kind) => Message::new("call-recruit").with("kind", self.kind_name(kind)),
        }
    }

    fn composed(&self, state: &State, seat: Seat) -> Option<String> {
        self.roster(state, seat)
    }

    fn compose(&self, state: &State, seat: Seat, text: &str) -> Result<Vec<Action>, Refusal> {
        self.muster(state, seat, text)
    }

    fn wanted(&self, state: &State) -> Wanted {
        match state.phase {
            // A D100 does not exist on a table: such a die is two that people read as they like.
            Phase::Roll if self.due_die(state) <= 20 => Wanted::Dice(vec![(self.die_name(state), self.due_die(state))]),
            _ => Wanted::Listed,
        }
    }

    fn read_dice(&self, state: &State, dice: &[u8]) -> Result<Chance, Refusal> {
        match dice {
            [face] if state.phase == Phase::Roll => {
                let chance = Chance::Die(*face);
                self.check_chance(state, &chance)?;
                Ok(chance)
            }
            _ => Err(Refusal::new(rule::ROLL, "refused-one-die")),
        }
    }

    fn board(&self, view: &View<Self>) -> TextBoard {
        self.draw_board(view)
    }
}

/// Halves of points as people read them: `4½`.
pub(crate) fn half_points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

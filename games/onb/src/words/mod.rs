//! What ONB says: actions, questions, events, dice.

mod commands;
mod log;
pub(crate) mod modifiers;
pub(crate) mod names;
mod roster;
pub(crate) mod sightline;
mod text_board;

pub use commands::COMMANDS;

use crate::action::{Action, Chance};
use crate::event::{Event, Who};
use crate::game::Onb;
use crate::options::Scenario;
use crate::rule_ids as rule;
use crate::rules::secrets::UNKNOWN;
use crate::state::{Gait, NONE, Phase, State};
use crate::words::names::{BANNERS, KINDS, direction, half_points, joined, line_told, test_name};
use galerne_engine::{Arg, Luck, Material, Message, Refusal, Seat, Square, TextBoard, View, Wanted, Words};

impl Onb {
    fn active_who(&self, state: &State) -> Who {
        self.who(state, state.act.unit)
    }

    fn about(&self, key: &'static str, state: &State, number: u8) -> Message {
        Message::new(key).with("who", self.unit_name(self.who(state, number)))
    }

    /// Seats by the names of their players.
    pub(crate) fn seats_in_order(order: &[u8]) -> Arg {
        joined("seats-in-order", &order.iter().map(|&seat| Arg::from(Seat(seat))).collect::<Vec<_>>())
    }

    /// The name of the die that is due.
    fn die_name(&self, state: &State) -> Message {
        let roll = &state.roll;
        let die = self.due_die(state);
        let about = |key: &'static str| self.about(key, state, roll.unit).with("die", die);
        match self.due_test(state) {
            Some((test, _)) => about("die-test").with("test", test_name(test)),
            None => about("die-attack").with("target", self.unit_name(self.who(state, roll.target))),
        }
    }
}

impl Words for Onb {
    const COMPOSED: &'static [(&'static str, &'static str)] = KINDS;
    const TEXTS: [&'static str; 2] = [include_str!("../../texts/en.ftl"), include_str!("../../texts/fr.ftl")];
    const MATERIAL: Material = Material::Dice;

    fn label(&self, state: &State, _: Seat, action: &Action) -> Message {
        let plain = Message::new;
        let kind = state.active().kind;
        let named = |key: &'static str, number: u8| plain(key).with("who", self.unit_name(self.who(state, number)));
        // A review and a list show the label without the board, so it names the creature.
        let own = |key: &'static str| named(key, state.act.unit);
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
            Action::Course => own("label-course").with("points", self.kind(kind).course),
            Action::Sprint => own("label-sprint").with("points", self.kind(kind).sprint),
            Action::Charge(number) => own("label-charge").with("target", self.unit_name(self.who(state, number))),
            Action::Step { direction: to, careful } => {
                let (dx, dy) = galerne_engine::COMPASS[usize::from(to) & 7];
                let unit = state.active();
                let cell = Square::new(unit.x.saturating_add(dx), unit.y.saturating_add(dy));
                own(if careful { "label-careful" } else { "label-step" })
                    .with("direction", direction(to))
                    .with("cell", cell.to_string())
            }
            Action::Halt => plain("label-halt"),
            Action::Attack { weapon, target } => {
                let name = self.unit_name(self.who(state, target));
                let band =
                    self.may_attack(state, weapon, target).map_or(crate::bestiary::Band::Normal, |(band, _)| band);
                let line = self.lines.get(kind, weapon, band, state.unit(target).kind);
                armed("label-attack", weapon).with("target", name).with("line", line_told(line))
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
            Action::End => own("label-end"),
            Action::Strike { weapon } => armed("label-strike", weapon),
            Action::Riposte(true) => plain("label-riposte"),
            Action::Riposte(false) => plain("label-let-go"),
            Action::Concede => plain("label-concede"),
        }
    }

    /// What cannot be taken back is never done by one touch (ON-4.13).
    fn warning(&self, state: &State, seat: Seat, action: &Action) -> Option<Message> {
        let index = seat.index() & 3;
        (*action == Action::Lock).then(|| {
            Message::new("warning-lock")
                .with("spent", self.cost(&state.armies[index]))
                .with("points", self.points[index])
        })
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
            Phase::Act => {
                let key = if self.only_end_is_left(state) { "ask-act-nothing" } else { "ask-act" };
                about(key).with("halves", state.act.halves)
            }
            Phase::Move if state.act.gait == Gait::Charge => {
                about("ask-charge").with("target", self.unit_name(self.who(state, state.act.quarry)))
            }
            Phase::Move => {
                about("ask-move").with("points", half_points(state.act.budget)).with("halves", state.act.budget)
            }
            Phase::Aim => about("ask-aim").with("weapon", self.weapon_name(state.active().kind, state.act.tool)),
            Phase::SummonCell => about("ask-summon").with("kind", self.kind_name(self.summoned(state))),
            Phase::SummonFace => plain("ask-summon-face").with("kind", self.kind_name(self.summoned(state))),
            Phase::Strike => about("ask-strike"),
            Phase::Ask => {
                let by = self.unit_name(self.who(state, state.act.provoked.lowest().unwrap_or(NONE)));
                about("ask-riposte").with("by", by)
            }
            _ => about("ask-face"),
        }
    }

    fn is_out(&self, state: &State, seat: Seat) -> bool {
        state.is_out(seat.0)
    }

    /// Up to the first initiative: armies, where they stand, and whom they are after.
    fn sets_up(&self, state: &State) -> bool {
        state.round == 0
    }

    /// What one counts at the table: creatures and their points (ON-13.2), and rounds of control where a point is fought for
    /// (ON-13.20). Nothing before the first round: armies may be secret.
    fn standing(&self, state: &State, seat: Seat) -> Message {
        let (creatures, points) = self.on_the_board(state, seat.0);
        let held = state.held[usize::from(self.side(seat.0)) & 3];
        let key = match state.phase {
            Phase::Over if state.winners == 0 => "standing-drawn",
            Phase::Over if state.winners >> seat.0 & 1 != 0 => "standing-won",
            Phase::Over if self.gave_up(state, seat.0) => "standing-gave-up",
            Phase::Over if state.is_out(seat.0) && creatures == 0 && self.lost_less(state, seat.0) => "standing-gone",
            Phase::Over => "standing-lost",
            // The lists are open now.
            Phase::Deploy | Phase::Target if state.round == 0 => "standing-deploys",
            _ if state.round == 0 => "standing-before",
            _ if state.out >> seat.0 & 1 != 0 => "standing-out",
            _ if self.options.scenario == Scenario::Capture && held > 0 => "standing-held",
            _ => "standing-fighting",
        };
        Message::new(key)
            .with("creatures", creatures)
            .with("points", points)
            .with("brought", self.points[seat.index() & 3])
            .with("worth", self.brought(state, seat.0))
            .with("rounds", held)
    }

    fn tell(&self, event: &Event) -> Message {
        self.tell_roll_event(event)
            .or_else(|| self.tell_preparation(event))
            .or_else(|| self.tell_table(event))
            .unwrap_or_else(|| self.tell_creature(event))
    }

    /// The panel counts recruits, the end of a walk tells the walk, the deeds tell the activation, and the board shows the facing.
    /// With fewer lines beside it an attack stays readable for longer.
    fn is_aside(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Added { .. }
                | Event::Removed { .. }
                | Event::Activated { .. }
                | Event::Moving { .. }
                | Event::Stepped { careful: false, .. }
                | Event::Ended { .. }
                | Event::Faced { .. }
        )
    }

    /// Attacks and their results stay in view until the player is asked again, also after the end of a round.
    fn is_headline(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Rolled { .. }
                | Event::Tested { .. }
                | Event::Lost { .. }
                | Event::BecameShaken { .. }
                | Event::FellProne { .. }
                | Event::Died { .. }
                | Event::Eliminated { .. }
                | Event::Won { .. }
                | Event::Drawn
        )
    }

    /// Between two: in which round it was won, and how (ON-13.1, ON-13.2). More players and other scenarios are worded as in any game.
    fn verdict(&self, state: &State) -> Option<Message> {
        let winner = match (self.seats, state.winners) {
            (2, 0b01) => Seat(0),
            (2, 0b10) => Seat(1),
            _ => return None,
        };
        // Where a target is hunted, its death takes the others along.
        if !matches!(self.options.scenario, Scenario::Mort | Scenario::Capture) {
            return None;
        }
        let loser = Seat(1 - winner.0);
        let [(_, points), (left, less)] = [winner, loser].map(|seat| self.on_the_board(state, seat.0));
        let key = if self.gave_up(state, loser.0) {
            "verdict-gave-up"
        } else if left == 0 {
            "verdict-destroyed"
        } else if self.options.scenario == Scenario::Mort {
            "verdict-points"
        } else {
            return None;
        };
        let message = Message::new(key).with("seat", winner).with("other", loser).with("round", state.round);
        (state.round > 0).then(|| message.with("points", points).with("less", less))
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
        if state.phase != Phase::Army {
            return None;
        }
        let list = &state.armies[seat.index() & 3];
        if list.contains(&UNKNOWN) {
            return None;
        }
        let line = |kind: usize| (list[kind] > 0).then(|| format!("{} {}\n", list[kind], self.kind(kind as u8).id));
        Some((0..self.library.creatures).filter_map(line).collect())
    }

    fn compose(&self, state: &State, seat: Seat, text: &str) -> Result<Vec<Action>, Refusal> {
        self.muster(state, seat, &self.read_roster(text)?)
    }

    fn wanted(&self, state: &State) -> Wanted {
        match state.phase {
            // There is no real D100: people throw two dice for it, and the outcome is chosen from the list.
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
        let state = view.state();
        TextBoard { drawing: self.grid(state), facts: self.facts(state), cells: self.readings(state) }
    }
}

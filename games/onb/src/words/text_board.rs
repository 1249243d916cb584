//! The board as text: for terminals, screen readers and playthroughs.

use crate::bestiary::Kind;
use crate::game::Onb;
use crate::map::{DoorState, Ground, cell, square};
use crate::rules::secrets::UNKNOWN;
use crate::state::{NONE, Phase, State, Unit, mark};
use crate::words::names::{direction, joined};
use galerne_engine::{Arg, Message, Seat, Square};

impl Onb {
    /// Three signs a cell and one for the edge beside it: a creature as the letter of its seat and its number, else ground.
    pub(super) fn grid(&self, state: &State) -> Vec<String> {
        let mut rows = Vec::new();
        let letters: String = (0..self.map.width).map(|x| format!("  {} ", (b'A' + x) as char)).collect();
        rows.push(format!("   {letters}"));
        for y in 0..self.map.height as i8 {
            let mut row = format!("{:>2} ", y + 1);
            for x in 0..self.map.width as i8 {
                row.push_str(&self.sign(state, x, y));
                let here = cell(x, y);
                row.push(if self.map.east[here].now(state.closed) { '|' } else { ' ' });
            }
            rows.push(row);
            let mut below = String::from("   ");
            for x in 0..self.map.width as i8 {
                below.push_str(if self.map.south[cell(x, y)].now(state.closed) { "--- " } else { "    " });
            }
            if !below.trim().is_empty() {
                rows.push(below);
            }
        }
        rows
    }

    fn sign(&self, state: &State, x: i8, y: i8) -> String {
        let occupant = state.at[cell(x, y)];
        let mover = state.active();
        let moving = mover.on_board() && self.base(mover).covers(x, y);
        let number = if moving { state.act.unit } else { occupant };
        if number != NONE {
            let side = match state.unit(number).seat {
                NONE => '*',
                seat => (b'a' + seat) as char,
            };
            return format!("{:>3}", format!("{side}{}", number + 1));
        }
        match self.map.ground[cell(x, y)] {
            Ground::Free if self.map.objective[cell(x, y)] => "  o".to_owned(),
            Ground::Free => "  .".to_owned(),
            Ground::Cluttered => "  ,".to_owned(),
            Ground::Stairs => "  /".to_owned(),
            Ground::Wall => "###".to_owned(),
            Ground::Door if self.map.wall_like(cell(x, y)).now(state.closed) => "  +".to_owned(),
            Ground::Door => "  '".to_owned(),
            Ground::Obstacle(size) => format!("  {size}"),
        }
    }

    pub(super) fn facts(&self, state: &State) -> Vec<Message> {
        let mut facts = vec![Message::new("fact-legend")];
        if state.round > 0 {
            facts.push(
                Message::new("fact-round")
                    .with("round", state.round)
                    .with("limit", self.limit)
                    .with("pass", state.pass),
            );
        }
        if state.phase == Phase::Army {
            for seat in 0..self.seats {
                let list = &state.armies[seat];
                let name = Seat(seat as u8);
                facts.push(if list[0] == UNKNOWN {
                    Message::new("fact-army-hidden").with("seat", name)
                } else {
                    Message::new("fact-army")
                        .with("seat", name)
                        .with("spent", self.cost(list))
                        .with("points", self.points[seat])
                });
            }
        }
        for (number, unit) in state.units().iter().enumerate().filter(|(_, unit)| unit.alive()) {
            facts.push(self.card(state, number as u8, unit));
        }
        if self.shows_hidden_statistics() {
            let stands = |kind: u8| state.units().iter().any(|unit| unit.alive() && unit.kind == kind);
            let kinds = 0..self.library.creatures as u8;
            facts.extend(kinds.filter(|&kind| stands(kind)).flat_map(|kind| self.hidden_facts(kind)));
        }
        facts
    }

    /// ON-3.4, ON-11.3: the hidden layer of a kind in two sentences, for tables that play with it open.
    pub(crate) fn hidden_facts(&self, kind: u8) -> [Message; 2] {
        let Kind { hidden, health, pv, .. } = self.kind(kind);
        let pair = |message: Message, name: &'static str, accuracy: &'static str, (value, percent): (i64, i64)| {
            message.with(name, value).with(accuracy, percent)
        };
        let body = Message::new("fact-hidden-body")
            .with("kind", self.kind_name(kind))
            .with("health", *health)
            .with("pv", *pv)
            .with("force", hidden.force)
            .with("dexterity", hidden.dexterity)
            .with("agility", hidden.agility);
        let mut arts = Message::new("fact-hidden-arts").with("kind", self.kind_name(kind));
        arts = pair(arts, "contact", "contact_accuracy", hidden.contact);
        arts = pair(arts, "distance", "distance_accuracy", hidden.distance);
        arts = pair(arts, "psychic", "psychic_accuracy", hidden.psychic);
        arts = pair(arts, "parry", "parry_accuracy", hidden.parry);
        arts = pair(arts, "dodge", "dodge_accuracy", hidden.dodge);
        arts = pair(arts, "will", "will_accuracy", hidden.will);
        [body, arts]
    }

    /// A creature's card in one line.
    pub(crate) fn card(&self, state: &State, number: u8, unit: &Unit) -> Message {
        let who = self.unit_name(self.who(state, number));
        let kind = self.kind(unit.kind);
        let marks = [
            (unit.has(mark::SHAKEN), "mark-shaken"),
            (unit.has(mark::PRONE), "mark-prone"),
            (unit.has(mark::WAITING), "mark-waiting"),
            (unit.has(mark::RESERVE), "mark-reserve"),
            (unit.unloaded != 0, "mark-unloaded"),
        ];
        let marked = marks.iter().filter(|(has, _)| *has).map(|(_, key)| Message::new(key).into());
        let marked: Vec<Arg> = marked.collect();
        let place = if unit.x >= 0 { Square::new(unit.x, unit.y).to_string() } else { "–".to_owned() };
        let key = match unit.seat {
            NONE => "fact-thing",
            _ if unit.x < 0 => "fact-away",
            _ => "fact-unit",
        };
        let message = Message::new(key).with("who", who).with("cell", place).with("pv", unit.pv).with("most", kind.pv);
        if unit.seat == NONE {
            return message;
        }
        message
            .with("marks", marked.len())
            .with("mana", unit.mana)
            .with("full", kind.mana)
            .with("direction", direction(unit.facing))
            .with("mark", joined("marks", &marked))
            .with("seat", Seat(unit.seat))
    }

    /// Every occupied cell and every door, with its full reading.
    pub(super) fn readings(&self, state: &State) -> Vec<(String, Message)> {
        let standing = state.units().iter().enumerate().filter(|(_, unit)| unit.on_board());
        let mut cells: Vec<(String, Message)> = standing
            .map(|(number, unit)| (Square::new(unit.x, unit.y).to_string(), self.card(state, number as u8, unit)))
            .collect();
        for (number, door) in self.map.doors.iter().enumerate() {
            let at = door.cells.first().copied().or(door.edges.first().map(|edge| edge.0));
            let Some(at) = at else { continue };
            let key = match state.door(number) {
                DoorState::Open | DoorState::Broken => "cell-door-open",
                DoorState::Closed => "cell-door-closed",
                DoorState::Locked => "cell-door-locked",
            };
            cells.push((square(usize::from(at)).to_string(), Message::new(key).with("door", door.id.as_str())));
        }
        cells
    }
}

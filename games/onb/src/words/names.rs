//! Names of things: those of the starter bestiary are texts, those that a player added stand as written.

use crate::bestiary::Line;
use crate::event::{Test, Who};
use crate::game::Onb;
use crate::options::Board;
use crate::state::NONE;
use galerne_engine::{Arg, Message, Seat};

/// Ids of the starter data and the texts that name them.
pub(crate) const KINDS: &[(&str, &str)] = &[
    ("garde", "kind-garde"),
    ("piquier", "kind-piquier"),
    ("arbaletrier", "kind-arbaletrier"),
    ("magicienne", "kind-magicienne"),
    ("aldric", "kind-aldric"),
    ("gobelin", "kind-gobelin"),
    ("orque", "kind-orque"),
    ("ogre", "kind-ogre"),
    ("diablotin", "kind-diablotin"),
    ("zarka", "kind-zarka"),
    ("flammeche", "kind-flammeche"),
    ("sentinelle", "kind-sentinelle"),
    ("drone", "kind-drone"),
    ("tourelle", "kind-tourelle"),
    ("mortier", "kind-mortier"),
    ("prime", "kind-prime"),
    ("loup", "kind-loup"),
    ("voyante", "kind-voyante"),
    ("chevalier", "kind-chevalier"),
    ("barricade", "kind-barricade"),
    ("coffre", "kind-coffre"),
];

const WEAPONS: &[(&str, &str)] = &[
    ("epee", "weapon-epee"),
    ("bouclier", "weapon-bouclier"),
    ("pique", "weapon-pique"),
    ("arbalete", "weapon-arbalete"),
    ("dague", "weapon-dague"),
    ("baton", "weapon-baton"),
    ("trait_arcane", "weapon-trait_arcane"),
    ("boule_de_feu", "weapon-boule_de_feu"),
    ("epee_longue", "weapon-epee_longue"),
    ("lance_pierre", "weapon-lance_pierre"),
    ("masse", "weapon-masse"),
    ("gourdin", "weapon-gourdin"),
    ("balayage", "weapon-balayage"),
    ("griffes", "weapon-griffes"),
    ("crachat", "weapon-crachat"),
    ("malediction", "weapon-malediction"),
    ("toucher_de_braise", "weapon-toucher_de_braise"),
    ("lame_hydraulique", "weapon-lame_hydraulique"),
    ("arc_electrique", "weapon-arc_electrique"),
    ("canon_rotatif", "weapon-canon_rotatif"),
    ("bombe", "weapon-bombe"),
    ("poing_de_forge", "weapon-poing_de_forge"),
    ("rayon", "weapon-rayon"),
    ("morsure", "weapon-morsure"),
    ("choc_mental", "weapon-choc_mental"),
    ("lance", "weapon-lance"),
];

const POWERS: &[(&str, &str)] = &[
    ("recharger", "power-recharger"),
    ("soin", "power-soin"),
    ("ralliement", "power-ralliement"),
    ("invocation", "power-invocation"),
    ("reparation", "power-reparation"),
];

const ARMIES: &[(&str, &str)] = &[
    ("guet_1", "army-guet_1"),
    ("guet_2", "army-guet_2"),
    ("cendres_1", "army-cendres_1"),
    ("cendres_2", "army-cendres_2"),
    ("forge_1", "army-forge_1"),
    ("forge_2", "army-forge_2"),
];

pub(crate) const DIRECTIONS: [&str; 8] = [
    "direction-n",
    "direction-ne",
    "direction-e",
    "direction-se",
    "direction-s",
    "direction-sw",
    "direction-w",
    "direction-nw",
];

pub(crate) const BANNERS: [&str; 3] = ["banner-guet", "banner-cendres", "banner-forge"];

fn named(list: &[(&str, &'static str)], id: &str, own: &str) -> Arg {
    match list.iter().find(|(known, _)| *known == id) {
        Some((_, key)) => Message::new(key).into(),
        None => own.into(),
    }
}

impl Onb {
    pub(crate) fn kind_name(&self, kind: u8) -> Arg {
        let kind = self.kind(kind);
        match KINDS.iter().find(|(known, _)| *known == kind.id) {
            Some((_, key)) => Message::new(key).into(),
            // A text of its own gives it a gender, which sentences about creatures ask for.
            None => Message::new("kind-own").with("name", kind.name.as_str()).into(),
        }
    }

    /// A creature with its number, as it stands on its base.
    pub(crate) fn unit_name(&self, who: Who) -> Message {
        if who.unit == NONE {
            return Message::new("creature-any");
        }
        Message::new("creature").with("kind", self.kind_name(who.kind)).with("number", u16::from(who.unit) + 1)
    }

    pub(crate) fn weapon_name(&self, kind: u8, weapon: u8) -> Arg {
        let held = self.kind(kind).weapons.get(usize::from(weapon));
        match held.and_then(|held| self.library.weapons.get(held.weapon)) {
            Some(weapon) => named(WEAPONS, &weapon.id, &weapon.name),
            None => "?".into(),
        }
    }

    pub(crate) fn power_name(&self, kind: u8, power: u8) -> Arg {
        let known = self.kind(kind).powers.get(usize::from(power)).and_then(|&power| self.library.powers.get(power));
        match known {
            Some(power) => named(POWERS, &power.id, &power.name),
            None => "?".into(),
        }
    }

    pub(crate) fn army_name(&self, army: u8) -> Arg {
        match self.library.ready.get(usize::from(army)) {
            Some(army) => named(ARMIES, &army.id, &army.name),
            None => "?".into(),
        }
    }

    /// The creatures of a list, each kind with its number.
    pub(crate) fn army_list(&self, list: &[u8]) -> Message {
        Message::new("army-list").with("list", self.army_items(list))
    }

    pub(crate) fn army_items(&self, list: &[u8]) -> Arg {
        let there = list.iter().enumerate().filter(|(_, count)| **count > 0);
        let names: Vec<Arg> = there
            .map(|(kind, &count)| {
                Message::new("army-item").with("count", count).with("kind", self.kind_name(kind as u8)).into()
            })
            .collect();
        joined("preview-list", &names)
    }

    pub(crate) fn map_name(&self) -> Arg {
        let key = match self.options.map {
            Board::Prairie => "option-map-prairie",
            Board::Donjon => "option-map-donjon",
            Board::Ruines => "option-map-ruines",
            Board::Citadelle => "option-map-citadelle",
            Board::Own => return self.map.name.as_str().into(),
        };
        Message::new(key).into()
    }

    /// A side by the names of its players.
    pub(crate) fn side_name(&self, side: u8) -> Arg {
        let seats: Vec<Seat> = self.seats_of(side).map(Seat).collect();
        joined("allies", &seats.into_iter().map(Arg::from).collect::<Vec<_>>())
    }

    /// Sides in the order in which they act.
    pub(crate) fn sides_in_order(&self, order: &[u8]) -> Arg {
        joined("sides-in-order", &order.iter().map(|&side| self.side_name(side)).collect::<Vec<_>>())
    }

    pub(crate) fn door_name(&self, door: u8) -> String {
        self.map.doors.get(usize::from(door)).map_or_else(|| "?".to_owned(), |door| door.id.clone())
    }
}

/// Names put together by a text that has a `first` and a `rest`.
pub(crate) fn joined(key: &'static str, names: &[Arg]) -> Arg {
    match names {
        [] => "".into(),
        [only] => only.clone(),
        [first, rest @ ..] => Message::new(key).with("first", first.clone()).with("rest", joined(key, rest)).into(),
    }
}

/// An attack line as it is printed: `[3] D20+4 +2 HP`.
pub(crate) fn line_name(line: Line) -> Message {
    let key = if line.flat == 0 { "line-plain" } else { "line-flat" };
    let bonus = if line.bonus == 0 { String::new() } else { signed(i32::from(line.bonus)) };
    let message = Message::new(key).with("table", line.table).with("die", line.die).with("bonus", bonus);
    if line.flat == 0 { message } else { message.with("flat", signed(i32::from(line.flat))) }
}

/// The same in a sentence: the number of the damage table is called so.
pub(crate) fn line_told(line: Line) -> Message {
    let Message { key, args } = line_name(line);
    Message { key: if key == "line-plain" { "line-told-plain" } else { "line-told-flat" }, args }
}

pub(crate) fn test_name(test: Test) -> Message {
    Message::new(match test {
        Test::PickLock => "test-pick",
        Test::Bash => "test-bash",
        Test::Vault => "test-vault",
    })
}

pub(crate) fn direction(direction: u8) -> Message {
    Message::new(DIRECTIONS[usize::from(direction) & 7])
}

/// A number as it is printed: what is below zero with a true minus sign.
pub(crate) fn number(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A number with its sign, for sums: `+2`, `−1`, `+0`.
pub(crate) fn signed(summand: i32) -> String {
    if summand < 0 { number(summand) } else { format!("+{summand}") }
}

/// Halves of points as people read them: `4½`.
pub(crate) fn half_points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

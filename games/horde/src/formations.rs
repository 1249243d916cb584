//! The formations: data, never code (HC-2.9). A set is read, checked, and turned into masks of cells.

use crate::cards::Suit;
use crate::roles::Role;
use crate::rule_ids as rule;
use crate::terrain::{ABSENT, Cell, cells_in, destinations, is_light, occupied, on};
use galerne_engine::Refusal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The sets that come with the game. In the first one exactly one role of each formation has a choice of two cells (HC-2.11).
const FORMATIONS_TOML: &str = include_str!("../data/formations.toml");

/// One formation: for every role the cells it may stand on, the primary one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Formation {
    pub traceur: Vec<String>,
    pub combattante: Vec<String>,
    pub ailier: Vec<String>,
    pub feuleuse: Vec<String>,
}

/// Four formations, one per suit of the Dominante.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormationSet {
    pub coeur: Formation,
    pub carreau: Formation,
    pub trefle: Formation,
    pub pique: Formation,
}

/// The accepted cells of every suit and role, as masks of a grid.
pub(crate) type Masks = [[u16; 4]; 4];

impl Formation {
    pub fn cells(&self, role: Role) -> &[String] {
        match role {
            Role::Traceur => &self.traceur,
            Role::Combattante => &self.combattante,
            Role::Ailier => &self.ailier,
            Role::Feuleuse => &self.feuleuse,
        }
    }
}

impl FormationSet {
    pub fn of(&self, suit: Suit) -> &Formation {
        match suit {
            Suit::Coeur => &self.coeur,
            Suit::Carreau => &self.carreau,
            Suit::Trefle => &self.trefle,
            Suit::Pique => &self.pique,
        }
    }

    /// The set of that name among those that come with the game; `horde_a` is the printed one.
    pub fn named(name: &str) -> Option<FormationSet> {
        if name == "horde_a" {
            return Some(crate::material::PRINTED.formations.clone());
        }
        #[derive(Deserialize)]
        struct File {
            set: BTreeMap<String, toml::Table>,
        }
        let file: File = toml::from_str(FORMATIONS_TOML).ok()?;
        let set = file.set.get(name)?;
        let formation = |suit: Suit| -> Option<Formation> {
            let mut table = set.get(suit.name())?.as_table()?.clone();
            table.retain(|key, _| Role::ALL.iter().any(|role| role.name() == key));
            toml::Value::Table(table).try_into().ok()
        };
        Some(FormationSet {
            coeur: formation(Suit::Coeur)?,
            carreau: formation(Suit::Carreau)?,
            trefle: formation(Suit::Trefle)?,
            pique: formation(Suit::Pique)?,
        })
    }

    /// The set as masks, having passed the checks listed at the end of `formations.toml`.
    pub(crate) fn masks(&self) -> Result<Masks, Refusal> {
        self.checked().map_err(|(_, refusal)| refusal)
    }

    /// The same, with the suit whose formation is refused.
    pub(crate) fn checked(&self) -> Result<Masks, (Suit, Refusal)> {
        let named = |key: &'static str, suit: Suit| Refusal::new(rule::FORMATIONS, key).with("suit", suit.name());
        let refuse = |key: &'static str, suit: Suit| (suit, named(key, suit));
        let mut masks = [[0u16; 4]; 4];
        for suit in Suit::ALL {
            let formation = &mut masks[suit as usize];
            for role in Role::ALL {
                for name in self.of(suit).cells(role) {
                    let cell = Cell::named(name).and_then(|cell| cell.own(0)).ok_or_else(|| {
                        let refusal = named("refused-formation-cell", suit);
                        (suit, refusal.with("role", role.name()).with("cell", name.as_str()))
                    })?;
                    if formation[role as usize] & (1 << cell) != 0 {
                        return Err((suit, named("refused-formation-twice", suit).with("role", role.name())));
                    }
                    formation[role as usize] |= 1 << cell;
                }
                if formation[role as usize] == 0 {
                    return Err((suit, named("refused-formation-empty", suit).with("role", role.name())));
                }
            }
            if !can_stand(formation) {
                return Err(refuse("refused-formation-crowded", suit));
            }
        }
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            if masks[..index].contains(&masks[index]) {
                return Err(refuse("refused-formation-same", suit));
            }
        }
        Ok(masks)
    }

    /// HC-2.9: of every role the cell that is named first.
    pub(crate) fn primary(&self) -> Masks {
        let first = |suit: Suit, role: Role| {
            let cell = self.of(suit).cells(role).first().and_then(|name| Cell::named(name)?.own(0));
            cell.map_or(0, |cell| 1 << cell)
        };
        Suit::ALL.map(|suit| Role::ALL.map(|role| first(suit, role)))
    }

    /// HC-2.10: whether all cells of the Ailier have one colour; if not, some changes of formation are beyond him.
    pub fn ailier_keeps_one_colour(&self) -> bool {
        let mut colours = Suit::ALL
            .iter()
            .flat_map(|&suit| self.of(suit).cells(Role::Ailier))
            .filter_map(|name| Cell::named(name))
            .map(is_light);
        match colours.next() {
            None => true,
            Some(first) => colours.all(|colour| colour == first),
        }
    }
}

/// Whether the four roles can stand on four different cells of theirs at once.
fn can_stand(formation: &[u16; 4]) -> bool {
    fn place(formation: &[u16], taken: u16) -> bool {
        let Some((first, rest)) = formation.split_first() else { return true };
        cells_in(first & !taken).any(|cell| place(rest, taken | (1 << cell)))
    }
    place(formation, 0)
}

/// HC-15.2: the left–right mirror image of a mask.
pub(crate) const fn mirrored(mask: u16) -> u16 {
    (mask >> 12) | ((mask >> 4) & 0x00F0) | ((mask << 4) & 0x0F00) | (mask << 12)
}

/// Whether every role stands where a figure wants it.
pub(crate) fn stands(cells: &[u8; 4], figure: &[u16; 4]) -> bool {
    (0..4).all(|role| on(figure[role], cells[role]))
}

/// The number of roles that stand where a figure wants them.
pub(crate) fn standing(cells: &[u8; 4], figure: &[u16; 4]) -> usize {
    (0..4).filter(|&role| on(figure[role], cells[role])).count()
}

/// One or two Provocations, and the placement they lead to.
pub(crate) type Completion = ([Option<(Role, u8)>; 2], [u8; 4]);

/// The Provocations that turn a placement into a formation: at most two, none if that cannot be done. After the free movements two
/// are enough for every change of formation (HC-2.12), so no third is looked for.
pub(crate) fn completed(cells: [u8; 4], wounded: u8, formation: &[u16; 4]) -> Option<Completion> {
    let out = |cells: &[u8; 4]| {
        let misplaced = |role: &Role| !on(formation[*role as usize], cells[*role as usize]);
        Role::ALL.into_iter().filter(misplaced).fold(0, |set, role| set | role.bit())
    };
    let step = |cells: &[u8; 4], role: Role, goal: u16| {
        let from = cells[role as usize];
        if from >= ABSENT || wounded & role.bit() != 0 {
            return 0;
        }
        destinations(role, from, !occupied(cells)) & goal
    };
    let missing = out(&cells);
    let moved = |cells: &[u8; 4], role: Role, cell: u8| {
        let mut next = *cells;
        next[role as usize] = cell;
        next
    };
    for role in Role::ALL.into_iter().filter(|role| missing & role.bit() != 0) {
        let goal = formation[role as usize];
        if missing.count_ones() == 1 {
            let reach = step(&cells, role, goal);
            if reach != 0 {
                let cell = reach.trailing_zeros() as u8;
                return Some(([Some((role, cell)), None], moved(&cells, role, cell)));
            }
        }
        if missing.count_ones() > 2 {
            return None;
        }
        // Two: the same one twice, or this one first and the other one after.
        let mut first = step(&cells, role, u16::MAX);
        while first != 0 {
            let cell = first.trailing_zeros() as u8;
            first &= first - 1;
            let then = moved(&cells, role, cell);
            let left = out(&then);
            if left.count_ones() != 1 {
                continue;
            }
            let last = Role::of(left.trailing_zeros() as u8);
            let reach = step(&then, last, formation[last as usize]);
            if reach != 0 {
                let end = reach.trailing_zeros() as u8;
                return Some(([Some((role, cell)), Some((last, end))], moved(&then, last, end)));
            }
        }
    }
    None
}

//! Reading the bestiary: the starter data of this folder, and a person's own entries on top of it.

use super::entries::{armour, hidden, object, passive, power, weapon};
use super::reader::{DataError, Entry, File};
use super::types::{Affiliation, Arm, Armour, Effect, Held, Kind, Passive, Power, Rank, Weapon};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Everything that can stand on a board or in a hand.
#[derive(Clone, Debug, Default)]
pub struct Library {
    pub weapons: Vec<Weapon>,
    pub armours: Vec<Armour>,
    pub powers: Vec<Power>,
    /// Creatures first, objects after them.
    pub kinds: Vec<Kind>,
    pub creatures: usize,
    pub ready: Vec<ReadyArmy>,
}

/// An army to take as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyArmy {
    pub id: String,
    pub name: String,
    pub affiliation: Affiliation,
    pub points: u16,
    /// Kind and number.
    pub units: Vec<(u8, u8)>,
}

/// The starter files, in the order they are read; entries refer only to earlier files.
const STARTER: [(&str, &str); 6] = [
    ("weapons.toml", include_str!("../../data/weapons.toml")),
    ("armours.toml", include_str!("../../data/armours.toml")),
    ("powers.toml", include_str!("../../data/powers.toml")),
    ("creatures.toml", include_str!("../../data/creatures.toml")),
    ("objects.toml", include_str!("../../data/objects.toml")),
    ("armies.toml", include_str!("../../data/armies.toml")),
];

const MENDED: &str = include_str!("../../data/costs.toml");

/// ON-12.20: other prices for the starter's recruits, and what an affiliation pays of them on a board, in percent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mended {
    creatures: BTreeMap<String, u16>,
    boards: BTreeMap<String, Percents>,
    /// From the smallest battle to the largest.
    sizes: Vec<Size>,
}

/// By affiliation; who is not named pays the whole price.
type Percents = BTreeMap<String, u16>;

#[derive(Deserialize)]
struct Size {
    points: u16,
    #[serde(flatten)]
    percents: Percents,
}

impl Mended {
    fn price(&self, cost: u16, affiliation: &str, board: &str, points: u16) -> u16 {
        let percent = |percents: &Percents| f64::from(percents.get(affiliation).copied().unwrap_or(100));
        let board = self.boards.get(board).map_or(100.0, percent);
        let mut size = self.sizes.first().map_or(100.0, |smallest| percent(&smallest.percents));
        for pair in self.sizes.windows(2) {
            let [from, to] = pair else { continue };
            let way = f64::from(points.saturating_sub(from.points)) / f64::from(to.points - from.points);
            size += (percent(&to.percents) - percent(&from.percents)) * way.min(1.0);
        }
        (f64::from(cost) * board * size / 10_000.0).round() as u16
    }
}

const HEADINGS: [&str; 6] = ["weapon", "armour", "power", "creature", "object", "army"];

impl Library {
    /// Weapons in one creature's hands, and powers of one creature: they are numbered in three bits.
    pub const MAX_WEAPONS: usize = 8;
    pub const MAX_POWERS: usize = 8;
    /// Creature and object types in one bestiary.
    pub const MAX_KINDS: usize = 32;
    pub const MAX_READY: usize = 16;

    /// The starter bestiary.
    ///
    /// # Panics
    /// Never in a build that passed its tests: the files are part of the program.
    #[must_use]
    pub fn starter() -> Library {
        let mut library = Library::default();
        for (name, text) in STARTER {
            if let Err(error) = library.read(name, text) {
                unreachable!("the starter data was tested: {error}");
            }
        }
        library.finish(&File::new("creatures.toml", "")).unwrap_or_else(|error| unreachable!("{error}"));
        library
    }

    /// The starter bestiary with the entries of one more file added; an entry with a known id replaces it.
    pub fn with(name: &str, text: &str) -> Result<Library, DataError> {
        let mut library = Library::default();
        for (name, text) in STARTER {
            library.read(name, text)?;
        }
        library.read(name, text)?;
        library.finish(&File::new(name, text))?;
        Ok(library)
    }

    /// ON-12.20: the costs that play has mended, on the board of that id, for armies of that number of points. A price
    /// set by hand stays.
    pub(crate) fn mend_costs(&mut self, printed: &Library, board: &str, points: u16) {
        let mended: Mended = match toml::from_str(MENDED) {
            Ok(mended) => mended,
            Err(error) => unreachable!("the starter data was tested: {error}"),
        };
        for kind in &mut self.kinds[..self.creatures] {
            let known = printed.kind(&kind.id).map(|number| printed.kinds[number].cost);
            if let Some(&cost) = mended.creatures.get(&kind.id)
                && known == Some(kind.cost)
            {
                kind.cost = mended.price(cost, kind.affiliation.word(), board, points);
            }
        }
    }

    /// The number of a creature or object type.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<usize> {
        self.kinds.iter().position(|kind| kind.id == id)
    }

    fn read(&mut self, name: &str, text: &str) -> Result<(), DataError> {
        let file = File::new(name, text);
        let root = file.parse()?;
        let root = root.get_ref();
        for entry in file.entries(root, "weapon", &HEADINGS)? {
            put(&mut self.weapons, weapon(entry)?, |weapon| &weapon.id);
        }
        for entry in file.entries(root, "armour", &HEADINGS)? {
            put(&mut self.armours, armour(entry)?, |armour| &armour.id);
        }
        for entry in file.entries(root, "power", &HEADINGS)? {
            put(&mut self.powers, power(entry)?, |power| &power.id);
        }
        for entry in file.entries(root, "creature", &HEADINGS)? {
            let kind = self.creature(entry)?;
            self.put_kind(kind);
        }
        for entry in file.entries(root, "object", &HEADINGS)? {
            let kind = object(entry)?;
            self.put_kind(kind);
        }
        for entry in file.entries(root, "army", &HEADINGS)? {
            let army = self.army(entry)?;
            put(&mut self.ready, army, |army| &army.id);
        }
        Ok(())
    }

    /// Creatures stand before objects, so that the numbers of one sort are together.
    fn put_kind(&mut self, kind: Kind) {
        if let Some(known) = self.kinds.iter_mut().find(|known| known.id == kind.id) {
            *known = kind;
        } else if kind.is_object() {
            self.kinds.push(kind);
        } else {
            self.kinds.insert(self.creatures, kind);
            self.creatures += 1;
        }
    }

    /// What can only be said once everything is read.
    fn finish(&mut self, file: &File<'_>) -> Result<(), DataError> {
        if self.kinds.len() > Library::MAX_KINDS || self.ready.len() > Library::MAX_READY {
            let most = format!("{} / {}", Library::MAX_KINDS, Library::MAX_READY);
            return Err(file.error(0, "creature", "data-too-many", &most));
        }
        for number in 0..self.powers.len() {
            let Some(called) = self.powers[number].summons.clone() else { continue };
            let found = self.kind(&called).filter(|&kind| self.kinds[kind].rank == Rank::Summon);
            let Some(found) = found else {
                return Err(file.error(
                    0,
                    &format!("power {}, summon", self.powers[number].id),
                    "data-reference",
                    &called,
                ));
            };
            if let Effect::Summon { kind, .. } = &mut self.powers[number].effect {
                *kind = found as u8;
            }
        }
        for number in 0..self.kinds.len() {
            let arms: Vec<Arm> = self.kinds[number].weapons.iter().map(|held| self.weapons[held.weapon].arm).collect();
            let primary = arms.iter().position(Arm::is_plain_blow).map(|weapon| weapon as u8);
            (self.kinds[number].arms, self.kinds[number].primary) = (arms, primary);
        }
        Ok(())
    }

    fn creature(&self, mut entry: Entry<'_>) -> Result<Kind, DataError> {
        let rank =
            [Rank::Troop, Rank::Hero, Rank::Summon][entry.word("kind", &["troupe", "heros", "invocation"], None)?];
        let cost = entry.int("cost", 0..=400, None)?;
        if (cost == 0) != (rank == Rank::Summon) {
            return Err(entry.error("cost", "data-summon-cost", &cost.to_string()));
        }
        let weapons = entry
            .tables("weapons")?
            .into_iter()
            .map(|mut held| {
                let weapon = held.reference("weapon", |id| self.weapons.iter().position(|known| known.id == id))?;
                let mastery = held.int("mastery", 0..=400, Some(100))?;
                let mastery_acc = held.int("mastery_acc", 0..=400, Some(100))?;
                held.done()?;
                Ok(Held { weapon, mastery, mastery_acc })
            })
            .collect::<Result<Vec<_>, DataError>>()?;
        if weapons.len() > Library::MAX_WEAPONS {
            return Err(entry.error("weapons", "data-too-many", &Library::MAX_WEAPONS.to_string()));
        }
        let armours = entry.references("armours", |id| self.armours.iter().position(|known| known.id == id))?;
        let powers = entry.references("powers", |id| self.powers.iter().position(|known| known.id == id))?;
        if powers.len() > Library::MAX_POWERS {
            return Err(entry.error("powers", "data-too-many", &Library::MAX_POWERS.to_string()));
        }
        let passives = entry.tables("passives")?.into_iter().map(passive).collect::<Result<Vec<_>, DataError>>()?;
        let Some(numbers) = entry.table("hidden")? else { return Err(entry.error("hidden", "data-missing", "")) };
        let mut kind = Kind {
            id: entry.text("id", None)?,
            name: entry.text("name", None)?,
            affiliation: Affiliation::numbered(entry.word("affiliation", &Affiliation::WORDS, None)?),
            race: entry.text("race", Some(""))?,
            subrace: entry.text("subrace", Some(""))?,
            categories: entry.texts("categories")?,
            rank,
            cost: cost as u16,
            pv: entry.int("pv", 1..=20, None)? as u8,
            health: entry.int("sante", 1..=2000, None)?,
            size: entry.int("taille", 1..=9, None)? as u8,
            base: entry.int("socle", 1..=3, Some(1))? as u8,
            mana: entry.int("mana", 0..=60, Some(0))? as u8,
            init: entry.int("init", 0..=15, None)? as u8,
            course: entry.int("course", 0..=20, None)? as u8,
            sprint: entry.int("sprint", 0..=30, None)? as u8,
            hidden: hidden(numbers)?,
            armours,
            weapons,
            powers,
            passives,
            ..Kind::default()
        };
        if kind.course > kind.sprint {
            return Err(entry.error("course", "data-range", &format!("0 … {}", kind.sprint)));
        }
        kind.flying = kind.has_category("volante");
        for (_, passive) in &kind.passives {
            match *passive {
                Passive::BonusVs { .. } => {}
                Passive::Aura { radius, value } => kind.aura = Some((radius, value)),
                Passive::ChargeBonus { value } => kind.charge_bonus = value,
                Passive::Pack { value } => kind.pack = value,
                Passive::ImmuneShaken => kind.immune_shaken = true,
                Passive::Stable => kind.stable = true,
                Passive::Fixed { pivot } => kind.fixed = Some(pivot),
            }
        }
        if kind.fixed.is_some() && kind.sprint > 0 {
            return Err(entry.error("sprint", "data-range", "0"));
        }
        entry.done()?;
        Ok(kind)
    }

    fn army(&self, mut entry: Entry<'_>) -> Result<ReadyArmy, DataError> {
        let Some(list) = entry.table("units")? else { return Err(entry.error("units", "data-missing", "")) };
        let mut units = Vec::new();
        let mut cost = 0;
        for (id, number) in list.numbers()? {
            let Some(kind) = self.kind(&id).filter(|&kind| kind < self.creatures) else {
                return Err(list.error(&id, "data-reference", &id));
            };
            if !(1..=20).contains(&number) {
                return Err(list.error(&id, "data-range", "1 … 20"));
            }
            cost += i64::from(self.kinds[kind].cost) * number;
            units.push((kind as u8, number as u8));
        }
        let points = entry.int("points", 1..=1000, None)?;
        let total = entry.int("total", 0..=1000, Some(cost))?;
        if total != cost || cost > points {
            return Err(entry.error("total", "data-total", &cost.to_string()));
        }
        let army = ReadyArmy {
            id: entry.text("id", None)?,
            name: entry.text("name", None)?,
            affiliation: Affiliation::numbered(entry.word("affiliation", &Affiliation::WORDS[..3], None)?),
            points: points as u16,
            units,
        };
        entry.done()?;
        Ok(army)
    }
}

/// Replace the entry of that id, or add it.
fn put<T>(list: &mut Vec<T>, item: T, id: impl Fn(&T) -> &String) {
    match list.iter_mut().find(|known| id(known) == id(&item)) {
        Some(known) => *known = item,
        None => list.push(item),
    }
}

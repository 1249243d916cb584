//! Reading the bestiary: the starter data of this folder, and a person's own entries on top of it.

use super::reader::{DataError, Entry, File};
use super::types::{
    Affiliation, Arm, Armour, Class, DAMAGES, ELEMENTS, Effect, Held, Hidden, Kind, Leaves, Passive, Power, Rank,
    Reach, Weapon, Zone,
};

/// Everything that can stand on a board or in a hand.
#[derive(Clone, Debug)]
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
        let mut library = Library::empty();
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
        let mut library = Library::empty();
        for (name, text) in STARTER {
            library.read(name, text)?;
        }
        library.read(name, text)?;
        library.finish(&File::new(name, text))?;
        Ok(library)
    }

    fn empty() -> Library {
        Library { weapons: vec![], armours: vec![], powers: vec![], kinds: vec![], creatures: 0, ready: vec![] }
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
            protection: 0,
            leaves: Leaves::Free,
            flying: false,
            immune_shaken: false,
            stable: false,
            fixed: None,
            charge_bonus: 0,
            pack: 0,
            aura: None,
            arms: vec![],
            primary: None,
            passives,
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

fn weapon(mut entry: Entry<'_>) -> Result<Weapon, DataError> {
    let class = [Class::Contact, Class::Distance, Class::Psychic, Class::Parry]
        [entry.word("type", &["contact", "distance", "psychique", "none"], None)?];
    let parries_only = class == Class::Parry;
    let damage_type = entry.word("damage_type", &DAMAGES, parries_only.then_some("tranchant"))?;
    if (class == Class::Psychic) != (DAMAGES[damage_type] == "mental") {
        return Err(entry.error("damage_type", "data-mental", DAMAGES[damage_type]));
    }
    let shoots = matches!(class, Class::Distance | Class::Psychic);
    let zone =
        [Zone::Single, Zone::Around, Zone::Fired][entry.word("zone", &["none", "autour", "tir"], Some("none"))?];
    if (zone == Zone::Around && class != Class::Contact) || (zone == Zone::Fired && class != Class::Distance) {
        return Err(entry.error("zone", "data-zone", ""));
    }
    let ballistic = entry.flag("ballistic", false)?;
    let height = entry.int("shot_height", 0..=9, if ballistic { None } else { Some(0) })?;
    let physical = entry.flag("physical", class != Class::Psychic)?;
    if physical && class == Class::Psychic {
        return Err(entry.error("physical", "data-mental", "true"));
    }
    let traits = entry.texts("traits")?;
    if let Some(other) = traits.iter().find(|word| !["renverse", "ebranle"].contains(&word.as_str())) {
        return Err(entry.error("traits", "data-word", &format!("{other:?}: renverse, ebranle")));
    }
    let range = Reach {
        min: entry.int("range_min", 0..=60, Some(0))? as u8,
        normal: entry.int("range", 1..=60, if shoots { None } else { Some(1) })? as u8,
        long: entry.int("range_long", 0..=60, Some(0))? as u8,
    };
    let arm = Arm {
        class,
        zone,
        reach: entry.int("reach", 1..=2, Some(1))? as u8,
        range,
        radius: entry.int("radius", 0..=3, if zone == Zone::Fired { None } else { Some(0) })? as u8,
        ballistic: ballistic.then_some(height as u8),
        physical,
        long: entry.word("duration", &["demi", "longue"], Some("demi"))? == 1,
        mana: entry.int("mana", 0..=60, Some(0))? as u8,
        reload: entry.flag("reload", false)?,
        knocks_down: traits.iter().any(|word| word == "renverse"),
        shakes: traits.iter().any(|word| word == "ebranle"),
    };
    let weapon = Weapon {
        id: entry.text("id", None)?,
        name: entry.text("name", None)?,
        class,
        damage_type,
        element: entry.word("power", &ELEMENTS, Some("matiere"))?,
        damage: entry.int("damage", 0..=1000, parries_only.then_some(0))?,
        attack_bonus: entry.int("attack_bonus", -200..=200, Some(0))?,
        base_acc: entry.int("base_acc", 0..=400, Some(100))?,
        speed: entry.int("speed", 1..=2000, Some(100))?,
        force_bonus: entry.int("force_bonus", -200..=200, Some(0))?,
        projectile_force: entry.int("projectile_force", 0..=400, Some(0))?,
        projectile_coeff: entry.int("projectile_coeff", 0..=400, Some(0))?,
        parry_bonus: entry.int("parry_bonus", -200..=200, Some(0))?,
        parry_cac: entry.int("parry_cac", 0..=400, Some(0))?,
        parry_dist: entry.int("parry_dist", 0..=400, Some(0))?,
        parry_force: entry.int("parry_force", -200..=200, Some(0))?,
        arm,
    };
    entry.done()?;
    Ok(weapon)
}

fn armour(mut entry: Entry<'_>) -> Result<Armour, DataError> {
    let mut armour = Armour {
        id: entry.text("id", None)?,
        name: entry.text("name", None)?,
        protection: entry.int("protection", -200..=400, None)?,
        dodge_bonus: entry.int("dodge_bonus", -200..=200, Some(0))?,
        resist_damage: [0; 5],
        resist_element: [0; 7],
    };
    if let Some(resist) = entry.table("resist")? {
        for (name, value) in resist.numbers()? {
            // Plain matter and blows of the mind are no kinds of resistance (ON-11.31).
            let damage = DAMAGES[..4].iter().position(|word| *word == name);
            let element = ELEMENTS.iter().skip(1).position(|word| *word == name);
            match (damage, element) {
                (Some(damage), _) => armour.resist_damage[damage] = value,
                (_, Some(element)) => armour.resist_element[element + 1] = value,
                _ => {
                    let known = [&DAMAGES[..4], &ELEMENTS[1..]].concat().join(", ");
                    return Err(resist.error(&name, "data-unknown-field", &known));
                }
            }
        }
    }
    entry.done()?;
    Ok(armour)
}

fn power(mut entry: Entry<'_>) -> Result<Power, DataError> {
    let targets = ["self", "ally_or_self", "ally_in_touch", "allies_within_cells", "cell"];
    let target = targets[entry.word("target", &targets, None)?];
    let amount = entry.int("amount", 0..=20, Some(0))? as u8;
    let effects = ["reload", "heal", "rally", "summon"];
    let effect = effects[entry.word("effect", &effects, None)?];
    let range = entry.int("range", 0..=60, Some(0))? as u8;
    let radius = entry.int("radius", 0..=60, Some(0))? as u8;
    let summons = entry.text("summon", Some(""))?;
    let max_alive = entry.int("max_alive", 1..=20, Some(1))? as u8;
    // Each power once a round (ON-5.10); the field is there so that a file may say so.
    entry.int("per_round", 1..=1, Some(1))?;
    let effect = match (effect, target) {
        ("reload", "self") => Effect::Reload,
        ("heal", "ally_or_self") => Effect::Heal { amount, range: Some(range), also_self: true },
        ("heal", "ally_in_touch") => Effect::Heal { amount, range: None, also_self: false },
        ("rally", "allies_within_cells") => Effect::Rally { radius },
        ("summon", "cell") => Effect::Summon { kind: 0, range, max_alive },
        _ => return Err(entry.error("target", "data-power-target", &format!("{effect} / {target}"))),
    };
    let optional = |text: String| (!text.is_empty()).then_some(text);
    let power = Power {
        id: entry.text("id", None)?,
        name: entry.text("name", None)?,
        long: entry.word("action", &["demi", "longue"], None)? == 1,
        mana: entry.int("mana", 0..=60, Some(0))? as u8,
        effect,
        line: entry.flag("los", false)?,
        exclude: optional(entry.text("exclude_category", Some(""))?),
        require: optional(entry.text("require_category", Some(""))?),
        summons: matches!(effect, Effect::Summon { .. }).then_some(summons),
    };
    entry.done()?;
    Ok(power)
}

fn passive(mut entry: Entry<'_>) -> Result<(String, Passive), DataError> {
    let effects = ["bonus_vs", "aura_attack", "charge_bonus", "pack", "immune_shaken", "stable", "fixed"];
    let passive = match effects[entry.word("effect", &effects, None)?] {
        "bonus_vs" => Passive::BonusVs {
            against: entry.texts("against")?,
            attack: entry.int("attack", -100..=100, Some(0))?,
            damage: entry.int("damage", -100..=100, Some(0))?,
        },
        "aura_attack" => Passive::Aura {
            radius: entry.int("radius", 0..=20, None)? as u8,
            value: entry.int("value", -5..=5, None)? as i8,
        },
        "charge_bonus" => Passive::ChargeBonus { value: entry.int("value", -10..=10, None)? as i8 },
        "pack" => Passive::Pack { value: entry.int("value", -10..=10, None)? as i8 },
        "immune_shaken" => Passive::ImmuneShaken,
        "stable" => Passive::Stable,
        _ => Passive::Fixed { pivot: entry.int("pivot", 0..=4, None)? as u8 },
    };
    let id = entry.text("id", None)?;
    entry.done()?;
    Ok((id, passive))
}

fn hidden(mut entry: Entry<'_>) -> Result<Hidden, DataError> {
    let mut value = |name| entry.int(name, 0..=400, None);
    let hidden = Hidden {
        force: value("force")?,
        dexterity: value("dexterite")?,
        agility: value("agilite")?,
        contact: (value("att_cac")?, value("att_cac_acc")?),
        distance: (value("att_dist")?, value("att_dist_acc")?),
        psychic: (value("att_psy")?, value("att_psy_acc")?),
        parry: (value("parade")?, value("parade_acc")?),
        dodge: (value("esquive")?, value("esquive_acc")?),
        will: (value("volonte")?, value("volonte_acc")?),
    };
    entry.done()?;
    Ok(hidden)
}

fn object(mut entry: Entry<'_>) -> Result<Kind, DataError> {
    entry.word("kind", &["objet"], Some("objet"))?;
    entry.word("affiliation", &["aucune"], Some("aucune"))?;
    let kind = Kind {
        id: entry.text("id", None)?,
        name: entry.text("name", None)?,
        affiliation: Affiliation::Aucune,
        race: entry.text("race", Some("objet"))?,
        subrace: entry.text("subrace", Some(""))?,
        categories: entry.texts("categories")?,
        rank: Rank::Object,
        cost: 0,
        pv: entry.int("pv", 1..=20, None)? as u8,
        health: entry.int("sante", 1..=2000, None)?,
        size: entry.int("taille", 0..=9, None)? as u8,
        base: entry.int("socle", 1..=3, Some(1))? as u8,
        mana: 0,
        init: 0,
        course: 0,
        sprint: 0,
        hidden: Hidden::default(),
        armours: vec![],
        weapons: vec![],
        powers: vec![],
        passives: vec![],
        protection: entry.int("armour", 0..=400, Some(0))?,
        leaves: [Leaves::Free, Leaves::Cluttered][entry.word("leaves", &["libre", "encombree"], Some("libre"))?],
        flying: false,
        immune_shaken: true,
        stable: true,
        fixed: None,
        charge_bonus: 0,
        pack: 0,
        aura: None,
        arms: vec![],
        primary: None,
    };
    entry.done()?;
    Ok(kind)
}

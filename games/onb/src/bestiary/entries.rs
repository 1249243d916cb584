//! One entry of a data file each: a weapon, an armour, a power, a passive, an object.

use super::reader::{DataError, Entry};
use super::types::{
    Arm, Armour, Class, DAMAGES, ELEMENTS, Effect, Hidden, Kind, Leaves, Passive, Power, Reach, Weapon, Zone,
};

pub(super) fn weapon(mut entry: Entry<'_>) -> Result<Weapon, DataError> {
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

pub(super) fn armour(mut entry: Entry<'_>) -> Result<Armour, DataError> {
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

pub(super) fn power(mut entry: Entry<'_>) -> Result<Power, DataError> {
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

/// The passives of ON-12.10 to ON-12.16. Command (ON-12.11), the charge bonus (ON-12.12) and the pack (ON-12.13) are numbers of the
/// creature and count among the modifiers of its dice.
pub(super) fn passive(mut entry: Entry<'_>) -> Result<(String, Passive), DataError> {
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

pub(super) fn hidden(mut entry: Entry<'_>) -> Result<Hidden, DataError> {
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

/// ON-11.35: an object has no hidden values, hence no parry and no dodge, and one number for its armour.
pub(super) fn object(mut entry: Entry<'_>) -> Result<Kind, DataError> {
    entry.word("kind", &["objet"], Some("objet"))?;
    entry.word("affiliation", &["aucune"], Some("aucune"))?;
    let kind = Kind {
        id: entry.text("id", None)?,
        name: entry.text("name", None)?,
        race: entry.text("race", Some("objet"))?,
        subrace: entry.text("subrace", Some(""))?,
        categories: entry.texts("categories")?,
        pv: entry.int("pv", 1..=20, None)? as u8,
        health: entry.int("sante", 1..=2000, None)?,
        size: entry.int("taille", 0..=9, None)? as u8,
        base: entry.int("socle", 1..=3, Some(1))? as u8,
        protection: entry.int("armour", 0..=400, Some(0))?,
        leaves: [Leaves::Free, Leaves::Cluttered][entry.word("leaves", &["libre", "encombree"], Some("libre"))?],
        immune_shaken: true,
        stable: true,
        ..Kind::default()
    };
    entry.done()?;
    Ok(kind)
}

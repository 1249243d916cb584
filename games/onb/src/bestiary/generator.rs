//! From hidden statistics to attack lines `[table] Dn ± b + k PV` (ON-11), in exact arithmetic.

use super::Library;
use super::ratio::Ratio;
use super::types::{Attribute, BLUNT, BREATH, Class, Difficulty, Held, Kind, PLAIN_MATTER, Passive, Weapon};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How far the shot goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    Normal,
    Long,
}

/// A printed attack line: table, die, bonus and flat PV.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Line {
    pub table: u8,
    pub die: u8,
    pub bonus: i16,
    pub flat: i16,
}

/// A printed test line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TestLine {
    pub die: u8,
    pub bonus: i16,
}

/// The variants of section 14 that change lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GeneratorOptions {
    /// ON-11.23: spread the misfit of the die over both ends.
    pub mid_anchor: bool,
    /// ON-11.1: D0 and D100 exist too.
    pub extended_dice: bool,
    /// Older text: long range multiplies by 0.8 instead of taking 4 away.
    pub long_coefficient: bool,
    /// Older text: speed divides the dodge.
    pub speed_divides: bool,
}

impl GeneratorOptions {
    /// The dice of the box (ON-2.2); an option adds two that no box holds (ON-11.1).
    fn dice(self) -> &'static [u8] {
        if self.extended_dice { &[0, 4, 6, 8, 10, 12, 20, 100] } else { &[4, 6, 8, 10, 12, 20] }
    }
}

/// One die point is two hidden points; damage grows by a twentieth of the weapon's per die point (ON-11.1).
const DIE_POINT: i64 = 2;
const DAMAGE_PER_POINT: (i64, i64) = (5, 100);
const HUMAN: i64 = 3;
const SIZE_FACTOR: i64 = 4;
const LONG_RANGE: i64 = 4;
const SPEED_DODGE: i64 = 2;

/// (advance, step) of the ten damage tables (ON-2.20).
const TABLES: [(i64, i64); 10] = [(1, 20), (1, 10), (1, 8), (1, 6), (1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (2, 1)];

/// ON-2.20: the PV a table gives for an attack value; none below 10.
#[must_use]
pub fn loss_of_table(table: u8, value: i32) -> i32 {
    if value < 10 {
        return 0;
    }
    let (advance, step) = TABLES[usize::from(table.clamp(1, 10)) - 1];
    1 + advance as i32 * (value.min(29) - 10) / step as i32
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] D{}", self.table, self.die)?;
        match self.bonus {
            0 => {}
            n @ 1.. => write!(f, "+{n}")?,
            n => write!(f, "−{}", -n)?,
        }
        match self.flat {
            0 => Ok(()),
            n @ 1.. => write!(f, " +{n} PV"),
            n => write!(f, " −{} PV", -n),
        }
    }
}

impl fmt::Display for TestLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.bonus < 0 { '−' } else { '+' };
        write!(f, "D{}{sign}{}", self.die, self.bonus.abs())
    }
}

/// ON-10.10: the result of a test ranges from half the attribute to all of it.
#[must_use]
pub fn test_line(kind: &Kind, attribute: Attribute, difficulty: Difficulty, options: GeneratorOptions) -> TestLine {
    let value = match attribute {
        Attribute::Force => kind.hidden.force,
        Attribute::Dexterity => kind.hidden.dexterity,
        Attribute::Agility => kind.hidden.agility,
    };
    let die = nearest_die(Ratio::new(value, 4), options);
    let bonus = 10 + Ratio::new(value - difficulty.value(), 2).round() - i64::from(die);
    TestLine { die, bonus: bonus as i16 }
}

/// The candidate nearest to a value; on a tie the later one.
fn nearest(wanted: Ratio, candidates: impl Iterator<Item = (u8, Ratio)>) -> u8 {
    let mut best: Option<(u8, Ratio)> = None;
    for (name, value) in candidates {
        let gap = (wanted - value).abs();
        if best.is_none_or(|(_, least)| gap <= least) {
            best = Some((name, gap));
        }
    }
    best.map_or(0, |(name, _)| name)
}

/// On a tie the larger die.
fn nearest_die(wanted: Ratio, options: GeneratorOptions) -> u8 {
    nearest(wanted, options.dice().iter().map(|&die| (die, Ratio::whole(i64::from(die)))))
}

/// Best and worst attack, best and worst defence.
struct Contest {
    best: Ratio,
    worst: Ratio,
}

/// ON-11.10: the best attack. ON-11.11: the accuracies make the worst one of it, and never a better one.
fn attack(
    attacker: &Kind,
    held: &Held,
    weapon: &Weapon,
    defender: &Kind,
    band: Band,
    options: GeneratorOptions,
) -> Contest {
    let (value, accuracy) = match weapon.class {
        Class::Distance => attacker.hidden.distance,
        Class::Psychic => attacker.hidden.psychic,
        Class::Contact | Class::Parry => attacker.hidden.contact,
    };
    let mut best = Ratio::whole(value + weapon.attack_bonus) * Ratio::percent(held.mastery);
    if weapon.class == Class::Distance {
        best = best + Ratio::whole((i64::from(defender.size) - HUMAN) * SIZE_FACTOR);
    }
    if band == Band::Long {
        best = if options.long_coefficient { best * Ratio::new(8, 10) } else { best - Ratio::whole(LONG_RANGE) };
    }
    let best = best.max(Ratio::ZERO);
    let accuracy = Ratio::percent(accuracy) * Ratio::percent(weapon.base_acc) * Ratio::percent(held.mastery_acc);
    Contest { best, worst: best * accuracy.min(Ratio::whole(1)) }
}

/// The better of parry (ON-11.12) and dodge (ON-11.13) at each end (ON-11.15).
fn defence(library: &Library, attacker: &Kind, weapon: &Weapon, defender: &Kind, options: GeneratorOptions) -> Contest {
    let hidden = &defender.hidden;
    // ON-11.16: only the will withstands the mind; neither hands nor feet help.
    if weapon.class == Class::Psychic {
        let best = Ratio::whole(hidden.will.0);
        return Contest { best, worst: best * Ratio::percent(hidden.will.1).min(Ratio::whole(1)) };
    }
    let parry = parry(library, attacker, weapon, defender);
    // ON-11.14: breath fills the place that one would dodge to; a shield still stops it.
    let dodge = if weapon.damage_type == BREATH {
        Contest { best: Ratio::ZERO, worst: Ratio::ZERO }
    } else {
        let nimble =
            hidden.dodge.0 + defender.armours.iter().map(|&armour| library.armours[armour].dodge_bonus).sum::<i64>();
        let best = if options.speed_divides {
            Ratio::whole(nimble).over(Ratio::percent(weapon.speed))
        } else {
            Ratio::whole(nimble) - (Ratio::percent(weapon.speed) - Ratio::whole(1)) * Ratio::whole(SPEED_DODGE)
        }
        .max(Ratio::ZERO);
        Contest { best, worst: best * Ratio::percent(hidden.dodge.1).min(Ratio::whole(1)) }
    };
    Contest { best: parry.best.max(dodge.best), worst: parry.worst.max(dodge.worst) }
}

/// ON-11.12: the parry with the best object in the defender's hands; a blunt blow of greater force wears it down.
fn parry(library: &Library, attacker: &Kind, weapon: &Weapon, defender: &Kind) -> Contest {
    let mut kept = Contest { best: Ratio::ZERO, worst: Ratio::ZERO };
    for held in &defender.weapons {
        let shield = &library.weapons[held.weapon];
        let share = if weapon.class == Class::Distance { shield.parry_dist } else { shield.parry_cac };
        let mut best = Ratio::whole(defender.hidden.parry.0 + shield.parry_bonus)
            * Ratio::percent(held.mastery)
            * Ratio::percent(share);
        if weapon.damage_type == BLUNT {
            let blow = if weapon.class == Class::Distance {
                Ratio::whole(weapon.projectile_force)
                    + Ratio::whole(attacker.hidden.force) * Ratio::percent(weapon.projectile_coeff)
            } else {
                Ratio::whole(attacker.hidden.force + weapon.force_bonus)
            };
            let guard = Ratio::whole(defender.hidden.force + shield.parry_force);
            best = best - (blow - guard).max(Ratio::ZERO);
        }
        let best = best.max(Ratio::ZERO);
        let accuracy = Ratio::percent(defender.hidden.parry.1) * Ratio::percent(held.mastery_acc);
        let worst = best * accuracy.min(Ratio::whole(1));
        if best > kept.best || (best == kept.best && worst > kept.worst) {
            kept = Contest { best, worst };
        }
    }
    kept
}

/// The attack and damage bonuses of the passives that match the defender (ON-12.10).
fn bonuses(attacker: &Kind, defender: &Kind) -> (i64, i64) {
    attacker.passives.iter().fold((0, 0), |(hit, hurt), (_, passive)| match passive {
        Passive::BonusVs { against, attack, damage } if against.iter().any(|word| defender.matches(word)) => {
            (hit + attack, hurt + damage)
        }
        _ => (hit, hurt),
    })
}

/// ON-11.20 … 11.23: best and worst success.
fn success(
    library: &Library,
    x: &Kind,
    held: &Held,
    y: &Kind,
    band: Band,
    options: GeneratorOptions,
) -> (Ratio, Ratio) {
    let weapon = &library.weapons[held.weapon];
    let (attack, defence) = (attack(x, held, weapon, y, band, options), defence(library, x, weapon, y, options));
    let bonus = Ratio::whole(bonuses(x, y).0);
    (attack.best - defence.worst + bonus, attack.worst - defence.best + bonus)
}

/// The line of an attacker's weapon against a defender.
fn line(library: &Library, x: &Kind, held: &Held, y: &Kind, band: Band, options: GeneratorOptions) -> Line {
    let weapon = &library.weapons[held.weapon];
    let (best, worst) = success(library, x, held, y, band, options);
    // ON-11.21: the die spans what lies between the two ends. ON-11.23: at long range it is that of the normal line, or the far
    // shot would sometimes be the better one.
    let (near_best, near_worst) = success(library, x, held, y, Band::Normal, options);
    let die = nearest_die((near_best - near_worst) * Ratio::new(1, DIE_POINT), options);
    let sides = i64::from(die);
    // ON-11.22: the highest face is the best possible success; with the option the middle of the die is the middle of both ends.
    let bonus = if options.mid_anchor {
        10 + ((best + worst) * Ratio::new(1, 2 * DIE_POINT) - Ratio::new(sides, 2)).round()
    } else {
        10 + (best * Ratio::new(1, DIE_POINT)).round() - sides
    };

    // ON-11.30, ON-11.31: what the blow brings, and what the defender's armours take of it.
    let pure = Ratio::whole(weapon.damage + bonuses(x, y).1);
    let resist = y.armours.iter().map(|&armour| &library.armours[armour]).map(|armour| {
        let element = if weapon.element == PLAIN_MATTER { 0 } else { armour.resist_element[weapon.element] };
        if weapon.class == Class::Psychic {
            element
        } else {
            armour.protection + armour.resist_damage[weapon.damage_type] + element
        }
    });
    let objects = if weapon.class == Class::Psychic { 0 } else { y.protection };
    // ON-11.32: the same wounds cost more PV where the health is cut into more of them.
    let base = pure - Ratio::whole(resist.sum::<i64>() + objects);
    let per_pv = Ratio::new(y.health, i64::from(y.pv));
    let per_point = pure * Ratio::new(DAMAGE_PER_POINT.0, DAMAGE_PER_POINT.1);
    // ON-11.33: the table that grows like the wounds. ON-11.34: the flat PV make up, on average, for what it misses.
    let table = nearest_table(per_point.over(per_pv));
    let gaps = (10..=20).fold(Ratio::ZERO, |sum, value| {
        let theory = (base + Ratio::whole(value - 10) * per_point).over(per_pv);
        sum + theory - Ratio::whole(i64::from(loss_of_table(table, value as i32)))
    });
    Line { table, die, bonus: bonus as i16, flat: (gaps * Ratio::new(1, 11)).round() as i16 }
}

/// On a tie the higher table.
fn nearest_table(slope: Ratio) -> u8 {
    nearest(slope, (1..).zip(TABLES.iter().map(|&(advance, step)| Ratio::new(advance, step))))
}

/// Every line of a bestiary, found in a few instructions.
#[derive(Clone, Debug)]
pub struct Lines {
    lines: Vec<Line>,
    /// Where the lines of each attacker's weapon begin.
    starts: Vec<[u16; Library::MAX_WEAPONS]>,
    kinds: usize,
}

impl Lines {
    /// ON-11.35: every weapon that strikes, at both ranges, against every kind, its own included.
    #[must_use]
    pub fn generate(library: &Library, options: GeneratorOptions) -> Lines {
        let mut lines = Vec::new();
        let mut starts = Vec::new();
        for x in &library.kinds {
            let mut begin = [0; Library::MAX_WEAPONS];
            for (held, begin) in x.weapons.iter().zip(&mut begin) {
                *begin = lines.len() as u16;
                if library.weapons[held.weapon].class == Class::Parry {
                    continue;
                }
                for band in [Band::Normal, Band::Long] {
                    lines.extend(library.kinds.iter().map(|y| line(library, x, held, y, band, options)));
                }
            }
            starts.push(begin);
        }
        Lines { lines, starts, kinds: library.kinds.len() }
    }

    /// The line of kind `x` with its weapon number `weapon` against kind `y`.
    #[must_use]
    pub fn get(&self, x: u8, weapon: u8, band: Band, y: u8) -> Line {
        let begin = self.starts.get(usize::from(x)).and_then(|starts| starts.get(usize::from(weapon)));
        let offset = if band == Band::Long { self.kinds } else { 0 } + usize::from(y);
        let place = begin.map(|&begin| usize::from(begin) + offset);
        place.and_then(|place| self.lines.get(place)).copied().unwrap_or(Line {
            table: 1,
            die: 20,
            bonus: -99,
            flat: 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: Ratio, top: i64, bottom: i64) -> bool {
        a == Ratio::new(top, bottom)
    }

    /// The worked examples of the specification, with their intermediate values.
    #[test]
    fn on_11_10_on_11_11_on_11_12_on_11_13_on_11_20_worked_examples_step_by_step() {
        let library = Library::starter();
        let kind = |id: &str| &library.kinds[library.kind(id).unwrap()];
        let options = GeneratorOptions::default();
        // attacker, weapon number, defender, band, amax, amin, dmax, dmin (all times 100), line
        let cases = [
            (1, "garde", 0, "garde", Band::Normal, [5200, 3120, 4800, 2880], "[3] D20+2"),
            (2, "arbaletrier", 0, "gobelin", Band::Normal, [4200, 2520, 4600, 2300], "[4] D20 +2 PV"),
            (3, "arbaletrier", 0, "gobelin", Band::Long, [3800, 2280, 4600, 2300], "[4] D20−2 +2 PV"),
            (4, "ogre", 0, "garde", Band::Normal, [5400, 2700, 3300, 1980], "[5] D20+7 +2 PV"),
            (5, "magicienne", 2, "sentinelle", Band::Normal, [4200, 2520, 0, 0], "[1] D8+23 −1 PV"),
            (6, "voyante", 1, "loup", Band::Normal, [5000, 3000, 3600, 1800], "[2] D20+6 +1 PV"),
            (7, "piquier", 0, "prime", Band::Normal, [5000, 3000, 4600, 3680], "[2] D12+7"),
            (8, "sentinelle", 0, "piquier", Band::Normal, [4400, 3520, 4140, 2484], "[4] D12+8 +1 PV"),
            (9, "gobelin", 1, "chevalier", Band::Normal, [5000, 2250, 4250, 2550], "[2] D20+2"),
        ];
        for (number, x, weapon, y, band, [amax, amin, dmax, dmin], expected) in cases {
            let (x, y) = (kind(x), kind(y));
            let held = &x.weapons[weapon];
            let tool = &library.weapons[held.weapon];
            let (a, d) = (attack(x, held, tool, y, band, options), defence(&library, x, tool, y, options));
            assert!(close(a.best, amax, 100) && close(a.worst, amin, 100), "example {number}: attack");
            assert!(close(d.best, dmax, 100) && close(d.worst, dmin, 100), "example {number}: defence");
            assert_eq!(line(&library, x, held, y, band, options).to_string(), expected, "example {number}");
        }
    }

    #[test]
    fn on_11_14_on_11_16_breath_cannot_be_dodged_and_the_mind_has_its_own_defence() {
        let library = Library::starter();
        let kind = |id: &str| &library.kinds[library.kind(id).unwrap()];
        let options = GeneratorOptions::default();
        let (mage, wolf, imp) = (kind("magicienne"), kind("loup"), kind("voyante"));
        let fireball = &library.weapons[mage.weapons[2].weapon];
        let d = defence(&library, mage, fireball, wolf, options);
        assert!(d.best == Ratio::ZERO && d.worst == Ratio::ZERO, "no dodge, and a wolf has nothing to parry with");
        let shock = &library.weapons[imp.weapons[1].weapon];
        assert!(defence(&library, imp, shock, wolf, options).best == Ratio::whole(36));
    }

    #[test]
    fn on_11_15_the_better_of_parry_and_dodge_counts_at_both_ends() {
        let library = Library::starter();
        let kind = |id: &str| &library.kinds[library.kind(id).unwrap()];
        let (guard, goblin) = (kind("garde"), kind("gobelin"));
        let sword = &library.weapons[guard.weapons[0].weapon];
        // A goblin parries 34 × 70 % = 23.8 and dodges 48: the dodge is better.
        let d = defence(&library, guard, sword, goblin, GeneratorOptions::default());
        assert!(d.best == Ratio::whole(48) && d.worst == Ratio::whole(24));
    }

    #[test]
    fn on_11_21_on_11_33_ties_go_to_the_larger_die_and_the_higher_table() {
        let options = GeneratorOptions::default();
        assert_eq!(nearest_die(Ratio::whole(5), options), 6);
        assert_eq!(nearest_die(Ratio::whole(16), options), 20);
        assert_eq!(nearest_die(Ratio::whole(60), GeneratorOptions { extended_dice: true, ..options }), 100);
        assert_eq!(nearest_table(Ratio::new(3, 4)), 9, "between 1/2 and 1");
        assert_eq!(nearest_table(Ratio::whole(9)), 10);
    }
}

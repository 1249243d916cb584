//! Prints the sheets: `lines [attacker …]`, all creatures of the starter bestiary unless said, or with `--with FILE` those
//! of a bestiary of one's own on top of it.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example speaks")]

use galerne_onb::bestiary::{Attribute, Band, Class, Difficulty, GeneratorOptions, Kind, Library, Lines, test_line};

fn sheet(library: &Library, lines: &Lines, x: usize, kind: &Kind) {
    println!(
        "\n{} ({}) · {} · {}–{} · {}",
        kind.name,
        kind.id,
        kind.affiliation.word(),
        kind.race,
        kind.subrace,
        kind.categories.join(", ")
    );
    println!(
        "  cost {}, PV {}, size {}, base {}, mana {}, INIT {}, course {}, sprint {}",
        kind.cost, kind.pv, kind.size, kind.base, kind.mana, kind.init, kind.course, kind.sprint
    );
    let options = GeneratorOptions::default();
    for (name, attribute) in
        [("force", Attribute::Force), ("dexterity", Attribute::Dexterity), ("agility", Attribute::Agility)]
    {
        let line = |difficulty| test_line(kind, attribute, difficulty, options);
        println!(
            "  {name}: easy {}, fair {}, hard {}",
            line(Difficulty::Easy),
            line(Difficulty::Fair),
            line(Difficulty::Hard)
        );
    }
    for (number, held) in kind.weapons.iter().enumerate() {
        let weapon = &library.weapons[held.weapon];
        if weapon.class == Class::Parry {
            println!("  {}: parries only", weapon.name);
            continue;
        }
        let arm = weapon.arm;
        let mut facts = Vec::new();
        match arm.class {
            Class::Contact => facts.push(format!("reach {}", arm.reach)),
            _ => facts.push(format!("range {}/{}", arm.range.normal, arm.range.long)),
        }
        if arm.range.min > 0 {
            facts.push(format!("from {}", arm.range.min));
        }
        if arm.mana > 0 {
            facts.push(format!("mana {}", arm.mana));
        }
        if arm.long {
            facts.push("long".to_owned());
        }
        println!("  {}: {}", weapon.name, facts.join(", "));
        for (y, defender) in library.kinds.iter().enumerate() {
            if defender.is_object() && arm.class == Class::Psychic {
                continue;
            }
            let near = lines.get(x as u8, number as u8, Band::Normal, y as u8);
            let far = lines.get(x as u8, number as u8, Band::Long, y as u8);
            let far = if arm.range.long > arm.range.normal { format!("   far {far}") } else { String::new() };
            println!("    {:<14} {near}{far}", defender.id);
        }
    }
}

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let mut library = Library::starter();
    if let Some(at) = words.iter().position(|word| word == "--with") {
        let path = words.get(at + 1).cloned().unwrap_or_default();
        words.drain(at..(at + 2).min(words.len()));
        let read = std::fs::read_to_string(&path).map_err(|error| error.to_string());
        match read.and_then(|text| Library::with(&path, &text).map_err(|error| error.to_string())) {
            Ok(own) => library = own,
            Err(error) => {
                eprintln!("{error}");
                std::process::exit(1);
            }
        }
    }
    let lines = Lines::generate(&library, GeneratorOptions::default());
    for (x, kind) in library.kinds[..library.creatures].iter().enumerate() {
        if words.is_empty() || words.contains(&kind.id) {
            sheet(&library, &lines, x, kind);
        }
    }
}

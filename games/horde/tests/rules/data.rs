//! The compiled tables agree with the data files of the rules.

use crate::common::*;
use galerne_engine::{Kind, Positions as _, Rules as _};
use galerne_horde::{Action, Encounter, FormationSet, Horde, Options, Role, Step, Suit, is_light};
use std::collections::{BTreeMap, BTreeSet};

fn tables(file: &str, list: &str) -> Vec<toml::Table> {
    let file: toml::Table = toml::from_str(file).unwrap();
    file[list].as_array().unwrap().iter().map(|item| item.as_table().unwrap().clone()).collect()
}

fn text<'a>(table: &'a toml::Table, name: &str) -> &'a str {
    table[name].as_str().unwrap()
}

#[test]
fn hc_8_5_roles_are_those_of_the_data() {
    let file = include_str!("../vectors/roles.toml");
    let game = Horde::new(&Options::default(), 1).unwrap();
    let costs = Role::ALL.map(|role| game.cost(role));
    for (role, table) in Role::ALL.into_iter().zip(tables(file, "role")) {
        assert_eq!(text(&table, "id"), role.name());
        assert_eq!(text(&table, "letter"), role.letter().to_string());
        assert_eq!(table["resistance"].as_integer(), Some(i64::from(game.resistance(role))));
        assert_eq!(text(&table, "rank"), galerne_horde::RANKS[role as usize]);
        assert_eq!(table["copies"].as_integer(), Some(4));
        assert_eq!(table["cost"].as_integer(), Some(i64::from(costs[role as usize])));
        for (by_name, column) in [(false, "immune_rank"), (true, "immune_name")] {
            let feared = Encounter::ALL.into_iter().find(|kind| kind.spares(by_name) == Some(role));
            assert_eq!(text(&table, column), feared.map_or("", Encounter::name), "{role:?}");
        }
    }
    for action in tables(file, "action") {
        let role = Role::ALL.into_iter().find(|role| role.name() == text(&action, "needs_role")).unwrap();
        assert_eq!(action["cost"].as_integer(), Some(i64::from(costs[role as usize])));
    }
}

#[test]
fn hc_9_4_rencontres_are_those_of_the_data() {
    let kinds = tables(include_str!("../vectors/rencontres.toml"), "rencontre");
    assert_eq!(kinds.len(), 4);
    for table in kinds {
        let kind = Encounter::ALL.into_iter().find(|kind| kind.name() == text(&table, "id")).unwrap();
        assert_eq!(text(&table, "rank"), galerne_horde::RANKS[kind as usize]);
        assert_eq!(table["copies"].as_integer(), Some(4));
        let immune = table["immune"].as_table().unwrap();
        for (by_name, column) in [(false, "rank"), (true, "name")] {
            assert_eq!(text(immune, column), kind.spares(by_name).map_or("", Role::name));
        }
    }
    // An ace has no effect.
    let mut table = Scene::solo().terrain("T@B2 F@B3(w)").rencontres("- as - -").hand("2").play();
    table.act(Action::EndActions);
    assert_eq!((table.terrain().as_str(), table.camp(0).pack.len()), ("T@B2 F@B3(w)", 6));
}

#[test]
fn hc_12_1_hc_12_6_movements_are_those_of_the_data() {
    let mut totals = BTreeMap::<char, usize>::new();
    let mut rows = 0;
    for line in include_str!("../vectors/mobility.csv").lines().filter(|line| !line.starts_with('#')).skip(1) {
        let mut parts = line.split(',');
        let (letter, from) = (parts.next().unwrap().chars().next().unwrap(), parts.next().unwrap());
        let count: usize = parts.next().unwrap().parse().unwrap();
        let mut wanted: Vec<String> = parts.next().unwrap().split(' ').map(str::to_owned).collect();
        wanted.sort();
        let table = Scene::solo().terrain(&format!("{letter}@{from}")).step(Step::Moves).play();
        let found = table.destinations(letter);
        assert_eq!(found, wanted, "{letter} from {from}");
        assert_eq!(found.len(), count);
        assert!(!found.contains(&from.to_owned()), "HC-12.1: a movement changes the cell");
        *totals.entry(letter).or_default() += count;
        rows += 1;
    }
    assert_eq!(rows, 64);
    assert_eq!(totals, BTreeMap::from([('T', 80), ('C', 180), ('A', 52), ('F', 84)]));
    // HC-12.6: a diagonal step passes between two occupied cells; only the destination is named.
    let table = Scene::solo().terrain("F@B2 T@A2 C@B1").step(Step::Moves).play();
    assert!(table.destinations('F').contains(&"A1".to_owned()));
}

#[test]
fn hc_2_9_hc_2_11_the_sets_of_formations() {
    for name in ["horde_a", "pairs"] {
        let set = FormationSet::named(name).unwrap();
        let choices: Vec<usize> = Suit::ALL
            .map(|suit| Role::ALL.iter().filter(|&&role| set.of(suit).cells(role).len() == 2).count())
            .to_vec();
        assert_eq!(choices, if name == "horde_a" { [1; 4] } else { [4; 4] }, "HC-2.11");
        let given = options(&[("formation_set", name)]);
        assert!(Horde::new(&given, 1).is_ok());
    }
    let set = FormationSet::named("horde_a").unwrap();
    let chooser = |suit: Suit| Role::ALL.into_iter().find(|&role| set.of(suit).cells(role).len() == 2);
    let who: BTreeSet<Role> = Suit::ALL.into_iter().filter_map(chooser).collect();
    assert_eq!(who.len(), 4, "each role has the choice in exactly one formation");
    assert_eq!(FormationSet::named("none such"), None);
}

#[test]
fn hc_2_10_the_ailier_keeps_his_colour() {
    assert!(FormationSet::named("horde_a").unwrap().ailier_keeps_one_colour());
    assert!(!FormationSet::named("pairs").unwrap().ailier_keeps_one_colour());
    assert!(is_light(cell("A1")) && !is_light(cell("A2")) && !is_light(cell("C4")) && is_light(cell("D4")));
    assert_eq!(is_light(cell("E1")), is_light(cell("A1")), "the right grid reads E as A");
    for from in ["A1", "B3", "D2"] {
        let table = Scene::solo().terrain(&format!("A@{from}")).step(Step::Moves).play();
        assert!(table.destinations('A').iter().all(|to| is_light(cell(to)) == is_light(cell(from))));
    }
}

/// Breadth-first search with the real movements: the fewest Provocations to be conform in one turn.
fn provocations(terrain: &str, aval: &str, suit: Suit) -> Option<u8> {
    let scene = Scene::solo().terrain(terrain).aval(aval).hand("2 3").step(if aval.is_empty() {
        Step::Moves
    } else {
        Step::Entry
    });
    let goal = FormationSet::named("horde_a").unwrap();
    let table = scene.edit(|p| p.hordes[0].vif = vec![galerne_horde::Figure::named("roi-trefle").unwrap()]).play();
    let conform = |table: &Table| {
        let standing = table.camp(0).terrain;
        standing.len() == 4
            && standing.iter().all(|s| {
                let role = Role::ALL[usize::from(s.card.rank())];
                goal.of(suit).cells(role).contains(&s.cell.to_string())
            })
    };
    let spread = |tables: Vec<Table>, keep: fn(&Action) -> bool, deep: usize| {
        let mut seen = BTreeSet::new();
        let (mut all, mut front) = (vec![], tables);
        for _ in 0..=deep {
            let mut next = vec![];
            for table in front {
                let mark = (table.terrain(), format!("{:?}", table.camp(0).moved));
                if !seen.insert(mark) {
                    continue;
                }
                for action in table.actions().into_iter().filter(keep) {
                    let mut after = Table { game: table.game.clone(), state: table.state, events: vec![] };
                    after.act(action);
                    next.push(after);
                }
                all.push(table);
            }
            front = next;
        }
        all
    };
    let entered =
        if aval.is_empty() { vec![table] } else { spread(vec![table], |a| matches!(a, Action::Enter { .. }), 4) };
    let ready = entered.into_iter().filter(|table| table.camp(0).terrain.len() == 4).map(|mut table| {
        if table.step() == Step::Entry {
            table.act(Action::EndEntry);
        }
        table
    });
    let moved = spread(ready.collect(), |action| matches!(action, Action::Move { .. }), 4);
    if moved.iter().any(conform) {
        return Some(0);
    }
    // With points for one, then two Provocations; placements told apart by cells alone.
    let mut seen = BTreeSet::new();
    let mut front: Vec<Table> = moved.into_iter().filter(|table| seen.insert(table.terrain())).collect();
    for used in 1..=2 {
        let mut next = vec![];
        for table in front {
            let rich = {
                let mut position = table.position();
                (position.step, position.hordes[0].pool) = (Step::Actions, 3);
                position
            };
            let state = table.game.restore(&rich).unwrap();
            let rich = Table { game: table.game.clone(), state, events: vec![] };
            for action in rich.actions().into_iter().filter(|action| matches!(action, Action::Provocation { .. })) {
                let mut after = Table { game: rich.game.clone(), state: rich.state, events: vec![] };
                after.act(action);
                if seen.insert(after.terrain()) {
                    next.push(after);
                }
            }
        }
        if next.iter().any(conform) {
            return Some(used);
        }
        front = next;
    }
    None
}

#[test]
fn formation_transitions_are_those_of_the_data() {
    let mut free = 0;
    for line in
        include_str!("../vectors/formation_transitions.csv").lines().filter(|line| !line.starts_with('#')).skip(1)
    {
        let parts: Vec<&str> = line.split(',').collect();
        let [from, t, c, a, f, to, wanted, _] = parts[..] else { panic!("{line}") };
        let suit = Suit::ALL.into_iter().find(|suit| suit.name() == to).unwrap();
        let wanted: u8 = wanted.parse().unwrap();
        // The searches that need two Provocations or start from four entries are long: one of each is enough.
        if from == "entry" && to != "coeur" {
            continue;
        }
        let found = if from == "entry" {
            provocations("", "TCAF", suit)
        } else {
            free += u8::from(wanted == 0);
            provocations(&format!("T@{t} C@{c} A@{a} F@{f}"), "", suit)
        };
        assert_eq!(found, Some(wanted), "{line}");
    }
    assert_eq!(free, 16, "HC-2.12: two thirds of the 24 changes are free");
}

#[test]
fn options_are_those_of_the_data() {
    let listed = tables(include_str!("../vectors/options.toml"), "option");
    let default = serde_json::to_value(Options::default()).unwrap();
    for table in &listed {
        let id = text(table, "id");
        let field = Horde::fields().iter().find(|field| field.name == id).unwrap_or_else(|| panic!("no option {id}"));
        assert_eq!(field.rule.0, if id == "competition_rencontres" { "HC-14.5" } else { text(table, "rule") }, "{id}");
        let wanted = match &table["default"] {
            toml::Value::String(word) => serde_json::json!(word),
            toml::Value::Integer(number) => serde_json::json!(number),
            toml::Value::Boolean(flag) => serde_json::json!(flag),
            other => panic!("{other:?}"),
        };
        assert_eq!(default[id], wanted, "{id}");
        match (&table["values"], field.kind) {
            (toml::Value::String(range), Kind::Number { min, max }) => assert_eq!(*range, format!("{min}..{max}")),
            (toml::Value::Array(words), Kind::Choice(known)) => {
                let words: Vec<&str> = words.iter().map(|word| word.as_str().unwrap()).collect();
                assert_eq!(words.len(), known.len(), "{id}");
                assert!(words.iter().all(|word| known.contains(word) || word.starts_with('<')), "{id}");
            }
            (toml::Value::Array(_), Kind::Flag) => {}
            other => panic!("{id}: {other:?}"),
        }
    }
    // Ours beside the rules': the custom set itself, whether giving up is offered, the five of the laboratory (HC-15.5 … HC-15.7), and
    // the edition (HC-15.8).
    assert_eq!(Horde::fields().len(), listed.len() + 2 + 5 + 1);
}

//! HC-15.8: what an edition changes, one table after the other, and what is refused.

use crate::common::*;
use galerne_engine::{Refusal, Rules as _};
use galerne_horde::{Action, Formations, Horde, Options, Role};
use galerne_material::{Edition, Printed as _};

const HEAD: &str = "[edition]\ngame = \"horde\"\nprinting = 1\n";

fn edition(changes: &str) -> Options {
    Options { edition: Edition::new(format!("{HEAD}{changes}")), ..Options::default() }
}

fn refused(options: &Options) -> Refusal {
    Horde::new(options, 1).expect_err("it is refused")
}

#[test]
fn hc_15_8_an_edition_that_changes_nothing_is_the_printed_game() {
    for changes in ["", "[role.traceur]\nresistance = 4\n", "[formation.pique]\nailier = [\"A2\"]\n"] {
        let game = Horde::new(&edition(changes), 1).unwrap();
        assert!(!serde_json::to_string(game.options()).unwrap().contains("edition"), "{changes}");
    }
    let game = Horde::new(&edition("[role.traceur]\ncost = 5\nresistance = 4\n"), 1).unwrap();
    assert_eq!(game.options().edition.text(), format!("{HEAD}\n[role.traceur]\ncost = 5\n"));
}

#[test]
fn hc_15_8_roles_hold_and_act_as_the_edition_says() {
    let game = Horde::new(&edition("[role.feuleuse]\nresistance = 6\n[role.ailier]\ncost = 7\n"), 1).unwrap();
    assert_eq!(Role::ALL.map(|role| game.resistance(role)), [4, 3, 2, 6]);
    assert_eq!(Role::ALL.map(|role| game.cost(role)), [3, 4, 7, 1]);
    let text = format!("{HEAD}[role.ailier]\ncost = 7\n");
    let with_points = |points: u8| {
        let scene = Scene::with(&[("edition", &text)], 1).terrain("T@B1 C@B2 A@B3 F@A4").hand("10");
        scene.edit(|p| p.hordes[0].pool = points).play()
    };
    assert!(!with_points(6).actions().contains(&Action::Aide));
    assert!(with_points(7).actions().contains(&Action::Aide));
}

#[test]
fn hc_15_8_formations_are_those_of_the_edition_and_pass_the_checks_of_every_set() {
    let moved = edition("[formation.pique]\nailier = [\"D4\"]\n");
    assert!(Horde::new(&moved, 1).is_ok());
    let why = |changes: &str| format!("{:?}", refused(&edition(changes)).reason);
    for (changes, key) in [
        ("[formation.pique]\nailier = []\n", "refused-formation-empty"),
        ("[formation.pique]\nailier = [\"Z9\"]\n", "material-unknown-word"),
        ("[formation.pique]\nailier = [\"A2\", \"A2\"]\n", "material-twice"),
        ("[formation.coeur]\ntraceur = [\"B2\"]\ncombattante = [\"B2\"]\n", "refused-formation-crowded"),
        ("[role.traceur]\ncost = 0\n", "material-wants-number"),
        ("[role.traceuse]\ncost = 1\n", "material-unknown-row"),
    ] {
        assert!(why(changes).contains(key), "{changes}: {}", why(changes));
    }
    // HC-2.10: played all the same, and said.
    let (laid, material) = Horde::check_edition("mine.toml", moved.edition.text());
    assert!(material.is_some());
    assert!(laid.findings.iter().any(|finding| finding.what.key == "material-ailier"), "D4 is of the other colour");
}

#[test]
fn hc_15_8_two_sources_of_the_same_thing_are_refused() {
    let other = "[formation.pique]\nailier = [\"D4\"]\n";
    let pairs = Options { formation_set: Formations::Pairs, ..edition(other) };
    let refusal = refused(&pairs);
    assert_eq!((refusal.rule.0, refusal.reason.key), ("HC-15.8", "refused-edition-twice"));
    let roles = Options { formation_set: Formations::Pairs, ..edition("[role.traceur]\ncost = 5\n") };
    assert!(Horde::new(&roles, 1).is_ok());
}

//! Section 15: the options.

use crate::common::*;
use galerne_engine::{Positions as _, Rules as _, Seat, Words as _, parse_options};
use galerne_horde::{Action, Event, Horde, Options, PaidAction, Role, Step, Suit};
use galerne_kit::Speech;

#[test]
fn hc_15_2_mirror_images_count_by_option() {
    let held = |words: &[(&str, &str)], terrain: &str| {
        let mut table = Scene::with(words, 1).terrain(terrain).hand("2").play();
        table.act(Action::EndActions);
        while matches!(table.step(), Step::Power | Step::Wind) {
            let stay = if table.step() == Step::Power { Action::Commit { points: 0 } } else { Action::WindStay };
            table.act(stay);
        }
        table.cited("HC-11.2")
    };
    let mirror = [("formation_mirror", "true")];
    assert!(!held(&[], "T@C2 C@D3 A@C3 F@B3") && held(&mirror, "T@C2 C@D3 A@C3 F@B3"));
    assert!(!held(&mirror, "T@C2 C@A3 A@C3 F@B3"), "all four mirrored together");
}

/// The text board wants what the game wants: the mirror image where more stand on it, and of two cells of a role either.
#[test]
fn hc_15_2_the_text_board_knows_mirror_and_pairs() {
    let board = |words: &[(&str, &str)], terrain: &str| {
        let table = Scene::with(words, 1).terrain(terrain).winds("3/3/3/3").play();
        let view = galerne_engine::View::new(&table.game, &table.state, galerne_engine::Viewer::seat(Seat(0)));
        table.game.board(&view)
    };
    let reading = |board: &galerne_engine::TextBoard, cell: &str| {
        let found = board.cells.iter().find(|(name, _)| name == cell);
        found.map(|(_, reading)| Speech::of::<Horde>().say(reading)).unwrap_or_default()
    };
    let mirror = board(&[("formation_mirror", "true")], "T@C2 C@D3 A@C3");
    assert_eq!(reading(&mirror, "C3"), "Ailier, in place");
    assert_eq!(reading(&mirror, "B3"), "wanted here: Feuleuse");
    let pairs = board(&[("formation_set", "pairs")], "T@B2 F@B3");
    assert_eq!(reading(&pairs, "B3"), "Feuleuse, in place", "B3 and C3 may be the Ailier's or the Feuleuse's");
    assert_eq!(reading(&pairs, "C3"), "wanted here: Ailier or Feuleuse");
    assert!(pairs.drawing[4].contains(" af "), "{:?}", pairs.drawing);
}

#[test]
fn hc_15_3_the_three_levels() {
    let preset = |id: &str| parse_options::<Horde>(&[("preset".to_owned(), id.to_owned())]).unwrap();
    assert_eq!(preset("slamino"), Options::default());
    assert_eq!(preset("zefirine"), options(&[("formation_penalty", "3"), ("win_condition", "deck")]));
    assert_eq!(preset("furvent"), options(&[("start_aval", "random")]));
}

#[test]
fn hc_15_4_the_names_of_the_winds() {
    let speech = Speech::of::<Horde>();
    let game = Horde::new(&Options::default(), 1).unwrap();
    let name = |value: u8| {
        let card = galerne_horde::Number::new(value, Suit::Coeur).unwrap();
        speech.say(&game.tell(&Event::SouffleLaid { row: 1, card, when: galerne_horde::Moment::Shift }))
    };
    let names = ["zéfirine", "zéfirine", "slamino", "slamino", "stèche", "choon", "crivetz", "crivetz", "furvent"];
    for (value, wind) in (2..=10).zip(names) {
        assert!(name(value).contains(wind), "{value}: {}", name(value));
    }
}

/// Ours, for the laboratory: every card that is dealt turns its face, and may be attacked at once.
#[test]
fn hc_15_5_rencontres_dealt_face_up_by_option() {
    let words = [("rencontres_face_up", "true")];
    let mut table = Table::start(&words, 1);
    for card in ["3♥", "4♥", "5♥", "6♥", "7♥"] {
        table.feed(souffle(card));
    }
    assert_eq!((table.step(), table.slots()[3].is_some()), (Step::Show, true), "D is no longer empty after the shift");
    for (card, slot) in [("roi-coeur", 'A'), ("dame-coeur", 'B'), ("as-coeur", 'C'), ("valet-coeur", 'D')] {
        table.feed(rencontre(card));
        let told = Event::DealtFaceUp { slot: column(slot), card: galerne_horde::Figure::named(card).unwrap() };
        assert_eq!(table.events.last(), Some(&told));
    }
    assert!(table.cited("HC-15.5") && table.step() == Step::Draw);
    assert_eq!(table.slots()[0].as_deref(), Some("roi-coeur"));
    // The cells below it are empty: without the option it would lie face down and out of reach.
    let attacked = |words: &[(&str, &str)]| {
        let mut table = Scene::with(words, 1).terrain("C@B3").rencontres("roi - - -").hand("10 2").play();
        table.play_value(10).act(Action::Attaque { slot: column('A') });
        table
    };
    assert_eq!(attacked(&[]).step(), Step::Actions);
    let mut table = attacked(&words);
    assert_eq!((table.step(), table.pool()), (Step::Show, 6));
    let read = table.game.restore(&table.position()).unwrap();
    assert_eq!(read, table.state, "such a moment can be written down");
    assert!(attacked(&[]).game.restore(&table.position()).is_err(), "and belongs to the option");
    table.feed(rencontre("as-pique"));
    assert_eq!((table.step(), table.slots()[0].as_deref()), (Step::Actions, Some("as-pique")));
}

/// Ours, for the laboratory: a kind of Rencontre without effect, whose immunity means nothing since it strikes no
/// character.
#[test]
fn hc_15_6_a_rencontre_played_as_an_ace_by_option() {
    let met = |words: &[(&str, &str)], card: &str| {
        let scene = Scene::with(words, 1).terrain("T@B1 C@B2 A@B3 F@B4(w)").aval("").vif("F");
        let mut table = scene.rencontres(&format!("- {card} - -")).hand("2").play();
        table.act(Action::EndActions).any_cards();
        (table.terrain(), table.camp(0).pack.len(), table.cited("HC-9.8"))
    };
    let calm = met(&[], "as");
    assert_eq!(calm, ("T@B1 C@B2 A@B3 F@B4(w)".to_owned(), 6, false));
    for (kind, card) in [("corroyeur", "roi"), ("veramorphe", "dame"), ("poursuite", "valet")] {
        assert_eq!(met(&[("rencontre_replaced", kind)], card), calm, "{kind}");
        let struck = met(&[], card);
        assert!(struck != calm && struck.2, "{kind}: somebody is struck, and one role spared");
        let other = if card == "roi" { "dame" } else { "roi" };
        assert_ne!(met(&[("rencontre_replaced", kind)], other), calm, "the other kinds are as ever");
    }
}

/// Ours, for the laboratory: an action forbidden, or a point dearer or cheaper.
#[test]
fn hc_15_7_actions_forbidden_or_at_another_price_by_option() {
    let deeds = [
        ("repos", Action::Repos { role: Role::Combattante }, 1),
        ("aide", Action::Aide, 2),
        ("provocation", Action::Provocation { role: Role::Feuleuse, cell: cell("A3") }, 3),
        ("attaque", Action::Attaque { slot: column('D') }, 4),
    ];
    let with_points = |words: &[(&str, &str)], points: u8| {
        let scene = Scene::with(words, 1).terrain("T@B1 C@B2(w) A@B3 F@A4").rencontres("- - - roi");
        scene.hand("10").edit(|p| p.hordes[0].pool = points).play()
    };
    let speech = Speech::of::<Horde>();
    for (name, deed, printed) in deeds {
        let forbidden = [("forbidden_action", name)];
        let table = with_points(&forbidden, 40);
        assert_eq!(table.refused(deed), ("refused-action-forbidden", "HC-15.7"));
        assert!(!table.actions().contains(&deed), "{name}");
        assert!(deeds.iter().filter(|(other, ..)| *other != name).all(|(_, other, _)| table.actions().contains(other)));
        let mut prices = vec![(vec![], printed), (vec![("dearer_action", name)], printed + 1)];
        if name != "repos" {
            prices.push((vec![("cheaper_action", name)], printed - 1));
        }
        for (words, price) in prices {
            let poor = with_points(&words, price - 1);
            assert!(!poor.actions().contains(&deed) && poor.refused(deed).0 == "refused-not-enough-points");
            let mut table = with_points(&words, price);
            assert!(table.actions().contains(&deed), "{words:?}");
            let label = speech.say(&table.game.label(&table.state, Seat(0), &deed));
            assert!(label.contains(&format!("({price})")), "{label}");
            table.act(deed).any_cards();
            assert_eq!(table.pool(), 0, "{words:?}");
        }
    }
    let refused = |edit: fn(&mut Options)| {
        let mut options = Options::default();
        edit(&mut options);
        let refusal = Horde::new(&options, 1).unwrap_err();
        (refusal.reason.key, refusal.rule.0)
    };
    let twice = ("refused-action-changed-twice", "HC-15.7");
    assert_eq!(refused(|o| (o.forbidden_action, o.dearer_action) = (PaidAction::Aide, PaidAction::Aide)), twice);
    assert_eq!(refused(|o| (o.dearer_action, o.cheaper_action) = (PaidAction::Aide, PaidAction::Aide)), twice);
    assert_eq!(refused(|o| o.cheaper_action = PaidAction::Repos), ("refused-action-for-nothing", "HC-15.7"));
    // Two actions may be changed at once.
    let both = [("forbidden_action", "attaque"), ("dearer_action", "repos"), ("cheaper_action", "aide")];
    assert!(Horde::new(&options(&both), 1).is_ok());
}

#[test]
fn contradictory_options_are_refused_with_their_rule() {
    let refused = |edit: fn(&mut Options)| {
        let mut options = Options::default();
        edit(&mut options);
        Horde::new(&options, 1).unwrap_err().rule.0
    };
    assert_eq!(refused(|o| o.malus_threshold = 1), "HC-10.8");
    assert_eq!(refused(|o| o.hand_size = 9), "HC-7.1");
    assert_eq!(refused(|o| o.competition_shift = 0), "HC-14.10");
    assert_eq!(refused(|o| o.formation_set = galerne_horde::Formations::Custom), "HC-2.9");
    assert_eq!(refused(|o| o.formations = galerne_horde::FormationSet::named("pairs")), "HC-2.9");
    let custom = |edit: fn(&mut galerne_horde::FormationSet)| {
        let mut set = galerne_horde::FormationSet::named("horde_a").unwrap();
        edit(&mut set);
        let options =
            Options { formation_set: galerne_horde::Formations::Custom, formations: Some(set), ..Options::default() };
        Horde::new(&options, 1).err().map(|refusal| refusal.reason.key)
    };
    assert_eq!(custom(|_| ()), None);
    assert_eq!(custom(|set| set.coeur.traceur.clear()), Some("refused-formation-empty"));
    assert_eq!(custom(|set| set.coeur.traceur = vec!["E1".to_owned()]), Some("refused-formation-cell"));
    assert_eq!(custom(|set| set.coeur.traceur = vec!["A1".to_owned(); 2]), Some("refused-formation-twice"));
    assert_eq!(custom(|set| set.coeur.traceur = set.coeur.ailier.clone()), Some("refused-formation-crowded"));
    assert_eq!(custom(|set| set.pique = set.coeur.clone()), Some("refused-formation-same"));
}

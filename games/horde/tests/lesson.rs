//! The lesson: three turns with chosen cards. `GALERNE_BLESS=1` writes the record anew; what stands in it is what this script
//! makes of the rules.

mod common;

use common::*;
use galerne_engine::{Record, Referee, Seat};
use galerne_horde::{Action, Chance, Figure, Horde, LESSON, Number};

struct Script(Referee<Horde>);

impl Script {
    fn act(&mut self, action: Action) -> &mut Script {
        self.0.act(Seat(0), action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self
    }

    fn feed(&mut self, chance: Chance) -> &mut Script {
        self.0.feed(chance).unwrap_or_else(|refusal| panic!("{chance:?}: {refusal}"));
        self
    }

    fn souffles(&mut self, cards: &str) -> &mut Script {
        cards.split(' ').map(|card| number(card, &[])).fold(self, |script, card| script.feed(Chance::Souffle(card)))
    }

    fn pack(&mut self, cards: &str) -> &mut Script {
        cards.split(' ').map(|card| number(card, &[])).fold(self, |script, card| script.feed(Chance::Pack(card)))
    }

    fn rencontres(&mut self, cards: &str) -> &mut Script {
        let named = |name: &str| Figure::named(name).unwrap_or_else(|| panic!("{name}"));
        cards.split(' ').map(named).fold(self, |script, card| script.feed(Chance::Rencontre(card)))
    }

    fn vif(&mut self, cards: &str) -> &mut Script {
        let named = |name: &str| Figure::named(name).unwrap_or_else(|| panic!("{name}"));
        cards.split(' ').map(named).fold(self, |script, card| script.feed(Chance::Vif(card)))
    }

    fn enter(&mut self, letter: char, at: char) -> &mut Script {
        self.act(Action::Enter { role: role(letter), column: column(at) })
    }

    fn walk(&mut self, letter: char, to: &str) -> &mut Script {
        self.act(Action::Move { role: role(letter), cell: cell(to) })
    }

    fn play(&mut self, card: &str) -> &mut Script {
        let card: Number = number(card, &[]);
        self.act(Action::Play { card })
    }

    fn commit(&mut self, points: u8) -> &mut Script {
        self.act(Action::Commit { points })
    }
}

fn script() -> Referee<Horde> {
    // A lesson offers no giving up.
    let mut script = Script(Referee::new(&options(&[("concession", "false")]), vec!["Galerne".to_owned()]).unwrap());
    // Turn 1: the Cône, from an empty terrain.
    script.souffles("6♣ 5♦ 4♠ 3♥ 7♥").pack("2♠ 4♣ 7♦ 9♥");
    script.enter('T', 'B').enter('C', 'A').enter('A', 'C').enter('F', 'D');
    script.walk('T', "B2").walk('C', "A3").walk('A', "B3").walk('F', "C3");
    script.act(Action::EndActions).rencontres("as-coeur valet-pique dame-carreau").pack("3♠");
    script.commit(0).play("4♣").commit(4).act(Action::WindStay).act(Action::WindStay);
    // Turn 2: the Goutte; the Feuleuse keeps clear of the Poursuite.
    script
        .souffles("3♦ 4♣ 5♥ 8♣")
        .rencontres("roi-trefle")
        .pack("5♣")
        .vif("roi-pique as-carreau valet-trefle dame-pique");
    script.walk('A', "C4").walk('C', "C2").walk('F', "B3");
    script.play("2♠").act(Action::Repos { role: role('T') }).act(Action::EndActions);
    script.play("9♥").commit(1).act(Action::WindStay).commit(2).commit(5).souffles("5♠ 2♦").act(Action::EndTurn);
    // Turn 3: the Delta, for one card.
    script.souffles("4♥ 9♠").pack("4♠ 10♦");
    script.walk('A', "A2").walk('T', "B1").act(Action::EndMoves);
    script.play("10♦").act(Action::Repos { role: role('C') });
    script.act(Action::Provocation { role: role('C'), cell: cell("D2") });
    script.act(Action::Attaque { slot: column('D') }).act(Action::EndActions);
    script.rencontres("roi-coeur as-pique as-trefle");
    script.commit(0).commit(0).act(Action::WindStay).play("4♠").commit(4).souffles("6♥ 3♣");
    script.0
}

#[test]
fn the_record_of_the_lesson_is_what_its_script_makes() {
    let made = script().record().to_json();
    let kept = galerne_kit::kept("lesson/record.json", || made.clone());
    // Options that are younger than the record are not written in it: reading adds their defaults.
    let kept = Record::<Horde>::from_json(&kept).unwrap_or_else(|trouble| panic!("{trouble}"));
    assert_eq!(made, kept.to_json(), "GALERNE_BLESS=1 rewrites it");
}

#[test]
fn the_lesson_teaches_what_the_rules_do() {
    galerne_kit::assert_lesson::<Horde>(&LESSON);
    let kept = script();
    let held = kept.events().iter().filter(|event| matches!(event, galerne_horde::Event::Conform { .. })).count();
    assert_eq!(held, 3, "three formations are held");
}

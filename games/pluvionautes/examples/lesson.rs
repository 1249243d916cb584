//! The record of the lesson, written from its moves: `cargo run -p galerne-pluvionautes --example lesson > lesson/record.json`
//! (and its story on the other stream). Run it again when a rule changes; the test of the lesson says when.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use galerne_engine::{Direction, Referee, Seat, Words};
use galerne_pluvionautes::{Action, Cell, Chance, Draws, Force, Kind, Mission, Options, Pluvionautes, Sky, Slot};
use galerne_texts::{Language, Texts};

/// The board of the rulebook's pictures.
const ISLANDS: &str = "fpm. .pf.p p.mppf ..m.fm. pf.p.. .p..p .fm.";

struct Script {
    table: Referee<Pluvionautes>,
    texts: Texts,
}

impl Script {
    fn tell(&mut self, from: usize) {
        let names = self.table.record().names.clone();
        for event in &self.table.events()[from..] {
            let told = self.texts.say(Language::En, &self.table.game().tell(event), &names);
            eprintln!("{:>3}  {told}", self.table.len());
        }
    }

    fn chance(&mut self, chance: Chance) {
        let before = self.table.events().len();
        self.table.feed(chance).unwrap_or_else(|refusal| panic!("{chance:?}: {refusal}"));
        self.tell(before);
    }

    fn draws(&mut self, draws: &str) {
        self.chance(Chance::Draws(Draws::parse(draws).expect("named draws")));
    }

    fn act(&mut self, action: Action) {
        let before = self.table.events().len();
        let seat = self.table.turn().deciders().lowest().expect("somebody decides");
        self.table.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.tell(before);
    }

    fn throw(&mut self, target: &str, heading: Direction, force: Force, draws: &str) {
        self.act(Action::Launch { target: cell(target), heading, force });
        self.draws(draws);
    }
}

fn cell(name: &str) -> Cell {
    Cell::named(name).expect("a cell")
}

fn slot(name: &str) -> Slot {
    Slot::named(name).expect("a slot")
}

fn main() {
    let options = Options { rounds: 3, ..Options::default() };
    let names = vec!["Zoé".to_owned(), "Galerne".to_owned()];
    let table = Referee::<Pluvionautes>::new(&options, names).expect("a game");
    let mut script = Script { table, texts: Texts::new(Pluvionautes::TEXTS).expect("texts") };

    script.chance(Chance::Islands(Sky::from_rows(ISLANDS.split(' ')).expect("seven rows")));
    script.draws(&format!("cell={} wvalue=1", cell("B1").0 + 1));
    script.draws(&format!("cell={} wvalue=6", cell("E5").0 + 1));
    for card in [Mission::LivestockForest, Mission::LivestockMountain, Mission::CropForest, Mission::CropMountain] {
        script.chance(Chance::Card(card));
    }
    script.chance(Chance::First(Seat(0)));

    // A bounce off a cliff, a two, and the forest of the rulebook's picture: over a mountain to its first neighbour.
    script.throw("D4", Direction::E, Force::Soft, "touch=1 roll=2 drift=3 straddle=1");
    script.chance(Chance::Balloon(2));
    script.act(Action::Pilot { cell: cell("D5") });
    script.act(Action::Tow { cell: cell("D2") });
    script.act(Action::Take { kind: Kind::WaterTower });

    script.throw("D6", Direction::W, Force::Soft, "touch=1 roll=1 straddle=1");
    script.chance(Chance::Balloon(5));
    script.act(Action::Pilot { cell: cell("D6") });
    script.act(Action::Tow { cell: cell("D4") });
    script.act(Action::Take { kind: Kind::Lighthouse });

    // The storm is hit and becomes a fine rain; a blimp; a third forest, and a water tower for two of them.
    script.throw("E5", Direction::W, Force::Soft, "touch=1 wvalue=3 wstraddle=1");
    script.chance(Chance::Balloon(6));
    script.act(Action::Face { fuel: 5 });
    script.act(Action::Pilot { cell: cell("B3") });
    script.act(Action::Tow { cell: cell("C2") });
    script.act(Action::Place { kind: Kind::WaterTower, slot: slot("C2|D2") });

    script.throw("A4", Direction::NE, Force::Hard, "touch=6");
    script.throw("A4", Direction::NE, Force::Hard, "touch=7");

    // Between two cells; the last forest goes under the little cloud and feeds it; a wall keeps it there.
    script.throw("C4", Direction::E, Force::Soft, "touch=1 roll=2 drift=3 straddle=6");
    script.chance(Chance::Balloon(2));
    script.act(Action::Rest { cell: cell("C6") });
    script.act(Action::Pilot { cell: cell("C6") });
    script.act(Action::Tow { cell: cell("B1") });
    script.act(Action::Place { kind: Kind::Wall, slot: slot("B1|B2") });

    script.throw("G3", Direction::W, Force::Soft, "touch=1 roll=1 straddle=1");
    script.chance(Chance::Balloon(5));
    script.act(Action::Pilot { cell: cell("G3") });
    script.act(Action::Tow { cell: cell("E3") });
    script.act(Action::BuildNothing);

    print!("{}", script.table.record().to_json());
}

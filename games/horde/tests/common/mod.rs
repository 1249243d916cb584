//! Small tables set up by hand, in the notation of the rulebook's examples: `T@B2 F@A3(w)`, `7/5/-/2`, `2 4 5`.
#![allow(dead_code, unreachable_pub)]

use galerne_engine::{Event as _, Luck, Positions, Rules, Seat, Turn};
use galerne_horde::{
    Action, CampPosition, Cell, Chance, Column, DominantePosition, Event, Figure, Horde, Number, Options, Position,
    RencontresPosition, Role, Side, SoufflesPosition, StandingPosition, State, Step, Suit,
};

pub fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<Horde>(words)
}

pub fn role(letter: char) -> Role {
    Role::ALL.into_iter().find(|role| role.letter() == letter).unwrap_or_else(|| panic!("no role {letter}"))
}

pub fn cell(name: &str) -> Cell {
    Cell::named(name).unwrap()
}

pub fn column(letter: char) -> Column {
    Column::named(&letter.to_string()).unwrap()
}

/// `7♠`, or any 7 that is not used yet.
pub fn number(text: &str, used: &[Number]) -> Number {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let value = digits.parse().unwrap();
    let suits: Vec<Suit> = match text.chars().nth(digits.len()) {
        Some(sign) => Suit::ALL.into_iter().filter(|suit| suit.sign() == sign).collect(),
        None => Suit::ALL.into_iter().rev().collect(),
    };
    let mut cards = suits.into_iter().filter_map(|suit| Number::new(value, suit));
    cards.find(|card| !used.contains(card)).unwrap_or_else(|| panic!("no {text} is left"))
}

pub fn numbers(text: &str) -> Vec<Number> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let card = number(word, &cards);
        cards.push(card);
    }
    cards
}

pub fn figure(rank: u8, used: &[Figure]) -> Figure {
    let mut cards = Suit::ALL.into_iter().filter_map(|suit| Figure::new(rank, suit));
    cards.find(|card| !used.contains(card)).expect("four of a rank")
}

/// A table in the making. What is not said: turn 5, step 3.3 of the left player, Dominante 2♥, no Rencontres, a 2 on row 1 and calm below,
/// hand {10}, six Pack cards, Aval one of each role, an empty Vif.
pub struct Scene {
    pub game: Horde,
    pub position: Position,
}

impl Scene {
    pub fn solo() -> Scene {
        Scene::with(&[], 1)
    }

    pub fn competition() -> Scene {
        Scene::with(&[], 2)
    }

    pub fn with(words: &[(&str, &str)], seats: usize) -> Scene {
        let game = Horde::new(&options(words), seats).unwrap();
        let dominante = |seat: usize| {
            Some(DominantePosition { card: Number::new(2, Suit::ALL[seat * 3]).unwrap(), fallback: false })
        };
        let camp = CampPosition {
            pack: numbers("3 4 5 6 7 8"),
            top: None,
            looked: vec![],
            hand: numbers("10"),
            vif: vec![],
            aval: (0..4).map(|rank| Figure::new(rank, Suit::Pique).unwrap()).collect(),
            terrain: vec![],
            moved: vec![],
            entered: 0,
            pool: 0,
            soutien: false,
            lost: None,
            failing: None,
        };
        let all: Vec<Figure> = (0..4).flat_map(|rank| Suit::ALL.map(|suit| Figure::new(rank, suit).unwrap())).collect();
        let position = Position {
            turn: 5,
            step: Step::Actions,
            actor: Side::Left,
            other_to_play: false,
            row: 0,
            committed: 0,
            mover: None,
            comparing: vec![],
            at: None,
            left: 0,
            resume: None,
            souffles: SoufflesPosition {
                deck: numbers("10 10 10"),
                rows: [None; 4],
                dominantes: (0..seats).map(dominante).collect(),
            },
            rencontres: RencontresPosition { unseen: all, older: vec![], slots: vec![None; seats * 4] },
            hordes: vec![camp; seats],
        };
        Scene { game, position }
    }

    pub fn edit(mut self, edit: impl FnOnce(&mut Position)) -> Scene {
        edit(&mut self.position);
        self
    }

    pub fn step(self, step: Step) -> Scene {
        self.edit(|p| p.step = step)
    }

    /// `T@B2 C@A3(w)`; cells of columns E–H belong to the right player.
    pub fn terrain(self, text: &str) -> Scene {
        self.edit(|p| {
            for word in text.split_whitespace() {
                let name = &word[2..4];
                let seat = usize::from(cell(name) >= cell("E1"));
                let rank = role(word.chars().next().unwrap()) as u8;
                let wounded = word.ends_with("(w)");
                let card = Figure::new(rank, Suit::Carreau).unwrap();
                p.hordes[seat].terrain.push(StandingPosition { card, cell: cell(name), wounded });
            }
        })
    }

    /// `7/5/-/2`, with or without suits.
    pub fn winds(self, text: &str) -> Scene {
        self.edit(|p| {
            let mut used: Vec<Number> = p.souffles.deck.clone();
            used.extend(p.souffles.dominantes.iter().flatten().map(|d| d.card));
            for (row, word) in text.split('/').enumerate() {
                p.souffles.rows[row] = (word != "-").then(|| number(word, &used));
                used.extend(p.souffles.rows[row]);
            }
        })
    }

    pub fn souffle_deck(self, text: &str) -> Scene {
        self.edit(|p| p.souffles.deck = numbers(text))
    }

    pub fn dominante(self, card: &str) -> Scene {
        self.edit(|p| p.souffles.dominantes[0] = Some(DominantePosition { card: number(card, &[]), fallback: false }))
    }

    pub fn hand(self, text: &str) -> Scene {
        let cards = numbers(text);
        self.edit(|p| {
            p.hordes[0].pack.retain(|card| !cards.contains(card));
            p.hordes[0].hand = cards;
        })
    }

    /// The Pack, free of what the hand holds.
    pub fn pack(self, text: &str) -> Scene {
        self.edit(|p| {
            let mut used = p.hordes[0].hand.clone();
            p.hordes[0].pack.clear();
            for word in text.split_whitespace() {
                let card = number(word, &used);
                used.push(card);
                p.hordes[0].pack.push(card);
            }
        })
    }

    /// Roles by letter, in order of arrival.
    pub fn aval(self, letters: &str) -> Scene {
        self.edit(|p| {
            let mut used = p.hordes[0].vif.clone();
            used.extend(p.hordes[0].terrain.iter().map(|standing| standing.card));
            p.hordes[0].aval.clear();
            for letter in letters.chars().filter(|c| !c.is_whitespace()) {
                let card = figure(role(letter) as u8, &used);
                used.push(card);
                p.hordes[0].aval.push(card);
            }
        })
    }

    pub fn vif(self, letters: &str) -> Scene {
        self.edit(|p| {
            let mut used = p.hordes[0].aval.clone();
            used.extend(p.hordes[0].terrain.iter().map(|standing| standing.card));
            p.hordes[0].vif.clear();
            for letter in letters.chars() {
                let card = figure(role(letter) as u8, &used);
                used.push(card);
                p.hordes[0].vif.push(card);
            }
        })
    }

    /// One word per slot: `roi`, `dame`, `valet`, `as` face up, `?` face down, `-` nothing.
    pub fn rencontres(self, text: &str) -> Scene {
        self.edit(|p| {
            for (slot, word) in text.split_whitespace().enumerate() {
                p.rencontres.slots[slot] = match word {
                    "-" => None,
                    "?" => Some("face_down".to_owned()),
                    rank => {
                        let at =
                            p.rencontres.unseen.iter().position(|card| card.to_string().starts_with(rank)).unwrap();
                        Some(p.rencontres.unseen.remove(at).to_string())
                    }
                };
            }
        })
    }

    /// HC-6.3: before Phase 6 the column cannot be empty; where no winds are said, a 2 blows on row 1.
    fn aired(self) -> Scene {
        let calm = self.position.souffles.rows == [None; 4];
        let evening = matches!(
            self.position.step,
            Step::Shift | Step::Refill | Step::Penalty | Step::Trim | Step::Cull | Step::Over
        );
        if calm && !evening { self.winds("2/-/-/-") } else { self }
    }

    pub fn play(self) -> Table {
        let Scene { game, position } = self.aired();
        let state = game.restore(&position).unwrap_or_else(|refusal| panic!("{refusal}: {position:?}"));
        Table { game, state, events: vec![] }
    }
}

/// A game under way, every action and card checked.
pub struct Table {
    pub game: Horde,
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A new game with its first cards given.
    pub fn start(words: &[(&str, &str)], seats: usize) -> Table {
        let game = Horde::new(&options(words), seats).unwrap();
        let state = game.start();
        Table { game, state, events: vec![] }
    }

    pub fn seat(&self) -> Seat {
        self.game.turn(&self.state).deciders().lowest().expect("somebody decides")
    }

    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.seat();
        self.game.check(&self.state, seat, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.game.act(&mut self.state, seat, action, &mut self.events);
        self
    }

    pub fn feed(&mut self, chance: Chance) -> &mut Table {
        assert!(matches!(self.game.turn(&self.state), Turn::Chance(_)), "no chance is due: {:?}", self.step());
        self.game.check_chance(&self.state, &chance).unwrap_or_else(|refusal| panic!("{chance:?}: {refusal}"));
        self.game.resolve(&mut self.state, chance, &mut self.events);
        self
    }

    /// Key and rule of the refusal.
    pub fn refused(&self, action: Action) -> (&'static str, &'static str) {
        let seat = self.game.turn(&self.state).deciders().lowest().unwrap_or(Seat(0));
        let refusal = self.game.check(&self.state, seat, &action).expect_err("it is refused");
        (refusal.reason.key, refusal.rule.0)
    }

    /// Feed the chances that are due with the first possible card.
    pub fn any_cards(&mut self) -> &mut Table {
        while let Turn::Chance(_) = self.game.turn(&self.state) {
            let mut out = vec![];
            self.game.outcomes(&self.state, &mut out);
            self.feed(out[0].0);
        }
        self
    }

    pub fn play_value(&mut self, value: u8) -> &mut Table {
        let card = self.me().hand.into_iter().find(|card| card.value() == value).expect("the card is in the hand");
        self.act(Action::Play { card })
    }

    pub fn commit(&mut self, points: u8) -> &mut Table {
        self.act(Action::Commit { points })
    }

    pub fn walk(&mut self, letter: char, to: &str) -> &mut Table {
        self.act(Action::Move { role: role(letter), cell: cell(to) })
    }

    pub fn enter(&mut self, letter: char, at: char) -> &mut Table {
        self.act(Action::Enter { role: role(letter), column: column(at) })
    }

    pub fn position(&self) -> Position {
        self.game.describe(&self.state)
    }

    pub fn step(&self) -> Step {
        self.position().step
    }

    pub fn camp(&self, seat: usize) -> CampPosition {
        self.position().hordes[seat].clone()
    }

    pub fn me(&self) -> CampPosition {
        let position = self.position();
        position.hordes[usize::from(position.actor == Side::Right)].clone()
    }

    /// `T@B2 C@A3(w)` in the order of the roles.
    pub fn terrain(&self) -> String {
        let camps = self.position().hordes;
        let words = camps.iter().flat_map(|camp| &camp.terrain).map(|standing| {
            let letter = Role::ALL.into_iter().find(|role| standing.card.rank() == *role as u8).unwrap().letter();
            format!("{letter}@{}{}", standing.cell, if standing.wounded { "(w)" } else { "" })
        });
        words.collect::<Vec<_>>().join(" ")
    }

    pub fn aval(&self) -> String {
        self.camp(0).aval.iter().map(|card| Role::ALL[usize::from(card.rank())].letter()).collect()
    }

    pub fn hand(&self) -> Vec<u8> {
        self.camp(0).hand.iter().map(|card| card.value()).collect()
    }

    pub fn pool(&self) -> u8 {
        self.me().pool
    }

    /// `5♥/7♠/-/6♣`.
    pub fn winds(&self) -> String {
        let rows = self.position().souffles.rows;
        rows.map(|card| card.map_or_else(|| "-".to_owned(), Number::short)).join("/")
    }

    pub fn slots(&self) -> Vec<Option<String>> {
        self.position().rencontres.slots
    }

    pub fn actions(&self) -> Vec<Action> {
        let mut out = vec![];
        self.game.actions(&self.state, self.seat(), &mut out);
        out
    }

    /// The cells a character may go to by a movement that the pool pays or that is free.
    pub fn destinations(&self, letter: char) -> Vec<String> {
        let mut cells: Vec<String> = self
            .actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Move { role: who, cell } | Action::Provocation { role: who, cell } if who == role(letter) => {
                    Some(cell.to_string())
                }
                Action::WindMove { cell } => Some(cell.to_string()),
                _ => None,
            })
            .collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// Whether an event of that rule happened.
    pub fn cited(&self, rule: &str) -> bool {
        self.events.iter().any(|event| event.rule().0 == rule)
    }

    pub fn won(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over && !self.game.standings(&self.state).winners.is_empty()
    }
}

pub fn souffle(text: &str) -> Chance {
    Chance::Souffle(number(text, &[]))
}

pub fn pack(card: Number) -> Chance {
    Chance::Pack(card)
}

pub fn rencontre(name: &str) -> Chance {
    Chance::Rencontre(Figure::named(name).unwrap())
}

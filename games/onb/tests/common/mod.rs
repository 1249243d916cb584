//! A small table for tests: any board, any creatures, one of them in hand.

#![allow(dead_code, reason = "each test file uses a part of it")]

use galerne_engine::{Luck, Positions, Rule, Rules, Seat, Turn};
use galerne_onb::{Action, Chance, Event, Onb, Options, Position, State, UnitText};
use serde_json::{Value, json};

pub(crate) struct Table {
    pub(crate) game: Onb,
    pub(crate) state: State,
    /// What happened at the last thing done.
    pub(crate) events: Vec<Event>,
}

/// A board of one's own around a grid, with zones of a single cell.
pub(crate) fn board(rows: &[&str]) -> String {
    let (w, h) = (rows[0].chars().count(), rows.len());
    let is_free = |x: usize, y: usize| rows.get(y).and_then(|row| row.chars().nth(x)) == Some('.');
    // All three in one piece of the board: the rest of it may be walled off.
    let last = (0..h).flat_map(|y| (0..w).map(move |x| (x, y))).rfind(|&(x, y)| is_free(x, y)).unwrap();
    let mut free = vec![last];
    let mut next = 0;
    while let Some(&(x, y)) = free.get(next) {
        next += 1;
        for (x, y) in [(x.wrapping_sub(1), y), (x, y.wrapping_sub(1)), (x + 1, y), (x, y + 1)] {
            if is_free(x, y) && !free.contains(&(x, y)) {
                free.push((x, y));
            }
        }
    }
    let (a, o, b) = (free[free.len() - 1], free[1], free[0]);
    let zones: Vec<String> = (0..h)
        .map(|y| {
            (0..w)
                .map(|x| {
                    if (x, y) == a {
                        'A'
                    } else if (x, y) == o {
                        'o'
                    } else if (x, y) == b {
                        'B'
                    } else {
                        '.'
                    }
                })
                .collect()
        })
        .collect();
    format!("id: test\nname: Test\nplayers: 2\ngrid:\n{}\nzones:\n{}\n", rows.join("\n"), zones.join("\n"))
}

pub(crate) fn options(more: Value) -> Options {
    let mut all = json!({});
    for (name, value) in more.as_object().unwrap() {
        all[name] = value.clone();
    }
    serde_json::from_value(all).unwrap()
}

/// A creature: kind, seat, column, row, facing.
pub(crate) type Figure<'a> = (&'a str, u8, i8, i8, u8);

pub(crate) fn unit(game: &Onb, (kind, seat, x, y, facing): Figure<'_>) -> Value {
    let data = &game.library().kinds[game.library().kind(kind).unwrap()];
    let mut text = json!({ "kind": kind, "at": [x, y], "facing": facing, "pv": data.pv, "mana": data.mana });
    if seat < 9 {
        text["seat"] = json!(seat);
    }
    text
}

impl Table {
    /// Creatures on a board in the first round, waiting for the first slot.
    pub(crate) fn new(rows: &[&str], more: Value, figures: &[Figure<'_>]) -> Table {
        let mut all = more;
        all["map"] = json!("own");
        all["own_map"] = json!(board(rows));
        Table::on(options(all), 2, figures)
    }

    /// The same on any board.
    pub(crate) fn on(options: Options, seats: usize, figures: &[Figure<'_>]) -> Table {
        let game = Onb::new(&options, seats).unwrap();
        let units: Vec<Value> = figures.iter().map(|&figure| unit(&game, figure)).collect();
        let doors = game.describe(&game.start()).doors;
        let position = json!({
            "phase": "slot", "round": 1, "pass": 1, "armies": vec![json!({}); seats],
            "turns": (0..seats).collect::<Vec<_>>(), "units": units, "doors": doors,
        });
        let state = game.restore(&serde_json::from_value(position).unwrap()).unwrap();
        Table { game, state, events: Vec::new() }
    }

    pub(crate) fn position(&self) -> Position {
        self.game.describe(&self.state)
    }

    /// Change the position by hand.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut Position)) -> &mut Self {
        let mut position = self.position();
        change(&mut position);
        self.state = self.game.restore(&position).unwrap_or_else(|refusal| panic!("{refusal}"));
        self
    }

    /// Take a creature in hand with both half-actions.
    pub(crate) fn take(&mut self, number: u8) -> &mut Self {
        self.edit(|position| {
            position.phase = "action".to_owned();
            position.active = serde_json::from_value(json!({ "unit": number, "halves": 2 })).unwrap();
        })
    }

    /// Change one creature.
    pub(crate) fn with(&mut self, number: usize, change: impl FnOnce(&mut UnitText)) -> &mut Self {
        self.edit(|position| change(&mut position.units[number]))
    }

    pub(crate) fn decider(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Decide(seats) => seats.lowest().unwrap(),
            turn => panic!("nobody decides: {turn:?}"),
        }
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.game.actions(&self.state, self.decider(), &mut all);
        all
    }

    pub(crate) fn may(&self, action: Action) -> bool {
        let allowed = self.game.check(&self.state, self.decider(), &action).is_ok();
        assert_eq!(allowed, self.legal().contains(&action), "{action:?}: check and list disagree");
        allowed
    }

    /// The rule that refuses it.
    pub(crate) fn refusal(&self, action: Action) -> (Rule, &'static str) {
        assert!(!self.legal().contains(&action), "{action:?} is listed");
        let refusal = self.game.check(&self.state, self.decider(), &action).expect_err("a refusal");
        (refusal.rule, refusal.reason.key)
    }

    pub(crate) fn rule_against(&self, action: Action) -> &'static str {
        self.refusal(action).0.0
    }

    #[track_caller]
    pub(crate) fn go(&mut self, action: Action) -> &mut Self {
        let seat = self.decider();
        if let Err(refusal) = self.game.check(&self.state, seat, &action) {
            panic!("{action:?} of seat {seat}: {refusal}; legal are {:?}", self.legal());
        }
        self.events.clear();
        self.game.act(&mut self.state, seat, action, &mut self.events);
        self
    }

    #[track_caller]
    pub(crate) fn roll(&mut self, face: u8) -> &mut Self {
        let chance = Chance::Die(face);
        assert!(matches!(self.game.turn(&self.state), Turn::Chance(_)), "no die is due");
        self.game.check_chance(&self.state, &chance).unwrap();
        self.events.clear();
        self.game.resolve(&mut self.state, chance, &mut self.events);
        self
    }

    /// Resolve chance by its first outcome until a decision is due.
    pub(crate) fn settle(&mut self) -> &mut Self {
        while let Turn::Chance(_) = self.game.turn(&self.state) {
            let mut outcomes = Vec::new();
            self.game.outcomes(&self.state, &mut outcomes);
            self.game.resolve(&mut self.state, outcomes[0].0, &mut self.events);
        }
        self
    }

    pub(crate) fn unit(&self, number: usize) -> UnitText {
        self.position().units[number].clone()
    }

    pub(crate) fn at(&self, number: usize) -> Option<(i8, i8)> {
        self.unit(number).at.map(|at| (at.x, at.y))
    }

    pub(crate) fn pv(&self, number: usize) -> u8 {
        self.unit(number).pv
    }

    pub(crate) fn step(&mut self, direction: u8) -> &mut Self {
        self.go(Action::Step { direction, careful: false })
    }

    /// The line and the sum of modifiers of the last attack rolled.
    pub(crate) fn rolled(&self) -> (String, i32, i16) {
        self.events
            .iter()
            .find_map(|event| match event {
                Event::Rolled { line, modifiers, value, .. } => Some((line.to_string(), modifiers.sum(), *value)),
                _ => None,
            })
            .expect("an attack was rolled")
    }

    pub(crate) fn over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }
}

pub(crate) const OPEN: [&str; 6] = ["............"; 6];

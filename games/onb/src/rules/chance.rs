//! Chance: what can come out, how likely, and what it does.

use crate::action::{Chance, Order};
use crate::bestiary::{Affiliation, Library};
use crate::event::Event;
use crate::game::Onb;
use crate::rule_ids as rule;
use crate::state::{Phase, RollKind, State, mark};
use galerne_engine::{Log, Luck, Occasion, Random, Reason, Refusal, Seat, demand};

impl Onb {
    /// Whether an affiliation could be drawn for the army that is due.
    fn banner_possible(&self, state: &State, banner: u8) -> bool {
        let mut trial = *state;
        let seat = usize::from(self.drawing(state)) & 3;
        trial.banner[seat] = banner;
        usize::from(banner) < Affiliation::ALIGNED.len()
            && (0..self.library.creatures as u8).any(|kind| self.drawable(&trial, kind))
    }

    /// How many faces of the due die do the same thing: the key under which outcomes are gathered.
    fn consequence(&self, state: &State, face: u8) -> u16 {
        let roll = &state.roll;
        match roll.kind {
            RollKind::None => 0,
            RollKind::Bash | RollKind::PickLock | RollKind::Vault => u16::from(
                self.due_test(state).is_some_and(|(_, line)| Onb::passes(state.unit(state.roll.unit), line, face).1),
            ),
            RollKind::Attack | RollKind::ChargeBlow | RollKind::Opportunity | RollKind::Area => {
                let target = state.unit(roll.target);
                let (line, modifiers) = (self.roll_line(state), self.roll_modifiers(state));
                let outcome = self.outcome(state, line, &modifiers, face);
                // A marker that is there already changes nothing, except in the notes of an area attack.
                let news = |flag: bool, mark: u8| flag && (roll.kind == RollKind::Area || !target.has(mark));
                u16::from(outcome.loss.min(target.pv))
                    | u16::from(news(outcome.shaken, mark::SHAKEN)) << 8
                    | u16::from(news(outcome.prone, mark::PRONE)) << 9
            }
        }
    }
}

impl Luck for Onb {
    type Chance = Chance;

    const SOURCES: &'static [&'static str] = &["attacks", "tests", "initiative", "order", "armies"];

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        match state.phase {
            Phase::Roles => Chance::Attacker(random.below(2) as u8),
            Phase::Order => {
                let order = Order::new(0..self.seats as u8);
                Chance::Order(order.permuted(random.below(order.permutations() as u32) as usize))
            }
            Phase::Ties => {
                let order = self.tied(state);
                Chance::Order(order.permuted(random.below(order.permutations() as u32) as usize))
            }
            Phase::ArmyDraw if self.draws_banner(state) => {
                let possible = (0..3).filter(|&banner| self.banner_possible(state, banner));
                let n = random.below(possible.clone().count() as u32) as usize;
                Chance::Banner(possible.clone().nth(n).unwrap_or(0))
            }
            Phase::ArmyDraw => {
                let mut possible = [0; Library::MAX_KINDS];
                let mut count = 0;
                for kind in (0..self.library.creatures as u8).filter(|&kind| self.drawable(state, kind)) {
                    possible[count] = kind;
                    count += 1;
                }
                Chance::Recruit(possible[random.below(count as u32) as usize])
            }
            _ => Chance::Die(random.die(self.due_die(state).max(1))),
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        match state.phase {
            Phase::Roles => out.extend((0..2).map(|side| (Chance::Attacker(side), 1))),
            Phase::Order | Phase::Ties => {
                let order = if state.phase == Phase::Ties { self.tied(state) } else { Order::new(0..self.seats as u8) };
                out.extend((0..order.permutations()).map(|n| (Chance::Order(order.permuted(n)), 1)));
            }
            Phase::ArmyDraw if self.draws_banner(state) => {
                let possible = (0..3).filter(|&banner| self.banner_possible(state, banner));
                out.extend(possible.map(|banner| (Chance::Banner(banner), 1)));
            }
            Phase::ArmyDraw => {
                let possible = (0..self.library.creatures as u8).filter(|&kind| self.drawable(state, kind));
                out.extend(possible.map(|kind| (Chance::Recruit(kind), 1)));
            }
            Phase::Roll => {
                let mut keys: [(u16, usize); 128] = [(0, 0); 128];
                let mut known = 0;
                for face in 1..=self.due_die(state) {
                    let key = self.consequence(state, face);
                    match keys[..known].iter().find(|(other, _)| *other == key) {
                        Some(&(_, at)) => out[at].1 += 1,
                        None => {
                            keys[known] = (key, out.len());
                            known += 1;
                            out.push((Chance::Die(face), 1));
                        }
                    }
                }
            }
            _ => {}
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        let verdict = match (state.phase, *chance) {
            (Phase::Roles, Chance::Attacker(side)) => demand(side < 2, rule::ROLES, "refused-chance"),
            (Phase::Order, Chance::Order(order)) => {
                demand(order.same_items(&Order::new(0..self.seats as u8)), rule::ROLES, "refused-chance")
            }
            (Phase::Ties, Chance::Order(order)) => {
                demand(order.same_items(&self.tied(state)), rule::SLOTS, "refused-chance")
            }
            (Phase::ArmyDraw, Chance::Banner(banner)) => {
                let possible = self.draws_banner(state) && self.banner_possible(state, banner);
                demand(possible, rule::ARMY, "refused-chance")
            }
            (Phase::ArmyDraw, Chance::Recruit(kind)) => {
                let possible = !self.draws_banner(state) && self.drawable(state, kind);
                demand(possible, rule::ARMY, "refused-chance")
            }
            (Phase::Roll, Chance::Die(face)) => {
                demand((1..=self.due_die(state)).contains(&face), rule::ROLL, "refused-face")
            }
            _ => Err(Reason(rule::ROLL, "refused-chance")),
        };
        Ok(verdict?)
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        match (state.phase, chance) {
            (Phase::Roles, Chance::Attacker(side)) => {
                state.attacker = side;
                log.push(Event::AttackerDrawn { side });
                self.open_recruiting(state);
            }
            (Phase::Order, Chance::Order(order)) => {
                for (place, &seat) in state.turns.iter_mut().zip(order.items()) {
                    *place = seat;
                }
                log.push(Event::TurnOrder { order });
                state.phase = Phase::Deploy;
                state.cursor = 0;
                self.next_deployer(state, log);
            }
            (Phase::Ties, Chance::Order(order)) => self.settle_tie(state, order, log),
            (Phase::ArmyDraw, Chance::Banner(banner)) => {
                let seat = self.drawing(state);
                state.banner[usize::from(seat) & 3] = banner;
                log.push(Event::BannerDrawn { seat: Seat(seat), banner });
            }
            (Phase::ArmyDraw, Chance::Recruit(kind)) => self.recruit(state, kind, log),
            (Phase::Roll, Chance::Die(face)) => self.read_die(state, face, log),
            _ => {}
        }
    }

    /// The same blow in the same round: who strikes, and who is struck. Ties by the round.
    fn occasion(&self, state: &State) -> Occasion {
        let round = u64::from(state.round);
        match state.phase {
            Phase::Roll => Occasion::Throw(
                round << 24
                    | (state.roll.kind as u64) << 16
                    | u64::from(state.roll.unit) << 8
                    | u64::from(state.roll.target),
            ),
            Phase::Ties => Occasion::Throw(round << 8 | u64::from(state.tie)),
            _ => Occasion::Next,
        }
    }
}

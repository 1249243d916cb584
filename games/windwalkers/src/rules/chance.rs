//! Dice, bag, decks and boards: what may come, with which weight, and what it does.

use super::outcome::{Chance, Roses};
use crate::board::HEXES;
use crate::cards::{CardId, Position};
use crate::consumables::ConsumableId;
use crate::dice::Pool;
use crate::event::Event;
use crate::game::Windwalkers;
use crate::rule_ids as ww;
use crate::state::{DealTo, Phase, State, Wait};
use crate::tiles::Tile;
use galerne_engine::{Log, Luck, Occasion, Random, Refusal, Seat, Source, refuse};

/// The sources of chance, each with its own stream.
pub(crate) const DICE: Source = Source(0);
pub(crate) const BAG: Source = Source(1);
pub(crate) const DECK: Source = Source(2);
pub(crate) const BOARD: Source = Source(3);
pub(crate) const SEAT: Source = Source(4);

/// What chance is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    Token,
    /// All dice: [`Windwalkers::dice_due`].
    Roll,
    Dice(u8, u8),
    Die,
    Card(Position),
    Layout,
    Roses,
    First,
    Village,
    Consumable,
}

impl Due {
    pub(crate) fn source(self) -> Source {
        match self {
            Due::Token => BAG,
            Due::Roll | Due::Dice(..) | Due::Die => DICE,
            Due::Card(_) | Due::Consumable => DECK,
            Due::Layout | Due::Roses | Due::Village => BOARD,
            Due::First => SEAT,
        }
    }
}

/// The most outcomes that are listed.
const MOST_LISTED: u64 = 1000;

impl Windwalkers {
    /// The chance that is due, if any.
    #[inline]
    pub(crate) fn due(&self, state: &State) -> Option<Due> {
        if let Some(position) = state.deal.position() {
            return Some(Due::Card(position));
        }
        if state.gusting {
            return Some(Due::Die);
        }
        match state.run.wait {
            Wait::Nothing => {}
            Wait::DiceRoll => return Some(Due::Dice(state.run.a, state.run.b)),
            Wait::Gamble => return Some(Due::Die),
            Wait::Threshold | Wait::TokenDraw | Wait::TokenRedraw => return Some(Due::Token),
            Wait::RerollAll => return Some(Due::Roll),
            _ => return None,
        }
        match state.phase {
            Phase::First => Some(Due::First),
            Phase::Layout => Some(Due::Layout),
            Phase::Rotations => Some(Due::Roses),
            Phase::DrawVillage => Some(Due::Village),
            Phase::Lay => Some(Due::Consumable),
            Phase::Recruit if state.chosen == 1 => Some(Due::Consumable),
            Phase::Wind => Some(Due::Token),
            Phase::Roll => Some(Due::Roll),
            _ => None,
        }
    }

    /// The dice of a roll that is due, in the order blue, violet, white, green, black. Apart from [`Windwalkers::due`], which
    /// every step of play asks for.
    pub(crate) fn dice_due(&self, state: &State) -> [u8; 5] {
        if state.run.wait == Wait::RerollAll {
            return state.contre.pools.map(|pool| pool.len() as u8);
        }
        let plan = self.roll_plan(state, state.active, state.contre.target);
        [plan.blue, plan.violet, plan.white, plan.green, plan.black]
    }

    /// Several faces of a separate die may do the same: such faces are one outcome.
    fn list_die(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let first = out.len();
        let mut after: [Option<State>; 6] = [None; 6];
        for face in 1..=6u8 {
            let mut next = *state;
            self.resolve(&mut next, Chance::Die { face }, &mut ());
            match after.iter().flatten().position(|known| *known == next) {
                Some(same) => out[first + same].1 += 1,
                None => {
                    after[out.len() - first] = Some(next);
                    out.push((Chance::Die { face }, 1));
                }
            }
        }
    }

    fn card_comes(&self, state: &mut State, card: u8, log: &mut impl Log<Event>) {
        let position = CardId(card).card().position;
        state.now.deck = state.now.deck.without(card);
        let left = &mut state.deal.left[position as usize];
        *left = left.saturating_sub(1);
        let seat = state.active;
        let id = CardId(card);
        match state.deal.to {
            DealTo::Show => {
                state.now.show = state.now.show.with(card);
                log.push(Event::Shown { card: id });
            }
            DealTo::Offers => {
                state.now.offers = state.now.offers.with(card);
                log.push(Event::Offered { card: id });
            }
            DealTo::Horde => {
                state.horde_mut(seat).seat(card);
                log.push(Event::Kept { seat: Seat(seat), card: id });
            }
            DealTo::Swap => {
                let (whose, place) = (state.run.aimed, usize::from(state.chosen) % 8);
                state.horde_mut(whose).put(place, card);
                state.chosen = 0;
                log.push(Event::Joined { seat: Seat(whose), card: id });
            }
            DealTo::Nobody => {}
        }
        self.next_deal(state, log);
    }
}

impl Luck for Windwalkers {
    type Chance = Chance;

    const SOURCES: &'static [&'static str] = &["dice", "bag", "deck", "board", "seat"];

    fn draw(&self, state: &State, random: &mut Random) -> Chance {
        match self.due(state) {
            Some(Due::Token) => {
                let force = random.weighted(state.bag.iter().map(|&n| u32::from(n))).unwrap_or(0);
                Chance::Token { force: force as u8 + 1 }
            }
            Some(Due::Roll) => {
                let dice = self.dice_due(state);
                // The rulebook's reading order: black, green, white, then blue, then violet (WW-4.4).
                let mut roll = |colour: usize| Pool::thrown(u32::from(dice[colour]), random);
                let (black, green, white) = (roll(4), roll(3), roll(2));
                let (blue, violet) = (roll(0), roll(1));
                Chance::Roll { black, green, white, blue, violet }
            }
            Some(Due::Dice(blue, violet)) => Chance::Dice {
                blue: Pool::thrown(u32::from(blue), random),
                violet: Pool::thrown(u32::from(violet), random),
            },
            Some(Due::Card(position)) => {
                let cards = state.now.deck.and(self.by_position[position as usize]);
                Chance::Card { card: CardId(cards.nth(random.below(cards.len()))) }
            }
            Some(Due::Layout) => Chance::Layout { tiles: self.sample_layout(state, random) },
            Some(Due::Roses) => {
                let mut roses = [0; HEXES];
                for (at, rose) in roses.iter_mut().enumerate() {
                    if state.has_tile(at as u8) && state.tile(at as u8).print().wind {
                        *rose = random.die(6);
                    }
                }
                Chance::Roses { roses: Roses(roses) }
            }
            Some(Due::First) => Chance::First { seat: Seat(random.below(self.seats as u32) as u8) },
            Some(Due::Village) => {
                let unused = Tile::COLOURED_VILLAGES.map(|tile| u32::from(self.unused_village(state, tile)));
                let nth = random.weighted(unused.into_iter()).unwrap_or(0);
                Chance::Village { tile: Tile::COLOURED_VILLAGES[nth] }
            }
            Some(Due::Consumable) => {
                let stock = (0..32).map(|number| state.stock >> number & 1);
                Chance::Consumable { consumable: ConsumableId(random.weighted(stock).unwrap_or(0) as u8) }
            }
            Some(Due::Die) | None => Chance::Die { face: random.die(6) },
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) -> bool {
        match self.due(state) {
            Some(Due::Token) => {
                let some = (1..=6).zip(state.bag).filter(|(_, count)| *count > 0);
                out.extend(some.map(|(force, count)| (Chance::Token { force }, u32::from(count))));
            }
            Some(Due::Roll) => {
                let dice = self.dice_due(state);
                if dice.iter().map(|&n| Pool::kinds(u32::from(n))).product::<u64>() > MOST_LISTED {
                    return false;
                }
                Pool::multisets(dice[4], |black, k| {
                    Pool::multisets(dice[3], |green, g| {
                        Pool::multisets(dice[2], |white, w| {
                            Pool::multisets(dice[0], |blue, b| {
                                Pool::multisets(dice[1], |violet, v| {
                                    let roll = Chance::Roll { black, green, white, blue, violet };
                                    out.push((roll, (k * g * w * b * v) as u32));
                                });
                            });
                        });
                    });
                });
            }
            Some(Due::Dice(blue, violet)) => {
                if Pool::kinds(u32::from(blue)) * Pool::kinds(u32::from(violet)) > MOST_LISTED {
                    return false;
                }
                Pool::multisets(blue, |blue, b| {
                    Pool::multisets(violet, |violet, v| {
                        out.push((Chance::Dice { blue, violet }, (b * v) as u32));
                    });
                });
            }
            Some(Due::Card(position)) => {
                let cards = state.now.deck.and(self.by_position[position as usize]);
                out.extend(cards.iter().map(|card| (Chance::Card { card: CardId(card) }, 1)));
            }
            Some(Due::Layout | Due::Roses) => return false,
            Some(Due::First) => {
                out.extend((0..self.seats as u8).map(|seat| (Chance::First { seat: Seat(seat) }, 1)));
            }
            Some(Due::Village) => {
                let unused = Tile::COLOURED_VILLAGES.into_iter().filter(|&tile| self.unused_village(state, tile));
                out.extend(unused.map(|tile| (Chance::Village { tile }, 1)));
            }
            Some(Due::Consumable) => {
                let stock = (0..32).filter(|number| state.stock >> number & 1 == 1);
                out.extend(stock.map(|number| (Chance::Consumable { consumable: ConsumableId(number) }, 1)));
            }
            Some(Due::Die) => self.list_die(state, out),
            None => {}
        }
        true
    }

    fn check_chance(&self, state: &State, chance: &Chance) -> Result<(), Refusal> {
        match (self.due(state), *chance) {
            (Some(Due::Token), Chance::Token { force }) => {
                let left = state.bag.get(usize::from(force.wrapping_sub(1))).copied().unwrap_or(0);
                if left > 0 { Ok(()) } else { refuse(ww::BAG, "refused-chance-token") }
            }
            (Some(Due::Roll), Chance::Roll { black, green, white, blue, violet }) => {
                let fits = [blue, violet, white, green, black].map(|pool| pool.len() as u8) == self.dice_due(state);
                if fits { Ok(()) } else { refuse(ww::ROLL, "refused-chance-dice") }
            }
            (Some(Due::Dice(a, b)), Chance::Dice { blue, violet }) => {
                let fits = blue.len() == u32::from(a) && violet.len() == u32::from(b);
                if fits { Ok(()) } else { refuse(ww::ROLL, "refused-chance-dice") }
            }
            (Some(Due::Die), Chance::Die { face }) => {
                if (1..=6).contains(&face) {
                    Ok(())
                } else {
                    refuse(ww::ROLL, "refused-chance-dice")
                }
            }
            (Some(Due::Card(position)), Chance::Card { card }) => {
                let there = state.now.deck.and(self.by_position[position as usize]).has(card.0);
                if there { Ok(()) } else { refuse(ww::CARDS, "refused-chance-card") }
            }
            (Some(Due::Layout), Chance::Layout { tiles }) => {
                if self.layout_is_sound(state, &tiles) {
                    Ok(())
                } else {
                    refuse(ww::GENERATOR, "refused-chance-layout")
                }
            }
            (Some(Due::Roses), Chance::Roses { roses }) => {
                let fits = (0..HEXES as u8).all(|at| {
                    let windy = state.has_tile(at) && state.tile(at).print().wind;
                    windy == (1..=6).contains(&roses.0[usize::from(at)])
                });
                if fits { Ok(()) } else { refuse(ww::ROSE, "refused-chance-roses") }
            }
            (Some(Due::First), Chance::First { seat }) => {
                if seat.index() < self.seats {
                    Ok(())
                } else {
                    refuse(ww::RIVALS, "refused-chance-seat")
                }
            }
            (Some(Due::Village), Chance::Village { tile }) => {
                let fits = Tile::COLOURED_VILLAGES.contains(&tile) && self.unused_village(state, tile);
                if fits { Ok(()) } else { refuse(ww::RACE, "refused-chance-village") }
            }
            (Some(Due::Consumable), Chance::Consumable { consumable }) => {
                let there = consumable.0 < 32 && state.stock >> consumable.0 & 1 == 1;
                if there { Ok(()) } else { refuse(ww::CONSUMABLES, "refused-chance-consumable") }
            }
            _ => refuse(ww::ROLL, "refused-chance-other"),
        }
    }

    fn resolve(&self, state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Token { force } => match state.run.wait {
                Wait::Threshold => {
                    self.threshold_drawn(state, force, log);
                    self.next_step(state, log);
                }
                Wait::TokenDraw => {
                    self.place_token(state, state.run.a, force, log);
                    if !state.gusting {
                        self.revealed(state, log);
                    }
                }
                Wait::TokenRedraw => self.token_redrawn(state, force, log),
                _ => self.token_comes(state, force, log),
            },
            Chance::Roll { black, green, white, blue, violet } => {
                if state.run.wait == Wait::RerollAll {
                    log.push(Event::Rolled { seat: Seat(state.active), black, green, white, blue, violet });
                    state.contre.pools = [blue, violet, white, green, black];
                    self.next_step(state, log);
                } else {
                    self.rolled(state, [blue, violet, white, green, black], log);
                }
            }
            Chance::Dice { blue, violet } => {
                let contre = &mut state.contre;
                contre.pools[0] = contre.pools[0].plus(blue);
                contre.pools[1] = contre.pools[1].plus(violet);
                log.push(Event::DiceRolled { seat: Seat(state.active), blue, violet });
                if state.run.pc == 0 {
                    // A reroll paid with moral is no run.
                    state.run = crate::state::Run::NONE;
                } else {
                    self.next_step(state, log);
                }
            }
            Chance::Die { face } => {
                log.push(Event::DieRolled { face });
                if state.gusting {
                    self.gusts(state, face, log);
                } else {
                    state.run.value = face;
                    state.run.pc += 1;
                    self.proceed(state, log);
                }
            }
            Chance::Card { card } => self.card_comes(state, card.0, log),
            Chance::Layout { tiles } => {
                state.tiles = tiles.0;
                self.survey(state);
                self.laid(state, log);
            }
            Chance::Roses { roses } => {
                for at in 0..HEXES as u8 {
                    state.set_rose(at, roses.0[usize::from(at)]);
                }
                self.rosed(state, log);
            }
            Chance::First { seat } => {
                state.first = seat.0;
                log.push(Event::First { seat });
                self.compose(state, log);
            }
            Chance::Village { tile } => {
                log.push(Event::VillageDrawn { seat: Seat(state.active), tile });
                state.chosen = tile as u8;
                state.phase = Phase::PlaceVillage;
            }
            Chance::Consumable { consumable } => self.consumable_drawn(state, consumable, log),
        }
    }

    /// A tile has the same wind and the same dice for every horde; each position has a pack of its own.
    fn occasion(&self, state: &State) -> Occasion {
        match self.due(state) {
            Some(Due::Card(position)) => Occasion::Order(position as u64),
            Some(Due::Consumable) => Occasion::Order(u64::MAX),
            Some(Due::Token | Due::Roll | Due::Dice(..) | Due::Die) => {
                Occasion::Throw(u64::from(state.chapter) << 8 | u64::from(state.contre.target))
            }
            _ => Occasion::Next,
        }
    }
}

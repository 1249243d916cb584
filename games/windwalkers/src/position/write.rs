//! Writing a state down.

use super::format::{CONTRE_FACTS, ContreAt, HordeAt, PlaceAt, RunAt, TableAt, TrackAt, WayFact};
use crate::board::{NOWHERE, bits};
use crate::cards::{CARDS, CardId, CardSet};
use crate::consumables::{self, ConsumableId};
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::horde::Horde;
use crate::program::{CHRONES, FIRST_CONSUMABLE};
use crate::state::{Category, Run, State, Table, Track};

fn cards(set: CardSet) -> Vec<CardId> {
    set.iter().map(CardId).collect()
}

pub(crate) fn consumables_of(set: u32) -> Vec<ConsumableId> {
    (0..consumables::COUNT as u8).filter(|number| set >> number & 1 == 1).map(ConsumableId).collect()
}

impl Windwalkers {
    pub(crate) fn write_table(&self, state: &State, table: &Table) -> TableAt {
        let board = self.board_of(state);
        TableAt {
            hordes: table.hordes[..self.seats].iter().map(write_horde).collect(),
            deck: Some(cards(table.deck)),
            aside: cards(table.aside),
            aside_today: cards(table.aside_today),
            barred_today: cards(table.barred_today),
            used_today: cards(table.used_today),
            offers: cards(table.offers),
            show: cards(table.show),
            black: (0..board.len())
                .filter(|&at| table.black[at] != 0)
                .map(|at| (board.hexes[at], table.black[at]))
                .collect(),
        }
    }

    pub(crate) fn write_track(&self, state: &State, track: &Track) -> TrackAt {
        let board = self.board_of(state);
        let facts = [
            (track.doubled, WayFact::Doubled),
            (track.cityfied, WayFact::Cityfied),
            (track.rested, WayFact::Rested),
            (track.bulletin, WayFact::Bulletin),
            (track.played, WayFact::Played),
        ];
        TrackAt {
            hex: board.hex(track.hex),
            day: track.day,
            surpass: track.surpass,
            fate: track.fate,
            total_days: track.total_days,
            end_day: track.end_day,
            order: track.order,
            arrived_with: track.arrived_with,
            crossed: bits(track.crossed).map(|at| board.hex(at)).collect(),
            score: Category::ALL
                .into_iter()
                .filter(|&category| track.score[category as usize] != 0)
                .map(|category| (category_name(category).to_owned(), track.score[category as usize]))
                .collect(),
            today: track.today,
            furvents: track.furvents,
            tile_bonus: track.tile_bonus,
            hand: track
                .hand
                .into_iter()
                .filter(|&held| held != 0)
                .map(|held| (held != 255).then(|| ConsumableId(held - 1)))
                .collect(),
            facts: facts.into_iter().filter(|(is, _)| *is).map(|(_, fact)| fact).collect(),
        }
    }

    pub(crate) fn write_contre(&self, state: &State) -> ContreAt {
        let contre = &state.contre;
        let [blue, violet, white, green, black] = contre.pools;
        ContreAt {
            target: self.board_of(state).hex(contre.target),
            force: contre.force,
            blue,
            violet,
            white,
            green,
            black,
            locked_blue: contre.locked[0],
            locked_violet: contre.locked[1],
            entered: contre.entered,
            ignored_greens: contre.ignored_greens,
            credits: contre.credits,
            threshold: contre.threshold,
            shifts: contre.shifts,
            rerolls: contre.rerolls,
            facts: (0..6).filter(|bit| contre.flags >> bit & 1 == 1).map(|bit| CONTRE_FACTS[bit]).collect(),
        }
    }

    pub(crate) fn write_run(&self, run: &Run) -> RunAt {
        let power = match run.card {
            0 => String::new(),
            card if usize::from(card) <= CARDS => CardId(card).card().key.to_owned(),
            CHRONES => "chrones".to_owned(),
            card => ConsumableId(card - FIRST_CONSUMABLE).get().id.to_owned(),
        };
        RunAt {
            power,
            step: run.pc.wrapping_sub(self.programs.entry(run.card)),
            waits_for: run.wait,
            seat: run.seat,
            decider: run.decider,
            aimed: (run.aimed != NOWHERE).then_some(run.aimed),
            left: run.left,
            a: run.a,
            b: run.b,
            value: run.value,
            follower: (run.follower != 0).then_some(CardId(run.follower)),
            readied: run.readied,
            treated: run.treated,
        }
    }
}

fn write_horde(horde: &Horde) -> HordeAt {
    let place = |place: usize| {
        let card = horde.places[place];
        (card != 0).then(|| PlaceAt {
            card: CardId(card),
            tapped: horde.is_tapped(place),
            locked: horde.is_locked(place),
            barred: horde.barred >> place & 1 == 1,
            under: place.checked_sub(6).map(|at| horde.under[at]).filter(|&under| under != 0).map(CardId),
        })
    };
    let stored = |violet: bool| {
        let codes = horde.stored.into_iter().filter(|&code| code != 0 && (code > 6) == violet);
        codes.fold(Pool::EMPTY, |pool, code| pool.with((code - 1) % 6 + 1, 1))
    };
    HordeAt {
        fer: (0..3).map(place).collect(),
        pack: (3..6).map(place).collect(),
        traine: (6..8).map(place).collect(),
        moral: horde.moral,
        stored_blue: stored(false),
        stored_violet: stored(true),
        noted: horde.noted,
        gifts: horde.gifts,
        next_blue: horde.next_blue,
        lasting_blue: horde.lasting_blue,
        next_force: horde.next_force,
        next_sixes: horde.next_sixes,
        waive_power: horde.waive_power,
        bets: [horde.bet_fail, horde.bet_win, horde.bet_three],
    }
}

pub(crate) const fn category_name(category: Category) -> &'static str {
    match category {
        Category::Tiles => "tiles",
        Category::Surpassement => "surpassement",
        Category::Furvents => "furvents",
        Category::Places => "places",
        Category::Moral => "moral",
        Category::Hordiers => "hordiers",
        Category::Distance => "distance",
        Category::Days => "days",
        Category::Par => "par",
        Category::Race => "race",
    }
}

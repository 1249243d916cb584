//! Reading a position back: the cards, in hordes, decks and offers.

use super::format::{HordeAt, TableAt};
use super::within;
use crate::board::HEXES;
use crate::cards::{CardId, CardSet, Line, Position as Deck};
use crate::game::Windwalkers;
use crate::horde::Horde;
use crate::names::{at as place, name as hordier};
use crate::rule_ids as ww;
use crate::state::{Fate, Phase, State, Table};
use crate::tiles::{MAX_MORAL, STORE_CAP};
use galerne_engine::{Refusal, Rule};

impl Windwalkers {
    pub(crate) fn read_table(&self, state: &State, at: &TableAt, name: &str) -> Result<Table, Refusal> {
        self.every_horde(&format!("{name}.hordes"), at.hordes.len())?;
        let mut table = Table::EMPTY;
        let mut seen = CardSet::EMPTY;
        let mut once = |field: &str, card: u8| {
            let wrong = |key: &'static str| Refusal::new(ww::CARDS, key).with("card", hordier(CardId(card)));
            if !self.deck.has(card) {
                return Err(wrong("refused-position-foreign-card").with("field", field));
            }
            if seen.has(card) {
                return Err(wrong("refused-position-card-twice"));
            }
            seen = seen.with(card);
            Ok(())
        };
        for (seat, at) in at.hordes.iter().enumerate() {
            let field = format!("{name}.hordes[{seat}]");
            let horde = read_horde(at, &field)?;
            for card in horde.cards() {
                once(&field, card)?;
            }
            if is_under_way(state.phase) && state.track(seat as u8).fate == Fate::Walking {
                if horde.moral == 0 {
                    return Err(Refusal::new(ww::NO_MORAL, "refused-position-no-moral").with("field", field));
                }
                if horde.len() == 0 {
                    return Err(Refusal::new(ww::NONE_LEFT, "refused-position-no-hordier").with("field", field));
                }
            }
            table.hordes[seat] = horde;
        }
        let deck = at.deck.as_ref();
        for (list, set, which) in [
            (Some(&at.aside), &mut table.aside, "aside"),
            (Some(&at.offers), &mut table.offers, "offers"),
            (Some(&at.show), &mut table.show, "show"),
            (deck, &mut table.deck, "deck"),
        ] {
            for card in list.into_iter().flatten() {
                once(&format!("{name}.{which}"), card.0)?;
                *set = set.with(card.0);
            }
        }
        let left = self.deck.minus(seen);
        match (deck, left.iter().next()) {
            (Some(_), Some(card)) => {
                return Err(
                    Refusal::new(ww::CARDS, "refused-position-card-missing").with("card", hordier(CardId(card)))
                );
            }
            (None, _) => table.deck = left,
            (Some(_), None) => {}
        }
        for (list, set) in [
            (&at.aside_today, &mut table.aside_today),
            (&at.barred_today, &mut table.barred_today),
            (&at.used_today, &mut table.used_today),
        ] {
            *set = list.iter().map(|card| card.0).collect();
        }
        for &(hex, dice) in &at.black {
            let at = self.read_hex(state, &format!("{name}.black"), hex)?;
            within(ww::STATE, &format!("{name}.black {}", place(hex)), dice, -12, 12)?;
            table.black[usize::from(at) % HEXES] = dice;
        }
        Ok(table)
    }
}

/// Whether hordes are composed and the game is not over: a horde that still walks has moral and hordiers.
fn is_under_way(phase: Phase) -> bool {
    !matches!(phase, Phase::First | Phase::Compose | Phase::Over)
}

fn read_horde(at: &HordeAt, field: &str) -> Result<Horde, Refusal> {
    let wrong = |rule: Rule, key: &'static str| Refusal::new(rule, key).with("field", field);
    if (at.fer.len(), at.pack.len(), at.traine.len()) != (3, 3, 2) {
        return Err(wrong(ww::HORDE_BOARD, "refused-position-lines"));
    }
    within(ww::MORAL_TRACK, &format!("{field}.moral"), at.moral, 0, i64::from(MAX_MORAL))?;
    for (name, number, least) in [
        ("noted", i64::from(at.noted), 0),
        ("gifts", i64::from(at.gifts), 0),
        ("next_blue", i64::from(at.next_blue), -20),
        ("lasting_blue", i64::from(at.lasting_blue), -20),
        ("next_force", i64::from(at.next_force), -20),
    ] {
        within(ww::STATE, &format!("{field}.{name}"), number, least, 20)?;
    }
    for bet in at.bets {
        within(ww::STATE, &format!("{field}.bets"), bet, 0, 7)?;
    }
    let mut horde = Horde {
        moral: at.moral,
        noted: at.noted,
        gifts: at.gifts,
        next_blue: at.next_blue,
        lasting_blue: at.lasting_blue,
        next_force: at.next_force,
        next_sixes: at.next_sixes,
        waive_power: at.waive_power,
        bet_fail: at.bets[0],
        bet_win: at.bets[1],
        bet_three: at.bets[2],
        ..Horde::NONE
    };
    let mut traceurs = 0;
    for (place, here) in at.fer.iter().chain(&at.pack).chain(&at.traine).enumerate() {
        let Some(here) = here else { continue };
        let card = here.card.card();
        let line = Line::of_place(place);
        traceurs += u8::from(card.position == Deck::Traceur);
        let stacked = here.under.is_some();
        if traceurs > 1 {
            return Err(wrong(ww::HORDE_BOARD, "refused-position-traceurs"));
        }
        if card.line() != line && !stacked {
            return Err(wrong(ww::HORDE_BOARD, "refused-position-line").with("card", hordier(here.card)));
        }
        horde.places[place] = card.id;
        horde.tapped |= u8::from(here.tapped) << place;
        horde.locked |= u8::from(here.locked) << place;
        horde.barred |= u8::from(here.barred) << place;
        if let Some(under) = here.under {
            if place < 6 || under.card().line() != line {
                return Err(wrong(ww::STACK, "refused-position-under").with("card", hordier(under)));
            }
            horde.under[place - 6] = under.0;
        }
    }
    let stored = at.stored_blue.faces().chain(at.stored_violet.faces().map(|face| face + 6));
    if at.stored_blue.len() + at.stored_violet.len() > STORE_CAP as u32 {
        return Err(Refusal::new(ww::STORE, "refused-store-full"));
    }
    for (slot, code) in horde.stored.iter_mut().zip(stored) {
        *slot = code;
    }
    horde.sort_store();
    Ok(horde)
}

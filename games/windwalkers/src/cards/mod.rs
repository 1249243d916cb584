//! The hordiers: one value per card, in the files by position, each with its effects and its tests.
//!
//! The names and professions are the author's; everything a card does is a list of [`Op`]s. Texts and icon lines are made
//! from the same list in `card_text`.

mod fer;
mod pack;
mod traceurs;
mod traine;

use crate::effects::{Cost, If, Op, Tag};
use serde::{Deserialize, Serialize};

/// The three lines of the horde (WW-2.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Fer,
    Pack,
    Traine,
}

impl Line {
    pub const ALL: [Line; 3] = [Line::Fer, Line::Pack, Line::Traine];

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["FER", "PACK", "TRAINE"][self as usize]
    }

    /// The places of the line on the horde board.
    #[must_use]
    pub const fn places(self) -> std::ops::Range<usize> {
        match self {
            Line::Fer => 0..3,
            Line::Pack => 3..6,
            Line::Traine => 6..8,
        }
    }

    /// The line of a place.
    #[must_use]
    pub const fn of_place(place: usize) -> Line {
        match place {
            0..3 => Line::Fer,
            3..6 => Line::Pack,
            _ => Line::Traine,
        }
    }
}

/// The four decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Position {
    Traceur,
    Fer,
    Pack,
    Traine,
}

impl Position {
    pub const ALL: [Position; 4] = [Position::Traceur, Position::Fer, Position::Pack, Position::Traine];

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["TRACEUR", "FER", "PACK", "TRAINE"][self as usize]
    }

    /// A Traceur sits in, and counts as part of, the Fer line.
    #[must_use]
    pub const fn line(self) -> Line {
        match self {
            Position::Traceur | Position::Fer => Line::Fer,
            Position::Pack => Line::Pack,
            Position::Traine => Line::Traine,
        }
    }
}

/// The deck an offer of that line draws from; Traceurs are never offered (WW-3.6).
impl std::convert::From<Line> for Position {
    fn from(line: Line) -> Position {
        match line {
            Line::Fer => Position::Fer,
            Line::Pack => Position::Pack,
            Line::Traine => Position::Traine,
        }
    }
}

/// Which box a card comes from (WW-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    Base,
    Ext,
    Multi,
}

/// How a power is paid for with its own card (WW-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    Tap,
    Discard,
    Reaction,
    ReactionDiscard,
}

impl Trigger {
    #[must_use]
    pub const fn abandons(self) -> bool {
        matches!(self, Trigger::Discard | Trigger::ReactionDiscard)
    }

    #[must_use]
    pub const fn reacts(self) -> bool {
        matches!(self, Trigger::Reaction | Trigger::ReactionDiscard)
    }
}

/// When a power may be used (WW-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows {
    pub contre: bool,
    pub travel: bool,
}

impl Windows {
    pub const CONTRE: Windows = Windows { contre: true, travel: false };
    pub const TRAVEL: Windows = Windows { contre: false, travel: true };
    pub const BOTH: Windows = Windows { contre: true, travel: true };
}

/// One hordier.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub id: u8,
    /// The name in records, positions and commands.
    pub key: &'static str,
    pub name: &'static str,
    pub set: Set,
    pub position: Position,
    /// As printed; no rule reads it (WW-2.14).
    pub tier: u8,
    pub profession: &'static str,
    /// For the sentences that agree with a person.
    pub woman: bool,
    pub tags: &'static [&'static str],
    pub trigger: Trigger,
    pub windows: Windows,
    pub costs: &'static [Cost],
    pub when: &'static [If],
    pub ops: &'static [Op],
    /// Dice may be stored on this card while it is in the horde (WW-9.40).
    pub stores: bool,
    /// When that card is abandoned this one leaves too and its effects happen (WW-9.44).
    pub follows: Option<u8>,
    /// Counts itself among its family although it has just left (card 97).
    pub counts_itself: bool,
}

/// What most cards do not have.
const BLANK: Card = Card {
    id: 0,
    key: "",
    name: "",
    set: Set::Base,
    position: Position::Traceur,
    tier: 1,
    profession: "",
    woman: false,
    tags: &[],
    trigger: Trigger::Tap,
    windows: Windows::BOTH,
    costs: &[],
    when: &[],
    ops: &[],
    stores: false,
    follows: None,
    counts_itself: false,
};

/// The number of cards; their ids run from 1 to it.
pub const CARDS: usize = 109;

/// All cards by id; the first entry is blank, so that a card's id is its index.
pub static CATALOGUE: [Card; CARDS + 1] = {
    let mut all = [BLANK; CARDS + 1];
    let mut i = 0;
    while i < CARDS {
        let card = if i < 12 {
            traceurs::TRACEURS[i]
        } else if i < 37 {
            fer::FER[i - 12]
        } else if i < 70 {
            pack::PACK[i - 37]
        } else {
            traine::TRAINE[i - 70]
        };
        all[card.id as usize] = card;
        i += 1;
    }
    all
};

impl Card {
    #[must_use]
    pub fn named(key: &str) -> Option<&'static Card> {
        CATALOGUE[1..].iter().find(|card| card.key == key)
    }

    #[must_use]
    pub fn has(&self, tag: Tag) -> bool {
        self.tags.contains(&tag.id())
    }

    #[inline]
    #[must_use]
    pub const fn line(&self) -> Line {
        self.position.line()
    }

    /// Whether green dice are noted on it (WW-9.42).
    #[inline]
    #[must_use]
    pub const fn keeps_greens(&self) -> bool {
        matches!(self.ops, [Op::StoreGreen])
    }
}

/// A card by its number, written by its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// The card; the blank one for a number that is none.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static Card {
        CATALOGUE.get(usize::from(self.0)).unwrap_or(&CATALOGUE[0])
    }
}

impl std::fmt::Debug for CardId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.0, self.card().key)
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().key)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let key = String::deserialize(deserializer)?;
        match Card::named(&key) {
            Some(card) => Ok(CardId(card.id)),
            None => Err(serde::de::Error::custom(format!("there is no hordier \"{key}\""))),
        }
    }
}

/// A set of cards. Every card exists once, so a deck is the set of its cards: nothing of its order is ever known, and a
/// draw is a uniform choice (the lazy deck of the engine, one bit per card).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    #[inline]
    #[must_use]
    pub const fn has(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn with(self, card: u8) -> CardSet {
        if card < 128 { CardSet(self.0 | 1 << card) } else { self }
    }

    #[inline]
    #[must_use]
    pub const fn without(self, card: u8) -> CardSet {
        if card < 128 { CardSet(self.0 & !(1 << card)) } else { self }
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The nth card in ascending order, from 0; 0 where there are not so many.
    #[inline]
    #[must_use]
    pub const fn nth(self, n: u32) -> u8 {
        let low = self.0 as u64;
        let (mut half, mut left, base) =
            if n < low.count_ones() { (low, n, 0) } else { ((self.0 >> 64) as u64, n - low.count_ones(), 64) };
        while left > 0 {
            half &= half.wrapping_sub(1);
            left -= 1;
        }
        if half == 0 { 0 } else { base + half.trailing_zeros() as u8 }
    }

    /// The cards that fit the description.
    #[must_use]
    pub fn of(fits: impl Fn(&Card) -> bool) -> CardSet {
        CATALOGUE[1..].iter().filter(|card| fits(card)).fold(CardSet::EMPTY, |set, card| set.with(card.id))
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effects::{Abandon, Amount, Count, Dice, Of, Spread, Which, Whom};

    fn catalogue() -> Vec<toml::Table> {
        let data: toml::Table = include_str!("../../data/cards.toml").parse().unwrap();
        data["card"].as_array().unwrap().iter().map(|card| card.as_table().unwrap().clone()).collect()
    }

    /// An amount as the catalogue writes it.
    fn amount(amount: Amount) -> String {
        let of = match amount.of {
            Of::One => return amount.times.to_string(),
            Of::Missing => "missing".to_owned(),
            Of::MissingPack => "missing_pack".to_owned(),
            Of::MissingTraine => "missing_traine".to_owned(),
            Of::Force => "force".to_owned(),
            Of::Moral => "moral".to_owned(),
            Of::Greens => "greens".to_owned(),
            Of::Blacks => "blacks".to_owned(),
            Of::Fers => "n_fer".to_owned(),
            Of::Packs => "n_pack".to_owned(),
            Of::Tagged(tag) => format!("tag:{}", tag.id()),
            Of::WindPairs => "wind_pairs".to_owned(),
            Of::TileMoral => "tile_moral".to_owned(),
        };
        if amount.times == 1 { of } else { format!("{}*{of}", amount.times) }
    }

    fn count(count: Count) -> String {
        match count {
            Count::All => "all".to_owned(),
            Count::UpTo(n) => amount(n),
        }
    }

    fn dice(dice: Dice) -> &'static str {
        match dice {
            Dice::Blue => "blue",
            Dice::Violet => "violet",
            Dice::Horde => "horde",
            Dice::White => "white",
            Dice::Green => "green",
            Dice::Epreuve => "epreuve",
            Dice::Any => "any",
        }
    }

    fn whom(whom: Whom) -> String {
        match whom {
            Whom::Anyone => "any".to_owned(),
            Whom::Tagged(tag) => format!("tag:{}", tag.id()),
            Whom::Card(card) => format!("card:{card}"),
        }
    }

    fn condition(condition: If) -> String {
        match condition {
            If::Wind => "wind_present".to_owned(),
            If::Force(n) => format!("force=={n}"),
            If::TileGreens(n) => format!("tile_greens=={n}"),
            If::TileMoral(n) => format!("tile_moral>={n}"),
            If::Edge => "edge_tile".to_owned(),
            If::Blacks(n) => format!("blacks>={n}"),
            If::SumBeaten => "sum_blue>sum_epreuve".to_owned(),
            If::Tagged(tag, n) => format!("tag:{}>={n}", tag.id()),
            If::OtherTagged(tag) => format!("other tag:{}", tag.id()),
            If::Village => "target is a village".to_owned(),
            If::Outside(Whom::Card(card)) => format!("card {card} not in a horde"),
            If::Outside(_) => "a calsan card outside every horde".to_owned(),
            If::Used(card) => format!("card:{card} used its power this day"),
            If::Company => "another horde stands on the target tile".to_owned(),
        }
    }

    /// An effect as one line, and a line of the catalogue as the same.
    fn line(op: &Op) -> String {
        let all = |ops: &[Op]| ops.iter().map(line).collect::<Vec<_>>().join("; ");
        match *op {
            Op::RollAdd(pool, n) => format!("ROLL_ADD {} {}", dice(pool), amount(n)),
            Op::Shift(pool, _, Spread::EachOnce) => format!("SHIFT {} each_once", dice(pool)),
            Op::Shift(pool, n, Spread::Free) => format!("SHIFT {} {} free", dice(pool), amount(n)),
            Op::Shift(pool, n, Spread::OneDie) => format!("SHIFT {} {} one_die", dice(pool), amount(n)),
            Op::Set(pool, n) => format!("SET {} {}", dice(pool), amount(n)),
            Op::SetAll(pool) => format!("SET_ALL {}", dice(pool)),
            Op::Reroll(pool) => format!("REROLL {} any_subset", dice(pool)),
            Op::PoolReplace(n) => format!("POOL_REPLACE blue {}", amount(n)),
            Op::Ignore(pool, n, which) => {
                let which = match which {
                    Which::Every => "",
                    Which::AboveToken => " face>token",
                    Which::BelowForce => " face<force",
                    Which::BelowLowestBlue => " face<min_blue",
                };
                format!("IGNORE {} {}{which}", dice(pool), count(n))
            }
            Op::EpSet => "EP_SET green 1".to_owned(),
            Op::EpAdd(n) => format!("EP_ADD green {}", amount(n)),
            Op::ForceSet(n) => format!("FORCE set {n}"),
            Op::ForceDelta(n) => format!("FORCE delta {n}"),
            Op::Moral(n) => format!("MORAL {}", amount(n)),
            Op::MoralLoss(n) => format!("MORAL -{n}"),
            Op::MoralEveryHorde(n) => format!("MORAL {n} every_horde"),
            Op::Rest(n, who) => format!("REST {} {}", count(n), whom(who)),
            Op::Recruit(source, who) => {
                let source = match source {
                    crate::effects::From::Pile => "pile",
                    crate::effects::From::VillageOffers => "village_offers",
                    crate::effects::From::Anywhere => "anywhere",
                };
                format!("RECRUIT {source} {}", whom(who))
            }
            Op::WindReveal(n) => format!("WIND_REVEAL {}", count(n)),
            Op::TileSwap { anywhere } => {
                format!("TILE_SWAP {}", if anywhere { "anywhere" } else { "adjacent_to_horde" })
            }
            Op::Recolor { black_to_green: true } => "RECOLOR black green violet blue".to_owned(),
            Op::Recolor { .. } => "RECOLOR violet blue".to_owned(),
            Op::Stack(line) => format!("STACK {}", line.id()),
            Op::If(when, ops) => format!("IF {} [{}]", condition(when), all(ops)),
            Op::Choose(a, b) => format!("CHOOSE [{}] [{}]", all(a), all(b)),
            Op::Gamble(rows) => {
                let row = |(faces, ops): &(u8, &[Op])| {
                    let faces: Vec<u8> = (1..=6).filter(|face| faces >> (face - 1) & 1 == 1).collect();
                    format!("{faces:?} [{}]", all(ops))
                };
                format!("GAMBLE_D6 {}", rows.iter().map(row).collect::<Vec<_>>().join(" "))
            }
            Op::GambleForce(ops) => format!("GAMBLE_D6 face>=force [{}]", all(ops)),
            Op::OfferAdd => "OFFER_ADD 1".to_owned(),
            Op::TokenThreshold
            | Op::MoralFull
            | Op::WindReturn
            | Op::WindBump
            | Op::TileRemove
            | Op::TileReplace
            | Op::StoreUse
            | Op::StoreGreen
            | Op::UndoContre
            | Op::MoralDouble
            | Op::BlackSpread
            | Op::Cityfy
            | Op::LockSelf
            | Op::ScoreDouble
            | Op::WaiveTerrainMoral
            | Op::WaivePowerMoral
            | Op::UseTraine => upper_snake(&format!("{op:?}")),
            _ => "MULTI".to_owned(),
        }
    }

    fn upper_snake(name: &str) -> String {
        let mut out = String::new();
        for (at, sign) in name.chars().enumerate() {
            if sign.is_uppercase() && at > 0 {
                out.push('_');
            }
            out.push(sign.to_ascii_uppercase());
        }
        out
    }

    fn data_line(op: &toml::Table) -> String {
        let text = |name: &str| match op.get(name) {
            Some(toml::Value::String(text)) => text.clone(),
            Some(toml::Value::Integer(n)) => n.to_string(),
            _ => String::new(),
        };
        let ops = |name: &str| -> String {
            op[name]
                .as_array()
                .unwrap()
                .iter()
                .map(|op| data_line(op.as_table().unwrap()))
                .collect::<Vec<_>>()
                .join("; ")
        };
        let who = || text("filter").replace("other ", "").replace("other", "any");
        match text("op").as_str() {
            "SHIFT" if text("steps") == "each_once" => format!("SHIFT {} each_once", text("pool")),
            "SHIFT" => format!("SHIFT {} {} {}", text("pool"), text("steps"), text("spread")),
            "SET_ALL" => format!("SET_ALL {}", text("pool")),
            "IGNORE" => format!("IGNORE {} {} {}", text("pool"), text("n"), text("filter")).trim_end().to_owned(),
            "FORCE" if op.contains_key("set") => format!("FORCE set {}", text("set")),
            "FORCE" => format!("FORCE delta {}", text("delta")),
            "MORAL" => format!("MORAL {} {}", text("n"), text("who")).trim_end().to_owned(),
            "REST" => format!("REST {} {}", text("n"), who()),
            "RECRUIT" => format!("RECRUIT {} {}", text("source"), who()),
            "WIND_REVEAL" => format!("WIND_REVEAL {}", text("n")),
            "TILE_SWAP" => format!("TILE_SWAP {}", text("scope")),
            "RECOLOR" if op.contains_key("black") => "RECOLOR black green violet blue".to_owned(),
            "RECOLOR" => "RECOLOR violet blue".to_owned(),
            "STACK" => format!("STACK {}", text("line")),
            "IF" => format!("IF {} [{}]", text("cond"), ops("then")),
            "CHOOSE" => format!("CHOOSE [{}] [{}]", ops("a"), ops("b")),
            "GAMBLE_D6" if op.contains_key("when") => format!("GAMBLE_D6 face>=force [{}]", ops("then")),
            "GAMBLE_D6" => {
                let rows = op["rows"].as_array().unwrap().iter().map(|row| {
                    let faces: Vec<i64> =
                        row["faces"].as_array().unwrap().iter().map(|f| f.as_integer().unwrap()).collect();
                    let then = row["then"].as_array().unwrap();
                    let then: Vec<String> = then.iter().map(|op| data_line(op.as_table().unwrap())).collect();
                    format!("{faces:?} [{}]", then.join("; "))
                });
                format!("GAMBLE_D6 {}", rows.collect::<Vec<_>>().join(" "))
            }
            "MULTI" => "MULTI".to_owned(),
            "OFFER_ADD" => "OFFER_ADD 1".to_owned(),
            op => format!("{op} {} {}", text("pool"), text("n")).trim_end().to_owned(),
        }
    }

    #[test]
    fn ww_2_3_ww_2_14_the_registry_is_the_catalogue() {
        let data = catalogue();
        assert_eq!(data.len(), CARDS);
        for row in &data {
            let card = &CATALOGUE[row["id"].as_integer().unwrap() as usize];
            let text = |name: &str| row[name].as_str().unwrap();
            assert_eq!((card.key, card.name, card.profession), (text("key"), text("name"), text("profession")));
            assert_eq!(format!("{:?}", card.set).to_lowercase(), text("set"), "{}", card.key);
            assert_eq!(card.position.id(), text("position"));
            assert_eq!(i64::from(card.tier), row["tier"].as_integer().unwrap());
            assert_eq!(upper_snake(&format!("{:?}", card.trigger)).to_lowercase(), text("trigger"));
            let list = |name: &str| -> Vec<&str> {
                row[name].as_array().unwrap().iter().map(|v| v.as_str().unwrap()).collect()
            };
            assert_eq!(card.tags, list("tags"));
            assert_eq!(
                (card.windows.contre, card.windows.travel),
                (list("windows").contains(&"contre"), list("windows").contains(&"travel"))
            );
            let when: Vec<String> = card.when.iter().map(|&when| condition(when)).collect();
            assert_eq!(when.join(" and "), row.get("condition").map_or("", |v| v.as_str().unwrap()), "{}", card.key);
            let ops: Vec<String> =
                row["ops"].as_array().unwrap().iter().map(|op| data_line(op.as_table().unwrap())).collect();
            assert_eq!(card.ops.iter().map(line).collect::<Vec<_>>(), ops, "{}", card.key);
            costs_agree(card, row);
        }
        let counted = |set: Set| {
            Position::ALL.map(|position| {
                CATALOGUE[1..].iter().filter(|card| card.set == set && card.position == position).count()
            })
        };
        assert_eq!(counted(Set::Base), [5, 13, 18, 18]);
        assert_eq!(counted(Set::Ext), [5, 9, 8, 13]);
        assert_eq!(counted(Set::Multi), [2, 3, 7, 8]);
    }

    fn costs_agree(card: &Card, row: &toml::Table) {
        let costs = row.get("cost").and_then(toml::Value::as_table).cloned().unwrap_or_default();
        assert_eq!(costs.len(), card.costs.len(), "{}", card.key);
        for cost in card.costs {
            let (name, value) = match *cost {
                Cost::Moral(n) => ("moral", n.to_string()),
                Cost::MoralPerRested => ("moral", "per_rested".to_owned()),
                Cost::MoralUnless(other, n) => ("moral_unless", format!("card:{other}:{n}")),
                Cost::Abandon(kind) => (
                    "abandon",
                    match kind {
                        Abandon::Other => "other",
                        Abandon::OtherNotTraceur => "other_not_traceur",
                        Abandon::Pack => "pack",
                        Abandon::Traine => "traine",
                        Abandon::FerLineNotCalsan => "fer_line_not_calsan",
                    }
                    .to_owned(),
                ),
                Cost::TapOther(n) => ("tap_other", n.to_string()),
            };
            let written = match &costs[name] {
                toml::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(written, value, "{}", card.key);
        }
    }

    #[test]
    fn ww_6_21_ww_6_22_ww_6_23_only_traceurs_and_crocs_touch_black_and_violet() {
        for row in catalogue() {
            let touches: Vec<&str> = row["touches"].as_array().unwrap().iter().map(|v| v.as_str().unwrap()).collect();
            let dark = touches.contains(&"black") || touches.contains(&"violet");
            let card = &CATALOGUE[row["id"].as_integer().unwrap() as usize];
            assert!(!dark || matches!(card.position, Position::Traceur | Position::Traine), "{}", card.key);
            let reaches = card.ops.iter().any(|op| matches!(op, Op::Ignore(Dice::Any, ..)));
            assert_eq!(
                reaches && card.set != Set::Multi,
                touches.contains(&"black") && reaches && card.set != Set::Multi
            );
        }
    }

    #[test]
    fn ww_9_21_professions_and_families() {
        let tagged =
            |tag: Tag| CATALOGUE[1..].iter().filter(|card| card.has(tag)).map(|card| card.id).collect::<Vec<_>>();
        assert_eq!(tagged(Tag::Oiseleur), [18, 20, 54, 70, 97]);
        assert_eq!(tagged(Tag::Feuleur), [22, 31, 33, 68]);
        assert_eq!(tagged(Tag::Torantor), [24, 25, 78, 98]);
        assert_eq!(tagged(Tag::Calsan), [65, 66, 67]);
        assert_eq!(tagged(Tag::Geomaitre), [8, 41, 72, 79]);
    }

    #[test]
    fn every_card_speaks_and_has_icons() {
        let speech = galerne_kit::Speech::of::<crate::Windwalkers>();
        for card in &CATALOGUE[1..] {
            let text = speech.say(&card.text());
            assert!(text.len() > 20, "{}: {text}", card.key);
            assert!(card.icons().contains('→'), "{}: {}", card.key, card.icons());
        }
        // Numbers come from the effects.
        assert!(speech.say(&CATALOGUE[1].text()).contains("Ignore up to 3 dice of the épreuve for each empty place."));
        assert!(speech.say(&CATALOGUE[45].text()).contains("Ignore up to 2 dice of the épreuve."));
        assert_eq!(CATALOGUE[1].icons(), "↷ ✝▮ → ✗≤3×◌□w□g□k");
        for consumable in &crate::consumables::ALL {
            speech.say(&consumable.text());
        }
    }

    #[test]
    fn sets_of_cards() {
        let set: CardSet = [3, 70, 100].into_iter().collect();
        assert_eq!((set.nth(0), set.nth(1), set.nth(2), set.nth(3)), (3, 70, 100, 0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 70, 100]);
    }
}

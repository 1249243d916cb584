//! The cards are those of the catalogue (`tests/vectors/cards.toml`), effect by effect.

use super::*;
use crate::effects::{Abandon, Amount, CardFilter, Count, Counted, Dice, DiceFilter, Source, Spread};

fn catalogue() -> Vec<toml::Table> {
    let data: toml::Table = include_str!("../../tests/vectors/cards.toml").parse().unwrap();
    data["card"].as_array().unwrap().iter().map(|card| card.as_table().unwrap().clone()).collect()
}

/// An amount as the catalogue writes it.
fn amount(amount: Amount) -> String {
    let of = match amount.of {
        Counted::One => return amount.times.to_string(),
        Counted::Missing => "missing".to_owned(),
        Counted::MissingPack => "missing_pack".to_owned(),
        Counted::MissingTraine => "missing_traine".to_owned(),
        Counted::Force => "force".to_owned(),
        Counted::Moral => "moral".to_owned(),
        Counted::Greens => "greens".to_owned(),
        Counted::Blacks => "blacks".to_owned(),
        Counted::Fers => "n_fer".to_owned(),
        Counted::Packs => "n_pack".to_owned(),
        Counted::Tagged(tag) => format!("tag:{}", tag.id()),
        Counted::WindPairs => "wind_pairs".to_owned(),
        Counted::TileMoral => "tile_moral".to_owned(),
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

fn whom(whom: CardFilter) -> String {
    match whom {
        CardFilter::Anyone => "any".to_owned(),
        CardFilter::Tagged(tag) => format!("tag:{}", tag.id()),
        CardFilter::Card(card) => format!("card:{card}"),
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::Wind => "wind_present".to_owned(),
        Condition::Force(n) => format!("force=={n}"),
        Condition::TileGreens(n) => format!("tile_greens=={n}"),
        Condition::TileMoral(n) => format!("tile_moral>={n}"),
        Condition::Edge => "edge_tile".to_owned(),
        Condition::Blacks(n) => format!("blacks>={n}"),
        Condition::SumBeaten => "sum_blue>sum_epreuve".to_owned(),
        Condition::Tagged(tag, n) => format!("tag:{}>={n}", tag.id()),
        Condition::OtherTagged(tag) => format!("other tag:{}", tag.id()),
        Condition::Village => "target is a village".to_owned(),
        Condition::Outside(CardFilter::Card(card)) => format!("card {card} not in a horde"),
        Condition::Outside(_) => "a calsan card outside every horde".to_owned(),
        Condition::Used(card) => format!("card:{card} used its power this day"),
        Condition::Company => "another horde stands on the target tile".to_owned(),
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
                DiceFilter::Every => "",
                DiceFilter::AboveToken => " face>token",
                DiceFilter::BelowForce => " face<force",
                DiceFilter::BelowLowestBlue => " face<min_blue",
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
                Source::Pile => "pile",
                Source::VillageOffers => "village_offers",
                Source::Anywhere => "anywhere",
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
        Op::FlipCard { .. }
        | Op::GiveSelf
        | Op::BlackAdd(_)
        | Op::Duel
        | Op::MoveGreen
        | Op::GiftIgnored
        | Op::LendDie
        | Op::ShareMoral
        | Op::SwapCard { .. }
        | Op::PullHorde { .. }
        | Op::Interfere { .. }
        | Op::ChooseToken
        | Op::SwapPlaces
        | Op::TopSwapOther
        | Op::ForceUse
        | Op::LoseGame
        | Op::WinGame
        | Op::Cancel { .. }
        | Op::Undefined => format!("MULTI {}", between_hordes(op)),
        // Effects of chrones, of consumables and of cards to come.
        Op::Flip(_)
        | Op::LoseOne
        | Op::TopSwap
        | Op::NextTokenOne
        | Op::AddBlackBehind(_)
        | Op::TokenDelta(_)
        | Op::TokenSwap
        | Op::RevealAny
        | Op::NextForceAll
        | Op::NextSixesAll
        | Op::NextBlueAll
        | Op::LastingBlue { .. }
        | Op::BlackEverywhere
        | Op::SwapCardFar
        | Op::CopyPower { .. }
        | Op::CopyConsumable
        | Op::WinContre
        | Op::PushHorde
        | Op::RerollContre
        | Op::TileToVillage
        | Op::CancelConsumable => panic!("{op:?} is on no card"),
    }
}

/// Effects between hordes are sentences in the catalogue, with the numbers of the card.
fn between_hordes(op: &Op) -> String {
    match *op {
        Op::FlipCard { reward } => format!(
            "flip any one card of any horde (ready<->tapped); if that readies a card of another horde, MORAL n={reward}"
        ),
        Op::GiveSelf => {
            "give this card, tapped, to the next horde in turn order, which abandons one FER-line card first (its choice)"
                .to_owned()
        }
        Op::BlackAdd(n) => format!(
            "add {} black dice for the rest of the chapter to one land tile: own tile or an adjacent one",
            amount(n)
        ),
        Op::SwapCard { reward } => format!(
            "swap 1 card, not a Traceur, of the same line with another horde on the same tile; both MORAL n={reward}"
        ),
        Op::PullHorde { reward } => format!(
            "move a horde on an adjacent tile onto this tile; if that brings it nearer its arrival, MORAL n={reward}"
        ),
        Op::Interfere { moral, reward } => format!(
            "another horde in a contre loses {moral} moral or rerolls a blue die you name; if it then wins, MORAL n={reward}"
        ),
        Op::Cancel { aimed: true } => {
            "cancel the effect of a card another horde aims at this one; its cost stays paid".to_owned()
        }
        Op::Undefined => "undefined: change a rule of the game; never dealt".to_owned(),
        Op::Cancel { aimed: false } => "cancel the effect of any card just used; its cost stays paid".to_owned(),
        _ => SENTENCES.iter().find(|(other, _)| other == op).unwrap_or_else(|| panic!("{op:?}")).1.to_owned(),
    }
}

const SENTENCES: [(Op, &str); 11] = [
    (
        Op::Duel,
        "a horde nearer the arrival rolls 1 blue die less in its next contre and this horde 1 more in its next; if that horde \
         fails, lose 1 moral, else gain 1",
    ),
    (
        Op::MoveGreen,
        "move 1 green die of the epreuve to an adjacent horde: +1 green in its next contre; if that horde fails it, lose 1 \
         moral",
    ),
    (Op::GiftIgnored, "green dice ignored in this contre are added to the next contre of the next horde in turn order"),
    (Op::LendDie, "an adjacent horde rolls 1 blue die more in its next contre and this horde 1 less in its next"),
    (Op::ShareMoral, "pool the moral of this horde and of every adjacent horde and share it equally, rounded down"),
    (Op::ChooseToken, "choose, instead of drawing, the next token taken from the bag for this horde or another"),
    (
        Op::SwapPlaces,
        "swap places with a horde on an adjacent tile; each then takes the moral effect of the tile it lands on",
    ),
    (Op::TopSwapOther, "an adjacent horde swaps one of its cards, its choice, for the top card of that line deck"),
    (Op::ForceUse, "another horde on the same tile must use the power of a ready card you name, if legal"),
    (Op::LoseGame, "this horde loses the game"),
    (Op::WinGame, "this horde wins the game"),
];

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
        op[name].as_array().unwrap().iter().map(|op| data_line(op.as_table().unwrap())).collect::<Vec<_>>().join("; ")
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
        "MULTI" => format!("MULTI {}", text("do")),
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
        let list =
            |name: &str| -> Vec<&str> { row[name].as_array().unwrap().iter().map(|v| v.as_str().unwrap()).collect() };
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
        Position::ALL
            .map(|position| CATALOGUE[1..].iter().filter(|card| card.set == set && card.position == position).count())
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
        assert_eq!(reaches && card.set != Set::Multi, touches.contains(&"black") && reaches && card.set != Set::Multi);
    }
}

#[test]
fn ww_9_21_professions_and_families() {
    let tagged = |tag: Tag| CATALOGUE[1..].iter().filter(|card| card.has(tag)).map(|card| card.id).collect::<Vec<_>>();
    assert_eq!(tagged(Tag::Oiseleur), [18, 20, 54, 70, 97]);
    assert_eq!(tagged(Tag::Feuleur), [22, 31, 33, 68]);
    assert_eq!(tagged(Tag::Torantor), [24, 25, 78, 98]);
    assert_eq!(tagged(Tag::Calsan), [65, 66, 67]);
    assert_eq!(tagged(Tag::Geomaitre), [8, 41, 72, 79]);
}

#[test]
fn sets_of_cards() {
    let set: CardSet = [3, 70, 100].into_iter().collect();
    assert_eq!((set.nth(0), set.nth(1), set.nth(2), set.nth(3)), (3, 70, 100, 0));
    assert_eq!(set.iter().collect::<Vec<_>>(), [3, 70, 100]);
}

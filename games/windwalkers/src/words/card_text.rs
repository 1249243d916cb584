//! A card in words, made from its effects: a number changed in the effect changes in every text.

use crate::cards::{Card, CardId, Line, Trigger};
use crate::consumables::Consumable;
use crate::effects::{
    Abandon, Amount, CardFilter, Condition, Cost, Count, Counted, Dice, DiceFilter, Op, Source, Spread, Tag,
};
use crate::names::{name, say};
use galerne_engine::Message;

/// Two messages, one after the other.
fn then(first: Message, rest: Message) -> Message {
    say("text-then").with("first", first).with("rest", rest)
}

fn joined(mut messages: impl DoubleEndedIterator<Item = Message>) -> Message {
    let Some(last) = messages.next_back() else { return say("text-nothing") };
    messages.rev().fold(last, |rest, first| then(first, rest))
}

impl Card {
    /// What the card says: what holds all the time, how the rest is paid for, when it may be used, and what it does.
    #[must_use]
    pub fn text(&self) -> Message {
        let trigger = match self.trigger {
            Trigger::Tap => "text-tap",
            Trigger::Discard => "text-discard",
            Trigger::Reaction => "text-reaction",
            Trigger::ReactionDiscard => "text-reaction-discard",
        };
        let window = match (self.windows.contre, self.windows.travel) {
            (true, true) => "text-window-both",
            (true, false) => "text-window-contre",
            _ => "text-window-travel",
        };
        // What holds all the time stands before what it costs to use the rest (WW-9.40).
        let mut parts: Vec<Message> = self.permanent().into_iter().collect();
        parts.push(say(trigger).with("window", say(window)));
        parts.extend(self.conditions());
        parts.extend(self.costs.iter().map(Cost::text));
        parts.extend(self.ops.iter().map(Op::text));
        if let Some(other) = self.follows {
            parts.push(say("text-follows").with("card", name(CardId(other))));
        }
        if self.counts_itself {
            parts.push(say("text-counts-itself"));
        }
        joined(parts.into_iter())
    }

    /// What the power does, without how it is paid for and when: what stands on a small card beside the signs for these.
    #[must_use]
    pub fn power(&self) -> Message {
        let stores = self.permanent();
        let when = self.conditions();
        let follows = self.follows.map(|other| say("text-follows").with("card", name(CardId(other))));
        let parts: Vec<Message> = stores
            .into_iter()
            .chain(when)
            .chain(self.costs.iter().map(Cost::text))
            .chain(self.ops.iter().map(Op::text))
            .chain(follows)
            .collect();
        joined(parts.into_iter())
    }

    /// What it does without being used, tapped or not.
    fn permanent(&self) -> Option<Message> {
        self.stores.then(|| say("text-stores").with("n", crate::tiles::STORE_CAP))
    }

    /// When it may be used. A force that is asked for tells of the wind as well.
    fn conditions(&self) -> impl Iterator<Item = Message> {
        let windy = self.when.iter().any(|condition| matches!(condition, Condition::Force(_)));
        let told = self.when.iter().filter(move |condition| !(windy && **condition == Condition::Wind));
        told.map(|condition| say("text-when").with("condition", condition.text()))
    }
}

impl Consumable {
    /// What the consumable does.
    #[must_use]
    pub fn text(&self) -> Message {
        joined(self.ops.iter().map(Op::text))
    }
}

impl Tag {
    fn text(self) -> Message {
        say(match self {
            Tag::Oiseleur => "tag-oiseleur",
            Tag::Feuleur => "tag-feuleur",
            Tag::Torantor => "tag-torantor",
            Tag::Calsan => "tag-calsan",
            Tag::Geomaitre => "tag-geomaitre",
        })
    }
}

impl Amount {
    /// The number of a sentence: `of` chooses its wording, `n` says how many, `each` for each of what.
    fn fill(&self, sentence: Message) -> Message {
        let each = match self.of {
            Counted::One => return sentence.with("of", "number").with("n", self.times),
            Counted::Force => return sentence.with("of", "force").with("n", self.times),
            Counted::Moral => return sentence.with("of", "moral").with("n", self.times),
            Counted::TileMoral => return sentence.with("of", "tile").with("n", self.times),
            Counted::Missing => say("each-missing"),
            Counted::MissingPack => say("each-missing-pack"),
            Counted::MissingTraine => say("each-missing-traine"),
            Counted::Greens => say("each-green"),
            Counted::Blacks => say("each-black"),
            Counted::Fers => say("each-fer"),
            Counted::Packs => say("each-pack"),
            Counted::Tagged(tag) => say("each-tag").with("tag", tag.text()),
            Counted::WindPairs => say("each-wind-pair"),
        };
        sentence.with("of", "each").with("n", self.times).with("each", each)
    }
}

impl Count {
    fn fill(&self, sentence: Message) -> Message {
        match self {
            Count::UpTo(amount) => amount.fill(sentence),
            Count::All => sentence.with("of", "all"),
        }
    }
}

impl Dice {
    fn text(self) -> Message {
        say(match self {
            Dice::Blue => "dice-blue",
            Dice::Violet => "dice-violet",
            Dice::Horde => "dice-horde",
            Dice::White => "dice-white",
            Dice::Green => "dice-green",
            Dice::Epreuve => "dice-epreuve",
            Dice::Any => "dice-any",
        })
    }
}

impl CardFilter {
    fn text(self) -> Message {
        match self {
            CardFilter::Anyone => say("whom-anyone"),
            CardFilter::Tagged(tag) => say("whom-tag").with("tag", tag.text()),
            CardFilter::Card(card) => say("whom-card").with("card", name(CardId(card))),
        }
    }
}

impl Condition {
    pub(crate) fn text(&self) -> Message {
        match *self {
            Condition::Wind => say("if-wind"),
            Condition::Force(force) => say("if-force").with("n", force),
            Condition::TileGreens(n) => say("if-tile-greens").with("n", n),
            Condition::TileMoral(n) => say("if-tile-moral").with("n", n),
            Condition::Edge => say("if-edge"),
            Condition::Blacks(n) => say("if-blacks").with("n", n),
            Condition::SumBeaten => say("if-sum"),
            Condition::Tagged(tag, n) => say("if-tag").with("n", n).with("tag", tag.text()),
            Condition::OtherTagged(tag) => say("if-other-tag").with("tag", tag.text()),
            Condition::Village => say("if-village"),
            Condition::Outside(whom) => say("if-outside").with("whom", whom.text()),
            Condition::Used(card) => say("if-used").with("card", name(CardId(card))),
            Condition::Company => say("if-company"),
        }
    }
}

impl Cost {
    fn text(&self) -> Message {
        match *self {
            Cost::Moral(n) => say("cost-moral").with("n", n),
            Cost::MoralPerRested => say("cost-moral-per-rested"),
            Cost::MoralUnless(card, n) => say("cost-moral-unless").with("n", n).with("card", name(CardId(card))),
            Cost::Abandon(kind) => say(match kind {
                Abandon::Other => "cost-abandon-other",
                Abandon::OtherNotTraceur => "cost-abandon-not-traceur",
                Abandon::Pack => "cost-abandon-pack",
                Abandon::Traine => "cost-abandon-traine",
                Abandon::FerLineNotCalsan => "cost-abandon-fer",
            }),
            Cost::TapOther(n) => say("cost-tap-other").with("n", n),
        }
    }
}

impl Op {
    /// The effect in one sentence.
    #[must_use]
    pub fn text(&self) -> Message {
        match *self {
            Op::RollAdd(dice, n) => n.fill(say("op-roll-add").with("dice", dice.text())),
            Op::Shift(dice, n, spread) => match spread {
                Spread::Free => n.fill(say("op-shift-free").with("dice", dice.text())),
                Spread::OneDie => n.fill(say("op-shift-one").with("dice", dice.text())),
                Spread::EachOnce => say("op-shift-each").with("dice", dice.text()),
            },
            Op::Set(dice, n) => n.fill(say("op-set").with("dice", dice.text())),
            Op::SetAll(dice) => say("op-set-all").with("dice", dice.text()),
            Op::Flip(dice) => say("op-flip").with("dice", dice.text()),
            Op::Reroll(dice) => say("op-reroll").with("dice", dice.text()),
            Op::PoolReplace(n) => n.fill(say("op-pool-replace")),
            Op::Ignore(dice, count, which) => {
                let key = match which {
                    DiceFilter::Every => "op-ignore",
                    DiceFilter::AboveToken => "op-ignore-above-token",
                    DiceFilter::BelowForce => "op-ignore-below-force",
                    DiceFilter::BelowLowestBlue => "op-ignore-below-blue",
                };
                count.fill(say(key).with("dice", dice.text()))
            }
            Op::EpSet => say("op-ep-set"),
            Op::EpAdd(n) => n.fill(say("op-ep-add")),
            Op::ForceSet(n) => say("op-force-set").with("n", n),
            Op::ForceDelta(n) if n < 0 => say("op-force-down").with("n", -n),
            Op::ForceDelta(n) => say("op-force-up").with("n", n),
            Op::TokenThreshold => say("op-token-threshold"),
            Op::Moral(n) => n.fill(say("op-moral")),
            Op::MoralLoss(n) => say("op-moral-loss").with("n", n),
            Op::MoralEveryHorde(n) => say("op-moral-every-horde").with("n", n),
            Op::MoralFull => say("op-moral-full").with("n", crate::tiles::MAX_MORAL),
            Op::Rest(count, whom) => count.fill(say("op-rest").with("whom", whom.text())),
            Op::Recruit(from, whom) => {
                let key = match from {
                    Source::Pile => "op-recruit-pile",
                    Source::VillageOffers => "op-recruit-offers",
                    Source::Anywhere => "op-recruit-anywhere",
                };
                say(key).with("whom", whom.text())
            }
            Op::WindReveal(count) => count.fill(say("op-wind-reveal")),
            Op::WindReturn => say("op-wind-return"),
            Op::WindBump => say("op-wind-bump"),
            Op::TileRemove => say("op-tile-remove"),
            Op::TileSwap { anywhere: true } => say("op-tile-swap"),
            Op::TileSwap { .. } => say("op-tile-swap-near"),
            Op::TileReplace => say("op-tile-replace"),
            Op::StoreUse => say("op-store-use"),
            Op::StoreGreen => say("op-store-green"),
            Op::UndoContre => say("op-undo-contre"),
            Op::MoralDouble => say("op-moral-double"),
            Op::BlackSpread => say("op-black-spread"),
            Op::Recolor { black_to_green: true } => say("op-recolor-all"),
            Op::Recolor { .. } => say("op-recolor"),
            Op::Cityfy => say("op-cityfy"),
            Op::Stack(Line::Fer) => say("op-stack-fer"),
            Op::Stack(_) => say("op-stack-pack"),
            Op::LockSelf => say("op-lock-self"),
            Op::ScoreDouble => say("op-score-double"),
            Op::WaiveTerrainMoral => say("op-waive-terrain"),
            Op::WaivePowerMoral => say("op-waive-power"),
            Op::UseTraine => say("op-use-traine"),
            Op::OfferAdd => say("op-offer-add"),
            Op::If(condition, ops) => {
                say("op-if").with("condition", condition.text()).with("effect", joined(ops.iter().map(Op::text)))
            }
            Op::Choose(first, second) => say("op-choose")
                .with("first", joined(first.iter().map(Op::text)))
                .with("second", joined(second.iter().map(Op::text))),
            Op::Gamble(rows) => {
                let row = |(faces, ops): &(u8, &[Op])| {
                    say("op-gamble-row")
                        .with("faces", faces_of(*faces))
                        .with("effect", joined(ops.iter().map(Op::text)))
                };
                say("op-gamble").with("rows", joined(rows.iter().map(row)))
            }
            Op::GambleForce(ops) => say("op-gamble-force").with("effect", joined(ops.iter().map(Op::text))),
            Op::FlipCard { reward } => say("op-flip-card").with("n", reward),
            Op::GiveSelf => say("op-give-self"),
            Op::BlackAdd(n) => n.fill(say("op-black-add")),
            Op::Duel => say("op-duel"),
            Op::MoveGreen => say("op-move-green"),
            Op::GiftIgnored => say("op-gift-ignored"),
            Op::LendDie => say("op-lend-die"),
            Op::ShareMoral => say("op-share-moral"),
            Op::SwapCard { reward } => say("op-swap-card").with("n", reward),
            Op::PullHorde { reward } => say("op-pull-horde").with("n", reward),
            Op::Interfere { moral, reward } => say("op-interfere").with("moral", moral).with("n", reward),
            Op::ChooseToken => say("op-choose-token"),
            Op::SwapPlaces => say("op-swap-places"),
            Op::TopSwapOther => say("op-top-swap-other"),
            Op::ForceUse => say("op-force-use"),
            Op::LoseGame => say("op-lose-game"),
            Op::WinGame => say("op-win-game"),
            Op::Cancel { aimed: true } => say("op-cancel-aimed"),
            Op::Cancel { .. } => say("op-cancel"),
            Op::Undefined => say("op-undefined"),
            Op::LoseOne => say("op-lose-one"),
            Op::TopSwap => say("op-top-swap"),
            Op::NextTokenOne => say("op-next-token-one"),
            Op::AddBlackBehind(n) => say("op-add-black-behind").with("n", n),
            Op::TokenDelta(n) => say("op-token-delta").with("n", -n),
            Op::TokenSwap => say("op-token-swap"),
            Op::RevealAny => say("op-reveal-any"),
            Op::NextForceAll => say("op-next-force-all"),
            Op::NextSixesAll => say("op-next-sixes-all"),
            Op::NextBlueAll => say("op-next-blue-all"),
            Op::LastingBlue { more: true, .. } => say("op-lasting-blue-more"),
            Op::LastingBlue { .. } => say("op-lasting-blue-less"),
            Op::BlackEverywhere => say("op-black-everywhere"),
            Op::SwapCardFar => say("op-swap-card-far"),
            Op::CopyPower { legal: true } => say("op-copy-power"),
            Op::CopyPower { .. } => say("op-copy-any-power"),
            Op::CopyConsumable => say("op-copy-consumable"),
            Op::WinContre => say("op-win-contre"),
            Op::PushHorde => say("op-push-horde"),
            Op::RerollContre => say("op-reroll-contre"),
            Op::TileToVillage => say("op-tile-to-village"),
            Op::CancelConsumable => say("op-cancel-consumable"),
        }
    }
}

/// Faces as one would write them: "3–5", "1, 6".
fn faces_of(mask: u8) -> String {
    let faces: Vec<String> =
        (1..=6).filter(|face| mask >> (face - 1) & 1 == 1).map(|face: u8| face.to_string()).collect();
    faces.join(", ")
}

#[cfg(test)]
mod tests {
    use crate::cards::CATALOGUE;

    #[test]
    fn every_card_speaks() {
        let speech = galerne_kit::Speech::of::<crate::Windwalkers>();
        for card in &CATALOGUE[1..] {
            let text = speech.say(&card.text());
            assert!(text.len() > 20, "{}: {text}", card.key);
        }
        // Numbers come from the effects.
        assert!(speech.say(&CATALOGUE[1].text()).contains("Ignore up to 3 dice of the épreuve for each empty place."));
        assert!(speech.say(&CATALOGUE[45].text()).contains("Ignore up to 2 dice of the épreuve."));
        // WW-9.40: laying dice on Alpha costs no tap, using them does.
        let alpha = CATALOGUE.iter().find(|card| card.stores).expect("a card that stores dice");
        assert!(
            speech.say(&alpha.text()).starts_with("While this hordier is in the horde, tapped or not, you may lay")
        );
        for consumable in &crate::consumables::ALL {
            speech.say(&consumable.text());
        }
    }
}

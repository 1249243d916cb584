//! A card in words and in icons, made from its effects: a number changed in the effect changes in every text.

use crate::cards::{Card, CardId, Line, Trigger};
use crate::consumables::Consumable;
use crate::effects::{Abandon, Amount, Cost, Count, Dice, From, If, Of, Op, Spread, Tag, Which, Whom};
use crate::words::{name, say};
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
    /// What the card says: how it is paid for, when it may be used, and what it does.
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
        let mut parts = vec![say(trigger).with("window", say(window))];
        if self.stores {
            parts.push(say("text-stores").with("n", crate::tiles::STORE_CAP));
        }
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
        let stores = self.stores.then(|| say("text-stores").with("n", crate::tiles::STORE_CAP));
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

    /// When it may be used. A force that is asked for tells of the wind as well.
    fn conditions(&self) -> impl Iterator<Item = Message> {
        let windy = self.when.iter().any(|condition| matches!(condition, If::Force(_)));
        let told = self.when.iter().filter(move |condition| !(windy && **condition == If::Wind));
        told.map(|condition| say("text-when").with("condition", condition.text()))
    }

    /// The icon line: trigger, costs, condition, effects, in signs that need no language.
    #[must_use]
    pub fn icons(&self) -> String {
        let trigger = match self.trigger {
            Trigger::Tap => "↷",
            Trigger::Discard => "✝",
            Trigger::Reaction => "⚡↷",
            Trigger::ReactionDiscard => "⚡✝",
        };
        let mut line = vec![trigger.to_owned()];
        line.extend(self.costs.iter().map(Cost::icon));
        line.extend(self.when.iter().map(|condition| format!("{}?", condition.icon())));
        line.push("→".to_owned());
        line.extend(self.ops.iter().map(Op::icon));
        line.join(" ")
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
            Of::One => return sentence.with("of", "number").with("n", self.times),
            Of::Force => return sentence.with("of", "force").with("n", self.times),
            Of::Moral => return sentence.with("of", "moral").with("n", self.times),
            Of::TileMoral => return sentence.with("of", "tile").with("n", self.times),
            Of::Missing => say("each-missing"),
            Of::MissingPack => say("each-missing-pack"),
            Of::MissingTraine => say("each-missing-traine"),
            Of::Greens => say("each-green"),
            Of::Blacks => say("each-black"),
            Of::Fers => say("each-fer"),
            Of::Packs => say("each-pack"),
            Of::Tagged(tag) => say("each-tag").with("tag", tag.text()),
            Of::WindPairs => say("each-wind-pair"),
        };
        sentence.with("of", "each").with("n", self.times).with("each", each)
    }

    fn icon(&self) -> String {
        let of = match self.of {
            Of::One => return self.times.to_string(),
            Of::Missing => "◌",
            Of::MissingPack => "◌P",
            Of::MissingTraine => "◌T",
            Of::Force => "≋",
            Of::Moral => "♥",
            Of::Greens => "●g",
            Of::Blacks => "●k",
            Of::Fers => "▲F",
            Of::Packs => "▲P",
            Of::Tagged(tag) => tag.id(),
            Of::WindPairs => "≋≋",
            Of::TileMoral => "⬡♥",
        };
        if self.times == 1 { of.to_owned() } else { format!("{}×{of}", self.times) }
    }
}

impl Count {
    fn fill(&self, sentence: Message) -> Message {
        match self {
            Count::UpTo(amount) => amount.fill(sentence),
            Count::All => sentence.with("of", "all"),
        }
    }

    fn icon(&self) -> String {
        match self {
            Count::UpTo(amount) => format!("≤{}", amount.icon()),
            Count::All => "∀".to_owned(),
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

    const fn icon(self) -> &'static str {
        match self {
            Dice::Blue => "■b",
            Dice::Violet => "■v",
            Dice::Horde => "■b■v",
            Dice::White => "□w",
            Dice::Green => "□g",
            Dice::Epreuve => "□w□g",
            Dice::Any => "□w□g□k",
        }
    }
}

impl Whom {
    fn text(self) -> Message {
        match self {
            Whom::Anyone => say("whom-anyone"),
            Whom::Tagged(tag) => say("whom-tag").with("tag", tag.text()),
            Whom::Card(card) => say("whom-card").with("card", name(CardId(card))),
        }
    }

    fn icon(self) -> String {
        match self {
            Whom::Anyone => "▮".to_owned(),
            Whom::Tagged(tag) => format!("▮{}", tag.id()),
            Whom::Card(card) => format!("▮{card}"),
        }
    }
}

impl If {
    pub(crate) fn text(&self) -> Message {
        match *self {
            If::Wind => say("if-wind"),
            If::Force(force) => say("if-force").with("n", force),
            If::TileGreens(n) => say("if-tile-greens").with("n", n),
            If::TileMoral(n) => say("if-tile-moral").with("n", n),
            If::Edge => say("if-edge"),
            If::Blacks(n) => say("if-blacks").with("n", n),
            If::SumBeaten => say("if-sum"),
            If::Tagged(tag, n) => say("if-tag").with("n", n).with("tag", tag.text()),
            If::OtherTagged(tag) => say("if-other-tag").with("tag", tag.text()),
            If::Village => say("if-village"),
            If::Outside(whom) => say("if-outside").with("whom", whom.text()),
            If::Used(card) => say("if-used").with("card", name(CardId(card))),
            If::Company => say("if-company"),
        }
    }

    fn icon(&self) -> String {
        match *self {
            If::Wind => "≋".to_owned(),
            If::Force(force) => format!("≋{force}"),
            If::TileGreens(n) => format!("⬡g{n}"),
            If::TileMoral(n) => format!("⬡♥{n}"),
            If::Edge => "⬡|".to_owned(),
            If::Blacks(n) => format!("●k{n}"),
            If::SumBeaten => "Σb>Σ".to_owned(),
            If::Tagged(tag, n) => format!("{}{n}", tag.id()),
            If::OtherTagged(tag) => format!("+{}", tag.id()),
            If::Village => "⌂".to_owned(),
            If::Outside(whom) => format!("∉{}", whom.icon()),
            If::Used(card) => format!("✓{card}"),
            If::Company => "⬡⚑".to_owned(),
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

    fn icon(&self) -> String {
        match *self {
            Cost::Moral(n) => format!("−{n}♥"),
            Cost::MoralPerRested => "−♥/▮".to_owned(),
            Cost::MoralUnless(card, n) => format!("−{n}♥∖{card}"),
            Cost::Abandon(_) => "✝▮".to_owned(),
            Cost::TapOther(n) => format!("↷{n}▮"),
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
                    Which::Every => "op-ignore",
                    Which::AboveToken => "op-ignore-above-token",
                    Which::BelowForce => "op-ignore-below-force",
                    Which::BelowLowestBlue => "op-ignore-below-blue",
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
                    From::Pile => "op-recruit-pile",
                    From::VillageOffers => "op-recruit-offers",
                    From::Anywhere => "op-recruit-anywhere",
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

    /// The effect in signs.
    #[must_use]
    pub fn icon(&self) -> String {
        let all = |ops: &[Op]| ops.iter().map(Op::icon).collect::<Vec<_>>().join(" ");
        match *self {
            Op::RollAdd(dice, n) => format!("+{}{}", n.icon(), dice.icon()),
            Op::Shift(dice, _, Spread::EachOnce) => format!("±1/{}", dice.icon()),
            Op::Shift(dice, n, Spread::OneDie) => format!("±{}·1{}", n.icon(), dice.icon()),
            Op::Shift(dice, n, Spread::Free) => format!("±{}·{}", n.icon(), dice.icon()),
            Op::Set(dice, n) => format!("{}{}=?", n.icon(), dice.icon()),
            Op::SetAll(dice) => format!("∀{}=?", dice.icon()),
            Op::Flip(dice) => format!("⇅{}", dice.icon()),
            Op::Reroll(dice) => format!("↻{}", dice.icon()),
            Op::PoolReplace(n) => format!("■b:={}", n.icon()),
            Op::Ignore(dice, count, which) => {
                let which = match which {
                    Which::Every => "",
                    Which::AboveToken => ">≋?",
                    Which::BelowForce => "<≋",
                    Which::BelowLowestBlue => "<■b",
                };
                format!("✗{}{}{which}", count.icon(), dice.icon())
            }
            Op::EpSet => "□g=?".to_owned(),
            Op::EpAdd(n) => format!("+≤{}□g=?", n.icon()),
            Op::ForceSet(n) => format!("≋:={n}"),
            Op::ForceDelta(n) => format!("≋{n:+}"),
            Op::TokenThreshold => "≋?".to_owned(),
            Op::Moral(n) => format!("+{}♥", n.icon()),
            Op::MoralLoss(n) => format!("−{n}♥"),
            Op::MoralEveryHorde(n) => format!("⚑+{n}♥"),
            Op::MoralFull => "♥♥♥".to_owned(),
            Op::Rest(count, whom) => format!("↶{}{}", count.icon(), whom.icon()),
            Op::Recruit(from, whom) => {
                let from = match from {
                    From::Pile => "✝",
                    From::VillageOffers => "⌂",
                    From::Anywhere => "∀",
                };
                format!("+{}⟵{from}", whom.icon())
            }
            Op::WindReveal(count) => format!("⬡≋!{}", count.icon()),
            Op::If(condition, ops) => format!("{}?({})", condition.icon(), all(ops)),
            Op::Choose(first, second) => format!("({} | {})", all(first), all(second)),
            Op::Gamble(rows) => {
                let row = |(faces, ops): &(u8, &[Op])| format!("{}:{}", faces_of(*faces), all(ops));
                format!("⚄[{}]", rows.iter().map(row).collect::<Vec<_>>().join(" "))
            }
            Op::GambleForce(ops) => format!("⚄≥≋({})", all(ops)),
            Op::BlackAdd(n) => format!("⬡+{}●k", n.icon()),
            Op::WindReturn => "⬡≋→◯".to_owned(),
            Op::WindBump => "⬡≋+1".to_owned(),
            Op::TileRemove => "⬡✗".to_owned(),
            Op::TileSwap { .. } => "⬡⇄⬡".to_owned(),
            Op::TileReplace => "⬡→⬢".to_owned(),
            Op::StoreUse => "▤→■".to_owned(),
            Op::StoreGreen => "✗∀□g▤".to_owned(),
            Op::UndoContre => "⟲⬡".to_owned(),
            Op::MoralDouble => "♥×2".to_owned(),
            Op::BlackSpread => "□k→⬡⬡".to_owned(),
            Op::Recolor { black_to_green } => if black_to_green { "□k→□g ■v→■b" } else { "■v→■b" }.to_owned(),
            Op::Cityfy => "⌂→♜".to_owned(),
            Op::Stack(_) => "▮⤵".to_owned(),
            Op::LockSelf => "🔒".to_owned(),
            Op::ScoreDouble => "★×2".to_owned(),
            Op::WaiveTerrainMoral => "⬡♥:=0".to_owned(),
            Op::WaivePowerMoral => "▮♥:=0".to_owned(),
            Op::UseTraine => "✝→↷".to_owned(),
            Op::OfferAdd => "⌂+1".to_owned(),
            _ => "⚑".to_owned(),
        }
    }
}

/// Faces as one would write them: "3–5", "1, 6".
fn faces_of(mask: u8) -> String {
    let faces: Vec<String> =
        (1..=6).filter(|face| mask >> (face - 1) & 1 == 1).map(|face: u8| face.to_string()).collect();
    faces.join(", ")
}

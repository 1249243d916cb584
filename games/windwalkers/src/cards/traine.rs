//! The Traîne: the crocs, most of them used by being left behind.

use super::{Card, Line, Position, Set, Trigger, Windows, hordier};
use crate::effects::*;

const fn traine(id: u8, set: Set, tier: u8, names: [&'static str; 3], tags: &'static [&'static str]) -> Card {
    hordier(Position::Traine, id, set, tier, names, tags)
}

pub(super) const TRAINE: [Card; 39] = [
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Horde, each(Counted::Fers))],
        ..traine(29, Set::Base, 3, ["ivan", "Ivan Baumann", "menuisier-croc"], &["menuisier", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        when: &[Condition::Tagged(Tag::Oiseleur, 1)],
        ops: &[Op::Recruit(Source::Pile, CardFilter::Anyone)],
        ..traine(37, Set::Base, 1, ["faucon", "Faucon", "recruteur-familier"], &["recruteur", "familier"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Recruit(Source::Pile, CardFilter::Anyone)],
        ..traine(38, Set::Base, 3, ["croque", "Croque", "recruteur-familier"], &["recruteur", "familier"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Rest(Count::UpTo(n(2)), CardFilter::Anyone)],
        ..traine(39, Set::Base, 3, ["abriyen", "Abriyen", "airpailleur-croc"], &["airpailleur", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::TileSwap { anywhere: true }],
        ..traine(40, Set::Base, 2, ["yeng", "Yeng", "pilier-croc"], &["pilier", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Horde, each(Counted::Packs))],
        ..traine(42, Set::Base, 3, ["benelim", "Benelim", "ailier-croc"], &["ailier", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Set(Dice::Horde, n(2))],
        ..traine(43, Set::Base, 2, ["duke", "Duke Arnaud N.", "stratège-croc"], &["stratege", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        when: &[Condition::Wind],
        ops: &[Op::ForceSet(2)],
        ..traine(44, Set::Base, 2, ["tula", "Tula", "invocatrice-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Any, Count::UpTo(n(2)), DiceFilter::Every)],
        ..traine(45, Set::Base, 3, ["comtesse", "Comtesse Elewys", "stratège-croc"], &["stratege", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::MoralDouble],
        ..traine(46, Set::Base, 2, ["amiral_jean", "Amiral Jean", "stratège-croc"], &["stratege", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        when: &[Condition::Wind],
        ops: &[Op::ForceSet(3)],
        ..traine(47, Set::Base, 2, ["topilzin", "Topilzin", "invocateur-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Horde, each(Counted::Missing))],
        ..traine(48, Set::Base, 1, ["zhalinka", "Zhalinka", "assassin-croc"], &["assassin", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Set(Dice::Horde, each(Counted::Missing))],
        ..traine(49, Set::Base, 1, ["bellune", "Bellune", "assassin-croc"], &["assassin", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        when: &[Condition::Wind],
        ops: &[Op::ForceSet(6)],
        ..traine(50, Set::Base, 1, ["osuros", "Osuros", "invocateur-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Moral(n(3)), Op::If(Condition::Used(52), &[Op::MoralFull])],
        ..traine(51, Set::Base, 3, ["mere", "Mère", "martyre-croc"], &["martyr", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Moral(n(3)), Op::If(Condition::Used(51), &[Op::MoralFull])],
        ..traine(52, Set::Base, 3, ["pere", "Père", "martyr-croc"], &["martyr", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::WindReveal(Count::All)],
        ..traine(53, Set::Base, 1, ["fuego", "Fuego", "éclaireur-croc"], &["eclaireur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Shift(Dice::Horde, each(Counted::Moral), Spread::Free)],
        ..traine(54, Set::Base, 3, ["ama", "Ama Ama", "oiseleuse-croc"], &["oiseleur", "croc"])
    },
    Card {
        woman: true,
        windows: Windows::TRAVEL,
        ops: &[Op::Stack(Line::Fer)],
        ..traine(89, Set::Ext, 1, ["sensemune", "Sensemune", "invocatrice-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        windows: Windows::TRAVEL,
        ops: &[Op::Stack(Line::Pack)],
        ..traine(90, Set::Ext, 1, ["sensesune", "Sensesune", "invocatrice-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Any, Count::All, DiceFilter::Every), Op::LockSelf],
        ..traine(91, Set::Ext, 2, ["regitha", "Régitha", "martyre-croc"], &["martyr", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        when: &[Condition::Blacks(1)],
        ops: &[Op::Recolor { black_to_green: true }, Op::ForceSet(1)],
        ..traine(92, Set::Ext, 3, ["barakiel", "Barakiel", "démineur-croc"], &["demineur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Moral(times(2, Counted::Blacks))],
        ..traine(93, Set::Ext, 2, ["charlize", "Charlize Soulages", "artiste-croc"], &["artiste", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::Recruit(Source::VillageOffers, CardFilter::Anyone)],
        ..traine(94, Set::Ext, 3, ["minerva", "Minerva", "recruteuse-croc"], &["recruteur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::OfferAdd],
        ..traine(95, Set::Ext, 1, ["dr_pride", "Dr. Ana Pride", "recruteuse-croc"], &["recruteur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Any, Count::All, DiceFilter::BelowForce)],
        ..traine(96, Set::Ext, 2, ["ivana", "Ivana", "croc"], &["croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::Set(Dice::Horde, each(Counted::Tagged(Tag::Oiseleur)))],
        counts_itself: true,
        ..traine(97, Set::Ext, 1, ["hulan", "Hulan", "oiseleur-croc"], &["oiseleur", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Violet, n(1)), Op::Rest(Count::UpTo(n(1)), CardFilter::Tagged(Tag::Torantor))],
        ..traine(98, Set::Ext, 2, ["zaffa", "Zaffa Torantor", "ailier-croc"], &["ailier", "croc", "torantor"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Interfere { moral: 2, reward: 3 }],
        ..traine(99, Set::Multi, 2, ["eolia", "Eolia Luthan", "martyre-croc"], &["martyr", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::WindBump],
        ..traine(100, Set::Ext, 3, ["torren", "Torren Varnay", "invocateur-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::Gamble(&[(0b000001, &[Op::LoseGame]), (0b011110, &[]), (0b100000, &[Op::WinGame])])],
        ..traine(101, Set::Multi, 1, ["unicorn", "Unicorn", "licorne"], &["licorne"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::ScoreDouble],
        ..traine(102, Set::Ext, 1, ["lihn", "Lihn", "croc"], &["croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::TileReplace],
        ..traine(103, Set::Ext, 3, ["tala", "Tala Warai", "pilier-croc"], &["pilier", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::BOTH,
        ops: &[Op::ChooseToken],
        ..traine(104, Set::Multi, 3, ["jonas", "Jonas", "invocateur-croc"], &["invocateur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::SwapPlaces],
        ..traine(105, Set::Multi, 2, ["selena", "Selena Vane", "mystificatrice-croc"], &["mystificateur", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::TopSwapOther],
        ..traine(106, Set::Multi, 1, ["eryk", "Eryk Thorne", "recruteur-croc"], &["recruteur", "croc"])
    },
    Card {
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::ForceUse],
        ..traine(107, Set::Multi, 1, ["lorien", "Lorien Daramond", "recruteur-croc"], &["recruteur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::ReactionDiscard,
        windows: Windows::BOTH,
        ops: &[Op::Cancel { aimed: false }],
        ..traine(108, Set::Multi, 1, ["erynn", "Erynn Luthan", "protectrice-croc"], &["protecteur", "croc"])
    },
    Card {
        woman: true,
        trigger: Trigger::Discard,
        windows: Windows::TRAVEL,
        ops: &[Op::Undefined],
        ..traine(109, Set::Multi, 2, ["trumpette", "Trump’ette", "es-croc"], &["escroc", "croc"])
    },
];

//! The Traceurs: one leads each horde, from the Fer line.

use super::{Card, Position, Set, Windows, hordier};
use crate::effects::*;

const fn traceur(id: u8, set: Set, tier: u8, names: [&'static str; 3], tags: &'static [&'static str]) -> Card {
    hordier(Position::Traceur, id, set, tier, names, tags)
}

pub(super) const TRACEURS: [Card; 12] = [
    Card {
        windows: Windows::CONTRE,
        costs: &[Cost::Abandon(Abandon::Other)],
        ops: &[Op::Ignore(Dice::Any, Count::UpTo(times(3, Counted::Missing)), DiceFilter::Every)],
        ..traceur(1, Set::Base, 3, ["uther", "Uther le Fonceur", "assassin"], &["assassin"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::TokenThreshold, Op::Ignore(Dice::Any, Count::All, DiceFilter::AboveToken)],
        ..traceur(2, Set::Base, 2, ["rokka", "Rokka le Cerf-Volant", "aéromaîtresse"], &["aeromaitre"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::StoreUse],
        stores: true,
        ..traceur(3, Set::Base, 1, ["alpha", "Alpha l’Économe", "traceuse"], &["traceur"])
    },
    Card {
        windows: Windows::CONTRE,
        costs: &[Cost::Moral(1)],
        ops: &[Op::GambleForce(&[Op::Ignore(Dice::Any, Count::All, DiceFilter::Every)])],
        ..traceur(4, Set::Base, 3, ["ryage", "Ryage le Joueur", "traceur"], &["traceur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Any, Count::UpTo(each(Counted::Greens)), DiceFilter::Every)],
        ..traceur(5, Set::Base, 2, ["viciar", "Viciar le Perfectionniste", "traceur"], &["traceur"])
    },
    Card {
        windows: Windows::CONTRE,
        when: &[Condition::Company],
        ops: &[Op::Ignore(Dice::Any, Count::All, DiceFilter::Every)],
        ..traceur(55, Set::Multi, 2, ["giltarr", "Giltarr le Tricheur", "traceur"], &["traceur"])
    },
    Card {
        windows: Windows::BOTH,
        ops: &[Op::UseTraine],
        ..traceur(56, Set::Ext, 3, ["usmos", "Usmos l’Eunuque", "traceur"], &["traceur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::Blacks(1)],
        ops: &[Op::BlackSpread, Op::Recolor { black_to_green: false }],
        ..traceur(57, Set::Ext, 2, ["estrella", "Estrella l’Inébranlable", "traceuse"], &["traceur"])
    },
    Card {
        windows: Windows::CONTRE,
        when: &[Condition::Edge],
        ops: &[Op::Ignore(Dice::Any, Count::UpTo(n(3)), DiceFilter::Every)],
        ..traceur(58, Set::Ext, 3, ["iel", "I.E.L", "traceur.e"], &["traceur"])
    },
    Card {
        windows: Windows::BOTH,
        ops: &[Op::FlipCard { reward: 3 }],
        ..traceur(59, Set::Multi, 2, ["ambroise", "Ambroise le Coquin", "traceur"], &["traceur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::TileMoral(1)],
        ops: &[Op::Ignore(Dice::Any, Count::UpTo(n(3)), DiceFilter::Every)],
        ..traceur(60, Set::Ext, 1, ["oranne", "Oranne la Voyageuse", "traceuse"], &["traceur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::Village],
        ops: &[Op::Ignore(Dice::Any, Count::All, DiceFilter::Every), Op::Cityfy],
        ..traceur(61, Set::Ext, 1, ["lyara", "Lyara l’Inspirante", "traceuse"], &["traceur"])
    },
];

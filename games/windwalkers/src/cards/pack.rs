//! The Pack.

use super::{Card, Position, Set, Trigger, Windows, hordier};
use crate::effects::*;

const fn pack(id: u8, set: Set, tier: u8, names: [&'static str; 3], tags: &'static [&'static str]) -> Card {
    hordier(Position::Pack, id, set, tier, names, tags)
}

pub(super) const PACK: [Card; 33] = [
    Card {
        woman: true,
        windows: Windows::BOTH,
        ops: &[Op::Moral(each(Counted::Missing))],
        follows: Some(48),
        ..pack(19, Set::Base, 1, ["oshora", "Oshora", "assassin"], &["assassin"])
    },
    Card {
        windows: Windows::BOTH,
        costs: &[Cost::Abandon(Abandon::OtherNotTraceur)],
        when: &[Condition::Outside(CardFilter::Card(37))],
        ops: &[Op::Recruit(Source::Anywhere, CardFilter::Card(37))],
        ..pack(20, Set::Base, 1, ["adolar", "Adolar Rossel", "assassin-oiseleur"], &["assassin", "oiseleur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::Wind],
        ops: &[Op::Choose(&[Op::ForceDelta(-1)], &[Op::ForceDelta(1), Op::Moral(n(2))])],
        ..pack(21, Set::Base, 2, ["alicone", "Alicone Minh-row", "aéromaîtresse"], &["aeromaitre"])
    },
    Card {
        woman: true,
        windows: Windows::BOTH,
        costs: &[Cost::MoralPerRested],
        ops: &[Op::Rest(Count::All, CardFilter::Anyone)],
        ..pack(22, Set::Base, 2, ["ashley", "Ashley", "feuleuse"], &["feuleur"])
    },
    Card {
        windows: Windows::CONTRE,
        when: &[Condition::Wind, Condition::Force(3)],
        ops: &[Op::Moral(n(3))],
        ..pack(23, Set::Base, 2, ["baramas", "Baramas", "airpailleur"], &["airpailleur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[
            Op::RollAdd(Dice::Blue, n(1)),
            Op::If(Condition::OtherTagged(Tag::Torantor), &[Op::Shift(Dice::Blue, n(1), Spread::OneDie)]),
        ],
        ..pack(24, Set::Base, 3, ["xavio", "Xavio Torantor", "ailier"], &["ailier", "torantor"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Blue, n(1)), Op::If(Condition::OtherTagged(Tag::Torantor), &[Op::Moral(n(1))])],
        ..pack(25, Set::Base, 3, ["yavo", "Yavo Torantor", "ailier"], &["ailier", "torantor"])
    },
    Card {
        windows: Windows::TRAVEL,
        ops: &[Op::WindReveal(Count::UpTo(n(3)))],
        ..pack(26, Set::Base, 3, ["ernest", "Ernest Waltman", "éclaireur"], &["eclaireur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::Wind, Condition::Force(6)],
        ops: &[Op::Rest(Count::All, CardFilter::Anyone)],
        ..pack(27, Set::Base, 2, ["galas", "Galas Thunderflayer", "troubadour"], &["troubadour"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Set(Dice::Blue, n(1))],
        ..pack(28, Set::Base, 3, ["gianni", "Gianni Raymondi", "cuisinier"], &["cuisinier"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Blue, each(Counted::TileMoral))],
        ..pack(30, Set::Base, 1, ["lethune", "Lethune de Prals", "sourcière"], &["sourciere"])
    },
    Card {
        windows: Windows::BOTH,
        when: &[Condition::TileGreens(3)],
        ops: &[Op::Moral(n(3))],
        ..pack(31, Set::Base, 2, ["osvaldo", "Osvaldo Hawksson", "feuleur"], &["feuleur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        costs: &[Cost::Moral(1)],
        when: &[Condition::Wind],
        ops: &[Op::ForceSet(1)],
        ..pack(32, Set::Base, 1, ["rochelle", "Rochelle Niephaus", "prêtresse du vent"], &["pretre_du_vent"])
    },
    Card {
        woman: true,
        windows: Windows::BOTH,
        when: &[Condition::TileGreens(2)],
        ops: &[Op::Moral(n(2))],
        ..pack(33, Set::Base, 1, ["saskia", "Saskia Bisch", "feuleuse"], &["feuleur"])
    },
    Card {
        woman: true,
        windows: Windows::BOTH,
        ops: &[Op::Rest(Count::UpTo(n(1)), CardFilter::Anyone)],
        ..pack(34, Set::Base, 3, ["vera", "Vera", "rebouteuse"], &["rebouteuse"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Epreuve, Count::UpTo(n(1)), DiceFilter::Every)],
        ..pack(35, Set::Base, 3, ["wanda", "Wanda Pfeffer", "aéromaîtresse"], &["aeromaitre"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Shift(Dice::Blue, each(Counted::Packs), Spread::Free)],
        ..pack(36, Set::Base, 3, ["emelyn", "Emelyn Kraw", "protectrice"], &["protecteur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::EpSet],
        ..pack(41, Set::Base, 3, ["belkacem", "Belkacem", "géomaître"], &["geomaitre"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Rest(Count::UpTo(each(Counted::Blacks)), CardFilter::Anyone)],
        ..pack(74, Set::Ext, 2, ["josmina", "Josmina", "potière"], &["potiere"])
    },
    Card {
        woman: true,
        windows: Windows::BOTH,
        ops: &[Op::WindReturn],
        ..pack(75, Set::Ext, 3, ["nadia", "Nadia Ingot", "aéromaîtresse"], &["aeromaitre"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Moral(each(Counted::Blacks))],
        ..pack(76, Set::Ext, 2, ["eyline", "Eyline Bisch", "chasseuse"], &["chasseuse"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::EpAdd(n(2))],
        ..pack(77, Set::Ext, 1, ["donmaer", "Donmaer", "trappeur"], &["trappeur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[
            Op::RollAdd(Dice::Blue, n(1)),
            Op::If(
                Condition::OtherTagged(Tag::Torantor),
                &[Op::Rest(Count::UpTo(n(1)), CardFilter::Tagged(Tag::Torantor))],
            ),
        ],
        ..pack(78, Set::Ext, 3, ["kyo", "Kyo Torantor", "ailier"], &["ailier", "torantor"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::MoveGreen],
        ..pack(79, Set::Multi, 3, ["bert", "Bert Haring", "géomaître"], &["geomaitre"])
    },
    Card {
        woman: true,
        windows: Windows::BOTH,
        ops: &[Op::Choose(&[Op::WaivePowerMoral], &[Op::Moral(n(1))])],
        ..pack(80, Set::Ext, 2, ["sarbella", "Sarbella", "sourcière"], &["sourciere"])
    },
    Card {
        windows: Windows::BOTH,
        ops: &[Op::Gamble(&[
            (0b000011, &[Op::MoralLoss(1)]),
            (0b011100, &[Op::Moral(n(2))]),
            (0b100000, &[Op::MoralEveryHorde(2)]),
        ])],
        ..pack(81, Set::Ext, 2, ["daron", "Le Daron", "homme de ménage"], &["homme_de_menage"])
    },
    Card {
        windows: Windows::BOTH,
        costs: &[Cost::TapOther(1)],
        ops: &[Op::Moral(n(4))],
        ..pack(82, Set::Ext, 3, ["dragon", "Le Dragon", "dragon"], &["dragon"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::GiftIgnored],
        ..pack(83, Set::Multi, 1, ["sylvana", "Sylvana Delcourt", "espionne-stratège"], &["espion", "stratege"])
    },
    Card {
        woman: true,
        windows: Windows::TRAVEL,
        ops: &[Op::LendDie, Op::Rest(Count::UpTo(n(1)), CardFilter::Anyone)],
        ..pack(84, Set::Multi, 1, ["saphira", "Saphira Montclair", "airpailleuse"], &["airpailleur"])
    },
    Card {
        windows: Windows::TRAVEL,
        ops: &[Op::ShareMoral],
        ..pack(85, Set::Multi, 2, ["darius", "Darius Voren", "prince"], &["prince"])
    },
    Card {
        woman: true,
        windows: Windows::TRAVEL,
        ops: &[Op::SwapCard { reward: 1 }],
        ..pack(86, Set::Multi, 3, ["celeste", "Céleste Daramond", "recruteuse"], &["recruteur"])
    },
    Card {
        trigger: Trigger::Reaction,
        windows: Windows::BOTH,
        ops: &[Op::Cancel { aimed: true }],
        ..pack(87, Set::Multi, 1, ["alric", "Alric Vorn", "protecteur"], &["protecteur"])
    },
    Card {
        woman: true,
        windows: Windows::TRAVEL,
        ops: &[Op::PullHorde { reward: 3 }],
        ..pack(88, Set::Multi, 2, ["cassia", "Cassia Montclair", "mystificatrice"], &["mystificateur"])
    },
];

//! The Fer line.

use super::{Card, Position, Set, Windows, hordier};
use crate::effects::*;

const fn fer(id: u8, set: Set, tier: u8, names: [&'static str; 3], tags: &'static [&'static str]) -> Card {
    hordier(Position::Fer, id, set, tier, names, tags)
}

pub(super) const FER: [Card; 25] = [
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Shift(Dice::Blue, n(0), Spread::EachOnce)],
        ..fer(6, Set::Base, 3, ["thomassin", "Thomassin de Gaude", "prince"], &["prince"])
    },
    Card {
        windows: Windows::CONTRE,
        costs: &[Cost::Moral(1)],
        ops: &[Op::Shift(Dice::Blue, each(Counted::Moral), Spread::Free)],
        ..fer(7, Set::Base, 3, ["ukkiba", "Ukkiba Tomoshi", "scribe"], &["scribe"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::WaiveTerrainMoral],
        ..fer(8, Set::Base, 1, ["filibert", "Filibert Franz", "géomaître"], &["geomaitre"])
    },
    Card {
        windows: Windows::TRAVEL,
        costs: &[Cost::MoralUnless(10, 1)],
        ops: &[Op::TileRemove],
        ..fer(9, Set::Base, 1, ["herbert", "Herbert Benegh", "pilier"], &["pilier"])
    },
    Card {
        windows: Windows::TRAVEL,
        costs: &[Cost::MoralUnless(9, 1)],
        ops: &[Op::TileSwap { anywhere: false }],
        ..fer(10, Set::Base, 2, ["franck", "Franck Benegh", "pilier"], &["pilier"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::UndoContre],
        ..fer(11, Set::Base, 3, ["athonios", "Athonios Catan", "protecteur"], &["protecteur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Shift(Dice::Blue, each(Counted::Force), Spread::Free)],
        ..fer(12, Set::Base, 2, ["blanchette", "Blanchette de Gaude", "princesse"], &["prince"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::StoreGreen],
        ..fer(13, Set::Base, 2, ["ed", "Ed Abro Ragerage", "prêtre du vent"], &["pretre_du_vent"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        when: &[Condition::SumBeaten],
        ops: &[Op::Ignore(Dice::White, Count::All, DiceFilter::Every)],
        ..fer(14, Set::Base, 3, ["kunigunde", "Kunigunde Nosske", "aéromaîtresse"], &["aeromaitre"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Blue, each(Counted::WindPairs))],
        ..fer(15, Set::Base, 1, ["anika", "Anika", "airpailleuse"], &["airpailleur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Reroll(Dice::Blue)],
        ..fer(16, Set::Base, 2, ["kon", "Kon", "protecteur"], &["protecteur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Green, Count::UpTo(each(Counted::Missing)), DiceFilter::Every)],
        ..fer(17, Set::Base, 2, ["waldo", "Waldo Waldmann", "assassin-protecteur"], &["assassin", "protecteur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Shift(Dice::Blue, each(Counted::Tagged(Tag::Oiseleur)), Spread::OneDie)],
        ..fer(18, Set::Base, 3, ["dorothy", "Dorothy Irony", "protectrice-oiseleuse"], &["protecteur", "oiseleur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::SetAll(Dice::Blue)],
        ..fer(62, Set::Ext, 1, ["maarveen", "Maarveen Guillor", "troubadour"], &["troubadour"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::White, Count::All, DiceFilter::BelowLowestBlue)],
        ..fer(63, Set::Ext, 1, ["arabine", "Arabine", "danseuse"], &["danseuse"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::PoolReplace(each(Counted::Force))],
        ..fer(64, Set::Ext, 1, ["thutmus", "Thutmus", "protecteur-marchand"], &["protecteur", "marchand"])
    },
    Card {
        windows: Windows::BOTH,
        costs: &[Cost::Abandon(Abandon::FerLineNotCalsan)],
        when: &[Condition::Outside(CardFilter::Tagged(Tag::Calsan))],
        ops: &[
            Op::Recruit(Source::Anywhere, CardFilter::Tagged(Tag::Calsan)),
            Op::Rest(Count::All, CardFilter::Tagged(Tag::Calsan)),
        ],
        ..fer(65, Set::Ext, 1, ["dunseth", "Dunseth Calsan", "assassin-shaman"], &["assassin", "shaman", "calsan"])
    },
    Card {
        windows: Windows::CONTRE,
        costs: &[Cost::Abandon(Abandon::Traine)],
        ops: &[Op::Set(Dice::Blue, each(Counted::MissingTraine))],
        ..fer(66, Set::Ext, 1, ["irilad", "Irilad Calsan", "assassin-shaman"], &["assassin", "shaman", "calsan"])
    },
    Card {
        windows: Windows::CONTRE,
        costs: &[Cost::Abandon(Abandon::Pack)],
        ops: &[Op::RollAdd(Dice::Blue, each(Counted::MissingPack))],
        ..fer(67, Set::Ext, 1, ["oravan", "Oravan Calsan", "assassin-shaman"], &["assassin", "shaman", "calsan"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Green, Count::UpTo(each(Counted::Tagged(Tag::Feuleur))), DiceFilter::Every)],
        ..fer(68, Set::Ext, 2, ["justin", "Justin Rubino", "botaniste-feuleur"], &["botaniste", "feuleur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::White, Count::UpTo(each(Counted::Blacks)), DiceFilter::Every)],
        ..fer(69, Set::Ext, 1, ["amon", "Amon Amon", "artiste-ferrailleur"], &["artiste", "ferrailleur"])
    },
    Card {
        windows: Windows::CONTRE,
        ops: &[Op::RollAdd(Dice::Blue, each(Counted::Tagged(Tag::Oiseleur)))],
        ..fer(70, Set::Ext, 3, ["jared", "Jared Smeth", "protecteur-oiseleur"], &["protecteur", "oiseleur"])
    },
    Card {
        woman: true,
        windows: Windows::CONTRE,
        ops: &[Op::Ignore(Dice::Epreuve, Count::All, DiceFilter::Every), Op::GiveSelf],
        ..fer(71, Set::Multi, 3, ["cassandre", "Cassandre", "assassin-princesse"], &["assassin", "prince"])
    },
    Card {
        windows: Windows::TRAVEL,
        ops: &[Op::BlackAdd(each(Counted::Tagged(Tag::Geomaitre)))],
        ..fer(72, Set::Multi, 2, ["ragnard", "Ragnard Telsen", "artiste-géomaître"], &["artiste", "geomaitre"])
    },
    Card {
        windows: Windows::TRAVEL,
        ops: &[Op::Duel],
        ..fer(73, Set::Multi, 2, ["lorwin", "Lorwin Grenwald", "espion"], &["espion"])
    },
];

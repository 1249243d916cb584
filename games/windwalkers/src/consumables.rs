//! The consumables of the race (WW-12.22): small hidden cards, made of the same effects as the hordiers.

use crate::cards::Windows;
use crate::effects::Op;
use serde::{Deserialize, Serialize};

/// One consumable.
#[derive(Clone, Copy, Debug)]
pub struct Consumable {
    pub id: &'static str,
    pub name: &'static str,
    pub tier: u8,
    pub windows: Windows,
    pub ops: &'static [Op],
}

pub(crate) const COUNT: usize = 23;

const fn row(id: &'static str, name: &'static str, tier: u8, windows: Windows, ops: &'static [Op]) -> Consumable {
    Consumable { id, name, tier, windows, ops }
}

const ANY: Windows = Windows::BOTH;

pub(crate) static ALL: [Consumable; COUNT] = [
    row("cadeau", "Cadeau", 2, ANY, &[Op::AddBlackBehind(1)]),
    row("petit_cadeau", "Petit cadeau", 2, ANY, &[Op::AddBlackBehind(2)]),
    row("accalmie", "Accalmie", 2, ANY, &[Op::TokenDelta(-1)]),
    row("temps_calme", "Temps calme", 3, ANY, &[Op::TokenDelta(-2)]),
    row("petite_astuce", "Petite Astuce", 2, ANY, &[Op::CopyPower { legal: true }]),
    row("astuce", "Astuce", 3, ANY, &[Op::CopyPower { legal: false }]),
    row("vent_contraire", "Vent contraire", 3, ANY, &[Op::TokenSwap]),
    row("bourrasques", "Bourrasques", 3, ANY, &[Op::NextForceAll]),
    row("blaast", "Blaast", 3, ANY, &[Op::NextSixesAll]),
    row("bulletin", "Bulletin", 1, ANY, &[Op::RevealAny]),
    row("consentement", "Consentement", 2, ANY, &[Op::Undefined]),
    row("transfer", "Transfer", 3, ANY, &[Op::SwapCardFar]),
    row("partage", "Partage", 2, ANY, &[Op::NextBlueAll]),
    row("tout_pour_le_tout", "Le tout pour le tout", 2, ANY, &[Op::LastingBlue { more: false, points: true }]),
    row("tricherie", "Tricherie", 3, ANY, &[Op::LastingBlue { more: true, points: false }]),
    row("masochisme", "Masoschisme", 2, ANY, &[Op::BlackEverywhere]),
    row("eboulement", "Eboulement", 3, ANY, &[Op::TileRemove]),
    row("stop", "STOP", 3, ANY, &[Op::CancelConsumable]),
    row("copieur", "Copieur", 2, ANY, &[Op::CopyConsumable]),
    row("raccourci", "Raccourci", 3, Windows::CONTRE, &[Op::WinContre]),
    row("savonnette", "Savonnette", 3, Windows::TRAVEL, &[Op::PushHorde]),
    row("recommence", "Recommence", 1, Windows::CONTRE, &[Op::RerollContre]),
    row("village", "Village", 3, ANY, &[Op::TileToVillage]),
];

/// A consumable by its number, counted from 0, written by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConsumableId(pub u8);

impl ConsumableId {
    /// The consumable; the first one for a number that is none.
    #[must_use]
    pub fn get(self) -> &'static Consumable {
        ALL.get(usize::from(self.0)).unwrap_or(&ALL[0])
    }
}

impl Serialize for ConsumableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.get().id)
    }
}

impl<'de> Deserialize<'de> for ConsumableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ConsumableId, D::Error> {
        let id = String::deserialize(deserializer)?;
        match ALL.iter().position(|consumable| consumable.id == id) {
            Some(number) => Ok(ConsumableId(number as u8)),
            None => Err(serde::de::Error::custom(format!("there is no consumable \"{id}\""))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ww_12_22_consumables_are_those_of_the_data() {
        let data: toml::Table = include_str!("../tests/vectors/consumables.toml").parse().unwrap();
        let rows = data["consumable"].as_array().unwrap();
        assert_eq!(rows.len(), COUNT);
        for (consumable, row) in ALL.iter().zip(rows) {
            assert_eq!(row["id"].as_str(), Some(consumable.id));
            assert_eq!(row["name"].as_str(), Some(consumable.name));
            assert_eq!(row["tier"].as_integer(), Some(i64::from(consumable.tier)));
        }
    }
}

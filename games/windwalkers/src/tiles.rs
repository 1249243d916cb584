//! The kinds of tiles (WW-2.4) and the box they come from (WW-2.5).

use crate::cards::Line;
use serde::{Deserialize, Serialize};

/// What lies on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    Steppe,
    Forest,
    Mountain,
    Hut,
    Water,
    Desert,
    Marsh,
    Nordska,
    VillageRed,
    VillageBlue,
    VillageGreen,
    VillagePlain,
    Aberlaas,
    PortChoon,
    Chawondasee,
    Alticcio,
    CampBoban,
    TourFontaine,
    PorteHurle,
    /// A hex without a tile: outside the board, or taken away by a power.
    Gap,
}

/// What class a tile belongs to. Only land is "grey" for the powers that move tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Land,
    Village,
    City,
    Place,
    Nothing,
}

/// How many hordiers a tile readies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    None,
    One,
    All,
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    pub id: &'static str,
    pub class: Class,
    pub white: u8,
    pub green: u8,
    pub black: u8,
    pub moral: i8,
    pub wind: bool,
    pub recruits: Option<Line>,
    pub rest_pass: Rest,
    pub rest_stop: Rest,
    /// How many the box holds.
    pub supply: u8,
}

const fn print(id: &'static str, class: Class, dice: [u8; 3], moral: i8, supply: u8) -> Print {
    let [white, green, black] = dice;
    let (wind, rest_pass, rest_stop) = match class {
        Class::Land => (true, Rest::None, Rest::One),
        Class::Village => (true, Rest::One, Rest::All),
        Class::City => (false, Rest::None, Rest::All),
        Class::Place | Class::Nothing => (false, Rest::None, Rest::None),
    };
    Print { id, class, white, green, black, moral, wind, recruits: None, rest_pass, rest_stop, supply }
}

const fn village(id: &'static str, recruits: Option<Line>) -> Print {
    Print { recruits, ..print(id, Class::Village, [6, 0, 0], 0, 1) }
}

const PRINTS: [Print; Tile::Gap as usize + 1] = [
    print("steppe", Class::Land, [5, 1, 0], 0, 12),
    print("forest", Class::Land, [4, 2, 0], 0, 4),
    print("mountain", Class::Land, [3, 3, 0], 0, 4),
    print("hut", Class::Land, [6, 0, 0], 1, 4),
    print("water", Class::Land, [6, 0, 2], 0, 8),
    print("desert", Class::Land, [5, 1, 0], -2, 8),
    print("marsh", Class::Land, [4, 2, 1], -1, 8),
    print("nordska", Class::Land, [4, 3, 3], -2, 1),
    village("village_red", Some(Line::Fer)),
    village("village_blue", Some(Line::Pack)),
    village("village_green", Some(Line::Traine)),
    village("village_plain", None),
    print("aberlaas", Class::City, [0, 0, 0], 0, 1),
    print("port_choon", Class::City, [0, 0, 0], 0, 1),
    print("chawondasee", Class::City, [0, 0, 0], 0, 1),
    print("alticcio", Class::City, [0, 0, 0], 0, 1),
    print("camp_boban", Class::City, [0, 0, 0], 0, 1),
    Print { rest_pass: Rest::One, rest_stop: Rest::All, ..print("tour_fontaine", Class::Place, [6, 0, 0], 0, 1) },
    print("porte_hurle", Class::Place, [0, 0, 6], 0, 1),
    print("gap", Class::Nothing, [0, 0, 0], 0, 0),
];

impl Tile {
    pub const ALL: [Tile; Tile::Gap as usize + 1] = [
        Tile::Steppe,
        Tile::Forest,
        Tile::Mountain,
        Tile::Hut,
        Tile::Water,
        Tile::Desert,
        Tile::Marsh,
        Tile::Nordska,
        Tile::VillageRed,
        Tile::VillageBlue,
        Tile::VillageGreen,
        Tile::VillagePlain,
        Tile::Aberlaas,
        Tile::PortChoon,
        Tile::Chawondasee,
        Tile::Alticcio,
        Tile::CampBoban,
        Tile::TourFontaine,
        Tile::PorteHurle,
        Tile::Gap,
    ];
    /// The land tiles, in the order of the box.
    pub const LAND: [Tile; 8] =
        [Tile::Steppe, Tile::Forest, Tile::Mountain, Tile::Hut, Tile::Water, Tile::Desert, Tile::Marsh, Tile::Nordska];
    pub const COLOURED_VILLAGES: [Tile; 3] = [Tile::VillageRed, Tile::VillageBlue, Tile::VillageGreen];

    #[inline]
    #[must_use]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    #[must_use]
    pub fn named(id: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.print().id == id)
    }

    #[inline]
    #[must_use]
    pub const fn is_land(self) -> bool {
        matches!(self.print().class, Class::Land)
    }

    #[inline]
    #[must_use]
    pub const fn is_village(self) -> bool {
        matches!(self.print().class, Class::Village)
    }

    #[inline]
    #[must_use]
    pub const fn is_city(self) -> bool {
        matches!(self.print().class, Class::City)
    }

    /// What an abandon costs here, and entering again (WW-6.30).
    #[inline]
    #[must_use]
    pub const fn malus(self) -> u8 {
        if self.print().moral < 0 { self.print().moral.unsigned_abs() } else { 0 }
    }

    /// The sign of the tile on a board drawn with characters: that of WW-2.7 where it is right in both languages.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Tile::Steppe => "st",
            Tile::Forest => "fo",
            Tile::Mountain => "mo",
            Tile::Hut => "/\\",
            Tile::Water => "~~",
            Tile::Desert => "de",
            Tile::Marsh => "ma",
            Tile::Nordska => "no",
            Tile::VillageRed => "VR",
            Tile::VillageBlue => "VB",
            Tile::VillageGreen => "VT",
            Tile::VillagePlain => "VP",
            Tile::Aberlaas => "Ab",
            Tile::PortChoon => "PC",
            Tile::Chawondasee => "Ch",
            Tile::Alticcio => "Al",
            Tile::CampBoban => "CB",
            Tile::TourFontaine => "TF",
            Tile::PorteHurle => "PH",
            Tile::Gap => "  ",
        }
    }

    /// One letter for layouts in records.
    pub(crate) const fn letter(self) -> u8 {
        b"sfmhwdanRBGPACHLXTO."[self as usize]
    }

    pub(crate) fn of_letter(letter: u8) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.letter() == letter)
    }
}

/// Tokens of force 1 to 6 in the bag (WW-2.2).
pub(crate) const BAG: [u8; 6] = [3, 4, 6, 7, 6, 4];
/// Places of the horde (WW-2.12) and other constants of the game; a test holds them to the data file.
pub(crate) const MAX_MORAL: u8 = 9;
pub(crate) const IMPASSABLE: u8 = 7;
pub(crate) const PORTE_FORCE: u8 = 6;
pub(crate) const STORE_CAP: usize = 4;
pub(crate) const OFFER: u8 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ww_2_2_ww_2_4_ww_2_5_tiles_and_bag_are_those_of_the_data() {
        let data: toml::Table = include_str!("../tests/vectors/tiles.toml").parse().unwrap();
        let tiles = data["tile"].as_array().unwrap();
        assert_eq!(tiles.len(), Tile::Gap as usize);
        for (tile, row) in Tile::ALL.into_iter().zip(tiles) {
            let print = tile.print();
            let text = |name: &str| row[name].as_str().unwrap().to_owned();
            let number = |name: &str| row[name].as_integer().unwrap();
            assert_eq!(print.id, text("id"));
            assert_eq!(format!("{:?}", print.class).to_lowercase(), text("class"), "{}", print.id);
            assert_eq!(
                [print.white, print.green, print.black].map(i64::from),
                [number("white"), number("green"), number("black")]
            );
            assert_eq!((i64::from(print.moral), i64::from(print.supply)), (number("moral"), number("supply")));
            assert_eq!(print.wind, row["wind"].as_bool().unwrap());
            assert_eq!(print.recruits.map_or("", Line::id), text("recruit"));
            assert_eq!(format!("{:?}", print.rest_pass).to_lowercase(), text("rest_pass"), "{}", print.id);
            assert_eq!(format!("{:?}", print.rest_stop).to_lowercase(), text("rest_stop"), "{}", print.id);
        }
        let supply: u32 = Tile::ALL.iter().map(|tile| u32::from(tile.print().supply)).sum();
        assert_eq!(supply, 60);
        let winds: Vec<i64> =
            data["wind"].as_array().unwrap().iter().map(|wind| wind["count"].as_integer().unwrap()).collect();
        assert_eq!(winds, BAG.map(i64::from));
        assert_eq!(BAG.iter().sum::<u8>(), 30);
        let constant = |name: &str| data["constants"][name].as_integer().unwrap();
        assert_eq!(constant("max_moral"), i64::from(MAX_MORAL));
        assert_eq!(constant("start_moral"), i64::from(MAX_MORAL));
        assert_eq!(constant("force_impassable"), i64::from(IMPASSABLE));
        assert_eq!(constant("porte_hurle_force"), i64::from(PORTE_FORCE));
        assert_eq!(constant("alpha_store_cap"), STORE_CAP as i64);
        assert_eq!(constant("offer_per_village"), i64::from(OFFER));
        assert_eq!(constant("offer_per_city_line"), i64::from(OFFER));
        assert_eq!(
            (constant("fer_line"), constant("pack_line"), constant("traine_line"), constant("horde_places")),
            (3, 3, 2, 8)
        );
        assert_eq!((constant("base_blue_dice"), constant("city_moral"), constant("day_limit_per_chapter")), (6, 1, 30));
    }

    #[test]
    fn letters_and_names_lead_back() {
        for tile in Tile::ALL {
            assert_eq!(Tile::of_letter(tile.letter()), Some(tile));
            assert_eq!(Tile::named(tile.print().id), Some(tile));
        }
    }
}

//! A folder for Tabletop Simulator: sheets of cards as pictures, and the file that tells what they are.

use crate::order::Printout;
use crate::picture::{grid_png, piece_png};
use crate::shop::ShopFile;
use galerne_draw::Scene;
use galerne_draw::print::{Component, Cut, Part};
use serde_json::{Value, json};

/// Its sheets hold ten by seven cards; the last place is what a hidden card looks like.
const ACROSS: usize = 10;
const DOWN: usize = 7;
const MOST: usize = ACROSS * DOWN - 1;
/// Dots of a card: ten of them stay below the 4,096 that its manual allows.
const CARD: (u32, u32) = (409, 573);

/// What a picture shows.
enum Shown<'a> {
    /// The fronts of a deck.
    Deck(Vec<&'a Component>),
    /// What the cards of a deck have on the other side.
    Back(&'a Scene),
    /// A piece alone, at that number of dots to the inch.
    Piece(&'a Scene, f32),
}

impl Printout {
    /// Pictures and `galerne.json`. The address says where a picture will be found by its name: `file:///…` or a server's.
    pub fn tts(&self, address: &dyn Fn(&str) -> String) -> Result<Vec<ShopFile>, String> {
        let mut files = Vec::new();
        for (name, shown) in self.tts_shown() {
            files.push(ShopFile { bytes: self.tts_drawn(&shown)?, name });
        }
        files.push(ShopFile { name: "galerne.json".to_owned(), bytes: self.tts_save(address) });
        Ok(files)
    }

    /// One of its pictures; none has another name.
    pub fn tts_picture(&self, name: &str) -> Result<Option<Vec<u8>>, String> {
        let found = self.tts_shown().into_iter().find(|(known, _)| known == name);
        found.map(|(_, shown)| self.tts_drawn(&shown)).transpose()
    }

    /// The file that tells what the pictures are.
    #[must_use]
    pub fn tts_save(&self, address: &dyn Fn(&str) -> String) -> Vec<u8> {
        let mut objects = Vec::new();
        for (number, deck) in self.decks().iter().enumerate() {
            let key = number + 1;
            objects.push(deck_object(key, deck, &address(&face_name(key)), &address(&back_name(key))));
        }
        for piece in self.flat_pieces() {
            let kind = if piece.part == Part::Tiles { "Custom_Tile" } else { "Custom_Board" };
            let mut object = flat(kind, piece, &address(&picture_name(piece)));
            if piece.part == Part::Tiles {
                // Its type 1 is a hexagon.
                object["CustomImage"]["CustomTile"] = json!({ "Type": 1, "Thickness": 0.1, "Stackable": true });
            }
            let count = if piece.part == Part::Tiles { piece.copies } else { 1 };
            objects.extend(std::iter::repeat_n(object, usize::from(count)));
        }
        let save =
            json!({ "SaveName": self.title(), "GameMode": self.title(), "Gravity": 0.5, "ObjectStates": objects });
        format!("{save:#}").into_bytes()
    }

    /// Cards of one size and one back, as many as a sheet of theirs holds.
    fn decks(&self) -> Vec<Vec<&Component>> {
        let mut decks: Vec<Vec<&Component>> = Vec::new();
        for card in self.components.iter().filter(|piece| piece.part == Part::Cards && piece.back.is_some()) {
            let alike =
                |deck: &Vec<&Component>| deck.len() < MOST && deck[0].size() == card.size() && same_back(deck[0], card);
            match decks.iter_mut().find(|deck| alike(deck)) {
                Some(deck) => deck.push(card),
                None => decks.push(vec![card]),
            }
        }
        decks
    }

    /// What lies on the table: boards, then tiles.
    fn flat_pieces(&self) -> impl Iterator<Item = &Component> {
        let boards = self.components.iter().filter(|piece| matches!(piece.part, Part::Boards | Part::Mats));
        boards.chain(self.components.iter().filter(|piece| piece.part == Part::Tiles && piece.cut == Cut::Outline))
    }

    fn tts_shown(&self) -> Vec<(String, Shown<'_>)> {
        let mut shown = Vec::new();
        for (number, deck) in self.decks().into_iter().enumerate() {
            let back = deck[0].back.as_ref();
            shown.push((face_name(number + 1), Shown::Deck(deck)));
            shown.extend(back.map(|back| (back_name(number + 1), Shown::Back(back))));
        }
        for piece in self.flat_pieces() {
            let dots = if piece.part == Part::Tiles { 200.0 } else { 150.0 };
            shown.push((picture_name(piece), Shown::Piece(&piece.front, dots)));
        }
        shown
    }

    fn tts_drawn(&self, shown: &Shown<'_>) -> Result<Vec<u8>, String> {
        match shown {
            Shown::Deck(deck) => {
                let fronts: Vec<_> = deck.iter().map(|card| &card.front).collect();
                grid_png(&fronts, (ACROSS, DOWN), CARD, self.ink())
            }
            Shown::Back(back) => grid_png(&[*back], (1, 1), CARD, self.ink()),
            Shown::Piece(scene, dots) => piece_png(scene, self.ink(), *dots).map_err(|error| error.to_string()),
        }
    }
}

fn face_name(deck: usize) -> String {
    format!("deck-{deck}.png")
}

fn back_name(deck: usize) -> String {
    format!("deck-{deck}-back.png")
}

fn picture_name(piece: &Component) -> String {
    format!("{}.png", piece.id)
}

/// Two cards lie in one deck if their backs look alike, whatever their ids.
fn same_back(one: &Component, other: &Component) -> bool {
    let looks = |piece: &Component| {
        let back = piece.back.as_ref();
        back.map(|back| back.layers.iter().map(|layer| layer.nodes.clone()).collect::<Vec<_>>())
    };
    looks(one) == looks(other)
}

fn place(number: usize) -> Value {
    let (x, z) = ((number % 6) as f32 * 4.0 - 10.0, (number / 6) as f32 * 4.0 - 8.0);
    json!({ "posX": x, "posY": 1.0, "posZ": z, "rotX": 0, "rotY": 180, "rotZ": 180,
            "scaleX": 1, "scaleY": 1, "scaleZ": 1 })
}

fn deck_object(key: usize, deck: &[&Component], face: &str, back: &str) -> Value {
    let sheet = json!({ key.to_string(): {
        "FaceURL": face, "BackURL": back, "NumWidth": ACROSS, "NumHeight": DOWN,
        "BackIsHidden": true, "UniqueBack": false, "Type": 0,
    } });
    let mut contained = Vec::new();
    for (index, card) in deck.iter().enumerate() {
        let one = json!({
            "Name": "Card", "Nickname": card.front.name, "Description": card.reading,
            "CardID": 100 * key + index, "CustomDeck": sheet, "Transform": place(key),
        });
        contained.extend(std::iter::repeat_n(one, usize::from(card.copies)));
    }
    if contained.len() == 1 {
        return contained.swap_remove(0);
    }
    let ids: Vec<Value> = contained.iter().map(|card| card["CardID"].clone()).collect();
    json!({
        "Name": "DeckCustom", "Transform": place(key), "DeckIDs": ids, "CustomDeck": sheet,
        "ContainedObjects": contained,
    })
}

fn flat(kind: &str, piece: &Component, address: &str) -> Value {
    json!({
        "Name": kind, "Nickname": piece.front.name, "Description": piece.reading, "Transform": place(0),
        "CustomImage": { "ImageURL": address, "ImageSecondaryURL": "", "WidthScale": 0 },
    })
}

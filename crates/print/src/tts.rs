//! A folder for Tabletop Simulator: sheets of cards as pictures, and the file that tells what they are.

use crate::order::Printout;
use crate::picture::{grid_png, piece_png};
use crate::shop::ShopFile;
use galerne_draw::print::{Component, Cut, Part};
use serde_json::{Value, json};

/// Its sheets hold ten by seven cards; the last place is what a hidden card looks like.
const ACROSS: usize = 10;
const DOWN: usize = 7;
const MOST: usize = ACROSS * DOWN - 1;
/// Dots of a card: ten of them stay below the 4,096 that its manual allows.
const CARD: (u32, u32) = (409, 573);

impl Printout {
    /// Pictures and `galerne.json`. `folder` is the address at which the pictures will be found: `file:///…` or a server's.
    pub fn tts(&self, folder: &str) -> Result<Vec<ShopFile>, String> {
        let mut files = Vec::new();
        let mut objects = Vec::new();
        let address = |name: &str| format!("{folder}/{name}");
        let cards: Vec<&Component> =
            self.components.iter().filter(|piece| piece.part == Part::Cards && piece.back.is_some()).collect();
        let mut decks: Vec<Vec<&Component>> = Vec::new();
        for card in cards {
            let alike =
                |deck: &Vec<&Component>| deck.len() < MOST && deck[0].size() == card.size() && same_back(deck[0], card);
            match decks.iter_mut().find(|deck| alike(deck)) {
                Some(deck) => deck.push(card),
                None => decks.push(vec![card]),
            }
        }
        for (number, deck) in decks.iter().enumerate() {
            let key = number + 1;
            let (face, back) = (format!("deck-{key}.png"), format!("deck-{key}-back.png"));
            let fronts: Vec<_> = deck.iter().map(|card| &card.front).collect();
            let bytes = grid_png(&fronts, (ACROSS, DOWN), CARD, self.ink())?;
            files.push(ShopFile { name: face.clone(), bytes });
            if let Some(scene) = &deck[0].back {
                files.push(ShopFile { name: back.clone(), bytes: grid_png(&[scene], (1, 1), CARD, self.ink())? });
            }
            objects.push(deck_object(key, deck, &address(&face), &address(&back)));
        }
        for piece in self.components.iter().filter(|piece| matches!(piece.part, Part::Boards | Part::Mats)) {
            let name = format!("{}.png", piece.id);
            let bytes = piece_png(&piece.front, self.ink(), 150.0).map_err(|error| error.to_string())?;
            objects.push(flat("Custom_Board", piece, &address(&name)));
            files.push(ShopFile { name, bytes });
        }
        for piece in self.components.iter().filter(|piece| piece.part == Part::Tiles && piece.cut == Cut::Outline) {
            let name = format!("{}.png", piece.id);
            let bytes = piece_png(&piece.front, self.ink(), 200.0).map_err(|error| error.to_string())?;
            let mut tile = flat("Custom_Tile", piece, &address(&name));
            // Its type 1 is a hexagon.
            tile["CustomImage"]["CustomTile"] = json!({ "Type": 1, "Thickness": 0.1, "Stackable": true });
            objects.extend(std::iter::repeat_n(tile, usize::from(piece.copies)));
            files.push(ShopFile { name, bytes });
        }
        let save =
            json!({ "SaveName": self.title(), "GameMode": self.title(), "Gravity": 0.5, "ObjectStates": objects });
        files.push(ShopFile { name: "galerne.json".to_owned(), bytes: format!("{save:#}").into_bytes() });
        Ok(files)
    }
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

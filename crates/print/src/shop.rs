//! What print shops take: each card on a page or in a picture of its own, with the bleed that the shop asks for.
//!
//! The numbers are those of the shops' own help pages where they could be read. No deck has been ordered with them yet.

use crate::order::{Order, Printout};
use crate::paper::Backs;
use crate::pdf::shop_document;
use crate::sheet::{Placed, Sheet, Side};
use galerne_draw::print::{Component, Format, Part};
use galerne_draw::{Area, Ink, Scene, pt};
use std::str::FromStr;
use std::sync::Arc;

/// A shop, or a kind of shop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shop {
    /// A document a deck, inches, pages back before front.
    DriveThru,
    /// Pictures, inches.
    GameCrafter,
    /// A document a size, millimetres, pages front before back.
    Eu,
    /// Pictures; the size is not confirmed by the shop.
    Mpc,
}

impl Shop {
    /// All of them.
    pub const ALL: [Shop; 4] = [Shop::DriveThru, Shop::GameCrafter, Shop::Eu, Shop::Mpc];

    /// The word for it on command lines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Shop::DriveThru => "drivethru",
            Shop::GameCrafter => "gamecrafter",
            Shop::Eu => "eu",
            Shop::Mpc => "mpc",
        }
    }

    /// The size of the cards that are drawn for it.
    #[must_use]
    pub const fn format(self) -> Format {
        match self {
            Shop::Eu => Format::Poker,
            Shop::DriveThru | Shop::GameCrafter | Shop::Mpc => Format::Inch,
        }
    }

    /// What is printed beyond the cut, in millimetres.
    const fn bleed(self) -> f32 {
        match self {
            Shop::Eu => 3.0,
            Shop::DriveThru | Shop::GameCrafter => 3.175,
            // 822 × 1122 dots at 300 to the inch.
            Shop::Mpc => 3.048,
        }
    }

    /// Whether it takes pictures; the others take documents.
    #[must_use]
    pub const fn takes_pictures(self) -> bool {
        matches!(self, Shop::GameCrafter | Shop::Mpc)
    }
}

impl FromStr for Shop {
    type Err = ();
    fn from_str(word: &str) -> Result<Shop, ()> {
        Shop::ALL.into_iter().find(|shop| shop.name() == word).ok_or(())
    }
}

impl Order {
    /// The same for a shop: its size of cards, its own backs, colours.
    #[must_use]
    pub fn for_shop(self, shop: Shop) -> Order {
        Order { format: shop.format(), ink: Ink::Full, backs: Backs::Duplex, parts: vec![Part::Cards], ..self }
    }
}

/// A file for a shop.
#[derive(Debug)]
pub struct ShopFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// A face with the bleed around it.
fn bled(scene: &Scene, bleed: f32) -> Scene {
    Scene { view: scene.view.grown(bleed), ..scene.clone() }
}

impl Printout {
    /// The cards as the shop takes them: a document for each size, or a picture for each face.
    pub fn for_shop(&self, shop: Shop) -> Result<Vec<ShopFile>, String> {
        let cards: Vec<&Component> = self.components.iter().filter(|piece| piece.part == Part::Cards).collect();
        if shop.takes_pictures() { self.shop_pictures(&cards, shop) } else { self.shop_decks(&cards, shop) }
    }

    fn shop_pictures(&self, cards: &[&Component], shop: Shop) -> Result<Vec<ShopFile>, String> {
        let mut faces = Vec::new();
        for card in cards {
            for (side, scene) in [("front", Some(&card.front)), ("back", card.back.as_ref())] {
                let Some(scene) = scene else { continue };
                faces.push((format!("{}x-{}-{side}.png", card.copies, card.id), bled(scene, shop.bleed())));
            }
        }
        crate::picture::pictures(faces, self.ink(), 300.0)
            .map(|files| files.into_iter().map(|(name, bytes)| ShopFile { name, bytes }).collect())
    }

    fn shop_decks(&self, cards: &[&Component], shop: Shop) -> Result<Vec<ShopFile>, String> {
        let mut sizes: Vec<(f32, f32)> = Vec::new();
        for card in cards {
            if !sizes.contains(&card.size()) {
                sizes.push(card.size());
            }
        }
        let mut files = Vec::new();
        for (width, height) in sizes {
            let deck = cards.iter().filter(|card| card.size() == (width, height));
            let mut sheets = Vec::new();
            for card in deck {
                let front = shop_page(card, &card.front, Side::Front, shop.bleed());
                let back = card.back.as_ref().map(|back| shop_page(card, back, Side::Back, shop.bleed()));
                for _ in 0..card.copies {
                    let pair = [Some(front.clone()), back.clone()];
                    let [first, second] = if shop == Shop::DriveThru {
                        let [f, b] = pair;
                        [b, f]
                    } else {
                        pair
                    };
                    sheets.extend(first.into_iter().chain(second));
                }
            }
            let name = format!("cards-{width:.1}x{height:.1}.pdf");
            files.push(ShopFile { name, bytes: shop_document(&sheets, &self.about(shop.name()))? });
        }
        Ok(files)
    }
}

/// A page as large as the card and its bleed.
fn shop_page(card: &Component, scene: &Scene, side: Side, bleed: f32) -> Sheet {
    let (width, height) = card.size();
    let size = (width + 2.0 * bleed, height + 2.0 * bleed);
    let whole = Area::new(0.0, 0.0, size.0, size.1);
    let placed = Placed {
        id: card.id.clone(),
        reading: card.reading.clone(),
        scene: Arc::new(scene.clone()),
        centre: pt(size.0 / 2.0, size.1 / 2.0),
        turn: 0.0,
        clip: whole,
    };
    let mut sheet = Sheet::empty(size, side, Some(card.part), vec![placed]);
    sheet.cut = Some(whole.grown(-bleed));
    sheet
}

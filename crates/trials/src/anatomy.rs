//! What events and actions a game has, asked of the types themselves.
//!
//! An enum that can be read from a file knows the names of its variants and of their fields: whoever pretends to be a file is
//! told them. So an experiment that names an event is checked before a game is played, and events that never happened can be
//! listed although they never happened.

use crate::halt::Halt;
use galerne_engine::Game;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use std::cell::RefCell;

/// The events and actions of a game, in the order of their kinds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Anatomy {
    pub events: Vec<Shape>,
    pub actions: Vec<Shape>,
}

/// One kind: its name in records, and the names of its fields.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    pub name: &'static str,
    pub fields: &'static [&'static str],
}

impl Anatomy {
    #[must_use]
    pub fn of<G: Game>() -> Anatomy {
        Anatomy { events: shapes::<G::Event>(), actions: shapes::<G::Action>() }
    }

    /// Which kind an event's name is.
    #[must_use]
    pub fn event(&self, name: &str) -> Option<usize> {
        self.events.iter().position(|shape| shape.name == name)
    }
}

/// The variants of an enum; a struct is one nameless kind.
fn shapes<T: DeserializeOwned>() -> Vec<Shape> {
    let told = RefCell::new(Told::default());
    let _ = T::deserialize(Inquiry { told: &told, variant: 0 });
    let names = told.borrow().variants;
    if names.is_empty() {
        return vec![Shape { name: "", fields: told.borrow().fields }];
    }
    let shape = |(variant, name): (usize, &&'static str)| {
        let told = RefCell::new(Told::default());
        let _ = T::deserialize(Inquiry { told: &told, variant: variant as u32 });
        Shape { name, fields: told.into_inner().fields }
    };
    names.iter().enumerate().map(shape).collect()
}

#[derive(Default)]
struct Told {
    variants: &'static [&'static str],
    fields: &'static [&'static str],
}

/// Pretends to be a file that holds one variant, and gives up as soon as it was asked for the fields.
struct Inquiry<'a> {
    told: &'a RefCell<Told>,
    variant: u32,
}

impl<'de> Deserializer<'de> for Inquiry<'_> {
    type Error = Halt;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Halt> {
        Err(Halt)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Halt> {
        self.told.borrow_mut().fields = fields;
        Err(Halt)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Halt> {
        self.told.borrow_mut().variants = variants;
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Inquiry<'_> {
    type Error = Halt;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Halt> {
        let value = seed.deserialize(IntoDeserializer::<Halt>::into_deserializer(self.variant))?;
        Ok((value, self))
    }
}

impl<'de> VariantAccess<'de> for Inquiry<'_> {
    type Error = Halt;

    fn unit_variant(self) -> Result<(), Halt> {
        Err(Halt)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Halt> {
        Err(Halt)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Halt> {
        Err(Halt)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], _: V) -> Result<V::Value, Halt> {
        self.told.borrow_mut().fields = fields;
        Err(Halt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_sail_race::SailRace;

    #[test]
    fn a_game_tells_its_events_and_their_fields() {
        let anatomy = Anatomy::of::<SailRace>();
        let sailed = anatomy.event("sailed").expect("boats sail");
        assert_eq!(anatomy.events[sailed].fields, ["seat", "from", "towards", "heading", "speed", "moved", "to"]);
        assert_eq!(anatomy.event("flown"), None);
        assert!(
            anatomy.actions.iter().any(|shape| shape.name == "plot" && shape.fields == ["heading", "spi"]),
            "{anatomy:?}"
        );
        // A struct is one kind without a name.
        assert_eq!(Anatomy::of::<connect_four::ConnectFour>().actions.len(), 1);
    }
}

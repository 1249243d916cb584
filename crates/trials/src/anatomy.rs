//! Which events and actions a game has, derived from its types.
//!
//! We pass a fake `Deserializer`; serde's derive reports the variant and field names to it. An experiment that names an event is
//! thereby checked before a game is played, and events that never happened can be listed.

use crate::stop::Stop;
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

    /// The kind of event with that name.
    #[must_use]
    pub fn event(&self, name: &str) -> Option<usize> {
        self.events.iter().position(|shape| shape.name == name)
    }
}

/// The variants of an enum; a struct counts as one variant without a name.
fn shapes<T: DeserializeOwned>() -> Vec<Shape> {
    let found = RefCell::new(Names::default());
    let _ = T::deserialize(FakeDeserializer { found: &found, variant: 0 });
    let names = found.borrow().variants;
    if names.is_empty() {
        return vec![Shape { name: "", fields: found.borrow().fields }];
    }
    let shape = |(variant, name): (usize, &&'static str)| {
        let found = RefCell::new(Names::default());
        let _ = T::deserialize(FakeDeserializer { found: &found, variant: variant as u32 });
        Shape { name, fields: found.into_inner().fields }
    };
    names.iter().enumerate().map(shape).collect()
}

#[derive(Default)]
struct Names {
    variants: &'static [&'static str],
    fields: &'static [&'static str],
}

/// A deserializer that claims to hold one variant and stops as soon as the field names are known.
struct FakeDeserializer<'a> {
    found: &'a RefCell<Names>,
    variant: u32,
}

impl<'de> Deserializer<'de> for FakeDeserializer<'_> {
    type Error = Stop;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stop> {
        Err(Stop)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Stop> {
        self.found.borrow_mut().fields = fields;
        Err(Stop)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        self.found.borrow_mut().variants = variants;
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for FakeDeserializer<'_> {
    type Error = Stop;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Stop> {
        let value = seed.deserialize(IntoDeserializer::<Stop>::into_deserializer(self.variant))?;
        Ok((value, self))
    }
}

impl<'de> VariantAccess<'de> for FakeDeserializer<'_> {
    type Error = Stop;

    fn unit_variant(self) -> Result<(), Stop> {
        Err(Stop)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Stop> {
        Err(Stop)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Stop> {
        Err(Stop)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], _: V) -> Result<V::Value, Stop> {
        self.found.borrow_mut().fields = fields;
        Err(Stop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_sail_race::SailRace;

    #[test]
    fn a_game_lists_its_events_and_their_fields() {
        let anatomy = Anatomy::of::<SailRace>();
        let sailed = anatomy.event("sailed").expect("boats sail");
        assert_eq!(anatomy.events[sailed].fields, ["seat", "from", "towards", "heading", "speed", "moved", "to"]);
        assert_eq!(anatomy.event("flown"), None);
        assert!(
            anatomy.actions.iter().any(|shape| shape.name == "plot" && shape.fields == ["heading", "spi"]),
            "{anatomy:?}"
        );
        // A struct counts as one variant without a name.
        assert_eq!(Anatomy::of::<connect_four::ConnectFour>().actions.len(), 1);
    }
}

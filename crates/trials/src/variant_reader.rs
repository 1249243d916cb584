//! Which variant of its enum a value is, and nothing else: cheap enough for the middle of play.

use crate::stop::{Stop, stops};
use serde::Serialize;
use serde::ser::{self, Serializer};

/// The index of the value's variant in its enum; 0 for what is no enum.
#[inline]
pub(crate) fn variant_of<T: Serialize>(value: &T) -> usize {
    value.serialize(VariantReader(0)).map_or(0, |kind| kind as usize)
}

/// A serializer that writes nothing and returns the index of the variant it was asked to write.
struct VariantReader(u32);

impl Serializer for VariantReader {
    type Ok = u32;
    type Error = Stop;
    type SerializeTupleVariant = VariantReader;
    type SerializeStructVariant = VariantReader;

    stops!(scalars);
    stops!(sequences);
    stops!(structs);

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<u32, Stop> {
        Ok(variant)
    }

    #[inline]
    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: &T,
    ) -> Result<u32, Stop> {
        Ok(variant)
    }

    #[inline]
    fn serialize_tuple_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(VariantReader(variant))
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(VariantReader(variant))
    }
}

macro_rules! parts {
    ($($trait:ident($($key:ty)?)),*) => {$(
        impl ser::$trait for VariantReader {
            type Ok = u32;
            type Error = Stop;

            #[inline]
            fn serialize_field<T: ?Sized + Serialize>(&mut self, $(_: $key,)? _: &T) -> Result<(), Stop> {
                Ok(())
            }

            #[inline]
            fn end(self) -> Result<u32, Stop> {
                Ok(self.0)
            }
        }
    )*};
}
parts!(SerializeTupleVariant(), SerializeStructVariant(&'static str));

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Thing {
        Unit,
        New(u8),
        Pair(u8, u8),
        Fields { a: u8 },
    }

    #[test]
    fn every_shape_of_variant_shows_its_place() {
        let things = [Thing::Unit, Thing::New(7), Thing::Pair(1, 2), Thing::Fields { a: 3 }];
        assert_eq!(things.map(|thing| variant_of(&thing)), [0, 1, 2, 3]);
        assert_eq!((variant_of(&5), variant_of(&Some(1))), (0, 0));
    }
}

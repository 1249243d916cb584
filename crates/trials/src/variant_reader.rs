//! Which variant of its enum a value is, and nothing else: cheap enough for the middle of play.

use crate::stop::Stop;
use serde::Serialize;
use serde::ser::{self, Serializer};

/// The index of the value's variant in its enum; 0 for what is no enum.
#[inline]
pub(crate) fn variant_of<T: Serialize>(value: &T) -> usize {
    value.serialize(VariantReader(0)).map_or(0, |kind| kind as usize)
}

/// A serializer that writes nothing and returns the index of the variant it was asked to write.
struct VariantReader(u32);

macro_rules! plain {
    ($($method:ident($type:ty)),*) => {$(
        #[inline]
        fn $method(self, _: $type) -> Result<u32, Stop> {
            Ok(0)
        }
    )*};
}

impl Serializer for VariantReader {
    type Ok = u32;
    type Error = Stop;
    type SerializeSeq = VariantReader;
    type SerializeTuple = VariantReader;
    type SerializeTupleStruct = VariantReader;
    type SerializeTupleVariant = VariantReader;
    type SerializeMap = VariantReader;
    type SerializeStruct = VariantReader;
    type SerializeStructVariant = VariantReader;

    plain!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_char(char),
        serialize_str(&str),
        serialize_bytes(&[u8])
    );

    fn serialize_none(self) -> Result<u32, Stop> {
        Ok(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<u32, Stop> {
        Ok(0)
    }

    fn serialize_unit(self) -> Result<u32, Stop> {
        Ok(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<u32, Stop> {
        Ok(0)
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<u32, Stop> {
        Ok(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, _: &T) -> Result<u32, Stop> {
        Ok(0)
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

    fn serialize_seq(self, _: Option<usize>) -> Result<VariantReader, Stop> {
        Ok(VariantReader(0))
    }

    fn serialize_tuple(self, _: usize) -> Result<VariantReader, Stop> {
        Ok(VariantReader(0))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<VariantReader, Stop> {
        Ok(VariantReader(0))
    }

    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<VariantReader, Stop> {
        Ok(VariantReader(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<VariantReader, Stop> {
        Ok(VariantReader(0))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<VariantReader, Stop> {
        Ok(VariantReader(0))
    }

    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<VariantReader, Stop> {
        Ok(VariantReader(variant))
    }
}

macro_rules! parts {
    ($($trait:ident: $($method:ident($($key:ty)?)),*;)*) => {$(
        impl ser::$trait for VariantReader {
            type Ok = u32;
            type Error = Stop;

            $(#[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, $(_: $key,)? _: &T) -> Result<(), Stop> {
                Ok(())
            })*

            #[inline]
            fn end(self) -> Result<u32, Stop> {
                Ok(self.0)
            }
        }
    )*};
}
parts!(
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeMap: serialize_key(), serialize_value();
    SerializeStruct: serialize_field(&'static str);
    SerializeStructVariant: serialize_field(&'static str);
);

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

//! Which variant a value is, and nothing else: what a number in the middle of play may cost.

use crate::halt::Halt;
use serde::Serialize;
use serde::ser::{self, Serializer};

/// The index of the value's variant in the order of its enum; 0 for what is no enum.
#[inline]
pub(crate) fn kind_of<T: Serialize>(value: &T) -> usize {
    value.serialize(Kind(0)).map_or(0, |kind| kind as usize)
}

/// Writes nothing and remembers which variant it was asked to write.
struct Kind(u32);

macro_rules! plain {
    ($($method:ident($type:ty)),*) => {$(
        #[inline]
        fn $method(self, _: $type) -> Result<u32, Halt> {
            Ok(0)
        }
    )*};
}

impl Serializer for Kind {
    type Ok = u32;
    type Error = Halt;
    type SerializeSeq = Kind;
    type SerializeTuple = Kind;
    type SerializeTupleStruct = Kind;
    type SerializeTupleVariant = Kind;
    type SerializeMap = Kind;
    type SerializeStruct = Kind;
    type SerializeStructVariant = Kind;

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

    fn serialize_none(self) -> Result<u32, Halt> {
        Ok(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<u32, Halt> {
        Ok(0)
    }

    fn serialize_unit(self) -> Result<u32, Halt> {
        Ok(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<u32, Halt> {
        Ok(0)
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Result<u32, Halt> {
        Ok(variant)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, _: &T) -> Result<u32, Halt> {
        Ok(0)
    }

    #[inline]
    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: &T,
    ) -> Result<u32, Halt> {
        Ok(variant)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Kind, Halt> {
        Ok(Kind(0))
    }

    fn serialize_tuple(self, _: usize) -> Result<Kind, Halt> {
        Ok(Kind(0))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Kind, Halt> {
        Ok(Kind(0))
    }

    #[inline]
    fn serialize_tuple_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Kind, Halt> {
        Ok(Kind(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Kind, Halt> {
        Ok(Kind(0))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Kind, Halt> {
        Ok(Kind(0))
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, variant: u32, _: &'static str, _: usize) -> Result<Kind, Halt> {
        Ok(Kind(variant))
    }
}

macro_rules! parts {
    ($($trait:ident: $($method:ident($($key:ty)?)),*;)*) => {$(
        impl ser::$trait for Kind {
            type Ok = u32;
            type Error = Halt;

            $(#[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, $(_: $key,)? _: &T) -> Result<(), Halt> {
                Ok(())
            })*

            #[inline]
            fn end(self) -> Result<u32, Halt> {
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
        assert_eq!(things.map(|thing| kind_of(&thing)), [0, 1, 2, 3]);
        assert_eq!((kind_of(&5), kind_of(&Some(1))), (0, 0));
    }
}

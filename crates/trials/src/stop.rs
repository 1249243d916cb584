//! The one error of this crate's serializers and deserializers.

use serde::{de, ser};
use std::fmt;

/// Ends a traversal early: the reader has what it wants, or the value has no such part. Nothing is read from or written to
/// the outside, so there is no other error; serde's traits demand a type for it.
#[derive(Debug)]
pub(crate) struct Stop;

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("traversal stopped")
    }
}

impl std::error::Error for Stop {}

impl ser::Error for Stop {
    fn custom<T: fmt::Display>(_: T) -> Stop {
        Stop
    }
}

impl de::Error for Stop {
    fn custom<T: fmt::Display>(_: T) -> Stop {
        Stop
    }
}

/// Methods of a `Serializer` for values that it does not look into: each ends the traversal.
macro_rules! stops {
    (scalars) => {
        $crate::stop::stops!(@values
            serialize_bool(bool), serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
            serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64), serialize_f32(f32),
            serialize_f64(f64), serialize_char(char), serialize_str(&str), serialize_bytes(&[u8]), serialize_none(),
            serialize_unit(), serialize_unit_struct(&'static str)
        );

        fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<Self::Ok, Stop> {
            Err(Stop)
        }

        fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, _: &T) -> Result<Self::Ok, Stop> {
            Err(Stop)
        }
    };
    (sequences) => {
        $crate::stop::stops!(@parts
            serialize_seq(Option<usize>) -> SerializeSeq,
            serialize_tuple(usize) -> SerializeTuple,
            serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct,
            serialize_map(Option<usize>) -> SerializeMap
        );
    };
    (tuple_variants) => {
        $crate::stop::stops!(@parts
            serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant
        );
    };
    (structs) => {
        $crate::stop::stops!(@parts serialize_struct(&'static str, usize) -> SerializeStruct);
    };
    (@values $($method:ident($($type:ty),*)),*) => {$(
        #[inline]
        fn $method(self, $(_: $type),*) -> Result<Self::Ok, Stop> {
            Err(Stop)
        }
    )*};
    (@parts $($method:ident($($type:ty),*) -> $parts:ident),*) => {$(
        type $parts = serde::ser::Impossible<Self::Ok, Stop>;

        #[inline]
        fn $method(self, $(_: $type),*) -> Result<Self::$parts, Stop> {
            Err(Stop)
        }
    )*};
}
pub(crate) use stops;

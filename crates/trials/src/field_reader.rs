//! Reads one field of an event, by its name in records.

use crate::stop::{Stop, stops};
use serde::Serialize;
use serde::ser::{self, Serializer};
use std::fmt;

/// The value of a field, as counts are kept by it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Datum {
    Number(i64),
    /// The name of a variant, or `true` and `false`.
    Word(&'static str),
    Text(String),
}

impl Datum {
    /// Whether both are written alike: a variant name equals a text of the same letters, a number never equals a text.
    pub(crate) fn reads(&self, other: &Datum) -> bool {
        match (self, other) {
            (Datum::Word(one), Datum::Text(other)) | (Datum::Text(other), Datum::Word(one)) => one == other,
            (one, other) => one == other,
        }
    }
}

impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Number(number) => number.fmt(f),
            Datum::Word(word) => f.write_str(word),
            Datum::Text(text) => f.write_str(text),
        }
    }
}

/// The value at that path of field names; an empty path is the value itself. `None` if there is no such field.
pub(crate) fn read_field<T: ?Sized + Serialize>(value: &T, path: &[String]) -> Option<Datum> {
    match value.serialize(FieldReader { path, found: None }) {
        Ok(datum) => datum,
        // A value with parts of its own is represented by its JSON.
        Err(Stop) => serde_json::to_string(value).ok().map(Datum::Text),
    }
}

struct FieldReader<'a> {
    path: &'a [String],
    found: Option<Datum>,
}

impl FieldReader<'_> {
    #[inline]
    fn here(&self, datum: impl FnOnce() -> Datum) -> Option<Datum> {
        self.path.is_empty().then(datum)
    }

    fn field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) {
        if let Some((first, rest)) = self.path.split_first()
            && first == key
        {
            self.found = read_field(value, rest);
        }
    }

    #[inline]
    fn inside(self) -> Result<Self, Stop> {
        if self.path.is_empty() { Err(Stop) } else { Ok(self) }
    }
}

type FieldResult = Result<Option<Datum>, Stop>;

macro_rules! numbers {
    ($($method:ident($type:ty)),*) => {$(
        #[inline]
        fn $method(self, value: $type) -> FieldResult {
            Ok(self.here(|| Datum::Number(value as i64)))
        }
    )*};
}

impl<'a> Serializer for FieldReader<'a> {
    type Ok = Option<Datum>;
    type Error = Stop;
    type SerializeStruct = FieldReader<'a>;
    type SerializeStructVariant = FieldReader<'a>;

    numbers!(
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64)
    );

    fn serialize_bool(self, value: bool) -> FieldResult {
        Ok(self.here(|| Datum::Word(if value { "true" } else { "false" })))
    }

    fn serialize_f32(self, value: f32) -> FieldResult {
        self.serialize_f64(f64::from(value))
    }

    fn serialize_f64(self, value: f64) -> FieldResult {
        Ok(self.here(|| Datum::Text(value.to_string())))
    }

    fn serialize_char(self, value: char) -> FieldResult {
        Ok(self.here(|| Datum::Text(value.to_string())))
    }

    fn serialize_str(self, value: &str) -> FieldResult {
        Ok(self.here(|| Datum::Text(value.to_owned())))
    }

    fn serialize_bytes(self, _: &[u8]) -> FieldResult {
        Err(Stop)
    }

    fn serialize_none(self) -> FieldResult {
        Ok(None)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> FieldResult {
        Ok(read_field(value, self.path))
    }

    fn serialize_unit(self) -> FieldResult {
        Ok(None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> FieldResult {
        Ok(self.here(|| Datum::Word(name)))
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> FieldResult {
        Ok(self.here(|| Datum::Word(variant)))
    }

    #[inline]
    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> FieldResult {
        Ok(read_field(value, self.path))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> FieldResult {
        Ok(read_field(value, self.path))
    }

    stops!(sequences);
    stops!(tuple_variants);

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Stop> {
        self.inside()
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        self.inside()
    }
}

macro_rules! fields {
    ($($trait:ident),*) => {$(
        impl ser::$trait for FieldReader<'_> {
            type Ok = Option<Datum>;
            type Error = Stop;

            #[inline]
            fn serialize_field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) -> Result<(), Stop> {
                self.field(key, value);
                Ok(())
            }

            #[inline]
            fn end(self) -> FieldResult {
                Ok(self.found)
            }
        }
    )*};
}
fields!(SerializeStruct, SerializeStructVariant);

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Who {
        unit: u8,
    }

    #[derive(Serialize)]
    enum Event {
        Rolled { who: Who, line: Option<u8>, at: [i8; 2], hit: bool },
        Named(&'static str),
    }

    #[test]
    fn fields_are_found_by_their_path() {
        let event = Event::Rolled { who: Who { unit: 4 }, line: None, at: [1, -2], hit: true };
        let get = |path: &str| read_field(&event, &path.split('.').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(get("who.unit"), Some(Datum::Number(4)));
        assert_eq!(get("hit"), Some(Datum::Word("true")));
        assert_eq!(get("at"), Some(Datum::Text("[1,-2]".to_owned())));
        assert_eq!(get("who"), Some(Datum::Text("{\"unit\":4}".to_owned())));
        assert_eq!((get("line"), get("wind"), get("hit.more")), (None, None, None));
        assert_eq!(read_field(&Event::Named("x"), &[]), Some(Datum::Text("x".to_owned())));
    }

    #[test]
    fn a_name_and_a_text_of_the_same_letters_read_alike() {
        let text = |text: &str| Datum::Text(text.to_owned());
        assert!(Datum::Word("east").reads(&text("east")) && text("east").reads(&Datum::Word("east")));
        assert!(Datum::Number(3).reads(&Datum::Number(3)) && !Datum::Number(3).reads(&text("3")));
        assert!(!Datum::Word("east").reads(&text("west")));
    }
}

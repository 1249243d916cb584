//! The value of a field as one 64-bit key, so that values can be compared without formatting them.
//!
//! Counting happens in the middle of play, and formatting a value costs more than the move it belongs to. A value is therefore
//! formatted once, when its key first appears ([`crate::field_reader`]), and identified by the key from then on.

use crate::stop::Stop;
use galerne_engine::Seat;
use serde::Serialize;
use serde::ser::{self, Serializer};
use std::num::NonZeroU64;

/// Equal keys mean equal values. Small numbers and variants are distinguished exactly, everything else by a 63-bit hash: a field
/// has a few thousand values at most, so a collision is not to be expected.
///
/// One value may have two keys if it is reached in two ways (such as through two variants): counters look up the value of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ValueKey(NonZeroU64);

/// Keys up to this are small numbers, stored plus one because a key is never 0.
const NUMBERS: u64 = 1 << 32;
/// The highest bit, set in all keys that are not small numbers.
const OTHER: u64 = 1 << 63;
const START: u64 = 0x243F_6A88_85A3_08D3;

#[inline]
fn mixed(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
}

impl ValueKey {
    #[inline]
    fn of(word: u64) -> ValueKey {
        ValueKey(NonZeroU64::new(word).unwrap_or(NonZeroU64::MAX))
    }

    #[inline]
    pub(crate) fn number(number: i64) -> ValueKey {
        match u64::try_from(number) {
            Ok(small) if small < NUMBERS => ValueKey::of(small + 1),
            _ => ValueKey::of(mixed(START, number as u64) | OTHER),
        }
    }

    /// A variant, by its index and by the address of its enum's name. Not by the variant's own name: loading that needs a branch
    /// on the variant, which the processor mispredicts for headings and cards.
    #[inline]
    fn variant(of: &'static str, place: u32) -> ValueKey {
        ValueKey::of((of.as_ptr() as u64 ^ u64::from(place) << 48) | OTHER)
    }

    /// The key of the same value inside that variant of another enum. Numbers keep their key.
    fn through(self, place: u32) -> ValueKey {
        if self.0.get() <= NUMBERS { self } else { ValueKey::of(mixed(self.0.get(), u64::from(place)) | OTHER) }
    }

    /// A hash of the letters.
    #[inline]
    pub(crate) fn text(text: &str) -> ValueKey {
        let mut words = text.as_bytes().chunks_exact(8);
        let whole = words.by_ref().fold(mixed(START, text.len() as u64), |hash, word| {
            mixed(hash, u64::from_le_bytes(word.try_into().unwrap_or_default()))
        });
        let rest = words.remainder().iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        ValueKey::of(mixed(whole, rest) | OTHER)
    }

    /// The seat with that number, if the key is a number small enough.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        u8::try_from(self.0.get() - 1).ok().map(Seat)
    }

    /// The key spread over all 64 bits, for a hash table.
    #[inline]
    pub(crate) fn spread(self) -> u64 {
        self.0.get().wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// The key of the value at that path of field names; `None` exactly where [`crate::field_reader::read_field`] finds nothing.
#[inline]
pub(crate) fn key_of<T: ?Sized + Serialize>(value: &T, path: &[String]) -> Option<ValueKey> {
    value.serialize(KeySerializer { path, found: None, parts: START }).unwrap_or(None)
}

struct KeySerializer<'a> {
    path: &'a [String],
    found: Option<ValueKey>,
    parts: u64,
}

impl KeySerializer<'_> {
    #[inline]
    fn here(&self, key: impl FnOnce() -> ValueKey) -> KeyResult {
        Ok(self.path.is_empty().then(key))
    }

    /// One part of several: all count where the path has ended, otherwise only the one it names.
    #[inline]
    fn part<T: ?Sized + Serialize>(&mut self, key: &str, value: &T) {
        match self.path.split_first() {
            None => {
                let part = key_of(value, &[]).map_or(0, |key| key.0.get());
                self.parts = mixed(self.parts, part);
            }
            Some((first, rest)) if is_same(first.as_bytes(), key.as_bytes()) => self.found = key_of(value, rest),
            Some(_) => {}
        }
    }

    #[inline]
    fn all(self) -> KeyResult {
        Ok(if self.path.is_empty() { Some(ValueKey::of(self.parts | OTHER)) } else { self.found })
    }
}

/// Most names differ in length or first letter: those need no call to `memcmp`.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.first() == other.first() && one == other
}

type KeyResult = Result<Option<ValueKey>, Stop>;

macro_rules! numbers {
    ($($method:ident($type:ty)),*) => {$(
        #[inline]
        fn $method(self, value: $type) -> KeyResult {
            self.here(|| ValueKey::number(value as i64))
        }
    )*};
}

impl<'a> Serializer for KeySerializer<'a> {
    type Ok = Option<ValueKey>;
    type Error = Stop;
    type SerializeSeq = KeySerializer<'a>;
    type SerializeTuple = KeySerializer<'a>;
    type SerializeTupleStruct = KeySerializer<'a>;
    type SerializeTupleVariant = KeySerializer<'a>;
    type SerializeMap = KeySerializer<'a>;
    type SerializeStruct = KeySerializer<'a>;
    type SerializeStructVariant = KeySerializer<'a>;

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

    #[inline]
    fn serialize_bool(self, value: bool) -> KeyResult {
        self.here(|| ValueKey::text(if value { "true" } else { "false" }))
    }

    fn serialize_f32(self, value: f32) -> KeyResult {
        self.serialize_f64(f64::from(value))
    }

    fn serialize_f64(self, value: f64) -> KeyResult {
        self.here(|| ValueKey::text(&value.to_string()))
    }

    fn serialize_char(self, value: char) -> KeyResult {
        self.here(|| ValueKey::text(value.encode_utf8(&mut [0; 4])))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> KeyResult {
        self.here(|| ValueKey::text(value))
    }

    fn serialize_bytes(mut self, value: &[u8]) -> KeyResult {
        value.iter().for_each(|byte| self.part("", byte));
        self.all()
    }

    fn serialize_none(self) -> KeyResult {
        Ok(None)
    }

    #[inline]
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> KeyResult {
        Ok(key_of(value, self.path))
    }

    fn serialize_unit(self) -> KeyResult {
        Ok(None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> KeyResult {
        self.here(|| ValueKey::text(name))
    }

    #[inline]
    fn serialize_unit_variant(self, of: &'static str, place: u32, _: &'static str) -> KeyResult {
        self.here(|| ValueKey::variant(of, place))
    }

    #[inline]
    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> KeyResult {
        Ok(key_of(value, self.path))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        place: u32,
        _: &'static str,
        value: &T,
    ) -> KeyResult {
        Ok(key_of(value, self.path).map(|key| key.through(place)))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Stop> {
        Ok(self)
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Self, Stop> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(KeySerializer { parts: mixed(self.parts, u64::from(index)), ..self })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Stop> {
        Ok(self)
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(self)
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(KeySerializer { parts: mixed(self.parts, u64::from(index)), ..self })
    }
}

macro_rules! parts {
    ($($trait:ident: $($method:ident($($key:ident: $type:ty)?)),*;)*) => {$(
        impl ser::$trait for KeySerializer<'_> {
            type Ok = Option<ValueKey>;
            type Error = Stop;

            $(#[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, $($key: $type,)? value: &T) -> Result<(), Stop> {
                self.part(parts!(@key $($key)?), value);
                Ok(())
            })*

            #[inline]
            fn end(self) -> KeyResult {
                self.all()
            }
        }
    )*};
    (@key $key:ident) => { $key };
    (@key) => { "" };
}
parts!(
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeMap: serialize_key(), serialize_value();
    SerializeStruct: serialize_field(key: &'static str);
    SerializeStructVariant: serialize_field(key: &'static str);
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field_reader::{Datum, read_field};
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    enum Side {
        East,
        West,
    }

    #[derive(Serialize)]
    struct Who {
        unit: i8,
    }

    #[derive(Serialize)]
    enum Event {
        Rolled { who: Who, line: Option<u8>, at: [i8; 2], hit: bool, side: Side, card: &'static str, dice: Vec<u8> },
    }

    /// Counting by key is counting by value.
    #[test]
    fn keys_differ_exactly_where_values_do() {
        let mut events = Vec::new();
        for number in -3i8..4 {
            for card in ["", "7-pique", "8-pique", "un nom plus long", "un nom plus lonh"] {
                for side in [Side::East, Side::West] {
                    let line = u8::try_from(number).ok();
                    let dice = vec![2; number.unsigned_abs().into()];
                    let (who, at, hit) = (Who { unit: number }, [number, 0], number > 0);
                    events.push(Event::Rolled { who, line, at, hit, side, card, dice });
                }
            }
        }
        for path in ["who.unit", "line", "at", "hit", "side", "card", "dice", "who", "nowhere", "hit.more", ""] {
            let path: Vec<String> = path.split('.').filter(|name| !name.is_empty()).map(str::to_owned).collect();
            let mut by_value: BTreeMap<Option<Datum>, u64> = BTreeMap::new();
            for event in &events {
                let key = key_of(event, &path);
                assert_eq!(key.is_some(), read_field(event, &path).is_some(), "{path:?}");
                let bits = key.map_or(0, |key| key.0.get());
                assert_eq!(*by_value.entry(read_field(event, &path)).or_insert(bits), bits, "{path:?}");
            }
            let mut keys: Vec<u64> = by_value.values().copied().collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), by_value.len(), "{path:?}");
        }
    }

    #[test]
    fn numbers_are_seats_where_they_are_small() {
        assert_eq!(key_of(&5u8, &[]).and_then(ValueKey::seat), Some(Seat(5)));
        assert_eq!(key_of(&Seat(0), &[]).and_then(ValueKey::seat), Some(Seat(0)));
        for other in [
            ValueKey::number(256),
            ValueKey::number(-1),
            ValueKey::number(i64::MAX),
            ValueKey::text(""),
            ValueKey::variant("", 0),
        ] {
            assert_eq!(other.seat(), None);
        }
        assert_ne!(ValueKey::number(i64::MAX), ValueKey::number(i64::MIN));
        assert_ne!(ValueKey::number(NUMBERS as i64), ValueKey::number(0));
        assert_ne!(key_of(&Side::East, &[]), key_of(&Side::West, &[]));
    }
}

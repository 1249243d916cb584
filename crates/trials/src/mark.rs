//! The value of a field as one word: enough to tell values apart without writing any of them out.
//!
//! Counting happens in the middle of play, and a value that is written out costs more than the move it belongs to. A value is
//! therefore written once, when it is first met ([`crate::pick`]), and known by its mark from then on.

use crate::halt::Halt;
use galerne_engine::Seat;
use serde::Serialize;
use serde::ser::{self, Serializer};
use std::num::NonZeroU64;

/// Equal marks are of equal values. Small numbers and names are told apart exactly, everything else by 63 bits: among the few
/// thousand values that a field may have, two with the same bits are not to be expected in the life of the laboratory.
///
/// A value may have two marks, one for each way in which it is come by: whoever counts by marks asks for the value of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark(NonZeroU64);

/// Below it a mark is a number, and one more than that: nothing is the word 0.
const NUMBERS: u64 = 1 << 32;
/// The highest bit of all marks that are no small numbers.
const OTHER: u64 = 1 << 63;
const START: u64 = 0x243F_6A88_85A3_08D3;

#[inline]
fn mixed(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
}

impl Mark {
    #[inline]
    fn of(word: u64) -> Mark {
        Mark(NonZeroU64::new(word).unwrap_or(NonZeroU64::MAX))
    }

    #[inline]
    pub(crate) fn number(number: i64) -> Mark {
        match u64::try_from(number) {
            Ok(small) if small < NUMBERS => Mark::of(small + 1),
            _ => Mark::of(mixed(START, number as u64) | OTHER),
        }
    }

    /// A variant, by its place in its enum and by where the program keeps that enum's name. Not by its own name: to come by that,
    /// a processor has to guess which one it will be, and of headings and cards it guesses wrong.
    #[inline]
    fn variant(of: &'static str, place: u32) -> Mark {
        Mark::of((of.as_ptr() as u64 ^ u64::from(place) << 48) | OTHER)
    }

    /// The same, come by through that variant of another enum. A number is a number whatever way it was come by.
    fn through(self, place: u32) -> Mark {
        if self.0.get() <= NUMBERS { self } else { Mark::of(mixed(self.0.get(), u64::from(place)) | OTHER) }
    }

    /// By its letters.
    #[inline]
    pub(crate) fn text(text: &str) -> Mark {
        let mut words = text.as_bytes().chunks_exact(8);
        let whole = words.by_ref().fold(mixed(START, text.len() as u64), |hash, word| {
            mixed(hash, u64::from_le_bytes(word.try_into().unwrap_or_default()))
        });
        let rest = words.remainder().iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        Mark::of(mixed(whole, rest) | OTHER)
    }

    /// The seat that it marks, where it marks a number as small as that.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        u8::try_from(self.0.get() - 1).ok().map(Seat)
    }

    /// Spread over all 64 bits, for a table.
    #[inline]
    pub(crate) fn spread(self) -> u64 {
        self.0.get().wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// The mark of the value at that path of field names; nothing exactly where [`crate::pick::pick`] finds nothing.
#[inline]
pub(crate) fn mark<T: ?Sized + Serialize>(value: &T, path: &[String]) -> Option<Mark> {
    value.serialize(Marker { path, found: None, parts: START }).unwrap_or(None)
}

struct Marker<'a> {
    path: &'a [String],
    found: Option<Mark>,
    parts: u64,
}

impl Marker<'_> {
    #[inline]
    fn here(&self, mark: impl FnOnce() -> Mark) -> Marked {
        Ok(self.path.is_empty().then(mark))
    }

    /// One part of several: all matter where the path has ended, and otherwise the one it names.
    #[inline]
    fn part<T: ?Sized + Serialize>(&mut self, key: &str, value: &T) {
        match self.path.split_first() {
            None => {
                let part = mark(value, &[]).map_or(0, |mark| mark.0.get());
                self.parts = mixed(self.parts, part);
            }
            Some((first, rest)) if is_same(first.as_bytes(), key.as_bytes()) => self.found = mark(value, rest),
            Some(_) => {}
        }
    }

    #[inline]
    fn all(self) -> Marked {
        Ok(if self.path.is_empty() { Some(Mark::of(self.parts | OTHER)) } else { self.found })
    }
}

/// Most names differ in their length or their first letter: those need no call.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.first() == other.first() && one == other
}

type Marked = Result<Option<Mark>, Halt>;

macro_rules! numbers {
    ($($method:ident($type:ty)),*) => {$(
        #[inline]
        fn $method(self, value: $type) -> Marked {
            self.here(|| Mark::number(value as i64))
        }
    )*};
}

impl<'a> Serializer for Marker<'a> {
    type Ok = Option<Mark>;
    type Error = Halt;
    type SerializeSeq = Marker<'a>;
    type SerializeTuple = Marker<'a>;
    type SerializeTupleStruct = Marker<'a>;
    type SerializeTupleVariant = Marker<'a>;
    type SerializeMap = Marker<'a>;
    type SerializeStruct = Marker<'a>;
    type SerializeStructVariant = Marker<'a>;

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
    fn serialize_bool(self, value: bool) -> Marked {
        self.here(|| Mark::text(if value { "true" } else { "false" }))
    }

    fn serialize_f32(self, value: f32) -> Marked {
        self.serialize_f64(f64::from(value))
    }

    fn serialize_f64(self, value: f64) -> Marked {
        self.here(|| Mark::text(&value.to_string()))
    }

    fn serialize_char(self, value: char) -> Marked {
        self.here(|| Mark::text(value.encode_utf8(&mut [0; 4])))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Marked {
        self.here(|| Mark::text(value))
    }

    fn serialize_bytes(mut self, value: &[u8]) -> Marked {
        value.iter().for_each(|byte| self.part("", byte));
        self.all()
    }

    fn serialize_none(self) -> Marked {
        Ok(None)
    }

    #[inline]
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Marked {
        Ok(mark(value, self.path))
    }

    fn serialize_unit(self) -> Marked {
        Ok(None)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Marked {
        self.here(|| Mark::text(name))
    }

    #[inline]
    fn serialize_unit_variant(self, of: &'static str, place: u32, _: &'static str) -> Marked {
        self.here(|| Mark::variant(of, place))
    }

    #[inline]
    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Marked {
        Ok(mark(value, self.path))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        place: u32,
        _: &'static str,
        value: &T,
    ) -> Marked {
        Ok(mark(value, self.path).map(|mark| mark.through(place)))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Halt> {
        Ok(self)
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Self, Halt> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Halt> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Halt> {
        Ok(Marker { parts: mixed(self.parts, u64::from(index)), ..self })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Halt> {
        Ok(self)
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Halt> {
        Ok(self)
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, Halt> {
        Ok(Marker { parts: mixed(self.parts, u64::from(index)), ..self })
    }
}

macro_rules! parts {
    ($($trait:ident: $($method:ident($($key:ident: $type:ty)?)),*;)*) => {$(
        impl ser::$trait for Marker<'_> {
            type Ok = Option<Mark>;
            type Error = Halt;

            $(#[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, $($key: $type,)? value: &T) -> Result<(), Halt> {
                self.part(parts!(@key $($key)?), value);
                Ok(())
            })*

            #[inline]
            fn end(self) -> Marked {
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
    use crate::pick::{Datum, pick};
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

    /// Marks tell apart what is written differently, and nothing else: what is counted by mark is counted by value.
    #[test]
    fn marks_tell_apart_what_is_written_differently() {
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
                let mark = mark(event, &path);
                assert_eq!(mark.is_some(), pick(event, &path).is_some(), "{path:?}");
                let bits = mark.map_or(0, |mark| mark.0.get());
                assert_eq!(*by_value.entry(pick(event, &path)).or_insert(bits), bits, "{path:?}");
            }
            let mut marks: Vec<u64> = by_value.values().copied().collect();
            marks.sort_unstable();
            marks.dedup();
            assert_eq!(marks.len(), by_value.len(), "{path:?}");
        }
    }

    #[test]
    fn numbers_are_seats_where_they_are_small() {
        assert_eq!(mark(&5u8, &[]).and_then(Mark::seat), Some(Seat(5)));
        assert_eq!(mark(&Seat(0), &[]).and_then(Mark::seat), Some(Seat(0)));
        for other in [Mark::number(256), Mark::number(-1), Mark::number(i64::MAX), Mark::text(""), Mark::variant("", 0)]
        {
            assert_eq!(other.seat(), None);
        }
        assert_ne!(Mark::number(i64::MAX), Mark::number(i64::MIN));
        assert_ne!(Mark::number(NUMBERS as i64), Mark::number(0));
        assert_ne!(mark(&Side::East, &[]), mark(&Side::West, &[]));
    }
}

//! Reads the keys of several fields of an event in one pass.

use crate::anatomy::Shape;
use crate::stop::{Stop, stops};
use crate::value_key::{ValueKey, key_of};
use serde::Serialize;
use serde::ser::{self, Serializer};

/// Which fields of one kind of event are wanted.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    /// Paths of field names, in the order in which the event serialises its fields; those that lead nowhere come last.
    paths: Vec<Path>,
    /// The positions of the wanted fields among the event's, one bit each.
    places: u64,
}

#[derive(Debug)]
struct Path {
    names: Vec<String>,
    /// It names a field of the event itself, and no other path continues from there: the common case.
    is_plain: bool,
    /// The next path begins with another field.
    is_last: bool,
    /// The key found in the current event; stored here so that reading allocates nothing.
    found: Option<ValueKey>,
}

impl Wanted {
    pub(crate) fn new(shape: &Shape, mut paths: Vec<Vec<String>>) -> Wanted {
        let place =
            |path: &[String]| shape.fields.iter().position(|field| path.first().is_some_and(|name| name == field));
        paths.sort_unstable_by(|one, other| {
            let order = |path: &[String]| place(path).unwrap_or(usize::MAX);
            order(one).cmp(&order(other)).then_with(|| one.cmp(other))
        });
        paths.dedup();
        let places = paths.iter().filter_map(|path| place(path)).fold(0, |places, place| places | 1 << (place & 63));
        let is_last = |(index, path): (usize, &Vec<String>)| {
            paths.get(index + 1).is_none_or(|next| path.is_empty() || next.first() != path.first())
        };
        let lasts: Vec<bool> = paths.iter().enumerate().map(is_last).collect();
        let path = |(names, is_last): (Vec<String>, bool)| Path { is_plain: false, names, is_last, found: None };
        let mut paths: Vec<Path> = paths.into_iter().zip(lasts).map(path).collect();
        let mut is_alone = true;
        for path in &mut paths {
            path.is_plain = is_alone && path.is_last && path.names.len() == 1;
            is_alone = path.is_last;
        }
        Wanted { paths, places }
    }

    /// The key that the path at that position led to in the event read last.
    #[inline]
    pub(crate) fn found(&self, place: usize) -> Option<ValueKey> {
        self.paths[place].found
    }

    pub(crate) fn path(&self, place: usize) -> &[String] {
        &self.paths[place].names
    }

    /// The position of that path, which is one of those passed to `new`.
    pub(crate) fn place(&self, path: &[String]) -> usize {
        self.paths.iter().position(|known| known.names == path).unwrap_or_default()
    }

    /// Reads the key of each wanted field. A path that leads nowhere keeps `None`.
    #[inline]
    pub(crate) fn gather<T: Serialize>(&mut self, event: &T) {
        if self.paths.is_empty() {
            return;
        }
        let mut is_whole = false;
        let gather = KeyReader { places: self.places, paths: self.paths.iter_mut(), is_whole: &mut is_whole };
        let was_asked = event.serialize(gather).unwrap_or(false);
        if !was_asked && !is_whole {
            self.paths.iter_mut().for_each(|path| path.found = key_of(event, &path.names));
        }
    }
}

/// A serializer that returns `true` where it was given fields; any other value is read path by path.
struct KeyReader<'a> {
    /// The positions of the fields still to come.
    places: u64,
    /// The paths not followed yet.
    paths: std::slice::IterMut<'a, Path>,
    /// Set when all wanted fields were found and serialisation was stopped.
    is_whole: &'a mut bool,
}

impl<'a> KeyReader<'a> {
    /// Reads the next wanted field.
    #[inline(always)]
    fn take<T: ?Sized + Serialize>(&mut self, key: &str, value: &T) {
        let Some(path) = self.paths.next() else { return };
        // A shape lists fields in serialisation order, so the position identifies the field.
        debug_assert_eq!(path.names.first().map(String::as_str), Some(key));
        if path.is_plain {
            path.found = key_of(value, &[]);
        } else {
            self.follow(path, Some(value));
        }
    }

    /// Reads all paths that begin with that field.
    #[inline(never)]
    fn follow<T: ?Sized + Serialize>(&mut self, first: &'a mut Path, value: Option<&T>) {
        let mut path = first;
        loop {
            path.found = value.and_then(|value| key_of(value, &path.names[1..]));
            if path.is_last {
                return;
            }
            let Some(next) = self.paths.next() else { return };
            path = next;
        }
    }
}

impl ser::SerializeStructVariant for KeyReader<'_> {
    type Ok = bool;
    type Error = Stop;

    // Called for every field of every counted event: an unwanted field must cost next to nothing.
    #[inline(always)]
    fn serialize_field<T: ?Sized + Serialize>(&mut self, key: &'static str, value: &T) -> Result<(), Stop> {
        let is_wanted = self.places & 1 != 0;
        self.places >>= 1;
        if is_wanted {
            self.take(key, value);
            if self.places == 0 {
                *self.is_whole = true;
                return Err(Stop);
            }
        }
        Ok(())
    }

    fn skip_field(&mut self, _: &'static str) -> Result<(), Stop> {
        if self.places & 1 != 0
            && let Some(path) = self.paths.next()
        {
            self.follow::<()>(path, None);
        }
        self.places >>= 1;
        Ok(())
    }

    #[inline]
    fn end(self) -> Result<bool, Stop> {
        Ok(true)
    }
}

impl<'a> Serializer for KeyReader<'a> {
    type Ok = bool;
    type Error = Stop;
    type SerializeStructVariant = KeyReader<'a>;

    stops!(scalars);
    stops!(sequences);
    stops!(structs);
    stops!(tuple_variants);

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<bool, Stop> {
        Err(Stop)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<bool, Stop> {
        Err(Stop)
    }

    #[inline]
    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Self, Stop> {
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Who {
        unit: u8,
        rank: u8,
    }

    #[derive(Serialize)]
    enum Event {
        Rolled { who: Who, line: Option<u8>, face: u8 },
        Named(Who),
        Over,
    }

    #[test]
    fn all_paths_at_once_read_what_each_would_read_alone() {
        let rolled = Event::Rolled { who: Who { unit: 4, rank: 2 }, line: None, face: 6 };
        let shape = Shape { name: "rolled", fields: &["who", "line", "face"] };
        let paths = ["who.unit", "face", "who.rank", "line", "face", "nowhere", "who"];
        let paths: Vec<Vec<String>> = paths.map(|path| path.split('.').map(str::to_owned).collect()).into();
        let mut wanted = Wanted::new(&shape, paths);
        wanted.gather(&rolled);
        assert_eq!(wanted.paths.len(), 6);
        for path in &wanted.paths {
            assert_eq!(path.found, key_of(&rolled, &path.names), "{path:?}");
        }
        assert_eq!(wanted.found(wanted.place(&["who".to_owned(), "rank".to_owned()])), Some(ValueKey::number(2)));
        // A value without fields of its own is read path by path.
        let mut wanted = Wanted::new(&Shape::default(), vec![vec!["unit".to_owned()]]);
        wanted.gather(&Event::Named(Who { unit: 9, rank: 0 }));
        assert_eq!(wanted.found(0), Some(ValueKey::number(9)));
        wanted.gather(&Event::Over);
        assert_eq!(wanted.found(0), None);
    }
}

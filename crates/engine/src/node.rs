//! A deserializer of parsed JSON whose errors know their place.
//!
//! The path is put together on the way out of an error. A wrapper that tracks it around every visitor (`serde_path_to_error`) compiles
//! to three times the code, for each type of each game.

use serde::de::{self, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected, Visitor};
use serde_json::{Map, Value, map};
use std::{fmt, slice};

/// Why a value could not be read, and where: `crew[1].name`.
#[derive(Debug)]
pub(crate) struct Misfit(Box<(String, String)>);

impl Misfit {
    pub(crate) fn path(&self) -> &str {
        &self.0.0
    }

    #[cold]
    fn inside(mut self, segment: &str) -> Misfit {
        let path = &mut self.0.0;
        let separator = if path.is_empty() || path.starts_with('[') { "" } else { "." };
        *path = format!("{segment}{separator}{path}");
        self
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.1)
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(why: T) -> Misfit {
        Misfit(Box::new((String::new(), why.to_string())))
    }
}

/// One value of a JSON document.
#[derive(Clone, Copy)]
pub(crate) struct Node<'de>(pub(crate) &'de Value);

impl<'de> Node<'de> {
    #[cold]
    fn unlike(self, expected: &dyn Expected) -> Misfit {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (None, Some(number)) => Unexpected::Signed(number),
                (None, None) => Unexpected::Float(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, expected)
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Number(number) = self.0 else { return Err(self.unlike(&visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
        }
    }

    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.unlike(&visitor)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Array(items) = self.0 else { return Err(self.unlike(&visitor)) };
        let mut rest = Items { items: items.iter(), index: 0 };
        let value = visitor.visit_seq(&mut rest)?;
        match rest.items.len() {
            0 => Ok(value),
            _ => Err(de::Error::invalid_length(items.len(), &"fewer elements in array")),
        }
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let Value::Object(members) = self.0 else { return Err(self.unlike(&visitor)) };
        let mut rest = Members { members: members.iter(), last: None };
        let value = visitor.visit_map(&mut rest)?;
        match rest.members.len() {
            0 => Ok(value),
            _ => Err(de::Error::invalid_length(members.len(), &"fewer elements in map")),
        }
    }
}

macro_rules! read_as {
    ($as:ident: $($method:ident($($ignored:ty),*)),*) => {$(
        fn $method<V: Visitor<'de>>(self, $(_: $ignored,)* visitor: V) -> Result<V::Value, Misfit> {
            self.$as(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Misfit;

    read_as!(number: deserialize_i8(), deserialize_i16(), deserialize_i32(), deserialize_i64(), deserialize_u8(),
        deserialize_u16(), deserialize_u32(), deserialize_u64(), deserialize_f32(), deserialize_f64());
    read_as!(text: deserialize_char(), deserialize_str(), deserialize_string(), deserialize_identifier());
    read_as!(list: deserialize_seq(), deserialize_tuple(usize), deserialize_tuple_struct(&'static str, usize));
    read_as!(object: deserialize_map());

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        if self.0.is_array() { self.list(visitor) } else { self.object(visitor) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_enum(match self.0 {
            Value::String(name) => Variant { name, content: None },
            Value::Object(members) => only(members)?,
            _ => return Err(self.unlike(&"string or map")),
        })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! { bool i128 u128 bytes byte_buf unit unit_struct }
}

struct Items<'de> {
    items: slice::Iter<'de, Value>,
    index: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misfit> {
        let Some(item) = self.items.next() else { return Ok(None) };
        self.index += 1;
        seed.deserialize(Node(item)).map(Some).map_err(|why| why.inside(&format!("[{}]", self.index - 1)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Members<'de> {
    members: map::Iter<'de>,
    last: Option<(&'de str, &'de Value)>,
}

impl<'de> MapAccess<'de> for Members<'de> {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misfit> {
        let Some((key, value)) = self.members.next() else { return Ok(None) };
        self.last = Some((key, value));
        seed.deserialize(Key(key)).map(Some).map_err(|why| why.inside(key))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Misfit> {
        let (key, value) = self.last.take().ok_or_else(|| de::Error::custom("value is missing"))?;
        seed.deserialize(Node(value)).map_err(|why| why.inside(key))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.members.len())
    }
}

/// The name of a member; a number where the map is keyed by numbers.
struct Key<'de>(&'de str);

impl<'de> Key<'de> {
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match (self.0.parse(), self.0.parse()) {
            (Ok(number), _) => visitor.visit_u64(number),
            (_, Ok(number)) => visitor.visit_i64(number),
            _ => visitor.visit_borrowed_str(self.0),
        }
    }
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Misfit;

    read_as!(number: deserialize_i8(), deserialize_i16(), deserialize_i32(), deserialize_i64(), deserialize_u8(),
        deserialize_u16(), deserialize_u32(), deserialize_u64());

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_enum(Variant { name: self.0, content: None })
    }

    serde::forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Value>,
}

/// An object with one member is a variant with its content.
fn only(members: &Map<String, Value>) -> Result<Variant<'_>, Misfit> {
    let mut members = members.iter();
    match (members.next(), members.next()) {
        (Some((name, content)), None) => Ok(Variant { name, content: Some(content) }),
        _ => Err(de::Error::invalid_value(Unexpected::Map, &"map with a single key")),
    }
}

impl<'de> Variant<'de> {
    fn node(&self, expected: &dyn Expected) -> Result<Node<'de>, Misfit> {
        self.content.map(Node).ok_or_else(|| de::Error::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Misfit> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'de> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.content {
            Some(content) => de::Deserialize::deserialize(Node(content)).map_err(|why: Misfit| why.inside(self.name)),
            None => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        self.node(&"newtype variant").and_then(|node| seed.deserialize(node)).map_err(|why| why.inside(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misfit> {
        self.node(&"tuple variant").and_then(|node| node.list(visitor)).map_err(|why| why.inside(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Misfit> {
        self.node(&"struct variant").and_then(|node| node.object(visitor)).map_err(|why| why.inside(self.name))
    }
}

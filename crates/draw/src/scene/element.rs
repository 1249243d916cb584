//! A drawing as a browser holds it: elements with attributes. What is written and what is patched is this tree.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{borrow::Cow, collections::BTreeMap};

/// An element of SVG. In JSON: `["circle", {"r": "4"}]`, with a list of children or a text as the third part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// The name of the element: `g`, `path`, `text` …
    pub tag: Cow<'static, str>,
    /// In the order in which they are written, each name once.
    pub attributes: Vec<(Cow<'static, str>, String)>,
    /// What is inside.
    pub content: Content,
}

/// Children or text, never both: nothing here needs mixed content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Content {
    /// Characters, not escaped.
    Text(String),
    /// Elements; an empty list for an empty element.
    Children(Vec<Element>),
}

impl Element {
    /// An empty element without attributes.
    #[must_use]
    pub fn new(tag: &'static str) -> Element {
        Element { tag: tag.into(), attributes: Vec::new(), content: Content::Children(Vec::new()) }
    }

    /// Add an attribute. It must not be there yet: nothing is looked up, because scenes are written by the thousand.
    pub fn set(&mut self, name: &'static str, value: impl Into<String>) {
        self.attributes.push((name.into(), value.into()));
    }

    /// The value of an attribute.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Its id, by which patches name it.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.get("id")
    }

    /// Its children; none where it holds text.
    #[must_use]
    pub fn children(&self) -> &[Element] {
        match &self.content {
            Content::Children(children) => children,
            Content::Text(_) => &[],
        }
    }

    /// The number of elements, itself included.
    #[must_use]
    pub fn count(&self) -> usize {
        1 + self.children().iter().map(Element::count).sum::<usize>()
    }

    /// The element and all below it, in reading order.
    pub fn walk(&self) -> impl Iterator<Item = &Element> {
        let mut waiting = vec![self];
        std::iter::from_fn(move || {
            let next = waiting.pop()?;
            waiting.extend(next.children().iter().rev());
            Some(next)
        })
    }
}

impl Serialize for Element {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Attributes<'a>(&'a [(Cow<'static, str>, String)]);
        impl Serialize for Attributes<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
            }
        }
        let attributes = Attributes(&self.attributes);
        match &self.content {
            Content::Children(children) if children.is_empty() => (&self.tag, attributes).serialize(serializer),
            content => (&self.tag, attributes, content).serialize(serializer),
        }
    }
}

/// Reading back is for tests and tools written in Rust; attributes then stand in alphabetical order.
impl<'de> Deserialize<'de> for Element {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Element, D::Error> {
        struct Parts;
        impl<'de> de::Visitor<'de> for Parts {
            type Value = Element;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a list of tag, attributes and perhaps content")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut parts: A) -> Result<Element, A::Error> {
                let tag: String = parts.next_element()?.ok_or_else(|| de::Error::missing_field("tag"))?;
                let attributes: BTreeMap<String, String> =
                    parts.next_element()?.ok_or_else(|| de::Error::missing_field("attributes"))?;
                let content = parts.next_element()?.unwrap_or(Content::Children(Vec::new()));
                let attributes = attributes.into_iter().map(|(name, value)| (name.into(), value)).collect();
                Ok(Element { tag: tag.into(), attributes, content })
            }
        }
        deserializer.deserialize_seq(Parts)
    }
}

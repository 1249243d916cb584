//! What changed between two drawings, as operations on elements with ids.
//!
//! The server draws the next scene, compares it with the previous one and sends only this: a token that moved is one changed
//! `transform`. General DOM morphers lose SVG elements or the focus; these operations are exact, and a page applies them in a
//! few lines:
//!
//! ```js
//! const make = ([tag, attributes, content = []]) => {
//!   const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
//!   for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
//!   typeof content === "string" ? (element.textContent = content) : element.append(...content.map(make));
//!   return element;
//! };
//! const find = (id) => document.getElementById(id);
//! const at = ({ id, path = [] }) => path.reduce((element, i) => element.children[i], find(id));
//! const before = (p) => (p.before ? find(p.before) : null);
//! const apply = {
//!   set: (p) => at(p).setAttribute(p.name, p.value),
//!   sets: (p) => Object.entries(p.values).forEach(([id, value]) => find(id).setAttribute(p.name, value)),
//!   unset: (p) => at(p).removeAttribute(p.name),
//!   text: (p) => (at(p).textContent = p.text),
//!   fill: (p) => at(p).replaceChildren(...p.content.map(make)),
//!   splice: (p) => {
//!     const [whole, cut] = [at(p), p.cut ?? 0];
//!     const next = whole.children[p.at + cut] ?? null;
//!     [...whole.children].slice(p.at, p.at + cut).forEach((child) => child.remove());
//!     (p.content ?? []).forEach((child) => whole.insertBefore(make(child), next));
//!   },
//!   insert: (p) => find(p.parent).insertBefore(make(p.element), before(p)),
//!   move: (p) => find(p.parent).insertBefore(find(p.id), before(p)),
//!   remove: (p) => find(p.id).remove(),
//! };
//! const patch = (patches) => patches.forEach((p) => apply[p.op](p));
//! ```
//!
//! A thing is recognised by its id as long as it keeps its tag and the groups around it (before and after) stay too. What has no
//! id is compared by position inside the nearest element that has one, and addressed by a path of child numbers from there.
//! Classes that the page's script adds (`legal`, `picked`) are the script's to put back after a patch.

mod apply;
mod diff;

pub use apply::{BadPatch, apply};
pub use diff::{diff, diff_elements};

use crate::scene::Element;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One operation. Ids name elements of the page; a `path` leads from there down to an element without an id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Patch {
    /// Give an attribute a value, new or not.
    Set {
        /// The element, or the ancestor where the path begins.
        id: String,
        /// Numbers of children on the way down, from 0; empty for the element itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<usize>,
        /// The attribute.
        name: String,
        /// Its new value.
        value: String,
    },
    /// Give one attribute of several elements their values: what can be done with each cell of a board often changes for most of them.
    Sets {
        /// The attribute.
        name: String,
        /// The elements and their new values.
        values: BTreeMap<String, String>,
    },
    /// Take an attribute away.
    Unset {
        /// The element, or the ancestor where the path begins.
        id: String,
        /// Numbers of children on the way down, from 0; empty for the element itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<usize>,
        /// The attribute.
        name: String,
    },
    /// The text replaces all content.
    Text {
        /// The element, or the ancestor where the path begins.
        id: String,
        /// Numbers of children on the way down, from 0; empty for the element itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<usize>,
        /// The new text, not escaped.
        text: String,
    },
    /// New children (none of which has an id) replace all content.
    Fill {
        /// The element, or the ancestor where the path begins.
        id: String,
        /// Numbers of children on the way down, from 0; empty for the element itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<usize>,
        /// The new children.
        content: Vec<Element>,
    },
    /// Some children (none of which has an id) in the place of others: those before and behind them stay.
    Splice {
        /// The element, or the ancestor where the path begins.
        id: String,
        /// Numbers of children on the way down, from 0; empty for the element itself.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        path: Vec<usize>,
        /// The number of children that stay before them.
        at: usize,
        /// How many go.
        #[serde(default, skip_serializing_if = "is_zero")]
        cut: usize,
        /// Those that come.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        content: Vec<Element>,
    },
    /// Before that sibling, or at the end.
    Insert {
        /// The element that gets a child.
        parent: String,
        /// The sibling that comes after it; without one it goes to the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<String>,
        /// The new child, with all that is in it.
        element: Element,
    },
    /// Put an element elsewhere without making it anew, so that it keeps focus and animation.
    Move {
        /// The element that moves.
        id: String,
        /// The element that it moves into.
        parent: String,
        /// The sibling that comes after it; without one it goes to the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<String>,
    },
    /// Take an element away with all that is in it.
    Remove {
        /// The element.
        id: String,
    },
}

// serde hands it a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

//! Applying the operations to a tree, as the page's script does to the page. For tests, and for programs that are no browser.

use super::Patch;
use crate::scene::{Content, Element};
use std::fmt;

/// An operation names what is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPatch(String);

impl fmt::Display for BadPatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the drawing has no {}", self.0)
    }
}

impl std::error::Error for BadPatch {}

/// Carry out the operations in their order.
pub fn apply(root: &mut Element, patches: &[Patch]) -> Result<(), BadPatch> {
    patches.iter().try_for_each(|patch| apply_one(root, patch))
}

fn apply_one(root: &mut Element, patch: &Patch) -> Result<(), BadPatch> {
    match patch {
        Patch::Set { id, path, name, value } => set(at(root, id, path)?, name, value),
        Patch::Sets { name, values } => {
            for (id, value) in values {
                set(at(root, id, &[])?, name, value);
            }
        }
        Patch::Unset { id, path, name } => at(root, id, path)?.attributes.retain(|(known, _)| known != name),
        Patch::Text { id, path, text } => at(root, id, path)?.content = Content::Text(text.clone()),
        Patch::Fill { id, path, content } => at(root, id, path)?.content = Content::Children(content.clone()),
        Patch::Splice { id, path, at: place, cut, content } => {
            let children = children(at(root, id, path)?).ok_or_else(|| BadPatch(format!("children in \"{id}\"")))?;
            if place + cut > children.len() {
                return Err(BadPatch(format!("child {} in \"{id}\"", place + cut)));
            }
            children.splice(*place..place + cut, content.iter().cloned());
        }
        Patch::Insert { parent, before, element } => insert(root, parent, before.as_deref(), element.clone())?,
        Patch::Move { id, parent, before } => {
            let element = take(root, id).ok_or_else(|| BadPatch(format!("element \"{id}\"")))?;
            insert(root, parent, before.as_deref(), element)?;
        }
        Patch::Remove { id } => drop(take(root, id).ok_or_else(|| BadPatch(format!("element \"{id}\"")))?),
    }
    Ok(())
}

fn at<'a>(root: &'a mut Element, id: &str, path: &[usize]) -> Result<&'a mut Element, BadPatch> {
    let mut element = find(root, id).ok_or_else(|| BadPatch(format!("element \"{id}\"")))?;
    for &i in path {
        element = children(element)
            .and_then(|children| children.get_mut(i))
            .ok_or_else(|| BadPatch(format!("path {path:?} in \"{id}\"")))?;
    }
    Ok(element)
}

fn set(element: &mut Element, name: &str, value: &str) {
    match element.attributes.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => value.clone_into(old),
        None => element.attributes.push((name.to_owned().into(), value.to_owned())),
    }
}

fn insert(root: &mut Element, parent: &str, before: Option<&str>, element: Element) -> Result<(), BadPatch> {
    let siblings = children(at(root, parent, &[])?).ok_or_else(|| BadPatch(format!("children in \"{parent}\"")))?;
    let place = match before {
        None => siblings.len(),
        Some(before) => siblings
            .iter()
            .position(|sibling| sibling.id() == Some(before))
            .ok_or_else(|| BadPatch(format!("element \"{before}\" in \"{parent}\"")))?,
    };
    siblings.insert(place, element);
    Ok(())
}

fn children(element: &mut Element) -> Option<&mut Vec<Element>> {
    match &mut element.content {
        Content::Children(children) => Some(children),
        Content::Text(_) => None,
    }
}

fn find<'a>(element: &'a mut Element, id: &str) -> Option<&'a mut Element> {
    if element.id() == Some(id) {
        return Some(element);
    }
    children(element)?.iter_mut().find_map(|child| find(child, id))
}

fn take(element: &mut Element, id: &str) -> Option<Element> {
    let siblings = children(element)?;
    if let Some(place) = siblings.iter().position(|child| child.id() == Some(id)) {
        return Some(siblings.remove(place));
    }
    siblings.iter_mut().find_map(|child| take(child, id))
}

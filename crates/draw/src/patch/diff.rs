//! Finding the operations.

use super::Patch;
use crate::scene::{Content, Element, Layer, Output, Part, Scene, has_plain_ids, lowered};
use std::collections::{BTreeMap, HashMap};

/// The operations that turn the drawing of `old` on a page into the drawing of `new`.
#[must_use]
pub fn diff(old: &Scene, new: &Scene) -> Vec<Patch> {
    let layers = compared(old, new);
    let wanted = |layer: &Layer| layers.get(layer.id.as_str()).cloned().unwrap_or(Part::Whole);
    diff_elements(&lowered(old, Output::Page, wanted), &lowered(new, Output::Page, wanted))
}

/// How much of each layer must be compared, where that is not all of it. Most layers of a board never change, and nothing in an
/// unchanged one comes from or goes to another, since ids are unique. Where they are not (the writer then changes them), or where
/// layers come and go (the others say where), all layers count.
fn compared<'a>(old: &'a Scene, new: &'a Scene) -> HashMap<&'a str, Part> {
    let names = |scene: &'a Scene| scene.layers.iter().map(|layer| layer.id.as_str());
    // The description is an element too, and stands before the layers.
    let in_same_order = names(old).eq(names(new)) && old.description.is_empty() == new.description.is_empty();
    if !in_same_order || old.accent != new.accent || !has_plain_ids(old) || !has_plain_ids(new) {
        return HashMap::new();
    }
    let part = |(old, new): (&'a Layer, &'a Layer)| {
        let part = match (old.has_nodes_of(new), old.lies_like(new)) {
            (true, true) => Part::Nothing,
            // Ninety lines of wind that only turned are one changed attribute: they are not written out to find that.
            (true, false) => Part::Only(Vec::new()),
            (false, _) => changed_nodes(old, new).map_or(Part::Whole, Part::Only),
        };
        (old.id.as_str(), part)
    };
    old.layers.iter().zip(&new.layers).map(part).collect()
}

/// The nodes that differ, if both layers have the same nodes by name in the same order: then only they need be written out. Nodes
/// without a name are identified by their position, and so need their neighbours.
fn changed_nodes(old: &Layer, new: &Layer) -> Option<Vec<usize>> {
    let pairs = || old.nodes.iter().zip(new.nodes.iter());
    let same_names =
        old.nodes.len() == new.nodes.len() && pairs().all(|(old, new)| old.id.is_some() && old.id == new.id);
    same_names.then(|| pairs().enumerate().filter(|(_, (old, new))| old != new).map(|(number, _)| number).collect())
}

/// The same for drawings that are already trees of elements, as [`Scene::element`] makes them for a page: the children of an
/// element either all have ids or have none at any depth, and ids are unique.
#[must_use]
pub fn diff_elements(old: &Element, new: &Element) -> Vec<Patch> {
    let mut patches = Vec::new();
    let (Some(old_id), Some(new_id)) = (old.id(), new.id()) else { return patches };
    if old_id != new_id {
        patches.push(set(old_id, &[], "id", new_id));
    }
    // From here on both roots go by the new id.
    let trees = Trees { old: Index::of(old, new_id), new: Index::of(new, new_id) };
    let stays = trees.survivors(new_id);
    trees.remove(&stays, &mut patches);
    trees.place(&stays, &mut patches);
    let first = patches.len();
    trees.dress(&stays, &mut patches);
    together(&mut patches, first);
    patches
}

/// The same attribute of several elements is one operation, in the place of the first of them. What dresses elements touches each of them
/// alone, so their order means nothing.
fn together(patches: &mut Vec<Patch>, first: usize) {
    let mut values: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for patch in &patches[first..] {
        if let Patch::Set { id, path, name, value } = patch
            && path.is_empty()
        {
            values.entry(name.clone()).or_default().insert(id.clone(), value.clone());
        }
    }
    values.retain(|_, values| values.len() > 1);
    let dressing = patches.split_off(first);
    for patch in dressing {
        match patch {
            Patch::Set { path, name, .. } if path.is_empty() && values.contains_key(&name) => {
                let values = values.get_mut(&name).map(std::mem::take).unwrap_or_default();
                if !values.is_empty() {
                    patches.push(Patch::Sets { name, values });
                }
            }
            other => patches.push(other),
        }
    }
}

/// The elements with ids of one tree, in reading order, and where each stands.
struct Index<'a> {
    order: Vec<&'a str>,
    by_id: HashMap<&'a str, Placed<'a>>,
}

#[derive(Clone, Copy)]
struct Placed<'a> {
    element: &'a Element,
    parent: Option<&'a str>,
}

impl<'a> Index<'a> {
    fn of(root: &'a Element, root_id: &'a str) -> Index<'a> {
        let mut index = Index { order: Vec::new(), by_id: HashMap::new() };
        index.add(root, root_id, None);
        index
    }

    fn add(&mut self, element: &'a Element, id: &'a str, parent: Option<&'a str>) {
        self.order.push(id);
        self.by_id.insert(id, Placed { element, parent });
        for child in element.children() {
            if let Some(child_id) = child.id() {
                self.add(child, child_id, Some(id));
            }
        }
    }
}

fn has_named_children(element: &Element) -> bool {
    element.children().first().is_some_and(|child| child.id().is_some())
}

struct Trees<'a> {
    old: Index<'a>,
    new: Index<'a>,
}

/// For every id, whether its element is kept; absent while that is being found out.
type Stays<'a> = HashMap<&'a str, bool>;

impl<'a> Trees<'a> {
    /// Which elements are kept: those with the same tag in both trees whose parents, in both trees, are kept too. So nothing that
    /// is kept ever stands inside something removed or inserted, and each removal and insertion is one operation.
    fn survivors(&self, root: &'a str) -> Stays<'a> {
        let mut stays = HashMap::from([(root, true)]);
        for &id in &self.new.order {
            self.decide(id, &mut stays);
        }
        stays
    }

    fn decide(&self, id: &'a str, stays: &mut Stays<'a>) -> bool {
        if let Some(&known) = stays.get(id) {
            return known;
        }
        // Two groups that changed places as parent and child would ask for each other: while asked about, neither stays.
        stays.insert(id, false);
        let kept = match (self.old.by_id.get(id), self.new.by_id.get(id)) {
            (Some(old), Some(new)) => {
                old.element.tag == new.element.tag
                    && [old.parent, new.parent]
                        .into_iter()
                        .all(|parent| parent.is_some_and(|parent| self.decide(parent, stays)))
            }
            _ => false,
        };
        stays.insert(id, kept);
        kept
    }

    /// First what goes: an id may come back with another tag, and must be free by then.
    fn remove(&self, stays: &Stays<'a>, patches: &mut Vec<Patch>) {
        let kept = |id: &str| stays.get(id).copied().unwrap_or(false);
        for &id in &self.old.order {
            if !kept(id) && self.old.by_id[id].parent.is_some_and(kept) {
                patches.push(Patch::Remove { id: id.to_owned() });
            }
        }
    }

    /// Then what comes or changes its place. Of the elements that stay with their parent, the longest run already in order
    /// is left alone; only the others move.
    fn place(&self, stays: &Stays<'a>, patches: &mut Vec<Patch>) {
        let kept = |id: &str| stays.get(id).copied().unwrap_or(false);
        // Where every kept element is at this moment.
        let mut parent_now: HashMap<&str, &str> = HashMap::new();
        let mut children_now: HashMap<&str, Vec<&str>> = HashMap::new();
        for &id in self.old.order.iter().filter(|id| kept(id)) {
            if let Some(parent) = self.old.by_id[id].parent {
                parent_now.insert(id, parent);
                children_now.entry(parent).or_default().push(id);
            }
        }
        for &parent in self.new.order.iter().filter(|id| kept(id)) {
            let wanted = self.new.by_id[parent].element;
            if !has_named_children(wanted) {
                continue;
            }
            let had = self.old.by_id[parent].element;
            if !has_named_children(had) && had.content != Content::Children(Vec::new()) {
                patches.push(Patch::Fill { id: parent.to_owned(), path: Vec::new(), content: Vec::new() });
            }
            let places: HashMap<&str, usize> =
                children_now.get(parent).into_iter().flatten().enumerate().map(|(place, &id)| (id, place)).collect();
            let ids: Vec<&str> = wanted.children().iter().filter_map(Element::id).collect();
            let here: Vec<(usize, usize)> =
                ids.iter().enumerate().filter_map(|(i, id)| Some((i, *places.get(id)?))).collect();
            let unmoved = longest_rising(&here);
            let mut next: Option<&str> = None;
            for (i, child) in wanted.children().iter().enumerate().rev() {
                let Some(id) = child.id() else { continue };
                let before = next.map(str::to_owned);
                next = Some(id);
                if !kept(id) {
                    patches.push(Patch::Insert { parent: parent.to_owned(), before, element: child.clone() });
                } else if unmoved.binary_search(&i).is_err() {
                    patches.push(Patch::Move { id: id.to_owned(), parent: parent.to_owned(), before });
                    if let Some(left) = parent_now.insert(id, parent).filter(|&left| left != parent) {
                        children_now.entry(left).or_default().retain(|&other| other != id);
                    }
                }
            }
        }
    }

    /// At last what is written on the kept elements: attributes, and content without ids.
    fn dress(&self, stays: &Stays<'a>, patches: &mut Vec<Patch>) {
        for &id in self.new.order.iter().filter(|&&id| stays.get(id).copied().unwrap_or(false)) {
            let (had, wanted) = (self.old.by_id[id].element, self.new.by_id[id].element);
            attributes(id, &[], had, wanted, patches);
            if !has_named_children(wanted) {
                let left = Content::Children(Vec::new());
                let had = if has_named_children(had) { &left } else { &had.content };
                content(id, &mut Vec::new(), had, &wanted.content, patches);
            }
        }
    }
}

fn attributes(id: &str, path: &[usize], old: &Element, new: &Element, patches: &mut Vec<Patch>) {
    for (name, _) in &old.attributes {
        if name != "id" && new.get(name).is_none() {
            patches.push(Patch::Unset { id: id.to_owned(), path: path.to_vec(), name: name.to_string() });
        }
    }
    for (name, value) in &new.attributes {
        if name != "id" && old.get(name) != Some(value) {
            patches.push(set(id, path, name, value));
        }
    }
}

/// Content without ids: element by element where the shapes agree, all at once where they do not.
fn content(id: &str, path: &mut Vec<usize>, old: &Content, new: &Content, patches: &mut Vec<Patch>) {
    if old == new {
        return;
    }
    match (old, new) {
        (_, Content::Text(text)) => {
            patches.push(Patch::Text { id: id.to_owned(), path: path.clone(), text: text.clone() });
        }
        (Content::Children(had), Content::Children(wanted))
            if had.len() == wanted.len() && had.iter().zip(wanted).all(|(a, b)| a.tag == b.tag) =>
        {
            for (i, (had, wanted)) in had.iter().zip(wanted).enumerate() {
                path.push(i);
                attributes(id, path, had, wanted, patches);
                content(id, path, &had.content, &wanted.content, patches);
                path.pop();
            }
        }
        (Content::Children(had), Content::Children(wanted)) => patches.push(spliced(id, path, had, wanted)),
        (Content::Text(_), Content::Children(wanted)) => {
            patches.push(Patch::Fill { id: id.to_owned(), path: path.clone(), content: wanted.clone() });
        }
    }
}

/// What is alike at both ends stays: a card that gets a flag is not drawn anew.
fn spliced(id: &str, path: &[usize], had: &[Element], wanted: &[Element]) -> Patch {
    let at = had.iter().zip(wanted).take_while(|(old, new)| old == new).count();
    let behind = had[at..].iter().rev().zip(wanted[at..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (cut, content) = (had.len() - behind - at, wanted[at..wanted.len() - behind].to_vec());
    match at + behind {
        0 => Patch::Fill { id: id.to_owned(), path: path.to_vec(), content },
        _ => Patch::Splice { id: id.to_owned(), path: path.to_vec(), at, cut, content },
    }
}

fn set(id: &str, path: &[usize], name: &str, value: &str) -> Patch {
    Patch::Set { id: id.to_owned(), path: path.to_vec(), name: name.to_owned(), value: value.to_owned() }
}

/// Of pairs (key, place) in the order of their keys, the keys of a longest selection in which the places rise too.
fn longest_rising(pairs: &[(usize, usize)]) -> Vec<usize> {
    // `ends[n]` is the pair that ends the best selection of length n + 1; each pair remembers the one before it.
    let mut ends: Vec<usize> = Vec::new();
    let mut previous: Vec<Option<usize>> = vec![None; pairs.len()];
    for (i, &(_, place)) in pairs.iter().enumerate() {
        let length = ends.partition_point(|&end| pairs[end].1 < place);
        previous[i] = length.checked_sub(1).map(|shorter| ends[shorter]);
        if length == ends.len() {
            ends.push(i);
        } else {
            ends[length] = i;
        }
    }
    let mut chosen = Vec::new();
    let mut at = ends.last().copied();
    while let Some(i) = at {
        chosen.push(pairs[i].0);
        at = previous[i];
    }
    chosen.reverse();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_rising_selection() {
        let pairs = |places: &[usize]| places.iter().copied().enumerate().collect::<Vec<_>>();
        assert_eq!(longest_rising(&pairs(&[0, 1, 2])), [0, 1, 2]);
        assert_eq!(longest_rising(&pairs(&[2, 0, 1])), [1, 2]);
        assert_eq!(longest_rising(&pairs(&[3, 1, 4, 0, 5, 2])).len(), 3);
        assert_eq!(longest_rising(&[]), Vec::<usize>::new());
    }
}

//! One value written into the text of an edition. Everything else of the text stays as it is: comments, order, blanks.

use crate::{
    edition,
    findings::Findings,
    node::{Data, Node},
    source::Place,
};

type Entry = (String, Place, Node);

/// The text in which the value stands at that path (`["mission", "crop_plain", "value"]`), or no longer stands there. Nothing where the text
/// cannot be read, or is written in a way in which that takes more than a line.
pub(crate) fn set(text: &str, path: &[&str], value: Option<&str>) -> Option<String> {
    let before = read(text)?;
    let wanted = match value {
        Some(value) => Some(alone(value)?),
        None => None,
    };
    let mut after = before.clone();
    put(&mut after, path, wanted.as_ref());
    let written = spliced(text, &before, path, value)?;
    (pruned(read(&written)?) == pruned(after)).then_some(written)
}

fn read(text: &str) -> Option<Vec<Entry>> {
    edition::entries(text, 0, &mut Findings::default())
}

/// The one value that a text is.
pub(crate) fn alone(value: &str) -> Option<Node> {
    let entries = read(&format!("v = {value}\n")).filter(|_| !value.contains(['\n', '\r']))?;
    match <[Entry; 1]>::try_from(entries) {
        Ok([(key, _, node)]) if key == "v" => Some(node),
        _ => None,
    }
}

/// What the entries are to be afterwards.
fn put(entries: &mut Vec<Entry>, path: &[&str], node: Option<&Node>) {
    let Some((first, rest)) = path.split_first() else { return };
    let at = entries.iter().position(|(key, ..)| key == first);
    if rest.is_empty() {
        match (at, node) {
            (Some(at), Some(node)) => entries[at].2 = node.clone(),
            (Some(at), None) => drop(entries.remove(at)),
            (None, Some(node)) => entries.push(((*first).to_owned(), Place::default(), node.clone())),
            (None, None) => {}
        }
        return;
    }
    let at = at.unwrap_or_else(|| {
        entries.push(((*first).to_owned(), Place::default(), Node::new(Data::Table(Vec::new()), Place::default())));
        entries.len() - 1
    });
    if let Data::Table(inside) = &mut entries[at].2.data {
        put(inside, rest, node);
    }
}

/// Without tables that hold nothing: a heading that stands alone says nothing.
fn pruned(entries: Vec<Entry>) -> Node {
    let entries = entries.into_iter().filter_map(|(key, place, node)| {
        let node = match node.data {
            Data::Table(inside) => pruned(inside),
            _ => node,
        };
        (!matches!(&node.data, Data::Table(inside) if inside.is_empty())).then_some((key, place, node))
    });
    Node::new(Data::Table(entries.collect()), Place::default())
}

fn spliced(text: &str, entries: &[Entry], path: &[&str], value: Option<&str>) -> Option<String> {
    let (key, tables) = path.split_last()?;
    let (mut inside, mut heading) = (entries, None);
    for table in tables {
        match inside.iter().find(|(name, ..)| name == table) {
            Some((_, place, Node { data: Data::Table(entries), .. })) => (inside, heading) = (entries, Some(*place)),
            Some(_) => return None,
            None => return Some(value.map_or_else(|| text.to_owned(), |value| appended(text, tables, key, value))),
        }
    }
    match (inside.iter().find(|(name, ..)| name == key), value) {
        (Some((_, _, node)), Some(value)) => {
            let (before, after) = (text.get(..node.place.start)?, text.get(node.place.end..)?);
            Some(format!("{before}{value}{after}"))
        }
        (Some((_, place, node)), None) => without(text, (*place, node.place), heading.filter(|_| inside.len() == 1)),
        (None, Some(value)) => {
            let last = inside.iter().map(|(_, _, node)| node.place.end).max();
            let at = line_end(text, last.or(heading.map(|place| place.end))?)?;
            Some(format!("{}\n{key} = {value}{}", &text[..at], &text[at..]))
        }
        (None, None) => Some(text.to_owned()),
    }
}

/// The row behind everything else, under a heading of its own.
fn appended(text: &str, tables: &[&str], key: &str, value: &str) -> String {
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    format!("{text}{end}\n[{}]\n{key} = {value}\n", tables.join("."))
}

/// Without the line of that value, and without the heading that would be left with nothing below it.
fn without(text: &str, (key, value): (Place, Place), heading: Option<Place>) -> Option<String> {
    let (start, end) = (line_start(text, key.start)?, line_end(text, value.end)?);
    let behind = text.get(value.end..end)?.trim_start();
    if !text.get(start..key.start)?.trim().is_empty() || !(behind.is_empty() || behind.starts_with('#')) {
        return None;
    }
    let (mut from, to) = (start, (end + 1).min(text.len()));
    if let Some(heading) = heading {
        let (first, last) = (line_start(text, heading.start)?, line_end(text, heading.end)?);
        let is_bare = text[first..last].trim_end().ends_with(']') && text.get(last..start)?.trim().is_empty();
        if is_bare {
            from = first;
            // The blank line that set it off.
            from -= usize::from(text[..from].ends_with("\n\n"));
        }
    }
    Some(format!("{}{}", &text[..from], &text[to..]))
}

fn line_start(text: &str, byte: usize) -> Option<usize> {
    Some(text.get(..byte)?.rfind('\n').map_or(0, |at| at + 1))
}

/// Where the line ends that a byte stands in: at its line feed, or at the end of the text.
fn line_end(text: &str, byte: usize) -> Option<usize> {
    Some(text.get(byte..)?.find('\n').map_or(text.len(), |at| byte + at))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# mine\n[edition]\ngame = \"g\"\nprinting = 1\n\n[card.a] # first\nvalue = 3 # why\nnames = [\"x\"]\n\n[card.b]\nvalue = 2\n";

    #[test]
    fn a_value_is_set_where_it_stands_and_nothing_else_moves() {
        let set = |path: &[&str], value| set(TEXT, path, value).unwrap();
        assert_eq!(set(&["card", "a", "value"], Some("4")), TEXT.replace("value = 3 # why", "value = 4 # why"));
        assert_eq!(set(&["card", "a", "value"], None), TEXT.replace("value = 3 # why\n", ""));
        assert_eq!(set(&["card", "b", "value"], None), TEXT.replace("\n[card.b]\nvalue = 2\n", ""));
        assert_eq!(set(&["card", "a", "cost"], Some("1")), TEXT.replace("[\"x\"]\n", "[\"x\"]\ncost = 1\n"));
        assert_eq!(set(&["tile", "t", "out"], Some("true")), format!("{TEXT}\n[tile.t]\nout = true\n"));
        assert_eq!(
            set(&["edition", "note"], Some("\"é\"")),
            TEXT.replace("printing = 1\n", "printing = 1\nnote = \"é\"\n")
        );
        assert_eq!(set(&["tile", "t", "out"], None), TEXT);
    }

    #[test]
    fn what_takes_more_than_a_line_is_left_to_others() {
        assert_eq!(set("card.a = { value = 3 }", &["card", "a", "value"], None), None);
        assert_eq!(set("card.a.value = 3", &["card", "a", "cost"], Some("1")), None);
        assert_eq!(set("card = 3", &["card", "a", "cost"], Some("1")), None);
        assert_eq!(
            set("card.a = { value = 3 }", &["card", "a", "value"], Some("9")).unwrap(),
            "card.a = { value = 9 }"
        );
        // Lines that end as those of forms do.
        assert_eq!(
            set("[card.a]\r\nvalue = 3\r\n", &["card", "a", "cost"], Some("1")).unwrap(),
            "[card.a]\r\nvalue = 3\r\ncost = 1\n"
        );
    }

    #[test]
    fn nothing_breaks_out_of_its_value() {
        for hostile in ["3\n[card.z]\nvalue = 1", "3, x = 1", "", "3 # \u{202e}", "\"", "{", "[[[[[[[[[[[["] {
            assert_eq!(set(TEXT, &["card", "a", "value"], Some(hostile)), None, "{hostile:?}");
        }
    }
}

//! JSON as a person would write it: what fits on a line stands on one, fields keep their order.

/// The widest line.
const WIDTH: usize = 100;

/// A value of a JSON text, with its children as pieces of that text.
enum Node<'a> {
    Plain(&'a str),
    List(&'a str, Vec<Node<'a>>),
    Object(&'a str, Vec<(&'a str, Node<'a>)>),
}

/// Lay out compact JSON (as `serde_json::to_string` writes it). The outermost `open` levels are spread over lines even where
/// they would fit on one. Text that is not JSON comes back as it is.
pub(crate) fn layout(json: &str, open: usize) -> String {
    let mut reader = Reader { text: json, at: 0 };
    let Some(node) = reader.value() else { return json.to_owned() };
    let mut out = String::with_capacity(json.len() * 2);
    node.write(&mut out, 0, 0, open);
    out
}

impl Node<'_> {
    fn compact(&self) -> &str {
        match self {
            Node::Plain(text) | Node::List(text, _) | Node::Object(text, _) => text,
        }
    }

    /// `before` is what already stands on the line.
    fn write(&self, out: &mut String, depth: usize, before: usize, open: usize) {
        if matches!(self, Node::Plain(_)) || (open == 0 && before + self.compact().len() < WIDTH) {
            return out.push_str(self.compact());
        }
        let indent = "  ".repeat(depth + 1);
        let (brackets, count) = match self {
            Node::Plain(_) => return,
            Node::List(_, items) => (['[', ']'], items.len()),
            Node::Object(_, fields) => (['{', '}'], fields.len()),
        };
        if count == 0 {
            return out.push_str(self.compact());
        }
        out.push(brackets[0]);
        for place in 0..count {
            out.push_str(if place == 0 { "\n" } else { ",\n" });
            out.push_str(&indent);
            match self {
                Node::Plain(_) => {}
                Node::List(_, items) => items[place].write(out, depth + 1, indent.len(), open.saturating_sub(1)),
                Node::Object(_, fields) => {
                    let (name, value) = &fields[place];
                    out.push_str(name);
                    out.push_str(": ");
                    value.write(out, depth + 1, indent.len() + name.len() + 2, open.saturating_sub(1));
                }
            }
        }
        out.push('\n');
        out.push_str(&indent[2..]);
        out.push(brackets[1]);
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> Option<()> {
        (self.peek()? == wanted).then(|| self.at += 1)
    }

    fn value(&mut self) -> Option<Node<'a>> {
        let start = self.at;
        match self.peek()? {
            b'{' => {
                let fields = self.between(b'{', b'}', |reader| {
                    let name = reader.plain()?;
                    reader.take(b':')?;
                    Some((name, reader.value()?))
                })?;
                Some(Node::Object(&self.text[start..self.at], fields))
            }
            b'[' => {
                let items = self.between(b'[', b']', Reader::value)?;
                Some(Node::List(&self.text[start..self.at], items))
            }
            _ => self.plain().map(Node::Plain),
        }
    }

    fn between<T>(&mut self, open: u8, close: u8, mut one: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        self.take(open)?;
        let mut all = Vec::new();
        while self.take(close).is_none() {
            if !all.is_empty() {
                self.take(b',')?;
            }
            all.push(one(self)?);
        }
        Some(all)
    }

    /// A string, a number, or a word.
    fn plain(&mut self) -> Option<&'a str> {
        let start = self.at;
        if self.take(b'"').is_some() {
            while self.peek()? != b'"' {
                self.at += if self.peek()? == b'\\' { 2 } else { 1 };
            }
            self.at += 1;
        } else {
            while self.peek().is_some_and(|byte| !b",]}:".contains(&byte)) {
                self.at += 1;
            }
        }
        self.text.get(start..self.at).filter(|text| !text.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn short_values_stay_on_their_line_and_the_order_is_kept() {
        let json = r#"{"z":[1,-2.5,"a,]\"}\\"],"a":{"deep":{"x":null}},"empty":[]}"#;
        let laid_out = layout(json, 1);
        let lines: Vec<&str> = laid_out.lines().collect();
        assert_eq!(
            lines,
            ["{", r#"  "z": [1,-2.5,"a,]\"}\\"],"#, r#"  "a": {"deep":{"x":null}},"#, r#"  "empty": []"#, "}"]
        );
        assert_eq!(layout(json, 0), json);
    }

    #[test]
    fn long_values_are_spread_and_mean_the_same() {
        let long: Vec<Vec<u32>> = (0..30).map(|n| (0..n).collect()).collect();
        let json = serde_json::to_string(&serde_json::json!({ "board": long, "name": "é".repeat(120) })).unwrap();
        let laid_out = layout(&json, 2);
        assert!(laid_out.lines().count() > 30);
        let [read, meant] = [&laid_out, &json].map(|text| serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(read, meant);
        for broken in ["", "{", "[1,", "{\"a\"}", "\"open", "\"\\"] {
            assert_eq!(layout(broken, 1), broken);
        }
    }
}

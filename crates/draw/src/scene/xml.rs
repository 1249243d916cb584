//! Elements as XML: escaped, closed, and nothing a static renderer would trip over.

use super::element::{Content, Element};

/// Write the element and all below it.
pub fn write_xml(element: &Element, out: &mut String) {
    out.push('<');
    out.push_str(&element.tag);
    for (name, value) in &element.attributes {
        out.push(' ');
        out.push_str(name);
        out.push_str("=\"");
        escape(value, out);
        out.push('"');
    }
    match &element.content {
        Content::Children(children) if children.is_empty() => out.push_str("/>"),
        Content::Children(children) => {
            out.push('>');
            for child in children {
                write_xml(child, out);
            }
            close(element, out);
        }
        Content::Text(text) => {
            out.push('>');
            escape(text, out);
            close(element, out);
        }
    }
}

fn close(element: &Element, out: &mut String) {
    out.push_str("</");
    out.push_str(&element.tag);
    out.push('>');
}

/// The five signs of XML are escaped in texts and attributes alike; what XML cannot hold at all (control characters, which a
/// hostile name may well contain) becomes the replacement character.
fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // A parser would turn them into spaces inside attributes.
            '\t' => out.push_str("&#9;"),
            '\n' => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(letter),
        }
    }
}

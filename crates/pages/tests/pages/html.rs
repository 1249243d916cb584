//! As much of an HTML reader as the tests need: tags in order, and whether they close as they should.

#[derive(Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    pub(crate) inside_label: bool,
    /// Whether there is text between this tag and its end.
    pub(crate) has_text: bool,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn heading(&self) -> Option<u8> {
        match self.name.as_bytes() {
            [b'h', level @ b'1'..=b'6'] => Some(level - b'0'),
            _ => None,
        }
    }
}

const VOID: &[&str] = &["meta", "link", "input", "br", "hr", "img"];

/// All opening tags, or what is wrong.
pub(crate) fn tags(html: &str) -> Result<Vec<Tag>, String> {
    let mut rest = html.strip_prefix("<!DOCTYPE html>").ok_or("no doctype")?;
    let mut tags: Vec<Tag> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    while let Some(at) = rest.find('<') {
        if !rest[..at].trim().is_empty() {
            for &tag in &open {
                tags[tag].has_text = true;
            }
        }
        rest = &rest[at + 1..];
        if let Some(closing) = rest.strip_prefix('/') {
            let (name, after) = closing.split_once('>').ok_or("an end tag does not end")?;
            let last = open.pop().ok_or_else(|| format!("</{name}> closes nothing"))?;
            if tags[last].name != name {
                return Err(format!("</{name}> closes <{}>", tags[last].name));
            }
            rest = after;
            continue;
        }
        let (mut tag, after, closes_itself) = opening(rest)?;
        rest = after;
        tag.inside_label = open.iter().any(|&tag| tags[tag].name == "label");
        let is_void = closes_itself || VOID.contains(&&*tag.name);
        tags.push(tag);
        if !is_void {
            open.push(tags.len() - 1);
        }
    }
    match open.last() {
        None => Ok(tags),
        Some(&tag) => Err(format!("<{}> is never closed", tags[tag].name)),
    }
}

/// What follows a `<`.
fn opening(text: &str) -> Result<(Tag, &str, bool), String> {
    let end = text
        .find(|letter: char| letter.is_whitespace() || letter == '>' || letter == '/')
        .ok_or("a tag does not end")?;
    let name = text[..end].to_owned();
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric()) || name.is_empty() {
        return Err(format!("<{name} is no tag: text was not escaped"));
    }
    let mut attributes = Vec::new();
    let mut rest = &text[end..];
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix("/>") {
            return Ok((Tag { name, attributes, inside_label: false, has_text: false }, after, true));
        }
        if let Some(after) = rest.strip_prefix('>') {
            return Ok((Tag { name, attributes, inside_label: false, has_text: false }, after, false));
        }
        let stop = rest.find(['=', '>', ' ', '\n', '/']).ok_or("an attribute does not end")?;
        let attribute = rest[..stop].to_owned();
        if attribute.is_empty() || attribute.contains(['"', '<', '\'']) {
            return Err(format!("<{name}> has an attribute {attribute:?}"));
        }
        rest = &rest[stop..];
        let mut value = String::new();
        let quote = if rest.starts_with("='") { '\'' } else { '"' };
        if let Some(quoted) = rest.strip_prefix('=').and_then(|rest| rest.strip_prefix(quote)) {
            let (inner, after) = quoted.split_once(quote).ok_or("a value does not end")?;
            inner.clone_into(&mut value);
            rest = after;
        } else if rest.starts_with('=') {
            return Err(format!("<{name}> has an unquoted {attribute}"));
        }
        if attributes.iter().any(|(known, _)| *known == attribute) {
            return Err(format!("<{name}> has {attribute} twice"));
        }
        attributes.push((attribute, value));
    }
}

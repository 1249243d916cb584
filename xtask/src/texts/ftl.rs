//! A Fluent file: its keys, and what each of them needs.

use crate::tree::line_of;
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use std::collections::BTreeSet;

/// One text. A term's key has its leading `-`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Text {
    pub(crate) key: String,
    pub(crate) line: usize,
    /// The names of its `$arguments`.
    pub(crate) variables: BTreeSet<String>,
    /// The keys of the texts it quotes.
    pub(crate) references: BTreeSet<String>,
}

/// The texts of a file in their order, or the lines that cannot be read.
pub(crate) fn read(source: &str) -> Result<Vec<Text>, Vec<(usize, String)>> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        errors.iter().map(|error| (line_of(source, error.pos.start), error.to_string())).collect::<Vec<_>>()
    })?;
    let mut texts = Vec::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let line = line_of_key(source, &key);
        let mut text = Text { key, line, ..Text::default() };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            text.add_pattern(pattern);
        }
        texts.push(text);
    }
    Ok(texts)
}

fn line_of_key(source: &str, key: &str) -> usize {
    let defines = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    source.lines().position(defines).map_or(0, |index| index + 1)
}

impl Text {
    /// A word that only other texts of the same file quote.
    pub(crate) fn is_term(&self) -> bool {
        self.key.starts_with('-')
    }

    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
            Expression::Inline(inline) => self.add_inline(inline),
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                // `$tile-the` is a form of `$tile`: which forms a sentence needs is each language's own affair.
                self.variables.insert(id.name.split('-').next().unwrap_or_default().to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.add_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        for inline in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            self.add_inline(inline);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_and_references_are_found_wherever_they_stand() {
        let source = "# A comment\nplain = Words\n-boat = boat\n\ncount = { $n ->\n    [one] { $who-de } has a { -boat }\n   \
                      *[other] { NUMBER($n, minimumFractionDigits: 0) } { \"{\" } { { plain } }\n}\n    .hint = { $hint }\n";
        let texts = read(source).unwrap();
        let summary: Vec<_> = texts
            .iter()
            .map(|text| {
                let join = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
                (text.key.as_str(), text.line, join(&text.variables), join(&text.references))
            })
            .collect();
        let of = |words: &str| words.to_owned();
        assert_eq!(
            summary,
            [
                ("plain", 2, of(""), of("")),
                ("-boat", 3, of(""), of("")),
                ("count", 5, of("hint n who"), of("-boat plain")),
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_is_named_by_line() {
        assert_eq!(read("a = 1\nb { = 2\n").unwrap_err()[0].0, 2);
    }
}

//! Licence expressions (SPDX): `MIT OR Apache-2.0`, `(MIT OR Apache-2.0) AND Unicode-3.0`, and the older `MIT/Apache-2.0`.

use anyhow::{Result, bail};

/// Whether what is allowed satisfies the expression. An exception (`WITH`) is part of the name that must be allowed.
pub(super) fn satisfied(expression: &str, allowed: impl Fn(&str) -> bool) -> Result<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = Words { rest: spaced.split_whitespace().collect(), allowed };
    let satisfied = words.any()?;
    match words.rest.first() {
        None => Ok(satisfied),
        Some(word) => bail!("`{word}` is out of place in `{expression}`"),
    }
}

struct Words<'a, F> {
    rest: Vec<&'a str>,
    allowed: F,
}

impl<'a, F: Fn(&str) -> bool> Words<'a, F> {
    /// `A OR B …`. Both sides are read even where the first settles it: a mistake in the second is still a mistake.
    fn any(&mut self) -> Result<bool> {
        let mut satisfied = self.all()?;
        while self.take("OR") {
            satisfied |= self.all()?;
        }
        Ok(satisfied)
    }

    /// `A AND B …`, which binds closer than `OR`.
    fn all(&mut self) -> Result<bool> {
        let mut satisfied = self.one()?;
        while self.take("AND") {
            satisfied &= self.one()?;
        }
        Ok(satisfied)
    }

    fn one(&mut self) -> Result<bool> {
        match self.next()? {
            "(" => {
                let satisfied = self.any()?;
                match self.next()? {
                    ")" => Ok(satisfied),
                    word => bail!("`)` expected, not `{word}`"),
                }
            }
            word @ (")" | "AND" | "OR" | "WITH") => bail!("a licence expected, not `{word}`"),
            licence if self.take("WITH") => {
                let exception = self.next()?;
                Ok((self.allowed)(&format!("{licence} WITH {exception}")))
            }
            licence => Ok((self.allowed)(licence)),
        }
    }

    fn next(&mut self) -> Result<&'a str> {
        match self.rest.is_empty() {
            true => bail!("the expression ends too early"),
            false => Ok(self.rest.remove(0)),
        }
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.rest.first() == Some(&word);
        if found {
            self.rest.remove(0);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_needs_one_side_of_or_and_both_of_and() {
        for (expression, expected) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("MIT OR GPL-3.0-only", true),
            ("GPL-3.0-only/MIT", true),
            ("MIT AND GPL-3.0-only", false),
            ("MIT AND Zlib", true),
            ("GPL-3.0-only OR MIT AND Zlib", true),
            ("MIT OR Zlib AND GPL-3.0-only", true),
            ("(MIT OR Zlib) AND GPL-3.0-only", false),
            ("(GPL-3.0-only OR (Zlib))", true),
            ("Zlib WITH some-exception", false),
            ("MIT WITH known-exception", true),
            ("GPL-3.0-only WITH x OR Zlib", true),
        ] {
            let allowed = |name: &str| ["MIT", "Zlib", "MIT WITH known-exception"].contains(&name);
            assert_eq!(satisfied(expression, allowed).unwrap(), expected, "{expression}");
        }
    }

    #[test]
    fn an_expression_that_is_none_is_an_error() {
        for expression in ["", "MIT OR", "(MIT", "MIT)", "MIT Zlib", "AND MIT", "MIT WITH"] {
            assert!(satisfied(expression, |_| true).is_err(), "{expression}");
        }
    }
}

//! What a check found.

use anyhow::{Result, bail};
use std::fmt::Display;

/// Failures stop the build; warnings are for people to think about.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    failures: Vec<String>,
    warnings: Vec<String>,
}

impl Findings {
    /// Something wrong at a place: `file`, `file:line` or a crate's folder.
    pub(crate) fn fail(&mut self, place: impl Display, what: impl Display) {
        self.failures.push(format!("{place}: {what}"));
    }

    pub(crate) fn warn(&mut self, place: impl Display, what: impl Display) {
        self.warnings.push(format!("{place}: {what}"));
    }

    pub(crate) fn extend(&mut self, other: Findings) {
        self.failures.extend(other.failures);
        self.warnings.extend(other.warnings);
    }

    /// Print everything; any failure is an error.
    pub(crate) fn conclude(self) -> Result<()> {
        for warning in &self.warnings {
            println!("warning: {warning}");
        }
        for failure in &self.failures {
            println!("failure: {failure}");
        }
        match self.failures.len() {
            0 => Ok(()),
            1 => bail!("one failure, listed above"),
            n => bail!("{n} failures, listed above"),
        }
    }
}

#[cfg(test)]
impl Findings {
    pub(crate) fn failures(&self) -> &[String] {
        &self.failures
    }

    pub(crate) fn warnings(&self) -> &[String] {
        &self.warnings
    }
}

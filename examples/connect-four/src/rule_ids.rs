//! The rules this crate cites. The ids are those of the rulebook.

use galerne_engine::Rule;

pub(crate) const SEATS: Rule = Rule("CF-1.1");
pub(crate) const TURNS: Rule = Rule("CF-1.2");
pub(crate) const DROP: Rule = Rule("CF-1.3");
pub(crate) const FOUR: Rule = Rule("CF-2.1");
pub(crate) const FULL: Rule = Rule("CF-2.2");

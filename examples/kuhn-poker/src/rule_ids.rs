//! The rules this crate cites. The ids are those of the rulebook.

use galerne_engine::Rule;

pub(crate) const SEATS: Rule = Rule("KP-1.1");
pub(crate) const HANDS: Rule = Rule("KP-1.2");
pub(crate) const DEAL: Rule = Rule("KP-2.1");
pub(crate) const TURNS: Rule = Rule("KP-2.2");
pub(crate) const OPEN: Rule = Rule("KP-3.1");
pub(crate) const ANSWER: Rule = Rule("KP-3.2");
pub(crate) const FOLD: Rule = Rule("KP-4.1");
pub(crate) const SHOW: Rule = Rule("KP-4.2");
pub(crate) const PAY: Rule = Rule("KP-4.3");
pub(crate) const END: Rule = Rule("KP-4.4");

//! The rules that code cites, by their ids in the rulebook.

use galerne_engine::Rule;

pub const SEATS: Rule = Rule("XX-1.1");
pub const TURNS: Rule = Rule("XX-1.2");
pub const HEAP: Rule = Rule("XX-1.3");
pub const TAKE: Rule = Rule("XX-2.1");
pub const LAST: Rule = Rule("XX-3.1");

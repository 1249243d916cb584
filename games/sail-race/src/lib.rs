//! Sail Race: a regatta on a hex sea.

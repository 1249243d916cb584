//! The rules that code cites, by their ids in the rulebook.

galerne_engine::rules! {
    SEATS = "XX-1.1";
    TURNS = "XX-1.2";
    HEAP = "XX-1.3";
    TAKE = "XX-2.1";
    LAST = "XX-3.1";
}

//! The rules this crate cites. The ids are those of the rulebook.

galerne_engine::rules! {
    SEATS = "CF-1.1";
    TURNS = "CF-1.2";
    DROP = "CF-1.3";
    FOUR = "CF-2.1";
    FULL = "CF-2.2";
}

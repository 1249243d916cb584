//! The rules this crate cites. The ids are those of the rulebook.

galerne_engine::rules! {
    SEATS = "KP-1.1";
    HANDS = "KP-1.2";
    DEAL = "KP-2.1";
    TURNS = "KP-2.2";
    OPEN = "KP-3.1";
    ANSWER = "KP-3.2";
    FOLD = "KP-4.1";
    SHOW = "KP-4.2";
    PAY = "KP-4.3";
    END = "KP-4.4";
}

//! The rule ids that events and refusals cite.

galerne_engine::rules! {
    SEATS = "SR-1.1";
    MAP_RADIUS = "SR-2.3";
    MARKS = "SR-2.7";
    DICE = "SR-3.3";
    WIND = "SR-3.1";
    HEADWIND = "SR-4.3";
    STATE = "SR-5.1";
    CARDS_KNOWN = "SR-5.3";
    FIRST_WIND = "SR-6.3";
    TOUR = "SR-6.4";
    FIRST_HEADING = "SR-6.6";
    TURN = "SR-7.1";
    WEATHER = "SR-7.2";
    MOVE = "SR-7.3";
    COMMIT = "SR-7.6";
    RESIGN = "SR-7.8";
    MANUAL = "SR-7.9";
    STEP = "SR-8.2";
    BLOCKED = "SR-8.3";
    ROUND = "SR-9.3";
    UNROUND = "SR-9.4";
    FINISH = "SR-10.1";
    RACE_OVER = "SR-10.3";
    TIME_LIMIT = "SR-10.7";
    AFTER_WIND = "SR-11.2";
    TURN_COST = "SR-11.3";
    EASE = "SR-11.6";
    CRAB = "SR-11.7";
    SPINNAKER = "SR-11.8";
    PAD = "SR-11.9";
    EXTRA_REEFS = "SR-11.10";
    WEATHER_SOURCE = "SR-11.11";
    AGREED_WIND = "SR-11.12";
    SOLID_BUOYS = "SR-11.13";
    COMBINATIONS = "SR-11.18";
    GENERATOR = "SR-12.2";
    ATTEMPTS = "SR-12.3";
    VALIDITY = "SR-12.4";
}

//! The rules this crate cites, by the ids of the rulebook.

galerne_engine::rules! {
    PLAYERS = "PL-1.1"; CELL = "PL-1.3"; SLOT = "PL-1.4"; ISLANDS = "PL-1.5"; ONE_ISLAND = "PL-1.6";
    BALLOON_DIE = "PL-1.7"; WEATHER_DIE = "PL-1.8"; CARDS = "PL-1.10";
    ORDER = "PL-2.1"; SHAKE = "PL-2.2"; FIRST_WEATHER = "PL-2.3"; DEAL = "PL-2.4"; FIRST = "PL-2.6";
    DISTANCE = "PL-3.1"; OVERLAP = "PL-4.4";
    STEPS = "PL-5.1"; PASSED = "PL-5.2"; TAKEN_OFF = "PL-5.3";
    LAUNCH = "PL-6.1"; DRAWS = "PL-6.2"; TOUCHDOWN = "PL-6.3"; ROLL = "PL-6.4"; CONTACT = "PL-6.5";
    OBSTACLE = "PL-6.6"; CLIFF = "PL-6.7"; PUSH = "PL-6.8"; UNMOVED = "PL-6.9"; STRADDLE = "PL-6.10"; FACE = "PL-6.11";
    OUT = "PL-6.12"; LOST = "PL-6.13"; RETHROW = "PL-6.14";
    PILOT = "PL-7.1"; FUEL = "PL-7.2";
    TOW = "PL-8.2"; CARRY = "PL-8.3"; ALTITUDE = "PL-8.6";
    BUILD = "PL-9.1"; TAKE = "PL-9.2"; PLACE = "PL-9.3"; WALL = "PL-9.4"; DESTROYED = "PL-9.6"; WALLS_STAY = "PL-9.7";
    ONE_BUILDING = "PL-9.8"; CONSERVED = "PL-9.9";
    STATE = "PL-10.1"; SECRET = "PL-10.2";
    LIVESTOCK = "PL-11.2"; CROP = "PL-11.3"; SCORE = "PL-11.4";
    LENGTH = "PL-12.1"; WINNERS = "PL-12.2"; FINAL_LOST = "PL-12.3";
    THROWS = "PL-13.1"; WEATHER_DICE = "PL-13.2"; START_WALL = "PL-13.3"; MUST_BUILD = "PL-13.4";
    EIGHT_BUILDINGS = "PL-13.5"; LAST_ROUND = "PL-13.6"; MORE_MISSIONS = "PL-13.7"; MOORING = "PL-13.8";
    SPREAD = "PL-13.9"; OPEN_MISSIONS = "PL-13.10"; SOLO = "PL-13.11"; ISLAND_MIX = "PL-13.13";
    CARD_VALUES = "PL-13.14"; EDITION = "PL-13.15";
}

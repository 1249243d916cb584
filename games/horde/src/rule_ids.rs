//! The rules this crate cites in events and refusals. The ids are those of the rulebook.

use galerne_engine::Rule;

galerne_engine::rules! {
    PLAYERS = "HC-1.1";
    PLAYER_PACK = "HC-2.2";
    ADVERSE_PACK = "HC-2.3";
    CARD_IDS = "HC-2.5";
    TERRAIN = "HC-2.6";
    FORMATIONS = "HC-2.9";
    STATE = "HC-3.1";
    START_AVAL = "HC-4.3";
    START_SOUFFLES = "HC-4.5";
    AUTOMATIC = "HC-5.2";
    SHIFT = "HC-6.1";
    DOMINANTE = "HC-6.2";
    FALLBACK = "HC-6.3";
    RENCONTRES_SHIFT = "HC-6.4";
    DRAW = "HC-7.1";
    JOIN = "HC-7.2";
    STEPS = "HC-8.1";
    ENTRY = "HC-8.2";
    ONE_PER_ROLE = "HC-8.3";
    FREE_MOVE = "HC-8.4";
    ACTION = "HC-8.5";
    REPOS = "HC-8.6";
    AIDE = "HC-8.7";
    PROVOCATION = "HC-8.8";
    ATTAQUE = "HC-8.9";
    POOL_LOST_3 = "HC-8.10";
    REVEAL = "HC-9.1";
    POURSUITE = "HC-9.5";
    VERAMORPHE = "HC-9.6";
    CORROYEUR = "HC-9.7";
    IMMUNITY = "HC-9.8";
    CALM = "HC-10.3";
    POWER = "HC-10.4";
    COMPARE = "HC-10.5";
    MALUS = "HC-10.8";
    WOUNDED_BY_WIND = "HC-10.9";
    RETREAT = "HC-10.10";
    SOUTIEN = "HC-10.11";
    WIND_MOVE = "HC-10.12";
    DOUBLED = "HC-10.13";
    POOL_LOST_5 = "HC-10.14";
    CONFORM = "HC-11.2";
    CLEARED = "HC-11.3";
    PENALTY = "HC-11.4";
    TRIM = "HC-11.5";
    CULL = "HC-11.6";
    TURN_ENDS = "HC-11.7";
    MOVEMENT = "HC-12.1";
    MOVE_TRACEUR = "HC-12.2";
    MOVE_COMBATTANTE = "HC-12.3";
    MOVE_AILIER = "HC-12.4";
    MOVE_FEULEUSE = "HC-12.5";
    WOUNDED = "HC-12.7";
    POOL = "HC-12.9";
    USE_ONLY = "HC-12.12";
    VICTORY = "HC-13.1";
    DEFEAT = "HC-13.3";
    PACK_EMPTY = "HC-13.4";
    OWN_GRID = "HC-14.2";
    TWO_DOMINANTES = "HC-14.5";
    ORDER = "HC-14.7";
    ROW_BY_ROW = "HC-14.9";
    TWO_SHIFTS = "HC-14.10";
    SHUFFLED_BACK = "HC-14.11";
    LOST_HORDE = "HC-14.13";
    WINNER = "HC-14.14";
    /// The laboratory's own options: no author's rule.
    LAB_FACE_UP = "HC-15.5";
    LAB_REPLACED = "HC-15.6";
    LAB_ACTIONS = "HC-15.7";
    EDITION = "HC-15.8";
}

/// By role, the rule of its action (HC-8.5).
pub(crate) const ACTIONS: [Rule; 4] = [PROVOCATION, ATTAQUE, AIDE, REPOS];

//! Why an action is refused: one small code per reason (section 15), made into a refusal only where it is shown.

use crate::action::Action;
use crate::names;
use crate::rule_ids as ww;
use galerne_engine::{Refusal, Seat};

/// Declares the reasons, each with the rule and the key of its refusal.
macro_rules! reasons {
    ($($reason:ident => $rule:ident, $key:literal;)*) => {
        /// A reason. Listing actions tests them by the thousand, so it carries no text.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Why {
            $($reason,)*
        }

        impl Why {
            pub(crate) fn refusal(self) -> Refusal {
                let (rule, key) = match self {
                    $(Why::$reason => (ww::$rule, $key),)*
                };
                Refusal::new(rule, key)
            }
        }
    };
}

reasons! {
    // The moment.
    Over => LOST, "refused-over";
    ChanceFirst => ROLL, "refused-chance-first";
    NotYourTurn => RIVALS, "refused-turn";
    NoSuchHorde => PLAYERS, "refused-no-horde";
    PowerFirst => USE, "refused-power-first";
    ComposeFirst => COMPOSE, "refused-compose";
    VillageFirst => RACE, "refused-village-first";
    LossFirst => LOSS_ORDER, "refused-loss-first";
    ReplaceFirst => RECRUIT, "refused-replace-first";
    Announced => ANNOUNCE, "refused-announced";
    NotWalking => DAY_ENDS, "refused-not-walking";
    NotArrived => DAY_ENDS, "refused-stop-now";
    NoCamp => DAY_ENDS, "refused-no-camp";
    RestAtDawn => MUST_MOVE, "refused-rest-dawn";
    RestNotNow => REST, "refused-rest-now";
    RestOver => REST_ONCE, "refused-rest-over";
    RestAfterRecruiting => RECRUIT, "refused-rest-recruit";
    RecruitNotNow => RECRUIT, "refused-recruit-now";
    NoContreToConfirm => RESOLVE, "refused-no-contre";
    NoContreToSpend => SPEND, "refused-no-contre";
    NoContreToStore => STORE, "refused-no-contre";
    PowerNotNow => WINDOWS, "refused-power-now";
    NothingAsked => UP_TO, "refused-nothing-asked";
    NothingToAnswer => WINDOWS, "refused-nothing-to-answer";
    ConcedeNotNow => CONCEDE, "refused-concede-now";
    BulletinNotNow => RACE, "refused-bulletin-now";
    PlayNotNow => CONSUMABLES, "refused-play-now";
    // Dice.
    DieColour => SPEND, "refused-die-colour";
    NoSuchDie => UP_TO, "refused-no-such-die";
    DieTwice => UP_TO, "refused-die-twice";
    OneDie => UP_TO, "refused-one-die";
    NoDice => SPEND, "refused-no-dice";
    LockedDie => LOCKED_DICE, "refused-locked-die";
    BadFace => FACES, "refused-bad-face";
    StoreFull => STORE, "refused-store-full";
    NoStore => STORE, "refused-no-store";
    // Powers.
    NotInHorde => READY, "refused-not-in-horde";
    NotReady => READY, "refused-not-ready";
    Covered => STACK, "refused-covered";
    LockedCard => LOCKED, "refused-locked-card";
    WrongWindow => WINDOWS, "refused-wrong-window";
    ReactionOnly => WINDOWS, "refused-reaction-only";
    NoWind => FORCE_CHANGES, "refused-no-wind";
    WrongForce => USE, "refused-wrong-force";
    WrongGreens => USE, "refused-wrong-greens";
    NoTileMoral => USE, "refused-no-tile-moral";
    NotEdge => EDGE, "refused-not-edge";
    NoBlack => USE, "refused-no-black";
    SumNotGreater => USE, "refused-sum";
    TagMissing => FAMILIES, "refused-tag";
    NotVillage => CITYFY, "refused-not-village";
    NotOutside => USE, "refused-not-outside";
    NoCompany => ADJACENT, "refused-no-company";
    NotUsed => USE, "refused-not-used";
    LastMoral => LAST_MORAL, "refused-last-moral";
    NobodyToAbandon => USE, "refused-nobody-to-abandon";
    NotAbandonable => USE, "refused-not-abandonable";
    NobodyToTap => USE, "refused-nobody-to-tap";
    WouldBeEmpty => NEVER_EMPTY, "refused-would-be-empty";
    NoTarget => USE, "refused-no-target";
    OnlySeveral => SOLO_MULTI, "refused-only-several";
    AlreadyUndone => UNDO, "refused-already-undone";
    BadCard => USE, "refused-bad-card";
    NoSuchToken => BAG, "refused-no-such-token";
    MustGoOn => UP_TO, "refused-must-go-on";
    // Rest and recruiting.
    NobodyTired => REST, "refused-nobody-tired";
    BadRest => REST, "refused-bad-rest";
    BarredRest => READY_LOOP, "refused-barred-rest";
    RestOne => REST, "refused-rest-one";
    RestAll => REST, "refused-rest-all";
    RestNone => REST, "refused-rest-none";
    NoPlace => RECRUIT, "refused-no-place";
    NotOffered => RECRUIT, "refused-not-offered";
    NotReplaceable => REPLACE, "refused-not-replaceable";
    CannotMakeWay => REPLACE, "refused-cannot-make-way";
    SameDay => SAME_DAY, "refused-same-day";
    BadLoss => LOSS_ORDER, "refused-bad-loss";
    // Tiles.
    NotOnBoard => BOARDS, "refused-not-on-board";
    NotAdjacent => NEIGHBOUR, "refused-not-adjacent";
    Here => NEIGHBOUR, "refused-here";
    NotLand => TILES, "refused-not-land";
    UnderPawn => USE, "refused-under-pawn";
    UnderAttempt => USE, "refused-under-attempt";
    CutsWay => USE, "refused-cuts-way";
    TileFar => USE, "refused-tile-far";
    TilesApart => USE, "refused-tiles-apart";
    NoPartner => USE, "refused-no-partner";
    Windless => CITY_FREE, "refused-windless";
    WindKnown => KNOWN, "refused-wind-known";
    NoToken => USE, "refused-no-token";
    TokenStrongest => FORCE_CHANGES, "refused-token-strongest";
    TileHad => BLACK_SPREAD, "refused-tile-had";
    NoOtherKind => BOX, "refused-no-other-kind";
    BadTile => USE, "refused-bad-tile";
    BadTerrain => BOX, "refused-bad-terrain";
    // The race.
    BulletinOfRace => RACE, "refused-bulletin-race";
    BulletinUsed => RACE, "refused-bulletin";
    ConsumableUsed => CONSUMABLES, "refused-consumable-used";
    NotInHand => CONSUMABLES, "refused-not-in-hand";
}

impl Why {
    /// The refusal with the card, tile or die that the action names.
    pub(crate) fn about(self, seat: Seat, action: &Action) -> Refusal {
        let refusal = self.refusal();
        match *action {
            _ if refusal.reason.key == "refused-no-horde" => refusal.with("number", seat.index() + 1),
            Action::Use { card }
            | Action::Card { card }
            | Action::Ready { card }
            | Action::Recruit { card }
            | Action::Replace { card }
            | Action::React { card } => {
                refusal.with("card", names::name(card)).with("contre", u8::from(card.card().windows.contre))
            }
            Action::Play { consumable } => refusal.with("card", names::consumable_name(consumable)),
            Action::Move { hex } | Action::Tile { hex } | Action::Bulletin { hex } => {
                refusal.with("hex", names::at(hex))
            }
            Action::Shift { colour, face, .. } | Action::Store { colour, face } | Action::Die { colour, face } => {
                refusal.with("colour", names::colour_name(colour)).with("face", face)
            }
            _ => refusal,
        }
    }
}

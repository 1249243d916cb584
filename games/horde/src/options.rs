//! The options of HC-15.1, each a named and validated field.

use crate::formations::FormationSet;
use crate::roles::{COSTS, EVERYBODY, Encounter, FORBIDDEN, Role};
use crate::rule_ids as rule;
use galerne_engine::{Field, Kind, Preset, Refusal, Rule};
use serde::{Deserialize, Serialize};

/// The named values of an option; the first one is the default.
macro_rules! choices {
    ($($name:ident: $default:ident $(| $other:ident)*;)*) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[default]
            $default,
            $($other),*
        }
    )*};
}

choices! {
    Formations: HordeA | Pairs | Custom;
    Immunity: Rank | Name;
    WoundedLoses: Destroyed | Retreats;
    Phase3Order: Strict | Free;
    StartAval: FourRoles | Random;
    PowerCarry: Phase | Use;
    WinCondition: DeckAndColumn | Deck;
    CalmLine: ForceZero | Skip;
    CompetitionRencontres: Segments | Flow | Redeal;
    CompetitionElimination: Continue | Stop;
    Replaced: None | Corroyeur | Veramorphe | Poursuite;
    PaidAction: None | Repos | Aide | Provocation | Attaque;
}

impl Replaced {
    /// HC-15.6: the kind of Rencontre that is played as an ace.
    const fn kind(self) -> Option<Encounter> {
        match self {
            Replaced::None => None,
            Replaced::Corroyeur => Some(Encounter::Corroyeur),
            Replaced::Veramorphe => Some(Encounter::Veramorphe),
            Replaced::Poursuite => Some(Encounter::Poursuite),
        }
    }
}

impl PaidAction {
    /// HC-8.5: whose action it is.
    const fn doer(self) -> Option<Role> {
        match self {
            PaidAction::None => None,
            PaidAction::Repos => Some(Role::Feuleuse),
            PaidAction::Aide => Some(Role::Ailier),
            PaidAction::Provocation => Some(Role::Traceur),
            PaidAction::Attaque => Some(Role::Combattante),
        }
    }
}

/// Every option once: its name, type and default, then how it is chosen and the rule it bends.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $default:expr, $kind:expr, $rule:expr;)*) => {
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $($(#[$doc])* pub $name: $type),*
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($name: $default),* }
            }
        }

        pub(crate) const FIELDS: &[Field] =
            &[$(Field { name: stringify!($name), kind: $kind, rule: $rule }),*];
    };
}

const fn from_to(min: u64, max: u64) -> Kind {
    Kind::Number { min, max }
}

const ACTIONS: Kind = Kind::Choice(&["none", "repos", "aide", "provocation", "attaque"]);
const REPLACED: Kind = Kind::Choice(&["none", "corroyeur", "veramorphe", "poursuite"]);

options! {
    formation_set: Formations = Formations::HordeA, Kind::Choice(&["horde_a", "pairs", "custom"]), rule::FORMATIONS;
    /// The set itself, where `formation_set` is `custom`.
    formations: Option<FormationSet> = None, Kind::Json, rule::FORMATIONS;
    formation_mirror: bool = false, Kind::Flag, Rule("HC-15.2");
    immunity: Immunity = Immunity::Rank, Kind::Choice(&["rank", "name"]), rule::IMMUNITY;
    malus_threshold: u8 = 4, from_to(2, 9), rule::MALUS;
    soutien_threshold: u8 = 4, from_to(1, 9), rule::SOUTIEN;
    wounded_loses: WoundedLoses = WoundedLoses::Destroyed, Kind::Choice(&["destroyed", "retreats"]), rule::WOUNDED_BY_WIND;
    phase3_order: Phase3Order = Phase3Order::Strict, Kind::Choice(&["strict", "free"]), rule::STEPS;
    entry_limit: u8 = 0, from_to(0, 4), rule::ENTRY;
    start_aval: StartAval = StartAval::FourRoles, Kind::Choice(&["four_roles", "random"]), rule::START_AVAL;
    power_carry: PowerCarry = PowerCarry::Phase, Kind::Choice(&["phase", "use"]), rule::USE_ONLY;
    win_condition: WinCondition = WinCondition::DeckAndColumn, Kind::Choice(&["deck_and_column", "deck"]), rule::VICTORY;
    pack_empty_loses: bool = false, Kind::Flag, rule::PACK_EMPTY;
    calm_line: CalmLine = CalmLine::ForceZero, Kind::Choice(&["force_zero", "skip"]), rule::CALM;
    formation_penalty: u8 = 4, from_to(0, 8), rule::PENALTY;
    hand_size: u8 = 4, from_to(1, 8), rule::DRAW;
    aval_size: u8 = 4, from_to(1, 8), rule::JOIN;
    competition_rencontres: CompetitionRencontres = CompetitionRencontres::Segments,
        Kind::Choice(&["segments", "flow", "redeal"]), rule::TWO_DOMINANTES;
    competition_elimination: CompetitionElimination = CompetitionElimination::Continue,
        Kind::Choice(&["continue", "stop"]), rule::LOST_HORDE;
    competition_shift: u8 = 2, from_to(1, 4), rule::TWO_SHIFTS;
    /// Section 5: a player may give up at any decision. No bot and no playout does ([`galerne_engine::Rules::gives_up`]).
    concession: bool = true, Kind::Flag, rule::DEFEAT;
    /// HC-15.5, ours for the laboratory: what is it worth to know the Rencontres?
    rencontres_face_up: bool = false, Kind::Flag, rule::LAB_FACE_UP;
    /// HC-15.6, ours for the laboratory: what is one kind of Rencontre worth?
    rencontre_replaced: Replaced = Replaced::None, REPLACED, rule::LAB_REPLACED;
    /// HC-15.7, ours for the laboratory: what is one action worth, and is its price right?
    forbidden_action: PaidAction = PaidAction::None, ACTIONS, rule::LAB_ACTIONS;
    dearer_action: PaidAction = PaidAction::None, ACTIONS, rule::LAB_ACTIONS;
    /// Repos costs one point: a point less would be no price at all.
    cheaper_action: PaidAction = PaidAction::None, Kind::Choice(&["none", "aide", "provocation", "attaque"]), rule::LAB_ACTIONS;
}

/// HC-15.3: the three levels.
pub(crate) const PRESETS: &[Preset] = &[
    Preset { id: "zefirine", set: &[("formation_penalty", "3"), ("win_condition", "deck")] },
    Preset { id: "slamino", set: &[] },
    Preset { id: "furvent", set: &[("start_aval", "random")] },
];

impl Options {
    /// Numbers within their ranges, and a custom set exactly where one is asked for.
    pub(crate) fn validate(&self) -> Result<(), Refusal> {
        let numbers = [
            ("malus_threshold", self.malus_threshold),
            ("soutien_threshold", self.soutien_threshold),
            ("entry_limit", self.entry_limit),
            ("formation_penalty", self.formation_penalty),
            ("hand_size", self.hand_size),
            ("aval_size", self.aval_size),
            ("competition_shift", self.competition_shift),
        ];
        for (name, value) in numbers {
            for field in FIELDS.iter().filter(|field| field.name == name) {
                if let Kind::Number { min, max } = field.kind
                    && !(min..=max).contains(&u64::from(value))
                {
                    return Err(Refusal::new(field.rule, "refused-option-range")
                        .with("name", name)
                        .with("value", value)
                        .with("min", min)
                        .with("max", max));
                }
            }
        }
        self.validate_actions()?;
        match (self.formation_set, &self.formations) {
            (Formations::Custom, None) => Err(Refusal::new(rule::FORMATIONS, "refused-formations-missing")),
            (Formations::HordeA | Formations::Pairs, Some(_)) => {
                Err(Refusal::new(rule::FORMATIONS, "refused-formations-unused"))
            }
            _ => Ok(()),
        }
    }

    /// HC-15.7: an action is forbidden, or dearer, or cheaper, and none is to be had for nothing.
    fn validate_actions(&self) -> Result<(), Refusal> {
        let changed = [self.forbidden_action, self.dearer_action, self.cheaper_action];
        let twice = |&(at, action): &(usize, PaidAction)| action != PaidAction::None && changed[..at].contains(&action);
        if changed.into_iter().enumerate().any(|pair| twice(&pair)) {
            return Err(Refusal::new(rule::LAB_ACTIONS, "refused-action-changed-twice"));
        }
        if self.cheaper_action == PaidAction::Repos {
            return Err(Refusal::new(rule::LAB_ACTIONS, "refused-action-for-nothing"));
        }
        Ok(())
    }

    /// What the actions cost, by the role whose action it is (HC-8.6 … HC-8.9, HC-15.7).
    pub(crate) fn costs(&self) -> [u8; 4] {
        let mut costs = COSTS;
        if let Some(role) = self.dearer_action.doer() {
            costs[role as usize] += 1;
        }
        if let Some(role) = self.cheaper_action.doer() {
            costs[role as usize] -= 1;
        }
        if let Some(role) = self.forbidden_action.doer() {
            costs[role as usize] = FORBIDDEN;
        }
        costs
    }

    /// The roles that each kind of Rencontre passes over: one (HC-9.8), or all where it is played as an ace (HC-15.6).
    pub(crate) fn spares(&self) -> [u8; 4] {
        let by_name = self.immunity == Immunity::Name;
        let spared = |kind: Encounter| match self.rencontre_replaced.kind() {
            Some(replaced) if replaced == kind => EVERYBODY,
            _ => kind.spares(by_name).map_or(0, Role::bit),
        };
        Encounter::ALL.map(spared)
    }

    /// The formations in use.
    pub fn formation_set(&self) -> Result<FormationSet, Refusal> {
        let set = match self.formation_set {
            Formations::HordeA => FormationSet::named("horde_a"),
            Formations::Pairs => FormationSet::named("pairs"),
            Formations::Custom => self.formations.clone(),
        };
        set.ok_or_else(|| Refusal::new(rule::FORMATIONS, "refused-formations-missing"))
    }
}

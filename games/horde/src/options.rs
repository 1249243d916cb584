//! The options of HC-15.1, each a named and validated field.

use crate::formations::FormationSet;
use crate::roles::{COSTS, EVERYBODY, Encounter, FORBIDDEN, Role};
use crate::rules_ids as rule;
use galerne_engine::{Field, Kind, Preset, Refusal, Rule};
use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$variant_doc])* $variant),* }
    };
}

choice!(Formations {
    #[default]
    HordeA,
    Pairs,
    Custom
});
choice!(Immunity {
    #[default]
    Rank,
    Name
});
choice!(WoundedLoses {
    #[default]
    Destroyed,
    Retreats
});
choice!(Phase3Order {
    #[default]
    Strict,
    Free
});
choice!(StartAval {
    #[default]
    FourRoles,
    Random
});
choice!(PowerCarry {
    #[default]
    Phase,
    Use
});
choice!(WinCondition {
    #[default]
    DeckAndColumn,
    Deck
});
choice!(CalmLine {
    #[default]
    ForceZero,
    Skip
});
choice!(CompetitionRencontres {
    #[default]
    Segments,
    Flow,
    Redeal
});
choice!(CompetitionElimination {
    #[default]
    Continue,
    Stop
});
choice!(Replaced {
    #[default]
    None,
    Corroyeur,
    Veramorphe,
    Poursuite
});
choice!(PaidAction {
    #[default]
    None,
    Repos,
    Aide,
    Provocation,
    Attaque
});

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

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub formation_set: Formations,
    /// The set itself, where `formation_set` is `custom`.
    pub formations: Option<FormationSet>,
    pub formation_mirror: bool,
    pub immunity: Immunity,
    pub malus_threshold: u8,
    pub soutien_threshold: u8,
    pub wounded_loses: WoundedLoses,
    pub phase3_order: Phase3Order,
    pub entry_limit: u8,
    pub start_aval: StartAval,
    pub power_carry: PowerCarry,
    pub win_condition: WinCondition,
    pub pack_empty_loses: bool,
    pub calm_line: CalmLine,
    pub formation_penalty: u8,
    pub hand_size: u8,
    pub aval_size: u8,
    pub competition_rencontres: CompetitionRencontres,
    pub competition_elimination: CompetitionElimination,
    pub competition_shift: u8,
    /// Section 5: a player may give up at any decision. No bot and no playout takes it up ([`Rules::gives_up`]).
    ///
    /// [`Rules::gives_up`]: galerne_engine::Rules::gives_up
    pub concession: bool,
    /// HC-15.5, ours for the laboratory: what is it worth to know the Rencontres?
    pub rencontres_face_up: bool,
    /// HC-15.6, ours for the laboratory: what is one kind of Rencontre worth?
    pub rencontre_replaced: Replaced,
    /// HC-15.7, ours for the laboratory: what is one action worth, and is its price right?
    pub forbidden_action: PaidAction,
    pub dearer_action: PaidAction,
    pub cheaper_action: PaidAction,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            formation_set: Formations::HordeA,
            formations: None,
            formation_mirror: false,
            immunity: Immunity::Rank,
            malus_threshold: 4,
            soutien_threshold: 4,
            wounded_loses: WoundedLoses::Destroyed,
            phase3_order: Phase3Order::Strict,
            entry_limit: 0,
            start_aval: StartAval::FourRoles,
            power_carry: PowerCarry::Phase,
            win_condition: WinCondition::DeckAndColumn,
            pack_empty_loses: false,
            calm_line: CalmLine::ForceZero,
            formation_penalty: 4,
            hand_size: 4,
            aval_size: 4,
            competition_rencontres: CompetitionRencontres::Segments,
            competition_elimination: CompetitionElimination::Continue,
            competition_shift: 2,
            concession: true,
            rencontres_face_up: false,
            rencontre_replaced: Replaced::None,
            forbidden_action: PaidAction::None,
            dearer_action: PaidAction::None,
            cheaper_action: PaidAction::None,
        }
    }
}

const fn field(name: &'static str, kind: Kind, rule: Rule) -> Field {
    Field { name, kind, rule }
}

const fn number(name: &'static str, min: u64, max: u64, rule: Rule) -> Field {
    Field { name, kind: Kind::Number { min, max }, rule }
}

const ACTIONS: &[&str] = &["none", "repos", "aide", "provocation", "attaque"];

pub(crate) const FIELDS: &[Field] = &[
    field("formation_set", Kind::Choice(&["horde_a", "pairs", "custom"]), rule::FORMATIONS),
    field("formations", Kind::Json, rule::FORMATIONS),
    field("formation_mirror", Kind::Flag, Rule("HC-15.2")),
    field("immunity", Kind::Choice(&["rank", "name"]), rule::IMMUNITY),
    number("malus_threshold", 2, 9, rule::MALUS),
    number("soutien_threshold", 1, 9, rule::SOUTIEN),
    field("wounded_loses", Kind::Choice(&["destroyed", "retreats"]), rule::WOUNDED_BY_WIND),
    field("phase3_order", Kind::Choice(&["strict", "free"]), rule::STEPS),
    number("entry_limit", 0, 4, rule::ENTRY),
    field("start_aval", Kind::Choice(&["four_roles", "random"]), rule::START_AVAL),
    field("power_carry", Kind::Choice(&["phase", "use"]), rule::USE_ONLY),
    field("win_condition", Kind::Choice(&["deck_and_column", "deck"]), rule::VICTORY),
    field("pack_empty_loses", Kind::Flag, rule::PACK_EMPTY),
    field("calm_line", Kind::Choice(&["force_zero", "skip"]), rule::CALM),
    number("formation_penalty", 0, 8, rule::PENALTY),
    number("hand_size", 1, 8, rule::DRAW),
    number("aval_size", 1, 8, rule::JOIN),
    field("competition_rencontres", Kind::Choice(&["segments", "flow", "redeal"]), rule::TWO_DOMINANTES),
    field("competition_elimination", Kind::Choice(&["continue", "stop"]), rule::LOST_HORDE),
    number("competition_shift", 1, 4, rule::TWO_SHIFTS),
    field("concession", Kind::Flag, rule::DEFEAT),
    field("rencontres_face_up", Kind::Flag, rule::LAB_FACE_UP),
    field("rencontre_replaced", Kind::Choice(&["none", "corroyeur", "veramorphe", "poursuite"]), rule::LAB_REPLACED),
    field("forbidden_action", Kind::Choice(ACTIONS), rule::LAB_ACTIONS),
    field("dearer_action", Kind::Choice(ACTIONS), rule::LAB_ACTIONS),
    // Repos costs one point: a point less would be no price at all.
    field("cheaper_action", Kind::Choice(&["none", "aide", "provocation", "attaque"]), rule::LAB_ACTIONS),
];

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

    /// The roles that each kind of Rencontre passes over: one (HC-9.8), or everybody where it is played as an ace (HC-15.6).
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
